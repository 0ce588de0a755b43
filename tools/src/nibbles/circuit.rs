//! Circuits with four inputs and four outputs, as text and as truth tables.

/// The inputs as truth tables: bit `x` is the value at `x`.
pub(super) const INPUTS: [u16; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/// Returns the images of the substitution with these outputs.
fn images(outputs: [u16; 4]) -> [u8; 16] {
    core::array::from_fn(|x| (0..4).map(|k| (outputs[k] >> x & 1) as u8).zip(0..).map(|(bit, k)| bit << k).sum())
}

/// Returns the statements of a function in a text without spaces.
fn body<'a>(text: &'a str, function: &str) -> Option<Vec<&'a str>> {
    let rest = text.split(&format!("fn{function}<")).nth(1)?;
    let rest = &rest[rest.find('{')? + 1..];
    Some(rest[..rest.find('}')?].split(';').collect())
}

/// Returns the number of a value: inputs x0 to x3, then gates from t0.
fn value(name: &str) -> Option<usize> {
    let number: usize = name.get(1..)?.parse().ok()?;
    Some(if name.starts_with('x') { number } else { number + 4 })
}

fn label(value: usize) -> String {
    if value < 4 { format!("x{value}") } else { format!("t{}", value - 4) }
}

/// A two-input gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    And,
    /// `!a & b`
    AndNot,
    Or,
    Xor,
}

impl Op {
    pub(super) const ALL: [(Self, &str); 4] =
        [(Self::And, "and"), (Self::AndNot, "and_not"), (Self::Or, "or"), (Self::Xor, "xor")];

    pub(super) fn apply(self, a: u16, b: u16) -> u16 {
        match self {
            Self::And => a & b,
            Self::AndNot => !a & b,
            Self::Or => a | b,
            Self::Xor => a ^ b,
        }
    }

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(op, _)| *op == self).map_or("", |(_, name)| name)
    }
}

/// Two-input gates, all of which return 0 for zeros, and the outputs that are complemented.
#[derive(Clone, Debug)]
pub(super) struct Two {
    pub(super) gates: Vec<(Op, usize, usize)>,
    pub(super) outputs: [usize; 4],
    pub(super) complement: [bool; 4],
}

impl Two {
    pub(super) fn table(&self) -> [u8; 16] {
        let mut values = INPUTS.to_vec();
        for (op, a, b) in &self.gates {
            values.push(op.apply(values[*a], values[*b]));
        }
        images(core::array::from_fn(|k| values[self.outputs[k]] ^ if self.complement[k] { 0xffff } else { 0 }))
    }

    pub(super) fn source(&self, name: &str) -> String {
        let mut text = format!(
            "\n#[inline(always)]\nfn two_{name}<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], \
             [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {{\n"
        );
        for (i, (op, a, b)) in self.gates.iter().enumerate() {
            text += &format!("let t{i} = l.{}({}, {});\n", op.name(), label(*a), label(*b));
        }
        let outputs = (0..4).map(|k| {
            let y = if self.complement[k] { format!("l.not(y{k})") } else { format!("y{k}") };
            format!("l.xor({y}, {})", label(self.outputs[k]))
        });
        text + &format!("[{}]\n}}\n", outputs.collect::<Vec<_>>().join(", "))
    }

    pub(super) fn parse(text: &str, name: &str) -> Option<Self> {
        let statements = body(text, &format!("two_{name}"))?;
        let (last, gates) = statements.split_last()?;
        let gate = |statement: &&str| {
            let (op, operands) = statement.split_once("=l.")?.1.strip_suffix(')')?.split_once('(')?;
            let (a, b) = operands.split_once(',')?;
            let op = Op::ALL.iter().find(|(_, name)| *name == op)?.0;
            Some((op, value(a)?, value(b)?))
        };
        let gates: Option<Vec<_>> = gates.iter().map(gate).collect();
        let (mut outputs, mut complement) = ([0; 4], [false; 4]);
        let items: Vec<_> = last.split("l.xor(").skip(1).collect();
        for k in 0..4 {
            let item = items.get(k)?;
            complement[k] = item.starts_with("l.not(");
            outputs[k] = value(item.split(',').nth(1)?.trim_end_matches([')', ']']))?;
        }
        let circuit = Self { gates: gates?, outputs, complement };
        circuit.in_order().then_some(circuit)
    }

    fn in_order(&self) -> bool {
        let n = self.gates.len() + 4;
        self.gates.iter().enumerate().all(|(i, (_, a, b))| *a < i + 4 && *b < i + 4)
            && self.outputs.iter().all(|o| *o < n)
    }
}

