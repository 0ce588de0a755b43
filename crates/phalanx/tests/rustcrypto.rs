//! Tests the traits of the `cipher`, `digest` and `aead` crates for every type, using their own
//! test macros with the known answers, RustCrypto's mode crates with our ciphers, and comparisons
//! with the inherent methods.
//!
//! The files in `data` are written by `phalanx-tools cipher-dev`.

use std::collections::BTreeSet;
use std::fmt;

use cipher::{
    AlgorithmName, Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockModeDecrypt, BlockModeEncrypt, InnerIvInit, Key,
    KeyInit, KeyIvInit, StreamCipher, StreamCipherSeek, block_cipher_test, stream_cipher_seek_test, stream_cipher_test,
};
use digest::dev::{MacTruncSide, initialized_mac_test, reset_mac_test};
use digest::new_mac_test;
use phalanx::gost28147::{self, Gost28147, Gost28147_89, NAMED_SETS, ParamSet, Sbox};
use phalanx::hazmat::RawBlocks;
use phalanx::modes::rustcrypto::{KeyedMac, KeyedStream};
use phalanx::modes::{dstu7624, gost3413, nist};
use phalanx::{
    Cipher, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, KeyOnly, Kuznyechik, Magma,
    Standard, Ublock128_128, Ublock128_256, Ublock256_256, families,
};
use phalanx_vectors::{Test, Verdict, stream, vector_files};

/// One of this crate's types, with its file of known answers and the checks that apply to every
/// type.
struct Subject {
    file: &'static str,
    name: &'static str,
    check: fn(),
}

fn subject<S: KeyOnly>(file: &'static str, _: fn() -> Option<Cipher<S>>) -> Subject {
    let check = || {
        agrees_with_inherent_methods::<S>();
        refuses_other_keys::<S>();
        names_itself::<S>();
    };
    Subject { file, name: S::NAME, check }
}

/// Expands to the `cipher` test macro for every type, and the list of types.
macro_rules! subjects {
    ($($test:ident $file:literal $cipher:ty;)*) => {
        $(block_cipher_test!($test, $file, $cipher);)*

        const FILES: &[(&str, &[u8])] = &[$(($file, include_bytes!(concat!("data/", $file, ".blb")))),*];

        fn subjects() -> Vec<Subject> {
            vec![$(subject($file, || None::<$cipher>)),*]
        }
    };
}

subjects! {
    kalyna_128_128 "kalyna-128-128" Kalyna128_128;
    kalyna_128_256 "kalyna-128-256" Kalyna128_256;
    kalyna_256_256 "kalyna-256-256" Kalyna256_256;
    kalyna_256_512 "kalyna-256-512" Kalyna256_512;
    kalyna_512_512 "kalyna-512-512" Kalyna512_512;
    kuznyechik "kuznyechik" Kuznyechik;
    magma "magma" Magma;
    ublock_128_128 "ublock-128-128" Ublock128_128;
    ublock_128_256 "ublock-128-256" Ublock128_256;
    ublock_256_256 "ublock-256-256" Ublock256_256;
    gost28147_test "gost28147-id-Gost28147-89-TestParamSet" Gost28147<gost28147::Test>;
    gost28147_crypto_pro_a "gost28147-id-Gost28147-89-CryptoPro-A-ParamSet" Gost28147<gost28147::CryptoProA>;
    gost28147_crypto_pro_b "gost28147-id-Gost28147-89-CryptoPro-B-ParamSet" Gost28147<gost28147::CryptoProB>;
    gost28147_crypto_pro_c "gost28147-id-Gost28147-89-CryptoPro-C-ParamSet" Gost28147<gost28147::CryptoProC>;
    gost28147_crypto_pro_d "gost28147-id-Gost28147-89-CryptoPro-D-ParamSet" Gost28147<gost28147::CryptoProD>;
    gost28147_tc26_z "gost28147-id-tc26-gost-28147-param-Z" Gost28147<gost28147::Tc26Z>;
    gost28147_hash_test "gost28147-id-GostR3411-94-TestParamSet" Gost28147<gost28147::HashTest>;
    gost28147_hash_crypto_pro "gost28147-id-GostR3411-94-CryptoProParamSet" Gost28147<gost28147::HashCryptoPro>;
    gost28147_dke_1 "gost28147-dstu-dke-1" Gost28147<gost28147::Dke1>;
    gost28147_dke_2 "gost28147-dstu-dke-2" Gost28147<gost28147::Dke2>;
    gost28147_dke_3 "gost28147-dstu-dke-3" Gost28147<gost28147::Dke3>;
    gost28147_dke_4 "gost28147-dstu-dke-4" Gost28147<gost28147::Dke4>;
    gost28147_dke_5 "gost28147-dstu-dke-5" Gost28147<gost28147::Dke5>;
    gost28147_dke_6 "gost28147-dstu-dke-6" Gost28147<gost28147::Dke6>;
    gost28147_dke_7 "gost28147-dstu-dke-7" Gost28147<gost28147::Dke7>;
    gost28147_dke_8 "gost28147-dstu-dke-8" Gost28147<gost28147::Dke8>;
    gost28147_dke_9 "gost28147-dstu-dke-9" Gost28147<gost28147::Dke9>;
    gost28147_dke_10 "gost28147-dstu-dke-10" Gost28147<gost28147::Dke10>;
}

