//! The instructions that we support, with their outputs and whether their time depends on data.
//!
//! This is an allowlist. We always reject other instructions because we don't know their outputs.
//! The decoder lists operands in assembly order, and for an alias, it lists the alias's operands.
//!
//! [`Timing::Listed`] are the data-independent-time instructions of the *Arm Architecture Reference
//! Manual for A-profile architecture*, document DDI 0487, section C5.2.4, "DIT, Data Independent
//! Timing": those of the base instructions, of Advanced SIMD and of the cryptographic extensions,
//! with their aliases. For PSTATE.DIT = 1, the manual says: "The architecture requires that the
//! execution time of a data-independent-time sequence of code must be independent of all
//! data-independent-time values." The list includes loads and stores, because their time doesn't
//! depend on the data and we check addresses separately. It doesn't include division, square roots,
//! any floating-point arithmetic, saturating arithmetic (except SQDMULH and the like) or pointer
//! authentication.

use exarmo_aarch64::Mnemonic::{self, *};

/// How an instruction uses its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Writes the first and reads the others.
    Sets,
    /// Reads and writes the first, because it adds to it, inserts into it, or leaves part of it
    /// unchanged.
    Changes,
    /// Reads all of them and writes flags.
    Compares,
    /// Loads the first operands, or a list of vectors, from memory. Each is either a given number
    /// of bytes or a whole register.
    Loads(Extent),
    /// Stores them.
    Stores(Extent),
    /// Computes an address without using it.
    Prefetches,
    /// Has no effect on the state.
    Nothing,
    /// Reads a system register.
    ReadsSystem,
    /// Jumps.
    Jumps,
    /// Terminates the program.
    Stops,
    /// Calls or configures the system.
    System,
}

/// How much a load or store covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// The whole register.
    Register,
    /// A number of bytes. The rest of the register is cleared.
    Bytes(usize),
    /// A number of bytes, sign-extended to the whole register.
    Signed(usize),
    /// The vectors in a list, one after the other.
    Vectors,
    /// The vectors in a list, element by element.
    Interleaved,
    /// One element for each vector in a list, repeated across the whole vector.
    Repeated,
}

/// Whether the time depends on data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timing {
    /// According to the manual's list, it doesn't.
    Listed,
    /// It isn't on the list, but it only moves bits between registers. Compilers use FMOV to move
    /// vectors to general registers and back. UMOV and INS do the same, and those are on the list.
    Moves,
    /// The manual doesn't say.
    Unlisted,
    /// It does.
    Dependent,
}

