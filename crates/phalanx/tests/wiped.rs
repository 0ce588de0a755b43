//! Tests that a key's heap memory is zero when it is freed. This program's allocator checks it.
//!
//! In the tested code, only keys and their forms are allocated with 16-byte alignment, so the
//! allocator can tell them apart. In all other memory, it searches for the keys themselves.
//! Registers and the stack are tested in `remains.rs`.

#![cfg(all(target_arch = "x86_64", unix))]

mod common;

use std::sync::atomic::Ordering::SeqCst;

use common::heap::{FREED, LIVE, MAKES_KEYS, NOT_ZERO, OVERFLOW, Watching, given_back_by};
use common::secrets::Secrets;
use phalanx::gost28147::{Gost28147, Sbox};
use phalanx::hazmat::RawBlocks;
use phalanx::many::{Chaining, Keys, MessageUnderKey};
use phalanx::modes::dstu7624::{Cmac, Gcm};
use phalanx::modes::gost3413::Mgm;
use phalanx::modes::nist;
use phalanx::{
    Cipher, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Level, Magma,
    Standard, Ublock128_128, Ublock128_256, Ublock256_256,
};
use phalanx_vectors::stream;

#[global_allocator]
static ALLOCATOR: Watching = Watching;

/// Returns the number of key allocations in use. Checks that none of them is all zeros.
fn live() -> usize {
    let mut count = 0;
    for (p, size) in &LIVE {
        let p = p.load(SeqCst);
        if !p.is_null() {
            // SAFETY: only one thread in this program uses keys, and nothing is freed in the
            // meantime.
            let bytes = unsafe { std::slice::from_raw_parts(p, size.load(SeqCst)) };
            assert!(bytes.iter().any(|byte| *byte != 0), "memory of a key without a key");
            count += 1;
        }
    }
    count
}

/// Uses a value, drops it, and checks the freed memory.
fn check<T>(name: &str, make: impl FnOnce() -> T, work: impl FnOnce(&T)) {
    let (before, freed, not_zero) = (live(), FREED.load(SeqCst), NOT_ZERO.load(SeqCst));
    MAKES_KEYS.set(true);
    let value = make();
    work(&value);
    MAKES_KEYS.set(false);
    let used = live() - before;
    assert!(used >= 1, "{name}: no memory of a key");
    drop(value);
    assert_eq!(live(), before, "{name}: not all given back");
    assert!(FREED.load(SeqCst) >= freed + used, "{name}");
    assert_eq!(NOT_ZERO.load(SeqCst), not_zero, "{name}: memory of a key was given back as it was");
    assert!(!OVERFLOW.load(SeqCst));
}

/// Checks that no freed memory, whatever its alignment, contains part of a key.
fn search<T>(name: &str, secrets: Secrets, make: impl Fn() -> T, work: impl Fn(&T)) {
    let (searched, found) = given_back_by(secrets, || work(&make()));
    assert!(searched > 0, "{name}: nothing was given back");
    assert_eq!(found, None, "{name}");
}

/// Processes a few and many blocks in both directions, so that all forms for a level are created.
fn crypt<S: Standard>(cipher: &Cipher<S>) {
    let mut data = vec![3; Cipher::<S>::BLOCK_BYTES * 300];
    for blocks in [1, 7, 300] {
        let data = &mut data[..Cipher::<S>::BLOCK_BYTES * blocks];
        cipher.encrypt_bytes(data).expect("whole blocks");
        cipher.decrypt_bytes(data).expect("whole blocks");
    }
    // A clone has memory of its own.
    drop(cipher.clone());
}

fn seal(gcm: &Gcm<Kalyna256_256>) {
    let mut tag = [0; 32];
    gcm.encrypt_detached(&[1; 32], b"aad", &mut [7; 5000], &mut tag).expect("lengths are valid");
    drop(gcm.clone());
}

