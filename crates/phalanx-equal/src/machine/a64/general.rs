//! Instructions on general registers, and branches.

use super::elements::complement;
use super::{LINK, SIZE, Step, require};
use crate::Fault;
use crate::forms::Bit;
use crate::machine::{Next, number, value};

/// A shifted number, by LSL, LSR, ASR or ROR.
fn shifted(bits: &[Bit], kind: usize, count: usize) -> Vec<Bit> {
    let size = bits.len();
    let (zeros, sign) = (std::iter::repeat_n(Bit::ZERO, count), std::iter::repeat_n(bits[size - 1], count));
    match kind {
        0 => zeros.chain(bits.iter().copied()).take(size).collect(),
        1 => bits[count..].iter().copied().chain(zeros).collect(),
        2 => bits[count..].iter().copied().chain(sign).collect(),
        _ => (0..size).map(|i| bits[(i + count) % size]).collect(),
    }
}

/// The immediate of a logical instruction: equal elements, each of which is a rotated run of ones.
/// None: reserved.
fn mask(n: usize, rotation: usize, length: usize, size: usize) -> Option<u64> {
    let width = (n << 6 | (!length & 0x3f)).checked_ilog2().filter(|width| *width > 0)?;
    let element = 1 << width;
    let (ones, rotation) = (length % element + 1, rotation % element);
    if ones == element || element > size {
        return None;
    }
    let is_one = |i: usize| (i % element + rotation) % element < ones;
    Some((0..size).fold(0, |mask, i| mask | u64::from(is_one(i)) << i))
}

impl Step<'_, '_> {
    /// ADR and ADRP.
    pub(super) fn address_of_label(&mut self) -> Result<(), Fault> {
        let offset = self.signed(5, 19) << 2 | self.field(29, 2) as i64;
        let target = match self.flag(31) {
            false => self.at.wrapping_add_signed(offset),
            true => (self.at & !0xfff).wrapping_add_signed(offset << 12),
        };
        self.set_x(self.d(), &number(target))
    }

    /// The sum of two numbers and a carry, and flags of it if asked for.
    fn sum(&mut self, a: &[Bit], b: &[Bit], carry: Bit, sets_flags: bool) -> Result<Vec<Bit>, Fault> {
        let sum = self.machine.forms.add_modular(a, b, carry, false)?;
        if sets_flags {
            let last = a.len() - 1;
            let (_, into) = self.machine.forms.add(&a[..last], &b[..last], carry, false)?;
            let out = self.machine.forms.carry(a[last], b[last], into, false)?;
            let flags = &mut self.machine.flags;
            (flags.carry, flags.sign) = (out, sum[last]);
            flags.result.clone_from(&sum);
            flags.overflow = self.machine.forms.xor(into, out);
            // With a constant of at least 1, the sum is more than a power of two exactly if the sum with
            // one less is at least that.
            let constant = value(b).zip(carry.known()).map(|(b, carry)| u128::from(b) + u128::from(carry));
            let less = constant.and_then(|constant| u64::try_from(constant.checked_sub(1)?).ok());
            self.machine.flags.addends = less.map(|less| [a.to_vec(), number(less)[..a.len()].to_vec()]);
        }
        Ok(sum)
    }

    /// The sum or, if bit 30 is set, the difference of two numbers. Bit 29: sets flags.
    fn sum_or_difference(&mut self, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
        let is_difference = self.flag(30);
        let b = if is_difference { complement(b) } else { b.to_vec() };
        self.sum(a, &b, Bit::constant(is_difference), self.flag(29))
    }

    pub(super) fn add_immediate(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let immediate = (self.field(10, 12) as u64) << if self.flag(22) { 12 } else { 0 };
        let a = self.x_or_sp(self.n(), size);
        let sum = self.sum_or_difference(&a, &number(immediate)[..size])?;
        match self.flag(29) {
            true => self.set_x(self.d(), &sum),
            false => self.set_x_or_sp(self.d(), &sum),
        }
    }

    pub(super) fn add_shifted(&mut self) -> Result<(), Fault> {
        let (size, count) = (self.size(), self.field(10, 6));
        require(count < size && self.field(22, 2) < 3)?;
        let (a, b) = (self.x(self.n(), size), self.x(self.m(), size));
        let sum = self.sum_or_difference(&a, &shifted(&b, self.field(22, 2), count))?;
        self.set_x(self.d(), &sum)
    }

