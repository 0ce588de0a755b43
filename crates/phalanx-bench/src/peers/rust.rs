//! Crates that implement these ciphers, which are compiled in.

use cipher::{Array, Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockSizeUser, KeyInit};
use digest::{Digest, Mac};
use dstu_core::hazmat::kalyna;
use phalanx::kernel::Op;

use super::{BOTH, Line, Peer, found};
use crate::hashes::{HASH, KEY, put};
use crate::modes::Run;

/// Blocks processed by a crate that uses the `cipher` traits, with as much parallelism as it
/// chooses.
fn blocks<C>(op: Op) -> Run
where
    C: KeyInit + BlockSizeUser + BlockCipherEncrypt + BlockCipherDecrypt + 'static,
{
    let cipher = C::new(&Array::from_fn(|i| i as u8));
    match op {
        Op::Encrypt => Box::new(move |data| cipher.encrypt_blocks(Block::<C>::slice_as_chunks_mut(data).0)),
        _ => Box::new(move |data| cipher.decrypt_blocks(Block::<C>::slice_as_chunks_mut(data).0)),
    }
}

/// Blocks processed by a crate that only handles one at a time.
macro_rules! dstu_core {
    ($cipher:ident, $op:expr) => {{
        let cipher = kalyna::$cipher::new(&std::array::from_fn(|i| i as u8));
        match $op {
            Op::Encrypt => Box::new(move |data: &mut [u8]| {
                data.as_chunks_mut().0.iter_mut().for_each(|block| *block = cipher.encrypt_block(block));
            }) as Run,
            _ => Box::new(move |data: &mut [u8]| {
                data.as_chunks_mut().0.iter_mut().for_each(|block| *block = cipher.decrypt_block(block));
            }),
        }
    }};
}

/// Digests of a crate that uses the `digest` traits.
fn digest_of<D: Digest + 'static>() -> Run {
    Box::new(|data| put(data, &D::digest(&*data)))
}

/// Tags under a key that is kept.
fn hmac<M: Mac + digest::KeyInit + Clone + 'static>(bytes: usize) -> Result<Run, String> {
    let key = <M as digest::KeyInit>::new_from_slice(&KEY[..bytes]).map_err(|error| error.to_string())?;
    Ok(Box::new(move |data| {
        let tag = key.clone().chain_update(&*data).finalize().into_bytes();
        put(data, &tag);
    }))
}

fn run(name: &str, op: Op) -> Result<Run, String> {
    Ok(match name {
        "streebog-256" => digest_of::<::streebog::Streebog256>(),
        "streebog-512" => digest_of::<::streebog::Streebog512>(),
        "kupyna-256" => digest_of::<::kupyna::Kupyna256>(),
        "kupyna-384" => digest_of::<::kupyna::Kupyna384>(),
        "kupyna-512" => digest_of::<::kupyna::Kupyna512>(),
        "hmac-streebog-256" => hmac::<::hmac::Hmac<::streebog::Streebog256>>(32)?,
        "hmac-streebog-512" => hmac::<::hmac::Hmac<::streebog::Streebog512>>(64)?,
        "kuznyechik" => blocks::<::kuznyechik::Kuznyechik>(op),
        "magma" => blocks::<::magma::Magma>(op),
        "kalyna-128/128" => dstu_core!(Kalyna128_128ExpandedKey, op),
        "kalyna-128/256" => dstu_core!(Kalyna128_256ExpandedKey, op),
        "kalyna-256/256" => dstu_core!(Kalyna256_256ExpandedKey, op),
        "kalyna-256/512" => dstu_core!(Kalyna256_512ExpandedKey, op),
        "kalyna-512/512" => dstu_core!(Kalyna512_512ExpandedKey, op),
        _ => return Err(format!("no crate implements {name}")),
    })
}

fn found_for(name: &'static str, version: &str, ciphers: &[&'static str]) -> Peer {
    found(name, version, ciphers.iter().flat_map(|cipher| BOTH.map(|op| -> Line { (cipher, "ecb", op, cipher) })), run)
}

// The versions must match Cargo.toml.

const fn hash(name: &'static str) -> Line {
    (name, HASH, Op::Absorb, name)
}

pub(super) fn rustcrypto() -> Peer {
    let crates = [("kuznyechik-0.9", "kuznyechik"), ("magma-0.10", "magma")];
    let hashes: [(&str, &[Line]); 3] = [
        ("streebog-0.11", &[hash("streebog-256"), hash("streebog-512")]),
        ("kupyna-0.1", &[hash("kupyna-256"), hash("kupyna-384"), hash("kupyna-512")]),
        (
            "hmac-0.13",
            &[
                ("streebog-256", "hmac", Op::Absorb, "hmac-streebog-256"),
                ("streebog-512", "hmac", Op::Absorb, "hmac-streebog-512"),
            ],
        ),
    ];
    let hashes = hashes.map(|(version, lines)| found("rustcrypto", version, lines.iter().copied(), run));
    let found = crates.map(|(version, cipher)| found_for("rustcrypto", version, &[cipher])).into_iter().chain(hashes);
    let modes: Result<Vec<_>, String> = found.into_iter().map(|peer| peer.modes).collect();
    Peer { name: "rustcrypto", modes: modes.map(|modes| modes.into_iter().flatten().collect()) }
}

pub(super) fn dstu_core() -> Peer {
    const KALYNA: [&str; 5] =
        ["kalyna-128/128", "kalyna-128/256", "kalyna-256/256", "kalyna-256/512", "kalyna-512/512"];
    found_for("dstu-core", "0.7", &KALYNA)
}
