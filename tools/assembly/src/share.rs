//! Shares text between the functions of a file. A run of lines that recurs with different numbers
//! becomes a macro, with the numbers as parameters. This pays off because the ciphers in a family
//! often differ only in the number of rounds, and kernels for different S-boxes only in the S-box.
//! The machine code does not change.

use std::collections::HashMap;
use std::fmt::Write as _;

/// Minimum number of lines for a macro.
const FEWEST_LINES: usize = 24;
/// Placeholder for a number.
const HOLE: char = '\0';

/// Functions after the macros are factored out.
pub(crate) struct Shared {
    /// The definitions.
    pub(crate) macros: String,
    /// The functions, line by line.
    pub(crate) functions: Vec<Vec<String>>,
    /// The names of the macros.
    pub(crate) names: Vec<String>,
}

/// A line: the number of its skeleton (the text without its numbers), and the numbers.
struct Line<'a> {
    skeleton: usize,
    numbers: Vec<&'a str>,
    text: &'a str,
}

/// A run of lines and the places where it begins.
struct Run {
    starts: Vec<usize>,
    lines: usize,
}

/// Finds runs that the functions share. Each function is a list of lines.
pub(crate) fn share(functions: &[Vec<String>]) -> Shared {
    let mut skeletons: HashMap<String, usize> = HashMap::new();
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut ends = Vec::new();
    // Returns a skeleton that differs from all others. It marks the end of a function and lines
    // that are already in a macro.
    let mut next_barrier = usize::MAX;
    let mut barrier = || {
        next_barrier -= 1;
        next_barrier
    };
    for function in functions {
        for text in function {
            let (skeleton, numbers) = split(text);
            let count = skeletons.len();
            lines.push(Line { skeleton: *skeletons.entry(skeleton).or_insert(count), numbers, text });
        }
        ends.push(lines.len());
        lines.push(Line { skeleton: barrier(), numbers: Vec::new(), text: "" });
    }
    let mut shared = Shared { macros: String::new(), functions: Vec::new(), names: Vec::new() };
    // The replacement of a line: nothing, or a macro call.
    let mut becomes: Vec<Option<String>> = vec![None; lines.len()];
    while let Some(run) = longest(&lines) {
        let name = format!("shared_{}", shared.names.len() + 1);
        let (definition, uses) = write(&lines, &run, &name);
        shared.macros.push_str(&definition);
        shared.names.push(name);
        for (start, text) in run.starts.iter().zip(uses) {
            for at in *start..*start + run.lines {
                lines[at].skeleton = barrier();
                becomes[at] = Some(String::new());
            }
            becomes[*start] = Some(text);
        }
    }
    let mut start = 0;
    for end in ends {
        let own = (start..end).filter_map(|at| match &becomes[at] {
            None => Some(lines[at].text.to_owned()),
            Some(text) => (!text.is_empty()).then(|| text.clone()),
        });
        shared.functions.push(own.collect());
        start = end + 1;
    }
    shared
}

