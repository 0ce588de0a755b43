//! Batches and key forms of each layout in numbers: all that the table reads of a layout whose bodies are not compiled.

pub(super) mod bytes {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Bytes of a table, and of a key byte, as it is in every byte of a lane.
    pub(crate) const LANE: usize = 16;
    /// Tables: for each byte of a word those of the low nibble, and of the high nibble into the next byte and the one behind.
    pub(crate) const TABLES: usize = 12;
    /// Lanes of a round key: bytes 0 to 3, and byte 1 plus one.
    pub(crate) const ROUND: usize = 5;
    /// Bytes of this key form: the tables, the round keys in the order of the rounds.
    pub(crate) const FORM_BYTES: usize = LANE * (TABLES + 32 * ROUND);
    /// Blocks in a batch of `groups`.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        16 * B::LANES * groups
    }
    /// Keys in a form of many: the tables, then each row of the key words for all of them.
    pub(crate) const MANY: usize = 64;
    /// Bytes of that form.
    pub(crate) const MANY_BYTES: usize = LANE * TABLES + MANY * WORDS * ROUND;
}

pub(super) mod lookup {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Bytes of a table.
    pub(crate) const TABLE: usize = 64;
    /// Bytes of this key form: two tables, the key words in the order of the rounds.
    pub(crate) const FORM_BYTES: usize = 2 * TABLE + 4 * 32;
    /// Blocks in a batch of `groups`.
    pub(crate) const fn width<B: Unpack>(groups: usize) -> usize {
        4 * B::LANES * groups
    }
    /// Keys in a form of many: the tables, then each word of the key for all of them.
    pub(crate) const MANY: usize = 160;
    /// Bytes of that form.
    pub(crate) const MANY_BYTES: usize = 2 * TABLE + 4 * MANY * WORDS;
}

pub(super) mod words {
    /// Bytes of a word of the form: four copies.
    pub(crate) const WORD: usize = 16;
    /// Coefficients of the substitution.
    pub(crate) const COEFFICIENTS: usize = 16;
    /// Words of the key.
    pub(crate) const KEYS: usize = 8;
    /// Bytes of this key form: the coefficients, then the key in the standard's order.
    pub(crate) const FORM_BYTES: usize = WORD * (COEFFICIENTS + KEYS);
    /// Blocks in a batch of `groups` pairs of registers.
    pub(crate) const fn width(groups: usize) -> usize {
        4 * groups
    }
}

pub(super) mod sliced {
    use super::super::order::WORDS;
    use crate::isa::Unpack;

    /// Bytes of a mask in the form: one instruction spreads four bytes over a register.
    pub(crate) const MASK: usize = 4;
    /// Bytes of this key form: a mask for every bit of the key word of every round, in the order of the rounds.
    pub(crate) const FORM_BYTES: usize = MASK * 32 * 32;
    /// Bytes of the form with a key for each of the blocks of a batch: a word for every bit of every key word.
    pub(crate) const fn many_bytes<B: Unpack>() -> usize {
        16 * B::LANES * 32 * WORDS
    }
    /// Blocks in a batch.
    pub(crate) const fn width<B: Unpack>(streams: usize) -> usize {
        128 * B::LANES * streams
    }
    /// Keys in a form of one key: each has so great a part of every batch.
    pub(crate) const QUARTERS: usize = 4;
}

pub(super) mod schedule {
    /// Bytes of an S-box in front of a key: eight rows of sixteen, row 0 first.
    pub(crate) const SBOX_BYTES: usize = 128;
    /// Bytes of the key itself.
    pub(crate) const KEY_BYTES: usize = 32;
    /// Bytes that a key takes: Magma's S-box is fixed, that of GOST 28147-89 is part of the key.
    pub(crate) const fn bytes(magma: bool) -> usize {
        if magma { KEY_BYTES } else { SBOX_BYTES + KEY_BYTES }
    }
}
