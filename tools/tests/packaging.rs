//! Package metadata is correct: the minimum Rust version, and the content of published packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Cargo's metadata of all packages: those of the workspace and their dependencies.
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

/// The packages of the workspace that are published.
fn published(metadata: &Value) -> Vec<&Value> {
    let ours = |package: &&Value| package["source"].is_null() && package["publish"].is_null();
    let published: Vec<_> = packages(metadata).iter().filter(ours).collect();
    assert!(published.iter().any(|package| text(package, "name") == "phalanx"));
    published
}

/// Returns the minimum Rust version of a package, or 0 if it has none.
fn rust_version(package: &Value) -> Vec<u32> {
    text(package, "rust_version").split('.').map(|part| part.parse().unwrap_or(0)).collect()
}

#[test]
fn no_dependency_asks_for_a_newer_rust() {
    let metadata = metadata();
    let ours = |package: &&Value| text(package, "name") == "phalanx";
    let oldest = rust_version(packages(&metadata).iter().find(ours).expect("phalanx is in the workspace"));
    assert!(oldest >= vec![1, 89], "{oldest:?}");
    for package in packages(&metadata) {
        let (name, asked) = (text(package, "name"), rust_version(package));
        // Versions may have two or three parts, and 1.89.0 is not newer than 1.89.
        assert!(
            asked[..asked.len().min(2)] <= oldest[..],
            "{name} needs Rust {asked:?}, but this project allows {oldest:?}"
        );
        if package["source"].is_null() && text(package, "rust_version").is_empty() {
            panic!("{name} has no minimum Rust version: set rust-version.workspace = true");
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
            assert!(read(folder) == read(root), "{name}: {license} differs from the project's");
        }
        // The project's README contains links that don't work from a package.
        assert_eq!(text(package, "readme"), "README.md", "{name}");
        assert!(folder.join("README.md").is_file(), "{name} has no README.md");
    }
}

/// Every package depends only on packages that are published before it. `cargo publish` would
/// detect a mistake too late.
#[test]
fn published_packages_need_only_what_can_be_published_before_them() {
    let metadata = metadata();
    let published = published(&metadata);
    let mut waiting = published.clone();
    while !waiting.is_empty() {
        let names: Vec<_> = waiting.iter().map(|package| text(package, "name")).collect();
        let waits = |package: &&Value| {
            let dependencies = package["dependencies"].as_array().expect("dependencies");
            // When packaging, Cargo drops development dependencies that have no version.
            let needed = dependencies.iter().filter(|d| text(d, "kind") != "dev" || text(d, "req") != "*");
            let paths = needed.filter(|dependency| !dependency["path"].is_null());
            paths.map(|dependency| text(dependency, "name")).any(|dependency| {
                let package = text(package, "name");
                let known = published.iter().any(|package| text(package, "name") == dependency);
                assert!(known, "{package} depends on {dependency}, which is not published before it");
                names.contains(&dependency)
            })
        };
        let before = waiting.len();
        let still: Vec<_> = waiting.iter().copied().filter(waits).collect();
        assert!(still.len() < before, "circular dependencies: {names:?}");
        waiting = still;
    }
}
