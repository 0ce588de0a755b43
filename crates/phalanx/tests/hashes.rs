//! Hash functions, HMAC, KMAC and key derivation: known answers, messages in pieces, many messages at
//! once, and limits.

use phalanx::hash::functions::{Kupyna256, Kupyna384, Kupyna512, Streebog256, Streebog512};
use phalanx::hash::{HashFunction, Hasher, Hmac, Kmac, Kupyna, Streebog};
use phalanx::kdf::{EspTree, KdfKey, TlsTree, TlsTreeParameters};
use phalanx::kdf::{hkdf, hkdf_expand, hkdf_extract, pbkdf2, pbkdf2_many};
use phalanx::{Error, Level};
use phalanx_vectors::{Test, stream, vector_files};

/// Calls `check` with all tests of a mode, and returns how many there are.
fn answers(cipher: &str, mode: &str, mut check: impl FnMut(&Test)) -> usize {
    let files = vector_files().expect("embedded files");
    let (_, file) = files.iter().find(|(name, _)| *name == "hashes.json").expect("answers");
    let groups = file.test_groups.iter().filter(|group| group.cipher == cipher && group.mode == mode);
    groups.flat_map(|group| &group.tests).inspect(|test| check(test)).count()
}

/// Calls a generic function with each hash function.
macro_rules! each {
    ($check:ident) => {
        $check::<Streebog256>();
        $check::<Streebog512>();
        $check::<Kupyna256>();
        $check::<Kupyna384>();
        $check::<Kupyna512>();
    };
}

#[test]
fn digests() {
    fn check<F: HashFunction>() {
        let count = answers(F::NAME, "hash", |test| {
            let digest = Hasher::<F>::hash(&test.message());
            assert_eq!(Some(digest.as_ref()), test.tag.as_deref(), "{} {}", F::NAME, test.id);
        });
        assert!(count > 10, "{}: {count} answers", F::NAME);
    }
    each!(check);
}

/// Messages of ones, zeros and random bytes, whose lengths are around powers of two: the counter and
/// the sum of Streebog carry there.
#[test]
fn lengths_around_powers_of_two() {
    use phalanx::reference::{kupyna, streebog};
    fn check<F: HashFunction>(plain: impl Fn(&[u8]) -> Vec<u8>) {
        for power in 0..=13 {
            for length in (1_usize << power).saturating_sub(2)..=(1 << power) + 2 {
                for message in [vec![0; length], vec![0xff; length], stream(&[power], length)] {
                    assert_eq!(Hasher::<F>::hash(&message).as_ref(), plain(&message), "{}: {length} bytes", F::NAME);
                }
            }
        }
    }
    check::<Streebog256>(|message| streebog::hash(false, message));
    check::<Streebog512>(|message| streebog::hash(true, message));
    check::<Kupyna256>(|message| kupyna::hash(256, message));
    check::<Kupyna384>(|message| kupyna::hash(384, message));
    check::<Kupyna512>(|message| kupyna::hash(512, message));
}

#[test]
fn pieces_and_clones() {
    fn check<F: HashFunction>() {
        let message = stream(F::NAME.as_bytes(), 3 * F::BLOCK_BYTES + 5);
        let whole = Hasher::<F>::hash(&message);
        for first in 0..=message.len() {
            let (head, rest) = message.split_at(first);
            let mut hasher = Hasher::<F>::new();
            hasher.update(head);
            let mut other = hasher.clone();
            let (middle, tail) = rest.split_at(rest.len() / 2);
            hasher.update(middle);
            hasher.update(tail);
            assert_eq!(hasher.finish(), whole, "{} after {first} bytes", F::NAME);
            other.update(b"something else");
            assert_eq!(other.finish(), Hasher::<F>::hash(&[head, b"something else"].concat()));
        }
    }
    each!(check);
}

#[test]
fn every_level_gives_the_same() {
    fn check<F: HashFunction>() {
        let message = stream(F::NAME.as_bytes(), 20 * F::BLOCK_BYTES + 3);
        for level in Level::available() {
            let mut hasher = Hasher::<F>::with_level(level).expect("an available level");
            hasher.update(&message);
            assert_eq!(hasher.finish(), Hasher::<F>::hash(&message), "{} at {level}", F::NAME);
        }
    }
    each!(check);
    for level in Level::available() {
        let mut tag = [0; 32];
        Hmac::<Streebog256>::with_level(&[7; 32], level).expect("a level").mac(b"m", &mut tag).expect("a full tag");
        Hmac::<Streebog256>::new(&[7; 32]).verify(b"m", &tag).expect("the same at every level");
        Kmac::<Kupyna256>::with_level(&[7; 32], level).expect("a level").mac(b"m", &mut tag).expect("a full tag");
        Kmac::<Kupyna256>::new(&[7; 32]).expect("32 bytes").verify(b"m", &tag).expect("the same at every level");
    }
}

