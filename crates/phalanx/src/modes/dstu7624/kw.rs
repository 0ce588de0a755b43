//! KW.

use alloc::vec;
use alloc::vec::Vec;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, Secret, wipe, wiped_beside};

use super::kalyna::Kalyna;
use crate::Error;
use crate::modes::common::stream::MAX_BLOCK_BYTES;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Dstu7624, mode};
use crate::steps::{Padding, unpadded};

/// Key wrap (KW) as in DSTU 7624:2014, for keys that consist of whole blocks. The wrapped key is
/// encrypted and authenticated, and is one block longer than the key itself.
///
/// There is no nonce, so wrapping the same key twice gives the same result. Use [`KwPadded`] for
/// keys that are longer than a block but don't consist of whole blocks. The standard does not
/// support keys shorter than a block.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Kw};
///
/// let kw = Kw::<Kalyna256_256>::new(&[7; 32]);
/// let mut wrapped = kw.wrap(&[1; 32])?;
/// assert_eq!(wrapped.len(), 64);
/// assert_eq!(kw.unwrap(&wrapped)?, [1; 32]);
/// wrapped[0] ^= 1;
/// assert_eq!(kw.unwrap(&wrapped), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "key wrap")]
pub type Kw<C> = Keyed<C, mode::Kw<Dstu7624>>;

impl<C: Kalyna> Kw<C> {
    /// Wraps a key that consists of whole blocks.
    ///
    /// # Errors
    /// [`Error::PartialBlock`]. [`Error::Parameter`] if the key is empty.
    pub fn wrap(&self, key: &[u8]) -> Result<Vec<u8>, Error> {
        let block = block::<C>();
        if !key.len().is_multiple_of(block) {
            return Err(Error::PartialBlock { block, got: key.len() });
        }
        if key.is_empty() {
            let allowed = "one or more whole blocks";
            return Err(Error::Parameter { what: "length of the key to wrap", allowed, got: 0 });
        }
        Ok(wrapped(self.engine(), key, key.len() + block))
    }

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] or [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(unwrapped(self.engine(), wrapped, COUNTER)?.bytes().to_vec())
    }
}

/// Key wrap with padding (KW) as in DSTU 7624:2014, for keys that are longer than a block but don't
/// consist of whole blocks. For those that do, use [`Kw`].
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624::KwPadded};
///
/// let kw = KwPadded::<Kalyna128_256>::new(&[7; 32]);
/// let wrapped = kw.wrap(b"twenty four secret bytes")?;
/// assert_eq!(wrapped.len(), 64);
/// assert_eq!(kw.unwrap(&wrapped)?, b"twenty four secret bytes");
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "key wrap")]
pub type KwPadded<C> = Keyed<C, mode::KwPadded<Dstu7624>>;

impl<C: Kalyna> KwPadded<C> {
    /// Wraps a key that is longer than a block but doesn't consist of whole blocks.
    ///
    /// # Errors
    /// [`Error::Parameter`] for any other length.
    pub fn wrap(&self, key: &[u8]) -> Result<Vec<u8>, Error> {
        if !takes(block::<C>(), key.len()) {
            let allowed = "more than one block, but not a multiple of the block size";
            return Err(Error::Parameter { what: "length of the key to wrap", allowed, got: key.len() as u64 });
        }
        let padded = (key.len() + block::<C>() / 2 + 1).next_multiple_of(block::<C>());
        let mut message = Secret::zeros(padded);
        let (start, rest) = message.bytes_mut().split_at_mut(key.len());
        start.copy_from_slice(key);
        // The length, in bits, takes half a block.
        rest[..8].copy_from_slice(&(8 * key.len() as u64).to_le_bytes());
        rest[block::<C>() / 2] = 0x80;
        Ok(wrapped(self.engine(), message.bytes(), padded + block::<C>()))
    }

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] or [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let block = block::<C>();
        let message = unwrapped(self.engine(), wrapped, COUNTER)?;
        let message = message.bytes();
        // This isn't a padding oracle, because only someone who has the key could get invalid
        // padding past the check before it.
        let padding = unpadded(Padding::OneZeros, &message[message.len() - block..]).ok_or(Error::NotAuthentic)?;
        let key = key_in(message, padding, block / 2).ok_or(Error::NotAuthentic)?;
        if takes(block, key.len()) { Ok(key.to_vec()) } else { Err(Error::NotAuthentic) }
    }
}

