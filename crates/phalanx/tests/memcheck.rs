//! Tests with Valgrind's memcheck that code is constant time. We mark secrets as undefined memory,
//! so memcheck reports every branch and every address that depends on them.
//!
//! This is evidence rather than proof, because memcheck only sees the path that runs. Kernels are
//! called directly rather than through dispatch, so each test watches exactly the kernel in its
//! name. Kernels that Valgrind's CPU doesn't support (GFNI, AVX-512) are reported as not checked.
//! The test of the same name in the catalogue checks whole messages in every mode. Without
//! Valgrind, all tests are replaced with a single ignored one. To run both:
//!
//! ```sh
//! CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind -q --error-limit=no --log-file=/dev/null" cargo test --workspace --test memcheck
//! ```
//!
//! The program counts events itself and sets its exit code accordingly. Do not pass
//! `--error-exitcode`, because leaky kernels and planted leaks have to be reported without failing
//! the run.

use std::collections::HashSet;
use std::sync::Mutex;

use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::kernel::{Entry, Family, Features, GhashRun, Kernel, KernelRun, Op, RoutineEntry};
use phalanx::{Level, families};
use phalanx_valgrind::{self as valgrind, events};
use phalanx_vectors::stream;

/// The levels that Valgrind can execute.
const WATCHED: [Level; 3] = [Level::Portable, Level::Sse41, Level::Avx2];

/// The symbols that have run so far.
static RAN: Mutex<Option<HashSet<&str>>> = Mutex::new(None);

fn ran(what: &'static str) -> Result<(), Failed> {
    RAN.lock()?.get_or_insert_default().insert(what);
    Ok(())
}

