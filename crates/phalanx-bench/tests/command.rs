//! Tests the phalanx-bench command. No test asserts a time.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use phalanx_papers::published;
use serde_json::{Value, json};

/// The output and exit code of a run.
struct Run {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

/// Returns the command, with our environment variables unset.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("phalanx-bench"));
    command.env_remove("PHALANX_LEVEL").env_remove("PHALANX_COSTS").args(args);
    command
}

fn run(mut command: Command) -> Run {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}

fn bench(args: &[&str]) -> Run {
    run(command(args))
}

/// Runs a command that must fail with a one-line message before it measures anything.
fn refused(args: &[&str]) -> String {
    let run = bench(args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args:?}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{args:?}: {}", run.stderr);
    run.stderr
}

#[test]
fn bench_writes_a_record() {
    let options = ["--bytes", "1024", "--cipher", "kalyna-128/128", "--op", "encrypt", "--level", "portable"];
    let run = bench(&[&["speed", "--json", "-", "--time", "10", "--processes", "3"], &options[..]].concat());
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
    assert_eq!((&record["method"]["processes"], &record["method"]["passes"]), (&json!(3), &json!(8)));
    for field in ["tsc_cpb", "core_cpb"] {
        let [least, median, high] = ["", "_median", "_high"].map(|part| row[format!("{field}{part}")].as_f64());
        assert_eq!(least.is_some_and(|cycles| cycles > 0.0), cfg!(target_arch = "x86_64"), "{field}");
        assert!(least <= median && median <= high && least.is_some() == high.is_some(), "{row}");
    }
}

#[test]
fn other_processes_are_silent() {
    let run = bench(&[
        "speed", "--cipher", "magma", "--op", "encrypt", "--blocks", "1", "--level", "portable", "--time", "10",
        "--part",
    ]);
    let timings: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(timings.as_array().unwrap().len(), 1, "{timings}");
    assert_eq!(timings[0]["passes"].as_array().unwrap().len(), 8, "{timings}");
    assert!(refused(&["speed", "--processes", "0"]).contains("processes"));
    assert!(refused(&["choice", "calibrate", "--write", "x", "--processes", "2"]).contains("processes"));
}

