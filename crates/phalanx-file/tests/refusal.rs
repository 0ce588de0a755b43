//! Every modified file is rejected, and only its authentic beginning is released.

mod common;

use common::{key, open, passphrase, plaintext, refused, seal, small};
use phalanx_file::{Cost, Error, Header, Options, Suite};
use proptest::prelude::*;

const HEADER: usize = 512;
const CHUNK: usize = 4096;

/// Bytes of a full encrypted chunk of the default suite.
const STRIDE: usize = CHUNK + 32;

/// Encrypts a file of `chunks` full chunks and `more` bytes.
fn file(label: &str, chunks: usize, more: usize) -> (Vec<u8>, Vec<u8>) {
    let plain = plaintext(chunks * CHUNK + more);
    (seal(label, &plain, &small(Suite::default()), &[key("a")]), plain)
}

#[test]
fn every_bit_flipped() {
    for suite in Suite::ALL {
        let mut sealed = seal("bits", b"one short chunk", &small(suite), &[key("a")]);
        for bit in 0..8 * sealed.len() {
            sealed[bit / 8] ^= 1 << (bit % 8);
            let (error, released) = refused(&sealed, &key("a"));
            assert!(released.is_empty(), "{suite}, bit {bit}: {error}");
            let text = error.to_string();
            assert!(!text.contains('\n') && !text.contains("internal"), "{suite}, bit {bit}: {text}");
            sealed[bit / 8] ^= 1 << (bit % 8);
        }
        assert_eq!(open(&sealed, &key("a")).unwrap(), b"one short chunk");
    }
}

#[test]
fn cut_at_every_byte() {
    let (sealed, plain) = file("cut", 2, 77);
    for length in 0..sealed.len() {
        let (error, released) = refused(&sealed[..length], &key("a"));
        assert!(plain.starts_with(&released) && released.len().is_multiple_of(CHUNK), "{length}");
        match error {
            Error::NotEncrypted => assert_eq!(length, 0),
            Error::Cut { have, at_least } => {
                assert_eq!(have, length as u64);
                assert!(have < at_least && at_least <= sealed.len() as u64, "{length}: {at_least}");
            }
            Error::LastChunk { have, .. } => assert_eq!(have, length as u64),
            other => panic!("{length}: {other}"),
        }
    }
}

#[test]
fn a_cut_between_chunks_is_called_one() {
    let (sealed, plain) = file("between", 600, 77);
    for chunks in [1, 2, 255, 256, 257, 512, 600] {
        let have = HEADER + chunks * STRIDE;
        let (error, released) = refused(&sealed[..have], &key("a"));
        // The batch that ends early is not released.
        assert!(plain.starts_with(&released) && released.len() <= (chunks - 1) * CHUNK);
        let expected = format!("truncated to {have} of at least {} bytes", have + 33);
        assert!(error.to_string().starts_with(&expected), "{error}");
    }
}

#[test]
fn chunks_swapped_repeated_dropped_or_added() {
    let (sealed, _) = file("order", 4, 77);
    let (header, payload) = sealed.split_at(HEADER);
    let chunks: Vec<&[u8]> = payload.chunks(STRIDE).collect();
    for order in [
        &[1, 0, 2, 3, 4][..],
        &[0, 1, 3, 2, 4],
        &[0, 0, 1, 2, 3, 4],
        &[0, 1, 2, 3, 3, 4],
        &[0, 1, 2, 4],
        &[1, 2, 3, 4],
        &[4],
        &[3, 4],
        &[0, 1, 2, 3, 4, 4],
        &[0, 1, 2, 3, 4, 0],
    ] {
        let changed = [header, &order.iter().map(|i| chunks[*i]).collect::<Vec<_>>().concat()].concat();
        let (error, _) = refused(&changed, &key("a"));
        assert!(matches!(error, Error::Chunk { .. } | Error::LastChunk { .. }), "{order:?}: {error}");
    }
}

#[test]
fn damage_names_the_chunk() {
    let (mut sealed, plain) = file("damage", 700, 0);
    sealed[HEADER + 300 * STRIDE + 5] ^= 0x10;
    let (error, released) = refused(&sealed, &key("a"));
    assert!(
        matches!(error, Error::Chunk { chunk: 300, offset } if offset == (HEADER + 300 * STRIDE) as u64),
        "{error}"
    );
    assert!(plain.starts_with(&released) && released.len() == 256 * CHUNK);
}

