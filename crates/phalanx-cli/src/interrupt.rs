//! Handling of signals that end the command, and of its temporary files.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::sync::OnceLock;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use phalanx_file::naming::persist_new;
use tempfile::{Builder, TempPath};

use crate::failure::{say, shown};
use crate::open_folder::OpenFolder;
use crate::tree;

/// The existing temporary files, by number.
static TEMPORARY: Mutex<BTreeMap<u64, Unfinished>> = Mutex::new(BTreeMap::new());

/// Shared while temporary files are created, renamed and removed, by any number of threads. A
/// signal waits for all of them, and then none of them can begin.
static CHANGES: RwLock<()> = RwLock::new(());

fn changing() -> RwLockReadGuard<'static, ()> {
    CHANGES.read().unwrap_or_else(PoisonError::into_inner)
}

/// Waits until nothing is created, renamed or removed, and prevents it until the guard is dropped.
fn unchanging() -> RwLockWriteGuard<'static, ()> {
    CHANGES.write().unwrap_or_else(PoisonError::into_inner)
}

/// A path to remove when a signal arrives.
enum Unfinished {
    Path(PathBuf),
    Folder(Arc<OpenTemporary>),
}

impl Unfinished {
    fn path(&self) -> &Path {
        match self {
            Self::Path(path) => path,
            Self::Folder(folder) => &folder.path,
        }
    }
}

fn temporary() -> MutexGuard<'static, BTreeMap<u64, Unfinished>> {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers a temporary file, and returns its number.
fn remember(unfinished: Unfinished) -> u64 {
    let mut all = temporary();
    let number = all.last_key_value().map_or(0, |(last, _)| last + 1);
    all.insert(number, unfinished);
    number
}

fn forget(number: u64) {
    temporary().remove(&number);
}

/// Reports a file that cannot be removed.
fn say_left(path: &Path, error: &io::Error) {
    say(format_args!("{}: is unfinished and cannot be removed: {error}: delete it", shown(path)));
}

/// The folders in which temporary files have been created under a name, with their absolute paths.
/// We look at each of them only once, because there may be thousands of files in it.
static FOLDERS: RwLock<BTreeMap<OsString, Arc<Path>>> = RwLock::new(BTreeMap::new());

/// Whether a temporary file has been created in this folder.
pub(crate) fn has_made_in(folder: &Path) -> bool {
    FOLDERS.read().unwrap_or_else(PoisonError::into_inner).contains_key(folder.as_os_str())
}

/// Held during steps that must not be interrupted.
static STEPS: Mutex<()> = Mutex::new(());

/// Delays signals that end the command until the guard is dropped.
pub(crate) fn hold_steps() -> MutexGuard<'static, ()> {
    STEPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A temporary file named like `.phalanx-Ab12Cd.part`, accessible only to its owner. It is removed
/// when this value is dropped or a signal ends the command. Only SIGKILL or a power failure leaves
/// it behind. In an append-only folder, where files cannot be renamed or removed, it starts out
/// without a name.
pub(crate) struct Temporary {
    file: File,
    name: Name,
}

enum Name {
    /// With its number.
    Temporary(TempPath, u64),
    #[cfg(target_os = "linux")]
    None(OpenFolder),
    Final,
}

