//! Kupyna: DSTU 7564:2014. Its substitutions and its matrix are Kalyna's.

use super::kalyna::{mixed, substituted, tables};
use super::xor;
use crate::forms::{Forms, TooWide};
use crate::memory::{Byte, byte};

type Bytes = Vec<Byte>;

/// The hash, with a state of some columns of eight bytes.
pub struct Kupyna {
    columns: usize,
    rounds: usize,
    boxes: [Vec<u8>; 4],
    matrix: Vec<u8>,
}

impl Kupyna {
    /// The variant with a state of 64 or 128 bytes.
    pub fn new(state: usize) -> Self {
        let (boxes, matrix) = tables();
        Self { columns: state / 8, rounds: if state == 64 { 10 } else { 14 }, boxes, matrix }
    }

    /// The steps of a round behind the constants. Row `i` moves right by `i` columns, but the last one
    /// of 16 columns by 11.
    fn round(&self, forms: &mut Forms, state: &[Byte]) -> Result<Bytes, TooWide> {
        let state = substituted(forms, state, &self.boxes)?;
        let mut shifted = state.clone();
        for (i, byte) in state.iter().enumerate() {
            let (column, row) = (i / 8, i % 8);
            let distance = if self.columns == 16 && row == 7 { 11 } else { row };
            shifted[8 * ((column + distance) % self.columns) + row] = *byte;
        }
        Ok(mixed(forms, &shifted, &self.matrix))
    }

    /// T⊕: the constants are added modulo 2.
    fn t_xor(&self, forms: &mut Forms, state: &[Byte]) -> Result<Bytes, TooWide> {
        let mut state = state.to_vec();
        for round in 0..self.rounds {
            for (j, column) in state.chunks_mut(8).enumerate() {
                let constant = byte((j << 4 ^ round) as u8);
                column[0] = std::array::from_fn(|i| forms.xor(column[0][i], constant[i]));
            }
            state = self.round(forms, &state)?;
        }
        Ok(state)
    }

    /// T+: they are added to the columns modulo 2^64.
    fn t_plus(&self, forms: &mut Forms, state: &[Byte]) -> Result<Bytes, TooWide> {
        let mut state = state.to_vec();
        for round in 0..self.rounds {
            for (j, column) in state.chunks_mut(8).enumerate() {
                let top = (self.columns - 1 - j) << 4 ^ round;
                let constant = 0x00f0_f0f0_f0f0_f0f3 | (top as u64) << 56;
                column.copy_from_slice(&forms.add_bytes(column, &constant.to_le_bytes())?);
            }
            state = self.round(forms, &state)?;
        }
        Ok(state)
    }

    /// The state behind a block: the sum of the state, T⊕(state + block) and T+(block).
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn absorb(&self, forms: &mut Forms, state: &[Byte], block: &[Byte]) -> Result<Bytes, TooWide> {
        let sum = xor(forms, state, block);
        let (a, b) = (self.t_xor(forms, &sum)?, self.t_plus(forms, block)?);
        let sum = xor(forms, &a, &b);
        Ok(xor(forms, &sum, state))
    }

    /// The hash code of a message, of so many bytes.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn hash(&self, forms: &mut Forms, message: &[Byte], length: usize) -> Result<Bytes, TooWide> {
        let bytes = 8 * self.columns;
        let mut state = vec![byte(0); bytes];
        state[0] = byte(bytes as u8);
        // A bit 1, zeros, and the number of bits in twelve bytes.
        let mut padded = [message, &[byte(0x80)]].concat();
        padded.resize((padded.len() + 12).next_multiple_of(bytes) - 12, byte(0));
        padded.extend((8 * message.len() as u128).to_le_bytes()[..12].iter().map(|value| byte(*value)));
        for block in padded.chunks(bytes) {
            state = self.absorb(forms, &state, block)?;
        }
        let image = self.t_xor(forms, &state)?;
        Ok(xor(forms, &state, &image)[bytes - length..].to_vec())
    }
}
