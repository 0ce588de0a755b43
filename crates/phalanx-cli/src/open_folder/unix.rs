//! Folder operations on Unix.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
#[cfg(target_os = "linux")]
use std::os::fd::AsRawFd;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;

#[cfg(target_os = "linux")]
use rustix::fs::CWD;
use rustix::fs::{AtFlags, FileType, Gid, Mode, OFlags, Stat, Timespec, Timestamps, Uid};
use rustix::io::Errno;

use super::{Dress, Item, Kind, List, Time};

/// Device and inode.
pub(crate) type Id = (u64, u64);

/// An open folder.
pub(crate) struct OpenFolder(OwnedFd);

const TO_LIST: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);

/// Opens a folder that may be searched, even if it may not be listed.
#[cfg(target_os = "linux")]
const TO_SEARCH: OFlags = OFlags::PATH.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
#[cfg(not(target_os = "linux"))]
const TO_SEARCH: OFlags = TO_LIST;

impl OpenFolder {
    /// Opens a folder for listing. Follows links in its path.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        Ok(Self(rustix::fs::open(path, TO_LIST, Mode::empty())?))
    }

    /// Opens a folder for creating and finding names in it. Follows links in its path.
    pub(crate) fn open_to_search(path: &Path) -> io::Result<Self> {
        Ok(Self(rustix::fs::open(path, TO_SEARCH, Mode::empty())?))
    }

    /// Opens the folder `name` in this one.
    pub(crate) fn folder(&self, name: &OsStr) -> io::Result<Self> {
        Ok(Self(rustix::fs::openat(&self.0, name, TO_LIST | OFlags::NOFOLLOW, Mode::empty())?))
    }

    /// Opens the parent folder.
    pub(crate) fn above(&self) -> io::Result<Self> {
        self.folder(OsStr::new(".."))
    }

    /// The names in it, without `.` and `..`.
    #[cfg(target_os = "linux")]
    pub(crate) fn list(&self) -> List {
        // This doesn't need another descriptor.
        rustix::fs::seek(&self.0, rustix::fs::SeekFrom::Start(0))?;
        let mut buffer = Vec::with_capacity(32 << 10);
        let mut entries = rustix::fs::RawDir::new(&self.0, buffer.spare_capacity_mut());
        let mut names = Vec::new();
        while let Some(entry) = entries.next() {
            add_name(&mut names, entry?.file_name());
        }
        Ok(names)
    }

    /// The names in it, without `.` and `..`.
    #[cfg(not(target_os = "linux"))]
    pub(crate) fn list(&self) -> List {
        let mut names = Vec::new();
        for entry in rustix::fs::Dir::read_from(&self.0)? {
            add_name(&mut names, entry?.file_name());
        }
        Ok(names)
    }

    /// The attributes of `name`.
    pub(crate) fn look(&self, name: &OsStr) -> io::Result<Item> {
        Ok(item(&rustix::fs::statat(&self.0, name, AtFlags::SYMLINK_NOFOLLOW)?))
    }

    /// Its own attributes. The group bits of the mode are those of the owning group rather than the
    /// mask of an access control list.
    pub(crate) fn item(&self) -> io::Result<Item> {
        let mut item = item(&rustix::fs::fstat(&self.0)?);
        item.mode = without_list(&self.0, item.mode);
        Ok(item)
    }

    pub(crate) fn id(&self) -> io::Result<Id> {
        Ok(item(&rustix::fs::fstat(&self.0)?).id)
    }

    pub(crate) fn link_target(&self, name: &OsStr) -> io::Result<OsString> {
        match rustix::fs::readlinkat(&self.0, name, Vec::new()) {
            Ok(target) => Ok(OsString::from_vec(target.into_bytes())),
            // It is no longer a link.
            Err(Errno::INVAL) => Err(Errno::NOENT.into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens a file for reading, and returns its attributes.
    pub(crate) fn file(&self, name: &OsStr) -> io::Result<(File, Item)> {
        // Without O_NONBLOCK, opening a pipe could block.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let file = File::from(rustix::fs::openat(&self.0, name, flags, Mode::empty())?);
        let item = file_item(&file)?;
        Ok((file, item))
    }

    /// Creates a file accessible only to its owner.
    pub(crate) fn make_file(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        Ok(rustix::fs::openat(&self.0, name, flags, Mode::RUSR | Mode::WUSR)?.into())
    }

    /// Creates a folder accessible only to its owner.
    pub(crate) fn make_folder(&self, name: &OsStr) -> io::Result<()> {
        Ok(rustix::fs::mkdirat(&self.0, name, Mode::RWXU)?)
    }

    /// Creates a symbolic link. Returns false if the file system has none.
    pub(crate) fn make_link(&self, name: &OsStr, target: &OsStr) -> io::Result<bool> {
        match rustix::fs::symlinkat(target, &self.0, name) {
            Ok(()) => Ok(true),
            // FAT and exFAT report "not permitted".
            Err(Errno::PERM | Errno::OPNOTSUPP | Errno::NOSYS) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Creates a hard link to the file `first` of another folder. Returns false if the file system
    /// or the system does not support it.
    pub(crate) fn make_second_name(&self, name: &OsStr, folder: &Self, first: &OsStr) -> io::Result<bool> {
        match rustix::fs::linkat(&folder.0, first, &self.0, name, AtFlags::empty()) {
            Ok(()) => Ok(true),
            Err(Errno::PERM | Errno::OPNOTSUPP | Errno::NOSYS | Errno::MLINK | Errno::INVAL) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    pub(crate) fn remove_file(&self, name: &OsStr) -> io::Result<()> {
        Ok(rustix::fs::unlinkat(&self.0, name, AtFlags::empty())?)
    }

    pub(crate) fn remove_folder(&self, name: &OsStr) -> io::Result<()> {
        Ok(rustix::fs::unlinkat(&self.0, name, AtFlags::REMOVEDIR)?)
    }

    /// Renames within this folder, to a name that does not exist.
    pub(crate) fn rename(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
        match rustix::fs::renameat_with(&self.0, from, &self.0, to, rustix::fs::RenameFlags::NOREPLACE) {
            // Some containers deny the call.
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP | Errno::PERM) => {}
            outcome => return Ok(outcome?),
        }
        // A folder can only replace an empty folder, even if one appears in the meantime.
        match self.look(to) {
            Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Ok(rustix::fs::renameat(&self.0, from, &self.0, to)?)
            }
            Err(error) => Err(error),
        }
    }

    /// Opens the folder again.
    pub(crate) fn again(&self) -> io::Result<Self> {
        Ok(Self(self.0.try_clone()?))
    }

    /// Fails if there are not enough descriptors to traverse the folders below it.
    pub(crate) fn enough_descriptors(&self) -> io::Result<()> {
        // If a folder cannot be listed through its own descriptor, we need a third one.
        let third = if cfg!(target_os = "linux") { None } else { Some(self.again()?) };
        let _taken = (self.again()?, self.again()?, third);
        Ok(())
    }

    /// Closes it before it is renamed or removed, if necessary.
    pub(crate) fn release(&self) {}

    /// Gives the owner full access.
    pub(crate) fn open_up(&self) -> io::Result<()> {
        Ok(rustix::fs::fchmod(&self.0, Mode::RWXU)?)
    }

    /// The same for the folder `name` in it, which may be impossible to open.
    pub(crate) fn open_up_folder(&self, name: &OsStr) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            let folder = rustix::fs::openat(&self.0, name, TO_SEARCH | OFlags::NOFOLLOW, Mode::empty())?;
            let itself = format!("/proc/self/fd/{}", folder.as_raw_fd());
            Ok(rustix::fs::chmodat(CWD, itself, Mode::RWXU, AtFlags::empty())?)
        }
        #[cfg(not(target_os = "linux"))]
        Ok(rustix::fs::chmodat(&self.0, name, Mode::RWXU, AtFlags::SYMLINK_NOFOLLOW)?)
    }

    /// Sets its attributes.
    pub(crate) fn dress(&self, dress: Dress) -> io::Result<()> {
        self::dress(&self.0, dress)
    }

    /// Sets the attributes of a link. Links have no mode.
    pub(crate) fn dress_link(&self, name: &OsStr, Dress { owner, modified, .. }: Dress) -> io::Result<()> {
        let owned = owner.map_or(Ok(()), |(user, group)| {
            rustix::fs::chownat(&self.0, name, Some(uid(user)), Some(gid(group)), AtFlags::SYMLINK_NOFOLLOW)
        });
        rustix::fs::utimensat(&self.0, name, &times(modified), AtFlags::SYMLINK_NOFOLLOW).and(owned)?;
        Ok(())
    }

    /// Makes the names in it durable.
    pub(crate) fn sync(&self) -> io::Result<()> {
        Ok(rustix::fs::fsync(&self.0)?)
    }

    /// Whether it is append-only (`chattr +a`): names can be created, but never renamed or removed.
    pub(crate) fn is_append_only(&self) -> bool {
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{StatxAttributes, StatxFlags, statx};
            statx(&self.0, "", AtFlags::EMPTY_PATH, StatxFlags::empty())
                .is_ok_and(|there| there.stx_attributes.contains(StatxAttributes::APPEND))
        }
        #[cfg(not(target_os = "linux"))]
        false
    }

    /// Creates a file without a name. `name_file` can add one.
    #[cfg(target_os = "linux")]
    pub(crate) fn make_nameless_file(&self) -> io::Result<File> {
        let flags = OFlags::RDWR | OFlags::TMPFILE | OFlags::CLOEXEC;
        Ok(rustix::fs::openat(&self.0, ".", flags, Mode::RUSR | Mode::WUSR)?.into())
    }

    /// Gives a nameless file a name that does not exist.
    #[cfg(target_os = "linux")]
    pub(crate) fn name_file(&self, file: &File, name: &OsStr) -> io::Result<()> {
        let itself = format!("/proc/self/fd/{}", file.as_raw_fd());
        Ok(rustix::fs::linkat(CWD, itself, &self.0, name, AtFlags::SYMLINK_FOLLOW)?)
    }
}

impl AsFd for OpenFolder {
    fn as_fd(&self) -> std::os::fd::BorrowedFd<'_> {
        self.0.as_fd()
    }
}

