//! Tests GOST R 34.13-2015 and related standards: known answers at every level, and all lengths and
//! splits compared with literal transcriptions and with other implementations.

use phalanx::gost28147::{CryptoProA, Sbox};
use phalanx::modes::gost3413::{Cbc, Cfb, Ctr, CtrAcpkm, Gost, Mgm, Ofb, Omac, OmacAcpkm, kexp15, kimp15};
use phalanx::modes::{CbcStream, Padding};
use phalanx::reference::{self, BlockCipher};
use phalanx::{Cipher, Error, Gost28147, KeyOnly, Kuznyechik, Level, Magma, Standard};
use phalanx_vectors::{Test, VectorFile, stream};

/// The standards, step by step. Sizes are in bytes.
mod plain {
    use super::BlockCipher;

    pub(super) type Plain<'a> = &'a dyn BlockCipher;
    /// Creates the reference cipher from a key.
    pub(super) type Keyed = fn(&[u8]) -> Box<dyn BlockCipher>;

    pub(super) fn encrypt(c: Plain, block: &[u8]) -> Vec<u8> {
        let mut block = block.to_vec();
        c.encrypt_block(&mut block);
        block
    }

    fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
        a.iter().zip(b).map(|(a, b)| a ^ b).collect()
    }

    /// Adds one to a big-endian number.
    pub(super) fn increment(number: &mut [u8]) {
        for byte in number.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                return;
            }
        }
    }

    pub(super) fn ctr(c: Plain, counter: &[u8], s: usize, p: &[u8]) -> Vec<u8> {
        let mut counter = counter.to_vec();
        let segments = p.chunks(s).flat_map(|segment| {
            let out = xor(segment, &encrypt(c, &counter));
            increment(&mut counter);
            out
        });
        segments.collect()
    }

    /// Returns the first counter for a nonce.
    pub(super) fn first(nonce: &[u8]) -> Vec<u8> {
        [nonce, &vec![0; nonce.len()]].concat()
    }

    pub(super) fn ofb(c: Plain, iv: &[u8], s: usize, p: &[u8]) -> Vec<u8> {
        let (n, mut r) = (c.block_bytes(), iv.to_vec());
        let segments = p.chunks(s).flat_map(|segment| {
            let y = encrypt(c, &r[..n]);
            r = [&r[n..], &y].concat();
            xor(segment, &y)
        });
        segments.collect()
    }

    pub(super) fn cbc(c: Plain, iv: &[u8], p: &[u8]) -> Vec<u8> {
        let (n, mut r) = (c.block_bytes(), iv.to_vec());
        let blocks = p.chunks(n).flat_map(|block| {
            let out = encrypt(c, &xor(block, &r[..n]));
            r = [&r[n..], &out].concat();
            out
        });
        blocks.collect()
    }

    pub(super) fn cfb(c: Plain, iv: &[u8], s: usize, p: &[u8]) -> Vec<u8> {
        let (n, mut r) = (c.block_bytes(), iv.to_vec());
        let segments = p.chunks(s).flat_map(|segment| {
            let out = xor(segment, &encrypt(c, &r[..n]));
            r = [&r[out.len()..], &out].concat();
            out
        });
        segments.collect()
    }

    pub(super) fn double(block: &[u8]) -> Vec<u8> {
        let carries = block[1..].iter().map(|byte| byte >> 7).chain([0]);
        let mut double: Vec<u8> = block.iter().zip(carries).map(|(byte, carry)| byte << 1 | carry).collect();
        if block[0] >= 0x80 {
            double[block.len() - 1] ^= if block.len() == 8 { 0x1b } else { 0x87 };
        }
        double
    }

    /// Splits off the last block. Also returns whether it is whole.
    fn last_apart(p: &[u8], n: usize) -> (Vec<&[u8]>, Vec<u8>, bool) {
        let mut blocks: Vec<&[u8]> = p.chunks(n).collect();
        let mut last = blocks.pop().unwrap_or_default().to_vec();
        let whole = last.len() == n;
        if !whole {
            last.push(0x80);
            last.resize(n, 0);
        }
        (blocks, last, whole)
    }

    pub(super) fn omac(c: Plain, p: &[u8]) -> Vec<u8> {
        let n = c.block_bytes();
        let k1 = double(&encrypt(c, &vec![0; n]));
        let (blocks, last, whole) = last_apart(p, n);
        let state = blocks.iter().fold(vec![0; n], |state, block| encrypt(c, &xor(&state, block)));
        let mask = if whole { k1 } else { double(&k1) };
        encrypt(c, &xor(&xor(&state, &last), &mask))
    }

    fn acpkm(c: Plain) -> Vec<u8> {
        let d: Vec<u8> = (0x80..0xa0).collect();
        d.chunks(c.block_bytes()).flat_map(|block| encrypt(c, block)).collect()
    }

    pub(super) fn ctr_acpkm(new: Keyed, key: &[u8], nonce: &[u8], section: usize, s: usize, p: &[u8]) -> Vec<u8> {
        let (mut key, mut counter, mut out) = (key.to_vec(), first(nonce), Vec::new());
        for part in p.chunks(section) {
            let c = new(&key);
            for segment in part.chunks(s) {
                out.extend(xor(segment, &encrypt(&*c, &counter)));
                increment(&mut counter);
            }
            key = acpkm(&*c);
        }
        out
    }

    pub(super) fn omac_acpkm(new: Keyed, key: &[u8], section: usize, period: usize, p: &[u8]) -> Vec<u8> {
        let n = new(key).block_bytes();
        let sections = p.len().div_ceil(section).max(1);
        let material = ctr_acpkm(new, key, &vec![0xff; n / 2], period, n, &vec![0; (32 + n) * sections]);
        let (blocks, last, whole) = last_apart(p, n);
        let key_of = |index: usize| &material[(32 + n) * index..][..32];
        let mut state = vec![0; n];
        for (index, part) in blocks.chunks(section / n).enumerate() {
            let c = new(key_of(index));
            state = part.iter().fold(state, |state, block| encrypt(&*c, &xor(&state, block)));
        }
        let k1 = &material[(32 + n) * (sections - 1) + 32..];
        let mask = if whole { k1.to_vec() } else { double(k1) };
        encrypt(&*new(key_of(sections - 1)), &xor(&xor(&state, &last), &mask))
    }

    fn product(a: &[u8], b: &[u8]) -> Vec<u8> {
        let mut sum = vec![0; a.len()];
        for byte in b {
            for bit in (0..8).rev() {
                sum = double(&sum);
                if byte >> bit & 1 == 1 {
                    sum = xor(&sum, a);
                }
            }
        }
        sum
    }

    pub(super) fn mgm(c: Plain, nonce: &[u8], aad: &[u8], p: &[u8]) -> (Vec<u8>, Vec<u8>) {
        let n = c.block_bytes();
        let mut y = encrypt(c, nonce);
        let mut out = Vec::new();
        for block in p.chunks(n) {
            out.extend(xor(block, &encrypt(c, &y)));
            increment(&mut y[n / 2..]);
        }
        let mut ones = nonce.to_vec();
        ones[0] |= 0x80;
        let mut z = encrypt(c, &ones);
        let lengths = [aad.len(), p.len()].map(|bytes| (8 * bytes as u64).to_be_bytes()[8 - n / 2..].to_vec());
        let padded = [aad, &out].map(|part| {
            let mut part = part.to_vec();
            part.resize(part.len().next_multiple_of(n), 0);
            part
        });
        let mut sum = vec![0; n];
        for block in [padded.concat(), lengths.concat()].concat().chunks(n) {
            sum = xor(&sum, &product(&encrypt(c, &z), block));
            increment(&mut z[..n / 2]);
        }
        (out, encrypt(c, &sum))
    }
}

