//! Many keys for one cipher, with all their schedules in one buffer.

use alloc::boxed::Box;

use once_cell::race::OnceBox;

use crate::abi::Entry;
use crate::engine::Engine;
use crate::isa::Steady;
use crate::level::Level;
use crate::table::{Family, Kernel, Parameter};
use crate::wipe::Secret;
use crate::wipe_after::wipe_behind;

/// Many expanded keys. An engine for a single key, with its forms for bulk data, is made when it is
/// first needed.
pub struct Schedules {
    family: &'static Family,
    level: Level,
    /// The named parameter, which is public.
    parameter: Option<&'static Parameter>,
    /// Number of keys.
    len: usize,
    /// The schedules, followed by those of the keys that fill the last batch.
    bytes: Secret,
    engines: OnceBox<Box<[OnceBox<Engine>]>>,
}

/// About how many keys we expand at a time. They and their schedules fit in the L1 cache.
const PIECE: usize = 64;

impl Schedules {
    /// Expands keys. `prefix` contains the bytes of the parameter, which are prepended to each key.
    /// It is empty if the cipher has no parameter, or if the keys begin with them.
    pub fn new<'k>(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        prefix: &[u8],
        mut keys: impl ExactSizeIterator<Item = &'k [u8]>,
    ) -> Self {
        let (len, makers) = (keys.len(), Makers::new(family, level, keys.len()));
        let (room, at_once) = (makers.padded(len), PIECE.next_multiple_of(makers.many.width));
        let mut piece = Secret::zeros(room.min(at_once) * family.key);
        let bytes = Secret::filled(room * family.schedule, at_once * family.schedule, |schedules| {
            let n = schedules.len() / family.schedule;
            for (slot, key) in piece.bytes_mut().chunks_exact_mut(family.key).take(n).zip(keys.by_ref()) {
                let (front, own) = slot.split_at_mut(family.key - key.len());
                front.copy_from_slice(prefix);
                own.copy_from_slice(key);
            }
            makers.run(family, &piece.bytes()[..n * family.key], schedules);
        });
        Self { family, level, parameter, len, bytes, engines: OnceBox::new() }
    }

    /// The cipher's family.
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The highest level whose kernels are used.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The named parameter.
    pub fn parameter(&self) -> Option<&'static Parameter> {
        self.parameter
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the schedule of a key.
    pub fn get(&self, key: usize) -> &[u8] {
        assert!(key < self.len, "callers know the number of keys");
        &self.bytes.bytes()[key * self.family.schedule..][..self.family.schedule]
    }

    /// Returns an engine for a key.
    pub fn engine(&self, key: usize) -> &Engine {
        let engines = self.engines.get_or_init(|| Box::new((0..self.len).map(|_| OnceBox::new()).collect()));
        let new = || Engine::of_schedule(self.family, self.level, self.parameter, self.get(key));
        engines[key].get_or_init(|| Box::new(new()))
    }
}

/// The kernels that compute schedules.
struct Makers {
    /// The cheapest kernel per key for this number of keys.
    many: &'static Kernel,
    /// The cheapest kernel for a single key.
    one: &'static Kernel,
}

impl Makers {
    fn new(family: &'static Family, level: Level, n: usize) -> Self {
        match (family.schedule_of_many(level, n), family.maker_of_one(0, level)) {
            (Some(many), Some(one)) => Self { many, one },
            _ => unreachable!("every family has a portable key schedule"),
        }
    }

    /// The number of keys to expand: `n` and, if the keys that don't fill a batch cost less together
    /// than one by one, those that fill it.
    fn padded(&self, n: usize) -> usize {
        let one_by_one = u64::from(self.one.cost()).saturating_mul((n % self.many.width) as u64);
        if u64::from(self.many.cost()) < one_by_one { n.next_multiple_of(self.many.width) } else { n }
    }

    /// Expands keys: whole batches, then the rest one by one. Always inlined, so that the kernels run
    /// at the depth of the caller, where the wiping begins.
    #[inline(always)]
    fn run(&self, family: &Family, keys: &[u8], schedules: &mut [u8]) {
        let n = keys.len() / family.key;
        assert!(schedules.len() == n * family.schedule, "a schedule for each key");
        let _steady = Steady::begin();
        let whole = n - n % self.many.width;
        let parts = [(self.many, 0, whole), (self.one, whole, n - whole)];
        for (kernel, first, n) in parts.into_iter().filter(|(.., n)| *n > 0) {
            let Entry::Expand(expand) = kernel.entry else { unreachable!("key schedules have this type") };
            let (keys, schedules) = (&keys[first * family.key..], &mut schedules[first * family.schedule..]);
            // SAFETY: both hold at least `n` keys of the sizes that the family specifies, and this
            // CPU supports the kernel.
            unsafe { expand(keys.as_ptr(), schedules.as_mut_ptr(), n) }
        }
        wipe_behind(self.many.frame.max(self.one.frame));
    }
}
