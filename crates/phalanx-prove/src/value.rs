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
    /// A section of the file.
    Section(usize),
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
    /// So many bytes from the start of a region, or somewhere in it.
    Pointer(Region, Option<i64>),
    /// The address of a function in another file, by its place in the list of names.
    External(usize),
    /// Public; see [`Class::Address`].
    Address,
    /// The lowest byte is a public number, known or not; the others are left over from a value of some class.
    LowByte(Class, Option<u8>),
    /// Not public.
    Secret,
}

impl Value {
    pub(crate) fn class(self) -> Class {
        match self {
            Self::Constant(_) | Self::Argument(_) | Self::Number => Class::Number,
            Self::Pointer(..) | Self::External(_) | Self::Address => Class::Address,
            Self::LowByte(class, _) => class,
            Self::Secret => Class::Secret,
        }
    }

    /// What a pointer points into.
    pub(crate) fn region(self) -> Option<Region> {
        match self {
            Self::Pointer(region, _) => Some(region),
            _ => None,
        }
    }

    pub(crate) fn join(self, other: Self) -> Self {
        match (self, other) {
            (a, b) if a == b => a,
            (Self::Pointer(a, _), Self::Pointer(b, _)) if a == b => Self::Pointer(a, None),
            (a, b) => match (a.low_byte(), b.low_byte()) {
                (Some(x), Some(y)) => Self::low(a.class().max(b.class()), if x == y { x } else { None }),
                _ => a.class().max(b.class()).into(),
            },
        }
    }

    /// A value of which the lowest byte is public.
    pub(crate) fn low(rest: Class, byte: Option<u8>) -> Self {
        match (rest, byte) {
            (Class::Number, None) => Self::Number,
            _ => Self::LowByte(rest, byte),
        }
    }

    /// What is known of the lowest byte: none, if it is not public; some known byte, or some unknown.
    pub(crate) fn low_byte(self) -> Option<Option<u8>> {
        match self {
            Self::Constant(c) => Some(Some(c as u8)),
            Self::LowByte(_, byte) => Some(byte),
            Self::Number | Self::Argument(_) => Some(None),
            _ => None,
        }
    }

    /// The low `size` bytes.
    pub(crate) fn truncate(self, size: usize) -> Self {
        match self {
            _ if size >= 8 => self,
            Self::Constant(c) => Self::Constant(c & mask(size)),
            Self::LowByte(_, byte) if size == 1 => byte.map_or(Self::Number, |byte| Self::Constant(byte.into())),
            Self::LowByte(..) => self,
            other => other.class().into(),
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
