//! Loads and stores.

use super::{SP, Step, require};
use crate::Fault;
use crate::forms::Bit;
use crate::machine::{number, value};
use crate::memory::{Alignment, Memory};

/// When the base of an address changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Update {
    Never,
    Before,
    After,
}

impl Step<'_, '_> {
    /// The value of a base register. The stack pointer must be a multiple of 16.
    fn base(&self) -> Result<u64, Fault> {
        let base = value(&self.x_or_sp(self.n(), 64)).ok_or(Fault::Address)?;
        if self.n() == SP {
            Memory::check(base, 16, Alignment::Required)?;
        }
        Ok(base)
    }

    /// Makes room on the stack before a store that also moves the stack pointer.
    fn move_stack(&mut self, update: Update, moved: u64) -> Result<(), Fault> {
        if update == Update::Before && self.n() == SP {
            self.machine.memory.set_stack_pointer(moved.into())?;
        }
        Ok(())
    }

    /// Sets the base register.
    fn update(&mut self, base: u64) -> Result<(), Fault> {
        self.set_x_or_sp(self.n(), &number(base))
    }

    fn read(&mut self, address: u64, length: usize) -> Result<Vec<Bit>, Fault> {
        self.machine.memory.read(address, length, Alignment::Any)
    }

    fn write(&mut self, address: u64, bits: &[Bit]) -> Result<(), Fault> {
        self.machine.memory.write(address, bits, Alignment::Any)
    }

    /// LDP and STP of general and vector registers.
    pub(super) fn pair(&mut self) -> Result<(), Fault> {
        let (is_vector, is_load) = (self.flag(26), self.flag(22));
        let (first, second) = (self.d(), self.a());
        let length = match (is_vector, self.field(30, 2)) {
            (true, size @ 0..=2) => 4 << size,
            (false, 0) => 4,
            (false, 2) => 8,
            // LDPSW, STGP and reserved ones.
            _ => return Err(Fault::Unmodelled),
        };
        let update = match self.field(23, 2) {
            1 => Update::After,
            2 => Update::Never,
            3 => Update::Before,
            _ => return Err(Fault::Unmodelled),
        };
        require(!is_load || first != second)?;
        let is_base = |register| !is_vector && register == self.n() && register != SP;
        require(update == Update::Never || !is_base(first) && !is_base(second))?;
        let base = self.base()?;
        let moved = base.wrapping_add_signed(self.signed(15, 7) * length as i64);
        let address = if update == Update::After { base } else { moved };
        self.move_stack(update, moved)?;
        let places = [address, address.wrapping_add(length as u64)];
        if is_load {
            let values = [self.read(places[0], length)?, self.read(places[1], length)?];
            for (register, bits) in [first, second].into_iter().zip(values) {
                match is_vector {
                    true => self.set_v(register, &bits),
                    false => self.set_x(register, &bits)?,
                }
            }
        } else {
            for (register, place) in [first, second].into_iter().zip(places) {
                let bits = if is_vector { self.v(register, 8 * length) } else { self.x(register, 8 * length) };
                self.write(place, &bits)?;
            }
        }
        if update == Update::Never { Ok(()) } else { self.update(moved) }
    }

    /// The length of an access to one register, as a power of two.
    fn scale(&self) -> Result<u32, Fault> {
        let (size, is_vector, kind) = (self.field(30, 2) as u32, self.flag(26), self.field(22, 2));
        match (is_vector, kind) {
            (true, 2..) if size == 0 => Ok(4),
            (true, 0 | 1) | (false, 0 | 1) => Ok(size),
            // Signed loads. Others are prefetches and reserved ones.
            (false, 2) if size < 3 => Ok(size),
            (false, 3) if size < 2 => Ok(size),
            _ => Err(Fault::Unmodelled),
        }
    }

    /// A load or a store of one register.
    fn access(&mut self, address: u64) -> Result<(), Fault> {
        let (is_vector, kind, register) = (self.flag(26), self.field(22, 2), self.d());
        let length = 1 << self.scale()?;
        match (is_vector, kind) {
            (true, 0 | 2) => self.write(address, &self.v(register, 8 * length)),
            (false, 0) => self.write(address, &self.x(register, 8 * length)),
            (true, _) => {
                let bits = self.read(address, length)?;
                self.set_v(register, &bits);
                Ok(())
            }
            // Nothing takes the value. So functions touch the pages of a large frame, in order.
            (false, _) if register == SP => match self.read(address, length) {
                Ok(_) | Err(Fault::Unwritten { .. }) => Ok(()),
                Err(fault) => Err(fault),
            },
            (false, _) => {
                let mut bits = self.read(address, length)?;
                if kind >= 2 {
                    let sign = bits[bits.len() - 1];
                    bits.resize(if kind == 2 { 64 } else { 32 }, sign);
                }
                self.set_x(register, &bits)
            }
        }
    }

    /// With an offset without sign, in units of the length.
    pub(super) fn access_unsigned(&mut self) -> Result<(), Fault> {
        let offset = (self.field(10, 12) as u64) << self.scale()?;
        self.access(self.base()?.wrapping_add(offset))
    }

