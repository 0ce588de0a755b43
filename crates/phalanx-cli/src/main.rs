//! The command phalanx: encrypt files, test and measure constant-time national ciphers.

mod decrypt;
mod encrypt;
mod failure;
mod input;
mod keygen;
mod output;
mod progress;
mod secrets;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf    make my.key, write report.pdf.phx
  phalanx decrypt --key my.key report.pdf.phx    write report.pdf
  phalanx encrypt --passphrase report.pdf        lock with a passphrase instead
  tar c folder | phalanx encrypt -k my.key > folder.tar.phx

Exit status: 0 done; 1 not authentic, cut, malformed, or wrong key or passphrase; 2 wrong usage; 3 reading or writing failed.";

/// Encrypt files, test and measure constant-time national ciphers.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Keygen(keygen::Args),
    Encrypt(encrypt::Args),
    Decrypt(decrypt::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Keygen(args) => keygen::run(&args),
        Command::Encrypt(args) => encrypt::run(&args),
        Command::Decrypt(args) => decrypt::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("phalanx: {failure}");
            failure.exit_code()
        }
    }
}
