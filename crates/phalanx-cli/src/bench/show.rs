//! Tables for the terminal.

use phalanx_bench::{Machine, Program, Ratio, Row};

use super::{Line, Outcome};

/// A number, or a dash where this machine cannot tell it.
pub(super) fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or("-".into(), |value| format!("{value:.digits$}"))
}

pub(super) fn heading(machine: &Machine) -> String {
    format!(
        "# {}, TSC {} GHz, core {} GHz; {}; {}; Phalanx {}{}\n{}",
        machine.cpu,
        number(machine.tsc_ghz, 2),
        number(machine.core_ghz, 2),
        machine.os,
        machine.rustc,
        machine.phalanx,
        machine.commit.as_ref().map_or_else(String::new, |commit| format!(", commit {commit}")),
        machine
            .own_costs
            .map_or_else(String::new, |own| format!("# PHALANX_COSTS: the costs of {own} kernels are your own\n"))
    )
}

/// The width of the longest text of a column.
pub(super) fn width<'a>(column: impl Iterator<Item = &'a str>, title: &str) -> usize {
    column.map(str::len).max().unwrap_or(0).max(title.len())
}

/// A ratio with its spread: `3.41 (3.32 to 3.55)`.
pub(super) fn ratio(ratio: Option<Ratio>) -> String {
    ratio.map_or_else(String::new, |Ratio { of_least, from, to }| format!("{of_least:.2} ({from:.2} to {to:.2})"))
}

/// Text in columns as wide as their longest cells: on the left, or on the right where the title begins with a space.
pub(super) fn columns(titles: &[&str], rows: &[Vec<String>]) -> String {
    let used: Vec<usize> =
        (0..titles.len()).filter(|i| rows.iter().any(|row| row.get(*i).is_some_and(|cell| !cell.is_empty()))).collect();
    let cell = |i: usize, text: &str| {
        let width = width(rows.iter().filter_map(|row| row.get(i)).map(String::as_str), titles[i].trim_start());
        let fill = " ".repeat(width.saturating_sub(text.chars().count()));
        if titles[i].starts_with(' ') { format!("{fill}{text}") } else { format!("{text}{fill}") }
    };
    let line = |of: &dyn Fn(usize) -> String| used.iter().map(|i| of(*i)).collect::<Vec<_>>().join(" | ");
    let mut out = format!("# {}", line(&|i| cell(i, titles[i].trim_start()))).trim_end().to_owned() + "\n";
    for row in rows {
        out += format!("  {}", line(&|i| cell(i, row.get(i).map_or("", String::as_str)))).trim_end();
        out.push('\n');
    }
    out
}

/// Every row that was measured, and what could not be.
pub(super) fn table(machine: &Machine, lines: &[Line], partial: bool) -> String {
    const TITLES: [&str; 15] = [
        "cipher",
        "mode",
        "op",
        "level",
        "kernel",
        " bytes",
        " streams",
        " threads",
        " TSC cpb",
        " core cpb",
        " median",
        " spread %",
        " GB/s",
        " cycles",
        "times as long",
    ];
    let mut out = heading(machine);
    let several = |of: fn(&Row) -> usize| measured(lines).any(|row| of(row) != 1);
    let (threads, streams) = (several(|row| row.threads), several(|row| row.keys));
    let cells = |row: &Row| {
        vec![
            row.cipher.clone(),
            row.mode.clone(),
            row.op.clone(),
            if row.peer.is_some() { "-".into() } else { row.level.clone() },
            row.peer.clone().unwrap_or_else(|| row.short_kernel()),
            row.bytes.to_string(),
            if streams { row.keys.to_string() } else { String::new() },
            if threads { row.threads.to_string() } else { String::new() },
            number(row.tsc_cpb, 3),
            row.cycles_a_byte(3),
            number(row.core_cpb_median, 3),
            format!("{:.1}", row.spread_percent),
            format!("{:.3}", row.gbps),
            number(row.core_cycles, 0),
            ratio(row.ratio),
        ]
    };
    let rows: Vec<Vec<String>> = measured(lines).map(cells).collect();
    if !rows.is_empty() {
        out += &columns(&TITLES.map(|title| if title == " streams" { " keys" } else { title }), &rows);
    }
    if measured(lines).any(|row| row.ratio.is_some()) {
        out += "# `times as long`: as Phalanx on the same buffer in the same run (a mode: as its whole blocks); the least, and the spread of the passes.\n";
    }
    if measured(lines).any(|row| row.clocks_disagree) {
        out += "# ~: cycles and GB/s disagree by more than 3 %, measured three times: one of them is wrong.\n";
    }
    if partial {
        out += "# Where a level is not listed, it runs the kernels of a lower one; --level shows it all the same.\n";
    }
    out + &not_yet(lines)
}

/// What could not be measured, and why.
pub(super) fn not_yet(lines: &[Line]) -> String {
    let mut out = String::new();
    for line in lines {
        if let Outcome::NotYet(row) = &line.outcome {
            out += &format!(
                "  not yet: {} {} {} {} bytes, {} keys: {}\n",
                row.cipher, row.op, row.level, row.bytes, row.keys, row.why
            );
        }
    }
    out
}

/// The rows that were measured.
pub(super) fn measured(lines: &[Line]) -> impl Iterator<Item = &Row> {
    lines.iter().filter_map(|line| match &line.outcome {
        Outcome::Measured(row) => Some(&**row),
        Outcome::NotYet(_) | Outcome::Called(_) => None,
    })
}

/// Whole programs.
pub(super) fn programs(programs: &[Program]) -> String {
    let cells = |program: &Program| {
        vec![
            program.name.clone(),
            program.version.clone(),
            program.op.clone(),
            program.threads.map_or_else(String::new, |threads| threads.to_string()),
            program.bytes.to_string(),
            format!("{:.3}", program.wall_seconds),
            format!("{:.3}", program.cpu_seconds),
            format!("{:.1}", program.peak_mib),
        ]
    };
    let rows: Vec<Vec<String>> = programs.iter().map(cells).collect();
    columns(&["program", "version", "op", " threads", " bytes", " wall s", " CPU s", " MiB"], &rows)
        + "# medians; CPU: of all cores, in the program and the system; MiB: the most memory, as far as it is more than this program's own\n"
}
