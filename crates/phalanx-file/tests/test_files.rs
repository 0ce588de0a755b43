//! The published test files. The ones for format version 3, in `vectors/files-3`, are generated
//! here, reproducibly, and read back. Those for versions 1 and 2, in `vectors/files` and
//! `vectors/files-2`, are no longer written but must always be readable.
//!
//! `cargo test -p phalanx-file --test test_files -- --ignored` writes `vectors/files-3`.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Repeatable, identity, key, passphrase, plaintext, small};
use phalanx_file::{
    Content, Cost, Error, Header, Identity, Options, Passphrase, Recipient, Secret, SecretKey, Suite, Transfer, decrypt,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const SCHEMA: &str = "phalanx-file-vectors-3";
const PLAINTEXT: &str = "byte i is the low byte of i ^ (i >> 8) ^ (i >> 16)";
const PASSPHRASE: &str = "шість пілотів";
/// The key files and identities in the folder.
const KEYS: [&str; 2] = ["a.key", "b.key"];
const IDENTITIES: [&str; 2] = ["alice.identity", "bob.identity"];
/// The identity of Alice, locked with the passphrase.
const LOCKED: &str = "alice-locked.identity";

/// Bytes of a slot for a public key in the default suite, and the offsets of its parts.
const SLOT: usize = 4 + 32 + 1120 + 32 + 32 + 32 + 32;
const FIRST: usize = 56;

/// The description of all test files.
#[derive(Serialize, Deserialize)]
struct Index {
    schema: String,
    plaintext: String,
    files: Vec<Entry>,
    /// Public keys, valid and invalid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    public_keys: Vec<PublicKey>,
}

/// A test file, and the result that a reader must produce.
#[derive(Serialize, Deserialize)]
struct Entry {
    file: String,
    /// `valid`, or `refused` if a reader must fail and may release at most an authentic beginning.
    result: String,
    comment: String,
    /// `file` or `folder`, in version 3. Either way, the plaintext consists of unstructured bytes.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    content: String,
    suite: String,
    chunk_size: usize,
    header_length: usize,
    plaintext_length: usize,
    plaintext_sha256: String,
    /// Key files that open it.
    key_files: Vec<String>,
    /// Passphrases that open it, in UTF-8.
    passphrases: Vec<String>,
    /// Identities that open it.
    #[serde(default)]
    identities: Vec<String>,
    /// The file key in hexadecimal, so that a reader can be tested step by step.
    file_key: String,
    #[serde(skip)]
    bytes: Vec<u8>,
}

/// A public key as text.
#[derive(Serialize, Deserialize)]
struct PublicKey {
    result: String,
    comment: String,
    text: String,
    /// If it is valid.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    fingerprint: String,
}

impl Entry {
    /// Creates a valid file.
    fn new(name: &str, options: &Options, length: usize, secrets: &[&str]) -> Self {
        let all: Vec<Secret> = secrets.iter().map(|secret| secret_of(secret)).collect();
        Self::locked(name, options, length, secrets, &all)
    }

    /// Creates a valid file encrypted with secrets of these names.
    fn locked(name: &str, options: &Options, length: usize, secrets: &[&str], all: &[Secret]) -> Self {
        let mut random = Repeatable::new(name);
        let (header, payload) = Header::create(options, all, &mut random).unwrap();
        let mut bytes = header.as_bytes().to_vec();
        let plain = plaintext(length);
        payload.encrypt(&plain[..], &mut bytes, Transfer::default()).unwrap();
        let those = |kind: fn(&str) -> bool| -> Vec<String> {
            secrets.iter().filter(|secret| kind(secret)).map(|secret| (*secret).to_owned()).collect()
        };
        Self {
            file: format!("{name}.phx"),
            result: "valid".to_owned(),
            comment: String::new(),
            content: if options.content == Content::Folder { "folder" } else { "file" }.to_owned(),
            suite: options.suite.name().to_owned(),
            chunk_size: options.chunk_size.bytes(),
            header_length: header.as_bytes().len(),
            plaintext_length: length,
            plaintext_sha256: base16ct::lower::encode_string(&Sha256::digest(&plain)),
            key_files: those(|secret| secret.ends_with(".key")),
            passphrases: those(|secret| secret == PASSPHRASE),
            identities: those(|secret| IDENTITIES.contains(&secret)),
            // The salt is drawn first, then the file key.
            file_key: base16ct::lower::encode_string(&random.given[1]),
            bytes,
        }
    }

    /// Adds room to the header.
    fn lengthened(mut self, comment: &str, secret: &str, slot_room: usize) -> Self {
        let header = Header::read(&self.bytes[..]).unwrap();
        let mut editor = header.edit(&[secret_of(secret)]).unwrap();
        editor.make_room(&[], slot_room).unwrap();
        self.bytes.splice(..self.header_length, editor.header().as_bytes().iter().copied());
        self.header_length = editor.header().as_bytes().len();
        self.comment = comment.to_owned();
        self
    }

    /// Modifies the file so that it must be rejected.
    fn refused(mut self, comment: &str, change: impl FnOnce(&mut Vec<u8>)) -> Self {
        self.result = "refused".to_owned();
        self.comment = comment.to_owned();
        change(&mut self.bytes);
        self
    }

    /// Returns all secrets that open the file.
    fn secrets(&self) -> Vec<Secret> {
        self.key_files.iter().chain(&self.passphrases).chain(&self.identities).map(|secret| secret_of(secret)).collect()
    }
}

/// Returns a key file, an identity or a passphrase, by name.
fn secret_of(secret: &str) -> Secret {
    if secret.ends_with(".key") {
        key(secret)
    } else if secret.ends_with(".identity") {
        Secret::Identity(identity(secret))
    } else {
        passphrase(secret)
    }
}

fn key_file(name: &str) -> SecretKey {
    let Secret::Key(key) = key(name) else { unreachable!() };
    key
}

fn entries() -> Vec<Entry> {
    let [alice, bob] = IDENTITIES;
    let default = Suite::default();
    let mut all = Vec::new();
    for suite in Suite::ALL {
        let short = suite.name().replace('/', "-");
        all.push(Entry::new(&format!("{short}-key"), &small(suite), 100, &["a.key"]));
        all.push(Entry::new(&format!("{short}-x-wing"), &small(suite), 3 * 4096 + 17, &[alice]));
        let room = Options { slot_room: Some(3), ..small(suite) };
        all.push(Entry::new(&format!("{short}-mixed"), &room, 0, &[bob, "a.key", alice]));
    }
    let unknown = Options { cost: small(default).cost, ..Options::for_length(None) };
    all.push(Entry::new("every-kind", &unknown, 100, &["a.key", PASSPHRASE, alice, "b.key", bob]));
    let many: Vec<String> = (0..47).map(|number| format!("{number}.identity")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).chain([alice]).collect();
    all.push(Entry::new("forty-eight-public-keys", &unknown, 1, &many));

    let folder = Options { content: Content::Folder, ..small(default) };
    all.push(Entry::new("folder", &folder, 4096 + 17, &["a.key", alice]));
    let lengthened = "the header was made longer after the file was written";
    all.push(Entry::new("lengthened", &small(default), 100, &["a.key"]).lengthened(lengthened, "a.key", 1));
    // Two files from a single command, which share the slot salt.
    let shared = [Secret::Passphrase(the_passphrase().sharing_salt())];
    for name in ["shared-salt-1", "shared-salt-2"] {
        all.push(Entry::locked(name, &small(default), 100, &[PASSPHRASE], &shared));
    }
    let key = |name: &str| Entry::new(name, &small(default), 100, &["a.key"]);
    for (name, content) in [("content-0", 0), ("content-3", 3)] {
        all.push(key(name).refused("byte 13 names neither a file nor a folder", |bytes| bytes[13] = content));
    }
    all.push(key("file-as-folder").refused("byte 13 is 2, and the file was sealed with 1", |bytes| bytes[13] = 2));
    all.push(Entry::new("folder-as-file", &folder, 17, &["a.key"]).refused("the other way", |bytes| bytes[13] = 1));
    all.push(key("reserved").refused("byte 14 is not zero", |bytes| bytes[14] = 1));

    let x_wing = |name: &str| Entry::new(name, &small(default), 4096 + 17, &[alice, bob]);
    for (name, comment, at, bit) in [
        ("flipped-fingerprint", "bit 0 of the first byte of a slot's fingerprint", 4, 0),
        ("flipped-ml-kem", "bit 0 of the first byte of the ML-KEM ciphertext", 36, 0),
        ("flipped-ml-kem-end", "the top bit of its last byte", 36 + 1087, 7),
        ("flipped-x25519", "bit 0 of the first byte of the X25519 ciphertext", 36 + 1088, 0),
        ("flipped-x25519-top", "the top bit of its last byte, which X25519 ignores", 36 + 1119, 7),
        ("flipped-slot-salt", "bit 3 of the slot's salt", 36 + 1120, 3),
        ("flipped-commitment", "bit 3 of the commitment", 36 + 1120 + 32, 3),
        ("flipped-wrapped-key", "bit 3 of the wrapped file key", 36 + 1120 + 64, 3),
        ("flipped-slot-tag", "the top bit of the last byte of the tag", SLOT - 1, 7),
    ] {
        let entry = Entry::new(name, &small(default), 17, &[alice]);
        all.push(entry.refused(comment, |bytes| bytes[FIRST + at] ^= 1 << bit));
    }
    all.push(x_wing("swapped-slots").refused("the slots of two public keys are swapped", |bytes| {
        bytes[FIRST..FIRST + 2 * SLOT].rotate_left(SLOT);
    }));
    all.push(x_wing("swapped-ciphertexts").refused("the ciphertexts of two public keys are swapped", |bytes| {
        let (one, two) = bytes.split_at_mut(FIRST + SLOT);
        one[FIRST + 36..FIRST + 36 + 1120].swap_with_slice(&mut two[36..36 + 1120]);
    }));
    let other = x_wing("slot-of-another-file").bytes;
    all.push(x_wing("slots-of-another-file").refused("both slots are those of another file", |bytes| {
        bytes[FIRST..FIRST + 2 * SLOT].copy_from_slice(&other[FIRST..FIRST + 2 * SLOT]);
    }));
    all.push(x_wing("slot-length").refused("the first slot states a byte less", |bytes| {
        bytes[FIRST + 2..FIRST + 4].copy_from_slice(&(SLOT as u16 - 5).to_le_bytes());
    }));
    all.push(x_wing("slot-kind").refused("the first slot says that it is of kind 2", |bytes| bytes[FIRST] = 2));
    all.push(x_wing("version-1").refused("version 1, which has no such slots", |bytes| bytes[8] = 1));
    all.push(x_wing("version-2").refused("version 2, which has no byte 13", |bytes| bytes[8] = 2));
    all.push(x_wing("unknown-version").refused("version 4", |bytes| bytes[8] = 4));
    all.push(key("odd-header").refused("a header of 528 bytes, which is no multiple of 512", |bytes| {
        bytes.splice(480..480, [0; 16]);
        bytes[48..50].copy_from_slice(&528_u16.to_le_bytes());
    }));
    all.push(x_wing("cut-in-slot").refused("the file ends in the first slot", |bytes| bytes.truncate(700)));
    all.push(x_wing("cut-in-chunk").refused("the last byte is missing", |bytes| {
        bytes.pop();
    }));
    let room = Options { slot_room: Some(1), ..small(default) };
    let locked = |name: &str| Entry::new(name, &room, 17, &["a.key", PASSPHRASE]);
    let nine = |bytes: &mut Vec<u8>| {
        let slot = bytes[FIRST + 132..FIRST + 132 + 144].to_vec();
        (1..9).for_each(|n| bytes[FIRST + 132 + 144 * n..][..144].copy_from_slice(&slot));
        bytes[52] = 10;
    };
    all.push(locked("nine-passphrases").refused("nine slots for passphrases, to be refused before one is tried", nine));
    let slot_cost = |bytes: &mut Vec<u8>, at: usize, memory: u32, passes: u32| {
        bytes[at + 4..at + 8].copy_from_slice(&memory.to_le_bytes());
        bytes[at + 8..at + 12].copy_from_slice(&passes.to_le_bytes());
    };
    let greedy = "Argon2id with 2 GiB and 1 KiB, to be refused before memory is taken";
    all.push(locked("greedy-passphrase").refused(greedy, |bytes| slot_cost(bytes, FIRST + 132, (2 << 20) + 1, 1)));
    let together = "two passphrases that together take more than 8 GiB times passes";
    all.push(locked("greedy-together").refused(together, |bytes| {
        let slot = bytes[FIRST + 132..FIRST + 132 + 144].to_vec();
        bytes[FIRST + 276..FIRST + 276 + 144].copy_from_slice(&slot);
        bytes[52] = 3;
        slot_cost(bytes, FIRST + 132, 2 << 20, 2);
        slot_cost(bytes, FIRST + 276, (2 << 20) - 1, 3);
    }));
    all
}

fn public_keys() -> Vec<PublicKey> {
    let alice = identity(IDENTITIES[0]);
    let text = alice.recipient().to_string();
    let bytes: Vec<u8> = bech32::primitives::decode::UncheckedHrpstring::new(&text)
        .unwrap()
        .remove_checksum::<bech32::NoChecksum>()
        .byte_iter()
        .collect();
    // The last 30 bits are the checksum.
    let key = &bytes[..1217];
    let good = |comment: &str, text: String| PublicKey {
        result: "valid".to_owned(),
        comment: comment.to_owned(),
        text,
        fingerprint: alice.recipient().fingerprint().to_string(),
    };
    let bad = |comment: &str, text: String| PublicKey {
        result: "refused".to_owned(),
        comment: comment.to_owned(),
        text,
        fingerprint: String::new(),
    };
    let with = |key: &[u8]| encoded::<Long>("phx", key);
    let changed = |at: usize| {
        let mut text = text.clone().into_bytes();
        text[at] = if text[at] == b'q' { b'p' } else { b'q' };
        String::from_utf8(text).unwrap()
    };
    vec![
        good("alice's", text.clone()),
        good("in capitals", text.to_uppercase()),
        good("with a name", format!("{text} Alice")),
        bad("in both cases", text[..100].to_uppercase() + &text[100..]),
        bad("a letter in the middle is another", changed(1000)),
        bad("the last letter is another", changed(text.len() - 1)),
        bad("the last letter is missing", text[..text.len() - 1].to_owned()),
        bad("with the checksum of Bech32", encoded::<LongBech32>("phx", key)),
        bad("another prefix", encoded::<Long>("phy", key)),
        bad("a byte less", with(&key[..1216])),
        bad("a byte more", with(&[key, &[0]].concat())),
        bad("of kind 4", with(&[&[4], &key[1..]].concat())),
        bad("a coefficient of ML-KEM that is 3,329", with(&[&key[..1], &[0x01, 0xfd], &key[3..]].concat())),
        bad("nothing", "phx1".to_owned()),
        bad("an identity", "phalanx-identity-1".to_owned()),
    ]
}

/// The Bech32m and Bech32 checksums, for texts as long as a public key.
enum Long {}
enum LongBech32 {}

macro_rules! long {
    ($name:ident, $like:ty) => {
        impl bech32::Checksum for $name {
            type MidstateRepr = u32;
            type CorrectionField = <$like as bech32::Checksum>::CorrectionField;
            const ROOT_GENERATOR: Self::CorrectionField = <$like>::ROOT_GENERATOR;
            const ROOT_EXPONENTS: std::ops::RangeInclusive<usize> = <$like>::ROOT_EXPONENTS;
            const CODE_LENGTH: usize = 4096;
            const CHECKSUM_LENGTH: usize = 6;
            const GENERATOR_SH: [u32; 5] = <$like>::GENERATOR_SH;
            const TARGET_RESIDUE: u32 = <$like>::TARGET_RESIDUE;
        }
    };
}
use bech32::Checksum;
long!(Long, bech32::Bech32m);
long!(LongBech32, bech32::Bech32);

fn encoded<C: Checksum>(prefix: &str, bytes: &[u8]) -> String {
    bech32::encode::<C>(bech32::Hrp::parse(prefix).unwrap(), bytes).unwrap()
}

/// Returns all files in the folder.
fn files() -> Vec<(String, Vec<u8>)> {
    let entries = entries();
    let mut all: Vec<_> = entries.iter().map(|entry| (entry.file.clone(), entry.bytes.clone())).collect();
    for name in KEYS {
        all.push((name.to_owned(), key_file(name).to_text().as_bytes().to_vec()));
    }
    for name in IDENTITIES {
        let identity = identity(name);
        all.push((name.to_owned(), identity.to_text().as_bytes().to_vec()));
        let (recipient, fingerprint) = (identity.recipient(), identity.recipient().fingerprint());
        all.push((format!("{name}.pub"), format!("# phalanx public key {fingerprint}\n{recipient}\n").into_bytes()));
    }
    let cost = small(Suite::default()).cost;
    all.push((
        LOCKED.to_owned(),
        identity(IDENTITIES[0]).lock(&the_passphrase(), cost, &mut Repeatable::new(LOCKED)).unwrap(),
    ));
    let index = Index {
        schema: SCHEMA.to_owned(),
        plaintext: PLAINTEXT.to_owned(),
        files: entries,
        public_keys: public_keys(),
    };
    let mut json = serde_json::to_string_pretty(&index).unwrap();
    json.push('\n');
    all.push(("files.json".to_owned(), json.into_bytes()));
    all.sort();
    all
}

fn the_passphrase() -> Passphrase {
    Passphrase::new(PASSPHRASE.as_bytes().to_vec()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(name)
}

#[test]
#[ignore = "writes vectors/files-3"]
fn write() {
    fs::create_dir_all(folder("files-3")).unwrap();
    for (name, bytes) in files() {
        fs::write(folder("files-3").join(name), bytes).unwrap();
    }
}

#[test]
fn the_published_files_are_these() {
    for (name, bytes) in files() {
        assert!(fs::read(folder("files-3").join(&name)).unwrap_or_default() == bytes, "{name} differs");
    }
    let mut there: Vec<_> = fs::read_dir(folder("files-3"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    there.sort();
    assert_eq!(there, files().into_iter().map(|(name, _)| name).collect::<Vec<_>>());
}

/// Opens a file with each of its secrets and with others, and compares the results.
fn check(entry: &Entry) {
    let plain = plaintext(entry.plaintext_length);
    assert_eq!(base16ct::lower::encode_string(&Sha256::digest(&plain)), entry.plaintext_sha256);
    for secret in entry.secrets() {
        let mut released = Vec::new();
        let outcome = decrypt(&entry.bytes[..], &mut released, &[secret], Transfer::default());
        match &entry.result[..] {
            "valid" => assert!(outcome.is_ok() && released == plain, "{}: {outcome:?}", entry.file),
            _ => assert!(outcome.is_err() && plain.starts_with(&released), "{}: {outcome:?}", entry.file),
        }
    }
    for other in ["c.key", "carol.identity"] {
        let outcome = decrypt(&entry.bytes[..], Vec::new(), &[secret_of(other)], Transfer::default());
        let wrong = matches!(outcome, Err(Error::WrongKey | Error::WrongIdentity | Error::OtherLock(_)));
        assert!(outcome.is_err() && (wrong || entry.result == "refused"), "{}, {other}: {outcome:?}", entry.file);
    }
    let public = Secret::Recipient(identity(IDENTITIES[0]).recipient().clone());
    assert!(decrypt(&entry.bytes[..], Vec::new(), &[public], Transfer::default()).is_err(), "{}", entry.file);
}

#[test]
fn each_is_opened_or_refused() {
    entries().iter().for_each(check);
}

/// Version 1 and 2 files must always be readable, with the limits that applied to them. Their
/// folders never change.
#[test]
fn older_versions_are_read() {
    for (version, name, schema, files) in
        [(1, "files", "phalanx-file-vectors-1", 54), (2, "files-2", "phalanx-file-vectors-2", 42)]
    {
        let index = fs::read_to_string(folder(name).join("files.json")).unwrap();
        let index: Index = serde_json::from_str(&index).unwrap();
        assert_eq!((&index.schema[..], &index.plaintext[..], index.files.len()), (schema, PLAINTEXT, files));
        for mut entry in index.files {
            entry.bytes = fs::read(folder(name).join(&entry.file)).unwrap();
            if entry.result == "valid" {
                let header = Header::read(&entry.bytes[..]).unwrap();
                assert_eq!((header.version(), header.content()), (version, None), "{}", entry.file);
            }
            check(&entry);
        }
        for key in &index.public_keys {
            let fingerprint = key.text.parse::<Recipient>().map(|read| read.fingerprint().to_string());
            assert_eq!(fingerprint.unwrap_or_default(), key.fingerprint, "{}", key.comment);
        }
    }
}

/// The header of every new file records the content type, which is authenticated.
#[test]
fn content_is_told() {
    for (name, content) in [("folder", Content::Folder), ("kalyna-256-256-gcm-key", Content::File)] {
        let sealed = fs::read(folder("files-3").join(format!("{name}.phx"))).unwrap();
        let header = Header::read(&sealed[..]).unwrap();
        assert_eq!((header.version(), header.content()), (3, Some(content)));
        assert_eq!(header.unlock(&[secret_of("a.key")]).unwrap().content(), Some(content));
    }
    let salts = ["shared-salt-1", "shared-salt-2"].map(|name| {
        let sealed = fs::read(folder("files-3").join(format!("{name}.phx"))).unwrap();
        sealed[72..104].to_vec()
    });
    assert_eq!(salts[0], salts[1]);
}

/// The slots of a version 1 file can be changed, and its version stays the same.
#[test]
fn version_1_is_edited() {
    let sealed = fs::read(folder("files").join("kalyna-256-256-gcm-three-slots.phx")).unwrap();
    let header = Header::read(&sealed[..]).unwrap();
    let mut editor = header.edit(&[secret_of("a.key")]).unwrap();
    let public = Secret::Recipient(identity("alice.identity").recipient().clone());
    let cost = small(Suite::default()).cost;
    assert!(matches!(editor.add(&public, cost, &mut Repeatable::new("x")), Err(Error::NoPublicKeys)));
    let dear = Cost::new((1 << 20) + 1, 1, 1).unwrap();
    assert!(matches!(editor.add(&secret_of("x"), dear, &mut Repeatable::new("x")), Err(Error::Cost(_))));
    editor.add(&secret_of("c.key"), cost, &mut Repeatable::new("x")).unwrap();
    editor.remove(0).unwrap();
    let edited = [editor.header().as_bytes(), &sealed[1024..]].concat();
    assert_eq!(editor.header().version(), 1);
    assert_eq!(common::open(&edited, &secret_of("c.key")).unwrap(), plaintext(100));
    assert!(matches!(common::open(&edited, &secret_of("a.key")), Err(Error::WrongKey)));
}

#[test]
fn identities_are_read() {
    let read = |name: &str| fs::read(folder("files-3").join(name)).unwrap();
    for name in IDENTITIES {
        let identity = identity(name);
        assert_eq!(Identity::from_text(&read(name)).unwrap().recipient(), identity.recipient());
        assert_eq!(Recipient::list(&read(&format!("{name}.pub"))).unwrap(), [identity.recipient().clone()]);
    }
    let locked = read(LOCKED);
    assert!(Identity::is_locked(&locked) && !Identity::is_locked(&read(IDENTITIES[0])));
    let alice = Identity::unlock(&locked, &[the_passphrase()]).unwrap();
    assert_eq!(alice.recipient(), identity(IDENTITIES[0]).recipient());
    let wrong = Passphrase::new(b"another".to_vec()).unwrap();
    assert!(matches!(Identity::unlock(&locked, &[wrong]), Err(Error::WrongPassphrase)));
}

#[test]
fn public_keys_are_read_or_refused() {
    for key in public_keys() {
        match (key.text.parse::<Recipient>(), &key.result[..]) {
            (Ok(read), "valid") => assert_eq!(read.fingerprint().to_string(), key.fingerprint, "{}", key.comment),
            (Err(Error::PublicKey { line: 1, .. }), "refused") => {}
            (outcome, _) => panic!("{}: {outcome:?}", key.comment),
        }
    }
}
