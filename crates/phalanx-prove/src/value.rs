//! What the prover knows of a value.

/// How much a value gives away, in increasing order. Several bytes together are of the highest class among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Class {
    /// Public, and not computed from an address: safe as an index or a count.
    Number,
    /// Public, but an address is somehow in it: what lies behind it is not known, so nothing may be stored there.
    Address,
    /// Depends on a secret, or may depend on one.
    #[default]
    Secret,
}

/// A part of memory that pointers are told apart by. Pointers do not leave the part that they were made in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Region {
    /// A stack frame: the stack at entry, or one that was aligned anew.
    Frame(usize),
    /// What an argument points to, by its place in the list of the contract's memories.
    Memory(usize),
    /// The same, where the contract speaks of several objects: two pointers need not point into the same one.
    OneOf(usize),
    /// One of several frames and memories, chosen by something public: bits of memories, then of frames.
    Choice(u64),
    /// The file that is proved. Offsets are addresses in it, as the analysis uses them.
    File,
    /// A table of constants in a section, of which a contract says that pointers to its start stay in it.
    Table(usize),
}

/// How many memories, and how many frames, a [`Region::Choice`] can tell apart.
const CHOICES: (usize, usize) = (48, 16);

impl Region {
    /// The bits of [`Region::Choice`].
    fn bits(self) -> Option<u64> {
        match self {
            Self::Memory(memory) | Self::OneOf(memory) if memory < CHOICES.0 => Some(1 << memory),
            Self::Frame(frame) if frame < CHOICES.1 => Some(1 << (CHOICES.0 + frame)),
            Self::Choice(bits) => Some(bits),
            _ => None,
        }
    }

    /// Whether pointers into these regions may point into the same object.
    pub(crate) fn may_be(self, other: Self) -> bool {
        let place = |region| match region {
            Self::OneOf(memory) => Self::Memory(memory),
            // A section of the file.
            Self::Table(_) => Self::File,
            region => region,
        };
        self.each().any(|a| other.each().any(|b| place(a) == place(b)))
    }

    /// The regions that a pointer into this one may point into.
    pub(crate) fn each(self) -> impl Iterator<Item = Self> {
        let (mut one, mut bits) = match self {
            Self::Choice(bits) => (None, bits),
            other => (Some(other), 0),
        };
        std::iter::from_fn(move || {
            if one.is_some() || bits == 0 {
                return one.take();
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(if bit < CHOICES.0 { Self::OneOf(bit) } else { Self::Frame(bit - CHOICES.0) })
        })
    }

    /// Whether this may be a frame that is not among the first `left`.
    pub(crate) fn is_frame_from(self, left: usize) -> bool {
        self.each().any(|region| matches!(region, Self::Frame(frame) if frame >= left))
    }

    /// The region of a pointer that may be NULL instead. No two such pointers are known to point into the same object.
    fn or_none(self) -> Option<Self> {
        match self {
            Self::Memory(memory) => Some(Self::OneOf(memory)),
            Self::Frame(_) => self.bits().map(Self::Choice),
            Self::OneOf(_) | Self::Choice(_) => Some(self),
            Self::File | Self::Table(_) => None,
        }
    }

    /// Either of two.
    fn join(self, other: Self) -> Option<Self> {
        match (self, other) {
            (a, b) if a == b => Some(a),
            (Self::Memory(a) | Self::OneOf(a), Self::Memory(b) | Self::OneOf(b)) if a == b => Some(Self::OneOf(a)),
            (a, b) => Some(Self::Choice(a.bits()? | b.bits()?)),
        }
    }
}

/// Offsets from `lo` to `hi`, both included, in steps of `1 << step` from the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) lo: i64,
    pub(crate) hi: i64,
    pub(crate) step: u8,
}

impl Span {
    /// Anywhere.
    pub(crate) const ALL: Self = Self { lo: i64::MIN, hi: i64::MAX, step: 0 };

    pub(crate) fn exactly(offset: i64) -> Self {
        Self { lo: offset, hi: offset, step: 0 }
    }

    /// The offset, if there is only one.
    pub(crate) fn offset(self) -> Option<i64> {
        (self.lo == self.hi).then_some(self.lo)
    }

