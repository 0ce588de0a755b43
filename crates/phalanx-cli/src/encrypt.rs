//! `phalanx encrypt`.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phalanx_file::{Error, Header, Options, Secret, Suite, SystemRandom};

use crate::destination::Destination;
use crate::failure::{Failure, say, shown};
use crate::input::Input;
use crate::keygen;
use crate::lock::LockArgs;
use crate::names::Names;
use crate::output::{Rules, Target};
use crate::pack::Packer;
use crate::paths::folder;
use crate::progress::{self, All};
use crate::secrets::{Ask, SecretArgs, check_apart, read_key};
use crate::transfer::{WorkArgs, inputs};

/// What is appended to the name of an encrypted file.
pub(crate) const EXTENSION: &str = "phx";

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf        make my.key if need be
  phalanx encrypt -k my.key -o backup.phx report.pdf
  phalanx encrypt -k my.key *.jpg                    each into a file of its own
  phalanx encrypt -k my.key -o vault a.jpg b.jpg     the same, in a folder
  phalanx encrypt -k my.key photos                   a folder, into photos.phx
  phalanx encrypt -p report.pdf                      ask for a passphrase
  phalanx encrypt -k mine.key -k yours.key plan.txt  either key opens it
  phalanx encrypt -R you.key.pub plan.txt            for whoever has you.key
  phalanx encrypt --holders-of old.phx -i me.key -R team.txt new.txt
  pg_dump shop | phalanx encrypt -k my.key > shop.sql.phx
  pass show backup | phalanx encrypt --passphrase-fd 0 report.pdf

Suites:
  kalyna-256/256-gcm  take this one, if nothing else decides
  kalyna-128/256-gcm  somewhat faster; at most 256 TiB in a file
  kalyna-512/512-gcm  the largest blocks and keys of DSTU 7624
  kuznyechik-mgm      where GOST R 34.12 is asked for; at most 128 TiB
  magma-mgm           where it must be Magma: at most 4 GiB, and tags of 8 bytes
  ublock-128/256-gcm  where uBlock is asked for; at most 256 TiB

A public key says who can read, not who wrote: anybody who has it can make such a file. To know the sender takes a signature.

FILE is what is encrypted; KEYFILE is the secret that locks it. FILE itself is left as it is. If it is a folder, all that is in it \
becomes one tar archive inside of one encrypted file, which tells nobody the names or the number of files. Links are kept as links; owners \
and devices are recorded; sockets, access control lists and extended attributes are not.";

/// Encrypt files
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The files and folders to encrypt; `-` or none for standard input
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Where to write: a file, or a folder for all outputs; `-` for standard output [default: FILE.phx, or standard output if the
    /// input is standard input]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    #[command(flatten)]
    lock: LockArgs,

    /// Key file to use, and to make first if it does not exist
    #[arg(long, value_name = "KEYFILE")]
    new_key: Option<PathBuf>,

    /// Cipher suite, one of those below
    #[arg(long, default_value_t, value_parser = suite_parser(), hide_possible_values = true)]
    suite: Suite,

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
    let destination = Destination::new(args.output.as_deref(), inputs.len())?;
    let outputs: Vec<_> =
        inputs.iter().map(|path| Ok((*path, destination.of(named(*path), output_name)?))).collect::<Result<_, _>>()?;
    let mut all = All::new(&inputs, progress::length);
    let mut names = Names::new(inputs.len());
    if let ([(path, output)], Destination::Beside | Destination::File(_)) = (&outputs[..], &destination) {
        // Everything that can be refused is, before a passphrase is asked for.
        let (source, target) = open(args, *path, output)?;
        let secrets = load_secrets(args)?;
        encrypt(args, source, target, &secrets, &mut all, &mut names)?;
        return Ok(names.end());
    }
    let made = destination.prepare(&outputs)?;
    let secrets = load_secrets(args).inspect_err(|_| destination.clear(made))?;
    for (path, output) in outputs {
        names.make_way_to(path);
        let done = open(args, path, &output).and_then(|(source, target)| {
            names.make_way(source.length());
            encrypt(args, source, target, &secrets, &mut all, &mut names)
        });
        done.unwrap_or_else(|failure| names.failed(&failure));
    }
    names.settle();
    destination.clear(made);
    Ok(names.end())
}

/// The name of an input that is not standard input.
fn named(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| *path != Path::new("-"))
}

fn output_name(_: &Path, name: &OsStr) -> Result<OsString, Failure> {
    let mut name = name.to_owned();
    name.push(".");
    name.push(EXTENSION);
    Ok(name)
}

/// Suites as an option takes them, and as a shell completes them.
fn suite_parser() -> impl TypedValueParser<Value = Suite> {
    PossibleValuesParser::new(Suite::ALL.map(Suite::name)).try_map(|name| name.parse::<Suite>())
}

