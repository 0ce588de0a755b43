//! Entry points: what each shape of function promises, and the names under which the linker and the prover find them.

use crate::level::Features;

/// The shapes of kernels and routines, with their calling convention.
macro_rules! shapes {
    ($abi:tt) => {
        /// Encrypts or decrypts `n` batches of the kernel's width.
        ///
        /// # Safety
        /// `keys` holds the key form that the kernel names; `src` and `dst` hold `n` batches each and are equal or disjoint;
        /// the CPU has the kernel's features.
        pub type Crypt = unsafe extern $abi fn(keys: *const u8, src: *const u8, dst: *mut u8, n: usize);

        /// Makes a key schedule or a key form from each of `n` keys.
        ///
        /// What it leaves on the stack is wiped by its caller.
        ///
        /// # Safety
        /// `key` and `out` hold `n` inputs and outputs of the sizes that the family names, and are disjoint; the CPU has the
        /// kernel's features.
        pub type Expand = unsafe extern $abi fn(key: *const u8, out: *mut u8, n: usize);

        /// Writes one key, as the schedule of the cipher has it, into lane `lane` of a form for many keys: for one block of every batch, or, where
        /// kernels for one key read the form, for a run of blocks, of which a batch has as many as the form has keys.
        ///
        /// # Safety
        /// `schedule` holds one schedule, `form` a form that is overwritten at this lane; `lane` is less than the number of keys of
        /// the form; the CPU has the kernel's features.
        pub type Load = unsafe extern $abi fn(schedule: *const u8, form: *mut u8, lane: usize);

        /// Takes blocks into a sum: `acc = f(…f(f(acc + b_1) + b_2) … + b_n)`, where `f` is the multiplication by H in GF(2^n), or the
        /// sixteen rounds of a MAC; or, for `Op::Dot`, `acc = acc + h_1·b_1 + … + h_n·b_n`; for `Op::Products`, `acc_i = acc_i + h_i·b_i`.
        ///
        /// # Safety
        /// `powers` holds the key form that the kernel names (for a field, powers of H), or for `Op::Dot` and `Op::Products` the `n` blocks
        /// `h_i`; `src` holds `n` blocks, `acc` one, and for `Op::Products` `n`; the CPU has the kernel's features.
        pub type Ghash = unsafe extern $abi fn(powers: *const u8, src: *const u8, acc: *mut u8, n: usize);

        /// 1 if `n` bytes at `a` and `b` are the same, otherwise 0.
        ///
        /// # Safety
        /// Both are readable for `n` bytes.
        pub type Equal = unsafe extern $abi fn(a: *const u8, b: *const u8, n: usize) -> u32;

        /// `dst = a ^ b`, `n` bytes.
        ///
        /// # Safety
        /// All are valid for `n` bytes; `dst` is `a`, or disjoint from both.
        pub type Xor = unsafe extern $abi fn(a: *const u8, b: *const u8, dst: *mut u8, n: usize);

        /// Writes the next `n` blocks of a sequence, and moves `state` on by as many.
        ///
        /// # Safety
        /// `state` holds one block, `dst` has room for `n`, and they are disjoint; `n` is less than 2^32.
        pub type Sequence = unsafe extern $abi fn(state: *mut u8, dst: *mut u8, n: usize);

        /// Moves the state of a sequence on by `n`.
        ///
        /// # Safety
        /// `state` holds one block; `n` is less than 2^39.
        pub type Skip = unsafe extern $abi fn(state: *mut u8, n: usize);

        /// Rewrites `n` blocks, each by itself.
        ///
        /// # Safety
        /// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
        pub type Map = unsafe extern $abi fn(src: *const u8, dst: *mut u8, n: usize);

        /// The number of bytes that pad a block of `n` bytes, or 0 if the padding is not right.
        ///
        /// # Safety
        /// `block` is readable for `n` bytes.
        pub type Unpad = unsafe extern $abi fn(block: *const u8, n: usize) -> u32;

        /// Overwrites `n` bytes with zeros.
        ///
        /// # Safety
        /// `p` is writable for `n` bytes.
        pub type Wipe = unsafe extern $abi fn(p: *mut u8, n: usize);

        /// Overwrites the vector registers and the others that a callee may change with zeros.
        ///
        /// # Safety
        /// The CPU has the features that the routine needs.
        pub type Clear = unsafe extern $abi fn();
    };
}
crate::__convention!(shapes!);

/// What handles secrets beside the kernels, as a function of its own whose machine code can be proved.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Routine {
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// What it needs of the CPU.
    pub needs: Features,
    /// Its entry point.
    pub entry: RoutineEntry,
}

/// The shapes of a routine.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum RoutineEntry {
    /// Wiping.
    Wipe(Wipe),
    /// Comparison.
    Equal(Equal),
    /// Sums.
    Xor(Xor),
    /// Counters and tweaks.
    Sequence(Sequence),
    /// Counters far ahead.
    Skip(Skip),
    /// Other representations of blocks.
    Map(Map),
    /// Padding.
    Unpad(Unpad),
    /// Clearing of registers.
    Clear(Clear),
}

impl Routine {
    /// A routine.
    pub const fn new(symbol: &'static str, needs: Features, entry: RoutineEntry) -> Self {
        Self { symbol, needs, entry }
    }

    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.needs)
    }
}

impl RoutineEntry {
    /// The name of the shape.
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

/// The shapes of an entry point.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Entry {
    /// Block encryption or decryption.
    Crypt(Crypt),
    /// Key schedules and key forms.
    Expand(Expand),
    /// Multiplication-accumulation, and MACs.
    Ghash(Ghash),
    /// A key into a form for many.
    Load(Load),
}

impl Entry {
    /// The name of the shape.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Crypt(_) => "crypt",
            Self::Expand(_) => "expand",
            Self::Ghash(_) => "ghash",
            Self::Load(_) => "load",
        }
    }
}

/// What stands in front of every symbol.
pub(crate) const PREFIX: &str = symbol!("");

/// What a table in the order of its names says of a symbol.
///
/// The compiler evaluates this three times at most for every kernel, and no byte twice: what the names on both sides have in common with the
/// symbol, all names between them have, too.
pub(crate) const fn find<T: Copy>(table: &[(&str, T)], symbol: &str) -> Option<T> {
    let symbol = symbol.as_bytes();
    let (mut low, mut high) = (0, table.len());
    // How many bytes of the symbol are those of the name before `low`, and of the name at `high`.
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

/// The whole symbol of an entry point: the name of the library, its version, and the rest.
#[doc(hidden)]
#[macro_export]
macro_rules! __symbol {
    ($rest:expr) => {
        concat!("phalanx_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"), "_", $rest)
    };
}
pub use __symbol as symbol;
