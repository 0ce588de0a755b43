//! NIST and IEEE modes, using RustCrypto's mode crates with the reference of each cipher.

use std::{marker::PhantomData, sync::Arc};

use aes_gcm::AesGcm;
use aes_gcm::aead::AeadInOut;
use cipher::array::{Array, ArraySize};
use cipher::block_padding::{Iso7816, NoPadding, Pkcs7};
use cipher::common::ParBlocksSizeUser;
use cipher::consts::{U1, U8, U12, U16, U20, U32};
use cipher::inout::InOut;
use cipher::{
    Block, BlockCipherDecBackend, BlockCipherDecClosure, BlockCipherDecrypt, BlockCipherEncBackend,
    BlockCipherEncClosure, BlockCipherEncrypt, BlockModeEncrypt, BlockSizeUser, InnerIvInit, StreamCipher,
};
use cmac::digest::InnerInit;
use cmac::{Cmac, Mac};
use phalanx::reference::{BlockCipher, dstu7624};
use phalanx_vectors::{Origin, Test, TestGroup, VectorFile, Verdict, sha256, stream};
use xts_mode::Xts128;

/// Blocks in the long message of each mode.
const BLOCKS: usize = 1031;

const CIPHERS: [(&str, usize); 5] = [
    ("kalyna-128/128", 16),
    ("kalyna-128/256", 32),
    ("kuznyechik", 32),
    ("ublock-128/128", 16),
    ("ublock-128/256", 32),
];

pub(super) fn modes() -> Result<VectorFile, String> {
    let mut groups = Vec::new();
    for (name, key_bytes) in CIPHERS {
        let mut subject = Subject::<U16>::new(name, key_bytes)?;
        groups.push(
            subject.group("nist-ctr128", |s| {
                s.counters(|c, iv| ctr::Ctr128BE::from_core(InnerIvInit::inner_iv_init(c, iv)))
            }),
        );
        groups.push(
            subject.group("nist-ctr64", |s| {
                s.counters(|c, iv| ctr::Ctr64BE::from_core(InnerIvInit::inner_iv_init(c, iv)))
            }),
        );
        groups.push(
            subject.group("nist-ctr32", |s| {
                s.counters(|c, iv| ctr::Ctr32BE::from_core(InnerIvInit::inner_iv_init(c, iv)))
            }),
        );
        groups.extend(subject.feedback(|s| {
            s.streams(|c, iv, data| ofb::Ofb::from_core(InnerIvInit::inner_iv_init(c, iv)).apply_keystream(data))
        }));
        groups.push(subject.group("nist-cmac", Subject::cmac));
        groups.push(subject.group("nist-gcm", Subject::gcm));
        groups.push(subject.group("nist-gmac", Subject::gmac));
        groups.push(xts_group(name, key_bytes)?);
    }
    let mut subject = Subject::<U32>::new("ublock-256/256", 32)?;
    groups.push(subject.group("nist-ctr256", Subject::counters_256));
    groups.extend(subject.feedback(|s| {
        s.streams(|c, iv, data| ofb::Ofb::from_core(InnerIvInit::inner_iv_init(c, iv)).apply_keystream(data))
    }));
    let source = "crates aes-gcm 0.11.1, cbc 0.2.1, cfb-mode 0.9.1, cmac 0.8.0, ctr 0.10.1, ofb 0.7.1, xts-mode 0.6.0 over the plain \
                  reference of Phalanx; nist-ctr256 by that reference alone";
    Ok(VectorFile::new("Modes of NIST SP 800-38A, B, D and IEEE 1619", source, groups))
}

/// A reference cipher that implements RustCrypto's traits.
#[derive(Clone)]
struct Plain<N>(Arc<dyn BlockCipher>, PhantomData<N>);

impl<N: ArraySize> BlockSizeUser for Plain<N> {
    type BlockSize = N;
}

