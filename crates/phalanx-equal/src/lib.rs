//! Proves that the machine code of Phalanx's kernels computes what the standards say.
//!
//! A function is run on bits that are functions of its inputs ([`forms`]), as is the reference,
//! which is written anew from the standard ([`standard`]); then the outputs are compared. Equal
//! functions of the inputs that come about in common spaces are equal numbers, so that no search is
//! needed.

mod cipher;
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

pub use cipher::{Cipher, Front};
pub use error::{Error, Fault};
pub use image::Image;
pub use machine::{Known, Machine, Region, Registers, Watch, single};
pub use memory::{Byte, Memory, byte};
pub use mutate::{Change, Count, Mutants, mutate};
pub use prove::{Verdict, prove, prove_within, try_out};
