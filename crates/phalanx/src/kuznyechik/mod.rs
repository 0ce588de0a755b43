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
use crate::isa::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Sse41, Ymm};
#[cfg(target_arch = "x86_64")]
use crate::kernel::Kernel;
use crate::kernel::{Family, Form, Plans, kernel, pair, rows};
#[cfg(target_arch = "x86_64")]
use schedule::expand_wide;
use schedule::{expand, prepare_sliced};

/// Key forms: the standard's schedule, which the layout of planes reads too, and what the others read.
const SCHEDULE: usize = 0;
const SLICED: usize = 1;
const BYTES: usize = 2;
const BYTES_ENCRYPT: usize = 3;
const BYTES_DECRYPT: usize = 4;
const FIELD: usize = 5;

/// The table of Kuznyechik.
pub(crate) static KUZNYECHIK: Family = Family {
    name: "kuznyechik",
    block: 16,
    key: 32,
    schedule: 160,
    forms: &[
        Form { name: "schedule", bytes: 160 },
        Form { name: "bit-sliced", bytes: sliced::FORM_BYTES },
        #[cfg(target_arch = "x86_64")]
        Form { name: "byte-sliced", bytes: bytes::FORM_BYTES },
        #[cfg(target_arch = "x86_64")]
        Form { name: "byte-sliced, basis of encryption", bytes: bytes::FORM_BYTES },
        #[cfg(target_arch = "x86_64")]
        Form { name: "byte-sliced, basis of decryption", bytes: bytes::FORM_BYTES },
        #[cfg(target_arch = "x86_64")]
        Form { name: "schedule in the field of GFNI", bytes: lanes::FORM_BYTES },
    ],
    plans: Plans::new(),
    named: &[],
    kernels: rows![
        &[
            kernel!(Expand Schedule, Portable, "packed planes", 1, 7100, SCHEDULE, "kuznyechik_schedule_portable", expand),
            kernel!(Expand Prepare, Portable, "words", 1, 1070, SLICED, "kuznyechik_prepare_sliced", prepare_sliced),
            kernel!(Crypt Encrypt, Portable, "packed planes", 1, 2050, SCHEDULE,
                    "kuznyechik_encrypt_portable_x1", packed::crypt::<false>),
            kernel!(Crypt Decrypt, Portable, "packed planes", 1, 2170, SCHEDULE,
                    "kuznyechik_decrypt_portable_x1", packed::crypt::<true>),
        ],
        pair!(Portable, "bit planes, 8 blocks", planes::width::<Portable>(), [3800, 3520], SCHEDULE,
              "kuznyechik", "portable_x8", planes::crypt[]),
        pair!(Portable, "bit-sliced", batch::<Portable>(), [22700, 20300], SLICED, "kuznyechik", "portable", sliced::crypt[]),
        #[cfg(target_arch = "x86_64")]
        X86,
    ],
};

