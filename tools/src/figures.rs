//! The figures in the documents, from the records that are checked in: `record.json`, of which the README speaks, and `record-NAME.json` of other
//! machines, which have pages of their own and columns beside the first.

use std::cmp::Ordering::Equal;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use phalanx_bench::{Program, Record, Row, charts};

use crate::algorithms;

/// Where things are, from the root of the repository.
const FOLDER: &str = "docs/benchmarks";
const CHART: &str = "docs/benchmarks/overview.svg";
const ALGORITHMS: &str = "docs/algorithms.md";
const README: &str = "README.md";
const SECURITY: &str = "SECURITY.md";

/// What is between such lines, with a name, is generated.
const MARKS: [&str; 2] = ["<!-- NAME:begin -->\n", "<!-- NAME:end -->\n"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the files that are there, in place of writing them
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: &str| {
        fs::read_to_string(root.join(path)).map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))
    };
    let record = Record::parse(&read(&format!("{FOLDER}/record.json"))?)?;
    let others = others(&root.join(FOLDER))?;
    let chart = charts(&record).into_iter().find(|(name, _)| name == "overview.svg").ok_or("no chart of everything")?.1;
    let mut files = vec![
        (CHART.to_owned(), chart),
        (format!("{FOLDER}/results.md"), results(&record, "", &others)),
        (ALGORITHMS.to_owned(), algorithms::page()),
        (README.to_owned(), {
            let overview = overview(&record).ok_or("the record lacks what README.md says")?;
            between(&read(README)?, "bench", &overview).ok_or("README.md has no marks")?
        }),
        (
            SECURITY.to_owned(),
            between(&read(SECURITY)?, "limits", &algorithms::limits()).ok_or("SECURITY.md has no marks")?,
        ),
    ];
    for (name, other) in &others {
        files.push((format!("{FOLDER}/results-{name}.md"), results(other, &format!("-{name}"), &[])));
    }
    for (path, text) in files {
        let there: PathBuf = root.join(&path);
        if !args.check {
            fs::write(there, text)?;
        } else if fs::read_to_string(there)? != text {
            return Err(format!("{path} is not what it is made from: cargo run -p phalanx-tools -- figures").into());
        }
    }
    Ok(())
}

/// The records of other machines: `record-NAME.json`, by name.
fn others(folder: &Path) -> Result<Vec<(String, Record)>, Box<dyn Error>> {
    let mut records = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(name) = file.strip_prefix("record-").and_then(|name| name.strip_suffix(".json")) {
            records.push((name.to_owned(), Record::parse(&fs::read_to_string(&path)?)?));
        }
    }
    records.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(records)
}

/// A text with what is between the marks replaced.
fn between(text: &str, name: &str, new: &str) -> Option<String> {
    let [begin, stop] = MARKS.map(|mark| mark.replace("NAME", name));
    let start = text.find(&begin)? + begin.len();
    let end = start + text[start..].find(&stop)?;
    Some(format!("{}{new}{}", &text[..start], &text[end..]))
}

/// The values in order, each once.
fn distinct<'a>(values: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    for value in values {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}

/// Rows of Phalanx itself: whole blocks of 16 KiB, one key, one thread.
fn bulk(record: &Record) -> impl Iterator<Item = &Row> {
    let own = |row: &&Row| row.peer.is_none() && row.paper.is_none() && row.threads == 1 && row.keys == 1;
    record.results.iter().filter(own).filter(|row| row.mode == "ecb" && row.bytes == 16384)
}

/// The level of the figures that stand for a whole cipher: the highest that was measured.
fn highest(record: &Record) -> &str {
    distinct(bulk(record).map(|row| row.level.as_str())).last().copied().unwrap_or_default()
}

fn cycles(row: Option<&Row>) -> String {
    row.map_or_else(|| "-".into(), |row| row.cycles_a_byte(2))
}

/// The least of rows that measured the same in several runs: other work can only add to a time. The charts do the same. Rows whose clocks disagree
/// count where there are no others.
fn least<'a>(rows: impl Iterator<Item = &'a Row>) -> Option<&'a Row> {
    let known = rows.filter(|row| row.core_cpb.is_some());
    known.min_by(|a, b| {
        a.clocks_disagree.cmp(&b.clocks_disagree).then(a.core_cpb.partial_cmp(&b.core_cpb).unwrap_or(Equal))
    })
}

