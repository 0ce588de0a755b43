//! Proves that the machine code of Phalanx's kernels computes the standards.
//!
//! The machine code and a reference, written independently from the standard ([`standard`]), run on
//! bits that are functions of the inputs ([`forms`]). Equal functions in common spaces are equal
//! numbers, so comparing the outputs needs no search.

mod call;
mod cipher;
pub mod elf;
mod error;
pub mod forms;
mod image;
mod machine;
mod memory;
mod mutate;
mod prove;
pub mod standard;
pub mod table;
mod truth;

pub use call::{Argument, call};
pub use cipher::{Cipher, Front};
pub use error::{Error, Fault};
pub use image::{Architecture, Image};
pub use machine::{Features, Known, Limits, Machine, Region, Registers, Watch, decode_x86, single};
pub use memory::{Byte, Memory, byte};
pub use mutate::{Change, Count, Mutants, mutate};
pub use prove::{Verdict, prove, prove_within, try_out};
