//! Memory that a function may use: its arguments, its stack, and the constants of the file.

use std::collections::BTreeSet;

use crate::forms::Bit;
use crate::image::{Architecture, Image};
use crate::machine::{Address, FILE, PAGE, Tag, numbers};
use crate::{Error, Fault};

/// A byte, least significant bit first.
pub type Byte = [Bit; 8];

/// Whether a byte was written.
pub(crate) fn is_written(byte: &Byte) -> bool {
    !byte.contains(&Bit::NONE)
}

/// A byte that is known.
pub fn byte(value: u8) -> Byte {
    std::array::from_fn(|i| Bit::constant(value >> i & 1 == 1))
}

/// Whether an access has to be at a multiple of its size.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alignment {
    Any,
    Required,
}

struct Region {
    name: &'static str,
    start: u64,
    /// The symbols on which the address depends.
    tag: Tag,
    bytes: Vec<Byte>,
    is_writable: bool,
    is_written: bool,
}

/// All that there is: an access to anything else is a fault.
pub struct Memory<'a> {
    image: &'a Image,
    regions: Vec<Region>,
    constants: BTreeSet<u64>,
    /// Below it, the stack belongs to signal handlers.
    floor: u64,
    /// An aligned frame below the stack.
    frame: Option<Frame>,
    /// A region and another one that may be the same buffer.
    overlap: Option<[&'static str; 2]>,
}

/// A frame at a multiple of a larger power of two than the stack. The bytes between its top and the stack
/// above it are inaccessible, since nobody knows how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    /// The power of two.
    pub(crate) size: u64,
    /// The stack pointer before it was aligned.
    pub(crate) before: u64,
    /// Below it, the frame belongs to signal handlers.
    floor: u64,
}

/// Where the frame ends, or a bit below.
pub(crate) const FRAME_TOP: u64 = 0x7ffe_0000_0000;
pub(crate) const FRAME_BYTES: u64 = 1 << 17;
/// The name of the frame's region.
pub(crate) const FRAME: &str = "the frame";

const UNWRITTEN: Byte = [Bit::NONE; 8];
/// The name of the stack's region.
pub(crate) const STACK: &str = "the stack";

/// Bytes below the stack pointer that signal handlers leave alone.
const fn red_zone(architecture: Architecture) -> u64 {
    match architecture {
        Architecture::X86_64 => 128,
        Architecture::Aarch64 => 0,
    }
}

impl<'a> Memory<'a> {
    /// The constants of a file.
    pub fn new(image: &'a Image) -> Self {
        Self { image, regions: Vec::new(), constants: BTreeSet::new(), floor: 0, frame: None, overlap: None }
    }

    /// Bytes that a function may read.
    pub fn readable(&mut self, name: &'static str, start: u64, bytes: Vec<Byte>) {
        self.add(name, start.into(), bytes, false);
    }

    /// Bytes that it may read and write.
    pub fn writable(&mut self, name: &'static str, start: u64, bytes: Vec<Byte>) {
        self.add(name, start.into(), bytes, true);
    }

    /// Bytes that it may write, and read once written.
    pub fn unwritten(&mut self, name: &'static str, start: u64, length: usize) {
        self.writable(name, start, vec![UNWRITTEN; length]);
    }

    /// Bytes at an address that may depend on symbols.
    pub(crate) fn add(&mut self, name: &'static str, address: Address, bytes: Vec<Byte>, is_writable: bool) {
        let Address { at: start, tag } = address;
        self.regions.push(Region { name, start, tag, bytes, is_writable, is_written: false });
    }

    /// Bytes to write at an address that may depend on symbols.
    pub(crate) fn unwritten_at(&mut self, name: &'static str, address: Address, length: usize) {
        self.add(name, address, vec![UNWRITTEN; length], true);
    }

