//! Plans for many keys: which kernels process one block under each of them.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::iter;
use once_cell::race::OnceBox;

use super::plan::ByForm;
use super::{Family, Kernel, Op, Parameter};
use crate::abi::{Entry, Expand, Load};
use crate::frames::Frame;
use crate::level::Level;

/// The kernels that read one particular form, and how keys get into it. In most forms, each lane of
/// a register has its own key. There are also forms for a single key, because a few keys are faster
/// one after the other.
pub(crate) struct Lanes {
    /// The kernels, each with the cost of a batch, sorted by width. A wider kernel is never cheaper
    /// than a narrower one.
    kernels: Vec<(&'static Kernel, u64)>,
    /// The maximum number of keys per form.
    pub(crate) capacity: usize,
    /// Size of the form in bytes.
    pub(crate) form_bytes: usize,
    /// The number of schedules, if the form is nothing else. See [`Form::schedules`](super::Form).
    pub(crate) schedules: usize,
    maker: Maker,
    /// The cost of writing a key into the form.
    making: u64,
    /// The largest frame of these kernels.
    pub(crate) frame: Frame,
}

/// How a key is written into a form.
#[derive(Clone, Copy)]
enum Maker {
    Load(Load),
    Prepare(Expand),
    /// The form is the schedule.
    Copy,
}

/// How many bytes of a form can be zeroed and wiped, or copied, per cycle. Forms for several keys
/// don't fit into the L1 cache.
const FILLED: usize = 8;

/// The overhead of a call of a kernel in cycles, which includes that batches overlap less than those
/// of one call.
const CALL: u64 = 40;

/// The overhead of copying the blocks of a padded batch, in cycles.
const COPIED: u64 = 40;

impl Lanes {
    /// Returns all forms that a family offers for blocks with separate keys.
    fn all(family: &'static Family, op: Op, level: Level, parameter: Option<&'static Parameter>) -> Vec<Self> {
        let many = if op == Op::Decrypt { Op::DecryptMany } else { Op::EncryptMany };
        let in_lanes = |form| {
            let kernels = family.candidates_with(many, level, parameter).filter(|k| k.form == form);
            Self::many(family, level, form, kernels.collect())
        };
        let alone = family.plans(op, level, parameter).by_form.iter();
        (0..family.forms.len())
            .filter_map(in_lanes)
            .chain(alone.filter_map(|way| Self::alone(family, level, way)))
            .collect()
    }

    /// The kernels for many keys that read `form`.
    fn many(family: &'static Family, level: Level, form: usize, mut kernels: Vec<&'static Kernel>) -> Option<Self> {
        kernels.sort_by_key(|k| (Reverse(k.width), k.cost()));
        kernels.dedup_by_key(|k| k.width);
        let loaders = family.candidates(Op::Load, level).filter(|k| k.form == form);
        let loader = loaders.min_by_key(|k| k.cost())?;
        let Entry::Load(load) = loader.entry else { return None };
        let frame = kernels.iter().map(|k| k.frame).fold(loader.frame, Frame::max);
        let (mut least, mut best) = (u64::MAX, Vec::new());
        for kernel in kernels {
            let cost = kernel.cost().into();
            if cost <= least {
                best.push((kernel, cost));
                least = cost;
            }
        }
        best.reverse();
        Some(Self {
            capacity: best.last()?.0.width,
            kernels: best,
            form_bytes: family.forms[form].bytes,
            schedules: family.forms[form].schedules,
            maker: Maker::Load(load),
            making: loader.cost().into(),
            frame,
        })
    }

    /// The kernel for a single block that reads a form for a single key.
    fn alone(family: &'static Family, level: Level, ByForm { form, making, plan }: &ByForm) -> Option<Self> {
        let (kernel, _) = plan.step(1).filter(|(kernel, _)| kernel.form == *form)?;
        let (form_bytes, schedules) = (family.forms[*form].bytes, family.forms[*form].schedules);
        let (maker, making, frame) = match family.expand(*form, level) {
            _ if *form == 0 => (Maker::Copy, (form_bytes / FILLED) as u64, kernel.frame),
            Some((prepare, frame)) => (Maker::Prepare(prepare), u64::from(*making), frame.max(kernel.frame)),
            None => return None,
        };
        // Blocks under different keys don't depend on each other, so a batch costs as much as one
        // that is followed by others.
        let kernels = alloc::vec![(kernel, kernel.cost().into())];
        Some(Self { kernels, capacity: 1, form_bytes, schedules, maker, making, frame })
    }

