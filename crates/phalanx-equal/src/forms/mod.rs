//! Bits as functions of the inputs, each written in one way only, so that equal functions are equal
//! numbers.
//!
//! A bit is a sum, over GF(2), of *atoms*. An atom is an input bit, or a function that is not
//! affine of a *space*: a list of at most eight independent bits. Whatever a circuit, a look-up or
//! a carry computes from bits of one space is a function of that space, so its truth table says
//! all, and the truth table is written as a sum of atoms of the space in one way. Linear steps are
//! additions of sums, and cost no atoms.
//!
//! Atoms of a space are its *named* functions, then monomials for functions outside their span. The
//! reference runs first and names the outputs of S-boxes and the carries of adders. This keeps sums
//! short. Code that computes an S-box from its input bits in another way, for example in another
//! basis, uses the spaces that the reference has made.
//!
//! An atom is one definite function of the inputs, so equal bits are equal functions. The converse
//! holds for bits whose nonlinear parts lie in common spaces: code that does it in another way is
//! not shown to be equal.

mod adders;
mod blocks;
mod dependence;
mod garbage;
mod tables;

use rustc_hash::FxHashMap;

use self::adders::Terms;
use self::blocks::Blocks;
pub(crate) use self::dependence::Dependence;
use crate::truth::{MOST, Truth, ones};

/// A function of the inputs that is 0 or 1: a node, whether it is complemented, and to which block
/// it is applied. Node 0 is zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Bit {
    /// Twice the number of the node, plus 1 for the complement.
    code: u32,
    block: u32,
}

impl Bit {
    /// Always 0.
    pub const ZERO: Self = Self::constant(false);
    /// Always 1.
    pub const ONE: Self = Self::constant(true);
    /// No bit: marks unwritten memory.
    pub(crate) const NONE: Self = Self { code: !0, block: 0 };

    /// A bit that is known.
    pub const fn constant(value: bool) -> Self {
        Self { code: value as u32, block: 0 }
    }

    /// Its value, if it does not depend on the inputs.
    pub fn known(self) -> Option<bool> {
        (self.node() == 0).then_some(self.code == 1)
    }

    const fn new(node: u32, complement: bool) -> Self {
        Self { code: node << 1 | complement as u32, block: 0 }
    }

    const fn node(self) -> u32 {
        self.code >> 1
    }

    const fn is_complement(self) -> bool {
        self.code & 1 == 1
    }

    const fn xor_constant(self, value: bool) -> Self {
        Self { code: self.code ^ value as u32, ..self }
    }
}

impl std::ops::Not for Bit {
    type Output = Self;
    fn not(self) -> Self {
        self.xor_constant(true)
    }
}

/// A nonlinear step depends on more than eight independent bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooWide;

type Atom = u32;

const NONE: u32 = !0;
/// The owner of atoms that are parameters, or depend on some and belong to no space.
const PARAMETERS: u32 = !0 - 1;
/// Named functions of a space.
const NAMED: u32 = 8;
/// Atoms that have one owner.
const CHUNK: u32 = 8;

/// One function. It is written as a sum, or as a function of a space, or both.
#[derive(Clone, Copy)]
struct Node {
    /// The sum of the hashes of its atoms.
    hash: u64,
    /// Where its atoms are, in ascending order. Without complement.
    start: u32,
    len: u32,
    /// The next node of the same hash.
    next: u32,
    /// A space of which it is a function, and which.
    space: u32,
    function: u32,
    /// Whether there are monomials among its atoms.
    is_mixed: bool,
    /// Whether it may depend on parameters.
    is_parametric: bool,
    /// Whether it is never freed.
    is_pinned: bool,
}

impl Node {
    const UNUSED: Self = Self {
        hash: 0,
        start: 0,
        len: NONE,
        next: NONE,
        space: NONE,
        function: 0,
        is_mixed: false,
        is_parametric: false,
        is_pinned: false,
    };

    const fn is_written(&self) -> bool {
        self.len != NONE
    }
}

/// A list of independent bits, whose functions are written alike.
struct Space {
    kind: u32,
    first: Atom,
    /// Its variables.
    inputs: Vec<Bit>,
    /// Those of them that are complements of nodes.
    complements: u8,
    rows: Vec<Row>,
    /// Whether a variable may depend on parameters.
    is_parametric: bool,
}

/// A sum of inputs of a space. Its last atom is in no other row.
#[derive(Clone, Copy)]
struct Row {
    last: Atom,
    node: u32,
    /// The inputs that it is the sum of, and a constant.
    inputs: u8,
    constant: bool,
}

/// Independent ones of some bits.
struct Basis {
    chosen: Vec<Bit>,
    rows: Vec<Row>,
    /// Each bit as a function of the independent ones.
    truths: Vec<Truth>,
}

/// Spaces with the same named functions of their variables.
struct Kind {
    named: Vec<Truth>,
    /// Normal forms of sums of named functions, each with a monomial that is in no other, and the
    /// functions that are summed.
    rows: Vec<(usize, Truth, u8)>,
    written: FxHashMap<u32, Written>,
}

/// A function of a space as a sum.
#[derive(Clone, Copy)]
struct Written {
    constant: bool,
    inputs: u8,
    named: u8,
    monomials: Truth,
}

/// Normal forms without monomials of degree 2 or more.
const AFFINE: Truth = {
    let (mut truth, mut i) = (Truth::ZERO, 0);
    truth.set(0);
    while i < MOST {
        truth.set(1 << i);
        i += 1;
    }
    truth
};

