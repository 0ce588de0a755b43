//! Magma (GOST R 34.12-2015): the rounds of GOST 28147-89 on big-endian words, with a fixed S-box
//! set.

use alloc::vec::Vec;

use super::{
    BlockCipher,
    gost28147::{g, key_order},
};
use crate::gost28147::Sbox;

/// Magma with one key.
#[derive(Clone, Debug)]
pub struct Magma {
    round_keys: [u32; 32],
    sbox: &'static Sbox,
}

impl Magma {
    /// Expands a key. Returns `None` unless the key is 32 bytes long.
    pub fn new(key: &[u8]) -> Option<Self> {
        let (words, rest) = key.as_chunks::<4>();
        let words: &[[u8; 4]; 8] = words.try_into().ok()?;
        let mut round_keys = [0; 32];
        for (k, i) in round_keys.iter_mut().zip(key_order()) {
            *k = u32::from_be_bytes(words[i]);
        }
        rest.is_empty().then_some(Self { round_keys, sbox: Sbox::named("id-tc26-gost-28147-param-Z")? })
    }

    fn crypt<'a>(&self, block: &mut [u8], keys: impl Iterator<Item = &'a u32>) {
        let (mut a1, mut a0) = (word(&block[..4]), word(&block[4..]));
        for k in keys {
            (a1, a0) = (a0, g(self.sbox, a0, *k) ^ a1);
        }
        // The last round doesn't swap the halves.
        block[..4].copy_from_slice(&a0.to_be_bytes());
        block[4..].copy_from_slice(&a1.to_be_bytes());
    }
}

impl BlockCipher for Magma {
    fn block_bytes(&self) -> usize {
        8
    }

    fn encrypt_block(&self, block: &mut [u8]) {
        self.crypt(block, self.round_keys.iter());
    }

    fn decrypt_block(&self, block: &mut [u8]) {
        self.crypt(block, self.round_keys.iter().rev());
    }

    fn round_keys(&self) -> Vec<Vec<u8>> {
        self.round_keys.iter().map(|k| k.to_be_bytes().to_vec()).collect()
    }
}

fn word(bytes: &[u8]) -> u32 {
    u32::from_be_bytes(bytes.try_into().expect("a block has eight bytes"))
}
