//! Tests how `phalanx-prove check` handles contract files, on a small library.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

const SOURCE: &str = "\
#include <stdlib.h>
#include <string.h>
int flag;
unsigned char *allocates(const unsigned char *key) {
    unsigned char *copy = malloc(32);
    return copy + (key[0] & 1);
}
void copies(unsigned char *to, const unsigned char *from, size_t n) { memcpy(to, from, n); }
int equal(const unsigned char *a, const unsigned char *b) {
    if (a[0] != b[0])
        return 0;
    return 1;
}
int flagged(void) { return flag; }
int compares(const unsigned char *a, const unsigned char *b) {
    int first = memcmp(a, b, 8);
    return first | memcmp(a, b, 16);
}
";

/// Builds the library next to a contract file. Returns `None` if there is no compiler.
fn library(contracts: &str) -> Option<(TempDir, PathBuf, PathBuf)> {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    std::fs::write(at("small.c"), SOURCE).unwrap();
    std::fs::write(at("small.contracts"), contracts).unwrap();
    let mut command = std::process::Command::new("cc");
    // The compiler must keep the branches, and calls must go through stubs.
    command.args(["-O0", "-g", "-fPIC", "-shared", "-fno-builtin", "-fplt", "-o"]);
    let status = command.arg(at("libsmall.so")).arg(at("small.c")).status();
    if !status.is_ok_and(|status| status.success()) {
        println!("NOT TESTED: there is no compiler for C");
        return None;
    }
    let (library, contracts) = (at("libsmall.so"), at("small.contracts"));
    Some((directory, library, contracts))
}

/// Returns the exit code, standard output and standard error.
fn check(library: &Path, contracts: &Path, options: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("phalanx-prove").unwrap();
    let output = command.arg("check").arg(library).arg("-C").arg(contracts).args(options).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn errors_name_file_and_line() {
    let Some((_directory, library, contracts)) = library("# fields\nequal(&{ 0..8: public, 8..: secret }, &secret)\n")
    else {
        return;
    };
    let (status, out, error) = check(&library, &contracts, &[]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(error.contains("small.contracts:2: expected a range with two ends"), "{error}");
    std::fs::write(&contracts, "equal(&public, &public)\nunequal(&public)\n").unwrap();
    let (status, _, error) = check(&library, &contracts, &[]);
    assert!(status == 2 && error.contains("small.contracts:2: no function of"), "{error}");
    // Some editors write a byte order mark.
    std::fs::write(&contracts, "\u{feff}equal(&public, &public)\n").unwrap();
    assert_eq!(check(&library, &contracts, &[]).0, 0);
}

#[test]
fn lines_that_nothing_needs_are_told() {
    let text = "\
equal(&secret, &secret) except the verdict is public: branch at small.c:10 except a table: address at small.c:3
call maloc(public)
call malloc(public)
data fla*(&public)
data flag(&public)
";
    let Some((_directory, library, contracts)) = library(text) else { return };
    let (status, out, error) = check(&library, &contracts, &[]);
    assert_eq!(status, 0, "{out}{error}");
    let warnings: Vec<&str> = error.lines().collect();
    let [call, data, exception] = warnings[..] else { panic!("{error}") };
    assert!(call.contains("warning: ") && call.contains("small.contracts:2: `call maloc(public)` matches nothing in"));
    assert!(data.contains("small.contracts:4: `data fla*(&public)` matches nothing in"), "{error}");
    assert!(data.ends_with(": `*` does not match names of variables"), "{error}");
    assert!(exception.contains("small.contracts:1: unused exception \"a table: address at small.c:3\""));
    // With --strict, these lines are errors, so there is no verdict.
    let (status, out, error) = check(&library, &contracts, &["--strict"]);
    assert!(status == 2 && out.is_empty() && error.contains("small.contracts:4: "), "{out}{error}");
    // An unused exception is refused, even if there aren't any other findings.
    std::fs::write(&contracts, "equal(&public, &public) except a table: address at small.c:3\n").unwrap();
    assert_eq!(check(&library, &contracts, &[]).0, 0);
    for format in ["text", "json", "sarif"] {
        let (status, out, error) = check(&library, &contracts, &["--strict", "--format", format]);
        assert_eq!((status, error.as_str()), (1, ""), "{out}");
        assert!(out.contains("small.contracts:1: unused exception"), "{out}");
    }
}

#[test]
fn calls_of_other_files_are_refused_at_the_caller() {
    let Some((_directory, library, contracts)) = library("allocates(&secret)\n") else { return };
    let (status, out, _) = check(&library, &contracts, &[]);
    assert_eq!(status, 1, "{out}");
    let finding = out.lines().nth(1).unwrap();
    assert!(finding.contains("calls malloc, an unknown function") && finding.contains("small.c:5)"), "{out}");
    let (_, out, _) = check(&library, &contracts, &["--format", "sarif"]);
    let log: Value = serde_json::from_str(&out).unwrap();
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "call");
    assert_eq!(result["locations"][0]["physicalLocation"]["region"]["startLine"], 5, "{out}");
}

/// Both calls go through the same stub, but the exception only covers the source line of one of
/// them.
#[test]
fn exceptions_are_for_one_caller_of_a_stub() {
    let text = "compares(&secret, &secret) except the verdict is public: timing at small.c:16\n";
    let Some((_directory, library, contracts)) = library(text) else { return };
    let (status, out, error) = check(&library, &contracts, &[]);
    assert_eq!((status, error.as_str()), (1, ""), "{out}");
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[1].contains("execution time depends on a secret") && lines[1].contains("small.c:17)"), "{out}");
    assert!(lines[2].contains("exception \"the verdict is public\"") && lines[2].contains("small.c:16)"), "{out}");
    std::fs::write(&contracts, text.replace('\n', " except the same: timing at small.c:17")).unwrap();
    assert_eq!(check(&library, &contracts, &[]).0, 0);
}