impl Kind {
    fn new(outputs: &[Truth]) -> Self {
        let mut kind = Self { named: Vec::new(), rows: Vec::new(), written: FxHashMap::default() };
        for output in outputs {
            let own = 1u8.checked_shl(kind.named.len() as u32).unwrap_or(0);
            if own == 0 {
                break;
            }
            let (mut form, mut sum) = (output.transformed(), own);
            for (monomial, other, parts) in &kind.rows {
                if form.at(*monomial) {
                    form ^= *other;
                    sum ^= parts;
                }
            }
            let Some(monomial) = (form & !AFFINE).members().next() else { continue };
            for (_, other, parts) in &mut kind.rows {
                if other.at(monomial) {
                    *other ^= form;
                    *parts ^= sum;
                }
            }
            kind.rows.push((monomial, form, sum));
            kind.named.push(*output);
        }
        kind
    }

    fn write(&self, function: Truth) -> Written {
        let (mut form, mut named) = (function.transformed(), 0);
        for (monomial, row, parts) in &self.rows {
            if form.at(*monomial) {
                form ^= *row;
                named ^= parts;
            }
        }
        let inputs = (0..MOST).filter(|i| form.at(1 << i)).fold(0, |mask, i| mask | 1 << i);
        Written { constant: form.at(0), inputs, named, monomials: form & !AFFINE }
    }
}

/// The size of a proof.
#[derive(Clone, Copy, Debug, Default)]
pub struct Size {
    /// Functions.
    pub nodes: usize,
    /// Spaces.
    pub spaces: usize,
    /// Atoms in all sums.
    pub atoms: usize,
}

impl Size {
    /// The approximate memory for them, in bytes.
    pub fn bytes(&self) -> usize {
        4 * self.atoms + 64 * self.nodes + 384 * self.spaces
    }
}

/// All bits of a proof.
pub struct Forms {
    nodes: Vec<Node>,
    /// Nodes that are not in use.
    free: Vec<u32>,
    /// Nodes that are in use and not pinned.
    passing: Vec<u32>,
    /// The size in bytes after the last collection.
    kept: usize,
    /// In pieces, so that none is ever copied.
    atoms: Vec<Vec<Atom>>,
    by_hash: FxHashMap<u64, u32>,
    functions: Vec<Truth>,
    function_numbers: FxHashMap<Truth, u32>,
    spaces: Vec<Space>,
    /// Spaces with a row that ends in an atom.
    by_last: FxHashMap<Atom, Vec<u32>>,
    /// The space of eight atoms each.
    owners: Vec<u32>,
    kinds: Vec<Kind>,
    kind_numbers: FxHashMap<Vec<Truth>, u32>,
    of_space: FxHashMap<(u32, u32), Bit>,
    next_atom: Atom,
    /// Cached sums: two nodes, and their sum as a number. Zero pages cost nothing until they are used.
    sums: Vec<[u32; 3]>,
    scratch: Vec<Atom>,
    /// Numbers as sums.
    terms: FxHashMap<Vec<Bit>, Terms>,
    /// Atoms that are an entry of a list at an index, by both.
    choices: FxHashMap<Vec<Bit>, Bit>,
    /// Atoms that are the product of two.
    products: FxHashMap<(Atom, Atom), Bit>,
    /// Recent products of polynomials, by both, since runs repeat them.
    polynomials: FxHashMap<Vec<Bit>, Vec<Bit>>,
    /// Products of many bits, by these, in order, and the other way round.
    conjunctions: FxHashMap<Vec<Bit>, Bit>,
    factors: FxHashMap<Bit, Vec<Bit>>,
    /// Whether the factors of all products are known, not only those of carries.
    tracks_products: bool,
    /// Sums of a product that is 0 where a bit is 1, and one that is 0 where it is 0.
    alternatives: FxHashMap<Bit, (Bit, [Bit; 2])>,
    /// Atoms that replace long sums.
    shorter: FxHashMap<u32, Bit>,
    /// The definitions of atoms of choices, products and long sums.
    definitions: FxHashMap<Atom, Definition>,
    /// Atoms that are functions of a block, where several blocks meet.
    of_blocks: FxHashMap<Bit, Atom>,
    by_block: FxHashMap<Atom, Bit>,
    gates: blocks::Gates,
}

/// The definition of an atom that is neither an input nor a function of a space.
#[derive(Clone)]
enum Definition {
    /// The entry at an index.
    Entry { index: Box<[Bit]>, entries: Box<[Bit]> },
    /// The product of two atoms.
    Product(Atom, Atom),
    /// A sum of many atoms.
    Sum(Bit),
}

/// So many spaces that a bit belongs to are not looked at, where another bit belongs to fewer.
const MANY: usize = 64;
/// Atoms of a piece of memory.
const PIECE: usize = 1 << 20;
/// The number of cached sums, by a hash of the summands.
const SUMS: usize = 1 << 16;

/// An atom's part of a hash.
fn mixed(atom: Atom) -> u64 {
    let mut x = u64::from(atom).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 30).wrapping_mul(0x94d0_49bb_1331_11eb);
    (x ^ x >> 27).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ x >> 31
}

/// The sum of two sums: the atoms that are in exactly one of them. Most of the time of a proof is spent
/// here, so there is no branch for each atom, and runs of atoms are copied.
fn merge<'a>(mut a: &'a [Atom], mut b: &'a [Atom], out: &mut Vec<Atom>) {
    const RUN: usize = 8;
    out.clear();
    out.resize(a.len() + b.len(), 0);
    let mut len = 0;
    while let (Some(x), Some(y)) = (a.first(), b.first()) {
        let (next, from) = if x < y { (*y, &mut a) } else { (*x, &mut b) };
        if let Some((run, rest)) = from.split_first_chunk::<RUN>().filter(|(run, _)| run[RUN - 1] < next) {
            out[len..len + RUN].copy_from_slice(run);
            (*from, len) = (rest, len + RUN);
            continue;
        }
        let (mut i, mut j) = (0, 0);
        for _ in 0..RUN {
            let (Some(x), Some(y)) = (a.get(i), b.get(j)) else { break };
            out[len] = *x.min(y);
            len += usize::from(x != y);
            i += usize::from(x <= y);
            j += usize::from(y <= x);
        }
        (a, b) = (&a[i..], &b[j..]);
    }
    for rest in [a, b] {
        out[len..len + rest.len()].copy_from_slice(rest);
        len += rest.len();
    }
    out.truncate(len);
}

