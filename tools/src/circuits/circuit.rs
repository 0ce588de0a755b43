//! Circuits of two-input gates.

/// The operations of `phalanx::isa::Logic`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Op {
    Xor,
    And,
    Or,
    /// `!a & b`
    AndNot,
    /// `!a`. The second operand is `a` again.
    Not,
}

impl Op {
    #[inline]
    pub(super) fn apply(self, a: u64, b: u64) -> u64 {
        match self {
            Self::Xor => a ^ b,
            Self::And => a & b,
            Self::Or => a | b,
            Self::AndNot => !a & b,
            Self::Not => !a,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Xor => "xor",
            Self::And => "and",
            Self::Or => "or",
            Self::AndNot => "and_not",
            Self::Not => "not",
        }
    }
}

/// A gate. Operands are numbered, starting with the inputs, followed by the gates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Gate {
    pub(super) op: Op,
    pub(super) a: u16,
    pub(super) b: u16,
}

/// The gates. Each comes after its operands.
#[derive(Clone, Debug)]
pub(super) struct Circuit {
    pub(super) inputs: usize,
    pub(super) gates: Vec<Gate>,
    pub(super) outputs: Vec<u16>,
}

impl Circuit {
    /// Returns the substitution that the circuit computes, for all inputs.
    pub(super) fn table(&self) -> Vec<u8> {
        let eval = |x: usize| {
            let mut values: Vec<u64> = (0..self.inputs).map(|i| x as u64 >> i & 1).collect();
            for gate in &self.gates {
                values.push(gate.op.apply(values[usize::from(gate.a)], values[usize::from(gate.b)]) & 1);
            }
            self.outputs.iter().enumerate().map(|(i, &o)| (values[usize::from(o)] as u8) << i).sum()
        };
        (0..1 << self.inputs).map(eval).collect()
    }

    /// Drops gates that no output needs, and orders the others to reduce the number of live values.
    pub(super) fn schedule(&self) -> Self {
        let n = self.inputs + self.gates.len();
        let operands = |i: usize| {
            let gate = &self.gates[i - self.inputs];
            [usize::from(gate.a), usize::from(gate.b)]
        };
        // Go depth first from the outputs, so that the ties below are resolved the same way for any
        // order of the gates.
        let mut todo = Vec::new();
        let mut seen = vec![false; n];
        let mut stack: Vec<(usize, bool)> = self.outputs.iter().rev().map(|&o| (usize::from(o), false)).collect();
        while let Some((i, operands_done)) = stack.pop() {
            if operands_done {
                todo.push(i);
            } else if i >= self.inputs && !seen[i] {
                seen[i] = true;
                stack.push((i, true));
                stack.extend(operands(i).iter().rev().map(|&o| (o, false)));
            }
        }
        let mut uses = vec![0usize; n];
        for &i in &todo {
            for o in operands(i) {
                uses[o] += 1;
            }
        }
        for &o in &self.outputs {
            uses[usize::from(o)] += 1;
        }
        let mut place: Vec<Option<u16>> = (0..n).map(|i| (i < self.inputs).then_some(i as u16)).collect();
        let mut gates = Vec::new();
        while !todo.is_empty() {
            let ready = |&&i: &&usize| operands(i).iter().all(|&o| place[o].is_some());
            // The highest weight is for ending the lives of values, the next highest for using a
            // value from the last few gates, which is still in a register. (The weights come from
            // measurements with SSE2.)
            let at = |o: usize| usize::from(place[o].unwrap_or_default());
            let score = |&&i: &&usize| {
                let [a, b] = operands(i);
                let ended = usize::from(uses[a] == 1) + usize::from(uses[b] == 1);
                let fresh = at(a).max(at(b)).saturating_sub(gates.len());
                (12 * ended + fresh, at(a) + at(b))
            };
            let Some(&next) = todo.iter().filter(ready).rev().max_by_key(score) else {
                unreachable!("the gates have no cycle")
            };
            todo.retain(|&i| i != next);
            let [a, b] = operands(next);
            gates.push(Gate { op: self.gates[next - self.inputs].op, a: at(a) as u16, b: at(b) as u16 });
            uses[a] -= 1;
            uses[b] -= 1;
            place[next] = Some((self.inputs + gates.len() - 1) as u16);
        }
        let outputs = self.outputs.iter().map(|&o| place[usize::from(o)].unwrap_or_default()).collect();
        Self { inputs: self.inputs, gates, outputs }
    }

