//! What the user locks and opens files with: key files and passphrases, never on the command line.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use phalanx_file::{Header, Passphrase, Secret, SecretKey};
use zeroize::Zeroizing;

use crate::failure::{Failure, shown};
use crate::input::Input;
use crate::interrupt;
#[cfg(unix)]
use crate::streams;

/// Longest passphrase, in bytes.
const MAX_PASSPHRASE: usize = 4096;

/// The options that name secrets.
#[derive(clap::Args)]
pub(crate) struct SecretArgs {
    /// Key file, made by `phalanx keygen`; may be given several times
    #[arg(short, long = "key", value_name = "KEYFILE")]
    keys: Vec<PathBuf>,

    /// Ask for a passphrase on the terminal
    #[arg(short, long, group = "passphrase-source")]
    passphrase: bool,

    /// Take the passphrase from a file of one line
    #[arg(long, value_name = "FILE", group = "passphrase-source")]
    passphrase_file: Option<PathBuf>,

    /// Take the passphrase from an open file descriptor, one line
    #[cfg(unix)]
    #[arg(long, value_name = "FD", group = "passphrase-source")]
    passphrase_fd: Option<u32>,
}

/// Whether a passphrase is typed twice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ask {
    Once,
    Twice,
}

impl SecretArgs {
    /// Whether no secret was named at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.keys.is_empty() && !self.passphrase && self.source().is_none()
    }

    /// Refuses to take a secret from where the data comes from.
    pub(crate) fn check(&self, input: &Input) -> Result<(), Failure> {
        if input.is_stdin() && self.files().iter().any(|path| input.is(path)) {
            return Err(Failure::Usage("standard input cannot be both the data and a key or passphrase".to_owned()));
        }
        Ok(())
    }

    /// The files that hold the secrets, which no output may replace.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        self.keys.iter().cloned().chain(self.source().map(|(path, _)| path)).collect()
    }

    /// Reads the secrets that were named.
    pub(crate) fn load(&self, ask: Ask) -> Result<Vec<Secret>, Failure> {
        let mut secrets = self.keys.iter().map(|path| read_key(path)).collect::<Result<Vec<_>, _>>()?;
        #[cfg(unix)]
        if let Some(fd) = self.passphrase_fd
            && !streams::was_open(fd)
        {
            return Err(Failure::Usage(format!(
                "file descriptor {fd} was not open when the command began; give --passphrase-fd {fd} {fd}< FILE"
            )));
        }
        if let Some((path, name)) = self.source() {
            secrets.push(passphrase(&read_line(&path, &name)?, &name)?);
        }
        if self.passphrase {
            secrets.push(prompt(ask)?);
        }
        Ok(secrets)
    }

    /// The file that the passphrase comes from, and its name for messages.
    fn source(&self) -> Option<(PathBuf, String)> {
        #[cfg(unix)]
        if let Some(fd) = self.passphrase_fd {
            return Some((format!("/dev/fd/{fd}").into(), format!("file descriptor {fd}")));
        }
        self.passphrase_file.as_ref().map(|path| (path.clone(), shown(path)))
    }
}

/// Reads a key file.
pub(crate) fn read_key(path: &Path) -> Result<Secret, Failure> {
    let name = shown(path);
    let text = read_limited(path, &name, SecretKey::MAX_TEXT)?;
    SecretKey::from_text(&text).map(Secret::Key).map_err(Failure::file(&name))
}

/// Reads a passphrase from a file of one line.
pub(crate) fn passphrase_from(path: &Path) -> Result<Secret, Failure> {
    let name = shown(path);
    passphrase(&read_line(path, &name)?, &name)
}

/// Asks on the terminal, even when standard input is data.
pub(crate) fn prompt(ask: Ask) -> Result<Secret, Failure> {
    prompt_for("Passphrase: ", ask)
}

/// The same in other words.
pub(crate) fn prompt_for(what: &str, ask: Ask) -> Result<Secret, Failure> {
    let read = |text: &str| {
        interrupt::prompting(|| rpassword::prompt_password(text)).map(Zeroizing::new).map_err(|error| {
            Failure::Usage(format!("cannot ask for a passphrase without a terminal ({error}); give --passphrase-file"))
        })
    };
    let first = read(what)?;
    // The prompt puts these in place of what is not UTF-8, so that different passphrases would be the same.
    if first.contains('\u{fffd}') {
        return Err(Failure::Usage(
            "the passphrase is not UTF-8, which the terminal has to send; give --passphrase-file".to_owned(),
        ));
    }
    if first.len() > MAX_PASSPHRASE {
        return Err(Failure::Usage(format!("a passphrase has at most {MAX_PASSPHRASE} bytes")));
    }
    if ask == Ask::Twice && *read("Again, to be sure: ")? != *first {
        return Err(Failure::Usage("the two passphrases differ; try again".to_owned()));
    }
    passphrase(first.as_bytes(), "passphrase")
}

fn passphrase(bytes: &[u8], name: &str) -> Result<Secret, Failure> {
    Passphrase::new(bytes.to_vec()).map(Secret::Passphrase).map_err(Failure::file(name))
}

/// The one line of a file.
fn read_line(path: &Path, name: &str) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let mut line = read_limited(path, name, MAX_PASSPHRASE + 2)?;
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    }
    if line.len() > MAX_PASSPHRASE || line.contains(&b'\n') {
        return Err(Failure::Usage(format!("{name}: a passphrase is one line of at most {MAX_PASSPHRASE} bytes")));
    }
    Ok(line)
}

/// Reads a file of at most `limit` bytes, and one more of a longer one. The buffer never grows, so it leaves no copies.
fn read_limited(path: &Path, name: &str, limit: usize) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let file = File::open(path).map_err(Failure::io(name, "cannot open"))?;
    let mut bytes = Zeroizing::new(vec![0; limit + 1]);
    let mut have = 0;
    let mut file = file.take(limit as u64 + 1);
    loop {
        match file.read(&mut bytes[have..]).map_err(Failure::io(name, "cannot read"))? {
            0 => break,
            n => have += n,
        }
    }
    bytes.truncate(have);
    Ok(bytes)
}

/// The secrets for one file after the other: read once, and asked for only when a file needs it.
pub(crate) struct Keyring {
    secrets: Vec<Secret>,
    /// Whether nothing was named, so that a passphrase may be asked for.
    ask: bool,
}

impl Keyring {
    /// Reads what was named.
    pub(crate) fn new(args: &SecretArgs) -> Result<Self, Failure> {
        Ok(Self { secrets: args.load(Ask::Once)?, ask: args.is_empty() })
    }

    /// The secrets to try on a file.
    pub(crate) fn for_header(&mut self, header: &Header) -> Result<&[Secret], Failure> {
        if self.ask && header.has_passphrase() {
            self.secrets.push(prompt(Ask::Once)?);
            self.ask = false;
        }
        Ok(&self.secrets)
    }
}
