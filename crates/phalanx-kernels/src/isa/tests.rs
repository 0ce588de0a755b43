//! Tests every operation of every register type on this CPU, byte by byte. The file that defines a
//! token lists the checks that apply to it.

use std::vec::Vec;

use super::{Affine, Bytes, Logic, Permute, Word64, Words32};

const A: u64 = 0x9e37_79b9_7f4a_7c15;

/// Pseudorandom bytes.
fn some(seed: u64, n: usize) -> Vec<u8> {
    let mut x = seed.wrapping_mul(A) | 1;
    let next = |_| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    };
    (0..n).map(next).collect()
}

fn load<B: Bytes>(b: B, bytes: &[u8]) -> B::W {
    assert_eq!(bytes.len(), 16 * B::LANES);
    // SAFETY: the slice is the size of a word.
    unsafe { b.load(bytes.as_ptr(), 16) }
}

fn bytes<B: Bytes>(b: B, w: B::W) -> Vec<u8> {
    let mut out = std::vec![0; 16 * B::LANES];
    // SAFETY: the buffer is the size of a word.
    unsafe { b.store(out.as_mut_ptr(), 16, w) };
    out
}

/// Computes each byte from the three input bytes at the same position.
fn each(x: &[Vec<u8>; 3], f: impl Fn(u8, u8, u8) -> u8) -> Vec<u8> {
    (0..x[0].len()).map(|i| f(x[0][i], x[1][i], x[2][i])).collect()
}

/// Computes chunks of `N` bytes from two inputs.
fn chunks<const N: usize>(x: &[Vec<u8>; 3], f: impl Fn([u8; N], [u8; N]) -> [u8; N]) -> Vec<u8> {
    let (a, b) = (x[0].as_chunks().0, x[1].as_chunks().0);
    a.iter().zip(b).flat_map(|(a, b)| f(*a, *b)).collect()
}

/// Computes lanes from the source position of each byte: 0 to 15 refer to the first input, and 16
/// to 31 to the second.
fn moved(x: &[Vec<u8>; 3], from: impl Fn(usize) -> usize) -> Vec<u8> {
    chunks::<16>(x, |a, b| core::array::from_fn(|i| [a, b].as_flattened()[from(i)]))
}

fn inputs<B: Bytes>() -> [[Vec<u8>; 3]; 8] {
    core::array::from_fn(|seed| core::array::from_fn(|i| some(16 * seed as u64 + i as u64 + 1, 16 * B::LANES)))
}

