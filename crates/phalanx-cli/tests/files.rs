//! Tests of the built command: keygen, encrypt, decrypt.

mod common;

use std::fs;
use std::path::Path;

use common::{Place, plaintext};
use phalanx_file::Suite;

#[test]
fn the_first_command_on_a_fresh_machine() {
    let place = Place::new(b"text");
    place.remove("my.key");
    let said =
        place.command(&["encrypt", "--new-key", "my.key", "plain"]).assert().success().get_output().stderr.clone();
    assert!(String::from_utf8(said).unwrap().contains("created my.key: keep a copy"));
    assert_eq!(place.names(), ["my.key", "plain", "plain.phx"]);
    let key = place.read("my.key");
    // The second time, the command uses the existing key.
    place.ok(&["encrypt", "--new-key", "my.key", "plain", "-o", "again.phx"]);
    assert_eq!(place.read("my.key"), key);
    place.remove("plain");
    place.ok(&["decrypt", "--key", "my.key", "plain.phx"]);
    assert_eq!(place.read("plain"), b"text");
    assert_eq!(place.ok(&["decrypt", "-k", "my.key", "again.phx", "-o", "-"]), b"text");
}

#[test]
fn every_suite_and_size() {
    let place = Place::new(b"");
    for suite in Suite::ALL.map(Suite::name) {
        for length in [0, 1, 65_535, 65_536, 65_537, 1 << 20, (1 << 20) + 1, 5_000_000] {
            let plain = plaintext(length);
            place.write("plain", &plain);
            place.ok(&["encrypt", "-f", "-k", "my.key", "--suite", suite, "plain"]);
            place.ok(&["decrypt", "-f", "-k", "my.key", "plain.phx", "-o", "back"]);
            assert!(place.read("back") == plain, "{suite}, {length} bytes");
        }
    }
    assert_eq!(place.names(), ["back", "my.key", "plain", "plain.phx"]);
}

#[test]
fn pipes() {
    let place = Place::new(b"");
    let plain = plaintext(3_000_000);
    let sealed =
        place.command(&["encrypt", "-k", "my.key"]).write_stdin(plain.clone()).assert().success().get_output().clone();
    assert!(sealed.stderr.is_empty(), "progress bar in a pipe");
    let opened = place.command(&["decrypt", "-k", "my.key", "-"]).write_stdin(sealed.stdout.clone()).assert().success();
    assert!(opened.get_output().stdout == plain);
    place.command(&["decrypt", "-k", "my.key", "-o", "back"]).write_stdin(sealed.stdout.clone()).assert().success();
    assert!(place.read("back") == plain);

    // If the file was truncated in transit, the output is authentic but must not pass for complete.
    let mut cut = place.command(&["decrypt", "-k", "my.key"]);
    cut.write_stdin(&sealed.stdout[..2_500_000]);
    let released = place.refused_from(cut, 1, "; the output so far is authentic but incomplete");
    assert!(!released.is_empty() && plain.starts_with(&released));
}

#[test]
fn passphrases() {
    let place = Place::new(b"text");
    place.secret("pass", "correct horse\r\n");
    place.secret("wrong", "correct house\n");
    place.secret("empty", "\n");
    place.secret("lines", "one\ntwo\n");
    place.ok(&["encrypt", "--passphrase-file", "pass", "-k", "my.key", "plain"]);
    assert_eq!(place.ok(&["decrypt", "--passphrase-file", "pass", "plain.phx", "-o", "-"]), b"text");
    assert_eq!(place.ok(&["decrypt", "-k", "my.key", "plain.phx", "-o", "-"]), b"text");
    #[cfg(unix)]
    {
        let mut command = place.command(&["decrypt", "--passphrase-fd", "0", "plain.phx", "-o", "-"]);
        assert_eq!(command.write_stdin("correct horse").assert().success().get_output().stdout, b"text");
        let mut both = place.command(&["decrypt", "--passphrase-fd", "0"]);
        both.write_stdin("correct horse");
        place.refused_from(both, 2, "standard input: cannot be both the data and a secret");
        let mut both = place.command(&["encrypt", "-k", "/dev/stdin"]);
        both.write_stdin(place.read("my.key"));
        place.refused_from(both, 2, "standard input: cannot be both the data and a secret");
    }
    place.refused(&["decrypt", "--passphrase-file", "wrong", "plain.phx", "-o", "x"], 4, "plain.phx: wrong passphrase");
    place.refused(
        &["decrypt", "--passphrase-file", "empty", "plain.phx", "-o", "x"],
        2,
        "empty: the passphrase is empty",
    );
    place.refused(&["decrypt", "--passphrase-file", "lines", "plain.phx", "-o", "x"], 2, "one line");
}

