//! Wrong copies of kernels of fields, and of the MAC of GOST 28147-89, are refused for the right reason.

#![cfg(target_arch = "x86_64")]

mod shipped;

use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Error, Fault, Verdict, prove};

use crate::shipped::planted;

const GHASH: &str = "gf2_128_ghash_clmul_one";
const PASSES: &str = "gf2_128_ghash_vpclmul";
const DOT: &str = "gf2_128_dot_clmul";
const WIDE_DOT: &str = "gf2_128_dot_vpclmul";
const MAC: &str = "gost28147_mac";
const POWERS: &str = "gf2_128_powers_clmul";

/// Passes of eight blocks instead of 32, whose proof is ten times as fast.
const OF_EIGHT: [(&str, &str); 4] = [
    ("movl $32,%r9d", "movl $8,%r9d"),
    ("andl $31,%ebx", "andl $7,%ebx"),
    ("448(%rdi,%r15)", "64(%rdi,%r15)"),
    ("movl $512,%r11d", "movl $128,%r11d"),
];

/// The verdict on a right kernel.
fn any(name: &str) -> &'static str {
    match name {
        DOT | WIDE_DOT => "factors, the sum before, any number of blocks",
        MAC => "round keys, the sum before, any number of blocks, each of 18 S-boxes",
        _ => "powers, the sum before, any number of blocks",
    }
}

/// Proves a kernel of which each first text is replaced by the second one.
fn verdict(name: &str, plants: &[(&str, &str)]) -> Verdict {
    let of_eight = if name == PASSES { &OF_EIGHT[..] } else { &[] };
    let (family, file, block, forms) = match name {
        GHASH => ("gf2-128", "gf/sse41", 16, vec![16]),
        PASSES => ("gf2-128", "gf/avx512", 16, vec![16, 128]),
        POWERS => ("gf2-128", "gf/sse41", 16, vec![16, 512]),
        DOT => ("gf2-128", "gf/sse41", 16, vec![0]),
        WIDE_DOT => ("gf2-128", "gf/avx512", 16, vec![0]),
        _ => ("gost28147", "gost28147/portable", 8, vec![160, 384]),
    };
    let kernel = |name: &str, op: Op| Kernel {
        symbol: format!("phalanx_0_1_{name}"),
        op,
        level: "avx512-vbmi".into(),
        needs: "pclmulqdq vpclmulqdq".into(),
        layout: "words".into(),
        width: 1,
        form: forms.len() - 1,
        set: None,
    };
    let op = match name {
        GHASH | PASSES => Op::Ghash,
        DOT | WIDE_DOT => Op::Dot,
        POWERS => Op::Prepare,
        _ => Op::Mac,
    };
    let kernels = vec![kernel(name, op), kernel("gost28147_prepare_words", Op::Prepare)];
    let image = planted(file, &kernels[0].symbol, &[of_eight, plants].concat());
    let family = Family { name: family.into(), block, key: 0, forms, kernels };
    prove(&image, &family, &family.kernels[0])
}

/// It differs from the standard already in tests on random numbers.
fn differs(name: &str, plants: &[(&str, &str)]) {
    match verdict(name, plants).outcome {
        Err(Error::Differs { .. }) => {}
        other => panic!("{name}, {plants:?}: {other:?}"),
    }
}

/// It is right for as many blocks as tests have, so it must not be shown for any number.
fn is_wrong_later(name: &str, plants: &[(&str, &str)]) -> Error {
    let Verdict { outcome, note, .. } = verdict(name, plants);
    let free = outcome.unwrap_or_else(|error| panic!("{name}, {plants:?}: {error}"));
    assert_ne!(free, any(name), "{plants:?}");
    note.unwrap()
}

#[test]
fn the_right_kernels_are_equal_for_any_number_of_blocks() {
    for name in [GHASH, PASSES, DOT, WIDE_DOT, MAC] {
        let Verdict { outcome, note, .. } = verdict(name, &[]);
        assert_eq!(outcome, Ok(any(name).into()), "{name}: {note:?}");
    }
}

