//! GOST 28147-89: 32 rounds on two little-endian words.

use alloc::vec::Vec;

use super::BlockCipher;
use crate::gost28147::Sbox;

/// GOST 28147-89 with one key and one S-box set.
#[derive(Clone, Debug)]
pub struct Gost28147 {
    key: [u32; 8],
    sbox: Sbox,
}

impl Gost28147 {
    /// Expands a key. Returns `None` unless the key is 32 bytes long.
    pub fn new(key: &[u8], sbox: &Sbox) -> Option<Self> {
        let (words, rest) = key.as_chunks::<4>();
        let words: &[[u8; 4]; 8] = words.try_into().ok()?;
        rest.is_empty().then_some(Self { key: words.map(u32::from_le_bytes), sbox: *sbox })
    }

    fn crypt(&self, block: &mut [u8], keys: impl Iterator<Item = u32>) {
        let (mut n1, mut n2) = (word(&block[..4]), word(&block[4..]));
        for k in keys {
            (n1, n2) = (n2 ^ g(&self.sbox, n1, k), n1);
        }
        // The last round doesn't swap the halves.
        block[..4].copy_from_slice(&n2.to_le_bytes());
        block[4..].copy_from_slice(&n1.to_le_bytes());
    }

    /// Performs the first sixteen rounds of encryption, as used by the MAC. Like all the others,
    /// the last of these rounds swaps the halves.
    pub fn mac_rounds(&self, block: &mut [u8]) {
        self.crypt(block, self.order().take(16));
        block.rotate_left(4);
    }

    /// The key words in the order of the encryption rounds.
    fn order(&self) -> impl DoubleEndedIterator<Item = u32> {
        let k = self.key;
        key_order().map(move |i| k[i])
    }
}

impl BlockCipher for Gost28147 {
    fn block_bytes(&self) -> usize {
        8
    }

    fn encrypt_block(&self, block: &mut [u8]) {
        self.crypt(block, self.order());
    }

    fn decrypt_block(&self, block: &mut [u8]) {
        self.crypt(block, self.order().rev());
    }

    fn round_keys(&self) -> Vec<Vec<u8>> {
        self.order().map(|k| k.to_le_bytes().to_vec()).collect()
    }
}

/// The index of the key word for each encryption round. We go through the words in order three
/// times, then once in reverse.
pub(super) fn key_order() -> impl DoubleEndedIterator<Item = usize> {
    (0..32).map(|i| if i < 24 { i % 8 } else { 31 - i })
}

/// The round function, which consists of key addition, eight 4-bit S-boxes, and a rotation.
pub(super) fn g(sbox: &Sbox, x: u32, k: u32) -> u32 {
    let x = x.wrapping_add(k);
    let substituted = (0..8).fold(0, |y, i| y | u32::from(sbox.rows()[i][(x >> (4 * i) & 15) as usize]) << (4 * i));
    substituted.rotate_left(11)
}

fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes.try_into().expect("a block has eight bytes"))
}