/// Both encodings of the letter é result in the same passphrase. Files from before normalization
/// can still be opened.
#[test]
fn passphrases_in_other_forms() {
    use phalanx_file::{Options, Passphrase, Secret, SystemRandom, Transfer};

    let place = Place::new(b"text");
    place.secret("one", "caf\u{e9} \u{439}\n");
    place.secret("two", "cafe\u{301} \u{438}\u{306}\n");
    place.ok(&["encrypt", "--passphrase-file", "two", "plain"]);
    place.write("old.phx", {
        let secrets = [Secret::Passphrase(Passphrase::new("cafe\u{301} \u{438}\u{306}".into()).unwrap())];
        let mut old = Vec::new();
        let options = Options::for_length(Some(4));
        let (header, sealer) = phalanx_file::Header::create(&options, &secrets, &mut SystemRandom).unwrap();
        old.extend(header.as_bytes());
        sealer.encrypt(&b"text"[..], &mut old, Transfer::default()).unwrap();
        old
    });
    for form in ["one", "two"] {
        assert_eq!(place.ok(&["cat", "--passphrase-file", form, "plain.phx"]), b"text");
    }
    assert_eq!(place.ok(&["cat", "--passphrase-file", "two", "old.phx"]), b"text");
    place.refused(&["cat", "--passphrase-file", "one", "old.phx"], 4, "wrong passphrase");
}

/// If the length exceeds a limit, the command fails before it reads or prompts for anything.
#[test]
fn a_file_beyond_the_limit_of_its_suite() {
    let place = Place::new(b"");
    fs::File::create(place.path("long")).unwrap().set_len((4 << 30) + 1).unwrap();
    let message = "too long for the suite magma-mgm, which allows 4294967296 bytes per file: split the data (it is 4294967297 bytes long";
    place.refused_by_name(&["encrypt", "--new-key", "new.key", "--suite", "magma-mgm", "long"], 2, message);
    fs::create_dir(place.path("folder")).unwrap();
    fs::rename(place.path("long"), place.path("folder/long")).unwrap();
    let message = "folder: too long for the suite magma-mgm";
    place.refused_by_name(&["encrypt", "--new-key", "new.key", "--suite", "magma-mgm", "folder"], 2, message);
}

#[test]
fn wrong_keys_and_damaged_files() {
    let place = Place::new(&plaintext(3_000_000));
    place.ok(&["keygen", "other.key"]);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.remove("plain");
    let sealed = place.read("plain.phx");
    let decrypt = ["decrypt", "-k", "my.key", "plain.phx"];
    place.refused(&["decrypt", "-k", "other.key", "plain.phx"], 4, "plain.phx: wrong key file");
    place.refused(&["decrypt", "plain.phx"], 2, "locked with a key file");

    for (at, message) in [
        (0, "not encrypted by phalanx"),
        (20, "wrong key file"),
        (4090, "authentication of the header failed"),
        (5000, "chunk 0 (at byte 4096)"),
        (2_300_000, "chunk 2 (at byte 2101312)"),
    ] {
        let mut changed = sealed.clone();
        changed[at] ^= 1;
        place.write("plain.phx", changed);
        place.refused(&decrypt, if at == 20 { 4 } else { 1 }, message);
    }
    let stride = (1 << 20) + 32;
    for length in [0, 5, 50, 1000, 4096, 4100, 4096 + stride, 4096 + stride + 1, 2_500_000, sealed.len() - 1] {
        place.write("plain.phx", &sealed[..length]);
        let message = match length {
            0 => "not encrypted by phalanx".to_owned(),
            2_500_000 | 3_004_191 => format!("the {length}-byte file is damaged, truncated or extended"),
            _ => format!("truncated to {length} of at least "),
        };
        place.refused(&decrypt, 1, &message);
    }
}

