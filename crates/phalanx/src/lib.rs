//! Constant-time SIMD implementations of Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
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
mod error;
mod field;
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
pub mod modes;
#[cfg(feature = "reference")]
pub mod reference;
#[cfg(feature = "cipher")]
mod rustcrypto;
mod table;
pub mod ublock;
mod wipe;

pub use active::{Choice, active, choices};
pub use cipher::{Cipher, KeyOnly, Standard};
pub use error::Error;
pub use gost28147::{Gost28147, Magma};
pub use isa::{Level, LevelError};
pub use kalyna::{Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512};
pub use kernel::Op;
pub use kuznyechik::Kuznyechik;
#[doc(hidden)]
pub use table::families;
pub use ublock::{Ublock128_128, Ublock128_256, Ublock256_256};
