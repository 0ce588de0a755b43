//! Tests the public API: errors and their messages, invalid input, `Debug` output, and keys shared
//! between threads.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Barrier;
use std::thread;

use phalanx::gost28147::{self, Gost28147, NAMED_SETS, Sbox, SboxError};
use phalanx::hazmat::RawBlocks;
use phalanx::modes::dstu7624::{Gcm, Kalyna, StandardGcmWithUnboundNonce};
use phalanx::{
    Choice, Cipher, Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, KeyOnly,
    Kuznyechik, Level, LevelError, Magma, Standard, Ublock128_128, Ublock128_256, Ublock256_256, families,
};
use phalanx_vectors::stream;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use proptest::{prop_assert, prop_assert_eq};

/// A type, together with the checks that apply to every type.
struct Subject {
    name: &'static str,
    lengths: fn(),
    values: fn(),
    threads: fn(),
}

fn subject<S: KeyOnly>(_: fn() -> Option<Cipher<S>>) -> Subject {
    Subject { name: S::NAME, lengths: odd_lengths::<S>, values: values::<S>, threads: threads::<S> }
}

macro_rules! subjects {
    ($($cipher:ty),* $(,)?) => { vec![$(subject(|| None::<$cipher>)),*] };
}

fn subjects() -> Vec<Subject> {
    subjects![
        Kalyna128_128,
        Kalyna128_256,
        Kalyna256_256,
        Kalyna256_512,
        Kalyna512_512,
        Kuznyechik,
        Magma,
        Ublock128_128,
        Ublock128_256,
        Ublock256_256,
        Gost28147<gost28147::CryptoProA>,
        Gost28147<gost28147::Dke1>,
    ]
}

#[test]
fn no_cipher_is_missing() {
    let here: BTreeSet<_> = subjects().iter().map(|subject| subject.name).collect();
    let all = families().iter().filter(|family| family.is_cipher()).map(|family| family.name);
    assert_eq!(here, all.collect());
}

fn new<S: KeyOnly>(seed: &[u8]) -> Cipher<S> {
    Cipher::new_from_slice(&stream(seed, Cipher::<S>::KEY_BYTES)).expect("the key has the right length")
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() })
}

#[test]
fn any_length_of_blocks() {
    subjects().iter().for_each(|subject| (subject.lengths)());
}