#[test]
fn bench_names_what_it_cannot_measure() {
    let run = bench(&["speed", "--cipher", "kalyna-128/128", "--op", "encrypt", "--keys", "64", "--time", "10"]);
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
    let run = bench(&["targets", "--time", "10", file.path().to_str().unwrap()]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let last = run.stdout.lines().last().unwrap();
    let want = if cfg!(target_arch = "x86_64") { (5, 2, 4) } else { (1, 0, 10) };
    assert_eq!(last, format!("{} reached (within 5 %), {} missed, {} not yet", want.0, want.1, want.2));
    assert_eq!(run.stdout.lines().filter(|line| line.contains("goal")).count(), targets.len(), "{}", run.stdout);
}

#[test]
fn an_unknown_cipher_is_refused_with_the_known_ones() {
    for subcommand in
        [&["speed"][..], &["compare"], &["papers"], &["calls", "fresh"], &["calls", "rows"], &["choice", "regret"]]
    {
        assert!(refused(&[subcommand, &["--cipher", "rot13"]].concat()).contains("kalyna-128/128"), "{subcommand:?}");
    }
}

#[test]
fn numbers_that_are_too_large_are_refused() {
    let huge = usize::MAX.to_string();
    let wraps = ((1_u128 << usize::BITS) / 16 + 1).to_string();
    for number in [huge.as_str(), &wraps, "1000000000000"] {
        for what in ["bytes", "blocks", "keys"] {
            let run = bench(&["speed", &format!("--{what}"), number, "--cipher", "kalyna-128/128"]);
            assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{what} {number}: {}", run.stderr);
            assert!(run.stderr.contains(&format!("{what}: at most ")), "{}", run.stderr);
        }
    }
    refused(&["calls", "rows", "--rows=1", "--bytes", &huge]);
    refused(&["calls", "fronts", "none.so", "--bytes", &huge]);
    // Each fits separately.
    let most = |name| {
        let family = *phalanx::families().iter().find(|family| family.name == name).unwrap();
        phalanx_bench::Job::new(family, phalanx::Op::Schedule, phalanx::Level::Portable, 1).most()
    };
    let keys = most("kalyna-128/128").min(most("magma")).to_string();
    let run = bench(&["speed", "--keys", &keys, "--cipher", "kalyna-128/128,magma", "--op", "schedule"]);
    assert!(run.code == Some(2) && run.stderr.contains("bytes: too many: use at most "), "{}", run.stderr);
}

/// Runs a target file whose targets are all for encryption at the portable level.
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
    bench(&[&["targets", "--time", "10", file.path().to_str().unwrap()], args].concat())
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

/// Impossible figures, misspelt fields and endless files must be rejected, and names from a file
/// mustn't be able to send control sequences to the terminal.
#[test]
fn files_of_targets_that_are_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("targets.json");
    let run = |more: Value| {
        let mut row = json!({ "cipher": "a\u{1b}[31mb\nc", "op": "encrypt", "level": "portable", "bytes": 64, "keys": 1, "basis": "goal" });
        row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        fs::write(&path, json!({ "schema": "phalanx-targets-2", "rows": [row] }).to_string()).unwrap();
        bench(&["targets", path.to_str().unwrap()])
    };
    for (more, why) in [
        (json!({ "core_cpb": 0 }), "row 1: invalid figure"),
        (json!({ "core_cpb": -1 }), "row 1: invalid figure"),
        (json!({ "core_cycles": 1e300 }), "row 1: invalid figure"),
        (json!({ "core_cpb": 1, "core_cycles": 64 }), "row 1: unknown field or second figure `core_c"),
        (json!({ "core_cpb": 1, "colour": "red" }), "row 1: unknown field or second figure `colour`"),
        (json!({}), "not a target file"),
    ] {
        let run = run(more);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
        assert!(run.stderr.contains(why), "{why}: {}", run.stderr);
    }
    let shown = run(json!({ "core_cpb": 1 }));
    assert_eq!(shown.code, Some(0), "{}", shown.stderr);
    assert!(!shown.stdout.contains('\u{1b}') && shown.stdout.contains("[31mb\\nc"), "{}", shown.stdout);
    let endless = "/dev/zero";
    for args in [&["targets", endless][..], &["report", endless, "--json", "-"]] {
        if Path::new(endless).exists() {
            let run = bench(args);
            assert!(run.code == Some(1) && run.stderr.contains("larger than the limit"), "{}", run.stderr);
        }
    }
}

