//! The answers that are compiled into programs, with one of each kind for every algorithm.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use phalanx_vectors::{Error as VectorError, Test, TestGroup, VectorFile, Verdict};

/// Maximum length of messages that are compiled in.
const SHORT_BYTES: usize = 128;

/// The kind of an answer. Answers of the same kind use the same code path.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    cipher: String,
    mode: String,
    sbox: Option<String>,
    padding: Option<String>,
    is_valid: bool,
    /// Whether the answer has an IV, associated data, a message, a long message, a ciphertext, and
    /// a tag.
    parts: [bool; 6],
    /// Whether all sizes are whole bytes, the only sizes that the library supports.
    has_whole_bytes: bool,
}

impl Kind {
    fn new(group: &TestGroup, test: &Test) -> Self {
        let sizes = [test.tag_bits, test.segment_bits, test.register_bits, test.section_bits, test.master_period_bits];
        Self {
            cipher: group.cipher.clone(),
            mode: group.mode.clone(),
            sbox: test.sbox.clone(),
            padding: test.padding.clone(),
            is_valid: test.result == Verdict::Valid,
            parts: [
                test.iv.is_some(),
                !test.aad.is_empty(),
                !test.msg.is_empty(),
                test.msg_bytes.is_some(),
                test.ct.is_some(),
                test.tag.is_some(),
            ],
            has_whole_bytes: sizes.iter().flatten().all(|bits| bits.is_multiple_of(8)),
        }
    }
}

/// Selects one answer of each kind from all files in a folder. Among those with the fewest
/// iterations, it prefers the longest of the short ones, or else the shortest. Returns a file for each
/// family of algorithms.
pub(super) fn select(folder: &Path) -> Result<BTreeMap<&'static str, VectorFile>, Box<dyn Error>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    let mut chosen: BTreeMap<Kind, Test> = BTreeMap::new();
    for path in paths {
        let file = match VectorFile::parse(&fs::read_to_string(&path)?) {
            Ok(file) => file,
            Err(VectorError::Schema { .. }) => continue,
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        };
        for group in &file.test_groups {
            for test in &group.tests {
                let better = |there: &Test| rank(test) < rank(there);
                let kind = Kind::new(group, test);
                if chosen.get(&kind).is_none_or(better) {
                    chosen.insert(kind, without_notes(test));
                }
            }
        }
    }
    let mut families: BTreeMap<&'static str, Vec<TestGroup>> = BTreeMap::new();
    for (Kind { cipher, mode, .. }, test) in chosen {
        let groups = families.entry(family(&cipher)?).or_default();
        match groups.last_mut().filter(|group| (&group.cipher, &group.mode) == (&cipher, &mode)) {
            Some(group) => group.tests.push(test),
            None => groups.push(TestGroup { cipher, mode, tests: vec![test] }),
        }
    }
    let file = |groups| {
        VectorFile::new(
            "All algorithms of a family",
            "one answer of each kind from the files in data, which name their sources",
            groups,
        )
    };
    Ok(families.into_iter().map(|(family, groups)| (family, file(groups))).collect())
}

/// The family of an algorithm, as the features of the crates name it.
fn family(cipher: &str) -> Result<&'static str, String> {
    match cipher.split('-').next() {
        Some("kalyna") => Ok("kalyna"),
        Some("gost28147" | "magma") => Ok("gost"),
        Some("kuznyechik") => Ok("kuznyechik"),
        Some("ublock") => Ok("ublock"),
        Some("streebog") => Ok("streebog"),
        Some("kupyna") => Ok("kupyna"),
        _ => Err(format!("{cipher} belongs to no family")),
    }
}

/// The rank of an answer. Lower is better.
fn rank(test: &Test) -> (u64, bool, isize) {
    let bytes = test.msg.len().max(test.ct.as_ref().map_or(0, Vec::len));
    let length = bytes.cast_signed();
    let iterations = test.iterations.unwrap_or(0);
    if bytes <= SHORT_BYTES { (iterations, false, -length) } else { (iterations, true, length) }
}

/// Removes the notes, which remain in the source file.
fn without_notes(test: &Test) -> Test {
    Test { comment: None, source: None, agree: Vec::new(), ..test.clone() }
}
