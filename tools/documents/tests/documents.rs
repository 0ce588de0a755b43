//! The documents follow the rules, and their generated parts match the records.

use phalanx_documents::{check, generate};

#[test]
fn rules() {
    let complaints = check::complaints(&check::root()).unwrap();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn generated_parts() {
    generate::run(&check::root(), true).unwrap();
}
