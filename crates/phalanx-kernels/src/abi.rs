//! Entry points: function signatures with their safety contracts, and the symbol names that the
//! linker and the prover use.

use crate::level::Features;

/// Defines the function types of kernels and routines for a given calling convention.
macro_rules! shapes {
    ($abi:tt) => {
        /// Encrypts or decrypts `n` batches of the kernel's width.
        ///
        /// # Safety
        /// `keys` must point to the key form that the kernel reads. `src` and `dst` must hold `n`
        /// batches each, and be either equal or disjoint. The CPU must support the kernel's
        /// features.
        pub type Crypt = unsafe extern $abi fn(keys: *const u8, src: *const u8, dst: *mut u8, n: usize);

        /// Computes a key schedule or a key form for each of `n` keys.
        ///
        /// The caller must wipe the stack.
        ///
        /// # Safety
        /// `key` and `out` must hold `n` inputs and outputs of the sizes that the family specifies,
        /// and must not overlap. The CPU must support the kernel's features.
        pub type Expand = unsafe extern $abi fn(key: *const u8, out: *mut u8, n: usize);

        /// Writes one key, given as its schedule, to lane `lane` of a form for many keys.
        ///
        /// In most forms, each key applies to one block of every batch. If single-key kernels read
        /// the form too, the batch is instead split into one run of consecutive blocks per key.
        ///
        /// # Safety
        /// `schedule` must hold one schedule, and `form` one form. `lane` must be less than the
        /// number of keys in the form. The CPU must support the kernel's features.
        pub type Load = unsafe extern $abi fn(schedule: *const u8, form: *mut u8, lane: usize);

        /// Absorbs `n` blocks into the accumulator:
        ///
        /// * By default, `acc = f(…f(f(acc + b_1) + b_2) … + b_n)`, where `f` is multiplication by
        ///   H in GF(2^n) or the sixteen rounds of a MAC.
        /// * `Op::Dot`: `acc = acc + h_1·b_1 + … + h_n·b_n`.
        /// * `Op::Products`: `acc_i = acc_i + h_i·b_i`.
        ///
        /// # Safety
        /// `powers` must point to the key form that the kernel reads (for a field, the powers of
        /// H). For `Op::Dot` and `Op::Products`, it must point to the `n` blocks `h_i` instead.
        /// `src` must hold `n` blocks. `acc` must hold one block, or `n` for `Op::Products`. The
        /// CPU must support the kernel's features.
        pub type Ghash = unsafe extern $abi fn(powers: *const u8, src: *const u8, acc: *mut u8, n: usize);

        /// Absorbs `n` blocks of each message into the state of a hash. A kernel for `w` messages
        /// processes them in parallel: block `i` of message `m` is block `i * w + m` of `src`, and
        /// the states of the messages are consecutive.
        ///
        /// # Safety
        /// `src` must hold `n * w` blocks and `state` must hold `w` states. They must not overlap.
        /// The CPU must support the kernel's features.
        pub type Absorb = unsafe extern $abi fn(src: *const u8, state: *mut u8, n: usize);

        /// Returns 1 if the `n` bytes at `a` and `b` are equal, and 0 otherwise.
        ///
        /// # Safety
        /// Both pointers must be readable for `n` bytes.
        pub type Equal = unsafe extern $abi fn(a: *const u8, b: *const u8, n: usize) -> u32;

        /// Computes `dst = a ^ b` for `n` bytes.
        ///
        /// # Safety
        /// All three pointers must be valid for `n` bytes. `dst` must either be equal to `a` or not
        /// overlap with either input.
        pub type Xor = unsafe extern $abi fn(a: *const u8, b: *const u8, dst: *mut u8, n: usize);

        /// Writes the next `n` blocks of a sequence and advances `state` by `n`.
        ///
        /// # Safety
        /// `state` must hold one block and `dst` must hold `n` blocks. They must not overlap. `n`
        /// must be less than 2^32.
        pub type Sequence = unsafe extern $abi fn(state: *mut u8, dst: *mut u8, n: usize);

        /// Advances the state of a sequence by `n`.
        ///
        /// # Safety
        /// `state` must hold one block. `n` must be less than 2^39.
        pub type Skip = unsafe extern $abi fn(state: *mut u8, n: usize);

        /// Converts `n` blocks independently of each other.
        ///
        /// # Safety
        /// `src` must be readable and `dst` writable for `n` blocks. They must be either equal or
        /// disjoint.
        pub type Map = unsafe extern $abi fn(src: *const u8, dst: *mut u8, n: usize);

        /// Returns the number of padding bytes in a block of `n` bytes, or 0 if the padding is
        /// invalid.
        ///
        /// # Safety
        /// `block` must be readable for `n` bytes.
        pub type Unpad = unsafe extern $abi fn(block: *const u8, n: usize) -> u32;

        /// Overwrites `n` bytes with zeros.
        ///
        /// # Safety
        /// `p` must be writable for `n` bytes.
        pub type Wipe = unsafe extern $abi fn(p: *mut u8, n: usize);

        /// Zeroes the vector registers and all other caller-saved registers.
        ///
        /// # Safety
        /// The CPU must support the routine's features.
        pub type Clear = unsafe extern $abi fn();
    };
}
crate::__convention!(shapes!);

/// A function that handles secrets but isn't a kernel. It has its own symbol so that its machine
/// code can be verified by the prover.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Routine {
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// The CPU features it requires.
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
    /// Clearing registers.
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

    /// The address of the machine code.
    pub fn code(self) -> *const () {
        match self {
            Self::Wipe(function) => function as *const (),
            Self::Equal(function) => function as *const (),
            Self::Xor(function) => function as *const (),
            Self::Sequence(function) => function as *const (),
            Self::Skip(function) => function as *const (),
            Self::Map(function) => function as *const (),
            Self::Unpad(function) => function as *const (),
            Self::Clear(function) => function as *const (),
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
    /// Loading one key into a form for many keys.
    Load(Load),
    /// Compression of blocks into the state of a hash.
    Absorb(Absorb),
}

impl Entry {
    /// The name of the function type.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Crypt(_) => "crypt",
            Self::Expand(_) => "expand",
            Self::Ghash(_) => "ghash",
            Self::Load(_) => "load",
            Self::Absorb(_) => "absorb",
        }
    }

    /// The address of the machine code.
    pub fn code(self) -> *const () {
        match self {
            Self::Crypt(function) => function as *const (),
            Self::Expand(function) => function as *const (),
            Self::Ghash(function) => function as *const (),
            Self::Load(function) => function as *const (),
            Self::Absorb(function) => function as *const (),
        }
    }
}

/// The prefix of every symbol.
pub(crate) const PREFIX: &str = symbol!("");

/// Looks up a symbol in a table that is sorted by name. Names in the table don't include the
/// prefix.
///
/// The compiler evaluates this up to three times per kernel, so it pays to skip comparisons. If the
/// names at both bounds of the binary search share their first bytes with the symbol, so do all
/// names in between, and we don't need to compare those bytes again.
pub(crate) const fn find<T: Copy>(table: &[(&str, T)], symbol: &str) -> Option<T> {
    let symbol = symbol.as_bytes();
    let (mut low, mut high) = (0, table.len());
    // How many leading bytes of the symbol match the name before `low` and the name at `high`,
    // respectively.
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

/// The full symbol name of an entry point, which is prefixed with the library name and the version.
#[doc(hidden)]
#[macro_export]
macro_rules! __symbol {
    ($rest:expr) => {
        concat!("phalanx_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"), "_", $rest)
    };
}
pub use __symbol as symbol;
