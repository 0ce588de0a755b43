//! The figures in the documents, from the records in `records/DATE-CPU.csv`. The README shows the
//! newest record.

use std::cmp::Ordering::Equal;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

use phalanx_bench::modes as modes_of_bench;
use phalanx_bench::{Age, Faster, Program, Ratio, Record, Row, Standing, behind, charts, noise_warning, standing};
use phalanx_papers::published;

use crate::algorithms;

/// Paths from the root of the repository.
const RECORDS: &str = "records";
const RESULTS: &str = "docs/benchmarks/results.md";
const CHART: &str = "docs/benchmarks/overview.svg";
const HASH_CHART: &str = "docs/benchmarks/hashes.svg";
const MODES: &str = "docs/performance.md";
const PAPERS: &str = "docs/papers.md";
const ALGORITHMS: &str = "docs/algorithms.md";
const README: &str = "README.md";
const SECURITY: &str = "SECURITY.md";

/// Marks of generated parts. NAME is the part's name.
const MARKS: [&str; 2] = ["<!-- NAME:begin -->\n", "<!-- NAME:end -->\n"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the existing files instead of writing them
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, text) in files(&root)? {
        let there: PathBuf = root.join(&path);
        if !args.check {
            fs::write(there, text)?;
        } else if fs::read_to_string(there)? != text {
            return Err(format!("{path} is out of date: run cargo run -p phalanx-tools -- figures").into());
        }
    }
    Ok(())
}

/// Generates all files with figures or catalogue tables.
fn files(root: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let read = |path: &str| {
        fs::read_to_string(root.join(path)).map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))
    };
    let part = |path: &str, name: &str, text: &str| {
        let text = between(&read(path)?, name, text).ok_or_else(|| format!("{path} has no marks for {name}"))?;
        Ok::<_, Box<dyn Error>>((path.to_owned(), text))
    };
    let records = records(&root.join(RECORDS))?;
    let newest = records.first().ok_or("no records")?;
    let lacking = |what: &str| format!("{} lacks the figures for {what}", newest.file);
    let charts = charts(&newest.record);
    let chart = |path: &str| Some(charts.iter().find(|(name, _)| path.ends_with(name))?.1.clone());
    let mut files = vec![
        (CHART.to_owned(), chart(CHART).ok_or("no chart of everything")?),
        (RESULTS.to_owned(), results(&records)),
        (ALGORITHMS.to_owned(), algorithms::page()),
        part(README, "bench", &overview(newest).ok_or_else(|| lacking(README))?)?,
        part(PAPERS, "papers-speed", &papers(newest))?,
        part(MODES, "modes-speed", &modes(newest).ok_or_else(|| lacking(MODES))?)?,
        part(SECURITY, "limits", &algorithms::limits())?,
    ];
    files.extend(chart(HASH_CHART).map(|chart| (HASH_CHART.to_owned(), chart)));
    Ok(files)
}

/// A checked-in record, such as `2026-11-24-zen4.csv`.
struct Dated {
    file: String,
    date: String,
    /// The generation of the CPU.
    cpu: String,
    record: Record,
    age: Age,
}

/// Reads the records, newest first. Records of the same day are ordered by level, highest first.
fn records(folder: &Path) -> Result<Vec<Dated>, Box<dyn Error>> {
    let mut records = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let Some(name) = file.strip_suffix(".csv").filter(|name| name.starts_with(|c: char| c.is_ascii_digit())) else {
            continue;
        };
        let record = Record::parse(&fs::read_to_string(&path)?).map_err(|error| format!("{file}: {error}"))?;
        let date = record.method.as_ref().and_then(|method| method.date.clone()).ok_or("a record has no date")?;
        let cpu = name.strip_prefix(&date).and_then(|rest| rest.strip_prefix('-'));
        let cpu = cpu.ok_or_else(|| format!("{file} has the date {date}: rename it to {date}-CPU.csv"))?.to_owned();
        // The compiled-in assembly determines whether kernels have changed.
        let age =
            record.age().ok_or_else(|| format!("{file} was recorded on {}: run this there", record.machine.os))?;
        records.push(Dated { cpu, date, age, record, file });
    }
    let rank = |dated: &Dated| phalanx::Level::ALL.iter().position(|level| level.name() == highest(&dated.record));
    records.sort_by(|a, b| b.date.cmp(&a.date).then_with(|| rank(b).cmp(&rank(a))));
    Ok(records)
}

