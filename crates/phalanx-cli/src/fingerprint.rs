//! `phalanx fingerprint`: prints fingerprints of public keys.

use std::path::PathBuf;

use crate::failure::{Failure, shown};
use crate::secrets::{described, read_public_keys};
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx fingerprint me.key.pub      show that of a public key
  phalanx fingerprint me.key          or of an identity's public key
  phalanx fingerprint team.txt        or of every public key in a list

When you receive a public key, check its fingerprint with the owner, for example by phone. Otherwise, anyone who replaced the key in \
transit can read the files you encrypt for it.";

/// Show the fingerprints of public keys
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Public key files or identities
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