impl Temporary {
    /// Creates one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let known = FOLDERS.read().unwrap_or_else(PoisonError::into_inner).get(folder.as_os_str()).cloned();
        let absolute = match &known {
            Some(absolute) => absolute.clone(),
            None => {
                #[cfg(target_os = "linux")]
                if let Some(beside) = append_only(folder)? {
                    return Ok(Self { file: beside.make_nameless_file()?, name: Name::None(beside) });
                }
                std::path::absolute(folder)?.into()
            }
        };
        let _changing = changing();
        // We create it with our own function, so that an error doesn't mention the temporary name.
        let made = Builder::new().prefix(".phalanx-").suffix(".part").make_in(&absolute, make)?;
        if known.is_none() {
            let mut folders = FOLDERS.write().unwrap_or_else(PoisonError::into_inner);
            folders.insert(folder.as_os_str().to_owned(), absolute);
        }
        let (file, path) = made.into_parts();
        let number = remember(Unfinished::Path(path.to_path_buf()));
        Ok(Self { file, name: Name::Temporary(path, number) })
    }

    /// The file.
    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Its path.
    #[cfg(windows)]
    pub(crate) fn path(&self) -> &Path {
        if let Name::Temporary(path, _) = &self.name { path } else { Path::new("") }
    }

    /// Renames it to `path`. An existing file is replaced only with `force`.
    pub(crate) fn persist(mut self, path: &Path, force: bool) -> io::Result<()> {
        let mut outcome = self.release(path, |temporary| {
            if !force {
                return persist_new(temporary, path);
            }
            // If renaming fails, the error owns the file, which is removed when the error is
            // dropped.
            temporary.persist(path).map_err(|error| error.error)
        });
        if force && outcome.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists) {
            outcome = Err(io::Error::new(io::ErrorKind::PermissionDenied, "its folder is append-only"));
        }
        if let Err(error) = &outcome
            && error.kind() != io::ErrorKind::AlreadyExists
            && !force
            && crate::paths::is_empty(path)
        {
            // We reserved the name with an empty file, which could not be removed.
            say_left(path, error);
        }
        outcome
    }

    /// Performs the final step on the file and unregisters it.
    fn release(&mut self, to: &Path, then: impl FnOnce(TempPath) -> io::Result<()>) -> io::Result<()> {
        let _changing = changing();
        match std::mem::replace(&mut self.name, Name::Final) {
            Name::Final => Ok(()),
            #[cfg(target_os = "linux")]
            Name::None(beside) => beside.name_file(&self.file, to.file_name().unwrap_or_default()),
            Name::Temporary(temporary, number) => {
                // Unused here: this folder allows renaming.
                let _ = to;
                let path = temporary.to_path_buf();
                let outcome = then(temporary);
                forget(number);
                if let Err(error) = &outcome
                    && path.symlink_metadata().is_ok()
                {
                    say_left(&path, error);
                }
                outcome
            }
        }
    }
}

/// Opens the folder if it is append-only.
#[cfg(target_os = "linux")]
fn append_only(folder: &Path) -> io::Result<Option<OpenFolder>> {
    use rustix::fs::{AtFlags, CWD, StatxAttributes, StatxFlags, statx};
    let attributes = statx(CWD, folder, AtFlags::empty(), StatxFlags::empty()).map(|there| there.stx_attributes);
    if attributes.is_ok_and(|attributes| attributes.contains(StatxAttributes::APPEND)) {
        OpenFolder::open_to_search(folder).map(Some)
    } else {
        Ok(None)
    }
}

/// Creates a file that only its owner can read.
fn make(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if let Name::Temporary(..) = self.name {
            // Any failure has already been reported.
            let _ = self.release(Path::new(""), TempPath::close);
        }
    }
}

/// A temporary folder named like `.phalanx-Ab12Cd.part`. We keep it and its parent open, so that
/// renaming them cannot redirect the files we create inside.
struct OpenTemporary {
    beside: OpenFolder,
    name: OsString,
    folder: Arc<OpenFolder>,
    /// For messages.
    path: PathBuf,
}

