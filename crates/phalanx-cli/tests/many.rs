//! Tests of the built command: many inputs, which are processed at the same time.

mod common;

use std::collections::BTreeSet;
use std::fs;

use common::{Place, plaintext};
use serde_json::{Value, json};

const FILES: usize = 300;

fn name(number: usize) -> String {
    format!("file{number:03}")
}

fn contents(number: usize) -> Vec<u8> {
    let mut contents = plaintext(number * 41);
    contents.extend(number.to_le_bytes());
    contents
}

/// The fault of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    Forged,
    OtherKey,
    Missing,
    Unreadable,
    NotAFile,
    OutputExists,
}

impl Fault {
    fn of(number: usize) -> Self {
        match number % 29 {
            3 => Self::Forged,
            4 if number > 100 => Self::OtherKey,
            11 => Self::Missing,
            12 if cfg!(unix) => Self::Unreadable,
            20 => Self::NotAFile,
            // Two of these follow each other.
            27 | 28 => Self::OutputExists,
            _ => Self::None,
        }
    }

    /// The exit code and the beginning of the message.
    fn refusal(self, number: usize, command: &str) -> Option<(i32, String)> {
        let extension = if command == "encrypt" { "" } else { ".phx" };
        let output = if command == "encrypt" { name(number) + ".phx" } else { name(number) };
        let input = name(number) + extension;
        match self {
            Self::Forged if command != "encrypt" => Some((1, format!("{input}: authentication of "))),
            Self::OtherKey if command != "encrypt" => Some((4, format!("{input}: wrong key file"))),
            Self::Missing | Self::Unreadable => Some((3, format!("{input}: cannot open"))),
            Self::NotAFile if command != "encrypt" => Some((2, format!("{input}: is a directory"))),
            Self::OutputExists if command != "verify" => Some((2, format!("{output}: already exists: use --force"))),
            _ => None,
        }
    }
}

/// Replaces a file according to its fault.
fn spoil(place: &Place, number: usize, command: &str) {
    let file = name(number) + if command == "encrypt" { "" } else { ".phx" };
    match Fault::of(number) {
        Fault::Forged if command != "encrypt" => {
            let mut sealed = place.read(&file);
            let last = sealed.len() - 20;
            sealed[last] ^= 1;
            place.write(&file, sealed);
        }
        Fault::OtherKey if command != "encrypt" => {
            place.remove(&file);
            place.write("other", contents(number));
            place.ok(&["encrypt", "-k", "other.key", "other", "-o", &file]);
            place.remove("other");
        }
        Fault::Missing => place.remove(&file),
        Fault::Unreadable => {
            // Even root cannot open a loop.
            place.remove(&file);
            #[cfg(unix)]
            std::os::unix::fs::symlink(&file, place.path(&file)).unwrap();
        }
        Fault::NotAFile if command != "encrypt" => {
            place.remove(&file);
            fs::create_dir(place.path(&file)).unwrap();
        }
        _ => {}
    }
}

fn place_with_files() -> (Place, Vec<String>) {
    let place = Place::new(b"");
    place.remove("plain");
    place.ok(&["keygen", "other.key"]);
    let names: Vec<_> = (0..FILES).map(name).collect();
    names.iter().enumerate().for_each(|(number, name)| place.write(name, contents(number)));
    (place, names)
}

fn args<'a>(command: &'a str, threads: &'a str, more: &[&'a str], inputs: &'a [String]) -> Vec<&'a str> {
    let begin = [command, "-k", "my.key", "--threads", threads];
    begin.into_iter().chain(more.iter().copied()).chain(inputs.iter().map(String::as_str)).collect()
}

/// Runs the command on all files. Checks that each fault gets its message, in the order of the
/// files, and that the exit code is that of the first fault in the documented order.
fn run(place: &Place, command: &str, threads: &str, inputs: &[String]) -> Vec<u8> {
    let output = place.command(&args(command, threads, &[], inputs)).output().unwrap();
    let refused = (0..FILES).filter_map(|number| Fault::of(number).refusal(number, command));
    let (codes, mut messages): (Vec<_>, Vec<_>) = refused.unzip();
    if command == "encrypt" {
        // Missing inputs are reported first.
        let is_missing = |message: &String| {
            (0..FILES).any(|number| Fault::of(number) == Fault::Missing && message.starts_with(&(name(number) + ":")))
        };
        messages.sort_by_key(|message| !is_missing(message));
    }
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(lines.len(), messages.len(), "{command}, {threads} threads: {said}");
    for (line, message) in lines.iter().zip(&messages) {
        assert!(line.starts_with(&format!("phalanx: {message}")), "{command}, {threads} threads: {line}, {message}");
    }
    let code = [1, 3, 4, 2].into_iter().find(|code| codes.contains(code));
    assert_eq!(output.status.code(), code, "{command}, {threads} threads");
    output.stdout
}

