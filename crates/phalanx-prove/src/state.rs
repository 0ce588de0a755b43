//! The machine's abstract state at one instruction, i.e. everything that we know about registers,
//! flags and stack bytes.

use std::collections::BTreeMap;

use crate::value::{Class, Region, Span, Value, mask};
use crate::widening::Widening;

/// A flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bit {
    Known(bool),
    Unknown(Class),
    /// Set if and only if this argument is zero.
    IsZero(usize),
    /// Whether the stack protector's word is unchanged, after a secret was stored somewhere it
    /// might be.
    Protector,
}

impl Bit {
    pub(crate) fn class(self) -> Class {
        match self {
            Self::Known(_) | Self::IsZero(_) => Class::Number,
            Self::Unknown(class) => class,
            Self::Protector => Class::Secret,
        }
    }

    pub(crate) fn known(self) -> Option<bool> {
        match self {
            Self::Known(bit) => Some(bit),
            _ => None,
        }
    }

    fn join(self, other: Self) -> Self {
        if self == other { self } else { Self::Unknown(self.class().max(other.class())) }
    }
}

/// The flags, in the same order as in RFLAGS. AArch64 has neither a parity nor an adjust flag, and
/// its carry is inverted after a subtraction. We use `carry` as on x86-64, i.e. as a borrow, so for
/// AArch64 it is always the inverse of C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags {
    pub(crate) carry: Bit,
    pub(crate) parity: Bit,
    pub(crate) adjust: Bit,
    pub(crate) zero: Bit,
    pub(crate) sign: Bit,
    pub(crate) overflow: Bit,
}

impl Flags {
    pub(crate) fn all(bit: Bit) -> Self {
        Self { carry: bit, parity: bit, adjust: bit, zero: bit, sign: bit, overflow: bit }
    }

    pub(crate) fn each(&mut self) -> [&mut Bit; 6] {
        let Self { carry, parity, adjust, zero, sign, overflow } = self;
        [carry, parity, adjust, zero, sign, overflow]
    }
}

/// A frame's alignment. The address at offset `at` is a multiple of `to`, which is a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Alignment {
    pub(crate) to: u64,
    pub(crate) at: i64,
}

impl Alignment {
    /// How far the offsets in `span` are above a multiple of the power of two that is also
    /// returned. That is the alignment, or less if the offsets differ by less.
    fn above(self, span: Span) -> (u64, u64) {
        let step = 1u64.checked_shl(span.step.into()).unwrap_or(self.to);
        let to = if span.offset().is_some() { self.to } else { self.to.min(step) };
        (span.lo.wrapping_sub(self.at) as u64 & (to - 1), to)
    }

    /// The most that rounding down to a multiple of `align` can lower the addresses at these
    /// offsets, in bytes.
    fn rounding(self, span: Span, align: u64) -> u64 {
        let (above, to) = self.above(span);
        align.saturating_sub(to) + (above & (align - 1))
    }

    fn join(self, other: Self) -> Self {
        let apart = self.at.wrapping_sub(other.at);
        let common = 1u64.checked_shl(apart.trailing_zeros()).unwrap_or(u64::MAX);
        Self { to: self.to.min(other.to).min(common), ..self }
    }
}

/// The bytes of a stack frame, from its top downwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    /// Above this offset, we know nothing and nothing may be written.
    top: i64,
    /// `bytes[i]` is the byte at `top - 1 - i`. Bytes past the end have never been written, so they
    /// hold leftovers.
    bytes: Vec<Class>,
    /// Values stored as a whole, by offset, with their size.
    values: BTreeMap<i64, (usize, Value)>,
    /// Where this frame ends because another one starts there.
    bottom: i64,
    /// The lowest offset that was written, not counting probes.
    lowest: i64,
    /// The alignment of its addresses.
    align: Alignment,
    /// How far offset 0 can be below the stack pointer at entry. None if there is no bound.
    depth: Option<i64>,
    /// The maximum size of an array of unknown size above the frame. We treat its contents as
    /// secret.
    array: Option<i64>,
}

/// Maximum frame size.
const LARGEST_FRAME: usize = 1 << 20;

