//! The new header of a file, durable beside it (`.phalanx-NAME.header`) while `phalanx slots` writes it into the file, so that a crash
//! in the middle leaves no file without a header.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use phalanx_file::naming::{header_beside, supported};
use phalanx_file::{Error, Header};

use crate::failure::{Failure, shown};
use crate::names::sync_folder;
use crate::paths::folder;

/// The header of a file, of which nothing is verified, as it is when nobody is changing it.
pub(crate) fn settled_header(file: &File) -> phalanx_file::Result<Header> {
    if !file.metadata().is_ok_and(|there| there.is_file()) {
        return Header::read(file);
    }
    let mut header = Header::read_file(file)?;
    loop {
        match header.read_again(file) {
            Ok(Some(newer)) => header = newer,
            // Whoever holds the lock for so long is not writing.
            Ok(None) | Err(Error::Changing) => return Ok(header),
            Err(error) => return Err(error),
        }
    }
}

/// Why a header may be what it is not meant to be.
const INTERRUPTED: &str =
    "a change of its slots is in progress or was interrupted: in the latter case run phalanx slots recover";

/// The failure of a header that could not be read or unlocked, if a change of its slots is the reason.
pub(crate) fn note_interrupted(failure: Failure, path: Option<&Path>) -> Failure {
    let there = |path: &Path| journal(&path.canonicalize().ok()?).symlink_metadata().ok();
    if path.and_then(there).is_none() {
        return failure;
    }
    match failure {
        Failure::File { name, source: Error::Header(_) | Error::HeaderNotAuthentic | Error::Cost(_), .. } => {
            Failure::Wrong(format!("{name}: its header is incomplete: {INTERRUPTED}"))
        }
        Failure::File { source: Error::Changing, .. } => failure,
        other => other.with_note(INTERRUPTED),
    }
}

/// Why a file that has a new header beside it is left alone.
pub(crate) fn interrupted(name: &str) -> Failure {
    Failure::Usage(format!("{name}: {INTERRUPTED}"))
}

/// Where the new header of a file waits.
pub(crate) fn journal(path: &Path) -> PathBuf {
    let folder = folder(path);
    folder.join(header_beside(path.file_name().unwrap_or_default(), longest_name(folder)))
}

/// Bytes of the longest name that a folder takes.
#[cfg(unix)]
fn longest_name(folder: &Path) -> usize {
    rustix::fs::statvfs(folder).map_or(usize::MAX, |about| usize::try_from(about.f_namemax).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn longest_name(_: &Path) -> usize {
    usize::MAX
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
