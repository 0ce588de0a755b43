//! Kalyna (DSTU 7624:2014).
//!
//! The state is a byte string of 8-byte columns. Row `i` is byte `i` of every column. As numbers,
//! columns are little-endian.

use alloc::{vec, vec::Vec};

use super::{BlockCipher, products, xor};
use crate::kalyna::tables::{FIELD, INV_MDS, INV_SBOX, MDS, SBOX};

static MDS_PRODUCTS: [[u8; 256]; 8] = products(FIELD, &MDS);
static INV_MDS_PRODUCTS: [[u8; 256]; 8] = products(FIELD, &INV_MDS);

/// Kalyna with one key.
#[derive(Clone, Debug)]
pub struct Kalyna {
    intermediate_key: Vec<u8>,
    round_keys: Vec<Vec<u8>>,
}

impl Kalyna {
    /// Expands a key. Returns `None` unless the block and key sizes are 128/128, 128/256, 256/256,
    /// 256/512 or 512/512 bits.
    pub fn new(block_bits: usize, key: &[u8]) -> Option<Self> {
        let rounds = match (block_bits, 8 * key.len()) {
            (128, 128) => 10,
            (128 | 256, 256) => 14,
            (256 | 512, 512) => 18,
            _ => return None,
        };
        let intermediate_key = intermediate_key(block_bits / 8, key);
        let mut round_keys: Vec<Vec<u8>> = Vec::new();
        for i in 0..=rounds {
            round_keys.push(if i % 2 == 0 {
                even_round_key(i, key, &intermediate_key)
            } else {
                let mut k = round_keys[i - 1].clone();
                k.rotate_left(block_bits / 32 + 3);
                k
            });
        }
        Some(Self { intermediate_key, round_keys })
    }

    /// The intermediate key in the key schedule, which is the size of a block.
    pub fn intermediate_key(&self) -> &[u8] {
        &self.intermediate_key
    }
}

impl BlockCipher for Kalyna {
    fn block_bytes(&self) -> usize {
        self.intermediate_key.len()
    }

    fn encrypt_block(&self, block: &mut [u8]) {
        let last = self.round_keys.len() - 1;
        add(block, &self.round_keys[0]);
        for k in &self.round_keys[1..last] {
            round(block);
            xor(block, k);
        }
        round(block);
        add(block, &self.round_keys[last]);
    }

    fn decrypt_block(&self, block: &mut [u8]) {
        let last = self.round_keys.len() - 1;
        sub(block, &self.round_keys[last]);
        for k in self.round_keys[1..last].iter().rev() {
            inv_round(block);
            xor(block, k);
        }
        inv_round(block);
        sub(block, &self.round_keys[0]);
    }

    fn round_keys(&self) -> Vec<Vec<u8>> {
        self.round_keys.clone()
    }
}

fn intermediate_key(block_bytes: usize, key: &[u8]) -> Vec<u8> {
    let (low, high) = (&key[..block_bytes], &key[key.len() - block_bytes..]);
    let mut s = vec![0; block_bytes];
    s[0] = ((block_bytes + key.len() + 8) / 8) as u8;
    add(&mut s, low);
    round(&mut s);
    xor(&mut s, high);
    round(&mut s);
    add(&mut s, low);
    round(&mut s);
    s
}

fn even_round_key(i: usize, key: &[u8], intermediate_key: &[u8]) -> Vec<u8> {
    let block_bytes = intermediate_key.len();
    let mut words = key.to_vec();
    let data = if key.len() == block_bytes {
        words.rotate_left(8 * (i / 2) % key.len());
        &words[..]
    } else {
        words.rotate_left(8 * (i / 4) % key.len());
        let (low, high) = words.split_at(block_bytes);
        if i.is_multiple_of(4) { low } else { high }
    };
    let tmv = (0x0001_0001_0001_0001_u64 << (i / 2)).to_le_bytes().repeat(block_bytes / 8);
    let mut modified = intermediate_key.to_vec();
    add(&mut modified, &tmv);

    let mut s = data.to_vec();
    add(&mut s, &modified);
    round(&mut s);
    xor(&mut s, &modified);
    round(&mut s);
    add(&mut s, &modified);
    s
}

fn round(s: &mut [u8]) {
    sub_bytes(s, &SBOX);
    shift_rows(s);
    mix_columns(s, &MDS_PRODUCTS);
}

fn inv_round(s: &mut [u8]) {
    mix_columns(s, &INV_MDS_PRODUCTS);
    inv_shift_rows(s);
    sub_bytes(s, &INV_SBOX);
}

fn sub_bytes(s: &mut [u8], sbox: &[[u8; 256]; 4]) {
    for (n, b) in s.iter_mut().enumerate() {
        *b = sbox[n % 4][*b as usize];
    }
}

/// The position to which `shift_rows` moves the byte in row `i` of column `j`.
fn shifted(i: usize, j: usize, columns: usize) -> usize {
    let shift = i * columns / 8;
    8 * ((j + shift) % columns) + i
}

fn shift_rows(s: &mut [u8]) {
    let old = s.to_vec();
    for (n, b) in old.iter().enumerate() {
        s[shifted(n % 8, n / 8, old.len() / 8)] = *b;
    }
}

fn inv_shift_rows(s: &mut [u8]) {
    let old = s.to_vec();
    for (n, b) in s.iter_mut().enumerate() {
        *b = old[shifted(n % 8, n / 8, old.len() / 8)];
    }
}

/// Multiplies every column by the circulant matrix, given the products with its first row.
fn mix_columns(s: &mut [u8], products: &[[u8; 256]; 8]) {
    for column in s.as_chunks_mut::<8>().0 {
        let old = *column;
        for (i, b) in column.iter_mut().enumerate() {
            *b = (0..8).fold(0, |sum, j| sum ^ products[(j + 8 - i) % 8][old[j] as usize]);
        }
    }
}

fn words(s: &mut [u8], k: &[u8], f: impl Fn(u64, u64) -> u64) {
    assert_eq!(s.len(), k.len());
    for (s, k) in s.as_chunks_mut::<8>().0.iter_mut().zip(k.as_chunks::<8>().0) {
        *s = f(u64::from_le_bytes(*s), u64::from_le_bytes(*k)).to_le_bytes();
    }
}

/// Adds every column modulo 2^64.
fn add(s: &mut [u8], k: &[u8]) {
    words(s, k, u64::wrapping_add);
}

/// Subtracts every column modulo 2^64.
fn sub(s: &mut [u8], k: &[u8]) {
    words(s, k, u64::wrapping_sub);
}
