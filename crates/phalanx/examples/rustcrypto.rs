//! Uses the RustCrypto traits: generic code that works with any cipher, and RustCrypto's mode
//! crates with Phalanx ciphers.

use std::error::Error;

use aead::{Aead, AeadCore, KeyInit, KeySizeUser, Nonce, Payload};
use cipher::{KeyIvInit, StreamCipher};
use phalanx::modes::{dstu7624, gost3413};
use phalanx::{Kalyna256_256, Kuznyechik};

/// Works with every AEAD, including those from other crates.
fn round_trip<A: Aead + AeadCore + KeyInit + KeySizeUser>(message: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let (mut key, mut nonce) = (aead::Key::<A>::default(), Nonce::<A>::default());
    getrandom::fill(&mut key)?;
    getrandom::fill(&mut nonce)?;
    // MGM requires the first bit of the nonce to be zero.
    nonce[0] &= 0x7f;
    let aead = A::new(&key);
    let refused = |_| "authentication failed";
    let sealed = aead.encrypt(&nonce, Payload { msg: message, aad: b"header" }).map_err(refused)?;
    Ok(aead.decrypt(&nonce, Payload { msg: &sealed, aad: b"header" }).map_err(refused)?)
}

/// Uses two AEADs and a mode crate.
pub fn main() -> Result<(), Box<dyn Error>> {
    assert_eq!(round_trip::<dstu7624::Gcm<Kalyna256_256>>(b"attack at dawn")?, b"attack at dawn");
    assert_eq!(round_trip::<gost3413::Mgm<Kuznyechik>>(b"attack at dawn")?, b"attack at dawn");

    // The `ctr` crate with a Phalanx cipher. (Phalanx's own CTR is faster, because it computes the
    // counters in vector registers.)
    let (mut key, mut iv) = ([0; 32], [0; 16]);
    getrandom::fill(&mut key)?;
    getrandom::fill(&mut iv)?;
    let mut data = *b"any number of bytes";
    ctr::Ctr128BE::<Kuznyechik>::new(&key.into(), &iv.into()).apply_keystream(&mut data);
    ctr::Ctr128BE::<Kuznyechik>::new(&key.into(), &iv.into()).apply_keystream(&mut data);
    assert_eq!(&data, b"any number of bytes");
    println!("two AEADs and a mode crate, through traits");
    Ok(())
}
