//! Keys without the type of their cipher.

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Bank, Flag, KeptBank, MODE_STACK, Schedules, wipe_stack, wiped_beside};

use crate::Error;

/// Many keys. Code that depends on the type of the cipher would be compiled in the crate that names
/// the type, with the optimisation of that crate.
pub(super) struct KeySet {
    pub(super) keys: Schedules,
    /// All keys in the lanes of the kernels, for encryption and decryption. We don't create these
    /// until the second use.
    kept: [KeptBank; 2],
    /// Whether the keys have been used yet.
    used: Flag,
    /// Whether any kernel used more stack than [`SHALLOW`].
    deep: Flag,
    /// The block size in bytes.
    pub(super) block: usize,
}

/// How many bytes of stack are wiped on drop. Half of this is for a small kernel, and the other
/// half for its callers. After a deeper kernel, we wipe [`MODE_STACK`] instead.
const SHALLOW: usize = 8 << 10;

impl KeySet {
    pub(super) fn new(keys: Schedules) -> Self {
        let (block, (kept, used, deep)) = (keys.family().block, Default::default());
        Self { keys, kept, used, deep, block }
    }

    /// Processes whole rows, each of which has one block per key.
    pub(super) fn each(&self, op: Op, blocks: &mut [u8]) -> Result<(), Error> {
        let one = self.keys.len() * self.block;
        if !blocks.len().is_multiple_of(one.max(1)) || (one == 0 && !blocks.is_empty()) {
            return Err(Error::PartialBlock { block: one, got: blocks.len() });
        }
        if blocks.is_empty() {
            return Ok(());
        }
        wiped_beside(blocks.len(), || {
            let filled;
            let bank = match self.kept(op) {
                Some(bank) => bank,
                None => {
                    filled = Bank::filled(op, &self.keys, 0..self.keys.len(), blocks.len() / one);
                    &filled
                }
            };
            self.uses(bank.frame());
            bank.run_rows(blocks);
        });
        Ok(())
    }

    /// Records how much must be wiped on drop, given that a kernel with a stack frame of `frame`
    /// bytes has run.
    pub(super) fn uses(&self, frame: usize) {
        self.used.set();
        if frame > SHALLOW / 2 {
            self.deep.set();
        }
    }

    /// Returns all keys in lanes, provided the keys have been used before.
    pub(super) fn kept(&self, op: Op) -> Option<&Bank> {
        self.kept[usize::from(op == Op::Decrypt)].get(op, &self.keys)
    }
}

impl Drop for KeySet {
    /// The keys wipe themselves. Here, we wipe the stack below us, where short calls may have left
    /// secrets.
    fn drop(&mut self) {
        if self.deep.is_set() {
            wipe_stack::<MODE_STACK>();
        } else if self.used.is_set() {
            wipe_stack::<SHALLOW>();
        }
    }
}
