//! Unpacks a tar archive into a temporary folder, which is renamed once the whole archive has been
//! verified.
//!
//! We create everything through open descriptors, so that nothing outside the folder is touched
//! even if other users can write to its parent. Names that lead out of the folder are rejected.
//! Links are created last. Devices, pipes and set-ID bits are left out unless requested. The modes
//! of folders are set last, because they may forbid creating files.

use std::collections::{HashMap, VecDeque};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use phalanx::Wiped;
use phalanx_file::naming::supported;

use crate::archive::{Archive, Body, Entry, Fault, mark};
use crate::failure::{Failure, say, shown};
use crate::interrupt::{Temporary, UnfinishedFolder, hold_steps};
use crate::names::{Names, durable_together, sync_together};
use crate::open_folder::{Dress, Kind, OpenFolder, may_own, set_attributes};
use crate::paths::folder;
use crate::tree::{TOP, Tree};

/// Bytes processed at once.
const PIECE: usize = 256 << 10;

/// Notes on incomplete attributes or entries: the first of each kind, and their number.
#[derive(Default)]
struct Remarks(VecDeque<(&'static str, String, usize)>);

impl Remarks {
    fn add(&mut self, what: &'static str, which: &Path) {
        let which = if which.as_os_str().is_empty() { Path::new(".") } else { which };
        match self.0.iter_mut().find(|(other, ..)| *other == what) {
            Some((.., count)) => *count += 1,
            None => self.0.push_back((what, shown(which), 1)),
        }
    }

    fn say(&self, name: &str) {
        for (what, first, count) in &self.0 {
            let more = if *count == 1 { String::new() } else { format!(" and {} more", count - 1) };
            say(format_args!("{name}: {first}{more}: {what}"));
        }
    }
}

const NOT_DRESSED: &str = "its owner, mode or time could not be set";

/// A folder being unpacked from a tar archive.
pub(crate) struct Unpacker {
    /// Its final path.
    path: PathBuf,
    feed: Feed,
    // Must be dropped after the thread that fills it.
    folder: Option<UnfinishedFolder>,
    failure: Option<Failure>,
}

/// The destination of the archive's bytes.
enum Feed {
    /// A thread that unpacks them. An empty piece marks the end.
    Thread(SyncSender<Wiped>, JoinHandle<Result<Unpacked, Failure>>),
    /// A file, unpacked at the end, if no thread is available.
    File(Temporary, Box<Unpacked>),
    Ended,
}

impl Unpacker {
    /// Whether a plaintext with this beginning is a folder.
    pub(crate) fn recognises(first: &[u8]) -> bool {
        first.starts_with(&mark())
    }

    /// Starts unpacking to `path`, which must not exist yet.
    pub(crate) fn new(path: &Path, preserve: bool) -> Result<Self, Failure> {
        let cannot = |error| Failure::io(&shown(path), "cannot create")(error);
        let mask = mask();
        let unfinished = UnfinishedFolder::new(folder(path)).map_err(cannot)?;
        let begin = || {
            let top = unfinished.folder().ok_or(io::ErrorKind::NotFound)?;
            let together = durable_together(&top);
            Ok(Unpacked {
                path: path.to_owned(),
                tree: Tree::new(top)?,
                folders: HashMap::new(),
                last: (PathBuf::new(), TOP),
                dresses: vec![None],
                links: Vec::new(),
                preserve,
                mask,
                together,
                remarks: Remarks::default(),
                undressed: None,
            })
        };
        let unpacked = begin().map_err(cannot)?;
        let (sender, receiver) = sync_channel(2);
        let (work, worker) = sync_channel::<Unpacked>(1);
        let run = move || {
            // Nothing arrives if the thread could not be started.
            let unpacked = worker.recv().map_err(|_| Failure::Wrong("no archive to unpack".to_owned()))?;
            unpacked.run(Archive::of_folder(Pieces { receiver, piece: Wiped::default(), gone: 0, ended: false }))
        };
        let feed = match thread::Builder::new().name("unpack".to_owned()).spawn(run) {
            Ok(thread) => match work.send(unpacked) {
                Ok(()) => Feed::Thread(sender, thread),
                Err(_) => Feed::Ended,
            },
            Err(_) => Feed::File(Temporary::new(folder(path)).map_err(cannot)?, Box::new(unpacked)),
        };
        Ok(Self { path: path.to_owned(), feed, folder: Some(unfinished), failure: None })
    }

    /// Why writing failed.
    pub(crate) fn failure(&mut self) -> Option<Failure> {
        self.failure.take()
    }

    /// Sets modes and times of the folders, makes everything durable, and renames the folder.
    pub(crate) fn finish(mut self, names: &mut Names) -> Result<(), Failure> {
        let name = shown(&self.path);
        let mut unpacked = match std::mem::replace(&mut self.feed, Feed::Ended) {
            Feed::Thread(sender, thread) => {
                // If the thread has stopped, it reports why.
                let _ = sender.send(Wiped::default());
                join(thread, &name)?
            }
            Feed::File(mut file, unpacked) => {
                let file = file.file();
                file.rewind().map_err(Failure::io(&name, "cannot read its unfinished archive"))?;
                unpacked.run(Archive::of_folder(BufReader::new(file)))?
            }
            Feed::Ended => return Err(ended(&name)),
        };
        unpacked.dress()?;
        let Unpacked { tree, together, remarks, undressed, preserve, .. } = unpacked;
        // When we rename it, no folder inside it may be open.
        drop(tree);
        let unfinished = self.folder.take().ok_or_else(|| ended(&name))?;
        if together && let Some(top) = unfinished.folder() {
            sync_together(&top).map_err(Failure::io(&name, "cannot sync"))?;
        }
        let steps = hold_steps();
        unfinished.persist(self.path.file_name().unwrap_or_default()).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::DirectoryNotEmpty | io::ErrorKind::NotADirectory => {
                Failure::Usage(format!(
                    "{name}: was created by another program in the meantime, and a folder never replaces anything: choose another name with -o"
                ))
            }
            _ => Failure::io(&name, "cannot rename the finished folder")(error),
        })?;
        drop(steps);
        names.add(&self.path);
        remarks.say(&name);
        match undressed.filter(|_| preserve) {
            None => Ok(()),
            Some(error) => {
                Err(Failure::io(&name, "is complete, but not all owners, modes and times can be set")(error))
            }
        }
    }

    fn pass_on(&mut self, bytes: &[u8]) -> Result<usize, Failure> {
        let name = shown(&self.path);
        let piece = &bytes[..bytes.len().min(PIECE)];
        match &mut self.feed {
            Feed::File(file, _) => {
                file.file().write_all(piece).map_err(Failure::io(&name, "cannot write its unfinished archive"))?;
            }
            Feed::Thread(sender, _) if sender.send(Wiped(piece.to_vec())).is_err() => {
                if let Feed::Thread(_, thread) = std::mem::replace(&mut self.feed, Feed::Ended) {
                    join(thread, &name)?;
                }
                return Err(ended(&name));
            }
            Feed::Thread(..) => {}
            Feed::Ended => return Err(ended(&name)),
        }
        Ok(piece.len())
    }
}