#[test]
fn data_after_the_end() {
    let (mut sealed, _) = file("trailing", 3, 0);
    let end = sealed.len() as u64;
    for more in [1, 31, 100, STRIDE] {
        sealed.extend(vec![0; more]);
        assert!(matches!(refused(&sealed, &key("a")).0, Error::Trailing { chunk: 2, end: at } if at == end));
    }
    // An extra byte after a short last chunk does not mean that bytes are missing.
    let (mut short, _) = file("trailing", 3, 5);
    short.push(0);
    let (error, _) = refused(&short, &key("a"));
    assert!(matches!(error, Error::LastChunk { chunk: 3, .. }));
    let said = format!("the {}-byte file is damaged, truncated or extended: use another copy", short.len());
    assert!(error.to_string().ends_with(&said) && !error.to_string().contains("at least"), "{error}");
    // After a full last chunk, it makes the length impossible, but the file is not necessarily
    // truncated.
    let (mut whole, _) = file("trailing", 3, 0);
    whole.push(0);
    let length = whole.len() as u64;
    let error = Header::read(&whole[..]).unwrap().layout_of_file(length).unwrap_err();
    assert!(matches!(error, Error::Length { have, .. } if have == length), "{error}");
    assert!(error.to_string().contains("truncated or extended"), "{error}");
}

#[test]
fn header_from_another_file() {
    let (one, _) = file("one", 2, 9);
    let (two, _) = file("two", 2, 9);
    let mixed = [&two[..HEADER], &one[HEADER..]].concat();
    let (error, released) = refused(&mixed, &key("a"));
    assert!(matches!(error, Error::Chunk { chunk: 0, .. }), "{error}");
    assert!(released.is_empty());
}

#[test]
fn slot_from_another_file() {
    let (mut one, _) = file("one", 0, 9);
    let (two, _) = file("two", 0, 9);
    one[56..188].copy_from_slice(&two[56..188]);
    assert!(matches!(refused(&one, &key("a")).0, Error::WrongKey));
}

#[test]
fn slot_of_another_kind() {
    // No key file ever equals the output of Argon2id, so the kind of the slot must be enough to
    // reject it.
    let sealed = seal("kind", b"text", &small(Suite::default()), &[passphrase("x")]);
    assert!(matches!(refused(&sealed, &key("a")).0, Error::OtherLock(what) if what == "a passphrase"));
}

#[test]
fn versions_and_suites() {
    let (sealed, _) = file("ids", 0, 9);
    let patched = |at: usize, value: u16| {
        let mut copy = sealed.clone();
        copy[at..at + 2].copy_from_slice(&value.to_le_bytes());
        refused(&copy, &key("a")).0
    };
    assert!(matches!(patched(8, 4), Error::Version(4)));
    // The content type is an input of every key, and must be a file or a folder.
    assert!(matches!(patched(13, 2), Error::WrongKey));
    for content in [0, 3, 255] {
        assert!(matches!(patched(13, content), Error::Header("byte 13 is neither a file nor a folder")));
    }
    assert!(matches!(patched(14, 1), Error::Header("reserved bytes are not zero")));
    assert!(matches!(patched(10, 0), Error::Suite(0)));
    assert!(matches!(patched(10, 0x7fff), Error::Suite(0x7fff)));
    // This suite is known but is not the file's, so the slot's length or context is different.
    for suite in Suite::ALL.into_iter().filter(|suite| *suite != Suite::default()) {
        assert!(matches!(patched(10, suite.id()), Error::Header(_)), "{suite}");
    }
    let mut other = seal("ids", b"text", &small(Suite::KALYNA_128_256_GCM), &[key("a")]);
    other[10] = Suite::KUZNYECHIK_MGM.id() as u8;
    assert!(matches!(refused(&other, &key("a")).0, Error::WrongKey));
    for log2 in [0, 11, 25, 255] {
        assert!(matches!(patched(12, log2), Error::Header(_)));
    }
    assert!(matches!(patched(12, 0x010d), Error::WrongKey));
    for length in [0, 1, 511, 513, 1023, 4095, 4097] {
        assert!(matches!(patched(48, length), Error::Header(_)), "{length}");
    }
    assert!(matches!(patched(50, 1), Error::Header(_))); // 65536 more
    for count in [0, 65, u16::MAX] {
        assert!(matches!(patched(52, count), Error::Header(_)));
    }
    assert!(matches!(patched(58, 131), Error::Header(_)));
    assert!(matches!(patched(58, u16::MAX), Error::Header(_)));
}

