//! How a finished file gets its name, durably, and nobody else's file is replaced. What a file system lacks for that, is done without.
//!
//! The command does it in this way, too, with temporary files of its own.

use std::ffi::{OsStr, OsString};
#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use sha2::{Digest, Sha256};
use tempfile::TempPath;

/// Bytes of the longest name on most file systems. Some count letters, and state more bytes than they take.
const LONGEST_NAME: usize = 255;

/// Some file systems have no way to make something durable, and say so in one of these ways: then there is nothing left to do.
///
/// # Errors
/// Every other failure of what was tried.
pub fn supported(synced: io::Result<()>) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, Unsupported};
    synced.or_else(|error| if matches!(error.kind(), InvalidInput | Unsupported) { Ok(()) } else { Err(error) })
}

/// Gives a finished file a name that nothing has yet.
///
/// Where the file system knows neither a rename that replaces nothing nor hard links, an empty file takes the name first: so nobody else's
/// file is replaced. (Who is killed between these two steps leaves that empty file, and the finished one beside it.)
///
/// # Errors
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists), or what else the system says. The file is gone then.
pub fn persist_new(temporary: TempPath, path: &Path) -> io::Result<()> {
    let failed = match temporary.persist_noclobber(path) {
        Ok(()) => return Ok(()),
        Err(failed) => failed,
    };
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(_) => failed.path.persist(path).map_err(|failed| {
            // The name is given back; if even that fails, the first error is the one to know.
            let _ = fs::remove_file(path);
            failed.error
        }),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Nothing can be made there, for the reason that was the first one's, too.
        Err(_) => Err(failed.error),
    }
}

/// The name of the file beside `name` that holds its new header while its slots are changed, of at most `longest` bytes.
///
/// A name that would be too long is replaced by the beginning of its SHA-256.
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
/// What the system says, unless it has no way to do it.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder) {
        // Who may write to a folder and not read it cannot do more.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        opened => supported(opened?.sync_all()),
    }
}

/// The system has nothing that does it.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
