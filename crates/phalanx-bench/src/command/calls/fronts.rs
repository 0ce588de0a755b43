//! Calls through the C interface, compared with the same calls in Rust.

use std::path::PathBuf;

use phalanx_bench::{Front, Job, fronts};

use crate::failure::{Failure, print};
use crate::options::{Ciphers, Effort, positive, within};
use crate::plan::machine;
use crate::tables::{columns, heading};

/// The target for short messages, as the number of nanoseconds that a call in C may take longer.
const MAX_MORE: f64 = 30.0;

/// The target from this many bytes on, as the ratio to Rust.
const MAX_RATIO: (usize, f64) = (1024, 1.02);

const EXAMPLES: &str = "\
Examples:
  phalanx-bench calls fronts target/c/libphalanx.so.0
  phalanx-bench calls fronts ./libphalanx.so.0 --cipher kuznyechik --time 20";

/// Compare calls through the C interface with the same functions in Rust
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Path of the shared library
    #[arg(value_name = "LIBRARY", default_value = "libphalanx.so.0")]
    library: PathBuf,
    #[command(flatten)]
    ciphers: Ciphers,
    /// Bytes per message, comma-separated
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive(), default_values_t = [16, 256, 1024, 16384])]
    bytes: Vec<usize>,
    #[command(flatten)]
    effort: Effort,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES / 2)?;
    args.ciphers.check()?;
    let machine = machine();
    let found =
        fronts(&args.library, &args.ciphers.cipher, &args.bytes, args.effort.get().time).map_err(Failure::Usage)?;
    let is_slow = |front: &Front| {
        if front.bytes >= MAX_RATIO.0 { front.ratio() > MAX_RATIO.1 } else { front.more() > MAX_MORE }
    };
    let cells = found.iter().map(|front| {
        vec![
            front.algorithm.to_owned(),
            front.bytes.to_string(),
            format!("{:.1}", front.rust),
            format!("{:.1}", front.c),
            format!("{:.1}", front.more()),
            format!("{:.3}", front.ratio()),
            if is_slow(front) { "missed".into() } else { String::new() },
        ]
    });
    let titles = ["algorithm", " bytes", " Rust, ns", " C, ns", " more, ns", " ratio", "target"];
    let table = columns(&titles, &cells.collect::<Vec<_>>());
    print(&format!(
        "{}{table}# Target: at most {MAX_MORE} ns more per call, and from {} bytes on a ratio of at most {}. Missed by {} of {} calls.\n",
        heading(&machine),
        MAX_RATIO.0,
        MAX_RATIO.1,
        found.iter().filter(|front| is_slow(front)).count(),
        found.len()
    ))
}
