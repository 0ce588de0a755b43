//! The instructions of AES: FIPS 197. Kernels of Phalanx do not use them.

use std::sync::LazyLock;

use iced_x86::{Instruction, Mnemonic};

use super::{Machine, immediate};
use crate::Fault;
use crate::forms::Bit;

const POLYNOMIAL: u16 = 0x11b;

fn product(a: u8, b: u8) -> u8 {
    let (mut product, mut power) = (0, u16::from(a));
    for i in 0..8 {
        if b >> i & 1 == 1 {
            product ^= power;
        }
        power <<= 1;
        if power & 0x100 != 0 {
            power ^= POLYNOMIAL;
        }
    }
    product as u8
}

/// The S-box and its inverse.
static BOXES: LazyLock<[[u8; 256]; 2]> = LazyLock::new(|| {
    let mut boxes = [[0; 256]; 2];
    for x in 0..=255u8 {
        // x^254 is the inverse of x, or 0.
        let inverse = (0..254).fold(1, |power, _| product(power, x));
        let image = (0..5).fold(0x63, |sum, i| sum ^ inverse.rotate_left(i));
        boxes[0][usize::from(x)] = image;
        boxes[1][usize::from(image)] = x;
    }
    boxes
});

impl Machine<'_> {
    pub(super) fn aes(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        if matches!(mnemonic, Aesimc | Vaesimc) {
            let bits = self.read(instruction, 1)?;
            return Ok(self.mixed_columns(&bits, [14, 11, 13, 9]));
        }
        if matches!(mnemonic, Aeskeygenassist | Vaeskeygenassist) {
            let constant = immediate(instruction)?;
            let bits = self.read(instruction, 1)?;
            let mut keys = Vec::with_capacity(128);
            for word in [&bits[32..64], &bits[96..128]] {
                let mut substituted = self.substituted(word, false)?;
                keys.extend_from_slice(&substituted);
                substituted.rotate_left(8);
                for (i, bit) in substituted.iter().enumerate() {
                    keys.push(self.forms.xor(*bit, Bit::constant(constant >> i & 1 == 1)));
                }
            }
            return Ok(keys);
        }
        let is_inverse = matches!(mnemonic, Aesdec | Vaesdec | Aesdeclast | Vaesdeclast);
        let is_last = matches!(mnemonic, Aesenclast | Vaesenclast | Aesdeclast | Vaesdeclast);
        let (state, key) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(state.len());
        for (state, key) in state.chunks(128).zip(key.chunks(128)) {
            // Row `r` of the columns moves by `r` columns.
            let from = |i: usize| 4 * ((i / 4 + if is_inverse { 4 - i % 4 } else { i % 4 }) % 4) + i % 4;
            let shifted: Vec<Bit> = (0..16).flat_map(|i| state[8 * from(i)..][..8].to_vec()).collect();
            let mut state = self.substituted(&shifted, is_inverse)?;
            if !is_last {
                state = self.mixed_columns(&state, if is_inverse { [14, 11, 13, 9] } else { [2, 3, 1, 1] });
            }
            for (bit, key) in state.into_iter().zip(key) {
                bits.push(self.forms.xor(bit, *key));
            }
        }
        Ok(bits)
    }

    fn substituted(&mut self, bits: &[Bit], is_inverse: bool) -> Result<Vec<Bit>, Fault> {
        let table = &BOXES[usize::from(is_inverse)];
        let mut substituted = Vec::with_capacity(bits.len());
        for byte in bits.chunks(8) {
            substituted.extend(self.forms.look_up::<8>(byte, table, false)?);
        }
        Ok(substituted)
    }

    /// The circulant matrix with this first row, times each column of four bytes.
    fn mixed_columns(&mut self, bits: &[Bit], row: [u16; 4]) -> Vec<Bit> {
        let mut mixed = Vec::with_capacity(bits.len());
        for column in bits.chunks(32) {
            for i in 0..4 {
                let mut sum = [Bit::ZERO; 8];
                for (j, byte) in column.chunks(8).enumerate() {
                    let multiple = self.multiple(byte, row[(4 + j - i) % 4]);
                    for (sum, bit) in sum.iter_mut().zip(multiple) {
                        *sum = self.forms.xor(*sum, bit);
                    }
                }
                mixed.extend(sum);
            }
        }
        mixed
    }
}
