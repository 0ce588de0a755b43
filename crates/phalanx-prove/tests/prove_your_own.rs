//! Runs the commands in `docs/prove-your-own.md` on the files in it, and compares the output.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::Path;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;

/// The fenced code blocks of a language.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<&'a str> {
    let begin = format!("```{kind}\n");
    page.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// A line without the parts that depend on the compiler or location: numbers, addresses, the
/// instruction of a finding, and its line number.
fn essence(line: &str) -> Vec<&str> {
    let reason = if line.starts_with("    ") { line.rsplit(": ").next().unwrap() } else { line };
    let depends = |word: &&str| word.chars().all(|c| c.is_ascii_hexdigit());
    let place = |word| match (str::starts_with(word, "("), word.rsplit(['/', '(']).next()) {
        (true, Some(line)) => line.split(':').next().unwrap(),
        _ => word,
    };
    reason.split_whitespace().filter(|word| !depends(word)).map(place).collect()
}

#[test]
fn the_page_is_run() {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/prove-your-own.md")).unwrap();
    let directory = tempfile::tempdir().unwrap();
    // The first line of each block is the file name.
    let files = [("c", "/* ", " */"), ("text", "# ", "")];
    for (kind, before, after) in files {
        let blocks = blocks(&page, kind);
        assert_eq!(blocks.len(), 1, "{kind}");
        let name = blocks[0].lines().next().unwrap().strip_prefix(before).unwrap().strip_suffix(after).unwrap();
        std::fs::write(directory.path().join(name), blocks[0]).unwrap();
    }
    let binary = cargo_bin("phalanx-prove");
    let path = format!("{}:{}", binary.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let mut commands = 0;
    for block in blocks(&page, "console") {
        let (command, expected) = block.split_once('\n').unwrap();
        let command = command.strip_prefix("$ ").unwrap();
        let mut shell = Command::new("sh");
        let output = shell.args(["-c", command]).current_dir(&directory).env("PATH", &path).output().unwrap();
        let (out, error) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(error, "", "{command}");
        let (shown, printed): (Vec<_>, Vec<_>) =
            (expected.lines().map(essence).collect(), out.lines().map(essence).collect());
        // Compare the beginning only if the output is longer.
        assert_eq!(shown[..], printed[..shown.len().min(printed.len())], "{command}\n{out}");
        assert!(shown.len() == printed.len() || command.contains("fuzz"), "{command}\n{out}");
        commands += 1;
    }
    assert!(commands >= 6, "{commands}");
    // The exit code documented on the page.
    let mut check = Command::new(&binary);
    let refused = check.args(["check", "libtags.so", "-C", "tags.contracts"]).current_dir(&directory).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let sarif = std::fs::read_to_string(directory.path().join("tags.sarif")).unwrap();
    assert!(sarif.contains("\"uri\": \"tags.c\""), "{sarif}");
}
