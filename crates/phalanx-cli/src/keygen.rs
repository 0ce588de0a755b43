//! `phalanx keygen`: makes a key file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use phalanx_file::{SecretKey, SystemRandom};

use crate::failure::{Failure, shown};
use crate::output::write_secret;
use crate::streams;

const EXAMPLES: &str = "\
Examples:
  phalanx keygen my.key
  phalanx encrypt --key my.key report.pdf

Whoever has the key file can read what was encrypted with it; without it nobody can. Keep a copy apart from the data.";

/// Make a key file
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The key file to make, readable by its owner only; an existing file is never overwritten; `-` for standard output
    #[arg(value_name = "KEYFILE")]
    path: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.path != Path::new("-") {
        return create(&args.path).map(drop);
    }
    streams::check_stdout()?;
    let name = "standard output";
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(name))?;
    io::stdout().write_all(key.to_text().as_bytes()).map_err(Failure::io(name, "cannot write"))
}

/// Makes a key and writes it to a new file.
pub(crate) fn create(path: &Path) -> Result<SecretKey, Failure> {
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(&shown(path)))?;
    write_secret(path, key.to_text().as_bytes())?;
    Ok(key)
}
