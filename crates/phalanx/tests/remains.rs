//! Searches for secrets that calls leave behind: no key, key form or plaintext may remain on the
//! stack or in vector registers.
//!
//! For the stack, this is only guaranteed under the conditions in `SOUNDNESS.md`, i.e. after a key
//! has been dropped, and after large calls.

#![cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), unix))]

mod common;

use std::collections::BTreeMap;

use common::registers::{are_clear, registers};
use common::secrets::Secrets;
use common::stack::Left;
use phalanx::frames::Frame;
use phalanx::gost28147::{CryptoProA, Gost28147, ParamSet};
use phalanx::hazmat::RawBlocks;
use phalanx::isa::Features;
use phalanx::kernel::{Entry, Family, Kernel, RoutineEntry};
use phalanx::modes::dstu7624::{Cbc, Ccm, Cfb, Cmac, CmsKeyWrap, Ctr, Gcm, Gmac, Kalyna, Kw, Ofb, Xts};
use phalanx::modes::gost3413::{self, Gost};
use phalanx::modes::gost28147::{self, KeyMeshing};
use phalanx::modes::nist::{self, Block128};
use phalanx::modes::{BlockCipher, CtrStream, Padding};
use phalanx::{
    Cipher, Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, LARGE, Level,
    Magma, Standard, Ublock128_128, Ublock128_256, Ublock256_256, costs, families, frames, routines,
};
use phalanx_vectors::stream;

fn rows() -> impl Iterator<Item = (&'static Family, &'static Kernel)> {
    families().iter().flat_map(|family| family.kernels.iter().map(|kernel| (*family, kernel)))
}

/// Returns how many bytes of stack a kernel uses, including its call in this test.
fn depth(family: &Family, kernel: &Kernel) -> usize {
    let most = family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule);
    let batch = kernel.width * family.block;
    let (input, mut out) =
        (vec![1; most.max(family.key).max(9) * kernel.width.max(9)], vec![0; most.max(9 * batch) * kernel.width]);
    let (from, to) = (input.as_ptr(), out.as_mut_ptr());
    // SAFETY: the buffers are large enough for any form, schedule and key, and for nine batches.
    let left = Left::by(|| unsafe {
        match kernel.entry {
            Entry::Crypt(crypt) => crypt(from, from, to, 1),
            Entry::Expand(expand) => expand(from, to, kernel.width),
            Entry::Load(place) => place(from, to, 0),
            Entry::Absorb(absorb) => absorb(from, to, 1),
            Entry::Ghash(hash) => hash(from, from, to, 9),
            entry => panic!("no test for the shape {}", entry.shape()),
        }
    });
    left.depth()
}

#[test]
fn no_row_uses_more_stack_than_is_wiped() {
    let known: BTreeMap<&str, [u32; 2]> = frames::code().collect();
    for (family, kernel) in rows().filter(|(_, kernel)| kernel.is_available()) {
        let measured = depth(family, kernel);
        assert!(
            measured <= kernel.frame.bytes(),
            "{kernel:?}: {measured} bytes of stack, {} are wiped",
            kernel.frame.bytes()
        );
        // What is below the return address and the registers that the call pushes.
        if let Some([stack, _]) = known.get(costs::name(kernel.symbol))
            && kernel.frame != Frame::MAX
        {
            assert!(
                measured <= *stack as usize + MARGIN,
                "{kernel:?}: {measured} bytes of stack, computed were {stack}"
            );
        }
    }
}

/// How many bytes the call itself needs, for the return address and the test's own variables.
const MARGIN: usize = 64;

/// Checks the stack after a call with a key of `family` in `key` and plaintext in `data`.
fn check(name: &str, what: &str, secrets: &Secrets, left: &Left) {
    assert!(secrets.len() > 100 && left.depth() > 100, "{name}, {what}: nothing was checked");
    if let Some((secret, at)) = secrets.find_in(left.bytes()) {
        panic!("{name}, {what}: of {secret}, at {at} of {}", left.depth());
    }
}

