//! GOST 28147-89: its own modes, RFC 4357 and RFC 5830, with any S-box set that has a name.

use alloc::boxed::Box;

use phalanx::gost28147::NamedSet;
use phalanx::many::rows;
use phalanx::modes::Padding;
use phalanx::modes::gost28147::{Cbc, Cfb, Cnt, Imit, ImitRules, KeyMeshing, KeyWrap, OneBlock};
use phalanx::{Error, Gost28147};

use crate::adapters::{chain, counter, key_derivation, mac, stream, wrap};
use crate::algorithm::{Answers, Limits, Make, Request, answers};
use crate::roles::Direction::{Decrypt, Encrypt};
use crate::text::Text;
use crate::{Algorithm, Lengths, Nonce, NonceRule, Parameter, Standard, Status};

/// S-box sets that are defaults, by their OIDs: what OpenSSL's gost-engine has with the algorithm of that name, and in Ukraine the first.
const CRYPTO_PRO_A: &str = "1.2.643.2.2.31.1";
const TC26_Z: &str = "1.2.643.7.1.2.5.1.1";
const DKE_1: &str = "1.2.804.2.1.1.1.1.1.1.10.1";

const BLOCK: usize = 8;

/// The cipher with the S-box set that was asked for, or with the algorithm's.
fn cipher(request: &Request<'_>) -> Result<Gost28147, crate::Error> {
    let set = request.options.sbox.or_else(|| NamedSet::find(request.algorithm.sbox));
    let (Some(set), Ok(key)) = (set, request.key.try_into()) else {
        unreachable!("the defaults are named sets, and the key has its length")
    };
    Ok(Gost28147::with_set_and_level(key, set, request.level())?)
}

/// What is taken from a slice that has its length already.
fn block(slice: &[u8]) -> Result<&[u8; BLOCK], Error> {
    slice.try_into().map_err(|_| Error::NonceLength { expected: BLOCK, got: slice.len() })
}

/// A key that is to be wrapped.
fn key(slice: &[u8]) -> Result<&[u8; 32], Error> {
    let (what, allowed) = ("length of a key to be wrapped", "32 bytes");
    slice.try_into().map_err(|_| Error::Parameter { what, allowed, got: slice.len() as u64 })
}

/// Answers under one key, and with a key for every 1024 bytes.
const fn both(plain: &'static str, meshed: &'static str) -> [Answers; 2] {
    [Answers { mode: plain, options: "meshing=none" }, Answers { mode: meshed, options: "meshing=cryptopro" }]
}

const CNT: [Answers; 2] = both("cnt", "cnt-mesh");
const CFB: [Answers; 2] = both("cfb", "cfb-mesh");
const CBC: [Answers; 2] = both("cbc", "cbc-mesh");
const IMIT: [Answers; 2] = both("imit", "imit-mesh");

const GOST89: Algorithm = Algorithm {
    status: Status::Compatibility,
    options: &[Parameter::Sbox],
    sbox: TC26_Z,
    ..Algorithm::base::<Gost28147>(Standard::Gost28147, &["gost89"])
};

/// With an initialisation vector that may not come twice, and keys that may change.
const MESHED: Algorithm = Algorithm {
    nonce: Nonce::exactly(BLOCK, NonceRule::Unique),
    options: &[Parameter::Sbox, Parameter::Meshing],
    // With meshing, which is the default of most.
    limits: Limits { message_bytes: u64::MAX, key_bytes: Algorithm::advised_key_bytes(BLOCK, 1) },
    ..GOST89
};

fn cnt(request: &Request<'_>) -> Result<Box<dyn crate::roles::StreamCipher>, crate::Error> {
    let cnt = Cnt::<Gost28147>::from_cipher(cipher(request)?);
    if request.options.meshing == Some(KeyMeshing::None) {
        return counter(
            request,
            cnt,
            |cnt, _, iv, data| cnt.apply(iv, KeyMeshing::None, data),
            |cnt, _, iv| Ok(Box::new(cnt.start_seekable(iv)?)),
            Some(rows::apply_rows),
        );
    }
    stream(
        request,
        cnt,
        |cnt, _, iv, data| cnt.apply(iv, KeyMeshing::CryptoPro, data),
        |cnt, _, iv| Ok(Box::new(cnt.start(iv, KeyMeshing::CryptoPro)?)),
    )
}

