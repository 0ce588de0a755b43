//! The command phalanx: encrypt files, test and measure constant-time national ciphers.

mod bench;
mod failure;
mod info;
mod levels;
mod selftest;
mod stdout;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  phalanx selftest                               all known answers on every level of this CPU
  phalanx bench --cipher kalyna-128/128          how fast it is here

Environment:
  PHALANX_LEVEL   the most that kernels may use: portable, sse41, avx2, avx2-gfni, avx512, avx512-vbmi

Exit status: 0 done; 1 a known answer came out wrong, or a file is malformed; 2 wrong usage; 3 reading or writing failed.";

/// Encrypt files, test and measure constant-time national ciphers.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bench(bench::Args),
    Info(info::Args),
    Selftest(selftest::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let outcome = levels::check_environment().and_then(|()| match command {
        Command::Bench(args) => bench::run(&args).map(done),
        Command::Info(args) => info::run(&args).map(done),
        Command::Selftest(args) => selftest::run(&args),
    });
    match outcome {
        Ok(status) => status,
        Err(failure) => {
            eprintln!("phalanx: {failure}");
            failure.exit_code()
        }
    }
}

/// What a command without a status of its own ends with.
fn done((): ()) -> ExitCode {
    ExitCode::SUCCESS
}