/// Whole blocks round-trip. Any other length is rejected, and the data is left unchanged.
fn odd_lengths<S: KeyOnly>() {
    let block = Cipher::<S>::BLOCK_BYTES;
    let cipher = new::<S>(b"lengths");
    let lengths = (0..=5 * block, -2..=2_isize, proptest::bool::weighted(0.3));
    let outcome = runner(200).run(&lengths, |(bytes, more, whole)| {
        let bytes = if whole { bytes.next_multiple_of(block) } else { bytes };
        let message = stream(b"message", bytes);
        let mut data = message.clone();
        let partial = Err(Error::PartialBlock { block, got: bytes });
        let expected = if bytes % block == 0 { Ok(()) } else { partial };
        prop_assert_eq!(cipher.encrypt_bytes(&mut data), expected.clone());
        prop_assert_eq!(data == message, expected.is_err() || bytes == 0);
        let sealed = data.clone();
        prop_assert_eq!(cipher.decrypt_bytes(&mut data), expected.clone());
        prop_assert!(data == message);

        let room = bytes.saturating_add_signed(more);
        let mut out = vec![0x5a; room];
        let expected = match expected {
            Ok(()) if room != bytes => Err(Error::LengthsDiffer { source_bytes: bytes, destination_bytes: room }),
            other => other,
        };
        prop_assert_eq!(cipher.encrypt_bytes_to(&message, &mut out), expected.clone());
        let untouched = vec![0x5a; room];
        prop_assert_eq!(&out, if expected.is_ok() { &sealed } else { &untouched });
        out.fill(0x5a);
        prop_assert_eq!(cipher.decrypt_bytes_to(&sealed, &mut out), expected.clone());
        prop_assert_eq!(&out, if expected.is_ok() { &message } else { &untouched });
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{}: {error}", S::NAME));

    for bytes in (0..=130).filter(|bytes| *bytes != Cipher::<S>::KEY_BYTES) {
        let expected = Error::KeyLength { cipher: S::NAME, expected: Cipher::<S>::KEY_BYTES, got: bytes };
        assert_eq!(Cipher::<S>::new_from_slice(&vec![0; bytes]).err(), Some(expected));
    }
}

#[test]
fn clones_blocks_and_what_debug_shows() {
    subjects().iter().for_each(|subject| (subject.values)());
}

fn values<S: KeyOnly>() {
    let cipher = new::<S>(b"values");
    let message = stream(b"message", 70 * Cipher::<S>::BLOCK_BYTES);
    // Clones made both before and after the key forms exist.
    let early = cipher.clone();
    let mut sealed = message.clone();
    cipher.encrypt_bytes(&mut sealed).expect("whole blocks");
    let late = cipher.clone();
    let shown = format!("Cipher {{ name: {:?}, level: {:?}, .. }}", S::NAME, cipher.level());
    assert_eq!(format!("{cipher:?}"), shown, "the name and level and nothing of the key");
    drop(cipher);
    for clone in [early, late] {
        let mut data = message.clone();
        clone.encrypt_bytes(&mut data).expect("whole blocks");
        assert!(data == sealed, "{}", S::NAME);
        clone.decrypt_bytes(&mut data).expect("whole blocks");
        assert!(data == message, "{}", S::NAME);
    }
    // One block at a time gives the same result at every level.
    for level in Level::available() {
        let key = stream(b"values", Cipher::<S>::KEY_BYTES);
        let key = S::Key::try_from(&key).unwrap_or_else(|_| panic!("the key has the right length"));
        let cipher = Cipher::<S>::with_level(&key, level).expect("available");
        assert_eq!(cipher.level(), level);
        for (plain, want) in
            message.chunks(Cipher::<S>::BLOCK_BYTES).zip(sealed.chunks(Cipher::<S>::BLOCK_BYTES)).take(3)
        {
            let mut data = plain.to_vec();
            cipher.encrypt_bytes(&mut data).expect("one block");
            assert!(data == want, "{} at {level}", S::NAME);
        }
    }
}

#[test]
fn one_block_in_place() {
    let cipher = Kalyna128_128::new(&[7; 16]);
    let (mut block, mut blocks) = ([9; 16], [9; 16]);
    cipher.encrypt_one(&mut block);
    cipher.encrypt_bytes(&mut blocks).expect("one block");
    assert_eq!(block, blocks);
    cipher.decrypt_one(&mut block);
    assert_eq!(block, [9; 16]);
}

#[test]
fn eight_threads_share_a_new_key() {
    subjects().iter().for_each(|subject| (subject.threads)());
}

/// Key forms are created on first use. Here, all threads try to create them at once.
fn threads<S: KeyOnly>() {
    const THREADS: usize = 8;
    let widths = [1, 3, 64, 130];
    let message = stream(b"threads", 130 * Cipher::<S>::BLOCK_BYTES);
    for round in 0..10u8 {
        let seed = [b't', round];
        let mut sealed = message.clone();
        new::<S>(&seed).encrypt_bytes(&mut sealed).expect("whole blocks");
        let (shared, start) = (new::<S>(&seed), Barrier::new(THREADS));
        thread::scope(|scope| {
            for i in 0..THREADS {
                let (shared, start, message, sealed) = (&shared, &start, &message, &sealed);
                scope.spawn(move || {
                    let bytes = widths[i / 2] * Cipher::<S>::BLOCK_BYTES;
                    let (message, sealed) = (&message[..bytes], &sealed[..bytes]);
                    let mut out = vec![0; bytes];
                    start.wait();
                    if i % 2 == 0 {
                        shared.encrypt_bytes_to(message, &mut out).expect("whole blocks");
                        assert!(out == sealed, "{}", S::NAME);
                    } else {
                        shared.decrypt_bytes_to(sealed, &mut out).expect("whole blocks");
                        assert!(out == message, "{}", S::NAME);
                    }
                });
            }
        });
    }
}

#[test]
fn eight_threads_share_a_gcm() {
    let (nonce, message) = ([4; 32], stream(b"gcm", 5000));
    let (mut sealed, mut tag) = (message.clone(), [0; 32]);
    Gcm::<Kalyna256_256>::new(&[1; 32]).encrypt_detached(&nonce, b"aad", &mut sealed, &mut tag).expect("lengths");
    for _ in 0..20 {
        let (gcm, start) = (Gcm::<Kalyna256_256>::new(&[1; 32]), Barrier::new(8));
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let mut data = sealed.clone();
                    start.wait();
                    gcm.decrypt_detached(&nonce, b"aad", &mut data, &tag).expect("authentic");
                    assert!(data == message);
                });
            }
        });
    }
}

