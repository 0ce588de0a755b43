//! What modes do to buffers beside the cipher: sums, counters, tweaks, other representations of blocks. Plain loops over
//! words, compiled once for each width of registers; proved like kernels.
//!
//! Eight blocks go side by side, word `w` of all of them in one register:
//!
//! ```text
//! counters   low[0..8] = base + 0..8; a carry is seen in the top bits, and picks the words above from two choices:
//!            those of the base, and the same plus one. No more than one carry leaves the lowest word in 2^63 blocks.
//! tweaks     T, xT, x^2 T, …, x^7 T; the next eight are these times x^8: every word moves by one byte, and the byte that
//!            falls out of the last comes back as three or four shifted copies in the first.
//! ```

use phalanx_kernels::kernel::{Features, Routine, RoutineEntry, Xor};

use crate::Level;

/// A symbol that carries the version, as those of the kernels.
macro_rules! symbol {
    ($($rest:expr),*) => {
        concat!("phalanx_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"), "_", $($rest),*)
    };
}

/// A routine of one shape under one level: `body(arguments)` with the level's instructions.
macro_rules! stamp {
    (Xor, $($rest:tt)*) => { stamp!(@ Xor (a: *const u8, b: *const u8, dst: *mut u8, n: usize) -> () ; $($rest)*) };
    (Sequence, $($rest:tt)*) => { stamp!(@ Sequence (state: *mut u8, dst: *mut u8, n: usize) -> () ; $($rest)*) };
    (Skip, $($rest:tt)*) => { stamp!(@ Skip (state: *mut u8, n: usize) -> () ; $($rest)*) };
    (Map, $($rest:tt)*) => { stamp!(@ Map (src: *const u8, dst: *mut u8, n: usize) -> () ; $($rest)*) };
    (Unpad, $($rest:tt)*) => { stamp!(@ Unpad (block: *const u8, n: usize) -> u32 ; $($rest)*) };
    (@ $shape:ident ($($arg:ident: $type:ty),*) -> $out:ty ; $needs:ident [$($feature:literal)?] $symbol:expr, $body:expr) => {{
        #[inline(never)]
        $(#[target_feature(enable = $feature)])?
        #[unsafe(export_name = $symbol)]
        unsafe extern "C" fn entry($($arg: $type),*) -> $out {
            // SAFETY: under the contract of the shape.
            unsafe { $body($($arg),*) }
        }
        Routine::new($symbol, Features::$needs, RoutineEntry::$shape(entry))
    }};
}

/// A routine for every width of registers, the widest last.
macro_rules! stamps {
    ($shape:ident $name:literal, $body:expr) => {
        [
            stamp!($shape, NONE [] symbol!($name), $body),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, SSE41 ["sse4.1,ssse3"] symbol!($name, "_sse41"), $body),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, AVX2 ["avx2"] symbol!($name, "_avx2"), $body),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, AVX512 ["avx512f,avx512bw,avx512vl,avx512dq"] symbol!($name, "_avx512"), $body),
        ]
    };
}

/// Widths of registers.
const WIDTHS: usize = if cfg!(target_arch = "x86_64") { 4 } else { 1 };

/// The widest routine that a level allows.
fn widest(routines: &'static [Routine; WIDTHS], level: Level) -> RoutineEntry {
    let mut allowed = routines.iter().rev().filter(|routine| level.features().contains(routine.needs));
    allowed.next().unwrap_or(&routines[0]).entry
}

/// `dst = a ^ b`
///
/// # Safety
/// As [`Xor`] asks.
#[inline(always)]
unsafe fn xor(a: *const u8, b: *const u8, dst: *mut u8, n: usize) {
    const LINE: usize = 64;
    let lines = n / LINE;
    // SAFETY: line `i` of `n / 64`, then byte `i` of `n`; each is read before it is written.
    unsafe {
        for i in 0..lines {
            let (x, y) = (a.cast::<[u64; 8]>().add(i).read_unaligned(), b.cast::<[u64; 8]>().add(i).read_unaligned());
            let mut sum = [0; 8];
            for w in 0..8 {
                sum[w] = x[w] ^ y[w];
            }
            dst.cast::<[u64; 8]>().add(i).write_unaligned(sum);
        }
        for i in lines * LINE..n {
            dst.add(i).write(a.add(i).read() ^ b.add(i).read());
        }
    }
}