/// Replaces the text between the marks.
fn between(text: &str, name: &str, new: &str) -> Option<String> {
    let [begin, stop] = MARKS.map(|mark| mark.replace("NAME", name));
    let start = text.find(&begin)? + begin.len();
    let end = start + text[start..].find(&stop)?;
    Some(format!("{}{new}{}", &text[..start], &text[end..]))
}

/// Returns the distinct values, in order.
fn distinct<'a>(values: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    for value in values {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}

/// The results for Phalanx itself, with whole blocks, 16 KiB, one key and one thread.
fn bulk(record: &Record) -> impl Iterator<Item = &Row> {
    let own = |row: &&Row| row.peer.is_none() && row.paper.is_none() && row.threads == 1 && row.keys == 1;
    record.results.iter().filter(own).filter(|row| row.mode == "ecb" && row.bytes == 16384)
}

/// Returns the level that represents a cipher: the highest measured one.
fn highest(record: &Record) -> &str {
    distinct(bulk(record).map(|row| row.level.as_str())).last().copied().unwrap_or_default()
}

/// Returns the fastest of several runs of the same measurement, because other work can only slow it
/// down. The charts use the same rule. Results whose clocks disagree count only if there are no
/// others.
fn least<'a>(rows: impl Iterator<Item = &'a Row>) -> Option<&'a Row> {
    let known = rows.filter(|row| row.core_cpb.is_some());
    known.min_by(|a, b| {
        a.clocks_disagree.cmp(&b.clocks_disagree).then(a.core_cpb.partial_cmp(&b.core_cpb).unwrap_or(Equal))
    })
}

/// Returns how many places of data, keys and stacks the medians of a record are over. None for records
/// whose medians are over samples.
fn places(record: &Record) -> Option<usize> {
    let method = record.method.as_ref().filter(|method| method.processes > 1)?;
    Some(method.passes * method.processes)
}

/// Returns the names of our ciphers, in the order of the record.
fn ciphers(record: &Record) -> Vec<&str> {
    distinct(bulk(record).map(|row| row.cipher.as_str())).into_iter().filter(|name| !name.starts_with("gf2-")).collect()
}

/// Returns the time of the fastest other library relative to ours, for the ciphers with the lowest
/// and the highest ratio. Both are medians, if they are over places.
fn libraries(record: &Record) -> Option<(f64, f64)> {
    let ratio = |ratio: Ratio| ratio.of_medians.filter(|_| places(record).is_some()).unwrap_or(ratio.of_least);
    let peer = |row: &&Row| row.peer.is_some() && row.mode == "ecb" && row.op == "encrypt" && row.bytes == 16384;
    let times = |cipher: &str| {
        let of_cipher = record.results.iter().filter(peer).filter(|row| row.cipher == cipher);
        of_cipher.filter_map(|row| row.ratio).map(ratio).min_by(f64::total_cmp)
    };
    let all = || ciphers(record).into_iter().filter_map(times);
    Some((all().min_by(f64::total_cmp)?, all().max_by(f64::total_cmp)?))
}

/// Whether a result is of something that is done with a hash function.
fn is_of_hash(row: &Row) -> bool {
    row.op == "absorb" && row.threads == 1
}

