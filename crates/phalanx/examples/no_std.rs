//! Uses Phalanx without the standard library. With `phalanx = { …, default-features = false }`, it
//! only needs `alloc`, for the expanded keys.
//!
//! The library still detects the CPU (with CPUID) and uses the fast kernels. How to get random
//! numbers depends on the platform, so the caller has to provide them in this example.
#![no_std]

// Only `main` needs this, so that you can run the example on a machine with an operating system.
extern crate std;

use phalanx::modes::gost3413::Mgm;
use phalanx::{Error, Kuznyechik};

/// Seals a sensor reading into a frame, which consists of a number (the nonce), 4 encrypted bytes
/// and a tag.
fn frame(key: &Mgm<Kuznyechik>, number: u32, reading: [u8; 4]) -> Result<[u8; 24], Error> {
    let mut frame = [0; 24];
    let (header, rest) = frame.split_at_mut(4);
    let (data, tag) = rest.split_at_mut(4);
    header.copy_from_slice(&number.to_be_bytes());
    data.copy_from_slice(&reading);
    key.encrypt_detached(&nonce(number), header, data, tag)?;
    Ok(frame)
}

/// Opens a frame.
fn reading(key: &Mgm<Kuznyechik>, mut frame: [u8; 24]) -> Result<(u32, [u8; 4]), Error> {
    let (header, rest) = frame.split_at_mut(4);
    let (data, tag) = rest.split_at_mut(4);
    let number = header.iter().fold(0, |number, byte| number << 8 | u32::from(*byte));
    key.decrypt_detached(&nonce(number), header, data, tag)?;
    Ok((number, [data[0], data[1], data[2], data[3]]))
}

fn nonce(number: u32) -> [u8; 16] {
    u128::from(number).to_be_bytes()
}

/// Sends and reads one frame.
pub fn main() -> Result<(), std::boxed::Box<dyn core::error::Error>> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    let key = Mgm::<Kuznyechik>::new(&bytes);
    let sent = frame(&key, 1, [20, 5, 0, 1])?;
    assert_eq!(reading(&key, sent)?, (1, [20, 5, 0, 1]));
    let mut changed = sent;
    changed[5] ^= 1;
    assert_eq!(reading(&key, changed), Err(Error::NotAuthentic));
    std::println!("a frame of {} bytes, sealed and opened", sent.len());
    Ok(())
}
