//! `phalanx encrypt`.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phalanx::wipe;
use phalanx_file::{Ahead, Content, Error, Header, Kind, Options, Randomness, Secret, Suite, SystemRandom, Transfer};

use crate::destination::Destination;
use crate::failure::{Failure, say, shown};
use crate::identity::SecretFiles;
use crate::input::Input;
use crate::keygen::{self, SECOND_WAY};
use crate::lock::LockArgs;
use crate::names::Names;
use crate::output::{Output, Rules, Target};
use crate::pack::Packer;
use crate::paths::{folder, is_descriptor};
use crate::progress::All;
use crate::report::{JsonArgs, Listener, Report};
use crate::secrets::{Purpose, SecretArgs, check_apart, fold_keys, read_key};
use crate::transfer::{Job, Run, WorkArgs, inputs, named};

/// Extension of encrypted files.
pub(crate) const EXTENSION: &str = "phx";

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf        create my.key if needed
  phalanx encrypt -k my.key -o backup.phx report.pdf  choose the output
  phalanx encrypt -k my.key *.jpg                    one output per file
  phalanx encrypt -k my.key -o vault a.jpg b.jpg     outputs go into vault
  phalanx encrypt -k my.key photos                   a folder: writes photos.phx
  phalanx encrypt -p report.pdf                      ask for a passphrase
  phalanx encrypt -k mine.key -k yours.key plan.txt  either key opens it
  phalanx encrypt -R you.key.pub plan.txt            only you.key opens it
  phalanx encrypt --holders-of a.phx -i me.key -R team.txt b  as for a.phx
  pg_dump shop | phalanx encrypt -k my.key > shop.phx  from a pipe
  pass show backup | phalanx encrypt --passphrase-fd 0 report.pdf
  phalanx encrypt -k ../my.key --skip-existing *     only files not done yet

Suites:
  kalyna-256/256-gcm  the default: use it unless you need another
  kalyna-128/256-gcm  somewhat faster, up to 256 TiB per file
  kalyna-512/512-gcm  the largest blocks and keys in DSTU 7624
  kuznyechik-mgm      Kuznyechik (GOST R 34.12), up to 128 TiB per file
  magma-mgm           Magma (GOST R 34.12), up to 4 GiB per file, 8-byte tags
  ublock-128/256-gcm  uBlock, up to 256 TiB per file

A public key decides who can read a file, not who wrote it: anyone with the public key can create such a file. To authenticate the sender, \
sign the file.

FILE itself is not changed. A folder is packed into a tar archive inside one encrypted file, which hides the names and number of files. \
Symbolic links, owners and devices are kept. Sockets, access control lists and extended attributes are not.";

/// Encrypt files and folders
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES), mut_arg("trust_costs", |option| option.hide(true)))]
pub(crate) struct Args {
    /// Files and folders to encrypt; standard input if none or `-`
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Key file to use; it is created if it does not exist
    #[arg(long, value_name = "KEYFILE", help_heading = "Secrets")]
    new_key: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    #[command(flatten)]
    lock: LockArgs,

    /// Output file, or folder for all outputs; `-` for standard output [default: FILE.phx, or standard output if the input is
    /// standard input]
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    output: Option<PathBuf>,

    /// Replace the output if it exists
    #[arg(short, long, help_heading = "Output")]
    force: bool,

    /// Skip files whose output exists, and files that are already encrypted
    #[arg(long, conflicts_with = "force", help_heading = "Output")]
    skip_existing: bool,

    /// Copy the mode and the modification time
    #[arg(long, help_heading = "Output")]
    preserve: bool,

    #[command(flatten)]
    json: JsonArgs,

