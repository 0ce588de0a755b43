//! Instruction sets: the register operations that kernel bodies use, and how each architecture
//! implements them.
//!
//! A kernel body is written once, in terms of the traits in [`bits`], [`bytes`] and [`carryless`],
//! and [`stamp!`] compiles it for each level. Values of a token type ([`Portable`], `Avx2`, …) can
//! only exist if the CPU supports the corresponding instructions, which makes all operations on
//! them safe to call. Intrinsics are only used in this folder.
//!
//! ```text
//! bits         Logic ─ Shifts, Unpack ─ Bitslice                      gates and moves
//! bytes                        Unpack ─ Isa ─ OwnKeys ─ Pairs         substitutions and products by constants
//!                                     Bitslice ─ Bytes ─ Lanes, …     shuffles and sums
//! carryless    Carryless                                              products of polynomials
//! ```
//!
//! Each architecture has its own folder, with a file for each token, the code its registers have in
//! common, and functions that clear those registers. It provides the items that are imported from
//! `here` below, and is not mentioned by name outside this file. Its levels are listed in
//! [`levels!`](crate::level).

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
#[allow(dead_code, unused_imports, reason = "each architecture only uses what it has no better code for")]
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

/// Data that is aligned to a cache line, so that no access to a register's width crosses a line.
#[repr(C, align(64))]
pub struct CacheAligned<T>(pub T);

/// Memory is zeroed in chunks of this size. For anything larger, C libraries switch to an
/// instruction that takes a hundred cycles to start up.
pub(crate) const PIECE: usize = 2048;

/// Copies `n` 64-bit words. Kernels must not make any calls, so this is written in such a way that
/// the compiler doesn't turn the loop into a call to `memcpy`.
///
/// # Safety
/// `src` must be readable and `dst` writable for `n` words. They must not overlap.
#[inline(always)]
pub(crate) unsafe fn copy_words(src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        // SAFETY: this accesses word `i` of `n`. Byte arrays don't need to be aligned.
        unsafe {
            let i = one_by_one(i);
            dst.cast::<[u8; 8]>().add(i).write(src.cast::<[u8; 8]>().add(i).read());
        }
    }
}

/// Defines a token, i.e. a type whose values only exist if the CPU supports the given features.
macro_rules! token {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl $name {
            /// Creates the token without checking the CPU.
            ///
            /// # Safety
            /// The CPU must support these features.
            #[inline(always)]
            pub const unsafe fn assume() -> Self {
                Self(())
            }
        }
    };
}
use token;