/// Generates the table of hash functions, with the chart of the newest record. Empty if no record
/// has any.
fn hashes(records: &[Dated]) -> String {
    let rows =
        |dated: &'_ Dated| dated.record.results.iter().filter(|row| is_of_hash(row)).cloned().collect::<Vec<_>>();
    let mut lines: Vec<(String, String, usize)> = Vec::new();
    for row in records.iter().flat_map(rows) {
        let line = (row.cipher, row.mode, row.bytes);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    // The size of the page's other figures says no more than a longer message.
    let all = lines.clone();
    let is_longer = |line: &(String, String, usize)| {
        all.iter().any(|other| (&other.0, &other.1) == (&line.0, &line.1) && other.2 > line.2)
    };
    lines.retain(|line| line.2 != 16384 || !is_longer(line));
    if lines.is_empty() {
        return String::new();
    }
    let mut out = String::from(
        "\n## Hash functions\n\n\
         Phalanx / the fastest other library. Messages: core cycles per byte, of all bytes if there are 64 messages in\n\
         parallel (`many-`). Key derivation: core cycles per call, for a key as long as a digest.\n\n",
    );
    if records.first().is_some_and(|newest| newest.record.results.iter().any(|row| row.mode == "hash")) {
        out += "![Hash functions, compared with other libraries](hashes.svg)\n\n";
    }
    out += "| function | mode | bytes |";
    add_cpus(&mut out, records);
    for (cipher, mode, bytes) in lines {
        let is_key = modes_of_bench()
            .any(|known| known.derives_a_key() && (known.cipher, known.name) == (cipher.as_str(), mode.as_str()));
        let shown = if is_key { "-".to_owned() } else { bytes.to_string() };
        let _ = write!(out, "| {cipher} | {mode} | {shown} |");
        for Dated { record, .. } in records {
            let of = |is_theirs: bool| {
                let same = |row: &&Row| {
                    is_of_hash(row)
                        && (&row.cipher, &row.mode, row.bytes) == (&cipher, &mode, bytes)
                        && row.peer.is_some() == is_theirs
                        && (is_theirs || row.level == highest(record))
                };
                let text = |row: &Row| match row.core_cycles.filter(|_| is_key) {
                    Some(cycles) => format!("{cycles:.0}"),
                    None => row.cycles_a_byte(2),
                };
                least(record.results.iter().filter(same)).map_or_else(|| "-".into(), text)
            };
            let _ = write!(out, " {} / {} |", of(false), of(true));
        }
        out.push('\n');
    }
    for Dated { cpu, record, .. } in records {
        let hashing: Vec<&Program> = record.programs.iter().filter(|program| program.op == "hash").collect();
        let text = |program: &&Program| {
            let Program { name, wall_seconds, cpu_seconds, peak_mib, .. } = program;
            format!("`{name}` {wall_seconds:.2} s ({cpu_seconds:.2} s of CPU time, {peak_mib:.0} MiB)")
        };
        if let Some(first) = hashing.first() {
            let programs: Vec<String> = hashing.iter().map(text).collect();
            let text = format!("{cpu}: Streebog-256 of a file of {} MiB: {}.", first.bytes >> 20, programs.join(", "));
            let _ = write!(out, "\n{}\n", wrapped(&text));
        }
    }
    out
}

/// Returns the seconds a program needs to encrypt, with one thread if that can be set.
fn seconds(record: &Record, name: &str) -> Option<f64> {
    let same = |program: &&Program| program.name.starts_with(name) && program.op == "encrypt";
    let one = |program: &&Program| program.threads.is_none_or(|threads| threads == 1);
    record.programs.iter().filter(same).find(one).map(|program| program.wall_seconds)
}

/// Generates the part in the README, which consists of the chart and a summary.
fn overview(dated: &Dated) -> Option<String> {
    let record = &dated.record;
    let encrypts = |row: &&Row| row.op == "encrypt" && row.level == highest(record);
    let cycles = |row: &Row| row.core_cpb_median.filter(|_| places(record).is_some()).or(row.core_cpb);
    let best = |cipher: &&str| cycles(least(bulk(record).filter(encrypts).filter(|row| row.cipher == *cipher))?);
    let best = || ciphers(record).into_iter().filter_map(|cipher| best(&cipher));
    let (fast, slow) = (best().min_by(f64::total_cmp)?, best().max_by(f64::total_cmp)?);
    let (least, most) = libraries(record)?;
    let programs = ["phalanx kalyna-256/256-gcm", "age", "openssl-enc", "gpg", "cp"].map(|name| seconds(record, name));
    let [Some(phalanx), Some(age), Some(openssl), Some(gpg), Some(cp)] = programs else { return None };
    let noise = noise_warning(record).map_or_else(String::new, |noise| format!(" {noise}"));
    let over = places(record)
        .map_or_else(|| "Measured".into(), |places| format!("Medians over {places} placements, measured"));
    let measured = format!(
        "{over} on {} with `{}` on one core of an {}.{noise} {} See also [all results]({RESULTS}) and [the method](docs/benchmarks.md):",
        dated.date,
        highest(record),
        machine(record),
        dated.age
    );
    Some(format!(
        "![Cycles per byte, compared with other libraries and techniques]({CHART})\n\n{}\n\n\
         * **Fast**: {fast:.2} to {slow:.2} cycles per byte, {least:.1} to {most:.0} times the fastest other library (uBlock has none).\n\
         * **A file of 1 GiB is encrypted and authenticated in {phalanx:.2} s**, by one worker. `cp` takes {cp:.2} s,\n  \
         `openssl enc` {openssl:.2} s, `age` {age:.2} s, `gpg` {gpg:.2} s.\n",
        wrapped(&measured)
    ))
}

/// Breaks a paragraph into lines of at most 100 columns.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= 100 => *line += &format!(" {word}"),
            _ => lines.push(word.into()),
        }
    }
    lines.join("\n")
}