    /// Cipher suite, from the list below, in upper or lower case
    #[arg(long, default_value_t, value_parser = suite_parser(), ignore_case = true, hide_possible_values = true,
        help_heading = "Format")]
    suite: Suite,

    #[command(flatten)]
    work: WorkArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    args.secrets.check_for_encryption()?;
    args.lock.check(&args.secrets)?;
    let inputs = inputs(&args.inputs)?;
    let destination = Destination::new(args.output.as_deref(), inputs.len())?;
    if let (Destination::Folder(path), true) = (&destination, inputs.len() > 1)
        && path.as_os_str().to_string_lossy().ends_with(&format!(".{EXTENSION}"))
        && !path.exists()
    {
        let name = shown(path);
        return Err(Failure::Usage(format!(
            "{name}: would be a folder, because each of the {} inputs has its own output: to encrypt them as one, name a folder that contains them, otherwise choose another name",
            inputs.len()
        )));
    }
    let outputs: Vec<_> = inputs
        .iter()
        .map(|path| Ok((*path, destination.output_for(named(*path), output_name)?)))
        .collect::<Result<_, _>>()?;
    let listener = Listener::new(&args.json, args.work.quiet);
    outputs.iter().try_for_each(|(_, output)| listener.check(output))?;
    // Each input is looked at once, for the progress bar and for those that are missing.
    let mut names = Names::new(inputs.len(), listener);
    let (mut jobs, mut lengths) = (Vec::new(), Vec::new());
    for (path, output) in outputs {
        match named(path).map(look) {
            // Report missing inputs before we ask for a passphrase.
            Some(Err(error)) if error.kind() == io::ErrorKind::NotFound => {
                let failure = Failure::io(&shown_input(path), "cannot open")(error);
                names.failed(names.report(path), &failure);
                lengths.push(None);
            }
            // Opening it later reports any other error.
            looked => {
                let (length, is_plain) = looked.and_then(Result::ok).unwrap_or_default();
                jobs.push(Job { path, length, plan: Plan { output, is_plain } });
                lengths.push(length);
            }
        }
    }
    if jobs.is_empty() {
        return Ok(names.end());
    }
    let made = destination.prepare(jobs.iter().map(|job| (job.path, &*job.plan.output)))?;
    let (files, secrets) = (args.secret_files(), OnceLock::new());
    let secrets = || match secrets.get() {
        Some(secrets) => Ok(secrets),
        None => load_secrets(args).map(|loaded| secrets.get_or_init(|| loaded)),
    };
    if inputs.len() > 1 {
        secrets().inspect_err(|_| destination.clear(made))?;
    }
    let mut run = Run { all: All::of(inputs.len(), lengths.into_iter()), names };
    args.work.process(
        &jobs,
        &mut run,
        |job, alone| match open(args, job.path, &job.plan, &files)? {
            Opened::Skipped(why) => Ok(Done::Skipped(why)),
            // For one input, everything else is checked before we ask for a passphrase.
            Opened::Open(source, target) => {
                Ok(Done::Encrypted(Box::new(encrypt(args, source, target, secrets()?, alone)?)))
            }
        },
        |job, done, report, run| match done {
            Done::Skipped(why) => run.names.done(report.skipped(&shown_input(job.path), &job.plan.output, why)),
            Done::Encrypted(encrypted) => encrypted.finish(args, &mut run.names, report.with_output(&job.plan.output)),
        },
    );
    Ok(run.names.end_in(&destination, made))
}

fn output_name(_: &Path, name: &OsStr) -> Result<OsString, Failure> {
    let mut name = name.to_owned();
    name.push(".");
    name.push(EXTENSION);
    Ok(name)
}

/// A parser for suites, with completions for shells.
fn suite_parser() -> impl TypedValueParser<Value = Suite> {
    PossibleValuesParser::new(Suite::ALL.map(Suite::name)).try_map(|name| name.parse::<Suite>())
}

pub(crate) fn shown_input(path: Option<&Path>) -> String {
    named(path).map_or_else(|| "standard input".to_owned(), shown)
}

/// Why `--skip-existing` skips an input.
pub(crate) const EXISTS: &str = "its output already exists";
const ENCRYPTED: &str = "it is already encrypted";

