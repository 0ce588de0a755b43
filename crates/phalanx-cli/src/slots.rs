//! `phalanx slots`: lists and changes the key slots of a file.
//!
//! Only the header changes, so we overwrite it in place. The new header is first stored durably in
//! a journal (`journal.rs`), so that `recover` can finish the change after a crash. If the header
//! grows, a new file with the same payload replaces the old one instead.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

use phalanx_file::naming::supported;
use phalanx_file::{Error, Fingerprint, Header, HeaderEditor, Options, Recipient, Secret, SlotKind, SystemRandom};

use crate::attributes::keep;
use crate::failure::{Failure, report, say, short, shown, together};
use crate::identity::Identity;
use crate::inspect::slot_object;
use crate::interrupt::{self, Temporary};
use crate::journal::{interrupted, journal, note_interrupted, put, remove_journal, settled_header};
use crate::names::sync_folder;
use crate::paths::{folder, open_regular};
use crate::report::{JsonArgs, Report, for_each};
use crate::secrets::{
    CostArgs, Keyring, Purpose, RecipientArgs, SecretArgs, check_typable, described, fold_keys, fold_public_keys,
    generate, passphrase_from, prompt_for, public_key_hint, read_key, read_recipients, remark_weak,
};
use crate::usage::check_passphrase_value;

/// How long a change waits for readers.
const READERS: Duration = Duration::from_secs(1);

const EXAMPLES: &str = "\
Examples:
  phalanx slots list plan.phx                         list its key slots
  phalanx slots list -k my.key plan.phx               mark the slot of my.key
  phalanx slots list -R team.txt plan.phx             name the public keys
  phalanx slots add -k my.key --add-key b.key *.phx   let b.key open them too
  phalanx slots add -k my.key --add-passphrase plan.phx  or a passphrase
  phalanx slots add -i me.key -R you.key.pub *.phx    or the owner of you.key
  phalanx slots remove -k my.key --slot 2 plan.phx    remove slot 2
  phalanx slots remove -i me.key -r q7x2-m4dk-9xzm-3hjp-04tf plan.phx

To change a passphrase, add the new one, then use it to remove the slot of the old one. The data is not encrypted again: anyone who could \
open the file before may have kept a copy of the file or of its header. To keep them out of future versions, encrypt again with phalanx \
encrypt --holders-of OLD --without HOLDER.";

/// List, add or remove the key files, passphrases and public keys of a file
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the key slots of a file; with a secret, also mark the slot that it opens
    List(List),
    /// Add a key file, passphrase or public key that can open a file
    Add(Add),
    /// Remove a key file, passphrase or public key
    Remove(Remove),
    /// Finish a change interrupted by a crash
    Recover(Recover),
}

#[derive(clap::Args)]
#[command(after_help = crate::usage::help("Example:\n  phalanx slots list -k my.key report.pdf.phx    list, and mark the slot of my.key"))]
struct List {
    /// Encrypted files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// File of public keys with names to show next to the fingerprints; may be given several times
    #[arg(short = 'R', long = "recipients-file", value_name = "FILE")]
    recipients: Vec<PathBuf>,

    #[command(flatten)]
    json: JsonArgs,
}

#[derive(clap::Args)]
#[command(
    after_help = crate::usage::help("Examples:\n  phalanx slots add -k my.key --add-key yours.key plan.phx    add a key file\n  phalanx slots add -p --add-passphrase plan.phx              add a passphrase")
)]
struct Add {
    /// Encrypted files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Key file to add; may be given several times
    #[arg(long, value_name = "KEYFILE")]
    add_key: Vec<PathBuf>,

    /// Ask for a passphrase to add
    #[arg(long, group = "added-passphrase")]
    add_passphrase: bool,

    /// Read the passphrase to add from a one-line file
    #[arg(long, value_name = "FILE", group = "added-passphrase")]
    add_passphrase_file: Option<PathBuf>,

    /// Generate an eight-word passphrase, show it, and add it
    #[arg(long, group = "added-passphrase")]
    generate_passphrase: bool,

    #[command(flatten)]
    recipients: RecipientArgs,

    #[command(flatten)]
    cost: CostArgs,
}