    /// Maximum number of live values.
    pub(super) fn live(&self) -> usize {
        let n = self.inputs + self.gates.len();
        let mut last: Vec<usize> = (0..n).collect();
        for (i, gate) in self.gates.iter().enumerate() {
            last[usize::from(gate.a)] = self.inputs + i;
            last[usize::from(gate.b)] = self.inputs + i;
        }
        for &o in &self.outputs {
            last[usize::from(o)] = n;
        }
        (self.inputs..n).map(|at| (0..at).filter(|&i| last[i] > at).count() + 1).max().unwrap_or(self.inputs)
    }

    /// Parses the circuit of function `name` from the output of [`Self::source`].
    pub(super) fn parse(text: &str, name: &str) -> Result<Self, String> {
        let wrong = || format!("{name}: no circuit of this name in the generator's format");
        let (_, text) = text.split_once(&format!("fn {name}<")).ok_or_else(wrong)?;
        let (body, _) = text.split_once("\n}").ok_or_else(wrong)?;
        let mut circuit = Self { inputs: 8, gates: Vec::new(), outputs: Vec::new() };
        let value = |v: &str| {
            let (kind, number) = v.split_at_checked(1)?;
            let number: u16 = number.parse().ok()?;
            Some(if kind == "x" { number } else { number + 8 })
        };
        for line in body.lines().skip(1).map(str::trim) {
            let gate = || {
                let (op, operands) = line.strip_suffix(");")?.split_once("l.")?.1.split_once('(')?;
                let op = [Op::Xor, Op::And, Op::Or, Op::AndNot, Op::Not].into_iter().find(|o| o.name() == op)?;
                let (a, b) = operands.split_once(", ").unwrap_or((operands, operands));
                Some(Gate { op, a: value(a)?, b: value(b)? })
            };
            match line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                Some(outputs) => {
                    circuit.outputs = outputs.split(", ").map(value).collect::<Option<_>>().ok_or_else(wrong)?
                }
                None => circuit.gates.push(gate().ok_or_else(wrong)?),
            }
        }
        let after_operands = |(i, g): (usize, &Gate)| usize::from(g.a.max(g.b)) < i + 8;
        if circuit.gates.iter().enumerate().all(after_operands) { Ok(circuit) } else { Err(wrong()) }
    }

    /// Rust source of the circuit.
    pub(super) fn source(&self, name: &str, what: &str) -> String {
        let value = |i: u16| match usize::from(i).checked_sub(self.inputs) {
            None => format!("x{i}"),
            Some(t) => format!("t{t}"),
        };
        let inputs: Vec<String> = (0..self.inputs).map(|i| format!("x{i}")).collect();
        let outputs: Vec<String> = self.outputs.iter().map(|&o| value(o)).collect();
        let mut text = format!(
            "/// {what}: {} gates.\n#[inline(always)]\npub(crate) fn {name}<L: Logic>(l: L, [{}]: [L::W; {}]) -> [L::W; {}] {{\n",
            self.gates.len(),
            inputs.join(", "),
            self.inputs,
            self.outputs.len()
        );
        for (i, gate) in self.gates.iter().enumerate() {
            let operands = match gate.op {
                Op::Not => value(gate.a),
                _ => format!("{}, {}", value(gate.a), value(gate.b)),
            };
            text += &format!("    let t{i} = l.{}({operands});\n", gate.op.name());
        }
        text += &format!("    [{}]\n}}\n", outputs.join(", "));
        text
    }
}
