//! Tests the command on the executable of this test.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::PathBuf;

use assert_cmd::Command;

std::arch::global_asm!(
    ".section .text.planted_command,\"ax\",@progbits",
    ".globl phalanx_planted_leak",
    ".type phalanx_planted_leak,@function",
    "phalanx_planted_leak:",
    "movzx eax, byte ptr [rdi]",
    "movzx eax, byte ptr [rsi + rax]",
    "ret",
    ".type phalanx_planted_honest,@function",
    "phalanx_planted_honest:",
    "movzx eax, byte ptr [rdi]",
    "mov [rsi], al",
    "ret",
);

unsafe extern "C" {
    fn phalanx_planted_leak();
}

fn this() -> PathBuf {
    std::hint::black_box(phalanx_planted_leak as *const ());
    std::env::current_exe().unwrap()
}

/// Exit code, standard output, standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("phalanx-prove").unwrap().args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn verdicts_and_exit_status() {
    let this = this();
    let file = this.to_str().unwrap();
    let honest = "phalanx_planted_honest(&secret, &secret)";
    let (status, out, _) = run(&["check", file, "-c", honest]);
    assert_eq!(status, 0, "{out}");
    assert!(out.ends_with("1 functions proved, 0 refused\n"), "{out}");
    let (status, out, _) = run(&["check", file, "-c", "phalanx_planted_*(&secret, &secret)"]);
    assert_eq!(status, 1, "{out}");
    assert!(out.ends_with("1 functions proved, 1 refused\n"), "{out}");
    assert!(out.contains("movzx eax,byte ptr [rsi+rax]: the address depends on a secret"), "{out}");
    // The same index, declared public.
    let (status, out, _) = run(&["check", file, "-c", "phalanx_planted_leak(&public, &secret)"]);
    assert_eq!(status, 0, "{out}");
}

#[test]
fn contracts_from_a_file_and_json() {
    let directory = tempfile::tempdir().unwrap();
    let contracts = directory.path().join("contracts");
    std::fs::write(&contracts, "# two\nphalanx_planted_*(&secret, &secret)\n").unwrap();
    let this = this();
    let (status, out, _) = run(&["check", this.to_str().unwrap(), "-C", contracts.to_str().unwrap(), "--json"]);
    assert_eq!(status, 1);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&report["proved"], &report["refused"]), (&1.into(), &1.into()));
    let functions = report["functions"].as_array().unwrap();
    let leak = functions.iter().find(|f| f["symbol"] == "phalanx_planted_leak").unwrap();
    assert_eq!(leak["instructions"], 3);
    assert_eq!(leak["sha256"].as_str().unwrap().len(), 64);
    assert_eq!(leak["findings"][0]["reason"]["kind"], "address");
}

#[test]
fn functions_are_listed() {
    let this = this();
    let (status, out, _) = run(&["list", this.to_str().unwrap(), "phalanx_planted_"]);
    assert_eq!((status, out.lines().count()), (0, 2), "{out}");
}

#[test]
fn errors_say_what_was_wrong() {
    let directory = tempfile::tempdir().unwrap();
    let text = directory.path().join("text");
    std::fs::write(&text, "no ELF").unwrap();
    let this = this();
    let (this, text) = (this.to_str().unwrap(), text.to_str().unwrap());
    for (arguments, message) in [
        (vec!["check", this], "no contract to prove"),
        (vec!["check", this, "-c", "nowhere_to_be_found(public)"], "no function of"),
        (vec!["check", this, "-c", "f(publik)"], "expected `public`, `secret`, `&` or `{` at `publik)`"),
        (vec!["check", text, "-c", "f(public)"], "not an ELF file"),
        (vec!["check", "/nonexistent", "-c", "f(public)"], "/nonexistent: No such file"),
        (vec!["check", this, "-C", "/nonexistent"], "/nonexistent: No such file"),
        (vec!["list", this, "nowhere_to_be_found"], "no function of"),
    ] {
        let (status, out, error) = run(&arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(message) && error.lines().count() == 1, "{arguments:?}: {error}");
    }
}

/// A pipe can only be read once, and reading it again would block forever. The hash in a verdict is
/// that of the bytes that were analysed.
#[test]
fn the_file_is_read_once() {
    let directory = tempfile::tempdir().unwrap();
    let pipe = directory.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut command = Command::cargo_bin("phalanx-prove").unwrap();
    command.arg("check").arg(&pipe).args(["-c", "phalanx_planted_honest(&secret, &secret)", "--format", "json"]);
    command.timeout(std::time::Duration::from_secs(120));
    let writer = std::thread::spawn(move || std::fs::write(pipe, std::fs::read(this()).unwrap()));
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    writer.join().unwrap().unwrap();
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let sum = std::process::Command::new("sha256sum").arg(this()).output().unwrap();
    assert_eq!(report["sha256"], String::from_utf8(sum.stdout).unwrap()[..64]);
}
