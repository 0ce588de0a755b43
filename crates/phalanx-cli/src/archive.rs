//! The tar format of encrypted folders, for `encrypt`, `decrypt` and `cat --member`.
//!
//! The `tar` crate reads and writes headers. We parse extended records ourselves, because that
//! crate splits them at line ends, and names may contain line ends. We wipe buffers, because they
//! contain names.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use tar::{EntryType, Header};
use zeroize::Zeroizing;

use crate::open_folder::{self, Time};

/// Bytes of a tar block. A header is one block, and data is padded to whole blocks.
pub(crate) const BLOCK: usize = 512;

/// Maximum bytes of extended records before a header: a path, a link target and some numbers.
pub(crate) const MAX_RECORDS: u64 = 1 << 20;

/// Maximum bytes of a link target: 32,767 UTF-16 units on Windows, 4,095 bytes on Linux.
const LONGEST_TARGET: usize = if cfg!(windows) { 3 * 32_767 } else { 4095 };

/// The first bytes of every folder archive: a global extended header that contains a comment, which
/// other tar programs ignore.
pub(crate) fn mark() -> Vec<u8> {
    const RECORD: &[u8] = b"28 comment=phalanx folder 1\n";
    let mut header = Header::new_ustar();
    if let Some(fields) = header.as_ustar_mut() {
        fields.name[..17].copy_from_slice(b"pax_global_header");
    }
    header.set_entry_type(EntryType::XGlobalHeader);
    header.set_mode(0o644);
    header.set_mtime(0);
    header.set_uid(0);
    header.set_gid(0);
    header.set_size(RECORD.len() as u64);
    header.set_cksum();
    let mut mark = header.as_bytes().to_vec();
    mark.extend(RECORD);
    mark.resize(2 * BLOCK, 0);
    mark
}

/// Why an archive cannot be read.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Reading it failed.
    Read(io::Error),
    /// `encrypt` would never write such an archive.
    Malformed(String),
    /// A name in it leads out of the folder.
    Leaves(String),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::UnexpectedEof && error.get_ref().is_none() {
            malformed("it is truncated")
        } else {
            Self::Read(error)
        }
    }
}

pub(crate) fn malformed(why: impl fmt::Display) -> Fault {
    Fault::Malformed(why.to_string())
}

/// The kind of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    File,
    Folder,
    /// A symbolic link with its target.
    Link(OsString),
    /// A hard link to the file with this path.
    SecondName(PathBuf),
    /// A device or a pipe.
    Device,
}

/// An entry of an archive.
pub(crate) struct Entry {
    /// Path relative to the folder, without `.` or `..`. Empty for the folder itself.
    pub(crate) path: PathBuf,
    pub(crate) body: Body,
    /// Bytes of contents, or 0 if it is not a file.
    pub(crate) size: u64,
    /// Offset of its contents in the archive.
    pub(crate) start: u64,
    pub(crate) mode: u32,
    /// User and group, if known.
    pub(crate) owner: Option<(u32, u32)>,
    pub(crate) modified: Time,
}

impl Entry {
    /// Its kind, and the position of its contents in the archive.
    pub(crate) fn body_and_place(&self) -> (Body, std::ops::Range<u64>) {
        // Overflow was ruled out by the parser.
        (self.body.clone(), self.start..self.start + self.size)
    }
}

/// A reader of archives.
pub(crate) struct Archive<R> {
    reader: R,
    position: u64,
    /// Remaining bytes of the current entry's contents, and of the padding after them.
    left: u64,
    padding: u64,
    /// The entries so far, for an archive written by `encrypt`.
    seen: Option<Seen>,
}

/// The entries of an archive so far. `encrypt` writes the folder itself first, then every folder
/// before its contents, and never writes a name twice.
#[derive(Default)]
struct Seen {
    /// Keyed by two random hashes of the path, because storing the paths of deep folders would use
    /// a lot of memory.
    kinds: HashMap<(u64, u64), Sort>,
    hashers: (RandomState, RandomState),
}

