//! The documents in this repository: their Rust blocks as tests, checks, and the book.
//!
//! `build.rs` finds every block ` ```rust ` in README.md and the other documents at the root, in
//! `docs`, and in the README of each crate. Each becomes a documentation test of this crate, named
//! by document and line. A block without a `main` may use `?`.

mod arm;
pub mod blocks;
pub mod book;
pub mod check;
pub mod generate;
pub mod names;
pub mod prose;
pub mod shell;
pub mod source;

include!(concat!(env!("OUT_DIR"), "/documents.rs"));
