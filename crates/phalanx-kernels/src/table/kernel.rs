//! Kernels, their operations, and the key forms that they read.

use core::fmt;

use super::Parameter;
use crate::abi::Entry;
use crate::costs::{self, Cost, Costs};
use crate::frames::Frame;
use crate::level::{Features, Level};

/// The operation of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Op {
    /// Encrypts whole blocks.
    Encrypt,
    /// Decrypts whole blocks.
    Decrypt,
    /// Computes the standard's round keys from the key.
    Schedule,
    /// Computes a key form from the standard's round keys.
    Prepare,
    /// Multiplies by the hash key and accumulates.
    Ghash,
    /// Computes sums of products.
    Dot,
    /// Adds each product to a separate block.
    Products,
    /// Computes the MAC of GOST 28147-89, with sixteen rounds per block.
    Mac16,
    /// Encrypts whole blocks, using key `i` of the form for block `i` of every batch.
    EncryptMany,
    /// Decrypts whole blocks, using key `i` of the form for block `i` of every batch.
    DecryptMany,
    /// Loads one key into a form that holds many keys.
    Load,
    /// Compresses blocks into the state of a hash.
    Absorb,
}

impl Op {
    /// The name used by the benchmarks.
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
            Self::Absorb => "absorb",
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A kernel. The table consists of these.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// The operation.
    pub op: Op,
    /// The level it was compiled for.
    pub level: Level,
    /// CPU features required in addition to the level.
    pub needs: Features,
    /// A short description of the register layout.
    pub layout: &'static str,
    /// Number of blocks, keys or messages per batch.
    pub width: usize,
    /// Cost of one batch in each column. See [`Kernel::cost`].
    pub costs: Costs,
    /// Cost of the last batch.
    pub last: Costs,
    /// Stack size.
    pub frame: Frame,
    /// The index in `Family::forms` of the key form that it reads or, for [`Op::Prepare`],
    /// computes.
    pub form: usize,
    /// The parameter it was compiled for, or `None` if it reads the parameter as data.
    pub parameter: Option<&'static Parameter>,
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// Its entry point.
    pub entry: Entry,
}

impl Kernel {
    /// The cost of a batch in core cycles, which is used to compare kernels. It was either measured
    /// or estimated for the CPU generation closest to this CPU (see [`costs`](mod@costs)), or
    /// measured by the user on this very CPU (see [`costs::load`]).
    pub fn costs_here(&self) -> Cost {
        costs::own_cost(self.symbol).unwrap_or_else(|| {
            let column = costs::column();
            Cost { each: self.costs[column], last: self.last[column] }
        })
    }

    /// The cost of a batch that is followed by others.
    pub fn cost(&self) -> u32 {
        self.costs_here().each
    }

    /// Whether this CPU supports it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.level.features().union(self.needs))
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol)
    }
}

/// The layout in which one or more kernels expect the round keys (or the powers of a hash key).
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// A short name, unique within the family.
    pub name: &'static str,
    /// Its size in bytes.
    pub bytes: usize,
    /// Of how many schedules, one after the other, it consists. 0 if it has another layout.
    pub schedules: usize,
    /// The kernels that compute it or load a key into it. They are included in the table whenever
    /// it contains a kernel that reads the form.
    pub makers: &'static [Written],
}

/// A kernel as written in the entries, i.e. before its form has been numbered and its costs have
/// been looked up.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// The kernel.
    pub kernel: Kernel,
    /// The form that it reads, computes or loads into.
    pub form: &'static Form,
}
