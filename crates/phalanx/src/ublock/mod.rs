//! uBlock: three variants, named block bits / key bits.

mod circuit;
mod packed;
mod schedule;

mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
use crate::isa::bitslice::batch;
use crate::kernel::{Family, Form, Plans, kernel};
use schedule::{expand, prepare_packed, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read. Both directions read the same.
const SCHEDULE: usize = 0;
const PACKED: usize = 1;
const SLICED: usize = 2;

/// The rows of one variant: its index into the measured costs, name, start of the symbols, bytes of a block and of a key,
/// rounds.
macro_rules! variant {
    ($standard:ident, $family:ident, $v:literal, $name:literal, $symbol:literal, $block:literal, $block_size:ident,
     $key:literal, $key_size:ident, $rounds:literal) => {
        standard!(
            /// The variant of this name, as a parameter of [`Cipher`].
            $standard, $name, $family, $block, $block_size, $key, $key_size
        );

        /// The table of this variant.
        pub(crate) static $family: Family = Family {
            name: $name,
            block: $block,
            key: $key,
            schedule: $block * ($rounds + 1),
            forms: &[
                Form { name: "schedule", bytes: $block * ($rounds + 1) },
                Form { name: "packed planes", bytes: $block * ($rounds + 1) },
                Form { name: "bit-sliced", bytes: sliced::form_bytes($block, $rounds) },
            ],
            plans: Plans::new(),
            kernels: &[
        kernel!(Expand Schedule, Portable, "packed planes", 1, [490, 700, 930][$v], SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $block, $key, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [330, 520, 940][$v], PACKED,
                    concat!($symbol, "_prepare_packed"), prepare_packed::<_, $block, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [1070, 1600, 3190][$v], SLICED,
                    concat!($symbol, "_prepare_sliced"), prepare_sliced::<_, $block, $rounds>),
        kernel!(Crypt Encrypt, Portable, "packed planes", packed::width::<Portable>(), [1350, 2000, 2375][$v], PACKED,
                    concat!($symbol, "_encrypt_portable_x2"), packed::crypt::<_, { $block / 16 }, $rounds, false>),
        kernel!(Crypt Decrypt, Portable, "packed planes", packed::width::<Portable>(), [1310, 1940, 2270][$v], PACKED,
                    concat!($symbol, "_decrypt_portable_x2"), packed::crypt::<_, { $block / 16 }, $rounds, true>),
        kernel!(Crypt Encrypt, Portable, "bit-sliced", batch::<Portable>(), [6970, 9690, 19500][$v], SLICED,
                    concat!($symbol, "_encrypt_portable"), sliced::crypt::<_, $block, $rounds, false>),
        kernel!(Crypt Decrypt, Portable, "bit-sliced", batch::<Portable>(), [7350, 10150, 20350][$v], SLICED,
                    concat!($symbol, "_decrypt_portable"), sliced::crypt::<_, $block, $rounds, true>),
            ],
        };
    };
}

variant!(U128_128, UBLOCK_128_128, 0, "ublock-128/128", "ublock_128_128", 16, U16, 16, U16, 16);
variant!(U128_256, UBLOCK_128_256, 1, "ublock-128/256", "ublock_128_256", 16, U16, 32, U32, 24);
variant!(U256_256, UBLOCK_256_256, 2, "ublock-256/256", "ublock_256_256", 32, U32, 32, U32, 24);

/// uBlock with blocks of 16 bytes and keys of 16 bytes; 16 rounds.
///
/// ```
/// use phalanx::Ublock128_128;
/// // The first worked example of the design document.
/// let key = 0x0123456789abcdeffedcba9876543210_u128.to_be_bytes();
/// let mut block = key;
/// Ublock128_128::new(&key).encrypt_block(&mut block);
/// assert_eq!(block, 0x32122bedd023c429023470e1158c147d_u128.to_be_bytes());
/// ```
pub type Ublock128_128 = Cipher<U128_128>;

/// uBlock with blocks of 16 bytes and keys of 32 bytes; 24 rounds.
///
/// ```
/// use phalanx::{Error, Ublock128_256};
/// let cipher = Ublock128_256::new(&[7; 32]);
/// let mut data = [1; 4096];
/// cipher.encrypt_blocks(&mut data)?;
/// cipher.decrypt_blocks(&mut data)?;
/// assert_eq!(data, [1; 4096]);
/// # Ok::<(), Error>(())
/// ```
pub type Ublock128_256 = Cipher<U128_256>;

/// uBlock with blocks of 32 bytes and keys of 32 bytes; 24 rounds.
///
/// ```
/// use phalanx::{Error, Ublock256_256};
/// let wrong = Ublock256_256::from_slice(&[7; 16]);
/// assert!(matches!(wrong, Err(Error::KeyLength { expected: 32, got: 16, .. })));
/// ```
pub type Ublock256_256 = Cipher<U256_256>;
