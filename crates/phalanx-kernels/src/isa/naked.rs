//! Functions that are assembly as a whole, for architectures that have a folder.
#![allow(unused_macros, unused_imports, reason = "others have none")]

/// The code of a naked function under a symbol that is local to its object: the prover finds it in a program, but no library exports it, and
/// two versions of this crate do not collide. (Rust exports what has an `export_name` from every `cdylib`.) The prover reads ELF alone.
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

/// A line of assembly for ELF.
#[cfg(not(any(target_vendor = "apple", windows, target_os = "uefi")))]
macro_rules! of_elf {
    ($($part:expr),*) => { concat!($($part),*) };
}
/// A line of assembly for ELF.
#[cfg(any(target_vendor = "apple", windows, target_os = "uefi"))]
macro_rules! of_elf {
    ($($part:expr),*) => {
        ""
    };
}
pub(crate) use of_elf;
