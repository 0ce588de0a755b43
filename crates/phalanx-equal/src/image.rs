//! A linked file: its code, its constants and its functions.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use object::read::elf::{ElfFile64, FileHeader as _};
use object::{Endianness, Object as _, ObjectSymbol as _, SymbolFlags, elf};

use crate::Error;
use crate::elf::{Loaded, Relocation};

struct Segment {
    address: u64,
    /// The first ones. Others are 0 at first.
    bytes: Vec<u8>,
    end: u64,
    is_writable: bool,
    is_executable: bool,
}

/// The processor that a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Architecture {
    /// x86-64.
    X86_64,
    /// AArch64, little-endian.
    Aarch64,
}

impl Architecture {
    /// Rust's name for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
        }
    }

    /// The relocation that copies a variable of another file.
    const fn copy(self) -> elf::RelocationType {
        match self {
            Self::X86_64 => elf::R_X86_64_COPY,
            Self::Aarch64 => elf::R_AARCH64_COPY,
        }
    }
}

/// A linked file.
pub struct Image {
    architecture: Architecture,
    segments: Vec<Segment>,
    /// Address and size of functions. `None` if there are several of the same name.
    symbols: BTreeMap<String, Option<(u64, u64)>>,
}

impl Image {
    /// Reads a file as the loader does. Section headers are ignored, unless they contradict it.
    ///
    /// # Errors
    ///
    /// If it is not an executable or a shared library in ELF for x86-64 or AArch64, is damaged, or has
    /// relocations in code or constants.
    pub fn parse(bytes: &[u8]) -> Result<Self, Error> {
        let wrong = |what: String| Error::Image { what };
        let refuse = |what: &str| wrong(what.to_owned());
        let file = ElfFile64::<Endianness>::parse(bytes).map_err(|error| wrong(error.to_string()))?;
        let (header, endian) = (file.elf_header(), file.endian());
        let architecture = match (header.e_machine(endian), endian) {
            (elf::EM_X86_64, Endianness::Little) => Architecture::X86_64,
            (elf::EM_AARCH64, Endianness::Little) => Architecture::Aarch64,
            _ => return Err(refuse("not an ELF file for x86-64 or little-endian AArch64")),
        };
        if ![elf::ET_EXEC, elf::ET_DYN].contains(&header.e_type(endian)) {
            return Err(refuse("not an executable or a shared library"));
        }
        let loaded = Loaded::new(&file, bytes).map_err(refuse)?;
        let segments = loaded.segments().map(|segment| Segment {
            address: segment.range.start,
            bytes: segment.data.to_vec(),
            end: segment.range.end,
            is_writable: segment.writable,
            is_executable: segment.executable,
        });
        let mut image = Self { architecture, segments: segments.collect(), symbols: BTreeMap::new() };
        for symbol in file.symbols().chain(file.dynamic_symbols()) {
            // An IFUNC's symbol is that of the function that chooses one.
            let is_function =
                matches!(symbol.flags(), SymbolFlags::Elf { st_info, .. } if st_info.st_type() == elf::STT_FUNC);
            let (Ok(name), true) = (symbol.name(), is_function) else { continue };
            if symbol.size() > 0 && symbol.section_index().is_some() {
                image.add(name, symbol.address(), symbol.size());
            }
        }
        let mut written: Vec<(u64, u64)> = loaded.relative().map_err(refuse)?.into_iter().map(|at| (at, 8)).collect();
        for Relocation { address, kind, symbol, .. } in loaded.relocations().map_err(refuse)? {
            let copied = symbol.filter(|_| kind == architecture.copy()).map_or(0, |symbol| symbol.size);
            // The others have at most the 16 bytes of a TLS descriptor.
            written.push((address, copied.max(16)));
        }
        match written.into_iter().find(|(address, size)| image.is_constant(*address, *size)) {
            Some((address, _)) => Err(wrong(format!("the loader changes code or constants at {address:#x}"))),
            // A relocation can also change those that follow it.
            None if loaded.opens_code() => Err(refuse("the loader makes code and constants writable (DT_TEXTREL)")),
            None => Ok(image),
        }
    }

