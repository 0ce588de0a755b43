//! GOST 28147-89 with a key and an S-box set.

use core::marker::PhantomData;

use super::{GOST28147, NamedSet, ParamSet, Sbox};
use crate::cipher::{Cipher, KeyOnly, Sealed, Standard};
use crate::engine::Engine;
use crate::error::Error;
use crate::level::Level;
use crate::table::{Family, Parameter};

/// GOST 28147-89 with a named S-box set `P`, or with any ([`RunTime`]), as a parameter of [`Cipher`].
#[derive(Debug)]
pub struct Gost28147_89<P>(PhantomData<P>);

/// The S-box set is chosen when the program runs: [`Gost28147::with_sbox`].
#[derive(Clone, Copy, Debug)]
pub enum RunTime {}

impl<P> Sealed for Gost28147_89<P> {}

impl<P: 'static> Standard for Gost28147_89<P> {
    type Key = [u8; 32];
    type Block = [u8; 8];
    const ZERO_BLOCK: [u8; 8] = [0; 8];
    const NAME: &'static str = "gost28147";
    const FAMILY: &'static Family = &GOST28147;
    #[cfg(feature = "cipher")]
    type BlockSize = cipher::consts::U8;
    #[cfg(feature = "cipher")]
    type KeySize = cipher::consts::U32;
}

impl<P: ParamSet> KeyOnly for Gost28147_89<P> {
    const PARAMETER: Option<&'static Parameter> = Some(P::PARAMETER);
}

/// GOST 28147-89: blocks of 8 bytes, keys of 32 bytes, 32 rounds. The standard leaves the S-box open.
///
/// With a named set as the type parameter, a key is all that it takes:
///
/// ```
/// use phalanx::gost28147::{CryptoProA, Gost28147};
/// use phalanx::hazmat::RawBlocks;
/// let cipher = Gost28147::<CryptoProA>::new(&[7; 32]);
/// let mut block = *b"8 bytes!";
/// cipher.encrypt_one(&mut block);
/// cipher.decrypt_one(&mut block);
/// assert_eq!(&block, b"8 bytes!");
/// ```
///
/// Or with a set that is found at run time, by name or by object identifier, or with rows of one's own, which are as
/// secret as the key:
///
/// ```
/// use phalanx::gost28147::{Gost28147, NamedSet};
/// use phalanx::hazmat::RawBlocks;
/// let set = NamedSet::find("1.2.643.2.2.31.1").ok_or("no such set")?;
/// let mut blocks = [0; 800];
/// Gost28147::with_set(&[7; 32], set).encrypt_bytes(&mut blocks)?;
///
/// let mut same = [0; 800];
/// Gost28147::with_sbox(&[7; 32], &set.sbox).encrypt_bytes(&mut same)?;
/// assert_eq!(blocks, same);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Gost28147<P = RunTime> = Cipher<Gost28147_89<P>>;

impl Gost28147 {
    /// Expands a key, with an S-box given at run time. The S-box is used in constant time too, but an [`Sbox`] is
    /// a plain value: it is not wiped, and `Debug` shows it.
    pub fn with_sbox(key: &[u8; 32], sbox: &Sbox) -> Self {
        Self::wrap(Engine::with_secret(&GOST28147, Level::active(), sbox.rows().as_flattened(), key))
    }

    /// [`Gost28147::with_sbox`] for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_sbox_and_level(key: &[u8; 32], sbox: &Sbox, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::with_secret(&GOST28147, level.check()?, sbox.rows().as_flattened(), key)))
    }

    /// Expands a key, with a named S-box set chosen at run time. Which set it is may show in the time that it takes: a named
    /// set runs as circuits, which are faster for many blocks.
    pub fn with_set(key: &[u8; 32], set: &'static NamedSet) -> Self {
        Self::wrap(Engine::new(&GOST28147, Level::active(), Some(set.parameter()), key))
    }

    /// [`Gost28147::with_set`] for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_set_and_level(key: &[u8; 32], set: &'static NamedSet, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::new(&GOST28147, level.check()?, Some(set.parameter()), key)))
    }
}
