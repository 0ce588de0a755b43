//! Kalyna with lookup tables.

use crate::figure::{Published, cycles};

/// Table 6 in paper K, using the better of its two compilers. The paper only measures 128/128, and
/// merely proposes the other entries.
pub(super) const PUBLISHED: &[Published] = cycles! {
    "K6", "general registers", "kalyna-128/128", "kalyna_128_128", "leaky_table":
        1 [9.00, 10.88], 2 [7.69, 8.81], 4 [7.88, 8.97];
    "K6", "gather, avx2", "kalyna-128/128", "kalyna_128_128", "leaky_gather_avx2":
        1 [19.50, 22.00], 2 [10.63, 12.44], 4 [8.72, 9.94], 6 [8.52, 9.73], 8 [8.42, 10.69];
    "K6", "gather, avx512", "kalyna-128/128", "kalyna_128_128", "leaky_gather_avx512":
        1 [23.63, 26.88], 2 [13.69, 15.94], 4 [8.25, 9.97], 6 [7.67, 8.81], 8 [5.64, 6.95], 12 [5.47, 6.84],
        16 [5.49, 7.09];
    "K6", "general registers", "kalyna-128/256", "kalyna_128_256", "leaky_table": 1 [], 2 [];
    "K6", "general registers", "kalyna-256/256", "kalyna_256_256", "leaky_table": 1 [];
    "K6", "general registers", "kalyna-256/512", "kalyna_256_512", "leaky_table": 1 [];
    "K6", "general registers", "kalyna-512/512", "kalyna_512_512", "leaky_table": 1 [];
    "K6", "gather, avx2", "kalyna-128/256", "kalyna_128_256", "leaky_gather_avx2": 4 [];
    "K6", "gather, avx2", "kalyna-256/256", "kalyna_256_256", "leaky_gather_avx2": 2 [];
    "K6", "gather, avx2", "kalyna-256/512", "kalyna_256_512", "leaky_gather_avx2": 2 [];
    "K6", "gather, avx2", "kalyna-512/512", "kalyna_512_512", "leaky_gather_avx2": 1 [];
    "K6", "gather, avx512", "kalyna-128/256", "kalyna_128_256", "leaky_gather_avx512": 12 [];
    "K6", "gather, avx512", "kalyna-256/256", "kalyna_256_256", "leaky_gather_avx512": 6 [];
    "K6", "gather, avx512", "kalyna-256/512", "kalyna_256_512", "leaky_gather_avx512": 6 [];
    "K6", "gather, avx512", "kalyna-512/512", "kalyna_512_512", "leaky_gather_avx512": 3 [];
};
