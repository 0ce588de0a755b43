//! The inputs on which functions depend.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Atom, Bit, Definition, Forms, NONE};

/// Some inputs, and the spaces and atoms that are known to depend on them or not.
pub(crate) struct Dependence {
    inputs: FxHashSet<Atom>,
    spaces: FxHashMap<u32, bool>,
    atoms: FxHashMap<Atom, bool>,
}

impl Dependence {
    /// Dependence on any of these inputs.
    pub(crate) fn on<'b>(forms: &mut Forms, inputs: impl IntoIterator<Item = &'b Bit>) -> Self {
        let mut atoms = FxHashSet::default();
        for bit in inputs {
            forms.materialize(bit.node());
            atoms.extend(forms.sum_of(bit.node()));
        }
        Self { inputs: atoms, spaces: FxHashMap::default(), atoms: FxHashMap::default() }
    }

    /// Whether a bit may depend on one of the inputs. If not, it does not. An input of one block counts
    /// as that of any block.
    pub(crate) fn holds(&mut self, forms: &Forms, bit: Bit) -> bool {
        let node = &forms.nodes[bit.node() as usize];
        match node.is_written() {
            true => forms.sum_of(bit.node()).iter().any(|atom| self.holds_of_atom(forms, *atom)),
            false => self.holds_of_space(forms, node.space),
        }
    }

    fn holds_of_space(&mut self, forms: &Forms, space: u32) -> bool {
        debug_assert!(space != NONE);
        if let Some(holds) = self.spaces.get(&space) {
            return *holds;
        }
        let holds = forms.spaces[space as usize].inputs.iter().any(|input| self.holds(forms, *input));
        self.spaces.insert(space, holds);
        holds
    }

    fn holds_of_atom(&mut self, forms: &Forms, atom: Atom) -> bool {
        if let Some(space) = forms.owner(atom) {
            return self.holds_of_space(forms, space);
        }
        if let Some(holds) = self.atoms.get(&atom) {
            return *holds;
        }
        let holds = match (forms.by_block.get(&atom), forms.definitions.get(&atom)) {
            (Some(of_block), _) => self.holds(forms, *of_block),
            (None, None) => self.inputs.contains(&atom),
            (None, Some(Definition::Entry { index, entries })) => {
                index.iter().chain(entries).any(|bit| self.holds(forms, *bit))
            }
            (None, Some(Definition::Product(x, y))) => self.holds_of_atom(forms, *x) || self.holds_of_atom(forms, *y),
            (None, Some(Definition::Sum(bit))) => self.holds(forms, *bit),
        };
        self.atoms.insert(atom, holds);
        holds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_several_blocks_depend_on_all_of_them() {
        let mut forms = Forms::new();
        let [p, q] = std::array::from_fn(|_| forms.parameter());
        let product = forms.and(p, q).unwrap();
        let sum = forms.xor(forms.at(product, 1), forms.at(q, 2));
        let [depends_on_p, depends_on_q] = [p, q].map(|input| {
            let input = forms.at(input, 1);
            [sum, forms.at(q, 2)].map(|bit| Dependence::on(&mut forms, [&input]).holds(&forms, bit))
        });
        assert_eq!((depends_on_p, depends_on_q), ([true, false], [true, true]));
    }

    #[test]
    fn functions_depend_on_the_inputs_in_them() {
        let mut forms = Forms::new();
        let [a, b, c, d] = forms.inputs();
        let table = [0, 3, 5, 1, 6, 2, 4, 7];
        let [x, ..] = forms.look_up::<3>(&[a, b, c], &table, true).unwrap();
        let y = forms.and(x, d).unwrap();
        let product = forms.multiply(c, d);
        let (sum, entry) = (forms.xor(y, a), forms.look_up_in::<1>(&[a], &[[c; 8], [d; 8]], false).unwrap()[0]);
        let depends = |forms: &mut Forms, bits: &[Bit]| {
            let mut dependence = Dependence::on(forms, bits);
            [x, y, product, sum, entry, Bit::ONE].map(|bit| dependence.holds(forms, bit))
        };
        assert_eq!(depends(&mut forms, &[d]), [false, true, true, true, true, false]);
        assert_eq!(depends(&mut forms, &[a]), [true, true, false, true, true, false]);
        assert_eq!(depends(&mut forms, &[!b, Bit::ZERO]), [true, true, false, true, false, false]);
        assert_eq!(depends(&mut forms, &[]), [false; 6]);
    }
}
