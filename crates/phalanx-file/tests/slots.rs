//! Tests of slot changes, which rewrite only the header.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::{identity, key, open, passphrase, plaintext, recipient, seal, small};
use phalanx_file::{
    Cost, Error, Header, HeaderEditor, Identity, Options, Passphrase, Secret, SlotKind, Suite, SystemRandom,
};

fn cost() -> Cost {
    Cost::new(Cost::MIN_MEMORY_KIB, 1, 1).unwrap()
}

fn edit(sealed: &[u8], secret: &Secret) -> HeaderEditor {
    Header::read(sealed).unwrap().edit(std::slice::from_ref(secret)).unwrap()
}

/// Overwrites the header, as a program that stores the file would.
fn replace(sealed: &mut [u8], editor: &HeaderEditor) {
    let header = editor.header().as_bytes();
    assert_eq!(header[..52], sealed[..52], "the identity and the length stay");
    sealed[..header.len()].copy_from_slice(header);
}

#[test]
fn secrets_come_and_go() {
    let plain = plaintext(10_000);
    for suite in Suite::ALL {
        let room = Options { slot_room: Some(1), ..small(suite) };
        let mut sealed = seal("come", &plain, &room, &[key("a")]);
        let begin = Header::read(&sealed[..]).unwrap().as_bytes().len();
        let payload = sealed[begin..].to_vec();

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
        assert!(sealed[begin..] == payload);
    }
}

/// Files from writers that did not normalise passphrases open with the typed passphrase, no matter
/// which constructor was used.
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
    // The normalised form does not contain the typed characters.
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
    // (512 - 88) / 132 slots of the default suite.
    for _ in 1..3 {
        editor.add(&key("b"), cost(), &mut SystemRandom).unwrap();
    }
    assert!(matches!(editor.add(&key("b"), cost(), &mut SystemRandom), Err(Error::NoRoom)));
    assert_eq!(editor.header().slots().len(), 3);
    assert!(editor.header().unlock(&[key("b")]).is_ok());
}

/// In each version, a header without room is lengthened, and the payload after it stays the same.
#[test]
fn room_is_made() {
    let plain = plaintext(10_000);
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors");
    let published = |path: &str| std::fs::read(format!("{vectors}/{path}")).unwrap();
    let old = [published("files/kalyna-256-256-gcm-three-slots.phx"), published("files-2/kalyna-256-256-gcm-key.phx")];
    let new = seal("room", &plain, &small(Suite::default()), &[key("a")]);
    for (sealed, expected) in [(&old[0], plaintext(100)), (&old[1], plaintext(100)), (&new, plain)] {
        let header = Header::read(&sealed[..]).unwrap();
        let before = header.as_bytes().len();
        let mut editor = header.edit(&[key("a.key"), key("a")]).unwrap();
        let more: Vec<_> = (0..40).map(|number| key(&number.to_string())).collect();
        let filled = more.iter().position(|secret| editor.add(secret, cost(), &mut SystemRandom).is_err()).unwrap();
        assert!(matches!(editor.add(&more[filled], cost(), &mut SystemRandom), Err(Error::NoRoom)));
        assert_eq!(editor.header().as_bytes().len(), before);
        editor.make_room(&more[filled..], 0).unwrap();
        more[filled..].iter().for_each(|secret| editor.add(secret, cost(), &mut SystemRandom).unwrap());
        let header = editor.header();
        assert!(header.as_bytes().len() > before && header.as_bytes().len() <= before + 40 * 132 + 511);
        let moved = [header.as_bytes(), &sealed[before..]].concat();
        assert_eq!(header.version(), Header::read(&sealed[..]).unwrap().version());
        assert_eq!(open(&moved, &more[39]).unwrap(), expected);
        assert_eq!(open(&moved, &more[0]).unwrap(), expected);
    }
    // The header has a maximum length.
    let mut editor = edit(&new, &key("a"));
    let many: Vec<_> = (0..60).map(|number| recipient(&number.to_string())).collect();
    assert!(matches!(editor.make_room(&many, 0), Err(Error::HeaderFull)));
    editor.make_room(&[], 48).unwrap();
    assert_eq!(editor.header().as_bytes().len(), 61_952);
}

