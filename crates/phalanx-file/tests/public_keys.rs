//! Tests of slots for public keys: anyone with a public key can encrypt, and only its identity
//! decrypts.

mod common;

use common::{Repeatable, identity, key, open, passphrase, plaintext, recipient, refused, seal, small};
use phalanx_file::{Error, Header, Identity, Options, Recipient, Secret, SlotKind, Suite, SystemRandom};

/// Bytes of a slot.
fn slot(suite: Suite) -> usize {
    4 + 32 + 1120 + 96 + suite.block_bytes()
}

fn secret(label: &str) -> Secret {
    Secret::Identity(identity(label))
}

#[test]
fn identities_open_and_public_keys_do_not() {
    let plain = plaintext(10_000);
    for suite in Suite::ALL {
        let secrets = [recipient("a"), key("k"), recipient("b"), passphrase("sesame")];
        let sealed = seal("several", &plain, &small(suite), &secrets);
        for opens in [secret("a"), key("k"), secret("b"), passphrase("sesame")] {
            assert!(open(&sealed, &opens).unwrap() == plain, "{suite}");
        }
        assert!(matches!(open(&sealed, &secret("c")), Err(Error::WrongIdentity)), "{suite}");
        // Public keys cannot open the file.
        let public = [recipient("a"), recipient("b")];
        let outcome = Header::read(&sealed[..]).unwrap().unlock(&public);
        assert!(matches!(outcome, Err(Error::OtherLock(what)) if what.contains("whose identity opens it")));
        assert!(matches!(
            Header::read(&sealed[..]).unwrap().unlock(&[secret("c"), key("x")]),
            Err(Error::WrongSecrets)
        ));
        let header = Header::read(&sealed[..]).unwrap();
        let [a, b] = ["a", "b"].map(|label| identity(label).recipient().fingerprint());
        assert_eq!(header.public_keys().collect::<Vec<_>>(), [a, b]);
        assert_eq!(header.slots()[2], SlotKind::XWing(b));
        assert_eq!(header.opened_by(&[secret("b"), secret("c")]).unwrap(), [2]);
    }
    // Encrypting with an identity is the same as with its public key.
    let sealed = seal("self", &plain, &small(Suite::default()), &[secret("a")]);
    assert!(open(&sealed, &secret("a")).unwrap() == plain);
}

/// Flips every bit of the slot: fingerprint, ciphertext, salt, commitment, wrapped key and tag.
#[test]
fn every_bit_of_a_slot() {
    for suite in Suite::ALL {
        let mut sealed = seal("bits", b"text", &small(suite), &[recipient("a")]);
        // We flip all bits for one suite but only some for the others, because they share all code
        // up to the AEAD.
        let step = if suite == Suite::default() { 1 } else { 41 };
        for bit in (8 * 56..8 * (56 + slot(suite))).step_by(step) {
            sealed[bit / 8] ^= 1 << (bit % 8);
            let (error, released) = refused(&sealed, &secret("a"));
            assert!(released.is_empty(), "{suite}, bit {bit}: {error}");
            let (text, at) = (error.to_string(), bit / 8 - 56);
            assert!(!text.contains('\n') && !text.contains("internal"), "{suite}, bit {bit}: {text}");
            match at {
                // A different kind or length.
                0..4 => {}
                4..1252 if at < 36 + 1120 + 64 => assert!(matches!(error, Error::WrongIdentity), "{at}: {text}"),
                _ => assert!(matches!(error, Error::HeaderNotAuthentic), "{at}: {text}"),
            }
            sealed[bit / 8] ^= 1 << (bit % 8);
        }
        assert_eq!(open(&sealed, &secret("a")).unwrap(), b"text");
    }
}

