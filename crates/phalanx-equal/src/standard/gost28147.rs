//! GOST 28147-89, and Magma, which is the same cipher with the other order of bytes and a
//! substitution of its own: RFC 8891.

use super::nibbles;
use crate::forms::{Bit, Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/gost28147.txt");
/// The substitution of Magma.
pub const MAGMA: &str = "id-tc26-gost-28147-param-Z";

/// The cipher, whose substitution is an input.
pub struct Gost28147 {
    /// Whether it is Magma: the other order of bytes.
    pub is_magma: bool,
}

/// The names of all substitutions.
pub fn names() -> impl Iterator<Item = &'static str> {
    let lines = TABLES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ').map(|(name, _)| name))
}

/// A substitution in 128 bytes, row by row, that of the least significant nibble first.
pub fn rows(name: &str) -> Vec<Byte> {
    nibbles(TABLES, name).into_iter().map(byte).collect()
}

impl Gost28147 {
    /// A word of four bytes, in the order of the cipher, and back.
    fn word(&self, bytes: &[Byte]) -> Vec<Bit> {
        match self.is_magma {
            true => bytes.iter().rev().flatten().copied().collect(),
            false => bytes.concat(),
        }
    }

    fn bytes(&self, word: &[Bit]) -> Vec<Byte> {
        let mut bytes = word.as_chunks::<8>().0.to_vec();
        if self.is_magma {
            bytes.reverse();
        }
        bytes
    }

    /// The eight words of a key.
    fn words(&self, key: &[Byte]) -> Vec<Vec<Bit>> {
        key.chunks(4).map(|bytes| self.word(bytes)).collect()
    }

    fn step(forms: &mut Forms, rows: &[Byte], word: &[Bit], key: &[Bit]) -> Result<Vec<Bit>, TooWide> {
        let sum = forms.add_modular(word, key, Bit::ZERO, true)?;
        let mut substituted = Vec::with_capacity(32);
        for (row, nibble) in rows.chunks(16).zip(sum.chunks(4)) {
            substituted.extend(forms.look_up_in::<4>(nibble, row, true)?);
        }
        substituted.rotate_right(11);
        Ok(substituted)
    }

    /// Rounds with the key words of a list.
    fn rounds(
        &self,
        forms: &mut Forms,
        rows: &[Byte],
        block: &[Byte],
        key: &[Byte],
        order: impl Iterator<Item = usize>,
    ) -> Result<[Vec<Bit>; 2], TooWide> {
        let words = self.words(key);
        // Magma has the half that goes into the function last, and GOST 28147-89 first.
        let (first, last) = (self.word(&block[..4]), self.word(&block[4..]));
        let (mut low, mut high) = if self.is_magma { (last, first) } else { (first, last) };
        for i in order {
            let step = Self::step(forms, rows, &low, &words[i])?;
            let sum = (0..32).map(|bit| forms.xor(high[bit], step[bit])).collect();
            (low, high) = (sum, low);
        }
        Ok([low, high])
    }

    fn crypt(
        &self,
        forms: &mut Forms,
        rows: &[Byte],
        block: &[Byte],
        key: &[Byte],
        order: impl Iterator<Item = usize>,
    ) -> Result<Vec<Byte>, TooWide> {
        // The halves are not exchanged in the last round.
        let [high, low] = self.rounds(forms, rows, block, key, order)?;
        let halves = if self.is_magma { [&high, &low] } else { [&low, &high] };
        Ok(halves.into_iter().flat_map(|half| self.bytes(half)).collect())
    }

    /// A block, encrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn encrypt(
        &self,
        forms: &mut Forms,
        rows: &[Byte],
        block: &[Byte],
        key: &[Byte],
    ) -> Result<Vec<Byte>, TooWide> {
        self.crypt(forms, rows, block, key, (0..24).map(|i| i % 8).chain((0..8).rev()))
    }

    /// A block, decrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn decrypt(
        &self,
        forms: &mut Forms,
        rows: &[Byte],
        block: &[Byte],
        key: &[Byte],
    ) -> Result<Vec<Byte>, TooWide> {
        self.crypt(forms, rows, block, key, (0..8).chain((0..24).map(|i| 7 - i % 8)))
    }

    /// The sixteen rounds of the authentication code. The halves are exchanged in the last round as
    /// well.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn mac_step(
        &self,
        forms: &mut Forms,
        rows: &[Byte],
        block: &[Byte],
        key: &[Byte],
    ) -> Result<Vec<Byte>, TooWide> {
        let halves = self.rounds(forms, rows, block, key, (0..16).map(|i| i % 8))?;
        Ok(halves.iter().flat_map(|half| self.bytes(half)).collect())
    }
}
