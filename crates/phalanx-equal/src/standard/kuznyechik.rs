//! Kuznyechik: GOST R 34.12-2015, RFC 7801.

use super::{inverse, multiple, table, xor};
use crate::forms::{Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/kuznyechik.txt");
const POLYNOMIAL: u16 = 0x1c3;

/// The cipher.
pub struct Kuznyechik {
    pi: Vec<u8>,
    inverse: Vec<u8>,
    coefficients: Vec<u8>,
}

impl Default for Kuznyechik {
    fn default() -> Self {
        let pi = table(TABLES, "pi");
        Self { inverse: inverse(&pi), pi, coefficients: table(TABLES, "l") }
    }
}

impl Kuznyechik {
    /// The sum of multiples of all bytes: `l`.
    fn sum(&self, forms: &mut Forms, block: &[Byte]) -> Byte {
        block.iter().zip(&self.coefficients).fold(byte(0), |sum, (byte, factor)| {
            let product = multiple(forms, *byte, *factor, POLYNOMIAL);
            std::array::from_fn(|i| forms.xor(sum[i], product[i]))
        })
    }

    fn linear(&self, forms: &mut Forms, mut block: Vec<Byte>) -> Vec<Byte> {
        for _ in 0..16 {
            let first = self.sum(forms, &block);
            block.rotate_right(1);
            block[0] = first;
        }
        block
    }

    fn inverse_linear(&self, forms: &mut Forms, mut block: Vec<Byte>) -> Vec<Byte> {
        for _ in 0..16 {
            block.rotate_left(1);
            block[15] = self.sum(forms, &block);
        }
        block
    }

    fn substitute(forms: &mut Forms, block: &[Byte], table: &[u8]) -> Result<Vec<Byte>, TooWide> {
        block.iter().map(|byte| forms.look_up::<8>(byte, table, true)).collect()
    }

    /// The ten round keys.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Vec<Byte>>, TooWide> {
        let (mut a, mut b) = (key[..16].to_vec(), key[16..].to_vec());
        let mut keys = vec![a.clone(), b.clone()];
        for i in 1..=32 {
            let mut constant = vec![byte(0); 16];
            constant[15] = byte(i);
            let constant = self.linear(forms, constant);
            let sum = xor(forms, &a, &constant);
            let sum = Self::substitute(forms, &sum, &self.pi)?;
            let sum = self.linear(forms, sum);
            (a, b) = (xor(forms, &sum, &b), a);
            if i % 8 == 0 {
                keys.extend([a.clone(), b.clone()]);
            }
        }
        Ok(keys)
    }

    /// A block, encrypted.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn encrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let mut state = block.to_vec();
        for key in &keys[..9] {
            state = xor(forms, &state, key);
            state = Self::substitute(forms, &state, &self.pi)?;
            state = self.linear(forms, state);
        }
        Ok(xor(forms, &state, &keys[9]))
    }

    /// A block, decrypted.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn decrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let mut state = xor(forms, block, &keys[9]);
        for key in keys[..9].iter().rev() {
            state = self.inverse_linear(forms, state);
            state = Self::substitute(forms, &state, &self.inverse)?;
            state = xor(forms, &state, key);
        }
        Ok(state)
    }
}
