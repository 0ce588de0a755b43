//! Reading of secrets: key files, passphrases, public keys and identities. Secrets are never taken
//! from the command line.

use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use phalanx::equal;
use phalanx_file::{
    Cost, Error, Fingerprint, Header, Identity, Kind, Passphrase, Recipient, Secret, SecretKey, SystemRandom,
};
use zeroize::Zeroizing;

use crate::failure::{Failure, plain, say, short, shown};
use crate::identity::SecretFiles;
use crate::input::Input;
use crate::interrupt::prompting;
use crate::memory;
#[cfg(unix)]
use crate::paths::{descriptor, named_descriptor};
use crate::progress::watched;
use crate::prompt;
use crate::streams;
use crate::usage::FOLDERS;

/// Maximum bytes of an unencrypted secret. Key files and identities have up to 4,096.
const MAX_SECRET: usize = 2 * 4096;

/// Number of attempts at typing a passphrase.
const TRIES: usize = 3;

/// Options for secrets.
#[derive(clap::Args)]
#[command(next_help_heading = "Secrets")]
pub(crate) struct SecretArgs {
    /// Key file from `phalanx keygen`; `-` for standard input; may be given several times
    #[arg(short, long = "key", value_name = "KEYFILE")]
    keys: Vec<PathBuf>,

    /// Identity (private key) from `phalanx keygen --identity`; may be given several times
    #[arg(short, long = "identity", value_name = "IDENTITY")]
    identities: Vec<PathBuf>,

    /// Read the passphrase of a locked identity from a one-line file instead of asking
    #[arg(long, value_name = "FILE", requires = "identities")]
    identity_passphrase_file: Option<PathBuf>,

    #[command(flatten)]
    passphrase: PassphraseArgs,

    /// Do not limit the Argon2id cost of version 1 files; use this only for files you trust
    #[arg(long)]
    trust_costs: bool,
}

impl SecretArgs {
    /// Rejects options that make sense only when opening files.
    pub(crate) fn check_for_encryption(&self) -> Result<(), Failure> {
        if self.trust_costs {
            return Err(Failure::Usage("--trust-costs: applies only to opening files: leave it out".to_owned()));
        }
        Ok(())
    }

    pub(crate) fn has_passphrase(&self) -> bool {
        !self.passphrase.is_empty()
    }

    /// The key files.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &PathBuf> {
        self.keys.iter()
    }

    /// The key files and identities.
    pub(crate) fn keys_and_identities(&self) -> impl Iterator<Item = &PathBuf> {
        self.keys.iter().chain(&self.identities)
    }
}

/// Options for the source of a passphrase.
#[derive(clap::Args)]
#[command(next_help_heading = "Secrets")]
pub(crate) struct PassphraseArgs {
    /// Ask for a passphrase on the terminal
    #[arg(short, long, group = "passphrase-source")]
    passphrase: bool,

    /// Read the passphrase from a one-line file; `-` for standard input
    #[arg(long, value_name = "FILE", group = "passphrase-source")]
    passphrase_file: Option<PathBuf>,

    /// Read the passphrase from this open file descriptor (0 to 255), one line and nothing after it
    #[cfg(unix)]
    #[arg(long, value_name = "FD", group = "passphrase-source", value_parser = descriptor_number, allow_negative_numbers = true)]
    passphrase_fd: Option<u32>,
}

/// Options for public keys.
#[derive(clap::Args)]
#[command(next_help_heading = "Recipients")]
pub(crate) struct RecipientArgs {
    /// A recipient's public key, phx1...; may be given several times
    #[arg(short, long = "recipient", value_name = "RECIPIENT")]
    recipients: Vec<String>,

    /// File of public keys, one per line, as written by `phalanx keygen --identity`; may be given several times
    #[arg(short = 'R', long = "recipients-file", value_name = "FILE")]
    lists: Vec<PathBuf>,
}

impl RecipientArgs {
    /// Whether none was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.recipients.is_empty() && self.lists.is_empty()
    }

    /// The files of public keys.
    pub(crate) fn files(&self) -> &[PathBuf] {
        &self.lists
    }

    /// Public keys from the command line.
    pub(crate) fn named(&self) -> Result<Vec<Recipient>, Failure> {
        self.recipients.iter().map(|text| recipient_from(text)).collect()
    }

    /// Public keys from files.
    pub(crate) fn listed(&self, purpose: Purpose) -> Result<Vec<Recipient>, Failure> {
        let lists = self.lists.iter().map(|path| read_recipients(path, purpose)).collect::<Result<Vec<_>, _>>()?;
        Ok(lists.concat())
    }
}

