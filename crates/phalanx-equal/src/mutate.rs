//! Wrong code: copies of a function with something changed in its code or in its constants.

use std::collections::BTreeMap;
use std::ops::Range;

use iced_x86::{Decoder, DecoderOptions, FlowControl};

use crate::Error;
use crate::image::{Architecture, Image};
use crate::machine::Limits;
use crate::prove::{Verdict, prove_within, run};
use crate::table::{Family, Kernel};

/// The kind of change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// A bit of the code.
    CodeBit,
    /// A bit of a constant.
    ConstantBit,
    /// The immediate of an instruction: another rotation, shuffle or gate.
    Immediate,
    /// An instruction is not there.
    Missing,
    /// Many instructions in a row are not there: a round, or a part of it.
    Round,
    /// A condition of a branch: the last block, or a round, is missing or one too many.
    Branch,
    /// An address: another key, or another lane.
    Address,
    /// An address that is far away: reads and writes outside.
    Outside,
    /// Two bytes of constants have changed places.
    Swapped,
}

const CHANGES: [Change; 9] = [
    Change::CodeBit,
    Change::ConstantBit,
    Change::Immediate,
    Change::Missing,
    Change::Round,
    Change::Branch,
    Change::Address,
    Change::Outside,
    Change::Swapped,
];

/// Numbers of mutants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Those that do not run.
    pub faults: usize,
    /// Those that give something else for random inputs, and are not shown to be equal.
    pub caught: usize,
    /// Those that give the same for random inputs, and are not shown to be equal.
    pub doubted: usize,
    /// Those that give the same for random inputs, and are equal.
    pub same: usize,
    /// Those that are "equal" and give something else, or do not run: there must be none.
    pub missed: usize,
}

/// Numbers of mutants by kind of change.
#[derive(Clone, Debug, Default)]
pub struct Mutants {
    /// The counts.
    pub counts: BTreeMap<Change, Count>,
    /// The bytes of those that were missed.
    pub missed: Vec<Vec<(u64, u8)>>,
}

/// How often a mutant runs on random numbers.
const RUNS: u64 = 3;
/// The instruction that does nothing.
const fn nop(architecture: Architecture) -> &'static [u8] {
    match architecture {
        Architecture::X86_64 => &[0x90],
        Architecture::Aarch64 => &[0x1f, 0x20, 0x03, 0xd5],
    }
}

/// Some bits of the code.
#[derive(Clone)]
struct Field {
    /// The bytes that contain it, at most eight.
    bytes: Range<u64>,
    /// Its bits in these.
    bits: Range<u32>,
}

/// An instruction: where it is, and where its immediate, the constant part of its address and its
/// condition are.
struct Place {
    bytes: Range<u64>,
    immediate: Option<Field>,
    displacement: Option<Field>,
    condition: Option<Field>,
}

impl Field {
    fn whole(bytes: Range<u64>) -> Self {
        let bits = 0..8 * (bytes.end - bytes.start) as u32;
        Self { bytes, bits }
    }

    /// The bytes with another value in the field.
    fn changed(&self, image: &mut Image, change: impl FnOnce(u64) -> u64) -> Vec<(u64, u8)> {
        let mut bytes = [0; 8];
        for (byte, address) in bytes.iter_mut().zip(self.bytes.clone()) {
            *byte = *image.byte_mut(address);
        }
        let word = u64::from_le_bytes(bytes);
        let ones = u64::MAX >> (64 - (self.bits.end - self.bits.start));
        let value = change(word >> self.bits.start & ones) & ones;
        let word = word & !(ones << self.bits.start) | value << self.bits.start;
        self.bytes.clone().zip(word.to_le_bytes()).collect()
    }
}

