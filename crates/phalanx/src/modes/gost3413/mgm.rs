//! Multilinear Galois mode: R 1323565.1.026-2019, RFC 9058.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Batch, Dot, Engine, wipe, wiped_beside};

use super::{Gost, block};
use crate::modes::BlockCipher;
use crate::modes::aead::aead;
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
use crate::modes::stream::{Buffered, PIECE};
use crate::steps::{BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16_FIRST_8, BIG_16_LAST_8, Sequence, Steps};
use crate::{Cipher, Error};

/// The largest block, in bytes.
const MOST: usize = 16;

/// The shortest tag, in bytes.
const LEAST: usize = 4;

/// Bytes that wait for more: whole blocks. So all factors of a short message are made at once.
const ROOM: usize = 256;

/// Authenticated encryption by MGM of R 1323565.1.026-2019 (RFC 9058), the one of TLS 1.3 and IPsec with these ciphers.
///
/// The nonce is a block (16 bytes for Kuznyechik, 8 for the others) whose **first bit is zero**; it must never repeat under one
/// key. The tag has 4 bytes to a block: a verifier that takes shorter ones lets the attacker choose how much is checked. There has
/// to be a message or associated data. Both together have less than 2^(n/2) bits: 512 MiB with blocks of 8 bytes.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Mgm};
///
/// let mgm = Mgm::<Kuznyechik>::new(&[7; 32]);
/// let sealed = mgm.seal(&[1; 16], b"header", b"attack at dawn")?;
/// assert_eq!(mgm.open(&[1; 16], b"header", &sealed)?, b"attack at dawn");
/// assert_eq!(mgm.open(&[1; 16], b"another", &sealed), Err(Error::NotAuthentic));
///
/// let (mut data, mut tag) = (*b"attack at dawn", [0; 16]);
/// let mut stream = mgm.start_encryption(&[1; 16], b"header")?;
/// stream.update(&mut data[..6])?;
/// stream.update(&mut data[6..])?;
/// stream.finish(&mut tag)?;
/// assert_eq!([&data[..], &tag].concat(), sealed);
/// # Ok::<(), Error>(())
/// ```
pub struct Mgm<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Mgm, Gost);
aead!(Mgm, Gost, <C::Standard as crate::Standard>::BlockSize, <C::Standard as crate::Standard>::BlockSize);

impl<C: Gost> Mgm<C> {
    /// Bytes of a nonce.
    pub const NONCE_BYTES: usize = block::<C>();
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = block::<C>();

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has: 4 to a block.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::Parameter`] if the first bit of the nonce is set, [`Error::TagLength`],
    /// [`Error::TooLong`], [`Error::Empty`] without data and associated data; nothing is written then.
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag)?;
        wiped_beside(data.len(), || {
            let mut message = Message::new(self.cipher.engine(), nonce, aad);
            message.encrypt(data);
            message.finish(|whole| tag.copy_from_slice(&whole[..tag.len()]));
        });
        Ok(())
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place. As many bytes are verified as `tag` has: do
    /// not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Mgm::encrypt_in_place`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag)?;
        wiped_beside(data.len(), || {
            let Message { mut gamma, mut sum } = Message::new(self.cipher.engine(), nonce, aad);
            sum.update(data);
            if !sum.finish(|whole| equal(&whole[..tag.len()], tag)) {
                return Err(Error::NotAuthentic);
            }
            gamma.apply_in_frame(data, |_| {});
            Ok(())
        })
    }

    /// Starts to encrypt a message that comes in pieces. All associated data comes first.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::Parameter`], [`Error::TooLong`].
    pub fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<MgmEncryptor, Error> {
        Ok(MgmEncryptor(self.start(nonce, aad)?))
    }

    /// Starts to decrypt a message that comes in pieces. **What it gives is not authentic before the end**: see
    /// [`UnverifiedMgmDecryptor`].
    ///
    /// # Errors
    /// As [`Mgm::start_encryption`].
    pub fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<UnverifiedMgmDecryptor, Error> {
        Ok(UnverifiedMgmDecryptor(self.start(nonce, aad)?))
    }

    fn start(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<Message>, Error> {
        check_nonce(nonce, Self::NONCE_BYTES)?;
        check_length(aad.len() as u64, 0, Self::NONCE_BYTES)?;
        Ok(wiped_beside(aad.len(), || Box::new(Message::new(self.cipher.engine(), nonce, aad))))
    }

    fn check(&self, nonce: &[u8], aad: &[u8], data: &[u8], tag: &[u8]) -> Result<(), Error> {
        check_nonce(nonce, Self::NONCE_BYTES)?;
        check_tag(tag, Self::TAG_BYTES)?;
        check_length(aad.len() as u64, data.len() as u64, Self::NONCE_BYTES)?;
        if aad.is_empty() && data.is_empty() { Err(Error::Empty) } else { Ok(()) }
    }
}

