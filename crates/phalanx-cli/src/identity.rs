//! The identity of a file, independent of its name.

use std::fs::{File, Metadata};
use std::io;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};

use crate::paths::folder;
#[cfg(unix)]
use crate::paths::named_descriptor;
#[cfg(unix)]
use crate::streams::Descriptor;

#[cfg(unix)]
type Which = (u64, u64);
#[cfg(not(unix))]
type Which = same_file::Handle;

/// Identifies a file under any of its names.
#[derive(PartialEq, Eq)]
pub(crate) struct Identity {
    which: Which,
    regular: bool,
}

/// Device and inode. We get them from the file system, because opening a named pipe would wait for
/// its other end.
#[cfg(unix)]
impl Identity {
    /// The file that `path` leads to, if it exists.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        if let Some(open) = named_descriptor(path).and_then(Descriptor::open) {
            return Self::of_file(&File::from(open.as_fd().try_clone_to_owned().ok()?));
        }
        path.metadata().ok().map(|metadata| Self::from_metadata(&metadata))
    }

    /// An open file.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().map(|metadata| Self::from_metadata(&metadata))
    }

    /// An open file with this metadata.
    pub(crate) fn of_known(_: &File, metadata: &Metadata) -> Option<Self> {
        Some(Self::from_metadata(metadata))
    }

    /// The source of standard input.
    pub(crate) fn of_stdin() -> Option<Self> {
        Self::of_file(&File::from(io::stdin().as_fd().try_clone_to_owned().ok()?))
    }

    /// The target of standard output.
    pub(crate) fn of_stdout() -> Option<Self> {
        Self::of_file(&File::from(io::stdout().as_fd().try_clone_to_owned().ok()?))
    }

    fn from_metadata(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self { which: (metadata.dev(), metadata.ino()), regular: metadata.is_file() }
    }
}

#[cfg(not(unix))]
impl Identity {
    /// The file that `path` leads to, if it exists.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        Self::from_handle(same_file::Handle::from_path(path))
    }

    /// An open file with this metadata.
    pub(crate) fn of_known(file: &File, _: &Metadata) -> Option<Self> {
        Self::of_file(file)
    }

    /// An open file.
    pub(crate) fn of_file(file: &File) -> Option<Self> {
        Self::from_handle(file.try_clone().and_then(same_file::Handle::from_file))
    }

    /// The source of standard input.
    pub(crate) fn of_stdin() -> Option<Self> {
        Self::from_handle(same_file::Handle::stdin())
    }

    /// The target of standard output.
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
    /// Whether it is a regular file, i.e. one that stores data and can be replaced, unlike a
    /// terminal.
    pub(crate) fn is_regular(&self) -> bool {
        self.regular
    }
}

/// The files with the secrets of a command, which must be neither its data nor its outputs. They are
/// looked up once, because there may be thousands of outputs.
pub(crate) struct SecretFiles(Vec<(PathBuf, Option<Identity>)>);

impl SecretFiles {
    pub(crate) fn new(paths: impl IntoIterator<Item = PathBuf>) -> Self {
        Self(
            paths.into_iter().map(|path| (Identity::of_path(&path), path)).map(|(which, path)| (path, which)).collect(),
        )
    }

    /// Whether standard input is one of them, by name.
    pub(crate) fn have_stdin(&self) -> bool {
        self.0.iter().any(|(path, _)| path == Path::new("-"))
    }

    /// Whether this file is one of them.
    pub(crate) fn contain(&self, file: Option<&Identity>) -> bool {
        file.is_some() && self.0.iter().any(|(_, which)| which.as_ref() == file)
    }

    /// Whether this file is the one with this path.
    pub(crate) fn have(&self, path: &Path, file: Option<&Identity>) -> bool {
        file.is_some() && self.0.iter().any(|(own, which)| own == path && which.as_ref() == file)
    }

    /// Whether a new file at this path would be one of them, which does not exist yet.
    pub(crate) fn will_be(&self, path: &Path) -> bool {
        let place = |path: &Path| Some((folder(path).canonicalize().ok()?, path.file_name()?.to_owned()));
        let mut missing = self.0.iter().filter(|(_, which)| which.is_none()).peekable();
        missing.peek().is_some()
            && place(path).is_some_and(|new| missing.any(|(path, _)| place(path).as_ref() == Some(&new)))
    }
}
