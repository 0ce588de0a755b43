//! Signals that end the command, and the temporary files that it must not leave behind then.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::sync::OnceLock;
use std::sync::{Mutex, MutexGuard, PoisonError};

use phalanx_file::naming::persist_new;
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
        // Made here, so that an error is the system's alone, and does not name a file that nobody knows.
        let made = Builder::new().prefix(".phalanx-").suffix(".part").make_in(folder, make)?;
        let (file, path) = made.into_parts();
        all.push(path.to_path_buf());
        Ok(Self { file, path: Some(path) })
    }

    /// The file.
    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Where it is.
    #[cfg(windows)]
    pub(crate) fn path(&self) -> &Path {
        self.path.as_deref().unwrap_or(Path::new(""))
    }

    /// Gives it its name, under which there may be another file only if `force`.
    pub(crate) fn persist(mut self, path: &Path, force: bool) -> io::Result<()> {
        self.release(|temporary| {
            if !force {
                return persist_new(temporary, path);
            }
            // A file that could not be renamed comes back in the error, and is removed when that is dropped.
            temporary.persist(path).map_err(|error| error.error)
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

/// Makes a file that nobody else may read.
fn make(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // If it cannot be removed, its name tells what it is.
        let _ = self.release(TempPath::close);
    }
}

/// A folder for its owner alone, which goes away with this value, or when a signal ends the command.
pub(crate) struct TemporaryFolder(Option<TempDir>);

impl TemporaryFolder {
    /// Makes one in `folder` for files that nobody else wants.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        Self::named(folder, "phalanx-bench-", "")
    }

    /// Makes one in `folder` that is to get another name when it is finished.
    pub(crate) fn unfinished(folder: &Path) -> io::Result<Self> {
        Self::named(folder, ".phalanx-", ".part")
    }

    fn named(folder: &Path, prefix: &str, suffix: &str) -> io::Result<Self> {
        let mut all = hold();
        let mut builder = Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let temporary = builder.prefix(prefix).suffix(suffix).tempdir_in(folder)?;
        all.push(temporary.path().to_owned());
        Ok(Self(Some(temporary)))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        self.0.as_ref().map_or(Path::new("."), TempDir::path)
    }

    /// Gives it its name, which nothing has yet.
    pub(crate) fn persist(mut self, path: &Path) -> io::Result<()> {
        let mut all = hold();
        let Some(temporary) = self.0.take() else { return Ok(()) };
        let from = temporary.path().to_owned();
        let outcome = rename_folder(&from, path);
        if outcome.is_ok() {
            // It is somebody's folder now.
            let _ = temporary.keep();
        } else {
            let _ = temporary.close();
        }
        all.retain(|other| *other != from);
        outcome
    }
}

/// Renames a folder to a name that nothing has yet. Whatever appears in between stays: the renaming of a folder replaces nothing but an
/// empty folder.
fn rename_folder(from: &Path, to: &Path) -> io::Result<()> {
    if to.symlink_metadata().is_ok() { Err(io::ErrorKind::AlreadyExists.into()) } else { fs::rename(from, to) }
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
    static MASK: OnceLock<u32> = OnceLock::new();
    *MASK.get_or_init(|| {
        // The system tells the mask only when it is changed. Held, so that no file of this command is made meanwhile.
        let _held = hold();
        let mask = rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
        rustix::process::umask(mask);
        #[allow(clippy::useless_conversion, reason = "systems differ in how wide it is")]
        mask.bits().into()
    })
}

/// Waits for signals on a thread of its own: removes the temporary files, says so, and ends with 128 and the signal's number.
///
/// A signal that was ignored from the start, as under `nohup`, stays ignored where that can be seen. If the system refuses the thread,
/// signals do what the system lets them do: they end the command, and an unfinished output stays under its temporary name.
#[cfg(unix)]
pub(crate) fn install() -> io::Result<()> {
    use signal_hook::consts::*;
    use signal_hook::iterator::Signals;

    // A file that grows beyond the limit of its user is then an error of writing like any other, and not the end.
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default())?;
    // Those that end a program which does nothing about them, and are no fault of its own.
    const ENDING: [i32; 10] =
        [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU];
    let (sender, receiver) = std::sync::mpsc::channel::<Signals>();
    let wait = move || {
        if let Some(signal) = receiver.recv().ok().and_then(|mut signals| signals.forever().next()) {
            end(128 + signal, format_args!("signal {signal}"));
        }
    };
    // The thread first: a signal that is caught and not waited for would be lost.
    if std::thread::Builder::new().name("signals".to_owned()).spawn(wait).is_ok() {
        let ignored = ignored();
        let caught = ENDING.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // The thread waits for as long as the command runs.
        let _ = sender.send(Signals::new(caught)?);
    }
    Ok(())
}

