//! Verdicts as text, JSON and SARIF.

use std::collections::BTreeMap;
use std::path::Path;

use phalanx_prove::{Contract, Finding, Function, Verdict};
use serde::Serialize;
use serde_json::{Value, json as value};

use crate::failure::Failure;
use crate::say;

/// The output of `--format json`.
#[derive(Serialize)]
pub(crate) struct Report<'a> {
    pub(crate) tool: &'static str,
    pub(crate) version: &'static str,
    pub(crate) file: String,
    /// Hash of the whole file.
    pub(crate) sha256: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) compiler: Option<String>,
    /// All `call` and `data` lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) summaries: Vec<Line<'a>>,
    pub(crate) functions: Vec<FunctionReport<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) objections: Vec<&'a str>,
    /// Number of functions.
    pub(crate) proved: usize,
    pub(crate) refused: usize,
    /// A contract is counted once for each function that it matches, and a function may have
    /// several contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) contracts: Option<Count>,
}

impl<'a> Report<'a> {
    pub(crate) fn new(
        file: &Path,
        sha256: String,
        functions: Vec<FunctionReport<'a>>,
        (proved, refused): (usize, usize),
    ) -> Self {
        Self {
            tool: env!("CARGO_PKG_NAME"),
            version: env!("CARGO_PKG_VERSION"),
            file: file.display().to_string(),
            sha256,
            compiler: None,
            summaries: Vec::new(),
            functions,
            objections: Vec::new(),
            proved,
            refused,
            contracts: None,
        }
    }
}

#[derive(Clone, Copy, Serialize)]
pub(crate) struct Count {
    pub(crate) proved: usize,
    pub(crate) refused: usize,
}

/// A contract, as given.
#[derive(Serialize)]
pub(crate) struct Line<'a> {
    text: &'a str,
    /// FILE:LINE
    #[serde(skip_serializing_if = "str::is_empty")]
    place: &'a str,
}

impl<'a> From<&'a Contract> for Line<'a> {
    fn from(contract: &'a Contract) -> Self {
        Self { text: &contract.text, place: &contract.place }
    }
}

/// A function of the file in JSON.
#[derive(Serialize)]
pub(crate) struct Listed<'a> {
    address: u64,
    size: u64,
    symbol: &'a str,
}

impl<'a> From<&'a Function> for Listed<'a> {
    fn from(function: &'a Function) -> Self {
        Self { address: function.address, size: function.size, symbol: &function.symbol }
    }
}

/// A verdict in JSON.
#[derive(Serialize)]
pub(crate) struct FunctionReport<'a> {
    pub(crate) status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<Line<'a>>,
    /// The `call` lines that the verdict depends on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    summaries: Vec<Line<'a>>,
    /// Objections that the options require.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objections: Vec<&'a str>,
    #[serde(flatten)]
    verdict: &'a Verdict,
}

impl<'a> From<&'a Verdict> for FunctionReport<'a> {
    fn from(verdict: &'a Verdict) -> Self {
        let status = if verdict.is_proved() { "proved" } else { "refused" };
        Self { status, contract: None, summaries: Vec::new(), objections: Vec::new(), verdict }
    }
}

impl<'a> From<&'a Judged<'_>> for FunctionReport<'a> {
    fn from(judged: &'a Judged<'_>) -> Self {
        Self {
            status: if judged.is_proved() { "proved" } else { "refused" },
            contract: Some(judged.contract.into()),
            summaries: judged.summaries.iter().map(|line| Line::from(*line)).collect(),
            objections: judged.objections.iter().map(|objection| objection.text.as_str()).collect(),
            verdict: &judged.verdict,
        }
    }
}

/// A verdict, its contract, and any objections that the options require.
pub(crate) struct Judged<'a> {
    pub(crate) verdict: Verdict,
    pub(crate) contract: &'a Contract,
    pub(crate) summaries: Vec<&'a Contract>,
    pub(crate) objections: Vec<Objection>,
}

