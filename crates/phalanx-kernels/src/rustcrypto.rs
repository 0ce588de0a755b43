//! Implements the traits from the crate `cipher` for all block ciphers.

use cipher::common::{BlockSizeUser, ParBlocksSizeUser};
use cipher::consts::U64;
use cipher::inout::{InOut, InOutBuf, NotEqualError};
use cipher::{
    AlgorithmName, Block, BlockCipherDecBackend, BlockCipherDecClosure, BlockCipherDecrypt, BlockCipherEncBackend,
    BlockCipherEncClosure, BlockCipherEncrypt, Key, KeyInit, KeySizeUser, ParBlocks,
};

use crate::cipher::{Cipher, KeyOnly, Standard};
use crate::engine::Engine;
use crate::level::Level;
use crate::table::Op;

impl<S: Standard> KeySizeUser for Cipher<S> {
    type KeySize = S::KeySize;
}

impl<S: KeyOnly> KeyInit for Cipher<S> {
    fn new(key: &Key<Self>) -> Self {
        Self::wrap(Engine::new(S::FAMILY, Level::active(), S::PARAMETER, key))
    }
}

impl<S: Standard> AlgorithmName for Cipher<S> {
    fn write_alg_name(f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(Self::NAME)
    }
}

impl<S: Standard> BlockSizeUser for Cipher<S> {
    type BlockSize = S::BlockSize;
}

impl<S: Standard> Cipher<S> {
    /// Processes all whole blocks in a buffer of bytes or blocks, either in place or from one
    /// buffer to another.
    #[inline]
    fn run<T>(&self, op: Op, data: InOutBuf<'_, '_, T>) {
        let n = data.len() * size_of::<T>() / Self::BLOCK_BYTES;
        let (src, dst) = data.into_raw();
        // The caller of these traits may well be a mode.
        self.engine().serve_mode();
        // SAFETY: an `InOutBuf` is either a single buffer or two disjoint ones, which contain at
        // least `n` blocks each.
        unsafe { self.engine().run(op, src.cast(), dst.cast(), n, |_, _| {}) }
    }
}

/// The wide backend that mode crates call. It processes 64 blocks at a time, and then the rest in a
/// single call.
struct Backend<'a, S: Standard>(&'a Cipher<S>);

impl<S: Standard> BlockSizeUser for Backend<'_, S> {
    type BlockSize = S::BlockSize;
}

impl<S: Standard> ParBlocksSizeUser for Backend<'_, S> {
    type ParBlocksSize = U64;
}

impl<S: Standard> BlockCipherEncBackend for Backend<'_, S> {
    #[inline]
    fn encrypt_block(&self, block: InOut<'_, '_, Block<Self>>) {
        self.0.run(Op::Encrypt, block.into_buf());
    }
    #[inline]
    fn encrypt_par_blocks(&self, blocks: InOut<'_, '_, ParBlocks<Self>>) {
        self.0.run(Op::Encrypt, blocks.into_buf());
    }
    #[inline]
    fn encrypt_tail_blocks(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.0.run(Op::Encrypt, blocks);
    }
}

impl<S: Standard> BlockCipherDecBackend for Backend<'_, S> {
    #[inline]
    fn decrypt_block(&self, block: InOut<'_, '_, Block<Self>>) {
        self.0.run(Op::Decrypt, block.into_buf());
    }
    #[inline]
    fn decrypt_par_blocks(&self, blocks: InOut<'_, '_, ParBlocks<Self>>) {
        self.0.run(Op::Decrypt, blocks.into_buf());
    }
    #[inline]
    fn decrypt_tail_blocks(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.0.run(Op::Decrypt, blocks);
    }
}

// The methods that take many blocks bypass the backend, so that they can use kernels wider than 64
// blocks.

impl<S: Standard> BlockCipherEncrypt for Cipher<S> {
    #[inline]
    fn encrypt_with_backend(&self, f: impl BlockCipherEncClosure<BlockSize = S::BlockSize>) {
        f.call(&Backend(self));
    }
    #[inline]
    fn encrypt_blocks_inout(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.run(Op::Encrypt, blocks);
    }
    #[inline]
    fn encrypt_blocks(&self, blocks: &mut [Block<Self>]) {
        self.run(Op::Encrypt, blocks.into());
    }
    #[inline]
    fn encrypt_blocks_b2b(&self, source: &[Block<Self>], destination: &mut [Block<Self>]) -> Result<(), NotEqualError> {
        InOutBuf::new(source, destination).map(|blocks| self.run(Op::Encrypt, blocks))
    }
}

impl<S: Standard> BlockCipherDecrypt for Cipher<S> {
    #[inline]
    fn decrypt_with_backend(&self, f: impl BlockCipherDecClosure<BlockSize = S::BlockSize>) {
        f.call(&Backend(self));
    }
    #[inline]
    fn decrypt_blocks_inout(&self, blocks: InOutBuf<'_, '_, Block<Self>>) {
        self.run(Op::Decrypt, blocks);
    }
    #[inline]
    fn decrypt_blocks(&self, blocks: &mut [Block<Self>]) {
        self.run(Op::Decrypt, blocks.into());
    }
    #[inline]
    fn decrypt_blocks_b2b(&self, source: &[Block<Self>], destination: &mut [Block<Self>]) -> Result<(), NotEqualError> {
        InOutBuf::new(source, destination).map(|blocks| self.run(Op::Decrypt, blocks))
    }
}
