//! The standards, written anew over bits that are functions of the inputs.
//!
//! Nothing here is shared with the library: its tables are those of `standards/`. Substitutions and
//! carries are named, so that their outputs are atoms. Known answers tie these functions to the
//! standards.

pub mod field;
pub mod gost28147;
pub mod kalyna;
pub mod kupyna;
pub mod kuznyechik;
pub mod steps;
pub mod streebog;
pub mod ublock;

use crate::forms::{Bit, Forms};
use crate::memory::Byte;

/// The bytes behind a name in a file of tables.
fn table(text: &str, name: &str) -> Vec<u8> {
    let digits = entry(text, name);
    (0..digits.len() / 2).map(|i| 16 * digit(digits, 2 * i) + digit(digits, 2 * i + 1)).collect()
}

/// The nibbles behind a name.
fn nibbles(text: &str, name: &str) -> Vec<u8> {
    let digits = entry(text, name);
    (0..digits.len()).map(|i| digit(digits, i)).collect()
}

fn entry<'a>(text: &'a str, name: &str) -> &'a str {
    let line = text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let (own, digits) = line.split_once(' ')?;
        (own == name).then_some(digits)
    });
    line.unwrap_or_else(|| panic!("the tables have {name}"))
}

fn digit(digits: &str, at: usize) -> u8 {
    let digit = char::from(digits.as_bytes()[at]).to_digit(16);
    u8::try_from(digit.expect("tables are hexadecimal")).expect("a digit is less than 16")
}

/// The table that undoes a permutation.
fn inverse(table: &[u8]) -> Vec<u8> {
    let mut inverse = vec![0; table.len()];
    for (from, to) in table.iter().enumerate() {
        inverse[usize::from(*to)] = from as u8;
    }
    inverse
}

/// Sums, byte by byte.
fn xor(forms: &mut Forms, a: &[Byte], b: &[Byte]) -> Vec<Byte> {
    a.iter().zip(b).map(|(a, b)| std::array::from_fn(|i| forms.xor(a[i], b[i]))).collect()
}

/// A product in GF(2^8).
fn product(a: u8, b: u8, polynomial: u16) -> u8 {
    let (mut product, mut power) = (0, u16::from(a));
    for i in 0..8 {
        if b >> i & 1 == 1 {
            product ^= power;
        }
        power <<= 1;
        if power & 0x100 != 0 {
            power ^= polynomial;
        }
    }
    product as u8
}

/// A matrix over GF(2^8), row by row, times a column of bytes.
fn matrix(forms: &mut Forms, rows: &[Vec<u8>], bytes: &[Byte], polynomial: u16) -> Vec<Byte> {
    let mut products = Vec::with_capacity(rows.len());
    for row in rows {
        let mut parts: [Vec<Bit>; 8] = Default::default();
        for (factor, byte) in row.iter().zip(bytes) {
            for (i, bit) in byte.iter().enumerate() {
                let image = product(1 << i, *factor, polynomial);
                for (_, parts) in parts.iter_mut().enumerate().filter(|(j, _)| image >> j & 1 == 1) {
                    parts.push(*bit);
                }
            }
        }
        products.push(parts.map(|parts| forms.sum(parts)));
    }
    products
}
