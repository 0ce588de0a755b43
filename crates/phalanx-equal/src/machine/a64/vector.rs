//! Instructions on vector registers.

use super::elements::{Pairwise, complement, difference, extended, low_product, sum};
use super::{Step, require};
use crate::Fault;
use crate::forms::Bit;
use crate::machine::number;

/// How wide the operands of a function with a double-width result are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// The first is as wide as the second.
    Narrow,
    /// It is as wide as the result.
    Wide,
}

impl Step<'_, '_> {
    /// Bits of the vectors of an instruction: one element, or half or all of a register.
    fn width(&self) -> usize {
        if self.flag(28) || !self.flag(30) { 64 } else { 128 }
    }

    /// Bits of an element. Elements of 64 bits need a whole register, or are alone.
    fn element(&self) -> Result<usize, Fault> {
        let size = self.field(22, 2);
        require(size < 3 || self.flag(28) || self.flag(30))?;
        Ok(8 << size)
    }

    /// The half of a register that an instruction on halves reads: the upper one if bit 30 is set.
    fn half(&self, register: usize) -> Vec<Bit> {
        let at = if self.flag(30) { 64 } else { 0 };
        self.machine.vectors[register][at..at + 64].to_vec()
    }

    /// Each element of the result is a function of an element of each operand.
    pub(super) fn three(&mut self, function: Pairwise) -> Result<(), Fault> {
        let (size, width) = (self.element()?, self.width());
        let (a, b) = (self.v(self.n(), width), self.v(self.m(), width));
        let mut bits = Vec::with_capacity(width);
        for (a, b) in a.chunks(size).zip(b.chunks(size)) {
            bits.extend(function(self.machine, a, b)?);
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// Products, modulo a power of two. There are none of 64 bits.
    pub(super) fn products(&mut self) -> Result<(), Fault> {
        require(self.field(22, 2) < 3)?;
        self.three(low_product)
    }

    /// Halves of sums. There are none of 64 bits.
    pub(super) fn halved(&mut self, function: Pairwise) -> Result<(), Fault> {
        require(self.field(22, 2) < 3)?;
        self.three(function)
    }

    /// A function of a register and zero.
    pub(super) fn with_zero(&mut self, function: Pairwise) -> Result<(), Fault> {
        let (size, width) = (self.element()?, self.width());
        let (a, zero) = (self.v(self.n(), width), vec![Bit::ZERO; size]);
        let mut bits = Vec::with_capacity(width);
        for a in a.chunks(size) {
            bits.extend(function(self.machine, a, &zero)?);
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    pub(super) fn negated(&mut self) -> Result<(), Fault> {
        self.with_zero(|machine, a, zero| difference(machine, zero, a))
    }

    /// AND, BIC, ORR, ORN and EOR.
    pub(super) fn gates(&mut self) -> Result<(), Fault> {
        let (width, kind) = (self.width(), self.field(29, 1) << 2 | self.field(22, 2));
        let (a, b) = (self.v(self.n(), width), self.v(self.m(), width));
        let forms = &mut self.machine.forms;
        let mut bits = Vec::with_capacity(width);
        for (a, b) in a.into_iter().zip(b) {
            bits.push(match kind {
                0 => forms.and(a, b)?,
                1 => forms.and(a, !b)?,
                2 => forms.or(a, b)?,
                3 => forms.or(a, !b)?,
                _ => forms.xor(a, b),
            });
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// BSL, BIT and BIF.
    pub(super) fn selected(&mut self) -> Result<(), Fault> {
        let width = self.width();
        let (d, n, m) = (self.v(self.d(), width), self.v(self.n(), width), self.v(self.m(), width));
        let (choice, one, zero) = match self.field(22, 2) {
            1 => (d, n, m),
            2 => (m, n, d),
            _ => (m, d, n),
        };
        let mut bits = Vec::with_capacity(width);
        for i in 0..width {
            bits.push(self.machine.forms.select(choice[i], one[i], zero[i])?);
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// Functions of halves of registers, with elements twice as wide. Bit 29: without sign.
    pub(super) fn long(&mut self, first: First, function: Pairwise) -> Result<(), Fault> {
        require(self.field(22, 2) < 3)?;
        let (size, is_signed) = (8 << self.field(22, 2), !self.flag(29));
        let wide = |half: Vec<Bit>| half.chunks(size).flat_map(|part| extended(part, 2 * size, is_signed)).collect();
        let b: Vec<Bit> = wide(self.half(self.m()));
        let a = match first {
            First::Narrow => wide(self.half(self.n())),
            First::Wide => self.v(self.n(), 128),
        };
        let mut bits = Vec::with_capacity(128);
        for (a, b) in a.chunks(2 * size).zip(b.chunks(2 * size)) {
            bits.extend(function(self.machine, a, b)?);
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// PMULL.
    pub(super) fn carryless(&mut self) -> Result<(), Fault> {
        let size = match self.field(22, 2) {
            0 => 8,
            3 => 64,
            _ => return Err(Fault::Unmodelled),
        };
        let (a, b) = (self.half(self.n()), self.half(self.m()));
        let forms = &mut self.machine.forms;
        let bits: Vec<Bit> = a.chunks(size).zip(b.chunks(size)).flat_map(|(a, b)| forms.carryless(a, b)).collect();
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// REV64, REV32 and REV16, by the bits of the containers.
    pub(super) fn reversed(&mut self, container: usize) -> Result<(), Fault> {
        let (size, width) = (8 << self.field(22, 2), self.width());
        require(size < container)?;
        let bits = self.v(self.n(), width);
        let bits: Vec<Bit> =
            bits.chunks(container).flat_map(|part| part.chunks(size).rev().flatten().copied()).collect();
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// RBIT.
    pub(super) fn reversed_bits(&mut self) -> Result<(), Fault> {
        let bits = self.v(self.n(), self.width());
        let bits: Vec<Bit> = bits.chunks(8).flat_map(|byte| byte.iter().rev().copied()).collect();
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// NOT.
    pub(super) fn inverted(&mut self) -> Result<(), Fault> {
        let bits = complement(&self.v(self.n(), self.width()));
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// XTN and XTN2, and SHRN and SHRN2 with a shift: the low halves of elements. Into the upper half
    /// of a register, the lower one stays.
    fn narrow(&mut self, size: usize, shift: usize) {
        let bits = self.v(self.n(), 128);
        let low: Vec<Bit> = bits.chunks(2 * size).flat_map(|part| part[shift..shift + size].to_vec()).collect();
        let low = if self.flag(30) { [self.v(self.d(), 64), low].concat() } else { low };
        self.set_v(self.d(), &low);
    }

    pub(super) fn narrowed(&mut self) -> Result<(), Fault> {
        require(self.field(22, 2) < 3)?;
        self.narrow(8 << self.field(22, 2), 0);
        Ok(())
    }

    /// Bits of an element, and the number that the count is coded in.
    fn immediate_shift(&self) -> Result<(usize, usize), Fault> {
        let count = self.field(16, 7);
        let size = 1 << (count >> 3).checked_ilog2().ok_or(Fault::Unmodelled)? << 3;
        match self.flag(28) && self.flag(30) {
            true => require(size == 64)?,
            false => require(size < 64 || self.flag(30))?,
        }
        Ok((size, count))
    }

    /// SSHR, USHR, SSRA and USRA.
    pub(super) fn shifted_right(&mut self) -> Result<(), Fault> {
        let ((size, count), width) = (self.immediate_shift()?, self.width());
        let (count, is_signed, adds) = (2 * size - count, !self.flag(29), self.flag(12));
        let (bits, before) = (self.v(self.n(), width), self.v(self.d(), width));
        let mut result = Vec::with_capacity(width);
        for (part, before) in bits.chunks(size).zip(before.chunks(size)) {
            // A shift by all bits leaves the sign.
            let sign = if is_signed { part[size - 1] } else { Bit::ZERO };
            let shifted: Vec<Bit> = part[count..].iter().copied().chain(std::iter::repeat_n(sign, count)).collect();
            result.extend(if adds { sum(self.machine, before, &shifted)? } else { shifted });
        }
        self.set_v(self.d(), &result);
        Ok(())
    }

    /// SHL and SLI. The latter keeps the low bits of the result.
    pub(super) fn shifted_left(&mut self) -> Result<(), Fault> {
        let ((size, count), width) = (self.immediate_shift()?, self.width());
        let (count, keeps) = (count - size, self.flag(29));
        let (bits, before) = (self.v(self.n(), width), self.v(self.d(), width));
        let mut result = Vec::with_capacity(width);
        for (part, before) in bits.chunks(size).zip(before.chunks(size)) {
            result.extend((0..count).map(|i| if keeps { before[i] } else { Bit::ZERO }));
            result.extend_from_slice(&part[..size - count]);
        }
        self.set_v(self.d(), &result);
        Ok(())
    }

    /// SRI, which keeps the high bits of the result.
    pub(super) fn inserted_right(&mut self) -> Result<(), Fault> {
        let ((size, count), width) = (self.immediate_shift()?, self.width());
        let count = 2 * size - count;
        let (bits, before) = (self.v(self.n(), width), self.v(self.d(), width));
        let parts = bits.chunks(size).zip(before.chunks(size));
        let result: Vec<Bit> =
            parts.flat_map(|(part, before)| [&part[count..], &before[size - count..]].concat()).collect();
        self.set_v(self.d(), &result);
        Ok(())
    }

    /// SHRN.
    pub(super) fn shifted_narrow(&mut self) -> Result<(), Fault> {
        let count = self.field(16, 7);
        let size = 1 << (count >> 3).checked_ilog2().ok_or(Fault::Unmodelled)? << 3;
        require(size < 64)?;
        self.narrow(size, 2 * size - count);
        Ok(())
    }

    /// SSHLL and USHLL.
    pub(super) fn shifted_long(&mut self) -> Result<(), Fault> {
        let count = self.field(16, 7);
        let size = 1 << (count >> 3).checked_ilog2().ok_or(Fault::Unmodelled)? << 3;
        require(size < 64)?;
        let (count, is_signed) = (count - size, !self.flag(29));
        let half = self.half(self.n());
        let wide = |part: &[Bit]| {
            let wide = extended(part, 2 * size, is_signed);
            std::iter::repeat_n(Bit::ZERO, count).chain(wide).take(2 * size).collect::<Vec<_>>()
        };
        let bits: Vec<Bit> = half.chunks(size).flat_map(wide).collect();
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// MOVI, MVNI, ORR and BIC with an immediate.
    pub(super) fn immediate(&mut self) -> Result<(), Fault> {
        let byte = (self.field(16, 3) << 5 | self.field(5, 5)) as u64;
        let (mode, is_inverted) = (self.field(12, 4), self.flag(29));
        let repeated = |part: u64, size: u32| (0..64 / size).fold(0, |all, i| all | part << (size * i));
        let word = match mode {
            0b0000..=0b0111 => repeated(byte << (8 * (mode >> 1)), 32),
            0b1000..=0b1011 => repeated(byte << (8 * (mode >> 1 & 1)), 16),
            0b1100 => repeated(byte << 8 | 0xff, 32),
            0b1101 => repeated(byte << 16 | 0xffff, 32),
            0b1110 if !is_inverted => repeated(byte, 8),
            0b1110 => (0..8).fold(0, |all, i| if byte >> i & 1 == 1 { all | 0xff << (8 * i) } else { all }),
            // Floating point.
            _ => return Err(Fault::Unmodelled),
        };
        let width = if self.flag(30) { 128 } else { 64 };
        let changes = mode < 0b1100 && mode & 1 == 1;
        let word = number(if is_inverted && mode < 0b1110 { !word } else { word }).repeat(width / 64);
        let mut bits = word;
        if changes {
            let before = self.v(self.d(), width);
            for (bit, before) in bits.iter_mut().zip(before) {
                *bit = match is_inverted {
                    true => self.machine.forms.and(before, *bit)?,
                    false => self.machine.forms.or(before, *bit)?,
                };
            }
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// Bits of an element, and its number, in the field at bit 16.
    fn place(&self) -> Result<(usize, usize), Fault> {
        let field = self.field(16, 5);
        let scale = field.trailing_zeros();
        require(scale < 4)?;
        Ok((8 << scale, field >> (scale + 1)))
    }

    /// DUP of an element.
    pub(super) fn repeated_element(&mut self) -> Result<(), Fault> {
        let (size, index) = self.place()?;
        let bits = self.v(self.n(), 128)[size * index..size * (index + 1)].to_vec();
        let bits = match self.flag(28) {
            true => bits,
            false => {
                require(size < 64 || self.flag(30))?;
                bits.repeat(self.width() / size)
            }
        };
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// DUP of a general register.
    pub(super) fn repeated_register(&mut self) -> Result<(), Fault> {
        let (size, _) = self.place()?;
        require(size < 64 || self.flag(30))?;
        let bits = self.x(self.n(), size).repeat(self.width() / size);
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// INS of a general register.
    pub(super) fn inserted_register(&mut self) -> Result<(), Fault> {
        let (size, index) = self.place()?;
        let bits = self.x(self.n(), size);
        let d = self.d();
        self.machine.vectors[d][size * index..size * (index + 1)].copy_from_slice(&bits);
        Ok(())
    }

    /// INS of an element.
    pub(super) fn inserted_element(&mut self) -> Result<(), Fault> {
        let (size, index) = self.place()?;
        let from = 8 * self.field(11, 4) / size;
        let bits = self.v(self.n(), 128)[size * from..size * (from + 1)].to_vec();
        let d = self.d();
        self.machine.vectors[d][size * index..size * (index + 1)].copy_from_slice(&bits);
        Ok(())
    }

    /// UMOV.
    pub(super) fn moved_element(&mut self) -> Result<(), Fault> {
        let (size, index) = self.place()?;
        require((size == 64) == self.flag(30))?;
        let bits = self.v(self.n(), 128)[size * index..size * (index + 1)].to_vec();
        self.set_x(self.d(), &bits)
    }

    /// UZP1, TRN1, ZIP1, UZP2, TRN2 and ZIP2.
    pub(super) fn permuted(&mut self) -> Result<(), Fault> {
        let (size, width) = (self.element()?, self.width());
        let (a, b) = (self.v(self.n(), width), self.v(self.m(), width));
        let (kind, second, count) = (self.field(12, 2), self.field(14, 1), width / size);
        let part = |bits: &[Bit], i: usize| bits[size * i..size * (i + 1)].to_vec();
        let both = [a.as_slice(), &b].concat();
        let bits: Vec<Bit> = match kind {
            1 => (0..count).flat_map(|i| part(&both, 2 * i + second)).collect(),
            2 => (0..count).flat_map(|i| part(if i % 2 == 0 { &a } else { &b }, i - i % 2 + second)).collect(),
            _ => (0..count).flat_map(|i| part(if i % 2 == 0 { &a } else { &b }, (i + second * count) / 2)).collect(),
        };
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// EXT.
    pub(super) fn extracted_bytes(&mut self) -> Result<(), Fault> {
        let (width, from) = (self.width(), 8 * self.field(11, 4));
        require(from < width)?;
        let both = [self.v(self.n(), width), self.v(self.m(), width)].concat();
        self.set_v(self.d(), &both[from..from + width]);
        Ok(())
    }

    /// TBL and TBX of one to four registers. An index behind them gives 0, or keeps the byte.
    pub(super) fn looked_up(&mut self) -> Result<(), Fault> {
        let (width, count) = (self.width(), self.field(13, 2) + 1);
        let table: Vec<Bit> = (0..count).flat_map(|i| self.v((self.n() + i) % 32, 128)).collect();
        let table: Vec<[Bit; 8]> = table.as_chunks().0.to_vec();
        let (indices, before) = (self.v(self.m(), width), self.v(self.d(), width));
        let mut bits = Vec::with_capacity(width);
        for (index, before) in indices.chunks(8).zip(before.chunks(8)) {
            let mut otherwise = [Bit::ZERO; 8];
            if self.flag(12) {
                otherwise.copy_from_slice(before);
            }
            // High bits that are known need no entries.
            let (mut entries, mut index) = (table.clone(), index.to_vec());
            entries.resize(256, otherwise);
            while let Some(is_one) = index.last().and_then(|bit| bit.known()) {
                let half = entries.len() / 2;
                match is_one {
                    true => drop(entries.drain(..half)),
                    false => entries.truncate(half),
                }
                index.pop();
            }
            match entries[..] {
                [entry] => bits.extend(entry),
                _ => bits.extend(self.machine.forms.look_up_in::<8>(&index, &entries, false)?),
            }
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// FMOV between a general register and the low part of a vector register.
    pub(super) fn moved(&mut self) -> Result<(), Fault> {
        let size = self.size();
        if self.flag(16) {
            let bits = self.x(self.n(), size);
            self.set_v(self.d(), &bits);
            return Ok(());
        }
        let bits = self.v(self.n(), size);
        self.set_x(self.d(), &bits)
    }

    /// FMOV between a general register and the high half of a vector register.
    pub(super) fn moved_high(&mut self) -> Result<(), Fault> {
        if self.flag(16) {
            let bits = self.x(self.n(), 64);
            let d = self.d();
            self.machine.vectors[d][64..].copy_from_slice(&bits);
            return Ok(());
        }
        let bits = self.v(self.n(), 128);
        self.set_x(self.d(), &bits[64..])
    }

    /// EOR3 and BCAX.
    pub(super) fn gates_of_three(&mut self) -> Result<(), Fault> {
        let (n, m, a) = (self.v(self.n(), 128), self.v(self.m(), 128), self.v(self.a(), 128));
        let mut bits = Vec::with_capacity(128);
        for i in 0..128 {
            let second = match self.flag(21) {
                true => self.machine.forms.and(m[i], !a[i])?,
                false => self.machine.forms.xor(m[i], a[i]),
            };
            bits.push(self.machine.forms.xor(n[i], second));
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }

    /// RAX1 and XAR: rotations and sums of elements of 64 bits.
    pub(super) fn rotated(&mut self) -> Result<(), Fault> {
        let (n, m) = (self.v(self.n(), 128), self.v(self.m(), 128));
        let is_xar = self.flag(23);
        let count = if is_xar { self.field(10, 6) } else { 63 };
        let mut bits = Vec::with_capacity(128);
        for i in 0..128 {
            let other = i / 64 * 64 + (i + count) % 64;
            bits.push(match is_xar {
                true => self.machine.forms.xor(n[other], m[other]),
                false => self.machine.forms.xor(n[i], m[other]),
            });
        }
        self.set_v(self.d(), &bits);
        Ok(())
    }
}