/// Parses a public key from the command line.
fn recipient_from(text: &str) -> Result<Recipient, Failure> {
    text.parse().map_err(|error| {
        if Fingerprint::is_whole(text) {
            return Failure::Usage("--recipient: is a fingerprint: use the public key, phx1...".to_owned());
        }
        // The text may be a secret meant for another option, so we show it only if it names a file.
        let path = Path::new(text);
        if path.is_dir() {
            return Failure::Usage(format!("--recipient: {} is a folder: {FOLDERS}", shown(path)));
        }
        if !path.is_file() {
            let failure = Failure::file("--recipient")(error);
            // In `-rk my.key`, the public key would be "k".
            return if text.len() <= 2 { failure.with_note(FOLDERS) } else { failure };
        }
        let name = shown(path);
        let is_file = || Failure::Usage(format!("--recipient: {name} is a file: use -R {name}"));
        read_recipients(path, Purpose::Opening).map_or_else(|failure| failure, |_| is_file())
    })
}

/// The purpose of a secret. It determines which options messages suggest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To encrypt or open something.
    Opening,
    /// For `slots add`.
    Adding,
    /// To print its public key.
    Showing,
}

/// A hint for a file of public keys given instead of a fingerprint. `None` if it is not such a
/// file.
pub(crate) fn public_key_hint(text: &str) -> Option<String> {
    let path = Path::new(text);
    let recipients = read_recipients(path, Purpose::Opening).ok()?;
    let fingerprint = recipients.first()?.fingerprint();
    Some(format!("{} is a file: use the fingerprint of its public key, {fingerprint}", shown(path)))
}

/// Reads a file of public keys.
pub(crate) fn read_recipients(path: &Path, purpose: Purpose) -> Result<Vec<Recipient>, Failure> {
    let name = shown(path);
    let bytes = Contents::read(path, &name, Recipient::MAX_LIST)?.bytes;
    let kind = Kind::detect(&bytes);
    mismatch(&name, kind, Kind::PublicKeys, purpose)?;
    Recipient::list(&bytes).map_err(|error| no_secret(kind, &name, error, purpose))
}

/// Reads the public keys of a file, or that of an identity.
pub(crate) fn read_public_keys(path: &Path) -> Result<Vec<Recipient>, Failure> {
    let name = shown(path);
    let bytes = Contents::read(path, &name, Recipient::MAX_LIST)?.bytes;
    match Kind::detect(&bytes) {
        Kind::Identity => Identity::from_text(&bytes).map(|identity| vec![identity.recipient().clone()]),
        Kind::Key => {
            return Err(Failure::Usage(format!("{name}: is a key file, which has no fingerprint: use a public key or an identity")));
        }
        Kind::Encrypted => {
            return Err(Failure::Usage(format!(
                "{name}: is encrypted: if it is a locked identity, use {name}.pub (to recreate it, run phalanx keygen --public {name})"
            )));
        }
        _ => Recipient::list(&bytes),
    }
    .map_err(Failure::file(&name))
}

/// Rejects a file that is not the kind its option expects, and suggests the right option. If the
/// kind is unknown, the parser for the expected kind reports the error.
fn mismatch(name: &str, kind: Kind, wanted: Kind, purpose: Purpose) -> Result<(), Failure> {
    let adding = purpose == Purpose::Adding;
    let (is, advice) = match kind {
        _ if kind == wanted => return Ok(()),
        Kind::Key if purpose == Purpose::Showing => {
            ("a key file", "key files have no public key: create an identity with phalanx keygen --identity".to_owned())
        }
        Kind::PublicKeys if purpose == Purpose::Showing => {
            ("already a public key", format!("for its fingerprint, run phalanx fingerprint {name}"))
        }
        Kind::Key => ("a key file", format!("use {} {name}", if adding { "--add-key" } else { "-k" })),
        Kind::Identity if adding || wanted == Kind::PublicKeys => {
            ("an identity, which must stay secret", format!("use its public key, as in -R {name}.pub"))
        }
        Kind::Identity => ("an identity", format!("use -i {name}")),
        Kind::PublicKeys if adding => ("a public key", format!("use -R {name}")),
        Kind::PublicKeys if wanted == Kind::Identity => {
            ("a public key, which cannot decrypt", "use its identity (to encrypt, use -R)".to_owned())
        }
        Kind::PublicKeys => (
            "a public key, which cannot decrypt",
            format!("to encrypt, use -R {name}; to decrypt, use -i with its identity"),
        ),
        Kind::Encrypted if adding || wanted == Kind::PublicKeys => {
            ("an encrypted file", format!("if it is a locked identity, use its public key, as in -R {name}.pub"))
        }
        Kind::Encrypted => (
            "an encrypted file",
            format!("if it is a locked identity, use -i {name}; to decrypt it, pass its name without an option"),
        ),
        _ => return Ok(()),
    };
    let wanted = match wanted {
        Kind::Key => "a key file",
        Kind::Identity => "an identity",
        Kind::PublicKeys => "a file of public keys",
        _ => "a passphrase file",
    };
    Err(Failure::Usage(format!("{name}: is {is}, not {wanted}: {advice}")))
}