/// Describes the CPU and its clock.
fn machine(record: &Record) -> String {
    let machine = &record.machine;
    let family = machine.cpu_family.as_deref().unwrap_or("unknown model");
    let ghz = machine.core_ghz.map_or_else(String::new, |ghz| format!(" at {ghz:.2} GHz"));
    format!("{} ({family}){ghz}", machine.cpu)
}

/// Maximum number of changed kernels to list. A record's own report lists all of them.
const NAMED: usize = 6;

/// Generates the results page: a few lines for each record, with its ciphers at the highest level.
fn results(records: &[Dated]) -> String {
    let mut out = String::from(
        "# Results\n\n\
         Core cycles per byte, encryption / decryption, at the highest level of each CPU: 16 KiB in the L1 cache,\n\
         keys expanded, one thread, minimum of all runs. [The method](../benchmarks.md).\n\n| cipher |",
    );
    for Dated { cpu, record, .. } in records {
        let _ = write!(out, " {cpu}: `{}` |", highest(record));
    }
    let _ = writeln!(out, "\n|---|{}", "---|".repeat(records.len()));
    for cipher in records.first().map_or_else(Vec::new, |newest| ciphers(&newest.record)) {
        let _ = write!(out, "| {cipher} |");
        for Dated { record, .. } in records {
            let of = |op: &str| {
                let same = |row: &&Row| row.cipher == cipher && row.level == highest(record) && row.op == op;
                least(bulk(record).filter(same)).map_or_else(|| "-".into(), |row| row.cycles_a_byte(2))
            };
            let _ = write!(out, " {} / {} |", of("encrypt"), of("decrypt"));
        }
        out.push('\n');
    }
    out.push('\n');
    for Dated { file, record, age, .. } in records {
        let commit = record.machine.commit.as_deref().unwrap_or("unknown");
        let faster = behind(record).len();
        let names: Vec<String> = age.changed.iter().take(NAMED).map(|name| format!("`{name}`")).collect();
        let names = match age.is_recorded && !names.is_empty() {
            true => format!(" {}{}.", names.join(", "), if age.changed.len() > NAMED { ", …" } else { "" }),
            false => String::new(),
        };
        let noise = noise_warning(record).map_or_else(String::new, |noise| format!("\n  {noise}"));
        let _ = writeln!(
            out,
            "* [{file}](../../records/{file}): {}, commit {commit}.{noise}\n  {faster} results of other libraries and techniques are faster.\n  {age}{names}",
            machine(record),
        );
    }
    out += &hashes(records);
    out += &others(records);
    out += &faster(records);
    out + "\n`phalanx-bench report records/NAME.csv --html report.html` shows all measurements. Releases include these reports.\n"
}

/// Results that beat Phalanx, for one source and cipher.
struct Group<'a> {
    source: &'a str,
    cipher: &'a str,
    modes: Vec<&'a str>,
    /// Their times relative to Phalanx. Above 1 if only the figure printed in the paper is better.
    ratios: Vec<f64>,
}

