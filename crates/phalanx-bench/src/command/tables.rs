//! Tables for the terminal.

use phalanx_bench::{Machine, Program, Ratio, Row};
pub(crate) use phalanx_terminal::markdown as columns;

use crate::plan::{Line, Outcome, rows};

/// A number, or a dash if this machine can't measure it.
pub(crate) fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or("-".into(), |value| format!("{value:.digits$}"))
}

/// The machine and the build, as comment lines.
pub(crate) fn heading(machine: &Machine) -> String {
    format!(
        "# {}, TSC {} GHz, core {} GHz; {}; {}; Phalanx {}{}\n{}",
        machine.cpu,
        number(machine.tsc_ghz, 2),
        number(machine.core_ghz, 2),
        machine.os,
        machine.rustc,
        machine.phalanx,
        machine.commit.as_ref().map_or_else(String::new, |commit| format!(", commit {commit}")),
        machine.own_costs.map_or_else(String::new, |own| format!("# PHALANX_COSTS: sets the costs of {own} kernels\n"))
    )
}

/// A ratio with its spread: `3.41 (3.32 to 3.55)`.
fn ratio(ratio: Option<Ratio>) -> String {
    ratio.map_or_else(String::new, |Ratio { of_least, from, to, .. }| format!("{of_least:.2} ({from:.2} to {to:.2})"))
}

/// Every row that was measured, as well as those that couldn't be.
pub(crate) fn table(machine: &Machine, lines: &[Line], skips_levels: bool) -> String {
    const TITLES: [&str; 16] = [
        "cipher",
        "mode",
        "op",
        "level",
        "kernel",
        " bytes",
        " keys",
        " threads",
        " TSC cpb",
        " core cpb",
        " median",
        " 90 %",
        " spread %",
        " GB/s",
        " cycles",
        "times as long",
    ];
    let mut out = heading(machine);
    let several = |of: fn(&Row) -> usize| rows(lines).any(|row| of(row) != 1);
    let (threads, keys) = (several(|row| row.threads), several(|row| row.keys));
    let cells = |row: &Row| {
        vec![
            row.cipher.clone(),
            row.mode.clone(),
            row.op.clone(),
            if row.peer.is_some() { "-".into() } else { row.level.clone() },
            row.peer.clone().unwrap_or_else(|| row.short_kernel()),
            row.bytes.to_string(),
            if keys { row.keys.to_string() } else { String::new() },
            if threads { row.threads.to_string() } else { String::new() },
            number(row.tsc_cpb, 3),
            row.cycles_a_byte(3),
            number(row.core_cpb_median, 3),
            number(row.core_cpb_high, 3),
            format!("{:.1}", row.spread_percent),
            format!("{:.3}", row.gbps),
            number(row.core_cycles, 0),
            ratio(row.ratio),
        ]
    };
    let cells: Vec<Vec<String>> = rows(lines).map(cells).collect();
    if !cells.is_empty() {
        out += &columns(&TITLES, &cells);
    }
    if rows(lines).any(|row| row.ratio.is_some()) {
        out += "# times as long: the time divided by Phalanx's on the same buffer in the same run (for a mode, by that of whole blocks), for the minimums, with the range over all passes\n";
    }
    if rows(lines).any(|row| row.clocks_disagree) {
        out += "# ~: cycles and GB/s disagree by more than 3 % in three measurements, so one of them is wrong\n";
    }
    if skips_levels {
        out += "# Levels that aren't listed use the kernels of a lower one. --level shows them.\n";
    }
    out + &not_yet(lines)
}

/// The rows that couldn't be measured, along with the reasons.
fn not_yet(lines: &[Line]) -> String {
    let mut out = String::new();
    for line in lines {
        if let Outcome::NotYet(row) = &line.outcome {
            out += &format!(
                "not yet: {} {} {} {} bytes, {} keys: {}\n",
                row.cipher, row.op, row.level, row.bytes, row.keys, row.why
            );
        }
    }
    out
}

/// Whole programs.
pub(crate) fn programs(programs: &[Program]) -> String {
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
        + "# medians; CPU: time on all cores, in both the program and the system; MiB: peak memory, if it exceeds that of phalanx-bench\n"
}