fn check_nonce(nonce: &[u8], block: usize) -> Result<(), Error> {
    if nonce.len() != block {
        return Err(Error::NonceLength { expected: block, got: nonce.len() });
    }
    if nonce[0] >= 0x80 {
        return Err(Error::Parameter { what: "first byte of a nonce", allowed: "0 to 127", got: nonce[0].into() });
    }
    Ok(())
}

fn check_tag(tag: &[u8], block: usize) -> Result<(), Error> {
    let (least, most, got) = (LEAST, block, tag.len());
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
}

/// Both together have less than 2^(n/2) bits.
fn check_length(before: u64, more: u64, block: usize) -> Result<(), Error> {
    let (most, got) = (u64::MAX >> (67 - 4 * block), before.saturating_add(more));
    if got > most { Err(Error::TooLong { most, got }) } else { Ok(()) }
}

/// A message that is encrypted or decrypted.
struct Message {
    gamma: Buffered<Counter>,
    sum: Sum,
}

impl Message {
    /// Begins with the associated data; nonce and lengths were checked.
    fn new(engine: &Arc<Engine>, nonce: &[u8], aad: &[u8]) -> Self {
        let (block, steps) = (nonce.len(), Steps::new(engine.level()));
        let sequences = if block == 8 { [&BIG_8_LAST_4, &BIG_8_FIRST_4] } else { [&BIG_16_LAST_8, &BIG_16_FIRST_8] };
        // The first of each: the nonce with a zero, and with a one in front.
        let mut starts = [0; 2 * MOST];
        let starts = &mut starts[..2 * block];
        starts[..block].copy_from_slice(nonce);
        starts[block..].copy_from_slice(nonce);
        starts[block] |= 0x80;
        engine.in_place(Op::Encrypt, starts);
        let gamma = Counter::new(engine.clone(), sequences[0], &starts[..block], 1 << (4 * block), block);
        let mut next = [0; MOST];
        next[..block].copy_from_slice(&starts[block..]);
        wipe(starts);
        let dot = Dot::new(block, engine.level());
        let sum = [0; MOST];
        let waiting = [0; ROOM + MOST];
        let mut sum = Sum {
            engine: engine.clone(),
            steps,
            dot,
            factors: sequences[1],
            next,
            sum,
            waiting,
            filled: 0,
            aad: aad.len() as u64,
            bytes: 0,
        };
        sum.update(aad);
        sum.pad();
        sum.bytes = 0;
        Self { gamma: Buffered::new(gamma, steps), sum }
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let Self { gamma, sum } = self;
        gamma.apply_in_frame(data, |piece| sum.update(piece));
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        for piece in data.chunks_mut(PIECE) {
            self.sum.update(piece);
            self.gamma.apply_in_frame(piece, |_| {});
        }
    }

    /// Whether so many bytes more are allowed.
    fn check_more(&self, more: usize) -> Result<(), Error> {
        check_length(self.sum.aad + self.sum.bytes, more as u64, self.sum.block())
    }

    /// Whether there is something, and a tag of this length for it.
    fn check_end(&self, tag: &[u8]) -> Result<(), Error> {
        check_tag(tag, self.sum.block())?;
        if self.sum.aad + self.sum.bytes == 0 { Err(Error::Empty) } else { Ok(()) }
    }

    fn finish<T>(&mut self, take: impl FnOnce(&[u8]) -> T) -> T {
        self.sum.finish(take)
    }
}

/// The sum of all blocks, each times an encrypted counter.
struct Sum {
    engine: Arc<Engine>,
    steps: Steps,
    dot: Dot,
    factors: &'static Sequence,
    next: [u8; MOST],
    sum: [u8; MOST],
    /// What was not added yet, and room for the lengths.
    waiting: [u8; ROOM + MOST],
    filled: usize,
    /// Bytes of the associated data, and since then.
    aad: u64,
    bytes: u64,
}

