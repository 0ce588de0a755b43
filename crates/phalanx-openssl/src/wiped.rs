//! Arrays that are wiped when they are dropped.

use std::ops::{Deref, DerefMut};

/// An array of secret bytes. [`Zeroizing`](zeroize::Zeroizing) would wipe it byte by byte, which takes
/// longer than to encrypt a short message.
#[derive(Clone)]
pub(crate) struct WipedArray<const N: usize>([u8; N]);

impl<const N: usize> Default for WipedArray<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Deref for WipedArray<N> {
    type Target = [u8; N];

    fn deref(&self) -> &[u8; N] {
        &self.0
    }
}

impl<const N: usize> DerefMut for WipedArray<N> {
    fn deref_mut(&mut self) -> &mut [u8; N] {
        &mut self.0
    }
}

impl<const N: usize> Drop for WipedArray<N> {
    fn drop(&mut self) {
        phalanx::wipe(&mut self.0);
    }
}
