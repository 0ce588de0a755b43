//! A linked ELF file as the prover sees it: code, constants, symbols and relocations.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::Read as _;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use object::read::elf::{ElfFile64, FileHeader as _, SectionHeader as _};
use object::{Endianness, Object, ObjectSection as _, ObjectSymbol, SymbolFlags, SymbolKind, elf};
use phalanx_equal::elf::{Loaded, Relocation};

use crate::contract::Contract;
use crate::flow::{Architecture, Flow, FlowKind, flow, stub};
use crate::lines::Lines;
use crate::unwind::LandingPads;
use crate::value::{Region, Span, Value};

/// A file that the prover can't read.
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
    /// The file isn't ELF, or is damaged.
    #[error("{}: not a readable ELF file: {error}", .path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The error of the parser.
        error: object::Error,
    },
    /// An ELF file of a kind that isn't supported.
    #[error("{}: {what}", .path.display())]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// The problem, and what to do about it.
        what: &'static str,
    },
}

/// A function in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Function {
    /// The symbol, as in the file.
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

/// The numbers of the relocation types that we support.
struct Relocations {
    copy: elf::RelocationType,
    relative: elf::RelocationType,
    absolute: elf::RelocationType,
    /// For a GOT entry.
    data: elf::RelocationType,
    /// For the GOT entry of a PLT stub.
    jump: elf::RelocationType,
    /// For the two words of a TLS descriptor.
    descriptor: elf::RelocationType,
}

