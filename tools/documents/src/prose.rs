//! Measures how plain the English of documents, comments and messages is.

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use regex::Regex;

use crate::blocks;
use crate::source::{File, files, prose, split};

/// Options for the report.
#[derive(clap::Args)]
pub struct Args {
    /// Print the N files that are furthest from the goals
    #[arg(long, value_name = "N", conflicts_with_all = ["lines", "diff"])]
    worst: Option<usize>,
    /// Print every line that contains one of the constructions or a wording to avoid
    #[arg(long, conflicts_with = "diff")]
    lines: bool,
    /// Check only the lines that changed since REV
    #[arg(long, value_name = "REV")]
    diff: Option<String>,
}

/// Kinds of text.
const KINDS: [&str; 3] = ["documents", "comments", "strings"];
const DOCUMENTS: usize = 0;

/// Constructions that make a text read like a translation: name, pattern, and how many of them per
/// 1,000 words documents, comments and strings may have. Goals are the rates of well-written
/// projects, rounded up.
const CONSTRUCTIONS: [(&str, &str, [f64; 3]); 7] = [
    ("what", r"\bwhat\b", [2.0, 1.0, 1.0]),
    ("who", r"\b(?:who|whoever|whom)\b", [0.4, 0.3, 0.3]),
    ("stand", r"\b(?:stand|stands|stood)\b", [0.1, 0.05, 0.05]),
    ("take", r"\b(?:take|takes|taken|took)\b", [1.5, 1.2, 1.2]),
    ("beside", r"\bbesides?\b", [0.3, 0.1, 0.1]),
    ("too", r",\s+too\b", [0.05, 0.05, 0.05]),
    (";", ";", [4.0, 5.0, 5.0]),
];

/// How many of each construction any change may have, however short it is.
const ALWAYS_ALLOWED: f64 = 3.0;

/// Prefixes of the names of documents that are generated or describe the past.
const LEFT_OUT: [&str; 4] = ["CHANGELOG", "docs/proof", "docs/benchmarks/results", "docs/algorithms"];

/// The document that lists the words to avoid, and the header of its table.
const WORDS: (&str, &str) = ("docs/words.md", "| write | not |");

/// A wording to avoid.
struct Avoided {
    wording: String,
    instead: String,
    line: usize,
    pattern: Regex,
}

/// Reads the words to avoid, which are the quoted ones in the second column of the table.
fn avoided(document: &str) -> Result<Vec<Avoided>, Box<dyn Error>> {
    let mut avoided = Vec::new();
    let table = (1..).zip(document.lines()).skip_while(|(_, line)| *line != WORDS.1).skip(2);
    for (line, row) in table.take_while(|(_, line)| line.starts_with('|')) {
        let [_, instead, not, _] = row.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            return Err(format!("{}:{line}: not a row of two cells", WORDS.0).into());
        };
        let quoted: Vec<&str> = not.split('"').skip(1).step_by(2).collect();
        if quoted.is_empty() {
            return Err(format!("{}:{line}: no quoted wording to avoid", WORDS.0).into());
        }
        for wording in quoted {
            let words: Vec<String> = wording.split(' ').map(regex::escape).collect();
            let pattern = Regex::new(&format!(r"(?i)\b{}\b", words.join(r"\s")))?;
            avoided.push(Avoided { wording: wording.to_owned(), instead: instead.to_owned(), line, pattern });
        }
    }
    if avoided.is_empty() {
        return Err(format!("{}: no table `{}`", WORDS.0, WORDS.1).into());
    }
    Ok(avoided)
}

/// A construction or a wording to avoid, by its number.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Found {
    Construction(usize),
    Avoided(usize),
}

/// One kind of text in a file.
struct Measured {
    name: String,
    kind: usize,
    /// The number of words in each line that has any.
    words: Vec<(usize, usize)>,
    found: Vec<(RangeInclusive<usize>, Found)>,
}