/// Returns the run that saves the most lines.
fn longest(lines: &[Line<'_>]) -> Option<Run> {
    let mut windows: HashMap<Vec<usize>, Vec<usize>> = HashMap::new();
    for at in 0..(lines.len() + 1).saturating_sub(FEWEST_LINES) {
        let window = lines[at..at + FEWEST_LINES].iter().map(|line| line.skeleton).collect();
        windows.entry(window).or_default().push(at);
    }
    let mut best: Option<(usize, Run)> = None;
    for mut starts in windows.into_values().filter(|starts| starts.len() > 1) {
        let same = |from: usize, ahead: usize| {
            let line = |start: usize| lines.get(start + ahead).map(|line| line.skeleton);
            line(from).is_some() && starts.iter().all(|start| line(*start) == line(from))
        };
        // Start only where the preceding lines differ, so that each run is found only once.
        let before = |start: &usize| start.checked_sub(1).map(|at| lines[at].skeleton);
        if before(&starts[0]).is_some() && starts.iter().all(|start| before(start) == before(&starts[0])) {
            continue;
        }
        let mut length = FEWEST_LINES;
        while same(starts[0], length) {
            length += 1;
        }
        let mut free = 0;
        starts.retain(|start| {
            let is_free = *start >= free;
            if is_free {
                free = start + length;
            }
            is_free
        });
        let spared = (starts.len() - 1) * length;
        let key = (spared, std::cmp::Reverse(starts[0]));
        if spared > 0 && best.as_ref().is_none_or(|(most, run)| key > (*most, std::cmp::Reverse(run.starts[0]))) {
            best = Some((spared, Run { starts, lines: length }));
        }
    }
    best.map(|(_, run)| run)
}

/// Generates the macro for a run, and its calls.
fn write(lines: &[Line<'_>], run: &Run, name: &str) -> (String, Vec<String>) {
    // The numbers that differ from place to place, without duplicate rows.
    let mut rows: Vec<Vec<&str>> = Vec::new();
    let mut text = String::new();
    for ahead in 0..run.lines {
        let first = &lines[run.starts[0] + ahead];
        let skeleton = split(first.text).0;
        let mut parts = skeleton.split(HOLE);
        text.push_str(parts.next().unwrap_or_default());
        for (place, part) in parts.enumerate() {
            let row: Vec<&str> = run.starts.iter().map(|start| lines[start + ahead].numbers[place]).collect();
            // Assemblers for macOS parse macros without parameters differently, so we always have
            // at least one.
            if rows.is_empty() || row.iter().any(|number| *number != row[0]) {
                let parameter = rows.iter().position(|known| *known == row).unwrap_or_else(|| {
                    rows.push(row);
                    rows.len() - 1
                });
                let _ = write!(text, "\\p{parameter}");
            } else {
                text.push_str(row[0]);
            }
            text.push_str(part);
        }
        text.push('\n');
    }
    if rows.is_empty() {
        rows.push(vec!["0"; run.starts.len()]);
    }
    let list = (0..rows.len()).map(|number| format!("p{number}")).collect::<Vec<_>>().join(",");
    let uses = (0..run.starts.len()).map(|which| {
        let arguments: Vec<&str> = rows.iter().map(|row| row[which]).collect();
        format!("{name} {}", arguments.join(","))
    });
    (format!("\n.macro {name} {list}\n{text}.endm\n"), uses.collect())
}

/// Splits a line into its skeleton and its numbers. The numbers in labels stay in the skeleton.
fn split(line: &str) -> (String, Vec<&str>) {
    let (mut skeleton, mut numbers) = (String::new(), Vec::new());
    let mut rest = line;
    if !line.ends_with(':') {
        while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
            let last = rest[..at].chars().next_back().or_else(|| skeleton.chars().next_back()).unwrap_or(' ');
            let length = rest[at..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len() - at);
            let (start, end) = (at - usize::from(rest[..at].ends_with('-')), at + length);
            if last.is_ascii_alphanumeric() || matches!(last, '_' | '.' | '%') {
                skeleton.push_str(&rest[..end]);
            } else {
                skeleton.push_str(&rest[..start]);
                skeleton.push(HOLE);
                numbers.push(&rest[start..end]);
            }
            rest = &rest[end..];
        }
    }
    skeleton.push_str(rest);
    (skeleton, numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_lines() {
        let holes = |line| split(line).0.replace(HOLE, "_");
        assert_eq!(holes("movq -8(%r10,%rax,8),%xmm1"), "movq _(%r10,%rax,_),%xmm1");
        assert_eq!(holes("add v3.16b,v4.16b,#-10"), "add v3.16b,v4.16b,#_");
        assert_eq!(holes("leaq 1000f(%rip),%rax"), "leaq _(%rip),%rax");
        assert_eq!(holes("12:"), "12:");
        assert_eq!(holes("invoke callq,local_x_1"), "invoke callq,local_x_1");
        assert_eq!(split("tbz w3,#4,12f").1, ["4", "12f"]);
    }

    #[test]
    fn what_is_shared_expands_to_what_was_there() {
        let block = |number: usize, rounds: usize| {
            let mut lines: Vec<String> =
                (0..FEWEST_LINES).map(|at| format!("movq {}(%rdi),%r{}", 8 * at, 8 + at % 8)).collect();
            lines[7] = format!("cmpq ${rounds},%r8");
            lines[9] = format!("leaq {number}f(%rip),%rax");
            lines
        };
        let other: Vec<String> = vec!["pushq %rbp".into(), "retq".into()];
        let functions = [[block(1000, 10), other.clone()].concat(), other.clone(), [other, block(1001, 14)].concat()];
        let shared = share(&functions);
        assert_eq!(shared.functions[0], ["shared_1 0,10,1000f", "pushq %rbp", "retq"]);
        assert_eq!(shared.functions[1], functions[1]);
        assert_eq!(shared.functions[2], ["pushq %rbp", "retq", "shared_1 0,14,1001f"]);
        // Expand the macro as an assembler would.
        let body = shared.macros.split_once("p2\n").unwrap().1.split_once(".endm").unwrap().0;
        let expanded = body.replace("\\p0", "0").replace("\\p1", "14").replace("\\p2", "1001f");
        assert_eq!(expanded.lines().collect::<Vec<_>>(), block(1001, 14));
    }

    #[test]
    fn a_macro_has_a_parameter() {
        let same = vec!["retq".to_owned(); FEWEST_LINES];
        let shared = share(&[same.clone(), same]);
        assert!(shared.macros.starts_with("\n.macro shared_1 p0\n"), "{}", shared.macros);
        assert_eq!(shared.functions[1], ["shared_1 0"]);
        assert_eq!(shared.names, ["shared_1"]);
    }
}
