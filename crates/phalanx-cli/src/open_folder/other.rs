//! Folder operations on systems without folder descriptors. NOT TESTED on Windows.
//!
//! A folder is opened without following a link. While its handle is open, Windows prevents renaming
//! or removing it and its parents.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::{Dress, Item, Kind, List};

/// Nothing can replace an open folder, so there is nothing to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Id;

/// An open folder.
pub(crate) struct OpenFolder {
    path: PathBuf,
    held: Mutex<Option<File>>,
}

impl OpenFolder {
    /// Opens a folder for listing. Follows links in its path.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        // The resulting verbatim path may be longer than 260 characters.
        Self::at(path.canonicalize()?)
    }

    /// Opens a folder for creating and finding names in it. Follows links in its path.
    pub(crate) fn open_to_search(path: &Path) -> io::Result<Self> {
        Self::open(path)
    }

    /// Opens the folder `name` in this one.
    pub(crate) fn folder(&self, name: &OsStr) -> io::Result<Self> {
        Self::at(self.path.join(name))
    }

    fn at(path: PathBuf) -> io::Result<Self> {
        let held = hold(&path)?;
        if path.symlink_metadata()?.is_dir() {
            Ok(Self { path, held: Mutex::new(held) })
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        }
    }

    /// Opens the parent folder.
    pub(crate) fn above(&self) -> io::Result<Self> {
        Self::at(self.path.parent().ok_or(io::ErrorKind::NotFound)?.to_owned())
    }

    /// The names in it.
    pub(crate) fn list(&self) -> List {
        fs::read_dir(&self.path)?.map(|entry| Ok(entry?.file_name())).collect()
    }

    /// The attributes of `name`.
    pub(crate) fn look(&self, name: &OsStr) -> io::Result<Item> {
        item(&self.path.join(name).symlink_metadata()?)
    }

    /// Its own attributes.
    pub(crate) fn item(&self) -> io::Result<Item> {
        item(&self.path.symlink_metadata()?)
    }

    pub(crate) fn id(&self) -> io::Result<Id> {
        Ok(Id)
    }

    pub(crate) fn link_target(&self, name: &OsStr) -> io::Result<OsString> {
        Ok(fs::read_link(self.path.join(name))?.into_os_string())
    }

    /// Opens a file for reading, and returns its attributes.
    pub(crate) fn file(&self, name: &OsStr) -> io::Result<(File, Item)> {
        if self.look(name)?.kind != Kind::File {
            return Err(io::ErrorKind::NotFound.into());
        }
        let file = File::open(self.path.join(name))?;
        let item = file_item(&file)?;
        Ok((file, item))
    }

    pub(crate) fn make_file(&self, name: &OsStr) -> io::Result<File> {
        OpenOptions::new().write(true).create_new(true).open(self.path.join(name))
    }

    pub(crate) fn make_folder(&self, name: &OsStr) -> io::Result<()> {
        fs::create_dir(self.path.join(name))
    }

    /// Creates a symbolic link. Returns false if the system has none.
    pub(crate) fn make_link(&self, _: &OsStr, _: &OsStr) -> io::Result<bool> {
        Ok(false)
    }

    /// Creates a hard link to the file `first` of another folder. Returns false if the file system
    /// does not support it.
    pub(crate) fn make_second_name(&self, name: &OsStr, folder: &Self, first: &OsStr) -> io::Result<bool> {
        match fs::hard_link(folder.path.join(first), self.path.join(name)) {
            // FAT reports "incorrect function".
            Err(error) if error.kind() == io::ErrorKind::Unsupported || error.raw_os_error() == Some(1) => Ok(false),
            outcome => outcome.map(|()| true),
        }
    }

    pub(crate) fn remove_file(&self, name: &OsStr) -> io::Result<()> {
        let path = self.path.join(name);
        fs::remove_file(&path).or_else(|_| {
            // A read-only file must be made writable first.
            set_read_only(&path, false)?;
            fs::remove_file(&path)
        })
    }

    pub(crate) fn remove_folder(&self, name: &OsStr) -> io::Result<()> {
        fs::remove_dir(self.path.join(name))
    }

    /// Renames within this folder, to a name that does not exist.
    pub(crate) fn rename(&self, from: &OsStr, to: &OsStr) -> io::Result<()> {
        match self.look(to) {
            Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::rename(self.path.join(from), self.path.join(to))
            }
            Err(error) => Err(error),
        }
    }

    /// Opens the folder again.
    pub(crate) fn again(&self) -> io::Result<Self> {
        Self::at(self.path.clone())
    }

    /// Fails if there aren't enough descriptors. This system has plenty.
    pub(crate) fn enough_descriptors(&self) -> io::Result<()> {
        Ok(())
    }

    /// Closes it before it is renamed or removed, which an open handle would prevent.
    pub(crate) fn release(&self) {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Gives the owner full access, which could only be denied by modes.
    pub(crate) fn open_up(&self) -> io::Result<()> {
        Ok(())
    }

    /// The same for the folder `name` in it.
    pub(crate) fn open_up_folder(&self, _: &OsStr) -> io::Result<()> {
        Ok(())
    }

    /// Folders inherit the permissions of their parent.
    pub(crate) fn dress(&self, _: Dress) -> io::Result<()> {
        Ok(())
    }

    pub(crate) fn dress_link(&self, _: &OsStr, _: Dress) -> io::Result<()> {
        Ok(())
    }

    /// The system cannot make names durable.
    pub(crate) fn sync(&self) -> io::Result<()> {
        Ok(())
    }

    pub(crate) fn is_append_only(&self) -> bool {
        false
    }
}

