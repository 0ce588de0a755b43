//! uBlock.

pub(crate) mod tables;
