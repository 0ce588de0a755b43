//! Processing large messages on several cores gives the same result as on one.

#[cfg(all(target_arch = "x86_64", unix))]
mod common;

use phalanx::gost28147::{CryptoProA, Gost28147};
use phalanx::hazmat::RawBlocks;
use phalanx::modes::gost28147::{Cnt, KeyMeshing};
use phalanx::modes::nist::TweakKey;
use phalanx::modes::{dstu7624, gost3413, nist};
use phalanx::{
    Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Level, Magma,
    Ublock128_256, Ublock256_256,
};
use phalanx_vectors::stream;

const CHUNK: usize = 256 << 10;

/// Lengths near chunk boundaries, including the shortest possible first and last chunks.
const LENGTHS: [usize; 19] = [
    0,
    1,
    CHUNK - 1,
    CHUNK,
    CHUNK + 1,
    2 * CHUNK - 1,
    2 * CHUNK,
    2 * CHUNK + 1,
    2 * CHUNK + 15,
    2 * CHUNK + 16,
    2 * CHUNK + 17,
    2 * CHUNK + 32,
    2 * CHUNK + 63,
    2 * CHUNK + 64,
    2 * CHUNK + 65,
    3 * CHUNK - 1,
    3 * CHUNK,
    3 * CHUNK + 1,
    3 * CHUNK + 12345,
];

/// The lengths for all levels other than the best.
const FEW: [usize; 3] = [2 * CHUNK + 1, 2 * CHUNK + 64, 3 * CHUNK + 12345];

/// Runs a closure in a pool that has more threads than the smallest machine has cores.
fn on_three_threads(f: impl FnOnce() + Send) {
    rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("three threads").install(f);
}

/// Runs a check for every level with its lengths.
fn everywhere(check: impl Fn(Level, usize) + Sync) {
    on_three_threads(|| {
        for level in Level::available() {
            let lengths = if level == Level::active() { &LENGTHS[..] } else { &FEW };
            lengths.iter().for_each(|bytes| check(level, *bytes));
        }
    });
}

fn key<const N: usize>(label: &[u8]) -> [u8; N] {
    *stream(label, N).first_chunk().expect("as many bytes")
}

/// Checks that `one` core and `many` cores give the same message and result.
fn same(
    what: &str,
    bytes: usize,
    one: impl Fn(&mut [u8]) -> Result<(), Error>,
    many: impl Fn(&mut [u8]) -> Result<(), Error>,
) {
    let message = stream(b"message", bytes);
    let (mut want, mut got) = (message.clone(), message.clone());
    let (said, says) = (one(&mut want), many(&mut got));
    assert_eq!(says, said, "{what}, {bytes} bytes");
    assert!(got == want, "{what}, {bytes} bytes");
    assert_eq!(got == message, bytes == 0 || said.is_err(), "{what}, {bytes} bytes: was anything done?");
}

macro_rules! counters {
    ($($name:ident: $($mode:ident)::+ <$cipher:ty>;)*) => {$(
        #[test]
        fn $name() {
            type Mode = $($mode)::+<$cipher>;
            let (key, start) = (key(b"key"), stream(b"start", 64));
            everywhere(|level, bytes| {
                let mode = Mode::with_level(&key, level).expect("available");
                for start in [&start[..<$cipher>::BLOCK_BYTES / 2], &start[..<$cipher>::BLOCK_BYTES]] {
                    let (one, many) = (|data: &mut [u8]| mode.apply(start, data), |data: &mut [u8]| mode.par_apply(start, data));
                    same(stringify!($name), bytes, one, many);
                }
            });
        }
    )*};
}

// One of the two starts has a valid length, and the other must be rejected.
counters! {
    ctr_of_dstu_128_128: dstu7624::Ctr<Kalyna128_128>;
    ctr_of_dstu_128_256: dstu7624::Ctr<Kalyna128_256>;
    ctr_of_dstu_256_256: dstu7624::Ctr<Kalyna256_256>;
    ctr_of_dstu_256_512: dstu7624::Ctr<Kalyna256_512>;
    ctr_of_dstu_512_512: dstu7624::Ctr<Kalyna512_512>;
    ctr_of_gost_kuznyechik: gost3413::Ctr<Kuznyechik>;
    ctr_of_gost_magma: gost3413::Ctr<Magma>;
    ctr_of_gost_28147: gost3413::Ctr<Gost28147<CryptoProA>>;
    ctr_of_nist_128: nist::Ctr128Be<Ublock128_256>;
    ctr_of_nist_64: nist::Ctr64Be<Kuznyechik>;
    ctr_of_nist_32: nist::Ctr32Be<Ublock128_256>;
    ctr_of_nist_256: nist::Ctr256Be<Ublock256_256>;
}

