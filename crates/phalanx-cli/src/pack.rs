//! Packs a folder into a tar archive as it is being read.
//!
//! The folder is traversed through open descriptors, so that concurrent changes cannot lead out of
//! it. Names in the archive are relative to the folder, which itself is `./`.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use phalanx::Wiped;
use tar::{Builder, EntryType, Header};

use crate::archive::{BLOCK, MAX_RECORDS, mark, padding, pax_time};
use crate::failure::{Failure, say, shown};
use crate::open_folder::{Id, Item, Kind, OpenFolder, file_item, is_gone, path_bytes, without_list};
use crate::tree::{Replaced, TOP, Tree};

/// Names with more bytes than this need an extended record before the header.
const SHORT: usize = 100;

/// A file, folder, link or device in the folder.
struct Packed {
    /// The folder that contains it, or the folder itself if the name is empty.
    folder: usize,
    name: OsString,
    item: Item,
    link: Link,
}

enum Link {
    None,
    /// A symbolic link with its target.
    To(OsString),
    /// A hard link to the entry with this number.
    Same(usize),
}

/// A folder as a stream: its tar archive.
pub(crate) struct Packer {
    tree: Tree,
    path: PathBuf,
    name: String,
    entries: Vec<Packed>,
    /// Number of the next entry.
    next: usize,
    /// The headers and padding to be read next, and how much of them has been read. They are wiped,
    /// because they contain names.
    ready: Wiped,
    gone: usize,
    /// The current file, and its remaining bytes.
    file: Option<(File, u64)>,
    ended: bool,
    total: u64,
    sockets: Vec<PathBuf>,
    failure: Option<Failure>,
}

impl Packer {
    /// Lists everything in a folder without reading any file.
    pub(crate) fn open(folder: &Path) -> Result<Self, Failure> {
        let name = shown(folder);
        let opened = OpenFolder::open(folder).and_then(|top| Ok((top.item()?, Tree::new(Arc::new(top))?)));
        let (item, tree) = opened.map_err(Failure::io(&name, "cannot open"))?;
        let mut packer = Self {
            tree,
            path: folder.to_owned(),
            name,
            entries: vec![Packed { folder: TOP, name: OsString::new(), item, link: Link::None }],
            next: 0,
            ready: Wiped(mark()),
            gone: 0,
            file: None,
            ended: false,
            total: 0,
            sockets: Vec::new(),
            failure: None,
        };
        packer.walk()?;
        packer.tree.rest();
        let mut total = (mark().len() + 2 * BLOCK) as u64;
        for entry in &packer.entries {
            let size = entry.size();
            total =
                [packer.head(entry)?.len() as u64, size, padding(size)].iter().fold(total, |a, b| a.saturating_add(*b));
        }
        packer.total = total;
        Ok(packer)
    }

    /// Each folder precedes its contents, as tar programs expect.
    fn walk(&mut self) -> Result<(), Failure> {
        // The first entry of each file with several names.
        let mut files: HashMap<Id, usize> = HashMap::new();
        let mut left = Vec::new();
        self.list(TOP, &mut left)?;
        while let Some((folder, name)) = left.pop() {
            let found = self.tree.on(folder, |within| within.look(&name));
            let item = found.map_err(|error| self.failed(folder, &name, "cannot open", error))?;
            let mut link = Link::None;
            match item.kind {
                Kind::Folder => {
                    let entered = self.tree.enter(folder, &name);
                    let node = entered.map_err(|error| self.failed(folder, &name, "cannot open this folder", error))?;
                    let item = self.tree.on(node, OpenFolder::item);
                    let item = item.map_err(|error| self.failed(folder, &name, "cannot open this folder", error))?;
                    self.entries.push(Packed { folder: node, name: OsString::new(), item, link });
                    self.list(node, &mut left)?;
                    continue;
                }
                Kind::Socket => {
                    self.sockets.push(self.tree.path(folder).join(&name));
                    continue;
                }
                Kind::Link => {
                    let target = self.tree.on(folder, |within| within.link_target(&name));
                    link =
                        Link::To(target.map_err(|error| self.failed(folder, &name, "cannot read this link", error))?);
                }
                Kind::File if item.names > 1 => {
                    if let Some(first) = files.get(&item.id) {
                        link = Link::Same(*first);
                    } else {
                        files.insert(item.id, self.entries.len());
                    }
                }
                Kind::File | Kind::Pipe | Kind::CharDevice | Kind::BlockDevice => {}
            }
            self.entries.push(Packed { folder, name, item, link });
        }
        Ok(())
    }