/// The attributes of an open file.
pub(crate) fn file_item(file: &File) -> io::Result<Item> {
    Ok(item(&rustix::fs::fstat(file)?))
}

/// A mode whose group bits are those of the owning group. With an access control list, the system
/// shows its mask instead, and the owning group may even have fewer rights than everyone else.
#[cfg(target_os = "linux")]
pub(crate) fn without_list(file: impl AsFd, mode: u32) -> u32 {
    match crate::attributes::rights_of_group(file) {
        Some(rights) => mode & (!0o070 | rights << 3),
        None => mode,
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn without_list(_: impl AsFd, mode: u32) -> u32 {
    mode
}

/// Sets the attributes of a file: first the owner, which clears mode bits, and last the time.
fn dress(file: impl AsFd, Dress { mode, owner, modified }: Dress) -> io::Result<()> {
    let owned = owner.map_or(Ok(()), |(user, group)| rustix::fs::fchown(&file, Some(uid(user)), Some(gid(group))));
    let moded = rustix::fs::fchmod(&file, Mode::from_raw_mode(mode as _));
    Ok(rustix::fs::futimens(&file, &times(modified)).and(moded).and(owned)?)
}

fn add_name(names: &mut Vec<OsString>, name: &std::ffi::CStr) {
    let name = name.to_bytes();
    if name != b"." && name != b".." {
        names.push(OsStr::from_bytes(name).to_owned());
    }
}

fn uid(number: u32) -> Uid {
    Uid::from_raw(number)
}

fn gid(number: u32) -> Gid {
    Gid::from_raw(number)
}

fn times(modified: Time) -> Timestamps {
    Timestamps {
        last_access: Timespec { tv_sec: 0, tv_nsec: rustix::fs::UTIME_OMIT },
        last_modification: Timespec { tv_sec: modified.seconds, tv_nsec: modified.nanos.into() },
    }
}

// Systems differ in the width and sign of these fields.
#[allow(clippy::unnecessary_cast, reason = "some casts are unnecessary on some systems")]
fn item(there: &Stat) -> Item {
    let kind = match FileType::from_raw_mode(there.st_mode) {
        FileType::RegularFile => Kind::File,
        FileType::Directory => Kind::Folder,
        FileType::Symlink => Kind::Link,
        FileType::Fifo => Kind::Pipe,
        FileType::CharacterDevice => Kind::CharDevice,
        FileType::BlockDevice => Kind::BlockDevice,
        _ => Kind::Socket,
    };
    let device = if matches!(kind, Kind::CharDevice | Kind::BlockDevice) {
        (rustix::fs::major(there.st_rdev as _), rustix::fs::minor(there.st_rdev as _))
    } else {
        (0, 0)
    };
    Item {
        kind,
        id: (there.st_dev as u64, there.st_ino as u64),
        size: there.st_size as u64,
        names: there.st_nlink as u64,
        mode: there.st_mode as u32 & 0o7777,
        owner: (there.st_uid, there.st_gid),
        device,
        modified: Time { seconds: there.st_mtime as i64, nanos: there.st_mtime_nsec as u32 },
    }
}

/// Whether an error means that a name no longer exists, or refers to something else.
pub(crate) fn is_gone(error: &io::Error) -> bool {
    matches!(Errno::from_io_error(error), Some(Errno::LOOP | Errno::NOTDIR | Errno::NOENT | Errno::MLINK))
}

/// Whether an error means that descriptors have run out.
pub(crate) fn is_out_of_descriptors(error: &io::Error) -> bool {
    matches!(Errno::from_io_error(error), Some(Errno::MFILE | Errno::NFILE))
}

/// Whether the owner of new files can be set.
pub(crate) fn may_own() -> bool {
    rustix::process::geteuid().is_root()
}

pub(crate) fn set_attributes(file: &File, dress: Dress) -> io::Result<()> {
    self::dress(file, dress)
}

pub(crate) fn path_bytes(path: &OsStr) -> Vec<u8> {
    path.as_bytes().to_vec()
}

pub(crate) fn name_of(bytes: &[u8]) -> Option<OsString> {
    Some(OsStr::from_bytes(bytes).to_owned())
}
