//! Wrong code: copies of a function with a bit of its code or of its constants changed.

use std::ops::Range;

use crate::Error;
use crate::image::Image;
use crate::prove::{prove, run};
use crate::table::{Family, Kernel};

/// What became of mutants.
#[derive(Clone, Debug, Default)]
pub struct Mutants {
    /// Those that do not run.
    pub faults: usize,
    /// Those that give something else for random inputs, and are not shown to be equal.
    pub caught: usize,
    /// Those that give the same for random inputs, and are not shown to be equal.
    pub doubted: usize,
    /// Those that give the same for random inputs, and are equal.
    pub same: usize,
    /// Those that are "equal" and give something else: there must be none. The addresses, and the bits.
    pub missed: Vec<(u64, u8)>,
}

/// How often a mutant runs on random numbers.
const RUNS: u64 = 3;

/// Changes a bit of a kernel's code, or of a constant that it reads, as `choose` says: it gives a number of a range.
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
    let absent = || Error::Absent { symbol: kernel.symbol.clone() };
    let (start, size) = image.function(&kernel.symbol).ok_or_else(absent)?;
    let constants: Vec<u64> = whole.constants.into_iter().collect();
    // A mutant that does not end is no more than one that faults.
    let limit = 2 * whole.instructions;
    let mut mutants = Mutants::default();
    for i in 0..count {
        let is_code = constants.is_empty() || i % 2 == 0;
        let address = match is_code {
            true => choose(start..start + size),
            false => constants[choose(0..constants.len() as u64) as usize],
        };
        let bit = 1 << choose(0..8);
        *image.byte_mut(address) ^= bit;
        let outcomes: Vec<_> = (0..RUNS).map(|seed| run(image, family, kernel, Some(seed), limit).outcome).collect();
        let is_same = outcomes.iter().all(Result::is_ok);
        let is_fault = outcomes.iter().any(|outcome| !matches!(outcome, Ok(_) | Err(Error::Differs { .. })));
        let is_equal = run(image, family, kernel, None, limit).outcome.is_ok();
        *image.byte_mut(address) ^= bit;
        match (is_same, is_equal) {
            (true, true) => mutants.same += 1,
            (true, false) => mutants.doubted += 1,
            (false, true) => mutants.missed.push((address, bit)),
            (false, false) if is_fault => mutants.faults += 1,
            (false, false) => mutants.caught += 1,
        }
    }
    Ok(mutants)
}
