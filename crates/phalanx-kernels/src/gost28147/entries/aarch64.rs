//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
use crate::gost28147::named_sets::*;
#[cfg(not(assembly))]
use crate::gost28147::schedule;
use crate::gost28147::{bytes, sliced};
use crate::isa::Neon;

forms! {
    for [gost28147, magma] with crate::gost28147::entries::portable;
    BYTES_ENCRYPT { name: "byte-sliced, encryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_bytes::<_, MAGMA, false>, name: "prepare_bytes_encrypt" } }
    BYTES_DECRYPT { name: "byte-sliced, decryption", bytes: bytes::FORM_BYTES,
        made_by: { layout: "tables", body: schedule::prepare_bytes::<_, MAGMA, true>, name: "prepare_bytes_decrypt" } }

    // Layouts for many keys.
    BYTES_MANY_16 { name: "byte-sliced, 64 keys, 16 bytes", bytes: bytes::MANY_BYTES,
        loaded_by: { layout: "tables", keys: bytes::MANY, body: schedule::place_bytes_16::<_, MAGMA>, name: "place_bytes_16" } }
    SLICED_MANY_128 { name: "bit-sliced, 128 keys", bytes: sliced::many_bytes::<Neon>(),
        loaded_by: { layout: "bits", keys: sliced::width::<Neon>(1), body: schedule::place_sliced::<_, MAGMA, 1>,
            name: "place_sliced_128" } }
}

for_named_sets! { kernels
    // Kernels for any S-box.
    for [gost28147, magma] {
        level Neon {
            twins { abreast: [1, 2], layout: "bytes", blocks: bytes::width::<Token>(ABREAST),
                reads: [BYTES_ENCRYPT, BYTES_DECRYPT],
                body: bytes::crypt::<_, MAGMA, ABREAST>, name: "neon_x" }
            crypt_many { abreast: [1, 2], layout: "bytes", keys: bytes::width::<Token>(ABREAST), reads: BYTES_MANY_16,
                body: bytes::crypt_many::<_, MAGMA, ABREAST, DECRYPT>, name: "neon_x" }
        }
    }

    // Kernels for a fixed S-box.
    for [magma] and each set of gost28147 {
        level Neon {
            twins { layout: "bit-sliced", blocks: sliced::width::<Token>(1), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: sliced::crypt::<_, sliced::Select, Set, MAGMA, 1>, name: "neon_sliced" }
        }
    }

    // Kernels for many keys, for the most common fixed S-boxes.
    for [magma] and [tc26_z: Tc26Z, crypto_pro_a: CryptoProA] of gost28147 {
        level Neon {
            crypt_many { layout: "bit-sliced", keys: sliced::width::<Token>(1), reads: SLICED_MANY_128,
                body: sliced::crypt_many::<_, sliced::Select, Set, MAGMA, DECRYPT>, name: "neon_sliced" }
        }
    }
}