/// Expands to the `cipher`, `digest` and `aead` test macros for the modes, and the list of their
/// files.
macro_rules! modes {
    (
        streams { $($stream:ident $stream_file:literal $stream_type:ty;)* }
        seekable { $($sought:ident $sought_type:ty;)* }
        macs { $($mac:ident $mac_type:ty;)* }
        aeads { $($aead:ident $aead_file:literal $aead_type:ty;)* }
        refused { $($refused:ident $refused_file:literal $refused_type:ty;)* }
    ) => {
        $(stream_cipher_test!($stream, $stream_file, KeyedStream<$stream_type>);)*
        $(stream_cipher_seek_test!($sought, KeyedStream<$sought_type>);)*
        $(new_mac_test!($mac, KeyedMac<$mac_type>, reset_mac_test, trunc_left);)*
        $(aead::new_pass_test!($aead, $aead_file, $aead_type);)*
        $(aead::new_fail_test!($refused, $refused_file, $refused_type);)*

        /// File names, fields per test, and contents.
        const MODE_FILES: &[(&str, usize, &[u8])] = &[
            $(($stream_file, 4, include_bytes!(concat!("data/", $stream_file, ".blb"))),)*
            $((stringify!($mac), 3, include_bytes!(concat!("data/", stringify!($mac), ".blb"))),)*
            $(($aead_file, 5, include_bytes!(concat!("data/", $aead_file, ".blb"))),)*
            $(($refused_file, 5, include_bytes!(concat!("data/", $refused_file, ".blb"))),)*
        ];
    };
}

