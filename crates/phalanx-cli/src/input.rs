//! Where the command reads from.

use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use crate::failure::{Failure, shown};
use crate::identity::Identity;

/// An open input, and what is known about it.
pub(crate) struct Input {
    reader: Box<dyn Read>,
    name: String,
    /// Of a named file.
    metadata: Option<Metadata>,
    /// To recognise an output that is the same file.
    identity: Option<Identity>,
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
                identity: Identity::of_stdin(),
            }),
        }
    }

    fn file(path: &Path) -> Result<Self, Failure> {
        let name = shown(path);
        let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
        let metadata = file.metadata().map_err(Failure::io(&name, "cannot open"))?;
        if metadata.is_dir() {
            return Err(Failure::Usage(format!("{name}: is a directory; pack it into one file first, as with tar")));
        }
        let identity = Identity::of_file(&file);
        Ok(Self { reader: Box::new(file), name, metadata: Some(metadata), identity })
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
        self.identity.is_some() && self.identity == Identity::of_path(path)
    }

    /// Whether this is a file that standard output goes to: a copy to its own end would never end.
    pub(crate) fn is_stdout(&self) -> bool {
        self.identity.as_ref().is_some_and(Identity::is_regular) && self.identity == Identity::of_stdout()
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.reader.read(out)
    }
}