/// Tests counters whose low words overflow in the middle of a message.
#[test]
fn carries_between_chunks() {
    everywhere(|level, bytes| {
        for low in [4, 8, 16] {
            let mut start = key::<16>(b"start");
            start[16 - low..].fill(0xff);
            start[14] = 0x80;
            let ctr = nist::Ctr128Be::<Kuznyechik>::with_level(&key(b"key"), level).expect("available");
            same("128", bytes, |data| ctr.apply(&start, data), |data| ctr.par_apply(&start, data));
            let ctr = nist::Ctr32Be::<Kuznyechik>::with_level(&key(b"key"), level).expect("available");
            same("32", bytes, |data| ctr.apply(&start, data), |data| ctr.par_apply(&start, data));
        }
    });
}

#[test]
fn gamma_of_gost_28147() {
    everywhere(|level, bytes| {
        let cnt = Cnt::<Gost28147<CryptoProA>>::with_level(&key(b"key"), level).expect("available");
        for iv in [&[5; 8][..], &[5; 7]] {
            let one = |data: &mut [u8]| cnt.apply(iv, KeyMeshing::None, data);
            same("gamma", bytes, one, |data| cnt.par_apply(iv, data));
        }
    });
}

/// Tests keys that change within chunks, between chunks, only within some chunks, or never.
#[test]
fn keys_of_sections() {
    everywhere(|level, bytes| {
        for section in [1008, 4096, CHUNK, CHUNK + 16, 1 << 20] {
            let ctr = gost3413::CtrAcpkm::<Kuznyechik>::with_level(&key(b"key"), level).expect("available");
            for nonce in [&[5; 8][..], &[5; 7]] {
                let one = |data: &mut [u8]| ctr.apply(nonce, section, data);
                same("kuznyechik", bytes, one, |data| ctr.par_apply(nonce, section, data));
            }
        }
        let ctr = gost3413::CtrAcpkm::<Magma>::with_level(&key(b"key"), level).expect("available");
        same("magma", bytes, |data| ctr.apply(&[5; 4], 1024, data), |data| ctr.par_apply(&[5; 4], 1024, data));
        same("magma", bytes, |data| ctr.apply(&[5; 4], 1023, data), |data| ctr.par_apply(&[5; 4], 1023, data));
    });
}

macro_rules! sectors {
    ($($name:ident: $cipher:ty, $make:expr;)*) => {$(
        #[test]
        fn $name() {
            let (whole, name) = (key::<{ <$cipher>::BLOCK_BYTES }>(b"iv"), stringify!($name));
            everywhere(|level, bytes| {
                let xts = $make(level).expect("available");
                for iv in [&whole[..], &whole[1..]] {
                    same(name, bytes, |data| xts.encrypt_in_place(iv, data), |data| xts.par_encrypt_in_place(iv, data));
                    same(name, bytes, |data| xts.decrypt_in_place(iv, data), |data| xts.par_decrypt_in_place(iv, data));
                }
            });
        }
    )*};
}

sectors! {
    xts_of_dstu_128_128: Kalyna128_128, |level| dstu7624::Xts::<Kalyna128_128>::with_level(&key(b"key"), level);
    xts_of_dstu_128_256: Kalyna128_256, |level| dstu7624::Xts::<Kalyna128_256>::with_level(&key(b"key"), level);
    xts_of_dstu_256_256: Kalyna256_256, |level| dstu7624::Xts::<Kalyna256_256>::with_level(&key(b"key"), level);
    xts_of_dstu_256_512: Kalyna256_512, |level| dstu7624::Xts::<Kalyna256_512>::with_level(&key(b"key"), level);
    xts_of_dstu_512_512: Kalyna512_512, |level| dstu7624::Xts::<Kalyna512_512>::with_level(&key(b"key"), level);
    xts_of_ieee: Kuznyechik, |level| nist::Xts::<Kuznyechik>::with_level(&key(b"key"), TweakKey(&key(b"tweak")), level);
}

