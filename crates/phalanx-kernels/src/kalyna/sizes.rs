//! The batch and form sizes of each layout, which are also needed in builds that don't compile the
//! bodies.

pub(super) mod bytes {
    use crate::isa::Unpack;

    /// Size of the first and of the last key in a form of `keys` keys, in bytes. If there are many
    /// keys, they are stored block after block.
    pub(crate) const fn end_bytes(columns: usize, keys: usize) -> usize {
        if keys > 1 { 8 * columns * keys } else { 64 }
    }
    /// How many bytes the form uses for each key byte. These are either four copies, or the bytes
    /// of many keys, in the same order as the blocks in a register.
    pub(crate) const fn byte_bytes(keys: usize) -> usize {
        if keys > 1 { keys } else { 4 }
    }
    /// Form size in bytes, for one key or a separate key for each block of a batch. The form
    /// consists of the first key, the last key, and a key for each round, byte by byte.
    pub(crate) const fn form_bytes(columns: usize, rounds: usize, keys: usize) -> usize {
        2 * end_bytes(columns, keys) + rounds * columns * 8 * byte_bytes(keys)
    }
    pub(crate) const fn width<I: Unpack>() -> usize {
        16 * I::LANES
    }
}

pub(super) mod quad {
    use crate::isa::Unpack;

    /// Size of a round key in this layout, in bytes. The first and last key are repeated to fill
    /// this size.
    pub(crate) const KEY_BYTES: usize = 64;
    /// Form size in bytes. The form consists of the first key, a key for each round, and the last
    /// key.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        KEY_BYTES * (rounds + 2)
    }
    /// Number of blocks in a group of `R` registers.
    pub(crate) const fn group<I: Unpack, const R: usize>(columns: usize) -> usize {
        2 * R * I::LANES / columns
    }
}
