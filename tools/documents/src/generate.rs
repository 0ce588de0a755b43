//! The parts of documents that are made of what was measured. (Those that need the library are made by `phalanx-tools figures`.)

use std::error::Error;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::arm;

/// Every part that a program writes, between `<!-- NAME:begin -->` and `<!-- NAME:end -->`, and which program does.
pub const GENERATED: [(&str, &str); 7] = [
    ("arm", "phalanx-documents generate"),
    ("bench", "phalanx-tools figures"),
    ("limits", "phalanx-tools figures"),
    ("modes-speed", "phalanx-documents generate"),
    ("openssl-speed", "phalanx-documents generate"),
    ("python-speed", "phalanx-documents generate"),
    ("spark-speed", "phalanx-documents generate"),
];

/// Writes the parts, or compares them.
pub fn run(root: &Path, check: bool) -> Result<(), Box<dyn Error>> {
    let read = |name: &str| fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"));
    let record: Value = serde_json::from_str(&read("docs/benchmarks/record.json")?)?;
    let arm = arm::table(&read("tools/steps-aarch64.txt")?, &read("crates/phalanx-kernels/src/costs/aarch64.rs")?);
    let parts = [
        ("docs/arm.md", "arm", arm.ok_or("a kernel of docs/arm.md is in no record")?),
        ("docs/modes-speed.md", "modes-speed", modes(&record).ok_or("docs/benchmarks/record.json lacks modes")?),
        ("docs/openssl.md", "openssl-speed", below_one(&read("docs/benchmarks/openssl-speed.txt")?)),
        ("docs/python.md", "python-speed", read("docs/benchmarks/python-speed.txt")?),
        ("docs/spark.md", "spark-speed", read("docs/benchmarks/spark-speed.txt")?),
    ];
    for (document, name, part) in parts {
        let text = read(document)?;
        let new = between(&text, name, &part).ok_or_else(|| format!("{document}: no part `{name}`"))?;
        if check && new != text {
            return Err(format!(
                "{document}: the part `{name}` is not what was measured: cargo run -p phalanx-documents -- generate"
            )
            .into());
        }
        if new != text {
            fs::write(root.join(document), new)?;
        }
    }
    Ok(())
}

/// A text with what is between the marks replaced.
fn between(text: &str, name: &str, new: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name}:begin -->\n"), format!("<!-- {name}:end -->\n"));
    let start = text.find(&begin)? + begin.len();
    let stop = start + text[start..].find(&end)?;
    Some(format!("{}{new}{}", &text[..start], &text[stop..]))
}

/// Kinds of modes: what they are called, which rows of the record they are (the end of the mode's name, the operation or any), and why they
/// are as fast as they are.
type Kind = (&'static str, &'static [(&'static str, &'static str)], &'static str);

const KINDS: [Kind; 6] = [
    (
        "CTR, XTS; decryption of CBC and CFB",
        &[("-ctr", ""), ("-ctr32", ""), ("-xts", ""), ("-cbc", "decrypt"), ("-cfb", "decrypt"), ("-cnt", "")],
        "all blocks are independent and go through the kernels together; counters, tweaks and sums take a few cycles for each register",
    ),
    (
        "GCM, MGM",
        &[("-gcm", ""), ("-mgm", "")],
        "the same, and a multiplication in a field for each block; MGM also encrypts a block for each factor",
    ),
    ("GMAC", &[("-gmac", "")], "the multiplication alone"),
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
        "each block waits for the one before: a vector register has one block in it",
    ),
    (
        "CBC and OFB of 64 messages at once (`many`), each of a few blocks",
        &[("many-cbc", ""), ("many-ofb", "")],
        "every lane has a message of its own; putting a key into a lane costs more than a short message does",
    ),
    ("CTR-ACPKM, CNT with meshing", &[("-ctr-acpkm", ""), ("-cnt-mesh", "")], "a new key schedule for each section"),
];

/// How many times as long as whole blocks each kind takes, over all ciphers: from the record.
fn modes(record: &Value) -> Option<String> {
    let mut out = String::from("| modes | times the time of whole blocks | why |\n|---|---|---|\n");
    for (name, rows, why) in KINDS {
        let is = |row: &&Value| {
            let (mode, op) = (row["mode"].as_str().unwrap_or_default(), row["op"].as_str().unwrap_or_default());
            let ours = row.get("peer").is_none() && row.get("paper").is_none() && row["bytes"] == 16384;
            // Of a standard's own CBC, and not of many messages.
            let whole = |end: &str| {
                if end.starts_with('-') { !mode.starts_with("many") && mode.ends_with(end) } else { mode == end }
            };
            ours && rows.iter().any(|(end, of)| whole(end) && (of.is_empty() || *of == op))
        };
        let ratios =
            record["results"].as_array()?.iter().filter(is).filter_map(|row| row["ratio"]["of_least"].as_f64());
        let (least, most) =
            ratios.fold((f64::INFINITY, 0.0_f64), |(least, most), ratio| (least.min(ratio), most.max(ratio)));
        if most == 0.0 {
            return None;
        }
        out += &format!("| {name} | {least:.1} to {most:.1} | {why} |\n");
    }
    Some(out)
}

/// A table whose cells below 1, but for those of the last column, are bold.
fn below_one(table: &str) -> String {
    let line = |line: &str| {
        let mut cells: Vec<String> = line.split('|').map(str::to_owned).collect();
        let last = cells.len().saturating_sub(2);
        for cell in &mut cells[..last] {
            let number = cell.trim();
            if number.parse::<f64>().is_ok_and(|value| value < 1.0) {
                *cell = format!(" **{number}** ");
            }
        }
        cells.join("|") + "\n"
    };
    table.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_replaced() {
        let text = "a\n<!-- x:begin -->\nold\n<!-- x:end -->\nb\n";
        assert_eq!(between(text, "x", "new\n").unwrap(), text.replace("old", "new"));
        assert_eq!(between(text, "y", ""), None);
    }

    #[test]
    fn what_is_slower_is_bold() {
        assert_eq!(below_one("| `a` | 0.98 | 1.2 | 0.5 |\n"), "| `a` | **0.98** | 1.2 | 0.5 |\n");
    }
}
