//! Converts circuits of two-input gates to circuits of arbitrary three-input gates. Each
//! three-input gate covers one gate and some of its predecessors. The covers are chosen by the
//! total number of gates they need, repeatedly and with random preferences.

use super::circuit::Circuit;
use super::search::Random;

/// The inputs of a three-input gate, in order, and its output for each combination of them, at bit
/// `a << 2 | b << 1 | c`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Cut {
    leaves: Vec<usize>,
    table: u8,
}

/// A circuit of three-input gates: the cut of every value in use.
pub(super) struct Ternary {
    inputs: usize,
    cuts: Vec<Option<Cut>>,
    outputs: Vec<usize>,
}

/// The columns of a table of three inputs.
const COLUMNS: [u8; 3] = [0xf0, 0xcc, 0xaa];

/// Extends the table of a cut to a superset of its leaves.
fn widen(cut: &Cut, leaves: &[usize]) -> u8 {
    let place = |leaf: &usize| leaves.iter().position(|l| l == leaf).unwrap_or_default();
    let places: Vec<usize> = cut.leaves.iter().map(place).collect();
    (0..8).fold(0, |table, row| {
        let bit = |at: usize| row >> (2 - at) & 1;
        let own = places.iter().enumerate().fold(0, |own, (i, &at)| own | bit(at) << (2 - i));
        table | (cut.table >> own & 1) << row
    })
}

/// Lists all ways to compute each value from at most three others.
fn cuts(circuit: &Circuit) -> Vec<Vec<Cut>> {
    let mut all: Vec<Vec<Cut>> =
        (0..circuit.inputs).map(|i| vec![Cut { leaves: vec![i], table: COLUMNS[0] }]).collect();
    for (i, gate) in circuit.gates.iter().enumerate() {
        let mut own: Vec<Cut> = Vec::new();
        for x in &all[usize::from(gate.a)] {
            for y in &all[usize::from(gate.b)] {
                let mut leaves: Vec<usize> = x.leaves.iter().chain(&y.leaves).copied().collect();
                leaves.sort_unstable();
                leaves.dedup();
                if leaves.len() > 3 || own.iter().any(|cut| cut.leaves == leaves) {
                    continue;
                }
                let (a, b) = (u64::from(widen(x, &leaves)), u64::from(widen(y, &leaves)));
                own.push(Cut { table: gate.op.apply(a, b) as u8, leaves });
            }
        }
        own.push(Cut { leaves: vec![circuit.inputs + i], table: COLUMNS[0] });
        all.push(own);
    }
    all
}

/// The current cover of the values.
struct Cover<'a> {
    inputs: usize,
    cuts: &'a [Vec<Cut>],
    choice: Vec<usize>,
    uses: Vec<usize>,
}

impl Cover<'_> {
    /// Counts a use of a value, and returns the number of gates added.
    fn take(&mut self, v: usize) -> usize {
        self.uses[v] += 1;
        if v < self.inputs || self.uses[v] > 1 { 0 } else { self.take_cut(v) }
    }

    fn take_cut(&mut self, v: usize) -> usize {
        let cuts = self.cuts;
        1 + cuts[v][self.choice[v]].leaves.iter().map(|&leaf| self.take(leaf)).sum::<usize>()
    }

    /// Removes a use of a value, and returns the number of gates removed.
    fn drop(&mut self, v: usize) -> usize {
        self.uses[v] -= 1;
        if v < self.inputs || self.uses[v] > 0 { 0 } else { self.drop_cut(v) }
    }

    fn drop_cut(&mut self, v: usize) -> usize {
        let cuts = self.cuts;
        1 + cuts[v][self.choice[v]].leaves.iter().map(|&leaf| self.drop(leaf)).sum::<usize>()
    }

    /// Chooses the cut of a used value that adds the fewest gates. Ties are resolved at random.
    fn improve(&mut self, v: usize, random: &mut Random) {
        self.drop_cut(v);
        let mut best = (usize::MAX, 0);
        // The last cut is the value itself.
        for choice in 0..self.cuts[v].len() - 1 {
            self.choice[v] = choice;
            let cost = self.take_cut(v);
            self.drop_cut(v);
            best = best.min((cost << 16 | random.below(1 << 16), choice));
        }
        self.choice[v] = best.1;
        self.take_cut(v);
    }
}

