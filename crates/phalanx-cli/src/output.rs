//! Where the command writes to: nothing appears under the final name before it is whole.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::failure::{Failure, shown};
use crate::identity::Identity;
use crate::input::Input;
use crate::interrupt::{self, Temporary};
use crate::streams;

/// Where output may go. Nothing is opened or made yet.
pub(crate) struct Target {
    name: String,
    place: Place,
}

enum Place {
    Stdout {
        text_only: bool,
    },
    /// A device, a pipe, or what an open descriptor leads to: none can be replaced by a finished file.
    Stream {
        path: PathBuf,
    },
    File {
        path: PathBuf,
        attributes: Attributes,
        force: bool,
    },
}

/// What a finished file gets from the file that it is made of.
#[derive(Clone, Default)]
struct Attributes {
    permissions: Option<Permissions>,
    modified: Option<SystemTime>,
}

/// How output may be written.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    /// Files that must stay, since they hold secrets.
    pub(crate) secrets: &'a [PathBuf],
    /// Whether an existing file may be replaced.
    pub(crate) force: bool,
    /// Whether the mode bits and the time of modification are to be those of the input.
    pub(crate) preserve: bool,
    /// Whether text is expected, which a terminal may get.
    pub(crate) text: bool,
}

impl Target {
    /// Checks that what is made of `input` may go to `path`; `-` is standard output.
    ///
    /// A terminal is refused, unless text is expected: then only bytes that could change the terminal are.
    pub(crate) fn check(path: &Path, input: &Input, rules: Rules<'_>) -> Result<Self, Failure> {
        let Rules { secrets, force, preserve, text } = rules;
        let descriptor = descriptor(path);
        if path == Path::new("-") || descriptor == Some(1) {
            return Self::check_stdout(input, secrets, text);
        }
        let name = shown(path);
        let usage = |what: &str| Err(Failure::Usage(format!("{name}: {what}")));
        if input.is(path) {
            return usage("is the input itself; choose another output");
        }
        if secrets.iter().any(|secret| is_same_file(secret, path)) {
            return usage("is a key or passphrase file; choose another output");
        }
        let path = path.to_owned();
        let attributes = Attributes::of(input, preserve);
        let place = match fs::metadata(&path) {
            Ok(there) if there.is_dir() => return usage("is a directory; give the name of a file"),
            Ok(there) if descriptor.is_some() || !there.is_file() => Place::Stream { path },
            Ok(_) if !force => return Err(exists(&path)),
            // What a link leads to is replaced, and not the link.
            Ok(_) => {
                Place::File { path: path.canonicalize().map_err(Failure::io(&name, "cannot open"))?, attributes, force }
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Failure::io(&name, "cannot open")(error));
            }
            Err(_) if path.symlink_metadata().is_ok() => return usage("is a link that leads nowhere"),
            Err(_) => {
                // Rather now than after a passphrase was typed.
                fs::metadata(folder(&path)).map_err(Failure::io(&name, "cannot create a file in its folder"))?;
                Place::File { path, attributes, force }
            }
        };
        Ok(Self { name, place })
    }

    fn check_stdout(input: &Input, secrets: &[PathBuf], text: bool) -> Result<Self, Failure> {
        streams::check_stdout()?;
        let terminal = io::stdout().is_terminal();
        if terminal && !text {
            return Err(Failure::Usage("will not write binary data to a terminal; give -o FILE".to_owned()));
        }
        if input.is_stdout() {
            return Err(Failure::Usage("standard output is the input itself; give -o FILE".to_owned()));
        }
        let file = Identity::of_stdout().filter(Identity::is_regular);
        if file.is_some() && secrets.iter().any(|secret| Identity::of_path(secret) == file) {
            return Err(Failure::Usage("standard output is a key or passphrase file; give -o FILE".to_owned()));
        }
        Ok(Self { name: "standard output".to_owned(), place: Place::Stdout { text_only: terminal } })
    }

    /// Opens it.
    pub(crate) fn open(self) -> Result<Output, Failure> {
        let Self { name, place } = self;
        let sink = match place {
            Place::Stdout { text_only } => Sink::Stdout { text_only },
            Place::Stream { path } => {
                // What a descriptor's file holds already must stay.
                let file = OpenOptions::new().append(true).open(&path).map_err(Failure::io(&name, "cannot open"))?;
                if file.is_terminal() {
                    return Err(Failure::Usage(format!("{name}: is a terminal; give the name of a file")));
                }
                Sink::Stream(file)
            }
            Place::File { path, attributes, force } => {
                let failed = "cannot create a file in its folder";
                let temporary = Temporary::new(folder(&path)).map_err(Failure::io(&name, failed))?;
                Sink::File { temporary, path, attributes, force }
            }
        };
        Ok(Output { name, sink })
    }
}

/// An open output. Dropped without [`finish`](Self::finish), it leaves no file behind.
pub(crate) struct Output {
    name: String,
    sink: Sink,
}

enum Sink {
    Stdout { text_only: bool },
    Stream(File),
    File { temporary: Temporary, path: PathBuf, attributes: Attributes, force: bool },
}

impl Output {
    /// What writing to it failed with.
    pub(crate) fn failure(&self, offset: u64, source: io::Error) -> Failure {
        Failure::io(&self.name, &format!("cannot write at byte {offset}"))(source)
    }

    /// Whether what is written can be seen before it is finished.
    pub(crate) fn is_visible(&self) -> bool {
        !matches!(self.sink, Sink::File { .. })
    }

