//! Injects leaks into a copy of a function.

use std::ops::Range;

use super::Held;
use crate::image::Image;
use crate::leak::{Leak, MutateError};

/// We use X17, which is free between any two instructions where the linker could insert a stub.
const SCRATCH: u32 = 17;
const SIZE: u64 = 4;

/// Copies a function to `place` with a leak after one of its instructions. Also returns the leak's
/// address. We replace the instruction after the leak with a jump to a stub at the end, which
/// leaks, executes the replaced instruction and jumps back. That way, all distances within the
/// function stay the same. We also copy any constants between the function and the next one,
/// because an address that is computed by a single instruction only reaches one megabyte.
pub(super) fn inject(
    image: &Image,
    code: &[u8],
    address: u64,
    behind: u64,
    register: Held,
    leak: Leak,
    place: u64,
) -> Result<(Vec<u8>, u64), MutateError> {
    let words: Vec<u32> = code.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    let at = (behind.wrapping_sub(address) / SIZE + 1) as usize;
    let replaced =
        *words.get(at).ok_or(MutateError::Impossible("the leak would be the last instruction of the function"))?;
    let end = address + code.len() as u64;
    let constants = constants(image, end);
    let own = address..end + SIZE * constants.len() as u64;
    let mut copy = Vec::new();
    for (n, word) in words.iter().enumerate() {
        let offset = SIZE * n as u64;
        copy.push(moved(*word, address + offset, place + offset, &own, place)?);
    }
    copy.extend(constants);
    // As a workaround for Cortex-A53 erratum 843419, the linker moves an instruction and a jump
    // back out of the function.
    for n in 0..words.len() {
        let (from, to) = (address + SIZE * n as u64, place + SIZE * n as u64);
        let Some(target) = jumps_to(words[n], from).filter(|target| !own.contains(target)) else { continue };
        let moved_out = image.code_at(image.internal(target)).and_then(|code| code.first_chunk::<8>());
        let [instruction, back] = match moved_out.map(|code| code.as_chunks().0) {
            Some([a, b]) => [a, b].map(|bytes| u32::from_le_bytes(*bytes)),
            _ => continue,
        };
        if jumps_to(back, target + SIZE).is_some_and(|back| own.contains(&back)) {
            let now = place + SIZE * copy.len() as u64;
            copy[n] = jump(to, now)?;
            copy.push(moved(instruction, target, now, &own, place)?);
            copy.push(moved(back, target + SIZE, now + SIZE, &own, place)?);
        }
    }
    let stub = place + SIZE * copy.len() as u64;
    let back = place + SIZE * (at as u64 + 1);
    let here = place + SIZE * at as u64;
    let moved_out = jumps_to(copy[at], here).filter(|target| (place + (own.end - own.start)..stub).contains(target));
    copy[at] = jump(here, stub)?;
    let mut leaking = Vec::new();
    let general = match register {
        Held::General(number) => number as u32,
        Held::Vector(number) => {
            // fmov x17, d
            leaking.push(0x9e66_0000 | (number as u32) << 5 | SCRATCH);
            SCRATCH
        }
    };
    leaking.push(match leak {
        // ldrb w17, [x, #0x100]
        Leak::LookUp => 0x3944_0000 | general << 5 | SCRATCH,
        // cbz x, to the instruction after the next: with equal targets, the branch would reveal
        // nothing.
        Leak::Branch => 0xb400_0000 | 2 << 5 | general,
        // udiv x17, x, x
        Leak::Division => 0x9ac0_0800 | general << 16 | general << 5 | SCRATCH,
    });
    let leak_at = stub + SIZE * (leaking.len() as u64 - 1);
    if leak == Leak::Branch {
        // nop
        leaking.push(0xd503_201f);
    }
    let now = stub + SIZE * leaking.len() as u64;
    leaking.push(match moved_out {
        Some(target) => jump(now, target)?,
        None => moved(replaced, address + SIZE * at as u64, now, &own, place)?,
    });
    leaking.push(jump(now + SIZE, back)?);
    copy.extend(leaking);
    Ok((copy.iter().flat_map(|word| word.to_le_bytes()).collect(), leak_at))
}

/// The words between the end of a function and the next one, if there are so few that they could be
/// constants.
fn constants(image: &Image, end: u64) -> Vec<u32> {
    const MOST_BYTES: u64 = 1 << 16;
    let next = image.functions().map(|function| function.address).filter(|start| *start >= end).min().unwrap_or(end);
    let between =
        image.code_at(image.internal(end)).and_then(|bytes| bytes.get(..(next - end).min(MOST_BYTES) as usize));
    between.map_or_else(Vec::new, |bytes| bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect())
}

/// b
fn jump(from: u64, to: u64) -> Result<u32, MutateError> {
    Ok(0x1400_0000 | field(to.wrapping_sub(from) as i64 >> 2, 26)?)
}

/// The target of a B.
fn jumps_to(word: u32, from: u64) -> Option<u64> {
    (word >> 26 == 5).then(|| from.wrapping_add_signed(i64::from((word << 6) as i32 >> 6) << 2))
}

/// Encodes a signed number in this many bits.
fn field(number: i64, bits: u32) -> Result<u32, MutateError> {
    let bound = 1i64 << (bits - 1);
    match (-bound..bound).contains(&number) {
        true => Ok(number as u32 & ((1 << bits) - 1)),
        false => Err(MutateError::Impossible("the copy is out of range of a jump or an address")),
    }
}

/// Moves an instruction from `from` to `to`. References into the function, `own`, are changed to
/// point into its copy at `place`.
fn moved(word: u32, from: u64, to: u64, own: &Range<u64>, place: u64) -> Result<u32, MutateError> {
    let now = |target: u64| match own.contains(&target) {
        true => target.wrapping_sub(own.start).wrapping_add(place),
        false => target,
    };
    // In ADR and ADRP, two bits of the offset are at the top.
    if word & 0x1f00_0000 == 0x1000_0000 {
        let number = (word >> 5 & 0x7_ffff) << 2 | word >> 29 & 3;
        let number = i64::from((number << 11) as i32 >> 11);
        let number = match word >> 31 {
            0 => now(from.wrapping_add_signed(number)).wrapping_sub(to) as i64,
            _ => {
                let page = (from >> 12).wrapping_add_signed(number);
                page.wrapping_sub(to >> 12) as i64
            }
        };
        let number = field(number, 21)?;
        return Ok(word & 0x9f00_001f | (number >> 2) << 5 | (number & 3) << 29);
    }
    // The position and size of the offset.
    let (begin, bits) = match word {
        // B and BL
        _ if word & 0x7c00_0000 == 0x1400_0000 => (0, 26),
        // B.cond, then CBZ and CBNZ, then literal loads
        _ if word & 0xff00_0000 == 0x5400_0000 => (5, 19),
        _ if word & 0x7e00_0000 == 0x3400_0000 => (5, 19),
        _ if word & 0x3b00_0000 == 0x1800_0000 => (5, 19),
        // TBZ and TBNZ
        _ if word & 0x7e00_0000 == 0x3600_0000 => (5, 14),
        _ => return Ok(word),
    };
    let ones = (1u32 << bits) - 1;
    let number = word >> begin & ones;
    let distance = i64::from((number << (32 - bits)) as i32 >> (32 - bits)) << 2;
    let distance = now(from.wrapping_add_signed(distance)).wrapping_sub(to) as i64 >> 2;
    Ok(word & !(ones << begin) | field(distance, bits)? << begin)
}
