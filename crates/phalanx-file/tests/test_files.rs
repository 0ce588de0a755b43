//! The published test files in `vectors/files`: made here, byte for byte the same each time, and read here.
//!
//! `cargo test -p phalanx-file --test test_files -- --ignored` writes them.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Repeatable, passphrase, plaintext, small};
use phalanx_file::{Cost, Error, Header, Options, Secret, SecretKey, Suite, Transfer, decrypt};
use serde::Serialize;
use sha2::{Digest, Sha256};

const SCHEMA: &str = "phalanx-file-vectors-1";
const PLAINTEXT: &str = "byte i is the low byte of i ^ (i >> 8) ^ (i >> 16)";
const PASSPHRASE: &str = "шість пілотів";

/// The description of all test files.
#[derive(Serialize)]
struct Index {
    schema: &'static str,
    plaintext: &'static str,
    files: Vec<Entry>,
}

/// One test file, and what a reader must make of it.
#[derive(Serialize)]
struct Entry {
    file: String,
    /// `valid`, or `refused`: a reader must fail, having released at most an authentic beginning.
    result: &'static str,
    comment: String,
    suite: &'static str,
    chunk_size: usize,
    header_length: usize,
    plaintext_length: usize,
    plaintext_sha256: String,
    /// Key files that open it.
    key_files: Vec<&'static str>,
    /// Passphrases that open it, in UTF-8.
    passphrases: Vec<&'static str>,
    /// The key that the slots hold, in hexadecimal, so that a reader can be tested step by step.
    file_key: String,
    #[serde(skip)]
    bytes: Vec<u8>,
}