#[test]
fn cut_anywhere_in_a_slot() {
    let sealed = seal("cut", b"text", &small(Suite::default()), &[recipient("a")]);
    for length in 56..56 + slot(Suite::default()) + 1 {
        let (error, _) = refused(&sealed[..length], &secret("a"));
        assert!(matches!(error, Error::Cut { have, at_least: 1536 } if have == length as u64), "{length}: {error}");
    }
    // The header cannot be shortened to end there.
    let length = slot(Suite::default());
    for stated in (0..length as u16).step_by(7).chain([length as u16 - 5, length as u16 - 3]) {
        let mut changed = sealed.clone();
        changed[58..60].copy_from_slice(&stated.to_le_bytes());
        assert!(matches!(refused(&changed, &secret("a")).0, Error::Header(_)), "{stated}");
    }
}

/// The slots of a file can be opened only in that file, each only with its own ciphertext.
#[test]
fn slots_stay_in_their_file() {
    let suite = Suite::default();
    let file = |label| seal(label, b"text", &small(suite), &[recipient("a"), recipient("b")]);
    let (one, two) = (file("one"), file("two"));
    let mut moved = one.clone();
    moved[56..56 + slot(suite)].copy_from_slice(&two[56..56 + slot(suite)]);
    assert!(matches!(refused(&moved, &secret("a")).0, Error::WrongIdentity));
    assert!(matches!(refused(&moved, &secret("b")).0, Error::HeaderNotAuthentic));
    // Another identity's ciphertext with this fingerprint.
    let mut exchanged = one.clone();
    let (first, second) = exchanged.split_at_mut(56 + slot(suite));
    first[92..92 + 1120].swap_with_slice(&mut second[36..36 + 1120]);
    for label in ["a", "b"] {
        assert!(matches!(refused(&exchanged, &secret(label)).0, Error::WrongIdentity));
    }
}

#[test]
fn room_in_the_header() {
    for suite in Suite::ALL {
        let length = |room, secrets: &[Secret]| {
            let options = Options { suite, slot_room: Some(room), ..small(suite) };
            Header::create(&options, secrets, &mut SystemRandom).map(|(header, _)| header.as_bytes().len())
        };
        assert_eq!(Options::default().slot_room, None);
        let default = |length| Options::for_length(length).slot_room.unwrap_or_else(|| Options::slot_room_for(length));
        assert_eq!([Some(0), Some(16 << 10), Some((16 << 10) + 1), None].map(default), [0, 0, 3, 3]);
        for room in [0, 1, 3, 10, 40] {
            let needed = 56 + (100 + suite.block_bytes()) + room * slot(suite) + 32;
            assert_eq!(length(room, &[key("k")]).unwrap(), needed.next_multiple_of(512), "{suite}, {room}");
        }
        assert_eq!(
            length(usize::MAX, &[key("k")]).unwrap(),
            (188 + suite.block_bytes() + 48 * slot(suite)).next_multiple_of(512)
        );
        // The maximum number.
        let mut many: Vec<_> = (0..48).map(|number| recipient(&number.to_string())).collect();
        assert!(length(3, &many).unwrap() <= 65_536, "{suite}");
        many.extend((0..13).map(|number| key(&number.to_string())));
        assert!(length(3, &many).unwrap() <= 65_536, "{suite}");
        many.insert(0, recipient("48"));
        assert!(matches!(length(3, &many), Err(Error::TooMany { what: "public keys", max: 48 })), "{suite}");
    }
    let options = small(Suite::KALYNA_512_512_GCM);
    let many =
        (0..48).map(|number| recipient(&number.to_string())).chain((0..16).map(|number| key(&number.to_string())));
    let full = Header::create(&options, &many.collect::<Vec<_>>(), &mut SystemRandom);
    assert!(matches!(full, Err(Error::HeaderFull)), "{full:?}");
}

