//! Tests of the built command: selftest, list, info.

use std::fs;
use std::path::Path;

use phalanx_catalogue::hashes;
use serde_json::{Value, json};

#[path = "common/run.rs"]
mod run;

use run::{Run, phalanx, under};

/// Runs selftest on `vectors`.
fn selftest(vectors: &Value) -> Run {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), vectors.to_string()).unwrap();
    phalanx(&["selftest", "--verbose", "--vectors", file.path().to_str().unwrap()])
}

/// Returns a file with a single test, the standard's first example, for a mode of any name.
fn one_test(cipher: &str, mode: &str, ct: &str) -> Value {
    let test = json!({
        "id": 7,
        "key": "000102030405060708090a0b0c0d0e0f",
        "msg": "101112131415161718191a1b1c1d1e1f",
        "ct": ct,
        "result": "valid",
        "origin": "official",
    });
    json!({
        "schema": "phalanx-vectors-1",
        "numberOfTests": 1,
        "testGroups": [{ "cipher": cipher, "mode": mode, "tests": [test] }],
    })
}

const RIGHT: &str = "81bf1c7d779bac20e1c9ea39b4d2ad06";
const WRONG: &str = "81bf1c7d779bac20e1c9ea39b4d2ad07";

#[test]
fn a_right_answer_passes_on_every_level() {
    let run = selftest(&one_test("kalyna-128/128", "ecb", RIGHT));
    assert_eq!(run.code, Some(0), "{}", run.stdout);
    let levels = phalanx::Level::available().count();
    assert!(run.stdout.ends_with(&format!("{levels} passed, 0 failed, 0 skipped\n")), "{}", run.stdout);
    for level in phalanx::Level::available() {
        assert!(run.stdout.contains(&format!(" {level} ")), "{}", run.stdout);
    }
}

#[test]
fn a_wrong_answer_fails_by_name() {
    let run = selftest(&one_test("kalyna-128/128", "ecb", WRONG));
    assert_eq!(run.code, Some(1), "{}", run.stdout);
    let levels = phalanx::Level::available().count();
    assert!(run.stdout.contains("FAILED kalyna-128/128 ecb portable: "), "{}", run.stdout);
    assert!(run.stdout.contains("test 7: encrypt by"), "{}", run.stdout);
    assert!(run.stdout.ends_with(&format!("0 passed, {levels} failed, 0 skipped\n")), "{}", run.stdout);
}

#[test]
fn wrong_iterations_fail() {
    let mut vectors = one_test("kalyna-128/128", "ecb-iterated", RIGHT);
    vectors["testGroups"][0]["tests"][0]["iterations"] = json!(1);
    assert_eq!(selftest(&vectors).code, Some(0));
    vectors["testGroups"][0]["tests"][0]["iterations"] = json!(2);
    assert_eq!(selftest(&vectors).code, Some(1));
}

#[test]
fn the_unknown_is_skipped_and_named() {
    for (cipher, mode, reason) in
        [("kalyna-128/128", "no-such-mode", "unknown mode"), ("no-such-cipher", "ecb", "unknown cipher")]
    {
        let run = selftest(&one_test(cipher, mode, WRONG));
        assert_eq!(run.code, Some(0), "{}", run.stdout);
        assert!(run.stdout.ends_with("\n0 passed, 0 failed, 1 skipped\n"), "{}", run.stdout);
        for name in [cipher, mode, reason] {
            assert!(run.stdout.contains(name), "{name}: {}", run.stdout);
        }
    }
}

/// Returns the first group of a mode in an embedded file, with modified tests.
fn group_of(file: &str, mode: &str, change: impl Fn(&mut Value)) -> Value {
    let text = phalanx_vectors::embedded().iter().find(|(name, _)| *name == file).unwrap().1;
    let mut vectors: Value = serde_json::from_str(text).unwrap();
    let mut groups = vectors["testGroups"].take();
    let group = groups.as_array_mut().unwrap().iter_mut().find(|group| group["mode"] == mode).unwrap();
    group["tests"].as_array_mut().unwrap().iter_mut().for_each(change);
    vectors["testGroups"] = json!([group]);
    vectors
}

/// Changes the last digit of a byte string.
fn spoil(field: &mut Value) {
    let text = field.as_str().unwrap();
    let (rest, last) = text.split_at(text.len() - 1);
    *field = json!(format!("{rest}{}", if last == "0" { "1" } else { "0" }));
}

