//! The figures printed in the papers.

mod k6;
mod z;

use phalanx_kernels::kernel::{Family, Kernel};

use crate::figure::Published;
use crate::{families, gost};
#[cfg(target_arch = "x86_64")]
use crate::{kalyna_shuffles, ublock_avx2};

impl Published {
    /// Returns the entry and its family, or `None` if it isn't in this build.
    pub fn row(&self) -> Option<(&'static Family, &'static Kernel)> {
        let families = families().iter().copied().filter(|family| family.name == self.cipher);
        let mut rows = families.flat_map(|family| family.kernels.iter().map(move |kernel| (family, kernel)));
        rows.find(|(_, kernel)| kernel.symbol.split_once("papers_").is_some_and(|(_, rest)| rest == self.symbol))
    }

    /// Returns the entry, or `None` if it isn't in this build.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        self.row().map(|(_, kernel)| kernel)
    }
}

/// Returns all printed figures, table by table.
pub fn published() -> impl Iterator<Item = &'static Published> {
    const TABLES: &[&[Published]] = &[
        gost::PUBLISHED,
        k6::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        kalyna_shuffles::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        ublock_avx2::PUBLISHED,
        z::PUBLISHED,
    ];
    TABLES.iter().copied().flatten()
}

#[cfg(test)]
mod tests {
    use phalanx_kernels::Level;
    use phalanx_kernels::kernel::Op;

    use super::*;

    #[test]
    fn every_figure_has_a_row() {
        for published in published() {
            let kernel = published.kernel();
            // Entries that use vector registers only exist on x86-64, and lookup tables only with
            // the feature.
            let here = cfg!(target_arch = "x86_64") && (cfg!(feature = "leaky") || !published.symbol.contains("leaky"));
            assert!(kernel.is_some() || !here, "{published:?}");
            if let Some(kernel) = kernel {
                assert_eq!(kernel.width, published.ways, "{published:?}");
                // A mode may use blocks in the opposite direction.
                assert!(kernel.op == published.op || published.mode != "ecb", "{published:?}: {}", kernel.op);
                assert!(["ecb", "cbc", "cfb", "ofb"].contains(&published.mode), "{published:?}");
            }
        }
    }

    #[test]
    fn every_row_is_of_a_paper() {
        for kernel in families().iter().flat_map(|family| family.kernels) {
            // The portable schedule that each family compiles isn't a published technique.
            let is_own_schedule = kernel.op == Op::Schedule && kernel.level == Level::Portable;
            if !matches!(kernel.op, Op::Prepare | Op::Load) && !is_own_schedule {
                let named = |p: &Published| p.kernel().is_some_and(|named| named.symbol == kernel.symbol);
                assert!(published().any(named), "{kernel:?} is in no paper");
            }
        }
    }
}
