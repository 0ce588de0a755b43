//! Wrong copies of kernels of hashes are refused for the right reason. The right ones ship, and are
//! assembled anew here.

#![cfg(target_arch = "x86_64")]

mod shipped;

use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Error, Fault, Verdict, prove};

use crate::shipped::planted;

const ANY: &str = "states, any number of blocks of each message";
const STREEBOG: &str = "streebog_absorb_avx512vbmi";
const STREEBOG_X2: &str = "streebog_absorb_avx512vbmi_x2";
const KUPYNA: &str = "kupyna_256_absorb_avx512vbmi";

/// Proves a kernel of which each first text is replaced by the second one.
fn verdict(name: &str, plants: &[(&str, &str)]) -> Verdict {
    let (cipher, width) = (name.split("_absorb").next().unwrap(), if name.ends_with("_x2") { 2 } else { 1 });
    let symbol = format!("phalanx_0_1_{name}");
    let file = format!("{}/avx512-vbmi", cipher.split('_').next().unwrap());
    let image = planted(&file, &symbol, plants);
    let kernel = Kernel {
        symbol,
        op: Op::Absorb,
        level: "avx512-vbmi".into(),
        needs: String::new(),
        layout: "words".into(),
        width,
        form: 0,
        set: None,
    };
    let state = if cipher == "streebog" { 192 } else { 64 };
    let name = cipher.replace('_', "-");
    let family = Family { name, block: 64, key: 0, forms: vec![state], kernels: vec![kernel] };
    prove(&image, &family, &family.kernels[0])
}

/// The first byte that differs.
fn differs(name: &str, plants: &[(&str, &str)]) -> usize {
    match verdict(name, plants).outcome {
        Err(Error::Differs { offset, .. }) => offset,
        other => panic!("{name}, {plants:?}: {other:?}"),
    }
}

#[test]
fn the_right_kernels_are_equal_for_any_number_of_blocks() {
    for name in [STREEBOG, STREEBOG_X2, KUPYNA] {
        let Verdict { outcome, note, .. } = verdict(name, &[]);
        assert_eq!(outcome, Ok(ANY.into()), "{name}: {note:?}");
    }
}

#[test]
fn wrong_carries_between_words_are_seen() {
    // N is at 64, and Σ at 128.
    assert_eq!(differs(STREEBOG, &[("adcq $0,80(%rsi)", "addq $0,80(%rsi)")]), 80);
    assert_eq!(differs(STREEBOG, &[("adcq $0,120(%rsi)", "addq $1,120(%rsi)")]), 120);
    assert_eq!(differs(STREEBOG, &[("adcq %r10,136(%rsi)", "addq %r10,136(%rsi)")]), 136);
    assert_eq!(differs(STREEBOG, &[("subq $-512,%r9", "subq $-511,%r9")]), 64);
    assert_eq!(differs(STREEBOG, &[("setae %r10b", "setb %r10b")]), 72);
}

#[test]
fn a_missing_feed_forward_is_seen() {
    let sum = "vpternlogq $150,%zmm21,%zmm1,%zmm22";
    for (what, plant) in [("the block", "vpxorq %zmm1,%zmm22,%zmm22"), ("the state", "vpxorq %zmm21,%zmm22,%zmm22")] {
        assert_eq!(differs(STREEBOG, &[(sum, plant)]), 0, "{what}");
    }
}

#[test]
fn a_wrong_message_is_seen() {
    // The carry of the second message's N, and its lane of the state.
    assert_eq!(differs(STREEBOG_X2, &[("adcq $0,272(%rsi)", "addq $0,272(%rsi)")]), 192 + 80);
    // The blocks of both messages, exchanged.
    let exchanged = [
        ("vpermb (%rdi,%r8),%zmm0,%zmm21", "vpermb 64(%rdi,%r8),%zmm0,%zmm21"),
        ("vpermb 64(%rdi,%r8),%zmm0,%zmm22", "vpermb (%rdi,%r8),%zmm0,%zmm22"),
    ];
    assert_eq!(differs(STREEBOG_X2, &exchanged), 0);
    // The second message gets the block of the first.
    assert_eq!(differs(STREEBOG_X2, &exchanged[1..]), 192);
}

#[test]
fn a_round_too_many_or_too_few_is_seen() {
    assert_eq!(differs(STREEBOG, &[("cmpq $12,%r10", "cmpq $11,%r10")]), 0);
    assert_eq!(differs(STREEBOG, &[("cmpq $12,%r10", "cmpq $13,%r10")]), 0);
}

#[test]
fn loops_that_are_wrong_only_for_many_blocks_are_not_shown_for_any_number() {
    let wrong_at = |count: usize| {
        let last = "incq %rax\n";
        let plant = format!("incq %rax\ncmpq ${count},%rax\njne 99f\nvpxorq %zmm1,%zmm1,%zmm1\n99:\n");
        verdict(STREEBOG, &[(last, &plant)])
    };
    // Tests see at most four blocks.
    assert!(matches!(wrong_at(3).outcome, Err(Error::Differs { offset: 0, .. })));
    let Verdict { outcome, note, .. } = wrong_at(1000);
    assert_eq!(outcome, Ok("states, up to 2 blocks of each message".into()));
    assert!(matches!(note, Some(Error::Instruction { fault: Fault::Batches, .. })), "{note:?}");
    // A number of blocks of 32 bits.
    let Verdict { outcome, note, .. } = verdict(STREEBOG, &[("cmpq %rdx,%rax", "cmpl %edx,%eax")]);
    assert!(outcome.is_ok_and(|free| free != ANY) && note.is_some());
}

#[test]
fn accesses_outside_are_refused() {
    let outside = |plants: &[(&str, &str)]| match verdict(STREEBOG, plants).outcome {
        Err(Error::Instruction { fault: Fault::Outside { .. }, .. }) => {}
        other => panic!("{other:?}"),
    };
    outside(&[("movq 56(%rdi,%r8),%r8", "movq 57(%rdi,%r8),%r8")]);
    outside(&[("vmovdqu64 %zmm0,(%rsi)", "vmovdqu64 %zmm0,(%rsi)\nmovb %al,192(%rsi)")]);
}
