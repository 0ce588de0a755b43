//! Published techniques for Kalyna, GOST 28147-89, uBlock and Kuznyechik, for comparison with the
//! kernels of Phalanx.
//!
//! | paper | ciphers | content |
//! |---|---|---|
//! | K | GOST 28147-89, Kalyna | Sovyn, Khoma, Nakonechnyi, Stakhiv: tables, gathers and byte shuffles, 1 to 64 blocks at once (2019) |
//! | U | uBlock | Gao, Wang, Tian, Hu, Zhang, Yan, Wu: AVX2, one key and several (2024) |
//! | Z | Kuznyechik | Dorokhin, Kachkov, Sidorenko: tables, SSE and AVX2 (2018) |
//!
//! **Never encrypt with these.** Some have been proved to run in constant time, but the others look
//! up tables at addresses that depend on keys and data. Those require the feature `leaky` and have
//! `leaky` in their symbols. The library never dispatches to any of these techniques because they
//! aren't in `phalanx_kernels::families`. You can only run them individually, through [`KernelRun`]
//! and similar types.
//!
//! There is one file per technique, which contains constants computed by `const fn`, a body that is
//! generic over the number of blocks processed at once, and one line per entry. Its family compiles
//! the cipher's portable key schedule and may add key forms.
//!
//! [`KernelRun`]: phalanx_kernels::kernel::KernelRun
// Unit tests don't compile any kernels.
#![cfg_attr(any(test, not(target_arch = "x86_64")), allow(dead_code))]
#![cfg_attr(test, allow(unused_imports, unused_macros))]

mod figure;
mod gost;
#[cfg(target_arch = "x86_64")]
mod gost_shuffles;
#[cfg(feature = "leaky")]
mod gost_tables;
#[cfg(target_arch = "x86_64")]
mod isa;
#[cfg(target_arch = "x86_64")]
mod kalyna_columns;
#[cfg(any(target_arch = "x86_64", feature = "leaky"))]
mod kalyna_families;
#[cfg(target_arch = "x86_64")]
mod kalyna_shuffles;
#[cfg(feature = "leaky")]
mod kalyna_tables;
#[cfg(feature = "leaky")]
mod kuznyechik_tables;
pub mod modes;
mod published;
#[cfg(target_arch = "x86_64")]
mod ublock_avx2;

use phalanx_kernels::kernel::{Family, Kernel};

pub use figure::{Figure, Published};
pub use published::published;

/// Returns whether an entry's time depends on secrets. For the library's own kernels, it never
/// does.
pub fn is_leaky(kernel: &Kernel) -> bool {
    kernel.symbol.contains("leaky")
}

/// Returns all families of entries.
pub fn families() -> &'static [&'static Family] {
    static FAMILIES: &[&Family] = &[
        #[cfg(target_arch = "x86_64")]
        &gost_shuffles::GOST28147,
        #[cfg(feature = "leaky")]
        &gost_tables::GOST28147,
        #[cfg(target_arch = "x86_64")]
        &kalyna_shuffles::KALYNA_128_128,
        #[cfg(target_arch = "x86_64")]
        &kalyna_shuffles::KALYNA_128_256,
        #[cfg(target_arch = "x86_64")]
        &kalyna_shuffles::KALYNA_256_256,
        #[cfg(target_arch = "x86_64")]
        &kalyna_shuffles::KALYNA_256_512,
        #[cfg(target_arch = "x86_64")]
        &kalyna_shuffles::KALYNA_512_512,
        #[cfg(feature = "leaky")]
        &kalyna_tables::KALYNA_128_128,
        #[cfg(feature = "leaky")]
        &kalyna_tables::KALYNA_128_256,
        #[cfg(feature = "leaky")]
        &kalyna_tables::KALYNA_256_256,
        #[cfg(feature = "leaky")]
        &kalyna_tables::KALYNA_256_512,
        #[cfg(feature = "leaky")]
        &kalyna_tables::KALYNA_512_512,
        #[cfg(feature = "leaky")]
        &kuznyechik_tables::KUZNYECHIK,
        #[cfg(target_arch = "x86_64")]
        &ublock_avx2::UBLOCK_128_128,
        #[cfg(target_arch = "x86_64")]
        &ublock_avx2::UBLOCK_128_256,
        #[cfg(target_arch = "x86_64")]
        &ublock_avx2::UBLOCK_256_256,
    ];
    FAMILIES
}

/// Multiplies a column by each factor, as a sum of doublings, because the compiler limits how much
/// work it does to evaluate a constant.
#[cfg(feature = "leaky")]
const fn multiples<const N: usize>(field: phalanx_kernels::field::Field, column: [u8; N]) -> [[u8; N]; 256] {
    let (mut multiples, mut x) = ([[0; N]; 256], 1);
    while x < 256 {
        let mut i = 0;
        while i < N {
            multiples[x][i] = field.mul(multiples[x / 2][i], 2) ^ (column[i] * (x % 2) as u8);
            i += 1;
        }
        x += 1;
    }
    multiples
}
