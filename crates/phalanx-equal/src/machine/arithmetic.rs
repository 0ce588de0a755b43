//! Products and comparisons of numbers.

use super::{Machine, value};
use crate::Fault;
use crate::forms::Bit;

impl Machine<'_> {
    /// The product of two numbers without sign, of which one is known if there is not to be a
    /// fault.
    pub(super) fn product(&mut self, a: &[Bit], b: &[Bit], size: usize) -> Result<Vec<Bit>, Fault> {
        let (factor, other) = match (value(a), value(b)) {
            (Some(factor), _) => (factor, b),
            (_, Some(factor)) => (factor, a),
            _ => return self.product_with_holes(a, b, size),
        };
        let mut sum = vec![Bit::ZERO; size];
        for i in (0..64.min(size)).filter(|i| factor >> i & 1 == 1) {
            let mut part = vec![Bit::ZERO; i];
            part.extend_from_slice(other);
            part.resize(size, Bit::ZERO);
            (sum, _) = self.forms.add(&sum, &part, Bit::ZERO, false)?;
        }
        Ok(sum)
    }

    /// The product of two numbers of which only every fourth bit is not known to be 0.
    ///
    /// In each such place of the product at most 15 products of bits add up, which fits in four bits.
    /// So no carry reaches the next such place, and the bit there is the sum modulo 2. The bits
    /// between them, where carries are, may be anything.
    fn product_with_holes(&mut self, a: &[Bit], b: &[Bit], size: usize) -> Result<Vec<Bit>, Fault> {
        const GAP: usize = 4;
        let places = |bits: &[Bit]| (0..bits.len()).filter(|i| bits[*i] != Bit::ZERO).collect::<Vec<_>>();
        let (in_a, in_b) = (places(a), places(b));
        let (Some(first_a), Some(first_b)) = (in_a.first(), in_b.first()) else { return Err(Fault::Unmodelled) };
        let is_spread = |places: &[usize], first: usize| places.iter().all(|place| place % GAP == first % GAP);
        let is_small = in_a.len().min(in_b.len()) < 1 << GAP;
        if !is_spread(&in_a, *first_a) || !is_spread(&in_b, *first_b) || !is_small {
            return Err(Fault::Unmodelled);
        }
        let mut product = self.forms.carryless(a, b);
        product.resize(size.max(product.len()), Bit::ZERO);
        product.truncate(size);
        let (low, high) = (first_a + first_b, in_a[in_a.len() - 1] + in_b[in_b.len() - 1]);
        for (i, bit) in product.iter_mut().enumerate() {
            // There is nothing below the lowest place, and only carries above the highest one.
            if i > low && i < high + GAP && (i - low) % GAP != 0 {
                *bit = self.forms.input();
            }
        }
        Ok(product)
    }

    /// Whether `a` is at least `b`, as numbers without sign.
    pub(super) fn at_least(&mut self, a: &[Bit], b: &[Bit]) -> Result<Bit, Fault> {
        let not_b: Vec<Bit> = b.iter().map(|bit| !*bit).collect();
        Ok(self.forms.add(a, &not_b, Bit::ONE, false)?.1)
    }

    pub(super) fn is_equal(&mut self, a: &[Bit], b: &[Bit]) -> Result<Bit, Fault> {
        // The greater of two is the one exactly if that is at least the other.
        if a.len() == 8 {
            for (greater, one) in [(a, b), (b, a)] {
                let key: [Bit; 8] = std::array::from_fn(|i| greater[i]);
                if let Some([x, y]) = self.maxima.get(&key).copied() {
                    match () {
                        () if x == one => return self.at_least(&x, &y),
                        () if y == one => return self.at_least(&y, &x),
                        () => {}
                    }
                }
            }
        }
        let mut is_equal = Bit::ONE;
        for (a, b) in a.iter().zip(b) {
            let differs = self.forms.xor(*a, *b);
            is_equal = self.forms.and(is_equal, !differs)?;
        }
        Ok(is_equal)
    }

    /// One of two numbers, `a` if a bit is 1, as a sum, if they are sums that differ by a bit. The
    /// bitwise choice is the same function.
    pub(super) fn choice(&mut self, choice: Bit, a: &[Bit], b: &[Bit]) -> Result<Option<Vec<Bit>>, Fault> {
        let (less, carry) = match (self.forms.excess(a, b), self.forms.excess(b, a)) {
            (Some(excess), _) => (b, self.forms.and(choice, excess)?),
            (_, Some(excess)) => (a, self.forms.and(!choice, excess)?),
            _ => return Ok(None),
        };
        let zero = vec![Bit::ZERO; less.len()];
        Ok(Some(self.forms.add_modular(less, &zero, carry, false)?))
    }

    /// Remembers that a number is another one or 0, if one operand of a conjunction has equal bits.
    pub(super) fn note_mask(&mut self, a: &[Bit], b: &[Bit], result: &[Bit]) {
        for (mask, number) in [(a, b), (b, a)] {
            if mask[0].known().is_none() && mask.iter().all(|bit| *bit == mask[0]) {
                self.masked.insert(result.to_vec(), (number.to_vec(), mask[0]));
            }
        }
    }

    /// The disjunction of two such numbers, of which one is 0, if [`choice`](Self::choice) knows it.
    pub(super) fn joined(&mut self, a: &[Bit], b: &[Bit]) -> Result<Option<Vec<Bit>>, Fault> {
        let Some(((a, choice), (b, other))) = self.masked.get(a).cloned().zip(self.masked.get(b).cloned()) else {
            return Ok(None);
        };
        if choice == !other { self.choice(choice, &a, &b) } else { Ok(None) }
    }
}