/// The names of our ciphers, in the order of the record.
fn ciphers(record: &Record) -> Vec<&str> {
    distinct(bulk(record).map(|row| row.cipher.as_str())).into_iter().filter(|name| !name.starts_with("gf2-")).collect()
}

/// Where and how it was measured.
fn machine(record: &Record) -> String {
    let machine = &record.machine;
    let ghz = |ghz: Option<f64>| ghz.map_or_else(|| "-".into(), |ghz| format!("{ghz:.2}"));
    format!(
        "{} ({}), {} cores, TSC {} GHz, core {} GHz; {}; {}; Phalanx {}{}.\n",
        machine.cpu,
        machine.cpu_family.as_deref().unwrap_or("unknown model"),
        machine.processors,
        ghz(machine.tsc_ghz),
        ghz(machine.core_ghz),
        machine.os,
        machine.rustc,
        machine.phalanx,
        machine.commit.as_ref().map_or_else(String::new, |commit| format!(", commit {commit}"))
    )
}

/// A line for each cipher, a column for each level: encryption and decryption.
fn levels(record: &Record) -> String {
    let levels = distinct(bulk(record).map(|row| row.level.as_str()));
    let mut out = format!("| cipher | {} |\n|---|{}\n", levels.join(" | "), "---|".repeat(levels.len()));
    for cipher in ciphers(record) {
        let _ = write!(out, "| {cipher} |");
        for level in &levels {
            let same = |row: &&Row, op: &str| row.cipher == cipher && row.level == **level && row.op == op;
            let find = |op: &str| least(bulk(record).filter(|row| same(row, op)));
            let (encrypt, decrypt) = (find("encrypt"), find("decrypt"));
            let cell =
                if encrypt.is_none() { String::new() } else { format!("{} / {}", cycles(encrypt), cycles(decrypt)) };
            let _ = write!(out, " {cell} |");
        }
        out.push('\n');
    }
    out
}

/// Cycles for calls of few bytes: a column for each number of bytes.
fn few_blocks(record: &Record) -> String {
    let own = |row: &&Row| row.peer.is_none() && row.paper.is_none() && row.threads == 1 && row.keys == 1;
    let short =
        |row: &&Row| row.mode == "ecb" && row.op == "encrypt" && row.bytes <= 1024 && row.level == highest(record);
    let rows = || record.results.iter().filter(own).filter(short);
    let sizes = [16, 32, 64, 128, 256, 512, 1024];
    let names = sizes.map(|bytes| bytes.to_string()).join(" | ");
    let mut out = format!("| cipher | {names} |\n|---|{}\n", "---|".repeat(sizes.len()));
    for cipher in ciphers(record).into_iter().filter(|cipher| rows().any(|row| row.cipher == *cipher)) {
        let _ = write!(out, "| {cipher} |");
        for bytes in sizes {
            let row = least(rows().filter(|row| row.cipher == cipher && row.bytes == bytes));
            let cycles = row.and_then(|row| row.core_cycles).map_or_else(String::new, |cycles| format!("{cycles:.0}"));
            let _ = write!(out, " {cycles} |");
        }
        out.push('\n');
    }
    out
}

/// How many times as long the fastest other library takes, of the cipher where that is least and of the one where it is most.
fn libraries(record: &Record) -> Option<(f64, f64)> {
    let peer = |row: &&Row| row.peer.is_some() && row.mode == "ecb" && row.op == "encrypt" && row.bytes == 16384;
    let times = |cipher: &str| {
        let of_cipher = record.results.iter().filter(peer).filter(|row| row.cipher == cipher);
        of_cipher.filter_map(|row| row.ratio).map(|ratio| ratio.of_least).min_by(f64::total_cmp)
    };
    let all = || ciphers(record).into_iter().filter_map(times);
    Some((all().min_by(f64::total_cmp)?, all().max_by(f64::total_cmp)?))
}

/// Seconds of a program that encrypts, with one thread if it can be told.
fn seconds(record: &Record, name: &str) -> Option<f64> {
    let same = |program: &&Program| program.name.starts_with(name) && program.op == "encrypt";
    let one = |program: &&Program| program.threads.is_none_or(|threads| threads == 1);
    record.programs.iter().filter(same).find(one).map(|program| program.wall_seconds)
}