#[derive(clap::Args)]
#[command(after_help = crate::usage::help("Example:\n  phalanx slots remove -k my.key --slot 2 report.pdf.phx    remove slot 2"))]
struct Remove {
    /// Encrypted files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    secrets: SecretArgs,

    /// Number of the slot in each file, as shown by `phalanx slots list`
    #[arg(long, value_name = "N", value_parser = slot_number, allow_negative_numbers = true)]
    slot: Option<NonZeroUsize>,

    /// Public key whose slots to remove, as a fingerprint or as phx1...
    #[arg(short, long, value_name = "RECIPIENT", conflicts_with = "slot")]
    recipient: Option<String>,

    /// Remove the slot even if the given secrets do not open any other
    #[arg(short, long)]
    force: bool,
}

#[derive(clap::Args)]
#[command(after_help = crate::usage::help("Example:\n  phalanx slots recover -k my.key report.pdf.phx    finish the change"))]
struct Recover {
    /// Encrypted file
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    secrets: SecretArgs,
}

/// Parses a slot number from the command line.
fn slot_number(text: &str) -> Result<NonZeroUsize, &'static str> {
    text.parse().map_err(|_| "slots are numbered from 1: see phalanx slots list FILE")
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::List(args) => list_all(args),
        Command::Add(args) => add(args),
        Command::Remove(args) => remove(args),
        Command::Recover(args) => recover(args).map(|()| ExitCode::SUCCESS),
    }
}

fn list_all(args: &List) -> Result<ExitCode, Failure> {
    let mut keyring = if args.secrets.is_empty() { None } else { Some(Keyring::new(&args.secrets, false)?) };
    let lists = args.recipients.iter().map(|path| read_recipients(path, Purpose::Opening));
    let known = lists.collect::<Result<Vec<_>, _>>()?.concat();
    let files = args.files.iter().map(|file| Some(file.as_path())).collect();
    Ok(for_each(files, &args.json, |file, report| {
        let file = file.unwrap_or(Path::new(""));
        let text = list(file, keyring.as_mut(), &known, report)?;
        report.print(&if args.files.len() == 1 { text } else { format!("{}\n{text}", shown(file)) })
    }))
}

/// Formats the slots of a file for people.
fn list(
    path: &Path,
    keyring: Option<&mut Keyring>,
    known: &[Recipient],
    report: &mut Report,
) -> Result<String, Failure> {
    let name = shown(path);
    check_regular(path, &name)?;
    let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
    let header = settled_header(&file).map_err(Failure::file(&name));
    let header = header.map_err(|failure| note_interrupted(failure, Some(path)))?;
    let (header, opened) = match keyring {
        None => (header, Vec::new()),
        Some(keyring) => {
            let opened = keyring.open(header, &name, |header, secrets| {
                header.clone().settled(&file, |header| {
                    // Also verify the whole header.
                    header.unlock(secrets)?;
                    header.opened_by(secrets)
                })
            });
            opened.map_err(|failure| note_interrupted(failure, Some(path)))?.1
        }
    };
    let (mut out, mut objects) = (String::new(), Vec::new());
    for (number, slot) in header.slots().iter().enumerate() {
        let mark = if opened.contains(&number) { ", opened by the given secret" } else { "" };
        let holder = known.iter().find(|known| matches!(slot, SlotKind::XWing(whose) if *whose == known.fingerprint()));
        let mut object = slot_object(*slot);
        object["number"] = (number + 1).into();
        object["opened"] = opened.contains(&number).into();
        if let Some(holder) = holder.filter(|holder| !holder.name().is_empty()) {
            object["name"] = holder.name().into();
        }
        objects.push(object);
        let slot = match holder {
            Some(holder) => format!("public key {} (x-wing)", described(holder)),
            None => slot.to_string(),
        };
        out += &format!("{}: {slot}{mark}\n", number + 1);
    }
    report.add("slots", objects);
    Ok(out)
}

