//! Encrypts 16 KiB repeatedly and prints the time of the fastest pass. Debug and release builds
//! link the same kernels:
//!
//! ```sh
//! cargo run
//! cargo run --release
//! ```

use std::time::{Duration, Instant};

use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gcm};

fn main() -> Result<(), Error> {
    let gcm = Gcm::<Kalyna256_256>::new(&[7; 32]);
    let message = vec![1; 16 << 10];
    let mut fastest = Duration::MAX;
    // Never use a nonce twice. This program counts.
    for count in 0..1000_u64 {
        let mut nonce = [0; 32];
        nonce[..8].copy_from_slice(&count.to_le_bytes());
        let start = Instant::now();
        let sealed = gcm.seal(&nonce, b"", &message)?;
        fastest = fastest.min(start.elapsed());
        assert_eq!(gcm.open(&nonce, b"", &sealed)?, message);
    }
    println!("{} bytes of Kalyna-256/256 GCM: {fastest:?}", message.len());
    Ok(())
}
