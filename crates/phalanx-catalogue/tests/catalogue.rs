//! Tests of every entry: names, known answers, sizes, and whether pieces give the same result as
//! whole messages.

use std::collections::{HashMap, HashSet};

use phalanx::Level;
use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::known::{self, Problem};
use phalanx_catalogue::roles::Direction;
use phalanx_catalogue::{Algorithm, Error, Options, Parameter, Role, Status, all, answering, find, hashes};
use phalanx_vectors::{Test, built_in_vectors, stream, vector_files};

/// Returns the options that an algorithm requires.
fn options(algorithm: &Algorithm) -> Options {
    algorithm.needs.parse().expect("an example")
}

fn key(algorithm: &Algorithm) -> Vec<u8> {
    stream(b"key", algorithm.key_bytes)
}

/// Returns a nonce that is valid for every algorithm, except for its length.
fn nonce(bytes: usize) -> Vec<u8> {
    (1..=127).cycle().take(bytes).collect()
}

#[test]
fn names_are_unique_and_found() {
    let mut seen = HashMap::new();
    for algorithm in all() {
        let names = algorithm.aliases().into_iter().chain([algorithm.name().to_owned()]);
        for name in names.chain(algorithm.oid().map(str::to_owned)) {
            let other = seen.insert(name.to_lowercase(), algorithm.name());
            assert_eq!(other, None, "{name} also names {algorithm}");
            for spelled in [name.to_uppercase(), name.to_lowercase(), name] {
                assert_eq!(find(&spelled).map(Algorithm::name), Some(algorithm.name()), "{spelled}");
            }
        }
    }
    for nothing in [
        "",
        "-",
        "kalyna-256/256",
        "kalyna-256/256-",
        "-gcm",
        "kalyna-256/256-gcm-",
        "1.2.804.2.1.1.1.1.1.3",
        "magmaé-mgm",
    ] {
        assert!(find(nothing).is_none(), "{nothing:?}");
    }
}

/// Names, aliases and OIDs used by other software and documents.
#[test]
fn names_are_those_of_others() {
    for (name, others) in [
        ("gost89", &["GOST 28147-89", "gost89-cfb", "1.2.643.2.2.21"][..]),
        ("gost-mac", &["1.2.643.2.2.22"]),
        ("gost-mac-12", &[]),
        ("gost89-cnt", &[]),
        ("gost89-cnt-12", &[]),
        ("gost89-cbc", &[]),
        ("gost89-ecb", &[]),
        ("magma-ctr-acpkm", &["1.2.643.7.1.1.5.1.1"]),
        ("kuznyechik-ctr-acpkm", &["1.2.643.7.1.1.5.2.1"]),
        ("magma-kexp15", &["1.2.643.7.1.1.7.1.1"]),
        ("kuznyechik-kexp15", &["1.2.643.7.1.1.7.2.1"]),
        ("magma-mac", &["magma-omac", "magma-cmac", "MAGMA-GOST3413-MAC"]),
        ("kalyna-128/128-ecb", &["1.2.804.2.1.1.1.1.1.3.1.1", "KALYNA-128-128-ECB", "DSTU7624-128-128-ECB"]),
        ("kalyna-256/256-ctr", &["1.2.804.2.1.1.1.1.1.3.2.2"]),
        ("kalyna-512/512-kw", &["1.2.804.2.1.1.1.1.1.3.10.3"]),
        ("kalyna-256/256-gcm-dstu", &["1.2.804.2.1.1.1.1.1.3.12.2"]),
        ("kalyna-256/256-cmswrap", &["1.2.804.2.1.1.1.1.1.3.11"]),
        ("kalyna-256/512-gcm", &["kalyna-256-512-gcm"]),
        ("ublock-128/256-gcm", &["UBLOCK-128-256-GCM", "ublock-128/256-nist-gcm"]),
        ("ublock-128/256-xts", &["ublock-128/256-ieee-xts"]),
        ("kuznyechik-nist-ctr", &["kuznyechik-nist-ctr128"]),
    ] {
        assert_eq!(find(name).map(Algorithm::name), Some(name));
        for other in others {
            assert_eq!(find(other).map(Algorithm::name), Some(name), "{other}");
        }
    }
    // Our own modes have no OID and don't belong to a standard. Variants without an OID have no
    // OIDs for their modes.
    for algorithm in all() {
        let numbered = ["kalyna-128/128", "kalyna-256/256", "kalyna-512/512"].contains(&algorithm.cipher);
        if algorithm.status == Status::Ours || (algorithm.cipher.starts_with("kalyna") && !numbered) {
            assert_eq!(algorithm.oid(), None, "{algorithm}");
        }
    }
    assert!(find("kalyna-256/256-dstu7624-gcm").is_none());
}

/// Answers with more iterations than this are slow.
fn is_short(test: &Test) -> bool {
    test.iterations.is_none_or(|times| times <= 1000)
}

#[test]
fn every_entry_gives_its_answers() {
    let (mut met, mut seen) = (HashSet::new(), HashSet::new());
    for (file, content) in vector_files().expect("embedded files") {
        for group in content.test_groups.iter().filter(|group| !known::is_hash(&group.cipher)) {
            let (cipher, mode) = (&group.cipher, &group.mode);
            let entries: Vec<_> = answering(cipher, mode).collect();
            assert!(!entries.is_empty(), "{file}: nothing answers {cipher} {mode}");
            for (algorithm, answers) in entries {
                seen.insert((algorithm.name(), answers.mode));
                for test in group.tests.iter().filter(|test| is_short(test)) {
                    match known::check(algorithm, answers, test, Level::active()) {
                        Ok(()) => _ = met.insert(algorithm.name()),
                        Err(Problem::Skipped(why)) => {
                            assert!(why == "not a whole number of bytes", "{algorithm}, {file} {}: {why}", test.id)
                        }
                        Err(Problem::Failed(why)) => panic!("{algorithm}, {file} {}: {why}", test.id),
                    }
                }
            }
        }
    }
    for algorithm in all() {
        let name = algorithm.name();
        match algorithm.not_confirmed {
            None => assert!(met.contains(name), "{name} has no known answer: say NOT CONFIRMED in its entry"),
            Some(why) => assert!(why.starts_with("NOT CONFIRMED: ") && !met.contains(name), "{name}: {why}"),
        }
        for answers in algorithm.answers {
            assert!(seen.contains(&(name, answers.mode)), "{name}: there are no answers of {}", answers.mode);
        }
    }
}

