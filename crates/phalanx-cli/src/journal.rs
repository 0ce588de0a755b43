//! The journal of `phalanx slots`: the new header, stored durably next to the file as
//! `.phalanx-NAME.header` while the file's header is overwritten, so that a crash never leaves a
//! file without a header.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use phalanx_file::naming::{header_beside, supported};
use phalanx_file::{Error, Header};

use crate::failure::{Failure, shown};
use crate::names::sync_folder;
use crate::paths::folder;

/// Reads the header of a file when nobody is changing it, without verifying it.
pub(crate) fn settled_header(file: &File) -> phalanx_file::Result<Header> {
    if !file.metadata().is_ok_and(|there| there.is_file()) {
        return Header::read(file);
    }
    let mut header = Header::read_file(file)?;
    loop {
        match header.read_again(file) {
            Ok(Some(newer)) => header = newer,
            // A process that holds the lock for this long is not writing.
            Ok(None) | Err(Error::Changing) => return Ok(header),
            Err(error) => return Err(error),
        }
    }
}

/// Why a header may be invalid.
const INTERRUPTED: &str =
    "a change to its slots is in progress or was interrupted: if interrupted, run phalanx slots recover";

/// If reading or unlocking a header failed, adds that a change to its slots may be the reason.
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

/// The failure for a file that has a journal.
pub(crate) fn interrupted(name: &str) -> Failure {
    Failure::Usage(format!("{name}: {INTERRUPTED}"))
}

/// The path of a file's journal.
pub(crate) fn journal(path: &Path) -> PathBuf {
    let folder = folder(path);
    folder.join(header_beside(path.file_name().unwrap_or_default(), longest_name(folder)))
}

/// Maximum bytes of a name in a folder.
#[cfg(unix)]
fn longest_name(folder: &Path) -> usize {
    rustix::fs::statvfs(folder).map_or(usize::MAX, |about| usize::try_from(about.f_namemax).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn longest_name(_: &Path) -> usize {
    usize::MAX
}

/// Writes a header durably to the beginning of a file.
pub(crate) fn put(file: &mut File, header: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(0))?;
    file.write_all(header)?;
    supported(file.sync_all())
}

/// Removes a journal that is no longer needed.
pub(crate) fn remove_journal(journal: &Path) -> Result<(), Failure> {
    fs::remove_file(journal).map_err(Failure::io(&shown(journal), "cannot remove"))?;
    sync_folder(journal)
}
