//! Message authentication, section 5.6.

use alloc::sync::Arc;

use super::Gost;
use crate::modes::BlockCipher;
use crate::modes::cmac::{CmacKey, CmacStream};
use crate::modes::keyed::keyed;
use crate::{Cipher, Error};

/// The message authentication code of GOST R 34.13-2015, section 5.6 (OMAC1, the same as CMAC): called *imitovstavka* there.
///
/// The tag is the first s bits of a block, in bytes here: **4 to a whole block.** The standard allows shorter ones, which are
/// guessed too soon. Any message has a tag, the empty one too.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Omac};
///
/// let omac = Omac::<Kuznyechik>::new(&[7; 32]);
/// let mut tag = [0; 8];
/// omac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = omac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(omac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Omac<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    key: Arc<CmacKey>,
}

keyed!(Omac, Gost, key);

impl<C: Gost> Omac<C> {
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let key = Arc::new(CmacKey::new(cipher.engine().clone()));
        Self { cipher, key }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 4 to a block.
    ///
    /// # Errors
    /// [`Error::TagLength`]; nothing is written then.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        self.key.write(message, tag)
    }

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has: do not let whoever sends it
    /// choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`] for less than 4 bytes or more than a block.
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        self.key.verify(message, tag)
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self) -> CmacStream {
        CmacStream::new(self.key.clone())
    }

    /// The key without its type.
    pub(super) fn key(&self) -> &CmacKey {
        &self.key
    }
}