/// An opened input and its target.
enum Opened {
    Open(Plaintext, Target),
    Skipped(&'static str),
}

/// The data to encrypt.
enum Plaintext {
    Stream(Box<Input>),
    Folder(Box<Packer>),
}

impl Plaintext {
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

impl Read for Plaintext {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Stream(input) => input.read(out),
            Self::Folder(packer) => packer.read(out),
        }
    }
}

/// An input that is not open yet.
struct Plan {
    output: PathBuf,
    /// Whether it is certainly a file, and neither a link nor an open descriptor.
    is_plain: bool,
}

/// The length of an input that is a file, and whether it is plain.
fn look(path: &Path) -> io::Result<(Option<u64>, bool)> {
    let there = path.symlink_metadata()?;
    let is_plain = there.is_file() && cfg!(target_os = "linux");
    let there = if there.is_symlink() { path.metadata()? } else { there };
    Ok((there.is_file().then_some(there.len()), is_plain))
}

fn open(args: &Args, path: Option<&Path>, plan: &Plan, secrets: &SecretFiles) -> Result<Opened, Failure> {
    let Plan { output, is_plain } = plan;
    // An encrypted file is never empty, so an empty output must come from an interrupted command.
    // Don't skip it.
    if args.skip_existing && output.metadata().is_ok_and(|there| !there.is_file() || there.len() > 0) {
        return Ok(Opened::Skipped(EXISTS));
    }
    if let Some(path) = named(path).filter(|_| args.output.is_none() && !is_plain)
        && path.metadata().is_ok_and(|there| !(there.is_file() || there.is_dir()) || is_descriptor(path))
    {
        return Err(Failure::Usage(format!(
            "{}: is neither a file nor a folder: choose an output with -o FILE, or pipe the data in",
            shown(path)
        )));
    }
    let rules = Rules { secrets, force: args.force, preserve: args.preserve, text: false };
    let (source, target) = match named(path).filter(|_| !is_plain).map(is_folder).transpose()?.flatten() {
        Some(path) => {
            let name = shown(path);
            let there = path.metadata().map_err(Failure::io(&name, "cannot open"))?;
            let target = Target::check_for_folder(output, &there, rules)?;
            if is_inside(output, path) {
                return Err(Failure::Usage(format!(
                    "{}: is inside the folder to encrypt: choose another place with -o",
                    shown(output)
                )));
            }
            if !args.work.quiet && !args.has_other_secret(|key| is_inside(key, path)) {
                say(format_args!(
                    "{name}: contains its own key: keep a copy elsewhere, because nothing else opens {}",
                    shown(output)
                ));
            }
            (Plaintext::Folder(Box::new(Packer::open(path)?)), target)
        }
        None => {
            let mut input = Box::new(Input::open(path)?);
            check_apart(&input, secrets)?;
            if !args.has_other_secret(|key| secrets.have(key, input.identity())) {
                return Err(Failure::Usage(format!(
                    "{}: is the key to encrypt with, so nothing could open the output without it: leave it out, or add another secret (-p, -R or -k)",
                    input.name()
                )));
            }
            if args.skip_existing && input.is_encrypted()? {
                return Ok(Opened::Skipped(ENCRYPTED));
            }
            let target = Target::check(output, &input, rules)?;
            (Plaintext::Stream(input), target)
        }
    };
    // Fail now rather than after encrypting everything up to the limit.
    if let Some(length) = source.length().filter(|length| *length > args.suite.max_plaintext()) {
        let (suite, max) = (args.suite.name(), args.suite.max_plaintext());
        let error = Error::TooLong { suite, max };
        return Err(Failure::Usage(format!(
            "{}: {error} (it is {length} bytes long; other suites allow more)",
            source.name()
        )));
    }
    Ok(Opened::Open(source, target))
}

impl Args {
    /// The files with secrets.
    fn secret_files(&self) -> SecretFiles {
        SecretFiles::new(self.secrets.files().into_iter().chain(self.lock.files()).chain(self.new_key.clone()))
    }

