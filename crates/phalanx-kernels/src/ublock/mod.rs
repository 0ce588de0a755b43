//! uBlock: three variants, named block bits / key bits.

#[cfg(target_arch = "x86_64")]
mod across;
#[cfg(target_arch = "x86_64")]
mod affine;
mod circuit;
#[cfg(target_arch = "x86_64")]
mod frames;
#[cfg(target_arch = "x86_64")]
mod lanes;
mod packed;
#[cfg(target_arch = "x86_64")]
mod planes;
mod schedule;
#[cfg(target_arch = "x86_64")]
mod serial;
mod sliced;
#[cfg(target_arch = "x86_64")]
mod split;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
use crate::isa::bitslice::batch;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Sse41, Xmm, Ymm};
use crate::kernel::{Family, Form, Plans, kernel, pair, rows};
#[cfg(target_arch = "x86_64")]
use crate::kernel::{Kernel, many_pair};
use schedule::{expand, prepare_packed, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read. Of the last two, that of decryption is the next one.
const SCHEDULE: usize = 0;
const PACKED: usize = 1;
const SLICED: usize = 2;
#[cfg(target_arch = "x86_64")]
const PLANES: usize = 3;
#[cfg(target_arch = "x86_64")]
const NIBBLES: usize = 4;
#[cfg(target_arch = "x86_64")]
const AFFINE: usize = 6;
#[cfg(target_arch = "x86_64")]
const NIBBLES_MANY: usize = 8;
#[cfg(target_arch = "x86_64")]
const AFFINE_MANY: usize = 10;
#[cfg(target_arch = "x86_64")]
const PLANES_MANY: usize = 12;
#[cfg(target_arch = "x86_64")]
const SPLIT: usize = 5;
#[cfg(target_arch = "x86_64")]
const SPLIT_MANY: usize = 6;
#[cfg(target_arch = "x86_64")]
const ACROSS: usize = 7;

/// A variant: its index into the measured costs, name, start of the symbols, bytes of a block and of a key, rounds, forms and
/// rows for x86-64.
macro_rules! variant {
    ($standard:ident, $family:ident, $v:literal, $name:literal, $symbol:literal, $block:literal, $block_size:ident,
     $key:literal, $key_size:ident, $rounds:literal, $forms:ident, $rows:ident) => {
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
            forms: $forms!($block, $rounds),
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
                schedules!($symbol, [Sse41, "sse41", [115, 125, 146][$v]], [Avx2, "avx2", [114, 124, 145][$v]],
                           [Avx512, "avx512", [105, 123, 144][$v]]; $block, $key, $rounds),
                #[cfg(target_arch = "x86_64")]
                $rows!($v, $symbol, $rounds),
            ],
        };
    };
}

/// The key schedules of a variant on shuffles. A row takes any number of keys; the costs are those of one. (Where that takes as long
/// on all of them, wider ones are preferred, which take several keys at once.)
#[cfg(target_arch = "x86_64")]
macro_rules! schedules {
    ($symbol:literal, $([$level:ident, $rest:literal, $cost:expr]),*; $block:literal, $key:literal, $rounds:literal) => {
        &[$(kernel!(Expand Schedule, $level, "a nibble in a byte", 1, $cost, SCHEDULE, concat!($symbol, "_schedule_", $rest),
                    lanes::expand::<_, $block, $key, $rounds>)),*]
    };
}

