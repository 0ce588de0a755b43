//! Sectors of a disk: Kalyna-128/256 in XTS of IEEE 1619, which needs no room for nonces and tags.
//!
//! XTS hides what is on a disk that is stolen. It does not authenticate: a changed sector decrypts to noise, and an old sector can be put
//! back unnoticed. Where there is room for a tag, take an AEAD.

use std::error::Error;

use phalanx::Kalyna128_256;
use phalanx::modes::nist::Xts;

const SECTOR: usize = 4096;

/// Sixteen sectors are written, one is read.
pub fn main() -> Result<(), Box<dyn Error>> {
    // Two keys of 32 bytes, which must differ: one for the data, one for the numbers of the sectors.
    let mut keys = [0; 64];
    getrandom::fill(&mut keys)?;
    let xts = Xts::<Kalyna128_256>::new_from_slice(&keys)?;

    // Sixteen sectors in a row, as a driver gets them, from sector 1000 on.
    let plain: Vec<u8> = (0..16 * SECTOR).map(|i| (i / SECTOR) as u8).collect();
    let mut disk = plain.clone();
    xts.encrypt_sectors(1000, SECTOR, &mut disk)?;
    assert_ne!(disk, plain);

    // Each sector can be read by itself.
    let third = &mut disk[3 * SECTOR..4 * SECTOR];
    xts.decrypt_unit(1003, third)?;
    assert_eq!(third, &plain[3 * SECTOR..4 * SECTOR]);
    println!("sixteen sectors written, one read");
    Ok(())
}
