//! Modes of operation.

pub mod dstu7624;
