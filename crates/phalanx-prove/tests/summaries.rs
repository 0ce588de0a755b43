//! Tests summaries of external functions (`call`). The prover must check their conditions and apply
//! their effects for every pointer that the functions can reach.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::process::Command;

use phalanx_prove::{Contract, Image, Reason, prove};

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

/// Compiles a source file as a shared library, or returns `None` if there is no compiler.
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

/// The callee owns its stack arguments, so it may have stored a secret there.
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

/// Patterns must not match the descriptions that we use for unnamed functions.
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

/// Tests two symbols at the same address, and code that can be modified.
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

/// A `data` line for a table must not cover a pointer that runs past the end of the table, into an
/// array with a secret.
#[test]
fn a_data_line_keeps_no_pointer_in_a_table() {
    let text = "
#include <stddef.h>
#include <stdint.h>
static uint8_t buf[64][3];
static const uint8_t table[65536] = {1, 2, 3};
void fill(const uint8_t *key) { for (int i = 0; i < 64; i++) buf[i][1] = key[i]; }
unsigned get(unsigned i) { return table[i & 65535]; }
unsigned runs(uint8_t *m) {
    unsigned r = 0;
    for (size_t i = 0; i < 12064; i++) { m[i] ^= 3; if (i >= 12000) r += buf[i - 12000][1] == 7 ? m[3] : m[9]; }
    return r;
}
";
    let Some(image) = library(text, "runs.c", "-O2") else { return };
    let data = Contract::parse_all("data table(&public)").unwrap();
    assert!(is_proved(&image, "get(public)", &data));
    assert!(!is_proved(&image, "runs(&secret)", &data));
}

/// External functions may throw, or return twice. We don't analyse the code that would run in these
/// cases, so it must be refused.
#[test]
fn what_goes_on_elsewhere_is_refused() {
    let text = "
#include <stdint.h>
typedef uint8_t u8;
volatile int sink;
int may_throw(int);
int again(void *) __asm__(\"_setjmp\") __attribute__((returns_twice));
static long env[400];
static void clean(const u8 **k) { if (*k && **k) sink = 1; }
int cleans(int p, const u8 *k) { const u8 *on __attribute__((cleanup(clean))) = k; may_throw(p); on = 0; return 3; }
int plain(int p, const u8 *k) { return may_throw(p) & 0; }
int twice(const u8 *k) { return again(env) & 0; }
";
    let Some(image) = library(text, "elsewhere.c", "-fexceptions") else { return };
    let calls = Contract::parse_all("call may_throw(public)\ncall _setjmp(&secret) -> public u32").unwrap();
    assert!(is_proved(&image, "plain(public, &secret)", &calls));
    let reasons = |contract: &str| {
        let contract = Contract::parse(contract).unwrap();
        let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
        prove(&image, function, &contract, &calls).findings.into_iter().map(|f| f.reason).collect::<Vec<_>>()
    };
    assert_eq!(reasons("cleans(public, &secret)"), [Reason::Throws("may_throw".into())]);
    assert_eq!(reasons("twice(&secret)"), [Reason::Twice("_setjmp".into())]);
}

/// The stack protector's canary is only public where the function checks it, but not where it
/// compares copies. The output of RDRAND is secret.
#[test]
fn copies_of_the_protector_and_drawn_numbers_are_secret() {
    let text = "
#include <stdint.h>
typedef uint64_t u64;
volatile int sink;
int copies(u64 s, unsigned i) {
    volatile u64 a[4];
    u64 c;
    __asm__ volatile(\"mov %%fs:40,%0\" : \"=r\"(c));
    a[0] = a[1] = a[2] = a[3] = c;
    a[i] = s;
    return a[1] == a[2] ? sink++ : 2;
}
__attribute__((optimize(\"stack-protector-all\"))) int protects(u64 s, unsigned i) { volatile u64 a[4]; a[i] = s; return 2; }
int draws(void) { u64 x; __asm__ volatile(\"rdrand %0\" : \"=r\"(x)); return x & 1 ? sink++ : 2; }
";
    let Some(image) = library(text, "drawn.c", "-O1") else { return };
    assert!(!is_proved(&image, "copies(secret, public)", &[]));
    assert!(is_proved(&image, "protects(secret, public)", &[]));
    assert!(!is_proved(&image, "draws()", &[]));
}
