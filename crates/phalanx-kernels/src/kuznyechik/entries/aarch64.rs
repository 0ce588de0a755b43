//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
use crate::isa::Neon;
use crate::isa::bitslice::batch;
#[cfg(not(assembly))]
use crate::kuznyechik::{by_plane, schedule};
use crate::kuznyechik::{bytes, lanes};

forms! {
    for [kuznyechik] with crate::kuznyechik::entries::portable;
    BYTES { name: "byte-sliced", bytes: bytes::FORM_BYTES,
        made_by: { layout: "packed planes", body: bytes::prepare::<{ bytes::PLAIN }>, name: "prepare_bytes" } }

    // Layouts for many keys.
    BYTES_16 { name: "byte-sliced, 16 keys", bytes: bytes::many_bytes::<Neon>(),
        loaded_by: { layout: "bytes", keys: 16, body: bytes::place::<1, { bytes::PLAIN }>, name: "place_bytes_16" } }
    LANES { name: "lanes, 16 keys", bytes: lanes::MANY_BYTES,
        loaded_by: { layout: "bytes", keys: lanes::MANY, body: lanes::place::<_, false>, name: "place_lanes" } }
}

kernels! {
    for [kuznyechik] {
        level Neon {
            schedule { layout: "one key at a time", body: schedule::expand_each, name: "schedule_neon" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(), body: schedule::expand_many,
                name: "schedule_many_neon" }
            crypt { abreast: [1, 2, 4, 8], layout: "blocks in lanes", blocks: lanes::width::<Token>(ABREAST), reads: SCHEDULE,
                body: lanes::crypt::<_, ABREAST, DECRYPT>, name: "neon_x" }
            crypt_many { abreast: [1, 2, 4, 8], layout: "blocks in lanes", keys: lanes::width::<Token>(ABREAST), reads: LANES,
                body: lanes::crypt_many::<_, ABREAST, DECRYPT>, name: "neon_x" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: BYTES,
                body: bytes::crypt::<_, DECRYPT>, name: "neon_x16" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: BYTES_16,
                body: bytes::crypt_many::<_, DECRYPT>, name: "neon_x16" }
            crypt { layout: "bit-sliced, plane by plane", blocks: batch::<Token>(),
                reads: SLICED, body: by_plane::crypt::<_, DECRYPT>, name: "neon" }
        }
        level NeonSha3 {
            crypt { layout: "bit-sliced, plane by plane", blocks: batch::<Token>(),
                reads: SLICED, body: by_plane::crypt::<_, DECRYPT>, name: "neon_sha3" }
        }
    }
}
