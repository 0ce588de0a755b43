//! Searches for small circuits for functions of eight variables.
//!
//! The circuit grows output by output, and reuses all existing gates. A function `f` on a set of
//! points is found in one of two ways:
//!
//! * Directly, if there are few points. All pairs of known functions with one gate between them go
//!   into a hash table. Then `f` is looked up as a known function, as a pair, as a pair ^ a known
//!   function, or as pair ^ pair (meeting in the middle), which costs 0, 1, 2 or 3 gates.
//! * By splitting the points with a known function `s`: `f = v ^ (s & u)`. Here `v` only has to
//!   equal `f` where `s` is 0, and `u` only `f ^ v` where `s` is 1.
//!
//! With 200 known functions, nearly every function on 32 points needs three gates.

use super::circuit::{Circuit, Gate, Op};

/// A function of eight variables: bit `x` is its value at `x`. Also used for sets of points.
pub(super) type Table = [u64; 4];

/// All points.
pub(super) const ALL: Table = [!0; 4];

fn zip(a: &Table, b: &Table, f: impl Fn(u64, u64) -> u64) -> Table {
    core::array::from_fn(|i| f(a[i], b[i]))
}

fn xor(a: &Table, b: &Table) -> Table {
    zip(a, b, |a, b| a ^ b)
}

fn size(set: &Table) -> usize {
    set.iter().map(|w| w.count_ones() as usize).sum()
}

/// Returns the variable `i` as a function.
pub(super) fn variable(i: usize) -> Table {
    table(|x| x >> i & 1 == 1)
}

/// Returns the function with values `f(0), f(1), …`.
pub(super) fn table(f: impl Fn(usize) -> bool) -> Table {
    let mut t = [0; 4];
    for x in 0..256 {
        t[x / 64] |= u64::from(f(x)) << (x % 64);
    }
    t
}

/// SplitMix64, so that the search is reproducible.
#[derive(Clone)]
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// Two known functions with a gate between them, packed: 9 bits, 9 bits, 3 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Pair(u32);

const ID_BITS: u32 = 21;
/// Number of points that fit in 64 bits next to a [`Pair`].
const MAX_POINTS: usize = 43;

impl Pair {
    fn new(a: usize, b: usize, kind: u32) -> Self {
        Self((a as u32) << 12 | (b as u32) << 3 | kind)
    }

    fn gate(self) -> Gate {
        let (a, b) = ((self.0 >> 12) as u16, (self.0 >> 3 & 511) as u16);
        match self.0 & 7 {
            0 => Gate { op: Op::And, a, b },
            1 => Gate { op: Op::AndNot, a, b },
            2 => Gate { op: Op::AndNot, a: b, b: a },
            3 => Gate { op: Op::Or, a, b },
            _ => Gate { op: Op::Xor, a, b },
        }
    }
}

/// The xor of at most two pairs and a known function.
#[derive(Clone, Copy, Default, Debug)]
struct Direct {
    pairs: [Option<Pair>; 2],
    node: Option<u16>,
}

/// The known functions on a set of at most [`MAX_POINTS`] points.
#[derive(Default)]
struct View {
    points: Vec<u8>,
    full: u64,
    values: Vec<u64>,
    /// Functions up to complement: value << ID_BITS | pair.
    list: Vec<u64>,
    slots: Vec<u64>,
    shift: u32,
    /// One bit for each of 8 times as many hash values as there are slots. Most look-ups fail, and
    /// with this filter they fail without leaving the cache.
    filter: Vec<u64>,
}

impl View {
    /// Fills the view with the known functions on `set`.
    fn fill(&mut self, known: &[Table], set: &Table) {
        self.points.clear();
        self.points.extend((0..=255u8).filter(|&x| set[usize::from(x) / 64] >> (x % 64) & 1 == 1));
        self.full = !0 >> (64 - self.points.len());
        self.values = known.iter().map(|t| self.project(t)).collect();
        self.pair_up();
    }

    fn project(&self, t: &Table) -> u64 {
        let bit = |(i, &x): (usize, &u8)| (t[usize::from(x) / 64] >> (x % 64) & 1) << i;
        self.points.iter().enumerate().map(bit).sum()
    }

