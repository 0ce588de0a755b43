//! The five variants of Kalyna, for each technique of paper K: one of its own each, beside the kernels' namesake.

/// Families by the names of the kernels', with the sizes of a variant in a module each.
macro_rules! families {
    () => {
        phalanx_kernels::entry_macros::family! {
            outside block: 8 * COLUMNS, key: 8 * WORDS, schedule: 8 * COLUMNS * (ROUNDS + 1);
            pub(crate) static KALYNA_128_128 = kalyna_128_128: "kalyna-128/128" {
                pub(crate) const NAMESAKE: &phalanx_kernels::kernel::Family = phalanx_kernels::kalyna::K128_128::FAMILY;
                pub(crate) const COLUMNS: usize = 2;
                pub(crate) const WORDS: usize = 2;
                pub(crate) const ROUNDS: usize = 10;
            }
            pub(crate) static KALYNA_128_256 = kalyna_128_256: "kalyna-128/256" {
                pub(crate) const NAMESAKE: &phalanx_kernels::kernel::Family = phalanx_kernels::kalyna::K128_256::FAMILY;
                pub(crate) const COLUMNS: usize = 2;
                pub(crate) const WORDS: usize = 4;
                pub(crate) const ROUNDS: usize = 14;
            }
            pub(crate) static KALYNA_256_256 = kalyna_256_256: "kalyna-256/256" {
                pub(crate) const NAMESAKE: &phalanx_kernels::kernel::Family = phalanx_kernels::kalyna::K256_256::FAMILY;
                pub(crate) const COLUMNS: usize = 4;
                pub(crate) const WORDS: usize = 4;
                pub(crate) const ROUNDS: usize = 14;
            }
            pub(crate) static KALYNA_256_512 = kalyna_256_512: "kalyna-256/512" {
                pub(crate) const NAMESAKE: &phalanx_kernels::kernel::Family = phalanx_kernels::kalyna::K256_512::FAMILY;
                pub(crate) const COLUMNS: usize = 4;
                pub(crate) const WORDS: usize = 8;
                pub(crate) const ROUNDS: usize = 18;
            }
            pub(crate) static KALYNA_512_512 = kalyna_512_512: "kalyna-512/512" {
                pub(crate) const NAMESAKE: &phalanx_kernels::kernel::Family = phalanx_kernels::kalyna::K512_512::FAMILY;
                pub(crate) const COLUMNS: usize = 8;
                pub(crate) const WORDS: usize = 8;
                pub(crate) const ROUNDS: usize = 18;
            }
        }
    };
}
pub(crate) use families;
