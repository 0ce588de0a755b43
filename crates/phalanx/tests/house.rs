//! House rules for the structure of the library's source code.

use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

/// Returns the source files of both crates, leaving out test directories.
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

/// Architecture-dependent code is confined to a few places: `isa`, the entries of each cipher,
/// their assembly, and the tables in `level.rs`, for which the build script sets the available
/// vector kernels. Rather than adding another `cfg`, use one of the traits in `isa`.
#[test]
fn few_conditions_on_the_architecture() {
    for (condition, limit) in [("target_arch", 18), ("vectors = ", 42)] {
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

/// The layers of `phalanx-kernels`, from the bottom up. Each layer may only use those before it.
const ROOMS: [&str; 38] = [
    // Basics: levels, errors, contracts of entry points.
    "level",
    "field",
    "error",
    "abi",
    "sync",
    // Data for each kernel symbol.
    "frames",
    "costs",
    // Registers, memory for secrets, and how both are wiped.
    "isa",
    "wipe",
    "wipe_after",
    // Functions other than kernels that handle secrets.
    "equal",
    "steps",
    // The kernel table, and the macros for writing it.
    "table",
    "entry_macros",
    // Keyed ciphers, first without types, then with types.
    "shared",
    "engine",
    "schedules",
    "bank",
    "sections",
    "cipher",
    "hazmat",
    "rustcrypto",
    // The ciphers, and the fields used for hashing. No earlier layer may refer to them by name.
    "gf",
    "kalyna",
    "gost28147",
    "kuznyechik",
    "ublock",
    "streebog",
    "kupyna",
    // Code that covers all ciphers: first the checked-in assembly, then the tables.
    "assembly",
    "families",
    "choices",
    "harness",
    "kernel",
    "reference",
    "hash",
    "generator_tables",
    "circuit_tests",
];

/// Returns a file's code without its comments.
fn code(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// Returns every path in the code as a list of names. Paths in braces are listed one by one, each
/// with its prefix. A path in a visibility begins with `in`.
fn paths(text: &str) -> Vec<Vec<String>> {
    fn walk(code: TokenStream, before: &[String], found: &mut Vec<Vec<String>>) {
        // Whether the next identifier belongs to the path, and whether it is preceded by a single
        // colon.
        let (mut path, mut open, mut colon) = (before.to_vec(), true, false);
        for token in code {
            let after_colon = mem::take(&mut colon);
            match token {
                TokenTree::Punct(sign) if sign.as_char() == ':' => (open, colon) = (after_colon, !after_colon),
                TokenTree::Punct(sign) if open && sign.as_char() == '*' => path.push("*".into()),
                TokenTree::Ident(word) => {
                    if !open {
                        found.push(mem::take(&mut path));
                    }
                    open = word == "in";
                    path.push(word.to_string());
                }
                TokenTree::Group(group) if open => {
                    walk(group.stream(), &path, found);
                    path.clear();
                }
                other => {
                    found.push(mem::replace(&mut path, before.to_vec()));
                    open = true;
                    if let TokenTree::Group(group) = other {
                        walk(group.stream(), &[], found);
                    }
                }
            }
        }
        found.push(path);
    }
    let mut found = Vec::new();
    walk(text.parse().expect("Rust"), &[], &mut found);
    found.retain(|path| path.len() > 1);
    found
}

/// Returns the files of `phalanx-kernels` with their layers, leaving out the crate root and
/// generated data.
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
            (room.unwrap_or_else(|| panic!("{first} is not in the list of rooms")), path, text)
        })
        .collect()
}

#[test]
fn rooms_know_those_below_them_alone() {
    let mut wrong = Vec::new();
    for (room, path, text) in rooms() {
        for words in paths(&text) {
            // Macros that other crates use have names that begin with `__`.
            if let [first, name, ..] = &words[..]
                && (first == "crate" && !name.starts_with("__"))
                && ROOMS.iter().position(|known| known == name).is_none_or(|known| known > room)
            {
                wrong.push(format!("{} uses {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn generic_code_names_no_cipher() {
    let ciphers = ROOMS.iter().position(|room| *room == "gf").expect("a room");
    for (_, path, text) in rooms().iter().filter(|(room, ..)| *room < ciphers) {
        let code = code(text).to_lowercase();
        for cipher in ["kalyna", "gost", "magma", "kuznyechik", "ublock", "streebog", "kupyna"] {
            assert!(!code.contains(cipher), "{} knows {cipher}", path.display());
        }
    }
}

/// No file depends on itself through others. Crate roots only contain declarations and re-exports,
/// and so do the `mod.rs` files in `phalanx-kernels`, so we leave them out.
#[test]
fn no_circles_of_files() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let of_library =
        sources().into_iter().filter_map(|(path, text)| Some((path.strip_prefix(&library).ok()?.to_owned(), text)));
    let of_rooms =
        rooms().into_iter().map(|(_, path, text)| (path, text)).filter(|(path, _)| !path.ends_with("mod.rs"));
    for files in [of_library.collect::<Vec<_>>(), of_rooms.collect()] {
        let module = |(path, text): (PathBuf, String)| {
            let path = path.with_extension("");
            let path = if path.ends_with("mod") { path.parent().expect("a folder") } else { &path };
            let module: Vec<String> = path.iter().map(|name| name.to_str().expect("a name").to_owned()).collect();
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("").to_owned();
            (module != ["lib"]).then_some((module, text))
        };
        let files: Vec<_> = files.into_iter().filter_map(module).collect();
        let place = |module: &[String]| files.iter().position(|(other, _)| other == module);
        // Returns the file that a path refers to. This is either the module itself, one of its
        // children, or whatever `crate`, `super` and `self` lead to. Inline modules need one more
        // `super`.
        let file = |module: &[String], path: &[String]| {
            let start = path.iter().take_while(|word| ["crate", "super", "self"].contains(&word.as_str())).count();
            let up = path[..start].iter().filter(|word| *word == "super").count();
            let far = if path[0] == "crate" { 0 } else { module.len().saturating_sub(up) };
            let near = if up > 0 { module.len() - 1 } else { far };
            let below = |base: usize| {
                let whole = [&module[..base], &path[start..]].concat();
                (base + 1..=whole.len()).rev().find_map(|n| place(&whole[..n]))
            };
            let mut above = (1..=if start > 0 { far } else { 0 }).rev();
            (far..=near).find_map(below).or_else(|| above.find_map(|n| place(&module[..n])))
        };
        let leads =
            |(module, text): &(Vec<String>, String)| paths(text).iter().filter_map(|path| file(module, path)).collect();
        let arrows: Vec<Vec<usize>> = files.iter().map(leads).collect();
        assert!(arrows.iter().flatten().count() > files.len(), "the test reads no imports");
        let circle: Vec<_> = circle(&arrows).into_iter().map(|file| files[file].0.join("/")).collect();
        assert!(circle.is_empty(), "{circle:#?}");
    }
}

/// Repeatedly removes files that have no dependencies or no dependents. The files that remain form
/// cycles, or lie between cycles.
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
