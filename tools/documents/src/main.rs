//! Makes the book of the documents, and what is generated in them; runs the commands that they show.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use phalanx_documents::{book, check, generate, prose, shell};

/// Makes the book of the documents, and what is generated in them; runs the commands that they show.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Every rule for documents: links, kinds of blocks, figures, names in code spans
    Check,
    /// The book, by mdbook, into a folder; its links are checked
    Book {
        /// The folder, which is replaced
        folder: PathBuf,
    },
    /// The parts of the documents that are made of the records, or compares them
    Generate {
        /// Compares, and writes nothing
        #[arg(long)]
        check: bool,
    },
    /// How plain the English of documents, comments and messages is
    Prose(prose::Args),
    /// Runs the commands that the documents show
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