/// A two-input gate, possibly with one complemented operand, or a selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gate {
    And(usize, usize),
    /// `!a & b`
    AndNot(usize, usize),
    Or(usize, usize),
    /// `!a | b`
    OrNot(usize, usize),
    Xor(usize, usize),
    /// The second operand where the first has ones, otherwise the third.
    Select(usize, usize, usize),
}

impl Gate {
    pub(super) fn apply(self, value: impl Fn(usize) -> u16) -> u16 {
        match self {
            Self::And(a, b) => value(a) & value(b),
            Self::AndNot(a, b) => !value(a) & value(b),
            Self::Or(a, b) => value(a) | value(b),
            Self::OrNot(a, b) => !value(a) | value(b),
            Self::Xor(a, b) => value(a) ^ value(b),
            Self::Select(mask, a, b) => value(mask) & value(a) | !value(mask) & value(b),
        }
    }

    /// Returns the same gate on other operands.
    pub(super) fn map(self, place: impl Fn(usize) -> usize) -> Self {
        match self {
            Self::And(a, b) => Self::And(place(a), place(b)),
            Self::AndNot(a, b) => Self::AndNot(place(a), place(b)),
            Self::Or(a, b) => Self::Or(place(a), place(b)),
            Self::OrNot(a, b) => Self::OrNot(place(a), place(b)),
            Self::Xor(a, b) => Self::Xor(place(a), place(b)),
            Self::Select(mask, a, b) => Self::Select(place(mask), place(a), place(b)),
        }
    }

    pub(super) fn is_selection(self) -> bool {
        matches!(self, Self::Select(..))
    }

    /// Returns the two or three operands.
    pub(super) fn operands(self) -> impl Iterator<Item = usize> {
        let (operands, n) = match self {
            Self::And(a, b) | Self::AndNot(a, b) | Self::Or(a, b) | Self::OrNot(a, b) | Self::Xor(a, b) => {
                ([a, b, a], 2)
            }
            Self::Select(mask, a, b) => ([mask, a, b], 3),
        };
        operands.into_iter().take(n)
    }

    fn parse(text: &str) -> Option<Self> {
        let (name, operands) = text.strip_suffix(')')?.split_once('(')?;
        let operands: Option<Vec<usize>> = operands.split(',').map(value).collect();
        Some(match (name, &operands?[..]) {
            ("and", [a, b]) => Self::And(*a, *b),
            ("and_not", [a, b]) => Self::AndNot(*a, *b),
            ("or", [a, b]) => Self::Or(*a, *b),
            ("or_not", [a, b]) => Self::OrNot(*a, *b),
            ("xor", [a, b]) => Self::Xor(*a, *b),
            (name, [mask, a, b]) if name.starts_with("select_over::<") => Self::Select(*mask, *a, *b),
            _ => return None,
        })
    }
}

/// Two-input gates and selections. A selection's instruction overwrites an operand. The outputs are
/// added to the previous values.
#[derive(Clone, Debug)]
pub(super) struct Select {
    pub(super) gates: Vec<Gate>,
    pub(super) outputs: [usize; 4],
}

impl Select {
    pub(super) fn table(&self) -> [u8; 16] {
        let mut values = INPUTS.to_vec();
        for gate in &self.gates {
            values.push(gate.apply(|operand| values[operand]));
        }
        images(self.outputs.map(|output| values[output]))
    }

    /// Returns whether no gate after gate `i` uses a value.
    fn ends(&self, i: usize, value: usize) -> bool {
        self.gates[i + 1..].iter().all(|gate| gate.operands().all(|operand| operand != value))
    }

    /// Number of instructions, i.e. the gates, plus a copy for each selection whose operands are
    /// all used again.
    pub(super) fn cost(&self) -> usize {
        let copied =
            |(i, gate): &(usize, &Gate)| gate.is_selection() && gate.operands().all(|value| !self.ends(*i, value));
        self.gates.len() + self.gates.iter().enumerate().filter(copied).count()
    }

    pub(super) fn source(&self, name: &str) -> String {
        let mut text = format!(
            "\n#[inline(always)]\nfn select_{name}<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], \
             [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {{\n"
        );
        for (i, gate) in self.gates.iter().enumerate() {
            let operands: Vec<_> = gate.operands().map(label).collect();
            let name = match gate {
                Gate::And(..) => "and".into(),
                Gate::AndNot(..) => "and_not".into(),
                Gate::Or(..) => "or".into(),
                Gate::OrNot(..) => "or_not".into(),
                Gate::Xor(..) => "xor".into(),
                Gate::Select(..) => {
                    format!("select_over::<{}>", gate.operands().position(|value| self.ends(i, value)).unwrap_or(0))
                }
            };
            text += &format!("let t{i} = l.{name}({});\n", operands.join(", "));
        }
        let outputs = (0..4).map(|k| format!("l.xor(y{k}, {})", label(self.outputs[k])));
        text + &format!("[{}]\n}}\n", outputs.collect::<Vec<_>>().join(", "))
    }

