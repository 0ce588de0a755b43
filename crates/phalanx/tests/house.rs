//! The house itself: what is where in the sources of the library.

use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the library: both crates, without tests of their own.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    for folder in ["src", "../phalanx-kernels/src"] {
        walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    found
}

/// What depends on the architecture is in few places: the folders of `isa`, the entries of each cipher, the tables of `level.rs`.
/// Whoever needs another `cfg` probably looks for a trait of `isa`.
#[test]
fn few_conditions_on_the_architecture() {
    const LIMIT: usize = 30;
    let lines: Vec<String> = sources()
        .iter()
        .flat_map(|(path, text)| {
            let there = text.lines().filter(|line| line.contains("target_arch"));
            there.map(|line| format!("{}: {}", path.display(), line.trim())).collect::<Vec<_>>()
        })
        .collect();
    assert!(lines.len() <= LIMIT, "{} of {LIMIT}:\n{}", lines.len(), lines.join("\n"));
    assert!(!lines.is_empty(), "the sources are not where this test looks");
}

/// The rooms of `phalanx-kernels`, from the ground up: each knows those before it and no other.
const ROOMS: [&str; 29] = [
    // The ground: levels, errors, contracts of entry points, memory for secrets.
    "level",
    "field",
    "error",
    "abi",
    "wipe",
    "equal",
    // What is known of each kernel by its symbol.
    "costs",
    "frames",
    // Registers, and what is left in them.
    "isa",
    "wipe_after",
    // The table of kernels, and how it is written.
    "table",
    "entry_macros",
    // Keyed ciphers without their types, then with them.
    "engine",
    "bank",
    "cipher",
    "hazmat",
    "rustcrypto",
    // The ciphers, and the fields of the hashes. Nobody before them knows their names.
    "gf",
    "kalyna",
    "gost28147",
    "kuznyechik",
    "ublock",
    // What knows all of them.
    "families",
    "choices",
    "harness",
    "kernel",
    "reference",
    "generator_tables",
    "circuit_tests",
];

/// The code of a file, without comments.
fn code(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// The names that follow `prefix` in paths, alone or in braces.
fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            None => names.push(name(rest)),
            Some(group) => {
                let mut depth = 0;
                let mut item = String::new();
                for c in group.chars() {
                    match c {
                        '}' if depth == 0 => break,
                        ',' if depth == 0 => names.push(name(&std::mem::take(&mut item))),
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        _ => {}
                    }
                    item.push(c);
                }
                names.push(name(item.trim_start_matches(',')));
            }
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The files of `phalanx-kernels` with their rooms, but for the root and for generated figures, which are data by symbol.
fn rooms() -> Vec<(usize, PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../phalanx-kernels/src");
    let files =
        sources().into_iter().filter_map(|(path, text)| Some((path.strip_prefix(&root).ok()?.to_owned(), text)));
    let is_data = |path: &Path| {
        (path.starts_with("costs") || path.starts_with("frames"))
            && path.file_name().is_some_and(|name| name != "mod.rs")
    };
    let inside = files.filter(|(path, _)| path != Path::new("lib.rs") && !is_data(path));
    inside
        .map(|(path, text)| {
            let first = path.iter().next().and_then(|name| name.to_str()).expect("a name");
            let room = ROOMS.iter().position(|room| *room == first.trim_end_matches(".rs"));
            (room.unwrap_or_else(|| panic!("{first} is not in the list of rooms")), path, code(&text))
        })
        .collect()
}

#[test]
fn rooms_know_those_below_them_alone() {
    let mut wrong = Vec::new();
    for (room, path, code) in rooms() {
        // Macros for all crates have names of their own.
        for name in names_after(&code, "crate::").iter().filter(|name| !name.starts_with("__")) {
            if ROOMS.iter().position(|known| known == name).is_none_or(|known| known > room) {
                wrong.push(format!("{} uses {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn generic_code_names_no_cipher() {
    let ciphers = ROOMS.iter().position(|room| *room == "gf").expect("a room");
    for (_, path, code) in rooms().iter().filter(|(room, ..)| *room < ciphers) {
        let code = code.to_lowercase();
        for cipher in ["kalyna", "gost", "magma", "kuznyechik", "ublock"] {
            assert!(!code.contains(cipher), "{} knows {cipher}", path.display());
        }
    }
}

/// Files that stand side by side form no circle.
#[test]
fn no_circles_of_files() {
    let files = rooms();
    let beside = |path: &Path, name: &str| {
        let folder = path.parent().expect("a folder");
        files
            .iter()
            .position(|(_, p, _)| *p == folder.join(format!("{name}.rs")) || *p == folder.join(name).join("mod.rs"))
    };
    let arrows: Vec<Vec<usize>> = files
        .iter()
        .map(|(room, path, code)| {
            if path.parent() == Some(Path::new("")) || path.ends_with("mod.rs") {
                return Vec::new();
            }
            let mut names = names_after(code, "super::");
            names.extend(names_after(code, &format!("crate::{}::", ROOMS[*room])));
            names.iter().filter_map(|name| beside(path, name)).collect()
        })
        .collect();
    // What has no arrows to what is left is taken away until nothing changes.
    let mut left: Vec<usize> = (0..files.len()).collect();
    loop {
        let free = |file: &usize| !arrows[*file].iter().any(|to| to != file && left.contains(to));
        let (gone, still): (Vec<usize>, Vec<usize>) = left.iter().partition(|file| free(file));
        if gone.is_empty() {
            break;
        }
        left = still;
    }
    let circle: Vec<_> = left.iter().map(|file| files[*file].1.display().to_string()).collect();
    assert!(circle.is_empty(), "{circle:#?}");
}
