//! Where the command reads from.

use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use same_file::Handle;

use crate::failure::Failure;

/// An open input, and what is known about it.
pub(crate) struct Input {
    reader: Box<dyn Read>,
    name: String,
    /// Of a named file.
    metadata: Option<Metadata>,
    /// To recognise an output that is the same file.
    handle: Option<Handle>,
}

impl Input {
    /// Opens a file, or standard input for `-` and for no name.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) if path != Path::new("-") => Self::file(path),
            _ if io::stdin().is_terminal() => {
                Err(Failure::Usage("give a FILE, or pipe the data in (see --help)".to_owned()))
            }
            // A closed or unusual standard input has no identity, and then is no file either.
            _ => Ok(Self {
                reader: Box::new(io::stdin()),
                name: "standard input".to_owned(),
                metadata: None,
                handle: Handle::stdin().ok(),
            }),
        }
    }

    fn file(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
        let metadata = file.metadata().map_err(Failure::io(&name, "cannot open"))?;
        if metadata.is_dir() {
            return Err(Failure::Usage(format!("{name}: is a directory; pack it into one file first, as with tar")));
        }
        let copy = file.try_clone().map_err(Failure::io(&name, "cannot open"))?;
        let handle = Handle::from_file(copy).map_err(Failure::io(&name, "cannot open"))?;
        Ok(Self { reader: Box::new(file), name, metadata: Some(metadata), handle: Some(handle) })
    }

    /// The file's name, for messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether this is standard input.
    pub(crate) fn is_stdin(&self) -> bool {
        self.metadata.is_none()
    }

    /// The length of a regular file.
    pub(crate) fn length(&self) -> Option<u64> {
        self.metadata().filter(|metadata| metadata.is_file()).map(Metadata::len)
    }

    /// What the system says of a named file.
    pub(crate) fn metadata(&self) -> Option<&Metadata> {
        self.metadata.as_ref()
    }

    /// Whether the file at `path` is this very one, whatever its name.
    pub(crate) fn is(&self, path: &Path) -> bool {
        self.has(Handle::from_path(path))
    }

    /// Whether this is a file that standard output goes to.
    pub(crate) fn is_stdout(&self) -> bool {
        self.length().is_some() && self.has(Handle::stdout())
    }

    fn has(&self, other: io::Result<Handle>) -> bool {
        self.handle.as_ref().is_some_and(|mine| other.is_ok_and(|other| *mine == other))
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.reader.read(out)
    }
}
