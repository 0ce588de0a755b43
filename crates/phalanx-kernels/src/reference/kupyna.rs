//! Kupyna (DSTU 7564:2014). A state is a byte string of columns with eight bytes each.

use alloc::{vec, vec::Vec};

use super::{products, xor};
use crate::kalyna::tables::{FIELD, MDS, SBOX};

static MDS_PRODUCTS: [[u8; 256]; 8] = products(FIELD, &MDS);

/// The number of rounds for a state of this many bytes.
fn rounds(bytes: usize) -> usize {
    match bytes {
        64 => 10,
        128 => 14,
        _ => panic!("a state is 64 or 128 bytes long"),
    }
}

/// The size of the state in bytes for a hash code of `bits` bits.
pub fn state_bytes(bits: usize) -> usize {
    assert!(bits.is_multiple_of(8) && (8..=512).contains(&bits), "a hash code has 8 to 512 bits");
    if bits <= 256 { 64 } else { 128 }
}

/// The hash code of a message of whole bytes, which is `bits` bits long.
pub fn hash(bits: usize, message: &[u8]) -> Vec<u8> {
    let bytes = state_bytes(bits);
    let mut state = vec![0; bytes];
    state[0] = bytes as u8;
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 12).next_multiple_of(bytes) - 12, 0);
    padded.extend(&(8 * message.len() as u128).to_le_bytes()[..12]);
    for block in padded.chunks(bytes) {
        absorb(&mut state, block);
    }
    output(&mut state);
    state[bytes - bits / 8..].to_vec()
}

/// Absorbs a block: `state ^= T⊕(state ^ block) ^ T+(block)`.
pub fn absorb(state: &mut [u8], block: &[u8]) {
    let mut sum = state.to_vec();
    xor(&mut sum, block);
    xor(state, &t_xor(&sum));
    xor(state, &t_plus(block));
}

/// The output transformation without the truncation: `state ^= T⊕(state)`.
pub fn output(state: &mut [u8]) {
    let image = t_xor(state);
    xor(state, &image);
}

/// T⊕
fn t_xor(state: &[u8]) -> Vec<u8> {
    let mut state = state.to_vec();
    for round in 0..rounds(state.len()) {
        for (j, column) in state.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            column[0] ^= (j << 4 ^ round) as u8;
        }
        state = round_of(&state);
    }
    state
}

/// T+
fn t_plus(state: &[u8]) -> Vec<u8> {
    let (mut state, columns) = (state.to_vec(), state.len() / 8);
    for round in 0..rounds(state.len()) {
        for (j, column) in state.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let top = ((columns - 1 - j) << 4 ^ round) as u64;
            *column = u64::from_le_bytes(*column).wrapping_add(0x00f0_f0f0_f0f0_f0f3 ^ top << 56).to_le_bytes();
        }
        state = round_of(&state);
    }
    state
}

/// The steps of a round after the constants: ψ τ π'.
fn round_of(state: &[u8]) -> Vec<u8> {
    let columns = state.len() / 8;
    let mut shifted = vec![0; state.len()];
    for (i, byte) in state.iter().enumerate() {
        let (column, row) = (i / 8, i % 8);
        let shift = if row == 7 && columns == 16 { 11 } else { row };
        shifted[(column + shift) % columns * 8 + row] = SBOX[row % 4][usize::from(*byte)];
    }
    let mixed = |i: usize| {
        let (column, row) = (i / 8, i % 8);
        (0..8).fold(0, |sum, k| sum ^ MDS_PRODUCTS[(k + 8 - row) % 8][usize::from(shifted[8 * column + k])])
    };
    (0..state.len()).map(mixed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hex")).collect()
    }

    /// The examples of DSTU 7564:2014, appendix B, that have whole bytes.
    #[test]
    fn known_answers() {
        let all: Vec<u8> = (0..=255).collect();
        for (bits, message, code) in [
            (256, &all[..64], "08f4ee6f1be6903b324c4e27990cb24ef69dd58dbe84813ee0a52f6631239875"),
            (256, &all[..128], "0a9474e645a7d25e255e9e89fff42ec7eb31349007059284f0b182e452bda882"),
            (256, &all[..], "d305a32b963d149dc765f68594505d4077024f836c1bf03806e1624ce176c08f"),
            (256, &[0xff], "ea7677ca4526555680441c117982ea14059ea6d0d7124d6ecdb3deec49e890f4"),
            (256, &all[..95], "1075c8b0cb910f116bda5fa1f19c29cf8ecc75caff7208ba2994b68fc56e8d16"),
            (256, &[], "cd5101d1ccdf0d1d1f4ada56e888cd724ca1a0838a3521e7131d4fb78d0f5eb6"),
            (48, &all[..64], "2f6631239875"),
            (304, &all[..128], "0a8cada32b979635657f256b15d5fca4a174de029f0b1b4387c878fcc1c00e8705d783fd7ffe"),
            (
                384,
                &all[..95],
                concat!(
                    "d9021692d84e5175735654846ba751e6d0ed0fac36dfbc08",
                    "41287dcb0b5584c75016c3decc2a6e47c50b2f3811e351b8"
                ),
            ),
            (
                512,
                &all[..64],
                concat!(
                    "3813e2109118cdfb5a6d5e72f7208dccc80a2dfb3afdfb02f46992b5edbe536b",
                    "3560dd1d7e29c6f53978af58b444e37ba685c0dd910533ba5d78efffc13de62a"
                ),
            ),
            (
                512,
                &all[..128],
                concat!(
                    "76ed1ac28b1d0143013ffa87213b4090b356441263c13e03fa060a8cada32b97",
                    "9635657f256b15d5fca4a174de029f0b1b4387c878fcc1c00e8705d783fd7ffe"
                ),
            ),
            (
                512,
                &all[..],
                concat!(
                    "0dd03d7350c409cb3c29c25893a0724f6b133fa8b9eb90a64d1a8fa93b565566",
                    "11eb187d715a956b107e3bfc76482298133a9ce8cbc0bd5e1436a5b197284f7e"
                ),
            ),
            (
                512,
                &[],
                concat!(
                    "656b2f4cd71462388b64a37043ea55dbe445d452aecd46c3298343314ef04019",
                    "bcfa3f04265a9857f91be91fce197096187ceda78c9c1c021c294a0689198538"
                ),
            ),
        ] {
            assert_eq!(hash(bits, message), bytes(code), "{bits} bits of {} bytes", message.len());
        }
    }

    #[test]
    fn the_images_of_zero() {
        for (function, image) in [
            (crate::hash::Function::kupyna_256(), &crate::kupyna::IMAGE_OF_ZERO_256[..]),
            (crate::hash::Function::kupyna_512(), &crate::kupyna::IMAGE_OF_ZERO_512),
        ] {
            let zeros = alloc::vec![0; function.block_bytes()];
            let (mut absorbed, mut output) = (zeros.clone(), zeros.clone());
            super::absorb(&mut absorbed, &zeros);
            super::output(&mut output);
            // T⊕(0) and T+(0) against T⊕(0).
            assert!(absorbed.iter().zip(output).map(|(a, b)| a ^ b).eq(image.iter().copied()));
        }
    }
}
