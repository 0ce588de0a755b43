//! The new header of a file, durable beside it (`.phalanx-NAME.header`) while `phalanx slots` writes it into the file, so that a crash
//! in the middle leaves no file without a header.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use phalanx_file::naming::supported;

use crate::failure::{Failure, shown};
use crate::names::sync_folder;
use crate::paths::folder;

/// Says of a failure with a file's header that there is a way out, if there is.
pub(crate) fn note_interrupted(failure: Failure, path: Option<&Path>) -> Failure {
    let journal = path.and_then(|path| path.canonicalize().ok()).map(|path| journal(&path));
    if journal.is_some_and(|journal| journal.symlink_metadata().is_ok()) {
        failure.with_note("a change of its slots was interrupted: run phalanx slots recover")
    } else {
        failure
    }
}

/// Why a file that has a new header beside it is left alone.
pub(crate) fn interrupted(path: &Path) -> Failure {
    Failure::Usage(format!(
        "{}: a change of its slots is under way or was interrupted; in the second case run phalanx slots recover",
        shown(path)
    ))
}

/// Where the new header of a file waits.
pub(crate) fn journal(path: &Path) -> PathBuf {
    let mut name = OsString::from(".phalanx-");
    name.push(path.file_name().unwrap_or_default());
    name.push(".header");
    folder(path).join(name)
}

/// Writes a header to the beginning of a file, durably.
pub(crate) fn put(file: &mut File, header: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(0))?;
    file.write_all(header)?;
    supported(file.sync_all())
}

/// Removes a new header that is not needed any more.
pub(crate) fn remove_journal(journal: &Path) -> Result<(), Failure> {
    fs::remove_file(journal).map_err(Failure::io(&shown(journal), "cannot remove"))?;
    sync_folder(journal)
}
