//! `phalanx selftest`: runs known answers on every level of this CPU.

mod kernels;
mod runner;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use phalanx::Level;
use phalanx_terminal::levels;
use phalanx_vectors::Error;

use crate::failure::{Failure, shown};
use crate::streams::print;
use runner::{Runner, Shown};

const EXAMPLES: &str = "\
Examples:
  phalanx selftest                               run the built-in answers
  phalanx selftest --vectors vectors/data/kalyna.json   run those in a file
  phalanx selftest --level avx2 --verbose        one level, in detail

The built-in set has one known answer of each kind for every algorithm. The full set is in vectors/data in the repository. Prints one line per \
cipher, or with --verbose one line per cipher, mode and level. Answers are computed by the kernels that the library selects. Blocks and round \
keys are also computed by each kernel of the level. Answers that cannot be checked (unknown mode, cipher or S-box set) are counted as skipped, \
with the reason. The last line is `N passed, N failed, N skipped`. The exit code is 1 if an answer is wrong.";

/// Check the ciphers against known answers on every level of this CPU
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Files with known answers to use instead of the built-in ones (schema phalanx-vectors-1,
    /// phalanx-schedule-1 or phalanx-disputed-1)
    #[arg(long, value_name = "FILE", num_args = 1..)]
    vectors: Vec<PathBuf>,
    #[arg(long, value_name = "L", value_delimiter = ',', value_parser = levels::parser(), ignore_case = true, hide_possible_values = true,
        help = format!("Check only these levels, separated by commas: {}", levels::names()))]
    level: Vec<Level>,
    /// Also run answers with more than 10,000 iterations, which are slow on the lower levels
    #[arg(long)]
    long: bool,
    /// Show each mode and level separately
    #[arg(short, long)]
    verbose: bool,
    /// Show only failures and the last line
    #[arg(long, conflicts_with = "verbose")]
    failed: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut runner = Runner::new(levels::chosen(&args.level).map_err(Failure::Usage)?, args.long);
    // Shown only on a terminal, and removed at the end.
    let bar = ProgressBar::new(0).with_style(ProgressStyle::default_bar());
    if args.vectors.is_empty() {
        let files = phalanx_vectors::built_in().iter().chain(phalanx_vectors::schedules());
        for (name, text) in bar.wrap_iter(files) {
            run_file(&mut runner, name, text)?;
        }
    }
    for path in bar.wrap_iter(args.vectors.iter()) {
        let name = shown(path);
        let bytes = fs::read(path).map_err(Failure::io(&name, "cannot read"))?;
        let text = String::from_utf8(bytes)
            .map_err(|error| Failure::Wrong(format!("{name}: not a file of known answers: {error}")))?;
        run_file(&mut runner, &name, &text)?;
    }
    bar.finish_and_clear();
    print(&runner.report(match args {
        Args { failed: true, .. } => Shown::Failed,
        Args { verbose: true, .. } => Shown::Lines,
        _ => Shown::Ciphers,
    }))?;
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
