//! Encrypts a large buffer, changing the key after every KiB (ACPKM, RFC 8645) to limit how much
//! data is encrypted under one key.
//!
//! This uses CTR-ACPKM and OMAC-ACPKM with Magma and separate keys. The section lengths come from
//! RFC 9189. Both sides must agree on them.

use std::error::Error;

use phalanx::Magma;
use phalanx::modes::gost3413::{CtrAcpkm, OmacAcpkm};

const SECTION: usize = 1024;
/// The amount of key material, in bytes, that OMAC-ACPKM derives under one master key.
const PERIOD: usize = 80;

/// Encrypts 4 MiB, then decrypts only the last part.
pub fn main() -> Result<(), Box<dyn Error>> {
    let (mut encryption, mut authentication, mut nonce) = ([0; 32], [0; 32], [0; 4]);
    getrandom::fill(&mut encryption)?;
    getrandom::fill(&mut authentication)?;
    // The nonce is only 4 bytes long, so if you encrypt more than a few messages under one key, use
    // a counter instead.
    getrandom::fill(&mut nonce)?;
    let (ctr, omac) = (CtrAcpkm::<Magma>::new(&encryption), OmacAcpkm::<Magma>::new(&authentication));

    let plain = vec![7; 4 << 20];
    let mut data = plain.clone();
    ctr.apply(&nonce, SECTION, &mut data)?;

    let authenticated = [&nonce[..], &data].concat();
    let mut tag = [0; 8];
    omac.mac(SECTION, PERIOD, &authenticated, &mut tag)?;

    // The recipient verifies the tag first, then decrypts all of the data or just a part.
    omac.verify(SECTION, PERIOD, &authenticated, &tag)?;
    let mut stream = ctr.start(&nonce, SECTION)?;
    stream.seek(3 << 20)?;
    stream.apply(&mut data[3 << 20..])?;
    assert_eq!(data[3 << 20..], plain[3 << 20..]);
    println!("{} bytes under {} keys", plain.len(), plain.len() / SECTION);
    Ok(())
}