    /// All offsets, if they are few.
    pub(crate) fn few(self) -> Option<impl Iterator<Item = i64>> {
        const FEW: u64 = 32;
        let steps = self.hi.wrapping_sub(self.lo) as u64 >> self.step.min(63);
        (self.lo <= self.hi && steps < FEW).then(|| (0..=steps as i64).map(move |n| self.lo + (n << self.step)))
    }

    /// A span of which one end is not known has none: bits that overflow would come back at the other end.
    fn new(lo: Option<i64>, hi: Option<i64>, step: u8) -> Self {
        match (lo, hi) {
            (Some(lo), Some(hi)) if lo != i64::MIN && lo <= hi => {
                let step = step.min(62);
                // The highest is a multiple of the step away: the steps of what is subtracted are counted from there.
                let hi = if hi == i64::MAX { hi } else { hi - (hi.wrapping_sub(lo) & ((1 << step) - 1)) };
                Self { lo, hi, step }
            }
            _ => Self::ALL,
        }
    }

    /// All sums.
    pub(crate) fn add(self, other: Self) -> Self {
        if self == Self::ALL || other == Self::ALL {
            return Self::ALL;
        }
        let step = match (self.offset(), other.offset()) {
            (Some(_), _) => other.step,
            (_, Some(_)) => self.step,
            _ => self.step.min(other.step),
        };
        // Without an upper end it stays so: objects do not wrap around the end of memory.
        let hi = match (self.hi, other.hi) {
            (i64::MAX, _) | (_, i64::MAX) => Some(i64::MAX),
            (a, b) => a.checked_add(b),
        };
        Self::new(self.lo.checked_add(other.lo), hi, step)
    }

    pub(crate) fn negate(self) -> Self {
        if self.hi == i64::MAX { Self::ALL } else { Self::new(self.hi.checked_neg(), self.lo.checked_neg(), self.step) }
    }

    fn join(self, other: Self) -> Self {
        let step = |span: Self| if span.lo == span.hi { 62 } else { span.step };
        let apart = self.lo.wrapping_sub(other.lo);
        let step = step(self).min(step(other)).min(if apart == 0 { 62 } else { apart.trailing_zeros() as u8 });
        match self == Self::ALL || other == Self::ALL {
            true => Self::ALL,
            false => Self::new(Some(self.lo.min(other.lo)), Some(self.hi.max(other.hi)), step),
        }
    }
}

/// A number that was loaded from a table of constants, at an index that is not known: for the jump tables of compilers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The address of the first entry, and how many there are.
    pub(crate) first: u64,
    pub(crate) count: u16,
    /// The distance of two, as a power of two.
    pub(crate) step: u8,
    /// The bytes of one.
    pub(crate) size: u8,
    /// Whether its sign was carried to 64 bits.
    pub(crate) signed: bool,
    /// By how many bits it was shifted to the left then.
    pub(crate) scale: u8,
    /// The address that was added.
    pub(crate) plus: Option<u64>,
}

impl Entry {
    /// Whether nothing was done to it yet.
    pub(crate) fn is_as_loaded(self) -> bool {
        self.plus.is_none() && !self.signed && self.scale == 0
    }
}

/// A 64-bit value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A known number; also an address in the file.
    Constant(u64),
    /// A public argument, as it was passed.
    Argument(usize),
    /// Public; see [`Class::Number`].
    Number,
    /// So many bytes from the start of a region.
    Pointer(Region, Span),
    /// The address of a function in another file, by its place in the list of names.
    External(usize),
    /// The word that the stack protector compares. No object has the place on the stack where a prologue keeps it, so that stores at unknown
    /// indices do not hit it; but a program may put a copy into an array of its own. The class is that of what was stored since: for whatever
    /// else is done with it than what it is kept for.
    Canary(Class),
    /// The address that is returned to, as a call has left it in a register; none, if it is that of the proved function. Kept as the one above.
    Return(Option<u64>, Class),
    /// Public; see [`Class::Address`].
    Address,
    /// A number from the first to the second, both included, in steps of a power of two from the first.
    Within(Class, u64, u64, u8),
    /// The lowest 1, 2 or 4 bytes are a number from `lo` to `hi`, of one class; the others are left over from a value of another.
    Low { rest: Class, size: u8, class: Class, lo: u32, hi: u32 },
    /// A number of a table. (Public: at a secret index nothing is loaded.)
    Entry(Entry),
    /// Not public.
    Secret,
}

