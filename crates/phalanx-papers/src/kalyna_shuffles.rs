//! Kalyna computed step by step in constant time, as in table 7 of paper K.
//!
//! **Substitution.** We treat a 256-byte table as 16 rows of 16 bytes. A shuffle looks up every
//! byte of a register in one row. The code goes through all rows and uses a comparison to find the
//! bytes that are in the range of each. For all other bytes, we either set the top bit of the
//! index, so that the shuffle returns zero, or use a mask to leave them unchanged. After that, we
//! subtract 16 from the indices. With VBMI, there are two 128-byte rows, each of which is read by a
//! single permutation of two registers.
//!
//! ```text
//! SSE, AVX2:   index = x | (x > 15);   y ^= shuffle(row, index);                  x -= 16
//! AVX-512:     mask = x < 16;          y = shuffle(row, x) under the mask;        x -= 16
//! VBMI:        mask = x < 128;         y |= permute(row, x) under the mask;       x -= 128
//! ```
//!
//! Byte i of a column uses table i mod 4, so three of the four bytes that a shuffle looks up in a
//! register would be useless. With two or four registers, bytes are therefore grouped by their
//! table before the substitution and regrouped after it (shifts by one byte and by two, and
//! blends):
//!
//! ```text
//! one register     a3 a2 a1 a0  through four tables, keeping every fourth byte of each
//! two registers    b2 a2 b0 a0  through tables 0 and 2          four registers    d0 c0 b0 a0  through table 0
//!                  b3 a3 b1 a1  through tables 1 and 3                            d1 c1 b1 a1  through table 1
//!                                                                                 d2 c2 b2 a2  through table 2
//!                                                                                 d3 c3 b3 a3  through table 3
//! ```
//!
//! Three registers are processed like four. The paper doesn't say how to process fewer blocks than
//! a register holds. Here, we copy each lane to two or four neighbouring lanes, and use a different
//! table for each copy.
//!
//! **`shift_rows`** is one shuffle of 32-bit words for 128-bit blocks. See `kalyna_columns` for the
//! others.
//!
//! **`mix_columns`** doubles the state three times (its inverse seven times) with an addition,
//! followed by an XOR with 0x1d where the top bit was set. For each place, it adds the multiples
//! given by the bits of the factor, rotates the sum with a byte shuffle, and finally adds the eight
//! results. The paper's listing rotates before adding, which needs ten rotations and 11 additions
//! instead of 7 and 10. There is no listing for the inverse.
//!
//! Instructions of an encryption round per register, with 128-bit blocks, SSE and four registers:
//! 47 for the ranges, 16 shuffles and 15 additions for the rows, 8 to group and regroup, 1 for
//! `shift_rows`, 12 to double, 7 rotations, 10 additions, 1 for the key. A single register needs 64
//! shuffles, 60 additions and 3 blends for the rows, and no grouping. VBMI replaces the rows by 2
//! comparisons, 1 subtraction, 2 permutations and 1 addition.

use core::marker::PhantomData;

use phalanx_kernels::constants::kalyna::{FIELD, INV_MDS, INV_SBOX, MDS, SBOX, schedule};
use phalanx_kernels::entry_macros::{forms, kernels};

use crate::figure::{self, Published};
use crate::isa::{Columns, Ranges};
use crate::kalyna_columns::{add, key, shift_rows, turn};
use crate::kalyna_families::families;

families!();

forms! {
    symbols: "papers_";
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] with crate::kalyna_shuffles::parameters;
}

