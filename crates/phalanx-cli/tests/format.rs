//! Format version 3 in the command: files and folders are told apart, short files stay short,
//! readers wait while slots are being changed, and many files need only one run of Argon2id.

mod common;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::{Place, one_line, plaintext};

/// Reads a version 2 file written by an older release. The published test files include `a.key`,
/// which opens it.
fn version_2(name: &str) -> Vec<u8> {
    fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/version-2").join(name)).unwrap()
}

fn published_key() -> Vec<u8> {
    fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../vectors/files-2/a.key")).unwrap()
}

/// Returns the archive of a folder, from `phalanx cat`.
fn archive(place: &Place) -> Vec<u8> {
    fs::create_dir_all(place.path("folder/sub")).unwrap();
    place.write("folder/sub/a.txt", "text");
    #[cfg(unix)]
    place.set_mode("folder/sub/a.txt", 0o4755);
    place.ok(&["encrypt", "-k", "my.key", "folder"]);
    place.ok(&["cat", "-k", "my.key", "folder.phx"])
}

/// A folder's archive, or data that only begins like one, remains a file if it was encrypted as a
/// file.
#[test]
fn a_file_that_begins_like_a_folder_is_a_file() {
    let place = Place::new(b"");
    let whole = archive(&place);
    let damaged = [&whole[..1024], &plaintext(3000)].concat();
    for plain in [&whole, &damaged, &whole[..1024].to_vec()] {
        place.write("plain", plain);
        place.ok(&["encrypt", "-f", "-k", "my.key", "plain"]);
        place.ok(&["verify", "-k", "my.key", "plain.phx"]);
        for options in [&[][..], &["--preserve"], &["--as-file"]] {
            place.ok(&[&["decrypt", "-k", "my.key", "-o", "out", "plain.phx"], options].concat());
            assert!(fs::metadata(place.path("out")).unwrap().is_file() && place.read("out") == *plain);
            place.remove("out");
        }
        // Through pipes.
        let piped = place.command(&["encrypt", "-k", "my.key"]).write_stdin(plain.clone()).assert().success();
        place.write("piped.phx", &piped.get_output().stdout);
        place.ok(&["decrypt", "-k", "my.key", "piped.phx"]);
        assert!(place.read("piped") == *plain);
        place.remove("piped");
        let piped =
            place.command(&["decrypt", "-k", "my.key", "-o", "out"]).write_stdin(place.read("piped.phx")).assert();
        piped.success();
        assert!(place.read("out") == *plain);
        place.remove("out");
    }
    let shown = String::from_utf8(place.ok(&["inspect", "plain.phx", "folder.phx"])).unwrap();
    assert!(shown.contains("content     file\n") && shown.contains("content     folder\n"), "{shown}");
    // A folder is restored, or written as an archive with --as-file.
    place.ok(&["decrypt", "-k", "my.key", "-o", "again", "folder.phx"]);
    assert_eq!(place.read("again/sub/a.txt"), b"text");
    place.ok(&["decrypt", "-k", "my.key", "--as-file", "-o", "again.tar", "folder.phx"]);
    assert!(place.read("again.tar") == whole);
}

/// For older files, the first bytes decide, and messages mention the alternative.
#[test]
fn version_2_is_guessed() {
    let place = Place::new(b"");
    place.secret("a.key", published_key());
    for name in ["folder.phx", "file-like-a-folder.phx"] {
        place.write(name, version_2(name));
    }
    let shown = String::from_utf8(place.ok(&["inspect", "folder.phx"])).unwrap();
    assert!(shown.contains("version 2") && shown.contains("content     unknown until decrypted"), "{shown}");
    let refused = "if it was a file, decrypt it with --as-file or phalanx cat";
    place.refused(&["decrypt", "-k", "a.key", "file-like-a-folder.phx"], 1, refused);
    place.ok(&["decrypt", "-k", "a.key", "--as-file", "file-like-a-folder.phx"]);
    let plain = place.read("file-like-a-folder");
    assert!(plain.len() == 2524 && plain.ends_with(b"not an archive\n"));
    for options in [&[][..], &["--as-file"]] {
        let args = [&["cat", "-k", "a.key", "file-like-a-folder.phx"], options].concat();
        assert!(place.ok(&args) == plain);
    }
    place.ok(&["decrypt", "-k", "a.key", "--as-file", "-o", "folder.tar", "folder.phx"]);
    assert!(place.read("folder.tar") == place.ok(&["cat", "-k", "a.key", "folder.phx"]));
    // The archive may be somebody else's file, so it must not be able to create a set-UID program.
    let said = place.said(&["decrypt", "-k", "a.key", "--preserve", "folder.phx"]);
    assert!(said.contains("format version 2 does not record whether this was a folder"), "{said}");
    assert_eq!(place.read("folder/sub/a.txt"), b"inside\n");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(place.path("folder/sub/a.txt")).unwrap().permissions().mode() & 0o7000, 0);
    }
    place.write("folder/other", "");
    place.refused(&["decrypt", "-f", "-k", "a.key", "folder.phx"], 2, "folder: is an existing directory");
}

