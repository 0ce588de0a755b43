//! Kuznyechik: GOST R 34.12-2015, RFC 7801.

use super::{inverse, matrix, product, table, xor};
use crate::forms::{Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/kuznyechik.txt");
const POLYNOMIAL: u16 = 0x1c3;

/// The cipher.
pub struct Kuznyechik {
    pi: Vec<u8>,
    inverse: Vec<u8>,
    /// Sixteen steps of the register, and back, as matrices.
    linear: Vec<Vec<u8>>,
    inverse_linear: Vec<Vec<u8>>,
}

impl Default for Kuznyechik {
    fn default() -> Self {
        let (pi, coefficients) = (table(TABLES, "pi"), table(TABLES, "l"));
        // The sum of multiples of all bytes: `l`.
        let sum = |block: &[u8]| {
            block.iter().zip(&coefficients).fold(0, |sum, (byte, factor)| sum ^ product(*byte, *factor, POLYNOMIAL))
        };
        let linear = |mut block: Vec<u8>| {
            for _ in 0..16 {
                let first = sum(&block);
                block.rotate_right(1);
                block[0] = first;
            }
            block
        };
        let undone = |mut block: Vec<u8>| {
            for _ in 0..16 {
                block.rotate_left(1);
                block[15] = sum(&block);
            }
            block
        };
        Self { inverse: inverse(&pi), pi, linear: rows(linear), inverse_linear: rows(undone) }
    }
}

/// The matrix of a linear map, whose columns are the images of unit vectors.
fn rows(map: impl Fn(Vec<u8>) -> Vec<u8>) -> Vec<Vec<u8>> {
    let unit = |i: usize| (0..16).map(|j| u8::from(i == j)).collect();
    let columns: Vec<Vec<u8>> = (0..16).map(|i| map(unit(i))).collect();
    (0..16).map(|row| columns.iter().map(|column| column[row]).collect()).collect()
}

impl Kuznyechik {
    fn linear(&self, forms: &mut Forms, block: &[Byte]) -> Vec<Byte> {
        matrix(forms, &self.linear, block, POLYNOMIAL)
    }

    fn inverse_linear(&self, forms: &mut Forms, block: &[Byte]) -> Vec<Byte> {
        matrix(forms, &self.inverse_linear, block, POLYNOMIAL)
    }

    fn substitute(forms: &mut Forms, block: &[Byte], table: &[u8]) -> Result<Vec<Byte>, TooWide> {
        block.iter().map(|byte| forms.look_up::<8>(byte, table, true)).collect()
    }

    /// The ten round keys.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Vec<Byte>>, TooWide> {
        let (mut a, mut b) = (key[..16].to_vec(), key[16..].to_vec());
        let mut keys = vec![a.clone(), b.clone()];
        for i in 1..=32 {
            let mut constant = vec![byte(0); 16];
            constant[15] = byte(i);
            let constant = self.linear(forms, &constant);
            let sum = xor(forms, &a, &constant);
            let sum = Self::substitute(forms, &sum, &self.pi)?;
            let sum = self.linear(forms, &sum);
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
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn encrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let mut state = block.to_vec();
        for key in &keys[..9] {
            state = xor(forms, &state, key);
            state = Self::substitute(forms, &state, &self.pi)?;
            state = self.linear(forms, &state);
        }
        Ok(xor(forms, &state, &keys[9]))
    }

    /// A block, decrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn decrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let mut state = xor(forms, block, &keys[9]);
        for key in keys[..9].iter().rev() {
            state = self.inverse_linear(forms, &state);
            state = Self::substitute(forms, &state, &self.inverse)?;
            state = xor(forms, &state, key);
        }
        Ok(state)
    }
}