/// The forms of a variant: those that all have, and on x86-64 others.
macro_rules! forms {
    ($block:literal, $rounds:literal $(, $name:literal: $bytes:expr)*) => {
        &[
            Form { name: "schedule", bytes: $block * ($rounds + 1) },
            Form { name: "packed planes", bytes: $block * ($rounds + 1) },
            Form { name: "bit-sliced", bytes: sliced::form_bytes($block, $rounds) },
            $(#[cfg(target_arch = "x86_64")] Form { name: $name, bytes: $bytes },)*
        ]
    };
}

macro_rules! forms_128 {
    ($block:literal, $rounds:literal) => {
        forms!($block, $rounds, "planes": planes::form_bytes($block, $rounds),
               "nibbles, encryption": serial::form_bytes($rounds), "nibbles, decryption": serial::form_bytes($rounds),
               "matrices, encryption": affine::form_bytes($rounds), "matrices, decryption": affine::form_bytes($rounds),
               "nibbles of 16 keys, encryption": serial::MANY * serial::form_bytes($rounds),
               "nibbles of 16 keys, decryption": serial::MANY * serial::form_bytes($rounds),
               "matrices of 64 keys, encryption": affine::MANY * 16 * ($rounds + 1),
               "matrices of 64 keys, decryption": affine::MANY * 16 * ($rounds + 1),
               "planes of 24 keys": planes::many_bytes::<Sse41>($rounds, 3),
               "planes of 48 keys": planes::many_bytes::<Avx2>($rounds, 3),
               "planes of 64 keys": planes::many_bytes::<Avx512>($rounds, 2))
    };
}

macro_rules! forms_256 {
    ($block:literal, $rounds:literal) => {
        forms!($block, $rounds, "planes": planes::form_bytes($block, $rounds), "nibbles": split::NIBBLES_BYTES,
               "split planes": split::PLANES_BYTES, "nibbles of 8 keys": split::MANY * split::NIBBLES_BYTES,
               "nibbles before the permutations": across::FORM_BYTES)
    };
}

/// The rows of both variants with 128-bit blocks.
#[cfg(target_arch = "x86_64")]
macro_rules! rows_128 {
    ($v:literal, $symbol:literal, $rounds:literal) => {
        rows![
            &[
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, PLANES,
                    concat!($symbol, "_prepare_planes"), planes::prepare::<_, 16, $rounds, true>),
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, NIBBLES,
                    concat!($symbol, "_prepare_nibbles_encrypt"), serial::prepare::<_, $rounds, false>),
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, NIBBLES + 1,
                    concat!($symbol, "_prepare_nibbles_decrypt"), serial::prepare::<_, $rounds, true>),
        kernel!(Expand Prepare, Portable, "bits", 1, 1000, AFFINE,
                    concat!($symbol, "_prepare_matrices_encrypt"), affine::prepare::<_, $rounds, false>),
        kernel!(Expand Prepare, Portable, "bits", 1, 1000, AFFINE + 1,
                    concat!($symbol, "_prepare_matrices_decrypt"), affine::prepare::<_, $rounds, true>),
            ],
            rows_128!(@nibbles Sse41, Sse41, "sse41_serial_x1", 1, [[380, 395], [555, 565]][$v], $symbol, $rounds),
            rows_128!(@nibbles Sse41, Sse41, "sse41_serial_x2", 2, [[385, 410], [560, 600]][$v], $symbol, $rounds),
            rows_128!(@nibbles Sse41, Sse41, "sse41_serial_x4", 4, [[525, 445], [765, 655]][$v], $symbol, $rounds),
            rows_128!(@planes Sse41, "sse41_x1", 1, [[630, 695], [945, 995]][$v], $symbol, $rounds),
            rows_128!(@planes Sse41, "sse41_x2", 2, [[955, 975], [1380, 1415]][$v], $symbol, $rounds),
            rows_128!(@planes Sse41, "sse41_x3", 3, [[1305, 1365], [1855, 1930]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx2, Avx2, "avx2_serial_x2", 1, [[380, 395], [555, 575]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx2, Avx2, "avx2_serial_x4", 2, [[380, 400], [550, 585]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx2, Avx2, "avx2_serial_x8", 4, [[505, 540], [745, 800]][$v], $symbol, $rounds),
            rows_128!(@planes Avx2, "avx2_x1", 1, [[630, 690], [890, 985]][$v], $symbol, $rounds),
            rows_128!(@planes Avx2, "avx2_x2", 2, [[965, 1000], [1365, 1445]][$v], $symbol, $rounds),
            rows_128!(@planes Avx2, "avx2_x3", 3, [[1310, 1320], [1865, 1910]][$v], $symbol, $rounds),
            rows_128!(@affine Avx2Gfni, "avx2gfni", [[925, 875], [1345, 1300]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx512 as Xmm, Xmm<Avx512>, "avx512_serial_x1", 1, [[345, 360], [505, 535]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx512 as Ymm, Ymm<Avx512>, "avx512_serial_x2", 1, [[346, 361], [506, 536]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx512, Avx512, "avx512_serial_x4", 1, [[347, 362], [507, 537]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx512, Avx512, "avx512_serial_x8", 2, [[350, 420], [510, 615]][$v], $symbol, $rounds),
            rows_128!(@nibbles Avx512, Avx512, "avx512_serial_x16", 4, [[390, 450], [560, 660]][$v], $symbol, $rounds),
            rows_128!(@planes Avx512, "avx512_x1", 1, [[545, 650], [780, 950]][$v], $symbol, $rounds),
            rows_128!(@planes Avx512, "avx512_x2", 2, [[820, 875], [1215, 1260]][$v], $symbol, $rounds),
            rows_128!(@planes Avx512, "avx512_x3", 3, [[1100, 1170], [1595, 1690]][$v], $symbol, $rounds),
            rows_128!(@planes Avx512, "avx512_x4", 4, [[1380, 1465], [1995, 2105]][$v], $symbol, $rounds),
            rows_128!(@affine Avx512Vbmi, "avx512vbmi", [[610, 590], [855, 850]][$v], $symbol, $rounds),
            &[
        kernel!(Place Place, Portable, "bytes", serial::MANY, 2000, NIBBLES_MANY,
                    concat!($symbol, "_place_nibbles_encrypt"), serial::place::<_, $rounds, false>),
        kernel!(Place Place, Portable, "bytes", serial::MANY, 2000, NIBBLES_MANY + 1,
                    concat!($symbol, "_place_nibbles_decrypt"), serial::place::<_, $rounds, true>),
        kernel!(Place Place, Portable, "bits", affine::MANY, 10000, AFFINE_MANY,
                    concat!($symbol, "_place_matrices_encrypt"), affine::place::<_, $rounds, false>),
        kernel!(Place Place, Portable, "bits", affine::MANY, 10000, AFFINE_MANY + 1,
                    concat!($symbol, "_place_matrices_decrypt"), affine::place::<_, $rounds, true>),
        kernel!(Place Place, Portable, "bits", 24, 5000, PLANES_MANY,
                    concat!($symbol, "_place_planes_24"), planes::place::<_, $rounds, 1>),
        kernel!(Place Place, Portable, "bits", 48, 5000, PLANES_MANY + 1,
                    concat!($symbol, "_place_planes_48"), planes::place::<_, $rounds, 2>),
        kernel!(Place Place, Portable, "bits", 64, 5000, PLANES_MANY + 2,
                    concat!($symbol, "_place_planes_64"), planes::place::<_, $rounds, 4>),
            ],
            rows_128!(@many_planes Sse41, "sse41_planes", 3, PLANES_MANY, [[1330, 1390], [1890, 1960]][$v], $symbol, $rounds),
            rows_128!(@many_planes Avx2, "avx2_planes", 3, PLANES_MANY + 1, [[1330, 1350], [1890, 1940]][$v], $symbol, $rounds),
            rows_128!(@many_planes Avx512, "avx512_planes", 2, PLANES_MANY + 2, [[840, 890], [1240, 1290]][$v], $symbol, $rounds),
            rows_128!(@many Sse41, Sse41, "sse41_x1", 1, [[380, 395], [555, 565]][$v], $symbol, $rounds),
            rows_128!(@many Sse41, Sse41, "sse41_x2", 2, [[385, 410], [560, 600]][$v], $symbol, $rounds),
            rows_128!(@many Sse41, Sse41, "sse41_x4", 4, [[525, 445], [765, 655]][$v], $symbol, $rounds),
            rows_128!(@many Avx2, Avx2, "avx2_x2", 1, [[380, 395], [555, 575]][$v], $symbol, $rounds),
            rows_128!(@many Avx2, Avx2, "avx2_x4", 2, [[380, 400], [550, 585]][$v], $symbol, $rounds),
            rows_128!(@many Avx2, Avx2, "avx2_x8", 4, [[505, 540], [745, 800]][$v], $symbol, $rounds),
            rows_128!(@many Avx512 as Xmm, Xmm<Avx512>, "avx512_x1", 1, [[345, 360], [505, 535]][$v], $symbol, $rounds),
            rows_128!(@many Avx512 as Ymm, Ymm<Avx512>, "avx512_x2", 1, [[346, 361], [506, 536]][$v], $symbol, $rounds),
            rows_128!(@many Avx512, Avx512, "avx512_x4", 1, [[347, 362], [507, 537]][$v], $symbol, $rounds),
            rows_128!(@many Avx512, Avx512, "avx512_x8", 2, [[350, 420], [510, 615]][$v], $symbol, $rounds),
            rows_128!(@many Avx512, Avx512, "avx512_x16", 4, [[390, 450], [560, 660]][$v], $symbol, $rounds),
            &with_two_forms(many_pair!(Avx512Vbmi, "eight nibbles in a byte", affine::MANY, [[610, 590], [855, 850]][$v], AFFINE_MANY, $symbol,
                                       "many_avx512vbmi", affine::crypt_many[$rounds])),
        ]
    };
    (@planes $level:ident, $rest:literal, $groups:literal, $costs:expr, $symbol:literal, $rounds:literal) => {
        pair!($level, "eight blocks in a byte", planes::width::<$level>(16, $groups), $costs, PLANES, $symbol, $rest,
              planes::crypt_128[$rounds, $groups])
    };
    (@nibbles $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $costs:expr, $symbol:literal,
     $rounds:literal) => {
        &with_two_forms(pair!($level $(as $narrow)?, "a nibble in a byte", serial::width::<$token>($groups), $costs, NIBBLES,
                             $symbol, $rest, serial::crypt[$rounds, $groups]))
    };
    (@many_planes $level:ident, $rest:literal, $groups:literal, $form:expr, $costs:expr, $symbol:literal,
     $rounds:literal) => {
        many_pair!($level, "eight blocks in a byte", planes::width::<$level>(16, $groups), $costs, $form, $symbol,
                   concat!("many_", $rest), planes::crypt_many[$rounds, $groups])
    };
    (@many $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $costs:expr, $symbol:literal,
     $rounds:literal) => {
        &with_two_forms(many_pair!($level $(as $narrow)?, "a nibble in a byte", serial::width::<$token>($groups), $costs,
                                   NIBBLES_MANY, $symbol, concat!("many_", $rest), serial::crypt_many[$rounds, $groups]))
    };
    (@affine $level:ident, $rest:literal, $costs:expr, $symbol:literal, $rounds:literal) => {
        &with_two_forms(pair!($level, "eight nibbles in a byte", affine::width::<$level>(), $costs, AFFINE, $symbol, $rest,
                             affine::crypt[$rounds]))
    };
}

/// The rows of a pair whose decryption reads the next form.
#[cfg(target_arch = "x86_64")]
const fn with_two_forms(rows: &[Kernel; 2]) -> [Kernel; 2] {
    [rows[0], Kernel { form: rows[0].form + 1, ..rows[1] }]
}

/// The rows of the variant with 256-bit blocks.
#[cfg(target_arch = "x86_64")]
macro_rules! rows_256 {
    ($v:literal, $symbol:literal, $rounds:literal) => {
        rows![
            &[
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, PLANES,
                    concat!($symbol, "_prepare_planes"), planes::prepare::<_, 32, $rounds, true>),
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, NIBBLES,
                    concat!($symbol, "_prepare_nibbles"), split::prepare_nibbles),
        kernel!(Expand Prepare, Portable, "bytes", 1, 1000, SPLIT,
                    concat!($symbol, "_prepare_split"), planes::prepare::<_, 32, $rounds, false>),
        kernel!(Expand Prepare, Portable, "bytes", 1, 4300, ACROSS,
                    concat!($symbol, "_prepare_across"), across::prepare),
        kernel!(Expand Prepare, Avx512Vbmi, "bytes", 1, 150, ACROSS,
                    concat!($symbol, "_prepare_across_avx512vbmi"), across::prepare),
            ],
            rows_256!(@nibbles Sse41, Sse41, "sse41_serial_x1", 1, [885, 835], $symbol),
            rows_256!(@nibbles Sse41, Sse41, "sse41_serial_x2", 2, [960, 940], $symbol),
            rows_256!(@split Sse41, "sse41", [2090, 1915], $symbol),
            rows_256!(@one Avx2, "avx2_serial_x1", [844, 834], $symbol),
            rows_256!(@nibbles Avx2, Avx2, "avx2_serial_x2", 1, [845, 845], $symbol),
            rows_256!(@nibbles Avx2, Avx2, "avx2_serial_x4", 2, [1015, 990], $symbol),
            rows_256!(@split Avx2, "avx2", [2010, 2025], $symbol),
            pair!(Avx2, "bit-sliced", batch::<Avx2>(), [18350, 18250], SLICED, $symbol, "avx2_sliced", sliced::crypt[32, $rounds]),
            rows_256!(@one Avx512, "avx512_serial_x1", [713, 768], $symbol),
            rows_256!(@nibbles Avx512 as Ymm, Ymm<Avx512>, "avx512_serial_x2", 1, [714, 769], $symbol),
            rows_256!(@nibbles Avx512, Avx512, "avx512_serial_x4", 1, [715, 770], $symbol),
            rows_256!(@nibbles Avx512, Avx512, "avx512_serial_x8", 2, [815, 860], $symbol),
            rows_256!(@nibbles Avx512, Avx512, "avx512_serial_x12", 3, [1145, 1195], $symbol),
            rows_256!(@split Avx512, "avx512", [2275, 2235], $symbol),
            rows_256!(@across Avx512Vbmi as Ymm, Ymm<Avx512Vbmi>, "avx512vbmi_serial_x1", 1, [485, 510], $symbol),
            rows_256!(@across Avx512Vbmi, Avx512Vbmi, "avx512vbmi_serial_x2", 1, [520, 535], $symbol),
            rows_256!(@across Avx512Vbmi, Avx512Vbmi, "avx512vbmi_serial_x4", 2, [585, 560], $symbol),
            rows_256!(@across Avx512Vbmi, Avx512Vbmi, "avx512vbmi_serial_x8", 4, [725, 675], $symbol),
            rows_256!(@across Avx512Vbmi, Avx512Vbmi, "avx512vbmi_serial_x12", 6, [920, 850], $symbol),
            rows_256!(@planes "avx512vbmi_x1", 1, [1140, 1290], $symbol, $rounds),
            rows_256!(@planes "avx512vbmi_x2", 2, [1475, 1545], $symbol, $rounds),
            rows_256!(@planes "avx512vbmi_x3", 3, [2020, 2170], $symbol, $rounds),
            rows_256!(@planes "avx512vbmi_x4", 4, [2385, 2505], $symbol, $rounds),
            &[kernel!(Place Place, Portable, "bytes", split::MANY, 1000, SPLIT_MANY, concat!($symbol, "_place_nibbles"),
                      split::place)],
            rows_256!(@many Sse41, "sse41_x1", 1, [885, 835], $symbol),
            rows_256!(@many Sse41, "sse41_x2", 2, [960, 940], $symbol),
            rows_256!(@many Avx2, "avx2_x2", 1, [845, 845], $symbol),
            rows_256!(@many Avx2, "avx2_x4", 2, [1015, 990], $symbol),
            rows_256!(@many Avx512, "avx512_x4", 1, [715, 770], $symbol),
            rows_256!(@many Avx512, "avx512_x8", 2, [815, 860], $symbol),
        ]
    };
    (@many $level:ident, $rest:literal, $groups:literal, $costs:expr, $symbol:literal) => {
        many_pair!($level, "a nibble in a byte", split::nibbles_width::<$level>($groups), $costs, SPLIT_MANY, $symbol,
                   concat!("many_", $rest), split::crypt_many[$groups])
    };
    (@planes $rest:literal, $groups:literal, $costs:expr, $symbol:literal, $rounds:literal) => {
        pair!(Avx512Vbmi, "eight blocks in a byte", planes::width::<Avx512Vbmi>(32, $groups), $costs, PLANES, $symbol, $rest,
              planes::crypt_256[$rounds, $groups])
    };
    (@one $level:ident, $rest:literal, $costs:expr, $symbol:literal) => {
        pair!($level, "a nibble in a byte", 1, $costs, NIBBLES, $symbol, $rest, split::crypt_one[])
    };
    (@nibbles $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $costs:expr, $symbol:literal) => {
        pair!($level $(as $narrow)?, "a nibble in a byte", split::nibbles_width::<$token>($groups), $costs, NIBBLES, $symbol, $rest,
              split::crypt_nibbles[$groups])
    };
    (@across $level:ident $(as $narrow:ident)?, $token:ty, $rest:literal, $groups:literal, $costs:expr, $symbol:literal) => {
        pair!($level $(as $narrow)?, "a nibble in a byte, across", across::width::<$token>($groups), $costs, ACROSS, $symbol, $rest,
              across::crypt[$groups])
    };
    (@split $level:ident, $rest:literal, $costs:expr, $symbol:literal) => {
        pair!($level, "eight blocks in a byte, split", split::planes_width::<$level>(), $costs, SPLIT, $symbol, $rest,
              split::crypt_planes[])
    };
}

variant!(U128_128, UBLOCK_128_128, 0, "ublock-128/128", "ublock_128_128", 16, U16, 16, U16, 16, forms_128, rows_128);
variant!(U128_256, UBLOCK_128_256, 1, "ublock-128/256", "ublock_128_256", 16, U16, 32, U32, 24, forms_128, rows_128);
variant!(U256_256, UBLOCK_256_256, 2, "ublock-256/256", "ublock_256_256", 32, U32, 32, U32, 24, forms_256, rows_256);

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