#[test]
fn bits_of_a_small_file() {
    let place = Place::new(b"x");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.remove("plain");
    let sealed = place.read("plain.phx");
    // The library's tests cover all bits. Here, we test every seventeenth, each in a separate
    // process.
    for bit in (0..8 * sealed.len()).step_by(17) {
        let mut changed = sealed.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        place.write("plain.phx", changed);
        // Damage to the file's salt, or to the slot's kind, salt or commitment, looks the same as a
        // wrong key.
        let status = if matches!(bit / 8, 16..48 | 56 | 57 | 60..124) { 4 } else { 1 };
        place.refused(&["decrypt", "-k", "my.key", "plain.phx"], status, "plain.phx: ");
    }
}

#[test]
fn nothing_is_overwritten_unasked() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.refused(&["keygen", "my.key"], 2, "never overwritten");
    place.refused(&["encrypt", "-k", "my.key", "plain"], 2, "plain.phx: already exists: use --force");
    place.refused(&["decrypt", "-k", "my.key", "plain.phx"], 2, "plain: already exists: use --force");
    place.write("plain", "changed since");
    place.ok(&["decrypt", "--force", "-k", "my.key", "plain.phx"]);
    assert_eq!(place.read("plain"), b"text");
    // On some file systems, an interrupted run leaves an empty file behind.
    place.write("plain.phx.new", "");
    place.write("new.key", "");
    let left = "already exists (empty, perhaps left by an interrupted command): use --force to replace it, or -o FILE";
    place.refused(&["encrypt", "-k", "my.key", "plain", "-o", "plain.phx.new"], 2, left);
    let left = "already exists (empty, perhaps left by an interrupted command), and keys are never overwritten: delete it, or choose another name";
    place.refused(&["keygen", "new.key"], 2, left);
    place.refused(&["keygen", "--identity", "new.key"], 2, left);
    place.ok(&["encrypt", "--force", "-k", "my.key", "plain", "-o", "plain.phx.new"]);
    assert_eq!(place.ok(&["cat", "-k", "my.key", "plain.phx.new"]), b"text");
    // After a failure, the old file remains, even with --force.
    place.write("plain.phx", "no such thing");
    place.refused(&["decrypt", "--force", "-k", "my.key", "plain.phx"], 1, "not encrypted by phalanx");
}

#[test]
fn input_and_output_are_not_the_same() {
    let place = Place::new(b"text");
    fs::hard_link(place.path("plain"), place.path("link")).unwrap();
    let message = "is the input itself";
    place.refused(&["encrypt", "--force", "-k", "my.key", "plain", "-o", "plain"], 2, message);
    place.refused(&["encrypt", "--force", "-k", "my.key", "plain", "-o", "./plain"], 2, message);
    place.refused(&["encrypt", "--force", "-k", "my.key", "plain", "-o", "link"], 2, message);
    // It makes no difference if standard input is the same file.
    let redirected = std::process::Command::new(assert_cmd::cargo::cargo_bin!("phalanx"))
        .current_dir(place.folder())
        .args(["encrypt", "--force", "-k", "my.key", "-o", "link"])
        .stdin(fs::File::open(place.path("plain")).unwrap())
        .output()
        .unwrap();
    assert_eq!(redirected.status.code(), Some(2));
    assert!(String::from_utf8(redirected.stderr).unwrap().contains(message));
    assert_eq!(place.read("plain"), b"text");
}

/// `phalanx encrypt FILE -o - >> FILE` would never end.
#[test]
fn standard_output_is_not_the_input() {
    let place = Place::new(b"text");
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("phalanx"))
        .current_dir(place.folder())
        .args(["encrypt", "-k", "my.key", "plain", "-o", "-"])
        .stdout(fs::OpenOptions::new().append(true).open(place.path("plain")).unwrap())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("is the input itself"));
    assert_eq!(place.read("plain"), b"text");
}

