//! The abstract state of the machine: what is known of every register, flag and byte of the stack at one instruction.

use std::collections::BTreeMap;

use iced_x86::Register;

use crate::value::{Class, Region, Value, mask};

/// A flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bit {
    Known(bool),
    Unknown(Class),
    /// Set if and only if this argument is zero.
    IsZero(usize),
}

impl Bit {
    pub(crate) fn class(self) -> Class {
        match self {
            Self::Known(_) | Self::IsZero(_) => Class::Number,
            Self::Unknown(class) => class,
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

/// The flags, in the order of the bits of RFLAGS.
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

/// The bytes of a stack frame, from its top downwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    /// The offset above which nothing is known and nothing may be written.
    top: i64,
    /// `bytes[i]` is the byte at `top - 1 - i`. What is not here was never written: left over from others.
    bytes: Vec<Class>,
    /// What was stored whole, by offset, with its size.
    values: BTreeMap<i64, (usize, Value)>,
    /// The offset below which this frame ends, because another begins there.
    bottom: i64,
}

/// Frames that are larger are not followed.
const LARGEST_FRAME: usize = 1 << 20;

impl Frame {
    pub(crate) fn new(top: i64) -> Self {
        Self { top, bytes: Vec::new(), values: BTreeMap::new(), bottom: i64::MIN }
    }

    /// About the memory that it takes.
    fn size(&self) -> usize {
        self.bytes.len() + 64 * self.values.len()
    }

    /// The lowest offset that was written.
    pub(crate) fn lowest(&self) -> i64 {
        self.top - self.bytes.len() as i64
    }

    /// Ends the frame below `offset`, for good or until [`reopen`](Self::reopen).
    pub(crate) fn end_below(&mut self, offset: i64) {
        self.forget_below(offset);
        self.bottom = offset;
    }

    /// The frame reaches down again to wherever it is written to.
    pub(crate) fn reopen(&mut self) {
        self.bottom = i64::MIN;
    }

    /// Others may write below `offset`.
    pub(crate) fn forget_below(&mut self, offset: i64) {
        self.bytes.truncate(usize::try_from(self.top.saturating_sub(offset)).unwrap_or(0));
        self.values = self.values.split_off(&offset);
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
        self.bytes.get(range).and_then(|bytes| bytes.iter().max().copied()).unwrap_or(Class::Secret)
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
            _ => self.class(offset, size).into(),
        }
    }

    /// The class of all bytes together, for a load from somewhere in the frame.
    pub(crate) fn class_anywhere(&self) -> Class {
        self.bytes.iter().max().copied().unwrap_or(Class::Secret)
    }

    /// Stores `size` bytes; a store that may or may not happen joins what was there. False: this is not in the frame.
    #[must_use]
    pub(crate) fn store(&mut self, offset: i64, size: usize, value: Value, certain: bool) -> bool {
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
        for byte in &mut self.bytes[range] {
            *byte = if certain { value.class() } else { (*byte).max(value.class()) };
        }
        if let (true, Value::LowByte(..)) = (certain, value) {
            let lowest = self.index(offset);
            self.bytes[lowest] = Class::Number;
        }
        let overlapping: Vec<i64> = self.values.range(offset - 8..offset + size as i64).map(|(o, _)| *o).collect();
        for other in overlapping {
            if self.values.get(&other).is_some_and(|(size, _)| other + *size as i64 > offset) {
                self.values.remove(&other);
            }
        }
        if certain && size <= 8 && Value::from(value.class()) != value {
            self.values.insert(offset, (size, value));
        }
        true
    }

    /// A store to somewhere in the frame.
    pub(crate) fn store_anywhere(&mut self, class: Class) {
        self.values.clear();
        for byte in &mut self.bytes {
            *byte = (*byte).max(class);
        }
    }

    fn join(&mut self, other: &Self) {
        self.bottom = self.bottom.max(other.bottom);
        if self.top != other.top {
            *self = Self { bottom: self.bottom, ..Self::new(self.top.min(other.top)) };
        }
        self.bytes.truncate(other.bytes.len());
        for (byte, other) in self.bytes.iter_mut().zip(&other.bytes) {
            *byte = (*byte).max(*other);
        }
        self.values.retain(|offset, (size, value)| {
            let Some((other_size, other)) = other.values.get(offset) else { return false };
            *value = value.join(*other);
            size == other_size && Value::from(value.class()) != *value
        });
    }
}

/// A call that has not returned yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    /// Where it returns to.
    pub(crate) back: u64,
    /// Where that is stored.
    pub(crate) slot: Value,
    /// The number of frames that it found.
    pub(crate) frames: usize,
}

/// Everything that is known at one instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// RAX to R15, by their numbers.
    pub(crate) general: [Value; 16],
    /// ZMM0 to ZMM31: the low 16 bytes, and the rest.
    pub(crate) vectors: [[Class; 2]; 32],
    /// K0 to K7: the lowest byte, and the rest.
    pub(crate) masks: [[Class; 2]; 8],
    pub(crate) flags: Flags,
    /// The stack at entry, and what was aligned anew since.
    pub(crate) frames: Vec<Frame>,
    /// The memories behind arguments into which something was stored that their contract does not expect there.
    pub(crate) spoilt: Vec<bool>,
    /// The open calls, the last one at the end.
    pub(crate) calls: Vec<Call>,
    /// What the contract wants wiped, was; or its length is zero.
    pub(crate) wiped: bool,
}