/// A block as a little-endian number of `W` words; `BIG` if its bytes are in the other order.
///
/// # Safety
/// `p` is readable for `8 * W` bytes.
#[inline(always)]
unsafe fn read<const W: usize, const BIG: bool>(p: *const u8) -> [u64; W] {
    let mut words = [0; W];
    for w in 0..W {
        // SAFETY: word `w` of the block, counted from its end if that is the low one.
        let bytes = unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).read() };
        words[w] = if BIG { u64::from_be_bytes(bytes) } else { u64::from_le_bytes(bytes) };
    }
    words
}

/// # Safety
/// `p` is writable for `8 * W` bytes.
#[inline(always)]
unsafe fn write<const W: usize, const BIG: bool>(p: *mut u8, words: [u64; W]) {
    for w in 0..W {
        let bytes = if BIG { words[w].to_be_bytes() } else { words[w].to_le_bytes() };
        // SAFETY: word `w` of the block, counted from its end if that is the low one.
        unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).write(bytes) }
    }
}

/// What comes after a block of `W` words.
trait After<const W: usize> {
    /// A start.
    unsafe fn new(state: *const u8) -> Self;
    /// The block `j` after the start. `ALONE` is one that is not made in registers beside others: there the compiler sees that a
    /// mask is all or nothing, and would jump by it, as it would for blocks of eight words.
    fn at<const ALONE: bool>(&self, j: u64) -> [u64; W];
}

/// A number within a block: `BITS` bits from bit `FROM` on, which count; the others stay.
struct Number<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> {
    base: [u64; W],
    /// What a carry out of the lowest word that counts changes.
    carry: [u64; W],
}

impl<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> After<W> for Number<W, BIG, FROM, BITS> {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: as the caller promises.
        let base = unsafe { read::<W, BIG>(state) };
        let (mut carry, mut over) = ([0; W], 1);
        for w in 1..BITS.div_ceil(64) as usize {
            let sum = base[w].wrapping_add(over);
            // Zero after adding one: the carry goes on.
            over &= u64::from(sum == 0);
            carry[w] = sum ^ base[w];
        }
        Self { base, carry }
    }

    #[inline(always)]
    fn at<const ALONE: bool>(&self, j: u64) -> [u64; W] {
        let mut block = self.base;
        let word = (FROM / 64) as usize;
        let low = self.base[word].wrapping_add(j << (FROM % 64));
        if BITS < 64 {
            let mask = ((1 << BITS) - 1) << (FROM % 64);
            block[word] = (self.base[word] & !mask) | (low & mask);
        } else {
            block[word] = low;
            // All ones if the top bit fell.
            let mut over = (((self.base[word] & !low) as i64) >> 63) as u64;
            if ALONE || W > 4 {
                over = core::hint::black_box(over);
            }
            for w in 1..(BITS / 64) as usize {
                block[w] = self.base[w] ^ (self.carry[w] & over);
            }
        }
        block
    }
}

/// The counter of GOST 28147-89: N3 and N4, to which 0x01010101 modulo 2^32 and 0x01010104 modulo 2^32 - 1 are added.
struct Gamma([u64; 1]);

impl After<1> for Gamma {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: as the caller promises.
        Self(unsafe { read::<1, false>(state) })
    }

    #[inline(always)]
    fn at<const ALONE: bool>(&self, j: u64) -> [u64; 1] {
        let low = self.0[0].wrapping_add(j.wrapping_mul(0x0101_0101)) & 0xffff_ffff;
        // Folding keeps a sum that is 2^32 - 1 as it is, as adding the carry at the other end does.
        let mut high = (self.0[0] >> 32).wrapping_add(j.wrapping_mul(0x0101_0104));
        for _ in 0..2 {
            high = (high & 0xffff_ffff).wrapping_add(high >> 32);
        }
        [low | high << 32]
    }
}