    /// Lets the addresses of regions depend on a symbol each, as far as there are symbols. Returns their
    /// addresses without it.
    pub(crate) fn free_places(&mut self, symbols: std::ops::Range<usize>) -> Vec<u64> {
        let known = self.regions.iter_mut().filter(|region| region.tag == Tag::default());
        let place = |(region, symbol): (&mut Region, usize)| {
            region.tag[symbol] = 1;
            region.start
        };
        known.zip(symbols).map(place).collect()
    }

    /// Whether the file and a region are both at the same known address.
    pub(crate) fn meets_file(&self) -> bool {
        let mut known = self.regions.iter().filter(|region| region.tag == Tag::default());
        known.any(|region| self.image.meets(region.start, region.bytes.len() as u64))
    }

    /// Refuses reads of the first region behind writes to the same bytes of the second one. Without
    /// them, the run is the same if both are one buffer.
    pub(crate) fn may_overlap(&mut self, source: &'static str, output: &'static str) {
        self.overlap = Some([source, output]);
    }

    /// The bytes of a region.
    pub fn region(&self, name: &str) -> Option<&[Byte]> {
        self.regions.iter().find(|region| region.name == name).map(|region| region.bytes.as_slice())
    }

    /// All bits that may be written.
    pub(crate) fn bits_mut(&mut self) -> impl Iterator<Item = &mut Bit> {
        let writable = self.regions.iter_mut().filter(|region| region.is_writable);
        writable.flat_map(|region| region.bytes.iter_mut()).filter(|byte| is_written(byte)).flatten()
    }

    /// Writes the highest bytes of the stack or of the frame.
    pub(crate) fn set_top_of(&mut self, name: &str, bytes: &[Byte]) {
        if let Some(stack) = self.regions.iter_mut().find(|region| region.name == name) {
            let start = stack.bytes.len().saturating_sub(bytes.len());
            stack.bytes[start..].copy_from_slice(bytes);
        }
    }

    /// The frame.
    pub(crate) fn frame(&self) -> Option<Frame> {
        self.frame
    }

    /// Opens a frame below the stack pointer, aligned to a power of two.
    pub(crate) fn open_frame(&mut self, before: u64, size: u64) -> Result<(), Fault> {
        let mut tag = Tag::default();
        tag[numbers::FRAME] = size;
        let (start, length) = (FRAME_TOP - FRAME_BYTES, FRAME_BYTES as usize);
        match self.frame {
            // The same frame as before, or another one at the same place.
            Some(Frame { size: own, before: there, .. }) if (own, there) == (size, before) => {}
            Some(_) => return Err(Fault::Unmodelled),
            None => self.unwritten_at(FRAME, Address { at: start, tag }, length),
        }
        self.frame = Some(Frame { size, before, floor: FRAME_TOP });
        self.clear_stack_below(before);
        Ok(())
    }

    /// Makes bytes of the stack inaccessible. Their contents are lost.
    fn clear_stack_below(&mut self, floor: u64) {
        let before = std::mem::replace(&mut self.floor, floor);
        self.clear(STACK, before, floor);
    }

    /// Forgets the bytes of a region between two addresses.
    fn clear(&mut self, name: &str, from: u64, to: u64) {
        if let Some(region) = self.regions.iter_mut().find(|region| region.name == name) {
            let offset = |address: u64| (address.saturating_sub(region.start) as usize).min(region.bytes.len());
            let (from, to) = (offset(from), offset(to));
            region.bytes[from.min(to)..to].fill(UNWRITTEN);
        }
    }

    /// All bits, with those that mark unwritten bytes.
    pub(crate) fn bits(&self) -> impl Iterator<Item = &Bit> {
        self.regions.iter().flat_map(|region| &region.bytes).flatten()
    }

    /// The bytes of all regions of a name.
    pub(crate) fn contents(&self, name: &str) -> impl Iterator<Item = &[Byte]> {
        self.regions.iter().filter(move |region| region.name == name).map(|region| region.bytes.as_slice())
    }