/// Describes a public key by its fingerprint and, if the list has one, its name.
pub(crate) fn described(recipient: &Recipient) -> String {
    match recipient.name() {
        "" => recipient.fingerprint().to_string(),
        name => format!("{} ({})", recipient.fingerprint(), plain(name)),
    }
}

/// The option for the cost of passphrases.
#[derive(clap::Args)]
pub(crate) struct CostArgs {
    /// Argon2id parameters for passphrases: memory, passes and lanes, as in 1GiB,3 or 2GiB,1,4, or rfc9106 or rfc9106-small
    /// [default: 256MiB,3,1]
    #[arg(long, value_name = "MEMORY,PASSES[,LANES]", help_heading = "Format")]
    cost: Option<Cost>,
}

impl CostArgs {
    pub(crate) fn cost(&self) -> Cost {
        self.cost.unwrap_or_default()
    }

    /// Rejects a cost if there is no passphrase that it applies to.
    pub(crate) fn check(&self, has_passphrase: bool) -> Result<(), Failure> {
        if self.cost.is_some() && !has_passphrase {
            return Err(Failure::Usage("--cost: applies only to a passphrase: use one, or omit --cost".to_owned()));
        }
        Ok(())
    }

    /// Warns if guessing is cheap.
    pub(crate) fn remark(&self) {
        let least = Cost::RFC_9106_SMALL;
        if self.cost.is_some_and(|cost| cost.work() < least.work()) {
            say(format_args!(
                "--cost: passphrases are cheap to guess at this cost: RFC 9106 recommends at least {least}, as --cost rfc9106-small does"
            ));
        }
    }
}

/// Warns about a weak passphrase, which may still be used.
pub(crate) fn remark_weak(passphrase: &Passphrase) {
    if let Some(weakness) = passphrase.weakness() {
        say(format_args!(
            "the passphrase is {weakness}: anyone with the file can try billions of guesses: use several random words (--generate-passphrase)"
        ));
    }
}

/// Generates a passphrase and shows it once, before we encrypt anything with it.
pub(crate) fn generate() -> Result<Passphrase, Failure> {
    streams::check_stderr()?;
    let passphrase = Passphrase::generate(&mut SystemRandom).map_err(Failure::file("passphrase"))?;
    let mut line = Zeroizing::new(Vec::with_capacity(256));
    memory::lock(passphrase.as_bytes());
    for part in [b"phalanx: the passphrase is ", passphrase.as_bytes(), b": write it down, it is not shown again\n"] {
        line.extend_from_slice(part);
    }
    memory::lock(&line);
    std::io::stderr().write_all(&line).map_err(Failure::io("standard error", "cannot show the passphrase"))?;
    Ok(watched(passphrase, false))
}

