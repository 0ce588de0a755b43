//! Parses arbitrary text as a file of known answers or of round keys. Nothing may panic, and an
//! accepted file must survive being written and read back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx_vectors::{ScheduleFile, VectorFile};

fuzz_target!(|text: &str| {
    if let Ok(file) = VectorFile::parse(text) {
        let written = file.to_json().expect("a parsed file can be written");
        assert_eq!(VectorFile::parse(&written).expect("a written file can be parsed"), file);
        for test in file.test_groups.iter().flat_map(|group| &group.tests) {
            let message = test.message();
            assert_eq!(message.len(), test.msg_bytes.unwrap_or(test.msg.len()));
            let _ = test.check_ciphertext(&message);
        }
    }
    if let Ok(file) = ScheduleFile::parse(text) {
        assert!(file.round_keys.iter().all(|keys| keys.cipher() == keys.variant.to_lowercase()));
    }
});
