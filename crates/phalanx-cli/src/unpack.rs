//! A tar archive as a folder, made while it is written: in a temporary folder, which gets its name when all of it was verified.
//!
//! Nothing outside that folder is touched. What would leave it is refused; links are made last, so that nothing is ever written through
//! one; devices and pipes are left out, as are modes that give a file's user the rights of its owner, unless they are asked for.

use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tar::{EntryType, Header, PaxExtensions};
use zeroize::Zeroizing;

use crate::failure::{Failure, say, shown};
use crate::interrupt::{self, TemporaryFolder};
use crate::names::Names;
use crate::pack::{BLOCK, mark};
use crate::paths::{exists, folder};

/// Bytes of the records before a header: names and a time.
const MOST_RECORDS: u64 = 1 << 20;

/// What is known of an entry from the records before its header.
#[derive(Default)]
struct Records {
    path: Option<Vec<u8>>,
    link: Option<Vec<u8>>,
    size: Option<u64>,
    modified: Option<SystemTime>,
}

/// What a finished file or folder gets.
#[derive(Clone, Copy)]
struct Metadata {
    mode: u32,
    owner: (u32, u32),
    modified: SystemTime,
}

/// What the next bytes are.
enum State {
    Header,
    /// The records of the next header.
    Records,
    File(File, PathBuf, Metadata),
    /// The mark, whose record is of no interest.
    Passed,
    /// Nothing but zeros.
    End,
}

/// A folder that is made of a tar archive.
pub(crate) struct Unpacker {
    folder: TemporaryFolder,
    /// The name that it is to get.
    path: PathBuf,
    preserve: bool,
    /// Mode bits that new files do not get.
    mask: u32,
    state: State,
    /// The bytes of a header or of records, as far as they came.
    block: Zeroizing<Vec<u8>>,
    /// Bytes of the state's body that are to come, and of what fills the last block.
    left: u64,
    fill: u64,
    records: Records,
    /// To be made last.
    links: Vec<(PathBuf, PathBuf, Metadata)>,
    folders: Vec<(PathBuf, Metadata)>,
    remarks: Remarks,
    failure: Option<Failure>,
}

