//! Many keys: one block per key, or messages of any length that are chained in parallel.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{Schedules, ZeroizeOnDrop, crypt_once};

use super::chain::{Chaining, MessageUnderKey};
use super::set::KeySet;
use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// Many keys for one cipher, whose key schedules are in one buffer. Everything that is derived from
/// the keys is wiped on drop.
///
/// If keys are used more than once, we also store them in the layouts that kernels for many keys
/// read, one layout for each direction. Each layout needs about as much memory as the key
/// schedules, or slightly more.
///
/// ```
/// use phalanx::{Error, Kuznyechik, many::Keys};
///
/// let keys = Keys::<Kuznyechik>::new(&[[1; 32], [2; 32], [3; 32]]);
/// let mut blocks = [5; 6 * 16]; // Two blocks per key, e.g. blocks 0 and 3 under key 0.
/// keys.encrypt_each(&mut blocks)?;
/// assert_eq!(blocks[..16], blocks[3 * 16..4 * 16]);
/// keys.decrypt_each(&mut blocks)?;
/// assert_eq!(blocks, [5; 6 * 16]);
/// # Ok::<(), Error>(())
/// ```
pub struct Keys<C> {
    keys: KeySet,
    cipher: PhantomData<fn() -> C>,
}

impl<S: KeyOnly> Keys<Cipher<S>> {
    /// Expands keys for the best kernels that [`Level::active`] allows.
    pub fn new(keys: &[S::Key]) -> Self {
        Self::expand(keys, Level::active())
    }

    /// Expands keys for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(keys: &[S::Key], level: Level) -> Result<Self, Error> {
        Ok(Self::expand(keys, level.check()?))
    }

    /// Encrypts blocks in place under keys that aren't needed afterwards. This is the same as
    /// [`Keys::encrypt_each`] with new keys, but a few keys with a block each don't need the heap,
    /// provided the cipher has kernels that read several key schedules (uBlock on x86-64).
    ///
    /// ```
    /// use phalanx::{Error, Ublock128_128, many::Keys};
    ///
    /// let keys = [[1; 16], [2; 16], [3; 16], [4; 16]];
    /// let mut blocks = [5; 4 * 16];
    /// Keys::<Ublock128_128>::encrypt_each_once(&keys, &mut blocks)?;
    /// Keys::<Ublock128_128>::new(&keys).decrypt_each(&mut blocks)?;
    /// assert_eq!(blocks, [5; 4 * 16]);
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// Same as [`Keys::encrypt_each`].
    pub fn encrypt_each_once(keys: &[S::Key], blocks: &mut [u8]) -> Result<(), Error> {
        Self::once(Op::Encrypt, keys, blocks)
    }

    /// Decrypts blocks in place. This is the inverse of [`Keys::encrypt_each_once`].
    ///
    /// # Errors
    /// Same as [`Keys::encrypt_each`].
    pub fn decrypt_each_once(keys: &[S::Key], blocks: &mut [u8]) -> Result<(), Error> {
        Self::once(Op::Decrypt, keys, blocks)
    }

    fn once(op: Op, keys: &[S::Key], blocks: &mut [u8]) -> Result<(), Error> {
        let prefix = S::PARAMETER.map_or(&[][..], |parameter| parameter.bytes);
        let (flat, kernels) = (S::flat(keys), (S::FAMILY, op, Level::active()));
        if blocks.len() == keys.len() * S::FAMILY.block && crypt_once(kernels, S::PARAMETER, prefix, flat, blocks) {
            return Ok(());
        }
        Self::new(keys).keys.each(op, blocks)
    }

    fn expand(keys: &[S::Key], level: Level) -> Self {
        let prefix = S::PARAMETER.map_or(&[][..], |parameter| parameter.bytes);
        let keys = Schedules::new(S::FAMILY, level, S::PARAMETER, prefix, keys.iter().map(AsRef::as_ref));
        Self::wrap(keys)
    }
}

#[cfg(feature = "gost")]
impl Keys<crate::Gost28147> {
    /// Expands GOST 28147-89 keys with an S-box that is given at run time. All keys share the same
    /// S-box.
    pub fn with_sbox(keys: &[[u8; 32]], sbox: &crate::gost28147::Sbox) -> Self {
        let rows = sbox.rows().as_flattened();
        let family = <<crate::Gost28147 as crate::modes::BlockCipher>::Standard as Standard>::FAMILY;
        let keys = Schedules::new(family, Level::active(), None, rows, keys.iter().map(<[u8; 32]>::as_slice));
        Self::wrap(keys)
    }
}

impl Keys<&'static Family> {
    /// Expands keys for a cipher that is selected at run time. Each key is [`Family::key`] bytes
    /// long.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    #[doc(hidden)]
    pub fn of_family(family: &'static Family, level: Level, keys: &[Vec<u8>]) -> Result<Self, Error> {
        let keys = Schedules::new(family, level.check()?, None, &[], keys.iter().map(Vec::as_slice));
        Ok(Self::wrap(keys))
    }
}

impl<C> Keys<C> {
    fn wrap(keys: Schedules) -> Self {
        Self { keys: KeySet::new(keys), cipher: PhantomData }
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.keys.keys.len()
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.keys.keys.is_empty()
    }

    /// Encrypts blocks in place. Block `i` is encrypted under key `i` modulo the number of keys.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the number of blocks is not a multiple of the number of keys. The
    /// block size reported in the error is one block per key. On error, nothing is written.
    pub fn encrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.keys.each(Op::Encrypt, blocks)
    }

    /// Decrypts blocks in place. This is the inverse of [`Keys::encrypt_each`].
    ///
    /// # Errors
    /// Same as [`Keys::encrypt_each`].
    pub fn decrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.keys.each(Op::Decrypt, blocks)
    }

    /// Processes messages in parallel and in place, each under its own key. The messages may be of
    /// any length, and several of them may use the same key.
    ///
    /// The running time depends on the lengths of the messages and on which keys they use, both of
    /// which are public.
    ///
    /// # Errors
    /// [`Error::NoSuchKey`]. [`Error::NonceLength`] if an initialisation vector is not one block.
    /// [`Error::PartialBlock`] if the chaining needs whole blocks. On error, nothing is written.
    pub fn chain<'m>(
        &self,
        how: Chaining,
        messages: impl IntoIterator<Item = MessageUnderKey<'m>>,
    ) -> Result<(), Error> {
        self.keys.chain(how, messages.into_iter().collect())
    }
}

impl<C> ZeroizeOnDrop for Keys<C> {}

impl<C> fmt::Debug for Keys<C> {
    /// Shows the number of keys, but never a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("len", &self.len()).finish_non_exhaustive()
    }
}