/// Nor would `phalanx encrypt < FILE >> FILE`.
#[test]
fn standard_output_is_not_standard_input() {
    let place = Place::new(b"text");
    let output = place
        .raw(&["encrypt", "-k", "my.key"])
        .stdin(fs::File::open(place.path("plain")).unwrap())
        .stdout(place.append("plain"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("is the input itself"));
    assert_eq!(place.read("plain"), b"text");
}

#[test]
fn output_is_not_a_secret() {
    let place = Place::new(b"text");
    place.secret("pass", "word");
    let message = "is a key or passphrase file";
    fs::hard_link(place.path("my.key"), place.path("link")).unwrap();
    place.refused(&["encrypt", "-f", "-k", "my.key", "plain", "-o", "my.key"], 2, message);
    place.refused(&["encrypt", "-f", "-k", "my.key", "plain", "-o", "link"], 2, message);
    place.refused(&["encrypt", "-f", "-k", "my.key", "--passphrase-file", "pass", "plain", "-o", "./pass"], 2, message);
    place.refused(&["encrypt", "-f", "--new-key", "my.key", "plain", "-o", "my.key"], 2, message);
    place.refused(&["encrypt", "-f", "--new-key", "new.key", "plain", "-o", "./new.key"], 2, message);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.refused(&["decrypt", "-f", "-k", "my.key", "plain.phx", "-o", "my.key"], 2, message);
    let key = place.read("my.key");
    let output = place.raw(&["encrypt", "-k", "my.key", "plain", "-o", "-"]).stdout(place.append("my.key")).output();
    assert_eq!(output.unwrap().status.code(), Some(2));
    assert_eq!(place.read("my.key"), key);
}

#[test]
fn key_to_standard_output() {
    let place = Place::new(b"text");
    place.write("piped.key", place.ok(&["keygen", "-"]));
    place.ok(&["encrypt", "-k", "piped.key", "plain"]);
    assert_eq!(place.ok(&["decrypt", "-k", "piped.key", "-o", "-", "plain.phx"]), b"text");
    assert_eq!(place.names(), ["my.key", "piped.key", "plain", "plain.phx"]);
}

#[test]
fn wrong_usage() {
    let place = Place::new(b"text");
    place.refused(&["encrypt", "plain"], 2, "--key KEYFILE");
    place.refused(&["decrypt", "-k", "my.key", "plain"], 2, "use -o FILE");
    place.refused(&["decrypt", "-k", "my.key", "."], 2, "is a directory");
    place.refused(&["verify", "-k", "my.key", "."], 2, "is a directory");
    place.refused(&["encrypt", "-k", "my.key", "absent"], 3, "absent: cannot open");
    place.refused(&["encrypt", "-k", "absent.key", "plain"], 3, "absent.key: cannot open");
    place.refused(
        &["encrypt", "-k", "my.key", "plain", "-o", "absent/out"],
        3,
        "absent/out: cannot create: the folder absent does not exist",
    );
    // The message only mentions names given by the user.
    let no_folder = "absent/new.key: cannot create: the folder absent does not exist: create it first\n";
    #[cfg(unix)]
    place.refused(&["keygen", "absent/new.key"], 3, no_folder);
    #[cfg(unix)]
    place.refused(&["encrypt", "-k", "my.key", "plain", "-o", &"x".repeat(300)], 3, ": use a shorter name\n");
    place.command(&["encrypt", "--no-such-option"]).assert().code(2);
    place.command(&["encrypt", "--threads", "0", "plain"]).assert().code(2);
    place.command(&["encrypt", "--suite", "magma-mgm", "plain"]).assert().code(2);
    assert_eq!(place.names(), ["my.key", "plain"]);
    // Some file systems return names in upper case.
    place.ok(&["encrypt", "-k", "my.key", "-o", "A.PHX", "plain"]);
    place.ok(&["decrypt", "-k", "my.key", "A.PHX"]);
    assert_eq!(place.read("A"), b"text");
    place.ok(&["encrypt", "-k", "my.key", "-o", ".phx", "plain"]);
    place.refused(&["decrypt", "-k", "my.key", ".phx"], 2, ".phx: has no name before .phx: use -o FILE");
}

#[test]
fn bad_key_files() {
    let place = Place::new(b"text");
    let text = String::from_utf8(place.read("my.key")).unwrap();
    for (bad, message) in [
        (text.lines().take(2).chain(["0123456789abcdef"]).collect::<Vec<_>>().join("\n"), "checksum is wrong"),
        (text[..40].to_owned(), "not 64 hexadecimal digits"),
        (text.replacen("phalanx-key-1", "phalanx-key-9", 1), "first line"),
        (String::new(), "first line"),
        ("a".repeat(1 << 20), "too long"),
    ] {
        place.write("bad.key", bad);
        place.refused(&["encrypt", "-k", "bad.key", "plain"], 2, message);
        place.refused(&["encrypt", "--new-key", "bad.key", "plain"], 2, message);
    }
}

#[test]
fn help_teaches() {
    let place = Place::new(b"");
    for args in [&["--help"][..], &["keygen", "--help"], &["encrypt", "--help"], &["decrypt", "--help"]] {
        let help = String::from_utf8(place.ok(args)).unwrap();
        assert!(help.contains("Examples:\n  phalanx ") || help.contains("Examples:\n  tar "), "{help}");
    }
}

#[cfg(unix)]
#[test]
fn modes_and_special_files() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new(&plaintext(2_000_000));
    let mode = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("my.key"), 0o600);
    fs::set_permissions(place.path("plain"), fs::Permissions::from_mode(0o600)).unwrap();
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.ok(&["decrypt", "-k", "my.key", "plain.phx", "-o", "back"]);
    assert_eq!((mode("plain.phx"), mode("back")), (0o600, 0o600));
    // We write to a device instead of replacing it.
    place.ok(&["encrypt", "-k", "my.key", "plain", "-o", "/dev/null"]);
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    if Path::new("/dev/full").exists() {
        place.refused(&["encrypt", "-k", "my.key", "plain", "-o", "/dev/full"], 3, "/dev/full: cannot write");
    }
}