kernels! {
    symbols: "papers_";
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level Portable as Planes {
            schedule { layout: "bit planes, quad-sliced",
                body: schedule::<_, COLUMNS, WORDS, ROUNDS, { 64 / COLUMNS }>, name: "schedule_shuffles" }
        }
    }
    for [kalyna_128_128] {
        level Sse41 {
            crypt { abreast: [1, 2, 4], layout: "byte shuffles", blocks: ABREAST, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, ABREAST, 1, DECRYPT>, name: "shuffles_sse41_x" }
        }
        level Avx2 {
            crypt { layout: "byte shuffles", blocks: 1, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 1, 2, DECRYPT>, name: "shuffles_avx2_x1" }
            crypt { abreast: [2, 4, 8], layout: "byte shuffles", blocks: ABREAST, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, { ABREAST / 2 }, 1, DECRYPT>, name: "shuffles_avx2_x" }
        }
        level Avx512 {
            crypt { layout: "byte shuffles", blocks: 1, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 1, 4, DECRYPT>, name: "shuffles_avx512_x1" }
            crypt { layout: "byte shuffles", blocks: 2, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 1, 2, DECRYPT>, name: "shuffles_avx512_x2" }
            crypt { abreast: [4, 8, 12, 16], layout: "byte shuffles", blocks: ABREAST, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, { ABREAST / 4 }, 1, DECRYPT>, name: "shuffles_avx512_x" }
        }
        level Avx512Vbmi as Xmm {
            crypt { layout: "byte shuffles", blocks: 1, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "shuffles_avx512vbmi_x1" }
        }
        level Avx512Vbmi as Ymm {
            crypt { layout: "byte shuffles", blocks: 2, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 1, 1, DECRYPT>, name: "shuffles_avx512vbmi_x2" }
        }
        level Avx512Vbmi {
            crypt { abreast: [4, 8, 16], layout: "byte shuffles", blocks: ABREAST, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, { ABREAST / 4 }, 1, DECRYPT>, name: "shuffles_avx512vbmi_x" }
        }
    }
    for [kalyna_128_256] {
        level Sse41 {
            crypt { layout: "byte shuffles", blocks: 4, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_sse41_x4" }
        }
        level Avx2 {
            crypt { layout: "byte shuffles", blocks: 8, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx2_x8" }
        }
        level Avx512 {
            crypt { layout: "byte shuffles", blocks: 16, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512_x16" }
        }
        level Avx512Vbmi {
            crypt { layout: "byte shuffles", blocks: 16, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512vbmi_x16" }
        }
    }
    for [kalyna_256_256, kalyna_256_512] {
        level Sse41 {
            crypt { layout: "byte shuffles", blocks: 2, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_sse41_x2" }
        }
        level Avx2 {
            crypt { layout: "byte shuffles", blocks: 4, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx2_x4" }
        }
        level Avx512 {
            crypt { layout: "byte shuffles", blocks: 8, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512_x8" }
        }
        level Avx512Vbmi {
            crypt { layout: "byte shuffles", blocks: 8, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512vbmi_x8" }
        }
    }
    for [kalyna_512_512] {
        level Sse41 {
            crypt { layout: "byte shuffles", blocks: 1, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_sse41_x1" }
        }
        level Avx2 {
            crypt { layout: "byte shuffles", blocks: 2, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx2_x2" }
        }
        level Avx512 {
            crypt { layout: "byte shuffles", blocks: 4, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512_x4" }
        }
        level Avx512Vbmi {
            crypt { layout: "byte shuffles", blocks: 4, reads: SCHEDULE,
                body: crypt::<_, COLUMNS, ROUNDS, 4, 1, DECRYPT>, name: "shuffles_avx512vbmi_x4" }
        }
    }
}

/// Table 7 in paper K, using the better of its two compilers. The paper only measures 128/128. VBMI
/// and the other entries are merely proposed.
pub(crate) const PUBLISHED: &[Published] = figure::cycles! {
    "K7", "shuffles, sse", "kalyna-128/128", "kalyna_128_128", "shuffles_sse41":
        1 [48.75, 57.75], 2 [31.75, 44.44], 4 [24.00, 35.88];
    "K7", "shuffles, avx2", "kalyna-128/128", "kalyna_128_128", "shuffles_avx2":
        1 [35.50, 43.88], 2 [24.13, 30.94], 4 [15.09, 22.50], 8 [10.63, 17.19];
    "K7", "shuffles, avx512", "kalyna-128/128", "kalyna_128_128", "shuffles_avx512":
        1 [52.38, 74.00], 2 [28.31, 43.38], 4 [18.13, 24.69], 8 [11.08, 16.64], 12 [10.14, 17.22], 16 [8.32, 15.14];
    "K7", "permutes, avx512 vbmi", "kalyna-128/128", "kalyna_128_128", "shuffles_avx512vbmi":
        1 [], 2 [], 4 [], 8 [], 16 [];
    "K7", "shuffles, sse", "kalyna-128/256", "kalyna_128_256", "shuffles_sse41": 4 [];
    "K7", "shuffles, avx2", "kalyna-128/256", "kalyna_128_256", "shuffles_avx2": 8 [];
    "K7", "shuffles, avx512", "kalyna-128/256", "kalyna_128_256", "shuffles_avx512": 16 [];
    "K7", "permutes, avx512 vbmi", "kalyna-128/256", "kalyna_128_256", "shuffles_avx512vbmi": 16 [];
    "K7", "shuffles, sse", "kalyna-256/256", "kalyna_256_256", "shuffles_sse41": 2 [];
    "K7", "shuffles, avx2", "kalyna-256/256", "kalyna_256_256", "shuffles_avx2": 4 [];
    "K7", "shuffles, avx512", "kalyna-256/256", "kalyna_256_256", "shuffles_avx512": 8 [];
    "K7", "permutes, avx512 vbmi", "kalyna-256/256", "kalyna_256_256", "shuffles_avx512vbmi": 8 [];
    "K7", "shuffles, sse", "kalyna-256/512", "kalyna_256_512", "shuffles_sse41": 2 [];
    "K7", "shuffles, avx2", "kalyna-256/512", "kalyna_256_512", "shuffles_avx2": 4 [];
    "K7", "shuffles, avx512", "kalyna-256/512", "kalyna_256_512", "shuffles_avx512": 8 [];
    "K7", "permutes, avx512 vbmi", "kalyna-256/512", "kalyna_256_512", "shuffles_avx512vbmi": 8 [];
    "K7", "shuffles, sse", "kalyna-512/512", "kalyna_512_512", "shuffles_sse41": 1 [];
    "K7", "shuffles, avx2", "kalyna-512/512", "kalyna_512_512", "shuffles_avx2": 2 [];
    "K7", "shuffles, avx512", "kalyna-512/512", "kalyna_512_512", "shuffles_avx512": 4 [];
    "K7", "permutes, avx512 vbmi", "kalyna-512/512", "kalyna_512_512", "shuffles_avx512vbmi": 4 [];
};

/// All four tables, ordered by row number, with tables 0 to 3 for each.
#[repr(C, align(64))]
struct Tables([u8; 1024]);

/// The tables, split into rows of the size that registers read. The compiler promotes them to
/// statics.
struct Rows<R, const BACK: bool>(PhantomData<R>);

impl<R: Ranges, const BACK: bool> Rows<R, BACK> {
    const TABLES: &'static Tables = &{
        let (mut tables, mut i) = ([0; 1024], 0);
        while i < 1024 {
            let (table, x) = (i / 256, i % 256);
            let sbox = if BACK { &INV_SBOX } else { &SBOX };
            tables[(x / R::ROW * 4 + table) * R::ROW + x % R::ROW] = sbox[table][x];
            i += 1;
        }
        Tables(tables)
    };
}

/// A mask of four lanes.
#[repr(C, align(64))]
struct Lanes([[u8; 16]; 4]);

impl Lanes {
    /// Ones where a byte's table differs from its lane's table in bit `distance`. In that case, the
    /// lane at this distance has the right result.
    const fn of_neighbour(distance: usize) -> Self {
        let (mut lanes, mut i) = ([[0; 16]; 4], 0);
        while i < 64 {
            if ((i / 16) ^ i) & distance != 0 {
                lanes[i / 16][i % 16] = 0xff;
            }
            i += 1;
        }
        Self(lanes)
    }
}

static NEIGHBOURS: [Lanes; 2] = [Lanes::of_neighbour(1), Lanes::of_neighbour(2)];

/// `b` where `mask` has ones, otherwise `a`.
#[inline(always)]
fn choose<L: Columns>(l: L, a: L::W, b: L::W, mask: L::W) -> L::W {
    l.or(l.and(mask, b), l.and_not(mask, a))
}

/// Exchanges the bytes of `a` under `!low`, shifted down by `bits`, with those of `b` under `low`.
#[inline(always)]
fn exchange<L: Columns>(l: L, [a, b]: [L::W; 2], bits: u32, low: u64) -> [L::W; 2] {
    let low = l.splat_64(low);
    [choose(l, l.shl_64(b, bits), a, low), choose(l, b, l.shr_64(a, bits), low)]
}

/// Groups the bytes of two or four registers by table. This is its own inverse.
#[inline(always)]
fn group<L: Columns>(l: L, mut x: [L::W; 4], registers: usize) -> [L::W; 4] {
    if registers > 1 {
        [x[0], x[1]] = exchange(l, [x[0], x[1]], 8, 0x00ff_00ff_00ff_00ff);
    }
    if registers > 2 {
        [x[2], x[3]] = exchange(l, [x[2], x[3]], 8, 0x00ff_00ff_00ff_00ff);
        [x[0], x[2]] = exchange(l, [x[0], x[2]], 16, 0x0000_ffff_0000_ffff);
        [x[1], x[3]] = exchange(l, [x[1], x[3]], 16, 0x0000_ffff_0000_ffff);
    }
    x
}

/// Looks up the bytes in the first `groups` registers of `x` in row `n` of the tables, and adds the
/// results for table t to `y[t]`. If lanes are copied, the other copies use the tables that follow
/// t.
#[inline(always)]
fn look_up<R: Ranges, const COPIES: usize, const BACK: bool>(
    r: R,
    n: usize,
    groups: usize,
    x: &mut [R::W; 4],
    y: &mut [R::W; 4],
    tables: &mut &'static Tables,
) {
    for k in 0..groups {
        let range = r.range(x[k]);
        for table in (k..4).step_by(groups * COPIES) {
            // SAFETY: this reads `COPIES` rows, and never goes past table 3's.
            let row = unsafe { r.row(tables.0.as_ptr().add(R::ROW * (4 * n + table)), COPIES) };
            y[table] = r.look_up(y[table], row, x[k], range);
            // We apply a row to all registers before going on to the next. The compiler would apply
            // all rows to one register first, which is slower. With AVX-512, there are enough
            // registers for any order.
            if !R::CHEAP_SELECT {
                *tables = r.in_turn(*tables, y[table]);
            }
        }
        x[k] = r.sub_8(x[k], r.splat_8(R::ROW as u8));
    }
}

/// `sub_bytes`, or its inverse.
#[inline(always)]
fn sub_bytes<R: Ranges, const REGISTERS: usize, const COPIES: usize, const BACK: bool>(
    r: R,
    mut s: [R::W; REGISTERS],
) -> [R::W; REGISTERS] {
    let groups = REGISTERS.next_power_of_two();
    let mut tables: &'static Tables = Rows::<R, BACK>::TABLES;
    let mut x = [s[0]; 4];
    x[..REGISTERS].copy_from_slice(&s);
    x = group(r, x, REGISTERS);
    let mut y = [r.splat_64(0); 4];
    // This is unrolled as in the paper, because the compiler would leave a loop of this size alone.
    macro_rules! rows {
        ($($n:literal)*) => {$(
            if $n < 256 / R::ROW {
                look_up::<R, COPIES, BACK>(r, $n, groups, &mut x, &mut y, &mut tables);
            }
        )*};
    }
    rows!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    if groups * COPIES < 2 {
        y[0] = choose(r, y[0], y[1], r.splat_32(0xff00_ff00));
        y[2] = choose(r, y[2], y[3], r.splat_32(0xff00_ff00));
    }
    if groups * COPIES < 4 {
        y[0] = choose(r, y[0], y[2], r.splat_32(0xffff_0000));
        y[1] = choose(r, y[1], y[3], r.splat_32(0xffff_0000));
    }
    y = group(r, y, REGISTERS);
    for k in 0..REGISTERS {
        s[k] = y[k];
        for bit in 0..COPIES.ilog2() as usize {
            // SAFETY: the mask has four lanes, and no register has more.
            let mask = unsafe { r.load(NEIGHBOURS[bit].0.as_ptr().cast(), 16) };
            s[k] = choose(r, s[k], r.swap_lanes(s[k], 1 << bit), mask);
        }
    }
    s
}

/// Multiplies every byte by x.
#[inline(always)]
fn double<L: Columns>(l: L, x: L::W) -> L::W {
    l.xor_and(l.add_8(x, x), l.spread_top(x), l.splat_8(FIELD.reduction()))
}

/// Applies `mix_columns` or its inverse to a register.
#[inline(always)]
fn mix_columns<L: Columns, const BACK: bool>(l: L, x: L::W) -> L::W {
    let factors = if BACK { INV_MDS } else { MDS };
    let mut multiples = [x; 8];
    for bit in 1..8 {
        multiples[bit] = double(l, multiples[bit - 1]);
    }
    let mut terms = [l.splat_64(0); 8];
    for place in 0..8 {
        for bit in 0..8 {
            if factors[place] >> bit & 1 == 1 {
                terms[place] = l.xor(terms[place], multiples[bit]);
            }
        }
        if place > 0 {
            terms[place] = turn(l, terms[place], place);
        }
    }
    for half in [4, 2, 1] {
        for place in 0..half {
            terms[place] = l.xor(terms[place], terms[place + half]);
        }
    }
    terms[0]
}

/// Loads round key number `round`, in the order in which they are used, for register `k`.
///
/// # Safety
/// There are `ROUNDS + 1` keys, and `round` is one of them.
#[inline(always)]
unsafe fn round_key<R: Ranges, const COLUMNS: usize, const ROUNDS: usize, const BACK: bool>(
    r: R,
    keys: *const u8,
    round: usize,
    k: usize,
) -> R::W {
    let round = if BACK { ROUNDS - round } else { round };
    // SAFETY: `round` is one of the keys.
    unsafe { key(r, keys.add(8 * COLUMNS * round), COLUMNS, k) }
}

/// Encrypts or decrypts batches of blocks, with `COPIES` copies of each lane.
///
/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn crypt<
    R: Ranges,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const REGISTERS: usize,
    const COPIES: usize,
    const BACK: bool,
>(
    r: R,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let bytes = 8 * R::COLUMNS / COPIES;
    for batch in 0..n {
        let mut s = [r.splat_64(0); REGISTERS];
        // SAFETY: `batch < n`, each batch has `REGISTERS * bytes`, and there are `ROUNDS + 1` round
        // keys.
        unsafe {
            for k in 0..REGISTERS {
                let x = r.load_copies(src.add(bytes * (REGISTERS * batch + k)), COPIES);
                s[k] = add::<R, BACK>(r, x, round_key::<R, COLUMNS, ROUNDS, BACK>(r, keys, 0, k));
            }
            for round in 1..=ROUNDS {
                if BACK {
                    for k in 0..REGISTERS {
                        s[k] = mix_columns::<R, true>(r, s[k]);
                    }
                }
                s = sub_bytes::<R, REGISTERS, COPIES, BACK>(r, s);
                s = shift_rows::<R, COLUMNS, REGISTERS, BACK>(r, s);
                if !BACK {
                    for k in 0..REGISTERS {
                        s[k] = mix_columns::<R, false>(r, s[k]);
                    }
                }
                if round < ROUNDS {
                    for k in 0..REGISTERS {
                        s[k] = r.xor(s[k], round_key::<R, COLUMNS, ROUNDS, BACK>(r, keys, round, k));
                    }
                }
            }
            for k in 0..REGISTERS {
                let x = add::<R, BACK>(r, s[k], round_key::<R, COLUMNS, ROUNDS, BACK>(r, keys, ROUNDS, k));
                r.store_copy(dst.add(bytes * (REGISTERS * batch + k)), COPIES, x);
            }
        }
    }
}
