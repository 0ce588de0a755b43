//! CFB, RFC 5830, section 7.

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::chain::{self, CfbStream};
use crate::modes::common::{Keyed, nonce_length};
use crate::modes::rules::{Gost28147, mode};

/// Cipher feedback (CFB, *gammirovanie s obratnoy svyazyu*) for GOST 28147-89 as in RFC 5830,
/// section 7. **No authentication:** tampering goes undetected.
///
/// The initialisation vector is **8 bytes** long and must never repeat under one key. Messages may
/// be of any length. Decryption is many times faster than encryption, which cannot process blocks
/// in parallel.
///
/// ```
/// use phalanx::modes::gost28147::{Cfb, KeyMeshing};
/// use phalanx::{Error, Gost28147, gost28147::Dke1};
///
/// let cfb = Cfb::<Gost28147<Dke1>>::new(&[7; 32]);
/// let (iv, mut data) = ([1; 8], *b"attack at dawn");
/// cfb.encrypt_in_place(&iv, KeyMeshing::None, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = cfb.start_decryption(&iv, KeyMeshing::None)?;
/// stream.apply(&mut data[..5]);
/// stream.apply(&mut data[5..]);
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cfb<C> = Keyed<C, mode::Cfb<Gost28147>>;

impl<C: AnySet> Cfb<C> {
    /// The length of an initialisation vector in bytes.
    pub const IV_BYTES: usize = BLOCK;

    /// Encrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. On error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, data: &mut [u8]) -> Result<(), Error> {
        self.start_encryption(iv, meshing)?.apply(data);
        Ok(())
    }

    /// Decrypts a whole message in place.
    ///
    /// # Errors
    /// Same as [`Cfb::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, data: &mut [u8]) -> Result<(), Error> {
        self.start_decryption(iv, meshing)?.apply(data);
        Ok(())
    }

    /// Starts encrypting a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8], meshing: KeyMeshing) -> Result<CfbStream, Error> {
        self.start(Direction::Encrypt, iv, meshing)
    }

    /// Starts decrypting a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_decryption(&self, iv: &[u8], meshing: KeyMeshing) -> Result<CfbStream, Error> {
        self.start(Direction::Decrypt, iv, meshing)
    }

    pub(crate) fn start(&self, direction: Direction, iv: &[u8], meshing: KeyMeshing) -> Result<CfbStream, Error> {
        nonce_length(BLOCK, iv)?;
        let cfb = chain::Cfb::new(self.engine().clone(), direction, iv, BLOCK);
        Ok(CfbStream(cfb.meshed(meshing.keys())))
    }
}
