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

/// What depends on the architecture is in few places: the folders of `isa`, the entries of each cipher, their assembly, the tables of `level.rs`, for which
/// the build script says which vector kernels there are. Whoever needs another `cfg` probably looks for a trait of `isa`.
#[test]
fn few_conditions_on_the_architecture() {
    for (condition, limit) in [("target_arch", 17), ("vectors = ", 37)] {
        let lines: Vec<String> = sources()
            .iter()
            .flat_map(|(path, text)| {
                let there = text.lines().filter(|line| line.contains(condition));
                there.map(|line| format!("{}: {}", path.display(), line.trim())).collect::<Vec<_>>()
            })
            .collect();
        assert!(lines.len() <= limit, "{} of {limit}:\n{}", lines.len(), lines.join("\n"));
        assert!(!lines.is_empty(), "the sources are not where this test looks");
    }
}

/// The rooms of `phalanx-kernels`, from the ground up: each knows those before it and no other.
const ROOMS: [&str; 33] = [
    // The ground: levels, errors, contracts of entry points, memory for secrets.
    "level",
    "field",
    "error",
    "abi",
    "wipe",
    "sync",
    // What is known of each kernel by its symbol.
    "frames",
    "costs",
    // Registers, and what is left in them.
    "isa",
    "wipe_after",
    // What is no kernel, and made like one.
    "equal",
    "steps",
    // The table of kernels, and how it is written.
    "table",
    "entry_macros",
    // Keyed ciphers without their types, then with them.
    "engine",
    "bank",
    "sections",
    "cipher",
    "hazmat",
    "rustcrypto",
    // The ciphers, and the fields of the hashes. Nobody before them knows their names.
    "gf",
    "kalyna",
    "gost28147",
    "kuznyechik",
    "ublock",
    // What knows all of them: the checked-in assembly, then the tables.
    "assembly",
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
            && path.file_name().is_some_and(|name| name != "mod.rs" && name != "own.rs")
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
    let circle: Vec<_> = circle(&arrows).into_iter().map(|file| files[file].1.display().to_string()).collect();
    assert!(circle.is_empty(), "{circle:#?}");
}

/// Who is left when whoever leads to nobody that is left goes, and whoever nobody leads to: circles, and what is between them.
fn circle(arrows: &[Vec<usize>]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..arrows.len()).collect();
    loop {
        let leads = |from: &usize, to: &usize| from != to && arrows[*from].contains(to);
        let free =
            |file: &usize| !left.iter().any(|other| leads(file, other)) || !left.iter().any(|other| leads(other, file));
        let (gone, still): (Vec<usize>, Vec<usize>) = left.iter().partition(|file| free(file));
        if gone.is_empty() {
            return left;
        }
        left = still;
    }
}

/// The paths of a `use` or of an expression, from a word on: several where there are braces.
fn paths<'t>(words: &mut std::slice::Iter<'_, &'t str>) -> Vec<Vec<&'t str>> {
    match words.next() {
        None => Vec::new(),
        Some(&"{") => {
            let mut all = Vec::new();
            loop {
                match words.as_slice().first() {
                    None => return all,
                    Some(&"}") => {
                        words.next();
                        return all;
                    }
                    // What has another name here, as the words say behind it.
                    Some(&("," | "as" | "_")) => {
                        words.next();
                    }
                    Some(_) => all.extend(paths(words)),
                }
            }
        }
        Some(first) if words.as_slice().first() == Some(&"::") => {
            words.next();
            paths(words).into_iter().map(|rest| [vec![*first], rest].concat()).collect()
        }
        Some(first) => vec![vec![*first]],
    }
}

/// Words and signs, where `::` is one.
fn words(code: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let letters = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = if letters > 0 {
            letters
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        words.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    words
}

/// Modes, steps and rows: no file leads back to itself, whether it stands beside, above or below. The root only declares and hands on.
#[test]
fn no_circles_of_files_of_the_library() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for (path, text) in sources() {
        let Ok(path) = path.strip_prefix(&root) else { continue };
        let path = path.with_extension("");
        let path = if path.ends_with("mod") { path.parent().expect("a folder").to_owned() } else { path };
        let module: Vec<String> = path.iter().map(|name| name.to_str().expect("a name").to_owned()).collect();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("").to_owned();
        if module != ["lib"] {
            files.push((module, code(&text)));
        }
    }
    let arrows: Vec<Vec<usize>> = files
        .iter()
        .map(|(module, code)| {
            let words = words(code);
            let mut to = Vec::new();
            for at in 0..words.len() {
                let before = at.checked_sub(1).map_or("", |before| words[before]);
                let beside = files.iter().any(|(other, _)| {
                    other.split_last().is_some_and(|(name, folder)| name == words[at] && folder == module)
                });
                // A visibility is no import.
                let starts = beside || ["crate", "super", "self"].contains(&words[at]);
                if !starts || words.get(at + 1) != Some(&"::") || ["::", ".", "in", "$"].contains(&before) {
                    continue;
                }
                for path in paths(&mut words[at..].iter()) {
                    let up = path.iter().filter(|word| **word == "super").count();
                    let base = if path[0] == "crate" { &[][..] } else { &module[..module.len() - up] };
                    let names = path.into_iter().filter(|word| !["crate", "super", "self"].contains(word));
                    let whole: Vec<String> = base.iter().cloned().chain(names.map(str::to_owned)).collect();
                    let mut beginnings = (1..=whole.len()).rev().map(|n| &whole[..n]);
                    to.extend(beginnings.find_map(|path| files.iter().position(|(other, _)| other == path)));
                }
            }
            to
        })
        .collect();
    assert!(arrows.iter().flatten().count() > files.len(), "the test reads no imports");
    let circle: Vec<_> = circle(&arrows).into_iter().map(|file| files[file].0.join("/")).collect();
    assert!(circle.is_empty(), "{circle:#?}");
}
