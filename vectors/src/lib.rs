//! Known answers for Kalyna, GOST 28147-89, Magma, Kuznyechik, uBlock, Streebog and Kupyna.
//!
//! The files in `data` are embedded in this crate. Most of them use the schema `phalanx-vectors-1`,
//! which the README describes, and can be read with [`VectorFile`]. Files with round keys and
//! states use the schema `phalanx-schedule-1`, and can be read with [`ScheduleFile`].

mod hex_field;
mod schedule;

use std::borrow::Cow;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

pub use schedule::{RoundKeys, RoundStates, ScheduleFile};

macro_rules! embed {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../data/", $name)))),*] };
}

/// The name and text of each file with known answers.
pub fn embedded() -> &'static [(&'static str, &'static str)] {
    embed![
        "gcm-nonce-bound.json",
        "generated.json",
        "gost.json",
        "hashes.json",
        "kalyna-disputed.json",
        "kalyna-schedule.json",
        "kalyna.json",
        "nist-modes.json",
        "ublock-schedule.json",
        "ublock.json",
    ]
}

/// The name and text of each file that programs use for their self-test: one answer of each kind for
/// every algorithm of the families that this crate's features select.
pub fn built_in() -> &'static [(&'static str, &'static str)] {
    &[
        #[cfg(feature = "gost")]
        ("gost.json", include_str!("../built-in/gost.json")),
        #[cfg(feature = "kalyna")]
        ("kalyna.json", include_str!("../built-in/kalyna.json")),
        #[cfg(feature = "kupyna")]
        ("kupyna.json", include_str!("../built-in/kupyna.json")),
        #[cfg(feature = "kuznyechik")]
        ("kuznyechik.json", include_str!("../built-in/kuznyechik.json")),
        #[cfg(feature = "streebog")]
        ("streebog.json", include_str!("../built-in/streebog.json")),
        #[cfg(feature = "ublock")]
        ("ublock.json", include_str!("../built-in/ublock.json")),
    ]
}

/// The known answers from [`built_in`].
///
/// # Errors
///
/// If a file does not match its schema.
pub fn built_in_vectors() -> Result<Vec<TestGroup>, Error> {
    let mut groups = Vec::new();
    for (_, text) in built_in() {
        groups.extend(VectorFile::parse(text)?.test_groups);
    }
    Ok(groups)
}

/// The name and text of each file with round keys.
pub fn schedules() -> &'static [(&'static str, &'static str)] {
    &[
        ("kalyna-schedule.json", include_str!("../data/kalyna-schedule.json")),
        ("ublock-schedule.json", include_str!("../data/ublock-schedule.json")),
    ]
}

/// The name and content of each embedded file with schema [`VectorFile::SCHEMA`].
///
/// # Errors
///
/// If an embedded file does not match its schema.
pub fn vector_files() -> Result<Vec<(&'static str, VectorFile)>, Error> {
    embedded_of_schema(VectorFile::SCHEMA)
}

/// The name and content of each embedded file with schema [`ScheduleFile::SCHEMA`].
///
/// # Errors
///
/// If an embedded file does not match its schema.
pub fn schedule_files() -> Result<Vec<(&'static str, ScheduleFile)>, Error> {
    embedded_of_schema(ScheduleFile::SCHEMA)
}

/// The reason why a file can't be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file uses a different schema.
    #[error("unknown schema `{found}` (expected `{expected}`)")]
    Schema {
        /// The schema named in the file.
        found: String,
        /// The schema that the reader supports.
        expected: &'static str,
    },
    /// A message is longer than [`Test::MAX_MESSAGE`].
    #[error("the message of test {id} is {bytes} bytes long (at most {} are allowed)", Test::MAX_MESSAGE)]
    Message {
        /// The number of the test.
        id: u64,
        /// The message length in bytes.
        bytes: usize,
    },
    /// The text is not JSON, or does not match the schema.
    #[error("not a file of known answers")]
    Json(#[from] serde_json::Error),
}

/// A file with schema `phalanx-vectors-1`. Unknown fields are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VectorFile {
    /// Always [`VectorFile::SCHEMA`].
    pub schema: String,
    /// A description of the file.
    #[serde(default)]
    pub algorithm: String,
    /// Where the answers come from.
    #[serde(default)]
    pub source: String,
    /// The number of tests.
    #[serde(rename = "numberOfTests")]
    pub number_of_tests: usize,
    /// The tests, grouped by cipher and mode.
    #[serde(rename = "testGroups")]
    pub test_groups: Vec<TestGroup>,
}

/// The tests for one cipher in one mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TestGroup {
    /// The cipher, e.g. `kalyna-128/256`.
    pub cipher: String,
    /// The mode, e.g. `ecb`.
    pub mode: String,
    /// The tests.
    pub tests: Vec<Test>,
}

