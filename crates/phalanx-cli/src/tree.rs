//! Traverses a folder of any depth while keeping only a bounded number of folders open.
//!
//! We move between folders in single steps that never follow a link: down by name, up by `..`. A
//! folder that we have visited before must still have the same device and inode.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::open_folder::{Id, Kind, OpenFolder, is_out_of_descriptors};

/// Number of folders kept open on the way to the current one, in addition to the top.
const HELD: usize = 8;

/// The number of the top folder.
pub(crate) const TOP: usize = 0;

/// A visited folder.
struct Node {
    name: OsString,
    /// The parent folder.
    within: usize,
    depth: usize,
    id: Id,
}

/// The folders below an open one, by number.
pub(crate) struct Tree {
    top: Arc<OpenFolder>,
    nodes: Vec<Node>,
    /// The last part of the path to the current folder, which is the last entry.
    held: Vec<(usize, OpenFolder)>,
}

/// The folder is not the same as before.
#[derive(Debug, thiserror::Error)]
#[error("this folder was moved or replaced in the meantime")]
pub(crate) struct Replaced;

impl Tree {
    pub(crate) fn new(top: Arc<OpenFolder>) -> io::Result<Self> {
        let id = top.id()?;
        let node = Node { name: OsString::new(), within: TOP, depth: 0, id };
        Ok(Self { top, nodes: vec![node], held: Vec::new() })
    }

    /// Opens the folder `name` in `within`, makes it the current one, and returns its number.
    pub(crate) fn enter(&mut self, within: usize, name: &OsStr) -> io::Result<usize> {
        let folder = self.on(within, |folder| folder.folder(name))?;
        let node = Node { name: name.to_owned(), within, depth: self.nodes[within].depth + 1, id: folder.id()? };
        self.nodes.push(node);
        self.hold(self.nodes.len() - 1, folder);
        Ok(self.nodes.len() - 1)
    }

    /// Makes a folder the current one and runs `what` in it. If we run out of descriptors, closes
    /// other folders.
    pub(crate) fn on<R>(&mut self, node: usize, mut what: impl FnMut(&OpenFolder) -> io::Result<R>) -> io::Result<R> {
        self.go(node)?;
        loop {
            match what(self.current()) {
                Err(error) if is_out_of_descriptors(&error) && self.held.len() > 1 => drop(self.held.remove(0)),
                outcome => return outcome,
            }
        }
    }

    /// Closes all folders except the top.
    pub(crate) fn rest(&mut self) {
        self.held.clear();
    }

    /// The path of a folder, relative to the top.
    pub(crate) fn path(&self, mut node: usize) -> PathBuf {
        let mut names = Vec::new();
        while node != TOP {
            names.push(&self.nodes[node].name);
            node = self.nodes[node].within;
        }
        names.into_iter().rev().collect()
    }

    /// The parent of a folder.
    pub(crate) fn within(&self, node: usize) -> usize {
        self.nodes[node].within
    }

    /// The name of a folder.
    pub(crate) fn name(&self, node: usize) -> &OsStr {
        &self.nodes[node].name
    }

    fn here(&self) -> usize {
        self.held.last().map_or(TOP, |(node, _)| *node)
    }

    fn current(&self) -> &OpenFolder {
        self.held.last().map_or(&self.top, |(_, folder)| folder)
    }

    fn hold(&mut self, node: usize, folder: OpenFolder) {
        if self.held.len() >= HELD {
            self.held.remove(0);
        }
        self.held.push((node, folder));
    }

    fn go(&mut self, node: usize) -> io::Result<()> {
        let mut down = Vec::new();
        let (mut here, mut there) = (self.here(), node);
        while here != there {
            if self.nodes[there].depth >= self.nodes[here].depth {
                down.push(there);
                there = self.nodes[there].within;
            } else {
                here = self.nodes[here].within;
            }
        }
        self.go_up(there)?;
        for node in down.into_iter().rev() {
            let folder = loop {
                match self.current().folder(&self.nodes[node].name) {
                    Err(error) if is_out_of_descriptors(&error) && self.held.len() > 1 => drop(self.held.remove(0)),
                    outcome => break outcome?,
                }
            };
            self.arrive(node, folder)?;
        }
        Ok(())
    }

    /// Moves to a folder above the current one.
    fn go_up(&mut self, node: usize) -> io::Result<()> {
        if node == TOP {
            self.held.clear();
        } else if let Some(at) = self.held.iter().position(|(held, _)| *held == node) {
            self.held.truncate(at + 1);
        } else {
            self.held.truncate(1);
            while self.here() != node {
                let within = self.nodes[self.here()].within;
                let above = self.current().above()?;
                self.held.clear();
                self.arrive(within, above)?;
            }
        }
        Ok(())
    }

    fn arrive(&mut self, node: usize, folder: OpenFolder) -> io::Result<()> {
        if folder.id()? != self.nodes[node].id {
            return Err(io::Error::other(Replaced));
        }
        self.hold(node, folder);
        Ok(())
    }
}

/// Removes everything in a folder, as far as possible, even if modes deny the owner access.
///
/// # Errors
/// The first error.
pub(crate) fn clear(top: Arc<OpenFolder>) -> io::Result<()> {
    let mut failed = top.open_up();
    let mut tree = Tree::new(top)?;
    let (folders, emptied) = remove_files(&mut tree, TOP);
    failed = failed.and(emptied);
    let mut left = vec![(TOP, folders)];
    while let Some((node, folders)) = left.last_mut() {
        let node = *node;
        let Some(name) = folders.pop() else {
            left.pop();
            if node != TOP {
                let (within, name) = (tree.within(node), tree.name(node).to_owned());
                failed = failed.and(tree.on(within, |folder| folder.remove_folder(&name)));
            }
            continue;
        };
        let entered = tree.enter(node, &name).or_else(|_| {
            tree.on(node, |folder| folder.open_up_folder(&name))?;
            tree.enter(node, &name)
        });
        match entered {
            Ok(inner) => {
                let opened = tree.on(inner, OpenFolder::open_up);
                let (folders, emptied) = remove_files(&mut tree, inner);
                failed = failed.and(opened).and(emptied);
                left.push((inner, folders));
            }
            Err(error) => failed = failed.and(Err(error)),
        }
    }
    failed
}

/// Removes the files in a folder. Returns its subfolders and the first error.
fn remove_files(tree: &mut Tree, node: usize) -> (Vec<OsString>, io::Result<()>) {
    let names = match tree.on(node, OpenFolder::list) {
        Ok(names) => names,
        Err(error) => return (Vec::new(), Err(error)),
    };
    let (mut folders, mut failed) = (Vec::new(), Ok(()));
    for name in names {
        if let Err(error) = tree.on(node, |folder| folder.remove_file(&name)) {
            match tree.on(node, |folder| folder.look(&name)) {
                Ok(there) if there.kind == Kind::Folder => folders.push(name),
                Err(gone) if gone.kind() == io::ErrorKind::NotFound => {}
                _ => failed = failed.and(Err(error)),
            }
        }
    }
    (folders, failed)
}
