//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::kupyna::planes;

forms! {
    for [kupyna_256, kupyna_512] with crate::kupyna::parameters;
}

kernels! {
    for [kupyna_256, kupyna_512] {
        level Portable {
            absorb { layout: "bit planes", messages: 1, body: planes::absorb::<COLUMNS, ROUNDS>, name: "portable" }
        }
    }
}
