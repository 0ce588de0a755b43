//! What the papers printed and the rows here belong together.

use phalanx_kernels::kernel::Op;
use phalanx_papers::{families, published};

#[test]
fn every_figure_has_its_row() {
    for entry in published() {
        let kernel = entry.kernel().unwrap_or_else(|| panic!("{} has no row {}", entry.cipher, entry.symbol));
        let blocks = !matches!(kernel.op, Op::Schedule | Op::Prepare | Op::Place);
        assert!(entry.ways == kernel.width, "{entry:?}: {} blocks abreast", kernel.width);
        assert!(entry.mode != "ecb" || !blocks || entry.op == kernel.op, "{entry:?} is not of {}", kernel.op);
        assert!(["ecb", "cbc", "cfb", "ofb"].contains(&entry.mode), "{entry:?}");
    }
}

#[test]
fn every_row_is_in_its_paper() {
    for family in families() {
        let of_family = || published().filter(|entry| entry.cipher == family.name);
        let rows = family.kernels.iter().filter(|kernel| !matches!(kernel.op, Op::Prepare | Op::Place));
        // Until a paper's figures are here its rows are without any.
        for kernel in rows.filter(|_| of_family().next().is_some()) {
            let named = of_family().any(|entry| entry.kernel().is_some_and(|of| core::ptr::eq(of, kernel)));
            assert!(named, "{kernel:?} is in no paper");
        }
    }
}
