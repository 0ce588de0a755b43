//! CMAC, SP 800-38B.

use alloc::sync::Arc;

use super::Block128;
use crate::modes::BlockCipher;
use crate::modes::cmac::{CmacKey, CmacStream};
use crate::modes::keyed::keyed;
use crate::{Cipher, Error};

/// The message authentication code of SP 800-38B (CMAC, OMAC1). With Kuznyechik it is
/// [`Omac`](crate::modes::gost3413::Omac) of GOST R 34.13-2015.
///
/// The tag is the first **4 to 16 bytes** of a block. The standard advises at least 8: shorter ones are guessed too soon. Any
/// message has a tag, the empty one too.
///
/// ```
/// use phalanx::{Error, Ublock128_128, modes::nist::Cmac};
///
/// let cmac = Cmac::<Ublock128_128>::new(&[7; 16]);
/// let mut tag = [0; 16];
/// cmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = cmac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(cmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Cmac<C: Block128> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    key: Arc<CmacKey>,
}

keyed!(Cmac, Block128, key);

impl<C: Block128> Cmac<C> {
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = 16;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let key = Arc::new(CmacKey::new(cipher.engine().clone()));
        Self { cipher, key }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 4 to 16.
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
    /// [`Error::NotAuthentic`]; [`Error::TagLength`] for less than 4 bytes or more than 16.
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        self.key.verify(message, tag)
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self) -> CmacStream {
        CmacStream::new(self.key.clone())
    }
}