/// A secret within wider bounds than these is any secret.
const NARROW: u64 = 0xffff;

impl Value {
    pub(crate) fn class(self) -> Class {
        match self {
            Self::Constant(_) | Self::Argument(_) | Self::Number => Class::Number,
            Self::Entry(entry) if entry.plus.is_none() && entry.size < 8 => Class::Number,
            Self::Pointer(..) | Self::External(_) | Self::Address | Self::Entry(_) => Class::Address,
            Self::Canary(stored) | Self::Return(_, stored) => stored.max(Class::Address),
            Self::Within(class, ..) => class,
            Self::Low { rest, class, .. } => rest.max(class),
            Self::Secret => Class::Secret,
        }
    }

    /// A pointer to a known place.
    pub(crate) fn pointer(region: Region, offset: i64) -> Self {
        Self::Pointer(region, Span::exactly(offset))
    }

    /// What is left of it on the stack when something of a class was stored at an unknown place: all, if it lies between objects.
    pub(crate) fn beside_store(self, class: Class) -> Option<Self> {
        match self {
            Self::Canary(stored) => Some(Self::Canary(stored.max(class))),
            Self::Return(back, stored) => Some(Self::Return(back, stored.max(class))),
            _ => None,
        }
    }

    /// What a pointer points into.
    pub(crate) fn region(self) -> Option<Region> {
        match self {
            Self::Pointer(region, _) => Some(region),
            _ => None,
        }
    }

    /// A number of a class, within bounds.
    pub(crate) fn within(class: Class, lo: u64, hi: u64, step: u8) -> Self {
        match class {
            Class::Number if lo == hi => Self::Constant(lo),
            _ if lo > hi || (lo == 0 && hi == u64::MAX && step == 0) => class.into(),
            Class::Secret if hi > NARROW => Self::Secret,
            // The highest is a multiple of the step away, as in a span.
            _ => match hi - ((hi - lo) & ((1 << step.min(62)) - 1)) {
                hi if class == Class::Number && lo == hi => Self::Constant(lo),
                hi => Self::Within(class, lo, hi, step.min(62)),
            },
        }
    }

    /// A number whose low bytes are of one class, within bounds, and the others of another.
    pub(crate) fn low(rest: Class, size: usize, class: Class, lo: u64, hi: u64) -> Self {
        let known = hi <= mask(size) && (class < Class::Secret || hi <= NARROW);
        let (lo, hi) = if known { (lo, hi) } else { (0, mask(size)) };
        match size {
            1 | 2 | 4 if class < rest || (lo, hi) != (0, mask(size)) => {
                Self::Low { rest, size: size as u8, class, lo: lo as u32, hi: hi as u32 }
            }
            _ => rest.max(class).into(),
        }
    }

    /// The bounds, and the power of two that the distance from the lower one is a multiple of.
    pub(crate) fn bounds(self) -> (u64, u64, u8) {
        match self {
            Self::Constant(c) => (c, c, 62),
            Self::Within(_, lo, hi, step) => (lo, hi, step),
            _ => (0, u64::MAX, 0),
        }
    }

    /// The same as an offset: numbers of the upper half are negative.
    pub(crate) fn span(self) -> Span {
        let (lo, hi, step) = self.bounds();
        match ((lo as i64) < 0) == ((hi as i64) < 0) {
            true => Span { lo: lo as i64, hi: hi as i64, step: if lo == hi { 0 } else { step } },
            false => Span::ALL,
        }
    }

    pub(crate) fn join(self, other: Self) -> Self {
        match (self, other) {
            (a, b) if a == b => a,
            (Self::Pointer(r, a), Self::Pointer(q, b)) => match r.join(q) {
                Some(region) => Self::Pointer(region, a.join(b)),
                None => Self::Address,
            },
            (Self::Canary(a), Self::Canary(b)) => Self::Canary(a.max(b)),
            (Self::Return(back, a), Self::Return(other, b)) if back == other => Self::Return(back, a.max(b)),
            // No object is at address zero. The distance from there to a pointer is an address.
            (Self::Pointer(region, _), Self::Constant(0)) | (Self::Constant(0), Self::Pointer(region, _)) => {
                region.or_none().map_or(Self::Address, |region| Self::Pointer(region, Span::ALL))
            }
            (a, b) if a.is_number() && b.is_number() => {
                let ((al, ah, step), (bl, bh, other)) = (a.bounds(), b.bounds());
                let apart = al.abs_diff(bl);
                let apart = if apart == 0 { 62 } else { apart.trailing_zeros() as u8 };
                let (lo, hi) = (al.min(bl), ah.max(bh));
                let class = a.class().max(b.class());
                let whole = Self::within(class, lo, hi, step.min(other).min(apart));
                if whole == class.into() { a.join_low(b) } else { whole }
            }
            (a, b) => a.join_low(b),
        }
    }