fn imit(request: &Request<'_>) -> Result<Box<dyn crate::roles::Mac>, crate::Error> {
    let rules = ImitRules {
        meshing: request.options.meshing.unwrap_or(KeyMeshing::CryptoPro),
        one_block: request.options.one_block.unwrap_or(OneBlock::AppendZeros),
    };
    /// A UKM, or zeros.
    fn state(nonce: &[u8]) -> Result<&[u8; BLOCK], Error> {
        if nonce.is_empty() { Ok(&[0; BLOCK]) } else { block(nonce) }
    }
    mac(
        request,
        (Imit::<Gost28147>::from_cipher(cipher(request)?), rules),
        |(imit, rules), nonce, message, tag| {
            let mut stream = imit.start_from(*rules, state(nonce)?);
            stream.update(message);
            stream.finish(tag)
        },
        |(imit, rules), nonce, message, tag| {
            let mut stream = imit.start_from(*rules, state(nonce)?);
            stream.update(message);
            stream.verify(tag)
        },
        |(imit, rules), nonce| Ok(Box::new(imit.start_from(*rules, state(nonce)?))),
        None,
    )
}

const IMIT_ENTRY: Algorithm = Algorithm {
    // A UKM, of RFC 4357, or nothing.
    nonce: Nonce { bytes: 0, least: 0, most: BLOCK, step: BLOCK, rule: NonceRule::Agreed, carried: false },
    options: &[Parameter::Sbox, Parameter::Meshing, Parameter::OneBlock, Parameter::Tag],
    answers: &IMIT,
    ..GOST89.mode(&["imit"], "RFC 5830, 8").tagged(1, 4, 4).messages(Lengths::from(1))
};

/// A wrapped key begins with the UKM.
const WRAP: Algorithm = Algorithm {
    nonce: Nonce { carried: true, ..Nonce::exactly(BLOCK, NonceRule::Unique) },
    message: Lengths::exactly(32),
    ..GOST89
};

