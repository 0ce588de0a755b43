//! Inputs of the command.

use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Read, Seek, SeekFrom};
use std::path::Path;

use phalanx_file::Kind;

use crate::failure::{Failure, shown};
use crate::identity::Identity;
use crate::streams;

/// An open input and its properties.
pub(crate) struct Input {
    reader: Reader,
    name: String,
    /// The state of a file when it was opened.
    metadata: Option<Metadata>,
    is_stdin: bool,
    /// Used to detect that an output is the same file.
    identity: Option<Identity>,
}

enum Reader {
    File(File),
    Stdin(io::Stdin),
}

impl Input {
    /// Opens a file, or standard input for `-` or no name.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) if path != Path::new("-") => Self::file(path),
            _ => Self::stdin(),
        }
    }

    fn stdin() -> Result<Self, Failure> {
        streams::check_stdin()?;
        if io::stdin().is_terminal() {
            return Err(Failure::Usage(
                "standard input: is a terminal: specify a FILE, or pipe in the data (see --help)".to_owned(),
            ));
        }
        let name = "standard input".to_owned();
        let reader = Self::stdin_file().map_or_else(|| Reader::Stdin(io::stdin()), Reader::File);
        let metadata = if let Reader::File(file) = &reader { file.metadata().ok() } else { None };
        if metadata.as_ref().is_some_and(Metadata::is_dir) {
            return Err(Failure::directory(&name));
        }
        Ok(Self { reader, name, metadata, is_stdin: true, identity: Identity::of_stdin() })
    }

    /// Standard input without its buffer.
    #[cfg(unix)]
    fn stdin_file() -> Option<File> {
        use std::os::fd::AsFd;
        io::stdin().as_fd().try_clone_to_owned().ok().map(File::from)
    }

    #[cfg(not(unix))]
    fn stdin_file() -> Option<File> {
        None
    }

    fn file(path: &Path) -> Result<Self, Failure> {
        let name = shown(path);
        let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
        let metadata = file.metadata().map_err(Failure::io(&name, "cannot open"))?;
        if metadata.is_dir() {
            return Err(Failure::directory(&name));
        }
        let identity = Identity::of_known(&file, &metadata);
        Ok(Self { reader: Reader::File(file), name, metadata: Some(metadata), is_stdin: false, identity })
    }

    /// The file's name, for messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether this is standard input.
    pub(crate) fn is_stdin(&self) -> bool {
        self.is_stdin
    }

    /// The length of a named regular file. Standard input has none, because it may start in the
    /// middle of a file.
    pub(crate) fn length(&self) -> Option<u64> {
        self.metadata().filter(|metadata| metadata.is_file()).map(Metadata::len)
    }

    /// The metadata of a named file when it was opened.
    pub(crate) fn metadata(&self) -> Option<&Metadata> {
        self.metadata.as_ref().filter(|_| !self.is_stdin)
    }

    /// The named file, for seeking.
    pub(crate) fn as_file(&mut self) -> Option<&mut File> {
        match &mut self.reader {
            Reader::File(file) if !self.is_stdin => Some(file),
            _ => None,
        }
    }

    /// A regular file, possibly standard input, whose header other processes may lock and change.
    pub(crate) fn lockable(&self) -> Option<&File> {
        match &self.reader {
            Reader::File(file) if self.metadata.as_ref().is_some_and(Metadata::is_file) => Some(file),
            _ => None,
        }
    }

    /// A named regular file, which can be read at any position.
    pub(crate) fn regular(&self) -> Option<&File> {
        match &self.reader {
            Reader::File(file) if self.length().is_some() => Some(file),
            _ => None,
        }
    }

    /// Whether a regular file is encrypted. Pipes are not examined.
    pub(crate) fn is_encrypted(&mut self) -> Result<bool, Failure> {
        let Reader::File(file) = &mut self.reader else { return Ok(false) };
        if !self.metadata.as_ref().is_some_and(Metadata::is_file) {
            return Ok(false);
        }
        let mut begin = Vec::new();
        let looked = file.stream_position().and_then(|start| {
            file.take(Kind::ENCRYPTED_BYTES as u64).read_to_end(&mut begin)?;
            file.seek(SeekFrom::Start(start))
        });
        looked.map_err(Failure::io(&self.name, "cannot read at byte 0"))?;
        Ok(Kind::detect(&begin) == Kind::Encrypted)
    }

    /// Whether the length or modification time of a regular file changed since it was opened.
    pub(crate) fn has_changed(&self) -> bool {
        let (Reader::File(file), Some(then)) = (&self.reader, &self.metadata) else { return false };
        let state = |metadata: &Metadata| (metadata.len(), metadata.modified().ok());
        then.is_file() && file.metadata().map_or(true, |now| state(&now) != state(then))
    }

    /// Which file it is.
    pub(crate) fn identity(&self) -> Option<&Identity> {
        self.identity.as_ref()
    }

    /// Whether `path` is the same file, under any name.
    pub(crate) fn is(&self, path: &Path) -> bool {
        self.identity.is_some() && self.identity == Identity::of_path(path)
    }

    /// Whether standard output goes to this file. If so, we would never finish copying it.
    pub(crate) fn is_stdout(&self) -> bool {
        self.identity.as_ref().is_some_and(Identity::is_regular) && self.identity == Identity::of_stdout()
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match &mut self.reader {
            Reader::File(file) => file.read(out),
            Reader::Stdin(stdin) => stdin.read(out),
        }
    }
}
