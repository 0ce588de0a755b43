//! The MAC, RFC 5830 section 8.

use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::{AnySet, BLOCK, KeyMeshing};
use crate::modes::BlockCipher;
use crate::modes::chain::Sections;
use crate::modes::keyed::keyed;
use crate::{Cipher, Error};

/// The longest tag, in bytes: 32 bits.
const MOST: usize = 4;

/// What becomes of a message of 8 bytes or less: the standard has no MAC of a single block, and there are two opinions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OneBlock {
    /// A block of zeros is appended: OpenSSL's engine, GnuTLS, libgcrypt; what TLS and CMS of RFC 9189 and RFC 4490 have.
    AppendZeros,
    /// It is taken as it is: Bouncy Castle, UAPKI and other Ukrainian libraries.
    AsItIs,
}

/// What sender and receiver of an [`Imit`] have to agree upon beside the key and the S-box set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ImitRules {
    /// Whether the key changes every 1024 bytes. The state of the MAC is not encrypted then, unlike an initialisation vector.
    pub meshing: KeyMeshing,
    /// What becomes of a message of one block.
    pub one_block: OneBlock,
}

/// The message authentication code of GOST 28147-89 (*imitovstavka*, IMIT): sixteen rounds of the cipher chained over the message.
/// **Not for new designs.**
///
/// The tag has at most **4 bytes**, so that one of four thousand million guesses is right. The message is filled up with zeros: **two
/// messages that differ in zeros at the end, within a block, have the same tag.**
///
/// ```
/// use phalanx::modes::gost28147::{Imit, ImitRules, KeyMeshing, OneBlock};
/// use phalanx::{Error, Gost28147, gost28147::CryptoProA};
///
/// let imit = Imit::<Gost28147<CryptoProA>>::new(&[7; 32]);
/// let rules = ImitRules { meshing: KeyMeshing::CryptoPro, one_block: OneBlock::AppendZeros };
/// let mut tag = [0; 4];
/// imit.mac(rules, b"attack at dawn", &mut tag)?;
///
/// let mut stream = imit.start(rules);
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(imit.verify(rules, b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Imit<C: AnySet> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Imit, AnySet);

impl<C: AnySet> Imit<C> {
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = MOST;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 1 to 4. They are the first ones, as in all libraries; RFC 5830
    /// means the highest bits of N1, which are others if they are less than 32.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn mac(&self, rules: ImitRules, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        let mut stream = self.start(rules);
        stream.update(message);
        stream.finish(tag)
    }

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose
    /// how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Imit::mac`].
    pub fn verify(&self, rules: ImitRules, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let mut stream = self.start(rules);
        stream.update(message);
        stream.verify(tag)
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self, rules: ImitRules) -> ImitStream {
        self.start_from(rules, &[0; BLOCK])
    }

    /// The same from a state other than zeros: RFC 4357 has the UKM there.
    pub fn start_from(&self, rules: ImitRules, state: &[u8; BLOCK]) -> ImitStream {
        ImitStream::new(self.cipher.engine().clone(), rules, state)
    }
}

/// A message that is authenticated in pieces of any size. A copy can be finished while the message goes on, as the records of a TLS
/// connection do (RFC 9189): `stream.clone().finish(&mut tag)`.
#[derive(Clone)]
pub struct ImitStream {
    engine: Arc<Engine>,
    sections: Option<Sections>,
    one_block: OneBlock,
    state: [u8; BLOCK],
    /// The beginning of a block.
    waiting: [u8; BLOCK],
    filled: usize,
    /// Blocks that were taken: none, one, or more.
    blocks: usize,
}

impl ImitStream {
    pub(super) fn new(engine: Arc<Engine>, rules: ImitRules, state: &[u8; BLOCK]) -> Self {
        let ImitRules { meshing, one_block } = rules;
        let sections = meshing.sections();
        Self { engine, sections, one_block, state: *state, waiting: [0; BLOCK], filled: 0, blocks: 0 }
    }

    /// The next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.update_in_frame(piece));
    }

    fn update_in_frame(&mut self, mut piece: &[u8]) {
        if self.filled > 0 {
            let (head, rest) = piece.split_at(piece.len().min(BLOCK - self.filled));
            self.waiting[self.filled..][..head.len()].copy_from_slice(head);
            self.filled += head.len();
            piece = rest;
            if self.filled < BLOCK {
                return;
            }
            self.end_block();
        }
        let (whole, rest) = piece.split_at(piece.len() / BLOCK * BLOCK);
        self.absorb(whole);
        self.waiting[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// Fills up the block that has begun.
    fn end_block(&mut self) {
        let mut block = self.waiting;
        block[self.filled..].fill(0);
        self.absorb(&block);
        self.filled = 0;
        wipe(&mut block);
    }

    fn absorb(&mut self, mut blocks: &[u8]) {
        self.blocks = self.blocks.saturating_add(blocks.len() / BLOCK);
        while !blocks.is_empty() {
            let bytes = match &mut self.sections {
                None => blocks.len(),
                Some(sections) => sections.enter(&mut self.engine, &mut [], blocks.len()),
            };
            let (section, rest) = blocks.split_at(bytes);
            self.engine.mac_16(&mut self.state, section);
            blocks = rest;
        }
    }

    /// Writes the tag, as many bytes of it as `tag` has: 1 to 4.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn finish(self, tag: &mut [u8]) -> Result<(), Error> {
        self.end(tag.len(), |whole| {
            tag.copy_from_slice(whole);
            Ok(())
        })
    }

    /// Verifies the tag in constant time. As many bytes are verified as `tag` has.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`ImitStream::finish`].
    pub fn verify(self, tag: &[u8]) -> Result<(), Error> {
        self.end(tag.len(), |whole| if equal(whole, tag) { Ok(()) } else { Err(Error::NotAuthentic) })
    }

    fn end(mut self, bytes: usize, take: impl FnOnce(&[u8]) -> Result<(), Error>) -> Result<(), Error> {
        if !(1..=MOST).contains(&bytes) {
            return Err(Error::TagLength { least: 1, most: MOST, got: bytes });
        }
        wiped_beside(0, || {
            if self.filled > 0 {
                self.end_block();
            }
            match (self.blocks, self.one_block) {
                (0, _) => return Err(Error::Empty),
                (1, OneBlock::AppendZeros) => self.absorb(&[0; BLOCK]),
                _ => {}
            }
            take(&self.state[..bytes])
        })
    }
}

impl Drop for ImitStream {
    fn drop(&mut self) {
        wipe(&mut self.state);
        wipe(&mut self.waiting);
    }
}

impl fmt::Debug for ImitStream {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ImitStream").finish_non_exhaustive()
    }
}
