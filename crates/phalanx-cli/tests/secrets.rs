//! Tests of how the built command reads secrets: from descriptors, from files in various formats,
//! from the wrong option, and from the terminal.

mod common;

use std::fs;

use common::{Place, one_line};

/// The cheapest cost, to make these tests fast.
const CHEAP: [&str; 2] = ["--cost", "8MiB,1"];

/// `plain.phx`, opened by the passphrase "correct horse battery".
fn locked_with_a_passphrase() -> Place {
    let place = Place::new(b"text");
    place.secret("pass", "correct horse battery\n");
    place.ok(&[&["encrypt", "-q", "plain", "--passphrase-file", "pass"], &CHEAP[..]].concat());
    place
}

#[cfg(unix)]
mod descriptors {
    use std::io::Write;
    use std::net::Shutdown;
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    use std::process::{Command, Output, Stdio};
    use std::time::Duration;

    use super::*;

    /// Runs a script with the command as `$0` and a socket as standard input.
    fn with_socket(place: &Place, socket: UnixStream, script: &str) -> Output {
        let mut shell = Command::new("timeout");
        shell.args(["60", "sh", "-c", script]).arg(assert_cmd::cargo::cargo_bin!("phalanx"));
        shell.current_dir(place.folder()).stdin(Stdio::from(OwnedFd::from(socket))).output().unwrap()
    }

    fn shell(place: &Place, script: &str) -> Output {
        with_socket(place, UnixStream::pair().unwrap().0, script)
    }

    fn stdout(output: Output) -> String {
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    #[test]
    fn a_socket() {
        let place = locked_with_a_passphrase();
        let me = place.read("my.key");
        for (script, sent) in [
            ("\"$0\" cat --passphrase-fd 0 plain.phx", &b"correct horse battery\n"[..]),
            ("\"$0\" cat --passphrase-fd 7 plain.phx 7<&0 0</dev/null", b"correct horse battery"),
            ("\"$0\" cat --passphrase-file /dev/stdin plain.phx", b"correct horse battery\n"),
            ("\"$0\" cat --passphrase-file /dev/fd/7 plain.phx 7<&0 0</dev/null", b"correct horse battery\n"),
            ("\"$0\" cat --passphrase-file - plain.phx", b"correct horse battery\n"),
            ("\"$0\" encrypt -q -f -k /dev/fd/7 -o key.phx plain 7<&0 && \"$0\" cat -k my.key key.phx", &me),
        ] {
            let (mut here, there) = UnixStream::pair().unwrap();
            here.write_all(sent).unwrap();
            here.shutdown(Shutdown::Write).unwrap();
            assert_eq!(stdout(with_socket(&place, there, script)), "text", "{script}");
        }
    }

    /// Reading only part of a record loses the rest, so records are read completely.
    #[test]
    fn a_socket_of_records() {
        use rustix::net::{AddressFamily, SendFlags, SocketFlags, SocketType, send, socketpair};
        let place = locked_with_a_passphrase();
        for kind in [SocketType::SEQPACKET, SocketType::DGRAM] {
            for script in ["\"$0\" cat --passphrase-fd 0 plain.phx", "\"$0\" cat --passphrase-file - plain.phx"] {
                let (here, there) = socketpair(AddressFamily::UNIX, kind, SocketFlags::empty(), None).unwrap();
                send(&here, b"correct horse battery\n", SendFlags::empty()).unwrap();
                assert_eq!(stdout(with_socket(&place, UnixStream::from(there), script)), "text", "{kind:?}, {script}");
                drop(here);
            }
        }
    }

    /// One line is enough. The writer may keep the pipe open.
    #[test]
    fn a_line_ends_the_passphrase() {
        let place = locked_with_a_passphrase();
        let (mut here, there) = UnixStream::pair().unwrap();
        here.write_all(b"correct horse battery\nnext\n").unwrap();
        let script = "\"$0\" cat --passphrase-fd 7 plain.phx 7<&0; echo; head -n 1";
        assert_eq!(stdout(with_socket(&place, there, script)), "text\nnext\n");
        drop(here);
    }

    /// On a non-blocking descriptor, the command waits for data.
    #[test]
    fn a_descriptor_that_does_not_block() {
        let place = locked_with_a_passphrase();
        let (mut here, there) = UnixStream::pair().unwrap();
        there.set_nonblocking(true).unwrap();
        let writer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(500));
            here.write_all(b"correct horse battery\n").unwrap();
        });
        assert_eq!(stdout(with_socket(&place, there, "\"$0\" cat --passphrase-fd 0 plain.phx")), "text");
        writer.join().unwrap();
    }

    #[test]
    fn it_is_read_from_where_it_stands() {
        let place = locked_with_a_passphrase();
        place.secret("two", "line one\ncorrect horse battery\n");
        // dash reads one byte at a time, as every shell does when it shares a file.
        let script = "exec 3<two; read -r first <&3; \"$0\" cat --passphrase-fd 3 plain.phx";
        assert_eq!(stdout(shell(&place, script)), "text");
        // Other readers get the lines that follow.
        place.secret("four", "correct horse battery\nsecond line\nthird\n");
        let script = "exec 3<four; \"$0\" cat --passphrase-fd 3 plain.phx; read -r next <&3; echo; echo \"$next\"";
        assert_eq!(stdout(shell(&place, script)), "text\nsecond line\n");
        let script = "exec 3<two; read -r first <&3; \"$0\" cat --passphrase-file /dev/fd/3 plain.phx";
        assert_eq!(stdout(shell(&place, script)), "text");
    }

    /// Root opens the file, then drops its privileges.
    #[test]
    fn it_is_not_opened_again() {
        let place = locked_with_a_passphrase();
        let script = "setpriv --reuid=65534 --regid=65534 --clear-groups";
        if !shell(&place, &format!("{script} true")).status.success() {
            eprintln!("NOT TESTED: a descriptor of another user, which needs root and setpriv");
            return;
        }
        place.set_mode("plain.phx", 0o644);
        place.set_mode(".", 0o755);
        for option in ["--passphrase-fd 3", "--passphrase-file /dev/fd/3"] {
            let script = format!("{script} \"$0\" cat {option} plain.phx 3<pass");
            assert_eq!(stdout(shell(&place, &script)), "text", "{option}");
        }
    }

    #[test]
    fn what_gives_no_passphrase() {
        let place = locked_with_a_passphrase();
        fs::create_dir(place.path("folder")).unwrap();
        for (script, code, message) in [
            ("cat --passphrase-fd 1 plain.phx | cat", 2, "file descriptor 1: is not open for reading"),
            ("cat --passphrase-fd 5 plain.phx 5>new", 2, "file descriptor 5: is not open for reading"),
            ("cat --passphrase-fd 5 plain.phx", 2, "file descriptor 5: was not open when the command started"),
            ("cat --passphrase-file /dev/fd/5 plain.phx", 2, "was not open when the command started"),
            ("cat --passphrase-fd 5 plain.phx 5<folder", 3, "file descriptor 5: cannot read"),
            ("cat --passphrase-fd 5 plain.phx 5</dev/null", 2, "file descriptor 5: the passphrase is empty"),
            ("cat --passphrase-fd 0 -k - plain.phx <my.key", 2, "standard input: can hold only one secret"),
            ("cat --passphrase-fd hunter2 plain.phx", 2, "use the number of an open file descriptor"),
        ] {
            // This is the command's exit code even in a pipeline.
            let line = format!("{{ \"$0\" {script}; }} 2>&1; exit $?");
            let line = match script.strip_suffix(" | cat") {
                Some(first) => format!("{{ \"$0\" {first} 2>err; echo $? >code; }} | cat; cat err; exit $(cat code)"),
                None => line,
            };
            let output = shell(&place, &line);
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(one_line(&said) && said.contains(message), "{script}: {said}");
            assert_eq!(output.status.code(), Some(code), "{script}: {said}");
            assert!(!said.contains("hunter2"), "{said}");
        }
    }
}

