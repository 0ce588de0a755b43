//! The WebAssembly half of the npm package `phalanx-crypto`, which is built on the catalogue. If you
//! just want to use the package, read `docs/javascript.md`.
//!
//! This crate doesn't name any algorithm. It has one class for each role in the catalogue. The
//! JavaScript half (`js/index.js`) checks the types of all arguments, and allocates outputs.
//!
//! A trap would leave secrets in memory and every object unusable. The only thing left that can
//! trap is an allocation, so each function first calls [`memory::room`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod aead;
mod catalogue;
mod cipher;
mod error;
mod file;
mod hash;
mod mac;
mod memory;
