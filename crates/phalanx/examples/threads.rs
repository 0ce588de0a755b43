//! Shares one key between threads. A key is immutable, so it doesn't need a lock. Each message has
//! its own nonce.
//!
//! (To process one large message on several cores, use the `par_…` methods with the `rayon`
//! feature, or the `phalanx-file` crate.)

use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use phalanx::Kalyna128_256;
use phalanx::modes::dstu7624::Gcm;

const THREADS: usize = 4;
const MESSAGES: usize = 1000;

/// Encrypts a thousand messages in each of four threads.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    let gcm = Gcm::<Kalyna128_256>::new(&key);
    // All threads share one counter, so that no two messages have the same nonce.
    let counter = AtomicU64::new(0);

    let work = || -> Result<usize, phalanx::Error> {
        let mut bytes = 0;
        for _ in 0..MESSAGES {
            let mut nonce = [0; 16];
            nonce[8..].copy_from_slice(&counter.fetch_add(1, Ordering::Relaxed).to_be_bytes());
            let (mut data, mut tag) = ([7; 1400], [0; 16]);
            gcm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
            gcm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
            assert_eq!(data, [7; 1400]);
            bytes += data.len();
        }
        Ok(bytes)
    };
    let bytes = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().map_err(|_| "a thread panicked")).collect::<Result<Vec<_>, _>>()
    })?;
    let bytes: usize = bytes.into_iter().sum::<Result<_, _>>()?;
    assert_eq!(counter.into_inner(), (THREADS * MESSAGES) as u64);
    println!("{bytes} bytes by {THREADS} threads under one key");
    Ok(())
}
