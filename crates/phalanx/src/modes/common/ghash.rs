//! The hash function used in GCM and GMAC, as in DSTU 7624:2014 and SP 800-38D.
//!
//! For the field of 2^128 elements, both standards use the same polynomial, but they order the bits
//! in a byte differently.

use alloc::borrow::Cow;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{Engine, GF2_128, GF2_128_NIST, GF2_256, GF2_512, wipe, with_room};

use super::mac::Blocks;
use super::stream::MAX_BLOCK_BYTES;
use crate::Error;
use crate::steps::{Padding, Steps};

/// The maximum length of a string in bytes. Its length in bits has to fit in half of the smallest
/// block.
pub(crate) const MAX_TEXT_BYTES: u64 = u64::MAX / 8;

/// A cipher and its hash key H = E(0), which is computed on first use and kept by the cipher.
#[derive(Clone)]
pub(crate) struct HashKey<'k> {
    pub(crate) cipher: Cow<'k, Engine>,
    pub(crate) steps: Steps,
    field: &'static Family,
}

impl<'k> HashKey<'k> {
    /// The hash key for DSTU 7624:2014.
    #[inline]
    pub(crate) fn dstu(cipher: Cow<'k, Engine>) -> Self {
        let field = field(cipher.family().block);
        Self { steps: Steps::new(cipher.level()), cipher, field }
    }

    /// The hash key for SP 800-38D.
    #[inline]
    pub(crate) fn nist(cipher: Cow<'k, Engine>) -> Self {
        Self { steps: Steps::new(cipher.level()), cipher, field: &GF2_128_NIST }
    }

    /// The same key with its own clone of the cipher.
    pub(crate) fn owned(&self) -> HashKey<'static> {
        HashKey { cipher: Cow::Owned(self.cipher.clone().into_owned()), steps: self.steps, field: self.field }
    }

    pub(crate) fn block(&self) -> usize {
        self.cipher.family().block
    }

    /// Multiplies by the hash key.
    #[inline]
    pub(crate) fn hash(&self) -> &Engine {
        hash_key(&self.cipher, self.field)
    }

    /// The number of bytes in front of the first blocks that a message encrypts: if there is no hash
    /// key yet, it's computed in the same batch. These bytes must be zero. Pass them to
    /// [`HashKey::keep`] once they have been encrypted.
    pub(crate) fn missing(&self) -> usize {
        if self.cipher.hash_key(self.field).is_some() { 0 } else { self.block() }
    }

    /// Creates the hash key from E(0). Does nothing if `key` is empty.
    pub(crate) fn keep(&self, key: &[u8]) {
        if !key.is_empty() {
            self.cipher.keep_hash_key(self.field, key);
        }
    }

    /// Encrypts the first block of a message.
    pub(crate) fn encrypt_first(&self, block: &mut [u8]) {
        let missing = self.missing();
        if missing == 0 {
            self.cipher.in_place(Op::Encrypt, block);
            return;
        }
        with_room(&[], missing + block.len(), |both| {
            both[missing..].copy_from_slice(block);
            self.cipher.in_place(Op::Encrypt, both);
            let (key, first) = both.split_at_mut(missing);
            self.keep(key);
            block.copy_from_slice(first);
        });
    }
}

/// Returns the hash key of a cipher, computing it first if necessary.
#[inline]
pub(crate) fn hash_key<'e>(cipher: &'e Engine, field: &'static Family) -> &'e Engine {
    match cipher.hash_key(field) {
        Some(hash) => hash,
        None => first_hash_key(cipher, field),
    }
}

#[cold]
fn first_hash_key<'e>(cipher: &'e Engine, field: &'static Family) -> &'e Engine {
    let mut key = [0; MAX_BLOCK_BYTES];
    let key = &mut key[..cipher.family().block];
    cipher.in_place(Op::Encrypt, key);
    cipher.keep_hash_key(field, key);
    wipe(key);
    hash_key(cipher, field)
}

/// The field of DSTU 7624:2014 for blocks of `block` bytes.
pub(crate) fn field(block: usize) -> &'static Family {
    match block {
        16 => &GF2_128,
        32 => &GF2_256,
        _ => &GF2_512,
    }
}

