//! The ciphers that modes accept.

use phalanx_kernels::parts::Sealed;

use crate::{Cipher, Standard};

/// A block cipher, named as in its standard. Modes have it as a type parameter.
pub trait BlockCipher: Sealed {
    /// Block and key sizes, and the kernels of the cipher.
    type Standard: Standard;
}

impl<S: Standard> BlockCipher for Cipher<S> {
    type Standard = S;
}

/// A key of a cipher: an array of bytes.
pub type Key<C> = <<C as BlockCipher>::Standard as Standard>::Key;
