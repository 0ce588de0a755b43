//! All families of kernels.

use crate::gost28147;
use crate::kalyna;
use crate::kernel::Family;

/// Every family of kernels: the ciphers, then the fields of the hashes.
#[doc(hidden)]
pub fn families() -> &'static [&'static Family] {
    static FAMILIES: [&Family; 7] = [
        &kalyna::KALYNA_128_128,
        &kalyna::KALYNA_128_256,
        &kalyna::KALYNA_256_256,
        &kalyna::KALYNA_256_512,
        &kalyna::KALYNA_512_512,
        &gost28147::GOST28147,
        &gost28147::MAGMA,
    ];
    &FAMILIES
}
