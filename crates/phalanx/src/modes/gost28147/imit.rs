//! IMIT, RFC 5830, section 8.

use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::mac::{self, Blocks, MacState, MacStream};
use crate::modes::common::meshing::Meshing;
use crate::modes::common::{Keyed, tag_length};
use crate::modes::rules::{Gost28147, mode};
use crate::steps::Padding;

/// The maximum tag length in bytes.
const MAX_TAG_BYTES: usize = 4;

/// How to process a message of 8 bytes or less. The standard doesn't define the MAC of a single
/// block, so implementations differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OneBlock {
    /// Append a block of zeros. This is what OpenSSL's engine, GnuTLS and libgcrypt do, as well as
    /// TLS (RFC 9189) and CMS (RFC 4490).
    AppendZeros,
    /// Process just the single block. This is what Bouncy Castle, UAPKI and other Ukrainian
    /// libraries do.
    AsItIs,
}

/// Parameters for [`Imit`] that the sender and the receiver must agree on, in addition to the key
/// and the S-box set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ImitRules {
    /// Whether the key changes every 1024 bytes. Unlike an initialisation vector, the MAC state
    /// isn't encrypted under the new key.
    pub meshing: KeyMeshing,
    /// How to process a one-block message.
    pub one_block: OneBlock,
}

/// The GOST 28147-89 message authentication code (IMIT, *imitovstavka*) as in RFC 5830, section 8:
/// a CBC-MAC that uses sixteen rounds of the cipher. **Not for new designs.**
///
/// The tag is at most **4 bytes** long, so a random tag is accepted with a probability of 2^-32.
/// Messages are zero-padded, so **two messages that only differ by zeros at the end of the last
/// block have the same tag.**
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
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = MAX_TAG_BYTES;

    /// Writes the tag of a message, truncated to the length of `tag`, which is 1 to 4 bytes. We use
    /// the first bytes, as all other libraries do. RFC 5830 instead defines a short tag as the
    /// highest bits of N1, which are not the same bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`], or [`Error::Empty`] if the message is empty.
    pub fn mac(&self, rules: ImitRules, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| Ok(ImitState::new(self.engine().clone(), rules, &[0; BLOCK])), message, tag)
    }

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Imit::mac`].
    pub fn verify(&self, rules: ImitRules, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| Ok(ImitState::new(self.engine().clone(), rules, &[0; BLOCK])), message, tag)
    }

    /// Starts processing a message in pieces.
    pub fn start(&self, rules: ImitRules) -> ImitStream {
        self.start_from(rules, &[0; BLOCK])
    }

    /// Starts processing a message in pieces from a state other than zero, such as RFC 4357's UKM.
    pub fn start_from(&self, rules: ImitRules, state: &[u8; BLOCK]) -> ImitStream {
        MacStream::new(ImitState::new(self.engine().clone(), rules, state))
    }

    /// Starts a message from a UKM, or from zeros if the UKM is empty.
    pub(crate) fn state(&self, rules: ImitRules, ukm: &[u8]) -> Result<ImitState, Error> {
        let state = match ukm {
            [] => &[0; BLOCK],
            ukm => ukm.try_into().map_err(|_| Error::NonceLength { expected: BLOCK, got: ukm.len() })?,
        };
        Ok(ImitState::new(self.engine().clone(), rules, state))
    }
}

/// A message that is being authenticated in pieces of any size. Its tag is 1 to 4 bytes long. To
/// get a tag for the message so far and then continue, as TLS does for its records (RFC 9189),
/// finish a clone: `stream.clone().finish(&mut tag)`.
pub type ImitStream = MacStream<ImitState>;

impl ImitStream {
    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.0.absorb(piece));
    }
}

/// The IMIT state for a message.
#[derive(Clone)]
pub struct ImitState {
    engine: Engine,
    meshing: Option<Meshing>,
    one_block: OneBlock,
    state: [u8; BLOCK],
    /// Blocks that haven't been processed yet.
    waiting: Blocks,
    /// The number of blocks processed so far, saturating.
    blocks: usize,
}

impl ImitState {
    pub(super) fn new(engine: Engine, rules: ImitRules, state: &[u8; BLOCK]) -> Self {
        let ImitRules { meshing, one_block } = rules;
        let meshing = meshing.keys();
        Self { engine, meshing, one_block, state: *state, waiting: Blocks::new(BLOCK), blocks: 0 }
    }

    fn absorb(&mut self, piece: &[u8]) {
        let Self { engine, meshing, state, waiting, blocks, .. } = self;
        waiting.update(piece, |whole| chain(engine, meshing, state, blocks, whole));
    }
}

/// Processes and counts whole blocks, with sixteen rounds for each.
fn chain(
    engine: &mut Engine,
    meshing: &mut Option<Meshing>,
    state: &mut [u8; BLOCK],
    count: &mut usize,
    mut blocks: &[u8],
) {
    *count = count.saturating_add(blocks.len() / BLOCK);
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
        let Self { engine, meshing, state, waiting, blocks, .. } = self;
        // This zero-pads the last block.
        waiting.end(Padding::None);
        waiting.flush(|whole| chain(engine, meshing, state, blocks, whole));
        match (*blocks, self.one_block) {
            (0, _) => return Err(Error::Empty),
            (1, OneBlock::AppendZeros) => chain(engine, meshing, state, blocks, &[0; BLOCK]),
            _ => {}
        }
        Ok(&state[..bytes])
    }
}

impl Drop for ImitState {
    fn drop(&mut self) {
        self.waiting.wipe();
        wipe(&mut self.state);
    }
}
