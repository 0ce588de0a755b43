//! Tests the modes from NIST SP 800-38A, B, D and IEEE 1619 at every level: known answers, all
//! lengths and splits compared with literal transcriptions, limits, and rejected input.

use phalanx::modes::nist::{
    Block128, Block128Or256, Cbc, Cfb, Cmac, Ctr32Be, Ctr64Be, Ctr128Be, Ctr256Be, Gcm, Gmac, Ofb, TweakKey, Xts,
};
use phalanx::modes::{CtrStream, Key, Padding};
use phalanx::reference::{self, BlockCipher, dstu7624::gf_mul};
use phalanx::{Error, Kalyna128_128, Kalyna128_256, Kuznyechik, Level, Ublock128_128, Ublock128_256, Ublock256_256};
use phalanx_vectors::{Test, Verdict, stream, vector_files};

/// Calls a function for each cipher with 16-byte blocks, passing its name.
macro_rules! for_each {
    ($function:ident $(, $argument:expr)*) => {
        $function::<Kalyna128_128>("kalyna-128/128" $(, $argument)*);
        $function::<Kalyna128_256>("kalyna-128/256" $(, $argument)*);
        $function::<Kuznyechik>("kuznyechik" $(, $argument)*);
        $function::<Ublock128_128>("ublock-128/128" $(, $argument)*);
        $function::<Ublock128_256>("ublock-128/256" $(, $argument)*);
    };
}

fn key<C: Block128Or256>(bytes: &[u8]) -> Key<C> {
    Key::<C>::try_from(bytes).unwrap_or_else(|_| panic!("{} bytes of key", bytes.len()))
}

fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// Processes `data` in pieces, each of which ends at one of `cuts`.
fn in_pieces(data: &[u8], cuts: &[usize], mut piece: impl FnMut(&mut [u8])) -> Vec<u8> {
    let mut out = data.to_vec();
    let mut from = 0;
    for to in cuts.iter().copied().chain([data.len()]) {
        piece(&mut out[from..to]);
        from = to;
    }
    out
}

/// Returns all splits of a short message into two pieces, and a few splits of a long one into many
/// pieces.
fn all_cuts(bytes: usize) -> Vec<Vec<usize>> {
    if bytes < 100 {
        return (0..=bytes).map(|cut| vec![cut]).collect();
    }
    let cuts = |seed: u8| {
        let mut cuts: Vec<usize> =
            stream(&[seed], 16).chunks(4).map(|x| x.iter().fold(0, |n, b| n << 8 | usize::from(*b)) % bytes).collect();
        cuts.sort_unstable();
        cuts
    };
    (0..4).map(cuts).collect()
}

/// Known answers.
mod known {
    use super::*;

    #[test]
    fn on_every_level() {
        let mut modes = std::collections::BTreeMap::<String, usize>::new();
        for level in Level::available() {
            for (file, vectors) in vector_files().expect("embedded files parse") {
                for group in &vectors.test_groups {
                    let mode = match group.mode.as_str() {
                        // This is the CBC that uBlock's authors published.
                        "cbc" if group.cipher.starts_with("ublock-") => "nist-cbc",
                        mode if mode.starts_with("nist-") || mode == "ieee-xts" => mode,
                        _ => continue,
                    };
                    for test in &group.tests {
                        let run = match group.cipher.as_str() {
                            "kalyna-128/128" => all::<Kalyna128_128>,
                            "kalyna-128/256" => all::<Kalyna128_256>,
                            "kuznyechik" => all::<Kuznyechik>,
                            "ublock-128/128" => all::<Ublock128_128>,
                            "ublock-128/256" => all::<Ublock128_256>,
                            "ublock-256/256" => |mode: &str, level, test: &Test| match mode {
                                "nist-ctr256" => {
                                    let ctr =
                                        Ctr256Be::<Ublock256_256>::with_level(&key::<Ublock256_256>(&test.key), level);
                                    counter(ctr.expect("available").start(iv(test)), test);
                                }
                                _ => feedback::<Ublock256_256>(mode, level, test),
                            },
                            other => panic!("no cipher {other}"),
                        };
                        println!("{file} {mode} {} {level} {}", group.cipher, test.id);
                        run(mode, level, test);
                        *modes.entry(format!("{file} {mode}")).or_default() += 1;
                    }
                }
            }
        }
        assert_eq!(modes.len(), 11 + 1, "{modes:?}");
    }