fn add(args: &Add) -> Result<ExitCode, Failure> {
    if args.add_key.is_empty() && !args.has_passphrase() && args.recipients.is_empty() {
        return Err(Failure::Usage(
            "nothing to add: use --add-key KEYFILE, -R PUBLICKEYFILE, --add-passphrase or --add-passphrase-file FILE"
                .to_owned(),
        ));
    }
    args.cost.check(args.has_passphrase())?;
    check_passphrase_value(&args.files)?;
    let (mut keyring, mut new, mut status) = (Keyring::new(&args.secrets, false)?, None, 0);
    for file in &args.files {
        let added = match Change::open(file, &mut keyring) {
            Ok(change) => {
                // Load them only once, and only if there is a file to add them to.
                let new = match &new {
                    Some(new) => new,
                    None => new.insert(args.load()?),
                };
                args.add_to(change, new)
            }
            Err(failure) => Err(failure),
        };
        if let Err(failure) = added {
            status = together(status, report(&failure));
        }
    }
    Ok(ExitCode::from(status))
}

impl Add {
    fn has_passphrase(&self) -> bool {
        self.add_passphrase || self.add_passphrase_file.is_some() || self.generate_passphrase
    }

    /// Reads the secrets to add.
    fn load(&self) -> Result<Vec<Secret>, Failure> {
        let mut new =
            self.add_key.iter().map(|path| read_key(path, false, Purpose::Adding)).collect::<Result<Vec<_>, _>>()?;
        fold_keys(&mut new, &self.add_key.iter().collect::<Vec<_>>(), false);
        new.extend(
            [self.recipients.named()?, self.recipients.listed(Purpose::Adding)?]
                .concat()
                .into_iter()
                .map(Secret::Recipient),
        );
        fold_public_keys(&mut new, false);
        let chosen = match &self.add_passphrase_file {
            Some(path) => Some(passphrase_from(path, false, Purpose::Adding)?),
            None if self.add_passphrase => Some(prompt_for("New passphrase: ", "--add-passphrase-file")?),
            None => None,
        };
        if let Some(passphrase) = chosen {
            check_typable(&passphrase)?;
            remark_weak(&passphrase);
            new.push(Secret::Passphrase(passphrase));
        }
        if self.has_passphrase() {
            self.cost.remark();
        }
        if self.generate_passphrase {
            new.push(Secret::Passphrase(generate()?));
        }
        Ok(new)
    }

    /// Adds slots for `secrets` to a file.
    fn add_to(&self, mut change: Change, secrets: &[Secret]) -> Result<(), Failure> {
        let name = change.name.clone();
        let failed = |error| Failure::file(&name)(error);
        let mut new = Vec::new();
        for secret in secrets {
            match secret {
                _ if !change.opens(secret)? => new.push(secret.clone()),
                // Users may pass the same list of public keys again after it has grown.
                Secret::Recipient(recipient) => {
                    say(format_args!("{name}: the public key {} already has a slot", recipient.fingerprint()));
                }
                _ => {
                    let see = format!("to see its slot, use it with phalanx slots list {name}");
                    return Err(Failure::Usage(format!("{name}: one of the given secrets already opens it: {see}")));
                }
            }
        }
        if new.is_empty() {
            return Ok(());
        }
        let before = change.editor.header().slots().len();
        for (at, secret) in new.iter().enumerate() {
            match change.editor.add(secret, self.cost.cost(), &mut SystemRandom) {
                Err(Error::NoRoom) => {
                    let room = Options::slot_room_for(change.plain_len()?);
                    change.editor.make_room(&new[at..], room).map_err(failed)?;
                    change.editor.add(secret, self.cost.cost(), &mut SystemRandom)
                }
                added => added,
            }
            .map_err(failed)?;
        }
        // Before replacing the old header, check that the new secrets open the file.
        for secret in &new {
            let header = change.editor.header();
            match secret {
                // We don't have its identity, so all we can check is that the slot exists.
                Secret::Recipient(recipient) if header.public_keys().any(|whose| whose == recipient.fingerprint()) => {}
                _ => drop(header.unlock(std::slice::from_ref(secret)).map_err(failed)?),
            }
        }
        let slots: Vec<_> = change.editor.header().slots().iter().enumerate().skip(before).collect();
        let slots: Vec<_> = slots.into_iter().map(|(at, slot)| format!("{} ({slot})", at + 1)).collect();
        change.write(&format!("added slot {}", slots.join(", ")))
    }
}

