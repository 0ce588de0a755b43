//! Kernels for many keys, which process one block per key in separate register lanes.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::{Family, Kernel, Op, Parameter};
use crate::abi::{Entry, Load};
use crate::frames::Frame;
use crate::level::Level;

/// The kernels that read one particular form for many keys, and the kernel that loads a key into
/// that form.
pub(crate) struct Lanes {
    /// The kernels, each with the cost of a batch, sorted by width. A wider kernel is never cheaper
    /// than a narrower one.
    kernels: Vec<(&'static Kernel, u64)>,
    /// Size of the form in bytes.
    pub(crate) form_bytes: usize,
    load: Load,
    /// The cost of loading a key.
    load_cost: u32,
    /// The largest frame of these kernels.
    pub(crate) frame: Frame,
}

impl Lanes {
    /// Returns the lanes that a family offers for an operation on many keys at a given level, one
    /// per form.
    pub(super) fn all(family: &Family, op: Op, level: Level, parameter: Option<&'static Parameter>) -> Vec<Self> {
        let lanes = |form| {
            let mut kernels: Vec<_> = family.candidates_with(op, level, parameter).filter(|k| k.form == form).collect();
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
            let form_bytes = family.forms[form].bytes;
            (!best.is_empty()).then_some(Self { kernels: best, form_bytes, load, load_cost: loader.cost(), frame })
        };
        (0..family.forms.len()).filter_map(lanes).collect()
    }

    /// The cost of processing `blocks` blocks in `n` lanes, using at most `most` forms and loading
    /// a key `loaded` times.
    pub(crate) fn total(&self, [n, loaded, blocks]: [usize; 3], most: usize) -> u64 {
        /// How many bytes of a form can be zeroed and wiped per cycle. Forms for several keys don't
        /// fit into the L1 cache.
        const FILLED: usize = 8;
        let rows = blocks.div_ceil(n.max(1)) as u64;
        let forms = (n.div_ceil(self.capacity()).min(most) * self.form_bytes / FILLED) as u64;
        let loading = u64::from(self.load_cost).saturating_mul(loaded as u64).saturating_add(forms);
        self.cost(n).saturating_mul(rows).saturating_add(loading)
    }

    /// The maximum number of keys per form.
    pub(crate) fn capacity(&self) -> usize {
        self.kernels.last().map_or(0, |(kernel, _)| kernel.width)
    }

    pub(crate) fn cost(&self, n: usize) -> u64 {
        let (full, rest) = (n / self.capacity(), n % self.capacity());
        let cost = |n: usize| self.cheapest(n).map_or(0, |(_, cost)| *cost);
        full as u64 * cost(self.capacity()) + if rest > 0 { cost(rest) } else { 0 }
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
        assert!(form.len() == self.form_bytes && lane < self.capacity(), "wrong form size or lane out of range");
        // SAFETY: the form is the correct size, and holds at least as many keys as the kernels that
        // read it have blocks per batch. This CPU supports all candidates, and schedules always
        // come from an engine of the same family.
        unsafe { (self.load)(schedule.as_ptr(), form.as_mut_ptr(), lane) }
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
