//! Shows which kernels dispatch would select.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::families::families;
use crate::level::Level;
use crate::table::{Family, Kernel, Op};

/// The kernel that a cipher runs first for a range of message sizes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// The name of the cipher, such as `kalyna-256/256`.
    pub cipher: &'static str,
    /// Encryption or decryption.
    pub op: Op,
    /// For which numbers of blocks the kernel is selected. The last range also covers all larger
    /// numbers.
    pub blocks: RangeInclusive<usize>,
    /// The kernel.
    pub kernel: &'static Kernel,
}

/// Lists the kernels that would run for each cipher and message size at [`Level::active`].
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

/// Like [`active`], but for a given level.
pub fn choices(level: Level) -> Vec<Choice> {
    families().iter().flat_map(|family| choices_of(family, level)).collect()
}

/// Like [`choices`], but for a single cipher.
#[doc(hidden)]
pub fn choices_of(family: &'static Family, level: Level) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for op in [Op::Encrypt, Op::Decrypt] {
        let plan = family.plan(op, level, None);
        // One block more than the horizon represents all larger numbers.
        for n in 1..=plan.horizon() + 1 {
            let Some((kernel, _)) = plan.step(n) else { continue };
            match choices.last_mut() {
                Some(c) if c.op == op && core::ptr::eq(c.kernel, kernel) => c.blocks = *c.blocks.start()..=n,
                _ => choices.push(Choice { cipher: family.name, op, blocks: n..=n, kernel }),
            }
        }
    }
    choices
}
