//! Operations of modes on blocks other than the cipher: counters, tweaks and doublings.

use std::ops::Range;

use crate::forms::{Bit, Forms, TooWide};
use crate::memory::Byte;

/// The operation that turns a block into the next one.
pub enum Step {
    /// A number in some bytes of the block goes up by one.
    Number {
        /// Where it is.
        place: Range<usize>,
        /// Whether its first byte is the most significant one.
        is_big_endian: bool,
    },
    /// GOST 28147-89, section 3: the first word goes up by 0x01010101 modulo 2^32, the second one
    /// by 0x01010104 modulo 2^32 - 1.
    Gamma,
    /// The block times x, as an element of a field: x^bits is the sum of the powers of x in
    /// `terms`.
    Times {
        /// The exponents.
        terms: [usize; 4],
        /// Whether the first byte is the most significant one.
        is_big_endian: bool,
    },
    /// The bits of each byte in the other order.
    ReversedBits,
}

/// The bytes of a block, and the step of a routine of this name. None: there is no such routine.
pub fn by_name(name: &str) -> Option<(usize, Step)> {
    let times = |block: usize, is_big_endian| {
        let terms = match block {
            8 => [4, 3, 1, 0],
            16 => [7, 2, 1, 0],
            32 => [10, 5, 2, 0],
            _ => [8, 5, 2, 0],
        };
        Some((block, Step::Times { terms, is_big_endian }))
    };
    let number =
        |block: usize, place: Range<usize>, is_big_endian| Some((block, Step::Number { place, is_big_endian }));
    match name {
        "gamma" => return Some((8, Step::Gamma)),
        "reverse_bits" => return Some((16, Step::ReversedBits)),
        "double_8" | "double_16" => return times(name[7..].parse().ok()?, true),
        "tweaks_16" | "tweaks_32" | "tweaks_64" => return times(name[7..].parse().ok()?, false),
        _ => {}
    }
    let mut parts = name.splitn(3, '_');
    let (order, block) = (parts.next()?, parts.next()?.parse::<usize>().ok()?);
    match (order, parts.next()) {
        ("little", None) => number(block, 0..block, false),
        ("little", Some("low")) => number(block, 0..block / 2, false),
        ("little", Some("low_8")) => number(block, 0..8, false),
        ("big", None) => number(block, 0..block, true),
        ("big", Some("last_4")) => number(block, block - 4..block, true),
        ("big", Some("last_8")) => number(block, block - 8..block, true),
        ("big", Some("first_4")) => number(block, 0..4, true),
        ("big", Some("first_8")) => number(block, 0..8, true),
        _ => None,
    }
}

/// A number plus another one: the low word by an adder, and the rest, as a whole, goes up by one if
/// that carries.
fn plus(forms: &mut Forms, number: &[Bit], summand: &[Bit; 64]) -> Result<Vec<Bit>, TooWide> {
    let (low, high) = number.split_at(number.len().min(64));
    let (mut sum, carry) = forms.add(low, &summand[..low.len()], Bit::ZERO, true)?;
    let mut are_ones = Bit::ONE;
    for bit in high {
        let change = forms.conjunction(are_ones, carry)?;
        sum.push(forms.xor(*bit, change));
        are_ones = forms.conjunction(are_ones, *bit)?;
    }
    Ok(sum)
}

fn known(number: u64) -> [Bit; 64] {
    std::array::from_fn(|i| Bit::constant(number >> i & 1 == 1))
}

/// A number in some bytes of a block, plus another one.
fn plus_in(
    forms: &mut Forms,
    block: &[Byte],
    place: Range<usize>,
    is_big_endian: bool,
    summand: &[Bit; 64],
) -> Result<Vec<Byte>, TooWide> {
    let mut after = block.to_vec();
    let number = plus(forms, &bits(&block[place.clone()], is_big_endian), summand)?;
    after[place].copy_from_slice(&bytes(&number, is_big_endian));
    Ok(after)
}

fn bits(bytes: &[Byte], is_big_endian: bool) -> Vec<Bit> {
    match is_big_endian {
        true => bytes.iter().rev().flatten().copied().collect(),
        false => bytes.concat(),
    }
}

fn bytes(bits: &[Bit], is_big_endian: bool) -> Vec<Byte> {
    let mut bytes = bits.as_chunks::<8>().0.to_vec();
    if is_big_endian {
        bytes.reverse();
    }
    bytes
}

impl Step {
    /// A block, any number of steps on. None: there is no formula for it.
    ///
    /// # Errors
    ///
    /// If too many bits depend on one another.
    pub fn after_any(
        &self,
        forms: &mut Forms,
        block: &[Byte],
        count: &[Bit; 64],
    ) -> Result<Option<Vec<Byte>>, TooWide> {
        match self {
            Self::Number { place, is_big_endian } => {
                plus_in(forms, block, place.clone(), *is_big_endian, count).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A block, so many steps on.
    ///
    /// # Errors
    ///
    /// If too many bits depend on one another.
    pub fn after(&self, forms: &mut Forms, block: &[Byte], count: u64) -> Result<Vec<Byte>, TooWide> {
        let mut after = block.to_vec();
        match self {
            Self::Number { place, is_big_endian } => {
                after = plus_in(forms, block, place.clone(), *is_big_endian, &known(count))?;
            }
            Self::Gamma => {
                // Modulo 2^32 - 1, in numbers from 1 to 2^32 - 1: bits above the lowest 32 are
                // added to them.
                let mut sum = block[4..].concat();
                sum.resize(64, Bit::ZERO);
                let mut sum = plus(forms, &sum, &known(count.wrapping_mul(0x0101_0104)))?;
                for _ in 0..2 {
                    let (mut low, mut high) = (sum[..32].to_vec(), sum[32..].to_vec());
                    low.resize(64, Bit::ZERO);
                    high.resize(64, Bit::ZERO);
                    sum = forms.add_modular(&low, &high, Bit::ZERO, true)?;
                }
                let low = plus(forms, &block[..4].concat(), &known(count.wrapping_mul(0x0101_0101)))?;
                after = bytes(&[&low, &sum[..32]].concat(), false);
            }
            Self::Times { terms, is_big_endian } => {
                let mut element = bits(block, *is_big_endian);
                for _ in 0..count {
                    let over = element.pop().unwrap_or(Bit::ZERO);
                    element.insert(0, Bit::ZERO);
                    for term in terms {
                        element[*term] = forms.xor(element[*term], over);
                    }
                }
                after = bytes(&element, *is_big_endian);
            }
            Self::ReversedBits => after.iter_mut().for_each(|byte| byte.reverse()),
        }
        Ok(after)
    }
}