fn join(thread: JoinHandle<Result<Unpacked, Failure>>, name: &str) -> Result<Unpacked, Failure> {
    thread.join().unwrap_or_else(|_| Err(Failure::io(name, "cannot unpack")(io::Error::other("a thread panicked"))))
}

fn ended(name: &str) -> Failure {
    Failure::io(name, "cannot unpack")(io::Error::other("it has already ended"))
}

impl Write for Unpacker {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.is_empty() {
            return Ok(0);
        }
        self.pass_on(bytes).map_err(|failure| {
            self.failure = Some(failure);
            io::Error::other("the folder cannot be unpacked")
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Unpacker {
    fn drop(&mut self) {
        if let Feed::Thread(sender, thread) = std::mem::replace(&mut self.feed, Feed::Ended) {
            drop(sender);
            // It will complain about the missing end, which doesn't matter here.
            let _ = thread.join();
        }
    }
}

/// The bytes sent to the thread.
struct Pieces {
    receiver: Receiver<Wiped>,
    piece: Wiped,
    gone: usize,
    ended: bool,
}

impl Read for Pieces {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.gone == self.piece.len() && !self.ended {
            self.piece = self.receiver.recv().map_err(|_| io::Error::other("the input was not verified to its end"))?;
            self.gone = 0;
            self.ended = self.piece.is_empty();
        }
        let n = out.len().min(self.piece.len() - self.gone);
        out[..n].copy_from_slice(&self.piece[self.gone..self.gone + n]);
        self.gone += n;
        Ok(n)
    }
}

/// A link to be created.
struct Link {
    path: PathBuf,
    target: OsString,
    dress: Dress,
}

/// The state of unpacking.
struct Unpacked {
    /// The final path, for messages.
    path: PathBuf,
    tree: Tree,
    /// The subfolders of each folder.
    folders: HashMap<(usize, OsString), usize>,
    /// The most recently used folder.
    last: (PathBuf, usize),
    /// The final attributes of each folder.
    dresses: Vec<Option<Dress>>,
    links: Vec<Link>,
    preserve: bool,
    /// The umask: mode bits that are cleared in new files.
    mask: u32,
    /// Whether a single call makes everything durable.
    together: bool,
    remarks: Remarks,
    /// The first error in setting attributes.
    undressed: Option<io::Error>,
}

/// Runs a step that no signal may interrupt, so that the cleanup knows about everything in the
/// folder.
fn step<R>(make: impl FnOnce() -> R) -> R {
    let _held = hold_steps();
    make()
}

impl Unpacked {
    fn run(mut self, mut archive: Archive<impl Read>) -> Result<Self, Failure> {
        let mut buffer = Wiped(vec![0; PIECE]);
        while let Some(entry) = archive.next().map_err(|fault| self.refused(fault))? {
            let dress = self.dress_of(&entry);
            let Entry { path, body, .. } = entry;
            match body {
                Body::File => self.file(&path, dress, |file, unpacked| {
                    loop {
                        let n = archive.read(&mut buffer).map_err(|fault| unpacked.refused(fault))?;
                        if n == 0 {
                            return Ok(());
                        }
                        file.write_all(&buffer[..n]).map_err(unpacked.failed(&path, "cannot write"))?;
                    }
                })?,
                Body::Folder => {
                    let node = self.folder(&path)?;
                    self.dresses[node] = Some(dress);
                }
                Body::SecondName(first) => self.second_name(&path, &first, dress, &mut buffer)?,
                Body::Link(target) => self.links.push(Link { path, target, dress }),
                Body::Device => self.remarks.add("left out, because it is a device or a pipe", &path),
            }
        }
        archive.finish().map_err(|fault| self.refused(fault))?;
        for link in std::mem::take(&mut self.links) {
            self.link(&link)?;
        }
        Ok(self)
    }

    fn refused(&self, fault: Fault) -> Failure {
        let name = shown(&self.path);
        match fault {
            Fault::Malformed(why) => self.malformed(&why),
            Fault::Leaves(path) => {
                Failure::Wrong(format!("{name}: {path} leads out of the folder: nothing was unpacked"))
            }
            Fault::Read(error) => Failure::io(&name, "cannot read the archive")(error),
        }
    }

    fn malformed(&self, why: &str) -> Failure {
        let name = shown(&self.path);
        Failure::Wrong(format!("{name}: the archive in the file is malformed: {why}: nothing was unpacked"))
    }

    fn failed<'a>(&'a self, path: &'a Path, what: &'a str) -> impl FnOnce(io::Error) -> Failure + use<'a> {
        move |error| Failure::io(&shown(&self.path.join(path)), what)(error)
    }