impl Relocations {
    fn new(architecture: Architecture) -> Self {
        match architecture {
            Architecture::X86 => Self {
                copy: elf::R_X86_64_COPY,
                relative: elf::R_X86_64_RELATIVE,
                absolute: elf::R_X86_64_64,
                data: elf::R_X86_64_GLOB_DAT,
                jump: elf::R_X86_64_JUMP_SLOT,
                descriptor: elf::R_X86_64_TLSDESC,
            },
            #[cfg(feature = "aarch64")]
            Architecture::A64 => Self {
                copy: elf::R_AARCH64_COPY,
                relative: elf::R_AARCH64_RELATIVE,
                absolute: elf::R_AARCH64_ABS64,
                data: elf::R_AARCH64_GLOB_DAT,
                jump: elf::R_AARCH64_JUMP_SLOT,
                descriptor: elf::R_AARCH64_TLSDESC,
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

/// A word that the loader writes.
#[derive(Clone, Copy)]
struct Slot {
    target: Target,
    /// Whether it is a GOT entry, which nothing else writes to, no matter where it is.
    kept: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Address(u64),
    External(usize),
}

/// How we describe an IFUNC's implementation, which has no symbol of its own.
const CHOSEN: &str = "a function that is chosen when the program starts";

/// An executable or a shared library.
pub struct Image {
    path: PathBuf,
    architecture: Architecture,
    /// This is added to all addresses in a position-independent file so that we can tell them apart
    /// from small numbers.
    bias: u64,
    sections: Vec<Section>,
    slots: BTreeMap<u64, Slot>,
    externals: Vec<String>,
    /// Ranges that the loader copies from other libraries, i.e. constants that aren't in the file.
    copied: Vec<Range<u64>>,
    /// Writable objects that have a symbol.
    variables: Vec<(String, Range<u64>)>,
    /// Constant objects that have a symbol.
    constants: Vec<(String, Range<u64>)>,
    /// A cache of the constant objects that each contract matches, by its symbol. There are many of
    /// them, and all functions need the same ones.
    tables: Mutex<BTreeMap<String, Vec<Range<u64>>>>,
    /// Sorted by address. If several are at the same address, those that have a size come first.
    functions: Vec<Function>,
    /// Symbols that aren't functions in the file, and why.
    absent: BTreeMap<String, &'static str>,
    /// Whether it depends on other libraries.
    needs_libraries: bool,
    /// Addresses of `.eh_frame_hdr` and `.eh_frame`, as tools print them.
    unwinding: [Option<u64>; 2],
    landing_pads: OnceLock<LandingPads>,
    /// The debug information, whose reader isn't thread-safe.
    lines: Mutex<Option<Lines>>,
}

/// The maximum file size. We need one because a pipe may never end.
const LARGEST: u64 = 1 << 30;

/// Reads all bytes of a file or pipe once, up to a maximum size.
///
/// # Errors
/// It can't be read, isn't an ELF file, or is too large.
pub fn read(path: &Path) -> Result<Vec<u8>, ImageError> {
    let unreadable = |error| ImageError::Unreadable { path: path.to_owned(), error };
    let unsupported = |what| ImageError::Unsupported { path: path.to_owned(), what };
    let mut file = File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    // Input that never ends usually isn't ELF, so we check the first bytes before reading on.
    file.by_ref().take(elf::ELFMAG.len() as u64).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes != elf::ELFMAG {
        return Err(unsupported(NO_ELF));
    }
    file.take(LARGEST).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(unsupported("larger than 1 GiB: strip debug information, or check the path"));
    }
    Ok(bytes)
}

const NO_ELF: &str = "not an ELF file: use a program or shared library for Linux";

impl Image {
    /// Reads a file.
    ///
    /// # Errors
    /// It can't be read, or it isn't a linked ELF file for an architecture that we support.
    pub fn open(path: &Path) -> Result<Self, ImageError> {
        Self::parse(&read(path)?, path)
    }

    /// An empty x86-64 image, for [`add_code`](Self::add_code). `path` is used in messages.
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
            tables: Mutex::default(),
            functions: Vec::new(),
            absent: BTreeMap::new(),
            needs_libraries: false,
            unwinding: [None; 2],
            landing_pads: OnceLock::new(),
            lines: Mutex::new(None),
        }
    }

    /// Changes the architecture.
    #[must_use]
    pub fn for_architecture(self, architecture: Architecture) -> Self {
        Self { architecture, ..self }
    }

    /// Parses a file in memory. `path` is used in messages.
    ///
    /// # Errors
    /// It isn't a linked ELF file for an architecture that we support.
    pub fn parse(bytes: &[u8], path: &Path) -> Result<Self, ImageError> {
        let malformed = |error| ImageError::Malformed { path: path.to_owned(), error };
        let refuse = |what| ImageError::Unsupported { path: path.to_owned(), what };
        let unsupported = |what| Err(refuse(what));
        if !bytes.starts_with(&elf::ELFMAG) {
            return unsupported(NO_ELF);
        }
        if bytes.get(4) == Some(&elf::ELFCLASS32.0) {
            return unsupported("32-bit code is not supported: compile it for x86-64 or AArch64");
        }
        let file = ElfFile64::<Endianness>::parse(bytes).map_err(malformed)?;
        let header = file.elf_header();
        let architecture = match header.e_machine(file.endian()) {
            elf::EM_X86_64 if file.endian() == Endianness::Little => Architecture::X86,
            #[cfg(feature = "aarch64")]
            elf::EM_AARCH64 if file.endian() == Endianness::Little => Architecture::A64,
            #[cfg(feature = "aarch64")]
            elf::EM_AARCH64 => return unsupported("big-endian AArch64 is not supported"),
            #[cfg(not(feature = "aarch64"))]
            elf::EM_AARCH64 => {
                return unsupported(
                    "AArch64 support is not compiled in: build phalanx-prove with `--features aarch64`",
                );
            }
            _ => return unsupported("unsupported architecture: compile it for x86-64 or AArch64"),
        };
        let bias = match header.e_type(file.endian()) {
            elf::ET_EXEC => 0,
            elf::ET_DYN => 0x5555_0000_0000,
            elf::ET_REL => return unsupported("an object file: link it first (cc -shared -o lib.so FILE)"),
            _ => return unsupported("not an executable or a shared library"),
        };
        let mut image = Self { architecture, bias, ..Self::without_file(path) };
        let loaded = Loaded::new(&file, bytes).map_err(refuse)?;
        image.needs_libraries = loaded.needs_libraries();
        image.unwinding = [loaded.unwinding(), file.section_by_name(".eh_frame").map(|section| section.address())];
        image.add_sections(&file, &loaded).map_err(refuse)?;
        image.relocate(&loaded).map_err(refuse)?;
        // A static program applies its own relocations when it starts.
        for section in file.elf_section_table().iter() {
            if !section.sh_flags(file.endian()).contains(elf::SHF_ALLOC) {
                continue;
            }
            for relocation in section.rela(file.endian(), bytes).map_err(malformed)?.map_or(&[][..], |(list, _)| list) {
                let address = relocation.r_offset.get(file.endian()).wrapping_add(bias);
                if !image.slots.contains_key(&address) {
                    let target = image.external_slot(CHOSEN);
                    image.slots.insert(address, Slot { target, kept: false });
                }
            }
        }
        for symbol in file.symbols().chain(file.dynamic_symbols()) {
            image.add_variable(&symbol);
            if let (Ok(name), Some(reason)) = (symbol.name(), image.is_no_function(&symbol)) {
                image.absent.insert(name.to_owned(), reason);
            }
            let (Ok(name), SymbolKind::Text) = (symbol.name(), symbol.kind()) else { continue };
            // An IFUNC's symbol is that of its resolver.
            if symbol.is_undefined() || name.is_empty() || is_chosen_by_loader(&symbol) {
                continue;
            }
            image.functions.push(Function { symbol: name.to_owned(), address: symbol.address(), size: symbol.size() });
        }
        image.order();
        image.lines = Mutex::new(Lines::new(&file));
        Ok(image)
    }

    /// Sections only provide names and bounds. Their contents are what the loader maps.
    fn add_sections(&mut self, file: &ElfFile64<'_, Endianness>, loaded: &Loaded<'_>) -> Result<(), &'static str> {
        for section in file.elf_section_table().iter() {
            let flags = section.sh_flags(file.endian());
            let (address, size) = (section.sh_addr(file.endian()), section.sh_size(file.endian()));
            if !flags.contains(elf::SHF_ALLOC) || flags.contains(elf::SHF_TLS) || size == 0 {
                continue;
            }
            let Some(mapping) = loaded.mapping(address..address.saturating_add(size)) else { continue };
            let start = address.checked_add(self.bias).ok_or("invalid section address")?;
            self.sections.push(Section {
                range: start..start.checked_add(size).ok_or("invalid section size")?,
                data: mapping.data.to_vec(),
                executable: mapping.executable,
                constant: mapping.constant,
            });
        }
        self.sections.sort_by_key(|s| s.range.start);
        Ok(())
    }

