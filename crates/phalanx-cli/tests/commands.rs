//! Tests of the built command: verify, inspect, cat, slots, man, completions, and behaviour common
//! to all.

mod common;

use std::fs;
use std::process::Stdio;

use common::{Place, one_line, plaintext};
use phalanx_file::Suite;

#[test]
fn several_inputs() {
    let place = Place::new(b"one");
    place.write("two", "two");
    place.ok(&["encrypt", "-k", "my.key", "plain", "two"]);
    let said = place.ok(&["verify", "-k", "my.key", "plain.phx", "two.phx"]);
    assert_eq!(said, b"plain.phx: complete and authentic, 3 bytes\ntwo.phx: complete and authentic, 3 bytes\n");
    assert_eq!(place.ok(&["cat", "-k", "my.key", "plain.phx", "two.phx"]), b"onetwo");
    place.remove("plain");
    place.remove("two");
    place.ok(&["decrypt", "-k", "my.key", "plain.phx", "two.phx"]);
    assert_eq!((place.read("plain"), place.read("two")), (b"one".to_vec(), b"two".to_vec()));

    // After a failure, the other files are still processed. The exit code is the worst one.
    place.remove("plain");
    place.remove("two");
    let output = place.command(&["decrypt", "-k", "my.key", "absent.phx", "my.key", "two.phx"]).assert().code(3);
    let said = String::from_utf8(output.get_output().stderr.clone()).unwrap();
    assert!(said.starts_with("phalanx: absent.phx: cannot open") && said.lines().count() == 2, "{said}");
    assert_eq!(place.read("two"), b"two");
    // `cat` stops, however, because later output would look like the missing part.
    assert_eq!(
        place.refused(&["cat", "-k", "my.key", "my.key", "two.phx"], 1, "my.key: not encrypted by phalanx"),
        b""
    );

    for command in ["encrypt", "decrypt"] {
        let args = [command, "-k", "my.key", "two.phx", "plain.phx", "-o", "two"];
        place.refused(&args, 2, "cannot be the output for several files");
    }
    place.refused(&["verify", "-k", "my.key", "two.phx", "-"], 2, "cannot be combined with other files");
}

/// Several inputs have several outputs, in a folder.
#[test]
fn several_inputs_are_not_one_output() {
    let place = Place::new(b"text");
    place.write("second", "more");
    let both = ["encrypt", "-k", "my.key", "plain", "second", "-o", "both.phx"];
    place.refused(&both, 2, "both.phx: would be a folder, because each of the 2 inputs has its own output");
    std::fs::create_dir(place.path("both.phx")).unwrap();
    place.ok(&both);
    assert_eq!(place.ok(&["cat", "-k", "my.key", "both.phx/second.phx"]), b"more");
    let twice = ["encrypt", "-k", "my.key", "second", "plain", "second"];
    place.refused(&twice, 2, "second: was given more than once: name it once");
}

#[test]
fn verify_checks_all_and_writes_nothing() {
    let place = Place::new(&plaintext(3_000_000));
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let names = place.names();
    assert_eq!(
        place.ok(&["verify", "-k", "my.key", "plain.phx"]),
        b"plain.phx: complete and authentic, 3000000 bytes\n"
    );
    assert!(place.ok(&["verify", "-q", "-k", "my.key", "plain.phx"]).is_empty());
    let piped = place.command(&["verify", "-k", "my.key"]).write_stdin(place.read("plain.phx")).assert().success();
    assert_eq!(piped.get_output().stdout, b"standard input: complete and authentic, 3000000 bytes\n");
    let mut changed = place.read("plain.phx");
    *changed.last_mut().unwrap() ^= 1;
    place.write("plain.phx", changed);
    let said = place.refused(
        &["verify", "-k", "my.key", "plain.phx"],
        1,
        "authentication of the last chunk 2 (at byte 2101312) failed",
    );
    assert!(said.is_empty());
    assert_eq!(place.names(), names);
}

