//! Rust functions that don't leak, written the way people would write them. The line `# prove` is
//! the contract.

use std::hint::black_box;

macro_rules! export {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block)*) => {
        $($(#[$doc])* #[unsafe(no_mangle)] pub extern "C" fn $name($($argument: $type),*) $(-> $result)? $body)*
    };
}

type Words = [u64; 8];
static ROUNDS: [u32; 16] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];

/// A slice passed from C.
fn slice<'a>(p: *const u8, n: usize) -> &'a [u8] {
    // SAFETY: the caller guarantees that there are that many bytes.
    unsafe { std::slice::from_raw_parts(p, n) }
}

fn slice_mut<'a>(p: *mut u8, n: usize) -> &'a mut [u8] {
    // SAFETY: as above, and the caller holds no other reference.
    unsafe { std::slice::from_raw_parts_mut(p, n) }
}

export! {
    /// # prove q_equal(&secret, &secret)
    fn q_equal(a: &[u8; 32], b: &[u8; 32]) -> u8 { black_box(a.iter().zip(b).fold(0, |d, (a, b)| d | a ^ b)) }
    /// # prove q_equal_slices(&secret, &secret, public)
    fn q_equal_slices(a: *const u8, b: *const u8, n: usize) -> u8 {
        slice(a, n).iter().zip(slice(b, n)).fold(0, |d, (a, b)| d | a ^ b)
    }
    /// # prove q_select(&secret, &secret, &secret, secret)
    fn q_select(out: &mut Words, a: &Words, b: &Words, choice: u8) {
        let mask = black_box(0u64.wrapping_sub(u64::from(choice & 1)));
        for ((out, a), b) in out.iter_mut().zip(a).zip(b) { *out = a ^ mask & (a ^ b); }
    }
    /// # prove q_xor(&secret, &secret, public)
    fn q_xor(data: *mut u8, pad: *const u8, n: usize) {
        slice_mut(data, n).iter_mut().zip(slice(pad, n)).for_each(|(a, b)| *a ^= b);
    }
    /// # prove q_chunks(&secret, public, secret)
    fn q_chunks(data: *mut u8, n: usize, key: u64) {
        for (number, block) in slice_mut(data, n).chunks_mut(8).enumerate() {
            let pad = (key ^ number as u64).rotate_left(9).to_le_bytes();
            block.iter_mut().zip(pad).for_each(|(a, b)| *a ^= b);
        }
    }
    /// # prove q_exact(&secret, public, secret)
    fn q_exact(data: *mut u8, n: usize, key: u64) -> u64 {
        let mut sum = key;
        let (blocks, rest) = slice_mut(data, n).as_chunks::<8>();
        for block in blocks { sum = sum.wrapping_mul(3) ^ u64::from_le_bytes(*block); }
        rest.iter().fold(sum, |sum, byte| sum << 8 ^ u64::from(*byte))
    }
    /// # prove q_matched(public, &secret)
    fn q_matched(mode: u8, words: &mut Words) -> u8 {
        match mode {
            0 => words[0] ^= words[1],
            1 => words[1] = words[1].wrapping_add(words[0]),
            2 => words[2] = words[2].wrapping_mul(words[3]),
            3 => words.rotate_left(1),
            4 => words.reverse(),
            5 => words[7] = !words[6],
            _ => return 1,
        }
        0
    }
    /// # prove q_optional(&secret, public, secret)
    fn q_optional(words: &mut Words, have: bool, key: u64) {
        let key = if have { Some(key) } else { None };
        if let Some(key) = black_box(key) { words[0] ^= key; }
    }
    /// # prove q_flag(&secret, public)
    fn q_flag(words: &mut Words, n: usize) -> bool { if n > 8 { return false; } words[0] ^= 1; true }
    /// # prove q_rounds(&secret)
    fn q_rounds(s: &mut [u32; 4]) {
        for (number, constant) in ROUNDS.iter().enumerate() {
            let i = number & 3;
            s[i] = s[i].rotate_left(7).wrapping_add(s[(i + 1) & 3]) ^ constant;
        }
    }
    /// # prove q_bytes(&secret, &secret)
    fn q_bytes(out: &mut [u8; 64], words: &Words) {
        for (out, word) in out.chunks_exact_mut(8).zip(words) { out.copy_from_slice(&word.to_be_bytes()); }
    }
    /// # prove q_multiply(&secret, &secret, &secret)
    fn q_multiply(out: &mut Words, a: &[u64; 4], b: &[u64; 4]) {
        *out = [0; 8];
        for (i, a) in a.iter().enumerate() {
            let mut carry = 0u128;
            for (j, b) in b.iter().enumerate() {
                carry += u128::from(*a) * u128::from(*b) + u128::from(out[i + j]);
                (out[i + j], carry) = (carry as u64, carry >> 64);
            }
            out[i + 4] = carry as u64;
        }
    }
    /// # prove q_ladder(&secret, &secret)
    fn q_ladder(words: &mut Words, scalar: &[u8; 32]) {
        let (mut a, mut b) = (*words, [1u64; 8]);
        for i in (0..256).rev() {
            let mask = 0u64.wrapping_sub(u64::from(scalar[i >> 3] >> (i & 7) & 1));
            for (a, b) in a.iter_mut().zip(&mut b) { let t = mask & (*a ^ *b); *a ^= t; *b ^= t; }
            for (a, b) in a.iter_mut().zip(&b) { *a = a.wrapping_mul(*b).wrapping_add(19); }
        }
        *words = a;
    }
    /// # prove q_look_up(&secret, &secret, secret)
    fn q_look_up(out: &mut u64, table: &[u64; 64], index: u64) {
        *out = (0..64).zip(table).fold(0, |sum, (i, entry)| {
            let d = black_box(i ^ index);
            sum | entry & ((d | d.wrapping_neg()) >> 63).wrapping_sub(1)
        });
    }
    /// # prove q_sort(&secret)
    fn q_sort(words: &mut [u32; 8]) {
        for (i, j) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2), (4, 5), (6, 7), (4, 6), (5, 7), (5, 6)] {
            let (a, b) = (words[i], words[j]);
            let mask = black_box(((u64::from(b).wrapping_sub(u64::from(a))) >> 32) as u32);
            words[i] = a ^ mask & (a ^ b);
            words[j] = b ^ mask & (a ^ b);
        }
    }
    /// # prove q_wipe(&secret, public)
    fn q_wipe(data: *mut u8, n: usize) {
        // SAFETY: a byte of the slice.
        for byte in slice_mut(data, n) { unsafe { std::ptr::write_volatile(byte, 0) } }
    }
}
