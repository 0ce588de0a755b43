//! Streebog (GOST R 34.11-2012, RFC 6986). A vector is a byte string whose first byte is the
//! standard's last one.

use alloc::vec::Vec;

use super::xor;
use crate::kuznyechik::tables::PI;
use crate::streebog::tables::{A, C};

type Vector = [u8; 64];

/// The state of the hash between two blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The chaining value h.
    pub h: Vector,
    /// The number of bits so far, N.
    pub n: Vector,
    /// The sum of the blocks so far, Σ.
    pub sigma: Vector,
}

impl State {
    /// The state for `LONG` (512-bit hash codes) or not (256-bit ones).
    pub fn new(long: bool) -> Self {
        Self { h: [if long { 0 } else { 1 }; 64], n: [0; 64], sigma: [0; 64] }
    }

    /// Reads a state: h, N and Σ.
    pub fn from_bytes(bytes: &[u8; 192]) -> Self {
        let (vectors, _) = bytes.as_chunks::<64>();
        Self { h: vectors[0], n: vectors[1], sigma: vectors[2] }
    }

    /// The bytes of h, N and Σ.
    pub fn to_bytes(&self) -> Vec<u8> {
        [self.h, self.n, self.sigma].concat()
    }

    /// Absorbs a block of which `bits` bits belong to the message (stages 2 and 3).
    pub fn absorb(&mut self, block: &Vector, bits: u64) {
        self.h = g(&self.n, &self.h, block);
        let mut length = [0; 64];
        length[..8].copy_from_slice(&bits.to_le_bytes());
        self.n = add(&self.n, &length);
        self.sigma = add(&self.sigma, block);
    }
}

/// The hash code of a message: 64 bytes if `long` is set, 32 otherwise.
pub fn hash(long: bool, message: &[u8]) -> Vec<u8> {
    let mut state = State::new(long);
    let (blocks, rest) = message.as_chunks::<64>();
    for block in blocks {
        state.absorb(block, 512);
    }
    let mut last = [0; 64];
    last[..rest.len()].copy_from_slice(rest);
    last[rest.len()] = 1;
    state.absorb(&last, 8 * rest.len() as u64);
    state.h = g(&[0; 64], &state.h, &state.n);
    state.h = g(&[0; 64], &state.h, &state.sigma);
    state.h[if long { 0 } else { 32 }..].to_vec()
}

/// The compression function g_N(h, m).
fn g(n: &Vector, h: &Vector, m: &Vector) -> Vector {
    let mut sum = e(&lps(&x(h, n)), m);
    xor(&mut sum, h);
    xor(&mut sum, m);
    sum
}

/// E(K, m)
fn e(k: &Vector, m: &Vector) -> Vector {
    let (mut k, mut state) = (*k, *m);
    for c in &C {
        state = lps(&x(&state, &k));
        let mut constant = [0; 64];
        constant.copy_from_slice(&c.map(u64::to_le_bytes).concat());
        k = lps(&x(&k, &constant));
    }
    x(&state, &k)
}

/// X
fn x(a: &Vector, b: &Vector) -> Vector {
    let mut sum = *a;
    xor(&mut sum, b);
    sum
}

/// L P S
fn lps(a: &Vector) -> Vector {
    let s = a.map(|byte| PI[usize::from(byte)]);
    let p: Vector = core::array::from_fn(|i| s[8 * (i % 8) + i / 8]);
    let mut out = [0; 64];
    for (row, out) in p.as_chunks::<8>().0.iter().zip(out.as_chunks_mut::<8>().0) {
        let row = u64::from_le_bytes(*row);
        let bit = |i: usize| row >> (63 - i) & 1 == 1;
        *out = (0..64).filter(|i| bit(*i)).fold(0, |sum, i| sum ^ A[i]).to_le_bytes();
    }
    out
}

/// Addition modulo 2^512.
fn add(a: &Vector, b: &Vector) -> Vector {
    let mut carry = 0;
    core::array::from_fn(|i| {
        let sum = u16::from(a[i]) + u16::from(b[i]) + carry;
        carry = sum >> 8;
        sum as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hex")).collect()
    }

    /// RFC 6986, section 10, and the hash codes of the empty message.
    #[test]
    fn known_answers() {
        let first = b"012345678901234567890123456789012345678901234567890123456789012";
        let second = bytes(concat!(
            "d1e520e2e5f2f0e82c20d1f2f0e8e1eee6e820e2edf3f6e82c20e2e5fef2fa20f120eceef0ff20f1f2f0e5ebe0ec",
            "e820ede020f5f0e0e1f0fbff20efebfaeafb20c8e3eef0e5e2fb"
        ));
        for (message, long, short) in [
            (
                &first[..],
                concat!(
                    "1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa",
                    "00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48"
                ),
                "9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500",
            ),
            (
                &second[..],
                concat!(
                    "1e88e62226bfca6f9994f1f2d51569e0daf8475a3b0fe61a5300eee46d961376",
                    "035fe83549ada2b8620fcd7c496ce5b33f0cb9dddc2b6460143b03dabac9fb28"
                ),
                "9dd2fe4e90409e5da87f53976d7405b0c0cac628fc669a741d50063c557e8f50",
            ),
            (
                &[],
                concat!(
                    "8e945da209aa869f0455928529bcae4679e9873ab707b55315f56ceb98bef0a7",
                    "362f715528356ee83cda5f2aac4c6ad2ba3a715c1bcd81cb8e9f90bf4c1c1a8a"
                ),
                "3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb",
            ),
        ] {
            assert_eq!(hash(true, message), bytes(long));
            assert_eq!(hash(false, message), bytes(short));
        }
    }
}
