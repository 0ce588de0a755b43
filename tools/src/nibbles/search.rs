//! Circuits of two-input gates, found with M. Kwan's method ("Reducing the gate count of bitslice
//! DES", 1999).
//!
//! The circuit grows output by output and reuses existing gates. To find a function on a set of
//! points, the search tries a known value, one or two gates, or the sum of two gates on known
//! values. Otherwise it splits the points by an input, in one of five ways.

use super::circuit::{INPUTS, Op, Two};

/// The search's random choices, which are reproducible.
pub(super) struct Random(u64);

impl Random {
    /// Creates a generator for each seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(0x9e37_79b9_7f4a_7c15 ^ (seed + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9))
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    fn order(&mut self) -> [usize; 4] {
        let mut order = [0, 1, 2, 3];
        for i in 0..4 {
            let j = self.below(4);
            order.swap(i, j);
        }
        order
    }
}

#[derive(Clone)]
struct Growing {
    values: Vec<u16>,
    gates: Vec<(Op, usize, usize)>,
}

/// Returns all gates on two values, with both operand orders of `AndNot`.
fn all(i: usize, j: usize) -> [(Op, usize, usize); 5] {
    [(Op::And, i, j), (Op::AndNot, i, j), (Op::AndNot, j, i), (Op::Or, i, j), (Op::Xor, i, j)]
}

impl Growing {
    fn apply(&self, (op, a, b): (Op, usize, usize)) -> u16 {
        op.apply(self.values[a], self.values[b])
    }

    /// Returns the value of a gate. Adds the gate unless an equivalent one exists.
    fn add(&mut self, gate: (Op, usize, usize)) -> usize {
        let value = self.apply(gate);
        if let Some(known) = self.values.iter().position(|v| *v == value) {
            return known;
        }
        self.values.push(value);
        self.gates.push(gate);
        self.values.len() - 1
    }

    /// Finds a value that equals `wanted` on `points`, with at most `budget` gates in total.
    fn create(&mut self, wanted: u16, points: u16, used: u8, budget: usize, random: &mut Random) -> Option<usize> {
        let fits = |value: u16| (value ^ wanted) & points == 0;
        let n = self.values.len();
        if let Some(known) = self.values.iter().position(|v| fits(*v)) {
            return Some(known);
        }
        if self.gates.len() >= budget {
            return None;
        }
        let start = random.below(n);
        let pairs: Vec<_> = (0..n).map(|i| (i + start) % n).flat_map(|i| (0..i).flat_map(move |j| all(i, j))).collect();
        if let Some(gate) = pairs.iter().find(|gate| fits(self.apply(**gate))) {
            return Some(self.add(*gate));
        }
        if self.gates.len() + 1 >= budget {
            return None;
        }
        for first in &pairs {
            let value = self.apply(*first);
            for k in 0..n {
                let other = self.values[k];
                let second = Op::ALL.iter().map(|(op, _)| *op).find_map(|op| {
                    let straight = fits(op.apply(value, other)).then_some((op, false));
                    straight.or_else(|| fits(op.apply(other, value)).then_some((op, true)))
                });
                if let Some((op, reversed)) = second {
                    let first = self.add(*first);
                    return Some(self.add(if reversed { (op, k, first) } else { (op, first, k) }));
                }
            }
        }
        if self.gates.len() + 2 >= budget {
            return None;
        }
        let mut by_value = std::collections::HashMap::new();
        for gate in &pairs {
            by_value.entry(self.apply(*gate) & points).or_insert(*gate);
        }
        for first in &pairs {
            if let Some(second) = by_value.get(&((self.apply(*first) ^ wanted) & points)) {
                let (a, b) = (self.add(*first), self.add(*second));
                return Some(self.add((Op::Xor, a, b)));
            }
        }
        if used == 15 {
            return None;
        }
        self.split(wanted, points, used, budget, random)
    }

