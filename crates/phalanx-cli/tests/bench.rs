//! `phalanx bench`. No test asserts a time.

#[path = "common/run.rs"]
mod run;

use std::fs;
use std::path::Path;

use phalanx_papers::published;
use run::{Run, phalanx};
use serde_json::{Value, json};

#[test]
fn bench_writes_a_record() {
    let options = ["--bytes", "1024", "--cipher", "kalyna-128/128", "--op", "encrypt", "--level", "portable"];
    let run = phalanx(&[&["bench", "--json", "-", "--time", "10"], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let record: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(record["schema"], "phalanx-bench-1");
    assert!(record["machine"]["cpu"].is_string());
    let results = record["results"].as_array().unwrap();
    assert_eq!(results.len(), 1);
    let row = &results[0];
    for (field, value) in [("cipher", "kalyna-128/128"), ("mode", "ecb"), ("op", "encrypt"), ("level", "portable")] {
        assert_eq!(row[field], value);
    }
    assert_eq!((row["bytes"].as_u64(), row["keys"].as_u64()), (Some(1024), Some(1)));
    assert!(row["kernel"].as_str().unwrap().contains("kalyna_128_128_encrypt_portable"));
    assert!(row["gbps"].as_f64().unwrap() > 0.0);
    for field in ["tsc_cpb", "core_cpb"] {
        let cycles = row[field].as_f64();
        assert_eq!(cycles.is_some_and(|cycles| cycles > 0.0), cfg!(target_arch = "x86_64"), "{field}");
    }
}

#[test]
fn bench_names_what_it_cannot_measure() {
    let run = phalanx(&["bench", "--cipher", "kalyna-128/128", "--op", "encrypt", "--keys", "64", "--time", "10"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(run.stdout.contains("not yet: kalyna-128/128 encrypt"), "{}", run.stdout);
}

#[test]
fn bench_shows_every_target() {
    let target = |cipher: &str, keys: usize, core_cpb: f64| {
        json!({
            "cipher": cipher, "op": "encrypt", "level": "portable", "bytes": 64, "keys": keys,
            "core_cpb": core_cpb, "basis": "goal",
        })
    };
    let single = |mode: &str, key: &str, goal: Value| {
        let mut target = json!({
            "cipher": "magma", "mode": mode, "op": "encrypt", "level": "portable", "bytes": 64, "keys": 1, "key": key, "basis": "goal",
        });
        target.as_object_mut().unwrap().extend(goal.as_object().unwrap().clone());
        target
    };
    let targets = [
        target("kalyna-128/128", 1, 1e9),
        target("kalyna-128/128", 1, 0.001),
        target("kalyna-128/128", 64, 1.0),
        target("no-such-cipher", 1, 1.0),
        single("gost3413-ctr", "fresh", json!({ "core_cycles": 1e9 })),
        single("gost3413-mgm", "kept", json!({ "core_cycles": 0.001 })),
        single("ecb", "fresh", json!({ "core_cycles": 1e9 })),
        single("rows-gost3413-ctr", "kept", json!({ "ns_per_row": 1e9 })),
        single("rows-gost3413-cbc", "kept", json!({ "ns_per_row": 1e9 })),
        single("gost3413-ctr", "kept", json!({ "core_cpb": 1e9 })),
        single("no-such-mode", "kept", json!({ "core_cpb": 1.0 })),
    ];
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), json!({ "schema": "phalanx-targets-2", "rows": targets }).to_string()).unwrap();
    let run = phalanx(&["bench", "--time", "10", "--targets", file.path().to_str().unwrap()]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let last = run.stdout.lines().last().unwrap();
    let want = if cfg!(target_arch = "x86_64") { (5, 2, 4) } else { (1, 0, 10) };
    assert_eq!(last, format!("{} reached (within 5 %), {} missed, {} not yet", want.0, want.1, want.2));
    assert_eq!(run.stdout.lines().filter(|line| line.contains("goal")).count(), targets.len(), "{}", run.stdout);
}

#[test]
fn an_unknown_cipher_is_refused_with_the_known_ones() {
    let run = phalanx(&["bench", "--cipher", "rot13"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("kalyna-128/128") && run.stderr.lines().count() == 1, "{}", run.stderr);
}

#[test]
fn numbers_that_are_too_large_are_refused() {
    let huge = usize::MAX.to_string();
    let wraps = ((1_u128 << usize::BITS) / 16 + 1).to_string();
    for number in [huge.as_str(), &wraps, "1000000000000"] {
        for what in ["bytes", "blocks", "keys"] {
            let run = phalanx(&["bench", &format!("--{what}"), number, "--cipher", "kalyna-128/128"]);
            assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{what} {number}: {}", run.stderr);
            assert!(run.stderr.contains(&format!("{what}: at most ")), "{}", run.stderr);
        }
    }
    for what in ["--rows=1", "--fronts=none.so"] {
        let run = phalanx(&["bench", what, "--bytes", &huge]);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{what}: {}", run.stderr);
    }
    // Each fits by itself.
    let most = |name| {
        let family = *phalanx::families().iter().find(|family| family.name == name).unwrap();
        phalanx_bench::Job::new(family, phalanx::Op::Schedule, phalanx::Level::Portable, 1).most()
    };
    let keys = most("kalyna-128/128").min(most("magma")).to_string();
    let run = phalanx(&["bench", "--keys", &keys, "--cipher", "kalyna-128/128,magma", "--op", "schedule"]);
    assert!(run.code == Some(2) && run.stderr.contains("bytes: at most "), "{}", run.stderr);
}

/// Runs a file of targets, each an encryption at the portable level.
fn bench_targets(rows: &[(&str, usize)], args: &[&str]) -> Run {
    let row = |&(cipher, bytes): &(&str, usize)| {
        json!({
            "cipher": cipher, "op": "encrypt", "level": "portable", "bytes": bytes, "keys": 1, "core_cpb": 1.0,
            "basis": "goal",
        })
    };
    let rows: Vec<Value> = rows.iter().map(row).collect();
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), json!({ "schema": "phalanx-targets-2", "rows": rows }).to_string()).unwrap();
    phalanx(&[&["bench", "--time", "10", "--targets", file.path().to_str().unwrap()], args].concat())
}

#[test]
fn targets_that_are_too_large_or_unknown_are_shown() {
    let rows = [("kalyna-128/128", usize::MAX), ("magma", 1 << 40), ("magma", 0), ("no-such-cipher", 64)];
    let run = bench_targets(&rows, &[]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    for (why, count) in [("not yet: too large", 2), ("not yet: no bytes", 1), ("not yet: unknown cipher", 1)] {
        assert_eq!(run.stdout.matches(why).count(), count, "{}", run.stdout);
    }
}

/// What no figure can be, a field that is misspelt, and a file that never ends are refused; names from a file never command the terminal.
#[test]
fn files_of_targets_that_are_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("targets.json");
    let run = |more: Value| {
        let mut row = json!({ "cipher": "a\u{1b}[31mb\nc", "op": "encrypt", "level": "portable", "bytes": 64, "keys": 1, "basis": "goal" });
        row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        fs::write(&path, json!({ "schema": "phalanx-targets-2", "rows": [row] }).to_string()).unwrap();
        phalanx(&["bench", "--targets", path.to_str().unwrap()])
    };
    for (more, why) in [
        (json!({ "core_cpb": 0 }), "row 1: the figure"),
        (json!({ "core_cpb": -1 }), "row 1: the figure"),
        (json!({ "core_cycles": 1e300 }), "row 1: the figure"),
        (json!({ "core_cpb": 1, "core_cycles": 64 }), "row 1: `core_c"),
        (json!({ "core_cpb": 1, "colour": "red" }), "row 1: `colour`"),
        (json!({}), "not a file of targets"),
    ] {
        let run = run(more);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
        assert!(run.stderr.contains(why), "{why}: {}", run.stderr);
    }
    let shown = run(json!({ "core_cpb": 1 }));
    assert_eq!(shown.code, Some(0), "{}", shown.stderr);
    assert!(!shown.stdout.contains('\u{1b}') && shown.stdout.contains("[31mb\\nc"), "{}", shown.stdout);
    let endless = "/dev/zero";
    for options in [&["--targets", endless][..], &["--from", endless, "--json", "-"]] {
        if Path::new(endless).exists() {
            let run = phalanx(&[&["bench"], options].concat());
            assert!(run.code == Some(1) && run.stderr.contains("is larger than"), "{}", run.stderr);
        }
    }
}

#[test]
fn bench_of_nothing_is_refused() {
    let rows = [("magma", 64)];
    for run in [
        phalanx(&["bench", "--op", "hash", "--cipher", "magma"]),
        bench_targets(&rows, &["--cipher", "kuznyechik"]),
        bench_targets(&rows, &["--cipher", "rot13"]),
        bench_targets(&rows, &["--cipher", "magma,rot13"]),
    ] {
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
}

#[test]
fn bench_replaces_the_record_of_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.json");
    fs::write(&path, "something else").unwrap();
    let options = ["--bytes", "64", "--cipher", "magma", "--op", "encrypt", "--level", "portable", "--time", "10"];
    let run = phalanx(&[&["bench", "--json", path.to_str().unwrap()], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["schema"], "phalanx-bench-1");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Whether table code is in this build: another package of the workspace may ask for it.
fn leaky() -> bool {
    published().any(|figure| figure.symbol.contains("leaky") && figure.kernel().is_some())
}

/// The rows of a table, without titles and remarks.
fn rows(table: &str) -> Vec<Vec<String>> {
    let rows = table.lines().filter(|line| line.starts_with("  ") && line.contains(" | "));
    rows.map(|row| row.split(" | ").map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// A run that succeeds, and its record.
fn recorded(options: &[&str]) -> Value {
    let run = phalanx(&[&["bench", "--time", "1", "--json", "-"], options].concat());
    assert_eq!(run.code, Some(0), "{options:?}: {}", run.stderr);
    serde_json::from_str(&run.stdout).unwrap()
}

fn results(record: &Value) -> &Vec<Value> {
    record["results"].as_array().unwrap()
}

#[test]
fn every_cipher_is_there_at_first_sight() {
    let run = phalanx(&["bench", "--time", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let rows = rows(&run.stdout);
    for family in phalanx::families().iter().filter(|family| !family.name.starts_with("gf2-")) {
        let of = |columns: usize| rows.iter().filter(move |row| row.len() == columns && row[0] == family.name);
        assert!(of(7).count() >= 2, "{}: blocks, and modes", family.name);
        assert!(of(7).all(|row| row[2].parse::<f64>().is_ok_and(|rate| rate > 0.0) && !row[6].is_empty()));
        assert_eq!(of(4).count(), 1, "{}: one block, and a key", family.name);
    }
    let modes = |name: &str| rows.iter().filter(|row| row.get(1).is_some_and(|mode| mode.ends_with(name))).count();
    assert!(modes("-ctr") >= 9 && modes("-cbc") >= 10 && modes("-gcm") >= 7, "{}", run.stdout);
}

#[test]
fn curves_go_from_one_block_to_a_mebibyte() {
    let record = recorded(&["--sizes", "--cipher", "magma", "--op", "encrypt", "--level", "portable"]);
    let sizes: Vec<u64> = results(&record).iter().map(|row| row["bytes"].as_u64().unwrap()).collect();
    assert_eq!(sizes, (3..=20).map(|bits| 1 << bits).collect::<Vec<u64>>());
}

#[test]
fn threads_and_streams_are_told() {
    let options = ["--cipher", "kuznyechik", "--op", "encrypt", "--level", "portable", "--bytes", "4096"];
    let record = recorded(&[&options[..], &["--threads", "1,2"]].concat());
    let threads: Vec<_> = results(&record).iter().map(|row| row["threads"].as_u64()).collect();
    assert_eq!(threads, [None, Some(2)]);
    let record = recorded(&[&options[..], &["--mode", "many-cbc", "--streams", "1,4"]].concat());
    let rows: Vec<_> =
        results(&record).iter().map(|row| (row["mode"].as_str().unwrap(), row["keys"].as_u64())).collect();
    assert_eq!(rows, [("ecb", Some(1)), ("many-cbc", Some(1)), ("many-cbc", Some(4))]);
    assert!(results(&record)[1]["ratio"]["of_least"].as_f64().is_some_and(|ratio| ratio > 0.0));
    for wrong in [&["--threads", "0"][..], &["--streams", "0"], &["--threads", "100000"], &["--streams", "1000000"]] {
        let run = phalanx(&[&["bench"], wrong].concat());
        assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{wrong:?}: {}", run.stderr);
    }
}

/// Every figure of every table is a row of the record, or is told to be missing, with the reason.
#[test]
fn every_figure_of_the_papers_is_shown() {
    let record = recorded(&["--paper", "all"]);
    let missing = record["not_yet"].as_array().unwrap();
    let measured: Vec<&Value> = results(&record).iter().filter(|row| row["paper"].is_string()).collect();
    assert_eq!(measured.len() + missing.len(), published().count());
    assert!(!measured.is_empty() || !cfg!(target_arch = "x86_64"));
    for row in &measured {
        let is = |figure: &&phalanx_papers::Published| {
            (figure.table, figure.row, figure.cipher, figure.ways as u64)
                == (
                    row["paper"].as_str().unwrap(),
                    row["row"].as_str().unwrap(),
                    row["cipher"].as_str().unwrap(),
                    row["ways"].as_u64().unwrap(),
                )
        };
        assert!(published().any(|figure| is(&figure)), "{row}");
        assert!(row["kernel"].as_str().unwrap().contains("papers_"), "{row}");
        let printed = row["published"].as_str().and_then(|text| text.strip_suffix(" cpb"));
        assert_eq!(printed.map(|cycles| cycles.parse().unwrap()), row["published_cpb"].as_f64(), "{row}");
        assert!(row["ratio"].is_object(), "{row}");
    }
    let there = measured.iter().any(|row| row["kernel"].as_str().unwrap().contains("leaky"));
    let told = missing.iter().any(|row| row["why"].as_str().unwrap().contains("it needs the feature `leaky`"));
    // Never without being asked for.
    assert_eq!((there, told), (leaky(), !leaky()));
}

#[test]
fn tables_of_papers_have_a_row_for_each_figure() {
    let run = phalanx(&["bench", "--paper", "K5,u7", "--time", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let figures = published().filter(|figure| ["K5", "U7"].contains(&figure.table));
    // What this CPU lacks is a sentence at the end.
    let here = figures.filter(|figure| figure.kernel().is_some_and(|kernel| kernel.is_available())).count();
    let sections: Vec<&str> = run.stdout.split("\n#\n# ").collect();
    let of = |what: &str| {
        sections
            .iter()
            .filter(|part| part.starts_with(['K', 'U']) && part.contains(what))
            .map(|part| rows(part).len())
            .sum::<usize>()
    };
    assert_eq!(of(", beside Phalanx\n"), here, "{}", run.stdout);
    // First the paper's own, with both directions in a line.
    let own = of(", as the paper has it");
    assert!(own > 0 && own <= here && 2 * own >= here, "{}", run.stdout);
    assert!(run.stdout.find("as the paper has it") < run.stdout.find("beside Phalanx"), "{}", run.stdout);
    for paper in phalanx_bench::PAPERS.iter().filter(|paper| paper.letter != "Z") {
        assert!(run.stdout.contains(&format!("# {}: {paper}\n", paper.letter)), "{}", run.stdout);
    }
    assert!(run.stdout.contains("3.39 cpb") && run.stdout.contains("as few blocks"), "{}", run.stdout);
    for wrong in ["X", "K99", ""] {
        let run = phalanx(&["bench", "--paper", wrong]);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{wrong}: {}", run.stderr);
        assert!(run.stderr.contains("K4 K5 K6 K7 U1"), "{}", run.stderr);
    }
}

/// Techniques show when they are asked for and nowhere else.
#[test]
fn techniques_are_measured_row_by_row() {
    let options = ["--cipher", "kalyna-512/512", "--op", "encrypt", "--blocks", "3", "--time", "1"];
    let run = phalanx(&[&["bench", "--techniques"], &options[..]].concat());
    assert_eq!(run.code, Some(if cfg!(target_arch = "x86_64") { 0 } else { 2 }), "{}", run.stderr);
    let rows = rows(&run.stdout);
    assert!(rows.iter().all(|row| row[0] == "kalyna-512/512" && row[2] == "encrypt"), "{}", run.stdout);
    assert_eq!(run.stdout.contains("leaky"), leaky(), "{}", run.stdout);
    for others in [&["bench", "--cipher", "kuznyechik", "--time", "1"][..], &["info"]] {
        let run = phalanx(others);
        assert!(run.code == Some(0) && !run.stdout.contains("leaky"), "{}", run.stdout);
        assert!(!run.stdout.contains("shuffles"), "{}", run.stdout);
    }
}

/// Single calls: whole blocks and modes, in both directions where there are two, for each size.
#[test]
fn single_calls_are_measured_under_fresh_keys_and_ready_ones() {
    for how in ["--fresh=ecb,ctr", "--short=ecb,ctr"] {
        let run = phalanx(&["bench", how, "--cipher", "kuznyechik", "--bytes", "60,256", "--level", "portable"]);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        let ours: Vec<Vec<&str>> = run.stdout.lines().map(|line| line.split_whitespace().collect()).collect();
        let of = |mode: &str, op: &str, bytes: &str| {
            let is = |row: &&Vec<&str>| matches!(row[..], ["kuznyechik", m, o, b, ..] if m.ends_with(mode) && (o, b) == (op, bytes));
            let nanoseconds = |row: &Vec<&str>| row[5].parse::<f64>().is_ok_and(|time| time > 0.0);
            ours.iter().filter(is).filter(|row| nanoseconds(row)).count()
        };
        for bytes in ["64", "256"] {
            for (mode, op) in [("-ctr", "encrypt"), ("-ecb", "encrypt"), ("-ecb", "decrypt"), ("-ctr-acpkm", "encrypt")]
            {
                assert!(of(mode, op, bytes) >= 1, "{mode} {op} {bytes}: {}", run.stdout);
            }
        }
    }
    for wrong in [
        &["--fresh=rot13"][..],
        &["--fresh", "--short"],
        &["--fresh", "--json", "-"],
        &["--fresh", "--csv", "never"],
        &["--short", "--bytes", "1048577"],
        &["--rows", "8", "--latex", "never"],
        &["--short", "--cipher", "rot13"],
    ] {
        let run = phalanx(&[&["bench"], wrong].concat());
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{wrong:?}: {}", run.stderr);
        assert!(run.stderr.len() < 1000, "each name once: {}", run.stderr);
    }
    assert!(!Path::new("never").exists(), "a folder for nothing");
}

#[test]
fn the_choice_of_kernels_is_measured() {
    let options = ["--cipher", "kalyna-256/256", "--op", "encrypt", "--level", "portable", "--time", "1"];
    let run = phalanx(&[&["bench", "--calibrate"], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let built_in = phalanx::families().iter().find(|family| family.name == "kalyna-256/256").unwrap();
    let kernels = built_in.candidates(phalanx::Op::Encrypt, phalanx::Level::Portable).count();
    let rows = rows(&run.stdout);
    assert_eq!(rows.iter().filter(|row| row.len() == 8).count(), kernels, "{}", run.stdout);
    assert!(rows.iter().any(|row| row[0] == "1024") && rows.iter().any(|row| row[0] == "1"), "{}", run.stdout);
}

/// Whether points lose depends on the machine; that they are counted does not.
#[test]
fn the_choice_of_kernels_is_compared_with_the_best() {
    let options = ["--cipher", "kalyna-512/512", "--op", "encrypt", "--level", "portable", "--time", "1"];
    let run = phalanx(&[&["bench", "--regret"], &options[..]].concat());
    assert!(matches!(run.code, Some(0 | 1)), "{}", run.stderr);
    let rows = rows(&run.stdout);
    for points in ["512", "36"] {
        assert!(rows.iter().any(|row| row[..2] == ["portable", points]), "{}", run.stdout);
    }
}

/// A user's own costs are written, used, and refused where they are wrong.
#[test]
fn costs_of_a_user() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.costs");
    let run = |costs: &Path, args: &[&str]| {
        let mut command = assert_cmd::Command::cargo_bin("phalanx").unwrap();
        command.env("PHALANX_COSTS", costs).env_remove("PHALANX_LEVEL").args(args);
        let output = command.output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    // A kernel that is best for one block is so dear that it no longer is.
    let family = phalanx::families().iter().find(|family| family.name == "kuznyechik").unwrap();
    let plain = run(Path::new(""), &["info", "--level", "portable", "--all"]);
    let kernels = family.candidates(phalanx::Op::Encrypt, phalanx::Level::Portable);
    let best = kernels.min_by_key(|kernel| kernel.width).unwrap();
    let dear = best.costs[0] * 50;
    fs::write(&file, format!("{}\n{} {dear}\n", phalanx::costs::HEADER, phalanx::costs::name(best.symbol))).unwrap();
    let own = run(&file, &["info", "--level", "portable", "--all"]);
    assert_eq!((own.0, own.2.as_str()), (Some(0), ""));
    // Where the line is broken depends on the length of the path.
    let costs = format!("costs of 1 kernels from {} (PHALANX_COSTS); else ", file.display());
    let words = own.1.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(&costs), "{}", own.1);
    let all = run(&file, &["info", "--costs"]).1;
    assert!(all.lines().any(|line| line.split_whitespace().last() == Some("PHALANX_COSTS")), "{all}");
    let record = run(&file, &["bench", "--cipher", "magma", "--op", "schedule", "--time", "1", "--json", "-"]).1;
    assert_eq!(serde_json::from_str::<Value>(&record).unwrap()["machine"]["own_costs"], 1, "{record}");
    assert_ne!(plain.1.split_once("\nlevels").unwrap().1, own.1.split_once("\nlevels").unwrap().1);
    // What is wrong is said in a line, and the rest is as without it.
    let pipe = Path::new("/dev/zero");
    fs::write(folder.path().join("bad"), "phalanx-costs-1\nsecret_of_another 7\n").unwrap();
    let wrong: [(&Path, &str); 4] = [
        (&folder.path().join("bad"), "line 2: this version has no such kernel"),
        (&folder.path().join("none"), "cannot be read"),
        (folder.path(), "it is not a file"),
        (pipe, "it is not a file"),
    ];
    for (path, why) in wrong.into_iter().filter(|(path, _)| *path != pipe || pipe.exists()) {
        let (code, stdout, stderr) = run(path, &["info", "--level", "portable", "--all"]);
        assert_eq!((code, stderr.lines().count()), (Some(0), 1), "{stderr}");
        assert!(stderr.contains(why) && stderr.contains("the built-in costs are used"), "{stderr}");
        assert!(!stderr.contains("secret_of_another"), "{stderr}");
        assert_eq!(stdout, plain.1);
    }
    // Without a file it is for the source tree, in which this folder is not.
    let mut command = assert_cmd::Command::cargo_bin("phalanx").unwrap();
    let output = command.current_dir(&folder).args(["bench", "--calibrate", "--write"]).output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains("--write my.costs"), "{text}");
    // What could not be written, or is something else, is refused before anything is measured.
    let letter = folder.path().join("letter");
    fs::write(&letter, "dear reader").unwrap();
    for (path, code, why) in [
        (letter.clone(), 2, "no file of costs"),
        (folder.path().into(), 2, "is a folder"),
        (folder.path().join("no/such/folder/x"), 3, "cannot create a file"),
    ] {
        let (got, stdout, stderr) = run(Path::new(""), &["bench", "--calibrate", "--write", path.to_str().unwrap()]);
        assert_eq!((got, stdout.as_str(), stderr.lines().count()), (Some(code), "", 1), "{stderr}");
        assert!(stderr.contains(why), "{why}: {stderr}");
    }
    assert_eq!(fs::read_to_string(letter).unwrap(), "dear reader");
}

#[test]
fn libraries_that_are_not_here_are_told() {
    let mut command = assert_cmd::Command::cargo_bin("phalanx").unwrap();
    let nowhere = tempfile::tempdir().unwrap();
    command.env("PHALANX_PEERS", nowhere.path()).env_remove("PHALANX_LEVEL");
    let options = ["bench", "--compare", "cryptopp,bouncycastle", "--time", "1"];
    let output = command.args(options).output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    for name in ["cryptopp: not here", "bouncycastle: not here", "nothing matches"] {
        assert!(text.contains(name), "{text}");
    }
    let run = phalanx(&["bench", "--compare", "no-such-library"]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{}", run.stderr);
    for name in ["rustcrypto", "gost-engine", "bouncycastle", "age", "gpg"] {
        assert!(run.stderr.contains(name), "{}", run.stderr);
    }
}

/// Crates that are compiled in are always there.
#[cfg(feature = "peers")]
#[test]
fn libraries_are_compared_on_the_same_data() {
    let record = recorded(&["--compare", "rustcrypto,dstu-core", "--bytes", "256"]);
    let theirs: Vec<&Value> = results(&record).iter().filter(|row| row["peer"].is_string()).collect();
    assert_eq!(theirs.len(), 2 * 7);
    for row in theirs {
        let ratio = &row["ratio"];
        let [least, from, to] = ["of_least", "from", "to"].map(|name| ratio[name].as_f64().unwrap());
        assert!(0.0 < from && from <= to && least > 0.0, "{row}");
        let same = |other: &&Value| ["cipher", "mode", "op", "bytes"].iter().all(|field| other[*field] == row[*field]);
        assert!(results(&record).iter().filter(same).any(|other| other["peer"].is_null()), "{row}");
    }
}

/// `cp` is everywhere where there are whole programs.
#[cfg(unix)]
#[test]
fn whole_programs_are_measured() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let record = recorded(&["--compare", "cp", "--file-bytes", "100000", "--rounds", "1", "--folder", path]);
    let programs = record["programs"].as_array().unwrap();
    for name in ["cp", "phalanx kalyna-256/256-gcm"] {
        for op in ["encrypt", "decrypt"] {
            let is = |program: &&Value| program["name"] == name && program["op"] == op;
            let program = programs.iter().find(is).unwrap_or_else(|| panic!("{name} {op}"));
            assert!(program["wall_seconds"].as_f64().unwrap() > 0.0 && program["bytes"] == 100_000, "{program}");
            assert!(program["peak_mib"].as_f64().unwrap() > 0.0, "{program}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
    let run = phalanx(&["bench", "--compare", "cp", "--file-bytes", &(1u64 << 60).to_string(), "--folder", path]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
    assert!(run.stderr.contains("do not fit"), "{}", run.stderr);
    let missing = folder.path().join("no/such/folder");
    let run = phalanx(&["bench", "--compare", "cp", "--folder", missing.to_str().unwrap()]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(3), 1), "{}", run.stderr);
}

#[test]
fn reports_are_made_of_a_run_and_of_its_record() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let options = ["--cipher", "magma", "--op", "encrypt", "--time", "1", "--sizes", "--level", "portable"];
    let outputs = ["--json", &path("record.json"), "--html", &path("report.html"), "--svg", &path("charts")];
    let run = phalanx(&[&["bench"], &options[..], &outputs[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let page = fs::read_to_string(path("report.html")).unwrap();
    assert!(page.contains("magma") && page.contains("<svg"));
    assert!(fs::read_dir(path("charts")).unwrap().count() >= 2);
    let again = ["bench", "--from", &path("record.json"), "--html", &path("again.html"), "--svg", &path("more")];
    let run = phalanx(&again);
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), ""), "{}", run.stderr);
    assert_eq!(fs::read_to_string(path("again.html")).unwrap(), page);
    assert_eq!(phalanx(&["bench", "--from", &path("record.json")]).code, Some(2), "nothing to make of it");
    for (text, code) in [("{}", 1), ("no JSON", 1), (r#"{"schema":"phalanx-bench-9"}"#, 1)] {
        fs::write(path("wrong.json"), text).unwrap();
        let run = phalanx(&["bench", "--from", &path("wrong.json"), "--html", &path("wrong.html")]);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(code), 1), "{text}: {}", run.stderr);
        assert!(!folder.path().join("wrong.html").exists());
    }
    assert_eq!(phalanx(&["bench", "--from", &path("none.json"), "--html", &path("x.html")]).code, Some(3));
}

/// What cannot be written is told before anything is measured, and nothing is written over what it is made of.
#[test]
fn outputs_that_cannot_be_are_refused_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("file"), "").unwrap();
    let endless = ["bench", "--time", "1000000", "--cipher", "magma"];
    for (outputs, code) in [
        (vec!["--json", folder.path().to_str().unwrap()], 2),
        (vec!["--html", &path("no/such/folder/page.html")], 3),
        (vec!["--svg", &path("file/charts")], 3),
        (vec!["--json", &path("both"), "--html", &path("both")], 2),
        (vec!["--json", "-", "--html", "-"], 2),
    ] {
        let run = phalanx(&[&endless[..], &outputs].concat());
        assert_eq!((run.code, run.stderr.lines().count()), (Some(code), 1), "{outputs:?}: {}", run.stderr);
        assert_eq!(run.stdout, "", "{outputs:?}");
    }
    let record = path("record.json");
    let options = ["--cipher", "magma", "--op", "encrypt", "--level", "portable", "--time", "1", "--json", &record];
    assert_eq!(phalanx(&[&["bench"], &options[..]].concat()).code, Some(0));
    let before = fs::read_to_string(&record).unwrap();
    assert_eq!(phalanx(&["bench", "--from", &record, "--html", &record]).code, Some(2));
    assert_eq!(fs::read_to_string(&record).unwrap(), before);
}

/// An option that would have no effect is refused.
#[test]
fn options_without_effect_are_refused() {
    for options in [
        &["--from", "x.json", "--html", "x.html", "--cipher", "magma"][..],
        &["--from", "x.json", "--html", "x.html", "--time", "5"],
        &["--paper", "K5", "--bytes", "64"],
        &["--paper", "K5", "--sizes"],
        &["--calibrate", "--keys", "4"],
        &["--techniques", "--keys", "4"],
        &["--compare", "openssl", "--keys", "4"],
        &["--mode", "ctr", "--keys", "4"],
        &["--mode", "gost3413-ctr", "--streams", "4"],
        &["--cipher", "magma", "--rounds", "2"],
        &["--cipher", "magma", "--folder", "."],
        &["--compare", "cp", "--rounds", "0"],
        &["--compare", ""],
        &["--mode", "ctr,"],
    ] {
        let run = phalanx(&[&["bench"], options].concat());
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{options:?}: {}", run.stderr);
    }
    // The operation is one that papers have, in many keys, too.
    let record = recorded(&["--paper", "U2", "--op", "encrypt"]);
    assert!(results(&record).iter().filter(|row| row["paper"].is_string()).all(|row| row["op"] == "encrypt"));
    assert_eq!(phalanx(&["bench", "--paper", "U2", "--op", "schedule"]).code, Some(2));
}

/// What is asked for twice is measured once.
#[test]
fn lists_are_sets() {
    let options = ["--cipher", "magma,magma", "--op", "encrypt", "--bytes", "64,64", "--level", "portable,portable"];
    let record = recorded(&[&options[..], &["--threads", "1,1"]].concat());
    assert_eq!(results(&record).len(), 1);
}

/// A signal in the middle leaves nothing of the files of whole programs.
#[cfg(unix)]
#[test]
fn a_signal_leaves_no_whole_programs() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin("phalanx"));
    let options = ["bench", "--compare", "cp", "--file-bytes", "20000000", "--rounds", "1000", "--folder"];
    command.args(options).arg(folder.path()).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped());
    let child = command.spawn().unwrap();
    let there = || fs::read_dir(folder.path()).unwrap().next();
    while there().is_none_or(|inner| fs::read_dir(inner.unwrap().path()).map_or(0, Iterator::count) < 2) {
        std::thread::yield_now();
    }
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(143), "{}", String::from_utf8_lossy(&output.stderr));
    // A program that ran meanwhile may end a little later; it has no folder to write into.
    assert!(there().is_none());
}
