//! A shared library: what the loader writes into it is not what stands in the file.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::process::Command;

use phalanx_prove::{Contract, Image, Reason, prove};

/// The library, linked with an option.
fn library(option: &str) -> Image {
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join("library.s"), directory.path().join("library.so"));
    std::fs::write(&source, include_str!("planted/library.s")).unwrap();
    // The linker that built this test.
    let mut command = Command::new("cc");
    command.args(["-shared", "-nostdlib", "-Wl,-z,relro,-z,now", option, "-o"]).arg(&library).arg(&source);
    assert!(command.status().unwrap().success());
    Image::open(&library).unwrap()
}

fn reasons(image: &Image, contract: &str) -> Vec<Reason> {
    let contract = Contract::parse(contract).unwrap();
    let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
    prove(image, function, &contract, &[]).findings.into_iter().map(|f| f.reason).collect()
}

#[test]
fn what_the_loader_chooses_is_not_known() {
    // Packed relocations are written to a section of their own.
    for option in ["-Wl,-z,nopack-relative-relocs", "-Wl,-z,pack-relative-relocs"] {
        let image = library(option);
        assert!(
            image.functions().all(|f| f.symbol != "chosen"),
            "the function that chooses is not the one that is called"
        );
        let call = Reason::Call("a function that is chosen when the program starts".into());
        assert_eq!(reasons(&image, "calls_chosen(&secret)"), [call]);
        assert_eq!(reasons(&image, "looks_up(&secret, &secret)"), [Reason::Address]);
        assert_eq!(reasons(&image, "compares(&secret, &secret)"), [Reason::Address]);
    }
}
