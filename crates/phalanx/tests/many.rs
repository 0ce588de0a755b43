//! Tests many keys: blocks in rows, and messages of different lengths. Both are compared with the
//! reference, one block at a time.

use phalanx::gost28147::{CryptoProA, Gost28147, Sbox};
use phalanx::hazmat::RawBlocks;
use phalanx::many::{Chaining, Keys, MessageUnderKey};
use phalanx::reference::{self, BlockCipher};
use phalanx::*;
use phalanx_vectors::stream;

const CHAININGS: [Chaining; 6] = [
    Chaining::CbcEncrypt,
    Chaining::CbcDecrypt,
    Chaining::CfbEncrypt,
    Chaining::CfbDecrypt,
    Chaining::Ofb,
    Chaining::CbcMac,
];

fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// Processes one message block by block. Returns the message and the final initialisation vector.
fn chained(cipher: &dyn BlockCipher, how: Chaining, iv: &[u8], data: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let encrypt = |x: &[u8]| {
        let mut x = x.to_vec();
        cipher.encrypt_block(&mut x);
        x
    };
    let (mut chain, mut out) = (iv.to_vec(), Vec::new());
    for block in data.chunks(iv.len()) {
        let (result, next) = match how {
            Chaining::CbcEncrypt => {
                let c = encrypt(&xor(block, &chain));
                (c.clone(), c)
            }
            Chaining::CbcDecrypt => {
                let mut p = block.to_vec();
                cipher.decrypt_block(&mut p);
                (xor(&p, &chain), block.to_vec())
            }
            Chaining::CfbEncrypt => {
                let c = xor(block, &encrypt(&chain));
                (c.clone(), c)
            }
            Chaining::CfbDecrypt => (xor(block, &encrypt(&chain)), block.to_vec()),
            Chaining::Ofb => {
                let o = encrypt(&chain);
                (xor(block, &o), o)
            }
            Chaining::CbcMac => (block.to_vec(), encrypt(&xor(block, &chain))),
            _ => panic!("an unknown chaining"),
        };
        out.extend(result);
        if next.len() == iv.len() {
            chain = next;
        }
    }
    (out, chain)
}

/// Returns lengths in bytes: zero, one block, many equal lengths, and random ones.
fn lengths(seed: &str, n: usize, block: usize, whole: bool) -> Vec<usize> {
    let random = stream(seed.as_bytes(), n);
    let length = |(i, r): (usize, u8)| match i % 5 {
        0 => 3 * block,
        1 => usize::from(r % 40) * block,
        2 => usize::from(r % 3) * block,
        3 => usize::from(r) * block / if whole { 1 } else { 7 },
        _ => usize::from(r % 20) * block + if whole { 0 } else { usize::from(r) % block },
    };
    random.into_iter().enumerate().map(length).map(|n| if whole { n / block * block } else { n }).collect()
}

