//! Functions of one block, written once for all blocks.
//!
//! A kernel does the same to hundreds of blocks. *Parameters* are the bits of any block: the bits of
//! its data, and those of its key if each block has its own. A function of parameters is written
//! once. A [`Bit`] says to which block it is applied: `f` at block 7 is `f` with the bits of block 7
//! in the place of the parameters. Inputs that all blocks share stay as they are. So `f` at block 0,
//! which is no block of a kernel, is the function itself, with which a reference computes.
//!
//! This is exact. If all operands of a step are functions of the same block, the result is the same
//! step on the functions themselves, at this block. If a step has operands of several blocks, each
//! operand becomes an atom that represents it, and the result is a function of *several* blocks. A
//! transposition by exclusive ors has such bits for a moment. As soon as such a sum has atoms of one
//! block only, it becomes a function of this block. So if an output is equal to
//! the reference at block 7, it depends on block 7 alone, and every block is free.

use super::{Atom, Bit, CHUNK, Forms, NONE, PARAMETERS, TooWide};

/// The block of functions of several blocks.
const SEVERAL: u32 = !0;
/// The block of undefined bits, where these are kept apart.
const UNDEFINED: u32 = !0 - 1;

/// The blocks that the operands of a step depend on.
#[derive(Clone, Copy)]
pub(super) enum Blocks {
    /// One, or several that the operands depend on in the same way, which is [`SEVERAL`].
    One(u32),
    /// Others.
    Several,
}

/// The results of recent gates on functions of any block, by operands and kind. The gates of one
/// instruction are mostly the same one.
pub(super) struct Gates(Vec<([Bit; 3], u16, Bit)>);

/// Numbers of gates in [`Gates`], apart from tables of three bits.
pub(super) const AND: u16 = 256;
pub(super) const SELECT: u16 = 257;
/// No gate.
const EMPTY: u16 = !0;
/// Recent gates.
const RECENT: usize = 1 << 12;

impl Default for Gates {
    fn default() -> Self {
        Self(vec![([Bit::ZERO; 3], EMPTY, Bit::ZERO); RECENT])
    }
}

/// The bit, or its complement, that is the only one of three on which bit `4 a + 2 b + c` of a table
/// depends when bits that are known are left out.
pub(super) fn only(bits: [Bit; 3], mut table: u8) -> Option<Bit> {
    const ONES: [u8; 3] = [0xf0, 0xcc, 0xaa];
    for (i, bit) in bits.iter().enumerate() {
        let (ones, distance) = (ONES[i], 4 >> i);
        match bit.known() {
            Some(true) => table = table & ones | (table & ones) >> distance,
            Some(false) => table = table & !ones | (table & !ones) << distance,
            None => {}
        }
    }
    match table {
        0 => Some(Bit::ZERO),
        0xff => Some(Bit::ONE),
        _ => (0..3).find_map(|i| match table {
            table if table == ONES[i] => Some(bits[i]),
            table if table == !ONES[i] => Some(!bits[i]),
            _ => None,
        }),
    }
}

/// A result of a step: one or several bits.
pub(super) trait Outcome {
    fn each(&mut self, f: &mut impl FnMut(&mut Bit));
}

impl Outcome for Bit {
    fn each(&mut self, f: &mut impl FnMut(&mut Bit)) {
        f(self);
    }
}

impl<const N: usize> Outcome for [Bit; N] {
    fn each(&mut self, f: &mut impl FnMut(&mut Bit)) {
        self.iter_mut().for_each(f);
    }
}

impl Outcome for Vec<Bit> {
    fn each(&mut self, f: &mut impl FnMut(&mut Bit)) {
        self.iter_mut().for_each(f);
    }
}

impl Outcome for (Vec<Bit>, Bit) {
    fn each(&mut self, f: &mut impl FnMut(&mut Bit)) {
        self.0.each(f);
        f(&mut self.1);
    }
}

impl Bit {
    /// Whether it depends neither on bits of several blocks nor on undefined ones.
    pub(crate) const fn is_of_one_block(self) -> bool {
        self.block < UNDEFINED
    }

    /// The function itself.
    pub(super) const fn of_any_block(self) -> Self {
        Self { block: 0, ..self }
    }

    /// The block whose bits are its parameters.
    pub(super) const fn parameters_of(self) -> u32 {
        if self.block == SEVERAL { 0 } else { self.block }
    }
}

impl Forms {
    /// A bit of any block.
    pub fn parameter(&mut self) -> Bit {
        let atom = self.next_atom.next_multiple_of(CHUNK);
        self.next_atom = atom.checked_add(CHUNK).expect("there are fewer than 2^32 atoms");
        self.owners.resize((atom / CHUNK) as usize, NONE);
        self.owners.push(PARAMETERS);
        self.intern(&[atom], false)
    }

    /// An undefined bit: a bit of a block of its own.
    pub(crate) fn undefined(&mut self) -> Bit {
        let parameter = self.parameter();
        self.at(parameter, UNDEFINED)
    }

