//! The traits of the crate `digest`.

use ::digest::common::BlockSizeUser;
use ::digest::{FixedOutput, FixedOutputReset, HashMarker, Output, OutputSizeUser, Reset, Update};

use super::hasher::Hasher;
use super::traits::HashFunction;

impl<F: HashFunction> HashMarker for Hasher<F> {}

impl<F: HashFunction> OutputSizeUser for Hasher<F> {
    type OutputSize = F::DigestSize;
}

impl<F: HashFunction> BlockSizeUser for Hasher<F> {
    type BlockSize = F::BlockSize;
}

impl<F: HashFunction> Update for Hasher<F> {
    fn update(&mut self, piece: &[u8]) {
        self.message.update(piece);
    }
}

impl<F: HashFunction> FixedOutput for Hasher<F> {
    fn finalize_into(mut self, digest: &mut Output<Self>) {
        self.message.finish(digest);
    }
}

impl<F: HashFunction> Reset for Hasher<F> {
    fn reset(&mut self) {
        *self = Self::new();
    }
}

impl<F: HashFunction> FixedOutputReset for Hasher<F> {
    fn finalize_into_reset(&mut self, digest: &mut Output<Self>) {
        self.message.finish(digest);
        self.reset();
    }
}
