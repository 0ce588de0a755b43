//! uBlock: three variants, named block bits / key bits.

mod circuit;
mod schedule;
mod single;
mod sliced;
pub(crate) mod tables;

use crate::isa::Portable;
use crate::isa::bitslice::batch;
use crate::kernel::{Family, Form, Plans, kernel};
use schedule::{expand, prepare_single, prepare_sliced};

/// Key forms: the standard's schedule, and what the layouts read. Both directions read the same.
const SCHEDULE: usize = 0;
const SINGLE: usize = 1;
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
                Form { name: "planes of one block", bytes: $block * ($rounds + 1) },
                Form { name: "bit-sliced", bytes: sliced::form_bytes($block, $rounds) },
            ],
            plans: Plans::new(),
            kernels: &[
        kernel!(Expand Schedule, Portable, "planes of one key", 1, [1000, 1500, 1700][$v], SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $block, $key, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [300, 450, 900][$v], SINGLE,
                    concat!($symbol, "_prepare_single"), prepare_single::<_, $block, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, [1500, 2300, 4600][$v], SLICED,
                    concat!($symbol, "_prepare_sliced"), prepare_sliced::<_, $block, $rounds>),
        kernel!(Crypt Encrypt, Portable, "planes of one block", 1, [1000, 1500, 1700][$v], SINGLE,
                    concat!($symbol, "_encrypt_portable_x1"), single::crypt::<_, { $block / 16 }, $rounds, false, 1>),
        kernel!(Crypt Decrypt, Portable, "planes of one block", 1, [1000, 1500, 1700][$v], SINGLE,
                    concat!($symbol, "_decrypt_portable_x1"), single::crypt::<_, { $block / 16 }, $rounds, true, 1>),
        kernel!(Crypt Encrypt, Portable, "bit-sliced", batch::<Portable>(), [9200, 13200, 27000][$v], SLICED,
                    concat!($symbol, "_encrypt_portable"), sliced::crypt::<_, $block, $rounds, false>),
        kernel!(Crypt Decrypt, Portable, "bit-sliced", batch::<Portable>(), [10200, 14200, 29000][$v], SLICED,
                    concat!($symbol, "_decrypt_portable"), sliced::crypt::<_, $block, $rounds, true>),
            ],
        };
    };
}

variant!(UBLOCK_128_128, 0, "ublock-128/128", "ublock_128_128", 16, 16, 16);
variant!(UBLOCK_128_256, 1, "ublock-128/256", "ublock_128_256", 16, 32, 24);
variant!(UBLOCK_256_256, 2, "ublock-256/256", "ublock_256_256", 32, 32, 24);
