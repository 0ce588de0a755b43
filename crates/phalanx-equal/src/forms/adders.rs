//! Sums of numbers.

use super::{Bit, Blocks, Forms, TooWide};
use crate::truth::Truth;

/// A number as a sum, modulo a power of two: numbers, bits, and a constant.
#[derive(Clone, Default)]
pub(super) struct Terms {
    numbers: Vec<Vec<Bit>>,
    bits: Vec<Bit>,
    constant: u64,
}

impl Terms {
    /// The most numbers and bits that are kept.
    const MOST: usize = 3;

    fn of_bit(bit: Bit) -> Self {
        match bit.known() {
            Some(value) => Self { constant: value.into(), ..Self::default() },
            None => Self { bits: vec![bit], ..Self::default() },
        }
    }

    /// All bits of its parts.
    pub(super) fn parts(&self) -> impl Iterator<Item = &Bit> {
        self.numbers.iter().flatten().chain(&self.bits)
    }

    /// Minus one, minus the sum.
    fn complement(&self) -> Self {
        // For a number, -x is the complement of x plus 1. For a bit, it is the complement minus 1.
        let numbers = self.numbers.iter().map(|number| number.iter().map(|bit| !*bit).collect()).collect();
        let bits = self.bits.iter().map(|bit| !*bit).collect();
        let more = (self.numbers.len() as u64).wrapping_sub(self.bits.len() as u64);
        Self { numbers, bits, constant: more.wrapping_sub(self.constant).wrapping_sub(1) }
    }

    /// The sum of two, after cancelling. None: it has too many parts.
    fn joined(mut self, other: Self) -> Option<Self> {
        self.constant = self.constant.wrapping_add(other.constant);
        for number in other.numbers {
            let is_complement = |own: &Vec<Bit>| own.iter().zip(&number).all(|(a, b)| *a == !*b);
            match self.numbers.iter().position(is_complement) {
                Some(place) => {
                    self.numbers.swap_remove(place);
                    self.constant = self.constant.wrapping_sub(1);
                }
                None => self.numbers.push(number),
            }
        }
        for bit in other.bits {
            match self.bits.iter().position(|own| *own == !bit) {
                Some(place) => {
                    self.bits.swap_remove(place);
                    self.constant = self.constant.wrapping_add(1);
                }
                None => self.bits.push(bit),
            }
        }
        (self.numbers.len() <= Self::MOST && self.bits.len() <= Self::MOST).then_some(self)
    }
}

impl Forms {
    /// Whether at least two of three bits are 1: the carry of an adder.
    pub fn carry(&mut self, a: Bit, b: Bit, c: Bit, is_named: bool) -> Result<Bit, TooWide> {
        match () {
            () if a == b || c == a => Ok(a),
            () if b == c || a == !c => Ok(b),
            () if a == !b => Ok(c),
            () if b == !c => Ok(a),
            () if a.known().is_some() => self.carry(b, a, c, is_named),
            () if b == Bit::ZERO => self.conjunction(a, c),
            () if b == Bit::ONE => Ok(!self.conjunction(!a, !c)?),
            () => {
                if let Some(blocks) = self.blocks(&[a, b, c]) {
                    let [a, b, c] = self.lowered(blocks, [a, b, c]);
                    let carry = self.carry(a, b, c, is_named)?;
                    return Ok(self.lifted(blocks, carry));
                }
                let majority = |t: &[Truth]| [(t[0] & t[1]) ^ (t[0] & t[2]) ^ (t[1] & t[2])];
                Ok(self.apply(&[a, b, c], is_named, majority)?[0])
            }
        }
    }