#[test]
fn passphrase_files_as_systems_write_them() {
    let place = locked_with_a_passphrase();
    let text = "correct horse battery\r\n";
    place.secret("mark", format!("\u{feff}{text}"));
    place.secret("mark-only", "\u{feff}\r\n");
    place.secret("nul", "correct horse battery\0\n");
    place.secret("nuls", "\0\0\0\n");
    let wide = |bytes: fn(u16) -> [u8; 2], text: &str| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
    for (name, contents) in [
        ("little", wide(u16::to_le_bytes, &format!("\u{feff}{text}"))),
        ("big", wide(u16::to_be_bytes, &format!("\u{feff}{text}"))),
        ("little-bare", wide(u16::to_le_bytes, text)),
        ("big-bare", wide(u16::to_be_bytes, text)),
    ] {
        place.secret(name, contents);
        let message = format!("{name}: not a passphrase file: ");
        place.refused(&["cat", "--passphrase-file", name, "plain.phx"], 2, &message);
        place.refused(&["cat", "--passphrase-file", name, "plain.phx"], 2, "convert it to UTF-8");
        place.refused(&["encrypt", "--passphrase-file", name, "plain", "-o", "new"], 2, "convert it to UTF-8");
    }
    assert_eq!(place.ok(&["cat", "--passphrase-file", "mark", "plain.phx"]), b"text");
    place.ok(&[&["encrypt", "-q", "plain", "-o", "marked.phx", "--passphrase-file", "mark"], &CHEAP[..]].concat());
    assert_eq!(place.ok(&["cat", "--passphrase-file", "pass", "marked.phx"]), b"text");
    for name in ["nul", "nuls"] {
        place.refused(&["cat", "--passphrase-file", name, "plain.phx"], 2, "zero byte, which cannot be typed");
    }
    place.refused(&["cat", "--passphrase-file", "mark-only", "plain.phx"], 2, "mark-only: the passphrase is empty");

    // The same for every option that reads a passphrase from a file.
    place.ok(&[&["keygen", "-q", "--identity", "me.key", "--passphrase-file", "mark"], &CHEAP[..]].concat());
    place.ok(&["encrypt", "-q", "-R", "me.key.pub", "plain", "-o", "mine.phx"]);
    for name in ["pass", "mark"] {
        let cat = ["cat", "-i", "me.key", "--identity-passphrase-file", name, "mine.phx"];
        assert_eq!(place.ok(&cat), b"text");
        assert_eq!(
            place.ok(&["keygen", "--public", "me.key", "--identity-passphrase-file", name]),
            place.read("me.key.pub")
        );
    }
    for name in ["nul", "little", "big-bare"] {
        let cat = ["cat", "-i", "me.key", "--identity-passphrase-file", name, "mine.phx"];
        place.refused(&cat, 2, &format!("{name}: not a passphrase file"));
        let add = ["slots", "add", "-k", "my.key", "--add-passphrase-file", name, "key.phx"];
        place.ok(&["encrypt", "-q", "-f", "-k", "my.key", "plain", "-o", "key.phx"]);
        place.refused(&add, 2, &format!("{name}: not a passphrase file"));
    }
}

