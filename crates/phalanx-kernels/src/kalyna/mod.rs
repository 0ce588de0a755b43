//! Kalyna (DSTU 7624:2014) in five variants, named by block size and key size in bits.

#[cfg(bodies)]
mod bytes;
#[cfg(bodies)]
pub(crate) mod circuits;
mod entries;
#[cfg(bodies)]
mod quad;
#[cfg(bodies)]
pub(crate) mod rounds;
#[cfg(bodies)]
pub(crate) mod schedule;
mod sizes;
#[cfg(any(bodies, feature = "reference"))]
pub(crate) mod tables;

#[cfg(not(bodies))]
#[allow(unused_imports, reason = "each architecture only uses some layouts")]
use sizes::{bytes, quad};

use crate::cipher::{Cipher, standard};
use crate::entry_macros::family;

family! {
    block: 8 * COLUMNS, key: 8 * WORDS, schedule: 8 * COLUMNS * (ROUNDS + 1);
    pub(crate) static KALYNA_128_128 = kalyna_128_128: "kalyna-128/128" {
        pub(crate) const COLUMNS: usize = 2;
        pub(crate) const WORDS: usize = 2;
        pub(crate) const ROUNDS: usize = 10;
    }
    pub(crate) static KALYNA_128_256 = kalyna_128_256: "kalyna-128/256" {
        pub(crate) const COLUMNS: usize = 2;
        pub(crate) const WORDS: usize = 4;
        pub(crate) const ROUNDS: usize = 14;
    }
    pub(crate) static KALYNA_256_256 = kalyna_256_256: "kalyna-256/256" {
        pub(crate) const COLUMNS: usize = 4;
        pub(crate) const WORDS: usize = 4;
        pub(crate) const ROUNDS: usize = 14;
    }
    pub(crate) static KALYNA_256_512 = kalyna_256_512: "kalyna-256/512" {
        pub(crate) const COLUMNS: usize = 4;
        pub(crate) const WORDS: usize = 8;
        pub(crate) const ROUNDS: usize = 18;
    }
    pub(crate) static KALYNA_512_512 = kalyna_512_512: "kalyna-512/512" {
        pub(crate) const COLUMNS: usize = 8;
        pub(crate) const WORDS: usize = 8;
        pub(crate) const ROUNDS: usize = 18;
    }
}

standard!(
    /// `kalyna-128/128`, as a type parameter for [`Cipher`].
    K128_128, "kalyna-128/128", KALYNA_128_128, 16, U16, 16, U16
);
standard!(
    /// `kalyna-128/256`, as a type parameter for [`Cipher`].
    K128_256, "kalyna-128/256", KALYNA_128_256, 16, U16, 32, U32
);
standard!(
    /// `kalyna-256/256`, as a type parameter for [`Cipher`].
    K256_256, "kalyna-256/256", KALYNA_256_256, 32, U32, 32, U32
);
standard!(
    /// `kalyna-256/512`, as a type parameter for [`Cipher`].
    K256_512, "kalyna-256/512", KALYNA_256_512, 32, U32, 64, U64
);
standard!(
    /// `kalyna-512/512`, as a type parameter for [`Cipher`].
    K512_512, "kalyna-512/512", KALYNA_512_512, 64, U64, 64, U64
);

/// Kalyna with 16-byte blocks, 16-byte keys and 10 rounds.
///
/// ```
/// use phalanx::{Kalyna128_128, hazmat::RawBlocks};
/// // DSTU 7624:2014, the standard's own example.
/// let key: [u8; 16] = core::array::from_fn(|i| i as u8);
/// let cipher = Kalyna128_128::new(&key);
/// let mut block: [u8; 16] = core::array::from_fn(|i| 0x10 + i as u8);
/// cipher.encrypt_one(&mut block);
/// assert_eq!(block[..4], [0x81, 0xbf, 0x1c, 0x7d]);
/// cipher.decrypt_one(&mut block);
/// assert_eq!(block[0], 0x10);
/// ```
pub type Kalyna128_128 = Cipher<K128_128>;

/// Kalyna with 16-byte blocks, 32-byte keys and 14 rounds.
///
/// ```
/// use phalanx::{Error, Kalyna128_256, hazmat::RawBlocks};
/// let cipher = Kalyna128_256::new(&[7; 32]);
/// let mut data = [0; 1000];
/// // 1000 bytes are not a multiple of the block size. Nothing is written.
/// assert_eq!(cipher.encrypt_bytes(&mut data), Err(Error::PartialBlock { block: 16, got: 1000 }));
/// cipher.encrypt_bytes(&mut data[..992])?;
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna128_256 = Cipher<K128_256>;

/// Kalyna with 32-byte blocks, 32-byte keys and 14 rounds. This is the recommended variant.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, hazmat::RawBlocks};
/// let cipher = Kalyna256_256::new(&[7; 32]);
/// let (message, mut ciphertext, mut again) = ([1; 4096], [0; 4096], [0; 4096]);
/// cipher.encrypt_bytes_to(&message, &mut ciphertext)?;
/// cipher.decrypt_bytes_to(&ciphertext, &mut again)?;
/// assert!(ciphertext != message && again == message);
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna256_256 = Cipher<K256_256>;

/// Kalyna with 32-byte blocks, 64-byte keys and 18 rounds.
///
/// ```
/// use phalanx::Kalyna256_512;
/// assert_eq!((Kalyna256_512::BLOCK_BYTES, Kalyna256_512::KEY_BYTES), (32, 64));
/// ```
pub type Kalyna256_512 = Cipher<K256_512>;

/// Kalyna with 64-byte blocks, 64-byte keys and 18 rounds.
///
/// ```
/// use phalanx::{Kalyna512_512, Level, hazmat::RawBlocks};
/// // All levels compute the same result.
/// let mut blocks = [[9; 64 * 5]; 2];
/// Kalyna512_512::with_level(&[7; 64], Level::Portable)?.encrypt_bytes(&mut blocks[0])?;
/// Kalyna512_512::with_level(&[7; 64], Level::best())?.encrypt_bytes(&mut blocks[1])?;
/// assert_eq!(blocks[0], blocks[1]);
/// # Ok::<(), phalanx::Error>(())
/// ```
pub type Kalyna512_512 = Cipher<K512_512>;
