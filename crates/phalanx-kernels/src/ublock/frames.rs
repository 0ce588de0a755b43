//! Permutations of a half's nibbles as gathers, and frames, which avoid having to execute the left
//! permutation.
//!
//! Let x be the left (or right) half at round key r in the standard's representation. Layouts with
//! frames store y instead, where x = PL^r(y). This makes PL free. In exchange, we have to conjugate
//! the rotations of round r by PL^r, and the right half needs one permutation, PL^-(r+1) PR PL^r.
//! Since PL has order 8 (128-bit blocks) or 16 (256-bit blocks), a few masks suffice for all
//! rounds, and both directions can read the same keys.

use super::tables::{PL128, PL256, PR128, PR256};

/// Element `i` of the output is element `gather[i]` of the input, for the `N` nibbles of a half.
pub(super) type Gather<const N: usize> = [u8; N];

/// Composes two gathers, applying `first` and then `second`.
pub(super) const fn then<const N: usize>(first: &Gather<N>, second: &Gather<N>) -> Gather<N> {
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[i] = first[second[i] as usize];
        i += 1;
    }
    out
}

/// The inverse of a gather.
pub(super) const fn inverse<const N: usize>(gather: &Gather<N>) -> Gather<N> {
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[gather[i] as usize] = i as u8;
        i += 1;
    }
    out
}

/// Rotates every group of eight nibbles.
pub(super) const fn rotation<const N: usize>(by: usize) -> Gather<N> {
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[i] = (i / 8 * 8 + (i + by) % 8) as u8;
        i += 1;
    }
    out
}

/// The byte permutation of the left or the right half, as a gather of nibbles.
pub(super) const fn permutation<const N: usize>(right: bool) -> Gather<N> {
    let table: &[u8] = match (N, right) {
        (16, false) => &PL128,
        (16, true) => &PR128,
        (_, false) => &PL256,
        (_, true) => &PR256,
    };
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[i] = 2 * table[i / 2] + i as u8 % 2;
        i += 1;
    }
    out
}

/// PL^r.
pub(super) const fn frame<const N: usize>(r: usize) -> Gather<N> {
    let (mut out, mut i) = (rotation(0), 0);
    while i < r % (N / 2) {
        out = then(&out, &permutation(false));
        i += 1;
    }
    out
}

/// The gathers for one round in its frame.
#[derive(Clone, Copy)]
pub(super) struct Round<const N: usize> {
    /// Rotations by 1, 2 and 5.
    pub(super) turn: [Gather<N>; 3],
    /// The permutation that takes the right half to the next frame, and its inverse.
    pub(super) right: [Gather<N>; 2],
}

/// The gathers for round `r`.
pub(super) const fn round<const N: usize>(r: usize) -> Round<N> {
    let (here, back) = (frame(r), inverse(&frame(r)));
    let next = inverse(&frame(r + 1));
    let right = then(&then(&here, &permutation(true)), &next);
    Round {
        turn: [
            then(&then(&here, &rotation(1)), &back),
            then(&then(&here, &rotation(2)), &back),
            then(&then(&here, &rotation(5)), &back),
        ],
        right: [right, inverse(&right)],
    }
}