    /// Records all relocations.
    fn relocate(&mut self, loaded: &Loaded<'_>) -> Result<(), &'static str> {
        let kinds = Relocations::new(self.architecture);
        let bias = self.bias;
        for address in loaded.relative()? {
            let start = address.wrapping_add(bias);
            let word = self.word(start).ok_or("invalid relocation address")?;
            self.add_slot(start, Slot { target: Target::Address(word.wrapping_add(bias)), kept: false });
        }
        for Relocation { address, kind, symbol, addend } in loaded.relocations()? {
            let start = address.wrapping_add(bias);
            if let (true, Some(symbol)) = (kind == kinds.copy, &symbol) {
                self.copied.push(start..start.saturating_add(symbol.size));
            }
            let kept = [kinds.data, kinds.jump].contains(&kind);
            let by_symbol = kept || kind == kinds.absolute;
            let target = match symbol {
                _ if kind == kinds.relative => Target::Address(addend.wrapping_add(bias)),
                Some(symbol) if by_symbol && !symbol.is_chosen => {
                    // There are no other relocations on x86-64.
                    let has_addend = kind == kinds.absolute || self.architecture != Architecture::X86;
                    let addend = if has_addend { addend } else { 0 };
                    match symbol.name {
                        // Defined in this file, unless it is replaced at load time.
                        _ if symbol.is_own => Target::Address(symbol.address.wrapping_add(addend).wrapping_add(bias)),
                        Some(name) if addend == 0 => self.external_slot(name),
                        _ => self.external_slot("something of another file"),
                    }
                }
                _ => self.external_slot(CHOSEN),
            };
            self.add_slot(start, Slot { target, kept });
            if kind == kinds.descriptor {
                let target = self.external_slot("a thread's variable");
                self.add_slot(start.wrapping_add(8), Slot { target, kept: false });
            }
        }
        Ok(())
    }

    /// If a word is written twice, we know nothing about it.
    fn add_slot(&mut self, address: u64, slot: Slot) {
        let slot = match self.slots.get(&address) {
            Some(other) if other.target != slot.target => {
                Slot { target: self.external_slot("something that is relocated twice"), kept: false }
            }
            _ => slot,
        };
        self.slots.insert(address, slot);
    }

    /// Why a symbol that looks like a function isn't a function in the file.
    fn is_no_function<'a>(&self, symbol: &impl ObjectSymbol<'a>) -> Option<&'static str> {
        let code = || self.code_at(self.internal(symbol.address())).is_some();
        match symbol.kind() {
            _ if is_chosen_by_loader(symbol) => Some("it is an IFUNC: prove each implementation under its own symbol"),
            _ if symbol.is_undefined() => Some("it is in another file that this one is linked to: prove that file"),
            SymbolKind::Unknown | SymbolKind::Label if code() => {
                Some("its symbol is not a function: add `.type NAME, @function` to the assembly source")
            }
            SymbolKind::Data => Some("it is a variable"),
            _ => None,
        }
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