#[test]
fn short_files_stay_short() {
    let place = Place::new(b"");
    place.ok(&["keygen", "--identity", "me.key"]);
    for length in [0, 1, 500, 16 << 10, (16 << 10) + 1, 100_000] {
        let plain = plaintext(length);
        place.write("plain", &plain);
        for (secret, most) in [(["-k", "my.key"], 700), (["-R", "me.key.pub"], 1945)] {
            let most = if length <= 16 << 10 { most } else { 8000 };
            place.ok(&["encrypt", "-f", secret[0], secret[1], "plain"]);
            let by_name = place.read("plain.phx").len();
            let piped = place.command(&["encrypt", secret[0], secret[1]]).write_stdin(plain.clone()).assert().success();
            let by_pipe = piped.get_output().stdout.len();
            assert!(by_name == by_pipe || length > 16 << 10, "{length}: {by_name}, {by_pipe}");
            assert!(by_name - length <= most, "{secret:?}, {length}: {by_name}");
            assert!(length <= 16 << 10 || by_name - length >= 4096);
        }
    }
    // The requested room is reserved.
    place.write("plain", "short");
    place.ok(&["encrypt", "-f", "-k", "my.key", "--slot-room", "2", "plain"]);
    assert_eq!(place.read("plain.phx").len(), (56 + 132 + 2 * 1284_usize + 32).next_multiple_of(512) + 5 + 32);
}

/// An appended byte is not reported as truncation.
#[test]
fn an_appended_byte_is_no_cut() {
    let place = Place::new(&plaintext(300_000));
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let sealed = place.read("plain.phx");
    place.write("plain.phx", [&sealed[..], b"x"].concat());
    let length = sealed.len() + 1;
    let said = format!("failed because the {length}-byte file is damaged, truncated or extended: use another copy");
    place.refused(&["verify", "-k", "my.key", "plain.phx"], 1, &said);
    // No complete file has this length.
    place.write("plain", plaintext(65_536));
    place.ok(&["encrypt", "-f", "-k", "my.key", "plain"]);
    place.append("plain.phx").write_all(b"x").unwrap();
    place.refused(&["inspect", "plain.phx"], 1, "truncated or extended");
    place.refused(&["verify", "-k", "my.key", "plain.phx"], 1, "data follows the last chunk");
}

/// The longest names that a folder allows.
#[test]
fn slots_of_files_with_long_names() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "your.key"]);
    place.ok(&["keygen", "--identity", "me.key"]);
    for length in [235, 239, 240, 241, 245, 251] {
        let name = "n".repeat(length);
        let sealed = format!("{name}.phx");
        let before = place.names();
        fs::copy(place.path("plain"), place.path(&name)).unwrap();
        place.ok(&["encrypt", "-k", "my.key", &name]);
        place.ok(&["slots", "add", "-k", "my.key", "--add-key", "your.key", &sealed]);
        place.ok(&["slots", "remove", "-k", "my.key", "--slot", "2", &sealed]);
        place.ok(&["slots", "add", "-k", "my.key", "-R", "me.key.pub", &sealed]);
        place.ok(&["slots", "list", "-i", "me.key", &sealed]);
        place.refused(&["slots", "recover", "-k", "my.key", &sealed], 2, "has no interrupted change to its slots");
        // Each Cyrillic letter is two bytes long.
        let letters = "ж".repeat(length / 2);
        fs::rename(place.path(&sealed), place.path(&letters)).unwrap();
        place.ok(&["slots", "add", "-i", "me.key", "--add-key", "your.key", &letters]);
        place.ok(&["verify", "-k", "your.key", &letters]);
        place.remove(&name);
        place.remove(&letters);
        assert_eq!(place.names(), before);
    }
}

