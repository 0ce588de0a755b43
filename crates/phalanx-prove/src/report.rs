//! What the prover says of a function.

use std::fmt;

use serde::Serialize;

/// Why an instruction is refused.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(tag = "kind", content = "name", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Reason {
    /// A conditional jump on a secret.
    Branch,
    /// A load, store or prefetch whose address depends on a secret.
    Address,
    /// A gather or scatter whose indices depend on a secret.
    Index,
    /// A memory access under a mask that depends on a secret.
    Mask,
    /// An instruction whose time depends on its operands, on a secret.
    Timing,
    /// An instruction on a secret that is not known to take the same time for all operands.
    Unlisted,
    /// A jump, call or return to an address that is not known.
    Indirect,
    /// A call of a function that is not in the file and has no summary.
    Call(String),
    /// A call of a function that returns twice.
    Twice(String),
    /// A call by summary, behind which an exception may go on elsewhere in the function.
    Throws(String),
    /// A call by summary, whose public argument depends on a secret.
    Argument(String),
    /// A store through a pointer of which it is not known where it points.
    Store,
    /// Bytes that are no instruction.
    Undecodable,
    /// Code that the loader writes into.
    Relocated,
    /// The result depends on a secret and must not.
    Result,
    /// A return from a function that has not wiped what it must.
    Unwiped,
    /// A return with a secret left in a register that a callee may change.
    Uncleared,
    /// The analysis was given up after too many steps, or no path comes to an end.
    Endless,
}

impl Reason {
    /// The word that contracts grant it by, and that JSON and SARIF have.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Branch => "branch",
            Self::Address => "address",
            Self::Index => "index",
            Self::Mask => "mask",
            Self::Timing => "timing",
            Self::Unlisted => "unlisted",
            Self::Indirect => "indirect",
            Self::Call(_) => "call",
            Self::Twice(_) => "twice",
            Self::Throws(_) => "throws",
            Self::Argument(_) => "argument",
            Self::Store => "store",
            Self::Undecodable => "undecodable",
            Self::Relocated => "relocated",
            Self::Result => "result",
            Self::Unwiped => "unwiped",
            Self::Uncleared => "uncleared",
            Self::Endless => "endless",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Branch => f.write_str("branches on a secret"),
            Self::Address => f.write_str("the address depends on a secret"),
            Self::Index => f.write_str("the indices of the gather or scatter depend on a secret"),
            Self::Mask => f.write_str("accesses memory under a secret mask"),
            Self::Timing => f.write_str("its time depends on a secret"),
            Self::Unlisted => f.write_str("handles a secret and is not known to take the same time for all operands"),
            Self::Indirect => f.write_str("goes to an address that is not known"),
            Self::Call(name) => write!(f, "calls {name}, of which nothing is known"),
            Self::Twice(name) => write!(f, "calls {name}, which returns twice, and the second return is not followed"),
            Self::Throws(name) => {
                write!(
                    f,
                    "calls {name}, and an exception from there would run code of this function that is not followed"
                )
            }
            Self::Argument(name) => write!(f, "passes a secret as an address, length or public argument to {name}"),
            Self::Store => f.write_str("stores through a pointer of unknown origin"),
            Self::Undecodable => f.write_str("is no instruction, or not the same one on all processors"),
            Self::Relocated => f.write_str("the loader writes an address into it (a text relocation)"),
            Self::Result => f.write_str("returns a secret where a public result is promised"),
            Self::Unwiped => f.write_str("returns without having wiped the memory"),
            Self::Uncleared => f.write_str("returns with a secret left in a register"),
            Self::Endless => f.write_str("the analysis did not come to an end, or no path does"),
        }
    }
}

