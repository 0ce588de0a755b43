//! Kuznyechik (GOST R 34.12-2015).

#[cfg(target_arch = "x86_64")]
mod bytes;
pub(crate) mod circuits;
#[cfg(target_arch = "x86_64")]
mod decomposition;
#[cfg(target_arch = "x86_64")]
mod lanes;
pub(crate) mod linear;
mod packed;
mod planes;
mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
use crate::isa::bitslice::batch;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Sse41};
use crate::kernel::{Family, Form, Plans, kernel, pair, rows};
#[cfg(target_arch = "x86_64")]
use crate::kernel::{Kernel, many_pair};
#[cfg(target_arch = "x86_64")]
use schedule::expand_wide;
use schedule::{expand, prepare_sliced};

/// Key forms: the standard's schedule, which the layouts of planes and of lanes read too, and what the others read.
const SCHEDULE: usize = 0;
const SLICED: usize = 1;
/// Byte-sliced: for both directions, and for each with GFNI.
const BYTES: usize = 2;
const BYTES_ENCRYPT: usize = 3;
const BYTES_DECRYPT: usize = 4;
/// Lanes with GFNI.
const FIELD: usize = 5;
/// For many keys: byte-sliced by the bytes of a register, the same with GFNI, lanes.
const BYTES_16: usize = 6;
const BYTES_32: usize = 7;
const BYTES_64: usize = 8;
const ENCRYPT_32: usize = 9;
const DECRYPT_32: usize = 10;
const LANES: usize = 11;
const FIELD_LANES: usize = 12;

/// The table of Kuznyechik.
pub(crate) static KUZNYECHIK: Family = Family {
    name: "kuznyechik",
    block: 16,
    key: 32,
    schedule: 160,
    forms: FORMS,
    plans: Plans::new(),
    named: &[],
    kernels: rows![
        &[
            kernel!(Expand Schedule, Portable, "packed planes", 1, 6700, SCHEDULE, "kuznyechik_schedule_portable", expand),
            kernel!(Expand Prepare, Portable, "words", 1, 1020, SLICED, "kuznyechik_prepare_sliced", prepare_sliced),
            kernel!(Crypt Encrypt, Portable, "packed planes", 1, 1840, SCHEDULE,
                    "kuznyechik_encrypt_portable_x1", packed::crypt::<false>),
            kernel!(Crypt Decrypt, Portable, "packed planes", 1, 1880, SCHEDULE,
                    "kuznyechik_decrypt_portable_x1", packed::crypt::<true>),
        ],
        pair!(Portable, "bit planes, 8 blocks", planes::width::<Portable>(), [3730, 3390], SCHEDULE,
              "kuznyechik", "portable_x8", planes::crypt[]),
        pair!(Portable, "bit-sliced", batch::<Portable>(), [21000, 18900], SLICED, "kuznyechik", "portable", sliced::crypt[]),
        #[cfg(target_arch = "x86_64")]
        X86,
    ],
};

#[cfg(not(target_arch = "x86_64"))]
const FORMS: &[Form] = &[Form { name: "schedule", bytes: 160 }, Form { name: "bit-sliced", bytes: sliced::FORM_BYTES }];

#[cfg(target_arch = "x86_64")]
const FORMS: &[Form] = &[
    Form { name: "schedule", bytes: 160 },
    Form { name: "bit-sliced", bytes: sliced::FORM_BYTES },
    Form { name: "byte-sliced", bytes: bytes::FORM_BYTES },
    Form { name: "byte-sliced, basis of encryption", bytes: bytes::FORM_BYTES },
    Form { name: "byte-sliced, basis of decryption", bytes: bytes::FORM_BYTES },
    Form { name: "schedule in the field of GFNI", bytes: lanes::FORM_BYTES },
    Form { name: "byte-sliced, 16 keys", bytes: bytes::many_bytes::<Sse41>() },
    Form { name: "byte-sliced, 32 keys", bytes: bytes::many_bytes::<Avx2>() },
    Form { name: "byte-sliced, 64 keys", bytes: bytes::many_bytes::<Avx512>() },
    Form { name: "byte-sliced, 32 keys, basis of encryption", bytes: bytes::many_bytes::<Avx2Gfni>() },
    Form { name: "byte-sliced, 32 keys, basis of decryption", bytes: bytes::many_bytes::<Avx2Gfni>() },
    Form { name: "lanes, 16 keys", bytes: lanes::MANY_BYTES },
    Form { name: "lanes, 16 keys in the field of GFNI", bytes: lanes::MANY_BYTES },
];