/// Every hash function, message authentication and key derivation gives its answers.
#[test]
fn hashes_give_their_answers() {
    let mut met = HashSet::new();
    for (file, content) in vector_files().expect("embedded files") {
        for group in content.test_groups.iter().filter(|group| known::is_hash(&group.cipher)) {
            for test in group.tests.iter().filter(|test| is_short(test)) {
                let outcome = known::check_hash(&group.cipher, &group.mode, test, Level::active());
                assert_eq!(outcome, Ok(()), "{file}: {} {} {}", group.cipher, group.mode, test.id);
                let mut wrong = test.clone();
                let output = wrong.tag.as_mut().or(wrong.ct.as_mut()).and_then(|bytes| bytes.first_mut());
                *output.expect("an output") ^= 1;
                let outcome = known::check_hash(&group.cipher, &group.mode, &wrong, Level::active());
                assert!(matches!(outcome, Err(Problem::Failed(_))), "{} {}: {outcome:?}", group.cipher, test.id);
                met.insert(format!("{} {}", group.cipher, group.mode));
            }
        }
    }
    let hashes = hashes::HASHES.iter().map(|hash| format!("{} hash", hash.name));
    let keyed = hashes::KEYED.iter().map(|keyed| format!("{} {}", keyed.hash, &keyed.name[..4]));
    let kdfs = hashes::KDFS.iter().map(|kdf| format!("{} {}", kdf.answers.0, kdf.answers.1));
    let all: HashSet<String> = hashes.chain(keyed).chain(kdfs).collect();
    assert_eq!(all, met);
}

#[test]
fn hashes_are_found_by_all_their_names() {
    let mut names = HashSet::new();
    let mut new = |name: &str| assert!(names.insert(name.to_ascii_lowercase()), "{name}: belongs to two entries");
    for hash in hashes::HASHES {
        for name in [hash.name, hash.oid].iter().chain(hash.aliases) {
            new(name);
            for spelled in [name.to_ascii_uppercase(), name.to_ascii_lowercase()] {
                assert_eq!(hashes::find_hash(&spelled).map(|hash| hash.name), Some(hash.name), "{spelled}");
            }
        }
    }
    for keyed in hashes::KEYED {
        for name in [keyed.name, keyed.oid].iter().chain(keyed.aliases) {
            new(name);
            assert_eq!(hashes::find_keyed(name).map(|keyed| keyed.name), Some(keyed.name), "{name}");
        }
        assert!(hashes::find_hash(keyed.hash).is_some(), "{keyed}");
    }
    for kdf in hashes::KDFS {
        for name in [kdf.name].iter().chain(kdf.aliases) {
            new(name);
            assert_eq!(hashes::find_kdf(name).map(|kdf| kdf.name), Some(kdf.name), "{name}");
        }
    }
    for name in ["", "streebog", "streebog-384", "sha256"] {
        assert!(hashes::find_hash(name).is_none() && hashes::find_kdf(name).is_none(), "{name}");
    }
    for name in names {
        assert!(find(&name).is_none(), "{name}: is also the name of another algorithm");
    }
}

/// Inputs that are unknown, missing, or outside the limits of the standard.
#[test]
fn key_derivation_refuses_wrong_inputs() {
    let given = |kdf: &hashes::Kdf| {
        let has = |input| kdf.takes.contains(&input);
        hashes::KdfInputs {
            counter_bytes: Some(1).filter(|_| has(hashes::KdfInput::CounterBytes)),
            iterations: Some(1).filter(|_| has(hashes::KdfInput::Iterations)),
            record: Some(1).filter(|_| has(hashes::KdfInput::Record)),
            // The expansion of HKDF needs a key as long as a digest.
            ..hashes::KdfInputs::new(if kdf.name == "hkdf-expand-streebog-512" { &[7; 64] } else { &[7; 32] })
        }
    };
    for kdf in hashes::KDFS {
        let mut out = vec![0xaa; kdf.output_bytes.unwrap_or(32)];
        let unwritten = out.clone();
        for (input, wrong) in [
            (hashes::KdfInput::Salt, hashes::KdfInputs { salt: Some(b""), ..given(kdf) }),
            (hashes::KdfInput::Label, hashes::KdfInputs { label: Some(b""), ..given(kdf) }),
            (hashes::KdfInput::Seed, hashes::KdfInputs { seed: Some(b""), ..given(kdf) }),
            (hashes::KdfInput::Info, hashes::KdfInputs { info: Some(b""), ..given(kdf) }),
            (hashes::KdfInput::CounterBytes, hashes::KdfInputs { counter_bytes: Some(1), ..given(kdf) }),
            (hashes::KdfInput::Iterations, hashes::KdfInputs { iterations: Some(1), ..given(kdf) }),
            (hashes::KdfInput::Record, hashes::KdfInputs { record: Some(0), ..given(kdf) }),
        ] {
            if kdf.takes.contains(&input) {
                continue;
            }
            let error = kdf.derive(&wrong, &mut out).expect_err("the input is not taken");
            assert!(matches!(&error, Error::KdfInput { input: named, .. } if *named == input), "{error}");
        }
        let missing = kdf.derive(&hashes::KdfInputs::new(&[7; 32]), &mut out);
        let needs = [hashes::KdfInput::CounterBytes, hashes::KdfInput::Iterations, hashes::KdfInput::Record];
        if needs.iter().any(|input| kdf.takes.contains(input)) {
            assert!(matches!(missing, Err(Error::KdfInputMissing { .. })), "{kdf}: {missing:?}");
            assert_eq!(out, unwritten, "{kdf}");
        } else {
            out.clone_from(&unwritten);
        }
        assert!(matches!(kdf.derive(&given(kdf), &mut []), Err(Error::Refused(_))), "{kdf}: no output");
        if let Some(bytes) = kdf.output_bytes {
            let wrong = kdf.derive(&given(kdf), &mut out[..bytes - 1]);
            assert!(matches!(wrong, Err(Error::Refused(_))), "{kdf}: {wrong:?}");
        }
        assert_eq!(out, unwritten, "{kdf}");
        kdf.derive(&given(kdf), &mut out).expect("valid inputs");
        assert_ne!(out, unwritten, "{kdf}");
    }
    let of = |name: &str| hashes::find_kdf(name).expect("a name");
    for (digest, hash) in [(32, "streebog-256"), (64, "streebog-512")] {
        let error = of(&format!("hkdf-expand-{hash}"))
            .derive(&hashes::KdfInputs::new(&vec![7; digest - 1]), &mut [0; 32])
            .expect_err("too short a key")
            .to_string();
        assert!(error.contains(&format!("at least {digest} bytes")), "{error}");
    }
    let beyond = hashes::KdfInputs { record: Some(1 << 40), ..hashes::KdfInputs::new(&[7; 32]) };
    let error = of("esptree").derive(&beyond, &mut [0; 32]).expect_err("too large").to_string();
    assert!(error.contains("2^40 - 1"), "{error}");
    let most = hashes::KdfInputs { iterations: Some(1 << 32), ..hashes::KdfInputs::new(b"password") };
    let error = of("pbkdf2-streebog-512").derive(&most, &mut [0; 32]).expect_err("too many").to_string();
    assert!(error.contains("2^32 - 1"), "{error}");
}