#[test]
fn bench_of_nothing_is_refused() {
    let rows = [("magma", 64)];
    for run in [
        bench(&["speed", "--op", "ghash", "--cipher", "magma"]),
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
    let run = bench(&[&["speed", "--json", path.to_str().unwrap()], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["schema"], "phalanx-bench-1");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Returns whether this build includes lookup-table code. Another package in the workspace may have
/// enabled it.
fn leaky() -> bool {
    published().any(|figure| figure.symbol.contains("leaky") && figure.kernel().is_some())
}

/// Returns the rows of a table, without titles and remarks.
fn rows(table: &str) -> Vec<Vec<String>> {
    let lines: Vec<&str> = table.lines().collect();
    let is_row = |i: &usize| lines[*i].starts_with("| ") && lines.get(i + 1).is_none_or(|next| !next.starts_with("|-"));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    (0..lines.len()).filter(is_row).map(|i| cells(lines[i])).collect()
}

/// Runs a command that must succeed, and returns its record.
fn recorded(args: &[&str]) -> Value {
    let run = bench(&[args, &["--time", "1", "--json", "-"]].concat());
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
    serde_json::from_str(&run.stdout).unwrap()
}

fn results(record: &Value) -> &Vec<Value> {
    record["results"].as_array().unwrap()
}

#[test]
fn every_cipher_is_there_at_first_sight() {
    let run = bench(&["speed", "--time", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let rows = rows(&run.stdout);
    for family in phalanx::families().iter().filter(|family| family.is_cipher()) {
        let of = |columns: usize| rows.iter().filter(move |row| row.len() == columns && row[0] == family.name);
        assert!(of(7).count() >= 2, "{}: blocks and modes", family.name);
        assert!(of(7).all(|row| row[2].parse::<f64>().is_ok_and(|rate| rate > 0.0) && !row[6].is_empty()));
        assert_eq!(of(4).count(), 1, "{}: one block and a key", family.name);
    }
    let modes = |name: &str| rows.iter().filter(|row| row.get(1).is_some_and(|mode| mode.ends_with(name))).count();
    assert!(modes("-ctr") >= 9 && modes("-cbc") >= 10 && modes("-gcm") >= 7, "{}", run.stdout);
}

#[test]
fn curves_go_from_one_block_to_a_mebibyte() {
    let record = recorded(&["speed", "--sizes", "--cipher", "magma", "--op", "encrypt", "--level", "portable"]);
    let sizes: Vec<u64> = results(&record).iter().map(|row| row["bytes"].as_u64().unwrap()).collect();
    assert_eq!(sizes, (3..=20).map(|bits| 1 << bits).collect::<Vec<u64>>());
}

#[test]
fn threads_and_streams_are_told() {
    let options = ["speed", "--cipher", "kuznyechik", "--op", "encrypt", "--level", "portable", "--bytes", "4096"];
    let record = recorded(&[&options[..], &["--threads", "1,2"]].concat());
    let threads: Vec<_> = results(&record).iter().map(|row| row["threads"].as_u64()).collect();
    assert_eq!(threads, [None, Some(2)]);
    let record = recorded(&[&options[..], &["--mode", "many-cbc", "--streams", "1,4"]].concat());
    let rows: Vec<_> =
        results(&record).iter().map(|row| (row["mode"].as_str().unwrap(), row["keys"].as_u64())).collect();
    assert_eq!(rows, [("ecb", Some(1)), ("many-cbc", Some(1)), ("many-cbc", Some(4))]);
    assert!(results(&record)[1]["ratio"]["of_least"].as_f64().is_some_and(|ratio| ratio > 0.0));
    for wrong in [&["--threads", "0"][..], &["--streams", "0"], &["--threads", "100000"], &["--streams", "1000000"]] {
        refused(&[&["speed"], wrong].concat());
    }
}

/// Every figure in every table must be either in the record or reported as missing, with a reason.
#[test]
fn every_figure_of_the_papers_is_shown() {
    let record = recorded(&["papers"]);
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
    // The leaky techniques are only included on request.
    assert_eq!((there, told), (leaky(), !leaky()));
}

#[test]
fn tables_of_papers_have_a_row_for_each_figure() {
    let run = bench(&["papers", "K5", "u7", "--time", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let figures = published().filter(|figure| ["K5", "U7"].contains(&figure.table));
    // The last sentence lists the techniques that this CPU doesn't support.
    let here = figures.filter(|figure| figure.kernel().is_some_and(|kernel| kernel.is_available())).count();
    let sections: Vec<&str> = run.stdout.split("\n#\n# ").collect();
    let of = |what: &str| {
        sections
            .iter()
            .filter(|part| part.starts_with(['K', 'U']) && part.contains(what))
            .map(|part| rows(part).len())
            .sum::<usize>()
    };
    assert_eq!(of(", compared with Phalanx\n"), here, "{}", run.stdout);
    // The paper's own table comes first, with both directions on one line.
    let own = of(", as the paper has it");
    assert!(own > 0 && own <= here && 2 * own >= here, "{}", run.stdout);
    assert!(run.stdout.find("as the paper has it") < run.stdout.find("compared with Phalanx"), "{}", run.stdout);
    for paper in phalanx_bench::PAPERS.iter().filter(|paper| paper.letter != "Z") {
        assert!(run.stdout.contains(&format!("# {}: {paper}\n", paper.letter)), "{}", run.stdout);
    }
    // Each of these techniques has a counterpart in Phalanx.
    let last = run.stdout.lines().last().unwrap();
    assert!(last.contains(&format!(" of {here} techniques, ")) && last.contains(" with as few blocks. "), "{last}");
    assert!(run.stdout.contains("3.39 cpb") && run.stdout.contains("as few blocks"), "{}", run.stdout);
    for wrong in ["X", "K99", ""] {
        assert!(refused(&["papers", wrong]).contains("K4 K5 K6 K7 U1"), "{wrong}");
    }
}

/// Techniques are only shown on request.
#[test]
fn techniques_are_measured_row_by_row() {
    let options = ["--cipher", "kalyna-512/512", "--op", "encrypt", "--blocks", "3", "--time", "1"];
    let run = bench(&[&["papers", "--techniques"], &options[..]].concat());
    assert_eq!(run.code, Some(if cfg!(target_arch = "x86_64") { 0 } else { 2 }), "{}", run.stderr);
    let rows = rows(&run.stdout);
    assert!(rows.iter().all(|row| row[0] == "kalyna-512/512" && row[2] == "encrypt"), "{}", run.stdout);
    assert_eq!(run.stdout.contains("leaky"), leaky(), "{}", run.stdout);
    let run = bench(&["speed", "--cipher", "kuznyechik", "--time", "1"]);
    assert!(run.code == Some(0) && !run.stdout.contains("leaky"), "{}", run.stdout);
    assert!(!run.stdout.contains("shuffles"), "{}", run.stdout);
}

/// Tests single calls for whole blocks and modes, in all supported directions and for each size.
#[test]
fn single_calls_are_measured_under_fresh_keys_and_ready_ones() {
    for how in ["fresh", "short"] {
        let options = ["--mode", "ecb,ctr", "--cipher", "kuznyechik", "--bytes", "60,256", "--level", "portable"];
        let run = bench(&[&["calls", how], &options[..]].concat());
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        let ours = rows(&run.stdout);
        let of = |mode: &str, op: &str, bytes: &str| {
            let is = |row: &&Vec<String>| row[0] == "kuznyechik" && row[1].ends_with(mode) && row[2..4] == [op, bytes];
            let nanoseconds = |row: &Vec<String>| row[5].parse::<f64>().is_ok_and(|time| time > 0.0);
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
        &["fresh", "--mode", "rot13"][..],
        &["fresh", "--json", "-"],
        &["fresh", "--csv", "never"],
        &["short", "--bytes", "1048577"],
        &["rows", "--latex", "never"],
        &["short", "--cipher", "rot13"],
    ] {
        assert!(refused(&[&["calls"], wrong].concat()).len() < 1000, "each name must be listed only once");
    }
    assert!(!Path::new("never").exists(), "a folder was created unnecessarily");
}

#[test]
fn the_choice_of_kernels_is_measured() {
    let options = ["--cipher", "kalyna-256/256", "--op", "encrypt", "--level", "portable", "--time", "1"];
    let run = bench(&[&["choice", "calibrate"], &options[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let built_in = phalanx::families().iter().find(|family| family.name == "kalyna-256/256").unwrap();
    let kernels = built_in.candidates(phalanx::Op::Encrypt, phalanx::Level::Portable).count();
    let rows = rows(&run.stdout);
    assert_eq!(rows.iter().filter(|row| row.len() == 8).count(), kernels, "{}", run.stdout);
    assert!(rows.iter().any(|row| row[0] == "1024") && rows.iter().any(|row| row[0] == "1"), "{}", run.stdout);
}

/// Whether any points are slower depends on the machine, so we only check that they are counted.
#[test]
fn the_choice_of_kernels_is_compared_with_the_best() {
    let options = ["--cipher", "kalyna-512/512", "--op", "encrypt", "--level", "portable", "--time", "1"];
    let run = bench(&[&["choice", "regret"], &options[..]].concat());
    assert!(matches!(run.code, Some(0 | 1)), "{}", run.stderr);
    let rows = rows(&run.stdout);
    for points in ["512", "60"] {
        assert!(rows.iter().any(|row| row[..2] == ["portable", points]), "{}", run.stdout);
    }
}

/// A record says whether the user's own costs were used.
#[test]
fn costs_of_a_user() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.costs");
    let family = phalanx::families().iter().find(|family| family.name == "magma").unwrap();
    let symbol = phalanx::costs::name(family.kernels[0].symbol);
    fs::write(&file, format!("{}\n{symbol} 1000\n", phalanx::costs::HEADER)).unwrap();
    let mut own = command(&["speed", "--cipher", "magma", "--op", "schedule", "--time", "1", "--json", "-"]);
    own.env("PHALANX_COSTS", &file);
    let record: Value = serde_json::from_str(&run(own).stdout).unwrap();
    assert_eq!(record["machine"]["own_costs"], 1, "{record}");
    // An unusable file only causes a warning.
    let mut wrong = command(&["report", "none.json", "--json", "-"]);
    wrong.env("PHALANX_COSTS", folder.path().join("none"));
    let said = run(wrong).stderr;
    assert!(said.lines().count() == 2 && said.contains("using the built-in costs"), "{said}");
}

/// If an output can't be written or is also an input, the command must say so before measuring
/// anything.
#[test]
fn costs_are_not_written_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    // Without a file name, the output goes to the source tree, but this folder isn't part of it.
    let mut outside = command(&["choice", "calibrate", "--write"]);
    outside.current_dir(&folder);
    let outside = run(outside);
    assert!(outside.code == Some(2) && outside.stderr.contains("--write my.costs"), "{}", outside.stderr);
    let letter = folder.path().join("letter");
    fs::write(&letter, "dear reader").unwrap();
    for (path, code, why) in [
        (letter.clone(), 2, "not a cost file"),
        (folder.path().into(), 2, "is a folder"),
        (folder.path().join("no/such/folder/x"), 3, "cannot create a file"),
    ] {
        let run = bench(&["choice", "calibrate", "--write", path.to_str().unwrap()]);
        let said = (run.code, run.stdout.as_str(), run.stderr.lines().count());
        assert_eq!(said, (Some(code), "", 1), "{}", run.stderr);
        assert!(run.stderr.contains(why), "{why}: {}", run.stderr);
    }
    assert_eq!(fs::read_to_string(letter).unwrap(), "dear reader");
}

#[test]
fn libraries_that_are_not_here_are_told() {
    let nowhere = tempfile::tempdir().unwrap();
    let mut lacking = command(&["compare", "cryptopp,bouncycastle", "--time", "1"]);
    lacking.env("PHALANX_PEERS", nowhere.path());
    let lacking = run(lacking);
    assert_eq!(lacking.code, Some(2), "{}", lacking.stderr);
    for name in ["cryptopp: not available", "bouncycastle: not available", "nothing matches"] {
        assert!(lacking.stderr.contains(name), "{}", lacking.stderr);
    }
    let said = refused(&["compare", "no-such-library"]);
    for name in ["rustcrypto", "gost-engine", "bouncycastle", "age", "gpg"] {
        assert!(said.contains(name), "{said}");
    }
}

/// Crates that are compiled in are always available.
#[cfg(feature = "peers")]
#[test]
fn libraries_are_compared_on_the_same_data() {
    let record = recorded(&["compare", "rustcrypto,dstu-core", "--bytes", "256"]);
    let theirs: Vec<&Value> = results(&record).iter().filter(|row| row["peer"].is_string()).collect();
    // Seven ciphers in both directions, five hash functions, and HMAC with two of them.
    assert_eq!(theirs.len(), 2 * 7 + 5 + 2);
    for row in theirs {
        let ratio = &row["ratio"];
        let [least, from, to] = ["of_least", "from", "to"].map(|name| ratio[name].as_f64().unwrap());
        assert!(0.0 < from && from <= to && least > 0.0, "{row}");
        let same = |other: &&Value| ["cipher", "mode", "op", "bytes"].iter().all(|field| other[*field] == row[*field]);
        assert!(results(&record).iter().filter(same).any(|other| other["peer"].is_null()), "{row}");
    }
}

/// Creates a script that copies files. We use it instead of the phalanx command, which is built by
/// another package. (`.ci/run` measures the real one.)
#[cfg(unix)]
fn copying_phalanx(folder: &Path) -> String {
    let path = folder.join("phalanx");
    let script = "#!/bin/sh\ncase $1 in keygen) : >\"$2\" ;; encrypt) cp plain out ;; decrypt) cp sealed out ;; esac\n";
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_owned()
}

/// We use `cp` because it is available wherever programs can be measured.
#[cfg(unix)]
#[test]
fn whole_programs_are_measured() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (path, phalanx) = (folder.path().to_str().unwrap(), copying_phalanx(other.path()));
    let compare = ["compare", "cp", "--phalanx", &phalanx, "--folder", path];
    let record = recorded(&[&compare[..], &["--file-bytes", "100000", "--rounds", "1"]].concat());
    let programs = record["programs"].as_array().unwrap();
    for name in ["cp", "phalanx kalyna-256/256-gcm"] {
        for op in ["encrypt", "decrypt"] {
            let is = |program: &&Value| program["name"] == name && program["op"] == op;
            let program = programs.iter().find(is).unwrap_or_else(|| panic!("{name} {op}"));
            assert!(program["wall_seconds"].as_f64().unwrap() > 0.0 && program["bytes"] == 100_000, "{program}");
            assert!(program["peak_mib"].as_f64().unwrap() > 0.0, "{program}");
        }
    }
    // If rhash isn't installed, only Phalanx is measured.
    let hashing =
        ["compare", "rhash", "--phalanx", &phalanx, "--folder", path, "--file-bytes", "100000", "--rounds", "1"];
    let record = recorded(&hashing);
    let programs = record["programs"].as_array().unwrap();
    assert!(programs.iter().any(|program| program["name"] == "phalanx hash streebog-256"), "{programs:?}");
    assert!(programs.iter().all(|program| program["op"] == "hash" && program["bytes"] == 100_000), "{programs:?}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "files were left behind");
    let run = bench(&[&compare[..], &["--file-bytes", &(1u64 << 60).to_string()]].concat());
    assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
    assert!(run.stderr.contains("bytes are free, but three files"), "{}", run.stderr);
    let missing = folder.path().join("no/such/folder");
    let run = bench(&["compare", "cp", "--phalanx", &phalanx, "--folder", missing.to_str().unwrap()]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(3), 1), "{}", run.stderr);
    // Without the phalanx command, there is nothing to compare with.
    let said = refused(&["compare", "cp", "--phalanx", missing.to_str().unwrap()]);
    assert!(said.contains("--phalanx PATH") && said.contains("no/such/folder"), "{said}");
}

#[test]
fn reports_are_made_of_a_run_and_of_its_record() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let options = ["--cipher", "magma", "--op", "encrypt", "--time", "1", "--sizes", "--level", "portable"];
    let outputs = ["--json", &path("record.json"), "--html", &path("report.html"), "--svg", &path("charts")];
    let run = bench(&[&["speed"], &options[..], &outputs[..]].concat());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let page = fs::read_to_string(path("report.html")).unwrap();
    assert!(page.contains("magma") && page.contains("<svg"));
    assert!(fs::read_dir(path("charts")).unwrap().count() >= 2);
    let run = bench(&["report", &path("record.json"), "--html", &path("again.html"), "--svg", &path("more")]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), ""), "{}", run.stderr);
    assert_eq!(fs::read_to_string(path("again.html")).unwrap(), page);
    refused(&["report", &path("record.json")]);
    for (text, code) in [("{}", 1), ("no JSON", 1), (r#"{"schema":"phalanx-bench-9"}"#, 1)] {
        fs::write(path("wrong.json"), text).unwrap();
        let run = bench(&["report", &path("wrong.json"), "--html", &path("wrong.html")]);
        assert_eq!((run.code, run.stderr.lines().count()), (Some(code), 1), "{text}: {}", run.stderr);
        assert!(!folder.path().join("wrong.html").exists());
    }
    assert_eq!(bench(&["report", &path("none.json"), "--html", &path("x.html")]).code, Some(3));
}

/// If an output can't be written, the command must say so before measuring anything. It must not
/// overwrite its inputs.
#[test]
fn outputs_that_cannot_be_are_refused_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("file"), "").unwrap();
    let endless = ["speed", "--time", "1000000", "--cipher", "magma"];
    for (outputs, code) in [
        (vec!["--json", folder.path().to_str().unwrap()], 2),
        (vec!["--html", &path("no/such/folder/page.html")], 3),
        (vec!["--svg", &path("file/charts")], 3),
        (vec!["--json", &path("both"), "--html", &path("both")], 2),
        (vec!["--json", "-", "--html", "-"], 2),
    ] {
        let run = bench(&[&endless[..], &outputs].concat());
        assert_eq!((run.code, run.stderr.lines().count()), (Some(code), 1), "{outputs:?}: {}", run.stderr);
        assert_eq!(run.stdout, "", "{outputs:?}");
    }
    let record = path("record.json");
    let options = ["--cipher", "magma", "--op", "encrypt", "--level", "portable", "--time", "1", "--json", &record];
    assert_eq!(bench(&[&["speed"], &options[..]].concat()).code, Some(0));
    let before = fs::read_to_string(&record).unwrap();
    refused(&["report", &record, "--html", &record]);
    assert_eq!(fs::read_to_string(&record).unwrap(), before);
}

/// Options that would have no effect must be rejected.
#[test]
fn options_without_effect_are_refused() {
    for args in [
        &["report", "x.json", "--html", "x.html", "--cipher", "magma"][..],
        &["report", "x.json", "--html", "x.html", "--time", "5"],
        &["papers", "K5", "--bytes", "64"],
        &["papers", "K5", "--sizes"],
        &["papers", "K5", "--techniques"],
        &["papers", "--techniques", "--keys", "4"],
        &["choice", "calibrate", "--keys", "4"],
        &["choice", "calibrate", "--column", "Zen 9"],
        &["choice", "calibrate", "--write", "x", "--cipher", "magma"],
        &["compare", "openssl", "--keys", "4"],
        &["compare", "openssl", "--folder", "."],
        &["compare", "openssl", "--phalanx", "/bin/true"],
        &["compare", "cp", "--rounds", "0"],
        &["compare", ""],
        &["speed", "--mode", "ctr", "--keys", "4"],
        &["speed", "--mode", "gost3413-ctr", "--streams", "4"],
        &["speed", "--mode", "ctr,"],
        &["speed", "--cipher", "magma", "--rounds", "2"],
        &["speed", "--time", "0"],
        &[],
    ] {
        refused(args);
    }
    // The paper includes this operation, and also its variant with many keys.
    let record = recorded(&["papers", "U2", "--op", "encrypt"]);
    assert!(results(&record).iter().filter(|row| row["paper"].is_string()).all(|row| row["op"] == "encrypt"));
    refused(&["papers", "U2", "--op", "schedule"]);
}

/// If something is requested twice, it is only measured once.
#[test]
fn lists_are_sets() {
    let options =
        ["speed", "--cipher", "magma,magma", "--op", "encrypt", "--bytes", "64,64", "--level", "portable,portable"];
    let record = recorded(&[&options[..], &["--threads", "1,1"]].concat());
    assert_eq!(results(&record).len(), 1);
}

/// If a signal arrives while programs are being measured, no files must be left behind.
#[cfg(unix)]
#[test]
fn a_signal_leaves_no_whole_programs() {
    let folder = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let phalanx = copying_phalanx(other.path());
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("phalanx-bench"));
    let options = ["compare", "cp", "--phalanx", &phalanx, "--file-bytes", "20000000", "--rounds", "1000", "--folder"];
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
    // A program that is still running may exit a little later, but by then there's no folder left
    // for it to write to.
    assert!(there().is_none());
}

/// Help texts must fit on an 80-column terminal, and include examples.
#[test]
fn help_fits_a_terminal() {
    let commands = [
        "",
        "speed",
        "papers",
        "compare",
        "calls",
        "calls fresh",
        "calls short",
        "calls rows",
        "calls fronts",
        "choice",
        "choice calibrate",
        "choice regret",
        "targets",
        "report",
    ];
    for subcommand in commands {
        let mut help = command(&[]);
        help.args(subcommand.split_whitespace()).arg("--help").env("COLUMNS", "80");
        let help = run(help).stdout;
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{subcommand}: {help}");
        let (_, after) = help.split_once("Examples:\n").unwrap_or_else(|| panic!("{subcommand}: {help}"));
        let examples: Vec<&str> = after.lines().take_while(|line| !line.is_empty()).collect();
        assert!(examples.len() > 1, "{subcommand}: {help}");
        for line in examples {
            assert!(line.starts_with("  ") && line.contains("phalanx"), "{subcommand}: {line}");
        }
    }
    let help = bench(&["papers", "--help"]).stdout;
    for paper in phalanx_bench::PAPERS {
        assert!(help.split_whitespace().collect::<Vec<_>>().join(" ").contains(&paper.to_string()), "{help}");
    }
}

#[test]
fn levels_that_are_not_there_are_refused() {
    let under = |level: &str, args: &[&str]| {
        let mut command = command(args);
        command.env("PHALANX_LEVEL", level);
        run(command)
    };
    let unknown = under("no-such-level", &["speed"]);
    assert_eq!((unknown.code, unknown.stdout.as_str()), (Some(2), ""));
    for level in phalanx::Level::available() {
        assert!(unknown.stderr.contains(level.name()), "{}", unknown.stderr);
    }
    refused(&["speed", "--level", "no-such-level"]);
    for level in phalanx::Level::available().filter(|level| *level != phalanx::Level::Portable) {
        let run = under("portable", &["speed", "--level", level.name()]);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{level}");
        assert!(run.stderr.contains("PHALANX_LEVEL: portable does not allow"), "{}", run.stderr);
    }
}