/// Groups the results that beat Phalanx.
fn groups(record: &Record) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for row in behind(record) {
        let (Some(source), Some(ratio)) = (row.peer.as_deref().or(row.paper.as_deref()), row.ratio) else { continue };
        let (cipher, mode) = (row.cipher.as_str(), row.mode.as_str());
        let at = groups.iter().position(|group| (group.source, group.cipher) == (source, cipher));
        let at = at.unwrap_or_else(|| {
            groups.push(Group { source, cipher, modes: Vec::new(), ratios: Vec::new() });
            groups.len() - 1
        });
        if !groups[at].modes.contains(&mode) {
            groups[at].modes.push(mode);
        }
        groups[at].ratios.push(ratio.of_least);
    }
    groups
}

/// Returns the name of a library without its version, which differs between records.
fn unversioned(peer: &str) -> &str {
    peer.rsplit_once('-').map_or(peer, |(name, _)| name)
}

/// Ends the heading of a table with three columns and one for each record.
fn add_cpus(out: &mut String, records: &[Dated]) {
    for dated in records {
        let _ = write!(out, " {} |", dated.cpu);
    }
    let _ = writeln!(out, "\n|---|---|---|{}", "---|".repeat(records.len()));
}

/// Generates the table of other libraries, with a line for each library, cipher and mode.
fn others(records: &[Dated]) -> String {
    let mut out = String::from(
        "\n## Other libraries\n\n\
         Core cycles per byte, encryption / decryption, with 16 KiB, one thread, and one key that is already expanded.\n\
         `~` marks results [whose clocks disagree](../benchmarks.md#method). The records name the versions. `aes-256`\n\
         shows what the instructions for AES achieve.\n\n| library | cipher | mode |",
    );
    add_cpus(&mut out, records);
    let peers = |record: &Record| {
        let all = record.results.iter().filter(|row| !is_of_hash(row));
        let rows = all.filter(|row| (row.bytes, row.keys, row.threads) == (16384, 1, 1));
        rows.filter_map(|row| {
            Some((unversioned(row.peer.as_deref()?).to_owned(), row.cipher.clone(), row.mode.clone()))
        })
        .collect::<Vec<_>>()
    };
    let mut lines = Vec::new();
    for line in records.iter().flat_map(|dated| peers(&dated.record)) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    for (library, cipher, mode) in lines {
        let _ = write!(out, "| {library} | {cipher} | {mode} |");
        for Dated { record, .. } in records {
            let of = |op: &str| {
                let same = |row: &&Row| {
                    row.peer.as_deref().map(unversioned) == Some(library.as_str())
                        && (&row.cipher, &row.mode, row.op.as_str()) == (&cipher, &mode, op)
                        && (row.bytes, row.keys, row.threads) == (16384, 1, 1)
                };
                least(record.results.iter().filter(same)).map_or_else(|| "-".into(), |row| row.cycles_a_byte(2))
            };
            let _ = write!(out, " {} / {} |", of("encrypt"), of("decrypt"));
        }
        out.push('\n');
    }
    out
}

/// Generates the table of libraries and techniques that beat Phalanx, with a column for each
/// record.
fn faster(records: &[Dated]) -> String {
    let mut out = String::from(
        "\n## Faster than Phalanx\n\n\
         Libraries and [techniques from papers](../papers.md) that beat Phalanx, by library or table. Each cell has\n\
         the number of such results and their times relative to Phalanx. Where these exceed 1, only the figure\n\
         printed in the paper is better.\n\n| source | cipher | modes |",
    );
    add_cpus(&mut out, records);
    let all: Vec<Vec<Group<'_>>> = records.iter().map(|dated| groups(&dated.record)).collect();
    let mut lines: Vec<(&str, &str)> =
        all.iter().flatten().map(|group| (unversioned(group.source), group.cipher)).collect();
    lines.sort_unstable();
    lines.dedup();
    for line in lines {
        let of_line = |group: &&Group<'_>| (unversioned(group.source), group.cipher) == line;
        let modes = distinct(all.iter().flatten().filter(of_line).flat_map(|group| group.modes.iter().copied()));
        let _ = write!(out, "| {} | {} | {} |", line.0, line.1, modes.join(", "));
        for groups in &all {
            let ratios: Vec<f64> = groups.iter().filter(of_line).flat_map(|group| group.ratios.clone()).collect();
            let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
            let most = ratios.iter().copied().fold(0.0, f64::max);
            let _ = match ratios.len() {
                0 => write!(out, " - |"),
                1 => write!(out, " 1: {least:.2} |"),
                count => write!(out, " {count}: {least:.2} to {most:.2} |"),
            };
        }
        out.push('\n');
    }
    out
}

