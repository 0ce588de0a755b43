//! Reads the vector registers after a call.

use std::arch::asm;

use phalanx::isa::Features;

/// The vector registers. Each is in the first bytes of its element.
pub(crate) type Registers = [[u8; 64]; 32];

/// Returns the vector registers after `f` has run, at their full width on this CPU. Those that `f`
/// must preserve are left out.
#[cfg(target_arch = "x86_64")]
pub(crate) fn registers(mut f: &mut dyn FnMut()) -> Registers {
    extern "sysv64" fn call(f: &mut &mut dyn FnMut()) {
        f();
    }
    let mut out = [[0; 64]; 32];
    macro_rules! run {
        ($registers:literal, $store:literal) => {
            // SAFETY: this is an ordinary call with declared registers, after which each register
            // is stored in its element of `out`.
            unsafe {
                asm!(
                    "call {call}", concat!(".irp r, ", $registers), $store, ".endr",
                    call = sym call, in("rdi") &raw mut f, in("r12") out.as_mut_ptr(), clobber_abi("sysv64"),
                )
            }
        };
    }
    let features = Features::detected();
    if features.contains(Features::AVX512) {
        run!(
            "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
            "vmovdqu64 [r12 + 64 * \\r], zmm\\r"
        );
    } else if features.contains(Features::AVX2) {
        run!("0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "vmovdqu [r12 + 64 * \\r], ymm\\r");
    } else {
        run!("0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "movups [r12 + 64 * \\r], xmm\\r");
    }
    out
}

/// Whether all registers that the kernels of a level can write are zero.
#[cfg(target_arch = "x86_64")]
pub(crate) fn are_clear(registers: &Registers, features: Features) -> bool {
    let (count, bytes) = if features.contains(Features::AVX512) {
        (32, 64)
    } else if features.contains(Features::AVX2) {
        (16, 32)
    } else {
        (16, 16)
    };
    registers[..count].iter().all(|register| register[..bytes] == vec![0; bytes])
}

/// Returns the vector registers after `f` has run. (This isn't inlined, because the compiler only
/// counts the repeated instruction once, and would misjudge branch distances in a large function.)
#[cfg(target_arch = "aarch64")]
#[inline(never)]
pub(crate) fn registers(mut f: &mut dyn FnMut()) -> Registers {
    extern "C" fn call(f: &mut &mut dyn FnMut()) {
        f();
    }
    let mut out = [[0; 64]; 32];
    // SAFETY: this is an ordinary call with declared registers, after which each register is stored
    // in its element of `out`.
    unsafe {
        asm!(
            "bl {call}",
            ".irp r, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
            "str q\\r, [x20, #(64 * \\r)]",
            ".endr",
            call = sym call, in("x0") &raw mut f, in("x20") out.as_mut_ptr(), clobber_abi("C"),
        );
    }
    out
}

/// Whether all registers that kernels can write are zero. The low halves of v8 to v15 belong to the
/// caller.
#[cfg(target_arch = "aarch64")]
pub(crate) fn are_clear(registers: &Registers, _: Features) -> bool {
    (0..32).all(|i| registers[i][if (8..16).contains(&i) { 8 } else { 0 }..16].iter().all(|byte| *byte == 0))
}