#[test]
fn key_files_as_systems_write_them() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["encrypt", "-q", "-k", "my.key", "-R", "me.key.pub", "plain"]);
    for name in ["my.key", "me.key", "me.key.pub"] {
        let text = String::from_utf8(place.read(name)).unwrap().replace('\n', "\r\n");
        place.secret(&format!("marked-{name}"), format!("\u{feff}{text}"));
        let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        place.secret(&format!("wide-{name}"), wide);
    }
    assert_eq!(place.ok(&["cat", "-k", "marked-my.key", "plain.phx"]), b"text");
    assert_eq!(place.ok(&["cat", "-i", "marked-me.key", "plain.phx"]), b"text");
    place.ok(&["encrypt", "-q", "-f", "-R", "marked-me.key.pub", "plain"]);
    assert_eq!(place.ok(&["cat", "-i", "me.key", "plain.phx"]), b"text");
    let fingerprint = |name| String::from_utf8(place.ok(&["fingerprint", name])).unwrap().split_off(name.len());
    assert_eq!(fingerprint("marked-me.key.pub"), fingerprint("me.key.pub"));
    place.refused(&["cat", "-k", "wide-my.key", "plain.phx"], 2, "it is UTF-16 text: convert it to UTF-8");
    place.refused(&["cat", "-i", "wide-me.key", "plain.phx"], 2, "it is UTF-16 text: convert it to UTF-8");
    place.refused(&["encrypt", "-R", "wide-me.key.pub", "plain", "-o", "x"], 2, "it is UTF-16 text: convert it");
}

/// The contents of a file determine the right option, and every wrong option suggests it.
#[test]
fn every_secret_with_every_option() {
    let place = locked_with_a_passphrase();
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&[&["keygen", "-q", "--identity", "locked.key", "--passphrase-file", "pass"], &CHEAP[..]].concat());
    let bare = String::from_utf8(place.read("me.key.pub")).unwrap().lines().nth(1).unwrap().to_owned();
    place.write("bare.pub", &bare);
    place.write("team.txt", [place.read("me.key.pub"), place.read("locked.key.pub")].concat());
    fs::copy(place.path("my.key"), place.path("marked.key")).unwrap();
    place.secret("marked.key", [b"\xef\xbb\xbf# mine\r\n", &place.read("my.key")[..]].concat());
    let all = ["-k", "my.key", "-i", "me.key", "-i", "locked.key", "--identity-passphrase-file", "pass"];
    let all = [&all[..], &["--passphrase-file", "pass"], &CHEAP[..]].concat();
    place.ok(&[&["encrypt", "-q", "plain", "-o", "all.phx"], &all[..]].concat());
    place.write("long", vec![7; 100_000]);
    place.ok(&["encrypt", "-q", "-k", "my.key", "long"]);
    place.ok(&[&["encrypt", "-q", "long", "-o", "typed.phx", "--passphrase-file", "pass"], &CHEAP[..]].concat());

    // Each file, and the option for it.
    let kinds = [
        ("my.key", "key"),
        ("marked.key", "key"),
        ("me.key", "identity"),
        ("locked.key", "locked"),
        ("me.key.pub", "public"),
        ("bare.pub", "public"),
        ("team.txt", "public"),
        ("pass", "passphrase"),
        ("long.phx", "encrypted"),
        ("typed.phx", "encrypted"),
    ];
    // Each command, with FILE for the file, the kind it expects, and its suggestions if they differ
    // from the usual ones.
    let identity = "-i FILE --identity-passphrase-file pass";
    let options: Vec<(String, &[&str])> = vec![
        ("cat -k FILE all.phx".into(), &["key"]),
        (format!("cat {identity} all.phx"), &["identity", "locked"]),
        ("cat --passphrase-file FILE all.phx".into(), &["passphrase"]),
        ("cat -i locked.key --identity-passphrase-file FILE all.phx".into(), &["passphrase"]),
        ("encrypt -q -f -o new -k FILE plain".into(), &["key"]),
        ("encrypt -q -f -o new --new-key FILE plain".into(), &["key"]),
        (format!("encrypt -q -f -o new {identity} plain"), &["identity", "locked"]),
        ("encrypt -q -f -o new -r FILE plain".into(), &[]),
        ("encrypt -q -f -o new -R FILE plain".into(), &["public"]),
        ("encrypt -q -f -o new --cost 8MiB,1 --passphrase-file FILE plain".into(), &["passphrase"]),
        ("slots add -k my.key --add-key FILE long.phx".into(), &[]),
        ("slots add -k my.key -R FILE all.phx".into(), &["public"]),
        ("slots add -k my.key --add-passphrase-file FILE --cost 8MiB,1 long.phx".into(), &["passphrase"]),
        ("slots list -R FILE all.phx".into(), &["public"]),
        ("fingerprint FILE".into(), &["public", "identity"]),
        ("keygen --public FILE --identity-passphrase-file pass".into(), &["identity", "locked"]),
    ];
    let mut seen = 0;
    for (line, takes) in &options {
        for (file, kind) in kinds {
            let args: Vec<_> = line.split(' ').map(|word| if word == "FILE" { file } else { word }).collect();
            let output = place.command(&args).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            seen += 1;
            if takes.contains(&kind) {
                assert!(output.status.success(), "{args:?}: {said}");
                continue;
            }
            if line.contains("--add-key") && kind == "key" {
                // The key already has a slot.
                assert!(said.contains("already opens it"), "{args:?}: {said}");
                continue;
            }
            assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
            assert!(one_line(&said), "{args:?}: {said}");
            let fingerprint = line.starts_with("fingerprint");
            let (adding, showing) = (line.starts_with("slots add"), line.starts_with("keygen --public"));
            let wants_public = line.contains(" -R ") || line.contains(" -r ");
            let right = match kind {
                "key" if fingerprint => "is a key file, which has no fingerprint".to_owned(),
                "locked" | "encrypted" if fingerprint => format!("use {file}.pub"),
                "passphrase" if fingerprint => "not a public key".to_owned(),
                "key" => "is a key file, not a".to_owned(),
                "identity" | "locked" | "encrypted" if adding || wants_public => match kind {
                    "encrypted" => "if it is a locked identity, use its public key".to_owned(),
                    _ => format!("as in -R {file}.pub"),
                },
                "identity" | "locked" => format!("use -i {file}"),
                "public" if line.contains(" -r ") => format!("is a file: use -R {file}"),
                "public" if adding => format!("use -R {file}"),
                "public" if showing => "is already a public key".to_owned(),
                "public" => "which cannot decrypt".to_owned(),
                "passphrase" if adding => format!("if it holds a passphrase, use --add-passphrase-file {file}"),
                "passphrase" if showing => "not a phalanx identity".to_owned(),
                "passphrase" => format!("if it holds a passphrase, use --passphrase-file {file}"),
                _ => "without an option".to_owned(),
            };
            assert!(said.contains(&right), "{args:?}: {said}");
            if kind == "key" && !fingerprint {
                let advice = match (adding, showing) {
                    (true, _) => format!("use --add-key {file}"),
                    (_, true) => "key files have no public key".to_owned(),
                    _ => format!("use -k {file}"),
                };
                assert!(said.contains(&advice), "{args:?}: {said}");
            }
        }
    }
    assert_eq!(seen, options.len() * kinds.len());

    // The text itself was given instead of a file.
    let name = "is a public key, not a file name: use -r";
    for option in ["-k", "-i", "-R", "--passphrase-file"] {
        place.refused(&["encrypt", option, &bare, "plain", "-o", "x"], 2, name);
    }
    let shown = String::from_utf8(place.ok(&["fingerprint", "bare.pub"])).unwrap();
    let shown = shown.trim_end().rsplit(' ').next().unwrap();
    place.refused(&["encrypt", "-r", shown, "plain", "-o", "x"], 2, "is a fingerprint: use the public key");
    // A secret meant for another option is not shown.
    let secret = String::from_utf8(place.read("me.key")).unwrap();
    let output = place.command(&["encrypt", "-r", &secret, "plain", "-o", "x"]).assert().code(2).get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("this is an identity") && !said.contains(secret.lines().nth(2).unwrap()), "{said}");
}

