//! States that show nothing of themselves.

/// `Debug` of the state of a message: its name, and nothing of it. It wipes itself when it is dropped.
macro_rules! opaque {
    ($($(<$parameter:ident>)? $state:ident)*) => {$(
        impl$(<$parameter>)? phalanx_kernels::parts::ZeroizeOnDrop for $state$(<$parameter>)? {}

        impl$(<$parameter>)? core::fmt::Debug for $state$(<$parameter>)? {
            /// Nothing of the state.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($state)).finish_non_exhaustive()
            }
        }
    )*};
}
pub(crate) use opaque;
