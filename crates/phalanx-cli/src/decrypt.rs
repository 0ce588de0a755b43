//! `phalanx decrypt`.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use phalanx_file::{Content, Error, Header};

use crate::destination::Destination;
use crate::encrypt::{EXISTS, EXTENSION};
use crate::failure::{Failure, say, shown};
use crate::identity::SecretFiles;
use crate::input::Input;
use crate::names::Names;
use crate::output::{Rules, Target};
use crate::progress::{self, All};
use crate::report::{JsonArgs, Listener, Report};
use crate::secrets::{Keyring, SecretArgs};
use crate::transfer::{WorkArgs, inputs, note_changed, open, payload_len};

const EXAMPLES: &str = "\
Examples:
  phalanx decrypt -k my.key report.pdf.phx    write report.pdf
  phalanx decrypt report.pdf.phx              ask for its passphrase
  phalanx decrypt -i me.key plan.txt.phx      with an identity (private key)
  phalanx decrypt -k my.key *.phx             one output per file
  phalanx decrypt -k my.key -o out *.phx      put the outputs in folder out
  phalanx decrypt -k my.key photos.phx        restore the folder photos
  phalanx decrypt -k my.key -o - photos.phx | tar t   list the folder
  phalanx decrypt -k my.key < data.phx | wc   decrypt from and to a pipe

The output appears under its name only once all of it has been verified. Files in a folder keep their modes, minus the umask, and their \
modification times. With --preserve, they keep their exact modes and, for root, their owners. Paths that lead out of the folder are rejected. \
Devices and pipes are left out. Data is sent to a pipe as soon as it is verified, so if the exit code is not 0, the output is authentic but \
incomplete.";

/// Decrypt files and restore folders
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Files to decrypt; standard input if none or `-`
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Output file, or folder for all outputs; `-` for standard output [default: FILE without .phx, or standard output if the
    /// input is standard input]
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    output: Option<PathBuf>,

    /// Replace the output if it exists
    #[arg(short, long, help_heading = "Output")]
    force: bool,

    /// Skip files whose output exists
    #[arg(long, conflicts_with = "force", help_heading = "Output")]
    skip_existing: bool,

    /// Copy the mode and the modification time
    #[arg(long, help_heading = "Output")]
    preserve: bool,

    #[command(flatten)]
    json: JsonArgs,

    /// Write the plaintext as a file even if it is the archive of a folder; needed for a version 1
    /// or 2 file that happens to begin like such an archive
    #[arg(long, help_heading = "Output")]
    as_file: bool,

    #[command(flatten)]
    work: WorkArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let inputs = inputs(&args.inputs)?;
    let destination = Destination::new(args.output.as_deref(), inputs.len())?;
    let listener = Listener::new(&args.json, args.work.quiet);
    let names = Names::new(inputs.len(), listener);
    let files = SecretFiles::new(args.secrets.files());
    let mut run = Run { args, files, keyring: None, all: All::new(&inputs, progress::length), names };
    // Skip unknown names here, because they are rejected when we get to their files.
    let known: Vec<_> = inputs
        .iter()
        .filter_map(|path| Some((*path, destination.output_for(named(*path), output_name).ok()?)))
        .collect();
    known.iter().try_for_each(|(_, output)| listener.check(output))?;
    let made = destination.prepare(&known)?;
    for path in inputs {
        let report = run.names.report(path);
        let done = run.decrypt(path, &destination, report.clone());
        done.unwrap_or_else(|failure| run.names.failed(report, &failure));
    }
    run.names.settle();
    destination.clear(made);
    run.names.add_made(&destination, made);
    Ok(run.names.end())
}

/// The path of an input, unless it is standard input.
fn named(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| *path != Path::new("-"))
}

fn output_name(path: &Path, name: &OsStr) -> Result<OsString, Failure> {
    let name = Path::new(name);
    match (name.file_stem(), name.extension()) {
        (Some(stem), Some(extension)) if extension.eq_ignore_ascii_case(EXTENSION) => Ok(stem.to_owned()),
        _ if *name.as_os_str() == *format!(".{EXTENSION}") => {
            Err(Failure::Usage(format!("{}: has no name before .{EXTENSION}: use -o FILE", shown(path))))
        }
        _ => Err(Failure::Usage(format!("{}: does not end in .{EXTENSION}: use -o FILE", shown(path)))),
    }
}

