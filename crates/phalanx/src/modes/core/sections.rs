//! A key for each section of a message: ACPKM and key meshing.

use alloc::sync::Arc;

use phalanx_kernels::parts::Engine;

/// Where a message is in its sections, and the way from key to key. A section begins when its first unit is asked for, not when the
/// one before ends.
#[derive(Clone)]
pub(crate) struct Sections {
    /// What to go back to, where messages are read at any place.
    first: Option<Arc<Engine>>,
    /// The cipher with the key after its own.
    next: fn(&Engine) -> Engine,
    /// Units of a section: bytes or blocks.
    size: u64,
    /// The section whose key is there, the one that the message is in, and what is left of that.
    current: u64,
    wanted: u64,
    left: u64,
}

impl Sections {
    /// Sections of `size` units; `next` gives the cipher with the key after its own.
    pub(crate) fn new(size: usize, next: fn(&Engine) -> Engine) -> Self {
        let size = size as u64;
        Self { first: None, next, size, current: 0, wanted: 0, left: size }
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
            *engine = Arc::new((self.next)(engine));
            self.current += 1;
        }
        let now = self.left.min(units as u64);
        self.left -= now;
        (now as usize, changed)
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
