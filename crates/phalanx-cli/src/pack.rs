//! A folder as a tar archive, made while it is read.
//!
//! It begins with a mark (a global header of pax whose only record is a comment, which every tar passes over), by which decryption knows
//! that a folder was encrypted. The names in it are relative to the folder, which itself is `./`.

use std::collections::HashMap;
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use tar::{Builder, EntryType, Header};
use zeroize::Zeroizing;

use crate::failure::{Failure, say, shown};
use crate::paths::open_regular;

/// Bytes of a block of tar: headers are one, and data is filled up to them.
pub(crate) const BLOCK: usize = 512;

/// Names up to this many bytes stand in the header itself, longer ones in a record of pax before it.
const SHORT: usize = 100;

/// What the archive of a folder begins with.
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

/// Something in the folder.
struct Entry {
    /// Its path in the folder.
    path: PathBuf,
    kind: EntryType,
    /// Where a link leads to.
    link: Option<PathBuf>,
    size: u64,
    mode: u32,
    owner: (u64, u64),
    device: (u32, u32),
    modified: Option<SystemTime>,
}

impl Entry {
    fn new(path: PathBuf, kind: EntryType, there: &Metadata) -> Self {
        let size = if kind == EntryType::Regular { there.len() } else { 0 };
        let (mode, owner, device) = attributes(there, kind);
        Self { path, kind, link: None, size, mode, owner, device, modified: there.modified().ok() }
    }

    /// Its header, with what precedes it.
    fn head(&self) -> io::Result<Vec<u8>> {
        let mut name = bytes(&self.path);
        if self.kind == EntryType::Directory {
            name.extend_from_slice(if name.is_empty() { b"./" } else { b"/" });
        }
        let link = self.link.as_deref().map(bytes).unwrap_or_default();
        let (seconds, nanos) = since_epoch(self.modified);
        let time = pax_time(seconds, nanos);
        let mut records: Vec<(&str, &[u8])> = Vec::new();
        if seconds < 0 || nanos != 0 {
            records.push(("mtime", time.as_bytes()));
        }
        if name.len() > SHORT {
            records.push(("path", &name));
        }
        if link.len() > SHORT {
            records.push(("linkpath", &link));
        }
        let mut header = Header::new_gnu();
        if let Some(fields) = header.as_gnu_mut() {
            let (name, link) = (&name[..name.len().min(SHORT)], &link[..link.len().min(SHORT)]);
            fields.name[..name.len()].copy_from_slice(name);
            fields.linkname[..link.len()].copy_from_slice(link);
        }
        header.set_entry_type(self.kind);
        header.set_size(self.size);
        header.set_mode(self.mode);
        header.set_uid(self.owner.0);
        header.set_gid(self.owner.1);
        header.set_mtime(u64::try_from(seconds).unwrap_or(0));
        if matches!(self.kind, EntryType::Block | EntryType::Char) {
            header.set_device_major(self.device.0)?;
            header.set_device_minor(self.device.1)?;
        }
        header.set_cksum();
        let mut builder = Builder::new(Vec::new());
        builder.append_pax_extensions(records)?;
        builder.append(&header, io::empty())?;
        // Without the end that the builder would add.
        Ok(std::mem::take(builder.get_mut()))
    }
}

/// A folder that is read as a tar archive.
pub(crate) struct Packer {
    folder: PathBuf,
    name: String,
    entries: Vec<Entry>,
    /// Number of the entry that comes next.
    next: usize,
    /// Headers and fillings on their way, and how much of them is gone. They have names.
    ready: Zeroizing<Vec<u8>>,
    gone: usize,
    /// The file on its way, and how much of it is to come.
    file: Option<(File, u64)>,
    ended: bool,
    total: u64,
    sockets: Vec<PathBuf>,
    failure: Option<Failure>,
}

impl Packer {
    /// Looks at everything in a folder, and reads no file yet.
    pub(crate) fn of(folder: &Path) -> Result<Self, Failure> {
        let mut packer = Self {
            folder: folder.to_owned(),
            name: shown(folder),
            entries: Vec::new(),
            next: 0,
            ready: Zeroizing::new(mark()),
            gone: 0,
            file: None,
            ended: false,
            total: 0,
            sockets: Vec::new(),
            failure: None,
        };
        packer.walk()?;
        let mut total = (mark().len() + 2 * BLOCK) as u64;
        for entry in &packer.entries {
            let head = entry.head().map_err(|error| packer.failed(&entry.path, "cannot be archived")(error))?;
            let size = entry.size.checked_next_multiple_of(BLOCK as u64).unwrap_or(u64::MAX);
            total = size.saturating_add(head.len() as u64).saturating_add(total);
        }
        packer.total = total;
        Ok(packer)
    }