/// The built-in self-test has a checkable answer for every algorithm with known answers.
#[test]
fn every_entry_gives_a_built_in_answer() {
    let mut met = HashSet::new();
    for group in &built_in_vectors().expect("the embedded files") {
        for (algorithm, answers) in answering(&group.cipher, &group.mode) {
            for test in group.tests.iter().filter(|test| test.iterations.is_none()) {
                match known::check(algorithm, answers, test, Level::active()) {
                    Ok(()) => _ = met.insert((algorithm.name(), answers.mode)),
                    Err(Problem::Skipped(_)) => {}
                    Err(Problem::Failed(why)) => panic!("{algorithm}, {}: {why}", test.id),
                }
            }
        }
    }
    for algorithm in all() {
        for answers in algorithm.answers.iter().filter(|answers| !answers.mode.ends_with("-iterated")) {
            assert!(met.contains(&(algorithm.name(), answers.mode)), "{algorithm}: no answer of {}", answers.mode);
        }
    }
}

/// A wrong answer in any field is detected.
#[test]
fn wrong_answers_are_seen() {
    let mut roles = HashSet::new();
    for (_, content) in vector_files().expect("embedded files") {
        for group in &content.test_groups {
            let Some((algorithm, answers)) = answering(&group.cipher, &group.mode).next() else { continue };
            let Some(test) =
                group.tests.iter().find(|test| is_short(test) && test.ct.as_ref().is_some_and(|ct| !ct.is_empty()))
            else {
                continue;
            };
            let mut wrong = test.clone();
            if let Some(first) = wrong.ct.as_mut().and_then(|ct| ct.first_mut()) {
                *first ^= 1;
            }
            if test.result == phalanx_vectors::Verdict::Valid {
                let outcome = known::check(algorithm, answers, &wrong, Level::active());
                assert!(matches!(outcome, Err(Problem::Failed(_))), "{algorithm}: {outcome:?}");
                roles.insert(algorithm.role());
                wrong.result = phalanx_vectors::Verdict::Invalid;
                wrong.ct.clone_from(&test.ct);
                let refused = matches!(algorithm.role(), Role::Aead | Role::KeyWrap);
                let outcome = known::check(algorithm, answers, &wrong, Level::active());
                let want = "accepted an input that must be rejected";
                assert!(!refused || outcome == Err(Problem::Failed(want.into())), "{algorithm}: {outcome:?}");
            }
        }
    }
    assert_eq!(roles.len(), 7, "all but codes, which have no ciphertext: {roles:?}");
}

/// Makes a call with a nonce and a tag of these lengths. Returns the result, and whether the
/// buffers are unchanged.
fn call(algorithm: &'static Algorithm, options: &Options, nonce: &[u8], tag_bytes: usize) -> (Result<(), Error>, bool) {
    let key = key(algorithm);
    // This is a multiple of every block size and a valid length for a key to wrap: 128 bytes, or 32
    // if required.
    let message = vec![0x5a; if algorithm.name().starts_with("gost89-wrap") { 32 } else { 128 }];
    let message = if algorithm.mode == "kwp" { vec![0x5a; algorithm.block_bytes + 1] } else { message };
    let (mut data, mut tag) = (message.clone(), vec![0xa5; tag_bytes]);
    let outcome = match algorithm.role() {
        Role::Blocks => algorithm.blocks(&key, options).and_then(|blocks| blocks.crypt(Direction::Encrypt, &mut data)),
        Role::Stream => {
            let one = |direction, data: &mut [u8]| algorithm.stream(&key, options)?.crypt(direction, nonce, data);
            let started = algorithm.stream(&key, options).and_then(|cipher| cipher.start(Direction::Encrypt, nonce));
            let outcome = one(Direction::Encrypt, &mut data);
            assert_eq!(started.err(), outcome.clone().err(), "{algorithm}");
            outcome
        }
        Role::BlockMode => algorithm.block_mode(&key, options).and_then(|cipher| {
            let started = cipher.start(Direction::Decrypt, nonce);
            let outcome = cipher.crypt(Direction::Decrypt, nonce, &mut data);
            assert_eq!(started.err(), outcome.clone().err(), "{algorithm}");
            outcome
        }),
        Role::Aead => algorithm.aead(&key, options).and_then(|aead| aead.seal(nonce, b"aad", &mut data, &mut tag)),
        Role::Mac => algorithm.mac(&key, options).and_then(|mac| mac.mac(nonce, &message, &mut tag)),
        Role::Xts => algorithm.xts(&key, options).and_then(|xts| xts.crypt(Direction::Encrypt, nonce, &mut data)),
        Role::KeyWrap => algorithm.key_wrap(&key, options).and_then(|wrap| wrap.wrap(nonce, &message).map(|_| ())),
        Role::KeyDerivation => algorithm.key_derivation(&key, options).and_then(|kdf| kdf.derive(nonce).map(|_| ())),
    };
    let untouched = data == message && tag == vec![0xa5; tag_bytes];
    (outcome, untouched)
}

#[test]
fn sizes_are_what_is_accepted() {
    for algorithm in all() {
        let (options, block) = (options(algorithm), algorithm.block_bytes);
        let (nonce_bytes, tag_bytes) = (algorithm.nonce.bytes, algorithm.tag.map_or(0, |tag| tag.bytes));
        assert_eq!(call(algorithm, &options, &nonce(nonce_bytes), tag_bytes).0, Ok(()), "{algorithm}");
        assert!(algorithm.nonce.takes(nonce_bytes), "{algorithm}");
        for bytes in (0..=3 * block + 1).filter(|_| algorithm.role() != Role::Blocks) {
            let (outcome, untouched) = call(algorithm, &options, &nonce(bytes), tag_bytes);
            let takes = algorithm.nonce.takes(bytes);
            assert_eq!(outcome.is_ok(), takes, "{algorithm}, a nonce of {bytes}: {outcome:?}");
            if !takes {
                let want = Error::Nonce { algorithm: algorithm.name(), takes: nonce_bytes, got: bytes };
                assert_eq!((outcome, untouched), (Err(want), true), "{algorithm}, a nonce of {bytes}");
            }
        }
        for bytes in [0, 1, algorithm.key_bytes - 1, algorithm.key_bytes + 1] {
            let want = Error::Key { algorithm: algorithm.name(), takes: algorithm.key_bytes, got: bytes };
            assert_eq!(refusal(algorithm, &vec![1; bytes], &options), Some(want));
        }
        let Some(tag) = algorithm.tag else { continue };
        for bytes in 0..=tag.max_bytes + 1 {
            // Without the option, no other length is accepted, even if the mode allows it.
            let (outcome, untouched) = call(algorithm, &options, &nonce(nonce_bytes), bytes);
            let refused = Error::Tag { algorithm: algorithm.name(), takes: tag.bytes, got: bytes };
            let want = if bytes == tag.bytes { (Ok(()), false) } else { (Err(refused), true) };
            assert_eq!((outcome, untouched), want, "{algorithm}, a tag of {bytes}");
            let mut chosen = options;
            chosen.tag = Some(bytes);
            let (outcome, _) = call(algorithm, &chosen, &nonce(nonce_bytes), bytes);
            let ccm = algorithm.mode == "ccm" && ![8, 16, 32, 48, 64].contains(&bytes);
            let want = algorithm.has(Parameter::Tag) && (tag.min_bytes..=tag.max_bytes).contains(&bytes) && !ccm;
            assert_eq!(outcome.is_ok(), want, "{algorithm}, tag={bytes}: {outcome:?}");
        }
    }
}