impl<N: ArraySize> ParBlocksSizeUser for Plain<N> {
    type ParBlocksSize = U1;
}

impl<N: ArraySize> BlockCipherEncBackend for Plain<N> {
    fn encrypt_block(&self, mut block: InOut<'_, '_, Block<Self>>) {
        let mut copy = block.clone_in();
        self.0.encrypt_block(&mut copy);
        *block.get_out() = copy;
    }
}

impl<N: ArraySize> BlockCipherDecBackend for Plain<N> {
    fn decrypt_block(&self, mut block: InOut<'_, '_, Block<Self>>) {
        let mut copy = block.clone_in();
        self.0.decrypt_block(&mut copy);
        *block.get_out() = copy;
    }
}

impl<N: ArraySize> BlockCipherEncrypt for Plain<N> {
    fn encrypt_with_backend(&self, f: impl BlockCipherEncClosure<BlockSize = N>) {
        f.call(self);
    }
}

impl<N: ArraySize> BlockCipherDecrypt for Plain<N> {
    fn decrypt_with_backend(&self, f: impl BlockCipherDecClosure<BlockSize = N>) {
        f.call(self);
    }
}

/// A cipher with a key, in a mode.
struct Subject<N> {
    name: &'static str,
    mode: &'static str,
    key: Vec<u8>,
    cipher: Plain<N>,
}

impl<N: ArraySize> Subject<N> {
    const BLOCK: usize = N::USIZE;

    fn new(name: &'static str, key_bytes: usize) -> Result<Self, String> {
        let key = super::key(&format!("{name} nist"), key_bytes);
        let cipher = Plain(super::cipher(name, &key, None)?.into(), PhantomData);
        Ok(Self { name, mode: "", key, cipher })
    }

    fn group(&mut self, mode: &'static str, tests: fn(&Self) -> Vec<Test>) -> TestGroup {
        self.mode = mode;
        super::group(self.name, mode, tests(self))
    }

    fn part(&self, what: &str, bytes: usize) -> Vec<u8> {
        stream(format!("{what} {} {}", self.name, self.mode).as_bytes(), bytes)
    }

    fn block(&self, what: &str) -> Array<u8, N> {
        Array::try_from(self.part(what, Self::BLOCK).as_slice()).unwrap_or_else(|_| unreachable!("a block of bytes"))
    }

    /// Creates a test without its answer. Long messages are generated from a seed.
    fn asked(&self, bytes: usize) -> Test {
        let mut test = Test { key: self.key.clone(), origin: Origin::Generated, ..Test::default() };
        if bytes > 20 * Self::BLOCK {
            test.msg = self.part("long msg", 32);
            test.msg_bytes = Some(bytes);
        } else {
            test.msg = self.part(&format!("msg {bytes}"), bytes);
        }
        test
    }

    /// Lengths around block boundaries, and a long message.
    fn lengths() -> [usize; 7] {
        let n = Self::BLOCK;
        [1, n - 1, n, n + 1, 2 * n, 5 * n + 3, BLOCKS * n + 5]
    }

    fn counters<M: StreamCipher>(&self, mode: fn(Plain<N>, &Array<u8, N>) -> M) -> Vec<Test> {
        let crypt = |mut test: Test, counter: Array<u8, N>| {
            let mut data = test.message().into_owned();
            mode(self.cipher.clone(), &counter).apply_keystream(&mut data);
            test.iv = Some(counter.to_vec());
            answered(test, data)
        };
        let plain = Self::lengths().map(|bytes| crypt(self.asked(bytes), self.block(&format!("counter {bytes}"))));
        let edges = [4, 8, Self::BLOCK].map(|ones| {
            let mut test = self.asked(9 * Self::BLOCK);
            test.comment = Some(format!("the last {} bits of the counter turn zero in the fourth block", 8 * ones));
            crypt(test, edge(self.block("edge"), ones))
        });
        plain.into_iter().chain(edges).collect()
    }