    /// Each folder is followed by what is in it, as tars expect.
    fn walk(&mut self) -> Result<(), Failure> {
        // By device and number, the first name of files that have several.
        let mut names: HashMap<(u64, u64), PathBuf> = HashMap::new();
        let mut left = vec![PathBuf::new()];
        while let Some(path) = left.pop() {
            let at = self.folder.join(&path);
            // The folder itself may be given by a link.
            let there = if path.as_os_str().is_empty() { at.metadata() } else { at.symlink_metadata() };
            let there = there.map_err(self.failed(&path, "cannot open"))?;
            let Some(kind) = kind(&there) else {
                self.sockets.push(path);
                continue;
            };
            let mut entry = Entry::new(path.clone(), kind, &there);
            match kind {
                EntryType::Directory => {
                    let list = fs::read_dir(&at).and_then(|list| {
                        list.map(|item| Ok(path.join(item?.file_name()))).collect::<io::Result<Vec<_>>>()
                    });
                    let mut inside = list.map_err(self.failed(&path, "cannot read this folder"))?;
                    // The same folder gives the same archive.
                    inside.sort_unstable_by(|a, b| b.cmp(a));
                    left.append(&mut inside);
                }
                EntryType::Symlink => {
                    let target = fs::read_link(&at);
                    entry.link = Some(target.map_err(self.failed(&path, "cannot read this link"))?);
                }
                EntryType::Regular => {
                    if let Some(which) = second_name(&there) {
                        if let Some(first) = names.get(&which) {
                            (entry.kind, entry.link, entry.size) = (EntryType::Link, Some(first.clone()), 0);
                        } else {
                            names.insert(which, path);
                        }
                    }
                }
                _ => {}
            }
            self.entries.push(entry);
        }
        Ok(())
    }

    /// The folder's name, for messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Bytes of the archive.
    pub(crate) fn total(&self) -> u64 {
        self.total
    }

    /// Why reading failed.
    pub(crate) fn failure(&mut self) -> Option<Failure> {
        self.failure.take()
    }

    /// Says what is not in the archive.
    pub(crate) fn remarks(&self) {
        if let [first, more @ ..] = &self.sockets[..] {
            let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
            let first = shown(&self.folder.join(first));
            say(format_args!("{first}{more}: sockets were left out, which no archive can hold"));
        }
    }

    /// For `map_err`: names what is in the folder.
    fn failed(&self, path: &Path, what: &str) -> impl FnOnce(io::Error) -> Failure + use<> {
        Failure::io(&shown(&self.folder.join(path)), what)
    }

    fn changed(&self, path: &Path) -> Failure {
        Failure::Changed { name: shown(&self.folder.join(path)), outcome: "nothing was written" }
    }

    /// Makes something ready to be read; false at the end.
    fn advance(&mut self) -> Result<bool, Failure> {
        self.ready.clear();
        self.gone = 0;
        if let Some((file, _)) = self.file.take() {
            let entry = &self.entries[self.next - 1];
            // Longer or shorter, or other bytes than a moment ago.
            let now = file.metadata().map_err(self.failed(&entry.path, "cannot read"))?;
            if (now.len(), now.modified().ok()) != (entry.size, entry.modified) {
                return Err(self.changed(&entry.path));
            }
            let filled = entry.size.next_multiple_of(BLOCK as u64) - entry.size;
            self.ready.resize(filled as usize, 0);
        }
        if let Some(entry) = self.entries.get(self.next) {
            let head = Zeroizing::new(entry.head().map_err(self.failed(&entry.path, "cannot be archived"))?);
            if entry.kind == EntryType::Regular {
                let path = self.folder.join(&entry.path);
                let file = open_regular(&path).map_err(self.failed(&entry.path, "cannot open"))?;
                let file = file.ok_or_else(|| self.changed(&entry.path))?;
                self.file = Some((file, entry.size));
            }
            self.ready.extend_from_slice(&head);
            self.next += 1;
        } else if !self.ended {
            let length = self.ready.len() + 2 * BLOCK;
            self.ready.resize(length, 0);
            self.ended = true;
        }
        Ok(!self.ready.is_empty())
    }

    fn read_some(&mut self, out: &mut [u8]) -> Result<usize, Failure> {
        loop {
            if self.gone < self.ready.len() {
                let n = out.len().min(self.ready.len() - self.gone);
                out[..n].copy_from_slice(&self.ready[self.gone..self.gone + n]);
                self.gone += n;
                return Ok(n);
            }
            if let Some((file, left)) = self.file.as_mut().filter(|(_, left)| *left > 0) {
                let most = usize::try_from(*left).unwrap_or(usize::MAX).min(out.len());
                let path = &self.entries[self.next - 1].path;
                let n = match file.read(&mut out[..most]) {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    outcome => outcome.map_err(Failure::io(&shown(&self.folder.join(path)), "cannot read"))?,
                };
                *left -= n as u64;
                if n == 0 {
                    return Err(self.changed(&self.entries[self.next - 1].path));
                }
                return Ok(n);
            }
            if !self.advance()? {
                return Ok(0);
            }
        }
    }
}

