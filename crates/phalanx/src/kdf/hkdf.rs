//! HKDF.

use phalanx_kernels::parts::{Secret, wiped_beside};

use super::limits::{limit, number};
use crate::Error;
use crate::hash::{HmacKey, Streebog};

/// The most blocks of output, because the counter is a byte.
const MAX_BLOCKS: usize = 255;

/// HKDF, RFC 5869: extracts a key from `secret` and `salt`, and expands it to `out`. TLS 1.3 uses
/// it with Streebog-256 (RFC 9367).
///
/// `salt` and `info` are public and may be empty.
///
/// ```
/// use phalanx::{Error, hash::functions::Streebog256, kdf};
///
/// let mut key = [0; 42];
/// kdf::hkdf::<Streebog256>(b"salt", b"shared secret", b"info", &mut key)?;
///
/// let mut prk = [0; 32];
/// kdf::hkdf_extract::<Streebog256>(b"salt", b"shared secret", &mut prk)?;
/// let mut same = [0; 42];
/// kdf::hkdf_expand::<Streebog256>(&prk, b"info", &mut same)?;
/// assert_eq!(key, same);
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`] if `out` is empty or longer than 255 digests. Nothing is written in that
/// case.
pub fn hkdf<F: Streebog>(salt: &[u8], secret: &[u8], info: &[u8], out: &mut [u8]) -> Result<(), Error> {
    check_length::<F>(out.len())?;
    let mut prk = Secret::zeros(F::DIGEST_BYTES);
    extract::<F>(salt, secret, prk.bytes_mut());
    expand::<F>(prk.bytes(), info, out);
    Ok(())
}

/// The first step of [`hkdf`]: writes a key as long as a digest.
///
/// # Errors
/// [`Error::Parameter`] if `prk` isn't as long as a digest. Nothing is written in that case.
pub fn hkdf_extract<F: Streebog>(salt: &[u8], secret: &[u8], prk: &mut [u8]) -> Result<(), Error> {
    if prk.len() != F::DIGEST_BYTES {
        let allowed = if F::DIGEST_BYTES == 32 { "32 bytes, one digest" } else { "64 bytes, one digest" };
        return Err(limit("length of the extracted key", allowed, number(prk.len())));
    }
    extract::<F>(salt, secret, prk);
    Ok(())
}

/// The second step of [`hkdf`]: expands a key that [`hkdf_extract`] wrote, or another uniform key.
///
/// # Errors
/// [`Error::Parameter`] if `prk` is shorter than a digest, or if `out` is empty or longer than 255
/// digests. Nothing is written in that case.
pub fn hkdf_expand<F: Streebog>(prk: &[u8], info: &[u8], out: &mut [u8]) -> Result<(), Error> {
    if prk.len() < F::DIGEST_BYTES {
        let allowed =
            if F::DIGEST_BYTES == 32 { "at least 32 bytes, one digest" } else { "at least 64 bytes, one digest" };
        return Err(limit("length of the key to expand", allowed, number(prk.len())));
    }
    check_length::<F>(out.len())?;
    expand::<F>(prk, info, out);
    Ok(())
}

fn check_length<F: Streebog>(length: usize) -> Result<(), Error> {
    if length == 0 || length > MAX_BLOCKS * F::DIGEST_BYTES {
        let allowed = if F::DIGEST_BYTES == 32 {
            "1 to 8160 bytes, 255 digests (RFC 5869)"
        } else {
            "1 to 16320 bytes, 255 digests (RFC 5869)"
        };
        return Err(limit("length of the derived key", allowed, number(length)));
    }
    Ok(())
}

/// An empty salt is the same as zeros.
fn extract<F: Streebog>(salt: &[u8], secret: &[u8], prk: &mut [u8]) {
    let key = HmacKey::new(F::RULES, F::RULES.function(), salt);
    wiped_beside(secret.len(), || {
        let mut message = key.inner();
        message.take(secret);
        key.end(message, prk);
    });
}

fn expand<F: Streebog>(prk: &[u8], info: &[u8], out: &mut [u8]) {
    let key = HmacKey::new(F::RULES, F::RULES.function(), prk);
    wiped_beside(info.len().saturating_add(out.len()), || {
        let mut block = Secret::zeros(F::DIGEST_BYTES);
        for (counter, part) in (1u8..=u8::MAX).zip(out.chunks_mut(F::DIGEST_BYTES)) {
            let mut message = key.inner();
            if counter > 1 {
                message.take(block.bytes());
            }
            message.take(info);
            message.take(&[counter]);
            key.end(message, block.bytes_mut());
            part.copy_from_slice(&block.bytes()[..part.len()]);
        }
    });
}
