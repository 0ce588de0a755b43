//! The kernels of Phalanx: block ciphers, written once over an abstract register and stamped for every instruction set, and
//! the choice between them.
//!
//! Use the crate `phalanx`, which has all of this and the modes. That these are two crates spares whoever works on modes the
//! minutes that the kernels take to compile; what is hidden here may change at any time.
#![no_std]
// Bodies for vector registers know no architecture, but only x86-64 stamps kernels from them so far.
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod active;
mod cipher;
#[cfg(test)]
mod circuit_tests;
mod engine;
mod equal;
mod error;
#[doc(hidden)]
pub mod field;
#[cfg(feature = "reference")]
#[doc(hidden)]
pub mod generator_tables;
mod gf;
pub mod gost28147;
#[doc(hidden)]
pub mod isa;
pub mod kalyna;
#[doc(hidden)]
pub mod kernel;
pub mod kuznyechik;
pub mod many;
#[cfg(feature = "reference")]
pub mod reference;
#[cfg(feature = "cipher")]
mod rustcrypto;
mod table;
pub mod ublock;
mod wipe;

pub use active::{Choice, active, choices};
pub use cipher::{Cipher, KeyOnly, Standard};
#[doc(hidden)]
pub use equal::equal;
pub use error::Error;
pub use gost28147::{Gost28147, Magma};
pub use isa::{Level, LevelError};
pub use kalyna::{Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512};
pub use kernel::Op;
pub use kuznyechik::Kuznyechik;
#[doc(hidden)]
pub use table::{families, routines};
pub use ublock::{Ublock128_128, Ublock128_256, Ublock256_256};
/// What techniques of the literature are made of: constants of the standards, and their simplest steps.
#[doc(hidden)]
pub mod constants {
    /// Kalyna.
    pub mod kalyna {
        pub use crate::kalyna::rounds::shift;
        pub use crate::kalyna::schedule::{add, load, store, sub, xor};
        pub use crate::kalyna::tables::{FIELD, INV_MDS, INV_SBOX, MDS, SBOX};
    }
    /// Kuznyechik.
    pub mod kuznyechik {
        pub use crate::kuznyechik::linear::{inv_linear_map, linear_map};
        pub use crate::kuznyechik::tables::{FIELD, INV_PI, L, PI};
    }
    /// uBlock.
    pub mod ublock {
        pub use crate::ublock::tables::{PK1, PK2, PK3, PL128, PL256, PR128, PR256, ROUND_CONSTANTS, SBOX};
    }
}
/// What modes are made of.
#[doc(hidden)]
pub mod parts {
    pub use crate::cipher::Sealed;
    pub use crate::engine::{Engine, One};
    pub use crate::gf::{Dot, GF2_128, GF2_256, GF2_512};
    pub use crate::isa::{clear_registers, one_by_one};
    pub use crate::wipe::{Batch, MODE_STACK, Secret, wipe, wipe_stack, wipe_words, wiped_beside};
}
#[doc(hidden)]
pub use wipe::{KERNEL_STACK, LARGE, SCHEDULE_STACK, wiped};
