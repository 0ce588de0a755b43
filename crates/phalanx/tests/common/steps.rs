//! Runs every kernel of this architecture on arbitrary data. `tools/emulate.sh steps` logs each
//! instruction that an emulator executes, and counts those between a kernel's entry and return. A
//! constant-time kernel executes the same number for all data.

use std::collections::BTreeSet;

use phalanx::kernel::{Entry, Family, Kernel};
use phalanx::{Level, costs, families};

/// Blocks of a sum in the first call: as many as share one reduction.
const BLOCKS: usize = 16;

/// The unit of a call: batches, keys or blocks.
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
    // Also a valid S-box: all entries are nibbles.
    let (input, mut out) = (vec![1u8; bytes], vec![0u8; bytes]);
    let (from, to) = (input.as_ptr(), out.as_mut_ptr());
    // SAFETY: each buffer has room for the batches and forms of the call and for one more. The CPU
    // supports the kernel's level.
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

/// The kernels of the requested level in order. Both directions may share one function.
fn ours() -> impl Iterator<Item = (&'static Family, &'static Kernel)> {
    let kernels = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (*family, kernel)));
    let mut seen = BTreeSet::new();
    kernels.filter(move |(_, kernel)| {
        kernel.level == Level::active() && kernel.is_available() && seen.insert(kernel.symbol)
    })
}

/// Prints for each kernel its name, its address, and how many batches, keys or blocks its second
/// call processes more than its first, or 0 if both are equal.
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
