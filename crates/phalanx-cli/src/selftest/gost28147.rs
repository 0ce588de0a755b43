//! The modes of GOST 28147-89 itself, by the kernels that the library chooses.

use phalanx::gost28147::{Gost28147, NamedSet};
use phalanx::modes::gost28147::{Cbc, Cfb, Cnt, Imit, ImitRules, ImitStream, KeyMeshing, KeyWrap, OneBlock};
use phalanx::{Error, Level};
use phalanx_vectors::{Test, Verdict};

use super::modes::{Case, Check, Problem, UNKNOWN, failed, wrong};

/// The modes that are known, and whether keys are meshed.
pub(super) const MODES: &[(&str, Check)] = &[
    ("cnt", |case| cnt(case, KeyMeshing::None)),
    ("cnt-mesh", |case| cnt(case, KeyMeshing::CryptoPro)),
    ("cfb", |case| cfb(case, KeyMeshing::None)),
    ("cfb-mesh", |case| cfb(case, KeyMeshing::CryptoPro)),
    ("cbc", |case| cbc(case, KeyMeshing::None)),
    ("cbc-mesh", |case| cbc(case, KeyMeshing::CryptoPro)),
    ("imit", |case| imit(case, KeyMeshing::None)),
    ("imit-mesh", |case| imit(case, KeyMeshing::CryptoPro)),
    ("wrap-gost", |case| wrapped(case, KeyWrap::wrap_gost, KeyWrap::unwrap_gost)),
    ("wrap-cryptopro", |case| wrapped(case, KeyWrap::wrap_cryptopro, KeyWrap::unwrap_cryptopro)),
    ("wrap-dstu", |case| wrapped(case, KeyWrap::wrap_dstu, KeyWrap::unwrap_dstu)),
    ("kek-diversify", diversified),
];

/// The cipher with the S-box set of an answer.
fn cipher(case: &Case) -> Result<Gost28147, Problem> {
    if case.family.name != "gost28147" {
        return Err(Problem::Skipped(UNKNOWN.into()));
    }
    let (test, level): (&Test, Level) = (case.test, case.level);
    let key =
        test.key.as_slice().try_into().map_err(|_| Problem::Failed(format!("a key of {} bytes", test.key.len())))?;
    let name = test.sbox.as_deref().ok_or_else(|| wrong("no S-box"))?;
    let set = NamedSet::find(name).ok_or_else(|| Problem::Skipped(format!("unknown S-box {name}")))?;
    Gost28147::with_set_and_level(key, set, level).map_err(|error| Problem::Skipped(error.to_string()))
}

fn iv(test: &Test) -> &[u8] {
    test.iv.as_deref().unwrap_or_default()
}

/// An initialisation vector, a state, or a UKM.
fn block(test: &Test) -> Result<&[u8; 8], Problem> {
    iv(test).try_into().map_err(|_| wrong("an initialisation vector that is no block"))
}

/// Encrypts the message and decrypts the ciphertext; what runs is told which.
fn both_ways(test: &Test, run: impl Fn(bool, &mut [u8]) -> Result<(), Error>) -> Result<(), Problem> {
    if test.result == Verdict::Invalid {
        return Err(Problem::Skipped("nothing is refused in this mode".into()));
    }
    let mut data = test.message().into_owned();
    run(true, &mut data).map_err(failed)?;
    if !test.check_ciphertext(&data) {
        return Err(wrong("ciphertext"));
    }
    run(false, &mut data).map_err(failed)?;
    if data == *test.message() { Ok(()) } else { Err(wrong("decryption")) }
}

fn cnt(case: &Case, meshing: KeyMeshing) -> Result<(), Problem> {
    let cnt = Cnt::<Gost28147>::from_cipher(cipher(case)?);
    both_ways(case.test, |_, data| cnt.apply(iv(case.test), meshing, data))
}

fn cfb(case: &Case, meshing: KeyMeshing) -> Result<(), Problem> {
    let (cfb, iv) = (Cfb::<Gost28147>::from_cipher(cipher(case)?), iv(case.test));
    both_ways(case.test, |encrypt, data| {
        if encrypt { cfb.encrypt_in_place(iv, meshing, data) } else { cfb.decrypt_in_place(iv, meshing, data) }
    })
}

fn cbc(case: &Case, meshing: KeyMeshing) -> Result<(), Problem> {
    let (cbc, iv) = (Cbc::<Gost28147>::from_cipher(cipher(case)?), iv(case.test));
    both_ways(case.test, |encrypt, data| {
        if encrypt { cbc.encrypt_in_place(iv, meshing, data) } else { cbc.decrypt_in_place(iv, meshing, data) }
    })
}

fn imit(case: &Case, meshing: KeyMeshing) -> Result<(), Problem> {
    let (test, imit) = (case.test, Imit::<Gost28147>::from_cipher(cipher(case)?));
    let tag = test.tag.as_deref().ok_or_else(|| wrong("no tag"))?;
    let rules = ImitRules { meshing, one_block: OneBlock::AppendZeros };
    let state = if test.iv.is_some() { block(test)? } else { &[0; 8] };
    let stream = || -> ImitStream {
        let mut stream = imit.start_from(rules, state);
        stream.update(&test.message());
        stream
    };
    let verdict = stream().verify(tag);
    if test.result == Verdict::Invalid {
        return if verdict.is_err() { Ok(()) } else { Err(wrong("accepted what has to be refused")) };
    }
    let mut got = vec![0; tag.len()];
    stream().finish(&mut got).map_err(failed)?;
    if got == tag { verdict.map_err(failed) } else { Err(wrong("tag")) }
}

/// A way to wrap keys.
type Wrap = fn(&KeyWrap<Gost28147>, &[u8; 8], &[u8; 32]) -> [u8; 44];
/// Its inverse.
type Unwrap = fn(&KeyWrap<Gost28147>, &[u8]) -> Result<[u8; 32], Error>;

fn wrapped(case: &Case, wrap: Wrap, unwrap: Unwrap) -> Result<(), Problem> {
    let (test, kek) = (case.test, KeyWrap::<Gost28147>::from_cipher(cipher(case)?));
    let opened = unwrap(&kek, test.ct.as_deref().unwrap_or_default());
    if test.result == Verdict::Invalid {
        return if opened.is_err() { Ok(()) } else { Err(wrong("accepted what has to be refused")) };
    }
    let message = test.message();
    let key = message.as_ref().try_into().map_err(|_| wrong("a key of another length"))?;
    if !test.check_ciphertext(&wrap(&kek, block(test)?, key)) {
        return Err(wrong("wrapped key"));
    }
    if opened.map_err(failed)? == *key { Ok(()) } else { Err(wrong("unwrapped key")) }
}

fn diversified(case: &Case) -> Result<(), Problem> {
    let kek = KeyWrap::<Gost28147>::from_cipher(cipher(case)?);
    if case.test.check_ciphertext(&kek.diversify(block(case.test)?)) { Ok(()) } else { Err(wrong("key")) }
}
