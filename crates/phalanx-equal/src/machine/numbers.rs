//! Numbers that depend on how many batches there are, how many are done, and where buffers lie.
//!
//! A proof for any number of batches runs the machine code once for all of them. Counters and
//! pointers are not known in this run. Each is a constant plus multiples of *symbols*. Its bits are
//! inputs that are used for this number alone, apart from low bits on which the symbols have no
//! effect. So moves need no rules, and an output that depends on such an input differs from every
//! reference. Additions and a few other instructions make such numbers from such numbers, exactly
//! modulo 2^64. A condition on them is decided only if it is the same for all values that the symbols
//! may have.

use rustc_hash::FxHashMap;

use super::{STACK_BYTES, STACK_TOP};
use crate::forms::{Bit, Forms};
use crate::memory::{FRAME_BYTES, FRAME_TOP};

/// The number of symbols: batches that are done, all batches, the addresses of four buffers, of the file,
/// of the caller's code, of the stack, and of an aligned frame on it.
pub(crate) const SYMBOLS: usize = 10;
/// The symbol of batches that are done.
pub(crate) const DONE: usize = 0;
/// The symbol of all batches.
pub(crate) const ALL: usize = 1;
/// The symbol of the first buffer's address.
pub(crate) const BUFFERS: usize = 2;
/// The symbol of the page at which the file is loaded, beyond the addresses in it.
pub(crate) const FILE: usize = 6;
/// Bytes of a page, at least.
pub(crate) const PAGE: u64 = 4096;
/// The symbol of the address in the caller.
pub(crate) const CALLER: usize = 7;
/// The symbol of the stack, in multiples of 16 bytes.
pub(crate) const STACK: usize = 8;
/// The symbol of a frame that is aligned more than that.
pub(crate) const FRAME: usize = 9;
/// The most bytes that a buffer has.
pub(crate) const LARGEST: u64 = 1 << 56;

/// Multiples of the symbols.
pub(crate) type Tag = [u64; SYMBOLS];

/// A constant and multiples of symbols, modulo 2^64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Number {
    pub(crate) constant: u64,
    pub(crate) of: Tag,
}

impl Number {
    pub(crate) const fn known(constant: u64) -> Self {
        Self { constant, of: [0; SYMBOLS] }
    }

    pub(crate) const fn symbol(symbol: usize) -> Self {
        let mut of = [0; SYMBOLS];
        of[symbol] = 1;
        Self { constant: 0, of }
    }

    /// Whether a symbol alone has an effect.
    pub(crate) fn is_of(&self, symbol: usize) -> bool {
        self.of.iter().enumerate().all(|(i, of)| (*of != 0) == (i == symbol))
    }

    pub(crate) fn is_known(&self) -> bool {
        self.of == [0; SYMBOLS]
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        let of = std::array::from_fn(|i| self.of[i].wrapping_add(other.of[i]));
        Self { constant: self.constant.wrapping_add(other.constant), of }
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        self.plus(other.times(u64::MAX))
    }

    pub(crate) fn times(self, factor: u64) -> Self {
        Self { constant: self.constant.wrapping_mul(factor), of: self.of.map(|of| of.wrapping_mul(factor)) }
    }

    /// The quotient by a power of two, rounded down, of a number that is not negative and does not wrap.
    /// None: its multiples of symbols have no such quotients.
    fn shifted_right(self, count: u32) -> Option<Self> {
        let is_multiple = |of: &u64| *of == 0 || of.trailing_zeros() >= count;
        let quotient = |number: u64| (number as i64 >> count) as u64;
        let result = Self { constant: quotient(self.constant), of: self.of.map(quotient) };
        self.of.iter().all(is_multiple).then_some(result)
    }

    /// The number of low bits on which the symbols have no effect.
    fn known_bits(&self) -> u32 {
        self.of.iter().fold(64, |count, of| count.min(of.trailing_zeros()))
    }

    /// The same with another number in the place of a symbol.
    pub(crate) fn with(mut self, symbol: usize, value: Self) -> Self {
        let factor = std::mem::take(&mut self.of[symbol]);
        self.plus(value.times(factor))
    }
}

