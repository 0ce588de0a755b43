//! Modes and times of finished files.

use std::fs::{self, File, Permissions};
use std::io;
use std::time::SystemTime;

/// What a finished file gets from the file that it is made of.
#[derive(Clone, Default)]
pub(crate) struct Attributes {
    permissions: Option<Permissions>,
    modified: Option<SystemTime>,
    /// Whether they were asked for, so that it is a failure if they cannot be set.
    pub(crate) asked: bool,
}

impl Attributes {
    /// Those of the input, as with cp: its mode less the umask; or exactly its own, and its time of modification.
    pub(crate) fn like(like: Option<&fs::Metadata>, preserve: bool) -> Self {
        let modified = like.filter(|_| preserve).and_then(|there| there.modified().ok());
        Self { permissions: permissions(like.map(fs::Metadata::permissions), preserve), modified, asked: preserve }
    }

    /// The same without what an access control list gives to users and groups that it names. The mode of a file with such a list shows its mask in place of
    /// the rights of the group, and an output has no list.
    pub(crate) fn without_list(self, file: Option<&File>) -> Self {
        match file.and_then(rights_of_group).zip(self.permissions.clone()) {
            Some((group, permissions)) => Self { permissions: Some(within_group(permissions, group)), ..self },
            None => self,
        }
    }

    /// The same for a file that is made of a folder.
    pub(crate) fn not_executable(self) -> Self {
        Self { permissions: self.permissions.map(not_executable), ..self }
    }

    pub(crate) fn set(&self, file: &File) -> io::Result<()> {
        let mode = self.permissions.clone().map_or(Ok(()), |permissions| file.set_permissions(permissions));
        self.modified.map_or(Ok(()), |time| file.set_modified(time)).and(mode)
    }
}

/// Gives a file that is to replace another its owner, its group, its mode, its access control list and the attributes of its user.
pub(crate) fn keep(old: &File, there: &fs::Metadata, new: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let made = new.metadata()?;
        if (made.uid(), made.gid()) != (there.uid(), there.gid()) {
            fchown(new, Some(there.uid()), Some(there.gid()))?;
        }
    }
    #[cfg(target_os = "linux")]
    copy_extended(old, new)?;
    #[cfg(not(target_os = "linux"))]
    let _ = old;
    // Last, since a change of the owner takes mode bits away.
    new.set_permissions(there.permissions())
}

/// Copies the access control list and what users have set. Everything else is the system's own.
#[cfg(target_os = "linux")]
fn copy_extended(old: &File, new: &File) -> io::Result<()> {
    use rustix::fs::{XattrFlags, fgetxattr, flistxattr, fremovexattr, fsetxattr};
    use rustix::io::Errno;

    /// The attribute that is a file's access control list.
    const ACCESS: &[u8] = b"system.posix_acl_access";

    // The longest that the system gives.
    let mut names = vec![0; 64 << 10];
    let length = match flistxattr(old, &mut names[..]) {
        Ok(length) => length,
        Err(Errno::OPNOTSUPP | Errno::NOSYS) => return Ok(()),
        Err(error) => return Err(error.into()),
    };
    let mut value = vec![0; 64 << 10];
    let names = || names[..length].split(|byte| *byte == 0);
    // The folder may have given the new file a list that the old one lacks.
    if !names().any(|name| name == ACCESS) {
        match fremovexattr(new, ACCESS) {
            Ok(()) | Err(Errno::NODATA | Errno::OPNOTSUPP | Errno::NOSYS) => {}
            Err(error) => return Err(error.into()),
        }
    }
    for name in names() {
        if name.starts_with(b"user.") || name == ACCESS {
            let length = fgetxattr(old, name, &mut value[..])?;
            fsetxattr(new, name, &value[..length], XattrFlags::empty())?;
        }
    }
    Ok(())
}

/// The rights of the group that owns a file, as its access control list has them, if it has one.
#[cfg(target_os = "linux")]
pub(crate) fn rights_of_group(file: impl std::os::fd::AsFd) -> Option<u32> {
    // include/uapi/linux/posix_acl_xattr.h: a version, and 8 bytes for each entry: kind, rights, and whose they are.
    const GROUP: u16 = 4;
    const MASK: u16 = 16;
    let mut list = [0; 4096];
    let length = match rustix::fs::fgetxattr(file, "system.posix_acl_access", &mut list[..]) {
        Ok(length) => length,
        // So long a list is not read: the group gets nothing.
        Err(rustix::io::Errno::RANGE) => return Some(0),
        Err(_) => return None,
    };
    let (entries, _) = list.get(4..length)?.as_chunks::<8>();
    let rights = |wanted: u16| {
        let mut entries = entries.iter().map(|entry| [entry[0], entry[1], entry[2], entry[3]]);
        let found = entries.find(|[k0, k1, ..]| u16::from_le_bytes([*k0, *k1]) == wanted);
        found.map(|[_, _, r0, r1]| u32::from(u16::from_le_bytes([r0, r1])) & 7)
    };
    Some(rights(GROUP)? & rights(MASK).unwrap_or(7))
}

#[cfg(not(target_os = "linux"))]
fn rights_of_group(_: &File) -> Option<u32> {
    None
}

#[cfg(unix)]
fn within_group(permissions: Permissions, group: u32) -> Permissions {
    use std::os::unix::fs::PermissionsExt;
    Permissions::from_mode(permissions.mode() & (0o707 | group << 3))
}

#[cfg(not(unix))]
fn within_group(permissions: Permissions, _: u32) -> Permissions {
    permissions
}

#[cfg(unix)]
fn permissions(like: Option<Permissions>, preserve: bool) -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt;
    let mode = like.as_ref().map_or(0o666, Permissions::mode) & 0o777;
    let exact = preserve && like.is_some();
    Some(Permissions::from_mode(if exact { mode } else { mode & !crate::interrupt::umask() }))
}

#[cfg(unix)]
fn not_executable(permissions: Permissions) -> Permissions {
    use std::os::unix::fs::PermissionsExt;
    Permissions::from_mode(permissions.mode() & 0o666)
}

#[cfg(not(unix))]
fn not_executable(permissions: Permissions) -> Permissions {
    permissions
}

/// New files have the permissions that their folder gives them.
#[cfg(not(unix))]
fn permissions(_: Option<Permissions>, _: bool) -> Option<Permissions> {
    None
}