/// Measures one kind of text.
fn measure(name: &str, kind: usize, markdown: &str, avoided: &[Avoided]) -> Measured {
    static CONSTRUCTION: LazyLock<Vec<Regex>> = LazyLock::new(|| {
        let pattern = |(_, pattern, _): &(_, &str, _)| Regex::new(&format!("(?i){pattern}")).expect("a valid pattern");
        CONSTRUCTIONS.iter().map(pattern).collect()
    });
    static WORD: LazyLock<Regex> = LazyLock::new(|| Regex::new("[A-Za-z']+").expect("a valid pattern"));
    let prose = prose(markdown);
    let mut words: HashMap<usize, usize> = HashMap::new();
    for word in WORD.find_iter(&prose.text) {
        *words.entry(prose.line(word.start())).or_default() += 1;
    }
    let mut found = Vec::new();
    let mut find = |pattern: &Regex, what: Found| {
        for place in pattern.find_iter(&prose.text) {
            found.push((prose.line(place.start())..=prose.line(place.end() - 1), what));
        }
    };
    for (number, pattern) in CONSTRUCTION.iter().enumerate() {
        find(pattern, Found::Construction(number));
    }
    for (number, avoided) in avoided.iter().enumerate() {
        find(&avoided.pattern, Found::Avoided(number));
    }
    // The table itself quotes them.
    found.retain(|(lines, what)| match what {
        Found::Avoided(number) => (name, *lines.start()) != (WORDS.0, avoided[*number].line),
        Found::Construction(_) => true,
    });
    found.sort_by_key(|(lines, _)| *lines.start());
    Measured { name: name.to_owned(), kind, words: words.into_iter().collect(), found }
}

/// Measures all files.
fn measure_all(files: &[File], avoided: &[Avoided]) -> Vec<Measured> {
    let mut measured = Vec::new();
    for File { name, text } in files.iter().filter(|file| !is_left_out(&file.name)) {
        let parts = split(name, text);
        let kind = if name.ends_with(".md") { DOCUMENTS } else { 1 };
        measured.push(measure(name, kind, &parts.prose, avoided));
        measured.push(measure(name, 2, &parts.strings, avoided));
    }
    measured
}

/// Whether a file is not measured.
pub(crate) fn is_left_out(name: &str) -> bool {
    LEFT_OUT.iter().any(|begin| name.starts_with(begin))
}

/// Counts of words, constructions and wordings to avoid for one kind of text.
#[derive(Default)]
struct Total {
    words: usize,
    constructions: [usize; CONSTRUCTIONS.len()],
    avoided: usize,
}

impl Total {
    /// Adds the lines of a text selected by `keep`.
    fn add(&mut self, measured: &Measured, keep: impl Fn(usize) -> bool) {
        self.words += measured.words.iter().filter(|(line, _)| keep(*line)).map(|(_, words)| words).sum::<usize>();
        for (_, what) in measured.found.iter().filter(|(lines, _)| lines.clone().any(&keep)) {
            match what {
                Found::Construction(number) => self.constructions[*number] += 1,
                Found::Avoided(_) => self.avoided += 1,
            }
        }
    }

    /// How often the goal allows a construction in this many words.
    fn allowed(&self, construction: usize, kind: usize) -> f64 {
        CONSTRUCTIONS[construction].2[kind] * self.words as f64 / 1000.0
    }

    fn excess(&self, kind: usize) -> f64 {
        let over = |(number, count): (usize, &usize)| (*count as f64 - self.allowed(number, kind)).max(0.0);
        self.constructions.iter().enumerate().map(over).sum::<f64>() + self.avoided as f64
    }
}

/// The totals of each kind.
fn totals(measured: &[Measured], keep: impl Fn(&str, usize) -> bool) -> [Total; KINDS.len()] {
    let mut totals = <[Total; KINDS.len()]>::default();
    for measured in measured {
        totals[measured.kind].add(measured, |line| keep(&measured.name, line));
    }
    totals
}