    /// The first byte of a region that nobody has written.
    pub fn first_unwritten(&self, name: &str) -> Option<usize> {
        self.region(name)?.iter().position(|byte| byte.contains(&Bit::NONE))
    }

    /// Whether the first bytes of a region are all written.
    pub(crate) fn starts_written(&self, name: &str, length: usize) -> bool {
        let bytes = self.region(name).and_then(|bytes| bytes.get(..length)).unwrap_or_default();
        // Most often the last one is missing.
        bytes.last().is_some_and(is_written) && bytes.iter().all(is_written)
    }

    /// Whether a function has written to a region.
    pub fn is_written(&self, name: &str) -> bool {
        self.regions.iter().any(|region| region.name == name && region.is_written)
    }

    /// Sets the stack pointer. Bytes below its red zone are inaccessible, and their contents are lost,
    /// because signal handlers write there. So it must always be on the stack or in the frame.
    pub(crate) fn set_stack_pointer(&mut self, pointer: Address) -> Result<(), Fault> {
        let floor = pointer.at.saturating_sub(red_zone(self.image.architecture()));
        let name = if pointer.tag[numbers::FRAME] == 0 { STACK } else { FRAME };
        let is_in = |region: &Region| {
            let end = region.start + region.bytes.len() as u64;
            region.name == name && region.tag == pointer.tag && (region.start..=end).contains(&pointer.at)
        };
        if !self.regions.iter().any(is_in) {
            return Err(Fault::StackPointer);
        }
        if pointer.tag[numbers::FRAME] == 0 {
            if let Some(frame) = &mut self.frame {
                let before = std::mem::replace(&mut frame.floor, FRAME_TOP);
                self.clear(FRAME, before, FRAME_TOP);
            }
            if floor != self.floor {
                self.clear_stack_below(floor);
            }
            return Ok(());
        }
        let frame = self.frame.as_mut().filter(|frame| pointer.tag[numbers::FRAME] == frame.size);
        let frame = frame.ok_or(Fault::Address)?;
        let before = std::mem::replace(&mut frame.floor, floor);
        self.clear(FRAME, before, floor);
        Ok(())
    }

    fn find(&mut self, address: Address, length: usize) -> Option<(usize, usize)> {
        let Address { at: address, tag } = address;
        let end = address.checked_add(length as u64)?;
        let floor = self.frame.map_or(FRAME_TOP, |frame| frame.floor);
        let holds = |region: &Region| {
            let is_above = match region.name {
                STACK => address >= self.floor,
                // The top is at a multiple of the power of two.
                FRAME => address >= floor && end <= FRAME_TOP,
                _ => true,
            };
            is_above && region.tag == tag && region.start <= address && end <= region.start + region.bytes.len() as u64
        };
        let place = self.regions.iter().position(holds)?;
        Some((place, (address - self.regions[place].start) as usize))
    }

    pub(crate) fn check(address: impl Into<Address>, length: usize, alignment: Alignment) -> Result<(), Fault> {
        let Address { at: address, tag } = address.into();
        let is_multiple = |of: &u64| of.is_multiple_of(length as u64);
        let is_aligned = is_multiple(&address) && tag.iter().all(is_multiple);
        match alignment == Alignment::Required && !is_aligned {
            true => Err(Fault::Misaligned { address, length }),
            false => Ok(()),
        }
    }