    /// Code alone, with functions at these places in it. For tests.
    #[doc(hidden)]
    pub fn of_code(architecture: Architecture, address: u64, code: Vec<u8>, functions: &[(&str, u64)]) -> Self {
        let size = code.len() as u64;
        let segment = Segment { address, bytes: code, end: address + size, is_writable: false, is_executable: true };
        let mut image = Self { architecture, segments: vec![segment], symbols: BTreeMap::new() };
        functions.iter().for_each(|(name, at)| image.add(name, *at, size));
        image
    }

    fn add(&mut self, name: &str, address: u64, size: u64) {
        match self.symbols.entry(name.to_owned()) {
            Entry::Occupied(mut known) if *known.get() != Some((address, size)) => *known.get_mut() = None,
            Entry::Occupied(_) => {}
            Entry::Vacant(place) => _ = place.insert(Some((address, size))),
        }
    }

    /// Whether some of these bytes can't be written while the program runs.
    fn is_constant(&self, address: u64, size: u64) -> bool {
        self.segments.iter().filter(|segment| segment.meets(address, size)).any(|segment| !segment.is_writable)
    }

    /// Whether some of these bytes are in the file.
    pub(crate) fn meets(&self, address: u64, size: u64) -> bool {
        self.segments.iter().any(|segment| segment.meets(address, size))
    }

    /// A file with nothing in it.
    pub(crate) const fn empty(architecture: Architecture) -> Self {
        Self { architecture, segments: Vec::new(), symbols: BTreeMap::new() }
    }

    /// The processor that it is for.
    pub const fn architecture(&self) -> Architecture {
        self.architecture
    }

    /// Address and size of a function.
    ///
    /// # Errors
    ///
    /// If there is none of this name, or several.
    pub fn function(&self, symbol: &str) -> Result<(u64, u64), Error> {
        match self.symbols.get(symbol) {
            Some(Some(place)) => Ok(*place),
            Some(None) => Err(Error::Ambiguous { symbol: symbol.to_owned() }),
            None => Err(Error::Absent { symbol: symbol.to_owned() }),
        }
    }

    /// All functions with a name of their own.
    pub fn functions(&self) -> impl Iterator<Item = (&str, u64, u64)> {
        let places = self.symbols.iter().filter_map(|(symbol, place)| Some((symbol, (*place)?)));
        places.map(|(symbol, (address, size))| (symbol.as_str(), address, size))
    }

    /// Bytes that nobody changes while the program runs.
    pub fn constants(&self, address: u64, length: usize) -> Option<&[u8]> {
        let segment = self.segments.iter().find(|segment| segment.holds(address, length))?;
        if segment.is_writable {
            return None;
        }
        let at = (address - segment.address) as usize;
        Some(&segment.bytes[at..at + length])
    }

    /// The code from an address on, to the end of its segment.
    pub(crate) fn code(&self, address: u64) -> Option<&[u8]> {
        let segment = self
            .segments
            .iter()
            .find(|segment| segment.is_executable && !segment.is_writable && segment.holds(address, 1))?;
        Some(&segment.bytes[(address - segment.address) as usize..])
    }

    /// Changes a byte, for mutants.
    ///
    /// # Panics
    ///
    /// If there is no byte at the address.
    pub fn byte_mut(&mut self, address: u64) -> &mut u8 {
        let segment =
            self.segments.iter_mut().find(|segment| segment.holds(address, 1)).expect("an address in the file");
        &mut segment.bytes[(address - segment.address) as usize]
    }
}

impl Segment {
    fn meets(&self, address: u64, size: u64) -> bool {
        address < self.end && self.address < address.saturating_add(size)
    }

    fn holds(&self, address: u64, length: usize) -> bool {
        let end = self.address + self.bytes.len() as u64;
        self.address <= address && address.checked_add(length as u64).is_some_and(|last| last <= end)
    }
}
