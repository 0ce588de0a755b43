//! Access to single blocks, for building modes and protocols. This **does not protect messages**.
//!
//! Each block is encrypted independently (ECB), so equal blocks have equal ciphertexts, nothing is
//! authenticated, and blocks can be removed or reordered without anyone noticing. Unless you are
//! implementing a mode, use one instead.
//!
//! ```
//! use phalanx::{Error, Kuznyechik, hazmat::RawBlocks};
//!
//! let cipher = Kuznyechik::new(&[7; 32]);
//! let message = [1; 16 * 100];
//! let mut data = message;
//! cipher.encrypt_bytes(&mut data)?;
//!
//! let mut again = [0; 16 * 100];
//! cipher.decrypt_bytes_to(&data, &mut again)?;
//! assert_eq!(again, message);
//! # Ok::<(), Error>(())
//! ```

use crate::cipher::{Cipher, Standard};
use crate::error::Error;
use crate::table::Op;

/// Encryption of whole blocks, given as bytes. Passing many blocks to a single call is much faster
/// than passing them one by one.
pub trait RawBlocks {
    /// A block, which is a byte array.
    type Block;

    /// Encrypts one block in place.
    fn encrypt_one(&self, block: &mut Self::Block);

    /// Decrypts one block in place.
    fn decrypt_one(&self, block: &mut Self::Block);

    /// Encrypts whole blocks in place, independently of each other (ECB).
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the length is not a multiple of the block size. Nothing is
    /// written in this case.
    fn encrypt_bytes(&self, blocks: &mut [u8]) -> Result<(), Error>;

    /// Decrypts whole blocks in place, independently of each other (ECB).
    ///
    /// # Errors
    /// See [`RawBlocks::encrypt_bytes`].
    fn decrypt_bytes(&self, blocks: &mut [u8]) -> Result<(), Error>;

    /// Encrypts whole blocks from one buffer to another.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if a length is not a multiple of the block size, or
    /// [`Error::LengthsDiffer`] if the lengths differ. Nothing is written in these cases.
    fn encrypt_bytes_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error>;

    /// Decrypts whole blocks from one buffer to another.
    ///
    /// # Errors
    /// See [`RawBlocks::encrypt_bytes_to`].
    fn decrypt_bytes_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error>;
}

impl<S: Standard> RawBlocks for Cipher<S> {
    type Block = S::Block;

    #[inline]
    fn encrypt_one(&self, block: &mut S::Block) {
        self.engine().in_place(Op::Encrypt, block.as_mut());
    }

    #[inline]
    fn decrypt_one(&self, block: &mut S::Block) {
        self.engine().in_place(Op::Decrypt, block.as_mut());
    }

    fn encrypt_bytes(&self, blocks: &mut [u8]) -> Result<(), Error> {
        in_place(self, Op::Encrypt, blocks)
    }

    fn decrypt_bytes(&self, blocks: &mut [u8]) -> Result<(), Error> {
        in_place(self, Op::Decrypt, blocks)
    }

    fn encrypt_bytes_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        buffer_to_buffer(self, Op::Encrypt, source, destination)
    }

    fn decrypt_bytes_to(&self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        buffer_to_buffer(self, Op::Decrypt, source, destination)
    }
}

fn whole<S: Standard>(bytes: usize) -> Result<(), Error> {
    let block = Cipher::<S>::BLOCK_BYTES;
    if bytes.is_multiple_of(block) { Ok(()) } else { Err(Error::PartialBlock { block, got: bytes }) }
}

fn in_place<S: Standard>(cipher: &Cipher<S>, op: Op, blocks: &mut [u8]) -> Result<(), Error> {
    whole::<S>(blocks.len())?;
    cipher.engine().in_place(op, blocks);
    Ok(())
}

fn buffer_to_buffer<S: Standard>(
    cipher: &Cipher<S>,
    op: Op,
    source: &[u8],
    destination: &mut [u8],
) -> Result<(), Error> {
    whole::<S>(source.len())?;
    if source.len() != destination.len() {
        let (source_bytes, destination_bytes) = (source.len(), destination.len());
        return Err(Error::LengthsDiffer { source_bytes, destination_bytes });
    }
    let blocks = source.len() / Cipher::<S>::BLOCK_BYTES;
    // SAFETY: both hold that many blocks, and a shared and an exclusive slice can't overlap.
    unsafe { cipher.engine().run(op, source.as_ptr(), destination.as_mut_ptr(), blocks, |_, _| {}) }
    Ok(())
}