/// Prints the totals, and returns how many goals are missed.
fn print_totals(totals: &[Total; KINDS.len()]) -> usize {
    let mut missed = 0;
    for (kind, total) in totals.iter().enumerate() {
        let mut rates = Vec::new();
        for (number, (name, _, goals)) in CONSTRUCTIONS.iter().enumerate() {
            let rate = total.constructions[number] as f64 * 1000.0 / total.words.max(1) as f64;
            let is_missed = rate > goals[kind];
            missed += usize::from(is_missed);
            rates.push(format!("{name} {rate:.2} ({}){}", goals[kind], if is_missed { " *" } else { "" }));
        }
        println!("{}: {} words; per 1,000 (goal): {}", KINDS[kind], total.words, rates.join(", "));
    }
    let avoided: usize = totals.iter().map(|total| total.avoided).sum();
    println!("wordings that {} avoids: {avoided} (0)", WORDS.0);
    missed + usize::from(avoided > 0)
}

/// Prints the size of the documents, and the number of lines that are too long.
fn print_sizes(files: &[File]) {
    let (mut words, mut lines, mut rows, mut comments) = (0, 0, 0, 0);
    for File { name, text } in files.iter().filter(|file| !is_left_out(&file.name)) {
        let wide = |line: &str, columns: usize| line.len() > columns && line.chars().count() > columns;
        if !name.ends_with(".md") {
            let prose = split(name, text).prose;
            comments +=
                text.lines().zip(prose.lines()).filter(|(line, prose)| !prose.is_empty() && wide(line, 100)).count();
            continue;
        }
        words += text.split_whitespace().count();
        let code = blocks::code_lines(text);
        for (_, line) in (1..).zip(text.lines()).filter(|(number, _)| !code.contains(number)) {
            let is_row = line.starts_with('|');
            rows += usize::from(is_row && wide(line, 200));
            lines += usize::from(!is_row && wide(line, 100));
        }
    }
    println!("documents: {words} words with code, {lines} lines above 100 columns, {rows} table rows above 200");
    println!("comments: {comments} lines above 100 columns");
}

/// Describes a line of a file, with the constructions and wordings to avoid in it.
fn describe(measured: &Measured, line: usize, avoided: &[Avoided], files: &[File]) -> String {
    let here = measured.found.iter().filter(|(lines, _)| *lines.start() == line);
    let mut names: Vec<String> = here
        .map(|(_, what)| match what {
            Found::Construction(number) => CONSTRUCTIONS[*number].0.to_owned(),
            Found::Avoided(number) => {
                let Avoided { wording, instead, .. } = &avoided[*number];
                format!("\"{wording}\": write \"{instead}\"")
            }
        })
        .collect();
    names.dedup();
    let file = files.iter().find(|file| file.name == measured.name);
    let text = file.and_then(|file| file.text.lines().nth(line - 1)).unwrap_or("");
    format!("{}:{line}: [{}] {}", measured.name, names.join(", "), text.trim())
}

/// The reasons to refuse changed lines: a wording to avoid, or more of a construction than the goal
/// allows in this many words, unless it is no more than is always allowed.
fn refused(measured: &[Measured], changed: &Changed, avoided: &[Avoided], files: &[File]) -> Vec<String> {
    let is_changed = |name: &str, line: usize| changed.get(name).is_some_and(|lines| lines.contains(&line));
    let totals = totals(measured, is_changed);
    let (mut refused, mut reasons) = (Vec::new(), Vec::new());
    let most = |number: usize, kind: usize| totals[kind].allowed(number, kind).floor().max(ALWAYS_ALLOWED);
    for measured in measured {
        let mut lines: Vec<usize> = Vec::new();
        for (place, what) in &measured.found {
            let is_refused = match what {
                Found::Avoided(_) => true,
                Found::Construction(number) => {
                    totals[measured.kind].constructions[*number] as f64 > most(*number, measured.kind)
                }
            };
            if is_refused && place.clone().any(|line| is_changed(&measured.name, line)) {
                lines.push(*place.start());
            }
        }
        lines.dedup();
        refused.extend(lines.iter().map(|line| describe(measured, *line, avoided, files)));
    }
    for (kind, total) in totals.iter().enumerate() {
        for (number, count) in total.constructions.iter().enumerate() {
            let most = most(number, kind);
            if *count as f64 > most {
                let (kind, name, words) = (KINDS[kind], CONSTRUCTIONS[number].0, total.words);
                reasons
                    .push(format!("{kind}: {count} of [{name}] in {words} changed words, at most {most} are allowed"));
            }
        }
    }
    refused.extend(reasons);
    refused
}

