//! Kuznyechik (GOST R 34.12-2015).

pub(crate) mod circuits;
pub(crate) mod tables;
