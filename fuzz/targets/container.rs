//! Reads arbitrary bytes as an encrypted file and opens it with a key. Nothing may panic, and
//! writing an accepted header back must produce the same bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx_file::{Header, Identity, Secret, SecretKey, Transfer};

/// The key and identity of the published test files, so that valid files in the corpus can be
/// opened.
const KEY: &[u8] = include_bytes!("../../vectors/files/a.key");
const IDENTITY: &[u8] = include_bytes!("../../vectors/files-2/alice.identity");

fuzz_target!(|data: &[u8]| {
    let Ok(header) = Header::read(data) else { return };
    let bytes = header.as_bytes();
    assert!(data.starts_with(bytes), "the header differs from the input");
    let again = Header::parse(bytes.to_vec()).expect("a header that was read parses");
    assert_eq!(again.as_bytes(), bytes);
    assert_eq!(again.slots(), header.slots());
    assert!(!header.slots().is_empty() && header.slots().len() <= 64);

    let key = Secret::Key(SecretKey::from_text(KEY).expect("the key file is valid"));
    let identity = Secret::Identity(Identity::from_text(IDENTITY).expect("the identity is valid"));
    if let Ok(payload) = header.unlock(&[key, identity]) {
        let sealed = &data[bytes.len()..];
        let mut plain = Vec::new();
        let outcome = payload.decrypt(
            sealed,
            &mut plain,
            Transfer { threads: Some(std::num::NonZero::<usize>::MIN), ..Transfer::default() },
        );
        if let Ok(length) = outcome {
            assert_eq!(length, plain.len() as u64);
            let file = header.layout(length).map(|layout| layout.file_len());
            assert_eq!(file.ok(), Some(data.len() as u64));
        }
    }
});
