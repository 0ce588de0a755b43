//! Wrappers with flat arguments for functions from other crates. Their contracts are in
//! `others.contracts`.

use aes::cipher::{BlockEncrypt, KeyInit, KeyIvInit, StreamCipher};
use curve25519_dalek::MontgomeryPoint;
use ghash::universal_hash::UniversalHash;
use subtle::{ConditionallySelectable, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess};

macro_rules! export {
    ($(fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block)*) => {
        $(#[unsafe(no_mangle)] pub extern "C" fn $name($($argument: $type),*) $(-> $result)? $body)*
    };
}

export! {
    fn subtle_equal(a: &[u8; 32], b: &[u8; 32]) -> u8 { a.ct_eq(b).unwrap_u8() }
    fn subtle_select(out: &mut u64, a: &u64, b: &u64, choice: u8) {
        *out = u64::conditional_select(a, b, choice.into());
    }
    fn subtle_swap(a: &mut [u8; 32], b: &mut [u8; 32], choice: u8) {
        for (a, b) in a.iter_mut().zip(b) {
            u8::conditional_swap(a, b, choice.into());
        }
    }
    fn subtle_greater(a: &u64, b: &u64) -> u8 { a.ct_gt(b).unwrap_u8() }
    fn subtle_less(a: &u32, b: &u32) -> u8 { a.ct_lt(b).unwrap_u8() }
    fn chacha20_block(data: &mut [u8; 64], key: &[u8; 32], nonce: &[u8; 12]) {
        chacha20::ChaCha20::new(key.into(), nonce.into()).apply_keystream(data);
    }
    fn poly1305_tag(tag: &mut [u8; 16], key: &[u8; 32], data: &[u8; 64]) {
        *tag = poly1305::Poly1305::new(key.into()).compute_unpadded(data).into();
    }
    fn poly1305_tag_of_47(tag: &mut [u8; 16], key: &[u8; 32], data: &[u8; 47]) {
        *tag = poly1305::Poly1305::new(key.into()).compute_unpadded(data).into();
    }
    fn poly1305_any(tag: &mut [u8; 16], key: &[u8; 32], data: *const u8, len: usize) {
        // SAFETY: the caller guarantees that `data` is valid for this many bytes.
        let data = unsafe { std::slice::from_raw_parts(data, len) };
        *tag = poly1305::Poly1305::new(key.into()).compute_unpadded(data).into();
    }
    fn aes128_block(block: &mut [u8; 16], key: &[u8; 16]) {
        aes::Aes128::new(key.into()).encrypt_block(block.into());
    }
    fn aes256_block(block: &mut [u8; 16], key: &[u8; 32]) {
        aes::Aes256::new(key.into()).encrypt_block(block.into());
    }
    fn ghash_blocks(tag: &mut [u8; 16], key: &[u8; 16], data: &[[u8; 16]; 4]) {
        let mut ghash = ghash::GHash::new(key.into());
        for block in data {
            ghash.update(&[(*block).into()]);
        }
        *tag = ghash.finalize().into();
    }
    fn x25519_ladder(out: &mut [u8; 32], scalar: &[u8; 32], point: &[u8; 32]) {
        *out = MontgomeryPoint(*point).mul_clamped(*scalar).to_bytes();
    }
    fn blake3_compress(state: &mut [u32; 8], block: &[u8; 64], len: u8, counter: u64, flags: u8) {
        blake3::platform::Platform::Portable.compress_in_place(state, block, len, counter, flags);
    }
    fn blake3_compress_xof(out: &mut [u8; 64], state: &[u32; 8], block: &[u8; 64], len: u8, counter: u64, flags: u8) {
        *out = blake3::platform::Platform::Portable.compress_xof(state, block, len, counter, flags);
    }
}
