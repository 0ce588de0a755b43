//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
use crate::isa::bitslice::batch;
use crate::isa::{Avx2, Avx512, Avx512Vbmi, Sse41};
#[cfg(not(assembly))]
use crate::ublock::schedule::place;
#[cfg(not(assembly))]
use crate::ublock::{FROM_SCHEDULE, FROM_SCHEDULES, schedule_simd, schedule_wide, sliced};
use crate::ublock::{across, affine, planes, serial, split};

forms! {
    for [ublock_128_128, ublock_128_256] with crate::ublock::entries::portable;
    PLANES { name: "planes", bytes: planes::form_bytes(BLOCK, ROUNDS),
        made_by: { layout: "bytes", body: planes::prepare::<_, BLOCK, ROUNDS, true>, name: "prepare_planes" } }
    NIBBLES_ENCRYPT { name: "nibbles, encryption", bytes: serial::form_bytes(ROUNDS),
        made_by: { layout: "bytes", body: serial::prepare::<_, ROUNDS, false>, name: "prepare_nibbles_encrypt" } }
    NIBBLES_DECRYPT { name: "nibbles, decryption", bytes: serial::form_bytes(ROUNDS),
        made_by: { layout: "bytes", body: serial::prepare::<_, ROUNDS, true>, name: "prepare_nibbles_decrypt" } }
    MATRICES_ENCRYPT { name: "matrices, encryption", bytes: affine::form_bytes(ROUNDS),
        made_by: { layout: "bits", body: affine::prepare::<_, ROUNDS, false>, name: "prepare_matrices_encrypt" } }
    MATRICES_DECRYPT { name: "matrices, decryption", bytes: affine::form_bytes(ROUNDS),
        made_by: { layout: "bits", body: affine::prepare::<_, ROUNDS, true>, name: "prepare_matrices_decrypt" } }

    // Layouts for many keys.
    MANY_NIBBLES_ENCRYPT { name: "nibbles of 16 keys, encryption", bytes: serial::MANY * serial::form_bytes(ROUNDS),
        loaded_by: { layout: "bytes", keys: serial::MANY, body: serial::place::<_, ROUNDS, false>,
            name: "place_nibbles_encrypt" } }
    MANY_NIBBLES_DECRYPT { name: "nibbles of 16 keys, decryption", bytes: serial::MANY * serial::form_bytes(ROUNDS),
        loaded_by: { layout: "bytes", keys: serial::MANY, body: serial::place::<_, ROUNDS, true>,
            name: "place_nibbles_decrypt" } }
    MANY_MATRICES_ENCRYPT { name: "matrices of 64 keys, encryption", bytes: affine::MANY * BLOCK * (ROUNDS + 1),
        loaded_by: { layout: "bits", keys: affine::MANY, body: affine::place::<_, ROUNDS, false>,
            name: "place_matrices_encrypt" } }
    MANY_MATRICES_DECRYPT { name: "matrices of 64 keys, decryption", bytes: affine::MANY * BLOCK * (ROUNDS + 1),
        loaded_by: { layout: "bits", keys: affine::MANY, body: affine::place::<_, ROUNDS, true>,
            name: "place_matrices_decrypt" } }
    PLANES_24 { name: "planes of 24 keys", bytes: planes::many_bytes::<Sse41>(ROUNDS, 3),
        loaded_by: { layout: "bits", keys: 24, body: planes::place::<_, BLOCK, ROUNDS, 1>, name: "place_planes_24" } }
    PLANES_48 { name: "planes of 48 keys", bytes: planes::many_bytes::<Avx2>(ROUNDS, 3),
        loaded_by: { layout: "bits", keys: 48, body: planes::place::<_, BLOCK, ROUNDS, 2>, name: "place_planes_48" } }
    PLANES_64 { name: "planes of 64 keys", bytes: planes::many_bytes::<Avx512>(ROUNDS, 2),
        loaded_by: { layout: "bits", keys: 64, body: planes::place::<_, BLOCK, ROUNDS, 4>, name: "place_planes_64" } }
    SCHEDULES_4 { name: "schedules of 4 keys", bytes: 4 * BLOCK * (ROUNDS + 1), schedules: 4,
        loaded_by: { layout: "words", keys: 4, body: place::<_, { BLOCK * (ROUNDS + 1) }>, name: "place_schedule" } }
}

