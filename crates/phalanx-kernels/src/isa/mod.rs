//! Instruction sets: the vocabulary of registers, in which kernel bodies are written, and the registers of each architecture.
//!
//! A kernel body is written once over the traits of [`bits`], [`bytes`] and [`carryless`], and stamped for each level by
//! [`stamp!`]. The token types ([`Portable`], `Avx2`, …) are values that exist only where the CPU has the instructions,
//! which makes every operation on them safe to call. Intrinsics appear in this folder and nowhere else.
//!
//! ```text
//! bits         Logic ─ Shifts, Unpack ─ Bitslice                      gates and moves
//! bytes                        Unpack ─ Isa ─ OwnKeys ─ Pairs         substitutions and products by constants
//!                                     Bitslice ─ Bytes ─ Lanes, …     shuffles and sums
//! carryless    Carryless                                              products of polynomials
//! ```
//!
//! An architecture is a folder: one file for each token, what their registers have in common, how they are cleared. It gives
//! what is used of `here` below, and is named in this file and nowhere else; its levels are entries of
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
#[allow(dead_code, unused_imports, reason = "an architecture takes from it what it has no better way for")]
pub mod elsewhere;
#[cfg(vectors = "x86_64")]
mod x86_64;

// This architecture.
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

/// So many bytes are filled with zeros at a time: for more, C libraries take an instruction that needs a hundred cycles to begin.
pub(crate) const PIECE: usize = 2048;

/// Copies `n` words of 64 bits. The compiler does not turn this loop into a call of `memcpy`, and kernels make no calls.
///
/// # Safety
/// `src` is readable and `dst` writable for them; they are disjoint.
#[inline(always)]
pub(crate) unsafe fn copy_words(src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        // SAFETY: word `i` of `n`; arrays of bytes need no alignment.
        unsafe {
            let i = one_by_one(i);
            dst.cast::<[u8; 8]>().add(i).write(src.cast::<[u8; 8]>().add(i).read());
        }
    }
}

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
