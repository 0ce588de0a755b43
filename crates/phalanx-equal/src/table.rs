//! The table of functions to prove, without a dependency on the library.

/// The operation of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Whole blocks, encrypted.
    Encrypt,
    /// Whole blocks, decrypted.
    Decrypt,
    /// The same under a key for each block of a batch.
    EncryptMany,
    /// The same under a key for each block of a batch.
    DecryptMany,
    /// The standard's round keys from the key.
    Schedule,
    /// A key form from the standard's round keys.
    Prepare,
    /// One key of a form for many.
    Load,
    /// The sixteen rounds of the authentication code of GOST 28147-89.
    Mac,
    /// The hash of blocks with powers of a key, in GF(2^n).
    Ghash,
    /// A sum of products in GF(2^n).
    Dot,
    /// A sum of buffers.
    Xor,
    /// Blocks, each rewritten by itself.
    Map,
    /// The next blocks of a sequence.
    Sequence,
    /// A sequence, moved on.
    Skip,
    /// The comparison of two buffers.
    Equal,
    /// The length of a block's padding.
    Unpad,
    /// A routine about which there is no statement.
    Other,
    /// Products in GF(2^n), each added to a block of its own.
    Products,
    /// Blocks, compressed into the states of one or more messages of a hash.
    Absorb,
}

/// A kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kernel {
    /// The symbol of its entry point.
    pub symbol: String,
    /// Its operation.
    pub op: Op,
    /// Its level, or none for a routine.
    pub level: String,
    /// Other features of the processor that it needs, with spaces between them.
    pub needs: String,
    /// How its registers are laid out, in a few words.
    pub layout: String,
    /// Blocks in a batch, or keys.
    pub width: usize,
    /// The form that it reads, makes or fills.
    pub form: usize,
    /// The substitution that is built into it.
    pub set: Option<String>,
}

/// The kernels of a cipher, or of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The name, as in the vectors.
    pub name: String,
    /// Bytes in a block.
    pub block: usize,
    /// Bytes that the key schedule reads.
    pub key: usize,
    /// Bytes of each key form. The schedule writes the first one.
    pub forms: Vec<usize>,
    /// The kernels.
    pub kernels: Vec<Kernel>,
}