    fn dress_of(&self, entry: &Entry) -> Dress {
        let mode = if self.preserve { entry.mode & 0o7777 } else { entry.mode & 0o777 & !self.mask };
        Dress { mode, owner: entry.owner.filter(|_| self.preserve && may_own()), modified: entry.modified }
    }

    /// The folder with this path, created if necessary.
    fn folder(&mut self, path: &Path) -> Result<usize, Failure> {
        let (mut known, mut node) = (self.last.0.as_path(), self.last.1);
        while !path.starts_with(known) {
            (known, node) = (known.parent().unwrap_or(Path::new("")), self.tree.within(node));
        }
        let known = known.to_owned();
        if known != path {
            let mut here = known.clone();
            for name in path.strip_prefix(&known).unwrap_or(path).components().map(Component::as_os_str) {
                here.push(name);
                node = match self.folders.get(&(node, name.to_owned())) {
                    Some(inner) => *inner,
                    None => self.make_folder(node, name, &here)?,
                };
            }
        }
        if self.last.1 != node {
            self.last = (path.to_owned(), node);
        }
        Ok(node)
    }

    fn make_folder(&mut self, within: usize, name: &OsStr, path: &Path) -> Result<usize, Failure> {
        step(|| self.tree.on(within, |folder| folder.make_folder(name)))
            .map_err(|error| self.taken(within, name, path, "cannot create this folder", error))?;
        let node = self.tree.enter(within, name).map_err(self.failed(path, "cannot open this folder"))?;
        self.folders.insert((within, name.to_owned()), node);
        self.dresses.push(None);
        Ok(node)
    }