#[cfg(unix)]
#[test]
fn links() {
    use std::os::unix::fs::symlink;

    let place = Place::new(b"text");
    place.write("old", "old");
    symlink("old", place.path("link")).unwrap();
    symlink("absent", place.path("nowhere")).unwrap();
    symlink("my.key", place.path("key link")).unwrap();
    let encrypt = |output: &'static str| ["encrypt", "-f", "-k", "my.key", "plain", "-o", output];
    place.refused(&encrypt("nowhere"), 2, "is a dangling symbolic link");
    place.refused(&encrypt("key link"), 2, "is a key or passphrase file");
    // A symbolic link stays in place, and its target is replaced.
    place.ok(&encrypt("link"));
    assert!(place.path("link").symlink_metadata().unwrap().is_symlink());
    assert_eq!(place.ok(&["decrypt", "-k", "my.key", "old", "-o", "-"]), b"text");
}

/// To the system, a descriptor may look like a link to its file, but that file belongs to the
/// shell.
#[cfg(unix)]
#[test]
fn descriptors_are_streams() {
    use std::os::unix::fs::{MetadataExt, symlink};

    let place = Place::new(b"text");
    symlink("/dev/stdout", place.path("link")).unwrap();
    for output in ["/dev/stdout", "/dev/fd/1", "/dev/stderr", "link"] {
        place.write("out", "before ");
        let inode = fs::metadata(place.path("out")).unwrap().ino();
        place.ok(&["encrypt", "-f", "-k", "my.key", "plain"]);
        let status = place
            .raw(&["decrypt", "-f", "-k", "my.key", "plain.phx", "-o", output])
            .stdout(place.append("out"))
            .stderr(place.append("out"))
            .status();
        assert!(status.unwrap().success(), "{output}");
        assert_eq!(place.read("out"), b"before text", "{output}");
        assert_eq!(fs::metadata(place.path("out")).unwrap().ino(), inode);
    }
    assert!(place.path("link").symlink_metadata().unwrap().is_symlink());
}

#[cfg(unix)]
#[test]
fn named_pipes() {
    let place = Place::new(b"text");
    let made = std::process::Command::new("mkfifo").arg(place.path("pipe")).status().unwrap();
    assert!(made.success());
    let path = place.path("pipe");
    let reader = std::thread::spawn(move || fs::read(path).unwrap());
    let mut encrypt = place.command(&["encrypt", "-k", "my.key", "plain", "-o", "pipe"]);
    encrypt.timeout(std::time::Duration::from_secs(60)).assert().success();
    place.write("sealed", reader.join().unwrap());
    assert_eq!(place.ok(&["decrypt", "-k", "my.key", "sealed", "-o", "-"]), b"text");
}

