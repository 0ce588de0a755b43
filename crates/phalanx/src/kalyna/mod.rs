//! Kalyna (DSTU 7624:2014).

pub(crate) mod tables;
