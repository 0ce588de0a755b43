//! The S-box, and the linear map of a row as 8 × 8 maps of bytes.

use super::tables::linear_map;
use crate::isa::{Logic, Sbox};
use crate::kuznyechik::circuits;
use crate::kuznyechik::tables::PI;

/// For each byte `to` of the image of a row and each byte `from` of the row, the images of the
/// eight bits: `IMAGES[to][from][bit]`.
pub(super) const IMAGES: [[[u8; 8]; 8]; 8] = {
    let (mut images, mut i) = ([[[0; 8]; 8]; 8], 0);
    while i < 64 {
        let (image, mut to) = (linear_map(1 << i).to_le_bytes(), 0);
        while to < 8 {
            images[to][i / 8][i % 8] = image[to];
            to += 1;
        }
        i += 1;
    }
    images
};

/// The S-box.
pub(super) struct Pi;

impl Sbox for Pi {
    const TABLE: [u8; 256] = PI;
    #[inline(always)]
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
        circuits::pi(l, x)
    }
}