/// Returns why an algorithm cannot be created.
fn refusal(algorithm: &'static Algorithm, key: &[u8], options: &Options) -> Option<Error> {
    match algorithm.role() {
        Role::Blocks => algorithm.blocks(key, options).err(),
        Role::Stream => algorithm.stream(key, options).err(),
        Role::BlockMode => algorithm.block_mode(key, options).err(),
        Role::Aead => algorithm.aead(key, options).err(),
        Role::Mac => algorithm.mac(key, options).err(),
        Role::Xts => algorithm.xts(key, options).err(),
        Role::KeyWrap => algorithm.key_wrap(key, options).err(),
        Role::KeyDerivation => algorithm.key_derivation(key, options).err(),
    }
}

#[test]
fn options_are_checked() {
    for (text, refused) in [
        ("colour=red", "unknown option \"colour\""),
        ("section", "unknown option \"section\""),
        ("section=-1", "invalid value \"-1\" for option section (expected a number of bytes)"),
        ("section=1;section=1", "option section is given twice"),
        ("sbox=none", "invalid value \"none\" for option sbox"),
        ("level=avx1024", "invalid value \"avx1024\" for option level"),
        ("padding=PKCS7", "invalid value \"PKCS7\" for option padding"),
    ] {
        let error = text.parse::<Options>().expect_err(text).to_string();
        assert!(error.starts_with(refused), "{text}: {error}");
    }
    assert!("".parse::<Options>().is_ok_and(|options| Parameter::ALL.iter().all(|option| !options.has(*option))));
    let all_of_them = "level=portable; sbox=1.2.643.2.2.31.1; meshing=cryptopro; one-block=as-it-is; section=32; period=48; segment=1; \
                       iv=counter; padding=10*; tag=8; lengths=4;";
    let every: Options = all_of_them.parse().expect("all options");
    assert!(Parameter::ALL.iter().all(|option| every.has(*option)));
    for algorithm in all() {
        for option in Parameter::ALL {
            let mut one = Options::default();
            let Some(value) = all_of_them.split("; ").find_map(|part| part.strip_prefix(option.name())) else {
                panic!("{option} is not tried")
            };
            one.set(option.name(), value.trim_start_matches('=').trim_end_matches(';')).expect("a value");
            let refused = matches!(refusal(algorithm, &key(algorithm), &one), Some(Error::OptionNotTaken { .. }));
            assert_eq!(refused, !algorithm.has(*option), "{algorithm}, {option}");
        }
        let missing =
            matches!(refusal(algorithm, &key(algorithm), &Options::default()), Some(Error::OptionMissing { .. }));
        assert_eq!(missing, !algorithm.needs.is_empty(), "{algorithm}");
        for asked in [Role::Blocks, Role::Aead].into_iter().filter(|role| *role != algorithm.role()) {
            let error = match asked {
                Role::Blocks => algorithm.blocks(&key(algorithm), &Options::default()).err(),
                _ => algorithm.aead(&key(algorithm), &Options::default()).err(),
            };
            assert_eq!(error, Some(Error::Role { algorithm: algorithm.name(), is: algorithm.role(), asked }));
        }
    }
    // The level only affects which kernels run.
    let gcm = find("kalyna-256/256-gcm").expect("an entry");
    assert!(gcm.aead(&[1; 32], &Options::at(Level::Portable)).is_ok());
}

/// The outputs for a short and a long message. The long one spans many sections under one key.
fn outputs(algorithm: &'static Algorithm, options: &Options) -> Result<Vec<Vec<u8>>, Error> {
    let (key, nonce) = (key(algorithm), nonce(algorithm.nonce.bytes));
    let tag_bytes = options.tag.or(algorithm.tag.map(|tag| tag.bytes)).unwrap_or_default();
    let output = |bytes: usize| {
        let (mut data, mut tag) = (stream(b"message", bytes), vec![0; tag_bytes]);
        match algorithm.role() {
            Role::Blocks => algorithm.blocks(&key, options)?.crypt(Direction::Encrypt, &mut data)?,
            Role::Stream => {
                let cipher = algorithm.stream(&key, options)?;
                cipher.crypt(Direction::Encrypt, &self::nonce(cipher.nonce_bytes()), &mut data)?;
            }
            Role::BlockMode => {
                let (mut chain, mut out) =
                    (algorithm.block_mode(&key, options)?.start(Direction::Encrypt, &nonce)?, vec![]);
                chain.update(&data, &mut out);
                chain.finish(&mut out)?;
                data = out;
            }
            Role::Aead => algorithm.aead(&key, options)?.seal(&nonce, b"header", &mut data, &mut tag)?,
            Role::Mac => algorithm.mac(&key, options)?.mac(&nonce, &data, &mut tag)?,
            Role::Xts => algorithm.xts(&key, options)?.crypt(Direction::Encrypt, &nonce, &mut data)?,
            Role::KeyWrap => return algorithm.key_wrap(&key, options)?.wrap(&nonce, &data[..bytes.min(32)]),
            Role::KeyDerivation => return algorithm.key_derivation(&key, options)?.derive(&nonce),
        }
        Ok(if algorithm.role() == Role::Mac { tag } else { [data, tag].concat() })
    };
    // One block for the GOST 28147-89 MAC, otherwise whole blocks for every cipher.
    let short = if algorithm.role() == Role::Mac { 8 } else { 128 };
    [short, 1 << 15].into_iter().map(output).collect()
}