    fn external_slot(&mut self, name: &str) -> Target {
        let known = self.externals.iter().rposition(|known| known == name).filter(|_| name.contains(' '));
        let index = known.unwrap_or_else(|| {
            self.externals.push(name.to_owned());
            self.externals.len() - 1
        });
        Target::External(index)
    }

    /// Eight bytes, as in the file.
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

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All functions with a symbol, by address.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter()
    }

    /// Explains why no function in the file has this symbol, and suggests a remedy.
    pub fn why_absent(&self, symbol: &str) -> &'static str {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let inlined = || lines.as_ref().is_some_and(|lines| lines.is_inlined(symbol));
        match self.absent.get(symbol) {
            Some(reason) => reason,
            None if inlined() => {
                "the compiler has inlined it: prove the functions that call it, or compile it with \
                 __attribute__((noinline))"
            }
            None if self.functions.is_empty() => "the file has no function symbols: prove it before stripping it",
            None => "the linker dropped it, or it has another name: `phalanx-prove list FILE` lists all",
        }
    }

    /// Adds code that isn't in the file at an unused address.
    ///
    /// # Errors
    /// The address range is in use.
    pub fn add_code(&mut self, symbol: &str, address: u64, code: Vec<u8>) -> Result<(), ImageError> {
        let overlap = ImageError::Unsupported { path: self.path.clone(), what: "the addresses are in use" };
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

    /// Adds a section. We know nothing about bytes past the end of `data`.
    pub(crate) fn add_section(&mut self, range: Range<u64>, data: Vec<u8>, executable: bool, constant: bool) {
        self.sections.push(Section { range, data, executable, constant });
        self.sections.sort_by_key(|s| s.range.start);
    }

    /// The bytes of a function.
    pub fn code(&self, function: &Function) -> Option<&[u8]> {
        let start = function.address.wrapping_add(self.bias);
        self.code_at(start)?.get(..function.size as usize)
    }

    /// How many places in the file call a function, jump to it, or use its address.
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

    /// The architecture of the code.
    pub fn architecture(&self) -> Architecture {
        self.architecture
    }

    /// Converts an address to the form that tools print.
    pub(crate) fn printed(&self, address: u64) -> u64 {
        address.wrapping_sub(self.bias)
    }

    /// Converts an address to the form that the analysis uses.
    pub(crate) fn internal(&self, address: u64) -> u64 {
        address.wrapping_add(self.bias)
    }

    /// The section that contains an address.
    pub(crate) fn section(&self, address: u64) -> Option<usize> {
        let index = self.sections.partition_point(|s| s.range.end <= address);
        self.sections.get(index).filter(|s| s.range.contains(&address)).map(|_| index)
    }

    /// Converts an address in the file to a value. This is a pointer because we don't know its
    /// number until the file is loaded.
    pub(crate) fn locate(&self, address: u64) -> Value {
        Value::pointer(Region::File, address as i64)
    }

    /// The inverse, which is used for jumps and calls.
    pub(crate) fn number(&self, target: Value) -> Value {
        match target {
            Value::Pointer(Region::File, Span { lo, hi, .. }) if lo == hi => Value::Constant(lo as u64),
            other => other,
        }
    }

    /// Writable objects with this name.
    pub(crate) fn variables<'a>(&'a self, name: &'a str) -> impl Iterator<Item = Range<u64>> + 'a {
        self.variables.iter().filter(move |(symbol, _)| symbol == name).map(|(_, range)| range.clone())
    }

    /// The constant tables that a contract matches, and their sections.
    pub(crate) fn tables(&self, data: &Contract) -> Vec<(Range<u64>, usize)> {
        let mut known = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let find = || {
            let named = self.constants.iter().filter(|(symbol, _)| data.matches(symbol));
            named.map(|(_, range)| range.clone()).collect()
        };
        let ranges = known.entry(data.symbol.clone()).or_insert_with(find).iter();
        ranges.filter_map(|range| Some((range.clone(), self.section(range.start)?))).collect()
    }

    /// Whether all of these bytes are constant, or all are writable.
    pub(crate) fn all_constant(&self, range: Range<u64>, constant: bool) -> bool {
        let mut at = range.start;
        if range.is_empty() || !constant && self.kept(&range) {
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

    /// Whether these bytes contain a GOT entry.
    fn kept(&self, range: &Range<u64>) -> bool {
        range.start < range.end && self.slots.range(range.start.saturating_sub(7)..range.end).any(|(_, slot)| slot.kept)
    }

    /// Whether any of these bytes is writable.
    pub(crate) fn has_writable(&self, range: Range<u64>) -> bool {
        self.sections.iter().any(|s| !s.constant && s.range.start < range.end && range.start < s.range.end)
    }

    /// Whether the loader writes to any of these bytes.
    pub(crate) fn is_relocated(&self, address: u64, size: usize) -> bool {
        self.are_addresses(address..address.saturating_add(size as u64))
    }

    /// The executable bytes from an address to the end of its section. Writable code is excluded
    /// because it may have changed.
    pub(crate) fn code_at(&self, address: u64) -> Option<&[u8]> {
        let section = &self.sections[self.section(address)?];
        if section.executable && section.constant {
            section.data.get((address - section.range.start) as usize..)
        } else {
            None
        }
    }

    /// The value in constant memory.
    pub(crate) fn constant(&self, address: u64, size: usize) -> Option<Value> {
        let section = &self.sections[self.section(address)?];
        let slot = self.slots.get(&address).filter(|_| size == 8);
        if !section.constant && !slot.is_some_and(|slot| slot.kept) {
            return None;
        }
        let end = address.saturating_add(size as u64);
        if self.copied.iter().any(|c| c.start < end && address < c.end) {
            return Some(Value::Address);
        }
        let mut written = self.slots.range(address.saturating_sub(7)..end);
        match (slot, written.next(), written.next()) {
            (_, None, _) => {}
            (Some(Slot { target: Target::Address(target), .. }), _, None) => return Some(self.locate(*target)),
            (Some(Slot { target: Target::External(name), .. }), _, None) => return Some(Value::External(*name)),
            _ => return Some(Value::Address),
        }
        let start = (address - section.range.start) as usize;
        let bytes = section.data.get(start..start.checked_add(size)?)?;
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        Some(if size <= 8 { Value::Constant(word(bytes)) } else { Value::Number })
    }

    /// Whether a section contains addresses.
    pub(crate) fn has_addresses(&self, section: usize) -> bool {
        self.are_addresses(self.sections[section].range.clone())
    }

    /// Whether these bytes contain addresses.
    pub(crate) fn are_addresses(&self, range: Range<u64>) -> bool {
        let copied = self.copied.iter().any(|c| c.start < range.end && range.start < c.end);
        range.start < range.end
            && (copied || self.slots.range(range.start.saturating_sub(7)..range.end).next().is_some())
    }

    /// Whether the program includes other files.
    pub(crate) fn needs_libraries(&self) -> bool {
        self.needs_libraries
    }

    /// The name of a function in another file.
    pub(crate) fn external(&self, index: usize) -> &str {
        &self.externals[index]
    }

    /// Where the object that contains an address ends, if it has a symbol.
    pub(crate) fn end_of_object(&self, address: u64) -> Option<u64> {
        let objects = self.constants.iter().chain(&self.variables);
        objects.map(|(_, range)| range).find(|range| range.contains(&address)).map(|range| range.end)
    }

    /// Whether an exception that leaves the call at an address runs code in the same function.
    pub(crate) fn has_landing_pad(&self, call: u64) -> bool {
        let bytes = |address| {
            let start = self.internal(address);
            let section = &self.sections[self.section(start)?];
            section.data.get((start - section.range.start) as usize..)
        };
        let [header, section] = self.unwinding;
        self.landing_pads.get_or_init(|| LandingPads::new(header, section, bytes)).has(self.printed(call))
    }

    /// Whether the code at an address always calls `__stack_chk_fail` and has no other visible
    /// effect.
    pub(crate) fn fails_protector(&self, mut ip: u64) -> bool {
        /// Before that, compilers save at most one register.
        const LONGEST: usize = 8;
        for _ in 0..LONGEST {
            let Some(code) = self.code_at(ip) else { return false };
            let flow = flow(self.architecture, code, ip);
            let called = match self.called(&flow) {
                Some(Called::Own(function)) if self.never_returns(function) => function.symbol.as_str(),
                Some(Called::External(name)) => name,
                _ => "",
            };
            match (flow.kind, flow.target) {
                (FlowKind::Call | FlowKind::Jump | FlowKind::IndirectJump, _) if called == "__stack_chk_fail" => {
                    return true;
                }
                (FlowKind::Jump, Some(target)) => ip = target,
                (FlowKind::Next, _) => ip = flow.next,
                _ => return false,
            }
        }
        false
    }

    /// Whether no path through the function returns. A panic, for example, ends with a call that
    /// doesn't return either.
    pub(crate) fn never_returns(&self, function: &Function) -> bool {
        !self.may_return(function, &mut Vec::new())
    }

    /// `callers` are the functions whose result we're still waiting for. A recursive call to one of
    /// them doesn't add a way to return.
    fn may_return(&self, function: &Function, callers: &mut Vec<u64>) -> bool {
        /// The call chains in panics aren't this deep.
        const DEEPEST: usize = 16;
        let start = self.internal(function.address);
        if callers.contains(&start) {
            return false;
        }
        let (Some(code), end) = (self.code(function), start.saturating_add(function.size)) else { return true };
        if callers.len() == DEEPEST {
            return true;
        }
        callers.push(start);
        let (mut seen, mut waiting, mut returns) = (BTreeSet::new(), vec![start], false);
        while let (Some(ip), false) = (waiting.pop(), returns) {
            if !seen.insert(ip) {
                continue;
            }
            let Some(code) = ip.checked_sub(start).and_then(|at| code.get(at as usize..)).filter(|c| !c.is_empty())
            else {
                returns = true;
                break;
            };
            let flow = flow(self.architecture, code, ip);
            let leaves = |target: u64| !(start..end).contains(&target);
            match (flow.kind, flow.target) {
                (FlowKind::Next, _) => waiting.push(flow.next),
                (FlowKind::Branch, Some(target)) => waiting.extend([flow.next, target]),
                (FlowKind::Jump, Some(target)) if !leaves(target) => waiting.push(target),
                // If a call isn't the last instruction, it may return.
                (FlowKind::Call, _) if !leaves(flow.next) => waiting.push(flow.next),
                (FlowKind::Call | FlowKind::Jump | FlowKind::IndirectJump, _) => {
                    returns = match self.called(&flow) {
                        Some(Called::Own(function)) => self.may_return(function, callers),
                        Some(Called::External(name)) => !NEVER_RETURN.contains(&name),
                        None => true,
                    };
                }
                (FlowKind::Stop, _) => {}
                _ => returns = true,
            }
        }
        callers.pop();
        returns
    }

    /// The function that a call or jump goes to, either directly or through a stub.
    fn called(&self, flow: &Flow) -> Option<Called<'_>> {
        let by_word = |word: u64| match self.constant(word, 8)? {
            Value::External(index) => Some(Called::External(self.external(index))),
            target => match self.number(target) {
                Value::Constant(target) => self.function_at(target).map(Called::Own),
                _ => None,
            },
        };
        match (flow.target, flow.refers) {
            (Some(target), _) => match self.function_at(target) {
                Some(function) => Some(Called::Own(function)),
                None => by_word(stub(self.architecture, self.code_at(target)?, target)?),
            },
            (None, Some(word)) => by_word(word),
            (None, None) => None,
        }
    }

    /// The function that starts at an address, under its first name.
    pub(crate) fn function_at(&self, address: u64) -> Option<&Function> {
        self.functions_at(address).next()
    }

    /// The function that starts at an address, under each of its names.
    pub(crate) fn functions_at(&self, address: u64) -> impl Iterator<Item = &Function> {
        let index = self.functions.partition_point(|f| self.internal(f.address) < address);
        self.functions[index..].iter().take_while(move |f| self.internal(f.address) == address)
    }

    /// The function that contains an address.
    pub(crate) fn function_around(&self, address: u64) -> Option<&Function> {
        let index = self.functions.partition_point(|f| self.internal(f.address) <= address);
        let function = self.function_at(self.internal(self.functions.get(index.checked_sub(1)?)?.address))?;
        (address.checked_sub(self.internal(function.address))? < function.size.max(1)).then_some(function)
    }

    /// File and line of an address, if there is debug information.
    pub(crate) fn line(&self, address: u64) -> Option<String> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.as_ref()?.line_at(self.printed(address))
    }
}

/// The target of a call.
enum Called<'a> {
    Own(&'a Function),
    External(&'a str),
}

/// Functions in the C and C++ libraries that don't return to their caller.
const NEVER_RETURN: [&str; 12] = [
    "_Exit",
    "_Unwind_Resume",
    "__assert_fail",
    "__cxa_rethrow",
    "__cxa_throw",
    "__stack_chk_fail",
    "_exit",
    "abort",
    "exit",
    "longjmp",
    "pthread_exit",
    "siglongjmp",
];

/// Whether a symbol is an IFUNC.
fn is_chosen_by_loader<'a>(symbol: &impl ObjectSymbol<'a>) -> bool {
    matches!(symbol.flags(), SymbolFlags::Elf { st_info, .. } if st_info.st_type() == elf::STT_GNU_IFUNC)
}