impl Frame {
    pub(crate) fn new(top: i64, align: Alignment, depth: Option<i64>) -> Self {
        let (bytes, values) = (Vec::new(), BTreeMap::new());
        Self { top, bytes, values, bottom: i64::MIN, lowest: top, align, depth, array: None }
    }

    /// A frame below an array of at most `most` bytes.
    pub(crate) fn below_array(align: Alignment, depth: Option<i64>, most: u64) -> Self {
        Self { array: Some(i64::try_from(most).unwrap_or(i64::MAX)), ..Self::new(0, align, depth) }
    }

    /// Whether `size` bytes at any of these offsets are in the array above.
    pub(crate) fn is_in_array(&self, span: Span, size: usize) -> bool {
        let end = span.hi.checked_add(size as i64);
        span.lo >= self.top && self.array.zip(end).is_some_and(|(most, end)| end <= most)
    }

    /// How far `offset`, or the bytes written below it, can be from the stack pointer at entry.
    /// None if there is no bound.
    pub(crate) fn depth(&self, offset: i64) -> Option<i64> {
        self.depth?.checked_sub(offset.min(self.lowest))
    }

    /// [`depth`](Self::depth) of these offsets after rounding addresses down to multiples of
    /// `align`.
    pub(crate) fn depth_rounded(&self, span: Span, align: u64) -> Option<i64> {
        self.depth(span.lo)?.checked_add_unsigned(self.align.rounding(span, align))
    }

    /// Approximate memory use.
    fn size(&self) -> usize {
        self.bytes.len() + 64 * self.values.len()
    }

    /// Offsets of stack protector words and of stored return addresses.
    pub(crate) fn canaries(&self) -> impl Iterator<Item = i64> {
        self.values
            .iter()
            .filter(|(_, (_, value))| value.beside_store(Class::Number).is_some())
            .map(|(offset, _)| *offset)
    }

    /// The lowest offset that was written, not counting probes.
    pub(crate) fn lowest(&self) -> i64 {
        self.lowest
    }

    /// Stores a zero at the stack pointer. Compilers do this in each page of a large frame before
    /// aligning it, but never use the value.
    pub(crate) fn probe(&mut self, offset: i64) -> bool {
        let lowest = self.lowest;
        let stored = self.store(offset, 8, Value::Constant(0), true);
        self.lowest = lowest;
        stored
    }

    /// Ends the frame below `offset`, either for good or until [`reopen`](Self::reopen).
    pub(crate) fn end_below(&mut self, offset: i64) {
        self.forget_below(offset);
        self.bottom = offset;
    }

    /// Whether these bits are zero in the addresses at these offsets.
    #[cfg(feature = "aarch64")]
    pub(crate) fn has_zeros(&self, span: Span, bits: u64) -> bool {
        let (above, to) = self.align.above(span);
        bits < to && above & bits == 0
    }

    /// The lower end of the frame.
    pub(crate) fn bottom(&self) -> i64 {
        self.bottom
    }

    /// Removes the lower end of the frame.
    pub(crate) fn reopen(&mut self) {
        self.bottom = i64::MIN;
    }

    /// Forgets the bytes below `offset` because other code may write there.
    pub(crate) fn forget_below(&mut self, offset: i64) {
        self.bytes.truncate(usize::try_from(self.top.saturating_sub(offset)).unwrap_or(0));
        self.values = self.values.split_off(&offset);
        self.lowest = self.lowest.max(offset.min(self.top));
    }

    fn contains(&self, offset: i64, size: usize) -> bool {
        let end = offset.checked_add(size as i64);
        offset >= self.bottom && end.is_some_and(|end| end <= self.top)
    }

    fn index(&self, offset: i64) -> usize {
        (self.top - 1 - offset) as usize
    }

    pub(crate) fn class(&self, offset: i64, size: usize) -> Class {
        if size == 0 || !self.contains(offset, size) {
            return Class::Secret;
        }
        let range = self.index(offset + size as i64 - 1)..self.index(offset) + 1;
        let Some(bytes) = self.bytes.get(range) else { return Class::Secret };
        // Most of them are secret, so this usually ends early.
        match bytes {
            _ if bytes.contains(&Class::Secret) => Class::Secret,
            _ if bytes.contains(&Class::Address) => Class::Address,
            _ => Class::Number,
        }
    }