/// No matter which other option is set, an option either changes the output or is refused.
#[test]
fn no_option_is_ignored() {
    const VALUES: [(&str, &[&str]); 10] = [
        ("sbox", &["1.2.643.2.2.31.1", "1.2.643.2.2.31.2"]),
        ("meshing", &["none", "cryptopro"]),
        ("one-block", &["append-zeros", "as-it-is"]),
        ("section", &["32", "64"]),
        ("period", &["240", "480"]),
        ("segment", &["1", "4"]),
        ("iv", &["half", "counter"]),
        ("padding", &["none", "10*", "pkcs7"]),
        ("tag", &["3", "4", "8", "12", "16"]),
        ("lengths", &["4", "8"]),
    ];
    let all_but_level = Parameter::ALL.iter().filter(|option| **option != Parameter::Level);
    assert!(all_but_level.map(|option| option.name()).eq(VALUES.map(|(name, _)| name)), "all are tried");
    type Given<'a> = Vec<(&'a str, &'a str)>;
    let parsed = |given: &Given<'_>| -> Options {
        let given: Vec<_> = given.iter().map(|(name, value)| format!("{name}={value}")).collect();
        given.join(";").parse().expect("options")
    };
    let with = |given: &Given<'static>, name: &'static str, value: &'static str| -> Given<'static> {
        given.iter().copied().filter(|(other, _)| *other != name).chain([(name, value)]).collect()
    };
    let (mut tried, mut refused) = (0, Vec::new());
    for algorithm in all() {
        let works = |given: &Given<'_>| outputs(algorithm, &parsed(given));
        let needed: Given<'static> = algorithm.needs.split(';').filter_map(|option| option.split_once('=')).collect();
        let one_more = VALUES.iter().flat_map(|(name, values)| values.iter().map(|value| with(&needed, name, value)));
        for others in one_more.chain([needed.clone()]).filter(|given| works(given).is_ok()) {
            for (name, values) in VALUES.iter().filter(|(name, _)| algorithm.options.iter().any(|o| o.name() == *name))
            {
                let outcomes: Vec<_> = values.iter().map(|value| works(&with(&others, name, value))).collect();
                let accepted: HashSet<_> = outcomes.iter().flatten().collect();
                let several = outcomes.iter().flatten().count() > 1;
                assert!(accepted.len() != 1 || !several, "{algorithm}: option {name} is ignored with {others:?}");
                tried += 1;
                if accepted.is_empty() {
                    refused.extend(outcomes.into_iter().filter_map(Result::err));
                }
            }
        }
    }
    assert!(tried > 400, "{tried}");
    refused.dedup();
    assert_eq!(refused, [excluded("kuznyechik-ctr"), excluded("magma-ctr")]);
}

fn excluded(algorithm: &'static str) -> Error {
    Error::OptionsExclude { algorithm, option: Parameter::Segment, with: "iv=counter" }
}

#[test]
fn a_segment_excludes_a_whole_counter() {
    let options = "iv=counter;segment=4".parse().expect("options");
    for name in ["kuznyechik-ctr", "magma-ctr"] {
        let error = find(name).expect("an algorithm").stream(&[7; 32], &options).err().expect("a refusal");
        assert_eq!(error, excluded(name));
        let text = format!("{name}: option segment cannot be combined with iv=counter: leave out one of them");
        assert_eq!(error.to_string(), text);
        // A segment as long as a block is the same as having no segment option.
        let algorithm = find(name).expect("an algorithm");
        let whole = format!("iv=counter;segment={}", algorithm.block_bytes).parse().expect("options");
        assert!(algorithm.stream(&[7; 32], &whole).is_ok());
    }
}

/// A simple random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }

    /// Splits a message into pieces, including empty ones.
    fn cut<'m>(&mut self, mut message: &'m [u8]) -> Vec<&'m [u8]> {
        let mut pieces = Vec::new();
        while !message.is_empty() {
            let bound = [2, 20, 200, 5000][self.below(4)];
            let (piece, rest) = message.split_at(self.below(bound).min(message.len()));
            pieces.push(piece);
            message = rest;
        }
        pieces
    }
}

#[test]
fn pieces_are_the_whole() {
    let mut random = Random(7);
    for algorithm in all() {
        let block = algorithm.block_bytes;
        for bytes in [0, 1, block, block + 1, 5 * block - 1, 1024, 1025, 3000, 16 * block + 16384] {
            let message = stream(b"message", bytes);
            for _ in 0..3 {
                let pieces = random.cut(&message);
                pieces_of(algorithm, &message, &pieces, &mut random);
            }
        }
    }
}

