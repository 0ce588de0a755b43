//! `phalanx selftest`: known answers on every level of this CPU.

mod kernels;
mod runner;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use phalanx::Level;
use phalanx_vectors::Error;

use crate::failure::{Failure, shown};
use crate::levels;
use crate::streams::print;
use runner::Runner;

const EXAMPLES: &str = "\
Examples:
  phalanx selftest                                  all that are built in
  phalanx selftest --vectors vectors/data/kalyna.json
  phalanx selftest --level avx2 --failed

A line tells how many answers of a cipher and mode came out right under a level: by the kernels that the library chooses, \
and where it is whole blocks or round keys by each kernel of that level by itself too. What the command does not know (a mode, a cipher, a set of \
S-boxes) is counted as skipped, and named. The last line is `N passed, N failed, N skipped`; the exit status is 1 if an \
answer came out wrong.";

/// Check known answers on every level of this CPU
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files of known answers (schema phalanx-vectors-1, phalanx-schedule-1 or phalanx-disputed-1) in place of those
    /// that are built in
    #[arg(long, value_name = "FILE", num_args = 1..)]
    vectors: Vec<PathBuf>,
    #[arg(long, value_name = "L", value_delimiter = ',', value_parser = levels::parser(), hide_possible_values = true,
        help = format!("Only these levels, by commas: {}", levels::names()))]
    level: Vec<Level>,
    /// Also run answers of more than 10,000 iterations, which take long on the lower levels
    #[arg(long)]
    long: bool,
    /// Show only what failed, and the last line
    #[arg(long)]
    failed: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut runner = Runner::new(levels::chosen(&args.level)?, args.long);
    if args.vectors.is_empty() {
        for (name, text) in phalanx_vectors::embedded() {
            run_file(&mut runner, name, text)?;
        }
    }
    for path in &args.vectors {
        let name = shown(path);
        let bytes = fs::read(path).map_err(Failure::io(&name, "cannot read"))?;
        let text = String::from_utf8(bytes)
            .map_err(|error| Failure::Wrong(format!("{name}: not a file of known answers: {error}")))?;
        run_file(&mut runner, &name, &text)?;
    }
    print(&runner.report(!args.failed))?;
    Ok(if runner.all_right() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn run_file(runner: &mut Runner, name: &str, text: &str) -> Result<(), Failure> {
    runner.file(name, text).map_err(|error| {
        Failure::Wrong(match error {
            Error::Json(why) => format!("{name}: not a file of known answers: {why}"),
            error => format!("{name}: {error}"),
        })
    })
}
