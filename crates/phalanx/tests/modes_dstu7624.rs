//! Tests the DSTU 7624:2014 modes at every level: known answers, all lengths compared with literal
//! transcriptions, processing in pieces, and rejected input.

#[path = "plain/dstu7624.rs"]
mod plain;

use phalanx::hazmat::RawBlocks;
use phalanx::modes::dstu7624::{
    Cbc, Ccm, Cfb, Cmac, CmsKeyWrap, Ctr, Gcm, Gmac, Kalyna, Key, Kw, KwPadded, Ofb, StandardGcmWithUnboundNonce, Xts,
    uapki,
};
use phalanx::modes::{CbcStream, Padding};
use phalanx::reference::{self, BlockCipher};
use phalanx::{
    Cipher, Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Level, Standard,
};
use phalanx_vectors::{Test, Verdict, embedded, stream, vector_files};
use serde_json::Value;

/// Calls a function for every variant.
macro_rules! every_variant {
    ($check:ident($($argument:expr),*)) => {
        $check::<Kalyna128_128>($($argument),*);
        $check::<Kalyna128_256>($($argument),*);
        $check::<Kalyna256_256>($($argument),*);
        $check::<Kalyna256_512>($($argument),*);
        $check::<Kalyna512_512>($($argument),*);
    };
}

fn name<C: Kalyna>() -> &'static str {
    C::Standard::NAME
}

const fn block<C: Kalyna>() -> usize {
    Cipher::<C::Standard>::BLOCK_BYTES
}

fn key<C: Kalyna>() -> Vec<u8> {
    stream(name::<C>().as_bytes(), Cipher::<C::Standard>::KEY_BYTES)
}

/// Returns the cipher with this key and level.
fn with<C: Kalyna>(key: &[u8], level: Level) -> Cipher<C::Standard> {
    let key = Key::<C>::try_from(key).unwrap_or_else(|_| panic!("{} bytes of key", key.len()));
    Cipher::with_level(&key, level).expect("available")
}

fn plain_cipher<C: Kalyna>() -> Box<dyn BlockCipher> {
    reference::new(name::<C>(), &key::<C>(), None).expect("the reference has every variant")
}

/// Returns lengths near every block boundary, and a few long ones.
fn lengths(block: usize) -> Vec<usize> {
    (0..=4 * block + 1).chain([1000, 8192 - 1, 8192, 8192 + block + 3, 20_000]).collect()
}

/// Splits a message into pieces, either of one size or of sizes derived from a seed.
fn pieces(message: &[u8], seed: usize) -> Vec<&[u8]> {
    if seed < 200 {
        return message.chunks(seed + 1).collect();
    }
    let (mut rest, mut pieces) = (message, Vec::new());
    for byte in stream(&seed.to_le_bytes(), 1000) {
        let (piece, next) = rest.split_at(rest.len().min(usize::from(byte) * (1 + seed % 31)));
        pieces.push(piece);
        rest = next;
    }
    pieces.push(rest);
    pieces
}

/// Returns messages for streams: short ones with every split into equal pieces, and a long one with
/// some splits.
fn cuts(block: usize) -> impl Iterator<Item = (Vec<u8>, usize)> {
    let short = [0, 1, block - 1, block, 2 * block, 2 * block + 1, 3 * block - 1];
    let short = short.into_iter().flat_map(|bytes| (0..=bytes).map(move |size| (bytes, size)));
    let long = (200..212).map(|seed| (if seed < 202 { 20_011 } else { 3001 }, seed));
    short.chain(long).map(|(bytes, seed)| (stream(b"message", bytes), seed))
}

// Known answers.

fn same(what: &str, got: &[u8], want: &[u8]) -> Result<(), String> {
    if got == want { Ok(()) } else { Err(format!("{what}: {got:02x?}")) }
}

fn known<C: Kalyna>(mode: &str, level: Level, test: &Test) -> Result<(), String> {
    let cipher = with::<C>(&test.key, level);
    let (msg, ct) = (&test.msg, test.ct.as_deref().unwrap_or_default());
    let (iv, tag) = (test.iv.as_deref().unwrap_or_default(), test.tag.as_deref().unwrap_or_default());
    assert_eq!(test.result, Verdict::Valid, "files of Kalyna have nothing that is to be refused");
    let text = |error: Error| error.to_string();
    let (mut data, mut got) = (msg.clone(), vec![0; tag.len()]);
    match mode {
        "ecb" => {
            cipher.encrypt_bytes(&mut data).map_err(text)?;
            same("ciphertext", &data, ct)?;
            cipher.decrypt_bytes(&mut data).map_err(text)?;
        }
        "cbc" => {
            let padding = match test.padding.as_deref() {
                None => Padding::None,
                Some("10*") => Padding::OneZeros,
                Some(other) => return Err(format!("padding {other}")),
            };
            let mode = Cbc::<C>::from_cipher(cipher);
            same("ciphertext", &mode.encrypt(iv, padding, msg).map_err(text)?, ct)?;
            data = mode.decrypt(iv, padding, ct).map_err(text)?;
        }
        "cfb" => {
            let (mode, q) = (Cfb::<C>::from_cipher(cipher), test.segment_bits.ok_or("no segment")? / 8);
            mode.encrypt_in_place(iv, q, &mut data).map_err(text)?;
            same("ciphertext", &data, ct)?;
            mode.decrypt_in_place(iv, q, &mut data).map_err(text)?;
        }
        "ofb" => {
            let mode = Ofb::<C>::from_cipher(cipher);
            mode.apply(iv, &mut data).map_err(text)?;
            same("ciphertext", &data, ct)?;
            mode.apply(iv, &mut data).map_err(text)?;
        }
        "ctr" => {
            let mode = Ctr::<C>::from_cipher(cipher);
            mode.apply(iv, &mut data).map_err(text)?;
            same("ciphertext", &data, ct)?;
            mode.apply(iv, &mut data).map_err(text)?;
        }
        "xts" => {
            let mode = Xts::<C>::from_cipher(cipher);
            mode.encrypt_in_place(iv, &mut data).map_err(text)?;
            same("ciphertext", &data, ct)?;
            mode.decrypt_in_place(iv, &mut data).map_err(text)?;
        }
        "cmac" => {
            let mode = Cmac::<C>::from_cipher(cipher);
            mode.mac(msg, &mut got).map_err(text)?;
            same("tag", &got, tag)?;
            mode.verify(msg, tag).map_err(text)?;
        }
        "gmac" => {
            let mode = Gmac::<C>::from_cipher(cipher);
            mode.mac(msg, &mut got).map_err(text)?;
            same("tag", &got, tag)?;
            mode.verify(msg, tag).map_err(text)?;
        }
        "gcm" => {
            let mode = StandardGcmWithUnboundNonce::<C>::from_cipher(cipher);
            mode.encrypt_detached(iv, &test.aad, &mut data, &mut got).map_err(text)?;
            same("ciphertext", &data, ct)?;
            same("tag", &got, tag)?;
            mode.decrypt_detached(iv, &test.aad, &mut data, tag).map_err(text)?;
        }
        "ccm" => {
            let mode = Ccm::<C>::from_cipher(cipher);
            let n_b = test.nb.ok_or("no N_B")?;
            if (Ccm::<C>::TAG_BYTES, Ccm::<C>::LENGTH_BYTES) == (tag.len(), n_b) {
                mode.encrypt_detached(iv, &test.aad, &mut data, &mut got).map_err(text)?;
                same("sealed", &[data.as_slice(), &got].concat(), &[ct, tag].concat())?;
                mode.decrypt_detached(iv, &test.aad, &mut data, tag).map_err(text)?;
            }
            data.copy_from_slice(msg);
            let mode = mode.with_parameters(tag.len(), n_b).map_err(text)?;
            mode.encrypt_detached(iv, &test.aad, &mut data, &mut got).map_err(text)?;
            same("sealed", &[data.as_slice(), &got].concat(), &[ct, tag].concat())?;
            mode.decrypt_detached(iv, &test.aad, &mut data, tag).map_err(text)?;
        }
        "kw" => {
            let mode = Kw::<C>::from_cipher(cipher);
            same("wrapped", &mode.wrap(msg).map_err(text)?, ct)?;
            data = mode.unwrap(ct).map_err(text)?;
        }
        "kwp" => {
            let mode = KwPadded::<C>::from_cipher(cipher);
            same("wrapped", &mode.wrap(msg).map_err(text)?, ct)?;
            data = mode.unwrap(ct).map_err(text)?;
        }
        _ => return Err("unknown mode".into()),
    }
    same("decrypted", &data, msg)
}

