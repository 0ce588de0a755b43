//! `phalanx hash`.

mod common;

use std::process::Output;

use common::Place;

const EMPTY: &str = "3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb";

/// Runs the command, and returns its exit code, standard output and standard error.
fn run(place: &Place, args: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = place.raw(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

fn hash(place: &Place, algorithm: &str, more: &[&str]) -> (i32, String, String) {
    run(place, &[&["hash", "--algorithm", algorithm], more].concat())
}

#[test]
fn digests_of_files() {
    let place = Place::new(b"plain");
    place.write("empty", "");
    place.write("two words", "abc");
    for (algorithm, of_empty) in [
        ("streebog-256", EMPTY),
        ("md_gost12_256", EMPTY),
        ("1.2.643.7.1.1.2.2", EMPTY),
        ("STREEBOG-256", EMPTY),
        (
            "streebog-512",
            "8e945da209aa869f0455928529bcae4679e9873ab707b55315f56ceb98bef0a7362f715528356ee83cda5f2aac4c6ad2ba3a715c1bcd81cb8e9f90bf4c1c1a8a",
        ),
        ("kupyna-256", "cd5101d1ccdf0d1d1f4ada56e888cd724ca1a0838a3521e7131d4fb78d0f5eb6"),
        (
            "kupyna-384",
            "e445d452aecd46c3298343314ef04019bcfa3f04265a9857f91be91fce197096187ceda78c9c1c021c294a0689198538",
        ),
        (
            "kupyna-512",
            "656b2f4cd71462388b64a37043ea55dbe445d452aecd46c3298343314ef04019bcfa3f04265a9857f91be91fce197096187ceda78c9c1c021c294a0689198538",
        ),
    ] {
        assert_eq!(hash(&place, algorithm, &["empty"]), (0, format!("{of_empty}  empty\n"), String::new()));
    }
    let (status, lines, _) = hash(&place, "kupyna-256", &["two words", "empty", "plain", "two words"]);
    let names: Vec<_> = lines.lines().map(|line| line.split_once("  ").unwrap().1).collect();
    assert_eq!((status, names), (0, vec!["two words", "empty", "plain", "two words"]), "in the given order");
    assert!(lines.starts_with("0bd1b36109f1318411a0517315aa46b8839df06622a278676f5487996c9cfc04  two words\n"));

    let mut piped = place.command(&["hash", "-a", "streebog-256"]);
    piped.write_stdin("").assert().success().stdout(format!("{EMPTY}  -\n"));
    let mut piped = place.command(&["hash", "-a", "streebog-256", "-"]);
    piped.write_stdin("").assert().success().stdout(format!("{EMPTY}  -\n"));
}

#[test]
fn many_files_on_many_threads() {
    let place = Place::new(b"plain");
    let names: Vec<String> = (0..700).map(|number| format!("file {number}")).collect();
    for (number, name) in names.iter().enumerate() {
        place.write(name, vec![7; number * 37]);
    }
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let (_, one, _) = hash(&place, "streebog-512", &[&["--threads", "1"], &all[..]].concat());
    let (status, many, said) = hash(&place, "streebog-512", &[&["--threads", "7"], &all[..]].concat());
    assert_eq!((status, &many, said.as_str()), (0, &one, ""));
    place.write("list", &many);
    let (status, lines, _) = hash(&place, "streebog-512", &["--check", "list"]);
    assert_eq!(status, 0);
    assert_eq!(lines, names.iter().map(|name| format!("{name}: OK\n")).collect::<String>());
    assert_eq!(hash(&place, "streebog-512", &["--check", "--quiet", "list"]), (0, String::new(), String::new()));
}

#[test]
fn there_is_no_default() {
    let place = Place::new(b"plain");
    for args in [&["hash", "plain"][..], &["hash", "--algorithm", "sha256", "plain"]] {
        let (status, lines, said) = run(&place, args);
        assert_eq!((status, lines.as_str(), said.lines().count()), (2, "", 1), "{said}");
    }
    let (_, _, said) = run(&place, &["hash", "--algorithm", "sha256", "plain"]);
    for name in ["streebog-256", "streebog-512", "kupyna-256", "kupyna-384", "kupyna-512"] {
        assert!(said.contains(name), "{said}");
    }
    let (status, help, _) = run(&place, &["hash", "--help"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(status == 0 && help.contains("streebog-256, streebog-512, kupyna-256, kupyna-384, kupyna-512"), "{help}");
}

/// Each failure is one line, and the other files go on.
#[test]
fn other_files_go_on() {
    let place = Place::new(b"plain");
    place.write("empty", "");
    std::fs::create_dir(place.path("folder")).unwrap();
    let (status, lines, said) = hash(&place, "streebog-256", &["missing", "empty", "folder", "empty"]);
    assert_eq!((status, lines), (3, format!("{EMPTY}  empty\n").repeat(2)));
    let said: Vec<_> = said.lines().collect();
    assert!(
        said.len() == 2 && said[0].contains("missing: cannot open") && said[1].contains("folder: is a directory"),
        "{said:?}"
    );
    let (status, lines, said) = hash(&place, "streebog-256", &["folder", "empty"]);
    assert_eq!((status, lines, said.lines().count()), (2, format!("{EMPTY}  empty\n"), 1));
}

#[cfg(unix)]
#[test]
fn names_with_a_line_break() {
    let place = Place::new(b"plain");
    place.write("empty", "");
    for name in ["two\nlines", "return\r", "\n"] {
        place.write(name, "");
        let (status, lines, said) = hash(&place, "streebog-256", &[name, "empty"]);
        assert_eq!((status, lines, said.lines().count()), (2, format!("{EMPTY}  empty\n"), 1), "{said}");
        assert!(said.contains("line break"), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;

    let place = Place::new(b"plain");
    let name = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    std::fs::write(place.folder().join(name), "").unwrap();
    let mut command = place.raw(&["hash", "--algorithm", "streebog-256", "--"]);
    let Output { status, stdout, .. } = command.arg(name).output().unwrap();
    assert!(status.success() && stdout == [EMPTY.as_bytes(), b"  \xff\xfe\n"].concat());
    place.write("list", stdout);
    assert_eq!(place.raw(&["hash", "-a", "streebog-256", "-c", "list"]).output().unwrap().stdout, b"\xff\xfe: OK\n");
}

#[test]
fn lists_are_checked() {
    let place = Place::new(b"plain");
    place.write("empty", "");
    place.write("changed", "x");
    let upper = EMPTY.to_uppercase();
    place.write("list", format!("\u{feff}{EMPTY}  empty\r\n{upper} *empty\n{EMPTY}  empty"));
    assert_eq!(hash(&place, "streebog-256", &["--check", "list"]), (0, "empty: OK\n".repeat(3), String::new()));

    // A digest that differs goes before everything else.
    let of_512 = "ab".repeat(64);
    let bad = [
        (format!("{EMPTY}  changed\n"), 1, "changed: the digest differs"),
        (format!("{EMPTY}  missing\n"), 3, "missing: cannot open"),
        ("# a comment\n".into(), 2, "line 2: is not a digest in hex"),
        ("\n".into(), 2, "line 2: is not a digest in hex"),
        (format!("{EMPTY} empty\n"), 2, "line 2: is not a digest in hex"),
        (format!("{EMPTY}  \n"), 2, "line 2: is not a digest in hex"),
        (format!("  {EMPTY}  empty\n"), 2, "line 2: is not a digest in hex"),
        (
            format!("{of_512}  empty\n"),
            2,
            "line 2: the digest has 128 digits, but those of streebog-256 have 64: try --algorithm streebog-512 or kupyna-512",
        ),
        (format!("{}  empty\n", &EMPTY[1..]), 2, "has 63 digits"),
        (format!("{}\n", "x".repeat(100_000)), 2, "line 2: is longer than 65536 bytes"),
        (format!("{EMPTY}  {}\n", "x".repeat(100_000)), 2, "line 2: is longer than 65536 bytes"),
        (format!("{EMPTY}  .\n"), 2, ".: is a directory"),
    ];
    for (line, want, what) in &bad {
        place.write("list", format!("{EMPTY}  empty\n{line}{EMPTY}  empty\n"));
        let (status, lines, said) = hash(&place, "streebog-256", &["--check", "list"]);
        assert_eq!((status, lines.as_str(), said.lines().count()), (*want, "empty: OK\nempty: OK\n", 1), "{said}");
        assert!(said.contains(what), "{said}");
    }
    place.write("list", bad.iter().map(|(line, ..)| line.as_str()).collect::<String>());
    let (status, lines, said) = hash(&place, "streebog-256", &["--check", "list"]);
    assert_eq!((status, lines.as_str(), said.lines().count()), (1, "", bad.len()), "{said}");
    place.write("list", bad[1..].iter().map(|(line, ..)| line.as_str()).collect::<String>());
    assert_eq!(hash(&place, "streebog-256", &["--check", "list"]).0, 3);
    place.write("list", "");
    let (status, _, said) = hash(&place, "streebog-256", &["--check", "list"]);
    assert!(status == 2 && said.contains("list: is empty"), "{said}");
    let (status, _, said) = hash(&place, "streebog-256", &["--check", "missing"]);
    assert!(status == 3 && said.contains("missing: cannot open"), "{said}");

    let mut piped = place.command(&["hash", "-a", "streebog-256", "-c"]);
    piped.write_stdin(format!("{EMPTY}  empty\n")).assert().success().stdout("empty: OK\n");
    // Several lists: the others go on.
    place.write("list", format!("{EMPTY}  empty\n"));
    let (status, lines, _) = hash(&place, "streebog-256", &["--check", "missing", "list"]);
    assert_eq!((status, lines.as_str()), (3, "empty: OK\n"));
}

/// At most 64 MiB, for a file that is larger and for a long list.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_limited() {
    let place = Place::new(b"plain");
    let file = std::fs::File::create(place.path("large")).unwrap();
    file.set_len(100 << 20).unwrap();
    place.write("empty", "");
    place.write("list", format!("{EMPTY}  empty\n").repeat(20_000));
    let script = "ulimit -v 2000000; exec /usr/bin/env time -f %M -o memory \"$0\" \"$@\"";
    for args in [&["hash", "-a", "streebog-512", "large", "large"][..], &["hash", "-a", "streebog-256", "-c", "list"]] {
        let program = assert_cmd::cargo::cargo_bin!("phalanx");
        let mut command = std::process::Command::new("sh");
        let output = command.current_dir(place.folder()).args(["-c", script]).arg(program).args(args).output().unwrap();
        if output.status.code() == Some(127) {
            return; // GNU time is not installed
        }
        assert!(output.status.success(), "{output:?}");
        let kibibytes: u64 = String::from_utf8(place.read("memory")).unwrap().trim().parse().unwrap();
        assert!(kibibytes <= 64 << 10, "{args:?}: {kibibytes} KiB");
    }
}