#[test]
fn inspect_needs_no_key() {
    let place = Place::new(&plaintext(3_000_000));
    place.ok(&["encrypt", "-k", "my.key", "--suite", "kalyna-128/256-gcm", "plain"]);
    place.secret("pass", "word");
    place.ok(&["encrypt", "-k", "my.key", "--passphrase-file", "pass", "my.key", "-o", "pass.phx"]);
    place.remove("my.key");
    let text = String::from_utf8(place.ok(&["inspect", "plain.phx", "pass.phx"])).unwrap();
    for part in [
        "plain.phx\n",
        "kalyna-128/256-gcm",
        "1048576 bytes",
        "4096 bytes",
        "3004144 bytes",
        "3000000 bytes, if the file is complete",
        "slot 1      key file\n",
        "slot 2      passphrase, Argon2id with 256 MiB, 3 passes, 1 lane\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json = String::from_utf8(place.ok(&["inspect", "--json", "plain.phx", "pass.phx"])).unwrap();
    let objects: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[0]["suite"], "kalyna-128/256-gcm");
    assert_eq!(objects[0]["plaintext_length"], 3_000_000);
    assert_eq!(objects[0]["chunks"], 3);
    assert_eq!(objects[0]["slots"], serde_json::json!([{ "kind": "key" }]));
    assert_eq!(objects[1]["slots"][1]["argon2id"]["memory_kib"], 262_144);
    let piped = place.command(&["inspect", "--json"]).write_stdin(place.read("plain.phx")).assert().success();
    let object: serde_json::Value = serde_json::from_slice(&piped.get_output().stdout).unwrap();
    assert!(object["file"].is_null() && object["plaintext_length"].is_null());
    let name = "a \u{9b}2J\n\"b\u{2028}.phx";
    fs::copy(place.path("plain.phx"), place.path(name)).unwrap();
    let json = String::from_utf8(place.ok(&["inspect", "--json", name])).unwrap();
    assert!(json.lines().count() == 1 && !json.trim_end().chars().any(char::is_control), "{json}");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&json).unwrap()["file"], name);
    // The length reveals the truncation, and the command still prints everything it knows.
    let sealed = place.read("plain.phx");
    place.write("plain.phx", &sealed[..4096 + (1 << 20) + 20]);
    let shown = place.refused(&["inspect", "plain.phx"], 1, "a file with this header cannot be 1052692 bytes long");
    assert!(String::from_utf8(shown).unwrap().contains("kalyna-128/256-gcm"));
}

#[test]
fn ranges() {
    let plain = plaintext(5_000_000);
    let place = Place::new(&plain);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let cat = |range: &str| place.ok(&["cat", "-k", "my.key", "--range", range, "plain.phx"]);
    for (from, to) in
        [(0, 0), (0, 1), (5, 5), (100, 200), (1 << 20, 2 << 20), ((1 << 20) - 1, (1 << 20) + 1), (0, 5_000_000)]
    {
        assert!(cat(&format!("{from}..{to}")) == plain[from..to], "{from}..{to}");
    }
    assert!(cat("4999999..") == plain[4_999_999..]);
    assert!(cat("..10") == plain[..10]);
    assert!(cat("..") == plain);
    assert!(cat("5000000..").is_empty());
    assert!(place.ok(&["cat", "-k", "my.key", "plain.phx"]) == plain);
    let range = |range: &'static str| ["cat", "-k", "my.key", "--range", range, "plain.phx"];
    place.refused(
        &range("4999999..5000001"),
        2,
        "the range ends at byte 5000001, but the plaintext is 5000000 bytes long: use 4999999.. to",
    );
    for beyond in ["6000000..", "6000000..7000000"] {
        let message = "starts at byte 6000000, but the plaintext is 5000000 bytes long: the largest start is 5000000,";
        place.refused(&range(beyond), 2, message);
    }
    place.refused(&range("9..5"), 2, "the end is before the beginning");
    place.refused(&range("x"), 2, "a range is A..B");
    let mut piped = place.command(&["cat", "-k", "my.key", "--range", "0..1"]);
    piped.write_stdin(place.read("plain.phx"));
    place.refused_from(piped, 2, "is not a regular file, but --range needs");

    // Only the chunks covering the range are read, so damage elsewhere goes unnoticed.
    let sealed = place.read("plain.phx");
    let mut changed = sealed.clone();
    changed[4096 + 2 * ((1 << 20) + 32) + 7] ^= 1;
    place.write("plain.phx", &changed);
    assert!(cat("0..2097152") == plain[..2 << 20]);
    assert!(cat("3145728..") == plain[3 << 20..]);
    let released = place.refused(&range("2097151..2097153"), 1, "authentication of chunk 2 (at byte 2101312) failed");
    assert!(released.len() <= 1);
    // A truncated file yields the data that is there, but no end of file.
    place.write("plain.phx", &sealed[..4096 + 3 * ((1 << 20) + 32)]);
    assert!(cat("0..2097152") == plain[..2 << 20]);
    place.refused(&range("2097152.."), 1, "truncated to ");
    place.refused(&range("0..4000000"), 1, "truncated to ");
    place.write("plain.phx", &sealed[..sealed.len() - 1]);
    place.refused(&range("4999000..4999999"), 1, "authentication of ");
}

