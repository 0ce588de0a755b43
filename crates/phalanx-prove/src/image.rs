//! A linked ELF file as the prover sees it: code, constants, names, and what the loader will write where.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use object::read::elf::{ElfFile64, FileHeader as _, ProgramHeader as _, SectionHeader as _};
use object::{
    Endianness, Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SectionFlags, SymbolFlags,
    SymbolKind, elf,
};
use rustc_hash::FxHashMap;

use crate::contract::Contract;
use crate::flow::{Architecture, Flow, FlowKind, flow};
use crate::value::{Region, Span, Value};

/// A file that the prover cannot read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImageError {
    /// The file cannot be read.
    #[error("{}: {error}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file is not ELF, or damaged.
    #[error("{}: not a readable ELF file: {error}", .path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What the reader says.
        error: object::Error,
    },
    /// The file is ELF, but of a kind that is not read.
    #[error("{}: {what}", .path.display())]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// What is the matter, and what to do.
        what: &'static str,
    },
}

/// A function of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Function {
    /// The symbol, as it stands in the file.
    pub symbol: String,
    /// The address of its first instruction, as tools print it.
    pub address: u64,
    /// Its size in bytes.
    pub size: u64,
}

impl Function {
    /// A function that has no symbol in the file.
    pub fn new(symbol: impl Into<String>, address: u64, size: u64) -> Self {
        Self { symbol: symbol.into(), address, size }
    }
}

/// The kinds of relocations that the loader does, by their numbers.
struct Relocations {
    copy: elf::RelocationType,
    relative: elf::RelocationType,
    absolute: elf::RelocationType,
    /// Of a word of the GOT.
    data: elf::RelocationType,
    /// The same, for a stub.
    jump: elf::RelocationType,
}

impl Relocations {
    fn of(architecture: Architecture) -> Self {
        match architecture {
            Architecture::X86 => Self {
                copy: elf::R_X86_64_COPY,
                relative: elf::R_X86_64_RELATIVE,
                absolute: elf::R_X86_64_64,
                data: elf::R_X86_64_GLOB_DAT,
                jump: elf::R_X86_64_JUMP_SLOT,
            },
            #[cfg(feature = "aarch64")]
            Architecture::A64 => Self {
                copy: elf::R_AARCH64_COPY,
                relative: elf::R_AARCH64_RELATIVE,
                absolute: elf::R_AARCH64_ABS64,
                data: elf::R_AARCH64_GLOB_DAT,
                jump: elf::R_AARCH64_JUMP_SLOT,
            },
        }
    }
}

/// A section that is loaded into memory.
struct Section {
    range: Range<u64>,
    data: Vec<u8>,
    executable: bool,
    constant: bool,
}

/// What the loader writes into a word of memory.
#[derive(Clone, Copy)]
enum Slot {
    Address(u64),
    External(usize),
}

/// An executable or a shared library.
pub struct Image {
    path: PathBuf,
    architecture: Architecture,
    /// Added to all addresses of a file that may be loaded anywhere: it keeps its addresses apart from small numbers.
    bias: u64,
    sections: Vec<Section>,
    slots: BTreeMap<u64, Slot>,
    externals: Vec<String>,
    /// What the loader copies from another library: constants that are not in the file.
    copied: Vec<Range<u64>>,
    /// Objects that have a symbol and may be written to.
    variables: Vec<(String, Range<u64>)>,
    /// Objects of constants that have a symbol.
    constants: Vec<(String, Range<u64>)>,
    /// By address; of several with one address, those that have a size first.
    functions: Vec<Function>,
    /// Debug information; the reader of it is for one thread at a time.
    lines: Mutex<Option<addr2line::Loader>>,
}

impl Image {
    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or is not a linked ELF file for an architecture that is known.
    pub fn open(path: &Path) -> Result<Self, ImageError> {
        let unreadable = |error| ImageError::Unreadable { path: path.to_owned(), error };
        let mut image = Self::parse(&std::fs::read(path).map_err(unreadable)?, path)?;
        // Lines are a convenience: a file without them, or with damaged ones, is still proved.
        image.lines = Mutex::new(addr2line::Loader::new(path).ok());
        Ok(image)
    }

