//! What modes have in common, whichever standard defines them: one machine for each kind of mode. Where standards differ under one
//! name, the machine asks the rules of one: [`rules`](super::rules).

pub(crate) mod aead;
pub(crate) mod chain;
pub(crate) mod counter;
pub(crate) mod hash;
pub(crate) mod mac;
pub(crate) mod sections;
pub(crate) mod stream;
pub(crate) mod xts;

use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::parts::Engine;

use super::{BlockCipher, Key};
use crate::steps::Steps;
use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// A direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Encrypt,
    Decrypt,
}

/// A mode by the rules of a standard, as it takes a key of the cipher `C`: `mode::Cbc<Nist>`. What there is stands in the table of
/// `modes/rules.rs`.
pub trait Mode<C: BlockCipher>: 'static {
    /// The name of the mode.
    #[doc(hidden)]
    const NAME: &'static str;
    /// What is made of the key beside its schedule.
    #[doc(hidden)]
    type Extra: Clone;

    #[doc(hidden)]
    fn extra(cipher: &Arc<Engine>) -> Self::Extra;
}

/// A key of the cipher `C` in the mode `M`, under the names that the standards give: [`nist::Cbc`](super::nist::Cbc), ….
///
/// Cheap to clone and to share between threads: clones share the key, and the last of them wipes it.
pub struct Keyed<C: BlockCipher, M: Mode<C>> {
    pub(in crate::modes) cipher: Cipher<C::Standard>,
    pub(in crate::modes) extra: M::Extra,
}

impl<C: BlockCipher<Standard: KeyOnly>, M: Mode<C>> Keyed<C, M> {
    /// Expands a key, for the best kernels that [`Level::active`] allows.
    pub fn new(key: &Key<C>) -> Self {
        Self::from_cipher(Cipher::new(key))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new_from_slice(key: &[u8]) -> Result<Self, Error> {
        Ok(Self::from_cipher(Cipher::new_from_slice(key)?))
    }

    /// Expands a key, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(key: &Key<C>, level: Level) -> Result<Self, Error> {
        Ok(Self::from_cipher(Cipher::with_level(key, level)?))
    }
}

impl<C: BlockCipher, M: Mode<C>> Keyed<C, M> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let extra = M::extra(cipher.engine());
        Self { cipher, extra }
    }

    /// The cipher without its type.
    #[inline]
    pub(in crate::modes) fn engine(&self) -> &Arc<Engine> {
        self.cipher.engine()
    }

    /// What was made of the key beside its schedule.
    #[inline]
    pub(crate) fn extra(&self) -> &M::Extra {
        &self.extra
    }

    #[inline]
    pub(in crate::modes) fn steps(&self) -> Steps {
        Steps::new(self.cipher.level())
    }
}

/// A key in a mode, for what takes several modes.
pub trait KeyedMode {
    /// The cipher.
    type Cipher: BlockCipher;

    /// Its key.
    #[doc(hidden)]
    fn engine(&self) -> &Arc<Engine>;
}

impl<C: BlockCipher, M: Mode<C>> KeyedMode for Keyed<C, M> {
    type Cipher = C;

    fn engine(&self) -> &Arc<Engine> {
        self.cipher.engine()
    }
}

impl<C: BlockCipher, M: Mode<C>> Clone for Keyed<C, M> {
    fn clone(&self) -> Self {
        Self { cipher: self.cipher.clone(), extra: self.extra.clone() }
    }
}

impl<C: BlockCipher, M: Mode<C>> fmt::Debug for Keyed<C, M> {
    /// The names of mode and cipher and the level, never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(M::NAME).field("cipher", &self.cipher).finish_non_exhaustive()
    }
}

/// Bytes of a block.
pub(crate) const fn block<C: BlockCipher>() -> usize {
    size_of::<<C::Standard as Standard>::Block>()
}

/// An initialisation vector, nonce or counter of so many bytes.
pub(crate) fn nonce_length(expected: usize, nonce: &[u8]) -> Result<(), Error> {
    if nonce.len() == expected { Ok(()) } else { Err(Error::NonceLength { expected, got: nonce.len() }) }
}

/// A tag of one of the lengths that a mode allows.
pub(crate) fn tag_length(least: usize, most: usize, got: usize) -> Result<(), Error> {
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
}

/// The parameter s: bytes of each block of gamma that are used.
pub(crate) fn check_segment<C: BlockCipher>(segment: usize) -> Result<(), Error> {
    if segment == 0 || segment > block::<C>() {
        return Err(Error::Parameter { what: "segment", allowed: "1 byte to a block", got: segment as u64 });
    }
    Ok(())
}

/// `Debug` of the state of a message: its name, and nothing of it.
macro_rules! opaque {
    ($($(<$parameter:ident>)? $state:ident)*) => {$(
        impl$(<$parameter>)? core::fmt::Debug for $state$(<$parameter>)? {
            /// Nothing of the state.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($state)).finish_non_exhaustive()
            }
        }
    )*};
}
pub(crate) use opaque;