fn pieces_of(algorithm: &'static Algorithm, message: &[u8], pieces: &[&[u8]], random: &mut Random) {
    let (key, mut options, nonce) = (key(algorithm), options(algorithm), nonce(algorithm.nonce.bytes));
    match algorithm.role() {
        Role::Stream => {
            let cipher = algorithm.stream(&key, &options).expect("a key");
            for direction in Direction::BOTH {
                let mut want = message.to_vec();
                cipher.crypt(direction, &nonce, &mut want).expect("a message");
                let mut running = cipher.start(direction, &nonce).expect("a nonce");
                let mut got = pieces.concat();
                let mut rest = &mut got[..];
                for piece in pieces {
                    let (head, tail) = rest.split_at_mut(piece.len());
                    running.apply(head).expect("a piece");
                    rest = tail;
                }
                assert_eq!(got, want, "{algorithm} {direction:?}");
                let mut twin = cipher.start(direction, &nonce).expect("a nonce");
                let mut both = [message.to_vec(), message.to_vec()];
                let half = message.len() / 2;
                twin.apply(&mut both[0][..half]).expect("the first half");
                both[1][..half].copy_from_slice(&want[..half]);
                twin.clone().apply(&mut both[1][half..]).expect("the second half");
                twin.apply(&mut both[0][half..]).expect("the second half");
                assert_eq!(both, [want.clone(), want.clone()], "{algorithm} {direction:?}, a copy");
                let place = random.below(message.len() + 1);
                if running.seek(place as u64).is_ok() {
                    let mut got = message[place..].to_vec();
                    running.apply(&mut got).expect("a piece");
                    assert_eq!(got, want[place..], "{algorithm} from {place}");
                }
            }
        }
        Role::BlockMode => {
            for padding in ["none", "10*", "pkcs7"] {
                if algorithm.has(Parameter::Padding) {
                    options.padding = None;
                    options.set("padding", padding).expect("a padding");
                }
                let cipher = algorithm.block_mode(&key, &options).expect("a key");
                let run = |direction, pieces: &[&[u8]]| {
                    let (mut chain, mut out) = (cipher.start(direction, &nonce)?, Vec::new());
                    for piece in pieces {
                        chain.update(piece, &mut out);
                        // A clone is independent of the original.
                        chain.clone().update(b"elsewhere", &mut Vec::new());
                        chain = chain.clone();
                    }
                    chain.finish(&mut out).map(|()| out)
                };
                let encrypted = run(Direction::Encrypt, pieces);
                assert_eq!(encrypted, run(Direction::Encrypt, &[message]), "{algorithm} {padding}");
                let mut whole = message.to_vec();
                let in_place = cipher.crypt(Direction::Encrypt, &nonce, &mut whole);
                match (&encrypted, padding) {
                    (Ok(encrypted), "none") => assert_eq!((in_place, &whole), (Ok(()), encrypted), "{algorithm}"),
                    _ => assert!(in_place.is_err() || !algorithm.has(Parameter::Padding), "{algorithm} {padding}"),
                }
                let Ok(encrypted) = encrypted else {
                    let partial = !message.len().is_multiple_of(algorithm.block_bytes);
                    assert!(padding == "none" && partial && whole == message, "{algorithm} {padding}");
                    continue;
                };
                let again = run(Direction::Decrypt, &random.cut(&encrypted));
                assert_eq!(again.as_deref(), Ok(message), "{algorithm} {padding}");
            }
        }
        Role::Aead => {
            let aead = algorithm.aead(&key, &options).expect("a key");
            let tag_bytes = algorithm.tag.expect("a tag").bytes;
            let (mut want, mut want_tag) = (message.to_vec(), vec![0; tag_bytes]);
            let sealed = aead.seal(&nonce, b"header", &mut want, &mut want_tag);
            let started = aead.start_seal(&nonce, b"header");
            assert_eq!(started.is_ok(), algorithm.has_pieces(), "{algorithm}");
            let Ok(mut sealer) = started else { return };
            assert_eq!(sealed, Ok(()), "{algorithm}");
            let mut opener = aead.start_open_unverified(&nonce, b"header").expect("a nonce");
            let (mut got, mut opened, mut tag) = (Vec::new(), Vec::new(), vec![0; tag_bytes]);
            for piece in pieces {
                let mut piece = piece.to_vec();
                sealer.update(&mut piece).expect("a piece");
                got.extend_from_slice(&piece);
                opener.update(&mut piece).expect("a piece");
                opened.extend_from_slice(&piece);
                sealer.clone().update(&mut [1; 5]).expect("a piece elsewhere");
                (sealer, opener) = (sealer.clone(), opener.clone());
            }
            sealer.finish(&mut tag).expect("a tag");
            assert_eq!((&got, &tag), (&want, &want_tag), "{algorithm}");
            assert_eq!(opened, message, "{algorithm}");
            opener.verify(&tag).expect("the right tag");
            // Modified data is rejected and left unchanged.
            tag[tag_bytes - 1] ^= 1;
            let before = got.clone();
            let refused = aead.open(&nonce, b"header", &mut got, &tag).expect_err("a wrong tag");
            assert!(refused.is_not_authentic() && got == before, "{algorithm}");
            let wrong_length = aead.start_seal(&nonce, b"header").expect("a nonce").finish(&mut tag[1..]);
            assert!(matches!(wrong_length, Err(Error::Tag { .. })), "{algorithm}: {wrong_length:?}");
        }
        Role::Mac => {
            let mac = algorithm.mac(&key, &options).expect("a key");
            let mut want = vec![0; algorithm.tag.expect("a tag").bytes];
            let whole = mac.mac(&nonce, message, &mut want);
            let run = || {
                let mut running = mac.start(&nonce).expect("a nonce");
                for piece in pieces {
                    running.update(piece).expect("a piece");
                    running.clone().update(b"elsewhere").expect("a piece elsewhere");
                    running = running.clone();
                }
                running
            };
            let mut got = vec![0; want.len()];
            let finished = run().finish(&mut got);
            assert_eq!((&finished, &got), (&whole, &want), "{algorithm}");
            if whole.is_err() {
                assert!(message.is_empty(), "{algorithm}: {whole:?}");
                return;
            }
            assert_eq!(run().verify(&want), Ok(()), "{algorithm}");
            assert_eq!(mac.verify(&nonce, message, &want), Ok(()), "{algorithm}");
            want[0] ^= 1;
            assert!(run().verify(&want).is_err_and(|error| error.is_not_authentic()), "{algorithm}");
            assert!(mac.verify(&nonce, message, &want).is_err_and(|error| error.is_not_authentic()), "{algorithm}");
        }
        Role::Xts => {
            let xts = algorithm.xts(&key, &options).expect("a key");
            let (block, first) = (algorithm.block_bytes, 0xffff_ffff);
            let sector = block + random.below(600);
            let last = message.len() % sector;
            let (mut whole, mut one_by_one) = (message.to_vec(), message.to_vec());
            let outcome = xts.crypt_sectors(Direction::Encrypt, first, sector, &mut whole);
            if (1..block).contains(&last) {
                assert!(outcome.is_err() && whole == message, "{algorithm}");
                return;
            }
            assert_eq!(outcome, Ok(()), "{algorithm}");
            for (i, sector) in one_by_one.chunks_mut(sector).enumerate() {
                let mut tweak = vec![0; block];
                tweak[..16].copy_from_slice(&(first + i as u128).to_le_bytes());
                xts.crypt(Direction::Encrypt, &tweak, sector).expect("a sector");
            }
            assert_eq!(whole, one_by_one, "{algorithm}");
            xts.crypt_sectors(Direction::Decrypt, first, sector, &mut whole).expect("sectors");
            assert_eq!(whole, message, "{algorithm}");
        }
        // These have no messages in pieces, so encrypt and decrypt.
        Role::Blocks => {
            let (blocks, mut data) = (algorithm.blocks(&key, &options).expect("a key"), message.to_vec());
            let outcome = blocks.crypt(Direction::Encrypt, &mut data);
            assert_eq!(outcome.is_ok(), message.len().is_multiple_of(algorithm.block_bytes), "{algorithm}");
            if outcome.is_ok() {
                blocks.crypt(Direction::Decrypt, &mut data).expect("whole blocks");
            }
            assert_eq!(data, message, "{algorithm}");
        }
        Role::KeyWrap => {
            let wrap = algorithm.key_wrap(&key, &options).expect("a key");
            let Ok(mut wrapped) = wrap.wrap(&nonce, message) else { return };
            let beside: &[u8] = if algorithm.nonce.carried { &[] } else { &nonce };
            assert_eq!(wrap.unwrap(beside, &wrapped).as_deref(), Ok(message), "{algorithm}");
            wrapped[0] ^= 1;
            assert!(wrap.unwrap(beside, &wrapped).is_err_and(|error| error.is_not_authentic()), "{algorithm}");
        }
        Role::KeyDerivation => {}
    }
}

/// If a mode's limit can be reached by seeking, it must be the limit stated in the entry.
#[test]
fn limits_are_where_streams_end() {
    let mut reached = 0;
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::Stream) {
        let mut options = options(algorithm);
        if algorithm.has(Parameter::Section) {
            // Use long sections, because every section before the position needs a key.
            options.section = Some(1 << 32);
        }
        let cipher = algorithm.stream(&key(algorithm), &options).expect("a key");
        let mut stream = cipher.start(Direction::Encrypt, &nonce(algorithm.nonce.bytes)).expect("a nonce");
        let most = algorithm.limits.message_bytes;
        if most == u64::MAX || stream.seek(0).is_err() {
            continue;
        }
        stream.seek(most).expect("the end");
        assert!(stream.apply(&mut [0]).is_err(), "{algorithm}");
        assert!(stream.seek(most + 1).is_err(), "{algorithm}");
        stream.seek(most - 1).expect("the last byte");
        stream.apply(&mut [0]).expect("the last byte");
        reached += 1;
    }
    assert_eq!(reached, 7, "CTR with 4 bytes of counter, and Magma's two");
}

/// The fields of entries appear in tables and user interfaces.
#[test]
fn entries_say_what_they_are() {
    for algorithm in all() {
        assert!(!algorithm.section.is_empty() && !algorithm.mode.is_empty(), "{algorithm}");
        assert_eq!(algorithm.tag.is_some(), matches!(algorithm.role(), Role::Aead | Role::Mac), "{algorithm}");
        assert!(algorithm.name().starts_with(algorithm.cipher) || algorithm.cipher == "gost28147", "{algorithm}");
        assert!(
            algorithm.nonce.max_bytes == 0 || algorithm.nonce.rule != phalanx_catalogue::NonceRule::None,
            "{algorithm}"
        );
    }
}

