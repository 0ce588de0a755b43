//! Circuits of Kuznyechik's substitution and its inverse, with the decomposition of A. Biryukov, L.
//! Perrin and A. Udovenko (2016): with `(l, r) = alpha(x)` in GF(2^4)^2, modulo x^4 + x^3 + 1,
//!
//! `l' = nu1(l / r)`, or `nu0(l)` if `r` is 0; `r' = sigma(r phi(l'))`; `pi(x) = omega(l', r')`.
//!
//! We are free to choose the bases and scalings of the intermediate values. The search draws them
//! at random.

use super::{
    circuit::{Circuit, Gate, Op},
    search::{Random, Search, Table, Width, table},
};

const NU0: [u8; 16] = [2, 5, 3, 11, 6, 9, 14, 10, 0, 4, 15, 1, 8, 13, 12, 7];
const NU1: [u8; 16] = [7, 6, 12, 9, 0, 15, 8, 1, 4, 5, 11, 14, 13, 2, 3, 10];
const PHI: [u8; 16] = [11, 2, 11, 8, 12, 4, 1, 12, 6, 3, 5, 8, 14, 3, 6, 11];
const SIGMA: [u8; 16] = [12, 13, 0, 4, 8, 11, 10, 14, 3, 9, 5, 2, 15, 1, 6, 7];
/// Rows of the linear maps, starting with bit 7. `l` is the high half.
const ALPHA: [u8; 8] = [0x08, 0x41, 0x43, 0xef, 0x8a, 0x44, 0x1a, 0x20];
const OMEGA: [u8; 8] = [0x0a, 0x04, 0x20, 0x9a, 0x08, 0x44, 0x82, 0x01];

fn mul(a: u8, b: u8) -> u8 {
    let product = (0..4).filter(|i| b >> i & 1 == 1).fold(0, |sum, i| sum ^ a << i);
    [6, 5, 4].into_iter().fold(product, |p, i| if p >> i & 1 == 1 { p ^ 0x19 << (i - 4) } else { p })
}

/// Returns the inverse in the field. The inverse of 0 is 0.
fn inv(a: u8) -> u8 {
    (0..16).find(|&b| mul(a, b) == 1).unwrap_or(0)
}

/// Returns the inverse of a permutation.
fn inverse<const N: usize>(t: &[u8; N]) -> [u8; N] {
    let mut inverse = [0; N];
    for (x, &y) in (0..).zip(t) {
        inverse[usize::from(y)] = x;
    }
    inverse
}

fn parity(x: u8) -> u8 {
    x.count_ones() as u8 & 1
}

/// Returns the table of a linear map, from its rows (highest bit first).
fn linear_table(rows: &[u8; 8]) -> [u8; 256] {
    core::array::from_fn(|x| rows.iter().fold(0, |y, &row| y << 1 | parity(row & x as u8)))
}

/// A basis of GF(2^4). The bits of a nibble are an element's coordinates.
#[derive(Clone, Copy)]
struct Basis {
    /// Coordinates -> element.
    element: [u8; 16],
    /// Element -> coordinates.
    coordinates: [u8; 16],
}

impl Basis {
    fn new(vectors: [u8; 4]) -> Option<Self> {
        let element = core::array::from_fn(|c| (0..4).filter(|i| c >> i & 1 == 1).fold(0, |s, i| s ^ vectors[i]));
        let coordinates = inverse(&element);
        (0..16).all(|i| coordinates[usize::from(element[i])] == i as u8).then_some(Self { element, coordinates })
    }

    fn random(random: &mut Random) -> Self {
        loop {
            if let Some(basis) = Self::new(core::array::from_fn(|_| random.below(16) as u8)) {
                return basis;
            }
        }
    }
}

/// Gates under construction.
struct Net {
    gates: Vec<Gate>,
}

type Node = u16;

impl Net {
    fn gate(&mut self, op: Op, a: Node, b: Node) -> Node {
        let gate = Gate { op, a: a.min(b), b: a.max(b) };
        let gate = if matches!(op, Op::AndNot | Op::Not) { Gate { op, a, b } } else { gate };
        let at = self.gates.iter().position(|&g| g == gate).unwrap_or(self.gates.len());
        if at == self.gates.len() {
            self.gates.push(gate);
        }
        (8 + at) as Node
    }