impl Read for Packer {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        self.read_some(out).map_err(|failure| {
            self.failure = Some(failure);
            io::Error::other("a file of the folder cannot be read")
        })
    }
}

/// A time in whole seconds, rounded down, and nanoseconds.
fn since_epoch(time: Option<SystemTime>) -> (i64, u32) {
    let Some(time) = time else { return (0, 0) };
    match time.duration_since(UNIX_EPOCH) {
        Ok(after) => (after.as_secs().cast_signed(), after.subsec_nanos()),
        Err(before) => {
            let before = before.duration();
            let (seconds, nanos) = (before.as_secs().cast_signed().saturating_neg(), before.subsec_nanos());
            if nanos == 0 { (seconds, 0) } else { (seconds.saturating_sub(1), 1_000_000_000 - nanos) }
        }
    }
}

/// As pax writes it: a decimal fraction, which counts away from zero.
fn pax_time(seconds: i64, nanos: u32) -> String {
    match (seconds < 0, nanos) {
        (_, 0) => seconds.to_string(),
        (false, _) => format!("{seconds}.{nanos:09}"),
        (true, _) => format!("-{}.{:09}", -(seconds + 1), 1_000_000_000 - nanos),
    }
}

/// What it is for tar; `None` for a socket.
#[cfg(unix)]
fn kind(there: &Metadata) -> Option<EntryType> {
    use std::os::unix::fs::FileTypeExt;
    let kind = there.file_type();
    Some(match () {
        () if kind.is_file() => EntryType::Regular,
        () if kind.is_dir() => EntryType::Directory,
        () if kind.is_symlink() => EntryType::Symlink,
        () if kind.is_fifo() => EntryType::Fifo,
        () if kind.is_char_device() => EntryType::Char,
        () if kind.is_block_device() => EntryType::Block,
        () => return None,
    })
}

#[cfg(not(unix))]
fn kind(there: &Metadata) -> Option<EntryType> {
    let kind = there.file_type();
    Some(match () {
        () if kind.is_file() => EntryType::Regular,
        () if kind.is_dir() => EntryType::Directory,
        () if kind.is_symlink() => EntryType::Symlink,
        () => return None,
    })
}

/// Device and number of a file that has several names.
#[cfg(unix)]
fn second_name(there: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    (there.nlink() > 1).then(|| (there.dev(), there.ino()))
}

#[cfg(not(unix))]
fn second_name(_: &Metadata) -> Option<(u64, u64)> {
    None
}

/// Mode bits, owner and group, and the numbers of a device.
#[cfg(unix)]
fn attributes(there: &Metadata, kind: EntryType) -> (u32, (u64, u64), (u32, u32)) {
    use std::os::unix::fs::MetadataExt;
    let device = if matches!(kind, EntryType::Char | EntryType::Block) {
        let number = there.rdev();
        #[allow(clippy::useless_conversion, reason = "systems differ in how wide the number is")]
        (rustix::fs::major(number.try_into().unwrap_or(0)), rustix::fs::minor(number.try_into().unwrap_or(0)))
    } else {
        (0, 0)
    };
    (there.mode() & 0o7777, (there.uid().into(), there.gid().into()), device)
}

#[cfg(not(unix))]
fn attributes(there: &Metadata, kind: EntryType) -> (u32, (u64, u64), (u32, u32)) {
    let write = if there.permissions().readonly() { 0 } else { 0o200 };
    let search = if kind == EntryType::Directory { 0o111 } else { 0 };
    (0o444 | write | search, (0, 0), (0, 0))
}

/// A path as tar has it.
#[cfg(unix)]
fn bytes(path: &Path) -> Vec<u8> {
    use std::os::unix::ffi::OsStrExt;
    path.as_os_str().as_bytes().to_vec()
}

#[cfg(not(unix))]
fn bytes(path: &Path) -> Vec<u8> {
    path.to_string_lossy().replace('\\', "/").into_bytes()
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
        let at = |nanos: i64| {
            let distance = std::time::Duration::from_nanos(nanos.unsigned_abs());
            Some(if nanos < 0 { UNIX_EPOCH - distance } else { UNIX_EPOCH + distance })
        };
        for (nanos, text) in [
            (0, "0"),
            (1, "0.000000001"),
            (1_500_000_000, "1.500000000"),
            (-1, "-0.000000001"),
            (-1_500_000_000, "-1.500000000"),
            (-2_000_000_000, "-2"),
        ] {
            let (seconds, rest) = since_epoch(at(nanos));
            assert_eq!(pax_time(seconds, rest), text);
        }
    }
}