macro_rules! check_cipher {
    ($cipher:ty, $level:expr, $prefix:expr) => {{
        let (name, level) = (format!("{} {}", <$cipher>::NAME, $level), $level);
        let whole = [$prefix, &stream(b"key", <$cipher>::KEY_BYTES)].concat();
        let key = whole[$prefix.len()..].first_chunk::<{ <$cipher>::KEY_BYTES }>().expect("a key");
        for bytes in [1, 7, 60, 300].map(|n| n * <$cipher>::BLOCK_BYTES).into_iter().chain([LARGE, LARGE + 1024]) {
            let plain = stream(b"plain", bytes);
            let (mut data, mut other) = (plain.clone(), vec![0; bytes]);
            let mut secrets = Secrets::default();
            secrets.add_key(<$cipher>::NAME, &whole);
            secrets.add("plaintext", &plain);
            let make = || <$cipher>::with_level(key, level).expect("available");
            let mut crypt = |cipher: &$cipher| {
                cipher.encrypt_bytes(&mut data).expect("whole blocks");
                cipher.decrypt_bytes_to(&data, &mut other).expect("whole blocks");
                cipher.decrypt_bytes(&mut data).expect("whole blocks");
            };

            let mut kept = None;
            check(&name, "key setup", &secrets, &Left::by(|| kept = Some(make())));
            let kept = kept.expect("a key");
            if bytes >= LARGE {
                check(&name, "a large call", &secrets, &Left::by(|| crypt(&kept)));
            }
            check(&name, "drop", &secrets, &Left::by(|| crypt(&make())));
            assert!(data == plain && other == plain);
        }
    }};
}

/// This also has to pass in unoptimised builds: `.ci/run debug-build`.
#[test]
fn the_stack_has_nothing_of_a_cipher() {
    for level in Level::available() {
        macro_rules! ciphers {
            ($($cipher:ty),*) => { $(check_cipher!($cipher, level, &[0_u8; 0][..]);)* };
        }
        ciphers!(Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Magma);
        ciphers!(Ublock128_128, Ublock128_256, Ublock256_256);
        check_cipher!(Gost28147<CryptoProA>, level, CryptoProA::SET.sbox.rows().as_flattened());
    }
}

#[test]
fn the_stack_has_nothing_of_a_message() {
    let name = "gcm";
    let whole = stream(b"key", 32);
    let key = whole.first_chunk::<32>().expect("a key");
    for level in Level::available() {
        for bytes in [1, 100, 1000, 1100, 5000, LARGE] {
            let plain = stream(b"plain", bytes);
            let (mut data, nonce, mut tag) = (plain.clone(), [7; 32], [0; 32]);
            let make = || Gcm::<Kalyna256_256>::with_level(key, level).expect("available");
            make().encrypt_detached(&nonce, b"aad", &mut data, &mut tag).expect("lengths are valid");

            let mut secrets = Secrets::default();
            secrets.add_key("kalyna-256/256", &whole);
            let mut hash_key = [0; 32];
            let cipher = Kalyna256_256::new(key);
            cipher.encrypt_one(&mut hash_key);
            secrets.add_key("gf2-256", &hash_key);
            let mut start = nonce;
            cipher.encrypt_one(&mut start);
            secrets.add("counter", &start);
            secrets.add("plaintext", &plain);
            let keystream: Vec<u8> = plain.iter().zip(&data).map(|(a, b)| a ^ b).collect();
            secrets.add("keystream", &keystream);

            let mut crypt = |gcm: &Gcm<Kalyna256_256>| {
                gcm.decrypt_detached(&nonce, b"aad", &mut data, &tag).expect("authentic");
                gcm.encrypt_detached(&nonce, b"aad", &mut data, &mut tag).expect("lengths are valid");
            };
            let mut kept = None;
            check(name, "key setup", &secrets, &Left::by(|| kept = Some(make())));
            let kept = kept.expect("a key");
            if bytes >= LARGE {
                check(name, "a large message", &secrets, &Left::by(|| crypt(&kept)));
            }
            check(name, "drop", &secrets, &Left::by(|| crypt(&make())));
        }
    }
}

