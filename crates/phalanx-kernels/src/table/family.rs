//! All kernels of one cipher or field.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

use super::{Form, Kernel, ManyPlan, Op, Plan, PlanByForms, Plans, Runs};
use crate::abi::{Entry, Expand};
use crate::frames::Frame;
use crate::level::Level;

/// A named public parameter of a cipher, such as an S-box set. Some kernels are compiled for one
/// specific parameter.
#[derive(Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// The bytes that precede the key.
    pub bytes: &'static [u8],
    /// Its index among the cipher's parameters.
    pub index: usize,
}

/// Maximum number of forms of a cipher, including the schedule.
pub(crate) const MAX_FORMS: usize = 16;

/// The kernels of one cipher, field or hash.
#[non_exhaustive]
pub struct Family {
    /// The name as used in the test vectors, e.g. `kalyna-128/128`, `magma` or `gf2-256`.
    pub name: &'static str,
    /// Bytes in a block.
    pub block: usize,
    /// Number of bytes that the key schedule reads. For GOST 28147-89, this includes the S-box. A
    /// hash has no key.
    pub key: usize,
    /// Number of bytes that the key schedule writes. For a hash, the size of its state.
    pub schedule: usize,
    /// The key forms. Form 0 is the output of the key schedule.
    pub forms: &'static [Form],
    /// The kernels.
    pub kernels: &'static [Kernel],
    /// Cached plans.
    pub(crate) plans: Plans,
    /// Cached plans for each parameter that has kernels compiled specifically for it.
    pub(crate) named: &'static [Plans],
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Family {
    /// Whether this is a cipher, as opposed to a field or a hash.
    pub fn is_cipher(&self) -> bool {
        self.kernels.iter().any(|kernel| kernel.op == Op::Encrypt)
    }

    /// The kernels that dispatch may use at a given level, i.e. those that the level allows, that
    /// this CPU supports, and that accept any parameter.
    pub fn candidates(&self, op: Op, level: Level) -> impl Iterator<Item = &'static Kernel> {
        self.candidates_with(op, level, None)
    }

    /// Like [`Family::candidates`], but also includes the kernels compiled for `parameter`.
    pub fn candidates_with(
        &self,
        op: Op,
        level: Level,
        parameter: Option<&'static Parameter>,
    ) -> impl Iterator<Item = &'static Kernel> {
        let (kernels, index): (&'static [Kernel], _) = (self.kernels, parameter.map(|parameter| parameter.index));
        let serves = move |k: &Kernel| k.parameter.is_none_or(|own| Some(own.index) == index);
        kernels.iter().filter(move |k| k.op == op && serves(k) && level.allows(k.level) && k.is_available())
    }

