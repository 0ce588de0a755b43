//! Invalid input and faults: the built command always fails with a one-line message and the right
//! exit code. It does not change the input, leave incomplete output under its final name, or
//! release unverified data.
//!
//! Tests that cannot run on this system are reported as ignored.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{Place, one_line, plaintext};
use libtest_mimic::{Arguments, Failed, Trial};
use sha2::{Digest, Sha256};

/// Bytes of the header of a long file encrypted with a key file, and of encrypted 64 KiB and 1 MiB
/// chunks in the default suite.
const HEADER: usize = 4096;
const LARGE_STRIDE: usize = (1 << 20) + 32;

fn main() {
    let mut trials = vec![
        trial("every_bit_of_a_small_file", every_bit_of_a_small_file),
        trial("cut_at_every_byte", cut_at_every_byte),
        trial("published_test_files", published_test_files),
        trial("chunks_that_are_not_where_they_were", chunks_that_are_not_where_they_were),
        trial("header_from_another_file", header_from_another_file),
        trial("absurd_headers", absurd_headers),
        trial("unreadable_input", unreadable_input),
        trial("input_that_changes_while_it_is_read", input_that_changes_while_it_is_read),
        trial("limit_on_the_size_of_files", limit_on_the_size_of_files),
        trial("killed_at_random_moments", killed_at_random_moments),
        trial("killed_among_many_files", killed_among_many_files),
        trial("slots_killed_at_random_moments", slots_killed_at_random_moments),
        trial("signals_end_it_with_their_status", signals_end_it_with_their_status),
        trial("ignored_signals_stay_ignored", ignored_signals_stay_ignored),
        only_if(cfg!(target_os = "linux"), "needs Linux", trial("memory_is_bounded", memory_is_bounded)),
    ];
    let mounts = can_mount();
    if !mounts {
        eprintln!(
            "NOT TESTED: a full disk, because this system does not allow mounting one (unshare -rm, mount -t tmpfs)"
        );
    }
    trials.push(only_if(mounts, "needs a mount", trial("full_disk", full_disk)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// If a requirement is missing, the test is ignored, with the reason in its name.
fn only_if(so: bool, needs: &str, trial: Trial) -> Trial {
    if so { trial } else { trial.with_kind(needs).with_ignored_flag(true) }
}

fn trial(name: &'static str, run: fn()) -> Trial {
    Trial::test(name, move || std::panic::catch_unwind(run).map_err(|_| Failed::from("see above")))
}

/// Runs the command on many modified copies of a file. Each must be rejected with a line of its own
/// and exit code 1.
fn all_refused(place: &Place, copies: impl Iterator<Item = Vec<u8>>) -> Vec<String> {
    let mut names = Vec::new();
    for (number, copy) in copies.enumerate() {
        let name = format!("copy{number}.phx");
        place.write(&name, copy);
        names.push(name);
    }
    let before = place.names();
    let mut said = Vec::new();
    for command in ["verify", "decrypt"] {
        let mut args = vec![command, "-k", "my.key"];
        args.extend(names.iter().map(String::as_str));
        let output = place.command(&args).assert().code(1).get_output().clone();
        assert!(output.stdout.is_empty(), "{command}: a modified file was accepted");
        said = String::from_utf8(output.stderr).unwrap().lines().map(str::to_owned).collect();
        assert_eq!(said.len(), names.len(), "{command}: expected one line per file");
        for (line, name) in said.iter().zip(&names) {
            assert!(line.starts_with(&format!("phalanx: {name}: ")) && !line.contains("internal"), "{line}");
        }
        assert_eq!(place.names(), before, "{command}: nothing was written");
    }
    names.iter().for_each(|name| place.remove(name));
    said
}

fn every_bit_of_a_small_file() {
    let place = Place::new(b"x");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let sealed = place.read("plain.phx");
    let flipped = |bit: usize| {
        let mut copy = sealed.clone();
        copy[bit / 8] ^= 1 << (bit % 8);
        copy
    };
    all_refused(&place, (0..8 * sealed.len()).map(flipped));
}

fn cut_at_every_byte() {
    let place = Place::new(b"x");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let sealed = place.read("plain.phx");
    let said = all_refused(&place, (0..sealed.len()).map(|length| sealed[..length].to_vec()));
    for (length, line) in said.iter().enumerate().skip(1) {
        let known = [
            format!("truncated to {length} of at least "),
            format!("the {length}-byte file is damaged, truncated or extended"),
        ];
        assert!(known.iter().any(|known| line.contains(known)), "{line}");
    }
}

/// Of the published files, the valid ones decrypt correctly and all others are rejected.
fn published_test_files() {
    for version in ["files", "files-2", "files-3"] {
        published(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors").join(version));
    }
}

fn published(folder: &Path) {
    let index: serde_json::Value = serde_json::from_slice(&fs::read(folder.join("files.json")).unwrap()).unwrap();
    let place = Place::new(b"");
    let mut seen = BTreeMap::new();
    for entry in index["files"].as_array().unwrap() {
        let name = entry["file"].as_str().unwrap();
        let valid = entry["result"] == "valid";
        *seen.entry(valid).or_insert(0) += 1;
        fs::copy(folder.join(name), place.path("file.phx")).unwrap();
        let strings =
            |key: &str| entry[key].as_array().into_iter().flatten().map(|value| value.as_str().unwrap().to_owned());
        let copied = |option: &str, name: String| {
            place.secret(&name, fs::read(folder.join(&name)).unwrap());
            vec![option.to_owned(), name]
        };
        let keys = strings("key_files").map(|name| copied("-k", name));
        let identities = strings("identities").map(|name| copied("-i", name));
        let passphrases = strings("passphrases").map(|passphrase| {
            place.secret("passphrase", passphrase);
            vec!["--passphrase-file".to_owned(), "passphrase".to_owned()]
        });
        for secret in keys.chain(passphrases).chain(identities) {
            let args: Vec<&str> = ["decrypt", "--as-file", "-o", "out", "file.phx"]
                .into_iter()
                .chain(secret.iter().map(String::as_str))
                .collect();
            if valid {
                place.ok(&args);
                let digest = base16ct::lower::encode_string(&Sha256::digest(place.read("out")));
                assert_eq!(digest, entry["plaintext_sha256"].as_str().unwrap(), "{name}");
                place.remove("out");
            } else {
                // Damage in a slot looks like a wrong secret.
                let status = place.command(&args).output().unwrap().status.code().unwrap();
                assert!(matches!(status, 1 | 4), "{name}: {status}");
                place.refused(&args, status, "file.phx: ");
            }
        }
    }
    assert!(seen[&true] >= 19 && seen[&false] >= 16, "{seen:?}");
}

fn chunks_that_are_not_where_they_were() {
    let place = Place::new(&plaintext(4_500_000));
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.remove("plain");
    let sealed = place.read("plain.phx");
    let (header, payload) = sealed.split_at(HEADER);
    let chunks: Vec<&[u8]> = payload.chunks(LARGE_STRIDE).collect();
    for (order, chunk) in [
        (&[1, 0, 2, 3, 4][..], "authentication of chunk 0 (at byte 4096) failed"),
        (&[0, 1, 3, 2, 4], "authentication of chunk 2 (at byte 2101312) failed"),
        (&[0, 1, 1, 2, 3, 4], "authentication of chunk 2 (at byte 2101312) failed"),
        (&[0, 2, 3, 4], "authentication of chunk 1 (at byte 1052704) failed"),
        (&[1, 2, 3, 4], "authentication of chunk 0 (at byte 4096) failed"),
        (&[0, 1, 2, 3], "truncated to 4198528 of at least "),
        (&[4], "authentication of the last chunk 0 (at byte 4096) failed"),
        (&[0, 1, 2, 3, 4, 4], "chunk 4 (at byte "),
    ] {
        place.write("plain.phx", [header, &order.iter().map(|i| chunks[*i]).collect::<Vec<_>>().concat()].concat());
        for args in [&["decrypt", "-k", "my.key", "plain.phx"][..], &["verify", "-k", "my.key", "plain.phx"]] {
            place.refused(args, 1, chunk);
        }
        // Only authentic data reaches a pipe.
        let released = place.refused(&["cat", "-k", "my.key", "plain.phx"], 1, chunk);
        assert!(plaintext(4_500_000).starts_with(&released), "{order:?}");
    }
    place.write("plain.phx", [&sealed[..], b"more"].concat());
    place.refused(&["decrypt", "-k", "my.key", "plain.phx"], 1, "chunk 4 (at byte ");
    place.write("plain.phx", [&sealed[..], chunks[0]].concat());
    place.refused(&["decrypt", "-k", "my.key", "plain.phx"], 1, "chunk 4 (at byte ");
}

fn header_from_another_file() {
    let place = Place::new(&plaintext(20_000));
    place.write("other", plaintext(20_001));
    place.ok(&["encrypt", "-k", "my.key", "plain", "other"]);
    place.remove("plain");
    let (one, two) = (place.read("plain.phx"), place.read("other.phx"));
    place.write("plain.phx", [&two[..HEADER], &one[HEADER..]].concat());
    place.refused(&["decrypt", "-k", "my.key", "plain.phx"], 1, "chunk 0 (at byte 4096)");
}

fn absurd_headers() {
    let place = Place::new(b"text");
    place.secret("pass", "word");
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.ok(&["encrypt", "--passphrase-file", "pass", "plain", "-o", "pass.phx"]);
    place.remove("plain");
    let patched = |name: &str, at: usize, bytes: &[u8]| {
        let mut copy = place.read(name);
        copy[at..at + bytes.len()].copy_from_slice(bytes);
        place.write("bad.phx", copy);
    };
    for (at, bytes, message) in [
        (8, &[4, 0][..], "unknown format version 4: use a newer phalanx"),
        (8, &[0, 0], "format version 0"),
        (10, &[0xff, 0x7f], "unknown cipher suite 0x7fff"),
        (10, &[0x11, 0], "malformed header: a key slot has the wrong length"),
        (12, &[0], "malformed header: the chunk size"),
        (12, &[11], "malformed header: the chunk size"),
        (12, &[25], "malformed header: the chunk size"),
        (12, &[255], "malformed header: the chunk size"),
        (13, &[0], "malformed header: byte 13 is neither a file nor a folder"),
        (13, &[3], "malformed header: byte 13 is neither a file nor a folder"),
        (48, &[0, 0, 0, 0], "malformed header: its length"),
        (48, &[0, 0, 0, 0x80], "malformed header: its length"),
        (52, &[0, 0], "malformed header: the number of key slots"),
        (52, &[0xff, 0xff], "malformed header: the number of key slots"),
        (58, &[0xff, 0xff], "malformed header: a key slot reaches beyond the header"),
    ] {
        patched("plain.phx", at, bytes);
        place.refused(&["decrypt", "-k", "my.key", "bad.phx"], 1, message);
        place.refused(&["inspect", "bad.phx"], 1, message);
    }
    // These must be rejected on the basis of the header alone. With these parameters, Argon2id
    // would use up all memory or run for a day.
    for (at, value) in [(60, u32::MAX), (60, 0), (60, (2 << 20) + 1), (64, u32::MAX), (64, 0), (68, u32::MAX), (68, 0)]
    {
        patched("pass.phx", at, &value.to_le_bytes());
        let mut command = place.command(&["decrypt", "--passphrase-file", "pass", "bad.phx"]);
        command.timeout(Duration::from_secs(20));
        place.refused_from(command, 1, "invalid passphrase cost");
    }
}

fn unreadable_input() {
    let place = Place::new(b"text");
    place.refused(&["verify", "-k", "my.key", "."], 2, ".: is a directory");
    place.refused(&["inspect", "."], 2, ".: is a directory");
    place.refused(&["verify", "-k", "my.key", "absent"], 3, "absent: cannot open");
    // This is the same no matter which kind of file the option expects.
    for option in ["-k", "-i", "-R", "--passphrase-file", "--holders-of"] {
        place.refused(&["encrypt", option, ".", "plain"], 2, ".: is a directory: specify a file");
    }
    place.refused(&["fingerprint", "."], 2, ".: is a directory");
    place.refused(&["slots", "list", "."], 2, ".: is a directory");
    place.refused(&["slots", "add", "-k", "my.key", "--add-key", "my.key", "."], 2, ".: is a directory");
    let mut directory = place.raw(&["encrypt", "-k", "my.key"]);
    directory.stdin(fs::File::open(place.folder()).unwrap());
    let output = directory.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(one_line(&String::from_utf8(output.stderr).unwrap()));
    #[cfg(target_os = "linux")]
    {
        // Reading address 0 is an I/O error. Only root may open the command's memory.
        let output = place.command(&["encrypt", "-k", "my.key", "/proc/self/mem", "-o", "out"]).assert().code(3);
        let said = String::from_utf8(output.get_output().stderr.clone()).unwrap();
        let why = ["/proc/self/mem: cannot read at byte 0: ", "/proc/self/mem: cannot open: Permission denied"];
        assert!(one_line(&said) && why.iter().any(|why| said.contains(why)), "{said}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(place.path("plain"), fs::Permissions::from_mode(0o000)).unwrap();
        if fs::File::open(place.path("plain")).is_err() {
            let output = place.command(&["encrypt", "-k", "my.key", "plain"]).assert().code(3);
            let said = String::from_utf8(output.get_output().stderr.clone()).unwrap();
            assert!(one_line(&said) && said.contains("plain: cannot open: "), "{said}");
        } // otherwise this user may read everything
    }
    assert_eq!(place.names(), ["my.key", "plain"]);
}

/// The run blocks, because its output is a pipe that nothing reads.
fn input_that_changes_while_it_is_read() {
    use std::io::{Read, Write};

    let plain = plaintext(64 << 20);
    for change in ["longer", "shorter", "other bytes"] {
        for stdin in [false, true] {
            let place = Place::new(&plain);
            let mut command = place.raw(if stdin {
                &["encrypt", "-k", "my.key"]
            } else {
                &["encrypt", "-k", "my.key", "plain", "-o", "-"]
            });
            if stdin {
                command.stdin(fs::File::open(place.path("plain")).unwrap());
            }
            let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let mut out = child.stdout.take().unwrap();
            out.read_exact(&mut [0; 4096]).unwrap();
            let mut file = fs::OpenOptions::new().write(true).open(place.path("plain")).unwrap();
            match change {
                "longer" => place.append("plain").write_all(b"more").unwrap(),
                "shorter" => file.set_len((64 << 20) - 5).unwrap(),
                _ => file.write_all(b"other").unwrap(),
            }
            std::io::copy(&mut out, &mut std::io::sink()).unwrap();
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(3), "{change}: {said}");
            assert!(one_line(&said) && said.contains(": changed while it was read, "), "{change}: {said}");
        }
    }
}

#[cfg(unix)]
fn can_mount() -> bool {
    let place = Place::new(b"");
    place.write("script", "mount -t tmpfs -o size=64k none \"$1\"");
    let mounted = std::process::Command::new("unshare")
        .args(["-rm", "sh"])
        .arg(place.path("script"))
        .arg(place.folder())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    mounted.is_ok_and(|status| status.success())
}

#[cfg(not(unix))]
fn can_mount() -> bool {
    false
}

/// A file system that is too small for the output.
fn full_disk() {
    let plain = plaintext(3_000_000);
    let place = Place::new(&plain);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    place.ok(&["keygen", "your.key"]);
    fs::create_dir(place.path("small")).unwrap();
    place.write(
        "script",
        r#"
        mount -t tmpfs -o size=1m none small || exit 99
        echo old > small/old
        for run in "encrypt -k my.key plain -o small/out" "decrypt -k my.key plain.phx -o small/out" \
            "encrypt -f -k my.key plain -o small/old" "decrypt -f -k my.key plain.phx -o small/old"; do
            "$1" $run
            echo "status $?: $(ls -A small) $(cat small/old)"
        done
        head -c 100000 plain > small/part
        "$1" encrypt -k my.key small/part
        cat /dev/zero > small/fill 2>/dev/null
        "$1" keygen small/new.key
        echo "status $?: $(ls -A small | tr '\n' ' ')"
        "$1" slots add -k my.key --add-key your.key small/part.phx
        echo "status $?: $(ls -A small | tr '\n' ' ')"
        "$1" verify -q -k my.key small/part.phx
        echo "status $?"
        "#,
    );
    let output = std::process::Command::new("unshare")
        .args(["-rm", "sh", "script"])
        .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
        .current_dir(place.folder())
        .output()
        .unwrap();
    let (out, said) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    let all = "fill old part part.phx ";
    let expected = "status 3: old old\n".repeat(4) + &format!("status 3: {all}\nstatus 3: {all}\nstatus 0\n");
    assert_eq!(out, expected, "{said}");
    assert_eq!(said.lines().count(), 6, "{said}");
    for line in said.lines() {
        assert!(line.starts_with("phalanx: small/") || line.starts_with("phalanx: /"), "{line}");
        assert!(line.ends_with(": free some space and try again"), "{line}");
    }
    assert!(said.contains("small/out: cannot write at byte "), "{said}");
    assert!(place.read("plain") == plain);
}

/// The same with the process's file size limit, which exists on every Unix.
fn limit_on_the_size_of_files() {
    let plain = plaintext(3_000_000);
    let place = Place::new(&plain);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    for args in
        [["encrypt", "-k", "my.key", "plain", "-o", "out"], ["decrypt", "-k", "my.key", "plain.phx", "-o", "out"]]
    {
        // Blocks are 512 bytes long, or 1024 in some shells.
        let output = std::process::Command::new("sh")
            .args(["-c", "ulimit -f 1000 && exec \"$0\" \"$@\""])
            .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
            .args(args)
            .current_dir(place.folder())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(one_line(&said) && said.contains("out: cannot write at byte "), "{said}");
        assert_eq!(place.names(), ["my.key", "plain", "plain.phx"]);
    }
    assert!(place.read("plain") == plain);
}

/// The numbers are random, so that each run tries different moments.
fn random() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish()
}

fn signal(child: &std::process::Child, name: &str) {
    // The child may already have ended.
    let _ = std::process::Command::new("kill").args([name, &child.id().to_string()]).stderr(Stdio::null()).status();
}

/// Returns whether a signal ended a run, either with the command's own exit code or, if it was not
/// yet handling signals, by the system.
fn ended_by(status: std::process::ExitStatus, name: &str) -> bool {
    use std::os::unix::process::ExitStatusExt;
    let number = match name {
        "-INT" => 2,
        "-TERM" => 15,
        _ => 9,
    };
    status.signal() == Some(number) || number != 9 && status.code() == Some(128 + number)
}

/// A hundred runs killed at random moments.
fn killed_at_random_moments() {
    // This is as large as it can be on a slow machine.
    let mut size = 24 << 20;
    let (place, plain, whole) = loop {
        let plain = plaintext(size);
        let place = Place::new(&plain);
        let began = Instant::now();
        place.ok(&["encrypt", "-k", "my.key", "plain"]);
        let whole = began.elapsed();
        if whole < Duration::from_millis(400) || size <= 1 << 20 {
            break (place, plain, whole);
        }
        size /= 2;
    };
    let sealed = place.read("plain.phx");
    let inputs = ["my.key", "plain", "plain.phx"];
    let mut seen = BTreeMap::new();
    for round in 0..100 {
        let name = ["-INT", "-TERM", "-KILL"][round % 3];
        let args = [
            &["encrypt", "-k", "my.key", "plain", "-o", "out"][..],
            &["decrypt", "-k", "my.key", "plain.phx", "-o", "out"],
            &["cat", "-k", "my.key", "plain.phx"],
        ][round % 7 % 3];
        let delay = whole.mul_f64((random() % 1000) as f64 / 900.0);
        let stdout = fs::File::create(place.path("stdout")).unwrap();
        let mut child = place.raw(args).stdout(stdout).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(delay);
        signal(&child, name);
        let status = child.wait().unwrap();
        let what = format!("{args:?}, {name} after {delay:?}: {status}");
        assert!(status.success() || ended_by(status, name), "{what}");

        let released = place.read("stdout");
        place.remove("stdout");
        assert!(plain.starts_with(&released), "{what}");
        let mut parts = 0;
        for left in place.names().into_iter().filter(|left| !inputs.contains(&left.as_str())) {
            if left == "out" {
                if args[0] == "encrypt" {
                    place.ok(&["verify", "-q", "-k", "my.key", "out"]);
                } else {
                    assert!(place.read("out") == plain, "{what}");
                }
            } else {
                assert!(name == "-KILL" && left.starts_with(".phalanx-") && left.ends_with(".part"), "{what}: {left}");
                assert!(args[0] == "encrypt" || plain.starts_with(&place.read(&left)), "{what}");
                parts += 1;
            }
            place.remove(&left);
        }
        assert!(parts <= 1, "{what}");
        assert!(place.read("plain") == plain && place.read("plain.phx") == sealed, "{what}");
        *seen.entry((name, if status.success() { "finished" } else { "ended" })).or_insert(0) += 1;
    }
    // The counts are random, but every signal must have ended a run.
    for name in ["-INT", "-TERM", "-KILL"] {
        if is_ignored(name) {
            continue;
        }
        assert!(seen.contains_key(&(name, "ended")), "{seen:?}");
    }
    eprintln!("killed_at_random_moments: {size} bytes, {whole:?} without signals; {seen:?}");
}

/// Returns whether a signal was ignored when this process started, as SIGINT is in a script's
/// background jobs. If so, prints a warning.
fn is_ignored(name: &str) -> bool {
    let number = match name {
        "-HUP" => 1,
        "-INT" => 2,
        "-QUIT" => 3,
        "-USR1" => 10,
        "-ALRM" => 14,
        _ => return false,
    };
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    let yes = ignored.is_some_and(|mask| mask >> (number - 1) & 1 == 1);
    if yes {
        eprintln!(
            "NOT TESTED: the parent process of these tests ignores SIG{}, and its children inherit that",
            &name[1..]
        );
    }
    yes
}

/// With many files at the same time, each output is complete or absent, and no other file is left.
fn killed_among_many_files() {
    let place = Place::new(b"");
    place.remove("plain");
    let plain: Vec<_> = (0..600).map(|number| format!("file{number}")).collect();
    plain.iter().for_each(|name| place.write(name, plaintext(4000)));
    let sealed: Vec<_> = plain.iter().map(|name| format!("{name}.phx")).collect();
    let run = |command, inputs: &[String]| {
        let begin = [command, "-q", "-k", "my.key", "--threads", "4", "-o", "out"];
        place.raw(&begin.into_iter().chain(inputs.iter().map(String::as_str)).collect::<Vec<_>>())
    };
    let began = Instant::now();
    assert!(run("encrypt", &plain).status().unwrap().success());
    let whole = began.elapsed();
    sealed.iter().for_each(|name| fs::rename(place.path("out").join(name), place.path(name)).unwrap());
    let mut ended = BTreeMap::new();
    for round in 0..30 {
        let name = ["-INT", "-TERM"][round % 2];
        let (command, inputs) = [("encrypt", &plain), ("decrypt", &sealed)][round / 2 % 2];
        fs::remove_dir_all(place.path("out"))
            .or_else(|error| if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
            .unwrap();
        let mut child = run(command, inputs).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(whole.mul_f64((random() % 1000) as f64 / 1000.0));
        signal(&child, name);
        let status = child.wait().unwrap();
        assert!(status.success() || ended_by(status, name), "{command}, {name}: {status}");
        *ended.entry(status.success()).or_insert(0) += 1;
        let made: Vec<_> = match fs::read_dir(place.path("out")) {
            Ok(made) => made.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect(),
            Err(_) => Vec::new(),
        };
        if command == "encrypt" && !made.is_empty() {
            let made: Vec<_> = made.iter().map(|name| format!("out/{name}")).collect();
            let mut verify = vec!["verify", "-q", "-k", "my.key"];
            verify.extend(made.iter().map(String::as_str));
            place.ok(&verify);
        }
        for name in made.iter().filter(|_| command == "decrypt") {
            assert!(plain.contains(name) && place.read(&format!("out/{name}")) == plaintext(4000), "{name}");
        }
    }
    assert!(ended.contains_key(&false) || is_ignored("-INT"), "{ended:?}");
}

/// No matter when a change to the slots is killed, the file can be opened, either right away or
/// after `slots recover`.
fn slots_killed_at_random_moments() {
    let place = Place::new(b"text");
    place.ok(&["keygen", "your.key"]);
    place.ok(&["encrypt", "-k", "my.key", "plain"]);
    let began = Instant::now();
    place.ok(&["slots", "add", "-k", "my.key", "--add-key", "your.key", "plain.phx"]);
    place.ok(&["slots", "remove", "-k", "my.key", "--slot", "2", "plain.phx"]);
    let whole = began.elapsed() / 2;
    for round in 0..60 {
        let added = String::from_utf8(place.ok(&["slots", "list", "plain.phx"])).unwrap().lines().count() == 2;
        let args: &[&str] = if added {
            &["slots", "remove", "-k", "my.key", "--slot", "2", "plain.phx"]
        } else {
            &["slots", "add", "-k", "my.key", "--add-key", "your.key", "plain.phx"]
        };
        let name = ["-KILL", "-INT", "-TERM"][round % 3];
        let mut child = place.raw(args).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(whole.mul_f64((random() % 1000) as f64 / 1000.0));
        signal(&child, name);
        let status = child.wait().unwrap();
        assert!(status.success() || ended_by(status, name), "{args:?}, {name}: {status}");
        if place.names().iter().any(|left| left == ".phalanx-plain.phx.header") {
            assert_eq!(name, "-KILL");
            place.ok(&["slots", "recover", "-k", "my.key", "plain.phx"]);
        }
        assert_eq!(place.ok(&["cat", "-k", "my.key", "plain.phx"]), b"text", "{args:?}, {name}");
        for left in place.names().into_iter().filter(|left| left.starts_with('.')) {
            assert!(name == "-KILL" && left.ends_with(".part"), "{left}");
            place.remove(&left);
        }
    }
}

/// Signals while the command waits for data: the exit code is that of the signal, the reason is
/// printed, and no output is left.
fn signals_end_it_with_their_status() {
    let place = Place::new(b"text");
    for (name, status) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129), ("-QUIT", 131), ("-USR1", 138), ("-ALRM", 142)]
    {
        if is_ignored(name) {
            continue;
        }
        let mut command = place.raw(&["encrypt", "-k", "my.key", "-o", "out"]);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        while !place.names().iter().any(|name| name.ends_with(".part")) {
            assert!(child.try_wait().unwrap().is_none());
        }
        signal(&child, name);
        // Keep standard input open until the command has ended.
        let stdin = child.stdin.take();
        let output = child.wait_with_output().unwrap();
        drop(stdin);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(status), "{said}");
        assert!(one_line(&said) && said.contains("the unfinished output was removed"), "{said}");
        assert_eq!(place.names(), ["my.key", "plain"]);
    }
}

/// This happens under nohup and in shells' background jobs.
fn ignored_signals_stay_ignored() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let place = Place::new(&plaintext(1000));
    let script = "trap '' INT HUP; \"$0\" encrypt -k my.key -o out & sleep 0.3; kill -INT $!; kill -HUP $!; sleep 0.1; exec 9>&-; wait $!";
    let pipe = std::process::Command::new("mkfifo").arg(place.path("pipe")).status().unwrap();
    assert!(pipe.success());
    let script = script.replace("-o out &", "-o out < pipe & exec 9> pipe; echo data >&9;");
    let status = std::process::Command::new("sh")
        .args(["-c", &script])
        .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
        .current_dir(place.folder())
        .status()
        .unwrap();
    assert!(status.success(), "{status}");
    assert_eq!(place.ok(&["cat", "-k", "my.key", "out"]), b"data\n");
}

/// Sends half a GiB through processes that are limited to 128 MiB of data each.
fn memory_is_bounded() {
    let place = Place::new(b"");
    fs::File::create(place.path("plain")).unwrap().set_len(512 << 20).unwrap();
    let limited = |args: &str| {
        let script = format!("ulimit -d 131072 && \"$0\" {args}");
        let status = std::process::Command::new("sh")
            .args(["-c", &script])
            .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
            .current_dir(place.folder())
            .status()
            .unwrap();
        assert!(status.success(), "{args}: {status}");
    };
    limited(
        "encrypt -k my.key --threads 8 --suite kalyna-128/256-gcm plain -o - | \"$0\" verify -q --threads 8 -k my.key",
    );
}
