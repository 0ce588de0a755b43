//! All families of kernels.

use crate::kalyna;
use crate::kernel::Family;
use crate::kuznyechik;
use crate::ublock;

/// Every family of kernels: the ciphers, then the fields of the hashes.
#[doc(hidden)]
pub fn families() -> &'static [&'static Family] {
    static FAMILIES: [&Family; 9] = [
        &kalyna::KALYNA_128_128,
        &kalyna::KALYNA_128_256,
        &kalyna::KALYNA_256_256,
        &kalyna::KALYNA_256_512,
        &kalyna::KALYNA_512_512,
        &kuznyechik::KUZNYECHIK,
        &ublock::UBLOCK_128_128,
        &ublock::UBLOCK_128_256,
        &ublock::UBLOCK_256_256,
    ];
    &FAMILIES
}
