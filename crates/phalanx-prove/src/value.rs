//! Abstract values.

/// How much a value may reveal, in increasing order. The class of several bytes together is the
/// highest one among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Class {
    /// Public and not computed from an address, so it is safe to use as an index or a count.
    Number,
    /// Public, but derived from an address. Since we don't know which memory it points to, we
    /// reject stores through it.
    Address,
    /// Depends on a secret, or might.
    #[default]
    Secret,
}

/// Memory regions, which let us tell pointers apart. A pointer never leaves its region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Region {
    /// A stack frame, which is either the stack at entry or one that was started by aligning.
    Frame(usize),
    /// The target of an argument, by its index in the contract's list of memories.
    Memory(usize),
    /// The same, but the contract describes several objects, so two pointers needn't point into the
    /// same one.
    OneOf(usize),
    /// One of several frames and memories, chosen by a public value. The bits for memories come
    /// first, then those for frames.
    Choice(u64),
    /// The file being proved. Offsets are its addresses, in the form that the analysis uses.
    File,
    /// A constant table in a section. A contract states that pointers to its start stay inside it.
    Table(usize),
}

/// Maximum number of memories and frames of a [`Region::Choice`].
const CHOICES: (usize, usize) = (48, 16);

impl Region {
    /// The bit mask of [`Region::Choice`].
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

    /// Whether this may be any frame other than the first `left` ones.
    pub(crate) fn is_frame_from(self, left: usize) -> bool {
        self.each().any(|region| matches!(region, Self::Frame(frame) if frame >= left))
    }

    /// The region of a pointer that may also be NULL. We never assume that two such pointers point
    /// into the same object.
    fn or_none(self) -> Option<Self> {
        match self {
            Self::Memory(memory) => Some(Self::OneOf(memory)),
            Self::Frame(_) => self.bits().map(Self::Choice),
            Self::OneOf(_) | Self::Choice(_) => Some(self),
            Self::File | Self::Table(_) => None,
        }
    }

    /// A choice between the two.
    fn join(self, other: Self) -> Option<Self> {
        match (self, other) {
            (a, b) if a == b => Some(a),
            (Self::Memory(a) | Self::OneOf(a), Self::Memory(b) | Self::OneOf(b)) if a == b => Some(Self::OneOf(a)),
            (a, b) => Some(Self::Choice(a.bits()? | b.bits()?)),
        }
    }
}

/// Offsets from `lo` to `hi` inclusive, in steps of `1 << step` starting at the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) lo: i64,
    pub(crate) hi: i64,
    pub(crate) step: u8,
}

impl Span {
    /// All offsets.
    pub(crate) const ALL: Self = Self { lo: i64::MIN, hi: i64::MAX, step: 0 };

    pub(crate) fn exactly(offset: i64) -> Self {
        Self { lo: offset, hi: offset, step: 0 }
    }

    /// The offset, if there is only one.
    pub(crate) fn offset(self) -> Option<i64> {
        (self.lo == self.hi).then_some(self.lo)
    }

    /// All offsets, provided that there are only a few.
    pub(crate) fn few(self) -> Option<impl Iterator<Item = i64>> {
        const FEW: u64 = 32;
        let steps = self.hi.wrapping_sub(self.lo) as u64 >> self.step.min(63);
        (self.lo <= self.hi && steps < FEW).then(|| (0..=steps as i64).map(move |n| self.lo + (n << self.step)))
    }