impl State {
    pub(crate) fn new(memories: usize) -> Self {
        Self {
            general: [Value::Secret; 16],
            vectors: [[Class::Secret; 2]; 32],
            masks: [[Class::Secret; 2]; 8],
            flags: Flags::all(Bit::Unknown(Class::Secret)),
            frames: Vec::new(),
            spoilt: vec![false; memories],
            calls: Vec::new(),
            wiped: false,
        }
    }

    /// About the memory that it takes, in bytes.
    pub(crate) fn size(&self) -> usize {
        size_of::<Self>() + self.frames.iter().map(Frame::size).sum::<usize>()
    }

    /// The part of the state that paths are kept apart by, beside the instruction.
    pub(crate) fn context(&self) -> Vec<u64> {
        self.calls.iter().map(|call| call.back).collect()
    }

    /// Makes this hold whatever holds in `other`, too. Whether anything changed.
    pub(crate) fn join(&mut self, other: &Self) -> bool {
        let before = self.clone();
        for (a, b) in self.general.iter_mut().zip(other.general) {
            *a = a.join(b);
        }
        for (a, b) in self.vectors.as_flattened_mut().iter_mut().zip(other.vectors.as_flattened()) {
            *a = (*a).max(*b);
        }
        for (a, b) in self.masks.as_flattened_mut().iter_mut().zip(other.masks.as_flattened()) {
            *a = (*a).max(*b);
        }
        let mut flags = other.flags;
        for (a, b) in self.flags.each().into_iter().zip(flags.each()) {
            *a = a.join(*b);
        }
        self.frames.truncate(other.frames.len());
        for (a, b) in self.frames.iter_mut().zip(&other.frames) {
            a.join(b);
        }
        for (a, b) in self.spoilt.iter_mut().zip(&other.spoilt) {
            *a |= b;
        }
        self.wiped &= other.wiped;
        *self != before
    }

    /// A general register, or a part of one.
    pub(crate) fn general(&self, register: Register) -> Value {
        let value = self.general[register.full_register().number()];
        if is_high_byte(register) {
            return match value {
                Value::Constant(c) => Value::Constant(c >> 8 & 0xff),
                other => other.class().into(),
            };
        }
        value.truncate(register.size())
    }

    /// Writes a general register, or a part of one; 32 bits clear the rest.
    pub(crate) fn set_general(&mut self, register: Register, value: Value) {
        let (number, size) = (register.full_register().number(), register.size());
        let before = self.general[number];
        self.general[number] = match (before, value) {
            _ if size >= 4 => value.truncate(size),
            (Value::Constant(a), Value::Constant(b)) => {
                let (keep, b) =
                    if is_high_byte(register) { (!0xff00, (b & 0xff) << 8) } else { (!mask(size), b & mask(size)) };
                Value::Constant(a & keep | b)
            }
            // A byte in a register whose other bytes are left over from somewhere.
            (a, b) if size == 1 && !is_high_byte(register) => match b.low_byte() {
                Some(byte) => Value::low(a.class(), byte),
                None => a.class().max(b.class()).into(),
            },
            (a, b) => a.class().max(b.class()).into(),
        };
        // The frames below the stack pointer are gone.
        if register.full_register() == Register::RSP
            && let Value::Pointer(Region::Frame(frame), Some(_)) = self.general[number]
            && frame + 1 < self.frames.len()
        {
            self.drop_frames(frame + 1);
            self.frames[frame].reopen();
        }
    }

    /// Leaves the first `left` frames. The next one that begins has the number of a dropped one, but lies elsewhere: pointers
    /// into that are pointers no more.
    pub(crate) fn drop_frames(&mut self, left: usize) {
        self.frames.truncate(left);
        let stored = self.frames.iter_mut().flat_map(|frame| frame.values.values_mut().map(|(_, value)| value));
        for value in self.general.iter_mut().chain(stored) {
            if matches!(value, Value::Pointer(Region::Frame(frame), _) if *frame >= left) {
                *value = Value::Address;
            }
        }
    }

    /// The class of any register that holds data.
    pub(crate) fn class(&self, register: Register) -> Class {
        let number = register.number();
        match register {
            r if r.is_gpr() => self.general(r).class(),
            r if r.is_xmm() => self.vectors[number][0],
            r if r.is_vector_register() => self.vectors[number][0].max(self.vectors[number][1]),
            r if r.is_k() => self.masks[number][0].max(self.masks[number][1]),
            // Segments, control registers, and what else there is.
            _ => Class::Secret,
        }
    }
}

fn is_high_byte(register: Register) -> bool {
    matches!(register, Register::AH | Register::BH | Register::CH | Register::DH)
}
