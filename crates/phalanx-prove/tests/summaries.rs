//! What a contract says of functions elsewhere (`call`) is asked of every pointer that they can reach, and done behind every one.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::process::Command;

use phalanx_prove::{Contract, Image, prove};

const SOURCE: &str = r#"
#include <stdint.h>
typedef uint8_t u8;
typedef uint64_t u64;
static const u8 table[256] = {1, 2, 3};
void derive(u8 **outs);
void tell(const u8 *const *all);
void tell_struct(const void *all);
void derive_struct(void *all);
void derive_behind(u8 ***outs);
long seven(long, long, long, long, long, long, long);
struct two { const u8 *x, *y; u64 n; };
struct late { u64 n; u8 *p; };

int second_output(u8 *a, u8 *b) { u8 *o[2] = {a, b}; derive(o); return table[b[0]]; }
int first_output(u8 *a, u8 *b) { u8 *o[2] = {a, b}; derive(o); return table[a[0]]; }
void second_input(const u8 *a, const u8 *b) { const u8 *v[2] = {a, b}; tell(v); }
int optional_output(u8 *a, u8 *b) { u8 *o[3] = {a, 0, b}; derive(o); return table[b[0]]; }
void optional_input(const u8 *a, const u8 *b) { const u8 *v[3] = {a, 0, b}; tell(v); }
void field_of_two(const u8 *a, const u8 *b) { struct two v = {a, b, 2}; tell_struct(&v); }
int behind_the_fields(u8 *a) { struct late v = {1, a}; derive_struct(&v); return table[a[0]]; }
int one_level_more(u8 *a, u8 *b) { u8 *o[2] = {a, b}, **oo[1] = {o}; derive_behind(oo); return table[b[0]]; }
long on_the_stack(long n) { __asm__ volatile(""); return seven(n, 0, 0, 0, 0, 0, 0); }
"#;

const SUMMARIES: &str = "
call derive(&&secret)
call tell(&&public)
call tell_struct(&{0..16: &public, ..: secret})
call derive_struct(&{0..8: public, ..: &secret})
call derive_behind(&&&secret)
call seven(public, public, public, public, public, public, public)
";

/// Links a source as a shared library; none if there is no compiler.
fn library(text: &str, name: &str, option: &str) -> Option<Image> {
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join(name), directory.path().join("library.so"));
    std::fs::write(&source, text).unwrap();
    let mut command = Command::new("gcc");
    command.args(["-shared", "-fPIC", "-w", "-Wl,-z,now", option, "-o"]).arg(&library).arg(&source);
    match command.status() {
        Ok(status) => assert!(status.success(), "{command:?}"),
        Err(_) => {
            println!("NOT TESTED: summaries, because gcc is not installed");
            return None;
        }
    }
    Some(Image::open(&library).unwrap())
}

fn is_proved(image: &Image, contract: &str, summaries: &[Contract]) -> bool {
    let contract = Contract::parse(contract).unwrap();
    let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
    prove(image, function, &contract, summaries).is_proved()
}

#[test]
fn every_pointer_counts() {
    let summaries = Contract::parse_all(SUMMARIES).unwrap();
    for option in ["-O1", "-O2", "-O3", "-Os"] {
        let Some(image) = library(SOURCE, "summaries.c", option) else { return };
        for leak in [
            "second_output(&public, &public)",
            "first_output(&public, &public)",
            "second_input(&public, &secret)",
            "second_input(&secret, &public)",
            "field_of_two(&public, &secret)",
            "behind_the_fields(&public)",
            "one_level_more(&public, &public)",
            "optional_output(&public, &public)",
            "optional_input(&public, &secret)",
        ] {
            assert!(!is_proved(&image, leak, &summaries), "{leak}, {option}");
        }
        for honest in [
            "optional_input(&public, &public)",
            "second_input(&public, &public)",
            "field_of_two(&public, &public)",
            "on_the_stack(public)",
        ] {
            assert!(is_proved(&image, honest, &summaries), "{honest}, {option}");
        }
    }
}

/// What a function is given on the stack is its own: it may have stored a secret there.
#[test]
fn arguments_on_the_stack_are_the_callees() {
    let text = "
.intel_syntax noprefix
.globl looks_again
.type looks_again,@function
looks_again:
    sub rsp, 8
    push 0
    call seven@PLT
    pop rax
    test rax, rax
    jz 1f
    nop
1:  add rsp, 8
    ret
.size looks_again, . - looks_again
.section .note.GNU-stack,\"\",@progbits
";
    let summaries = Contract::parse_all("call seven(public, public, public, public, public, public, public)").unwrap();
    let Some(image) = library(text, "looks.s", "-O1") else { return };
    assert!(!is_proved(&image, "looks_again(public, public, public, public, public, public)", &summaries));
}

/// Words for what has no name are no names that a pattern matches.
#[test]
fn patterns_match_names_alone() {
    let text = "
.intel_syntax noprefix
.text
.type choose,@function
choose: lea rax, choose[rip]
    ret
.globl chosen
.type chosen,@gnu_indirect_function
chosen = choose
.globl calls
.type calls,@function
calls: jmp chosen@PLT
.size calls, . - calls
.section .note.GNU-stack,\"\",@progbits
";
    let Some(image) = library(text, "chosen.s", "-O1") else { return };
    for pattern in ["call *(&secret)", "call a*(&secret)"] {
        assert!(!is_proved(&image, "calls(&secret)", &Contract::parse_all(pattern).unwrap()), "{pattern}");
    }
}

/// Two symbols for one place, and code that may be written to.
#[test]
fn what_lies_in_two_places_or_changes_is_not_what_it_was() {
    let text = "
.data
.globl whole
.type whole,@object
.size whole, 16
.globl first
.type first,@object
.size first, 8
whole:
first: .quad 0, 0
.text
.globl overlaps
.type overlaps,@function
overlaps:
    mov %rdi, first(%rip)
    movdqu whole(%rip), %xmm0
    movq %xmm0, %rax
    test %rax, %rax
    je 1f
    nop
1:  ret
.size overlaps, . - overlaps
.section .changing,\"awx\",@progbits
.globl changes
.type changes,@function
changes:
    mov %edi, 1f-4(%rip)
    mov $0, %eax
1:  test %eax, %eax
    je 2f
    mov $7, %eax
2:  ret
.size changes, . - changes
.section .note.GNU-stack,\"\",@progbits
";
    let Some(image) = library(text, "places.s", "-Wl,-Bsymbolic") else { return };
    for data in ["data first(&public)\ndata whole(&public)", "data whole(&public)\ndata first(&public)"] {
        assert!(!is_proved(&image, "overlaps(secret)", &Contract::parse_all(data).unwrap()), "{data}");
    }
    assert!(!is_proved(&image, "changes(secret)", &[]));
}