/// Makes so many mutants of a kernel, as `choose` says: it gives a number of a range.
///
/// # Errors
///
/// If the kernel itself is not shown to be equal.
pub fn mutate(
    image: &mut Image,
    family: &Family,
    kernel: &Kernel,
    limits: Limits,
    count: usize,
    mut choose: impl FnMut(Range<u64>) -> u64,
) -> Result<Mutants, Error> {
    let whole = prove_within(limits, image, family, kernel);
    whole.outcome.clone()?;
    let places = places(image, &kernel.symbol).ok_or_else(|| Error::Absent { symbol: kernel.symbol.clone() })?;
    let constants: Vec<u64> = whole.constants.iter().copied().collect();
    // A mutant that does not end is no more than one that faults. Nor is one whose forms have no end,
    // since wrong rounds do not cancel out.
    let limits_of = |whole: &Verdict, memory| Limits { instructions: 2 * whole.instructions, memory, ..limits };
    let of_random = limits_of(&run(image, family, kernel, Some(0), limits), limits.memory);
    let of_proofs = limits_of(&whole, limits.memory.min(2 * whole.size.bytes()));
    let mut mutants = Mutants::default();
    for i in 0..count {
        let change = CHANGES[i % CHANGES.len()];
        let Some(bytes) = changed(image, change, &places, &constants, &mut choose) else { continue };
        let before: Vec<u8> =
            bytes.iter().map(|(address, new)| std::mem::replace(image.byte_mut(*address), *new)).collect();
        if bytes.iter().zip(&before).all(|((_, new), old)| new == old) {
            continue;
        }
        let outcomes: Vec<_> =
            (0..RUNS).map(|seed| run(image, family, kernel, Some(seed), of_random).outcome).collect();
        let is_same = outcomes.iter().all(Result::is_ok);
        let is_fault = outcomes
            .iter()
            .any(|outcome| !matches!(outcome, Ok(_) | Err(Error::Differs { .. } | Error::Result { .. })));
        let is_equal = run(image, family, kernel, None, of_proofs).outcome.is_ok();
        for ((address, _), old) in bytes.iter().zip(before) {
            *image.byte_mut(*address) = old;
        }
        let counts = mutants.counts.entry(change).or_default();
        match (is_same, is_equal) {
            (true, true) => counts.same += 1,
            (true, false) => counts.doubted += 1,
            (false, true) => {
                counts.missed += 1;
                mutants.missed.push(bytes);
            }
            (false, false) if is_fault => counts.faults += 1,
            (false, false) => counts.caught += 1,
        }
    }
    Ok(mutants)
}

/// The instructions of a function.
fn places(image: &Image, symbol: &str) -> Option<Vec<Place>> {
    let (start, size) = image.function(symbol).ok()?;
    let code = &image.code(start)?[..size as usize];
    Some(match image.architecture() {
        Architecture::X86_64 => places_x86(code, start),
        Architecture::Aarch64 => places_a64(code, start),
    })
}

fn places_x86(code: &[u8], start: u64) -> Vec<Place> {
    let mut decoder = Decoder::with_ip(64, code, start, DecoderOptions::NONE);
    let mut places = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let offsets = decoder.get_constant_offsets(&instruction);
        let field = |offset: usize, size: usize| {
            let at = instruction.ip() + offset as u64;
            (size > 0).then(|| Field::whole(at..at + size as u64))
        };
        let has_byte = offsets.immediate_size() == 1 && instruction.flow_control() == FlowControl::Next;
        // The condition is in the last byte of the opcode, in front of the distance.
        let before = offsets.immediate_offset().saturating_sub(1);
        let condition = field(before, usize::from(instruction.is_jcc_short_or_near()));
        places.push(Place {
            condition: condition.map(|field| Field { bits: 0..4, ..field }),
            bytes: instruction.ip()..instruction.next_ip(),
            immediate: field(offsets.immediate_offset(), usize::from(has_byte)),
            displacement: field(offsets.displacement_offset(), offsets.displacement_size()),
        });
    }
    places
}

fn places_a64(code: &[u8], start: u64) -> Vec<Place> {
    let words = code.as_chunks::<4>().0.iter().enumerate();
    let place = |(i, word): (usize, &[u8; 4])| {
        let (at, word) = (start + 4 * i as u64, u32::from_le_bytes(*word));
        let bytes = at..at + 4;
        let of = |bits: Option<Range<u32>>| bits.map(|bits| Field { bytes: bytes.clone(), bits });
        let (immediate, displacement, condition) = (of(immediate(word)), of(displacement(word)), of(condition(word)));
        Place { immediate, displacement, condition, bytes: bytes.clone() }
    };
    words.map(place).collect()
}

