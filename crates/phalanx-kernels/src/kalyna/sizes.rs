//! Batch and form sizes of each layout, for builds that do not compile the bodies.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Bytes of the first and of the last key in a form of `keys` keys. With many keys, they are
    /// stored block after block.
    pub(crate) const fn end_bytes(columns: usize, keys: usize) -> usize {
        if keys > 1 { 8 * columns * keys } else { 64 }
    }
    /// Bytes for each key byte in it: four copies, or those of many keys in the order of the blocks
    /// in a register.
    pub(crate) const fn byte_bytes(keys: usize) -> usize {
        if keys > 1 { keys } else { 4 }
    }
    /// Form size in bytes, with one key or a separate key for each block of a batch: the first key,
    /// the last key, and a key for each round, byte by byte.
    pub(crate) const fn form_bytes(columns: usize, rounds: usize, keys: usize) -> usize {
        2 * end_bytes(columns, keys) + rounds * columns * 8 * byte_bytes(keys)
    }
    pub(crate) const fn width<I: Unpack>() -> usize {
        16 * I::LANES
    }
}

pub(super) mod quad {
    use crate::isa::Unpack;

    /// Bytes of a round key in this layout. The first and last key are repeated to this size.
    pub(crate) const KEY_BYTES: usize = 64;
    /// Form size in bytes: the first key, a key for each round, and the last key.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        KEY_BYTES * (rounds + 2)
    }
    /// Blocks in a group of `R` registers.
    pub(crate) const fn group<I: Unpack, const R: usize>(columns: usize) -> usize {
        2 * R * I::LANES / columns
    }
}
