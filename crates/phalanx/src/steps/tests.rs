//! What the tests of all steps share.

use alloc::vec;
use alloc::vec::Vec;

use super::at_level::Steps;
use super::sequence::Sequence;
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

/// A sequence, its plain form, and states that reach its edges.
pub(super) fn check(sequence: &'static Sequence, next: impl Fn(&mut [u8])) {
    let n = sequence.block;
    let mut states = vec![vec![0; n], vec![0xff; n]];
    states.extend((0..20).map(|seed| random(seed, n)));
    for at in 0..n {
        // Carries from every byte on, in both orders.
        let mut state = random(at as u64, n);
        state[at..].fill(0xff);
        states.push(state.clone());
        state.reverse();
        states.push(state);
    }
    // A little below an edge.
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
                    // As many counters that have nothing to do with each other but what they are.
                    let mut after = vec![0; count * n];
                    steps.next(sequence, &out, &mut after);
                    let behind = [out.get(n..).unwrap_or_default(), &got[..n * count.min(1)]].concat();
                    assert_eq!(after, behind, "{level} {state:x?} {count}");
                }
            }
        }
    }
}
