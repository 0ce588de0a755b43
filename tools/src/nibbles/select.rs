//! Circuits of two-input gates and selections, for instruction sets that can complement one operand
//! of AND and OR at no cost.
//!
//! A circuit grows output by output and reuses existing gates. To find a value on a set of points,
//! the search tries a known value, then one gate, then two. Otherwise it chooses a gate with one
//! known operand. On some points, the result is right no matter what the other operand is, so that
//! operand only has to be right on the remaining points. The last resort is a selection by an
//! input.

use std::collections::HashMap;

use super::circuit::{Gate, INPUTS, Select};
use super::search::Random;

/// A value to find: `bits` on the points of `on`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Wanted {
    bits: u16,
    on: u16,
}

impl Wanted {
    fn fits(self, value: u16) -> bool {
        (value ^ self.bits) & self.on == 0
    }
}

/// A gate with a missing operand, and the requirements on that operand.
struct Open {
    missing: Wanted,
    gate: Gate,
}

/// Marks the missing operand.
const HOLE: usize = usize::MAX;

impl Open {
    fn with(&self, operand: usize) -> Gate {
        self.gate.map(|other| if other == HOLE { operand } else { other })
    }
}

#[derive(Clone)]
struct Growing {
    values: Vec<u16>,
    gates: Vec<Gate>,
}

impl Growing {
    fn apply(&self, gate: Gate) -> u16 {
        gate.apply(|operand| self.values[operand])
    }

    /// Returns the value of a gate. Adds the gate unless an equivalent one exists.
    fn add(&mut self, gate: Gate) -> usize {
        let value = self.apply(gate);
        if let Some(known) = self.values.iter().position(|v| *v == value) {
            return known;
        }
        self.values.push(value);
        self.gates.push(gate);
        self.values.len() - 1
    }

    /// Returns all gates on known values, one for each new value, in random order.
    fn reachable(&self, random: &mut Random) -> Vec<(u16, Gate)> {
        let n = self.values.len();
        let mut all = Vec::with_capacity(8 * n * n + n * n * n);
        for i in 0..n {
            for j in 0..i {
                let pair = [
                    Gate::And(i, j),
                    Gate::AndNot(i, j),
                    Gate::AndNot(j, i),
                    Gate::Or(i, j),
                    Gate::OrNot(i, j),
                    Gate::OrNot(j, i),
                    Gate::Xor(i, j),
                ];
                all.extend(pair.map(|gate| (self.apply(gate), gate)));
            }
        }
        random.shuffle(&mut all);
        let simple = all.len();
        for mask in 0..n {
            for a in (0..n).filter(|a| *a != mask) {
                for b in (0..n).filter(|b| *b != mask && *b != a) {
                    let gate = Gate::Select(mask, a, b);
                    all.push((self.apply(gate), gate));
                }
            }
        }
        random.shuffle(&mut all[simple..]);
        let mut seen = vec![0u64; 1024];
        for v in &self.values {
            seen[usize::from(*v) / 64] |= 1 << (v % 64);
        }
        all.retain(|(v, _)| {
            let (word, bit) = (usize::from(*v) / 64, 1u64 << (v % 64));
            let new = seen[word] & bit == 0;
            seen[word] |= bit;
            new
        });
        all
    }

    /// Gates that return the wanted value if their missing operand is right on a smaller set of
    /// points.
    fn open(&self, wanted: Wanted) -> Vec<Open> {
        let (n, Wanted { bits, on }) = (self.values.len(), wanted);
        let mut found = Vec::new();
        let mut push = |bits: u16, points: u16, gate: Gate| {
            if points & !on == 0 {
                found.push(Open { missing: Wanted { bits, on: points }, gate });
            }
        };
        for k in 0..n {
            let v = self.values[k];
            let (ones, zeros) = (v & on, !v & on);
            push(bits ^ v, on, Gate::Xor(HOLE, k));
            if bits & zeros == 0 {
                push(bits, ones, Gate::And(HOLE, k));
                push(!bits, ones, Gate::AndNot(HOLE, k));
            }
            if bits & ones == 0 {
                push(bits, zeros, Gate::AndNot(k, HOLE));
            }
            if !bits & ones == 0 {
                push(bits, zeros, Gate::Or(HOLE, k));
                push(!bits, zeros, Gate::OrNot(HOLE, k));
            }
            if !bits & zeros == 0 {
                push(bits, ones, Gate::OrNot(k, HOLE));
            }
            for l in (0..n).filter(|l| *l != k) {
                let w = self.values[l];
                // The mask is missing.
                let (right_k, right_l) = (!(v ^ bits), !(w ^ bits));
                if (right_k | right_l) & on == on {
                    push(right_k, (right_k ^ right_l) & on, Gate::Select(HOLE, k, l));
                }
                // Use mask k, with l either where it has zeros or where it has ones.
                if right_l & zeros == zeros {
                    push(bits, ones, Gate::Select(k, HOLE, l));
                }
                if right_l & ones == ones {
                    push(bits, zeros, Gate::Select(k, l, HOLE));
                }
            }
        }
        found
    }

