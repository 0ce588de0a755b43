//! Tests the reference with every known answer that it can compute.

use phalanx::{
    gost28147::{NAMED_SETS, Sbox, SboxError},
    reference::{self, BlockCipher, dstu7624, kalyna::Kalyna, ublock::Ublock},
};
use phalanx_vectors::{Test, TestGroup, Verdict, schedule_files, vector_files};

/// Tests with more iterations than this are part of the Monte Carlo test.
const MOST_ITERATIONS: u64 = 10_000;

fn groups(mode: &str) -> Vec<(&'static str, TestGroup)> {
    let files = vector_files().expect("the embedded files follow their schema");
    files
        .into_iter()
        .flat_map(|(name, file)| file.test_groups.into_iter().map(move |group| (name, group)))
        .filter(|(_, group)| group.mode == mode)
        .collect()
}

fn cipher(name: &str, test: &Test) -> Box<dyn BlockCipher> {
    let sbox = test.sbox.as_deref().map(|name| Sbox::named(name).expect("a set that is known"));
    reference::new(name, &test.key, sbox).expect("a cipher that is known and a key of its length")
}

fn in_blocks(data: &[u8], cipher: &dyn BlockCipher, f: impl Fn(&dyn BlockCipher, &mut [u8])) -> Vec<u8> {
    let mut data = data.to_vec();
    assert_eq!(data.len() % cipher.block_bytes(), 0);
    data.chunks_mut(cipher.block_bytes()).for_each(|block| f(cipher, block));
    data
}

/// Runs every test of a mode. Returns the number of tests per cipher.
fn count(mode: &str, run: impl Fn(&str, &TestGroup, &Test) -> bool) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for (file, group) in groups(mode) {
        let tests = group.tests.iter().filter(|test| run(&format!("{file}, test {}", test.id), &group, test)).count();
        match counts.iter_mut().find(|(cipher, _)| *cipher == group.cipher) {
            Some((_, count)) => *count += tests,
            None => counts.push((group.cipher, tests)),
        }
    }
    println!("{mode}: {counts:?}");
    assert!(counts.iter().all(|(_, count)| *count > 0));
    counts
}

#[test]
fn ecb() {
    let counts = count("ecb", |at, group, test| {
        assert_eq!(test.result, Verdict::Valid, "{at}");
        let cipher = cipher(&group.cipher, test);
        let message = test.message();
        let ciphertext = in_blocks(&message, &*cipher, |c, b| c.encrypt_block(b));
        assert!(test.check_ciphertext(&ciphertext), "{at}: encryption");
        assert!(in_blocks(&ciphertext, &*cipher, |c, b| c.decrypt_block(b)) == *message, "{at}: decryption");
        true
    });
    assert_eq!(counts.len(), 11, "every cipher");
}

#[test]
fn ecb_iterated() {
    let counts = count("ecb-iterated", |at, group, test| {
        assert_eq!(test.result, Verdict::Valid, "{at}");
        let iterations = test.iterations.expect("an iterated test says how often");
        if iterations > MOST_ITERATIONS {
            return false;
        }
        let cipher = cipher(&group.cipher, test);
        let mut block = test.message().to_vec();
        (0..iterations).for_each(|_| cipher.encrypt_block(&mut block));
        assert!(test.check_ciphertext(&block), "{at}: encryption");
        (0..iterations).for_each(|_| cipher.decrypt_block(&mut block));
        assert!(block == *test.message(), "{at}: decryption");
        true
    });
    assert_eq!(counts.len(), 11, "every cipher");
}

/// One of two functions with the same arguments.
type Gcm = fn(&dyn BlockCipher, &[u8], &[u8], &[u8], bool) -> (Vec<u8>, Vec<u8>);