/// A cipher under test, with its reference.
struct Subject {
    level: Level,
    block: usize,
    plain: plain::Keyed,
    key: Vec<u8>,
}

impl Subject {
    fn keyed(&self) -> Box<dyn BlockCipher> {
        (self.plain)(&self.key)
    }

    /// Returns lengths up to several blocks, and longer ones.
    fn lengths(&self) -> Vec<usize> {
        (0..=4 * self.block + 1).chain([1000, 4096, 8192 - 1, 8192 + self.block, 20_011]).collect()
    }
}

fn cipher<S: KeyOnly>(key: &[u8], level: Level) -> Cipher<S> {
    let key = S::Key::try_from(key).unwrap_or_else(|_| panic!("{} bytes of key", key.len()));
    Cipher::with_level(&key, level).expect("the level is available")
}

/// Calls a function for every cipher at every level.
macro_rules! every {
    ($check:ident) => {
        for level in Level::available() {
            let key = stream(b"key", 32);
            let subject = |block, plain| Subject { level, block, plain, key: key.clone() };
            $check::<Kuznyechik>(&subject(16, |key| reference::new("kuznyechik", key, None).expect("a key")));
            $check::<Magma>(&subject(8, |key| reference::new("magma", key, None).expect("a key")));
            $check::<Gost28147<CryptoProA>>(&subject(8, |key| {
                reference::new("gost28147", key, Sbox::named("id-Gost28147-89-CryptoPro-A-ParamSet")).expect("a key")
            }));
        }
    };
}

/// Returns splits of a message. A short one is split at all pairs of positions, and a long one into
/// some pieces.
fn cuts(bytes: usize) -> Vec<Vec<usize>> {
    if bytes <= 34 {
        return (0..=bytes).flat_map(|a| (a..=bytes).map(move |b| vec![a, b - a, bytes - b])).collect();
    }
    (0..6u8).map(|seed| pieces(bytes, seed)).collect()
}

/// Returns random piece lengths, both small and large.
fn pieces(bytes: usize, seed: u8) -> Vec<usize> {
    let most = [3, 17, 40, 300, 5000, 9000][usize::from(seed) % 6];
    let random = stream(&[seed], 4 * bytes + 8);
    let mut left = bytes;
    let mut pieces = Vec::new();
    for word in random.chunks_exact(2) {
        let piece = (usize::from(word[0]) | usize::from(word[1]) << 8) % (most + 1);
        pieces.push(piece.min(left));
        left -= piece.min(left);
        if left == 0 {
            break;
        }
    }
    assert_eq!(pieces.iter().sum::<usize>(), bytes);
    pieces
}

/// Calls `f` with one piece after the other.
fn in_pieces<'a>(mut data: &'a mut [u8], pieces: &[usize], mut f: impl FnMut(&'a mut [u8])) {
    for piece in pieces {
        let (head, rest) = data.split_at_mut(*piece);
        f(head);
        data = rest;
    }
    assert!(data.is_empty());
}

// Known answers.

/// Runs a mode's tests for one cipher, each at every level.
fn known(mode: &str, mut check: impl FnMut(&str, &Test, Level)) {
    let (_, text) = phalanx_vectors::embedded().iter().find(|(name, _)| *name == "gost.json").expect("embedded");
    let file = VectorFile::parse(text).expect("it parses");
    let mut ciphers = Vec::new();
    for group in file.test_groups.iter().filter(|group| group.mode == mode && group.cipher != "gost28147") {
        ciphers.push(group.cipher.clone());
        for test in &group.tests {
            for level in Level::available() {
                check(&group.cipher, test, level);
            }
        }
    }
    ciphers.sort();
    assert_eq!(ciphers, ["kuznyechik", "magma"], "{mode}");
}

/// Calls a function for the cipher with the given name.
macro_rules! of_cipher {
    ($name:expr, $check:ident($($argument:expr),*)) => {
        match $name {
            "kuznyechik" => $check::<Kuznyechik>($($argument),*),
            "magma" => $check::<Magma>($($argument),*),
            other => panic!("unknown cipher {other}"),
        }
    };
}

/// Returns the length of a segment or a tag in bytes.
fn segment(test: &Test, block: usize) -> usize {
    test.segment_bits.map_or(block, |bits| bits / 8)
}

#[test]
fn known_answers_of_encryption() {
    fn check<C: Gost>(mode: &str, test: &Test, level: Level)
    where
        C::Standard: KeyOnly,
    {
        let block = size_of::<<C::Standard as Standard>::Block>();
        let (iv, s, key) = (test.iv.as_deref().expect("an iv"), segment(test, block), cipher(&test.key, level));
        let section = test.section_bits.unwrap_or_default() / 8;
        let ciphertext = test.ct.as_deref().expect("a ciphertext");
        for (encrypt, from, to) in [(true, &*test.msg, ciphertext), (false, ciphertext, &*test.msg)] {
            let mut data = from.to_vec();
            match mode {
                "ctr" if iv.len() == block => {
                    Ctr::<C>::from_cipher(key.clone()).start_at_counter(iv).unwrap().apply(&mut data).unwrap();
                }
                "ctr" => {
                    let ctr = Ctr::<C>::from_cipher(key.clone());
                    ctr.start_with_segment(iv, s).unwrap().apply(&mut data).unwrap();
                }
                "ofb" => {
                    let ofb = Ofb::<C>::from_cipher(key.clone());
                    ofb.start_with_segment(iv, s).unwrap().apply(&mut data).unwrap();
                }
                "cbc" => {
                    let cbc = Cbc::<C>::from_cipher(key.clone());
                    data = if encrypt {
                        cbc.encrypt(iv, Padding::None, &data).unwrap()
                    } else {
                        cbc.decrypt(iv, Padding::None, &data).unwrap()
                    };
                }
                "cfb" => {
                    let cfb = Cfb::<C>::from_cipher(key.clone());
                    let stream = if encrypt {
                        cfb.start_encryption_with_segment(iv, s)
                    } else {
                        cfb.start_decryption_with_segment(iv, s)
                    };
                    stream.unwrap().apply(&mut data);
                }
                "ctr-acpkm" => {
                    let ctr = CtrAcpkm::<C>::from_cipher(key.clone());
                    ctr.start_with_segment(iv, section, s).unwrap().apply(&mut data).unwrap();
                }
                other => panic!("unknown mode {other}"),
            }
            assert_eq!(
                data,
                to,
                "{} {mode} {} at {level}, encryption: {encrypt}",
                Cipher::<C::Standard>::NAME,
                test.id
            );
        }
    }
    for mode in ["ctr", "ofb", "cbc", "cfb", "ctr-acpkm"] {
        known(mode, |name, test, level| of_cipher!(name, check(mode, test, level)));
    }
}

#[test]
fn known_answers_of_authentication() {
    fn check<C: Gost>(test: &Test, level: Level)
    where
        C::Standard: KeyOnly,
    {
        let want = test.tag.as_deref().expect("a tag");
        let mut tag = vec![0; want.len()];
        match (test.section_bits, test.master_period_bits) {
            (Some(section), Some(period)) => {
                let omac = OmacAcpkm::<C>::from_cipher(cipher(&test.key, level));
                omac.mac(section / 8, period / 8, &test.msg, &mut tag).unwrap();
                omac.verify(section / 8, period / 8, &test.msg, want).unwrap();
            }
            _ => {
                let omac = Omac::<C>::from_cipher(cipher(&test.key, level));
                omac.mac(&test.msg, &mut tag).unwrap();
                omac.verify(&test.msg, want).unwrap();
            }
        }
        assert_eq!(tag, want, "{} {} at {level}", Cipher::<C::Standard>::NAME, test.id);
    }
    for mode in ["omac", "omac-acpkm"] {
        known(mode, |name, test, level| of_cipher!(name, check(test, level)));
    }
}