/// Rows for x86-64: level, end of the symbols; registers of a batch for blocks in lanes; costs; form, and that of many keys.
#[cfg(target_arch = "x86_64")]
macro_rules! x86 {
    (one $level:ident, $rest:literal, $costs:tt, $form:ident) => {
        pair!($level, "one block in all lanes", 1, $costs, $form, "kuznyechik", $rest, lanes::crypt_one[])
    };
    (lanes $level:ident, $rest:literal, $n:literal => $costs:tt, $form:ident, $many:ident) => {
        rows![
            pair!($level, "blocks in lanes", lanes::width::<$level>($n), $costs, $form, "kuznyechik", $rest,
                  lanes::crypt[$n]),
            many_pair!($level, "blocks in lanes", lanes::width::<$level>($n), $costs, $many, "kuznyechik",
                       concat!("many_", $rest), lanes::crypt_many[$n]),
        ]
    };
    (bytes $level:ident, $rest:literal, $costs:tt, $form:ident, $many:ident) => {
        rows![
            pair!($level, "byte-sliced", bytes::width::<$level>(), $costs, $form, "kuznyechik", $rest, bytes::crypt[]),
            many_pair!($level, "byte-sliced", bytes::width::<$level>(), $costs, $many, "kuznyechik",
                       concat!("many_", $rest), bytes::crypt_many[]),
        ]
    };
    (sliced $level:ident, $rest:literal, $costs:tt) => {
        pair!($level, "bit-sliced", batch::<$level>(), $costs, SLICED, "kuznyechik", $rest, sliced::crypt[])
    };
    (schedule $level:ident, $symbol:literal, $cost:literal) => {
        &[kernel!(Expand Schedule, $level, "one key in all lanes, many byte-sliced", 1, $cost, SCHEDULE, $symbol, expand_wide)]
    };
    (place $form:ident, $width:expr, $symbol:literal, $($body:tt)*) => {
        &[kernel!(Place Place, Portable, "bytes", $width, 1000, $form, $symbol, $($body)*)]
    };
}