#[test]
fn many_messages_at_once() {
    fn check<F: HashFunction>() {
        let bytes = stream(b"many messages", 1 << 14);
        let lengths = [0, 1, 63, 64, 65, 127, 128, 129, 1000, 5000, 3, 64, 64, 8192, 0, 200];
        for count in 0..=lengths.len() {
            let messages: Vec<&[u8]> = lengths[..count].iter().enumerate().map(|(i, n)| &bytes[i..i + n]).collect();
            let mut digests = vec![0; count * F::DIGEST_BYTES];
            Hasher::<F>::hash_many(&messages, &mut digests).expect("the lengths match");
            for (message, digest) in messages.iter().zip(digests.chunks(F::DIGEST_BYTES)) {
                assert_eq!(digest, Hasher::<F>::hash(message).as_ref(), "{}: {} bytes", F::NAME, message.len());
            }
        }
        let mut short = [7; 100];
        let error = Error::LengthsDiffer { source_bytes: 5 * F::DIGEST_BYTES, destination_bytes: 100 };
        assert_eq!(Hasher::<F>::hash_many(&[b"a".as_slice(); 5], &mut short), Err(error));
        assert_eq!(short, [7; 100]);
    }
    each!(check);
}

#[test]
fn hmac() {
    fn check<F: Streebog>() {
        let count = answers(F::NAME, "hmac", |test| {
            let (hmac, message) = (Hmac::<F>::new(&test.key), test.message());
            let right = test.tag.as_deref().expect("a tag");
            let mut tag = vec![0; F::DIGEST_BYTES];
            hmac.mac(&message, &mut tag).expect("a full tag");
            assert_eq!(tag, right, "{} {}", F::NAME, test.id);
            hmac.verify(&message, &right[..F::DIGEST_BYTES / 2]).expect("half a tag");
            let mut pieces = hmac.start();
            message.chunks(7).for_each(|piece| pieces.update(piece));
            pieces.clone().verify(right).expect("the tag");
            tag[0] ^= 1;
            assert_eq!(pieces.verify(&tag), Err(Error::NotAuthentic));
        });
        assert!(count > 5);
        let (half, full) = (F::DIGEST_BYTES / 2, F::DIGEST_BYTES);
        for got in [0, half - 1, full + 1] {
            let error = Error::TagLength { min: half, max: full, got };
            assert_eq!(Hmac::<F>::new(b"key").mac(b"message", &mut vec![0; got]), Err(error));
        }
    }
    check::<Streebog256>();
    check::<Streebog512>();
}

#[test]
fn kmac() {
    fn check<F: Kupyna>() {
        let count = answers(F::NAME, "kmac", |test| {
            let kmac = Kmac::<F>::new(&test.key).expect("a key as long as a digest");
            let (message, right) = (test.message(), test.tag.as_deref().expect("a tag"));
            let mut tag = vec![0; F::DIGEST_BYTES];
            kmac.mac(&message, &mut tag).expect("a full tag");
            assert_eq!(tag, right, "{} {}", F::NAME, test.id);
            let mut pieces = kmac.start();
            message.chunks(61).for_each(|piece| pieces.update(piece));
            pieces.clone().verify(right).expect("the tag");
            tag[0] ^= 1;
            assert_eq!(pieces.verify(&tag), Err(Error::NotAuthentic));
        });
        assert!(count > 3);
        let full = F::DIGEST_BYTES;
        for got in [0, 1, full - 1, full + 1] {
            let error = Error::KeyLength { cipher: F::NAME, expected: full, got };
            assert_eq!(Kmac::<F>::new(&vec![0; got]).err(), Some(error));
        }
        let error = Error::TagLength { min: full, max: full, got: full - 1 };
        assert_eq!(Kmac::<F>::new(&vec![0; full]).unwrap().mac(b"", &mut vec![0; full - 1]), Err(error));
    }
    check::<Kupyna256>();
    check::<Kupyna384>();
    check::<Kupyna512>();
}

