//! Tests the command's machine-readable output, exit codes and self-test.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::PathBuf;

use assert_cmd::Command;
use serde_json::Value;

std::arch::global_asm!(
    ".section .text.planted_output,\"ax\",@progbits",
    ".type output_leaks,@function",
    "output_leaks:",
    "movzx eax, byte ptr [rdi]",
    "movzx eax, byte ptr [rsi + rax]",
    "test eax, eax",
    "je 1f",
    "call rsi",
    "1: ret",
    ".globl output_honest",
    ".type output_honest,@function",
    "output_honest:",
    "movzx eax, byte ptr [rdi]",
    "mov [rsi], al",
    "ret",
);

unsafe extern "C" {
    /// Keeps the linker from dropping the section.
    fn output_honest();
}

fn this() -> PathBuf {
    std::hint::black_box(output_honest as *const ());
    std::env::current_exe().unwrap()
}

/// Exit code, standard output, standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("phalanx-prove").unwrap().args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Lists the violations of a schema that only uses the same keywords as SARIF's. Unknown keywords
/// are errors.
fn faults(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    for (keyword, rule) in schema.as_object().unwrap() {
        let fault = match keyword.as_str() {
            "$id" | "$schema" | "title" | "description" | "default" | "definitions" | "format" => None,
            "$ref" => {
                let pointer = rule.as_str().unwrap().strip_prefix('#').unwrap();
                faults(root, root.pointer(pointer).unwrap(), value, at, found);
                None
            }
            "type" => {
                let is = match rule.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    other => panic!("{other}"),
                };
                (!is).then(|| format!("is no {rule}"))
            }
            "enum" => (!rule.as_array().unwrap().contains(value)).then(|| format!("{value} is none of {rule}")),
            "required" => {
                let missing = |name: &&Value| value.get(name.as_str().unwrap()).is_none();
                rule.as_array().unwrap().iter().find(missing).map(|name| format!("lacks {name}"))
            }
            "properties" => {
                for (name, property) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = rule.get(name) {
                        faults(root, schema, property, &format!("{at}/{name}"), found);
                    }
                }
                None
            }
            "additionalProperties" if rule == &Value::Bool(true) => None,
            "additionalProperties" => {
                let mut fault = None;
                for (name, property) in value.as_object().into_iter().flatten() {
                    match (schema.get("properties").and_then(|known| known.get(name)), rule) {
                        (Some(_), _) => {}
                        (None, Value::Bool(false)) => fault = Some(format!("has {name}, which is not in the schema")),
                        (None, schema) => faults(root, schema, property, &format!("{at}/{name}"), found),
                    }
                }
                fault
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    faults(root, rule, item, &format!("{at}/{i}"), found);
                }
                None
            }
            "minItems" => value
                .as_array()
                .is_some_and(|items| (items.len() as u64) < rule.as_u64().unwrap())
                .then(|| "has too few items".into()),
            "uniqueItems" => {
                let items = value.as_array().map_or(&[][..], Vec::as_slice);
                let twice = (1..items.len()).any(|i| items[..i].contains(&items[i]));
                (rule == &Value::Bool(true) && twice).then(|| "has an item twice".into())
            }
            "minimum" => value.as_f64().is_some_and(|n| n < rule.as_f64().unwrap()).then(|| "is too small".into()),
            "maximum" => value.as_f64().is_some_and(|n| n > rule.as_f64().unwrap()).then(|| "is too large".into()),
            "anyOf" | "oneOf" => {
                let follows = |schema: &&Value| {
                    let mut found = Vec::new();
                    faults(root, schema, value, at, &mut found);
                    found.is_empty()
                };
                let count = rule.as_array().unwrap().iter().filter(follows).count();
                (count == 0 || keyword == "oneOf" && count > 1).then(|| format!("follows {count} of {keyword}"))
            }
            // GUIDs and languages, which do not occur.
            "pattern" => Some(format!("has a value for the pattern {rule}, which this test does not know")),
            other => panic!("the schema has {other}"),
        };
        found.extend(fault.map(|fault| format!("{at}: {fault}")));
    }
}