pub(crate) fn words<B: Bytes>(t: B) {
    for x in inputs::<B>() {
        let [a, b, c] = [load(t, &x[0]), load(t, &x[1]), load(t, &x[2])];
        let is = |w: B::W, want: Vec<u8>, what: &str| assert_eq!(bytes(t, w), want, "{what}");
        is(t.xor(a, b), each(&x, |a, b, _| a ^ b), "xor");
        is(t.and(a, b), each(&x, |a, b, _| a & b), "and");
        is(t.or(a, b), each(&x, |a, b, _| a | b), "or");
        is(t.and_not(a, b), each(&x, |a, b, _| !a & b), "and_not");
        is(t.not(a), each(&x, |a, _, _| !a), "not");
        is(t.xor3(a, b, c), each(&x, |a, b, c| a ^ b ^ c), "xor3");
        is(t.xor_and(a, b, c), each(&x, |a, b, c| a ^ (b & c)), "xor_and");
        is(t.xor_or(a, b, c), each(&x, |a, b, c| a ^ (b | c)), "xor_or");
        is(t.majority(a, b, c), each(&x, |a, b, c| a & b | b & c | a & c), "majority");
        is(t.select(a, b, c), each(&x, |a, b, c| a & b | !a & c), "select");
        for n in [0, 1, 2, 4, 7, 31, 32, 63] {
            let by = |f: fn(u64, u32) -> u64| chunks::<8>(&x, move |a, _| f(u64::from_le_bytes(a), n).to_le_bytes());
            is(t.shl_64(a, n), by(|a, n| a << n), "shl_64");
            is(t.shr_64(a, n), by(|a, n| a >> n), "shr_64");
        }
        is(t.splat_64(A), A.to_le_bytes().repeat(2 * B::LANES), "splat_64");
        is(t.splat_32(0x8123_4567), 0x8123_4567_u32.to_le_bytes().repeat(4 * B::LANES), "splat_32");
        is(t.splat_8(0x81), std::vec![0x81; 16 * B::LANES], "splat_8");
        is(t.unpack_low_8(a, b), moved(&x, |i| i / 2 + 16 * (i % 2)), "unpack_low_8");
        is(t.unpack_high_8(a, b), moved(&x, |i| 8 + i / 2 + 16 * (i % 2)), "unpack_high_8");
        let place = |word: usize, i: usize| 4 * word + i % 4;
        is(t.unpack_low_32(a, b), moved(&x, |i| place([0, 4, 1, 5][i / 4], i)), "unpack_low_32");
        is(t.unpack_high_32(a, b), moved(&x, |i| place([2, 6, 3, 7][i / 4], i)), "unpack_high_32");
        is(t.unpack_low_64(a, b), moved(&x, |i| i % 8 + 16 * (i / 8)), "unpack_low_64");
        is(t.unpack_high_64(a, b), moved(&x, |i| 8 + i % 8 + 16 * (i / 8)), "unpack_high_64");
        is(t.up_8(a), chunks::<16>(&x, |a, _| (u128::from_le_bytes(a) << 8).to_le_bytes()), "up_8");
        is(t.down_8(a), chunks::<16>(&x, |a, _| (u128::from_le_bytes(a) >> 8).to_le_bytes()), "down_8");
        let shuffled = |a: [u8; 16], b: [u8; 16]| b.map(|i| if i > 127 { 0 } else { a[usize::from(i % 16)] });
        is(t.shuffle(a, t.and(b, t.splat_8(0x8f))), chunks(&x, shuffled), "shuffle");
        is(t.high_nibbles(a), each(&x, |a, _, _| a >> 4), "high_nibbles");
        is(t.add_8(a, b), each(&x, |a, b, _| a.wrapping_add(b)), "add_8");
        is(t.sub_8(a, b), each(&x, |a, b, _| a.wrapping_sub(b)), "sub_8");
        is(
            t.average_8(a, b),
            each(&x, |a, b, _| ((u16::from(a) + u16::from(b) + u16::from(B::AVERAGE_ROUNDS_UP)) / 2) as u8),
            "average_8",
        );
        is(t.at_least_8(a, b), each(&x, |a, b, _| if a >= b { 0xff } else { 0 }), "at_least_8");
        is(t.at_least_8(a, a), std::vec![0xff; 16 * B::LANES], "at_least_8");
        is(t.spread_top(a), each(&x, |a, _, _| if a > 127 { 0xff } else { 0 }), "spread_top");
        is(t.blend(a, b, c), each(&x, |a, b, c| if c > 127 { b } else { a }), "blend");
        is(t.join_8(a), chunks(&x, |[a, b]: [u8; 2], _| (16 * u16::from(a) + u16::from(b)).to_le_bytes()), "join_8");
        // Integers up to 255.
        let (low, high) = (t.and(a, t.splat_32(0x00ff_00ff)), t.and(b, t.splat_32(0x00ff_00ff)));
        is(t.pack_16(low, high), moved(&x, |i| 2 * i), "pack_16");
        // Load one lane and repeat it, then load and store lanes at a stride. SAFETY: this reads 16
        // bytes.
        is(unsafe { t.load(x[0].as_ptr(), 0) }, x[0][..16].repeat(B::LANES), "load a lane");
        let wide = some(99, 24 * B::LANES);
        // SAFETY: the last lane ends before the buffer does.
        let w = unsafe { t.load(wide.as_ptr(), 24) };
        is(w, wide.chunks(24).flat_map(|c| &c[..16]).copied().collect(), "load lanes");
        let mut out = wide.clone();
        // SAFETY: as above.
        unsafe { t.store(out.as_mut_ptr(), 24, a) };
        for (i, (c, old)) in out.chunks(24).zip(wide.chunks(24)).enumerate() {
            assert_eq!((&c[..16], &c[16..]), (&x[0][16 * i..][..16], &old[16..]), "store lanes");
        }
    }
}

