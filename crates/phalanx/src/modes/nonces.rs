//! Nonces that cannot repeat.

use alloc::boxed::Box;
use alloc::vec;
use core::fmt;

use super::cipher::BlockCipher;
use super::common::Keyed;
use super::common::aead::{AeadSizes, IsAead};
use crate::Error;

/// A nonce counter that never returns the same nonce twice under one key.
///
/// Each nonce consists of a fixed prefix followed by a big-endian number. Create the counter from
/// the mode, e.g. with `Mgm::<Kuznyechik>::nonces(prefix, first)`.
///
/// **Use a different prefix in every place that holds the key.** After a restart, continue where
/// the last counter stopped: store [`NonceCounter::position`] before you use the nonces up to that
/// position. This type isn't `Clone`, because two copies would return the same nonces.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Mgm};
///
/// let mgm = Mgm::<Kuznyechik>::new(&[7; 32]);
/// let mut nonces = Mgm::<Kuznyechik>::nonces(b"sender 1", 0)?;
/// let first = mgm.seal(nonces.next_nonce()?, b"", b"attack at dawn")?;
/// let second = mgm.seal(nonces.next_nonce()?, b"", b"attack at dawn")?;
/// assert_ne!(first, second);
/// assert_eq!(nonces.position(), 2);
///
/// // MGM requires the first bit of a nonce to be zero, so this prefix is rejected.
/// assert!(matches!(Mgm::<Kuznyechik>::nonces(&[0x80; 8], 0), Err(Error::Parameter { .. })));
/// # Ok::<(), Error>(())
/// ```
pub struct NonceCounter {
    nonce: Box<[u8]>,
    prefix_bytes: usize,
    /// The number of the next nonce, and how many nonces exist in total.
    next: u64,
    most: u128,
}

/// The maximum length of a nonce in bytes.
const LONGEST: usize = 1 << 16;

impl NonceCounter {
    /// Creates a counter for nonces that are `nonce_bytes` bytes long and begin with `prefix`.
    /// `first` is the number of the first nonce, which is 0 for a new key. The number takes up to 8
    /// bytes. If there are more bytes left after the prefix, it is padded with leading zeros.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the prefix leaves no room for the number, or if `nonce_bytes` is
    /// greater than 65,536.
    pub fn new(nonce_bytes: usize, prefix: &[u8], first: u64) -> Result<Self, Error> {
        if prefix.len() >= nonce_bytes {
            let (what, allowed) = ("prefix length", "less than the nonce length");
            return Err(Error::Parameter { what, allowed, got: prefix.len() as u64 });
        }
        if nonce_bytes > LONGEST {
            let (what, allowed) = ("nonce length", "at most 65536 bytes");
            return Err(Error::Parameter { what, allowed, got: nonce_bytes as u64 });
        }
        let mut nonce = vec![0; nonce_bytes].into_boxed_slice();
        nonce[..prefix.len()].copy_from_slice(prefix);
        let most = 1 << (8 * (nonce_bytes - prefix.len()).min(8));
        Ok(Self { nonce, prefix_bytes: prefix.len(), next: first, most })
    }

    /// Returns the next nonce.
    ///
    /// # Errors
    /// [`Error::NoNonceLeft`] if all numbers have been used. In this case, choose another prefix or
    /// a new key.
    pub fn next_nonce(&mut self) -> Result<&[u8], Error> {
        // `next` can't represent the number after 2^64 - 1, so we never hand out that last nonce.
        let Some(after) = self.next.checked_add(1).filter(|_| u128::from(self.next) < self.most) else {
            return Err(Error::NoNonceLeft { given: self.most.min(u64::MAX.into()) as u64 });
        };
        let number = self.next.to_be_bytes();
        let room = &mut self.nonce[self.prefix_bytes..];
        let bytes = room.len().min(number.len());
        let from = room.len() - bytes;
        room[from..].copy_from_slice(&number[number.len() - bytes..]);
        self.next = after;
        Ok(&self.nonce)
    }

    /// Returns the number of the next nonce. Pass it as `first` to continue later.
    pub fn position(&self) -> u64 {
        self.next
    }

    /// Restricts the counter to nonces whose first bit is zero.
    fn with_first_bit_zero(self) -> Result<Self, Error> {
        if self.prefix_bytes > 0 && self.nonce[0] >= 0x80 {
            let (what, allowed) = ("first byte of the prefix", "0 to 127");
            return Err(Error::Parameter { what, allowed, got: self.nonce[0].into() });
        }
        // If there is no prefix, the first bit belongs to the number, unless the number is padded
        // with leading zeros.
        let most = if self.prefix_bytes == 0 && self.nonce.len() <= 8 { self.most / 2 } else { self.most };
        Ok(Self { most, ..self })
    }
}

impl fmt::Debug for NonceCounter {
    /// Shows the prefix and the next number. Neither is secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = &self.nonce[..self.prefix_bytes];
        f.debug_struct("NonceCounter").field("prefix", &prefix).field("position", &self.next).finish_non_exhaustive()
    }
}

impl<C: BlockCipher, M: AeadSizes<C> + IsAead> Keyed<C, M> {
    /// Creates a counter for this mode's nonces: `prefix`, followed by a number that starts at
    /// `first`.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the prefix is too long, or if the mode requires the first bit of a
    /// nonce to be zero and it is not.
    pub fn nonces(prefix: &[u8], first: u64) -> Result<NonceCounter, Error> {
        let nonces = NonceCounter::new(M::NONCE_BYTES, prefix, first)?;
        if M::FIRST_BIT_ZERO { nonces.with_first_bit_zero() } else { Ok(nonces) }
    }
}
