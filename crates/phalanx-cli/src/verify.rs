//! `phalanx verify`: checks files without writing anything.

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
  phalanx verify -k my.key report.pdf.phx                   check one file
  phalanx verify -k my.key backups/*.phx && echo all intact
  ssh host cat backup.phx | phalanx verify -k my.key        check a stream

Decrypts and checks everything, but writes nothing. Prints one line for each intact file. The exit code is 0 only if all files are intact, \
1 if one is damaged, and 4 if no given secret opens one.";

/// Check that files are complete and authentic, without writing anything
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Encrypted files; standard input if none or `-`
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
    if args.work.quiet { Ok(()) } else { report.print(&format!("{name}: complete and authentic, {bytes} bytes\n")) }
}
