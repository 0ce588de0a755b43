//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
use crate::gf::POWERS_BYTES;
#[cfg(not(assembly))]
use crate::gf::{clmul, dot, words};

forms! {
    for [gf2_64] with crate::gf::entries::portable;
}
forms! {
    for [gf2_128, gf2_128_nist, gf2_256, gf2_512] with crate::gf::entries::portable;
    POWERS { name: "powers", bytes: POWERS_BYTES,
        made_by: { layout: "words", body: words::powers::<_, PAIRS, REVERSED>, name: "powers_portable" } }
}

kernels! {
    for [gf2_128, gf2_128_nist, gf2_256, gf2_512] {
        level Sse41 + CLMUL {
            prepare { layout: "carry-less products", makes: POWERS, body: clmul::powers::<_, PAIRS, REVERSED>, name: "powers_clmul" }
            ghash { layout: "one block a register", reads: POWERS, body: clmul::ghash::<_, PAIRS, REVERSED>, name: "ghash_clmul" }
            ghash { layout: "one block after another", reads: SCHEDULE, body: clmul::ghash_one_by_one::<_, PAIRS, REVERSED>, name: "ghash_clmul_one" }
        }
        level Avx512 + VPCLMUL {
            ghash { layout: "four blocks a register", reads: POWERS, body: clmul::ghash::<_, PAIRS, REVERSED>, name: "ghash_vpclmul" }
        }
    }
    for [gf2_64, gf2_128] {
        level Sse41 + CLMUL {
            dot { layout: "one lane", reads: SCHEDULE, body: dot::clmul::<_, WORDS>, name: "dot_clmul" }
            products { layout: "one lane", reads: SCHEDULE, body: dot::products::<_, WORDS>, name: "products_clmul" }
        }
        level Avx2 + VPCLMUL {
            dot { layout: "two lanes", reads: SCHEDULE, body: dot::clmul::<_, WORDS>, name: "dot_vpclmul_avx2" }
            products { layout: "two lanes", reads: SCHEDULE, body: dot::products::<_, WORDS>, name: "products_vpclmul_avx2" }
        }
        level Avx512 + VPCLMUL {
            dot { layout: "four lanes", reads: SCHEDULE, body: dot::clmul::<_, WORDS>, name: "dot_vpclmul" }
            products { layout: "four lanes", reads: SCHEDULE, body: dot::products::<_, WORDS>, name: "products_vpclmul" }
        }
    }
}