    /// Returns the value up to complement.
    fn key(&self, value: u64) -> u64 {
        value ^ (self.full & (value & 1).wrapping_neg())
    }

    fn slot(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }

    fn pair_up(&mut self) {
        let n = self.values.len();
        let pairs = (n * n * 5 / 2).min(1 << (self.points.len() - 1).min(40));
        let bits = (2 * pairs).next_power_of_two().trailing_zeros().max(4);
        self.shift = 64 - bits;
        self.slots.clear();
        self.slots.resize(1 << bits, 0);
        self.filter.clear();
        self.filter.resize((1 << bits) / 8, 0);
        self.list.clear();
        for j in 1..n {
            for i in 0..j {
                let (a, b) = (self.values[i], self.values[j]);
                for (kind, value) in [a & b, !a & b, a & !b, a | b, a ^ b].into_iter().enumerate() {
                    self.insert(self.key(value), Pair::new(i, j, kind as u32));
                }
            }
        }
    }

    fn filter_bit(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (self.shift - 3)) as usize
    }

    #[inline]
    fn insert(&mut self, key: u64, pair: Pair) {
        if key == 0 {
            return;
        }
        let mask = self.slots.len() - 1;
        let mut i = self.slot(key);
        while self.slots[i] != 0 {
            if self.slots[i] >> ID_BITS == key {
                return;
            }
            i = (i + 1) & mask;
        }
        let bit = self.filter_bit(key);
        self.filter[bit / 64] |= 1 << (bit % 64);
        self.slots[i] = key << ID_BITS | u64::from(pair.0);
        self.list.push(self.slots[i]);
    }

    #[inline]
    fn find(&self, key: u64) -> Option<Pair> {
        let bit = self.filter_bit(key);
        if self.filter[bit / 64] >> (bit % 64) & 1 == 0 {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut i = self.slot(key);
        while self.slots[i] != 0 {
            if self.slots[i] >> ID_BITS == key {
                return Some(Pair(self.slots[i] as u32 & ((1 << ID_BITS) - 1)));
            }
            i = (i + 1) & mask;
        }
        None
    }

    fn pair_value(&self, pair: Pair) -> u64 {
        let gate = pair.gate();
        gate.op.apply(self.values[usize::from(gate.a)], self.values[usize::from(gate.b)]) & self.full
    }

    fn value(&self, d: &Direct) -> u64 {
        let pairs = d.pairs.iter().flatten().fold(0, |sum, &p| sum ^ self.pair_value(p));
        pairs ^ d.node.map_or(0, |i| self.values[usize::from(i)])
    }

    /// Returns whether the function found as `f` up to complement is its complement.
    fn complemented(&self, d: &Direct, f: u64) -> bool {
        (self.value(d) ^ f) & 1 == 1
    }

    /// Enumerates all ways to compute `f` with exactly `cost` gates, until `take` stops it.
    fn each(&self, f: u64, cost: usize, mut take: impl FnMut(Direct) -> bool) {
        let key = self.key(f);
        match cost {
            0 if key == 0 => {
                take(Direct::default());
            }
            0 => {
                for (i, &v) in self.values.iter().enumerate() {
                    if self.key(v) == key && take(Direct { node: Some(i as u16), ..Direct::default() }) {
                        return;
                    }
                }
            }
            1 => {
                if let Some(pair) = self.find(key) {
                    take(Direct { pairs: [Some(pair), None], node: None });
                }
            }
            2 => {
                for (i, &v) in self.values.iter().enumerate() {
                    if let Some(pair) = self.find(key ^ self.key(v))
                        && take(Direct { pairs: [Some(pair), None], node: Some(i as u16) })
                    {
                        return;
                    }
                }
            }
            _ => {
                for &entry in &self.list {
                    if let Some(second) = self.find(key ^ entry >> ID_BITS) {
                        let first = Pair(entry as u32 & ((1 << ID_BITS) - 1));
                        if first < second && take(Direct { pairs: [Some(first), Some(second)], node: None }) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Finds the cheapest way to compute `f` with at most `budget` gates (never more than three).
    /// Skips the first `skip` equally cheap ways.
    fn cheapest(&self, f: u64, complement: bool, budget: usize, mut skip: usize) -> Option<Direct> {
        let mut found = None;
        for cost in 0..=budget.min(3) {
            self.each(f, cost, |d| {
                let fits = complement || !self.complemented(&d, f);
                if fits {
                    found = Some(d);
                }
                skip = skip.saturating_sub(usize::from(fits));
                fits && skip == 0
            });
            if found.is_some() {
                break;
            }
        }
        found
    }
}

/// A function of the circuit, up to complement. Without a node it is the constant 0.
#[derive(Clone, Copy, Debug)]
struct Root {
    node: Option<u16>,
    complement: bool,
}

/// Gates to append to the circuit, and the resulting function.
#[derive(Clone, Debug)]
struct Found {
    gates: Vec<Gate>,
    root: Root,
}

/// Search effort.
#[derive(Clone, Copy, Debug)]
pub(super) struct Width {
    /// Number of splits to try for 256 and for 128 points.
    pub(super) top: [usize; 2],
    /// Splits of 64 points by functions other than variables.
    pub(super) odd: usize,
    /// Log2 of the number of equally cheap alternatives to draw from.
    pub(super) ties: u32,
}

/// The circuit under construction.
pub(super) struct Search {
    known: Vec<Table>,
    gates: Vec<Gate>,
    inputs: usize,
    random: Random,
    width: Width,
    /// Unused views, kept to reuse their memory.
    spare: Vec<View>,
}

/// Returns an optimistic estimate of the number of gates for a function on `n` points.
fn hope(n: usize) -> usize {
    match n {
        ..=16 => 0,
        17..=32 => 1,
        33..=64 => 5,
        65..=128 => 11,
        _ => 23,
    }
}

impl Search {
    /// Searches for a circuit of the outputs with at most `limit` gates. The inputs are functions
    /// of eight variables, and only the points of `set` matter. `seed` determines the order of the
    /// outputs and resolves ties.
    pub(super) fn run(
        inputs: &[Table],
        set: &Table,
        outputs: &[Table],
        seed: u64,
        width: Width,
        limit: usize,
    ) -> Option<Circuit> {
        let (known, random) = (inputs.to_vec(), Random(seed));
        let mut search = Self { known, gates: Vec::new(), inputs: inputs.len(), random, width, spare: Vec::new() };
        // The other gates map 0 to 0, so an output that doesn't needs a complement. A single
        // complemented input is enough for all of them.
        if outputs.iter().any(|f| f[0] & 1 == 1) {
            let a = search.random.below(inputs.len()) as u16;
            search.apply(&[Gate { op: Op::Not, a, b: a }]);
        }
        let mut order: Vec<usize> = (0..outputs.len()).collect();
        search.random.shuffle(&mut order);
        let mut roots = vec![0; outputs.len()];
        for (done, &i) in order.iter().enumerate() {
            let left = hope(size(set)) * (outputs.len() - 1 - done);
            let budget = limit.checked_sub(search.gates.len() + left)?;
            let found = search.solve(&outputs[i], set, false, budget)?;
            search.apply(&found.gates);
            roots[i] = found.root.node?;
        }
        Some(Circuit { inputs: inputs.len(), gates: search.gates, outputs: roots })
    }

    fn apply(&mut self, gates: &[Gate]) {
        for gate in gates {
            let (a, b) = (&self.known[usize::from(gate.a)], &self.known[usize::from(gate.b)]);
            self.known.push(zip(a, b, |a, b| gate.op.apply(a, b)));
            self.gates.push(*gate);
        }
    }

    fn undo(&mut self, to: usize) {
        self.known.truncate(to);
        self.gates.truncate(to - self.inputs);
    }

    fn view(&mut self, set: &Table) -> View {
        let mut view = self.spare.pop().unwrap_or_default();
        view.fill(&self.known, set);
        view
    }

    /// Maximum number of points for which three gates may be enough.
    fn direct_points(&self) -> usize {
        let pairs = self.known.len().pow(2) * 5 / 2;
        (2 * pairs.ilog2() as usize + 4).min(40)
    }

    /// Appends a gate to `gates`.
    fn gate(&self, gates: &mut Vec<Gate>, op: Op, a: u16, b: u16) -> u16 {
        gates.push(Gate { op, a, b });
        (self.known.len() + gates.len() - 1) as u16
    }

    fn xor(&self, gates: &mut Vec<Gate>, a: Option<u16>, b: Option<u16>) -> Option<u16> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.gate(gates, Op::Xor, a, b)),
            (a, b) => a.or(b),
        }
    }

    fn build(&self, gates: &mut Vec<Gate>, d: &Direct) -> Option<u16> {
        let mut node = d.node;
        for pair in d.pairs.iter().flatten() {
            let Gate { op, a, b } = pair.gate();
            let p = self.gate(gates, op, a, b);
            node = self.xor(gates, node, Some(p));
        }
        node
    }

    /// `v ^ (s & u)`, or `v ^ (!s & u)` with `inverted`.
    fn join(&self, gates: &mut Vec<Gate>, s: u16, inverted: bool, v: Root, u: Root) -> Root {
        let (product, flip) = match (u.node, inverted, u.complement) {
            (None, _, false) => (None, false),
            (None, false, true) => (Some(s), false),
            (None, true, true) => (Some(s), true),
            (Some(u), false, false) => (Some(self.gate(gates, Op::And, s, u)), false),
            (Some(u), false, true) => (Some(self.gate(gates, Op::AndNot, u, s)), false),
            (Some(u), true, false) => (Some(self.gate(gates, Op::AndNot, s, u)), false),
            (Some(u), true, true) => (Some(self.gate(gates, Op::Or, s, u)), true),
        };
        Root { node: self.xor(gates, v.node, product), complement: v.complement ^ flip }
    }

    /// `f` on the points of `set` with at most `budget` gates. With `complement`, its complement is
    /// also accepted.
    fn solve(&mut self, f: &Table, set: &Table, complement: bool, budget: usize) -> Option<Found> {
        let n = size(set);
        if n <= self.direct_points() {
            let view = self.view(set);
            let value = view.project(f);
            let skip = if self.width.ties > 0 { self.random.below(1 << self.width.ties) } else { 0 };
            let found = view.cheapest(value, complement, budget, skip).map(|d| {
                let mut gates = Vec::new();
                let node = self.build(&mut gates, &d);
                Found { gates, root: Root { node, complement: view.complemented(&d, value) } }
            });
            self.spare.push(view);
            if found.is_some() {
                return found;
            }
        }
        if budget < 3.max(hope(n)) {
            return None;
        }
        let mut splits: Vec<usize> = (0..self.inputs).filter(|&i| self.splits(i, set)).collect();
        self.random.shuffle(&mut splits);
        if n <= 64 {
            let mut odd: Vec<usize> = (self.inputs..self.known.len()).filter(|&i| self.splits(i, set)).collect();
            self.random.shuffle(&mut odd);
            splits.extend(odd.into_iter().take(self.width.odd));
        }
        let mut best: Option<Found> = None;
        let mut budget = budget;
        for &s in &splits {
            if let Some(found) = self.split_directly(f, set, s, complement, budget) {
                let cost = found.gates.len();
                best = Some(found);
                if cost == 0 {
                    break;
                }
                budget = cost - 1;
            }
        }
        if best.is_some() {
            return best;
        }
        let mut ways: Vec<(usize, bool)> = splits.iter().flat_map(|&s| [(s, false), (s, true)]).collect();
        if n > 64 {
            self.random.shuffle(&mut ways);
            ways.truncate(self.width.top[usize::from(n <= 128)]);
        }
        for (s, inverted) in ways {
            if let Some(found) = self.split(f, set, s, inverted, complement, budget) {
                let cost = found.gates.len();
                best = Some(found);
                if cost == 0 {
                    break;
                }
                budget = cost - 1;
            }
        }
        best
    }

    /// Returns whether the known function `s` splits the set into parts of similar size.
    fn splits(&self, s: usize, set: &Table) -> bool {
        let part = size(&zip(&self.known[s], set, |s, m| s & m));
        let n = size(set);
        part * 4 >= n && part * 4 <= 3 * n
    }

    fn parts(&self, s: usize, set: &Table) -> [Table; 2] {
        [zip(&self.known[s], set, |s, m| !s & m), zip(&self.known[s], set, |s, m| s & m)]
    }

    /// Tries a split whose parts are both found directly.
    fn split_directly(&mut self, f: &Table, set: &Table, s: usize, complement: bool, budget: usize) -> Option<Found> {
        let parts = self.parts(s, set);
        let limit = self.direct_points().min(MAX_POINTS);
        if parts.iter().any(|p| size(p) > limit || size(p) == 0) {
            return None;
        }
        let budget = budget.checked_sub(2)?;
        let views = parts.map(|p| self.view(&p));
        let best = Self::pair_of_parts(&views, f, complement, budget);
        self.spare.extend(views);
        let (inverted, v, v_complement, u, u_complement) = best?;
        let mut gates = Vec::new();
        let v = Root { node: self.build(&mut gates, &v), complement: v_complement };
        let u = Root { node: self.build(&mut gates, &u), complement: u_complement };
        let root = self.join(&mut gates, s as u16, inverted, v, u);
        Some(Found { gates, root })
    }

    /// Finds the cheapest `v` and `u`, and whether each is complemented. Swaps the parts if the
    /// first result requires it.
    fn pair_of_parts(
        views: &[View; 2],
        f: &Table,
        complement: bool,
        mut budget: usize,
    ) -> Option<(bool, Direct, bool, Direct, bool)> {
        let values: [u64; 2] = core::array::from_fn(|i| views[i].project(f));
        let mut best = None;
        for inverted in [false, true] {
            let (v_view, u_view) = (&views[usize::from(inverted)], &views[usize::from(!inverted)]);
            let (v_value, u_value) = (values[usize::from(inverted)], values[usize::from(!inverted)]);
            for cost in 0..=3 {
                let mut tries = 24;
                v_view.each(v_value, cost, |v| {
                    if cost > budget {
                        return true;
                    }
                    let v_complement = v_view.complemented(&v, v_value);
                    if !complement && v_complement && !inverted {
                        return false;
                    }
                    let target = u_value ^ u_view.value(&v) ^ if v_complement { u_view.full } else { 0 };
                    // An inverted split with a complemented `u` flips the result.
                    let mut found = None;
                    for u_cost in 0..=(budget - cost).min(3) {
                        u_view.each(target, u_cost, |u| {
                            let flips = inverted && u_view.complemented(&u, target);
                            let fits = complement || flips == v_complement;
                            if fits {
                                found = Some((u, u_cost));
                            }
                            fits
                        });
                        if found.is_some() {
                            break;
                        }
                    }
                    if let Some((u, u_cost)) = found {
                        best = Some((inverted, v, v_complement, u, u_view.complemented(&u, target)));
                        match (cost + u_cost).checked_sub(1) {
                            Some(b) => budget = b,
                            None => return true,
                        }
                    }
                    tries -= 1;
                    tries == 0
                });
            }
        }
        best
    }

    /// A split whose parts are solved one after the other.
    fn split(
        &mut self,
        f: &Table,
        set: &Table,
        s: usize,
        inverted: bool,
        complement: bool,
        budget: usize,
    ) -> Option<Found> {
        let parts = self.parts(s, set);
        let (v_set, u_set) = (&parts[usize::from(inverted)], &parts[usize::from(!inverted)]);
        let start = self.known.len();
        let v = self.solve(f, v_set, complement, budget.checked_sub(2 + hope(size(u_set)))?)?;
        self.apply(&v.gates);
        let mut rest = v.root.node.map_or(*f, |node| xor(f, &self.known[usize::from(node)]));
        if v.root.complement {
            rest = xor(&rest, &ALL);
        }
        let left = budget - 2 - v.gates.len();
        let u = self.solve(&rest, u_set, complement || !inverted, left);
        let found = u.map(|u| {
            self.apply(&u.gates);
            let mut last = Vec::new();
            let root = self.join(&mut last, s as u16, inverted, v.root, u.root);
            Found { gates: [v.gates, u.gates, last].concat(), root }
        });
        self.undo(start);
        found
    }
}
