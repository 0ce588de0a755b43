//! The MAC, RFC 5830 section 8.

use phalanx_kernels::sync::Arc;

use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::chain::Meshing;
use crate::modes::common::mac::{self, Blocks, MacState, MacStream};
use crate::modes::common::{Keyed, tag_length};
use crate::modes::rules::{Gost28147, mode};

/// The longest tag, in bytes: 32 bits.
const MAX_TAG_BYTES: usize = 4;

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
#[doc(alias = "gost-mac")]
#[doc(alias = "imitovstavka")]
pub type Imit<C> = Keyed<C, mode::Imit<Gost28147>>;

impl<C: AnySet> Imit<C> {
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = MAX_TAG_BYTES;

    /// Writes the tag of a message, as many bytes of it as `tag` has: 1 to 4. They are the first ones, as in all libraries; RFC 5830
    /// means the highest bits of N1, which are others if they are less than 32.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn mac(&self, rules: ImitRules, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| Ok(ImitState::new(self.engine().clone(), rules, &[0; BLOCK])), message, tag)
    }

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose
    /// how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Imit::mac`].
    pub fn verify(&self, rules: ImitRules, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| Ok(ImitState::new(self.engine().clone(), rules, &[0; BLOCK])), message, tag)
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self, rules: ImitRules) -> ImitStream {
        self.start_from(rules, &[0; BLOCK])
    }

    /// The same from a state other than zeros: RFC 4357 has the UKM there.
    pub fn start_from(&self, rules: ImitRules, state: &[u8; BLOCK]) -> ImitStream {
        MacStream::new(ImitState::new(self.engine().clone(), rules, state))
    }

    /// The start of a message: from a UKM, or from zeros without one.
    pub(crate) fn state(&self, rules: ImitRules, ukm: &[u8]) -> Result<ImitState, Error> {
        let state = match ukm {
            [] => &[0; BLOCK],
            ukm => ukm.try_into().map_err(|_| Error::NonceLength { expected: BLOCK, got: ukm.len() })?,
        };
        Ok(ImitState::new(self.engine().clone(), rules, state))
    }
}

/// A message that is authenticated in pieces of any size; its tag has 1 to 4 bytes. A clone can be finished while the message goes on,
/// as the records of a TLS connection do (RFC 9189): `stream.clone().finish(&mut tag)`.
pub type ImitStream = MacStream<ImitState>;

impl ImitStream {
    /// Takes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.0.absorb(piece));
    }
}

/// IMIT of a message so far.
#[derive(Clone)]
pub struct ImitState {
    engine: Arc<Engine>,
    meshing: Option<Meshing>,
    one_block: OneBlock,
    state: [u8; BLOCK],
    /// The beginning of a block.
    waiting: Blocks,
    /// Blocks that were taken: none, one, or more.
    blocks: usize,
}

impl ImitState {
    pub(super) fn new(engine: Arc<Engine>, rules: ImitRules, state: &[u8; BLOCK]) -> Self {
        let ImitRules { meshing, one_block } = rules;
        let meshing = meshing.keys();
        Self { engine, meshing, one_block, state: *state, waiting: Blocks::new(BLOCK), blocks: 0 }
    }

    fn absorb(&mut self, piece: &[u8]) {
        let Self { engine, meshing, state, waiting, blocks, .. } = self;
        waiting.update(piece, |whole| {
            *blocks = blocks.saturating_add(whole.len() / BLOCK);
            chain(engine, meshing, state, whole);
        });
    }
}

/// Sixteen rounds for each of so many whole blocks.
fn chain(engine: &mut Arc<Engine>, meshing: &mut Option<Meshing>, state: &mut [u8; BLOCK], mut blocks: &[u8]) {
    while !blocks.is_empty() {
        let bytes = match meshing {
            None => blocks.len(),
            Some(meshing) => meshing.enter(engine, &mut [], blocks.len()),
        };
        let (section, rest) = blocks.split_at(bytes);
        engine.mac_16(state, section);
        blocks = rest;
    }
}

impl MacState for ImitState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.absorb(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        tag_length(1, MAX_TAG_BYTES, bytes)?;
        if self.waiting.filled() > 0 {
            // Zeros up to a whole block.
            self.absorb(&[0; BLOCK][self.waiting.filled()..]);
        }
        match (self.blocks, self.one_block) {
            (0, _) => return Err(Error::Empty),
            (1, OneBlock::AppendZeros) => self.absorb(&[0; BLOCK]),
            _ => {}
        }
        Ok(&self.state[..bytes])
    }
}

impl Drop for ImitState {
    fn drop(&mut self) {
        wipe(&mut self.state);
    }
}
