//! Functions written entirely in assembly, for architectures with a folder.
#![allow(unused_macros, unused_imports, reason = "others have none")]

/// The code of a naked function under a local symbol. The prover finds it in executables, but
/// libraries do not export it, and two versions of this crate do not clash. An `export_name` would
/// be exported from every `cdylib`. Only ELF is supported, because the prover reads nothing else.
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

/// A line of assembly that is only present for ELF.
#[cfg(not(any(target_vendor = "apple", windows, target_os = "uefi")))]
macro_rules! of_elf {
    ($($part:expr),*) => { concat!($($part),*) };
}
/// A line of assembly that is only present for ELF.
#[cfg(any(target_vendor = "apple", windows, target_os = "uefi"))]
macro_rules! of_elf {
    ($($part:expr),*) => {
        ""
    };
}
pub(crate) use of_elf;
