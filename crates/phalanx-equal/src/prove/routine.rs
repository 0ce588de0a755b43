//! Statements about routines of modes.

use super::induction::{Batches, Buffer};
use super::{KEY, OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::forms::Bit;
use crate::machine::{LARGEST, Machine};
use crate::memory::{Byte, Memory, byte};
use crate::standard::steps::{Step, by_name};
use crate::table::Kernel;

const STATE: &str = "the state";
/// Endings of symbols: the registers that a routine uses, or the operation of a counter.
const ENDINGS: [&str; 6] = ["_sse41", "_avx2", "_avx512", "_neon", "_next", "_skip"];

/// The symbol of a routine without its prefix.
fn name(kernel: &Kernel) -> &str {
    kernel.symbol.splitn(4, '_').last().unwrap_or_default()
}

/// The step of a routine, by its symbol.
fn step(kernel: &Kernel) -> Result<(usize, Step), Error> {
    let name = name(kernel);
    let name = ENDINGS.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    by_name(name).ok_or(Error::NoStatement { what: "this routine" })
}

impl Prover<'_> {
    fn free_bytes(&mut self, count: usize) -> Vec<Byte> {
        (0..count).map(|_| self.free_byte()).collect()
    }

    /// Sums of buffers of some lengths, apart and in place.
    pub(super) fn sum(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const SIZES: [usize; 10] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
        let most = 1024;
        let (a, b) = (self.free_bytes(most), self.free_bytes(most));
        let sum: Vec<Byte> = (0..most).map(|i| self.sum_of_bytes(a[i], b[i])).collect();
        let mut lengths: Vec<usize> = (0..=72).chain([127, 128, 129, 255, 256, 257, 300]).collect();
        if self.random.is_none() {
            let batches = |size: usize, rest: usize| {
                let length = size + rest;
                let buffers = vec![Buffer::read(KEY, size, &a[..length]), Buffer::read(SOURCE, size, &b[..length])];
                Batches::new(&kernel.symbol, buffers, size, &sum[..length], Some(KEY)).of_units(size, rest)
            };
            match self.any_units(&SIZES, batches) {
                Ok(size) => lengths = (0..2 * size).collect(),
                Err(error) => self.note = Some(error),
            }
        }
        for n in lengths {
            for is_in_place in [false, true] {
                let [a_at, b_at, out_at, _] = PLACES.map(|place| place + u64::from(!is_in_place));
                let mut memory = Memory::new(self.image);
                memory.readable(SOURCE, b_at, b[..n].to_vec());
                match is_in_place {
                    true => memory.writable(OUTPUT, a_at, a[..n].to_vec()),
                    false => {
                        memory.readable(KEY, a_at, a[..n].to_vec());
                        memory.unwritten(OUTPUT, out_at, n);
                    }
                }
                let to = if is_in_place { a_at } else { out_at };
                let arguments = [a_at, b_at, to, n as u64];
                let out = self.call_on(&kernel.symbol, memory, &arguments, &[OUTPUT])?;
                self.compare(&out, &sum[..n], &format!("{n} bytes"))?;
            }
        }
        Ok(match self.note {
            None if self.random.is_none() => "buffers of any number of bytes".into(),
            _ => "buffers of up to 72 bytes, and some up to 300".into(),
        })
    }

    /// Blocks, each rewritten by itself, apart and in place.
    pub(super) fn map(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const MOST: usize = 9;
        let (block, step) = step(kernel)?;
        let blocks = self.free_bytes(16 * block);
        let mut expected = Vec::new();
        for block in blocks.chunks(block) {
            expected.extend(step.after(&mut self.forms, block, 1)?);
        }
        let mut count = MOST;
        if self.random.is_none() {
            const SIZES: [usize; 4] = [1, 2, 4, 8];
            let batches = |size: usize, rest: usize| {
                let (step, length) = (size * block, (size + rest) * block);
                let buffers = vec![Buffer::read(SOURCE, step, &blocks[..length])];
                Batches::new(&kernel.symbol, buffers, step, &expected[..length], Some(SOURCE)).of_units(size, rest)
            };
            match self.any_units(&SIZES, batches) {
                Ok(size) => count = 2 * size - 1,
                Err(error) => self.note = Some(error),
            }
        }
        for n in 0..=count {
            let length = n * block;
            for is_in_place in [false, true] {
                let [from, to, ..] = PLACES.map(|place| place + u64::from(!is_in_place));
                let to = if is_in_place { from } else { to };
                let mut memory = Memory::new(self.image);
                match is_in_place {
                    true => memory.writable(OUTPUT, from, blocks[..length].to_vec()),
                    false => {
                        memory.readable(SOURCE, from, blocks[..length].to_vec());
                        memory.unwritten(OUTPUT, to, length);
                    }
                }
                let arguments = [from, to, n as u64];
                let out = self.call_on(&kernel.symbol, memory, &arguments, &[OUTPUT])?;
                self.compare(&out, &expected[..length], &format!("{n} blocks"))?;
            }
        }
        Ok(match self.note {
            None if self.random.is_none() => "any number of blocks".into(),
            _ => format!("up to {MOST} blocks"),
        })
    }

    /// The blocks of a sequence, and the state behind them.
    pub(super) fn sequence(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const MOST: usize = 40;
        let (block, step) = step(kernel)?;
        let state = self.free_bytes(block);
        for n in 0..=MOST {
            let [state_at, out_at, ..] = PLACES.map(|place| place + 1);
            let mut memory = Memory::new(self.image);
            memory.writable(STATE, state_at, state.clone());
            memory.unwritten(OUTPUT, out_at, n * block);
            let arguments = [state_at, out_at, n as u64];
            let out = self.call_on(&kernel.symbol, memory, &arguments, &[OUTPUT, STATE])?;
            let mut expected = Vec::new();
            for i in 0..=n as u64 {
                expected.extend(step.after(&mut self.forms, &state, i)?);
            }
            self.compare(&out, &expected, &format!("{n} blocks"))?;
        }
        Ok(format!("the state, up to {MOST} blocks"))
    }

    /// A sequence, moved on by any number of blocks, or by some.
    pub(super) fn skip(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const NUMBERS: [u64; 9] = [0, 1, 2, 255, 256, 65_536, 0xffff_ffff, 0x12_3456_789a, (1 << 39) - 1];
        let (block, step) = step(kernel)?;
        let state = self.free_bytes(block);
        for n in NUMBERS {
            let expected = step.after(&mut self.forms, &state, n)?;
            let out = self.skipped(kernel, &state, n)?;
            self.compare(&out, &expected, &format!("{n} blocks on"))?;
        }
        // No buffer has more bytes.
        let mut number: [Bit; 64] = self.forms.inputs();
        number[LARGEST.ilog2() as usize..].fill(Bit::ZERO);
        if self.random.is_none()
            && let Some(expected) = step.after_any(&mut self.forms, &state, &number)?
        {
            self.free_argument = Some((1, number));
            let out = self.skipped(kernel, &state, 0)?;
            self.compare(&out, &expected, "any number of blocks on")?;
            return Ok("the state, any number of blocks below 2^56".into());
        }
        Ok(format!("the state, {} numbers of blocks", NUMBERS.len()))
    }

    fn skipped(&mut self, kernel: &Kernel, state: &[Byte], n: u64) -> Result<Vec<Byte>, Error> {
        let state_at = PLACES[0] + 1;
        let mut memory = Memory::new(self.image);
        memory.writable(STATE, state_at, state.to_vec());
        self.call_on(&kernel.symbol, memory, &[state_at, n], &[STATE])
    }

    /// Routines run alone, so all calls can have the same undefined registers.
    fn runs_alone(&mut self) {
        self.undefined = Some(Machine::undefined(self.image.architecture(), &mut self.forms));
    }

    /// Whether buffers are equal.
    pub(super) fn comparison(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const MOST: usize = 72;
        self.runs_alone();
        self.forms.track_products();
        let (a, b) = (self.free_bytes(MOST), self.free_bytes(MOST));
        let mut is_equal = Bit::ONE;
        for n in 0..=MOST {
            let [a_at, b_at, ..] = PLACES.map(|place| place + 1);
            let mut memory = Memory::new(self.image);
            memory.readable(KEY, a_at, a[..n].to_vec());
            memory.readable(SOURCE, b_at, b[..n].to_vec());
            self.call_on(&kernel.symbol, memory, &[a_at, b_at, n as u64], &[])?;
            let mut expected = [Bit::ZERO; 32];
            expected[0] = is_equal;
            self.compare_returned(&expected, &format!("{n} bytes"))?;
            if n < MOST {
                let difference = self.sum_of_bytes(a[n], b[n]);
                is_equal = difference.iter().try_fold(is_equal, |product, bit| self.forms.and(product, !*bit))?;
            }
        }
        Ok(format!("buffers of up to {MOST} bytes"))
    }

    /// The padding of blocks of some sizes.
    pub(super) fn padding(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const SIZES: [usize; 10] = [1, 2, 3, 7, 8, 9, 15, 16, 32, 64];
        self.runs_alone();
        self.forms.track_products();
        let block = self.free_bytes(64);
        for n in SIZES {
            let cases = match name(kernel) {
                "unpad_pkcs7" => self.pkcs7(&block[64 - n..])?,
                "unpad_one_zeros" => one_zeros(&block[64 - n..]),
                _ => return Err(Error::NoStatement { what: "this padding" }),
            };
            for Padding { block, count, is_valid } in cases {
                let at = PLACES[0] + 1;
                let mut memory = Memory::new(self.image);
                memory.readable(SOURCE, at, block);
                self.call_on(&kernel.symbol, memory, &[at, n as u64], &[])?;
                let expected: Vec<Bit> =
                    (0..32).map(|i| if count >> i & 1 == 1 { is_valid } else { Bit::ZERO }).collect();
                self.compare_returned(&expected, &format!("a block of {n} bytes"))?;
            }
        }
        let sizes = SIZES.map(|size| size.to_string()).join(", ");
        Ok(format!("blocks of {sizes} bytes"))
    }

    /// PKCS#7: as many bytes as the last one says, which are all like the last one. A case for each
    /// value of the last byte.
    fn pkcs7(&mut self, free: &[Byte]) -> Result<Vec<Padding>, Error> {
        let mut cases = Vec::new();
        for last in 0..=255u8 {
            let (mut block, count) = (free.to_vec(), usize::from(last));
            block[free.len() - 1] = byte(last);
            let mut is_valid = Bit::constant(1 <= count && count <= free.len());
            if is_valid == Bit::ONE {
                for byte_of_padding in &block[free.len() - count..] {
                    let difference = self.sum_of_bytes(*byte_of_padding, byte(last));
                    is_valid = difference.iter().try_fold(is_valid, |all, bit| self.forms.and(all, !*bit))?;
                }
            }
            cases.push(Padding { block, count, is_valid });
        }
        Ok(cases)
    }

    fn compare_returned(&mut self, expected: &[Bit], case: &str) -> Result<(), Error> {
        let returned = std::mem::take(&mut self.returned);
        match returned.iter().zip(expected).all(|(a, b)| self.forms.is_equal(*a, *b)) {
            true => Ok(()),
            false => Err(Error::Result { case: case.to_owned() }),
        }
    }
}

/// A case of a padding: the block, and the number of its padding bytes if it is valid.
struct Padding {
    block: Vec<Byte>,
    count: usize,
    is_valid: Bit,
}

/// A bit 1, followed by zeros. The last byte that is not zero is 0x80, or the lowest bit of it that
/// is 1 is another one. A case for each place of this byte and of this bit.
fn one_zeros(free: &[Byte]) -> Vec<Padding> {
    let zeros = |count: usize| vec![byte(0); count];
    let mut cases = vec![Padding { block: zeros(free.len()), count: 0, is_valid: Bit::ZERO }];
    for last in 0..free.len() {
        let behind = zeros(free.len() - last - 1);
        let block = |byte: Byte| [&free[..last], &[byte], &behind].concat();
        cases.push(Padding { block: block(byte(0x80)), count: free.len() - last, is_valid: Bit::ONE });
        for lowest in 0..7 {
            let mut wrong = free[last];
            wrong[..lowest].fill(Bit::ZERO);
            wrong[lowest] = Bit::ONE;
            cases.push(Padding { block: block(wrong), count: 0, is_valid: Bit::ZERO });
        }
    }
    cases
}