#[test]
fn known_answers_of_kexp15() {
    fn check<C: Gost>(test: &Test, level: Level)
    where
        C::Standard: KeyOnly,
    {
        let mac_key = test.mac_key.as_deref().expect("a second key");
        let (iv, want) = (test.iv.as_deref().expect("an iv"), test.ct.as_deref().expect("a ciphertext"));
        let mac = Omac::<C>::from_cipher(cipher(mac_key, level));
        let encryption = Ctr::<C>::from_cipher(cipher(&test.key, level));
        assert_eq!(kexp15(&mac, &encryption, iv, &test.msg).unwrap(), want, "{} at {level}", test.id);
        let mut key = vec![0; test.msg.len()];
        kimp15(&mac, &encryption, iv, want, &mut key).unwrap();
        assert_eq!(key, test.msg);
    }
    known("kexp15", |name, test, level| of_cipher!(name, check(test, level)));
}

#[test]
fn known_answers_of_mgm() {
    fn check<C: Gost>(test: &Test, level: Level)
    where
        C::Standard: KeyOnly,
    {
        let (nonce, want) = (test.iv.as_deref().expect("a nonce"), test.tag.as_deref().expect("a tag"));
        let mgm = Mgm::<C>::from_cipher(cipher(&test.key, level));
        let (mut data, mut tag) = (test.msg.clone(), vec![0; want.len()]);
        mgm.encrypt_detached(nonce, &test.aad, &mut data, &mut tag).unwrap();
        assert_eq!(tag, want, "{} {} at {level}", Cipher::<C::Standard>::NAME, test.id);
        assert_eq!(data, test.ct.clone().unwrap_or_default(), "{} {} at {level}", Cipher::<C::Standard>::NAME, test.id);
        mgm.decrypt_detached(nonce, &test.aad, &mut data, want).unwrap();
        assert_eq!(data, test.msg);
    }
    known("mgm", |name, test, level| of_cipher!(name, check(test, level)));
}

// All lengths and splits, compared with the transcriptions.

#[test]
fn ctr() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let ctr = Ctr::<C>::from_cipher(cipher(&subject.key, subject.level));
        let nonce = stream(b"nonce", block / 2);
        for bytes in subject.lengths() {
            let message = stream(b"message", bytes);
            let want = plain::ctr(&*plain, &plain::first(&nonce), block, &message);
            let mut data = message.clone();
            ctr.apply(&nonce, &mut data).unwrap();
            assert_eq!(data, want, "{bytes} bytes at {}", subject.level);
            let mut data = vec![0; bytes];
            ctr.start(&nonce).unwrap().apply_to(&message, &mut data).unwrap();
            assert_eq!(data, want);
            for pieces in cuts(bytes) {
                let (mut data, mut stream) = (message.clone(), ctr.start(&nonce).unwrap());
                in_pieces(&mut data, &pieces, |piece| stream.apply(piece).unwrap());
                assert_eq!(data, want, "{pieces:?}");
                assert_eq!(stream.position(), bytes as u128);
            }
        }
        for s in 1..=block {
            let message = stream(b"message", 5 * block + 3);
            let want = plain::ctr(&*plain, &plain::first(&nonce), s, &message);
            for seed in 0..3 {
                let (mut data, mut stream) = (message.clone(), ctr.start_with_segment(&nonce, s).unwrap());
                in_pieces(&mut data, &pieces(message.len(), seed), |piece| stream.apply(piece).unwrap());
                assert_eq!(data, want, "segments of {s}");
            }
            let mut stream = ctr.start_with_segment(&nonce, s).unwrap();
            for place in (0..message.len()).rev() {
                stream.seek(place as u64).unwrap();
                let mut data = message[place..].to_vec();
                stream.apply(&mut data).unwrap();
                assert_eq!(data, want[place..], "segments of {s} from {place}");
            }
        }
    }
    every!(check);
}

/// The counter is the whole block, so carries cross its middle, and it wraps around to zero.
#[test]
fn counters_wrap() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let ctr = Ctr::<C>::from_cipher(cipher(&subject.key, subject.level));
        let message = stream(b"message", 40 * block + 5);
        for before in [0, 1, 7, 30, 39, 255] {
            for ones in [block, block / 2, block - 1, 1] {
                let mut counter = stream(b"counter", block);
                counter[block - ones..].fill(0xff);
                counter[block - 1] -= before;
                let want = plain::ctr(&*plain, &counter, block, &message);
                let mut data = message.clone();
                let mut stream = ctr.start_at_counter(&counter).unwrap();
                stream.apply(&mut data).unwrap();
                assert_eq!(data, want, "{counter:02x?}");
                stream.seek(20 * block as u64 + 1).unwrap();
                let mut data = message[20 * block + 1..].to_vec();
                stream.apply(&mut data).unwrap();
                assert_eq!(data, want[20 * block + 1..], "{counter:02x?}");
            }
        }
    }
    every!(check);
}

#[test]
fn ctr_ends() {
    let ctr = Ctr::<Magma>::new(&[7; 32]);
    // 2^32 8-byte blocks.
    let all = 1 << 35;
    let mut stream = ctr.start(&[1; 4]).unwrap();
    stream.seek(all - 21).unwrap();
    let mut data = [5; 22];
    assert_eq!(stream.apply(&mut data), Err(Error::TooLong { max: all, got: all + 1 }));
    assert_eq!((data, stream.position()), ([5; 22], u128::from(all) - 21));
    stream.apply(&mut data[..21]).unwrap();
    assert_eq!(stream.position(), u128::from(all));
    assert_eq!(stream.apply(&mut data[21..]), Err(Error::TooLong { max: all, got: all + 1 }));
    stream.apply(&mut []).unwrap();
    // The last blocks have counters that end with ones.
    let plain = reference::new("magma", &[7; 32], None).unwrap();
    let want = plain::ctr(&*plain, &[1, 1, 1, 1, 0xff, 0xff, 0xff, 0xfd], 8, &[5; 24]);
    assert_eq!(data[..21], want[3..]);
    assert_eq!(stream.seek(all + 1), Err(Error::TooLong { max: all, got: all + 1 }));
    assert_eq!(stream.position(), u128::from(all));
    stream.seek(all).unwrap();
    // With segments, there are fewer bytes. With sections, there are only half as many blocks.
    let mut stream = ctr.start_with_segment(&[1; 4], 3).unwrap();
    stream.seek(3 << 32).unwrap();
    assert_eq!(stream.apply(&mut [0]), Err(Error::TooLong { max: 3 << 32, got: (3 << 32) + 1 }));
    let acpkm = CtrAcpkm::<Magma>::new(&[7; 32]);
    let mut stream = acpkm.start(&[1; 4], 1 << 33).unwrap();
    assert_eq!(stream.seek((1 << 34) + 1), Err(Error::TooLong { max: 1 << 34, got: (1 << 34) + 1 }));
    stream.seek((1 << 34) - 1).unwrap();
    stream.apply(&mut [0]).unwrap();
    assert_eq!(stream.apply(&mut [0]), Err(Error::TooLong { max: 1 << 34, got: (1 << 34) + 1 }));
    // Kuznyechik's counter reaches every 64-bit position.
    let kuznyechik = Ctr::<Kuznyechik>::new(&[7; 32]);
    let mut stream = kuznyechik.start(&[1; 8]).unwrap();
    stream.seek(u64::MAX).unwrap();
    let mut data = [0; 33];
    stream.apply(&mut data).unwrap();
    let plain = reference::new("kuznyechik", &[7; 32], None).unwrap();
    let counter = (u128::from_be_bytes([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]) + (u128::from(u64::MAX) >> 4))
        .to_be_bytes();
    assert_eq!(data[..], plain::ctr(&*plain, &counter, 16, &[0; 48])[15..]);
}

