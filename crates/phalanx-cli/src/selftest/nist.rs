//! The modes of NIST SP 800-38A, B, D and IEEE 1619, by the kernels that the library chooses.

use phalanx::modes::nist::{
    Block128, Block128Or256, Cbc, Cfb, Cmac, Ctr32Be, Ctr64Be, Ctr128Be, Ctr256Be, Gcm, Gmac, Ofb, TweakKey, Xts,
};
use phalanx::modes::{Key, Padding};
use phalanx::{Error, Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256, Ublock256_256};
use phalanx_vectors::{Test, Verdict};

use super::modes::{Case, Check, Problem, UNKNOWN, failed, tag_of, wrong};

/// Calls a function for the cipher of a case, one with blocks of 16 bytes, or else another function.
macro_rules! of_cipher {
    ($check:ident) => {
        |case| of_cipher!(case, $check, Err(Problem::Skipped(UNKNOWN.into())))
    };
    ($check:ident or 32 bytes) => {
        |case| match case.family.name {
            "ublock-256/256" => $check::<Ublock256_256>(case),
            _ => of_cipher!(case, $check, Err(Problem::Skipped(UNKNOWN.into()))),
        }
    };
    ($case:ident, $check:ident, $else:expr) => {
        match $case.family.name {
            "kalyna-128/128" => $check::<Kalyna128_128>($case),
            "kalyna-128/256" => $check::<Kalyna128_256>($case),
            "kuznyechik" => $check::<Kuznyechik>($case),
            "ublock-128/128" => $check::<Ublock128_128>($case),
            "ublock-128/256" => $check::<Ublock128_256>($case),
            _ => $else,
        }
    };
}

/// The modes that are known.
pub(super) const MODES: &[(&str, Check)] = &[
    ("nist-ctr128", of_cipher!(ctr128)),
    ("nist-ctr64", of_cipher!(ctr64)),
    ("nist-ctr32", of_cipher!(ctr32)),
    ("nist-ctr256", |case| match case.family.name {
        "ublock-256/256" => ctr256(case),
        _ => Err(Problem::Skipped(UNKNOWN.into())),
    }),
    // uBlock's authors publish this one.
    ("cbc", |case| match case.family.name {
        "ublock-128/128" => cbc::<Ublock128_128>(case),
        "ublock-128/256" => cbc::<Ublock128_256>(case),
        "ublock-256/256" => cbc::<Ublock256_256>(case),
        _ => Err(Problem::Skipped(UNKNOWN.into())),
    }),
    ("nist-cbc", of_cipher!(cbc or 32 bytes)),
    ("nist-cfb", of_cipher!(cfb or 32 bytes)),
    ("nist-ofb", of_cipher!(ofb or 32 bytes)),
    ("nist-cmac", of_cipher!(cmac)),
    ("nist-gcm", of_cipher!(gcm)),
    ("nist-gmac", of_cipher!(gmac)),
    ("ieee-xts", of_cipher!(xts)),
];

fn key<C: Block128Or256>(bytes: &[u8]) -> Result<Key<C>, Problem> {
    Key::<C>::try_from(bytes).map_err(|_| Problem::Failed(format!("a key of {} bytes", bytes.len())))
}

fn iv(test: &Test) -> &[u8] {
    test.iv.as_deref().unwrap_or_default()
}

