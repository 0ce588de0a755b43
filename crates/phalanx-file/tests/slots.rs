//! Changing what opens a file, by its header alone.

mod common;

use common::{identity, key, open, passphrase, plaintext, seal, small};
use phalanx_file::{Cost, Error, Header, HeaderEditor, Identity, Passphrase, Secret, SlotKind, Suite, SystemRandom};

fn cost() -> Cost {
    Cost::new(Cost::MIN_MEMORY_KIB, 1, 1).unwrap()
}

fn edit(sealed: &[u8], secret: &Secret) -> HeaderEditor {
    Header::read(sealed).unwrap().edit(std::slice::from_ref(secret)).unwrap()
}

/// Puts the header in place, as whoever keeps the file would.
fn replace(sealed: &mut [u8], editor: &HeaderEditor) {
    let header = editor.header().as_bytes();
    assert_eq!(header[..52], sealed[..52], "the identity and the length stay");
    sealed[..header.len()].copy_from_slice(header);
}

#[test]
fn secrets_come_and_go() {
    let plain = plaintext(10_000);
    for suite in Suite::ALL {
        let mut sealed = seal("come", &plain, &small(suite), &[key("a")]);
        let payload = sealed[4096..].to_vec();

        let mut editor = edit(&sealed, &key("a"));
        editor.add(&passphrase("sesame"), cost(), &mut SystemRandom).unwrap();
        editor.add(&key("b"), cost(), &mut SystemRandom).unwrap();
        replace(&mut sealed, &editor);
        for secret in [key("a"), passphrase("sesame"), key("b")] {
            assert!(open(&sealed, &secret).unwrap() == plain);
        }
        let header = Header::read(&sealed[..]).unwrap();
        assert_eq!(header.slots(), [SlotKind::Key, SlotKind::Passphrase(cost()), SlotKind::Key]);
        assert_eq!(header.opened_by(&[key("b")]).unwrap(), [2]);
        assert_eq!(header.opened_by(&[passphrase("sesame"), key("a")]).unwrap(), [0, 1]);
        assert!(header.opened_by(&[key("c"), passphrase("no")]).unwrap().is_empty());

        let mut editor = edit(&sealed, &passphrase("sesame"));
        editor.remove(0).unwrap();
        replace(&mut sealed, &editor);
        assert!(matches!(open(&sealed, &key("a")), Err(Error::WrongKey)));
        assert!(open(&sealed, &key("b")).unwrap() == plain);
        assert!(open(&sealed, &passphrase("sesame")).unwrap() == plain);
        assert!(sealed[4096..] == payload);
    }
}

/// Files of writers that knew of no normal form open by what was typed, whatever calls that is given to.
#[test]
fn passphrases_that_were_not_normalised() {
    const TYPED: &str = "cafe\u{301} \u{438}\u{306}";
    const NORMAL: &str = "caf\u{e9} \u{439}";
    let options = small(Suite::default());
    let old = seal("old form", b"text", &options, &[key("a"), passphrase(TYPED)]);
    let new = seal("new form", b"text", &options, &[Secret::Passphrase(Passphrase::from_text(TYPED).unwrap())]);
    let locked = identity("forms").lock(&Passphrase::new(TYPED.into()).unwrap(), cost(), &mut SystemRandom).unwrap();
    for given in [Passphrase::from_text(TYPED), Passphrase::from_bytes(TYPED.as_bytes())] {
        let given = given.unwrap();
        assert_eq!(given.as_bytes(), NORMAL.as_bytes());
        assert!(Identity::unlock(&locked, std::slice::from_ref(&given)).is_ok());
        let given = Secret::Passphrase(given);
        assert_eq!(open(&old, &given).unwrap(), b"text");
        assert_eq!(open(&new, &given).unwrap(), b"text");
        assert_eq!(Header::read(&old[..]).unwrap().opened_by(std::slice::from_ref(&given)).unwrap(), [1]);
        let mut editor = edit(&old, &given);
        editor.remove(0).unwrap();
        assert_eq!(editor.header().opened_by(&[given]).unwrap(), [0]);
    }
    // Nobody can know what was typed from its normal form.
    let normal = Passphrase::from_text(NORMAL).unwrap();
    assert!(matches!(Identity::unlock(&locked, std::slice::from_ref(&normal)), Err(Error::WrongPassphrase)));
    let normal = Secret::Passphrase(normal);
    assert_eq!(open(&new, &normal).unwrap(), b"text");
    assert!(matches!(open(&old, &normal), Err(Error::WrongPassphrase)));
}

#[test]
fn the_last_slot_stays() {
    let sealed = seal("last", b"text", &small(Suite::default()), &[key("a"), key("b")]);
    let mut editor = edit(&sealed, &key("a"));
    assert!(matches!(editor.remove(2), Err(Error::NoSuchSlot { slot: 2, slots: 2 })));
    assert!(matches!(editor.remove(usize::MAX), Err(Error::NoSuchSlot { .. })));
    editor.remove(0).unwrap();
    assert!(matches!(editor.remove(0), Err(Error::LastSlot)));
    assert_eq!(editor.header().slots().len(), 1);
}

#[test]
fn room_ends() {
    let sealed = seal("room", b"text", &small(Suite::default()), &[key("a")]);
    let mut editor = edit(&sealed, &key("a"));
    // (4096 - 88) / 132 slots of the default suite.
    for _ in 1..30 {
        editor.add(&key("b"), cost(), &mut SystemRandom).unwrap();
    }
    assert!(matches!(editor.add(&key("b"), cost(), &mut SystemRandom), Err(Error::NoRoom)));
    assert_eq!(editor.header().slots().len(), 30);
    assert!(editor.header().unlock(&[key("b")]).is_ok());
}

#[test]
fn costs_add_up() {
    let sealed = seal("costs", b"text", &small(Suite::default()), &[key("a")]);
    let mut editor = edit(&sealed, &key("a"));
    editor.add(&passphrase("x"), cost(), &mut SystemRandom).unwrap();
    let dear = Cost::new(Cost::MAX_MEMORY_KIB, 16, 1).unwrap();
    assert!(matches!(editor.add(&passphrase("y"), dear, &mut SystemRandom), Err(Error::Cost(_))));
    assert_eq!(editor.header().slots().len(), 2);
}

#[test]
fn only_an_authentic_header_is_edited() {
    let mut sealed = seal("edit", b"text", &small(Suite::default()), &[key("a")]);
    assert!(matches!(Header::read(&sealed[..]).unwrap().edit(&[key("b")]), Err(Error::WrongKey)));
    sealed[4095] ^= 1;
    assert!(matches!(Header::read(&sealed[..]).unwrap().edit(&[key("a")]), Err(Error::HeaderNotAuthentic)));
}
