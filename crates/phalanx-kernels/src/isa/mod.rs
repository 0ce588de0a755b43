//! Instruction sets: register operations for kernel bodies, and their implementation for each
//! architecture.
//!
//! A kernel body is written once, in terms of the traits in [`bits`], [`bytes`] and [`carryless`],
//! and compiled for each level by [`stamp!`]. A value of a token type ([`Portable`], `Avx2`, …)
//! only exists if the CPU supports the instructions, so all operations on it are safe to call.
//! Intrinsics only appear in this folder.
//!
//! ```text
//! bits         Logic ─ Shifts, Unpack ─ Bitslice                      gates and moves
//! bytes                        Unpack ─ Isa ─ OwnKeys ─ Pairs         substitutions and products by constants
//!                                     Bitslice ─ Bytes ─ Lanes, …     shuffles and sums
//! carryless    Carryless                                              products of polynomials
//! ```
//!
//! Each architecture has a folder with a file for each token, code shared between its registers,
//! and functions that clear them. It provides the items that are imported from `here` below. Only
//! this file names it. Its levels are entries of [`levels!`](crate::level).

pub mod bits;
pub mod bitslice;
pub mod bytes;
pub mod carryless;
mod naked;
pub(crate) mod nibbles;
mod portable;
pub(crate) mod stamp;
#[cfg(test)]
pub(crate) mod tests;

#[cfg(vectors = "aarch64")]
mod aarch64;
#[allow(dead_code, unused_imports, reason = "an architecture takes from it what it has no better way for")]
pub mod elsewhere;
#[cfg(vectors = "x86_64")]
mod x86_64;

// The current architecture.
#[cfg(vectors = "aarch64")]
use aarch64 as here;
#[cfg(vectors = "none")]
use elsewhere as here;
#[cfg(vectors = "x86_64")]
use x86_64 as here;

#[doc(no_inline)]
pub use crate::level::{Features, Level};
pub use bits::{Bitslice, Logic, Shifts, Unpack, Word64, exchange_index};
pub use bytes::{
    Affine, Bytes, Factor, Isa, Lanes, OwnKeys, Pairs, Permutation, Permute, Sbox, Single, Words32, kit, matrix,
    product, product_rows,
};
pub use carryless::Carryless;
pub use here::*;
pub(crate) use here::{CLEAR, wipe_below, wipe_bytes};
pub use portable::{Planes, Portable, Word128, Words128};
pub use stamp::stamp;
pub(crate) use stamp::{routine, routine_entry, routines, routines_of, ship};

/// Memory is zeroed in pieces of this size. Above it, C libraries use an instruction with a startup
/// time of a hundred cycles.
pub(crate) const PIECE: usize = 2048;

/// Copies `n` 64-bit words. The compiler does not replace this loop by a call to `memcpy`, because
/// kernels must not make calls.
///
/// # Safety
/// `src` is readable and `dst` writable for them, without overlap.
#[inline(always)]
pub(crate) unsafe fn copy_words(src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        // SAFETY: word `i` of `n`. Byte arrays need no alignment.
        unsafe {
            let i = one_by_one(i);
            dst.cast::<[u8; 8]>().add(i).write(src.cast::<[u8; 8]>().add(i).read());
        }
    }
}

/// Defines a token, a type whose values only exist if the CPU supports the features.
macro_rules! token {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// Creates the token without checking the CPU.
            ///
            /// # Safety
            /// The CPU supports these features.
            #[inline(always)]
            pub const unsafe fn assume() -> Self {
                Self(())
            }
        }
    };
}
use token;
