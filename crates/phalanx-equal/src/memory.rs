//! Memory that a function may use: its arguments, its stack, and the constants of the file.

use std::collections::BTreeSet;

use crate::forms::Bit;
use crate::image::Image;
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
}

const UNWRITTEN: Byte = [Bit::NONE; 8];
/// The name of the stack's region.
pub(crate) const STACK: &str = "the stack";
/// Bytes below the stack pointer that signal handlers leave alone.
const RED_ZONE: u64 = 128;

impl<'a> Memory<'a> {
    /// The constants of a file.
    pub fn new(image: &'a Image) -> Self {
        Self { image, regions: Vec::new(), constants: BTreeSet::new(), floor: 0 }
    }

    /// Bytes that a function may read.
    pub fn readable(&mut self, name: &'static str, start: u64, bytes: Vec<Byte>) {
        self.regions.push(Region { name, start, bytes, is_writable: false, is_written: false });
    }

    /// Bytes that it may read and write.
    pub fn writable(&mut self, name: &'static str, start: u64, bytes: Vec<Byte>) {
        self.regions.push(Region { name, start, bytes, is_writable: true, is_written: false });
    }

    /// Bytes that it may write, and read once written.
    pub fn unwritten(&mut self, name: &'static str, start: u64, length: usize) {
        self.writable(name, start, vec![UNWRITTEN; length]);
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

    /// Whether a function has written to a region.
    pub fn is_written(&self, name: &str) -> bool {
        self.regions.iter().any(|region| region.name == name && region.is_written)
    }

    /// Sets the stack pointer. Bytes below its red zone are inaccessible, and their contents are lost.
    pub(crate) fn set_stack_pointer(&mut self, pointer: u64) {
        let (before, floor) = (self.floor, pointer.saturating_sub(RED_ZONE));
        if floor == before {
            return;
        }
        self.floor = floor;
        if let Some(stack) = self.regions.iter_mut().find(|region| region.name == STACK) {
            let offset = |address: u64| (address.saturating_sub(stack.start) as usize).min(stack.bytes.len());
            let (from, to) = (offset(before), offset(floor));
            stack.bytes[from.min(to)..to].fill(UNWRITTEN);
        }
    }

    fn find(&mut self, address: u64, length: usize) -> Option<(usize, usize)> {
        let end = address.checked_add(length as u64)?;
        let holds = |region: &Region| {
            let is_free = region.name != STACK || address >= self.floor;
            is_free && region.start <= address && end <= region.start + region.bytes.len() as u64
        };
        let place = self.regions.iter().position(holds)?;
        Some((place, (address - self.regions[place].start) as usize))
    }

    pub(crate) fn check(address: u64, length: usize, alignment: Alignment) -> Result<(), Fault> {
        match alignment == Alignment::Required && !address.is_multiple_of(length as u64) {
            true => Err(Fault::Misaligned { address, length }),
            false => Ok(()),
        }
    }

    pub(crate) fn read(&mut self, address: u64, length: usize, alignment: Alignment) -> Result<Vec<Bit>, Fault> {
        Self::check(address, length, alignment)?;
        if let Some((region, at)) = self.find(address, length) {
            let region = &self.regions[region];
            let bits: Vec<Bit> = region.bytes[at..at + length].concat();
            return match bits.contains(&Bit::NONE) {
                true => Err(Fault::Unwritten { name: region.name, offset: at }),
                false => Ok(bits),
            };
        }
        let constants =
            self.image.constants(address, length).ok_or(Fault::Outside { address, length, is_write: false })?;
        self.constants.extend((0..length as u64).map(|i| address + i));
        Ok(constants.iter().flat_map(|value| byte(*value)).collect())
    }

    pub(crate) fn write(&mut self, address: u64, bits: &[Bit], alignment: Alignment) -> Result<(), Fault> {
        let length = bits.len() / 8;
        Self::check(address, length, alignment)?;
        let outside = Fault::Outside { address, length, is_write: true };
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