/// For other files, the parser for the expected kind reports the error. The advice suits the
/// command, and following it works if it names a secret.
#[test]
fn advice_fits_the_command() {
    let place = locked_with_a_passphrase();
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["keygen", "-q", "--identity", "locked.key", "--passphrase-file", "pass", CHEAP[0], CHEAP[1]]);
    place.ok(&["encrypt", "-q", "-k", "my.key", "-R", "me.key.pub", "plain", "-o", "f.phx"]);
    let add = ["slots", "add", "-k", "my.key"];
    let fingerprint = String::from_utf8(place.ok(&["fingerprint", "me.key.pub"])).unwrap();
    let fingerprint = fingerprint.trim_end().rsplit(' ').next().unwrap();
    for (args, said) in [
        (&[&add[..], &["--add-key", "me.key", "f.phx"]].concat()[..], "as in -R me.key.pub"),
        (&[&add[..], &["--add-key", "locked.key", "f.phx"]].concat(), "as in -R locked.key.pub"),
        (&[&add[..], &["--add-key", "pass", "f.phx"]].concat(), "use --add-passphrase-file pass"),
        (&[&add[..], &["--add-key", "me.key.pub", "f.phx"]].concat(), "use -R me.key.pub"),
        (&[&add[..], &["-R", "pass", "f.phx"]].concat(), "use --add-passphrase-file pass"),
        (&[&add[..], &["-R", "my.key", "f.phx"]].concat(), "use --add-key my.key"),
        (&[&add[..], &["--add-passphrase-file", "me.key", "f.phx"]].concat(), "as in -R me.key.pub"),
        (&[&add[..], &["--add-passphrase-file", "my.key", "f.phx"]].concat(), "use --add-key my.key"),
        (&["encrypt", "-R", "locked.key", "plain", "-o", "x"], "as in -R locked.key.pub"),
        (&["keygen", "--public", "my.key"], "key files have no public key"),
        (&["keygen", "--public", "me.key.pub"], "is already a public key"),
        (&["slots", "remove", "-k", "my.key", "-r", "me.key.pub", "f.phx"], fingerprint),
        (
            &[
                "encrypt",
                "--holders-of",
                "f.phx",
                "-k",
                "my.key",
                "-R",
                "me.key.pub",
                "--without",
                "me.key.pub",
                "plain",
                "-o",
                "x",
            ],
            fingerprint,
        ),
        (&["encrypt", "--new-key", "-", "plain", "-o", "x"], "--new-key: cannot be standard output"),
        (
            &["slots", "remove", "1", "f.phx"],
            "1: is not a file: to remove slot 1, use --slot, as in phalanx slots remove -k KEYFILE --slot 1 f.phx",
        ),
        (&["slots", "remove", "-k", "my.key", "f.phx", "1"], "1: is not a file: to remove slot 1, use --slot, as in"),
        (
            &["slots", "remove", "-k", "my.key", "f.phx"],
            "no slot to remove: use --slot N or -r FINGERPRINT (see phalanx slots list f.phx)",
        ),
        (&["verify", "-k", "-", "--passphrase-file", "-", "f.phx"], "standard input: can hold only one secret"),
        (
            &["verify", "-i", "-", "--identity-passphrase-file", "-", "f.phx"],
            "standard input: can hold only one secret",
        ),
    ] {
        place.refused(args, 2, said);
    }
    place.ok(&["slots", "remove", "-k", "my.key", "-r", fingerprint, "f.phx"]);
}