modes! {
    streams {
        ctr_kalyna_128_128 "ctr-kalyna-128-128" dstu7624::Ctr<Kalyna128_128>;
        ctr_kalyna_128_256 "ctr-kalyna-128-256" dstu7624::Ctr<Kalyna128_256>;
        ctr_kalyna_256_256 "ctr-kalyna-256-256" dstu7624::Ctr<Kalyna256_256>;
        ctr_kalyna_256_512 "ctr-kalyna-256-512" dstu7624::Ctr<Kalyna256_512>;
        ctr_kalyna_512_512 "ctr-kalyna-512-512" dstu7624::Ctr<Kalyna512_512>;
        ctr_kuznyechik "ctr-kuznyechik" gost3413::Ctr<Kuznyechik>;
        ctr_magma "ctr-magma" gost3413::Ctr<Magma>;
        ofb_kalyna_128_128 "ofb-kalyna-128-128" dstu7624::Ofb<Kalyna128_128>;
        ofb_kalyna_128_256 "ofb-kalyna-128-256" dstu7624::Ofb<Kalyna128_256>;
        ofb_kalyna_256_256 "ofb-kalyna-256-256" dstu7624::Ofb<Kalyna256_256>;
        ofb_kalyna_256_512 "ofb-kalyna-256-512" dstu7624::Ofb<Kalyna256_512>;
        ofb_kalyna_512_512 "ofb-kalyna-512-512" dstu7624::Ofb<Kalyna512_512>;
ofb_magma "ofb-magma" gost3413::Ofb<Magma>;
                nist_ctr32_kalyna_128_128 "nist-ctr32-kalyna-128-128" nist::Ctr32Be<Kalyna128_128>;
        nist_ctr32_kalyna_128_256 "nist-ctr32-kalyna-128-256" nist::Ctr32Be<Kalyna128_256>;
        nist_ctr32_kuznyechik "nist-ctr32-kuznyechik" nist::Ctr32Be<Kuznyechik>;
        nist_ctr32_ublock_128_128 "nist-ctr32-ublock-128-128" nist::Ctr32Be<Ublock128_128>;
        nist_ctr32_ublock_128_256 "nist-ctr32-ublock-128-256" nist::Ctr32Be<Ublock128_256>;
        nist_ctr64_kalyna_128_128 "nist-ctr64-kalyna-128-128" nist::Ctr64Be<Kalyna128_128>;
        nist_ctr64_kalyna_128_256 "nist-ctr64-kalyna-128-256" nist::Ctr64Be<Kalyna128_256>;
        nist_ctr64_kuznyechik "nist-ctr64-kuznyechik" nist::Ctr64Be<Kuznyechik>;
        nist_ctr64_ublock_128_128 "nist-ctr64-ublock-128-128" nist::Ctr64Be<Ublock128_128>;
        nist_ctr64_ublock_128_256 "nist-ctr64-ublock-128-256" nist::Ctr64Be<Ublock128_256>;
        nist_ctr128_kalyna_128_128 "nist-ctr128-kalyna-128-128" nist::Ctr128Be<Kalyna128_128>;
        nist_ctr128_kalyna_128_256 "nist-ctr128-kalyna-128-256" nist::Ctr128Be<Kalyna128_256>;
        nist_ctr128_kuznyechik "nist-ctr128-kuznyechik" nist::Ctr128Be<Kuznyechik>;
        nist_ctr128_ublock_128_128 "nist-ctr128-ublock-128-128" nist::Ctr128Be<Ublock128_128>;
        nist_ctr128_ublock_128_256 "nist-ctr128-ublock-128-256" nist::Ctr128Be<Ublock128_256>;
        nist_ctr256_ublock_256_256 "nist-ctr256-ublock-256-256" nist::Ctr256Be<Ublock256_256>;
        nist_ofb_kalyna_128_128 "nist-ofb-kalyna-128-128" nist::Ofb<Kalyna128_128>;
        nist_ofb_kalyna_128_256 "nist-ofb-kalyna-128-256" nist::Ofb<Kalyna128_256>;
        nist_ofb_kuznyechik "nist-ofb-kuznyechik" nist::Ofb<Kuznyechik>;
        nist_ofb_ublock_128_128 "nist-ofb-ublock-128-128" nist::Ofb<Ublock128_128>;
        nist_ofb_ublock_128_256 "nist-ofb-ublock-128-256" nist::Ofb<Ublock128_256>;
        nist_ofb_ublock_256_256 "nist-ofb-ublock-256-256" nist::Ofb<Ublock256_256>;
    }
    seekable {
        places_in_ctr_of_kalyna_128_128 dstu7624::Ctr<Kalyna128_128>;
        places_in_ctr_of_kalyna_256_512 dstu7624::Ctr<Kalyna256_512>;
        places_in_ctr_of_kalyna_512_512 dstu7624::Ctr<Kalyna512_512>;
        places_in_ctr_of_kuznyechik gost3413::Ctr<Kuznyechik>;
        places_in_ctr_of_magma gost3413::Ctr<Magma>;
        places_in_ctr_of_gost28147 gost3413::Ctr<Gost28147<gost28147::Tc26Z>>;
        places_in_ctr32 nist::Ctr32Be<Ublock128_128>;
        places_in_ctr64 nist::Ctr64Be<Ublock128_256>;
        places_in_ctr128 nist::Ctr128Be<Kuznyechik>;
        places_in_ctr256 nist::Ctr256Be<Ublock256_256>;
    }
    macs {
        nist_cmac_kalyna_128_128 nist::Cmac<Kalyna128_128>;
        nist_cmac_kalyna_128_256 nist::Cmac<Kalyna128_256>;
        nist_cmac_kuznyechik nist::Cmac<Kuznyechik>;
        nist_cmac_ublock_128_128 nist::Cmac<Ublock128_128>;
        nist_cmac_ublock_128_256 nist::Cmac<Ublock128_256>;
        omac_kuznyechik gost3413::Omac<Kuznyechik>;
        omac_magma gost3413::Omac<Magma>;
    }
    aeads {
        gcm_nonce_bound_kalyna_128_128 "gcm-nonce-bound-kalyna-128-128" dstu7624::Gcm<Kalyna128_128>;
        gcm_nonce_bound_kalyna_128_256 "gcm-nonce-bound-kalyna-128-256" dstu7624::Gcm<Kalyna128_256>;
        gcm_nonce_bound_kalyna_256_256 "gcm-nonce-bound-kalyna-256-256" dstu7624::Gcm<Kalyna256_256>;
        gcm_nonce_bound_kalyna_256_512 "gcm-nonce-bound-kalyna-256-512" dstu7624::Gcm<Kalyna256_512>;
        gcm_nonce_bound_kalyna_512_512 "gcm-nonce-bound-kalyna-512-512" dstu7624::Gcm<Kalyna512_512>;
        ccm_kalyna_128_128 "ccm-kalyna-128-128" dstu7624::Ccm<Kalyna128_128>;
        ccm_kalyna_128_256 "ccm-kalyna-128-256" dstu7624::Ccm<Kalyna128_256>;
        ccm_kalyna_256_256 "ccm-kalyna-256-256" dstu7624::Ccm<Kalyna256_256>;
        ccm_kalyna_256_512 "ccm-kalyna-256-512" dstu7624::Ccm<Kalyna256_512>;
        ccm_kalyna_512_512 "ccm-kalyna-512-512" dstu7624::Ccm<Kalyna512_512>;
        mgm_kuznyechik "mgm-kuznyechik" gost3413::Mgm<Kuznyechik>;
        mgm_magma "mgm-magma" gost3413::Mgm<Magma>;
        nist_gcm_kalyna_128_128 "nist-gcm-kalyna-128-128" nist::Gcm<Kalyna128_128>;
        nist_gcm_kalyna_128_256 "nist-gcm-kalyna-128-256" nist::Gcm<Kalyna128_256>;
        nist_gcm_kuznyechik "nist-gcm-kuznyechik" nist::Gcm<Kuznyechik>;
        nist_gcm_ublock_128_128 "nist-gcm-ublock-128-128" nist::Gcm<Ublock128_128>;
        nist_gcm_ublock_128_256 "nist-gcm-ublock-128-256" nist::Gcm<Ublock128_256>;
    }
    refused {
        gcm_nonce_bound_kalyna_128_128_refuses "gcm-nonce-bound-kalyna-128-128-refused" dstu7624::Gcm<Kalyna128_128>;
        gcm_nonce_bound_kalyna_128_256_refuses "gcm-nonce-bound-kalyna-128-256-refused" dstu7624::Gcm<Kalyna128_256>;
        gcm_nonce_bound_kalyna_256_256_refuses "gcm-nonce-bound-kalyna-256-256-refused" dstu7624::Gcm<Kalyna256_256>;
        gcm_nonce_bound_kalyna_256_512_refuses "gcm-nonce-bound-kalyna-256-512-refused" dstu7624::Gcm<Kalyna256_512>;
        gcm_nonce_bound_kalyna_512_512_refuses "gcm-nonce-bound-kalyna-512-512-refused" dstu7624::Gcm<Kalyna512_512>;
        nist_gcm_kalyna_128_128_refuses "nist-gcm-kalyna-128-128-refused" nist::Gcm<Kalyna128_128>;
        nist_gcm_kalyna_128_256_refuses "nist-gcm-kalyna-128-256-refused" nist::Gcm<Kalyna128_256>;
        nist_gcm_kuznyechik_refuses "nist-gcm-kuznyechik-refused" nist::Gcm<Kuznyechik>;
        nist_gcm_ublock_128_128_refuses "nist-gcm-ublock-128-128-refused" nist::Gcm<Ublock128_128>;
        nist_gcm_ublock_128_256_refuses "nist-gcm-ublock-128-256-refused" nist::Gcm<Ublock128_256>;
    }
}

