//! `phalanx fingerprint`: which public keys a file has, for people to compare.

use std::path::PathBuf;

use crate::failure::{Failure, shown};
use crate::secrets::{described, read_public_keys};
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx fingerprint me.key.pub
  phalanx fingerprint me.key          of the public key that belongs to it
  phalanx fingerprint team.txt        one public key per line

When you get a public key from somebody, compare its fingerprint with them, for example by telephone. Otherwise, anyone who could exchange \
the key on the way could read what you encrypt with it.";

/// Show the fingerprints of public keys
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files of public keys, or identities
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for path in &args.files {
        for recipient in read_public_keys(path)? {
            print(&format!("{}: {}\n", shown(path), described(&recipient)))?;
        }
    }
    Ok(())
}
