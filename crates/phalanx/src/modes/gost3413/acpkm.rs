//! Encryption and authentication with a new key for each section of a message, as in R
//! 1323565.1.017-2018 and RFC 8645.

use alloc::borrow::Cow;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, Secret, wiped_beside};

use super::gost::{Gost, first_block, sequence};
use crate::Error;
use crate::modes::common::counter::{Counter, CtrStream};
use crate::modes::common::mac::{self, Chain, MacState, MacStream, Masks};
use crate::modes::common::sections::Renewal;
use crate::modes::common::stream::{Buffered, too_long};
use crate::modes::common::{Keyed, block, check_segment, nonce_length};
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::rules::{Gost3413, mode};
use crate::steps::Steps;

/// The key size in bytes.
const KEY: usize = 32;

/// To obtain the next key, the bytes from 0x80 upwards are encrypted.
static ACPKM: Renewal = Renewal {
    op: Op::Encrypt,
    constant: {
        let (mut bytes, mut i) = ([0; KEY], 0);
        while i < KEY {
            bytes[i] = 0x80 + i as u8;
            i += 1;
        }
        bytes
    },
};

/// Creates the CTR-ACPKM counter. `section` and `segment` are in bytes.
fn counter<C: Gost>(engine: &Engine, nonce: &[u8], section: usize, segment: usize) -> Result<Counter<'static>, Error> {
    let block = const { block::<C>() };
    nonce_length(block / 2, nonce)?;
    check_section(section, block)?;
    check_segment::<C>(segment)?;
    if !block.is_multiple_of(segment) {
        return Err(Error::Parameter { what: "segment", allowed: "a divisor of the block size", got: segment as u64 });
    }
    let most = 1 << (4 * block - 1);
    let (engine, start) = (Cow::Owned(engine.clone()), first_block::<C>(nonce));
    let counter = Counter::new(engine, sequence(block), most, segment).begun(&start[..block]);
    Ok(counter.in_sections(section / segment, &ACPKM))
}

/// Checks the parameter N.
fn check_section(section: usize, block: usize) -> Result<(), Error> {
    if section == 0 || !section.is_multiple_of(block) {
        return Err(Error::Parameter { what: "section", allowed: "one or more whole blocks", got: section as u64 });
    }
    Ok(())
}

/// CTR-ACPKM, R 1323565.1.017-2018: [`Ctr`](super::Ctr) with a new key for each section of the
/// message. **No authentication:** tampering goes undetected.
///
/// Both sides must agree on N, the length of a section in **bytes**, which must be a multiple of
/// the block size. RFC 9189 uses 1 KiB for Magma and 4 KiB for Kuznyechik. The counter isn't reset
/// between sections. The nonce is half a block, as in [`Ctr`](super::Ctr).
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::CtrAcpkm};
///
/// let ctr = CtrAcpkm::<Kuznyechik>::new(&[7; 32]);
/// let mut data = [5; 10_000];
/// ctr.apply(&[1; 8], 4096, &mut data)?;
/// assert_ne!(data, [5; 10_000]);
///
/// let mut stream = ctr.start(&[1; 8], 4096)?;
/// stream.seek(9000)?;
/// stream.apply(&mut data[9000..])?;
/// assert_eq!(data[9000..], [5; 1000]);
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "re-keying")]
pub type CtrAcpkm<C> = Keyed<C, mode::CtrAcpkm<Gost3413>>;

impl<C: Gost> CtrAcpkm<C> {
    /// The length of a nonce in bytes.
    pub const NONCE_BYTES: usize = block::<C>() / 2;

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::Parameter`] if a section does not consist of one or more
    /// whole blocks. [`Error::TooLong`] beyond 2^(n/2 - 1) blocks of n bits. On error, nothing is
    /// written.
    pub fn apply(&self, nonce: &[u8], section: usize, data: &mut [u8]) -> Result<(), Error> {
        self.start(nonce, section)?.apply(data)
    }

    /// [`CtrAcpkm::apply`] on the current `rayon` thread pool, for data of 512 KiB or more. The
    /// section keys have to be derived one after the other, which limits the speed-up.
    ///
    /// # Errors
    /// Same as [`CtrAcpkm::apply`].
    #[cfg(feature = "rayon")]
    pub fn par_apply(&self, nonce: &[u8], section: usize, data: &mut [u8]) -> Result<(), Error> {
        parallel::apply(|| self.start(nonce, section), data)
    }

    /// Starts processing a message in pieces. Note that seeking derives the keys for all sections
    /// in between.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    pub fn start(&self, nonce: &[u8], section: usize) -> Result<CtrStream, Error> {
        self.start_with_segment(nonce, section, const { block::<C>() })
    }

    /// [`CtrAcpkm::start`] with the standard's parameter s: only the first `segment` bytes of each
    /// keystream block are used. `segment` must divide the block size. `section` still counts
    /// message bytes.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    pub fn start_with_segment(&self, nonce: &[u8], section: usize, segment: usize) -> Result<CtrStream, Error> {
        let engine = self.engine();
        Ok(CtrStream::new(counter::<C>(engine, nonce, section, segment)?, Steps::new(engine.level())))
    }
}

/// OMAC-ACPKM, R 1323565.1.017-2018: [`Omac`](super::Omac) with a new key for each section of the
/// message. The section keys are taken from the [`CtrAcpkm`] keystream under the main key. **Never
/// use the key in another mode**, because that could reveal this keystream.
///
/// Both sides must agree on two lengths in **bytes**. N is the length of a section of the message,
/// and must be a multiple of the block size. T* is the length of a section of the keystream, and
/// must be a multiple of [`OmacAcpkm::MATERIAL_BYTES`]. As with [`Omac`](super::Omac), the tag is
/// between 4 bytes and a whole block long.
///
/// ```
/// use phalanx::{Error, Magma, modes::gost3413::OmacAcpkm};
///
/// let omac = OmacAcpkm::<Magma>::new(&[7; 32]);
/// let (section, period) = (1024, 80);
/// let mut tag = [0; 8];
/// omac.mac(section, period, &[5; 3000], &mut tag)?;
///
/// let mut stream = omac.start(section, period)?;
/// stream.update(&[5; 1000])?;
/// stream.update(&[5; 2000])?;
/// stream.verify(&tag)?;
/// assert_eq!(omac.verify(section, period, &[5; 3001], &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type OmacAcpkm<C> = Keyed<C, mode::OmacAcpkm<Gost3413>>;

impl<C: Gost> OmacAcpkm<C> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = block::<C>();
    /// The length of a key and a block together, in bytes. This is how much keystream each section
    /// uses, and T* must be a multiple of it.
    pub const MATERIAL_BYTES: usize = KEY + block::<C>();

