//! Tests the prover on Phalanx's kernels, as compiled into this test. It must refuse kernels with
//! lookup tables, and find leaks injected into copies of the machine code at the right place. We
//! can't prove all kernels here because overflow and pointer checks get in the way. That takes a
//! release build (`phalanx-prove phalanx`).
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use phalanx::families;
use phalanx::kernel::{Entry, Kernel};
use phalanx_prove::mutate::mutate;
use phalanx_prove::{Contract, Finding, Function, Image, Reason, prove};

fn image() -> Image {
    // Refers to the entry points, so that the linker keeps them.
    for family in families().iter().chain(phalanx_papers::families()) {
        std::hint::black_box(family.kernels);
    }
    Image::open(&std::env::current_exe().unwrap()).unwrap()
}

fn contract(kernel: &Kernel) -> Contract {
    let arguments = match kernel.entry {
        Entry::Expand(_) | Entry::Load(_) | Entry::Absorb(_) => "&secret, &secret, public",
        _ => "&secret, &secret, &secret, public",
    };
    Contract::parse(&format!("{}({arguments})", kernel.symbol)).unwrap()
}

fn function(image: &Image, kernel: &Kernel) -> Function {
    image.functions().find(|f| f.symbol == kernel.symbol).expect(kernel.symbol).clone()
}

#[test]
fn leaky_rows_are_refused() {
    let image = image();
    let mut refused = 0;
    for kernel in
        phalanx_papers::families().iter().flat_map(|family| family.kernels).filter(|k| phalanx_papers::is_leaky(k))
    {
        let verdict = prove(&image, &function(&image, kernel), &contract(kernel), &[]);
        // A single gather instruction performs several lookups.
        let look_up = |f: &&Finding| matches!(f.reason, Reason::Address | Reason::Index);
        let look_ups = verdict.findings.iter().filter(look_up).count();
        // Each loop iteration performs two rounds, with two lookups each.
        assert!(look_ups >= 4, "{}: {:?}", kernel.symbol, verdict.findings);
        refused += 1;
    }
    assert!(refused >= 6);
}

/// We only test every seventh kernel here. In a release build, `phalanx-prove phalanx --mutate`
/// covers all of them.
#[test]
fn injected_leaks_are_found() {
    let mut image = image();
    let end = image.functions().map(|f| f.address + f.size).max().unwrap();
    let mut place = end.next_multiple_of(1 << 24);
    let mut caught = 0;
    for kernel in families().iter().flat_map(|family| family.kernels).step_by(7) {
        let (function, contract) = (function(&image, kernel), contract(kernel));
        if !prove(&image, &function, &contract, &[]).is_proved() {
            continue;
        }
        for mutant in mutate(&mut image, &function, &contract, &mut place).unwrap() {
            assert!(mutant.caught, "{}: {mutant:?}", kernel.symbol);
            caught += 1;
        }
    }
    assert!(caught >= 100, "{caught}");
}
