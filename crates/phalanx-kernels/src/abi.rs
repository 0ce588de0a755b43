//! Entry points: function signatures with their safety contracts, and symbol names for the linker
//! and the prover.

use crate::level::Features;

/// The function types of kernels and routines, for a calling convention.
macro_rules! shapes {
    ($abi:tt) => {
        /// Encrypts or decrypts `n` batches of the kernel's width.
        ///
        /// # Safety
        /// `keys` points to the key form that the kernel reads. `src` and `dst` hold `n` batches
        /// each, and are either equal or disjoint. The CPU supports the kernel's features.
        pub type Crypt = unsafe extern $abi fn(keys: *const u8, src: *const u8, dst: *mut u8, n: usize);

        /// Computes a key schedule or key form from each of `n` keys.
        ///
        /// The caller must wipe the stack.
        ///
        /// # Safety
        /// `key` and `out` hold `n` inputs and outputs of the sizes that the family specifies, and
        /// do not overlap. The CPU supports the kernel's features.
        pub type Expand = unsafe extern $abi fn(key: *const u8, out: *mut u8, n: usize);

        /// Writes one key, given as its schedule, to lane `lane` of a form for many keys.
        ///
        /// In most forms, a key applies to one block of every batch. If the form is also read by
        /// single-key kernels, the batch is split into as many runs of blocks as there are keys,
        /// and a key applies to one run.
        ///
        /// # Safety
        /// `schedule` holds one schedule, and `form` one form. `lane` is less than the number of
        /// keys in the form. The CPU supports the kernel's features.
        pub type Load = unsafe extern $abi fn(schedule: *const u8, form: *mut u8, lane: usize);

        /// Absorbs `n` blocks into the accumulator:
        ///
        /// * By default, `acc = f(…f(f(acc + b_1) + b_2) … + b_n)`, where `f` is multiplication by
        ///   H in GF(2^n) or the sixteen rounds of a MAC.
        /// * `Op::Dot`: `acc = acc + h_1·b_1 + … + h_n·b_n`.
        /// * `Op::Products`: `acc_i = acc_i + h_i·b_i`.
        ///
        /// # Safety
        /// `powers` points to the key form that the kernel reads (for a field, powers of H). For
        /// `Op::Dot` and `Op::Products`, it points to the `n` blocks `h_i` instead. `src` holds `n`
        /// blocks. `acc` holds one block, or `n` for `Op::Products`. The CPU supports the kernel's
        /// features.
        pub type Ghash = unsafe extern $abi fn(powers: *const u8, src: *const u8, acc: *mut u8, n: usize);

        /// Returns 1 if the `n` bytes at `a` and `b` are equal, otherwise 0.
        ///
        /// # Safety
        /// Both are readable for `n` bytes.
        pub type Equal = unsafe extern $abi fn(a: *const u8, b: *const u8, n: usize) -> u32;

        /// Computes `dst = a ^ b` on `n` bytes.
        ///
        /// # Safety
        /// All three are valid for `n` bytes. `dst` is equal to `a` or does not overlap with
        /// either.
        pub type Xor = unsafe extern $abi fn(a: *const u8, b: *const u8, dst: *mut u8, n: usize);

        /// Writes the next `n` blocks of a sequence and advances `state` by `n`.
        ///
        /// # Safety
        /// `state` holds one block and `dst` holds `n`, without overlap. `n` is less than 2^32.
        pub type Sequence = unsafe extern $abi fn(state: *mut u8, dst: *mut u8, n: usize);

        /// Advances the state of a sequence by `n`.
        ///
        /// # Safety
        /// `state` holds one block. `n` is less than 2^39.
        pub type Skip = unsafe extern $abi fn(state: *mut u8, n: usize);

        /// Converts `n` blocks independently of each other.
        ///
        /// # Safety
        /// `src` is readable and `dst` writable for `n` blocks. They are either equal or disjoint.
        pub type Map = unsafe extern $abi fn(src: *const u8, dst: *mut u8, n: usize);

        /// Returns the number of padding bytes in a block of `n` bytes, or 0 if the padding is
        /// invalid.
        ///
        /// # Safety
        /// `block` is readable for `n` bytes.
        pub type Unpad = unsafe extern $abi fn(block: *const u8, n: usize) -> u32;

        /// Overwrites `n` bytes with zeros.
        ///
        /// # Safety
        /// `p` is writable for `n` bytes.
        pub type Wipe = unsafe extern $abi fn(p: *mut u8, n: usize);

        /// Zeroes the vector registers and all other caller-saved registers.
        ///
        /// # Safety
        /// The CPU supports the routine's features.
        pub type Clear = unsafe extern $abi fn();
    };
}
crate::__convention!(shapes!);

