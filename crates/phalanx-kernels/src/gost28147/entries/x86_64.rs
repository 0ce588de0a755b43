//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
use crate::gost28147::named_sets::*;
#[cfg(not(assembly))]
use crate::gost28147::schedule;
use crate::gost28147::{bytes, lookup, sliced};
use crate::isa::{Avx2, Avx512};

forms! {
    for [gost28147, magma] with crate::gost28147::entries::portable;
    BYTES_ENCRYPT { name: "byte-sliced, encryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_bytes::<_, MAGMA, false>, name: "prepare_bytes_encrypt" } }
    BYTES_DECRYPT { name: "byte-sliced, decryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_bytes::<_, MAGMA, true>, name: "prepare_bytes_decrypt" } }
    LOOKUP_ENCRYPT { name: "tables, encryption", bytes: lookup::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_lookup::<_, MAGMA, false>, name: "prepare_lookup_encrypt" } }
    LOOKUP_DECRYPT { name: "tables, decryption", bytes: lookup::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_lookup::<_, MAGMA, true>, name: "prepare_lookup_decrypt" } }

    // Layouts for many keys.
    BYTES_MANY_16 { name: "byte-sliced, 64 keys, 16 bytes", bytes: bytes::MANY_BYTES,
        loaded_by: { layout: "tables", keys: bytes::MANY, body: schedule::place_bytes_16::<_, MAGMA>, name: "place_bytes_16" } }
    BYTES_MANY_32 { name: "byte-sliced, 64 keys, 32 bytes", bytes: bytes::MANY_BYTES,
        loaded_by: { layout: "tables", keys: bytes::MANY, body: schedule::place_bytes_32::<_, MAGMA>, name: "place_bytes_32" } }
    LOOKUP_MANY { name: "tables, 160 keys", bytes: lookup::MANY_BYTES,
        loaded_by: { layout: "tables", keys: lookup::MANY, body: schedule::place_lookup::<_, MAGMA>, name: "place_lookup" } }
    SLICED_MANY_256 { name: "bit-sliced, 256 keys", bytes: sliced::many_bytes::<Avx2>(),
        loaded_by: { layout: "bits", keys: sliced::width::<Avx2>(1), body: schedule::place_sliced::<_, MAGMA, 2>,
            name: "place_sliced_256" } }
    SLICED_MANY_512 { name: "bit-sliced, 512 keys", bytes: sliced::many_bytes::<Avx512>(),
        loaded_by: { layout: "bits", keys: sliced::width::<Avx512>(1), body: schedule::place_sliced::<_, MAGMA, 4>,
            name: "place_sliced_512" } }
}

for_named_sets! { kernels
    // Kernels for any S-box.
    for [gost28147, magma] {
        level Sse41 {
            twins { abreast: [1, 2], layout: "bytes", blocks: bytes::width::<Token>(ABREAST),
                reads: [BYTES_ENCRYPT, BYTES_DECRYPT],
                body: bytes::crypt::<_, MAGMA, ABREAST>, name: "sse41_x" }
            crypt_many { abreast: [1, 2], layout: "bytes", keys: bytes::width::<Token>(ABREAST), reads: BYTES_MANY_16,
                body: bytes::crypt_many::<_, MAGMA, ABREAST, DECRYPT>, name: "sse41_x" }
        }
        level Avx2 {
            twins { abreast: [1, 2], layout: "bytes", blocks: bytes::width::<Token>(ABREAST),
                reads: [BYTES_ENCRYPT, BYTES_DECRYPT],
                body: bytes::crypt::<_, MAGMA, ABREAST>, name: "avx2_x" }
            crypt_many { abreast: [1, 2], layout: "bytes", keys: bytes::width::<Token>(ABREAST), reads: BYTES_MANY_32,
                body: bytes::crypt_many::<_, MAGMA, ABREAST, DECRYPT>, name: "avx2_x" }
        }
        level Avx512 {
            twins { layout: "bytes", blocks: bytes::width::<Token>(2), reads: [BYTES_ENCRYPT, BYTES_DECRYPT],
                body: bytes::crypt::<_, MAGMA, 2>, name: "avx512_x2" }
        }
        level Avx512Vbmi {
            twins { abreast: [1, 2, 4, 6, 8, 10], layout: "lookup", blocks: lookup::width::<Token>(ABREAST),
                reads: [LOOKUP_ENCRYPT, LOOKUP_DECRYPT],
                body: lookup::crypt::<_, MAGMA, ABREAST>, name: "avx512vbmi_x" }
            crypt_many { abreast: [1, 2, 4, 10], layout: "lookup", keys: lookup::width::<Token>(ABREAST), reads: LOOKUP_MANY,
                body: lookup::crypt_many::<_, MAGMA, ABREAST, DECRYPT>, name: "avx512vbmi_x" }
        }
    }

    for [gost28147, magma] {
        level Avx2 {
            load { layout: "masks", keys: sliced::QUARTERS, into: SLICED_ENCRYPT, body: schedule::place_quarter::<_, MAGMA>,
                name: "place_quarter_avx2" }
        }
        level Avx512 {
            load { layout: "masks", keys: sliced::QUARTERS, into: SLICED_ENCRYPT, body: schedule::place_quarter::<_, MAGMA>,
                name: "place_quarter_avx512" }
        }
    }

    for [gost28147] {
        level Avx512Vbmi {
            mac { layout: "lookup", reads: LOOKUP_ENCRYPT, body: lookup::mac, name: "mac_avx512vbmi" }
        }
    }

    // Kernels for a fixed S-box.
    for [magma] and each set of gost28147 {
        level Avx2 {
            twins { layout: "bit-sliced", blocks: sliced::width::<Token>(1), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: sliced::crypt::<_, sliced::Two, Set, MAGMA, 1>, name: "avx2_sliced" }
        }
        level Avx512 {
            twins { layout: "bit-sliced", blocks: sliced::width::<Token>(1), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: sliced::crypt::<_, sliced::Three, Set, MAGMA, 1>, name: "avx512_sliced" }
        }
        // If a CPU can execute either four narrow or two wide gates per cycle, two streams of
        // narrow registers are faster.
        level Avx512 as Ymm {
            twins { layout: "bit-sliced", blocks: sliced::width::<Token>(2), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: sliced::crypt::<_, sliced::Three, Set, MAGMA, 2>, name: "avx512ymm_sliced_x2" }
        }
    }

    // Kernels for many keys, for the most common fixed S-boxes.
    for [magma] and [tc26_z: Tc26Z, crypto_pro_a: CryptoProA] of gost28147 {
        level Avx2 {
            crypt_many { layout: "bit-sliced", keys: sliced::width::<Token>(1), reads: SLICED_MANY_256,
                body: sliced::crypt_many::<_, sliced::Two, Set, MAGMA, DECRYPT>, name: "avx2_sliced" }
        }
        level Avx512 {
            crypt_many { layout: "bit-sliced", keys: sliced::width::<Token>(1), reads: SLICED_MANY_512,
                body: sliced::crypt_many::<_, sliced::Three, Set, MAGMA, DECRYPT>, name: "avx512_sliced" }
        }
    }
}
