//! Runs the kernels of this architecture, each by itself and on nothing in particular: `tools/emulate.sh steps` logs every instruction
//! that an emulator executes, and counts those between a kernel's entry and its return. How many they are does not depend on data: that
//! it does not is what being constant time means.

use std::collections::BTreeSet;

use phalanx::kernel::{Entry, Family, Kernel};
use phalanx::{Level, costs, families};

/// Blocks that a sum takes in the first call: as many as share one reduction.
const BLOCKS: usize = 16;

/// How much a call takes: batches, keys, or blocks.
fn size(kernel: &Kernel) -> usize {
    match kernel.entry {
        Entry::Expand(_) => kernel.width,
        Entry::Ghash(_) => BLOCKS,
        Entry::Load(_) => 0,
        _ => 1,
    }
}

/// Calls a kernel with `n` times its size.
fn call(family: &Family, kernel: &Kernel, n: usize) {
    let form = family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule).max(family.key);
    let (count, batch) = (n * size(kernel), kernel.width * family.block);
    let bytes = (form + batch) * count.max(kernel.width);
    // The S-box of a key, too: all of its entries are nibbles.
    let (input, mut out) = (vec![1u8; bytes], vec![0u8; bytes]);
    let (from, to) = (input.as_ptr(), out.as_mut_ptr());
    // SAFETY: each buffer has room for so many batches and forms as are asked for, and for one; the CPU has the kernel's level.
    unsafe {
        match kernel.entry {
            Entry::Crypt(crypt) => crypt(from, from, to, count),
            Entry::Expand(expand) => expand(from, to, count),
            Entry::Load(load) => load(from, to, 0),
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
        Entry::Ghash(entry) => entry as usize,
        entry => panic!("no way to run the shape {}", entry.shape()),
    }
}

/// The kernels of the level that is asked for, in order: both directions may be one function.
fn ours() -> impl Iterator<Item = (&'static Family, &'static Kernel)> {
    let kernels = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (*family, kernel)));
    let mut seen = BTreeSet::new();
    kernels.filter(move |(_, kernel)| {
        kernel.level == Level::active() && kernel.is_available() && seen.insert(kernel.symbol)
    })
}

/// For each kernel its name, where it lies in memory, and how many batches, keys or blocks the second call of it takes more than the
/// first; 0 where both are the same.
pub(crate) fn list() {
    for (_, kernel) in ours() {
        println!("{} {:x} {}", costs::name(kernel.symbol), address(kernel), size(kernel));
    }
}

/// Each kernel twice.
pub(crate) fn run() {
    for (family, kernel) in ours() {
        call(family, kernel, 1);
        call(family, kernel, 2);
    }
}