    pub(crate) fn load(&self, offset: i64, size: usize) -> Value {
        match self.values.get(&offset) {
            Some((stored, value)) if *stored >= size && offset >= self.bottom => {
                if *stored == size {
                    *value
                } else {
                    value.truncate(size)
                }
            }
            _ => match self.class(offset, size) {
                Class::Number => self.part(offset, size).unwrap_or(Value::Number.truncate(size)),
                class => Value::from(class).truncate(size),
            },
        }
    }

    /// Part of a number that was stored as a whole.
    fn part(&self, offset: i64, size: usize) -> Option<Value> {
        let (at, (stored, value)) = self.values.range(offset.saturating_sub(7)..offset).next_back()?;
        match value {
            Value::Constant(number) if offset + size as i64 <= at + *stored as i64 => {
                Some(Value::Constant(number >> (8 * (offset - at)) & mask(size)))
            }
            _ => None,
        }
    }

    /// The range that `size` bytes at these offsets cover, if it lies in the frame and is small
    /// enough to look at.
    pub(crate) fn bounds(&self, span: Span, size: usize) -> Option<(i64, usize)> {
        let whole = span.hi.checked_sub(span.lo)?.checked_add(size as i64)?;
        let whole = usize::try_from(whole).ok().filter(|whole| *whole <= 1 << 16)?;
        self.contains(span.lo, whole).then_some((span.lo, whole))
    }

    /// Whether any aligned group of eight of these bytes may be public.
    pub(crate) fn has_public(&self, offset: i64, size: usize) -> bool {
        if size == 0 || !self.contains(offset, size) {
            return false;
        }
        let range = self.index(offset + size as i64 - 1)..self.index(offset) + 1;
        self.bytes.get(range).is_some_and(|bytes| bytes.iter().step_by(8).any(|class| *class < Class::Secret))
    }

    /// Whether `size` bytes at these offsets cannot overlap the frame.
    pub(crate) fn excludes(&self, span: Span, size: usize) -> bool {
        span.lo.saturating_add(size as i64) > self.top || span.hi < self.bottom
    }

    /// The class of a load from any of these offsets. Bytes that have never been written hold
    /// leftovers.
    pub(crate) fn class_within(&self, span: Span, size: usize) -> Class {
        self.bounds(span, size).map_or(Class::Secret, |(offset, whole)| self.class(offset, whole))
    }

    /// Stores `size` bytes. If the store isn't `certain`, it is joined with the old contents.
    /// Returns false if the place isn't in the frame.
    #[must_use]
    pub(crate) fn store(&mut self, offset: i64, size: usize, value: Value, certain: bool) -> bool {
        if self.is_in_array(Span::exactly(offset), size) {
            return true;
        }
        if !self.contains(offset, size) || self.top.saturating_sub(offset) > LARGEST_FRAME as i64 {
            return false;
        }
        if size == 0 {
            return true;
        }
        let range = self.index(offset + size as i64 - 1)..self.index(offset) + 1;
        if self.bytes.len() < range.end {
            self.bytes.resize(range.end, Class::Secret);
        }
        self.lowest = self.lowest.min(offset);
        for byte in &mut self.bytes[range] {
            *byte = if certain { value.class() } else { (*byte).max(value.class()) };
        }
        if let (true, Value::Low { size: low, class, .. }) = (certain, value) {
            let range = self.index(offset + i64::from(low) - 1)..self.index(offset) + 1;
            if usize::from(low) <= size {
                self.bytes[range].fill(class);
            }
        }
        let overlapping: Vec<i64> =
            self.values.range(offset.saturating_sub(8)..offset.saturating_add(size as i64)).map(|(o, _)| *o).collect();
        for other in overlapping {
            let Some((stored, kept)) = self.values.get_mut(&other) else { continue };
            if other + *stored as i64 <= offset {
                continue;
            }
            // If the store may go elsewhere, words between objects survive.
            match kept.beside_store(value.class()).filter(|_| !certain) {
                Some(left) => *kept = left,
                None => drop(self.values.remove(&other)),
            }
        }
        if certain && size <= 8 && Value::from(value.class()).truncate(size) != value.truncate(size) {
            self.values.insert(offset, (size, value.truncate(size)));
        }
        true
    }