/// The same for Ctrl-C, Ctrl-Break and the closing of the console, with the exit code of SIGINT.
#[cfg(windows)]
pub(crate) fn install() -> io::Result<()> {
    ctrlc::set_handler(|| -> () { end(130, format_args!("Ctrl-C")) }).map_err(io::Error::other)
}

#[cfg(not(any(unix, windows)))]
pub(crate) fn install() -> io::Result<()> {
    Ok(())
}

/// Removes what is unfinished, says so, and ends the process.
#[cfg(any(unix, windows))]
fn end(status: i32, by: std::fmt::Arguments<'_>) -> ! {
    let _steps = hold_steps();
    let all = hold();
    let clear = || {
        for path in all.iter() {
            // It may be gone already, and there is nobody left to tell. A folder may be filled meanwhile.
            let removed = |_: &u32| {
                let gone = fs::remove_file(path).or_else(|_| fs::remove_dir_all(path)).is_ok() || !path.exists();
                if !gone {
                    std::thread::sleep(std::time::Duration::from_millis(1));
                }
                gone
            };
            let _ = (0..100).find(removed);
        }
    };
    clear();
    restore_terminal();
    crate::failure::say(format_args!(
        "ended by {by}; {}",
        if all.is_empty() { "no file was being written" } else { "the unfinished output was removed" }
    ));
    // Whoever fills a folder may have made it again.
    clear();
    // Still holding the lock, so that nothing gets its name after this.
    #[cfg(unix)]
    signal_hook::low_level::exit(status);
    #[cfg(not(unix))]
    std::process::exit(status)
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

/// The mode of the console before a passphrase was asked for, while it is.
#[cfg(windows)]
static PROMPT: Mutex<Option<u32>> = Mutex::new(None);

/// Asks something on the console. Ctrl-C meanwhile does not leave it mute.
#[cfg(windows)]
pub(crate) fn prompting<T>(ask: impl FnOnce() -> T) -> T {
    let set = |to| *PROMPT.lock().unwrap_or_else(PoisonError::into_inner) = to;
    set(console::mode());
    let answer = ask();
    set(None);
    answer
}

#[cfg(windows)]
fn restore_terminal() {
    if let Some(mode) = *PROMPT.lock().unwrap_or_else(PoisonError::into_inner) {
        console::set_mode(mode);
    }
}

#[cfg(windows)]
mod console {
    use std::fs::{File, OpenOptions};
    use std::os::windows::io::AsRawHandle;

    use windows_sys::Win32::System::Console::{GetConsoleMode, SetConsoleMode};

    fn open() -> Option<File> {
        OpenOptions::new().read(true).write(true).open("CONIN$").ok()
    }

    pub(super) fn mode() -> Option<u32> {
        let (console, mut mode) = (open()?, 0);
        // SAFETY: the handle is open, and `mode` is a place for the answer.
        (unsafe { GetConsoleMode(console.as_raw_handle(), &raw mut mode) } != 0).then_some(mode)
    }

    pub(super) fn set_mode(mode: u32) {
        if let Some(console) = open() {
            // SAFETY: the handle is open. The command ends whether or not this works.
            unsafe { SetConsoleMode(console.as_raw_handle(), mode) };
        }
    }
}

#[cfg(not(any(unix, windows)))]
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
