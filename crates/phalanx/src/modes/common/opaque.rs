//! `Debug` implementations for message states that don't reveal any secrets.

/// Implements `Debug` so that it only shows the type name, for states that wipe themselves on drop.
macro_rules! opaque {
    ($($(<$parameter:ident>)? $state:ident)*) => {$(
        impl$(<$parameter>)? phalanx_kernels::parts::ZeroizeOnDrop for $state$(<$parameter>)? {}

        impl$(<$parameter>)? core::fmt::Debug for $state$(<$parameter>)? {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($state)).finish_non_exhaustive()
            }
        }
    )*};
}
pub(crate) use opaque;
