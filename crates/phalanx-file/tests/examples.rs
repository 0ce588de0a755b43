//! Runs the examples.
#![allow(unreachable_pub, reason = "examples have a public `main` so that we can call it here")]

#[path = "../examples/file.rs"]
mod file;
#[path = "../examples/ranges.rs"]
mod ranges;

use std::error::Error;
use std::fs;

type Main = fn() -> Result<(), Box<dyn Error>>;

const EXAMPLES: &[(&str, Main)] = &[("file", file::main), ("ranges", ranges::main)];

#[test]
fn every_example_runs() {
    for (name, main) in EXAMPLES {
        if let Err(error) = main() {
            panic!("{name}: {error}");
        }
    }
}

#[test]
fn no_example_is_forgotten() {
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let listed: Vec<_> = EXAMPLES.iter().map(|(name, _)| format!("{name}.rs")).collect();
    assert_eq!(names, listed);
}
