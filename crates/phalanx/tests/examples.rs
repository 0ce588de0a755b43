//! Runs the examples.
#![allow(unreachable_pub, reason = "examples have a public `main` so that we can call it here")]

#[path = "../examples/fields.rs"]
mod fields;
#[path = "../examples/key_changes.rs"]
mod key_changes;
#[path = "../examples/mac_in_pieces.rs"]
mod mac_in_pieces;
#[allow(unused_attributes, reason = "`no_std` has no effect in a module")]
#[path = "../examples/no_std.rs"]
mod no_std;
#[path = "../examples/packets.rs"]
mod packets;
#[path = "../examples/rustcrypto.rs"]
mod rustcrypto;
#[path = "../examples/sectors.rs"]
mod sectors;
#[path = "../examples/threads.rs"]
mod threads;

use std::error::Error;
use std::fs;

type Main = fn() -> Result<(), Box<dyn Error>>;

const EXAMPLES: &[(&str, Main)] = &[
    ("fields", fields::main),
    ("key_changes", key_changes::main),
    ("mac_in_pieces", mac_in_pieces::main),
    ("no_std", no_std::main),
    ("packets", packets::main),
    ("rustcrypto", rustcrypto::main),
    ("sectors", sectors::main),
    ("threads", threads::main),
];

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
