//! Finds circuits of three-input gates with a SAT solver.
//!
//! Every gate chooses three earlier values and a truth table that returns 0 for zeros. Every output
//! is a function of two values, which the kernel merges with the addition into one three-input
//! gate. The outputs are constrained at fifteen points.

use cadical::Solver;

use super::circuit::Three;

/// Clauses under construction.
struct Formula {
    variables: i32,
    clauses: Vec<Vec<i32>>,
}

impl Formula {
    fn variable(&mut self) -> i32 {
        self.variables += 1;
        self.variables
    }

    fn variables<const N: usize>(&mut self) -> [i32; N] {
        core::array::from_fn(|_| self.variable())
    }
}

/// Returns a value at a point: a known input, or the variable of a gate.
fn value(gates: &[[i32; 16]], operand: usize, x: usize) -> Result<bool, i32> {
    if operand < 4 { Ok(x >> operand & 1 == 1) } else { Err(gates[operand - 4][x]) }
}

/// Returns the literals for "not these operands, or not these values". `None` if the inputs already
/// exclude the values.
fn unless(gates: &[[i32; 16]], chosen: i32, operands: &[usize], x: usize, values: usize) -> Option<Vec<i32>> {
    let mut clause = vec![-chosen];
    for (k, operand) in operands.iter().enumerate() {
        let bit = values >> k & 1 == 1;
        match value(gates, *operand, x) {
            Ok(input) if input != bit => return None,
            Ok(_) => {}
            Err(gate) => clause.push(if bit { -gate } else { gate }),
        }
    }
    Some(clause)
}

/// Searches for a circuit with this number of gates. Returns `None` if there is none, or if the
/// search exceeds `conflicts` conflicts (no limit if negative).
pub(super) fn solve(row: &[u8; 16], gates: usize, conflicts: i32) -> Option<Three> {
    let mut f = Formula { variables: 0, clauses: Vec::new() };
    let values: Vec<[i32; 16]> = (0..gates).map(|_| f.variables()).collect();
    let tables: Vec<[i32; 8]> = (0..gates).map(|_| f.variables()).collect();
    let mut choices: Vec<Vec<([usize; 3], i32)>> = Vec::new();
    for i in 0..gates {
        let mut triples = Vec::new();
        for c in 0..4 + i {
            for b in 0..c {
                triples.extend((0..b).map(|a| ([a, b, c], f.variable())));
            }
        }
        f.clauses.push(triples.iter().map(|(_, chosen)| *chosen).collect());
        for (operands, chosen) in &triples {
            for (x, v) in (1..16).flat_map(|x| (0..8).map(move |v| (x, v))) {
                let Some(clause) = unless(&values, *chosen, operands, x, v) else { continue };
                if v == 0 {
                    f.clauses.push([clause, vec![-values[i][x]]].concat());
                } else {
                    f.clauses.push([&clause[..], &[-tables[i][v], values[i][x]]].concat());
                    f.clauses.push([&clause[..], &[tables[i][v], -values[i][x]]].concat());
                }
            }
        }
        // Impose an order on gates that don't use each other.
        if let Some(before) = choices.last() {
            for (p, (_, first)) in before.iter().enumerate() {
                let smaller = triples.iter().take(p).filter(|(operands, _)| !operands.contains(&(3 + i)));
                f.clauses.extend(smaller.map(|(_, second)| vec![-first, -second]));
            }
        }
        choices.push(triples);
    }
    let mut outputs = Vec::new();
    for k in 0..4 {
        let table: [i32; 4] = f.variables();
        let mut pairs = Vec::new();
        for b in 0..4 + gates {
            pairs.extend((0..b).map(|a| ([a, b], f.variable())));
        }
        f.clauses.push(pairs.iter().map(|(_, chosen)| *chosen).collect());
        for (operands, chosen) in &pairs {
            for (x, v) in (1..16).flat_map(|x| (0..4).map(move |v| (x, v))) {
                let Some(clause) = unless(&values, *chosen, operands, x, v) else { continue };
                let one = (row[x] ^ row[0]) >> k & 1 == 1;
                if v > 0 {
                    f.clauses.push([clause, vec![if one { table[v] } else { -table[v] }]].concat());
                } else if one {
                    f.clauses.push(clause);
                }
            }
        }
        outputs.push((pairs, table));
    }
    let mut solver: Solver = Solver::new();
    for clause in f.clauses {
        solver.add_clause(clause);
    }
    if conflicts >= 0 {
        solver.set_limit("conflicts", conflicts).ok()?;
    }
    if solver.solve() != Some(true) {
        return None;
    }
    let is = |variable: i32| solver.value(variable) == Some(true);
    let bits = |table: &[i32]| (1..table.len()).map(|v| u8::from(is(table[v])) << v).sum::<u8>();
    let mut circuit = Three { gates: Vec::new(), outputs: [([0; 2], 0); 4] };
    for (triples, table) in choices.iter().zip(&tables) {
        let ([a, b, c], _) = triples.iter().find(|(_, chosen)| is(*chosen))?;
        circuit.gates.push(([*c, *b, *a], bits(table)));
    }
    for (k, (pairs, table)) in outputs.iter().enumerate() {
        let ([a, b], _) = pairs.iter().find(|(_, chosen)| is(*chosen))?;
        // The first operand is the value that it is added to.
        let plain = bits(table) ^ if row[0] >> k & 1 == 1 { 15 } else { 0 };
        circuit.outputs[k] = ([*b, *a], plain | (!plain & 15) << 4);
    }
    (circuit.table() == *row).then_some(circuit)
}