/// The rule for an instruction. None if it isn't supported.
#[rustfmt::skip]
pub(crate) fn rule(mnemonic: Mnemonic) -> Option<(Role, Timing)> {
    use Extent::{Bytes, Interleaved, Register, Repeated, Signed, Vectors};
    use Role::{Changes, Compares, Jumps, Loads, Nothing, Prefetches, ReadsSystem, Sets, Stops, Stores};
    use Timing::{Dependent, Listed, Moves, Unlisted};
    Some(match mnemonic {
        // Addresses and constants, which have no register inputs.
        Adr | Adrp | Movn | Movz | Movi | Mvni => (Sets, Listed),
        // Arithmetic and logic on general registers. Many of the names are also used for vectors.
        Adc | Adcs | Add | Adds | And | Ands | Bic | Bics | Eon | Eor | Neg | Negs | Ngc | Ngcs | Orn | Orr | Sbc
        | Sbcs | Sub | Subs | Mov | Mvn => (Sets, Listed),
        Ccmn | Ccmp | Cmn | Cmp | Tst => (Compares, Listed),
        Asr | Asrv | Extr | Lsl | Lslv | Lsr | Lsrv | Ror | Rorv | Sbfiz | Sbfm | Sbfx | Sxtb | Sxth | Sxtw | Ubfiz
        | Ubfm | Ubfx | Uxtb | Uxth => (Sets, Listed),
        Bfc | Bfi | Bfm | Bfxil => (Changes, Listed),
        Movk => (Changes, Moves),
        Cinc | Cinv | Cneg | Csel | Cset | Csetm | Csinc | Csinv | Csneg => (Sets, Listed),
        Abs | Cls | Clz | Cnt | Ctz | Rbit | Rev | Rev16 | Rev32 => (Sets, Listed),
        Crc32b | Crc32cb | Crc32ch | Crc32cw | Crc32cx | Crc32h | Crc32w | Crc32x => (Sets, Listed),
        Madd | Mneg | Msub | Mul | Smaddl | Smnegl | Smsubl | Smulh | Smull | Umaddl | Umnegl | Umsubl | Umulh
        | Umull => (Sets, Listed),
        Sdiv | Udiv => (Sets, Dependent),
        // Vector instructions that work across lanes, copies, permutations and tables.
        Addv | Saddlv | Smaxv | Sminv | Uaddlv | Umaxv | Uminv => (Sets, Listed),
        Dup | Smov | Umov | Ext | Trn1 | Trn2 | Uzp1 | Uzp2 | Zip1 | Zip2 | Tbl => (Sets, Listed),
        Ins | Tbx => (Changes, Listed),
        Fmov => (Sets, Moves),
        // Shifts.
        Rshrn | Shl | Shll | Shll2 | Shrn | Sshl | Sshll | Sshll2 | Sshr | Sxtl | Sxtl2 | Ushl | Ushll | Ushll2
        | Ushr | Uxtl | Uxtl2 => (Sets, Listed),
        Rshrn2 | Shrn2 | Sli | Sri | Ssra | Usra => (Changes, Listed),
        // Three registers.
        Addhn | Addp | Cmeq | Cmge | Cmgt | Cmhi | Cmhs | Cmtst | Pmul | Pmull | Pmull2 | Raddhn | Rsubhn | Sabd
        | Sabdl | Sabdl2 | Saddl | Saddl2 | Saddw | Saddw2 | Shadd | Shsub | Smax | Smaxp | Smin | Sminp | Smull2
        | Ssubl | Ssubl2 | Ssubw | Ssubw2 | Subhn | Uabd | Uabdl | Uabdl2 | Uaddl | Uaddl2 | Uaddw | Uaddw2 | Uhadd
        | Uhsub | Umax | Umaxp | Umin | Uminp | Umull2 | Usubl | Usubl2 | Usubw | Usubw2 => (Sets, Listed),
        Addhn2 | Bif | Bit | Bsl | Mla | Mls | Raddhn2 | Rsubhn2 | Saba | Sabal | Sabal2 | Sdot | Smlal | Smlal2
        | Smlsl | Smlsl2 | Subhn2 | Uaba | Uabal | Uabal2 | Udot | Umlal | Umlal2 | Umlsl | Umlsl2 => (Changes, Listed),
        // Two registers.
        Cmle | Cmlt | Not | Rev64 | Saddlp | Uaddlp | Xtn => (Sets, Listed),
        Sadalp | Uadalp | Xtn2 => (Changes, Listed),
        // Cryptography.
        Aesimc | Aesmc | Bcax | Eor3 | Rax1 | Xar | Sha1h | Sm3ss1 | Sm4ekey => (Sets, Listed),
        Aesd | Aese | Sha1c | Sha1m | Sha1p | Sha1su0 | Sha1su1 | Sha256h | Sha256h2 | Sha256su0 | Sha256su1
        | Sha512h | Sha512h2 | Sha512su0 | Sha512su1 | Sm3partw1 | Sm3partw2 | Sm3tt1a | Sm3tt1b | Sm3tt2a | Sm3tt2b
        | Sm4e => (Changes, Listed),
        // Floating point. (FCSEL is in the list.)
        Fcsel => (Sets, Listed),
        Fabd | Fabs | Fadd | Faddp | Fcvt | Fcvtas | Fcvtau | Fcvtms | Fcvtmu | Fcvtns | Fcvtnu | Fcvtps | Fcvtpu
        | Fcvtzs | Fcvtzu | Fmadd | Fmax | Fmaxnm | Fmin | Fminnm | Fmsub | Fmul | Fneg | Fnmadd | Fnmsub | Fnmul
        | Frinta | Frinti | Frintm | Frintn | Frintp | Frintx | Frintz | Fsub | Scvtf | Ucvtf => (Sets, Unlisted),
        Fmla | Fmls => (Changes, Unlisted),
        Fcmp | Fcmpe | Fccmp | Fccmpe => (Compares, Unlisted),
        Fdiv | Fsqrt => (Sets, Dependent),
        // Saturation.
        Sqadd | Sqsub | Uqadd | Uqsub | Sqshl | Uqshl | Srshl | Urshl | Srhadd | Urhadd | Sqxtn | Uqxtn | Sqxtun
        | Sqabs | Sqneg => (Sets, Unlisted),
        // Memory.
        Ldr | Ldur | Ldp | Ldnp | Ldar | Ldapr | Ldapur => (Loads(Register), Listed),
        Ldrb | Ldurb | Ldarb | Ldaprb => (Loads(Bytes(1)), Listed),
        Ldrh | Ldurh | Ldarh | Ldaprh => (Loads(Bytes(2)), Listed),
        Ldrsb | Ldursb => (Loads(Signed(1)), Listed),
        Ldrsh | Ldursh => (Loads(Signed(2)), Listed),
        Ldrsw | Ldursw | Ldpsw => (Loads(Signed(4)), Listed),
        Str | Stur | Stp | Stnp | Stlr | Stlur => (Stores(Register), Listed),
        Strb | Sturb | Stlrb => (Stores(Bytes(1)), Listed),
        Strh | Sturh | Stlrh => (Stores(Bytes(2)), Listed),
        Ld1 => (Loads(Vectors), Listed),
        Ld2 | Ld3 | Ld4 => (Loads(Interleaved), Listed),
        Ld1r | Ld2r | Ld3r | Ld4r => (Loads(Repeated), Listed),
        St1 => (Stores(Vectors), Listed),
        St2 | St3 | St4 => (Stores(Interleaved), Listed),
        Prfm | Prfum => (Prefetches, Listed),
        // A debugger or signal handler resumes after BRK.
        Brk => (Nothing, Listed),
        // Barriers and hints. A signed return address is checked before it is used, so we treat it
        // as the same value.
        Nop | Bti | Csdb | Sb | Dmb | Dsb | Isb | Yield | Paciasp | Pacibsp | Autiasp | Autibsp => (Nothing, Listed),
        Mrs => (ReadsSystem, Listed),
        B | Bl | Blr | Br | Cbnz | Cbz | Ret | Retaa | Retab | Tbnz | Tbz => (Jumps, Listed),
        Udf => (Stops, Listed),
        At | Dc | Hvc | Ic | Msr | Smc | Svc | Sys | Sysl | Tlbi | Wfe | Wfi => (Role::System, Listed),
        _ => return None,
    })
}
