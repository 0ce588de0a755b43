//! The public type for keyed block ciphers, which all standards share.

use core::fmt;
use core::marker::PhantomData;

use crate::engine::Engine;
use crate::error::Error;
use crate::level::Level;
use crate::table::{Family, Parameter};

/// Prevents implementations outside these crates.
#[doc(hidden)]
pub trait Sealed {}

impl<S: Standard> Sealed for Cipher<S> {}

/// A block cipher as defined by a standard, with its sizes and kernels. Only this crate can
/// implement this trait.
pub trait Standard: Sealed + 'static {
    /// The key, which is a byte array.
    type Key: AsRef<[u8]> + for<'a> TryFrom<&'a [u8]>;
    /// A block, which is a byte array.
    type Block: AsRef<[u8]> + AsMut<[u8]> + Copy;
    /// A block of zeros.
    #[doc(hidden)]
    const ZERO_BLOCK: Self::Block;
    /// Keys, one after the other.
    #[doc(hidden)]
    fn flat(keys: &[Self::Key]) -> &[u8];
    /// The name of the cipher, such as `kalyna-256/256`.
    const NAME: &'static str;
    /// The kernels.
    #[doc(hidden)]
    const FAMILY: &'static Family;
    /// The block size as a type from the crate `cipher`.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type BlockSize: cipher::array::ArraySize;
    /// The key size as a type from the crate `cipher`.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type KeySize: cipher::array::ArraySize;
}

/// A cipher that needs no parameter besides the key.
pub trait KeyOnly: Standard {
    /// The S-box set or other parameter that is fixed by the type, if any.
    #[doc(hidden)]
    const PARAMETER: Option<&'static Parameter> = None;
}

/// A block cipher with a key.
///
/// Use the names that the standards define, such as [`Kalyna256_256`](crate::Kalyna256_256) or
/// [`Magma`](crate::Magma).
///
/// All operations are constant-time. Round keys are expanded right away, while the other key forms
/// that some kernels read are computed on first use. Clones are cheap because they share all of
/// these, even across threads. Dropping the last clone wipes them.
///
/// To protect messages, use a mode. If you need access to single blocks, which doesn't protect
/// anything by itself, see [`hazmat`](crate::hazmat) and the traits from the crate `cipher`.
pub struct Cipher<S: Standard> {
    engine: Engine,
    standard: PhantomData<fn() -> S>,
}

impl<S: KeyOnly> Cipher<S> {
    /// Expands a key, to be used with the fastest kernels that [`Level::active`] allows.
    pub fn new(key: &S::Key) -> Self {
        Self::wrap(Engine::new(S::FAMILY, Level::active(), S::PARAMETER, key.as_ref()))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`] if the slice is the wrong length.
    pub fn new_from_slice(key: &[u8]) -> Result<Self, Error> {
        if key.len() != Self::KEY_BYTES {
            return Err(Error::KeyLength { cipher: Self::NAME, expected: Self::KEY_BYTES, got: key.len() });
        }
        Ok(Self::wrap(Engine::new(S::FAMILY, Level::active(), S::PARAMETER, key)))
    }

    /// Expands a key, to be used with kernels up to the given level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(key: &S::Key, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::new(S::FAMILY, level.check()?, S::PARAMETER, key.as_ref())))
    }
}

impl<S: Standard> Cipher<S> {
    /// The name of the cipher, such as `kalyna-256/256`.
    pub const NAME: &'static str = S::NAME;
    /// Block size in bytes.
    pub const BLOCK_BYTES: usize = size_of::<S::Block>();
    /// Key size in bytes.
    pub const KEY_BYTES: usize = size_of::<S::Key>();

    #[doc(hidden)]
    pub fn wrap(engine: Engine) -> Self {
        Self { engine, standard: PhantomData }
    }

    /// The cipher without its static type.
    #[doc(hidden)]
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The highest level whose kernels are used.
    pub fn level(&self) -> Level {
        self.engine.level()
    }
}

/// Dropping the last clone wipes the key.
impl<S: Standard> zeroize::ZeroizeOnDrop for Cipher<S> {}

impl<S: Standard> Clone for Cipher<S> {
    fn clone(&self) -> Self {
        Self { engine: self.engine.clone(), standard: PhantomData }
    }
}

impl<S: Standard> fmt::Debug for Cipher<S> {
    /// Shows the name and the level, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cipher").field("name", &Self::NAME).field("level", &self.level()).finish_non_exhaustive()
    }
}

/// Defines a standard that takes no parameters, given its type, name and family, and its block and
/// key sizes, both in bytes and as types.
macro_rules! standard {
    ($(#[$doc:meta])* $standard:ident, $name:literal, $family:ident, $block:expr, $block_size:ident, $key:expr,
     $key_size:ident) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $standard {}

        impl $crate::cipher::Sealed for $standard {}
        impl $crate::cipher::KeyOnly for $standard {}
        impl $crate::cipher::Standard for $standard {
            type Key = [u8; $key];
            type Block = [u8; $block];
            const ZERO_BLOCK: Self::Block = [0; $block];
            fn flat(keys: &[Self::Key]) -> &[u8] {
                keys.as_flattened()
            }
            const NAME: &'static str = $name;
            const FAMILY: &'static $crate::table::Family = &$family;
            #[cfg(feature = "cipher")]
            type BlockSize = ::cipher::consts::$block_size;
            #[cfg(feature = "cipher")]
            type KeySize = ::cipher::consts::$key_size;
        }
    };
}
pub(crate) use standard;