#[test]
fn slots_are_changed_in_the_header_alone() {
    let place = Place::new(&plaintext(2_000_000));
    place.ok(&["keygen", "your.key"]);
    place.ok(&["keygen", "third.key"]);
    place.secret("pass", "word");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let payload = place.read("plain.phx")[4096..].to_vec();
    let list = |args: &[&str]| String::from_utf8(place.ok(&[&["slots", "list", "plain.phx"], args].concat())).unwrap();
    assert_eq!(list(&[]), "1: key file\n");
    assert_eq!(list(&["-k", "my.key"]), "1: key file, opened by the given secret\n");

    let add = ["slots", "add", "-k", "my.key", "plain.phx"];
    place.ok(&[&add[..], &["--add-key", "your.key", "--add-passphrase-file", "pass"]].concat());
    let three = "1: key file\n2: key file\n3: passphrase, Argon2id with 256 MiB, 3 passes, 1 lane\n";
    assert_eq!(list(&[]), three);
    for secret in [["-k", "my.key"], ["-k", "your.key"], ["--passphrase-file", "pass"]] {
        place.ok(&[&["verify", "plain.phx"], &secret[..]].concat());
    }
    place.refused(&[&add[..], &["--add-key", "your.key"]].concat(), 2, "one of the given secrets already opens it");
    place.refused(&add, 2, "nothing to add");
    // Concurrent commands and a second hard link are rejected.
    let file = fs::File::open(place.path("plain.phx")).unwrap();
    file.lock().unwrap();
    place.refused(&[&add[..], &["--add-key", "third.key"]].concat(), 2, "another command is changing its slots");
    drop(file);
    fs::hard_link(place.path("plain.phx"), place.path("other")).unwrap();
    place.refused(&[&add[..], &["--add-key", "third.key"]].concat(), 2, "has a second hard link");
    fs::remove_file(place.path("other")).unwrap();
    place.refused(&["slots", "add", "-k", "third.key", "plain.phx", "--add-key", "third.key"], 4, "wrong key file");

    let remove = |slot: &'static str| ["slots", "remove", "-k", "your.key", "--slot", slot, "plain.phx"];
    place.refused(&remove("2"), 2, "slot 2 is the one that you opened it with");
    for number in ["0", "-1", "x", "", "99999999999999999999999"] {
        let args = ["slots", "remove", "-k", "your.key", &format!("--slot={number}"), "plain.phx"];
        place.refused(
            &args,
            2,
            if number.is_empty() { "--slot" } else { "numbered from 1: see phalanx slots list FILE" },
        );
    }
    let none = "no key slot 4: the file has 3; see phalanx slots list plain.phx";
    place.refused(&remove("4"), 2, none);
    let which = "no slot to remove: use --slot N or -r FINGERPRINT (see phalanx slots list plain.phx)";
    place.refused(&["slots", "remove", "-k", "your.key", "plain.phx"], 2, which);
    let no_key = "plain.phx: 'q7x2' is neither a public key nor a complete fingerprint (five groups of four letters): see phalanx slots list";
    place.refused(&["slots", "remove", "-k", "your.key", "-r", "q7x2", "plain.phx"], 2, no_key);
    let long = "a".repeat(3000);
    let short = format!("plain.phx: '{}…' is neither a public key", "a".repeat(60));
    place.refused(&["slots", "remove", "-k", "your.key", "-r", &long, "plain.phx"], 2, &short);
    let damaged = "--recipient: not a public key (line 1): its checksum is wrong";
    place.refused(&["slots", "remove", "-k", "your.key", "-r", "phx1qqqq", "plain.phx"], 2, damaged);
    let other = "has no slot for the public key q7x2-m4dk-9xzm-3hjp-04tf: see phalanx slots list plain.phx";
    place.refused(&["slots", "remove", "-k", "your.key", "-r", "q7x2-m4dk-9xzm-3hjp-04tf", "plain.phx"], 2, other);
    place.ok(&remove("1"));
    place.refused(&["verify", "-k", "my.key", "plain.phx"], 4, "wrong key file");
    place.ok(&["slots", "remove", "--force", "-k", "your.key", "--slot", "1", "plain.phx"]);
    place.refused(&["verify", "-k", "your.key", "plain.phx"], 4, "locked with a passphrase");
    let last = ["slots", "remove", "-f", "--passphrase-file", "pass", "--slot", "1", "plain.phx"];
    let stays = "cannot remove the last key slot, because nothing could open the file: add another slot first; use phalanx slots add";
    place.refused(&last, 2, stays);
    assert!(place.read("plain.phx")[4096..] == payload);
    assert_eq!(place.names(), ["my.key", "pass", "plain", "plain.phx", "third.key", "your.key"]);
}