impl SecretArgs {
    /// Whether no secret was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.keys.is_empty() && self.identities.is_empty() && self.passphrase.is_empty()
    }

    /// Whether to prompt for the passphrases of files to open.
    pub(crate) fn asks(&self) -> bool {
        self.is_empty() || self.passphrase.passphrase
    }

    /// Rejects reading a secret and the data from the same source.
    pub(crate) fn check(&self, input: &Input) -> Result<(), Failure> {
        if input.is_stdin() { check_apart(input, &SecretFiles::new(self.files())) } else { Ok(()) }
    }

    /// The files that hold the secrets, which must not be replaced by an output.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let named = self.keys.iter().chain(&self.identities).chain(&self.identity_passphrase_file).cloned();
        named.chain(self.passphrase.file()).collect()
    }

    /// Reads the given secrets. A passphrase for encryption is prompted for twice.
    pub(crate) fn load(&self, quiet: bool) -> Result<Vec<Secret>, Failure> {
        let mut secrets = self.read(quiet)?;
        if self.passphrase.passphrase {
            secrets.push(Secret::Passphrase(prompt_for("Passphrase: ", ANY)?));
        }
        Ok(secrets)
    }

    /// Reads the given secrets without prompting, except for the passphrases of identities.
    fn read(&self, quiet: bool) -> Result<Vec<Secret>, Failure> {
        // Check this up front, because reading the first secret would consume the second.
        if self.files().iter().filter(|path| is_stdin(path)).count() > 1 {
            return Err(one_secret());
        }
        let keys = self.keys.iter().map(|path| read_key(path, quiet, Purpose::Opening));
        let mut secrets = keys.collect::<Result<Vec<_>, _>>()?;
        for path in &self.identities {
            let passphrase_file = self.identity_passphrase_file.as_deref();
            secrets.push(Secret::Identity(read_identity(path, passphrase_file, quiet, Purpose::Opening)?));
        }
        secrets.extend(self.passphrase.read(quiet)?.map(Secret::Passphrase));
        Ok(secrets)
    }
}

/// Parses a file descriptor from the command line. Only the descriptors checked at startup are
/// allowed.
#[cfg(unix)]
fn descriptor_number(text: &str) -> Result<u32, &'static str> {
    let number = text.parse().ok().filter(|number| *number <= streams::LAST_DESCRIPTOR);
    number.ok_or("use the number of an open file descriptor from 0 to 255, as in --passphrase-fd 3 3< FILE")
}

impl PassphraseArgs {
    /// Whether no passphrase was requested.
    pub(crate) fn is_empty(&self) -> bool {
        !self.passphrase && self.file().is_none()
    }

    /// Reads the passphrase from its source. A typed one is prompted for twice, because it is used
    /// to encrypt.
    pub(crate) fn load(&self, quiet: bool) -> Result<Option<Passphrase>, Failure> {
        if self.passphrase { prompt_for("Passphrase: ", ANY).map(Some) } else { self.read(quiet) }
    }

    /// Reads the passphrase without prompting.
    fn read(&self, quiet: bool) -> Result<Option<Passphrase>, Failure> {
        #[cfg(unix)]
        if let Some(fd) = self.passphrase_fd {
            let name = format!("file descriptor {fd}");
            let contents = Contents::of_descriptor(fd, &name, CONTENTS, true)?;
            return passphrase_in(&contents, Path::new(""), &name, quiet, Purpose::Opening).map(Some);
        }
        self.passphrase_file.as_ref().map(|path| passphrase_from(path, quiet, Purpose::Opening)).transpose()
    }

    /// The file that contains the passphrase.
    fn file(&self) -> Option<PathBuf> {
        #[cfg(unix)]
        if let Some(fd) = self.passphrase_fd {
            return Some(format!("/dev/fd/{fd}").into());
        }
        self.passphrase_file.clone()
    }
}

/// Rejects reading a secret and the data from the same source.
pub(crate) fn check_apart(input: &Input, files: &SecretFiles) -> Result<(), Failure> {
    if input.is_stdin() && (files.have_stdin() || files.contain(input.identity())) {
        return Err(Failure::Usage(
            "standard input: cannot be both the data and a secret: use a file for one of them".to_owned(),
        ));
    }
    Ok(())
}

/// Reads a key file.
pub(crate) fn read_key(path: &Path, quiet: bool, purpose: Purpose) -> Result<Secret, Failure> {
    let name = shown(path);
    let file = Contents::read(path, &name, SecretKey::MAX_TEXT)?;
    let kind = Kind::detect(&file.bytes);
    mismatch(&name, kind, Kind::Key, purpose)?;
    let key = SecretKey::from_text(&file.bytes).map_err(|error| no_secret(kind, &name, error, purpose))?;
    file.remark(path, &name, quiet);
    Ok(Secret::Key(key))
}

/// Drops keys that were given before, which would only get further slots, and says so. `files` are
/// those of the keys in `secrets`, in the same order.
pub(crate) fn fold_keys(secrets: &mut Vec<Secret>, files: &[&PathBuf], quiet: bool) {
    let mut names = files.iter().map(|path| shown(path));
    let mut seen: Vec<(Zeroizing<String>, String)> = Vec::new();
    secrets.retain(|secret| {
        let Secret::Key(key) = secret else { return true };
        let name = names.next().unwrap_or_default();
        let text = key.to_text();
        let Some((_, first)) = seen.iter().find(|(other, _)| equal(other.as_bytes(), text.as_bytes())) else {
            seen.push((text, name));
            return true;
        };
        if !quiet && *first == name {
            say(format_args!("{name}: was given more than once, and gets one key slot"));
        } else if !quiet {
            say(format_args!("{name}: is the same key as {first}, so they share one key slot"));
        }
        false
    });
}

