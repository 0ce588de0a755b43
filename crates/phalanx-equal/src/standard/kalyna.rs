//! Kalyna: DSTU 7624:2014.

use super::{inverse, matrix, table, xor};
use crate::forms::{Bit, Forms, TooWide};
use crate::memory::{Byte, byte};

const TABLES: &str = include_str!("../../standards/kalyna.txt");
const POLYNOMIAL: u16 = 0x11d;

/// A variant: a state of `columns` words of eight bytes, a key of `words`.
pub struct Kalyna {
    columns: usize,
    words: usize,
    rounds: usize,
    boxes: [Vec<u8>; 4],
    inverses: [Vec<u8>; 4],
    matrix: Vec<u8>,
    inverse_matrix: Vec<u8>,
}

type Bytes = Vec<Byte>;

/// The S-boxes, and the first row of the matrix.
pub(super) fn tables() -> ([Vec<u8>; 4], Vec<u8>) {
    (["sbox0", "sbox1", "sbox2", "sbox3"].map(|name| table(TABLES, name)), table(TABLES, "matrix"))
}

/// S-box `i` of four for each row `i` modulo 4.
pub(super) fn substituted(forms: &mut Forms, state: &[Byte], boxes: &[Vec<u8>; 4]) -> Result<Bytes, TooWide> {
    state.iter().enumerate().map(|(i, byte)| forms.look_up::<8>(byte, &boxes[i % 4], true)).collect()
}

/// The matrix times each column. Each of its rows is the one before, turned right.
pub(super) fn mixed(forms: &mut Forms, state: &[Byte], first: &[u8]) -> Bytes {
    let row = |row: usize| (0..8).map(|i| first[(i + 8 - row) % 8]).collect();
    let rows: Vec<Vec<u8>> = (0..8).map(row).collect();
    state.chunks(8).flat_map(|column| matrix(forms, &rows, column, POLYNOMIAL)).collect()
}

impl Kalyna {
    /// The variant for blocks and keys of so many bytes.
    pub fn new(block: usize, key: usize) -> Self {
        let (boxes, matrix) = tables();
        let inverses = std::array::from_fn(|i| inverse(&boxes[i]));
        let rounds = match key {
            16 => 10,
            32 => 14,
            _ => 18,
        };
        let inverse_matrix = table(TABLES, "inverse");
        Self { columns: block / 8, words: key / 8, rounds, boxes, inverses, matrix, inverse_matrix }
    }

    /// The number of rounds, one less than round keys.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// Addition, or subtraction, of each column modulo 2^64.
    fn add(&self, forms: &mut Forms, a: &[Byte], b: &[Byte], is_difference: bool) -> Result<Bytes, TooWide> {
        let mut sum = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            let b: Vec<Bit> = b.concat().into_iter().map(|bit| if is_difference { !bit } else { bit }).collect();
            let bits = forms.add_modular(&a.concat(), &b, Bit::constant(is_difference), true)?;
            sum.extend_from_slice(bits.as_chunks::<8>().0);
        }
        Ok(sum)
    }

    /// Row `i` moves right by `i · columns / 8` columns, or left.
    fn shift(&self, state: &[Byte], is_left: bool) -> Bytes {
        let mut shifted = state.to_vec();
        for column in 0..self.columns {
            for row in 0..8 {
                let other = 8 * ((column + row * self.columns / 8) % self.columns) + row;
                let (from, to) = if is_left { (other, 8 * column + row) } else { (8 * column + row, other) };
                shifted[to] = state[from];
            }
        }
        shifted
    }

    fn round(&self, forms: &mut Forms, state: &[Byte]) -> Result<Bytes, TooWide> {
        let state = substituted(forms, state, &self.boxes)?;
        Ok(mixed(forms, &self.shift(&state, false), &self.matrix))
    }

    fn inverse_round(&self, forms: &mut Forms, state: &[Byte]) -> Result<Bytes, TooWide> {
        let state = mixed(forms, state, &self.inverse_matrix);
        substituted(forms, &self.shift(&state, true), &self.inverses)
    }

    /// The round keys.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Bytes>, TooWide> {
        let block = 8 * self.columns;
        let (first, second) = if self.words == self.columns { (key, key) } else { key.split_at(block) };
        let mut state = vec![byte(0); block];
        state[0] = byte((self.columns + self.words + 1) as u8);
        state = self.add(forms, &state, first, false)?;
        state = self.round(forms, &state)?;
        state = xor(forms, &state, second);
        state = self.round(forms, &state)?;
        state = self.add(forms, &state, first, false)?;
        let middle = self.round(forms, &state)?;
        let mut keys = vec![Vec::new(); self.rounds + 1];
        for i in (0..=self.rounds).step_by(2) {
            let constant: Vec<Byte> =
                (0x0001_0001_0001_0001u64 << (i / 2)).to_le_bytes().map(byte).repeat(self.columns);
            let turned = |words: usize| [&key[8 * words..], &key[..8 * words]].concat();
            let data = match self.words == self.columns {
                true => turned(i / 2 % self.words),
                false if i % 4 == 0 => turned(i / 4 % self.words)[..block].to_vec(),
                false => turned(i / 4 % self.words)[block..].to_vec(),
            };
            let middle = self.add(forms, &middle, &constant, false)?;
            let mut state = self.add(forms, &data, &middle, false)?;
            state = self.round(forms, &state)?;
            state = xor(forms, &state, &middle);
            state = self.round(forms, &state)?;
            keys[i] = self.add(forms, &state, &middle, false)?;
        }
        for i in (1..self.rounds).step_by(2) {
            let turn = 2 * self.columns + 3;
            keys[i] = [&keys[i - 1][turn..], &keys[i - 1][..turn]].concat();
        }
        Ok(keys)
    }

    /// A block, encrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn encrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Bytes]) -> Result<Bytes, TooWide> {
        let mut state = self.add(forms, block, &keys[0], false)?;
        for key in &keys[1..self.rounds] {
            state = self.round(forms, &state)?;
            state = xor(forms, &state, key);
        }
        state = self.round(forms, &state)?;
        self.add(forms, &state, &keys[self.rounds], false)
    }

    /// A block, decrypted.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn decrypt(&self, forms: &mut Forms, block: &[Byte], keys: &[Bytes]) -> Result<Bytes, TooWide> {
        let mut state = self.add(forms, block, &keys[self.rounds], true)?;
        for key in keys[1..self.rounds].iter().rev() {
            state = self.inverse_round(forms, &state)?;
            state = xor(forms, &state, key);
        }
        state = self.inverse_round(forms, &state)?;
        self.add(forms, &state, &keys[0], true)
    }
}