#[test]
fn faults_among_many_files_to_open() {
    let (place, plain) = place_with_files();
    place.ok(&args("encrypt", "2", &[], &plain));
    let sealed: Vec<_> = plain.iter().map(|name| format!("{name}.phx")).collect();
    (0..FILES).for_each(|number| spoil(&place, number, "decrypt"));
    plain.iter().for_each(|name| place.remove(name));
    let exists = |number: &usize| Fault::of(*number) == Fault::OutputExists;
    (0..FILES).filter(exists).for_each(|number| place.write(&name(number), "old"));
    let before = place.names();
    for threads in ["1", "2", "8"] {
        let said = String::from_utf8(run(&place, "verify", threads, &sealed)).unwrap();
        let intact = (0..FILES).filter(|number| Fault::of(*number).refusal(*number, "verify").is_none());
        let lines = intact
            .map(|number| format!("{}.phx: complete and authentic, {} bytes\n", name(number), contents(number).len()));
        assert_eq!(said, lines.collect::<String>(), "{threads} threads");
        assert_eq!(place.names(), before);

        assert!(run(&place, "decrypt", threads, &sealed).is_empty());
        for number in 0..FILES {
            let (fault, file) = (Fault::of(number), name(number));
            match fault {
                Fault::None => {
                    assert!(place.read(&file) == contents(number), "{file}, {threads} threads");
                    place.remove(&file);
                }
                Fault::OutputExists => assert_eq!(place.read(&file), b"old", "{file}, {threads} threads"),
                _ => assert!(!place.path(&file).exists(), "{file} is {fault:?}, {threads} threads"),
            }
        }
        assert_eq!(place.names(), before, "{threads} threads");
    }
}

#[test]
fn faults_among_many_files_to_encrypt() {
    let (place, plain) = place_with_files();
    (0..FILES).for_each(|number| spoil(&place, number, "encrypt"));
    let exists = |number: &usize| Fault::of(*number) == Fault::OutputExists;
    (0..FILES).filter(exists).for_each(|number| place.write(&(name(number) + ".phx"), "old"));
    let before = place.names();
    for threads in ["1", "2", "8"] {
        assert!(run(&place, "encrypt", threads, &plain).is_empty());
        let made = |number: &usize| Fault::of(*number).refusal(*number, "encrypt").is_none();
        let made: Vec<_> = (0..FILES).filter(made).collect();
        let sealed: Vec<_> = made.iter().map(|number| name(*number) + ".phx").collect();
        place.ok(&args("decrypt", threads, &["-o", "out"], &sealed));
        for number in made {
            assert!(place.read(&format!("out/{}", name(number))) == contents(number), "{number}, {threads} threads");
        }
        assert_eq!(fs::read_dir(place.path("out")).unwrap().count(), sealed.len());
        fs::remove_dir_all(place.path("out")).unwrap();
        sealed.iter().for_each(|name| place.remove(name));
        assert_eq!(place.names(), before, "{threads} threads");
        (0..FILES).filter(exists).for_each(|number| assert_eq!(place.read(&(name(number) + ".phx")), b"old"));
    }
}

/// Small files are processed at the same time, long ones and folders one by one, all in order.
#[test]
fn files_of_all_kinds_in_their_order() {
    let place = Place::new(&plaintext(3_000_000));
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/inside", "inside");
    let small: Vec<_> = (0..40).map(name).collect();
    small.iter().enumerate().for_each(|(number, name)| place.write(name, contents(number)));
    let mut inputs = small.clone();
    for (place, name) in [(0, "folder"), (10, "plain"), (30, "folder/inside"), (35, "again"), (36, "empty")] {
        inputs.insert(place, name.to_owned());
    }
    place.write("empty", "");
    place.write("again", plaintext(1 << 20));
    let sealed: Vec<_> = inputs.iter().map(|name| format!("{name}.phx")).collect();
    for threads in ["1", "2", "8"] {
        place.ok(&args("encrypt", threads, &[], &inputs));
        let said = place.ok(&args("verify", threads, &["--json"], &sealed));
        let said = String::from_utf8(said).unwrap();
        let said: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let names: Vec<_> = said.iter().map(|object| object["file"].as_str().unwrap()).collect();
        assert_eq!(names, sealed, "{threads} threads");
        assert!(said.iter().all(|object| object["status"] == json!(0)));
        place.ok(&args("decrypt", threads, &["-o", "out"], &sealed));
        for name in inputs.iter().filter(|name| *name != "folder" && *name != "folder/inside") {
            assert!(place.read(&format!("out/{name}")) == place.read(name), "{name}, {threads} threads");
        }
        assert_eq!((place.read("out/folder/inside"), place.read("out/inside")), (b"inside".into(), b"inside".into()));
        assert_eq!(fs::read_dir(place.path("out")).unwrap().count(), inputs.len());
        fs::remove_dir_all(place.path("out")).unwrap();
        sealed.iter().for_each(|name| place.remove(name));
    }
}

/// Argon2id runs once for all files. If each thread ran it, each would need its memory.
#[test]
fn many_files_with_a_passphrase() {
    let (place, plain) = place_with_files();
    place.secret("pass", "correct horse battery\n");
    let run = |command: &str, inputs: &[String]| {
        let begin = [command, "--passphrase-file", "pass", "--threads", "8"];
        place.ok(&begin.into_iter().chain(inputs.iter().map(String::as_str)).collect::<Vec<_>>())
    };
    run("encrypt", &plain);
    let sealed: Vec<_> = plain.iter().map(|name| format!("{name}.phx")).collect();
    // The salt of the first slot, after 12 bytes of parameters.
    let salts: BTreeSet<_> = sealed.iter().map(|name| place.read(name)[72..104].to_vec()).collect();
    assert_eq!(salts.len(), 1);
    plain.iter().for_each(|name| place.remove(name));
    run("decrypt", &sealed);
    (0..FILES).for_each(|number| assert!(place.read(&name(number)) == contents(number), "{number}"));
}