    pub(super) fn parse(text: &str, name: &str) -> Option<Self> {
        let statements = body(text, &format!("select_{name}"))?;
        let (last, gates) = statements.split_last()?;
        let gates: Option<Vec<_>> = gates.iter().map(|gate| Gate::parse(gate.split_once("=l.")?.1)).collect();
        let items: Vec<_> = last.split("l.xor(").skip(1).collect();
        let mut circuit = Self { gates: gates?, outputs: [0; 4] };
        for k in 0..4 {
            circuit.outputs[k] = value(items.get(k)?.split(',').nth(1)?.trim_end_matches([')', ']']))?;
        }
        let gates = circuit.gates.iter().enumerate().all(|(i, gate)| gate.operands().all(|operand| operand < i + 4));
        (gates && circuit.outputs.iter().all(|output| *output < circuit.gates.len() + 4)).then_some(circuit)
    }
}

/// Three-input gates: operands and truth table, bit `a << 2 | b << 1 | c`. The last four add to the
/// outputs.
#[derive(Clone, Debug)]
pub(super) struct Three {
    pub(super) gates: Vec<([usize; 3], u8)>,
    /// The first operand of these is the value they are added to.
    pub(super) outputs: [([usize; 2], u8); 4],
}

impl Three {
    pub(super) fn table(&self) -> [u8; 16] {
        let gate = |[a, b, c]: [u16; 3], table: u8| -> u16 {
            (0..16).map(|x| u16::from(table >> ((a >> x & 1) << 2 | (b >> x & 1) << 1 | c >> x & 1) & 1) << x).sum()
        };
        let mut values = INPUTS.to_vec();
        for (operands, table) in &self.gates {
            values.push(gate(operands.map(|o| values[o]), *table));
        }
        // Try both zeros and ones, because the sum's other operand must not matter.
        let added = |y: u16| self.outputs.map(|([b, c], table)| gate([y, values[b], values[c]], table) ^ y);
        if added(0) == added(0xffff) { images(added(0)) } else { [0xff; 16] }
    }

    pub(super) fn source(&self, name: &str) -> String {
        let mut text = format!(
            "\n#[inline(always)]\nfn three_{name}<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], \
             [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {{\n"
        );
        for (i, (operands, table)) in self.gates.iter().enumerate() {
            let [a, b, c] = operands.map(label);
            text += &format!("let t{i} = l.ternary::<0x{table:02x}>({a}, {b}, {c});\n");
        }
        text += "[\n";
        for (k, ([b, c], table)) in self.outputs.iter().enumerate() {
            text += &format!("l.ternary::<0x{table:02x}>(y{k}, {}, {}),\n", label(*b), label(*c));
        }
        text + "]\n}\n"
    }

    pub(super) fn parse(text: &str, name: &str) -> Option<Self> {
        let statements = body(text, &format!("three_{name}"))?;
        let (last, gates) = statements.split_last()?;
        let call = |text: &str| {
            let (table, operands) = text.strip_prefix("0x")?.split_once(">(")?;
            let operands: Vec<&str> = operands.trim_end_matches([')', ',', ']']).split(',').collect();
            let [a, b, c] = operands[..] else { return None };
            Some((a.to_owned(), value(b)?, value(c)?, u8::from_str_radix(table, 16).ok()?))
        };
        let mut circuit = Self { gates: Vec::new(), outputs: [([0; 2], 0); 4] };
        for gate in gates {
            let (a, b, c, table) = call(gate.split_once("ternary::<")?.1)?;
            circuit.gates.push(([value(&a)?, b, c], table));
        }
        let items: Vec<_> = last.split("l.ternary::<").skip(1).collect();
        for k in 0..4 {
            let (_, b, c, table) = call(items.get(k)?)?;
            circuit.outputs[k] = ([b, c], table);
        }
        let n = circuit.gates.len() + 4;
        let gates = circuit.gates.iter().enumerate().all(|(i, (operands, _))| operands.iter().all(|o| *o < i + 4));
        let outputs = circuit.outputs.iter().all(|(operands, _)| operands.iter().all(|o| *o < n));
        (gates && outputs).then_some(circuit)
    }
}
