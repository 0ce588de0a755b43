//! PBKDF2.

use alloc::vec::Vec;

use phalanx_kernels::LARGE;
use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::{Secret, wiped_beside};

use super::limits::{limit, number};
use crate::Error;
use crate::hash::{HmacKey, Lanes, Rules, Streebog};

/// PBKDF2 with HMAC-Streebog, RFC 9337 (R 50.1.111-2016): derives a key from a password. The
/// standards use Streebog-512.
///
/// Choose a random salt of at least 16 bytes for each password, and as many iterations as you can
/// afford. RFC 9337 asks for at least 1000. The work of one guess costs an attacker with graphics
/// cards much less than you, so short passwords stay weak.
///
/// ```
/// use phalanx::{Error, hash::functions::Streebog512, kdf};
///
/// let mut key = [0; 32];
/// kdf::pbkdf2::<Streebog512>(b"password", b"salt", 2, &mut key)?;
/// assert_eq!(key[..4], [0x5a, 0x58, 0x5b, 0xaf]);
///
/// let zero = kdf::pbkdf2::<Streebog512>(b"password", b"salt", 0, &mut key);
/// assert!(matches!(zero, Err(Error::Parameter { what: "number of iterations", .. })));
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
/// [`Error::Parameter`] for 0 iterations, or if `out` is empty or longer than 2^32 - 1 digests.
/// Nothing is written in that case.
pub fn pbkdf2<F: Streebog>(password: &[u8], salt: &[u8], iterations: u32, out: &mut [u8]) -> Result<(), Error> {
    pbkdf2_many::<F>(&[password], &[salt], iterations, out)
}

/// [`pbkdf2`] for many passwords, each with its own salt. Writes keys of equal length, one after
/// the other. Passwords are processed in parallel.
///
/// ```
/// use phalanx::{Error, hash::functions::Streebog512, kdf};
///
/// let mut keys = [0; 2 * 32];
/// kdf::pbkdf2_many::<Streebog512>(&[b"first", b"second"], &[b"salt 1", b"salt 2"], 1000, &mut keys)?;
///
/// let mut key = [0; 32];
/// kdf::pbkdf2::<Streebog512>(b"second", b"salt 2", 1000, &mut key)?;
/// assert_eq!(keys[32..], key);
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
/// As [`pbkdf2`]. [`Error::LengthsDiffer`] if the numbers of passwords and salts differ, or if
/// `out` can't be divided into keys of equal length. Nothing is written in that case.
pub fn pbkdf2_many<F: Streebog>(
    passwords: &[&[u8]],
    salts: &[&[u8]],
    iterations: u32,
    out: &mut [u8],
) -> Result<(), Error> {
    if iterations == 0 {
        return Err(limit("number of iterations", "at least 1 (RFC 8018)", 0));
    }
    let (count, bytes) = (passwords.len(), out.len());
    if count != salts.len() {
        return Err(Error::LengthsDiffer { source_bytes: count, destination_bytes: salts.len() });
    }
    if count == 0 && bytes == 0 {
        return Ok(());
    }
    let length = bytes.checked_div(count).unwrap_or_default();
    if length * count != bytes {
        return Err(Error::LengthsDiffer { source_bytes: length * count, destination_bytes: bytes });
    }
    let blocks = number(length).div_ceil(F::DIGEST_BYTES as u64);
    if length == 0 || blocks > u64::from(u32::MAX) {
        let allowed = "1 byte to 2^32 - 1 digests (RFC 8018)";
        return Err(limit("length of the derived key", allowed, number(length)));
    }
    // The work is one chain of HMACs for each digest of output.
    let mut jobs = Vec::new();
    let function = F::RULES.function();
    let keys: Vec<HmacKey> = passwords.iter().map(|password| HmacKey::new(F::RULES, function, password)).collect();
    for ((key, salt), out) in keys.iter().zip(salts).zip(out.chunks_mut(length)) {
        jobs.extend((1u32..=u32::MAX).zip(out.chunks_mut(F::DIGEST_BYTES)).map(|(index, out)| Job {
            key,
            salt,
            index,
            out,
        }));
    }
    let lanes = function.lanes().max(1);
    for jobs in jobs.chunks_mut(lanes) {
        wiped_beside(LARGE, || chains(F::RULES, function, jobs, iterations));
    }
    Ok(())
}

/// One digest of output.
struct Job<'a> {
    key: &'a HmacKey,
    salt: &'a [u8],
    index: u32,
    out: &'a mut [u8],
}

/// Computes the chains of several jobs in parallel.
fn chains(rules: &'static Rules, function: Function, jobs: &mut [Job<'_>], iterations: u32) {
    let (lanes, state, digest) = (jobs.len(), rules.state(), rules.digest);
    let mut keys = Secret::zeros(2 * lanes * state);
    let (inner, outer) = keys.bytes_mut().split_at_mut(lanes * state);
    let mut values = Secret::zeros(lanes * digest);
    let mut sums = Secret::zeros(lanes * digest);
    for (lane, job) in jobs.iter().enumerate() {
        let (first, second) = job.key.states();
        inner[lane * state..][..state].copy_from_slice(first);
        outer[lane * state..][..state].copy_from_slice(second);
        let mut message = job.key.inner();
        message.take(job.salt);
        message.take(&job.index.to_be_bytes());
        job.key.end(message, &mut values.bytes_mut()[lane * digest..][..digest]);
    }
    sums.bytes_mut().copy_from_slice(values.bytes());
    let mut ending = Lanes::new(rules, function, lanes);
    let mut states = Secret::zeros(lanes * state);
    for _ in 1..iterations {
        for before in [&*inner, &*outer] {
            states.bytes_mut().copy_from_slice(before);
            // A digest of Streebog-512 is a whole block.
            let waiting = if digest == rules.block {
                function.absorb_many(states.bytes_mut(), values.bytes());
                0
            } else {
                digest
            };
            ending.end(states.bytes_mut(), waiting, (rules.block + digest) as u128, values.bytes_mut());
        }
        sums.bytes_mut().iter_mut().zip(values.bytes()).for_each(|(sum, value)| *sum ^= value);
    }
    for (job, sum) in jobs.iter_mut().zip(sums.bytes().chunks(digest)) {
        job.out.copy_from_slice(&sum[..job.out.len()]);
    }
}
