//! `phalanx decrypt`.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use phalanx_file::{Content, Error, Header, Payload};

use crate::destination::Destination;
use crate::encrypt::{EXISTS, EXTENSION, shown_input};
use crate::failure::{Failure, say, shown};
use crate::identity::SecretFiles;
use crate::input::Input;
use crate::names::Names;
use crate::output::{Output, Rules, Target};
use crate::report::{JsonArgs, Listener, Report};
use crate::secrets::SecretArgs;
use crate::transfer::{Opener, Run, WorkArgs, inputs, named, note_changed, payload_len};

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
    let output_for = |path: Option<&Path>| destination.output_for(named(path), output_name);
    // Skip unknown names here, because they are rejected when we get to their files.
    let known: Vec<_> = inputs.iter().filter_map(|path| Some((*path, output_for(*path).ok()?))).collect();
    known.iter().try_for_each(|(_, output)| listener.check(output))?;
    let made = destination.prepare(known.iter().map(|(path, output)| (*path, &**output)))?;
    let (files, opener) = (SecretFiles::new(args.secrets.files()), Opener::new(&args.secrets, &args.work));
    let (jobs, all) = opener.jobs(&inputs);
    let mut run = Run { all, names: Names::new(inputs.len(), listener) };
    args.work.process(
        &jobs,
        &mut run,
        |job, mut alone| match open(args, job.path, output_for(job.path), &files, &opener, alone.as_deref_mut())? {
            Done::Opened(opened) if alone.is_some() || opened.content == Some(Content::File) => {
                Ok(Done::Decrypted(Box::new(opened.decrypt(args, alone)?)))
            }
            done => Ok(done),
        },
        |job, done, report, run| match done {
            Done::Skipped(output) => run.names.done(report.skipped(&shown_input(job.path), &output, EXISTS)),
            // Unpacking a folder needs many open files, so we unpack one at a time.
            Done::Opened(opened) => opened.decrypt(args, Some(run))?.finish(args, &mut run.names, report),
            Done::Decrypted(decrypted) => decrypted.finish(args, &mut run.names, report),
        },
    );
    Ok(run.names.end_in(&destination, made))
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

/// The result for an input.
enum Done {
    /// The output exists.
    Skipped(PathBuf),
    Opened(Box<Opened>),
    Decrypted(Box<Decrypted>),
}

/// An unlocked input and its target.
struct Opened {
    input: Input,
    header: Header,
    payload: Payload,
    place: PathBuf,
    target: Target,
    /// The content according to the header or the user.
    content: Option<Content>,
}

/// A complete output without its final name.
struct Decrypted {
    /// The name of the input.
    name: String,
    /// The format version.
    version: u16,
    place: PathBuf,
    output: Output,
    content: Option<Content>,
    /// Bytes of the plaintext.
    bytes: u64,
}

/// Opens an input. `alone` is the state of the command if no other input is processed at the same
/// time.
fn open(
    args: &Args,
    path: Option<&Path>,
    place: Result<PathBuf, Failure>,
    files: &SecretFiles,
    opener: &Opener<'_>,
    alone: Option<&mut Run>,
) -> Result<Done, Failure> {
    if args.skip_existing
        && let (Some(input), Ok(output)) = (path, &place)
        && is_made(input, output)
    {
        return Ok(Done::Skipped(output.clone()));
    }
    let mut input = Input::open(path)?;
    args.secrets.check(&input)?;
    if let Some(run) = alone {
        run.names.make_way(input.length());
    }
    let rules = Rules { secrets: files, force: args.force, preserve: args.preserve, text: true };
    let place = place?;
    let target = Target::check(&place, &input, rules)?;
    let (header, payload) = opener.open(&mut input, path)?;
    let content = if args.as_file { Some(Content::File) } else { header.content() };
    Ok(Done::Opened(Box::new(Opened { input, header, payload, place, target, content })))
}

impl Opened {
    fn decrypt(self, args: &Args, alone: Option<&mut Run>) -> Result<Decrypted, Failure> {
        let Self { mut input, header, payload, place, target, content } = self;
        let name = input.name().to_owned();
        let mut output = target.open_for(content, args.preserve)?;
        let hidden = output.is_terminal();
        let length = payload_len(&input, &header);
        let (outcome, done) = args.work.transfer(alone.map(|run| &mut run.all), length, hidden, |transfer| {
            payload.decrypt(&mut input, &mut output, transfer)
        });
        let bytes = outcome.map_err(|error| match error {
            Error::Write { offset, source } => guessed(content, output.failure(offset, source)),
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
        Ok(Decrypted { name, version: header.version(), place, output, content, bytes })
    }
}

/// If only the first bytes suggested a folder, says how to decrypt it as a file.
fn guessed(content: Option<Content>, failure: Failure) -> Failure {
    let more = |why| format!("{why}; if it was a file, decrypt it with --as-file or phalanx cat");
    match failure {
        Failure::Wrong(why) if content.is_none() => Failure::Wrong(more(why)),
        Failure::Usage(why) if content.is_none() => Failure::Usage(more(why)),
        other => other,
    }
}

impl Decrypted {
    fn finish(self, args: &Args, names: &mut Names, report: Report) -> Result<(), Failure> {
        let Self { name, version, place, output, content, bytes } = self;
        let kind = if output.is_folder() { "folder" } else { "file" };
        let less = content.is_none() && args.preserve && output.is_folder();
        let report = report.with_output(&place).with("content", kind).with("plaintext_length", bytes);
        output.finish(names, report).map_err(|failure| match failure {
            Failure::Wrong(_) => guessed(content, failure),
            other => other,
        })?;
        if less {
            say(format_args!(
                "{name}: format version {version} does not record whether this was a folder, so --preserve did not set owners and exact modes: use phalanx cat {name} | tar xp"
            ));
        }
        Ok(())
    }
}
