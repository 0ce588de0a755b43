//! Runs files of known answers and counts the results.

use std::collections::BTreeSet;
use std::iter::Sum;

use phalanx::kernel::{Entry, Family, Op};
use phalanx::{Level, families};
use phalanx_catalogue::known::{self, Problem};
use phalanx_catalogue::{Role, answering};
use phalanx_vectors::{Error, RoundKeys, ScheduleFile, Test, TestGroup, VectorFile};
use serde_json::{Map, Value, json};

use super::kernels::{self, Case};

/// Numbers of results.
#[derive(Clone, Copy, Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Tally {
    fn columns(self) -> String {
        let Self { passed, failed, skipped } = self;
        format!("{passed:>5} passed  {failed:>4} failed  {skipped:>5} skipped")
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            passed: sum.passed + one.passed,
            failed: sum.failed + one.failed,
            skipped: sum.skipped + one.skipped,
        })
    }
}

/// The level of detail of a report.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// Failures and the total.
    Failed,
    /// One line per cipher.
    Ciphers,
    /// One line per cipher, mode and level.
    Lines,
}

/// The results for a cipher and mode at a level. There is no level if they cannot be tested at any.
struct ResultLine {
    cipher: String,
    mode: String,
    level: Option<Level>,
    tally: Tally,
    /// Reasons for skipping answers, without duplicates.
    reasons: Vec<String>,
}

/// Runs known answers and counts the results.
pub(super) struct Runner {
    levels: Vec<Level>,
    long: bool,
    lines: Vec<ResultLine>,
    failures: Vec<String>,
}

impl Runner {
    /// Creates a runner for these levels, which this CPU supports.
    pub(super) fn new(levels: Vec<Level>, long: bool) -> Self {
        Self { levels, long, lines: Vec::new(), failures: Vec::new() }
    }