fn check<S: KeyOnly>(sbox: Option<&Sbox>, level: Level) {
    let (name, block) = (Cipher::<S>::NAME, Cipher::<S>::BLOCK_BYTES);
    for n in [1, 2, 3, 4, 5, 8, 16, 17, 40, 64, 65, 161, 200] {
        let context = format!("{name} at {level}, {n} keys");
        let bytes: Vec<Vec<u8>> =
            (0..n).map(|i| stream(format!("{name} {n} {i}").as_bytes(), Cipher::<S>::KEY_BYTES)).collect();
        let typed: Vec<S::Key> =
            bytes.iter().map(|key| S::Key::try_from(key).unwrap_or_else(|_| panic!("a key of its length"))).collect();
        let keys = Keys::<Cipher<S>>::with_level(&typed, level).expect("available");
        assert_eq!(keys.len(), n);
        let ciphers: Vec<_> = bytes.iter().map(|key| reference::new(name, key, sbox).expect("a cipher")).collect();

        for rows in [0, 1, 3] {
            let plain = stream(context.as_bytes(), rows * n * block);
            let mut want = plain.clone();
            for (i, x) in want.chunks_exact_mut(block).enumerate() {
                ciphers[i % n].encrypt_block(x);
            }
            let mut got = plain.clone();
            keys.encrypt_each(&mut got).expect("whole rows");
            assert!(got == want, "{context}: {rows} rows");
            keys.decrypt_each(&mut got).expect("whole rows");
            assert!(got == plain, "{context}: {rows} rows back");
            // Without a level, this is only done once.
            if level == Level::active() {
                Keys::<Cipher<S>>::encrypt_each_once(&typed, &mut got).expect("whole rows");
                assert!(got == want, "{context}: {rows} rows, once");
                Keys::<Cipher<S>>::decrypt_each_once(&typed, &mut got).expect("whole rows");
                assert!(got == plain, "{context}: {rows} rows back, once");
            }
        }

        for how in CHAININGS {
            let whole = !matches!(how, Chaining::CfbEncrypt | Chaining::CfbDecrypt | Chaining::Ofb);
            // We use more messages than there are keys or lanes, so that lanes are reused.
            let lengths = lengths(&context, n + n / 2 + 1, block, whole);
            let mut data: Vec<Vec<u8>> =
                lengths.iter().enumerate().map(|(i, n)| stream(format!("{context} {i}").as_bytes(), *n)).collect();
            let mut ivs: Vec<Vec<u8>> =
                (0..data.len()).map(|i| stream(format!("iv {context} {i}").as_bytes(), block)).collect();
            let key_of = |i: usize| i * 7 % n;
            let want: Vec<_> = data
                .iter()
                .zip(&ivs)
                .enumerate()
                .map(|(i, (d, iv))| chained(&*ciphers[key_of(i)], how, iv, d))
                .collect();
            let messages = data.iter_mut().zip(&mut ivs).enumerate();
            keys.chain(how, messages.map(|(i, (d, iv))| MessageUnderKey::new(key_of(i), iv, d))).expect("well formed");
            for (i, ((d, iv), want)) in data.iter().zip(&ivs).zip(&want).enumerate() {
                assert!(*d == want.0, "{context}: {how:?}, message {i} of {} bytes", d.len());
                // Nothing can be chained after a partial block.
                if d.len().is_multiple_of(block) {
                    assert!(*iv == want.1, "{context}: {how:?}, chain of message {i} of {} bytes", d.len());
                }
            }
        }
    }
}

#[test]
fn rows_and_messages() {
    for level in Level::available() {
        check::<kalyna::K256_256>(None, level);
        check::<kuznyechik::Kuznyechik2015>(None, level);
        check::<gost28147::Magma2015>(None, level);
        check::<gost28147::Gost28147_89<CryptoProA>>(Sbox::named("1.2.643.2.2.31.1"), level);
        check::<ublock::U128_128>(None, level);
        check::<ublock::U128_256>(None, level);
        check::<ublock::U256_256>(None, level);
    }
}

/// Checks every number of keys up to two batches of 64 and a few more, because each has its own
/// plan. The expected results are those of one key after the other.
fn each_number<S: KeyOnly>(level: Level) {
    const MOST: usize = 130;
    let (name, block, key_bytes) = (Cipher::<S>::NAME, Cipher::<S>::BLOCK_BYTES, Cipher::<S>::KEY_BYTES);
    let bytes = stream(format!("{name} each number").as_bytes(), MOST * key_bytes);
    let typed: Vec<S::Key> = bytes
        .chunks(key_bytes)
        .map(|key| S::Key::try_from(key).unwrap_or_else(|_| panic!("a key of its length")))
        .collect();
    let ciphers: Vec<_> = typed.iter().map(|key| Cipher::<S>::with_level(key, level).expect("available")).collect();
    let plain = stream(name.as_bytes(), MOST * block);
    let [mut encrypted, mut decrypted] = [plain.clone(), plain.clone()];
    for (cipher, (x, y)) in ciphers.iter().zip(encrypted.chunks_mut(block).zip(decrypted.chunks_mut(block))) {
        cipher.encrypt_bytes(x).expect("one block");
        cipher.decrypt_bytes(y).expect("one block");
    }
    // A message of two blocks under each key: the second block is chained to the first.
    let mut chained: Vec<Vec<u8>> = encrypted.chunks(block).map(|first| xor(first, &vec![7; block])).collect();
    ciphers.iter().zip(&mut chained).for_each(|(cipher, second)| cipher.encrypt_bytes(second).expect("one block"));

    for n in 1..=MOST {
        let context = format!("{name} at {level}, {n} keys");
        let keys = Keys::<Cipher<S>>::with_level(&typed[..n], level).expect("available");
        // From the second use on, keys are kept in lanes.
        for rows in [1, 4, 1] {
            let mut blocks = plain[..n * block].repeat(rows);
            keys.encrypt_each(&mut blocks).expect("whole rows");
            assert!(blocks == encrypted[..n * block].repeat(rows), "{context}: {rows} rows");
            let mut blocks = plain[..n * block].repeat(rows);
            keys.decrypt_each(&mut blocks).expect("whole rows");
            assert!(blocks == decrypted[..n * block].repeat(rows), "{context}: {rows} rows, decrypted");
        }
        for (first, second) in [(0, n), (n / 3, n), (0, n.min(2))] {
            let mut ivs = vec![0; n * block];
            let mut data: Vec<Vec<u8>> =
                plain.chunks(block).take(n).map(|first| [first, &vec![7; block]].concat()).collect();
            let all = data.iter_mut().zip(ivs.chunks_mut(block)).enumerate().skip(first).take(second - first);
            keys.chain(Chaining::CbcEncrypt, all.map(|(i, (data, iv))| MessageUnderKey::new(i, iv, data)))
                .expect("well formed");
            for i in first..second {
                assert!(data[i][..block] == encrypted[i * block..][..block], "{context}: message {i}");
                assert!(data[i][block..] == chained[i], "{context}: message {i}, second block");
            }
        }
    }
}

