//! Tests of the interface for scripts: exit codes, JSON, and repeated runs.

mod common;

use std::collections::BTreeSet;
use std::fs;

use common::{Place, one_line, plaintext};
use serde_json::{Value, json};

const CHEAP: [&str; 2] = ["--cost", "8MiB,1"];

/// Runs the command, and returns its JSON objects and exit code.
fn objects(place: &Place, args: &[&str]) -> (Vec<Value>, i32) {
    let output = place.command(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let objects = text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")));
    (objects.collect(), output.status.code().unwrap())
}

/// Damages a file after its header.
fn damage(place: &Place, name: &str) {
    let mut bytes = place.read(name);
    *bytes.last_mut().unwrap() ^= 1;
    place.write(name, bytes);
}

#[test]
fn statuses_tell_what_is_wrong() {
    let place = Place::new(&plaintext(100_000));
    place.ok(&["keygen", "-q", "other.key"]);
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["keygen", "-q", "--identity", "other-me.key"]);
    place.secret("pass", "correct horse battery\n");
    place.secret("wrong", "correct house battery\n");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    place.ok(&["encrypt", "-q", "-R", "me.key.pub", "plain", "-o", "mine.phx"]);
    place.ok(&[&["encrypt", "-q", "plain", "-o", "typed.phx", "--passphrase-file", "pass"], &CHEAP[..]].concat());
    place.write("garbage.phx", "no encrypted file");
    place.write("damaged.phx", place.read("plain.phx"));
    damage(&place, "damaged.phx");
    let sealed = place.read("plain.phx");
    place.write("cut.phx", &sealed[..sealed.len() - 1]);
    place.write("slot.phx", [&sealed[..100], &[sealed[100] ^ 1], &sealed[101..]].concat());
    for (args, code, message) in [
        (&["verify", "-k", "my.key", "damaged.phx"][..], 1, "authentication of "),
        (&["verify", "-k", "my.key", "cut.phx"], 1, "authentication of "),
        (&["verify", "-k", "my.key", "garbage.phx"], 1, "not encrypted by phalanx"),
        // No secret was given, or a file that is not a secret.
        (&["verify", "plain.phx"], 2, "locked with a key file: use -k KEYFILE"),
        (&["verify", "mine.phx"], 2, "whose identity opens it: use -i IDENTITY"),
        (&["encrypt", "plain", "-o", "x"], 2, "no secret to encrypt with"),
        (&["verify", "-k", "plain", "plain.phx"], 2, "plain: not a phalanx key file"),
        (&["verify", "--passphrase-file", "/dev/null", "typed.phx"], 2, "the passphrase is empty"),
        (&["verify", "-k", "absent.key", "plain.phx"], 3, "absent.key: cannot open"),
        (&["verify", "-k", "my.key", "absent.phx"], 3, "absent.phx: cannot open"),
        // A different secret was given, or a different kind of secret. A damaged slot looks the
        // same.
        (&["verify", "-k", "other.key", "plain.phx"], 4, "wrong key file (or the header is damaged)"),
        (&["verify", "-k", "my.key", "slot.phx"], 4, "wrong key file (or the header is damaged)"),
        (&["verify", "--passphrase-file", "wrong", "typed.phx"], 4, "wrong passphrase (or the header is damaged)"),
        (&["verify", "-i", "other-me.key", "mine.phx"], 4, "(or the header is damaged)"),
        (&["verify", "-k", "my.key", "typed.phx"], 4, "locked with a passphrase: use -p"),
        (&["verify", "-k", "other.key", "-i", "other-me.key", "plain.phx"], 4, "wrong key file"),
        (&["slots", "add", "-k", "other.key", "--add-key", "my.key", "plain.phx"], 4, "wrong key file"),
    ] {
        place.refused(args, code, message);
    }
    let output = place.command(&["verify", "--passphrase-file", "wrong", "typed.phx"]).output().unwrap();
    assert!(!String::from_utf8(output.stderr).unwrap().contains("try again"));

    // With several files, the exit code is the first of 1, 3, 4, 2 that occurred, no matter in
    // which order.
    let all = [("damaged.phx", 1), ("absent.phx", 3), ("typed.phx", 4), ("plain.phx", 0)];
    let order = [0, 2, 4, 3, 1];
    let rank = |status: i32| order.iter().position(|other| *other == status).unwrap();
    for (a, one) in all {
        for (b, two) in all {
            for (c, three) in all {
                let worst = [one, two, three].into_iter().max_by_key(|status| rank(*status)).unwrap();
                let status = place.command(&["verify", "-q", "-k", "my.key", a, b, c]).output().unwrap().status;
                assert_eq!(status.code(), Some(worst), "{a} {b} {c}");
            }
        }
    }
}