    /// Computes sums of nodes, with one mask of nodes per row. The most frequent pairs are added
    /// first.
    fn sums(&mut self, nodes: &[Node], rows: &[u32], random: &mut Random) -> Vec<Node> {
        let mut nodes = nodes.to_vec();
        let mut rows: Vec<u128> = rows.iter().map(|&r| u128::from(r)).collect();
        loop {
            let mut best = (1, Vec::new());
            for j in 1..nodes.len() {
                for i in 0..j {
                    let both = 1u128 << i | 1 << j;
                    let n = rows.iter().filter(|&&r| r & both == both).count();
                    if n > best.0 {
                        best = (n, Vec::new());
                    }
                    if n == best.0 {
                        best.1.push((i, j));
                    }
                }
            }
            let (_, ties) = best;
            if ties.is_empty() {
                break;
            }
            let (i, j) = ties[random.below(ties.len())];
            let both = 1u128 << i | 1 << j;
            nodes.push(self.gate(Op::Xor, nodes[i], nodes[j]));
            for row in rows.iter_mut().filter(|r| **r & both == both) {
                *row ^= both | 1 << (nodes.len() - 1);
            }
        }
        rows.iter().map(|r| nodes[r.trailing_zeros() as usize]).collect()
    }

    /// Computes functions of a nibble. The first four inputs are its bits.
    fn nibble(&mut self, inputs: &[Node], tables: &[Table], draw: &mut Draw) -> Option<Vec<Node>> {
        let forms = [1, 2, 4, 8, 3, 12, 5, 10, 15];
        let known: Vec<Table> = forms[..inputs.len()].iter().map(|&m| table(|x| parity(x as u8 & m) == 1)).collect();
        let mut best: Option<Circuit> = None;
        let mut random = draw.next();
        for _ in 0..TRIES {
            let limit = best.as_ref().map_or(200, |c| c.gates.len() - 1);
            let seed = random.next();
            best = Search::run(&known, &[0xffff, 0, 0, 0], tables, seed, WIDTH, limit).or(best);
        }
        let circuit = best?;
        let mut nodes = inputs.to_vec();
        for gate in &circuit.gates {
            nodes.push(self.gate(gate.op, nodes[usize::from(gate.a)], nodes[usize::from(gate.b)]));
        }
        Some(circuit.outputs.iter().map(|&o| nodes[usize::from(o)]).collect())
    }

    /// Computes the nine sums that a product needs, from four coordinates, in the order of the
    /// inputs of [`Self::nibble`].
    fn forms(&mut self, c: &[Node]) -> Vec<Node> {
        let [low, high] = [self.gate(Op::Xor, c[0], c[1]), self.gate(Op::Xor, c[2], c[3])];
        let [even, odd] = [self.gate(Op::Xor, c[0], c[2]), self.gate(Op::Xor, c[1], c[3])];
        let all = self.gate(Op::Xor, low, high);
        vec![c[0], c[1], c[2], c[3], low, high, even, odd, all]
    }

    fn products(&mut self, a: &[Node], b: &[Node]) -> Vec<Node> {
        a.iter().zip(b).map(|(&a, &b)| self.gate(Op::And, a, b)).collect()
    }

    /// Sums the products in the cheapest basis.
    fn product_sum(&mut self, products: &[Node], weights: &[u8; 9], random: &mut Random) -> Option<(Vec<Node>, Basis)> {
        let mut best: Option<(Net, Vec<Node>, Basis)> = None;
        for draw in 0..300 {
            let basis = Basis::random(random);
            let rows: Vec<u32> =
                (0..4).map(|i| mask(weights, |w| basis.coordinates[usize::from(w)] >> i & 1)).collect();
            if draw > 0 && rows.iter().map(|r| r.count_ones()).sum::<u32>() > 20 {
                continue;
            }
            let mut net = Net { gates: self.gates.clone() };
            let nodes = net.sums(products, &rows, random);
            if best.as_ref().is_none_or(|(b, ..)| net.gates.len() < b.gates.len()) {
                best = Some((net, nodes, basis));
            }
        }
        let (net, nodes, basis) = best?;
        self.gates = net.gates;
        Some((nodes, basis))
    }
}

/// Returns the mask of weights for which `bit` is 1.
fn mask(weights: &[u8], bit: impl Fn(u8) -> u8) -> u32 {
    weights.iter().enumerate().map(|(j, &w)| u32::from(bit(w)) << j).sum()
}

const WIDTH: Width = Width { top: [2, 2], odd: 0, ties: 3 };

/// Returns the four bits of `f` as functions of a nibble.
fn bits(f: impl Fn(usize) -> u8) -> Vec<Table> {
    (0..4).map(|i| table(|x| f(x & 15) >> i & 1 == 1)).collect()
}

/// A multiplication method: Karatsuba's trick twice, for operands in the bases `s * (1, w, y, w
/// y)`.
struct Multiplication {
    a: Basis,
    b: Basis,
    /// The weight of each of the nine products.
    weights: [u8; 9],
}