#[test]
fn gcm_in_all_forms() {
    let levels = phalanx::Level::available().count();
    for (file, mode) in [("kalyna.json", "gcm"), ("kalyna.json", "gmac"), ("gcm-nonce-bound.json", "gcm-nonce-bound")] {
        let right = group_of(file, mode, |_| ());
        let tests = right["testGroups"][0]["tests"].as_array().unwrap().len();
        let run = selftest(&right);
        assert_eq!(run.code, Some(0), "{}", run.stdout);
        assert!(run.stdout.ends_with(&format!("\n{} passed, 0 failed, 0 skipped\n", levels * tests)), "{}", run.stdout);

        // A wrong tag is detected in every valid answer.
        let valid = right["testGroups"][0]["tests"].as_array().unwrap().iter().filter(|test| test["result"] == "valid");
        let wrong = selftest(&group_of(file, mode, |test| {
            if test["result"] == "valid" {
                spoil(&mut test["tag"]);
            }
        }));
        let failed = wrong.stdout.lines().filter(|line| line.starts_with("FAILED")).count();
        assert_eq!((wrong.code, failed), (Some(1), levels * valid.count()), "{}", wrong.stdout);
        assert!(wrong.stdout.contains(": tag\n"), "{}", wrong.stdout);
    }
}

#[test]
fn accepting_what_has_to_be_refused_fails() {
    let invalid = group_of("gcm-nonce-bound.json", "gcm-nonce-bound", |test| {
        // A correct answer that is marked as wrong.
        if test["result"] == "valid" && test["ct"].is_string() {
            test["result"] = json!("invalid");
        }
    });
    let run = selftest(&invalid);
    assert_eq!(run.code, Some(1), "{}", run.stdout);
    assert!(run.stdout.contains("accepted an input that must be rejected"), "{}", run.stdout);
}

#[test]
fn a_wrong_ciphertext_of_gcm_fails() {
    let run = selftest(&group_of("kalyna.json", "gcm", |test| {
        if test["ct"].as_str().is_some_and(|ct| !ct.is_empty()) {
            spoil(&mut test["ct"]);
        }
    }));
    assert!(run.code == Some(1) && run.stdout.contains(": ciphertext\n"), "{}", run.stdout);
}

#[test]
fn the_states_of_ublock_are_skipped_and_named() {
    let run = phalanx(&["selftest", "--verbose"]);
    let line = run.stdout.lines().find(|line| line.contains("round-states")).unwrap();
    assert!(line.starts_with("ublock-") && line.contains("kernels do not expose the states between rounds"), "{line}");
}

#[test]
fn a_file_of_another_kind_is_a_line_of_error() {
    for text in [r#"{"schema":"something-else-1"}"#, "no JSON", r#"{"schema":"phalanx-vectors-1"}"#] {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), text).unwrap();
        let run = phalanx(&["selftest", "--vectors", file.path().to_str().unwrap()]);
        assert_eq!(run.code, Some(1), "{text}");
        assert_eq!((run.stdout.as_str(), run.stderr.lines().count()), ("", 1), "{}", run.stderr);
        assert!(run.stderr.contains(file.path().to_str().unwrap()), "{}", run.stderr);
    }
    for text in [r#"{"schema":"phalanx-disputed-1","tests":[1]}"#, r#"{"schema":"phalanx-disputed-1"}"#] {
        let run = selftest(&serde_json::from_str(text).unwrap());
        assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
        assert!(run.stderr.contains("not a file of known answers: invalid type"), "{}", run.stderr);
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), b"{\"schema\":\"\xff\"}").unwrap();
    let path = file.path().to_str().unwrap();
    let run = phalanx(&["selftest", "--vectors", path]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(1), 1), "{}", run.stderr);
    let run = phalanx(&["selftest", "--vectors", "/no/such/file"]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(3), 1));
}

#[test]
fn wrong_round_keys_fail() {
    let text = phalanx_vectors::embedded().iter().find(|(name, _)| *name == "kalyna-schedule.json").unwrap().1;
    let mut vectors: Value = serde_json::from_str(text).unwrap();
    let right = selftest(&vectors);
    assert!(right.code == Some(0) && !right.stdout.contains("\n0 passed"), "{}", right.stdout);
    let key = vectors["round_keys"][0]["round_keys"][3].as_str().unwrap();
    let changed = format!("{}{}", if key.starts_with('0') { '1' } else { '0' }, &key[1..]);
    vectors["round_keys"][0]["round_keys"][3] = json!(changed);
    let wrong = selftest(&vectors);
    assert!(wrong.code == Some(1) && wrong.stdout.contains("round-keys"), "{}", wrong.stdout);
}

