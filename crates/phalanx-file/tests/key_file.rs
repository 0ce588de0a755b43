//! The key file's text.

mod common;

use common::Repeatable;
use phalanx_file::{Error, Passphrase, SecretKey};

fn key() -> SecretKey {
    SecretKey::generate(&mut Repeatable::new("key file")).unwrap()
}

fn reason(text: &[u8]) -> &'static str {
    match SecretKey::from_text(text) {
        Err(Error::KeyFile(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn text_round_trips() {
    let text = key().to_text();
    assert!(text.starts_with("phalanx-key-1\n") && text.len() == 14 + 65 + 17);
    assert_eq!(*SecretKey::from_text(text.as_bytes()).unwrap().to_text(), *text);
    let edited = format!("# mine\r\n\r\n{}\r\n", text.to_uppercase().replace("PHALANX-KEY-1", "phalanx-key-1"));
    assert_eq!(*SecretKey::from_text(edited.as_bytes()).unwrap().to_text(), *text);
}

#[test]
fn every_changed_character_is_refused() {
    let text = key().to_text().as_bytes().to_vec();
    for at in 0..text.len() - 1 {
        for other in *b"0f.#\0\xff" {
            let mut changed = text.clone();
            changed[at] = other;
            assert!(changed == text || SecretKey::from_text(&changed).is_err(), "{at}: {other}");
        }
    }
}

#[test]
fn cut_and_other_files_are_refused() {
    let text = key().to_text();
    for length in 0..text.len() - 1 {
        assert!(SecretKey::from_text(&text.as_bytes()[..length]).is_err(), "{length}");
    }
    assert_eq!(reason(b""), "its first line is not phalanx-key-1");
    assert_eq!(reason(&[0x80; 10]), "it is not text");
    assert_eq!(reason(&[b'a'; 5000]), "it is too long");
    assert_eq!(reason(format!("{}more", *text).as_bytes()), "text follows the checksum");
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.bytes().flat_map(|byte| [byte, 0])).collect();
    assert!(matches!(SecretKey::from_text(&utf16), Err(Error::ByteOrderMark("UTF-16"))));
}

#[test]
fn secrets_do_not_show() {
    assert_eq!(format!("{:?}", key()), "SecretKey(..)");
    assert_eq!(format!("{:?}", Passphrase::new(b"hush".to_vec()).unwrap()), "Passphrase(..)");
    assert!(matches!(Passphrase::new(Vec::new()), Err(Error::EmptyPassphrase)));
}