/// A secret gets one key slot, no matter how often it is given.
#[test]
fn equal_secrets_share_a_slot() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["keygen", "other.key"]);
    place.secret("copy.key", place.read("my.key"));
    let slots = |name: &str| String::from_utf8(place.ok(&["slots", "list", name])).unwrap().lines().count();
    let twice = "my.key: was given more than once, and gets one key slot\n";
    let copy = "copy.key: is the same key as my.key, so they share one key slot\n";
    let public = " was given more than once, and gets one key slot\n";
    for (args, note, count) in [
        (&["-k", "my.key", "-k", "my.key"][..], twice, 1),
        (&["-k", "my.key", "-k", "other.key", "-k", "copy.key"], copy, 2),
        (&["--new-key", "copy.key", "-k", "my.key"], copy, 1),
        (&["-R", "me.key.pub", "-R", "me.key.pub"], public, 1),
        (&["-R", "me.key.pub", "-i", "me.key"], public, 1),
    ] {
        let said = place.said(&[&["encrypt", "-f", "plain"], args].concat());
        assert!(one_line(&said) && said.ends_with(note), "{args:?}: {said}");
        assert_eq!(slots("plain.phx"), count, "{args:?}");
        assert_eq!(place.said(&[&["encrypt", "-q", "-f", "plain"], args].concat()), "");
        assert_eq!(slots("plain.phx"), count, "{args:?}");
    }
    place.ok(&["encrypt", "-k", "other.key", "-f", "plain"]);
    let add = ["slots", "add", "-k", "other.key", "plain.phx"];
    let keys = ["--add-key", "my.key", "--add-key", "copy.key", "-R", "me.key.pub", "-R", "me.key.pub"];
    let said = place.said(&[&add[..], &keys].concat());
    assert!(said.contains(copy) && said.contains(public), "{said}");
    assert_eq!(slots("plain.phx"), 3);
}

/// The message about a new key says whether the file can be opened without it.
#[test]
fn a_new_key_among_others() {
    let place = Place::new(b"text");
    let said = place.said(&["encrypt", "--new-key", "new.key", "plain"]);
    assert!(said.contains("the file cannot be decrypted without it"), "{said}");
    let said = place.said(&["encrypt", "-f", "--new-key", "second.key", "-k", "my.key", "plain"]);
    let message = "created second.key: keep a copy; each of the given secrets opens the file without the others\n";
    assert!(said.contains(message) && !said.contains("cannot be decrypted"), "{said}");
    for key in ["second.key", "my.key"] {
        assert_eq!(place.ok(&["cat", "-k", key, "plain.phx"]), b"text");
    }
}

/// UTF-16 text without a byte order mark, zero bytes or line ends looks like UTF-8 with control
/// characters.
#[test]
fn passphrases_that_nobody_can_type() {
    let place = locked_with_a_passphrase();
    for text in ["пароль", "密码"] {
        for big in [false, true] {
            let units = text.encode_utf16().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
            place.secret("units", units.collect::<Vec<u8>>());
            for args in [
                &["encrypt", "-q", "plain", "-o", "x", "--passphrase-file", "units"][..],
                &["slots", "add", "--passphrase-file", "pass", "--add-passphrase-file", "units", "plain.phx"],
                &["keygen", "-q", "--identity", "x", "--passphrase-file", "units"],
            ] {
                let output = place.command(args).output().unwrap();
                let said = String::from_utf8(output.stderr).unwrap();
                // Not all of them are detected: 密 in UTF-16 is also valid text.
                if text == "пароль" {
                    assert!(output.status.code() == Some(2) && said.contains("iconv -f UTF-16"), "{args:?}: {said}");
                }
            }
            place.command(&["verify", "-q", "--passphrase-file", "pass", "plain.phx"]).assert().success();
        }
    }
    place.secret("two", "words\rmore\r");
    place.refused(&["encrypt", "plain", "-o", "y", "--passphrase-file", "two"], 2, "control characters");
}

#[test]
fn damaged_secrets() {
    let place = locked_with_a_passphrase();
    let key = String::from_utf8(place.read("my.key")).unwrap();
    let digit = if key.as_bytes()[20] == b'0' { "1" } else { "0" };
    place.secret("bad.key", [&key[..20], digit, &key[21..]].concat());
    place.refused(&["cat", "-k", "bad.key", "plain.phx"], 2, "bad.key: not a phalanx key file: the checksum is wrong");
    place.secret("binary", [0x80; 3000]);
    place.refused(&["cat", "-k", "binary", "plain.phx"], 2, "binary: not a phalanx key file: it is not text");
    place.refused(&["cat", "-k", "absent", "plain.phx"], 3, "absent: cannot open");
    place.refused(&["cat", "-k", ".", "plain.phx"], 2, ".: is a directory");
}

/// Costs are shown in the units of the option.
#[test]
fn a_cheap_cost_is_told() {
    let place = locked_with_a_passphrase();
    let said = place.said(&["encrypt", "-f", "--passphrase-file", "pass", "--cost", "8MiB,1", "plain"]);
    let message = "RFC 9106 recommends at least 64 MiB, 3 passes, 4 lanes, as --cost rfc9106-small does\n";
    assert!(said.contains(message), "{said}");
    let low = place
        .command(&["encrypt", "--passphrase-file", "pass", "--cost", "4MiB,1", "plain"])
        .assert()
        .code(2)
        .get_output()
        .clone();
    assert!(String::from_utf8(low.stderr).unwrap().contains("less than 8 MiB of memory"));
}

