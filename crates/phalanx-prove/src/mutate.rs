//! Tests the prover by injecting leaks into copies of real functions. Each leak must be found
//! exactly where it is.

use sha2::{Digest, Sha256};

use crate::contract::Contract;
use crate::image::{Function, Image};
pub use crate::leak::{Leak, MutateError};
pub use crate::machine::Register;
use crate::prove::{inject, prove, secrets};

/// The result for a single injected leak.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Mutant {
    /// The kind of leak.
    pub leak: Leak,
    /// The address of the instruction before the leak.
    pub behind: u64,
    /// The register that was leaked.
    pub register: Register,
    /// Whether the prover rejected that instruction for the right reason.
    pub caught: bool,
}

/// Injects each kind of leak at a place in the function that depends on its name, and checks
/// whether it is found. Returns nothing if there is never a secret in any of the function's
/// registers. `place` is a free address, which gets advanced.
///
/// # Errors
/// The function can't be decoded and encoded again.
pub fn mutate(
    image: &mut Image,
    function: &Function,
    contract: &Contract,
    place: &mut u64,
) -> Result<Vec<Mutant>, MutateError> {
    let unreadable = || MutateError::Impossible("the function has no code");
    let code = image.code(function).ok_or_else(unreadable)?.to_vec();
    let own = function.address..function.address + function.size;
    let points: Vec<_> = secrets(image, function, contract).into_iter().filter(|(at, _)| own.contains(at)).collect();
    let choices = Sha256::digest(&function.symbol);
    let mut mutants = Vec::new();
    for (leak, choice) in Leak::ALL.into_iter().zip(choices.chunks_exact(8)) {
        let choice = choice.iter().fold(0, |n, byte| n << 8 | usize::from(*byte));
        let Some((behind, register)) = choice.checked_rem(points.len()).map(|i| points[i]) else { break };
        let (mutant, at) = inject(image, &code, function.address, behind, register, leak, *place)?;
        let name = format!("{} with a leak", function.symbol);
        let copy = Function::new(&name, *place, mutant.len() as u64);
        image.add_code(&name, *place, mutant).map_err(|_| MutateError::Impossible("the address is already in use"))?;
        *place = (*place + copy.size).next_multiple_of(64);
        let verdict = prove(image, &copy, contract, &[]);
        let caught = verdict.findings.iter().any(|f| f.address == at && f.reason == leak.reason());
        mutants.push(Mutant { leak, behind, register, caught });
    }
    Ok(mutants)
}
