//! The parts of Kuznyechik that Streebog uses, in builds without Kuznyechik.

pub(crate) mod circuits;
pub(crate) mod decomposition;
pub(crate) mod linear;
pub(crate) mod tables;