    /// A register, extended from some of its bits, and shifted left.
    pub(super) fn extended(&self, size: usize, count: usize) -> Vec<Bit> {
        let option = self.field(13, 3);
        let mut bits = self.x(self.m(), (8 << (option & 3)).min(size));
        let fill = if option & 4 == 0 { Bit::ZERO } else { bits[bits.len() - 1] };
        bits.resize(size, fill);
        shifted(&bits, 0, count)
    }

    pub(super) fn add_extended(&mut self) -> Result<(), Fault> {
        let (size, count) = (self.size(), self.field(10, 3));
        require(count <= 4)?;
        let a = self.x_or_sp(self.n(), size);
        let sum = self.sum_or_difference(&a, &self.extended(size, count))?;
        match self.flag(29) {
            true => self.set_x(self.d(), &sum),
            false => self.set_x_or_sp(self.d(), &sum),
        }
    }

    pub(super) fn add_with_carry(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let (a, mut b) = (self.x(self.n(), size), self.x(self.m(), size));
        if self.flag(30) {
            b = complement(&b);
        }
        let sum = self.sum(&a, &b, self.machine.flags.carry, self.flag(29))?;
        self.set_x(self.d(), &sum)
    }

    /// AND, ORR, EOR and ANDS of two numbers.
    fn gate(&mut self, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
        let kind = self.field(29, 2);
        if kind == 1
            && let Some(bits) = self.machine.joined(a, b)?
        {
            return Ok(bits);
        }
        let forms = &mut self.machine.forms;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            bits.push(match kind {
                1 => forms.or(*a, *b)?,
                2 => forms.xor(*a, *b),
                _ => forms.and(*a, *b)?,
            });
        }
        if kind == 0 {
            self.machine.note_mask(a, b, &bits);
        }
        if kind == 3 {
            let flags = &mut self.machine.flags;
            (flags.carry, flags.overflow, flags.sign) = (Bit::ZERO, Bit::ZERO, bits[bits.len() - 1]);
            flags.addends = None;
            flags.result.clone_from(&bits);
        }
        Ok(bits)
    }

    pub(super) fn gate_immediate(&mut self) -> Result<(), Fault> {
        let size = self.size();
        require(size == 64 || !self.flag(22))?;
        let mask = mask(self.field(22, 1), self.field(16, 6), self.field(10, 6), size).ok_or(Fault::Unmodelled)?;
        let a = self.x(self.n(), size);
        let bits = self.gate(&a, &number(mask)[..size])?;
        match self.field(29, 2) {
            3 => self.set_x(self.d(), &bits),
            _ => self.set_x_or_sp(self.d(), &bits),
        }
    }

    /// AND, BIC, ORR, ORN, EOR, EON, ANDS and BICS.
    pub(super) fn gate_shifted(&mut self) -> Result<(), Fault> {
        let (size, count) = (self.size(), self.field(10, 6));
        require(count < size)?;
        let mut b = shifted(&self.x(self.m(), size), self.field(22, 2), count);
        if self.flag(21) {
            b = complement(&b);
        }
        let a = self.x(self.n(), size);
        let bits = self.gate(&a, &b)?;
        self.set_x(self.d(), &bits)
    }

    /// MOVN, MOVZ and MOVK.
    pub(super) fn move_wide(&mut self) -> Result<(), Fault> {
        let (size, at) = (self.size(), 16 * self.field(21, 2));
        require(at < size)?;
        let immediate = &number(self.field(5, 16) as u64)[..16];
        let mut bits = match self.field(29, 2) {
            3 => self.x(self.d(), size),
            _ => vec![Bit::ZERO; size],
        };
        bits[at..at + 16].copy_from_slice(immediate);
        if self.field(29, 2) == 0 {
            bits = complement(&bits);
        }
        self.set_x(self.d(), &bits)
    }

    /// SBFM, BFM and UBFM.
    pub(super) fn bit_field(&mut self) -> Result<(), Fault> {
        let (size, first, last) = (self.size(), self.field(16, 6), self.field(10, 6));
        require(self.flag(22) == (size == 64) && first < size && last < size)?;
        let source = self.x(self.n(), size);
        let (field, place) = match last >= first {
            true => (&source[first..=last], 0),
            false => (&source[..=last], size - first),
        };
        let mut bits = match self.field(29, 2) {
            1 => self.x(self.d(), size),
            _ => vec![Bit::ZERO; size],
        };
        let behind = place + field.len();
        bits[place..behind].copy_from_slice(field);
        if self.field(29, 2) == 0 {
            bits[behind..].fill(source[last]);
        }
        self.set_x(self.d(), &bits)
    }

    pub(super) fn extract(&mut self) -> Result<(), Fault> {
        let (size, count) = (self.size(), self.field(10, 6));
        require(self.flag(22) == (size == 64) && count < size)?;
        let both = [self.x(self.m(), size), self.x(self.n(), size)].concat();
        self.set_x(self.d(), &both[count..count + size])
    }

    /// Shifts by a register.
    pub(super) fn shift_variable(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let count = self.x(self.m(), if size == 64 { 6 } else { 5 });
        let count = value(&count).ok_or(Fault::Known("the count of a shift"))? as usize;
        let bits = shifted(&self.x(self.n(), size), self.field(10, 2), count);
        self.set_x(self.d(), &bits)
    }

    /// RBIT, REV16, REV32 and REV.
    pub(super) fn reverse(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let bits = self.x(self.n(), size);
        let bytes_of = |part: &[Bit]| part.chunks(8).rev().flatten().copied().collect::<Vec<_>>();
        let bits = match self.field(10, 2) {
            0 => bits.into_iter().rev().collect(),
            1 => bits.chunks(16).flat_map(bytes_of).collect(),
            2 => bits.chunks(32).flat_map(bytes_of).collect(),
            _ => {
                require(size == 64)?;
                bytes_of(&bits)
            }
        };
        self.set_x(self.d(), &bits)
    }

    /// MADD and MSUB.
    pub(super) fn multiply_add(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let (a, b) = (self.x(self.n(), size), self.x(self.m(), size));
        let product = self.machine.product(&a, &b, size)?;
        self.accumulate(product, size)
    }

    /// UMADDL and UMSUBL.
    pub(super) fn multiply_add_long(&mut self) -> Result<(), Fault> {
        let (a, b) = (self.x(self.n(), 32), self.x(self.m(), 32));
        let product = self.machine.product(&a, &b, 64)?;
        self.accumulate(product, 64)
    }

    fn accumulate(&mut self, mut product: Vec<Bit>, size: usize) -> Result<(), Fault> {
        let is_difference = self.flag(15);
        if is_difference {
            product = complement(&product);
        }
        let before = self.x(self.a(), size);
        let sum = self.machine.forms.add_modular(&before, &product, Bit::constant(is_difference), false)?;
        self.set_x(self.d(), &sum)
    }

    pub(super) fn multiply_high(&mut self) -> Result<(), Fault> {
        let (a, b) = (self.x(self.n(), 64), self.x(self.m(), 64));
        let product = self.machine.product(&a, &b, 128)?;
        self.set_x(self.d(), &product[64..])
    }

    /// Whether a condition holds.
    fn condition(&mut self, code: usize) -> Result<Bit, Fault> {
        let flags = &self.machine.flags;
        let (carry, sign, overflow) = (flags.carry, flags.sign, flags.overflow);
        let holds = match code >> 1 {
            0 => self.machine.zero()?,
            1 => carry,
            2 => sign,
            3 => overflow,
            4 => match self.machine.flags.addends.clone() {
                Some([a, b]) => self.machine.forms.add(&a, &b, Bit::ZERO, false)?.1,
                None => {
                    let zero = self.machine.zero()?;
                    self.machine.forms.and(carry, !zero)?
                }
            },
            5 => !self.machine.forms.xor(sign, overflow),
            6 => {
                let (zero, less) = (self.machine.zero()?, self.machine.forms.xor(sign, overflow));
                self.machine.forms.and(!zero, !less)?
            }
            _ => return Ok(Bit::ONE),
        };
        Ok(if code & 1 == 1 { !holds } else { holds })
    }

    /// CCMN and CCMP: a comparison if a condition holds, and otherwise flags of the instruction.
    pub(super) fn compare_conditionally(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let holds = self.condition(self.field(12, 4))?;
        let a = self.x(self.n(), size);
        let b = match self.flag(11) {
            true => number(self.m() as u64)[..size].to_vec(),
            false => self.x(self.m(), size),
        };
        self.sum_or_difference(&a, &b)?;
        if holds == Bit::ONE {
            return Ok(());
        }
        let zero = self.machine.zero()?;
        let otherwise = |place| Bit::constant(self.flag(place));
        let pairs = [
            (self.machine.flags.sign, otherwise(3)),
            (zero, otherwise(2)),
            (self.machine.flags.carry, otherwise(1)),
            (self.machine.flags.overflow, otherwise(0)),
        ];
        let mut flags = [Bit::ZERO; 4];
        for (flag, (of_result, otherwise)) in flags.iter_mut().zip(pairs) {
            *flag = self.machine.forms.select(holds, of_result, otherwise)?;
        }
        let [sign, zero, carry, overflow] = flags;
        self.machine.flags = crate::machine::Flags { carry, overflow, sign, result: vec![!zero], addends: None };
        Ok(())
    }

    /// CSEL, CSINC, CSINV and CSNEG.
    pub(super) fn select(&mut self) -> Result<(), Fault> {
        let size = self.size();
        let holds = self.condition(self.field(12, 4))?;
        let (a, mut b) = (self.x(self.n(), size), self.x(self.m(), size));
        if self.flag(30) {
            b = complement(&b);
        }
        if self.flag(10) {
            b = self.machine.forms.add_modular(&b, &vec![Bit::ZERO; size], Bit::ONE, false)?;
        }
        if let Some(sum) = self.machine.choice(holds, &a, &b)? {
            return self.set_x(self.d(), &sum);
        }
        let mut bits = Vec::with_capacity(size);
        for (a, b) in a.into_iter().zip(b) {
            bits.push(self.machine.forms.select(holds, a, b)?);
        }
        self.set_x(self.d(), &bits)
    }

    fn jump(&mut self, instructions: i64) {
        self.next = Next::At(self.at.wrapping_add_signed(instructions << 2));
    }

    fn jump_if(&mut self, holds: Bit, instructions: i64) -> Result<(), Fault> {
        if holds.known().ok_or(Fault::Branch)? {
            self.jump(instructions);
        }
        Ok(())
    }

    /// B and BL.
    pub(super) fn branch(&mut self) -> Result<(), Fault> {
        self.jump(self.signed(0, 26));
        if self.flag(31) { self.link() } else { Ok(()) }
    }

    /// Where a call returns to.
    fn link(&mut self) -> Result<(), Fault> {
        self.machine.calls.push(self.at + SIZE);
        self.set_x(LINK, &number(self.at + SIZE))
    }

    pub(super) fn branch_if(&mut self) -> Result<(), Fault> {
        let holds = self.condition(self.field(0, 4))?;
        self.jump_if(holds, self.signed(5, 19))
    }

    /// CBZ and CBNZ.
    pub(super) fn branch_if_zero(&mut self) -> Result<(), Fault> {
        let bits = self.x(self.d(), self.size());
        let zero = self.machine.forms.is_zero(&bits)?;
        self.jump_if(if self.flag(24) { !zero } else { zero }, self.signed(5, 19))
    }

    /// TBZ and TBNZ.
    pub(super) fn branch_if_bit(&mut self) -> Result<(), Fault> {
        let place = self.field(31, 1) << 5 | self.field(19, 5);
        let bit = self.x(self.d(), 64)[place];
        self.jump_if(if self.flag(24) { bit } else { !bit }, self.signed(5, 14))
    }

    /// BR, BLR and RET.
    pub(super) fn branch_to_register(&mut self) -> Result<(), Fault> {
        let (target, kind) = (self.x(self.n(), 64), self.field(21, 2));
        let is_caller = self.machine.caller == target.as_slice().try_into().ok();
        if kind != 2 {
            self.next = Next::At(value(&target).ok_or(Fault::Branch)?);
            return if kind == 1 { self.link() } else { Ok(()) };
        }
        // Processors with a shadow stack return only to where the last call was.
        self.next = match self.machine.calls.pop() {
            None if is_caller => Next::Returns,
            Some(call) if value(&target) == Some(call) => Next::At(call),
            _ if is_caller || value(&target).is_some() => return Err(Fault::Return),
            _ => return Err(Fault::Branch),
        };
        Ok(())
    }
}
