//! What modes take as a parameter.

use phalanx_kernels::parts::Sealed;

use crate::{Cipher, Standard};

/// A block cipher: what modes take as a parameter. Every cipher of this crate, by the names of the standards.
pub trait BlockCipher: Sealed {
    /// What the standard says of it.
    type Standard: Standard;
}

impl<S: Standard> BlockCipher for Cipher<S> {
    type Standard = S;
}

/// A key of a cipher: an array of bytes.
pub type Key<C> = <<C as BlockCipher>::Standard as Standard>::Key;
