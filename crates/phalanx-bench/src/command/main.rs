//! The phalanx-bench command, which measures Phalanx, other libraries and techniques from papers.

mod calls;
mod choice;
mod compare;
mod failure;
mod options;
mod outputs;
mod papers;
mod plan;
mod report;
mod speed;
mod summary;
mod tables;
mod targets;
mod temporary;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use phalanx_terminal::{levels, usage_error};

use failure::{Failure, print, say};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench speed                              every cipher, usual modes
  phalanx-bench speed --cipher kuznyechik --sizes  from a block to 1 MiB
  phalanx-bench compare openssl --cipher magma     another library
  phalanx-bench papers K5 --html report.html       a paper's table, and here
  phalanx-bench calls fresh --bytes 64,256         a new key for each message
  phalanx-bench choice calibrate --write my.costs  for PHALANX_COSTS=my.costs
  phalanx-bench targets tools/targets.json         is it fast enough?
  phalanx-bench report record.json --html report.html

Exit codes: 0 success, 1 a file is malformed or a result is not good enough, 2 usage error, 3 read or write error.";

/// Measure Phalanx, other libraries and techniques from papers, and create reports
#[derive(Parser)]
#[command(name = "phalanx-bench", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Speed(speed::Args),
    Papers(papers::Args),
    Compare(compare::Args),
    Calls(calls::Args),
    Choice(choice::Args),
    Targets(targets::Args),
    Report(report::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::try_parse() {
        Ok(cli) => run(&cli.command),
        Err(error) => answer(error),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(&failure);
            ExitCode::from(failure.status())
        }
    }
}

/// Help and version count as success, and everything else as failure.
fn answer(error: clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => print(&error.render().to_string()),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => Err(Failure::Usage(
            "no subcommand: try phalanx-bench speed --cipher kuznyechik (see phalanx-bench --help)".into(),
        )),
        _ => Err(Failure::Usage(usage_error(error))),
    }
}

fn run(command: &Command) -> Result<(), Failure> {
    levels::check_environment(say).map_err(Failure::Usage)?;
    match command {
        Command::Speed(args) => speed::run(args),
        Command::Papers(args) => papers::run(args),
        Command::Compare(args) => compare::run(args),
        Command::Calls(args) => calls::run(args),
        Command::Choice(args) => choice::run(args),
        Command::Targets(args) => targets::run(args),
        Command::Report(args) => report::run(args),
    }
}
