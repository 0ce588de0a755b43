//! Generators of checked-in files (circuits, vectors, test data) and constant-time measurements.

mod algorithms;
mod answers;
mod cipher_dev;
mod circuits;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod costs;
mod dudect;
mod figures;
mod header;
mod memcheck;
mod nibbles;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod vectors;

use std::{error::Error, process::ExitCode};

use clap::{Parser, Subcommand};

/// Writes or compares this repository's generated files, and looks for timing leaks.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print known answers as lines of text, for programs that cannot read JSON, such as the tests
    /// of the C interface.
    Answers,
    /// Known answers for the test macros of the crates `cipher`, `digest` and `aead`.
    CipherDev(cipher_dev::Args),
    /// Gate circuits of the substitutions.
    Circuits(circuits::Args),
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    Costs(costs::Args),
    Dudect(dudect::Args),
    /// The figures in the documents from the checked-in records, and the table of algorithms from
    /// the catalogue.
    Figures(figures::Args),
    /// The header of the C interface.
    Header(header::Args),
    Memcheck(memcheck::Args),
    /// Gate circuits of the named S-box sets of GOST 28147-89.
    NibbleCircuits(nibbles::Args),
    /// Known answers that only this project's reference provides: long messages, iterations,
    /// nonce-bound GCM.
    Vectors(vectors::Args),
}

fn main() -> ExitCode {
    let result: Result<(), Box<dyn Error>> = match Cli::parse().command {
        Command::Answers => answers::run(),
        Command::CipherDev(args) => cipher_dev::run(&args),
        Command::Circuits(args) => circuits::run(&args),
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        Command::Costs(args) => costs::run(&args),
        Command::Dudect(args) => dudect::run(&args),
        Command::Figures(args) => figures::run(&args),
        Command::Header(args) => header::run(&args),
        Command::Memcheck(args) => memcheck::run(&args),
        Command::NibbleCircuits(args) => nibbles::run(&args),
        Command::Vectors(args) => vectors::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("phalanx-tools: {error}");
            ExitCode::FAILURE
        }
    }
}