    /// If one end of a span is unbounded, there are no other bounds either, because offsets that
    /// overflow would wrap around.
    fn new(lo: Option<i64>, hi: Option<i64>, step: u8) -> Self {
        match (lo, hi) {
            (Some(lo), Some(hi)) if lo != i64::MIN && lo <= hi => {
                let step = step.min(62);
                // Makes the distance to the highest offset a multiple of the step, because a
                // subtraction counts steps from there.
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
        // An unbounded upper end stays unbounded because objects don't wrap around the end of
        // memory.
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

/// A number that was loaded from a constant table at an unknown index. We need this for compilers'
/// jump tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableEntry {
    /// The address of the first entry, and the number of entries.
    pub(crate) first: u64,
    pub(crate) count: u16,
    /// The distance between entries, as a power of two.
    pub(crate) step: u8,
    /// The size of an entry.
    pub(crate) size: u8,
    /// Whether it was sign-extended to 64 bits.
    pub(crate) signed: bool,
    /// How many bits it was then shifted left by.
    pub(crate) scale: u8,
    /// The address that was added.
    pub(crate) plus: Option<u64>,
}

impl TableEntry {
    /// Whether nothing has been done with it yet.
    pub(crate) fn is_as_loaded(self) -> bool {
        self.plus.is_none() && !self.signed && self.scale == 0
    }
}

/// A 64-bit value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A known number, or an address in the file.
    Constant(u64),
    /// A public argument, unchanged.
    Argument(usize),
    /// Public. See [`Class::Number`].
    Number,
    /// An offset from the start of a region, in bytes.
    Pointer(Region, Span),
    /// The address of a function in another file, by its index in the list of names.
    External(usize),
    /// The stack protector's word. No object overlaps the place where a prologue stores it, so
    /// stores at unknown indices don't hit it. However, a program may copy it to an array. The
    /// class is that of any later stores that may have hit it, and matters for all uses other than
    /// the check.
    Canary(Class),
    /// A return address that a call left in a register. None if it belongs to the function being
    /// proved. It is stored like the stack protector's word.
    Return(Option<u64>, Class),
    /// Public. See [`Class::Address`].
    Address,
    /// A number from the first to the second inclusive, in steps of a power of two starting at the
    /// first.
    Within(Class, u64, u64, u8),
    /// The lowest 1, 2 or 4 bytes are a number from `lo` to `hi` of one class, and the other bytes
    /// are left over from a value of another class.
    Low { rest: Class, size: u8, class: Class, lo: u32, hi: u32 },
    /// A table entry. It is public because we reject loads at a secret index.
    Entry(TableEntry),
    /// Not public.
    Secret,
}

/// If a secret's bounds are wider than this, we treat it as unbounded.
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

    /// What is left of a value on the stack after a store of this class to an unknown place. Words
    /// between objects survive.
    pub(crate) fn beside_store(self, class: Class) -> Option<Self> {
        match self {
            Self::Canary(stored) => Some(Self::Canary(stored.max(class))),
            Self::Return(back, stored) => Some(Self::Return(back, stored.max(class))),
            _ => None,
        }
    }

    /// The region of a pointer.
    pub(crate) fn region(self) -> Option<Region> {
        match self {
            Self::Pointer(region, _) => Some(region),
            _ => None,
        }
    }

    /// A number of a class with bounds.
    pub(crate) fn within(class: Class, lo: u64, hi: u64, step: u8) -> Self {
        match class {
            Class::Number if lo == hi => Self::Constant(lo),
            _ if lo > hi || (lo == 0 && hi == u64::MAX && step == 0) => class.into(),
            Class::Secret if hi > NARROW => Self::Secret,
            // The distance to the highest is a multiple of the step, as in a span.
            _ => match hi - ((hi - lo) & ((1 << step.min(62)) - 1)) {
                hi if class == Class::Number && lo == hi => Self::Constant(lo),
                hi => Self::Within(class, lo, hi, step.min(62)),
            },
        }
    }

    /// A number whose low bytes have a class and bounds, while its other bytes have a different
    /// class.
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

    /// The bounds, and the power of two that divides any distance from the lower one.
    pub(crate) fn bounds(self) -> (u64, u64, u8) {
        match self {
            Self::Constant(c) => (c, c, 62),
            Self::Within(_, lo, hi, step) => (lo, hi, step),
            _ => (0, u64::MAX, 0),
        }
    }

    /// The same, but as offsets, so numbers in the upper half are negative.
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
            // There is no object at address zero, so a pointer minus zero is an address.
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

    /// The class of the bytes above the low `size` bytes.
    pub(crate) fn rest_class(self, size: usize) -> Class {
        match self {
            Self::Low { rest, size: s, .. } if usize::from(s) <= size => rest,
            other => other.class(),
        }
    }

    fn is_number(self) -> bool {
        matches!(self, Self::Constant(_) | Self::Within(..))
    }

    /// The class and bounds of the low `size` bytes, if we know more about them than about the
    /// whole.
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
                // We may still know more about the lowest bytes of a four-byte number.
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

/// A mask of the low `size` bytes.
pub(crate) fn mask(size: usize) -> u64 {
    if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 }
}

/// Sign-extends `value`, a number of `size` bytes, to 64 bits.
pub(crate) fn sign_extend(value: u64, size: usize) -> u64 {
    let shift = 64 - 8 * size.min(8);
    ((value << shift) as i64 >> shift) as u64
}