    /// Adds the contents of a folder to the remaining entries, in reverse order.
    fn list(&mut self, folder: usize, left: &mut Vec<(usize, OsString)>) -> Result<(), Failure> {
        let listed = self.tree.on(folder, OpenFolder::list);
        let mut names =
            listed.map_err(|error| self.failed(folder, OsStr::new(""), "cannot read this folder", error))?;
        // Sorted, so that the same folder always yields the same archive.
        names.sort_unstable_by(|a, b| b.cmp(a));
        left.extend(names.into_iter().map(|name| (folder, name)));
        Ok(())
    }

    /// The folder's name, for messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Bytes of the archive.
    pub(crate) fn total(&self) -> u64 {
        self.total
    }

    /// Why reading failed.
    pub(crate) fn failure(&mut self) -> Option<Failure> {
        self.failure.take()
    }

    /// Reports what the archive does not contain.
    pub(crate) fn remarks(&self) {
        if let [first, more @ ..] = &self.sockets[..] {
            let more = if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
            let first = shown(&self.path.join(first));
            say(format_args!("{first}{more}: left out, because archives cannot hold sockets"));
        }
    }

    /// The path of an entry in the archive.
    fn path(&self, entry: &Packed) -> PathBuf {
        let folder = self.tree.path(entry.folder);
        if entry.name.is_empty() { folder } else { folder.join(&entry.name) }
    }

    /// The path of an entry in the file system, for messages.
    fn at(&self, path: &Path) -> PathBuf {
        if path.as_os_str().is_empty() { self.path.clone() } else { self.path.join(path) }
    }

    fn failed(&self, folder: usize, name: &OsStr, what: &str, error: io::Error) -> Failure {
        let mut path = self.at(&self.tree.path(folder));
        // Joining an empty name would add a slash.
        if !name.is_empty() {
            path.push(name);
        }
        if is_gone(&error) || error.get_ref().is_some_and(|error| error.is::<Replaced>()) {
            return self.changed(&path);
        }
        Failure::io(&shown(&path), what)(error)
    }

    fn changed(&self, path: &Path) -> Failure {
        Failure::Changed { name: shown(path), outcome: "nothing was written" }
    }

    /// The header of an entry, preceded by its extended records.
    fn head(&self, entry: &Packed) -> Result<Wiped, Failure> {
        let Packed { item, link, .. } = entry;
        let path = self.path(entry);
        let mut name = path_bytes(path.as_os_str());
        let (kind, link) = match link {
            Link::None => (entry_type(item.kind), Vec::new()),
            Link::To(target) => (EntryType::Symlink, path_bytes(target)),
            Link::Same(first) => (EntryType::Link, path_bytes(self.path(&self.entries[*first]).as_os_str())),
        };
        if kind == EntryType::Directory {
            name.extend_from_slice(if name.is_empty() { b"./" } else { b"/" });
        }
        let time = pax_time(item.modified);
        let mut records: Vec<(&str, &[u8])> = Vec::new();
        if item.modified.seconds < 0 || item.modified.nanos != 0 {
            records.push(("mtime", time.as_bytes()));
        }
        if name.len() > SHORT {
            records.push(("path", &name));
        }
        if link.len() > SHORT {
            records.push(("linkpath", &link));
        }
        let mut header = Header::new_gnu();
        if let Some(fields) = header.as_gnu_mut() {
            let (name, link) = (&name[..name.len().min(SHORT)], &link[..link.len().min(SHORT)]);
            fields.name[..name.len()].copy_from_slice(name);
            fields.linkname[..link.len()].copy_from_slice(link);
        }
        header.set_entry_type(kind);
        header.set_size(entry.size());
        header.set_mode(item.mode);
        header.set_uid(item.owner.0.into());
        header.set_gid(item.owner.1.into());
        header.set_mtime(u64::try_from(item.modified.seconds).unwrap_or(0));
        let mut builder = Builder::new(Vec::new());
        let write = || {
            if matches!(kind, EntryType::Block | EntryType::Char) {
                header.set_device_major(item.device.0)?;
                header.set_device_minor(item.device.1)?;
            }
            header.set_cksum();
            builder.append_pax_extensions(records)?;
            builder.append(&header, io::empty())?;
            // Omit the end marker that the builder would add.
            Ok(Wiped(std::mem::take(builder.get_mut())))
        };
        let cannot = |error| Failure::io(&shown(&self.path.join(&path)), "cannot archive")(error);
        match write() {
            Ok(head) if head.len() as u64 > MAX_RECORDS + 2 * BLOCK as u64 => {
                Err(cannot(io::Error::other("its path is longer than 1 MiB: use shorter names")))
            }
            written => written.map_err(cannot),
        }
    }

