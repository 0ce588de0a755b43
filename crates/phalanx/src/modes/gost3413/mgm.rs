//! MGM, R 1323565.1.026-2019 and RFC 9058.

use alloc::borrow::Cow;
use alloc::boxed::Box;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Dot, Engine, wipe, wiped_beside, with_room};

use super::gost::Gost;
use crate::Error;
use crate::modes::common::aead::{Aead, AeadInPieces, AeadSizes, AeadState, Encryptor, IsAead, UnverifiedDecryptor};
use crate::modes::common::counter::Counter;
use crate::modes::common::mac::{Blocks, authentic};
use crate::modes::common::stream::{Buffered, PIECE_BYTES};
use crate::modes::common::{Keyed, block, nonce_length, tag_length};
use crate::modes::rules::{Gost3413, mode};
use crate::steps::{
    BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16_FIRST_8, BIG_16_LAST_8, Padding, Sequence, Steps, in_blocks, whole_blocks,
};

/// The largest block in bytes.
const MAX_BLOCK_BYTES: usize = 16;

/// The minimum tag length in bytes.
const MIN_TAG_BYTES: usize = 4;

/// Multilinear Galois mode (MGM), R 1323565.1.026-2019 and RFC 9058: the authenticated encryption
/// mode that TLS 1.3 and IPsec use with these ciphers.
///
/// - Nonce: one block (16 bytes for Kuznyechik, 8 for the others) whose **first bit is zero**.
///   Never reuse it with the same key.
/// - Tag: between 4 bytes and a block. Note that a verifier that accepts shorter tags lets the
///   attacker choose how much of the tag is checked.
/// - Message and associated data: they must not both be empty, and together they must be shorter
///   than 2^(n/2) bits (512 MiB for 8-byte blocks).
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
#[doc(alias = "multilinear galois mode")]
pub type Mgm<C> = Keyed<C, mode::Mgm<Gost3413>>;

/// The state of an MGM encryption that processes pieces of any size.
pub type MgmEncryptor = Encryptor<MgmState>;

/// The state of an MGM decryption that processes pieces of any size. **Plaintext is returned before
/// its tag is verified.**
pub type UnverifiedMgmDecryptor = UnverifiedDecryptor<MgmState>;

impl IsAead for mode::Mgm<Gost3413> {}

impl<C: Gost> Aead<C> for mode::Mgm<Gost3413> {
    const NONCE_BYTES: usize = block::<C>();
    const TAG_BYTES: usize = block::<C>();
    const FIRST_BIT_ZERO: bool = true;

    fn encrypt(key: &Mgm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        check::<C>(nonce, aad, data, tag)?;
        wiped_beside(data.len(), || {
            if is_short(nonce.len(), aad, data) {
                return Start::new(key.engine(), nonce).at_once(aad, data, |sum, data, gamma| {
                    sum.products.steps.xor(data, gamma);
                    sum.update(data);
                    tag.copy_from_slice(&sum.finish()[..tag.len()]);
                    Ok(())
                });
            }
            let mut message = MgmState::new(key.engine(), nonce, aad);
            message.encrypt(data);
            tag.copy_from_slice(&message.sum.finish()[..tag.len()]);
            Ok(())
        })
    }

    fn decrypt(key: &Mgm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        check::<C>(nonce, aad, data, tag)?;
        wiped_beside(data.len(), || {
            if is_short(nonce.len(), aad, data) {
                return Start::new(key.engine(), nonce).at_once(aad, data, |sum, data, gamma| {
                    sum.update(data);
                    authentic(&sum.finish()[..tag.len()], tag)?;
                    sum.products.steps.xor(data, gamma);
                    Ok(())
                });
            }
            let MgmState { mut gamma, mut sum } = MgmState::new(key.engine(), nonce, aad);
            sum.update(data);
            authentic(&sum.finish()[..tag.len()], tag)?;
            gamma.apply_in_frame(data, |_| {});
            Ok(())
        })
    }
}

impl<C: Gost> AeadSizes<C> for mode::Mgm<Gost3413> {
    type Nonce = <C::Standard as crate::Standard>::Block;
    const ZERO_NONCE: Self::Nonce = <C::Standard as crate::Standard>::ZERO_BLOCK;
    #[cfg(feature = "aead")]
    type NonceSize = <C::Standard as crate::Standard>::BlockSize;
    #[cfg(feature = "aead")]
    type TagSize = <C::Standard as crate::Standard>::BlockSize;
}

impl<C: Gost> AeadInPieces<C> for mode::Mgm<Gost3413> {
    type State = MgmState;

    fn start(key: &Mgm<C>, nonce: &[u8], aad: &[u8]) -> Result<Box<MgmState>, Error> {
        check_nonce(nonce, block::<C>())?;
        check_length(aad.len() as u64, 0, block::<C>())?;
        Ok(Box::new(MgmState::new(key.engine(), nonce, aad)))
    }
}

