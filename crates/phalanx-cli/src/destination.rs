//! Destinations of outputs: next to each input, in one folder, or in one file.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, shown};
use crate::paths::{check_folder, is_descriptor};

/// The destination of outputs.
pub(crate) enum Destination<'a> {
    /// No -o: next to the input, or standard output for standard input.
    Beside,
    /// -o with the name of the only output.
    File(&'a Path),
    /// -o with a folder for all outputs.
    Folder(&'a Path),
}

impl<'a> Destination<'a> {
    /// Interprets -o for this number of inputs. It is a folder if a folder of that name exists, if
    /// the name ends in a slash, or if there are several inputs.
    pub(crate) fn new(output: Option<&'a Path>, inputs: usize) -> Result<Self, Failure> {
        let Some(path) = output else { return Ok(Self::Beside) };
        let named_as_folder = path.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
        match fs::metadata(path) {
            _ if path == Path::new("-") || is_descriptor(path) => {}
            Ok(there) if there.is_dir() => return Ok(Self::Folder(path)),
            Err(_) if named_as_folder || inputs > 1 => return Ok(Self::Folder(path)),
            _ => {}
        }
        if inputs > 1 {
            return Err(Failure::Usage(format!(
                "{}: cannot be the output for several files: use a folder with -o, or omit -o",
                shown(path)
            )));
        }
        Ok(Self::File(path))
    }

    /// The output for an input, with its name changed by `rename`. `None` is standard input.
    pub(crate) fn output_for(
        &self,
        input: Option<&Path>,
        rename: impl FnOnce(&Path, &OsStr) -> Result<OsString, Failure>,
    ) -> Result<PathBuf, Failure> {
        match (self, input) {
            (Self::File(path), _) => Ok(path.to_path_buf()),
            (Self::Beside, None) => Ok(PathBuf::from("-")),
            (Self::Folder(folder), None) => {
                let folder = shown(folder);
                Err(Failure::Usage(format!("standard input: has no name to use in {folder}: use -o FILE")))
            }
            (Self::Beside | Self::Folder(_), Some(path)) => {
                let nameless = || Failure::Usage(format!("{}: does not end in a file name: use -o FILE", shown(path)));
                let name = rename(path, path.file_name().ok_or_else(nameless)?)?;
                Ok(if let Self::Folder(folder) = self { folder.join(name) } else { path.with_file_name(name) })
            }
        }
    }

    /// Creates the folder if it does not exist, and returns whether it did. Rejects outputs with
    /// the same name, because they would overwrite each other.
    pub(crate) fn prepare<'b>(
        &self,
        outputs: impl Iterator<Item = (Option<&'b Path>, &'b Path)>,
    ) -> Result<bool, Failure> {
        let mut seen = HashMap::new();
        for (input, output) in outputs {
            if let Some(other) = seen.insert(output, input) {
                let [other, input] = [other, input].map(|path| path.map_or_else(|| "standard input".to_owned(), shown));
                if other == input {
                    return Err(Failure::Usage(format!("{input}: was given more than once: name it once")));
                }
                let output = shown(output);
                return Err(Failure::Usage(format!(
                    "{output}: is the output for both {other} and {input}: process them with separate commands"
                )));
            }
        }
        let Self::Folder(folder) = self else { return Ok(false) };
        if folder.is_dir() {
            return Ok(false);
        }
        check_folder(folder)
            .and_then(|()| fs::create_dir(folder))
            .map_err(Failure::io(&shown(folder), "cannot create this folder"))?;
        Ok(true)
    }

    /// Removes a created folder if it is still empty.
    pub(crate) fn clear(&self, made: bool) {
        if let (Self::Folder(folder), true) = (self, made) {
            // The system refuses to remove a folder that is not empty.
            let _ = fs::remove_dir(folder);
        }
    }
}
