//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
use crate::isa::bitslice::batch;
use crate::isa::{Avx2, Avx2Gfni, Avx512, Sse41};
use crate::kuznyechik::{bytes, lanes};
#[cfg(not(assembly))]
use crate::kuznyechik::{schedule, sliced};

forms! {
    for [kuznyechik] with crate::kuznyechik::entries::portable;
    BYTES { name: "byte-sliced", bytes: bytes::FORM_BYTES,
        made_by: { layout: "packed planes", body: bytes::prepare::<{ bytes::PLAIN }>, name: "prepare_bytes" } }
    BYTES_ENCRYPT { name: "byte-sliced, basis of encryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "packed planes", body: bytes::prepare::<{ bytes::ENCRYPT }>, name: "prepare_bytes_encrypt" } }
    BYTES_DECRYPT { name: "byte-sliced, basis of decryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "packed planes", body: bytes::prepare::<{ bytes::DECRYPT }>, name: "prepare_bytes_decrypt" } }
    FIELD { name: "schedule in the field of GFNI", bytes: lanes::FORM_BYTES,
        made_by: { layout: "words", body: lanes::prepare, name: "prepare_field" } }

    // Layouts for many keys.
    BYTES_16 { name: "byte-sliced, 16 keys", bytes: bytes::many_bytes::<Sse41>(),
        loaded_by: { layout: "bytes", keys: 16, body: bytes::place::<1, { bytes::PLAIN }>, name: "place_bytes_16" } }
    BYTES_32 { name: "byte-sliced, 32 keys", bytes: bytes::many_bytes::<Avx2>(),
        loaded_by: { layout: "bytes", keys: 32, body: bytes::place::<2, { bytes::PLAIN }>, name: "place_bytes_32" } }
    BYTES_64 { name: "byte-sliced, 64 keys", bytes: bytes::many_bytes::<Avx512>(),
        loaded_by: { layout: "bytes", keys: 64, body: bytes::place::<4, { bytes::PLAIN }>, name: "place_bytes_64" } }
    ENCRYPT_32 { name: "byte-sliced, 32 keys, basis of encryption", bytes: bytes::many_bytes::<Avx2Gfni>(),
        loaded_by: { layout: "bytes", keys: 32, body: bytes::place::<2, { bytes::ENCRYPT }>, name: "place_bytes_encrypt" } }
    DECRYPT_32 { name: "byte-sliced, 32 keys, basis of decryption", bytes: bytes::many_bytes::<Avx2Gfni>(),
        loaded_by: { layout: "bytes", keys: 32, body: bytes::place::<2, { bytes::DECRYPT }>, name: "place_bytes_decrypt" } }
    LANES { name: "lanes, 16 keys", bytes: lanes::MANY_BYTES,
        loaded_by: { layout: "bytes", keys: lanes::MANY, body: lanes::place::<_, false>, name: "place_lanes" } }
    FIELD_LANES { name: "lanes, 16 keys in the field of GFNI", bytes: lanes::MANY_BYTES,
        loaded_by: { layout: "bytes", keys: lanes::MANY, body: lanes::place::<_, true>, name: "place_field" } }
}

kernels! {
    for [kuznyechik] {
        level Sse41 {
            schedule { layout: "one key in all lanes", body: schedule::expand_each, name: "schedule_sse41" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(), body: schedule::expand_many,
                name: "schedule_many_sse41" }
            prepare { layout: "one key in all lanes", makes: BYTES, body: bytes::prepare_spread, name: "prepare_bytes_sse41" }
            crypt { layout: "one block in all lanes", blocks: 1,
                reads: SCHEDULE, body: lanes::crypt_one::<_, DECRYPT>, name: "sse41_x1" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(2), reads: SCHEDULE,
                body: lanes::crypt::<_, 2, DECRYPT>, name: "sse41_x2" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(2), reads: LANES,
                body: lanes::crypt_many::<_, 2, DECRYPT>, name: "sse41_x2" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: BYTES,
                body: bytes::crypt::<_, DECRYPT>, name: "sse41_x16" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: BYTES_16,
                body: bytes::crypt_many::<_, DECRYPT>, name: "sse41_x16" }
            crypt { layout: "bit-sliced", blocks: batch::<Token>(),
                reads: SLICED, body: sliced::crypt::<_, DECRYPT>, name: "sse41" }
        }
        level Avx2 {
            schedule { layout: "one key in all lanes", body: schedule::expand_each, name: "schedule_avx2" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(), body: schedule::expand_many,
                name: "schedule_many_avx2" }
            crypt { layout: "one block in all lanes", blocks: 1,
                reads: SCHEDULE, body: lanes::crypt_one::<_, DECRYPT>, name: "avx2_x1" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(1), reads: SCHEDULE,
                body: lanes::crypt::<_, 1, DECRYPT>, name: "avx2_x2" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(1), reads: LANES,
                body: lanes::crypt_many::<_, 1, DECRYPT>, name: "avx2_x2" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(2), reads: SCHEDULE,
                body: lanes::crypt::<_, 2, DECRYPT>, name: "avx2_x4" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(2), reads: LANES,
                body: lanes::crypt_many::<_, 2, DECRYPT>, name: "avx2_x4" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(4), reads: SCHEDULE,
                body: lanes::crypt::<_, 4, DECRYPT>, name: "avx2_x8" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(4), reads: LANES,
                body: lanes::crypt_many::<_, 4, DECRYPT>, name: "avx2_x8" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: BYTES,
                body: bytes::crypt::<_, DECRYPT>, name: "avx2_x32" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: BYTES_32,
                body: bytes::crypt_many::<_, DECRYPT>, name: "avx2_x32" }
            crypt { layout: "bit-sliced", blocks: batch::<Token>(),
                reads: SLICED, body: sliced::crypt::<_, DECRYPT>, name: "avx2" }
        }
        level Avx2Gfni {
            schedule { layout: "one key in all lanes", body: schedule::expand_each, name: "schedule_avx2gfni" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(), body: schedule::expand_many,
                name: "schedule_many_avx2gfni" }
            prepare { layout: "one key in all lanes", makes: FIELD, body: lanes::prepare_entered, name: "prepare_field_avx2gfni" }
            crypt { layout: "one block in all lanes", blocks: 1,
                reads: FIELD, body: lanes::crypt_one::<_, DECRYPT>, name: "avx2gfni_x1" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(1), reads: FIELD,
                body: lanes::crypt::<_, 1, DECRYPT>, name: "avx2gfni_x2" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(1), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 1, DECRYPT>, name: "avx2gfni_x2" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(2), reads: FIELD,
                body: lanes::crypt::<_, 2, DECRYPT>, name: "avx2gfni_x4" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(2), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 2, DECRYPT>, name: "avx2gfni_x4" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(4), reads: FIELD,
                body: lanes::crypt::<_, 4, DECRYPT>, name: "avx2gfni_x8" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(4), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 4, DECRYPT>, name: "avx2gfni_x8" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: [BYTES_ENCRYPT, BYTES_DECRYPT],
                body: bytes::crypt::<_, DECRYPT>, name: "avx2gfni" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: [ENCRYPT_32, DECRYPT_32],
                body: bytes::crypt_many::<_, DECRYPT>, name: "avx2gfni" }
        }
        level Avx512 {
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(1), reads: SCHEDULE,
                body: lanes::crypt::<_, 1, DECRYPT>, name: "avx512_x4" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(1), reads: LANES,
                body: lanes::crypt_many::<_, 1, DECRYPT>, name: "avx512_x4" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(2), reads: SCHEDULE,
                body: lanes::crypt::<_, 2, DECRYPT>, name: "avx512_x8" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(2), reads: LANES,
                body: lanes::crypt_many::<_, 2, DECRYPT>, name: "avx512_x8" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: BYTES,
                body: bytes::crypt::<_, DECRYPT>, name: "avx512_x64" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: BYTES_64,
                body: bytes::crypt_many::<_, DECRYPT>, name: "avx512_x64" }
            crypt { layout: "bit-sliced", blocks: batch::<Token>(),
                reads: SLICED, body: sliced::crypt::<_, DECRYPT>, name: "avx512" }
        }
        level Avx512Vbmi {
            schedule { layout: "one key in all lanes", body: schedule::expand_each, name: "schedule_avx512vbmi" }
            schedule { layout: "byte-sliced", keys: bytes::width::<Token>(), body: schedule::expand_many,
                name: "schedule_many_avx512vbmi" }
            prepare { layout: "one key in all lanes", makes: BYTES, body: bytes::prepare_spread, name: "prepare_bytes_avx512vbmi" }
            crypt { layout: "one block in all lanes", blocks: 1,
                reads: FIELD, body: lanes::crypt_one::<_, DECRYPT>, name: "avx512vbmi_x1" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(1), reads: FIELD,
                body: lanes::crypt::<_, 1, DECRYPT>, name: "avx512vbmi_x4" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(1), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 1, DECRYPT>, name: "avx512vbmi_x4" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(2), reads: FIELD,
                body: lanes::crypt::<_, 2, DECRYPT>, name: "avx512vbmi_x8" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(2), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 2, DECRYPT>, name: "avx512vbmi_x8" }
            crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(4), reads: FIELD,
                body: lanes::crypt::<_, 4, DECRYPT>, name: "avx512vbmi_x16" }
            crypt_many { layout: "blocks in lanes", keys: lanes::width::<Token>(4), reads: FIELD_LANES,
                body: lanes::crypt_many::<_, 4, DECRYPT>, name: "avx512vbmi_x16" }
            crypt { layout: "byte-sliced", blocks: bytes::width::<Token>(), reads: BYTES,
                body: bytes::crypt::<_, DECRYPT>, name: "avx512vbmi" }
            crypt_many { layout: "byte-sliced", keys: bytes::width::<Token>(), reads: BYTES_64,
                body: bytes::crypt_many::<_, DECRYPT>, name: "avx512vbmi" }
        }
    }
}