#[test]
fn any_length_in_gcm() {
    gcm_lengths::<Kalyna128_128>(16);
    gcm_lengths::<Kalyna128_256>(16);
    gcm_lengths::<Kalyna256_256>(32);
    gcm_lengths::<Kalyna256_512>(32);
    gcm_lengths::<Kalyna512_512>(64);
}

/// Returns the expected result for these lengths. `least` is the minimum tag length.
fn verdict(block: usize, least: usize, nonce: usize, tag: usize) -> Result<(), Error> {
    match () {
        () if nonce != block => Err(Error::NonceLength { expected: block, got: nonce }),
        () if tag < least || tag > block => Err(Error::TagLength { min: least, max: block, got: tag }),
        () => Ok(()),
    }
}

type Crypt<'a> = &'a dyn Fn(&[u8], &[u8], &mut [u8], &mut [u8]) -> Result<(), Error>;

fn gcm_case(seal: Crypt, open: Crypt, expected: &Result<(), Error>, lengths: [usize; 4]) -> Result<(), TestCaseError> {
    let [nonce, aad, message, tag] = lengths;
    let (nonce, aad, message) = (stream(b"nonce", nonce), stream(b"aad", aad), stream(b"message", message));
    let (mut data, mut tag) = (message.clone(), vec![0x5a; tag]);
    prop_assert_eq!(&seal(&nonce, &aad, &mut data, &mut tag), expected);
    if expected.is_err() {
        prop_assert!(data == message && tag.iter().all(|byte| *byte == 0x5a), "something was written");
        prop_assert_eq!(&open(&nonce, &aad, &mut data, &mut tag), expected);
        prop_assert!(data == message, "something was written");
        return Ok(());
    }
    let sealed = data.clone();
    tag[0] ^= 1;
    prop_assert_eq!(open(&nonce, &aad, &mut data, &mut tag), Err(Error::NotAuthentic));
    prop_assert!(data == sealed, "something was decrypted");
    tag[0] ^= 1;
    prop_assert_eq!(open(&nonce, &aad, &mut data, &mut tag), Ok(()));
    prop_assert!(data == message);
    Ok(())
}

fn gcm_lengths<C: Kalyna>(block: usize) {
    assert_eq!((Gcm::<C>::NONCE_BYTES, Gcm::<C>::TAG_BYTES), (block, block));
    let key = stream(b"key", size_of::<<C::Standard as Standard>::Key>());
    let bound = Gcm::<C>::new_from_slice(&key).expect("the key has the right length");
    let standard = StandardGcmWithUnboundNonce::<C>::new_from_slice(&key).expect("the key has the right length");
    assert!(
        Gcm::<C>::new_from_slice(&key[1..]).is_err() && StandardGcmWithUnboundNonce::<C>::new_from_slice(&[]).is_err()
    );
    // Half of the cases have valid lengths.
    let right = proptest::bool::ANY;
    let lengths = (0..2 * block + 2, 0..4 * block, 0..4 * block, 0..2 * block + 2, right, right);
    let outcome = runner(300).run(&lengths, |(nonce, aad, message, tag, right_nonce, right_tag)| {
        let nonce = if right_nonce { block } else { nonce };
        let tag = if right_tag { block } else { tag };
        let lengths = [nonce, aad, message, tag];
        gcm_case(
            &|nonce, aad, data, tag| bound.encrypt_detached(nonce, aad, data, tag),
            &|nonce, aad, data, tag| bound.decrypt_detached(nonce, aad, data, tag),
            &verdict(block, block, nonce, tag),
            lengths,
        )?;
        let empty = aad == 0 && message == 0;
        gcm_case(
            &|nonce, aad, data, tag| standard.encrypt_detached(nonce, aad, data, tag),
            &|nonce, aad, data, tag| standard.decrypt_detached(nonce, aad, data, tag),
            &if empty { Err(Error::Empty) } else { verdict(block, 8, nonce, tag) },
            lengths,
        )
    });
    outcome.unwrap_or_else(|error| panic!("{block} bytes: {error}"));
}