/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks.
#[inline(always)]
unsafe fn count<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: the state, and block `i` of `n`.
    unsafe {
        let start = A::new(state);
        let groups = n / 8;
        for group in 0..groups {
            let mut blocks = [[0; W]; 8];
            for lane in 0..8 {
                blocks[lane] = start.at::<false>((8 * group + lane) as u64);
            }
            for lane in 0..8 {
                write::<W, BIG>(dst.add(8 * W * (8 * group + lane)), blocks[lane]);
            }
        }
        for i in 8 * groups..n {
            write::<W, BIG>(dst.add(8 * W * i), start.at::<true>(i as u64));
        }
        write::<W, BIG>(state, start.at::<true>(n as u64));
    }
}

/// # Safety
/// As [`Skip`](phalanx_kernels::kernel::Skip) asks.
#[inline(always)]
unsafe fn skip<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, n: usize) {
    // SAFETY: the state.
    unsafe { write::<W, BIG>(state, A::new(state).at::<true>(n as u64)) }
}

/// The byte that falls out of the last word, multiplied by the polynomial without its highest term.
#[inline(always)]
fn folded<const W: usize>(over: u64) -> u64 {
    match W {
        2 => over ^ over << 1 ^ over << 2 ^ over << 7,
        4 => over ^ over << 2 ^ over << 5 ^ over << 10,
        _ => over ^ over << 2 ^ over << 5 ^ over << 8,
    }
}

/// A block times x^`BITS`, in the fields of DSTU 7624:2014; that of 128 bits is the one of IEEE 1619 too.
#[inline(always)]
fn times<const W: usize, const BITS: u32>(t: [u64; W]) -> [u64; W] {
    let mut product = [0; W];
    product[0] = t[0] << BITS ^ folded::<W>(t[W - 1] >> (64 - BITS));
    for w in 1..W {
        product[w] = t[w] << BITS | t[w - 1] >> (64 - BITS);
    }
    product
}

/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks.
#[inline(always)]
unsafe fn tweaks<const W: usize>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: the state, and block `i` of `n`.
    unsafe {
        let mut first = read::<W, false>(state);
        let mut lanes = [first; 8];
        for lane in 1..8 {
            lanes[lane] = times::<W, 1>(lanes[lane - 1]);
        }
        let groups = n / 8;
        for group in 0..groups {
            for lane in 0..8 {
                write::<W, false>(dst.add(8 * W * (8 * group + lane)), lanes[lane]);
            }
            for lane in 0..8 {
                lanes[lane] = times::<W, 8>(lanes[lane]);
            }
        }
        first = lanes[0];
        for i in 8 * groups..n {
            write::<W, false>(dst.add(8 * W * i), first);
            first = times::<W, 1>(first);
        }
        write::<W, false>(state, first);
    }
}

/// The bits of every byte in the other order: between the representation of GCM and that of DSTU 7624:2014.
///
/// # Safety
/// As [`Map`](phalanx_kernels::kernel::Map) asks, for blocks of 16 bytes.
#[inline(always)]
unsafe fn reverse_bits(src: *const u8, dst: *mut u8, n: usize) {
    let lines = n / 4;
    // SAFETY: four blocks at a time, then one.
    unsafe {
        for i in 0..lines {
            let line = src.cast::<[u8; 64]>().add(i).read();
            dst.cast::<[u8; 64]>().add(i).write(line.map(u8::reverse_bits));
        }
        for i in 4 * lines..n {
            let block = src.cast::<[u8; 16]>().add(i).read();
            dst.cast::<[u8; 16]>().add(i).write(block.map(u8::reverse_bits));
        }
    }
}