#[test]
fn kdf_and_its_tree() {
    let count = answers("streebog-256", "kdf", |test| {
        let mut key = [0; 32];
        KdfKey::new(&test.key).expect("a key").derive(&test.label, &test.seed, &mut key);
        assert!(test.check_ciphertext(&key), "{}", test.id);
    });
    let trees = answers("streebog-256", "kdf-tree", |test| {
        let right = test.ct.as_deref().expect("an output");
        let mut keys = vec![0; right.len()];
        let r = test.counter_bytes.expect("R");
        KdfKey::new(&test.key).expect("a key").derive_tree(&test.label, &test.seed, r, &mut keys).expect("limits");
        assert_eq!(keys, right, "{}", test.id);
    });
    assert!(count > 1 && trees > 5);
}

/// Checks that an input is refused by a message that names the limit, before anything is written.
fn refused(result: Result<(), Error>, out: &[u8], limit: &str) {
    let Err(error @ Error::Parameter { .. }) = result else { panic!("{result:?}: not refused ({limit})") };
    assert!(error.to_string().contains(limit), "{error}: does not name the limit {limit}");
    assert!(out.iter().all(|byte| *byte == 0xaa), "{error}: something was written");
}

#[test]
fn limits_of_the_tree() {
    let key = KdfKey::new(&[7; 32]).expect("a key");
    for r in [0, 5, usize::MAX] {
        let mut out = [0xaa; 32];
        refused(key.derive_tree(b"l", b"s", r, &mut out), &out, "1, 2, 3 or 4");
    }
    for r in 1..=4 {
        refused(key.derive_tree(b"l", b"s", r, &mut []), &[], &format!("2^{} - 1", 8 * r));
    }
    let mut out = vec![0xaa; 32 * 255 + 1];
    refused(key.derive_tree(b"l", b"s", 1, &mut out), &out, "32 * (2^8 - 1)");
    key.derive_tree(b"l", b"s", 1, &mut out[1..]).expect("the longest");
    key.derive_tree(b"l", b"s", 2, &mut out).expect("more with R = 2");
    let error = KdfKey::new(b"").unwrap_err().to_string();
    assert!(error.contains("at least one byte"), "{error}");
}

#[test]
fn hkdf_and_its_limits() {
    fn check<F: Streebog>() {
        let count = answers(F::NAME, "hkdf", |test| {
            let right = test.ct.as_deref().expect("an output");
            let mut key = vec![0; right.len()];
            hkdf::<F>(&test.salt, &test.key, &test.info, &mut key).expect("limits");
            assert_eq!(key, right, "{} {}", F::NAME, test.id);
            let mut prk = vec![0; F::DIGEST_BYTES];
            hkdf_extract::<F>(&test.salt, &test.key, &mut prk).expect("a digest");
            key.fill(0);
            hkdf_expand::<F>(&prk, &test.info, &mut key).expect("limits");
            assert_eq!(key, right);
        });
        assert!(count > 2);
        let first = answers(F::NAME, "hkdf-extract", |test| {
            let mut prk = vec![0; F::DIGEST_BYTES];
            hkdf_extract::<F>(&test.salt, &test.key, &mut prk).expect("a digest");
            assert_eq!(Some(&prk), test.ct.as_ref(), "{} {}", F::NAME, test.id);
        });
        let second = answers(F::NAME, "hkdf-expand", |test| {
            let mut key = vec![0; test.ct.as_ref().map_or(0, Vec::len)];
            hkdf_expand::<F>(&test.key, &test.info, &mut key).expect("limits");
            assert!(test.check_ciphertext(&key), "{} {}", F::NAME, test.id);
        });
        assert!(first > 2 && second > 3);
        let most = 255 * F::DIGEST_BYTES;
        let mut out = vec![0xaa; most + 1];
        refused(hkdf::<F>(b"", b"secret", b"", &mut out), &out, &most.to_string());
        refused(hkdf::<F>(b"", b"secret", b"", &mut []), &[], &most.to_string());
        let prk = [7; 64];
        refused(hkdf_expand::<F>(&prk, b"", &mut out), &out, &most.to_string());
        let short = &prk[..F::DIGEST_BYTES - 1];
        refused(hkdf_expand::<F>(short, b"", &mut out[..32]), &out, &format!("at least {}", F::DIGEST_BYTES));
        refused(hkdf_extract::<F>(b"", b"secret", &mut out[..31]), &out, &format!("{} bytes", F::DIGEST_BYTES));
        hkdf_expand::<F>(&prk[..F::DIGEST_BYTES], b"", &mut out[1..]).expect("the longest");
    }
    check::<Streebog256>();
    check::<Streebog512>();
}