/// After a crash, the journal contains the new header, and the file's header is a mixture.
#[test]
fn an_interrupted_change_is_finished() {
    // A header with enough room is changed in place.
    let place = Place::new(&plaintext(20_000));
    place.ok(&["keygen", "your.key"]);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let old = place.read("plain.phx");
    place.ok(&["slots", "add", "-k", "my.key", "--add-key", "your.key", "plain.phx"]);
    let new = place.read("plain.phx");
    place.refused(&["slots", "recover", "-k", "my.key", "plain.phx"], 2, "has no interrupted change to its slots");

    let journal = ".phalanx-plain.phx.header";
    let torn = [&new[..512], &old[512..]].concat();
    for state in [&old, &torn, &new] {
        place.write("plain.phx", state);
        place.write(journal, &new[..4096]);
        let add = ["slots", "add", "-k", "my.key", "--add-key", "your.key", "plain.phx"];
        if state == &torn {
            let hint =
                "a change to its slots is in progress or was interrupted: if interrupted, run phalanx slots recover";
            place.refused(&["cat", "-k", "my.key", "plain.phx"], 1, hint);
        } else {
            place.refused(&add, 2, "is in progress or was interrupted");
        }
        place.ok(&["slots", "recover", "-k", "my.key", "plain.phx"]);
        assert!(place.read("plain.phx") == new);
        assert!(!place.names().contains(&journal.to_owned()));
    }
    // The header of another file is rejected.
    place.write("other", plaintext(20_000));
    place.ok(&["encrypt", "-k", "my.key", "other"]);
    place.write(journal, &place.read("other.phx")[..4096]);
    place.refused(&["slots", "recover", "-k", "my.key", "plain.phx"], 1, "is not a header of");
    // Anyone with write access to the folder could create such a header, so it is rejected if the
    // key does not open it.
    let mut forged = new[..4096].to_vec();
    forged[100] ^= 1;
    forged[300] ^= 1;
    place.write(journal, &forged);
    place.refused(&["slots", "recover", "-k", "my.key", "plain.phx"], 4, "wrong key file");
    place.write(journal, [&new[..4095], b"x"].concat());
    place.refused(&["slots", "recover", "-k", "my.key", "plain.phx"], 1, "authentication of the header failed");
    // If the journal contains other data or a truncated header, this is reported, and the file is
    // not modified.
    for (junk, why) in [
        (&new[..1000], "truncated to 1000 of at least 4096 bytes"),
        (&plaintext(5000)[..], "it is not a header"),
        (b"", "it is not a header"),
    ] {
        place.write(journal, junk);
        for (state, todo) in [
            (&new, ": if phalanx verify succeeds on plain.phx, delete this file, else use another copy of plain.phx\n"),
            (&plaintext(6000), ": the header of plain.phx is also damaged, use another copy of it\n"),
        ] {
            place.write("plain.phx", state);
            let recover = ["slots", "recover", "-k", "my.key", "plain.phx"];
            let what = format!("{journal}: cannot finish the change to plain.phx, which was not modified: {why}");
            place.refused(&recover, 1, &what);
            place.refused(&recover, 1, todo);
        }
    }
}

