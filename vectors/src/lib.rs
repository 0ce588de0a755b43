//! Known answers for Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
//!
//! The files under `data` are part of this crate. Most follow the schema `phalanx-vectors-1`, whose
//! fields the crate's README explains, and [`VectorFile`] reads them. Round keys and states are in
//! files with the schema `phalanx-schedule-1`, which [`ScheduleFile`] reads.

mod hex_field;
mod schedule;

use std::borrow::Cow;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

pub use schedule::{RoundKeys, RoundStates, ScheduleFile};

macro_rules! embed {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../data/", $name)))),*] };
}

/// Name and text of every file of known answers.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    embed![
        "gcm-nonce-bound.json",
        "generated.json",
        "gost.json",
        "kalyna-disputed.json",
        "kalyna-schedule.json",
        "kalyna.json",
        "nist-modes.json",
        "ublock-schedule.json",
        "ublock.json",
    ]
}

/// Name and text of the files for self-tests of programs: one answer of each kind for every algorithm, and the round keys.
pub fn built_in() -> &'static [(&'static str, &'static str)] {
    &[
        ("built-in.json", include_str!("../built-in.json")),
        ("kalyna-schedule.json", include_str!("../data/kalyna-schedule.json")),
        ("ublock-schedule.json", include_str!("../data/ublock-schedule.json")),
    ]
}

/// The answers of [`built_in`], without the round keys.
///
/// # Errors
///
/// If the file does not follow its schema.
pub fn built_in_vectors() -> Result<VectorFile, Error> {
    VectorFile::parse(built_in()[0].1)
}

/// Name and content of every embedded file of schema [`VectorFile::SCHEMA`].
///
/// # Errors
///
/// If an embedded file does not follow its schema.
pub fn vector_files() -> Result<Vec<(&'static str, VectorFile)>, Error> {
    embedded_of_schema(VectorFile::SCHEMA)
}

/// Name and content of every embedded file of schema [`ScheduleFile::SCHEMA`].
///
/// # Errors
///
/// If an embedded file does not follow its schema.
pub fn schedule_files() -> Result<Vec<(&'static str, ScheduleFile)>, Error> {
    embedded_of_schema(ScheduleFile::SCHEMA)
}

/// Why a file of known answers cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file follows another schema.
    #[error("the schema is `{found}` where `{expected}` is needed")]
    Schema {
        /// What the file says.
        found: String,
        /// What the reader understands.
        expected: &'static str,
    },
    /// A message is longer than [`Test::MAX_MESSAGE`].
    #[error("the message of test {id} has {bytes} bytes, and {} are the most", Test::MAX_MESSAGE)]
    Message {
        /// Number of the test.
        id: u64,
        /// Length of the message in bytes.
        bytes: usize,
    },
    /// The text is not JSON, or does not fit the schema.
    #[error("not a file of known answers")]
    Json(#[from] serde_json::Error),
}

/// A file of schema `phalanx-vectors-1`. Fields unknown to this crate are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VectorFile {
    /// Always [`VectorFile::SCHEMA`].
    pub schema: String,
    /// What the file is about.
    #[serde(default)]
    pub algorithm: String,
    /// Where the answers come from.
    #[serde(default)]
    pub source: String,
    /// How many tests there are.
    #[serde(rename = "numberOfTests")]
    pub number_of_tests: usize,
    /// The tests, by cipher and mode.
    #[serde(rename = "testGroups")]
    pub test_groups: Vec<TestGroup>,
}

/// The tests of one cipher in one mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TestGroup {
    /// The cipher, as `kalyna-128/256`.
    pub cipher: String,
    /// The mode, as `ecb`.
    pub mode: String,
    /// The tests.
    pub tests: Vec<Test>,
}

/// One known answer. Byte strings that a mode does not have are empty or absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Test {
    /// Number of the test in its file.
    pub id: u64,
    /// S-box set of GOST 28147-89.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sbox: Option<String>,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The key of the MAC where there are two keys.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub mac_key: Option<Vec<u8>>,
    /// Initialisation vector or nonce.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub iv: Option<Vec<u8>>,
    /// Associated data.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub aad: Vec<u8>,
    /// The message, or with `msg_bytes` the seed of it: see [`Test::message`].
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub msg: Vec<u8>,
    /// Length of the message in bytes where `msg` is a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_bytes: Option<usize>,
    /// The ciphertext: see [`Test::check_ciphertext`].
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub ct: Option<Vec<u8>>,
    /// SHA-256 of the ciphertext.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub ct_sha256: Option<Vec<u8>>,
    /// The tag.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub tag: Option<Vec<u8>>,
    /// Size of the tag in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag_bits: Option<usize>,
    /// Size of a segment in bits, or of the tag in the modes of GOST that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment_bits: Option<usize>,
    /// Size of the shift register of GOST R 34.13-2015 in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub register_bits: Option<usize>,
    /// Size of a section under one key in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section_bits: Option<usize>,
    /// Size of a section under one master key in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_period_bits: Option<usize>,
    /// Size of the length fields of CCM of DSTU 7624:2014 in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nb: Option<usize>,
    /// How the mode pads the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub padding: Option<String>,
    /// How often the output is fed back as input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
    /// Whether the answer is right or has to be refused.
    pub result: Verdict,
    /// How the answer was obtained.
    pub origin: Origin,
    /// What is remarkable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// Where the answer was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Other implementations that give the same answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agree: Vec<String>,
}

