//! A kernel, what it computes, and the form of the keys that it reads.

use core::fmt;

use super::Parameter;
use crate::abi::Entry;
use crate::costs::{self, Cost, Costs};
use crate::frames::Frame;
use crate::level::{Features, Level};

/// What a kernel computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Op {
    /// Whole blocks, encrypted.
    Encrypt,
    /// Whole blocks, decrypted.
    Decrypt,
    /// The standard's round keys from the key.
    Schedule,
    /// A key form from the standard's round keys.
    Prepare,
    /// Multiplication by the hash key and accumulation.
    Ghash,
    /// Sums of products.
    Dot,
    /// Products, each added to a block of its own.
    Products,
    /// The MAC of GOST 28147-89: sixteen rounds on the sum with each block.
    Mac16,
    /// Whole blocks, encrypted: block `i` of every batch under key `i` of the form.
    EncryptMany,
    /// Whole blocks, decrypted in the same way.
    DecryptMany,
    /// One key of a form for many.
    Load,
}

impl Op {
    /// The name, as the benchmark writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Encrypt => "encrypt",
            Self::Decrypt => "decrypt",
            Self::Schedule => "schedule",
            Self::Prepare => "prepare",
            Self::Ghash => "ghash",
            Self::Dot => "dot",
            Self::Products => "products",
            Self::Mac16 => "mac16",
            Self::EncryptMany => "encrypt-many",
            Self::DecryptMany => "decrypt-many",
            Self::Load => "load",
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A kernel: an entry of the table.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// What it computes.
    pub op: Op,
    /// The level that it belongs to.
    pub level: Level,
    /// What it needs beside the level.
    pub needs: Features,
    /// How the registers are laid out, in a few words.
    pub layout: &'static str,
    /// Blocks in a batch, or keys.
    pub width: usize,
    /// What one batch costs, by columns: see [`Kernel::cost`].
    pub costs: Costs,
    /// What the last batch costs.
    pub last: Costs,
    /// How much of the stack it uses.
    pub frame: Frame,
    /// The key form that it reads (or, for [`Op::Prepare`], makes): an index into `Family::forms`.
    pub form: usize,
    /// The parameter of the cipher that is built into it; a kernel without one takes any as data.
    pub parameter: Option<&'static Parameter>,
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// Its entry point.
    pub entry: Entry,
}

impl Kernel {
    /// The time of one batch, or of the last, in core cycles, as measured or estimated for the kind of CPU that is nearest to this one
    /// (see [`costs`](mod@costs)), or by the user on this one ([`costs::load`]); orders kernels against each other.
    pub fn costs_here(&self) -> Cost {
        costs::own(self.symbol).unwrap_or_else(|| {
            let column = costs::column();
            Cost { each: self.costs[column], last: self.last[column] }
        })
    }

    /// The time of one batch that others follow.
    pub fn cost(&self) -> u32 {
        self.costs_here().each
    }

    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.level.features().union(self.needs))
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol)
    }
}

/// A way to lay out the round keys (or the powers of a hash key) that one or more kernels read.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// A short name, by which a form is known in its family.
    pub name: &'static str,
    /// Its size in bytes.
    pub bytes: usize,
    /// What makes it, or puts a key into it: the kernels that are in the table wherever the form is read.
    pub makers: &'static [Written],
}

/// A kernel as it was written: its form by name, its costs not yet looked up.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// The kernel.
    pub kernel: Kernel,
    /// The form that it reads, makes or fills.
    pub form: &'static Form,
}