    /// No crate supports 256-bit counters.
    fn counters_256(&self) -> Vec<Test> {
        let crypt = |mut test: Test, counter: Array<u8, N>| {
            let mut data = test.message().into_owned();
            let mut next = counter.clone();
            for part in data.chunks_mut(Self::BLOCK) {
                let mut block = next.clone();
                self.cipher.0.encrypt_block(&mut block);
                part.iter_mut().zip(&block).for_each(|(byte, other)| *byte ^= other);
                for byte in next.iter_mut().rev() {
                    *byte = byte.wrapping_add(1);
                    if *byte != 0 {
                        break;
                    }
                }
            }
            test.iv = Some(counter.to_vec());
            answered(Test { origin: Origin::Reference, ..test }, data)
        };
        let plain = Self::lengths().map(|bytes| crypt(self.asked(bytes), self.block(&format!("counter {bytes}"))));
        let edges = [8, 16, Self::BLOCK].map(|ones| {
            let mut test = self.asked(9 * Self::BLOCK);
            test.comment = Some(format!("the last {} bits of the counter turn zero in the fourth block", 8 * ones));
            crypt(test, edge(self.block("edge"), ones))
        });
        plain.into_iter().chain(edges).collect()
    }

    fn feedback(&mut self, ofb: fn(&Self) -> Vec<Test>) -> [TestGroup; 3] {
        [
            self.group("nist-cbc", Self::cbc),
            self.group("nist-cfb", |s| {
                s.streams(|c, iv, data| cfb_mode::Encryptor::inner_iv_init(c, iv).encrypt(data))
            }),
            self.group("nist-ofb", ofb),
        ]
    }

    fn cbc(&self) -> Vec<Test> {
        let n = Self::BLOCK;
        let mut tests = Vec::new();
        for padding in ["", "pkcs7", "10*"] {
            for bytes in Self::lengths().into_iter().chain([0]) {
                let whole = padding.is_empty();
                if whole && bytes == 0 {
                    continue;
                }
                let mut test = self.asked(if whole { bytes.next_multiple_of(n) } else { bytes });
                let iv = self.block(&format!("iv {padding} {bytes}"));
                let mode = cbc::Encryptor::inner_iv_init(self.cipher.clone(), &iv);
                let mut room = [&*test.message(), &self.block("room")].concat();
                let bytes = room.len() - n;
                let ciphertext = match padding {
                    "pkcs7" => mode.encrypt_padded::<Pkcs7>(&mut room, bytes),
                    "10*" => mode.encrypt_padded::<Iso7816>(&mut room, bytes),
                    _ => mode.encrypt_padded::<NoPadding>(&mut room, bytes),
                };
                let ciphertext = ciphertext.unwrap_or_else(|_| unreachable!("there is room for a block more")).to_vec();
                test.iv = Some(iv.to_vec());
                test.padding = (!whole).then(|| padding.into());
                tests.push(answered(test, ciphertext));
            }
        }
        tests
    }

    fn streams(&self, encrypt: fn(Plain<N>, &Array<u8, N>, &mut [u8])) -> Vec<Test> {
        let test = |bytes| {
            let (mut test, iv) = (self.asked(bytes), self.block(&format!("iv {bytes}")));
            let mut data = test.message().into_owned();
            encrypt(self.cipher.clone(), &iv, &mut data);
            test.iv = Some(iv.to_vec());
            answered(test, data)
        };
        Self::lengths().map(test).into()
    }
}

impl Subject<U16> {
    fn cmac(&self) -> Vec<Test> {
        let mut tests = Vec::new();
        for (bytes, tag_bytes) in
            Self::lengths().into_iter().map(|bytes| (bytes, 16)).chain([(0, 16), (40, 8), (40, 4)])
        {
            let mut test = self.asked(bytes);
            let mut mac = Cmac::inner_init(self.cipher.clone());
            mac.update(&test.message());
            test.tag = Some(mac.finalize().into_bytes()[..tag_bytes].to_vec());
            test.tag_bits = Some(8 * tag_bytes);
            with_flips(&mut tests, test, &[TAG, MESSAGE]);
        }
        tests
    }