/// Encrypts the message and decrypts the ciphertext; what runs is told which.
fn both_ways(test: &Test, run: impl Fn(bool, &mut Vec<u8>) -> Result<(), Error>) -> Result<(), Problem> {
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

macro_rules! counters {
    ($($check:ident: $mode:ident;)*) => {$(
        fn $check<C: Block128>(case: &Case) -> Result<(), Problem> {
            let ctr = $mode::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?;
            both_ways(case.test, |_, data| ctr.apply(iv(case.test), data))
        }
    )*};
}

counters! {
    ctr128: Ctr128Be;
    ctr64: Ctr64Be;
    ctr32: Ctr32Be;
}

fn ctr256(case: &Case) -> Result<(), Problem> {
    let key = key::<Ublock256_256>(&case.test.key)?;
    let ctr = Ctr256Be::<Ublock256_256>::with_level(&key, case.level).map_err(failed)?;
    both_ways(case.test, |_, data| ctr.apply(iv(case.test), data))
}

fn cbc<C: Block128Or256>(case: &Case) -> Result<(), Problem> {
    let padding = match case.test.padding.as_deref() {
        None => Padding::None,
        Some("pkcs7") => Padding::Pkcs7,
        Some("10*") => Padding::OneZeros,
        Some(other) => return Err(Problem::Skipped(format!("unknown padding {other}"))),
    };
    let (cbc, iv) = (Cbc::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?, iv(case.test));
    both_ways(case.test, |encrypt, data| {
        *data = if encrypt { cbc.encrypt(iv, padding, data)? } else { cbc.decrypt(iv, padding, data)? };
        Ok(())
    })
}

fn cfb<C: Block128Or256>(case: &Case) -> Result<(), Problem> {
    let (cfb, iv) = (Cfb::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?, iv(case.test));
    both_ways(
        case.test,
        |encrypt, data| {
            if encrypt { cfb.encrypt_in_place(iv, data) } else { cfb.decrypt_in_place(iv, data) }
        },
    )
}

fn ofb<C: Block128Or256>(case: &Case) -> Result<(), Problem> {
    let ofb = Ofb::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?;
    both_ways(case.test, |_, data| ofb.apply(iv(case.test), data))
}

fn cmac<C: Block128>(case: &Case) -> Result<(), Problem> {
    let cmac = Cmac::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?;
    tag_of(case.test, |message, tag| cmac.mac(message, tag), |message, tag| cmac.verify(message, tag))
}

fn gmac<C: Block128>(case: &Case) -> Result<(), Problem> {
    let (gmac, nonce) = (Gmac::<C>::with_level(&key::<C>(&case.test.key)?, case.level).map_err(failed)?, iv(case.test));
    tag_of(case.test, |message, tag| gmac.mac(nonce, message, tag), |message, tag| gmac.verify(nonce, message, tag))
}

fn gcm<C: Block128>(case: &Case) -> Result<(), Problem> {
    let (test, nonce) = (case.test, iv(case.test));
    let gcm = Gcm::<C>::with_level(&key::<C>(&test.key)?, case.level).map_err(failed)?;
    let tag = test.tag.as_deref().ok_or_else(|| wrong("no tag"))?;
    if test.result == Verdict::Invalid {
        let mut data = test.ct.clone().unwrap_or_default();
        let accepted = gcm.decrypt_in_place(nonce, &test.aad, &mut data, tag).is_ok();
        return if accepted { Err(wrong("accepted what has to be refused")) } else { Ok(()) };
    }
    let (mut data, mut got) = (test.message().into_owned(), vec![0; tag.len()]);
    gcm.encrypt_in_place(nonce, &test.aad, &mut data, &mut got).map_err(failed)?;
    if !test.check_ciphertext(&data) {
        return Err(wrong("ciphertext"));
    }
    if got != tag {
        return Err(wrong("tag"));
    }
    gcm.decrypt_in_place(nonce, &test.aad, &mut data, tag).map_err(failed)?;
    if data == *test.message() { Ok(()) } else { Err(wrong("decryption")) }
}

fn xts<C: Block128>(case: &Case) -> Result<(), Problem> {
    let (data, tweaks) = case.test.key.split_at(case.test.key.len() / 2);
    let xts = Xts::<C>::with_level(&key::<C>(data)?, TweakKey(&key::<C>(tweaks)?), case.level).map_err(failed)?;
    both_ways(case.test, |encrypt, data| {
        let tweak = iv(case.test);
        if encrypt { xts.encrypt_in_place(tweak, data) } else { xts.decrypt_in_place(tweak, data) }
    })
}
