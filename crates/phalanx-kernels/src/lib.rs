//! The kernels of Phalanx: block ciphers that are written once in terms of abstract registers and
//! compiled for every instruction set, plus the code that dispatches to them at run time.
//!
//! Use the crate `phalanx` instead, which also provides the modes. The crates are separate because
//! the kernels take minutes to compile, and this way the modes can be changed without recompiling
//! them. Hidden items may change at any time.
#![no_std]
// The bodies are architecture-independent, but no single architecture uses all of them, and unit
// tests and assembly builds use none at all.
#![cfg_attr(
    any(
        test,
        assembly,
        not(vectors = "x86_64"),
        not(all(
            feature = "kalyna",
            feature = "gost",
            feature = "kuznyechik",
            feature = "ublock",
            feature = "streebog",
            feature = "kupyna"
        ))
    ),
    allow(dead_code)
)]
// Disabling a family leaves some of the shared code unused.
#![cfg_attr(
    any(
        test,
        not(all(
            feature = "kalyna",
            feature = "gost",
            feature = "kuznyechik",
            feature = "ublock",
            feature = "streebog",
            feature = "kupyna"
        ))
    ),
    allow(unused_imports, unused_macros)
)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[doc(hidden)]
pub mod abi;
#[cfg(all(assembly, not(test)))]
mod assembly;
mod bank;
mod choices;
mod cipher;
#[cfg(all(test, feature = "kalyna", feature = "kuznyechik"))]
mod circuit_tests;
#[doc(hidden)]
pub mod costs;
mod engine;
#[doc(hidden)]
pub mod entry_macros;
mod equal;
mod error;
mod families;
#[doc(hidden)]
pub mod field;
#[doc(hidden)]
pub mod frames;
#[cfg(feature = "reference")]
#[doc(hidden)]
pub mod generator_tables;
mod gf;
#[cfg(feature = "gost")]
pub mod gost28147;
mod harness;
#[cfg(any(feature = "streebog", feature = "kupyna"))]
pub mod hash;
pub mod hazmat;
#[doc(hidden)]
pub mod isa;
#[cfg(feature = "kalyna")]
pub mod kalyna;
/// The parts of Kalyna that Kupyna shares.
#[cfg(all(feature = "kupyna", not(feature = "kalyna"), bodies))]
#[path = "kalyna/shared.rs"]
#[allow(unreachable_pub, reason = "parts of a public module")]
mod kalyna;
#[doc(hidden)]
pub mod kernel;
#[cfg(feature = "kupyna")]
mod kupyna;
#[cfg(feature = "kuznyechik")]
pub mod kuznyechik;
/// The parts of Kuznyechik that Streebog shares.
#[cfg(all(feature = "streebog", not(feature = "kuznyechik"), bodies))]
#[path = "kuznyechik/shared.rs"]
#[allow(unreachable_pub, reason = "parts of a public module")]
mod kuznyechik;
#[doc(hidden)]
pub mod level;
#[cfg(feature = "reference")]
pub mod reference;
#[cfg(feature = "cipher")]
mod rustcrypto;
mod schedules;
mod sections;
mod shared;
#[doc(hidden)]
pub mod steps;
#[cfg(feature = "streebog")]
mod streebog;
#[doc(hidden)]
pub mod sync;
#[doc(hidden)]
pub mod table;
#[cfg(feature = "ublock")]
pub mod ublock;
mod wipe;
mod wipe_after;

#[doc(hidden)]
pub use choices::choices_of;
pub use choices::{Choice, active, choices};
pub use cipher::{Cipher, KeyOnly, Standard};
#[doc(hidden)]
pub use equal::equal;
pub use error::Error;
#[allow(unreachable_pub, reason = "all ciphers may be disabled")]
pub use families::ciphers::*;
#[doc(hidden)]
pub use families::{ciphers, families, routines};
pub use level::{Level, LevelError};
pub use table::Op;
/// The constants and basic steps from the standards, used to implement published techniques.
#[cfg(bodies)]
#[doc(hidden)]
pub mod constants {
    /// Kalyna.
    #[cfg(feature = "kalyna")]
    pub mod kalyna {
        pub use crate::kalyna::rounds::shift;
        pub use crate::kalyna::schedule::{add, expand as schedule, load, store, sub, xor};
        pub use crate::kalyna::tables::{FIELD, INV_MDS, INV_SBOX, MDS, SBOX};
    }
    /// GOST 28147-89.
    #[cfg(feature = "gost")]
    pub mod gost28147 {
        pub use crate::gost28147::schedule::copy as schedule;
    }
    /// Kuznyechik.
    #[cfg(feature = "kuznyechik")]
    pub mod kuznyechik {
        pub use crate::kuznyechik::linear::{inv_linear_map, linear_map};
        pub use crate::kuznyechik::schedule::expand as schedule;
        pub use crate::kuznyechik::tables::{FIELD, INV_PI, L, PI};
    }
    /// uBlock.
    #[cfg(feature = "ublock")]
    pub mod ublock {
        pub use crate::ublock::schedule::expand as schedule;
        pub use crate::ublock::tables::{PK1, PK2, PK3, PL128, PL256, PR128, PR256, ROUND_CONSTANTS, SBOX};
    }
}
/// Building blocks for modes.
#[doc(hidden)]
pub mod parts {
    pub use crate::bank::{Bank, KeptBank, Slot, crypt_once};
    pub use crate::cipher::Sealed;
    pub use crate::engine::{Engine, Flag, One};
    pub use crate::gf::{Dot, GF2_128, GF2_128_NIST, GF2_256, GF2_512};
    pub use crate::isa::{clear_registers, one_by_one, opaque};
    pub use crate::schedules::Schedules;
    pub use crate::sections::{Changing, SectionBatch};
    pub use crate::wipe::{BATCH, Secret, Wiped, wipe, wipe_words, with_room};
    pub use crate::wipe_after::{MODE_STACK, wipe_stack, wiped_beside};
    pub use once_cell::race::OnceBox;
    pub use zeroize::ZeroizeOnDrop;
}
#[doc(hidden)]
pub use wipe_after::{LARGE, wiped};