/// A device or a descriptor has no name to put next to it.
#[cfg(unix)]
#[test]
fn devices_need_an_output() {
    let place = Place::new(b"text");
    let made = std::process::Command::new("mkfifo").arg(place.path("pipe")).status().unwrap();
    assert!(made.success());
    let message = ": is neither a file nor a folder: choose an output with -o FILE, or pipe the data in";
    for device in ["/dev/null", "/dev/zero", "/dev/stdin", "/dev/fd/0", "pipe"] {
        let run = place
            .raw(&["encrypt", "-k", "my.key", device])
            .stdin(fs::File::open(place.path("plain")).unwrap())
            .output();
        let output = run.unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && said.contains(&format!("{device}{message}")), "{said}");
    }
    assert!(!Path::new("/dev/null.phx").exists() && !Path::new("/dev/stdin.phx").exists());
    place.ok(&["encrypt", "-k", "my.key", "-o", "null.phx", "/dev/null"]);
    assert_eq!(place.ok(&["cat", "-k", "my.key", "null.phx"]), b"");
    let run = place
        .raw(&["encrypt", "-k", "my.key", "-o", "in.phx", "/dev/stdin"])
        .stdin(fs::File::open(place.path("plain")).unwrap())
        .status();
    assert!(run.unwrap().success());
    assert_eq!(place.ok(&["cat", "-k", "my.key", "in.phx"]), b"text");
    let run = place.raw(&["encrypt", "-k", "my.key", "plain", "/dev/null"]).output().unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert_eq!(place.names(), ["in.phx", "my.key", "null.phx", "pipe", "plain", "plain.phx"]);
}

/// If the only key is encrypted with itself, the output is useless without the original.
#[test]
fn a_key_is_not_encrypted_with_itself() {
    let place = Place::new(b"text");
    place.secret("pass", "correct horse battery staple");
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    fs::hard_link(place.path("my.key"), place.path("link")).unwrap();
    let message = ": is the key to encrypt with, so nothing could open the output without it";
    for (key, input) in [
        (["-k", "my.key"], "my.key"),
        (["-k", "my.key"], "link"),
        (["--new-key", "my.key"], "./my.key"),
        (["-i", "me.key"], "me.key"),
    ] {
        place.refused(&[&["encrypt"][..], &key, &[input]].concat(), 2, &format!("{input}{message}"));
    }
    // The other inputs are encrypted.
    let output = place.command(&["encrypt", "-k", "my.key", "my.key", "plain"]).assert().code(2).get_output().clone();
    assert!(String::from_utf8(output.stderr).unwrap().contains(message));
    assert!(place.path("plain.phx").exists() && !place.path("my.key.phx").exists());
    // Another secret opens it.
    place.ok(&["keygen", "other.key"]);
    for (another, output) in
        [(&["--passphrase-file", "pass"][..], "1"), (&["-k", "other.key"], "2"), (&["-R", "me.key.pub"], "3")]
    {
        place.ok(&[&["encrypt", "-q", "-k", "my.key", "my.key", "-o", output], another].concat());
    }
    assert_eq!(place.ok(&["cat", "-k", "other.key", "2"]), place.read("my.key"));

    fs::create_dir(place.path("photos")).unwrap();
    fs::copy(place.path("my.key"), place.path("photos/in.key")).unwrap();
    let said = place.said(&["encrypt", "-k", "photos/in.key", "photos"]);
    assert!(
        said.contains("photos: contains its own key: keep a copy elsewhere, because nothing else opens photos.phx"),
        "{said}"
    );
    for more in [&["-q"][..], &["-k", "other.key"]] {
        let said = place.said(&[&["encrypt", "-f", "-k", "photos/in.key", "photos"], more].concat());
        assert!(!said.contains("contains its own key"), "{said}");
    }
}

/// Unfinished files are accessible only to their owner, and are created only after unlocking.
#[cfg(unix)]
#[test]
fn temporary_files() {
    use std::io::Write;
    use std::os::unix::fs::PermissionsExt;
    use std::process::Stdio;

    let place = Place::new(&plaintext(3_000_000));
    fs::set_permissions(place.path("plain"), fs::Permissions::from_mode(0o640)).unwrap();
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&place.path("plain.phx")), 0o640);

    let sealed = place.read("plain.phx");
    let mut child = place.raw(&["decrypt", "-k", "my.key", "-", "-o", "back"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let part = || place.names().into_iter().find(|name| name.ends_with(".part"));
    stdin.write_all(&sealed[..2000]).unwrap();
    assert_eq!(part(), None);
    // The first chunk tells whether it is a file or a folder.
    stdin.write_all(&sealed[2000..2_500_000]).unwrap();
    let part = loop {
        if let Some(part) = part() {
            break part;
        }
        assert!(child.try_wait().unwrap().is_none());
    };
    assert_eq!(mode(&place.path(&part)) & 0o177, 0);
    stdin.write_all(&sealed[2_500_000..]).unwrap();
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert!(place.read("back") == plaintext(3_000_000));
    assert_eq!(place.names(), ["back", "my.key", "plain", "plain.phx"]);
}

/// The exit code is correct even if the message cannot be written.
#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_error() {
    let place = Place::new(b"text");
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let status = place.raw(&["decrypt", "-k", "my.key", "absent"]).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(3));
    assert!(place.raw(&["encrypt", "--new-key", "new.key", "plain"]).stderr(full()).status().unwrap().success());
}