    /// A function of parameters, applied to a block. Blocks have numbers from 1 on.
    pub fn at(&self, bit: Bit, block: u32) -> Bit {
        let is_applied = bit.block == 0 && self.nodes[bit.node() as usize].is_parametric;
        if is_applied { Bit { block, ..bit } } else { bit }
    }

    /// The function of parameters that a bit is when applied to a block. None: it is a function of
    /// another block.
    pub(crate) fn of_parameters(&self, bit: Bit, block: u32) -> Option<Bit> {
        (bit.block == block || bit.block == 0 && !self.is_parametric(bit)).then_some(bit.of_any_block())
    }

    fn is_parametric(&self, bit: Bit) -> bool {
        self.nodes[bit.node() as usize].is_parametric
    }

    /// Whether atoms depend on parameters.
    pub(super) fn are_parametric(&self, atoms: &[Atom]) -> bool {
        // Most often the last ones do.
        atoms.iter().rev().any(|atom| match self.owners[(*atom / CHUNK) as usize] {
            NONE => false,
            PARAMETERS => true,
            space => self.spaces[space as usize].is_parametric,
        })
    }

    /// The blocks that the operands of a step depend on. None: the step is one on functions
    /// themselves.
    pub(super) fn blocks<'b>(&self, bits: impl IntoIterator<Item = &'b Bit>) -> Option<Blocks> {
        let (mut block, mut is_any, mut are_several) = (0, false, false);
        for bit in bits {
            match bit.block {
                0 => is_any |= self.is_parametric(*bit),
                own => {
                    are_several |= block != 0 && block != own;
                    block = own;
                }
            }
        }
        match block {
            0 => None,
            block if are_several || is_any && block != SEVERAL => Some(Blocks::Several),
            block => Some(Blocks::One(block)),
        }
    }

    /// Operands as functions of any block.
    pub(super) fn lowered<B: Outcome>(&mut self, blocks: Blocks, mut bits: B) -> B {
        bits.each(&mut |bit| match (blocks, bit.block) {
            (Blocks::One(_), _) | (_, 0 | SEVERAL) => *bit = bit.of_any_block(),
            (Blocks::Several, _) => *bit = self.representing(*bit),
        });
        bits
    }

    /// The result of a step on such operands.
    pub(super) fn lifted<B: Outcome>(&mut self, blocks: Blocks, mut bits: B) -> B {
        bits.each(&mut |bit| {
            *bit = match blocks {
                Blocks::One(block) if block != SEVERAL => self.at(*bit, block),
                _ => self.of_several(*bit),
            }
        });
        bits
    }

    /// The atom that represents a function of a block.
    fn representing(&mut self, bit: Bit) -> Bit {
        let plain = bit.xor_constant(bit.is_complement());
        let atom = match self.of_blocks.get(&plain) {
            Some(atom) => self.intern(&[*atom], false),
            None => {
                let input = self.input();
                let atom = self.sum_of(input.node())[0];
                self.of_blocks.insert(plain, atom);
                self.by_block.insert(atom, plain);
                input
            }
        };
        atom.xor_constant(bit.is_complement())
    }

    /// A function of several blocks, or of one, if it is a sum of atoms of that one and of bits that all
    /// blocks share.
    fn of_several(&mut self, bit: Bit) -> Bit {
        const MOST: usize = 16;
        let several = Bit { block: SEVERAL, ..bit };
        let node = &self.nodes[bit.node() as usize];
        if bit.known().is_some() {
            return bit;
        }
        if !node.is_written() || node.len as usize > MOST {
            return several;
        }
        let (mut block, mut parts, mut shared) = (0, Vec::new(), Vec::new());
        for atom in self.sum_of(bit.node()) {
            match self.by_block.get(atom) {
                Some(part) if block == 0 || block == part.block => {
                    block = part.block;
                    parts.push(part.of_any_block());
                }
                Some(_) => return several,
                None => shared.push(*atom),
            }
        }
        if block == 0 || self.are_parametric(&shared) {
            return several;
        }
        parts.push(self.intern(&shared, true));
        let sum = self.sum(parts).xor_constant(bit.is_complement());
        self.at(sum, block)
    }

    /// A gate on functions of any block, if it is not a recent one.
    pub(super) fn gate(
        &mut self,
        bits: [Bit; 3],
        kind: u16,
        gate: impl FnOnce(&mut Self) -> Result<Bit, TooWide>,
    ) -> Result<Bit, TooWide> {
        let hash = bits.iter().fold(u32::from(kind), |hash, bit| (hash ^ bit.code).wrapping_mul(0x9e37_79b1));
        let place = hash as usize >> 8 & (RECENT - 1);
        let (known, known_kind, output) = self.gates.0[place];
        if (known, known_kind) == (bits, kind) {
            return Ok(output);
        }
        let output = gate(self)?;
        self.gates.0[place] = (bits, kind, output);
        Ok(output)
    }
}