/// Drops public keys that were given before, and says so.
pub(crate) fn fold_public_keys(secrets: &mut Vec<Secret>, quiet: bool) {
    let mut seen: Vec<Fingerprint> = Vec::new();
    secrets.retain(|secret| {
        let Some(fingerprint) = secret.recipient().map(Recipient::fingerprint) else { return true };
        let is_new = !seen.contains(&fingerprint);
        if is_new {
            seen.push(fingerprint);
        } else if !quiet {
            say(format_args!("the public key {fingerprint} was given more than once, and gets one key slot"));
        }
        is_new
    });
}

/// The failure for a file that is neither a key file nor an identity. It may be a passphrase file
/// given with the wrong option.
fn no_secret(kind: Kind, name: &str, error: Error, purpose: Purpose) -> Failure {
    let failure = Failure::file(name)(error);
    let option = match purpose {
        Purpose::Opening => "--passphrase-file",
        Purpose::Adding => "--add-passphrase-file",
        Purpose::Showing => return failure,
    };
    match kind {
        Kind::Other => failure.with_note(&format!("if it holds a passphrase, use {option} {name}")),
        _ => failure,
    }
}

/// Reads an identity, and prompts for its passphrase if it is locked.
pub(crate) fn read_identity(
    path: &Path,
    passphrase_file: Option<&Path>,
    quiet: bool,
    purpose: Purpose,
) -> Result<Identity, Failure> {
    let name = shown(path);
    let file = Contents::read(path, &name, Identity::MAX_FILE)?;
    match Kind::detect(&file.bytes) {
        Kind::Encrypted => unlock_identity(&file.bytes, &name, passphrase_file, quiet),
        kind => {
            mismatch(&name, kind, Kind::Identity, purpose)?;
            let identity = Identity::from_text(&file.bytes).map_err(|error| no_secret(kind, &name, error, purpose))?;
            file.remark(path, &name, quiet);
            Ok(identity)
        }
    }
}

/// Unlocks an identity. Anyone may read its file, because it is encrypted.
fn unlock_identity(bytes: &[u8], name: &str, passphrase_file: Option<&Path>, quiet: bool) -> Result<Identity, Failure> {
    let failed = |error| match error {
        Error::Identity(why) => Failure::Usage(format!(
            "{name}: not an identity: {why}: to decrypt the file, pass its name without an option"
        )),
        error => Failure::file(name)(error),
    };
    if let Some(path) = passphrase_file {
        return Identity::unlock(bytes, &[passphrase_from(path, quiet, Purpose::Opening)?]).map_err(failed);
    }
    // Report any other error before prompting for a passphrase.
    match Identity::unlock(bytes, &[]) {
        Err(Error::OtherLock(_)) => {}
        outcome => return outcome.map_err(failed),
    }
    let question = format!("Passphrase of {name}: ");
    prompting(|| {
        for tries in 1.. {
            let passphrase = match prompt(&question, "--identity-passphrase-file") {
                Err(Typed::Unusable(failure)) if tries < TRIES => {
                    say_again(&failure);
                    continue;
                }
                typed => typed.map_err(Typed::failure)?,
            };
            match Identity::unlock(bytes, &[passphrase]) {
                Err(Error::WrongPassphrase) if tries < TRIES => say_wrong(name),
                outcome => return outcome.map_err(failed),
            }
        }
        Err(failed(Error::WrongPassphrase))
    })
}

fn say_wrong(name: &str) {
    say(format_args!("{name}: {}: try again", Error::WrongPassphrase));
}

fn say_again(failure: &Failure) {
    say(format_args!("{failure}: try again"));
}

/// Maximum bytes of a passphrase file, including a byte order mark and a line end.
const CONTENTS: usize = Passphrase::MAX_LINE + 5;

/// Reads a passphrase from a file of one line.
pub(crate) fn passphrase_from(path: &Path, quiet: bool, purpose: Purpose) -> Result<Passphrase, Failure> {
    let name = shown(path);
    passphrase_in(&Contents::read(path, &name, CONTENTS)?, path, &name, quiet, purpose)
}