fn cms(level: Level, test: &Test) -> Result<(), String> {
    let key = test.key.as_slice().try_into().map_err(|_| "length of the key")?;
    let (mode, text) = (CmsKeyWrap::with_level(key, level).expect("available"), |error: Error| error.to_string());
    let (iv, ct) = (test.iv.as_deref().unwrap_or_default(), test.ct.as_deref().unwrap_or_default());
    same("wrapped", &mode.wrap(iv, &test.msg).map_err(text)?, ct)?;
    same("unwrapped", &mode.unwrap(ct).map_err(text)?, &test.msg)
}

#[test]
fn known_answers_on_every_level() {
    let mut modes = std::collections::BTreeMap::new();
    let files = vector_files().expect("embedded files parse");
    let (_, file) = files.iter().find(|(name, _)| *name == "kalyna.json").expect("it is embedded");
    for level in Level::available() {
        for group in &file.test_groups {
            let check: fn(&str, Level, &Test) -> Result<(), String> = match group.cipher.as_str() {
                _ if group.mode == "uawrap" => |_, level, test| cms(level, test),
                "kalyna-128/128" => known::<Kalyna128_128>,
                "kalyna-128/256" => known::<Kalyna128_256>,
                "kalyna-256/256" => known::<Kalyna256_256>,
                "kalyna-256/512" => known::<Kalyna256_512>,
                "kalyna-512/512" => known::<Kalyna512_512>,
                other => panic!("{other}"),
            };
            for test in &group.tests {
                check(&group.mode, level, test)
                    .unwrap_or_else(|e| panic!("{} {} {} at {level}: {e}", group.cipher, group.mode, test.id));
                *modes.entry(group.mode.as_str()).or_insert(0) += 1;
            }
        }
    }
    let known = ["cbc", "ccm", "cfb", "cmac", "ctr", "ecb", "gcm", "gmac", "kw", "kwp", "ofb", "uawrap", "xts"];
    assert!(modes.keys().eq(known.iter()), "{modes:?}");
}

// All lengths, compared with literal transcriptions.

/// Passes a message of every length, an initialisation vector, and the reference cipher.
fn against_plain<C: Kalyna>(mut check: impl FnMut(&dyn BlockCipher, &[u8], &[u8])) {
    let plain = plain_cipher::<C>();
    for bytes in lengths(block::<C>()) {
        check(&*plain, &stream(&bytes.to_le_bytes(), block::<C>()), &stream(b"message", bytes));
    }
}

fn levels<C: Kalyna>() -> Vec<Cipher<C::Standard>> {
    Level::available().map(|level| with::<C>(&key::<C>(), level)).collect()
}

fn streams_of_gamma<C: Kalyna>() {
    against_plain::<C>(|plain, iv, message| {
        let (ctr, ofb) = (plain::ctr(plain, iv, message), plain::ofb(plain, iv, message));
        for cipher in levels::<C>() {
            let mut data = message.to_vec();
            Ctr::<C>::from_cipher(cipher.clone()).apply(iv, &mut data).expect("lengths are valid");
            assert_eq!(data, ctr, "{cipher:?} {}", message.len());
            data.copy_from_slice(message);
            Ofb::<C>::from_cipher(cipher.clone()).apply(iv, &mut data).expect("lengths are valid");
            assert_eq!(data, ofb, "{cipher:?} {}", message.len());
        }
    });
}

#[test]
fn gamma_of_every_length() {
    every_variant!(streams_of_gamma());
}

fn chained<C: Kalyna>() {
    let n = block::<C>();
    against_plain::<C>(|plain, iv, message| {
        let padded = plain::cbc(plain, iv, &plain::padded(message, n));
        let count = n - message.len() % n;
        let pkcs7 = plain::cbc(plain, iv, &[message, &vec![count as u8; count]].concat());
        for cipher in levels::<C>() {
            let cbc = Cbc::<C>::from_cipher(cipher);
            for (padding, want) in [(Padding::OneZeros, &padded), (Padding::Pkcs7, &pkcs7)] {
                assert_eq!(cbc.encrypt(iv, padding, message).as_ref(), Ok(want), "{cbc:?} {}", message.len());
                assert_eq!(cbc.decrypt(iv, padding, want).as_deref(), Ok(message), "{cbc:?} {}", message.len());
            }
            let mut data = message.to_vec();
            let outcome = cbc.encrypt_in_place(iv, &mut data);
            if message.len() % n == 0 {
                assert_eq!((outcome, &data), (Ok(()), &plain::cbc(plain, iv, message)));
                cbc.decrypt_in_place(iv, &mut data).expect("whole blocks");
            } else {
                let partial = Error::PartialBlock { block: n, got: message.len() };
                assert_eq!(outcome.as_ref(), Err(&partial));
                assert_eq!(cbc.decrypt_in_place(iv, &mut data).as_ref(), Err(&partial));
                assert_eq!(
                    cbc.decrypt(iv, Padding::OneZeros, message).err(),
                    Some(Error::PartialBlock { block: n, got: message.len() % n })
                );
                assert!(cbc.encrypt(iv, Padding::None, message).is_err());
            }
            assert_eq!(data, message);
        }
    });
}

#[test]
fn cbc_of_every_length() {
    every_variant!(chained());
}

fn feedback<C: Kalyna>() {
    against_plain::<C>(|plain, iv, message| {
        for q in [1, 8, 16, 32, 64].into_iter().filter(|q| *q <= block::<C>()) {
            let want = plain::cfb(plain, iv, q, message);
            for cipher in levels::<C>() {
                let (cfb, mut data) = (Cfb::<C>::from_cipher(cipher), message.to_vec());
                cfb.encrypt_in_place(iv, q, &mut data).expect("lengths are valid");
                assert_eq!(data, want, "{cfb:?} {q} {}", message.len());
                cfb.decrypt_in_place(iv, q, &mut data).expect("lengths are valid");
                assert_eq!(data, message, "{cfb:?} {q} {}", message.len());
            }
        }
    });
}

#[test]
fn cfb_of_every_length() {
    every_variant!(feedback());
}

fn codes<C: Kalyna>() {
    against_plain::<C>(|plain, _, message| {
        let cmac = (!message.is_empty()).then(|| plain::cmac(plain, message));
        let gmac = (!message.is_empty()).then(|| reference::dstu7624::gmac(plain, message));
        for cipher in levels::<C>() {
            let (mut one, mut two) = (vec![0; block::<C>()], vec![0; block::<C>()]);
            let outcome = Cmac::<C>::from_cipher(cipher.clone()).mac(message, &mut one);
            assert_eq!(outcome.map(|()| one), cmac.clone().ok_or(Error::Empty), "{cipher:?} {}", message.len());
            let outcome = Gmac::<C>::from_cipher(cipher.clone()).mac(message, &mut two);
            assert_eq!(outcome.map(|()| two), gmac.clone().ok_or(Error::Empty), "{cipher:?} {}", message.len());
        }
    });
}

