//! The GCM and GMAC modes of DSTU 7624:2014, and the nonce-bound variant that Phalanx adds.
//!
//! Numbers are little-endian throughout, so bit `b` of byte `a` is the coefficient of x^(8a+b).
//! Unlike in NIST's GCM, bits aren't reflected.

use alloc::{vec, vec::Vec};

use super::{BlockCipher, xor};

/// Multiplies in GF(2^l), where l is the block size of 128, 256 or 512 bits.
pub fn gf_mul(a: &[u8], b: &[u8]) -> Vec<u8> {
    assert_eq!(a.len(), b.len());
    // The polynomial without its leading term.
    let polynomial: u64 = match 8 * a.len() {
        128 => 0x87,
        256 => 0x425,
        512 => 0x125,
        _ => panic!("a block must be 128, 256 or 512 bits long"),
    };
    let mut power: Vec<u64> = a.as_chunks::<8>().0.iter().map(|w| u64::from_le_bytes(*w)).collect();
    let mut product = vec![0; power.len()];
    for b in b {
        for bit in 0..8 {
            if b >> bit & 1 == 1 {
                product.iter_mut().zip(&power).for_each(|(p, w)| *p ^= w);
            }
            let mut carry = 0;
            for w in &mut power {
                (*w, carry) = (*w << 1 | carry, *w >> 63);
            }
            power[0] ^= if carry == 1 { polynomial } else { 0 };
        }
    }
    product.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// Encrypts or decrypts `data`, and computes a tag the size of a full block.
///
/// This doesn't compare tags. As the standard defines it, the tag doesn't depend on `iv`, which is
/// a full block. If both `aad` and `data` are empty, callers must reject the message.
pub fn gcm(cipher: &dyn BlockCipher, iv: &[u8], aad: &[u8], data: &[u8], decrypt: bool) -> (Vec<u8>, Vec<u8>) {
    let n = cipher.block_bytes();
    let mut counter = iv.to_vec();
    cipher.encrypt_block(&mut counter);
    let mut output = data.to_vec();
    for chunk in output.chunks_mut(n) {
        increment(&mut counter[..n / 2]);
        let mut gamma = counter.clone();
        cipher.encrypt_block(&mut gamma);
        xor(chunk, &gamma[..chunk.len()]);
    }
    let tag = tag(cipher, aad, if decrypt { data } else { &output });
    (output, tag)
}

/// Computes the tag of a message, which must be at least one byte long. The tag is the size of a
/// full block.
pub fn gmac(cipher: &dyn BlockCipher, message: &[u8]) -> Vec<u8> {
    tag(cipher, message, &[])
}

/// [`gcm`] with the nonce, which is a full block, prepended to the associated data so that the tag
/// depends on the nonce.
///
/// The input is never empty, because what the standard sees as associated data is `nonce || aad`.
pub fn nonce_bound_gcm(
    cipher: &dyn BlockCipher,
    nonce: &[u8],
    aad: &[u8],
    data: &[u8],
    decrypt: bool,
) -> (Vec<u8>, Vec<u8>) {
    gcm(cipher, nonce, &[nonce, aad].concat(), data, decrypt)
}

fn tag(cipher: &dyn BlockCipher, aad: &[u8], ciphertext: &[u8]) -> Vec<u8> {
    let n = cipher.block_bytes();
    let mut h = vec![0; n];
    cipher.encrypt_block(&mut h);
    let mut state = vec![0; n];
    for string in [aad, ciphertext] {
        for block in padded(string, n).chunks(n) {
            xor(&mut state, block);
            state = gf_mul(&state, &h);
        }
    }
    let mut lengths = vec![0; n];
    let (a, c) = lengths.split_at_mut(n / 2);
    a[..8].copy_from_slice(&(8 * aad.len() as u64).to_le_bytes());
    c[..8].copy_from_slice(&(8 * ciphertext.len() as u64).to_le_bytes());
    xor(&mut state, &lengths);
    cipher.encrypt_block(&mut state);
    state
}

/// Pads to a multiple of the block size with a 1 bit followed by zeros, unless the length already
/// is a multiple.
fn padded(string: &[u8], n: usize) -> Vec<u8> {
    let mut s = string.to_vec();
    if !s.len().is_multiple_of(n) {
        s.push(0x80);
        s.resize(s.len().next_multiple_of(n), 0);
    }
    s
}

fn increment(number: &mut [u8]) {
    for b in number {
        *b = b.wrapping_add(1);
        if *b != 0 {
            break;
        }
    }
}
