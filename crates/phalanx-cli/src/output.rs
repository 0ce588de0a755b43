//! Where the command writes to: nothing appears under the final name before it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::failure::Failure;
use crate::input::Input;

/// An open output. Dropped without [`finish`](Self::finish), it leaves no file behind.
pub(crate) enum Output {
    Stdout {
        text_only: bool,
    },
    /// A device or a pipe, which cannot be replaced by a finished file.
    Special {
        file: File,
        path: PathBuf,
    },
    File {
        temporary: NamedTempFile,
        path: PathBuf,
        force: bool,
    },
}

impl Output {
    /// Opens `path` for what is made of `input`; `-` is standard output.
    ///
    /// A terminal is refused, unless `text` is expected: then only bytes that could change the terminal are.
    pub(crate) fn open(path: &Path, input: &Input, force: bool, text: bool) -> Result<Self, Failure> {
        if path == Path::new("-") {
            let terminal = io::stdout().is_terminal();
            if terminal && !text {
                return Err(Failure::Usage("will not write binary data to a terminal; give -o FILE".to_owned()));
            }
            if input.is_stdout() {
                return Err(Failure::Usage("standard output is the input itself; give -o FILE".to_owned()));
            }
            return Ok(Self::Stdout { text_only: terminal });
        }
        let name = path.display().to_string();
        let path = path.to_owned();
        match fs::metadata(&path) {
            Ok(_) if input.is(&path) => {
                Err(Failure::Usage(format!("{name}: is the input itself; choose another output")))
            }
            Ok(there) if there.is_dir() => {
                Err(Failure::Usage(format!("{name}: is a directory; give the name of a file")))
            }
            Ok(there) if !there.is_file() => {
                let file = OpenOptions::new().write(true).open(&path).map_err(Failure::io(&name, "cannot open"))?;
                if file.is_terminal() {
                    return Err(Failure::Usage(format!("{name}: is a terminal; give the name of a file")));
                }
                Ok(Self::Special { file, path })
            }
            Ok(_) if !force => Err(exists(&path)),
            Ok(_) => Self::temporary(path, input, force),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::temporary(path, input, force),
            Err(error) => Err(Failure::io(&name, "cannot open")(error)),
        }
    }

    fn temporary(path: PathBuf, input: &Input, force: bool) -> Result<Self, Failure> {
        let mut builder = Builder::new();
        builder.prefix(".phalanx-").suffix(".part");
        // As with cp: what the input allows, less the umask.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode =
                input.metadata().filter(|there| there.is_file()).map_or(0o666, |there| there.permissions().mode());
            builder.permissions(fs::Permissions::from_mode(mode & 0o777));
        }
        #[cfg(not(unix))]
        let _ = input;
        let temporary = builder
            .tempfile_in(folder(&path))
            .map_err(Failure::io(&path.display().to_string(), "cannot create a file in its folder"))?;
        Ok(Self::File { temporary, path, force })
    }

    /// The output's name, for messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdout { .. } => "standard output".to_owned(),
            Self::Special { path, .. } | Self::File { path, .. } => path.display().to_string(),
        }
    }

    /// Whether what is written can be seen before it is finished.
    pub(crate) fn is_visible(&self) -> bool {
        !matches!(self, Self::File { .. })
    }

    /// Whether what is written mixes with a progress bar.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout { text_only: true })
    }

    /// What to write to.
    pub(crate) fn writer(&mut self) -> Box<dyn Write + Send + '_> {
        match self {
            Self::Stdout { text_only: true } => Box::new(TextOnly(io::stdout())),
            Self::Stdout { text_only: false } => Box::new(io::stdout()),
            Self::Special { file, .. } => Box::new(file),
            Self::File { temporary, .. } => Box::new(temporary.as_file_mut()),
        }
    }

    /// Makes the file durable and gives it its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self {
            Self::Stdout { .. } | Self::Special { .. } => Ok(()),
            Self::File { temporary, path, force } => persist(temporary, &path, force),
        }
    }
}

/// Writes a secret to a new file that only its owner may read.
pub(crate) fn write_secret(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() {
        return Err(exists_never(path));
    }
    let name = path.display().to_string();
    // Temporary files are for their owner alone: mode 0600.
    let mut temporary = Builder::new()
        .prefix(".phalanx-")
        .suffix(".part")
        .tempfile_in(folder(path))
        .map_err(Failure::io(&name, "cannot create a file in its folder"))?;
    temporary.write_all(contents).map_err(Failure::io(&name, "cannot write"))?;
    persist(temporary, path, false)
}

/// Data first, then the name, then the folder that holds the name: a crash leaves the old state or the new one.
fn persist(temporary: NamedTempFile, path: &Path, force: bool) -> Result<(), Failure> {
    let name = path.display().to_string();
    temporary.as_file().sync_all().map_err(Failure::io(&name, "cannot write"))?;
    let renamed = if force { temporary.persist(path) } else { temporary.persist_noclobber(path) };
    match renamed {
        Ok(_) => {}
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => return Err(exists(path)),
        Err(error) => return Err(Failure::io(&name, "cannot rename the finished file")(error.error)),
    }
    #[cfg(unix)]
    File::open(folder(path))
        .and_then(|folder| folder.sync_all())
        .map_err(Failure::io(&name, "cannot sync its folder"))?;
    Ok(())
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn exists(path: &Path) -> Failure {
    Failure::Usage(format!("{}: exists already; give --force to replace it, or -o FILE", path.display()))
}

fn exists_never(path: &Path) -> Failure {
    Failure::Usage(format!(
        "{}: exists already, and a key file is never overwritten; choose another name",
        path.display()
    ))
}

/// Passes text on to a terminal, and nothing that could command it.
struct TextOnly<W>(W);

impl<W: Write> Write for TextOnly<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.iter().any(|byte| byte.is_ascii_control() && !b"\t\n\r".contains(byte)) {
            return Err(io::Error::other("the data is binary and this is a terminal; give -o FILE"));
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
