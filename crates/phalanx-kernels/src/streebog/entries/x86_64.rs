//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::streebog::{affine, units, wide};

forms! {
    for [streebog] with crate::streebog::entries::portable;
}

kernels! {
    for [streebog] {
        level Sse41 {
            absorb { layout: "units in lanes", messages: 1, body: units::absorb::<_, 1, 8>, name: "sse41" }
        }
        level Avx2 {
            absorb { layout: "units in lanes", messages: 1, body: units::absorb::<_, 2, 4>, name: "avx2" }
        }
        level Avx2Gfni {
            absorb { layout: "words, bit matrices", messages: 1, body: affine::absorb, name: "avx2gfni" }
        }
        level Avx512 as Ymm {
            absorb { layout: "units in lanes", messages: 1, body: units::absorb::<_, 2, 4>, name: "avx512" }
        }
        level Avx512Vbmi {
            absorb { layout: "words, bit matrices", messages: 1, body: wide::absorb::<_, 1>, name: "avx512vbmi" }
            absorb { layout: "words, bit matrices", messages: 2, body: wide::absorb::<_, 2>, name: "avx512vbmi_x2" }
            absorb { layout: "words, bit matrices", messages: 4, body: wide::absorb::<_, 4>, name: "avx512vbmi_x4" }
        }
    }
}