    /// Whether a secret other than these keys and identities can open the output. Also true if no
    /// key or identity was given.
    fn has_other_secret(&self, is_one: impl Fn(&Path) -> bool) -> bool {
        let mut keys = self.secrets.keys_and_identities().chain(&self.new_key).peekable();
        let only_keys = keys.peek().is_some() && !self.secrets.has_passphrase() && self.lock.is_empty();
        !only_keys || keys.any(|key| !is_one(key))
    }
}

/// Returns the path if it is a folder.
fn is_folder(path: &Path) -> Result<Option<&Path>, Failure> {
    match path.metadata() {
        Ok(there) => Ok(there.is_dir().then_some(path)),
        // Opening it later reports the error.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::io(&shown(path), "cannot open")(error)),
    }
}

/// Whether a new file would be inside a folder.
fn is_inside(file: &Path, within: &Path) -> bool {
    let at = |path: &Path| path.canonicalize().ok();
    file != Path::new("-") && at(folder(file)).zip(at(within)).is_some_and(|(file, within)| file.starts_with(within))
}

/// The result for an input.
enum Done {
    Encrypted(Box<Encrypted>),
    Skipped(&'static str),
}

/// A complete output without its final name.
struct Encrypted {
    /// The name of the input.
    name: String,
    output: Output,
    content: Content,
    /// Whether the input was encrypted already.
    encrypted_already: bool,
    /// Bytes of the plaintext.
    bytes: u64,
    /// Bytes of the output.
    written: u64,
}

impl Encrypted {
    fn finish(self, args: &Args, names: &mut Names, report: Report) -> Result<(), Failure> {
        if self.encrypted_already && !args.work.quiet {
            say(format_args!("{}: is already encrypted, encrypting it again", self.name));
        }
        let kind = if self.content == Content::Folder { "folder" } else { "file" };
        let report = report
            .with("content", kind)
            .with("suite", args.suite.name())
            .with("plaintext_length", self.bytes)
            .with("encrypted_already", self.encrypted_already)
            .with("file_length", self.written);
        self.output.finish(names, report)
    }
}

/// Encrypts an input. `alone` is the state of the command if no other input is processed at the
/// same time.
fn encrypt(
    args: &Args,
    mut source: Plaintext,
    target: Target,
    secrets: &[Secret],
    alone: Option<&mut Run>,
) -> Result<Encrypted, Failure> {
    let name = source.name().to_owned();
    let all = alone.map(|run| {
        run.names.make_way(source.length());
        &mut run.all
    });
    let content = match &source {
        Plaintext::Stream(_) => Content::File,
        Plaintext::Folder(_) => Content::Folder,
    };
    let known = source.length();
    let is_short = known.is_some_and(|length| length <= Options::SHORT);
    let encrypted_already = match &mut source {
        Plaintext::Stream(input) if !is_short => input.is_encrypted()?,
        _ => false,
    };
    let mut output = target.open()?;
    // A short input gets a short header, even from a pipe.
    let mut input = match known {
        Some(_) if !is_short => Ahead::unread(&mut source),
        Some(length) => Ahead::read_known(&mut source, length).map_err(Failure::file(&name))?,
        None => Ahead::read(&mut source).map_err(Failure::file(&name))?,
    };
    let beginning = input.beginning().get(..Kind::ENCRYPTED_BYTES).unwrap_or_default();
    let encrypted_already = encrypted_already || Kind::detect(beginning) == Kind::Encrypted;
    let length = known.or(input.length());
    let options =
        Options { content, suite: args.suite, level: Some(args.work.level()?), ..Options::for_length(length) };
    let options = args.lock.options(options);
    let (header, sealer) =
        Header::create(&options, secrets, &mut Drawn { bytes: [0; 128], left: 0 }).map_err(Failure::file(&name))?;
    // A short output is written at once.
    let mut buffered = BufWriter::with_capacity(if is_short { Options::SHORT as usize } else { 0 }, &mut output);
    let in_write = |source| Error::Write { offset: 0, source };
    let seal = |transfer: Transfer<'_>| {
        buffered.write_all(header.as_bytes()).map_err(in_write)?;
        let bytes = sealer.encrypt(&mut input, &mut buffered, transfer)?;
        buffered.flush().map_err(in_write)?;
        Ok(bytes)
    };
    let (outcome, _) = args.work.transfer(all, length, false, seal);
    // If writing failed, nothing more is written.
    drop(buffered.into_parts());