impl Default for Forms {
    fn default() -> Self {
        Self::new()
    }
}

impl Forms {
    /// Nothing but the constants.
    pub fn new() -> Self {
        let zero = Node { len: 0, ..Node::UNUSED };
        Self {
            nodes: vec![zero],
            free: Vec::new(),
            passing: Vec::new(),
            kept: 0,
            atoms: vec![Vec::with_capacity(PIECE)],
            by_hash: FxHashMap::default(),
            functions: vec![Truth::ZERO],
            function_numbers: std::iter::once((Truth::ZERO, 0)).collect(),
            spaces: Vec::new(),
            by_last: FxHashMap::default(),
            owners: Vec::new(),
            kinds: Vec::new(),
            kind_numbers: FxHashMap::default(),
            of_space: FxHashMap::default(),
            next_atom: 0,
            sums: vec![[0; 3]; SUMS],
            scratch: Vec::new(),
            terms: FxHashMap::default(),
            choices: FxHashMap::default(),
            products: FxHashMap::default(),
            polynomials: FxHashMap::default(),
            shorter: FxHashMap::default(),
            definitions: FxHashMap::default(),
            conjunctions: FxHashMap::default(),
            factors: FxHashMap::default(),
            alternatives: FxHashMap::default(),
            tracks_products: false,
            of_blocks: FxHashMap::default(),
            by_block: FxHashMap::default(),
            gates: blocks::Gates::default(),
        }
    }

    /// Remembers the factors of all products from now on, so that their order does not matter.
    pub(crate) fn track_products(&mut self) {
        self.tracks_products = true;
    }

    /// How much there is.
    pub fn size(&self) -> Size {
        Size { nodes: self.nodes.len() - self.free.len(), spaces: self.spaces.len(), atoms: PIECE * self.atoms.len() }
    }

    /// A new input bit.
    pub fn input(&mut self) -> Bit {
        let atom = self.next_atom;
        self.next_atom = atom.checked_add(1).expect("there are fewer than 2^32 atoms");
        self.owners.resize((self.next_atom.div_ceil(CHUNK)) as usize, NONE);
        self.intern(&[atom], false)
    }

    /// As many input bits.
    pub fn inputs<const N: usize>(&mut self) -> [Bit; N] {
        std::array::from_fn(|_| self.input())
    }

    fn owner(&self, atom: Atom) -> Option<u32> {
        let owner = self.owners[(atom / CHUNK) as usize];
        (owner < PARAMETERS).then_some(owner)
    }

    fn sum_of(&self, node: u32) -> &[Atom] {
        let node = &self.nodes[node as usize];
        debug_assert!(node.is_written());
        let (piece, start) = (node.start as usize / PIECE, node.start as usize % PIECE);
        &self.atoms[piece][start..start + node.len as usize]
    }

    fn function(&mut self, truth: Truth) -> u32 {
        let next = self.functions.len() as u32;
        let number = *self.function_numbers.entry(truth).or_insert(next);
        if number == next {
            self.functions.push(truth);
        }
        number
    }

    /// The bit that is a sum of atoms in ascending order.
    fn intern(&mut self, atoms: &[Atom], is_mixed: bool) -> Bit {
        let hash = atoms.iter().fold(0, |hash, atom| hash ^ mixed(*atom));
        self.intern_hashed(atoms, hash, is_mixed)
    }

    /// The same of atoms whose hash is known.
    fn intern_hashed(&mut self, atoms: &[Atom], hash: u64, is_mixed: bool) -> Bit {
        if atoms.is_empty() {
            return Bit::ZERO;
        }
        let head = self.by_hash.get(&hash).copied().unwrap_or(NONE);
        let mut at = head;
        while at != NONE {
            if self.sum_of(at) == atoms {
                return Bit::new(at, false);
            }
            at = self.nodes[at as usize].next;
        }
        let is_mixed = is_mixed && atoms.iter().any(|atom| self.is_monomial(*atom));
        if is_mixed && let Some((space, truth)) = self.localized(atoms, hash) {
            let bit = self.of_space(space, truth);
            if !self.nodes[bit.node() as usize].is_written() {
                self.write(bit.node(), atoms, hash, true);
            }
            return bit;
        }
        let node = self.new_node(Node { is_mixed, ..Node::UNUSED });
        self.write(node, atoms, hash, is_mixed);
        Bit::new(node, false)
    }

    fn new_node(&mut self, node: Node) -> u32 {
        let place = match self.free.pop() {
            Some(place) => {
                self.nodes[place as usize] = node;
                place
            }
            None => {
                self.nodes.push(node);
                self.nodes.len() as u32 - 1
            }
        };
        self.passing.push(place);
        place
    }

    /// Says of a node which sum it is.
    fn write(&mut self, node: u32, atoms: &[Atom], hash: u64, is_mixed: bool) {
        if self.atoms[self.atoms.len() - 1].len() + atoms.len() > PIECE {
            self.atoms.push(Vec::with_capacity(PIECE));
        }
        let last = self.atoms.len() - 1;
        let start = last * PIECE + self.atoms[last].len();
        let start = u32::try_from(start).expect("sums have fewer than 2^32 atoms in all");
        self.atoms[last].extend_from_slice(atoms);
        let head = self.by_hash.insert(hash, node).unwrap_or(NONE);
        let is_parametric = self.are_parametric(atoms);
        let node = &mut self.nodes[node as usize];
        (node.hash, node.start, node.len, node.next) = (hash, start, atoms.len() as u32, head);
        (node.is_mixed, node.is_parametric) = (is_mixed, is_parametric);
    }