/// The kind of an entry, to the extent that other entries depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    File,
    Folder,
    Other,
}

impl Seen {
    fn key(&self, path: &Path) -> (u64, u64) {
        (self.hashers.0.hash_one(path), self.hashers.1.hash_one(path))
    }

    fn sort(&self, path: &Path) -> Option<Sort> {
        self.kinds.get(&self.key(path)).copied()
    }

    /// Rejects an entry that `encrypt` would not have written here.
    fn add(&mut self, Entry { path, body, .. }: &Entry) -> Result<(), Fault> {
        let name = || crate::failure::shown(path);
        match path.parent() {
            None if *body != Body::Folder => return Err(malformed("its root is not a folder")),
            None if self.sort(path).is_some() => return Err(malformed("its root occurs twice")),
            None => {}
            Some(_) if self.kinds.is_empty() => return Err(malformed("it does not begin with its root")),
            Some(_) if self.sort(path).is_some() => return Err(malformed(format_args!("{} occurs twice", name()))),
            Some(parent) => match self.sort(parent) {
                Some(Sort::Folder) => {}
                Some(_) => return Err(malformed(format_args!("{} is below something that is not a folder", name()))),
                None => return Err(malformed(format_args!("{} is in a missing folder", name()))),
            },
        }
        let sort = match body {
            Body::File => Sort::File,
            Body::Folder => Sort::Folder,
            Body::SecondName(first) if self.sort(first) != Some(Sort::File) => {
                return Err(malformed(format_args!("{} is a hard link to a missing file", name())));
            }
            _ => Sort::Other,
        };
        let key = self.key(path);
        self.kinds.insert(key, sort);
        Ok(())
    }
}

/// The extended records used here.
#[derive(Default)]
struct Records {
    path: Option<Zeroizing<Vec<u8>>>,
    link: Option<Zeroizing<Vec<u8>>>,
    size: Option<u64>,
    owner: (Option<u32>, Option<u32>),
    modified: Option<Time>,
}

impl<R: Read> Archive<R> {
    /// Reads any archive.
    pub(crate) fn new(reader: R) -> Self {
        Self { reader, position: 0, left: 0, padding: 0, seen: None }
    }

    /// Reads an archive written by `encrypt`.
    pub(crate) fn of_folder(reader: R) -> Self {
        Self { seen: Some(Seen::default()), ..Self::new(reader) }
    }

    /// The next entry, or `None` at the end of the archive. Read or skip the contents of the
    /// previous entry first.
    pub(crate) fn next(&mut self) -> Result<Option<Entry>, Fault> {
        let mut records: Option<Records> = None;
        loop {
            self.pass_padding()?;
            let Some(header) = self.header()? else {
                return match records {
                    None if self.seen.as_ref().is_some_and(|seen| seen.kinds.is_empty()) => {
                        Err(malformed("it has no root"))
                    }
                    None => Ok(None),
                    Some(_) => Err(malformed("nothing follows an extended header")),
                };
            };
            let header = Header::from_byte_slice(&header[..]);
            let kind = header.entry_type();
            let size = header.entry_size().map_err(|_| malformed("a size is not a number"))?;
            match kind {
                EntryType::XHeader if records.is_some() => {
                    return Err(malformed("an extended header follows another one"));
                }
                EntryType::XHeader => records = Some(Records::parse(&self.records(size)?)?),
                EntryType::XGlobalHeader => {
                    if Records::parse(&self.records(size)?)?.matter() {
                        return Err(malformed("a global header changes names or numbers"));
                    }
                }
                _ => {
                    let entry = self.entry(header, size, records.unwrap_or_default())?;
                    self.seen.as_mut().map_or(Ok(()), |seen| seen.add(&entry))?;
                    return Ok(Some(entry));
                }
            }
        }
    }