/// Returns the key that precedes its length, provided the length is correct. `padding` is the
/// number of padding bytes.
pub(super) fn key_in(message: &[u8], padding: usize, half: usize) -> Option<&[u8]> {
    let bytes = message.len().checked_sub(padding + half)?;
    let mut length = [0; MAX_BLOCK_BYTES / 2];
    length[..8].copy_from_slice(&(8 * bytes as u64).to_le_bytes());
    equal(&message[bytes..bytes + half], &length[..half]).then(|| &message[..bytes])
}

/// Whether keys of `bytes` bytes can be wrapped with padding.
fn takes(block: usize, bytes: usize) -> bool {
    bytes > block && !bytes.is_multiple_of(block)
}

/// How many bytes of the step number are added.
const COUNTER: usize = 8;

/// Wraps the message, zero-padded to `bytes` bytes.
fn wrapped(engine: &Engine, message: &[u8], bytes: usize) -> Vec<u8> {
    let mut out = vec![0; bytes];
    out[..message.len()].copy_from_slice(message);
    wiped_beside(12 * bytes, || wrap(engine, &mut out));
    out
}

/// Unwraps a key, and checks that the last block is zero.
pub(super) fn unwrapped(engine: &Engine, wrapped: &[u8], counter: usize) -> Result<Secret, Error> {
    let mut all = peeled(engine, wrapped, counter)?;
    let (message, check) = all.bytes_mut().split_at(wrapped.len() - engine.family().block);
    if equal(check, &[0; MAX_BLOCK_BYTES][..check.len()]) {
        Ok(Secret::from_slice(message))
    } else {
        Err(Error::NotAuthentic)
    }
}

/// Unwraps a key without checking the last block.
pub(super) fn peeled(engine: &Engine, wrapped: &[u8], counter: usize) -> Result<Secret, Error> {
    let block = engine.family().block;
    if !wrapped.len().is_multiple_of(block) {
        return Err(Error::PartialBlock { block, got: wrapped.len() });
    }
    if wrapped.len() < 2 * block {
        return Err(Error::NotAuthentic);
    }
    let mut all = Secret::from_slice(wrapped);
    wiped_beside(12 * wrapped.len(), || unwrap(engine, all.bytes_mut(), counter));
    Ok(all)
}

// The first half block is A. In every step, the standard shifts all the others by one. We leave
// them in place and move the index of the first one instead.

fn wrap(engine: &Engine, data: &mut [u8]) {
    let half = engine.family().block / 2;
    let (a, others) = data.split_at_mut(half);
    let count = others.len() / half;
    let mut one = engine.one(Op::Encrypt, 6 * count);
    let mut block = [0; MAX_BLOCK_BYTES];
    let block = &mut block[..2 * half];
    for step in 0..6 * count {
        let first = &mut others[step % count * half..][..half];
        block[..half].copy_from_slice(a);
        block[half..].copy_from_slice(first);
        one.run(block);
        first.copy_from_slice(&block[..half]);
        a.copy_from_slice(&block[half..]);
        add(a, step, COUNTER);
    }
    wipe(block);
}

fn unwrap(engine: &Engine, data: &mut [u8], counter: usize) {
    let half = engine.family().block / 2;
    let (a, others) = data.split_at_mut(half);
    let count = others.len() / half;
    let mut one = engine.one(Op::Decrypt, 6 * count);
    let mut block = [0; MAX_BLOCK_BYTES];
    let block = &mut block[..2 * half];
    for step in (0..6 * count).rev() {
        let first = &mut others[step % count * half..][..half];
        add(a, step, counter);
        block[..half].copy_from_slice(first);
        block[half..].copy_from_slice(a);
        one.run(block);
        a.copy_from_slice(&block[..half]);
        first.copy_from_slice(&block[half..]);
    }
    wipe(block);
}

/// Note that the standard counts steps from one.
fn add(a: &mut [u8], step: usize, counter: usize) {
    let number = (step as u64 + 1).to_le_bytes();
    a.iter_mut().zip(&number[..counter]).for_each(|(byte, other)| *byte ^= other);
}
