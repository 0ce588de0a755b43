//! What every mode has that is a cipher in a role: the constructors.

/// The constructors of a mode, beside its own `from_cipher`; `Clone`, and `Debug` without secrets.
///
/// `keyed!(Ctr, Gost)`: `Ctr<C: Gost>` has a field `cipher: Cipher<C::Standard>`; further fields are named behind the bound.
macro_rules! keyed {
    ($mode:ident, $bound:path $(, $field:ident)*) => {
        impl<C: $bound> $mode<C>
        where
            C::Standard: $crate::KeyOnly,
        {
            /// Expands a key, for the best kernels that [`Level::active`](crate::Level::active) allows.
            pub fn new(key: &$crate::modes::Key<C>) -> Self {
                Self::from_cipher($crate::Cipher::new(key))
            }

            /// Expands a key given as a slice.
            ///
            /// # Errors
            /// [`Error::KeyLength`](crate::Error::KeyLength).
            pub fn from_slice(key: &[u8]) -> Result<Self, $crate::Error> {
                Ok(Self::from_cipher($crate::Cipher::from_slice(key)?))
            }

            /// Expands a key, for the kernels of a level and of those that it contains.
            ///
            /// # Errors
            /// [`Error::Level`](crate::Error::Level) if this CPU lacks the level.
            pub fn with_level(key: &$crate::modes::Key<C>, level: $crate::Level) -> Result<Self, $crate::Error> {
                Ok(Self::from_cipher($crate::Cipher::with_level(key, level)?))
            }
        }

        impl<C: $bound> Clone for $mode<C> {
            fn clone(&self) -> Self {
                Self { cipher: self.cipher.clone(), $($field: self.$field.clone()),* }
            }
        }

        impl<C: $bound> core::fmt::Debug for $mode<C> {
            /// The cipher's name and level, never the key.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($mode)).field("cipher", &self.cipher).finish_non_exhaustive()
            }
        }
    };
}
pub(crate) use keyed;
