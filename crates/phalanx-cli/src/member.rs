//! Where a file lies in the tar archive of an encrypted folder.

use std::io::{self, Read, Seek};
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use phalanx_file::{Error, SeekReader};
use tar::{Archive, Entry, EntryType};

use crate::failure::{Failure, shown};

/// The bytes of the plaintext that are the file `member`. What lies between the headers of the archive is passed over.
///
/// `length` is what the archive has by the length of the encrypted file, and `name` that of the file, for messages.
pub(crate) fn find<R: Read + Seek>(
    reader: &mut SeekReader<R>,
    member: &Path,
    length: u64,
    name: &str,
) -> Result<Range<u64>, Failure> {
    let mut wanted = plain(member);
    let mut linked = false;
    loop {
        let no_such = || {
            Failure::Usage(format!(
                "{name}: has no member {}; phalanx cat {name} | tar t shows those that it has",
                shown(&wanted)
            ))
        };
        reader.rewind().map_err(|error| refused(error, name))?;
        match look(&mut *reader, &wanted).map_err(|error| refused(error, name))? {
            Some(Found::File(range)) => {
                if range.end > length {
                    // Whether that is the true length, the last chunk tells.
                    let end = reader.len().map_err(Failure::file(name))?;
                    let wanted = shown(&wanted);
                    let what = format!("the archive in it ends before {wanted} does, at {end} of {} bytes", range.end);
                    return Err(Failure::Wrong(format!("{name}: {what}")));
                }
                return Ok(range);
            }
            // A second name of a file, whose bytes stand under the first: never more than one step.
            Some(Found::Link(target)) if !linked => (wanted, linked) = (plain(&target), true),
            Some(Found::Link(_)) => return Err(Failure::Wrong(format!("{name}: the archive in it is malformed"))),
            Some(Found::Other(what)) => {
                return Err(Failure::Usage(format!("{name}: {} is {what}, and no file", shown(&wanted))));
            }
            None => return Err(no_such()),
        }
    }
}

enum Found {
    File(Range<u64>),
    Link(PathBuf),
    Other(String),
}

fn look(reader: impl Read + Seek, wanted: &Path) -> io::Result<Option<Found>> {
    for entry in Archive::new(reader).entries_with_seek()? {
        let entry = entry?;
        if entry.header().entry_type() != EntryType::XGlobalHeader && plain(&entry.path()?) == *wanted {
            return found(&entry).map(Some);
        }
    }
    Ok(None)
}

fn found<R: Read>(entry: &Entry<'_, R>) -> io::Result<Found> {
    let link = || -> io::Result<PathBuf> { Ok(entry.link_name()?.unwrap_or_default().into_owned()) };
    Ok(match entry.header().entry_type() {
        EntryType::Regular | EntryType::Continuous => {
            let start = entry.raw_file_position();
            Found::File(start..start.checked_add(entry.size()).ok_or(io::ErrorKind::InvalidData)?)
        }
        EntryType::Link => Found::Link(link()?),
        EntryType::Directory => Found::Other("a folder".to_owned()),
        EntryType::Symlink => Found::Other(format!("a link to {}", shown(&link()?))),
        _ => Found::Other("a device or pipe".to_owned()),
    })
}

/// The names of a path alone, so that `./a//b/` is `a/b`.
fn plain(path: &Path) -> PathBuf {
    path.components().filter(|part| !matches!(part, Component::CurDir)).collect()
}

/// What is wrong with the encrypted file; or else this is no archive. What the reader of archives says has parts of the message in it.
fn refused(error: io::Error, name: &str) -> Failure {
    match error.downcast::<Error>() {
        Ok(error) => Failure::file(name)(error),
        Err(_) => Failure::Usage(format!("{name}: is no folder with members, but a single file; leave --member out")),
    }
}