/// Tests a large call of every other mode, and a short call after which the key is dropped.
#[test]
fn the_stack_has_nothing_of_any_mode() {
    type Cipher = Kalyna256_256;
    const IV: [u8; 32] = [7; 32];
    let modes: [(&str, Mode<Cipher>); 11] = [
        ("ctr", |cipher, data| Ctr::<Cipher>::from_cipher(cipher.clone()).apply(&IV, data).expect("lengths")),
        ("ofb", |cipher, data| Ofb::<Cipher>::from_cipher(cipher.clone()).apply(&IV, data).expect("lengths")),
        ("cfb", |cipher, data| {
            Cfb::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, 32, data).expect("lengths");
        }),
        ("cfb-16", |cipher, data| {
            Cfb::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, 16, data).expect("lengths");
        }),
        ("cbc", |cipher, data| {
            Cbc::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, data).expect("lengths")
        }),
        ("xts", |cipher, data| {
            Xts::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, data).expect("lengths")
        }),
        ("ccm", |cipher, data| {
            let (ccm, mut tag) = (Ccm::<Cipher>::from_cipher(cipher.clone()), [0; 16]);
            ccm.encrypt_detached(&IV, b"aad", data, &mut tag).expect("lengths");
            ccm.decrypt_detached(&IV, b"aad", data, &tag).expect("authentic");
        }),
        ("cmac", |cipher, data| {
            let (cmac, mut tag) = (Cmac::<Cipher>::from_cipher(cipher.clone()), [0; 16]);
            cmac.mac(data, &mut tag).expect("lengths");
            cmac.verify(data, &tag).expect("authentic");
        }),
        ("gmac", |cipher, data| {
            let (gmac, mut tag) = (Gmac::<Cipher>::from_cipher(cipher.clone()), [0; 16]);
            gmac.mac(data, &mut tag).expect("lengths");
            gmac.verify(data, &tag).expect("authentic");
        }),
        ("kw", |cipher, data| {
            let kw = Kw::<Cipher>::from_cipher(cipher.clone());
            let wrapped = kw.wrap(data).expect("whole blocks");
            assert!(kw.unwrap(&wrapped).expect("authentic") == data);
        }),
        ("cms", |cipher, data| {
            let wrap = CmsKeyWrap::from_cipher(cipher.clone());
            let wrapped = wrap.wrap(&IV, data).expect("lengths");
            assert!(wrap.unwrap(&wrapped).expect("authentic") == data);
        }),
    ];
    check_modes::<Cipher>(&modes, &IV);

    let modes: [(&str, Mode<Kuznyechik>); 5] = [
        ("gost ctr", |cipher, data| {
            gost3413::Ctr::<Kuznyechik>::from_cipher(cipher.clone()).apply(&IV[..8], data).expect("lengths")
        }),
        ("mgm", |cipher, data| {
            let (mgm, mut tag) = (gost3413::Mgm::<Kuznyechik>::from_cipher(cipher.clone()), [0; 16]);
            mgm.encrypt_detached(&IV[..16], b"aad", data, &mut tag).expect("lengths");
            mgm.decrypt_detached(&IV[..16], b"aad", data, &tag).expect("authentic");
        }),
        ("ctr-acpkm", |cipher, data| {
            let acpkm = gost3413::CtrAcpkm::<Kuznyechik>::from_cipher(cipher.clone());
            acpkm.apply(&IV[..8], 64, data).expect("lengths");
        }),
        ("nist xts", |cipher, data| {
            let xts =
                nist::Xts::<Kuznyechik>::from_ciphers(cipher.clone(), Kuznyechik::new(&[9; 32])).expect("two keys");
            xts.encrypt_unit(7, data).expect("lengths");
        }),
        ("nist gcm", |cipher, data| {
            let (gcm, mut tag) = (nist::Gcm::<Kuznyechik>::from_cipher(cipher.clone()), [0; 16]);
            gcm.encrypt_detached(&IV[..12], b"aad", data, &mut tag).expect("lengths");
            gcm.decrypt_detached(&IV[..12], b"aad", data, &tag).expect("authentic");
        }),
    ];
    check_modes::<Kuznyechik>(&modes, &IV[..16]);
}

/// Runs a mode with a key and a message.
type Mode<C> = fn(&C, &mut [u8]);