/// As in `3/4`.
fn share(faster: Faster) -> String {
    format!("{}/{}", faster.count, faster.of)
}

/// Generates a table that compares Phalanx with the techniques in each table of the papers.
fn papers(dated: &Dated) -> String {
    let mut out = String::from(
        "| table | rows | Phalanx is faster | at the same instructions | with as few blocks |\n|---|---|---|---|---|\n",
    );
    let mut tables: Vec<_> = published().map(|figure| figure.table).collect();
    tables.sort_unstable();
    tables.dedup();
    for table in tables {
        let rows = published().filter(|figure| figure.table == table).count();
        let Standing { best, same_level, few_blocks } = standing(&dated.record, |of| of == table);
        let _ = match best.of {
            0 => writeln!(out, "| {table} | {rows} | NOT MEASURED | | |"),
            _ => writeln!(out, "| {table} | {rows} | {} |", [best, same_level, few_blocks].map(share).join(" | ")),
        };
    }
    let Standing { best, same_level, few_blocks } = standing(&dated.record, |_| true);
    let all = [best, same_level, few_blocks].map(share).join(" | ");
    let _ = writeln!(out, "| all | {} | {all} |", published().count());
    let (cpu, level) = (machine(&dated.record), highest(&dated.record));
    let _ = writeln!(out, "\nMeasured on {} with `{level}` on an\n{cpu}.", dated.date);
    out
}

