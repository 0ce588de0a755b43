//! `phalanx encrypt`.

use std::path::{Path, PathBuf};

use phalanx_file::{Error, Header, Options, Secret, Suite, SystemRandom};

use crate::failure::{Failure, for_each, say, shown};
use crate::input::Input;
use crate::keygen;
use crate::output::{Rules, Target};
use crate::secrets::{Ask, SecretArgs, read_key};
use crate::work::{WorkArgs, inputs};
use std::process::ExitCode;

/// What is appended to the name of an encrypted file.
pub(crate) const EXTENSION: &str = "phx";

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf        make my.key if need be, write report.pdf.phx
  phalanx encrypt -k my.key -o backup.phx report.pdf
  phalanx encrypt -k my.key *.jpg                    each into a file of its own
  phalanx encrypt -p report.pdf                      ask for a passphrase
  phalanx encrypt -k mine.key -k yours.key plan.txt  either key opens it
  tar c folder | phalanx encrypt -k my.key > folder.tar.phx
  pass show backup | phalanx encrypt --passphrase-fd 0 report.pdf

Suites:
  kalyna-256/256-gcm  take this one, if nothing else decides
  kalyna-128/256-gcm  somewhat faster; at most 256 TiB in a file
  kalyna-512/512-gcm  the largest blocks and keys of DSTU 7624
  kuznyechik-mgm      where GOST R 34.12 is asked for; at most 128 TiB
  magma-mgm           where it must be Magma: at most 4 GiB, and tags of 8 bytes
  ublock-128/256-gcm  where uBlock is asked for; at most 256 TiB

FILE is what is encrypted; KEYFILE is the secret that locks it. FILE itself is left as it is.";

/// Encrypt files
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The files to encrypt; `-` or none for standard input
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Where to write; `-` for standard output [default: FILE.phx, or standard output if the input is standard input]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Key file to use, and to make first if it does not exist
    #[arg(long, value_name = "KEYFILE")]
    new_key: Option<PathBuf>,

    /// Cipher suite, one of those below
    #[arg(long, default_value_t)]
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
    if inputs.len() > 1 && args.output.is_some() {
        return Err(Failure::Usage("several files cannot go into one output; leave -o away".to_owned()));
    }
    if let [one] = inputs[..] {
        // Everything that can be refused is, before a passphrase is asked for.
        let (input, target) = open(args, one)?;
        let secrets = load_secrets(args)?;
        return encrypt(args, input, target, &secrets).map(|()| ExitCode::SUCCESS);
    }
    let secrets = load_secrets(args)?;
    Ok(for_each(inputs, |path| {
        let (input, target) = open(args, path)?;
        encrypt(args, input, target, &secrets)
    }))
}

fn open(args: &Args, path: Option<&Path>) -> Result<(Input, Target), Failure> {
    let input = Input::open(path)?;
    args.secrets.check(&input)?;
    let output = match (&args.output, path) {
        (Some(output), _) => output.clone(),
        (None, Some(path)) if !input.is_stdin() => {
            let mut name = path.to_owned().into_os_string();
            name.push(".");
            name.push(EXTENSION);
            name.into()
        }
        (None, _) => PathBuf::from("-"),
    };
    let secrets: Vec<_> = args.secrets.files().into_iter().chain(args.new_key.clone()).collect();
    let rules = Rules { secrets: &secrets, force: args.force, preserve: args.preserve, text: false };
    let target = Target::check(&output, &input, rules)?;
    Ok((input, target))
}

fn encrypt(args: &Args, mut input: Input, target: Target, secrets: &[Secret]) -> Result<(), Failure> {
    let name = input.name().to_owned();
    let length = input.length();
    let options = Options { suite: args.suite, level: Some(args.work.level()?), ..Options::for_length(length) };
    let (header, sealer) = Header::create(&options, secrets, &mut SystemRandom).map_err(Failure::file(&name))?;
    let mut output = target.open()?;
    let mut writer = output.writer();
    let written = writer.write_all(header.as_bytes()).map_err(|source| Error::Write { offset: 0, source });
    let (outcome, _) = args
        .work
        .transfer(length, false, |transfer| written.and_then(|()| sealer.encrypt(&mut input, &mut writer, transfer)));
    drop(writer);

    outcome.map_err(|error| match error {
        Error::Write { offset, source } => output.failure(offset, source),
        other => Failure::file(&name)(other),
    })?;
    if input.has_changed() {
        let outcome = if output.is_visible() { "what was written is not to be used" } else { "nothing was written" };
        return Err(Failure::Changed { name, outcome });
    }
    output.finish()
}

fn load_secrets(args: &Args) -> Result<Vec<Secret>, Failure> {
    if args.secrets.is_empty() && args.new_key.is_none() {
        return Err(Failure::Usage(
            "say what to lock it with: --key KEYFILE, --new-key KEYFILE or --passphrase (see --help)".to_owned(),
        ));
    }
    let mut secrets = args.secrets.load(Ask::Twice)?;
    if let Some(path) = &args.new_key {
        if path.symlink_metadata().is_ok() {
            secrets.push(read_key(path)?);
        } else {
            secrets.push(Secret::Key(keygen::create(path)?));
            if !args.work.quiet {
                let name = shown(path);
                say(format_args!("made {name}; keep a copy, without it the file cannot be decrypted"));
            }
        }
    }
    Ok(secrets)
}