/// An interrupted change is found and finished for a file with a long name.
#[cfg(unix)]
#[test]
fn an_interrupted_change_under_a_long_name() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "your.key"]);
    let name = format!("{}.phx", "n".repeat(251));
    place.ok(&["encrypt", "-k", "my.key", "--slot-room", "3", "plain"]);
    fs::rename(place.path("plain.phx"), place.path(&name)).unwrap();
    let old = place.read(&name);
    // A folder instead of the journal reveals its name.
    let add = ["slots", "add", "-k", "my.key", "--add-key", "your.key", &name];
    place.ok(&add);
    let new = place.read(&name);
    let digest = base16ct::lower::encode_string(&<sha2::Sha256 as sha2::Digest>::digest(&name)[..16]);
    let journal = format!(".phalanx-{digest}.header");
    place.write(&name, [&new[..512], &old[512..]].concat());
    place.write(&journal, &new[..4096]);
    place.refused(&add, 2, "is in progress or was interrupted");
    let torn = [&old[..100], &new[100..300], &old[300..]].concat();
    place.write(&name, torn);
    place.refused(
        &["cat", "-k", "my.key", &name],
        1,
        "a change to its slots is in progress or was interrupted: if interrupted, run phalanx slots recover",
    );
    place.ok(&["slots", "recover", "-k", "my.key", &name]);
    assert!(place.read(&name) == new && !place.names().contains(&journal));
}

/// With several files, each is reported, and a failure does not affect the others.
#[test]
fn slots_of_several_files() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "your.key"]);
    place.ok(&["keygen", "third.key"]);
    place.secret("pass", "correct horse battery staple");
    let files = ["a", "b", "c"];
    for name in files {
        place.write(name, name);
    }
    place.ok(&["encrypt", "-k", "my.key", "a", "b"]);
    place.ok(&["encrypt", "-k", "third.key", "c"]);
    let args = ["slots", "add", "-k", "my.key", "--add-key", "your.key", "a.phx", "absent", "c.phx", "b.phx"];
    let output = place.command(&args).assert().code(3).get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(lines.len(), 4, "{said}");
    assert_eq!(lines[0], "phalanx: a.phx: added slot 2 (key file)");
    assert!(lines[1].starts_with("phalanx: absent: cannot open"), "{said}");
    assert!(lines[2].starts_with("phalanx: c.phx: wrong key file"), "{said}");
    assert_eq!(lines[3], "phalanx: b.phx: added slot 2 (key file)");
    place.ok(&["verify", "-k", "your.key", "a.phx", "b.phx"]);
    let said = place.said(&["slots", "remove", "-k", "your.key", "--slot", "1", "a.phx", "b.phx"]);
    assert_eq!(said, "phalanx: a.phx: removed slot 1 (key file)\nphalanx: b.phx: removed slot 1 (key file)\n");
    // In each file, the added slot has a salt of its own.
    place.ok(&[
        "slots",
        "add",
        "-k",
        "your.key",
        "--add-passphrase-file",
        "pass",
        "--cost",
        "8MiB,1",
        "a.phx",
        "b.phx",
    ]);
    let salts = ["a.phx", "b.phx"].map(|name| place.read(name)[56 + 132 + 16..][..32].to_vec());
    assert_ne!(salts[0], salts[1]);
    place.ok(&["verify", "--passphrase-file", "pass", "a.phx", "b.phx"]);
    place.refused(&["slots", "add", "-k", "my.key", "--add-key", "your.key"], 2, "FILE");
    assert!(!place.names().iter().any(|name| name.starts_with('.')));
}

