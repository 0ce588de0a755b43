//! `phalanx keygen`: creates a key file, or an identity and its public key.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use phalanx_file::{Identity, SecretKey, SystemRandom};

use crate::failure::{Failure, say, shown};
use crate::output::{write_public, write_secret};
use crate::paths::exists_never;
use crate::secrets::{CostArgs, PassphraseArgs, Purpose, check_typable, generate, read_identity, remark_weak};
use crate::streams::{self, print};

const EXAMPLES: &str = "\
Examples:
  phalanx keygen my.key                     create a key file
  phalanx encrypt --key my.key report.pdf   encrypt with it

  phalanx keygen --identity me.key          create me.key and me.key.pub
  phalanx encrypt -R me.key.pub report.pdf  anyone with me.key.pub can encrypt
  phalanx decrypt -i me.key report.pdf.phx  only the owner of me.key can decrypt

Anyone who has the key file or identity can read everything encrypted with it. If you lose it, nobody can. Keep a copy away from the data, \
or also encrypt with a second secret, such as a passphrase on paper (encrypt -k my.key -p). Compare fingerprints with anyone you give a \
public key to (phalanx fingerprint me.key.pub).";

/// A second way in, in case a secret is lost.
pub(crate) const SECOND_WAY: &str = "or also encrypt with a second secret (-k OTHER.key, -R OTHER.pub or -p)";

/// Create a key file, or an identity and its public key
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// File to create, readable only by its owner; an existing file is never replaced; `-` for standard output
    #[arg(value_name = "KEYFILE")]
    path: PathBuf,

    /// Create an identity, and KEYFILE.pub with its public key
    #[arg(long)]
    identity: bool,

    /// Do not print notes
    #[arg(short, long)]
    quiet: bool,

    /// Print the public key of the existing identity KEYFILE
    #[arg(long, conflicts_with_all = ["identity", "passphrase-source", "cost"])]
    public: bool,

    /// With --public: read the passphrase of a locked identity from a one-line file instead of
    /// asking
    #[arg(long, value_name = "FILE", requires = "public")]
    identity_passphrase_file: Option<PathBuf>,

    /// With --identity: encrypt it with a passphrase
    #[command(flatten)]
    passphrase: PassphraseArgs,

    /// With --identity: generate an eight-word passphrase, show it, and encrypt the identity with
    /// it
    #[arg(long, group = "passphrase-source")]
    generate_passphrase: bool,

    #[command(flatten)]
    cost: CostArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let locked = args.generate_passphrase || !args.passphrase.is_empty();
    if args.public {
        let passphrase_file = args.identity_passphrase_file.as_deref();
        let identity = read_identity(&args.path, passphrase_file, args.quiet, Purpose::Showing)?;
        return print(&public_text(&identity));
    }
    if locked && !args.identity {
        return Err(Failure::Usage("a passphrase can encrypt only an identity: add --identity".to_owned()));
    }
    args.cost.check(locked)?;
    if args.identity {
        return make_identity(args, locked);
    }
    if args.path != Path::new("-") {
        create(&args.path)?;
        if !args.quiet && io::stderr().is_terminal() {
            let name = shown(&args.path);
            say(format_args!("created {name}: keep a copy, because nothing can be decrypted without it; {SECOND_WAY}"));
        }
        return Ok(());
    }
    streams::check_stdout()?;
    let name = "standard output";
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(name))?;
    io::stdout().write_all(key.to_text().as_bytes()).map_err(Failure::io(name, "cannot write"))
}

/// Generates a key and writes it to a new file.
pub(crate) fn create(path: &Path) -> Result<SecretKey, Failure> {
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(&shown(path)))?;
    write_secret(path, key.to_text().as_bytes())?;
    Ok(key)
}

fn make_identity(args: &Args, locked: bool) -> Result<(), Failure> {
    let path = &args.path;
    if path == Path::new("-") {
        return Err(Failure::Usage(
            "an identity is two files, which standard output cannot hold: specify a file".to_owned(),
        ));
    }
    let mut public = OsString::from(path);
    public.push(".pub");
    let public = PathBuf::from(public);
    // Check this before asking for a passphrase.
    for path in [path, &public] {
        if path.symlink_metadata().is_ok() {
            return Err(exists_never(path));
        }
    }
    let name = shown(path);
    let identity = Identity::generate(&mut SystemRandom).map_err(Failure::file(&name))?;
    if locked {
        args.cost.remark();
        let passphrase = match args.passphrase.load(args.quiet)? {
            Some(passphrase) => {
                check_typable(&passphrase)?;
                remark_weak(&passphrase);
                passphrase
            }
            None => generate()?,
        };
        let file = identity.lock(&passphrase, args.cost.cost(), &mut SystemRandom).map_err(Failure::file(&name))?;
        write_secret(path, &file)?;
    } else {
        write_secret(path, identity.to_text().as_bytes())?;
    }
    write_public(&public, public_text(&identity).as_bytes())?;
    if !args.quiet {
        let public = shown(&public);
        say(format_args!(
            "created {name}: keep it secret, and keep a copy, because nothing can be decrypted without it; {SECOND_WAY}"
        ));
        say(format_args!(
            "created {public}, give it to anyone who encrypts for you: its fingerprint is {}",
            identity.recipient().fingerprint()
        ));
    }
    Ok(())
}

/// The contents of a public key file.
fn public_text(identity: &Identity) -> String {
    let recipient = identity.recipient();
    format!("# phalanx public key {}\n{recipient}\n", recipient.fingerprint())
}