/// Three-input gates with all truth tables.
pub(crate) fn ternary<B: Bytes>(t: B) {
    for x in inputs::<B>() {
        let [a, b, c] = [load(t, &x[0]), load(t, &x[1]), load(t, &x[2])];
        let is = |w: B::W, want: Vec<u8>, what: &str| assert_eq!(bytes(t, w), want, "{what}");
        macro_rules! tables {
            ($($table:literal)*) => {$({
                let one = |a: u8, b: u8, c: u8| {
                    Word64.ternary::<$table>(u64::from(a), u64::from(b), u64::from(c)) as u8
                };
                let bits = |a: u8, b: u8, c: u8| (0..8).fold(0, |y, i| {
                    y | ($table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1) & 1) << i
                });
                is(t.ternary::<$table>(a, b, c), each(&x, bits), "ternary");
                assert_eq!(each(&x, one), each(&x, bits), "ternary of Word64");
            })*};
        }
        tables!(0x00 0x1e 0x2b 0x56 0x78 0x81 0x96 0xca 0xe8 0xff);
    }
}

pub(crate) fn words_32<B: Bytes + Words32>(t: B) {
    for x in inputs::<B>() {
        let [a, b] = [load(t, &x[0]), load(t, &x[1])];
        let is = |w: B::W, want: Vec<u8>, what: &str| assert_eq!(bytes(t, w), want, "{what}");
        let sum = |a, b| u32::from_le_bytes(a).wrapping_add(u32::from_le_bytes(b)).to_le_bytes();
        is(t.add_32(a, b), chunks(&x, sum), "add_32");
        is(t.shr_32(a, 4), chunks(&x, |a, _| (u32::from_le_bytes(a) >> 4).to_le_bytes()), "shr_32");
        is(t.rol_32::<11>(a), chunks(&x, |a, _| u32::from_le_bytes(a).rotate_left(11).to_le_bytes()), "rol_32");
        let place = |word: usize, i: usize| 4 * word + i % 4;
        is(t.even_32(a, b), moved(&x, |i| place([0, 2, 4, 6][i / 4], i)), "even_32");
        is(t.odd_32(a, b), moved(&x, |i| place([1, 3, 5, 7][i / 4], i)), "odd_32");
    }
}

pub(crate) fn words_512<B: Bytes + Words32>(t: B) {
    words(t);
    ternary(t);
    words_32(t);
}

pub(crate) fn affine<B: Affine + Bytes>(t: B) {
    for x in inputs::<B>() {
        let product = |a: [u8; 8], m: [u8; 8]| {
            a.map(|byte| (0..8).fold(0, |y, i| y | ((m[7 - i] & byte).count_ones() as u8 & 1) << i))
        };
        assert_eq!(bytes(t, t.affine(load(t, &x[0]), load(t, &x[1]))), chunks(&x, product));
    }
}

pub(crate) fn permute<B: Permute>(t: B) {
    for x in inputs::<B>() {
        let (n, [a, b, index]) = (16 * B::LANES, [load(t, &x[0]), load(t, &x[1]), load(t, &x[2])]);
        let one = each(&x, |_, _, i| x[0][usize::from(i) % n]);
        assert_eq!(bytes(t, t.permute(a, index)), one, "permute");
        let both = each(&x, |_, _, i| [&x[0], &x[1]][usize::from(i) / n % 2][usize::from(i) % n]);
        assert_eq!(bytes(t, t.permute_two(a, b, index)), both, "permute_two");
    }
}

/// Defines the tests for a level's tokens: `checks!(level, Level: Token => check, check; …)`.
macro_rules! checks {
    ($name:ident, $level:ident: $($token:ty => $($check:ident),+);+) => {
        #[test]
        fn $name() {
            if $crate::level::Level::$level.is_available() {
                // SAFETY: the CPU supports the level.
                $($($crate::isa::tests::$check(unsafe { <$token>::assume() });)+)+
            }
        }
    };
}
pub(crate) use checks;
