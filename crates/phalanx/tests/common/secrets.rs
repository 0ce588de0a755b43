//! The secrets that tests search for.

use std::collections::HashMap;

use phalanx::families;
use phalanx::kernel::{Entry, Family, Op};

const WINDOW: usize = 8;

/// All eight-byte strings in the secrets.
#[derive(Default)]
pub(crate) struct Secrets(HashMap<u64, &'static str>);

impl Secrets {
    /// Adds a secret. Strings with few different bytes are skipped, because they also occur in
    /// constants.
    pub(crate) fn add(&mut self, name: &'static str, bytes: &[u8]) {
        for window in windows(bytes) {
            let mut different = window.to_ne_bytes();
            different.sort_unstable();
            if different.windows(2).filter(|pair| pair[0] != pair[1]).count() >= WINDOW / 2 {
                self.0.insert(window, name);
            }
        }
    }

    /// Adds the key of a cipher or a field, its round keys and all its forms.
    pub(crate) fn add_key(&mut self, family: &str, key: &[u8]) {
        let family = families().iter().find(|f| f.name == family).expect("a family of this name");
        self.add("key", key);
        let schedule = make(family, Op::Schedule, 0, key, family.schedule).expect("a portable key schedule");
        self.add("round keys", &schedule);
        for (index, form) in family.forms.iter().enumerate().skip(1) {
            if let Some(made) = make(family, Op::Prepare, index, &schedule, form.bytes) {
                self.add(form.name, &made);
            }
        }
    }

    /// Returns the first secret that has eight consecutive bytes in `bytes`, and their position.
    /// This doesn't allocate.
    pub(crate) fn find_in(&self, bytes: &[u8]) -> Option<(&'static str, usize)> {
        let mut places = windows(bytes).enumerate().filter(|(_, window)| *window != 0);
        places.find_map(|(at, window)| self.0.get(&window).map(|name| (*name, at)))
    }

    /// Returns the length in bytes of the longest piece of a secret, i.e. of a run of consecutive
    /// strings.
    pub(crate) fn longest_in(&self, bytes: &[u8]) -> usize {
        let (mut longest, mut run) = (0, 0);
        for window in windows(bytes) {
            run = if window != 0 && self.0.contains_key(&window) { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        if longest == 0 { 0 } else { longest + WINDOW - 1 }
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

fn windows(bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes.windows(WINDOW).map(|window| u64::from_ne_bytes(*window.first_chunk().expect("eight bytes")))
}

/// Returns a kernel's output on this CPU, or `None` if the form is for many keys and no kernel
/// creates it from a single key.
fn make(family: &Family, op: Op, form: usize, from: &[u8], bytes: usize) -> Option<Vec<u8>> {
    let kernel = family.kernels.iter().find(|k| k.op == op && k.form == form && k.is_available())?;
    let Entry::Expand(expand) = kernel.entry else { panic!("another shape") };
    let mut out = vec![0; bytes];
    // SAFETY: the buffers have the sizes that the family specifies, and the kernel is available.
    unsafe { expand(from.as_ptr(), out.as_mut_ptr(), 1) }
    Some(out)
}