/// Kinds of modes: the description, the matching results (end of the mode's name, and the operation
/// or any), and the reason for their speed.
type Kind = (&'static str, &'static [(&'static str, &'static str)], &'static str);

const KINDS: [Kind; 6] = [
    (
        "CTR, XTS, decryption of CBC and CFB",
        &[("-ctr", ""), ("-ctr32", ""), ("-xts", ""), ("-cbc", "decrypt"), ("-cfb", "decrypt"), ("-cnt", "")],
        "all blocks are independent, so kernels process full batches. Counters, tweaks and XORs cost a few cycles per register",
    ),
    (
        "GCM, MGM",
        &[("-gcm", ""), ("-mgm", "")],
        "the same, plus a field multiplication per block. MGM also encrypts a block for each factor",
    ),
    ("GMAC", &[("-gmac", "")], "only the multiplication"),
    (
        "encryption of CBC and CFB, OFB, CMAC, OMAC, CCM, IMIT",
        &[
            ("-cbc", "encrypt"),
            ("-cfb", "encrypt"),
            ("-ofb", ""),
            ("-cmac", ""),
            ("-omac", ""),
            ("-ccm", ""),
            ("-imit", ""),
        ],
        "each block depends on the previous one, so a vector register holds only one block",
    ),
    (
        "CBC and OFB of 64 messages in one call (`many`), with a few blocks each",
        &[("many-cbc", ""), ("many-ofb", "")],
        "each lane processes a different message. Placing a key in a lane costs more than encrypting a short message",
    ),
    ("CTR-ACPKM, CNT with meshing", &[("-ctr-acpkm", ""), ("-cnt-mesh", "")], "each section has a new key schedule"),
];

/// Generates a table with the time of each kind of mode relative to whole blocks, over all ciphers.
fn modes(dated: &Dated) -> Option<String> {
    let mut out = String::from("| modes | time relative to whole blocks | reason |\n|---|---|---|\n");
    for (name, rows, why) in KINDS {
        let is = |row: &&Row| {
            let ours = row.peer.is_none() && row.paper.is_none() && row.bytes == 16384;
            // CBC in any standard, without the entries for many messages.
            let whole = |end: &str| {
                let mode = &row.mode;
                if end.starts_with('-') { !mode.starts_with("many") && mode.ends_with(end) } else { mode == end }
            };
            ours && rows.iter().any(|(end, of)| whole(end) && (of.is_empty() || *of == row.op))
        };
        let ratios = || dated.record.results.iter().filter(is).filter_map(|row| row.ratio).map(|ratio| ratio.of_least);
        let (least, most) = (ratios().min_by(f64::total_cmp)?, ratios().max_by(f64::total_cmp)?);
        let _ = writeln!(out, "| {name} | {least:.1} to {most:.1} | {why} |");
    }
    let _ = writeln!(out, "\nMeasured on {} on an {}.\n{}", dated.date, machine(&dated.record), dated.age);
    Some(out)
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    /// This includes the count of kernels that changed, so it fails if a kernel is newer than its
    /// record and no page says so.
    #[test]
    fn pages_fit_the_records_and_the_code() {
        for (path, text) in files(&root()).unwrap() {
            let there = fs::read_to_string(root().join(&path)).unwrap();
            assert!(there == text, "{path} is out of date: run cargo run -p phalanx-tools -- figures");
        }
    }

    #[test]
    fn the_readme_has_the_newest_record() {
        let records = records(&root().join(RECORDS)).unwrap();
        let newest = records.iter().map(|dated| dated.date.as_str()).max().unwrap();
        assert!(records.len() > 1 && records.iter().any(|dated| dated.date != newest));
        let readme = fs::read_to_string(root().join(README)).unwrap();
        assert!(readme.to_lowercase().contains(&format!("measured on {newest} ")), "{newest}");
    }

    #[test]
    fn pages_name_a_kernel_that_changed() {
        let mut dated = records(&root().join(RECORDS)).unwrap().remove(0);
        let mut now = std::collections::BTreeMap::new();
        let kernels: Vec<&str> = dated.record.results.iter().flat_map(|row| row.kernel.split(" + ")).collect();
        now.extend(kernels.iter().map(|symbol| (phalanx::costs::name(symbol), 7)));
        let changed = "kalyna_128_128_encrypt_portable";
        let mut recorded = dated.record.clone();
        for row in &mut recorded.results {
            row.code = Some(row.kernel.split(" + ").map(|_| "00000007").collect::<Vec<_>>().join(" + "));
        }
        dated.age = recorded.age_beside(&now);
        assert!(dated.age.changed.is_empty() && dated.age.measured > 100);
        assert!(results(std::slice::from_ref(&dated)).contains("measured kernels have not changed since."));
        now.insert(changed, 8);
        dated.age = recorded.age_beside(&now);
        for page in [results(std::slice::from_ref(&dated)), overview(&dated).unwrap(), modes(&dated).unwrap()] {
            assert!(page.contains(&format!("1 of {} measured kernels have changed since.", dated.age.measured)));
        }
        assert!(results(std::slice::from_ref(&dated)).contains(&format!("since. `{changed}`.")));
    }

    #[test]
    fn the_page_of_results_is_short() {
        assert!(results(&records(&root().join(RECORDS)).unwrap()).lines().count() <= 180);
    }

    #[test]
    fn the_readme_has_medians_over_places() {
        let mut dated = records(&root().join(RECORDS)).unwrap().remove(0);
        let (level, ours) = (highest(&dated.record).to_owned(), ciphers(&dated.record)[0].to_owned());
        dated.record.results.retain(|row| row.mode == "ecb" && row.cipher == ours && row.op == "encrypt");
        for row in &mut dated.record.results {
            (row.core_cpb, row.core_cpb_median) = (Some(1.25), Some(if row.level == level { 1.5 } else { 7.0 }));
            row.ratio = row.ratio.map(|ratio| Ratio { of_least: 40.0, of_medians: Some(30.0), ..ratio });
        }
        let text = |dated: &Dated| overview(dated).unwrap().replace('\n', " ");
        dated.record.method.as_mut().unwrap().processes = 1;
        let one = text(&dated);
        assert!(one.contains("Measured on") && one.contains("1.25 to 1.25 cycles per byte, 40.0 to 40 times"), "{one}");
        dated.record.method.as_mut().unwrap().processes = 4;
        let several = text(&dated);
        assert!(several.contains("Medians over 32 placements, measured on"), "{several}");
        assert!(several.contains("1.50 to 1.50 cycles per byte, 30.0 to 30 times"), "{several}");
    }

    #[test]
    fn every_result_of_another_library_is_on_the_page() {
        let records = records(&root().join(RECORDS)).unwrap();
        let page = others(&records);
        for (at, dated) in records.iter().enumerate() {
            let peers = || dated.record.results.iter().filter(|row| row.peer.is_some() && !is_of_hash(row));
            assert!(peers().count() > 50);
            for row in peers() {
                let library = unversioned(row.peer.as_deref().unwrap());
                let start = format!("| {library} | {} | {} |", row.cipher, row.mode);
                let line = page.lines().find(|line| line.starts_with(&start)).unwrap();
                let cell = line.split(" | ").nth(3 + at).unwrap().trim_end_matches(" |");
                let cell = cell.split_once(" / ").unwrap();
                let cell = if row.op == "encrypt" { cell.0 } else { cell.1 };
                assert_eq!(cell, row.cycles_a_byte(2), "{start}");
            }
        }
    }

    #[test]
    fn hash_functions_are_compared_with_the_fastest_library() {
        let mut dated = records(&root().join(RECORDS)).unwrap().remove(0);
        dated.record.results.retain(|row| !is_of_hash(row));
        assert_eq!(hashes(std::slice::from_ref(&dated)), "");
        let level = highest(&dated.record).to_owned();
        let like = dated.record.results[0].clone();
        for (mode, peer, cpb) in [
            ("hash", None, 9.0),
            ("hash", Some("slow-1"), 30.0),
            ("hash", Some("fast-1"), 20.0),
            ("kdf-tree", None, 70.0),
        ] {
            dated.record.results.push(Row {
                cipher: "streebog-256".into(),
                mode: mode.into(),
                op: "absorb".into(),
                level: level.clone(),
                peer: peer.map(str::to_owned),
                bytes: 64,
                core_cpb: Some(cpb),
                core_cycles: Some(64.0 * cpb),
                clocks_disagree: false,
                ..like.clone()
            });
        }
        let page = hashes(std::slice::from_ref(&dated));
        assert!(page.contains("| streebog-256 | hash | 64 | 9.00 / 20.00 |\n"), "{page}");
        assert!(page.contains("| streebog-256 | kdf-tree | - | 4480 / - |\n"), "{page}");
        assert!(page.contains("](hashes.svg)") && charts(&dated.record).iter().any(|(name, _)| name == "hashes.svg"));
    }

    #[test]
    fn every_result_that_beats_phalanx_is_in_a_group() {
        let records = records(&root().join(RECORDS)).unwrap();
        let page = faster(&records);
        for (at, dated) in records.iter().enumerate() {
            let (groups, behind) = (groups(&dated.record), behind(&dated.record));
            assert_eq!(groups.iter().map(|group| group.ratios.len()).sum::<usize>(), behind.len());
            let mut told = 0;
            for line in page.lines().filter(|line| line.starts_with("| ")).skip(1) {
                let cell = line.split(" | ").nth(3 + at).unwrap();
                told += cell.split_once(':').map_or(0, |(count, _)| count.parse::<usize>().unwrap());
            }
            assert_eq!(told, behind.len(), "{}", dated.file);
            for row in behind {
                let source = unversioned(row.peer.as_deref().or(row.paper.as_deref()).unwrap());
                let start = format!("| {source} | {} |", row.cipher);
                let line = page.lines().find(|line| line.starts_with(&start)).unwrap();
                assert!(line.contains(&row.mode), "{line}");
            }
        }
    }

    #[test]
    fn papers_that_a_record_lacks_are_not_measured() {
        let mut dated = records(&root().join(RECORDS)).unwrap().remove(0);
        assert!(!papers(&dated).contains("NOT MEASURED"));
        dated.record.results.retain(|row| row.paper.as_deref() != Some("K5"));
        let rows = published().filter(|figure| figure.table == "K5").count();
        assert!(papers(&dated).contains(&format!("| K5 | {rows} | NOT MEASURED | | |\n")));
    }
}
