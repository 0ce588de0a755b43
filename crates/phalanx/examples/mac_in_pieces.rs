//! Computes a MAC in pieces, as you would for data from a file or a socket. This uses NIST SP
//! 800-38B CMAC with Kuznyechik.

use std::error::Error;
use std::io::Read;

use phalanx::modes::nist::Cmac;
use phalanx::{Error as PhalanxError, Kuznyechik};

/// Reads a message in 1,000-byte pieces and computes its tag.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    let cmac = Cmac::<Kuznyechik>::new(&key);

    // This can be any type that implements `Read`.
    let message = vec![5; 100_000];
    let mut source = &message[..];

    let mut stream = cmac.start();
    let mut piece = [0; 1000];
    loop {
        let got = source.read(&mut piece)?;
        if got == 0 {
            break;
        }
        stream.update(&piece[..got]);
    }
    let mut tag = [0; 16];
    stream.finish(&mut tag)?;

    // `verify` compares in constant time. Never compare tags with `==`.
    cmac.verify(&message, &tag)?;
    assert_eq!(cmac.verify(&message[1..], &tag), Err(PhalanxError::NotAuthentic));
    println!("100,000 bytes authenticated in pieces of 1,000");
    Ok(())
}
