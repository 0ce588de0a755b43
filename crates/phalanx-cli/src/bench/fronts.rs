//! Calls through the C interface beside calls in Rust.

use std::path::Path;
use std::time::Duration;

use phalanx_bench::{Job, Machine, fronts, pin};

use super::{Args, show};
use crate::failure::{Failure, say};
use crate::streams::print;

/// What a call in C may take longer, and from how many bytes on how much longer in proportion.
const MORE: f64 = 30.0;
const RATIO: (usize, f64) = (1024, 1.02);

pub(super) fn run(args: &Args, library: &Path) -> Result<(), Failure> {
    let sizes = if args.bytes.is_empty() { &[16, 256, 1024, 16384][..] } else { &args.bytes };
    if let Some(bytes) = sizes.iter().find(|bytes| **bytes > Job::MAX_BYTES / 2) {
        return Err(Failure::Usage(format!("{bytes} bytes: --fronts takes {} at most", Job::MAX_BYTES / 2)));
    }
    let machine = Machine::this(pin());
    if !machine.release {
        say("this is a debug build: compare `cargo build --release` with a library of a release build");
    }
    let found = fronts(library, &args.cipher, sizes, Duration::from_millis(args.time)).map_err(Failure::Usage)?;
    let mut table = show::heading(&machine);
    table += &format!(
        "\n{:<28} {:>8} {:>12} {:>12} {:>9} {:>7}\n",
        "algorithm", "bytes", "Rust, ns", "C, ns", "more, ns", "ratio"
    );
    let mut beyond = 0;
    for front in &found {
        let slow = if front.bytes >= RATIO.0 { front.ratio() > RATIO.1 } else { front.more() > MORE };
        beyond += usize::from(slow);
        table += &format!(
            "{:<28} {:>8} {:>12.1} {:>12.1} {:>9.1} {:>7.3}{}\n",
            front.algorithm,
            front.bytes,
            front.rust,
            front.c,
            front.more(),
            front.ratio(),
            if slow { "  beyond the target" } else { "" }
        );
    }
    table += &format!(
        "\nTarget: {MORE} ns more for a call, and from {} bytes on a ratio of {}: {beyond} of {} are beyond it.\n",
        RATIO.0,
        RATIO.1,
        found.len()
    );
    print(&table)
}