/// If the header has no room, the file is rewritten and keeps its mode, owner and attributes.
#[test]
fn a_file_without_room_is_written_anew() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "--identity", "me.key"]);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let old = place.read("plain.phx");
    #[cfg(unix)]
    place.set_mode("plain.phx", 0o640);
    #[cfg(target_os = "linux")]
    let tagged = std::process::Command::new("setfattr")
        .args(["-n", "user.remark", "-v", "mine"])
        .arg(place.path("plain.phx"))
        .status()
        .is_ok_and(|status| status.success());
    #[cfg(unix)]
    let owned = std::os::unix::fs::chown(place.path("plain.phx"), Some(12_345), Some(54_321)).is_ok();
    let said = place.said(&["slots", "add", "-k", "my.key", "-R", "me.key.pub", "plain.phx"]);
    assert!(said.ends_with(", and rewrote the file with a longer header\n"), "{said}");
    let new = place.read("plain.phx");
    assert!(new.len() > old.len() && new[1536..] == old[512..] && new[..48] == old[..48]);
    assert_eq!(place.ok(&["cat", "-i", "me.key", "plain.phx"]), b"text");
    assert_eq!(place.ok(&["cat", "-k", "my.key", "plain.phx"]), b"text");
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let there = fs::metadata(place.path("plain.phx")).unwrap();
        assert_eq!(there.mode() & 0o7777, 0o640);
        if owned {
            assert_eq!((there.uid(), there.gid()), (12_345, 54_321));
        } else {
            eprintln!("NOT TESTED: another owner, because this user may not change owners");
        }
    }
    #[cfg(target_os = "linux")]
    if tagged {
        let shown =
            std::process::Command::new("getfattr").args(["-n", "user.remark"]).arg(place.path("plain.phx")).output();
        assert!(String::from_utf8(shown.unwrap().stdout).unwrap().contains("user.remark=\"mine\""));
    } else {
        eprintln!("NOT TESTED: extended attributes, because setfattr is missing or not allowed");
    }
    assert_eq!(place.names(), ["me.key", "me.key.pub", "my.key", "plain", "plain.phx"]);
    // For longer files, rewriting reserves room again, so the next change can be made in place.
    // Files of older versions are also rewritten.
    place.secret("a.key", published_key());
    place.write("old.phx", version_2("folder.phx"));
    for round in 0..6 {
        place.ok(&["keygen", "--identity", &format!("{round}.key")]);
        place.ok(&["slots", "add", "-k", "a.key", "-R", &format!("{round}.key.pub"), "old.phx"]);
        assert!(!place.ok(&["cat", "-i", &format!("{round}.key"), "old.phx"]).is_empty());
    }
    assert_eq!(place.read("old.phx")[8], 2, "the version changed");
}

/// If the command is killed while it rewrites a file, either the old or the new file is complete.
#[cfg(unix)]
#[test]
fn killed_while_a_file_is_written_anew() {
    let plain = plaintext(20_000_000);
    let place = Place::new(&plain);
    place.ok(&["keygen", "--identity", "me.key"]);
    place.ok(&["encrypt", "-k", "my.key", "--slot-room", "0", "plain"]);
    place.remove("plain");
    let old = place.read("plain.phx");
    let add = ["slots", "add", "-k", "my.key", "-R", "me.key.pub", "plain.phx"];
    let began = Instant::now();
    place.ok(&add);
    let (whole, new) = (began.elapsed(), place.read("plain.phx"));
    let mut both = [0, 0];
    for round in 0..40_u32 {
        place.write("plain.phx", &old);
        let mut child = place.raw(&add).stderr(std::process::Stdio::null()).spawn().unwrap();
        std::thread::sleep(whole.mul_f64(f64::from(round) / 35.0));
        // It may already have ended.
        let _ = child.kill();
        child.wait().unwrap();
        let now = place.read("plain.phx");
        assert!(now == old || now.len() == new.len() && now[now.len() - 1_000_000..] == old[old.len() - 1_000_000..]);
        both[usize::from(now != old)] += 1;
        place.ok(&["verify", "-k", "my.key", "plain.phx"]);
        for left in place.names().into_iter().filter(|left| left.starts_with('.')) {
            assert!(left.ends_with(".part"), "{left}");
            place.remove(&left);
        }
    }
    assert!(both[0] > 0, "{both:?}");
}

