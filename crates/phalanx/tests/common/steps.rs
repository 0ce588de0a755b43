//! Runs every kernel of this architecture on arbitrary data. `tools/emulate.sh steps` logs each
//! instruction that an emulator executes, and counts the ones between a kernel's entry and its
//! return. A constant-time kernel executes the same number of instructions for all data.

use std::collections::BTreeSet;

use phalanx::kernel::{Entry, Family, Kernel};
use phalanx::{Level, costs, families};

/// The number of blocks that the first call sums, which is how many share one reduction.
const BLOCKS: usize = 16;

/// Returns the unit of a call: batches, keys or blocks.
fn size(kernel: &Kernel) -> usize {
    match kernel.entry {
        Entry::Expand(_) => kernel.width,
        Entry::Ghash(_) => BLOCKS,
        Entry::Load(_) => 0,
        _ => 1,
    }
}

/// Calls a kernel with `n` times its unit.
fn call(family: &Family, kernel: &Kernel, n: usize) {
    let form = family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule).max(family.key);
    let (count, batch) = (n * size(kernel), kernel.width * family.block);
    let bytes = (form + batch) * count.max(kernel.width);
    // This is also a valid S-box, because all entries are nibbles.
    let (input, mut out) = (vec![1u8; bytes], vec![0u8; bytes]);
    let (from, to) = (input.as_ptr(), out.as_mut_ptr());
    // SAFETY: each buffer has room for the call's batches and forms and for one more, and the CPU
    // supports the kernel's level.
    unsafe {
        match kernel.entry {
            Entry::Crypt(crypt) => crypt(from, from, to, count),
            Entry::Expand(expand) => expand(from, to, count),
            Entry::Load(load) => load(from, to, 0),
            Entry::Absorb(absorb) => absorb(from, to, count),
            Entry::Ghash(hash) => hash(from, from, to, count),
            entry => panic!("no way to run the shape {}", entry.shape()),
        }
    }
}

fn address(kernel: &Kernel) -> usize {
    match kernel.entry {
        Entry::Crypt(entry) => entry as usize,
        Entry::Expand(entry) => entry as usize,
        Entry::Load(entry) => entry as usize,
        Entry::Absorb(entry) => entry as usize,
        Entry::Ghash(entry) => entry as usize,
        entry => panic!("no way to run the shape {}", entry.shape()),
    }
}

/// Returns the kernels for the requested level in order. Both directions may share one function.
fn ours() -> impl Iterator<Item = (&'static Family, &'static Kernel)> {
    let kernels = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (*family, kernel)));
    let mut seen = BTreeSet::new();
    kernels.filter(move |(_, kernel)| {
        kernel.level == Level::active() && kernel.is_available() && seen.insert(kernel.symbol)
    })
}

/// For each kernel, prints its name, its address, and how many more batches, keys or blocks its
/// second call processes than its first, or 0 if both process the same number.
pub(crate) fn list() {
    for (_, kernel) in ours() {
        println!("{} {:x} {}", costs::name(kernel.symbol), address(kernel), size(kernel));
    }
}

pub(crate) fn run() {
    for (family, kernel) in ours() {
        call(family, kernel, 1);
        call(family, kernel, 2);
    }
}
