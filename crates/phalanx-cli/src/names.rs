//! Renaming of finished outputs: first the data is made durable, then the file is renamed, then the
//! folder is made durable. A crash leaves the old state or the new one.
//!
//! With many outputs, several of them wait for each other, because some file systems can sync many
//! files in the time it takes to sync one.

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

/// Maximum number of files waiting to be renamed. Each of them is kept open.
const MAX_WAITING: u64 = 256;
/// If the next input is longer than this, waiting files are renamed first.
const LONG_BYTES: u64 = 4 << 20;
/// For up to this many inputs, we print one line each on a terminal. For more, we print one line
/// for all.
const MAX_LINES: usize = 20;
/// Maximum time that a file waits for others.
const PATIENCE: Duration = Duration::from_millis(500);

/// A complete output that has not been renamed yet. Until then, only its owner can read it.
pub(crate) struct Finished {
    pub(crate) temporary: Temporary,
    /// Its final path.
    pub(crate) path: PathBuf,
    pub(crate) attributes: Attributes,
    /// Whether it may replace an existing file.
    pub(crate) force: bool,
    /// Printed after it has been renamed.
    pub(crate) report: Report,
}

/// The outputs to be renamed, and the failures so far.
pub(crate) struct Names {
    /// Number of inputs. If there are several, outputs may wait for each other.
    inputs: usize,
    /// Number of inputs done.
    done: usize,
    /// The recipient of the reports.
    listener: Listener,
    /// With the numbers of their file systems.
    waiting: Vec<(Finished, u64)>,
    /// When the first of them started waiting.
    since: Instant,
    /// Folders to sync, once for all files in them.
    folders: BTreeSet<PathBuf>,
    /// The file systems of folders with outputs, if outputs in them may wait.
    devices: HashMap<PathBuf, Option<u64>>,
    /// The exit code so far.
    status: u8,
}

impl Names {
    /// For this number of inputs.
    pub(crate) fn new(inputs: usize, listener: Listener) -> Self {
        let (waiting, folders, devices) = (Vec::new(), BTreeSet::new(), HashMap::new());
        Self { inputs, done: 0, listener, waiting, since: Instant::now(), folders, devices, status: 0 }
    }

    /// The report of the next input.
    pub(crate) fn report(&self, input: Option<&Path>) -> Report {
        let alone = self.listener != Listener::Person || self.inputs <= MAX_LINES;
        Report::new(if alone { self.listener } else { Listener::Nobody }, input)
    }

    /// Records that an input is done and its output has been renamed.
    pub(crate) fn done(&mut self, report: Report) -> Result<(), Failure> {
        self.done += 1;
        report.done()
    }

    /// One of several inputs failed. Reports it and continues.
    pub(crate) fn failed(&mut self, report: Report, failure: &Failure) {
        self.status = together(self.status, report.failed(failure));
    }

    /// Renames an output, now or together with others.
    pub(crate) fn take(&mut self, mut finished: Finished) -> Result<(), Failure> {
        let Some(device) = self.device(&mut finished) else {
            let kept = finished.dress();
            sync(&mut finished.temporary, &finished.path)?;
            let report = finished.name(kept, &mut self.folders)?;
            return self.done(report);
        };
        if self.waiting.is_empty() {
            self.since = Instant::now();
        }
        self.waiting.push((finished, device));
        Ok(())
    }

    /// The file system of an output that may wait for others.
    fn device(&mut self, finished: &mut Finished) -> Option<u64> {
        if self.inputs < 2 {
            return None;
        }
        let folder = folder(&finished.path);
        if let Some(known) = self.devices.get(folder) {
            return *known;
        }
        let device = file_system(&*finished.temporary.file());
        self.devices.insert(folder.to_owned(), device);
        device
    }

    /// Called before an input is opened, because opening a pipe may take any time.
    pub(crate) fn make_way_to(&mut self, there: Option<&std::fs::Metadata>) {
        if !there.is_some_and(|there| there.is_file() || there.is_dir()) {
            self.settle();
        }
    }

    /// Called before an input of this length. Renames any files that would have to wait too long
    /// for it.
    pub(crate) fn make_way(&mut self, length: Option<u64>) {
        let long = length.is_none_or(|length| length > LONG_BYTES);
        if long || self.waiting.len() >= most() || self.since.elapsed() > PATIENCE {
            self.settle();
        }
    }