/// An address: where it is in this run, and the symbols on which it depends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) at: u64,
    pub(crate) tag: Tag,
}

impl From<u64> for Address {
    fn from(at: u64) -> Self {
        Self { at, tag: [0; SYMBOLS] }
    }
}

impl std::ops::Add<u64> for Address {
    type Output = Self;
    fn add(self, offset: u64) -> Self {
        Self { at: self.at.wrapping_add(offset), tag: self.tag }
    }
}

/// The values of the symbols that a run covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Domain {
    /// The values with which addresses are computed: the least ones of the batches.
    pub(crate) start: Tag,
    /// What may be added to batches that are done and to all batches, each up to `most` times.
    pub(crate) steps: Vec<[u64; 2]>,
    /// The most batches.
    pub(crate) most: u64,
}

impl Domain {
    /// The value of a number at the start.
    pub(crate) fn value(&self, number: &Number) -> u64 {
        let sum = |sum: u64, (of, at): (&u64, &u64)| sum.wrapping_add(of.wrapping_mul(*at));
        number.of.iter().zip(&self.start).fold(number.constant, sum)
    }

    /// Bounds of a number as a signed integer that does not wrap. None: it may wrap, or depends on
    /// an address.
    fn bounds(&self, number: &Number) -> Option<(i128, i128)> {
        const LIMIT: i128 = 1 << 62;
        if number.of[BUFFERS..] != [0; SYMBOLS - BUFFERS] {
            return None;
        }
        // Each multiple counts with its sign, as in shifts to the right.
        let part = |(of, at): (&u64, &u64)| i128::from(*of as i64) * i128::from(*at);
        let multiples: i128 = number.of[..BUFFERS].iter().zip(&self.start).map(part).sum();
        let start = i128::from(number.constant as i64) + multiples;
        let (mut low, mut high) = (start, start);
        for [done, all] in &self.steps {
            let slope = number.of[DONE].wrapping_mul(*done).wrapping_add(number.of[ALL].wrapping_mul(*all));
            let furthest = i128::from(slope as i64) * i128::from(self.most);
            (low, high) = (low + furthest.min(0), high + furthest.max(0));
        }
        (-LIMIT < low && high < LIMIT).then_some((low, high))
    }

    /// Whether a number is below zero, if it is known.
    fn is_negative(&self, number: &Number) -> Option<bool> {
        match self.bounds(number)? {
            (_, high) if high < 0 => Some(true),
            (low, _) if low >= 0 => Some(false),
            _ => None,
        }
    }

    fn is_zero(&self, number: &Number) -> Option<bool> {
        match self.bounds(number)? {
            (0, 0) => Some(true),
            (low, high) if low > 0 || high < 0 => Some(false),
            _ => None,
        }
    }
}

/// The meaning of a flag for numbers.
#[derive(Clone, Copy)]
enum Condition {
    /// The first is below the second, both without sign.
    Below(Number, Number),
    /// Their difference as signed integers does not fit.
    Overflow(Number, Number),
    /// The number is below zero.
    Negative(Number),
}

/// The numbers of some runs, with their bits.
pub(crate) struct Numbers {
    pub(crate) domain: Domain,
    /// The bits of numbers whose known bits are 0.
    bits: FxHashMap<Number, [Bit; 64]>,
    /// The same numbers by the lowest bit that is not known.
    by_lowest: FxHashMap<Bit, Number>,
    conditions: FxHashMap<Bit, Condition>,
}

impl Default for Numbers {
    fn default() -> Self {
        let domain = Domain { start: [0; SYMBOLS], steps: Vec::new(), most: 0 };
        Self { domain, bits: FxHashMap::default(), by_lowest: FxHashMap::default(), conditions: FxHashMap::default() }
    }
}

impl Numbers {
    pub(crate) fn over(domain: Domain) -> Self {
        Self { domain, ..Self::default() }
    }

    /// Whether all numbers are known, as in runs for a given number of batches.
    pub(crate) fn is_empty(&self) -> bool {
        self.bits.is_empty()
    }

    /// The number that 64 bits are.
    pub(crate) fn number(&self, bits: &[Bit]) -> Option<Number> {
        if bits.len() != 64 {
            return None;
        }
        match super::value(bits) {
            Some(value) => Some(Number::known(value)),
            None => self.symbolic(bits),
        }
    }

