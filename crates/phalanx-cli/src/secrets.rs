//! What the user locks and opens files with: key files, passphrases, public keys and identities; no secret on the command line.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use phalanx_file::{Cost, Header, Identity, Passphrase, Recipient, Secret, SecretKey, SystemRandom};
use zeroize::Zeroizing;

use crate::failure::{Failure, plain, say, shown};
use crate::input::Input;
use crate::interrupt;
use crate::memory;
use crate::paths::is_descriptor;
use crate::streams;

/// Longest passphrase, in bytes.
const MAX_PASSPHRASE: usize = 4096;

/// No secret is longer where it is not encrypted: key files and identities have 4,096 bytes.
const MAX_SECRET: usize = 2 * 4096;

/// The options that name secrets.
#[derive(clap::Args)]
pub(crate) struct SecretArgs {
    /// Key file, made by `phalanx keygen`; may be given several times
    #[arg(short, long = "key", value_name = "KEYFILE")]
    keys: Vec<PathBuf>,

    /// Identity, made by `phalanx keygen --identity`; may be given several times
    #[arg(short, long = "identity", value_name = "IDENTITY")]
    identities: Vec<PathBuf>,

    /// Take the passphrase of a locked identity from a file of one line, instead of asking
    #[arg(long, value_name = "FILE", requires = "identities")]
    identity_passphrase_file: Option<PathBuf>,

    #[command(flatten)]
    passphrase: PassphraseArgs,

    /// Try a passphrase on all slots of a file in format version 1, however many and costly; only if you know who made it
    #[arg(long)]
    trust_costs: bool,
}

/// The options that say where a passphrase comes from.
#[derive(clap::Args)]
pub(crate) struct PassphraseArgs {
    /// Ask for a passphrase on the terminal
    #[arg(short, long, group = "passphrase-source")]
    passphrase: bool,

    /// Take the passphrase from a file of one line
    #[arg(long, value_name = "FILE", group = "passphrase-source")]
    passphrase_file: Option<PathBuf>,

    /// Take the passphrase from an open file descriptor, one line
    #[cfg(unix)]
    #[arg(long, value_name = "FD", group = "passphrase-source", value_parser = descriptor, allow_negative_numbers = true)]
    passphrase_fd: Option<u32>,
}

/// The options that name public keys.
#[derive(clap::Args)]
pub(crate) struct RecipientArgs {
    /// Public key, as phx1..., whose identity is to open it; may be given several times
    #[arg(short, long = "recipient", value_name = "RECIPIENT")]
    recipients: Vec<String>,

    /// File of public keys, one to a line, as `phalanx keygen --identity` makes; may be given several times
    #[arg(short = 'R', long = "recipients-file", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl RecipientArgs {
    /// Whether none was named.
    pub(crate) fn is_empty(&self) -> bool {
        self.recipients.is_empty() && self.files.is_empty()
    }

    /// The files of public keys.
    pub(crate) fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Those of the command line.
    pub(crate) fn named(&self) -> Result<Vec<Recipient>, Failure> {
        self.recipients.iter().map(|text| text.parse().map_err(Failure::file("--recipient"))).collect()
    }

    /// Those of the files.
    pub(crate) fn listed(&self) -> Result<Vec<Recipient>, Failure> {
        let lists = self.files.iter().map(|path| read_recipients(path)).collect::<Result<Vec<_>, _>>()?;
        Ok(lists.concat())
    }
}

/// Reads a file of public keys.
pub(crate) fn read_recipients(path: &Path) -> Result<Vec<Recipient>, Failure> {
    let name = shown(path);
    Recipient::list(&Contents::read(path, &name, Recipient::MAX_LIST)?.bytes).map_err(Failure::file(&name))
}

/// A public key for people: its fingerprint, and the name that the list has for it.
pub(crate) fn described(recipient: &Recipient) -> String {
    match recipient.name() {
        "" => recipient.fingerprint().to_string(),
        name => format!("{} ({})", recipient.fingerprint(), plain(name)),
    }
}

