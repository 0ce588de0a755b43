//! Signals that end the command, and the temporary files that it must not leave behind then.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::sync::OnceLock;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use phalanx_file::naming::persist_new;
use tempfile::{Builder, TempPath};

use crate::failure::{say, shown};
use crate::open_folder::OpenFolder;
use crate::tree;

/// The temporary files that there are. Whoever holds the lock decides between making, naming and removing one.
static TEMPORARY: Mutex<Vec<Unfinished>> = Mutex::new(Vec::new());

/// Something that a signal has to remove.
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

fn forget(all: &mut Vec<Unfinished>, path: &Path) {
    all.retain(|other| other.path() != path);
}

/// Says what stays behind.
fn say_left(path: &Path, error: &io::Error) {
    say(format_args!("{}: is unfinished and cannot be removed: {error}: delete it", shown(path)));
}

/// Held while steps are taken that belong together.
static STEPS: Mutex<()> = Mutex::new(());

/// Keeps signals from ending the command until it is dropped.
pub(crate) fn hold_steps() -> MutexGuard<'static, ()> {
    STEPS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn hold() -> MutexGuard<'static, Vec<Unfinished>> {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file with a name such as `.phalanx-Ab12Cd.part`, for its owner alone, which goes away with this value, or when a signal
/// ends the command. Only a killed process or a machine that stops leaves it behind. In an append-only folder, where no name can be
/// changed or removed, the file has no name at first.
pub(crate) struct Temporary {
    file: File,
    name: Name,
}

enum Name {
    Temporary(TempPath),
    #[cfg(target_os = "linux")]
    None(OpenFolder),
    Final,
}

impl Temporary {
    /// Makes one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        #[cfg(target_os = "linux")]
        if let Some(beside) = append_only(folder)? {
            return Ok(Self { file: beside.make_nameless_file()?, name: Name::None(beside) });
        }
        let mut all = hold();
        // Made here, so that an error is the system's alone, and does not name a file that nobody knows.
        let made = Builder::new().prefix(".phalanx-").suffix(".part").make_in(folder, make)?;
        let (file, path) = made.into_parts();
        all.push(Unfinished::Path(path.to_path_buf()));
        Ok(Self { file, name: Name::Temporary(path) })
    }

    /// The file.
    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Where it is.
    #[cfg(windows)]
    pub(crate) fn path(&self) -> &Path {
        if let Name::Temporary(path) = &self.name { path } else { Path::new("") }
    }

    /// Gives it its name, under which there may be another file only if `force`.
    pub(crate) fn persist(mut self, path: &Path, force: bool) -> io::Result<()> {
        let mut outcome = self.release(path, |temporary| {
            if !force {
                return persist_new(temporary, path);
            }
            // A file that could not be renamed comes back in the error, and is removed when that is dropped.
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
            // It took the name, for the finished file to replace it.
            say_left(path, error);
        }
        outcome
    }

    /// Does the last thing to it, and takes it off the list.
    fn release(&mut self, to: &Path, then: impl FnOnce(TempPath) -> io::Result<()>) -> io::Result<()> {
        let mut all = hold();
        match std::mem::replace(&mut self.name, Name::Final) {
            Name::Final => Ok(()),
            #[cfg(target_os = "linux")]
            Name::None(beside) => beside.name_file(&self.file, to.file_name().unwrap_or_default()),
            Name::Temporary(temporary) => {
                // Its folder lets it be renamed.
                let _ = to;
                let path = temporary.to_path_buf();
                let outcome = then(temporary);
                forget(&mut all, &path);
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

/// The folder, if names in it cannot be changed or removed.
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
        if let Name::Temporary(_) = self.name {
            // What cannot be removed was said.
            let _ = self.release(Path::new(""), TempPath::close);
        }
    }
}

/// A folder that is to get another name when it is finished, with a name such as `.phalanx-Ab12Cd.part`. It and the folder that it is in
/// are open, so that whoever may rename things there cannot lead what is made in it elsewhere.
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
        // Whatever happens later, there are descriptors to remove it with.
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

    /// Whether its name still stands for it.
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
            // If it is empty, nothing stays behind, wherever it is.
            Ok(false) => cleared.map_err(|error| io::Error::other(format!("it was moved, and {error}"))),
            Err(error) => Err(error),
        };
        // Somebody else has removed it.
        removed.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
    }

    fn rename(&self, to: &OsStr) -> io::Result<()> {
        let replaced = || io::Error::other(tree::Replaced);
        if !self.is_there(&self.name)? {
            return Err(replaced());
        }
        self.folder.release();
        self.beside.rename(&self.name, to)?;
        // It has its name. If that cannot be looked up any more, it is nevertheless whole.
        if matches!(self.is_there(to), Ok(false)) { Err(replaced()) } else { Ok(()) }
    }
}

