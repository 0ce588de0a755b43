//! Many keys for one cipher, which are processed in parallel by kernels that read a separate key
//! for each block.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ptr;

use once_cell::race::OnceBox;

use crate::abi::Entry;
use crate::engine::Flag;
use crate::frames::Frame;
use crate::isa::Steady;
use crate::level::Level;
use crate::schedules::Schedules;
use crate::table::{Family, Kernel, Lanes, ManyPlan, Once, Op, Parameter};
use crate::wipe::{BATCH, Secret, with_room};
use crate::wipe_after::wipe_behind;

/// Keys that are loaded into the forms of kernels: most of them into the lanes of wide kernels, and
/// the rest where they cost least.
pub struct Bank {
    block: usize,
    /// Number of keys.
    keys: usize,
    parts: Vec<Part>,
    /// All forms.
    forms: Secret,
}

/// Consecutive keys in forms of the same kind.
struct Part {
    lanes: &'static Lanes,
    /// The number of keys in each form.
    keys: usize,
    /// The number of forms.
    forms: usize,
    /// The number of the first key.
    first: usize,
    /// Where the first form starts.
    at: usize,
}

/// A form in a bank.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    part: usize,
    form: usize,
}

impl Part {
    fn end(&self) -> usize {
        self.first + self.keys * self.forms
    }

    fn form<'f>(&self, forms: &'f [u8], form: usize) -> &'f [u8] {
        &forms[self.at + form * stride(self.lanes)..][..self.lanes.form_bytes]
    }

    fn form_mut<'f>(&self, forms: &'f mut [u8], form: usize) -> &'f mut [u8] {
        &mut forms[self.at + form * stride(self.lanes)..][..self.lanes.form_bytes]
    }

    fn kernel(&self, n: usize) -> &'static Kernel {
        let Some(kernel) = self.lanes.kernel(n) else { unreachable!("at most all lanes are active") };
        kernel
    }
}

/// The distance between two forms, which begin at cache lines.
fn stride(lanes: &Lanes) -> usize {
    lanes.form_bytes.next_multiple_of(64)
}