    /// Runs all answers in a file of any schema that has answers.
    pub(super) fn file(&mut self, name: &str, text: &str) -> Result<(), Error> {
        match VectorFile::parse(text) {
            Ok(file) => file.test_groups.iter().for_each(|group| self.group(name, group)),
            Err(Error::Schema { found, .. }) if found == ScheduleFile::SCHEMA => {
                let file = ScheduleFile::parse(text)?;
                file.round_keys.iter().for_each(|answer| self.round_keys(name, answer));
                for states in &file.round_states {
                    self.skip(&states.cipher(), "round-states", "kernels do not expose the states between rounds");
                }
            }
            Err(Error::Schema { found, .. }) if found == DISPUTED => self.disputed(name, text)?,
            Err(Error::Schema { found, .. }) if found.starts_with(CONTAINERS) => {
                let mut whole: Map<String, Value> = serde_json::from_str(text)?;
                let files: Vec<Map<String, Value>> = serde_json::from_value(whole.remove("files").unwrap_or_default())?;
                for file in files {
                    let suite = file.get("suite").and_then(Value::as_str).unwrap_or_default();
                    self.skip(suite, "container", "encrypted files are tested by phalanx-file");
                }
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn group(&mut self, file: &str, group: &TestGroup) {
        if known::is_hash(&group.cipher) {
            return self.hashes(file, group);
        }
        let unknown = match family(&group.cipher) {
            None => Some("unknown cipher"),
            Some(_) if answering(&group.cipher, &group.mode).next().is_none() => Some("unknown mode of this cipher"),
            Some(_) => None,
        };
        for test in &group.tests {
            if let Some(why) = unknown {
                self.skip(&group.cipher, &group.mode, why);
                continue;
            }
            for level in self.levels.clone() {
                let outcome = self.check(group, test, level);
                self.count(file, &group.cipher, &group.mode, level, test.id, outcome);
            }
        }
    }

    /// Checks hash functions at all levels. Algorithms built from them use the best level.
    fn hashes(&mut self, file: &str, group: &TestGroup) {
        let levels = if group.mode == "hash" { self.levels.clone() } else { vec![Level::active()] };
        for test in &group.tests {
            for level in &levels {
                let outcome = match test.iterations {
                    Some(iterations) if iterations > ITERATIONS && !self.long => {
                        Err(Problem::Skipped(format!("more than {ITERATIONS} iterations (use --long)")))
                    }
                    _ => known::check_hash(&group.cipher, &group.mode, test, *level),
                };
                self.count(file, &group.cipher, &group.mode, *level, test.id, outcome);
            }
        }
    }

    /// Checks an answer with every algorithm that must reproduce it, and blocks also with every
    /// kernel.
    fn check(&self, group: &TestGroup, test: &Test, level: Level) -> Result<(), Problem> {
        if test.iterations.is_some_and(|iterations| iterations > ITERATIONS) && !self.long {
            return Err(Problem::Skipped(format!("more than {ITERATIONS} iterations (use --long)")));
        }
        for (algorithm, answers) in answering(&group.cipher, &group.mode) {
            if let (Role::Blocks, Some(family)) = (algorithm.role(), family(&group.cipher)) {
                kernels::check(&Case { family, level, test })?;
            }
            known::check(algorithm, answers, test, level)?;
        }
        Ok(())
    }

    /// Checks round keys with every key schedule of a level and with the selected one.
    fn round_keys(&mut self, file: &str, answer: &RoundKeys) {
        const MODE: &str = "round-keys";
        let cipher = answer.cipher();
        let Some(family) = family(&cipher) else { return self.skip(&cipher, MODE, "unknown cipher") };
        let want = answer.round_keys.concat();
        if want.len() != family.schedule || answer.key.len() != family.key {
            return self.skip(&cipher, MODE, "the kernels have round keys of another size");
        }
        for level in self.levels.clone() {
            let best = family.maker(Op::Schedule, 0, level, 1);
            let own = family.kernels.iter().filter(|k| k.op == Op::Schedule && k.level == level && k.is_available());
            let mut outcome = Ok(());
            for kernel in best.into_iter().chain(own) {
                let Entry::Expand(expand) = kernel.entry else { continue };
                let mut got = vec![0; family.schedule];
                // SAFETY: the key and the round keys are the sizes that the family requires, and
                // this CPU has the features that the kernel needs.
                unsafe { expand(answer.key.as_ptr(), got.as_mut_ptr(), 1) };
                if got != want {
                    outcome = Err(Problem::Failed(format!("by {}", kernel.symbol)));
                }
            }
            self.count(file, &cipher, MODE, level, 0, outcome);
        }
    }

    /// Runs the recommended answers for inputs on which libraries disagree.
    fn disputed(&mut self, file: &str, text: &str) -> Result<(), Error> {
        let mut whole: Map<String, Value> = serde_json::from_str(text)?;
        let tests: Vec<Map<String, Value>> = serde_json::from_value(whole.remove("tests").unwrap_or_default())?;
        for (mut test, id) in tests.into_iter().zip(1u64..) {
            let string = |name: &str| test.get(name).and_then(Value::as_str).unwrap_or_default();
            let (cipher, mode) = (format!("kalyna-{}", string("variant")), string("mode").to_lowercase());
            let (ct, tag) = match string("recommended").split_once('|') {
                Some((ct, tag)) => (ct, Some(tag)),
                None => (string("recommended"), None),
            };
            if ct == "reject" {
                self.skip(&cipher, &mode, "disputed inputs that should be rejected");
                continue;
            }
            let fields = [
                ("id", json!(id)),
                ("msg", test.get("plaintext").cloned().unwrap_or_default()),
                ("ct", json!(ct)),
                ("tag", json!(tag)),
                ("result", json!("valid")),
                ("origin", json!("implementation")),
            ];
            test.extend(fields.map(|(name, value)| (name.to_owned(), value)));
            let test: Test = serde_json::from_value(Value::Object(test))?;
            self.group(file, &TestGroup { cipher, mode, tests: vec![test] });
        }
        Ok(())
    }

    fn line(&mut self, cipher: &str, mode: &str, level: Option<Level>) -> &mut ResultLine {
        let same = |line: &ResultLine| line.cipher == cipher && line.mode == mode && line.level == level;
        let at = self.lines.iter().position(same).unwrap_or_else(|| {
            let (cipher, mode) = (cipher.to_owned(), mode.to_owned());
            self.lines.push(ResultLine { cipher, mode, level, tally: Tally::default(), reasons: Vec::new() });
            self.lines.len() - 1
        });
        &mut self.lines[at]
    }

    /// Counts an answer that cannot be tested at any level.
    fn skip(&mut self, cipher: &str, mode: &str, reason: &str) {
        self.line(cipher, mode, None).skip(reason);
    }

    fn count(&mut self, file: &str, cipher: &str, mode: &str, level: Level, id: u64, outcome: Result<(), Problem>) {
        let line = self.line(cipher, mode, Some(level));
        match outcome {
            Ok(()) => line.tally.passed += 1,
            Err(Problem::Skipped(reason)) => line.skip(&reason),
            Err(Problem::Failed(how)) => {
                line.tally.failed += 1;
                self.failures.push(format!("FAILED {cipher} {mode} {level}: {file}, test {id}: {how}\n"));
            }
        }
    }

    /// Whether no answer is wrong.
    pub(super) fn all_right(&self) -> bool {
        self.failures.is_empty()
    }

    /// The counts, the failures, and the total.
    pub(super) fn report(&self, shown: Shown) -> String {
        let mut out = String::new();
        // Names come from files, so limit the width of columns.
        let width = |of: fn(&ResultLine) -> usize| self.lines.iter().map(of).max().unwrap_or(0).min(60);
        let (cipher, mode) = (width(|line| line.cipher.len()), width(|line| line.mode.len()));
        match shown {
            Shown::Failed => {}
            Shown::Lines => {
                for line in &self.lines {
                    let level = line.level.map_or("-", Level::name);
                    out +=
                        &format!("{:cipher$}  {:mode$}  {level:11}  {}", line.cipher, line.mode, line.tally.columns());
                    if !line.reasons.is_empty() {
                        out += &format!("  ({})", line.reasons.join("; "));
                    }
                    out.push('\n');
                }
            }
            Shown::Ciphers => {
                let mut names: Vec<&str> = Vec::new();
                let new = self.lines.iter().map(|line| &*line.cipher);
                new.for_each(|name| {
                    if !names.contains(&name) {
                        names.push(name)
                    }
                });
                for name in names {
                    let lines = || self.lines.iter().filter(|line| line.cipher == name);
                    out += &format!("{name:cipher$}  {}\n", lines().map(|line| line.tally).sum::<Tally>().columns());
                }
                let reasons: BTreeSet<&str> =
                    self.lines.iter().flat_map(|line| &line.reasons).map(|why| &**why).collect();
                for reason in reasons {
                    let of = self.lines.iter().filter(|line| line.reasons.iter().any(|other| other == reason));
                    let modes: BTreeSet<_> = of.map(|line| format!("{} {}", line.cipher, line.mode)).collect();
                    out += &format!("skipped in {} modes: {reason}\n", modes.len());
                }
            }
        }
        out += &self.failures.concat();
        let Tally { passed, failed, skipped } = self.lines.iter().map(|line| line.tally).sum();
        out + &format!("{passed} passed, {failed} failed, {skipped} skipped\n")
    }
}

impl ResultLine {
    fn skip(&mut self, reason: &str) {
        self.tally.skipped += 1;
        if !self.reasons.iter().any(|known| known == reason) {
            self.reasons.push(reason.to_owned());
        }
    }
}

/// Answers with more iterations are slow.
const ITERATIONS: u64 = 10_000;

/// The schema for inputs on which libraries disagree.
const DISPUTED: &str = "phalanx-disputed-1";

/// Prefix of the schema for encrypted files with their keys, for any version.
const CONTAINERS: &str = "phalanx-file-vectors-";

fn family(cipher: &str) -> Option<&'static Family> {
    families().iter().copied().find(|family| family.name == cipher)
}
