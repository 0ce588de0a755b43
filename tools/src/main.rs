//! Generators whose output is checked in: circuits, vectors, test data.

mod circuits;

use clap::Parser;
use std::process::ExitCode;

/// Generators whose output is checked in.
#[derive(Parser)]
enum Command {
    Circuits(circuits::Args),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Circuits(args) => circuits::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
