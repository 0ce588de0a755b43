//! Statements about routines of modes.

use super::{KEY, OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::memory::{Byte, Memory};
use crate::standard::steps::{Step, by_name};
use crate::table::Kernel;

const STATE: &str = "the state";
/// Endings of names that say which registers a routine uses, or what of a counter.
const ENDINGS: [&str; 5] = ["_sse41", "_avx2", "_avx512", "_next", "_skip"];

/// The step of a routine, by its symbol.
fn step(kernel: &Kernel) -> Result<(usize, Step), Error> {
    let name = kernel.symbol.splitn(4, '_').last().unwrap_or_default();
    let name = ENDINGS.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    by_name(name).ok_or(Error::NoStatement { what: "this routine" })
}

impl Prover<'_> {
    fn free_bytes(&mut self, count: usize) -> Vec<Byte> {
        (0..count).map(|_| self.free_byte()).collect()
    }

    /// Sums of buffers of some lengths, apart and in place.
    pub(super) fn sum(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let most = 300;
        let (a, b) = (self.free_bytes(most), self.free_bytes(most));
        let sum: Vec<Byte> = (0..most).map(|i| self.sum_of_bytes(a[i], b[i])).collect();
        let lengths: Vec<usize> = (0..=72).chain([127, 128, 129, 255, 256, 257, most]).collect();
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
                let out = self.call_with(&kernel.symbol, memory, &arguments, &[OUTPUT], &mut |_| Ok(()))?;
                self.compare(&out, &sum[..n], &format!("{n} bytes"))?;
            }
        }
        Ok(format!("buffers of up to 72 bytes, and some up to {most}"))
    }

    /// Blocks, each rewritten by itself, apart and in place.
    pub(super) fn map(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const MOST: usize = 9;
        let (block, step) = step(kernel)?;
        let blocks = self.free_bytes(MOST * block);
        let mut expected = Vec::new();
        for block in blocks.chunks(block) {
            expected.extend(step.after(&mut self.forms, block, 1)?);
        }
        for n in 0..=MOST {
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
                let out = self.call_with(&kernel.symbol, memory, &arguments, &[OUTPUT], &mut |_| Ok(()))?;
                self.compare(&out, &expected[..length], &format!("{n} blocks"))?;
            }
        }
        Ok(format!("up to {MOST} blocks"))
    }

    /// The blocks of a sequence, and the state behind them.
    pub(super) fn sequence(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const NUMBERS: [usize; 14] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33, 40];
        let (block, step) = step(kernel)?;
        let state = self.free_bytes(block);
        for n in NUMBERS {
            let [state_at, out_at, ..] = PLACES.map(|place| place + 1);
            let mut memory = Memory::new(self.image);
            memory.writable(STATE, state_at, state.clone());
            memory.unwritten(OUTPUT, out_at, n * block);
            let arguments = [state_at, out_at, n as u64];
            let out = self.call_with(&kernel.symbol, memory, &arguments, &[OUTPUT, STATE], &mut |_| Ok(()))?;
            let mut expected = Vec::new();
            for i in 0..=n as u64 {
                expected.extend(step.after(&mut self.forms, &state, i)?);
            }
            self.compare(&out, &expected, &format!("{n} blocks"))?;
        }
        Ok("the state, up to 5 blocks, and some numbers up to 40".into())
    }

    /// A sequence, moved on by some numbers of blocks.
    pub(super) fn skip(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const NUMBERS: [u64; 9] = [0, 1, 2, 255, 256, 65_536, 0xffff_ffff, 0x12_3456_789a, (1 << 39) - 1];
        let (block, step) = step(kernel)?;
        let state = self.free_bytes(block);
        for n in NUMBERS {
            let state_at = PLACES[0] + 1;
            let mut memory = Memory::new(self.image);
            memory.writable(STATE, state_at, state.clone());
            let out = self.call_with(&kernel.symbol, memory, &[state_at, n], &[STATE], &mut |_| Ok(()))?;
            let expected = step.after(&mut self.forms, &state, n)?;
            self.compare(&out, &expected, &format!("{n} blocks on"))?;
        }
        Ok(format!("the state, {} numbers of blocks", NUMBERS.len()))
    }
}