    /// Writes the tag of a message, truncated to the length of `tag`, which is between 4 bytes and
    /// a block.
    ///
    /// # Errors
    /// [`Error::Parameter`], [`Error::TagLength`] or [`Error::TooLong`]. On error, nothing is
    /// written.
    pub fn mac(&self, section: usize, period: usize, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| self.state(section, period), message, tag)
    }

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`OmacAcpkm::mac`].
    pub fn verify(&self, section: usize, period: usize, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| self.state(section, period), message, tag)
    }

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start(&self, section: usize, period: usize) -> Result<OmacAcpkmStream, Error> {
        Ok(MacStream::new(self.state(section, period)?))
    }

    fn state(&self, section: usize, period: usize) -> Result<OmacAcpkmState, Error> {
        let (block, engine) = (const { block::<C>() }, self.engine());
        check_section(section, block)?;
        if period == 0 || !period.is_multiple_of(Self::MATERIAL_BYTES) {
            let allowed = "a multiple of the total length of a key and a block";
            return Err(Error::Parameter { what: "period T*", allowed, got: period as u64 });
        }
        let material = counter::<C>(engine, &[0xff; 8][..block / 2], period, block)?;
        // The number of sections that there is enough keystream for.
        let sections = (1u128 << (4 * block - 1)) / (Self::MATERIAL_BYTES / block) as u128;
        OmacAcpkmState::new(engine, material, section, sections)
    }
}

/// A message that is being authenticated with OMAC-ACPKM in pieces of any size. Its tag is between
/// 4 bytes and a block long.
pub type OmacAcpkmStream = MacStream<OmacAcpkmState>;

impl OmacAcpkmStream {
    /// Processes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`] if there aren't enough keys for that many sections. On error, the piece
    /// is ignored.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        wiped_beside(piece.len(), || self.0.take(piece))
    }
}

/// The OMAC-ACPKM state for a message.
#[derive(Clone)]
pub struct OmacAcpkmState {
    /// A cipher, whose key doesn't matter. We use it to create ciphers with new keys.
    cipher: Engine,
    material: Buffered<Counter<'static>>,
    /// The length of a section, and how many bytes are left in the current one.
    section: usize,
    left: usize,
    /// The number of bytes processed so far, and the maximum.
    taken: u128,
    most: u128,
    chain: Chain,
    masks: Masks,
}

impl OmacAcpkmState {
    fn new(cipher: &Engine, material: Counter<'static>, section: usize, sections: u128) -> Result<Self, Error> {
        let mut material = Buffered::new(material, Steps::new(cipher.level()));
        // Even an empty message has a section.
        let (engine, masks) = next_keys(cipher, &mut material)?;
        Ok(Self {
            cipher: cipher.clone(),
            material,
            section,
            left: section,
            taken: 0,
            most: section as u128 * sections,
            chain: Chain::new(engine),
            masks,
        })
    }
}

impl MacState for OmacAcpkmState {
    fn take(&mut self, mut piece: &[u8]) -> Result<(), Error> {
        let got = self.taken + piece.len() as u128;
        if got > self.most {
            return Err(too_long(self.most, got));
        }
        self.taken = got;
        // A section begins with its first byte, not at the end of the previous section.
        while !piece.is_empty() {
            if self.left == 0 {
                let (engine, masks) = next_keys(&self.cipher, &mut self.material)?;
                self.chain.take_key(engine);
                (self.masks, self.left) = (masks, self.section);
            }
            let (part, rest) = piece.split_at(piece.len().min(self.left));
            self.chain.absorb(part);
            self.left -= part.len();
            piece = rest;
        }
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        self.masks.tag(&mut self.chain, bytes)
    }
}

/// Returns the key and the masks for the next section.
fn next_keys(cipher: &Engine, material: &mut Buffered<Counter<'static>>) -> Result<(Engine, Masks), Error> {
    let mut bytes = Secret::zeros(KEY + cipher.family().block);
    material.apply(bytes.bytes_mut())?;
    let (key, k1) = bytes.bytes().split_at(KEY);
    Ok((cipher.rekeyed(key), Masks::new(k1)))
}