/// `-` means standard input, and can be used only once.
#[test]
fn secrets_from_standard_input() {
    let place = locked_with_a_passphrase();
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["encrypt", "-q", "-f", "-k", "my.key", "-R", "me.key.pub", "plain"]);
    for (option, secret) in [("-k", "my.key"), ("-i", "me.key")] {
        let mut command = place.command(&["cat", option, "-", "plain.phx"]);
        let output = command.write_stdin(place.read(secret)).assert().success().get_output().clone();
        assert_eq!(output.stdout, b"text");
    }
    let mut command = place.command(&["encrypt", "-q", "-R", "-", "plain", "-o", "new.phx"]);
    command.write_stdin(place.read("me.key.pub")).assert().success();
    let mut command = place.command(&["cat", "-k", "-", "-i", "-", "plain.phx"]);
    command.write_stdin(place.read("my.key"));
    place.refused_from(command, 2, "standard input: can hold only one secret");
    for args in [&["decrypt", "-k", "-"][..], &["encrypt", "-k", "-"]] {
        let mut command = place.command(args);
        command.write_stdin(place.read("my.key"));
        place.refused_from(command, 2, "standard input: cannot be both the data and a secret");
    }
}

/// A passphrase on the command line is rejected and not shown.
#[test]
fn a_passphrase_on_the_command_line() {
    let place = locked_with_a_passphrase();
    for args in [
        &["encrypt", "--passphrase=hunter2", "plain"][..],
        &["cat", "--passphrase=hunter2", "plain.phx"],
        &["encrypt", "-p=hunter2", "plain"],
        &["encrypt", "--passphrase-fd=hunter2", "plain"],
        &["encrypt", "--passphrase-fd", "hunter2", "plain"],
        &["encrypt", "--generate-passphrase=hunter2", "plain"],
        &["slots", "add", "--add-passphrase=hunter2", "plain.phx"],
        &["encrypt", "--passphras=hunter2", "plain"],
        &["encrypt", "--password=hunter2", "plain"],
        &["encrypt", "--pass=hunter2", "plain"],
        &["cat", "--identity-passphrase=hunter2", "plain.phx"],
        &["inspect", "--passphrase=hunter2", "plain.phx"],
        &["encrypt", "--passphrase", "hunter2", "plain", "-o", "x"],
        &["encrypt", "-p", "hunter2", "-o", "x"],
        &["decrypt", "-o", "x", "-p", "hunter2", "plain.phx"],
        &["verify", "plain.phx", "--passphrase", "hunter2"],
        &["cat", "--passphrase", "hunter2", "plain.phx"],
        &["slots", "add", "-p", "--add-passphrase", "hunter2", "plain.phx"],
        &["slots", "remove", "--slot", "1", "-p", "hunter2", "plain.phx"],
    ] {
        let output = place.command(args).assert().code(2).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(one_line(&said) && !said.contains("hunter2") && output.stdout.is_empty(), "{args:?}: {said}");
    }
    place.refused(&["encrypt", "--passphrase=hunter2", "plain"], 2, "--passphrase: does not accept a value");
    for args in [
        &["encrypt", "--password", "hunter2", "plain"][..],
        &["decrypt", "--pass", "hunter2", "plain.phx"],
        &["cat", "--password=hunter2", "plain.phx"],
        &["keygen", "--identity", "--passwd", "hunter2", "new.key"],
        &["verify", "-Phunter2", "plain.phx"],
    ] {
        let message = ": is not an option: use -p to be prompted on the terminal, or --passphrase-file FILE (a passphrase is never";
        place.refused(args, 2, message);
    }
    place.refused(&["encrypt", "-pgeheim", "plain"], 2, "-p: does not accept a value");
    let message = "it follows --passphrase and may be a passphrase): the option does not accept a value";
    place.refused(&["encrypt", "--passphrase", "hunter2", "plain"], 2, message);
    // After --, the option would be a file.
    let output =
        place.command(&["encrypt", "-k", "my.key", "--", "-p", "absent"]).assert().code(3).get_output().clone();
    assert!(String::from_utf8(output.stderr).unwrap().contains("absent: cannot open"));
}

/// A signal that interrupts a read is not an error.
#[cfg(target_os = "linux")]
#[test]
fn interrupted_reads() {
    use std::process::Command;

    let place = locked_with_a_passphrase();
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["encrypt", "-q", "-k", "my.key", "-R", "me.key.pub", "plain", "-o", "key.phx"]);
    let traced = |watched: &str, script: &str| {
        let mut strace = Command::new("strace");
        strace.args(["-f", "-qq", "-o", "log", "-P", watched, "-e", "trace=read,poll,ppoll"]);
        strace.args(["-e", "inject=read:error=EINTR:when=1..3"]).args(["sh", "-c", script]);
        strace.arg(assert_cmd::cargo::cargo_bin!("phalanx")).current_dir(place.folder()).output()
    };
    if !traced("pass", "true").is_ok_and(|output| output.status.success()) {
        eprintln!("NOT TESTED: interrupted reads, because strace is missing or not allowed");
        return;
    }
    for (watched, script) in [
        ("my.key", "exec \"$0\" cat -k my.key key.phx"),
        ("me.key", "exec \"$0\" cat -i me.key key.phx"),
        ("pass", "exec \"$0\" cat --passphrase-file pass plain.phx"),
        ("pass", "exec \"$0\" cat --passphrase-fd 5 plain.phx 5<pass"),
        ("my.key", "exec \"$0\" cat -k - key.phx <my.key"),
        ("me.key.pub", "exec \"$0\" encrypt -q -R me.key.pub plain -o - | wc -c >length; printf text"),
    ] {
        let output = traced(watched, script).unwrap();
        assert_eq!(output.stdout, b"text", "{script}: {}", String::from_utf8_lossy(&output.stderr));
        let log = String::from_utf8(place.read("log")).unwrap();
        assert_eq!(log.matches("EINTR").count(), 3, "{script}: {log}");
    }
}

