//! An ELF file: its segments and its functions.

use std::collections::BTreeMap;

use object::{Object as _, ObjectSegment as _, ObjectSymbol as _, RelocationFlags, RelocationTarget, SegmentFlags};

use crate::Error;

struct Segment {
    address: u64,
    bytes: Vec<u8>,
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

    /// The relocation that adds the address of the file.
    const fn relative(self) -> object::elf::RelocationType {
        match self {
            Self::X86_64 => object::elf::R_X86_64_RELATIVE,
            Self::Aarch64 => object::elf::R_AARCH64_RELATIVE,
        }
    }
}

/// A linked file.
pub struct Image {
    architecture: Architecture,
    segments: Vec<Segment>,
    /// Address and size of functions.
    symbols: BTreeMap<String, (u64, u64)>,
}

impl Image {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If it is not an ELF file for x86-64 or AArch64, or has relocations in constants other than
    /// those by the address of the file, which is assumed to be 0.
    pub fn parse(bytes: &[u8]) -> Result<Self, Error> {
        let wrong = |what: String| Error::Image { what };
        let file = object::File::parse(bytes).map_err(|error| wrong(error.to_string()))?;
        let architecture = match file.architecture() {
            object::Architecture::X86_64 => Some(Architecture::X86_64),
            object::Architecture::Aarch64 if file.is_little_endian() => Some(Architecture::Aarch64),
            _ => None,
        };
        let architecture = architecture
            .filter(|_| file.format() == object::BinaryFormat::Elf)
            .ok_or_else(|| wrong("not an ELF file for x86-64 or little-endian AArch64".into()))?;
        let mut segments = Vec::new();
        for segment in file.segments() {
            let SegmentFlags::Elf { p_flags, .. } = segment.flags() else { continue };
            let bytes = segment.data().map_err(|error| wrong(error.to_string()))?.to_vec();
            segments.push(Segment {
                address: segment.address(),
                bytes,
                is_writable: p_flags.contains(object::elf::PF_W),
                is_executable: p_flags.contains(object::elf::PF_X),
            });
        }
        let named = file.symbols().chain(file.dynamic_symbols());
        let functions = named.filter(|symbol| symbol.kind() == object::SymbolKind::Text && symbol.size() > 0);
        let symbols = functions.filter_map(|s| Some((s.name().ok()?.to_owned(), (s.address(), s.size())))).collect();
        let mut image = Self { architecture, segments, symbols };
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let is_relative = relocation.target() == RelocationTarget::Absolute
                && matches!(relocation.flags(), RelocationFlags::Elf { r_type } if r_type == architecture.relative());
            let value = is_relative.then(|| (relocation.addend() as u64).to_le_bytes());
            image.relocate(address, value);
        }
        Ok(image)
    }

    /// Code alone, with functions at these places in it. For tests.
    #[doc(hidden)]
    pub fn of_code(architecture: Architecture, address: u64, code: Vec<u8>, functions: &[(&str, u64)]) -> Self {
        let size = code.len() as u64;
        let symbols = functions.iter().map(|(name, at)| ((*name).to_owned(), (*at, size))).collect();
        let segment = Segment { address, bytes: code, is_writable: false, is_executable: true };
        Self { architecture, segments: vec![segment], symbols }
    }

    /// Applies a relocation. Without a known value, the bytes may not be read.
    fn relocate(&mut self, address: u64, value: Option<[u8; 8]>) {
        let Some(segment) = self.segments.iter_mut().find(|segment| segment.holds(address, 8)) else { return };
        let at = (address - segment.address) as usize;
        match value {
            Some(value) => segment.bytes[at..at + 8].copy_from_slice(&value),
            None => segment.is_writable = true,
        }
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
    pub fn function(&self, symbol: &str) -> Option<(u64, u64)> {
        self.symbols.get(symbol).copied()
    }

    /// All functions.
    pub fn functions(&self) -> impl Iterator<Item = (&str, u64, u64)> {
        self.symbols.iter().map(|(symbol, (address, size))| (symbol.as_str(), *address, *size))
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
        let segment = self.segments.iter().find(|segment| segment.is_executable && segment.holds(address, 1))?;
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
    fn holds(&self, address: u64, length: usize) -> bool {
        let end = self.address + self.bytes.len() as u64;
        self.address <= address && address.checked_add(length as u64).is_some_and(|last| last <= end)
    }
}
