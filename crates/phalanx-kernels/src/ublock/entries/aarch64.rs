//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
use crate::isa::Neon;
#[cfg(not(assembly))]
use crate::ublock::schedule_simd;
use crate::ublock::{planes, serial, split};

forms! {
    for [ublock_128_128, ublock_128_256] with crate::ublock::entries::portable;
    PLANES { name: "planes", bytes: planes::form_bytes(BLOCK, ROUNDS),
        made_by: { layout: "bytes", body: planes::prepare::<_, BLOCK, ROUNDS, true>, name: "prepare_planes" } }
    NIBBLES_ENCRYPT { name: "nibbles, encryption", bytes: serial::form_bytes(ROUNDS),
        made_by: { layout: "bytes", body: serial::prepare::<_, ROUNDS, false>, name: "prepare_nibbles_encrypt" } }
    NIBBLES_DECRYPT { name: "nibbles, decryption", bytes: serial::form_bytes(ROUNDS),
        made_by: { layout: "bytes", body: serial::prepare::<_, ROUNDS, true>, name: "prepare_nibbles_decrypt" } }

    // Layouts for many keys.
    MANY_NIBBLES_ENCRYPT { name: "nibbles of 16 keys, encryption", bytes: serial::MANY * serial::form_bytes(ROUNDS),
        loaded_by: { layout: "bytes", keys: serial::MANY, body: serial::place::<_, ROUNDS, false>,
            name: "place_nibbles_encrypt" } }
    MANY_NIBBLES_DECRYPT { name: "nibbles of 16 keys, decryption", bytes: serial::MANY * serial::form_bytes(ROUNDS),
        loaded_by: { layout: "bytes", keys: serial::MANY, body: serial::place::<_, ROUNDS, true>,
            name: "place_nibbles_decrypt" } }
    PLANES_24 { name: "planes of 24 keys", bytes: planes::many_bytes::<Neon>(ROUNDS, 3),
        loaded_by: { layout: "bits", keys: 24, body: planes::place::<_, BLOCK, ROUNDS, 1>, name: "place_planes_24" } }
}

forms! {
    for [ublock_256_256] with crate::ublock::entries::portable;
    NIBBLES { name: "nibbles", bytes: split::NIBBLES_BYTES,
        made_by: { layout: "bytes", body: split::prepare_nibbles, name: "prepare_nibbles" } }
    SPLIT { name: "split planes", bytes: split::PLANES_BYTES,
        made_by: { layout: "bytes", body: planes::prepare::<_, BLOCK, ROUNDS, false>, name: "prepare_split" } }
    MANY_NIBBLES { name: "nibbles of 8 keys", bytes: split::MANY * split::NIBBLES_BYTES,
        loaded_by: { layout: "bytes", keys: split::MANY, body: split::place, name: "place_nibbles" } }
}

kernels! {
    // These can process any number of keys. The costs are per key.
    for [ublock_128_128, ublock_128_256, ublock_256_256] {
        level Neon {
            schedule { layout: "a nibble in a byte", body: schedule_simd::expand::<_, BLOCK, KEY, ROUNDS>, name: "schedule_neon" }
        }
    }

    for [ublock_128_128, ublock_128_256] {
        level Neon {
            crypt { abreast: [1, 2, 4], layout: "a nibble in a byte", blocks: serial::width::<Token>(ABREAST),
                reads: [NIBBLES_ENCRYPT, NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, ABREAST, 1, DECRYPT>, name: "neon_serial_x" }
            crypt { abreast: [1, 2, 3], layout: "eight blocks in a byte", blocks: planes::width::<Token>(16, ABREAST),
                reads: PLANES,
                body: planes::crypt_128::<_, ROUNDS, ABREAST, DECRYPT>, name: "neon_x" }
            crypt_many { layout: "eight blocks in a byte", keys: planes::width::<Token>(16, 3), reads: PLANES_24,
                body: planes::crypt_many::<_, ROUNDS, 3, DECRYPT>, name: "neon_planes" }
            crypt_many { abreast: [1, 2, 4], layout: "a nibble in a byte", keys: serial::width::<Token>(ABREAST),
                reads: [MANY_NIBBLES_ENCRYPT, MANY_NIBBLES_DECRYPT],
                body: serial::crypt::<_, ROUNDS, ABREAST, { serial::MANY }, DECRYPT>, name: "neon_x" }
        }
    }

    for [ublock_256_256] {
        level Neon {
            crypt { abreast: [1, 2, 4], layout: "a nibble in a byte", blocks: split::nibbles_width::<Token>(ABREAST), reads: NIBBLES,
                body: split::crypt_nibbles::<_, ABREAST, 1, DECRYPT>, name: "neon_serial_x" }
            crypt { layout: "eight blocks in a byte, split", blocks: split::planes_width::<Token>(), reads: SPLIT,
                body: split::crypt_planes::<_, DECRYPT>, name: "neon" }
            crypt_many { abreast: [1, 2, 4], layout: "a nibble in a byte", keys: split::nibbles_width::<Token>(ABREAST),
                reads: MANY_NIBBLES,
                body: split::crypt_nibbles::<_, ABREAST, { split::MANY }, DECRYPT>, name: "neon_x" }
        }
    }
}
