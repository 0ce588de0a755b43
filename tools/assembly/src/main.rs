//! Generates the assembly of the kernels, or checks it.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match phalanx_assembly::run(&phalanx_assembly::Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("phalanx-assembly: {error}");
            ExitCode::FAILURE
        }
    }
}
