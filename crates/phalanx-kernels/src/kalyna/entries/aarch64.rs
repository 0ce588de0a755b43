//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::kalyna::schedule::{expand, expand_many, place_bytes, prepare_bytes, prepare_quad_lanes};
use crate::kalyna::{bytes, quad};

forms! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] with crate::kalyna::entries::portable;
    SLICED_ENCRYPT { name: "sliced, encryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 1),
        made_by: { layout: "words", body: prepare_bytes::<_, COLUMNS, ROUNDS, false>, name: "prepare_sliced_encrypt" } }
    SLICED_DECRYPT { name: "sliced, decryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 1),
        made_by: { layout: "words", body: prepare_bytes::<_, COLUMNS, ROUNDS, true>, name: "prepare_sliced_decrypt" } }
    MANY_ENCRYPT { name: "sliced, 16 keys, encryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 16),
        loaded_by: { layout: "words", keys: 16, body: place_bytes::<_, COLUMNS, ROUNDS, 1, false>,
            name: "place_sliced_encrypt" } }
    MANY_DECRYPT { name: "sliced, 16 keys, decryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 16),
        loaded_by: { layout: "words", keys: 16, body: place_bytes::<_, COLUMNS, ROUNDS, 1, true>,
            name: "place_sliced_decrypt" } }
}

kernels! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level Neon {
            prepare { layout: "quad-sliced", makes: QUAD_ENCRYPT,
                body: prepare_quad_lanes::<_, COLUMNS, ROUNDS, false>, name: "prepare_quad_encrypt_neon" }
            prepare { layout: "quad-sliced", makes: QUAD_DECRYPT,
                body: prepare_quad_lanes::<_, COLUMNS, ROUNDS, true>, name: "prepare_quad_decrypt_neon" }
            schedule { layout: "quad-sliced",
                body: expand::<_, COLUMNS, WORDS, ROUNDS, { quad::group::<Token, 4>(COLUMNS) }>, name: "schedule_neon" }
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "neon_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "neon_x2" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: bytes::crypt::<_, COLUMNS, ROUNDS, false, DECRYPT>, name: "neon" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(),
                body: expand_many::<_, COLUMNS, WORDS, ROUNDS>, name: "schedule_many_neon" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: [MANY_ENCRYPT, MANY_DECRYPT],
                body: bytes::crypt::<_, COLUMNS, ROUNDS, true, DECRYPT>, name: "neon" }
        }
    }

    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level NeonSha3 {
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: bytes::crypt::<_, COLUMNS, ROUNDS, false, DECRYPT>, name: "neon_sha3" }
        }
    }

    // For single blocks, in case a group consists of several blocks.
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512] {
        level Neon {
            crypt { layout: "quad-sliced, one block", blocks: 1, reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "neon_one" }
        }
    }
}