    /// Reads from the contents of the current entry. Returns 0 at their end.
    pub(crate) fn read(&mut self, out: &mut [u8]) -> Result<usize, Fault> {
        let most = usize::try_from(self.left).unwrap_or(usize::MAX).min(out.len());
        if most == 0 {
            return Ok(0);
        }
        let n = read_some(&mut self.reader, &mut out[..most])?;
        if n == 0 {
            return Err(malformed("it is truncated"));
        }
        self.left -= n as u64;
        self.position += n as u64;
        Ok(n)
    }

    /// Checks that only zeros follow the end of the archive.
    pub(crate) fn finish(mut self) -> Result<(), Fault> {
        let mut block = Zeroizing::new([0; BLOCK]);
        let mut zeros = 0;
        loop {
            match read_some(&mut self.reader, &mut block[..])? {
                0 if zeros < BLOCK => return Err(malformed("it is truncated")),
                0 => return Ok(()),
                n if block[..n].iter().all(|byte| *byte == 0) => zeros = BLOCK.min(zeros + n),
                _ => return Err(malformed("data follows its end")),
            }
        }
    }

    fn exactly(&mut self, out: &mut [u8]) -> Result<(), Fault> {
        self.reader.read_exact(out)?;
        self.position += out.len() as u64;
        Ok(())
    }

    fn pass_padding(&mut self) -> Result<(), Fault> {
        let mut padding = [0; BLOCK];
        let length = std::mem::take(&mut self.padding) as usize;
        self.exactly(&mut padding[..length])
    }

    /// Reads a header, or `None` at the end of the archive.
    fn header(&mut self) -> Result<Option<Zeroizing<[u8; BLOCK]>>, Fault> {
        let mut block = Zeroizing::new([0; BLOCK]);
        self.exactly(&mut block[..])?;
        if block.iter().all(|byte| *byte == 0) {
            return Ok(None);
        }
        let sum: u32 =
            block.iter().enumerate().map(|(i, byte)| if (148..156).contains(&i) { 32 } else { u32::from(*byte) }).sum();
        if !Header::from_byte_slice(&block[..]).cksum().is_ok_and(|stated| stated == sum) {
            return Err(malformed("the checksum of a header is wrong"));
        }
        Ok(Some(block))
    }

    /// Reads the extended records announced by a header.
    fn records(&mut self, size: u64) -> Result<Zeroizing<Vec<u8>>, Fault> {
        if size > MAX_RECORDS {
            return Err(malformed("an extended header is longer than 1 MiB"));
        }
        let mut records = Zeroizing::new(vec![0; size as usize]);
        self.exactly(&mut records)?;
        self.padding = padding(size);
        Ok(records)
    }

    fn entry(&mut self, header: &Header, size: u64, records: Records) -> Result<Entry, Fault> {
        let path = records.path.unwrap_or_else(|| Zeroizing::new(header.path_bytes().into_owned()));
        let link = records.link.or_else(|| header.link_name_bytes().map(|link| Zeroizing::new(link.into_owned())));
        let link = link.unwrap_or_default();
        let number = |number: io::Result<u64>, what: &str| {
            let number = number.ok().and_then(|number| u32::try_from(number).ok());
            number.ok_or_else(|| malformed(format_args!("{what} is not a number, or too large")))
        };
        // Some programs leave the field empty if the owner is unknown.
        let fields = header.as_old();
        let owner = |record: Option<u32>, field: &[u8], value: io::Result<u64>, what| match record {
            None if field.iter().all(|byte| matches!(byte, 0 | b' ')) => Ok(None),
            None => number(value, what).map(Some),
            known => Ok(known),
        };
        let user = owner(records.owner.0, &fields.uid, header.uid(), "an owner")?;
        let owner = user.zip(owner(records.owner.1, &fields.gid, header.gid(), "a group")?);
        let modified = match records.modified {
            Some(time) => time,
            None => {
                let seconds = header.mtime().ok().and_then(|seconds| i64::try_from(seconds).ok());
                Time { seconds: seconds.ok_or_else(|| malformed("a time is not a number"))?, nanos: 0 }
            }
        };
        let body = match header.entry_type() {
            EntryType::Regular | EntryType::Continuous => Body::File,
            EntryType::Directory => Body::Folder,
            EntryType::Symlink if link.len() > LONGEST_TARGET => {
                return Err(malformed("the target of a link is longer than any system allows"));
            }
            EntryType::Symlink => Body::Link(name(&link, "the target of a link")?),
            EntryType::Link => Body::SecondName(inside(&link)?),
            EntryType::Fifo | EntryType::Char | EntryType::Block => Body::Device,
            _ => return Err(malformed("it contains an entry that is not a file, folder or link")),
        };
        let ends_in_slash = path.ends_with(b"/");
        let path = inside(&path)?;
        if body != Body::Folder && path.as_os_str().is_empty() {
            return Err(malformed("its root is not a folder"));
        }
        if body != Body::Folder && ends_in_slash {
            return Err(malformed("the name of a file ends in a slash"));
        }
        let size = records.size.unwrap_or(size);
        if body != Body::File && size != 0 {
            return Err(malformed("an entry that is not a file has contents"));
        }
        let end = self.position.checked_add(size).and_then(|end| end.checked_add(BLOCK as u64));
        end.ok_or_else(|| malformed("a size is out of range"))?;
        (self.left, self.padding) = (size, padding(size));
        let mode = number(header.mode().map(u64::from), "a mode")?;
        Ok(Entry { path, body, size, start: self.position, mode, owner, modified })
    }
}

