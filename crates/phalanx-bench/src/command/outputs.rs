//! Writes records and reports to files.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use phalanx_bench::{Files, Record, RecordError, charts, html, latex};
use phalanx_terminal::shown;
use tempfile::NamedTempFile;

use crate::failure::{Failure, print};

/// Maximum size of a record or target file.
const MAX_FILE_BYTES: u64 = 1 << 28;

/// Output files.
#[derive(clap::Args)]
#[command(next_help_heading = "Output")]
pub(crate) struct Outputs {
    /// Write a record (schema phalanx-bench-1); `-` writes it to standard output instead of the
    /// table
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a self-contained HTML page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write charts to a folder
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
    /// Write the record as CSV, the format of records/
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write tables (booktabs) and curves (pgfplots) to a folder, along with phalanx.tex, which
    /// includes all of them
    #[arg(long, value_name = "DIR")]
    latex: Option<PathBuf>,
}

impl Outputs {
    pub(crate) fn are_none(&self) -> bool {
        self.files().next().is_none() && self.folders().next().is_none()
    }

    fn files(&self) -> impl Iterator<Item = &Path> {
        [&self.json, &self.csv, &self.html].into_iter().flatten().map(PathBuf::as_path)
    }

    fn folders(&self) -> impl Iterator<Item = &Path> {
        [&self.svg, &self.latex].into_iter().flatten().map(PathBuf::as_path)
    }

    /// Before measuring anything, rejects outputs that can't be written, or that would overwrite
    /// each other or an input.
    pub(crate) fn check(&self, inputs: &[PathBuf]) -> Result<(), Failure> {
        let files: Vec<&Path> = self.files().collect();
        let place = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        for (i, path) in files.iter().enumerate() {
            let other = inputs.iter().map(PathBuf::as_path).chain(files[..i].iter().copied());
            if other.into_iter().any(|other| place(other) == place(path)) {
                let name = shown(path);
                return Err(Failure::Usage(format!(
                    "{name}: is also an input or another output; name a different file"
                )));
            }
            check_file(path)?;
        }
        self.folders().try_for_each(|folder| {
            fs::create_dir_all(folder).map_err(Failure::io(&shown(folder), "cannot create the folder"))
        })
    }

    /// Prints a table, unless the record goes to standard output.
    pub(crate) fn print(&self, table: &str) -> Result<(), Failure> {
        if self.json.as_deref() == Some(Path::new("-")) { Ok(()) } else { print(table) }
    }

    /// Writes the requested files.
    pub(crate) fn write(&self, record: &Record) -> Result<(), Failure> {
        let wrong = |error: RecordError| Failure::Wrong(format!("cannot create the record: {error}"));
        if let Some(path) = &self.json {
            write(path, &record.to_json().map_err(|error| wrong(error.into()))?)?;
        }
        if let Some(path) = &self.csv {
            write(path, &record.to_csv().map_err(wrong)?)?;
        }
        if let Some(folder) = &self.svg {
            write_all(folder, charts(record))?;
        }
        if let Some(folder) = &self.latex {
            write_all(folder, latex(record))?;
        }
        self.html.as_deref().map_or(Ok(()), |path| write(path, &html(record)))
    }
}

/// Rejects a file that can't be written.
pub(crate) fn check_file(path: &Path) -> Result<(), Failure> {
    if path == Path::new("-") {
        return Ok(());
    }
    if path.is_dir() {
        return Err(Failure::Usage(format!("{}: is a folder: give a file name", shown(path))));
    }
    if is_special(path) { Ok(()) } else { temporary(path).map(drop) }
}

/// Whether it exists and isn't a regular file. We write to a pipe or /dev/null instead of replacing
/// it.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| !there.is_file())
}

/// Reads a file up to a size limit, since a pipe may never end.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let name = shown(path);
    let (file, mut bytes) = (fs::File::open(path).map_err(Failure::io(&name, "cannot read"))?, Vec::new());
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(Failure::io(&name, "cannot read"))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(Failure::Wrong(format!("{name}: larger than the limit of {} MiB", MAX_FILE_BYTES >> 20)));
    }
    String::from_utf8(bytes).map_err(|error| Failure::Wrong(format!("{name}: not valid UTF-8: {error}")))
}

/// Creates a temporary file in the folder of `path`.
fn temporary(path: &Path) -> Result<NamedTempFile, Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".phalanx-").suffix(".part");
    // A record isn't secret, so we only apply the umask.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder).map_err(Failure::io(&shown(path), "cannot create a file in its folder"))
}

fn write_all(folder: &Path, files: Files) -> Result<(), Failure> {
    files.iter().try_for_each(|(name, text)| write(&folder.join(name), text))
}

/// Writes a file atomically.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let name = shown(path);
    if path == Path::new("-") {
        return print(text);
    }
    if is_special(path) {
        return fs::write(path, text).map_err(Failure::io(&name, "cannot write"));
    }
    let mut temporary = temporary(path)?;
    temporary.write_all(text.as_bytes()).map_err(Failure::io(&name, "cannot write"))?;
    let renamed = temporary.persist(path);
    renamed.map(drop).map_err(|error| Failure::io(&name, "cannot rename the finished file")(error.error))
}