    /// A store from `offset` to an unknown end above.
    pub(crate) fn store_above(&mut self, offset: i64, class: Class) {
        if offset > i64::MIN {
            self.lowest = self.lowest.min(offset);
        }
        self.values.retain(|other, (size, value)| {
            *other + *size as i64 <= offset || value.beside_store(class).map(|left| *value = left).is_some()
        });
        let end = self.top.saturating_sub(offset).clamp(0, self.bytes.len() as i64) as usize;
        for byte in &mut self.bytes[..end] {
            *byte = (*byte).max(class);
        }
    }

    fn join(&mut self, other: &Self, widen: Option<&Widening>) {
        self.bottom = self.bottom.max(other.bottom);
        self.lowest = self.lowest.min(other.lowest);
        self.align = self.align.join(other.align);
        self.depth = self.depth.zip(other.depth).map(|(a, b)| a.max(b));
        self.array = self.array.zip(other.array).map(|(a, b)| a.min(b));
        if self.top != other.top {
            let (bottom, array) = (self.bottom, self.array);
            *self = Self { bottom, array, ..Self::new(self.top.min(other.top), self.align, self.depth) };
        }
        self.bytes.truncate(other.bytes.len());
        for (byte, other) in self.bytes.iter_mut().zip(&other.bytes) {
            *byte = (*byte).max(*other);
        }
        self.values.retain(|offset, (size, value)| {
            let Some((other_size, other)) = other.values.get(offset) else { return false };
            let joined = value.join(*other);
            *value = widen.map_or(joined, |widening| widening.widen(*value, joined));
            size == other_size && Value::from(value.class()).truncate(*size) != *value
        });
    }
}

/// Where a compared number is located.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    General(usize),
    Stack(usize, i64),
}

/// The result of a comparison, which may be unsigned (below, above), signed (less, greater), or
/// about the flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Equal,
    NotEqual,
    Below,
    NotBelow,
    NotAbove,
    Above,
    Less,
    NotLess,
    NotGreater,
    Greater,
    Negative,
    NotNegative,
    Overflow,
    NoOverflow,
    Parity,
    NoParity,
}

/// A number that has been compared with a known one and hasn't changed since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Compared {
    pub(crate) place: Place,
    pub(crate) size: usize,
    pub(crate) with: u64,
}

/// General registers, as a bit mask of their numbers, and a stack word that all hold the same
/// number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Copies {
    /// Registers with the same low four bytes.
    low: u32,
    /// Registers that are equal to the stack word.
    whole: u32,
    /// The stack word, as a frame and an offset.
    pub(crate) slot: Option<(usize, i64)>,
}

impl Copies {
    /// After a move of `size` bytes between registers. None if nothing is known.
    pub(crate) fn moved(self, to: usize, from: usize, size: usize) -> Option<Self> {
        let (to, from) = (1 << to, 1u32 << from);
        if size < 4 {
            return None;
        }
        if self.low & from == 0 {
            return Some(Self { low: to | from, ..Self::default() });
        }
        let whole = if size == 8 && self.whole & from != 0 { self.whole | to } else { self.whole & !to };
        Some(Self { low: self.low | to, whole, ..self })
    }

    /// After a store of a whole register.
    pub(crate) fn stored(self, from: usize, slot: (usize, i64)) -> Self {
        let low = if self.low & 1 << from == 0 { 1 << from } else { self.low };
        Self { low, whole: 1 << from, slot: Some(slot) }
    }

    /// After a load of four or eight bytes.
    #[cfg(feature = "aarch64")]
    pub(crate) fn loaded(to: usize, slot: (usize, i64), size: usize) -> Self {
        Self { low: 1 << to, whole: if size == 8 { 1 << to } else { 0 }, slot: Some(slot) }
    }

    /// After a write to a register.
    fn forget(&mut self, number: usize) {
        self.low &= !(1 << number);
        self.whole &= !(1 << number);
    }

    /// The stack word that equals `size` bytes of this register.
    pub(crate) fn slot(self, number: usize, size: usize) -> Option<Place> {
        let holders = match size {
            4 => self.low,
            8 => self.whole,
            _ => return None,
        };
        let (frame, offset) = self.slot?;
        (holders & 1 << number != 0).then_some(Place::Stack(frame, offset))
    }
}

