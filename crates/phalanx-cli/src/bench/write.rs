//! Records and reports as files.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;

use phalanx_bench::{Record, charts, csv, html, latex};
use tempfile::NamedTempFile;

use super::Args;
use crate::failure::{Failure, shown};
use crate::streams::print;

/// Refuses outputs that cannot be written, or that are each other or an input, before hours are spent on what goes into them.
pub(super) fn check(args: &Args) -> Result<(), Failure> {
    let own_costs = args.write.iter().flatten();
    let files: Vec<&Path> =
        [&args.json, &args.html].into_iter().flatten().chain(own_costs).map(|path| &**path).collect();
    let place = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    for (i, path) in files.iter().enumerate() {
        let name = shown(path);
        if args.from.iter().any(|from| place(from) == place(path))
            || files[..i].iter().any(|other| place(other) == place(path))
        {
            return Err(Failure::Usage(format!("{name}: would be written over what it is made of, or twice")));
        }
        if *path == Path::new("-") {
            continue;
        }
        if path.is_dir() {
            return Err(Failure::Usage(format!("{name}: is a folder; name a file in it")));
        }
        // What is there and no file, as a pipe, is written into as it is.
        if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            continue;
        }
        temporary(path)?;
    }
    args.folders().try_for_each(|folder| {
        fs::create_dir_all(folder).map_err(Failure::io(&shown(folder), "cannot create the folder"))
    })
}

/// Writes what the options ask for.
pub(super) fn outputs(args: &Args, record: &Record) -> Result<(), Failure> {
    if let Some(path) = &args.json {
        let wrong = |error| Failure::Wrong(format!("{}: cannot make a record: {error}", shown(path)));
        write(path, &record.to_json().map_err(wrong)?)?;
    }
    let wrong = |error| Failure::Wrong(format!("cannot make tables with commas: {error}"));
    let made = [
        args.svg.as_ref().map(|folder| (folder, charts(record))),
        args.csv.as_ref().map(|folder| Ok((folder, csv(record).map_err(wrong)?))).transpose()?,
        args.latex.as_ref().map(|folder| (folder, latex(record))),
    ];
    for (folder, files) in made.into_iter().flatten() {
        for (name, text) in files {
            write(&folder.join(name), &text)?;
        }
    }
    args.html.as_deref().map_or(Ok(()), |path| write(path, &html(record)))
}

/// More bytes than any record has.
const LARGEST: u64 = 1 << 28;

/// Reads a record that was written.
pub(super) fn read(path: &Path) -> Result<Record, Failure> {
    Record::parse(&text(path)?).map_err(|error| Failure::Wrong(format!("{}: {error}", shown(path))))
}

/// The text of a file, or of a pipe, which might never end.
pub(super) fn text(path: &Path) -> Result<String, Failure> {
    let name = shown(path);
    let (file, mut bytes) = (fs::File::open(path).map_err(Failure::io(&name, "cannot read"))?, Vec::new());
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(Failure::io(&name, "cannot read"))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::Wrong(format!("{name}: is larger than {} MiB, which no such file is", LARGEST >> 20)));
    }
    String::from_utf8(bytes).map_err(|error| Failure::Wrong(format!("{name}: not a text: {error}")))
}

/// An empty file beside `path`, which takes its place or is gone.
fn temporary(path: &Path) -> Result<NamedTempFile, Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".phalanx-").suffix(".part");
    // A record is no secret: what the umask leaves.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder).map_err(Failure::io(&shown(path), "cannot create a file in its folder"))
}

/// Writes a text at once, or not at all.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let name = shown(path);
    if path == Path::new("-") {
        return print(text);
    }
    // What is no file, as /dev/null or a pipe, cannot be replaced by one.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return fs::write(path, text).map_err(Failure::io(&name, "cannot write"));
    }
    let mut temporary = temporary(path)?;
    temporary.write_all(text.as_bytes()).map_err(Failure::io(&name, "cannot write"))?;
    let renamed = temporary.persist(path);
    renamed.map(drop).map_err(|error| Failure::io(&name, "cannot rename the finished file")(error.error))
}