/// A mixture of two headers, seen by a reader without a lock, is never reported as malformed.
#[test]
fn readers_wait_while_slots_change() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "your.key"]);
    place.ok(&["encrypt", "-k", "my.key", "--slot-room", "3", "plain"]);
    let old = place.read("plain.phx");
    place.ok(&["slots", "add", "-k", "my.key", "--add-key", "your.key", "plain.phx"]);
    let new = place.read("plain.phx");
    // One mixture has the new slot count before the new slots, the other has new slots with the old
    // authentication.
    let torn = [[&new[..100], &old[100..]].concat(), [&new[..4000], &old[4000..]].concat()];
    for torn in &torn {
        for args in [
            &["verify", "-k", "my.key", "plain.phx"][..],
            &["cat", "-k", "my.key", "plain.phx"],
            &["decrypt", "-f", "-k", "my.key", "plain.phx"],
            &["slots", "list", "-k", "your.key", "plain.phx"],
            &["inspect", "plain.phx"],
            &[
                "encrypt",
                "-f",
                "--holders-of",
                "plain.phx",
                "-k",
                "my.key",
                "-k",
                "your.key",
                "-o",
                "next.phx",
                "plain",
            ],
        ] {
            place.write("plain.phx", torn);
            let mut file = fs::OpenOptions::new().read(true).write(true).open(place.path("plain.phx")).unwrap();
            file.lock().unwrap();
            let command =
                place.raw(args).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn();
            std::thread::sleep(Duration::from_millis(300));
            file.write_all(&new).unwrap();
            drop(file);
            let output = command.unwrap().wait_with_output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.success(), "{args:?}: {said}");
        }
        // Through standard input, which is the same file.
        for args in [&["verify", "-k", "my.key"][..], &["cat", "-k", "my.key"], &["inspect"]] {
            place.write("plain.phx", torn);
            let mut file = fs::OpenOptions::new().read(true).write(true).open(place.path("plain.phx")).unwrap();
            file.lock().unwrap();
            let stdin = fs::File::open(place.path("plain.phx")).unwrap();
            let mut command = place.raw(args);
            command.stdin(stdin).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
            let command = command.spawn();
            std::thread::sleep(Duration::from_millis(300));
            file.write_all(&new).unwrap();
            drop(file);
            let output = command.unwrap().wait_with_output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.success(), "{args:?}: {said}");
            assert!(args[0] != "cat" || output.stdout == b"text");
        }
        // If the lock is held for longer, the message says so, and the exit code does not blame the
        // file.
        place.write("plain.phx", torn);
        let file = fs::File::open(place.path("plain.phx")).unwrap();
        file.lock().unwrap();
        let changing = "another command is changing its key slots: try again when it has finished";
        place.refused(&["verify", "-k", "my.key", "plain.phx"], 3, changing);
        drop(file);
        // Without a lock, the header is rejected.
        place.command(&["verify", "-k", "my.key", "plain.phx"]).assert().code(1);
        place.write("plain.phx", &new);
    }
}

/// Files can be read while another command changes slots, both in place and by rewriting.
#[test]
fn readers_beside_changes() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "--identity", "me.key"]);
    for room in ["0", "40"] {
        place.ok(&["encrypt", "-f", "-k", "my.key", "--slot-room", room, "plain"]);
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for _ in 0..12 {
                    place.ok(&["slots", "add", "-k", "my.key", "-R", "me.key.pub", "plain.phx"]);
                    place.ok(&["slots", "remove", "-k", "my.key", "--slot", "2", "plain.phx"]);
                }
                done.store(true, Ordering::Relaxed);
            });
            for args in [
                &["verify", "-k", "my.key", "plain.phx"][..],
                &["inspect", "plain.phx"],
                &["slots", "list", "plain.phx"],
            ] {
                let (place, done) = (&place, &done);
                let by_name = args.last() == Some(&"plain.phx") && args[0] != "slots";
                scope.spawn(move || {
                    while by_name && !done.load(Ordering::Relaxed) {
                        let stdin = fs::File::open(place.path("plain.phx")).unwrap();
                        let output = place.raw(&args[..args.len() - 1]).stdin(stdin).output().unwrap();
                        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
                    }
                });
                scope.spawn(move || {
                    while !done.load(Ordering::Relaxed) {
                        let output = place.command(args).output().unwrap();
                        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
                    }
                });
            }
        });
    }
}