/// Eight public bytes in a vector register that we know more about than their class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lane {
    pub(crate) register: usize,
    /// Counted from the lowest.
    pub(crate) part: usize,
    pub(crate) value: Value,
}

/// Constants from the file that a vector register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) address: u64,
    pub(crate) size: u8,
}

/// A general register that holds a multiple of a secret plus a public value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shifted {
    pub(crate) register: usize,
    /// The secret is what the instruction at this address computed last.
    pub(crate) of: u64,
    pub(crate) factor: i64,
    /// The public value.
    pub(crate) base: Value,
}

/// A call that hasn't returned yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    /// The return address.
    pub(crate) back: u64,
    /// The stack pointer at the call. If the return address was pushed, this is where it is.
    pub(crate) slot: Value,
    /// How many frames there were at the call.
    pub(crate) frames: usize,
}

/// The state at one instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// RAX to R15 in the order of their numbers, or X0 to X30 and SP.
    pub(crate) general: [Value; 32],
    /// The number of the stack pointer.
    stack: usize,
    /// ZMM0 to ZMM31, each as its low 16 bytes and the rest, or V0 to V31, each as its low 8 bytes,
    /// which a callee may have to preserve, and the rest.
    pub(crate) vectors: [[Class; 2]; 32],
    /// Parts of them that were moved as a whole, in no particular order.
    pub(crate) lanes: Vec<Lane>,
    /// Where the constants from the file that they hold are located, if any.
    sources: [Option<Source>; 32],
    /// A bit mask of registers that have lanes or sources. Most instructions don't affect any of
    /// them.
    tracked: u32,
    /// K0 to K7: the lowest byte, and the rest.
    pub(crate) masks: [[Class; 2]; 8],
    pub(crate) flags: Flags,
    /// General registers that had a secret added to them.
    pub(crate) shifted: Vec<Shifted>,
    /// The comparison that set the flags.
    pub(crate) compared: Option<Compared>,
    /// Other places that hold a number that was moved.
    pub(crate) copies: Copies,
    /// The stack at entry, and any frames that were started by aligning since then.
    pub(crate) frames: Vec<Frame>,
    /// For each argument's memory, the fields where the stored values no longer match the contract.
    pub(crate) spoilt: Vec<u64>,
    /// A general register that holds the stack pointer rounded down to a multiple of this power of
    /// two.
    pub(crate) rounded: Option<(usize, u64)>,
    /// The open calls, innermost last.
    pub(crate) calls: Vec<Call>,
    /// Whether the memory that the contract requires to be wiped has been wiped, or is empty.
    pub(crate) wiped: bool,
}

impl State {
    pub(crate) fn new(memories: usize, stack: usize) -> Self {
        Self {
            general: [Value::Secret; 32],
            stack,
            vectors: [[Class::Secret; 2]; 32],
            lanes: Vec::new(),
            sources: [None; 32],
            tracked: 0,
            masks: [[Class::Secret; 2]; 8],
            flags: Flags::all(Bit::Unknown(Class::Secret)),
            shifted: Vec::new(),
            compared: None,
            copies: Copies::default(),
            frames: Vec::new(),
            spoilt: vec![0; memories],
            rounded: None,
            calls: Vec::new(),
            wiped: false,
        }
    }

    /// Approximate memory use in bytes.
    pub(crate) fn size(&self) -> usize {
        size_of::<Self>() + self.frames.iter().map(Frame::size).sum::<usize>()
    }

    /// The part of the state that, along with the instruction, keeps paths separate.
    pub(crate) fn context(&self) -> Vec<u64> {
        self.calls.iter().map(|call| call.back).collect()
    }