fn remove(args: &Remove) -> Result<ExitCode, Failure> {
    if args.slot.is_none() && args.recipient.is_none() {
        let is_number = |path: &Path| path.to_str().is_some_and(|text| text.parse::<NonZeroUsize>().is_ok());
        let (numbers, files): (Vec<_>, Vec<_>) =
            args.files.iter().partition(|path| is_number(path) && path.symlink_metadata().is_err());
        if let [number] = numbers[..] {
            let (number, file) = (shown(number), files.first().map_or_else(|| "FILE".to_owned(), |file| shown(file)));
            return Err(Failure::Usage(format!(
                "{number}: is not a file: to remove slot {number}, use --slot, as in phalanx slots remove -k KEYFILE --slot {number} {file}"
            )));
        }
        let name = args.files.first().map_or_else(String::new, |file| shown(file));
        let see = format!("see phalanx slots list {name}");
        return Err(Failure::Usage(format!("no slot to remove: use --slot N or -r FINGERPRINT ({see})")));
    }
    check_passphrase_value(&args.files)?;
    let (mut keyring, mut status) = (Keyring::new(&args.secrets, false)?, 0);
    for file in &args.files {
        if let Err(failure) = Change::open(file, &mut keyring).and_then(|change| args.remove_from(change)) {
            status = together(status, report(&failure));
        }
    }
    Ok(ExitCode::from(status))
}

impl Remove {
    fn remove_from(&self, mut change: Change) -> Result<(), Failure> {
        let name = change.name.clone();
        let failed = |error| {
            let note = match error {
                Error::NoSuchSlot { .. } => format!("see phalanx slots list {name}"),
                Error::LastSlot => "use phalanx slots add".to_owned(),
                _ => return Failure::file(&name)(error),
            };
            Failure::file(&name)(error).with_note(&note)
        };
        let mut slots: Vec<usize> = self.slot.iter().map(|number| number.get() - 1).collect();
        if let Some(text) = &self.recipient {
            slots.extend(slots_of(change.editor.header(), text, &name)?);
        }
        let kinds = change.editor.header().slots();
        let removed = slots.iter().filter_map(|at| Some(format!("{} ({})", at + 1, kinds.get(*at)?)));
        let removed = format!("removed slot {}", removed.collect::<Vec<_>>().join(", "));
        // In descending order, because removing a slot moves the later ones up.
        slots.iter().rev().try_for_each(|slot| change.editor.remove(*slot)).map_err(failed)?;
        let left = change.editor.header().opened_by(&change.secrets).map_err(failed)?;
        if left.is_empty() && !self.force {
            let number = slots.first().map_or(0, |slot| slot + 1);
            return Err(Failure::Usage(format!(
                "{name}: slot {number} is the one that you opened it with: use a secret that opens another slot, or --force"
            )));
        }
        change.write(&removed)
    }
}

/// The slots, counted from 0, of a public key given as a fingerprint or as text. There can be
/// several, if the creator of the file added the key more than once.
fn slots_of(header: &Header, text: &str, name: &str) -> Result<Vec<usize>, Failure> {
    let see = format!("see phalanx slots list {name}");
    let wanted: Option<Fingerprint> = match text.parse::<Recipient>() {
        Ok(recipient) => Some(recipient.fingerprint()),
        // The text is clearly meant to be a public key, so report the problem with it.
        Err(error) if text.contains("phx1") => return Err(Failure::file("--recipient")(error)),
        Err(_) => None,
    };
    let is_it = |whose: Fingerprint| wanted.map_or_else(|| whose.is_written(text), |wanted| wanted == whose);
    let slots = header.slots().iter().enumerate().filter_map(|(at, slot)| match slot {
        SlotKind::XWing(whose) if is_it(*whose) => Some((at, *whose)),
        _ => None,
    });
    let found: Vec<(usize, Fingerprint)> = slots.collect();
    let Some((_, first)) = found.first() else {
        return Err(Failure::Usage(match wanted {
            Some(fingerprint) => {
                format!("{name}: has no slot for the public key {fingerprint}: {see}")
            }
            None if Fingerprint::is_whole(text) => {
                format!("{name}: has no slot for the public key {text}: {see}")
            }
            None => match public_key_hint(text) {
                Some(hint) => format!("{name}: {hint}"),
                None => format!(
                    "{name}: '{}' is neither a public key nor a complete fingerprint (five groups of four letters): {see}",
                    short(text)
                ),
            },
        }));
    };
    // A fingerprint shows only 100 bits of the identifier in a slot, so collisions can be computed
    // with enough effort.
    if found.iter().any(|(_, whose)| whose != first) {
        let numbers = found.iter().map(|(at, _)| (at + 1).to_string()).collect::<Vec<_>>().join(", ");
        return Err(Failure::Usage(format!(
            "{name}: slots {numbers} have different public keys with the same displayed fingerprint: use --slot N or the public key itself; {see}"
        )));
    }
    Ok(found.into_iter().map(|(at, _)| at).collect())
}

