//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::kupyna::rows;

forms! {
    for [kupyna_256, kupyna_512] with crate::kupyna::entries::portable;
}

kernels! {
    for [kupyna_256, kupyna_512] {
        level Neon {
            absorb { layout: "rows apart", messages: 1, body: rows::absorb::<_, COLUMNS, ROUNDS, false, 1, 1, 8>, name: "neon" }
        }
    }
}