    /// Computes the tag of a test with nonce, associated data and message.
    fn seal<Nonce: ArraySize>(&self, aad_bytes: usize, test: Test, tag_bytes: usize) -> Test {
        let which = format!("nonce {aad_bytes}, {}, {}:", test.message().len(), Nonce::USIZE);
        self.seal_with::<Nonce>(self.part(&which, Nonce::USIZE), aad_bytes, test, tag_bytes)
    }

    fn seal_with<Nonce: ArraySize>(&self, nonce: Vec<u8>, aad_bytes: usize, mut test: Test, tag_bytes: usize) -> Test {
        let gcm = AesGcm::<_, Nonce>::from(self.cipher.clone());
        let which = format!("{aad_bytes}, {}, {}:", test.message().len(), Nonce::USIZE);
        test.aad = self.part(&format!("aad {which}"), aad_bytes);
        let mut data = test.message().into_owned();
        let array = Array::<u8, Nonce>::try_from(nonce.as_slice()).unwrap_or_else(|_| unreachable!("of this length"));
        let tag = gcm.encrypt_inout_detached(&array, &test.aad, data.as_mut_slice().into());
        let Ok(tag) = tag else { unreachable!("messages are short") };
        test.iv = Some(nonce);
        test.tag = Some(tag[..tag_bytes].to_vec());
        test.tag_bits = Some(8 * tag_bytes);
        answered(test, data)
    }

    fn gcm(&self) -> Vec<Test> {
        let mut tests = Vec::new();
        for (aad, bytes) in [(0, 0), (0, 1), (1, 0), (16, 16), (17, 15), (33, 32), (5, 83), (20, BLOCKS * 16 + 5)] {
            with_flips(&mut tests, self.seal::<U12>(aad, self.asked(bytes), 16), &FIELDS);
        }
        for tag_bytes in 12..16 {
            with_flips(&mut tests, self.seal::<U12>(7, self.asked(40), tag_bytes), &[TAG]);
        }
        with_flips(&mut tests, self.seal::<U1>(7, self.asked(40), 16), &FIELDS);
        with_flips(&mut tests, self.seal::<U8>(7, self.asked(40), 16), &FIELDS);
        with_flips(&mut tests, self.seal::<U16>(7, self.asked(40), 16), &FIELDS);
        with_flips(&mut tests, self.seal::<U20>(7, self.asked(40), 16), &FIELDS);
        tests.push(self.wrapping_counter());
        tests
    }

    /// Creates a test whose counter wraps: its last four bytes become zero in the third block. The
    /// counter starts from J0 = (N H + L) H for a one-block nonce N, the length block L and the
    /// hash key H. The equation is solved for N.
    fn wrapping_counter(&self) -> Test {
        let mut hash_key = Block::<Plain<U16>>::default();
        self.cipher.0.encrypt_block(&mut hash_key);
        // H^(2^128 - 2)
        let (mut square, mut inverse) = (hash_key.to_vec(), None);
        for _ in 1..128 {
            square = multiply(&square, &square);
            inverse = Some(inverse.map_or_else(|| square.clone(), |product: Vec<u8>| multiply(&product, &square)));
        }
        let inverse = inverse.unwrap_or_default();
        let mut nonce = multiply(&edge(self.block("edge"), 4), &inverse);
        nonce[15] ^= 128;
        let mut test = self.asked(9 * 16);
        test.comment = Some("the last 32 bits of the counter turn zero in the third block".into());
        self.seal_with::<U16>(multiply(&nonce, &inverse), 3, test, 16)
    }

