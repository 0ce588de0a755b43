//! Tests DSTU 7624:2014 GCM and its nonce-bound form at every level: known answers, lengths and
//! rejected input.

use phalanx::hazmat::RawBlocks;
use phalanx::modes::dstu7624::{Gcm, Kalyna, StandardGcmWithUnboundNonce};
use phalanx::{Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Level, reference};
use phalanx_vectors::{Test, Verdict, stream, vector_files};

/// One variant, with its type erased.
struct Variant {
    name: &'static str,
    block: usize,
    key: usize,
    seal: fn(Form, Level, &Test) -> Result<(), String>,
    random: fn(Level, &Variant),
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    NonceBound,
    Standard,
}

const fn variant<C: Kalyna>(name: &'static str, block: usize, key: usize) -> Variant
where
    phalanx::modes::dstu7624::Key<C>: for<'a> TryFrom<&'a [u8]>,
{
    Variant { name, block, key, seal: known::<C>, random: random::<C> }
}

const VARIANTS: [Variant; 5] = [
    variant::<Kalyna128_128>("kalyna-128/128", 16, 16),
    variant::<Kalyna128_256>("kalyna-128/256", 16, 32),
    variant::<Kalyna256_256>("kalyna-256/256", 32, 32),
    variant::<Kalyna256_512>("kalyna-256/512", 32, 64),
    variant::<Kalyna512_512>("kalyna-512/512", 64, 64),
];

fn key<C: Kalyna>(bytes: &[u8]) -> phalanx::modes::dstu7624::Key<C> {
    phalanx::modes::dstu7624::Key::<C>::try_from(bytes).unwrap_or_else(|_| panic!("{} bytes of key", bytes.len()))
}

fn seal<C: Kalyna>(form: Form, level: Level, test: &Test, data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
    let (key, iv) = (key::<C>(&test.key), test.iv.as_deref().unwrap_or(&[0; 64][..Gcm::<C>::NONCE_BYTES]));
    match form {
        Form::NonceBound => Gcm::<C>::with_level(&key, level)?.encrypt_detached(iv, &test.aad, data, tag),
        Form::Standard => {
            StandardGcmWithUnboundNonce::<C>::with_level(&key, level)?.encrypt_detached(iv, &test.aad, data, tag)
        }
    }
}

fn open<C: Kalyna>(form: Form, level: Level, test: &Test, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
    let (key, iv) = (key::<C>(&test.key), test.iv.as_deref().unwrap_or(&[0; 64][..Gcm::<C>::NONCE_BYTES]));
    match form {
        Form::NonceBound => Gcm::<C>::with_level(&key, level)?.decrypt_detached(iv, &test.aad, data, tag),
        Form::Standard => {
            StandardGcmWithUnboundNonce::<C>::with_level(&key, level)?.decrypt_detached(iv, &test.aad, data, tag)
        }
    }
}

fn known<C: Kalyna>(form: Form, level: Level, test: &Test) -> Result<(), String> {
    let want_tag = test.tag.as_deref().ok_or("no tag")?;
    if test.result == Verdict::Invalid {
        let mut data = test.ct.as_deref().ok_or("no ciphertext")?.to_vec();
        let before = data.clone();
        return match open::<C>(form, level, test, &mut data, want_tag) {
            Err(Error::NotAuthentic | Error::TagLength { .. }) if data == before => Ok(()),
            other => Err(format!("{other:?} instead of a refusal")),
        };
    }
    let message = test.message();
    let (mut data, mut tag) = (message.to_vec(), vec![0; want_tag.len()]);
    seal::<C>(form, level, test, &mut data, &mut tag).map_err(|e| e.to_string())?;
    if tag != want_tag {
        return Err("tag".into());
    }
    // GMAC doesn't have a ciphertext.
    if !data.is_empty() && !test.check_ciphertext(&data) {
        return Err("ciphertext".into());
    }
    open::<C>(form, level, test, &mut data, want_tag).map_err(|e| e.to_string())?;
    if data == *message { Ok(()) } else { Err("decrypted".into()) }
}

#[test]
fn known_answers_on_every_level() {
    let mut counts = [0; 3];
    for level in Level::available() {
        for (file, vectors) in vector_files().expect("embedded files parse") {
            for group in &vectors.test_groups {
                let (form, slot) = match group.mode.as_str() {
                    "gcm" => (Form::Standard, 0),
                    "gmac" => (Form::Standard, 1),
                    "gcm-nonce-bound" => (Form::NonceBound, 2),
                    _ => continue,
                };
                let variant = VARIANTS.iter().find(|v| v.name == group.cipher).expect("a variant of Kalyna");
                for test in &group.tests {
                    let mut test = test.clone();
                    if slot == 1 {
                        // For GMAC, the message is passed as associated data.
                        test.aad = std::mem::take(&mut test.msg);
                    }
                    (variant.seal)(form, level, &test)
                        .unwrap_or_else(|e| panic!("{file} {} {} at {level}: {e}", group.mode, test.id));
                    counts[slot] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|n| *n > 0), "{counts:?}");
}

/// Compares all lengths of data and associated data near block boundaries, as well as some long
/// ones, with the reference.
fn random<C: Kalyna>(level: Level, variant: &Variant) {
    let key_bytes = stream(b"key", variant.key);
    let cipher = reference::new(variant.name, &key_bytes, None).expect("the reference has every variant");
    let gcm = Gcm::<C>::with_level(&key::<C>(&key_bytes), level).expect("available");
    let block = variant.block;
    let lengths = (0..=2 * block + 1).step_by(block / 4 + 1).chain([block, 2 * block, 4096, 8192 + 5, 20_000]);
    for (n, data_len) in lengths.enumerate() {
        for aad_len in [0, 1, block - 1, block, block + 1, 3 * block + 2] {
            let nonce = stream(&[n as u8, 1], block);
            let aad = stream(&[n as u8, 2], aad_len);
            let message = stream(&[n as u8, 3], data_len);
            let (want, want_tag) = reference::dstu7624::nonce_bound_gcm(&*cipher, &nonce, &aad, &message, false);
            let (mut data, mut tag) = (message.clone(), vec![0; block]);
            gcm.encrypt_detached(&nonce, &aad, &mut data, &mut tag).expect("lengths are valid");
            assert_eq!((&data, &tag), (&want, &want_tag), "{} {level} {data_len} {aad_len}", variant.name);
            gcm.decrypt_detached(&nonce, &aad, &mut data, &tag).expect("authentic");
            assert_eq!(data, message);
        }
    }
}

#[test]
fn agrees_with_the_reference() {
    for level in Level::available() {
        for variant in &VARIANTS {
            (variant.random)(level, variant);
        }
    }
}

#[test]
fn refusals_change_nothing() {
    let gcm = Gcm::<Kalyna128_128>::new(&[1; 16]);
    let (mut data, mut tag) = (vec![5; 100], [0; 16]);
    gcm.encrypt_detached(&[2; 16], b"aad", &mut data, &mut tag).expect("lengths are valid");
    let sealed = data.clone();
    for bit in 0..8 * tag.len() {
        let mut wrong = tag;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(gcm.decrypt_detached(&[2; 16], b"aad", &mut data, &wrong), Err(Error::NotAuthentic));
    }
    for bit in 0..8 * data.len() {
        data[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(gcm.decrypt_detached(&[2; 16], b"aad", &mut data, &tag), Err(Error::NotAuthentic));
        data[bit / 8] ^= 1 << (bit % 8);
    }
    assert_eq!(gcm.decrypt_detached(&[3; 16], b"aad", &mut data, &tag), Err(Error::NotAuthentic));
    assert_eq!(gcm.decrypt_detached(&[2; 16], b"aae", &mut data, &tag), Err(Error::NotAuthentic));
    assert_eq!(gcm.decrypt_detached(&[2; 16], b"", &mut data, &tag), Err(Error::NotAuthentic));
    let nonce = Error::NonceLength { expected: 16, got: 15 };
    assert_eq!(gcm.decrypt_detached(&[2; 15], b"aad", &mut data, &tag), Err(nonce));
    let short = Error::TagLength { min: 16, max: 16, got: 15 };
    assert_eq!(gcm.decrypt_detached(&[2; 16], b"aad", &mut data, &tag[..15]), Err(short));
    assert_eq!(data, sealed);
    gcm.decrypt_detached(&[2; 16], b"aad", &mut data, &tag).expect("authentic");
    assert_eq!(data, [5; 100]);
}

/// For an empty message without associated data, the tag depends on the nonce and isn't the hash
/// key.
#[test]
fn the_empty_message_is_safe() {
    let gcm = Gcm::<Kalyna256_256>::new(&[1; 32]);
    let mut tags = [[0; 32]; 2];
    for (i, tag) in tags.iter_mut().enumerate() {
        gcm.encrypt_detached(&[i as u8; 32], b"", &mut [], tag).expect("lengths are valid");
    }
    assert_ne!(tags[0], tags[1]);
    let mut hash_key = [0; 32];
    Kalyna256_256::new(&[1; 32]).encrypt_one(&mut hash_key);
    assert!(!tags.contains(&hash_key));
}
