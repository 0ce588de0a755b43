//! Tests the routines at every level that this CPU supports.

use alloc::vec;
use alloc::vec::Vec;

use phalanx_kernels::steps::*;

use super::{Steps, double_big_endian};
use crate::Level;

pub(super) fn random(seed: u64, n: usize) -> Vec<u8> {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut byte = || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    };
    (0..n).map(|_| byte()).collect()
}

/// Compares a sequence with its plain form, starting from states near its edges.
fn check(sequence: &'static Sequence, next: impl Fn(&mut [u8])) {
    let n = sequence.block;
    let mut states = vec![vec![0; n], vec![0xff; n]];
    states.extend((0..20).map(|seed| random(seed, n)));
    for at in 0..n {
        // Carries that start at every byte, in both byte orders.
        let mut state = random(at as u64, n);
        state[at..].fill(0xff);
        states.push(state.clone());
        state.reverse();
        states.push(state);
    }
    // States just below an edge.
    for mut state in states.clone() {
        for byte in [0, n - 1, n / 2, n / 2 - 1] {
            state[byte] = state[byte].wrapping_sub(5);
            states.push(state.clone());
        }
    }
    for level in Level::available() {
        let steps = Steps::new(level);
        for state in &states {
            for count in (0..40).chain([64, 127]) {
                let (mut got, mut out) = (state.clone(), vec![0; count * n]);
                steps.fill(sequence, &mut got, &mut out);
                let mut want = state.clone();
                for block in out.chunks_exact(n) {
                    assert_eq!(block, want, "{level} {state:x?} {count}");
                    next(&mut want);
                }
                assert_eq!(got, want, "{level} {state:x?} {count}");
                if sequence.counter.is_some() {
                    let mut skipped = state.clone();
                    steps.skip(sequence, &mut skipped, count as u64);
                    assert_eq!(skipped, want, "{state:x?} {count}");
                    // Unrelated counters as the input to `next`.
                    let mut after = vec![0; count * n];
                    steps.next(sequence, &out, &mut after);
                    let behind = [out.get(n..).unwrap_or_default(), &got[..n * count.min(1)]].concat();
                    assert_eq!(after, behind, "{level} {state:x?} {count}");
                }
            }
        }
    }
}

/// Adds one to the `bits` bits that start at bit `from`, bit by bit.
fn plus_one(block: &mut [u8], big: bool, from: usize, bits: usize) {
    let bytes = block.len();
    for bit in from..from + bits {
        let byte = if big { bytes - 1 - bit / 8 } else { bit / 8 };
        block[byte] ^= 1 << (bit % 8);
        if block[byte] >> (bit % 8) & 1 == 1 {
            return;
        }
    }
}

/// The two additions as defined in the standard. The second one has an end-around carry.
fn gamma(block: &mut [u8]) {
    let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let low = word(block).wrapping_add(0x0101_0101);
    let (sum, over) = word(&block[4..]).overflowing_add(0x0101_0104);
    block[..4].copy_from_slice(&low.to_le_bytes());
    block[4..].copy_from_slice(&(sum + u32::from(over)).to_le_bytes());
}

#[test]
fn counters() {
    for (sequence, big, from, bits) in [
        (&LITTLE_16, false, 0, 128),
        (&LITTLE_32, false, 0, 256),
        (&LITTLE_64, false, 0, 512),
        (&LITTLE_16_LOW, false, 0, 64),
        (&LITTLE_32_LOW, false, 0, 128),
        (&LITTLE_64_LOW, false, 0, 256),
        (&BIG_8, true, 0, 64),
        (&BIG_16, true, 0, 128),
        (&BIG_32, true, 0, 256),
        (&BIG_16_LAST_4, true, 0, 32),
        (&BIG_16_LAST_8, true, 0, 64),
        (&BIG_16_FIRST_8, true, 64, 64),
        (&BIG_8_LAST_4, true, 0, 32),
        (&BIG_8_FIRST_4, true, 32, 32),
    ] {
        check(sequence, |block| plus_one(block, big, from, bits));
    }
    check(&GAMMA, gamma);
}

/// One large step gives the same result as many small ones.
#[test]
fn skips_add_up() {
    let steps = Steps::new(Level::Portable);
    for sequence in SEQUENCES.iter().filter(|sequence| sequence.counter.is_some()) {
        for (a, b) in [(1 << 38, (1 << 38) + 12345), (u64::MAX - 7, 7), (1 << 63, 1 << 62)] {
            let mut once = random(1, sequence.block);
            let mut twice = once.clone();
            steps.skip(sequence, &mut once, a + b);
            steps.skip(sequence, &mut twice, a);
            steps.skip(sequence, &mut twice, b);
            assert_eq!(once, twice);
        }
    }
}

/// Multiplies by x, bit by bit.
fn times_x(block: &mut [u8]) {
    let terms: &[usize] = match block.len() {
        16 => &[0, 1, 2, 7],
        32 => &[0, 2, 5, 10],
        _ => &[0, 2, 5, 8],
    };
    let mut carry = 0;
    for byte in block.iter_mut() {
        (*byte, carry) = (*byte << 1 | carry, *byte >> 7);
    }
    for term in terms {
        block[term / 8] ^= carry << (term % 8);
    }
}

#[test]
fn tweaks() {
    for sequence in [&TWEAKS_16, &TWEAKS_32, &TWEAKS_64] {
        check(sequence, times_x);
    }
}

#[test]
fn doubling() {
    for (n, polynomial) in [(8, 0x1b), (16, 0x87)] {
        for seed in 0..100 {
            let mut block = random(seed, n);
            let mut want = block.clone();
            let over = want[0] >> 7;
            for i in 0..n {
                want[i] = want[i] << 1 | want.get(i + 1).map_or(0, |next| next >> 7);
            }
            want[n - 1] ^= over * polynomial;
            double_big_endian(&mut block);
            assert_eq!(block, want);
        }
    }
}

#[test]
fn sums_and_reversed_bits() {
    for level in Level::available() {
        let steps = Steps::new(level);
        for n in (0..300).chain([1000, 4096]) {
            let (a, b) = (random(1, n + 1), random(2, n + 3));
            let mut sum = a[1..].to_vec();
            steps.xor(&mut sum, &b[3..]);
            assert!(sum.iter().zip(&a[1..]).zip(&b[3..]).all(|((sum, a), b)| *sum == a ^ b));
        }
        for blocks in 0..40 {
            let before = random(3, 16 * blocks);
            let mut after = before.clone();
            steps.reverse_bits(&mut after);
            assert!(before.iter().zip(&after).all(|(a, b)| a.reverse_bits() == *b));
        }
    }
}