/// Data units that are too long are rejected on several cores too.
#[test]
fn data_units_have_their_limit() {
    let xts = nist::Xts::<Kuznyechik>::new(&key(b"key"), TweakKey(&key(b"tweak"))).expect("two keys");
    let most = nist::Xts::<Kuznyechik>::MAX_SECTOR_BYTES;
    on_three_threads(|| {
        for bytes in [most, most + 1] {
            let one = |data: &mut [u8]| xts.encrypt_in_place(&[1; 16], data);
            same("data unit", bytes, one, |data| xts.par_encrypt_in_place(&[1; 16], data));
        }
    });
}

macro_rules! messages {
    ($($name:ident: $($mode:ident)::+ <$cipher:ty>, $nonce:expr;)*) => {$(
        #[test]
        fn $name() {
            type Mode = $($mode)::+<$cipher>;
            let (name, key, nonce) = (stringify!($name), key(b"key"), stream(b"nonce", $nonce));
            everywhere(|level, bytes| {
                let mode = Mode::with_level(&key, level).expect("available");
                let message = stream(b"message", bytes);
                for aad in [0, 1, 100].map(|bytes| stream(b"aad", bytes)) {
                    let (mut want, mut want_tag) = (message.clone(), [0; Mode::TAG_BYTES]);
                    mode.encrypt_detached(&nonce, &aad, &mut want, &mut want_tag).expect("lengths are valid");
                    let (mut data, mut tag) = (message.clone(), [0; Mode::TAG_BYTES]);
                    mode.par_encrypt_detached(&nonce, &aad, &mut data, &mut tag).expect("lengths are valid");
                    assert!(data == want && tag == want_tag, "{name} {level}, {bytes} bytes, {} in front", aad.len());
                    mode.par_decrypt_detached(&nonce, &aad, &mut data, &tag).expect("authentic");
                    assert!(data == message, "{name} {level}, {bytes} bytes, {} in front", aad.len());
                }
                refused(name, &want_of(&mode, &nonce, &message), |data, tag, aad| {
                    mode.par_decrypt_detached(&nonce, aad, data, tag)
                });
                let mut data = message.clone();
                let encrypted = mode.par_encrypt_detached(&[], b"", &mut data, &mut [0; Mode::TAG_BYTES]);
                assert!(matches!(encrypted, Err(Error::NonceLength { .. })) && data == message, "{name}, {bytes} bytes");
                let encrypted = mode.par_encrypt_detached(&nonce, b"", &mut data, &mut [0; Mode::TAG_BYTES + 1]);
                assert!(matches!(encrypted, Err(Error::TagLength { .. })) && data == message, "{name}, {bytes} bytes");
            });

            fn want_of(mode: &Mode, nonce: &[u8], message: &[u8]) -> (Vec<u8>, Vec<u8>) {
                let (mut data, mut tag) = (message.to_vec(), vec![0; Mode::TAG_BYTES]);
                mode.encrypt_detached(nonce, b"aad", &mut data, &mut tag).expect("lengths are valid");
                (data, tag)
            }
        }
    )*};
}

/// Rejects every modification of ciphertext, tag and associated data, in any chunk, and leaves the
/// data unchanged.
fn refused(
    name: &str,
    (ciphertext, tag): &(Vec<u8>, Vec<u8>),
    decrypt: impl Fn(&mut [u8], &[u8], &[u8]) -> Result<(), Error>,
) {
    let refused = |data: &[u8], tag: &[u8], aad: &[u8]| {
        let mut after = data.to_vec();
        assert_eq!(decrypt(&mut after, tag, aad), Err(Error::NotAuthentic), "{name}, {} bytes", data.len());
        assert!(after == data, "{name}, {} bytes: something was decrypted", data.len());
    };
    for at in [0, tag.len() - 1] {
        let mut wrong = tag.clone();
        wrong[at] ^= 0x40;
        refused(ciphertext, &wrong, b"aad");
    }
    refused(ciphertext, tag, b"Aad");
    let end = ciphertext.len();
    for at in [0, end / 3, end / 2, end.saturating_sub(CHUNK), end.saturating_sub(1)] {
        let mut wrong = ciphertext.clone();
        if let Some(byte) = wrong.get_mut(at) {
            *byte ^= 1;
            refused(&wrong, tag, b"aad");
        }
    }
}