/// `--help`, the manual page and docs/command.md contain the same text.
#[test]
fn statuses_are_documented() {
    let place = Place::new(b"");
    let help = String::from_utf8(place.ok(&["--help"])).unwrap();
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let manual = String::from_utf8(place.ok(&["man"])).unwrap().replace('\\', "");
    let manual = manual.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/command.md")).unwrap();
    let (_, section) = page.split_once("\n## Exit codes\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows: Vec<_> = section
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .filter(|(status, _)| status.starts_with(|digit: char| digit.is_ascii_digit()))
        .collect();
    assert_eq!(
        rows.iter().map(|(status, _)| *status).collect::<Vec<_>>(),
        ["0", "1", "2", "3", "4", "129, 130, 131, 143", "141"]
    );
    for (status, meaning) in rows {
        let meaning = meaning.replace('`', "").replace("\\|", "|");
        let text = format!("{status} {meaning}");
        assert!(help.contains(&text), "{text}: {help}");
        assert!(manual.contains(&meaning), "{meaning}: {manual}");
    }
    let several = "the exit code is the first of 1, 3, 4, 2 that occurred";
    assert!(help.contains(several) && section.split_whitespace().collect::<Vec<_>>().join(" ").contains(several));
}

#[test]
fn objects_of_files() {
    let place = Place::new(&plaintext(100_000));
    place.write("two", "two");
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/inside", "inside");
    let encrypt = ["encrypt", "--json", "-k", "my.key", "plain", "absent", "two", "folder"];
    let (made, code) = objects(&place, &encrypt);
    assert_eq!((made.len(), code), (4, 3), "{made:?}");
    let length = |name: &str| fs::metadata(place.path(name)).unwrap().len();
    let file = |name: &str, bytes: u64| {
        let output = format!("{name}.phx");
        json!({ "file": name, "content": "file", "output": output, "file_length": length(&output), "plaintext_length": bytes,
            "suite": "kalyna-256/256-gcm", "encrypted_already": false, "status": 0 })
    };
    // Objects appear in the order of completion, because outputs may wait for each other.
    let of = |objects: &[Value], name: &str| objects.iter().find(|object| object["file"] == name).unwrap().clone();
    assert_eq!(of(&made, "plain"), file("plain", 100_000));
    assert_eq!(of(&made, "two"), file("two", 3));
    let folder = of(&made, "folder");
    assert_eq!(
        (&folder["content"], &folder["status"], &folder["output"]),
        (&json!("folder"), &json!(0), &json!("folder.phx"))
    );
    assert_eq!(folder["file_length"], length("folder.phx"));
    let absent = of(&made, "absent");
    assert_eq!(absent["status"], 3);
    assert!(absent["message"].as_str().unwrap().starts_with("absent: cannot open"), "{absent}");

    let (refused, code) = objects(&place, &["encrypt", "--json", "-k", "my.key", "plain"]);
    assert_eq!((refused[0]["status"].clone(), code), (json!(2), 2));
    assert!(refused[0]["message"].as_str().unwrap().contains("already exists"));
    let said = place.command(&["encrypt", "--json", "-k", "my.key", "plain"]).output().unwrap().stderr;
    assert!(one_line(&String::from_utf8(said).unwrap()), "failures are also printed on standard error");

    for name in ["plain", "two"] {
        place.remove(name);
    }
    let (back, code) = objects(&place, &["decrypt", "--json", "-k", "my.key", "plain.phx", "two.phx"]);
    assert_eq!(code, 0);
    assert_eq!(
        of(&back, "two.phx"),
        json!({ "file": "two.phx", "content": "file", "output": "two", "plaintext_length": 3, "status": 0 })
    );
    let (back, _) = objects(&place, &["decrypt", "--json", "-k", "my.key", "-o", "again", "folder.phx"]);
    assert_eq!((&back[0]["content"], &back[0]["output"]), (&json!("folder"), &json!("again")));

    damage(&place, "two.phx");
    let (whole, code) = objects(&place, &["verify", "--json", "-k", "my.key", "plain.phx", "two.phx"]);
    assert_eq!(whole[0], json!({ "file": "plain.phx", "plaintext_length": 100_000, "status": 0 }));
    assert_eq!((&whole[1]["file"], &whole[1]["status"], code), (&json!("two.phx"), &json!(1), 1));
    assert!(whole[1]["message"].as_str().unwrap().contains("authentication of "));

    // A single object contains the facts about a truncated file and its error.
    place.write("cut.phx", &place.read("plain.phx")[..3000]);
    place.write("none.phx", "nothing");
    let (known, code) = objects(&place, &["inspect", "--json", "plain.phx", "cut.phx", "none.phx"]);
    assert_eq!((known.len(), code), (3, 1));
    assert_eq!((&known[0]["status"], &known[0]["suite"]), (&json!(0), &json!("kalyna-256/256-gcm")));
    assert_eq!((&known[1]["status"], &known[2]["status"]), (&json!(1), &json!(1)));
    assert!(known[2]["message"].as_str().unwrap().contains("not encrypted by phalanx"));

    let (slots, code) = objects(&place, &["slots", "list", "--json", "-k", "my.key", "plain.phx"]);
    assert_eq!(code, 0);
    assert_eq!(
        slots,
        [json!({ "file": "plain.phx", "slots": [{ "number": 1, "kind": "key", "opened": true }], "status": 0 })]
    );
    let (slots, code) = objects(&place, &["slots", "list", "--json", "none.phx"]);
    assert_eq!((slots.len(), slots[0]["status"].clone(), code), (1, json!(1), 1));

    let (algorithms, _) = objects(&place, &["list", "--json"]);
    let text = String::from_utf8(place.ok(&["list"])).unwrap();
    assert_eq!(algorithms.len(), text.lines().count() - 1);
    let (one, _) = objects(&place, &["list", "--json", "KUZNYECHIK-mgm"]);
    assert_eq!(
        (&one[0]["name"], &one[0]["key_length"], &one[0]["tag_length"]),
        (&json!("kuznyechik-mgm"), &json!(32), &json!(16))
    );

    // Data and objects must not be mixed.
    let mixed = "standard output: cannot hold both the data and the objects of --json";
    place.refused(&["decrypt", "--json", "-k", "my.key", "plain.phx", "-o", "-"], 2, mixed);
    let mut piped = place.command(&["encrypt", "--json", "-k", "my.key"]);
    piped.write_stdin("data");
    place.refused_from(piped, 2, mixed);
    let mut piped = place.command(&["encrypt", "--json", "-k", "my.key", "-o", "piped.phx"]);
    let output = piped.write_stdin("data").assert().success().get_output().clone();
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&object["file"], &object["output"]), (&Value::Null, &json!("piped.phx")));
}