impl<R: Read + Seek> Archive<R> {
    /// Skips the contents of the current entry.
    pub(crate) fn skip(&mut self) -> Result<(), Fault> {
        self.position += std::mem::take(&mut self.left);
        self.reader.seek(SeekFrom::Start(self.position))?;
        Ok(())
    }
}

impl<R: Read + Seek> Archive<R> {
    /// Continues after a part that cannot be read, at the first header at or after offset `at`. If
    /// there is another unreadable part, `behind` returns where to continue after it, if anything
    /// follows. Returns false at the end.
    pub(crate) fn resume(&mut self, mut at: u64, behind: impl Fn(u64) -> Option<u64>) -> Result<bool, Fault> {
        (self.left, self.padding) = (0, 0);
        // The unreadable part may have contained earlier folders.
        self.seen = None;
        loop {
            at = at.next_multiple_of(BLOCK as u64);
            self.position = at;
            self.reader.seek(SeekFrom::Start(at))?;
            match self.header() {
                // Anything else lacks a valid checksum or the magic number.
                Ok(Some(header)) if Header::from_byte_slice(&header[..]).as_old().pad.starts_with(b"ustar") => {
                    self.position = at;
                    self.reader.seek(SeekFrom::Start(at))?;
                    return Ok(true);
                }
                Ok(_) | Err(Fault::Malformed(_) | Fault::Leaves(_)) => at += BLOCK as u64,
                Err(Fault::Read(error)) => match behind(at) {
                    Some(next) if next > at => at = next,
                    Some(_) => return Err(Fault::Read(error)),
                    None => return Ok(false),
                },
            }
            if behind(at).is_none() {
                return Ok(false);
            }
        }
    }

    /// Offset of the next header.
    pub(crate) fn position(&self) -> u64 {
        self.position
    }
}

/// Bytes of padding to a whole number of blocks.
pub(crate) fn padding(size: u64) -> u64 {
    size.wrapping_neg() % BLOCK as u64
}

fn read_some(reader: &mut impl Read, out: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(out) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            outcome => return outcome,
        }
    }
}