#[test]
fn ofb() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let ofb = Ofb::<C>::from_cipher(cipher(&subject.key, subject.level));
        for z in 1..=4 {
            let iv = stream(b"iv", z * block);
            for bytes in subject.lengths() {
                let message = stream(b"message", bytes);
                let want = plain::ofb(&*plain, &iv, block, &message);
                let mut data = message.clone();
                ofb.apply(&iv, &mut data).unwrap();
                assert_eq!(data, want, "{z} blocks, {bytes} bytes at {}", subject.level);
                for pieces in cuts(bytes) {
                    let (mut data, mut stream) = (message.clone(), ofb.start(&iv).unwrap());
                    in_pieces(&mut data, &pieces, |piece| stream.apply(piece).unwrap());
                    assert_eq!(data, want, "{z} blocks, {pieces:?}");
                }
            }
            for s in 1..=block {
                let message = stream(b"message", 5 * block + 3);
                let want = plain::ofb(&*plain, &iv, s, &message);
                for seed in 0..3 {
                    let (mut data, mut stream) = (message.clone(), ofb.start_with_segment(&iv, s).unwrap());
                    in_pieces(&mut data, &pieces(message.len(), seed), |piece| stream.apply(piece).unwrap());
                    assert_eq!(data, want, "{z} blocks, segments of {s}");
                }
            }
        }
    }
    every!(check);
}

fn padded(padding: Padding, message: &[u8], block: usize) -> Vec<u8> {
    let mut padded = message.to_vec();
    let count = block - message.len() % block;
    match padding {
        Padding::OneZeros => padded.extend([0x80].into_iter().chain(vec![0; count - 1])),
        Padding::Pkcs7 => padded.extend(vec![count as u8; count]),
        _ => {}
    }
    padded
}

/// Runs a stream to its end.
fn run_cbc(mut stream: CbcStream, message: &[u8], pieces: &[usize]) -> Result<Vec<u8>, Error> {
    let (mut input, mut out) = (message.to_vec(), Vec::new());
    in_pieces(&mut input, pieces, |piece| stream.update(piece, &mut out));
    stream.finish(&mut out).map(|()| out)
}

#[test]
fn cbc() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let cbc = Cbc::<C>::from_cipher(cipher(&subject.key, subject.level));
        for z in 1..=4 {
            let iv = stream(b"iv", z * block);
            for padding in [Padding::None, Padding::OneZeros, Padding::Pkcs7] {
                for bytes in subject.lengths() {
                    let message = stream(b"message", bytes);
                    if padding == Padding::None && !bytes.is_multiple_of(block) {
                        let (mut data, error) =
                            (message.clone(), Err(Error::PartialBlock { block, got: bytes % block }));
                        assert_eq!(cbc.encrypt(&iv, padding, &message), error.clone());
                        assert_eq!(cbc.decrypt(&iv, padding, &message), error);
                        let error = Err(Error::PartialBlock { block, got: bytes });
                        assert_eq!(cbc.encrypt_in_place(&iv, &mut data), error);
                        assert_eq!(cbc.decrypt_in_place(&iv, &mut data), error);
                        assert_eq!(data, message);
                        continue;
                    }
                    let whole = padded(padding, &message, block);
                    let want = plain::cbc(&*plain, &iv, &whole);
                    let context = format!("{z} blocks, {padding:?}, {bytes} bytes at {}", subject.level);
                    assert_eq!(cbc.encrypt(&iv, padding, &message).unwrap(), want, "{context}");
                    assert_eq!(cbc.decrypt(&iv, padding, &want).unwrap(), message, "{context}");
                    let mut data = whole.clone();
                    cbc.encrypt_in_place(&iv, &mut data).unwrap();
                    assert_eq!(data, want, "{context}");
                    cbc.decrypt_in_place(&iv, &mut data).unwrap();
                    assert_eq!(data, whole, "{context}");
                    for pieces in cuts(bytes) {
                        let stream = cbc.start_encryption(&iv, padding).unwrap();
                        assert_eq!(run_cbc(stream, &message, &pieces).unwrap(), want, "{context}, {pieces:?}");
                    }
                    for pieces in cuts(want.len()) {
                        let stream = cbc.start_decryption(&iv, padding).unwrap();
                        assert_eq!(run_cbc(stream, &want, &pieces).unwrap(), message, "{context}, {pieces:?}");
                    }
                }
                if padding != Padding::None {
                    // Empty and partial blocks.
                    for bytes in [0, 1, block - 1, block + 1] {
                        let refused = cbc.decrypt(&iv, padding, &stream(b"message", bytes));
                        assert!(matches!(refused, Err(Error::PartialBlock { .. })), "{bytes}: {refused:?}");
                    }
                }
            }
            // Try all values of the last byte, after zeros.
            for last in 0..=255 {
                let mut message = vec![0; 2 * block];
                message[2 * block - 1] = last;
                let ciphertext = plain::cbc(&*plain, &iv, &message);
                let opened = cbc.decrypt(&iv, Padding::OneZeros, &ciphertext);
                let want = if last == 0x80 { Ok(message[..2 * block - 1].to_vec()) } else { Err(Error::Padding) };
                assert_eq!(opened, want);
                let opened = cbc.decrypt(&iv, Padding::Pkcs7, &ciphertext);
                let want = if last == 1 { Ok(message[..2 * block - 1].to_vec()) } else { Err(Error::Padding) };
                assert_eq!(opened, want);
            }
        }
    }
    every!(check);
}

#[test]
fn cfb() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let cfb = Cfb::<C>::from_cipher(cipher(&subject.key, subject.level));
        let test = |iv: &[u8], s: usize, bytes: usize, every_cut: bool| {
            let message = stream(b"message", bytes);
            let want = plain::cfb(&*plain, iv, s, &message);
            let cuts = if every_cut { cuts(bytes) } else { vec![vec![bytes], pieces(bytes, 0), pieces(bytes, 2)] };
            for pieces in cuts {
                let (mut data, mut stream) = (message.clone(), cfb.start_encryption_with_segment(iv, s).unwrap());
                in_pieces(&mut data, &pieces, |piece| stream.apply(piece));
                assert_eq!(data, want, "register of {}, segments of {s}, {pieces:?}", iv.len());
                let mut stream = cfb.start_decryption_with_segment(iv, s).unwrap();
                in_pieces(&mut data, &pieces, |piece| stream.apply(piece));
                assert_eq!(data, message, "register of {}, segments of {s}, {pieces:?} back", iv.len());
            }
        };
        // Test every register and segment length.
        for m in block..=3 * block + 1 {
            let iv = stream(b"iv", m);
            for s in 1..=block {
                test(&iv, s, 4 * block + 5, false);
                test(&iv, s, s, false);
            }
        }
        // Test all lengths and splits with the usual parameters.
        for (m, s) in [(block, block), (2 * block, block), (3 * block, block), (2 * block + 1, block), (2 * block, 3)] {
            let iv = stream(b"iv", m);
            subject.lengths().into_iter().for_each(|bytes| test(&iv, s, bytes, true));
        }
        // One piece in the usual form.
        let iv = stream(b"iv", block);
        for bytes in subject.lengths() {
            let message = stream(b"message", bytes);
            let mut data = message.clone();
            cfb.encrypt_in_place(&iv, &mut data).unwrap();
            assert_eq!(data, plain::cfb(&*plain, &iv, block, &message));
            cfb.decrypt_in_place(&iv, &mut data).unwrap();
            assert_eq!(data, message);
        }
    }
    every!(check);
}

