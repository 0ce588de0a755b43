//! Kalyna (DSTU 7624:2014): five variants, named block bits / key bits.

pub(crate) mod circuits;
mod quad;
pub(crate) mod rounds;
pub(crate) mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Sse41, Xmm, Ymm};
use crate::kernel::{Family, Form, Plans, kernel, rows};
use schedule::{expand, prepare_quad};
#[cfg(target_arch = "x86_64")]
use schedule::{expand_many, place_sliced, prepare_quad_lanes, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read.
const SCHEDULE: usize = 0;
const QUAD_ENCRYPT: usize = 1;
const QUAD_DECRYPT: usize = 2;
#[cfg(target_arch = "x86_64")]
const SLICED_ENCRYPT: usize = 3;
#[cfg(target_arch = "x86_64")]
const SLICED_DECRYPT: usize = 4;
#[cfg(target_arch = "x86_64")]
const MANY_ENCRYPT: usize = 5;
#[cfg(target_arch = "x86_64")]
const MANY_DECRYPT: usize = 6;

/// Both rows of the quad-sliced layout: index into the costs, start of the symbols, columns of a block, rounds, level and
/// token, layout, rest of the symbols, registers of a group, groups; costs of encryption and of decryption by variant. A
/// number of blocks in front of the costs is for a part of a group.
macro_rules! quad {
    ($v:literal, $symbol:literal, $columns:literal, $rounds:literal, $level:ident $(as $narrow:ident)?, $token:ty,
     $layout:literal, $rest:literal, $registers:literal, $groups:literal, $costs:expr) => {
        quad!(@ $v, $symbol, $columns, $rounds, $level $(as $narrow)?, $layout, $rest, $registers, $groups,
              { quad::group::<$token, $registers>($columns) }, $costs)
    };
    (@ $v:literal, $symbol:literal, $columns:literal, $rounds:literal, $level:ident $(as $narrow:ident)?,
     $layout:literal, $rest:literal, $registers:literal, $groups:literal, $blocks:expr, $costs:expr) => {
        &[
            kernel!(Crypt Encrypt, $level $(as $narrow)?, $layout, $groups * $blocks, $costs[0][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_", $rest),
                    quad::crypt::<_, $registers, $columns, $rounds, $groups, $blocks, false>),
            kernel!(Crypt Decrypt, $level $(as $narrow)?, $layout, $groups * $blocks, $costs[1][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_", $rest),
                    quad::crypt::<_, $registers, $columns, $rounds, $groups, $blocks, true>),
        ]
    };
}

/// The rows for one block where a group has more.
#[cfg(target_arch = "x86_64")]
macro_rules! single {
    ($v:literal, $symbol:literal, 8, $($rest:tt)*) => { &[] };
    ($v:literal, $symbol:literal, $columns:literal, $rounds:literal, $level:ident $(as $narrow:ident)?, $layout:literal,
     $rest:literal, $registers:literal, $costs:expr) => {
        quad!(@ $v, $symbol, $columns, $rounds, $level $(as $narrow)?, $layout, $rest, $registers, 1, 1, $costs)
    };
}

/// The rows of x86-64.
#[cfg(target_arch = "x86_64")]
macro_rules! x86 {
    ($v:literal, $symbol:literal, $columns:tt, $words:literal, $rounds:literal) => {
        rows![
            &[
        kernel!(Expand Prepare, Sse41, "quad-sliced", 1, [40, 55, 80, 110, 195][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_prepare_quad_encrypt_sse41"), prepare_quad_lanes::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Sse41, "quad-sliced", 1, [445, 640, 645, 865, 890][$v], QUAD_DECRYPT,
                    concat!($symbol, "_prepare_quad_decrypt_sse41"), prepare_quad_lanes::<_, $columns, $rounds, true>),
        kernel!(Expand Prepare, Portable, "words", 1, [635, 860, 2250, 2970, 5125][$v], SLICED_ENCRYPT,
                    concat!($symbol, "_prepare_sliced_encrypt"), prepare_sliced::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Portable, "words", 1, [160, 225, 945, 1220, 2465][$v], SLICED_DECRYPT,
                    concat!($symbol, "_prepare_sliced_decrypt"), prepare_sliced::<_, $columns, $rounds, true>),
        kernel!(Expand Schedule, Sse41, "quad-sliced", 1, [740, 675, 1070, 1265, 2415][$v], SCHEDULE, concat!($symbol, "_schedule_sse41"),
                    expand::<_, $columns, $words, $rounds, { quad::group::<Sse41, 4>($columns) }>),
        kernel!(Expand Schedule, Avx2, "quad-sliced", 1, [500, 550, 765, 1320, 1495][$v], SCHEDULE, concat!($symbol, "_schedule_avx2"),
                    expand::<_, $columns, $words, $rounds, { quad::group::<Avx2, 4>($columns) }>),
        kernel!(Expand Schedule, Avx512Vbmi, "quad-sliced", 1, [260, 250, 460, 815, 1025][$v], SCHEDULE, concat!($symbol, "_schedule_avx512vbmi"),
                    expand::<_, $columns, $words, $rounds, { quad::group::<Avx512Vbmi, 4>($columns) }>),
        kernel!(Crypt Encrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [620, 840, 1720, 2155, 4900][$v], SLICED_ENCRYPT,
                    concat!($symbol, "_encrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, false, false>),
        kernel!(Crypt Decrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [760, 1040, 2105, 2655, 5940][$v], SLICED_DECRYPT,
                    concat!($symbol, "_decrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, false, true>),
        kernel!(Expand Schedule, Avx512Vbmi, "byte-sliced", sliced::MANY, [3365, 4515, 8055, 10270, 21475][$v], SCHEDULE,
                    concat!($symbol, "_schedule_many_avx512vbmi"), expand_many::<_, $columns, $words, $rounds>),
        kernel!(Crypt EncryptMany, Avx512Vbmi, "byte-sliced", sliced::MANY, [615, 835, 1860, 2310, 5040][$v], MANY_ENCRYPT,
                    concat!($symbol, "_encrypt_many_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, true, false>),
        kernel!(Crypt DecryptMany, Avx512Vbmi, "byte-sliced", sliced::MANY, [730, 1000, 2260, 2825, 6375][$v], MANY_DECRYPT,
                    concat!($symbol, "_decrypt_many_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, true, true>),
        kernel!(Place Place, Portable, "words", sliced::MANY, [545, 785, 1440, 1860, 4420][$v], MANY_ENCRYPT,
                    concat!($symbol, "_place_sliced_encrypt"), place_sliced::<_, $columns, $rounds, false>),
        kernel!(Place Place, Portable, "words", sliced::MANY, [165, 235, 700, 895, 1830][$v], MANY_DECRYPT,
                    concat!($symbol, "_place_sliced_decrypt"), place_sliced::<_, $columns, $rounds, true>),
            ],
            single!($v, $symbol, $columns, $rounds, Sse41, "quad-sliced, one block", "sse41_one", 4,
                    [[780, 1080, 1135, 1465], [955, 1320, 1405, 1810]]),
            quad!($v, $symbol, $columns, $rounds, Sse41, Sse41, "quad-sliced", "sse41_x1", 4, 1,
                  [[780, 1075, 1145, 1465, 1495], [945, 1315, 1385, 1830, 1750]]),
            quad!($v, $symbol, $columns, $rounds, Sse41, Sse41, "quad-sliced, 2 groups", "sse41_x2", 4, 2,
                  [[1425, 2010, 2045, 2645, 2715], [2055, 2865, 2835, 3655, 3665]]),
            single!($v, $symbol, $columns, $rounds, Avx2, "quad-sliced in pairs, one block", "avx2_one", 2,
                    [[630, 860, 875, 1125], [680, 950, 985, 1275]]),
            quad!($v, $symbol, $columns, $rounds, Avx2, Avx2, "quad-sliced in pairs", "avx2_pairs", 2, 1,
                  [[625, 865, 880, 1125, 1140], [690, 945, 990, 1280, 1250]]),
            quad!($v, $symbol, $columns, $rounds, Avx2, Avx2, "quad-sliced", "avx2_x1", 4, 1,
                  [[785, 1080, 1130, 1460, 1460], [940, 1300, 1345, 1740, 1670]]),
            quad!($v, $symbol, $columns, $rounds, Avx2, Avx2, "quad-sliced, 2 groups", "avx2_x2", 4, 2,
                  [[1445, 2005, 2030, 2645, 2675], [1830, 2515, 2530, 3315, 3260]]),
            single!($v, $symbol, $columns, $rounds, Avx2Gfni, "quad-sliced in pairs, one block", "avx2gfni_one", 2,
                    [[545, 750, 810, 1030], [575, 770, 805, 1025]]),
            quad!($v, $symbol, $columns, $rounds, Avx2Gfni, Avx2Gfni, "quad-sliced in pairs", "avx2gfni_pairs", 2, 1,
                  [[555, 755, 790, 1015, 1010], [580, 775, 800, 1025, 1015]]),
            quad!($v, $symbol, $columns, $rounds, Avx2Gfni, Avx2Gfni, "quad-sliced", "avx2gfni_x1", 4, 1,
                  [[750, 1020, 1065, 1365, 1390], [805, 1100, 1220, 1595, 1410]]),
            quad!($v, $symbol, $columns, $rounds, Avx2Gfni, Avx2Gfni, "quad-sliced, 2 groups", "avx2gfni_x2", 4, 2,
                  [[1255, 1735, 1815, 2365, 2435], [1430, 1990, 1970, 2585, 2500]]),
            quad!($v, $symbol, $columns, $rounds, Avx512, Avx512, "quad-sliced", "avx512_x1", 4, 1,
                  [[785, 1070, 1100, 1435, 1405], [835, 1135, 1165, 1515, 1495]]),
            quad!($v, $symbol, $columns, $rounds, Avx512, Avx512, "quad-sliced, 2 groups", "avx512_x2", 4, 2,
                  [[1290, 1775, 1950, 2530, 2520], [1630, 2240, 2310, 2995, 2910]]),
            single!($v, $symbol, $columns, $rounds, Avx512Vbmi as Xmm, "quad-sliced, one block", "avx512vbmi_one", 4,
                    [[285, 385, 395, 515], [320, 440, 490, 630]]),
            quad!($v, $symbol, $columns, $rounds, Avx512Vbmi as Xmm, Xmm::<Avx512Vbmi>, "quad-sliced", "avx512vbmi_xmm_x1", 4, 1,
                  [[285, 390, 405, 515, 530], [320, 445, 495, 595, 605]]),
            quad!($v, $symbol, $columns, $rounds, Avx512Vbmi as Ymm, Ymm::<Avx512Vbmi>, "quad-sliced", "avx512vbmi_ymm_x1", 4, 1,
                  [[295, 395, 420, 535, 540], [330, 450, 510, 650, 615]]),
            quad!($v, $symbol, $columns, $rounds, Avx512Vbmi, Avx512Vbmi, "quad-sliced", "avx512vbmi_x1", 4, 1,
                  [[300, 405, 430, 540, 560], [340, 460, 525, 660, 625]]),
            quad!($v, $symbol, $columns, $rounds, Avx512Vbmi, Avx512Vbmi, "quad-sliced, 2 groups", "avx512vbmi_x2", 4, 2,
                  [[405, 550, 610, 770, 840], [485, 665, 725, 915, 900]]),
        ]
    };
}

/// The rows of one variant: its index into the measured costs, name, start of the symbols, columns of a block, words of
/// a key, rounds.
macro_rules! variant {
    ($standard:ident, $family:ident, $v:literal, $name:literal, $symbol:literal, $columns:tt, $words:literal,
     $rounds:literal, $block_size:ident, $key_size:ident) => {
        standard!(
            /// The variant of this name, as a parameter of [`Cipher`].
            $standard, $name, $family, 8 * $columns, $block_size, 8 * $words, $key_size
        );

        /// The table of this variant.
        pub(crate) static $family: Family = Family {
            name: $name,
            block: 8 * $columns,
            key: 8 * $words,
            schedule: 8 * $columns * ($rounds + 1),
            forms: &[
                Form { name: "schedule", bytes: 8 * $columns * ($rounds + 1) },
                Form { name: "quad, encryption", bytes: quad::form_bytes($rounds) },
                Form { name: "quad, decryption", bytes: quad::form_bytes($rounds) },
                Form { name: "sliced, encryption", bytes: sliced::form_bytes($columns, $rounds, false) },
                Form { name: "sliced, decryption", bytes: sliced::form_bytes($columns, $rounds, false) },
                Form { name: "sliced, 64 keys, encryption", bytes: sliced::form_bytes($columns, $rounds, true) },
                Form { name: "sliced, 64 keys, decryption", bytes: sliced::form_bytes($columns, $rounds, true) },
            ],
            plans: Plans::new(),
            named: &[],
            kernels: rows![
                &[
        kernel!(Expand Schedule, Portable, "bit planes, quad-sliced", 1, [12430, 12660, 13045, 13040, 18750][$v], SCHEDULE,
                    concat!($symbol, "_schedule_portable"),
                    expand::<_, $columns, $words, $rounds, { quad::group::<Portable, 4>($columns) }>),
        kernel!(Expand Prepare, Portable, "words", 1, [1910, 2645, 2470, 3190, 4610][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_prepare_quad_encrypt"), prepare_quad::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Portable, "words", 1, [2230, 3135, 3610, 4645, 6765][$v], QUAD_DECRYPT,
                    concat!($symbol, "_prepare_quad_decrypt"), prepare_quad::<_, $columns, $rounds, true>),
                ],
                quad!($v, $symbol, $columns, $rounds, Portable, Portable, "bit planes, quad-sliced", "portable", 4, 1,
                      [[14665, 19870, 23805, 30650, 36000], [16980, 23650, 23880, 32550, 36195]]),
                #[cfg(target_arch = "x86_64")]
                x86!($v, $symbol, $columns, $words, $rounds),
            ],
        };
    };
}

variant!(K128_128, KALYNA_128_128, 0, "kalyna-128/128", "kalyna_128_128", 2, 2, 10, U16, U16);
variant!(K128_256, KALYNA_128_256, 1, "kalyna-128/256", "kalyna_128_256", 2, 4, 14, U16, U32);
variant!(K256_256, KALYNA_256_256, 2, "kalyna-256/256", "kalyna_256_256", 4, 4, 14, U32, U32);
variant!(K256_512, KALYNA_256_512, 3, "kalyna-256/512", "kalyna_256_512", 4, 8, 18, U32, U64);
variant!(K512_512, KALYNA_512_512, 4, "kalyna-512/512", "kalyna_512_512", 8, 8, 18, U64, U64);

/// Kalyna with blocks of 16 bytes and keys of 16 bytes; 10 rounds.
///
/// ```
/// use phalanx::Kalyna128_128;
/// // DSTU 7624:2014, the standard's own example.
/// let key: [u8; 16] = core::array::from_fn(|i| i as u8);
/// let cipher = Kalyna128_128::new(&key);
/// let mut block: [u8; 16] = core::array::from_fn(|i| 0x10 + i as u8);
/// cipher.encrypt_block(&mut block);
/// assert_eq!(block[..4], [0x81, 0xbf, 0x1c, 0x7d]);
/// cipher.decrypt_block(&mut block);
/// assert_eq!(block[0], 0x10);
/// ```
pub type Kalyna128_128 = Cipher<K128_128>;

/// Kalyna with blocks of 16 bytes and keys of 32 bytes; 14 rounds.
///
/// ```
/// use phalanx::{Error, Kalyna128_256};
/// let cipher = Kalyna128_256::new(&[7; 32]);
/// let mut data = [0; 1000];
/// // 1000 bytes are not whole blocks; nothing is written.
/// assert_eq!(cipher.encrypt_blocks(&mut data), Err(Error::PartialBlock { block: 16, got: 1000 }));
/// cipher.encrypt_blocks(&mut data[..992])?;
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna128_256 = Cipher<K128_256>;

/// Kalyna with blocks of 32 bytes and keys of 32 bytes; 14 rounds. The usual choice.
///
/// ```
/// use phalanx::{Error, Kalyna256_256};
/// let cipher = Kalyna256_256::new(&[7; 32]);
/// let (message, mut ciphertext, mut again) = ([1; 4096], [0; 4096], [0; 4096]);
/// cipher.encrypt_blocks_to(&message, &mut ciphertext)?;
/// cipher.decrypt_blocks_to(&ciphertext, &mut again)?;
/// assert!(ciphertext != message && again == message);
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna256_256 = Cipher<K256_256>;

/// Kalyna with blocks of 32 bytes and keys of 64 bytes; 18 rounds.
///
/// ```
/// use phalanx::Kalyna256_512;
/// assert_eq!((Kalyna256_512::BLOCK_BYTES, Kalyna256_512::KEY_BYTES), (32, 64));
/// ```
pub type Kalyna256_512 = Cipher<K256_512>;

/// Kalyna with blocks of 64 bytes and keys of 64 bytes; 18 rounds.
///
/// ```
/// use phalanx::{Kalyna512_512, Level};
/// // The same on every level.
/// let mut blocks = [[9; 64 * 5]; 2];
/// Kalyna512_512::with_level(&[7; 64], Level::Portable)?.encrypt_blocks(&mut blocks[0])?;
/// Kalyna512_512::with_level(&[7; 64], Level::best())?.encrypt_blocks(&mut blocks[1])?;
/// assert_eq!(blocks[0], blocks[1]);
/// # Ok::<(), phalanx::Error>(())
/// ```
pub type Kalyna512_512 = Cipher<K512_512>;
