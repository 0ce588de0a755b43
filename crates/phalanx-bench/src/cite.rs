//! The papers whose techniques we measure.

use std::fmt;

use crate::Row;

/// A paper, identified by its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// The prefix of its tables: K, U or Z.
    pub letter: &'static str,
    /// Its authors.
    pub authors: &'static str,
    /// Its English title, as given in the paper.
    pub title: &'static str,
    /// Where it appeared, and when.
    pub venue: &'static str,
    /// The DOI, if the paper prints one.
    pub doi: Option<&'static str>,
    /// The machine that the figures were measured on.
    pub machine: &'static str,
}

/// All papers.
pub const PAPERS: [Paper; 3] = [
    Paper {
        letter: "K",
        authors: "Sovyn, Khoma, Nakonechnyi, Stakhiv",
        title: "Effective implementation and performance comparison of \"Kalyna\" and GOST 28147-89 ciphers with the use of vector \
                extensions SSE, AVX and AVX-512",
        venue: "Ukrainian Information Security Research Journal 21(4), 2019",
        doi: None,
        machine: "Intel Skylake-SP, 2.0 GHz",
    },
    Paper {
        letter: "U",
        authors: "Gao Ying, Wang Longxin, Tian Lei, Hu Yang, Zhang Yupeng, Yan Yu, Wu Qianhong",
        title: "Fast software implementation of the block cipher uBlock algorithm",
        venue: "Journal of National University of Defense Technology 46(6), 2024",
        doi: Some("10.11887/j.cn.202406010"),
        machine: "AMD Ryzen 9 5900X",
    },
    Paper {
        letter: "Z",
        authors: "S. V. Dorokhin, S. S. Kachkov, A. A. Sidorenko",
        title: "Implementation of \"Kuznyechik\" cipher using vector instructions",
        venue: "Proceedings of MIPT 10(4), 2018",
        doi: None,
        machine: "Intel Core i3-4030U / i5-5200U / i5-7200U / i5-8250U",
    },
];

impl Paper {
    /// The paper that a table such as `K5` is from.
    pub fn of_table(table: &str) -> Option<&'static Self> {
        PAPERS.iter().find(|paper| table.starts_with(paper.letter))
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}. {}", self.authors, self.title, self.venue)?;
        self.doi.map_or(Ok(()), |doi| write!(f, ". DOI {doi}"))
    }
}

/// A table, laid out as in its paper, with the printed figures and the same techniques on this
/// machine in the same unit.
pub struct OwnTable {
    /// Its name, such as `K5`.
    pub table: String,
    /// The column headings.
    pub head: [&'static str; 9],
    /// The cells.
    pub rows: Vec<[String; 9]>,
}

/// The papers' tables, built from measured rows, in order. Both directions of a technique are on
/// the same line.
pub fn own_tables<'a>(rows: impl Iterator<Item = &'a Row>) -> Vec<OwnTable> {
    const HEAD: [&str; 9] =
        ["technique", "cipher", " blocks", " keys", "mode", " encrypt", " here", " decrypt", " here"];
    let mut tables: Vec<OwnTable> = Vec::new();
    let rows: Vec<&Row> = rows.collect();
    // If a figure wasn't printed, we show ours in the same unit as the table's printed figures.
    let unit = |table: &str| {
        let printed =
            rows.iter().filter(|row| row.paper.as_deref() == Some(table)).filter_map(|row| row.published.as_deref());
        printed.into_iter().next().unwrap_or_default()
    };
    for row in &rows {
        let (Some(table), Some(name)) = (&row.paper, &row.row) else { continue };
        let at = tables.iter().position(|there| there.table == *table).unwrap_or_else(|| {
            tables.push(OwnTable { table: table.clone(), head: HEAD, rows: Vec::new() });
            tables.len() - 1
        });
        let ways = row.ways.map_or_else(String::new, |ways| ways.to_string());
        let keys = if row.keys == 1 { String::new() } else { row.keys.to_string() };
        let key = [name.clone(), row.cipher.clone(), ways, keys, row.mode.clone()];
        let first = if row.op == "decrypt" { 7 } else { 5 };
        let printed = row.published.clone().unwrap_or_else(|| "-".into());
        let cells = [printed, in_its_unit(row, row.published.as_deref().unwrap_or_else(|| unit(table)))];
        // Messages of different lengths go on different lines.
        let free = |line: &&mut [String; 9]| line[..5] == key && line[first + 1].is_empty();
        match tables[at].rows.iter_mut().find(free) {
            Some(line) => line[first..first + 2].clone_from_slice(&cells),
            None => {
                let mut line = <[String; 9]>::default();
                line[..5].clone_from_slice(&key);
                line[first..first + 2].clone_from_slice(&cells);
                tables[at].rows.push(line);
            }
        }
    }
    tables
}

/// The measurement, in the same unit as the printed figure. If that is a percentage, this is a
/// rate, and if we don't know the unit, it's in cycles.
fn in_its_unit(row: &Row, printed: &str) -> String {
    match row.core_cpb {
        _ if printed.contains("MB/s") => format!("{:.0} MB/s", row.gbps * 1e3),
        _ if printed.contains("Mbit/s") || printed.ends_with('%') => format!("{:.0} Mbit/s", row.gbps * 8e3),
        Some(cycles) => format!("{cycles:.2} cpb"),
        None => format!("{:.3} GB/s", row.gbps),
    }
}