    /// The same if it is not known.
    pub(crate) fn symbolic(&self, bits: &[Bit]) -> Option<Number> {
        let count = bits.iter().position(|bit| bit.known().is_none())?;
        let number = self.by_lowest.get(&bits[count])?;
        let is_such =
            bits.len() == 64 && number.known_bits() as usize == count && self.bits[number][count..] == bits[count..];
        let low = super::value(&bits[..count])?;
        is_such.then(|| number.plus(Number::known(low)))
    }

    /// The bits of a number.
    pub(crate) fn bits(&mut self, forms: &mut Forms, number: Number) -> [Bit; 64] {
        if number.is_known() {
            return super::number(number.constant);
        }
        let count = number.known_bits() as usize;
        let low = number.constant & ((1 << count) - 1);
        let number = number.minus(Number::known(low));
        let mut bits = *self.bits.entry(number).or_insert_with(|| {
            let bits = std::array::from_fn(|i| if i < count { Bit::ZERO } else { forms.input() });
            self.by_lowest.insert(bits[count], number);
            bits
        });
        bits[..count].copy_from_slice(&super::number(low)[..count]);
        bits
    }

    /// A number as an address.
    pub(crate) fn address(&self, number: &Number) -> Address {
        Address { at: self.domain.value(number), tag: number.of }
    }

    /// A number without sign, shifted to the right, if the result is a number.
    pub(crate) fn shifted_right(&self, number: Number, count: u32) -> Option<Number> {
        let (low, _) = self.domain.bounds(&number)?;
        number.shifted_right(count).filter(|_| low >= 0)
    }

    /// The carry, as after a subtraction, the overflow and the sign of a difference.
    pub(crate) fn compare(&mut self, forms: &mut Forms, a: Number, b: Number) -> [Bit; 3] {
        let flags: [Bit; 3] = forms.inputs();
        let conditions = [Condition::Below(a, b), Condition::Overflow(a, b), Condition::Negative(a.minus(b))];
        self.conditions.extend(flags.into_iter().zip(conditions));
        flags
    }

    /// A flag, which is known if the condition is the same for all values of the symbols.
    pub(crate) fn resolved(&self, flag: Bit) -> Bit {
        let Some(condition) = self.conditions.get(&flag) else { return flag };
        let domain = &self.domain;
        let are_small = |a: &Number, b: &Number| domain.bounds(a).is_some() && domain.bounds(b).is_some();
        let are_positive =
            |a: &Number, b: &Number| [a, b].iter().all(|number| domain.is_negative(number) == Some(false));
        let is_true = match condition {
            Condition::Below(a, b) if are_positive(a, b) => domain.is_negative(&a.minus(*b)),
            Condition::Below(a, b) if a.of == b.of && is_in_stack(a) && is_in_stack(b) => Some(a.constant < b.constant),
            Condition::Overflow(a, b) if are_small(a, b) => domain.bounds(&a.minus(*b)).map(|_| false),
            Condition::Negative(number) => domain.is_negative(number),
            _ => None,
        };
        is_true.map_or(flag, Bit::constant)
    }

    /// Whether bits, which are those of a number that is not known, are all 0. None: they are no such
    /// number. Some(None): it is not the same for all values of the symbols.
    pub(crate) fn is_zero(&self, bits: &[Bit]) -> Option<Option<bool>> {
        Some(self.domain.is_zero(&self.symbolic(bits)?))
    }

    /// All bits of numbers, and flags.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Bit> {
        self.bits.values().flatten().chain(self.conditions.keys())
    }
}