/// The immediate of an instruction for AArch64.
fn immediate(word: u32) -> Option<Range<u32>> {
    let is = |mask: u32, value: u32| word & mask == value;
    match () {
        // Sums, masks and bit fields.
        () if is(0x1f80_0000, 0x1100_0000) || is(0x1e80_0000, 0x1200_0000) => Some(10..22),
        () if is(0x1f80_0000, 0x1280_0000) => Some(5..21),
        // EXTR, and shifted registers.
        () if is(0x1f80_0000, 0x1380_0000) || is(0x1e00_0000, 0x0a00_0000) => Some(10..16),
        // Conditions.
        () if is(0x1fe0_0000, 0x1a80_0000) => Some(12..16),
        // Shifts of vectors, EXT and TBL.
        () if is(0x9f80_0400, 0x0f00_0400) => Some(16..19),
        () if is(0xbfe0_8400, 0x2e00_0000) => Some(11..15),
        () if is(0xbfe0_8c00, 0x0e00_0000) => Some(13..15),
        () => None,
    }
}

/// The condition of a branch.
fn condition(word: u32) -> Option<Range<u32>> {
    match () {
        () if word & 0xff00_0010 == 0x5400_0000 => Some(0..4),
        // CBZ and CBNZ, and TBZ and TBNZ.
        () if word & 0x7c00_0000 == 0x3400_0000 => Some(24..25),
        () => None,
    }
}

/// The offset in an address.
fn displacement(word: u32) -> Option<Range<u32>> {
    let is = |mask: u32, value: u32| word & mask == value;
    match () {
        () if is(0x1f00_0000, 0x1000_0000) => Some(5..24),
        () if is(0x3a00_0000, 0x2800_0000) => Some(15..22),
        () if is(0x3b00_0000, 0x3900_0000) => Some(10..22),
        () if is(0x3b20_0000, 0x3800_0000) => Some(12..21),
        () => None,
    }
}

/// A change: the new bytes. None: there is nothing of the kind.
fn changed(
    image: &mut Image,
    change: Change,
    places: &[Place],
    constants: &[u64],
    choose: &mut impl FnMut(Range<u64>) -> u64,
) -> Option<Vec<(u64, u8)>> {
    let mut one_of = |count: usize| (count > 0).then(|| choose(0..count as u64) as usize);
    Some(match change {
        Change::CodeBit => {
            let Range { start, end } = places[one_of(places.len())?].bytes.clone();
            let address = start + one_of((end - start) as usize)? as u64;
            vec![(address, *image.byte_mut(address) ^ 1 << one_of(8)?)]
        }
        Change::ConstantBit => {
            let address = constants[one_of(constants.len())?];
            vec![(address, *image.byte_mut(address) ^ 1 << one_of(8)?)]
        }
        Change::Immediate => {
            let all: Vec<_> = places.iter().filter_map(|place| place.immediate.clone()).collect();
            let field = &all[one_of(all.len())?];
            let other = 1 + one_of((1 << (field.bits.end - field.bits.start)) - 1)? as u64;
            field.changed(image, |value| value ^ other)
        }
        Change::Missing => {
            let bytes = places[one_of(places.len())?].bytes.clone();
            bytes.zip(nop(image.architecture()).iter().copied().cycle()).collect()
        }
        Change::Round => {
            let first = one_of(places.len())?;
            let last = (first + 4 + one_of(60)?).min(places.len() - 1);
            let bytes = places[first].bytes.start..places[last].bytes.end;
            bytes.zip(nop(image.architecture()).iter().copied().cycle()).collect()
        }
        Change::Branch => {
            let all: Vec<_> = places.iter().filter_map(|place| place.condition.clone()).collect();
            let field = &all[one_of(all.len())?];
            let other = 1 + one_of((1 << (field.bits.end - field.bits.start)) - 1)? as u64;
            field.changed(image, |value| value ^ other)
        }
        Change::Address | Change::Outside => {
            let all: Vec<_> = places.iter().filter_map(|place| place.displacement.clone()).collect();
            let field = &all[one_of(all.len())?];
            let near = [1, -1, 8, -8, 16, -16, 32, -32, 64, -64];
            let far = [128, -128, 192, 256, -256, 512, -512, 1024, 2048, -4096];
            let change = if change == Change::Address { near } else { far }[one_of(10)?];
            field.changed(image, |value| value.wrapping_add_signed(change))
        }
        Change::Swapped => {
            let [a, b] = [constants[one_of(constants.len())?], constants[one_of(constants.len())?]];
            let (new_a, new_b) = (*image.byte_mut(b), *image.byte_mut(a));
            if new_a == new_b {
                return None;
            }
            vec![(a, new_a), (b, new_b)]
        }
    })
}
