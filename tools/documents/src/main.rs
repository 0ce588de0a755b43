//! Checks the documents, builds the book, writes generated parts, and runs the commands that
//! documents show.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use phalanx_documents::{book, check, generate, prose, shell};

/// Checks the documents, builds the book, writes generated parts, and runs the commands that
/// documents show.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check every document: links, kinds of blocks, figures, names in code spans
    Check,
    /// Build the book with mdbook, and check its links
    Book {
        /// Output folder, which is replaced if it exists
        folder: PathBuf,
    },
    /// Write the parts generated from the records
    Generate {
        /// Only compare, and write nothing
        #[arg(long)]
        check: bool,
    },
    /// Measure how plain the English of documents, comments and messages is
    Prose(prose::Args),
    /// Run the commands that the documents show
    Shell(shell::Args),
}

fn main() -> ExitCode {
    let root = check::root();
    let result: Result<(), Box<dyn Error>> = match Cli::parse().command {
        Command::Check => check::run(&root),
        Command::Book { folder } => book::run(&root, &folder),
        Command::Generate { check } => generate::run(&root, check),
        Command::Prose(args) => prose::run(&root, &args),
        Command::Shell(args) => shell::run(&root, &args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("phalanx-documents: {error}");
            ExitCode::FAILURE
        }
    }
}