/// The macros accept an empty file and ignore a file that isn't listed. This test doesn't.
#[test]
fn no_file_is_missing() {
    for (file, fields, contents) in MODE_FILES {
        let mut rest = *contents;
        let header = cipher::dev::blobby::Header::parse(&mut rest).expect("a file of blobs");
        assert!(header.items_len >= *fields && header.items_len.is_multiple_of(*fields), "{file}");
    }
    let there = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data")).expect("the folder of the files");
    let there = there.map(|entry| entry.expect("a file").path().file_stem().expect("a name").display().to_string());
    let read = FILES.iter().map(|(name, _)| *name).chain(MODE_FILES.iter().map(|(name, ..)| *name));
    assert_eq!(there.collect::<BTreeSet<_>>(), read.map(str::to_owned).collect());
}

/// GMAC takes a nonce. `digest` only has a test macro for MACs that take a key and a message.
#[test]
fn gmac_as_a_mac() {
    fn check<C: nist::Block128>(test: &Test) {
        let (nonce, tag) = (test.iv.as_deref().expect("a nonce"), test.tag.as_deref().expect("a tag"));
        let mac = <KeyedMac<nist::Gmac<C>> as KeyIvInit>::new_from_slices(&test.key, nonce).expect("right lengths");
        let right = initialized_mac_test(mac, &test.message(), tag, MacTruncSide::Left);
        assert_eq!(right.is_ok(), test.result == Verdict::Valid, "test {}: {right:?}", test.id);
    }
    let tests = tests_of("nist-gmac");
    assert!(tests.len() >= 100, "{}", tests.len());
    for (cipher, test) in &tests {
        match cipher.as_str() {
            "kalyna-128/128" => check::<Kalyna128_128>(test),
            "kalyna-128/256" => check::<Kalyna128_256>(test),
            "kuznyechik" => check::<Kuznyechik>(test),
            "ublock-128/128" => check::<Ublock128_128>(test),
            "ublock-128/256" => check::<Ublock128_256>(test),
            _ => panic!("{cipher}: no such cipher"),
        }
    }
}

