//! Why there is no proof.

use crate::forms::TooWide;

/// The reason why the executor refuses an instruction.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// An address depends on the inputs.
    #[error("the address depends on the inputs")]
    Address,
    /// A branch does.
    #[error("the branch depends on the inputs")]
    Branch,
    /// A memory mask, a count of shifts, an index or something else does that has to be known here.
    #[error("{0} depends on the inputs")]
    Known(&'static str),
    /// An access outside arguments, stack and constants.
    #[error("{} {length} bytes at {address:#x}, outside arguments, stack and constants", if *is_write { "writes" } else { "reads" })]
    Outside {
        /// Where.
        address: u64,
        /// How many bytes.
        length: usize,
        /// Whether it is a write.
        is_write: bool,
    },
    /// A write to read-only memory.
    #[error("writes to {name} at {offset}, which is read-only")]
    Constant {
        /// The region.
        name: &'static str,
        /// The byte in it.
        offset: usize,
    },
    /// A read of bytes that nobody has written.
    #[error("reads {name} at {offset} before it is written")]
    Unwritten {
        /// The region.
        name: &'static str,
        /// The byte in it.
        offset: usize,
    },
    /// A read of the source behind a write to the same bytes of the output.
    #[error("reads {name} at {offset} when the output is written there, which is wrong in place")]
    Overwritten {
        /// The region.
        name: &'static str,
        /// The byte in it.
        offset: usize,
    },
    /// A condition that is not the same for all numbers of batches.
    #[error("the condition is not the same for all numbers of batches")]
    Batches,
    /// An access that must be aligned and is not.
    #[error("{length} bytes at {address:#x} are misaligned")]
    Misaligned {
        /// Where.
        address: u64,
        /// How many bytes.
        length: usize,
    },
    /// The stack pointer is elsewhere.
    #[error("the stack pointer is not on the stack")]
    StackPointer,
    /// A return to another place than behind the last call.
    #[error("it does not return to where it was called from, which a shadow stack does not allow")]
    Return,
    /// A write to a register that belongs to the operating system.
    #[error("writes x18, which belongs to the operating system")]
    Platform,
    /// No instruction can be read here.
    #[error("no instruction")]
    Code,
    /// The executor does not know the instruction, or not with such operands.
    #[error("not modelled")]
    Unmodelled,
    /// An instruction that processors of the kernel's level may lack.
    #[error("processors of this level may lack the instruction")]
    Feature,
    /// A function of too many independent bits.
    #[error("a nonlinear step depends on more than eight independent bits")]
    TooWide,
    /// More instructions than any kernel has.
    #[error("runs too long")]
    Endless,
    /// The forms exceed the memory limit of a proof.
    #[error("the forms need more than {} MiB", limit >> 20)]
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
}

impl From<TooWide> for Fault {
    fn from(_: TooWide) -> Self {
        Self::TooWide
    }
}

/// Why a function is not shown to be equal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file cannot be read.
    #[error("the file cannot be read: {what}")]
    Image {
        /// Why.
        what: String,
    },
    /// It has no such function.
    #[error("the file has no function {symbol}")]
    Absent {
        /// Its name.
        symbol: String,
    },
    /// It has several functions of this name.
    #[error("the file has several functions {symbol}")]
    Ambiguous {
        /// Their name.
        symbol: String,
    },
    /// An instruction is not accepted.
    #[error("{at:x}: {text}: {fault}")]
    Instruction {
        /// Where.
        at: u64,
        /// The instruction.
        text: String,
        /// Why.
        fault: Fault,
    },
    /// It returns with other values in registers that belong to its caller.
    #[error("{register} is not what it was before")]
    Register {
        /// Which.
        register: &'static str,
    },
    /// It has not written all of its output.
    #[error("{name} is not written at {offset}")]
    Missing {
        /// The region.
        name: &'static str,
        /// The byte in it.
        offset: usize,
    },
    /// A byte of the output is not shown to be that of the standard.
    #[error("{name} differs at byte {offset} ({count} of {length} bytes), with {case}")]
    Differs {
        /// The region.
        name: &'static str,
        /// The first byte.
        offset: usize,
        /// How many bytes are not shown.
        count: usize,
        /// Of how many.
        length: usize,
        /// The case that was run.
        case: String,
    },
    /// A byte of a key form may depend on registers without defined values, or on several keys.
    #[error("{name} depends on registers without defined values or on several keys at byte {offset}, with {case}")]
    Undefined {
        /// The region.
        name: &'static str,
        /// The first byte.
        offset: usize,
        /// The case that was run.
        case: String,
    },
    /// A key changes a bit of a form that belongs to another lane, or one that depends on earlier contents.
    #[error("byte {offset} of the form has bits of another lane or of an earlier key, with lane {lane}")]
    Lanes {
        /// The byte.
        offset: usize,
        /// The lane of the key.
        lane: usize,
    },
    /// The returned value is not shown to be that of the reference.
    #[error("the returned value differs, with {case}")]
    Result {
        /// The case that was run.
        case: String,
    },
    /// The reference applies functions to too many bits.
    #[error("the reference applies a function to more than eight independent bits")]
    Reference,
    /// The forms exceed the memory limit of a proof.
    #[error("the forms need more than {} MiB", limit >> 20)]
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// The loop over batches has a form for which there is no induction.
    #[error("no induction over batches: {what}")]
    Induction {
        /// Why.
        what: String,
    },
    /// The prover has no statement about such functions yet.
    #[error("no statement yet: {what}")]
    NoStatement {
        /// The missing kind of statement.
        what: &'static str,
    },
}

impl Error {
    /// Whether a run fails perhaps because addresses of buffers are not known in it.
    pub(crate) fn is_about_places(&self) -> bool {
        use Fault::*;
        matches!(self, Self::Instruction { fault: Batches | Address | Branch | Overwritten { .. }, .. })
    }

    /// Whether a run with more memory may have another result.
    pub fn is_about_memory(&self) -> bool {
        matches!(self, Self::TooLarge { .. } | Self::Instruction { fault: Fault::TooLarge { .. }, .. })
    }

    /// The reason without addresses, which depend on the linker.
    pub fn reason(&self) -> String {
        match self {
            Self::Instruction { text, fault, .. } => {
                let mnemonic = text.split(' ').next().unwrap_or_default();
                let fault = match fault {
                    Fault::Outside { length, is_write, .. } => {
                        format!("{} {length} bytes outside", if *is_write { "writes" } else { "reads" })
                    }
                    Fault::Misaligned { length, .. } => format!("{length} misaligned bytes"),
                    fault => fault.to_string(),
                };
                format!("{mnemonic}: {fault}")
            }
            other => other.to_string(),
        }
    }
}

impl From<TooWide> for Error {
    fn from(_: TooWide) -> Self {
        Self::Reference
    }
}