/// `start` is a block that some modes encrypt first.
fn check_modes<C: BlockCipher<Standard: phalanx::KeyOnly>>(
    modes: &[(&'static str, Mode<Cipher<C::Standard>>)],
    start: &[u8],
) {
    let family = C::Standard::NAME;
    let whole = stream(b"key", Cipher::<C::Standard>::KEY_BYTES);
    let key = key_of::<C>(&whole);
    for level in Level::available() {
        let fresh = || Cipher::<C::Standard>::with_level(&key, level).expect("available");
        let cipher = fresh();
        let mut counter = start.to_vec();
        cipher.encrypt_bytes(&mut counter).expect("a block");
        for (name, mode) in modes {
            let plain = stream(b"plain", LARGE);
            // Drops the key after short calls.
            for bytes in [LARGE, 16, 64, 96, 256, 320, 992, 1024, 1056, 4992] {
                if !bytes.is_multiple_of(Cipher::<C::Standard>::BLOCK_BYTES) {
                    continue;
                }
                let mut data = plain[..bytes].to_vec();
                let mut secrets = Secrets::default();
                secrets.add_key(family, &whole);
                secrets.add("plaintext", &data);
                secrets.add("counter", &counter);
                if bytes == LARGE {
                    check(name, "a large message", &secrets, &Left::by(|| mode(&cipher, &mut data)));
                } else {
                    let left = Left::by(|| mode(&fresh(), &mut data));
                    check(name, "a short message and its key", &secrets, &left);
                }
            }
        }
    }
}

/// Returns the length in bytes of the longest piece of data that a level's kernels spill unchanged.
/// It stays on the stack until the key is dropped.
fn spilled(families: &[&str], level: Level) -> usize {
    let of_level = |kernel: &Kernel| level.allows(kernel.level) && kernel.is_available();
    let kernels = rows().filter(|(family, kernel)| families.contains(&family.name) && of_level(kernel));
    let pieces = kernels.map(|(family, kernel)| {
        // A hash reads several batches at a time.
        let batches = if matches!(kernel.entry, Entry::Ghash(_)) { 9 } else { 1 };
        let batch = batches * kernel.width * family.block;
        let keys = stream(b"key form", family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(batch));
        let (data, mut out) = (stream(b"data", batch), vec![0; batch]);
        let mut secrets = Secrets::default();
        // SAFETY: the form is large enough for any form, the data and the result have room for the
        // batches, and the kernel is available.
        let left = Left::by(|| unsafe {
            match kernel.entry {
                Entry::Crypt(crypt) => crypt(keys.as_ptr(), data.as_ptr(), out.as_mut_ptr(), 1),
                Entry::Ghash(hash) => hash(keys.as_ptr(), data.as_ptr(), out.as_mut_ptr(), 9 * kernel.width),
                _ => {}
            }
        });
        secrets.add("data", &data);
        secrets.add("result", &out);
        secrets.longest_in(left.written())
    });
    pieces.max().unwrap_or(0)
}

/// A short call, as its name, the call itself, and whether it adds keystream to the message.
type Short<'a> = (&'static str, &'a dyn Fn(&mut [u8]) -> Result<(), Error>, bool);

/// Short calls with one key. The stack is checked after each of them.
struct Calls {
    cipher: &'static str,
    level: Level,
    block: usize,
    /// The length of the longest piece that may remain, in bytes. This is what kernels spill, or
    /// one register or block.
    allowed: usize,
}

impl Calls {
    fn new<C: BlockCipher>(level: Level) -> Self {
        let (cipher, block) = (C::Standard::NAME, Cipher::<C::Standard>::BLOCK_BYTES);
        let field = ["gf2-64", "gf2-128", "gf2-256", "gf2-512"][block.ilog2() as usize - 3];
        // A few more bytes may happen to match by chance.
        Self { cipher, level, block, allowed: spilled(&[cipher, field, "gf2-128-nist"], level).max(64) + 8 }
    }

    /// Makes each call with messages that are `cut` bytes short of a few blocks, without dropping
    /// the key. Looks for pieces of the message or its keystream that are longer than allowed.
    fn look(&self, found: &mut Vec<String>, cut: &[usize], calls: &[Short<'_>]) {
        let Self { cipher, level, block, allowed } = self;
        for (name, call, keystream) in calls {
            // This covers padded batches of every width, and more blocks than the widest batch.
            for bytes in
                [1, 2, 3, 5, 9, 17, 40, 70, 130, 300].iter().flat_map(|n| cut.iter().map(move |cut| n * block - cut))
            {
                let plain = stream(format!("{cipher} {name} {bytes}").as_bytes(), bytes);
                let mut data = plain.clone();
                let left = Left::by(|| call(&mut data).expect("lengths are valid"));
                let mut secrets = Secrets::default();
                secrets.add("message", &plain);
                if *keystream {
                    secrets.add("keystream", &plain.iter().zip(&data).map(|(a, b)| a ^ b).collect::<Vec<_>>());
                }
                let longest = secrets.longest_in(left.written());
                if longest > *allowed {
                    let (what, at) = secrets.find_in(left.written()).expect("it was found");
                    found.push(format!(
                        "{cipher} {level}, {name}, {bytes} bytes: {longest} bytes, {what}, at {at}; allowed: {allowed}"
                    ));
                }
            }
        }
    }
}

/// Processes the data in pieces that end within blocks.
fn in_pieces(data: &mut [u8], piece: impl FnMut(&mut [u8]) -> Result<(), Error>) -> Result<(), Error> {
    data.chunks_mut(37).try_for_each(piece)
}

/// Processes a message in pieces, starting at its second byte.
fn stream_of(stream: Result<CtrStream, Error>, data: &mut [u8]) -> Result<(), Error> {
    let mut stream = stream?;
    stream.seek(1)?;
    in_pieces(data, |piece| stream.apply(piece))
}

/// Returns a cipher with an arbitrary key.
fn keyed<C: BlockCipher<Standard: phalanx::KeyOnly>>(level: Level) -> Cipher<C::Standard> {
    let key = stream(b"key", Cipher::<C::Standard>::KEY_BYTES);
    Cipher::with_level(&key_of::<C>(&key), level).expect("available")
}

fn key_of<C: BlockCipher>(bytes: &[u8]) -> <C::Standard as Standard>::Key {
    bytes.try_into().unwrap_or_else(|_| panic!("a key of its length"))
}

const NONCE: [u8; 64] = [7; 64];

fn blocks_leave_no_message<C: BlockCipher<Standard: phalanx::KeyOnly>>(found: &mut Vec<String>, level: Level) {
    let cipher = keyed::<C>(level);
    Calls::new::<C>(level).look(
        found,
        &[0],
        &[
            ("encrypt", &|data| cipher.encrypt_bytes(data), false),
            // The message is encrypted, then decrypted.
            ("decrypt", &|data| cipher.encrypt_bytes(data).and_then(|()| cipher.decrypt_bytes(data)), false),
            ("encrypt to", &|data| cipher.encrypt_bytes_to(data, &mut data.to_vec()), false),
            ("decrypt to", &|data| cipher.decrypt_bytes_to(data, &mut data.to_vec()), false),
        ],
    );
}

fn gost3413_leaves_no_message<C: Gost<Standard: phalanx::KeyOnly>>(found: &mut Vec<String>, level: Level) {
    let (cipher, block) = (keyed::<C>(level), Cipher::<C::Standard>::BLOCK_BYTES);
    let (iv, half) = (&NONCE[..block], &NONCE[..block / 2]);
    let ctr = gost3413::Ctr::<C>::from_cipher(cipher.clone());
    let acpkm = gost3413::CtrAcpkm::<C>::from_cipher(cipher.clone());
    let ofb = gost3413::Ofb::<C>::from_cipher(cipher.clone());
    let cfb = gost3413::Cfb::<C>::from_cipher(cipher.clone());
    let cbc = gost3413::Cbc::<C>::from_cipher(cipher.clone());
    let omac = gost3413::Omac::<C>::from_cipher(cipher.clone());
    let mgm = gost3413::Mgm::<C>::from_cipher(cipher);
    Calls::new::<C>(level).look(
        found,
        &[0, 3],
        &[
            ("ctr", &|data| ctr.apply(half, data), true),
            ("ctr in pieces", &|data| stream_of(ctr.start(half), data), true),
            ("ctr-acpkm", &|data| acpkm.apply(half, 2 * block, data), true),
            ("ofb", &|data| ofb.apply(iv, data), true),
            ("cfb", &|data| cfb.encrypt_in_place(iv, data), true),
            ("cfb back", &|data| cfb.encrypt_in_place(iv, data).and_then(|()| cfb.decrypt_in_place(iv, data)), false),
            ("cbc", &|data| cbc.encrypt(iv, Padding::OneZeros, data).map(drop), false),
            (
                "cbc back",
                &|data| cbc.decrypt(iv, Padding::OneZeros, &cbc.encrypt(iv, Padding::OneZeros, data)?).map(drop),
                false,
            ),
            ("omac", &|data| omac.mac(data, &mut [0; 8]), false),
            ("mgm", &|data| mgm.encrypt_detached(iv, b"aad", data, &mut vec![0; block]), true),
            ("mgm back", &|data| mgm.open(iv, b"aad", &mgm.seal(iv, b"aad", data)?).map(drop), false),
            (
                "mgm in pieces",
                &|data| {
                    let mut mgm = mgm.start_encryption(iv, b"aad")?;
                    in_pieces(data, |piece| mgm.update(piece))?;
                    mgm.finish(&mut vec![0; block])
                },
                true,
            ),
        ],
    );
}

fn dstu7624_leaves_no_message<C: Kalyna>(found: &mut Vec<String>, level: Level) {
    let (cipher, block) = (keyed::<C>(level), Cipher::<C::Standard>::BLOCK_BYTES);
    let iv = &NONCE[..block];
    let ctr = Ctr::<C>::from_cipher(cipher.clone());
    let ofb = Ofb::<C>::from_cipher(cipher.clone());
    let cfb = Cfb::<C>::from_cipher(cipher.clone());
    let cbc = Cbc::<C>::from_cipher(cipher.clone());
    let xts = Xts::<C>::from_cipher(cipher.clone());
    let cmac = Cmac::<C>::from_cipher(cipher.clone());
    let gmac = Gmac::<C>::from_cipher(cipher.clone());
    let ccm = Ccm::<C>::from_cipher(cipher.clone());
    let kw = Kw::<C>::from_cipher(cipher.clone());
    let gcm = Gcm::<C>::from_cipher(cipher);
    Calls::new::<C>(level).look(
        found,
        &[0, 3],
        &[
            ("ctr", &|data| ctr.apply(iv, data), true),
            ("ctr in pieces", &|data| stream_of(ctr.start(iv), data), true),
            ("ofb", &|data| ofb.apply(iv, data), true),
            ("cfb", &|data| cfb.encrypt_in_place(iv, block, data), true),
            (
                "cfb back",
                &|data| cfb.encrypt_in_place(iv, block, data).and_then(|()| cfb.decrypt_in_place(iv, block, data)),
                false,
            ),
            ("cbc", &|data| cbc.encrypt(iv, Padding::OneZeros, data).map(drop), false),
            (
                "cbc back",
                &|data| cbc.decrypt(iv, Padding::OneZeros, &cbc.encrypt(iv, Padding::OneZeros, data)?).map(drop),
                false,
            ),
            ("cmac", &|data| cmac.mac(data, &mut [0; 8]), false),
            ("gmac", &|data| gmac.mac(data, &mut [0; 8]), false),
            ("ccm", &|data| ccm.encrypt_detached(iv, b"aad", data, &mut vec![0; Ccm::<C>::TAG_BYTES]), true),
            ("ccm back", &|data| ccm.open(iv, b"aad", &ccm.seal(iv, b"aad", data)?).map(drop), false),
            ("gcm", &|data| gcm.encrypt_detached(iv, b"aad", data, &mut vec![0; block]), true),
            ("gcm back", &|data| gcm.open(iv, b"aad", &gcm.seal(iv, b"aad", data)?).map(drop), false),
            (
                "gcm in pieces",
                &|data| {
                    let mut gcm = gcm.start_encryption(iv, b"aad")?;
                    in_pieces(data, |piece| gcm.update(piece))?;
                    gcm.finish(&mut vec![0; block])
                },
                true,
            ),
        ],
    );
    Calls::new::<C>(level).look(
        found,
        &[0],
        &[
            ("kw", &|data| kw.unwrap(&kw.wrap(data)?).map(drop), false),
            ("xts", &|data| xts.encrypt_in_place(iv, data), false),
            ("xts back", &|data| xts.encrypt_in_place(iv, data).and_then(|()| xts.decrypt_in_place(iv, data)), false),
        ],
    );
}

fn nist_leaves_no_message<C: Block128>(found: &mut Vec<String>, level: Level) {
    let cipher = keyed::<C>(level);
    let (iv, nonce) = (&NONCE[..16], &NONCE[..12]);
    let ctr = nist::Ctr32Be::<C>::from_cipher(cipher.clone());
    let cfb = nist::Cfb::<C>::from_cipher(cipher.clone());
    let cbc = nist::Cbc::<C>::from_cipher(cipher.clone());
    let gmac = nist::Gmac::<C>::from_cipher(cipher.clone());
    let gcm = nist::Gcm::<C>::from_cipher(cipher);
    Calls::new::<C>(level).look(
        found,
        &[0, 3],
        &[
            ("nist ctr", &|data| ctr.apply(iv, data), true),
            ("nist cfb", &|data| cfb.encrypt_in_place(iv, data), true),
            (
                "nist cbc",
                &|data| cbc.decrypt(iv, Padding::Pkcs7, &cbc.encrypt(iv, Padding::Pkcs7, data)?).map(drop),
                false,
            ),
            ("nist gmac", &|data| gmac.mac(nonce, data, &mut [0; 16]), false),
            ("nist gcm", &|data| gcm.encrypt_detached(nonce, b"aad", data, &mut [0; 16]), true),
            ("nist gcm back", &|data| gcm.open(nonce, b"aad", &gcm.seal(nonce, b"aad", data)?).map(drop), false),
            (
                "nist gcm in pieces",
                &|data| {
                    let mut gcm = gcm.start_encryption(nonce, b"aad")?;
                    in_pieces(data, |piece| gcm.update(piece))?;
                    gcm.finish(&mut [0; 16])
                },
                true,
            ),
        ],
    );
}

/// After short calls, the stack isn't wiped until the key is dropped. Even so, neither the message
/// nor any keystream is left there. This test would find a padded batch, a keystream buffer or a
/// temporary copy of plaintext.
#[test]
fn the_stack_has_nothing_of_a_short_message() {
    type Gost89 = Gost28147<CryptoProA>;
    let mut found = Vec::new();
    macro_rules! all {
        ($check:ident, $level:ident: $($cipher:ty),*) => { $($check::<$cipher>(&mut found, $level);)* };
    }
    for level in Level::available() {
        all!(blocks_leave_no_message, level: Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512);
        all!(blocks_leave_no_message, level: Kuznyechik, Magma, Gost89, Ublock128_128, Ublock128_256, Ublock256_256);
        all!(gost3413_leaves_no_message, level: Kuznyechik, Magma, Gost89);
        all!(dstu7624_leaves_no_message, level: Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512);
        all!(nist_leaves_no_message, level: Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256);
        let cipher = keyed::<Gost89>(level);
        let cnt = gost28147::Cnt::<Gost89>::from_cipher(cipher.clone());
        let cfb = gost28147::Cfb::<Gost89>::from_cipher(cipher);
        Calls::new::<Gost89>(level).look(
            &mut found,
            &[0, 3],
            &[
                ("cnt", &|data| cnt.apply(&[7; 8], KeyMeshing::None, data), true),
                ("cnt in pieces", &|data| stream_of(cnt.start_seekable(&[7; 8]), data), true),
                ("cnt, meshed", &|data| cnt.apply(&[7; 8], KeyMeshing::CryptoPro, data), true),
                ("cfb, meshed", &|data| cfb.encrypt_in_place(&[7; 8], KeyMeshing::CryptoPro, data), true),
            ],
        );
    }
    assert!(found.is_empty(), "{} calls:\n{}", found.len(), found.join("\n"));
}

/// Proves that the tests above can fail.
#[test]
fn a_planted_copy_is_found() {
    let key = stream(b"key", 32);
    let mut secrets = Secrets::default();
    secrets.add("key", &key);
    let plant = || {
        let copy: [u8; 32] = *key.first_chunk().expect("a key");
        std::hint::black_box(&copy);
    };
    let found = |left: Left| secrets.find_in(left.bytes());
    assert!(matches!(found(Left::by(plant)), Some(("key", _))));
    // Wiping removes it.
    assert_eq!(found(Left::by(|| phalanx::wiped(plant))), None);
    assert_eq!(found(Left::by(|| ())), None);
}

#[test]
fn vector_registers_are_cleared() {
    let bytes = stream(b"key", 64);
    for level in Level::available() {
        let features = Features::detected();
        macro_rules! ciphers {
            ($($cipher:ty),*) => {$(
                let key = bytes.first_chunk::<{ <$cipher>::KEY_BYTES }>().expect("a key");
                let mut cipher = None;
                let new = registers(&mut || cipher = <$cipher>::with_level(key, level).ok());
                // We pass pointers, because the value itself would be moved through registers.
                let mut secrets = Secrets::default();
                secrets.add("key", key);
                assert_eq!(secrets.find_in(new.as_flattened()), None, "{} {level}: new", <$cipher>::NAME);
                let cipher = cipher.expect("available");
                for blocks in [1, 7, 300] {
                    let mut data = stream(b"plain", blocks * <$cipher>::BLOCK_BYTES);
                    let left = registers(&mut || cipher.encrypt_bytes(&mut data).expect("whole blocks"));
                    assert!(are_clear(&left, features), "{} {level}: {blocks} encrypted", <$cipher>::NAME);
                    let left = registers(&mut || cipher.decrypt_bytes(&mut data).expect("whole blocks"));
                    assert!(are_clear(&left, features), "{} {level}: {blocks} decrypted", <$cipher>::NAME);
                }
            )*};
        }
        ciphers!(Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Magma);
        ciphers!(Ublock128_128, Ublock128_256, Ublock256_256, Gost28147<CryptoProA>);

        // Results are moved through registers too.
        let gcm = Gcm::<Kalyna512_512>::with_level(bytes.first_chunk().expect("a key"), level).expect("available");
        let (plain, mut tag) = (stream(b"plain", 5000), [0; 64]);
        let mut data = plain.clone();
        let sealed = registers(&mut || gcm.encrypt_detached(&[7; 64], b"aad", &mut data, &mut tag).expect("lengths"));
        let mut secrets = Secrets::default();
        secrets.add_key("kalyna-512/512", &bytes);
        secrets.add("plaintext", &plain);
        secrets.add("keystream", &plain.iter().zip(&data).map(|(a, b)| a ^ b).collect::<Vec<_>>());
        let opened = registers(&mut || gcm.decrypt_detached(&[7; 64], b"aad", &mut data, &tag).expect("authentic"));
        secrets.add("tag", &tag);
        assert_eq!(secrets.find_in(sealed.as_flattened()), None, "gcm {level}: encrypted");
        assert_eq!(secrets.find_in(opened.as_flattened()), None, "gcm {level}: decrypted");
    }
}

/// Secrets in registers are detected, and the routines clear them.
#[test]
fn registers_that_are_not_cleared_are_seen() {
    let keys = stream(b"keys", 1 << 16);
    let mut out = vec![0; 1 << 16];
    for (_, kernel) in rows().filter(|(family, kernel)| kernel.is_available() && family.name.starts_with("kalyna")) {
        let Entry::Crypt(crypt) = kernel.entry else { continue };
        let (from, to) = (keys.as_ptr(), out.as_mut_ptr());
        // SAFETY: the buffers are larger than any form or batch.
        let mut run = || unsafe { crypt(from, from, to, 1) };
        let left = registers(&mut run);
        assert!(!are_clear(&left, kernel.level.features()), "{kernel:?} leaves nothing");
        for routine in routines().filter(|routine| routine.is_available()) {
            let RoutineEntry::Clear(clear) = routine.entry else { continue };
            let left = registers(&mut || {
                run();
                // SAFETY: the CPU supports the routine.
                unsafe { clear() }
            });
            assert!(are_clear(&left, routine.needs), "{}", routine.symbol);
        }
    }
}