/// The last byte of the keystream can still be used. After that, nothing is written and the
/// position stays the same.
#[test]
fn a_stream_ends() {
    let mut stream = KeyedStream::<gost3413::Ctr<Magma>>::new(&[7; 32].into(), &[1; 4].into());
    let end = 1u64 << 35;
    stream.try_seek(end - 3).expect("inside");
    let mut data = [5; 4];
    assert!(stream.try_apply_keystream(&mut data).is_err() && data == [5; 4]);
    stream.try_apply_keystream(&mut data[..3]).expect("three bytes are left");
    assert_eq!(stream.current_pos::<u64>(), end);
    assert!(stream.try_seek(end + 1).is_err() && stream.try_seek(-1i32).is_err());
    assert!(stream.try_current_pos::<u32>().is_err());
}

/// The macros accept an empty file and ignore a type that isn't listed. This test doesn't.
#[test]
fn no_cipher_and_no_set_is_missing() {
    for (file, contents) in FILES {
        let mut rest = *contents;
        let header = cipher::dev::blobby::Header::parse(&mut rest).expect("a file of blobs");
        assert!(header.items_len >= 3 && header.items_len.is_multiple_of(3), "{file}: {} blobs", header.items_len);
    }
    let ciphers = || families().iter().filter(|family| family.is_cipher()).map(|family| family.name);
    let covered: BTreeSet<_> = subjects().iter().map(|subject| subject.name).collect();
    assert_eq!(covered, ciphers().collect());
    let files: BTreeSet<_> = subjects().iter().map(|subject| subject.file.to_owned()).collect();
    let sets = NAMED_SETS.iter().map(|set| format!("gost28147-{}", set.name));
    let others = ciphers().filter(|name| *name != "gost28147").map(|name| name.replace('/', "-"));
    assert_eq!(files, sets.chain(others).collect());
}

#[test]
fn every_type_does_what_its_inherent_methods_do() {
    for subject in subjects() {
        println!("{}", subject.file);
        (subject.check)();
    }
}

fn blocks_of<C: BlockCipherEncrypt>(bytes: &[u8]) -> Vec<Block<C>> {
    let (blocks, rest) = Block::<C>::slice_as_chunks(bytes);
    assert!(rest.is_empty());
    blocks.to_vec()
}

