//! Entries of tables, and products.

use super::{Atom, Bit, Definition, Forms, TooWide};
use crate::truth::Truth;

impl Forms {
    /// The first `N` bits of the entry of a table at an index, least significant bit first.
    pub fn look_up<const N: usize>(
        &mut self,
        index: &[Bit],
        table: &[u8],
        is_named: bool,
    ) -> Result<[Bit; N], TooWide> {
        assert_eq!(table.len(), 1 << index.len(), "a table has an entry for every index");
        if let Some(blocks) = self.blocks(index) {
            let index = self.lowered(blocks, index.to_vec());
            let entry = self.look_up(&index, table, is_named)?;
            return Ok(self.lifted(blocks, entry));
        }
        self.apply(index, is_named, |t| {
            let mut outputs = [Truth::ZERO; N];
            for point in 0..256 {
                let at = t.iter().enumerate().fold(0, |at, (i, t)| at | usize::from(t.at(point)) << i);
                for (i, output) in outputs.iter_mut().enumerate() {
                    if table[at] >> i & 1 == 1 {
                        output.set(point);
                    }
                }
            }
            outputs
        })
    }

    /// The same where the table may depend on the inputs.
    pub fn look_up_in<const N: usize>(
        &mut self,
        index: &[Bit],
        table: &[[Bit; 8]],
        is_named: bool,
    ) -> Result<[Bit; N], TooWide> {
        let known = |byte: &[Bit; 8]| {
            byte.iter().enumerate().try_fold(0, |sum, (i, bit)| Some(sum | u8::from(bit.known()?) << i))
        };
        if let Some(known) = table.iter().map(known).collect::<Option<Vec<u8>>>() {
            return self.look_up(index, &known, is_named);
        }
        if let Some(blocks) = self.blocks(index.iter().chain(table.as_flattened())) {
            let index = self.lowered(blocks, index.to_vec());
            let table: Vec<[Bit; 8]> = table.iter().map(|entry| self.lowered(blocks, *entry)).collect();
            let entry = self.look_up_in(&index, &table, is_named)?;
            return Ok(self.lifted(blocks, entry));
        }
        let mut bits = [Bit::ZERO; N];
        for (i, bit) in bits.iter_mut().enumerate() {
            *bit = self.choose(index, table.iter().map(|entry| entry[i]).collect())?;
        }
        Ok(bits)
    }

    /// The product of two sums as the sum of the products of their parts. Products of atoms are
    /// atoms like inputs.
    pub fn multiply(&mut self, a: Bit, b: Bit) -> Bit {
        match (a.known(), b.known()) {
            (Some(false), _) | (_, Some(false)) => return Bit::ZERO,
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            _ => {}
        }
        if let Some(blocks) = self.blocks(&[a, b]) {
            let [a, b] = self.lowered(blocks, [a, b]);
            let product = self.multiply(a, b);
            return self.lifted(blocks, product);
        }
        self.materialize(a.node());
        self.materialize(b.node());
        if let ([x], [y], false, false) =
            (self.sum_of(a.node()), self.sum_of(b.node()), a.is_complement(), b.is_complement())
        {
            return self.product_of_atoms(*x.min(y), *x.max(y));
        }
        let (x, y) = (self.sum_of(a.node()).to_vec(), self.sum_of(b.node()).to_vec());
        let mut parts = Vec::with_capacity(x.len() * y.len() + 3);
        for x in &x {
            for y in &y {
                parts.push(self.product_of_atoms((*x).min(*y), (*x).max(*y)));
            }
        }
        // (A + 1) (B + 1) = A B + A + B + 1
        if a.is_complement() {
            parts.push(Bit::new(b.node(), false));
        }
        if b.is_complement() {
            parts.push(Bit::new(a.node(), false));
        }
        self.sum(parts).xor_constant(a.is_complement() && b.is_complement())
    }

    fn product_of_atoms(&mut self, x: Atom, y: Atom) -> Bit {
        if x == y {
            return self.intern(&[x], false);
        }
        if let Some(product) = self.products.get(&(x, y)) {
            return *product;
        }
        let product = self.defined(Definition::Product(x, y), self.are_parametric(&[x, y]));
        self.products.insert((x, y), product);
        product
    }

