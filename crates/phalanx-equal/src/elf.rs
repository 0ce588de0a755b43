//! An ELF file as the loader sees it: segments, and the dynamic table with its relocations and
//! symbols.
//!
//! The loader ignores section headers, which only tools read. In a manipulated file, they may point
//! to bytes other than those that run. That's why we take all bytes from the program headers and
//! all relocations from the dynamic table. If the section headers contradict either, we reject the
//! file.

use std::collections::BTreeMap;
use std::ops::Range;

use object::read::elf::{
    Dyn as _, ElfFile64, FileHeader as _, ProgramHeader as _, Rela as _, SectionHeader as _, Sym as _,
};
use object::{Endianness, elf};

/// The smallest page size of any kernel for these architectures. Memory can only be protected in
/// whole pages.
const PAGE: u64 = 4096;
/// The largest one for AArch64.
const LARGE_PAGE: u64 = 65536;

const DISAGREE: &str = "its section headers contradict its program headers, so tools and the loader see different code: prove the file \
                        as the linker wrote it";
const DAMAGED: &str = "its dynamic table points outside the file: link it again";

/// Bytes that the loader maps.
pub struct Segment<'a> {
    /// Their addresses.
    pub range: Range<u64>,
    /// The initial bytes. The rest of the range is initially zero.
    pub data: &'a [u8],
    offset: u64,
    /// Whether the program may write to them.
    pub writable: bool,
    /// Whether they are code.
    pub executable: bool,
}

/// How a range of addresses is mapped.
#[derive(Clone, Copy)]
pub struct Mapping<'a> {
    /// The bytes in the file, which may be fewer than the addresses in the range.
    pub data: &'a [u8],
    /// Whether they are code.
    pub executable: bool,
    /// Whether it is read-only by the time the program runs.
    pub constant: bool,
}

/// A value that the loader writes.
pub struct Relocation<'a> {
    /// Where.
    pub address: u64,
    /// How the value is computed.
    pub kind: elf::RelocationType,
    /// The symbol in this computation.
    pub symbol: Option<Symbol<'a>>,
    /// The number in this computation.
    pub addend: u64,
}

/// The symbol that a relocation refers to.
pub struct Symbol<'a> {
    /// `None` if it isn't valid UTF-8.
    pub name: Option<&'a str>,
    /// Its value.
    pub address: u64,
    /// How many bytes it has.
    pub size: u64,
    /// Whether this file itself defines the symbol, at an address relative to the file.
    pub is_own: bool,
    /// Whether it is an indirect function (IFUNC), which the loader calls to choose the
    /// implementation.
    pub is_chosen: bool,
}

/// The program headers of a file and the data that they refer to.
pub struct Loaded<'a> {
    endian: Endianness,
    segments: Vec<Segment<'a>>,
    /// The addresses that become read-only after relocation (RELRO).
    protected: Range<u64>,
    /// The addresses of the dynamic table, which the loader writes to.
    table: Range<u64>,
    /// The address of `.eh_frame_hdr`.
    unwinding: Option<u64>,
    /// The last entry for each tag, because that is the one the loader uses.
    dynamic: BTreeMap<elf::DynamicTag, u64>,
}

