//! The checked-in files match the output of the generators.

use std::process::Command;

fn check(generator: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_phalanx-tools")).args([generator, "--check"]).output();
    let output = output.expect("the command runs");
    assert!(output.status.success(), "{generator}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn circuits() {
    check("circuits");
}

#[test]
fn nibble_circuits() {
    check("nibble-circuits");
}

#[test]
fn vectors() {
    check("vectors");
}

#[test]
fn cipher_dev() {
    check("cipher-dev");
}
