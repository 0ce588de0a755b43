//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::gf::{dot, words};

forms! {
    for [gf2_64, gf2_128, gf2_128_nist, gf2_256, gf2_512] with crate::gf::parameters;
}

kernels! {
    for [gf2_128, gf2_128_nist, gf2_256, gf2_512] {
        level Portable {
            schedule { layout: "words", body: words::copy::<_, PAIRS>, name: "key" }
            ghash { layout: "words", reads: SCHEDULE, body: words::ghash::<_, PAIRS, REVERSED>, name: "ghash_portable" }
        }
    }
    for [gf2_64, gf2_128] {
        level Portable {
            dot { layout: "words", reads: SCHEDULE, body: dot::words::<_, WORDS>, name: "dot_portable" }
            products { layout: "words", reads: SCHEDULE, body: dot::products_words::<_, WORDS>, name: "products_portable" }
        }
    }
}
