//! `phalanx verify`: checks files without writing anything.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::Failure;
use crate::input::Input;
use crate::names::Names;
use crate::report::{JsonArgs, Listener};
use crate::secrets::SecretArgs;
use crate::transfer::{Opener, Run, WorkArgs, inputs, note_changed, payload_len};

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
    let inputs = inputs(&args.inputs)?;
    let opener = Opener::new(&args.secrets, &args.work);
    let (jobs, all) = opener.jobs(&inputs);
    let names = Names::new(inputs.len(), if args.json.json { Listener::Script } else { Listener::Nobody });
    let mut run = Run { all, names };
    args.work.process(
        &jobs,
        &mut run,
        |job, alone| verify(args, job.path, &opener, alone),
        |_, (name, bytes), report, run| {
            if !args.work.quiet {
                report.print(&format!("{name}: complete and authentic, {bytes} bytes\n"))?;
            }
            run.names.done(report.with("plaintext_length", bytes))
        },
    );
    Ok(run.names.end())
}

/// Returns the name of an intact file and the number of plaintext bytes.
fn verify(
    args: &Args,
    path: Option<&Path>,
    opener: &Opener<'_>,
    alone: Option<&mut Run>,
) -> Result<(String, u64), Failure> {
    let mut input = Input::open(path)?;
    args.secrets.check(&input)?;
    let name = input.name().to_owned();
    let (header, payload) = opener.open(&mut input, path)?;
    let length = payload_len(&input, &header);
    let (outcome, _) = args.work.transfer(alone.map(|run| &mut run.all), length, false, |transfer| {
        payload.decrypt(&mut input, io::sink(), transfer)
    });
    match outcome {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(note_changed(Failure::file(&name)(error), &input)),
    }
}
