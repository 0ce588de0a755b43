//! Open folders, and operations on their entries that never follow symbolic links.
//!
//! On Unix, every operation is relative to a file descriptor. On other systems, we have to use
//! paths, but we keep a handle open so that the folder can't be renamed or replaced.

#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

use std::ffi::OsString;
use std::io;
#[cfg(not(unix))]
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(not(unix))]
pub(crate) use other::*;
#[cfg(unix)]
pub(crate) use unix::*;

/// The kind of a directory entry.
#[cfg_attr(not(unix), allow(dead_code, reason = "only Unix has pipes and devices in folders"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    File,
    Folder,
    Link,
    Pipe,
    CharDevice,
    BlockDevice,
    Socket,
}

/// A modification time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Time {
    /// Seconds since 1970, rounded down.
    pub(crate) seconds: i64,
    pub(crate) nanos: u32,
}

#[cfg(not(unix))]
impl Time {
    pub(crate) fn system(self) -> Option<SystemTime> {
        let whole = Duration::from_secs(self.seconds.unsigned_abs());
        let whole = if self.seconds < 0 { UNIX_EPOCH.checked_sub(whole) } else { UNIX_EPOCH.checked_add(whole) };
        whole?.checked_add(Duration::from_nanos(self.nanos.into()))
    }
}

#[cfg(not(unix))]
impl From<SystemTime> for Time {
    fn from(time: SystemTime) -> Self {
        match time.duration_since(UNIX_EPOCH) {
            Ok(after) => Self { seconds: after.as_secs().cast_signed(), nanos: after.subsec_nanos() },
            Err(before) => {
                let before = before.duration();
                let seconds = before.as_secs().cast_signed().saturating_neg();
                match before.subsec_nanos() {
                    0 => Self { seconds, nanos: 0 },
                    nanos => Self { seconds: seconds.saturating_sub(1), nanos: 1_000_000_000 - nanos },
                }
            }
        }
    }
}

/// The attributes of a file or folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    pub(crate) id: Id,
    pub(crate) size: u64,
    /// The number of hard links.
    pub(crate) names: u64,
    pub(crate) mode: u32,
    pub(crate) owner: (u32, u32),
    /// The major and minor device number.
    pub(crate) device: (u32, u32),
    pub(crate) modified: Time,
}

/// The attributes to set on a finished file, folder or link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dress {
    pub(crate) mode: u32,
    /// Only root can set this.
    #[cfg_attr(not(unix), allow(dead_code, reason = "only Unix has numeric owners"))]
    pub(crate) owner: Option<(u32, u32)>,
    pub(crate) modified: Time,
}

/// The names in a folder, in any order.
pub(crate) type List = io::Result<Vec<OsString>>;
