//! All families of kernels, and the routines beside them.

use crate::isa::{self, Features};
use crate::kernel::{Family, Routine, RoutineEntry};
use crate::{equal, gf, gost28147, kalyna, kuznyechik, ublock, wipe};

/// Every family of kernels: the ciphers, then the fields of the hashes.
#[doc(hidden)]
pub fn families() -> &'static [&'static Family] {
    static FAMILIES: &[&Family] = &[
        &kalyna::KALYNA_128_128,
        &kalyna::KALYNA_128_256,
        &kalyna::KALYNA_256_256,
        &kalyna::KALYNA_256_512,
        &kalyna::KALYNA_512_512,
        &gost28147::GOST28147,
        &gost28147::MAGMA,
        &kuznyechik::KUZNYECHIK,
        &ublock::UBLOCK_128_128,
        &ublock::UBLOCK_128_256,
        &ublock::UBLOCK_256_256,
        &gf::GF2_64,
        &gf::GF2_128,
        &gf::GF2_256,
        &gf::GF2_512,
    ];
    FAMILIES
}

/// Every routine beside the kernels: with the kernels, all functions that are proved.
#[doc(hidden)]
pub fn routines() -> impl Iterator<Item = &'static Routine> {
    static EVERYWHERE: [Routine; 2] = [
        Routine { symbol: wipe::SYMBOL, needs: Features::NONE, entry: RoutineEntry::Wipe(wipe::wipe_bytes) },
        Routine { symbol: equal::SYMBOL, needs: Features::NONE, entry: RoutineEntry::Equal(equal::equal_bytes) },
    ];
    EVERYWHERE.iter().chain(&isa::CLEAR)
}
