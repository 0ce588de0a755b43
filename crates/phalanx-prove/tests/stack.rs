//! Tests the stack sizes computed by the prover.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::process::Command;

use phalanx_prove::{Contract, Image, prove};

/// Functions, and how many bytes they use below the stack pointer at entry (`none` if that is
/// unknown).
const SOURCE: &str = "\
.intel_syntax noprefix
.macro function name
.globl \\name
.type \\name, @function
\\name:
.endm

function moves                  # 1000
    sub rsp, 1000
    mov [rsp], rdi
    add rsp, 1000
    ret
.size moves, . - moves

function pushes                 # 16
    push rbx
    push rbp
    pop rbp
    pop rbx
    ret
.size pushes, . - pushes

function red_zone               # 24
    mov [rsp - 24], rdi
    mov rax, [rsp - 24]
    ret
.size red_zone, . - red_zone

function calls                  # 1032
    sub rsp, 24
    call moves
    add rsp, 24
    ret
.size calls, . - calls

function aligns                 # 312: 8, at most 48, 256
    push rbp
    mov rbp, rsp
    and rsp, -64
    sub rsp, 256
    mov [rsp], rdi
    mov rsp, rbp
    pop rbp
    ret
.size aligns, . - aligns

function aligns_further_down    # 72: 16, at most 24, 32
    push rbp
    mov rbp, rsp
    push rbx
    and rsp, -32
    sub rsp, 32
    mov [rsp], rdi
    lea rsp, [rbp - 8]
    pop rbx
    pop rbp
    ret
.size aligns_further_down, . - aligns_further_down

function is_aligned             # 24: 8, exactly 0, 16
    push rbp
    mov rbp, rsp
    and rsp, -16
    sub rsp, 16
    mov [rsp], rdi
    mov rsp, rbp
    pop rbp
    ret
.size is_aligned, . - is_aligned

function aligns_twice           # 120: 8, at most 16, 8, exactly 24, 8, at most 56
    push rbp
    mov rbp, rsp
    and rsp, -32
    push rdi
    and rsp, -32
    push rdi
    and rsp, -64
    mov rsp, rbp
    pop rbp
    ret
.size aligns_twice, . - aligns_twice

function aligns_below_an_array  # 326: 8, at most 255, at most 63
    push rbp
    mov rbp, rsp
    movzx eax, sil
    sub rsp, rax
    and rsp, -64
    mov rsp, rbp
    pop rbp
    ret
.size aligns_below_an_array, . - aligns_below_an_array

function deeper_of_two          # 400
    test esi, esi
    jz 1f
    sub rsp, 400
    mov [rsp], rdi
    add rsp, 400
    ret
1:  sub rsp, 100
    mov [rsp], rdi
    add rsp, 100
    ret
.size deeper_of_two, . - deeper_of_two

function jumps                  # none
    sub rsp, 8
    jmp rsi
.size jumps, . - jumps
.section .note.GNU-stack, \"\", @progbits
";

#[test]
fn the_deepest_point_of_all_paths_counts() {
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join("stack.s"), directory.path().join("stack.so"));
    std::fs::write(&source, SOURCE).unwrap();
    let status =
        Command::new("cc").args(["-shared", "-nostdlib", "-Wl,-Bsymbolic", "-o"]).arg(&library).arg(&source).status();
    if !status.is_ok_and(|status| status.success()) {
        println!("NOT TESTED: there is no compiler for C");
        return;
    }
    let image = Image::open(&library).unwrap();
    let expected: Vec<(&str, Option<u64>)> = SOURCE
        .lines()
        .filter_map(|line| line.strip_prefix("function ")?.split_once('#'))
        .map(|(name, text)| (name.trim(), text.trim().split(':').next().and_then(|bytes| bytes.parse().ok())))
        .collect();
    assert_eq!(expected.len(), 11);
    for (name, bytes) in expected {
        let function = image.functions().find(|f| f.symbol == name).unwrap();
        let contract = Contract::parse(&format!("{name}(secret, public)")).unwrap();
        assert_eq!(prove(&image, function, &contract, &[]).stack_bytes, bytes, "{name}");
    }
}
