//! Finds the landing pads for exceptions in the unwinder's tables.

use std::ops::Range;

use gimli::{
    BaseAddresses, CieOrFde, EhFrame, EhFrameHdr, EndianSlice, LittleEndian, Pointer, Reader, UnwindSection as _,
    constants,
};

type Bytes<'a> = EndianSlice<'a, LittleEndian>;

/// The code of each function that has landing pads, and which of its calls lead to one. `None` if a
/// table can't be read.
type Functions = Vec<(Range<u64>, Option<Vec<Range<u64>>>)>;

/// The calls that have a landing pad.
pub(crate) struct LandingPads {
    /// `None` if `.eh_frame` cannot be read.
    functions: Option<Functions>,
}

impl LandingPads {
    /// Reads the tables in `.eh_frame`, which is either given or found through its header, as in
    /// the unwinder. `bytes` returns the file's bytes starting at an address. If a table can't be
    /// read, we assume that every call has a landing pad.
    pub(crate) fn new<'a>(header: Option<u64>, section: Option<u64>, bytes: impl Fn(u64) -> Option<&'a [u8]>) -> Self {
        let start = match header {
            Some(header) => match bytes(header).and_then(|data| of_header(data, header)) {
                Some(start) => start,
                None => return Self { functions: None },
            },
            None => match section {
                Some(start) => start,
                // There is no unwinding.
                None => return Self { functions: Some(Vec::new()) },
            },
        };
        Self { functions: bytes(start).and_then(|data| functions(data, start, &bytes).ok()) }
    }

    /// Whether an exception that leaves the call at an address runs code in the same function.
    pub(crate) fn has(&self, call: u64) -> bool {
        let Some(functions) = &self.functions else { return true };
        let mut around = functions.iter().filter(|(code, _)| code.contains(&call));
        around.any(|(_, calls)| calls.as_ref().is_none_or(|calls| calls.iter().any(|range| range.contains(&call))))
    }
}

/// The address of `.eh_frame`, from its header.
fn of_header(data: &[u8], address: u64) -> Option<u64> {
    let bases = BaseAddresses::default().set_eh_frame_hdr(address);
    match EhFrameHdr::new(data, LittleEndian).parse(&bases, 8).ok()?.eh_frame_ptr() {
        Pointer::Direct(start) => Some(start),
        Pointer::Indirect(_) => None,
    }
}

fn functions<'a>(data: &'a [u8], start: u64, bytes: impl Fn(u64) -> Option<&'a [u8]>) -> gimli::Result<Functions> {
    let mut frames = EhFrame::new(data, LittleEndian);
    frames.set_address_size(8);
    let bases = BaseAddresses::default().set_eh_frame(start);
    let (mut entries, mut functions) = (frames.entries(&bases), Vec::new());
    while let Some(entry) = entries.next()? {
        let CieOrFde::Fde(entry) = entry else { continue };
        let entry = entry.parse(EhFrame::cie_from_offset)?;
        let code = entry.initial_address()..entry.initial_address().saturating_add(entry.len());
        let calls = match entry.lsda() {
            // This function neither catches exceptions nor cleans up after them.
            None | Some(Pointer::Direct(0)) => continue,
            Some(Pointer::Direct(table)) => {
                bytes(table).and_then(|data| calls(EndianSlice::new(data, LittleEndian), code.start).ok().flatten())
            }
            Some(Pointer::Indirect(_)) => None,
        };
        functions.push((code, calls));
    }
    Ok(functions)
}

/// The calls that have a landing pad, according to a function's table (LSDA). None if we don't know
/// its format.
fn calls(mut table: Bytes<'_>, start: u64) -> gimli::Result<Option<Vec<Range<u64>>>> {
    // The base that landing pads are relative to. Offset zero means none, regardless of the base.
    let pads = constants::DwEhPe(table.read_u8()?);
    if pads != constants::DW_EH_PE_omit && number(&mut table, pads)?.is_none() {
        return Ok(None);
    }
    let types = constants::DwEhPe(table.read_u8()?);
    if types != constants::DW_EH_PE_omit {
        table.read_uleb128()?;
    }
    let encoding = constants::DwEhPe(table.read_u8()?);
    let length = table.read_uleb128()?;
    let mut table = table.split(usize::try_from(length).unwrap_or(usize::MAX))?;
    let mut calls = Vec::new();
    while !table.is_empty() {
        let mut next = || number(&mut table, encoding);
        let (Some(from), Some(size), Some(pad)) = (next()?, next()?, next()?) else { return Ok(None) };
        table.read_uleb128()?;
        if pad != 0 {
            let from = start.wrapping_add(from);
            calls.push(from..from.saturating_add(size));
        }
    }
    Ok(Some(calls))
}

/// A number, without its base.
fn number(table: &mut Bytes<'_>, encoding: constants::DwEhPe) -> gimli::Result<Option<u64>> {
    Ok(Some(match encoding.format() {
        constants::DW_EH_PE_uleb128 => table.read_uleb128()?,
        constants::DW_EH_PE_udata2 | constants::DW_EH_PE_sdata2 => table.read_u16()?.into(),
        constants::DW_EH_PE_udata4 | constants::DW_EH_PE_sdata4 => table.read_u32()?.into(),
        constants::DW_EH_PE_udata8 | constants::DW_EH_PE_sdata8 | constants::DW_EH_PE_absptr => table.read_u64()?,
        _ => return Ok(None),
    }))
}