/// A broken pipe, as with `head`, is not reported, and the exit code is that of SIGPIPE.
#[cfg(unix)]
#[test]
fn readers_that_have_seen_enough() {
    use std::io::Read;

    let place = Place::new(&plaintext(5_000_000));
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let names = place.names();
    let ended = |args: &[&str], read: usize| {
        let mut child = place.raw(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdout.take().unwrap().read_exact(&mut vec![0; read]).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(place.names(), names, "{args:?}");
        output.status.code()
    };
    for args in [
        &["cat", "-k", "my.key", "plain.phx"][..],
        &["cat", "-k", "my.key", "--range", "0..4000000", "plain.phx"],
        &["decrypt", "-k", "my.key", "plain.phx", "-o", "-"],
        &["decrypt", "-k", "my.key", "plain.phx", "-o", "/dev/stdout"],
        &["encrypt", "-k", "my.key", "plain", "-o", "-"],
    ] {
        assert_eq!(ended(args, 10), Some(141), "{args:?}");
    }
    // For text meant for people, the exit code is the same as if everything had been read.
    for args in [&["--help"][..], &["list"], &["slots", "list", "plain.phx"], &["verify", "-k", "my.key", "plain.phx"]]
    {
        assert_eq!(ended(args, 1), Some(0), "{args:?}");
    }
}

/// Finished outputs are renamed before an input that blocks.
#[cfg(unix)]
#[test]
fn outputs_do_not_wait_for_a_pipe() {
    let place = Place::new(b"text");
    assert!(std::process::Command::new("mkfifo").arg(place.path("pipe")).status().unwrap().success());
    let mut command = place.raw(&["encrypt", "-k", "my.key", "-o", "out", "plain", "pipe"]);
    let mut child = command.stdin(std::process::Stdio::null()).spawn().unwrap();
    for _ in 0..600 {
        if place.path("out/plain.phx").exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let was_there = place.path("out/plain.phx").exists();
    fs::write(place.path("pipe"), "through the pipe").unwrap();
    assert!(child.wait().unwrap().success() && was_there);
    assert_eq!(place.ok(&["cat", "-k", "my.key", "out/pipe.phx"]), b"through the pipe");
}

/// A named pipe where the journal should be does not block the command.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_header() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let pipe = place.path(".phalanx-plain.phx.header");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let recover = ["slots", "recover", "-k", "my.key", "plain.phx"];
    let said = format!(
        "{}: is not a regular file: move it away",
        fs::canonicalize(place.folder()).unwrap().join(pipe.file_name().unwrap()).display()
    );
    let mut command = place.command(&recover);
    command.timeout(std::time::Duration::from_secs(60));
    let output = command.assert().code(1).get_output().clone();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("phalanx: {said}\n"));
    fs::remove_file(&pipe).unwrap();
    std::os::unix::fs::symlink("plain.phx", &pipe).unwrap();
    let output = place.command(&recover).assert().code(1).get_output().clone();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("phalanx: {said}\n"));
    // Nor does a named pipe where the file should be.
    assert!(std::process::Command::new("mkfifo").arg(place.path("pipe")).status().unwrap().success());
    for args in [
        &["slots", "list", "pipe"][..],
        &["slots", "add", "-k", "my.key", "--add-key", "my.key", "pipe"],
        &["slots", "recover", "-k", "my.key", "pipe"],
    ] {
        let mut command = place.command(args);
        command.timeout(std::time::Duration::from_secs(60));
        let output = command.assert().code(2).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(one_line(&said) && said.contains("pipe: is not a regular file"), "{said}");
    }
}

#[test]
fn mode_and_time_are_kept_if_asked() {
    let place = Place::new(b"text");
    let then = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    fs::OpenOptions::new().write(true).open(place.path("plain")).unwrap().set_modified(then).unwrap();
    let time = |name: &str| fs::metadata(place.path(name)).unwrap().modified().unwrap();
    place.ok(&["encrypt", "-k", "my.key", "plain", "-o", "new.phx"]);
    assert!(time("new.phx") > then);
    #[cfg(unix)]
    fs::set_permissions(place.path("plain"), std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
    place.ok(&["encrypt", "--preserve", "-k", "my.key", "plain"]);
    place.ok(&["decrypt", "--preserve", "-k", "my.key", "plain.phx", "-o", "back"]);
    assert_eq!((time("plain.phx"), time("back")), (then, then));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode("plain.phx"), mode("back")), (0o666, 0o666));
    }
}

#[test]
fn options_without_effect_are_refused() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let cost = "--cost: applies only to a passphrase: use one, or omit --cost";
    for (args, message) in [
        (&["encrypt", "-k", "my.key", "-o", "new", "--cost", "8MiB,1", "plain"][..], cost),
        (&["keygen", "new.key", "--cost", "8MiB,1"], cost),
        (&["keygen", "--identity", "new.key", "--cost", "8MiB,1"], cost),
        (&["slots", "add", "-k", "my.key", "--add-key", "my.key", "--cost", "8MiB,1", "plain.phx"], cost),
        (&["encrypt", "-k", "my.key", "-o", "new", "--trust-costs", "plain"], "--trust-costs: applies only to opening"),
        (
            &["encrypt", "-k", "my.key", "-o", "-", "--preserve", "plain"],
            "standard output: cannot keep a mode or a time",
        ),
        (&["decrypt", "-k", "my.key", "-o", "-", "--preserve", "plain.phx"], "omit --preserve, or use -o FILE"),
    ] {
        place.refused(args, 2, message);
    }
    #[cfg(unix)]
    place.refused(
        &["decrypt", "-k", "my.key", "-o", "/dev/null", "--preserve", "plain.phx"],
        2,
        "/dev/null: cannot keep a mode or a time",
    );
    assert!(!String::from_utf8(place.ok(&["encrypt", "--help"])).unwrap().contains("--trust-costs"));
    assert!(String::from_utf8(place.ok(&["decrypt", "--help"])).unwrap().contains("--trust-costs"));
}