impl<'a> Loaded<'a> {
    /// Reads the program headers and the dynamic table of a file with these bytes.
    ///
    /// # Errors
    ///
    /// If the loader might map other bytes than tools see. The text says why.
    pub fn new(file: &ElfFile64<'a, Endianness>, bytes: &'a [u8]) -> Result<Self, &'static str> {
        let endian = file.endian();
        if file.elf_header().e_phnum(endian) == elf::PN_XNUM {
            return Err("it has too many program headers");
        }
        let mut loaded = Self {
            endian,
            segments: Vec::new(),
            protected: 0..0,
            table: 0..0,
            unwinding: None,
            dynamic: BTreeMap::new(),
        };
        let (mut protections, mut tables, mut headers) = (0, 0, 0);
        for header in file.elf_program_headers() {
            let start = header.p_vaddr(endian);
            let range =
                start..start.checked_add(header.p_memsz(endian)).ok_or("a segment wraps around the end of memory")?;
            match header.p_type(endian) {
                elf::PT_LOAD => {
                    let flags = header.p_flags(endian);
                    if !flags.contains(elf::PF_R) {
                        return Err("a segment is not readable");
                    }
                    let data = header.data(endian, bytes).map_err(|()| "a segment extends past the end of the file")?;
                    if data.len() as u64 > range.end - range.start {
                        return Err("a segment is larger in the file than in memory");
                    }
                    loaded.segments.push(Segment {
                        range,
                        data,
                        offset: header.p_offset(endian),
                        writable: flags.contains(elf::PF_W),
                        executable: flags.contains(elf::PF_X),
                    });
                }
                elf::PT_GNU_RELRO => {
                    // The loader only protects whole pages, so a partial last page stays writable.
                    loaded.protected = range.start & !(PAGE - 1)..range.end & !(PAGE - 1);
                    protections += 1;
                }
                elf::PT_DYNAMIC => {
                    loaded.table = range;
                    tables += 1;
                }
                elf::PT_GNU_EH_FRAME => {
                    loaded.unwinding = Some(range.start);
                    headers += 1;
                }
                _ => {}
            }
        }
        if protections > 1 || tables > 1 || headers > 1 {
            return Err("it has a duplicate program header (PT_DYNAMIC, PT_GNU_RELRO or PT_GNU_EH_FRAME)");
        }
        let Range { start, end } = loaded.protected;
        // Writable code is refused anyway.
        let becomes_data = |Segment { range, executable, writable, .. }: &Segment<'_>| {
            *executable && !writable && range.start < end && start < range.end
        };
        if loaded.segments.iter().any(becomes_data) {
            return Err("the loader makes code non-executable (PT_GNU_RELRO)");
        }
        // If a segment starts in the last page of another segment, it replaces that page.
        let page = if file.elf_header().e_machine(endian) == elf::EM_AARCH64 { LARGE_PAGE } else { PAGE };
        let pages = |segment: &Segment<'_>| segment.range.start / page..segment.range.end.div_ceil(page);
        if loaded.segments.windows(2).any(|pair| pages(&pair[1]).start < pages(&pair[0]).end) {
            return Err("its segments overlap or are not sorted by address");
        }
        if loaded.segments.iter().any(|segment| segment.offset % PAGE != segment.range.start % PAGE) {
            return Err(
                "a segment cannot be mapped: its file offset and its address do not match modulo the page size",
            );
        }
        if tables == 1 {
            loaded.read_table()?;
        }
        loaded.compare(file)?;
        Ok(loaded)
    }

    fn read_table(&mut self) -> Result<(), &'static str> {
        let mut at = self.table.start;
        loop {
            let entry: &elf::Dyn64<Endianness> = self.at(at, 1).ok_or(DAMAGED)?.first().ok_or(DAMAGED)?;
            let tag = entry.d_tag.get(self.endian);
            if tag == elf::DT_NULL {
                return Ok(());
            }
            self.dynamic.insert(tag, entry.d_val(self.endian));
            at += size_of::<elf::Dyn64<Endianness>>() as u64;
        }
    }

    /// Checks that the section headers don't contradict the program headers. They may omit parts.
    fn compare(&self, file: &ElfFile64<'a, Endianness>) -> Result<(), &'static str> {
        let endian = self.endian;
        let mut ranges = Vec::new();
        for section in file.elf_section_table().iter() {
            let (kind, flags) = (section.sh_type(endian), section.sh_flags(endian));
            let (start, size) = (section.sh_addr(endian), section.sh_size(endian));
            let end = start.checked_add(size).ok_or(DISAGREE)?;
            // Zero-initialised thread-local data doesn't occupy any addresses.
            let takes_none = kind == elf::SHT_NOBITS && flags.contains(elf::SHF_TLS);
            if !flags.contains(elf::SHF_ALLOC) || size == 0 || takes_none {
                continue;
            }
            let segment = self.segments.iter().find(|segment| segment.range.start <= start && end <= segment.range.end);
            let segment = segment.ok_or(DISAGREE)?;
            let into = start - segment.range.start;
            if kind != elf::SHT_NOBITS
                && (section.sh_offset(endian).checked_sub(segment.offset) != Some(into)
                    || into + size > segment.data.len() as u64)
            {
                return Err(DISAGREE);
            }
            let expected = match kind {
                elf::SHT_DYNAMIC => Some(self.table.start),
                elf::SHT_DYNSYM => self.tag(elf::DT_SYMTAB),
                _ => Some(start),
            };
            if expected != Some(start) {
                return Err(DISAGREE);
            }
            if kind == elf::SHT_DYNSYM {
                let names = object::SectionIndex(section.sh_link(endian) as usize);
                let names = file.elf_section_table().section(names).map_err(|_| DISAGREE)?;
                if Some(names.sh_addr(endian)) != self.tag(elf::DT_STRTAB) {
                    return Err(DISAGREE);
                }
            }
            ranges.push(start..end);
        }
        ranges.sort_by_key(|range| range.start);
        match ranges.windows(2).any(|pair| pair[1].start < pair[0].end) {
            true => Err("its sections overlap: prove the file as the linker wrote it"),
            false => Ok(()),
        }
    }

    fn tag(&self, tag: elf::DynamicTag) -> Option<u64> {
        self.dynamic.get(&tag).copied()
    }

    /// Returns the segments, in the order of their addresses.
    pub fn segments(&self) -> impl Iterator<Item = &Segment<'a>> {
        self.segments.iter()
    }

    /// Returns the address of `.eh_frame_hdr`.
    pub fn unwinding(&self) -> Option<u64> {
        self.unwinding
    }

    /// Returns whether the file depends on other libraries.
    pub fn needs_libraries(&self) -> bool {
        self.tag(elf::DT_NEEDED).is_some()
    }

    /// Returns whether the loader makes code and constants writable while it applies relocations. Without
    /// that, no relocation can change them, wherever it points.
    pub fn opens_code(&self) -> bool {
        let flags = self.tag(elf::DT_FLAGS).unwrap_or(0);
        self.tag(elf::DT_TEXTREL).is_some() || flags & elf::DF_TEXTREL.0 != 0
    }

    /// Returns the file's bytes from an address to the end of its segment.
    fn bytes(&self, address: u64) -> Option<&'a [u8]> {
        let segment = self.segments.iter().find(|segment| segment.range.contains(&address))?;
        segment.data.get((address - segment.range.start) as usize..)
    }

    /// Returns an array of structures that is mapped at an address.
    fn at<T: object::Pod>(&self, address: u64, count: usize) -> Option<&'a [T]> {
        object::slice_from_bytes(self.bytes(address)?, count).ok().map(|(list, _)| list)
    }

    /// Returns how a range is mapped, or `None` if it doesn't lie within a single segment.
    pub fn mapping(&self, range: Range<u64>) -> Option<Mapping<'a>> {
        let inside = |outer: &Range<u64>| outer.start <= range.start && range.end <= outer.end;
        let segment = self.segments.iter().find(|segment| inside(&segment.range))?;
        let (start, end) = (range.start - segment.range.start, range.end - segment.range.start);
        let data = &segment.data[segment.data.len().min(start as usize)..segment.data.len().min(end as usize)];
        let in_table = self.table.start < range.end && range.start < self.table.end;
        let constant = !segment.writable || inside(&self.protected) && !in_table;
        Some(Mapping { data, executable: segment.executable, constant })
    }

    /// Returns all relocations, in the order in which the loader applies them.
    ///
    /// # Errors
    ///
    /// If they lie outside the file or have a format that isn't supported.
    pub fn relocations(&self) -> Result<Vec<Relocation<'a>>, &'static str> {
        if [elf::DT_ANDROID_REL, elf::DT_ANDROID_RELA, elf::DT_ANDROID_RELR].iter().any(|tag| self.tag(*tag).is_some())
        {
            return Err("Android's relocation format is not supported: link with -Wl,--pack-dyn-relocs=none");
        }
        if self.tag(elf::DT_RELSZ).is_some_and(|size| size > 0)
            || self.tag(elf::DT_JMPREL).is_some() && self.tag(elf::DT_PLTREL) != Some(u64::from(elf::DT_RELA.0 as u32))
        {
            return Err("relocations without addends (DT_REL) are not supported");
        }
        let mut all = Vec::new();
        for (list, size) in [(elf::DT_RELA, elf::DT_RELASZ), (elf::DT_JMPREL, elf::DT_PLTRELSZ)] {
            let Some(start) = self.tag(list) else { continue };
            let count = self.tag(size).unwrap_or(0) as usize / size_of::<elf::Rela64<Endianness>>();
            if count == 0 {
                continue;
            }
            for entry in self.at::<elf::Rela64<Endianness>>(start, count).ok_or(DAMAGED)? {
                let index = entry.r_sym(self.endian, false);
                all.push(Relocation {
                    address: entry.r_offset(self.endian),
                    kind: entry.r_type(self.endian, false),
                    symbol: if index == 0 { None } else { Some(self.symbol(index).ok_or(DAMAGED)?) },
                    addend: entry.r_addend(self.endian) as u64,
                });
            }
        }
        Ok(all)
    }

    fn symbol(&self, index: u32) -> Option<Symbol<'a>> {
        let size = size_of::<elf::Sym64<Endianness>>() as u64;
        let at = self.tag(elf::DT_SYMTAB)?.checked_add(size * u64::from(index))?;
        let symbol: &elf::Sym64<Endianness> = self.at(at, 1)?.first()?;
        let name = self.bytes(self.tag(elf::DT_STRTAB)?.checked_add(symbol.st_name(self.endian).into())?)?;
        let name = name.split(|byte| *byte == 0).next()?;
        let section = symbol.st_shndx(self.endian);
        Some(Symbol {
            name: std::str::from_utf8(name).ok(),
            address: symbol.st_value(self.endian),
            size: symbol.st_size(self.endian),
            // In an executable that takes a function's address, the undefined symbol may have the
            // address of a stub.
            is_own: section != elf::SHN_UNDEF && section != elf::SHN_ABS && symbol.st_value(self.endian) != 0,
            is_chosen: symbol.st_type() == elf::STT_GNU_IFUNC,
        })
    }

    /// Returns the addresses of words to which the loader adds the base address, i.e. the packed
    /// relative relocations (DT_RELR).
    ///
    /// # Errors
    ///
    /// If they lie outside the file.
    pub fn relative(&self) -> Result<Vec<u64>, &'static str> {
        let (Some(start), Some(size)) = (self.tag(elf::DT_RELR), self.tag(elf::DT_RELRSZ)) else {
            return Ok(Vec::new());
        };
        let words = self.at::<object::U64<Endianness>>(start, size as usize / 8).ok_or(DAMAGED)?;
        let (mut all, mut next) = (Vec::new(), 0u64);
        for word in words {
            let word = word.get(self.endian);
            if word & 1 == 0 {
                all.push(word);
                next = word.wrapping_add(8);
            } else {
                all.extend((0..63).filter(|bit| word >> (bit + 1) & 1 == 1).map(|bit| next.wrapping_add(8 * bit)));
                next = next.wrapping_add(8 * 63);
            }
        }
        Ok(all)
    }
}
