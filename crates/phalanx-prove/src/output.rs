//! Verdicts as text, JSON and SARIF.

use std::collections::BTreeMap;
use std::path::Path;

use phalanx_prove::{Finding, Verdict};
use serde::Serialize;
use serde_json::{Value, json as value};

use crate::failure::Failure;
use crate::say;

/// What `--format json` prints.
#[derive(Serialize)]
pub(crate) struct Report<'a> {
    pub(crate) file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) compiler: Option<String>,
    pub(crate) functions: Vec<&'a Verdict>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) objections: Vec<&'a str>,
    pub(crate) proved: usize,
    pub(crate) refused: usize,
}

pub(crate) fn json(report: &impl Serialize) -> Result<(), Failure> {
    // Numbers, strings and lists: this cannot fail.
    let text = serde_json::to_string_pretty(report).map_err(|error| Failure::Output(error.into()))?;
    say(&(text + "\n"))
}

/// A verdict, for people.
pub(crate) fn shown(verdict: &Verdict) -> String {
    let mut text = match verdict.is_proved() {
        true => format!("constant time  {:>6} instructions  {}", verdict.instructions, verdict.symbol),
        false => format!("REFUSED        {:>6} instructions  {}", verdict.instructions, verdict.symbol),
    };
    if !verdict.believes.is_empty() {
        text += &format!(" (believes {})", verdict.believes.join(", "));
    }
    text.push('\n');
    for finding in &verdict.findings {
        text += &format!("    {finding}\n");
    }
    for granted in &verdict.granted {
        text += &format!("    {granted}\n");
    }
    for name in &verdict.unneeded {
        text += &format!("    exception \"{name}\": nothing needs it; take it out of the contract\n");
    }
    text
}

/// The rule that a function which is proved passes.
const PROVED: &str = "constant-time";

/// SARIF 2.1.0: an error for each instruction that is refused, at its line of the source if the file has debug information, and
/// a passed rule for each function that is proved. What a contract grants is an error that is suppressed.
pub(crate) fn sarif(file: &Path, verdicts: &[Verdict]) -> String {
    let mut rules = BTreeMap::from([(
        PROVED,
        value!({
            "id": PROVED,
            "shortDescription": { "text": "constant time: no branch and no address depends on a secret" },
        }),
    )]);
    for finding in verdicts.iter().flat_map(all) {
        let kind = finding.reason.kind();
        rules.entry(kind).or_insert_with(|| {
            value!({
                "id": kind,
                "shortDescription": { "text": finding.reason.to_string() },
                "help": { "text": finding.reason.advice() },
            })
        });
    }
    let place = |kind: &str| rules.keys().position(|rule| *rule == kind).unwrap_or(0);
    let mut results = Vec::new();
    for verdict in verdicts {
        let function = value!([{ "fullyQualifiedName": verdict.symbol, "kind": "function" }]);
        if verdict.is_proved() {
            let text = format!("{} is constant-time: {} instructions", verdict.symbol, verdict.instructions);
            results.push(value!({
                "ruleId": PROVED,
                "ruleIndex": place(PROVED),
                "kind": "pass",
                "level": "none",
                "message": { "text": text },
                "locations": [{ "physicalLocation": in_binary(file, verdict.address), "logicalLocations": function }],
            }));
        }
        for (number, finding) in all(verdict).enumerate() {
            let kind = finding.reason.kind();
            let granted = number.checked_sub(verdict.findings.len()).map(|number| &verdict.granted[number].name);
            let suppressions: Vec<Value> =
                granted.iter().map(|name| value!({ "kind": "external", "justification": name })).collect();
            let text = format!("{}: `{}` {}", verdict.symbol, finding.instruction, finding.reason);
            results.push(value!({
                "ruleId": kind,
                "ruleIndex": place(kind),
                "level": "error",
                "message": { "text": text },
                "locations": [{ "physicalLocation": location(file, finding), "logicalLocations": function }],
                "suppressions": suppressions,
            }));
        }
    }
    let rules: Vec<Value> = rules.into_values().collect();
    let log = value!({
        "$schema": "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": env!("CARGO_PKG_NAME"),
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "invocations": [{ "executionSuccessful": true }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

/// What is refused, then what is granted.
fn all(verdict: &Verdict) -> impl Iterator<Item = &Finding> {
    verdict.findings.iter().chain(verdict.granted.iter().map(|granted| &granted.finding))
}

/// The line of the source, and the instruction; without a line, the instruction alone.
fn location(file: &Path, finding: &Finding) -> Value {
    let line = finding.line.as_deref().and_then(|line| line.rsplit_once(':'));
    let line = line.and_then(|(source, line)| Some((source, line.parse::<u32>().ok().filter(|line| *line > 0)?)));
    let Some((source, line)) = line else { return in_binary(file, finding.address) };
    value!({
        "artifactLocation": { "uri": uri(Path::new(source)) },
        "region": { "startLine": line },
        "address": { "absoluteAddress": finding.address, "kind": "instruction" },
    })
}

fn in_binary(file: &Path, address: u64) -> Value {
    value!({
        "artifactLocation": { "uri": uri(file) },
        "address": { "absoluteAddress": address },
    })
}

/// A path as a URI: relative to where the command was started, if it lies there.
fn uri(path: &Path) -> String {
    let here = std::env::current_dir().ok();
    let path = here.and_then(|here| path.strip_prefix(here).ok()).unwrap_or(path);
    let mut uri = String::from(if path.is_absolute() { "file://" } else { "" });
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(*byte)),
            other => uri += &format!("%{other:02X}"),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri(Path::new("/a b/ü.c")), "file:///a%20b/%C3%BC.c");
        assert_eq!(uri(Path::new("src/a:b%.c")), "src/a%3Ab%25.c");
        assert_eq!(uri(&std::env::current_dir().unwrap().join("src/main.rs")), "src/main.rs");
    }
}
