//! `phalanx decrypt`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use phalanx_file::{Error, Header, Transfer};

use crate::encrypt::EXTENSION;
use crate::failure::{Failure, shown};
use crate::input::Input;
use crate::output::Target;
use crate::progress;
use crate::secrets::{Ask, SecretArgs, prompt};

const EXAMPLES: &str = "\
Examples:
  phalanx decrypt -k my.key report.pdf.phx    write report.pdf
  phalanx decrypt report.pdf.phx              ask for the passphrase if it has one
  phalanx decrypt -k my.key < folder.tar.phx | tar x

A file appears under its name only when all of it was verified. Into a pipe, data goes as it is verified: if the exit status \
is not 0, what came before is authentic but not the whole.";

/// Decrypt a file
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to decrypt; `-` or none for standard input
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,

    /// Where to write; `-` for standard output [default: FILE without .phx, or standard output if the input is standard
    /// input]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Worker threads [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Replace the output if it exists
    #[arg(short, long)]
    force: bool,

    /// No progress bar
    #[arg(short, long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut input = Input::open(args.input.as_deref())?;
    args.secrets.check(&input)?;
    let name = input.name().to_owned();
    let target = Target::check(&target(args, &input)?, &input, &args.secrets.files(), args.force, true)?;

    let header = Header::read(&mut input).map_err(Failure::file(&name))?;
    let mut secrets = args.secrets.load(Ask::Once)?;
    if secrets.is_empty() && header.has_passphrase() {
        secrets.push(prompt(Ask::Once)?);
    }
    let payload = header.unlock(&secrets).map_err(Failure::file(&name))?;

    let mut output = target.open()?;
    // A length that cannot be is reported where the data ends; the bar can do without.
    let sealed = input.length().map(|length| length.saturating_sub(header.as_bytes().len() as u64));
    let bar =
        progress::bar(sealed.and_then(|sealed| payload.plain_len(sealed).ok()), args.quiet || output.is_terminal());
    let mut tell = |done| bar.set_position(done);
    let transfer = Transfer { threads: args.threads, progress: Some(&mut tell) };
    let outcome = payload.decrypt(&mut input, output.writer(), transfer);
    bar.finish_and_clear();

    outcome.map_err(|error| match error {
        Error::Write(source) => Failure::io(output.name(), "cannot write")(source),
        source if output.is_visible() && bar.position() > 0 => {
            Failure::File { name, source, note: "; the output so far is authentic but not the whole" }
        }
        source => Failure::file(&name)(source),
    })?;
    output.finish()
}

fn target(args: &Args, input: &Input) -> Result<PathBuf, Failure> {
    match (&args.output, &args.input) {
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
