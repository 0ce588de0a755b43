//! uBlock: the designers' document of October 2019.

use super::{inverse, table, xor};
use crate::forms::{Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/ublock.txt");

/// A variant.
pub struct Ublock {
    block: usize,
    quarter: usize,
    rounds: usize,
    substitution: Vec<u8>,
    permutations: [Vec<u8>; 2],
    of_key: Vec<u8>,
}

impl Ublock {
    /// The variant for blocks and keys of so many bytes.
    pub fn new(block: usize, key: usize) -> Self {
        let (left, right) = if block == 16 { ("pl128", "pr128") } else { ("pl256", "pr256") };
        let of_key = match (block, key) {
            (16, 16) => "pk1",
            (16, _) => "pk2",
            _ => "pk3",
        };
        Self {
            block,
            quarter: key / 4,
            rounds: if key == 16 { 16 } else { 24 },
            substitution: table(TABLES, "s"),
            permutations: [left, right].map(|name| table(TABLES, name)),
            of_key: table(TABLES, of_key),
        }
    }

    /// The number of rounds, one less than round keys.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// The constants of the key schedule, from a shift register of eight bits.
    fn constants(&self) -> Vec<[u8; 4]> {
        let mut bits = vec![0, 1, 1, 0, 1, 1, 0, 0];
        for i in 8..self.rounds + 8 {
            bits.push(bits[i - 2] ^ bits[i - 3] ^ bits[i - 7] ^ bits[i - 8]);
        }
        let word = |i: usize| bits[i..i + 8].iter().fold(0, |word, bit| word << 1 | bit);
        (1..=self.rounds).map(|i| [0x40, 0x54, 0x11, 0x05].map(|mask| word(i) ^ mask)).collect()
    }

    /// A substitution of all nibbles.
    fn substitute(forms: &mut Forms, bytes: &[Byte], table: &[u8]) -> Result<Vec<Byte>, TooWide> {
        let mut substituted = Vec::with_capacity(bytes.len());
        for byte in bytes {
            let low = forms.look_up::<4>(&byte[..4], table, true)?;
            let high = forms.look_up::<4>(&byte[4..], table, true)?;
            substituted.push(std::array::from_fn(|i| if i < 4 { low[i] } else { high[i - 4] }));
        }
        Ok(substituted)
    }

    /// Every word of 32 bits, its first byte the most significant, turned left.
    fn turned(bytes: &[Byte], count: usize) -> Vec<Byte> {
        let word = |bytes: &[Byte]| {
            let mut bits: Vec<_> = bytes.iter().rev().flatten().copied().collect();
            bits.rotate_right(count);
            bits.as_chunks::<8>().0.iter().rev().copied().collect::<Vec<Byte>>()
        };
        bytes.chunks(4).flat_map(word).collect()
    }

    /// The round keys.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Vec<Byte>>, TooWide> {
        let (quarter, mut register) = (self.quarter, key.to_vec());
        let mut keys = vec![register[..self.block].to_vec()];
        for constant in self.constants() {
            // The high nibble of a byte is the first one.
            let nibbles: Vec<_> = register[..2 * quarter].iter().flat_map(|byte| [&byte[4..], &byte[..4]]).collect();
            let nibble = |i: usize| nibbles[usize::from(self.of_key[i])];
            let front = |i: usize| {
                std::array::from_fn(|bit| if bit < 4 { nibble(2 * i + 1)[bit] } else { nibble(2 * i)[bit - 4] })
            };
            let front: Vec<Byte> = (0..2 * quarter).map(front).collect();
            let (k0, k1) = front.split_at(quarter);
            let (k2, k3) = register[2 * quarter..].split_at(quarter);
            let constant: Vec<Byte> =
                constant.map(byte).into_iter().chain(std::iter::repeat(byte(0))).take(quarter).collect();
            let sum = xor(forms, k0, &constant);
            let sum = Self::substitute(forms, &sum, &self.substitution)?;
            let k2 = xor(forms, k2, &sum);
            let doubled: Vec<Byte> = k1.iter().map(|byte| Self::doubled(forms, byte)).collect();
            let k3 = xor(forms, k3, &doubled);
            register = [&k2, &k3, k1, k0].concat();
            keys.push(register[..self.block].to_vec());
        }
        Ok(keys)
    }

    /// Both nibbles times x in GF(2^4), modulo x^4 + x + 1.
    fn doubled(forms: &mut Forms, byte: &Byte) -> Byte {
        let mut doubled = *byte;
        for nibble in [0, 4] {
            doubled[nibble] = byte[nibble + 3];
            doubled[nibble + 1] = forms.xor(byte[nibble], byte[nibble + 3]);
            doubled[nibble + 2] = byte[nibble + 1];
            doubled[nibble + 3] = byte[nibble + 2];
        }
        doubled
    }

    /// Bytes in another order.
    fn permuted(bytes: &[Byte], table: &[u8]) -> Vec<Byte> {
        table.iter().map(|from| bytes[usize::from(*from)]).collect()
    }

    /// A block, encrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn encrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let mut state = block.to_vec();
        for key in &keys[..self.rounds] {
            let sum = xor(forms, &state, key);
            let sum = Self::substitute(forms, &sum, &self.substitution)?;
            let (x0, x1) = sum.split_at(self.block / 2);
            let x1 = xor(forms, x1, x0);
            let x0 = xor(forms, x0, &Self::turned(&x1, 4));
            let x1 = xor(forms, &x1, &Self::turned(&x0, 8));
            let x0 = xor(forms, &x0, &Self::turned(&x1, 8));
            let x1 = xor(forms, &x1, &Self::turned(&x0, 20));
            let x0 = xor(forms, &x0, &x1);
            let [left, right] = &self.permutations;
            state = [Self::permuted(&x0, left), Self::permuted(&x1, right)].concat();
        }
        Ok(xor(forms, &state, &keys[self.rounds]))
    }

    /// A block, decrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn decrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Vec<Byte>]) -> Result<Vec<Byte>, TooWide> {
        let substitution = inverse(&self.substitution);
        let [left, right] = self.permutations.each_ref().map(|table| inverse(table));
        let mut state = block.to_vec();
        for key in keys[1..].iter().rev() {
            let sum = xor(forms, &state, key);
            let (y0, y1) = sum.split_at(self.block / 2);
            let (y0, y1) = (Self::permuted(y0, &left), Self::permuted(y1, &right));
            let y0 = xor(forms, &y0, &y1);
            let y1 = xor(forms, &y1, &Self::turned(&y0, 20));
            let y0 = xor(forms, &y0, &Self::turned(&y1, 8));
            let y1 = xor(forms, &y1, &Self::turned(&y0, 8));
            let y0 = xor(forms, &y0, &Self::turned(&y1, 4));
            let y1 = xor(forms, &y1, &y0);
            state = Self::substitute(forms, &[y0, y1].concat(), &substitution)?;
        }
        Ok(xor(forms, &state, &keys[0]))
    }
}
