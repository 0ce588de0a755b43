//! Checks that programs, libraries and objects for any system contain the kernels byte for byte.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use object::read::archive::ArchiveFile;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _};

use crate::assemble::{Code, Toolchain};
use crate::write::cipher;
use crate::{Architecture, Result};

/// Comparison of a file with the assembly, by symbol.
#[derive(Default)]
pub(crate) struct Found {
    /// Functions with the same bytes as the assembly.
    pub(crate) functions: Vec<String>,
    /// Constants with the same bytes.
    pub(crate) constants: Vec<String>,
    /// Functions and constants with different bytes.
    pub(crate) different: Vec<String>,
    /// Kernels that are not in the file.
    pub(crate) missing: Vec<String>,
}

/// Compares a file with the assembly, ignoring relocated fields.
pub(crate) fn compare(path: &Path, kernels: &Path, toolchain: &Toolchain) -> Result<Found> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut found = Found::default();
    let mut references = BTreeMap::new();
    let mut members: Vec<&[u8]> = Vec::new();
    match ArchiveFile::parse(&bytes[..]) {
        Ok(archive) => {
            for member in archive.members() {
                members.push(member?.data(&bytes[..])?);
            }
        }
        Err(_) => {
            let object = object::File::parse(&bytes[..]);
            object.map_err(|error| format!("{}: not a program, library or object: {error}", path.display()))?;
            members.push(&bytes);
        }
    }
    for member in members {
        // The compiler's archives also contain members that are not objects.
        let Ok(file) = object::File::parse(member) else { continue };
        let architecture = match file.architecture() {
            object::Architecture::X86_64 => Architecture::X86_64,
            object::Architecture::Aarch64 => Architecture::Aarch64,
            other => return Err(format!("{}: there is no assembly for {other:?}", path.display()).into()),
        };
        let reference = match references.entry(architecture.name()) {
            std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::btree_map::Entry::Vacant(place) => {
                place.insert(reference(kernels, toolchain, architecture)?)
            }
        };
        for symbol in file.symbols().filter(|symbol| symbol.is_definition()) {
            let Ok(name) = symbol.name() else { continue };
            // On macOS, symbols begin with an underscore.
            let Some((name, code)) =
                reference.get_key_value(name).or_else(|| reference.get_key_value(name.strip_prefix('_')?))
            else {
                continue;
            };
            let Some(index) = symbol.section_index() else { continue };
            let section = file.section_by_index(index)?;
            let start = (symbol.address() - section.address()) as usize;
            let own = section.data()?.get(start..start + code.bytes.len());
            let list = match own {
                Some(own) if same(code, own) && code.is_function => &mut found.functions,
                Some(own) if same(code, own) => &mut found.constants,
                _ => &mut found.different,
            };
            list.push(name.clone());
        }
    }
    let there: BTreeSet<&String> = found.functions.iter().chain(&found.different).collect();
    // A library built without a mode also lacks that mode's routines. Functions called by kernels
    // are found through their callers.
    let is_kernel = |name: &str| name.splitn(4, '_').nth(3).is_some_and(|name| cipher(name) != "steps");
    let lacks = |(name, code): &(&String, &Code)| code.is_function && !there.contains(name) && is_kernel(name);
    found.missing = references.values().flatten().filter(lacks).map(|(name, _)| name.clone()).collect();
    Ok(found)
}

/// Returns whether two functions are the same except for relocated fields.
fn same(code: &Code, other: &[u8]) -> bool {
    let is_filled = |at: usize| code.relocations.iter().any(|place| (*place..place + 4).contains(&at));
    code.bytes.iter().zip(other).enumerate().all(|(at, (a, b))| a == b || is_filled(at))
}

/// Returns the functions and constants of the checked-in files.
fn reference(kernels: &Path, toolchain: &Toolchain, architecture: Architecture) -> Result<BTreeMap<String, Code>> {
    let asm = kernels.join("asm");
    let (begin, end) = (std::fs::read_to_string(asm.join("elf.s"))?, std::fs::read_to_string(asm.join("end.s"))?);
    let mut texts = Vec::new();
    for cipher in std::fs::read_dir(asm.join(architecture.name()))? {
        for file in std::fs::read_dir(cipher?.path())? {
            texts.push(format!("{begin}{}{end}", std::fs::read_to_string(file?.path())?));
        }
    }
    toolchain.assemble(&texts.iter().map(String::as_str).collect::<Vec<_>>(), architecture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_filled_fields_may_differ() {
        let code = Code { bytes: vec![1, 2, 3, 4, 5, 6], relocations: vec![1], is_function: true };
        assert!(same(&code, &[1, 9, 9, 9, 9, 6]));
        assert!(!same(&code, &[1, 2, 3, 4, 5, 7]) && !same(&code, &[0, 2, 3, 4, 5, 6]));
    }
}
