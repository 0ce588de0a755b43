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
    pub(crate) fn of(like: Option<&fs::Metadata>, preserve: bool) -> Self {
        let modified = like.filter(|_| preserve).and_then(|there| there.modified().ok());
        Self { permissions: permissions(like.map(fs::Metadata::permissions), preserve), modified, asked: preserve }
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
