//! A cipher, or a field, as the table has it.

use alloc::boxed::Box;
use core::cmp::Reverse;
use core::fmt;

use super::{Form, Kernel, Lanes, Op, Plan, PlanByForms, Plans};
use crate::abi::{Entry, Expand};
use crate::frames::Frame;
use crate::level::Level;

/// A public parameter of a cipher, of which there are several with names: a kernel may have one built in.
#[derive(Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// The bytes that stand for it in front of a key.
    pub bytes: &'static [u8],
    /// Its place among those of its cipher.
    pub index: usize,
}

/// As many forms has any cipher, the schedule among them.
pub(crate) const MAX_FORMS: usize = 16;

/// The kernels of one cipher, or of one field.
#[non_exhaustive]
pub struct Family {
    /// The name, as in the vectors: `kalyna-128/128`, `magma`, `gf2-256`.
    pub name: &'static str,
    /// Bytes in a block.
    pub block: usize,
    /// Bytes that the key schedule reads. For GOST 28147-89 the S-box is among them.
    pub key: usize,
    /// Bytes that it writes.
    pub schedule: usize,
    /// The key forms. Form 0 is what the schedule writes.
    pub forms: &'static [Form],
    /// The kernels.
    pub kernels: &'static [Kernel],
    /// Chosen sequences, made when first asked for.
    pub(crate) plans: Plans,
    /// The same for each parameter that kernels have built in.
    pub(crate) named: &'static [Plans],
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Family {
    /// The kernels that dispatch may use under a level: allowed, and there on this CPU; with any parameter.
    pub fn candidates(&self, op: Op, level: Level) -> impl Iterator<Item = &'static Kernel> {
        self.candidates_with(op, level, None)
    }

    /// [`Family::candidates`], and those with a parameter built in.
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

    /// The cheapest kernel that makes form `form` (or the schedule) of `n` keys under a level.
    pub fn maker(&self, op: Op, form: usize, level: Level, n: usize) -> Option<&'static Kernel> {
        let makers = self.candidates(op, level).filter(|k| k.form == form);
        cheapest_maker(makers, n)
    }

    /// Its entry point, and its frame.
    pub(crate) fn expand(&self, op: Op, form: usize, level: Level, n: usize) -> Option<(Expand, Frame)> {
        let kernel = match (n, op) {
            (1, _) => self.maker_of_one(form, level),
            (_, Op::Schedule) => self.schedule_of_many(level, n),
            _ => self.maker(op, form, level, n),
        }?;
        match kernel.entry {
            Entry::Expand(f) => Some((f, kernel.frame)),
            _ => None,
        }
    }

    /// The schedule of several keys, of those that are looked for once.
    fn schedule_of_many(&self, level: Level, n: usize) -> Option<&'static Kernel> {
        let find = || self.candidates(Op::Schedule, level).filter(|k| k.form == 0).collect();
        let schedules = self.plans.schedules[level as usize].get_or_init(|| Box::new(find()));
        cheapest_maker(schedules.iter().copied(), n)
    }

    /// What runs blocks under as many keys, looked for once.
    pub(crate) fn lanes(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &[Lanes] {
        let plans = self.plans_with(parameter);
        let (op, slot) = match op {
            Op::Decrypt => (Op::DecryptMany, &plans.decrypt_many),
            _ => (Op::EncryptMany, &plans.encrypt_many),
        };
        slot[level as usize].get_or_init(|| Box::new(Lanes::all(self, op, level, parameter)))
    }

    /// The plans of kernels with this parameter built in, and of all that take any.
    fn plans_with(&self, parameter: Option<&'static Parameter>) -> &Plans {
        parameter.and_then(|parameter| self.named.get(parameter.index)).unwrap_or(&self.plans)
    }

    /// What makes a form, or the schedule, of one key: looked for once.
    fn maker_of_one(&self, form: usize, level: Level) -> Option<&'static Kernel> {
        let op = |form| if form == 0 { Op::Schedule } else { Op::Prepare };
        let find = || (0..self.forms.len()).map(|form| self.maker(op(form), form, level, 1)).collect();
        self.plans.makers[level as usize].get_or_init(|| Box::new(find()))[form]
    }

    /// A family. The sizes are of a block, a key and a schedule, in bytes.
    pub const fn new(
        name: &'static str,
        sizes: [usize; 3],
        forms: &'static [Form],
        kernels: &'static [Kernel],
    ) -> Self {
        Self::with_sets(name, sizes, forms, kernels, &[])
    }

    /// A family with room for the plans of each parameter that kernels have built in.
    pub(crate) const fn with_sets(
        name: &'static str,
        [block, key, schedule]: [usize; 3],
        forms: &'static [Form],
        kernels: &'static [Kernel],
        named: &'static [Plans],
    ) -> Self {
        assert!(forms.len() <= MAX_FORMS, "an engine has room for all forms");
        Self { name, block, key, schedule, forms, kernels, plans: Plans::new(), named }
    }

    /// The plan of one kernel by itself.
    pub(crate) fn single(&'static self, kernel: &'static Kernel, ops: &[Op]) -> PlanByForms {
        let here = self.kernels.iter().any(|k| core::ptr::eq(k, kernel)) && ops.contains(&kernel.op);
        assert!(here && kernel.is_available(), "{kernel:?} is no such kernel of {self:?} that this CPU can run");
        PlanByForms::new(alloc::vec![kernel], |_| 0)
    }

    /// The plans for an operation on blocks under a level; empty for the others.
    #[inline]
    pub(crate) fn plans(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &PlanByForms {
        static NONE: PlanByForms = PlanByForms::EMPTY;
        let plans = self.plans_with(parameter);
        let slot = match op {
            Op::Encrypt => &plans.encrypt,
            Op::Decrypt => &plans.decrypt,
            Op::Ghash => &plans.hash,
            Op::Mac16 => &plans.mac,
            Op::Dot | Op::Products | Op::Schedule | Op::Prepare | Op::EncryptMany | Op::DecryptMany | Op::Load => {
                return &NONE;
            }
        };
        slot[level as usize].get_or_init(|| {
            let making = |form| self.maker_of_one(form, level).map_or(0, Kernel::cost);
            Box::new(PlanByForms::new(self.candidates_with(op, level, parameter).collect(), making))
        })
    }

    /// The plan for a key whose forms are there.
    #[inline]
    pub(crate) fn plan(&self, op: Op, level: Level, parameter: Option<&'static Parameter>) -> &Plan {
        &self.plans(op, level, parameter).all
    }
}

/// Of those that cost the same, the one of the highest level.
fn cheapest_maker(makers: impl Iterator<Item = &'static Kernel>, n: usize) -> Option<&'static Kernel> {
    makers.min_by_key(|k| (u64::from(k.cost()).saturating_mul(n.div_ceil(k.width.max(1)) as u64), Reverse(k.level)))
}
