//! Tests every S-box circuit on all 256 inputs.

use crate::isa::Word64;
use crate::kalyna::{
    circuits as kalyna,
    tables::{INV_SBOX, SBOX},
};
use crate::kuznyechik::{
    circuits as kuznyechik,
    tables::{INV_PI, PI},
};

/// Returns the S-box that a circuit computes, by evaluating it on four batches of 64 inputs.
fn table(circuit: impl Fn(Word64, [u64; 8]) -> [u64; 8]) -> [u8; 256] {
    let mut table = [0; 256];
    for (batch, out) in table.chunks_exact_mut(64).enumerate() {
        let plane = |bit: usize| (0..64).map(|x| (((64 * batch + x) >> bit & 1) as u64) << x).sum();
        let planes = circuit(Word64, core::array::from_fn(plane));
        for (x, byte) in out.iter_mut().enumerate() {
            *byte = planes.iter().enumerate().map(|(bit, plane)| ((plane >> x & 1) as u8) << bit).sum();
        }
    }
    table
}

#[test]
fn kalyna_substitutions() {
    assert_eq!(table(kalyna::pi0), SBOX[0]);
    assert_eq!(table(kalyna::pi1), SBOX[1]);
    assert_eq!(table(kalyna::pi2), SBOX[2]);
    assert_eq!(table(kalyna::pi3), SBOX[3]);
    assert_eq!(table(kalyna::inv_pi0), INV_SBOX[0]);
    assert_eq!(table(kalyna::inv_pi1), INV_SBOX[1]);
    assert_eq!(table(kalyna::inv_pi2), INV_SBOX[2]);
    assert_eq!(table(kalyna::inv_pi3), INV_SBOX[3]);
}

#[test]
fn kuznyechik_substitutions() {
    assert_eq!(table(kuznyechik::pi), PI);
    assert_eq!(table(kuznyechik::inv_pi), INV_PI);
    assert_eq!(table(kuznyechik::pi_ternary), PI);
    assert_eq!(table(kuznyechik::inv_pi_ternary), INV_PI);
}
