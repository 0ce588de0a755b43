//! Tests the GOST 28147-89 modes at every level: known answers, all lengths and splits compared
//! with literal transcriptions of RFC 5830 and RFC 4357, key meshing at every edge, both ways to
//! process a single block, and rejected input.

use std::collections::BTreeMap;

use phalanx::gost28147::{CryptoProA, Dke1, Gost28147, NAMED_SETS, NamedSet, Sbox, Tc26Z};
use phalanx::hazmat::RawBlocks;
use phalanx::modes::Padding;
use phalanx::modes::gost28147::{AnySet, Cbc, Cfb, Cnt, Imit, ImitRules, KeyMeshing, KeyWrap, OneBlock};
use phalanx::reference::BlockCipher;
use phalanx::{Error, Level};
use phalanx_vectors::{Test, stream, vector_files};

const MESHINGS: [KeyMeshing; 2] = [KeyMeshing::None, KeyMeshing::CryptoPro];

fn rules(meshing: KeyMeshing, one_block: OneBlock) -> ImitRules {
    ImitRules { meshing, one_block }
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

/// Returns all splits of a short message into two pieces. A long message is split at section
/// boundaries and in a few other places.
fn all_cuts(bytes: usize) -> Vec<Vec<usize>> {
    if bytes < 40 {
        return (0..=bytes).map(|cut| vec![cut]).collect();
    }
    let edges = [1016, 1023, 1024, 1025, 1032, 2047, 2048, 2049, 3072];
    let random = |seed: u8| {
        let mut cuts: Vec<_> =
            stream(&[seed], 12).chunks(2).map(|x| (usize::from(x[0]) << 8 | usize::from(x[1])) % bytes).collect();
        cuts.sort_unstable();
        cuts
    };
    let one_edge = edges.iter().filter(|edge| **edge < bytes).map(|edge| vec![*edge]);
    one_edge.chain([edges.into_iter().filter(|edge| *edge < bytes).collect()]).chain((0..3).map(random)).collect()
}

/// The RFCs, block by block.
mod plain {
    use phalanx::reference::gost28147::Gost28147;

    use super::*;

    #[derive(Clone)]
    pub(super) struct Plain {
        cipher: Gost28147,
        key: Vec<u8>,
        sbox: Sbox,
    }

    fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
        a.iter().zip(b).map(|(a, b)| a ^ b).collect()
    }

    fn words(bytes: &[u8]) -> Vec<u32> {
        bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
    }

    impl Plain {
        pub(super) fn new(key: &[u8], sbox: &Sbox) -> Self {
            Self { cipher: Gost28147::new(key, sbox).expect("32 bytes"), key: key.to_vec(), sbox: *sbox }
        }

        fn e(&self, block: &[u8]) -> Vec<u8> {
            let mut out = block.to_vec();
            self.cipher.encrypt_block(&mut out);
            out
        }

        fn d(&self, block: &[u8]) -> Vec<u8> {
            let mut out = block.to_vec();
            self.cipher.decrypt_block(&mut out);
            out
        }

        /// RFC 4357, section 2.3.2: meshing after every 1024 bytes.
        fn mesh(&mut self) {
            let c = "6900722264C904238D3ADB9646E92AC418FEAC9400ED0712C086DCC2EF4CA92B";
            let c = base16ct::upper::decode_vec(c).expect("digits");
            let key: Vec<u8> = c.chunks(8).flat_map(|block| self.d(block)).collect();
            *self = Self::new(&key, &self.sbox);
        }

        /// Whether block `i` is the first one under a new key.
        fn meshes(i: usize, meshing: KeyMeshing) -> bool {
            meshing == KeyMeshing::CryptoPro && i > 0 && i.is_multiple_of(128)
        }

        pub(super) fn cnt(&self, iv: &[u8], meshing: KeyMeshing, data: &[u8]) -> Vec<u8> {
            let (mut c, mut state, mut out) = (self.clone(), self.e(iv), Vec::new());
            for (i, part) in data.chunks(8).enumerate() {
                if Self::meshes(i, meshing) {
                    c.mesh();
                    state = c.e(&state);
                }
                let n = words(&state);
                let n3 = n[0].wrapping_add(0x0101_0101);
                let (sum, over) = n[1].overflowing_add(0x0101_0104);
                state = [n3, sum + u32::from(over)].map(u32::to_le_bytes).concat();
                out.extend(xor(part, &c.e(&state)));
            }
            out
        }

        pub(super) fn cfb(&self, iv: &[u8], meshing: KeyMeshing, data: &[u8], decrypt: bool) -> Vec<u8> {
            let (mut c, mut register, mut out) = (self.clone(), iv.to_vec(), Vec::new());
            for (i, part) in data.chunks(8).enumerate() {
                if Self::meshes(i, meshing) {
                    c.mesh();
                    register = c.e(&register);
                }
                let sum = xor(part, &c.e(&register));
                register = if decrypt { part.to_vec() } else { sum.clone() };
                out.extend(sum);
            }
            out
        }

        pub(super) fn cbc(&self, iv: &[u8], meshing: KeyMeshing, blocks: &[u8]) -> Vec<u8> {
            let (mut c, mut register, mut out) = (self.clone(), iv.to_vec(), Vec::new());
            for (i, block) in blocks.chunks(8).enumerate() {
                if Self::meshes(i, meshing) {
                    c.mesh();
                    register = c.e(&register);
                }
                register = c.e(&xor(block, &register));
                out.extend(&register);
            }
            out
        }

        pub(super) fn imit(&self, start: &[u8], rules: ImitRules, message: &[u8]) -> Vec<u8> {
            let mut padded = message.to_vec();
            padded.resize(message.len().next_multiple_of(8), 0);
            if padded.len() == 8 && rules.one_block == OneBlock::AppendZeros {
                padded.resize(16, 0);
            }
            let (mut c, mut state) = (self.clone(), start.to_vec());
            for (i, block) in padded.chunks(8).enumerate() {
                if Self::meshes(i, rules.meshing) {
                    c.mesh();
                }
                state = xor(&state, block);
                c.cipher.mac_rounds(&mut state);
            }
            state[..4].to_vec()
        }

        pub(super) fn wrap_gost(&self, ukm: &[u8], key: &[u8]) -> Vec<u8> {
            let sealed: Vec<u8> = key.chunks(8).flat_map(|block| self.e(block)).collect();
            [ukm, &sealed, &self.imit(ukm, rules(KeyMeshing::None, OneBlock::AppendZeros), key)].concat()
        }

        pub(super) fn diversify(&self, ukm: &[u8]) -> Self {
            ukm.iter().fold(self.clone(), |c, byte| {
                let mut sums = [0u32; 2];
                for (j, word) in words(&c.key).into_iter().enumerate() {
                    let which = if byte >> j & 1 == 1 { 0 } else { 1 };
                    sums[which] = sums[which].wrapping_add(word);
                }
                let iv = sums.map(u32::to_le_bytes).concat();
                Self::new(&c.cfb(&iv, KeyMeshing::None, &c.key, false), &c.sbox)
            })
        }

        pub(super) fn key(&self) -> &[u8] {
            &self.key
        }

        pub(super) fn wrap_dstu(&self, iv: &[u8], key: &[u8]) -> Vec<u8> {
            let mac = self.imit(&[0; 8], rules(KeyMeshing::None, OneBlock::AsItIs), key);
            let inner = self.cfb(iv, KeyMeshing::None, &[key, &mac].concat(), false);
            let mut reversed = [iv, &inner].concat();
            reversed.reverse();
            self.cfb(&[0x4a, 0xdd, 0xa2, 0x2c, 0x79, 0xe8, 0x21, 0x05], KeyMeshing::None, &reversed, false)
        }
    }
}