fn check<C: Gost>(nonce: &[u8], aad: &[u8], data: &[u8], tag: &[u8]) -> Result<(), Error> {
    check_nonce(nonce, block::<C>())?;
    tag_length(MIN_TAG_BYTES, block::<C>(), tag.len())?;
    check_length(aad.len() as u64, data.len() as u64, block::<C>())?;
    if aad.is_empty() && data.is_empty() { Err(Error::Empty) } else { Ok(()) }
}

fn check_nonce(nonce: &[u8], block: usize) -> Result<(), Error> {
    nonce_length(block, nonce)?;
    if nonce[0] >= 0x80 {
        return Err(Error::Parameter { what: "first byte of the nonce", allowed: "0 to 127", got: nonce[0].into() });
    }
    Ok(())
}

/// Checks that the associated data and the message together are shorter than 2^(n/2) bits.
fn check_length(before: u64, more: u64, block: usize) -> Result<(), Error> {
    let (most, got) = (u64::MAX >> (67 - 4 * block), before.saturating_add(more));
    if got > most { Err(Error::TooLong { max: most, got }) } else { Ok(()) }
}

/// The first counters for the keystream and for the factors.
struct Start<'k> {
    engine: &'k Engine,
    sequences: [&'static Sequence; 2],
    /// Both counters, one after the other.
    counters: [u8; 2 * MAX_BLOCK_BYTES],
}

impl<'k> Start<'k> {
    /// The nonce has already been checked.
    fn new(engine: &'k Engine, nonce: &[u8]) -> Self {
        let block = nonce.len();
        // The nonce, once with its first bit zero and once with its first bit set.
        let sequences = if block == 8 { [&BIG_8_LAST_4, &BIG_8_FIRST_4] } else { [&BIG_16_LAST_8, &BIG_16_FIRST_8] };
        let mut start = Self { engine, sequences, counters: [0; 2 * MAX_BLOCK_BYTES] };
        let both = &mut start.counters[..2 * block];
        both[..block].copy_from_slice(nonce);
        both[block..].copy_from_slice(nonce);
        both[block] |= 0x80;
        engine.in_place(Op::Encrypt, both);
        start
    }

    /// The counter for the keystream, or for the factors.
    fn counter(&mut self, which: usize) -> &mut [u8] {
        let block = self.engine.family().block;
        &mut self.counters[which * block..][..block]
    }

    /// Processes a short message. We encrypt the counters for the keystream and the factors
    /// together, because this fills batches better. `work` receives the sum, the message and its
    /// keystream.
    fn at_once(
        mut self,
        aad: &[u8],
        data: &mut [u8],
        work: impl FnOnce(&mut Sum<'_>, &mut [u8], &[u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let (block, steps) = (self.engine.family().block, Steps::new(self.engine.level()));
        let gamma_bytes = whole_blocks(block, data.len());
        let bytes = gamma_bytes + factors(block, aad, data);
        let blocks = in_blocks(block, bytes);
        let reach = self.engine.reach(Op::Encrypt, blocks) * block;
        with_room(&[], reach.min(PIECE_BYTES), |room| {
            let parts = room[..bytes].split_at_mut(gamma_bytes);
            for (which, part) in [parts.0, parts.1].into_iter().enumerate() {
                steps.fill(self.sequences[which], self.counter(which), part);
            }
            self.engine.in_place_within(Op::Encrypt, room, blocks);
            let (gamma, factors) = room[..bytes].split_at(gamma_bytes);
            let mut sum = Sum::new(Cow::Borrowed(self.engine), self.sequences[1], factors);
            sum.begin(self.counter(1), aad);
            work(&mut sum, data, gamma)
        })
    }
}

impl Drop for Start<'_> {
    fn drop(&mut self) {
        wipe(&mut self.counters);
    }
}

/// The total length of a message's factors in bytes. There is one factor per block, and one for the
/// lengths.
fn factors(block: usize, aad: &[u8], data: &[u8]) -> usize {
    whole_blocks(block, aad.len()) + whole_blocks(block, data.len()) + block
}

/// Whether the keystream and the factors together fit in a piece.
fn is_short(block: usize, aad: &[u8], data: &[u8]) -> bool {
    aad.len().max(data.len()) <= PIECE_BYTES
        && whole_blocks(block, data.len()) + factors(block, aad, data) <= PIECE_BYTES
}

/// The state of a message.
#[derive(Clone)]
pub struct MgmState {
    gamma: Buffered<Counter<'static>>,
    sum: Sum<'static>,
}