/// A known answer. Byte strings that don't apply to the mode are empty or absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Test {
    /// The number of the test in its file.
    pub id: u64,
    /// The S-box set, for GOST 28147-89.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sbox: Option<String>,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The MAC key, if there are two keys.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub mac_key: Option<Vec<u8>>,
    /// The initialisation vector or nonce.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub iv: Option<Vec<u8>>,
    /// The salt of a key derivation.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub salt: Vec<u8>,
    /// The label of a key derivation.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub label: Vec<u8>,
    /// The seed of a key derivation.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub seed: Vec<u8>,
    /// The context of a key derivation, `info` of RFC 5869.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub info: Vec<u8>,
    /// Associated data.
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub aad: Vec<u8>,
    /// The message, or its seed if `msg_bytes` is present: see [`Test::message`].
    #[serde(default, with = "hex_field", skip_serializing_if = "Vec::is_empty")]
    pub msg: Vec<u8>,
    /// The message length in bytes, if `msg` is a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub msg_bytes: Option<usize>,
    /// The ciphertext: see [`Test::check_ciphertext`].
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub ct: Option<Vec<u8>>,
    /// The SHA-256 hash of the ciphertext.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub ct_sha256: Option<Vec<u8>>,
    /// The tag.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub tag: Option<Vec<u8>>,
    /// The tag size in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag_bits: Option<usize>,
    /// The segment size in bits, or the tag size for GOST modes with a tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment_bits: Option<usize>,
    /// The size of the GOST R 34.13-2015 shift register in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub register_bits: Option<usize>,
    /// The size in bits of a section, i.e. the part encrypted under one key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section_bits: Option<usize>,
    /// The number of bits processed under one master key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub master_period_bits: Option<usize>,
    /// The size of the length fields in DSTU 7624:2014 CCM, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nb: Option<usize>,
    /// The bytes of the counter of a key derivation, R of RFC 7836.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counter_bytes: Option<usize>,
    /// The number of the record or packet that a key is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<u64>,
    /// How the mode pads the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub padding: Option<String>,
    /// The number of times that the output is fed back as input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
    /// Whether the answer is correct or must be rejected.
    pub result: Verdict,
    /// How the answer was obtained.
    pub origin: Origin,
    /// Anything notable about the test.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// Where the answer comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Other implementations that produce the same answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agree: Vec<String>,
}

/// Whether an answer is correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The answer is correct.
    #[default]
    Valid,
    /// Decryption must reject it.
    Invalid,
}

/// How an answer was obtained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Origin {
    /// From a standard or RFC.
    Official,
    /// Published by a library, for inputs that the standard's examples don't cover.
    Edge,
    /// Published by a library, for an application of the cipher.
    Applied,
    /// Output of a public implementation.
    Generated,
    /// Output of a public implementation.
    Implementation,
    /// Output of Phalanx's own reference only.
    #[default]
    Reference,
}

impl VectorFile {
    /// The schema that this type supports.
    pub const SCHEMA: &str = "phalanx-vectors-1";

    /// Creates a file from these groups, and numbers the tests starting at 1.
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

    /// Parses a file.
    ///
    /// # Errors
    ///
    /// If the text is not JSON or does not match the schema, or if a message is longer than
    /// [`Test::MAX_MESSAGE`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let file: Self = parse(text, Self::SCHEMA)?;
        for test in file.test_groups.iter().flat_map(|group| &group.tests) {
            if let Some(bytes) = test.msg_bytes.filter(|bytes| *bytes > Test::MAX_MESSAGE) {
                return Err(Error::Message { id: test.id, bytes });
            }
        }
        Ok(file)
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    ///
    /// We don't know of any, but the JSON writer could in principle return some.
    pub fn to_json(&self) -> Result<String, Error> {
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        Ok(text)
    }
}

impl Test {
    /// The maximum length of a message that is generated from a seed: 16 MiB. Without this limit, a
    /// few characters in a file could request a message of any length.
    pub const MAX_MESSAGE: usize = 16 << 20;

    /// Returns the message. This is either `msg` itself or, if `msg_bytes` is present, the
    /// [`stream`] of that length generated from `msg`.
    pub fn message(&self) -> Cow<'_, [u8]> {
        self.msg_bytes.map_or(Cow::Borrowed(&self.msg), |bytes| Cow::Owned(stream(&self.msg, bytes)))
    }

    /// Returns whether a ciphertext matches `ct` or `ct_sha256`. If the test contains neither, the
    /// result is false.
    pub fn check_ciphertext(&self, ciphertext: &[u8]) -> bool {
        match (&self.ct, &self.ct_sha256) {
            (Some(ct), _) => ciphertext == ct,
            (None, Some(hash)) => sha256(ciphertext) == *hash,
            (None, None) => false,
        }
    }
}

/// Returns the first bytes of SHA-256(seed || 0) || SHA-256(seed || 1) || ..., with the numbers as
/// eight bytes, little-endian.
pub fn stream(seed: &[u8], bytes: usize) -> Vec<u8> {
    let blocks = (0..bytes.div_ceil(32) as u64).flat_map(|number| sha256(&[seed, &number.to_le_bytes()].concat()));
    blocks.take(bytes).collect()
}

/// Returns the SHA-256 hash, as used in `ct_sha256`.
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
