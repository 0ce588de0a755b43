//! Entries for any CPU.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::streebog::planes;

forms! {
    for [streebog] with crate::streebog::parameters;
}

kernels! {
    for [streebog] {
        level Portable {
            absorb { layout: "bit planes", messages: 1, body: planes::absorb, name: "portable" }
        }
    }
}