    fn is_monomial(&self, atom: Atom) -> bool {
        self.owner(atom).is_some_and(|space| atom - self.spaces[space as usize].first >= NAMED)
    }

    /// The function that a sum is of the space that its last atom belongs to.
    fn localized(&self, atoms: &[Atom], hash: u64) -> Option<(u32, Truth)> {
        let space = self.owner(*atoms.last()?)?;
        Some((space, self.function_of(space, atoms, hash)?))
    }

    /// The function that a sum is of a space.
    fn function_of(&self, space: u32, atoms: &[Atom], hash: u64) -> Option<Truth> {
        let Space { kind, first, .. } = self.spaces[space as usize];
        let own = atoms.partition_point(|atom| *atom < first);
        let (mut truth, mut form, mut hash) = (Truth::ZERO, Truth::ZERO, hash);
        for atom in &atoms[own..] {
            if self.owner(*atom) != Some(space) {
                return None;
            }
            match atom - first {
                named if named < NAMED => truth ^= self.kinds[kind as usize].named[named as usize],
                monomial => form.flip((monomial - NAMED) as usize),
            }
            hash ^= mixed(*atom);
        }
        if own > 0 {
            let (inputs, constant) = self.span(space, &atoms[..own], hash)?;
            truth ^= Truth::sum(inputs) ^ Truth::constant(constant);
        }
        if !form.is_zero() {
            truth ^= form.transformed();
        }
        Some(truth)
    }

    /// The inputs of a space, and the constant, of which a sum is the sum.
    fn span(&self, space: u32, atoms: &[Atom], hash: u64) -> Option<(u8, bool)> {
        let (mut expected, mut inputs, mut constant, mut count) = (0, 0, false, 0);
        let mut rows = [0; MOST];
        for row in &self.spaces[space as usize].rows {
            if atoms.binary_search(&row.last).is_ok() {
                expected ^= self.nodes[row.node as usize].hash;
                inputs ^= row.inputs;
                constant ^= row.constant;
                rows[count] = row.node;
                count += 1;
            }
        }
        if count == 0 || expected != hash {
            return None;
        }
        // Equal hashes are not enough. The atoms must be equal.
        let (mut sum, mut next) = (Vec::new(), Vec::new());
        for row in &rows[..count] {
            merge(&sum, self.sum_of(*row), &mut next);
            std::mem::swap(&mut sum, &mut next);
        }
        (sum == atoms).then_some((inputs, constant))
    }

    /// The bit that is a function of a space.
    fn of_space(&mut self, space: u32, truth: Truth) -> Bit {
        let Space { kind, first, complements, .. } = self.spaces[space as usize];
        let (mut function, mut complement) = (self.function(truth), false);
        if let Some(bit) = self.of_space.get(&(space, function)) {
            return *bit;
        }
        let written = match self.kinds[kind as usize].written.get(&function) {
            Some(written) => *written,
            None => {
                let written = self.kinds[kind as usize].write(truth);
                self.kinds[kind as usize].written.insert(function, written);
                written
            }
        };
        // A node's sum has no constant.
        if written.constant ^ ((written.inputs & complements).count_ones() & 1 == 1) {
            complement = true;
            function = self.function(!truth);
            if let Some(bit) = self.of_space.get(&(space, function)) {
                return !*bit;
            }
        }
        let bit = if written.monomials.is_zero() {
            let (sum, _) = self.written_sum(space, &written, first);
            let bit = self.intern(&sum, false);
            let node = &mut self.nodes[bit.node() as usize];
            if node.space == NONE && bit.node() != 0 {
                (node.space, node.function) = (space, function);
            }
            bit
        } else {
            let is_parametric = self.spaces[space as usize].is_parametric;
            Bit::new(self.new_node(Node { space, function, is_mixed: true, is_parametric, ..Node::UNUSED }), false)
        };
        self.of_space.insert((space, function), bit);
        bit.xor_constant(complement)
    }

    /// The atoms of a function of a space, but for a constant. Whether there are monomials among
    /// them.
    fn written_sum(&mut self, space: u32, written: &Written, first: Atom) -> (Vec<Atom>, bool) {
        let (mut sum, mut next, mut is_mixed) = (Vec::new(), Vec::new(), !written.monomials.is_zero());
        for i in ones(written.inputs) {
            let node = self.spaces[space as usize].inputs[i].node();
            self.materialize(node);
            is_mixed |= self.nodes[node as usize].is_mixed;
            merge(&sum, self.sum_of(node), &mut next);
            std::mem::swap(&mut sum, &mut next);
        }
        // Atoms of a space are behind those of its inputs.
        sum.extend(ones(written.named).map(|named| first + named as u32));
        sum.extend(written.monomials.members().map(|monomial| first + NAMED + monomial as u32));
        (sum, is_mixed)
    }

    /// Writes a node as a sum.
    fn materialize(&mut self, node: u32) {
        let Node { space, function, .. } = self.nodes[node as usize];
        if self.nodes[node as usize].is_written() {
            return;
        }
        let Space { kind, first, .. } = self.spaces[space as usize];
        let written = self.kinds[kind as usize].written.get(&function).copied();
        let written = written.unwrap_or_else(|| self.kinds[kind as usize].write(self.functions[function as usize]));
        let (sum, _) = self.written_sum(space, &written, first);
        let hash = sum.iter().fold(0, |hash, atom| hash ^ mixed(*atom));
        self.write(node, &sum, hash, true);
    }

    /// The truth table of a bit as a function of a space.
    fn truth_in(&mut self, space: u32, bit: Bit) -> Option<Truth> {
        self.own_truth_in(space, bit).or_else(|| self.carried_over(space, bit))
    }

