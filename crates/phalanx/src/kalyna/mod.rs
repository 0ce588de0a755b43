//! Kalyna (DSTU 7624:2014).

pub(crate) mod circuits;
pub(crate) mod tables;
