//! Shared by the tests of several architectures.
#![allow(dead_code, reason = "each test uses its part")]

use std::path::{Path, PathBuf};
use std::process::Command;

use phalanx_prove::{Contract, Function, Image, Reason, prove};

/// The tests folder.
pub(crate) fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Runs a compiler. If it fails, panics with its error output.
pub(crate) fn run(command: &mut Command, to: &Path) -> Image {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    Image::open(to).unwrap()
}

/// The contracts in a source. Each precedes its function.
pub(crate) fn contracts(source: &str) -> Vec<Contract> {
    let lines =
        source.lines().filter_map(|line| ["# prove ", "// prove "].iter().find_map(|mark| line.split_once(mark)));
    // A name with a macro argument matches several functions.
    let name = |line: &str| line.replace("\\bias", "*").replace("\\power", "*").replace("*/", "");
    lines.map(|(_, line)| Contract::parse(&name(line)).unwrap()).collect()
}

/// The label of each leaking instruction, and the reason given after it.
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

/// All functions with a contract in a source, paired with the contract.
pub(crate) fn pairs<'a>(image: &'a Image, contracts: &'a [Contract]) -> Vec<(&'a Function, &'a Contract)> {
    let of = |contract: &'a Contract| {
        let functions: Vec<_> =
            image.functions().filter(|f| contract.matches(&f.symbol)).map(|f| (f, contract)).collect();
        assert!(!functions.is_empty(), "{} is not in {}", contract.symbol, image.path().display());
        functions
    };
    contracts.iter().flat_map(of).collect()
}

/// Leaking functions that were proved, and the number of functions checked.
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