impl Sum {
    fn block(&self) -> usize {
        self.engine.family().block
    }

    fn update(&mut self, data: &[u8]) {
        let block = self.block();
        self.bytes += data.len() as u64;
        if data.len() <= ROOM - self.filled {
            self.wait_for(data);
            return;
        }
        // What waits is completed to whole blocks.
        let (head, rest) = data.split_at(self.filled.next_multiple_of(block) - self.filled);
        self.wait_for(head);
        self.add_waiting();
        let (whole, tail) = rest.split_at(rest.len() / block * block);
        self.add(whole);
        self.wait_for(tail);
    }

    fn wait_for(&mut self, data: &[u8]) {
        self.waiting[self.filled..self.filled + data.len()].copy_from_slice(data);
        self.filled += data.len();
    }

    /// Whole blocks.
    fn add(&mut self, blocks: &[u8]) {
        if blocks.is_empty() {
            return;
        }
        let block = self.block();
        let mut factors = Batch::padded(&[], blocks.len().min(PIECE));
        for piece in blocks.chunks(PIECE) {
            let factors = &mut factors.bytes_mut()[..piece.len()];
            self.steps.fill(self.factors, &mut self.next[..block], factors);
            self.engine.in_place(Op::Encrypt, factors);
            self.dot.add(&mut self.sum[..block], factors, piece);
        }
    }

    fn add_waiting(&mut self) {
        let waiting = self.waiting;
        self.add(&waiting[..self.filled]);
        self.filled = 0;
    }

    /// Fills the last block with zeros.
    fn pad(&mut self) {
        let end = self.filled.next_multiple_of(self.block());
        self.waiting[self.filled..end].fill(0);
        self.filled = end;
    }

    /// Gives the whole tag to `take`.
    fn finish<T>(&mut self, take: impl FnOnce(&[u8]) -> T) -> T {
        self.pad();
        let block = self.block();
        // Both lengths in bits, half a block each, which they were checked to fit.
        for bytes in [self.aad, self.bytes] {
            self.wait_for(&(8 * bytes).to_be_bytes()[8 - block / 2..]);
        }
        self.add_waiting();
        let tag = &mut self.sum[..block];
        self.engine.in_place(Op::Encrypt, tag);
        take(tag)
    }
}

impl Drop for Sum {
    fn drop(&mut self) {
        // What waits is sent.
        wipe(&mut self.next);
        wipe(&mut self.sum);
    }
}

/// A message that is encrypted in pieces of any size, whose tag comes at the end.
pub struct MgmEncryptor(Box<Message>);

impl MgmEncryptor {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check_more(piece.len())?;
        wiped_beside(piece.len(), || self.0.encrypt(piece));
        Ok(())
    }

    /// Writes the tag, as many bytes of it as `tag` has: 4 to a block.
    ///
    /// # Errors
    /// [`Error::TagLength`], [`Error::Empty`] if there was nothing; nothing is written then.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        self.0.check_end(tag)?;
        self.0.finish(|whole| tag.copy_from_slice(&whole[..tag.len()]));
        Ok(())
    }
}

/// A message that is decrypted in pieces of any size. **Nothing that it gives may be used before [`UnverifiedMgmDecryptor::verify`]
/// has found the tag right**: until then it may be what an attacker wants it to be.
#[must_use = "until the tag is verified, what is decrypted is not authentic"]
pub struct UnverifiedMgmDecryptor(Box<Message>);

impl UnverifiedMgmDecryptor {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check_more(piece.len())?;
        wiped_beside(piece.len(), || self.0.decrypt(piece));
        Ok(())
    }

    /// Verifies the tag in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose how
    /// many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]: forget what was decrypted. [`Error::TagLength`], [`Error::Empty`] if there was nothing.
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        self.0.check_end(tag)?;
        if self.0.finish(|whole| equal(&whole[..tag.len()], tag)) { Ok(()) } else { Err(Error::NotAuthentic) }
    }
}

impl fmt::Debug for MgmEncryptor {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MgmEncryptor").finish_non_exhaustive()
    }
}

impl fmt::Debug for UnverifiedMgmDecryptor {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnverifiedMgmDecryptor").finish_non_exhaustive()
    }
}