/// What is encrypted.
enum Source {
    Stream(Input),
    Folder(Packer),
}

impl Source {
    fn name(&self) -> &str {
        match self {
            Self::Stream(input) => input.name(),
            Self::Folder(packer) => packer.name(),
        }
    }

    fn length(&self) -> Option<u64> {
        match self {
            Self::Stream(input) => input.length(),
            Self::Folder(packer) => Some(packer.total()),
        }
    }
}

impl Read for Source {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Stream(input) => input.read(out),
            Self::Folder(packer) => packer.read(out),
        }
    }
}

fn open(args: &Args, path: Option<&Path>, output: &Path) -> Result<(Source, Target), Failure> {
    let secrets: Vec<_> =
        args.secrets.files().into_iter().chain(args.lock.files()).chain(args.new_key.clone()).collect();
    let rules = Rules { secrets: &secrets, force: args.force, preserve: args.preserve, text: false };
    let (source, target) = match path.filter(|path| path.is_dir()) {
        Some(path) => {
            let name = shown(path);
            let there = path.metadata().map_err(Failure::io(&name, "cannot open"))?;
            let target = Target::check_for_folder(output, &there, rules)?;
            if is_inside(output, path) {
                return Err(Failure::Usage(format!(
                    "{}: is inside the folder that is encrypted; choose another place with -o",
                    shown(output)
                )));
            }
            (Source::Folder(Packer::of(path)?), target)
        }
        None => {
            let input = Input::open(path)?;
            check_apart(&input, &secrets)?;
            let target = Target::check(output, &input, rules)?;
            (Source::Stream(input), target)
        }
    };
    // Rather now than after so many bytes.
    if let Some(length) = source.length().filter(|length| *length > args.suite.max_plaintext()) {
        let (suite, max) = (args.suite.name(), args.suite.max_plaintext());
        return Err(Failure::file(source.name())(Error::TooLong { suite, max })
            .with_note(&format!("this is {length} bytes, and other suites hold more")));
    }
    Ok((source, target))
}

/// Whether a file that is to be made would lie in a folder.
fn is_inside(file: &Path, within: &Path) -> bool {
    let at = |path: &Path| path.canonicalize().ok();
    file != Path::new("-") && at(folder(file)).zip(at(within)).is_some_and(|(file, within)| file.starts_with(within))
}

fn encrypt(
    args: &Args,
    mut source: Source,
    target: Target,
    secrets: &[Secret],
    all: &mut All,
    names: &mut Names,
) -> Result<(), Failure> {
    let name = source.name().to_owned();
    let length = source.length();
    let options = Options { suite: args.suite, level: Some(args.work.level()?), ..Options::for_length(length) };
    let options = args.lock.options(options);
    let (header, sealer) = Header::create(&options, secrets, &mut SystemRandom).map_err(Failure::file(&name))?;
    let mut output = target.open()?;
    let written = output.write_all(header.as_bytes()).map_err(|source| Error::Write { offset: 0, source });
    let (outcome, _) = args.work.transfer(all, length, false, |transfer| {
        written.and_then(|()| sealer.encrypt(&mut source, &mut output, transfer))
    });

    let outcome = outcome.map_err(|error| match error {
        Error::Write { offset, source } => output.failure(offset, source),
        other => Failure::file(&name)(other),
    });
    let changed = |name| {
        let outcome = if output.is_visible() { "what was written is not to be used" } else { "nothing was written" };
        Failure::Changed { name, outcome }
    };
    match &mut source {
        Source::Stream(input) => {
            outcome?;
            if input.has_changed() {
                return Err(changed(name));
            }
        }
        Source::Folder(packer) => {
            outcome.map_err(|failure| packer.failure().unwrap_or(failure)).map_err(|failure| match failure {
                Failure::Changed { name, .. } => changed(name),
                other => other,
            })?;
            if !args.work.quiet {
                packer.remarks();
            }
        }
    }
    output.finish(names)
}

fn load_secrets(args: &Args) -> Result<Vec<Secret>, Failure> {
    if args.secrets.is_empty() && args.lock.is_empty() && args.new_key.is_none() {
        return Err(Failure::Usage(
            "say what to lock it with: --key KEYFILE, --new-key KEYFILE, -R PUBLICKEYFILE or --passphrase (see --help)"
                .to_owned(),
        ));
    }
    let mut secrets = args.secrets.load(Ask::Twice, args.work.quiet)?;
    if let Some(path) = &args.new_key {
        if path.symlink_metadata().is_ok() {
            secrets.push(read_key(path, args.work.quiet)?);
        } else {
            secrets.push(Secret::Key(keygen::create(path)?));
            if !args.work.quiet {
                let name = shown(path);
                say(format_args!("made {name}; keep a copy, without it the file cannot be decrypted"));
            }
        }
    }
    args.lock.add_to(&mut secrets, args.work.quiet)?;
    Ok(secrets)
}