    /// Renames all waiting files.
    pub(crate) fn settle(&mut self) {
        let mut durable = HashMap::new();
        let mut waiting = std::mem::take(&mut self.waiting);
        let kept: Vec<_> = waiting.iter_mut().map(|(finished, _)| finished.dress()).collect();
        for ((mut finished, device), kept) in waiting.into_iter().zip(kept) {
            let file = finished.temporary.file();
            let together = *durable.entry(device).or_insert_with(|| sync_file_system(file).is_ok());
            // If that failed, each file is synced separately, which tells us whether it was
            // written.
            let synced = if together { Ok(()) } else { sync(&mut finished.temporary, &finished.path) };
            let report = finished.report.clone();
            let named = synced.and_then(|()| finished.name(kept, &mut self.folders));
            named.and_then(|report| self.done(report)).unwrap_or_else(|failure| self.failed(report, &failure));
        }
    }

    /// Remembers to sync the folder of a renamed file.
    pub(crate) fn add(&mut self, path: &Path) {
        add(&mut self.folders, path);
    }

    /// The same as [`end`](Self::end) after all outputs for `destination`, whose folder is kept if
    /// there are outputs in it. `made` is whether the command created it.
    pub(crate) fn end_in(mut self, destination: &Destination<'_>, made: bool) -> ExitCode {
        self.settle();
        destination.clear(made);
        if let (Destination::Folder(path), true) = (destination, made)
            && path.is_dir()
        {
            self.add(path);
        }
        self.end()
    }

    /// Makes the names durable, and returns the exit code of the command.
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

    /// Syncs the remembered folders.
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

    /// Renames it once it is durable. `kept` is the result of setting its mode and time. Returns
    /// the report.
    fn name(self, kept: io::Result<()>, folders: &mut BTreeSet<PathBuf>) -> Result<Report, Failure> {
        let Self { temporary, path, attributes, force, report } = self;
        persist(temporary, &path, force)?;
        add(folders, &path);
        match kept {
            Ok(()) => Ok(report),
            // In this case, only its owner can read it.
            Err(error) if !attributes.asked => {
                say(format_args!("{}: is complete, but its mode cannot be set: {error}", shown(&path)));
                Ok(report)
            }
            Err(error) => Err(Failure::io(&shown(&path), "is complete, but its mode and time cannot be set")(error)),
        }
    }
}

/// Makes an output durable and renames it.
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

/// A quarter of the limit on open files, at most [`MAX_WAITING`].
pub(crate) fn most() -> usize {
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

/// The device number of a file system on which one `syncfs` is as reliable as an fsync of each
/// file.
#[cfg(target_os = "linux")]
fn file_system(file: impl std::os::fd::AsFd) -> Option<u64> {
    // ext2 to ext4, XFS, Btrfs, F2FS and tmpfs. On network and FUSE file systems, `syncfs` may do
    // less than `fsync`.
    const KNOWN: [u32; 5] = [0xef53, 0x5846_5342, 0x9123_683e, 0xf2f5_2010, 0x0102_1994];
    // The kernel uses 32-bit numbers, but the width and sign of the field vary.
    let kind = rustix::fs::fstatfs(&file).ok()?.f_type as u32;
    #[allow(clippy::useless_conversion, reason = "the width depends on the system")]
    let device = |there: rustix::fs::Stat| there.st_dev.into();
    (KNOWN.contains(&kind) && tells_of_failures()).then(|| rustix::fs::fstat(&file).ok().map(device)).flatten()
}

#[cfg(not(target_os = "linux"))]
fn file_system<T>(_: T) -> Option<u64> {
    None
}

/// Whether a single call can make everything in a folder durable.
pub(crate) fn durable_together(folder: &OpenFolder) -> bool {
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{Mode, OFlags, openat, syncfs};
        use rustix::io::Errno;
        // Check that the call exists: a descriptor opened with `O_PATH` cannot be synced, but the
        // error is different if the system doesn't know the call.
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

/// Makes everything in the file system of a folder durable.
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

/// Whether `syncfs` reports write errors, as it has since Linux 5.8.
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
