//! The modes of DSTU 7624:2014, under the kernels that the library chooses.

use phalanx::modes::Padding;
use phalanx::modes::dstu7624::{
    Cbc, Ccm, Cfb, Cmac, CmsKeyWrap, Ctr, Gcm, Gmac, Kalyna, Key, Kw, KwPadded, Ofb, StandardGcmWithUnboundNonce, Xts,
};
use phalanx::{Cipher, Error, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512};
use phalanx_vectors::{Test, Verdict};

use super::modes::{Case, Check, Problem, UNKNOWN};

/// A check for whichever variant the answer is of.
macro_rules! variants {
    ($check:ident) => {
        |case| match case.family.name {
            "kalyna-128/128" => $check::<Kalyna128_128>(case),
            "kalyna-128/256" => $check::<Kalyna128_256>(case),
            "kalyna-256/256" => $check::<Kalyna256_256>(case),
            "kalyna-256/512" => $check::<Kalyna256_512>(case),
            "kalyna-512/512" => $check::<Kalyna512_512>(case),
            _ => Err(Problem::Skipped(UNKNOWN.into())),
        }
    };
}

pub(super) const MODES: &[(&str, Check)] = &[
    ("cbc", variants!(cbc)),
    ("ccm", variants!(ccm)),
    ("cfb", variants!(cfb)),
    ("cmac", variants!(cmac)),
    ("ctr", variants!(ctr)),
    ("gcm", variants!(gcm)),
    ("gcm-nonce-bound", variants!(gcm_nonce_bound)),
    ("gmac", variants!(gmac)),
    ("kw", variants!(kw)),
    ("kwp", variants!(kw_padded)),
    ("ofb", variants!(ofb)),
    ("uawrap", cms),
    ("xts", variants!(xts)),
];

/// The outcome of one check.
type Outcome = Result<(), Problem>;

/// The cipher under the key and the level of an answer.
fn cipher<C: Kalyna>(case: &Case) -> Result<Cipher<C::Standard>, Problem> {
    let key = &case.test.key;
    let key = Key::<C>::try_from(key).map_err(|_| Problem::Failed(format!("a key of {} bytes", key.len())))?;
    Cipher::with_level(&key, case.level).map_err(|error| Problem::Skipped(error.to_string()))
}

fn failed(error: Error) -> Problem {
    Problem::Failed(error.to_string())
}

fn wrong(what: &str) -> Outcome {
    Err(Problem::Failed(what.into()))
}

fn iv(test: &Test) -> &[u8] {
    test.iv.as_deref().unwrap_or_default()
}

/// Encryption and decryption in place.
fn both(
    test: &Test,
    encrypt: impl FnOnce(&mut [u8]) -> Result<(), Error>,
    decrypt: impl FnOnce(&mut [u8]) -> Result<(), Error>,
) -> Outcome {
    if test.result == Verdict::Invalid {
        return Err(Problem::Skipped("nothing is refused in this mode".into()));
    }
    let message = test.message();
    let mut data = message.to_vec();
    encrypt(&mut data).map_err(failed)?;
    if !test.check_ciphertext(&data) {
        return wrong("ciphertext");
    }
    decrypt(&mut data).map_err(failed)?;
    if data == *message { Ok(()) } else { wrong("decryption") }
}

/// Encryption and decryption that change the length.
fn whole(
    test: &Test,
    encrypt: impl FnOnce(&[u8]) -> Result<Vec<u8>, Error>,
    decrypt: impl FnOnce(&[u8]) -> Result<Vec<u8>, Error>,
) -> Outcome {
    let Some(sealed) = test.ct.as_deref() else { return wrong("no ciphertext") };
    let opened = decrypt(sealed);
    if test.result == Verdict::Invalid {
        return if opened.is_ok() { wrong("accepted what has to be refused") } else { Ok(()) };
    }
    let message = test.message();
    if encrypt(&message).map_err(failed)? != sealed {
        return wrong("ciphertext");
    }
    if opened.map_err(failed)? == *message { Ok(()) } else { wrong("decryption") }
}

/// A tag and its verification.
fn code(
    test: &Test,
    tag: impl FnOnce(&[u8], &mut [u8]) -> Result<(), Error>,
    verify: impl FnOnce(&[u8], &[u8]) -> Result<(), Error>,
) -> Outcome {
    let Some(want) = test.tag.as_deref() else { return wrong("no tag") };
    let (message, mut got) = (test.message(), vec![0; want.len()]);
    let verdict = verify(&message, want);
    if test.result == Verdict::Invalid {
        return if verdict.is_ok() { wrong("accepted what has to be refused") } else { Ok(()) };
    }
    tag(&message, &mut got).map_err(failed)?;
    if got != want {
        return wrong("tag");
    }
    verdict.map_err(failed)
}