fn run_gcm(f: Gcm, at: &str, group: &TestGroup, test: &Test) -> bool {
    let cipher = cipher(&group.cipher, test);
    let (iv, tag) = (test.iv.as_deref().expect("an iv"), test.tag.as_deref().expect("a tag"));
    if test.result == Verdict::Invalid {
        let ciphertext = test.ct.as_deref().expect("an invalid test spells the ciphertext out");
        let (_, full_tag) = f(&*cipher, iv, &test.aad, ciphertext, true);
        assert_ne!(full_tag, tag, "{at}: refusal");
        return true;
    }
    assert_eq!(Some(8 * tag.len()), test.tag_bits, "{at}");
    let message = test.message();
    let (ciphertext, full_tag) = f(&*cipher, iv, &test.aad, &message, false);
    assert!(test.check_ciphertext(&ciphertext), "{at}: encryption");
    assert_eq!(&full_tag[..tag.len()], tag, "{at}: tag");
    let (plaintext, full_tag) = f(&*cipher, iv, &test.aad, &ciphertext, true);
    assert!(plaintext == *message, "{at}: decryption");
    assert_eq!(&full_tag[..tag.len()], tag, "{at}: tag of decryption");
    true
}

#[test]
fn gcm() {
    let counts = count("gcm", |at, group, test| run_gcm(dstu7624::gcm, at, group, test));
    assert_eq!(counts.len(), 5, "every Kalyna");
}

#[test]
fn gcm_nonce_bound() {
    let counts = count("gcm-nonce-bound", |at, group, test| run_gcm(dstu7624::nonce_bound_gcm, at, group, test));
    assert_eq!(counts.len(), 5, "every Kalyna");
}

#[test]
fn gmac() {
    let counts = count("gmac", |at, group, test| {
        assert_eq!(test.result, Verdict::Valid, "{at}");
        let tag = test.tag.as_deref().expect("a tag");
        let full_tag = dstu7624::gmac(&*cipher(&group.cipher, test), &test.message());
        assert_eq!(&full_tag[..tag.len()], tag, "{at}");
        true
    });
    assert!(!counts.is_empty());
}

#[test]
fn round_keys_and_states() {
    let (mut keys, mut states) = (0, 0);
    for (file, schedule) in schedule_files().expect("the embedded files follow their schema") {
        for expected in &schedule.round_keys {
            let cipher = reference::new(&expected.cipher(), &expected.key, None).expect("a cipher that is known");
            assert_eq!(cipher.round_keys(), expected.round_keys, "{file}: {}", expected.variant);
            if let Some(intermediate_key) = &expected.intermediate_key {
                let cipher = Kalyna::new(8 * cipher.block_bytes(), &expected.key).expect("a variant of Kalyna");
                assert_eq!(cipher.intermediate_key(), intermediate_key, "{file}: {}", expected.variant);
            }
            keys += 1;
        }
        for expected in &schedule.round_states {
            let cipher = Ublock::new(8 * expected.plaintext.len(), &expected.key).expect("a variant of uBlock");
            let states_after = cipher.round_states(&expected.plaintext);
            assert_eq!(expected.states[0], expected.plaintext);
            assert_eq!(states_after[..states_after.len() - 1], expected.states[1..], "{file}: {}", expected.variant);
            states += 1;
        }
    }
    println!("{keys} schedules, {states} lists of states");
    assert!(keys >= 5 + 9 && states >= 3);
}

#[test]
fn round_keys_of_the_gost_ciphers() {
    let key: Vec<u8> = (0..32).collect();
    let magma = reference::new("magma", &key, None).expect("32 bytes").round_keys();
    let gost = reference::new("gost28147", &key, Sbox::named("dstu-dke-1")).expect("32 bytes").round_keys();
    assert_eq!(magma, gost, "the ciphers read the bytes in other orders, but take them in the same");
    assert_eq!(magma.len(), 32);
    assert_eq!(magma[..24].concat(), key.repeat(3));
    assert_eq!(magma[24], key[28..]);
    assert_eq!(magma[31], key[..4]);
}