#[test]
fn levels_and_threads() {
    let place = Place::new(&plaintext(3_000_000));
    let mut made = 0;
    let names = String::from_utf8(place.ok(&["info", "--levels"])).unwrap();
    assert_eq!(names.lines().next(), Some("portable"));
    for level in names.lines() {
        let args = ["encrypt", "-f", "-k", "my.key", "--level", level, "--threads", "3", "plain"];
        let output = place.command(&args).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        if output.status.success() {
            place.ok(&["verify", "--threads", "1", "-k", "my.key", "plain.phx"]);
            place.ok(&["verify", "--level", "portable", "-k", "my.key", "plain.phx"]);
            made += 1;
        } else {
            assert!(output.status.code() == Some(2) && one_line(&said) && said.contains(level), "{said}");
        }
    }
    assert!(made >= 1);
    place.refused(&["verify", "-k", "my.key", "--level", "avx9", "plain.phx"], 2, "avx9");
}

#[test]
fn usage_errors_are_one_line() {
    let place = Place::new(b"text");
    std::fs::create_dir(place.path("photos")).unwrap();
    for (args, message) in [
        (&["encrypt", "--sute", "x", "plain"][..], "a similar argument exists: '--suite' (see --help)"),
        (
            &["encrypt", "-k", "my.key", "--threads", "0", "plain"],
            "'--threads <N>': specify a whole number from 1, or omit",
        ),
        (
            &["encrypt", "-k", "my.key", "--threads", "-1", "plain"],
            "'--threads <N>': specify a whole number from 1, or omit",
        ),
        (
            &["encrypt", "-k", "my.key", "--threads", "two", "plain"],
            "'--threads <N>': specify a whole number from 1, or omit",
        ),
        (
            &["encrypt", "-k", "my.key", "--slot-room", "-1", "plain"],
            "'--slot-room <N>': specify a whole number from 0 to 48",
        ),
        (&["encrypt", "--suite", "a\u{1b}[2J\nb", "plain"], "'a\\u{1b}[2J\\nb' for '--suite <SUITE>'"),
        (&["enc\u{1b}[2Jrypt"], "unrecognized subcommand 'enc\\u{1b}[2Jrypt'"),
        (&["encrypt", "--a\nb"], "unexpected argument '--a\\nb' found (see --help)"),
        (&["list", "a\u{1b}b\nc"], "unknown algorithm 'a\\u{1b}b\\nc'"),
        (&["encrypt", "-k", "my.key", "--suite", "aes", "plain"], "[possible values: kalyna-256/256-gcm, "),
        (&["decrpyt"], "unrecognized subcommand 'decrpyt'; tip: "),
        (&["keygen"], "<KEYFILE>"),
        (&["slots"], "phalanx"),
        (&[], "no command given: try phalanx encrypt --new-key my.key FILE"),
        (&["encrypt", "--a\u{9b}2Jb"], "\\u{9b}2J"),
        (&["man", "nothing"], "has no command \"nothing\""),
        (&["list", "plain"], "plain: is a file: to show its suite and slots, run phalanx inspect plain"),
        (&["info", "plain"], "plain: is a file: to show its suite and slots, run phalanx inspect plain"),
        (&["info", "magma-mgm"], "for an algorithm, run phalanx list magma-mgm"),
        (&["encrypt", "-r", "-k", "my.key", "plain"], "folders need no option: omit -r"),
        (&["encrypt", "-k", "my.key", "-r", "photos"], "folders need no option: omit -r"),
        (&["encrypt", "-rk", "my.key", "photos"], "folders need no option: omit -r"),
        (&["encrypt", "--recursive", "-k", "my.key", "photos"], "folders need no option: omit -r"),
        (&["decrypt", "-r", "-k", "my.key", "plain"], "folders need no option: omit -r"),
    ] {
        place.refused(args, 2, message);
    }
}

/// Values from the environment are also escaped and printed on one line.
#[test]
fn a_level_that_commands_the_terminal() {
    let place = Place::new(b"text");
    let mut command = place.command(&["verify", "-k", "my.key", "plain"]);
    command.env("PHALANX_LEVEL", "a\u{1b}[2J\nb");
    place.refused_from(command, 2, "unknown level 'a\\u{1b}[2J\\nb'");
}

