//! The parts of Kalyna that Kupyna uses, in builds without Kalyna.

pub(crate) mod circuits;
pub(crate) mod rounds;
pub(crate) mod tables;
