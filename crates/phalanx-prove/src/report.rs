//! Verdicts and findings.

use std::fmt;

use serde::Serialize;

/// Why an instruction is rejected.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(tag = "kind", content = "name", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Reason {
    /// A conditional jump that depends on a secret.
    Branch,
    /// A load, store or prefetch whose address depends on a secret.
    Address,
    /// A gather or scatter whose indices depend on a secret.
    Index,
    /// A memory access under a mask that depends on a secret.
    Mask,
    /// An instruction with a secret operand whose time depends on its operands.
    Timing,
    /// An instruction with a secret operand that is not known to run in constant time.
    Unlisted,
    /// A jump, call or return to an unknown address.
    Indirect,
    /// A call to a function that isn't in the file and has no summary.
    Call(String),
    /// A call to a function that returns twice.
    Twice(String),
    /// A call by summary that may throw an exception, which would then run other code in the
    /// function.
    Throws(String),
    /// A call by summary whose public argument depends on a secret.
    Argument(String),
    /// A store through a pointer to an unknown place.
    Store,
    /// Bytes that aren't an instruction.
    Undecodable,
    /// Code that the loader modifies.
    Relocated,
    /// The result depends on a secret but is required to be public.
    Result,
    /// A return before memory that must be wiped has been wiped.
    Unwiped,
    /// A return while there is a secret in a register that a callee may change.
    Uncleared,
    /// The analysis exceeded its step limit, or no path ever ends.
    Endless,
}

impl Reason {
    /// The keyword for this reason that is used in contracts, JSON and SARIF.
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
            Self::Branch => f.write_str("branch on a secret"),
            Self::Address => f.write_str("the address depends on a secret"),
            Self::Index => f.write_str("the indices of the gather or scatter depend on a secret"),
            Self::Mask => f.write_str("masked memory access with a secret mask"),
            Self::Timing => f.write_str("execution time depends on a secret"),
            Self::Unlisted => f.write_str("handles a secret, but is not known to run in constant time"),
            Self::Indirect => f.write_str("goes to an unknown address"),
            Self::Call(name) => write!(f, "calls {name}, an unknown function"),
            Self::Twice(name) => write!(f, "calls {name}, whose second return cannot be analysed"),
            Self::Throws(name) => {
                write!(f, "calls {name}, which may throw an exception into code of this function that is not analysed")
            }
            Self::Argument(name) => write!(f, "passes a secret as an address, length or public argument to {name}"),
            Self::Store => f.write_str("stores through a pointer of unknown origin"),
            Self::Undecodable => f.write_str("not an instruction, or a different one on some processors"),
            Self::Relocated => f.write_str("the loader writes an address into it (a text relocation)"),
            Self::Result => f.write_str("returns a secret as a public result"),
            Self::Unwiped => f.write_str("returns without wiping the memory"),
            Self::Uncleared => f.write_str("returns with a secret left in a register"),
            Self::Endless => f.write_str("the analysis did not finish, or no path ends"),
        }
    }
}

impl Reason {
    /// Advice on how to fix it.
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Branch => {
                "Compute both sides and select with a mask. If the source has no branch there, the compiler added it: hide \
                 the condition from it (black_box, an empty asm statement), or write the select differently. If the compared \
                 values are public, declare this in the contract."
            }
            Self::Address | Self::Index => {
                "Read the whole table and select with a mask, or compute the value instead. If the index is public, declare \
                 this in the contract."
            }
            Self::Mask => "Load and store whole vectors, and select between them in registers.",
            Self::Timing => {
                "Replace the division, memory comparison or similar: multiply by an inverse, or compare with an OR over all \
                 differences."
            }
            Self::Unlisted => "Use instructions with documented constant time. Floating-point instructions have none.",
            Self::Indirect => "Call the function directly, or prove each function that may be called.",
            Self::Call(_) => {
                "Link the function into the file, so that it is analysed, or believe it with `call name(arguments)` in the contracts."
            }
            Self::Twice(_) => {
                "Split the function into one that saves the state and handles the error and one that computes. Prove the second."
            }
            Self::Throws(_) => {
                "Declare the called function noexcept, or compile with -fno-exceptions. Or move the call outside the scope of catch \
                 blocks, destructors and variables with the attribute cleanup."
            }
            Self::Argument(_) => "Pass a public length and address, or correct the summary.",
            Self::Store => {
                "Describe the pointer's target in the contract: `&secret`, or the fields of a struct: `&{ 0..8: &secret }`."
            }
            Self::Undecodable => {
                "Check that the symbol is a function and that this version of the prover supports the instruction."
            }
            Self::Relocated => "Compile with -fPIC, so that addresses are loaded from a table instead.",
            Self::Result => "Omit `-> public` if the result may depend on secrets.",
            Self::Unwiped => "On every path, call memset with zero for the whole length.",
            Self::Uncleared => "Clear the registers on every path before returning.",
            Self::Endless => "Prove parts of the function separately, and believe them where they are called.",
        }
    }
}

/// A rejected instruction.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Finding {
    /// Its address in the file.
    pub address: u64,
    /// Its disassembly.
    pub instruction: String,
    /// Why it was refused.
    pub reason: Reason,
    /// The function that contains it, if that is one that was called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// File and line, if there is debug information.
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

/// A finding that is allowed by an exception in the contract.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Granted {
    /// The name of the exception.
    pub name: String,
    /// The finding.
    #[serde(flatten)]
    pub finding: Finding,
}

impl fmt::Display for Granted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exception \"{}\": {}", self.name, self.finding)
    }
}

/// The result for a function.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Verdict {
    /// Its symbol.
    pub symbol: String,
    /// Its address in the file.
    pub address: u64,
    /// How many instructions can be reached in it and in the functions that it calls.
    pub instructions: usize,
    /// Functions in the same file that it calls or jumps to, all of which were analysed.
    pub follows: Vec<String>,
    /// Functions that were believed because of their summary.
    pub believes: Vec<String>,
    /// The most bytes below the stack pointer that it and the analysed functions use. None if we
    /// don't know. Believed functions use additional stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack_bytes: Option<u64>,
    /// SHA-256 of the instructions, without the parts that depend on how the linker lays out the
    /// code.
    pub sha256: String,
    /// The rejected instructions. If there are none, the function is constant-time under its
    /// contract.
    pub findings: Vec<Finding>,
    /// Findings that the contract allows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub granted: Vec<Granted>,
    /// Exceptions that weren't used, as written in the contract.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unneeded: Vec<String>,
}

impl Verdict {
    /// Whether nothing was rejected.
    pub fn is_proved(&self) -> bool {
        self.findings.is_empty()
    }

    /// Also rejects the findings that the contract allows.
    pub fn without_exceptions(mut self) -> Self {
        self.findings.extend(self.granted.drain(..).map(|granted| granted.finding));
        self
    }
}
