//! Finished outputs get their names: data is made durable first, then comes the name, then the folder that holds it. A crash leaves the
//! old state or the new one.
//!
//! Of the many outputs of one command, some wait for each other: some file systems make many files durable in the time of one.

use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use phalanx_file::naming;

use crate::attributes::Attributes;
use crate::destination::Destination;
use crate::failure::{Failure, say, shown, together};
use crate::interrupt::Temporary;
use crate::open_folder::OpenFolder;
use crate::paths::{exists, folder};
use crate::report::{Listener, Report};

/// Most files that wait for their names; each of them is open.
const MAX_WAITING: u64 = 256;
/// Inputs of more bytes keep nobody waiting.
const LONG_BYTES: u64 = 4 << 20;
/// Of so many inputs, a terminal gets a line each; of more, one for all.
const MAX_LINES: usize = 20;
/// Nor does a name come later than this because of others.
const PATIENCE: Duration = Duration::from_millis(500);

/// An output that is whole, and has no name yet. Until it gets that, its owner alone may read it.
pub(crate) struct Finished {
    pub(crate) temporary: Temporary,
    /// The name that it is to get.
    pub(crate) path: PathBuf,
    pub(crate) attributes: Attributes,
    /// Whether an existing file may be replaced.
    pub(crate) force: bool,
    /// Told when it has its name.
    pub(crate) report: Report,
}

/// The names that the outputs of a command get, and what failed.
pub(crate) struct Names {
    /// How many inputs there are. If there are several, outputs may wait for each other.
    inputs: usize,
    /// How many of them are done.
    done: usize,
    /// Who wants to know of each, or of all together.
    listener: Listener,
    waiting: Vec<Finished>,
    /// Since when the first of them waits.
    since: Instant,
    /// Folders whose names are not durable yet: once for many files in one.
    folders: BTreeSet<PathBuf>,
    /// The exit status so far.
    status: u8,
}

impl Names {
    /// For so many inputs.
    pub(crate) fn new(inputs: usize, listener: Listener) -> Self {
        let (waiting, folders) = (Vec::new(), BTreeSet::new());
        Self { inputs, done: 0, listener, waiting, since: Instant::now(), folders, status: 0 }
    }

    /// The report of an input that is about to be done.
    pub(crate) fn report(&self, input: Option<&Path>) -> Report {
        let alone = self.listener != Listener::Person || self.inputs <= MAX_LINES;
        Report::new(if alone { self.listener } else { Listener::Nobody }, input)
    }

    /// An input is done, and its output has its name.
    pub(crate) fn done(&mut self, report: Report) -> Result<(), Failure> {
        self.done += 1;
        report.done()
    }

    /// One of several inputs failed: that is said, and the others are done all the same.
    pub(crate) fn failed(&mut self, report: Report, failure: &Failure) {
        self.status = together(self.status, report.failed(failure));
    }

    /// Gives an output its name, now or with others.
    pub(crate) fn take(&mut self, mut finished: Finished) -> Result<(), Failure> {
        if self.inputs < 2 || file_system(&*finished.temporary.file()).is_none() {
            let kept = finished.dress();
            sync(&mut finished.temporary, &finished.path)?;
            let report = finished.name(kept, &mut self.folders)?;
            return self.done(report);
        }
        if self.waiting.is_empty() {
            self.since = Instant::now();
        }
        self.waiting.push(finished);
        Ok(())
    }

    /// Before an input is opened: a pipe lets that wait for as long as it likes.
    pub(crate) fn make_way_to(&mut self, path: Option<&Path>) {
        if !path.is_some_and(|path| path.is_file() || path.is_dir()) {
            self.settle();
        }
    }

    /// Before an input of so many bytes: whatever would wait too long for it gets its name.
    pub(crate) fn make_way(&mut self, length: Option<u64>) {
        let long = length.is_none_or(|length| length > LONG_BYTES);
        if long || self.waiting.len() >= most() || self.since.elapsed() > PATIENCE {
            self.settle();
        }
    }

    /// Everything that waits gets its name.
    pub(crate) fn settle(&mut self) {
        let mut durable = HashMap::new();
        let mut waiting = std::mem::take(&mut self.waiting);
        let kept: Vec<_> = waiting.iter_mut().map(Finished::dress).collect();
        for (mut finished, kept) in waiting.into_iter().zip(kept) {
            let file = finished.temporary.file();
            let together = file_system(&*file)
                .is_some_and(|device| *durable.entry(device).or_insert_with(|| sync_file_system(file).is_ok()));
            // Where that failed, each file tells whether it did.
            let synced = if together { Ok(()) } else { sync(&mut finished.temporary, &finished.path) };
            let report = finished.report.clone();
            let named = synced.and_then(|()| finished.name(kept, &mut self.folders));
            named.and_then(|report| self.done(report)).unwrap_or_else(|failure| self.failed(report, &failure));
        }
    }

    /// Remembers the folder that a folder for outputs was made in, if it stays.
    pub(crate) fn add_made(&mut self, destination: &Destination<'_>, made: bool) {
        if let (Destination::Folder(path), true) = (destination, made)
            && path.is_dir()
        {
            self.add(path);
        }
    }

    /// Remembers the folder of something that got its name.
    pub(crate) fn add(&mut self, path: &Path) {
        add(&mut self.folders, path);
    }

    /// Makes the names durable; the exit status of the command.
    pub(crate) fn end(mut self) -> ExitCode {
        self.settle();
        if let Err(failure) = self.sync_folders() {
            self.status = together(self.status, crate::failure::report(&failure));
        }
        if self.listener == Listener::Person && self.inputs > MAX_LINES {
            say(format_args!("{} of {} done", self.done, self.inputs));
        }
        ExitCode::from(self.status)
    }

