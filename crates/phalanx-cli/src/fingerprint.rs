//! `phalanx fingerprint`: which public keys a file has, for people to compare.

use std::path::PathBuf;

use crate::failure::{Failure, shown};
use crate::secrets::{described, read_recipients};
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx fingerprint me.key.pub
  phalanx fingerprint team.txt        a public key to a line

Who gets a public key from somebody compares its fingerprint with them, by telephone for example: whoever could exchange the key \
on the way could otherwise read what is encrypted with it.";

/// Show the fingerprints of public keys
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files of public keys
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for path in &args.files {
        for recipient in read_recipients(path)? {
            print(&format!("{}: {}\n", shown(path), described(&recipient)))?;
        }
    }
    Ok(())
}