#[test]
fn pbkdf2_and_its_limits() {
    fn check<F: Streebog>() {
        let count = answers(F::NAME, "pbkdf2", |test| {
            let right = test.ct.as_deref().expect("an output");
            let iterations = test.iterations.and_then(|n| n.try_into().ok()).expect("iterations");
            let mut key = vec![0; right.len()];
            pbkdf2::<F>(&test.key, &test.salt, iterations, &mut key).expect("limits");
            assert_eq!(key, right, "{} {}", F::NAME, test.id);
        });
        assert!(count > 1);
        let passwords: Vec<Vec<u8>> = (0..9).map(|i| stream(b"password", 20 * i)).collect();
        let salts: Vec<Vec<u8>> = (0..9).map(|i| stream(b"salt", 70 - i)).collect();
        let (many, with): (Vec<&[u8]>, Vec<&[u8]>) =
            passwords.iter().zip(&salts).map(|(password, salt)| (&password[..], &salt[..])).unzip();
        for length in [1, 32, 64, 65, 200] {
            let mut keys = vec![0; 9 * length];
            pbkdf2_many::<F>(&many, &with, 3, &mut keys).expect("limits");
            for ((password, salt), key) in many.iter().zip(&with).zip(keys.chunks(length)) {
                let mut one = vec![0; length];
                pbkdf2::<F>(password, salt, 3, &mut one).expect("limits");
                assert_eq!(key, one);
            }
        }
        let mut out = [0xaa; 32];
        refused(pbkdf2::<F>(b"password", b"salt", 0, &mut out), &out, "at least 1");
        refused(pbkdf2::<F>(b"password", b"salt", 1, &mut []), &[], "2^32 - 1");
        let differ = |result| matches!(result, Err(Error::LengthsDiffer { .. }));
        assert!(differ(pbkdf2_many::<F>(&[b"a", b"b"], &[b"salt"], 1, &mut out)));
        assert!(differ(pbkdf2_many::<F>(&[b"a", b"b", b"c"], &[b"salt".as_slice(); 3], 1, &mut out)));
        assert!(differ(pbkdf2_many::<F>(&[], &[], 1, &mut out)));
        assert_eq!(out, [0xaa; 32]);
        pbkdf2_many::<F>(&[], &[], 1, &mut []).expect("nothing to do");
    }
    check::<Streebog256>();
    check::<Streebog512>();
}

#[test]
fn keys_of_tls_records() {
    let suites = [
        ("kuznyechik-ctr-omac", TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
        ("magma-ctr-omac", TlsTreeParameters::MAGMA_CTR_OMAC),
        ("kuznyechik-mgm-l", TlsTreeParameters::KUZNYECHIK_MGM_L),
        ("magma-mgm-l", TlsTreeParameters::MAGMA_MGM_L),
        ("kuznyechik-mgm-s", TlsTreeParameters::KUZNYECHIK_MGM_S),
        ("magma-mgm-s", TlsTreeParameters::MAGMA_MGM_S),
    ];
    for (suite, parameters) in suites {
        // One tree for all records, to test that no stale key is used.
        let mut kept: Option<(Vec<u8>, TlsTree)> = None;
        let count = answers("streebog-256", &format!("tlstree-{suite}"), |test| {
            let fresh = || TlsTree::new(&test.key, parameters).expect("a key of 32 bytes");
            let tree = match &mut kept {
                Some((key, tree)) if *key == test.key => tree,
                _ => &mut kept.insert((test.key.clone(), fresh())).1,
            };
            let record = test.record.expect("a number");
            for tree in [tree, &mut fresh()] {
                let mut key = [0; 32];
                tree.key(record, &mut key).expect("a record within the limit");
                assert!(test.check_ciphertext(&key), "{suite} {}", test.id);
            }
        });
        assert!(count > 2, "{suite}");
        let mut tree = TlsTree::new(&[7; 32], parameters).expect("a key of 32 bytes");
        if let Some(beyond) = parameters.max().checked_add(1) {
            for record in [beyond, u64::MAX] {
                let mut key = [0xaa; 32];
                let limit = format!("2^{} - 1", beyond.trailing_zeros());
                refused(tree.key(record, &mut key), &key, &limit);
            }
        }
    }
    for got in [0, 31, 33] {
        let error = TlsTree::new(&vec![0; got], TlsTreeParameters::MAGMA_MGM_L).unwrap_err();
        assert_eq!(error, Error::KeyLength { cipher: "K_root", expected: 32, got });
    }
}

#[test]
fn keys_of_esp_packets() {
    let mut kept: Option<(Vec<u8>, EspTree)> = None;
    let count = answers("streebog-256", "esptree", |test| {
        let tree = match &mut kept {
            Some((key, tree)) if *key == test.key => tree,
            _ => &mut kept.insert((test.key.clone(), EspTree::new(&test.key).expect("a key of 32 bytes"))).1,
        };
        let [_, _, _, i1, a, b, c, d] = test.record.expect("a number").to_be_bytes();
        let mut key = [0; 32];
        tree.key(i1, u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]), &mut key);
        assert!(test.check_ciphertext(&key), "{}", test.id);
    });
    assert!(count > 7);
    assert!(matches!(EspTree::new(&[0; 31]), Err(Error::KeyLength { got: 31, .. })));
}

