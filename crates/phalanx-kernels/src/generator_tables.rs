//! Tables of the standards for the generators of this workspace; no part of the interface.

use crate::{kalyna, kuznyechik};

/// The four substitutions of Kalyna.
pub const KALYNA_SBOX: [[u8; 256]; 4] = kalyna::tables::SBOX;
/// Their inverses.
pub const KALYNA_INV_SBOX: [[u8; 256]; 4] = kalyna::tables::INV_SBOX;
/// The substitution of Kuznyechik.
pub const KUZNYECHIK_PI: [u8; 256] = kuznyechik::tables::PI;
/// Its inverse.
pub const KUZNYECHIK_INV_PI: [u8; 256] = kuznyechik::tables::INV_PI;