/// Changed lines by file.
type Changed = HashMap<String, HashSet<usize>>;

/// Reads the output of `git diff --unified=0`.
fn changed(diff: &str) -> Result<Changed, String> {
    let (mut changed, mut name) = (Changed::new(), "");
    for line in diff.lines() {
        if let Some(path) = line.strip_prefix("+++ ") {
            name = path.strip_prefix("b/").unwrap_or("");
        } else if let Some(hunk) = line.strip_prefix("@@ ") {
            let added = hunk.split(['+', ' ']).nth(2).ok_or_else(|| format!("git diff: {line}"))?;
            let (start, count) = added.split_once(',').unwrap_or((added, "1"));
            let number = |text: &str| text.parse::<usize>().map_err(|error| format!("git diff: {line}: {error}"));
            let start = number(start)?;
            changed.entry(name.to_owned()).or_default().extend(start..start + number(count)?);
        }
    }
    Ok(changed)
}

/// The lines in the working tree that changed since a revision. Git does not show new files before
/// `git add`.
fn changed_since(root: &Path, revision: &str) -> Result<Changed, Box<dyn Error>> {
    let options = ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--dst-prefix=b/", revision, "--"];
    let output = Command::new("git").arg("-C").arg(root).args(options).output()?;
    if !output.status.success() {
        return Err(format!("git diff {revision}: {}", String::from_utf8_lossy(&output.stderr).trim()).into());
    }
    Ok(changed(&String::from_utf8_lossy(&output.stdout))?)
}