    /// An atom with a definition.
    pub(super) fn defined(&mut self, definition: Definition, is_parametric: bool) -> Bit {
        let bit = if is_parametric { self.parameter() } else { self.input() };
        let atom = self.sum_of(bit.node())[0];
        self.definitions.insert(atom, definition);
        bit
    }

    /// The product of two binary polynomials.
    pub fn carryless(&mut self, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
        const RECENT: usize = 1 << 12;
        let factors = [a, &[Bit::NONE], b].concat();
        if let Some(product) = self.polynomials.get(&factors) {
            return product.clone();
        }
        let mut sums = vec![Vec::new(); a.len() + b.len()];
        for (i, a) in a.iter().enumerate() {
            for (j, b) in b.iter().enumerate() {
                let product = self.multiply(*a, *b);
                if product != Bit::ZERO {
                    sums[i + j].push(product);
                }
            }
        }
        let product: Vec<Bit> = sums.into_iter().map(|sum| self.sum(sum)).collect();
        if self.polynomials.len() == RECENT {
            self.polynomials.clear();
        }
        self.polynomials.insert(factors, product.clone());
        product
    }

    /// The entry at an index, of entries that depend on the inputs.
    ///
    /// Bits of the index that are known, and those on which nothing depends, are left out. If there
    /// is a choice left, it becomes an atom like an input: the same choice of the same entries is
    /// the same bit.
    fn choose(&mut self, index: &[Bit], mut entries: Vec<Bit>) -> Result<Bit, TooWide> {
        let mut index = index.to_vec();
        for i in (0..index.len()).rev() {
            let half = |is_one: usize| -> Vec<Bit> {
                (0..entries.len()).filter(|at| at >> i & 1 == is_one).map(|at| entries[at]).collect()
            };
            let (zeros, ones) = (half(0), half(1));
            match index[i].known() {
                Some(is_one) => entries = if is_one { ones } else { zeros },
                None if zeros == ones => entries = zeros,
                None if index[i].is_complement() => {
                    index[i] = !index[i];
                    let swapped = |at: usize| entries[at ^ 1 << i];
                    entries = (0..entries.len()).map(swapped).collect();
                    continue;
                }
                None => continue,
            }
            index.remove(i);
        }
        if let [entry] = entries[..] {
            return Ok(entry);
        }
        let values: Option<Vec<u8>> = entries.iter().map(|entry| entry.known().map(u8::from)).collect();
        if let Some(values) = values {
            return Ok(self.look_up::<1>(&index, &values, false)?[0]);
        }
        let choice = [index.as_slice(), &entries].concat();
        if let Some(bit) = self.choices.get(&choice) {
            return Ok(*bit);
        }
        let is_parametric = choice.iter().any(|bit| self.nodes[bit.node() as usize].is_parametric);
        let (index, entries) = (index.into(), entries.into());
        let bit = self.defined(Definition::Entry { index, entries }, is_parametric);
        self.choices.insert(choice, bit);
        Ok(bit)
    }

    /// The product of two elements of GF(2^8), by the multiplication of truth tables.
    pub(crate) fn product(&mut self, a: &[Bit], b: &[Bit], polynomial: u16) -> Result<[Bit; 8], TooWide> {
        let bits: Vec<Bit> = a.iter().chain(b).copied().collect();
        if let Some(blocks) = self.blocks(&bits) {
            let bits = self.lowered(blocks, bits);
            let (a, b) = bits.split_at(a.len());
            let product = self.product(a, b, polynomial)?;
            return Ok(self.lifted(blocks, product));
        }
        self.apply(&bits, false, |t| {
            let mut product = [Truth::ZERO; 15];
            for i in 0..8 {
                for j in 0..8 {
                    product[i + j] ^= t[i] & t[8 + j];
                }
            }
            for i in (8..15).rev() {
                for j in 0..8 {
                    if polynomial >> j & 1 == 1 {
                        let high = product[i];
                        product[i - 8 + j] ^= high;
                    }
                }
            }
            std::array::from_fn(|i| product[i])
        })
    }
}
