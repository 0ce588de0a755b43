//! Every block of Rust in the documents of this repository, as a test of this crate's documentation.
//!
//! `build.rs` finds them: ` ```rust ` in README.md and the other documents at the root, in `docs`, and in the README of each crate.
//! A test is named by its document and line. A block without a `main` may use `?`.

include!(concat!(env!("OUT_DIR"), "/documents.rs"));