    /// An image of x86-64 without anything in it, for [`add_code`](Self::add_code); `path` is for messages.
    pub fn without_file(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            architecture: Architecture::X86,
            bias: 0,
            sections: Vec::new(),
            slots: BTreeMap::new(),
            externals: Vec::new(),
            copied: Vec::new(),
            variables: Vec::new(),
            constants: Vec::new(),
            functions: Vec::new(),
            lines: Mutex::new(None),
        }
    }

    /// The same for another architecture.
    #[must_use]
    pub fn for_architecture(self, architecture: Architecture) -> Self {
        Self { architecture, ..self }
    }

    /// Reads a file that is in memory already; `path` is for messages.
    ///
    /// # Errors
    /// It is not a linked ELF file for an architecture that is known.
    pub fn parse(bytes: &[u8], path: &Path) -> Result<Self, ImageError> {
        let malformed = |error| ImageError::Malformed { path: path.to_owned(), error };
        let unsupported = |what| Err(ImageError::Unsupported { path: path.to_owned(), what });
        let file = ElfFile64::<Endianness>::parse(bytes).map_err(malformed)?;
        let header = file.elf_header();
        let architecture = match header.e_machine(file.endian()) {
            elf::EM_X86_64 => Architecture::X86,
            #[cfg(feature = "aarch64")]
            elf::EM_AARCH64 if file.endian() == Endianness::Little => Architecture::A64,
            #[cfg(feature = "aarch64")]
            elf::EM_AARCH64 => return unsupported("for AArch64 in big-endian order, which is not read"),
            #[cfg(not(feature = "aarch64"))]
            elf::EM_AARCH64 => {
                return unsupported("for AArch64: build phalanx-prove with `--features aarch64` to read it");
            }
            _ => return unsupported("neither for x86-64 nor for AArch64"),
        };
        let bias = match header.e_type(file.endian()) {
            elf::ET_EXEC => 0,
            elf::ET_DYN => 0x5555_0000_0000,
            elf::ET_REL => return unsupported("an object file: link it first (cc -shared -o lib.so FILE)"),
            _ => return unsupported("neither an executable nor a shared library"),
        };
        let mut image = Self { architecture, bias, ..Self::without_file(path) };
        let kinds = Relocations::of(architecture);
        // What is written by the loader and never again.
        let relocated = file.elf_program_headers().iter().filter(|p| p.p_type(file.endian()) == elf::PT_GNU_RELRO);
        let relocated: Vec<Range<u64>> = relocated
            .map(|p| p.p_vaddr(file.endian())..p.p_vaddr(file.endian()).saturating_add(p.p_memsz(file.endian())))
            .collect();
        // The flags of sections are for linkers. What counts is how the loader maps them.
        let writable = file
            .elf_program_headers()
            .iter()
            .filter(|p| p.p_type(file.endian()) == elf::PT_LOAD && p.p_flags(file.endian()).contains(elf::PF_W));
        let writable: Vec<Range<u64>> = writable
            .map(|p| p.p_vaddr(file.endian())..p.p_vaddr(file.endian()).saturating_add(p.p_memsz(file.endian())))
            .collect();
        let mut read = 0;
        for section in file.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
            let (address, size) = (section.address(), section.size());
            if !sh_flags.contains(elf::SHF_ALLOC) || sh_flags.contains(elf::SHF_TLS) || size == 0 {
                continue;
            }
            let Some(start) = address.checked_add(bias) else { return unsupported("a section has no valid address") };
            let Some(end) = start.checked_add(size) else { return unsupported("a section has no valid size") };
            let data = section.data().map_err(malformed)?;
            read += data.len();
            if read > bytes.len() {
                return unsupported("sections overlap");
            }
            image.sections.push(Section {
                range: start..end,
                data: data.to_vec(),
                executable: sh_flags.contains(elf::SHF_EXECINSTR),
                constant: !sh_flags.contains(elf::SHF_WRITE)
                    && !writable.iter().any(|w| w.start < address.saturating_add(size) && address < w.end)
                    // The loader changes this without saying so.
                    || section.name() != Ok(".dynamic")
                        && relocated.iter().any(|r| r.start <= address && address + size <= r.end)
                    || matches!(section.name(), Ok(".got" | ".got.plt")),
            });
        }
        image.sections.sort_by_key(|s| s.range.start);
        let names: FxHashMap<_, _> = file.dynamic_symbols().map(|s| (s.index(), s)).collect();
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
            let addend = relocation.addend() as u64;
            let symbol = match relocation.target() {
                RelocationTarget::Symbol(index) => names.get(&index),
                _ => None,
            };
            if let (true, Some(symbol)) = (r_type == kinds.copy, symbol) {
                let start = address.wrapping_add(bias);
                image.copied.push(start..start.saturating_add(symbol.size()));
            }
            let by_symbol = [kinds.absolute, kinds.data, kinds.jump].contains(&r_type);
            let slot = match symbol {
                _ if r_type == kinds.relative => Slot::Address(addend.wrapping_add(bias)),
                Some(symbol) if by_symbol && !is_chosen_by_loader(symbol) => {
                    // Of the others x86-64 has none.
                    let has_addend = r_type == kinds.absolute || architecture != Architecture::X86;
                    let addend = if has_addend { addend } else { 0 };
                    match symbol.name() {
                        // Of this file, unless it is replaced while loading. (An undefined symbol may have the address of the stub
                        // that jumps through this very word: where an executable takes the address of a function.)
                        _ if symbol.address() != 0 && !symbol.is_undefined() => {
                            Slot::Address(symbol.address().wrapping_add(addend).wrapping_add(bias))
                        }
                        Ok(name) if addend == 0 => image.external_slot(name),
                        _ => image.external_slot("something of another file"),
                    }
                }
                _ => image.external_slot("a function that is chosen when the program starts"),
            };
            image.slots.insert(address.wrapping_add(bias), slot);
        }
        // A program without a loader has relocations of its own, which it applies to itself when it starts.
        for section in file.elf_section_table().iter() {
            let flags = SectionFlags::Elf {
                sh_type: section.sh_type(file.endian()),
                sh_flags: section.sh_flags(file.endian()),
            };
            if !matches!(flags, SectionFlags::Elf { sh_flags, .. } if sh_flags.contains(elf::SHF_ALLOC)) {
                continue;
            }
            for relocation in section.rela(file.endian(), bytes).map_err(malformed)?.map_or(&[][..], |(list, _)| list) {
                let address = relocation.r_offset.get(file.endian()).wrapping_add(bias);
                if !image.slots.contains_key(&address) {
                    let slot = image.external_slot("a function that is chosen when the program starts");
                    image.slots.insert(address, slot);
                }
            }
        }
        // Relocations of the first kind, packed.
        for section in file.elf_section_table().iter() {
            for address in section.relr(file.endian(), bytes).map_err(malformed)?.into_iter().flatten() {
                let start = address.wrapping_add(bias);
                let Some(word) = image.word(start) else { return unsupported("a relocation has no valid address") };
                image.slots.insert(start, Slot::Address(word.wrapping_add(bias)));
            }
        }
        for symbol in file.symbols().chain(file.dynamic_symbols()) {
            image.add_variable(&symbol);
            let (Ok(name), SymbolKind::Text) = (symbol.name(), symbol.kind()) else { continue };
            // The symbol of a function with several versions is that of the function that chooses one.
            if symbol.is_undefined() || name.is_empty() || is_chosen_by_loader(&symbol) {
                continue;
            }
            image.functions.push(Function { symbol: name.to_owned(), address: symbol.address(), size: symbol.size() });
        }
        image.order();
        Ok(image)
    }

    fn add_variable<'a>(&mut self, symbol: &impl ObjectSymbol<'a>) {
        let start = symbol.address().wrapping_add(self.bias);
        if symbol.is_undefined() || symbol.kind() != SymbolKind::Data {
            return;
        }
        if let (Ok(name), Some(end)) = (symbol.name(), start.checked_add(symbol.size()))
            && symbol.size() > 0
        {
            if self.all_constant(start..end, false) {
                self.variables.push((name.to_owned(), start..end));
            } else if self.all_constant(start..end, true) {
                self.constants.push((name.to_owned(), start..end));
            }
        }
    }

    fn external_slot(&mut self, name: &str) -> Slot {
        self.externals.push(name.to_owned());
        Slot::External(self.externals.len() - 1)
    }

    /// Eight bytes, as they stand in the file.
    fn word(&self, address: u64) -> Option<u64> {
        let section = &self.sections[self.section(address)?];
        let bytes = section.data.get((address - section.range.start) as usize..)?;
        bytes.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
    }

    fn order(&mut self) {
        self.functions.sort_by(|a, b| {
            let key = |f: &Function| (f.address, f.size == 0);
            key(a).cmp(&key(b)).then_with(|| a.symbol.cmp(&b.symbol))
        });
        self.functions.dedup();
    }

    /// The file's name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All functions that have a symbol, by address.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter()
    }

    /// Adds code that is not in the file, at an address that nothing in the file has.
    ///
    /// # Errors
    /// The addresses are taken.
    pub fn add_code(&mut self, symbol: &str, address: u64, code: Vec<u8>) -> Result<(), ImageError> {
        let overlap = ImageError::Unsupported { path: self.path.clone(), what: "the addresses are taken" };
        let Some(start) = address.checked_add(self.bias) else { return Err(overlap) };
        let range = start..start.saturating_add(code.len() as u64);
        if self.sections.iter().any(|s| s.range.start < range.end && range.start < s.range.end) {
            return Err(overlap);
        }
        self.functions.push(Function { symbol: symbol.to_owned(), address, size: code.len() as u64 });
        self.order();
        self.sections.push(Section { range, data: code, executable: true, constant: true });
        self.sections.sort_by_key(|s| s.range.start);
        Ok(())
    }

    /// Adds a section; what lies behind the end of `data` is not known.
    pub(crate) fn add_section(&mut self, range: Range<u64>, data: Vec<u8>, executable: bool, constant: bool) {
        self.sections.push(Section { range, data, executable, constant });
        self.sections.sort_by_key(|s| s.range.start);
    }

    /// The bytes of a function.
    pub fn code(&self, function: &Function) -> Option<&[u8]> {
        let start = function.address.wrapping_add(self.bias);
        self.code_at(start)?.get(..function.size as usize)
    }

    /// In how many places of the file a function is called, jumped to, or taken to be called through a register.
    pub fn callers(&self, function: &Function) -> usize {
        let target = self.internal(function.address);
        let is_call = |flow: &Flow| {
            flow.target == Some(target)
                || flow.refers.is_some_and(|at| self.constant(at, 8) == Some(self.locate(target)))
        };
        let others = self.functions().filter(|f| f.address != function.address);
        let calls = |f: &Function| {
            let (code, start) = (self.code(f)?, self.internal(f.address));
            let (mut at, mut calls) = (0, 0);
            while at < code.len() {
                let flow = flow(self.architecture, &code[at..], start + at as u64);
                calls += usize::from(is_call(&flow));
                at = (flow.next.wrapping_sub(start) as usize).max(at + 1);
            }
            Some(calls)
        };
        others.filter_map(calls).sum()
    }

    /// What the code is for.
    pub fn architecture(&self) -> Architecture {
        self.architecture
    }

    /// An address as tools print it.
    pub(crate) fn printed(&self, address: u64) -> u64 {
        address.wrapping_sub(self.bias)
    }

    /// The address that the analysis uses.
    pub(crate) fn internal(&self, address: u64) -> u64 {
        address.wrapping_add(self.bias)
    }

    /// The section that has an address.
    pub(crate) fn section(&self, address: u64) -> Option<usize> {
        let index = self.sections.partition_point(|s| s.range.end <= address);
        self.sections.get(index).filter(|s| s.range.contains(&address)).map(|_| index)
    }

    /// An address of the file as a value: a pointer, whatever is added to it. Its number is not known before the file is loaded.
    pub(crate) fn locate(&self, address: u64) -> Value {
        Value::pointer(Region::File, address as i64)
    }

    /// The opposite, for jumps and calls.
    pub(crate) fn number(&self, target: Value) -> Value {
        match target {
            Value::Pointer(Region::File, Span { lo, hi, .. }) if lo == hi => Value::Constant(lo as u64),
            other => other,
        }
    }

    /// The objects of a name that may be written to.
    pub(crate) fn variables<'a>(&'a self, name: &'a str) -> impl Iterator<Item = Range<u64>> + 'a {
        self.variables.iter().filter(move |(symbol, _)| symbol == name).map(|(_, range)| range.clone())
    }

    /// The tables of constants that a contract is about, and their sections.
    pub(crate) fn tables<'a>(&'a self, data: &'a Contract) -> impl Iterator<Item = (Range<u64>, usize)> + 'a {
        let named = self.constants.iter().filter(|(symbol, _)| data.matches(symbol));
        named.filter_map(|(_, range)| Some((range.clone(), self.section(range.start)?)))
    }

    /// Whether all of these bytes are constant, or all may be written to.
    pub(crate) fn all_constant(&self, range: Range<u64>, constant: bool) -> bool {
        let mut at = range.start;
        if range.is_empty() {
            return false;
        }
        while at < range.end {
            match self.section(at).map(|index| &self.sections[index]) {
                Some(section) if section.constant == constant => at = section.range.end,
                _ => return false,
            }
        }
        true
    }

    /// Whether any of these bytes may be written to.
    pub(crate) fn has_writable(&self, range: Range<u64>) -> bool {
        self.sections.iter().any(|s| !s.constant && s.range.start < range.end && range.start < s.range.end)
    }

    /// Whether the loader writes into any of these bytes.
    pub(crate) fn is_relocated(&self, address: u64, size: usize) -> bool {
        self.are_addresses(address..address.saturating_add(size as u64))
    }

    /// Executable bytes from an address to the end of its section. What may be written to is not what it was.
    pub(crate) fn code_at(&self, address: u64) -> Option<&[u8]> {
        let section = &self.sections[self.section(address)?];
        if section.executable && section.constant {
            section.data.get((address - section.range.start) as usize..)
        } else {
            None
        }
    }

    /// What lies in constant memory.
    pub(crate) fn constant(&self, address: u64, size: usize) -> Option<Value> {
        let section = &self.sections[self.section(address)?];
        if !section.constant {
            return None;
        }
        if self.copied.iter().any(|c| c.start < address.saturating_add(size as u64) && address < c.end) {
            return Some(Value::Address);
        }
        match self.slots.get(&address) {
            Some(Slot::Address(target)) if size == 8 => return Some(self.locate(*target)),
            Some(Slot::External(name)) if size == 8 => return Some(Value::External(*name)),
            _ => {}
        }
        if self.is_relocated(address, size) {
            return Some(Value::Address);
        }
        let start = (address - section.range.start) as usize;
        let bytes = section.data.get(start..start.checked_add(size)?)?;
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        Some(if size <= 8 { Value::Constant(word(bytes)) } else { Value::Number })
    }

    /// Whether addresses are stored anywhere in a section.
    pub(crate) fn has_addresses(&self, section: usize) -> bool {
        self.are_addresses(self.sections[section].range.clone())
    }

    /// Whether addresses are stored anywhere in these bytes.
    pub(crate) fn are_addresses(&self, range: Range<u64>) -> bool {
        range.start < range.end && self.slots.range(range.start.saturating_sub(7)..range.end).next().is_some()
    }

    /// The name of a function of another file.
    pub(crate) fn external(&self, index: usize) -> &str {
        &self.externals[index]
    }

    /// The end of the object with a symbol that an address of the file is in.
    pub(crate) fn end_of_object(&self, address: u64) -> Option<u64> {
        let objects = self.constants.iter().chain(&self.variables);
        objects.map(|(_, range)| range).find(|range| range.contains(&address)).map(|range| range.end)
    }

    /// Whether no path through the function's own bytes returns or jumps elsewhere: as of a panic, which ends with a call.
    pub(crate) fn never_returns(&self, function: &Function) -> bool {
        let start = self.internal(function.address);
        let (Some(code), end) = (self.code(function), start.saturating_add(function.size)) else { return false };
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![start]);
        while let Some(ip) = waiting.pop() {
            if !(start..end).contains(&ip) {
                return false;
            }
            if !seen.insert(ip) {
                continue;
            }
            let Some(code) = code.get((ip - start) as usize..) else { return false };
            let Flow { kind, next, target, .. } = flow(self.architecture, code, ip);
            match (kind, target) {
                (FlowKind::Next, _) => waiting.push(next),
                (FlowKind::Branch, Some(target)) => waiting.extend([next, target]),
                (FlowKind::Jump, Some(target)) => waiting.push(target),
                // Behind the last call of a function that does not return there is nothing.
                (FlowKind::Call, _) => waiting.extend((next < end).then_some(next)),
                (FlowKind::Stop, _) => {}
                _ => return false,
            }
        }
        true
    }

    /// The function that begins at an address, by its first name.
    pub(crate) fn function_at(&self, address: u64) -> Option<&Function> {
        self.functions_at(address).next()
    }

    /// The function that begins at an address, by each of its names.
    pub(crate) fn functions_at(&self, address: u64) -> impl Iterator<Item = &Function> {
        let index = self.functions.partition_point(|f| self.internal(f.address) < address);
        self.functions[index..].iter().take_while(move |f| self.internal(f.address) == address)
    }

    /// The function that an address is in.
    pub(crate) fn function_around(&self, address: u64) -> Option<&Function> {
        let index = self.functions.partition_point(|f| self.internal(f.address) <= address);
        let function = self.function_at(self.internal(self.functions.get(index.checked_sub(1)?)?.address))?;
        (address.checked_sub(self.internal(function.address))? < function.size.max(1)).then_some(function)
    }

    /// File and line of an address, if the file says.
    pub(crate) fn line(&self, address: u64) -> Option<String> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let location = lines.as_ref()?.find_location(self.printed(address)).ok()??;
        Some(format!("{}:{}", location.file?, location.line?))
    }
}

/// Whether a symbol is that of a function with several versions, one of which is chosen when the program starts.
fn is_chosen_by_loader<'a>(symbol: &impl ObjectSymbol<'a>) -> bool {
    matches!(symbol.flags(), SymbolFlags::Elf { st_info, .. } if st_info.st_type() == elf::STT_GNU_IFUNC)
}
