//! Lines of the source, from the debug information of the bytes that are proved.

use std::borrow::Cow;
use std::sync::Arc;

use addr2line::Context;
use gimli::{Dwarf, EndianArcSlice, LittleEndian};
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};

type Bytes = EndianArcSlice<LittleEndian>;

/// The debug information of a file.
pub(crate) struct Lines(Context<Bytes>);

impl Lines {
    /// Lines are a convenience: a file without them, or with damaged ones, is still proved.
    pub(crate) fn new(file: &ElfFile64<'_, Endianness>) -> Option<Self> {
        let section = |id: gimli::SectionId| -> Result<Bytes, gimli::Error> {
            let data = file.section_by_name(id.name()).and_then(|section| section.uncompressed_data().ok());
            Ok(EndianArcSlice::new(Arc::from(data.unwrap_or(Cow::Borrowed(&[])).as_ref()), LittleEndian))
        };
        Context::from_dwarf(Dwarf::load(section).ok()?).ok().map(Self)
    }

    /// File and line of an address, as tools print it.
    pub(crate) fn of(&self, address: u64) -> Option<String> {
        let location = self.0.find_location(address).ok()??;
        Some(format!("{}:{}", location.file?, location.line?))
    }
}
