//! Literal transcriptions of the standards, which are used as test oracles. They are slow, and look
//! up table entries at secret addresses.
//!
//! Nothing in here is constant-time, nothing is wiped from memory, and invalid lengths cause
//! panics. Never use this for encryption.

pub mod dstu7624;
pub mod gost28147;
pub mod kalyna;
pub mod kupyna;
pub mod kuznyechik;
pub mod magma;
pub mod streebog;
pub mod ublock;

use alloc::{boxed::Box, vec::Vec};

use crate::{field::Field, gost28147::Sbox};

/// A block cipher with a key, which processes one block at a time.
///
/// Since this is a test oracle, its functions panic if a block is the wrong length.
pub trait BlockCipher: Send + Sync {
    /// Size of a block in bytes.
    fn block_bytes(&self) -> usize;
    /// Encrypts one block in place.
    fn encrypt_block(&self, block: &mut [u8]);
    /// Decrypts one block in place.
    fn decrypt_block(&self, block: &mut [u8]);
    /// The round keys as byte strings, in the order in which the standard uses them for encryption.
    fn round_keys(&self) -> Vec<Vec<u8>>;
}

/// Creates a cipher by the name that the known answers use.
///
/// Names are `kalyna-L/K` and `ublock-L/K` with sizes in bits, `gost28147`, `magma` and
/// `kuznyechik`. Returns `None` if the name is unknown, the key is the wrong length, or no S-box is
/// given for `gost28147`.
pub fn new(cipher: &str, key: &[u8], sbox: Option<&Sbox>) -> Option<Box<dyn BlockCipher>> {
    Some(match cipher {
        "gost28147" => Box::new(gost28147::Gost28147::new(key, sbox?)?),
        "magma" => Box::new(magma::Magma::new(key)?),
        "kuznyechik" => Box::new(kuznyechik::Kuznyechik::new(key)?),
        _ => {
            let (family, sizes) = cipher.split_once('-')?;
            let (block_bits, key_bits) = sizes.split_once('/')?;
            let (block_bits, key_bits): (usize, usize) = (block_bits.parse().ok()?, key_bits.parse().ok()?);
            if key_bits != 8 * key.len() {
                return None;
            }
            match family {
                "kalyna" => Box::new(kalyna::Kalyna::new(block_bits, key)?),
                "ublock" => Box::new(ublock::Ublock::new(block_bits, key)?),
                _ => return None,
            }
        }
    })
}

/// `a ^= b`
fn xor(a: &mut [u8], b: &[u8]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}

/// The products of every byte with each coefficient.
const fn products<const N: usize>(field: Field, coefficients: &[u8; N]) -> [[u8; 256]; N] {
    let (mut tables, mut i) = ([[0; 256]; N], 0);
    while i < N {
        let mut x = 0;
        while x < 256 {
            tables[i][x] = field.mul(coefficients[i], x as u8);
            x += 1;
        }
        i += 1;
    }
    tables
}