impl Bank {
    /// Makes room in the forms that a plan returns: the lanes, the number of keys per form, and the
    /// number of forms.
    fn of(block: usize, forms: impl Iterator<Item = (&'static Lanes, usize, usize)>) -> Self {
        let (mut parts, mut first, mut at) = (Vec::<Part>::new(), 0, 0);
        for (lanes, keys, forms) in forms {
            match parts.last_mut() {
                Some(last) if ptr::eq(last.lanes, lanes) && last.keys == keys => last.forms += forms,
                _ => parts.push(Part { lanes, keys, forms, first, at }),
            }
            first += keys * forms;
            at += stride(lanes) * forms;
        }
        Self { block, keys: first, parts, forms: Secret::zeros(at) }
    }

    /// Creates a bank with the keys of the given numbers, to process `rows` rows.
    pub fn filled(op: Op, keys: &Schedules, numbers: impl ExactSizeIterator<Item = usize>, rows: usize) -> Self {
        Self::of(keys.family().block, plan(op, keys).forms(numbers.len(), Some(rows))).loaded(keys, numbers)
    }

    /// Creates a bank for keys that will be used many times, so the cost of loading them is
    /// ignored.
    pub(crate) fn kept(op: Op, keys: &Schedules) -> Self {
        Self::of(keys.family().block, plan(op, keys).forms(keys.len(), None)).loaded(keys, 0..keys.len())
    }

    /// Makes room for one form, to which `n` of the keys will be loaded in turn to process a number
    /// of blocks.
    pub fn in_turn(op: Op, keys: &Schedules, n: usize, blocks: usize) -> Self {
        let cheapest = plan(op, keys).lanes.iter().min_by_key(|lanes| lanes.in_turn(n, blocks));
        Self::of(keys.family().block, cheapest.map(|lanes| (lanes, lanes.capacity, 1)).into_iter())
    }

    /// The cost of processing blocks in the bank that [`Bank::in_turn`] returns.
    pub fn cost_in_turn(op: Op, keys: &Schedules, n: usize, blocks: usize) -> u64 {
        plan(op, keys).lanes.iter().map(|lanes| lanes.in_turn(n, blocks)).min().unwrap_or(u64::MAX)
    }

    /// How many keys to load at once to process `rows` rows.
    pub fn at_once(op: Op, keys: &Schedules, rows: usize) -> usize {
        plan(op, keys).forms(keys.len(), Some(rows)).next().map_or(1, |(_, keys, _)| keys)
    }

    /// The number of ways in which [`Bank::forced`] can process keys.
    pub(crate) fn ways(op: Op, keys: &Schedules) -> usize {
        2 * plan(op, keys).lanes.len()
    }

    /// Creates a bank that ignores costs. Way number `2 * i` loads all keys into forms of kind `i`.
    /// Way `2 * i + 1` does so for full forms only, and the other keys are processed one by one.
    pub(crate) fn forced(op: Op, keys: &Schedules, way: usize) -> Option<Self> {
        let (all, n) = (&plan(op, keys).lanes, keys.len());
        let lanes = all.get(way / 2)?;
        let (full, rest) = (n / lanes.capacity, n % lanes.capacity);
        let rest = match way % 2 {
            0 => Some((lanes, rest, 1)).filter(|_| rest > 0),
            // Without such a rest, it is the same as the other way.
            _ if full == 0 || rest == 0 => return None,
            _ => Some((all.iter().filter(|lanes| lanes.capacity == 1).min_by_key(|lanes| lanes.cost(1))?, 1, rest)),
        };
        let full = Some((lanes, lanes.capacity, full)).filter(|_| full > 0);
        Some(Self::of(keys.family().block, full.into_iter().chain(rest)).loaded(keys, 0..n))
    }

    fn loaded(mut self, keys: &Schedules, mut numbers: impl Iterator<Item = usize>) -> Self {
        let forms = self.forms.bytes_mut();
        for part in &self.parts {
            for form in 0..part.forms {
                let form = part.form_mut(forms, form);
                for (lane, number) in (0..part.keys).zip(numbers.by_ref()) {
                    part.lanes.load(keys.get(number), form, lane);
                }
            }
        }
        self
    }

    /// Number of lanes in the first form. All of them are processed in parallel.
    pub fn capacity(&self) -> usize {
        self.parts.first().map_or(1, |part| part.keys)
    }

    /// The largest stack size of these kernels, whose stack isn't wiped after each call.
    pub fn frame(&self) -> usize {
        self.parts.iter().map(|part| part.lanes.frame).fold(Frame::MIN, Frame::max).bytes()
    }

    /// The kernels that process a row, and the number of batches of each.
    pub(crate) fn kernels(&self) -> impl Iterator<Item = (&'static Kernel, usize)> {
        self.parts.iter().map(|part| (part.kernel(part.keys), part.forms))
    }

    /// Replaces the key in a lane of the first form, given as its schedule.
    pub fn load(&mut self, lane: usize, schedule: &[u8]) {
        if let Some(part) = self.parts.first() {
            part.lanes.load(schedule, part.form_mut(self.forms.bytes_mut(), 0), lane);
        }
    }

    /// Returns the form and lane of a key.
    pub fn place(&self, key: usize) -> (Slot, usize) {
        let Some(part) = self.parts.iter().position(|part| key < part.end()) else { unreachable!("a key in the bank") };
        let Part { first, keys, .. } = self.parts[part];
        (Slot { part, form: (key - first) / keys }, (key - first) % keys)
    }

    /// The cost of processing one block in each of the first `n` lanes of a form.
    pub fn cost(&self, slot: Slot, n: usize) -> u64 {
        self.parts[slot.part].lanes.cost(n)
    }

    /// How many blocks the kernel for the first `n` lanes of a form reads and writes.
    pub fn width(&self, slot: Slot, n: usize) -> usize {
        self.parts[slot.part].kernel(n).width
    }

    /// The maximum of [`Bank::width`].
    pub fn widest(&self) -> usize {
        self.parts.iter().map(|part| part.kernel(part.keys).width).max().unwrap_or(0)
    }

    /// Processes one block in each of the first `n` lanes of a form. The buffer must hold
    /// [`Bank::width`] blocks.
    pub fn run(&self, slot: Slot, n: usize, blocks: &mut [u8]) {
        let part = &self.parts[slot.part];
        part.lanes.run(part.kernel(n), part.form(self.forms.bytes(), slot.form), blocks, self.block, 1);
    }

    /// Processes whole rows, each of which contains one block per key.
    pub fn run_rows(&self, rows: &mut [u8]) {
        let (block, row_bytes) = (self.block, self.keys * self.block);
        if row_bytes == 0 {
            return;
        }
        let padded = self.parts.iter().map(|part| (part.kernel(part.keys), part.keys)).filter(|(k, n)| k.width != *n);
        let mut room = padded.map(|(kernel, _)| kernel.width * block).max().map(Secret::zeros);
        for part in &self.parts {
            let (lanes, kernel, n) = (part.lanes, part.kernel(part.keys), part.keys);
            for (index, at) in (0..part.forms).zip((part.first * block..).step_by(n * block)) {
                let form = part.form(self.forms.bytes(), index);
                if kernel.width == n && n == self.keys {
                    return lanes.run(kernel, form, rows, block, rows.len() / row_bytes);
                }
                for row in rows.chunks_exact_mut(row_bytes) {
                    let blocks = &mut row[at..at + n * block];
                    match &mut room {
                        Some(room) if kernel.width != n => {
                            let room = room.bytes_mut();
                            room[..blocks.len()].copy_from_slice(blocks);
                            lanes.run(kernel, form, room, block, 1);
                            blocks.copy_from_slice(&room[..blocks.len()]);
                        }
                        _ => lanes.run(kernel, form, blocks, block, 1),
                    }
                }
            }
        }
    }
}

/// Processes one block under each of a few keys that aren't needed afterwards. The key schedule
/// writes to the stack, where a kernel reads the schedules of all keys at once. `keys` contains one
/// key after the other. If the cipher has a parameter, `prefix` contains its bytes.
///
/// Returns false, having done nothing, if there is no such kernel for this number of keys.
#[must_use]
pub fn crypt_once(
    (family, op, level): (&'static Family, Op, Level),
    parameter: Option<&'static Parameter>,
    prefix: &[u8],
    keys: &[u8],
    blocks: &mut [u8],
) -> bool {
    let (own, n) = (family.key - prefix.len(), keys.len() / (family.key - prefix.len()));
    assert!(keys.len() == n * own && blocks.len() == n * family.block, "whole keys, and a block for each");
    let Some(Once { kernel, maker: (maker, expanded) }) = family.many(op, level, parameter).once(n) else {
        return false;
    };
    let (Entry::Crypt(crypt), Entry::Expand(expand)) = (kernel.entry, maker.entry) else { return false };
    // If the kernels process more keys, the others are zero.
    let (copied, padded) = (*expanded > n || !prefix.is_empty(), kernel.width > n);
    let sizes = [
        kernel.width.max(*expanded) * family.schedule,
        if copied { expanded * family.key } else { 0 },
        if padded { kernel.width * family.block } else { 0 },
    ];
    if sizes.iter().sum::<usize>() > BATCH {
        return false;
    }
    with_room(&[], sizes.iter().sum(), |room| {
        let _steady = Steady::begin();
        let (schedules, rest) = room.split_at_mut(sizes[0]);
        let (room_for_keys, room_for_blocks) = rest.split_at_mut(sizes[1]);
        let keys = if copied {
            for (slot, key) in room_for_keys.chunks_exact_mut(family.key).zip(keys.chunks_exact(own)) {
                let (front, rest) = slot.split_at_mut(prefix.len());
                front.copy_from_slice(prefix);
                rest.copy_from_slice(key);
            }
            &*room_for_keys
        } else {
            keys
        };
        // SAFETY: there are this many keys, and there is room for their schedules. This CPU supports
        // the kernel.
        unsafe { expand(keys.as_ptr(), schedules.as_mut_ptr(), *expanded) }
        let p = if padded {
            room_for_blocks[..blocks.len()].copy_from_slice(blocks);
            room_for_blocks.as_mut_ptr()
        } else {
            blocks.as_mut_ptr()
        };
        // SAFETY: the kernel reads one schedule for each block of a batch. There is one batch, and
        // this CPU supports the kernel.
        unsafe { crypt(schedules.as_ptr(), p, p, 1) }
        if padded {
            blocks.copy_from_slice(&room_for_blocks[..blocks.len()]);
        }
        wipe_behind(maker.frame.max(kernel.frame));
    });
    true
}

/// A bank for keys that are used repeatedly.
#[derive(Default)]
pub struct KeptBank {
    /// Set once the bank has been requested for the first time.
    asked: Flag,
    bank: OnceBox<Bank>,
}

impl KeptBank {
    /// Returns the bank for these keys, which must be the same in every call.
    ///
    /// The first call returns `None`, so that keys that are only used once don't pay for loading.
    pub fn get(&self, op: Op, keys: &Schedules) -> Option<&Bank> {
        if !self.asked.is_set() {
            self.asked.set();
            return None;
        }
        Some(self.bank.get_or_init(|| Box::new(Bank::kept(op, keys))))
    }
}

fn plan(op: Op, keys: &Schedules) -> &'static ManyPlan {
    keys.family().many(op, keys.level(), keys.parameter())
}