/// Parses the contents of a passphrase file.
fn passphrase_in(
    file: &Contents,
    path: &Path,
    name: &str,
    quiet: bool,
    purpose: Purpose,
) -> Result<Passphrase, Failure> {
    let passphrase = Passphrase::from_line(&file.bytes).map_err(|error| {
        // Only detect the kind once we know it isn't a passphrase.
        let kind = if matches!(error, Error::PassphraseFile(_)) { Kind::detect(&file.bytes) } else { Kind::Other };
        mismatch(name, kind, Kind::Other, purpose).err().unwrap_or_else(|| Failure::file(name)(error))
    })?;
    file.remark(path, name, quiet);
    Ok(watched(passphrase, quiet))
}

/// The option to suggest for a passphrase when there is no terminal.
const ANY: &str = if cfg!(unix) { "--passphrase-file FILE or --passphrase-fd N" } else { "--passphrase-file FILE" };

/// Why no usable passphrase was typed.
enum Typed {
    /// This line is unusable. The user may try again.
    Unusable(Failure),
    /// There are no more lines.
    Nothing(Failure),
}

impl Typed {
    fn failure(self) -> Failure {
        match self {
            Self::Unusable(failure) | Self::Nothing(failure) => failure,
        }
    }
}

/// Prompts on the terminal, even if the data comes from standard input. `option` is the alternative
/// to suggest.
fn prompt(text: &str, option: &str) -> Result<Passphrase, Typed> {
    passphrase_typed(&type_in(text, option).map_err(Typed::Nothing)?, option).map_err(Typed::Unusable)
}

/// Prompts twice, for a passphrase to encrypt with.
pub(crate) fn prompt_for(text: &str, option: &str) -> Result<Passphrase, Failure> {
    prompting(|| {
        let mut tries = 1;
        let (line, passphrase) = loop {
            let line = type_in(text, option)?;
            match passphrase_typed(&line, option) {
                Ok(passphrase) => break (line, passphrase),
                Err(failure) if tries < TRIES => say_again(&failure),
                Err(failure) => return Err(failure),
            }
            tries += 1;
        };
        if !equal(&type_in("Repeat the passphrase: ", option)?, &line) {
            return Err(Failure::Usage("the two passphrases differ: run the command again".to_owned()));
        }
        Ok(passphrase)
    })
}

fn passphrase_typed(line: &[u8], option: &str) -> Result<Passphrase, Failure> {
    // In another encoding, the same letters would be a different passphrase.
    if str::from_utf8(line).is_err() {
        return Err(Failure::Usage(format!("the passphrase is not UTF-8: set the terminal to UTF-8, or use {option}")));
    }
    match Passphrase::from_line(line) {
        Ok(passphrase) => Ok(watched(passphrase, false)),
        Err(Error::PassphraseFile(_)) => {
            Err(Failure::Usage("the passphrase contains a zero byte, or is a public key".to_owned()))
        }
        Err(error) => Err(Failure::file("passphrase")(error)),
    }
}

/// Rejects a passphrase that cannot be typed. This applies only to encryption, so it still opens
/// existing files.
pub(crate) fn check_typable(passphrase: &Passphrase) -> Result<(), Failure> {
    if passphrase.has_control_characters() {
        return Err(Failure::Usage(
            "the passphrase contains control characters, which cannot be typed: if its file is UTF-16, convert it to UTF-8, as with iconv -f UTF-16 -t UTF-8"
                .to_owned(),
        ));
    }
    Ok(())
}

fn type_in(text: &str, option: &str) -> Result<Zeroizing<Vec<u8>>, Failure> {
    match prompt::ask(text) {
        Ok(Some(line)) => Ok(line),
        Ok(None) => Err(Failure::Usage("no passphrase was entered".to_owned())),
        Err(error) => {
            Err(Failure::Usage(format!("cannot ask for a passphrase without a terminal ({error}): use {option}")))
        }
    }
}

/// Whether a secret has been read from standard input, which can hold only one.
static STDIN_READ: AtomicBool = AtomicBool::new(false);

/// Rejects reading a second secret from standard input.
fn once() -> Result<(), Failure> {
    if STDIN_READ.swap(true, Ordering::Relaxed) { Err(one_secret()) } else { Ok(()) }
}

fn one_secret() -> Failure {
    Failure::Usage("standard input: can hold only one secret: use a FILE for the other".to_owned())
}

