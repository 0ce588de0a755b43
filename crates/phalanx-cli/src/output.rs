//! Outputs of the command. Nothing appears under its final name before it is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use phalanx::Wiped;
use phalanx_file::Content;

use crate::attributes::Attributes;
use crate::failure::{Failure, shown};
use crate::identity::{Identity, SecretFiles};
use crate::input::Input;
use crate::interrupt::{self, Temporary};
use crate::names::{self, Finished, Names};
use crate::paths::{check_folder, descriptor, exists, exists_never, folder};
use crate::report::{Listener, Report};
use crate::streams;
use crate::unpack::Unpacker;

const A_SECRET: &str = "is a key or passphrase file: choose another output";

/// A checked destination. Nothing has been opened or created yet.
pub(crate) struct Target {
    name: String,
    place: Place,
}

enum Place {
    Stdout {
        text_only: bool,
    },
    /// A device, a pipe, or the target of an open descriptor. None of these can be replaced with a
    /// finished file.
    Stream {
        path: PathBuf,
    },
    File {
        path: PathBuf,
        attributes: Attributes,
        force: bool,
    },
}

/// Rules for writing an output.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    /// Files with secrets, which must not be replaced.
    pub(crate) secrets: &'a SecretFiles,
    /// Whether an existing file may be replaced.
    pub(crate) force: bool,
    /// Whether to copy the mode and modification time of the input.
    pub(crate) preserve: bool,
    /// Whether the output may be text, which may be sent to a terminal.
    pub(crate) text: bool,
}

impl Target {
    /// Checks that the output of `input` may go to `path`. `-` is standard output.
    ///
    /// A terminal is rejected unless we expect text. In that case, we only reject bytes that could
    /// control the terminal.
    pub(crate) fn check(path: &Path, input: &Input, rules: Rules<'_>) -> Result<Self, Failure> {
        let attributes = Attributes::like(input.metadata().filter(|there| there.is_file()), rules.preserve);
        let attributes = attributes.without_list(input.regular());
        Self::check_with(path, Some(input), attributes, rules)
    }

    /// As [`check`](Self::check), for a folder. Only users with read and write permission for the
    /// folder get access to the output.
    pub(crate) fn check_for_folder(path: &Path, input: &fs::Metadata, rules: Rules<'_>) -> Result<Self, Failure> {
        Self::check_with(path, None, Attributes::like(Some(input), rules.preserve).not_executable(), rules)
    }