impl Records {
    /// Each record is its length in decimal digits, a space, a key, `=`, a value, and a line end.
    fn parse(mut bytes: &[u8]) -> Result<Self, Fault> {
        let bad = || malformed("an extended header is malformed");
        let mut records = Self::default();
        while !bytes.is_empty() {
            let digits = bytes.iter().take(8).position(|byte| *byte == b' ').ok_or_else(bad)?;
            let length = usize::try_from(decimal(&bytes[..digits]).ok_or_else(bad)?).map_err(|_| bad())?;
            let record = bytes.get(digits + 1..length).ok_or_else(bad)?;
            let (key_and_value, end) = record.split_at_checked(record.len().wrapping_sub(1)).ok_or_else(bad)?;
            let equals = key_and_value.iter().position(|byte| *byte == b'=').ok_or_else(bad)?;
            if end != b"\n" {
                return Err(bad());
            }
            records.add(&key_and_value[..equals], &key_and_value[equals + 1..])?;
            bytes = &bytes[length..];
        }
        Ok(records)
    }

    fn add(&mut self, key: &[u8], value: &[u8]) -> Result<(), Fault> {
        let number = |what: &str| {
            let owner = decimal(value).and_then(|number| u32::try_from(number).ok());
            owner.ok_or_else(|| malformed(format_args!("{what} is not a number, or too large")))
        };
        match key {
            b"path" => self.path = Some(Zeroizing::new(value.to_vec())),
            b"linkpath" => self.link = Some(Zeroizing::new(value.to_vec())),
            b"size" => self.size = Some(decimal(value).ok_or_else(|| malformed("a size is not a number"))?),
            b"uid" => self.owner.0 = Some(number("an owner")?),
            b"gid" => self.owner.1 = Some(number("a group")?),
            b"mtime" => self.modified = Some(time(value).ok_or_else(|| malformed("a time is not a number"))?),
            _ => {}
        }
        Ok(())
    }

    /// Whether a record changes an entry.
    fn matter(&self) -> bool {
        self.path.is_some()
            || self.link.is_some()
            || self.size.is_some()
            || self.owner != (None, None)
            || self.modified.is_some()
    }
}

/// Parses a number consisting only of digits.
fn decimal(digits: &[u8]) -> Option<u64> {
    let all = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    str::from_utf8(digits).ok().filter(|_| all)?.parse().ok()
}

/// A time in pax format: a decimal fraction, counted away from zero.
pub(crate) fn pax_time(Time { seconds, nanos }: Time) -> String {
    match (seconds < 0, nanos) {
        (_, 0) => seconds.to_string(),
        (false, _) => format!("{seconds}.{nanos:09}"),
        (true, _) => format!("-{}.{:09}", (seconds + 1).unsigned_abs(), 1_000_000_000 - nanos),
    }
}

/// The reverse. Digits after the ninth are ignored.
fn time(text: &[u8]) -> Option<Time> {
    let (text, before) = text.strip_prefix(b"-").map_or((text, false), |text| (text, true));
    let point = text.iter().position(|byte| *byte == b'.').unwrap_or(text.len());
    let fraction = text.get(point + 1..).unwrap_or_default();
    let seconds = i64::try_from(decimal(&text[..point])?).ok()?;
    let nanos = if fraction.is_empty() {
        0
    } else {
        let digits: Vec<u8> = fraction.iter().copied().chain(std::iter::repeat(b'0')).take(9).collect();
        decimal(fraction).or_else(|| fraction.iter().all(u8::is_ascii_digit).then_some(0))?;
        u32::try_from(decimal(&digits)?).ok()?
    };
    Some(match (before, nanos) {
        (false, _) => Time { seconds, nanos },
        (true, 0) => Time { seconds: -seconds, nanos },
        (true, _) => Time { seconds: -seconds - 1, nanos: 1_000_000_000 - nanos },
    })
}

/// A name or link target in the form used by the operating system.
fn name(bytes: &[u8], what: &str) -> Result<OsString, Fault> {
    if bytes.is_empty() {
        return Err(malformed(format_args!("{what} is empty")));
    }
    if bytes.contains(&0) {
        return Err(malformed(format_args!("{what} contains a zero byte")));
    }
    open_folder::name_of(bytes).ok_or_else(|| malformed(format_args!("{what} is not text")))
}

