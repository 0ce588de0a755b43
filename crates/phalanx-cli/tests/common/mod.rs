//! Helpers shared by the tests.
#![allow(dead_code)] // each test crate uses only some of these

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;

/// A folder with a key and a file, in which the command runs.
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new(plain: &[u8]) -> Self {
        let place = Self(TempDir::new().unwrap());
        place.ok(&["keygen", "my.key"]);
        place.write("plain", plain);
        place
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.path(name), contents).unwrap();
    }

    /// Writes a file with a secret, accessible only to its owner.
    pub(crate) fn secret(&self, name: &str, contents: impl AsRef<[u8]>) {
        self.write(name, contents);
        #[cfg(unix)]
        self.set_mode(name, 0o600);
    }

    #[cfg(unix)]
    pub(crate) fn set_mode(&self, name: &str, mode: u32) {
        fs::set_permissions(self.path(name), std::os::unix::fs::PermissionsExt::from_mode(mode)).unwrap();
    }

    /// Runs the command, which must succeed, and returns its standard error.
    pub(crate) fn said(&self, args: &[&str]) -> String {
        String::from_utf8(self.command(args).assert().success().get_output().stderr.clone()).unwrap()
    }

    pub(crate) fn remove(&self, name: &str) {
        fs::remove_file(self.path(name)).unwrap();
    }

    /// Returns the names of all files, so that no test overlooks an unexpected one.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(self.0.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("phalanx"));
        command.current_dir(self.folder()).args(args);
        command
    }

    /// Returns the command as a standard library type, so that tests can control its streams.
    pub(crate) fn raw(&self, args: &[&str]) -> std::process::Command {
        let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("phalanx"));
        command.current_dir(self.folder()).args(args);
        command
    }

    pub(crate) fn append(&self, name: &str) -> fs::File {
        fs::OpenOptions::new().append(true).open(self.path(name)).unwrap()
    }

    /// Runs the command, which must succeed, and returns its standard output.
    pub(crate) fn ok(&self, args: &[&str]) -> Vec<u8> {
        self.command(args).assert().success().get_output().stdout.clone()
    }

    /// Runs the command, which must fail with `code`, change nothing, and print one line that
    /// contains `message`.
    pub(crate) fn refused(&self, args: &[&str], code: i32, message: &str) -> Vec<u8> {
        self.refused_from(self.command(args), code, message)
    }

    /// The same for files that are too large to compare. Only their names are checked.
    pub(crate) fn refused_by_name(&self, args: &[&str], code: i32, message: &str) {
        let before = self.names();
        let said = String::from_utf8(self.command(args).assert().code(code).get_output().stderr.clone()).unwrap();
        assert!(one_line(&said) && said.contains(message), "{said}");
        assert_eq!(self.names(), before);
    }

    pub(crate) fn refused_from(&self, mut command: Command, code: i32, message: &str) -> Vec<u8> {
        let before: Vec<_> = self.names().iter().map(|name| (name.clone(), fs::read(self.path(name)).ok())).collect();
        let output = command.assert().code(code).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(message), "{said}");
        assert!(one_line(&said), "{said}");
        let after: Vec<_> = self.names().iter().map(|name| (name.clone(), fs::read(self.path(name)).ok())).collect();
        assert!(before == after, "{:?}", self.names());
        output.stdout
    }
}

/// Bytes that differ from chunk to chunk.
pub(crate) fn plaintext(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i ^ (i >> 8) ^ (i >> 16)) as u8).collect()
}

/// Returns whether it is a single message on one line.
pub(crate) fn one_line(said: &str) -> bool {
    said.starts_with("phalanx: ") && said.ends_with('\n') && said.lines().count() == 1
}