    /// The same, if the bit is known as a function of this space, or its sum says it.
    fn own_truth_in(&mut self, space: u32, bit: Bit) -> Option<Truth> {
        if let Some(value) = bit.known() {
            return Some(Truth::constant(value));
        }
        let node = self.nodes[bit.node() as usize];
        let truth = if node.space == space {
            self.functions[node.function as usize]
        } else {
            if !node.is_written() {
                return None;
            }
            let truth = self.function_of(space, self.sum_of(bit.node()), node.hash)?;
            if node.space == NONE {
                let function = self.function(truth);
                let node = &mut self.nodes[bit.node() as usize];
                (node.space, node.function) = (space, function);
            }
            truth
        };
        Some(if bit.is_complement() { !truth } else { truth })
    }

    /// The same for a function of inputs of another space that are functions of this space as well.
    fn carried_over(&mut self, space: u32, bit: Bit) -> Option<Truth> {
        let Node { space: other, function, .. } = self.nodes[bit.node() as usize];
        if other == NONE || other == space {
            return None;
        }
        let form = self.functions[function as usize].transformed();
        let used = form.members().fold(0, |used, monomial| used | monomial) as u8;
        let count = used.count_ones() as usize;
        let (theirs, ours) = (self.spaces[other as usize].inputs.len(), self.spaces[space as usize].inputs.len());
        if count < 2 || count == theirs && theirs >= ours {
            return None;
        }
        let mut inputs = [Truth::ZERO; MOST];
        for i in ones(used) {
            inputs[i] = self.own_truth_in(space, self.spaces[other as usize].inputs[i])?;
        }
        let product = |monomial: usize| ones(monomial as u8).fold(Truth::ONES, |product, i| product & inputs[i]);
        let truth = form.members().fold(Truth::ZERO, |sum, monomial| sum ^ product(monomial));
        Some(if bit.is_complement() { !truth } else { truth })
    }

    /// Spaces of which a bit may be a function.
    fn candidates(&self, bit: Bit, out: &mut Vec<u32>) {
        out.clear();
        let node = &self.nodes[bit.node() as usize];
        if node.space != NONE {
            out.push(node.space);
        }
        if let Some(last) = node.is_written().then(|| self.sum_of(bit.node()).last()).flatten() {
            out.extend(self.owner(*last));
            out.extend(self.by_last.get(last).into_iter().flatten());
        }
    }

    /// A space of which all these bits are functions, and their truth tables.
    fn common(&mut self, bits: &[Bit]) -> Option<(u32, Vec<Truth>)> {
        // A bit that is not written as a sum is a function of few spaces.
        let is_written = |bit: &&Bit| self.nodes[bit.node() as usize].is_written();
        let unwritten = bits.iter().filter(|bit| !is_written(bit));
        let mut sources: Vec<Bit> = unwritten.chain(bits.iter().filter(is_written)).copied().collect();
        sources.retain(|bit| bit.known().is_none());
        let is_any_unwritten = sources.iter().any(|bit| !is_written(&bit));
        if let Some(found) = self.common_of(bits, &sources) {
            return Some(found);
        }
        if !is_any_unwritten {
            return None;
        }
        for bit in bits {
            self.materialize(bit.node());
        }
        self.common_of(bits, &sources)
    }

    /// The same, of the spaces that some of the bits may be functions of. A bit of a round key is
    /// one of many spaces, so that comes last.
    fn common_of(&mut self, bits: &[Bit], sources: &[Bit]) -> Option<(u32, Vec<Truth>)> {
        let mut candidates: Vec<Vec<u32>> = Vec::with_capacity(sources.len());
        for source in sources {
            let mut spaces = Vec::new();
            self.candidates(*source, &mut spaces);
            candidates.push(spaces);
        }
        candidates.sort_by_key(Vec::len);
        let mut truths = Vec::with_capacity(bits.len());
        for i in 0..candidates.len() {
            if i > 0 && candidates[i].len() > MANY {
                break;
            }
            'space: for j in 0..candidates[i].len() {
                let space = candidates[i][j];
                if candidates[..i].iter().any(|tried| tried.contains(&space)) {
                    continue;
                }
                truths.clear();
                for bit in bits {
                    let Some(truth) = self.truth_in(space, *bit) else { continue 'space };
                    truths.push(truth);
                }
                return Some((space, truths));
            }
        }
        None
    }

