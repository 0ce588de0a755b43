//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
use crate::gost28147::named_sets::*;
#[cfg(not(assembly))]
use crate::gost28147::schedule;
use crate::gost28147::{sliced, words};

forms! {
    for [gost28147, magma] with crate::gost28147::parameters;
    WORDS { name: "word-sliced", bytes: words::FORM_BYTES,
        made_by: { layout: "words", body: schedule::prepare_words::<_, MAGMA>, name: "prepare_words" } }
    SLICED_ENCRYPT { name: "bit-sliced, encryption", bytes: sliced::FORM_BYTES,
        made_by: { layout: "masks", body: schedule::prepare_sliced::<_, MAGMA, false>, name: "prepare_sliced_encrypt" },
        loaded_by: { layout: "masks", keys: sliced::QUARTERS, body: schedule::place_quarter::<_, MAGMA>,
            name: "place_quarter" } }
    SLICED_DECRYPT { name: "bit-sliced, decryption", bytes: sliced::FORM_BYTES,
        made_by: { layout: "masks", body: schedule::prepare_sliced::<_, MAGMA, true>, name: "prepare_sliced_decrypt" } }
}

for_named_sets! { kernels
    for [gost28147, magma] {
        level Portable {
            schedule { layout: "copy", body: schedule::copy::<_, MAGMA>, name: "schedule" }
            crypt { layout: "scalar words", blocks: 1, reads: WORDS, body: words::one::<_, MAGMA, DECRYPT>, name: "portable_one" }
            crypt { layout: "word-sliced", blocks: words::width(1), reads: WORDS,
                body: words::crypt::<_, MAGMA, 1, DECRYPT>, name: "portable_x1" }
            crypt { layout: "word-sliced, 4 pairs", blocks: words::width(4), reads: WORDS,
                body: words::crypt::<_, MAGMA, 4, DECRYPT>, name: "portable_x4" }
        }
    }

    for [gost28147] {
        level Portable {
            mac { layout: "scalar words", reads: WORDS, body: words::mac, name: "mac" }
        }
    }

    // Kernels for fixed S-boxes. On AArch64, these would only add half a megabyte of code, because
    // the faster NEON versions are always available.
    for [magma] and each set of gost28147 {
        #[cfg(not(vectors = "aarch64"))]
        level Portable {
            twins { layout: "bit-sliced", blocks: sliced::width::<Token>(1), reads: [SLICED_ENCRYPT, SLICED_DECRYPT],
                body: sliced::crypt::<_, sliced::Two, Set, MAGMA, 1>, name: "portable_sliced" }
        }
    }
}
