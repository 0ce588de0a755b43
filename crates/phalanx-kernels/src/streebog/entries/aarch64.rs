//! Entries for AArch64.

use crate::entry_macros::{forms, kernels};
#[cfg(not(assembly))]
use crate::streebog::units;

forms! {
    for [streebog] with crate::streebog::entries::portable;
}

kernels! {
    for [streebog] {
        level Neon {
            absorb { layout: "units in lanes", messages: 1, body: units::absorb::<_, 1, 8>, name: "neon" }
        }
    }
}