/// Adds three public keys to a header with room for three. A removed identity no longer opens the
/// file.
#[test]
fn added_and_removed() {
    let options = Options { slot_room: Some(3), ..small(Suite::default()) };
    let mut sealed = seal("add", b"text", &options, &[recipient("a")]);
    let header = Header::read(&sealed[..]).unwrap();
    let length = header.as_bytes().len();
    let mut editor = header.edit(&[secret("a")]).unwrap();
    for label in ["b", "c", "d"] {
        editor.add(&recipient(label), options.cost, &mut Repeatable::new(label)).unwrap();
    }
    editor.remove(0).unwrap();
    sealed[..length].copy_from_slice(editor.header().as_bytes());
    for label in ["b", "c", "d"] {
        assert_eq!(open(&sealed, &secret(label)).unwrap(), b"text");
    }
    assert!(matches!(open(&sealed, &secret("a")), Err(Error::WrongIdentity)));
    // A public key cannot edit the file.
    assert!(Header::read(&sealed[..]).unwrap().edit(&[recipient("b")]).is_err());

    let options = Options { slot_room: Some(2), ..small(Suite::default()) };
    let sealed = seal("full", b"text", &options, &[recipient("a")]);
    let mut editor = Header::read(&sealed[..]).unwrap().edit(&[secret("a")]).unwrap();
    let mut added = 1;
    while editor.add(&recipient(&added.to_string()), options.cost, &mut SystemRandom).is_ok() {
        added += 1;
    }
    assert_eq!(added, 3);
    editor.make_room(&[recipient("more")], 0).unwrap();
    editor.add(&recipient("more"), options.cost, &mut SystemRandom).unwrap();
    assert!(editor.header().unlock(&[secret("more")]).is_ok());
}

#[test]
fn texts() {
    let identity = Identity::generate(&mut SystemRandom).unwrap();
    let text = identity.recipient().to_string();
    assert_eq!(text.len(), 1958);
    let fingerprint = identity.recipient().fingerprint();
    let shown = fingerprint.to_string();
    assert!(shown.len() == 24 && shown.split('-').all(|group| group.len() == 4), "{shown}");
    for written in [&shown[..], &shown.replace('-', ""), &shown.replace('-', " "), &shown.to_uppercase()] {
        assert!(fingerprint.is_written(written), "{written}");
    }
    for other in ["", "q", &shown[..23], &text] {
        assert!(!fingerprint.is_written(other), "{other}");
    }
    assert!(format!("{identity:?}{:?}", identity.recipient()).len() < 100);
    let list = format!("# us\r\n\r\n  {text}  Alice of the office \r\n{}\n", text.to_uppercase());
    let read = Recipient::list(list.as_bytes()).unwrap();
    assert_eq!(read.iter().map(Recipient::name).collect::<Vec<_>>(), ["Alice of the office", ""]);
    assert_eq!(read[0], read[1]);
    let bad = format!("# us\n{text}\nphx1qqqq\n");
    assert!(matches!(Recipient::list(bad.as_bytes()), Err(Error::PublicKey { line: 3, .. })));
    assert!(matches!(Recipient::list(b"# nobody\n"), Err(Error::PublicKey { .. })));
    assert!(
        matches!(Recipient::list(b"\xff\xfep\0"), Err(Error::PublicKey { line: 1, why }) if why.contains("UTF-16"))
    );
    assert!(matches!(list.parse::<Recipient>(), Err(Error::PublicKey { line: 2, .. })));

    let secret = identity.to_text();
    assert_eq!(Identity::from_text(secret.as_bytes()).unwrap().recipient(), identity.recipient());
    for (text, what) in [
        (text.as_bytes(), "it is a public key"),
        (b"phalanx-key-1\n", "it is a key file"),
        (b"phalanx-identity-1\n00\n", "64 hexadecimal digits"),
        (b"", "first line"),
    ] {
        let Err(Error::Identity(said)) = Identity::from_text(text) else { panic!("{what}") };
        assert!(said.contains(what), "{said}");
    }
    let changed = secret.replacen("phalanx-identity-1\n", "phalanx-identity-1\nx", 1);
    assert!(Identity::from_text(changed.as_bytes()).is_err());
}
