//! Kalyna (DSTU 7624:2014): five variants, named block bits / key bits.

pub(crate) mod circuits;
mod quad;
mod rounds;
mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::isa::Portable;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx512Vbmi};
use crate::kernel::{Family, Form, Plans, kernel};
use schedule::{expand, prepare_quad, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read.
const SCHEDULE: usize = 0;
const QUAD_ENCRYPT: usize = 1;
const QUAD_DECRYPT: usize = 2;
const SLICED_ENCRYPT: usize = 3;
const SLICED_DECRYPT: usize = 4;

/// The rows of one variant: its index into the measured costs, name, start of the symbols, columns of a block, words of
/// a key, rounds.
macro_rules! variant {
    ($family:ident, $v:literal, $name:literal, $symbol:literal, $columns:literal, $words:literal, $rounds:literal) => {
        /// The table of this variant.
        pub(crate) static $family: Family = Family {
            name: $name,
            block: 8 * $columns,
            key: 8 * $words,
            schedule: 8 * $columns * ($rounds + 1),
            forms: &[
                Form { name: "schedule", bytes: 8 * $columns * ($rounds + 1) },
                Form { name: "quad, encryption", bytes: quad::KEY_BYTES * ($rounds + 1) },
                Form { name: "quad, decryption", bytes: quad::KEY_BYTES * ($rounds + 1) },
                Form { name: "sliced, encryption", bytes: sliced::form_bytes($columns, $rounds) },
                Form { name: "sliced, decryption", bytes: sliced::form_bytes($columns, $rounds) },
            ],
            plans: Plans::new(),
            kernels: &[
        kernel!(Expand Schedule, Portable, "bit planes, quad-sliced", 1, 20000, SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $columns, $words, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, QUAD_ENCRYPT,
                    concat!($symbol, "_prepare_quad_encrypt"), prepare_quad::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, QUAD_DECRYPT,
                    concat!($symbol, "_prepare_quad_decrypt"), prepare_quad::<_, $columns, $rounds, true>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, SLICED_ENCRYPT,
                    concat!($symbol, "_prepare_sliced_encrypt"), prepare_sliced::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, SLICED_DECRYPT,
                    concat!($symbol, "_prepare_sliced_decrypt"), prepare_sliced::<_, $columns, $rounds, true>),
        kernel!(Crypt Encrypt, Portable, "bit planes, quad-sliced", quad::group::<Portable>($columns),
                    [8000, 11000, 12000, 15000, 16000][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_portable"), quad::crypt::<_, $columns, $rounds, false, 1>),
        kernel!(Crypt Decrypt, Portable, "bit planes, quad-sliced", quad::group::<Portable>($columns),
                    [10000, 14000, 15000, 19000, 20000][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_portable"), quad::crypt::<_, $columns, $rounds, true, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Schedule, Avx2, "quad-sliced", 1, 2000, SCHEDULE,
                    concat!($symbol, "_schedule_avx2"), expand::<_, $columns, $words, $rounds>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx2, "quad-sliced", quad::group::<Avx2>($columns),
                    [800, 1120, 1160, 1490, 1500][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_avx2_x1"), quad::crypt::<_, $columns, $rounds, false, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx2, "quad-sliced", quad::group::<Avx2>($columns),
                    [1100, 1540, 1500, 1900, 1900][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_avx2_x1"), quad::crypt::<_, $columns, $rounds, true, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx2, "quad-sliced, 4 groups", 4 * quad::group::<Avx2>($columns),
                    [2975, 4165, 4360, 5600, 5580][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_avx2_x4"), quad::crypt::<_, $columns, $rounds, false, 4>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx2, "quad-sliced, 4 groups", 4 * quad::group::<Avx2>($columns),
                    [3870, 5420, 5600, 7200, 7200][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_avx2_x4"), quad::crypt::<_, $columns, $rounds, true, 4>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [1080, 1475, 3645, 4690, 8890][$v], SLICED_ENCRYPT,
                    concat!($symbol, "_encrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, false>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [1300, 1780, 3990, 5140, 10120][$v], SLICED_DECRYPT,
                    concat!($symbol, "_decrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, true>),
            ],
        };
    };
}

variant!(KALYNA_128_128, 0, "kalyna-128/128", "kalyna_128_128", 2, 2, 10);
variant!(KALYNA_128_256, 1, "kalyna-128/256", "kalyna_128_256", 2, 4, 14);
variant!(KALYNA_256_256, 2, "kalyna-256/256", "kalyna_256_256", 4, 4, 14);
variant!(KALYNA_256_512, 3, "kalyna-256/512", "kalyna_256_512", 4, 8, 18);
variant!(KALYNA_512_512, 4, "kalyna-512/512", "kalyna_512_512", 8, 8, 18);
