//! Renames finished files durably, without ever replacing another file. Steps that a file system
//! does not support are skipped.
//!
//! The command uses this for its own temporary files.

use std::ffi::{OsStr, OsString};
#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use sha2::{Digest, Sha256};
use tempfile::TempPath;

/// Bytes of the longest name on most file systems. We never go beyond this, because some file
/// systems count characters and report more bytes than they accept.
const LONGEST_NAME: usize = 255;

/// Turns all the errors that mean "not supported by this file system" into success.
///
/// # Errors
/// Every other error.
pub fn supported(synced: io::Result<()>) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, Unsupported};
    synced.or_else(|error| if matches!(error.kind(), InvalidInput | Unsupported) { Ok(()) } else { Err(error) })
}

/// Renames a finished file to a name that does not exist yet.
///
/// If the file system supports neither hard links nor renaming without replacement, we reserve the
/// name with an empty file first, so that no other file is replaced. (If the process is killed
/// between these two steps, it leaves both the empty file and the finished one.)
///
/// # Errors
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists), or another error of the system. The file is
/// removed in that case.
pub fn persist_new(temporary: TempPath, path: &Path) -> io::Result<()> {
    let failed = match temporary.persist_noclobber(path) {
        Ok(()) => return Ok(()),
        Err(failed) => failed,
    };
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(_) => failed.path.persist(path).map_err(|failed| {
            // If removing the reserved name also fails, the first error is still the more useful
            // one.
            let _ = fs::remove_file(path);
            failed.error
        }),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // We can't create anything there, for the same reason as before.
        Err(_) => Err(failed.error),
    }
}

/// The name of the file next to `name` that contains the new header while slots are being changed.
/// It is at most `longest` bytes long.
///
/// If it would be too long, `name` is replaced with the beginning of its SHA-256.
pub fn header_beside(name: &OsStr, longest: usize) -> OsString {
    let with = |name: &OsStr| {
        let mut all = OsString::from(".phalanx-");
        all.push(name);
        all.push(".header");
        all
    };
    let plain = with(name);
    if plain.len() <= longest.min(LONGEST_NAME) {
        return plain;
    }
    let mut digits = [0; 32];
    let digest = Sha256::digest(name.as_encoded_bytes());
    let short = base16ct::lower::encode_str(&digest[..16], &mut digits).unwrap_or_default();
    with(OsStr::new(short))
}

/// Makes the names in a folder durable.
///
/// # Errors
/// Any error of the system, except that it is not supported.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder) {
        // A user with write but not read permission for the folder cannot sync it.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        opened => supported(opened?.sync_all()),
    }
}

/// This system has no way to do this.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