    fn join_low(self, other: Self) -> Self {
        let all = self.class().max(other.class());
        for size in [4, 2, 1] {
            let rest = self.rest_class(size).max(other.rest_class(size));
            if let (Some((c, lo, hi)), Some((d, min, max))) = (self.low_bytes(size), other.low_bytes(size)) {
                let low = Self::low(rest, size, c.max(d), lo.min(min), hi.max(max));
                if low != rest.max(c).max(d).into() {
                    return low;
                }
            }
        }
        all.into()
    }

    /// The class of what lies above the low `size` bytes.
    pub(crate) fn rest_class(self, size: usize) -> Class {
        match self {
            Self::Low { rest, size: s, .. } if usize::from(s) <= size => rest,
            other => other.class(),
        }
    }

    fn is_number(self) -> bool {
        matches!(self, Self::Constant(_) | Self::Within(..))
    }

    /// Class and bounds of the low `size` bytes, where they are known better than the whole.
    pub(crate) fn low_bytes(self, size: usize) -> Option<(Class, u64, u64)> {
        match self {
            Self::Constant(c) => Some((Class::Number, c & mask(size), c & mask(size))),
            Self::Within(class, lo, hi, _) => {
                Some(if hi <= mask(size) { (class, lo, hi) } else { (class, 0, mask(size)) })
            }
            Self::Low { size: s, class, lo, hi, .. } => match size.cmp(&s.into()) {
                std::cmp::Ordering::Equal => Some((class, lo.into(), hi.into())),
                std::cmp::Ordering::Less if u64::from(hi) <= mask(size) => Some((class, lo.into(), hi.into())),
                std::cmp::Ordering::Less => Some((class, 0, mask(size))),
                std::cmp::Ordering::Greater => None,
            },
            Self::Number | Self::Argument(_) => Some((Class::Number, 0, mask(size))),
            _ => None,
        }
    }

    /// The class of the low `size` bytes.
    pub(crate) fn low_class(self, size: usize) -> Class {
        self.low_bytes(size).map_or(self.class(), |(class, ..)| class)
    }

    /// The low `size` bytes.
    pub(crate) fn truncate(self, size: usize) -> Self {
        match self {
            _ if size >= 8 => self,
            Self::Constant(c) => Self::Constant(c & mask(size)),
            Self::Within(class, lo, hi, step) if hi <= mask(size) => Self::within(class, lo, hi, step),
            Self::Entry(entry) if size >= entry.size.into() && entry.is_as_loaded() => self,
            Self::Low { size: s, .. } if size > s.into() => match self {
                // Of a number of four bytes, the lowest may still be known better.
                Self::Low { rest, class, .. } if class < rest || size > 4 => self,
                _ => Self::within(self.class(), 0, mask(size), 0),
            },
            _ => match self.low_bytes(size) {
                Some((class, lo, hi)) => Self::within(class, lo, hi, 0),
                None => Self::within(self.class(), 0, mask(size), 0),
            },
        }
    }
}

impl From<Class> for Value {
    fn from(class: Class) -> Self {
        match class {
            Class::Number => Self::Number,
            Class::Address => Self::Address,
            Class::Secret => Self::Secret,
        }
    }
}

/// The low `size` bytes, set.
pub(crate) fn mask(size: usize) -> u64 {
    if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 }
}

/// The sign of `value`, a number of `size` bytes, carried to 64 bits.
pub(crate) fn sign_extend(value: u64, size: usize) -> u64 {
    let shift = 64 - 8 * size.min(8);
    ((value << shift) as i64 >> shift) as u64
}
