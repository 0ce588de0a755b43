//! What modes do to buffers beside the cipher: sums, counters, tweaks, other representations of blocks. Compiled once for each
//! width of registers, and proved like kernels.
//!
//! Blocks of 16 bytes stand in the lanes of registers (1, 2 or 4); larger ones are words:
//!
//! ```text
//!              lane 0       lane 1       lane 2       lane 3        instructions for a register
//! counters  | c     0    | c+1    0   | c+2    0   | c+3    0   |   add, and-not, shift, shuffle, add, shuffle, store; next offset
//! tweaks    | T          | x T        | x^2 T      | x^3 T      |   four registers at a time, then times x^(4 * lanes):
//!                                                                   2 shifts, shuffle, 3 shifts, and, 4 xor, store
//! ```
//!
//! A carry out of the lowest word is seen in the top bits: the sum lost the one that the base had. No more than one carry
//! leaves it in 2^63 blocks; so the words above are those of the base or the same plus one, and the carry picks.

use phalanx_kernels::isa::Bytes;
#[cfg(target_arch = "x86_64")]
use phalanx_kernels::isa::{Avx2, Avx512, Sse41};
use phalanx_kernels::kernel::{Features, Routine, RoutineEntry, Xor};
use phalanx_kernels::parts::one_by_one;

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
    (@ $shape:ident ($($arg:ident: $type:ty),*) -> $out:ty ; $needs:ident [$($feature:literal)?] $symbol:expr, $body:expr $(, $token:ty)?) => {{
        #[inline(never)]
        $(#[target_feature(enable = $feature)])?
        #[unsafe(export_name = $symbol)]
        unsafe extern "C" fn entry($($arg: $type),*) -> $out {
            // SAFETY: under the contract of the shape.
            unsafe { $body($(<$token>::assume(),)? $($arg),*) }
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
    // With another body over a token of the registers.
    ($shape:ident $name:literal, $body:expr, $wide:expr) => {
        [
            stamp!($shape, NONE [] symbol!($name), $body),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, SSE41 ["sse4.1,ssse3"] symbol!($name, "_sse41"), $wide, Sse41),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, AVX2 ["avx2"] symbol!($name, "_avx2"), $wide, Avx2),
            #[cfg(target_arch = "x86_64")]
            stamp!($shape, AVX512 ["avx512f,avx512bw,avx512vl,avx512dq"] symbol!($name, "_avx512"), $wide, Avx512),
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
            let i = one_by_one(i);
            let (x, y) = (a.cast::<[u64; 8]>().add(i).read_unaligned(), b.cast::<[u64; 8]>().add(i).read_unaligned());
            let mut sum = [0; 8];
            for w in 0..8 {
                sum[w] = x[w] ^ y[w];
            }
            dst.cast::<[u64; 8]>().add(i).write_unaligned(sum);
        }
        for i in lines * LINE..n {
            let i = one_by_one(i);
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

/// The same number, of which the compiler knows nothing: it would make branches of masks.
#[inline(always)]
fn opaque(x: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    let x = one_by_one(x as usize) as u64;
    #[cfg(not(target_arch = "x86_64"))]
    let x = core::hint::black_box(x);
    x
}

/// What comes after a block of `W` words.
trait After<const W: usize> {
    /// A start.
    unsafe fn new(state: *const u8) -> Self;
    /// The block `j` after the start.
    fn at(&self, j: u64) -> [u64; W];
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
    fn at(&self, j: u64) -> [u64; W] {
        let mut block = self.base;
        let word = (FROM / 64) as usize;
        let low = self.base[word].wrapping_add(j << (FROM % 64));
        if BITS < 64 {
            let mask = ((1 << BITS) - 1) << (FROM % 64);
            block[word] = (self.base[word] & !mask) | (low & mask);
        } else {
            block[word] = low;
            if BITS > 64 {
                // All ones if the top bit fell.
                let over = opaque((((self.base[word] & !low) as i64) >> 63) as u64);
                for w in 1..(BITS / 64) as usize {
                    block[w] = self.base[w] ^ (self.carry[w] & over);
                }
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
    fn at(&self, j: u64) -> [u64; 1] {
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
        for i in 0..n {
            // Small blocks side by side; the words of large ones are enough for a register.
            let i = if W == 1 { i } else { one_by_one(i) };
            write::<W, BIG>(dst.add(8 * W * i), start.at(i as u64));
        }
        write::<W, BIG>(state, start.at(n as u64));
    }
}

/// [`count`] for larger blocks, all of whose words fill a register: the ones above the lowest are picked together, and the lowest is
/// written over what is there.
///
/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks.
#[inline(always)]
unsafe fn count_large<const W: usize, const BIG: bool, const BITS: u32>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: the state, and block `i` of `n`.
    unsafe {
        let start = Number::<W, BIG, 0, BITS>::new(state);
        for i in 0..n {
            let low = start.base[0].wrapping_add(one_by_one(i) as u64);
            let over = opaque((((start.base[0] & !low) as i64) >> 63) as u64);
            let mut block = [0; W];
            for w in 0..W {
                block[w] = start.base[w] ^ (start.carry[w] & over);
            }
            let block_at = dst.add(8 * W * i);
            write::<W, BIG>(block_at, block);
            write::<1, BIG>(if BIG { block_at.add(8 * (W - 1)) } else { block_at }, [low]);
        }
        write::<W, BIG>(state, start.at(n as u64));
    }
}

/// The numbers from 0 on in the low halves of lanes.
static LANES: [[u64; 2]; 4] = [[0, 0], [1, 0], [2, 0], [3, 0]];
/// The bytes of a lane in the other order.
static REVERSED: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
/// The low half of a lane in the high one, and zeros.
static UP: [u8; 16] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 1, 2, 3, 4, 5, 6, 7];
/// The halves exchanged.
static EXCHANGED: [u8; 16] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];

/// [`count`] for blocks of 16 bytes, a block in each lane of a register.
///
/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks; the CPU has what the token says.
#[inline(always)]
unsafe fn count_lanes<L: Bytes, const BIG: bool, const FROM: u32, const BITS: u32>(
    l: L,
    state: *mut u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: the state, register `r` of as many as `n` fills, then the blocks behind them.
    unsafe {
        let start = Number::<2, BIG, FROM, BITS>::new(state);
        let whole = n / L::LANES;
        let base = l.load(start.base.as_ptr().cast(), 0);
        let [reversed, up, exchanged] = [&REVERSED, &UP, &EXCHANGED].map(|index| l.load(index.as_ptr(), 0));
        let mut offset = l.load(LANES.as_ptr().cast(), 16);
        let mut step = l.load([L::LANES as u64, 0].as_ptr().cast(), 0);
        // Which bits count.
        let mut mask = [u64::MAX; 2];
        if BITS < 128 {
            mask[(1 - FROM / 64) as usize] = 0;
            mask[(FROM / 64) as usize] >>= 64 - BITS.min(64);
        }
        let mask = l.load(mask.as_ptr().cast(), 0);
        if FROM == 64 {
            (offset, step) = (l.shuffle(offset, exchanged), l.shuffle(step, exchanged));
        }
        for r in 0..whole {
            let mut sum = l.add_64(base, offset);
            if BITS == 128 {
                let lost = l.shr_64(l.and_not(sum, base), 63);
                sum = l.add_64(sum, l.shuffle(lost, up));
            } else if BITS < 64 {
                sum = l.select(mask, sum, base);
            }
            l.store(dst.add(16 * L::LANES * r), 16, if BIG { l.shuffle(sum, reversed) } else { sum });
            offset = l.add_64(offset, step);
        }
        for i in whole * L::LANES..n {
            write::<2, BIG>(dst.add(16 * i), start.at(i as u64));
        }
        write::<2, BIG>(state, start.at(n as u64));
    }
}

/// # Safety
/// As [`Skip`](phalanx_kernels::kernel::Skip) asks.
#[inline(always)]
unsafe fn skip<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, n: usize) {
    // SAFETY: the state.
    unsafe { write::<W, BIG>(state, A::new(state).at(n as u64)) }
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
        let first = read::<W, false>(state);
        write::<W, false>(state, tweaks_from(first, dst, n));
    }
}

/// `first`, then each times x; what comes after the `n`-th is returned.
///
/// # Safety
/// There is room for `n` blocks.
#[inline(always)]
unsafe fn tweaks_from<const W: usize>(first: [u64; W], dst: *mut u8, n: usize) -> [u64; W] {
    /// Chains that do not wait for each other.
    const CHAINS: usize = 4;
    let mut chains = [first; CHAINS];
    for chain in 1..CHAINS {
        chains[chain] = times::<W, 1>(chains[chain - 1]);
    }
    let groups = n / CHAINS;
    for group in 0..groups {
        let group = one_by_one(group);
        for chain in 0..CHAINS {
            // SAFETY: block `CHAINS * group + chain` of `n`.
            unsafe { write::<W, false>(dst.add(8 * W * (CHAINS * group + chain)), chains[chain]) };
            chains[chain] = times::<W, { CHAINS as u32 }>(chains[chain]);
        }
    }
    let mut next = chains[0];
    for i in CHAINS * groups..n {
        // SAFETY: block `i` of `n`.
        unsafe { write::<W, false>(dst.add(8 * W * i), next) };
        next = times::<W, 1>(next);
    }
    next
}

/// [`tweaks`] for blocks of 16 bytes, a block in each lane of a register.
///
/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks; the CPU has what the token says.
#[inline(always)]
unsafe fn tweaks_lanes<L: Bytes>(l: L, state: *mut u8, dst: *mut u8, n: usize) {
    /// Registers whose products do not wait for each other.
    const CHAINS: usize = 4;
    // SAFETY: the state, register `CHAINS * group + chain` of as many groups as `n` fills, then the blocks behind them.
    unsafe {
        let mut next = read::<2, false>(state);
        let mut first = [[0; 2]; 4 * CHAINS];
        for lane in 0..CHAINS * L::LANES {
            first[lane] = next;
            next = times::<2, 1>(next);
        }
        let blocks = CHAINS * L::LANES;
        let groups = n / blocks;
        let exchanged = l.load(EXCHANGED.as_ptr(), 0);
        let low = l.load([u64::MAX, 0].as_ptr().cast(), 0);
        let mut chains = [l.splat_64(0); CHAINS];
        for chain in 0..CHAINS {
            chains[chain] = l.load(first.as_ptr().add(L::LANES * chain).cast(), 16);
        }
        for group in 0..groups {
            for chain in 0..CHAINS {
                let t = chains[chain];
                l.store(dst.add(16 * (blocks * group + L::LANES * chain)), 16, t);
                // What leaves each half goes to the other; from the top it comes back by the polynomial.
                let over = l.shuffle(l.shr_64(t, 64 - blocks as u32), exchanged);
                let back = l.xor3(l.shl_64(over, 1), l.shl_64(over, 2), l.shl_64(over, 7));
                chains[chain] = l.xor3(l.shl_64(t, blocks as u32), over, l.and(back, low));
            }
        }
        // A register's worth of room: the first lane is what comes next.
        let mut lanes = [[0; 2]; 4];
        l.store(lanes.as_mut_ptr().cast(), 16, chains[0]);
        let next = tweaks_from(lanes[0], dst.add(16 * blocks * groups), n - blocks * groups);
        write::<2, false>(state, next);
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
    ($symbol:literal, 2, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 16,
            fill: stamps!(
                Sequence $symbol,
                count::<2, $big, Number<2, $big, $from, $bits>>,
                count_lanes::<_, $big, $from, $bits>
            ),
            skip: Some(stamp!(Skip, NONE [] symbol!($symbol, "_skip"), skip::<2, $big, Number<2, $big, $from, $bits>>)),
        }
    };
    ($symbol:literal, large $words:literal, $big:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: stamps!(Sequence $symbol, count_large::<$words, $big, $bits>),
            skip: Some(stamp!(Skip, NONE [] symbol!($symbol, "_skip"), skip::<$words, $big, Number<$words, $big, 0, $bits>>)),
        }
    };
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
    LITTLE_32 = counter!("little_32", large 4, false, 256);
    /// Blocks of 64 bytes as little-endian numbers.
    LITTLE_64 = counter!("little_64", large 8, false, 512);
    /// The low half of little-endian blocks of 16 bytes.
    LITTLE_16_LOW = counter!("little_16_low", 2, false, 0, 64);
    /// The low half of little-endian blocks of 32 bytes.
    LITTLE_32_LOW = counter!("little_32_low", large 4, false, 128);
    /// The low half of little-endian blocks of 64 bytes.
    LITTLE_64_LOW = counter!("little_64_low", large 8, false, 256);
    /// The low eight bytes of little-endian blocks of 32.
    LITTLE_32_LOW_8 = counter!("little_32_low_8", large 4, false, 64);
    /// The low eight bytes of little-endian blocks of 64.
    LITTLE_64_LOW_8 = counter!("little_64_low_8", large 8, false, 64);
    /// Blocks of 8 bytes as big-endian numbers.
    BIG_8 = counter!("big_8", 1, true, 0, 64);
    /// Blocks of 16 bytes as big-endian numbers.
    BIG_16 = counter!("big_16", 2, true, 0, 128);
    /// Blocks of 32 bytes as big-endian numbers.
    BIG_32 = counter!("big_32", large 4, true, 256);
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
    TWEAKS_16 = Sequence { block: 16, fill: stamps!(
            Sequence "tweaks_16", tweaks::<2>, tweaks_lanes
        ), skip: None };
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
        assert!(state.len() == sequence.block && (n as u64) < 1 << 32, "the modes pass one block, and short buffers");
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
        let (mut left, most) = (n, ((1u64 << 39) - 1).min(usize::MAX as u64));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modes::Padding;
    use alloc::vec;
    use alloc::vec::Vec;

    fn random(seed: u64, n: usize) -> Vec<u8> {
        let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut byte = || {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            (x >> 32) as u8
        };
        (0..n).map(|_| byte()).collect()
    }

    /// One more, in `bits` bits from bit `from` on, bit by bit.
    fn plus_one(block: &mut [u8], big: bool, from: usize, bits: usize) {
        let bytes = block.len();
        for bit in from..from + bits {
            let byte = if big { bytes - 1 - bit / 8 } else { bit / 8 };
            block[byte] ^= 1 << (bit % 8);
            if block[byte] >> (bit % 8) & 1 == 1 {
                return;
            }
        }
    }

    /// Times x, bit by bit.
    fn times_x(block: &mut [u8]) {
        let terms: &[usize] = match block.len() {
            16 => &[0, 1, 2, 7],
            32 => &[0, 2, 5, 10],
            _ => &[0, 2, 5, 8],
        };
        let mut carry = 0;
        for byte in block.iter_mut() {
            (*byte, carry) = (*byte << 1 | carry, *byte >> 7);
        }
        for term in terms {
            block[term / 8] ^= carry << (term % 8);
        }
    }

    /// As the standard says it: two sums, the second with the carry at the other end.
    fn gamma(block: &mut [u8]) {
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let low = word(block).wrapping_add(0x0101_0101);
        let (sum, over) = word(&block[4..]).overflowing_add(0x0101_0104);
        block[..4].copy_from_slice(&low.to_le_bytes());
        block[4..].copy_from_slice(&(sum + u32::from(over)).to_le_bytes());
    }

    /// A sequence, its plain form, and states that reach its edges.
    fn check(sequence: &'static Sequence, next: impl Fn(&mut [u8])) {
        let n = sequence.block;
        let mut states = vec![vec![0; n], vec![0xff; n]];
        states.extend((0..20).map(|seed| random(seed, n)));
        for at in 0..n {
            // Carries from every byte on, in both orders.
            let mut state = random(at as u64, n);
            state[at..].fill(0xff);
            states.push(state.clone());
            state.reverse();
            states.push(state);
        }
        // A little below an edge.
        for mut state in states.clone() {
            for byte in [0, n - 1, n / 2, n / 2 - 1] {
                state[byte] = state[byte].wrapping_sub(5);
                states.push(state.clone());
            }
        }
        for level in Level::available() {
            let steps = Steps::new(level);
            for state in &states {
                for count in (0..40).chain([64, 127]) {
                    let (mut got, mut out) = (state.clone(), vec![0; count * n]);
                    steps.fill(sequence, &mut got, &mut out);
                    let mut want = state.clone();
                    for block in out.chunks_exact(n) {
                        assert_eq!(block, want, "{level} {state:x?} {count}");
                        next(&mut want);
                    }
                    assert_eq!(got, want, "{level} {state:x?} {count}");
                    if sequence.skip.is_some() {
                        let mut skipped = state.clone();
                        steps.skip(sequence, &mut skipped, count as u64);
                        assert_eq!(skipped, want, "{state:x?} {count}");
                    }
                }
            }
        }
    }

    #[test]
    fn counters() {
        for (sequence, big, from, bits) in [
            (&LITTLE_16, false, 0, 128),
            (&LITTLE_32, false, 0, 256),
            (&LITTLE_64, false, 0, 512),
            (&LITTLE_16_LOW, false, 0, 64),
            (&LITTLE_32_LOW, false, 0, 128),
            (&LITTLE_64_LOW, false, 0, 256),
            (&BIG_8, true, 0, 64),
            (&BIG_16, true, 0, 128),
            (&BIG_32, true, 0, 256),
            (&BIG_16_LAST_4, true, 0, 32),
            (&BIG_16_LAST_8, true, 0, 64),
            (&BIG_16_FIRST_8, true, 64, 64),
            (&BIG_8_LAST_4, true, 0, 32),
            (&BIG_8_FIRST_4, true, 32, 32),
        ] {
            check(sequence, |block| plus_one(block, big, from, bits));
        }
        check(&GAMMA, gamma);
    }

    #[test]
    fn tweaks() {
        for sequence in [&TWEAKS_16, &TWEAKS_32, &TWEAKS_64] {
            check(sequence, times_x);
        }
    }

    /// Far steps are near steps, one after the other.
    #[test]
    fn skips_add_up() {
        let steps = Steps::new(Level::Portable);
        for sequence in SEQUENCES.iter().filter(|sequence| sequence.skip.is_some()) {
            for (a, b) in [(1 << 38, (1 << 38) + 12345), (u64::MAX - 7, 7), (1 << 63, 1 << 62)] {
                let mut once = random(1, sequence.block);
                let mut twice = once.clone();
                steps.skip(sequence, &mut once, a + b);
                steps.skip(sequence, &mut twice, a);
                steps.skip(sequence, &mut twice, b);
                assert_eq!(once, twice);
            }
        }
    }

    #[test]
    fn sums_and_reversed_bits() {
        for level in Level::available() {
            let steps = Steps::new(level);
            for n in (0..300).chain([1000, 4096]) {
                let (a, b) = (random(1, n + 1), random(2, n + 3));
                let mut sum = a[1..].to_vec();
                steps.xor(&mut sum, &b[3..]);
                assert!(sum.iter().zip(&a[1..]).zip(&b[3..]).all(|((sum, a), b)| *sum == a ^ b));
            }
            for blocks in 0..40 {
                let before = random(3, 16 * blocks);
                let mut after = before.clone();
                steps.reverse_bits(&mut after);
                assert!(before.iter().zip(&after).all(|(a, b)| a.reverse_bits() == *b));
            }
        }
    }

    #[test]
    fn doubling() {
        for (n, polynomial) in [(8, 0x1b), (16, 0x87)] {
            for seed in 0..100 {
                let mut block = random(seed, n);
                let mut want = block.clone();
                let over = want[0] >> 7;
                for i in 0..n {
                    want[i] = want[i] << 1 | want.get(i + 1).map_or(0, |next| next >> 7);
                }
                want[n - 1] ^= over * polynomial;
                double_big_endian(&mut block);
                assert_eq!(block, want);
            }
        }
    }

    #[test]
    fn paddings() {
        for n in [8, 16, 32, 64] {
            for count in 0..=255usize {
                let right = (1..=n).contains(&count);
                let mut block = random(count as u64, n);
                block[n - count.min(n)..].fill(count as u8);
                block[n - 1] = count as u8;
                assert_eq!(unpadded(Padding::Pkcs7, &block), right.then_some(count), "{n} {count}");
                for at in n - count.min(n)..n - 1 {
                    block[at] ^= 0x10;
                    assert_eq!(unpadded(Padding::Pkcs7, &block), None, "{n} {count} {at}");
                    block[at] ^= 0x10;
                }
            }
            for count in 1..=n {
                let mut block = random(count as u64, n);
                block[n - count..].fill(0);
                for last in 1..=255 {
                    block[n - count] = last;
                    assert_eq!(unpadded(Padding::OneZeros, &block), (last == 0x80).then_some(count), "{n} {count}");
                }
            }
            assert_eq!(unpadded(Padding::OneZeros, &vec![0; n]), None);
            assert_eq!(unpadded(Padding::None, &vec![0; n]), Some(0));
        }
    }
}
