//! The documents keep the rules, and what is generated in them is what the records say.

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