    /// The product of two bits, each of which may be a product of many, as carries out of a number
    /// are that goes up by one. The same factors in another order give the same bit.
    pub(crate) fn conjunction(&mut self, a: Bit, b: Bit) -> Result<Bit, TooWide> {
        if a.known().is_some() || b.known().is_some() {
            return self.plain_and(a, b);
        }
        if let Some(blocks) = self.blocks(&[a, b]) {
            let [a, b] = self.lowered(blocks, [a, b]);
            let product = self.conjunction(a, b)?;
            return Ok(self.lifted(blocks, product));
        }
        if a.node() == b.node() {
            return self.plain_and(a, b);
        }
        // Sums of products are multiplied out, as far as they are known.
        for (sum, other) in [(a, b), (b, a)] {
            if let Some((c, [x, y])) = self.alternatives.get(&sum).copied() {
                // Where `c` is 1, `x` is 0.
                if self.implies(other, c) {
                    return self.conjunction(y, other);
                }
                let (x, y) = (self.conjunction(x, other)?, self.conjunction(y, other)?);
                return Ok(self.xor(x, y));
            }
        }
        let mut all = [self.factors_of(a), self.factors_of(b)].concat();
        all.sort_unstable();
        all.dedup();
        if all.windows(2).any(|pair| pair[0] == !pair[1]) {
            return Ok(Bit::ZERO);
        }
        if let Some(product) = self.conjunctions.get(&all) {
            return Ok(*product);
        }
        let product = self.plain_and(a, b)?;
        if product.known().is_none() {
            self.conjunctions.insert(all.clone(), product);
            // It may have others, which came first.
            self.factors.entry(product).or_insert(all);
        }
        Ok(product)
    }

    fn factors_of(&self, bit: Bit) -> Vec<Bit> {
        self.factors.get(&bit).cloned().unwrap_or_else(|| vec![bit])
    }

    /// Whether all factors of one bit are known to be factors of another one.
    fn implies(&self, bit: Bit, other: Bit) -> bool {
        let factors = self.factors_of(bit);
        self.factors_of(other).iter().all(|factor| factors.contains(factor))
    }

    /// Whether all bits of a number are 0.
    ///
    /// The sum of a number `x`, a bit `c` and a constant `k` is 0 if `c` is 0 and `x` is `-k`, or
    /// `c` is 1 and `x` is `-k - 1`. So carries that code finds by such comparisons, word by word,
    /// become products of bits.
    pub(crate) fn is_zero(&mut self, number: &[Bit]) -> Result<Bit, TooWide> {
        if number.contains(&Bit::ONE) {
            return Ok(Bit::ZERO);
        }
        if let Some(blocks) = self.blocks(number) {
            let number = self.lowered(blocks, number.to_vec());
            let is_zero = self.is_zero(&number)?;
            return Ok(self.lifted(blocks, is_zero));
        }
        let (x, c, k) = match self.terms.get(number) {
            Some(Terms { numbers, bits, constant }) if numbers.len() == 1 && bits.len() == 1 => {
                (numbers[0].clone(), bits[0], *constant)
            }
            _ => {
                return number.iter().try_fold(Bit::ONE, |is_zero, bit| self.and(is_zero, !*bit));
            }
        };
        let mut alternatives = [!c, c];
        for (is_zero, value) in alternatives.iter_mut().zip([k.wrapping_neg(), !k]) {
            for (i, bit) in x.iter().enumerate() {
                let is_right = if value >> i & 1 == 1 { *bit } else { !*bit };
                *is_zero = self.conjunction(*is_zero, is_right)?;
            }
        }
        let is_zero = self.xor(alternatives[0], alternatives[1]);
        if is_zero.known().is_none() {
            self.alternatives.insert(is_zero, (c, alternatives));
        }
        Ok(is_zero)
    }