fn key_of<S: KeyOnly>(seed: &[u8]) -> Key<Cipher<S>> {
    Key::<Cipher<S>>::try_from(stream(seed, Cipher::<S>::KEY_BYTES).as_slice()).expect("both sizes are the cipher's")
}

/// Tests every path through the traits, for numbers of blocks near 64, which is a backend's batch
/// size.
fn agrees_with_inherent_methods<S: KeyOnly>() {
    let key = key_of::<S>(b"traits");
    let cipher = <Cipher<S> as KeyInit>::new(&key);
    let inherent = Cipher::<S>::new_from_slice(&key).expect("the key has the right length");
    // When called through a reference, the traits use their provided methods, which use the
    // backend.
    let backend = &cipher;
    for n in [0, 1, 63, 64, 65, 200] {
        let message = stream(b"message", n * Cipher::<S>::BLOCK_BYTES);
        let mut encrypted = message.clone();
        inherent.encrypt_bytes(&mut encrypted).expect("whole blocks");
        let (plain, sealed) = (blocks_of::<Cipher<S>>(&message), blocks_of::<Cipher<S>>(&encrypted));
        assert!(n == 0 || plain != sealed);
        let context = format!("{}, {n} blocks", S::NAME);

        encrypts(&cipher, &plain, &sealed, &context);
        encrypts(&backend, &plain, &sealed, &context);
        decrypts(&cipher, &plain, &sealed, &context);
        decrypts(&backend, &plain, &sealed, &context);
    }
}

fn encrypts<C: BlockCipherEncrypt>(cipher: &C, plain: &[Block<C>], sealed: &[Block<C>], context: &str) {
    let mut out = plain.to_vec();
    cipher.encrypt_blocks(&mut out);
    assert!(out == sealed, "{context}: in place");
    let mut out = vec![Block::<C>::default(); plain.len()];
    cipher.encrypt_blocks_b2b(plain, &mut out).expect("equal lengths");
    assert!(out == sealed, "{context}: from buffer to buffer");
    let mut out = plain.to_vec();
    cipher.encrypt_blocks_inout(out.as_mut_slice().into());
    assert!(out == sealed, "{context}: through one buffer for input and output");
    for (from, want) in plain.iter().zip(sealed) {
        let (mut one, mut other) = (from.clone(), Block::<C>::default());
        cipher.encrypt_block(&mut one);
        cipher.encrypt_block_b2b(from, &mut other);
        assert!(one == *want && other == *want, "{context}: one by one");
    }
    assert!(cipher.encrypt_blocks_b2b(plain, &mut vec![Block::<C>::default(); plain.len() + 1]).is_err(), "{context}");
}

fn decrypts<C: BlockCipherDecrypt>(cipher: &C, plain: &[Block<C>], sealed: &[Block<C>], context: &str) {
    let mut out = sealed.to_vec();
    cipher.decrypt_blocks(&mut out);
    assert!(out == plain, "{context}: decrypted in place");
    let mut out = vec![Block::<C>::default(); plain.len()];
    cipher.decrypt_blocks_b2b(sealed, &mut out).expect("equal lengths");
    assert!(out == plain, "{context}: decrypted from buffer to buffer");
    let mut out = sealed.to_vec();
    cipher.decrypt_blocks_inout(out.as_mut_slice().into());
    assert!(out == plain, "{context}: decrypted through one buffer for input and output");
    for (from, want) in sealed.iter().zip(plain) {
        let (mut one, mut other) = (from.clone(), Block::<C>::default());
        cipher.decrypt_block(&mut one);
        cipher.decrypt_block_b2b(from, &mut other);
        assert!(one == *want && other == *want, "{context}: decrypted one by one");
    }
    assert!(cipher.decrypt_blocks_b2b(sealed, &mut vec![Block::<C>::default(); plain.len() + 1]).is_err(), "{context}");
}

fn refuses_other_keys<S: KeyOnly>() {
    let right = Cipher::<S>::KEY_BYTES;
    for bytes in 0..=2 * right {
        assert_eq!(<Cipher<S> as KeyInit>::new_from_slice(&vec![1; bytes]).is_ok(), bytes == right, "{}", S::NAME);
    }
}