/// A tag is rejected if any bit is modified or its length is different, or if the message is a
/// different one.
fn refuses(tag: &[u8], message: &[u8], verify: impl Fn(&[u8], &[u8]) -> Result<(), Error>) {
    let (least, most) = (4, tag.len());
    for bytes in 0..=most {
        let verdict = verify(message, &tag[..bytes]);
        let short = Err(Error::TagLength { min: least, max: most, got: bytes });
        assert_eq!(verdict, if bytes < least { short } else { Ok(()) });
    }
    let got = most + 1;
    assert_eq!(verify(message, &[tag, &[0]].concat()), Err(Error::TagLength { min: least, max: most, got }));
    for bit in 0..8 * most {
        let mut wrong = tag.to_vec();
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(verify(message, &wrong), Err(Error::NotAuthentic), "bit {bit}");
    }
    assert_eq!(verify(&[message, &[0]].concat(), tag), Err(Error::NotAuthentic));
    for byte in 0..message.len() {
        let mut wrong = message.to_vec();
        wrong[byte] ^= 1;
        assert_eq!(verify(&wrong, tag), Err(Error::NotAuthentic), "byte {byte}");
    }
}

#[test]
fn omac() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let omac = Omac::<C>::from_cipher(cipher(&subject.key, subject.level));
        for bytes in subject.lengths() {
            let mut message = stream(b"message", bytes);
            let want = plain::omac(&*plain, &message);
            for tag_bytes in 4..=block {
                let mut tag = vec![0; tag_bytes];
                omac.mac(&message, &mut tag).unwrap();
                assert_eq!(tag, want[..tag_bytes], "{bytes} bytes at {}", subject.level);
            }
            for pieces in cuts(bytes) {
                let (mut stream, mut tag) = (omac.start(), vec![0; block]);
                in_pieces(&mut message, &pieces, |piece| stream.update(piece));
                stream.finish(&mut tag).unwrap();
                assert_eq!(tag, want, "{pieces:?}");
            }
            if bytes <= 2 * block + 1 {
                refuses(&want, &message, |message, tag| omac.verify(message, tag));
            }
        }
        for bytes in [0, 3, block + 1] {
            let error = Err(Error::TagLength { min: 4, max: block, got: bytes });
            let mut tag = vec![7; bytes];
            assert_eq!(omac.mac(b"message", &mut tag), error);
            assert_eq!(tag, vec![7; bytes]);
        }
        assert_eq!(omac.clone().start().verify(&plain::omac(&*plain, b"")), Ok(()));
    }
    every!(check);
}

/// The subkeys in annex A of the standard, where one doubling has a carry and the other doesn't.
#[test]
fn doubling_is_that_of_the_annex() {
    let hex = |text: &str| base16ct::lower::decode_vec(text).expect("hexadecimal");
    for [r, k1, k2] in [
        ["94bec15e269cf1e506f02b994c0a8ea0", "297d82bc4d39e3ca0de0573298151dc7", "52fb05789a73c7941bc0ae65302a3b8e"],
        ["2fa2cd99a1290a12", "5f459b3342521424", "be8b366684a42848"],
    ] {
        assert_eq!(plain::double(&hex(r)), hex(k1));
        assert_eq!(plain::double(&hex(k1)), hex(k2));
    }
}

#[test]
fn ctr_acpkm() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let block = subject.block;
        let ctr = CtrAcpkm::<C>::from_cipher(cipher(&subject.key, subject.level));
        let nonce = stream(b"nonce", block / 2);
        let want =
            |section, s, message: &[u8]| plain::ctr_acpkm(subject.plain, &subject.key, &nonce, section, s, message);
        for section in [block, 2 * block, 5 * block, 1024] {
            for bytes in (0..=4 * block + 1).chain([1023, 1024, 1025, 2048, 9000]) {
                let message = stream(b"message", bytes);
                let want = want(section, block, &message);
                let mut data = message.clone();
                ctr.apply(&nonce, section, &mut data).unwrap();
                assert_eq!(data, want, "sections of {section}, {bytes} bytes at {}", subject.level);
                for pieces in cuts(bytes) {
                    let (mut data, mut stream) = (message.clone(), ctr.start(&nonce, section).unwrap());
                    in_pieces(&mut data, &pieces, |piece| stream.apply(piece).unwrap());
                    assert_eq!(data, want, "sections of {section}, {pieces:?}");
                }
            }
        }
        // Process several sections in one batch, starting at any of them.
        let message = stream(b"message", 20_001);
        for section in [512, 1024, 2048, 4096] {
            let want = want(section, block, &message);
            for piece in [message.len(), 8193, 5 * section, 4096] {
                let (mut data, mut stream) = (message.clone(), ctr.start(&nonce, section).unwrap());
                data.chunks_mut(piece).for_each(|piece| stream.apply(piece).unwrap());
                assert!(data == want, "sections of {section}, pieces of {piece} at {}", subject.level);
            }
            let mut stream = ctr.start(&nonce, section).unwrap();
            for place in [3 * section, section, section - 1, 0, 2 * section + 1, 12_345] {
                stream.seek(place as u64).unwrap();
                let mut data = message[place..].to_vec();
                stream.apply(&mut data).unwrap();
                assert!(data == want[place..], "sections of {section} from {place} at {}", subject.level);
            }
        }
        // Test segments that divide a block, at every position.
        for s in (1..=block).filter(|s| block.is_multiple_of(*s)) {
            for section in [block, 3 * block] {
                let message = stream(b"message", 8 * block + 3);
                let want = want(section, s, &message);
                let mut stream = ctr.start_with_segment(&nonce, section, s).unwrap();
                for place in (0..=message.len()).chain((0..=message.len()).rev()) {
                    stream.seek(place as u64).unwrap();
                    let mut data = message[place..].to_vec();
                    let (first, rest) = data.split_at_mut((message.len() - place).min(place % 11));
                    stream.apply(first).unwrap();
                    stream.apply(rest).unwrap();
                    assert_eq!(data, want[place..], "segments of {s}, sections of {section} from {place}");
                }
            }
        }
    }
    every!(check);
}

#[test]
fn omac_acpkm() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let block = subject.block;
        let omac = OmacAcpkm::<C>::from_cipher(cipher(&subject.key, subject.level));
        let material = OmacAcpkm::<C>::MATERIAL_BYTES;
        assert_eq!(material, 32 + block);
        for (section, period) in
            [(block, material), (2 * block, 2 * material), (3 * block, 3 * material), (1024, material)]
        {
            for bytes in (0..=4 * block + 1).chain([7 * block, 1024, 1025, 3000]) {
                let mut message = stream(b"message", bytes);
                let want = plain::omac_acpkm(subject.plain, &subject.key, section, period, &message);
                let mut tag = vec![0; block];
                omac.mac(section, period, &message, &mut tag).unwrap();
                assert_eq!(tag, want, "sections of {section} and {period}, {bytes} bytes at {}", subject.level);
                let cuts = if bytes > 2 * block + 1 { vec![pieces(bytes, 0), pieces(bytes, 2)] } else { cuts(bytes) };
                for pieces in cuts {
                    let (mut stream, mut tag) = (omac.start(section, period).unwrap(), vec![0; block]);
                    in_pieces(&mut message, &pieces, |piece| stream.update(piece).unwrap());
                    stream.finish(&mut tag).unwrap();
                    assert_eq!(tag, want, "{pieces:?}");
                }
            }
        }
        let message = stream(b"message", 2 * block + 1);
        let mut tag = vec![0; block];
        omac.mac(block, material, &message, &mut tag).unwrap();
        refuses(&tag, &message, |message, tag| omac.verify(block, material, message, tag));
    }
    every!(check);
}