    fn gmac(&self) -> Vec<Test> {
        let mut tests = Vec::new();
        for bytes in [0, 1, 16, 83] {
            // GMAC passes the message as associated data.
            let sealed = self.seal::<U12>(bytes, self.asked(0), 16);
            let test = Test { msg: sealed.aad.clone(), aad: Vec::new(), ct: None, ..sealed };
            with_flips(&mut tests, test, &[TAG, MESSAGE, NONCE]);
        }
        tests
    }
}

/// XTS uses two keys, one after the other.
fn xts_group(name: &'static str, key_bytes: usize) -> Result<TestGroup, String> {
    let key = super::key(&format!("{name} ieee-xts"), 2 * key_bytes);
    let plain = |half: &[u8]| Ok::<_, String>(Plain::<U16>(super::cipher(name, half, None)?.into(), PhantomData));
    let xts = Xts128::new(plain(&key[..key_bytes])?, plain(&key[key_bytes..])?);
    let cipher = plain(&key[..key_bytes])?;
    let subject = Subject { name, mode: "ieee-xts", key, cipher };
    let test = |bytes: usize| {
        let (mut test, tweak) = (subject.asked(bytes), subject.block(&format!("data unit {bytes}")));
        let mut data = test.message().into_owned();
        xts.encrypt_sector(&mut data, tweak);
        test.iv = Some(tweak.to_vec());
        answered(test, data)
    };
    let lengths = [16, 17, 31, 32, 33, 47, 48, 79, 512, 520, BLOCKS * 16 + 5];
    Ok(super::group(name, "ieee-xts", lengths.map(test).into()))
}

/// Returns a counter whose last `ones` bytes become zero after three steps.
fn edge<N: ArraySize>(mut counter: Array<u8, N>, ones: usize) -> Array<u8, N> {
    let n = N::USIZE;
    counter[n - ones..].fill(0xff);
    counter[n - 1] = 0xfd;
    counter
}

/// Multiplies in GCM's field, which is that of DSTU 7624:2014 with the bits in every byte reversed.
fn multiply(a: &[u8], b: &[u8]) -> Vec<u8> {
    let reversed = |bytes: &[u8]| bytes.iter().map(|byte| byte.reverse_bits()).collect::<Vec<_>>();
    reversed(&dstu7624::gf_mul(&reversed(a), &reversed(b)))
}

/// Adds the ciphertext to a test, or its digest if the message comes from a seed.
fn answered(test: Test, ciphertext: Vec<u8>) -> Test {
    match test.msg_bytes {
        Some(_) => Test { ct_sha256: Some(sha256(&ciphertext)), ..test },
        None => Test { ct: Some(ciphertext), ..test },
    }
}

/// An authenticated field of a test.
type Field = (&'static str, fn(&mut Test) -> Option<&mut Vec<u8>>);

const TAG: Field = ("tag", |test| test.tag.as_mut());
const NONCE: Field = ("nonce", |test| test.iv.as_mut());
const MESSAGE: Field = ("message", |test| Some(&mut test.msg));
const FIELDS: [Field; 4] =
    [TAG, NONCE, ("ciphertext", |test| test.ct.as_mut()), ("associated data", |test| Some(&mut test.aad))];

/// Adds a valid answer, and invalid ones with a flipped bit: the first and the last of every field.
fn with_flips(tests: &mut Vec<Test>, right: Test, fields: &[Field]) {
    tests.push(right.clone());
    if right.msg_bytes.is_some() {
        return;
    }
    for (name, field) in fields {
        for (which, bit) in [("first", 0x80), ("last", 1)] {
            let mut test = right.clone();
            let Some(bytes) = field(&mut test).filter(|bytes| !bytes.is_empty()) else { continue };
            let at = if which == "first" { 0 } else { bytes.len() - 1 };
            bytes[at] ^= bit;
            test.result = Verdict::Invalid;
            test.comment = Some(format!("{which} bit of the {name} flipped"));
            // Decryption fails, so there is no message.
            if test.ct.is_some() {
                test.msg.clear();
            }
            tests.push(test);
        }
    }
}
