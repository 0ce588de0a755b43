//! Source lines, which come from the proved file's debug information.

use std::borrow::Cow;
use std::sync::Arc;

use addr2line::Context;
use gimli::{Dwarf, EndianArcSlice, LittleEndian, Reader as _};
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};

type Bytes = EndianArcSlice<LittleEndian>;

/// A file's debug information.
pub(crate) struct Lines {
    dwarf: Arc<Dwarf<Bytes>>,
    context: Context<Bytes>,
}

impl Lines {
    /// Lines are just a convenience. If they are missing or damaged, we can still prove the file.
    pub(crate) fn new(file: &ElfFile64<'_, Endianness>) -> Option<Self> {
        let section = |id: gimli::SectionId| -> Result<Bytes, gimli::Error> {
            let data = file.section_by_name(id.name()).and_then(|section| section.uncompressed_data().ok());
            Ok(EndianArcSlice::new(Arc::from(data.unwrap_or(Cow::Borrowed(&[])).as_ref()), LittleEndian))
        };
        let dwarf = Arc::new(Dwarf::load(section).ok()?);
        let context = Context::from_arc_dwarf(dwarf.clone()).ok()?;
        Some(Self { dwarf, context })
    }

    /// Whether there is a function with this name in the source that was inlined.
    pub(crate) fn is_inlined(&self, name: &str) -> bool {
        self.search(name).unwrap_or(false)
    }

    fn search(&self, name: &str) -> Result<bool, gimli::Error> {
        let mut units = self.dwarf.units();
        while let Some(header) = units.next()? {
            let unit = self.dwarf.unit(header)?;
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs()? {
                if entry.tag() != gimli::DW_TAG_subprogram || entry.attr_value(gimli::DW_AT_inline).is_none() {
                    continue;
                }
                let Some(attribute) = entry.attr_value(gimli::DW_AT_name) else { continue };
                if self.dwarf.attr_string(&unit, attribute)?.to_string_lossy()? == name {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// File and line of an address, as tools print it.
    pub(crate) fn line_at(&self, address: u64) -> Option<String> {
        let location = self.context.find_location(address).ok()??;
        Some(format!("{}:{}", location.file?, location.line?))
    }
}