/// A file whose header is being changed.
struct Change {
    /// Its path, with links resolved.
    path: PathBuf,
    name: String,
    file: File,
    old: Header,
    editor: HeaderEditor,
    secrets: Vec<Secret>,
}

impl Change {
    fn open(path: &Path, keyring: &mut Keyring) -> Result<Self, Failure> {
        let name = shown(path);
        let path = path.canonicalize().map_err(Failure::io(&name, "cannot open"))?;
        let mut file = locked(&path, &name)?;
        if journal(&path).symlink_metadata().is_ok() {
            return Err(interrupted(&name));
        }
        let old = read(&mut file, &path, &name)?;
        let (old, editor) = keyring.open(old, &name, |header, secrets| header.edit(secrets))?;
        let secrets = keyring.secrets().to_vec();
        Ok(Self { path, name, file, old, editor, secrets })
    }

    /// The length of the plaintext, if the file is complete.
    fn plain_len(&self) -> Result<Option<u64>, Failure> {
        let there = self.file.metadata().map_err(Failure::io(&self.name, "cannot read"))?;
        Ok(self.old.layout_of_file(there.len()).ok().map(|layout| layout.plain_len()))
    }

    /// Whether a secret, or the identity of a public key, opens the changed file.
    fn opens(&self, secret: &Secret) -> Result<bool, Failure> {
        let header = self.editor.header();
        if let Secret::Recipient(recipient) = secret {
            return Ok(header.public_keys().any(|whose| whose == recipient.fingerprint()));
        }
        let opened = header.opened_by(std::slice::from_ref(secret)).map_err(Failure::file(&self.name))?;
        Ok(!opened.is_empty())
    }

    /// Atomically replaces the old header, and reports what was `done`.
    fn write(mut self, done: &str) -> Result<(), Failure> {
        if self.editor.header().as_bytes().len() == self.old.as_bytes().len() {
            self.write_in_place()?;
            say(format_args!("{}: {done}", self.name));
        } else {
            self.write_anew()?;
            say(format_args!("{}: {done}, and rewrote the file with a longer header", self.name));
        }
        Ok(())
    }

    fn write_in_place(&mut self) -> Result<(), Failure> {
        let journal = journal(&self.path);
        let beside = |error| Failure::io(&shown(&journal), "cannot create the file for the new header")(error);
        let mut temporary = Temporary::new(folder(&self.path)).map_err(beside)?;
        put(temporary.file(), self.editor.header().as_bytes()).map_err(beside)?;

        // From here on, a signal must not interrupt us.
        let held = interrupt::hold_steps();
        temporary.persist(&journal, false).map_err(|error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => interrupted(&self.name),
            _ => beside(error),
        })?;
        if let Err(failure) = sync_folder(&journal).and_then(|()| self.check_unchanged()) {
            remove_journal(&journal)?;
            return Err(failure);
        }
        put(&mut self.file, self.editor.header().as_bytes()).map_err(|error| {
            Failure::io(&self.name, "cannot write the new header (run phalanx slots recover once the cause is fixed)")(
                error,
            )
        })?;
        remove_journal(&journal)?;
        drop(held);
        Ok(())
    }

    /// Writes a new file with the longer header, and replaces the old file with it.
    fn write_anew(&mut self) -> Result<(), Failure> {
        let name = self.name.clone();
        let failed = |what| Failure::io(&name, what);
        let mut temporary = Temporary::new(folder(&self.path))
            .map_err(failed("its header has no room, and a new file cannot be created in its folder"))?;
        let before = self.file.metadata().map_err(failed("cannot read"))?;
        let begin = self.old.as_bytes().len() as u64;
        let new = temporary.file();
        let copied = new
            .write_all(self.editor.header().as_bytes())
            .and_then(|()| self.file.seek(SeekFrom::Start(begin)))
            .and_then(|_| std::io::copy(&mut self.file, new))
            .map_err(failed("cannot rewrite it"))?;
        keep(&self.file, &before, new).map_err(failed("cannot rewrite it with the same owner, mode and attributes"))?;
        supported(new.sync_all()).map_err(failed("cannot rewrite it"))?;

        let held = interrupt::hold_steps();
        self.check_unchanged()?;
        let now = self.file.metadata().map_err(failed("cannot read"))?;
        if begin + copied != before.len() || now.len() != before.len() || now.modified().ok() != before.modified().ok()
        {
            return Err(self.changed());
        }
        temporary.persist(&self.path, true).map_err(failed("cannot rename the rewritten file"))?;
        sync_folder(&self.path)?;
        drop(held);
        Ok(())
    }

    /// Checks that the file has not changed since it was opened.
    fn check_unchanged(&mut self) -> Result<(), Failure> {
        let now = read(&mut self.file, &self.path, &self.name)?;
        // By now, the path may refer to another file.
        let here = Identity::of_path(&self.path) == Identity::of_file(&self.file);
        if here && now.as_bytes() == self.old.as_bytes() { Ok(()) } else { Err(self.changed()) }
    }

    fn changed(&self) -> Failure {
        Failure::Changed { name: self.name.clone(), outcome: "its slots were not changed" }
    }
}