/// Runs the command on a terminal.
#[cfg(unix)]
mod terminal {
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    use rexpect::session::{PtySession, spawn_command};

    use super::*;

    fn session(place: &Place, script: &str) -> PtySession {
        let mut command = Command::new("sh");
        // Terminals echo by default.
        command.args(["-c", &format!("stty echo; {script}")]).arg(assert_cmd::cargo::cargo_bin!("phalanx"));
        spawn_command(command_in(command, place), Some(60_000)).unwrap()
    }

    fn command_in(mut command: Command, place: &Place) -> Command {
        command.current_dir(place.folder()).env("PS1", "ready> ");
        // Restore the signal actions that programs on a terminal start with. A shell that runs
        // these tests in the background ignores Ctrl-C for them, and the command respects that.
        // SAFETY: between fork and exec, this only changes signal actions, which is always allowed
        // there.
        unsafe {
            command.pre_exec(|| {
                for signal in [libc::SIGINT, libc::SIGQUIT, libc::SIGTSTP] {
                    libc::signal(signal, libc::SIG_DFL);
                }
                Ok(())
            })
        };
        command
    }

    #[test]
    fn a_wrong_passphrase_is_asked_for_again() {
        let place = locked_with_a_passphrase();
        let mut asked = session(&place, "\"$0\" decrypt -o back plain.phx; echo status $?");
        for wrong in ["wrong one", "wrong two"] {
            asked.exp_string("Passphrase: ").unwrap();
            asked.send_line(wrong).unwrap();
            let said = asked.exp_string("plain.phx: wrong passphrase (or the header is damaged): try again").unwrap();
            assert!(!said.contains(wrong), "{said}");
        }
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse battery").unwrap();
        asked.exp_string("phalanx: wrote back").unwrap();
        asked.exp_string("status 0").unwrap();
        assert_eq!(place.read("back"), b"text");

        // Three attempts, not four. Only a prompt suggests trying again.
        let mut asked = session(&place, "\"$0\" cat -p plain.phx; echo status $?");
        for said in [": try again", ": try again", ""] {
            asked.exp_string("Passphrase: ").unwrap();
            asked.send_line("wrong").unwrap();
            asked.exp_string(&format!("plain.phx: wrong passphrase (or the header is damaged){said}\r\n")).unwrap();
        }
        asked.exp_string("status 4").unwrap();
    }

    #[test]
    fn the_passphrase_of_an_identity_is_asked_for_again() {
        let place = Place::new(b"text");
        place.secret("pass", "correct horse battery\n");
        place.ok(&[&["keygen", "-q", "--identity", "me.key", "--passphrase-file", "pass"], &CHEAP[..]].concat());
        place.ok(&["encrypt", "-q", "-R", "me.key.pub", "plain"]);
        let mut asked = session(&place, "\"$0\" cat -i me.key plain.phx; echo; echo status $?");
        asked.exp_string("Passphrase of me.key: ").unwrap();
        asked.send_line("wrong").unwrap();
        asked.exp_string("me.key: wrong passphrase (or the header is damaged): try again").unwrap();
        asked.exp_string("Passphrase of me.key: ").unwrap();
        asked.send_line("correct horse battery").unwrap();
        asked.exp_string("text").unwrap();
        asked.exp_string("status 0").unwrap();
        let mut asked = session(&place, "\"$0\" keygen --public me.key; echo status $?");
        for _ in 0..3 {
            asked.exp_string("Passphrase of me.key: ").unwrap();
            asked.send_line("wrong").unwrap();
        }
        asked.exp_string("status 4").unwrap();
    }

    /// Several files, one of which has a different passphrase.
    #[test]
    fn passphrases_of_several_files() {
        let place = locked_with_a_passphrase();
        place.secret("other", "another horse battery\n");
        place.ok(&[&["encrypt", "-q", "plain", "-o", "b.phx", "--passphrase-file", "other"], &CHEAP[..]].concat());
        fs::copy(place.path("plain.phx"), place.path("a.phx")).unwrap();
        fs::copy(place.path("plain.phx"), place.path("c.phx")).unwrap();
        let mut asked = session(&place, "\"$0\" verify a.phx b.phx c.phx; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse battery").unwrap();
        asked.exp_string("a.phx: complete").unwrap();
        asked.exp_string("b.phx: wrong passphrase").unwrap();
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("another horse battery").unwrap();
        asked.exp_string("b.phx: complete").unwrap();
        asked.exp_string("c.phx: complete").unwrap();
        asked.exp_string("status 0").unwrap();
    }

    #[test]
    fn what_is_typed_is_what_a_file_has() {
        let place = Place::new(b"text");
        place.secret("pass", "tab\tand e\u{301}t\u{e9}, shorter\n");
        let script = format!("\"$0\" encrypt -q -p {} plain; echo status $?", CHEAP.join(" "));
        let mut asked = session(&place, &script);
        asked.exp_string("Passphrase: ").unwrap();
        // Backspace deletes a character of several bytes, and Ctrl-U the whole line.
        asked.send("nothing\u{15}tab\tand e\u{301}t\u{e9}, shorté\u{7f}er\n").unwrap();
        asked.exp_string("Repeat the passphrase: ").unwrap();
        asked.send("tab\tand e\u{301}t\u{e9}, shorter\n").unwrap();
        asked.exp_string("status 0").unwrap();
        assert_eq!(place.ok(&["cat", "--passphrase-file", "pass", "plain.phx"]), b"text");
    }