fn names_itself<S: KeyOnly>() {
    struct Name<C>(std::marker::PhantomData<C>);
    impl<C: AlgorithmName> fmt::Display for Name<C> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            C::write_alg_name(f)
        }
    }
    assert_eq!(Name::<Cipher<S>>(std::marker::PhantomData).to_string(), S::NAME);
}

/// It makes no difference whether an S-box is given as a type or at run time.
#[test]
fn a_set_as_a_type_is_the_set_at_run_time() {
    fn check<P: ParamSet>() {
        let key = [3; 32];
        let (typed, given) = (Gost28147::<P>::new(&key), Gost28147::with_sbox(&key, &P::SET.sbox));
        let message = blocks_of::<Gost28147>(&stream(b"sets", 8 * 70));
        let (mut one, mut other) = (message.clone(), message);
        BlockCipherEncrypt::encrypt_blocks(&typed, &mut one);
        BlockCipherEncrypt::encrypt_blocks(&given, &mut other);
        assert_eq!(one, other, "{}", P::SET.name);
        assert_eq!(<Gost28147_89<P> as Standard>::NAME, "gost28147");
    }
    check::<gost28147::CryptoProA>();
    check::<gost28147::Tc26Z>();
    check::<gost28147::Dke1>();
}

/// Returns a mode's tests that have a ciphertext, by cipher.
fn tests_of(mode: &str) -> Vec<(String, Test)> {
    let files = vector_files().expect("the embedded files follow their schema");
    let groups = files.into_iter().flat_map(|(_, file)| file.test_groups).filter(|group| group.mode == mode);
    groups.flat_map(|group| group.tests.into_iter().map(move |test| (group.cipher.clone(), test))).collect()
}

fn keyed<S: KeyOnly>(test: &Test) -> Cipher<S> {
    <Cipher<S> as KeyInit>::new_from_slice(&test.key).expect("the key has the cipher's length")
}

#[test]
fn cbc_through_the_crate() {
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for (cipher, test) in tests_of("cbc") {
        assert_eq!(test.result, Verdict::Valid);
        let label = format!("{cipher}, test {}", test.id);
        match cipher.as_str() {
            "kalyna-128/128" => cbc(keyed::<<Kalyna128_128 as Typed>::S>(&test), &test, &label),
            "kalyna-128/256" => cbc(keyed::<<Kalyna128_256 as Typed>::S>(&test), &test, &label),
            "kalyna-256/256" => cbc(keyed::<<Kalyna256_256 as Typed>::S>(&test), &test, &label),
            "kalyna-256/512" => cbc(keyed::<<Kalyna256_512 as Typed>::S>(&test), &test, &label),
            "kalyna-512/512" => cbc(keyed::<<Kalyna512_512 as Typed>::S>(&test), &test, &label),
            "ublock-128/128" => cbc(keyed::<<Ublock128_128 as Typed>::S>(&test), &test, &label),
            "ublock-128/256" => cbc(keyed::<<Ublock128_256 as Typed>::S>(&test), &test, &label),
            "ublock-256/256" => cbc(keyed::<<Ublock256_256 as Typed>::S>(&test), &test, &label),
            "kuznyechik" => cbc(keyed::<<Kuznyechik as Typed>::S>(&test), &test, &label),
            "magma" => cbc(keyed::<<Magma as Typed>::S>(&test), &test, &label),
            "gost28147" => {
                let sbox = test.sbox.as_deref().and_then(Sbox::named).expect("a set that is known");
                let key = test.key.as_slice().try_into().expect("32 bytes");
                cbc(Gost28147::with_sbox(key, sbox), &test, &label);
            }
            _ => panic!("{label}: no such cipher"),
        }
        *counts.entry(cipher).or_default() += 1;
    }
    println!("{counts:?}");
    assert_eq!(counts.len(), 11, "every cipher: {counts:?}");
}

/// The type parameter of a named type.
trait Typed {
    type S: KeyOnly;
}

impl<S: KeyOnly> Typed for Cipher<S> {
    type S = S;
}

