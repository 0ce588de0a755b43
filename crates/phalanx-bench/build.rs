//! Records the compiler and the commit, so that a record of measurements can name them.

use std::process::Command;

/// The first line that a program prints; none if it fails.
fn line(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()?.lines().next().map(|line| line.trim().to_owned())
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = line(Command::new(compiler).arg("--version"));
    println!("cargo::rustc-env=PHALANX_RUSTC={}", version.as_deref().unwrap_or("unknown"));
    // A package without its repository does not know the commit: who builds it may say so, as releases do.
    println!("cargo::rerun-if-env-changed=PHALANX_COMMIT");
    if std::env::var_os("PHALANX_COMMIT").is_some() {
        return; // the compiler reads it itself
    }
    if let Some(log) = line(Command::new("git").args(["rev-parse", "--git-path", "logs/HEAD"])) {
        println!("cargo::rerun-if-changed={log}");
        if let Some(commit) = line(Command::new("git").args(["describe", "--always", "--dirty"])) {
            println!("cargo::rustc-env=PHALANX_COMMIT={commit}");
        }
    }
}