    /// Input typed while a passphrase is being tried is not echoed, and after a failure, it does
    /// not reach the shell.
    #[test]
    fn the_echo_is_off_between_tries() {
        let place = Place::new(b"text");
        place.secret("pass", "correct horse battery\n");
        place.ok(&["encrypt", "-q", "plain", "--passphrase-file", "pass", "--cost", "256MiB,4"]);
        let mut asked = session(&place, "\"$0\" cat plain.phx; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("wrong").unwrap();
        asked.exp_string("deriving a key").unwrap();
        asked.send_line("correct horse battery").unwrap();
        let said = asked.exp_string("status 0").unwrap();
        assert!(said.contains("try again") && !said.contains("horse"), "{said}");
        let mut asked = session(&place, "\"$0\" cat plain.phx; cat > typed; echo status $?");
        for _ in 0..3 {
            asked.exp_string("Passphrase: ").unwrap();
            asked.send_line("wrong").unwrap();
        }
        asked.exp_string("deriving a key").unwrap();
        asked.send_line("correct horse battery").unwrap();
        asked.exp_string("the header is damaged)\r\n").unwrap();
        asked.send_control('d').unwrap();
        asked.exp_string("status 0").unwrap();
        assert_eq!(place.read("typed"), b"");
    }

    #[test]
    fn an_empty_passphrase_is_no_end() {
        let place = locked_with_a_passphrase();
        let mut asked = session(&place, "\"$0\" cat plain.phx; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("").unwrap();
        asked.exp_string("passphrase: the passphrase is empty: try again").unwrap();
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse battery").unwrap();
        asked.exp_string("status 0").unwrap();
        let place = Place::new(b"text");
        let mut asked = session(&place, "\"$0\" encrypt -p plain; echo status $?");
        for _ in 0..2 {
            asked.exp_string("Passphrase: ").unwrap();
            asked.send_line("").unwrap();
            let said = asked.exp_string("passphrase: the passphrase is empty: try again").unwrap();
            assert!(!said.contains("Again"), "{said}");
        }
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("").unwrap();
        asked.exp_string("passphrase: the passphrase is empty\r\n").unwrap();
        asked.exp_string("status 2").unwrap();
        // This ends the input.
        let mut asked = session(&place, "\"$0\" encrypt -p plain; echo status $?");
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_control('d').unwrap();
        asked.exp_string("no passphrase was entered").unwrap();
        asked.exp_string("status 2").unwrap();
        assert_eq!(place.names(), ["my.key", "plain"]);
    }

    #[test]
    fn keys_that_end_the_prompt() {
        let place = locked_with_a_passphrase();
        for (key, status) in [('c', 130), ('\\', 131)] {
            // The shell also receives the signal.
            let script =
                "trap : INT QUIT; \"$0\" decrypt -o back plain.phx; echo status $?; stty -a | grep -o '[-]*echo\\b'";
            let mut asked = session(&place, script);
            asked.exp_string("Passphrase: ").unwrap();
            asked.send("half").unwrap();
            asked.send_control(key).unwrap();
            asked.exp_string(&format!("status {status}")).unwrap();
            let shown = asked.exp_string("echo").unwrap();
            assert!(!shown.ends_with('-'), "{shown}");
        }
    }

    /// Ctrl-Z restores the terminal, and `fg` prompts again without echo.
    #[test]
    fn a_prompt_that_is_suspended() {
        let place = locked_with_a_passphrase();
        let mut command = Command::new("sh");
        command.arg("-i").env("PHALANX", assert_cmd::cargo::cargo_bin!("phalanx"));
        let mut shell = spawn_command(command_in(command, &place), Some(60_000)).unwrap();
        shell.exp_string("ready> ").unwrap();
        shell.send_line("stty echo; \"$PHALANX\" decrypt -o back plain.phx; echo \"status $?\"").unwrap();
        shell.exp_string("Passphrase: ").unwrap();
        for _ in 0..2 {
            shell.send("half a passphrase").unwrap();
            shell.send_control('z').unwrap();
            shell.exp_regex("(Stopped|Suspended)").unwrap();
            shell.exp_string("ready> ").unwrap();
            shell.send_line("stty -a | tr ' ' '\\n' | grep -x -e echo -e -echo").unwrap();
            shell.exp_string("-x -e echo -e -echo\r\n").unwrap();
            let shown = shell.exp_string("ready> ").unwrap();
            assert_eq!(shown.trim(), "echo");
            shell.send_line("fg").unwrap();
            let shown = shell.exp_string("Passphrase: ").unwrap();
            assert!(!shown.contains("half"), "{shown}");
        }
        shell.send_line("correct horse battery").unwrap();
        let shown = shell.exp_string("ready> ").unwrap();
        assert!(!shown.contains("horse"), "{shown}");
        assert_eq!(place.read("back"), b"text");
        shell.send_line("exit").unwrap();
        shell.exp_eof().unwrap();
    }

    /// If something else stops the command, it turns the echo off again afterwards.
    #[test]
    fn a_prompt_that_is_stopped_and_continued() {
        let place = locked_with_a_passphrase();
        let script =
            "(sleep 0.5; kill -STOP $$; stty echo </dev/tty; kill -CONT $$) & exec \"$0\" decrypt -o back plain.phx";
        let script = format!("sh -c '{script}' \"$0\"; echo status $?; stty -a | grep -o '[-]*echo\\b'");
        let mut asked = session(&place, &script);
        asked.exp_string("Passphrase: ").unwrap();
        asked.exp_string("Passphrase: ").unwrap();
        asked.send_line("correct horse battery").unwrap();
        let shown = asked.exp_string("status 0").unwrap();
        assert!(!shown.contains("horse"), "{shown}");
        let shown = asked.exp_string("echo").unwrap();
        assert!(!shown.ends_with('-'), "{shown}");
        assert_eq!(place.read("back"), b"text");
    }
}