/// The rows for x86-64.
#[cfg(target_arch = "x86_64")]
const X86: &[Kernel] = rows![
    &[
        kernel!(Expand Prepare, Portable, "packed planes", 1, 900, BYTES,
                "kuznyechik_prepare_bytes", bytes::prepare::<{ bytes::PLAIN }>),
        kernel!(Expand Prepare, Portable, "packed planes", 1, 1500, BYTES_ENCRYPT,
                "kuznyechik_prepare_bytes_encrypt", bytes::prepare::<{ bytes::ENCRYPT }>),
        kernel!(Expand Prepare, Portable, "packed planes", 1, 1500, BYTES_DECRYPT,
                "kuznyechik_prepare_bytes_decrypt", bytes::prepare::<{ bytes::DECRYPT }>),
        kernel!(Expand Prepare, Portable, "words", 1, 190, FIELD, "kuznyechik_prepare_field", lanes::prepare),
        kernel!(Expand Schedule, Sse41, "one key in a lane", 1, 2700, SCHEDULE, "kuznyechik_schedule_sse41", expand_wide),
        kernel!(Expand Schedule, Avx2, "one key in all lanes", 1, 2300, SCHEDULE, "kuznyechik_schedule_avx2", expand_wide),
        kernel!(Expand Schedule, Avx2Gfni, "one key in all lanes", 1, 1350, SCHEDULE,
                "kuznyechik_schedule_avx2gfni", expand_wide),
        kernel!(Expand Schedule, Avx512Vbmi, "one key in all lanes", 1, 900, SCHEDULE,
                "kuznyechik_schedule_avx512vbmi", expand_wide),
    ],
    pair!(Sse41, "one block in all lanes", 1, [820, 820], SCHEDULE, "kuznyechik", "sse41_x1", lanes::crypt_one[]),
    pair!(
        Sse41,
        "blocks in lanes",
        lanes::width::<Sse41>(2),
        [1370, 1310],
        SCHEDULE,
        "kuznyechik",
        "sse41_x2",
        lanes::crypt[2]
    ),
    pair!(Sse41, "byte-sliced", bytes::width::<Sse41>(), [4360, 4260], BYTES, "kuznyechik", "sse41_x16", bytes::crypt[]),
    pair!(Sse41, "bit-sliced", batch::<Sse41>(), [20480, 17940], SLICED, "kuznyechik", "sse41", sliced::crypt[]),
    pair!(Avx2, "one block in all lanes", 1, [705, 730], SCHEDULE, "kuznyechik", "avx2_x1", lanes::crypt_one[]),
    pair!(
        Avx2,
        "blocks in lanes",
        lanes::width::<Avx2>(1),
        [820, 820],
        SCHEDULE,
        "kuznyechik",
        "avx2_x2",
        lanes::crypt[1]
    ),
    pair!(
        Avx2,
        "blocks in lanes",
        lanes::width::<Avx2>(2),
        [1400, 1430],
        SCHEDULE,
        "kuznyechik",
        "avx2_x4",
        lanes::crypt[2]
    ),
    pair!(
        Avx2,
        "blocks in lanes",
        lanes::width::<Avx2>(4),
        [2460, 2450],
        SCHEDULE,
        "kuznyechik",
        "avx2_x8",
        lanes::crypt[4]
    ),
    pair!(Avx2, "byte-sliced", bytes::width::<Avx2>(), [4070, 4010], BYTES, "kuznyechik", "avx2_x32", bytes::crypt[]),
    pair!(Avx2, "bit-sliced", batch::<Avx2>(), [19800, 19250], SLICED, "kuznyechik", "avx2", sliced::crypt[]),
    pair!(Avx2Gfni, "one block in all lanes", 1, [420, 420], FIELD, "kuznyechik", "avx2gfni_x1", lanes::crypt_one[]),
    pair!(
        Avx2Gfni,
        "blocks in lanes",
        lanes::width::<Avx2Gfni>(1),
        [430, 410],
        FIELD,
        "kuznyechik",
        "avx2gfni_x2",
        lanes::crypt[1]
    ),
    pair!(
        Avx2Gfni,
        "blocks in lanes",
        lanes::width::<Avx2Gfni>(2),
        [470, 440],
        FIELD,
        "kuznyechik",
        "avx2gfni_x4",
        lanes::crypt[2]
    ),
    pair!(
        Avx2Gfni,
        "blocks in lanes",
        lanes::width::<Avx2Gfni>(4),
        [700, 630],
        FIELD,
        "kuznyechik",
        "avx2gfni_x8",
        lanes::crypt[4]
    ),
    &[
        kernel!(Crypt Encrypt, Avx2Gfni, "byte-sliced", bytes::width::<Avx2Gfni>(), 2290, BYTES_ENCRYPT,
                    "kuznyechik_encrypt_avx2gfni", bytes::crypt::<_, false>),
        kernel!(Crypt Decrypt, Avx2Gfni, "byte-sliced", bytes::width::<Avx2Gfni>(), 1990, BYTES_DECRYPT,
                    "kuznyechik_decrypt_avx2gfni", bytes::crypt::<_, true>),
    ],
    pair!(
        Avx512,
        "blocks in lanes",
        lanes::width::<Avx512>(1),
        [740, 720],
        SCHEDULE,
        "kuznyechik",
        "avx512_x4",
        lanes::crypt[1]
    ),
    pair!(
        Avx512,
        "blocks in lanes",
        lanes::width::<Avx512>(2),
        [1200, 1150],
        SCHEDULE,
        "kuznyechik",
        "avx512_x8",
        lanes::crypt[2]
    ),
    pair!(
        Avx512,
        "blocks in lanes",
        lanes::width::<Avx512>(4),
        [2350, 2300],
        SCHEDULE,
        "kuznyechik",
        "avx512_x16",
        lanes::crypt[4]
    ),
    pair!(Avx512, "byte-sliced", bytes::width::<Avx512>(), [3780, 3770], BYTES, "kuznyechik", "avx512_x64", bytes::crypt[]),
    pair!(Avx512 as Ymm, "bit-sliced", batch::<Ymm<Avx512>>(), [16400, 15300], SLICED, "kuznyechik", "avx512", sliced::crypt[]),
    pair!(Avx512Vbmi, "one block in all lanes", 1, [268, 285], FIELD, "kuznyechik", "avx512vbmi_x1", lanes::crypt_one[]),
    pair!(
        Avx512Vbmi,
        "blocks in lanes",
        lanes::width::<Avx512Vbmi>(1),
        [300, 310],
        FIELD,
        "kuznyechik",
        "avx512vbmi_x4",
        lanes::crypt[1]
    ),
    pair!(
        Avx512Vbmi,
        "blocks in lanes",
        lanes::width::<Avx512Vbmi>(2),
        [325, 330],
        FIELD,
        "kuznyechik",
        "avx512vbmi_x8",
        lanes::crypt[2]
    ),
    pair!(
        Avx512Vbmi,
        "blocks in lanes",
        lanes::width::<Avx512Vbmi>(4),
        [530, 530],
        FIELD,
        "kuznyechik",
        "avx512vbmi_x16",
        lanes::crypt[4]
    ),
    pair!(Avx512Vbmi, "byte-sliced", bytes::width::<Avx512Vbmi>(), [1165, 1100], BYTES, "kuznyechik", "avx512vbmi", bytes::crypt[]),
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
