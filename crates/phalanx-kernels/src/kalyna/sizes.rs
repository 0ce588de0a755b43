//! Batches and key forms of each layout in numbers: all that the table reads of a layout whose bodies are not compiled.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Bytes of the first and of the last key in a form of `keys` keys: for many, block after block.
    pub(crate) const fn end_bytes(columns: usize, keys: usize) -> usize {
        if keys > 1 { 8 * columns * keys } else { 64 }
    }
    /// Bytes of a key byte in it: four copies, or those of many keys in the order of the blocks in a register.
    pub(crate) const fn byte_bytes(keys: usize) -> usize {
        if keys > 1 { keys } else { 4 }
    }
    /// Bytes of this key form, of one key or of one for each block of a batch: the first key, the last key, and one for each round,
    /// byte by byte.
    pub(crate) const fn form_bytes(columns: usize, rounds: usize, keys: usize) -> usize {
        2 * end_bytes(columns, keys) + rounds * columns * 8 * byte_bytes(keys)
    }
    /// Blocks in a batch.
    pub(crate) const fn width<I: Unpack>() -> usize {
        16 * I::LANES
    }
}

pub(super) mod quad {
    use crate::isa::Unpack;

    /// Bytes of a round key in this layout, and of the first and last key, which are repeated to fill as much.
    pub(crate) const KEY_BYTES: usize = 64;
    /// Bytes of this key form: the first key, one behind the substitution of each round, the last.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        KEY_BYTES * (rounds + 2)
    }
    /// Blocks in one group of `R` registers.
    pub(crate) const fn group<I: Unpack, const R: usize>(columns: usize) -> usize {
        2 * R * I::LANES / columns
    }
}
