//! The batch and form sizes of each layout, which are also needed in builds that don't compile the
//! bodies.

pub(super) mod across {
    use crate::isa::Unpack;

    /// Number of rounds in the only variant.
    pub(crate) const ROUNDS: usize = 24;
    pub(crate) const BLOCK: usize = 32;
    /// Form size in bytes. The form consists of two words of nibbles for each round key.
    pub(crate) const FORM_BYTES: usize = 2 * BLOCK * (ROUNDS + 1);
    /// Number of blocks in a batch of `groups` words.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        B::LANES / 2 * groups
    }
}

pub(super) mod affine {
    use crate::isa::Unpack;

    /// Size of a key mask in bytes.
    pub(crate) const MASK: usize = 4;
    /// Number of keys in a form for many. In every word, the form has a byte for each key, in
    /// loading order.
    pub(crate) const MANY: usize = 64;
    /// Size of a round key in bytes. It has a mask for every word.
    pub(crate) const ROUND: usize = 16 * MASK;
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        ROUND * (rounds + 1)
    }
    pub(crate) const fn width<B: Unpack>() -> usize {
        16 * B::LANES
    }
}

pub(super) mod packed {
    use crate::isa::Unpack;

    pub(crate) const fn width<B: Unpack>() -> usize {
        2 * B::LANES
    }
}

pub(super) mod planes {
    use crate::isa::Unpack;

    /// Number of blocks in a batch of `groups` groups.
    pub(crate) const fn width<B: Unpack>(block: usize, groups: usize) -> usize {
        8 * groups * 16 * B::LANES / block
    }
    /// Form size in bytes. For every round key, the form contains the planes of both halves, with a
    /// byte for every nibble.
    pub(crate) const fn form_bytes(block: usize, rounds: usize) -> usize {
        8 * block * (rounds + 1)
    }
    /// Size of the form for many keys in bytes. It has the same number of planes for each group,
    /// and every bit belongs to the key of its own block.
    pub(crate) const fn many_bytes<B: Unpack>(rounds: usize, groups: usize) -> usize {
        8 * 16 * B::LANES * (rounds + 1) * groups
    }
}

pub(super) mod serial {
    use crate::isa::Unpack;

    pub(crate) const LANE: usize = 16;
    /// Form size in bytes. The form consists of two lanes for each round key.
    pub(crate) const fn form_bytes(rounds: usize) -> usize {
        2 * LANE * (rounds + 1)
    }
    /// Number of keys in a form for many. For each round key, the form contains the left halves of
    /// all keys, followed by the right halves.
    pub(crate) const MANY: usize = 16;
    /// Number of blocks in a batch of `groups` words.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        B::LANES * groups
    }
}

pub(super) mod sliced {
    use crate::isa::bitslice::MASK;

    pub(crate) const fn form_bytes(block: usize, rounds: usize) -> usize {
        MASK * 8 * block * (rounds + 1)
    }
}

pub(super) mod split {
    use crate::isa::Unpack;

    /// Number of rounds in the only variant.
    pub(crate) const ROUNDS: usize = 24;
    pub(crate) const BLOCK: usize = 32;
    /// Number of blocks per batch when working on planes.
    pub(crate) const fn planes_width<B: Unpack>() -> usize {
        8 * B::LANES
    }
    pub(crate) const PLANES_BYTES: usize = 8 * BLOCK * (ROUNDS + 1);
    /// Number of blocks in a batch that consists of `groups` words of nibbles.
    pub(crate) const fn nibbles_width<B: Unpack>(groups: usize) -> usize {
        B::LANES * groups
    }
    pub(crate) const NIBBLES_BYTES: usize = 2 * BLOCK * (ROUNDS + 1);
    /// Number of keys in a form for many. For each quarter of a round key, the form contains the
    /// nibbles of all keys.
    pub(crate) const MANY: usize = 8;
}
