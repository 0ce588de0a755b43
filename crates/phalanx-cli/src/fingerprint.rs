//! `phalanx fingerprint`: prints fingerprints of public keys.

use std::path::PathBuf;

use crate::failure::{Failure, shown};
use crate::secrets::{described, read_public_keys};
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx fingerprint me.key.pub      of a public key
  phalanx fingerprint me.key          of the public key of an identity
  phalanx fingerprint team.txt        of every public key in a list

When you receive a public key, compare its fingerprint with its owner, for example by telephone. Otherwise anyone who replaced the key in \
transit can read the files that you encrypt for it.";

/// Show the fingerprints of public keys
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
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
