//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::kalyna::schedule::{
    expand, expand_many, place_bytes, prepare_bytes, prepare_bytes_lanes, prepare_quad_lanes,
};
use crate::kalyna::{bytes, quad};

forms! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] with crate::kalyna::entries::portable;
    SLICED_ENCRYPT { name: "sliced, encryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 1),
        made_by: { layout: "words", body: prepare_bytes::<_, COLUMNS, ROUNDS, false>, name: "prepare_sliced_encrypt" } }
    SLICED_DECRYPT { name: "sliced, decryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 1),
        made_by: { layout: "words", body: prepare_bytes::<_, COLUMNS, ROUNDS, true>, name: "prepare_sliced_decrypt" } }
    MANY_ENCRYPT { name: "sliced, 64 keys, encryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 64),
        loaded_by: { layout: "words", keys: 64, body: place_bytes::<_, COLUMNS, ROUNDS, 4, false>,
            name: "place_sliced_encrypt" } }
    MANY_DECRYPT { name: "sliced, 64 keys, decryption", bytes: bytes::form_bytes(COLUMNS, ROUNDS, 64),
        loaded_by: { layout: "words", keys: 64, body: place_bytes::<_, COLUMNS, ROUNDS, 4, true>,
            name: "place_sliced_decrypt" } }
}

kernels! {
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level Sse41 {
            prepare { layout: "quad-sliced", makes: QUAD_ENCRYPT,
                body: prepare_quad_lanes::<_, COLUMNS, ROUNDS, false>, name: "prepare_quad_encrypt_sse41" }
            prepare { layout: "quad-sliced", makes: QUAD_DECRYPT,
                body: prepare_quad_lanes::<_, COLUMNS, ROUNDS, true>, name: "prepare_quad_decrypt_sse41" }
            prepare { layout: "words", makes: SLICED_ENCRYPT,
                body: prepare_bytes_lanes::<_, COLUMNS, ROUNDS, false>, name: "prepare_sliced_encrypt_sse41" }
            prepare { layout: "words", makes: SLICED_DECRYPT,
                body: prepare_bytes_lanes::<_, COLUMNS, ROUNDS, true>, name: "prepare_sliced_decrypt_sse41" }
            schedule { layout: "quad-sliced",
                body: expand::<_, COLUMNS, WORDS, ROUNDS, { quad::group::<Token, 4>(COLUMNS) }>, name: "schedule_sse41" }
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "sse41_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "sse41_x2" }
        }
        level Avx2 {
            schedule { layout: "quad-sliced",
                body: expand::<_, COLUMNS, WORDS, ROUNDS, { quad::group::<Token, 4>(COLUMNS) }>, name: "schedule_avx2" }
            crypt { layout: "quad-sliced in pairs", blocks: quad::group::<Token, 2>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 2, COLUMNS, ROUNDS, 1, { quad::group::<Token, 2>(COLUMNS) }, DECRYPT>, name: "avx2_pairs" }
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "avx2_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "avx2_x2" }
        }
        level Avx2Gfni {
            crypt { layout: "quad-sliced in pairs", blocks: quad::group::<Token, 2>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 2, COLUMNS, ROUNDS, 1, { quad::group::<Token, 2>(COLUMNS) }, DECRYPT>,
                name: "avx2gfni_pairs" }
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx2gfni_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx2gfni_x2" }
        }
        level Avx512 {
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "avx512_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>, name: "avx512_x2" }
        }
        level Avx512Vbmi as Xmm {
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx512vbmi_xmm_x1" }
        }
        level Avx512Vbmi as Ymm {
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx512vbmi_ymm_x1" }
        }
        level Avx512Vbmi {
            schedule { layout: "quad-sliced",
                body: expand::<_, COLUMNS, WORDS, ROUNDS, { quad::group::<Token, 4>(COLUMNS) }>, name: "schedule_avx512vbmi" }
            crypt { layout: "quad-sliced", blocks: quad::group::<Token, 4>(COLUMNS), reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx512vbmi_x1" }
            crypt { layout: "quad-sliced, 2 groups", blocks: 2 * quad::group::<Token, 4>(COLUMNS),
                reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 2, { quad::group::<Token, 4>(COLUMNS) }, DECRYPT>,
                name: "avx512vbmi_x2" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: bytes::crypt::<_, COLUMNS, ROUNDS, false, DECRYPT>, name: "avx512vbmi" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(),
                body: expand_many::<_, COLUMNS, WORDS, ROUNDS>, name: "schedule_many_avx512vbmi" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: [MANY_ENCRYPT, MANY_DECRYPT],
                body: bytes::crypt::<_, COLUMNS, ROUNDS, true, DECRYPT>, name: "avx512vbmi" }
        }
    }

    // For single blocks, in case a group consists of several blocks.
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512] {
        level Sse41 {
            crypt { layout: "quad-sliced, one block", blocks: 1, reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "sse41_one" }
        }
        level Avx2 {
            crypt { layout: "quad-sliced in pairs, one block", blocks: 1, reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 2, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "avx2_one" }
        }
        level Avx2Gfni {
            crypt { layout: "quad-sliced in pairs, one block", blocks: 1, reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 2, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "avx2gfni_one" }
        }
        level Avx512Vbmi as Xmm {
            crypt { layout: "quad-sliced, one block", blocks: 1, reads: [QUAD_ENCRYPT, QUAD_DECRYPT],
                body: quad::crypt::<_, 4, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "avx512vbmi_one" }
        }
    }
}
