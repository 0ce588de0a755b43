//! Compares the executor of phalanx-equal, which is a second model of the instructions, with the
//! CPU.

use fastrand::Rng;
use phalanx_equal::{Architecture, Region, Registers, single};

use super::cpu::{Memory, region};

/// How an instruction went.
pub(super) enum Compared {
    /// The executor does not know it, or not with such operands.
    NotAccepted,
    /// It agrees with the CPU.
    Same,
    /// It says something else.
    Differs(String),
}

/// Runs an instruction that has run on the CPU, after which that went on at an address, or had a
/// fault. Some inputs are symbols.
pub(super) fn compare(
    rng: &mut Rng,
    architecture: Architecture,
    bytes: &[u8],
    ip: u64,
    before: (&Registers, &Memory),
    after: (&Registers, &Memory),
    end: Option<u64>,
) -> Compared {
    let regions = before.1.iter().enumerate();
    let regions: Vec<_> = regions.map(|(i, bytes)| Region { start: region(i), bytes, is_writable: i > 0 }).collect();
    let Ok(known) = single(architecture, bytes, ip, before.0, &regions, || rng.u8(..3) == 0) else {
        return Compared::NotAccepted;
    };
    let next = match end {
        Some(next) => next,
        // A jump to an address that is none.
        None if known.next != ip + bytes.len() as u64 => return Compared::NotAccepted,
        None => return Compared::Differs("accepted, but the CPU has a fault".into()),
    };
    if known.next != next {
        return Compared::Differs(format!("goes on at {:#x} instead of {next:#x}", known.next));
    }
    let (is, is_known, cpu) = (&known.registers, &known.is_known, after.0);
    let differs = |is: u64, known: u64, cpu: u64| (is ^ cpu) & known != 0;
    for i in 0..is.general.len() {
        if differs(is.general[i], is_known.general[i], cpu.general[i]) {
            return Compared::Differs(format!("register {i} is {:#x} instead of {:#x}", is.general[i], cpu.general[i]));
        }
    }
    for i in 0..is.masks.len() {
        if differs(is.masks[i], is_known.masks[i], cpu.masks[i]) {
            return Compared::Differs(format!("k{i} is {:#x} instead of {:#x}", is.masks[i], cpu.masks[i]));
        }
    }
    if differs(is.flags, is_known.flags, cpu.flags) {
        return Compared::Differs(format!("the flags are {:#x} instead of {:#x}", is.flags, cpu.flags));
    }
    for (i, vector) in is.vectors.iter().enumerate() {
        for (j, byte) in vector.iter().enumerate() {
            if (byte ^ cpu.vectors[i][j]) & is_known.vectors[i][j] != 0 {
                return Compared::Differs(format!(
                    "byte {j} of vector register {i} is {byte:#x} instead of {:#x}",
                    cpu.vectors[i][j]
                ));
            }
        }
    }
    for (i, (is, cpu)) in known.memory.iter().zip(after.1).enumerate() {
        if let Some(at) = is.iter().zip(cpu).position(|(is, cpu)| is.is_some_and(|is| is != *cpu)) {
            return Compared::Differs(format!("byte {at} of region {i} is {:?} instead of {:#x}", is[at], cpu[at]));
        }
    }
    Compared::Same
}
