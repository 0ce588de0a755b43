//! The public face of a keyed block cipher, the same for every standard.

use alloc::sync::Arc;
use core::fmt;
use core::marker::PhantomData;

use crate::Error;
use crate::engine::Engine;
use crate::gost28147::NamedSet;
use crate::isa::Level;
use crate::kernel::{Family, Op};

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
    /// The S-box set of GOST 28147-89, where the type names one.
    #[doc(hidden)]
    const SET: Option<&'static NamedSet> = None;
}

/// A block cipher with a key.
///
/// Use it by the names of the standards: [`Kalyna256_256`](crate::Kalyna256_256), [`Magma`](crate::Magma), ….
///
/// Everything is constant time. The round keys are expanded at once; the forms of them that the kernels of this CPU read
/// are made when first needed. Clones share them; with the last of them they are wiped. Cheap to clone and to share between
/// threads.
///
/// The inherent methods take bytes. Those of the `cipher` traits take arrays of blocks and have the same names; call
/// them through the trait: `BlockCipherEncrypt::encrypt_blocks(&cipher, &mut blocks)`.
pub struct Cipher<S: Standard> {
    engine: Arc<Engine>,
    standard: PhantomData<fn() -> S>,
}

impl<S: KeyOnly> Cipher<S> {
    /// Expands a key, for the best kernels that [`Level::active`] allows.
    pub fn new(key: &S::Key) -> Self {
        Self::wrap(Engine::new(S::FAMILY, Level::active(), S::SET, key.as_ref()))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn from_slice(key: &[u8]) -> Result<Self, Error> {
        if key.len() != Self::KEY_BYTES {
            return Err(Error::KeyLength { cipher: Self::NAME, expected: Self::KEY_BYTES, got: key.len() });
        }
        Ok(Self::wrap(Engine::new(S::FAMILY, Level::active(), S::SET, key)))
    }

    /// Expands a key, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(key: &S::Key, level: Level) -> Result<Self, Error> {
        Ok(Self::wrap(Engine::new(S::FAMILY, level.check()?, S::SET, key.as_ref())))
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

    /// Encrypts one block in place.
    pub fn encrypt_block(&self, block: &mut S::Block) {
        self.engine.in_place(Op::Encrypt, block.as_mut());
    }

    /// Decrypts one block in place.
    pub fn decrypt_block(&self, block: &mut S::Block) {
        self.engine.in_place(Op::Decrypt, block.as_mut());
    }

    /// Encrypts whole blocks in place, each by itself (ECB).
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the length is not a multiple of the block; nothing is written then.
    pub fn encrypt_blocks(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.whole(blocks.len())?;
        self.engine.in_place(Op::Encrypt, blocks);
        Ok(())
    }

    /// Decrypts whole blocks in place, each by itself (ECB).
    ///
    /// # Errors
    /// As [`Cipher::encrypt_blocks`].
    pub fn decrypt_blocks(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.whole(blocks.len())?;
        self.engine.in_place(Op::Decrypt, blocks);
        Ok(())
    }

    /// Encrypts whole blocks from one buffer to another.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::LengthsDiffer`]; nothing is written then.
    pub fn encrypt_blocks_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.buffer_to_buffer(Op::Encrypt, source, destination)
    }

    /// Decrypts whole blocks from one buffer to another.
    ///
    /// # Errors
    /// As [`Cipher::encrypt_blocks_to`].
    pub fn decrypt_blocks_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.buffer_to_buffer(Op::Decrypt, source, destination)
    }

    fn whole(&self, bytes: usize) -> Result<(), Error> {
        let block = Self::BLOCK_BYTES;
        if bytes.is_multiple_of(block) { Ok(()) } else { Err(Error::PartialBlock { block, got: bytes }) }
    }

    fn buffer_to_buffer(&self, op: Op, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.whole(source.len())?;
        if source.len() != destination.len() {
            let (source_bytes, destination_bytes) = (source.len(), destination.len());
            return Err(Error::LengthsDiffer { source_bytes, destination_bytes });
        }
        let blocks = source.len() / Self::BLOCK_BYTES;
        // SAFETY: both have that many blocks, and a shared and an exclusive slice are disjoint.
        unsafe { self.engine.run(op, source.as_ptr(), destination.as_mut_ptr(), blocks, |_, _| {}) }
        Ok(())
    }
}

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
            const NAME: &'static str = $name;
            const FAMILY: &'static $crate::kernel::Family = &$family;
            #[cfg(feature = "cipher")]
            type BlockSize = ::cipher::consts::$block_size;
            #[cfg(feature = "cipher")]
            type KeySize = ::cipher::consts::$key_size;
        }
    };
}
pub(crate) use standard;