/// The part of the README: the chart, and what it shows in words.
fn overview(record: &Record) -> Option<String> {
    let encrypts = |row: &&Row| row.op == "encrypt" && row.level == highest(record);
    let best = |cipher: &&str| least(bulk(record).filter(encrypts).filter(|row| row.cipher == *cipher))?.core_cpb;
    let best = || ciphers(record).into_iter().filter_map(|cipher| best(&cipher));
    let (fast, slow) = (best().min_by(f64::total_cmp)?, best().max_by(f64::total_cmp)?);
    let (least, most) = libraries(record)?;
    let programs = ["phalanx kalyna-256/256-gcm", "age", "openssl-enc", "gpg", "cp"].map(|name| seconds(record, name));
    let [Some(phalanx), Some(age), Some(openssl), Some(gpg), Some(cp)] = programs else { return None };
    let machine = &record.machine;
    let family = machine.cpu_family.as_deref().unwrap_or("unknown model");
    let ghz = machine.core_ghz.map_or_else(String::new, |ghz| format!(" at {ghz:.2} GHz"));
    Some(format!(
        "![Cycles per byte of each cipher, beside other libraries and published techniques]({CHART})\n\n\
         On one core of an {} ({family}){ghz}; [all figures](docs/benchmarks/results.md), [the method](docs/benchmarks.md):\n\n\
         * **Fast**: {fast:.2} to {slow:.2} cycles a byte, {least:.0} to {most:.0} times as fast as the fastest other library for the same cipher.\n\
         * **A file of 1 GiB is encrypted and authenticated in {phalanx:.2} s**, by one worker; `cp` takes {cp:.2} s, `openssl enc` {openssl:.2} s, `age` {age:.2} s, `gpg` {gpg:.2} s.\n",
        machine.cpu
    ))
}

/// Encryption and decryption at the highest level of each machine, beside each other.
fn side_by_side(record: &Record, others: &[(String, Record)]) -> String {
    if others.is_empty() {
        return String::new();
    }
    let mut records = vec![("", record)];
    records.extend(others.iter().map(|(name, record)| (name.as_str(), record)));
    let mut out =
        "\n## Machines beside each other\n\nWhole blocks at the highest level that each has.\n\n| cipher |".to_owned();
    for (name, record) in &records {
        let family = record.machine.cpu_family.as_deref().unwrap_or("unknown model");
        let page = if name.is_empty() { "this page".into() } else { format!("[all figures](results-{name}.md)") };
        let _ = write!(out, " {}, {family}: `{}`, {page} |", record.machine.cpu, highest(record));
    }
    let _ = write!(out, "\n|---|{}\n", "---|".repeat(records.len()));
    for cipher in ciphers(record) {
        let _ = write!(out, "| {cipher} |");
        for (_, record) in &records {
            let of = |op: &str| {
                let same = |row: &&Row| row.cipher == cipher && row.level == highest(record) && row.op == op;
                cycles(least(bulk(record).filter(same)))
            };
            let _ = write!(out, " {} / {} |", of("encrypt"), of("decrypt"));
        }
        out.push('\n');
    }
    out
}