forms! {
    for [ublock_256_256] with crate::ublock::entries::portable;
    PLANES { name: "planes", bytes: planes::form_bytes(BLOCK, ROUNDS),
        made_by: { layout: "bytes", body: planes::prepare::<_, BLOCK, ROUNDS, true>, name: "prepare_planes" } }
    NIBBLES { name: "nibbles", bytes: split::NIBBLES_BYTES,
        made_by: { layout: "bytes", body: split::prepare_nibbles, name: "prepare_nibbles" } }
    SPLIT { name: "split planes", bytes: split::PLANES_BYTES,
        made_by: { layout: "bytes", body: planes::prepare::<_, BLOCK, ROUNDS, false>, name: "prepare_split" } }
    ACROSS { name: "nibbles before the permutations", bytes: across::FORM_BYTES,
        made_by: { layout: "bytes", body: across::prepare, name: "prepare_across" } }
    MANY_NIBBLES { name: "nibbles of 8 keys", bytes: split::MANY * split::NIBBLES_BYTES,
        loaded_by: { layout: "bytes", keys: split::MANY, body: split::place, name: "place_nibbles" } }
    PLANES_32 { name: "planes of 32 keys", bytes: planes::many_bytes::<Avx512Vbmi>(ROUNDS, 2),
        loaded_by: { layout: "bits", keys: 32, body: planes::place::<_, BLOCK, ROUNDS, 4>, name: "place_planes_32" } }
    SCHEDULES_4 { name: "schedules of 4 keys", bytes: 4 * BLOCK * (ROUNDS + 1), schedules: 4,
        loaded_by: { layout: "words", keys: 4, body: place::<_, { BLOCK * (ROUNDS + 1) }>, name: "place_schedule" } }
}

