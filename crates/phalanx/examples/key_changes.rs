//! A large buffer whose key changes every few KiB (ACPKM, RFC 8645), so that no key meets much data.
//!
//! CTR-ACPKM of Magma with sections of 1 KiB, and OMAC-ACPKM for authentication, with another key. The sizes are those of RFC 9189; both sides
//! have to agree on them.

use std::error::Error;

use phalanx::Magma;
use phalanx::modes::gost3413::{CtrAcpkm, OmacAcpkm};

const SECTION: usize = 1024;
/// How much key material OMAC-ACPKM takes from one key of its own.
const PERIOD: usize = 80;

/// Four MiB, of which the last are read alone.
pub fn main() -> Result<(), Box<dyn Error>> {
    let (mut encryption, mut authentication, mut nonce) = ([0; 32], [0; 32], [0; 4]);
    getrandom::fill(&mut encryption)?;
    getrandom::fill(&mut authentication)?;
    // Only 4 bytes: with more than a few messages under one key, count instead.
    getrandom::fill(&mut nonce)?;
    let (ctr, omac) = (CtrAcpkm::<Magma>::new(&encryption), OmacAcpkm::<Magma>::new(&authentication));

    let plain = vec![7; 4 << 20];
    let mut data = plain.clone();
    ctr.apply(&nonce, SECTION, &mut data)?;

    let authenticated = [&nonce[..], &data].concat();
    let mut tag = [0; 8];
    omac.mac(SECTION, PERIOD, &authenticated, &mut tag)?;

    // The other side verifies first, and then decrypts: all, or a part of it.
    omac.verify(SECTION, PERIOD, &authenticated, &tag)?;
    let mut stream = ctr.start(&nonce, SECTION)?;
    stream.seek(3 << 20)?;
    stream.apply(&mut data[3 << 20..])?;
    assert_eq!(data[3 << 20..], plain[3 << 20..]);
    println!("{} bytes under {} keys", plain.len(), plain.len() / SECTION);
    Ok(())
}
