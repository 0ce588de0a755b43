//! Where a file lies in the tar archive of an encrypted folder.

use std::io::{Read, Seek};
use std::ops::Range;
use std::path::{Path, PathBuf};

use phalanx_file::{Error, SeekReader};

use crate::archive::{Archive, Body, Fault, malformed, mark, plain};
use crate::failure::{Failure, shown};

/// The bytes of the plaintext that are the file `member`. The contents of other files are not read.
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
        match look(&mut *reader, &wanted, name)? {
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
            Some(Found::SecondName(first)) if !linked => (wanted, linked) = (first, true),
            Some(Found::SecondName(_)) => {
                return Err(refused(malformed("a second name leads to another one"), name));
            }
            Some(Found::Other(what)) => {
                return Err(Failure::Usage(format!("{name}: {} is {what}, and no file", shown(&wanted))));
            }
            None => {
                let wanted = shown(&wanted);
                return Err(Failure::Usage(format!(
                    "{name}: has no member {wanted}; phalanx cat {name} | tar t shows those that it has"
                )));
            }
        }
    }
}

enum Found {
    File(Range<u64>),
    SecondName(PathBuf),
    Other(String),
}

fn look(mut reader: impl Read + Seek, wanted: &Path, name: &str) -> Result<Option<Found>, Failure> {
    let mut begin = Vec::new();
    let begun = reader.rewind().and_then(|()| reader.by_ref().take(mark().len() as u64).read_to_end(&mut begin));
    begun.and_then(|_| reader.rewind()).map_err(|error| refused(Fault::Read(error), name))?;
    // Any other tar archive has members, too.
    let mut may_be_none = begin != mark();
    let mut archive = Archive::new(reader);
    loop {
        let entry = match archive.next() {
            Ok(Some(entry)) => entry,
            Ok(None) => return Ok(None),
            Err(Fault::Malformed(_)) if may_be_none => {
                return Err(Failure::Usage(format!(
                    "{name}: is no folder with members, but a single file; leave --member out"
                )));
            }
            Err(fault) => return Err(refused(fault, name)),
        };
        may_be_none = false;
        if entry.path == wanted {
            return Ok(Some(match entry.body {
                // That there is no end that large was checked.
                Body::File => Found::File(entry.start..entry.start + entry.size),
                Body::SecondName(first) => Found::SecondName(first),
                Body::Folder => Found::Other("a folder".to_owned()),
                Body::Link(target) => Found::Other(format!("a link to {}", shown(Path::new(&target)))),
                Body::Device => Found::Other("a device or pipe".to_owned()),
            }));
        }
        archive.skip().map_err(|fault| refused(fault, name))?;
    }
}

/// What is wrong with the encrypted file, or with the archive in it.
fn refused(fault: Fault, name: &str) -> Failure {
    match fault {
        Fault::Read(error) => match error.downcast::<Error>() {
            Ok(error) => Failure::file(name)(error),
            Err(error) => Failure::io(name, "cannot read")(error),
        },
        Fault::Malformed(why) => Failure::Wrong(format!("{name}: the archive in it is malformed: {why}")),
        Fault::Leaves(path) => Failure::Wrong(format!("{name}: {path} in it would leave the folder")),
    }
}