/// All fields of the objects are documented in docs/command.md, and vice versa.
#[test]
fn fields_are_documented() {
    let place = Place::new(b"text");
    fs::create_dir(place.path("folder")).unwrap();
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/command.md")).unwrap();
    let (_, section) = page.split_once("\n## Objects for scripts\n").unwrap();
    let documented = |command: &str| -> BTreeSet<String> {
        let row = section.lines().find_map(|line| line.strip_prefix(&format!("| `{command}` | "))).unwrap();
        let mut fields: BTreeSet<_> = row.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        fields.extend(
            if command == "list" { None } else { Some(["file", "status"].map(str::to_owned)) }.into_iter().flatten(),
        );
        fields
    };
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain", "-o", "a.phx"]);
    for (command, args) in [
        ("encrypt", &["encrypt", "--json", "-k", "my.key", "plain", "folder"][..]),
        ("decrypt", &["decrypt", "--json", "-k", "my.key", "-o", "out/", "plain.phx", "folder.phx"]),
        ("verify", &["verify", "--json", "-k", "my.key", "plain.phx"]),
        ("inspect", &["inspect", "--json", "plain.phx"]),
        ("slots list", &["slots", "list", "--json", "plain.phx"]),
        ("list", &["list", "--json"]),
    ] {
        let (objects, code) = objects(&place, args);
        assert!(code == 0 && !objects.is_empty(), "{args:?}: {objects:?}");
        for object in objects {
            let fields: BTreeSet<_> = object.as_object().unwrap().keys().cloned().collect();
            assert_eq!(fields, documented(command), "{command}");
        }
    }
}