/// Every row, table by table. `name` is what the record's file has behind `record`; `others` are shown beside it.
fn results(record: &Record, name: &str, others: &[(String, Record)]) -> String {
    let title = if name.is_empty() { "Results".into() } else { format!("Results, {}", highest(record)) };
    let mut out = format!(
        "# {title}\n\nGenerated from [record{name}.json](record{name}.json) by `cargo run -p phalanx-tools -- figures`. What the columns mean, and how it was\n\
         measured: [benchmarks.md](../benchmarks.md). Core cycles per byte where nothing else is said.\n\n\
         One rule for every figure: the least of all runs that measured the same, because other work can only add to a time. `times` is a ratio within\n\
         one run, of what ran in turn; it need not be the quotient of two figures of this page. `~`: cycles and GB/s of the row disagree by more than 3 %.\n\n{}{}\n\
         ## Whole blocks\n\n\
         Encryption / decryption of 16 KiB in the first-level cache, keys ready, one thread. An empty cell: the level runs the kernels of a lower one.\n\n{}\n\
         ## Few blocks\n\nCore cycles for a call of so many bytes, `{}`, encryption.\n\n{}\n## Other libraries\n\n",
        machine(record),
        side_by_side(record, others),
        levels(record),
        highest(record),
        few_blocks(record)
    );
    out += "16 KiB; `times`: as long as Phalanx takes for the same in the same run, with the spread of the passes.\n\n";
    out += "| library | cipher | mode | op | cycles per byte | times |\n|---|---|---|---|---|---|\n";
    for row in record.results.iter().filter(|row| row.peer.is_some() && row.bytes == 16384) {
        let peer = row.peer.as_deref().unwrap_or_default();
        let _ = writeln!(
            out,
            "| {peer} | {} | {} | {} | {} | {} |",
            row.cipher,
            row.mode,
            row.op,
            cycles(Some(row)),
            ratio(row)
        );
    }
    out += "\n## Modes\n\n16 KiB at the highest level; `times`: as long as whole blocks take. `many-…`: so many messages with keys of their own, side by side.\n\n";
    out += "| cipher | mode | op | keys | cycles per byte | times |\n|---|---|---|---|---|---|\n";
    let own = |row: &&Row| row.peer.is_none() && row.paper.is_none() && row.ratio.is_some();
    for row in record.results.iter().filter(own) {
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} |",
            row.cipher,
            row.mode,
            row.op,
            row.keys,
            cycles(Some(row)),
            ratio(row)
        );
    }
    let papers = || record.results.iter().filter_map(|row| row.paper.as_deref().map(|paper| (paper, row)));
    out += "\n## The papers\n\nEvery technique in the tables of three papers ([titles](../papers.md)): what was printed, the technique here, and how many times as long it takes as\nPhalanx at its best for the same.\n";
    for table in distinct(papers().map(|(table, _)| table)) {
        let _ = write!(
            out,
            "\n### {table}\n\n| technique | cipher | blocks | keys | mode | op | published | here | times |\n|---|---|---|---|---|---|---|---|---|\n"
        );
        for (_, row) in papers().filter(|(paper, _)| *paper == table) {
            let _ = writeln!(
                out,
                "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                row.row.as_deref().unwrap_or_default(),
                row.cipher,
                row.ways.unwrap_or_default(),
                row.keys,
                row.mode,
                row.op,
                row.published.as_deref().unwrap_or("-"),
                cycles(Some(row)),
                row.ratio.map_or_else(|| "-".into(), |ratio| format!("{:.2}", ratio.of_least)),
            );
        }
    }
    out += &behind(record);
    if !record.programs.is_empty() {
        out += "\n## Whole programs\n\nMedians, file in the page cache.\n\n| program | version | op | threads | bytes | wall s | CPU s | MiB |\n|---|---|---|---|---|---|---|---|\n";
        for program in &record.programs {
            let _ = writeln!(
                out,
                "| {} | {} | {} | {} | {} | {:.3} | {:.3} | {:.0} |",
                program.name,
                program.version,
                program.op,
                program.threads.map_or_else(String::new, |threads| threads.to_string()),
                program.bytes,
                program.wall_seconds,
                program.cpu_seconds,
                program.peak_mib
            );
        }
    }
    out
}

fn ratio(row: &Row) -> String {
    row.ratio
        .map_or_else(|| "-".into(), |ratio| format!("{:.2} ({:.2} to {:.2})", ratio.of_least, ratio.from, ratio.to))
}

/// What is faster elsewhere.
fn behind(record: &Record) -> String {
    let mut out = String::from(
        "\n## What is faster elsewhere\n\nOther libraries and the papers' techniques that took less time than Phalanx for the same, or of which a paper printed less.\n\n\
         | what | cipher | mode | op | bytes | keys | its cycles per byte | published | times |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for row in &record.results {
        let Some(ratio) = row.ratio.filter(|_| row.peer.is_some() || row.paper.is_some()) else { continue };
        let ours = row.core_cpb.map(|cpb| cpb / ratio.of_least);
        let printed = row.published_cpb.zip(ours).is_some_and(|(printed, ours)| printed < ours);
        if ratio.of_least >= 1.0 && !printed {
            continue;
        }
        let paper = row.paper.as_deref().zip(row.row.as_deref()).map(|(paper, row)| format!("{paper}, {row}"));
        let what = row.peer.clone().or(paper).unwrap_or_default();
        let _ = writeln!(
            out,
            "| {what} | {} | {} | {} | {} | {} | {} | {} | {:.2} |",
            row.cipher,
            row.mode,
            row.op,
            row.bytes,
            row.keys,
            cycles(Some(row)),
            row.published.as_deref().unwrap_or("-"),
            ratio.of_least
        );
    }
    out
}
