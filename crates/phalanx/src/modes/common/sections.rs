//! Changes the key for each section of a message: ACPKM and key meshing.

use alloc::boxed::Box;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Changing, Engine, Secret, SectionBatch};

const KEY: usize = 32;

/// How to derive the next key, i.e. which constant to encrypt or decrypt.
pub(crate) struct Renewal {
    pub(crate) op: Op,
    pub(crate) constant: [u8; KEY],
}

impl Renewal {
    /// Returns the cipher with the next key.
    fn after(&self, engine: &Engine) -> Engine {
        let mut key = Secret::from_slice(&self.constant);
        engine.in_place(self.op, key.bytes_mut());
        engine.rekeyed(key.bytes())
    }
}

/// Keeps track of the position within the sections of a message, and derives their keys. Note that
/// a section begins with its first unit, not at the end of the previous section.
#[derive(Clone)]
pub(crate) struct Sections {
    /// The first key, kept only for messages with random access.
    first: Option<Engine>,
    renewal: &'static Renewal,
    /// The number of units (bytes or blocks) in a section.
    size: u64,
    /// The section that the current key belongs to, the section of the next unit, and how many
    /// units are left in that section.
    current: u64,
    wanted: u64,
    left: u64,
    /// Processes several sections together, provided that is faster. We decide this once a call
    /// spans several sections.
    ahead: Option<Option<Box<Ahead>>>,
}

/// The keys for several sections, and a batch to process them.
#[derive(Clone)]
struct Ahead {
    keys: Changing,
    batch: SectionBatch,
    /// Whether the current key is in `keys`, rather than in the engine.
    is_current: bool,
}

impl Ahead {
    /// Makes this choice for sections of `blocks` blocks, which are processed with `op`.
    fn choose(engine: &Engine, renewal: &Renewal, op: Op, blocks: usize) -> Option<Box<Self>> {
        let batch = SectionBatch::choose(engine, op, blocks)?;
        let renewed = (renewal.op, KEY / engine.family().block);
        // Key meshing also encrypts one block under each new key.
        let block = (renewal.op != Op::Encrypt).then_some((Op::Encrypt, 1));
        let keys = Changing::new(engine, [Some(renewed), block]);
        Some(Box::new(Self { keys, batch, is_current: false }))
    }
}

impl Sections {
    /// Creates sections of `size` units.
    pub(crate) fn new(size: usize, renewal: &'static Renewal) -> Self {
        let size = size as u64;
        Self { first: None, renewal, size, current: 0, wanted: 0, left: size, ahead: None }
    }

    /// Allows random access. `first` is the key for the first section.
    pub(crate) fn seekable(self, first: &Engine) -> Self {
        Self { first: Some(first.clone()), ..self }
    }

    /// Sets `engine` to the key for the next unit. Returns how many of the next `units` units use
    /// this key, and whether the key has changed.
    pub(crate) fn enter(&mut self, engine: &mut Engine, units: usize) -> (usize, bool) {
        if self.left == 0 {
            self.wanted += 1;
            self.left = self.size;
        }
        let changed = self.current != self.wanted;
        if let Some(Some(ahead)) = &mut self.ahead
            && core::mem::take(&mut ahead.is_current)
        {
            *engine = engine.rescheduled(ahead.keys.schedule());
        }
        if let Some(first) = self.first.as_ref().filter(|_| self.wanted < self.current) {
            *engine = first.clone();
            self.current = 0;
        }
        while self.current < self.wanted {
            *engine = self.renewal.after(engine);
            self.current += 1;
        }
        let now = self.left.min(units as u64);
        self.left -= now;
        (now as usize, changed)
    }

    /// Whether we are between two sections, and the next `bytes` bytes are more than one section. A
    /// block is `units` units.
    pub(crate) fn may_go_together(&self, block: usize, units: usize, bytes: usize) -> bool {
        let first = self.left == self.size && self.current == self.wanted;
        let may = (self.left == 0 || first) && !matches!(self.ahead, Some(None));
        may && bytes / block / 2 >= self.size as usize / units
    }

    /// Processes several whole sections, provided that we are between two sections and that this is
    /// faster than one after the other. Returns the number of bytes, which may be 0. `fill` writes
    /// the data for each section, and receives the key if it has changed. One block is `units` units.
    pub(crate) fn together(
        &mut self,
        engine: &mut Engine,
        op: Op,
        units: usize,
        out: &mut [u8],
        mut fill: impl FnMut(Option<&mut Changing>, &mut [u8]),
    ) -> usize {
        let (block, blocks) = (engine.family().block, self.size as usize / units);
        if !self.may_go_together(block, units, out.len()) {
            return 0;
        }
        let choose = || Ahead::choose(engine, self.renewal, op, blocks);
        let Some(ahead) = self.ahead.get_or_insert_with(choose) else { return 0 };
        let Ahead { keys, batch, is_current } = &mut **ahead;
        let whole = out.len() / batch.bytes() * batch.bytes();
        if whole == 0 {
            return 0;
        }
        if !core::mem::replace(is_current, true) {
            keys.take_key_of(engine);
        }
        let mut begun = self.left == 0;
        batch.run(keys, &mut out[..whole], |keys, section| {
            if begun {
                keys.renew(self.renewal.op, &self.renewal.constant);
                self.wanted += 1;
            }
            fill(begun.then_some(keys), section);
            begun = true;
        });
        (self.current, self.left) = (self.wanted, 0);
        whole
    }

    /// The farthest position that can be reached by seeking, in units.
    pub(crate) fn reach(&self) -> u128 {
        u128::from(self.size) << 32
    }

    /// Moves to the given unit. Its key isn't derived until the unit is used.
    pub(crate) fn seek(&mut self, unit: u64) {
        self.wanted = unit / self.size;
        self.left = self.size - unit % self.size;
    }
}
