//! `phalanx keygen`: makes a key file, or an identity with its public key.

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
  phalanx keygen my.key
  phalanx encrypt --key my.key report.pdf

  phalanx keygen --identity me.key          and me.key.pub, for everybody
  phalanx encrypt -R me.key.pub report.pdf  whoever has me.key.pub can encrypt
  phalanx decrypt -i me.key report.pdf.phx  and only who has me.key can decrypt

Whoever has the key file or the identity can read everything encrypted with it. Without it nobody can. Keep a copy apart from the data, or \
encrypt with a second secret as well, such as a passphrase kept on paper (encrypt -k my.key -p). When you give a public key to somebody, compare \
its fingerprint with them (phalanx fingerprint me.key.pub).";

/// What to do against the loss of a secret.
pub(crate) const SECOND_WAY: &str =
    "for a second way in, encrypt with another secret as well (-k OTHER.key, -R OTHER.pub or -p)";

/// Make a key file, or an identity with its public key
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to make, readable by its owner only; an existing file is never overwritten; `-` for standard output
    #[arg(value_name = "KEYFILE")]
    path: PathBuf,

    /// Make an identity, and KEYFILE.pub with its public key
    #[arg(long)]
    identity: bool,

    /// No remarks
    #[arg(short, long)]
    quiet: bool,

    /// Show the public key of the identity KEYFILE, which exists
    #[arg(long, conflicts_with_all = ["identity", "passphrase-source", "cost"])]
    public: bool,

    /// With --public: read the passphrase of a locked identity from a file of one line, instead of asking
    #[arg(long, value_name = "FILE", requires = "public")]
    identity_passphrase_file: Option<PathBuf>,

    /// With --identity: lock it with a passphrase
    #[command(flatten)]
    passphrase: PassphraseArgs,

    /// Make a passphrase of eight words, show it, and lock with it
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
    if args.identity {
        return make_identity(args, locked);
    }
    if locked {
        return Err(Failure::Usage("a passphrase locks identities: give --identity, too".to_owned()));
    }
    if args.path != Path::new("-") {
        create(&args.path)?;
        if !args.quiet && io::stderr().is_terminal() {
            let name = shown(&args.path);
            say(format_args!("made {name}; keep a copy, without it nothing can be decrypted; {SECOND_WAY}"));
        }
        return Ok(());
    }
    streams::check_stdout()?;
    let name = "standard output";
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(name))?;
    io::stdout().write_all(key.to_text().as_bytes()).map_err(Failure::io(name, "cannot write"))
}

/// Makes a key and writes it to a new file.
pub(crate) fn create(path: &Path) -> Result<SecretKey, Failure> {
    let key = SecretKey::generate(&mut SystemRandom).map_err(Failure::file(&shown(path)))?;
    write_secret(path, key.to_text().as_bytes())?;
    Ok(key)
}

fn make_identity(args: &Args, locked: bool) -> Result<(), Failure> {
    let path = &args.path;
    if path == Path::new("-") {
        return Err(Failure::Usage("an identity is two files: give the name of the secret one".to_owned()));
    }
    let mut public = OsString::from(path);
    public.push(".pub");
    let public = PathBuf::from(public);
    // Before a passphrase is asked for.
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
            "made {name}, which stays secret: keep a copy, without it nothing can be decrypted; {SECOND_WAY}"
        ));
        say(format_args!(
            "made {public} for those who encrypt; its fingerprint is {}",
            identity.recipient().fingerprint()
        ));
    }
    Ok(())
}

/// What a file with one public key holds.
fn public_text(identity: &Identity) -> String {
    let recipient = identity.recipient();
    format!("# phalanx public key {}\n{recipient}\n", recipient.fingerprint())
}