/// Only missing outputs are created, so a second run does nothing.
#[test]
fn existing_outputs_are_skipped() {
    let place = Place::new(b"text");
    place.write("two", "two");
    let run = |command: &str, inputs: &[&str]| {
        let args = [&[command, "--skip-existing", "--json", "-k", "my.key"], inputs].concat();
        let (objects, code) = objects(&place, &args);
        assert_eq!(code, 0, "{objects:?}");
        let mut skipped: Vec<_> = objects
            .iter()
            .filter(|object| object.get("skipped").is_some())
            .map(|object| object["file"].as_str().unwrap().to_owned())
            .collect();
        skipped.sort();
        skipped
    };
    assert_eq!(run("encrypt", &["plain"]), [""; 0]);
    let first = place.read("plain.phx");
    assert_eq!(run("encrypt", &["plain"]), ["plain"]);
    // The arguments are like a pattern that also matches the outputs.
    assert_eq!(run("encrypt", &["plain", "plain.phx", "two"]), ["plain", "plain.phx"]);
    assert_eq!(run("encrypt", &["plain", "plain.phx", "two", "two.phx"]), ["plain", "plain.phx", "two", "two.phx"]);
    assert_eq!(place.names(), ["my.key", "plain", "plain.phx", "two", "two.phx"]);
    assert!(place.read("plain.phx") == first);
    assert_eq!(run("decrypt", &["plain.phx", "two.phx"]), ["plain.phx", "two.phx"]);
    place.remove("two");
    assert_eq!(run("decrypt", &["plain.phx", "two.phx"]), ["plain.phx"]);
    assert_eq!(place.read("two"), b"two");
    // An empty file left by an interrupted run does not count as an output.
    place.write("two.phx", "");
    place.refused(&["encrypt", "--skip-existing", "-k", "my.key", "two"], 2, "two.phx: already exists (empty");
    place.write("plain", "");
    place.refused(&["decrypt", "--skip-existing", "-k", "my.key", "plain.phx"], 2, "plain: already exists (empty");
    place.write("empty", "");
    assert_eq!(run("encrypt", &["empty"]), [""; 0]);
    assert_eq!(run("decrypt", &["empty.phx"]), ["empty.phx"]);
    place.refused(&["encrypt", "--skip-existing", "-f", "-k", "my.key", "two"], 2, "cannot be used with");
    // Nor does a dangling symbolic link.
    #[cfg(unix)]
    {
        place.ok(&["encrypt", "-q", "-k", "my.key", "two", "-o", "linked.phx"]);
        std::os::unix::fs::symlink("nowhere", place.path("linked")).unwrap();
        place.command(&["decrypt", "--skip-existing", "-k", "my.key", "linked.phx"]).assert().code(2);
    }
}

#[test]
fn encrypted_inputs_are_named() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    let named = |args: &[&str], name: &str| {
        let said = String::from_utf8(place.command(args).assert().success().get_output().stderr.clone()).unwrap();
        assert_eq!(said, format!("phalanx: {name}: is already encrypted, encrypting it again\n"));
    };
    named(&["encrypt", "-k", "my.key", "plain.phx"], "plain.phx");
    assert_eq!(place.ok(&["cat", "-k", "my.key", "plain.phx.phx"]), place.read("plain.phx"));
    // The name doesn't matter.
    fs::copy(place.path("plain.phx"), place.path("other")).unwrap();
    named(&["encrypt", "-k", "my.key", "other"], "other");
    for from_pipe in [true, false] {
        let mut command = place.command(&["encrypt", "-f", "-k", "my.key", "-o", "new"]);
        let output = if from_pipe {
            command.pipe_stdin(place.path("plain.phx")).unwrap().output().unwrap()
        } else {
            let file = fs::File::open(place.path("plain.phx")).unwrap();
            place.raw(&["encrypt", "-f", "-k", "my.key", "-o", "new"]).stdin(file).output().unwrap()
        };
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && said.starts_with("phalanx: standard input: is already encrypted"), "{said}");
        assert_eq!(place.ok(&["cat", "-k", "my.key", "new"]), place.read("plain.phx"));
    }
    assert!(place.command(&["encrypt", "-q", "-f", "-k", "my.key", "other"]).output().unwrap().stderr.is_empty());
    // A file is not encrypted just because of its name.
    place.write("letter.phx", "no encrypted file");
    place.ok(&["encrypt", "-q", "-k", "my.key", "letter.phx"]);
}

/// After a write error, a rerun reports the error again, no matter which outputs already exist.
#[cfg(unix)]
#[test]
fn a_rerun_that_cannot_write() {
    let place = Place::new(b"text");
    place.write("long", plaintext(3_000_000));
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    // Use a limit on the file size instead of a full disk.
    let script = "ulimit -f 64; \"$0\" encrypt -k my.key plain long";
    let run = std::process::Command::new("sh")
        .args(["-c", script])
        .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
        .current_dir(place.folder())
        .output()
        .unwrap();
    let said = String::from_utf8(run.stderr).unwrap();
    assert!(said.contains("plain.phx: already exists") && said.contains("long.phx: cannot write"), "{said}");
    assert_eq!(run.status.code(), Some(3));
}

