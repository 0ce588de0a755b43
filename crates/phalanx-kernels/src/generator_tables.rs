//! Tables from the standards, for the generators in this workspace. This is not part of the API.

use crate::{kalyna, kuznyechik};

/// The four S-boxes of Kalyna.
pub const KALYNA_SBOX: [[u8; 256]; 4] = kalyna::tables::SBOX;
/// Their inverses.
pub const KALYNA_INV_SBOX: [[u8; 256]; 4] = kalyna::tables::INV_SBOX;
/// The S-box of Kuznyechik.
pub const KUZNYECHIK_PI: [u8; 256] = kuznyechik::tables::PI;
/// Its inverse.
pub const KUZNYECHIK_INV_PI: [u8; 256] = kuznyechik::tables::INV_PI;
