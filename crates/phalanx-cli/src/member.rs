//! Members of an encrypted folder: files in its tar archive.

use std::io::{Read, Seek};
use std::ops::Range;
use std::path::Path;

use phalanx_file::{Content, Error, SeekReader};

use crate::archive::{Archive, Body, Entry, Fault, malformed, mark, plain};
use crate::failure::{Failure, say, shown};

/// The range of plaintext bytes that make up the file `member`. Does not read the contents of other
/// files.
///
/// `length` is the length of the archive, computed from that of the encrypted file. `name` is the
/// encrypted file, for messages.
pub(crate) fn find<R: Read + Seek>(
    reader: &mut SeekReader<R>,
    member: &Path,
    length: u64,
    name: &str,
    content: Option<Content>,
) -> Result<Range<u64>, Failure> {
    let mut wanted = plain(member);
    let mut linked = false;
    loop {
        let mut found = None;
        let damage = each(reader, name, content, |entry, damaged| {
            if entry.path != wanted {
                return Ok(true);
            }
            if damaged {
                let wanted = shown(&wanted);
                say(format_args!(
                    "{name}: is damaged before {wanted}, which may belong to an archive stored in the folder"
                ));
            }
            found = Some(entry.body_and_place());
            Ok(false)
        })?;
        let wanted_name = shown(&wanted);
        match found {
            Some((Body::File, range)) => {
                if range.end > length {
                    // Until the last chunk is verified, the length is only a claim.
                    let end = reader.len().map_err(Failure::file(name))?;
                    let what = format!("its archive ends within {wanted_name}, at {end} of {} bytes", range.end);
                    return Err(Failure::Wrong(format!("{name}: {what}")));
                }
                return Ok(range);
            }
            // The contents of a hard link are stored under its first name, so one step is enough.
            Some((Body::SecondName(first), _)) if !linked => (wanted, linked) = (first, true),
            Some((Body::SecondName(_), _)) => {
                return Err(refused(malformed("a hard link points to another one"), name));
            }
            Some((other, _)) => {
                let what = match other {
                    Body::Link(target) => format!("a link to {}", shown(Path::new(&target))),
                    Body::Folder => "a folder".to_owned(),
                    _ => "a device or pipe".to_owned(),
                };
                return Err(Failure::Usage(format!("{name}: {wanted_name} is {what}, not a file")));
            }
            None => {
                return Err(damage.unwrap_or_else(|| {
                    Failure::Usage(format!("{name}: has no member {wanted_name}: see phalanx cat --members {name}"))
                }));
            }
        }
    }
}

/// Passes the path of each entry to `show`, with a trailing slash for folders. Returns a failure if
/// damaged parts were skipped, because entries may be missing.
pub(crate) fn list<R: Read + Seek>(
    reader: &mut SeekReader<R>,
    name: &str,
    content: Option<Content>,
    mut show: impl FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let damage = each(reader, name, content, |entry, _| {
        let slash = if entry.body == Body::Folder { "/" } else { "" };
        if !entry.path.as_os_str().is_empty() {
            show(&format!("{}{slash}\n", shown(&entry.path)))?;
        }
        Ok(true)
    })?;
    damage.map_or(Ok(()), Err)
}

/// Visits the entries for as long as `with` returns true. The second argument of `with` says
/// whether damage came before. Skips damaged parts and returns the first failure.
fn each<R: Read + Seek>(
    reader: &mut SeekReader<R>,
    name: &str,
    content: Option<Content>,
    mut with: impl FnMut(&Entry, bool) -> Result<bool, Failure>,
) -> Result<Option<Failure>, Failure> {
    let layout = *reader.layout();
    let behind = |at: u64| {
        let chunk = layout.chunks_of(at..at.saturating_add(1)).start;
        let end = layout.plain_range(chunk..chunk + 1).end;
        (at < layout.plain_len()).then_some(end)
    };
    let mut begin = Vec::new();
    let begun = reader.rewind().and_then(|()| reader.by_ref().take(mark().len() as u64).read_to_end(&mut begin));
    let is_marked = begin == mark();
    if begun.is_ok() && !is_marked && content == Some(Content::Folder) {
        return Err(refused(malformed("it does not begin like the archive of a folder"), name));
    }
    // Other tar archives also have members.
    let mut may_be_none = begun.is_ok() && !is_marked;
    let is_folder = is_marked && content != Some(Content::File);
    reader.rewind().map_err(|error| refused(Fault::Read(error), name))?;
    let mut archive = if is_folder { Archive::of_folder(reader) } else { Archive::new(reader) };
    let mut damage = None;
    loop {
        let next = archive.next();
        let fault = match next {
            Ok(None) if is_folder && damage.is_none() => {
                archive.finish().map_err(|fault| refused(fault, name))?;
                return Ok(None);
            }
            // A file of zeros looks like an empty archive.
            Ok(None) if may_be_none && content == Some(Content::File) => return Err(single_file(name)),
            Ok(None) => return Ok(damage),
            Ok(Some(entry)) => {
                may_be_none = false;
                if !with(&entry, damage.is_some())? {
                    return Ok(damage);
                }
                match archive.skip() {
                    Ok(()) => continue,
                    Err(fault) => fault,
                }
            }
            Err(Fault::Malformed(_)) if may_be_none => {
                return Err(single_file(name));
            }
            // After damage, ordinary data may look like a header.
            Err(fault) if is_damage(&fault) || damage.is_some() => fault,
            Err(fault) => return Err(refused(fault, name)),
        };
        may_be_none = false;
        let at = archive.position() + if is_damage(&fault) { 0 } else { 1 };
        let at = if is_damage(&fault) { behind(at).unwrap_or(at) } else { at };
        damage.get_or_insert(refused(fault, name));
        if !archive.resume(at, behind).map_err(|fault| refused(fault, name))? {
            return Ok(damage);
        }
    }
}

fn single_file(name: &str) -> Failure {
    Failure::Usage(format!("{name}: is a single file, not a folder: omit --member and --members"))
}

/// Whether authentication of a chunk failed, in which case other chunks may still be intact.
fn is_damage(fault: &Fault) -> bool {
    let Fault::Read(error) = fault else { return false };
    let error = error.get_ref().and_then(|error| error.downcast_ref::<Error>());
    matches!(error, Some(Error::Chunk { .. } | Error::LastChunk { .. }))
}

/// The failure of the encrypted file, or of the archive in it.
fn refused(fault: Fault, name: &str) -> Failure {
    match fault {
        Fault::Read(error) => match error.downcast::<Error>() {
            Ok(error) => Failure::file(name)(error),
            Err(error) => Failure::io(name, "cannot read")(error),
        },
        Fault::Malformed(why) => Failure::Wrong(format!("{name}: its archive is malformed: {why}")),
        Fault::Leaves(path) => Failure::Wrong(format!("{name}: its member {path} leads out of the folder")),
    }
}