#[test]
fn key_export() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let block = subject.block;
        let (mac_key, encryption_key) = (stream(b"mac", 32), stream(b"encryption", 32));
        let mac = Omac::<C>::from_cipher(cipher(&mac_key, subject.level));
        let encryption = Ctr::<C>::from_cipher(cipher(&encryption_key, subject.level));
        let iv = stream(b"iv", block / 2);
        for bytes in 0..=70 {
            let key = stream(b"exported", bytes);
            let tag = plain::omac(&*(subject.plain)(&mac_key), &[&*iv, &*key].concat());
            let all = [&*key, &*tag].concat();
            let want = plain::ctr(&*(subject.plain)(&encryption_key), &plain::first(&iv), block, &all);
            let mut imported = vec![0; bytes];
            if bytes == 0 {
                let (what, allowed) = ("length of the key to wrap", "at least one byte");
                let refused = Err(Error::Parameter { what, allowed, got: 0 });
                assert_eq!(kexp15(&mac, &encryption, &iv, &key), refused);
                assert_eq!(kimp15(&mac, &encryption, &iv, &want, &mut imported), Err(Error::NotAuthentic));
                continue;
            }
            let exported = kexp15(&mac, &encryption, &iv, &key).unwrap();
            assert_eq!(exported, want, "{bytes} bytes at {}", subject.level);
            kimp15(&mac, &encryption, &iv, &exported, &mut imported).unwrap();
            assert_eq!(imported, key);
        }
        let exported = kexp15(&mac, &encryption, &iv, &[5; 32]).unwrap();
        let mut key = [7; 32];
        for bit in 0..8 * exported.len() {
            let mut wrong = exported.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(kimp15(&mac, &encryption, &iv, &wrong, &mut key), Err(Error::NotAuthentic));
        }
        let mut other = iv.clone();
        other[0] ^= 1;
        assert_eq!(kimp15(&mac, &encryption, &other, &exported, &mut key), Err(Error::NotAuthentic));
        let swapped = (Omac::<C>::from_cipher(cipher(&encryption_key, subject.level)), encryption.clone());
        assert_eq!(kimp15(&swapped.0, &swapped.1, &iv, &exported, &mut key), Err(Error::NotAuthentic));
        for bytes in 0..block {
            assert_eq!(kimp15(&mac, &encryption, &iv, &exported[..bytes], &mut []), Err(Error::NotAuthentic));
        }
        let short = &exported[..exported.len() - 1];
        assert_eq!(kimp15(&mac, &encryption, &iv, short, &mut key[..31]), Err(Error::NotAuthentic));
        let lengths = Error::LengthsDiffer { source_bytes: 32, destination_bytes: 31 };
        assert_eq!(kimp15(&mac, &encryption, &iv, &exported, &mut key[..31]), Err(lengths));
        for bytes in [0, block / 2 - 1, block / 2 + 1, block] {
            let error = Error::NonceLength { expected: block / 2, got: bytes };
            assert_eq!(kexp15(&mac, &encryption, &vec![0; bytes], &key), Err(error.clone()));
            assert_eq!(kimp15(&mac, &encryption, &vec![0; bytes], &exported, &mut key), Err(error));
        }
        assert_eq!(key, [7; 32], "nothing was written");
    }
    every!(check);
}

#[test]
fn mgm() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let mgm = Mgm::<C>::from_cipher(cipher(&subject.key, subject.level));
        let mut nonce = stream(b"nonce", block);
        nonce[0] &= 0x7f;
        for bytes in subject.lengths() {
            for aad_bytes in [0, 1, block - 1, block, block + 1, 3 * block + 2, 9000] {
                // Only test long messages with one length of associated data.
                if bytes + aad_bytes == 0
                    || bytes > 1000 && aad_bytes != block + 1
                    || aad_bytes > 1000 && bytes % 16 != 1
                {
                    continue;
                }
                let (message, aad) = (stream(b"message", bytes), stream(b"aad", aad_bytes));
                let context = format!("{bytes} and {aad_bytes} bytes at {}", subject.level);
                let (want, want_tag) = plain::mgm(&*plain, &nonce, &aad, &message);
                let (mut data, mut tag) = (message.clone(), vec![0; block]);
                mgm.encrypt_detached(&nonce, &aad, &mut data, &mut tag).unwrap();
                assert_eq!((&data, &tag), (&want, &want_tag), "{context}");
                mgm.decrypt_detached(&nonce, &aad, &mut data, &tag).unwrap();
                assert_eq!(data, message, "{context}");
                let sealed = [&*want, &*want_tag].concat();
                assert_eq!(mgm.seal(&nonce, &aad, &message).unwrap(), sealed);
                assert_eq!(mgm.open(&nonce, &aad, &sealed).unwrap(), message);
                for pieces in cuts(if aad_bytes == block + 1 { bytes } else { 0 }) {
                    let pieces = if pieces.iter().sum::<usize>() == bytes { pieces } else { vec![bytes] };
                    let (mut data, mut tag) = (message.clone(), vec![0; block]);
                    let mut stream = mgm.start_encryption(&nonce, &aad).unwrap();
                    in_pieces(&mut data, &pieces, |piece| stream.update(piece).unwrap());
                    stream.finish(&mut tag).unwrap();
                    assert_eq!((&data, &tag), (&want, &want_tag), "{context}, {pieces:?}");
                    let mut stream = mgm.start_unverified_decryption(&nonce, &aad).unwrap();
                    in_pieces(&mut data, &pieces, |piece| stream.update(piece).unwrap());
                    stream.verify(&tag).unwrap();
                    assert_eq!(data, message, "{context}, {pieces:?}");
                }
            }
        }
        for tag_bytes in 4..=block {
            let (mut data, mut tag) = (*b"message", vec![0; tag_bytes]);
            mgm.encrypt_detached(&nonce, b"aad", &mut data, &mut tag).unwrap();
            assert_eq!(tag, plain::mgm(&*plain, &nonce, b"aad", b"message").1[..tag_bytes]);
            mgm.decrypt_detached(&nonce, b"aad", &mut data, &tag).unwrap();
        }
    }
    every!(check);
}

/// Both counters overflow within their halves, without a carry into the other half. We search for
/// nonces with which this happens.
#[test]
fn mgm_counters_wrap() {
    // With 4-byte counters, we would need 2^32 blocks. Instead, we choose the first counter and
    // decrypt it to find the nonce, whose first bit must be valid.
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (plain, block) = (subject.keyed(), subject.block);
        let mgm = Mgm::<C>::from_cipher(cipher(&subject.key, subject.level));
        let message = stream(b"message", 40 * block + 3);
        let mut tried = [0; 2];
        for seed in 0..200u8 {
            for (first, top) in [(0, 0x80), (block / 2, 0)] {
                // The half that counts is all ones, except that a few blocks are left.
                let mut counter = stream(&[seed], block);
                counter[first..first + block / 2].fill(0xff);
                counter[first + block / 2 - 1] -= seed % 35;
                plain.decrypt_block(&mut counter);
                if counter[0] & 0x80 != top {
                    continue;
                }
                let mut nonce = counter;
                nonce[0] &= 0x7f;
                tried[usize::from(top == 0)] += 1;
                let (mut data, mut tag) = (message.clone(), vec![0; block]);
                mgm.encrypt_detached(&nonce, b"aad", &mut data, &mut tag).unwrap();
                assert_eq!((data, tag), plain::mgm(&*plain, &nonce, b"aad", &message), "{seed} at {}", subject.level);
            }
            if tried.iter().all(|n| *n > 8) {
                return;
            }
        }
        panic!("{tried:?}");
    }
    every!(check);
}