impl Multiplication {
    fn random(random: &mut Random) -> Self {
        loop {
            let [w, y, s, t] = core::array::from_fn(|_| random.below(16) as u8);
            let basis = |s| Basis::new([s, mul(s, w), mul(s, y), mul(s, mul(w, y))]);
            if let (Some(a), Some(b)) = (basis(s), basis(t)) {
                let parts = |w: u8| [1 ^ w, mul(w, w) ^ w, w];
                let (p, q) = (parts(w), parts(y));
                // In the order of `Net::forms`.
                let order = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1), (0, 2), (1, 2), (2, 2)];
                return Self { a, b, weights: order.map(|(i, j)| mul(mul(s, t), mul(p[i], q[j]))) };
            }
        }
    }
}

/// A draw of all the free choices, with a seed for each.
#[derive(Clone)]
struct Draw {
    seeds: [u64; 16],
    used: usize,
}

impl Draw {
    /// Returns the random numbers for the next choice.
    fn next(&mut self) -> Random {
        self.used += 1;
        Random(self.seeds[self.used - 1])
    }

    fn circuit(&self, inverted: bool) -> Option<Circuit> {
        let (mut draw, mut net) = (self.clone(), Net { gates: Vec::new() });
        let outputs = if inverted { draw_inverse(&mut net, &mut draw)? } else { draw_forward(&mut net, &mut draw)? };
        Some(Circuit { inputs: 8, gates: net.gates, outputs })
    }
}

/// The number of searches per function of a nibble.
const TRIES: usize = 8;

/// Masks over the eight variables for the sums of bits `mask` of the nibble `f(x)`, where `f` is
/// linear.
fn linear_rows(f: impl Fn(u8) -> u8, masks: &[u8]) -> Vec<u32> {
    let bit = |m: u8| (0..8).map(|j| u32::from(parity(f(1 << j) & m)) << j).sum();
    masks.iter().map(|&m| bit(m)).collect()
}

const FORMS: [u8; 9] = [1, 2, 4, 8, 3, 12, 5, 10, 15];

/// Returns the rows of the map from the coordinates of two elements to `f`.
fn joined_rows(f: &[u8; 256], high: &Basis, low: &Basis) -> Vec<u32> {
    let columns: Vec<u8> = (0..4)
        .map(|i| f[usize::from(high.element[1 << i]) << 4])
        .chain((0..4).map(|i| f[usize::from(low.element[1 << i])]))
        .collect();
    (0..8).map(|i| mask(&columns, |c| c >> i & 1)).collect()
}

/// Searches for a circuit of the substitution or its inverse by hill climbing: in each of `steps`
/// steps, one or two choices are drawn again and kept if the result is not worse.
pub(super) fn climb(inverted: bool, seed: u64, steps: usize) -> Option<Circuit> {
    let mut random = Random(seed);
    let mut draw = Draw { seeds: core::array::from_fn(|_| random.next()), used: 0 };
    let mut best = draw.circuit(inverted)?;
    for _ in 0..steps {
        let mut changed = draw.clone();
        for _ in 0..=random.below(2) {
            changed.seeds[random.below(16)] = random.next();
        }
        if let Some(circuit) = changed.circuit(inverted)
            && circuit.gates.len() <= best.gates.len()
        {
            (draw, best) = (changed, circuit);
        }
    }
    Some(best)
}

fn draw_forward(net: &mut Net, draw: &mut Draw) -> Option<Vec<Node>> {
    let (alpha, omega) = (linear_table(&ALPHA), linear_table(&OMEGA));
    let (first, second) = (Multiplication::random(&mut draw.next()), Multiplication::random(&mut draw.next()));
    let (l_out, r_out) = (Basis::random(&mut draw.next()), Basis::random(&mut draw.next()));
    // The factor for l when r is 0. It doesn't have to be 0.
    let at_zero = draw.next().below(16) as u8;
    let inputs: Vec<Node> = (0..8).collect();
    let mut rows = linear_rows(|x| first.a.coordinates[usize::from(alpha[usize::from(x)] >> 4)], &FORMS);
    rows.extend(linear_rows(|x| second.a.coordinates[usize::from(alpha[usize::from(x)] & 15)], &FORMS));
    let sums = net.sums(&inputs, &rows, &mut draw.next());
    let (l, r) = sums.split_at(9);

    let reciprocal = |r: u8| if r == 0 { at_zero } else { inv(r) };
    let i = bits(|c| first.b.coordinates[usize::from(reciprocal(second.a.element[c]))]);
    let i = net.nibble(r, &i, draw)?;
    let i = net.forms(&i);
    let products = net.products(l, &i);
    let (p, p_basis) = net.product_sum(&products, &first.weights, &mut draw.next())?;

    // For r = 0, the argument of nu1 is corrected so that nu1 returns nu0(l).
    let nu1_inverse = inverse(&NU1);
    let correction = |l: u8| nu1_inverse[usize::from(NU0[usize::from(l)])] ^ mul(l, at_zero);
    let correction = bits(|c| p_basis.coordinates[usize::from(correction(first.a.element[c]))]);
    let correction = net.nibble(l, &correction, draw)?;
    let low = net.gate(Op::Or, r[0], r[1]);
    let high = net.gate(Op::Or, r[2], r[3]);
    let nonzero = net.gate(Op::Or, low, high);
    let p: Vec<Node> = p
        .iter()
        .zip(correction)
        .map(|(&p, c)| {
            let c = net.gate(Op::AndNot, nonzero, c);
            net.gate(Op::Xor, p, c)
        })
        .collect();

    let l_new = |c: usize| NU1[usize::from(p_basis.element[c])];
    let mut tables = bits(|c| l_out.coordinates[usize::from(l_new(c))]);
    tables.extend(bits(|c| second.b.coordinates[usize::from(PHI[usize::from(l_new(c))])]));
    let l_new_and_phi = net.nibble(&p, &tables, draw)?;
    let phi = net.forms(&l_new_and_phi[4..]);
    let products = net.products(r, &phi);
    let (q, q_basis) = net.product_sum(&products, &second.weights, &mut draw.next())?;
    let sigma = bits(|c| r_out.coordinates[usize::from(SIGMA[usize::from(q_basis.element[c])])]);
    let r_new = net.nibble(&q, &sigma, draw)?;
    let nodes = [&l_new_and_phi[..4], &r_new].concat();
    Some(net.sums(&nodes, &joined_rows(&omega, &l_out, &r_out), &mut draw.next()))
}

