//! A key for each section of a message: ACPKM and key meshing.

use alloc::boxed::Box;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Changing, Engine, Secret, SectionBatch};

/// Bytes in a key of the ciphers whose keys change.
const KEY: usize = 32;

/// The key after a key: a constant, encrypted or decrypted.
pub(crate) struct Renewal {
    pub(crate) op: Op,
    pub(crate) constant: [u8; KEY],
}

impl Renewal {
    /// The cipher with the key after its own.
    fn after(&self, engine: &Engine) -> Engine {
        let mut key = Secret::from_slice(&self.constant);
        engine.in_place(self.op, key.bytes_mut());
        engine.rekeyed(key.bytes())
    }
}

/// Where a message is in its sections, and the way from key to key. A section begins when its first unit is asked for, not when the
/// one before ends.
#[derive(Clone)]
pub(crate) struct Sections {
    /// What to go back to, where messages are read at any place.
    first: Option<Arc<Engine>>,
    renewal: &'static Renewal,
    /// Units of a section: bytes or blocks.
    size: u64,
    /// The section whose key is there, the one that the message is in, and what is left of that.
    current: u64,
    wanted: u64,
    left: u64,
    /// What runs several sections together, if that costs less; looked for when there are several.
    ahead: Option<Option<Box<Ahead>>>,
}

/// Keys of sections, and a batch of them.
#[derive(Clone)]
struct Ahead {
    keys: Changing,
    batch: SectionBatch,
}

impl Ahead {
    /// For sections of so many blocks.
    fn choose(engine: &Engine, renewal: &Renewal, blocks: usize) -> Option<Box<Self>> {
        let batch = SectionBatch::choose(engine, Op::Encrypt, blocks)?;
        let renewed = (renewal.op, KEY / engine.family().block);
        // Meshing encrypts a block under every new key.
        let block = (renewal.op != Op::Encrypt).then_some((Op::Encrypt, 1));
        Some(Box::new(Self { keys: Changing::new(engine, [Some(renewed), block]), batch }))
    }
}

impl Sections {
    /// Sections of `size` units.
    pub(crate) fn new(size: usize, renewal: &'static Renewal) -> Self {
        let size = size as u64;
        Self { first: None, renewal, size, current: 0, wanted: 0, left: size, ahead: None }
    }

    /// For a message that is read at any place; the key of its first section is there.
    pub(crate) fn seekable(self, first: &Arc<Engine>) -> Self {
        Self { first: Some(first.clone()), ..self }
    }

    /// How many of the next units, one or more, are under one key, which `engine` has then; and whether that is another than before.
    pub(crate) fn enter(&mut self, engine: &mut Arc<Engine>, units: usize) -> (usize, bool) {
        if self.left == 0 {
            self.wanted += 1;
            self.left = self.size;
        }
        let changed = self.current != self.wanted;
        if let Some(first) = self.first.as_ref().filter(|_| self.wanted < self.current) {
            *engine = first.clone();
            self.current = 0;
        }
        while self.current < self.wanted {
            *engine = Arc::new(self.renewal.after(engine));
            self.current += 1;
        }
        let now = self.left.min(units as u64);
        self.left -= now;
        (now as usize, changed)
    }

    /// Encrypts as many whole sections of keystream as make whole batches, if the message is between two of them and that costs less than
    /// one after the other; gives their bytes, perhaps none. `fill` writes the counters of each section, and is given its key if
    /// that is another than before. A block is `units` units.
    pub(crate) fn together(
        &mut self,
        engine: &mut Arc<Engine>,
        units: usize,
        out: &mut [u8],
        mut fill: impl FnMut(Option<&mut Changing>, &mut [u8]),
    ) -> usize {
        let (block, blocks) = (engine.family().block, self.size as usize / units);
        let mut begun = self.left == 0;
        let first = self.left == self.size && self.current == self.wanted;
        if !(begun || first) || out.len() / block / 2 < blocks {
            return 0;
        }
        let choose = || Ahead::choose(engine, self.renewal, blocks);
        let Some(Ahead { keys, batch }) = self.ahead.get_or_insert_with(choose).as_deref_mut() else { return 0 };
        let whole = out.len() / batch.bytes() * batch.bytes();
        if whole == 0 {
            return 0;
        }
        keys.take_key_of(engine);
        batch.run(keys, &mut out[..whole], |keys, section| {
            if begun {
                keys.renew(self.renewal.op, &self.renewal.constant);
                self.wanted += 1;
            }
            fill(begun.then_some(keys), section);
            begun = true;
        });
        (self.current, self.left) = (self.wanted, 0);
        *engine = Arc::new(engine.rescheduled(keys.schedule()));
        whole
    }

    /// How many units lie in front of the farthest that is gone to.
    pub(crate) fn reach(&self) -> u128 {
        u128::from(self.size) << 32
    }

    /// Goes to a unit. Its key is made when the unit is asked for.
    pub(crate) fn seek(&mut self, unit: u64) {
        self.wanted = unit / self.size;
        self.left = self.size - unit % self.size;
    }
}