impl OpenTemporary {
    fn new(folder: &Path) -> io::Result<Self> {
        let beside = OpenFolder::open_to_search(folder)?;
        if beside.is_append_only() {
            let why = "this folder is append-only, so a folder in it cannot be renamed";
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, why));
        }
        let make = |path: &Path| beside.make_folder(path.file_name().unwrap_or_default());
        let made = Builder::new().prefix(".phalanx-").suffix(".part").make_in(folder, make)?;
        let path = made.into_temp_path().keep()?;
        let name = path.file_name().unwrap_or_default().to_owned();
        // Make sure we have enough descriptors to remove it later.
        match beside.folder(&name).and_then(|open| open.enough_descriptors().map(|()| open)) {
            Ok(open) => Ok(Self { beside, name, folder: Arc::new(open), path }),
            Err(error) => {
                if let Err(error) = beside.remove_folder(&name) {
                    say_left(&path, &error);
                }
                Err(error)
            }
        }
    }

    /// Whether a name still refers to this folder.
    fn is_there(&self, name: &OsStr) -> io::Result<bool> {
        match self.beside.look(name) {
            Ok(there) => Ok(there.id == self.folder.id()?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn remove(&self) -> io::Result<()> {
        let cleared = tree::clear(self.folder.clone());
        let removed = match self.is_there(&self.name) {
            Ok(true) => {
                self.folder.release();
                cleared.and(self.beside.remove_folder(&self.name))
            }
            // If it is empty, nothing is left behind, wherever the folder is now.
            Ok(false) => cleared.map_err(|error| io::Error::other(format!("it was moved, and {error}"))),
            Err(error) => Err(error),
        };
        // Another process has removed it.
        removed.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
    }

    fn rename(&self, to: &OsStr) -> io::Result<()> {
        let replaced = || io::Error::other(tree::Replaced);
        if !self.is_there(&self.name)? {
            return Err(replaced());
        }
        self.folder.release();
        self.beside.rename(&self.name, to)?;
        // It has been renamed, so it is complete even if it can no longer be looked up.
        if matches!(self.is_there(to), Ok(false)) { Err(replaced()) } else { Ok(()) }
    }
}

/// Owns an [`OpenTemporary`]. The folder is removed when this value is dropped or a signal ends the
/// command.
pub(crate) struct UnfinishedFolder(Option<(Arc<OpenTemporary>, u64)>);

impl UnfinishedFolder {
    /// Creates one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let _changing = changing();
        let made = Arc::new(OpenTemporary::new(folder)?);
        let number = remember(Unfinished::Folder(made.clone()));
        Ok(Self(Some((made, number))))
    }

    /// The folder, for creating files in it.
    pub(crate) fn folder(&self) -> Option<Arc<OpenFolder>> {
        self.0.as_ref().map(|(open, _)| open.folder.clone())
    }

    /// Renames it to `name`, which must not exist.
    pub(crate) fn persist(mut self, name: &OsStr) -> io::Result<()> {
        let Some((folder, number)) = &self.0 else { return Ok(()) };
        let _changing = changing();
        folder.rename(name)?;
        forget(*number);
        self.0 = None;
        Ok(())
    }
}

impl Drop for UnfinishedFolder {
    fn drop(&mut self) {
        let Some((folder, number)) = self.0.take() else { return };
        let _changing = changing();
        if let Err(error) = folder.remove() {
            say_left(&folder.path, &error);
        }
        forget(number);
    }
}

/// The umask: mode bits that are cleared in new files.
#[cfg(unix)]
pub(crate) fn umask() -> u32 {
    static MASK: OnceLock<u32> = OnceLock::new();
    *MASK.get_or_init(|| {
        // The only way to read the umask is to change it. The lock keeps this command from creating
        // files in the meantime.
        let _unchanging = unchanging();
        let others = rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO;
        let mask = rustix::process::umask(others);
        // The owner must be able to work on unfinished files, so this is not the full umask.
        // Finished files get their mode minus the full umask.
        rustix::process::umask(mask & others);
        #[allow(clippy::useless_conversion, reason = "the width depends on the system")]
        mask.bits().into()
    })
}

/// Waits for signals on a separate thread, then removes the temporary files, prints a message, and
/// exits with 128 plus the signal number.
///
/// A signal that was ignored from the start, as under `nohup`, stays ignored where we can detect
/// that. If the system refuses to start the thread, signals have their default effect, and an
/// unfinished output keeps its temporary name.
#[cfg(unix)]
pub(crate) fn install() -> io::Result<()> {
    use signal_hook::consts::*;
    use signal_hook::iterator::Signals;

    // With this, exceeding the file size limit is an ordinary write error.
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default())?;
    // The signals that end a program by default, except for those caused by a bug in it.
    const ENDING: [i32; 10] =
        [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU];
    let (sender, receiver) = std::sync::mpsc::channel::<Signals>();
    let wait = move || {
        if let Some(signal) = receiver.recv().ok().and_then(|mut signals| signals.forever().next()) {
            end(128 + signal, format_args!("signal {signal}"));
        }
    };
    // Start the thread first, because a signal that is caught while nobody waits for it would be
    // lost.
    if std::thread::Builder::new().name("signals".to_owned()).spawn(wait).is_ok() {
        let ignored = ignored();
        let caught = ENDING.into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // The thread waits for as long as the command runs.
        let _ = sender.send(Signals::new(caught)?);
    }
    Ok(())
}

/// The same for Ctrl-C, Ctrl-Break and closing the console, with the exit code of SIGINT.
#[cfg(windows)]
pub(crate) fn install() -> io::Result<()> {
    ctrlc::set_handler(|| -> () { end(130, format_args!("Ctrl-C")) }).map_err(io::Error::other)
}

#[cfg(not(any(unix, windows)))]
pub(crate) fn install() -> io::Result<()> {
    Ok(())
}

#[cfg(any(unix, windows))]
fn remove(unfinished: &Unfinished) -> io::Result<()> {
    match unfinished {
        Unfinished::Folder(folder) => folder.remove(),
        Unfinished::Path(path) => match fs::remove_file(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            outcome => outcome,
        },
    }
}