/// All files of a command share one salt per passphrase, so Argon2id runs only once. The next
/// command uses new salts.
#[test]
fn files_of_one_command_share_a_salt() {
    let place = Place::new(b"");
    place.secret("pass", "correct horse battery staple");
    place.secret("wrong", "correct horse battery stable");
    for name in ["a", "b", "c", "d"] {
        place.write(name, name);
    }
    let encrypt = ["encrypt", "--passphrase-file", "pass", "--cost", "8MiB,1"];
    place.ok(&[&encrypt[..], &["a", "b", "c"]].concat());
    place.ok(&[&encrypt[..], &["d"]].concat());
    let slot = |name: &str| place.read(&format!("{name}.phx"))[56..200].to_vec();
    let [a, b, c, d] = ["a", "b", "c", "d"].map(slot);
    assert!(a[16..48] == b[16..48] && b[16..48] == c[16..48] && c[16..48] != d[16..48]);
    assert!(a[48..80] != b[48..80] && a[80..112] != b[80..112]);
    place.ok(&["verify", "--passphrase-file", "pass", "a.phx", "b.phx", "c.phx", "d.phx"]);
    let refused =
        place.command(&["verify", "--passphrase-file", "wrong", "a.phx", "b.phx", "c.phx", "d.phx"]).assert().code(4);
    let said = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert_eq!(said.matches("wrong passphrase").count(), 4, "{said}");

    // At the default cost, many files need about as much time as one.
    let time = |args: &[&str]| {
        let began = Instant::now();
        place.ok(args);
        began.elapsed()
    };
    let one = time(&["encrypt", "-f", "--passphrase-file", "pass", "a"]);
    for number in 0..30 {
        place.write(&format!("many{number}"), "text");
    }
    let names: Vec<_> = (0..30).map(|number| format!("many{number}")).collect();
    let sealed: Vec<_> = names.iter().map(|name| format!("{name}.phx")).collect();
    let with = |args: &[&'static str], names: &[String]| {
        time(&args.iter().copied().chain(names.iter().map(|name| &name[..])).collect::<Vec<_>>())
    };
    assert!(with(&["encrypt", "--passphrase-file", "pass"], &names) < 8 * one);
    assert!(with(&["verify", "--passphrase-file", "pass"], &sealed) < 8 * one);
    assert!(with(&["decrypt", "-f", "--passphrase-file", "pass"], &sealed) < 8 * one);
}

/// On a terminal, the command shows a line while Argon2id runs.
#[cfg(unix)]
#[test]
fn a_line_while_argon2id_runs() {
    let place = Place::new(b"text");
    place.secret("pass", "correct horse battery staple");
    let said = place.said(&["encrypt", "--passphrase-file", "pass", "plain"]);
    assert_eq!(said, "");
    for args in [
        &["encrypt", "-f", "--passphrase-file", "pass", "plain"][..],
        &["verify", "--passphrase-file", "pass", "plain.phx"],
    ] {
        let mut session = rexpect::session::spawn_command(place.raw(args), Some(60_000)).unwrap();
        session.exp_string("deriving a key from the passphrase (Argon2id)").unwrap();
        session.exp_eof().unwrap();
    }
    let quiet = place.raw(&["verify", "-q", "--passphrase-file", "pass", "plain.phx"]);
    let mut session = rexpect::session::spawn_command(quiet, Some(60_000)).unwrap();
    assert!(!session.exp_eof().unwrap().contains("Argon2id"));
}

/// Names and messages that the tests above don't fully check.
#[test]
fn messages_are_lines() {
    let place = Place::new(b"text");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let said = place.said(&["slots", "add", "-k", "my.key", "--generate-passphrase", "--cost", "64MiB,3", "plain.phx"]);
    assert!(said.lines().all(|line| one_line(&format!("{line}\n"))), "{said}");
    assert!(said.ends_with("added slot 2 (passphrase, Argon2id with 64 MiB, 3 passes, 1 lane)\n"), "{said}");
}