/// CBC with a z-block register (GOST R 34.13-2015) is the same as z independent chains, each of
/// which consists of every z-th block.
fn cbc<C: BlockCipherEncrypt + BlockCipherDecrypt + Clone>(cipher: C, test: &Test, label: &str) {
    let mut message = test.message().into_owned();
    if test.padding.as_deref() == Some("10*") {
        message.push(0x80);
        message.resize(message.len().next_multiple_of(C::block_size()), 0);
    }
    let plain = blocks_of::<C>(&message);
    let sealed = blocks_of::<C>(test.ct.as_deref().expect("a ciphertext"));
    assert!(!plain.is_empty() && plain.len() == sealed.len(), "{label}");
    let registers = blocks_of::<C>(test.iv.as_deref().expect("an IV"));
    if let Some(bits) = test.register_bits {
        assert_eq!(bits, 8 * C::block_size() * registers.len(), "{label}");
    }
    for (i, iv) in registers.iter().enumerate() {
        let chain = |blocks: &[Block<C>]| blocks.iter().skip(i).step_by(registers.len()).cloned().collect::<Vec<_>>();
        let (plain, sealed) = (chain(&plain), chain(&sealed));
        let mut out = plain.clone();
        cbc::Encryptor::inner_iv_init(cipher.clone(), iv).encrypt_blocks(&mut out);
        assert!(out == sealed, "{label}: encryption");
        cbc::Decryptor::inner_iv_init(cipher.clone(), iv).decrypt_blocks(&mut out);
        assert!(out == plain, "{label}: decryption");
    }
}

/// GOST R 34.13-2015 CTR with whole blocks of keystream, where the IV is the upper half of the
/// first counter.
#[test]
fn ctr_through_the_crate() {
    let (mut kuznyechik, mut magma) = (0, 0);
    for (cipher, test) in tests_of("ctr") {
        assert_eq!(test.result, Verdict::Valid);
        let iv = test.iv.as_deref().expect("an IV");
        let counter = |block: usize| [iv, &vec![0; block - iv.len()]].concat();
        match (cipher.as_str(), test.segment_bits) {
            ("kuznyechik", Some(128)) => {
                let mode = ctr::Ctr128BE::<Kuznyechik>::new_from_slices(&test.key, &counter(16));
                ctr(mode.expect("lengths are valid"), &test);
                kuznyechik += 1;
            }
            ("magma", Some(64)) => {
                let mode = ctr::Ctr64BE::<Magma>::new_from_slices(&test.key, &counter(8));
                ctr(mode.expect("lengths are valid"), &test);
                magma += 1;
            }
            _ => {}
        }
    }
    println!("kuznyechik {kuznyechik}, magma {magma}");
    assert!(kuznyechik > 0 && magma > 0);
}

/// Processes the whole message, in pieces, and from the middle.
fn ctr<M: StreamCipher + StreamCipherSeek>(mut mode: M, test: &Test) {
    let message = test.message().into_owned();
    let mut whole = message.clone();
    mode.apply_keystream(&mut whole);
    assert!(test.check_ciphertext(&whole), "test {}", test.id);
    let mut data = message.clone();
    mode.seek(0);
    data.chunks_mut(7).for_each(|piece| mode.apply_keystream(piece));
    assert!(data == whole, "test {}: in pieces", test.id);
    let middle = message.len() / 2;
    let mut data = message[middle..].to_vec();
    mode.seek(middle);
    mode.apply_keystream(&mut data);
    assert!(data == whole[middle..], "test {}: from the middle", test.id);
}

/// Messages that are longer than a backend's batch round-trip, and the path for single blocks gives
/// the same result.
#[test]
fn ctr_over_many_blocks_is_the_cipher_over_counters() {
    let key = key_of::<<Kuznyechik as Typed>::S>(b"ctr");
    let cipher = Kuznyechik::new_from_slice(&key).expect("the key has the right length");
    let mut data = vec![0; 16 * 1000];
    ctr::Ctr128BE::<Kuznyechik>::new(&key, &[0xff; 16].into()).apply_keystream(&mut data);
    let mut counters: Vec<u8> = (0..1000).flat_map(|i| u128::MAX.wrapping_add(i).to_be_bytes()).collect();
    cipher.encrypt_bytes(&mut counters).expect("whole blocks");
    assert!(data == counters);
}