/// Limits are shown as powers of two.
#[test]
fn limits_are_readable() {
    let place = Place::new(b"");
    let list = |name: &str| String::from_utf8(place.ok(&["list", name])).unwrap();
    assert!(list("magma-ctr").contains("\nmessage      at most 2^35 bytes (32 GiB)\n"), "{}", list("magma-ctr"));
    let mgm = list("kuznyechik-mgm");
    assert!(mgm.contains("\nmessage      at most 2^61 - 1 bytes (2 EiB)\n"), "{mgm}");
    assert!(mgm.contains("\nper key      at most 2^47 bytes (128 TiB) recommended\n"), "{mgm}");
}

/// The missing file is reported before the command asks for a passphrase, which fails here.
#[cfg(unix)]
#[test]
fn missing_inputs_are_reported_before_asking() {
    let place = Place::new(b"text");
    let mut command = std::process::Command::new("setsid");
    command.arg("--wait").arg(assert_cmd::cargo::cargo_bin!("phalanx")).current_dir(place.folder());
    let Ok(output) = command.args(["encrypt", "plain", "absent", "-p"]).output() else {
        eprintln!("NOT TESTED: a command without a terminal, because setsid was not found");
        return;
    };
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<_> = said.lines().collect();
    assert!(lines.len() == 2 && lines[0].contains("absent: cannot open") && lines[1].contains("terminal"), "{said}");
    // If no input exists, it doesn't ask.
    let said = place.command(&["encrypt", "absent", "gone", "-p"]).assert().code(3).get_output().stderr.clone();
    assert!(!String::from_utf8(said).unwrap().contains("terminal"));
}

#[test]
fn help_lists_the_suites() {
    for args in [&["encrypt", "--help"][..], &["encrypt", "-h"], &["man", "encrypt"]] {
        // The manual escapes hyphens.
        let page = String::from_utf8(Place::new(b"").ok(args)).unwrap().replace('\\', "");
        for suite in Suite::ALL {
            assert!(page.contains(&format!("  {suite} ")), "{args:?}: {suite}");
        }
    }
}

#[test]
fn manual_and_completions() {
    let place = Place::new(b"");
    for (args, heading) in [
        (&["man"][..], ".TH phalanx 1"),
        (&["man", "encrypt"], ".TH phalanx-encrypt 1"),
        (&["man", "slots", "add"], ".TH phalanx-slots-add 1"),
    ] {
        let page = String::from_utf8(place.ok(args)).unwrap();
        assert!(page.contains(heading) && page.contains("Examples:"), "{page}");
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = String::from_utf8(place.ok(&["completions", shell])).unwrap();
        for command in ["encrypt", "decrypt", "verify", "inspect", "slots", "passphrase-file"] {
            assert!(script.contains(command), "{shell}: {command}");
        }
    }
    place.write("bash", place.ok(&["completions", "bash"]));
    place.write("a file", "");
    for (words, first) in [
        ("phalanx encrypt --suite", "kalyna-256/256-gcm"),
        ("phalanx encrypt --level", "portable"),
        ("phalanx verify --level", "portable"),
        ("phalanx selftest --level", "portable"),
    ] {
        let script = format!(
            ". ./bash && COMP_WORDS=({words} '') && COMP_CWORD=3 && _phalanx phalanx '' {} && printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            words.rsplit(' ').next().unwrap()
        );
        // Without bash, there is nothing to test.
        let run = std::process::Command::new("bash").args(["-c", &script]).current_dir(place.folder()).output();
        let Ok(output) = run else { continue };
        let offered = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && offered.lines().any(|line| line == first), "{words}: {offered}");
        assert!(!offered.contains("a file") && !offered.contains("my.key"), "{words}: {offered}");
    }
}