    fn check_with(
        path: &Path,
        input: Option<&Input>,
        attributes: Attributes,
        rules: Rules<'_>,
    ) -> Result<Self, Failure> {
        let Rules { secrets, force, preserve, text } = rules;
        let missing = |error: io::Error| error.kind() == io::ErrorKind::NotFound;
        if path != Path::new("-") && path.symlink_metadata().is_err_and(missing) {
            return Self::check_new(path, attributes, rules);
        }
        let descriptor = descriptor(path);
        let nothing_kept = "cannot keep a mode or a time: omit --preserve, or use -o FILE";
        if path == Path::new("-") || descriptor == Some(1) {
            if preserve {
                return Err(Failure::Usage(format!("standard output: {nothing_kept}")));
            }
            return Self::check_stdout(input, secrets, text);
        }
        let name = shown(path);
        let usage = |what: &str| Err(Failure::Usage(format!("{name}: {what}")));
        if input.is_some_and(|input| input.is(path)) {
            return usage("is the input itself: choose another output");
        }
        if secrets.contain(Identity::of_path(path).filter(Identity::is_regular).as_ref()) {
            return usage(A_SECRET);
        }
        let path = path.to_owned();
        let place = match fs::metadata(&path) {
            Ok(there) if there.is_dir() && force => {
                return usage("is an existing directory, which --force does not replace: choose another name with -o");
            }
            Ok(there) if there.is_dir() => return usage("is an existing directory: choose another name with -o"),
            Ok(there) if descriptor.is_some() || !there.is_file() => {
                if preserve {
                    return usage(nothing_kept);
                }
                Place::Stream { path }
            }
            Ok(_) if !force => return Err(exists(&path)),
            // We keep a symbolic link and replace its target.
            Ok(_) => {
                Place::File { path: path.canonicalize().map_err(Failure::io(&name, "cannot open"))?, attributes, force }
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Failure::io(&name, "cannot open")(error));
            }
            Err(_) if path.symlink_metadata().is_ok() => {
                return usage("is a dangling symbolic link: choose another output");
            }
            // It was removed in the meantime.
            Err(_) => return Self::check_new(&path, attributes, rules),
        };
        Ok(Self { name, place })
    }

    /// Checks an output that does not exist yet.
    fn check_new(path: &Path, attributes: Attributes, rules: Rules<'_>) -> Result<Self, Failure> {
        let name = shown(path);
        if rules.secrets.will_be(path) {
            return Err(Failure::Usage(format!("{name}: {A_SECRET}")));
        }
        // Check this before the user types a passphrase.
        if !interrupt::has_made_in(folder(path)) {
            check_folder(path).map_err(Failure::io(&name, "cannot create"))?;
        }
        Ok(Self { name, place: Place::File { path: path.to_owned(), attributes, force: rules.force } })
    }

    fn check_stdout(input: Option<&Input>, secrets: &SecretFiles, text: bool) -> Result<Self, Failure> {
        streams::check_stdout()?;
        let terminal = io::stdout().is_terminal();
        if terminal && !text {
            return Err(Failure::Usage(
                "standard output: is a terminal, and the data is binary: use -o FILE".to_owned(),
            ));
        }
        if input.is_some_and(Input::is_stdout) {
            return Err(Failure::Usage("standard output: is the input itself: redirect it to another file".to_owned()));
        }
        let file = Identity::of_stdout().filter(Identity::is_regular);
        if secrets.contain(file.as_ref()) {
            return Err(Failure::Usage(
                "standard output: is a key or passphrase file: redirect it to another file".to_owned(),
            ));
        }
        Ok(Self { name: "standard output".to_owned(), place: Place::Stdout { text_only: terminal } })
    }

    /// Opens the output.
    pub(crate) fn open(self) -> Result<Output, Failure> {
        let Self { name, place } = self;
        let sink = match place {
            Place::Stdout { text_only: true } => {
                Sink::Terminal(TextOnly { out: io::stdout(), begun: Wiped::default() })
            }
            Place::Stdout { text_only: false } => Sink::Stdout(io::stdout()),
            Place::Stream { path } => {
                // Keep the existing contents of the file that a descriptor refers to.
                let file = OpenOptions::new().append(true).open(&path).map_err(Failure::io(&name, "cannot open"))?;
                if file.is_terminal() {
                    return Err(Failure::Usage(format!("{name}: is a terminal: specify a file")));
                }
                Sink::Stream(file)
            }
            Place::File { path, attributes, force } => {
                let temporary = new_temporary(&path).map_err(Failure::io(&name, "cannot create"))?;
                Sink::File { temporary, path, attributes, force }
            }
        };
        Ok(Output { name, sink, failed: None })
    }

    /// Opens the output of `decrypt`. If the header does not record whether it is a folder, the
    /// first bytes of the plaintext decide. In that case, `preserve` is ignored, because the
    /// creator of such a file could choose owners and set-ID bits.
    pub(crate) fn open_for(self, content: Option<Content>, preserve: bool) -> Result<Output, Failure> {
        let (Place::File { .. }, None | Some(Content::Folder)) = (&self.place, content) else { return self.open() };
        let name = self.name.clone();
        let sink = match content {
            Some(_) => self.open_folder(preserve)?,
            None => Sink::Either(Some(self)),
        };
        Ok(Output { name, sink, failed: None })
    }

    /// Opens a folder instead of a file.
    fn open_folder(self, preserve: bool) -> Result<Sink, Failure> {
        let Place::File { path, force, .. } = self.place else {
            return Err(Failure::Usage(format!("{}: cannot hold a folder: use -o FOLDER", self.name)));
        };
        if force && path.symlink_metadata().is_ok() {
            return Err(Failure::Usage(format!(
                "{}: already exists, and a folder never replaces anything: choose another name with -o",
                self.name
            )));
        }
        Ok(Sink::Folder(Box::new(Unpacker::new(&path, preserve)?)))
    }
}

/// An open output. If it is dropped without [`finish`](Self::finish), no file is left behind.
pub(crate) struct Output {
    name: String,
    sink: Sink,
    /// Why it could not be opened.
    failed: Option<Failure>,
}

enum Sink {
    Stdout(io::Stdout),
    Terminal(TextOnly<io::Stdout>),
    Stream(File),
    File {
        temporary: Temporary,
        path: PathBuf,
        attributes: Attributes,
        force: bool,
    },
    Folder(Box<Unpacker>),
    /// Not decided until the first bytes arrive.
    Either(Option<Target>),
}

impl Output {
    /// Why writing to it failed.
    pub(crate) fn failure(&mut self, offset: u64, source: io::Error) -> Failure {
        let known = if let Sink::Folder(unpacker) = &mut self.sink { unpacker.failure() } else { None };
        known
            .or_else(|| self.failed.take())
            .unwrap_or_else(|| Failure::io(&self.name, &format!("cannot write at byte {offset}"))(source))
    }

    /// Whether written data is visible before the output is finished.
    pub(crate) fn is_visible(&self) -> bool {
        matches!(self.sink, Sink::Stdout(_) | Sink::Terminal(_) | Sink::Stream(_))
    }

    /// Whether the output is a folder, unpacked from an archive.
    pub(crate) fn is_folder(&self) -> bool {
        matches!(self.sink, Sink::Folder(_))
    }