/// Removes unfinished outputs, prints a message, and exits.
#[cfg(any(unix, windows))]
fn end(status: i32, by: std::fmt::Arguments<'_>) -> ! {
    let _steps = hold_steps();
    let _unchanging = unchanging();
    let all = temporary();
    let clear = || {
        let mut left = all.values().filter_map(|unfinished| Some((unfinished.path(), remove(unfinished).err()?)));
        left.next().map(|(path, error)| (path, error, left.count()))
    };
    let left = clear();
    restore_terminal();
    // Stop drawing the progress bar.
    crate::progress::clear();
    let what = match left {
        _ if all.is_empty() => "no output was in progress".to_owned(),
        None => "the unfinished output was removed".to_owned(),
        Some((path, error, more)) => {
            let more = if more == 0 { String::new() } else { format!(" and {more} more") };
            format!("{}{more}: is unfinished and cannot be removed: {error}: delete it", shown(path))
        }
    };
    say(format_args!("ended by {by}: {what}"));
    // In the meantime, a thread may have created more files in a folder.
    clear();
    // Keep holding the lock, so that nothing is renamed from now on.
    #[cfg(unix)]
    signal_hook::low_level::exit(status);
    #[cfg(not(unix))]
    std::process::exit(status)
}

/// The signals ignored from the start, one bit per signal, starting with 1.
#[cfg(target_os = "linux")]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

/// Unknown on this system. SIGHUP is left alone, so that `nohup` works.
#[cfg(all(unix, not(target_os = "linux")))]
fn ignored() -> u64 {
    1 << (signal_hook::consts::SIGHUP - 1)
}

/// The terminal whose echo is off while passphrases are typed and tried, and its previous modes.
#[cfg(unix)]
struct Prompt {
    terminal: File,
    before: rustix::termios::Termios,
}

#[cfg(unix)]
static PROMPT: Mutex<Option<Prompt>> = Mutex::new(None);

#[cfg(unix)]
fn prompt() -> MutexGuard<'static, Option<Prompt>> {
    PROMPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a function that may ask for passphrases repeatedly. From the first question until the
/// outermost call returns, the terminal does not echo. After a failure, pending input is discarded,
/// because the shell would run it as a command. A signal that ends the command restores the
/// terminal.
#[cfg(unix)]
pub(crate) fn prompting<T, E>(ask: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    use std::sync::atomic::{AtomicUsize, Ordering};

    static DEPTH: AtomicUsize = AtomicUsize::new(0);
    let outermost = DEPTH.fetch_add(1, Ordering::Relaxed) == 0;
    let answer = ask();
    DEPTH.fetch_sub(1, Ordering::Relaxed);
    if outermost && let Some(Prompt { terminal, before }) = prompt().take() {
        use rustix::termios::{OptionalActions, tcsetattr};
        let then = if answer.is_ok() { OptionalActions::Drain } else { OptionalActions::Flush };
        // If this fails, there is nothing else we can do.
        let _ = rustix::io::retry_on_intr(|| tcsetattr(&terminal, then, &before));
    }
    answer
}

/// The modes of the terminal before the outermost [`prompting`] turned off the echo.
#[cfg(unix)]
pub(crate) fn modes_before(terminal: &File) -> std::io::Result<rustix::termios::Termios> {
    let mut prompt = prompt();
    if let Some(prompt) = &*prompt {
        return Ok(prompt.before.clone());
    }
    let before = rustix::io::retry_on_intr(|| rustix::termios::tcgetattr(terminal))?;
    *prompt = Some(Prompt { terminal: terminal.try_clone()?, before: before.clone() });
    Ok(before)
}

/// The console mode before a passphrase was requested.
#[cfg(windows)]
static PROMPT: Mutex<Option<u32>> = Mutex::new(None);

/// Asks on the console. Ctrl-C in the meantime restores the echo.
#[cfg(windows)]
pub(crate) fn prompting<T, E>(ask: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
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
        // SAFETY: the handle is open, and `mode` is a valid place for the result.
        (unsafe { GetConsoleMode(console.as_raw_handle(), &raw mut mode) } != 0).then_some(mode)
    }

    pub(super) fn set_mode(mode: u32) {
        if let Some(console) = open() {
            // SAFETY: the handle is open. The command ends even if this fails.
            unsafe { SetConsoleMode(console.as_raw_handle(), mode) };
        }
    }
}

#[cfg(not(any(unix, windows)))]
pub(crate) fn prompting<T, E>(ask: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    ask()
}

#[cfg(unix)]
fn restore_terminal() {
    if let Some(Prompt { terminal, before }) = &*prompt() {
        // The command ends even if this fails. Pending input is discarded, because the shell would
        // run it as a command.
        let _ = rustix::termios::tcsetattr(terminal, rustix::termios::OptionalActions::Flush, before);
    }
}