#[test]
fn absurd_costs_are_refused_before_any_work() {
    let sealed = seal("cost", b"text", &small(Suite::default()), &[passphrase("x")]);
    let patched = |memory: u32, passes: u32, lanes: u32| {
        let mut copy = sealed.clone();
        for (at, value) in [(60, memory), (64, passes), (68, lanes)] {
            copy[at..at + 4].copy_from_slice(&value.to_le_bytes());
        }
        copy
    };
    let least = Cost::MIN_MEMORY_KIB;
    for (memory, passes, lanes) in [
        (0, 1, 1),
        (least - 1, 1, 1),
        (Cost::MAX_MEMORY_KIB + 1, 1, 1),
        (u32::MAX, 1, 1),
        (least, 0, 1),
        (least, 17, 1),
        (least, u32::MAX, 1),
        (least, 1, 0),
        (least, 1, 17),
        (least, 1, u32::MAX),
    ] {
        let (error, _) = refused(&patched(memory, passes, lanes), &passphrase("x"));
        assert!(matches!(error, Error::Cost(_)), "{memory}, {passes}, {lanes}: {error}");
        assert!(matches!(Cost::new(memory, passes, lanes), Err(Error::Cost(_))));
    }
    // This cost is allowed, but it is not the one that the file was created with.
    assert!(matches!(refused(&patched(least + 1, 1, 1), &passphrase("x")).0, Error::WrongPassphrase));
    // Each slot is allowed, but both together are not.
    let mut two = patched(Cost::MAX_MEMORY_KIB, 3, 1);
    let slot = two[56..200].to_vec();
    two[200..344].copy_from_slice(&slot);
    two[52] = 2;
    assert!(matches!(refused(&two, &passphrase("x")).0, Error::Cost(_)));
}

#[test]
fn what_shells_and_transfers_do() {
    let (sealed, _) = file("shell", 0, 9);
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain(sealed.iter().flat_map(|byte| [*byte, 0])).collect();
    assert!(matches!(refused(&utf16, &key("a")).0, Error::ByteOrderMark("UTF-16")));
    let unix = [&b"\x93PHX\n\x1a\n"[..], &sealed[8..]].concat();
    assert!(matches!(refused(&unix, &key("a")).0, Error::LineEnds));
    let dos = [&b"\x93PHX\r\r\n\x1a\r\n"[..], &sealed[8..]].concat();
    assert!(matches!(refused(&dos, &key("a")).0, Error::LineEnds));
    assert!(matches!(refused(b"plain text", &key("a")).0, Error::NotEncrypted));
}

proptest! {
    #[test]
    fn random_headers_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..5000)) {
        prop_assert!(Header::parse(bytes.clone()).is_err());
        prop_assert!(Header::read(&bytes[..]).is_err());
    }

    #[test]
    fn headers_that_begin_well_never_panic(tail in prop::collection::vec(any::<u8>(), 512 - 56), slots in any::<[u8; 8]>()) {
        // Everything before the slots is valid. In the slots, random data follows small kinds and
        // lengths.
        let mut bytes = seal("begin", b"", &small(Suite::default()), &[key("a")])[..56].to_vec();
        bytes[48..54].copy_from_slice(&[0, 2, 0, 0, 1 + slots[0] % 4, 0]);
        bytes.extend(tail);
        bytes[56..60].copy_from_slice(&[slots[1] % 5, 0, slots[2], slots[3] % 6]);
        if let Ok(header) = Header::parse(bytes) {
            prop_assert!(header.unlock(&[key("a")]).is_err());
        }
    }

    #[test]
    fn changed_headers_are_refused(changes in prop::collection::vec((0usize..HEADER, any::<u8>()), 1..6)) {
        let options = Options { suite: Suite::KALYNA_128_256_GCM, ..small(Suite::default()) };
        let sealed = seal("mutate", b"text", &options, &[key("a"), key("b")]);
        let mut copy = sealed.clone();
        for (at, value) in changes {
            copy[at] = value;
        }
        prop_assume!(copy != sealed);
        prop_assert!(open(&copy, &key("b")).is_err());
    }
}