/// Every block times x, read as a big-endian number: for CMAC.
///
/// # Safety
/// As [`Map`](phalanx_kernels::kernel::Map) asks, for blocks of `8 * W` bytes.
#[inline(always)]
unsafe fn double<const W: usize>(src: *const u8, dst: *mut u8, n: usize) {
    let polynomial = const { if W == 1 { 0x1b } else { 0x87 } };
    for i in 0..n {
        // SAFETY: block `i` of `n`.
        unsafe {
            let x = read::<W, true>(src.add(8 * W * i));
            let mut product = [0; W];
            product[0] = x[0] << 1 ^ ((x[W - 1] >> 63).wrapping_neg() & polynomial);
            for w in 1..W {
                product[w] = x[w] << 1 | x[w - 1] >> 63;
            }
            write::<W, true>(dst.add(8 * W * i), product);
        }
    }
}

/// All ones if `a == b`, else zeros; both are less than 2^31.
#[inline(always)]
fn same(a: u32, b: u32) -> u32 {
    (core::hint::black_box(a ^ b).wrapping_sub(1) as i32 >> 31) as u32
}

/// All ones if `a < b`, else zeros; both are less than 2^31.
#[inline(always)]
fn less(a: u32, b: u32) -> u32 {
    (core::hint::black_box(a.wrapping_sub(b)) as i32 >> 31) as u32
}

/// PKCS#7: `k` bytes of value `k`.
///
/// # Safety
/// As [`Unpad`](phalanx_kernels::kernel::Unpad) asks; `n` is less than 256.
#[inline(always)]
unsafe fn unpad_pkcs7(block: *const u8, n: usize) -> u32 {
    // SAFETY: byte `i` of `n`.
    unsafe {
        let count = u32::from(block.add(n - 1).read());
        let mut right = !same(count, 0) & less(count, n as u32 + 1);
        for i in 0..n {
            let inside = less((n - 1 - i) as u32, count);
            right &= !inside | same(u32::from(block.add(i).read()), count);
        }
        count & right
    }
}

/// A one bit, then zeros.
///
/// # Safety
/// As [`Unpad`](phalanx_kernels::kernel::Unpad) asks.
#[inline(always)]
unsafe fn unpad_one_zeros(block: *const u8, n: usize) -> u32 {
    let (mut seen, mut count) = (0, 0);
    for i in (0..n).rev() {
        // SAFETY: byte `i` of `n`.
        let byte = u32::from(unsafe { block.add(i).read() });
        let first = !seen & !same(byte, 0);
        // The last byte that is not zero ends the message's part, and has to be the one bit.
        count |= first & same(byte, 0x80) & (n - i) as u32;
        seen |= first;
    }
    count
}

static XOR: [Routine; WIDTHS] = stamps!(Xor "xor", xor);
static REVERSE_BITS: [Routine; WIDTHS] = stamps!(Map "reverse_bits", reverse_bits);
static DOUBLE_8: Routine = stamp!(Map, NONE [] symbol!("double_8"), double::<1>);
static DOUBLE_16: Routine = stamp!(Map, NONE [] symbol!("double_16"), double::<2>);
static UNPAD_PKCS7: Routine = stamp!(Unpad, NONE [] symbol!("unpad_pkcs7"), unpad_pkcs7);
static UNPAD_ONE_ZEROS: Routine = stamp!(Unpad, NONE [] symbol!("unpad_one_zeros"), unpad_one_zeros);

/// A sequence of blocks.
pub(crate) struct Sequence {
    /// Bytes in a block.
    block: usize,
    fill: [Routine; WIDTHS],
    skip: Option<Routine>,
}

/// Counters: name, words of a block, whether big-endian, the lowest bit that counts, and how many count.
macro_rules! counter {
    ($symbol:literal, $words:literal, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: stamps!(Sequence $symbol, count::<$words, $big, Number<$words, $big, $from, $bits>>),
            skip: Some(stamp!(Skip, NONE [] symbol!($symbol, "_skip"), skip::<$words, $big, Number<$words, $big, $from, $bits>>)),
        }
    };
}

