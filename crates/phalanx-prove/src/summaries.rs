//! Matches `call` and `data` lines to functions in the file and to functions that it calls in other
//! files.

use std::collections::{BTreeMap, BTreeSet};

use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSymbol};

use crate::contract::Contract;
use crate::image::Image;
use crate::report::Verdict;

/// The summaries in a proof (`call` and `data` lines), and their matches in a file.
pub struct Summaries<'a> {
    all: &'a [Contract],
    about: Vec<bool>,
    /// Keyed by the name used in the verdict.
    by_name: BTreeMap<String, BTreeSet<usize>>,
}

impl<'a> Summaries<'a> {
    /// Finds the matches for all lines. `bytes` is the file that the image was read from.
    pub fn new(image: &Image, bytes: &[u8], all: &'a [Contract]) -> Self {
        let file = ElfFile64::<Endianness>::parse(bytes).ok();
        let symbols = file.iter().flat_map(|file| file.dynamic_symbols()).filter(|symbol| symbol.is_undefined());
        let externals = symbols.filter_map(|symbol| symbol.name().ok().map(str::to_owned));
        let names = image.functions().map(|function| function.symbol.clone()).chain(externals);
        let is_data = |line: &Contract| line.data && image.variables(&line.symbol).next().is_some();
        let mut about: Vec<bool> = all.iter().map(is_data).collect();
        let mut by_name = BTreeMap::<_, BTreeSet<_>>::new();
        let calls: Vec<usize> = (0..all.len()).filter(|n| !all[*n].data).collect();
        for name in names {
            let mut matching = calls.iter().copied().filter(|n| all[*n].matches(&name)).peekable();
            // If several match, the first one is used.
            if let Some(first) = matching.peek() {
                by_name.entry(rustc_demangle::demangle(&name).to_string()).or_default().insert(*first);
            }
            matching.for_each(|n| about[n] = true);
        }
        Self { all, about, by_name }
    }

    /// Lines that match nothing in the file or among the functions that it calls, usually because
    /// they are misspelt.
    pub fn idle(&self) -> impl Iterator<Item = &'a Contract> {
        self.all.iter().zip(&self.about).filter(|(_, about)| !**about).map(|(line, _)| line)
    }

    /// The `call` lines that a verdict depends on.
    pub fn believed(&self, verdict: &Verdict) -> Vec<&'a Contract> {
        let lines: BTreeSet<usize> =
            verdict.believes.iter().filter_map(|name| self.by_name.get(name)).flatten().copied().collect();
        lines.into_iter().map(|n| &self.all[n]).collect()
    }
}
