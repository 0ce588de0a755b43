//! Modes and times of output files.

use std::fs::{self, File, Permissions};
use std::io;
use std::time::SystemTime;

/// The attributes that an output file copies from its input.
#[derive(Clone, Default)]
pub(crate) struct Attributes {
    permissions: Option<Permissions>,
    modified: Option<SystemTime>,
    /// Whether the user requested them, so that failing to set them is an error.
    pub(crate) asked: bool,
}

impl Attributes {
    /// The attributes of the input. As with `cp`, we keep the mode minus the umask. With
    /// `preserve`, we keep the exact mode and the modification time.
    pub(crate) fn like(like: Option<&fs::Metadata>, preserve: bool) -> Self {
        let modified = like.filter(|_| preserve).and_then(|there| there.modified().ok());
        Self { permissions: permissions(like.map(fs::Metadata::permissions), preserve), modified, asked: preserve }
    }

    /// Removes rights that an access control list grants to specific users and groups. If a file
    /// has such a list, its mode shows the list's mask instead of the group's rights, but the
    /// output won't have a list.
    pub(crate) fn without_list(self, file: Option<&File>) -> Self {
        match file.and_then(rights_of_group).zip(self.permissions.clone()) {
            Some((group, permissions)) => Self { permissions: Some(within_group(permissions, group)), ..self },
            None => self,
        }
    }

    /// Removes execute rights, for a file created from a folder.
    pub(crate) fn not_executable(self) -> Self {
        Self { permissions: self.permissions.map(not_executable), ..self }
    }

    pub(crate) fn set(&self, file: &File) -> io::Result<()> {
        let mode = self.permissions.clone().map_or(Ok(()), |permissions| file.set_permissions(permissions));
        self.modified.map_or(Ok(()), |time| file.set_modified(time)).and(mode)
    }
}

/// Copies owner, group, mode, access control list and user attributes to a file that replaces
/// another.
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
    // This comes last, because changing the owner clears mode bits.
    new.set_permissions(there.permissions())
}

/// Copies the access control list and the user attributes. All other attributes belong to the
/// system.
#[cfg(target_os = "linux")]
fn copy_extended(old: &File, new: &File) -> io::Result<()> {
    use rustix::fs::{XattrFlags, fgetxattr, flistxattr, fremovexattr, fsetxattr};
    use rustix::io::Errno;

    /// The attribute that holds the access control list.
    const ACCESS: &[u8] = b"system.posix_acl_access";

    // The most the system ever returns.
    let mut names = vec![0; 64 << 10];
    let length = match flistxattr(old, &mut names[..]) {
        Ok(length) => length,
        Err(Errno::OPNOTSUPP | Errno::NOSYS) => return Ok(()),
        Err(error) => return Err(error.into()),
    };
    let mut value = vec![0; 64 << 10];
    let names = || names[..length].split(|byte| *byte == 0);
    // The new file may have inherited an access control list from the folder that the old one
    // doesn't have.
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

/// The rights of the owning group according to the access control list, if there is one.
#[cfg(target_os = "linux")]
pub(crate) fn rights_of_group(file: impl std::os::fd::AsFd) -> Option<u32> {
    // include/uapi/linux/posix_acl_xattr.h: a version, then 8 bytes per entry: kind, rights, ID.
    const GROUP: u16 = 4;
    const MASK: u16 = 16;
    let mut list = [0; 4096];
    let length = match rustix::fs::fgetxattr(file, "system.posix_acl_access", &mut list[..]) {
        Ok(length) => length,
        // The list is too long to read, so grant the group nothing.
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

/// New files inherit the permissions of their folder.
#[cfg(not(unix))]
fn permissions(_: Option<Permissions>, _: bool) -> Option<Permissions> {
    None
}
