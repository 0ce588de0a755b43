//! Tables of the standards for the generators of this workspace; no part of the interface.

pub use crate::kalyna::tables::{INV_SBOX as KALYNA_INV_SBOX, SBOX as KALYNA_SBOX};
pub use crate::kuznyechik::tables::{INV_PI as KUZNYECHIK_INV_PI, PI as KUZNYECHIK_PI};
