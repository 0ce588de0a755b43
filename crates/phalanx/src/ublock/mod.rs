//! uBlock: three variants, named block bits / key bits.

mod circuit;
#[cfg(target_arch = "x86_64")]
mod frames;
mod packed;
#[cfg(target_arch = "x86_64")]
mod planes;
mod schedule;

mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
use crate::isa::bitslice::batch;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx512, Avx512Vbmi, Sse41, Xmm, Ymm};
use crate::kernel::{Family, Form, Plans, kernel, pair, rows};
use schedule::{expand, prepare_packed, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read. Both directions read the same.
const SCHEDULE: usize = 0;
const PACKED: usize = 1;
const SLICED: usize = 2;
const PLANES: usize = 3;

/// The table of one variant: its index into the measured costs, name, start of the symbols, bytes of a block and of a key,
/// rounds, rows for x86-64.
macro_rules! variant {
    ($standard:ident, $family:ident, $v:literal, $name:literal, $symbol:literal, $block:literal, $block_size:ident,
     $key:literal, $key_size:ident, $rounds:literal, $x86:ident) => {
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
                #[cfg(target_arch = "x86_64")]
                Form { name: "planes", bytes: planes::form_bytes($block, $rounds) },
            ],
            plans: Plans::new(),
            named: &[],
            kernels: rows![
                &[
        kernel!(Expand Schedule, Portable, "packed planes", 1, [490, 700, 930][$v], SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $block, $key, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [330, 520, 940][$v], PACKED,
                    concat!($symbol, "_prepare_packed"), prepare_packed::<_, $block, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [1070, 1600, 3190][$v], SLICED,
                    concat!($symbol, "_prepare_sliced"), prepare_sliced::<_, $block, $rounds>),
                ],
                pair!(Portable, "packed planes", packed::width::<Portable>(), [[1350, 1310], [2000, 1940], [2375, 2270]][$v],
                      PACKED, $symbol, "portable_x2", packed::crypt[{ $block / 16 }, $rounds]),
                pair!(Portable, "bit-sliced", batch::<Portable>(), [[6970, 7350], [9690, 10150], [19500, 20350]][$v],
                      SLICED, $symbol, "portable", sliced::crypt[$block, $rounds]),
                #[cfg(target_arch = "x86_64")]
                $x86!($v, $symbol, $block, $rounds),
            ],
        };
    };
}

/// The rows of both variants with 128-bit blocks.
#[cfg(target_arch = "x86_64")]
macro_rules! rows_128 {
    ($v:literal, $symbol:literal, $block:literal, $rounds:literal) => {
        rows![
            &[kernel!(Expand Prepare, Portable, "bytes", 1, 1000, PLANES, concat!($symbol, "_prepare_planes"),
                      planes::prepare::<_, $block, $rounds>)],
            rows_128!(@ Sse41, Sse41, "sse41_x1", 1, $symbol, $rounds),
            rows_128!(@ Sse41, Sse41, "sse41_x2", 2, $symbol, $rounds),
            rows_128!(@ Sse41, Sse41, "sse41_x3", 3, $symbol, $rounds),
            rows_128!(@ Avx2, Avx2, "avx2_x1", 1, $symbol, $rounds),
            rows_128!(@ Avx2, Avx2, "avx2_x2", 2, $symbol, $rounds),
            rows_128!(@ Avx2, Avx2, "avx2_x3", 3, $symbol, $rounds),
            rows_128!(@ Avx512, Avx512, "avx512_x1", 1, $symbol, $rounds),
            rows_128!(@ Avx512, Avx512, "avx512_x2", 2, $symbol, $rounds),
            rows_128!(@ Avx512, Avx512, "avx512_x3", 3, $symbol, $rounds),
            rows_128!(@ Avx512, Avx512, "avx512_x4", 4, $symbol, $rounds),
            rows_128!(@ Avx512 as Ymm, Ymm::<Avx512>, "avx512_ymm_x1", 1, $symbol, $rounds),
            rows_128!(@ Avx512 as Ymm, Ymm::<Avx512>, "avx512_ymm_x3", 3, $symbol, $rounds),
            rows_128!(@ Avx512 as Xmm, Xmm::<Avx512>, "avx512_xmm_x1", 1, $symbol, $rounds),
        ]
    };
    (@ $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $symbol:literal, $rounds:literal) => {
        pair!($level $(as $narrow)?, "eight blocks in a byte", planes::width::<$token>(16, $groups), [1000, 1000], PLANES,
              $symbol, $rest, planes::crypt_128[$rounds, $groups])
    };
}

/// The rows of the variant with 256-bit blocks.
#[cfg(target_arch = "x86_64")]
macro_rules! rows_256 {
    ($v:literal, $symbol:literal, $block:literal, $rounds:literal) => {
        rows![
            &[kernel!(Expand Prepare, Portable, "bytes", 1, 1000, PLANES, concat!($symbol, "_prepare_planes"),
                      planes::prepare::<_, $block, $rounds>)],
            rows_256!(@ Avx512Vbmi, Avx512Vbmi, "avx512vbmi_x1", 1, $symbol, $rounds),
            rows_256!(@ Avx512Vbmi, Avx512Vbmi, "avx512vbmi_x2", 2, $symbol, $rounds),
            rows_256!(@ Avx512Vbmi, Avx512Vbmi, "avx512vbmi_x3", 3, $symbol, $rounds),
            rows_256!(@ Avx512Vbmi, Avx512Vbmi, "avx512vbmi_x4", 4, $symbol, $rounds),
            rows_256!(@ Avx512Vbmi as Ymm, Ymm::<Avx512Vbmi>, "avx512vbmi_ymm_x1", 1, $symbol, $rounds),
        ]
    };
    (@ $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $symbol:literal, $rounds:literal) => {
        pair!($level $(as $narrow)?, "eight blocks in a byte", planes::width::<$token>(32, $groups), [1000, 1000], PLANES,
              $symbol, $rest, planes::crypt_256[$rounds, $groups])
    };
}

variant!(U128_128, UBLOCK_128_128, 0, "ublock-128/128", "ublock_128_128", 16, U16, 16, U16, 16, rows_128);
variant!(U128_256, UBLOCK_128_256, 1, "ublock-128/256", "ublock_128_256", 16, U16, 32, U32, 24, rows_128);
variant!(U256_256, UBLOCK_256_256, 2, "ublock-256/256", "ublock_256_256", 32, U32, 32, U32, 24, rows_256);

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
