//! Valgrind's memcheck as a witness of constant time: secrets are marked as undefined memory, so that memcheck reports
//! every branch and every address that depends on them.
//!
//! Evidence, not proof: only the path that runs is seen. Rows that valgrind's CPU lacks (it hides GFNI and AVX-512)
//! are told as not checked. Without valgrind every test shows as ignored. To run it:
//!
//! ```sh
//! cargo test --release -p phalanx --test memcheck --no-run   # prints the path of the program
//! valgrind -q target/release/deps/memcheck-…
//! ```
//!
//! The program counts the events itself and fails by its own exit status: do not pass `--error-exitcode`, because two
//! tests plant leaks to show that leaks are seen, and the verdict on a tag is one event, which is public.

use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::Kalyna256_512 as Kalyna;
use phalanx::kernel::{Entry, Family, HashRow, Kernel, Op, Row};
use phalanx::modes::dstu7624::Gcm;
use phalanx::{Error, Level, families};
use phalanx_vectors::stream;

fn main() {
    let mut arguments = Arguments::from_args();
    // Events are counted for the whole process.
    arguments.test_threads = Some(1);
    let watched = valgrind::is_running();
    let mut trials = Vec::new();
    let (mut checked, mut lacking) = (Vec::new(), Vec::new());
    for family in families() {
        for kernel in family.kernels {
            let available = kernel.is_available();
            let levels = if available { &mut checked } else { &mut lacking };
            if !levels.contains(&kernel.level) {
                levels.push(kernel.level);
            }
            let name = format!("{} {} {} {}", family.name, kernel.op, kernel.level, kernel.symbol);
            let test = move || row(family, kernel);
            trials.push(Trial::test(name, test).with_ignored_flag(!available || !watched));
        }
    }
    for level in Level::available() {
        trials.push(Trial::test(format!("gcm {level}"), move || gcm(level)).with_ignored_flag(!watched));
    }
    trials.push(Trial::test("planted look-up is seen", || planted(look_up)).with_ignored_flag(!watched));
    trials.push(Trial::test("planted branch is seen", || planted(branch)).with_ignored_flag(!watched));
    let conclusion = libtest_mimic::run(&arguments, trials);
    if watched {
        println!("checked: rows of the levels {checked:?}; NOT CHECKED: rows that this CPU lacks, of {lacking:?}");
    } else {
        println!("NOT CHECKED: this program is not running under valgrind");
    }
    conclusion.exit();
}

/// Runs `f` and gives the number of events that it caused.
fn events(f: impl FnOnce()) -> usize {
    let before = valgrind::events();
    f();
    valgrind::events() - before
}

/// Bytes from a seed, marked as secret.
fn secret(seed: &[u8], bytes: usize) -> Vec<u8> {
    let bytes = stream(seed, bytes);
    valgrind::poison(&bytes);
    bytes
}

/// An S-box of GOST 28147-89 is a secret as well, but its entries are nibbles.
fn secret_key(family: &Family) -> Vec<u8> {
    let mut key = stream(b"key", family.key);
    if family.name == "gost28147" {
        key[..128].iter_mut().for_each(|nibble| *nibble &= 15);
    }
    valgrind::poison(&key);
    key
}

fn none(events: usize) -> Result<(), Failed> {
    if events == 0 { Ok(()) } else { Err(format!("{events} events").into()) }
}

/// Whether the secret arrived in every byte: what was not secret was not checked.
fn all_secret(bytes: &[u8]) -> Result<(), Failed> {
    let public = valgrind::undefined_bits(bytes).iter().filter(|bits| **bits == 0).count();
    if public == 0 {
        Ok(())
    } else {
        Err(format!("{public} of {} bytes do not depend on the secret", bytes.len()).into())
    }
}

fn row(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    match kernel.entry {
        Entry::Expand(expand) => {
            let (from, to) = match kernel.op {
                Op::Schedule => (family.key, family.schedule),
                _ => (family.schedule, family.forms[kernel.form].bytes),
            };
            let n = 3;
            let (input, mut out) = (secret(b"schedule", n * from), vec![0; n * to]);
            // SAFETY: the sizes are the family's, and the row is available.
            let count = events(|| unsafe { expand(input.as_ptr(), out.as_mut_ptr(), n) });
            if valgrind::undefined_bits(&out).iter().all(|bits| *bits == 0) {
                return Err("the output does not depend on the secret".into());
            }
            none(count)
        }
        Entry::Crypt(crypt) if matches!(kernel.op, Op::EncryptMany | Op::DecryptMany) => {
            let form = secret(b"form", family.forms[kernel.form].bytes);
            let mut data = secret(b"data", 2 * kernel.width * family.block);
            let p = data.as_mut_ptr();
            // SAFETY: two batches, the form has its size, and the row is available.
            let count = events(|| unsafe { crypt(form.as_ptr(), p, p, 2) });
            all_secret(&data)?;
            none(count)
        }
        Entry::Place(place) => {
            let (schedule, mut form) = (secret(b"schedule", family.schedule), vec![0; family.forms[kernel.form].bytes]);
            // SAFETY: the sizes are the family's, the lane is one of the form's, and the row is available.
            let count = events(|| unsafe { place(schedule.as_ptr(), form.as_mut_ptr(), kernel.width - 1) });
            if valgrind::undefined_bits(&form).iter().all(|bits| *bits == 0) {
                return Err("the form does not depend on the secret".into());
            }
            none(count)
        }
        Entry::Crypt(_) => {
            let key = secret_key(family);
            // One whole batch and a padded one.
            let blocks = kernel.width + 1;
            let mut data = secret(b"data", blocks * family.block);
            let p = data.as_mut_ptr();
            // SAFETY: the buffer has that many blocks.
            let count = events(|| unsafe { Row::new(family, kernel, &key).run(p, p, blocks) });
            all_secret(&data)?;
            none(count)
        }
        Entry::Hash(_) => {
            let key = secret_key(family);
            let data = secret(b"data", 2 * 512 + 3 * family.block);
            let mut sum = secret(b"sum", family.block);
            let count = events(|| HashRow::new(family, kernel, &key).run(&mut sum, &data));
            all_secret(&sum)?;
            none(count)
        }
        entry => Err(format!("no test for the shape {}", entry.shape()).into()),
    }
}