fn main() {
    let mut arguments = Arguments::from_args();
    // Events are counted per process, and the last test checks that all others have run.
    arguments.test_threads = Some(1);
    let watched = valgrind::is_running();
    let mut trials = Vec::new();
    let mut lacking = Vec::new();
    for family in families().iter().chain(phalanx_papers::families()) {
        for kernel in family.kernels {
            let available = kernel.is_available();
            let lacks = if kernel.level.is_available() { "VPCLMULQDQ" } else { kernel.level.name() };
            if !available && !lacking.contains(&lacks) {
                lacking.push(lacks);
            }
            let name = format!("{} {} {} {}", family.name, kernel.op, kernel.level, kernel.symbol);
            let test = move || row(family, kernel);
            let needs = if available { String::new() } else { format!("needs {lacks}") };
            trials.push(Trial::test(name, test).with_kind(needs).with_ignored_flag(!available));
        }
    }
    for routine in phalanx::routines() {
        let test = move || self::routine(routine.entry);
        let trial = Trial::test(format!("routine {}", routine.symbol), test);
        trials.push(trial.with_ignored_flag(!routine.is_available()));
    }
    trials.push(Trial::test("planted look-up is seen", || planted(look_up)));
    trials.push(Trial::test("planted branch is seen", || planted(branch)));
    let all = arguments.filter.is_none() && arguments.skip.is_empty();
    trials.push(Trial::test("nothing was left out", nothing_left_out).with_ignored_flag(!all));
    if !watched {
        let name = format!("{} kernels and routines", trials.len());
        let alone = || Err("this program is not running under valgrind".into());
        let needs = "needs valgrind: see docs/constant-time.md";
        trials = vec![Trial::test(name, alone).with_kind(needs).with_ignored_flag(true)];
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    if watched {
        println!("NOT CHECKED: rows that this CPU, or valgrind's, lacks; they need {}", lacking.join(", "));
    } else {
        println!("NOT CHECKED: this program is not running under valgrind");
    }
    conclusion.exit();
}

/// Every kernel that Valgrind can execute and the machine supports has run. To find out, we use the
/// system's list of CPU features rather than that of Valgrind's CPU.
fn nothing_left_out() -> Result<(), Failed> {
    let cpu = std::fs::read_to_string("/proc/cpuinfo")?;
    let flags = cpu.lines().find(|line| line.starts_with("flags")).ok_or("the system names no CPU flags")?;
    let has = |level: Level| match level {
        Level::Portable => true,
        Level::Sse41 => ["ssse3", "sse4_1", "pclmulqdq"].iter().all(|name| flags.split(' ').any(|flag| flag == *name)),
        _ => flags.split(' ').any(|flag| flag == "avx2"),
    };
    let mut guard = RAN.lock()?;
    let ran = guard.get_or_insert_default();
    for level in WATCHED {
        if !has(level) {
            println!("NOT CHECKED: this CPU lacks {level}");
            continue;
        }
        let rows = families().iter().chain(phalanx_papers::families()).flat_map(|family| family.kernels);
        // Valgrind's CPU doesn't support VPCLMULQDQ.
        let rows = rows.filter(|kernel| kernel.level == level && !kernel.needs.contains(Features::VPCLMUL));
        let rows: Vec<_> = rows.map(|kernel| kernel.symbol).collect();
        if rows.is_empty() {
            return Err(format!("{level} has no rows").into());
        }
        if let Some(missing) = rows.into_iter().find(|what| !ran.contains(what)) {
            return Err(format!("{missing} did not run").into());
        }
    }
    Ok(())
}

/// Derives bytes from a seed and marks them as secret.
fn secret(seed: &[u8], bytes: usize) -> Vec<u8> {
    let bytes = stream(seed, bytes);
    valgrind::poison(&bytes);
    bytes
}

/// The GOST 28147-89 S-box is also secret, but its entries must be nibbles.
fn secret_key(family: &Family) -> Vec<u8> {
    let mut key = stream(b"key", family.key);
    if family.name == "gost28147" {
        key[..128].iter_mut().for_each(|nibble| *nibble &= 15);
    }
    valgrind::poison(&key);
    key
}

/// Expects no events for a constant-time kernel, and at least one for any other.
fn verdict(kernel: &'static Kernel, events: usize) -> Result<(), Failed> {
    ran(kernel.symbol)?;
    match (phalanx_papers::is_leaky(kernel), events) {
        (false, _) => none(events),
        (true, 0) => Err("a leak that was not seen".into()),
        (true, _) => Ok(()),
    }
}

fn none(events: usize) -> Result<(), Failed> {
    if events == 0 { Ok(()) } else { Err(format!("{events} events").into()) }
}

/// Checks that every byte is still secret. Otherwise, the test wouldn't have checked anything.
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
                Op::Schedule => (kernel.width * family.key, family.forms[kernel.form].bytes),
                _ => (family.schedule, family.forms[kernel.form].bytes),
            };
            let n = 3;
            let (input, mut out) = (secret(b"schedule", n * from), vec![0; n * to]);
            // SAFETY: the buffers have the sizes that the family specifies, and the kernel is
            // available.
            let count = events(|| unsafe { expand(input.as_ptr(), out.as_mut_ptr(), n) });
            if valgrind::undefined_bits(&out).iter().all(|bits| *bits == 0) {
                return Err("the output does not depend on the secret".into());
            }
            verdict(kernel, count)
        }
        Entry::Crypt(crypt) if matches!(kernel.op, Op::EncryptMany | Op::DecryptMany) => {
            let form = secret(b"form", family.forms[kernel.form].bytes);
            let mut data = secret(b"data", 2 * kernel.width * family.block);
            let p = data.as_mut_ptr();
            // SAFETY: the buffer is two batches long, the form is the correct size, and the kernel
            // is available.
            let count = events(|| unsafe { crypt(form.as_ptr(), p, p, 2) });
            all_secret(&data)?;
            verdict(kernel, count)
        }
        Entry::Absorb(absorb) => {
            let (blocks, mut states) =
                (secret(b"blocks", 3 * kernel.width * family.block), secret(b"states", kernel.width * family.schedule));
            // SAFETY: there are a state and three blocks for each message, and the kernel is
            // available.
            let count = events(|| unsafe { absorb(blocks.as_ptr(), states.as_mut_ptr(), 3) });
            // N is no secret, but the kernel doesn't know that.
            all_secret(&states)?;
            verdict(kernel, count)
        }
        Entry::Load(place) => {
            let (schedule, mut form) = (secret(b"schedule", family.schedule), vec![0; family.forms[kernel.form].bytes]);
            // SAFETY: the buffers have the sizes that the family specifies, the form has this lane,
            // and the kernel is available.
            let count = events(|| unsafe { place(schedule.as_ptr(), form.as_mut_ptr(), kernel.width - 1) });
            if valgrind::undefined_bits(&form).iter().all(|bits| *bits == 0) {
                return Err("the form does not depend on the secret".into());
            }
            verdict(kernel, count)
        }
        Entry::Crypt(_) => {
            let key = secret_key(family);
            // One whole batch and a padded one.
            let blocks = kernel.width + 1;
            let mut data = secret(b"data", blocks * family.block);
            let p = data.as_mut_ptr();
            // SAFETY: the buffer is that many blocks long.
            let count = events(|| unsafe { KernelRun::new(family, kernel, &key).run(p, p, blocks) });
            all_secret(&data)?;
            verdict(kernel, count)
        }
        Entry::Ghash(dot) if matches!(kernel.op, Op::Dot | Op::Products) => {
            // Whole registers and a partial one.
            let n = 67;
            let (factors, data) = (secret(b"factors", n * family.block), secret(b"data", n * family.block));
            let mut sum = secret(b"sum", family.block * if kernel.op == Op::Dot { 1 } else { n });
            // SAFETY: both buffers are that many blocks long, the result is either one block or
            // just as many, and the kernel is available.
            let count = events(|| unsafe { dot(factors.as_ptr(), data.as_ptr(), sum.as_mut_ptr(), n) });
            all_secret(&sum)?;
            verdict(kernel, count)
        }
        Entry::Ghash(_) => {
            let key = secret_key(family);
            let data = secret(b"data", 2 * 512 + 3 * family.block);
            let mut sum = secret(b"sum", family.block);
            let count = events(|| GhashRun::new(family, kernel, &key).run(&mut sum, &data));
            all_secret(&sum)?;
            verdict(kernel, count)
        }
        entry => Err(format!("no test for the shape {}", entry.shape()).into()),
    }
}