/// Finishes an interrupted change with the header from the journal.
///
/// The given secret must open that header. Otherwise, anyone with write access to the folder could
/// replace the header with one that nothing opens.
fn recover(args: &Recover) -> Result<(), Failure> {
    let name = shown(&args.file);
    let path = args.file.canonicalize().map_err(Failure::io(&name, "cannot open"))?;
    let journal = journal(&path);
    let beside = shown(&journal);
    // Take the lock before reading the journal, and keep it however long the user spends typing a
    // passphrase.
    let mut file = locked(&path, &name)?;
    let saved = match open_regular(&journal) {
        Ok(Some(file)) => file,
        Ok(None) => return Err(Failure::Wrong(format!("{beside}: is not a regular file: move it away"))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(Failure::Usage(format!("{name}: has no interrupted change to its slots")));
        }
        Err(error) => return Err(Failure::io(&beside, "cannot open")(error)),
    };
    let header = match Header::read(saved) {
        Ok(header) => header,
        Err(error) => return Err(unusable(error, &beside, &mut file, &name)),
    };
    let mut start = Vec::new();
    let length = header.as_bytes().len() as u64;
    (&mut file).take(length).read_to_end(&mut start).map_err(Failure::io(&name, "cannot read"))?;
    if start.len() as u64 != length || !header.belongs_to(&start) {
        return Err(Failure::Wrong(format!("{beside}: is not a header of {name}: move it away if you do not need it")));
    }
    let mut keyring = Keyring::new(&args.secrets, false)?;
    let (header, _) = keyring.open(header, &beside, |header, secrets| header.unlock(secrets))?;
    let held = interrupt::hold_steps();
    put(&mut file, header.as_bytes()).map_err(Failure::io(&name, "cannot write the header"))?;
    remove_journal(&journal)?;
    drop(held);
    say(format_args!("{name}: finished the change to its slots"));
    Ok(())
}

/// The failure for an invalid journal. The file itself has not been modified.
fn unusable(error: Error, beside: &str, file: &mut File, name: &str) -> Failure {
    let why = match error {
        Error::Read { .. } => return Failure::file(beside)(error),
        Error::NotEncrypted | Error::LineEnds | Error::ByteOrderMark(_) => "it is not a header".to_owned(),
        error => error.to_string(),
    };
    let todo = match Header::read(file) {
        Ok(_) => format!("if phalanx verify succeeds on {name}, delete this file, else use another copy of {name}"),
        Err(_) => format!("the header of {name} is also damaged, use another copy of it"),
    };
    Failure::Wrong(format!("{beside}: cannot finish the change to {name}, which was not modified: {why}: {todo}"))
}