/// The owner of an [`OpenTemporary`], which goes away with this value, or when a signal ends the command.
pub(crate) struct UnfinishedFolder(Option<Arc<OpenTemporary>>);

impl UnfinishedFolder {
    /// Makes one in `folder`.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let mut all = hold();
        let made = Arc::new(OpenTemporary::new(folder)?);
        all.push(Unfinished::Folder(made.clone()));
        Ok(Self(Some(made)))
    }

    /// The folder, to make things in it.
    pub(crate) fn folder(&self) -> Option<Arc<OpenFolder>> {
        self.0.as_ref().map(|open| open.folder.clone())
    }

    /// Gives it its name, which nothing has yet.
    pub(crate) fn persist(mut self, name: &OsStr) -> io::Result<()> {
        let Some(folder) = &self.0 else { return Ok(()) };
        let mut all = hold();
        folder.rename(name)?;
        forget(&mut all, &folder.path);
        self.0 = None;
        Ok(())
    }
}

impl Drop for UnfinishedFolder {
    fn drop(&mut self) {
        let Some(folder) = self.0.take() else { return };
        let mut all = hold();
        if let Err(error) = folder.remove() {
            say_left(&folder.path, &error);
        }
        forget(&mut all, &folder.path);
    }
}

/// The mode bits that new files do not get.
#[cfg(unix)]
pub(crate) fn umask() -> u32 {
    static MASK: OnceLock<u32> = OnceLock::new();
    *MASK.get_or_init(|| {
        // The system tells the mask only when it is changed. Held, so that no file of this command is made meanwhile.
        let _held = hold();
        let others = rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO;
        let mask = rustix::process::umask(others);
        // The owner has to be able to work on what is unfinished. Finished files get their modes less the whole mask.
        rustix::process::umask(mask & others);
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

/// Removes what is unfinished, says so, and ends the process.
#[cfg(any(unix, windows))]
fn end(status: i32, by: std::fmt::Arguments<'_>) -> ! {
    let _steps = hold_steps();
    let all = hold();
    let clear = || {
        let mut left = all.iter().filter_map(|unfinished| Some((unfinished.path(), remove(unfinished).err()?)));
        left.next().map(|(path, error)| (path, error, left.count()))
    };
    let left = clear();
    restore_terminal();
    // Whatever runs draws its line no more.
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

/// A terminal that is mute while passphrases are typed and tried, and how it was before.
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

/// Runs what asks for a passphrase and may ask again. From the first question on, the terminal shows nothing that is typed, until the outermost of these ends.
/// After a failure, what was typed meanwhile is discarded: the shell would take it for a command. A signal that ends the command restores the terminal.
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
        // Whatever this fails with, there is nothing else to try.
        let _ = rustix::io::retry_on_intr(|| tcsetattr(&terminal, then, &before));
    }
    answer
}

/// How the terminal was before the outermost [`prompting`] made it mute.
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

/// The mode of the console before a passphrase was asked for, while it is.
#[cfg(windows)]
static PROMPT: Mutex<Option<u32>> = Mutex::new(None);

/// Asks something on the console. Ctrl-C meanwhile does not leave it mute.
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
pub(crate) fn prompting<T, E>(ask: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    ask()
}

#[cfg(unix)]
fn restore_terminal() {
    if let Some(Prompt { terminal, before }) = &*prompt() {
        // The command ends whether or not this works. The shell would take what was typed for a command.
        let _ = rustix::termios::tcsetattr(terminal, rustix::termios::OptionalActions::Flush, before);
    }
}
