//! Proves other projects' cryptography with the contracts in `others`, namely crates that are built
//! here, and Debian's libsodium.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::{Path, PathBuf};
use std::process::Command;

use phalanx_prove::{Contract, Image, prove};

/// Correct functions that are refused, and the limitation in the prover that causes this.
const REFUSED: [(&str, &str); 1] = [(
    "poly1305_any",
    "fills the rest of a block, `block[n..]`, from a place and by a length that are known only to add up to 16",
)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("others")
}

/// Disables hardware instructions, so that the proof is about code that runs on all CPUs.
const FLAGS: &str = "--cfg aes_force_soft --cfg polyval_force_soft --cfg chacha20_force_soft --cfg poly1305_force_soft \
                     --cfg curve25519_dalek_backend=\"serial\"";

#[test]
fn crates_of_others_are_proved() {
    let directory = tempfile::tempdir().unwrap();
    // We build a copy so that no files are left in the source folder.
    for file in ["Cargo.toml", "Cargo.lock", "src/lib.rs"] {
        let to = directory.path().join(file);
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        std::fs::copy(folder().join(file), to).unwrap();
    }
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--release", "--locked", "--target-dir"]).arg(directory.path().join("target"));
    command.current_dir(directory.path()).env("RUSTFLAGS", FLAGS).env_remove("CARGO_ENCODED_RUSTFLAGS");
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        let network = ["failed to download", "failed to get", "Could not resolve host", "spurious network error"];
        assert!(network.iter().any(|reason| said.contains(reason)), "{said}");
        println!("NOT TESTED: the crates of others, because they cannot be downloaded");
        return;
    }
    let image = Image::open(&directory.path().join("target/release/libothers.so")).unwrap();
    let contracts = Contract::parse_all(&std::fs::read_to_string(folder().join("others.contracts")).unwrap()).unwrap();
    assert!(contracts.len() >= 15, "{}", contracts.len());
    let mut wrong = Vec::new();
    for contract in &contracts {
        let function = image.functions().find(|f| f.symbol == contract.symbol).expect(&contract.symbol);
        let verdict = prove(&image, function, contract, &[]);
        let listed = REFUSED.iter().any(|(symbol, _)| *symbol == contract.symbol);
        if verdict.is_proved() == listed {
            wrong.push(format!("{}: {:#?}", contract.symbol, verdict.findings));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn libsodium_of_debian_is_proved() {
    let library = Path::new("/usr/lib/x86_64-linux-gnu/libsodium.so.23");
    if !library.exists() {
        println!("NOT TESTED: libsodium, because Debian's package libsodium23 is not installed");
        return;
    }
    let image = Image::open(library).unwrap();
    let contracts = std::fs::read_to_string(folder().join("libsodium.contracts")).unwrap();
    for contract in Contract::parse_all(&contracts).unwrap() {
        let function = image.functions().find(|f| f.symbol == contract.symbol).expect(&contract.symbol);
        let verdict = prove(&image, function, &contract, &[]);
        assert!(verdict.is_proved(), "{}: {:#?}", contract.symbol, verdict.findings);
    }
}
