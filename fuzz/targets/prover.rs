//! Runs both provers on arbitrary bytes as an ELF file and as machine code. They must neither panic
//! nor hang.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use phalanx_equal::Limits;
use phalanx_equal::table::{Family, Kernel, Op};
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

/// Runs the prover of equality. Functions that it calls equal must be equal on random inputs.
fn compare(image: &phalanx_equal::Image, symbol: &str) {
    let kernel = Kernel {
        symbol: symbol.into(),
        op: Op::Schedule,
        level: "avx512-vbmi".into(),
        needs: String::new(),
        layout: String::new(),
        width: 1,
        form: 0,
        set: None,
    };
    // The key schedule of Magma copies keys.
    let family = Family { name: "magma".into(), block: 8, key: 32, forms: vec![32], kernels: vec![kernel] };
    let limits = Limits { instructions: STEPS as u64, ..Limits::default() };
    let verdict = phalanx_equal::prove_within(limits, image, &family, &family.kernels[0]);
    if verdict.outcome.is_ok() {
        phalanx_equal::try_out(image, &family, &family.kernels[0], 1).outcome.expect("it is equal");
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
    if let Ok(image) = phalanx_equal::Image::parse(data) {
        for (symbol, ..) in image.functions().take(3) {
            compare(&image, symbol);
        }
    }
    for architecture in [phalanx_equal::Architecture::X86_64, phalanx_equal::Architecture::Aarch64] {
        compare(&phalanx_equal::Image::of_code(architecture, 0x1000, data.to_vec(), &[("f", 0x1000)]), "f");
    }
    for architecture in [Architecture::X86, Architecture::A64] {
        let mut image = Image::without_file(path).for_architecture(architecture);
        image.add_code("f", 0x1000, data.to_vec()).expect("the address is free");
        judge(&image, &Function::new("f", 0x1000, data.len() as u64));
    }
});
