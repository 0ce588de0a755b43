//! Checks on paths that neither follow links nor wait for pipes.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use crate::failure::{Failure, shown};

/// The open descriptor that a path such as `/dev/stdout` refers to. To the system, the path may
/// look like a link to a file, but that file belongs to the shell and must not be replaced.
pub(crate) fn descriptor(path: &Path) -> Option<u32> {
    // Most outputs do not exist yet.
    let there = path.symlink_metadata().ok()?;
    // On Linux, all of these are links.
    if cfg!(target_os = "linux") && !there.is_symlink() {
        return None;
    }
    let descriptors = Path::new("/dev/fd").canonicalize().ok()?;
    let mut path = path.to_owned();
    // Linux follows no more links than this.
    for _ in 0..40 {
        let folder = folder(&path).canonicalize().ok()?;
        if folder == descriptors {
            return path.file_name()?.to_str()?.parse().ok();
        }
        path = folder.join(path.read_link().ok()?);
    }
    None
}

/// The descriptor named by the text of a path. We don't access the file system for this, because it
/// may deny access.
#[cfg(unix)]
pub(crate) fn named_descriptor(path: &Path) -> Option<u32> {
    if path == Path::new("/dev/stdin") {
        return Some(0);
    }
    let number = path.strip_prefix("/dev/fd").or_else(|_| path.strip_prefix("/proc/self/fd")).ok()?;
    number.to_str()?.parse().ok()
}

/// Whether a path refers to an open descriptor.
pub(crate) fn is_descriptor(path: &Path) -> bool {
    descriptor(path).is_some()
}

/// Opens a regular file. `None` if it is something else, such as a named pipe, on which opening
/// could block.
pub(crate) fn open_regular(path: &Path) -> io::Result<Option<File>> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOFOLLOW).bits().cast_signed());
    }
    if !path.symlink_metadata()?.is_file() {
        return Ok(None);
    }
    let file = options.open(path)?;
    Ok(file.metadata()?.is_file().then_some(file))
}

/// The folder of a path.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Checks that the folder of a new file exists.
pub(crate) fn check_folder(path: &Path) -> io::Result<()> {
    let folder = folder(path);
    match fs::metadata(folder) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(io::Error::other(format!("the folder {} does not exist: create it first", shown(folder))))
        }
        Err(error) => Err(error),
    }
}

/// Appended to messages about files that exist but are empty.
const EMPTY: &str = " (empty, perhaps left by an interrupted command)";

pub(crate) fn exists(path: &Path) -> Failure {
    let empty = if is_empty(path) { EMPTY } else { "" };
    Failure::Usage(format!("{}: already exists{empty}: use --force to replace it, or -o FILE", shown(path)))
}

/// The same for a key, which `--force` never replaces.
pub(crate) fn exists_never(path: &Path) -> Failure {
    let (empty, delete) = if is_empty(path) { (EMPTY, "delete it, or ") } else { ("", "") };
    let name = shown(path);
    Failure::Usage(format!(
        "{name}: already exists{empty}, and keys are never overwritten: {delete}choose another name"
    ))
}

/// Whether it is an empty file. On some file systems, a killed command can leave one behind.
pub(crate) fn is_empty(path: &Path) -> bool {
    path.symlink_metadata().is_ok_and(|there| there.is_file() && there.len() == 0)
}