/// Measures the English of all files, and checks it.
pub fn run(root: &Path, args: &Args) -> Result<(), Box<dyn Error>> {
    let files = files(root)?;
    let words = files.iter().find(|file| file.name == WORDS.0).ok_or_else(|| format!("{} is missing", WORDS.0))?;
    let avoided = avoided(&words.text)?;
    let measured = measure_all(&files, &avoided);
    if let Some(most) = args.worst {
        let mut worst: Vec<(f64, usize, &Measured)> = measured
            .iter()
            .map(|measured| {
                let mut total = Total::default();
                total.add(measured, |_| true);
                (total.excess(measured.kind), total.words, measured)
            })
            .collect();
        worst.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (excess, words, Measured { name, kind, .. }) in worst.iter().take(most) {
            println!("{excess:6.0} over in {words:6} words  {name} ({})", KINDS[*kind]);
        }
        return Ok(());
    }
    if args.lines {
        for measured in &measured {
            let mut lines: Vec<usize> = measured.found.iter().map(|(lines, _)| *lines.start()).collect();
            lines.dedup();
            for line in lines {
                println!("{}", describe(measured, line, &avoided, &files));
            }
        }
    }
    let missed = print_totals(&totals(&measured, |_, _| true));
    print_sizes(&files);
    if let Some(revision) = &args.diff {
        let refused = refused(&measured, &changed_since(root, revision)?, &avoided, &files);
        return if refused.is_empty() { Ok(()) } else { Err(refused.join("\n").into()) };
    }
    if missed == 0 { Ok(()) } else { Err(format!("{missed} goals missed").into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::root;

    fn file(name: &str, text: &str) -> File {
        File { name: name.to_owned(), text: text.to_owned() }
    }

    fn list() -> Vec<Avoided> {
        avoided(&std::fs::read_to_string(root().join(WORDS.0)).unwrap()).unwrap()
    }

    /// The reasons to refuse a change to all lines of a file.
    fn judged(name: &str, text: &str) -> Vec<String> {
        let (files, list) = ([file(name, text)], list());
        let changed = Changed::from([(name.to_owned(), (1..=text.lines().count()).collect())]);
        refused(&measure_all(&files, &list), &changed, &list, &files)
    }

    #[test]
    fn every_wording_to_avoid_is_refused_in_every_kind_of_text() {
        for Avoided { wording, instead, .. } in list() {
            let split = wording.replacen(' ', "\n// ", 1);
            for (name, text) in [
                ("a.md", format!("It {wording} it.\n")),
                ("a.rs", format!("// It {split} it.\n")),
                ("a.rs", format!("fn f() -> &'static str {{ \"it was {wording} this time\" }}\n")),
                ("a.h", format!("/* It {wording} it. */\n")),
                ("a.py", format!("\"\"\"It {wording} it.\"\"\"\n")),
                (".ci/steps/a", format!("# It {wording} it.\n")),
            ] {
                let refused = judged(name, &text);
                let names_it = |line: &String| line.contains(&wording) && line.contains(&instead);
                assert!(refused.iter().any(names_it), "{name}: {text}: {refused:?}");
            }
        }
        assert_eq!(judged("a.md", "In code, `abreast` is a name.\n"), [""; 0]);
    }

    #[test]
    fn constructions_are_refused_above_the_goal() {
        let samples = ["what", "whoever", "stands", "took", "besides", "x, too", "x; y"];
        for (number, sample) in samples.iter().enumerate() {
            let (name, _, goals) = CONSTRUCTIONS[number];
            let text = |count: usize, words: usize| {
                format!("{}{}\n", format!("{sample}\n").repeat(count), "word\n".repeat(words))
            };
            assert_eq!(judged("a.md", &text(3, 0)), [""; 0], "{name}");
            let refused = judged("a.md", &text(4, 0));
            assert_eq!(refused.len(), 5, "{refused:?}");
            assert!(refused[0].starts_with(&format!("a.md:1: [{name}]")), "{refused:?}");
            // Enough words for the goal to allow it.
            let enough = (4.0 / goals[DOCUMENTS] * 1000.0) as usize;
            assert_eq!(judged("a.md", &text(4, enough)), [""; 0], "{name}");
            assert_eq!(judged("a.md", &text(4, enough / 2)).len(), 5, "{name}");
        }
    }

    #[test]
    fn only_changed_lines_are_refused() {
        let (list, files) = (list(), [file("a.md", "abreast\n\nabreast\n\nnot whole\nblocks\n")]);
        let measured = measure_all(&files, &list);
        for (line, expected) in [(1, "a.md:1: "), (3, "a.md:3: "), (5, "a.md:5: "), (6, "a.md:5: ")] {
            let refused = refused(&measured, &Changed::from([("a.md".to_owned(), [line].into())]), &list, &files);
            assert!(matches!(&refused[..], [one] if one.starts_with(expected)), "{line}: {refused:?}");
        }
        for (name, line) in [("a.md", 2), ("b.md", 1)] {
            let changed = Changed::from([(name.to_owned(), [line].into())]);
            assert_eq!(refused(&measured, &changed, &list, &files), [""; 0]);
        }
    }

    #[test]
    fn totals_count_and_miss_goals() {
        let files =
            [file("a.md", &"what it is\n".repeat(4)), file("a.rs", "// abreast; x\n"), file("docs/proof.md", "what\n")];
        let totals = totals(&measure_all(&files, &list()), |_, _| true);
        assert_eq!(totals.each_ref().map(|total| total.words), [12, 2, 0]);
        assert_eq!(totals[0].constructions, [4, 0, 0, 0, 0, 0, 0]);
        assert_eq!((totals[1].constructions[6], totals[1].avoided), (1, 1));
        assert_eq!(print_totals(&totals), 3);
        assert!(totals[0].excess(0) > 3.9 && totals[1].excess(1) > 1.9);
    }

    #[test]
    fn diffs_are_read() {
        let diff = "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1 @@ x\n@@ -9 +10,3 @@\n--- a/b\n+++ /dev/null\n@@ -1 +0,0 @@\n";
        let changed = changed(diff).unwrap();
        assert_eq!(changed["a.md"], [1, 10, 11, 12].into());
        assert!(changed.get("").is_none_or(HashSet::is_empty));
        assert!(super::changed("+++ b/a\n@@ -1 +x @@\n").is_err());
    }

    #[test]
    fn a_list_without_quotes_is_refused() {
        let table = |row: &str| format!("{}\n|---|---|\n{row}\n", WORDS.1);
        assert!(avoided(&table("| use | \"utilise\" |")).is_ok());
        assert!(avoided(&table("| use | utilise |")).is_err());
        assert!(avoided(&table("| use |")).is_err());
        assert!(avoided("# Words\n").is_err());
    }
}