/// How a passphrase is stretched.
#[derive(clap::Args)]
pub(crate) struct CostArgs {
    /// What a guess of a passphrase costs: memory, passes and lanes of Argon2id, as 1GiB,3 or 2GiB,1,4; or rfc9106, rfc9106-small
    /// [default: 256MiB,3,1]
    #[arg(long, value_name = "MEMORY,PASSES[,LANES]")]
    cost: Option<Cost>,
}

impl CostArgs {
    pub(crate) fn cost(&self) -> Cost {
        self.cost.unwrap_or_default()
    }

    /// Says so if guesses are cheap.
    pub(crate) fn remark(&self) {
        let least = Cost::RFC_9106_SMALL;
        if self.cost.is_some_and(|cost| cost.work() < least.work()) {
            say(format_args!("this cost makes guesses of the passphrase cheap: RFC 9106 advises {least} at least"));
        }
    }
}

/// Says so if a passphrase is easily guessed. Nobody is kept from using it.
pub(crate) fn remark_weak(passphrase: &Passphrase) {
    if let Some(weakness) = passphrase.weakness() {
        say(format_args!(
            "the passphrase is {weakness}: whoever has the file can try billions; take several random words (--generate-passphrase)"
        ));
    }
}

/// Makes a passphrase and shows it, once and before anything is locked with it.
pub(crate) fn generate() -> Result<Passphrase, Failure> {
    streams::check_stderr()?;
    let passphrase = Passphrase::generate(&mut SystemRandom).map_err(Failure::file("passphrase"))?;
    let mut line = Zeroizing::new(Vec::with_capacity(256));
    memory::lock(passphrase.as_bytes());
    for part in [b"phalanx: the passphrase is ", passphrase.as_bytes(), b"; write it down, it is not shown again\n"] {
        line.extend_from_slice(part);
    }
    memory::lock(&line);
    std::io::stderr().write_all(&line).map_err(Failure::io("standard error", "cannot show the passphrase"))?;
    Ok(passphrase)
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
        self.keys.is_empty() && self.identities.is_empty() && self.passphrase.is_empty()
    }

    /// Refuses to take a secret from where the data comes from.
    pub(crate) fn check(&self, input: &Input) -> Result<(), Failure> {
        check_apart(input, &self.files())
    }

    /// The files that hold the secrets, which no output may replace.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let named = self.keys.iter().chain(&self.identities).chain(&self.identity_passphrase_file).cloned();
        named.chain(self.passphrase.source().map(|(path, _)| path)).collect()
    }

    /// Reads the secrets that were named.
    pub(crate) fn load(&self, ask: Ask, quiet: bool) -> Result<Vec<Secret>, Failure> {
        let mut secrets = self.keys.iter().map(|path| read_key(path, quiet)).collect::<Result<Vec<_>, _>>()?;
        for path in &self.identities {
            secrets.push(Secret::Identity(read_identity(path, self.identity_passphrase_file.as_deref(), quiet)?));
        }
        secrets.extend(self.passphrase.load(ask, quiet)?.map(Secret::Passphrase));
        Ok(secrets)
    }
}

/// A descriptor as it is written on the command line: one of those that are looked at when the program begins.
#[cfg(unix)]
fn descriptor(text: &str) -> Result<u32, &'static str> {
    let number = text.parse().ok().filter(|number| *number <= streams::LAST_DESCRIPTOR);
    number.ok_or("give the number of an open file descriptor, from 0 to 255, as in --passphrase-fd 3 3< FILE")
}

impl PassphraseArgs {
    /// Whether none was asked for.
    pub(crate) fn is_empty(&self) -> bool {
        !self.passphrase && self.source().is_none()
    }

