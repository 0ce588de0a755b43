//! GOST 28147-89 with its own modes and those of RFC 4357 and RFC 5830. Any named S-box set can be
//! used.

use alloc::boxed::Box;

use phalanx::Gost28147;
use phalanx::gost28147::NamedSet;
use phalanx::modes::gost28147::{Cbc, Cfb, Cnt, Imit, ImitRules, KeyMeshing, KeyWrap, OneBlock};
use phalanx::roles::{self, Configured, Wrapping};

use crate::algorithm::{Answers, Limits, Make, Request, answers};
use crate::text::Text;
use crate::{Algorithm, Lengths, Nonce, NonceRule, Parameter, Result, Standard, Status};

/// OIDs of the default S-box sets. We use the set that OpenSSL's gost-engine uses for the algorithm
/// of that name and, for Ukrainian algorithms, the first set.
const CRYPTO_PRO_A: &str = "1.2.643.2.2.31.1";
const TC26_Z: &str = "1.2.643.7.1.2.5.1.1";
const DKE_1: &str = "1.2.804.2.1.1.1.1.1.1.10.1";

const BLOCK: usize = 8;

/// The cipher with the requested S-box set, or else with the algorithm's default.
fn cipher(request: &Request<'_>) -> Result<Gost28147> {
    let set = request.options.sbox.or_else(|| NamedSet::find(request.algorithm.sbox));
    let (Some(set), Ok(key)) = (set, request.key.try_into()) else {
        unreachable!("the defaults are named sets, and the key has its length")
    };
    Ok(Gost28147::with_set_and_level(key, set, request.level())?)
}

/// Answers with a single key, and with a new key for every 1024 bytes.
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

/// For modes that have a unique initialisation vector and may change keys.
const MESHED: Algorithm = Algorithm {
    nonce: Nonce::exactly(BLOCK, NonceRule::Unique),
    options: &[Parameter::Sbox, Parameter::Meshing],
    // This is the limit with meshing, which is the default for most of these modes.
    limits: Limits { message_bytes: u64::MAX, key_bytes: Algorithm::advised_key_bytes(BLOCK, 1) },
    ..GOST89
};

/// The requested key meshing, or else the algorithm's default.
fn meshing(request: &Request<'_>, default: KeyMeshing) -> KeyMeshing {
    request.options.meshing.unwrap_or(default)
}

const MAKE_CNT: Make = Make::Stream(|request| {
    let cnt = Cnt::<Gost28147>::from_cipher(cipher(request)?);
    Ok(Box::new(Configured(cnt, meshing(request, KeyMeshing::CryptoPro))))
});

const MAKE_IMIT: Make = Make::Mac(|request| {
    let rules = ImitRules {
        meshing: meshing(request, KeyMeshing::CryptoPro),
        one_block: request.options.one_block.unwrap_or(OneBlock::AppendZeros),
    };
    Ok(Box::new(Configured(Imit::<Gost28147>::from_cipher(cipher(request)?), rules)))
});

fn wrap(request: &Request<'_>, wrapping: Wrapping) -> Result<Box<dyn roles::KeyWrap>> {
    Ok(Box::new(Configured(KeyWrap::<Gost28147>::from_cipher(cipher(request)?), wrapping)))
}

const IMIT_ENTRY: Algorithm = Algorithm {
    // Either a UKM, as in RFC 4357, or nothing.
    nonce: Nonce { bytes: 0, min_bytes: 0, max_bytes: BLOCK, step: BLOCK, rule: NonceRule::Agreed, carried: false },
    options: &[Parameter::Sbox, Parameter::Meshing, Parameter::OneBlock, Parameter::Tag],
    answers: &IMIT,
    ..GOST89.mode(&["imit"], "RFC 5830, 8").tagged(1, 4, 4).messages(Lengths::from(1))
};

/// For wrapped keys, which begin with the UKM.
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
            let cfb = Cfb::<Gost28147>::from_cipher(cipher(request)?);
            Ok(Box::new(Configured(cfb, meshing(request, KeyMeshing::CryptoPro))))
        }),
        ..MESHED
            .mode(&["cfb"], "RFC 5830, 7")
            .called("gost89")
            .also(&["GOST 28147-89"])
            .identified(Text::join(&["1.2.643.2.2.21"]))
    },
    Algorithm { answers: &CNT, make: MAKE_CNT, sbox: CRYPTO_PRO_A, ..MESHED.mode(&["cnt"], "RFC 5830, 6") },
    Algorithm { mode: "cnt", answers: &CNT, make: MAKE_CNT, ..MESHED.mode(&["cnt-12"], "RFC 5830, 6") },
    Algorithm {
        nonce: Nonce::exactly(BLOCK, NonceRule::Random),
        options: &[Parameter::Sbox, Parameter::Meshing, Parameter::Padding],
        answers: &CBC,
        make: Make::BlockMode(|request| {
            let cbc = Cbc::<Gost28147>::from_cipher(cipher(request)?);
            Ok(Box::new(Configured(cbc, (meshing(request, KeyMeshing::None), request.padding()))))
        }),
        ..MESHED.mode(&["cbc"], "RFC 4357, 2.1").messages(Lengths::blocks(0, BLOCK))
    },
    Algorithm {
        make: MAKE_IMIT,
        sbox: CRYPTO_PRO_A,
        ..IMIT_ENTRY.called("gost-mac").identified(Text::join(&["1.2.643.2.2.22"]))
    },
    Algorithm { make: MAKE_IMIT, mode: "imit", ..IMIT_ENTRY.mode(&["imit-12"], "RFC 5830, 8").called("gost-mac-12") },
    Algorithm {
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("wrap-gost")] },
        make: Make::KeyWrap(|request| wrap(request, Wrapping::Gost)),
        ..WRAP.mode(&["wrap-gost"], "RFC 4357, 6.1").identified(Text::join(&["1.2.643.2.2.13.0"]))
    },
    Algorithm {
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("wrap-cryptopro")] },
        make: Make::KeyWrap(|request| wrap(request, Wrapping::CryptoPro)),
        ..WRAP.mode(&["wrap-cryptopro"], "RFC 4357, 6.3").identified(Text::join(&["1.2.643.2.2.13.1"]))
    },
    Algorithm {
        nonce: Nonce { carried: true, ..Nonce::exactly(BLOCK, NonceRule::Random) },
        sbox: DKE_1,
        answers: const { &[answers("wrap-dstu")] },
        make: Make::KeyWrap(|request| wrap(request, Wrapping::Dstu)),
        ..WRAP.mode(&["wrap-dstu"], "Ukrainian CMS").identified(Text::join(&["1.2.804.2.1.1.1.1.1.1.5"]))
    },
    Algorithm {
        nonce: Nonce::exactly(BLOCK, NonceRule::Agreed),
        sbox: CRYPTO_PRO_A,
        answers: const { &[answers("kek-diversify")] },
        make: Make::KeyDerivation(|request| Ok(Box::new(KeyWrap::<Gost28147>::from_cipher(cipher(request)?)))),
        ..GOST89.mode(&["kek-diversify"], "RFC 4357, 6.5")
    },
];
