//! Options that are shared by several subcommands.

use std::time::Duration;

use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use phalanx::kernel::{Family, Op};
use phalanx::{Level, families};
use phalanx_bench::{Job, Mode, hash_functions};
use phalanx_terminal::levels;

use crate::failure::Failure;

/// An hour, in milliseconds.
const MAX_MILLISECONDS: u64 = 3_600_000;

/// Default data size in bytes.
const DEFAULT_BYTES: usize = 16384;

/// The largest buffer for curves over sizes and for single calls, which is 1 MiB.
pub(crate) const MAX_CURVE_BYTES: usize = 1 << 20;

/// Parses numbers that are at least 1.
pub(crate) fn positive() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..)
}

#[derive(clap::Args)]
pub(crate) struct Ciphers {
    /// Measure only these ciphers
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub(crate) cipher: Vec<String>,
}

impl Ciphers {
    /// Whether a cipher is selected.
    pub(crate) fn includes(&self, name: &str) -> bool {
        self.cipher.is_empty() || self.cipher.iter().any(|cipher| cipher == name)
    }

    /// Rejects unknown ciphers.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        self.families().map(drop)
    }

    /// The selected ciphers, without duplicates.
    pub(crate) fn families(&self) -> Result<Vec<&'static Family>, Failure> {
        if self.cipher.is_empty() {
            return Ok(families().to_vec());
        }
        distinct(self.cipher.iter()).into_iter().map(|name| family(name)).collect()
    }
}

/// Finds a cipher or hash function by name.
pub(crate) fn family(name: &str) -> Result<&'static Family, Failure> {
    let all = || families().iter().copied().chain(hash_functions());
    all().find(|family| family.name == name).ok_or_else(|| {
        let names = distinct(all().map(|family| family.name));
        Failure::Usage(format!("unknown cipher '{name}'; valid: {}", names.join(" ")))
    })
}

/// A level, or all of them.
#[derive(Clone, Copy)]
pub(crate) enum LevelOrAll {
    One(Level),
    All,
}

fn parse_level() -> impl TypedValueParser<Value = LevelOrAll> {
    let names = Level::ALL.iter().map(|level| level.name()).chain(["all"]);
    let parse = |name: String| if name == "all" { Ok(LevelOrAll::All) } else { name.parse().map(LevelOrAll::One) };
    PossibleValuesParser::new(names).try_map(parse)
}

#[derive(clap::Args)]
pub(crate) struct Levels {
    #[arg(long, value_name = "L", value_delimiter = ',', value_parser = parse_level(), hide_possible_values = true,
          help = format!("Measure these levels only: {}, or all", levels::names()))]
    pub(crate) level: Vec<LevelOrAll>,
}

impl Levels {
    /// The selected levels, or all levels that this CPU supports, lowest first.
    pub(crate) fn chosen(&self) -> Result<Vec<Level>, Failure> {
        let named = self.level.iter().map(|level| match level {
            LevelOrAll::One(level) => Some(*level),
            LevelOrAll::All => None,
        });
        let named: Option<Vec<Level>> = named.collect();
        let mut levels = levels::chosen(&named.unwrap_or_default()).map_err(Failure::Usage)?;
        levels.sort();
        levels.dedup();
        Ok(levels)
    }

    /// The selected levels, or the highest one that this CPU supports.
    pub(crate) fn chosen_or_highest(&self) -> Result<Vec<Level>, Failure> {
        let mut levels = self.chosen()?;
        if self.level.is_empty() {
            levels.drain(..levels.len().saturating_sub(1));
        }
        Ok(levels)
    }

    /// Whether a level name is selected, even if we don't know the level.
    pub(crate) fn includes(&self, name: &str) -> bool {
        let is = |level: &LevelOrAll| match level {
            LevelOrAll::One(level) => level.name() == name,
            LevelOrAll::All => true,
        };
        self.level.is_empty() || self.level.iter().any(is)
    }
}

#[derive(clap::Args)]
pub(crate) struct Ops {
    #[arg(long, value_name = "OP", value_delimiter = ',', value_parser = parse_op,
          help = format!("Measure only these operations: {}", op_names()))]
    pub(crate) op: Vec<Op>,
}

impl Ops {
    /// Whether an operation is selected.
    pub(crate) fn includes(&self, op: Op) -> bool {
        self.op.is_empty() || self.op.contains(&op)
    }
}

/// The operations that have rows in the benchmark.
const OPS: [Op; 7] = [Op::Encrypt, Op::Decrypt, Op::Ghash, Op::Dot, Op::Absorb, Op::Schedule, Op::Prepare];

