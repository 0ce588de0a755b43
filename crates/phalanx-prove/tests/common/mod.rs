//! Functions shared by the tests for all architectures.
#![allow(dead_code, reason = "each test only uses some of these")]

use std::path::{Path, PathBuf};
use std::process::Command;

use phalanx_prove::{Contract, Function, Image, Reason, prove};

/// Returns the path of the tests folder.
pub(crate) fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Runs a compiler and opens its output. If it fails, panics with its error messages.
pub(crate) fn run(command: &mut Command, to: &Path) -> Image {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    Image::open(to).unwrap()
}

/// Returns the contracts in a source file. Each one is written above its function.
pub(crate) fn contracts(source: &str) -> Vec<Contract> {
    let lines =
        source.lines().filter_map(|line| ["# prove ", "// prove "].iter().find_map(|mark| line.split_once(mark)));
    // A name that contains a macro argument matches several functions.
    let name = |line: &str| line.replace("\\bias", "*").replace("\\power", "*").replace("*/", "");
    lines.map(|(_, line)| Contract::parse(&name(line)).unwrap()).collect()
}

/// Returns the label of each leaking instruction, and the reason given next to it.
pub(crate) fn expected(source: &str) -> Vec<(String, Reason)> {
    let reason = |word: &str| match word.split_once(' ').unwrap_or((word, "")) {
        ("branch", _) => Reason::Branch,
        ("address", _) => Reason::Address,
        ("index", _) => Reason::Index,
        ("mask", _) => Reason::Mask,
        ("timing", _) => Reason::Timing,
        ("unlisted", _) => Reason::Unlisted,
        ("indirect", _) => Reason::Indirect,
        ("call", name) => Reason::Call(name.into()),
        ("argument", name) => Reason::Argument(name.into()),
        ("store", _) => Reason::Store,
        ("undecodable", _) => Reason::Undecodable,
        ("result", _) => Reason::Result,
        ("unwiped", _) => Reason::Unwiped,
        ("uncleared", _) => Reason::Uncleared,
        (other, _) => panic!("{other}"),
    };
    let marks = source.lines().filter_map(|line| line.split_once("leaks: "));
    marks.filter_map(|(label, word)| Some((label.split_once(':')?.0.trim().to_owned(), reason(word.trim())))).collect()
}

/// Pairs each contract with all the functions that it matches.
pub(crate) fn pairs<'a>(image: &'a Image, contracts: &'a [Contract]) -> Vec<(&'a Function, &'a Contract)> {
    let of = |contract: &'a Contract| {
        let functions: Vec<_> =
            image.functions().filter(|f| contract.matches(&f.symbol)).map(|f| (f, contract)).collect();
        assert!(!functions.is_empty(), "{} is not in {}", contract.symbol, image.path().display());
        functions
    };
    contracts.iter().flat_map(of).collect()
}

/// Returns the number of functions checked, and the leaking functions that were proved.
pub(crate) fn accepted(builds: &[(String, Image)], contracts: &[Contract]) -> (usize, Vec<String>) {
    let (mut count, mut accepted) = (0, Vec::new());
    for (build, image) in builds {
        for (function, contract) in pairs(image, contracts) {
            count += 1;
            if prove(image, function, contract, &[]).is_proved() {
                accepted.push(format!("{} of {build}", function.symbol));
            }
        }
    }
    (count, accepted)
}
