//! Tests assembly functions with leaks at known instructions. The prover must refuse every planted
//! leak at exactly that instruction and nowhere else, and it must accept the honest functions.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use std::collections::HashSet;
use std::path::Path;

use common::{contracts, expected};

use object::{Object, ObjectSymbol};
use phalanx_prove::{Contract, Image, Reason, prove};

std::arch::global_asm!(include_str!("planted/leaks.s"), options(raw));
std::arch::global_asm!(include_str!("planted/honest.s"), options(raw));

unsafe extern "C" {
    /// The first function in each file. We refer to them so that the linker keeps their sections.
    fn leak_table();
    fn honest_copy();
}

/// Summaries of the functions that some of them call.
const SUMMARIES: &str = "
    call phalanx_planted_helper(&secret, public) -> public
    call phalanx_planted_reader(&public)
    call phalanx_planted_many(&secret, secret, secret, secret, secret, secret, public)
    call phalanx_planted_writer(&{0..8: &secret, ..: secret})
";

fn summaries() -> Vec<Contract> {
    Contract::parse_all(SUMMARIES).unwrap()
}

fn image() -> Image {
    assert!(std::hint::black_box(leak_table as *const ()) != std::hint::black_box(honest_copy as *const ()));
    Image::open(&std::env::current_exe().unwrap()).unwrap()
}

#[test]
fn every_planted_leak_is_refused_at_its_instruction() {
    let (image, source) = (image(), include_str!("planted/leaks.s"));
    let (contracts, expected) = (contracts(source), expected(source));
    assert_eq!(contracts.len(), expected.len());
    assert!(expected.len() >= 50, "{}", expected.len());
    // The marks are labels rather than functions.
    let bytes = std::fs::read(image.path()).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let address = |symbol: &str| file.symbols().find(|s| s.name() == Ok(symbol)).map(|s| s.address());
    let kinds: HashSet<_> = expected.iter().map(|(_, reason)| std::mem::discriminant(reason)).collect();
    assert_eq!(kinds.len(), 14, "every reason but Endless has a leak");
    let (summaries, mut wrong) = (summaries(), Vec::new());
    for (contract, (label, reason)) in contracts.iter().zip(expected) {
        let function = image.functions().find(|f| f.symbol == contract.symbol).expect(&contract.symbol);
        let verdict = prove(&image, function, contract, &summaries);
        let found: Vec<_> = verdict.findings.iter().map(|f| (f.address, f.reason.clone())).collect();
        let at = address(&label).expect(&label);
        if found != [(at, reason)] {
            wrong.push(format!("{}, leak at {at:x}: {:#?}", contract.symbol, verdict.findings));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn honest_functions_are_proved() {
    let (image, source) = (image(), include_str!("planted/honest.s"));
    let contracts = contracts(source);
    assert!(contracts.len() >= 25, "{}", contracts.len());
    let summaries = summaries();
    let mut wrong = Vec::new();
    for contract in &contracts {
        let function = image.functions().find(|f| f.symbol == contract.symbol).expect(&contract.symbol);
        let verdict = prove(&image, function, contract, &summaries);
        if !verdict.is_proved() {
            wrong.push(format!("{}: {:#?}", contract.symbol, verdict.findings));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Without a summary, a function in another file must be treated as unknown.
#[test]
fn a_summary_is_believed_only_if_given() {
    let image = image();
    let function = image.functions().find(|f| f.symbol == "honest_summary").unwrap();
    let contract = Contract::parse("honest_summary(&secret, public)").unwrap();
    let verdict = prove(&image, function, &contract, &[]);
    assert!(!verdict.is_proved(), "followed into code that leaks");
}

#[test]
fn files_of_other_kinds_are_told() {
    let told = |bytes: &[u8]| match Image::parse(bytes, Path::new("x")) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("read"),
    };
    assert!(told(b"").contains("not an ELF file"));
    assert!(told(b"\x7fELF").contains("not a readable ELF file"));
    let mut bytes = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    bytes[4] = 1;
    assert!(told(&bytes).contains("32-bit code"), "{}", told(&bytes));
    bytes[4] = 2;
    bytes[16] = 1;
    assert!(told(&bytes).contains("link it first"), "{}", told(&bytes));
    bytes[18] = 243;
    assert!(told(&bytes).contains("unsupported architecture: compile it for x86-64 or AArch64"));
}

/// Tests recursive code with a 256 KiB frame and a branch in each call. This code is also in the
/// fuzz target's corpus, where the memory limit ensures that analysing it doesn't need much memory.
#[test]
fn large_frames_in_many_calls_come_to_an_end() {
    let code = include_bytes!("../../../fuzz/corpus/prover/calls-itself-with-large-frame").to_vec();
    let mut image = Image::without_file(std::path::Path::new("input"));
    let function = phalanx_prove::Function::new("f", 0x1000, code.len() as u64);
    image.add_code("f", 0x1000, code).unwrap();
    let contract = Contract::parse("f(&secret, &public, public, secret)").unwrap();
    let verdict = prove(&image, &function, &contract, &[]);
    assert!(verdict.findings.iter().any(|finding| finding.reason == Reason::Endless), "{:#?}", verdict.findings);
}
