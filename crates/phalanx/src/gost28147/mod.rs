//! GOST 28147-89 and Magma.

mod sboxes;

pub use sboxes::{NAMED_SETS, NamedSet};

/// The eight substitutions of GOST 28147-89, each of sixteen nibbles.
///
/// Row 0 acts on the least significant nibble; it is called K1 or pi1 in RFC 4357. Rows need not be permutations:
/// the cipher is invertible with any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sbox {
    rows: [[u8; 16]; 8],
}

impl Sbox {
    /// Eight groups of sixteen hexadecimal digits.
    const fn from_hex(text: &str) -> Self {
        let (text, mut rows, mut at, mut n) = (text.as_bytes(), [[0; 16]; 8], 0, 0);
        while at < text.len() {
            let digit = match text[at] {
                b' ' => None,
                c @ b'0'..=b'9' => Some(c - b'0'),
                c @ b'a'..=b'f' => Some(c - b'a' + 10),
                _ => panic!("not a hexadecimal digit"),
            };
            if let Some(digit) = digit {
                rows[n / 16][n % 16] = digit;
                n += 1;
            }
            at += 1;
        }
        assert!(n == 128, "eight rows of sixteen");
        Self { rows }
    }

    /// The rows, that of the least significant nibble first.
    pub const fn rows(&self) -> &[[u8; 16]; 8] {
        &self.rows
    }
}