    /// Reads the passphrase from where it comes from.
    pub(crate) fn load(&self, ask: Ask, quiet: bool) -> Result<Option<Passphrase>, Failure> {
        #[cfg(unix)]
        if let Some(fd) = self.passphrase_fd
            && !streams::was_open(fd)
        {
            return Err(Failure::Usage(format!(
                "file descriptor {fd} was not open when the command began; give --passphrase-fd {fd} {fd}< FILE"
            )));
        }
        match self.source() {
            Some((path, name)) => read_passphrase(&path, &name, quiet).map(Some),
            None if self.passphrase => prompt("Passphrase: ", ask, ANY).map(Some),
            None => Ok(None),
        }
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

/// Refuses to take what a file is locked or opened with from where the data comes from.
pub(crate) fn check_apart(input: &Input, files: &[PathBuf]) -> Result<(), Failure> {
    if input.is_stdin() && files.iter().any(|path| input.is(path)) {
        return Err(Failure::Usage("standard input cannot be both the data and a key or passphrase".to_owned()));
    }
    Ok(())
}

/// Reads a key file.
pub(crate) fn read_key(path: &Path, quiet: bool) -> Result<Secret, Failure> {
    let name = shown(path);
    let file = Contents::read(path, &name, SecretKey::MAX_TEXT)?;
    let key = SecretKey::from_text(&file.bytes).map_err(Failure::file(&name))?;
    file.remark(path, &name, quiet);
    Ok(Secret::Key(key))
}

/// Reads an identity, and asks for its passphrase if it has one.
pub(crate) fn read_identity(path: &Path, passphrase_file: Option<&Path>, quiet: bool) -> Result<Identity, Failure> {
    let name = shown(path);
    let file = Contents::read(path, &name, Identity::MAX_FILE)?;
    if !Identity::is_locked(&file.bytes) {
        let identity = Identity::from_text(&file.bytes).map_err(Failure::file(&name))?;
        file.remark(path, &name, quiet);
        return Ok(identity);
    }
    // Whoever may read it has nothing without its passphrase.
    let passphrase = match passphrase_file {
        Some(path) => passphrase_from(path, quiet)?,
        None => prompt(&format!("Passphrase of {name}: "), Ask::Once, "--identity-passphrase-file")?,
    };
    Identity::unlock(&file.bytes, &[passphrase]).map_err(Failure::file(&name))
}

/// Reads a passphrase from a file of one line.
pub(crate) fn passphrase_from(path: &Path, quiet: bool) -> Result<Passphrase, Failure> {
    read_passphrase(path, &shown(path), quiet)
}

/// Asks on the terminal, even when standard input is data.
fn prompt(what: &str, ask: Ask, option: &str) -> Result<Passphrase, Failure> {
    Passphrase::from_bytes(type_in(what, ask, option)?.as_bytes()).map_err(Failure::file("passphrase"))
}

/// The option that takes a passphrase where there is no terminal.
const ANY: &str = "--passphrase-file";

/// The same for one that is to be used from now on.
pub(crate) fn prompt_for(what: &str) -> Result<Passphrase, Failure> {
    prompt(what, Ask::Twice, ANY)
}

fn type_in(what: &str, ask: Ask, option: &str) -> Result<Zeroizing<String>, Failure> {
    let read = |text: &str| {
        interrupt::prompting(|| rpassword::prompt_password(text)).map(Zeroizing::new).map_err(|error| {
            Failure::Usage(match error.kind() {
                ErrorKind::Interrupted => interrupt::by_the_user("no passphrase was typed"),
                ErrorKind::UnexpectedEof => "no passphrase was typed".to_owned(),
                _ => format!("cannot ask for a passphrase without a terminal ({error}); give {option}"),
            })
        })
    };
    let first = read(what)?;
    memory::lock(first.as_bytes());
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
        return Err(Failure::Usage(
            "the two passphrases differ, and nothing was done; run the command again".to_owned(),
        ));
    }
    Ok(first)
}

/// The passphrase that is the one line of a file.
fn read_passphrase(path: &Path, name: &str, quiet: bool) -> Result<Passphrase, Failure> {
    let mut file = Contents::read(path, name, MAX_PASSPHRASE + 2)?;
    let line = &mut file.bytes;
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    }
    if line.len() > MAX_PASSPHRASE || line.contains(&b'\n') {
        return Err(Failure::Usage(format!("{name}: a passphrase is one line of at most {MAX_PASSPHRASE} bytes")));
    }
    let passphrase = Passphrase::from_bytes(line).map_err(Failure::file(name))?;
    file.remark(path, name, quiet);
    Ok(passphrase)
}