#[test]
fn beliefs_can_be_refused() {
    let text = "copies(&secret, &secret, public)\nequal(&public, &public)\n";
    let Some((_directory, library, contracts)) = library(text) else { return };
    for options in [&[][..], &["--strict"]] {
        let (status, out, _) = check(&library, &contracts, options);
        assert!(status == 0 && out.contains("copies (believes memcpy)"), "{out}");
    }
    let (status, out, _) = check(&library, &contracts, &["--no-beliefs"]);
    assert!(status == 1 && out.ends_with("1 functions proved, 1 refused\n"), "{out}");
    assert!(out.contains("depends on believed functions, which --no-beliefs rejects: memcpy"), "{out}");
    let (_, out, _) = check(&library, &contracts, &["--no-beliefs", "--format", "sarif"]);
    assert!(out.contains("\"ruleId\": \"belief\""), "{out}");
}

#[test]
fn json_says_what_was_proved_under_what() {
    let text =
        "allocates(&secret)\ncopies(&secret, &secret, public)\ncall mal*(public) -> public\ndata flag(&public)\n";
    let Some((_directory, library, contracts)) = library(text) else { return };
    let (status, out, error) = check(&library, &contracts, &["--json"]);
    assert_eq!((status, error.as_str()), (0, ""), "{out}");
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&report["tool"], &report["version"]), (&"phalanx-prove".into(), &env!("CARGO_PKG_VERSION").into()));
    let sum = std::process::Command::new("sha256sum").arg(&library).output().unwrap();
    assert_eq!(report["sha256"], String::from_utf8(sum.stdout).unwrap()[..64]);
    let summaries = report["summaries"].as_array().unwrap();
    assert_eq!((summaries.len(), &summaries[1]["text"]), (2, &"data flag(&public)".into()));
    let function = &report["functions"][0];
    assert_eq!((&function["status"], &function["contract"]["text"]), (&"proved".into(), &"allocates(&secret)".into()));
    assert!(function["contract"]["place"].as_str().unwrap().ends_with("small.contracts:1"));
    assert_eq!(function["summaries"][0]["text"], "call mal*(public) -> public");
    // Functions that the prover knows by name don't have a line.
    assert_eq!(report["functions"][1]["summaries"], Value::Null);
    assert_eq!(report["functions"][1]["believes"][0], "memcpy");
}

#[test]
fn functions_and_contracts_are_counted_apart() {
    let text = "equal(&public, &public)\nequal(&secret, &secret)\nflagged()\n";
    let Some((_directory, library, contracts)) = library(text) else { return };
    let (_, out, _) = check(&library, &contracts, &[]);
    // The variable isn't public, but no code branches on it.
    assert!(out.ends_with("1 functions proved, 1 refused, under 3 contracts: 2 satisfied, 1 not\n"), "{out}");
    let (_, out, _) = check(&library, &contracts, &["--json"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&report["proved"], &report["refused"]), (&1.into(), &1.into()));
    assert_eq!((&report["contracts"]["proved"], &report["contracts"]["refused"]), (&2.into(), &1.into()));
}