/// Compares with the crates `streebog`, `kupyna`, `hmac` and `hkdf` on random messages, most of which
/// are short or end near a block.
mod peers {
    use digest::{Digest, KeyInit, Mac};
    use phalanx::hash::{Kupyna256, Kupyna384, Kupyna512, Streebog256, Streebog512};

    use super::*;

    /// Message `case`, from a pool of random bytes.
    fn message(pool: &[u8], case: usize) -> Vec<u8> {
        let start = case.wrapping_mul(7919) % (pool.len() - 4096);
        let mut message = pool[start..][..length(case)].to_vec();
        if case.is_multiple_of(5) {
            // Bytes of ones make the sum of the blocks carry.
            message.fill(0xff);
        }
        message
    }

    /// The length of message `case`, up to 2 KiB, in an order that looks random.
    fn length(case: usize) -> usize {
        let random = case.wrapping_mul(0x9e37_79b9) >> 7;
        match case % 4 {
            0 => random % 70,
            1 => 64 * (random % 9) + random / 16 % 4 + 62,
            _ => random % 2048,
        }
    }

    fn compare(cases: usize) {
        let pool = stream(b"messages", 1 << 16);
        for case in 0..cases {
            let message = &message(&pool, case)[..];
            let key = &pool[case.wrapping_mul(7919) % (pool.len() - 4096) + 2048..][..length(case / 3) % 200];
            let at = || format!("case {case}, {} bytes", message.len());
            assert_eq!(Streebog256::hash(message)[..], streebog::Streebog256::digest(message)[..], "{}", at());
            assert_eq!(Streebog512::hash(message)[..], streebog::Streebog512::digest(message)[..], "{}", at());
            assert_eq!(Kupyna256::hash(message)[..], kupyna::Kupyna256::digest(message)[..], "{}", at());
            assert_eq!(Kupyna384::hash(message)[..], kupyna::Kupyna384::digest(message)[..], "{}", at());
            assert_eq!(Kupyna512::hash(message)[..], kupyna::Kupyna512::digest(message)[..], "{}", at());
            let mut tag = [0; 64];
            Hmac::<super::Streebog512>::new(key).mac(message, &mut tag).expect("a full tag");
            let mut other = hmac::Hmac::<streebog::Streebog512>::new_from_slice(key).expect("any length");
            other.update(message);
            assert_eq!(tag[..], other.finalize().into_bytes()[..], "{}", at());
            let (mut out, mut theirs) = ([0; 100], [0; 100]);
            hkdf::<super::Streebog256>(&key[..key.len() / 2], key, message, &mut out).expect("limits");
            let other = ::hkdf::Hkdf::<streebog::Streebog256>::new(Some(&key[..key.len() / 2]), key);
            other.expand(message, &mut theirs).expect("limits");
            assert_eq!(out, theirs, "{}", at());
        }
    }

    #[test]
    fn a_thousand_random_messages() {
        compare(1000);
    }

    #[test]
    #[ignore = "minutes"]
    fn a_hundred_thousand_random_messages() {
        compare(100_000);
    }

