//! x86-64: one file per feature set; what the registers of each width have in common is in `registers`.

mod avx2;
mod avx512;
mod avx512vbmi;
mod clear;
mod clmul;
mod nibbles;
mod registers;
mod sse41;
#[cfg(test)]
mod tests;

pub use avx2::{Avx2, Avx2Gfni};
pub use avx512::Avx512;
pub use avx512vbmi::Avx512Vbmi;
pub(crate) use clear::CLEAR;
pub use clear::clear_registers;
pub use clmul::{Clmul, Vpclmul, Vpclmul256};
pub use registers::{Xmm, Ymm};
pub use sse41::Sse41;

/// A token: a value that exists only where the CPU has the features.
macro_rules! token {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// The token, unasked.
            ///
            /// # Safety
            /// The CPU has these features.
            #[inline(always)]
            pub const unsafe fn assume() -> Self {
                Self(())
            }
        }
    };
}
use token;