fn is_stdin(path: &Path) -> bool {
    #[cfg(unix)]
    if named_descriptor(path) == Some(0) {
        return true;
    }
    path == Path::new("-")
}

/// The contents of a file.
struct Contents {
    bytes: Zeroizing<Vec<u8>>,
    /// Whether users other than its owner can read or change it.
    exposed: bool,
}

impl Contents {
    /// Reads up to `limit` + 1 bytes of a file. `-` is standard input.
    fn read(path: &Path, name: &str, limit: usize) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Self::of_stdin(limit);
        }
        // Read from the descriptor itself, because reopening its file could fail and would start
        // again at the first byte.
        #[cfg(unix)]
        if let Some(fd) =
            named_descriptor(path).or_else(|| descriptor(path)).filter(|fd| *fd <= streams::LAST_DESCRIPTOR)
        {
            return Self::of_descriptor(fd, name, limit, false);
        }
        let file = File::open(path).map_err(|error| not_opened(path, name, error))?;
        let metadata = file.metadata().map_err(Failure::io(name, "cannot open"))?;
        if metadata.is_dir() {
            return Err(Failure::directory(name));
        }
        Ok(Self { bytes: fill(file, name, limit)?, exposed: is_exposed(&metadata) })
    }

    fn of_stdin(limit: usize) -> Result<Self, Failure> {
        streams::check_stdin()?;
        let name = "standard input";
        if io::stdin().is_terminal() {
            return Err(Failure::Usage(format!("{name}: is a terminal: specify a FILE, or pipe in the secret")));
        }
        #[cfg(unix)]
        return Self::of_descriptor(0, name, limit, false);
        #[cfg(not(unix))]
        {
            once()?;
            Ok(Self { bytes: fill(io::stdin().lock(), name, limit)?, exposed: false })
        }
    }

    /// Reads an open descriptor from its current position. With `line`, reads only to the end of
    /// the line.
    #[cfg(unix)]
    fn of_descriptor(fd: u32, name: &str, limit: usize, line: bool) -> Result<Self, Failure> {
        let file = streams::Descriptor::to_read(fd, name)?;
        if fd == 0 {
            once()?;
        }
        let bytes =
            if line && !file.has_records() { fill(file.line(), name, limit)? } else { fill(file, name, limit)? };
        // There is no path to name in a message about access rights.
        Ok(Self { bytes, exposed: false })
    }

    /// Warns about a secret that other users can access. We use it anyway.
    fn remark(&self, path: &Path, name: &str, quiet: bool) {
        if self.exposed && !quiet {
            let command = format!("chmod 600 {}", quoted(path));
            say(format_args!("{name}: users other than its owner can read or change this secret: run {command}"));
        }
    }
}

/// The failure to open a file with a secret. The user may have given a public key instead of a
/// file.
fn not_opened(path: &Path, name: &str, error: io::Error) -> Failure {
    if path.to_string_lossy().parse::<Recipient>().is_ok() {
        return Failure::Usage(format!("{}: is a public key, not a file name: use -r", short(name)));
    }
    Failure::io(&short(name), "cannot open")(error)
}

/// Reads up to `limit` + 1 bytes. The buffer never grows, so it leaves no copies behind.
fn fill(mut reader: impl Read, name: &str, limit: usize) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let mut bytes = Zeroizing::new(vec![0; limit + 1]);
    // Lock only as much as a secret needs. Lists of public keys and locked identities are longer
    // and would use up the limit on locked memory.
    memory::lock(&bytes[..bytes.len().min(MAX_SECRET)]);
    let mut have = 0;
    while have < bytes.len() {
        match reader.read(&mut bytes[have..]) {
            Ok(0) => break,
            Ok(read) => have += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Failure::io(name, "cannot read")(error)),
        }
    }
    bytes.truncate(have);
    Ok(bytes)
}

/// Whether the mode of a file allows other users to read or change it. The mode of a pipe doesn't
/// matter.
#[cfg(unix)]
fn is_exposed(there: &Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    there.is_file() && there.permissions().mode() & 0o066 != 0
}

/// On this system, the mode does not describe access rights.
#[cfg(not(unix))]
fn is_exposed(_: &Metadata) -> bool {
    false
}

/// Quotes a file name for a shell.
fn quoted(path: &Path) -> String {
    let name = shown(path);
    let name = if name.starts_with('-') { format!("./{name}") } else { name };
    if name.chars().all(|letter| letter.is_alphanumeric() || "/._-+,:@%".contains(letter)) {
        return name;
    }
    format!("'{}'", name.replace('\'', "'\\''"))
}