    /// Joins `other` into this state, and returns whether that changed it. If `widen` is set,
    /// bounds that grow are widened.
    pub(crate) fn join(&mut self, other: &Self, widen: Option<&Widening>) -> bool {
        let before = self.clone();
        for (a, b) in self.general.iter_mut().zip(other.general) {
            let joined = a.join(b);
            *a = widen.map_or(joined, |widening| widening.widen(*a, joined));
        }
        self.shifted.retain_mut(|a| {
            let same = |b: &&Shifted| (b.register, b.of, b.factor) == (a.register, a.of, a.factor);
            let Some(b) = other.shifted.iter().find(same) else { return false };
            let joined = a.base.join(b.base);
            a.base = widen.map_or(joined, |widening| widening.widen(a.base, joined));
            true
        });
        if self.compared != other.compared {
            self.compared = None;
        }
        if self.copies != other.copies {
            self.copies = Copies::default();
        }
        if self.rounded != other.rounded {
            self.rounded = None;
        }
        for (a, b) in self.vectors.as_flattened_mut().iter_mut().zip(other.vectors.as_flattened()) {
            *a = (*a).max(*b);
        }
        self.lanes.retain_mut(|lane| {
            let Some(other) = other.lane(lane.register, lane.part) else { return false };
            let joined = lane.value.join(other);
            lane.value = widen.map_or(joined, |widening| widening.widen(lane.value, joined));
            true
        });
        for (a, b) in self.sources.iter_mut().zip(&other.sources) {
            *a = a.filter(|source| Some(*source) == *b);
        }
        let of_sources = (0..32).filter(|register| self.sources[*register].is_some());
        let of_both = self.lanes.iter().map(|lane| lane.register).chain(of_sources);
        self.tracked = of_both.fold(0, |mask, register| mask | 1 << register);
        for (a, b) in self.masks.as_flattened_mut().iter_mut().zip(other.masks.as_flattened()) {
            *a = (*a).max(*b);
        }
        let mut flags = other.flags;
        for (a, b) in self.flags.each().into_iter().zip(flags.each()) {
            *a = a.join(*b);
        }
        self.frames.truncate(other.frames.len());
        for (a, b) in self.frames.iter_mut().zip(&other.frames) {
            a.join(b, widen);
        }
        for (a, b) in self.spoilt.iter_mut().zip(&other.spoilt) {
            *a |= b;
        }
        self.wiped &= other.wiped;
        *self != before
    }

    /// Whether we know more about a vector register than its class.
    pub(crate) fn is_tracked(&self, register: usize) -> bool {
        self.tracked >> register & 1 == 1
    }

    /// A part of a vector register, if we know more about it than its class.
    pub(crate) fn lane(&self, register: usize, part: usize) -> Option<Value> {
        if !self.is_tracked(register) {
            return None;
        }
        self.lanes.iter().find(|lane| (lane.register, lane.part) == (register, part)).map(|lane| lane.value)
    }

    pub(crate) fn source(&self, register: usize) -> Option<Source> {
        self.sources[register]
    }

    pub(crate) fn add_lane(&mut self, lane: Lane) {
        self.tracked |= 1 << lane.register;
        self.lanes.push(lane);
    }

    pub(crate) fn add_source(&mut self, register: usize, source: Source) {
        self.tracked |= 1 << register;
        self.sources[register] = Some(source);
    }

    /// Forgets everything but the class of these vector registers, which are given as a bit mask.
    pub(crate) fn forget_lanes(&mut self, registers: u32) {
        if self.tracked & registers != 0 {
            if !self.lanes.is_empty() {
                self.lanes.retain(|lane| registers >> lane.register & 1 == 0);
            }
            let mut left = self.tracked & registers;
            while left != 0 {
                self.sources[left.trailing_zeros() as usize] = None;
                left &= left - 1;
            }
            self.tracked &= !registers;
        }
    }

    /// Clears everything but the low 16 bytes of the first sixteen vector registers.
    pub(crate) fn cut_lanes(&mut self) {
        self.lanes.retain(|lane| lane.register >= 16 || lane.part < 2);
        self.sources[..16].iter_mut().flatten().for_each(|source| source.size = source.size.min(16));
    }

    /// Writes a general register.
    pub(crate) fn set(&mut self, number: usize, value: Value) {
        self.general[number] = value;
        if !self.shifted.is_empty() {
            self.shifted.retain(|shifted| shifted.register != number);
        }
        if self.compared.is_some_and(|compared| compared.place == Place::General(number)) {
            self.compared = None;
        }
        self.copies.forget(number);
        self.rounded = self.rounded.filter(|(rounded, _)| *rounded != number);
        // Frames below the stack pointer end.
        if number == self.stack
            && let Value::Pointer(Region::Frame(frame), span) = self.general[number]
            && span.offset().is_some()
            && frame + 1 < self.frames.len()
        {
            self.drop_frames(frame + 1);
            self.frames[frame].reopen();
        }
    }