#[test]
fn mgm_refuses() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let block = subject.block;
        let mgm = Mgm::<C>::from_cipher(cipher(&subject.key, subject.level));
        let mut nonce = stream(b"nonce", block);
        nonce[0] &= 0x7f;
        let (aad, message) = (stream(b"aad", block + 3), stream(b"message", 3 * block + 1));
        let sealed = mgm.seal(&nonce, &aad, &message).unwrap();
        let not_authentic = |nonce: &[u8], aad: &[u8], sealed: &[u8]| {
            assert_eq!(mgm.open(nonce, aad, sealed), Err(Error::NotAuthentic));
            if let Some(bytes) = sealed.len().checked_sub(block) {
                let (ciphertext, tag) = sealed.split_at(bytes);
                let mut data = ciphertext.to_vec();
                assert_eq!(mgm.decrypt_detached(nonce, aad, &mut data, tag), Err(Error::NotAuthentic));
                assert_eq!(data, ciphertext, "nothing is decrypted");
                let mut stream = mgm.start_unverified_decryption(nonce, aad).unwrap();
                stream.update(&mut data).unwrap();
                assert_eq!(stream.verify(tag), Err(Error::NotAuthentic));
            }
        };
        for bit in 0..8 * sealed.len() {
            let mut wrong = sealed.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            not_authentic(&nonce, &aad, &wrong);
        }
        for bit in 0..8 * aad.len() {
            let mut wrong = aad.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            not_authentic(&nonce, &wrong, &sealed);
        }
        for bit in (0..8 * block).filter(|bit| *bit != 7) {
            let mut wrong = nonce.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            not_authentic(&wrong, &aad, &sealed);
        }
        // Append zeros to either part, and move bytes from one part to the other.
        not_authentic(&nonce, &[&*aad, &[0]].concat(), &sealed);
        not_authentic(&nonce, &aad[..aad.len() - 1], &sealed);
        not_authentic(&nonce, b"", &sealed);
        for bytes in block..sealed.len() {
            not_authentic(&nonce, &aad, &sealed[..bytes]);
        }
        (0..block).for_each(|bytes| assert_eq!(mgm.open(&nonce, &aad, &sealed[..bytes]), Err(Error::NotAuthentic)));

        // Invalid lengths of the tag, nonce and message.
        let (mut data, mut tag) = (message.clone(), vec![0; block + 1]);
        for got in [0, 3, block + 1] {
            let error = Err(Error::TagLength { min: 4, max: block, got });
            assert_eq!(mgm.encrypt_detached(&nonce, &aad, &mut data, &mut tag[..got]), error);
            assert_eq!(mgm.decrypt_detached(&nonce, &aad, &mut data, &tag[..got]), error);
            assert_eq!(mgm.start_encryption(&nonce, &aad).unwrap().finish(&mut tag[..got]), error);
            assert_eq!(mgm.start_unverified_decryption(&nonce, &aad).unwrap().verify(&tag[..got]), error);
        }
        let tag = &mut tag[..block];
        let mut top = nonce.clone();
        top[0] |= 0x80;
        let got = top[0].into();
        let bit = Error::Parameter { what: "first byte of the nonce", allowed: "0 to 127", got };
        let long = [&*nonce, &[0]].concat();
        let length = |got| Error::NonceLength { expected: block, got };
        for (nonce, error) in
            [(&*top, bit), (&nonce[1..], length(block - 1)), (&long, length(block + 1)), (b"", length(0))]
        {
            assert_eq!(mgm.encrypt_detached(nonce, &aad, &mut data, tag), Err(error.clone()));
            assert_eq!(mgm.decrypt_detached(nonce, &aad, &mut data, tag), Err(error.clone()));
            assert_eq!(mgm.start_encryption(nonce, &aad).map(|_| ()), Err(error.clone()));
            assert_eq!(mgm.start_unverified_decryption(nonce, &aad).map(|_| ()), Err(error));
        }
        assert_eq!(mgm.encrypt_detached(&nonce, b"", &mut [], tag), Err(Error::Empty));
        assert_eq!(mgm.decrypt_detached(&nonce, b"", &mut [], tag), Err(Error::Empty));
        assert_eq!(mgm.start_encryption(&nonce, b"").unwrap().finish(tag), Err(Error::Empty));
        assert_eq!(mgm.start_unverified_decryption(&nonce, b"").unwrap().verify(tag), Err(Error::Empty));
        assert_eq!(data, message, "nothing was written");
    }
    every!(check);
}

#[test]
fn wrong_parameters_are_refused() {
    fn check<C: Gost>(subject: &Subject)
    where
        C::Standard: KeyOnly,
    {
        let (block, key) = (subject.block, cipher::<C::Standard>(&subject.key, subject.level));
        let parameter = |result: Result<(), Error>, name: &str| {
            assert!(matches!(&result, Err(Error::Parameter { what, .. }) if *what == name), "{result:?}");
        };
        let (ctr, acpkm) = (Ctr::<C>::from_cipher(key.clone()), CtrAcpkm::<C>::from_cipher(key.clone()));
        for got in (0..=2 * block).filter(|got| *got != block / 2) {
            let (nonce, mut data) = (vec![0; got], [5; 20]);
            let error = Error::NonceLength { expected: block / 2, got };
            assert_eq!(ctr.apply(&nonce, &mut data), Err(error.clone()));
            assert_eq!(acpkm.apply(&nonce, block, &mut data), Err(error));
            assert_eq!(data, [5; 20]);
            if got != block {
                let error = Error::NonceLength { expected: block, got };
                assert_eq!(ctr.start_at_counter(&nonce).map(|_| ()), Err(error));
            }
        }
        let (iv, register) = (vec![0; block / 2], vec![0; block]);
        let (ofb, cfb) = (Ofb::<C>::from_cipher(key.clone()), Cfb::<C>::from_cipher(key.clone()));
        for s in [0, block + 1, usize::MAX] {
            parameter(ctr.start_with_segment(&iv, s).map(|_| ()), "segment");
            parameter(acpkm.start_with_segment(&iv, block, s).map(|_| ()), "segment");
            parameter(ofb.start_with_segment(&register, s).map(|_| ()), "segment");
            parameter(cfb.start_encryption_with_segment(&register, s).map(|_| ()), "segment");
            parameter(cfb.start_decryption_with_segment(&register, s).map(|_| ()), "segment");
        }
        parameter(acpkm.start_with_segment(&iv, block, 3).map(|_| ()), "segment");
        let omac = OmacAcpkm::<C>::from_cipher(key.clone());
        for section in [0, 1, block - 1, block + 1] {
            parameter(acpkm.start(&iv, section).map(|_| ()), "section");
            parameter(omac.start(section, 32 + block).map(|_| ()), "section");
        }
        for period in [0, block, 32, 31 + block, 48 + block] {
            parameter(omac.start(block, period).map(|_| ()), "period T*");
        }
        let (cbc, what) = (Cbc::<C>::from_cipher(key), "initialisation vector length");
        for bytes in [0, 1, block - 1, block + 1, 2 * block - 1] {
            let (iv, mut data) = (vec![0; bytes], vec![5; 2 * block]);
            parameter(ofb.apply(&iv, &mut data), what);
            parameter(cbc.encrypt_in_place(&iv, &mut data), what);
            parameter(cbc.decrypt_in_place(&iv, &mut data), what);
            parameter(cbc.encrypt(&iv, Padding::Pkcs7, &data).map(|_| ()), what);
            parameter(cbc.decrypt(&iv, Padding::Pkcs7, &data).map(|_| ()), what);
            if bytes < block {
                parameter(cfb.encrypt_in_place(&iv, &mut data), what);
                parameter(cfb.decrypt_in_place(&iv, &mut data), what);
            }
            assert_eq!(data, vec![5; 2 * block]);
        }
    }
    every!(check);
}

