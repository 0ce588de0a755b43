//! Frees functions that nobody can refer to any more. Most intermediate results of machine code are
//! used once.

use rustc_hash::FxHashMap;

use super::blocks::Gates;
use super::{Bit, Definition, Forms, Node, PIECE, SUMS};

/// Growth in bytes, on top of the size after the last collection, that makes the next one worth its
/// time.
const GROWTH: usize = 192 << 20;

impl Forms {
    /// Protects all functions that exist now.
    pub(crate) fn pin(&mut self) {
        for node in std::mem::take(&mut self.passing) {
            self.nodes[node as usize].is_pinned = true;
        }
    }

    /// Whether a collection is worth its time.
    pub(crate) fn is_full(&self) -> bool {
        self.size().bytes() > self.kept + GROWTH.max(self.kept / 2)
    }

    /// Frees every function that is neither pinned nor among these bits. The caller must not use
    /// other bits afterwards, because their numbers may come to mean other functions.
    pub(crate) fn collect(&mut self, bits: impl IntoIterator<Item = Bit>) {
        let mut is_live: Vec<bool> = self.nodes.iter().map(|node| node.is_pinned).collect();
        is_live[0] = true;
        let mut mark = |bit: &Bit| {
            if *bit != Bit::NONE {
                is_live[bit.node() as usize] = true;
            }
        };
        bits.into_iter().for_each(|bit| mark(&bit));
        // Everything that refers to functions from here: spaces, and the tables of known results.
        for space in &self.spaces {
            space.inputs.iter().for_each(&mut mark);
            space.rows.iter().for_each(|row| mark(&Bit::new(row.node, false)));
        }
        for (sum, terms) in &self.terms {
            sum.iter().chain(terms.parts()).for_each(&mut mark);
        }
        for (choice, bit) in self.choices.iter().chain(&self.conjunctions) {
            choice.iter().chain([bit]).for_each(&mut mark);
        }
        for (bit, factors) in &self.factors {
            factors.iter().chain([bit]).for_each(&mut mark);
        }
        for (bit, (condition, parts)) in &self.alternatives {
            parts.iter().chain([bit, condition]).for_each(&mut mark);
        }
        self.products.values().chain(self.shorter.values()).for_each(&mut mark);
        for definition in self.definitions.values() {
            match definition {
                Definition::Entry { index, entries } => index.iter().chain(entries).for_each(&mut mark),
                Definition::Product(..) => {}
                Definition::Sum(bit) => mark(bit),
            }
        }
        self.of_blocks.keys().for_each(&mut mark);
        self.sums = vec![[0; 3]; SUMS];
        self.gates = Gates::default();
        self.polynomials = FxHashMap::default();
        self.of_space.retain(|_, bit| is_live[bit.node() as usize]);
        self.by_hash = FxHashMap::default();
        self.passing.retain(|node| is_live[*node as usize]);
        self.free.clear();
        let mut written = Vec::new();
        for (node, is_live) in is_live.into_iter().enumerate().skip(1) {
            if !is_live {
                self.nodes[node] = Node::UNUSED;
                self.free.push(node as u32);
            } else if self.nodes[node].is_written() {
                written.push(node as u32);
            }
        }
        // In the order of their sums, so each old piece of memory is freed before the next is read.
        written.sort_unstable_by_key(|node| self.nodes[*node as usize].start);
        let mut before = std::mem::replace(&mut self.atoms, vec![Vec::with_capacity(PIECE)]);
        let mut last = 0;
        for node in written {
            let Node { start, len, hash, is_mixed, .. } = self.nodes[node as usize];
            let (piece, start) = (start as usize / PIECE, start as usize % PIECE);
            before[last..piece].fill(Vec::new());
            last = piece;
            self.write(node, &before[piece][start..start + len as usize], hash, is_mixed);
        }
        self.kept = self.size().bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::super::Dependence;
    use super::*;

    /// Random products and sums of bits.
    fn grow(forms: &mut Forms, bits: &[Bit], random: &mut fastrand::Rng) -> Vec<Bit> {
        let mut all = bits.to_vec();
        for _ in 0..400 {
            let [a, b, c] = std::array::from_fn(|_| all[random.usize(..all.len())]);
            let sum = forms.xor(a, b);
            all.extend([Ok(sum), forms.and(sum, c), forms.carry(a, b, c, random.bool())].into_iter().flatten());
        }
        all.split_off(bits.len())
    }

    #[test]
    fn live_functions_stay_and_freed_numbers_are_used_again() {
        let (mut forms, mut random) = (Forms::new(), fastrand::Rng::with_seed(5));
        let inputs: [Bit; 12] = forms.inputs();
        let pinned = grow(&mut forms, &inputs, &mut random);
        forms.pin();
        let mut kept: Vec<Bit> = Vec::new();
        let mut before = Vec::new();
        let mut values: FxHashMap<Bit, bool> = inputs.iter().map(|bit| (*bit, random.bool())).collect();
        let start = values.clone();
        for round in 0..6 {
            let new = grow(&mut forms, &inputs, &mut random);
            kept.extend(new.iter().step_by(7));
            let all: Vec<Bit> = pinned.iter().chain(&kept).copied().collect();
            before.truncate(0);
            before.extend(all.iter().map(|bit| forms.evaluate(*bit, &mut values).unwrap()));
            let nodes = forms.size().nodes;
            forms.collect(kept.iter().copied());
            assert!(forms.size().nodes < nodes, "round {round}");
            // Everything is computed again from the sums.
            values.clone_from(&start);
            let free = forms.free.len();
            let after: Vec<bool> = all.iter().map(|bit| forms.evaluate(*bit, &mut values).unwrap()).collect();
            assert_eq!(before, after);
            for pair in all.windows(2) {
                let sum = forms.xor(pair[0], pair[1]);
                let again = forms.xor(sum, pair[1]);
                assert!(forms.is_equal(again, pair[0]));
            }
            assert!(forms.free.len() < free, "numbers are used again");
            values.clone_from(&start);
        }
    }

    #[test]
    fn an_atom_stands_for_a_long_sum() {
        let (mut forms, mut random) = (Forms::new(), fastrand::Rng::with_seed(3));
        let table: Vec<u8> = (0..256).map(|_| random.u8(..)).collect();
        for is_parametric in [false, true] {
            let inputs: [[Bit; 8]; 64] =
                [(); 64].map(|()| [(); 8].map(|()| if is_parametric { forms.parameter() } else { forms.input() }));
            let outputs = inputs.map(|input| forms.look_up::<8>(&input, &table, false).unwrap()[0]);
            let sum = outputs.iter().fold(Bit::ONE, |sum, output| forms.xor(sum, *output));
            let again = outputs.iter().fold(Bit::ONE, |sum, output| forms.xor(sum, *output));
            assert_eq!(sum, again);
            let length = forms.sum_of(sum.node()).len();
            assert!(length < 4096, "parts of the sum are an atom");
            let applied = forms.at(sum, 7);
            assert_eq!(applied != sum, is_parametric);
            forms.collect([sum]);
            let mut values = FxHashMap::default();
            let mut expected = true;
            for input in inputs {
                let value = random.u8(..);
                expected ^= table[usize::from(value)] & 1 == 1;
                values.extend(input.iter().enumerate().map(|(i, bit)| (forms.at(*bit, 7), value >> i & 1 == 1)));
            }
            assert_eq!(forms.evaluate(applied, &mut values), Some(expected));
            for (bit, holds) in [(inputs[0][0], true), (inputs[63][7], true), (forms.input(), false)] {
                assert_eq!(Dependence::on(&mut forms, [&bit]).holds(&forms, sum), holds);
            }
        }
    }
}
