//! Which file it is, whatever its name.

use std::fs::File;
use std::io;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::path::Path;

#[cfg(unix)]
use crate::paths::named_descriptor;
#[cfg(unix)]
use crate::streams::Descriptor;

#[cfg(unix)]
type Which = (u64, u64);
#[cfg(not(unix))]
type Which = same_file::Handle;

/// What two names of one file have in common.
#[derive(PartialEq, Eq)]
pub(crate) struct Identity {
    which: Which,
    regular: bool,
}

/// Device and inode, from the system's tables: to open a named pipe would wait for its other end.
#[cfg(unix)]
impl Identity {
    /// Of the file that `path` leads to, if there is one.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        if let Some(open) = named_descriptor(path).and_then(Descriptor::open) {
            return Self::of_file(&File::from(open.as_fd().try_clone_to_owned().ok()?));
        }
        path.metadata().ok().map(|metadata| Self::from_metadata(&metadata))
    }

    /// Of an open file.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().map(|metadata| Self::from_metadata(&metadata))
    }

    /// Of what standard input comes from.
    pub(crate) fn of_stdin() -> Option<Self> {
        Self::of_file(&File::from(io::stdin().as_fd().try_clone_to_owned().ok()?))
    }

    /// Of what standard output goes to.
    pub(crate) fn of_stdout() -> Option<Self> {
        Self::of_file(&File::from(io::stdout().as_fd().try_clone_to_owned().ok()?))
    }

    fn from_metadata(metadata: &std::fs::Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self { which: (metadata.dev(), metadata.ino()), regular: metadata.is_file() }
    }
}

#[cfg(not(unix))]
impl Identity {
    /// Of the file that `path` leads to, if there is one.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        Self::from_handle(same_file::Handle::from_path(path))
    }

    /// Of an open file.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        Self::from_handle(file.try_clone().and_then(same_file::Handle::from_file))
    }

    /// Of what standard input comes from.
    pub(crate) fn of_stdin() -> Option<Self> {
        Self::from_handle(same_file::Handle::stdin())
    }

    /// Of what standard output goes to.
    pub(crate) fn of_stdout() -> Option<Self> {
        Self::from_handle(same_file::Handle::stdout())
    }

    fn from_handle(handle: io::Result<same_file::Handle>) -> Option<Self> {
        let which = handle.ok()?;
        let regular = which.as_file().metadata().ok()?.is_file();
        Some(Self { which, regular })
    }
}

impl Identity {
    /// Whether it is a regular file: it keeps what is written, and can be replaced. The two ends of a terminal cannot.
    pub(crate) fn is_regular(&self) -> bool {
        self.regular
    }
}
