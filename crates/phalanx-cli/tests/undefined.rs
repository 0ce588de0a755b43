//! Runs the command under memcheck with the secrets of its key files marked as undefined: branches
//! and addresses depend on them only where the dependency is public.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::Place;

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/undefined").join(name)
}

/// Returns whether a program exists and can be started.
fn has(program: &str) -> bool {
    let status = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Builds the library that marks secrets as undefined. Returns `None` if it cannot be built here.
fn preload(place: &Place) -> Option<PathBuf> {
    let library = place.path("preload.so");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source("preload.c")).arg("-ldl");
    let made = has("valgrind") && cc.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
    if !made {
        println!("NOT TESTED: the command's secrets with memcheck, which needs valgrind, its headers and a C compiler");
    }
    made.then_some(library)
}

/// Returns the command, either from this build or the shipped one in `PHALANX_COMMAND`.
fn command() -> PathBuf {
    let shipped = std::env::var_os("PHALANX_COMMAND").map(PathBuf::from);
    shipped.unwrap_or_else(|| assert_cmd::cargo::cargo_bin!("phalanx").to_path_buf())
}

/// Runs the command under memcheck and returns its reports.
fn reports(place: &Place, library: &Path, suppressed: bool, args: &[&str]) -> String {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["-q", "--error-limit=no", "--num-callers=40", "--demangle=yes"]);
    if suppressed {
        valgrind.arg(format!("--suppressions={}", source("suppressions").display()));
    }
    valgrind.arg(command()).args(args).current_dir(place.folder());
    // The best level that valgrind supports.
    valgrind.env("LD_PRELOAD", library).env("UNDEFINED", "1").env("PHALANX_LEVEL", "avx2");
    let output = valgrind.output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    said.lines().filter(|line| line.starts_with("==")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_secrets_of_key_files_are_handled_in_constant_time() {
    if !phalanx::Level::Avx2.is_available() {
        println!("NOT TESTED: the command's secrets with memcheck, at the level avx2, which this CPU does not support");
        return;
    }
    let place = Place::new(&[b'a'; 100_000]);
    let Some(library) = preload(&place) else { return };
    place.ok(&["keygen", "--identity", "me.key"]);
    place.ok(&["keygen", "other.key"]);
    // Otherwise, the test could miss everything.
    let seen = reports(&place, &library, false, &["encrypt", "-k", "my.key", "-o", "seen.phx", "plain"]);
    assert!(seen.contains("uninitialised"), "{seen}");
    let mut found = Vec::new();
    let mut look = |args: &[&str]| {
        let reports = reports(&place, &library, true, args);
        if !reports.is_empty() {
            found.push(format!("{args:?}\n{reports}"));
        }
    };
    // For a debug build, run only one of each kind, which is a matter of seconds.
    let shipped = std::env::var_os("PHALANX_COMMAND").is_some();
    let suites = phalanx_file::Suite::ALL.into_iter().step_by(if shipped { 1 } else { 3 });
    for (n, suite) in suites.enumerate() {
        let (sealed, back) = (format!("{n}.phx"), format!("{n}.back"));
        look(&["encrypt", "-k", "my.key", "--suite", suite.name(), "-o", &sealed, "plain"]);
        look(&["decrypt", "-k", "my.key", "-o", &back, &sealed]);
    }
    if shipped {
        place.ok(&["encrypt", "-R", "me.key.pub", "-o", "for-me.phx", "plain"]);
        look(&["decrypt", "-i", "me.key", "-o", "for-me", "for-me.phx"]);
    } else {
        // With little optimisation, the compiler turns reductions into branches.
        println!(
            "NOT TESTED: identities with memcheck: X-Wing's crates are constant time only in release builds; set PHALANX_COMMAND to one"
        );
    }
    look(&["verify", "-k", "my.key", "0.phx"]);
    look(&["cat", "-k", "my.key", "--range", "1000..2000", "0.phx"]);
    look(&["slots", "add", "-k", "my.key", "--add-key", "other.key", "0.phx"]);
    assert!(found.is_empty(), "{}", found.join("\n\n"));
}