use plain::Plain;

#[test]
fn known_answers_on_every_level() {
    let mut modes = BTreeMap::<String, usize>::new();
    for level in Level::available() {
        for (file, vectors) in vector_files().expect("embedded files parse") {
            for group in vectors.test_groups.iter().filter(|group| group.cipher == "gost28147") {
                if group.mode.starts_with("ecb") {
                    continue;
                }
                for test in &group.tests {
                    println!("{file} {} {level} {}", group.mode, test.id);
                    let set = test.sbox.as_deref().and_then(NamedSet::find).expect("a set that is known");
                    let key = test.key.as_slice().try_into().expect("32 bytes");
                    // We test the S-box set both as circuits and as data.
                    known(Gost28147::with_set_and_level(key, set, level).expect("available"), &group.mode, test);
                    known(Gost28147::with_sbox_and_level(key, &set.sbox, level).expect("available"), &group.mode, test);
                    *modes.entry(group.mode.clone()).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(modes.len(), 12, "{modes:?}");
}

fn known(cipher: Gost28147, mode: &str, test: &Test) {
    let (message, zeros) = (test.message().into_owned(), [0; 8]);
    let iv = test.iv.as_deref().unwrap_or(&zeros);
    let meshing = if mode.ends_with("-mesh") { KeyMeshing::CryptoPro } else { KeyMeshing::None };
    let mut data = message.clone();
    match mode.strip_suffix("-mesh").unwrap_or(mode) {
        "cnt" => {
            let cnt = Cnt::<Gost28147>::from_cipher(cipher);
            cnt.apply(iv, meshing, &mut data).expect("a block");
            assert!(test.check_ciphertext(&data));
        }
        "cfb" => {
            let cfb = Cfb::<Gost28147>::from_cipher(cipher);
            cfb.encrypt_in_place(iv, meshing, &mut data).expect("a block");
            assert!(test.check_ciphertext(&data));
            cfb.decrypt_in_place(iv, meshing, &mut data).expect("a block");
            assert_eq!(data, message);
        }
        "cbc" => {
            let cbc = Cbc::<Gost28147>::from_cipher(cipher);
            cbc.encrypt_in_place(iv, meshing, &mut data).expect("whole blocks");
            assert!(test.check_ciphertext(&data));
            cbc.decrypt_in_place(iv, meshing, &mut data).expect("whole blocks");
            assert_eq!(data, message);
        }
        "imit" => {
            let imit = Imit::<Gost28147>::from_cipher(cipher);
            let tag = test.tag.as_deref().expect("a tag");
            let start = || imit.start_from(rules(meshing, OneBlock::AppendZeros), iv.try_into().expect("a block"));
            let (mut stream, mut got) = (start(), vec![0; tag.len()]);
            stream.update(&message);
            stream.finish(&mut got).expect("right lengths");
            assert_eq!(got, tag);
            let mut stream = start();
            stream.update(&message);
            stream.verify(tag).expect("authentic");
        }
        other => known_key(&KeyWrap::<Gost28147>::from_cipher(cipher), other, iv.try_into().expect("a block"), test),
    }
}

fn known_key(kek: &KeyWrap<Gost28147>, mode: &str, ukm: &[u8; 8], test: &Test) {
    let ct = test.ct.as_deref().expect("a ciphertext");
    if mode == "kek-diversify" {
        return assert_eq!(kek.diversify(ukm), ct);
    }
    let key: [u8; 32] = test.msg.as_slice().try_into().expect("32 bytes");
    let (wrapped, unwrapped) = match mode {
        "wrap-gost" => (kek.wrap_gost(ukm, &key), kek.unwrap_gost(ct)),
        "wrap-cryptopro" => (kek.wrap_cryptopro(ukm, &key), kek.unwrap_cryptopro(ct)),
        "wrap-dstu" => (kek.wrap_dstu(ukm, &key), kek.unwrap_dstu(ct)),
        other => panic!("no mode {other}"),
    };
    assert_eq!(wrapped, ct);
    assert_eq!(unwrapped, Ok(key));
}

/// Returns all lengths up to four blocks and one byte, some at section boundaries, and longer ones.
fn lengths() -> impl Iterator<Item = usize> {
    (0..=33).chain([1016, 1017, 1023, 1024, 1025, 1031, 1032, 1033, 2047, 2048, 2049, 3072, 3073, 9001, 20_000])
}

#[test]
fn agree_with_plain_forms() {
    let key: [u8; 32] = stream(b"key", 32).try_into().expect("32 bytes");
    let iv: [u8; 8] = stream(b"iv", 8).try_into().expect("a block");
    let (plain_a, plain_1) = (Plain::new(&key, &named::<CryptoProA>()), Plain::new(&key, &named::<Dke1>()));
    for level in Level::available() {
        agree(&plain_a, Gost28147::<CryptoProA>::with_level(&key, level).expect("available"), &iv, level);
        agree(&plain_1, Gost28147::<Dke1>::with_level(&key, level).expect("available"), &iv, level);
        // A custom S-box whose rows aren't permutations.
        let rows = stream(b"sbox", 128);
        let sbox =
            Sbox::from_rows(std::array::from_fn(|r| std::array::from_fn(|i| rows[16 * r + i] & 15))).expect("nibbles");
        let cipher = Gost28147::with_sbox_and_level(&key, &sbox, level).expect("available");
        agree(&Plain::new(&key, &sbox), cipher, &iv, level);
    }
}

fn named<P: phalanx::gost28147::ParamSet>() -> Sbox {
    P::SET.sbox
}

fn agree<S>(plain: &Plain, cipher: phalanx::Cipher<S>, iv: &[u8; 8], level: Level)
where
    S: phalanx::Standard,
    phalanx::Cipher<S>: AnySet + phalanx::modes::BlockCipher<Standard = S>,
{
    type Any<S> = phalanx::Cipher<S>;
    let (cnt, cfb) = (Cnt::<Any<S>>::from_cipher(cipher.clone()), Cfb::<Any<S>>::from_cipher(cipher.clone()));
    let (cbc, imit) = (Cbc::<Any<S>>::from_cipher(cipher.clone()), Imit::<Any<S>>::from_cipher(cipher.clone()));
    for (n, meshing) in lengths().flat_map(|n| MESHINGS.map(|meshing| (n, meshing))) {
        let context = format!("{level} {meshing:?} {n} bytes");
        let message = stream(b"message", n);
        let (want_cnt, want_cfb) = (plain.cnt(iv, meshing, &message), plain.cfb(iv, meshing, &message, false));
        let mut padded = message.clone();
        let missing = 8 - n % 8;
        padded.extend(vec![missing as u8; missing]);
        let want_cbc = plain.cbc(iv, meshing, &padded);
        let mut data = message.clone();
        cnt.apply(iv, meshing, &mut data).expect("a block");
        assert!(data == want_cnt, "cnt {context}");
        let mut data = message.clone();
        cfb.encrypt_in_place(iv, meshing, &mut data).expect("a block");
        assert!(data == want_cfb, "cfb {context}");
        cfb.decrypt_in_place(iv, meshing, &mut data).expect("a block");
        assert!(data == message, "cfb {context}");
        assert!(cbc.encrypt(iv, meshing, Padding::Pkcs7, &message) == Ok(want_cbc.clone()), "cbc {context}");
        assert!(cbc.decrypt(iv, meshing, Padding::Pkcs7, &want_cbc) == Ok(message.clone()), "cbc {context}");
        for cuts in all_cuts(n) {
            let mut stream = cnt.start(iv, meshing).expect("a block");
            let got = in_pieces(&message, &cuts, |piece| stream.apply(piece).expect("short enough"));
            assert!(got == want_cnt, "cnt {context} {cuts:?}");
            let mut stream = cfb.start_encryption(iv, meshing).expect("a block");
            assert!(in_pieces(&message, &cuts, |piece| stream.apply(piece)) == want_cfb, "cfb {context} {cuts:?}");
            let mut stream = cfb.start_decryption(iv, meshing).expect("a block");
            assert!(in_pieces(&want_cfb, &cuts, |piece| stream.apply(piece)) == message, "cfb {context} {cuts:?}");
            for (from, to, encrypt) in [(&message, &want_cbc, true), (&want_cbc, &message, false)] {
                let start = if encrypt { Cbc::start_encryption } else { Cbc::start_decryption };
                let (mut stream, mut out) = (start(&cbc, iv, meshing, Padding::Pkcs7).expect("a block"), Vec::new());
                in_pieces(from, &cuts, |piece| stream.update(piece, &mut out));
                stream.finish(&mut out).expect("right padding");
                assert!(out == *to, "cbc {context} {cuts:?}");
            }
        }
        for rules in [rules(meshing, OneBlock::AppendZeros), rules(meshing, OneBlock::AsItIs)] {
            let mut tag = [0; 4];
            if n == 0 {
                assert_eq!(imit.mac(rules, &message, &mut tag), Err(Error::Empty));
                continue;
            }
            let want = plain.imit(&[0; 8], rules, &message);
            imit.mac(rules, &message, &mut tag).expect("right lengths");
            assert!(tag == *want, "imit {context}");
            for cuts in all_cuts(n) {
                let mut stream = imit.start(rules);
                in_pieces(&message, &cuts, |piece| stream.update(piece));
                assert_eq!(stream.verify(&want), Ok(()), "imit {context} {cuts:?}");
            }
            for bytes in 1..4 {
                assert_eq!(imit.verify(rules, &message, &want[..bytes]), Ok(()), "imit {context}");
            }
        }
    }
    let kek = KeyWrap::<Any<S>>::from_cipher(cipher);
    for seed in 0..20u8 {
        let key: [u8; 32] = stream(&[seed, 1], 32).try_into().expect("32 bytes");
        let ukm: [u8; 8] = stream(&[seed, 2], 8).try_into().expect("8 bytes");
        let other = plain.diversify(&ukm);
        assert_eq!(kek.diversify(&ukm), other.key());
        assert_eq!(kek.wrap_gost(&ukm, &key), *plain.wrap_gost(&ukm, &key));
        assert_eq!(kek.wrap_cryptopro(&ukm, &key), *other.wrap_gost(&ukm, &key));
        assert_eq!(kek.wrap_dstu(&ukm, &key), *plain.wrap_dstu(&ukm, &key));
    }
}

/// Tests the edge cases of the sum modulo 2^32 - 1. To find iv, we decrypt the E(iv) that we want.
#[test]
fn the_carry_goes_around() {
    let (key, sbox) = ([7; 32], named::<Tc26Z>());
    let plain = Plain::new(&key, &sbox);
    // Values for the high half: first those with which the sum is 2^32 - 1 (which is kept) and 2^32
    // (which becomes 1), then zero, all ones, and values just below the constant.
    for high in [0xfefe_fefb_u32, 0xfefe_fefc, 0xfefe_fefd, 0, 1, 0xffff_ffff, 0xffff_fffe] {
        for low in [0xfefe_feff_u32, 0, 0xffff_ffff] {
            let mut iv = [low, high].map(u32::to_le_bytes).concat();
            Gost28147::<Tc26Z>::new(&key).decrypt_bytes(&mut iv).expect("a block");
            for level in Level::available() {
                let cnt = Cnt::<Gost28147<Tc26Z>>::with_level(&key, level).expect("available");
                for meshing in MESHINGS {
                    let mut data = vec![0; 3000];
                    cnt.apply(&iv, meshing, &mut data).expect("a block");
                    assert!(data == plain.cnt(&iv, meshing, &vec![0; 3000]), "{high:x} {low:x} {level} {meshing:?}");
                }
            }
        }
    }
}

#[test]
fn any_place_of_gamma() {
    let cnt = Cnt::<Gost28147<Tc26Z>>::new(&[7; 32]);
    let mut whole = vec![0; 5000];
    cnt.apply(&[1; 8], KeyMeshing::None, &mut whole).expect("a block");
    let mut stream = cnt.start_seekable(&[1; 8]).expect("a block");
    for place in [4999, 0, 1, 7, 8, 9, 1023, 1024, 1025, 2040, 5000] {
        stream.seek(place as u64).expect("in reach");
        assert_eq!(stream.position(), place as u128);
        let mut rest = vec![0; 5000 - place];
        stream.apply(&mut rest).expect("in reach");
        assert!(rest == whole[place..], "{place}");
    }
    // Seek far ahead: after 2^32 blocks N3 repeats, but N4 doesn't.
    stream.seek(8 << 32).expect("in reach");
    let mut far = [0; 8];
    stream.apply(&mut far).expect("in reach");
    assert_ne!(far, whole[..8]);
    stream.seek(u64::MAX).expect("in reach");
}

#[test]
fn one_block_has_two_tags() {
    let imit = Imit::<Gost28147<CryptoProA>>::new(&[7; 32]);
    let tag = |one_block, message: &[u8]| {
        let mut tag = [0; 4];
        imit.mac(rules(KeyMeshing::None, one_block), message, &mut tag).expect("right lengths");
        tag
    };
    for n in 1..=8 {
        assert_ne!(tag(OneBlock::AppendZeros, &[1; 8][..n]), tag(OneBlock::AsItIs, &[1; 8][..n]));
    }
    for n in [9, 16, 17] {
        assert_eq!(tag(OneBlock::AppendZeros, &[1; 17][..n]), tag(OneBlock::AsItIs, &[1; 17][..n]));
    }
    // As documented, zeros at the end don't change the tag.
    assert_eq!(tag(OneBlock::AppendZeros, b"abc"), tag(OneBlock::AppendZeros, b"abc\0"));
    assert_eq!(tag(OneBlock::AppendZeros, b"abc"), tag(OneBlock::AsItIs, b"abc\0\0\0\0\0\0\0\0\0"));
}

#[test]
fn rows_in_the_other_order_are_another_cipher() {
    for set in &NAMED_SETS {
        let mut rows = *set.sbox.rows();
        rows.reverse();
        let reversed = Sbox::from_rows(rows).expect("nibbles");
        let gamma = |sbox: &Sbox| {
            let mut data = [0; 16];
            let cnt = Cnt::<Gost28147>::from_cipher(Gost28147::with_sbox(&[7; 32], sbox));
            cnt.apply(&[1; 8], KeyMeshing::None, &mut data).expect("a block");
            data
        };
        assert_ne!(gamma(&set.sbox), gamma(&reversed), "{}", set.name);
    }
}

#[test]
fn meshing_that_is_prescribed() {
    let meshed = NAMED_SETS.iter().filter(|set| KeyMeshing::prescribed_with(set) == KeyMeshing::CryptoPro);
    let names: Vec<_> = meshed.map(|set| set.name).collect();
    let wanted = ["A", "B", "C", "D"].map(|set| format!("id-Gost28147-89-CryptoPro-{set}-ParamSet"));
    assert_eq!(names, [wanted.as_slice(), &["id-tc26-gost-28147-param-Z".to_owned()]].concat());
}

#[test]
fn changed_keys_are_refused() {
    let kek = KeyWrap::<Gost28147<CryptoProA>>::new(&[7; 32]);
    let (ukm, key) = ([3; 8], [5; 32]);
    type Unwrap = fn(&KeyWrap<Gost28147<CryptoProA>>, &[u8]) -> Result<[u8; 32], Error>;
    let ways: [([u8; 44], Unwrap); 3] = [
        (kek.wrap_gost(&ukm, &key), KeyWrap::unwrap_gost),
        (kek.wrap_cryptopro(&ukm, &key), KeyWrap::unwrap_cryptopro),
        (kek.wrap_dstu(&ukm, &key), KeyWrap::unwrap_dstu),
    ];
    for (wrapped, unwrap) in ways {
        assert_eq!(unwrap(&kek, &wrapped), Ok(key));
        for bit in 0..8 * wrapped.len() {
            let mut wrong = wrapped;
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(unwrap(&kek, &wrong), Err(Error::NotAuthentic), "bit {bit}");
        }
        assert_eq!(unwrap(&KeyWrap::new(&[8; 32]), &wrapped), Err(Error::NotAuthentic));
        for n in [0, 43, 45] {
            let wrong = Error::Parameter { what: "wrapped key length", allowed: "44 bytes", got: n as u64 };
            assert_eq!(unwrap(&kek, &[0; 45][..n]), Err(wrong));
        }
    }
    assert_ne!(ways[0].0, ways[1].0);
}

#[test]
fn wrong_lengths_are_refused() {
    let key = [7; 32];
    for n in [0, 4, 7, 9, 16] {
        let (iv, wrong) = (vec![0; n], Error::NonceLength { expected: 8, got: n });
        for meshing in MESHINGS {
            let mut data = [3; 16];
            assert_eq!(Cnt::<Gost28147<Dke1>>::new(&key).apply(&iv, meshing, &mut data), Err(wrong.clone()));
            assert_eq!(Cfb::<Gost28147<Dke1>>::new(&key).encrypt_in_place(&iv, meshing, &mut data), Err(wrong.clone()));
            assert_eq!(Cbc::<Gost28147<Dke1>>::new(&key).decrypt_in_place(&iv, meshing, &mut data), Err(wrong.clone()));
            assert_eq!(data, [3; 16]);
        }
        assert_eq!(Cnt::<Gost28147<Dke1>>::new(&key).start_seekable(&iv).err(), Some(wrong));
    }
    let cbc = Cbc::<Gost28147<Dke1>>::new(&key);
    let mut data = [3; 9];
    let partial = Err(Error::PartialBlock { block: 8, got: 9 });
    assert_eq!(cbc.encrypt_in_place(&[0; 8], KeyMeshing::None, &mut data), partial);
    assert_eq!(data, [3; 9]);
    let imit = Imit::<Gost28147<Dke1>>::new(&key);
    for n in [0, 5, 8] {
        let (rules, wrong) = (rules(KeyMeshing::None, OneBlock::AsItIs), Error::TagLength { min: 1, max: 4, got: n });
        assert_eq!(imit.mac(rules, b"message", &mut vec![0; n]), Err(wrong.clone()));
        assert_eq!(imit.verify(rules, b"message", &vec![0; n]), Err(wrong));
    }
    let mut tag = [0; 4];
    let rules = rules(KeyMeshing::None, OneBlock::AsItIs);
    imit.mac(rules, b"message", &mut tag).expect("right lengths");
    for bit in 0..32 {
        let mut wrong = tag;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(imit.verify(rules, b"message", &wrong), Err(Error::NotAuthentic));
    }
}

/// Records of a connection. After each record, we compute a tag over all records so far.
#[test]
fn a_mac_goes_on_after_a_tag() {
    let imit = Imit::<Gost28147<CryptoProA>>::new(&[7; 32]);
    let rules = ImitRules { meshing: KeyMeshing::CryptoPro, one_block: OneBlock::AppendZeros };
    let message: Vec<u8> = (0..3000).map(|i| i as u8).collect();
    let mut stream = imit.start(rules);
    let mut done = 0;
    for record in [5, 3, 1016, 1, 1100, 875] {
        stream.update(&message[done..done + record]);
        done += record;
        let (mut got, mut want) = ([0; 4], [0; 4]);
        stream.clone().finish(&mut got).unwrap();
        imit.mac(rules, &message[..done], &mut want).unwrap();
        assert_eq!(got, want, "{done}");
    }
}
