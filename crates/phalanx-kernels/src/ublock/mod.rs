//! uBlock in three variants, named by block size and key size in bits.

#[cfg(bodies)]
mod across;
#[cfg(bodies)]
mod affine;
#[cfg(bodies)]
mod circuit;
mod entries;
#[cfg(bodies)]
mod frames;
#[cfg(bodies)]
mod packed;
#[cfg(bodies)]
mod planes;
#[cfg(bodies)]
pub(crate) mod schedule;
#[cfg(bodies)]
mod schedule_simd;
#[cfg(bodies)]
#[allow(dead_code, reason = "NEON only has one lane")]
mod schedule_wide;
#[cfg(bodies)]
mod serial;
mod sizes;
#[cfg(bodies)]
mod sliced;
#[cfg(bodies)]
mod split;
#[cfg(any(bodies, feature = "reference"))]
pub(crate) mod tables;

#[cfg(not(bodies))]
#[allow(unused_imports, reason = "each architecture only uses some layouts")]
use sizes::{across, affine, packed, planes, serial, sliced, split};

use crate::cipher::{Cipher, standard};
use crate::entry_macros::family;
#[cfg(bodies)]
use crate::isa::Bytes;

/// Kernels that read the schedule of a single key take this instead of the number of keys. They
/// unpack and move the round keys while encrypting. With a small number of blocks, latency leaves
/// enough time for this, so a new key doesn't need a form just for these kernels.
#[cfg(bodies)]
const FROM_SCHEDULE: usize = 0;

/// Kernels that read concatenated schedules, with a separate one for each block, have this instead
/// of the number of keys. For just a few blocks, computing a form would be slower than all rounds.
#[cfg(bodies)]
const FROM_SCHEDULES: usize = usize::MAX;

/// Splits the bytes in every lane into nibbles, returning those of the first eight bytes, followed
/// by those of the other eight.
#[cfg(bodies)]
#[inline(always)]
fn nibbles<B: Bytes>(b: B, bytes: B::W) -> [B::W; 2] {
    let (even, odd) = (b.high_nibbles(bytes), b.and(bytes, b.splat_8(0x0f)));
    [b.unpack_low_8(even, odd), b.unpack_high_8(even, odd)]
}

family! {
    block: BLOCK, key: KEY, schedule: BLOCK * (ROUNDS + 1);
    pub(crate) static UBLOCK_128_128 = ublock_128_128: "ublock-128/128" {
        pub(crate) const BLOCK: usize = 16;
        pub(crate) const KEY: usize = 16;
        pub(crate) const ROUNDS: usize = 16;
    }
    pub(crate) static UBLOCK_128_256 = ublock_128_256: "ublock-128/256" {
        pub(crate) const BLOCK: usize = 16;
        pub(crate) const KEY: usize = 32;
        pub(crate) const ROUNDS: usize = 24;
    }
    pub(crate) static UBLOCK_256_256 = ublock_256_256: "ublock-256/256" {
        pub(crate) const BLOCK: usize = 32;
        pub(crate) const KEY: usize = 32;
        pub(crate) const ROUNDS: usize = 24;
    }
}

standard!(
    /// `ublock-128/128`, as a type parameter for [`Cipher`].
    U128_128, "ublock-128/128", UBLOCK_128_128, 16, U16, 16, U16
);
standard!(
    /// `ublock-128/256`, as a type parameter for [`Cipher`].
    U128_256, "ublock-128/256", UBLOCK_128_256, 16, U16, 32, U32
);
standard!(
    /// `ublock-256/256`, as a type parameter for [`Cipher`].
    U256_256, "ublock-256/256", UBLOCK_256_256, 32, U32, 32, U32
);

/// uBlock with 16-byte blocks, 16-byte keys and 16 rounds.
///
/// ```
/// use phalanx::{Ublock128_128, hazmat::RawBlocks};
/// // The first worked example of the design document.
/// let key = 0x0123456789abcdeffedcba9876543210_u128.to_be_bytes();
/// let mut block = key;
/// Ublock128_128::new(&key).encrypt_one(&mut block);
/// assert_eq!(block, 0x32122bedd023c429023470e1158c147d_u128.to_be_bytes());
/// ```
pub type Ublock128_128 = Cipher<U128_128>;

/// uBlock with 16-byte blocks, 32-byte keys and 24 rounds.
///
/// ```
/// use phalanx::{Error, Ublock128_256, hazmat::RawBlocks};
/// let cipher = Ublock128_256::new(&[7; 32]);
/// let mut data = [1; 4096];
/// cipher.encrypt_bytes(&mut data)?;
/// cipher.decrypt_bytes(&mut data)?;
/// assert_eq!(data, [1; 4096]);
/// # Ok::<(), Error>(())
/// ```
pub type Ublock128_256 = Cipher<U128_256>;

/// uBlock with 32-byte blocks, 32-byte keys and 24 rounds.
///
/// ```
/// use phalanx::{Error, Ublock256_256};
/// let wrong = Ublock256_256::new_from_slice(&[7; 16]);
/// assert!(matches!(wrong, Err(Error::KeyLength { expected: 32, got: 16, .. })));
/// ```
pub type Ublock256_256 = Cipher<U256_256>;
