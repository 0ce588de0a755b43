//! Any bytes as a key file: nothing panics, and what is accepted is written and read again as the same key.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx_file::SecretKey;

fuzz_target!(|data: &[u8]| {
    let Ok(key) = SecretKey::from_text(data) else { return };
    let text = key.to_text();
    let again = SecretKey::from_text(text.as_bytes()).expect("what is written is read");
    assert_eq!(*again.to_text(), *text);
    // Case, blank lines and comments aside, the text is that of the input.
    let lines = |text: &str| -> Vec<String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(str::to_lowercase).collect()
    };
    assert_eq!(lines(std::str::from_utf8(data).expect("it was text")), lines(&text));
});
