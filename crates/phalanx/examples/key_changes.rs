//! Encrypts a large buffer and changes the key every KiB (ACPKM, RFC 8645), to limit the data under
//! one key.
//!
//! Uses CTR-ACPKM and OMAC-ACPKM of Magma, with separate keys. The section lengths are those of RFC
//! 9189. Both sides must agree on them.

use std::error::Error;

use phalanx::Magma;
use phalanx::modes::gost3413::{CtrAcpkm, OmacAcpkm};

const SECTION: usize = 1024;
/// Bytes of key material that OMAC-ACPKM derives under one master key.
const PERIOD: usize = 80;

/// Encrypts 4 MiB, then decrypts only the last part.
pub fn main() -> Result<(), Box<dyn Error>> {
    let (mut encryption, mut authentication, mut nonce) = ([0; 32], [0; 32], [0; 4]);
    getrandom::fill(&mut encryption)?;
    getrandom::fill(&mut authentication)?;
    // Only 4 bytes: if you encrypt more than a few messages under one key, use a counter.
    getrandom::fill(&mut nonce)?;
    let (ctr, omac) = (CtrAcpkm::<Magma>::new(&encryption), OmacAcpkm::<Magma>::new(&authentication));

    let plain = vec![7; 4 << 20];
    let mut data = plain.clone();
    ctr.apply(&nonce, SECTION, &mut data)?;

    let authenticated = [&nonce[..], &data].concat();
    let mut tag = [0; 8];
    omac.mac(SECTION, PERIOD, &authenticated, &mut tag)?;

    // The recipient verifies first, then decrypts all or a part.
    omac.verify(SECTION, PERIOD, &authenticated, &tag)?;
    let mut stream = ctr.start(&nonce, SECTION)?;
    stream.seek(3 << 20)?;
    stream.apply(&mut data[3 << 20..])?;
    assert_eq!(data[3 << 20..], plain[3 << 20..]);
    println!("{} bytes under {} keys", plain.len(), plain.len() / SECTION);
    Ok(())
}
