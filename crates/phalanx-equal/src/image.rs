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

/// A linked file for x86-64.
#[derive(Default)]
pub struct Image {
    segments: Vec<Segment>,
    /// Address and size of functions.
    symbols: BTreeMap<String, (u64, u64)>,
}

impl Image {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If it is not an ELF file for x86-64, or has relocations in constants other than those by the
    /// address of the file, which is assumed to be 0.
    pub fn parse(bytes: &[u8]) -> Result<Self, Error> {
        let wrong = |what: String| Error::Image { what };
        let file = object::File::parse(bytes).map_err(|error| wrong(error.to_string()))?;
        if file.architecture() != object::Architecture::X86_64 || file.format() != object::BinaryFormat::Elf {
            return Err(wrong("not an ELF file for x86-64".into()));
        }
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
        let mut image = Self { segments, symbols };
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let is_relative = relocation.target() == RelocationTarget::Absolute
                && matches!(relocation.flags(), RelocationFlags::Elf { r_type: object::elf::R_X86_64_RELATIVE });
            let value = is_relative.then(|| (relocation.addend() as u64).to_le_bytes());
            image.relocate(address, value);
        }
        Ok(image)
    }

    /// Code alone, with functions at these places in it. For tests.
    #[doc(hidden)]
    pub fn of_code(address: u64, code: Vec<u8>, functions: &[(&str, u64)]) -> Self {
        let size = code.len() as u64;
        let symbols = functions.iter().map(|(name, at)| ((*name).to_owned(), (*at, size))).collect();
        let segment = Segment { address, bytes: code, is_writable: false, is_executable: true };
        Self { segments: vec![segment], symbols }
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
