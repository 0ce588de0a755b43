//! The temporary folder for whole programs, which we also remove on a signal.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};

use phalanx_terminal::shown;
use tempfile::TempDir;

use crate::failure::{Failure, say};

/// The folder to remove on a signal.
static FOLDER: Mutex<Option<TempDir>> = Mutex::new(None);

/// We retry because a program that is still running may write to the folder while it is being
/// removed.
const ATTEMPTS: usize = 100;

/// A temporary folder. It is removed when this value is dropped or a signal terminates the command.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(parent: &Path) -> Result<Self, Failure> {
        remove_on_signals().map_err(Failure::io("signals", "cannot be handled"))?;
        let mut held = hold();
        let made = tempfile::Builder::new().prefix("phalanx-bench-").tempdir_in(parent);
        let folder = made.map_err(Failure::io(&shown(parent), "cannot create a folder in it"))?;
        let path = folder.path().to_owned();
        *held = Some(folder);
        Ok(Self(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        remove();
    }
}

fn hold() -> MutexGuard<'static, Option<TempDir>> {
    FOLDER.lock().unwrap_or_else(PoisonError::into_inner)
}

fn remove() {
    // We hold the lock until the end so that a signal can't terminate the command halfway.
    let mut held = hold();
    let Some(folder) = held.take() else { return };
    let path = folder.keep();
    for attempt in 1..=ATTEMPTS {
        match fs::remove_dir_all(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                if attempt == ATTEMPTS {
                    say(format!("{}: cannot be removed ({error}): remove it yourself", shown(&path)));
                }
                thread::sleep(Duration::from_millis(1));
            }
            _ => return,
        }
    }
}

/// Removes the folder when a signal terminates the command.
#[cfg(unix)]
fn remove_on_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".into()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            remove();
            signal_hook::low_level::exit(128 + signal);
        }
    })?;
    Ok(())
}

#[cfg(windows)]
fn remove_on_signals() -> io::Result<()> {
    let end = || {
        remove();
        std::process::exit(130);
    };
    ctrlc::set_handler(end).map_err(io::Error::other)
}

#[cfg(not(any(unix, windows)))]
fn remove_on_signals() -> io::Result<()> {
    Ok(())
}
