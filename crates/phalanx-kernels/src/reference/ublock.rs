//! uBlock. "Left" means towards byte 0, and the high nibble of a byte comes first.

use alloc::{vec, vec::Vec};

use super::{BlockCipher, xor};
use crate::ublock::tables::{PK1, PK2, PK3, PL128, PL256, PR128, PR256, ROUND_CONSTANTS, SBOX};

/// uBlock with one key.
#[derive(Clone, Debug)]
pub struct Ublock {
    round_keys: Vec<Vec<u8>>,
    pl: &'static [u8],
    pr: &'static [u8],
}

impl Ublock {
    /// Expands a key. Returns `None` unless the block and key sizes are 128/128, 128/256 or 256/256
    /// bits.
    pub fn new(block_bits: usize, key: &[u8]) -> Option<Self> {
        let (rounds, pk): (_, &[u8]) = match (block_bits, 8 * key.len()) {
            (128, 128) => (16, &PK1),
            (128, 256) => (24, &PK2),
            (256, 256) => (24, &PK3),
            _ => return None,
        };
        let (pl, pr): (&'static [u8], &'static [u8]) =
            if block_bits == 128 { (&PL128, &PR128) } else { (&PL256, &PR256) };

        let mut register = key.to_vec();
        let mut round_keys = vec![register[..block_bits / 8].to_vec()];
        for rc in &ROUND_CONSTANTS[..rounds] {
            register = next_register(&register, pk, *rc);
            round_keys.push(register[..block_bits / 8].to_vec());
        }
        Some(Self { round_keys, pl, pr })
    }

    /// The state after each round, before adding the next key, as listed in the designers' test
    /// data.
    pub fn round_states(&self, block: &[u8]) -> Vec<Vec<u8>> {
        let mut state = block.to_vec();
        self.round_keys[..self.round_keys.len() - 1]
            .iter()
            .map(|k| {
                self.round(&mut state, k);
                state.clone()
            })
            .collect()
    }

    fn round(&self, block: &mut [u8], k: &[u8]) {
        xor(block, k);
        substitute(block, &SBOX);
        let (x0, x1) = block.split_at_mut(self.pl.len());
        xor(x1, x0);
        xor_rotated(x0, x1, 4);
        xor_rotated(x1, x0, 8);
        xor_rotated(x0, x1, 8);
        xor_rotated(x1, x0, 20);
        xor(x0, x1);
        permute(x0, self.pl);
        permute(x1, self.pr);
    }

    fn inv_round(&self, block: &mut [u8], k: &[u8]) {
        xor(block, k);
        let (y0, y1) = block.split_at_mut(self.pl.len());
        inv_permute(y0, self.pl);
        inv_permute(y1, self.pr);
        xor(y0, y1);
        xor_rotated(y1, y0, 20);
        xor_rotated(y0, y1, 8);
        xor_rotated(y1, y0, 8);
        xor_rotated(y0, y1, 4);
        xor(y1, y0);
        let mut inv_sbox = [0; 16];
        for (x, y) in SBOX.iter().enumerate() {
            inv_sbox[*y as usize] = x as u8;
        }
        substitute(block, &inv_sbox);
    }
}

impl BlockCipher for Ublock {
    fn block_bytes(&self) -> usize {
        2 * self.pl.len()
    }

    fn encrypt_block(&self, block: &mut [u8]) {
        let last = self.round_keys.len() - 1;
        for k in &self.round_keys[..last] {
            self.round(block, k);
        }
        xor(block, &self.round_keys[last]);
    }

    fn decrypt_block(&self, block: &mut [u8]) {
        for k in self.round_keys[1..].iter().rev() {
            self.inv_round(block, k);
        }
        xor(block, &self.round_keys[0]);
    }

    fn round_keys(&self) -> Vec<Vec<u8>> {
        self.round_keys.clone()
    }
}

fn next_register(register: &[u8], pk: &[u8], rc: u32) -> Vec<u8> {
    let quarter = register.len() / 4;
    let (k01, k23) = register.split_at(2 * quarter);
    let nibbles: Vec<u8> = k01.iter().flat_map(|b| [b >> 4, b & 15]).collect();
    let k01: Vec<u8> = pk.chunks(2).map(|from| nibbles[from[0] as usize] << 4 | nibbles[from[1] as usize]).collect();
    let (k0, k1) = k01.split_at(quarter);
    let (k2, k3) = k23.split_at(quarter);

    // RC is added to the leftmost 32 bits, but K0 itself doesn't change.
    let mut s = k0.to_vec();
    xor(&mut s[..4], &rc.to_be_bytes());
    substitute(&mut s, &SBOX);
    xor(&mut s, k2);

    let mut t = k1.to_vec();
    substitute(&mut t, &core::array::from_fn(|x| double(x as u8)));
    xor(&mut t, k3);

    [&s, &t, k1, k0].concat()
}

/// Multiplication by x in GF(2^4) modulo x^4 + x + 1.
fn double(x: u8) -> u8 {
    (x << 1 & 15) ^ if x & 8 == 0 { 0 } else { 3 }
}

/// Applies an S-box to both nibbles of every byte.
fn substitute(s: &mut [u8], sbox: &[u8; 16]) {
    for b in s {
        *b = sbox[(*b >> 4) as usize] << 4 | sbox[(*b & 15) as usize];
    }
}

/// `a ^= b <<<32 bits`, which rotates every big-endian 32-bit word left.
fn xor_rotated(a: &mut [u8], b: &[u8], bits: u32) {
    for (a, b) in a.as_chunks_mut::<4>().0.iter_mut().zip(b.as_chunks::<4>().0) {
        xor(a, &u32::from_be_bytes(*b).rotate_left(bits).to_be_bytes());
    }
}

fn permute(s: &mut [u8], from: &[u8]) {
    let old = s.to_vec();
    for (b, from) in s.iter_mut().zip(from) {
        *b = old[*from as usize];
    }
}

fn inv_permute(s: &mut [u8], to: &[u8]) {
    let old = s.to_vec();
    for (b, to) in old.iter().zip(to) {
        s[*to as usize] = *b;
    }
}