    /// Finds a wanted value, with at most `budget` gates in total.
    fn create(&mut self, wanted: Wanted, budget: usize, depth: usize, random: &mut Random) -> Option<usize> {
        if let Some(known) = self.values.iter().position(|v| wanted.fits(*v)) {
            return Some(known);
        }
        let left = budget.saturating_sub(self.gates.len());
        if left == 0 {
            return None;
        }
        let one = self.reachable(random);
        if let Some((_, gate)) = one.iter().find(|(v, _)| wanted.fits(*v)) {
            return Some(self.add(*gate));
        }
        if left == 1 {
            return None;
        }
        let mut open = self.open(wanted);
        random.shuffle(&mut open);
        for gate in &open {
            if let Some((_, inner)) = one.iter().find(|(v, _)| gate.missing.fits(*v)) {
                let inner = self.add(*inner);
                return Some(self.add(gate.with(inner)));
            }
        }
        if left == 2 {
            return None;
        }
        if wanted.on == u16::MAX
            && let Some([a, b]) = sum_of_two(&one, wanted.bits)
        {
            let (a, b) = (self.add(a), self.add(b));
            return Some(self.add(Gate::Xor(a, b)));
        }
        if depth == 0 {
            return None;
        }
        // Try several gates, and keep the best.
        let (mut best, mut budget): (Option<(Self, usize)>, _) = (None, budget);
        open.retain(|gate| gate.missing.on.count_ones() < wanted.on.count_ones());
        open.sort_by_key(|gate| gate.missing.on.count_ones());
        for gate in open.iter().take(3) {
            let mut trial = self.clone();
            let Some(inner) = trial.create(gate.missing, budget - 1, depth - 1, random) else { continue };
            let last = trial.add(gate.with(inner));
            trial.keep_if_better(last, wanted, &mut best, &mut budget);
        }
        let mut masks: Vec<usize> = (0..self.values.len()).collect();
        random.shuffle(&mut masks);
        let divides = |mask: &usize| wanted.on & self.values[*mask] != 0 && wanted.on & !self.values[*mask] != 0;
        for mask in masks.into_iter().filter(divides).take(4) {
            if budget <= self.gates.len() + 1 {
                break;
            }
            let mut trial = self.clone();
            if let Some(last) = trial.halves(mask, wanted, budget, depth, random) {
                trial.keep_if_better(last, wanted, &mut best, &mut budget);
            }
        }
        let (trial, last) = best?;
        *self = trial;
        Some(last)
    }

    /// Uses a known value as a mask: finds a value that is right where the mask has ones (or
    /// zeros), then the rest, and combines them with a selection or a sum.
    fn halves(
        &mut self,
        mask: usize,
        wanted: Wanted,
        budget: usize,
        depth: usize,
        random: &mut Random,
    ) -> Option<usize> {
        let (bits, ones) = (wanted.bits, self.values[mask]);
        let zeros_first = random.below(2) == 1;
        let first = wanted.on & if zeros_first { !ones } else { ones };
        let second = wanted.on & !first;
        let f = self.create(Wanted { bits, on: first }, budget - 1, depth - 1, random)?;
        if random.below(3) == 0 {
            let missing = Wanted { bits: bits ^ self.values[f], on: second };
            let g = self.create(missing, budget.saturating_sub(2), depth - 1, random)?;
            let part = self.add(if zeros_first { Gate::And(g, mask) } else { Gate::AndNot(mask, g) });
            Some(self.add(Gate::Xor(f, part)))
        } else {
            let g = self.create(Wanted { bits, on: second }, budget - 1, depth - 1, random)?;
            Some(self.add(if zeros_first { Gate::Select(mask, g, f) } else { Gate::Select(mask, f, g) }))
        }
    }

