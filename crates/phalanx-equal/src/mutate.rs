//! Wrong code: copies of a function with something changed in its code or in its constants.

use std::collections::BTreeMap;
use std::ops::Range;

use iced_x86::{Decoder, DecoderOptions, FlowControl};

use crate::Error;
use crate::image::Image;
use crate::prove::{prove, run};
use crate::table::{Family, Kernel};

/// The kind of change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// A bit of the code.
    CodeBit,
    /// A bit of a constant.
    ConstantBit,
    /// The immediate byte of an instruction: another rotation, shuffle or gate.
    Immediate,
    /// An instruction is not there.
    Missing,
    /// An address: another key, another lane, or outside.
    Address,
    /// Two bytes of constants have changed places.
    Swapped,
}

const CHANGES: [Change; 6] =
    [Change::CodeBit, Change::ConstantBit, Change::Immediate, Change::Missing, Change::Address, Change::Swapped];

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
const NOP: u8 = 0x90;

/// An instruction: where it is, and where its immediate byte and its displacement are.
struct Place {
    bytes: Range<u64>,
    immediate: Option<u64>,
    displacement: Option<Range<u64>>,
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
    count: usize,
    mut choose: impl FnMut(Range<u64>) -> u64,
) -> Result<Mutants, Error> {
    let whole = prove(image, family, kernel);
    whole.outcome?;
    let places = places(image, &kernel.symbol).ok_or_else(|| Error::Absent { symbol: kernel.symbol.clone() })?;
    let constants: Vec<u64> = whole.constants.into_iter().collect();
    // A mutant that does not end is no more than one that faults.
    let limit = 2 * whole.instructions;
    let mut mutants = Mutants::default();
    for i in 0..count {
        let change = CHANGES[i % CHANGES.len()];
        let Some(bytes) = changed(image, change, &places, &constants, &mut choose) else { continue };
        let before: Vec<u8> =
            bytes.iter().map(|(address, new)| std::mem::replace(image.byte_mut(*address), *new)).collect();
        let outcomes: Vec<_> = (0..RUNS).map(|seed| run(image, family, kernel, Some(seed), limit).outcome).collect();
        let is_same = outcomes.iter().all(Result::is_ok);
        let is_fault = outcomes
            .iter()
            .any(|outcome| !matches!(outcome, Ok(_) | Err(Error::Differs { .. } | Error::Result { .. })));
        let is_equal = run(image, family, kernel, None, limit).outcome.is_ok();
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
    let (start, size) = image.function(symbol)?;
    let code = &image.code(start)?[..size as usize];
    let mut decoder = Decoder::with_ip(64, code, start, DecoderOptions::NONE);
    let mut places = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let offsets = decoder.get_constant_offsets(&instruction);
        let at = |offset: usize| instruction.ip() + offset as u64;
        let has_byte = offsets.immediate_size() == 1 && instruction.flow_control() == FlowControl::Next;
        let displacement =
            at(offsets.displacement_offset())..at(offsets.displacement_offset() + offsets.displacement_size());
        places.push(Place {
            bytes: instruction.ip()..instruction.next_ip(),
            immediate: has_byte.then(|| at(offsets.immediate_offset())),
            displacement: (!displacement.is_empty()).then_some(displacement),
        });
    }
    Some(places)
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
            let all: Vec<u64> = places.iter().filter_map(|place| place.immediate).collect();
            let address = all[one_of(all.len())?];
            vec![(address, *image.byte_mut(address) ^ (1 + one_of(255)? as u8))]
        }
        Change::Missing => places[one_of(places.len())?].bytes.clone().map(|address| (address, NOP)).collect(),
        Change::Address => {
            let all: Vec<_> = places.iter().filter_map(|place| place.displacement.clone()).collect();
            let field = all[one_of(all.len())?].clone();
            let change = [1, -1, 8, -8, 16, -16, 32, -32, 64, -64][one_of(10)?];
            let mut bytes = [0; 8];
            for (byte, address) in bytes.iter_mut().zip(field.clone()) {
                *byte = *image.byte_mut(address);
            }
            let bytes = u64::from_le_bytes(bytes).wrapping_add_signed(change).to_le_bytes();
            field.zip(bytes).collect()
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
