//! Exports a record as tables and curves for LaTeX.

use std::fmt::Write as _;

use crate::axis::Axis;
use crate::report::{BESIDE, Curve, beside, curves};
use crate::svg::runs;
use crate::{PAPERS, Paper, Record, Row, own_tables, reasons};

/// File names and contents.
pub type Files = Vec<(String, String)>;

/// LaTeX files. There is a table (booktabs) for each table in a paper and one with all Phalanx
/// results, curves over sizes (pgfplots) with their data, and `phalanx.tex`, which includes all of
/// them and compiles on its own.
pub fn latex(record: &Record) -> Files {
    let (mut files, mut inputs) = (Files::new(), String::new());
    for table in own_tables(record.results.iter()) {
        let name = format!("paper-{}", plain(&table.table));
        let about = Paper::of_table(&table.table)
            .map_or_else(String::new, |paper| format!("{}, {}", paper.authors, paper.venue));
        let caption = format!(
            "Table {} from {about}, as printed and as measured on {}",
            table.table.trim_start_matches(char::is_alphabetic),
            record.machine.cpu
        );
        let rows: Vec<&[String]> = table.rows.iter().map(|row| &row[..]).collect();
        files.push((format!("{name}.tex"), booktabs(&caption, &name, &table.head, &rows, NOT_PRINTED)));
        let _ = writeln!(inputs, "\\input{{{name}}}");
        let beside = beside(record, &table.table);
        let rows: Vec<&[String]> = beside.iter().map(|row| &row[..]).collect();
        let caption = format!(
            "The techniques in table {} from {about}, compared with Phalanx, in cycles per byte on {}",
            table.table.trim_start_matches(char::is_alphabetic),
            record.machine.cpu
        );
        let name = format!("{name}-beside");
        files.push((format!("{name}.tex"), booktabs(&caption, &name, &BESIDE, &rows, COLUMNS_BESIDE)));
        let _ = writeln!(inputs, "\\input{{{name}}}");
    }
    let absent: Vec<String> = reasons(record.not_yet.iter())
        .iter()
        .map(|(reason, rows)| format!("Not measured, {} rows: {}.\n\n", rows.len(), escaped(reason)))
        .collect();
    inputs += &absent.concat();
    files.push(("phalanx.bib".into(), bibliography(record)));
    let own: Vec<Vec<String>> =
        record.results.iter().filter(|row| row.peer.is_none() && row.paper.is_none()).map(cells).collect();
    if !own.is_empty() {
        let head =
            ["cipher", "mode", "operation", "level", " bytes", " keys", " cycles per byte", " spread, \\%", " GB/s"];
        let rows: Vec<&[String]> = own.iter().map(Vec::as_slice).collect();
        let caption = format!("Phalanx {} on {}", record.machine.phalanx, record.machine.cpu);
        files.push(("results.tex".into(), booktabs(&caption, "results", &head, &rows, NOT_COUNTED)));
        inputs += "\\input{results}\n";
    }
    let mut names = Vec::new();
    for curve in curves(record) {
        let first = format!("sizes-{}", plain(&curve.name));
        let name = (1..)
            .map(|n| if n == 1 { first.clone() } else { format!("{first}-{n}") })
            .find(|name| !names.contains(name));
        let Some(name) = name else { continue };
        files.push((format!("{name}.dat"), data(&curve)));
        files.push((format!("{name}.tex"), pgfplots(&curve, &name)));
        let _ = writeln!(inputs, "\\input{{{name}}}");
        names.push(name);
    }
    let papers = record.results.iter().filter_map(|row| row.paper.as_deref().and_then(Paper::of_table));
    let mut cited: Vec<_> = papers.collect();
    cited.sort_by_key(|paper| paper.letter);
    cited.dedup();
    let cited: String =
        cited.iter().map(|paper| format!("\n\\item[{}] {}", paper.letter, escaped(&paper.to_string()))).collect();
    let cited = if cited.is_empty() { cited } else { format!("\\begin{{description}}{cited}\n\\end{{description}}\n") };
    let about = escaped(&about(record));
    files.push((
        "phalanx.tex".into(),
        format!(
            "% Everything in one document: pdflatex phalanx\n\\documentclass{{article}}\n\\usepackage[margin=2cm]{{geometry}}\n\
             \\usepackage{{booktabs,longtable,pgfplots}}\n\\pgfplotsset{{compat=1.16}}\n\\begin{{document}}\n\\footnotesize\n\\setlength{{\\tabcolsep}}{{3pt}}\n{about}\n\n{cited}\
             {inputs}\\end{{document}}\n"
        ),
    ));
    files
}