    let outcome = outcome.map_err(|error| match error {
        Error::Write { offset, source } => output.failure(offset, source),
        // The input is valid, but it needs another suite.
        error @ Error::TooLong { .. } => Failure::Usage(format!("{name}: {error}")),
        other => Failure::file(&name)(other),
    });
    let changed = |name| {
        let outcome = if output.is_visible() { "do not use the output" } else { "nothing was written" };
        Failure::Changed { name, outcome }
    };
    let bytes = match &mut source {
        Plaintext::Stream(input) => {
            let bytes = outcome?;
            if input.has_changed() {
                return Err(changed(name));
            }
            bytes
        }
        Plaintext::Folder(packer) => {
            let outcome = outcome.map_err(|failure| packer.failure().unwrap_or(failure));
            let bytes = outcome.map_err(|failure| match failure {
                Failure::Changed { name, .. } => changed(name),
                other => other,
            })?;
            if !args.work.quiet {
                packer.remarks();
            }
            bytes
        }
    };
    let written = header.layout(bytes).map_err(Failure::file(&name))?.file_len();
    Ok(Encrypted { name, output, content, encrypted_already, bytes, written })
}

/// The random numbers for one file, which the system gives in one call.
struct Drawn {
    bytes: [u8; 128],
    /// How many of them are left.
    left: usize,
}

impl Drop for Drawn {
    fn drop(&mut self) {
        wipe(&mut self.bytes);
    }
}

impl Randomness for Drawn {
    fn fill(&mut self, out: &mut [u8]) -> phalanx_file::Result<()> {
        if out.len() > self.bytes.len() {
            return SystemRandom.fill(out);
        }
        if out.len() > self.left {
            SystemRandom.fill(&mut self.bytes)?;
            self.left = self.bytes.len();
        }
        let drawn = &mut self.bytes[self.left - out.len()..self.left];
        out.copy_from_slice(drawn);
        wipe(drawn);
        self.left -= out.len();
        Ok(())
    }
}

fn load_secrets(args: &Args) -> Result<Vec<Secret>, Failure> {
    if args.secrets.is_empty() && args.lock.is_empty() && args.new_key.is_none() {
        return Err(Failure::Usage(
            "no secret to encrypt with: use --key KEYFILE, --new-key KEYFILE, -R PUBLICKEYFILE or --passphrase (see --help)"
                .to_owned(),
        ));
    }
    if args.new_key.as_deref() == Some(Path::new("-")) {
        return Err(Failure::Usage("--new-key: cannot be standard output: specify a file".to_owned()));
    }
    let mut secrets = args.secrets.load(args.work.quiet)?;
    if let Some(path) = &args.new_key {
        if path.symlink_metadata().is_ok() {
            secrets.push(read_key(path, args.work.quiet, Purpose::Opening)?);
        } else {
            secrets.push(Secret::Key(keygen::create(path)?));
            if !args.work.quiet {
                let name = shown(path);
                if args.secrets.is_empty() && args.lock.is_empty() {
                    say(format_args!(
                        "created {name}: keep a copy, because the file cannot be decrypted without it; {SECOND_WAY}"
                    ));
                } else {
                    say(format_args!(
                        "created {name}: keep a copy; each of the given secrets opens the file without the others"
                    ));
                }
            }
        }
    }
    let keys: Vec<_> = args.secrets.keys().chain(&args.new_key).collect();
    fold_keys(&mut secrets, &keys, args.work.quiet);
    args.lock.add_to(&mut secrets, args.work.quiet)?;
    // Run Argon2id only once for all files of this command.
    Ok(secrets.into_iter().map(sharing_salt).collect())
}

fn sharing_salt(secret: Secret) -> Secret {
    match secret {
        Secret::Passphrase(passphrase) => Secret::Passphrase(passphrase.sharing_salt()),
        other => other,
    }
}