/// A rejection that comes from an option rather than from the verdict.
pub(crate) struct Objection {
    pub(crate) rule: Rule,
    pub(crate) text: String,
}

#[derive(Clone, Copy)]
pub(crate) enum Rule {
    Unneeded,
    Belief,
}

impl Rule {
    fn id(self) -> &'static str {
        match self {
            Self::Unneeded => "unneeded-exception",
            Self::Belief => "belief",
        }
    }

    fn advice(self) -> &'static str {
        match self {
            Self::Unneeded => "Remove the exception from the contract, or correct its kind and line.",
            Self::Belief => {
                "Link the function into the file under a name that the prover does not know, so that it is analysed."
            }
        }
    }
}

impl Judged<'_> {
    pub(crate) fn is_proved(&self) -> bool {
        self.verdict.is_proved() && self.objections.is_empty()
    }
}

pub(crate) fn json(report: &impl Serialize) -> Result<(), Failure> {
    // This can't fail for numbers, strings and lists.
    let text = serde_json::to_string_pretty(report).map_err(|error| Failure::Output(error.into()))?;
    say(&(text + "\n"))
}

/// A verdict as text, with its objections.
pub(crate) fn shown(verdict: &Verdict, objections: &[Objection]) -> String {
    let mut text = match verdict.is_proved() && objections.is_empty() {
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
    for exception in &verdict.unneeded {
        text += &format!("    exception \"{exception}\": unused here\n");
    }
    for objection in objections {
        text += &format!("    {}\n", objection.text);
    }
    text
}

/// The SARIF rule that a proved function passes.
const PROVED: &str = "constant-time";

/// SARIF 2.1.0. There is an error for each rejected instruction, at its source line if there is
/// debug information, and a passed rule for each proved function. Findings that a contract allows
/// become suppressed errors.
pub(crate) fn sarif(file: &Path, verdicts: &[Judged<'_>]) -> String {
    let mut rules = BTreeMap::from([(
        PROVED,
        value!({
            "id": PROVED,
            "shortDescription": { "text": "constant time: no branch and no address depends on a secret" },
        }),
    )]);
    for finding in verdicts.iter().flat_map(|judged| all(&judged.verdict)) {
        let kind = finding.reason.kind();
        rules.entry(kind).or_insert_with(|| {
            value!({
                "id": kind,
                "shortDescription": { "text": finding.reason.to_string() },
                "help": { "text": finding.reason.advice() },
            })
        });
    }
    for objection in verdicts.iter().flat_map(|judged| &judged.objections) {
        let id = objection.rule.id();
        rules.entry(id).or_insert_with(|| {
            value!({
                "id": id,
                "shortDescription": { "text": "rejected by the options of the command" },
                "help": { "text": objection.rule.advice() },
            })
        });
    }
    let place = |kind: &str| rules.keys().position(|rule| *rule == kind).unwrap_or(0);
    let mut results = Vec::new();
    for judged in verdicts {
        let verdict = &judged.verdict;
        let function = value!([{ "fullyQualifiedName": verdict.symbol, "kind": "function" }]);
        if judged.is_proved() {
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
    for (judged, objection) in verdicts.iter().flat_map(|judged| judged.objections.iter().map(move |o| (judged, o))) {
        let (verdict, id) = (&judged.verdict, objection.rule.id());
        let function = value!([{ "fullyQualifiedName": verdict.symbol, "kind": "function" }]);
        results.push(value!({
            "ruleId": id,
            "ruleIndex": place(id),
            "level": "error",
            "message": { "text": format!("{}: {}", verdict.symbol, objection.text) },
            "locations": [{ "physicalLocation": in_binary(file, verdict.address), "logicalLocations": function }],
        }));
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

/// Rejected findings, then allowed ones.
fn all(verdict: &Verdict) -> impl Iterator<Item = &Finding> {
    verdict.findings.iter().chain(verdict.granted.iter().map(|granted| &granted.finding))
}

/// The source line and the instruction, or just the instruction if there is no debug information.
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

/// A path as a URI. If it is inside the current directory, it is relative to that.
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
