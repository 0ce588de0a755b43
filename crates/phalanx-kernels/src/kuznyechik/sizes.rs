//! The batch and form sizes of each layout, which are also needed in builds that don't compile the
//! bodies.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Size of the first key in this form, in bytes.
    pub(crate) const FIRST: usize = 64;
    /// How many bytes this form uses for each key byte, namely four copies.
    pub(crate) const BYTE: usize = 4;
    /// Form size in bytes. The form consists of the first key, followed by the values that the
    /// steps add in nine rounds.
    pub(crate) const FORM_BYTES: usize = FIRST + 9 * 16 * BYTE;
    pub(crate) const fn width<B: Unpack>() -> usize {
        16 * B::LANES
    }
    /// Size of the form that holds as many keys as a batch has blocks. For each byte of the first
    /// key and of the added values, it contains the bytes for all keys, in the same order as the
    /// blocks in a register.
    pub(crate) const fn many_bytes<B: Unpack>() -> usize {
        160 * width::<B>()
    }
}

pub(super) mod lanes {
    use crate::isa::Unpack;

    /// Form size in bytes. The form consists of the keys, in the field that the instructions use.
    pub(crate) const FORM_BYTES: usize = 160;
    /// Number of blocks in a batch of `n` registers.
    pub(crate) const fn width<B: Unpack>(n: usize) -> usize {
        n * B::LANES
    }
    /// Number of keys in a form for many.
    pub(crate) const MANY: usize = 16;
    /// Size of that form in bytes. For each round, it contains all keys one after another.
    pub(crate) const MANY_BYTES: usize = FORM_BYTES * MANY;
}

pub(super) mod planes {
    use crate::isa::Unpack;

    pub(crate) const fn width<B: Unpack>() -> usize {
        8 * B::LANES
    }
}

pub(super) mod sliced {
    use crate::isa::bitslice::MASK;

    pub(crate) const FORM_BYTES: usize = KEY_BYTES * 10;
    /// Size of a round key in the form, in bytes.
    pub(crate) const KEY_BYTES: usize = MASK * 8 * 16;
}
