//! A user's shared library with a cipher. `tests/exports.rs` checks its exported symbols.

use phalanx::{Kalyna256_256, hazmat::RawBlocks as _};

/// Encrypts a block in place.
///
/// # Safety
/// `key` must be readable and `block` writable for 32 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn user_encrypt(key: *const [u8; 32], block: *mut [u8; 32]) {
    // SAFETY: the caller guarantees that both pointers are valid. Byte arrays don't need to be
    // aligned.
    unsafe { Kalyna256_256::new(&*key).encrypt_one(&mut *block) }
}
