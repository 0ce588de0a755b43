//! Kuznyechik (GOST R 34.12-2015). Byte 0 of a block is the standard's a_15.

use alloc::vec::Vec;

use super::{BlockCipher, products, xor};
use crate::kuznyechik::tables::{FIELD, INV_PI, L, PI};

static L_PRODUCTS: [[u8; 256]; 16] = products(FIELD, &L);

/// Kuznyechik with one key.
#[derive(Clone, Debug)]
pub struct Kuznyechik {
    round_keys: [[u8; 16]; 10],
}

impl Kuznyechik {
    /// Expands a key. Returns `None` unless the key is 32 bytes long.
    pub fn new(key: &[u8]) -> Option<Self> {
        let (halves, rest) = key.as_chunks::<16>();
        let &[mut a1, mut a0]: &[[u8; 16]; 2] = halves.try_into().ok()?;
        if !rest.is_empty() {
            return None;
        }
        let mut round_keys = [[0; 16]; 10];
        (round_keys[0], round_keys[1]) = (a1, a0);
        for i in 1..=32_usize {
            let mut c = [0; 16];
            c[15] = i as u8;
            linear(&mut c);

            let mut t = a1;
            lsx(&mut t, &c);
            xor(&mut t, &a0);
            (a1, a0) = (t, a1);
            if i % 8 == 0 {
                (round_keys[i / 4], round_keys[i / 4 + 1]) = (a1, a0);
            }
        }
        Some(Self { round_keys })
    }
}

impl BlockCipher for Kuznyechik {
    fn block_bytes(&self) -> usize {
        16
    }

    fn encrypt_block(&self, block: &mut [u8]) {
        for k in &self.round_keys[..9] {
            lsx(block, k);
        }
        xor(block, &self.round_keys[9]);
    }

    fn decrypt_block(&self, block: &mut [u8]) {
        for k in self.round_keys[1..].iter().rev() {
            xor(block, k);
            inv_linear(block);
            substitute(block, &INV_PI);
        }
        xor(block, &self.round_keys[0]);
    }

    fn round_keys(&self) -> Vec<Vec<u8>> {
        self.round_keys.iter().map(|k| k.to_vec()).collect()
    }
}

/// LSX\[k\]
fn lsx(a: &mut [u8], k: &[u8; 16]) {
    xor(a, k);
    substitute(a, &PI);
    linear(a);
}

/// S
fn substitute(a: &mut [u8], pi: &[u8; 256]) {
    for b in a {
        *b = pi[*b as usize];
    }
}

/// L, which applies R sixteen times. Each time, the bytes move towards a_0, and a_15 becomes `l` of
/// all bytes.
fn linear(a: &mut [u8]) {
    for _ in 0..16 {
        let new = l(a);
        a.rotate_right(1);
        a[0] = new;
    }
}

/// The inverse of [`linear`].
fn inv_linear(a: &mut [u8]) {
    for _ in 0..16 {
        // Since the coefficient of a_0 is 1, replacing a_0 with the result of `l` and applying `l` again
        // returns a_0.
        a.rotate_left(1);
        a[15] = l(a);
    }
}

/// l
fn l(a: &[u8]) -> u8 {
    assert_eq!(a.len(), 16);
    a.iter().zip(&L_PRODUCTS).fold(0, |sum, (b, products)| sum ^ products[*b as usize])
}
