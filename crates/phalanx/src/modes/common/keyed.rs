//! A key in one role: a cipher, and what a mode makes of the key beside its schedule.

use core::fmt;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::parts::{Engine, ZeroizeOnDrop};

use crate::modes::cipher::{BlockCipher, Key};
use crate::steps::Steps;
use crate::{Cipher, Error, KeyOnly, Level};

/// A mode by the rules of a standard, as it takes a key of the cipher `C`: `mode::Cbc<Nist>`. What there is stands in the table of
/// `modes/table.rs`.
pub trait Mode<C: BlockCipher>: 'static {
    /// The name of the mode.
    #[doc(hidden)]
    const NAME: &'static str;
    /// What is made of the key beside its schedule.
    #[doc(hidden)]
    type Extra: Clone + Send + Sync;

    #[doc(hidden)]
    fn extra(cipher: &Arc<Engine>) -> Self::Extra;
}

/// A key of the cipher `C` in the mode `M`, under the names that the standards give: [`nist::Cbc`](crate::modes::nist::Cbc), ….
///
/// Cheap to clone and to share between threads: clones share the key, and the last of them wipes it.
pub struct Keyed<C: BlockCipher, M: Mode<C>> {
    pub(in crate::modes) cipher: Cipher<C::Standard>,
    /// What was made of the key beside its schedule.
    pub(crate) extra: M::Extra,
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
        cipher.engine().serve_mode();
        let extra = M::extra(cipher.engine());
        Self { cipher, extra }
    }

    /// The cipher without its type.
    #[inline]
    pub(in crate::modes) fn engine(&self) -> &Arc<Engine> {
        self.cipher.engine()
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

/// The last of the clones wipes the key, and what was made of it.
impl<C: BlockCipher, M: Mode<C>> ZeroizeOnDrop for Keyed<C, M> {}

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