/// What could not be done and is no failure: the first of each kind, and how many.
#[derive(Default)]
struct Remarks(VecDeque<(&'static str, String, usize)>);

impl Remarks {
    fn add(&mut self, what: &'static str, which: &Path) {
        match self.0.iter_mut().find(|(other, ..)| *other == what) {
            Some((.., count)) => *count += 1,
            None => self.0.push_back((what, shown(which), 1)),
        }
    }

    fn say(&self, name: &str) {
        for (what, first, count) in &self.0 {
            let more = if *count == 1 { String::new() } else { format!(" and {} more", count - 1) };
            say(format_args!("{name}: {first}{more}: {what}"));
        }
    }
}

impl Unpacker {
    /// Whether a plaintext that begins so is a folder.
    pub(crate) fn recognises(first: &[u8]) -> bool {
        first.starts_with(&mark())
    }

    /// Begins a folder that is to be at `path`, where nothing is.
    pub(crate) fn new(path: &Path, preserve: bool) -> Result<Self, Failure> {
        let name = shown(path);
        let beside = folder(path);
        let made =
            TemporaryFolder::unfinished(beside).map_err(Failure::io(&name, "cannot create a folder in its folder"));
        Ok(Self {
            folder: made?,
            path: path.to_owned(),
            preserve,
            mask: mask(),
            state: State::Header,
            block: Zeroizing::default(),
            left: BLOCK as u64,
            fill: 0,
            records: Records::default(),
            links: Vec::new(),
            folders: Vec::new(),
            remarks: Remarks::default(),
            failure: None,
        })
    }

    /// Why writing failed.
    pub(crate) fn failure(&mut self) -> Option<Failure> {
        self.failure.take()
    }

    /// Makes the links, gives the folders their modes and times, makes everything durable, and gives the whole its name.
    pub(crate) fn finish(mut self: Box<Self>, names: &mut Names) -> Result<(), Failure> {
        if !matches!(self.state, State::End) {
            return Err(self.malformed("it ends too early"));
        }
        for (path, target, metadata) in std::mem::take(&mut self.links) {
            self.link(&path, &target, metadata)?;
        }
        // From here on it may be that its owner cannot remove it.
        let held = interrupt::hold_steps();
        for (path, metadata) in std::mem::take(&mut self.folders).into_iter().rev() {
            let opened = File::open(self.folder.path().join(&path));
            self.dress(opened, &path, metadata);
        }
        let Self { folder, path, remarks, .. } = *self;
        let name = shown(&path);
        sync_all(folder.path()).map_err(Failure::io(&name, "cannot make it durable"))?;
        folder.persist(&path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(&path),
            _ => Failure::io(&name, "cannot rename the finished folder")(error),
        })?;
        drop(held);
        names.add(&path);
        remarks.say(&name);
        Ok(())
    }

    fn malformed(&self, why: &str) -> Failure {
        Failure::Wrong(format!(
            "{}: the archive in the file is malformed: {why}; nothing was unpacked",
            shown(&self.path)
        ))
    }

    fn failed(&self, path: &Path, what: &str) -> impl FnOnce(io::Error) -> Failure + use<> {
        Failure::io(&shown(&self.path.join(path)), what)
    }

    /// Takes some bytes; how many.
    fn take(&mut self, bytes: &[u8]) -> Result<usize, Failure> {
        if matches!(self.state, State::End) {
            return if bytes.iter().all(|byte| *byte == 0) {
                Ok(bytes.len())
            } else {
                Err(self.malformed("something follows its end"))
            };
        }
        let within = |most: u64| usize::try_from(most).unwrap_or(usize::MAX).min(bytes.len());
        if self.left > 0 {
            let part = &bytes[..within(self.left)];
            match &mut self.state {
                State::Header | State::Records => self.block.extend_from_slice(part),
                State::File(file, path, _) => {
                    let written = file.write_all(part);
                    let name = shown(&self.path.join(&*path));
                    written.map_err(Failure::io(&name, "cannot write"))?;
                }
                State::Passed | State::End => {}
            }
            self.left -= part.len() as u64;
            if self.left == 0 && self.fill == 0 {
                self.advance()?;
            }
            return Ok(part.len());
        }
        let part = within(self.fill);
        self.fill -= part as u64;
        if self.fill == 0 {
            self.advance()?;
        }
        Ok(part)
    }

    /// What was begun is complete.
    fn advance(&mut self) -> Result<(), Failure> {
        let block = std::mem::take(&mut self.block);
        match std::mem::replace(&mut self.state, State::Header) {
            State::Header => return self.begin(&block),
            State::Records => self.read_records(&block)?,
            State::File(file, path, metadata) => self.dress(Ok(file), &path, metadata),
            State::Passed | State::End => {}
        }
        self.expect(State::Header, BLOCK as u64)
    }

    /// Sets what the next bytes are, and how many.
    fn expect(&mut self, state: State, bytes: u64) -> Result<(), Failure> {
        (self.state, self.left) = (state, bytes);
        self.fill =
            bytes.checked_next_multiple_of(BLOCK as u64).ok_or_else(|| self.malformed("a size is absurd"))? - bytes;
        if bytes == 0 { self.advance() } else { Ok(()) }
    }

    fn begin(&mut self, block: &[u8]) -> Result<(), Failure> {
        if block.iter().all(|byte| *byte == 0) {
            self.state = State::End;
            return Ok(());
        }
        let header = Header::from_byte_slice(block);
        let sum: u32 =
            block.iter().enumerate().map(|(i, byte)| if (148..156).contains(&i) { 32 } else { u32::from(*byte) }).sum();
        if !header.cksum().is_ok_and(|stated| stated == sum) {
            return Err(self.malformed("the sum of a header is wrong"));
        }
        let kind = header.entry_type();
        let size = header.entry_size().map_err(|_| self.malformed("a size is no number"))?;
        match kind {
            EntryType::XGlobalHeader => return self.expect(State::Passed, size),
            EntryType::XHeader if size <= MOST_RECORDS => return self.expect(State::Records, size),
            EntryType::XHeader => return Err(self.malformed("a name is too long")),
            _ => {}
        }
        let records = std::mem::take(&mut self.records);
        let path = self.inside(&records.path.unwrap_or_else(|| header.path_bytes().into_owned()))?;
        let link = records.link.or_else(|| header.link_name_bytes().map(|link| link.into_owned())).unwrap_or_default();
        let seconds = Duration::from_secs(header.mtime().unwrap_or(0));
        let modified = records.modified.or_else(|| UNIX_EPOCH.checked_add(seconds)).unwrap_or(UNIX_EPOCH);
        let number = |field: io::Result<u64>| u32::try_from(field.unwrap_or(0)).unwrap_or(0);
        let owner = (number(header.uid()), number(header.gid()));
        let metadata = Metadata { mode: header.mode().unwrap_or(0o600), owner, modified };
        let size = records.size.unwrap_or(size);
        let bodiless =
            |unpacker: &Self| if size == 0 { Ok(()) } else { Err(unpacker.malformed("a size is where none belongs")) };
        match kind {
            EntryType::Regular | EntryType::Continuous => {
                let file = self.create(&path)?;
                return self.expect(State::File(file, path, metadata), size);
            }
            EntryType::Directory => {
                bodiless(self)?;
                self.make_folder(&path)?;
                self.folders.push((path, metadata));
            }
            EntryType::Link => {
                bodiless(self)?;
                let first = self.inside(&link)?;
                self.second_name(&path, &first)?;
            }
            EntryType::Symlink => {
                bodiless(self)?;
                self.links.push((path, os_path(&link).ok_or_else(|| self.malformed("a link is no text"))?, metadata));
            }
            EntryType::Fifo | EntryType::Char | EntryType::Block => {
                bodiless(self)?;
                self.remarks.add("was left out, since it is a device or a pipe", &path);
            }
            _ => return Err(self.malformed("it has an entry that is no file, folder or link")),
        }
        self.expect(State::Header, BLOCK as u64)
    }

    fn read_records(&mut self, block: &[u8]) -> Result<(), Failure> {
        let mut records = Records::default();
        for record in PaxExtensions::new(block) {
            let record = record.map_err(|_| self.malformed("a record before a header"))?;
            let value = record.value_bytes();
            let text = || str::from_utf8(value).ok();
            match record.key_bytes() {
                b"path" => records.path = Some(value.to_vec()),
                b"linkpath" => records.link = Some(value.to_vec()),
                b"size" => {
                    let size = text().and_then(|text| text.parse().ok());
                    records.size = Some(size.ok_or_else(|| self.malformed("a size is no number"))?);
                }
                b"mtime" => records.modified = text().and_then(time),
                _ => {}
            }
        }
        self.records = records;
        Ok(())
    }

    /// A path that stays in the folder, relative to it; the folder itself is the empty one.
    fn inside(&self, path: &[u8]) -> Result<PathBuf, Failure> {
        let path = os_path(path).ok_or_else(|| self.malformed("a name is no text"))?;
        let mut inside = PathBuf::new();
        for part in path.components() {
            match part {
                Component::Normal(name) if is_plain(name) => inside.push(name),
                Component::CurDir => {}
                _ => {
                    return Err(Failure::Wrong(format!(
                        "{}: {} would leave the folder; nothing was unpacked",
                        shown(&self.path),
                        shown(&path)
                    )));
                }
            }
        }
        Ok(inside)
    }

    fn make_folder(&self, path: &Path) -> Result<(), Failure> {
        // There is no link in the folder yet: what this makes is in it.
        let there = self.folder.path().join(path);
        fs::create_dir_all(&there).map_err(self.failed(path, "cannot make this folder"))
    }

    fn create(&self, path: &Path) -> Result<File, Failure> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let there = self.folder.path().join(path);
        let opened = match options.open(&there) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.make_folder(folder(path))?;
                options.open(&there)
            }
            opened => opened,
        };
        opened.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => self.malformed(&format!("{} is there twice", shown(path))),
            _ => self.failed(path, "cannot create")(error),
        })
    }

    /// Another name of a file that is there; where the system has no such thing, a copy.
    fn second_name(&self, path: &Path, first: &Path) -> Result<(), Failure> {
        let (there, first) = (self.folder.path().join(path), self.folder.path().join(first));
        if !first.symlink_metadata().is_ok_and(|first| first.is_file()) || there.symlink_metadata().is_ok() {
            return Err(self.malformed(&format!("{} is a second name of nothing, or is there twice", shown(path))));
        }
        self.make_folder(folder(path))?;
        let made = fs::hard_link(&first, &there).or_else(|_| fs::copy(&first, &there).map(drop));
        made.map_err(self.failed(path, "cannot link"))
    }

    fn link(&mut self, path: &Path, target: &Path, metadata: Metadata) -> Result<(), Failure> {
        let there = self.folder.path().join(path);
        if there.symlink_metadata().is_ok() || path.as_os_str().is_empty() {
            return Err(self.malformed(&format!("{} is there twice", shown(path))));
        }
        // The links that exist by now are not gone through: one in the place of a folder is refused.
        let mut above = PathBuf::new();
        for part in folder(path).components() {
            above.push(part);
            if self.folder.path().join(&above).symlink_metadata().is_ok_and(|there| !there.is_dir()) {
                return Err(self.malformed(&format!("{} would be behind a link", shown(path))));
            }
        }
        self.make_folder(folder(path))?;
        match symlink(target, &there) {
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {
                self.remarks.add("was left out, since this system has no such links", path);
                Ok(())
            }
            made => {
                made.map_err(self.failed(path, "cannot link"))?;
                if !dress_link(&there, metadata, self.preserve) {
                    self.remarks.add("its owner or time could not be set", path);
                }
                Ok(())
            }
        }
    }

    /// Gives a finished file or folder its owner, mode and time.
    fn dress(&mut self, opened: io::Result<File>, path: &Path, metadata: Metadata) {
        let Metadata { mode, owner, modified } = metadata;
        let mode = if self.preserve { mode & 0o7777 } else { mode & 0o777 & !self.mask };
        let done = opened.and_then(|file| {
            // A change of the owner would take bits away; the time is the last thing to be changed.
            let owned = if self.preserve { own(&file, owner) } else { Ok(()) };
            let moded = set_mode(&file, mode);
            file.set_modified(modified).and(moded).and(owned)
        });
        if done.is_err() {
            self.remarks.add("its owner, mode or time could not be set", path);
        }
    }
}

