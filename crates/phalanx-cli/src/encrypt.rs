//! `phalanx encrypt`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use phalanx_file::{Error, Header, Options, Secret, Suite, SystemRandom, Transfer};

use crate::failure::{Failure, say, shown};
use crate::input::Input;
use crate::output::Target;
use crate::secrets::{Ask, SecretArgs, read_key};
use crate::{keygen, progress};

/// What is appended to the name of an encrypted file.
pub(crate) const EXTENSION: &str = "phx";

const EXAMPLES: &str = "\
Examples:
  phalanx encrypt --new-key my.key report.pdf        make my.key if need be, write report.pdf.phx
  phalanx encrypt -k my.key -o backup.phx report.pdf
  phalanx encrypt -p report.pdf                      ask for a passphrase
  phalanx encrypt -k mine.key -k yours.key plan.txt  either key opens it
  tar c folder | phalanx encrypt -k my.key > folder.tar.phx

FILE is what is encrypted; KEYFILE is the secret that locks it. FILE itself is left as it is.";

/// Encrypt a file
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to encrypt; `-` or none for standard input
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,

    /// Where to write; `-` for standard output [default: FILE.phx, or standard output if the input is standard input]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Key file to use, and to make first if it does not exist
    #[arg(long, value_name = "KEYFILE")]
    new_key: Option<PathBuf>,

    /// Cipher suite: kalyna-256/256-gcm, kalyna-128/256-gcm or kalyna-512/512-gcm
    #[arg(long, default_value_t)]
    suite: Suite,

    /// Worker threads [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Replace the output if it exists
    #[arg(short, long)]
    force: bool,

    /// No progress bar and no remarks
    #[arg(short, long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut input = Input::open(args.input.as_deref())?;
    args.secrets.check(&input)?;
    let name = input.name().to_owned();
    let path = match (&args.output, &args.input) {
        (Some(output), _) => output.clone(),
        (None, Some(path)) if !input.is_stdin() => {
            let mut name = path.clone().into_os_string();
            name.push(".");
            name.push(EXTENSION);
            name.into()
        }
        (None, _) => PathBuf::from("-"),
    };
    let secret_files: Vec<_> = args.secrets.files().into_iter().chain(args.new_key.clone()).collect();
    let target = Target::check(&path, &input, &secret_files, args.force, false)?;
    let secrets = load_secrets(args)?;

    let length = input.length();
    let options = Options { suite: args.suite, ..Options::for_length(length) };
    let (header, payload) = Header::create(&options, &secrets, &mut SystemRandom).map_err(Failure::file(&name))?;
    let mut output = target.open()?;
    let bar = progress::bar(length, args.quiet);
    let mut tell = |done| bar.set_position(done);
    let transfer = Transfer { threads: args.threads, progress: Some(&mut tell) };
    let mut writer = output.writer();
    let outcome = writer
        .write_all(header.as_bytes())
        .map_err(Error::Write)
        .and_then(|()| payload.encrypt(&mut input, &mut writer, transfer));
    drop(writer);
    bar.finish_and_clear();

    let done = outcome.map_err(|error| match error {
        Error::Write(source) => Failure::io(output.name(), "cannot write")(source),
        other => Failure::file(&name)(other),
    })?;
    // Some special files call themselves empty; of any other, another length means another hand.
    if let Some(expected) = length.filter(|length| *length != 0 && *length != done) {
        return Err(Failure::Changed { name, have: done, expected });
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
            if !args.quiet {
                let name = shown(path);
                say(format_args!("made {name}; keep a copy, without it the file cannot be decrypted"));
            }
        }
    }
    Ok(secrets)
}
