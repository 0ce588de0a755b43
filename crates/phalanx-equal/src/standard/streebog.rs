//! Streebog: GOST R 34.11-2012, RFC 6986. A vector is a byte string whose first byte is the lowest
//! one, which the standard writes last.

use super::{table, xor};
use crate::forms::{Bit, Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/streebog.txt");
const KUZNYECHIK: &str = include_str!("../../standards/kuznyechik.txt");
/// Bytes of a vector, and of a block.
const VECTOR: usize = 64;

/// The hash.
pub struct Streebog {
    pi: Vec<u8>,
    /// The rows of the matrix A. The first one is the image of bit 63.
    matrix: Vec<u64>,
    constants: Vec<Vec<Byte>>,
}

impl Default for Streebog {
    fn default() -> Self {
        let rows = table(TABLES, "a");
        let matrix = rows.as_chunks().0.iter().map(|row| u64::from_be_bytes(*row)).collect();
        let constant = |i| table(TABLES, &format!("c{i}")).into_iter().rev().map(byte).collect();
        Self { pi: table(KUZNYECHIK, "pi"), matrix, constants: (1..=12).map(constant).collect() }
    }
}

impl Streebog {
    /// S, P and L.
    fn lps(&self, forms: &mut Forms, vector: &[Byte]) -> Result<Vec<Byte>, TooWide> {
        let substituted: Vec<Byte> =
            vector.iter().map(|byte| forms.look_up::<8>(byte, &self.pi, true)).collect::<Result<_, _>>()?;
        // P exchanges rows and columns of eight by eight bytes.
        let permuted: Vec<Byte> = (0..VECTOR).map(|i| substituted[8 * (i % 8) + i / 8]).collect();
        let mut image = Vec::with_capacity(VECTOR);
        for row in permuted.chunks(8) {
            let bits = row.concat();
            let bit = |forms: &mut Forms, i: usize| {
                let parts = (0..64).filter(|from| self.matrix[63 - from] >> i & 1 == 1).map(|from| bits[from]);
                forms.sum(parts.collect::<Vec<_>>())
            };
            image.extend((0..8).map(|to| -> Byte { std::array::from_fn(|i| bit(forms, 8 * to + i)) }));
        }
        Ok(image)
    }

    /// The compression function g_N(h, m).
    fn compress(&self, forms: &mut Forms, n: &[Byte], h: &[Byte], m: &[Byte]) -> Result<Vec<Byte>, TooWide> {
        let mut key = xor(forms, h, n);
        key = self.lps(forms, &key)?;
        let mut state = m.to_vec();
        for constant in &self.constants {
            state = xor(forms, &state, &key);
            state = self.lps(forms, &state)?;
            key = xor(forms, &key, constant);
            key = self.lps(forms, &key)?;
        }
        let encrypted = xor(forms, &state, &key);
        let sum = xor(forms, &encrypted, h);
        Ok(xor(forms, &sum, m))
    }

    /// The sum of two numbers modulo 2^512, word by word.
    fn add(forms: &mut Forms, a: &[Byte], b: &[Byte]) -> Result<Vec<Byte>, TooWide> {
        let (mut sum, mut carry) = (Vec::with_capacity(VECTOR), Bit::ZERO);
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            let (a, b) = (a.concat(), b.concat());
            let (_, over) = forms.add(&a, &b, carry, true)?;
            sum.extend_from_slice(forms.add_modular(&a, &b, carry, true)?.as_chunks::<8>().0);
            carry = over;
        }
        Ok(sum)
    }

    /// The state behind a block of which so many bits belong to the message: h, N and Σ.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn absorb(&self, forms: &mut Forms, state: &[Byte], block: &[Byte], bits: u16) -> Result<Vec<Byte>, TooWide> {
        let (h, rest) = state.split_at(VECTOR);
        let (n, sigma) = rest.split_at(VECTOR);
        let mut count = vec![byte(0); VECTOR];
        count[..2].copy_from_slice(&bits.to_le_bytes().map(byte));
        let hash = self.compress(forms, n, h, block)?;
        Ok([hash, Self::add(forms, n, &count)?, Self::add(forms, sigma, block)?].concat())
    }

    /// The hash code of a message, of 32 or 64 bytes.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn hash(&self, forms: &mut Forms, message: &[Byte], length: usize) -> Result<Vec<Byte>, TooWide> {
        let zeros = vec![byte(0); VECTOR];
        let start = byte(if length == 32 { 1 } else { 0 });
        let mut state = [vec![start; VECTOR], zeros.clone(), zeros.clone()].concat();
        let (blocks, rest) = message.as_chunks::<VECTOR>();
        for block in blocks {
            state = self.absorb(forms, &state, block, 512)?;
        }
        let mut last = zeros.clone();
        last[..rest.len()].copy_from_slice(rest);
        last[rest.len()] = byte(1);
        state = self.absorb(forms, &state, &last, 8 * rest.len() as u16)?;
        let h = self.compress(forms, &zeros, &state[..VECTOR], &state[VECTOR..2 * VECTOR])?;
        let h = self.compress(forms, &zeros, &h, &state[2 * VECTOR..])?;
        Ok(h[VECTOR - length..].to_vec())
    }
}