    /// The folder of a path, and the name in it.
    fn place<'a>(&mut self, path: &'a Path) -> Result<(usize, &'a OsStr), Failure> {
        let folder = self.folder(path.parent().unwrap_or(Path::new("")))?;
        Ok((folder, path.file_name().unwrap_or_default()))
    }

    /// Creates a file. `fill` writes its contents.
    fn file(
        &mut self,
        path: &Path,
        dress: Dress,
        fill: impl FnOnce(&mut File, &Self) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (folder, name) = self.place(path)?;
        let mut file = step(|| self.tree.on(folder, |folder| folder.make_file(name)))
            .map_err(|error| self.taken(folder, name, path, "cannot create", error))?;
        fill(&mut file, self)?;
        if let Err(error) = set_attributes(&file, dress) {
            self.undress(path, error);
        }
        // We sync it now, because we couldn't reopen a file without read permission.
        if !self.together {
            supported(file.sync_all()).map_err(self.failed(path, "cannot sync"))?;
        }
        Ok(())
    }

    /// Creates a hard link to an existing file, or a copy if the system has no hard links.
    fn second_name(&mut self, path: &Path, first: &Path, dress: Dress, buffer: &mut [u8]) -> Result<(), Failure> {
        let nothing = || format!("{} is a hard link to a missing file", shown(path));
        let mut from = TOP;
        for name in first.parent().into_iter().flat_map(Path::components).map(Component::as_os_str) {
            let Some(inner) = self.folders.get(&(from, name.to_owned())) else {
                return Err(self.malformed(&nothing()));
            };
            from = *inner;
        }
        let first = first.file_name().unwrap_or_default();
        match self.tree.on(from, |folder| folder.look(first)) {
            Ok(found) if found.kind == Kind::File => {}
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(self.failed(path, "cannot link")(error));
            }
            _ => return Err(self.malformed(&nothing())),
        }
        let there = self.tree.on(from, OpenFolder::again).map_err(self.failed(path, "cannot link"))?;
        let (folder, name) = self.place(path)?;
        let made = step(|| self.tree.on(folder, |folder| folder.make_second_name(name, &there, first)));
        if made.map_err(|error| self.taken(folder, name, path, "cannot link", error))? {
            return Ok(());
        }
        self.remarks.add("copied, because this file system has no hard links", path);
        let (mut original, _) = there.file(first).map_err(self.failed(path, "cannot copy"))?;
        self.file(path, dress, |file, unpacked| {
            let mut copy = || {
                loop {
                    match original.read(buffer) {
                        Ok(0) => return Ok(()),
                        Ok(n) => file.write_all(&buffer[..n])?,
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                        Err(error) => return Err(error),
                    }
                }
            };
            copy().map_err(unpacked.failed(path, "cannot copy"))
        })
    }

    fn link(&mut self, Link { path, target, dress }: &Link) -> Result<(), Failure> {
        let (folder, name) = self.place(path)?;
        let made = step(|| self.tree.on(folder, |folder| folder.make_link(name, target)));
        if !made.map_err(|error| self.taken(folder, name, path, "cannot link", error))? {
            self.remarks.add("left out, because this file system has no symbolic links", path);
        } else if let Err(error) = self.tree.on(folder, |folder| folder.dress_link(name, *dress)) {
            self.remarks.add("its owner or time could not be set", path);
            self.undressed.get_or_insert(error);
        }
        Ok(())
    }

    /// Notes that owner, mode or time could not be set.
    fn undress(&mut self, path: &Path, error: io::Error) {
        self.remarks.add(NOT_DRESSED, path);
        self.undressed.get_or_insert(error);
    }

    /// The failure to create a name. If it exists, the file system may treat two names as the same.
    fn taken(&mut self, folder: usize, name: &OsStr, path: &Path, what: &str, error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::AlreadyExists => {}
            io::ErrorKind::InvalidInput => {
                return self.failed(path, "this file system does not allow such a name, use another place")(error);
            }
            _ => return self.failed(path, what)(error),
        }
        let there = self.tree.on(folder, |folder| folder.look(name));
        let names = match self.tree.on(folder, OpenFolder::list) {
            Ok(names) => names,
            Err(error) => return self.failed(path, what)(error),
        };
        // The archive has no duplicate names, so another program must have created it.
        if names.iter().any(|other| other == name) {
            return self.failed(path, what)(error);
        }
        let same = |other: &OsString, tree: &mut Tree| {
            let other = tree.on(folder, |folder| folder.look(other));
            other.ok().zip(there.as_ref().ok()).is_some_and(|(other, there)| other.id == there.id)
        };
        let other = names
            .iter()
            .find(|other| same(other, &mut self.tree))
            .map_or("another name".to_owned(), |other| format!("{:?}", other.to_string_lossy()));
        let why = format!("this file system cannot distinguish it from {other}: use another place");
        self.failed(path, what)(io::Error::new(io::ErrorKind::AlreadyExists, why))
    }

    /// Sets owners, modes and times of the folders, starting with the innermost.
    fn dress(&mut self) -> Result<(), Failure> {
        for node in (0..self.dresses.len()).rev() {
            let dress = self.dresses[node];
            if dress.is_none() && self.together {
                continue;
            }
            let done = step(|| {
                self.tree.on(node, |folder| {
                    let dressed = dress.map_or(Ok(()), |dress| folder.dress(dress));
                    Ok((dressed, if self.together { Ok(()) } else { supported(folder.sync()) }))
                })
            });
            let path = self.tree.path(node);
            let (dressed, synced) = done.map_err(self.failed(&path, "cannot open this folder"))?;
            synced.map_err(self.failed(&path, "cannot sync"))?;
            if let Err(error) = dressed {
                self.undress(&path, error);
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn mask() -> u32 {
    crate::interrupt::umask()
}

#[cfg(not(unix))]
fn mask() -> u32 {
    0
}
