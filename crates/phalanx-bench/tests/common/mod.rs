//! Sample records.

#![allow(dead_code, reason = "each test crate only uses some of these")]

use phalanx_bench::{Machine, Method, NotYet, Program, Ratio, Record, Row};
use scraper::{ElementRef, Selector};

/// Returns a record that contains every kind of entry, with invented figures.
pub(crate) fn sample() -> Record {
    Record::parse(include_str!("../data/sample.json")).unwrap()
}

/// Returns a record in which every field is set. After a field is added, this doesn't compile until
/// the field gets a value here.
pub(crate) fn full() -> Record {
    let row = Row {
        cipher: "kalyna-128/128".into(),
        mode: "ecb".into(),
        op: "encrypt".into(),
        level: "avx2".into(),
        kernel: "phalanx_0_1_kalyna_128_128_encrypt_avx2_x8".into(),
        code: Some("0123abcd".into()),
        peer: Some("some library 1.0".into()),
        paper: Some("K7".into()),
        row: Some("computed, AVX2".into()),
        ways: Some(8),
        published_cpb: Some(10.63),
        published: Some("10.63 cycles per byte".into()),
        bytes: 16384,
        keys: 2,
        threads: 3,
        tsc_cpb: Some(3.5),
        core_cpb: Some(5.4),
        gbps: 0.75,
        core_cycles: Some(88474.0),
        tsc_cpb_median: Some(3.6),
        core_cpb_median: Some(5.5),
        gbps_median: 0.72,
        tsc_cpb_high: Some(3.7),
        core_cpb_high: Some(5.6),
        spread_percent: 1.5,
        clocks_disagree: false,
        ratio: Some(Ratio { of_least: 9.0, of_medians: Some(9.1), from: 8.9, to: 9.3 }),
    };
    let ours = Row { peer: None, paper: None, row: None, keys: 1, threads: 1, ..row.clone() };
    let longer = Row { bytes: 65536, core_cpb: Some(5.3), ..ours.clone() };
    Record {
        schema: Record::SCHEMA.into(),
        machine: Machine {
            cpu: "Example CPU".into(),
            cpu_family: Some("cpu family 1, model 2, stepping 3".into()),
            microcode: Some("0x1".into()),
            features: vec!["avx2".into()],
            tsc_ghz: Some(2.6),
            core_ghz: Some(4.0),
            processors: 2,
            pinned: true,
            os: "linux x86_64".into(),
            rustc: "rustc 1.89.0".into(),
            phalanx: "0.1.0".into(),
            commit: Some("0123456".into()),
            release: true,
            own_costs: Some(1),
        },
        method: Some(Method {
            passes: 8,
            processes: 4,
            milliseconds: 150,
            wander: true,
            core_clock: "perf".into(),
            noise_percent: 1.0,
            date: Some("2026-11-22".into()),
        }),
        results: vec![ours, longer, row],
        programs: vec![Program {
            name: "phalanx encrypt".into(),
            version: "0.1.0".into(),
            op: "encrypt".into(),
            threads: Some(2),
            bytes: 1 << 30,
            wall_seconds: 0.5,
            cpu_seconds: 0.9,
            peak_mib: 12.0,
        }],
        not_yet: vec![NotYet {
            cipher: "magma".into(),
            op: "encrypt".into(),
            level: "avx512".into(),
            bytes: 16384,
            keys: 64,
            why: "no kernels for many keys".into(),
        }],
    }
}

/// Returns the elements below `root` that match a selector.
pub(crate) fn elements<'a>(root: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    root.select(&Selector::parse(selector).unwrap()).collect()
}