#[cfg(unix)]
#[test]
fn names_do_not_command_the_terminal() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let place = Place::new(b"text");
    place.refused(&["encrypt", "-k", "my.key", "a\n\u{1b}[2J\u{9b}é"], 3, "a\\n\\u{1b}[2J\\u{9b}é: cannot open");
    let mut command = place.command(&["encrypt", "-k", "my.key"]);
    command.arg(OsStr::from_bytes(b"a\xffb"));
    place.refused_from(command, 3, "a\u{fffd}b: cannot open");
    // This character would make the rest of the line appear in a different order.
    place.refused(&["encrypt", "-k", "my.key", "a\u{202e}fdp.exe"], 3, "a\\u{202e}fdp.exe: cannot open");
}

/// A warning names the file and the command that fixes its mode. The secret is still used.
#[cfg(unix)]
#[test]
fn secrets_that_others_may_read() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "-q", "--identity", "me.key"]);
    place.ok(&["keygen", "-q", "--identity", "it's me.key"]);
    place.secret("pass", "five small random words here");
    place.ok(&["keygen", "-q", "--identity", "locked.key", "--passphrase-file", "pass", "--cost", "8MiB,1"]);
    let locks: &[&str] = &["-k", "my.key", "-R", "me.key.pub", "-R", "it's me.key.pub", "-R", "locked.key.pub"];
    place.ok(&[&["encrypt", "plain", "--passphrase-file", "pass", "--cost", "64MiB,3"], locks].concat());
    let line = |name: &str, quoted: &str| {
        format!("phalanx: {name}: users other than its owner can read or change this secret: run chmod 600 {quoted}\n")
    };
    for (name, quoted, option) in [
        ("my.key", "my.key", "-k"),
        ("me.key", "me.key", "-i"),
        ("it's me.key", "'it'\\''s me.key'", "-i"),
        ("pass", "pass", "--passphrase-file"),
    ] {
        let cat = ["cat", option, name, "plain.phx"];
        for (mode, exposed) in
            [(0o600, false), (0o400, false), (0o644, true), (0o640, true), (0o604, true), (0o620, true)]
        {
            place.set_mode(name, mode);
            assert_eq!(place.said(&cat), if exposed { line(name, quoted) } else { String::new() }, "{name} {mode:o}");
        }
        assert_eq!(place.said(&[&cat[..], &["-q"]].concat()), "");
        assert_eq!(place.ok(&cat), b"text");
        // The suggested command fixes the mode.
        let status = std::process::Command::new("sh")
            .args(["-c", &format!("chmod 600 {quoted}")])
            .current_dir(place.folder())
            .status();
        assert!(status.unwrap().success());
        assert_eq!(place.said(&cat), "");
    }
    // A locked identity is encrypted, and the mode of a pipe does not matter.
    place.set_mode("locked.key", 0o644);
    assert_eq!(place.said(&["cat", "-i", "locked.key", "--identity-passphrase-file", "pass", "plain.phx"]), "");
    let mut command = place.command(&["cat", "-k", "/dev/stdin", "plain.phx"]);
    let output = command.write_stdin(place.read("my.key")).assert().success().get_output().clone();
    assert_eq!((output.stdout, output.stderr), (b"text".to_vec(), Vec::new()));
    place.set_mode("my.key", 0o644);
    assert_eq!(place.said(&["encrypt", "-f", "-k", "my.key", "plain"]), line("my.key", "my.key"));
    assert_eq!(place.said(&["slots", "list", "-k", "my.key", "plain.phx"]), line("my.key", "my.key"));
}