#[test]
fn names_in_any_case() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-q", "-k", "my.key", "--suite", "Kuznyechik-MGM", "--level", "PORTABLE", "plain"]);
    let (objects, _) = objects(&place, &["inspect", "--json", "plain.phx"]);
    assert_eq!(objects[0]["suite"], "kuznyechik-mgm");
    place.secret("pass", "correct horse battery\n");
    place.ok(&["encrypt", "-q", "-f", "--passphrase-file", "pass", "--cost", "8mib,1", "plain"]);
    place.ok(&["encrypt", "-q", "-f", "--passphrase-file", "pass", "--cost", "RFC9106-Small", "plain"]);
    place.ok(&["completions", "Bash"]);
}

/// Suggestions only mention options that the command has.
#[test]
fn usage_errors_advise_what_can_be_meant() {
    let place = Place::new(b"text");
    for args in
        [&["cat", "--jsn", "plain"][..], &["encrypt", "-k", "my.key", "-x", "plain"], &["fingerprint", "--json", "x"]]
    {
        let output = place.command(args).assert().code(2).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(one_line(&said) && !said.contains("as a value"), "{said}");
    }
    place.refused(
        &["completions"],
        2,
        "no shell given: try phalanx completions bash (or elvish, fish, powershell, zsh)",
    );
    place.refused(&["encrypt", "--sute", "x", "plain"], 2, "a similar argument exists: '--suite' (see --help)");
}

#[test]
fn help_is_in_groups() {
    let place = Place::new(b"");
    for (command, groups) in [
        ("encrypt", &["Secrets:", "Recipients:", "Format:", "Output:", "General:"][..]),
        ("decrypt", &["Secrets:", "Output:", "General:"]),
    ] {
        let help = String::from_utf8(place.ok(&[command, "--help"])).unwrap();
        let lines: Vec<&str> = help.lines().collect();
        let at = |line: &str| lines.iter().position(|other| *other == line).unwrap_or_else(|| panic!("{line}: {help}"));
        assert!(groups.iter().map(|group| at(group)).is_sorted(), "{help}");
        let group = |option: &str| {
            let line =
                lines.iter().position(|line| line.trim_start().split([' ', ',']).any(|word| word == option)).unwrap();
            groups.iter().rev().find(|group| at(group) < line).copied().unwrap_or_default()
        };
        for (option, is_in) in [
            ("--key", "Secrets:"),
            ("--passphrase-fd", "Secrets:"),
            ("--output", "Output:"),
            ("--force", "Output:"),
            ("--skip-existing", "Output:"),
            ("--json", "Output:"),
            ("--quiet", "General:"),
            ("--threads", "General:"),
        ] {
            assert_eq!(group(option), is_in, "{command} {option}: {help}");
        }
        if command == "encrypt" {
            for (option, is_in) in [
                ("--recipient", "Recipients:"),
                ("--suite", "Format:"),
                ("--cost", "Format:"),
                ("--slot-room", "Format:"),
                ("--generate-passphrase", "Secrets:"),
                ("--new-key", "Secrets:"),
            ] {
                assert_eq!(group(option), is_in, "{option}: {help}");
            }
        }
        assert!(help.contains("Examples:"));
    }
}

