//! Entries for x86-64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::kupyna::{halves, rows};

forms! {
    for [kupyna_256, kupyna_512] with crate::kupyna::entries::portable;
}

kernels! {
    for [kupyna_256] {
        level Sse41 {
            absorb { layout: "rows apart", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 1, 1, 8>, name: "sse41" }
        }
        level Avx2 {
            absorb { layout: "rows joined", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, true, 2, 1, 4>, name: "avx2" }
        }
        level Avx2Gfni {
            absorb { layout: "rows joined", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, true, 2, 1, 4>, name: "avx2gfni" }
            absorb { layout: "rows apart", messages: 2, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 2, 2, 8>, name: "avx2gfni_x2" }
        }
        level Avx512 as Ymm {
            absorb { layout: "rows joined", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, true, 2, 1, 4>, name: "avx512" }
        }
        level Avx512Vbmi {
            absorb { layout: "halves", messages: 1, body: halves::absorb::<_, COLUMNS, ROUNDS, 2>, name: "avx512vbmi" }
            absorb { layout: "halves", messages: 2, body: halves::absorb::<_, COLUMNS, ROUNDS, 4>, name: "avx512vbmi_x2" }
            absorb { layout: "halves", messages: 4, body: halves::absorb::<_, COLUMNS, ROUNDS, 8>, name: "avx512vbmi_x4" }
        }
    }
    for [kupyna_512] {
        level Sse41 {
            absorb { layout: "rows apart", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 1, 1, 8>, name: "sse41" }
        }
        level Avx2 {
            absorb { layout: "rows apart", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 2, 1, 8>, name: "avx2" }
        }
        level Avx2Gfni {
            absorb { layout: "rows apart", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 2, 1, 8>, name: "avx2gfni" }
        }
        level Avx512 {
            absorb { layout: "rows joined", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, true, 4, 1, 4>, name: "avx512" }
        }
        level Avx512Vbmi {
            absorb { layout: "halves", messages: 1, body: halves::absorb::<_, COLUMNS, ROUNDS, 4>, name: "avx512vbmi" }
            absorb { layout: "halves", messages: 2, body: halves::absorb::<_, COLUMNS, ROUNDS, 8>, name: "avx512vbmi_x2" }
        }
    }
}