pub(super) const MODES: [Algorithm; 11] = [
    Algorithm {
        mode: "ecb",
        answers: const { &[answers("ecb"), answers("ecb-iterated")] },
        make: Make::Blocks(|request| Ok(Box::new(cipher(request)?))),
        ..GOST89.mode(&["ecb"], "GOST 28147-89").messages(Lengths::blocks(0, BLOCK))
    },
    Algorithm {
        answers: &CFB,
        make: Make::Stream(|request| {
            let meshing = request.options.meshing.unwrap_or(KeyMeshing::CryptoPro);
            stream(
                request,
                (Cfb::<Gost28147>::from_cipher(cipher(request)?), meshing),
                |(cfb, meshing), direction, iv, data| match direction {
                    Encrypt => cfb.encrypt_in_place(iv, *meshing, data),
                    Decrypt => cfb.decrypt_in_place(iv, *meshing, data),
                },
                |(cfb, meshing), direction, iv| {
                    Ok(Box::new(match direction {
                        Encrypt => cfb.start_encryption(iv, *meshing)?,
                        Decrypt => cfb.start_decryption(iv, *meshing)?,
                    }))
                },
            )
        }),
        ..MESHED
            .mode(&["cfb"], "RFC 5830, 7")
            .called("gost89")
            .also(&["GOST 28147-89"])
            .identified(Text::join(&["1.2.643.2.2.21"]))
    },
    Algorithm { answers: &CNT, make: Make::Stream(cnt), sbox: CRYPTO_PRO_A, ..MESHED.mode(&["cnt"], "RFC 5830, 6") },
    Algorithm { mode: "cnt", answers: &CNT, make: Make::Stream(cnt), ..MESHED.mode(&["cnt-12"], "RFC 5830, 6") },
    Algorithm {
        nonce: Nonce::exactly(BLOCK, NonceRule::Random),
        options: &[Parameter::Sbox, Parameter::Meshing, Parameter::Padding],
        answers: &CBC,
        make: Make::Chain(|request| {
            let meshing = request.options.meshing.unwrap_or(KeyMeshing::None);
            let padding = request.options.padding.unwrap_or(Padding::None);
            chain(
                request,
                (Cbc::<Gost28147>::from_cipher(cipher(request)?), meshing, padding),
                |(cbc, meshing, _), direction, iv, data| match direction {
                    Encrypt => cbc.encrypt_in_place(iv, *meshing, data),
                    Decrypt => cbc.decrypt_in_place(iv, *meshing, data),
                },
                |(cbc, meshing, padding), direction, iv| {
                    Ok(Box::new(match direction {
                        Encrypt => cbc.start_encryption(iv, *meshing, *padding)?,
                        Decrypt => cbc.start_decryption(iv, *meshing, *padding)?,
                    }))
                },
            )
        }),
        ..MESHED.mode(&["cbc"], "RFC 4357, 2.1").messages(Lengths::blocks(0, BLOCK))
    },
    Algorithm {
        make: Make::Mac(imit),
        sbox: CRYPTO_PRO_A,
        ..IMIT_ENTRY.called("gost-mac").identified(Text::join(&["1.2.643.2.2.22"]))
    },
    Algorithm {
        make: Make::Mac(imit),
        mode: "imit",
        ..IMIT_ENTRY.mode(&["imit-12"], "RFC 5830, 8").called("gost-mac-12")
    },
    Algorithm {
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("wrap-gost")] },
        make: Make::Wrap(|request| {
            wrap(
                request,
                KeyWrap::<Gost28147>::from_cipher(cipher(request)?),
                |kek, ukm, wrapped| Ok(kek.wrap_gost(block(ukm)?, key(wrapped)?).to_vec()),
                |kek, _, wrapped| Ok(kek.unwrap_gost(wrapped)?.to_vec()),
            )
        }),
        ..WRAP.mode(&["wrap-gost"], "RFC 4357, 6.1").identified(Text::join(&["1.2.643.2.2.13.0"]))
    },
    Algorithm {
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("wrap-cryptopro")] },
        make: Make::Wrap(|request| {
            wrap(
                request,
                KeyWrap::<Gost28147>::from_cipher(cipher(request)?),
                |kek, ukm, wrapped| Ok(kek.wrap_cryptopro(block(ukm)?, key(wrapped)?).to_vec()),
                |kek, _, wrapped| Ok(kek.unwrap_cryptopro(wrapped)?.to_vec()),
            )
        }),
        ..WRAP.mode(&["wrap-cryptopro"], "RFC 4357, 6.3").identified(Text::join(&["1.2.643.2.2.13.1"]))
    },
    Algorithm {
        nonce: Nonce { carried: true, ..Nonce::exactly(BLOCK, NonceRule::Random) },
        sbox: DKE_1,
        answers: const { &[answers("wrap-dstu")] },
        make: Make::Wrap(|request| {
            wrap(
                request,
                KeyWrap::<Gost28147>::from_cipher(cipher(request)?),
                |kek, iv, wrapped| Ok(kek.wrap_dstu(block(iv)?, key(wrapped)?).to_vec()),
                |kek, _, wrapped| Ok(kek.unwrap_dstu(wrapped)?.to_vec()),
            )
        }),
        ..WRAP.mode(&["wrap-dstu"], "Ukrainian CMS").identified(Text::join(&["1.2.804.2.1.1.1.1.1.1.5"]))
    },
    Algorithm {
        nonce: Nonce::exactly(BLOCK, NonceRule::Agreed),
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("kek-diversify")] },
        make: Make::KeyDerivation(|request| {
            let kek = KeyWrap::<Gost28147>::from_cipher(cipher(request)?);
            key_derivation(request, kek, |kek, ukm| Ok(kek.diversify(block(ukm)?).to_vec()))
        }),
        ..GOST89.mode(&["kek-diversify"], "RFC 4357, 6.5")
    },
];