/// Compares with another implementation, provided it supports the mode: RustCrypto's mode crates
/// with the `kuznyechik` and `magma` crates.
#[test]
fn agrees_with_rustcrypto() {
    use cipher::block_padding::{Iso7816, Pkcs7};
    use cipher::{BlockModeEncrypt, KeyInit, KeyIvInit, StreamCipher};
    use cmac::Mac;

    macro_rules! agree {
        ($ours:ty, $theirs:ty, $counter:ident, $block:literal) => {
            let key = stream(b"key", 32);
            let ours = cipher::<<$ours as phalanx::modes::BlockCipher>::Standard>(&key, Level::best());
            let iv = stream(b"iv", $block);
            for bytes in (0..=4 * $block + 1).chain([1000, 10_007]) {
                let message = stream(b"message", bytes);
                let (mut a, mut b) = (message.clone(), message.clone());
                Ctr::<$ours>::from_cipher(ours.clone()).start_at_counter(&iv).unwrap().apply(&mut a).unwrap();
                ctr::$counter::<$theirs>::new_from_slices(&key, &iv).unwrap().apply_keystream(&mut b);
                assert_eq!(a, b, "ctr, {bytes} bytes");

                let (mut a, mut b) = (message.clone(), message.clone());
                Ofb::<$ours>::from_cipher(ours.clone()).apply(&iv, &mut a).unwrap();
                ofb::Ofb::<$theirs>::new_from_slices(&key, &iv).unwrap().apply_keystream(&mut b);
                assert_eq!(a, b, "ofb, {bytes} bytes");

                let (mut a, mut b) = (message.clone(), message.clone());
                let cfb = Cfb::<$ours>::from_cipher(ours.clone());
                cfb.encrypt_in_place(&iv, &mut a).unwrap();
                cfb_mode::Encryptor::<$theirs>::new_from_slices(&key, &iv).unwrap().encrypt(&mut b);
                assert_eq!(a, b, "cfb, {bytes} bytes");
                cfb.decrypt_in_place(&iv, &mut a).unwrap();
                cfb_mode::Decryptor::<$theirs>::new_from_slices(&key, &iv).unwrap().decrypt(&mut b);
                assert_eq!((&a, &b), (&message, &message), "cfb, {bytes} bytes back");

                let cbc = Cbc::<$ours>::from_cipher(ours.clone());
                let mut room = vec![0; bytes + $block];
                for padding in [Padding::OneZeros, Padding::Pkcs7] {
                    room[..bytes].copy_from_slice(&message);
                    let encryptor = cbc::Encryptor::<$theirs>::new_from_slices(&key, &iv).unwrap();
                    let theirs = match padding {
                        Padding::OneZeros => encryptor.encrypt_padded::<Iso7816>(&mut room, bytes),
                        _ => encryptor.encrypt_padded::<Pkcs7>(&mut room, bytes),
                    };
                    let theirs = theirs.unwrap();
                    assert_eq!(cbc.encrypt(&iv, padding, &message).unwrap(), theirs, "cbc, {bytes} bytes");
                    assert_eq!(cbc.decrypt(&iv, padding, theirs).unwrap(), message, "cbc, {bytes} bytes back");
                }

                let mut tag = [0; $block];
                Omac::<$ours>::from_cipher(ours.clone()).mac(&message, &mut tag).unwrap();
                let mut theirs = <cmac::Cmac<$theirs> as KeyInit>::new_from_slice(&key).unwrap();
                theirs.update(&message);
                assert_eq!(theirs.finalize().into_bytes()[..], tag, "cmac, {bytes} bytes");
            }
        };
    }
    agree!(Kuznyechik, kuznyechik::Kuznyechik, Ctr128BE, 16);
    agree!(Magma, magma::Magma, Ctr64BE, 8);
}

/// CTR-ACPKM-OMAC as used in CMS, where the tag of the plaintext is encrypted with the keystream
/// that follows the message.
#[test]
fn what_cms_is_made_of() {
    let (encryption_key, mac_key, nonce, section) = (stream(b"encryption", 32), stream(b"mac", 32), [7; 8], 64);
    let plain = |key: &[u8]| reference::new("kuznyechik", key, None).expect("a key");
    for bytes in [0, 1, 50, 64, 200] {
        let message = stream(b"message", bytes);
        let all = [&*message, &plain::omac(&*plain(&mac_key), &message)].concat();
        let want = plain::ctr_acpkm(
            |key| reference::new("kuznyechik", key, None).expect("a key"),
            &encryption_key,
            &nonce,
            section,
            16,
            &all,
        );
        let (mut data, mut tag) = (message.clone(), [0; 16]);
        Omac::<Kuznyechik>::new_from_slice(&mac_key).unwrap().mac(&data, &mut tag).unwrap();
        let mut gamma =
            CtrAcpkm::<Kuznyechik>::new_from_slice(&encryption_key).unwrap().start(&nonce, section).unwrap();
        gamma.apply(&mut data).unwrap();
        gamma.apply(&mut tag).unwrap();
        assert_eq!([&*data, &tag].concat(), want, "{bytes} bytes");
    }
}

/// The `aead` crate's traits give the same bytes.
#[test]
fn traits_of_aead() {
    use aead::{AeadInOut, KeyInit};
    let (inherent, generic) = (Mgm::<Kuznyechik>::new(&[7; 32]), <Mgm<Kuznyechik> as KeyInit>::new(&[7; 32].into()));
    let (nonce, mut data, mut want) = ([1; 16], *b"message", (*b"message", [0; 16]));
    let tag = generic.encrypt_inout_detached(&nonce.into(), b"aad", data.as_mut_slice().into()).unwrap();
    inherent.encrypt_detached(&nonce, b"aad", &mut want.0, &mut want.1).unwrap();
    assert_eq!((data, &tag[..]), (want.0, &want.1[..]));
    let wrong = generic.decrypt_inout_detached(&nonce.into(), b"aae", data.as_mut_slice().into(), &tag);
    assert_eq!((wrong.is_err(), data), (true, want.0));
    generic.decrypt_inout_detached(&nonce.into(), b"aad", data.as_mut_slice().into(), &tag).unwrap();
    assert_eq!(&data, b"message");
}

/// `Debug` output doesn't contain any secrets.
#[test]
fn debug_shows_no_secret() {
    let key = [0xa7; 32];
    let texts = [
        format!("{:?}", Ctr::<Magma>::new(&key)),
        format!("{:?}", Omac::<Magma>::new(&key)),
        format!("{:?}", Mgm::<Magma>::new(&key)),
        format!("{:?}", Omac::<Magma>::new(&key).start()),
        format!("{:?}", OmacAcpkm::<Magma>::new(&key).start(8, 40).unwrap()),
        format!("{:?}", Mgm::<Magma>::new(&key).start_encryption(&[0; 8], b"").unwrap()),
        format!("{:?}", Mgm::<Magma>::new(&key).start_unverified_decryption(&[0; 8], b"").unwrap()),
        format!("{:?}", Cfb::<Magma>::new(&key).start_encryption(&[0; 8]).unwrap()),
    ];
    for text in texts {
        assert!(!text.contains("167") && !text.contains("a7"), "{text}");
    }
}

/// Rejected input isn't copied to the destination.
#[test]
fn nothing_is_written_when_the_counter_ends() {
    let mut stream = Ctr::<Magma>::new(&[7; 32]).start(&[1; 4]).unwrap();
    stream.seek(1 << 35).unwrap();
    let mut out = [0; 6];
    assert!(matches!(stream.apply_to(b"secret", &mut out), Err(Error::TooLong { .. })));
    assert_eq!(out, [0; 6]);
}