/// Shells complete names where names are expected, and files where files are.
#[cfg(unix)]
#[test]
fn completions_offer_what_is_taken() {
    let place = Place::new(b"");
    place.write("bash", place.ok(&["completions", "bash"]));
    place.write("a-file", "");
    let offered = |words: &str, current: &str| {
        let all: Vec<_> = words.split(' ').chain([current]).map(|word| format!("'{word}'")).collect();
        let script = format!(
            ". ./bash && COMP_WORDS=({}) && COMP_CWORD={} && _phalanx phalanx '{current}' '{}' && printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            all.join(" "),
            all.len() - 1,
            words.rsplit(' ').next().unwrap(),
        );
        let run = std::process::Command::new("bash").args(["-c", &script]).current_dir(place.folder()).output();
        run.ok().map(|output| String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect::<Vec<_>>())
    };
    for (words, wanted) in [
        ("phalanx info --level", "portable"),
        ("phalanx encrypt --suite", "kalyna-256/256-gcm"),
        ("phalanx encrypt --threads", ""),
        ("phalanx encrypt --cost", ""),
        ("phalanx encrypt --recipient", ""),
        ("phalanx cat --range", ""),
    ] {
        let Some(offered) = offered(words, "") else {
            eprintln!("NOT TESTED: completions, because bash was not found");
            return;
        };
        assert!(!offered.iter().any(|word| word == "a-file" || word == "my.key"), "{words}: {offered:?}");
        assert!(wanted.is_empty() || offered.iter().any(|word| word == wanted), "{words}: {offered:?}");
    }
    for words in ["phalanx encrypt --key", "phalanx encrypt --output", "phalanx cat --passphrase-file"] {
        assert!(offered(words, "a-").unwrap().contains(&"a-file".to_owned()), "{words}");
    }
    for (words, start, wanted) in [("phalanx list", "kuzny", "kuznyechik-mgm"), ("phalanx man", "enc", "encrypt")] {
        assert!(offered(words, start).unwrap().contains(&wanted.to_owned()), "{words}");
    }
}

/// All suggested options exist.
#[cfg(unix)]
#[test]
fn advice_can_be_followed() {
    let place = Place::new(b"te\x1bxt");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    let shell = |script: &str| {
        let mut run = std::process::Command::new("sh");
        run.args(["-c", script]).arg(assert_cmd::cargo::cargo_bin!("phalanx"));
        let output = run.current_dir(place.folder()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    for script in
        ["\"$0\" cat -k my.key plain.phx >&-", "\"$0\" list >&-", "\"$0\" cat -k my.key plain.phx >>plain.phx"]
    {
        let said = shell(script);
        assert!(one_line(&said) && !said.contains("-o"), "{script}: {said}");
    }
}

/// If there is no terminal, the option that is suggested instead exists.
#[cfg(unix)]
#[test]
fn without_a_terminal() {
    let place = Place::new(b"text");
    place.secret("pass", "correct horse battery\n");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    place.ok(&[&["keygen", "-q", "--identity", "me.key", "--passphrase-file", "pass"], &CHEAP[..]].concat());
    for (args, option) in [
        (&["encrypt", "-p", "plain", "-o", "x"][..], "use --passphrase-file FILE or --passphrase-fd N"),
        (&["encrypt", "-p", "plain", "pass", "-o", "x"], "use --passphrase-file FILE or --passphrase-fd N"),
        (&["slots", "add", "-k", "my.key", "--add-passphrase", "plain.phx"], "use --add-passphrase-file"),
        (&["keygen", "--public", "me.key"], "use --identity-passphrase-file"),
        (&["keygen", "--identity", "-p", "new.key"], "use --passphrase-file"),
    ] {
        let mut command = std::process::Command::new("setsid");
        command.arg("--wait").arg(assert_cmd::cargo::cargo_bin!("phalanx")).args(args).current_dir(place.folder());
        let Ok(output) = command.output() else {
            eprintln!("NOT TESTED: a command without a terminal, because setsid was not found");
            return;
        };
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && one_line(&said) && said.contains(option), "{args:?}: {said}");
    }
}

/// If a file has an access control list, its mode shows the mask rather than the rights of the
/// group.
#[cfg(target_os = "linux")]
#[test]
fn access_control_lists_widen_nothing() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new(b"text");
    let mode = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/plain", "text");
    // The rights of user 1000, the group, the mask and others. In the second list, the group has fewer
    // rights than others.
    for (rights, shown, kept) in [([6, 4, 6, 0], 0o660, 0o640), ([4, 0, 4, 4], 0o644, 0o604)] {
        let [user, group, mask, others] = rights;
        let entries: [(u16, u16, u32); 5] =
            [(1, 6, u32::MAX), (2, user, 1000), (4, group, u32::MAX), (16, mask, u32::MAX), (32, others, u32::MAX)];
        let mut list = 2_u32.to_le_bytes().to_vec();
        for (kind, rights, whose) in entries {
            list.extend([&kind.to_le_bytes()[..], &rights.to_le_bytes(), &whose.to_le_bytes()].concat());
        }
        for name in ["plain", "folder/plain"] {
            let flags = rustix::fs::XattrFlags::empty();
            let set = rustix::fs::setxattr(place.path(name), "system.posix_acl_access", &list, flags);
            if set.is_err() || mode(name) != shown {
                eprintln!("NOT TESTED: access control lists, which this file system does not support");
                return;
            }
        }
        place.ok(&["encrypt", "-q", "--force", "-k", "my.key", "plain"]);
        place.ok(&["encrypt", "-q", "--force", "--preserve", "-k", "my.key", "plain", "-o", "kept.phx"]);
        assert_eq!((mode("plain.phx"), mode("kept.phx")), (kept, kept));
        place.ok(&["encrypt", "-q", "--force", "-k", "my.key", "folder"]);
        place.ok(&["decrypt", "-q", "--preserve", "-k", "my.key", "folder.phx", "-o", "copy"]);
        assert_eq!(mode("copy/plain"), kept);
        fs::remove_dir_all(place.path("copy")).unwrap();
    }
}