impl Reason {
    /// What to do about it.
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Branch => {
                "Compute both sides and select by a mask. If the source has no branch there, the compiler has made one: hide \
                 the condition from it (black_box, an empty asm statement), or write the select in another way. If what is \
                 compared is public, say so in the contract."
            }
            Self::Address | Self::Index => {
                "Read the whole table and select by a mask, or compute instead of looking up. If the index is public, say so in \
                 the contract."
            }
            Self::Mask => "Load and store whole vectors, and select between them in registers.",
            Self::Timing => {
                "Replace the division, comparison of memory or the like by code without it: multiply by an inverse, compare with \
                 an OR over all differences."
            }
            Self::Unlisted => "Use instructions of which fixed time is documented; floating point is not among them.",
            Self::Indirect => "Call the function by its name, or prove each of those that may be called.",
            Self::Call(_) => {
                "Link the function into the file, so that it is followed; or believe it: `call name(arguments)` in the contracts."
            }
            Self::Twice(_) => {
                "Split the function: one that saves the state and handles the error, and one that computes. Prove the second."
            }
            Self::Throws(_) => {
                "Declare the called function noexcept, or compile with -fno-exceptions. Or move the call out of the reach of catch \
                 blocks, of destructors, and of variables with the attribute cleanup."
            }
            Self::Argument(_) => "Pass a public length and address, or correct the summary.",
            Self::Store => {
                "Describe in the contract what the pointer points to: `&secret`, or the fields of a struct: `&{ 0..8: &secret }`."
            }
            Self::Undecodable => {
                "See that the symbol is a function, and that this version of the prover knows the instruction."
            }
            Self::Relocated => "Compile with -fPIC, so that addresses are loaded from a table instead.",
            Self::Result => "Leave out `-> public` if the result may depend on secrets.",
            Self::Unwiped => "Call memset with zero over the whole length on every path.",
            Self::Uncleared => "Clear the registers on every path before returning.",
            Self::Endless => "Prove parts of the function by themselves, and believe them where it calls them.",
        }
    }
}

/// An instruction that is refused.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// Its address in the file.
    pub address: u64,
    /// Its disassembly.
    pub instruction: String,
    /// Why it is refused.
    pub reason: Reason,
    /// The function that it is in, if it is in another one that is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// File and line, where the file has debug information.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}: {}: {}", self.address, self.instruction, self.reason)?;
        if let Some(function) = &self.function {
            write!(f, " (in {function})")?;
        }
        if let Some(line) = &self.line {
            write!(f, " ({line})")?;
        }
        Ok(())
    }
}

/// An instruction that would be refused, but for an exception of the contract.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Granted {
    /// The name of the exception.
    pub name: String,
    /// What would be refused.
    #[serde(flatten)]
    pub finding: Finding,
}

impl fmt::Display for Granted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exception \"{}\": {}", self.name, self.finding)
    }
}

/// What was found out about a function.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Verdict {
    /// Its symbol.
    pub symbol: String,
    /// Its address in the file.
    pub address: u64,
    /// Instructions that can be reached, in it and in what it calls.
    pub instructions: usize,
    /// Functions of the same file that it calls or jumps to, which were followed.
    pub follows: Vec<String>,
    /// Functions that were believed by their summary.
    pub believes: Vec<String>,
    /// Bytes below the stack pointer that it may use, with what was followed; none where that is not known. What was believed takes
    /// stack of its own, which is not among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack_bytes: Option<u64>,
    /// SHA-256 of the instructions, without what depends on where the linker put things.
    pub sha256: String,
    /// The instructions that are refused; none: the function is constant-time under its contract.
    pub findings: Vec<Finding>,
    /// What the contract grants although it is refused otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub granted: Vec<Granted>,
    /// Exceptions of the contract, as they stand there, that nothing needed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unneeded: Vec<String>,
}

impl Verdict {
    /// Whether nothing was refused.
    pub fn is_proved(&self) -> bool {
        self.findings.is_empty()
    }

    /// Refuses what was granted, too.
    pub fn without_exceptions(mut self) -> Self {
        self.findings.extend(self.granted.drain(..).map(|granted| granted.finding));
        self
    }
}
