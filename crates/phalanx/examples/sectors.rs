//! Encrypts disk sectors with Kalyna-128/256 and IEEE 1619 XTS, which doesn't need any space for
//! nonces or tags.
//!
//! XTS protects the contents of a stolen disk, but it does not authenticate them: an altered sector
//! decrypts to garbage, and restoring an old sector goes undetected. If you have space for a tag,
//! use an AEAD instead.

use std::error::Error;

use phalanx::Kalyna128_256;
use phalanx::modes::nist::Xts;

const SECTOR: usize = 4096;

/// Writes sixteen sectors and reads one.
pub fn main() -> Result<(), Box<dyn Error>> {
    // Two 32-byte keys, which must be different: one for the data, and one for the sector numbers.
    let mut keys = [0; 64];
    getrandom::fill(&mut keys)?;
    let xts = Xts::<Kalyna128_256>::new_from_slice(&keys)?;

    // Sixteen consecutive sectors, as a driver would receive them, starting at sector 1000.
    let plain: Vec<u8> = (0..16 * SECTOR).map(|i| (i / SECTOR) as u8).collect();
    let mut disk = plain.clone();
    xts.encrypt_sectors(1000, SECTOR, &mut disk)?;
    assert_ne!(disk, plain);

    // Each sector can be decrypted on its own.
    let third = &mut disk[3 * SECTOR..4 * SECTOR];
    xts.decrypt_unit(1003, third)?;
    assert_eq!(third, &plain[3 * SECTOR..4 * SECTOR]);
    println!("sixteen sectors written, one read");
    Ok(())
}
