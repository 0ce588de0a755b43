//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::ublock::schedule::{expand, prepare_packed, prepare_sliced};
use crate::ublock::{packed, sliced};

forms! {
    for [ublock_128_128, ublock_128_256, ublock_256_256] with crate::ublock::parameters;
    PACKED { name: "packed planes", bytes: BLOCK * (ROUNDS + 1),
        made_by: { layout: "words", body: prepare_packed::<_, BLOCK, ROUNDS>, name: "prepare_packed" } }
    SLICED { name: "bit-sliced", bytes: sliced::form_bytes(BLOCK, ROUNDS),
        made_by: { layout: "words", body: prepare_sliced::<_, BLOCK, ROUNDS>, name: "prepare_sliced" } }
}

kernels! {
    for [ublock_128_128, ublock_128_256, ublock_256_256] {
        level Portable {
            schedule { layout: "packed planes", body: expand::<_, BLOCK, KEY, ROUNDS>, name: "schedule_portable" }
            crypt { layout: "packed planes", blocks: packed::width::<Token>(), reads: PACKED,
                body: packed::crypt::<_, { BLOCK / 16 }, ROUNDS, DECRYPT>, name: "portable_x2" }
        }
        // AArch64 doesn't need these, because the faster NEON version is always available.
        #[cfg(not(vectors = "aarch64"))]
        level Portable {
            crypt { layout: "bit-sliced", blocks: crate::isa::bitslice::batch::<Token>(), reads: SLICED,
                body: sliced::crypt::<_, BLOCK, ROUNDS, DECRYPT>, name: "portable" }
        }
    }
}
