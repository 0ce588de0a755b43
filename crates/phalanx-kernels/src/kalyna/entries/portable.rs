//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
use crate::kalyna::quad;
#[cfg(not(assembly))]
use crate::kalyna::schedule::{expand, prepare_quad};

forms! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] with crate::kalyna::parameters;
    QUAD_ENCRYPT { name: "quad, encryption", bytes: quad::form_bytes(ROUNDS),
        made_by: { layout: "words", body: prepare_quad::<_, COLUMNS, ROUNDS, false>, name: "prepare_quad_encrypt" } }
    QUAD_DECRYPT { name: "quad, decryption", bytes: quad::form_bytes(ROUNDS),
        made_by: { layout: "words", body: prepare_quad::<_, COLUMNS, ROUNDS, true>, name: "prepare_quad_decrypt" } }
}

kernels! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level Portable as Planes {
            schedule { layout: "bit planes, quad-sliced",
                body: expand::<_, COLUMNS, WORDS, ROUNDS, { quad::group::<Token, 4>(COLUMNS) }>, name: "schedule_portable" }
            crypt { layout: "bit planes, quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "portable" }
        }
    }
}