/// A shell can start the command with closed standard streams. No data is lost silently.
#[cfg(unix)]
#[test]
fn closed_streams() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    for (args, stream) in [
        ("encrypt -k my.key plain -o - >&-", "standard output: is closed"),
        ("decrypt -k my.key plain.phx -o - >&-", "standard output: is closed"),
        ("cat -k my.key plain.phx >&-", "standard output: is closed"),
        ("inspect plain.phx >&-", "standard output: is closed"),
        ("verify -k my.key plain.phx >&-", "standard output: is closed"),
        ("keygen - >&-", "standard output: is closed"),
        ("--help >&-", "standard output: is closed"),
        ("encrypt -k my.key -o out <&-", "standard input: is closed"),
        // It is open for reading only, which the runtime would treat as success.
        ("decrypt -k my.key plain.phx -o - 1< plain", "not open for writing"),
        ("keygen - 1< plain", "not open for writing"),
        ("encrypt --passphrase-fd 7 plain -o out", "file descriptor 7: was not open"),
        ("encrypt --passphrase-fd 256 plain -o out", "use the number of an open file descriptor from 0 to 255"),
    ] {
        let output = std::process::Command::new("sh")
            .args(["-c", &format!("\"$0\" {args}")])
            .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
            .current_dir(place.folder())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && one_line(&said) && said.contains(stream), "{args}: {said}");
    }
    // Using the null device is a deliberate choice, so it is accepted.
    let status = place.raw(&["cat", "-k", "my.key", "plain.phx"]).stdout(Stdio::null()).status().unwrap();
    assert!(status.success());
    assert_eq!(place.names(), ["my.key", "plain", "plain.phx"]);
}

/// On a terminal, the command prompts twice for the passphrase, without echo, even if standard
/// input is data.
#[cfg(unix)]
mod terminal {
    use std::process::Command;

    use rexpect::session::{PtySession, spawn_command};

    use super::*;

    fn session(place: &Place, script: &str) -> PtySession {
        let mut command = Command::new("sh");
        // Terminals echo by default.
        command
            .args(["-c", &format!("stty echo; {script}")])
            .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
            .current_dir(place.folder());
        spawn_command(command, Some(60_000)).unwrap()
    }

    #[test]
    fn passphrases_come_from_the_terminal() {
        let place = Place::new(b"text");
        let mut asked = session(&place, "\"$0\" encrypt -p < plain > out.phx; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse").unwrap();
        asked.exp_string("Repeat the passphrase: ").unwrap();
        asked.send_line("correct horse").unwrap();
        let shown = asked.exp_string("status 0").unwrap();
        assert!(!shown.contains("horse"), "{shown}");
        asked.exp_eof().unwrap();

        let mut asked = session(&place, "\"$0\" decrypt < out.phx; echo; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse").unwrap();
        let shown = asked.exp_string("status 0").unwrap();
        assert!(shown.contains("text") && !shown.contains("horse"), "{shown}");

        let mut asked = session(&place, "\"$0\" encrypt -p plain; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse").unwrap();
        asked.exp_string("Repeat the passphrase: ").unwrap();
        asked.send_line("correct house").unwrap();
        asked.exp_string("phalanx: the two passphrases differ: run the command again").unwrap();
        asked.exp_string("status 2").unwrap();
        assert_eq!(place.names(), ["my.key", "out.phx", "plain"]);
    }

    #[test]
    fn a_terminal_gets_no_binary_and_its_modes_back() {
        let place = Place::new(b"te\x1bxt");
        place.ok(&["encrypt", "-k", "my.key", "plain"]);
        let mut asked = session(&place, "\"$0\" encrypt -k my.key plain -o -; echo status $?");
        asked.exp_string("standard output: is a terminal, and the data is binary").unwrap();
        asked.exp_string("status 2").unwrap();
        let mut asked = session(&place, "\"$0\" cat -k my.key plain.phx; echo status $?");
        asked.exp_string("the data is binary, and the output is a terminal").unwrap();
        asked.exp_string("status 3").unwrap();

        // After a signal during a prompt, the echo is restored.
        let script = "(sleep 0.5; kill -TERM $$) & exec \"$0\" encrypt -p plain -o out";
        let script = format!("sh -c '{script}' \"$0\"; echo status $?; stty -a | grep -o '[-]*echo\\b'");
        let mut asked = session(&place, &script);
        asked.exp_string("Passphrase: ").unwrap();
        asked.exp_string("status 143").unwrap();
        let shown = asked.exp_string("echo").unwrap();
        assert!(!shown.ends_with('-'), "{shown}");
    }
}

/// Files of encrypted files with their keys, in any format version, are not known answers.
#[test]
fn selftest_skips_encrypted_files() {
    let place = Place::new(b"");
    for folder in ["files", "files-2", "files-3"] {
        let index = format!("{}/../../vectors/{folder}/files.json", env!("CARGO_MANIFEST_DIR"));
        let said = String::from_utf8(place.ok(&["selftest", "--vectors", &index])).unwrap();
        assert!(said.contains("encrypted files are tested by phalanx-file"), "{folder}: {said}");
    }
}