    /// Keeps just the first `left` frames. A new frame may reuse the number of one that was
    /// dropped, but its address is different, so we forget any pointers into dropped frames.
    pub(crate) fn drop_frames(&mut self, left: usize) {
        self.compared = None;
        self.copies = Copies::default();
        self.frames.truncate(left);
        let stored = self.frames.iter_mut().flat_map(|frame| frame.values.values_mut().map(|(_, value)| value));
        let lanes = self.lanes.iter_mut().map(|lane| &mut lane.value);
        let shifted = self.shifted.iter_mut().map(|shifted| &mut shifted.base);
        for value in self.general.iter_mut().chain(stored).chain(lanes).chain(shifted) {
            if value.region().is_some_and(|region| region.is_frame_from(left)) {
                *value = Value::Address;
            }
        }
    }

    /// The number at a location.
    pub(crate) fn at(&self, place: Place, size: usize) -> Value {
        match place {
            Place::General(number) => self.general[number],
            Place::Stack(frame, offset) => {
                self.frames.get(frame).map_or(Value::Secret, |frame| frame.load(offset, size))
            }
        }
    }

    /// Narrows a compared number, given a condition that holds.
    pub(crate) fn learn(&mut self, Compared { place, size, with }: Compared, condition: Condition) {
        use Condition as C;
        let value = self.at(place, size);
        let Some((class, mut lo, mut hi)) = value.low_bytes(size.min(4)).filter(|_| size <= 4).or(match value {
            Value::Number | Value::Argument(_) | Value::Within(..) if size == 8 => {
                let (lo, hi, _) = value.bounds();
                Some((value.class(), lo, hi))
            }
            _ => None,
        }) else {
            return;
        };
        let positive = mask(size) >> 1;
        // If neither number is negative, signed and unsigned comparisons agree.
        let unsigned = hi <= positive && with <= positive;
        match condition {
            C::Equal => (lo, hi) = (lo.max(with), hi.min(with)),
            C::NotEqual if lo == with => lo = lo.saturating_add(1),
            C::NotEqual if hi == with => hi = hi.saturating_sub(1),
            C::Below => hi = hi.min(with.saturating_sub(1)),
            C::NotAbove => hi = hi.min(with),
            C::Above => lo = lo.max(with.saturating_add(1)),
            C::NotBelow => lo = lo.max(with),
            C::Less if unsigned => hi = hi.min(with.saturating_sub(1)),
            C::NotGreater if unsigned => hi = hi.min(with),
            C::Greater if unsigned => lo = lo.max(with.saturating_add(1)),
            C::NotLess if unsigned => lo = lo.max(with),
            C::NotNegative if with == 0 => hi = hi.min(positive),
            _ => return,
        }
        if lo > hi {
            // This path is never reached, but that doesn't need special treatment.
            return;
        }
        let (min, _, step) = value.bounds();
        let whole = Value::within(class, lo, hi, if lo == min { step } else { 0 });
        match place {
            Place::General(number) => {
                let known = value.bounds().1 <= mask(size);
                self.general[number] = match value {
                    _ if known || size == 8 => whole,
                    // We know more bytes than were compared. The ones above are zero or unchanged.
                    Value::Low { rest, size: more, hi: most, .. } if usize::from(more) > size => {
                        if u64::from(most) > mask(size) {
                            return;
                        }
                        Value::low(rest, more.into(), class, lo, hi)
                    }
                    _ => Value::low(value.rest_class(size), size, class, lo, hi),
                };
            }
            Place::Stack(frame, offset) => {
                if let Some(frame) = self.frames.get_mut(frame)
                    && frame.class(offset, size) < Class::Secret
                {
                    // If the upper bytes of a longer number are zero, we know all of it.
                    let stored = frame.values.get(&offset).filter(|(_, value)| value.bounds().1 <= mask(size));
                    let size = stored.map_or(size, |(stored, _)| size.max(*stored));
                    frame.values.insert(offset, (size, whole));
                }
            }
        }
    }
}
