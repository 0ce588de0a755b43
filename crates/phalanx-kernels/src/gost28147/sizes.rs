//! The batch and form sizes of each layout, which are also needed in builds that don't compile the
//! bodies.

pub(super) mod bytes {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Size in bytes of a table, or of a key byte that is repeated for a whole lane.
    pub(crate) const LANE: usize = 16;
    /// Number of tables. Each byte of a word has one table for the low nibble, and two for the high
    /// nibble, whose image is spread across the next two bytes.
    pub(crate) const TABLES: usize = 12;
    /// Number of rows in a round key: bytes 0 to 3, and byte 1 plus one.
    pub(crate) const ROUND: usize = 5;
    /// Form size in bytes. The form consists of the tables, followed by the round keys in round
    /// order.
    pub(crate) const FORM_BYTES: usize = LANE * (TABLES + 32 * ROUND);
    /// Number of blocks in a batch of `groups` groups.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        16 * B::LANES * groups
    }
    /// Number of keys in a form for many, which consists of the tables, followed by each row of the
    /// key words for all keys.
    pub(crate) const MANY: usize = 64;
    pub(crate) const MANY_BYTES: usize = LANE * TABLES + MANY * WORDS * ROUND;
}

pub(super) mod lookup {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Table size in bytes.
    pub(crate) const TABLE: usize = 64;
    /// Form size in bytes. The form consists of two tables, followed by the key words in round
    /// order.
    pub(crate) const FORM_BYTES: usize = 2 * TABLE + 4 * 32;
    /// Number of blocks in a batch of `groups` groups.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        4 * B::LANES * groups
    }
    /// Number of keys in a form for many, which consists of the tables, followed by each word of
    /// the key for all keys.
    pub(crate) const MANY: usize = 160;
    pub(crate) const MANY_BYTES: usize = 2 * TABLE + 4 * MANY * WORDS;
}

pub(super) mod words {
    /// Size of a word in the form, in bytes. Words are repeated four times.
    pub(crate) const WORD: usize = 16;
    /// Number of coefficients in the S-box polynomial.
    pub(crate) const COEFFICIENTS: usize = 16;
    /// Number of words in the key.
    pub(crate) const KEYS: usize = 8;
    /// Form size in bytes. The form consists of the coefficients, followed by the key in the
    /// standard's order.
    pub(crate) const FORM_BYTES: usize = WORD * (COEFFICIENTS + KEYS);
    /// Number of blocks in a batch of `groups` pairs of registers.
    pub(crate) const fn width(groups: usize) -> usize {
        4 * groups
    }
}

pub(super) mod sliced {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Size of a mask in the form, in bytes. One instruction can broadcast four bytes to a
    /// register.
    pub(crate) const MASK: usize = 4;
    /// Form size in bytes. For every round, in round order, the form contains a mask for each bit
    /// of the round's key word.
    pub(crate) const FORM_BYTES: usize = MASK * 32 * 32;
    /// Size in bytes of the form that holds a separate key for each block of a batch. It contains a
    /// word for every bit of every key word.
    pub(crate) const fn many_bytes<B: Unpack>() -> usize {
        16 * B::LANES * 32 * WORDS
    }
    /// Number of blocks in a batch of `streams` streams.
    pub(crate) const fn width<B: Unpack>(streams: usize) -> usize {
        128 * B::LANES * streams
    }
    /// How many keys fit in a single-key form. Each of them applies to a quarter of every batch.
    pub(crate) const QUARTERS: usize = 4;
}

pub(super) mod schedule {
    /// Size in bytes of the S-box that precedes a key. It has eight rows of sixteen bytes, row 0
    /// first.
    pub(crate) const SBOX_BYTES: usize = 128;
    /// Size of the key itself, in bytes.
    pub(crate) const KEY_BYTES: usize = 32;
    /// Key size in bytes. Magma's S-box is fixed, while that of GOST 28147-89 is part of the key.
    pub(crate) const fn bytes(magma: bool) -> usize {
        if magma { KEY_BYTES } else { SBOX_BYTES + KEY_BYTES }
    }
}
