//! Signals that end the command, and the temporary files that it must not leave behind then.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, TempDir, TempPath};

/// The temporary files that there are. Whoever holds the lock decides between making, naming and removing one.
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Held while steps are taken that belong together.
static STEPS: Mutex<()> = Mutex::new(());

/// Keeps signals from ending the command until it is dropped.
pub(crate) fn hold_steps() -> MutexGuard<'static, ()> {
    STEPS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn hold() -> MutexGuard<'static, Vec<PathBuf>> {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file with a name such as `.phalanx-Ab12Cd.part`, for its owner alone, which goes away with this value, or when a signal
/// ends the command. Only a killed process or a machine that stops leaves it behind.
pub(crate) struct Temporary {
    file: File,
    /// Until it has its final name.
    path: Option<TempPath>,
}

impl Temporary {
    /// Makes one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let mut all = hold();
        let (file, path) = Builder::new().prefix(".phalanx-").suffix(".part").tempfile_in(folder)?.into_parts();
        all.push(path.to_path_buf());
        Ok(Self { file, path: Some(path) })
    }

    /// The file.
    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Gives it its name, under which there may be another file only if `force`.
    pub(crate) fn persist(mut self, path: &Path, force: bool) -> io::Result<()> {
        self.release(|temporary| {
            let outcome = if force { temporary.persist(path) } else { temporary.persist_noclobber(path) };
            // A file that could not be renamed comes back in the error, and is removed when that is dropped.
            outcome.map_err(|error| error.error)
        })
    }

    /// Does the last thing to it, and takes it off the list.
    fn release(&mut self, then: impl FnOnce(TempPath) -> io::Result<()>) -> io::Result<()> {
        let mut all = hold();
        let Some(temporary) = self.path.take() else { return Ok(()) };
        let path = temporary.to_path_buf();
        let outcome = then(temporary);
        all.retain(|other| *other != path);
        outcome
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // If it cannot be removed, its name tells what it is.
        let _ = self.release(TempPath::close);
    }
}

/// A folder for files that nobody else wants, which goes away with this value, or when a signal ends the command.
pub(crate) struct TemporaryFolder(Option<TempDir>);

impl TemporaryFolder {
    /// Makes one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let mut all = hold();
        let temporary = Builder::new().prefix("phalanx-bench-").tempdir_in(folder)?;
        all.push(temporary.path().to_owned());
        Ok(Self(Some(temporary)))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        self.0.as_ref().map_or(Path::new("."), TempDir::path)
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let mut all = hold();
        let Some(temporary) = self.0.take() else { return };
        let path = temporary.path().to_owned();
        // If it cannot be removed, its name tells what it is.
        let _ = temporary.close();
        all.retain(|other| *other != path);
    }
}

/// The mode bits that new files do not get.
#[cfg(unix)]
pub(crate) fn umask() -> u32 {
    // The system tells the mask only when it is changed. Held, so that no file of this command is made meanwhile.
    let _held = hold();
    let mask = rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
    rustix::process::umask(mask);
    mask.bits()
}

/// Waits for signals on a thread of its own: removes the temporary files, says so, and ends with 128 and the signal's number.
///
/// A signal that was ignored from the start, as under `nohup`, stays ignored where that can be seen.
#[cfg(unix)]
pub(crate) fn install() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    // A file that grows beyond the limit of its user is then an error of writing like any other, and not the end.
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default())?;
    let ignored = ignored();
    let mut signals =
        Signals::new([SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0))?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            let _steps = hold_steps();
            let all = hold();
            for path in all.iter() {
                // It may be gone already, and there is nobody left to tell.
                let _ = std::fs::remove_file(path).or_else(|_| std::fs::remove_dir_all(path));
            }
            restore_terminal();
            crate::failure::say(format_args!(
                "ended by signal {signal}; {}",
                if all.is_empty() { "no file was being written" } else { "the unfinished output was removed" }
            ));
            // Still holding the lock, so that nothing gets its name after this.
            signal_hook::low_level::exit(128 + signal);
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn install() -> io::Result<()> {
    Ok(())
}

/// The signals that whoever started the command wants ignored, a bit for each from 1.
#[cfg(target_os = "linux")]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

/// Not known here. A hang-up is left to the system, so that `nohup` works.
#[cfg(all(unix, not(target_os = "linux")))]
fn ignored() -> u64 {
    1 << (signal_hook::consts::SIGHUP - 1)
}

/// The terminal and how it was before a passphrase was asked for, while it is.
#[cfg(unix)]
static PROMPT: Mutex<Option<(File, rustix::termios::Termios)>> = Mutex::new(None);

/// Asks something on the terminal. A signal that ends the command meanwhile does not leave the terminal mute.
#[cfg(unix)]
pub(crate) fn prompting<T>(ask: impl FnOnce() -> T) -> T {
    let modes = |terminal: File| rustix::termios::tcgetattr(&terminal).ok().map(|modes| (terminal, modes));
    let set = |to| *PROMPT.lock().unwrap_or_else(PoisonError::into_inner) = to;
    set(File::open("/dev/tty").ok().and_then(modes));
    let answer = ask();
    set(None);
    answer
}

#[cfg(not(unix))]
pub(crate) fn prompting<T>(ask: impl FnOnce() -> T) -> T {
    ask()
}

#[cfg(unix)]
fn restore_terminal() {
    if let Some((terminal, modes)) = &*PROMPT.lock().unwrap_or_else(PoisonError::into_inner) {
        // The command ends whether or not this works.
        let _ = rustix::termios::tcsetattr(terminal, rustix::termios::OptionalActions::Now, modes);
    }
}
