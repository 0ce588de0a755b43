//! Constant-time padding. Only the length of the padding is revealed.

use phalanx_kernels::kernel::RoutineEntry;
use phalanx_kernels::steps::{UNPAD_ONE_ZEROS, UNPAD_PKCS7};

/// How a message is padded to whole blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Padding {
    /// No padding. The message must consist of whole blocks.
    None,
    /// Always adds a one bit followed by zeros: ISO/IEC 9797-1 method 2, GOST R 34.13-2015
    /// procedure 2, and DSTU 7624:2014.
    OneZeros,
    /// Always adds between 1 byte and a block, where the value of each byte is the number of bytes
    /// added: PKCS#7, RFC 5652.
    Pkcs7,
}

/// Pads the last block, of which `filled` bytes are in use.
pub(crate) fn pad(padding: Padding, block: &mut [u8], filled: usize) {
    let count = block.len() - filled;
    let (first, others) = match padding {
        Padding::None => return,
        Padding::OneZeros => (0x80, 0),
        Padding::Pkcs7 => (count as u8, count as u8),
    };
    block[filled..].fill(others);
    block[filled] = first;
}

/// Finds the number of padding bytes in the last block in constant time. Returns `None` if the
/// padding is invalid. Code outside this crate can use it to remove padding too.
pub fn unpadded(padding: Padding, block: &[u8]) -> Option<usize> {
    if block.is_empty() && padding != Padding::None {
        return None;
    }
    let routine = match padding {
        Padding::None => return Some(0),
        Padding::Pkcs7 => &UNPAD_PKCS7,
        Padding::OneZeros => &UNPAD_ONE_ZEROS,
    };
    let RoutineEntry::Unpad(unpad) = routine.entry else { unreachable!("this routine always has this type") };
    // SAFETY: the buffer is one block.
    let count = unsafe { unpad(block.as_ptr(), block.len()) } as usize;
    (count > 0).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::super::tests::random;
    use super::*;
    use alloc::vec;

    #[test]
    fn paddings() {
        for n in [8, 16, 32, 64] {
            for count in 0..=255usize {
                let right = (1..=n).contains(&count);
                let mut block = random(count as u64, n);
                block[n - count.min(n)..].fill(count as u8);
                block[n - 1] = count as u8;
                assert_eq!(unpadded(Padding::Pkcs7, &block), right.then_some(count), "{n} {count}");
                for at in n - count.min(n)..n - 1 {
                    block[at] ^= 0x10;
                    assert_eq!(unpadded(Padding::Pkcs7, &block), None, "{n} {count} {at}");
                    block[at] ^= 0x10;
                }
            }
            for count in 1..=n {
                let mut block = random(count as u64, n);
                block[n - count..].fill(0);
                for last in 1..=255 {
                    block[n - count] = last;
                    assert_eq!(unpadded(Padding::OneZeros, &block), (last == 0x80).then_some(count), "{n} {count}");
                }
            }
            assert_eq!(unpadded(Padding::OneZeros, &vec![0; n]), None);
            assert_eq!(unpadded(Padding::None, &vec![0; n]), Some(0));
        }
    }
}