#[test]
fn wrong_keys_are_refused() {
    let sbox = Sbox::named("dstu-dke-1");
    for name in ["kalyna-128/128", "kalyna-512/512", "gost28147", "magma", "kuznyechik", "ublock-256/256"] {
        for bytes in [0, 15, 17, 31, 33, 63, 65, 128] {
            assert!(reference::new(name, &vec![0; bytes], sbox).is_none(), "{name} with {bytes} bytes");
        }
    }
    for name in ["kalyna-128/512", "kalyna-512/256", "ublock-256/128", "kalyna", "kalyna-x/y", "aes"] {
        assert!([16, 32, 64].iter().all(|bytes| reference::new(name, &vec![0; *bytes], sbox).is_none()), "{name}");
    }
    assert!(reference::new("gost28147", &[0; 32], None).is_none(), "no S-box");
}

#[test]
fn sboxes_have_names_and_packed_forms() {
    // The format used in RFC 4357 and by Ukrainian implementations.
    let packed = |hex: &str| -> [u8; 64] {
        let bytes = base16ct::lower::decode_vec(hex).expect("hexadecimal digits");
        bytes.try_into().expect("64 bytes")
    };
    let rfc4357 = packed(
        "93eeb31b67475ada3e6a1d2f292c9c9588bd8170ba31d2ac1fd3f06e70890b08\
         a5c0e78642f245c2e65b2943fca43459cb0fc8f104787f37dd15aebd519666e4",
    );
    assert_eq!(Some(&Sbox::from_rfc4357(&rfc4357)), Sbox::named("id-Gost28147-89-CryptoPro-A-ParamSet"));
    let dstu = packed(
        "a9d6eb45f13c708280c4967b231f5eadf658eba4c037291d38d96bf025ca4e17\
         f8e9720dc615b43a28975f0bc1dea36438b564ea2c179fd0123e6db8fac57904",
    );
    assert_eq!(Some(&Sbox::from_dstu(&dstu)), Sbox::named("dstu-dke-1"));

    for set in &NAMED_SETS {
        assert_eq!(Sbox::named(set.name), Some(&set.sbox));
        assert_eq!(Sbox::named(set.oid), Some(&set.sbox));
        assert_eq!(Sbox::from_rows(*set.sbox.rows()), Ok(set.sbox));
    }
    assert_eq!(Sbox::named("1.2.3"), None);

    let mut rows = *NAMED_SETS[0].sbox.rows();
    rows[3][7] = 16;
    assert_eq!(Sbox::from_rows(rows), Err(SboxError::NotANibble { row: 3, entry: 7, value: 16 }));
    rows[3] = [5; 16];
    assert!(Sbox::from_rows(rows).is_ok(), "rows need not be permutations");
}

#[test]
fn field_of_gcm() {
    for (bytes, polynomial) in [(16, [0x87, 0]), (32, [0x25, 0x04]), (64, [0x25, 0x01])] {
        let power = |n: usize| {
            let mut p = vec![0_u8; bytes];
            p[n / 8] = 1 << (n % 8);
            p
        };
        let sum = |a: &[u8], b: &[u8]| -> Vec<u8> { a.iter().zip(b).map(|(a, b)| a ^ b).collect() };

        let reduced = dstu7624::gf_mul(&power(1), &power(8 * bytes - 1));
        assert_eq!((&reduced[..2], reduced[2..].iter().all(|b| *b == 0)), (&polynomial[..], true));

        let a: Vec<u8> = (0..bytes).map(|i| (i * 37 + 11) as u8).collect();
        let b: Vec<u8> = (0..bytes).map(|i| (i * 91 + 5) as u8).collect();
        assert_eq!(dstu7624::gf_mul(&a, &power(0)), a);
        assert_eq!(dstu7624::gf_mul(&a, &b), dstu7624::gf_mul(&b, &a));
        assert_eq!(
            dstu7624::gf_mul(&a, &sum(&b, &power(100))),
            sum(&dstu7624::gf_mul(&a, &b), &dstu7624::gf_mul(&a, &power(100)))
        );
    }
}
