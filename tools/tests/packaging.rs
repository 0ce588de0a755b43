//! What packages say of themselves is true: the oldest Rust that will do, and what is in a package that is published.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What cargo knows of all packages: those of the workspace, and what they depend on.
fn metadata() -> Value {
    let output = Command::new(env!("CARGO")).args(["metadata", "--format-version=1", "--locked"]).output();
    let output = output.expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn packages(metadata: &Value) -> &[Value] {
    metadata["packages"].as_array().expect("packages")
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

/// Packages of the workspace, without those that are not published.
fn published(metadata: &Value) -> Vec<&Value> {
    let ours = |package: &&Value| package["source"].is_null() && package["publish"].is_null();
    let published: Vec<_> = packages(metadata).iter().filter(ours).collect();
    assert!(published.iter().any(|package| text(package, "name") == "phalanx"));
    published
}

/// A version of Rust; 0 for a package that asks for none.
fn rust_version(package: &Value) -> Vec<u32> {
    text(package, "rust_version").split('.').map(|part| part.parse().unwrap_or(0)).collect()
}

#[test]
fn no_dependency_asks_for_a_newer_rust() {
    let metadata = metadata();
    let ours = |package: &&Value| text(package, "name") == "phalanx";
    let oldest = rust_version(packages(&metadata).iter().find(ours).expect("phalanx is a package"));
    assert!(oldest >= vec![1, 89], "{oldest:?}");
    for package in packages(&metadata) {
        let (name, asked) = (text(package, "name"), rust_version(package));
        // Versions may have two parts or three: 1.89.0 is no newer than 1.89.
        assert!(
            asked[..asked.len().min(2)] <= oldest[..],
            "{name} asks for Rust {asked:?}, and this project for {oldest:?}"
        );
        if package["source"].is_null() && text(package, "rust_version").is_empty() {
            panic!("{name} does not say which Rust it asks for: rust-version.workspace = true");
        }
    }
}

#[test]
fn published_packages_are_whole() {
    let metadata = metadata();
    for package in published(&metadata) {
        let name = text(package, "name");
        for field in ["description", "license", "readme"] {
            assert!(!text(package, field).is_empty(), "{name} has no {field}");
        }
        for field in ["categories", "keywords"] {
            assert!(package[field].as_array().is_some_and(|list| !list.is_empty()), "{name} has no {field}");
        }
        let folder = PathBuf::from(text(package, "manifest_path"));
        let folder = folder.parent().expect("a folder");
        let root = Path::new(text(&metadata, "workspace_root"));
        for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let read = |folder: &Path| std::fs::read(folder.join(license)).unwrap_or_default();
            assert!(read(folder) == read(root), "{name}: {license} is not the project's");
        }
        // The README of the whole project, with links that lead nowhere from a package, would not do.
        assert_eq!(text(package, "readme"), "README.md", "{name}");
        assert!(folder.join("README.md").is_file(), "{name} has no README.md");
    }
}

/// What `cargo publish` would find out too late: every package can be built from packages that come before it.
#[test]
fn published_packages_need_only_what_can_be_published_before_them() {
    let metadata = metadata();
    let published = published(&metadata);
    let mut waiting = published.clone();
    while !waiting.is_empty() {
        let names: Vec<_> = waiting.iter().map(|package| text(package, "name")).collect();
        let waits = |package: &&Value| {
            let dependencies = package["dependencies"].as_array().expect("dependencies");
            // Cargo leaves development dependencies without a version out of a package.
            let needed = dependencies.iter().filter(|d| text(d, "kind") != "dev" || text(d, "req") != "*");
            let paths = needed.filter(|dependency| !dependency["path"].is_null());
            paths.map(|dependency| text(dependency, "name")).any(|dependency| {
                let package = text(package, "name");
                let known = published.iter().any(|package| text(package, "name") == dependency);
                assert!(known, "{package} depends on {dependency}, which is not published");
                names.contains(&dependency)
            })
        };
        let before = waiting.len();
        let still: Vec<_> = waiting.iter().copied().filter(waits).collect();
        assert!(still.len() < before, "these need one another: {names:?}");
        waiting = still;
    }
}
