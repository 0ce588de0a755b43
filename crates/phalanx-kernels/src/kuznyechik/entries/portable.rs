//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
use crate::isa::bitslice::batch;
#[cfg(not(assembly))]
use crate::kuznyechik::{packed, schedule};
use crate::kuznyechik::{planes, sliced};

forms! {
    for [kuznyechik] with crate::kuznyechik::parameters;
    SLICED { name: "bit-sliced", bytes: sliced::FORM_BYTES,
        made_by: { layout: "words", body: schedule::prepare_sliced, name: "prepare_sliced" } }
}

kernels! {
    for [kuznyechik] {
        level Portable {
            schedule { layout: "packed planes", body: schedule::expand, name: "schedule_portable" }
            crypt { layout: "packed planes", blocks: 1, reads: SCHEDULE, body: packed::crypt::<DECRYPT>, name: "portable_x1" }
            crypt { layout: "bit planes, 8 blocks", blocks: planes::width::<Token>(), reads: SCHEDULE,
                body: planes::crypt::<_, DECRYPT>, name: "portable_x8" }
            crypt { layout: "bit-sliced", blocks: batch::<Token>(),
                reads: SLICED, body: sliced::crypt::<_, DECRYPT>, name: "portable" }
        }
    }
}