    /// Makes the names that were given durable.
    pub(crate) fn sync_folders(&self) -> Result<(), Failure> {
        self.folders.iter().try_for_each(|folder| sync_named(folder, folder))
    }
}

fn add(folders: &mut BTreeSet<PathBuf>, path: &Path) {
    let folder = folder(path);
    if !folders.contains(folder) {
        folders.insert(folder.to_owned());
    }
}

impl Finished {
    /// Sets its mode and time.
    fn dress(&mut self) -> io::Result<()> {
        self.attributes.set(self.temporary.file())
    }

    /// Gives it its name, when it is durable. `kept` is what came of its mode and time. What is left is to tell of it.
    fn name(self, kept: io::Result<()>, folders: &mut BTreeSet<PathBuf>) -> Result<Report, Failure> {
        let Self { temporary, path, attributes, force, report } = self;
        let name = shown(&path);
        persist(temporary, &path, force)?;
        add(folders, &path);
        match kept {
            // Its owner alone may read it then.
            Err(error) if !attributes.asked => {
                say(format_args!("{name}: is complete, but its mode cannot be set: {error}"));
                Ok(report)
            }
            outcome => {
                outcome.map(|()| report).map_err(Failure::io(&name, "is complete, but its mode and time cannot be set"))
            }
        }
    }
}

/// Makes an output durable, and gives it its name.
pub(crate) fn finish(mut temporary: Temporary, path: &Path) -> Result<(), Failure> {
    sync(&mut temporary, path)?;
    persist(temporary, path, false)?;
    sync_folder(path)
}

fn sync(temporary: &mut Temporary, path: &Path) -> Result<(), Failure> {
    naming::supported(temporary.file().sync_all()).map_err(Failure::io(&shown(path), "cannot write"))
}

fn persist(temporary: Temporary, path: &Path, force: bool) -> Result<(), Failure> {
    temporary.persist(path, force).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(path),
        _ => Failure::io(&shown(path), "cannot rename the finished file")(error),
    })
}

/// Makes the name of a file durable.
pub(crate) fn sync_folder(path: &Path) -> Result<(), Failure> {
    sync_named(folder(path), path)
}

fn sync_named(folder: &Path, name: &Path) -> Result<(), Failure> {
    naming::sync_folder(folder).map_err(Failure::io(&shown(name), "cannot sync its folder"))
}

/// A quarter of the files that may be open, at most [`MAX_WAITING`].
fn most() -> usize {
    static FILES: OnceLock<usize> = OnceLock::new();
    *FILES.get_or_init(|| usize::try_from((open_files().unwrap_or(MAX_WAITING) / 4).clamp(1, MAX_WAITING)).unwrap_or(1))
}

#[cfg(unix)]
fn open_files() -> Option<u64> {
    Some(rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX))
}

#[cfg(not(unix))]
fn open_files() -> Option<u64> {
    None
}

/// The file system of a file, if that makes all that is in it durable in one call, as surely as each file by itself.
#[cfg(target_os = "linux")]
fn file_system(file: impl std::os::fd::AsFd) -> Option<u64> {
    // ext2 to ext4, XFS, Btrfs, F2FS, tmpfs. Those of a network and of programs (FUSE) may do less than for one file.
    const KNOWN: [u32; 5] = [0xef53, 0x5846_5342, 0x9123_683e, 0xf2f5_2010, 0x0102_1994];
    // The kernel's numbers have 32 bits, in fields of any width and sign.
    let kind = rustix::fs::fstatfs(&file).ok()?.f_type as u32;
    #[allow(clippy::useless_conversion, reason = "systems differ in how wide the number is")]
    let device = |there: rustix::fs::Stat| there.st_dev.into();
    (KNOWN.contains(&kind) && tells_of_failures()).then(|| rustix::fs::fstat(&file).ok().map(device)).flatten()
}

#[cfg(not(target_os = "linux"))]
fn file_system<T>(_: T) -> Option<u64> {
    None
}

/// Whether one call makes all that will be in a folder durable.
pub(crate) fn durable_together(folder: &OpenFolder) -> bool {
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{Mode, OFlags, openat, syncfs};
        use rustix::io::Errno;
        // A descriptor that stands for a name alone cannot be synced, and the system says so in another way if it knows the call.
        let call = openat(folder, ".", OFlags::PATH | OFlags::CLOEXEC, Mode::empty()).is_ok_and(|name| {
            !matches!(syncfs(name), Err(Errno::NOSYS | Errno::INVAL | Errno::OPNOTSUPP | Errno::PERM))
        });
        call && file_system(folder).is_some()
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = folder;
        false
    }
}

/// Makes all that is in the file system of a folder durable.
pub(crate) fn sync_together(folder: &OpenFolder) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        Ok(rustix::fs::syncfs(folder)?)
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = folder;
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Whether `syncfs` fails if writing failed: since Linux 5.8.
#[cfg(target_os = "linux")]
fn tells_of_failures() -> bool {
    static TELLS: OnceLock<bool> = OnceLock::new();
    *TELLS.get_or_init(|| {
        let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
        let mut numbers = release.split('.').map_while(|number| number.parse::<u32>().ok());
        (numbers.next(), numbers.next()) >= (Some(5), Some(8))
    })
}

#[cfg(target_os = "linux")]
fn sync_file_system(file: &File) -> io::Result<()> {
    Ok(rustix::fs::syncfs(file)?)
}

#[cfg(not(target_os = "linux"))]
fn sync_file_system(_: &File) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
