//! A key for one mode: a cipher, and the values that the mode derives from the key.

use core::fmt;

use phalanx_kernels::parts::{Engine, ZeroizeOnDrop};

use crate::modes::cipher::{BlockCipher, Key};
use crate::steps::Steps;
use crate::{Cipher, Error, KeyOnly, Level};

/// A mode from one of the standards for the cipher `C`, such as `mode::Cbc<Nist>`. All
/// implementations are listed in `modes/table.rs`.
pub trait Mode<C: BlockCipher>: 'static {
    /// The name of the mode.
    #[doc(hidden)]
    const NAME: &'static str;
    /// Values derived from the key, in addition to its schedule.
    #[doc(hidden)]
    type Extra: Clone + Send + Sync;

    #[doc(hidden)]
    fn extra(cipher: &Engine) -> Self::Extra;
}

/// A key for the cipher `C` in the mode `M`. Use the type aliases in each standard's module, such
/// as [`nist::Cbc`](crate::modes::nist::Cbc).
///
/// It is cheap to clone and to share between threads, because clones share the key. The last clone
/// wipes the key when it is dropped.
pub struct Keyed<C: BlockCipher, M: Mode<C>> {
    pub(in crate::modes) cipher: Cipher<C::Standard>,
    /// Values derived from the key, in addition to its schedule.
    pub(crate) extra: M::Extra,
}

impl<C: BlockCipher<Standard: KeyOnly>, M: Mode<C>> Keyed<C, M> {
    /// Expands a key for the best kernels that [`Level::active`] allows.
    pub fn new(key: &Key<C>) -> Self {
        Self::from_cipher(Cipher::new(key))
    }

    /// Expands a key that is given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new_from_slice(key: &[u8]) -> Result<Self, Error> {
        Ok(Self::from_cipher(Cipher::new_from_slice(key)?))
    }

    /// Expands a key for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(key: &Key<C>, level: Level) -> Result<Self, Error> {
        Ok(Self::from_cipher(Cipher::with_level(key, level)?))
    }
}

impl<C: BlockCipher, M: Mode<C>> Keyed<C, M> {
    /// Creates the mode from a cipher that already has a key.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        cipher.engine().serve_mode();
        let extra = M::extra(cipher.engine());
        Self { cipher, extra }
    }

    #[inline]
    pub(in crate::modes) fn engine(&self) -> &Engine {
        self.cipher.engine()
    }

    #[inline]
    pub(in crate::modes) fn steps(&self) -> Steps {
        Steps::new(self.cipher.level())
    }
}

/// A key for any mode, for use in generic code.
pub trait KeyedMode {
    /// The cipher of the mode.
    type Cipher: BlockCipher;

    #[doc(hidden)]
    fn engine(&self) -> &Engine;
}

impl<C: BlockCipher, M: Mode<C>> KeyedMode for Keyed<C, M> {
    type Cipher = C;

    fn engine(&self) -> &Engine {
        self.cipher.engine()
    }
}

/// The last clone wipes the key and everything derived from it.
impl<C: BlockCipher, M: Mode<C>> ZeroizeOnDrop for Keyed<C, M> {}

impl<C: BlockCipher, M: Mode<C>> Clone for Keyed<C, M> {
    fn clone(&self) -> Self {
        Self { cipher: self.cipher.clone(), extra: self.extra.clone() }
    }
}

impl<C: BlockCipher, M: Mode<C>> fmt::Debug for Keyed<C, M> {
    /// Shows the mode, cipher and level, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(M::NAME).field("cipher", &self.cipher).finish_non_exhaustive()
    }
}