/// The secrets for a series of files. They are read once, and we prompt for a passphrase only when
/// a file needs one.
pub(crate) struct Keyring {
    secrets: Vec<Secret>,
    /// Whether to prompt for a passphrase.
    asks: bool,
    /// Whether a typed passphrase has opened something.
    typed: bool,
    /// Whether the user gave a secret or asked to be prompted for one.
    given: bool,
    trust_costs: bool,
}

impl Keyring {
    /// Reads the given secrets.
    pub(crate) fn new(args: &SecretArgs, quiet: bool) -> Result<Self, Failure> {
        Ok(Self {
            secrets: args.read(quiet)?,
            asks: args.asks(),
            typed: false,
            given: !args.is_empty(),
            trust_costs: args.trust_costs,
        })
    }

    /// The secrets known so far.
    pub(crate) fn secrets(&self) -> &[Secret] {
        &self.secrets
    }

    /// Opens the file `name` with `open`, and returns its header and the result. A wrong passphrase
    /// may be typed again, up to three times in total.
    pub(crate) fn open<T>(
        &mut self,
        header: Header,
        name: &str,
        open: impl Fn(&Header, &[Secret]) -> phalanx_file::Result<T>,
    ) -> Result<(Header, T), Failure> {
        if self.asks && header.has_passphrase() {
            let header = self.trusting(header);
            prompting(|| self.ask_and_open(header, name, open))
        } else {
            self.open_with_known(header, name, open)
        }
    }

    /// The same with the secrets known so far.
    pub(crate) fn open_with_known<T>(
        &self,
        header: Header,
        name: &str,
        open: impl Fn(&Header, &[Secret]) -> phalanx_file::Result<T>,
    ) -> Result<(Header, T), Failure> {
        let header = self.trusting(header);
        match open(&header, &self.secrets) {
            Ok(opened) => Ok((header, opened)),
            Err(error) => Err(self.refusal(error, &header, name)),
        }
    }

    /// Whether opening a file with this header may prompt for a passphrase or run Argon2id.
    pub(crate) fn tries_passphrases(&self, header: &Header) -> bool {
        let is_passphrase = |secret: &Secret| matches!(secret, Secret::Passphrase(_));
        header.has_passphrase() && (self.asks || self.secrets.iter().any(is_passphrase))
    }

    fn trusting(&self, header: Header) -> Header {
        if self.trust_costs { header.trusting_costs() } else { header }
    }

    fn ask_and_open<T>(
        &mut self,
        header: Header,
        name: &str,
        open: impl Fn(&Header, &[Secret]) -> phalanx_file::Result<T>,
    ) -> Result<(Header, T), Failure> {
        let known = self.secrets.len();
        let (mut ask, mut tries) = (!self.typed, 0);
        loop {
            if ask {
                tries += 1;
                match prompt("Passphrase: ", ANY) {
                    Ok(passphrase) => self.secrets.push(Secret::Passphrase(passphrase)),
                    Err(Typed::Unusable(failure)) if tries < TRIES => {
                        say_again(&failure);
                        continue;
                    }
                    Err(typed) => return Err(typed.failure()),
                }
            }
            match open(&header, &self.secrets) {
                Ok(opened) => {
                    self.typed |= tries > 0;
                    return Ok((header, opened));
                }
                Err(error) => {
                    self.secrets.truncate(known);
                    if tries == TRIES || !matches!(error, Error::WrongPassphrase | Error::WrongSecrets) {
                        return Err(self.refusal(error, &header, name));
                    }
                    say_wrong(name);
                    ask = true;
                }
            }
        }
    }

    /// The failure of a file that was not opened.
    fn refusal(&self, error: Error, header: &Header, name: &str) -> Failure {
        if !matches!(error, Error::OtherLock(_)) {
            return Failure::file(name)(error);
        }
        let options = [
            (header.has_key(), "-k KEYFILE"),
            (header.has_passphrase(), "-p"),
            (header.public_keys().next().is_some(), "-i IDENTITY"),
        ];
        let options: Vec<_> = options.into_iter().filter(|(has, _)| *has).map(|(_, option)| option).collect();
        let advice = if options.is_empty() { String::new() } else { format!(": use {}", options.join(" or ")) };
        if self.given {
            Failure::Unopened(format!("{name}: {error}{advice}"))
        } else {
            Failure::Usage(format!("{name}: {error}{advice}"))
        }
    }
}
