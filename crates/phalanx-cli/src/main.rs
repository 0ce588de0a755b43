//! The command phalanx: encrypt files, test and measure constant-time national ciphers.

mod bench;
mod decrypt;
mod encrypt;
mod failure;
mod identity;
mod info;
mod input;
mod keygen;
mod levels;
mod output;
mod progress;
mod secrets;
mod selftest;
mod stdout;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf    make my.key, write report.pdf.phx
  phalanx decrypt --key my.key report.pdf.phx    write report.pdf
  phalanx encrypt --passphrase report.pdf        lock with a passphrase instead
  tar c folder | phalanx encrypt -k my.key > folder.tar.phx
  phalanx selftest                               all known answers on every level of this CPU
  phalanx bench --cipher kalyna-128/128          how fast it is here

Environment:
  PHALANX_LEVEL   the most that kernels may use: portable, sse41, avx2, avx2-gfni, avx512, avx512-vbmi

Exit status: 0 done; 1 not authentic, cut, malformed, wrong key or passphrase, or a known answer came out wrong; 2 wrong \
usage; 3 reading or writing failed.";

/// Encrypt files, test and measure constant-time national ciphers.
#[derive(Parser)]
#[command(name = "phalanx", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Keygen(keygen::Args),
    Encrypt(encrypt::Args),
    Decrypt(decrypt::Args),
    Selftest(selftest::Args),
    Bench(bench::Args),
    Info(info::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let outcome = levels::check_environment().and_then(|()| match command {
        Command::Keygen(args) => keygen::run(&args).map(done),
        Command::Encrypt(args) => encrypt::run(&args).map(done),
        Command::Decrypt(args) => decrypt::run(&args).map(done),
        Command::Selftest(args) => selftest::run(&args),
        Command::Bench(args) => bench::run(&args).map(done),
        Command::Info(args) => info::run(&args).map(done),
    });
    match outcome {
        Ok(status) => status,
        Err(failure) => {
            failure::say(&failure);
            failure.exit_code()
        }
    }
}

/// What a command without a status of its own ends with.
fn done((): ()) -> ExitCode {
    ExitCode::SUCCESS
}