/// The stated message lengths are those that the algorithm accepts, with and without associated
/// data. Every error names the algorithm and the accepted lengths, and messages in pieces are
/// rejected in the same way as whole ones.
#[test]
fn entries_say_which_lengths_they_take() {
    let mut refused = 0;
    for algorithm in all() {
        let (options, key, nonce) = (options(algorithm), key(algorithm), nonce(algorithm.nonce.bytes));
        let mut tag = vec![0; algorithm.tag.map_or(0, |tag| tag.bytes)];
        let takes = algorithm.message;
        for bytes in 0..=3 * algorithm.block_bytes.max(16) + 1 {
            let mut refuses = |says: bool, outcome: Result<(), Error>, context: &str| {
                assert_eq!(outcome.is_ok(), says, "{algorithm}, {bytes} bytes, {context}: {outcome:?}");
                let Err(error) = outcome else { return };
                if matches!(algorithm.role(), Role::Aead | Role::Mac | Role::KeyWrap) {
                    let text = error.to_string();
                    assert!(matches!(error, Error::Message { .. }), "{error:?}");
                    assert!(text.starts_with(algorithm.name()) && text.contains(&takes.to_string()), "{text}");
                    assert!(text.contains(&format!(": {bytes} bytes")), "{text}");
                    refused += 1;
                }
            };
            let message = stream(b"message", bytes);
            let mut data = message.clone();
            let says = takes.takes(bytes, false);
            match algorithm.role() {
                Role::Aead => {
                    let aead = algorithm.aead(&key, &options).expect("ready");
                    for aad in [&b""[..], b"header"] {
                        let says = takes.takes(bytes, !aad.is_empty());
                        let context = format!("{} bytes of associated data", aad.len());
                        let sealed = aead.seal(&nonce, aad, &mut data, &mut tag);
                        refuses(says, sealed.clone(), &context);
                        let mut opened = aead.open(&nonce, aad, &mut data, &tag);
                        refuses(says, opened.clone(), &context);
                        assert_eq!(data, message, "{algorithm}");
                        let Ok(mut sealer) = aead.start_seal(&nonce, aad) else { continue };
                        sealer.update(&mut data).expect("short");
                        assert_eq!(sealer.finish(&mut tag), sealed, "{algorithm}, {context}");
                        let mut opener = aead.start_open_unverified(&nonce, aad).expect("as above");
                        opener.update(&mut data).expect("short");
                        opened = opener.verify(&tag);
                        assert_eq!(opened, sealed, "{algorithm}, {context}");
                    }
                }
                Role::Mac => {
                    let mac = algorithm.mac(&key, &options).expect("ready");
                    let made = mac.mac(&nonce, &message, &mut tag);
                    refuses(says, made.clone(), "whole");
                    refuses(says, mac.verify(&nonce, &message, &tag), "verified");
                    let mut running = mac.start(&nonce).expect("a nonce");
                    running.update(&message).expect("short");
                    assert_eq!(running.clone().finish(&mut tag), made, "{algorithm}");
                    assert_eq!(running.verify(&tag), made, "{algorithm}");
                }
                Role::KeyWrap => {
                    let wrap = algorithm.key_wrap(&key, &options).expect("ready");
                    refuses(says, wrap.wrap(&nonce, &message).map(drop), "wrapped");
                }
                Role::Blocks => {
                    let blocks = algorithm.blocks(&key, &options).expect("ready");
                    refuses(says, blocks.crypt(Direction::Encrypt, &mut data), "encrypted");
                }
                Role::Stream => {
                    let cipher = algorithm.stream(&key, &options).expect("ready");
                    refuses(says, cipher.crypt(Direction::Encrypt, &nonce, &mut data), "encrypted");
                }
                Role::BlockMode => {
                    let chain = algorithm.block_mode(&key, &options).expect("ready");
                    refuses(says, chain.crypt(Direction::Encrypt, &nonce, &mut data), "encrypted");
                }
                Role::Xts => {
                    let xts = algorithm.xts(&key, &options).expect("ready");
                    refuses(says, xts.crypt(Direction::Encrypt, &nonce, &mut data), "encrypted");
                }
                Role::KeyDerivation => {}
            }
        }
    }
    assert!(refused > 500, "{refused}");
    for (name, empty, with_aad) in [
        ("kalyna-256/256-ccm", false, false),
        ("kalyna-256/256-gcm", true, true),
        ("kalyna-256/256-gcm-dstu", false, true),
        ("kuznyechik-mgm", false, true),
        ("ublock-128/256-gcm", true, true),
        ("kuznyechik-mac", true, true),
        ("kalyna-128/128-cmac", false, false),
        ("kuznyechik-kexp15", false, false),
    ] {
        let takes = find(name).expect("an algorithm").message;
        assert_eq!((takes.takes(0, false), takes.takes(0, true)), (empty, with_aad), "{name}");
    }
}

/// A message that is too long is reported with its full length, not with the rest.
#[test]
fn limits_are_those_of_whole_messages() {
    let mut told = 0;
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::Stream) {
        let mut options = options(algorithm);
        if algorithm.has(Parameter::Section) {
            options.section = Some(1 << 32);
        }
        let cipher = algorithm.stream(&key(algorithm), &options).expect("a key");
        let mut stream = cipher.start(Direction::Encrypt, &nonce(algorithm.nonce.bytes)).expect("a nonce");
        let most = algorithm.limits.message_bytes;
        if most == u64::MAX || stream.seek(most - 3).is_err() {
            continue;
        }
        let error = stream.apply(&mut [0; 10]).expect_err("three bytes are left");
        assert_eq!(error, Error::Refused(phalanx::Error::TooLong { max: most, got: most + 7 }), "{algorithm}");
        told += 1;
    }
    assert_eq!(told, 7, "as many as have a limit");
}

/// An option may require an initialisation vector that is longer than the default.
#[test]
fn rows_take_the_nonces_that_their_options_ask_for() {
    let options: Options = "iv=counter".parse().expect("an option");
    let mut checked = 0;
    for algorithm in all().iter().filter(|algorithm| algorithm.has(Parameter::Iv)) {
        let (keys, data) = (stream(b"keys", 3 * algorithm.key_bytes), stream(b"rows", 3 * 20));
        let each = Rows::Fixed { width: algorithm.key_bytes, bytes: &keys };
        let rows = Rows::Fixed { width: 20, bytes: &data };
        let crypt = |ivs: &[u8], out: &mut [u8]| {
            algorithm.crypt_rows_each(each, &options, Direction::Encrypt, Nonces::Given(ivs), rows, out)
        };
        let (ivs, mut out) = (nonce(3 * algorithm.block_bytes), vec![0; data.len()]);
        crypt(&ivs, &mut out).expect("as long as a block");
        for row in 0..3 {
            let of = |all: &[u8], bytes: usize| all[row * bytes..][..bytes].to_vec();
            let cipher = algorithm.stream(&of(&keys, algorithm.key_bytes), &options).expect("a key");
            let mut single = of(&data, 20);
            cipher.crypt(Direction::Encrypt, &of(&ivs, algorithm.block_bytes), &mut single).expect("lengths are right");
            assert_eq!(of(&out, 20), single, "{algorithm}");
        }
        let half = crypt(&ivs[..3 * algorithm.nonce.bytes], &mut out);
        assert!(matches!(half, Err(Error::Rows(_))), "{algorithm}: {half:?}");
        checked += 1;
    }
    assert_eq!(checked, 2, "CTR of GOST R 34.13");
}

