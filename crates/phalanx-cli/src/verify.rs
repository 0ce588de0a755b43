//! `phalanx verify`.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::Failure;
use crate::input::Input;
use crate::progress::{self, All};
use crate::report::{JsonArgs, Report, for_each};
use crate::secrets::{Keyring, SecretArgs};
use crate::transfer::{WorkArgs, inputs, note_changed, open, payload_len};

const EXAMPLES: &str = "\
Examples:
  phalanx verify -k my.key report.pdf.phx
  phalanx verify -k my.key backups/*.phx && echo all whole
  ssh host cat backup.phx | phalanx verify -k my.key

Everything is decrypted and checked, and nothing is written. Each file that is whole gets a line. The exit status is 0 only if all of \
them are, 1 if one is damaged, 4 if a secret does not fit.";

/// Check that files are whole and authentic, without writing anything
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The encrypted files; `-` or none for standard input
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    #[command(flatten)]
    json: JsonArgs,

    #[command(flatten)]
    work: WorkArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut keyring = None;
    let inputs = inputs(&args.inputs)?;
    let mut all = All::new(&inputs, progress::length);
    Ok(for_each(inputs, &args.json, |path, report| verify(args, path, report, &mut keyring, &mut all)))
}

fn verify(
    args: &Args,
    path: Option<&Path>,
    report: &mut Report,
    keyring: &mut Option<Keyring>,
    all: &mut All,
) -> Result<(), Failure> {
    let mut input = Input::open(path)?;
    args.secrets.check(&input)?;
    let name = input.name().to_owned();
    let (header, payload) = open(&mut input, path, &args.secrets, &args.work, keyring)?;
    let length = payload_len(&input, &header);
    let (outcome, _) =
        args.work.transfer(all, length, false, |transfer| payload.decrypt(&mut input, io::sink(), transfer));
    let bytes = outcome.map_err(|error| note_changed(Failure::file(&name)(error), &input))?;
    report.add("plaintext_length", bytes);
    if args.work.quiet { Ok(()) } else { report.print(&format!("{name}: whole and authentic, {bytes} bytes\n")) }
}