    /// Whether what is written mixes with a progress bar.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self.sink, Sink::Stdout { text_only: true })
    }

    /// What to write to.
    pub(crate) fn writer(&mut self) -> Box<dyn Write + Send + '_> {
        match &mut self.sink {
            Sink::Stdout { text_only: true } => Box::new(TextOnly { out: io::stdout(), begun: Vec::new() }),
            Sink::Stdout { text_only: false } => Box::new(io::stdout()),
            Sink::Stream(file) => Box::new(file),
            Sink::File { temporary, .. } => Box::new(temporary.file()),
        }
    }

    /// Makes the file durable and gives it its mode and its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self.sink {
            Sink::Stdout { .. } | Sink::Stream(_) => Ok(()),
            Sink::File { mut temporary, path, attributes, force } => {
                attributes.set(temporary.file()).map_err(Failure::io(&self.name, "cannot set its mode and time"))?;
                persist(temporary, &path, force)
            }
        }
    }
}

impl Attributes {
    /// Those of the input, as with cp: its mode less the umask; or exactly its own, and its time of modification.
    fn of(input: &Input, preserve: bool) -> Self {
        let like = input.metadata().filter(|there| there.is_file());
        let modified = like.filter(|_| preserve).and_then(|there| there.modified().ok());
        Self { permissions: permissions(like.map(fs::Metadata::permissions), preserve), modified }
    }

    fn set(self, file: &File) -> io::Result<()> {
        self.permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions))?;
        self.modified.map_or(Ok(()), |time| file.set_modified(time))
    }
}

#[cfg(unix)]
fn permissions(like: Option<Permissions>, preserve: bool) -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    let mode = like.as_ref().map_or(0o666, Permissions::mode) & 0o777;
    let exact = preserve && like.is_some();
    Some(Permissions::from_mode(if exact { mode } else { mode & !interrupt::umask() }))
}

#[cfg(not(unix))]
fn permissions(_: Option<Permissions>, _: bool) -> Option<Permissions> {
    None
}

/// Whether to write to `path` is to write to `secret`, or would be once both are there.
fn is_same_file(secret: &Path, path: &Path) -> bool {
    match (Identity::of_path(secret), Identity::of_path(path)) {
        (Some(secret), Some(path)) => secret.is_regular() && secret == path,
        (None, None) => {
            let place = |path: &Path| Some((folder(path).canonicalize().ok()?, path.file_name()?.to_owned()));
            place(secret).is_some_and(|secret| place(path) == Some(secret))
        }
        _ => false,
    }
}

/// The open descriptor that a name such as `/dev/stdout` leads to. The system may show it as a link to its file, which is
/// the shell's to make and must not be replaced.
fn descriptor(path: &Path) -> Option<u32> {
    let descriptors = Path::new("/dev/fd").canonicalize().ok()?;
    let mut path = path.to_owned();
    // As many links as Linux follows.
    for _ in 0..40 {
        let folder = folder(&path).canonicalize().ok()?;
        if folder == descriptors {
            return path.file_name()?.to_str()?.parse().ok();
        }
        path = folder.join(path.read_link().ok()?);
    }
    None
}

/// Writes a secret to a new file that only its owner may read.
pub(crate) fn write_secret(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() {
        return Err(exists_never(path));
    }
    let name = shown(path);
    let mut temporary =
        Temporary::new(folder(path)).map_err(Failure::io(&name, "cannot create a file in its folder"))?;
    temporary.file().write_all(contents).map_err(Failure::io(&name, "cannot write"))?;
    persist(temporary, path, false)
}

/// Data first, then the name, then the folder that holds the name: a crash leaves the old state or the new one.
fn persist(mut temporary: Temporary, path: &Path, force: bool) -> Result<(), Failure> {
    let name = shown(path);
    temporary.file().sync_all().map_err(Failure::io(&name, "cannot write"))?;
    match temporary.persist(path, force) {
        Ok(()) => sync_folder(path),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(exists(path)),
        Err(error) => Err(Failure::io(&name, "cannot rename the finished file")(error)),
    }
}

/// Makes the name of a file durable, where the system has that.
pub(crate) fn sync_folder(path: &Path) -> Result<(), Failure> {
    #[cfg(unix)]
    File::open(folder(path))
        .and_then(|folder| folder.sync_all())
        .map_err(Failure::io(&shown(path), "cannot sync its folder"))?;
    Ok(())
}

/// The folder of a file.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn exists(path: &Path) -> Failure {
    Failure::Usage(format!("{}: exists already; give --force to replace it, or -o FILE", shown(path)))
}

fn exists_never(path: &Path) -> Failure {
    Failure::Usage(format!("{}: exists already, and a key file is never overwritten; choose another name", shown(path)))
}

/// Passes text in UTF-8 on to a terminal, and nothing that could command it.
struct TextOnly<W> {
    out: W,
    /// The beginning of a character whose rest is in the next bytes.
    begun: Vec<u8>,
}

impl<W: Write> Write for TextOnly<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let binary = || io::Error::other("the data is binary and this is a terminal; give -o FILE");
        let all = [&self.begun, bytes].concat();
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
        self.begun = all[whole..].to_vec();
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
            let mut terminal = TextOnly { out: Vec::new(), begun: Vec::new() };
            let outcome = parts.iter().try_for_each(|part| terminal.write_all(part));
            assert_eq!(outcome.is_ok(), ends_well, "{parts:x?}");
            assert!(!ends_well || terminal.out == parts.concat());
        }
    }
}
