//! Calls of any function, for proofs of other code.

use crate::Error;
use crate::forms::Forms;
use crate::image::Image;
use crate::machine::Machine;
use crate::memory::{Byte, Memory};

/// An argument of a function.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// An integer.
    Number(u64),
    /// A pointer to bytes to read.
    Input(&'a [Byte]),
    /// A pointer to bytes to read and write.
    Changed(&'a [Byte]),
    /// A pointer to so many bytes to write.
    Output(usize),
}

/// The distance between two buffers. They do not start at multiples of a power of two.
const DISTANCE: u64 = 1 << 32;
const NAMES: [&str; 4] = ["argument 0", "argument 1", "argument 2", "argument 3"];

/// Calls a function with up to four arguments. Returns the contents of the buffers that it may write,
/// in the order of the arguments.
///
/// The outputs are functions of the inputs, for all values of these. Compare them with the outputs
/// of a reference in the same `forms` by [`Forms::is_equal`]. The reference should come first.
///
/// # Errors
///
/// If an instruction is not accepted, a branch or an address depends on the inputs, the function
/// accesses other memory, does not write all of an output, or does not preserve the registers of its
/// caller.
///
/// # Panics
///
/// If there are more than four arguments.
pub fn call(
    image: &Image,
    forms: &mut Forms,
    symbol: &str,
    arguments: &[Argument<'_>],
) -> Result<Vec<Vec<Byte>>, Error> {
    assert!(arguments.len() <= NAMES.len(), "at most four arguments");
    let mut memory = Memory::new(image);
    let mut numbers = Vec::new();
    for (i, (argument, name)) in arguments.iter().zip(NAMES).enumerate() {
        let at = (i as u64 + 1) * DISTANCE + 1;
        match argument {
            Argument::Number(_) => {}
            Argument::Input(bytes) => memory.readable(name, at, bytes.to_vec()),
            Argument::Changed(bytes) => memory.writable(name, at, bytes.to_vec()),
            Argument::Output(length) => memory.unwritten(name, at, *length),
        }
        numbers.push(if let Argument::Number(number) = argument { *number } else { at });
    }
    let mut machine = Machine::new(image, forms, memory);
    machine.call(symbol, &numbers, &mut |_| Ok(()))?;
    let is_output = |argument: &Argument<'_>| matches!(argument, Argument::Changed(_) | Argument::Output(_));
    let outputs = arguments.iter().zip(NAMES).filter(|(argument, _)| is_output(argument));
    outputs.map(|(_, name)| machine.memory.output(name).map(<[Byte]>::to_vec)).collect()
}