    /// The sum of two bits.
    pub fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        if let Some(blocks) = self.blocks(&[a, b]) {
            let [a, b] = self.lowered(blocks, [a, b]);
            let sum = self.xor(a, b);
            return self.lifted(blocks, sum);
        }
        let complement = a.is_complement() ^ b.is_complement();
        let (x, y) = (a.node().min(b.node()), a.node().max(b.node()));
        if x == y {
            return Bit::constant(complement);
        }
        if x == 0 {
            return Bit::new(y, complement);
        }
        let place = (x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77)) as usize >> 8 & (SUMS - 1);
        let [known_x, known_y, sum] = self.sums[place];
        if (known_x, known_y) == (x, y) {
            return Bit { code: sum, block: 0 }.xor_constant(complement);
        }
        let sum = self.sum_of_nodes(x, y);
        self.sums[place] = [x, y, sum.code];
        sum.xor_constant(complement)
    }

    fn sum_of_nodes(&mut self, x: u32, y: u32) -> Bit {
        let (one, other) = (self.nodes[x as usize], self.nodes[y as usize]);
        // A function of a space that is not written as a sum yet is not, if it need not be. And a
        // function of a small space becomes one of a large space that has it.
        let size = |space: u32| if space == NONE { 0 } else { self.spaces[space as usize].inputs.len() };
        let (a, b) = (size(one.space), size(other.space));
        let is_needed =
            one.space == other.space || !one.is_written() || !other.is_written() || (a != b && a.min(b) > 0);
        for space in if a < b { [other.space, one.space] } else { [one.space, other.space] } {
            if space != NONE
                && is_needed
                && let Some(a) = self.truth_in(space, Bit::new(x, false))
                && let Some(b) = self.truth_in(space, Bit::new(y, false))
            {
                return self.of_space(space, a ^ b);
            }
        }
        self.materialize(x);
        self.materialize(y);
        let (one, other) = (self.nodes[x as usize], self.nodes[y as usize]);
        let mut sum = std::mem::take(&mut self.scratch);
        merge(self.sum_of(x), self.sum_of(y), &mut sum);
        let bit = self.intern_hashed(&sum, one.hash ^ other.hash, one.is_mixed || other.is_mixed);
        self.scratch = sum;
        self.shortened(bit)
    }

    /// A bit, or an atom that replaces it if its sum is long.
    ///
    /// Kernels also compute with unused lanes of registers. The reference names no functions there, so
    /// sums would grow with each round. Kupyna's outputs need sums of more than
    /// 4,096 atoms.
    fn shortened(&mut self, bit: Bit) -> Bit {
        const LONG: u32 = 8192;
        let node = &self.nodes[bit.node() as usize];
        if !node.is_mixed || !node.is_written() || node.len <= LONG {
            return bit;
        }
        if let Some(short) = self.shorter.get(&bit.node()) {
            return short.xor_constant(bit.is_complement());
        }
        let plain = Bit::new(bit.node(), false);
        let short = self.defined(Definition::Sum(plain), node.is_parametric);
        self.shorter.insert(bit.node(), short);
        short.xor_constant(bit.is_complement())
    }

    /// The sum of bits, without those of its parts.
    pub fn sum(&mut self, bits: impl IntoIterator<Item = Bit>) -> Bit {
        let bits: Vec<Bit> = bits.into_iter().collect();
        if let Some(blocks) = self.blocks(&bits) {
            let bits = self.lowered(blocks, bits);
            let sum = self.sum(bits);
            return self.lifted(blocks, sum);
        }
        let is_written = |bit: &Bit| self.nodes[bit.node() as usize].is_written();
        if bits.len() < 4 || !bits.iter().all(is_written) {
            return bits.into_iter().fold(Bit::ZERO, |sum, bit| self.xor(sum, bit));
        }
        let mut atoms = Vec::new();
        let (mut is_mixed, mut complement) = (false, false);
        for bit in &bits {
            atoms.extend_from_slice(self.sum_of(bit.node()));
            is_mixed |= self.nodes[bit.node() as usize].is_mixed;
            complement ^= bit.is_complement();
        }
        atoms.sort_unstable();
        let mut sum: Vec<Atom> = Vec::with_capacity(atoms.len());
        for atom in atoms {
            if sum.last() == Some(&atom) {
                sum.pop();
            } else {
                sum.push(atom);
            }
        }
        let bit = self.intern(&sum, is_mixed);
        self.shortened(bit).xor_constant(complement)
    }

    /// Functions of bits. Those of a reference are `named`: they become atoms.
    fn apply<const N: usize>(
        &mut self,
        bits: &[Bit],
        is_named: bool,
        f: impl Fn(&[Truth]) -> [Truth; N],
    ) -> Result<[Bit; N], TooWide> {
        assert!(bits.iter().all(|bit| bit.block == 0), "blocks are left out by the caller");
        if bits.iter().all(|bit| bit.known().is_some()) {
            let values: Vec<_> = bits.iter().map(|bit| Truth::constant(*bit == Bit::ONE)).collect();
            return Ok(f(&values).map(|value| Bit::constant(value.at(0))));
        }
        if let Some((space, truths)) = self.common(bits) {
            return Ok(f(&truths).map(|truth| self.of_space(space, truth)));
        }
        // Affine functions need no space.
        let mut variables: Vec<Bit> = Vec::new();
        for bit in bits.iter().filter(|bit| bit.known().is_none()) {
            if !variables.iter().any(|other| other.node() == bit.node()) {
                variables.push(*bit);
            }
        }
        if variables.len() <= MOST {
            let truth = |bit: &Bit| {
                let place = variables.iter().position(|other| other.node() == bit.node());
                place.map_or(Truth::constant(*bit == Bit::ONE), |i| {
                    Truth::variable(i) ^ Truth::constant(*bit != variables[i])
                })
            };
            let forms = f(&bits.iter().map(truth).collect::<Vec<_>>()).map(Truth::transformed);
            if forms.iter().all(|form| (*form & !AFFINE).is_zero()) {
                return Ok(forms.map(|form| {
                    let terms: Vec<_> =
                        (0..variables.len()).filter(|i| form.at(1 << i)).map(|i| variables[i]).collect();
                    self.sum(terms).xor_constant(form.at(0))
                }));
            }
        }
        let Basis { chosen, rows, truths } = self.basis(bits)?;
        let outputs = f(&truths);
        let space = self.space(chosen, rows, if is_named { &outputs } else { &[] });
        Ok(outputs.map(|output| self.of_space(space, output)))
    }

    /// Independent bits out of some bits, and each bit as a function of these.
    fn basis(&mut self, bits: &[Bit]) -> Result<Basis, TooWide> {
        let (mut chosen, mut rows, mut truths) = (Vec::new(), Vec::<Row>::new(), Vec::new());
        for bit in bits {
            // The bit is the sum of `rest`, of inputs and of the constant.
            let (mut rest, mut inputs, mut constant) = (*bit, 0, false);
            for row in &rows {
                self.materialize(rest.node());
                if rest.known().is_none() && self.sum_of(rest.node()).binary_search(&row.last).is_ok() {
                    rest = self.xor(rest, Bit::new(row.node, false));
                    inputs ^= row.inputs;
                    constant ^= row.constant;
                }
            }
            if let Some(value) = rest.known() {
                truths.push(Truth::sum(inputs) ^ Truth::constant(constant ^ value));
                continue;
            }
            if chosen.len() == MOST {
                return Err(TooWide);
            }
            self.materialize(rest.node());
            let last = *self.sum_of(rest.node()).last().expect("a sum that is not constant has atoms");
            let own = inputs ^ 1 << chosen.len();
            for row in &mut rows {
                if self.sum_of(row.node).binary_search(&last).is_ok() {
                    let sum = self.xor(Bit::new(row.node, false), rest);
                    self.materialize(sum.node());
                    row.node = sum.node();
                    row.inputs ^= own;
                    row.constant ^= constant ^ sum.is_complement();
                }
            }
            rows.push(Row { last, node: rest.node(), inputs: own, constant: constant ^ rest.is_complement() });
            truths.push(Truth::variable(chosen.len()));
            chosen.push(*bit);
        }
        Ok(Basis { chosen, rows, truths })
    }

    /// A new space.
    fn space(&mut self, inputs: Vec<Bit>, rows: Vec<Row>, outputs: &[Truth]) -> u32 {
        let next = self.kinds.len() as u32;
        let kind = *self.kind_numbers.entry(outputs.to_vec()).or_insert(next);
        if kind == next {
            self.kinds.push(Kind::new(outputs));
        }
        let space = self.spaces.len() as u32;
        let first = self.next_atom.next_multiple_of(CHUNK);
        let count = (NAMED + (1 << inputs.len())).next_multiple_of(CHUNK);
        self.next_atom = first.checked_add(count).expect("there are fewer than 2^32 atoms");
        self.owners.resize((first / CHUNK) as usize, NONE);
        self.owners.resize((self.next_atom / CHUNK) as usize, space);
        for row in &rows {
            self.by_last.entry(row.last).or_default().push(space);
        }
        let complements = inputs.iter().enumerate().fold(0, |mask, (i, bit)| mask | u8::from(bit.is_complement()) << i);
        for (i, bit) in inputs.iter().enumerate() {
            let node = bit.node();
            if self.nodes[node as usize].space == NONE {
                let function = self.function(Truth::variable(i) ^ Truth::constant(bit.is_complement()));
                let node = &mut self.nodes[node as usize];
                (node.space, node.function) = (space, function);
            }
        }
        let is_parametric = inputs.iter().any(|bit| self.nodes[bit.node() as usize].is_parametric);
        self.spaces.push(Space { kind, first, inputs, complements, rows, is_parametric });
        space
    }

    /// The product of two bits.
    pub fn and(&mut self, a: Bit, b: Bit) -> Result<Bit, TooWide> {
        if a.known().is_some() || b.known().is_some() {
            return self.plain_and(a, b);
        }
        if let Some(blocks) = self.blocks(&[a, b]) {
            let bits = self.lowered(blocks, [a, b, Bit::ZERO]);
            let product = self.gate(bits, blocks::AND, |forms| forms.and(bits[0], bits[1]))?;
            return Ok(self.lifted(blocks, product));
        }
        let is_product = |bit| self.factors.contains_key(&bit) || self.alternatives.contains_key(&bit);
        match self.tracks_products || is_product(a) || is_product(b) {
            true => self.conjunction(a, b),
            false => self.plain_and(a, b),
        }
    }

    fn plain_and(&mut self, a: Bit, b: Bit) -> Result<Bit, TooWide> {
        match (a.known(), b.known()) {
            (Some(false), _) | (_, Some(false)) => Ok(Bit::ZERO),
            (Some(true), _) => Ok(b),
            (_, Some(true)) => Ok(a),
            _ if a == b => Ok(a),
            _ if a == !b => Ok(Bit::ZERO),
            _ => {
                if let Some((space, truths)) = self.common(&[a, b]) {
                    return Ok(self.of_space(space, truths[0] & truths[1]));
                }
                for (a, b) in [(a, b), (b, a)] {
                    if let Some((space, truths)) = self.completed(a, b) {
                        return Ok(self.of_space(space, truths[0] & truths[1]));
                    }
                }
                Ok(self.apply(&[a, b], false, |t| [t[0] & t[1]])?[0])
            }
        }
    }

    /// A bit plus a named one whose product with another bit is 0, and this other bit, as functions of
    /// a common space.
    ///
    /// The product of the two bits does not change. Compilers know that the first carry of a sum is 0
    /// where its first bit is 1. So in a product of the first two bits, they leave the carry out.
    fn completed(&mut self, a: Bit, b: Bit) -> Option<(u32, Vec<Truth>)> {
        let mut spaces = Vec::new();
        self.candidates(b, &mut spaces);
        spaces.truncate(MANY);
        for space in spaces {
            let Some(truth) = self.own_truth_in(space, b) else { continue };
            let kind = self.spaces[space as usize].kind as usize;
            for i in 0..self.kinds[kind].named.len() {
                let named = self.kinds[kind].named[i];
                if !(named & truth).is_zero() {
                    continue;
                }
                let other = self.of_space(space, named);
                let sum = self.xor(a, other);
                if let Some(found) = self.common(&[sum, b]) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Whether any of two bits is 1.
    pub fn or(&mut self, a: Bit, b: Bit) -> Result<Bit, TooWide> {
        Ok(!self.and(!a, !b)?)
    }

    /// `a` where `choice` is 1, otherwise `b`.
    pub fn select(&mut self, choice: Bit, a: Bit, b: Bit) -> Result<Bit, TooWide> {
        match choice.known() {
            Some(true) => Ok(a),
            Some(false) => Ok(b),
            None if a == b => Ok(a),
            None => {
                if let Some(blocks) = self.blocks(&[choice, a, b]) {
                    let bits = self.lowered(blocks, [choice, a, b]);
                    let chosen = self.gate(bits, blocks::SELECT, |forms| forms.select(bits[0], bits[1], bits[2]))?;
                    return Ok(self.lifted(blocks, chosen));
                }
                Ok(self.apply(&[choice, a, b], false, |t| [t[2] ^ (t[0] & (t[1] ^ t[2]))])?[0])
            }
        }
    }

    /// Bit `4 a + 2 b + c` of a table.
    pub fn ternary(&mut self, [a, b, c]: [Bit; 3], table: u8) -> Result<Bit, TooWide> {
        if let Some(bit) = blocks::only([a, b, c], table) {
            return Ok(bit);
        }
        if let Some(blocks) = self.blocks(&[a, b, c]) {
            let bits = self.lowered(blocks, [a, b, c]);
            let output = self.gate(bits, table.into(), |forms| forms.ternary(bits, table))?;
            return Ok(self.lifted(blocks, output));
        }
        let output = |t: &[Truth]| {
            let minterm = |p: usize| {
                [(t[0], 4), (t[1], 2), (t[2], 1)]
                    .iter()
                    .fold(Truth::ONES, |m, (t, w)| m & if p & w != 0 { *t } else { !*t })
            };
            [ones(table).fold(Truth::ZERO, |sum, p| sum ^ minterm(p))]
        };
        // Inputs that the table ignores or only adds need not be in one space with the others.
        let form = output(&[Truth::variable(2), Truth::variable(1), Truth::variable(0)])[0].transformed();
        let is_nonlinear =
            |v: usize| form.members().any(|monomial| monomial >> v & 1 == 1 && monomial.count_ones() > 1);
        let (mut sum, mut rest) = (Bit::constant(form.at(0)), form);
        let bits = [c, b, a];
        rest.0[0] &= !1;
        for v in 0..3 {
            if !is_nonlinear(v) && form.at(1 << v) {
                sum = self.xor(sum, bits[v]);
                rest.flip(1 << v);
            }
        }
        if rest.is_zero() {
            return Ok(sum);
        }
        let used: Vec<Bit> = (0..3).filter(|v| is_nonlinear(*v)).map(|v| bits[v]).collect();
        let places: Vec<usize> = (0..3).filter(|v| is_nonlinear(*v)).collect();
        let product = self.apply(&used, false, |t| {
            [rest.members().fold(Truth::ZERO, |sum, monomial| {
                let factors = places.iter().zip(t).filter(|(v, _)| monomial >> **v & 1 == 1);
                sum ^ factors.fold(Truth::ONES, |product, (_, t)| product & *t)
            })]
        })?;
        Ok(self.xor(sum, product[0]))
    }

    /// The value of a bit where the inputs have these values, to which it is added. None: it depends
    /// on an input without a value.
    pub fn evaluate(&mut self, bit: Bit, values: &mut FxHashMap<Bit, bool>) -> Option<bool> {
        if let Some(value) = bit.known() {
            return Some(value);
        }
        let plain = Bit { block: bit.block, ..Bit::new(bit.node(), false) };
        if let Some(value) = values.get(&plain) {
            return Some(*value ^ bit.is_complement());
        }
        self.materialize(bit.node());
        let (mut value, block) = (false, bit.parameters_of());
        for atom in self.sum_of(bit.node()).to_vec() {
            value ^= self.evaluate_atom(atom, block, values)?;
        }
        values.insert(plain, value);
        Some(value ^ bit.is_complement())
    }

    fn evaluate_atom(&mut self, atom: Atom, block: u32, values: &mut FxHashMap<Bit, bool>) -> Option<bool> {
        let mut point = |forms: &mut Self, bits: &[Bit]| {
            let mut bits = bits.iter().enumerate();
            bits.try_fold(0, |point, (i, bit)| {
                Some(point | usize::from(forms.evaluate(forms.at(*bit, block), values)?) << i)
            })
        };
        if let Some(bit) = self.by_block.get(&atom) {
            return self.evaluate(*bit, values);
        }
        if let Some(space) = self.owner(atom) {
            let Space { kind, first, ref inputs, .. } = self.spaces[space as usize];
            let inputs = inputs.clone();
            let point = point(self, &inputs)?;
            return Some(match (atom - first) as usize {
                named if named < NAMED as usize => self.kinds[kind as usize].named[named].at(point),
                monomial => (monomial - NAMED as usize) & !point == 0,
            });
        }
        match self.definitions.get(&atom).cloned() {
            None => {
                let input = self.intern(&[atom], false);
                values.get(&self.at(input, block)).copied()
            }
            Some(Definition::Entry { index, entries }) => {
                let at = point(self, &index)?;
                self.evaluate(self.at(entries[at], block), values)
            }
            Some(Definition::Product(x, y)) => {
                Some(self.evaluate_atom(x, block, values)? && self.evaluate_atom(y, block, values)?)
            }
            Some(Definition::Sum(bit)) => self.evaluate(self.at(bit, block), values),
        }
    }

    /// Two bits are the same function, as the caller knows. The second one replaces the first whenever
    /// that is computed again.
    fn identify(&mut self, from: Bit, to: Bit) {
        let plain = Bit::new(from.node(), false);
        let to = to.xor_constant(from.is_complement());
        if from.known().is_some() || plain == to {
            return;
        }
        let Node { space, function, .. } = self.nodes[from.node() as usize];
        if space != NONE {
            let complement = self.function(!self.functions[function as usize]);
            self.of_space.insert((space, function), to);
            self.of_space.insert((space, complement), !to);
        }
        for (from, to) in [(plain, to), (!plain, !to)] {
            if let Some(factors) = self.factors.get(&from) {
                self.conjunctions.insert(factors.clone(), to);
            }
        }
    }

    /// Whether two bits are the same function, as far as can be told.
    pub fn is_equal(&mut self, a: Bit, b: Bit) -> bool {
        if a == b {
            return true;
        }
        self.materialize(a.node());
        self.materialize(b.node());
        self.xor(a, b) == Bit::ZERO
    }
}