    /// With a signed offset, and a change of the base.
    pub(super) fn access_signed(&mut self) -> Result<(), Fault> {
        let update = match self.field(10, 2) {
            0 => Update::Never,
            1 => Update::After,
            3 => Update::Before,
            // Unprivileged accesses.
            _ => return Err(Fault::Unmodelled),
        };
        let is_base = !self.flag(26) && self.d() == self.n() && self.n() != SP;
        require(update == Update::Never || !is_base)?;
        let base = self.base()?;
        let moved = base.wrapping_add_signed(self.signed(12, 9));
        self.move_stack(update, moved)?;
        self.access(if update == Update::After { base } else { moved })?;
        if update == Update::Never { Ok(()) } else { self.update(moved) }
    }

    /// With an offset in a register.
    pub(super) fn access_register(&mut self) -> Result<(), Fault> {
        require(self.flag(14))?;
        let count = if self.flag(12) { self.scale()? } else { 0 };
        let offset = value(&self.extended(64, count as usize)).ok_or(Fault::Address)?;
        self.access(self.base()?.wrapping_add(offset))
    }

    /// The change of the base of an access to structures: a register, or the length of the access.
    fn update_of_structures(&mut self, base: u64, length: usize) -> Result<(), Fault> {
        if !self.flag(23) {
            return require(self.m() == 0);
        }
        let by = match self.m() {
            SP => length as u64,
            register => value(&self.x(register, 64)).ok_or(Fault::Address)?,
        };
        self.update(base.wrapping_add(by))
    }

    /// LD1 to LD4 and ST1 to ST4 of whole registers.
    pub(super) fn structures(&mut self) -> Result<(), Fault> {
        let (width, element) = (if self.flag(30) { 16 } else { 8 }, 1 << self.field(10, 2));
        // The number of registers, and the number of those whose elements alternate.
        let (count, group) = match self.field(12, 4) {
            0b0111 => (1, 1),
            0b1010 => (2, 1),
            0b0110 => (3, 1),
            0b0010 => (4, 1),
            0b1000 => (2, 2),
            0b0100 => (3, 3),
            0b0000 => (4, 4),
            _ => return Err(Fault::Unmodelled),
        };
        require(group == 1 || element < 8 || width == 16)?;
        let base = self.base()?;
        let registers: Vec<usize> = (0..count).map(|i| (self.d() + i) % 32).collect();
        // The elements in memory: register and first bit.
        let places: Vec<(usize, usize)> = match group {
            1 => registers.iter().flat_map(|r| (0..width / element).map(|i| (*r, 8 * element * i))).collect(),
            _ => (0..width / element).flat_map(|i| registers.iter().map(move |r| (*r, 8 * element * i))).collect(),
        };
        let addresses = places.iter().enumerate().map(|(i, _)| base.wrapping_add((i * element) as u64));
        let all: Vec<_> = addresses.zip(places.iter().copied()).collect();
        if self.flag(22) {
            let mut values = Vec::new();
            for (address, _) in &all {
                values.push(self.read(*address, element)?);
            }
            registers.iter().for_each(|register| self.set_v(*register, &[]));
            for ((register, at), bits) in places.into_iter().zip(values) {
                self.machine.vectors[register][at..at + 8 * element].copy_from_slice(&bits);
            }
        } else {
            for (address, (register, at)) in all {
                let bits = self.machine.vectors[register][at..at + 8 * element].to_vec();
                self.write(address, &bits)?;
            }
        }
        self.update_of_structures(base, count * width)
    }

    /// The same of an element of each register, or, for loads, into all elements.
    pub(super) fn structure(&mut self) -> Result<(), Fault> {
        let (is_load, opcode, size) = (self.flag(22), self.field(13, 3), self.field(10, 2));
        let count = (opcode & 1) << 1 | self.field(21, 1);
        let is_repeated = opcode >> 1 == 3;
        let (high, low) = (self.field(30, 1), self.field(12, 1));
        let (scale, index) = match (opcode >> 1, size) {
            (3, scale) if is_load && low == 0 => (scale, 0),
            (0, _) => (0, high << 3 | low << 2 | size),
            (1, 0 | 2) => (1, high << 2 | low << 1 | size >> 1),
            (2, 0) => (2, high << 1 | low),
            (2, 1) if low == 0 => (3, high),
            _ => return Err(Fault::Unmodelled),
        };
        let length = 1 << scale;
        let base = self.base()?;
        for i in 0..=count {
            let address = base.wrapping_add((i * length) as u64);
            let (register, at) = ((self.d() + i) % 32, 8 * length * index);
            match (is_load, is_repeated) {
                (true, true) => {
                    let bits = self.read(address, length)?.repeat((8 << high) / length);
                    self.set_v(register, &bits);
                }
                (true, false) => {
                    let bits = self.read(address, length)?;
                    self.machine.vectors[register][at..at + 8 * length].copy_from_slice(&bits);
                }
                _ => {
                    let bits = self.machine.vectors[register][at..at + 8 * length].to_vec();
                    self.write(address, &bits)?;
                }
            }
        }
        self.update_of_structures(base, (count + 1) * length)
    }
}
