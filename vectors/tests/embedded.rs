//! Tests that the embedded files match their schemas, and that other schemas are rejected.

use std::collections::BTreeSet;

use phalanx_vectors::{
    Error, ScheduleFile, Test, TestGroup, VectorFile, built_in, built_in_vectors, embedded, schedule_files, stream,
    vector_files,
};

#[test]
fn every_file_follows_a_schema() {
    let (vectors, schedules) = (vector_files().expect("vectors"), schedule_files().expect("schedules"));
    assert_eq!(vectors.len() + schedules.len() + 1, embedded().len(), "all except the disputed answers");
    for (name, file) in vectors {
        let tests: Vec<&Test> = file.test_groups.iter().flat_map(|group| &group.tests).collect();
        assert_eq!(tests.len(), file.number_of_tests, "{name}");
        assert!(!tests.is_empty(), "{name}");
        assert!(tests.iter().all(|test| test.ct.is_none() || test.ct_sha256.is_none()), "{name}");
        assert_eq!(VectorFile::parse(&file.to_json().expect("JSON")).expect("its own schema"), file, "{name}");
    }
}

#[test]
fn every_data_file_is_embedded() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
    let mut files: Vec<String> = std::fs::read_dir(dir)
        .expect("the directory of this crate")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a UTF-8 name"))
        .collect();
    files.sort();
    assert_eq!(files, embedded().iter().map(|(name, _)| *name).collect::<Vec<_>>());
}

fn modes<'g>(groups: impl IntoIterator<Item = &'g TestGroup>) -> BTreeSet<(String, String)> {
    groups.into_iter().map(|group| (group.cipher.clone(), group.mode.clone())).collect()
}

/// Programs only embed a few answers, but at least one for every cipher and mode.
#[test]
fn built_in_answers_are_few_and_of_every_mode() {
    let bytes: usize = built_in().iter().map(|(_, text)| text.len()).sum();
    assert!(bytes <= 320_000, "{bytes}");
    let files: Vec<VectorFile> = vector_files().expect("vectors").into_iter().map(|(_, file)| file).collect();
    let few = built_in_vectors().expect("vectors");
    assert_eq!(modes(&few), modes(files.iter().flat_map(|file| &file.test_groups)));
    // All of them are copied from the other files.
    let plain = |test: &Test| Test { id: 0, comment: None, source: None, agree: Vec::new(), ..test.clone() };
    let all: Vec<Test> =
        files.iter().flat_map(|file| &file.test_groups).flat_map(|group| &group.tests).map(plain).collect();
    assert!(few.iter().flat_map(|group| &group.tests).all(|test| all.contains(&plain(test))));
}

#[test]
fn another_schema_is_named() {
    let text = r#"{"schema": "phalanx-vectors-2"}"#;
    let error = VectorFile::parse(text).expect_err("another schema");
    assert!(matches!(&error, Error::Schema { found, expected }
        if found == "phalanx-vectors-2" && *expected == "phalanx-vectors-1"));
    assert!(error.to_string().contains("phalanx-vectors-2"));
    assert!(matches!(ScheduleFile::parse(text), Err(Error::Schema { .. })));
}

#[test]
fn damage_is_an_error() {
    for text in [
        "",
        "{}",
        "[]",
        r#"{"schema": "phalanx-vectors-1"}"#,
        // An invalid digit, half a byte, and a missing key.
        &one_test(r#""key": "0g""#),
        &one_test(r#""key": "000""#),
        &one_test(r#""msg": """#),
    ] {
        assert!(matches!(VectorFile::parse(text), Err(Error::Json(_))), "{text}");
    }
    assert!(VectorFile::parse(&one_test(r#""key": "00", "unknown": [1]"#)).is_ok());
}

fn one_test(fields: &str) -> String {
    format!(
        r#"{{"schema": "phalanx-vectors-1", "numberOfTests": 1, "testGroups": [{{"cipher": "magma", "mode": "ecb",
            "tests": [{{"id": 1, "result": "valid", "origin": "reference", {fields}}}]}}]}}"#
    )
}

#[test]
fn long_messages() {
    // The SHA-256 hashes of eight zero bytes, and of a one followed by seven zeros.
    let zero = "af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc";
    let one = "7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8";
    assert_eq!(base16ct::lower::encode_string(&stream(&[], 64)), format!("{zero}{one}"));
    assert_eq!(base16ct::lower::encode_string(&stream(&[], 33)), format!("{zero}7c"));

    let short = Test { msg: vec![1, 2], ..Test::default() };
    assert_eq!(*short.message(), [1, 2]);
    let long = Test { msg_bytes: Some(3), ..Test::default() };
    assert_eq!(*long.message(), [0xaf, 0x55, 0x70]);
}

#[test]
fn ciphertexts() {
    assert!(!Test::default().check_ciphertext(&[]), "a missing ciphertext is not an empty one");
    let whole = Test { ct: Some(vec![1, 2]), ..Test::default() };
    assert!(whole.check_ciphertext(&[1, 2]) && !whole.check_ciphertext(&[1]) && !whole.check_ciphertext(&[1, 3]));
    let hashed = Test { ct_sha256: Some(stream(&[], 32)), ..Test::default() };
    assert!(hashed.check_ciphertext(&[0; 8]) && !hashed.check_ciphertext(&[0; 9]));
}

#[test]
fn a_message_of_absurd_length_is_refused() {
    let file = |bytes: usize| {
        let test =
            format!(r#"{{"id":7,"key":"","msg":"00","msg_bytes":{bytes},"result":"valid","origin":"reference"}}"#);
        let group = format!(r#"{{"cipher":"magma","mode":"ecb","tests":[{test}]}}"#);
        VectorFile::parse(&format!(r#"{{"schema":"phalanx-vectors-1","numberOfTests":1,"testGroups":[{group}]}}"#))
    };
    assert!(file(Test::MAX_MESSAGE).is_ok());
    let refused = file(Test::MAX_MESSAGE + 1);
    assert!(matches!(refused, Err(Error::Message { id: 7, bytes }) if bytes == Test::MAX_MESSAGE + 1), "{refused:?}");
}
