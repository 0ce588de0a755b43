//! Runs the prover on arbitrary bytes as an ELF file and as machine code. It must neither panic nor
//! hang.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use phalanx_prove::{Architecture, Contract, Function, Image, prove_within};

/// This is enough for straight-line code and a few loops.
const STEPS: usize = 20_000;

fn judge(image: &Image, function: &Function) {
    let arguments = "(&secret, &public, public, secret, &{0..8: public, 8..16: &secret}, public, public)";
    let contract = Contract::parse(&format!("f{arguments}")).expect("the contract is valid");
    let verdict = prove_within(STEPS, image, function, &contract, &[]);
    assert_eq!(verdict.is_proved(), verdict.findings.is_empty());
    for finding in &verdict.findings {
        assert!(!finding.to_string().is_empty());
    }
}

fuzz_target!(|data: &[u8]| {
    let path = Path::new("input");
    if let Ok(image) = Image::parse(data, path) {
        for function in image.functions().take(3) {
            judge(&image, function);
            image.callers(function);
        }
    }
    for architecture in [Architecture::X86, Architecture::A64] {
        let mut image = Image::without_file(path).for_architecture(architecture);
        image.add_code("f", 0x1000, data.to_vec()).expect("the address is free");
        judge(&image, &Function::new("f", 0x1000, data.len() as u64));
    }
});