messages! {
    gcm_of_dstu_128_128: dstu7624::Gcm<Kalyna128_128>, 16;
    gcm_of_dstu_128_256: dstu7624::Gcm<Kalyna128_256>, 16;
    gcm_of_dstu_256_256: dstu7624::Gcm<Kalyna256_256>, 32;
    gcm_of_dstu_256_512: dstu7624::Gcm<Kalyna256_512>, 32;
    gcm_of_dstu_512_512: dstu7624::Gcm<Kalyna512_512>, 64;
    gcm_of_nist: nist::Gcm<Ublock128_256>, 12;
    gcm_of_nist_with_another_nonce: nist::Gcm<Kuznyechik>, 17;
}

/// Returns the stack contents after a call from outside the pool: those of the caller, and those of
/// the pool's only thread, which processes all chunks.
#[cfg(all(target_arch = "x86_64", unix))]
fn left_by(call: impl FnOnce()) -> [common::stack::Left; 2] {
    use common::stack::Left;
    use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
    let (watching, done) = (AtomicBool::new(false), AtomicBool::new(false));
    std::thread::scope(|threads| {
        let work = || {
            watching.store(true, SeqCst);
            while !done.load(SeqCst) {
                rayon::yield_now();
            }
        };
        let worker = threads.spawn(move || rayon::scope(|_| Left::by(work)));
        while !watching.load(SeqCst) {
            std::thread::yield_now();
        }
        let caller = Left::by(call);
        done.store(true, SeqCst);
        [caller, worker.join().expect("nothing panics there")]
    })
}

#[cfg(all(target_arch = "x86_64", unix))]
#[test]
fn no_stack_has_anything_of_a_large_message() {
    type Cipher = Kalyna256_256;
    type Call<'a> = &'a dyn Fn(&mut [u8]) -> Result<(), Error>;
    const IV: [u8; 32] = [7; 32];
    // The other tests have pools of their own.
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().expect("the first");
    // The last chunk is so short that a message of its length would not wipe the stack.
    let (key, plain) = (key::<32>(b"key"), stream(b"plain", 3 * CHUNK + 100));
    for level in Level::available() {
        let cipher = Cipher::with_level(&key, level).expect("available");
        let ctr = dstu7624::Ctr::<Cipher>::from_cipher(cipher.clone());
        let xts = dstu7624::Xts::<Cipher>::from_cipher(cipher.clone());
        let gcm = dstu7624::Gcm::<Cipher>::from_cipher(cipher.clone());
        let calls: [(&str, Call); 3] = [
            ("ctr", &|data| {
                ctr.par_apply(&IV, data)?;
                ctr.par_apply(&IV, data)
            }),
            ("xts", &|data| {
                xts.par_encrypt_in_place(&IV, data)?;
                xts.par_decrypt_in_place(&IV, data)
            }),
            ("gcm", &|data| {
                let mut tag = [0; 32];
                gcm.par_encrypt_detached(&IV, b"aad", data, &mut tag)?;
                gcm.par_decrypt_detached(&IV, b"aad", data, &tag)
            }),
        ];
        let mut secrets = common::secrets::Secrets::default();
        let (mut hash_key, mut counter) = ([0; 32], IV);
        cipher.encrypt_one(&mut hash_key);
        cipher.encrypt_one(&mut counter);
        secrets.add_key("kalyna-256/256", &key);
        secrets.add_key("gf2-256", &hash_key);
        secrets.add("counter or tweak", &counter);
        secrets.add("plaintext", &plain);
        for (name, call) in calls {
            let (mut data, mut result) = (plain.clone(), Ok(()));
            let left = left_by(|| result = call(&mut data));
            assert!(result == Ok(()) && data == plain, "{name} {level}");
            for (thread, left) in ["caller", "pool"].iter().zip(left) {
                assert!(secrets.len() > 100 && left.depth() > 1000, "{name}, {thread}: nothing was checked");
                assert_eq!(secrets.find_in(left.bytes()), None, "{name} {level}, {thread}");
            }
        }
    }
}
