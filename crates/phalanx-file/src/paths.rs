//! Encrypts and decrypts files by path. An output appears under its name only once it is complete.

use std::fs::{self, File, Metadata};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use phalanx::Level;
use tempfile::NamedTempFile;

use crate::error::{Error, Result};
use crate::header::{Header, Options};
use crate::naming::{persist_new, supported, sync_folder};
use crate::payload::Transfer;
use crate::random::SystemRandom;
use crate::secret::Secret;

/// What to do if the output already exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Existing {
    /// Keep it, and fail.
    #[default]
    Keep,
    /// Replace it with the finished output.
    Replace,
}

/// Encrypts the file `input` to the file `output`, which each of `secrets` opens. Returns the
/// number of plaintext bytes.
///
/// The output is written under a temporary name in its folder, made durable, and then renamed, so a
/// crash leaves either the old state or the new one. It gets the mode of the input. If the mode
/// cannot be set, only the owner can read the output. Durability and renaming fall back to what the
/// file system supports.
///
/// # Errors
/// As [`encrypt`](crate::encrypt); [`Error::Path`] for a file that cannot be opened, created or
/// renamed; [`Error::Changed`].
pub fn encrypt_path(
    input: &Path,
    output: &Path,
    existing: Existing,
    secrets: &[Secret],
    options: &Options,
    transfer: Transfer<'_>,
) -> Result<u64> {
    let source = InputFile::open(input)?;
    let transfer = Transfer { input_len: Some(source.metadata.len()), ..transfer };
    let target = Target::new(output, existing, &source)?;
    let options = options.with_room_for(transfer.input_len);
    let (header, payload) = Header::create(&options, secrets, &mut SystemRandom)?;
    let mut file = target.temporary.as_file();
    file.write_all(header.as_bytes()).map_err(|source| Error::Write { offset: 0, source })?;
    let bytes = payload.encrypt(&source.file, file, transfer)?;
    source.check_unchanged()?;
    target.finish(&source)?;
    Ok(bytes)
}

/// Decrypts the file `input`, which one of `secrets` opens, to the file `output`. Returns the
/// number of plaintext bytes. On any failure, no output appears.
///
/// # Errors
/// As [`decrypt`](crate::decrypt) and [`encrypt_path`]; [`Error::Level`].
pub fn decrypt_path(
    input: &Path,
    output: &Path,
    existing: Existing,
    secrets: &[Secret],
    level: Option<Level>,
    transfer: Transfer<'_>,
) -> Result<u64> {
    let source = InputFile::open(input)?;
    let target = Target::new(output, existing, &source)?;
    let bytes = source.decrypt(target.temporary.as_file(), secrets, level, transfer)?;
    target.finish(&source)?;
    Ok(bytes)
}

/// Verifies the whole file `input`, which one of `secrets` opens, and writes nothing. Returns the
/// number of plaintext bytes.
///
/// # Errors
/// As [`decrypt_path`].
pub fn verify_path(input: &Path, secrets: &[Secret], level: Option<Level>, transfer: Transfer<'_>) -> Result<u64> {
    let source = InputFile::open(input)?;
    source.decrypt(io::sink(), secrets, level, transfer)
}

/// For use with `map_err`: adds the path and the failed action.
fn at<'a>(path: &'a Path, what: &'static str) -> impl FnOnce(io::Error) -> Error + 'a {
    move |source| Error::Path { path: path.to_owned(), what, source }
}

/// A regular file, opened for reading.
struct InputFile {
    path: PathBuf,
    file: File,
    metadata: Metadata,
}

impl InputFile {
    fn open(path: &Path) -> Result<Self> {
        let file = File::open(path).map_err(at(path, "cannot open"))?;
        let metadata = file.metadata().map_err(at(path, "cannot open"))?;
        if !metadata.is_file() {
            return Err(at(path, "cannot open")(io::Error::other("it is not a regular file")));
        }
        Ok(Self { path: path.to_owned(), file, metadata })
    }

    fn decrypt(
        &self,
        output: impl Write + Send,
        secrets: &[Secret],
        level: Option<Level>,
        transfer: Transfer<'_>,
    ) -> Result<u64> {
        let mut header = Header::read_file(&self.file)?;
        if let Some(level) = level {
            header = header.with_level(level)?;
        }
        let (header, payload) = header.settled(&self.file, |header| header.unlock(secrets))?;
        let begin = header.as_bytes().len() as u64;
        let mut file = &self.file;
        file.seek(SeekFrom::Start(begin)).map_err(|source| Error::Read { offset: begin, source })?;
        let transfer = Transfer { input_len: self.metadata.len().checked_sub(begin), ..transfer };
        payload.decrypt(file, output, transfer)
    }

    /// Rejects a file whose length or modification time has changed since it was opened. Encrypted
    /// files don't need this check, because we only release data that has been verified, and
    /// because their slots may change.
    fn check_unchanged(&self) -> Result<()> {
        let state = |metadata: &Metadata| (metadata.len(), metadata.modified().ok());
        let now = self.file.metadata().map_err(at(&self.path, "cannot read"))?;
        if state(&now) == state(&self.metadata) { Ok(()) } else { Err(Error::Changed(self.path.clone())) }
    }
}

