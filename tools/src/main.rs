//! Generators whose output is checked in: circuits, vectors, test data.

mod circuits;
mod vectors;

use std::{error::Error, process::ExitCode};

use clap::{Parser, Subcommand};

/// Writes the files of this repository that are made by programs, or compares them.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Gate circuits of the substitutions.
    Circuits(circuits::Args),
    /// Known answers that only this project's reference can give: long messages, iterations, nonce-bound GCM.
    Vectors(vectors::Args),
}

fn main() -> ExitCode {
    let result: Result<(), Box<dyn Error>> = match Cli::parse().command {
        Command::Circuits(args) => circuits::run(&args),
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