/// New files share the salt of a passphrase if requested, but never within a file. An added slot
/// has a separate salt.
#[test]
fn salts_are_shared_between_files_alone() {
    let shared = |text: &str| Passphrase::new(text.as_bytes().to_vec()).unwrap().sharing_salt();
    let runs = Arc::new(AtomicUsize::new(0));
    let counted = |passphrase: Passphrase| {
        let runs = runs.clone();
        passphrase.watched(move |running| {
            runs.fetch_add(usize::from(running), Ordering::Relaxed);
        })
    };
    let [one, two] = ["one", "two"].map(|text| Secret::Passphrase(counted(shared(text))));
    let secrets = [one.clone(), two.clone(), one.clone()];
    let create = |options: &Options| Header::create(options, &secrets, &mut SystemRandom).unwrap().0;
    let salts = |header: &Header| [0, 1, 2].map(|slot| header.as_bytes()[56 + 144 * slot + 16..][..32].to_vec());
    let options = small(Suite::default());
    let [first, second] = [create(&options), create(&options)];
    let (a, b) = (salts(&first), salts(&second));
    assert_eq!((&a[0], &a[1]), (&b[0], &b[1]));
    assert!(a[0] != a[1] && a[0] != a[2] && a[2] != b[2], "a salt twice in one file");
    // There are two shared derivations, and one for the third slot in each file.
    assert_eq!(runs.load(Ordering::Relaxed), 4);
    // Everything else in the slots differs, because every key depends on the identity of the file.
    let rest = |header: &Header, slot: usize| header.as_bytes()[56 + 144 * slot + 48..56 + 144 * (slot + 1)].to_vec();
    for slot in [0, 1] {
        let (x, y) = (rest(&first, slot), rest(&second, slot));
        assert!(x[..32] != y[..32] && x[32..64] != y[32..64] && x[64..] != y[64..]);
    }
    // A different cost requires another derivation, so it gets another salt.
    let dear = create(&Options { cost: Cost::new(Cost::MIN_MEMORY_KIB, 2, 1).unwrap(), ..options });
    assert!(salts(&dear)[0] != a[0]);

    // When opening, there is one derivation for all files with the same salt, whether the
    // passphrase is right or wrong.
    let given = |text: &str| [Secret::Passphrase(counted(Passphrase::new(text.as_bytes().to_vec()).unwrap()))];
    let (two, wrong) = (given("two"), given("wrong"));
    runs.store(0, Ordering::Relaxed);
    for header in [&first, &second, &first] {
        assert!(header.unlock(&two).is_ok());
        assert!(matches!(header.unlock(&wrong), Err(Error::WrongPassphrase)));
    }
    // The salts of slots 1 and 2, and those of slots 1 and 2 and of both third slots.
    assert_eq!(runs.load(Ordering::Relaxed), 2 + 4);

    let mut editor = first.edit(std::slice::from_ref(&one)).unwrap();
    editor.make_room(std::slice::from_ref(&one), 0).unwrap();
    editor.add(&one, cost(), &mut SystemRandom).unwrap();
    let added = editor.header().as_bytes()[56 + 144 * 3 + 16..][..32].to_vec();
    assert!(!a.contains(&added));
    // By default, salts are not shared.
    let plain = Secret::Passphrase(Passphrase::new(b"one".to_vec()).unwrap());
    let alone = [0, 1].map(|_| {
        let made = Header::create(&options, std::slice::from_ref(&plain), &mut SystemRandom).unwrap();
        made.0.as_bytes()[72..104].to_vec()
    });
    assert!(alone[0] != alone[1]);
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
    sealed[511] ^= 1;
    assert!(matches!(Header::read(&sealed[..]).unwrap().edit(&[key("a")]), Err(Error::HeaderNotAuthentic)));
}
