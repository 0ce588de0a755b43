//! What would run.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::families::families;
use crate::level::Level;
use crate::table::{Kernel, Op};

/// Which kernel a cipher begins with for a number of blocks.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// The cipher, as `kalyna-256/256`.
    pub cipher: &'static str,
    /// Encryption or decryption.
    pub op: Op,
    /// Numbers of blocks for which the kernel is chosen first. The last range stands for all larger numbers too.
    pub blocks: RangeInclusive<usize>,
    /// The kernel.
    pub kernel: &'static Kernel,
}

/// Which kernel would run for which cipher and size, under [`Level::active`].
///
/// ```
/// let choices = phalanx::active();
/// assert!(choices.iter().any(|c| c.cipher == "kalyna-256/256" && c.blocks.contains(&1)));
/// for c in choices {
///     println!("{} {} {:?}: {:?} ({})", c.cipher, c.op, c.blocks, c.kernel, c.kernel.layout);
/// }
/// ```
pub fn active() -> Vec<Choice> {
    choices(Level::active())
}

/// [`active`] under a given level.
pub fn choices(level: Level) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for family in families() {
        for op in [Op::Encrypt, Op::Decrypt] {
            let plan = family.plan(op, level, None);
            // One more than the plan is exact for: that one stands for all that follow.
            for n in 1..=plan.horizon() + 1 {
                let Some((kernel, _)) = plan.step(n) else { continue };
                match choices.last_mut() {
                    Some(c) if c.cipher == family.name && c.op == op && core::ptr::eq(c.kernel, kernel) => {
                        c.blocks = *c.blocks.start()..=n;
                    }
                    _ => choices.push(Choice { cipher: family.name, op, blocks: n..=n, kernel }),
                }
            }
        }
    }
    choices
}