/// A function other than a kernel that handles secrets. It has a symbol of its own, so that its
/// machine code can be proved.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Routine {
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// CPU features that it requires.
    pub needs: Features,
    /// Its entry point.
    pub entry: RoutineEntry,
}

/// The function types of routines.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum RoutineEntry {
    /// Wiping.
    Wipe(Wipe),
    /// Comparison.
    Equal(Equal),
    /// XOR.
    Xor(Xor),
    /// The next counters or tweaks.
    Sequence(Sequence),
    /// Skipping ahead in a counter.
    Skip(Skip),
    /// Conversion between block representations.
    Map(Map),
    /// Padding.
    Unpad(Unpad),
    /// Clearing of registers.
    Clear(Clear),
}

impl Routine {
    /// Creates a routine.
    pub const fn new(symbol: &'static str, needs: Features, entry: RoutineEntry) -> Self {
        Self { symbol, needs, entry }
    }

    /// Whether this CPU supports it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.needs)
    }
}

impl RoutineEntry {
    /// The name of the function type.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Wipe(_) => "wipe",
            Self::Equal(_) => "equal",
            Self::Xor(_) => "xor",
            Self::Sequence(_) => "sequence",
            Self::Skip(_) => "skip",
            Self::Map(_) => "map",
            Self::Unpad(_) => "unpad",
            Self::Clear(_) => "clear",
        }
    }
}

/// The function types of kernels.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Entry {
    /// Block encryption or decryption.
    Crypt(Crypt),
    /// Key schedules and key forms.
    Expand(Expand),
    /// Hashes, MACs, and sums of products.
    Ghash(Ghash),
    /// Loading one key into a form for many.
    Load(Load),
}

impl Entry {
    /// The name of the function type.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Crypt(_) => "crypt",
            Self::Expand(_) => "expand",
            Self::Ghash(_) => "ghash",
            Self::Load(_) => "load",
        }
    }
}

/// The prefix of every symbol.
pub(crate) const PREFIX: &str = symbol!("");

/// Looks up a symbol in a table that is sorted by name without prefix.
///
/// The compiler evaluates this up to three times per kernel, so the binary search skips the bytes
/// that the names at both bounds share with the symbol. All names in between share them as well.
pub(crate) const fn find<T: Copy>(table: &[(&str, T)], symbol: &str) -> Option<T> {
    let symbol = symbol.as_bytes();
    let (mut low, mut high) = (0, table.len());
    // The number of symbol bytes that match the name before `low` and the name at `high`.
    let (mut of_low, mut of_high) = (0, 0);
    while low < high {
        let middle = low + (high - low) / 2;
        let name = table[middle].0.as_bytes();
        let mut same = if of_low < of_high { of_low } else { of_high };
        let mut at = PREFIX.len() + same;
        while same < name.len() && at < symbol.len() && name[same] == symbol[at] {
            same += 1;
            at += 1;
        }
        if at < symbol.len() && (same == name.len() || name[same] < symbol[at]) {
            (low, of_low) = (middle + 1, same);
        } else if same < name.len() {
            (high, of_high) = (middle, same);
        } else {
            return Some(table[middle].1);
        }
    }
    None
}

/// The full symbol of an entry point: library name, version, and the rest.
#[doc(hidden)]
#[macro_export]
macro_rules! __symbol {
    ($rest:expr) => {
        concat!("phalanx_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"), "_", $rest)
    };
}
pub use __symbol as symbol;