impl Write for Unpacker {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.take(bytes).map_err(|failure| {
            self.failure = Some(failure);
            io::Error::other("the folder cannot be unpacked")
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A time as pax writes it.
fn time(text: &str) -> Option<SystemTime> {
    let (text, before) = text.strip_prefix('-').map_or((text, false), |text| (text, true));
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits: String = fraction.chars().chain(std::iter::repeat('0')).take(9).collect();
    let distance = Duration::new(seconds.parse().ok()?, digits.parse().ok()?);
    if before { UNIX_EPOCH.checked_sub(distance) } else { UNIX_EPOCH.checked_add(distance) }
}

#[cfg(unix)]
fn mask() -> u32 {
    interrupt::umask()
}

#[cfg(not(unix))]
fn mask() -> u32 {
    0
}

#[cfg(unix)]
fn os_path(bytes: &[u8]) -> Option<PathBuf> {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    Some(OsStr::from_bytes(bytes).into())
}

#[cfg(not(unix))]
fn os_path(bytes: &[u8]) -> Option<PathBuf> {
    str::from_utf8(bytes).ok().map(PathBuf::from)
}

/// Whether a name is that of a file, and not of a stream of another file or of a device.
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

#[cfg(unix)]
fn set_mode(file: &File, mode: u32) -> io::Result<()> {
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(mode))
}

/// New files have the permissions that their folder gives them; that they are not to be written to is kept.
#[cfg(not(unix))]
fn set_mode(file: &File, mode: u32) -> io::Result<()> {
    let mut permissions = file.metadata()?.permissions();
    permissions.set_readonly(mode & 0o200 == 0);
    file.set_permissions(permissions)
}

/// Owners are for root to set.
#[cfg(unix)]
fn own(file: &File, (user, group): (u32, u32)) -> io::Result<()> {
    if !rustix::process::geteuid().is_root() {
        return Ok(());
    }
    std::os::unix::fs::fchown(file, Some(user), Some(group))
}

#[cfg(not(unix))]
fn own(_: &File, _: (u32, u32)) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn symlink(target: &Path, path: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, path)
}

#[cfg(not(unix))]
fn symlink(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Whether a link got its time, and its owner if that was asked for.
#[cfg(unix)]
fn dress_link(path: &Path, metadata: Metadata, preserve: bool) -> bool {
    use rustix::fs::{AtFlags, CWD, Timespec, Timestamps, utimensat};
    let owned = !preserve || !rustix::process::geteuid().is_root() || {
        let (user, group) = metadata.owner;
        std::os::unix::fs::lchown(path, Some(user), Some(group)).is_ok()
    };
    let time = match metadata.modified.duration_since(UNIX_EPOCH) {
        Ok(after) => Timespec { tv_sec: after.as_secs().cast_signed(), tv_nsec: after.subsec_nanos().into() },
        Err(before) => Timespec { tv_sec: before.duration().as_secs().cast_signed().saturating_neg(), tv_nsec: 0 },
    };
    let times = Timestamps { last_access: time, last_modification: time };
    utimensat(CWD, path, &times, AtFlags::SYMLINK_NOFOLLOW).is_ok() && owned
}

#[cfg(not(unix))]
fn dress_link(_: &Path, _: Metadata, _: bool) -> bool {
    true
}

/// Makes all that is in a folder durable: at once where the system can, else file by file.
#[cfg(target_os = "linux")]
fn sync_all(folder: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(folder)?)?)
}

#[cfg(not(target_os = "linux"))]
fn sync_all(folder: &Path) -> io::Result<()> {
    for item in fs::read_dir(folder)? {
        let path = item?.path();
        let kind = path.symlink_metadata()?.file_type();
        if kind.is_dir() {
            sync_all(&path)?;
        } else if kind.is_file() {
            // What may not be read or written cannot be made durable.
            OpenOptions::new()
                .append(true)
                .open(&path)
                .or_else(|_| File::open(&path))
                .and_then(|file| file.sync_all())?;
        }
    }
    crate::names::sync_folder(&folder.join(".")).map_err(io::Error::other)
}
