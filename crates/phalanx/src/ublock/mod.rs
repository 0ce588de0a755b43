//! uBlock: three variants, named block bits / key bits.

mod circuit;
mod packed;
mod schedule;

mod sliced;
pub(crate) mod tables;

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
    ($family:ident, $v:literal, $name:literal, $symbol:literal, $block:literal, $key:literal, $rounds:literal) => {
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
        kernel!(Expand Schedule, Portable, "packed planes", 1, [430, 655, 930][$v], SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $block, $key, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [330, 520, 940][$v], PACKED,
                    concat!($symbol, "_prepare_packed"), prepare_packed::<_, $block, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [1030, 1550, 3100][$v], SLICED,
                    concat!($symbol, "_prepare_sliced"), prepare_sliced::<_, $block, $rounds>),
        kernel!(Crypt Encrypt, Portable, "packed planes", packed::width::<Portable>(), [1110, 1720, 2150][$v], PACKED,
                    concat!($symbol, "_encrypt_portable_x2"), packed::crypt::<_, { $block / 16 }, $rounds, false>),
        kernel!(Crypt Decrypt, Portable, "packed planes", packed::width::<Portable>(), [1050, 1650, 2100][$v], PACKED,
                    concat!($symbol, "_decrypt_portable_x2"), packed::crypt::<_, { $block / 16 }, $rounds, true>),
        kernel!(Crypt Encrypt, Portable, "bit-sliced", batch::<Portable>(), [7000, 9650, 19400][$v], SLICED,
                    concat!($symbol, "_encrypt_portable"), sliced::crypt::<_, $block, $rounds, false>),
        kernel!(Crypt Decrypt, Portable, "bit-sliced", batch::<Portable>(), [7300, 10150, 20300][$v], SLICED,
                    concat!($symbol, "_decrypt_portable"), sliced::crypt::<_, $block, $rounds, true>),
            ],
        };
    };
}

variant!(UBLOCK_128_128, 0, "ublock-128/128", "ublock_128_128", 16, 16, 16);
variant!(UBLOCK_128_256, 1, "ublock-128/256", "ublock_128_256", 16, 32, 24);
variant!(UBLOCK_256_256, 2, "ublock-256/256", "ublock_256_256", 32, 32, 24);
