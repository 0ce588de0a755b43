//! Kuznyechik (GOST R 34.12-2015).

pub(crate) mod circuits;
pub(crate) mod linear;
mod packed;
mod planes;
mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
use crate::isa::bitslice::batch;
use crate::kernel::{Family, Form, Plans, kernel};
use schedule::{expand, prepare_sliced};

/// Key forms: the standard's schedule, which the layout of planes reads too, and that of the bit-sliced layout.
const SCHEDULE: usize = 0;
const SLICED: usize = 1;

/// The table of Kuznyechik.
pub(crate) static KUZNYECHIK: Family = Family {
    name: "kuznyechik",
    block: 16,
    key: 32,
    schedule: 160,
    forms: &[Form { name: "schedule", bytes: 160 }, Form { name: "bit-sliced", bytes: sliced::FORM_BYTES }],
    plans: Plans::new(),
    named: &[],
    kernels: &[
        kernel!(Expand Schedule, Portable, "packed planes", 1, 7100, SCHEDULE,
                "kuznyechik_schedule_portable", expand),
        kernel!(Expand Prepare, Portable, "words", 1, 1070, SLICED,
                "kuznyechik_prepare_sliced", prepare_sliced),
        kernel!(Crypt Encrypt, Portable, "packed planes", 1, 2050, SCHEDULE,
                "kuznyechik_encrypt_portable_x1", packed::crypt::<false>),
        kernel!(Crypt Decrypt, Portable, "packed planes", 1, 2170, SCHEDULE,
                "kuznyechik_decrypt_portable_x1", packed::crypt::<true>),
        kernel!(Crypt Encrypt, Portable, "bit planes, 8 blocks", planes::width::<Portable>(), 3800, SCHEDULE,
                "kuznyechik_encrypt_portable_x8", planes::crypt::<_, false>),
        kernel!(Crypt Decrypt, Portable, "bit planes, 8 blocks", planes::width::<Portable>(), 3520, SCHEDULE,
                "kuznyechik_decrypt_portable_x8", planes::crypt::<_, true>),
        kernel!(Crypt Encrypt, Portable, "bit-sliced", batch::<Portable>(), 22700, SLICED,
                "kuznyechik_encrypt_portable", sliced::crypt::<_, false>),
        kernel!(Crypt Decrypt, Portable, "bit-sliced", batch::<Portable>(), 20300, SLICED,
                "kuznyechik_decrypt_portable", sliced::crypt::<_, true>),
    ],
};

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