impl MgmState {
    /// Starts with the associated data. The nonce and the lengths have already been checked.
    fn new(engine: &Engine, nonce: &[u8], aad: &[u8]) -> Self {
        let (mut start, block) = (Start::new(engine, nonce), nonce.len());
        let gamma = Counter::new(Cow::Owned(engine.clone()), start.sequences[0], 1 << (4 * block), block)
            .begun(start.counter(0));
        let gamma = Buffered::new(gamma, Steps::new(engine.level()));
        let mut sum = Sum::new(Cow::Owned(engine.clone()), start.sequences[1], &[]);
        sum.begin(start.counter(1), aad);
        Self { gamma, sum }
    }
}

impl AeadState for MgmState {
    fn check(&self, bytes: usize) -> Result<(), Error> {
        check_length(self.sum.aad + self.sum.bytes, bytes as u64, self.sum.block())
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let Self { gamma, sum } = self;
        gamma.apply_in_frame(data, |piece| sum.update(piece));
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        for piece in data.chunks_mut(PIECE_BYTES) {
            self.sum.update(piece);
            self.gamma.apply_in_frame(piece, |_| {});
        }
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        tag_length(MIN_TAG_BYTES, self.sum.block(), bytes)?;
        if self.sum.aad + self.sum.bytes == 0 {
            return Err(Error::Empty);
        }
        Ok(&self.sum.finish()[..bytes])
    }
}

/// The sum of all blocks, where each is multiplied by an encrypted counter.
#[derive(Clone)]
struct Sum<'f> {
    products: Products<'f>,
    /// Blocks that haven't been summed yet. They are either ciphertext or associated data, neither of
    /// which is secret.
    blocks: Blocks,
    /// The lengths of the associated data and of the message so far, in bytes.
    aad: u64,
    bytes: u64,
}

/// The sum of the blocks so far.
#[derive(Clone)]
struct Products<'f> {
    engine: Cow<'f, Engine>,
    steps: Steps,
    dot: Dot,
    factors: &'static Sequence,
    next: [u8; MAX_BLOCK_BYTES],
    /// The next factors, if they were all computed up front.
    ready: &'f [u8],
    sum: [u8; MAX_BLOCK_BYTES],
}

impl Products<'_> {
    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// Adds whole blocks.
    fn add(&mut self, blocks: &[u8]) {
        let block = self.block();
        if !self.ready.is_empty() {
            let (factors, rest) = self.ready.split_at(blocks.len());
            self.dot.add(&mut self.sum[..block], factors, blocks);
            self.ready = rest;
            return;
        }
        let reach = self.engine.reach(Op::Encrypt, blocks.len().min(PIECE_BYTES) / block) * block;
        with_room(&[], reach.min(PIECE_BYTES), |factors| {
            for piece in blocks.chunks(PIECE_BYTES) {
                self.steps.fill(self.factors, &mut self.next[..block], &mut factors[..piece.len()]);
                self.engine.in_place_within(Op::Encrypt, factors, piece.len() / block);
                self.dot.add(&mut self.sum[..block], factors, piece);
            }
        });
    }
}

impl<'f> Sum<'f> {
    /// A sum that hasn't begun yet. `ready` contains either all factors or none.
    #[inline]
    fn new(engine: Cow<'f, Engine>, factors: &'static Sequence, ready: &'f [u8]) -> Self {
        let (block, level) = (engine.family().block, engine.level());
        let (next, sum) = ([0; MAX_BLOCK_BYTES], [0; MAX_BLOCK_BYTES]);
        let products =
            Products { engine, steps: Steps::new(level), dot: Dot::new(block, level), factors, next, ready, sum };
        Self { products, blocks: Blocks::new(block), aad: 0, bytes: 0 }
    }

    /// Begins with the first counter for the factors, and the associated data. This doesn't return the
    /// sum, because copying it costs more than multiplying a few blocks.
    fn begin(&mut self, counter: &[u8], aad: &[u8]) {
        self.products.next[..counter.len()].copy_from_slice(counter);
        self.update(aad);
        self.blocks.end(Padding::None);
        self.aad = core::mem::take(&mut self.bytes);
    }

    fn block(&self) -> usize {
        self.products.block()
    }

    fn update(&mut self, data: &[u8]) {
        self.bytes += data.len() as u64;
        self.blocks.update(data, |blocks| self.products.add(blocks));
    }

    fn finish(&mut self) -> &[u8] {
        let (block, lengths) = (self.block(), [self.aad, self.bytes]);
        let Self { products, blocks, .. } = self;
        blocks.end(Padding::None);
        // Both lengths are in bits and take half a block each. We've already checked that they fit.
        for bytes in lengths {
            blocks.append(&(8 * bytes).to_be_bytes()[8 - block / 2..]);
        }
        blocks.flush(|blocks| products.add(blocks));
        let tag = &mut products.sum[..block];
        products.engine.in_place(Op::Encrypt, tag);
        tag
    }
}

impl Drop for Products<'_> {
    fn drop(&mut self) {
        wipe(&mut self.next);
        wipe(&mut self.sum);
    }
}