fn op_names() -> String {
    OPS.map(Op::name).join(", ")
}

/// Parses an operation.
pub(crate) fn parse_op(name: &str) -> Result<Op, String> {
    OPS.into_iter().find(|op| op.name() == name).ok_or_else(|| format!("valid are {}", op_names()))
}

/// Whether an operation processes data rather than keys.
pub(crate) fn is_data(op: Op) -> bool {
    matches!(op, Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Dot | Op::Absorb)
}

/// The selected ciphers, levels and operations.
#[derive(clap::Args)]
#[command(next_help_heading = "Selection (lists are separated by commas)")]
pub(crate) struct Selection {
    #[command(flatten)]
    pub(crate) ciphers: Ciphers,
    #[command(flatten)]
    pub(crate) levels: Levels,
    #[command(flatten)]
    pub(crate) ops: Ops,
}

impl Selection {
    /// Whether the cipher and direction of a mode are selected.
    pub(crate) fn includes(&self, mode: &Mode) -> bool {
        self.ciphers.includes(mode.cipher) && self.ops.includes(mode.op)
    }
}

/// How much data each call processes.
#[derive(clap::Args)]
#[command(next_help_heading = "Sizes")]
pub(crate) struct Sizes {
    /// Blocks per call, comma-separated
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive(), conflicts_with = "bytes")]
    pub(crate) blocks: Vec<usize>,
    /// Bytes per call, comma-separated, rounded up to whole blocks [default: 16384, and one block]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive())]
    pub(crate) bytes: Vec<usize>,
    /// Measure a curve: from one block to 1 MiB, doubling
    #[arg(long, conflicts_with_all = ["blocks", "bytes"])]
    pub(crate) sizes: bool,
}

impl Sizes {
    pub(crate) fn are_default(&self) -> bool {
        self.blocks.is_empty() && self.bytes.is_empty() && !self.sizes
    }

    /// Rejects numbers that are too large before we allocate any buffers.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        within("bytes", self.bytes.iter().copied(), Job::MAX_BYTES)
    }

    /// The numbers of blocks for a data operation.
    pub(crate) fn counts(&self, family: &Family) -> Vec<usize> {
        if self.sizes {
            let doubled = std::iter::successors(Some(1), |count| Some(2 * count));
            return doubled.take_while(|count| count * family.block <= MAX_CURVE_BYTES).collect();
        }
        if self.are_default() {
            return vec![DEFAULT_BYTES.div_ceil(family.block), 1];
        }
        let blocks = self.bytes.iter().map(|bytes| bytes.div_ceil(family.block));
        distinct(blocks.chain(self.blocks.iter().copied()))
    }
}

/// How long to measure.
#[derive(clap::Args)]
#[command(next_help_heading = "Effort")]
pub(crate) struct Effort {
    /// Milliseconds for each row
    #[arg(long, value_name = "MS", default_value_t = 150, value_parser = clap::value_parser!(u64).range(1..=MAX_MILLISECONDS))]
    pub(crate) time: u64,
    /// Measure in N processes in turn, each for the same time. Their stacks and keys lie elsewhere
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) processes: u16,
    /// Be one of these processes: write the timings to standard output
    #[arg(long, hide = true)]
    pub(crate) part: bool,
    /// Keep the data at the beginning of its page instead of moving it to a different offset in
    /// each pass
    #[arg(long)]
    pub(crate) still: bool,
}

impl Effort {
    pub(crate) fn get(&self) -> phalanx_bench::Effort {
        phalanx_bench::Effort {
            time: Duration::from_millis(self.time),
            wander: !self.still,
            ..phalanx_bench::Effort::default()
        }
    }
}

/// Rejects numbers above the maximum.
pub(crate) fn within(what: &str, numbers: impl IntoIterator<Item = usize>, most: usize) -> Result<(), Failure> {
    if numbers.into_iter().any(|number| number > most) {
        return Err(Failure::Usage(format!("{what}: at most {most}")));
    }
    Ok(())
}

/// Distinct values, in order.
pub(crate) fn distinct<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for value in values {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}

/// Whether a name contains one of the words.
pub(crate) fn named(words: &[String], name: &str) -> bool {
    words.iter().any(|word| word == "all" || name.contains(word.as_str()))
}

/// Rejects words that don't occur in any name.
pub(crate) fn known(what: &str, words: &[String], names: &[&str]) -> Result<(), Failure> {
    for word in words {
        if word.is_empty() || !names.iter().any(|name| named(std::slice::from_ref(word), name)) {
            return Err(Failure::Usage(format!("unknown {what} '{word}'; valid: {}", names.join(", "))));
        }
    }
    Ok(())
}
