//! The public face of a keyed block cipher, the same for every standard.

use crate::sync::Arc;
use core::fmt;
use core::marker::PhantomData;

use crate::engine::Engine;
use crate::error::Error;
use crate::level::Level;
use crate::table::{Family, Parameter};

/// Keeps traits to the types of these crates.
#[doc(hidden)]
pub trait Sealed {}

impl<S: Standard> Sealed for Cipher<S> {}

/// A block cipher as a standard defines it: sizes and table of kernels. Implemented by this crate alone.
pub trait Standard: Sealed + 'static {
    /// The key: an array of bytes.
    type Key: AsRef<[u8]> + for<'a> TryFrom<&'a [u8]>;
    /// A block: an array of bytes.
    type Block: AsRef<[u8]> + AsMut<[u8]> + Copy;
    /// A block of zeros.
    #[doc(hidden)]
    const ZERO_BLOCK: Self::Block;
    /// The name of the cipher, as `kalyna-256/256`.
    const NAME: &'static str;
    /// The kernels.
    #[doc(hidden)]
    const FAMILY: &'static Family;
    /// The block as a size type of `cipher`.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type BlockSize: cipher::array::ArraySize;
    /// The key as a size type of `cipher`.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type KeySize: cipher::array::ArraySize;
}

/// A standard whose key is all that it takes.
pub trait KeyOnly: Standard {
    /// The parameter, where the type names one.
    #[doc(hidden)]
    const PARAMETER: Option<&'static Parameter> = None;
}

/// A block cipher with a key.
///
/// Use it by the names of the standards: [`Kalyna256_256`](crate::Kalyna256_256), [`Magma`](crate::Magma), ….
///
/// Everything is constant time. The round keys are expanded at once; the forms of them that the kernels of this CPU read
/// are made when first needed. Clones share them; with the last of them they are wiped. Cheap to clone and to share between
/// threads.
///
/// What protects messages is a mode over it. Blocks by themselves, which do not, are behind [`hazmat`](crate::hazmat), and behind the
/// traits of the crate `cipher`.
pub struct Cipher<S: Standard> {
    engine: Arc<Engine>,
    standard: PhantomData<fn() -> S>,
}

impl<S: KeyOnly> Cipher<S> {
    /// Expands a key, for the best kernels that [`Level::active`] allows.
    pub fn new(key: &S::Key) -> Self {
        Self::wrap(Engine::new(S::FAMILY, Level::active(), S::PARAMETER, key.as_ref()))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new_from_slice(key: &[u8]) -> Result<Self, Error> {
        if key.len() != Self::KEY_BYTES {
            return Err(Error::KeyLength { cipher: Self::NAME, expected: Self::KEY_BYTES, got: key.len() });
        }
        Ok(Self::wrap(Engine::new(S::FAMILY, Level::active(), S::PARAMETER, key)))
    }

    /// Expands a key, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(key: &S::Key, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::new(S::FAMILY, level.check()?, S::PARAMETER, key.as_ref())))
    }
}

impl<S: Standard> Cipher<S> {
    /// The name of the cipher, as `kalyna-256/256`.
    pub const NAME: &'static str = S::NAME;
    /// Bytes in a block.
    pub const BLOCK_BYTES: usize = size_of::<S::Block>();
    /// Bytes in a key.
    pub const KEY_BYTES: usize = size_of::<S::Key>();

    #[doc(hidden)]
    pub fn wrap(engine: Engine) -> Self {
        Self { engine: Arc::new(engine), standard: PhantomData }
    }

    /// The cipher without its type.
    #[doc(hidden)]
    pub fn engine(&self) -> &Arc<Engine> {
        &self.engine
    }

    /// The level whose kernels, and those of the levels that it contains, are used.
    pub fn level(&self) -> Level {
        self.engine.level()
    }
}

/// The last of the clones wipes the key.
impl<S: Standard> zeroize::ZeroizeOnDrop for Cipher<S> {}

impl<S: Standard> Clone for Cipher<S> {
    fn clone(&self) -> Self {
        Self { engine: self.engine.clone(), standard: PhantomData }
    }
}

impl<S: Standard> fmt::Debug for Cipher<S> {
    /// The name and level, never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cipher").field("name", &Self::NAME).field("level", &self.level()).finish_non_exhaustive()
    }
}

/// A standard whose key is all that it takes: its type, name, table, bytes of a block and of a key with their size types.
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