#[test]
fn codes_of_every_length() {
    every_variant!(codes());
}

fn indexed<C: Kalyna>() {
    let n = block::<C>();
    against_plain::<C>(|plain, iv, message| {
        let want = (message.len() >= n).then(|| plain::xts(plain, iv, message));
        for cipher in levels::<C>() {
            let (xts, mut data) = (Xts::<C>::from_cipher(cipher), message.to_vec());
            let outcome = xts.encrypt_in_place(iv, &mut data);
            if let Some(want) = &want {
                assert_eq!((outcome, &data), (Ok(()), want), "{xts:?} {}", message.len());
                xts.decrypt_in_place(iv, &mut data).expect("long enough");
            } else {
                let (what, allowed) = ("message length", "at least one block");
                let error = Error::Parameter { what, allowed, got: message.len() as u64 };
                assert_eq!((outcome, xts.decrypt_in_place(iv, &mut data)), (Err(error.clone()), Err(error)));
            }
            assert_eq!(data, message, "{xts:?}");
        }
    });
}

#[test]
fn xts_of_every_length() {
    every_variant!(indexed());
}

fn ccm_lengths<C: Kalyna>() {
    let n = block::<C>();
    let plain = plain_cipher::<C>();
    let aads = [0, 1, n - 5, n - 4, n - 3, n - 1, n, n + 1, 3 * n + 2];
    for (i, bytes) in lengths(n).into_iter().enumerate() {
        let aad = stream(b"aad", aads[i % aads.len()]);
        let (nonce, message) = (stream(&i.to_le_bytes(), n), stream(b"message", bytes));
        let tag = [8, 16, 32, 48, 64].into_iter().filter(|tag| *tag <= n).nth(i % 2).unwrap_or(n);
        let n_b = 3 + i % 6;
        let (want, want_tag) = plain::ccm(&*plain, &nonce, &aad, &message, tag, n_b);
        for cipher in levels::<C>() {
            let ccm = Ccm::<C>::from_cipher(cipher).with_parameters(tag, n_b).expect("they are right");
            let (mut data, mut got) = (message.clone(), vec![0; tag]);
            let outcome = ccm.encrypt_detached(&nonce, &aad, &mut data, &mut got);
            if bytes == 0 {
                assert_eq!(outcome, Err(Error::Empty));
                assert_eq!(ccm.decrypt_detached(&nonce, &aad, &mut data, &got), Err(Error::Empty));
                continue;
            }
            assert_eq!((outcome, &data, &got), (Ok(()), &want, &want_tag), "{ccm:?} {bytes} {}", aad.len());
            ccm.decrypt_detached(&nonce, &aad, &mut data, &got).expect("authentic");
            assert_eq!(data, message, "{ccm:?}");
        }
    }
}

#[test]
fn ccm_of_every_length() {
    every_variant!(ccm_lengths());
}

fn wrapped_lengths<C: Kalyna>() {
    let (n, plain) = (block::<C>(), plain_cipher::<C>());
    // With more than 20 blocks, the step number needs a second byte.
    for bytes in (0..=4 * n + 1).chain([50 * n, 50 * n + 1, 50 * n + n / 2, 51 * n - 1]) {
        let message = stream(b"key that is wrapped", bytes);
        let padded = bytes > n && bytes % n != 0;
        let one = (bytes > 0 && bytes % n == 0).then(|| plain::kw(&*plain, &message));
        let two = padded.then(|| plain::kw_padded(&*plain, &message));
        for cipher in levels::<C>() {
            let (kw, kw_padded) = (Kw::<C>::from_cipher(cipher.clone()), KwPadded::<C>::from_cipher(cipher));
            match &one {
                Some(want) => {
                    assert_eq!(kw.wrap(&message).as_ref(), Ok(want), "{kw:?} {bytes}");
                    assert_eq!(kw.unwrap(want).as_ref(), Ok(&message), "{kw:?} {bytes}");
                    assert_eq!(plain::kw_peeled(&*plain, want), [message.as_slice(), &vec![0; n]].concat());
                }
                None if bytes == 0 => assert_eq!(kw.wrap(&message), Err(no_key("one or more whole blocks"))),
                None => {
                    let partial = Error::PartialBlock { block: n, got: bytes };
                    assert_eq!((kw.wrap(&message), kw.unwrap(&message)), (Err(partial.clone()), Err(partial)));
                }
            }
            match &two {
                Some(want) => {
                    assert_eq!(kw_padded.wrap(&message).as_ref(), Ok(want), "{kw_padded:?} {bytes}");
                    assert_eq!(kw_padded.unwrap(want).as_ref(), Ok(&message), "{kw_padded:?} {bytes}");
                }
                None => assert!(matches!(kw_padded.wrap(&message), Err(Error::Parameter { .. })), "{bytes}"),
            }
        }
    }
}

#[test]
fn keys_of_every_length_are_wrapped() {
    every_variant!(wrapped_lengths());
}

// Pieces.

/// Returns the output of a stream that appends to a vector, piece by piece.
fn collected(message: &[u8], seed: usize, mut update: impl FnMut(&[u8], &mut Vec<u8>)) -> Vec<u8> {
    let mut out = Vec::new();
    pieces(message, seed).into_iter().for_each(|piece| update(piece, &mut out));
    out
}

fn ended(mut stream: CbcStream, message: &[u8], seed: usize) -> Result<Vec<u8>, Error> {
    let mut out = collected(message, seed, |piece, out| stream.update(piece, out));
    stream.finish(&mut out).map(|()| out)
}