#[test]
fn sarif_follows_its_schema() {
    // SARIF 2.1.0, from the crate serde-sarif.
    let schema: Value = serde_json::from_str(include_str!("data/sarif-2.1.0.json")).unwrap();
    let this = this();
    let file = this.to_str().unwrap();
    let (status, out, error) = run(&["check", file, "-c", "output_*(&secret, &secret)", "--format", "sarif"]);
    assert_eq!((status, error.as_str()), (1, ""), "{out}");
    let mut log: Value = serde_json::from_str(&out).unwrap();
    let mut found = Vec::new();
    faults(&schema, &schema, &log, "", &mut found);
    assert_eq!(found, [""; 0]);
    let results = log["runs"][0]["results"].as_array().unwrap().clone();
    let ids: Vec<&str> = results.iter().map(|result| result["ruleId"].as_str().unwrap()).collect();
    assert!(["address", "branch", "indirect", "constant-time"].iter().all(|id| ids.contains(id)), "{ids:?}");
    let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    for result in &results {
        assert_eq!(rules[result["ruleIndex"].as_u64().unwrap() as usize]["id"], result["ruleId"]);
        let passed = result["ruleId"] == "constant-time";
        assert_eq!(
            (result["kind"] == "pass", result["level"] == "none", result["level"] == "error"),
            (passed, passed, !passed)
        );
        let address = &result["locations"][0]["physicalLocation"]["address"]["absoluteAddress"];
        assert!(address.as_u64().unwrap() > 0);
    }
    // Errors are detected.
    for (pointer, wrong) in [
        ("/version", Value::from("2.0.0")),
        ("/runs/0/results/0/level", Value::from("fatal")),
        ("/runs/0/results/0/message", Value::from("text")),
        ("/runs/0/results/0/locations/0/physicalLocation/artifactLocation", serde_json::json!({ "path": "x" })),
        ("/runs/0/tool", serde_json::json!({})),
    ] {
        let before = std::mem::replace(log.pointer_mut(pointer).unwrap(), wrong);
        let mut found = Vec::new();
        faults(&schema, &schema, &log, "", &mut found);
        assert!(!found.is_empty(), "{pointer}");
        *log.pointer_mut(pointer).unwrap() = before;
    }
}

#[test]
fn exit_statuses() {
    let this = this();
    let file = this.to_str().unwrap();
    let (honest, leaks) = ("output_honest(&secret, &secret)", "output_leaks(&secret, &secret)");
    for format in ["text", "json", "sarif"] {
        assert_eq!(run(&["check", file, "-c", honest, "--format", format]).0, 0, "{format}");
        assert_eq!(run(&["check", file, "-c", leaks, "--format", format]).0, 1, "{format}");
        let (status, out, error) = run(&["check", file, "-c", "nowhere(public)", "--format", format]);
        assert_eq!((status, out.as_str()), (2, ""), "{format}");
        assert!(error.contains("no function of"), "{error}");
    }
    let (status, json, _) = run(&["check", file, "-c", honest, "--json"]);
    assert_eq!((status, json), (0, run(&["check", file, "-c", honest, "--format", "json"]).1));
    for wrong in
        [&["check", file, "--format", "xml"][..], &["check"], &["check", file, "--json", "--format", "text"], &[]]
    {
        let (status, out, error) = run(wrong);
        assert_eq!((status, out.as_str(), error.is_empty()), (2, "", false), "{wrong:?}");
    }
    assert_eq!(run(&["--help"]).0, 0);
}

/// The same seed generates the same cases.
#[test]
fn the_fuzzer_is_repeatable() {
    let repeat = || run(&["fuzz", "--seconds", "100", "--seed", "5", "--cases", "30", "--json"]);
    let (status, out, error) = repeat();
    assert!(matches!(status, 0 | 1) && error.is_empty(), "{error}");
    let counts: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(counts["cases"], 30);
    assert!(counts["executed"].as_u64().unwrap() > 100, "{out}");
    assert_eq!(status, i32::from(!counts["faults"].as_array().unwrap().is_empty()));
    assert_eq!(repeat().1, out);
    let (status, _, error) = run(&["fuzz", "--first", "3"]);
    assert_eq!(status, 2, "a case without its seed: {error}");
}