/// A file written under a temporary name until it is complete. If dropped earlier, it is removed.
struct Target {
    path: PathBuf,
    folder: PathBuf,
    existing: Existing,
    temporary: NamedTempFile,
}

impl Target {
    fn new(path: &Path, existing: Existing, source: &InputFile) -> Result<Self> {
        let mut path = path.to_owned();
        match path.symlink_metadata() {
            Ok(_) if existing == Existing::Keep => {
                return Err(at(&path, "cannot create")(io::ErrorKind::AlreadyExists.into()));
            }
            Ok(_) => {
                // We keep a symbolic link and replace its target.
                path = path.canonicalize().map_err(at(&path, "cannot replace"))?;
                if source.path.canonicalize().is_ok_and(|source| source == path) {
                    return Err(at(&path, "cannot replace")(io::Error::other("it is the input itself")));
                }
                if !fs::metadata(&path).map_err(at(&path, "cannot replace"))?.is_file() {
                    return Err(at(&path, "cannot replace")(io::Error::other("it is not a regular file")));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(at(&path, "cannot create")(error)),
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let temporary = tempfile::Builder::new().prefix(".phalanx-").suffix(".part").tempfile_in(folder);
        let temporary = temporary.map_err(at(folder, "cannot create a file in"))?;
        Ok(Self { folder: folder.to_owned(), path, existing, temporary })
    }

    /// Makes the file durable, then its name.
    fn finish(self, source: &InputFile) -> Result<()> {
        let Self { path, folder, existing, temporary } = self;
        let file = temporary.as_file();
        // If the mode cannot be set, only the owner can read the file, but it is still complete.
        let _ = file.set_permissions(source.metadata.permissions());
        supported(file.sync_all()).map_err(at(&path, "cannot write"))?;
        let temporary = temporary.into_temp_path();
        let renamed = match existing {
            Existing::Keep => persist_new(temporary, &path),
            Existing::Replace => temporary.persist(&path).map_err(|error| error.error),
        };
        renamed.map_err(at(&path, "cannot rename the finished file to"))?;
        sync_folder(&folder).map_err(at(&folder, "cannot sync"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SecretKey;

    #[test]
    fn an_output_appears_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [plain, sealed, opened] = ["plain", "sealed", "opened"].map(|name| folder.path().join(name));
        let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
        let options = Options::default();
        fs::write(&plain, vec![7; 100_000]).unwrap();
        let encrypt = |to: &Path, existing| encrypt_path(&plain, to, existing, &secrets, &options, Transfer::default());
        let decrypt = |existing| decrypt_path(&sealed, &opened, existing, &secrets, None, Transfer::default());
        assert_eq!(encrypt(&sealed, Existing::Keep).unwrap(), 100_000);
        assert!(matches!(encrypt(&sealed, Existing::Keep), Err(Error::Path { .. })));
        assert!(matches!(encrypt(&plain, Existing::Replace), Err(Error::Path { .. })));
        assert_eq!(encrypt(&sealed, Existing::Replace).unwrap(), 100_000);
        assert_eq!(verify_path(&sealed, &secrets, None, Transfer::default()).unwrap(), 100_000);
        assert_eq!(decrypt(Existing::Keep).unwrap(), 100_000);
        assert_eq!(fs::read(&opened).unwrap(), fs::read(&plain).unwrap());
        // A damaged file produces no output, and the old output stays.
        let mut bytes = fs::read(&sealed).unwrap();
        bytes[50_000] ^= 1;
        fs::write(&sealed, bytes).unwrap();
        assert!(matches!(decrypt(Existing::Replace), Err(Error::Chunk { .. } | Error::LastChunk { .. })));
        assert_eq!(fs::read(&opened).unwrap(), fs::read(&plain).unwrap());
        fs::remove_file(&opened).unwrap();
        assert!(decrypt(Existing::Keep).is_err());
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["plain", "sealed"]);
    }

    /// The same on file systems that lack features, simulated by failing system calls.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_file_system_lacks() {
        use std::process::Command;

        let traced = |inject: &[&str], program: &Path, args: &[&str]| {
            let mut command = Command::new("strace");
            command.args(["-f", "-qq", "-o", "/dev/null"]).args(inject.iter().flat_map(|inject| ["-e", inject]));
            command.arg(program).args(args).output().is_ok_and(|output| output.status.success())
        };
        if !traced(&["inject=renameat2:error=EINVAL"], Path::new("true"), &[]) {
            eprintln!("NOT TESTED: failing system calls, since strace is missing or may not trace");
            return;
        }
        let this = std::env::current_exe().unwrap();
        let test = ["--exact", "paths::tests::an_output_appears_whole_or_not_at_all"];
        for inject in [
            &["inject=renameat2:error=EINVAL", "inject=link,linkat:error=EPERM"][..],
            &["inject=fchmod,chmod,fchmodat:error=EPERM"],
            &["inject=fsync:error=EINVAL"],
        ] {
            assert!(traced(inject, &this, &test), "{inject:?}");
        }
        // Disk errors must not be ignored.
        assert!(!traced(&["inject=fsync:error=EIO"], &this, &test));
    }
}