fn cut<C: Kalyna>(level: Level) {
    let (n, cipher) = (block::<C>(), with::<C>(&key::<C>(), level));
    let iv = stream(b"iv", n);
    let (ctr, ofb) = (Ctr::<C>::from_cipher(cipher.clone()), Ofb::<C>::from_cipher(cipher.clone()));
    let (cbc, cfb) = (Cbc::<C>::from_cipher(cipher.clone()), Cfb::<C>::from_cipher(cipher.clone()));
    let (cmac, gmac) = (Cmac::<C>::from_cipher(cipher.clone()), Gmac::<C>::from_cipher(cipher.clone()));
    let gcm = Gcm::<C>::from_cipher(cipher.clone());
    let standard = StandardGcmWithUnboundNonce::<C>::from_cipher(cipher);
    for (message, seed) in cuts(n) {
        let at = || format!("{} {level} {} {seed}", name::<C>(), message.len());
        let (mut whole, mut cut) = (message.clone(), message.clone());
        ctr.apply(&iv, &mut whole).expect("lengths are valid");
        let mut stream = ctr.start(&iv).expect("lengths are valid");
        let mut left = cut.as_mut_slice();
        for piece in pieces(&message, seed) {
            let (now, rest) = left.split_at_mut(piece.len());
            stream.apply(now).expect("the counter goes that far");
            left = rest;
        }
        assert_eq!(cut, whole, "ctr {}", at());

        ofb.apply(&iv, &mut whole).expect("lengths are valid");
        let mut stream = ofb.start(&iv).expect("lengths are valid");
        let mut left = cut.as_mut_slice();
        for piece in pieces(&message, seed) {
            let (now, rest) = left.split_at_mut(piece.len());
            stream.apply(now).expect("it has no end");
            left = rest;
        }
        assert_eq!(cut, whole, "ofb {}", at());

        for padding in [Padding::None, Padding::OneZeros, Padding::Pkcs7] {
            let whole = cbc.encrypt(&iv, padding, &message);
            let start = cbc.start_encryption(&iv, padding).expect("lengths are valid");
            assert_eq!(ended(start, &message, seed), whole, "cbc {}", at());
            if let Ok(whole) = &whole {
                let start = cbc.start_decryption(&iv, padding).expect("lengths are valid");
                assert_eq!(ended(start, whole, seed).as_ref(), Ok(&message), "cbc {}", at());
            }
        }

        for q in [1, 8, n].into_iter().filter(|q| *q > 1 || message.len() < 4000) {
            let mut whole = message.clone();
            cfb.encrypt_in_place(&iv, q, &mut whole).expect("lengths are valid");
            let mut stream = cfb.start_encryption(&iv, q).expect("lengths are valid");
            let mut out = collected(&message, seed, |piece, out| stream.update(piece, out));
            stream.finish(&mut out);
            assert_eq!(out, whole, "cfb {q} {}", at());
            let mut stream = cfb.start_decryption(&iv, q).expect("lengths are valid");
            let mut out = collected(&whole, seed, |piece, out| stream.update(piece, out));
            stream.finish(&mut out);
            assert_eq!(out, message, "cfb {q} {}", at());
        }

        let (mut whole, mut cut) = (vec![0; n], vec![0; n]);
        let outcome = cmac.mac(&message, &mut whole);
        let (mut stream, mut verifier) = (cmac.start(), cmac.start());
        pieces(&message, seed).into_iter().for_each(|piece| stream.update(piece));
        assert_eq!((stream.finish(&mut cut), &cut), (outcome.clone(), &whole), "cmac {}", at());
        pieces(&message, seed).into_iter().for_each(|piece| verifier.update(piece));
        assert_eq!(verifier.verify(&whole), outcome, "cmac {}", at());
        let outcome = gmac.mac(&message, &mut whole);
        let (mut stream, mut verifier) = (gmac.start(), gmac.start());
        pieces(&message, seed).into_iter().for_each(|piece| stream.update(piece).expect("not that long"));
        assert_eq!((stream.finish(&mut cut), &cut), (outcome.clone(), &whole), "gmac {}", at());
        pieces(&message, seed).into_iter().for_each(|piece| verifier.update(piece).expect("not that long"));
        assert_eq!(verifier.verify(&whole), outcome, "gmac {}", at());

        for bound in [true, false] {
            cut_gcm(&gcm, &standard, &iv, &message, seed, bound, &at());
        }
    }
}

fn cut_gcm<C: Kalyna>(
    gcm: &Gcm<C>,
    standard: &StandardGcmWithUnboundNonce<C>,
    iv: &[u8],
    message: &[u8],
    seed: usize,
    bound: bool,
    at: &str,
) {
    let (aad, mut whole, mut tag) = (&b"some data"[..seed % 10], message.to_vec(), vec![0; block::<C>()]);
    let outcome = if bound {
        gcm.encrypt_detached(iv, aad, &mut whole, &mut tag)
    } else {
        standard.encrypt_detached(iv, aad, &mut whole, &mut tag)
    };
    let start = if bound { gcm.start_encryption(iv, aad) } else { standard.start_encryption(iv, aad) };
    let mut encryptor = start.expect("lengths are valid");
    let (mut out, mut got) = (message.to_vec(), vec![0; tag.len()]);
    let mut left = out.as_mut_slice();
    for piece in pieces(message, seed) {
        let (now, rest) = left.split_at_mut(piece.len());
        encryptor.update(now).expect("not that long");
        left = rest;
    }
    assert_eq!((encryptor.finish(&mut got), &out, &got), (outcome.clone(), &whole, &tag), "gcm {at}");
    for change in [0, 1] {
        let start = if bound {
            gcm.start_unverified_decryption(iv, aad)
        } else {
            standard.start_unverified_decryption(iv, aad)
        };
        let (mut decryptor, mut out) = (start.expect("lengths are valid"), whole.clone());
        let mut left = out.as_mut_slice();
        for piece in pieces(message, seed) {
            let (now, rest) = left.split_at_mut(piece.len());
            decryptor.update(now).expect("not that long");
            left = rest;
        }
        assert_eq!(out, message, "gcm {at}");
        tag[seed % block::<C>()] ^= change;
        let refused = if outcome.is_ok() && change == 1 { Err(Error::NotAuthentic) } else { outcome.clone() };
        assert_eq!(decryptor.verify(&tag), refused, "gcm {at}");
    }
}

#[test]
fn any_cut_gives_the_same() {
    for level in Level::available() {
        every_variant!(cut(level));
    }
}

