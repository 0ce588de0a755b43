//! Batches and key forms of each layout in numbers: all that the table reads of a layout whose bodies are not compiled.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Bytes of the first key in this form.
    pub(crate) const FIRST: usize = 64;
    /// Bytes of a key byte in this form: four copies.
    pub(crate) const BYTE: usize = 4;
    /// Bytes of this key form: the first key, and what the steps of nine rounds add.
    pub(crate) const FORM_BYTES: usize = FIRST + 9 * 16 * BYTE;
    /// Blocks in a batch.
    pub(crate) const fn width<B: Unpack>() -> usize {
        16 * B::LANES
    }
    /// Bytes of the form of as many keys as a batch has blocks: for each byte of the first key and of what the steps add, those
    /// of all keys in the order in which a register has the blocks.
    pub(crate) const fn many_bytes<B: Unpack>() -> usize {
        160 * width::<B>()
    }
}

pub(super) mod lanes {
    use crate::isa::Unpack;

    /// Bytes of the keys in the field of the instructions.
    pub(crate) const FORM_BYTES: usize = 160;
    /// Blocks in a batch of `n` registers.
    pub(crate) const fn width<B: Unpack>(n: usize) -> usize {
        n * B::LANES
    }
    /// Keys in a form of many.
    pub(crate) const MANY: usize = 16;
    /// Bytes of that form: for each round the keys one behind the other.
    pub(crate) const MANY_BYTES: usize = FORM_BYTES * MANY;
}

pub(super) mod planes {
    use crate::isa::Unpack;

    /// Blocks in a batch.
    pub(crate) const fn width<B: Unpack>() -> usize {
        8 * B::LANES
    }
}

pub(super) mod sliced {
    use crate::isa::bitslice::MASK;

    /// Bytes of this key form.
    pub(crate) const FORM_BYTES: usize = KEY_BYTES * 10;
    /// Bytes of a round key in it.
    pub(crate) const KEY_BYTES: usize = MASK * 8 * 16;
}