/// Whether an answer is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The answer is right.
    #[default]
    Valid,
    /// Decryption has to refuse it.
    Invalid,
}

/// How an answer was obtained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Origin {
    /// From a standard or RFC.
    Official,
    /// Published by a library, for inputs that the examples of the standard do not reach.
    Edge,
    /// Published by a library, for a use of the cipher.
    Applied,
    /// By running a public implementation.
    Generated,
    /// By running a public implementation.
    Implementation,
    /// By this project's plain reference alone.
    #[default]
    Reference,
}

impl VectorFile {
    /// The schema that this type reads.
    pub const SCHEMA: &str = "phalanx-vectors-1";

    /// A file of these groups, its tests numbered from 1.
    pub fn new(algorithm: &str, source: &str, mut test_groups: Vec<TestGroup>) -> Self {
        let mut number_of_tests = 0;
        for (id, test) in (1..).zip(test_groups.iter_mut().flat_map(|group| &mut group.tests)) {
            test.id = id;
            number_of_tests += 1;
        }
        Self {
            schema: Self::SCHEMA.into(),
            algorithm: algorithm.into(),
            source: source.into(),
            number_of_tests,
            test_groups,
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If the text is not JSON or does not follow the schema, or a message is longer than [`Test::MAX_MESSAGE`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let file: Self = parse(text, Self::SCHEMA)?;
        for test in file.test_groups.iter().flat_map(|group| &group.tests) {
            if let Some(bytes) = test.msg_bytes.filter(|bytes| *bytes > Test::MAX_MESSAGE) {
                return Err(Error::Message { id: test.id, bytes });
            }
        }
        Ok(file)
    }

    /// The text of the file.
    ///
    /// # Errors
    ///
    /// None are known; the JSON writer can report some in principle.
    pub fn to_json(&self) -> Result<String, Error> {
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        Ok(text)
    }
}

impl Test {
    /// The most bytes that a message may have that is given by its seed: 16 MiB. A few characters of a file could ask for
    /// any number.
    pub const MAX_MESSAGE: usize = 16 << 20;

    /// The message: `msg`, or with `msg_bytes` the [`stream`] of that length from `msg`.
    pub fn message(&self) -> Cow<'_, [u8]> {
        self.msg_bytes.map_or(Cow::Borrowed(&self.msg), |bytes| Cow::Owned(stream(&self.msg, bytes)))
    }

    /// Whether a ciphertext is the right one, by `ct` or `ct_sha256`; false if the test has neither.
    pub fn check_ciphertext(&self, ciphertext: &[u8]) -> bool {
        match (&self.ct, &self.ct_sha256) {
            (Some(ct), _) => ciphertext == ct,
            (None, Some(hash)) => sha256(ciphertext) == *hash,
            (None, None) => false,
        }
    }
}

/// The first bytes of SHA-256(seed || 0) || SHA-256(seed || 1) || ..., the numbers as eight bytes, least significant
/// first.
pub fn stream(seed: &[u8], bytes: usize) -> Vec<u8> {
    let blocks = (0..bytes.div_ceil(32) as u64).flat_map(|number| sha256(&[seed, &number.to_le_bytes()].concat()));
    blocks.take(bytes).collect()
}

/// SHA-256, as `ct_sha256` has it.
pub fn sha256(data: &[u8]) -> Vec<u8> {
    Sha256::digest(data).to_vec()
}

#[derive(Deserialize)]
struct Header {
    schema: String,
}

fn parse<T: DeserializeOwned>(text: &str, expected: &'static str) -> Result<T, Error> {
    let Header { schema: found } = serde_json::from_str(text)?;
    if found != expected {
        return Err(Error::Schema { found, expected });
    }
    Ok(serde_json::from_str(text)?)
}

fn embedded_of_schema<T: DeserializeOwned>(schema: &'static str) -> Result<Vec<(&'static str, T)>, Error> {
    embedded()
        .iter()
        .filter_map(|(name, text)| match parse(text, schema) {
            Err(Error::Schema { .. }) => None,
            result => Some(result.map(|file| (*name, file))),
        })
        .collect()
}