/// A rewritten file does not get an access control list that the old one didn't have, not even from
/// its folder.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_with_a_default_list() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    // Owner rwx, user 1000 rwx, group rx, mask rwx, others none.
    let entries: [(u16, u16, u32); 5] =
        [(1, 7, u32::MAX), (2, 7, 1000), (4, 5, u32::MAX), (16, 7, u32::MAX), (32, 0, u32::MAX)];
    let mut list = 2_u32.to_le_bytes().to_vec();
    for (kind, rights, whose) in entries {
        list.extend([&kind.to_le_bytes()[..], &rights.to_le_bytes(), &whose.to_le_bytes()].concat());
    }
    let name = "system.posix_acl_default";
    if rustix::fs::setxattr(place.folder(), name, &list, rustix::fs::XattrFlags::empty()).is_err() {
        eprintln!("NOT TESTED: access control lists, which this file system does not support");
        return;
    }
    let has =
        |name: &str| rustix::fs::getxattr(place.path(name), "system.posix_acl_access", &mut [0; 1024][..]).is_ok();
    place.write("new", "");
    assert!(has("new") && !has("plain.phx"));
    let said = place.said(&["slots", "add", "-k", "my.key", "-R", "me.key.pub", "plain.phx"]);
    assert!(said.contains("rewrote the file"), "{said}");
    assert!(!has("plain.phx"));
}

/// Names that are not valid text can be told apart.
#[cfg(target_os = "linux")]
#[test]
fn objects_of_names_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let place = Place::new(b"");
    let names = [b"\xff", b"\xfe"].map(|name| OsStr::from_bytes(name));
    for name in names {
        fs::write(place.folder().join(name), "text").unwrap();
    }
    let output = place.command(&["encrypt", "--json", "-k", "my.key"]).args(names).output().unwrap();
    let objects: Vec<Value> =
        output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let mut bytes: Vec<_> = objects.iter().map(|object| (&object["file_bytes"], &object["output_bytes"])).collect();
    bytes.sort_by_key(|(file, _)| file.as_str());
    assert_eq!(bytes, [(&json!("fe"), &json!("fe2e706878")), (&json!("ff"), &json!("ff2e706878"))]);
}

/// Text with a byte order mark is not reported as a file that was destroyed by a shell.
#[test]
fn text_with_a_byte_order_mark() {
    let place = Place::new(b"");
    place.write("text", "\u{feff}hello");
    place.refused(&["verify", "-k", "my.key", "text"], 1, "text: not encrypted by phalanx");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    let destroyed: String = place.read("plain.phx").iter().map(|byte| char::from(*byte)).collect();
    place.write("utf8", format!("\u{feff}{destroyed}"));
    place.refused(&["verify", "-k", "my.key", "utf8"], 1, "UTF-8");
    let units: Vec<u8> = format!("\u{feff}{destroyed}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    place.write("utf16", units);
    place.refused(&["verify", "-k", "my.key", "utf16"], 1, "UTF-16");
}

/// One object or one list for each file.
#[test]
fn slots_of_many_files_are_listed() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
    fs::copy(place.path("plain.phx"), place.path("two.phx")).unwrap();
    let (listed, code) = objects(&place, &["slots", "list", "--json", "plain.phx", "absent", "two.phx"]);
    let names: Vec<_> = listed.iter().map(|object| object["file"].as_str().unwrap()).collect();
    assert_eq!((names, code), (vec!["plain.phx", "absent", "two.phx"], 3));
    let text = String::from_utf8(place.ok(&["slots", "list", "-k", "my.key", "plain.phx", "two.phx"])).unwrap();
    assert_eq!(text.matches("opened by the given secret").count(), 2);
    assert!(text.starts_with("plain.phx\n1: ") && text.contains("\ntwo.phx\n1: "), "{text}");
    place.refused(&["slots"], 2, "phalanx slots list FILE");
    place.refused(&["man", "slots", "nosuch"], 2, "see phalanx slots --help");
}

