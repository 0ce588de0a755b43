//! `phalanx decrypt`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use phalanx_file::Error;

use crate::encrypt::EXTENSION;
use crate::failure::{Failure, for_each, shown};
use crate::input::Input;
use crate::output::{Rules, Target};
use crate::secrets::{Keyring, SecretArgs};
use crate::work::{WorkArgs, inputs, note_changed, open, payload_len};

const EXAMPLES: &str = "\
Examples:
  phalanx decrypt -k my.key report.pdf.phx    write report.pdf
  phalanx decrypt report.pdf.phx              ask for the passphrase if it has one
  phalanx decrypt -k my.key *.phx             each into a file of its own
  phalanx decrypt -k my.key < folder.tar.phx | tar x

A file appears under its name only when all of it was verified. Into a pipe, data goes as it is verified: if the exit status \
is not 0, what came before is authentic but not the whole.";

/// Decrypt files
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The files to decrypt; `-` or none for standard input
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Where to write; `-` for standard output [default: FILE without .phx, or standard output if the input is standard
    /// input]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Replace the output if it exists
    #[arg(short, long)]
    force: bool,

    /// Keep the mode bits and the time of modification
    #[arg(long)]
    preserve: bool,

    #[command(flatten)]
    work: WorkArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let inputs = inputs(&args.inputs)?;
    if inputs.len() > 1 && args.output.is_some() {
        return Err(Failure::Usage("several files cannot go into one output; see phalanx cat --help".to_owned()));
    }
    let mut keyring = None;
    Ok(for_each(inputs, |path| decrypt(args, path, &mut keyring)))
}

fn decrypt(args: &Args, path: Option<&Path>, keyring: &mut Option<Keyring>) -> Result<(), Failure> {
    let mut input = Input::open(path)?;
    args.secrets.check(&input)?;
    let secrets = args.secrets.files();
    let rules = Rules { secrets: &secrets, force: args.force, preserve: args.preserve, text: true };
    let target = Target::check(&target(args, path, &input)?, &input, rules)?;
    let name = input.name().to_owned();

    let (header, payload) = open(&mut input, path, &args.secrets, &args.work, keyring)?;

    let mut output = target.open()?;
    let hidden = output.is_terminal();
    let length = payload_len(&input, &header);
    let mut writer = output.writer();
    let (outcome, done) =
        args.work.transfer(length, hidden, |transfer| payload.decrypt(&mut input, &mut writer, transfer));
    drop(writer);

    outcome.map_err(|error| match error {
        Error::Write { offset, source } => output.failure(offset, source),
        source => {
            let failure = note_changed(Failure::file(&name)(source), &input);
            let released = output.is_visible() && done > 0;
            if released { failure.with_note("the output so far is authentic but not the whole") } else { failure }
        }
    })?;
    output.finish()
}

fn target(args: &Args, path: Option<&Path>, input: &Input) -> Result<PathBuf, Failure> {
    match (&args.output, path) {
        (Some(output), _) => Ok(output.clone()),
        (None, Some(path)) if !input.is_stdin() => {
            if path.extension().is_some_and(|extension| extension == EXTENSION) {
                Ok(path.with_extension(""))
            } else {
                Err(Failure::Usage(format!("{}: does not end in .{EXTENSION}; give -o FILE", shown(path))))
            }
        }
        (None, _) => Ok(PathBuf::from("-")),
    }
}
