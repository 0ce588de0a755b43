//! The five Kalyna variants as families. Each technique in paper K has its own.

/// Defines families with the same names as the library's, and a module with each variant's sizes.
macro_rules! families {
    () => {
        phalanx_kernels::entry_macros::family! {
            tables: [ENTRIES]; block: 8 * COLUMNS, key: 8 * WORDS, schedule: 8 * COLUMNS * (ROUNDS + 1);
            pub(crate) static KALYNA_128_128 = kalyna_128_128: "kalyna-128/128" {
                pub(crate) const COLUMNS: usize = 2;
                pub(crate) const WORDS: usize = 2;
                pub(crate) const ROUNDS: usize = 10;
            }
            pub(crate) static KALYNA_128_256 = kalyna_128_256: "kalyna-128/256" {
                pub(crate) const COLUMNS: usize = 2;
                pub(crate) const WORDS: usize = 4;
                pub(crate) const ROUNDS: usize = 14;
            }
            pub(crate) static KALYNA_256_256 = kalyna_256_256: "kalyna-256/256" {
                pub(crate) const COLUMNS: usize = 4;
                pub(crate) const WORDS: usize = 4;
                pub(crate) const ROUNDS: usize = 14;
            }
            pub(crate) static KALYNA_256_512 = kalyna_256_512: "kalyna-256/512" {
                pub(crate) const COLUMNS: usize = 4;
                pub(crate) const WORDS: usize = 8;
                pub(crate) const ROUNDS: usize = 18;
            }
            pub(crate) static KALYNA_512_512 = kalyna_512_512: "kalyna-512/512" {
                pub(crate) const COLUMNS: usize = 8;
                pub(crate) const WORDS: usize = 8;
                pub(crate) const ROUNDS: usize = 18;
            }
        }
    };
}
pub(crate) use families;