/// For a damaged folder, the message says how to read the rest.
#[test]
fn files_of_a_damaged_folder() {
    let place = Place::new(b"");
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/a", plaintext(3_000_000));
    place.write("folder/b", "behind it");
    place.ok(&["encrypt", "-q", "-k", "my.key", "folder"]);
    let mut bytes = place.read("folder.phx");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    place.write("folder.phx", bytes);
    let rest = "phalanx cat --member PATH can read the files before and after the damage";
    let output =
        place.command(&["decrypt", "-k", "my.key", "-o", "back", "folder.phx"]).assert().code(1).get_output().clone();
    assert!(String::from_utf8(output.stderr).unwrap().contains(rest));
    assert!(!place.path("back").exists());
    assert_eq!(place.ok(&["cat", "-k", "my.key", "--member", "b", "folder.phx"]), b"behind it");
}

/// On a terminal, the command prints one line per output, or a single line if there are many files.
#[cfg(unix)]
mod terminal {
    use std::process::Command;

    use rexpect::session::{PtySession, spawn_command};

    use super::*;

    fn session(place: &Place, script: &str) -> PtySession {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("stty cols 100; {script}")]).arg(assert_cmd::cargo::cargo_bin!("phalanx"));
        command.current_dir(place.folder());
        spawn_command(command, Some(60_000)).unwrap()
    }

    #[test]
    fn what_was_written_is_said() {
        let place = Place::new(b"text");
        place.write("two", "two");
        fs::create_dir(place.path("folder")).unwrap();
        let mut told = session(&place, "\"$0\" encrypt -k my.key plain two folder; echo status $?");
        let said = told.exp_string("status 0").unwrap();
        for name in ["plain.phx", "two.phx", "folder.phx"] {
            assert!(said.contains(&format!("phalanx: wrote {name}\r\n")), "{said}");
        }
        let mut told = session(&place, "\"$0\" decrypt -k my.key -o out plain.phx folder.phx; echo status $?");
        let said = told.exp_string("status 0").unwrap();
        assert!(
            said.contains("phalanx: wrote out/plain\r\n") && said.contains("phalanx: wrote out/folder\r\n"),
            "{said}"
        );
        let mut told = session(&place, "\"$0\" encrypt --skip-existing -k my.key plain; echo status $?");
        let said = told.exp_string("status 0").unwrap();
        assert!(said.contains("phalanx: plain: skipped: its output already exists\r\n"), "{said}");
        for quiet in ["encrypt -q -f -k my.key plain", "encrypt -f -k my.key plain 2>said", "cat -k my.key plain.phx"] {
            let mut told = session(&place, &format!("\"$0\" {quiet}; echo status $?"));
            let said = told.exp_string("status 0").unwrap();
            assert!(!said.contains("wrote"), "{said}");
        }
        assert_eq!(place.read("said"), b"");
    }

    #[test]
    fn many_files_are_said_together() {
        let place = Place::new(b"text");
        (0..30).for_each(|number| place.write(&format!("many{number}"), vec![7; 500]));
        let mut told = session(&place, "\"$0\" encrypt -k my.key many* absent; echo status $?");
        let said = told.exp_string("status 3").unwrap();
        assert!(said.contains("phalanx: 30 of 31 done\r\n") && !said.contains("wrote"), "{said}");
        // The progress bar counts the bytes of all files, and never restarts.
        assert!(!said.contains(" 0 B/s"), "{said}");
    }

    #[test]
    fn a_second_way_in_is_suggested() {
        let place = Place::new(b"text");
        let mut told =
            session(&place, "\"$0\" keygen new.key; \"$0\" encrypt --new-key newer.key plain; echo status $?");
        let said = told.exp_string("status 0").unwrap();
        assert!(said.contains("created new.key") && said.contains("created newer.key"), "{said}");
        assert_eq!(said.matches("or also encrypt with a second secret").count(), 2, "{said}");
    }

    #[test]
    fn binary_data_on_a_terminal() {
        let place = Place::new(b"te\x1bxt");
        place.ok(&["encrypt", "-q", "-k", "my.key", "plain"]);
        let mut told = session(&place, "\"$0\" cat -k my.key plain.phx; echo status $?");
        told.exp_string(
            "the data is binary, and the output is a terminal: redirect it, or use phalanx decrypt -o FILE",
        )
        .unwrap();
        told.exp_string("status 3").unwrap();
    }
}
