//! All families of kernels, and all routines.

use crate::abi::{Routine, RoutineEntry, symbol};
use crate::isa;
use crate::level::Features;
use crate::table::Family;
use crate::{equal, steps};

/// Expands the list of families into the tables and the public cipher types.
macro_rules! families {
    ($($when:meta: $vis:vis $module:ident { $($family:ident $(is $cipher:ident)?),* })*) => {
        /// All families of kernels: the ciphers, the hashes, and the fields that modes use.
        #[doc(hidden)]
        pub fn families() -> &'static [&'static Family] {
            static FAMILIES: &[&Family] = &[$($(
                #[cfg($when)]
                &crate::$module::$family,
            )*)*];
            FAMILIES
        }

        /// The cipher types and their modules.
        #[doc(hidden)]
        pub mod ciphers {
            $(
                #[cfg($when)]
                #[allow(unused_imports, reason = "the module for fields is private")]
                $vis use crate::$module;
                $($(
                    #[cfg($when)]
                    pub use crate::$module::$cipher;
                )?)*
            )*
        }
    };
}

families! {
    feature = "kalyna": pub kalyna {
        KALYNA_128_128 is Kalyna128_128, KALYNA_128_256 is Kalyna128_256, KALYNA_256_256 is Kalyna256_256,
        KALYNA_256_512 is Kalyna256_512, KALYNA_512_512 is Kalyna512_512
    }
    feature = "gost": pub gost28147 { GOST28147 is Gost28147, MAGMA is Magma }
    feature = "kuznyechik": pub kuznyechik { KUZNYECHIK is Kuznyechik }
    feature = "ublock": pub ublock {
        UBLOCK_128_128 is Ublock128_128, UBLOCK_128_256 is Ublock128_256, UBLOCK_256_256 is Ublock256_256
    }
    feature = "streebog": streebog { STREEBOG }
    feature = "kupyna": kupyna { KUPYNA_256, KUPYNA_512 }
    all(): gf { GF2_64, GF2_128, GF2_128_NIST, GF2_256, GF2_512 }
}

/// All routines. These and the kernels are the functions that the prover verifies.
#[doc(hidden)]
pub fn routines() -> impl Iterator<Item = &'static Routine> {
    static WIPE: Routine =
        Routine { symbol: symbol!("wipe"), needs: Features::NONE, entry: RoutineEntry::Wipe(isa::wipe_bytes) };
    [&WIPE, &equal::EQUAL].into_iter().chain(&isa::CLEAR).chain(steps::routines())
}