    /// Prepares the next bytes to be read. Returns false at the end.
    fn advance(&mut self) -> Result<bool, Failure> {
        self.ready.clear();
        self.gone = 0;
        if let Some((file, _)) = self.file.take() {
            let entry = &self.entries[self.next - 1];
            let now = file_item(&file).map_err(|error| self.failed(entry.folder, &entry.name, "cannot read", error))?;
            if !entry.is(&now) {
                return Err(self.changed(&self.at(&self.path(entry))));
            }
            self.ready.resize(padding(entry.size()) as usize, 0);
        }
        if let Some(entry) = self.entries.get_mut(self.next) {
            if entry.item.kind == Kind::File && !matches!(entry.link, Link::Same(_)) {
                let opened = self.tree.on(entry.folder, |folder| folder.file(&entry.name));
                let entry = &self.entries[self.next];
                let (file, now) =
                    opened.map_err(|error| self.failed(entry.folder, &entry.name, "cannot open", error))?;
                if !entry.is(&now) {
                    return Err(self.changed(&self.at(&self.path(entry))));
                }
                self.entries[self.next].item.mode = without_list(&file, now.mode);
                self.file = Some((file, now.size));
            }
            let head = self.head(&self.entries[self.next])?;
            self.ready.extend_from_slice(&head);
            self.next += 1;
        } else if !self.ended {
            let length = self.ready.len() + 2 * BLOCK;
            self.ready.resize(length, 0);
            self.ended = true;
        }
        Ok(!self.ready.is_empty())
    }

    fn read_some(&mut self, out: &mut [u8]) -> Result<usize, Failure> {
        loop {
            if self.gone < self.ready.len() {
                let n = out.len().min(self.ready.len() - self.gone);
                out[..n].copy_from_slice(&self.ready[self.gone..self.gone + n]);
                self.gone += n;
                return Ok(n);
            }
            if let Some((file, left)) = self.file.as_mut().filter(|(_, left)| *left > 0) {
                let most = usize::try_from(*left).unwrap_or(usize::MAX).min(out.len());
                let n = match file.read(&mut out[..most]) {
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => {
                        let entry = &self.entries[self.next - 1];
                        return Err(self.failed(entry.folder, &entry.name, "cannot read", error));
                    }
                    Ok(n) => n,
                };
                *left -= n as u64;
                if n == 0 {
                    return Err(self.changed(&self.at(&self.path(&self.entries[self.next - 1]))));
                }
                return Ok(n);
            }
            if !self.advance()? {
                return Ok(0);
            }
        }
    }
}

impl Packed {
    /// Bytes of its contents in the archive.
    fn size(&self) -> u64 {
        if self.item.kind == Kind::File && !matches!(self.link, Link::Same(_)) { self.item.size } else { 0 }
    }

    /// Whether it is still the same file with the same contents.
    fn is(&self, now: &Item) -> bool {
        let what = |item: &Item| (item.kind, item.id, item.size, item.modified);
        what(&self.item) == what(now)
    }
}

impl Read for Packer {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        self.read_some(out).map_err(|failure| {
            self.failure = Some(failure);
            io::Error::other("cannot read a file in the folder")
        })
    }
}

fn entry_type(kind: Kind) -> EntryType {
    match kind {
        Kind::File => EntryType::Regular,
        Kind::Folder => EntryType::Directory,
        Kind::Link => EntryType::Symlink,
        Kind::CharDevice => EntryType::Char,
        Kind::BlockDevice => EntryType::Block,
        Kind::Pipe | Kind::Socket => EntryType::Fifo,
    }
}
