//! Statements about fields.

use std::ops::{Range, RangeInclusive};

use rustc_hash::{FxHashMap, FxHashSet};

use super::chain::{Chain, Read};
use super::induction::no_induction;
use super::{KEY, Layout, OUTPUT, Output, PLACES, Prover, SOURCE};
use crate::Error;
use crate::cipher::Cipher;
use crate::forms::Bit;
use crate::machine::Machine;
use crate::memory::{Byte, Memory, is_written};
use crate::standard::field::{Field, Order};
use crate::table::{Kernel, Op};

impl Prover<'_> {
    pub(super) fn field(&self) -> Result<Field, Error> {
        match self.cipher {
            Cipher::Field(field) => Ok(field),
            _ => Err(Error::NoStatement { what: "this is no field" }),
        }
    }

    fn xor_bits(&mut self, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
        a.iter().zip(b).map(|(a, b)| self.forms.xor(*a, *b)).collect()
    }

    /// The hash of blocks. The form that a kernel makes has the order of DSTU 7624 in all fields.
    pub(super) fn ghash(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let count = self.family.forms[kernel.form] / self.family.block;
        if self.random.is_none() {
            // Wrong functions fail here, where their forms need no memory. This also tests the induction.
            self.random = Some(4);
            for n in [1, 2, 3, count + 1, 2 * count, 3 * count + 2] {
                self.ghash_some(kernel, count, n..=n)?;
            }
            self.random = None;
        }
        let chain = self.ghash_some(kernel, count, 0..=count)?;
        if self.random.is_none() {
            self.note = self.any_blocks(&chain.0, &chain.1).err();
        }
        match self.note.is_none() && self.random.is_none() {
            true => Ok("powers, the sum before, any number of blocks".into()),
            false => Ok(format!("powers, the sum before, up to {count} block{}", if count == 1 { "" } else { "s" })),
        }
    }

    /// Runs a kernel on some numbers of blocks, where a form has so many free powers. Returns its first
    /// pass.
    ///
    /// Fewer blocks are the last ones of all, so that a block has the same power whatever their number.
    fn ghash_some<'k>(
        &mut self,
        kernel: &'k Kernel,
        count: usize,
        numbers: RangeInclusive<usize>,
    ) -> Result<(Chain<'k>, Vec<Vec<Byte>>), Error> {
        let (field, block) = (self.field()?, self.family.block);
        let order_of_powers = if kernel.form == 0 { field.order } else { Order::Little };
        let form = self.free_blocks(count);
        let powers: Vec<Vec<Bit>> = form.iter().map(|power| order_of_powers.element(power)).collect();
        let (before, all) = (self.free_block(), self.free_blocks(*numbers.end()));
        let form = form.concat();
        let mut states = Vec::new();
        for n in numbers {
            let mut state = field.order.element(&before);
            let blocks = &all[all.len() - n..];
            // Each pass multiplies its blocks by the powers from its number of blocks down to the first. A
            // rest comes first, so the number of blocks left is a multiple of those of a pass.
            let mut left = n;
            while left > 0 {
                let now = (left - 1) % count + 1;
                let here = &blocks[n - left..][..now];
                let mut factors: Vec<Vec<Bit>> = here.iter().map(|block| field.order.element(block)).collect();
                factors[0] = self.xor_bits(&factors[0], &state);
                let pairs = factors.iter().zip(&powers[count - now..]).map(|(a, b)| (a.as_slice(), b.as_slice()));
                state = field.dot(&mut self.forms, &pairs.collect::<Vec<_>>());
                left -= now;
            }
            let output = Output::Changed(&before);
            let source = blocks.concat();
            let out = self.call(&kernel.symbol, &form, Some(&source), output, n as u64, Layout::Apart)?;
            let expected = field.order.bytes(&state);
            self.compare(&out, &expected, &format!("{n} blocks"))?;
            states.push(expected);
        }
        let reads = vec![Read::key(&form), Read::blocks(SOURCE, block, &all.concat())];
        Ok((Chain { symbol: &kernel.symbol, reads, count, before }, states))
    }

    /// Sums of products, or products, of big-endian elements.
    pub(super) fn dot(&mut self, kernel: &Kernel) -> Result<String, Error> {
        const MOST: usize = 9;
        let field = self.field()?;
        let (factors, blocks, sums) = (self.free_blocks(MOST), self.free_blocks(MOST), self.free_blocks(MOST));
        let elements = |blocks: &[Vec<Byte>]| blocks.iter().map(|block| Order::Big.element(block)).collect::<Vec<_>>();
        let (a, b, before) = (elements(&factors), elements(&blocks), elements(&sums));
        for n in 0..=MOST {
            let pairs: Vec<_> = a[..n].iter().zip(&b).map(|(a, b)| (a.as_slice(), b.as_slice())).collect();
            let (mut expected, count) = (Vec::new(), if kernel.op == Op::Dot { 1 } else { n });
            for i in 0..count {
                let pairs = if kernel.op == Op::Dot { &pairs[..] } else { &pairs[i..=i] };
                let sum = field.dot(&mut self.forms, pairs);
                let sum = self.xor_bits(&sum, &before[i]);
                expected.extend(Order::Big.bytes(&sum));
            }
            let sums = sums[..count].concat();
            let (factors, source) = (factors[..n].concat(), blocks[..n].concat());
            let output = Output::Changed(&sums);
            let out = self.call(&kernel.symbol, &factors, Some(&source), output, n as u64, Layout::Apart)?;
            self.compare(&out, &expected, &format!("{n} blocks"))?;
        }
        if kernel.op == Op::Dot && self.random.is_none() {
            self.note = self.any_dot(kernel, field, &sums[0]).err();
            if self.note.is_none() {
                return Ok("factors, the sum before, any number of blocks".into());
            }
        }
        Ok(format!("factors, the sum before, up to {MOST} blocks"))
    }

    /// A sum of any number of products, with the kernel's number of blocks in a pass.
    fn any_dot(&mut self, kernel: &Kernel, field: Field, before: &[Byte]) -> Result<(), Error> {
        const COUNTS: [usize; 4] = [1, 2, 4, 8];
        let (block, most) = (self.family.block, 3 * COUNTS[3]);
        let [factors, blocks] = [self.free_blocks(most), self.free_blocks(most)];
        let elements = |blocks: &[Vec<Byte>]| blocks.iter().map(|block| Order::Big.element(block)).collect::<Vec<_>>();
        let (a, b) = (elements(&factors), elements(&blocks));
        for count in COUNTS {
            let chain = Chain {
                symbol: &kernel.symbol,
                reads: vec![Read::blocks(KEY, block, &factors.concat()), Read::blocks(SOURCE, block, &blocks.concat())],
                count,
                before: before.to_vec(),
            };
            let sum = |prover: &mut Self, ranges: &[Range<usize>]| {
                let pairs = ranges.iter().cloned().flatten().map(|i| (a[i].as_slice(), b[i].as_slice()));
                let sum = field.dot(&mut prover.forms, &pairs.collect::<Vec<_>>());
                Order::Big.bytes(&sum)
            };
            // A kernel has one number of blocks in a pass.
            if let Ok(cut) = self.start_of_loop(&chain) {
                return self.any_sum(&chain, cut, sum);
            }
        }
        Err(no_induction("there is no loop over blocks"))
    }

    /// The powers of a key, from the highest to the first, of 2 keys.
    ///
    /// By induction: as soon as a power has been written and is the product of two lower ones, it
    /// becomes free.
    pub(super) fn powers(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let (field, block) = (self.field()?, self.family.block);
        let count = self.family.forms[kernel.form] / block;
        let keys = self.free_blocks(2);
        let is_random = self.random.is_some();
        for n in 0..=2 {
            let [key_at, output_at, ..] = PLACES.map(|place| place + 1);
            let mut memory = Memory::new(self.image);
            memory.readable(KEY, key_at, keys[..n].concat());
            memory.unwritten(OUTPUT, output_at, n * count * block);
            // The powers of each key that there are so far.
            let mut powers: Vec<Vec<Vec<Bit>>> = vec![Vec::new()];
            let keys: Vec<Vec<Bit>> = keys[..n].iter().map(|key| field.order.element(key)).collect();
            let mut watch = |machine: &mut Machine<'_>| {
                let index = powers.len() - 1;
                let exponent = powers[index].len() + 1;
                let Some(key) = keys.get(index) else { return Ok(()) };
                let at = (count * (index + 1) - exponent) * block;
                let place = &machine.memory.region(OUTPUT).unwrap_or_default()[at..at + block];
                if !is_written(&place[block - 1]) || !place.iter().all(is_written) {
                    return Ok(());
                }
                let mut power = Order::Little.element(place);
                let mut is_right = exponent == 1 && power == *key;
                // The highest power of two first, and then the power before.
                for lower in [1 << (exponent - 1).checked_ilog2().unwrap_or(0), exponent - 1] {
                    if is_right || exponent == 1 {
                        break;
                    }
                    let pair = (powers[index][lower - 1].as_slice(), powers[index][exponent - lower - 1].as_slice());
                    let expected = field.dot(machine.forms, &[pair]);
                    is_right = power.iter().zip(&expected).all(|(a, b)| machine.forms.is_equal(*a, *b));
                }
                if !is_right {
                    let case = format!("power {exponent} of key {index}");
                    return Err(Error::Differs { name: OUTPUT, offset: at, count: block, length: block, case });
                }
                if exponent > 1 && !is_random {
                    // Bits that are bits of lower powers stay.
                    let lower: FxHashSet<Bit> = powers[index].iter().flatten().flat_map(|bit| [*bit, !*bit]).collect();
                    let new = power.iter().filter(|bit| bit.known().is_none() && !lower.contains(bit));
                    let free: FxHashMap<Bit, Bit> = new.map(|bit| (*bit, machine.forms.input())).collect();
                    machine.replace(&free);
                    for bit in &mut power {
                        *bit = free.get(bit).copied().unwrap_or(*bit);
                    }
                }
                powers[index].push(power);
                if powers[index].len() == count {
                    powers.push(Vec::new());
                }
                Ok(())
            };
            let arguments = [key_at, output_at, n as u64];
            let output = self.call_with(&kernel.symbol, memory, &arguments, &[OUTPUT], Some(&mut watch))?;
            if powers.len() != n + 1 {
                let index = powers.len() - 1;
                return Err(Error::Missing { name: OUTPUT, offset: index * count * block });
            }
            // No power was changed later.
            let all = powers.iter().flat_map(|of_key| of_key.iter().rev());
            let expected: Vec<Byte> = all.flat_map(|power| Order::Little.bytes(power)).collect();
            self.compare(&output, &expected, &format!("the powers of {n} keys"))?;
        }
        Ok("2 keys, each power as a product of lower ones".into())
    }
}
