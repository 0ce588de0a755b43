//! GOST 28147-89 with a key and an S-box set.

use core::marker::PhantomData;

use super::{GOST28147, NamedSet, ParamSet, Sbox};
use crate::cipher::{Cipher, KeyOnly, Sealed, Standard};
use crate::engine::Engine;
use crate::error::Error;
use crate::level::Level;
use crate::table::{Family, Parameter};

/// GOST 28147-89 with the named S-box set `P`, or with any S-box if `P` is [`RunTime`]. This is a
/// type parameter for [`Cipher`].
#[derive(Debug)]
pub struct Gost28147_89<P>(PhantomData<P>);

/// Indicates that the S-box set is selected at run time, for example with [`Gost28147::with_sbox`].
#[derive(Clone, Copy, Debug)]
pub enum RunTime {}

impl<P> Sealed for Gost28147_89<P> {}

impl<P: 'static> Standard for Gost28147_89<P> {
    type Key = [u8; 32];
    type Block = [u8; 8];
    const ZERO_BLOCK: [u8; 8] = [0; 8];
    fn flat(keys: &[[u8; 32]]) -> &[u8] {
        keys.as_flattened()
    }
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

/// GOST 28147-89, which has 8-byte blocks, 32-byte keys and 32 rounds. The standard does not
/// specify the S-box.
///
/// If the S-box set is fixed, make it the type parameter, so that the cipher only needs a key:
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
/// At run time, you can select a named set by its name or object identifier, or supply your own
/// rows, which are then protected like the key:
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
    /// Expands a key with an S-box given at run time. The S-box is used in constant time, but note
    /// that an [`Sbox`] is a plain value, so it isn't wiped, and `Debug` prints it.
    pub fn with_sbox(key: &[u8; 32], sbox: &Sbox) -> Self {
        Self::wrap(Engine::with_secret(&GOST28147, Level::active(), sbox.rows().as_flattened(), key))
    }

    /// Like [`Gost28147::with_sbox`], but only uses kernels up to the given level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_sbox_and_level(key: &[u8; 32], sbox: &Sbox, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::with_secret(&GOST28147, level.check()?, sbox.rows().as_flattened(), key)))
    }

    /// Expands a key with a named S-box set selected at run time. Timing may reveal which set it
    /// is, because each named set has its own kernels, which are faster for many blocks.
    pub fn with_set(key: &[u8; 32], set: &'static NamedSet) -> Self {
        Self::wrap(Engine::new(&GOST28147, Level::active(), Some(set.parameter()), key))
    }

    /// Like [`Gost28147::with_set`], but only uses kernels up to the given level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_set_and_level(key: &[u8; 32], set: &'static NamedSet, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::new(&GOST28147, level.check()?, Some(set.parameter()), key)))
    }
}
