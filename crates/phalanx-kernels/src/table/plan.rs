//! Plans decide which kernels to run for a given number of blocks.

use alloc::vec::Vec;
use core::cmp::Reverse;
use once_cell::race::OnceBox;

use super::{Kernel, ManyPlan};
use crate::costs::Cost;
use crate::level::Level;

pub(crate) struct Plans {
    pub(super) encrypt: [OnceBox<PlanByForms>; Level::ALL.len()],
    pub(super) decrypt: [OnceBox<PlanByForms>; Level::ALL.len()],
    /// The plans for hashes or MACs. No family has both.
    pub(super) hash: [OnceBox<PlanByForms>; Level::ALL.len()],
    pub(super) mac: [OnceBox<PlanByForms>; Level::ALL.len()],
    /// The kernels that compute the schedule and each form for one key.
    pub(super) makers: [OnceBox<Vec<Option<&'static Kernel>>>; Level::ALL.len()],
    /// The kernels that compute schedules.
    pub(super) schedules: [OnceBox<Vec<&'static Kernel>>; Level::ALL.len()],
    /// The plans for blocks that each have a separate key.
    pub(super) encrypt_many: [OnceBox<ManyPlan>; Level::ALL.len()],
    pub(super) decrypt_many: [OnceBox<ManyPlan>; Level::ALL.len()],
    /// The single-key kernels for message sections with separate keys.
    pub(super) encrypt_runs: [OnceBox<Vec<Runs>>; Level::ALL.len()],
    pub(super) decrypt_runs: [OnceBox<Vec<Runs>>; Level::ALL.len()],
    /// The kernels of a hash.
    pub(super) absorb: [OnceBox<Vec<&'static Kernel>>; Level::ALL.len()],
}

/// A single-key kernel whose form can also hold a separate key for each run of blocks in a batch, and
/// the kernel that loads a key for a run.
pub(crate) struct Runs {
    pub(crate) kernel: &'static Kernel,
    pub(crate) load: &'static Kernel,
    /// The cost of a batch whose runs all get new keys.
    pub(crate) cost: u64,
}

impl Plans {
    pub(crate) const fn new() -> Self {
        Self {
            encrypt: [const { OnceBox::new() }; Level::ALL.len()],
            decrypt: [const { OnceBox::new() }; Level::ALL.len()],
            hash: [const { OnceBox::new() }; Level::ALL.len()],
            mac: [const { OnceBox::new() }; Level::ALL.len()],
            makers: [const { OnceBox::new() }; Level::ALL.len()],
            schedules: [const { OnceBox::new() }; Level::ALL.len()],
            encrypt_many: [const { OnceBox::new() }; Level::ALL.len()],
            decrypt_many: [const { OnceBox::new() }; Level::ALL.len()],
            encrypt_runs: [const { OnceBox::new() }; Level::ALL.len()],
            decrypt_runs: [const { OnceBox::new() }; Level::ALL.len()],
            absorb: [const { OnceBox::new() }; Level::ALL.len()],
        }
    }
}

/// The plan for a key whose forms have all been computed, and the plans for keys with some forms
/// missing.
pub(crate) struct PlanByForms {
    /// The plan with all kernels.
    pub(crate) all: Plan,
    /// For each form, the plan that only uses kernels that read that form or the schedule.
    pub(crate) by_form: Vec<ByForm>,
    /// Cached results of [`PlanByForms::cheapest`] for a small number of blocks with a new key,
    /// indexed by the number of blocks.
    fresh: Vec<Option<u8>>,
}

/// A plan that needs at most one form in addition to the schedule.
pub(crate) struct ByForm {
    /// The form, where 0 is the schedule.
    pub(crate) form: usize,
    /// The cost of computing the form.
    pub(crate) making: u32,
    pub(crate) plan: Plan,
}

impl PlanByForms {
    /// Creates plans from the given kernels. `making` returns the cost of computing each form.
    pub(super) fn new(kernels: Vec<&'static Kernel>, making: impl Fn(usize) -> u32) -> Self {
        Self::by(kernels, Kernel::costs_here, making)
    }

    /// Like [`PlanByForms::new`], but with different kernel costs.
    pub(crate) fn by(
        kernels: Vec<&'static Kernel>,
        cost: impl Fn(&'static Kernel) -> Cost,
        making: impl Fn(usize) -> u32,
    ) -> Self {
        let mut forms: Vec<usize> = kernels.iter().map(|kernel| kernel.form).collect();
        forms.sort_unstable();
        forms.dedup();
        let by_form = forms.into_iter().map(|form| {
            let of_it = kernels.iter().copied().filter(|kernel| kernel.form == form || kernel.form == 0);
            ByForm { form, making: if form == 0 { 0 } else { making(form) }, plan: Plan::by(of_it.collect(), &cost) }
        });
        let mut ways = Self { by_form: by_form.collect(), all: Plan::by(kernels, &cost), fresh: Vec::new() };
        let fresh = |n| ways.cheapest(n, |way| way.making).map(|way| way as u8);
        ways.fresh = (0..=Self::FEW).map(fresh).collect();
        ways
    }

    /// Plans with no kernels.
    pub(super) const EMPTY: Self = Self { all: Plan::EMPTY, by_form: Vec::new(), fresh: Vec::new() };

    /// Up to how many blocks results are cached.
    const FEW: usize = 64;

    /// The cheapest plan for `n` blocks if computing a form costs `making`. Returns an index into
    /// [`Self::by_form`], or `None` for the plan with all kernels.
    pub(crate) fn cheapest(&self, n: usize, making: impl Fn(&ByForm) -> u32) -> Option<usize> {
        let cost = |way: &ByForm| way.plan.cost(n).saturating_add(making(way).into());
        let (best, least) = self.by_form.iter().map(cost).enumerate().min_by_key(|(_, cost)| *cost)?;
        // Add the cost of all forms that the plan with all kernels would read.
        let (mut whole, mut forms, mut left) = (self.all.cost(n), 0_u64, n);
        while let (Some((kernel, batches)), 1..) = (self.all.step(left), left) {
            if forms & 1 << kernel.form == 0 {
                forms |= 1 << kernel.form;
                let way = self.by_form.iter().find(|way| way.form == kernel.form);
                whole += u64::from(way.map_or(0, &making));
            }
            left = left.saturating_sub(batches * kernel.width);
        }
        (whole > least).then_some(best)
    }

    /// The first kernel for `n` blocks with a key that has no forms yet.
    pub(crate) fn first_fresh(&self, n: usize) -> Option<&'static Kernel> {
        let plan = self.cheapest_fresh(n).map_or(&self.all, |way| &self.by_form[way].plan);
        plan.step(n).map(|(kernel, _)| kernel)
    }

    /// Like [`PlanByForms::cheapest`], but for a key that has no forms yet.
    pub(crate) fn cheapest_fresh(&self, n: usize) -> Option<usize> {
        match self.fresh.get(n) {
            Some(way) => way.map(usize::from),
            None => self.cheapest(n, |way| way.making),
        }
    }
}

/// The cheapest sequence of kernels for a given number of blocks, based on what a batch costs with
/// each kernel.
///
/// If the remaining blocks don't fill a batch, we either run a wide kernel on a padded batch or
/// several narrower kernels, whichever is cheaper.
pub(crate) struct Plan {
    kernels: Vec<&'static Kernel>,
    /// `first[n]` is the first kernel to run when `n` blocks are left, up to twice the width of the
    /// widest kernel.
    first: Vec<u8>,
    /// The costs of the sequences.
    costs: Vec<u64>,
    /// How many blocks the sequences process, including those that fill up the last batch.
    reach: Vec<u32>,
    /// The kernel with the lowest cost per block, and the cost of its batches.
    bulk: u8,
    bulk_cost: u64,
}

/// Returns which kernels a plan with different kernel costs would run for `n` blocks, and how many
/// batches each. This is for the benchmarks, which measure these costs.
pub fn choose(
    kernels: Vec<&'static Kernel>,
    cost: impl Fn(&'static Kernel) -> Cost,
    mut n: usize,
) -> Vec<(&'static Kernel, usize)> {
    let (plan, mut chosen) = (Plan::by(kernels, cost), Vec::new());
    while n > 0 {
        let Some((kernel, batches)) = plan.step(n) else { break };
        n = n.saturating_sub(batches * kernel.width);
        chosen.push((kernel, batches));
    }
    chosen
}

/// The overhead of a padded batch in cycles. The batch has to be copied to the stack and back, and
/// wiped afterwards.
pub const PADDED: u64 = 100;

/// Breaks ties between kernels of equal cost. We prefer the widest kernel whose batch would be
/// filled or, if there is none, the one that needs the least padding.
fn preference(width: usize, n: usize) -> (bool, isize) {
    let width = width as isize;
    if width <= n as isize { (false, -width) } else { (true, width) }
}

impl Plan {
    /// A plan with no kernels.
    pub(super) const EMPTY: Self =
        Self { kernels: Vec::new(), first: Vec::new(), costs: Vec::new(), reach: Vec::new(), bulk: 0, bulk_cost: 0 };

    fn by(kernels: Vec<&'static Kernel>, cost: impl Fn(&'static Kernel) -> Cost) -> Self {
        assert!(kernels.len() < 256, "kernel indices must fit in a byte");
        let widest = kernels.iter().map(|k| k.width).max().unwrap_or(0);
        let batch: Vec<Cost> = kernels.iter().map(|k| cost(k)).collect();
        let each = |i: u8| u64::from(batch[usize::from(i)].each);
        let mut best: Vec<(u64, u8)> = alloc::vec![(0, 0)];
        for n in 1..=2 * widest {
            let all = kernels.iter().zip(0u8..).map(|(k, i)| {
                let cost = match n.checked_sub(k.width) {
                    Some(rest @ 1..) => each(i) + best[rest].0,
                    Some(_) => batch[usize::from(i)].last.into(),
                    None => u64::from(batch[usize::from(i)].last) + PADDED,
                };
                (cost, preference(k.width, n), i)
            });
            best.extend(all.min().map(|(cost, _, i)| (cost, i)));
        }
        let per_block = |k: &Kernel, i| (each(i) * 4096 / k.width as u64, Reverse(k.width));
        let bulk = kernels.iter().zip(0u8..).min_by_key(|(k, i)| per_block(k, *i)).map_or(0, |(_, i)| i);
        let bulk_cost = batch.get(usize::from(bulk)).map_or(0, |cost| cost.each.into());
        let mut reach: Vec<u32> = alloc::vec![0];
        for (n, (_, i)) in best.iter().enumerate().skip(1) {
            let width = kernels[usize::from(*i)].width;
            reach.push(width as u32 + reach[n.saturating_sub(width)]);
        }
        let (costs, first) = best.into_iter().unzip();
        Self { kernels, first, costs, reach, bulk, bulk_cost }
    }

    /// The largest number of blocks for which we store the exact sequence. Beyond that, the kernel
    /// with the lowest cost per block runs first.
    pub(crate) fn horizon(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The cost of the sequence for `n` blocks.
    pub(crate) fn cost(&self, n: usize) -> u64 {
        if let Some(cost) = self.costs.get(n) {
            return *cost;
        }
        let Some((bulk, batches)) = self.step(n) else { return 0 };
        self.bulk_cost.saturating_mul(batches as u64) + self.cost(n - batches * bulk.width)
    }

    /// The kernel that processes all of `n > 0` blocks, if there is just one, and they fill its
    /// batches.
    pub(crate) fn only(&self, n: usize) -> Option<&'static Kernel> {
        let (mut left, (only, _)) = (n, self.step(n)?);
        while left > 0 {
            let (kernel, batches) = self.step(left).filter(|(kernel, _)| core::ptr::eq(*kernel, only))?;
            left = left.checked_sub(batches * kernel.width)?;
        }
        Some(only)
    }

    /// How many blocks the sequence for `n` blocks processes, including those that fill up the last
    /// batch.
    pub(crate) fn reach(&self, n: usize) -> usize {
        if let Some(reach) = self.reach.get(n) {
            return *reach as usize;
        }
        let Some((bulk, batches)) = self.step(n) else { return n };
        let done = batches * bulk.width;
        done + self.reach(n - done)
    }

    /// Returns the next kernel to run when `n > 0` blocks are left, and how many batches it should
    /// process. The last batch may be partial.
    #[inline]
    pub(crate) fn step(&self, n: usize) -> Option<(&'static Kernel, usize)> {
        let bulk = *self.kernels.get(usize::from(self.bulk))?;
        if n >= self.first.len() {
            // Leave at least one batch for the exact sequences.
            return Some((bulk, n / bulk.width - 1));
        }
        let kernel = *self.kernels.get(usize::from(*self.first.get(n)?))?;
        Some((kernel, 1))
    }
}