/// Whole messages. The comparison of tags may tell its verdict and nothing else, at whatever byte they differ.
fn gcm(level: Level) -> Result<(), Failed> {
    let (nonce, mut tag, mut data) = ([7; 32], [0; 32], secret(b"data", 1000));
    let mut key = [0; 64];
    key.copy_from_slice(&secret(b"key", 64));
    none(events(|| {
        let sealed = Gcm::<Kalyna>::with_level(&key, level)
            .and_then(|gcm| gcm.encrypt_in_place(&nonce, b"aad", &mut data, &mut tag));
        assert_eq!(sealed, Ok(()));
    }))?;
    all_secret(&data)?;
    all_secret(&tag)?;
    // What is sent is public.
    valgrind::reveal(&data);
    valgrind::reveal(&tag);
    let open = |tag: &[u8]| {
        let (mut data, mut result) = (data.clone(), Ok(()));
        let count = events(|| {
            result = Gcm::<Kalyna>::with_level(&key, level)
                .and_then(|gcm| gcm.decrypt_in_place(&nonce, b"aad", &mut data, tag));
        });
        (result, count)
    };
    let verdict = open(&tag);
    if verdict.0.is_err() || verdict.1 == 0 {
        return Err(format!("{verdict:?}").into());
    }
    // With debug assertions `subtle` looks at the verdict twice more.
    let most = if cfg!(debug_assertions) { 3 } else { 1 };
    if verdict.1 > most {
        return Err(format!("{} events for one verdict", verdict.1).into());
    }
    for byte in 0..tag.len() {
        let mut wrong = tag;
        wrong[byte] ^= 1;
        let got = open(&wrong);
        if got != (Err(Error::NotAuthentic), verdict.1) {
            return Err(format!("byte {byte}: {got:?}").into());
        }
    }
    Ok(())
}

fn planted(leak: fn(&[u8; 256], u8) -> u8) -> Result<(), Failed> {
    let table = std::array::from_fn(|i| i as u8 ^ 0x5a);
    let bytes = secret(b"leak", 16);
    let count = events(|| {
        for b in &bytes {
            std::hint::black_box(leak(&table, *b));
        }
    });
    if count > 0 { Ok(()) } else { Err("a leak that was not seen".into()) }
}

#[inline(never)]
fn look_up(table: &[u8; 256], secret: u8) -> u8 {
    table[usize::from(secret)]
}

#[inline(never)]
fn branch(table: &[u8; 256], secret: u8) -> u8 {
    // The call keeps the compiler from making a select of it.
    if secret > 99 { std::hint::black_box(table[0]) } else { 1 }
}

/// The client requests of memcheck.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod valgrind {
    use std::arch::asm;

    const RUNNING: usize = 0x1001;
    const EVENTS: usize = 0x1201;
    const MAKE_UNDEFINED: usize = 0x4d43_0001;
    const MAKE_DEFINED: usize = 0x4d43_0002;
    const GET_UNDEFINED_BITS: usize = 0x4d43_0008;

    /// Zero without valgrind.
    fn request(code: usize, arguments: [usize; 3]) -> usize {
        let block = [code, arguments[0], arguments[1], arguments[2], 0, 0];
        let mut result = 0;
        // SAFETY: 128 bits of rotation leave `rdi` as it was, and exchanging a register with itself does nothing; under
        // valgrind the sequence reads the block, and writes nothing that Rust sees but what the callers pass.
        unsafe {
            asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") block.as_ptr(), inout("rdx") result,
            );
        }
        result
    }

    pub(super) fn is_running() -> bool {
        request(RUNNING, [0; 3]) > 0
    }

    pub(super) fn events() -> usize {
        request(EVENTS, [0; 3])
    }

    pub(super) fn poison(bytes: &[u8]) {
        request(MAKE_UNDEFINED, [bytes.as_ptr().expose_provenance(), bytes.len(), 0]);
    }

    pub(super) fn reveal(bytes: &[u8]) {
        request(MAKE_DEFINED, [bytes.as_ptr().expose_provenance(), bytes.len(), 0]);
    }

    /// A set bit for every bit that memcheck holds for undefined.
    pub(super) fn undefined_bits(bytes: &[u8]) -> Vec<u8> {
        let mut bits = vec![0; bytes.len()];
        let from = bytes.as_ptr().expose_provenance();
        request(GET_UNDEFINED_BITS, [from, bits.as_mut_ptr().expose_provenance(), bits.len()]);
        bits
    }
}

/// Client requests are written for one architecture here.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod valgrind {
    pub(super) fn is_running() -> bool {
        false
    }
    pub(super) fn events() -> usize {
        0
    }
    pub(super) fn poison(_: &[u8]) {}
    pub(super) fn reveal(_: &[u8]) {}
    pub(super) fn undefined_bits(bytes: &[u8]) -> Vec<u8> {
        vec![0; bytes.len()]
    }
}