/// Processes rows in both directions, first with keys that are loaded for one call and then with
/// those that stay loaded, and a message on its own.
fn rows(keys: &Keys<Kuznyechik>) {
    let mut data = vec![3; keys.len() * 16];
    for _ in 0..2 {
        keys.encrypt_each(&mut data).expect("whole rows");
        keys.decrypt_each(&mut data).expect("whole rows");
    }
    keys.chain(Chaining::CbcDecrypt, [MessageUnderKey::new(1, &mut [0; 16], &mut data)]).expect("whole blocks");
}

fn secrets(family: &str, key: &[u8]) -> Secrets {
    let mut secrets = Secrets::default();
    secrets.add_key(family, key);
    secrets
}

// This is a single test, because the counts are per process.
#[test]
fn keys_are_wiped() {
    let bytes = stream(b"key", 64);
    for level in Level::available() {
        macro_rules! ciphers {
            ($($cipher:ty),*) => {$(
                let key = bytes.first_chunk().expect("a key");
                let make = || <$cipher>::with_level(key, level).expect("available");
                check(<$cipher>::NAME, make, crypt);
                search(<$cipher>::NAME, secrets(<$cipher>::NAME, key), make, crypt);
            )*};
        }
        ciphers!(Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Magma);
        ciphers!(Ublock128_128, Ublock128_256, Ublock256_256);
        let sbox = Sbox::named("dstu-dke-1").expect("a set that is known");
        let words = bytes.first_chunk().expect("a key");
        let make = || Gost28147::with_sbox_and_level(words, sbox, level).expect("available");
        check("gost28147", make, crypt);
        search("gost28147", secrets("gost28147", &[sbox.rows().as_flattened(), words].concat()), make, crypt);

        // More than a batch.
        let make = || Keys::<Kuznyechik>::with_level(&[*words; 65], level).expect("available");
        check("many keys", make, rows);
        search("many keys", secrets("kuznyechik", words), make, rows);

        let make = || Gcm::<Kalyna256_256>::with_level(words, level).expect("available");
        let mut hash_key = [0; 32];
        Kalyna256_256::new(words).encrypt_one(&mut hash_key);
        let mut both = secrets("kalyna-256/256", words);
        both.add_key("gf2-256", &hash_key);
        check("gcm", make, seal);
        search("gcm", both, make, seal);
    }
    messages_in_pieces(&bytes);
    // Proves that the search can fail.
    let (_, found) = given_back_by(secrets("magma", &bytes[..32]), || drop(std::hint::black_box(bytes.clone())));
    assert!(found.is_some());
}

/// Processes messages that end within a block, so that their streams keep the rest of it, i.e.
/// keystream or buffered bytes.
fn messages_in_pieces(key: &[u8]) {
    let search = |name: &str, secret: &[u8], work: &dyn Fn()| {
        let mut secrets = Secrets::default();
        secrets.add("of a stream", secret);
        let (searched, found) = given_back_by(secrets, work);
        assert!(searched > 0 && found.is_none(), "{name}: {found:?}");
    };
    let text = stream(b"text", 60);
    search("cmac", &text, &|| {
        let mut message = Cmac::<Kalyna512_512>::new(key.first_chunk().expect("a key")).start();
        message.update(&text);
        message.finish(&mut [0; 64]).expect("a whole tag");
    });

    let (key, nonce) = (key.first_chunk().expect("a key"), [1; 16]);
    let cipher = Kuznyechik::new(key);
    let twice = |first: &[u8; 16]| {
        let mut block = *first;
        (0..2).for_each(|_| cipher.encrypt_one(&mut block));
        block
    };
    search("mgm", &twice(&nonce), &|| {
        let mut message = Mgm::<Kuznyechik>::new(key).start_encryption(&nonce, b"").expect("a nonce");
        message.update(&mut [7; 3]).expect("short");
        message.finish(&mut [0; 16]).expect("a whole tag");
    });
    let mut first = [1; 16];
    first[12..].copy_from_slice(&[0, 0, 0, 2]);
    cipher.encrypt_one(&mut first);
    search("gcm of NIST", &first, &|| {
        let mut message = nist::Gcm::<Kuznyechik>::new(key).start_encryption(&nonce[..12], b"").expect("a nonce");
        message.update(&mut [7; 3]).expect("short");
        message.finish(&mut [0; 16]).expect("a whole tag");
    });
}