kernels! {
    // Key schedules accept any number of keys, although their registers have a lane for each key of
    // a batch.
    for [ublock_128_128, ublock_128_256, ublock_256_256] {
        level Sse41 {
            prepare { layout: "a nibble in a byte", makes: PLANES,
                body: planes::prepare_shuffled::<_, BLOCK, ROUNDS, true>, name: "prepare_planes_sse41" }
            schedule { layout: "a nibble in a byte", body: schedule_simd::expand::<_, BLOCK, KEY, ROUNDS>, name: "schedule_sse41" }
        }
        level Avx2 {
            schedule { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                body: schedule_wide::expand::<_, BLOCK, KEY, ROUNDS>, name: "schedule_avx2" }
        }
        level Avx512 {
            schedule { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                body: schedule_wide::expand::<_, BLOCK, KEY, ROUNDS>, name: "schedule_avx512" }
        }
    }

    for [ublock_128_128, ublock_128_256] {
        level Sse41 {
            prepare { layout: "a nibble in a byte", makes: NIBBLES_ENCRYPT,
                body: serial::prepare_shuffled::<_, ROUNDS, false>, name: "prepare_nibbles_encrypt_sse41" }
            prepare { layout: "a nibble in a byte", makes: NIBBLES_DECRYPT,
                body: serial::prepare_shuffled::<_, ROUNDS, true>, name: "prepare_nibbles_decrypt_sse41" }
            load { layout: "a nibble in a byte", keys: serial::MANY, into: MANY_NIBBLES_ENCRYPT,
                body: serial::place_shuffled::<_, ROUNDS, false>, name: "place_nibbles_encrypt_sse41" }
            load { layout: "a nibble in a byte", keys: serial::MANY, into: MANY_NIBBLES_DECRYPT,
                body: serial::place_shuffled::<_, ROUNDS, true>, name: "place_nibbles_decrypt_sse41" }
            crypt { abreast: [1, 2], layout: "a nibble in a byte", blocks: serial::width::<Token>(ABREAST), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, ABREAST, FROM_SCHEDULE, DECRYPT>, name: "sse41_serial_x" }
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(4), reads: [NIBBLES_ENCRYPT, NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 4, 1, DECRYPT>, name: "sse41_serial_x4" }
            crypt { abreast: [1, 2, 3], layout: "eight blocks in a byte", blocks: planes::width::<Token>(16, ABREAST),
                reads: PLANES,
                body: planes::crypt_128::<_, ROUNDS, ABREAST, DECRYPT>, name: "sse41_x" }
            crypt_many { layout: "eight blocks in a byte", keys: planes::width::<Token>(16, 3), reads: PLANES_24,
                body: planes::crypt_many::<_, ROUNDS, 3, DECRYPT>, name: "sse41_planes" }
            crypt_many { abreast: [1, 2, 4], layout: "a nibble in a byte", keys: serial::width::<Token>(ABREAST),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, ABREAST, { serial::MANY }, DECRYPT>, name: "sse41_x" }
        }
        level Avx2 {
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(1), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULE, DECRYPT>, name: "avx2_serial_x2" }
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(2), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, 2, FROM_SCHEDULE, DECRYPT>, name: "avx2_serial_x4" }
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(4), reads: [NIBBLES_ENCRYPT, NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 4, 1, DECRYPT>, name: "avx2_serial_x8" }
            crypt { abreast: [1, 2, 3], layout: "eight blocks in a byte", blocks: planes::width::<Token>(16, ABREAST),
                reads: PLANES,
                body: planes::crypt_128::<_, ROUNDS, ABREAST, DECRYPT>, name: "avx2_x" }
            crypt_many { layout: "eight blocks in a byte", keys: planes::width::<Token>(16, 3), reads: PLANES_48,
                body: planes::crypt_many::<_, ROUNDS, 3, DECRYPT>, name: "avx2_planes" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 1, { serial::MANY }, DECRYPT>, name: "avx2_x2" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(2),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 2, { serial::MANY }, DECRYPT>, name: "avx2_x4" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(4),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 4, { serial::MANY }, DECRYPT>, name: "avx2_x8" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1), reads: SCHEDULES_4,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULES, DECRYPT>, name: "avx2_schedules_x2" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(2), reads: SCHEDULES_4,
                body: serial::crypt::<_, ROUNDS, 2, FROM_SCHEDULES, DECRYPT>, name: "avx2_schedules_x4" }
        }
        level Avx2Gfni {
            crypt { layout: "eight nibbles in a byte", blocks: affine::width::<Token>(),
                reads: [MATRICES_ENCRYPT, MATRICES_DECRYPT],
                body: affine::crypt::<_, ROUNDS, DECRYPT>, name: "avx2gfni" }
        }
        level Avx512 as Xmm {
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(1), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULE, DECRYPT>, name: "avx512_serial_x1" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 1, { serial::MANY }, DECRYPT>, name: "avx512_x1" }
        }
        level Avx512 as Ymm {
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(1), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULE, DECRYPT>, name: "avx512_serial_x2" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 1, { serial::MANY }, DECRYPT>, name: "avx512_x2" }
        }
        level Avx512 {
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(1), reads: SCHEDULE,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULE, DECRYPT>, name: "avx512_serial_x4" }
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(2), reads: [NIBBLES_ENCRYPT, NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 2, 1, DECRYPT>, name: "avx512_serial_x8" }
            crypt { layout: "a nibble in a byte", blocks: serial::width::<Token>(4), reads: [NIBBLES_ENCRYPT, NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 4, 1, DECRYPT>, name: "avx512_serial_x16" }
            crypt { abreast: [1, 2, 3, 4], layout: "eight blocks in a byte", blocks: planes::width::<Token>(16, ABREAST),
                reads: PLANES,
                body: planes::crypt_128::<_, ROUNDS, ABREAST, DECRYPT>, name: "avx512_x" }
            crypt_many { layout: "eight blocks in a byte", keys: planes::width::<Token>(16, 2), reads: PLANES_64,
                body: planes::crypt_many::<_, ROUNDS, 2, DECRYPT>, name: "avx512_planes" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 1, { serial::MANY }, DECRYPT>, name: "avx512_x4" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(2),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 2, { serial::MANY }, DECRYPT>, name: "avx512_x8" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(4),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, 4, { serial::MANY }, DECRYPT>, name: "avx512_x16" }
            crypt_many { layout: "a nibble in a byte", keys: serial::width::<Token>(1), reads: SCHEDULES_4,
                body: serial::crypt::<_, ROUNDS, 1, FROM_SCHEDULES, DECRYPT>, name: "avx512_schedules_x4" }
        }
        level Avx512Vbmi {
            crypt { layout: "eight nibbles in a byte", blocks: affine::width::<Token>(),
                reads: [MATRICES_ENCRYPT, MATRICES_DECRYPT],
                body: affine::crypt::<_, ROUNDS, DECRYPT>, name: "avx512vbmi" }
            crypt_many { layout: "eight nibbles in a byte", keys: affine::MANY,
                reads: [MANY_MATRICES_ENCRYPT, MANY_MATRICES_DECRYPT],
                body: affine::crypt_many::<_, ROUNDS, DECRYPT>, name: "avx512vbmi" }
        }
    }

    for [ublock_256_256] {
        level Sse41 {
            prepare { layout: "a nibble in a byte", makes: NIBBLES, body: split::prepare_unpacked, name: "prepare_nibbles_sse41" }
            prepare { layout: "a nibble in a byte", makes: SPLIT,
                body: planes::prepare_shuffled::<_, BLOCK, ROUNDS, false>, name: "prepare_split_sse41" }
            load { layout: "a nibble in a byte", keys: split::MANY, into: MANY_NIBBLES, body: split::place_unpacked,
                name: "place_nibbles_sse41" }
            crypt { abreast: [1, 2], layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(ABREAST), reads: SCHEDULE,
                body: split::crypt_nibbles::<_, ABREAST, FROM_SCHEDULE, DECRYPT>, name: "sse41_serial_x" }
            crypt { layout: "eight blocks in a byte, split", blocks: split::planes_width::<Token>(), reads: SPLIT,
                body: split::crypt_planes::<_, DECRYPT>, name: "sse41" }
            crypt_many { abreast: [1, 2], layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(ABREAST),
                reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, ABREAST, { split::MANY }, DECRYPT>, name: "sse41_x" }
        }
        level Avx2 {
            crypt { layout: "a nibble in a byte", blocks: 1,
                reads: SCHEDULE, body: split::crypt_one::<_, DECRYPT>, name: "avx2_serial_x1" }
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(1), reads: SCHEDULE,
                body: split::crypt_nibbles::<_, 1, FROM_SCHEDULE, DECRYPT>, name: "avx2_serial_x2" }
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(2), reads: NIBBLES,
                body: split::crypt_nibbles::<_, 2, 1, DECRYPT>, name: "avx2_serial_x4" }
            crypt { layout: "eight blocks in a byte, split", blocks: split::planes_width::<Token>(), reads: SPLIT,
                body: split::crypt_planes::<_, DECRYPT>, name: "avx2" }
            crypt { layout: "bit-sliced", blocks: batch::<Token>(), reads: SLICED,
                body: sliced::crypt::<_, BLOCK, ROUNDS, DECRYPT>, name: "avx2_sliced" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(1), reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, 1, { split::MANY }, DECRYPT>, name: "avx2_x2" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(2), reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, 2, { split::MANY }, DECRYPT>, name: "avx2_x4" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(1), reads: SCHEDULES_4,
                body: split::crypt_nibbles::<_, 1, FROM_SCHEDULES, DECRYPT>, name: "avx2_schedules_x2" }
        }
        level Avx512 {
            crypt { layout: "a nibble in a byte", blocks: 1,
                reads: SCHEDULE, body: split::crypt_one::<_, DECRYPT>, name: "avx512_serial_x1" }
        }
        level Avx512 as Ymm {
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(1), reads: SCHEDULE,
                body: split::crypt_nibbles::<_, 1, FROM_SCHEDULE, DECRYPT>, name: "avx512_serial_x2" }
        }
        level Avx512 {
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(1), reads: SCHEDULE,
                body: split::crypt_nibbles::<_, 1, FROM_SCHEDULE, DECRYPT>, name: "avx512_serial_x4" }
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(2), reads: NIBBLES,
                body: split::crypt_nibbles::<_, 2, 1, DECRYPT>, name: "avx512_serial_x8" }
            crypt { layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(3), reads: NIBBLES,
                body: split::crypt_nibbles::<_, 3, 1, DECRYPT>, name: "avx512_serial_x12" }
            crypt { layout: "eight blocks in a byte, split", blocks: split::planes_width::<Token>(), reads: SPLIT,
                body: split::crypt_planes::<_, DECRYPT>, name: "avx512" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(1), reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, 1, { split::MANY }, DECRYPT>, name: "avx512_x4" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(2), reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, 2, { split::MANY }, DECRYPT>, name: "avx512_x8" }
            crypt_many { layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(1), reads: SCHEDULES_4,
                body: split::crypt_nibbles::<_, 1, FROM_SCHEDULES, DECRYPT>, name: "avx512_schedules_x4" }
        }
        level Avx512Vbmi as Ymm {
            crypt { layout: "a nibble in a byte, across", blocks: across::width::<Token>(1), reads: ACROSS,
                body: across::crypt::<_, 1, DECRYPT>, name: "avx512vbmi_serial_x1" }
            load { layout: "bytes", keys: 32, into: PLANES_32, body: planes::place_permuted::<_, ROUNDS>,
                name: "place_planes_32_avx512vbmi" }
        }
        level Avx512Vbmi {
            prepare { layout: "bytes", makes: ACROSS, body: across::prepare, name: "prepare_across_avx512vbmi" }
            crypt { layout: "a nibble in a byte, across", blocks: across::width::<Token>(1), reads: ACROSS,
                body: across::crypt::<_, 1, DECRYPT>, name: "avx512vbmi_serial_x2" }
            crypt { layout: "a nibble in a byte, across", blocks: across::width::<Token>(2), reads: ACROSS,
                body: across::crypt::<_, 2, DECRYPT>, name: "avx512vbmi_serial_x4" }
            crypt { layout: "a nibble in a byte, across", blocks: across::width::<Token>(4), reads: ACROSS,
                body: across::crypt::<_, 4, DECRYPT>, name: "avx512vbmi_serial_x8" }
            crypt { layout: "a nibble in a byte, across", blocks: across::width::<Token>(6), reads: ACROSS,
                body: across::crypt::<_, 6, DECRYPT>, name: "avx512vbmi_serial_x12" }
            crypt { abreast: [1, 2, 3, 4], layout: "eight blocks in a byte", blocks: planes::width::<Token>(32, ABREAST),
                reads: PLANES,
                body: planes::crypt_256::<_, ROUNDS, ABREAST, DECRYPT>, name: "avx512vbmi_x" }
            crypt_many { layout: "eight blocks in a byte", keys: planes::width::<Token>(BLOCK, 2), reads: PLANES_32,
                body: planes::crypt_many_256::<_, ROUNDS, 2, DECRYPT>, name: "avx512vbmi_planes" }
        }
    }
}