    /// The cheapest kernel at the given level that computes form `form`, or the schedule, for `n`
    /// keys.
    pub fn maker(&self, op: Op, form: usize, level: Level, n: usize) -> Option<&'static Kernel> {
        let makers = self.candidates(op, level).filter(|k| k.form == form);
        cheapest_maker(makers, n)
    }

    /// The entry point and frame of the cheapest kernel that computes a form, or the schedule, for
    /// one key.
    pub(crate) fn expand(&self, form: usize, level: Level) -> Option<(Expand, Frame)> {
        let kernel = self.maker_of_one(form, level)?;
        match kernel.entry {
            Entry::Expand(f) => Some((f, kernel.frame)),
            _ => None,
        }
    }

    /// The cheapest kernel for the schedules of `n` keys, among cached candidates.
    pub fn schedule_of_many(&self, level: Level, n: usize) -> Option<&'static Kernel> {
        let all = || self.candidates(Op::Schedule, level).filter(|k| k.form == 0).collect();
        let makers = self.plans.schedules[level as usize].get_or_init(|| Box::new(all()));
        cheapest_maker(makers.iter().copied(), n)
    }

    /// The plan for blocks that each have a separate key. This is cached.
    pub(crate) fn many(
        &'static self,
        op: Op,
        level: Level,
        parameter: Option<&'static Parameter>,
    ) -> &'static ManyPlan {
        let plans = self.plans_with(parameter);
        let slot = if op == Op::Decrypt { &plans.decrypt_many } else { &plans.encrypt_many };
        slot[level as usize].get_or_init(|| Box::new(ManyPlan::new(self, op, level, parameter)))
    }

    /// The single-key kernels whose form can also hold a separate key for each run of blocks. This is
    /// cached.
    pub(crate) fn runs(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &[Runs] {
        let plans = self.plans_with(parameter);
        let slot = if op == Op::Decrypt { &plans.decrypt_runs } else { &plans.encrypt_runs };
        slot[level as usize].get_or_init(|| {
            let loaders = |form| self.candidates(Op::Load, level).filter(move |k| k.form == form);
            let runs = self.candidates_with(op, level, parameter).filter_map(|kernel| {
                let load = loaders(kernel.form).min_by_key(|k| k.cost())?;
                let loading = u64::from(load.cost()) * load.width as u64;
                Some(Runs { kernel, load, cost: u64::from(kernel.costs_here().last) + loading })
            });
            Box::new(runs.collect())
        })
    }

    /// The kernels of a hash at a given level, the widest first: the cheapest for each number of
    /// messages, if it is faster per message than those for fewer messages. This is cached.
    pub(crate) fn absorbers(&self, level: Level) -> &[&'static Kernel] {
        self.plans.absorb[level as usize].get_or_init(|| {
            let mut kernels: Vec<_> = self.candidates(Op::Absorb, level).collect();
            // Where kernels have no costs yet, the highest level comes first.
            kernels.sort_by_key(|k| (k.width, k.cost(), Reverse(k.level)));
            kernels.dedup_by_key(|k| k.width);
            let mut best: Vec<&'static Kernel> = Vec::new();
            for kernel in kernels {
                let per_message = |k: &Kernel| u64::from(k.cost()) * 1024 / k.width as u64;
                if best.last().is_none_or(|narrower| per_message(kernel) <= per_message(narrower)) {
                    best.push(kernel);
                }
            }
            best.reverse();
            Box::new(best)
        })
    }

    /// The plans that include kernels compiled for this parameter. If there are none, the plans
    /// that only use kernels that accept any parameter.
    fn plans_with(&self, parameter: Option<&'static Parameter>) -> &Plans {
        parameter.and_then(|parameter| self.named.get(parameter.index)).unwrap_or(&self.plans)
    }

    /// The kernel that computes a form or the schedule for one key. This is cached.
    pub(crate) fn maker_of_one(&self, form: usize, level: Level) -> Option<&'static Kernel> {
        let op = |form| if form == 0 { Op::Schedule } else { Op::Prepare };
        let find = || (0..self.forms.len()).map(|form| self.maker(op(form), form, level, 1)).collect();
        self.plans.makers[level as usize].get_or_init(|| Box::new(find()))[form]
    }

    /// The size of the form that the kernel for a single block reads, or 0 if it reads the schedule.
    #[inline]
    pub(crate) fn first_form_bytes(&self, level: Level, parameter: Option<&'static Parameter>) -> usize {
        let first = |op| self.plan(op, level, parameter).step(1);
        match first(Op::Encrypt).or_else(|| first(Op::Ghash)) {
            Some((kernel, _)) if kernel.form > 0 => self.forms[kernel.form].bytes,
            _ => 0,
        }
    }

    /// Creates a family, given the sizes of a block, a key and a schedule in bytes.
    pub const fn new(
        name: &'static str,
        sizes: [usize; 3],
        forms: &'static [Form],
        kernels: &'static [Kernel],
    ) -> Self {
        Self::with_sets(name, sizes, forms, kernels, &[])
    }

    /// Creates a family with separate plans for each parameter that has kernels compiled for it.
    pub(crate) const fn with_sets(
        name: &'static str,
        [block, key, schedule]: [usize; 3],
        forms: &'static [Form],
        kernels: &'static [Kernel],
        named: &'static [Plans],
    ) -> Self {
        assert!(forms.len() <= MAX_FORMS, "an engine has room for all forms");
        assert!(block.is_power_of_two(), "blocks are counted by shifting");
        Self { name, block, key, schedule, forms, kernels, plans: Plans::new(), named }
    }

    /// A plan with a single kernel.
    pub(crate) fn single(&'static self, kernel: &'static Kernel, ops: &[Op]) -> PlanByForms {
        let here = self.kernels.iter().any(|k| core::ptr::eq(k, kernel)) && ops.contains(&kernel.op);
        assert!(here && kernel.is_available(), "{kernel:?} can't be used for {self:?} on this CPU");
        PlanByForms::new(alloc::vec![kernel], |_| 0)
    }

    /// The plans for a block operation at a given level. Other operations have no plans, so the
    /// result is empty for them.
    #[inline]
    pub(crate) fn plans(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &PlanByForms {
        static NONE: PlanByForms = PlanByForms::EMPTY;
        let plans = self.plans_with(parameter);
        let slot = match op {
            Op::Encrypt => &plans.encrypt,
            Op::Decrypt => &plans.decrypt,
            Op::Ghash => &plans.hash,
            Op::Mac16 => &plans.mac,
            Op::Dot
            | Op::Products
            | Op::Schedule
            | Op::Prepare
            | Op::EncryptMany
            | Op::DecryptMany
            | Op::Load
            | Op::Absorb => {
                return &NONE;
            }
        };
        slot[level as usize].get_or_init(|| {
            let making = |form| self.maker_of_one(form, level).map_or(0, Kernel::cost);
            Box::new(PlanByForms::new(self.candidates_with(op, level, parameter).collect(), making))
        })
    }

    /// The plan for a key whose forms have all been computed.
    #[inline]
    pub(crate) fn plan(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &Plan {
        &self.plans(op, level, parameter).all
    }
}

/// Returns the cheapest of `makers`, breaking ties in favour of the highest level.
fn cheapest_maker(makers: impl Iterator<Item = &'static Kernel>, n: usize) -> Option<&'static Kernel> {
    makers.min_by_key(|k| (u64::from(k.cost()).saturating_mul(n.div_ceil(k.width.max(1)) as u64), Reverse(k.level)))
}