    fn keep_if_better(self, last: usize, wanted: Wanted, best: &mut Option<(Self, usize)>, budget: &mut usize) {
        if wanted.fits(self.values[last]) && self.gates.len() <= *budget {
            *budget = self.gates.len() - 1;
            *best = Some((self, last));
        }
    }
}

/// Two gates whose sum is the wanted value.
fn sum_of_two(gates: &[(u16, Gate)], wanted: u16) -> Option<[Gate; 2]> {
    let by_value: HashMap<u16, Gate> = gates.iter().copied().collect();
    gates.iter().find_map(|(value, gate)| Some([*gate, *by_value.get(&(value ^ wanted))?]))
}

/// Searches for a circuit of at most `limit` instructions. Returns `None` if no try from this seed
/// finds one.
pub(super) fn run(row: &[u8; 16], seed: u64, limit: usize) -> Option<Select> {
    const TRIES: usize = 50;
    let mut random = Random::new(seed);
    let wanted: [u16; 4] = core::array::from_fn(|k| (0..16).map(|x| u16::from(row[x] >> k & 1) << x).sum());
    let (mut best, mut limit) = (None, limit);
    for _ in 0..TRIES {
        let mut growing = Growing { values: INPUTS.to_vec(), gates: Vec::new() };
        // Random gates make the attempts differ.
        for _ in 0..random.below(4) {
            let one = growing.reachable(&mut random);
            let gate = one[random.below(one.len())].1;
            growing.add(gate);
        }
        let mut order = [0, 1, 2, 3];
        random.shuffle(&mut order);
        let mut outputs = [0; 4];
        let found = order.into_iter().all(|k| {
            let output = growing.create(Wanted { bits: wanted[k], on: u16::MAX }, limit, 3, &mut random);
            outputs[k] = output.unwrap_or(0);
            output.is_some()
        });
        if found {
            let circuit = ordered(&pruned(&growing, outputs), &mut random);
            if circuit.cost() <= limit && circuit.table() == *row {
                limit = circuit.cost().saturating_sub(1);
                best = Some(circuit);
            }
        }
    }
    best
}

/// Removes gates that no output needs.
fn pruned(growing: &Growing, outputs: [usize; 4]) -> Select {
    let mut needed = vec![false; growing.values.len()];
    outputs.iter().for_each(|o| needed[*o] = true);
    for (i, gate) in growing.gates.iter().enumerate().rev() {
        if needed[i + 4] {
            gate.operands().for_each(|operand| needed[operand] = true);
        }
    }
    let mut place: Vec<usize> = (0..growing.values.len()).collect();
    let mut gates = Vec::new();
    for (i, gate) in growing.gates.iter().enumerate().filter(|(i, _)| needed[i + 4]) {
        place[i + 4] = gates.len() + 4;
        gates.push(gate.map(|operand| place[operand]));
    }
    Select { gates, outputs: outputs.map(|o| place[o]) }
}

/// Tries several orders of the gates and returns the one with the fewest copies. Gates that end an
/// operand's life come late.
fn ordered(circuit: &Select, random: &mut Random) -> Select {
    let n = circuit.gates.len();
    let mut best = circuit.clone();
    for _ in 0..12 {
        if best.cost() == n {
            break;
        }
        const NOT_YET: usize = usize::MAX;
        let mut place = vec![NOT_YET; n + 4];
        place[..4].copy_from_slice(&[0, 1, 2, 3]);
        let mut gates = Vec::new();
        while gates.len() < n {
            let waiting = |i: &usize| place[i + 4] == NOT_YET;
            let ready = |i: &usize| waiting(i) && circuit.gates[*i].operands().all(|value| place[value] != NOT_YET);
            let used_again = |i: usize, value: usize| {
                (0..n).any(|j| j != i && waiting(&j) && circuit.gates[j].operands().any(|other| other == value))
            };
            let free = |i: &usize| {
                let gate = circuit.gates[*i];
                !gate.is_selection() || gate.operands().any(|value| !used_again(*i, value))
            };
            let ready: Vec<usize> = (0..n).filter(ready).collect();
            let good: Vec<usize> = ready.iter().copied().filter(free).collect();
            let from = if good.is_empty() { &ready } else { &good };
            let next = from[random.below(from.len())];
            place[next + 4] = gates.len() + 4;
            gates.push(circuit.gates[next].map(|value| place[value]));
        }
        let trial = Select { gates, outputs: circuit.outputs.map(|output| place[output]) };
        if trial.cost() < best.cost() {
            best = trial;
        }
    }
    best
}