/// Rejects anything but a regular file before it is opened, because opening a named pipe could
/// block.
fn check_regular(path: &Path, name: &str) -> Result<(), Failure> {
    let there = path.metadata().map_err(Failure::io(name, "cannot open"))?;
    match there.file_type() {
        kind if kind.is_file() => Ok(()),
        kind if kind.is_dir() => Err(Failure::directory(name)),
        _ => Err(Failure::Usage(format!("{name}: is not a regular file"))),
    }
}

/// Opens a file to change its header, with an exclusive lock.
fn locked(path: &Path, name: &str) -> Result<File, Failure> {
    check_regular(path, name)?;
    let file =
        OpenOptions::new().read(true).write(true).open(path).map_err(Failure::io(name, "cannot open for writing"))?;
    let metadata = file.metadata().map_err(Failure::io(name, "cannot open"))?;
    if !metadata.is_file() {
        return Err(Failure::Usage(format!("{name}: is not a regular file")));
    }
    #[cfg(unix)]
    if std::os::unix::fs::MetadataExt::nlink(&metadata) > 1 && has_names(&file) {
        return Err(Failure::Usage(format!(
            "{name}: has a second hard link, under which an interrupted change would go unnoticed: copy it, and change the copy"
        )));
    }
    let since = Instant::now();
    loop {
        match file.try_lock() {
            // Readers that saw a half-written header hold the lock for a moment.
            Err(TryLockError::WouldBlock) if since.elapsed() < READERS => sleep(Duration::from_millis(5)),
            Err(TryLockError::WouldBlock) => {
                let busy = "another command is changing its slots: try again when it has finished";
                return Err(Failure::Usage(format!("{name}: {busy}")));
            }
            // Some file systems have no locks. There, it is up to the user not to run two commands
            // at once.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

/// Whether a file has several hard links. Asks the file system itself, because some cache the count
/// for a second after a rename.
#[cfg(target_os = "linux")]
fn has_names(file: &File) -> bool {
    use rustix::fs::{AtFlags, StatxFlags, statx};
    statx(file, "", AtFlags::EMPTY_PATH | AtFlags::STATX_FORCE_SYNC, StatxFlags::NLINK)
        .map_or(true, |now| now.stx_nlink > 1)
}

#[cfg(all(unix, not(target_os = "linux")))]
fn has_names(_: &File) -> bool {
    true
}

fn read(file: &mut File, path: &Path, name: &str) -> Result<Header, Failure> {
    file.seek(SeekFrom::Start(0)).map_err(Failure::io(name, "cannot seek"))?;
    Header::read(file).map_err(Failure::file(name)).map_err(|failure| note_interrupted(failure, Some(path)))
}

#[cfg(test)]
mod tests {
    use phalanx_file::{Identity, Options};

    use super::*;

    /// Two public keys with the same displayed fingerprint are never confused: the user has to tell
    /// them apart by slot number or by key.
    #[test]
    fn fingerprints_that_look_the_same() {
        let [one, two] = [0, 1].map(|_| Identity::generate(&mut SystemRandom).unwrap());
        let secrets = [&one, &two].map(|identity| Secret::Recipient(identity.recipient().clone()));
        let (header, _) = Header::create(&Options::default(), &secrets, &mut SystemRandom).unwrap();
        let (written, key) = (one.recipient().fingerprint().to_string(), one.recipient().to_string());
        assert_eq!(slots_of(&header, &written, "a.phx").unwrap(), [0]);
        assert_eq!(slots_of(&header, &key, "a.phx").unwrap(), [0]);
        // The second slot's recipient is equal to the first, except for bits that are not
        // displayed.
        let second = 56 + 1284 + 4;
        let mut bytes = header.as_bytes().to_vec();
        bytes.copy_within(60..92, second);
        assert_eq!(slots_of(&Header::parse(bytes.clone()).unwrap(), &written, "a.phx").unwrap(), [0, 1]);
        bytes[second + 31] ^= 1;
        let header = Header::parse(bytes).unwrap();
        let refused = slots_of(&header, &written, "a.phx").unwrap_err().to_string();
        assert!(
            refused.starts_with("a.phx: slots 1, 2 have different public keys with the same displayed fingerprint:")
        );
        assert!(refused.ends_with("see phalanx slots list a.phx"), "{refused}");
        assert_eq!(slots_of(&header, &key, "a.phx").unwrap(), [0]);
    }
}