    pub(crate) fn read(
        &mut self,
        address: impl Into<Address>,
        length: usize,
        alignment: Alignment,
    ) -> Result<Vec<Bit>, Fault> {
        let address = address.into();
        Self::check(address, length, alignment)?;
        if let Some((region, at)) = self.find(address, length) {
            let region = &self.regions[region];
            if let Some([source, output]) = self.overlap
                && region.name == source
                && let Some(output) = self.region(output)
                && let Some(offset) = (at..at + length).find(|i| output.get(*i).is_some_and(is_written))
            {
                return Err(Fault::Overwritten { name: source, offset });
            }
            let bits: Vec<Bit> = region.bytes[at..at + length].concat();
            return match bits.contains(&Bit::NONE) {
                true => Err(Fault::Unwritten { name: region.name, offset: at }),
                false => Ok(bits),
            };
        }
        let Address { at: address, tag } = address;
        // On x86-64, the file may be loaded anywhere, so absolute addresses are no constants of it.
        let mut of_file = Tag::default();
        if self.image.architecture() == Architecture::X86_64 {
            of_file[FILE] = PAGE;
        }
        let constants = self.image.constants(address, length).filter(|_| tag == of_file);
        let constants = constants.ok_or(Fault::Outside { address, length, is_write: false })?;
        self.constants.extend((0..length as u64).map(|i| address + i));
        Ok(constants.iter().flat_map(|value| byte(*value)).collect())
    }

    pub(crate) fn write(
        &mut self,
        address: impl Into<Address>,
        bits: &[Bit],
        alignment: Alignment,
    ) -> Result<(), Fault> {
        let (address, length) = (address.into(), bits.len() / 8);
        Self::check(address, length, alignment)?;
        let outside = Fault::Outside { address: address.at, length, is_write: true };
        let (region, at) = self.find(address, length).ok_or(outside)?;
        let region = &mut self.regions[region];
        if !region.is_writable {
            return Err(Fault::Constant { name: region.name, offset: at });
        }
        region.is_written = true;
        let (bytes, _) = bits.as_chunks::<8>();
        region.bytes[at..at + length].copy_from_slice(bytes);
        Ok(())
    }

    /// Addresses of constants of the file that were read.
    pub fn constants_read(&self) -> impl Iterator<Item = u64> {
        self.constants.iter().copied()
    }

    /// The bytes of a region that must be written all, as it must be read.
    pub fn output(&self, name: &'static str) -> Result<&[Byte], Error> {
        match self.first_unwritten(name) {
            Some(offset) => Err(Error::Missing { name, offset }),
            None => Ok(self.region(name).unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_is_not_read_behind_the_output() {
        let image = Image::of_code(Architecture::X86_64, 0, Vec::new(), &[]);
        let mut memory = Memory::new(&image);
        memory.readable("a", 100, vec![byte(1); 4]);
        memory.unwritten("b", 200, 4);
        memory.may_overlap("a", "b");
        memory.write(202, &byte(7), Alignment::Any).unwrap();
        assert!(memory.read(100, 2, Alignment::Any).is_ok() && memory.read(103, 1, Alignment::Any).is_ok());
        for (at, length) in [(100, 4), (101, 2), (102, 1), (102, 2)] {
            let fault = memory.read(at, length, Alignment::Any).unwrap_err();
            assert_eq!(fault, Fault::Overwritten { name: "a", offset: 2 });
        }
        assert!(memory.read(202, 1, Alignment::Any).is_ok());
    }

    #[test]
    fn an_address_depends_on_the_symbols_of_its_region() {
        let image = Image::of_code(Architecture::X86_64, 0, Vec::new(), &[]);
        let mut memory = Memory::new(&image);
        let (mut tag, mut other) = (Tag::default(), Tag::default());
        (tag[0], tag[2], other[2]) = (16, 1, 1);
        memory.add("a", Address { at: 128, tag }, vec![byte(1); 16], false);
        assert!(memory.read(Address { at: 128, tag }, 16, Alignment::Any).is_ok());
        for wrong in [Address { at: 128, tag: other }, Address::from(128), Address { at: 129, tag }] {
            let fault = memory.read(wrong, 16, Alignment::Any).unwrap_err();
            assert!(matches!(fault, Fault::Outside { .. }), "{wrong:?}");
        }
        let fault = memory.read(Address { at: 128, tag }, 16, Alignment::Required).unwrap_err();
        assert!(matches!(fault, Fault::Misaligned { .. }));
    }
}
