//! The constants of uBlock. Permutations are given as gathers, i.e. element `i` of the output is
//! element `TABLE[i]` of the input.

/// The 4-bit S-box.
pub const SBOX: [u8; 16] = [7, 4, 9, 12, 11, 10, 13, 8, 15, 14, 1, 6, 0, 3, 2, 5];

/// The byte permutation for the left half of a 128-bit block.
pub const PL128: [u8; 8] = [1, 3, 4, 6, 0, 2, 7, 5];
/// The byte permutation for the right half of a 128-bit block.
pub const PR128: [u8; 8] = [2, 7, 5, 0, 1, 6, 4, 3];

/// The byte permutation for the left half of a 256-bit block.
pub const PL256: [u8; 16] = [2, 7, 8, 13, 3, 6, 9, 12, 1, 4, 15, 10, 14, 11, 5, 0];
/// The byte permutation for the right half of a 256-bit block.
pub const PR256: [u8; 16] = [6, 11, 1, 12, 9, 4, 2, 15, 7, 0, 13, 10, 14, 3, 8, 5];

/// The nibble permutation for the first half of the key register in 128/128.
pub const PK1: [u8; 16] = [6, 0, 8, 13, 1, 15, 5, 10, 4, 9, 12, 2, 11, 3, 7, 14];
/// The nibble permutation for the first half of the key register in 128/256.
pub const PK2: [u8; 32] = [
    10, 5, 15, 0, 2, 7, 8, 13, 14, 6, 4, 12, 1, 3, 11, 9, //
    24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18, 19, 20, 21, 22, 23,
];
/// The nibble permutation for the first half of the key register in 256/256.
pub const PK3: [u8; 32] = [
    10, 5, 15, 0, 2, 7, 8, 13, 1, 14, 4, 12, 9, 11, 3, 6, //
    24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18, 19, 20, 21, 22, 23,
];

/// The round constants RC_1 to RC_24, which come from the eight-stage bit register in the design
/// document.
pub const ROUND_CONSTANTS: [u32; 24] = {
    let mut c = [0u8; 40];
    let seed = [0, 1, 1, 0, 1, 1, 0, 0];
    let mut i = 0;
    while i < 40 {
        c[i] = if i < 8 { seed[i] } else { c[i - 2] ^ c[i - 3] ^ c[i - 7] ^ c[i - 8] };
        i += 1;
    }
    let mut rc = [0u32; 24];
    let mut r = 0;
    while r < 24 {
        let (mut w, mut k) = (0u32, 0);
        while k < 8 {
            w = w << 1 | c[r + 1 + k] as u32;
            k += 1;
        }
        rc[r] = (w * 0x0101_0101) ^ 0x4054_1105;
        r += 1;
    }
    rc
};