/// Runs a routine on blocks that fill whole registers, and on ones that don't.
fn routine(entry: RoutineEntry) -> Result<(), Failed> {
    /// 20 blocks of the maximum size.
    const ROOM: usize = 64 * 20;
    let mut count = 0;
    for n in [1, 2, 7, 8, 9, 20] {
        let (input, other) = (secret(b"input", ROOM), secret(b"other", ROOM));
        let (mut state, mut out) = (secret(b"state", 64), vec![0; ROOM]);
        let (from, to) = (input.as_ptr(), out.as_mut_ptr());
        // SAFETY: no routine uses larger blocks, and none writes more than 20 of them.
        count += events(|| unsafe {
            match entry {
                RoutineEntry::Wipe(wipe) => wipe(to, 64 * n),
                RoutineEntry::Equal(equal) => _ = std::hint::black_box(equal(from, other.as_ptr(), 64 * n)),
                RoutineEntry::Xor(xor) => xor(from, other.as_ptr(), to, 61 * n),
                RoutineEntry::Sequence(fill) => fill(state.as_mut_ptr(), to, n),
                RoutineEntry::Skip(skip) => skip(state.as_mut_ptr(), 1000 * n),
                RoutineEntry::Map(map) => map(from, to, n),
                RoutineEntry::Unpad(unpad) => _ = std::hint::black_box(unpad(from, 3 * n)),
                RoutineEntry::Clear(clear) => clear(),
                entry => panic!("no test for the shape {}", entry.shape()),
            }
        });
    }
    none(count)
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
    // This call keeps the compiler from generating a conditional move.
    if secret > 99 { std::hint::black_box(table[0]) } else { 1 }
}
