//! The hash function used in GCM and GMAC, as in DSTU 7624:2014 and SP 800-38D.
//!
//! For the field of 2^128 elements, both standards use the same polynomial, but they order the bits
//! in a byte differently.

use alloc::boxed::Box;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{Engine, GF2_128, GF2_128_NIST, GF2_256, GF2_512, OnceBox, wipe, with_room};

use super::mac::Blocks;
use super::stream::MAX_BLOCK_BYTES;
use crate::Error;
use crate::steps::{Padding, Steps};

/// The maximum length of a string in bytes. Its length in bits has to fit in half of the smallest
/// block.
pub(crate) const MAX_TEXT_BYTES: u64 = u64::MAX / 8;

/// The cipher and the hash key H = E(0), which is computed on first use.
pub struct GhashKey {
    pub(crate) cipher: Engine,
    pub(crate) steps: Steps,
    /// Multiplies by the hash key.
    hash: OnceBox<Engine>,
    field: &'static Family,
}

impl GhashKey {
    /// Creates the hash key for DSTU 7624:2014.
    pub(crate) fn new(cipher: &Engine) -> Arc<Self> {
        Self::made(cipher, field(cipher.family().block))
    }

    /// Creates the hash key for SP 800-38D.
    pub(crate) fn nist(cipher: &Engine) -> Arc<Self> {
        Self::made(cipher, &GF2_128_NIST)
    }

    fn made(cipher: &Engine, field: &'static Family) -> Arc<Self> {
        let steps = Steps::new(cipher.level());
        Arc::new(Self { cipher: cipher.clone(), steps, hash: OnceBox::new(), field })
    }

    /// Multiplies by the hash key.
    #[inline]
    pub(crate) fn hash(&self) -> &Engine {
        match self.hash.get() {
            Some(hash) => hash,
            None => self.first_hash(),
        }
    }

    #[cold]
    fn first_hash(&self) -> &Engine {
        let mut key = [0; MAX_BLOCK_BYTES];
        let key = &mut key[..self.cipher.family().block];
        self.cipher.in_place(Op::Encrypt, key);
        self.keep(key);
        wipe(key);
        self.hash()
    }

    /// The number of bytes in front of the first blocks that a message encrypts: if there is no hash
    /// key yet, it's computed in the same batch. These bytes must be zero. Pass them to
    /// [`GhashKey::keep`] once they have been encrypted.
    pub(crate) fn missing(&self) -> usize {
        if self.hash.get().is_some() { 0 } else { self.cipher.family().block }
    }

    /// Creates the hash key from E(0). Does nothing if `key` is empty.
    pub(crate) fn keep(&self, key: &[u8]) {
        if key.is_empty() {
            return;
        }
        // This makes the engine wipe the stack on drop.
        let hash = Engine::new(self.field, self.cipher.level(), None, key);
        hash.serve_mode();
        // If another thread has already stored the same hash key, we drop this one.
        let _ = self.hash.set(Box::new(hash));
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

impl Drop for GhashKey {
    /// The last user of the cipher drops the cipher right after this, and the cipher then wipes the
    /// stack for both.
    fn drop(&mut self) {
        if let Some(hash) = self.hash.get().filter(|_| self.cipher.is_last()) {
            hash.leave_stack_to(&self.cipher);
        }
    }
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
pub(crate) struct Ghash {
    pub(crate) key: Arc<GhashKey>,
    pub(in crate::modes) sum: [u8; MAX_BLOCK_BYTES],
    blocks: Blocks,
    /// The length of the current string so far, in bytes.
    pub(in crate::modes) bytes: u64,
}

impl Ghash {
    pub(crate) fn new(key: &Arc<GhashKey>) -> Self {
        Self { key: key.clone(), sum: [0; MAX_BLOCK_BYTES], blocks: Blocks::new(key.cipher.family().block), bytes: 0 }
    }

    pub(crate) fn block(&self) -> usize {
        self.key.cipher.family().block
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
        let block = self.block();
        if self.blocks.filled() > 0 {
            self.key.hash().hash(&mut self.sum[..block], self.blocks.last(padding));
        }
        core::mem::take(&mut self.bytes)
    }

    /// Computes the DSTU 7624:2014 tag, which is one block: adds both lengths in bits, each as half
    /// a block, and encrypts the sum.
    pub(crate) fn encrypted_sum(&mut self, bytes: [u64; 2]) -> &[u8] {
        let block = self.block();
        let sum = &mut self.sum[..block];
        for (half, bytes) in sum.chunks_exact_mut(block / 2).zip(bytes) {
            if let Some(low) = half.first_chunk_mut() {
                *low = (u64::from_le_bytes(*low) ^ (8 * bytes)).to_le_bytes();
            }
        }
        self.key.cipher.in_place(Op::Encrypt, sum);
        sum
    }

    /// Computes the SP 800-38D tag, which is one block: hashes both lengths in bits and adds the
    /// mask.
    pub(crate) fn masked_sum(&mut self, bytes: [u64; 2], mask: &[u8]) -> &[u8] {
        let sum = &mut self.sum[..self.key.cipher.family().block];
        let mut lengths = [0; MAX_BLOCK_BYTES];
        let lengths = &mut lengths[..sum.len()];
        for (half, bytes) in lengths.chunks_exact_mut(sum.len() / 2).zip(bytes) {
            half.copy_from_slice(&(8 * bytes).to_be_bytes());
        }
        self.key.hash().hash(sum, lengths);
        self.key.steps.xor(sum, mask);
        sum
    }
}

impl Drop for Ghash {
    fn drop(&mut self) {
        wipe(&mut self.sum);
    }
}