impl Entry {
    /// A valid file.
    fn new(name: &str, options: &Options, length: usize, secrets: &[&'static str]) -> Self {
        let mut random = Repeatable::new(name);
        let all: Vec<Secret> = secrets.iter().map(|secret| secret_of(secret)).collect();
        let (header, payload) = Header::create(options, &all, &mut random).unwrap();
        let mut bytes = header.as_bytes().to_vec();
        let plain = plaintext(length);
        payload.encrypt(&plain[..], &mut bytes, Transfer::default()).unwrap();
        let (key_files, passphrases) = secrets.iter().partition(|secret| secret.ends_with(".key"));
        Self {
            file: format!("{name}.phx"),
            result: "valid",
            comment: String::new(),
            suite: options.suite.name(),
            chunk_size: options.chunk_size.bytes(),
            header_length: header.as_bytes().len(),
            plaintext_length: length,
            plaintext_sha256: hex::encode(Sha256::digest(&plain)),
            key_files,
            passphrases,
            // The salt is drawn first, then the file key.
            file_key: hex::encode(&random.given[1]),
            bytes,
        }
    }

    /// A file that must be refused.
    fn refused(name: &str, comment: &str, change: impl FnOnce(&mut Vec<u8>, usize, usize)) -> Self {
        let mut entry = Self::new(name, &small(Suite::default()), 3 * 4096 + 17, &["a.key"]);
        entry.result = "refused";
        entry.comment = comment.to_owned();
        change(&mut entry.bytes, entry.header_length, entry.chunk_size + 32);
        entry
    }
}

/// A key file by its name, or a passphrase.
fn secret_of(secret: &str) -> Secret {
    if secret.ends_with(".key") { Secret::Key(key_file(secret)) } else { passphrase(secret) }
}

fn key_file(name: &str) -> SecretKey {
    SecretKey::generate(&mut Repeatable::new(name)).unwrap()
}

fn entries() -> Vec<Entry> {
    let mut all = Vec::new();
    for suite in Suite::ALL {
        let short = suite.name().replace('/', "-");
        let options = Options { cost: small(suite).cost, ..Options { suite, ..Options::for_length(Some(0)) } };
        all.push(Entry::new(&format!("{short}-empty"), &options, 0, &["a.key"]));
        all.push(Entry::new(&format!("{short}-one-byte"), &options, 1, &["a.key"]));
        all.push(Entry::new(&format!("{short}-whole-chunks"), &small(suite), 2 * 4096, &["a.key"]));
        all.push(Entry::new(&format!("{short}-short-last-chunk"), &small(suite), 3 * 4096 + 17, &["a.key"]));
        all.push(Entry::new(&format!("{short}-passphrase"), &options, 100, &[PASSPHRASE]));
        all.push(Entry::new(&format!("{short}-three-slots"), &options, 100, &["a.key", PASSPHRASE, "b.key"]));
    }
    let lanes = Options { cost: Cost::new(9 << 10, 2, 3).unwrap(), ..Options::for_length(Some(0)) };
    all.push(Entry::new("passphrase-lanes", &lanes, 100, &[PASSPHRASE]));
    let unknown = Options { cost: small(Suite::default()).cost, ..Options::for_length(None) };
    all.push(Entry::new("unknown-length", &unknown, 100, &["a.key"]));

    all.push(Entry::refused("cut-in-chunk", "the last byte is missing", |bytes, _, _| {
        bytes.pop();
    }));
    all.push(Entry::refused("cut-between-chunks", "the last chunk is missing", |bytes, header, stride| {
        bytes.truncate(header + 3 * stride);
    }));
    all.push(Entry::refused("cut-after-header", "there is no chunk", |bytes, header, _| bytes.truncate(header)));
    all.push(Entry::refused("cut-in-header", "the header is not whole", |bytes, _, _| bytes.truncate(1000)));
    all.push(Entry::refused("swapped", "chunks 0 and 1 are swapped", |bytes, header, stride| {
        bytes[header..header + 2 * stride].rotate_left(stride);
    }));
    all.push(Entry::refused("repeated", "chunk 1 is there twice", |bytes, header, stride| {
        let chunk = bytes[header + stride..header + 2 * stride].to_vec();
        bytes.splice(header + stride..header + stride, chunk);
    }));
    all.push(Entry::refused("dropped", "chunk 1 is missing", |bytes, header, stride| {
        bytes.drain(header + stride..header + 2 * stride);
    }));
    all.push(Entry::refused("trailing", "one byte follows the last chunk", |bytes, _, _| bytes.push(0)));
    all.push(Entry::refused("flipped-data", "bit 0 of the first byte of chunk 2", |bytes, header, stride| {
        bytes[header + 2 * stride] ^= 1;
    }));
    all.push(Entry::refused("flipped-tag", "the top bit of the last byte of chunk 0", |bytes, header, stride| {
        bytes[header + stride - 1] ^= 0x80;
    }));
    all.push(Entry::refused("flipped-header-mac", "the last byte of the header", |bytes, header, _| {
        bytes[header - 1] ^= 1;
    }));
    all.push(Entry::refused("padding-not-zero", "a byte of the padding is 1", |bytes, _, _| bytes[900] = 1));
    all.push(Entry::refused("unknown-version", "version 2", |bytes, _, _| bytes[8] = 2));
    all.push(Entry::refused("unknown-suite", "suite 0x7fff", |bytes, _, _| {
        bytes[10..12].copy_from_slice(&[0xff, 0x7f]);
    }));
    all.push(Entry::refused("chunk-size-too-large", "2 to the 25", |bytes, _, _| bytes[12] = 25));
    let mut greedy = Entry::new("greedy-passphrase", &unknown, 17, &[PASSPHRASE]);
    greedy.result = "refused";
    greedy.comment = "Argon2id with 4 TiB of memory: to be refused before memory is taken".to_owned();
    greedy.bytes[60..64].fill(0xff);
    all.push(greedy);
    all
}

/// Every file of the folder.
fn files() -> Vec<(String, Vec<u8>)> {
    let entries = entries();
    let mut all: Vec<_> = entries.iter().map(|entry| (entry.file.clone(), entry.bytes.clone())).collect();
    for name in ["a.key", "b.key"] {
        all.push((name.to_owned(), key_file(name).to_text().as_bytes().to_vec()));
    }
    let index = Index { schema: SCHEMA, plaintext: PLAINTEXT, files: entries };
    let mut json = serde_json::to_string_pretty(&index).unwrap();
    json.push('\n');
    all.push(("files.json".to_owned(), json.into_bytes()));
    all.sort();
    all
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors/files")
}

#[test]
#[ignore = "writes vectors/files"]
fn write() {
    fs::create_dir_all(folder()).unwrap();
    for (name, bytes) in files() {
        fs::write(folder().join(name), bytes).unwrap();
    }
}

#[test]
fn the_published_files_are_these() {
    for (name, bytes) in files() {
        assert!(fs::read(folder().join(&name)).unwrap_or_default() == bytes, "{name} differs");
    }
    let mut there: Vec<_> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    there.sort();
    assert_eq!(there, files().into_iter().map(|(name, _)| name).collect::<Vec<_>>());
}

#[test]
fn each_is_opened_or_refused() {
    for entry in entries() {
        let plain = plaintext(entry.plaintext_length);
        for secret in entry.key_files.iter().chain(&entry.passphrases) {
            let mut released = Vec::new();
            let outcome = decrypt(&entry.bytes[..], &mut released, &[secret_of(secret)], Transfer::default());
            match entry.result {
                "valid" => assert!(outcome.is_ok() && released == plain, "{}: {outcome:?}", entry.file),
                _ => assert!(outcome.is_err() && plain.starts_with(&released), "{}: {outcome:?}", entry.file),
            }
        }
        let outcome = decrypt(&entry.bytes[..], Vec::new(), &[secret_of("c.key")], Transfer::default());
        let expected = entry.result == "refused" || matches!(outcome, Err(Error::WrongKey | Error::OtherLock(_)));
        assert!(outcome.is_err() && expected, "{}: {outcome:?}", entry.file);
    }
}
