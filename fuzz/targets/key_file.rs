//! Parses arbitrary bytes as a key file, an identity and a list of public keys. Nothing may panic,
//! and an accepted key must survive being written and read back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx_file::{Identity, Recipient, SecretKey};

fuzz_target!(|data: &[u8]| {
    for recipient in Recipient::list(data).unwrap_or_default() {
        let again: Recipient = recipient.to_string().parse().expect("a written key is readable");
        assert_eq!(again, recipient);
        assert!(recipient.fingerprint().is_written(&recipient.fingerprint().to_string()));
    }
    if let Ok(identity) = Identity::from_text(data) {
        let again = Identity::from_text(identity.to_text().as_bytes()).expect("a written identity is readable");
        assert_eq!(again.recipient(), identity.recipient());
    }
    let Ok(key) = SecretKey::from_text(data) else { return };
    let text = key.to_text();
    let again = SecretKey::from_text(text.as_bytes()).expect("a written key file is readable");
    assert_eq!(*again.to_text(), *text);
    // The text must equal the input except for case, blank lines and comments.
    let lines = |text: &str| -> Vec<String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(str::to_lowercase).collect()
    };
    assert_eq!(lines(std::str::from_utf8(data).expect("the input is text")), lines(&text));
});
