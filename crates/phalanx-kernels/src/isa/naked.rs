//! Functions written entirely in assembly, for the architectures that have their own folder.
#![allow(unused_macros, unused_imports, reason = "unused on other architectures")]

/// Gives the code of a naked function a local symbol. This way, the prover can find it in
/// executables, but libraries don't export it, and two versions of this crate don't clash. If we
/// used `export_name` instead, every `cdylib` would export the function. We only do this on ELF
/// because that's all the prover can read.
macro_rules! naked_routine {
    ($symbol:literal, [$($line:expr),* $(,)?] $(, $operand:ident = $kind:ident $value:expr)*) => {
        core::arch::naked_asm!(
            $crate::isa::naked::of_elf!(".type ", $crate::abi::symbol!($symbol), ",%function"),
            $crate::isa::naked::of_elf!($crate::abi::symbol!($symbol), ":"),
            $($line,)*
            $crate::isa::naked::of_elf!(".size ", $crate::abi::symbol!($symbol), ",.-", $crate::abi::symbol!($symbol)),
            $($operand = $kind $value,)*
        )
    };
}
pub(crate) use naked_routine;

/// A line of assembly that is only included on ELF targets.
#[cfg(not(any(target_vendor = "apple", windows, target_os = "uefi")))]
macro_rules! of_elf {
    ($($part:expr),*) => { concat!($($part),*) };
}
/// A line of assembly that is only included on ELF targets.
#[cfg(any(target_vendor = "apple", windows, target_os = "uefi"))]
macro_rules! of_elf {
    ($($part:expr),*) => {
        ""
    };
}
pub(crate) use of_elf;