fn sought<C: Kalyna>() {
    let (n, cipher) = (block::<C>(), with::<C>(&key::<C>(), Level::active()));
    let (ctr, iv) = (Ctr::<C>::from_cipher(cipher), stream(b"iv", n));
    let mut whole = vec![0; 3000];
    ctr.apply(&iv, &mut whole).expect("lengths are valid");
    let mut stream = ctr.start(&iv).expect("lengths are valid");
    for place in (0..200).chain([2999, 3000, 17, 1024]) {
        stream.seek(place as u64).expect("the counter goes that far");
        assert_eq!(stream.position(), place as u128);
        let mut part = vec![0; whole.len() - place];
        let from = part.len() / 3;
        stream.apply(&mut part[..from]).expect("the counter goes that far");
        stream.apply(&mut part[from..]).expect("the counter goes that far");
        assert_eq!(part, whole[place..], "{place}");
    }
    // Seek far away and process one block at a time, where the counter is s + place / n + 1 as a
    // number.
    let place = u64::MAX / 3;
    stream.seek(place).expect("the counter goes that far");
    let mut got = vec![0; 2 * n];
    stream.apply(&mut got).expect("the counter goes that far");
    let plain = plain_cipher::<C>();
    let counter = plain::encrypted(&*plain, &iv);
    let blocks = (0..3).flat_map(|i| {
        let (mut counter, mut carry) = (counter.clone(), u128::from(place / n as u64) + 1 + i);
        for byte in &mut counter {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
        plain::encrypted(&*plain, &counter)
    });
    let want: Vec<u8> = blocks.skip((place % n as u64) as usize).take(got.len()).collect();
    assert_eq!(got, want);
}

#[test]
fn gamma_from_any_place() {
    every_variant!(sought());
}

// Rejected input.

fn refused<C: Kalyna>() {
    let (n, cipher) = (block::<C>(), with::<C>(&key::<C>(), Level::active()));
    let (iv, message) = (stream(b"iv", n), stream(b"message", 2 * n + 3));
    let wrong = |got: usize| Error::NonceLength { expected: n, got };
    for bad in [0, n - 1, n + 1] {
        let (bad, mut data, mut tag) = (vec![0; bad], message.clone(), vec![0; n]);
        let error = wrong(bad.len());
        let (ctr, ofb) = (Ctr::<C>::from_cipher(cipher.clone()), Ofb::<C>::from_cipher(cipher.clone()));
        assert_eq!(ctr.apply(&bad, &mut data), Err(error.clone()));
        assert_eq!(ofb.apply(&bad, &mut data), Err(error.clone()));
        assert_eq!(Cfb::<C>::from_cipher(cipher.clone()).encrypt_in_place(&bad, n, &mut data), Err(error.clone()));
        assert_eq!(Cbc::<C>::from_cipher(cipher.clone()).encrypt_in_place(&bad, &mut data[..n]), Err(error.clone()));
        assert_eq!(Xts::<C>::from_cipher(cipher.clone()).encrypt_in_place(&bad, &mut data), Err(error.clone()));
        let ccm = Ccm::<C>::from_cipher(cipher.clone());
        let tag = &mut tag[..Ccm::<C>::TAG_BYTES];
        assert_eq!(ccm.encrypt_detached(&bad, &[], &mut data, tag), Err(error.clone()));
        assert_eq!(Gcm::<C>::from_cipher(cipher.clone()).start_encryption(&bad, &[]).err(), Some(error));
        assert_eq!(data, message, "something was written");
    }
    let cfb = Cfb::<C>::from_cipher(cipher.clone());
    for q in (0..200).filter(|q| ![1, 8, 16, 32, 64].contains(q) || *q > n) {
        assert!(matches!(cfb.start_encryption(&iv, q), Err(Error::Parameter { what: "segment", .. })), "{q}");
    }
    let ccm = Ccm::<C>::from_cipher(cipher.clone());
    for tag in (0..200).filter(|tag| ![8, 16, 32, 48, 64].contains(tag) || *tag > n) {
        assert!(matches!(ccm.with_parameters(tag, 4), Err(Error::Parameter { .. })), "{tag}");
    }
    for n_b in [0, 9, 100] {
        assert!(matches!(ccm.with_parameters(8, n_b), Err(Error::Parameter { what: "N_B", .. })), "{n_b}");
    }
    // A message that is longer than its length field allows.
    let short = ccm.with_parameters(8, 1).expect("they are right");
    let mut tag = [0; 8];
    let too_long = Error::TooLong { max: 255, got: 256 };
    assert_eq!(short.encrypt_detached(&iv, &[], &mut [0; 256], &mut tag).as_ref(), Err(&too_long));
    assert_eq!(short.encrypt_detached(&iv, &[0; 256], &mut [0; 1], &mut tag).as_ref(), Err(&too_long));
    assert_eq!(short.encrypt_detached(&iv, &[0; 255], &mut [0; 255], &mut tag), Ok(()));

    let (cmac, gmac) = (Cmac::<C>::from_cipher(cipher.clone()), Gmac::<C>::from_cipher(cipher));
    let (mut one, mut two) = (vec![0; n], vec![0; n]);
    cmac.mac(&message, &mut one).expect("lengths are valid");
    gmac.mac(&message, &mut two).expect("lengths are valid");
    for bytes in 0..n + 3 {
        let mut tag = vec![0; bytes];
        let error = Error::TagLength { min: 8, max: n, got: bytes };
        if !(8..=n).contains(&bytes) {
            assert_eq!(cmac.mac(&message, &mut tag).as_ref(), Err(&error));
            assert_eq!(gmac.mac(&message, &mut tag).as_ref(), Err(&error));
            assert_eq!((cmac.verify(&message, &tag), gmac.verify(&message, &tag)), (Err(error.clone()), Err(error)));
            continue;
        }
        // A truncated tag is just the beginning of the full one.
        for (whole, mac) in [(&one, 0), (&two, 1)] {
            let verify = |message: &[u8], tag: &[u8]| {
                if mac == 0 { cmac.verify(message, tag) } else { gmac.verify(message, tag) }
            };
            if mac == 0 { cmac.mac(&message, &mut tag) } else { gmac.mac(&message, &mut tag) }.expect("it is allowed");
            assert_eq!(tag, whole[..bytes]);
            assert_eq!(verify(&message, &tag), Ok(()));
            for bit in 0..8 * bytes {
                tag[bit / 8] ^= 1 << (bit % 8);
                assert_eq!(verify(&message, &tag), Err(Error::NotAuthentic), "{bit}");
                tag[bit / 8] ^= 1 << (bit % 8);
            }
            assert_eq!(verify(&message[1..], &tag), Err(Error::NotAuthentic));
            assert_eq!(verify(&[], &tag), Err(Error::Empty));
        }
    }
}

#[test]
fn wrong_lengths_are_refused() {
    every_variant!(refused());
}

fn flipped<C: Kalyna>() {
    let (n, cipher) = (block::<C>(), with::<C>(&key::<C>(), Level::active()));
    let flip = |data: &mut [u8], bit: usize| data[bit / 8] ^= 1 << (bit % 8);
    let (ccm, nonce, aad) = (Ccm::<C>::from_cipher(cipher.clone()), stream(b"nonce", n), stream(b"aad", n + 1));
    let message = stream(b"message", 2 * n + 3);
    let mut sealed = ccm.seal(&nonce, &aad, &message).expect("lengths are valid");
    for bit in 0..8 * sealed.len() {
        flip(&mut sealed, bit);
        assert_eq!(ccm.open(&nonce, &aad, &sealed), Err(Error::NotAuthentic), "{bit}");
        flip(&mut sealed, bit);
    }
    for bit in 0..8 * n {
        let (mut nonce, mut aad) = (nonce.clone(), aad.clone());
        flip(&mut aad, bit);
        assert_eq!(ccm.open(&nonce, &aad, &sealed), Err(Error::NotAuthentic), "{bit}");
        flip(&mut aad, bit);
        flip(&mut nonce, bit);
        assert_eq!(ccm.open(&nonce, &aad, &sealed), Err(Error::NotAuthentic), "{bit}");
    }
    assert_eq!(ccm.open(&nonce, &aad[1..], &sealed), Err(Error::NotAuthentic));
    assert_eq!(ccm.open(&nonce, &aad, &sealed[1..]), Err(Error::NotAuthentic));
    assert_eq!(ccm.open(&nonce, &aad, &sealed[..Ccm::<C>::TAG_BYTES - 1]), Err(Error::NotAuthentic));
    // No plaintext is returned.
    let (data, tag) = sealed.split_at_mut(message.len());
    let before = data.to_vec();
    tag[0] ^= 1;
    assert_eq!(ccm.decrypt_detached(&nonce, &aad, data, tag), Err(Error::NotAuthentic));
    assert_eq!(data, before);
    tag[0] ^= 1;
    assert_eq!(ccm.open(&nonce, &aad, &sealed), Ok(message));

    let (kw, padded) = (Kw::<C>::from_cipher(cipher.clone()), KwPadded::<C>::from_cipher(cipher));
    let mut wrapped = kw.wrap(&aad[..n]).expect("one block");
    let mut wrapped_padded = padded.wrap(&aad).expect("one block and a byte");
    assert_ne!(kw.unwrap(&wrapped_padded), Ok(aad.clone()), "one form is not the other");
    assert_eq!(padded.unwrap(&wrapped), Err(Error::NotAuthentic));
    for bit in 0..8 * wrapped.len() {
        flip(&mut wrapped, bit);
        assert_eq!(kw.unwrap(&wrapped), Err(Error::NotAuthentic), "{bit}");
        flip(&mut wrapped, bit);
    }
    for bit in 0..8 * wrapped_padded.len() {
        flip(&mut wrapped_padded, bit);
        assert_eq!(padded.unwrap(&wrapped_padded), Err(Error::NotAuthentic), "{bit}");
        flip(&mut wrapped_padded, bit);
    }
    for bytes in [0, n] {
        assert_eq!(kw.unwrap(&wrapped[..bytes]), Err(Error::NotAuthentic));
        assert_eq!(padded.unwrap(&wrapped[..bytes]), Err(Error::NotAuthentic));
    }
    assert_eq!((kw.unwrap(&wrapped), padded.unwrap(&wrapped_padded)), (Ok(aad[..n].to_vec()), Ok(aad.clone())));

    // Invalid padding or an invalid length, which only someone who has the key can create.
    let make = |message: &[u8]| kw.wrap(message).expect("whole blocks");
    let bits = |bytes: u64, fill: u8| {
        let mut length = (8 * bytes).to_le_bytes().to_vec();
        length.resize(n / 2, fill);
        length
    };
    let tail = |length: Vec<u8>, last: u8| {
        let mut message = [&aad[..], &length, &[last]].concat();
        message.resize(2 * n, 0);
        message
    };
    assert_eq!(padded.unwrap(&make(&tail(bits(n as u64 + 1, 0), 0x80))), Ok(aad.clone()));
    assert_eq!(padded.unwrap(&make(&tail(bits(n as u64 + 1, 0), 0xc0))), Err(Error::NotAuthentic));
    assert_eq!(padded.unwrap(&make(&tail(bits(n as u64 + 2, 0), 0x80))), Err(Error::NotAuthentic));
    if n > 16 {
        assert_eq!(padded.unwrap(&make(&tail(bits(n as u64 + 1, 1), 0x80))), Err(Error::NotAuthentic));
    }
    assert_eq!(padded.unwrap(&make(&vec![0; 2 * n])), Err(Error::NotAuthentic));
    let mut nothing = vec![0; n];
    nothing[0] = 0x80;
    assert_eq!(padded.unwrap(&make(&nothing)), Err(Error::NotAuthentic));
}

#[test]
fn flipped_bits_are_refused() {
    every_variant!(flipped());
}

/// Returns the error for an empty key.
fn no_key(allowed: &'static str) -> Error {
    Error::Parameter { what: "length of the key to wrap", allowed, got: 0 }
}

#[test]
fn content_keys_of_every_length() {
    let plain = plain_cipher::<Kalyna256_256>();
    let (wrap, iv) = (CmsKeyWrap::new_from_slice(&key::<Kalyna256_256>()).expect("its length"), stream(b"iv", 32));
    let outer = wrap.wrap(&iv, &[1]).expect("a byte");
    assert_eq!(wrap.wrap(&iv[1..], &[1]), Err(Error::NonceLength { expected: 32, got: 31 }));
    assert_eq!(
        (wrap.wrap(&iv, &[]), wrap.unwrap(&outer[1..])),
        (Err(no_key("at least one byte")), Err(Error::NotAuthentic))
    );
    // The published constant, as in the known answers.
    let fixed = base16ct::mixed::decode_vec("6973271D6E611D06616715046C65504C2020004F6D68011F65610C0C73734714")
        .expect("hexadecimal");
    for bytes in 1..=130 {
        let message = stream(b"content key", bytes);
        let inner = [message.as_slice(), &plain::cmac(&*plain, &message)].concat();
        let mut want = [iv.as_slice(), &plain::cfb(&*plain, &iv, 32, &inner)].concat();
        want.reverse();
        let mut want = plain::cfb(&*plain, &fixed, 32, &want);
        assert_eq!(wrap.wrap(&iv, &message).as_ref(), Ok(&want), "{bytes}");
        assert_eq!(wrap.unwrap(&want).as_ref(), Ok(&message), "{bytes}");
        for byte in 0..want.len() {
            want[byte] ^= 4;
            assert_eq!(wrap.unwrap(&want), Err(Error::NotAuthentic), "{bytes} {byte}");
            want[byte] ^= 4;
        }
    }
}

/// With the standard's full-block tags, the tag is the cipher itself, so three tags are enough to
/// compute a fourth. This verifies the warning in the documentation.
#[test]
fn a_whole_tag_of_cmac_is_forged() {
    let cmac = Cmac::<Kalyna256_256>::new(&[7; 32]);
    let tag = |blocks: &[[u8; 32]]| {
        let mut tag = [0; 32];
        cmac.mac(blocks.as_flattened(), &mut tag).expect("lengths are valid");
        tag
    };
    let sum = |a: [u8; 32], b: [u8; 32]| std::array::from_fn(|i| a[i] ^ b[i]);
    let (x, y) = ([1; 32], [2; 32]);
    let (e_zero, e_x) = (tag(&[[0; 32]; 2]), tag(&[[0; 32], x]));
    let forged = tag(&[[0; 32], sum(sum(e_x, y), e_zero)]);
    assert_eq!(cmac.verify([x, y].as_flattened(), &forged), Ok(()));
}

// Comparison with another implementation, as far as it goes: GCM and GMAC with full tags, CCM, and
// key wrap for a few blocks.

/// The output of another implementation for each mode. It is empty if that implementation doesn't
/// support the input.
type Other = fn(&[u8], &[u8], &[u8], &[u8]) -> Vec<(&'static str, Vec<u8>)>;

macro_rules! others {
    ($($other:ident: $ctr:ident $cbc:ident $cfb:ident $ofb:ident $xts:ident $cmac:ident $gmac:ident $gcm:ident $ccm:ident $kw:ident
       $kwp:ident;)*) => {$(
        fn $other(key: &[u8], iv: &[u8], aad: &[u8], message: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
            use dstu_core::hazmat as other;
            let (n, mut out) = (iv.len(), Vec::new());
            let (key, iv) = (key.try_into().expect("its length"), iv.try_into().expect("its length"));
            let mut give = |mode, outcome: Result<(), ()>, data: Vec<u8>| {
                if outcome.is_ok() {
                    out.push((mode, data));
                }
            };
            let mut data = message.to_vec();
            other::kalyna_ctr::$ctr::new(key, iv).apply_in_place(&mut data);
            give("ctr", Ok(()), data);
            let mut data = message.to_vec();
            other::kalyna_ofb::$ofb::new(key, iv).apply_in_place(&mut data);
            give("ofb", Ok(()), data);
            let mut data = message.to_vec();
            let outcome = other::kalyna_cbc::$cbc::new(key, iv).encrypt_in_place(&mut data);
            give("cbc", outcome.map_err(|_| ()), data);
            for (mode, q) in [("cfb-1", 1), ("cfb-8", 8), ("cfb-16", 16), ("cfb-32", 32), ("cfb-64", 64)] {
                if let Ok(mut cfb) = other::kalyna_cfb::$cfb::new(key, iv, q) {
                    let mut data = message.to_vec();
                    let outcome = cfb.encrypt_in_place(&mut data);
                    give(mode, outcome.map_err(|_| ()), data);
                }
            }
            let mut data = message.to_vec();
            let outcome = other::kalyna_xts::$xts::new(key).encrypt_in_place(iv, &mut data);
            give("xts", outcome.map_err(|_| ()), data);
            if let Ok(tag) = other::kalyna_cmac::$cmac::mac(key, message) {
                give("cmac", Ok(()), tag.to_vec());
            }
            if let Ok(tag) = other::kalyna_gmac::$gmac::mac(key, message) {
                give("gmac", Ok(()), tag.to_vec());
            }
            let mut data = vec![0; message.len()];
            if let Ok(tag) = other::kalyna_gcm::$gcm::new(key).encrypt(iv, aad, message, &mut data) {
                give("gcm", Ok(()), [data, tag.to_vec()].concat());
            }
            let mut data = message.to_vec();
            if let Ok(tag) = other::kalyna_ccm::$ccm::new(key).seal_in_place(iv, aad, &mut data) {
                give("ccm", Ok(()), [data, tag.to_vec()].concat());
            }
            let mut data = vec![0; message.len() + n];
            let outcome = other::kalyna_kw::$kw::wrap(key, message, &mut data);
            give("kw", outcome.map_err(|_| ()), data);
            let mut data = vec![0; other::kalyna_kw_p::$kwp::wrapped_len(message.len()).unwrap_or(0)];
            let outcome = other::kalyna_kw_p::$kwp::wrap(key, message, &mut data);
            give("kwp", outcome.map_err(|_| ()), data);
            out
        }
    )*};
}

others! {
    other_128_128: Kalyna128_128Ctr Kalyna128_128Cbc Kalyna128_128Cfb Kalyna128_128Ofb Kalyna128_128Xts Kalyna128_128Cmac
        Kalyna128_128Gmac Kalyna128_128Gcm Kalyna128_128Ccm Kalyna128_128Kw Kalyna128_128KwP;
    other_128_256: Kalyna128_256Ctr Kalyna128_256Cbc Kalyna128_256Cfb Kalyna128_256Ofb Kalyna128_256Xts Kalyna128_256Cmac
        Kalyna128_256Gmac Kalyna128_256Gcm Kalyna128_256Ccm Kalyna128_256Kw Kalyna128_256KwP;
    other_256_256: Kalyna256_256Ctr Kalyna256_256Cbc Kalyna256_256Cfb Kalyna256_256Ofb Kalyna256_256Xts Kalyna256_256Cmac
        Kalyna256_256Gmac Kalyna256_256Gcm Kalyna256_256Ccm Kalyna256_256Kw Kalyna256_256KwP;
    other_256_512: Kalyna256_512Ctr Kalyna256_512Cbc Kalyna256_512Cfb Kalyna256_512Ofb Kalyna256_512Xts Kalyna256_512Cmac
        Kalyna256_512Gmac Kalyna256_512Gcm Kalyna256_512Ccm Kalyna256_512Kw Kalyna256_512KwP;
    other_512_512: Kalyna512_512Ctr Kalyna512_512Cbc Kalyna512_512Cfb Kalyna512_512Ofb Kalyna512_512Xts Kalyna512_512Cmac
        Kalyna512_512Gmac Kalyna512_512Gcm Kalyna512_512Ccm Kalyna512_512Kw Kalyna512_512KwP;
}

/// Returns this library's output, or its error.
fn ours<C: Kalyna>(mode: &str, iv: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
    ours_with::<C>(&key::<C>(), mode, iv, aad, message)
}

fn ours_with<C: Kalyna>(key: &[u8], mode: &str, iv: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
    let (cipher, mut data) = (with::<C>(key, Level::active()), message.to_vec());
    let mut tag = vec![0; block::<C>()];
    match mode {
        "ctr" => Ctr::<C>::from_cipher(cipher).apply(iv, &mut data)?,
        "ofb" => Ofb::<C>::from_cipher(cipher).apply(iv, &mut data)?,
        "cbc" => Cbc::<C>::from_cipher(cipher).encrypt_in_place(iv, &mut data)?,
        "xts" => Xts::<C>::from_cipher(cipher).encrypt_in_place(iv, &mut data)?,
        "cmac" => {
            Cmac::<C>::from_cipher(cipher).mac(message, &mut tag[..16])?;
            return Ok(tag[..16].to_vec());
        }
        "gmac" => return Gmac::<C>::from_cipher(cipher).mac(message, &mut tag).map(|()| tag),
        "gcm" => {
            let gcm = StandardGcmWithUnboundNonce::<C>::from_cipher(cipher);
            gcm.encrypt_detached(iv, aad, &mut data, &mut tag)?;
            return Ok([data, tag].concat());
        }
        "ccm" => return Ccm::<C>::from_cipher(cipher).seal(iv, aad, message),
        "kw" => return Kw::<C>::from_cipher(cipher).wrap(message),
        "kwp" => return KwPadded::<C>::from_cipher(cipher).wrap(message),
        _ => {
            let q = mode.strip_prefix("cfb-").and_then(|q| q.parse().ok()).expect("no other mode");
            Cfb::<C>::from_cipher(cipher).encrypt_in_place(iv, q, &mut data)?;
        }
    }
    Ok(data)
}

fn agrees<C: Kalyna>(other: Other) {
    let (n, mut modes) = (block::<C>(), std::collections::BTreeMap::new());
    for bytes in (0..=4 * n + 1).chain([255, 256, 1000, 19 * n, 21 * n, 5000]) {
        for aad in [0, 1, n - 4, n, n + 3] {
            let (iv, message) = (stream(&bytes.to_le_bytes(), n), stream(b"message", bytes));
            let aad = stream(b"aad", aad);
            for (mode, want) in other(&key::<C>(), &iv, &aad, &message) {
                let got = ours::<C>(mode, &iv, &aad, &message);
                assert_eq!(got, Ok(want), "{} {mode} {bytes} {}", name::<C>(), aad.len());
                *modes.entry(mode).or_insert(0) += 1;
            }
        }
    }
    let many = modes.values().all(|count| *count >= 5);
    assert!(
        many && modes.len()
            == if n == 16 {
                13
            } else if n == 32 {
                14
            } else {
                15
            },
        "{modes:?}"
    );
}

#[test]
fn dstu_core_agrees() {
    agrees::<Kalyna128_128>(other_128_128);
    agrees::<Kalyna128_256>(other_128_256);
    agrees::<Kalyna256_256>(other_256_256);
    agrees::<Kalyna256_512>(other_256_512);
    agrees::<Kalyna512_512>(other_512_512);
}

// Inputs on which implementations disagree.

/// One such input, with each implementation's output.
struct Dispute {
    mode: String,
    iv: Vec<u8>,
    aad: Vec<u8>,
    message: Vec<u8>,
    recommended: String,
    results: serde_json::Map<String, Value>,
}

/// All of them use Kalyna-128/128 with the key 00 01 … 0f, 16-byte tags and N_B = 4.
fn disputes() -> Vec<Dispute> {
    let (_, text) = embedded().iter().find(|(name, _)| *name == "kalyna-disputed.json").expect("it is embedded");
    let file: Value = serde_json::from_str(text).expect("JSON");
    let tests = file["tests"].as_array().expect("a list");
    let disputes = tests.iter().map(|test| {
        let text = |name: &str| test[name].as_str().unwrap_or_default();
        let bytes = |name: &str| base16ct::mixed::decode_vec(text(name)).expect("hexadecimal");
        assert_eq!((text("variant"), bytes("key")), ("128/128", (0..16).collect()));
        let q = test["segment_bits"].as_u64().map_or(String::new(), |bits| format!("-{}", bits / 8));
        let iv = if bytes("iv").is_empty() { vec![0; 16] } else { bytes("iv") };
        Dispute {
            mode: text("mode").to_lowercase() + &q,
            iv,
            aad: bytes("aad"),
            message: bytes("plaintext"),
            recommended: text("recommended").to_owned(),
            results: test["results"].as_object().expect("by implementation").clone(),
        }
    });
    disputes.collect()
}

const DISPUTED_KEY: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

impl Dispute {
    /// Returns an implementation's output, or `None` if it rejected the input.
    fn output(&self, implementation: &str) -> Option<Vec<u8>> {
        base16ct::mixed::decode_vec(self.results[implementation].as_str().expect("a result").replace('|', "")).ok()
    }
}

#[test]
fn disputed_inputs_come_out_as_recommended() {
    let mut refused = 0;
    for dispute in disputes() {
        let Dispute { mode, iv, aad, message, recommended, .. } = &dispute;
        let got = ours_with::<Kalyna128_128>(&DISPUTED_KEY, mode, iv, aad, message);
        match recommended.as_str() {
            "reject" => {
                assert_eq!(got, Err(Error::Empty), "{mode}");
                refused += 1;
            }
            text => assert_eq!(
                got.map(|bytes| base16ct::lower::encode_string(&bytes)),
                Ok(text.replace('|', "")),
                "{mode} {}",
                message.len()
            ),
        }
    }
    assert_eq!(refused, 3);
}

#[test]
fn disputed_inputs_come_out_of_dstu_core_as_recorded() {
    for dispute in disputes() {
        let Dispute { mode, iv, aad, message, .. } = &dispute;
        let all = other_128_128(&DISPUTED_KEY, iv, aad, message);
        let got = all.iter().find(|(name, _)| name == mode).map(|(_, data)| data.clone());
        assert_eq!(got, dispute.output("dstu-core-0.7.0"), "{mode} {}", message.len());
    }
}

/// The legacy modes can decrypt legacy output. The standard's modes can only do so if both formats
/// are the same.
#[test]
fn disputed_outputs_of_uapki_are_read() {
    let cipher = || Kalyna128_128::new(&DISPUTED_KEY);
    let mut read = 0;
    for dispute in disputes() {
        let Dispute { mode, iv, aad, message, .. } = &dispute;
        let wrote = dispute.output("uapki-2.0.2").expect("it refuses nothing");
        let agreed = base16ct::lower::encode_string(&wrote) == dispute.recommended.replace('|', "");
        let (data, tag) = wrote.split_at(wrote.len().saturating_sub(16));
        let [mut one, mut two] = [data.to_vec(), data.to_vec()];
        let (standard, old) = match mode.as_str() {
            "gcm" => (
                StandardGcmWithUnboundNonce::<Kalyna128_128>::from_cipher(cipher())
                    .decrypt_detached(iv, aad, &mut one, tag)
                    .map(|()| one),
                uapki::Gcm::<Kalyna128_128>::from_cipher(cipher())
                    .decrypt_detached(iv, aad, &mut two, tag)
                    .map(|()| two),
            ),
            "gmac" => (
                Gmac::<Kalyna128_128>::from_cipher(cipher()).verify(message, tag).map(|()| message.clone()),
                uapki::Gmac::<Kalyna128_128>::from_cipher(cipher()).verify(message, tag).map(|()| message.clone()),
            ),
            "ccm" => (
                Ccm::<Kalyna128_128>::from_cipher(cipher()).decrypt_detached(iv, aad, &mut one, tag).map(|()| one),
                uapki::Ccm::<Kalyna128_128>::from_cipher(cipher())
                    .decrypt_detached(iv, aad, &mut two, tag)
                    .map(|()| two),
            ),
            "kw" => (
                Kw::<Kalyna128_128>::from_cipher(cipher()).unwrap(&wrote),
                uapki::Kw::<Kalyna128_128>::from_cipher(cipher()).unwrap(&wrote),
            ),
            "kwp" => (
                KwPadded::<Kalyna128_128>::from_cipher(cipher()).unwrap(&wrote),
                uapki::KwPadded::<Kalyna128_128>::from_cipher(cipher()).unwrap(&wrote),
            ),
            // The legacy rules only differ for CMAC of the empty message.
            _ => {
                assert!(agreed || dispute.recommended == "reject", "{mode}");
                continue;
            }
        };
        if dispute.recommended == "reject" && mode == "gcm" {
            assert_eq!((standard, old), (Err(Error::Empty), Err(Error::Empty)));
            continue;
        }
        assert_eq!(old.as_ref(), Ok(message), "{mode} {}", message.len());
        if mode.starts_with("kw") {
            let either = uapki::AnyKw::<Kalyna128_128>::from_cipher(cipher()).unwrap(&wrote);
            assert_eq!(either.as_ref(), Ok(message), "{mode} {}", message.len());
        }
        if agreed {
            assert_eq!(standard, old, "{mode} {}", message.len());
        } else {
            assert!(matches!(standard, Err(Error::NotAuthentic | Error::Empty)), "{mode} {}", message.len());
        }
        read += 1;
    }
    assert_eq!(read, 15);
}

fn older<C: Kalyna>() {
    let (n, plain, cipher) = (block::<C>(), plain_cipher::<C>(), with::<C>(&key::<C>(), Level::active()));
    let gcm = uapki::Gcm::<C>::from_cipher(cipher.clone());
    let gmac = uapki::Gmac::<C>::from_cipher(cipher.clone());
    let ccm = uapki::Ccm::<C>::from_cipher(cipher.clone());
    let kw = uapki::Kw::<C>::from_cipher(cipher.clone());
    let kw_padded = uapki::KwPadded::<C>::from_cipher(cipher.clone());
    let any_kw = uapki::AnyKw::<C>::from_cipher(cipher);
    for (i, bytes) in (0..=3 * n + 1).chain([255, 256, 1000, 22 * n, 22 * n + n / 2, 10_000]).enumerate() {
        let aad = stream(b"aad", [0, 1, n - 1, n, n + 1, n - 3, 300][i % 7]);
        let (iv, message) = (stream(&i.to_le_bytes(), n), stream(b"message", bytes));
        for change in [0, 1] {
            let (verdict, at) = (if change == 0 { Ok(()) } else { Err(Error::NotAuthentic) }, i % 8);
            let kept = |ciphertext: &Vec<u8>| if change == 0 { message.clone() } else { ciphertext.clone() };
            if !(aad.is_empty() && message.is_empty()) {
                let (ciphertext, mut tag) = plain::uapki::gcm(&*plain, &iv, &aad, &message);
                let mut data = ciphertext.clone();
                tag[at] ^= change;
                assert_eq!(gcm.decrypt_detached(&iv, &aad, &mut data, &tag), verdict, "{gcm:?} {bytes}");
                assert_eq!(data, kept(&ciphertext));
            }
            if !message.is_empty() {
                let mut tag = plain::uapki::gmac(&*plain, &message);
                tag[at] ^= change;
                assert_eq!(gmac.verify(&message, &tag), verdict, "{gmac:?} {bytes}");
            }
            let (tag_bytes, n_b) = (Ccm::<C>::TAG_BYTES, Ccm::<C>::LENGTH_BYTES);
            let (ciphertext, mut tag) = plain::uapki::ccm(&*plain, &iv, &aad, &message, tag_bytes, n_b);
            let mut data = ciphertext.clone();
            tag[at] ^= change;
            assert_eq!(ccm.decrypt_detached(&iv, &aad, &mut data, &tag), verdict, "{ccm:?} {bytes}");
            assert_eq!(data, kept(&ciphertext));
            let want = verdict.map(|()| message.clone());
            if bytes > 0 && bytes % n == 0 {
                let mut wrapped = plain::uapki::kw(&*plain, &message);
                wrapped[at] ^= change;
                assert_eq!(kw.unwrap(&wrapped), want, "{kw:?} {bytes}");
                assert_eq!(any_kw.unwrap(&wrapped), want, "{any_kw:?} {bytes}");
            }
            if bytes > n && bytes % n != 0 {
                let mut wrapped = plain::uapki::kw_padded(&*plain, &message);
                wrapped[at] ^= change;
                assert_eq!(kw_padded.unwrap(&wrapped), want, "{kw_padded:?} {bytes}");
                assert_eq!(any_kw.unwrap(&wrapped), want, "{any_kw:?} {bytes}");
            }
        }
    }
    assert_eq!(gcm.decrypt_detached(&vec![0; n], &[], &mut [], &vec![0; n]), Err(Error::Empty));
    assert_eq!(gmac.verify(&[], &vec![0; n]), Err(Error::Empty));
    let (short, wrong) = (Error::TagLength { min: 8, max: n, got: 7 }, Error::NonceLength { expected: n, got: 1 });
    assert_eq!(gmac.verify(&[1], &[0; 7]), Err(short.clone()));
    assert_eq!(gcm.decrypt_detached(&vec![0; n], &[], &mut [1], &[0; 7]), Err(short));
    assert_eq!(gcm.decrypt_detached(&[0], &[], &mut [1], &[0; 8]), Err(wrong.clone()));
    assert_eq!(ccm.decrypt_detached(&[0], &[], &mut [1], &[0; 8]), Err(wrong));
}

#[test]
fn older_rules_of_every_length() {
    every_variant!(older());
}