/// Whether a number is an address in the stack or in an aligned frame on it, or less than 2^32 bytes
/// behind, wherever these are. Such addresses do not wrap.
fn is_in_stack(number: &Number) -> bool {
    let (top, bytes) = match () {
        () if number.of == Number::symbol(STACK).times(16).of => (STACK_TOP, STACK_BYTES),
        () if number.is_of(FRAME) && number.of[FRAME].is_power_of_two() => (FRAME_TOP, FRAME_BYTES),
        () => return false,
    };
    (top - bytes..top + (1 << 32)).contains(&number.constant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_in_the_stack_are_compared_by_their_offsets() {
        let (mut forms, mut numbers) = (Forms::new(), Numbers::default());
        let frame = |constant: u64| Number::symbol(FRAME).times(64).plus(Number::known(constant));
        let at = |constant: u64| Number::symbol(STACK).times(16).plus(Number::known(constant));
        let (low, high) = (at(STACK_TOP - STACK_BYTES), at(STACK_TOP + 64));
        let mut below = |a, b| {
            let [below, ..] = numbers.compare(&mut forms, a, b);
            numbers.resolved(below).known()
        };
        assert_eq!((below(low, high), below(high, low), below(low, low)), (Some(true), Some(false), Some(false)));
        let low_of_frame = frame(FRAME_TOP - FRAME_BYTES);
        assert_eq!((below(low_of_frame, frame(FRAME_TOP)), below(low_of_frame, high)), (Some(true), None));
        // These may be on the other side of address 0.
        assert_eq!(below(at(STACK_TOP - STACK_BYTES - 1), high), None);
        assert_eq!(below(low, at(STACK_TOP + (1 << 32))), None);
        assert_eq!(below(low.times(2), high.times(2)), None);
        assert_eq!(below(low, Number::known(1)), None);
    }

    /// Batches that are done: at least one, and two less than all.
    fn domain() -> Domain {
        let start = [1, 3, 1 << 36, 2 << 36, 3 << 36, 4 << 36, 0, 0, 0, 0];
        Domain { start, steps: vec![[1, 1], [0, 1]], most: LARGEST / 16 }
    }

    fn number(constant: i64, done: i64, all: i64) -> Number {
        let mut of = [0; SYMBOLS];
        (of[DONE], of[ALL]) = (done as u64, all as u64);
        Number { constant: constant as u64, of }
    }

    #[test]
    fn sums_and_multiples_are_exact() {
        let domain = domain();
        let (a, b) = (number(-5, 16, -1), number(7, 3, 1 << 62));
        let (at, to) = (domain.value(&a), domain.value(&b));
        assert_eq!(domain.value(&a.plus(b)), at.wrapping_add(to));
        assert_eq!(domain.value(&a.minus(b)), at.wrapping_sub(to));
        assert_eq!(domain.value(&a.times(24)), at.wrapping_mul(24));
        assert_eq!(a.minus(a), Number::known(0));
        // All batches instead of those that are done and one.
        let one_left = Number::symbol(DONE).plus(Number::known(1));
        assert_eq!(number(2, 3, 5).with(ALL, one_left), number(7, 8, 0));
        assert!(number(0, -1, 1).with(ALL, one_left).is_known());
    }

    #[test]
    fn conditions_hold_for_all_batches_or_are_not_decided() {
        let domain = domain();
        // At least two are left.
        assert_eq!(domain.is_zero(&number(-1, -1, 1)), Some(false));
        assert_eq!(domain.is_zero(&number(1, 1, -1)), Some(false));
        assert_eq!(domain.is_zero(&number(-2, -1, 1)), None);
        assert_eq!(domain.is_zero(&number(-3, -1, 1)), None);
        assert_eq!(domain.is_zero(&number(-16, -16, 16)), Some(false));
        // The last batches of three, and of more.
        assert_eq!(domain.is_zero(&number(-4, 1, 0)), None);
        assert_eq!(domain.is_zero(&number(-5, 0, 1)), None);
        assert_eq!(domain.is_zero(&number(0, 1, 0)), Some(false));
        assert_eq!(domain.is_zero(&number(0, 0, 0)), Some(true));
        assert_eq!(domain.is_negative(&number(-2, -1, 1)), Some(false));
        assert_eq!(domain.is_negative(&number(1, 1, -1)), Some(true));
        assert_eq!(domain.is_negative(&number(5, 1, -1)), None);
        // Numbers that may wrap, and addresses.
        assert_eq!(domain.is_zero(&number(1, 0, 1 << 20)), None);
        assert_eq!(domain.is_zero(&number(1 << 62, 0, 1)), None);
        assert_eq!(domain.is_zero(&Number::symbol(BUFFERS)), None);
        assert_eq!(domain.is_zero(&Number::symbol(BUFFERS).minus(Number::symbol(BUFFERS + 1))), None);
    }

    #[test]
    fn flags_are_resolved_only_where_numbers_do_not_wrap() {
        let (mut forms, mut numbers) = (Forms::new(), Numbers::over(domain()));
        let mut below = |a, b| numbers.compare(&mut forms, a, b).map(|flag| numbers.resolved(flag).known());
        let (done, all) = (Number::symbol(DONE), Number::symbol(ALL));
        let one = Number::known(1);
        assert_eq!(below(done, all), [Some(true), Some(false), Some(true)]);
        assert_eq!(below(all, done), [Some(false); 3]);
        assert_eq!(below(done.plus(one).plus(one), all)[0], None);
        // A negative number is a large one without sign.
        assert_eq!(below(done.minus(all), all)[0], None);
        assert_eq!(below(all.times(1 << 30), all), [None; 3]);
        let [buffer, other] = [Number::symbol(BUFFERS), Number::symbol(BUFFERS + 1)];
        assert_eq!(below(buffer, other), [None; 3]);
        assert_eq!(below(buffer, done), [None; 3]);
    }

    #[test]
    fn bits_stand_for_one_number() {
        let (mut forms, mut numbers) = (Forms::new(), Numbers::default());
        let a = numbers.bits(&mut forms, number(1, 2, 3));
        let b = numbers.bits(&mut forms, number(1, 2, 4));
        assert_eq!(numbers.bits(&mut forms, number(1, 2, 3)), a);
        assert_eq!(numbers.number(&a), Some(number(1, 2, 3)));
        assert_eq!(numbers.number(&b), Some(number(1, 2, 4)));
        assert_eq!(numbers.number(&super::super::number(77)), Some(Number::known(77)));
        let mut mixed = a;
        mixed[63] = b[63];
        assert_eq!(numbers.number(&mixed), None);
        assert_eq!(numbers.number(&a[..32]), None);
        mixed[63] = Bit::ZERO;
        assert_eq!(numbers.number(&mixed), None);
        // Bits at which a number would be known do not make it so.
        let inputs: [Bit; 64] = forms.inputs();
        assert_eq!(numbers.number(&inputs), None);
    }

    #[test]
    fn low_bits_are_known_where_symbols_have_no_effect() {
        let (mut forms, mut numbers) = (Forms::new(), Numbers::over(domain()));
        let (a, b) = (number(37, 16, 0), number(32, 16, 0));
        let (bits, others) = (numbers.bits(&mut forms, a), numbers.bits(&mut forms, b));
        assert_eq!(super::super::value(&bits[..4]), Some(5));
        assert_eq!(bits[4..], others[4..]);
        assert_eq!((numbers.number(&bits), numbers.number(&others)), (Some(a), Some(b)));
        assert_ne!(numbers.bits(&mut forms, number(48, 16, 0))[4..], bits[4..]);
        // A number with more known bits than such numbers have.
        let mut shifted = [Bit::ZERO; 64];
        shifted[5..].copy_from_slice(&bits[4..63]);
        assert_eq!(numbers.number(&shifted), None);
        let mut cleared = bits;
        cleared[..5].fill(Bit::ZERO);
        assert_eq!(numbers.number(&cleared), None);
    }

    #[test]
    fn shifts_to_the_right_are_exact_or_no_numbers() {
        let numbers = Numbers::over(domain());
        let shifted = |number, count| numbers.shifted_right(number, count);
        assert_eq!(shifted(number(37, 16, 32), 4), Some(number(2, 1, 2)));
        assert_eq!(shifted(number(37, 16, 32), 5), None);
        // At least 16 * 3 - 16 - 20.
        assert_eq!(shifted(number(-20, -16, 16), 4), Some(number(-2, -1, 1)));
        assert_eq!(shifted(number(-33, -16, 16), 4), None);
        assert_eq!(shifted(number(0, 1 << 62, 0), 1), None);
        assert_eq!(shifted(Number::symbol(BUFFERS).times(16), 4), None);
    }
}