    /// The cost of a call for the first `n` keys of a form. A batch that isn't full has to be
    /// copied.
    pub(crate) fn cost(&self, n: usize) -> u64 {
        let Some((kernel, cost)) = self.cheapest(n) else { return u64::MAX };
        let padded = if kernel.width > n { COPIED } else { 0 };
        cost.saturating_add(CALL + padded)
    }

    /// The cost of writing `n` keys into a form.
    fn filling(&self, n: usize) -> u64 {
        self.making.saturating_mul(n as u64).saturating_add((self.form_bytes / FILLED) as u64)
    }

    /// The cost of loading `n` keys one after another into the lanes of a single form, and of
    /// processing `blocks` blocks there.
    pub(crate) fn in_turn(&self, n: usize, blocks: usize) -> u64 {
        let calls = blocks.div_ceil(n.clamp(1, self.capacity)) as u64;
        let call = self.cheapest(n.min(self.capacity)).map_or(u64::MAX, |(_, cost)| cost.saturating_add(CALL));
        call.saturating_mul(calls).saturating_add(self.filling(n))
    }

    /// The cheapest kernel for the first `n` keys of a form.
    pub(crate) fn kernel(&self, n: usize) -> Option<&'static Kernel> {
        self.cheapest(n).map(|(kernel, _)| *kernel)
    }

    /// Like [`Lanes::kernel`], but also returns the cost.
    fn cheapest(&self, n: usize) -> Option<&(&'static Kernel, u64)> {
        self.kernels.iter().find(|(kernel, _)| kernel.width >= n)
    }

    /// Writes a key into a form.
    pub(crate) fn load(&self, schedule: &[u8], form: &mut [u8], lane: usize) {
        assert!(form.len() == self.form_bytes && lane < self.capacity, "wrong form size or lane out of range");
        // SAFETY: the form is the correct size, and holds at least as many keys as the kernels that
        // read it have blocks per batch, or the only key. This CPU supports all candidates, and
        // schedules always come from the same family.
        unsafe {
            match self.maker {
                Maker::Load(load) => load(schedule.as_ptr(), form.as_mut_ptr(), lane),
                Maker::Prepare(prepare) => prepare(schedule.as_ptr(), form.as_mut_ptr(), 1),
                Maker::Copy => form.copy_from_slice(schedule),
            }
        }
    }

    /// Runs `kernel` on `n` batches in place.
    pub(crate) fn run(&self, kernel: &Kernel, form: &[u8], blocks: &mut [u8], block: usize, n: usize) {
        let Entry::Crypt(crypt) = kernel.entry else { unreachable!("block kernels have this type") };
        assert!(form.len() == self.form_bytes && blocks.len() >= n * kernel.width * block, "full batches");
        let p = blocks.as_mut_ptr();
        // SAFETY: the form is the one that the kernel reads, the buffer holds at least `n` batches,
        // and this CPU supports the kernel.
        unsafe { crypt(form.as_ptr(), p, p, n) }
    }
}

/// The kernels for a few keys that are used for one block each: the key schedule, and a kernel that
/// reads several schedules.
pub(crate) struct Once {
    /// The kernel that processes the blocks.
    pub(crate) kernel: &'static Kernel,
    /// The kernel that computes schedules, and for how many keys.
    pub(crate) maker: (&'static Kernel, usize),
}

impl Once {
    /// The cheapest kernels for `n` keys.
    fn new(family: &'static Family, level: Level, lanes: &[Lanes], n: usize) -> Option<Self> {
        let kernel = lanes.iter().filter(|lanes| lanes.schedules > 1).find_map(|lanes| lanes.kernel(n))?;
        let maker = family.schedule_of_many(level, n)?;
        Some(Self { kernel, maker: (maker, n.next_multiple_of(maker.width)) })
    }
}

/// The cheapest forms for each number of keys.
pub(crate) struct ManyPlan {
    pub(crate) lanes: Vec<Lanes>,
    /// For two keys and up. Where there is no such kernel, the list ends.
    once: Vec<Once>,
    /// For keys that are loaded for 1, 2, 4 … 128 rows, and for those that stay loaded.
    by_use: [OnceBox<Vec<Batch>>; ManyPlan::KEPT as usize + 1],
}

/// A form with some keys. Padding doesn't count.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Batch {
    lanes: u8,
    keys: u16,
}