/// Whether the output for an input exists. An empty output doesn't count unless the plaintext is
/// empty, because an interrupted command may have left it behind.
fn is_made(input: &Path, output: &Path) -> bool {
    let is_empty = || {
        let length = input.metadata().ok()?.len();
        let header = Header::read(std::fs::File::open(input).ok()?).ok()?;
        Some(header.layout_of_file(length).ok()?.plain_len() == 0)
    };
    output.metadata().is_ok_and(|there| !there.is_file() || there.len() > 0 || is_empty() == Some(true))
}

/// State that is carried over from one file to the next.
struct Run<'a> {
    args: &'a Args,
    /// The files with secrets.
    files: SecretFiles,
    keyring: Option<Keyring>,
    all: All,
    names: Names,
}

impl Run<'_> {
    fn decrypt(&mut self, path: Option<&Path>, destination: &Destination<'_>, report: Report) -> Result<(), Failure> {
        let args = self.args;
        self.names.make_way_to(named(path).and_then(|path| path.metadata().ok()).as_ref());
        let place = destination.output_for(named(path), output_name);
        if args.skip_existing
            && let (Some(input), Ok(output)) = (path, &place)
            && is_made(input, output)
        {
            return self.names.done(report.skipped(&shown(input), output, EXISTS));
        }
        let mut input = Input::open(path)?;
        args.secrets.check(&input)?;
        self.names.make_way(input.length());
        let rules = Rules { secrets: &self.files, force: args.force, preserve: args.preserve, text: true };
        let place = place?;
        let target = Target::check(&place, &input, rules)?;
        let name = input.name().to_owned();

        let (header, payload) = open(&mut input, path, &args.secrets, &args.work, &mut self.keyring)?;

        let content = if args.as_file { Some(Content::File) } else { header.content() };
        let mut output = target.open_for(content, args.preserve)?;
        // If only the first bytes suggested a folder, say how to decrypt it as a file.
        let guessed = |failure| match failure {
            Failure::Wrong(why) if content.is_none() => {
                Failure::Wrong(format!("{why}; if it was a file, decrypt it with --as-file or phalanx cat"))
            }
            Failure::Usage(why) if content.is_none() => {
                Failure::Usage(format!("{why}; if it was a file, decrypt it with --as-file or phalanx cat"))
            }
            other => other,
        };
        let hidden = output.is_terminal();
        let length = payload_len(&input, &header);
        let (outcome, done) = args
            .work
            .transfer(&mut self.all, length, hidden, |transfer| payload.decrypt(&mut input, &mut output, transfer));

        let bytes = outcome.map_err(|error| match error {
            Error::Write { offset, source } => guessed(output.failure(offset, source)),
            source => {
                let failure = note_changed(Failure::file(&name)(source), &input);
                let failure = match failure {
                    Failure::File { source: Error::Chunk { .. } | Error::LastChunk { .. }, .. }
                        if output.is_folder() =>
                    {
                        failure.with_note("phalanx cat --member PATH can read the files before and after the damage")
                    }
                    other => other,
                };
                let released = output.is_visible() && done > 0;
                if released { failure.with_note("the output so far is authentic but incomplete") } else { failure }
            }
        })?;
        let kind = if output.is_folder() { "folder" } else { "file" };
        let less = content.is_none() && args.preserve && output.is_folder();
        let report = report.with_output(&place).with("content", kind).with("plaintext_length", bytes);
        output.finish(&mut self.names, report).map_err(|failure| match failure {
            Failure::Wrong(_) => guessed(failure),
            other => other,
        })?;
        if less {
            let version = header.version();
            say(format_args!(
                "{name}: format version {version} does not record whether this was a folder, so --preserve did not set owners and exact modes: use phalanx cat {name} | tar xp"
            ));
        }
        Ok(())
    }
}
