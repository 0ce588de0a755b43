//! Encrypts packets under one key with Kuznyechik-MGM. The nonce is the packet number.
//!
//! A nonce must never repeat under one key. A [`NonceCounter`] guarantees this, as long as the
//! sender never starts over from zero under the same key.

use std::error::Error;

use phalanx::Kuznyechik;
use phalanx::modes::NonceCounter;
use phalanx::modes::gost3413::Mgm;

/// A packet's header is its number, which is authenticated but not encrypted.
type Header = [u8; 8];
const TAG_BYTES: usize = 16;

/// One direction of a connection. Each direction needs its own key, because otherwise both would
/// use the same nonces.
struct Sender {
    key: Mgm<Kuznyechik>,
    nonces: NonceCounter,
}

impl Sender {
    fn packet(&mut self, message: &[u8]) -> Result<Vec<u8>, phalanx::Error> {
        let nonce = self.nonces.next_nonce()?;
        let header = &nonce[nonce.len() - size_of::<Header>()..];
        Ok([header, &self.key.seal(nonce, header, message)?].concat())
    }
}

struct Receiver {
    key: Mgm<Kuznyechik>,
    /// The lowest packet number that isn't a replay.
    next: u64,
}

impl Receiver {
    fn message(&mut self, packet: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
        let (header, sealed) = packet.split_first_chunk().ok_or("too short for a packet")?;
        let message = self.key.open(&nonce(*header), header, sealed)?;
        // We must not update the state until the packet has been authenticated.
        let number = u64::from_be_bytes(*header);
        if number < self.next {
            return Err(format!("packet {number} is a replay").into());
        }
        self.next = number.checked_add(1).ok_or("there can be no more packets")?;
        Ok(message)
    }
}

/// Returns the same nonce as the sender's counter, i.e. zeros followed by the number. MGM requires
/// the first bit to be zero.
fn nonce(header: Header) -> [u8; 16] {
    let mut nonce = [0; 16];
    nonce[8..].copy_from_slice(&header);
    nonce
}

/// Receives two packets, and rejects a replay and a forgery.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    let mut sender = Sender { key: Mgm::new(&key), nonces: Mgm::<Kuznyechik>::nonces(b"", 0)? };
    let mut receiver = Receiver { key: Mgm::new(&key), next: 0 };

    let first = sender.packet(b"attack at dawn")?;
    let mut second = sender.packet(b"no, at noon")?;
    assert_eq!(first.len(), 8 + 14 + TAG_BYTES);
    assert_eq!(receiver.message(&first)?, b"attack at dawn");
    assert!(receiver.message(&first).is_err(), "a replay");
    second[9] ^= 1;
    assert!(receiver.message(&second).is_err(), "changed on its way");
    second[9] ^= 1;
    assert_eq!(receiver.message(&second)?, b"no, at noon");
    println!("two packets received, a replay and a forgery rejected");
    Ok(())
}