    fn iv(test: &Test) -> &[u8] {
        test.iv.as_deref().expect("an initialisation vector")
    }

    fn all<C: Block128>(mode: &str, level: Level, test: &Test) {
        if mode == "ieee-xts" {
            return xts::<C>(level, test);
        }
        let key = key::<C>(&test.key);
        match mode {
            "nist-ctr128" => counter(Ctr128Be::<C>::with_level(&key, level).expect("available").start(iv(test)), test),
            "nist-ctr64" => counter(Ctr64Be::<C>::with_level(&key, level).expect("available").start(iv(test)), test),
            "nist-ctr32" => counter(Ctr32Be::<C>::with_level(&key, level).expect("available").start(iv(test)), test),
            "nist-cmac" => cmac(&Cmac::<C>::with_level(&key, level).expect("available"), test),
            "nist-gcm" => gcm(&Gcm::<C>::with_level(&key, level).expect("available"), test),
            "nist-gmac" => gmac(&Gmac::<C>::with_level(&key, level).expect("available"), test),
            _ => feedback::<C>(mode, level, test),
        }
    }

    /// Decrypts the whole message, and from the middle.
    fn counter(start: Result<CtrStream, Error>, test: &Test) {
        let mut stream = start.expect("a block");
        let message = test.message();
        let mut data = message.to_vec();
        stream.apply(&mut data).expect("short enough");
        assert!(test.check_ciphertext(&data));
        let middle = data.len() / 2;
        stream.seek(middle as u64).expect("in reach");
        stream.apply(&mut data[middle..]).expect("short enough");
        assert_eq!(data[middle..], message[middle..]);
    }

    fn feedback<C: Block128Or256>(mode: &str, level: Level, test: &Test) {
        let (key, message) = (key::<C>(&test.key), test.message());
        let mut data = message.to_vec();
        match mode {
            "nist-cbc" => {
                let cbc = Cbc::<C>::with_level(&key, level).expect("available");
                let padding = match test.padding.as_deref() {
                    None => Padding::None,
                    Some("pkcs7") => Padding::Pkcs7,
                    Some("10*") => Padding::OneZeros,
                    other => panic!("no padding {other:?}"),
                };
                let sealed = cbc.encrypt(iv(test), padding, &message).expect("whole blocks, or padding");
                assert!(test.check_ciphertext(&sealed));
                assert_eq!(cbc.decrypt(iv(test), padding, &sealed).expect("right padding"), *message);
                if padding == Padding::None {
                    cbc.encrypt_in_place(iv(test), &mut data).expect("whole blocks");
                    assert_eq!(data, sealed);
                    cbc.decrypt_in_place(iv(test), &mut data).expect("whole blocks");
                    assert_eq!(data, *message);
                }
            }
            "nist-cfb" => {
                let cfb = Cfb::<C>::with_level(&key, level).expect("available");
                cfb.encrypt_in_place(iv(test), &mut data).expect("a block");
                assert!(test.check_ciphertext(&data));
                cfb.decrypt_in_place(iv(test), &mut data).expect("a block");
                assert_eq!(data, *message);
            }
            "nist-ofb" => {
                let ofb = Ofb::<C>::with_level(&key, level).expect("available");
                ofb.apply(iv(test), &mut data).expect("a block");
                assert!(test.check_ciphertext(&data));
            }
            other => panic!("no mode {other}"),
        }
    }

    fn cmac<C: Block128>(cmac: &Cmac<C>, test: &Test) {
        let tag = test.tag.as_deref().expect("a tag");
        let verified = cmac.verify(&test.message(), tag);
        if test.result == Verdict::Invalid {
            return assert_eq!(verified, Err(Error::NotAuthentic));
        }
        let mut got = vec![0; tag.len()];
        cmac.mac(&test.message(), &mut got).expect("a right length");
        assert_eq!((got.as_slice(), verified), (tag, Ok(())));
    }

    fn gmac<C: Block128>(gmac: &Gmac<C>, test: &Test) {
        let tag = test.tag.as_deref().expect("a tag");
        let verified = gmac.verify(iv(test), &test.message(), tag);
        if test.result == Verdict::Invalid {
            return assert_eq!(verified, Err(Error::NotAuthentic));
        }
        let mut got = vec![0; tag.len()];
        gmac.mac(iv(test), &test.message(), &mut got).expect("a right length");
        assert_eq!((got.as_slice(), verified), (tag, Ok(())));
    }

