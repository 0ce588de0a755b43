//! Which kernels run for how many blocks.

use alloc::vec::Vec;
use core::cmp::Reverse;
use once_cell::race::OnceBox;

use super::{Kernel, Lanes};
use crate::costs::Cost;
use crate::level::Level;

/// The plans of a family, by level.
pub(crate) struct Plans {
    pub(super) encrypt: [OnceBox<PlanByForms>; Level::ALL.len()],
    pub(super) decrypt: [OnceBox<PlanByForms>; Level::ALL.len()],
    /// Of hashes and MACs: no family has both.
    pub(super) hash: [OnceBox<PlanByForms>; Level::ALL.len()],
    pub(super) mac: [OnceBox<PlanByForms>; Level::ALL.len()],
    /// For one key: the schedule, and the maker of every form behind it.
    pub(super) makers: [OnceBox<Vec<Option<&'static Kernel>>>; Level::ALL.len()],
    /// For several: the schedules.
    pub(super) schedules: [OnceBox<Vec<&'static Kernel>>; Level::ALL.len()],
    /// Blocks under as many keys.
    pub(super) encrypt_many: [OnceBox<Vec<Lanes>>; Level::ALL.len()],
    pub(super) decrypt_many: [OnceBox<Vec<Lanes>>; Level::ALL.len()],
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
        }
    }
}

/// The plan for a key whose forms are all there, and those for a key that lacks some.
pub(crate) struct PlanByForms {
    /// Of all kernels.
    pub(crate) all: Plan,
    /// Of those that read one form, and of those that read the schedule.
    pub(crate) by_form: Vec<ByForm>,
    /// What [`PlanByForms::cheapest`] says of few blocks for a new key, by their number: looked for once.
    fresh: Vec<Option<u8>>,
}

/// A plan that needs one form beside the schedule, or none.
pub(crate) struct ByForm {
    /// The form; 0 is the schedule.
    pub(crate) form: usize,
    /// What it costs to make it.
    pub(crate) making: u32,
    pub(crate) plan: Plan,
}

impl PlanByForms {
    /// Of kernels whose forms are made at such costs.
    pub(super) fn new(kernels: Vec<&'static Kernel>, making: impl Fn(usize) -> u32) -> Self {
        Self::by(kernels, Kernel::costs_here, making)
    }

    /// The same by other costs than those of the table.
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

    /// Of no kernels.
    pub(super) const EMPTY: Self = Self { all: Plan::EMPTY, by_form: Vec::new(), fresh: Vec::new() };

    /// As many blocks are few.
    const FEW: usize = 64;

    /// What to run for `n` blocks if it costs `making` to have a form: one of [`Self::by_form`], or the plan of all kernels.
    pub(crate) fn cheapest(&self, n: usize, making: impl Fn(&ByForm) -> u32) -> Option<usize> {
        let cost = |way: &ByForm| way.plan.cost(n).saturating_add(making(way).into());
        let (best, least) = self.by_form.iter().map(cost).enumerate().min_by_key(|(_, cost)| *cost)?;
        // All forms that the plan of all kernels would read.
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

    /// The first kernel for `n` blocks of a key without any form.
    pub(crate) fn first_fresh(&self, n: usize) -> Option<&'static Kernel> {
        let plan = self.cheapest_fresh(n).map_or(&self.all, |way| &self.by_form[way].plan);
        plan.step(n).map(|(kernel, _)| kernel)
    }

    /// [`PlanByForms::cheapest`] for a key without any form.
    pub(crate) fn cheapest_fresh(&self, n: usize) -> Option<usize> {
        match self.fresh.get(n) {
            Some(way) => way.map(usize::from),
            None => self.cheapest(n, |way| way.making),
        }
    }
}

/// Which kernel to run for how many blocks: the cheapest sequence by the measured cost of a batch.
///
/// What is left of fewer blocks than a batch may go to a padded batch of a wide kernel or to a sequence of narrow ones,
/// whichever the costs favour.
pub(crate) struct Plan {
    kernels: Vec<&'static Kernel>,
    /// `first[n]`: the kernel to begin with when `n` blocks are left, up to twice the widest kernel.
    first: Vec<u8>,
    /// What the sequence costs.
    costs: Vec<u64>,
    /// The kernel of least cost per block, and what a batch of it costs.
    bulk: u8,
    bulk_cost: u64,
}

/// What a plan by other costs than those of the table would run for `n` blocks: the kernels, with their numbers of
/// batches. For the benchmark, which measures the costs here.
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

/// Cycles around a batch that is padded: its blocks are copied to room on the stack and back, and that is wiped.
pub const PADDED: u64 = 100;

/// Of kernels that cost the same, which comes first for `n` blocks: the widest that is filled, or else the one that is
/// padded least.
fn preference(width: usize, n: usize) -> (bool, isize) {
    let width = width as isize;
    if width <= n as isize { (false, -width) } else { (true, width) }
}

impl Plan {
    /// Of no kernels.
    pub(super) const EMPTY: Self =
        Self { kernels: Vec::new(), first: Vec::new(), costs: Vec::new(), bulk: 0, bulk_cost: 0 };

    fn by(kernels: Vec<&'static Kernel>, cost: impl Fn(&'static Kernel) -> Cost) -> Self {
        assert!(kernels.len() < 256, "kernels are numbered by bytes");
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
        let (costs, first) = best.into_iter().unzip();
        Self { kernels, first, costs, bulk, bulk_cost }
    }

    /// The largest number of blocks whose sequence is exact; beyond it the kernel of least cost per block comes first.
    pub(crate) fn horizon(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// What the sequence for `n` blocks costs.
    pub(crate) fn cost(&self, n: usize) -> u64 {
        if let Some(cost) = self.costs.get(n) {
            return *cost;
        }
        let Some((bulk, batches)) = self.step(n) else { return 0 };
        self.bulk_cost.saturating_mul(batches as u64) + self.cost(n - batches * bulk.width)
    }

    /// The kernel to begin with when `n > 0` blocks are left, and how many batches of it to run; the last batch may be
    /// only partly filled.
    #[inline]
    pub(crate) fn step(&self, n: usize) -> Option<(&'static Kernel, usize)> {
        let bulk = *self.kernels.get(usize::from(self.bulk))?;
        if n >= self.first.len() {
            // Leave at least one batch's worth to the exact choice.
            return Some((bulk, n / bulk.width - 1));
        }
        let kernel = *self.kernels.get(usize::from(*self.first.get(n)?))?;
        Some((kernel, 1))
    }
}