#[cfg(windows)]
fn hold(path: &Path) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt;
    use windows_sys::Win32::Storage::FileSystem::{
        FILE_FLAG_BACKUP_SEMANTICS, FILE_FLAG_OPEN_REPARSE_POINT, FILE_SHARE_READ, FILE_SHARE_WRITE,
    };
    let mut options = OpenOptions::new();
    options.read(true).share_mode(FILE_SHARE_READ | FILE_SHARE_WRITE);
    options.custom_flags(FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT).open(path).map(Some)
}

#[cfg(not(windows))]
fn hold(_: &Path) -> io::Result<Option<File>> {
    Ok(None)
}

fn item(there: &Metadata) -> io::Result<Item> {
    let kind = there.file_type();
    let kind = match () {
        () if kind.is_file() => Kind::File,
        () if kind.is_dir() => Kind::Folder,
        () if kind.is_symlink() => Kind::Link,
        () => Kind::Socket,
    };
    let write = if there.permissions().readonly() { 0 } else { 0o200 };
    let search = if kind == Kind::Folder { 0o111 } else { 0 };
    Ok(Item {
        kind,
        id: Id,
        size: there.len(),
        names: 1,
        mode: 0o444 | write | search,
        owner: (0, 0),
        device: (0, 0),
        modified: there.modified()?.into(),
    })
}

/// The attributes of an open file.
pub(crate) fn file_item(file: &File) -> io::Result<Item> {
    item(&file.metadata()?)
}

/// On this system, access control lists don't show up in modes.
pub(crate) fn without_list(_: &File, mode: u32) -> u32 {
    mode
}

fn set_read_only(path: &Path, to: bool) -> io::Result<()> {
    let mut permissions = path.symlink_metadata()?.permissions();
    permissions.set_readonly(to);
    fs::set_permissions(path, permissions)
}

/// Whether an error means that a name no longer exists, or refers to something else.
pub(crate) fn is_gone(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Whether an error means that descriptors have run out.
pub(crate) fn is_out_of_descriptors(_: &io::Error) -> bool {
    false
}

pub(crate) fn may_own() -> bool {
    false
}

/// New files inherit the permissions of their folder. Only the read-only flag is set.
pub(crate) fn set_attributes(file: &File, Dress { mode, modified, .. }: Dress) -> io::Result<()> {
    if let Some(modified) = modified.system() {
        file.set_modified(modified)?;
    }
    let mut permissions = file.metadata()?.permissions();
    permissions.set_readonly(mode & 0o200 == 0);
    file.set_permissions(permissions)
}

/// A path in tar format.
pub(crate) fn path_bytes(path: &OsStr) -> Vec<u8> {
    path.to_string_lossy().replace('\\', "/").into_bytes()
}

pub(crate) fn name_of(bytes: &[u8]) -> Option<OsString> {
    str::from_utf8(bytes).ok().map(OsString::from)
}
