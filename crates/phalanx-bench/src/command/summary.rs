//! The default table for `phalanx-bench speed`, which shows every cipher in its usual modes and
//! both directions.

use phalanx::{Level, Op, families};
use phalanx_bench::{Job, Machine, Row, modes};

use crate::failure::Failure;
use crate::plan::{Asked, Line, Plan, rows};
use crate::tables::{columns, heading, number};

/// Message size in bytes.
const BYTES: usize = 16384;

/// The modes of each standard, for its ciphers.
const MODES: [(&str, &[&str]); 5] = [
    ("kalyna", &["dstu7624-ctr", "dstu7624-cbc", "dstu7624-xts", "dstu7624-gcm"]),
    ("gost28147", &["gost28147-cnt", "gost28147-imit"]),
    ("magma", &["gost3413-ctr", "gost3413-cbc", "gost3413-mgm"]),
    ("kuznyechik", &["gost3413-ctr", "gost3413-cbc", "gost3413-mgm"]),
    ("ublock", &["nist-ctr", "nist-cbc", "nist-gcm"]),
];

/// Every cipher at one level, with whole blocks, modes, a single block and a key.
pub(crate) fn plan(level: Level) -> Result<Plan, Failure> {
    let mut plan = Plan::default();
    for family in families().iter().copied().filter(|family| family.is_cipher()) {
        let own = MODES.iter().find(|(prefix, _)| family.name.starts_with(prefix)).map_or(&[][..], |(_, names)| names);
        for op in [Op::Encrypt, Op::Decrypt] {
            plan.push(Asked::new(Job::new(family, op, level, BYTES / family.block)))?;
            plan.push(Asked::new(Job::new(family, op, level, 1)))?;
        }
        for mode in modes().filter(|mode| mode.cipher == family.name && own.contains(&mode.name)) {
            plan.push(Asked::new(Job::new(family, mode.op, level, BYTES / family.block).with_mode(mode)))?;
        }
        plan.push(Asked::new(Job::new(family, Op::Schedule, level, 1)))?;
    }
    Ok(plan)
}

/// One row per cipher and mode, with both directions.
pub(crate) fn table(machine: &Machine, level: Level, lines: &[Line]) -> String {
    const TITLES: [&str; 7] = ["cipher", "mode", " encrypt GB/s", " core cpb", " decrypt GB/s", " core cpb", "kernel"];
    let (mut bulk, mut small): (Vec<Vec<String>>, Vec<Vec<String>>) = Default::default();
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for row in rows(lines) {
        let here = (row.cipher.as_str(), row.mode.as_str());
        if seen.contains(&here) || row.mode == "key" {
            continue;
        }
        seen.push(here);
        let find = |op: &str, many: bool| {
            rows(lines).find(|other| {
                (other.cipher.as_str(), other.mode.as_str()) == here && other.op == op && (other.bytes > 64) == many
            })
        };
        let (there, back) = (find("encrypt", true), find("decrypt", true));
        let speed = |row: Option<&Row>| row.map_or_else(String::new, |row| format!("{:.2}", row.gbps));
        let cycles = |row: Option<&Row>| row.map_or_else(String::new, |row| number(row.core_cpb, 2));
        let kernel = there.map_or_else(String::new, Row::short_kernel);
        let [cipher, mode] = [here.0, here.1].map(str::to_owned);
        bulk.push(vec![cipher.clone(), mode, speed(there), cycles(there), speed(back), cycles(back), kernel]);
        if row.mode == "ecb" {
            let latency = |op| find(op, false).map_or_else(String::new, |row| number(row.core_cycles, 0));
            let key = rows(lines).find(|other| other.cipher == here.0 && other.mode == "key");
            let key = key.map_or_else(String::new, |row| number(row.core_cycles, 0));
            small.push(vec![cipher, latency("encrypt"), latency("decrypt"), key]);
        }
    }
    format!(
        "{}# level {level}, {BYTES}-byte messages, in place and in the cache, one thread, one key\n{}# core cycles\n{}",
        heading(machine),
        columns(&TITLES, &bulk),
        columns(&["cipher", " encrypt a block", " decrypt a block", " key schedule"], &small)
    ) + "# More: phalanx-bench speed --help. Every level: speed --level all. Other libraries: compare. Techniques from papers: papers.\n"
}
