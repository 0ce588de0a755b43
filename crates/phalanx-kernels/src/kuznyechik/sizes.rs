//! Batch and form sizes of each layout, for builds that do not compile the bodies.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Bytes of the first key in this form.
    pub(crate) const FIRST: usize = 64;
    /// Bytes for each key byte in this form: four copies.
    pub(crate) const BYTE: usize = 4;
    /// Form size in bytes: the first key, and the values that the steps of nine rounds add.
    pub(crate) const FORM_BYTES: usize = FIRST + 9 * 16 * BYTE;
    pub(crate) const fn width<B: Unpack>() -> usize {
        16 * B::LANES
    }
    /// Bytes of the form with as many keys as a batch has blocks. For each byte of the first key
    /// and of the added values, it holds the bytes of all keys, in the order of the blocks in a
    /// register.
    pub(crate) const fn many_bytes<B: Unpack>() -> usize {
        160 * width::<B>()
    }
}

pub(super) mod lanes {
    use crate::isa::Unpack;

    /// Form size in bytes: the keys in the field of the instructions.
    pub(crate) const FORM_BYTES: usize = 160;
    /// Blocks in a batch of `n` registers.
    pub(crate) const fn width<B: Unpack>(n: usize) -> usize {
        n * B::LANES
    }
    /// Keys in a form for many.
    pub(crate) const MANY: usize = 16;
    /// Size of that form in bytes. For each round, it holds the keys one after another.
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
    /// Bytes of a round key in the form.
    pub(crate) const KEY_BYTES: usize = MASK * 8 * 16;
}