    /// The number of bits exceeds 32 bits at 2^29 bytes, and the sum of blocks of ones carries with
    /// each of them.
    #[test]
    #[ignore = "a minute"]
    fn half_a_gibibyte() {
        fn check<D: Digest, F: HashFunction>() {
            let ones = vec![0xff; 1 << 20];
            let (mut ours, mut theirs) = (Hasher::<F>::new(), D::new());
            for piece in std::iter::repeat_n(&ones[..], 1 << 9).chain([&ones[..1]]) {
                ours.update(piece);
                theirs.update(piece);
            }
            assert_eq!(ours.finish().as_ref(), &theirs.finalize()[..], "{}", F::NAME);
        }
        check::<streebog::Streebog256, super::Streebog256>();
        check::<kupyna::Kupyna256, super::Kupyna256>();
        check::<kupyna::Kupyna512, super::Kupyna512>();
    }

    /// All three variants of Kupyna on the same messages.
    #[test]
    #[ignore = "needs Java and tools/install-peers bouncycastle, whose folder is PHALANX_PEERS"]
    fn bouncy_castle() {
        use std::io::{BufRead, BufReader, Write};
        use std::process::{Command, Stdio};

        let folder = std::env::var("PHALANX_PEERS").expect("PHALANX_PEERS");
        let mut java = Command::new("java")
            .args(["-cp", &format!("{folder}:{folder}/*"), "BouncyCastle"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("java");
        let (mut input, output) = (java.stdin.take().expect("a pipe"), java.stdout.take().expect("a pipe"));
        let mut answers = BufReader::new(output).lines();
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let pool = stream(b"messages", 1 << 16);
        for case in 0..300_000 {
            let message = message(&pool, case / 3);
            let (name, ours) = match case % 3 {
                0 => ("kupyna-256", Kupyna256::hash(&message).to_vec()),
                1 => ("kupyna-384", Kupyna384::hash(&message).to_vec()),
                _ => ("kupyna-512", Kupyna512::hash(&message).to_vec()),
            };
            writeln!(input, "digest {name} {}", hex(&message)).expect("a request");
            let theirs = answers.next().expect("an answer").expect("text");
            assert_eq!(theirs, format!("ok {}", hex(&ours)), "{name}, case {case}, {} bytes", message.len());
        }
        drop(input);
        assert!(java.wait().expect("the end").success());
    }
}

#[cfg(feature = "digest")]
mod rustcrypto {
    use digest::{Digest, FixedOutputReset, KeyInit, Mac, Update};
    use phalanx::hash::{Kupyna512, Streebog256};
    use phalanx::modes::rustcrypto::{Hmac, Kmac};

    #[test]
    fn digest_traits() {
        let mut hasher = <Streebog256 as Digest>::new_with_prefix(b"attack ");
        Digest::update(&mut hasher, b"at dawn");
        assert_eq!(Digest::finalize_reset(&mut hasher)[..], Streebog256::hash(b"attack at dawn"));
        Update::update(&mut hasher, b"again");
        assert_eq!(hasher.finalize_fixed_reset()[..], Streebog256::hash(b"again"));
        assert_eq!(<Kupyna512 as Digest>::digest(b"message")[..], Kupyna512::hash(b"message"));
        assert_eq!(<Kupyna512 as Digest>::output_size(), 64);
    }

    #[test]
    fn mac_traits() {
        for key in [&b"short"[..], &[7; 64], &[7; 65]] {
            let mut mac = <Hmac<super::Streebog512> as KeyInit>::new_from_slice(key).expect("any length");
            Mac::update(&mut mac, b"message");
            let mut tag = [0; 64];
            super::Hmac::<super::Streebog512>::new(key).mac(b"message", &mut tag).expect("a full tag");
            assert_eq!(mac.finalize_reset().into_bytes()[..], tag);
            Mac::update(&mut mac, b"message");
            mac.verify_slice(&tag).expect("the tag");
        }
        assert!(<Kmac<super::Kupyna256> as KeyInit>::new_from_slice(&[7; 31]).is_err());
        let mac = <Kmac<super::Kupyna256> as KeyInit>::new_from_slice(&[7; 32]).expect("32 bytes");
        let mut tag = [0; 32];
        super::Kmac::<super::Kupyna256>::new(&[7; 32]).expect("32 bytes").mac(b"", &mut tag).expect("a full tag");
        assert_eq!(mac.finalize().into_bytes()[..], tag);
    }
}
