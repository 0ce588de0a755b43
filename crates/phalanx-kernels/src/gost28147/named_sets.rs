//! The named S-box sets as types.

use core::fmt::Debug;

use super::{NAMED_SETS, NamedSet};
use crate::table::Parameter;

/// A type that represents a named S-box set, which lets you select an S-box at compile time.
pub trait ParamSet: sealed::Sealed + Copy + Debug + Send + Sync + 'static {
    /// The set.
    const SET: &'static NamedSet;
    /// The set as a generic parameter.
    #[doc(hidden)]
    const PARAMETER: &'static Parameter = Self::SET.parameter();
}

mod sealed {
    /// Prevents implementations outside this crate.
    pub trait Sealed {}
}

/// The index of a given name in [`NAMED_SETS`].
const fn position(name: &str) -> usize {
    let mut i = 0;
    while i < NAMED_SETS.len() {
        let (a, b) = (NAMED_SETS[i].name.as_bytes(), name.as_bytes());
        let mut equal = 0;
        while equal < a.len() && equal < b.len() && a[equal] == b[equal] {
            equal += 1;
        }
        if equal == a.len() && equal == b.len() {
            return i;
        }
        i += 1;
    }
    panic!("unknown S-box set")
}

/// Calls a macro with the list of all sets, followed by the given arguments. For each set, the list
/// contains the name used in symbols, the type, the name in [`NAMED_SETS`], and a description.
macro_rules! for_named_sets {
    ($macro:ident $($rest:tt)*) => {
        $macro! {
            sets: [
                test: Test = "id-Gost28147-89-TestParamSet", "RFC 4357, for tests.";
                crypto_pro_a: CryptoProA = "id-Gost28147-89-CryptoPro-A-ParamSet", "RFC 4357.";
                crypto_pro_b: CryptoProB = "id-Gost28147-89-CryptoPro-B-ParamSet", "RFC 4357.";
                crypto_pro_c: CryptoProC = "id-Gost28147-89-CryptoPro-C-ParamSet", "RFC 4357.";
                crypto_pro_d: CryptoProD = "id-Gost28147-89-CryptoPro-D-ParamSet", "RFC 4357.";
                tc26_z: Tc26Z = "id-tc26-gost-28147-param-Z", "RFC 7836; the S-box of Magma.";
                hash_test: HashTest = "id-GostR3411-94-TestParamSet", "RFC 4357, of the hash GOST R 34.11-94, for tests.";
                hash_crypto_pro: HashCryptoPro = "id-GostR3411-94-CryptoProParamSet", "RFC 4357, of the hash GOST R 34.11-94.";
                dke_1: Dke1 = "dstu-dke-1", "DKE No. 1 of supplement 1 to Instruction No. 114, the default in Ukraine.";
                dke_2: Dke2 = "dstu-dke-2", "DKE No. 1 of supplement 2 to Instruction No. 114.";
                dke_3: Dke3 = "dstu-dke-3", "DKE No. 1 of supplement 3 to Instruction No. 114.";
                dke_4: Dke4 = "dstu-dke-4", "DKE No. 1 of supplement 4 to Instruction No. 114.";
                dke_5: Dke5 = "dstu-dke-5", "DKE No. 1 of supplement 5 to Instruction No. 114.";
                dke_6: Dke6 = "dstu-dke-6", "DKE No. 1 of supplement 6 to Instruction No. 114.";
                dke_7: Dke7 = "dstu-dke-7", "DKE No. 1 of supplement 7 to Instruction No. 114.";
                dke_8: Dke8 = "dstu-dke-8", "DKE No. 1 of supplement 8 to Instruction No. 114.";
                dke_9: Dke9 = "dstu-dke-9", "DKE No. 1 of supplement 9 to Instruction No. 114.";
                dke_10: Dke10 = "dstu-dke-10", "DKE No. 1 of supplement 10 to Instruction No. 114.";
            ];
            $($rest)*
        }
    };
}
pub(super) use for_named_sets;

macro_rules! types {
    (sets: [$($symbol:ident: $set:ident = $name:literal, $what:literal;)*];) => {$(
        #[doc = concat!("`", $name, "`: ", $what)]
        #[derive(Clone, Copy, Debug)]
        pub enum $set {}

        impl sealed::Sealed for $set {}

        impl ParamSet for $set {
            const SET: &'static NamedSet = &NAMED_SETS[position($name)];
        }
    )*};
}
for_named_sets! { types }