    fn gcm<C: Block128>(gcm: &Gcm<C>, test: &Test) {
        let tag = test.tag.as_deref().expect("a tag");
        if test.result == Verdict::Invalid {
            let mut data = test.ct.clone().expect("a ciphertext");
            assert_eq!(gcm.decrypt_detached(iv(test), &test.aad, &mut data, tag), Err(Error::NotAuthentic));
            return assert_eq!(Some(data), test.ct);
        }
        let (mut data, mut got) = (test.message().to_vec(), vec![0; tag.len()]);
        gcm.encrypt_detached(iv(test), &test.aad, &mut data, &mut got).expect("right lengths");
        assert!(test.check_ciphertext(&data) && got == tag);
        gcm.decrypt_detached(iv(test), &test.aad, &mut data, tag).expect("authentic");
        assert_eq!(data, *test.message());
    }

    fn xts<C: Block128>(level: Level, test: &Test) {
        let (data_key, tweak_key) = test.key.split_at(test.key.len() / 2);
        let xts = Xts::<C>::with_level(&key::<C>(data_key), TweakKey(&key::<C>(tweak_key)), level).expect("two keys");
        let mut data = test.message().to_vec();
        xts.encrypt_in_place(iv(test), &mut data).expect("at least one block");
        assert!(test.check_ciphertext(&data));
        let number = u128::from_le_bytes(iv(test).try_into().expect("16 bytes"));
        xts.decrypt_unit(number, &mut data).expect("at least one block");
        assert_eq!(data, *test.message());
    }
}

/// The standards, block by block.
mod plain {
    use super::*;

    pub(super) fn encrypted(cipher: &dyn BlockCipher, block: &[u8]) -> Vec<u8> {
        let mut out = block.to_vec();
        cipher.encrypt_block(&mut out);
        out
    }

