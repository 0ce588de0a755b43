//! Table code, as it is published and used elsewhere: **its addresses depend on keys and data.** Never encrypt with it.
//!
//! It is here to be measured beside the rest of the library, and for the checks of constant time to find it guilty. Dispatch reads
//! the table of [`families`](crate::families); the rows here are in a list of their own, say `leaky` in their symbols, and
//! can be run only one by one, through [`Row`](crate::kernel::Row).
//!
//! A technique is one file: constants made by `const fn`, a body over the number of blocks abreast, one line for each row.
//! A family takes its key schedule from its namesake in the table, and may have forms of its own behind form 0.
//!
//! Rows are stamped with base instructions alone: under AVX2 and later LLVM makes gathers of look-ups, which is another technique.
//! Do not build with `-C target-cpu=native` to measure them.

mod kalyna;
mod kuznyechik;

use crate::field::Field;
use crate::isa::Level;
use crate::kernel::{Family, Kernel, Op};

/// Every family of leaky rows.
pub fn families() -> &'static [&'static Family] {
    static FAMILIES: &[&Family] = &[
        &kalyna::KALYNA_128_128,
        &kalyna::KALYNA_128_256,
        &kalyna::KALYNA_256_256,
        &kalyna::KALYNA_256_512,
        &kalyna::KALYNA_512_512,
        &kuznyechik::KUZNYECHIK,
    ];
    FAMILIES
}

/// What makes a form of a family of this list: a row of its own, or the namesake's key schedule.
pub(crate) fn maker(family: &Family, op: Op, form: usize, level: Level) -> Option<&'static Kernel> {
    let family = families().iter().find(|leaky| core::ptr::eq(**leaky, family))?;
    let makes = |k: &&Kernel| k.op == op && k.form == form && level.allows(k.level) && k.is_available();
    family.kernels.iter().find(makes).or_else(|| {
        let namesake = crate::families().iter().find(|f| f.name == family.name)?;
        namesake.candidates(op, level).filter(makes).min_by_key(|k| k.cost)
    })
}

/// [`kernel!`](crate::kernel) of a row that is not constant time.
macro_rules! leaky {
    ($($row:tt)*) => {
        $crate::kernel::Kernel { constant_time: false, ..$crate::kernel::kernel!($($row)*) }
    };
}
pub(crate) use leaky;

/// A column times every factor. (Sums of doubled ones: the compiler bounds what a constant may cost.)
const fn multiples<const N: usize>(field: Field, column: [u8; N]) -> [[u8; N]; 256] {
    let (mut multiples, mut x) = ([[0; N]; 256], 1);
    while x < 256 {
        let mut i = 0;
        while i < N {
            multiples[x][i] = field.mul(multiples[x / 2][i], 2) ^ (column[i] * (x % 2) as u8);
            i += 1;
        }
        x += 1;
    }
    multiples
}
