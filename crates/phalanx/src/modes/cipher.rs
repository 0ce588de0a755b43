//! The ciphers that can be used with modes.

use phalanx_kernels::parts::Sealed;

use crate::{Cipher, Standard};

/// A block cipher, named as in its standard. Every mode takes one as a type parameter.
pub trait BlockCipher: Sealed {
    /// The cipher's block and key sizes, and its kernels.
    type Standard: Standard;
}

impl<S: Standard> BlockCipher for Cipher<S> {
    type Standard = S;
}

/// A cipher key, as a byte array.
pub type Key<C> = <<C as BlockCipher>::Standard as Standard>::Key;