impl Ternary {
    /// Tries many covers and returns the smallest.
    pub(super) fn cover(circuit: &Circuit) -> Self {
        let mut random = Random(0);
        let cuts = cuts(circuit);
        let outputs: Vec<usize> = circuit.outputs.iter().map(|&o| usize::from(o)).collect();
        let mut best: Option<(usize, Vec<usize>, Vec<usize>)> = None;
        for _ in 0..RESTARTS {
            let choice = cuts.iter().map(|c| random.below(c.len().saturating_sub(1).max(1))).collect();
            let mut cover = Cover { inputs: circuit.inputs, cuts: &cuts, choice, uses: vec![0; cuts.len()] };
            for &output in &outputs {
                cover.take(output);
            }
            for _ in 0..ROUNDS {
                for v in circuit.inputs..cuts.len() {
                    if cover.uses[v] > 0 {
                        cover.improve(v, &mut random);
                    }
                }
                let gates = (circuit.inputs..cuts.len()).filter(|&v| cover.uses[v] > 0).count();
                if best.as_ref().is_none_or(|(least, _, _)| gates < *least) {
                    best = Some((gates, cover.choice.clone(), cover.uses.clone()));
                }
            }
        }
        let (_, choice, uses) = best.unwrap_or_default();
        let used = |v: usize| (v >= circuit.inputs && uses[v] > 0).then(|| cuts[v][choice[v]].clone());
        Self { inputs: circuit.inputs, cuts: (0..cuts.len()).map(used).collect(), outputs }
    }

    fn gates(&self) -> usize {
        self.cuts.iter().flatten().count()
    }

    /// Rust source of the circuit.
    pub(super) fn source(&self, name: &str, what: &str) -> String {
        let inputs: Vec<String> = (0..self.inputs).map(|i| format!("x{i}")).collect();
        let mut names: Vec<String> = inputs.clone();
        names.resize(self.cuts.len(), String::new());
        let (mut lines, mut count) = (String::new(), 0);
        for v in self.order() {
            let Some(cut) = &self.cuts[v] else { continue };
            names[v] = format!("t{count}");
            count += 1;
            let operand = |i: usize| names[*cut.leaves.get(i).unwrap_or(&cut.leaves[cut.leaves.len() - 1])].clone();
            let (a, b, c) = (operand(0), operand(1), operand(2));
            let gate = match (cut.leaves.len(), cut.table) {
                (1, _) => format!("not({a})"),
                (2, t) if t == COLUMNS[0] ^ COLUMNS[1] => format!("xor({a}, {b})"),
                (2, t) if t == COLUMNS[0] & COLUMNS[1] => format!("and({a}, {b})"),
                (2, t) if t == COLUMNS[0] | COLUMNS[1] => format!("or({a}, {b})"),
                (_, t) => format!("ternary::<{t:#04x}>({a}, {b}, {c})"),
            };
            lines += &format!("    let {} = l.{gate};\n", names[v]);
        }
        let outputs: Vec<&str> = self.outputs.iter().map(|&o| names[o].as_str()).collect();
        format!(
            "/// {what}: {} gates of three inputs.\n#[inline(always)]\n\
             pub(crate) fn {name}_ternary<L: Logic>(l: L, [{}]: [L::W; 8]) -> [L::W; 8] {{\n{lines}    [{}]\n}}\n",
            self.gates(),
            inputs.join(", "),
            outputs.join(", ")
        )
    }

    /// Go depth first from the outputs.
    fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut stack: Vec<(usize, bool)> = self.outputs.iter().rev().map(|&o| (o, false)).collect();
        while let Some((v, ready)) = stack.pop() {
            let Some(cut) = &self.cuts[v] else { continue };
            if order.contains(&v) {
                continue;
            }
            if ready {
                order.push(v);
            } else {
                stack.push((v, true));
                stack.extend(cut.leaves.iter().map(|&leaf| (leaf, false)));
            }
        }
        order
    }
}

/// Number of covers to try, which amounts to one or two seconds.
const RESTARTS: usize = 2000;
/// Rounds of improvement per cover.
const ROUNDS: usize = 20;