#[test]
fn a_sum_that_is_lost_between_blocks_is_seen() {
    // The sum before all blocks, again.
    differs(GHASH, &[("\n2:\n", "\n2:\nmovdqu (%rdx),%xmm3\n")]);
    differs(PASSES, &[("\n2:\n", "\n2:\nvmovdqu (%rdx),%xmm6\n")]);
    differs(MAC, &[("incq %rdi\n", "incq %rdi\nmovl $0,%eax\n")]);
    differs(DOT, &[("\n2:\n", "\n2:\npxor %xmm2,%xmm2\n")]);
}

#[test]
fn a_wrong_rest_is_seen() {
    differs(PASSES, &[("cmpq $5,%rbx", "cmpq $6,%rbx")]);
    differs(WIDE_DOT, &[("vinserti32x4 $2,32(%rsi,%rax)", "vinserti32x4 $3,32(%rsi,%rax)")]);
    differs(WIDE_DOT, &[("andq $3,%rcx\nje 8f", "andq $1,%rcx\nje 8f")]);
}

#[test]
fn a_rest_that_is_read_elsewhere_before_whole_passes_is_not_shown_for_any_number() {
    // Three blocks that are those behind the rest, if there is a whole pass.
    let at = "subq %r11,%r14\nshlq $4,%r14\n";
    let plant = format!("{at}cmpq $3,%rbx\njne 99f\ncmpq $8,%rcx\njbe 99f\naddq $48,%r14\n99:\n");
    let note = is_wrong_later(PASSES, &[(at, &plant)]);
    assert!(matches!(note, Error::Instruction { fault: Fault::Outside { .. }, .. }), "{note:?}");
}

#[test]
fn powers_that_are_changed_later_are_seen() {
    // The second key changes a byte of the first one's powers, when they have been written.
    let at = "leaq (%rcx,%rdx),%rsi\n";
    let right = verdict(POWERS, &[]).outcome;
    assert_eq!(right, Ok("2 keys, each power as a product of lower ones".into()));
    differs(POWERS, &[(at, &format!("{at}testq %rax,%rax\nje 99f\nmovb $0,(%rcx)\n99:\n"))]);
}

#[test]
fn kernels_that_are_wrong_only_for_many_blocks_are_not_shown_for_any_number() {
    for (name, at, counter, what) in [
        (GHASH, "decq %rcx\n", "%rcx", "pxor %xmm3,%xmm3"),
        (PASSES, "cmpq %rcx,%r8\njb 2b", "%r8", "vpxor %xmm6,%xmm6,%xmm6"),
        (DOT, "decq %rcx\njne 2b", "%rcx", "pxor %xmm2,%xmm2"),
        (WIDE_DOT, "decq %r9\njne 2b", "%r9", "vpxor %xmm1,%xmm1,%xmm1"),
        (MAC, "cmpq -136(%rbp),%rdi\n", "%rdi", "xorl %eax,%eax"),
    ] {
        let plant = format!("cmpq $1000,{counter}\njne 99f\n{what}\n99:\n{at}");
        let note = is_wrong_later(name, &[(at, &plant)]);
        assert!(matches!(note, Error::Instruction { fault: Fault::Batches, .. }), "{name}: {note:?}");
    }
}

#[test]
fn what_registers_remember_of_a_pass_is_seen() {
    // From the second pass on, a bit of the sum is lost, but only where another block had a bit.
    let plants = [("\n2:\n", "\n2:\nmovdqa %xmm2,%xmm7\npsrldq $15,%xmm7\npsrldq $15,%xmm7\npxor %xmm7,%xmm0\n")];
    assert_eq!(verdict(DOT, &plants).outcome, Ok(any(DOT).into()));
    let plants = [("\n2:\n", "\n2:\nmovdqa %xmm2,%xmm7\npsrldq $15,%xmm7\npxor %xmm7,%xmm0\n")];
    differs(DOT, &plants);
}

#[test]
fn numbers_of_32_bits_are_not_shown_for_any_number() {
    is_wrong_later(GHASH, &[("decq %rcx", "decl %ecx")]);
    is_wrong_later(PASSES, &[("cmpq %rcx,%r8", "cmpl %ecx,%r8d")]);
    is_wrong_later(DOT, &[("decq %rcx", "decl %ecx")]);
}