    /// Whether the output would mix with a progress bar.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self.sink, Sink::Terminal(_))
    }

    /// If it is still undecided, opens the kind of output that the first bytes call for.
    fn decide(&mut self, first: &[u8]) -> Result<(), Failure> {
        let Sink::Either(target) = &mut self.sink else { return Ok(()) };
        let Some(target) = target.take() else { return Ok(()) };
        self.sink =
            if Unpacker::recognises(first) { target.open_folder(false)? } else { target.open().map(|out| out.sink)? };
        Ok(())
    }

    /// Sets the mode, makes the file durable and renames it. This may happen later, but at the
    /// latest when `names` ends.
    pub(crate) fn finish(mut self, names: &mut Names, report: Report) -> Result<(), Failure> {
        // If there was no data at all, the output is an empty file.
        self.decide(&[])?;
        match self.sink {
            Sink::File { temporary, path, attributes, force } => {
                names.take(Finished { temporary, path, attributes, force, report })
            }
            Sink::Folder(unpacker) => {
                unpacker.finish(names)?;
                names.done(report)
            }
            Sink::Stdout(_) | Sink::Terminal(_) | Sink::Stream(_) | Sink::Either(..) => names.done(report),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Err(failure) = self.decide(bytes) {
            self.failed = Some(failure);
            return Err(io::Error::other("the output cannot be opened"));
        }
        match &mut self.sink {
            Sink::Stdout(stdout) => stdout.write(bytes),
            Sink::Terminal(terminal) => terminal.write(bytes),
            Sink::Stream(file) => file.write(bytes),
            Sink::File { temporary, .. } => temporary.file().write(bytes),
            Sink::Folder(unpacker) => unpacker.write(bytes),
            Sink::Either(..) => Err(io::Error::other("the output failed before")),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            Sink::Stdout(stdout) => stdout.flush(),
            Sink::Terminal(terminal) => terminal.flush(),
            Sink::Stream(file) => file.flush(),
            Sink::File { temporary, .. } => temporary.file().flush(),
            Sink::Folder(_) | Sink::Either(..) => Ok(()),
        }
    }
}

/// Creates a temporary file in the folder of a new file.
fn new_temporary(path: &Path) -> io::Result<Temporary> {
    Temporary::new(folder(path)).or_else(|error| check_folder(path).and(Err(error)))
}

/// Writes a secret to a new file that only its owner can read.
pub(crate) fn write_secret(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() {
        return Err(exists_never(path));
    }
    let name = shown(path);
    let mut temporary = new_temporary(path).map_err(Failure::io(&name, "cannot create"))?;
    #[cfg(windows)]
    crate::access::owner_only(temporary.path()).map_err(Failure::io(&name, "cannot restrict access to its owner"))?;
    temporary.file().write_all(contents).map_err(Failure::io(&name, "cannot write"))?;
    names::finish(temporary, path)
}

/// Writes a public key to a new file, readable according to the umask.
pub(crate) fn write_public(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    let name = shown(path);
    let mut temporary = new_temporary(path).map_err(Failure::io(&name, "cannot create"))?;
    temporary.file().write_all(contents).map_err(Failure::io(&name, "cannot write"))?;
    let (path, attributes) = (path.to_owned(), Attributes::like(None, false));
    let mut names = Names::new(1, Listener::Nobody);
    let report = names.report(Some(&path));
    names.take(Finished { temporary, path, attributes, force: false, report })?;
    names.sync_folders()
}

/// Passes UTF-8 text to a terminal, but rejects control characters.
struct TextOnly<W> {
    out: W,
    /// The beginning of a character that continues in the next write.
    begun: Wiped,
}

impl<W: Write> Write for TextOnly<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let binary = || {
            io::Error::other(
                "the data is binary, and the output is a terminal: redirect it, or use phalanx decrypt -o FILE",
            )
        };
        let all = Wiped([&self.begun, bytes].concat());
        let whole = match str::from_utf8(&all) {
            Err(error) if error.error_len().is_some() => return Err(binary()),
            Err(error) => error.valid_up_to(),
            Ok(_) => all.len(),
        };
        let text = str::from_utf8(&all[..whole]).map_err(|_| binary())?;
        if text.chars().any(|letter| letter.is_control() && !"\t\n\r".contains(letter)) {
            return Err(binary());
        }
        self.out.write_all(bytes)?;
        self.begun = Wiped(all[whole..].to_vec());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_commands_a_terminal() {
        for (parts, ends_well) in [
            (&[&b"a\tb\r\n"[..], "Ключ\n".as_bytes()][..], true),
            (&[b"\xd0", b"\x9a", b"\xf0\x9f", b"\x94\x91"], true),
            (&[b"\x1b[2J"], false),
            (&[b"\x7f"], false),
            (&["\u{9b}2J".as_bytes()], false),
            (&[b"\xc2", b"\x9b"], false),
            (&[b"\x9b"], false),
            (&[b"\xd0", b"x"], false),
        ] {
            let mut terminal = TextOnly { out: Vec::new(), begun: Wiped::default() };
            let outcome = parts.iter().try_for_each(|part| terminal.write_all(part));
            assert_eq!(outcome.is_ok(), ends_well, "{parts:x?}");
            assert!(!ends_well || terminal.out == parts.concat());
        }
    }
}