/// Parses a path that stays inside the folder. The folder itself is the empty path.
pub(crate) fn inside(path: &[u8]) -> Result<PathBuf, Fault> {
    use std::path::Component;
    let path = PathBuf::from(name(path, "a name")?);
    let mut inside = PathBuf::new();
    for part in path.components() {
        match part {
            Component::Normal(name) if is_plain(name) => inside.push(name),
            Component::CurDir => {}
            _ => return Err(Fault::Leaves(crate::failure::shown(&path))),
        }
    }
    Ok(inside)
}

/// Whether a name refers to a file rather than an alternate stream or a device.
#[cfg(windows)]
fn is_plain(name: &std::ffi::OsStr) -> bool {
    let name = name.to_string_lossy().to_ascii_lowercase();
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let device = ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(&stem)
        || stem.strip_prefix("com").or(stem.strip_prefix("lpt")).is_some_and(|number| number.chars().count() == 1);
    !name.contains(':') && !device
}

#[cfg(not(windows))]
fn is_plain(_: &std::ffi::OsStr) -> bool {
    true
}

/// Normalizes a path given by the user: `./a//b/` becomes `a/b`.
pub(crate) fn plain(path: &Path) -> PathBuf {
    path.components().filter(|part| !matches!(part, std::path::Component::CurDir)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_a_header_of_tar() {
        let mark = mark();
        let header = Header::from_byte_slice(&mark[..BLOCK]);
        assert_eq!(header.entry_type(), EntryType::XGlobalHeader);
        assert_eq!(header.entry_size().unwrap(), 28);
        let mut records = tar::PaxExtensions::new(&mark[BLOCK..BLOCK + 28]);
        let record = records.next().unwrap().unwrap();
        assert_eq!((record.key().unwrap(), record.value().unwrap()), ("comment", "phalanx folder 1"));
    }

    #[test]
    fn times_as_pax_has_them() {
        for (seconds, nanos, text) in [
            (0, 0, "0"),
            (0, 1, "0.000000001"),
            (1, 500_000_000, "1.500000000"),
            (-1, 999_999_999, "-0.000000001"),
            (-2, 500_000_000, "-1.500000000"),
            (-2, 0, "-2"),
            (i64::MIN + 1, 0, "-9223372036854775807"),
            (i64::MAX, 999_999_999, "9223372036854775807.999999999"),
        ] {
            let at = Time { seconds, nanos };
            assert_eq!(pax_time(at), text);
            assert_eq!(time(text.as_bytes()), Some(at), "{text}");
        }
        assert_eq!(time(b"1.5"), Some(Time { seconds: 1, nanos: 500_000_000 }));
        assert_eq!(time(b"1."), Some(Time { seconds: 1, nanos: 0 }));
        assert_eq!(time(b"1.12345678999"), Some(Time { seconds: 1, nanos: 123_456_789 }));
        for bad in [&b""[..], b"-", b".5", b"1.x", b"+1", b"1.5.5", b"--1", b"9223372036854775808", b"1.123456789x"] {
            assert_eq!(time(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn records_are_read() {
        let parse = |text: &str| Records::parse(text.as_bytes());
        let records = parse("14 path=a\nb=c\n9 size=7\n11 uid=300\n").unwrap();
        assert_eq!(records.path.unwrap().as_slice(), b"a\nb=c");
        assert_eq!((records.size, records.owner), (Some(7), (Some(300), None)));
        assert!(!parse("28 comment=phalanx folder 1\n").unwrap().matter());
        for bad in [
            "8 path=a\n",
            "11 path=a\n",
            "10 path=a ",
            "10path=a\n",
            "+10 path=a\n",
            "10 path a\n",
            "10 path=a\n\0",
            "0 \n",
            "1 \n",
            "2 \n",
            "3 \n",
            " 10 path=a\n",
            "99999999999999999999 path=a\n",
            "9 size=x\n",
            "18 uid=4294967296\n",
            "10 mtime=\n",
        ] {
            assert!(matches!(parse(bad), Err(Fault::Malformed(_))), "{bad:?}");
        }
    }
}