    /// The sum of two numbers and a carry, least significant bit first, and the carry out of it.
    pub fn add(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit, is_named: bool) -> Result<(Vec<Bit>, Bit), TooWide> {
        if let Some(blocks) = self.blocks(a.iter().chain(b).chain([&carry])) {
            let (a, b) = (self.lowered(blocks, a.to_vec()), self.lowered(blocks, b.to_vec()));
            let [carry] = self.lowered(blocks, [carry]);
            let sum = self.add(&a, &b, carry, is_named)?;
            return Ok(self.lifted(blocks, sum));
        }
        let mut sum = Vec::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            let half = self.xor(*a, *b);
            sum.push(self.xor(half, carry));
            carry = self.carry(*a, *b, carry, is_named)?;
        }
        Ok((sum, carry))
    }

    /// The sum of bytes and a known number, as one number, modulo a power of two.
    ///
    /// Byte `x` and constant `k` pass on 1 if `x + k` is at least 256, or if `x + k + 1` is and the byte
    /// before passes on 1. Both conditions are functions of the byte, so the carry is a function of
    /// three bits. Code that adds bit by bit finds it as another function, of the highest bit and the
    /// carry into it. From now on, that is the same bit.
    pub(crate) fn add_bytes(&mut self, bytes: &[[Bit; 8]], constants: &[u8]) -> Result<Vec<[Bit; 8]>, TooWide> {
        let (mut sums, mut carry) = (Vec::with_capacity(bytes.len()), Bit::ZERO);
        for (byte, constant) in bytes.iter().zip(constants) {
            let conditions = |x: u8| u8::from(x > !constant) | u8::from(x >= !constant) << 1;
            let table: Vec<u8> = (0..=255).map(conditions).collect();
            let [generates, passes] = self.look_up::<2>(byte, &table, true)?;
            let number: [Bit; 8] = std::array::from_fn(|i| Bit::constant(constant >> i & 1 == 1));
            let (sum, over) = self.add(byte, &number, carry, true)?;
            sums.push(std::array::from_fn(|i| sum[i]));
            carry = match carry.known() {
                Some(false) => generates,
                _ => self.apply(&[generates, passes, carry], true, |t| {
                    let through = t[1] & t[2];
                    [t[0] ^ through ^ (t[0] & through)]
                })?[0],
            };
            self.identify(over, carry);
        }
        Ok(sums)
    }

    /// The sum of two numbers and a carry, modulo a power of two.
    ///
    /// Sums of sums are put together anew, in one order, if they have few parts: so it does not
    /// matter in which order code adds, and whether it adds a carry that it has found by itself.
    pub fn add_modular(&mut self, a: &[Bit], b: &[Bit], carry: Bit, is_named: bool) -> Result<Vec<Bit>, TooWide> {
        if let Some(blocks) = self.blocks(a.iter().chain(b).chain([&carry])) {
            let (a, b) = (self.lowered(blocks, a.to_vec()), self.lowered(blocks, b.to_vec()));
            let [carry] = self.lowered(blocks, [carry]);
            let sum = self.add_modular(&a, &b, carry, is_named)?;
            return Ok(self.lifted(blocks, sum));
        }
        if a.len() > 64 {
            return Ok(self.add(a, b, carry, is_named)?.0);
        }
        // A double is a shift, whose difference to another shift may be linear where those to the number
        // are not.
        if a == b {
            return Ok(self.add(a, b, carry, is_named)?.0);
        }
        let Some(terms) =
            self.terms_of(a).joined(self.terms_of(b)).and_then(|terms| terms.joined(Terms::of_bit(carry)))
        else {
            return Ok(self.add(a, b, carry, is_named)?.0);
        };
        let size = a.len();
        let mut constant = if size == 64 { terms.constant } else { terms.constant & ((1 << size) - 1) };
        let mut numbers = terms.numbers.clone();
        numbers.sort_unstable();
        let mut numbers = numbers.into_iter();
        let sum = match numbers.next() {
            None => self.add(a, b, carry, is_named)?.0,
            Some(mut sum) => {
                let mut bits = terms.bits.clone();
                bits.sort_unstable();
                let mut bits = bits.into_iter();
                let mut into = bits.next().unwrap_or(Bit::ZERO);
                if into == Bit::ZERO && constant == 1 {
                    (into, constant) = (Bit::ONE, 0);
                }
                let number = |constant: u64| (0..size).map(|i| Bit::constant(constant >> i & 1 == 1)).collect();
                let bits = bits.map(|bit| std::iter::once(bit).chain(vec![Bit::ZERO; size - 1]).collect());
                let constants = (constant != 0).then(|| number(constant));
                let mut parts: Vec<Vec<Bit>> = numbers.chain(bits).chain(constants).collect();
                if parts.is_empty() {
                    parts.push(number(0));
                }
                for part in parts {
                    (sum, _) = self.add(&sum, &part, std::mem::replace(&mut into, Bit::ZERO), is_named)?;
                }
                sum
            }
        };
        // The same holds of their low parts.
        for size in [8, 16, 32, 64].into_iter().filter(|size| *size <= sum.len()) {
            let low = &sum[..size];
            if low.iter().any(|bit| bit.known().is_none()) && !self.terms.contains_key(low) {
                let numbers = terms.numbers.iter().map(|number| number[..size].to_vec()).collect();
                self.terms.insert(low.to_vec(), Terms { numbers, ..terms.clone() });
            }
        }
        Ok(sum)
    }

    /// The bit by which one number is greater than another, modulo a power of two, if they are known
    /// as sums of the same numbers.
    pub(crate) fn excess(&self, a: &[Bit], b: &[Bit]) -> Option<Bit> {
        if a.len() > 64 || a.len() != b.len() {
            return None;
        }
        match self.blocks(a.iter().chain(b)) {
            None => {}
            Some(Blocks::Several) => return None,
            Some(Blocks::One(block)) => {
                let [a, b] = [a, b].map(|number| number.iter().map(|bit| bit.of_any_block()).collect::<Vec<_>>());
                return self.excess(&a, &b).map(|bit| self.at(bit, block));
            }
        }
        let Terms { numbers, bits, constant } = self.terms_of(a).joined(self.terms_of(b).complement())?;
        let difference = constant.wrapping_add(1) & u64::MAX >> (64 - a.len());
        match (&bits[..], difference) {
            _ if !numbers.is_empty() => None,
            ([], 0 | 1) => Some(Bit::constant(difference == 1)),
            ([bit], 0) => Some(*bit),
            _ => None,
        }
    }

    /// A number as a sum, as far as it is known.
    fn terms_of(&self, number: &[Bit]) -> Terms {
        if let Some(terms) = self.terms.get(number) {
            return terms.clone();
        }
        let complement: Vec<Bit> = number.iter().map(|bit| !*bit).collect();
        if let Some(terms) = self.terms.get(&complement) {
            return terms.complement();
        }
        if let Some(constant) =
            number.iter().enumerate().try_fold(0, |sum, (i, bit)| Some(sum | u64::from(bit.known()?) << i))
        {
            return Terms { constant, ..Terms::default() };
        }
        // All bits alike: 0 or -1.
        if number.iter().all(|bit| *bit == number[0]) {
            return Terms { bits: vec![!number[0]], constant: u64::MAX, ..Terms::default() };
        }
        if number[1..].iter().all(|bit| *bit == Bit::ZERO) {
            return Terms::of_bit(number[0]);
        }
        Terms { numbers: vec![number.to_vec()], ..Terms::default() }
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashMap;

    use super::*;

    const CONSTANTS: [u8; 4] = [0xf3, 0xf0, 0x0f, 0xf0];

    #[test]
    fn sums_of_bytes_have_the_values_of_sums() {
        let mut forms = Forms::new();
        let bytes: [[Bit; 8]; 4] = std::array::from_fn(|_| forms.inputs());
        let sums = forms.add_bytes(&bytes, &CONSTANTS).unwrap();
        let mut random = fastrand::Rng::with_seed(1);
        for point in 0..200 {
            let mut number = random.u32(..);
            // Bytes that pass carries on.
            for i in 0..4 {
                if point >> i & 1 == 1 {
                    number = number & !(0xff << (8 * i)) | u32::from(!CONSTANTS[i]) << (8 * i);
                }
            }
            let input = |(i, bit): (usize, &Bit)| (*bit, number >> i & 1 == 1);
            let mut values: FxHashMap<Bit, bool> = bytes.as_flattened().iter().enumerate().map(input).collect();
            let sum = number.wrapping_add(u32::from_le_bytes(CONSTANTS));
            for (i, bit) in sums.as_flattened().iter().enumerate() {
                assert_eq!(forms.evaluate(*bit, &mut values), Some(sum >> i & 1 == 1), "{number:x}, bit {i}");
            }
        }
    }

    #[test]
    fn sums_of_bytes_are_the_same_however_carries_are_found() {
        let mut forms = Forms::new();
        let bytes: [[Bit; 8]; 4] = std::array::from_fn(|_| forms.inputs());
        let sums = forms.add_bytes(&bytes, &CONSTANTS).unwrap();
        // Bit by bit.
        let mut carry = Bit::ZERO;
        for (i, x) in bytes.as_flattened().iter().enumerate() {
            let k = Bit::constant(CONSTANTS[i / 8] >> (i % 8) & 1 == 1);
            let half = forms.xor(*x, k);
            assert_eq!(forms.xor(half, carry), sums[i / 8][i % 8], "bit {i}");
            let (both, through) = (forms.and(*x, k).unwrap(), forms.and(carry, half).unwrap());
            carry = forms.or(both, through).unwrap();
        }
        // With the carries of bytes with and without a carry into them.
        let mut carry = Bit::ZERO;
        for (i, x) in bytes.iter().enumerate() {
            let k: [Bit; 8] = std::array::from_fn(|j| Bit::constant(CONSTANTS[i] >> j & 1 == 1));
            let mut number = [Bit::ZERO; 8];
            number[0] = carry;
            let sum = forms.add_modular(x, &k, Bit::ZERO, false).unwrap();
            assert_eq!(forms.add_modular(&sum, &number, Bit::ZERO, false).unwrap(), sums[i], "byte {i}");
            let (_, generated) = forms.add(x, &k, Bit::ZERO, false).unwrap();
            let (_, passed) = forms.add(&k, x, Bit::ONE, false).unwrap();
            let through = forms.and(passed, carry).unwrap();
            carry = forms.or(generated, through).unwrap();
        }
    }

    #[test]
    fn a_complement_that_is_identified_with_a_bit_stays_one() {
        let mut forms = Forms::new();
        let bytes: [[Bit; 8]; 4] = std::array::from_fn(|_| forms.inputs());
        let choice = forms.input();
        forms.add_bytes(&bytes, &CONSTANTS).unwrap();
        let (mut before, mut carry) = (Bit::ZERO, Bit::ZERO);
        for (i, bit) in bytes.as_flattened().iter().enumerate().take(16) {
            before = carry;
            let constant = Bit::constant(CONSTANTS[i / 8] >> (i % 8) & 1 == 1);
            let half = forms.xor(*bit, constant);
            let (both, through) = (forms.and(*bit, constant).unwrap(), forms.and(carry, half).unwrap());
            carry = forms.or(both, through).unwrap();
        }
        // The sum of the first two bits of the index, and the product of all.
        let table: Vec<u8> = (0..8).map(|i: u8| (i & 1 ^ i >> 1 & 1) | u8::from(i == 7) << 1).collect();
        let high = bytes[1][7];
        let other = forms.and(!high, before).unwrap();
        forms.look_up::<2>(&[high, other, choice], &table, false).unwrap();
        let [sum, _] = forms.look_up::<2>(&[high, carry, choice], &table, false).unwrap();
        // high + (high | before), which the carry is.
        assert!(forms.is_equal(sum, other) && !forms.is_equal(sum, !other));
    }
}