    /// Splits by an unused input `x`: `f ^ (x & g)` and its variants.
    fn split(&mut self, wanted: u16, points: u16, used: u8, budget: usize, random: &mut Random) -> Option<usize> {
        let (mut best, mut budget): (Option<(Self, usize)>, _) = (None, budget);
        for x in random.order().into_iter().filter(|x| used >> x & 1 == 0) {
            let (ones, zeros) = (points & INPUTS[x], points & !INPUTS[x]);
            for way in 0..5 {
                let mut trial = self.clone();
                // The function to find first, its points, and the points of the other.
                let (first, here, there) = match way {
                    0 | 3 | 4 => (wanted, zeros, ones),
                    1 => (wanted, ones, zeros),
                    _ => (!wanted, ones, zeros),
                };
                let used = used | 1 << x;
                let Some(f) = trial.create(first, here, used, budget, random) else { continue };
                let second = match way {
                    0..=2 => wanted ^ trial.values[f],
                    3 => !(wanted ^ trial.values[f]),
                    _ => wanted,
                };
                let Some(g) = trial.create(second, there, used, budget.saturating_sub(1), random) else { continue };
                let last = match way {
                    4 => {
                        let (low, high) = (trial.add((Op::AndNot, x, f)), trial.add((Op::And, g, x)));
                        trial.add((Op::Or, low, high))
                    }
                    _ => {
                        let part = match way {
                            0 => (Op::And, g, x),
                            1 => (Op::AndNot, x, g),
                            2 => (Op::Or, g, x),
                            _ => (Op::AndNot, g, x),
                        };
                        let part = trial.add(part);
                        trial.add((Op::Xor, f, part))
                    }
                };
                let right = (trial.values[last] ^ wanted) & points == 0;
                if right && trial.gates.len() <= budget {
                    budget = trial.gates.len() - 1;
                    best = Some((trial, last));
                }
            }
        }
        let (trial, last) = best?;
        *self = trial;
        Some(last)
    }
}

/// Searches for a circuit of at most `limit` gates. Returns `None` if no try from this seed finds
/// one.
pub(super) fn run(row: &[u8; 16], seed: u64, limit: usize) -> Option<Two> {
    const TRIES: usize = 100;
    let mut random = Random::new(seed);
    let complement: [bool; 4] = core::array::from_fn(|k| row[0] >> k & 1 == 1);
    let wanted: [u16; 4] = core::array::from_fn(|k| (0..16).map(|x| u16::from((row[x] ^ row[0]) >> k & 1) << x).sum());
    let (mut best, mut limit) = (None, limit);
    for _ in 0..TRIES {
        let mut growing = Growing { values: INPUTS.to_vec(), gates: Vec::new() };
        // Random gates make the attempts differ.
        for _ in 0..random.below(4) {
            let n = growing.values.len();
            let (a, b) = (random.below(n), random.below(n));
            if a != b {
                growing.add(all(a, b)[random.below(5)]);
            }
        }
        let mut outputs = [0; 4];
        let found = random.order().into_iter().all(|k| {
            let output = growing.create(wanted[k], 0xffff, 0, limit, &mut random);
            outputs[k] = output.unwrap_or(0);
            output.is_some()
        });
        if found {
            let circuit = pruned(&growing, outputs, complement);
            if circuit.gates.len() <= limit && circuit.table() == *row {
                limit = circuit.gates.len().saturating_sub(1);
                best = Some(circuit);
            }
        }
    }
    best
}

/// Removes gates that no output needs.
fn pruned(growing: &Growing, outputs: [usize; 4], complement: [bool; 4]) -> Two {
    let mut needed = vec![false; growing.values.len()];
    outputs.iter().for_each(|o| needed[*o] = true);
    for (i, (_, a, b)) in growing.gates.iter().enumerate().rev() {
        if needed[i + 4] {
            (needed[*a], needed[*b]) = (true, true);
        }
    }
    let mut place: Vec<usize> = (0..growing.values.len()).collect();
    let mut gates = Vec::new();
    for (i, (op, a, b)) in growing.gates.iter().enumerate().filter(|(i, _)| needed[i + 4]) {
        place[i + 4] = gates.len() + 4;
        gates.push((*op, place[*a], place[*b]));
    }
    Two { gates, outputs: outputs.map(|o| place[o]), complement }
}