#[test]
fn every_number_of_keys() {
    for level in Level::available() {
        each_number::<kalyna::K128_256>(level);
        each_number::<kalyna::K512_512>(level);
        each_number::<kuznyechik::Kuznyechik2015>(level);
        each_number::<gost28147::Magma2015>(level);
        each_number::<ublock::U128_128>(level);
        each_number::<ublock::U256_256>(level);
    }
}

#[test]
fn an_sbox_of_ones_own() {
    let sbox =
        Sbox::from_rows(std::array::from_fn(|r| std::array::from_fn(|i| ((i * 5 + r) % 16) as u8))).expect("nibbles");
    let (keys, mut rows) = ([[1; 32], [2; 32]], [9; 32]);
    Keys::<Gost28147>::with_sbox(&keys, &sbox).encrypt_each(&mut rows).expect("two rows");
    for (i, block) in rows.chunks_exact_mut(8).enumerate() {
        Gost28147::with_sbox(&keys[i % 2], &sbox).decrypt_bytes(block).expect("one block");
    }
    assert_eq!(rows, [9; 32]);
}

#[test]
fn what_is_refused() {
    let keys = Keys::<Magma>::new(&[[1; 32], [2; 32]]);
    assert!(!keys.is_empty());
    assert_eq!(keys.encrypt_each(&mut [0; 24]), Err(Error::PartialBlock { block: 16, got: 24 }));
    let once = Keys::<Ublock128_128>::encrypt_each_once(&[[1; 16], [2; 16]], &mut [0; 16]);
    assert_eq!(once, Err(Error::PartialBlock { block: 32, got: 16 }));
    let refused = |key, iv: &mut [u8], data: &mut [u8], how| {
        let (iv_before, before) = (iv.to_vec(), data.to_vec());
        let mut good = ([0; 8], [7; 8]);
        let messages = [MessageUnderKey::new(0, &mut good.0, &mut good.1), MessageUnderKey::new(key, iv, data)];
        let error = keys.chain(how, messages).expect_err("refused");
        // Nothing is written, not even the valid messages.
        assert!(iv == iv_before && data == before && good == ([0; 8], [7; 8]));
        error
    };
    assert_eq!(refused(2, &mut [0; 8], &mut [0; 8], Chaining::Ofb), Error::NoSuchKey { keys: 2, got: 2 });
    let nonce = Error::NonceLength { expected: 8, got: 7 };
    assert_eq!(refused(0, &mut [0; 7], &mut [0; 8], Chaining::CbcMac), nonce);
    for how in [Chaining::CbcEncrypt, Chaining::CbcDecrypt, Chaining::CbcMac] {
        assert_eq!(refused(0, &mut [0; 8], &mut [0; 9], how), Error::PartialBlock { block: 8, got: 9 });
    }
    let none = Keys::<Magma>::new(&[]);
    assert_eq!(none.encrypt_each(&mut []), Ok(()));
    assert_eq!(none.encrypt_each(&mut [0; 8]), Err(Error::PartialBlock { block: 0, got: 8 }));
    assert_eq!(none.chain(Chaining::Ofb, []), Ok(()));
    assert_eq!(format!("{none:?}"), "Keys { len: 0, .. }");
}