/// BibTeX entries for the papers and the software.
fn bibliography(record: &Record) -> String {
    let machine = &record.machine;
    let commit = machine.commit.as_ref().map_or_else(String::new, |commit| format!(", commit {commit}"));
    let year = record.method.as_ref().and_then(|method| method.date.as_deref()).and_then(|date| date.get(..4));
    let year = year.map_or_else(String::new, |year| format!("  year = {{{year}}},\n"));
    let mut out = format!(
        "@misc{{phalanx,\n  author = {{{{The authors of Phalanx}}}},\n  title = {{Phalanx {}: constant-time block ciphers}},\n{year}  note = {{Software, \
         version {}{commit}}}\n}}\n",
        machine.phalanx, machine.phalanx
    );
    for paper in &PAPERS {
        let authors = paper.authors.split(", ").map(escaped).collect::<Vec<_>>().join(" and ");
        let doi = paper.doi.map_or_else(String::new, |doi| format!("  doi = {{{doi}}},\n"));
        let (title, venue) = (escaped(paper.title), escaped(paper.venue));
        let _ = write!(
            out,
            "\n@article{{paper-{},\n  author = {{{authors}}},\n  title = {{{title}}},\n{doi}  journal = {{{venue}}}\n}}\n",
            paper.letter
        );
    }
    out
}