/// Computes B = (B ^ block) H, starting from zero, over the blocks of two consecutive strings.
#[derive(Clone)]
pub(crate) struct Ghash<'k> {
    pub(crate) key: HashKey<'k>,
    /// The sum of the blocks that have been hashed.
    pub(in crate::modes) sum: [u8; MAX_BLOCK_BYTES],
    /// Blocks that haven't been hashed yet.
    blocks: Blocks,
    /// The length of the current string so far, in bytes.
    pub(in crate::modes) bytes: u64,
}

impl<'k> Ghash<'k> {
    #[inline]
    pub(crate) fn new(key: HashKey<'k>) -> Self {
        let blocks = Blocks::new(key.block());
        Self { key, sum: [0; MAX_BLOCK_BYTES], blocks, bytes: 0 }
    }

    /// The same hash with its own clone of the cipher.
    pub(crate) fn owned(&self) -> Ghash<'static> {
        Ghash { key: self.key.owned(), sum: self.sum, blocks: self.blocks.clone(), bytes: self.bytes }
    }

    pub(crate) fn block(&self) -> usize {
        self.key.block()
    }

    /// Checks that another `bytes` bytes may be added to the current string.
    pub(crate) fn check(&self, bytes: u64) -> Result<(), Error> {
        let got = self.bytes.saturating_add(bytes);
        if got > MAX_TEXT_BYTES { Err(Error::TooLong { max: MAX_TEXT_BYTES, got }) } else { Ok(()) }
    }

    /// Hashes the next piece of the current string.
    pub(crate) fn update(&mut self, piece: &[u8]) {
        let (key, sum) = (&self.key, &mut self.sum[..self.key.cipher.family().block]);
        self.bytes += piece.len() as u64;
        self.blocks.update(piece, |blocks| key.hash().hash(sum, blocks));
    }

    /// Ends the current string by padding it (or filling it up with zeros, if there is no padding)
    /// and starts the next one. Returns the length of the string that ended, in bytes.
    pub(crate) fn end(&mut self, padding: Padding) -> u64 {
        self.blocks.end(padding);
        core::mem::take(&mut self.bytes)
    }

    /// The sum of all blocks so far. The last string must have ended.
    pub(in crate::modes) fn sum(&mut self) -> &mut [u8] {
        let (key, sum) = (&self.key, &mut self.sum[..self.key.cipher.family().block]);
        self.blocks.flush(|blocks| key.hash().hash(sum, blocks));
        sum
    }

    /// Computes the DSTU 7624:2014 tag, which is one block: the encrypted sum with both lengths.
    pub(crate) fn encrypted_sum(&mut self, bytes: [u64; 2]) -> &[u8] {
        self.add_lengths(bytes);
        let block = self.block();
        self.key.cipher.in_place(Op::Encrypt, &mut self.sum[..block]);
        &self.sum[..block]
    }

    /// Adds both lengths in bits, each as half a block.
    pub(crate) fn add_lengths(&mut self, bytes: [u64; 2]) {
        let block = self.block();
        for (half, bytes) in self.sum().chunks_exact_mut(block / 2).zip(bytes) {
            if let Some(low) = half.first_chunk_mut() {
                *low = (u64::from_le_bytes(*low) ^ (8 * bytes)).to_le_bytes();
            }
        }
    }

    /// Computes the SP 800-38D tag, which is one block: hashes both lengths in bits and adds the
    /// mask.
    pub(crate) fn masked_sum(&mut self, bytes: [u64; 2], mask: &[u8]) -> &[u8] {
        // The field has 128 bits, so a length takes half a block.
        bytes.iter().for_each(|bytes| self.blocks.append(&(8 * bytes).to_be_bytes()));
        let steps = self.key.steps;
        let sum = self.sum();
        steps.xor(sum, mask);
        sum
    }
}

impl Drop for Ghash<'_> {
    fn drop(&mut self) {
        self.blocks.wipe();
        wipe(&mut self.sum);
    }
}
