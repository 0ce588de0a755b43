//! Batches and key forms of each layout in numbers: all that the table reads of a layout whose bodies are not compiled.

pub(super) mod across {
    use crate::isa::Unpack;

    /// Rounds; there is one variant.
    pub(crate) const ROUNDS: usize = 24;
    pub(crate) const BLOCK: usize = 32;
    /// Bytes of the key form: two words of nibbles for each round key.
    pub(crate) const FORM_BYTES: usize = 2 * BLOCK * (ROUNDS + 1);
    /// Blocks in a batch of `groups` words.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        B::LANES / 2 * groups
    }
}

pub(super) mod affine {
    use crate::isa::Unpack;

    /// Bytes of a key mask.
    pub(crate) const MASK: usize = 4;
    /// Keys in a form of many: a byte for each in every word, in the order of reading.
    pub(crate) const MANY: usize = 64;
    /// Bytes of a round key: a mask for every word.
    pub(crate) const ROUND: usize = 16 * MASK;
    /// Bytes of this key form.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        ROUND * (rounds + 1)
    }
    /// Blocks in a batch.
    pub(crate) const fn width<B: Unpack>() -> usize {
        16 * B::LANES
    }
}

pub(super) mod packed {
    use crate::isa::Unpack;

    /// Blocks in a batch.
    pub(crate) const fn width<B: Unpack>() -> usize {
        2 * B::LANES
    }
}

pub(super) mod planes {
    use crate::isa::Unpack;

    /// Blocks in a batch of `groups`.
    pub(crate) const fn width<B: Unpack>(block: usize, groups: usize) -> usize {
        8 * groups * 16 * B::LANES / block
    }
    /// Bytes of this key form: for every round key the planes of both halves, a byte for every nibble.
    pub(crate) const fn form_bytes(block: usize, rounds: usize) -> usize {
        8 * block * (rounds + 1)
    }
    /// Bytes of the form of many keys: as many planes for each group, every bit the key of its block.
    pub(crate) const fn many_bytes<B: Unpack>(rounds: usize, groups: usize) -> usize {
        8 * 16 * B::LANES * (rounds + 1) * groups
    }
}

pub(super) mod serial {
    use crate::isa::Unpack;

    /// Bytes of a lane.
    pub(crate) const LANE: usize = 16;
    /// Bytes of this key form: two lanes for each round key.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        2 * LANE * (rounds + 1)
    }
    /// Keys in a form of many: for each round key the left halves of all, then the right halves.
    pub(crate) const MANY: usize = 16;
    /// Blocks in a batch of `groups` words.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        B::LANES * groups
    }
}

pub(super) mod sliced {
    use crate::isa::bitslice::MASK;

    /// Bytes of this key form.
    pub(crate) const fn form_bytes(block: usize, rounds: usize) -> usize {
        MASK * 8 * block * (rounds + 1)
    }
}

pub(super) mod split {
    use crate::isa::Unpack;

    /// Rounds; there is one variant.
    pub(crate) const ROUNDS: usize = 24;
    pub(crate) const BLOCK: usize = 32;
    /// Blocks in a batch on planes.
    pub(crate) const fn planes_width<B: Unpack>() -> usize {
        8 * B::LANES
    }
    /// Bytes of the key form of planes.
    pub(crate) const PLANES_BYTES: usize = 8 * BLOCK * (ROUNDS + 1);
    /// Blocks in a batch of `groups` words of nibbles.
    pub(crate) const fn nibbles_width<B: Unpack>(groups: usize) -> usize {
        B::LANES * groups
    }
    /// Bytes of the key form of nibbles.
    pub(crate) const NIBBLES_BYTES: usize = 2 * BLOCK * (ROUNDS + 1);
    /// Keys in a form of many: for each quarter of a round key the nibbles of all.
    pub(crate) const MANY: usize = 8;
}