    /// Counter mode with a `counting`-byte counter at the end of the block.
    pub(super) fn ctr(cipher: &dyn BlockCipher, start: &[u8], counting: usize, data: &[u8]) -> Vec<u8> {
        let (mut counter, n) = (start.to_vec(), start.len());
        let mut out = Vec::new();
        for part in data.chunks(n) {
            out.extend(xor(part, &encrypted(cipher, &counter)));
            for byte in counter[n - counting..].iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        out
    }

    pub(super) fn cbc(cipher: &dyn BlockCipher, iv: &[u8], blocks: &[u8]) -> Vec<u8> {
        let (mut last, mut out) = (iv.to_vec(), Vec::new());
        for block in blocks.chunks(iv.len()) {
            last = encrypted(cipher, &xor(block, &last));
            out.extend(&last);
        }
        out
    }

    pub(super) fn cfb(cipher: &dyn BlockCipher, iv: &[u8], data: &[u8]) -> Vec<u8> {
        let (mut last, mut out) = (iv.to_vec(), Vec::new());
        for part in data.chunks(iv.len()) {
            last = xor(part, &encrypted(cipher, &last));
            out.extend(&last);
        }
        out
    }

    pub(super) fn ofb(cipher: &dyn BlockCipher, iv: &[u8], data: &[u8]) -> Vec<u8> {
        let (mut last, mut out) = (iv.to_vec(), Vec::new());
        for part in data.chunks(iv.len()) {
            last = encrypted(cipher, &last);
            out.extend(xor(part, &last));
        }
        out
    }

    fn doubled(block: &[u8]) -> Vec<u8> {
        let x = u128::from_be_bytes(block.try_into().expect("16 bytes"));
        (x << 1 ^ if x >> 127 == 1 { 0x87 } else { 0 }).to_be_bytes().to_vec()
    }

    pub(super) fn cmac(cipher: &dyn BlockCipher, message: &[u8]) -> Vec<u8> {
        let k1 = doubled(&encrypted(cipher, &[0; 16]));
        let last = message.len().saturating_sub(1) / 16 * 16;
        let (head, tail) = message.split_at(last);
        let sum = head.chunks(16).fold(vec![0; 16], |sum, block| encrypted(cipher, &xor(&sum, block)));
        let mut end = tail.to_vec();
        let mask = if end.len() == 16 { k1 } else { doubled(&k1) };
        if end.len() < 16 {
            end.push(0x80);
            end.resize(16, 0);
        }
        encrypted(cipher, &xor(&xor(&sum, &end), &mask))
    }

    fn ghash(hash_key: &[u8], strings: &[&[u8]]) -> Vec<u8> {
        let reversed = |bytes: &[u8]| bytes.iter().map(|byte| byte.reverse_bits()).collect::<Vec<_>>();
        let blocks = strings.iter().flat_map(|string| string.chunks(16)).map(|block| {
            let mut whole = block.to_vec();
            whole.resize(16, 0);
            whole
        });
        let key = reversed(hash_key);
        reversed(&blocks.fold(vec![0; 16], |sum, block| gf_mul(&xor(&sum, &reversed(&block)), &key)))
    }

    fn lengths(a: usize, b: usize) -> Vec<u8> {
        [(8 * a as u64).to_be_bytes(), (8 * b as u64).to_be_bytes()].concat()
    }

    pub(super) fn gcm(cipher: &dyn BlockCipher, nonce: &[u8], aad: &[u8], message: &[u8]) -> (Vec<u8>, Vec<u8>) {
        let hash_key = encrypted(cipher, &[0; 16]);
        let start = match nonce.len() {
            12 => [nonce, &[0, 0, 0, 1]].concat(),
            n => ghash(&hash_key, &[nonce, &lengths(0, n)]),
        };
        // The first block of keystream masks the tag.
        let out = ctr(cipher, &start, 4, &[&[0; 16], message].concat());
        let (mask, ciphertext) = out.split_at(16);
        let sum = ghash(&hash_key, &[aad, ciphertext, &lengths(aad.len(), message.len())]);
        (ciphertext.to_vec(), xor(&sum, mask))
    }

    pub(super) fn xts(data: &dyn BlockCipher, tweaks: &dyn BlockCipher, unit: u128, message: &[u8]) -> Vec<u8> {
        let mut tweak = u128::from_le_bytes(encrypted(tweaks, &unit.to_le_bytes()).try_into().expect("16 bytes"));
        let mut blocks: Vec<Vec<u8>> = message.chunks(16).map(<[u8]>::to_vec).collect();
        let m = blocks.len();
        for i in 0..m {
            let mask = tweak.to_le_bytes();
            if i == m - 1 && blocks[i].len() < 16 {
                // Ciphertext stealing: the partial block is filled up with the end of the previous
                // ciphertext.
                let last = blocks[i - 1].clone();
                let short = blocks[i].len();
                blocks[i].extend(&last[short..]);
                blocks[i - 1] = xor(&encrypted(data, &xor(&blocks[i], &mask)), &mask);
                blocks[i] = last[..short].to_vec();
            } else {
                blocks[i] = xor(&encrypted(data, &xor(&blocks[i], &mask)), &mask);
            }
            tweak = tweak << 1 ^ if tweak >> 127 == 1 { 0x87 } else { 0 };
        }
        blocks.concat()
    }
}

/// Returns all lengths up to four blocks and one byte, and longer ones.
fn lengths(block: usize) -> impl Iterator<Item = usize> {
    (0..=4 * block + 1).chain([100, 8192, 8193, 9000, 70_000])
}

fn of_800_38a<C: Block128Or256>(name: &str, level: Level, block: usize, ctr: impl Fn(&[u8], &[u8]) -> CtrStream) {
    let bytes = stream(b"key", size_of::<Key<C>>());
    let cipher = reference::new(name, &bytes, None).expect("the reference has every cipher");
    let key = key::<C>(&bytes);
    let (cbc, cfb) =
        (Cbc::<C>::with_level(&key, level).expect("available"), Cfb::<C>::with_level(&key, level).expect("available"));
    let ofb = Ofb::<C>::with_level(&key, level).expect("available");
    for n in lengths(block) {
        let (message, iv) = (stream(&[1], n), stream(&n.to_le_bytes(), block));
        let context = format!("{name} {level} {n} bytes");

        // A carry through the whole counter.
        let mut start = iv.clone();
        start[block / 4..].fill(0xff);
        let want = plain::ctr(&*cipher, &start, block, &message);
        let mut data = message.clone();
        ctr(&bytes, &start).apply(&mut data).expect("short enough");
        assert!(data == want, "ctr {context}");
        let (want_cfb, want_ofb) = (plain::cfb(&*cipher, &iv, &message), plain::ofb(&*cipher, &iv, &message));
        if n % block == 0 {
            let mut data = message.clone();
            cbc.encrypt_in_place(&iv, &mut data).expect("whole blocks");
            assert!(data == plain::cbc(&*cipher, &iv, &message), "cbc {context}");
            cbc.decrypt_in_place(&iv, &mut data).expect("whole blocks");
            assert!(data == message, "cbc {context}");
        }
        let mut padded = message.clone();
        let missing = block - n % block;
        padded.extend(vec![missing as u8; missing]);
        let sealed = plain::cbc(&*cipher, &iv, &padded);
        assert!(cbc.encrypt(&iv, Padding::Pkcs7, &message) == Ok(sealed.clone()), "cbc {context}");

        for cuts in all_cuts(n) {
            let mut stream = ctr(&bytes, &start);
            let got = in_pieces(&message, &cuts, |piece| stream.apply(piece).expect("short enough"));
            assert!(got == want, "ctr {context} {cuts:?}");
            let mut stream = cfb.start_encryption(&iv).expect("a block");
            assert!(in_pieces(&message, &cuts, |piece| stream.apply(piece)) == want_cfb, "cfb {context} {cuts:?}");
            let mut stream = cfb.start_decryption(&iv).expect("a block");
            assert!(in_pieces(&want_cfb, &cuts, |piece| stream.apply(piece)) == message, "cfb {context} {cuts:?}");
            let mut stream = ofb.start(&iv).expect("a block");
            let got = in_pieces(&message, &cuts, |piece| stream.apply(piece).expect("short enough"));
            assert!(got == want_ofb, "ofb {context} {cuts:?}");
            for (from, to, encrypt) in [(&message, &sealed, true), (&sealed, &message, false)] {
                let (mut out, padding) = (Vec::new(), Padding::Pkcs7);
                let start =
                    if encrypt { cbc.start_encryption(&iv, padding) } else { cbc.start_decryption(&iv, padding) };
                let mut stream = start.expect("a block");
                in_pieces(from, &cuts, |piece| stream.update(piece, &mut out));
                stream.finish(&mut out).expect("right padding");
                assert!(out == *to, "cbc {context} {cuts:?}");
            }
        }
    }
}

fn of_16_bytes<C: Block128>(name: &str, level: Level) {
    of_800_38a::<C>(name, level, 16, |bytes, start| {
        Ctr128Be::<C>::with_level(&key::<C>(bytes), level).expect("available").start(start).expect("a block")
    });
    let bytes = stream(b"key", size_of::<Key<C>>());
    let cipher = reference::new(name, &bytes, None).expect("the reference has every cipher");
    let other = stream(b"tweak key", bytes.len());
    let tweaks = reference::new(name, &other, None).expect("the reference has every cipher");
    let key16 = key::<C>(&bytes);
    let (gcm, gmac) = (
        Gcm::<C>::with_level(&key16, level).expect("available"),
        Gmac::<C>::with_level(&key16, level).expect("available"),
    );
    let cmac = Cmac::<C>::with_level(&key16, level).expect("available");
    let xts = Xts::<C>::with_level(&key16, TweakKey(&key::<C>(&other)), level).expect("two keys");
    for n in lengths(16) {
        let (message, nonce) = (stream(&[1], n), stream(&n.to_le_bytes(), 12 + n % 3));
        let context = format!("{name} {level} {n} bytes");
        for (counting, start) in [(4, [0xff; 16]), (8, [0xff; 16])] {
            let ctr = if counting == 4 {
                Ctr32Be::<C>::with_level(&key16, level).and_then(|ctr| ctr.start(&start))
            } else {
                Ctr64Be::<C>::with_level(&key16, level).and_then(|ctr| ctr.start(&start))
            };
            let mut data = message.clone();
            ctr.expect("available").apply(&mut data).expect("short enough");
            assert!(data == plain::ctr(&*cipher, &start, counting, &message), "ctr {counting} {context}");
        }
        if n >= 16 {
            let unit = u128::from_le_bytes(stream(&[2], 16).try_into().expect("16 bytes"));
            let mut data = message.clone();
            xts.encrypt_unit(unit, &mut data).expect("at least one block");
            assert!(data == plain::xts(&*cipher, &*tweaks, unit, &message), "xts {context}");
            xts.decrypt_unit(unit, &mut data).expect("at least one block");
            assert!(data == message, "xts {context}");
        }
        let want_mac = plain::cmac(&*cipher, &message);
        let mut tag = [0; 16];
        cmac.mac(&message, &mut tag).expect("a right length");
        assert!(tag == *want_mac, "cmac {context}");
        let aad = &message[..n % 50];
        let (want, want_tag) = plain::gcm(&*cipher, &nonce, aad, &message);
        let mut data = message.clone();
        gcm.encrypt_detached(&nonce, aad, &mut data, &mut tag).expect("right lengths");
        assert!(data == want && tag == *want_tag, "gcm {context}");
        gcm.decrypt_detached(&nonce, aad, &mut data, &tag).expect("authentic");
        assert!(data == message, "gcm {context}");
        let want_gmac = plain::gcm(&*cipher, &nonce, &message, &[]).1;
        gmac.mac(&nonce, &message, &mut tag).expect("right lengths");
        assert!(tag == *want_gmac, "gmac {context}");

        for cuts in all_cuts(n) {
            let mut stream = gcm.start_encryption(&nonce, aad).expect("a nonce");
            let got = in_pieces(&message, &cuts, |piece| stream.update(piece).expect("short enough"));
            stream.finish(&mut tag).expect("a right length");
            assert!(got == want && tag == *want_tag, "gcm {context} {cuts:?}");
            let mut stream = gcm.start_unverified_decryption(&nonce, aad).expect("a nonce");
            let got = in_pieces(&want, &cuts, |piece| stream.update(piece).expect("short enough"));
            assert!(stream.verify(&tag).is_ok() && got == message, "gcm {context} {cuts:?}");
            let mut stream = gmac.start(&nonce).expect("a nonce");
            in_pieces(&message, &cuts, |piece| stream.update(piece).expect("short enough"));
            assert!(stream.verify(&want_gmac).is_ok(), "gmac {context} {cuts:?}");
            let mut stream = cmac.start();
            in_pieces(&message, &cuts, |piece| stream.update(piece));
            assert!(stream.verify(&want_mac).is_ok(), "cmac {context} {cuts:?}");
        }
    }
}

#[test]
fn agree_with_plain_forms() {
    for level in Level::available() {
        for_each!(of_16_bytes, level);
        of_800_38a::<Ublock256_256>("ublock-256/256", level, 32, |bytes, start| {
            let ctr = Ctr256Be::<Ublock256_256>::with_level(&key::<Ublock256_256>(bytes), level).expect("available");
            ctr.start(start).expect("a block")
        });
    }
}

#[test]
fn counters_end() {
    let ctr = Ctr32Be::<Kuznyechik>::new(&[1; 32]);
    let most = 16 << 32;
    let mut stream = ctr.start(&[7; 16]).expect("a block");
    let mut first = [0; 16];
    stream.apply(&mut first).expect("short enough");
    stream.seek(most - 5).expect("in reach");
    assert_eq!(stream.position(), u128::from(most) - 5);
    assert_eq!(stream.apply(&mut [0; 6]), Err(Error::TooLong { max: most, got: most + 1 }));
    let mut last = [0; 5];
    stream.apply(&mut last).expect("the last bytes");
    // The counter before the first one.
    let mut before = [7; 16];
    before[15] = 6;
    let mut block = [0; 16];
    ctr.apply(&before, &mut block).expect("short enough");
    assert_eq!(block[11..], last);
    assert_eq!(stream.apply(&mut [0]), Err(Error::TooLong { max: most, got: most + 1 }));
    assert_eq!(stream.seek(most + 1), Err(Error::TooLong { max: most, got: most + 1 }));
    stream.seek(0).expect("in reach");
    stream.apply(&mut first).expect("short enough");
    assert_eq!(first, [0; 16]);
    // These are too long for any byte offset to reach the end.
    let mut stream = Ctr64Be::<Kuznyechik>::new(&[1; 32]).start(&[0xff; 16]).expect("a block");
    stream.seek(u64::MAX).expect("in reach");
    stream.apply(&mut [0; 100]).expect("in reach");
    let mut stream = Ctr256Be::<Ublock256_256>::new(&[1; 32]).start(&[0xff; 32]).expect("a block");
    stream.seek(u64::MAX).expect("in reach");
    stream.apply(&mut [0; 100]).expect("in reach");
}

#[test]
fn wrong_lengths_are_refused() {
    let key = [1; 32];
    let nonce = |expected, got| Error::NonceLength { expected, got };
    for n in [0, 8, 12, 15, 17, 32] {
        let iv = vec![0; n];
        assert_eq!(Ctr128Be::<Kuznyechik>::new(&key).start(&iv).err(), Some(nonce(16, n)));
        assert_eq!(Ctr64Be::<Kuznyechik>::new(&key).start(&iv).err(), Some(nonce(16, n)));
        assert_eq!(Ctr32Be::<Kuznyechik>::new(&key).start(&iv).err(), Some(nonce(16, n)));
        assert_eq!(Cbc::<Kuznyechik>::new(&key).start_encryption(&iv, Padding::None).err(), Some(nonce(16, n)));
        assert_eq!(Cfb::<Kuznyechik>::new(&key).start_decryption(&iv).err(), Some(nonce(16, n)));
        assert_eq!(Ofb::<Kuznyechik>::new(&key).start(&iv).err(), Some(nonce(16, n)));
    }
    assert_eq!(Ctr256Be::<Ublock256_256>::new(&key).start(&[0; 16]).err(), Some(nonce(32, 16)));
    assert_eq!(Cfb::<Ublock256_256>::new(&key).start_encryption(&[0; 16]).err(), Some(nonce(32, 16)));
    assert_eq!(Gcm::<Kuznyechik>::new(&key).start_encryption(&[], &[]).err(), Some(nonce(12, 0)));
    assert_eq!(Gmac::<Kuznyechik>::new(&key).start(&[]).err(), Some(nonce(12, 0)));

    let cbc = Cbc::<Kuznyechik>::new(&key);
    let partial = |got| Error::PartialBlock { block: 16, got };
    assert_eq!(cbc.encrypt(&[0; 16], Padding::None, &[0; 17]), Err(partial(1)));
    let mut data = [3; 17];
    assert_eq!(cbc.encrypt_in_place(&[0; 16], &mut data), Err(partial(17)));
    assert_eq!(data, [3; 17]);
    assert_eq!(cbc.decrypt(&[0; 16], Padding::Pkcs7, &[0; 17]), Err(partial(1)));
    assert_eq!(cbc.decrypt(&[0; 16], Padding::Pkcs7, &[]), Err(partial(0)));
    assert_eq!(cbc.encrypt(&[0; 16], Padding::None, &[]), Ok(vec![]));
    // A zero block isn't valid padding of any kind.
    let zeros = cbc.encrypt(&[0; 16], Padding::None, &[0; 16]).expect("a block");
    assert_eq!(cbc.decrypt(&[0; 16], Padding::Pkcs7, &zeros), Err(Error::Padding));
    assert_eq!(cbc.decrypt(&[0; 16], Padding::OneZeros, &zeros), Err(Error::Padding));

    let (gcm, cmac) = (Gcm::<Kuznyechik>::new(&key), Cmac::<Kuznyechik>::new(&key));
    for n in [0, 4, 8, 11, 17, 32] {
        let mut tag = vec![5; n];
        let wrong = Err(Error::TagLength { min: 12, max: 16, got: n });
        let mut data = [3; 20];
        assert_eq!(gcm.encrypt_detached(&[0; 12], b"", &mut data, &mut tag), wrong);
        assert_eq!(gcm.decrypt_detached(&[0; 12], b"", &mut data, &tag), wrong);
        assert_eq!(gcm.start_encryption(&[0; 12], b"").and_then(|stream| stream.finish(&mut tag)), wrong);
        assert_eq!(gcm.start_unverified_decryption(&[0; 12], b"").and_then(|stream| stream.verify(&tag)), wrong);
        assert_eq!((data, tag), ([3; 20], vec![5; n]));
    }
    for n in [0, 3, 17] {
        let wrong = Error::TagLength { min: 4, max: 16, got: n };
        assert_eq!(cmac.mac(b"", &mut vec![0; n]), Err(wrong.clone()));
        assert_eq!(cmac.verify(b"", &vec![0; n]), Err(wrong));
    }
}

#[test]
fn changed_bits_are_noticed() {
    let gcm = Gcm::<Ublock128_256>::new(&[1; 32]);
    let (nonce, aad, mut tag) = ([2; 12], *b"header", [0; 16]);
    let mut data = stream(b"message", 40);
    gcm.encrypt_detached(&nonce, &aad, &mut data, &mut tag).expect("right lengths");
    let whole = [data.as_slice(), &tag, &aad, &nonce].concat();
    let open = |whole: &[u8]| {
        let (mut data, mut again) = (whole[..40].to_vec(), whole[..40].to_vec());
        let (tag, aad, nonce) = (&whole[40..56], &whole[56..62], &whole[62..]);
        let mut stream = gcm.start_unverified_decryption(nonce, aad).expect("a nonce");
        stream.update(&mut again).expect("short enough");
        let verdicts = (gcm.decrypt_detached(nonce, aad, &mut data, tag), stream.verify(tag));
        (verdicts, data == whole[..40])
    };
    assert_eq!(open(&whole), ((Ok(()), Ok(())), false));
    for bit in 0..8 * whole.len() {
        let mut wrong = whole.clone();
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(open(&wrong), ((Err(Error::NotAuthentic), Err(Error::NotAuthentic)), true), "bit {bit}");
    }
    // Attached tags.
    let sealed = gcm.seal(&nonce, &aad, b"message").expect("right lengths");
    assert_eq!(gcm.open(&nonce, &aad, &sealed), Ok(b"message".to_vec()));
    assert_eq!(gcm.open(&nonce, &aad, &sealed[..15]), Err(Error::NotAuthentic));
}

fn same_keys<C: Block128>(_: &str) {
    let bytes = stream(b"key", size_of::<Key<C>>());
    let one = key::<C>(&bytes);
    assert_eq!(Xts::<C>::new(&one, TweakKey(&one)).err(), Some(Error::SameKeys));
    assert_eq!(Xts::<C>::new_from_slice(&[bytes.clone(), bytes.clone()].concat()).err(), Some(Error::SameKeys));
    for bit in [0, 8 * bytes.len() - 1] {
        let mut other = bytes.clone();
        other[bit / 8] ^= 1 << (bit % 8);
        assert!(Xts::<C>::new_from_slice(&[bytes.clone(), other].concat()).is_ok());
    }
}

#[test]
fn xts_refuses() {
    for_each!(same_keys);
    let xts = Xts::<Kuznyechik>::new(&[1; 32], TweakKey(&[2; 32])).expect("two keys");
    assert!(matches!(Xts::<Kuznyechik>::new_from_slice(&[1; 63]), Err(Error::KeyLength { expected: 64, got: 63, .. })));
    for n in 0..16 {
        let mut data = vec![5; n];
        assert!(matches!(xts.encrypt_unit(1, &mut data), Err(Error::Parameter { .. })));
        assert!(matches!(xts.decrypt_unit(1, &mut data), Err(Error::Parameter { .. })));
        assert_eq!(data, vec![5; n]);
    }
    assert_eq!(xts.encrypt_in_place(&[0; 15], &mut [0; 16]), Err(Error::NonceLength { expected: 16, got: 15 }));
    let mut long = vec![0; (16 << 20) + 1];
    assert_eq!(xts.encrypt_unit(1, &mut long), Err(Error::TooLong { max: 16 << 20, got: (16 << 20) + 1 }));
    xts.encrypt_unit(1, &mut long[1..]).expect("the longest");
}

#[test]
fn nothing_secret_is_shown() {
    let ctr = Ctr128Be::<Kuznyechik>::new(&[0x5a; 32]);
    let xts = Xts::<Kuznyechik>::new(&[0x5a; 32], TweakKey(&[0x5b; 32])).expect("two keys");
    let gcm = Gcm::<Kuznyechik>::new(&[0x5a; 32]);
    let stream = gcm.start_encryption(&[1; 12], b"").expect("a nonce");
    let shown = format!("{ctr:?} {:?} {:?} {gcm:?} {stream:?}", ctr.start(&[0x5a; 16]), xts.clone());
    assert!(shown.contains("kuznyechik") && !shown.contains("90") && !shown.to_lowercase().contains("5a"), "{shown}");
}

/// The `aead` crate's traits give the same results as the inherent methods.
#[cfg(feature = "aead")]
#[test]
fn by_the_traits_of_aead() {
    use aead::{AeadInOut, KeyInit, Nonce, Tag};

    let gcm = <Gcm<Kuznyechik> as KeyInit>::new(&[7; 32].into());
    let nonce = Nonce::<Gcm<Kuznyechik>>::from([1; 12]);
    let (mut data, mut want, mut tag) = (*b"attack at dawn", *b"attack at dawn", [0; 16]);
    let got = gcm.encrypt_inout_detached(&nonce, b"header", data.as_mut_slice().into()).expect("right lengths");
    gcm.encrypt_detached(&nonce, b"header", &mut want, &mut tag).expect("right lengths");
    assert_eq!((data, got.as_slice()), (want, tag.as_slice()));
    let wrong = Tag::<Gcm<Kuznyechik>>::default();
    assert!(gcm.decrypt_inout_detached(&nonce, b"header", data.as_mut_slice().into(), &wrong).is_err());
    gcm.decrypt_inout_detached(&nonce, b"header", data.as_mut_slice().into(), &got).expect("authentic");
    assert_eq!(&data, b"attack at dawn");
}