/// Each key is derived from the previous one. A position that would take years is rejected at once.
#[test]
fn nobody_waits_for_keys_without_end() {
    let mut refused = 0;
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::Stream) {
        let cipher = algorithm.stream(&key(algorithm), &options(algorithm)).expect("a key");
        let mut stream = cipher.start(Direction::Encrypt, &nonce(algorithm.nonce.bytes)).expect("a nonce");
        if stream.seek(u64::MAX).is_err() {
            refused += 1;
            continue;
        }
        // Either result is fine.
        let _ = stream.apply(&mut [0]);
    }
    assert!(refused > 5, "{refused}");
}

/// Rows give the same results as separate calls, whether they share a key or each have their own.
#[test]
fn rows_are_single_calls() {
    const ROWS: usize = 37;
    const WIDTH: usize = 48;
    for algorithm in all() {
        let options = options(algorithm);
        let (bytes, tag) = (algorithm.nonce.bytes, algorithm.tag.map_or(0, |tag| tag.bytes));
        let mut ivs = stream(b"nonces", ROWS * bytes);
        ivs.chunks_exact_mut(bytes.max(1)).for_each(|nonce| nonce[0] &= 0x7f);
        let iv = |row: usize| &ivs[row * bytes..(row + 1) * bytes];
        let (nonces, data) = (Nonces::Given(&ivs), stream(b"rows", ROWS * WIDTH));
        let rows = Rows::Fixed { width: WIDTH, bytes: &data };
        let message = |row: usize| &data[row * WIDTH..(row + 1) * WIDTH];
        let keys = stream(b"keys", ROWS * algorithm.key_bytes);
        let every = Rows::Fixed { width: algorithm.key_bytes, bytes: &keys };
        let aad = Aad::Shared(b"associated data");
        let bad = Err(Error::Rows(RowsError::NotAuthentic { row: 5, bad: 1 }));
        let short = Err(Error::Rows(RowsError::Count { what: "keys", rows: ROWS, got: 0 }));
        let none = Rows::Fixed { width: 1, bytes: &[] };
        for each in [false, true] {
            let of = |row: usize| &keys[if each { row } else { 0 } * algorithm.key_bytes..][..algorithm.key_bytes];
            let context = format!("{algorithm}, keys: {each}");
            match algorithm.role() {
                Role::Aead => {
                    let one = algorithm.aead(of(0), &options).expect("ready");
                    let sealed = (0..ROWS).flat_map(|row| {
                        let (mut data, mut tag) = (message(row).to_vec(), vec![0; tag]);
                        let aead = algorithm.aead(of(row), &options).expect("ready");
                        aead.seal(iv(row), b"associated data", &mut data, &mut tag).expect("lengths are right");
                        [data, tag].concat()
                    });
                    let sealed: Vec<u8> = sealed.collect();
                    let (mut out, mut opened) = (vec![0; sealed.len()], vec![0; data.len()]);
                    let whole = Rows::Fixed { width: WIDTH + tag, bytes: &sealed };
                    if each {
                        let done = algorithm.seal_rows_each(every, &options, nonces, aad, rows, &mut out);
                        assert_eq!(done, Ok(()), "{context}");
                        let done = algorithm.open_rows_each(every, &options, nonces, aad, whole, &mut opened);
                        assert_eq!(done, Ok(()), "{context}");
                        assert_eq!(algorithm.seal_rows_each(none, &options, nonces, aad, rows, &mut out), short);
                    } else {
                        assert_eq!(one.seal_rows(nonces, aad, rows, &mut out), Ok(()), "{context}");
                        assert_eq!(one.open_rows(nonces, aad, whole, &mut opened), Ok(()), "{context}");
                    }
                    assert!(out == sealed && opened == data, "{context}");
                    out[5 * (WIDTH + tag) + 3] ^= 1;
                    let whole = Rows::Fixed { width: WIDTH + tag, bytes: &out };
                    let refused = if each {
                        algorithm.open_rows_each(every, &options, nonces, aad, whole, &mut opened)
                    } else {
                        one.open_rows(nonces, aad, whole, &mut opened)
                    };
                    assert_eq!(refused, bad, "{context}");
                    assert!(refused.is_err_and(|error| error.is_not_authentic()));
                    let mut left = data.clone();
                    left[5 * WIDTH..6 * WIDTH].fill(0);
                    assert!(opened == left, "{context}");
                }
                Role::Stream => {
                    for direction in Direction::BOTH {
                        let one = algorithm.stream(of(0), &options).expect("ready");
                        let want = (0..ROWS).flat_map(|row| {
                            let mut data = message(row).to_vec();
                            let stream = algorithm.stream(of(row), &options).expect("ready");
                            stream.crypt(direction, iv(row), &mut data).expect("lengths are right");
                            data
                        });
                        let (want, mut out): (Vec<u8>, _) = (want.collect(), vec![0; data.len()]);
                        let done = if each {
                            algorithm.crypt_rows_each(every, &options, direction, nonces, rows, &mut out)
                        } else {
                            one.crypt_rows(direction, nonces, rows, &mut out)
                        };
                        assert_eq!(done, Ok(()), "{context}");
                        assert!(out == want, "{context}");
                    }
                }
                Role::Mac => {
                    let one = algorithm.mac(of(0), &options).expect("ready");
                    let tags = (0..ROWS).flat_map(|row| {
                        let mut tag = vec![0; tag];
                        let mac = algorithm.mac(of(row), &options).expect("ready");
                        mac.mac(iv(row), message(row), &mut tag).expect("lengths are right");
                        tag
                    });
                    let mut tags: Vec<u8> = tags.collect();
                    let mut out = vec![0; tags.len()];
                    let verify = |tags: &[u8]| {
                        if each {
                            algorithm.verify_rows_each(every, &options, nonces, rows, tags)
                        } else {
                            one.verify_rows(nonces, rows, tags)
                        }
                    };
                    let done = if each {
                        algorithm.mac_rows_each(every, &options, nonces, rows, &mut out)
                    } else {
                        one.mac_rows(nonces, rows, &mut out)
                    };
                    assert_eq!(done, Ok(()), "{context}");
                    assert!(out == tags, "{context}");
                    assert_eq!(verify(&tags), Ok(()), "{context}");
                    tags[5 * tag] ^= 1;
                    assert_eq!(verify(&tags), bad, "{context}");
                }
                Role::Blocks | Role::BlockMode | Role::Xts | Role::KeyWrap | Role::KeyDerivation => {}
            }
        }
    }
}