fn draw_inverse(net: &mut Net, draw: &mut Draw) -> Option<Vec<Node>> {
    let (alpha, omega) = (inverse(&linear_table(&ALPHA)), inverse(&linear_table(&OMEGA)));
    let (first, second) = (Multiplication::random(&mut draw.next()), Multiplication::random(&mut draw.next()));
    let (l_in, r_in) = (Basis::random(&mut draw.next()), Basis::random(&mut draw.next()));
    let inputs: Vec<Node> = (0..8).collect();
    let mut rows = linear_rows(|x| l_in.coordinates[usize::from(omega[usize::from(x)] >> 4)], &FORMS[..4]);
    rows.extend(linear_rows(|x| r_in.coordinates[usize::from(omega[usize::from(x)] & 15)], &FORMS[..4]));
    let sums = net.sums(&inputs, &rows, &mut draw.next());
    let (l, r) = sums.split_at(4);

    // q = r phi(l'), so r = q / phi(l').
    let sigma_inverse = inverse(&SIGMA);
    let q = bits(|c| first.a.coordinates[usize::from(sigma_inverse[usize::from(r_in.element[c])])]);
    let q = net.nibble(r, &q, draw)?;
    let (nu0_inverse, nu1_inverse) = (inverse(&NU0), inverse(&NU1));

    // The second product determines the basis of l. Its nodes don't exist yet, but we only need its
    // weights.
    let mut plan = Net { gates: Vec::new() };
    let (_, l_basis) = plan.product_sum(&[0, 1, 2, 3, 4, 5, 6, 7, 0xfff], &second.weights, &mut draw.next())?;

    let element = |c: usize| usize::from(l_in.element[c]);
    let mut tables = bits(|c| first.b.coordinates[usize::from(inv(PHI[element(c)]))]);
    tables.extend(bits(|c| second.a.coordinates[usize::from(nu1_inverse[element(c)])]));
    tables.extend(bits(|c| l_basis.coordinates[usize::from(nu0_inverse[element(c)])]));
    let functions = net.nibble(l, &tables, draw)?;

    let (q_forms, phi_forms) = (net.forms(&q), net.forms(&functions[..4]));
    let products = net.products(&q_forms, &phi_forms);
    let row = |m: u8| mask(&first.weights, |w| parity(second.b.coordinates[usize::from(w)] & m));
    let r_forms = net.sums(&products, &FORMS.map(row), &mut draw.next());
    let p_forms = net.forms(&functions[4..8]);
    let products = net.products(&p_forms, &r_forms);
    let row = |i: usize| mask(&second.weights, |w| l_basis.coordinates[usize::from(w)] >> i & 1);
    let l_old = net.sums(&products, &[0, 1, 2, 3].map(row), &mut draw.next());
    // phi is never zero, so r is 0 exactly where q is. In that case, the second product is also 0.
    let low = net.gate(Op::Or, q[0], q[1]);
    let high = net.gate(Op::Or, q[2], q[3]);
    let nonzero = net.gate(Op::Or, low, high);
    let mut nodes = Vec::new();
    for (&l, &at_zero) in l_old.iter().zip(&functions[8..]) {
        let at_zero = net.gate(Op::AndNot, nonzero, at_zero);
        nodes.push(net.gate(Op::Xor, l, at_zero));
    }
    nodes.extend(&r_forms[..4]);
    Some(net.sums(&nodes, &joined_rows(&alpha, &l_basis, &second.b), &mut draw.next()))
}