macro_rules! sequences {
    ($($(#[$doc:meta])* $name:ident = $sequence:expr;)*) => {
        $($(#[$doc])* pub(crate) static $name: Sequence = $sequence;)*
        static SEQUENCES: &[&Sequence] = &[$(&$name),*];
    };
}

sequences! {
    /// Blocks of 16 bytes as little-endian numbers.
    LITTLE_16 = counter!("little_16", 2, false, 0, 128);
    /// Blocks of 32 bytes as little-endian numbers.
    LITTLE_32 = counter!("little_32", 4, false, 0, 256);
    /// Blocks of 64 bytes as little-endian numbers.
    LITTLE_64 = counter!("little_64", 8, false, 0, 512);
    /// The low half of little-endian blocks of 16 bytes.
    LITTLE_16_LOW = counter!("little_16_low", 2, false, 0, 64);
    /// The low half of little-endian blocks of 32 bytes.
    LITTLE_32_LOW = counter!("little_32_low", 4, false, 0, 128);
    /// The low half of little-endian blocks of 64 bytes.
    LITTLE_64_LOW = counter!("little_64_low", 8, false, 0, 256);
    /// The low eight bytes of little-endian blocks of 32.
    LITTLE_32_LOW_8 = counter!("little_32_low_8", 4, false, 0, 64);
    /// The low eight bytes of little-endian blocks of 64.
    LITTLE_64_LOW_8 = counter!("little_64_low_8", 8, false, 0, 64);
    /// Blocks of 8 bytes as big-endian numbers.
    BIG_8 = counter!("big_8", 1, true, 0, 64);
    /// Blocks of 16 bytes as big-endian numbers.
    BIG_16 = counter!("big_16", 2, true, 0, 128);
    /// Blocks of 32 bytes as big-endian numbers.
    BIG_32 = counter!("big_32", 4, true, 0, 256);
    /// The last four bytes of blocks of 16, big-endian.
    BIG_16_LAST_4 = counter!("big_16_last_4", 2, true, 0, 32);
    /// The last eight bytes of blocks of 16, big-endian.
    BIG_16_LAST_8 = counter!("big_16_last_8", 2, true, 0, 64);
    /// The first eight bytes of blocks of 16, big-endian.
    BIG_16_FIRST_8 = counter!("big_16_first_8", 2, true, 64, 64);
    /// The last four bytes of blocks of 8, big-endian.
    BIG_8_LAST_4 = counter!("big_8_last_4", 1, true, 0, 32);
    /// The first four bytes of blocks of 8, big-endian.
    BIG_8_FIRST_4 = counter!("big_8_first_4", 1, true, 32, 32);
    /// The two sums of GOST 28147-89, section 3.
    GAMMA = Sequence {
        block: 8,
        fill: stamps!(Sequence "gamma", count::<1, false, Gamma>),
        skip: Some(stamp!(Skip, NONE [] symbol!("gamma_skip"), skip::<1, false, Gamma>)),
    };
    /// Times x in the field of 128 bits.
    TWEAKS_16 = Sequence { block: 16, fill: stamps!(Sequence "tweaks_16", tweaks::<2>), skip: None };
    /// Times x in the field of 256 bits.
    TWEAKS_32 = Sequence { block: 32, fill: stamps!(Sequence "tweaks_32", tweaks::<4>), skip: None };
    /// Times x in the field of 512 bits.
    TWEAKS_64 = Sequence { block: 64, fill: stamps!(Sequence "tweaks_64", tweaks::<8>), skip: None };
}

/// All routines of this file.
pub(crate) fn routines() -> impl Iterator<Item = &'static Routine> {
    let single = [&DOUBLE_8, &DOUBLE_16, &UNPAD_PKCS7, &UNPAD_ONE_ZEROS];
    let sequences = SEQUENCES.iter().flat_map(|sequence| sequence.fill.iter().chain(&sequence.skip));
    XOR.iter().chain(&REVERSE_BITS).chain(single).chain(sequences)
}

/// The routines that a level allows.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    level: Level,
    xor: Xor,
}

impl Steps {
    /// `level` is one that this CPU has.
    pub(crate) fn new(level: Level) -> Self {
        let RoutineEntry::Xor(xor) = widest(&XOR, level) else { unreachable!("rows of one shape") };
        Self { level, xor }
    }

    /// `data ^= other`, as long as the shorter one.
    #[inline]
    pub(crate) fn xor(&self, data: &mut [u8], other: &[u8]) {
        let (p, n) = (data.as_mut_ptr(), data.len().min(other.len()));
        // SAFETY: both have that many bytes and are disjoint; the CPU has the level.
        unsafe { (self.xor)(p, other.as_ptr(), p, n) }
    }

    /// The next blocks of a sequence; as many as fill `blocks`.
    #[inline]
    pub(crate) fn fill(&self, sequence: &'static Sequence, state: &mut [u8], blocks: &mut [u8]) {
        let RoutineEntry::Sequence(fill) = widest(&sequence.fill, self.level) else {
            unreachable!("rows of one shape")
        };
        let n = blocks.len() / sequence.block;
        assert!(state.len() == sequence.block && n < 1 << 32, "the modes pass one block, and short buffers");
        // SAFETY: the state is a block, and there is room for `n`; the CPU has the level.
        unsafe { fill(state.as_mut_ptr(), blocks.as_mut_ptr(), n) }
    }

    /// Moves a counter on by `n`, less than 2^39.
    pub(crate) fn skip(&self, sequence: &'static Sequence, state: &mut [u8], n: u64) {
        let Some(RoutineEntry::Skip(skip)) = sequence.skip.map(|routine| routine.entry) else {
            unreachable!("tweaks are not counters")
        };
        assert_eq!(state.len(), sequence.block, "the modes pass one block");
        // Far steps in several, so that no product overflows.
        let (mut left, most) = (n, (1u64 << 39) - 1);
        while left > 0 {
            let step = left.min(most);
            // SAFETY: the state is a block.
            unsafe { skip(state.as_mut_ptr(), step as usize) }
            left -= step;
        }
    }

    /// The bits of every byte in the other order, in place; whole blocks of 16 bytes.
    pub(crate) fn reverse_bits(&self, blocks: &mut [u8]) {
        let RoutineEntry::Map(reverse) = widest(&REVERSE_BITS, self.level) else { unreachable!("rows of one shape") };
        let p = blocks.as_mut_ptr();
        // SAFETY: the buffer has that many blocks; the CPU has the level.
        unsafe { reverse(p, p, blocks.len() / 16) }
    }
}

/// A block times x, read as a big-endian number, modulo x^64 + x^4 + x^3 + x + 1 or x^128 + x^7 + x^2 + x + 1. In place.
pub(crate) fn double_big_endian(block: &mut [u8]) {
    let routine = match block.len() {
        8 => &DOUBLE_8,
        16 => &DOUBLE_16,
        _ => unreachable!("these modes have blocks of 8 or 16 bytes"),
    };
    let RoutineEntry::Map(double) = routine.entry else { unreachable!("a row of this shape") };
    let p = block.as_mut_ptr();
    // SAFETY: one block.
    unsafe { double(p, p, 1) }
}

/// How many bytes of the last block are padding: none if it is not right. Which of them is made public.
pub(crate) fn unpadded(padding: crate::modes::Padding, block: &[u8]) -> Option<usize> {
    use crate::modes::Padding;
    let routine = match padding {
        Padding::None => return Some(0),
        Padding::Pkcs7 => &UNPAD_PKCS7,
        Padding::OneZeros => &UNPAD_ONE_ZEROS,
    };
    let RoutineEntry::Unpad(unpad) = routine.entry else { unreachable!("a row of this shape") };
    // SAFETY: one block.
    let count = unsafe { unpad(block.as_ptr(), block.len()) } as usize;
    (count > 0).then_some(count)
}