#[test]
fn what_debug_shows_of_gcm() {
    let level = Level::active();
    let cipher = format!("Cipher {{ name: \"kalyna-128/128\", level: {level:?}, .. }}");
    assert_eq!(format!("{:?}", Gcm::<Kalyna128_128>::new(&[0xab; 16])), format!("Gcm {{ cipher: {cipher}, .. }}"));
    let standard = StandardGcmWithUnboundNonce::<Kalyna128_128>::new(&[0xab; 16]);
    assert_eq!(format!("{standard:?}"), format!("StandardGcmWithUnboundNonce {{ cipher: {cipher}, .. }}"));
}

#[test]
fn errors_say_what_was_expected() {
    let errors = [
        (
            Error::KeyLength { cipher: "kalyna-256/512", expected: 64, got: 32 },
            "invalid key length: 32 bytes (kalyna-256/512 takes 64)",
        ),
        (Error::PartialBlock { block: 16, got: 17 }, "invalid length: 17 bytes (must be a multiple of 16)"),
        (
            Error::LengthsDiffer { source_bytes: 16, destination_bytes: 32 },
            "source and destination differ in length: 16 and 32 bytes",
        ),
        (Error::NonceLength { expected: 32, got: 12 }, "invalid nonce length: 12 bytes (this mode takes 32)"),
        (Error::NoSuchKey { keys: 3, got: 3 }, "no key with index 3 (number of keys: 3)"),
        (Error::Parameter { what: "segment", allowed: "1 to 16", got: 17 }, "invalid segment: 17 (allowed: 1 to 16)"),
        (Error::TagLength { min: 8, max: 16, got: 4 }, "invalid tag length: 4 bytes (allowed: 8 to 16)"),
        (
            Error::Empty,
            "empty message: this mode requires at least one byte (GCM and MGM also accept associated data alone)",
        ),
        (Error::TooLong { max: 10, got: 11 }, "message too long: 11 bytes (this mode allows at most 10)"),
        (
            Error::NotAuthentic,
            "authentication failed: the message, tag, nonce or associated data was modified, or the key is wrong",
        ),
    ];
    for (error, message) in errors {
        assert_eq!(error.to_string(), message);
    }
    let level = LevelError::Unknown("x".into());
    assert_eq!(Error::from(level.clone()).to_string(), level.to_string());
    assert!(level.to_string().starts_with("unknown level 'x'; valid here: portable"));
    fn is_error<E: std::error::Error + Send + Sync + 'static>() {}
    is_error::<Error>();
    is_error::<LevelError>();
    is_error::<SboxError>();
}

#[test]
fn sets_of_substitutions() {
    let mut rows = [[0; 16]; 8];
    rows[3][5] = 16;
    let error = Sbox::from_rows(rows).expect_err("not a nibble");
    assert_eq!(error, SboxError::NotANibble { row: 3, entry: 5, value: 16 });
    assert_eq!(error.to_string(), "entry 5 of row 3 of the S-box is 16, which is not below 16");
    assert_eq!(Sbox::named("no such set"), None);
    for set in &NAMED_SETS {
        assert_eq!(Sbox::named(set.name), Some(&set.sbox));
        assert!(set.oid.is_empty() || Sbox::named(set.oid).is_some(), "{}", set.name);
    }
    // The cipher is invertible even if the rows of the S-box aren't permutations.
    let sbox = Sbox::from_rows([[5; 16]; 8]).expect("nibbles");
    for level in Level::available() {
        let cipher = Gost28147::with_sbox_and_level(&[1; 32], &sbox, level).expect("available");
        let message = stream(b"sets", 8 * 33);
        let mut data = message.clone();
        cipher.encrypt_bytes(&mut data).expect("whole blocks");
        assert_ne!(data, message);
        cipher.decrypt_bytes(&mut data).expect("whole blocks");
        assert_eq!(data, message);
    }
}