/// The rows for x86-64.
#[cfg(target_arch = "x86_64")]
const X86: &[Kernel] = rows![
    &[
        kernel!(Expand Prepare, Portable, "packed planes", 1, 830, BYTES,
                "kuznyechik_prepare_bytes", bytes::prepare::<{ bytes::PLAIN }>),
        kernel!(Expand Prepare, Portable, "packed planes", 1, 1480, BYTES_ENCRYPT,
                "kuznyechik_prepare_bytes_encrypt", bytes::prepare::<{ bytes::ENCRYPT }>),
        kernel!(Expand Prepare, Portable, "packed planes", 1, 1480, BYTES_DECRYPT,
                "kuznyechik_prepare_bytes_decrypt", bytes::prepare::<{ bytes::DECRYPT }>),
        kernel!(Expand Prepare, Portable, "words", 1, 190, FIELD, "kuznyechik_prepare_field", lanes::prepare),
    ],
    x86!(place BYTES_16, 16, "kuznyechik_place_bytes_16", bytes::place::<1, { bytes::PLAIN }>),
    x86!(place BYTES_32, 32, "kuznyechik_place_bytes_32", bytes::place::<2, { bytes::PLAIN }>),
    x86!(place BYTES_64, 64, "kuznyechik_place_bytes_64", bytes::place::<4, { bytes::PLAIN }>),
    x86!(place ENCRYPT_32, 32, "kuznyechik_place_bytes_encrypt", bytes::place::<2, { bytes::ENCRYPT }>),
    x86!(place DECRYPT_32, 32, "kuznyechik_place_bytes_decrypt", bytes::place::<2, { bytes::DECRYPT }>),
    x86!(place LANES, lanes::MANY, "kuznyechik_place_lanes", lanes::place::<_, false>),
    x86!(place FIELD_LANES, lanes::MANY, "kuznyechik_place_field", lanes::place::<_, true>),
    x86!(schedule Sse41, "kuznyechik_schedule_sse41", 2750),
    x86!(one Sse41, "sse41_x1", [815, 815], SCHEDULE),
    x86!(lanes Sse41, "sse41_x2", 2 => [1210, 1120], SCHEDULE, LANES),
    x86!(bytes Sse41, "sse41_x16", [4360, 4270], BYTES, BYTES_16),
    x86!(sliced Sse41, "sse41", [20200, 17950]),
    x86!(schedule Avx2, "kuznyechik_schedule_avx2", 2400),
    x86!(one Avx2, "avx2_x1", [705, 725], SCHEDULE),
    x86!(lanes Avx2, "avx2_x2", 1 => [805, 800], SCHEDULE, LANES),
    x86!(lanes Avx2, "avx2_x4", 2 => [1320, 1320], SCHEDULE, LANES),
    x86!(lanes Avx2, "avx2_x8", 4 => [2370, 2400], SCHEDULE, LANES),
    x86!(bytes Avx2, "avx2_x32", [4070, 4010], BYTES, BYTES_32),
    x86!(sliced Avx2, "avx2", [19400, 17750]),
    x86!(schedule Avx2Gfni, "kuznyechik_schedule_avx2gfni", 1380),
    x86!(one Avx2Gfni, "avx2gfni_x1", [420, 420], FIELD),
    x86!(lanes Avx2Gfni, "avx2gfni_x2", 1 => [430, 410], FIELD, FIELD_LANES),
    x86!(lanes Avx2Gfni, "avx2gfni_x4", 2 => [470, 440], FIELD, FIELD_LANES),
    x86!(lanes Avx2Gfni, "avx2gfni_x8", 4 => [700, 630], FIELD, FIELD_LANES),
    &[
        kernel!(Crypt Encrypt, Avx2Gfni, "byte-sliced", 32, 2300, BYTES_ENCRYPT,
                "kuznyechik_encrypt_avx2gfni", bytes::crypt::<_, false>),
        kernel!(Crypt Decrypt, Avx2Gfni, "byte-sliced", 32, 1990, BYTES_DECRYPT,
                "kuznyechik_decrypt_avx2gfni", bytes::crypt::<_, true>),
        kernel!(Crypt EncryptMany, Avx2Gfni, "byte-sliced", 32, 2300, ENCRYPT_32,
                "kuznyechik_encrypt_many_avx2gfni", bytes::crypt_many::<_, false>),
        kernel!(Crypt DecryptMany, Avx2Gfni, "byte-sliced", 32, 1990, DECRYPT_32,
                "kuznyechik_decrypt_many_avx2gfni", bytes::crypt_many::<_, true>),
    ],
    x86!(lanes Avx512, "avx512_x4", 1 => [730, 730], SCHEDULE, LANES),
    x86!(lanes Avx512, "avx512_x8", 2 => [1135, 1130], SCHEDULE, LANES),
    x86!(bytes Avx512, "avx512_x64", [3390, 3350], BYTES, BYTES_64),
    x86!(sliced Avx512, "avx512", [15200, 14400]),
    x86!(schedule Avx512Vbmi, "kuznyechik_schedule_avx512vbmi", 705),
    x86!(one Avx512Vbmi, "avx512vbmi_x1", [268, 285], FIELD),
    x86!(lanes Avx512Vbmi, "avx512vbmi_x4", 1 => [295, 310], FIELD, FIELD_LANES),
    x86!(lanes Avx512Vbmi, "avx512vbmi_x8", 2 => [323, 328], FIELD, FIELD_LANES),
    x86!(lanes Avx512Vbmi, "avx512vbmi_x16", 4 => [525, 525], FIELD, FIELD_LANES),
    x86!(bytes Avx512Vbmi, "avx512vbmi", [1155, 1100], BYTES, BYTES_64),
];

standard!(
    /// Kuznyechik, as a parameter of [`Cipher`].
    Kuznyechik2015, "kuznyechik", KUZNYECHIK, 16, U16, 32, U32
);

/// Kuznyechik (GOST R 34.12-2015): blocks of 16 bytes, keys of 32 bytes, 10 rounds.
///
/// ```
/// use phalanx::Kuznyechik;
/// // RFC 7801, section 5.
/// let mut key = [0; 32];
/// key[..16].copy_from_slice(&0x8899aabbccddeeff0011223344556677_u128.to_be_bytes());
/// key[16..].copy_from_slice(&0xfedcba98765432100123456789abcdef_u128.to_be_bytes());
/// let mut block = 0x1122334455667700ffeeddccbbaa9988_u128.to_be_bytes();
/// Kuznyechik::new(&key).encrypt_block(&mut block);
/// assert_eq!(block, 0x7f679d90bebc24305a468d42b9d4edcd_u128.to_be_bytes());
/// ```
pub type Kuznyechik = Cipher<Kuznyechik2015>;