/// The machine and the method, in one sentence.
fn about(record: &Record) -> String {
    let machine = &record.machine;
    let parts = [
        Some(machine.cpu.clone()),
        machine.cpu_family.clone(),
        machine.microcode.as_ref().map(|microcode| format!("microcode {microcode}")),
        machine.core_ghz.map(|ghz| format!("core at {ghz:.2} GHz")),
        Some(machine.os.clone()),
        Some(machine.rustc.clone()),
        Some(format!("Phalanx {}", machine.phalanx)),
        machine.commit.as_ref().map(|commit| format!("commit {commit}")),
        record.method.as_ref().and_then(|method| method.date.clone()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ") + "."
}

fn cells(row: &Row) -> Vec<String> {
    let number = |value: Option<f64>| value.map_or_else(|| "-".into(), |value| format!("{value:.2}"));
    vec![
        row.cipher.clone(),
        row.mode.clone(),
        row.op.clone(),
        row.level.clone(),
        row.bytes.to_string(),
        if row.keys == 1 { String::new() } else { row.keys.to_string() },
        number(row.core_cpb),
        format!("{:.1}", row.spread_percent),
        format!("{:.2}", row.gbps),
    ]
}

/// Notes that go below tables containing a dash.
const NOT_PRINTED: &str = "-: the paper printed no figure.";
const NOT_COUNTED: &str = "-: this machine does not count cycles.";
/// The note for tables that compare with Phalanx, whose headings have to be short.
const COLUMNS_BESIDE: &str = "here: the technique on this machine. Phalanx doing the same work: same level, with the same instructions as the technique; \
    few blocks, in a call with as many blocks as the technique processes at once; best, at its highest level. -: no such figure.";

/// If an entry in the first column has at least this many characters, lines may break in it.
const MAX_CELL_CHARS: usize = 30;

/// A multi-page table with a note below it. Headings that start with a space are above numbers, so
/// they are right-aligned.
fn booktabs(caption: &str, label: &str, head: &[&str], rows: &[&[String]], note: &str) -> String {
    let used: Vec<usize> = (0..head.len()).filter(|i| rows.iter().any(|row| !row[*i].is_empty())).collect();
    let is_long = |i: usize| i == 0 && rows.iter().any(|row| row[i].len() > MAX_CELL_CHARS);
    let column = |i: &usize| match () {
        () if is_long(*i) => "p{0.2\\textwidth}",
        () if head[*i].starts_with(' ') => "r",
        () => "l",
    };
    let columns: String = used.iter().map(column).collect();
    let heads = used.iter().map(|i| head[*i].trim()).collect::<Vec<_>>().join(" & ");
    let mut out = format!(
        "\\begin{{longtable}}{{{columns}}}\n\\caption{{{}}}\\label{{tab:{label}}}\\\\\n\\toprule\n{heads} \\\\\n\\midrule\n\\endfirsthead\n\
         \\toprule\n{heads} \\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n",
        escaped(caption),
    );
    for row in rows {
        let cell = |i: &usize| match escaped(&row[*i]) {
            text if is_long(*i) => format!("\\raggedright {text}"),
            text => text,
        };
        let _ = writeln!(out, "{} \\\\", used.iter().map(cell).collect::<Vec<_>>().join(" & "));
    }
    let has_dash = rows.iter().any(|row| used.iter().any(|i| row[*i] == "-"));
    let note =
        if has_dash || note == COLUMNS_BESIDE { format!("\\noindent {}\n\n", escaped(note)) } else { String::new() };
    format!("{out}\\end{{longtable}}\n{note}")
}

/// A column of sizes and one for each line. It contains `nan` where a line has no point, and
/// between points that are too far apart to join.
fn data(curve: &Curve) -> String {
    let mut out = (0..curve.series.len()).fold(String::from("bytes"), |head, i| format!("{head} s{i}")) + "\n";
    // If another line has a point in between two joined points, the line has to be joined across
    // it, so each line gets its own rows.
    for (i, (_, points)) in curve.series.iter().enumerate() {
        for run in runs(points) {
            let cells = |value: &str| {
                (0..curve.series.len())
                    .map(|of| if of == i { value.to_owned() } else { "nan".into() })
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            for (size, value) in run {
                let _ = writeln!(out, "{size} {}", cells(&value.to_string()));
            }
            let _ = writeln!(out, "nan {}", cells("nan"));
        }
    }
    out
}

fn pgfplots(curve: &Curve, name: &str) -> String {
    let points = || curve.series.iter().flat_map(|(_, points)| points);
    let x = Axis::powers("bytes in a call", 2, points().map(|point| point.0));
    let y = Axis::numbers(curve.unit, false, points().map(|point| point.1));
    let ticks = |letter: &str, axis: &Axis| {
        let at: Vec<_> = axis.ticks.iter().map(|(tick, _)| tick.to_string()).collect();
        let text: Vec<_> = axis.ticks.iter().map(|(_, text)| text.as_str()).collect();
        let (first, last) = (at.first().cloned().unwrap_or_default(), at.last().cloned().unwrap_or_default());
        format!(
            "{letter}mode={}, {letter}min={first}, {letter}max={last}, {letter}tick={{{}}}, {letter}ticklabels={{{}}}, {letter}label={{{}}}",
            if axis.is_log() { "log" } else { "linear" },
            at.join(","),
            text.join(","),
            axis.name
        )
    };
    let mut out = format!(
        "\\begin{{center}}\\begin{{tikzpicture}}\n\\begin{{axis}}[title={{{}}}, {},\n {},\n legend pos=outer north east, unbounded coords=jump]\n",
        escaped(&curve.name),
        ticks("x", &x),
        ticks("y", &y)
    );
    for (i, (line, _)) in curve.series.iter().enumerate() {
        let _ =
            writeln!(out, "\\addplot table [x=bytes, y=s{i}] {{{name}.dat}};\n\\addlegendentry{{{}}}", escaped(line));
    }
    out + "\\end{axis}\n\\end{tikzpicture}\\end{center}\n"
}

/// Escapes LaTeX commands.
fn escaped(text: &str) -> String {
    let mut quoted = false;
    text.chars().fold(String::new(), |mut out, letter| {
        match letter {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', letter]),
            '~' => out += "\\textasciitilde{}",
            '^' => out += "\\textasciicircum{}",
            '\\' => out += "\\textbackslash{}",
            '"' => {
                quoted = !quoted;
                out += if quoted { "``" } else { "''" };
            }
            letter if letter.is_ascii_graphic() || letter == ' ' => out.push(letter),
            // CPU names sometimes contain characters that may be missing from fonts.
            _ => out.push('?'),
        }
        out
    })
}

/// A file name.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}