/// This is checked at compile time.
#[allow(dead_code)]
const THREAD_SAFE: () = {
    const fn value<T: Send + Sync + Unpin + Clone + Debug + 'static>() {}
    value::<Kalyna128_128>();
    value::<Kalyna128_256>();
    value::<Kalyna256_256>();
    value::<Kalyna256_512>();
    value::<Kalyna512_512>();
    value::<Kuznyechik>();
    value::<Magma>();
    value::<Ublock128_128>();
    value::<Ublock128_256>();
    value::<Ublock256_256>();
    value::<Gost28147>();
    value::<Gost28147<gost28147::Dke1>>();
    value::<Gcm<Kalyna128_128>>();
    value::<Gcm<Kalyna512_512>>();
    value::<StandardGcmWithUnboundNonce<Kalyna256_256>>();
    value::<Sbox>();
    value::<Choice>();
    value::<Error>();
    value::<Level>();
};

/// Random nonces have the length and format that the mode requires, and they are all different.
#[test]
fn random_nonces() {
    use phalanx::modes::dstu7624::Ccm;
    use phalanx::modes::gost3413::Mgm;
    use phalanx::modes::nist;

    macro_rules! check {
        ($($mode:ty, $key:expr;)*) => {$(
            let mode = <$mode>::new(&[7; $key]);
            let nonces: BTreeSet<_> = (0..64).map(|_| <$mode>::generate_nonce().expect("random bytes")).collect();
            assert_eq!(nonces.len(), 64);
            let role: &dyn phalanx::roles::Aead = &mode;
            let of_role = (0..64).map(|_| role.generate_nonce().expect("random bytes"));
            for nonce in nonces.iter().map(|nonce| nonce.to_vec()).chain(of_role) {
                assert_eq!(nonce.len(), <$mode>::NONCE_BYTES);
                let sealed = mode.seal(&nonce, b"", b"a message").expect("the mode takes the nonce");
                assert_eq!(mode.open(&nonce, b"", &sealed).expect("authentic"), b"a message");
            }
        )*};
    }
    check! {
        Gcm<Kalyna128_256>, 32;
        Gcm<Kalyna512_512>, 64;
        Ccm<Kalyna256_256>, 32;
        Mgm<Kuznyechik>, 32;
        Mgm<Magma>, 32;
        nist::Gcm<Ublock128_128>, 16;
    }
}

/// Types that contain secrets declare that they wipe them. Whether they really do is tested in
/// `remains.rs`.
#[test]
fn types_that_wipe_themselves() {
    use phalanx::many::Keys;
    use phalanx::modes::gost3413::{Ctr, Mgm, MgmEncryptor, Omac};
    use phalanx::modes::rustcrypto::{KeyedMac, KeyedStream};
    use phalanx::modes::{CtrStream, Stream, dstu7624, nist};
    use zeroize::ZeroizeOnDrop;

    fn wiped<T: ZeroizeOnDrop>() {}
    wiped::<Kuznyechik>();
    wiped::<Mgm<Kuznyechik>>();
    wiped::<MgmEncryptor>();
    wiped::<CtrStream>();
    wiped::<Stream>();
    wiped::<dstu7624::CmacStream>();
    wiped::<dstu7624::CmsKeyWrap>();
    wiped::<nist::Xts<Kuznyechik>>();
    wiped::<Keys<Magma>>();
    wiped::<KeyedStream<Ctr<Magma>>>();
    wiped::<KeyedMac<Omac<Kuznyechik>>>();
}

/// If a mode has no nonce, passing one is an error. It isn't just ignored.
#[test]
fn roles_refuse_a_nonce_that_they_do_not_take() {
    use phalanx::modes::{dstu7624::Kw, gost3413::Omac};
    use phalanx::roles::{KeyWrap, Mac};
    use phalanx::{Error, Kalyna128_128, Kuznyechik};

    let refused = || Error::NonceLength { expected: 0, got: 3 };
    let kw: &dyn KeyWrap = &Kw::<Kalyna128_128>::new(&[7; 16]);
    let wrapped = kw.wrap(&[], &[1; 16]).unwrap();
    assert_eq!(kw.unwrap(&[], &wrapped), Ok(vec![1; 16]));
    assert_eq!((kw.wrap(&[0; 3], &[1; 16]), kw.unwrap(&[0; 3], &wrapped)), (Err(refused()), Err(refused())));
    let omac: &dyn Mac = &Omac::<Kuznyechik>::new(&[7; 32]);
    assert_eq!(omac.mac(&[0; 3], b"", &mut [0; 16]), Err(refused()));
}