/// Authenticated encryption and decryption in place.
fn aead(
    test: &Test,
    encrypt: impl FnOnce(&mut [u8], &mut [u8]) -> Result<(), Error>,
    decrypt: impl FnOnce(&mut [u8], &[u8]) -> Result<(), Error>,
) -> Outcome {
    let Some(tag) = test.tag.as_deref() else { return wrong("no tag") };
    if test.result == Verdict::Invalid {
        let mut data = test.ct.clone().unwrap_or_default();
        let accepted = decrypt(&mut data, tag).is_ok();
        return if accepted { wrong("accepted what has to be refused") } else { Ok(()) };
    }
    let (message, mut got) = (test.message(), vec![0; tag.len()]);
    let mut data = message.to_vec();
    encrypt(&mut data, &mut got).map_err(failed)?;
    if !test.check_ciphertext(&data) {
        return wrong("ciphertext");
    }
    if got != tag {
        return wrong("tag");
    }
    decrypt(&mut data, tag).map_err(failed)?;
    if data == *message { Ok(()) } else { wrong("decryption") }
}

fn ctr<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv) = (Ctr::<C>::from_cipher(cipher::<C>(case)?), iv(case.test));
    both(case.test, |data| mode.apply(iv, data), |data| mode.apply(iv, data))
}

fn ofb<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv) = (Ofb::<C>::from_cipher(cipher::<C>(case)?), iv(case.test));
    both(case.test, |data| mode.apply(iv, data), |data| mode.apply(iv, data))
}

fn cfb<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv) = (Cfb::<C>::from_cipher(cipher::<C>(case)?), iv(case.test));
    let Some(bits) = case.test.segment_bits else { return wrong("no segment") };
    both(case.test, |data| mode.encrypt_in_place(iv, bits / 8, data), |data| mode.decrypt_in_place(iv, bits / 8, data))
}

fn cbc<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv) = (Cbc::<C>::from_cipher(cipher::<C>(case)?), iv(case.test));
    let padding = match case.test.padding.as_deref() {
        None => Padding::None,
        Some("10*") => Padding::OneZeros,
        Some("pkcs7") => Padding::Pkcs7,
        Some(other) => return Err(Problem::Skipped(format!("unknown padding {other}"))),
    };
    whole(case.test, |message| mode.encrypt(iv, padding, message), |sealed| mode.decrypt(iv, padding, sealed))
}

fn xts<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv) = (Xts::<C>::from_cipher(cipher::<C>(case)?), iv(case.test));
    both(case.test, |data| mode.encrypt_in_place(iv, data), |data| mode.decrypt_in_place(iv, data))
}

fn cmac<C: Kalyna>(case: &Case) -> Outcome {
    let mode = Cmac::<C>::from_cipher(cipher::<C>(case)?);
    code(case.test, |message, tag| mode.mac(message, tag), |message, tag| mode.verify(message, tag))
}

fn gmac<C: Kalyna>(case: &Case) -> Outcome {
    let mode = Gmac::<C>::from_cipher(cipher::<C>(case)?);
    code(case.test, |message, tag| mode.mac(message, tag), |message, tag| mode.verify(message, tag))
}

fn gcm<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, iv, aad) =
        (StandardGcmWithUnboundNonce::<C>::from_cipher(cipher::<C>(case)?), iv(case.test), &case.test.aad);
    aead(
        case.test,
        |data, tag| mode.encrypt_in_place(iv, aad, data, tag),
        |data, tag| mode.decrypt_in_place(iv, aad, data, tag),
    )
}

fn gcm_nonce_bound<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, nonce, aad) = (Gcm::<C>::from_cipher(cipher::<C>(case)?), iv(case.test), &case.test.aad);
    aead(
        case.test,
        |data, tag| mode.encrypt_in_place(nonce, aad, data, tag),
        |data, tag| mode.decrypt_in_place(nonce, aad, data, tag),
    )
}

fn ccm<C: Kalyna>(case: &Case) -> Outcome {
    let (mode, nonce, aad) = (Ccm::<C>::from_cipher(cipher::<C>(case)?), iv(case.test), &case.test.aad);
    let tag = case.test.tag.as_ref().map_or(0, Vec::len);
    let lengths = case.test.nb.unwrap_or(Ccm::<C>::LENGTH_BYTES);
    let mode = mode.with_parameters(tag, lengths).map_err(failed)?;
    aead(
        case.test,
        |data, tag| mode.encrypt_in_place(nonce, aad, data, tag),
        |data, tag| mode.decrypt_in_place(nonce, aad, data, tag),
    )
}

fn kw<C: Kalyna>(case: &Case) -> Outcome {
    let mode = Kw::<C>::from_cipher(cipher::<C>(case)?);
    whole(case.test, |key| mode.wrap(key), |wrapped| mode.unwrap(wrapped))
}

fn kw_padded<C: Kalyna>(case: &Case) -> Outcome {
    let mode = KwPadded::<C>::from_cipher(cipher::<C>(case)?);
    whole(case.test, |key| mode.wrap(key), |wrapped| mode.unwrap(wrapped))
}

fn cms(case: &Case) -> Outcome {
    // Of one variant alone.
    let key = case.test.key.as_slice().try_into();
    let Some(key) = key.ok().filter(|_| case.family.name == Kalyna256_256::NAME) else {
        return Err(Problem::Skipped(UNKNOWN.into()));
    };
    let mode = CmsKeyWrap::with_level(key, case.level).map_err(|error| Problem::Skipped(error.to_string()))?;
    whole(case.test, |key| mode.wrap(iv(case.test), key), |wrapped| mode.unwrap(wrapped))
}
