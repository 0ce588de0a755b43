//! Runs memcheck on everything that handles secrets in files: slots and their keys, header
//! authentication, chunks, and the text of key files, for every suite at every level that valgrind
//! supports. This is evidence rather than proof, because only executed code is checked.
//!
//! See the test of the same name in `phalanx` for how it is started. A verdict is public. It causes
//! a few events, whose number must not depend on where a file was modified. We don't cover
//! passphrases, because Argon2id reads memory at addresses that depend on them, or public keys
//! (X-Wing).

mod common;

use common::{Repeatable, plaintext, small};
use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::Level;
use phalanx_file::{Header, Randomness, Result, Secret, SecretKey, Suite, Transfer};
use phalanx_valgrind::{self as valgrind, events};

/// Three chunks, the last one short.
const PLAIN: usize = 2 * 4096 + 77;

fn main() {
    let mut arguments = Arguments::from_args();
    // The counter of events is global to the process.
    arguments.test_threads = Some(1);
    let watched = valgrind::is_running();
    let levels = Level::available().flat_map(|level| Suite::ALL.map(|suite| (level, suite)));
    let mut trials: Vec<_> = levels
        .map(|(level, suite)| Trial::test(format!("{} {level}", suite.name()), move || watch(suite, level)))
        .collect();
    trials.push(Trial::test("the text of key files", texts));
    if !watched {
        let name = format!("{} suites at their levels", trials.len() - 1);
        let alone = || Err("this program is not running under valgrind".into());
        let needs = "needs valgrind: see docs/constant-time.md";
        trials = vec![Trial::test(name, alone).with_kind(needs).with_ignored_flag(true)];
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    match watched {
        true => println!(
            "NOT CHECKED: levels that this CPU or valgrind does not support; passphrases (Argon2id); public keys (X-Wing)"
        ),
        false => println!("NOT CHECKED: this program is not running under valgrind"),
    }
    conclusion.exit();
}

/// Randomness that marks some requests as secrets.
struct Watched {
    random: Repeatable,
    secrets: &'static [usize],
}

impl Randomness for Watched {
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        let secret = self.secrets.contains(&self.random.given.len());
        self.random.fill(out)?;
        if secret {
            valgrind::poison(out);
        }
        Ok(())
    }
}

fn key(label: &str) -> SecretKey {
    SecretKey::generate(&mut Watched { random: Repeatable::new(label), secrets: &[0] }).expect("repeatable")
}

/// Maximum number of events that a verdict can cause: a matching commitment or tag, and errors
/// returned through several functions.
const VERDICT: usize = 8;

/// Runs code that must not cause events.
fn quiet<T>(what: &str, run: impl FnOnce() -> Result<T>) -> std::result::Result<T, Failed> {
    let mut result = None;
    let count = events(|| result = Some(run()));
    let result = result.ok_or("the code did not run")??;
    if count == 0 { Ok(result) } else { Err(format!("{what}: {count} events").into()) }
}

fn watch(suite: Suite, level: Level) -> std::result::Result<(), Failed> {
    let mut options = small(suite);
    options.level = Some(level);
    let [right, other, third] = ["a", "b", "c"].map(key);
    let secrets = [Secret::Key(right.clone()), Secret::Key(other)];
    let plain = plaintext(PLAIN);
    valgrind::poison(&plain);
    // The first request is the public salt of the file, the second its key.
    let mut random = Watched { random: Repeatable::new("file"), secrets: &[1] };
    let (header, sealer) = quiet("create", || Header::create(&options, &secrets, &mut random))?;
    let undefined = valgrind::undefined_bits(header.as_bytes()).iter().filter(|bits| **bits != 0).count();
    if undefined < 2 * 32 {
        return Err(format!("{undefined} bytes of the header depend on secrets: too few").into());
    }
    let mut sealed = header.as_bytes().to_vec();
    quiet("encrypt", || sealer.encrypt(&plain[..], &mut sealed, Transfer::default()))?;
    if valgrind::undefined_bits(&sealed[header.as_bytes().len()..]).iter().filter(|bits| **bits != 0).count() < PLAIN {
        return Err("the payload does not depend on the secrets".into());
    }
    // Stored data is public, and therefore everything computed from it.
    valgrind::reveal(&sealed);
    valgrind::reveal(header.as_bytes());

    let judge = |sealed: &[u8], key: &SecretKey| {
        let (mut out, mut result) = (Vec::new(), Ok(0));
        let secrets = [Secret::Key(key.clone())];
        let count = events(|| {
            result = Header::read(sealed).and_then(|header| {
                let header = header.with_level(level)?;
                header.unlock(&secrets)?.decrypt(&sealed[header.as_bytes().len()..], &mut out, Transfer::default())
            })
        });
        (result.is_ok(), count)
    };
    // A slot, the header, three chunks.
    let (accepted, count) = judge(&sealed, &right);
    if !accepted || count == 0 || count > 5 * VERDICT {
        return Err(format!("decrypt: accepted: {accepted}, {count} events").into());
    }
    let (accepted, count) = judge(&sealed, &third);
    if accepted || count == 0 || count > 2 * VERDICT {
        return Err(format!("wrong key: accepted: {accepted}, {count} events").into());
    }
    // Modified in the tag of the header, and in the last chunk and its tag.
    let (length, header) = (sealed.len(), header.as_bytes().len());
    for places in [[header - 32, header - 9, header - 1], [length - 80, length - 40, length - 1]] {
        let refusals = places.map(|at| {
            let mut wrong = sealed.clone();
            wrong[at] ^= 1;
            judge(&wrong, &right)
        });
        if refusals[0].0 || refusals.iter().any(|refusal| *refusal != refusals[0]) {
            return Err(
                format!("rejections depend on the place of the change, or inputs were accepted: {refusals:?}").into()
            );
        }
    }

    // Adds and removes slots.
    let header = Header::read(&sealed[..])?.with_level(level)?;
    let mut editor = None;
    let edited = events(|| editor = Some(header.edit(&[Secret::Key(right)])));
    let mut editor = editor.ok_or("the code did not run")??;
    if edited > 2 * VERDICT {
        return Err(format!("edit: {edited} events").into());
    }
    let mut random = Repeatable::new("added");
    let third = [Secret::Key(third)];
    quiet("make room", || editor.make_room(&third, 1))?;
    quiet("add", || editor.add(&third[0], options.cost, &mut random))?;
    quiet("remove", || editor.remove(0))
}

/// Writing reveals nothing. Reading reveals only that the input is text, which is the case for all
/// keys.
fn texts() -> std::result::Result<(), Failed> {
    let mut counts = Vec::new();
    for label in ["a", "b", "c", "d"] {
        let key = key(label);
        let text = quiet("write", || Ok(key.to_text()))?;
        if valgrind::undefined_bits(text.as_bytes()).iter().filter(|bits| **bits != 0).count() < 64 {
            return Err("the text does not depend on the key".into());
        }
        let mut read = None;
        counts.push(events(|| read = Some(SecretKey::from_text(text.as_bytes()))));
        read.ok_or("the code did not run")??;
    }
    if counts.iter().any(|count| *count != counts[0]) {
        return Err(format!("reading distinguishes keys: {counts:?} events").into());
    }
    Ok(())
}