#[test]
fn all_known_answers_come_out_right() {
    let run = phalanx(&["selftest"]);
    assert_eq!(run.code, Some(0), "{}", run.stdout);
    let last = run.stdout.lines().last().unwrap();
    assert!(!last.starts_with("0 passed") && last.contains(" passed, 0 failed, "), "{last}");
    // By default, there is only a summary with the reasons for skipping. Details per mode and level
    // are optional.
    assert!(run.stdout.lines().count() < 60, "{}", run.stdout);
    assert!(
        run.stdout.lines().any(|line| line.starts_with("kalyna-128/128 ") && line.contains(" passed ")),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains(": kernels do not expose the states between rounds\n"), "{}", run.stdout);
    let failed = phalanx(&["selftest", "--failed"]);
    assert_eq!(failed.stdout, format!("{last}\n"));
    let verbose = phalanx(&["selftest", "--verbose"]);
    assert!(verbose.stdout.lines().count() > 100 && verbose.stdout.ends_with(&failed.stdout));
}

#[test]
fn info_shows_levels_and_kernels() {
    let run = phalanx(&["info"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    for level in phalanx::Level::ALL.iter().copied() {
        assert!(run.stdout.contains(level.name()), "{}", run.stdout);
    }
    let everything = phalanx(&["info", "--all"]);
    assert!(everything.stdout.contains("kalyna-512/512 decrypt"), "{}", everything.stdout);
    // It fits on a screen at every level.
    for level in phalanx::Level::available() {
        let run = under(Some(level.name()), &["info"]);
        let screen = run.stdout.lines().count() <= 24 && run.stdout.lines().all(|line| line.chars().count() <= 80);
        assert!(run.code == Some(0) && screen, "{}", run.stdout);
        for family in phalanx::families().iter().filter(|family| family.is_cipher()) {
            assert!(run.stdout.lines().any(|line| line.starts_with(&format!("{} ", family.name))), "{}", family.name);
        }
    }
    let portable = under(Some("portable"), &["info"]);
    assert!(portable.stdout.contains("portable (active)"), "{}", portable.stdout);
}

/// On an 80-column terminal, examples are not wrapped, and no sentence except the last ends in the
/// middle of a line.
#[test]
fn help_fits_a_terminal() {
    for command in [
        "",
        "keygen",
        "fingerprint",
        "encrypt",
        "decrypt",
        "verify",
        "cat",
        "inspect",
        "slots",
        "hash",
        "selftest",
        "list",
        "info",
    ] {
        let mut run = assert_cmd::Command::cargo_bin("phalanx").unwrap();
        let output = run.args(command.split_whitespace()).arg("--help").env("COLUMNS", "80").output().unwrap();
        let help = String::from_utf8(output.stdout).unwrap();
        let (_, after) = help.split_once("Examples:\n").unwrap_or_else(|| panic!("{command}: {help}"));
        let examples: Vec<&str> = after.lines().take_while(|line| !line.is_empty()).collect();
        assert!(examples.len() > 1, "{command}: {help}");
        for line in examples {
            let whole = line.starts_with("  ") && line.chars().count() <= 80;
            assert!(whole && line.contains("phalanx") || line.starts_with("  tar "), "{command}: {line}");
        }
    }
}

#[test]
fn list_shows_every_algorithm() {
    let run = phalanx(&["list"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let names: Vec<_> = run.stdout.lines().skip(1).filter_map(|line| line.split(' ').next()).collect();
    let all = phalanx_catalogue::all().iter().map(phalanx_catalogue::Algorithm::name);
    let hashes = hashes::HASHES.iter().map(|hash| hash.name);
    let keyed = hashes::KEYED.iter().map(|keyed| keyed.name);
    let all: Vec<_> = all.chain(hashes).chain(keyed).chain(hashes::KDFS.iter().map(|kdf| kdf.name)).collect();
    assert_eq!(names, all);
    for name in ["streebog-256", "MD_GOST12_256", "1.2.643.7.1.1.2.2"] {
        let one = phalanx(&["list", name]);
        assert!(one.stdout.starts_with("name         streebog-256\n"), "{}", one.stdout);
    }
    assert_eq!(phalanx(&["list", "--json"]).stdout.lines().count(), all.len());
    for name in ["Kalyna-256-256-CTR", "1.2.804.2.1.1.1.1.1.3.2.2"] {
        let one = phalanx(&["list", name]);
        assert_eq!(one.code, Some(0), "{}", one.stderr);
        assert!(one.stdout.starts_with("name         kalyna-256/256-ctr\n"), "{}", one.stdout);
    }
    let unknown = phalanx(&["list", "kalyna-256/256"]);
    assert_eq!((unknown.code, unknown.stdout.as_str()), (Some(2), ""), "{}", unknown.stderr);
    assert!(unknown.stderr.contains("kalyna-256/256"), "{}", unknown.stderr);
}

#[test]
fn a_level_that_is_not_there_is_refused() {
    for command in ["info", "selftest"] {
        let run = under(Some("no-such-level"), &[command]);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{command}");
        for level in phalanx::Level::available() {
            assert!(run.stderr.contains(level.name()), "{}", run.stderr);
        }
        assert_eq!(phalanx(&[command, "--level", "no-such-level"]).code, Some(2), "{command}");
    }
    let lacking = phalanx::Level::ALL.iter().copied().find(|level| !level.is_available());
    assert!(lacking.is_none_or(|level| under(Some(level.name()), &["info"]).code == Some(2)));
}

#[test]
fn a_level_beyond_that_of_the_environment_is_refused() {
    for command in ["info", "selftest"] {
        for level in phalanx::Level::available().filter(|level| *level != phalanx::Level::Portable) {
            let run = under(Some("portable"), &[command, "--level", level.name()]);
            assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{command} {level}");
            assert!(run.stderr.contains("PHALANX_LEVEL: portable does not allow"), "{}", run.stderr);
        }
    }
}

#[test]
fn an_empty_level_in_the_environment_is_none() {
    let best = phalanx::Level::best();
    for level in [None, Some("")] {
        assert!(under(level, &["info"]).stdout.contains(&format!("{best} (active)")));
        assert_eq!(under(level, &["info", "--level", best.name()]).code, Some(0));
    }
    let answer = tempfile::NamedTempFile::new().unwrap();
    fs::write(answer.path(), one_test("kalyna-128/128", "ecb", RIGHT).to_string()).unwrap();
    let run = under(Some(""), &["selftest", "--vectors", answer.path().to_str().unwrap()]);
    let levels = phalanx::Level::available().count();
    assert!(run.stdout.ends_with(&format!("{levels} passed, 0 failed, 0 skipped\n")), "{}", run.stdout);
}

#[test]
fn answers_that_cannot_be_tried_are_skipped() {
    let run = selftest(&one_test("gf2-128", "ecb", RIGHT));
    assert_eq!(run.code, Some(0), "{} {}", run.stdout, run.stderr);
    assert!(run.stdout.contains("0 passed, 0 failed, "), "{}", run.stdout);
}

#[test]
fn messages_too_long_to_be_made_are_refused() {
    let mut vectors = one_test("kalyna-128/128", "ecb", RIGHT);
    vectors["testGroups"][0]["tests"][0]["msg_bytes"] = json!(u64::MAX);
    let run = selftest(&vectors);
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""), "{}", run.stderr);
    assert!(run.stderr.contains("the message of test 7 is 18446744073709551615 bytes long"), "{}", run.stderr);
}

#[test]
fn every_published_file_is_taken() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors");
    let files: Vec<String> = ["data", "files"]
        .iter()
        .flat_map(|inner| fs::read_dir(format!("{folder}/{inner}")).unwrap())
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .filter(|path| path.ends_with(".json"))
        .collect();
    assert!(files.len() > 5);
    let arguments: Vec<&str> =
        ["selftest", "--verbose", "--vectors"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let run = phalanx(&arguments);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert!(run.stdout.contains("encrypted files"), "encrypted files are listed as skipped");
}

/// User-defined costs change the selection. An unusable cost file is reported on one line and
/// ignored.
#[test]
fn costs_of_a_user() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.costs");
    let run = |costs: &Path, args: &[&str]| {
        let mut command = assert_cmd::Command::new(assert_cmd::cargo::cargo_bin!("phalanx"));
        command.env("PHALANX_COSTS", costs).env_remove("PHALANX_LEVEL").args(args);
        let output = command.output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    // Make the best kernel for one block so expensive that it is no longer selected.
    let family = phalanx::families().iter().find(|family| family.name == "kuznyechik").unwrap();
    let plain = run(Path::new(""), &["info", "--level", "portable", "--all"]);
    let kernels = family.candidates(phalanx::Op::Encrypt, phalanx::Level::Portable);
    let best = kernels.min_by_key(|kernel| kernel.width).unwrap();
    let dear = best.costs[0] * 50;
    fs::write(&file, format!("{}\n{} {dear}\n", phalanx::costs::HEADER, phalanx::costs::name(best.symbol))).unwrap();
    let own = run(&file, &["info", "--level", "portable", "--all"]);
    assert_eq!((own.0, own.2.as_str()), (Some(0), ""));
    // The position of the line break depends on the length of the path.
    let costs = format!("costs of 1 kernels from {} (PHALANX_COSTS), of the others ", file.display());
    let words = own.1.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(&costs), "{}", own.1);
    let all = run(&file, &["info", "--costs"]).1;
    assert!(all.lines().any(|line| line.split_whitespace().last() == Some("PHALANX_COSTS")), "{all}");
    assert_ne!(plain.1.split_once("\nlevels").unwrap().1, own.1.split_once("\nlevels").unwrap().1);
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
        assert!(stderr.contains(why) && stderr.contains("using the built-in costs"), "{stderr}");
        assert!(!stderr.contains("secret_of_another"), "{stderr}");
        assert_eq!(stdout, plain.1);
    }
}