impl ManyPlan {
    /// The index of the plan for keys that stay loaded.
    const KEPT: u32 = 8;

    pub(super) fn new(family: &'static Family, op: Op, level: Level, parameter: Option<&'static Parameter>) -> Self {
        let lanes = Lanes::all(family, op, level, parameter);
        Self {
            once: (2..).map_while(|n| Once::new(family, level, &lanes, n)).collect(),
            lanes,
            by_use: [const { OnceBox::new() }; Self::KEPT as usize + 1],
        }
    }

    /// Returns the cheapest forms for one block under each of `n` keys: the lanes, how many keys a
    /// form gets, and how many such forms follow each other. The keys are loaded for this many
    /// rows, or they stay loaded if it is `None`.
    pub(crate) fn forms(&self, n: usize, rows: Option<usize>) -> impl Iterator<Item = (&Lanes, usize, usize)> {
        let class = rows.map(|rows| rows.max(1).ilog2().min(Self::KEPT - 1));
        let first = self.by_use[class.unwrap_or(Self::KEPT) as usize]
            .get_or_init(|| Box::new(self.cheapest(class.map(|class| 1 << class))));
        let mut left = n;
        iter::from_fn(move || {
            // Above the horizon, leave at least one batch for the exact sequences.
            let (batch, forms) = match first.get(left) {
                _ if left == 0 => return None,
                Some(batch) => (batch, 1),
                None => (&first[0], left / usize::from(first[0].keys) - 1),
            };
            let keys = usize::from(batch.keys);
            left -= keys * forms;
            Some((&self.lanes[usize::from(batch.lanes)], keys, forms))
        })
    }

    /// The kernels for `n` keys that aren't needed afterwards, if there are any that need no form.
    pub(crate) fn once(&self, n: usize) -> Option<&Once> {
        self.once.get(n.checked_sub(2)?)
    }

    /// For each number of keys up to twice the largest form, the form to fill first. The first
    /// entry is the form with the lowest cost per key, for larger numbers.
    fn cheapest(&self, rows: Option<u64>) -> Vec<Batch> {
        let cost = |lanes: &Lanes, keys| match rows {
            Some(rows) => lanes.cost(keys).saturating_mul(rows).saturating_add(lanes.filling(keys)),
            None => lanes.cost(keys),
        };
        let widths = |lanes: &Lanes| match lanes.capacity {
            1 => alloc::vec![1],
            _ => lanes.kernels.iter().map(|(kernel, _)| kernel.width).collect(),
        };
        let batches: Vec<(u8, usize)> = (0..)
            .zip(&self.lanes)
            .flat_map(|(at, lanes)| widths(lanes).into_iter().map(move |keys| (at, keys)))
            .collect();
        let of = |at: u8| &self.lanes[usize::from(at)];
        let batch = |(lanes, keys): (u8, usize)| Batch { lanes, keys: keys as u16 };
        let per_key =
            |(at, keys): &(u8, usize)| (cost(of(*at), *keys).saturating_mul(4096) / *keys as u64, Reverse(*keys));
        let Some(bulk) = batches.iter().min_by_key(|each| per_key(each)) else { return Vec::new() };
        let widest = batches.iter().map(|(_, keys)| *keys).max().unwrap_or(0);
        let (mut first, mut costs) = (alloc::vec![batch(*bulk)], alloc::vec![0_u64]);
        for n in 1..=2 * widest {
            let all = batches.iter().map(|(at, keys)| {
                let keys = n.min(*keys);
                (cost(of(*at), keys).saturating_add(costs[n - keys]), Reverse(keys), *at)
            });
            if let Some((cost, Reverse(keys), at)) = all.min() {
                costs.push(cost);
                first.push(batch((at, keys)));
            }
        }
        first
    }
}
