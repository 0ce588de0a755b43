//! Tests the key file format.

mod common;

use common::Repeatable;
use phalanx_file::{Cost, Error, Header, Identity, Kind, Options, Passphrase, Recipient, Secret, SecretKey};

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
    for utf16 in utf16(&text) {
        assert!(reason(&utf16).contains("it is UTF-16 text: convert it to UTF-8"));
    }
}

/// Returns the text in both byte orders, with and without a byte order mark.
fn utf16(text: &str) -> [Vec<u8>; 4] {
    let [little, big] = [u16::to_le_bytes, u16::to_be_bytes]
        .map(|bytes| move |text: &str| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>());
    let marked = format!("\u{feff}{text}");
    [little(text), big(text), little(&marked), big(&marked)]
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let text = key().to_text();
    let marked = SecretKey::from_text(format!("\u{feff}{}", *text).as_bytes()).unwrap();
    assert_eq!(*marked.to_text(), *text);
    assert!(SecretKey::from_text(format!("\u{feff}\u{feff}{}", *text).as_bytes()).is_err());
    let identity = Identity::generate(&mut Repeatable::new("identity")).unwrap();
    let text = identity.to_text();
    let marked = Identity::from_text(format!("\u{feff}{}", *text).as_bytes()).unwrap();
    assert_eq!(marked.recipient(), identity.recipient());
    let public = identity.recipient().to_string();
    assert_eq!(Recipient::list(format!("\u{feff}{public}\r\n").as_bytes()).unwrap(), [identity.recipient().clone()]);
    for utf16 in utf16(&text) {
        assert!(matches!(Identity::from_text(&utf16), Err(Error::Identity(why)) if why.contains("UTF-16")));
    }
}

#[test]
fn passphrase_files() {
    let line = |contents: &[u8]| Passphrase::from_line(contents).map(|passphrase| passphrase.as_bytes().to_vec());
    for contents in ["correct horse", "correct horse\n", "correct horse\r\n", "\u{feff}correct horse\r\n"] {
        assert_eq!(line(contents.as_bytes()).unwrap(), b"correct horse", "{contents:?}");
    }
    assert_eq!(line(b"a\tb \n").unwrap(), b"a\tb ");
    assert_eq!(line(b"\xe9t\xe9\n").unwrap(), b"\xe9t\xe9");
    assert_eq!(line(&[b'a'; 4096]).unwrap().len(), 4096);
    for contents in [&b""[..], b"\n", b"\r\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\r\n"] {
        assert!(matches!(line(contents), Err(Error::EmptyPassphrase)), "{contents:x?}");
    }
    let why = |contents: &[u8]| match line(contents) {
        Err(Error::PassphraseFile(why)) => why,
        other => panic!("{contents:x?}: {other:?}"),
    };
    for utf16 in utf16("correct horse\r\n") {
        assert!(why(&utf16).contains("convert it to UTF-8"), "{utf16:x?}");
    }
    assert!(why(b"hush\0\n").contains("zero byte"));
    assert!(why(b"one\ntwo\n").contains("more than one line"));
    assert!(why(b"one\n\n").contains("more than one line"));
    assert!(why(&[b'a'; 4097]).contains("longer than 4096 bytes"));
    let public = Identity::generate(&mut Repeatable::new("identity")).unwrap().recipient().to_string();
    assert!(why(public.as_bytes()).contains("public key"));
}

/// Earlier versions included the byte order mark in the passphrase. The same passphrase file must
/// still open these files, and also files that were encrypted without the mark.
#[test]
fn passphrases_that_had_a_byte_order_mark() {
    let marked = Passphrase::from_line(b"\xef\xbb\xbfcafe\xcc\x81 noir, two cups\n").unwrap();
    for old in ["\u{feff}caf\u{e9} noir, two cups", "\u{feff}cafe\u{301} noir, two cups", "caf\u{e9} noir, two cups"] {
        let secrets = [Secret::Passphrase(Passphrase::new(old.into()).unwrap())];
        let options = Options { cost: Cost::new(8 << 10, 1, 1).unwrap(), ..Options::default() };
        let (header, _) = Header::create(&options, &secrets, &mut Repeatable::new(old)).unwrap();
        assert!(header.unlock(&[Secret::Passphrase(marked.clone())]).is_ok(), "{old}");
        assert_eq!(
            header.unlock(&[Secret::Passphrase(Passphrase::from_text("caf\u{e9} noir, two cups").unwrap())]).is_ok(),
            !old.starts_with('\u{feff}')
        );
    }
}

#[test]
fn kinds_of_files() {
    let identity = Identity::generate(&mut Repeatable::new("identity")).unwrap();
    let public = identity.recipient().to_string();
    for (contents, kind) in [
        (key().to_text().as_bytes(), Kind::Key),
        (format!("\u{feff}# mine\r\n\r\n{}", *key().to_text()).as_bytes(), Kind::Key),
        (identity.to_text().as_bytes(), Kind::Identity),
        (public.as_bytes(), Kind::PublicKeys),
        (format!("# team\n\n{} Alice\n", public.to_uppercase()).as_bytes(), Kind::PublicKeys),
        (b"\x93PHX\r\n\x1a\n and more", Kind::Encrypted),
        (b"correct horse\n", Kind::Other),
        (b"phalanx-key-2\n", Kind::Other),
        (b"# nothing\n", Kind::Other),
        (b"", Kind::Other),
    ] {
        assert_eq!(Kind::detect(contents), kind, "{contents:x?}");
    }
}

#[test]
fn secrets_do_not_show() {
    assert_eq!(format!("{:?}", key()), "SecretKey(..)");
    assert_eq!(format!("{:?}", Passphrase::new(b"hush".to_vec()).unwrap()), "Passphrase(..)");
    assert!(matches!(Passphrase::new(Vec::new()), Err(Error::EmptyPassphrase)));
}