/// What a file holds.
struct Contents {
    bytes: Zeroizing<Vec<u8>>,
    /// Whether others than its owner may read or change it.
    exposed: bool,
}

impl Contents {
    /// Reads a file of at most `limit` bytes, and one more of a longer one. The buffer never grows, so it leaves no copies.
    fn read(path: &Path, name: &str, limit: usize) -> Result<Self, Failure> {
        let file = File::open(path).map_err(Failure::io(name, "cannot open"))?;
        let metadata = file.metadata().map_err(Failure::io(name, "cannot open"))?;
        if metadata.is_dir() {
            return Err(Failure::directory(name));
        }
        let mut bytes = Zeroizing::new(vec![0; limit + 1]);
        // Lists of public keys and locked identities, which are longer, leave the limit of what may be locked to secrets.
        memory::lock(&bytes[..bytes.len().min(MAX_SECRET)]);
        let mut have = 0;
        let mut file = file.take(limit as u64 + 1);
        loop {
            match file.read(&mut bytes[have..]).map_err(Failure::io(name, "cannot read"))? {
                0 => break,
                n => have += n,
            }
        }
        bytes.truncate(have);
        // What a descriptor leads to has no name that a message could give.
        Ok(Self { bytes, exposed: is_exposed(&metadata) && !is_descriptor(path) })
    }

    /// Says so if it is a secret that is not kept from others. It is used all the same.
    fn remark(&self, path: &Path, name: &str, quiet: bool) {
        if self.exposed && !quiet {
            let command = format!("chmod 600 {}", quoted(path));
            say(format_args!("{name}: others than its owner may read or change this secret; mend that by: {command}"));
        }
    }
}

/// Whether the mode of a file lets others than its owner read or change it. Pipes have modes, too, which say nothing.
#[cfg(unix)]
fn is_exposed(there: &Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    there.is_file() && there.permissions().mode() & 0o066 != 0
}

/// Modes are not what the system goes by.
#[cfg(not(unix))]
fn is_exposed(_: &Metadata) -> bool {
    false
}

/// A file's name as shells take it.
fn quoted(path: &Path) -> String {
    let name = shown(path);
    let name = if name.starts_with('-') { format!("./{name}") } else { name };
    if name.chars().all(|letter| letter.is_alphanumeric() || "/._-+,:@%".contains(letter)) {
        return name;
    }
    format!("'{}'", name.replace('\'', "'\\''"))
}

/// The secrets for one file after the other: read once, and asked for only when a file needs it.
pub(crate) struct Keyring {
    secrets: Vec<Secret>,
    /// Whether nothing was named, so that a passphrase may be asked for.
    ask: bool,
    trust_costs: bool,
}

impl Keyring {
    /// Reads what was named.
    pub(crate) fn new(args: &SecretArgs, quiet: bool) -> Result<Self, Failure> {
        Ok(Self { secrets: args.load(Ask::Once, quiet)?, ask: args.is_empty(), trust_costs: args.trust_costs })
    }

    /// The header as far as it is trusted, and the secrets to try on it.
    pub(crate) fn for_header(&mut self, header: Header) -> Result<(Header, &[Secret]), Failure> {
        let header = if self.trust_costs { header.trusting_costs() } else { header };
        if self.ask && header.has_passphrase() {
            self.secrets.push(Secret::Passphrase(prompt("Passphrase: ", Ask::Once, ANY)?));
            self.ask = false;
        }
        Ok((header, &self.secrets))
    }
}
