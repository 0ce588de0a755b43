//! Valgrind's memcheck as a witness of constant time: secrets are marked as undefined memory, so that memcheck reports
//! every branch and every address that depends on them.
//!
//! Evidence, not proof: only the path that runs is seen. A row is called by itself, never through dispatch, so the backend
//! that a test names is the one that was watched. Rows that valgrind's CPU lacks (it hides GFNI and AVX-512) are told as not
//! checked. Without valgrind every test shows as ignored. To run it:
//!
//! ```sh
//! CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind -q --error-limit=no --log-file=/dev/null" cargo test -p phalanx --test memcheck
//! ```
//!
//! The program counts the events itself and fails by its own exit status: do not pass `--error-exitcode`, because leaky rows and
//! planted leaks have to be seen, and the verdict on a tag is one event, which is public.

use std::collections::HashSet;
use std::sync::Mutex;

use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::Kalyna256_512 as Cipher;
use phalanx::kernel::{Entry, Family, Features, HashRow, Kernel, Op, RoutineEntry, Row};
use phalanx::modes::dstu7624::{Cbc, Ccm, Cfb, Cmac, Ctr, Gcm, Gmac, Kw, KwPadded, Ofb, Xts};
use phalanx::{Error, Level, families};
use phalanx_valgrind::{self as valgrind, events};
use phalanx_vectors::stream;

/// The backends that valgrind can execute.
const WATCHED: [Level; 3] = [Level::Portable, Level::Sse41, Level::Avx2];

/// What ran: symbols, and levels of whole messages.
static RAN: Mutex<Option<HashSet<&str>>> = Mutex::new(None);

fn ran(what: &'static str) -> Result<(), Failed> {
    RAN.lock()?.get_or_insert_default().insert(what);
    Ok(())
}

fn main() {
    let mut arguments = Arguments::from_args();
    // Events are counted for the whole process; and the last test looks back at the others.
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
            trials.push(Trial::test(name, test).with_ignored_flag(!available || !watched));
        }
    }
    for routine in phalanx::routines() {
        let ignored = !routine.is_available() || !watched;
        let test = move || self::routine(routine.entry);
        trials.push(Trial::test(format!("routine {}", routine.symbol), test).with_ignored_flag(ignored));
    }
    for level in Level::available() {
        trials.push(Trial::test(format!("gcm {level}"), move || gcm(level)).with_ignored_flag(!watched));
        trials.push(Trial::test(format!("dstu7624 {level}"), move || dstu7624(level)).with_ignored_flag(!watched));
        let verdicts = move || dstu7624_verdicts(level);
        trials.push(Trial::test(format!("dstu7624 verdicts {level}"), verdicts).with_ignored_flag(!watched));
        trials.push(
            Trial::test(format!("gost3413 {level}"), move || of_gost3413::gost3413(level)).with_ignored_flag(!watched),
        );
    }
    trials.push(Trial::test("planted look-up is seen", || planted(look_up)).with_ignored_flag(!watched));
    trials.push(Trial::test("planted branch is seen", || planted(branch)).with_ignored_flag(!watched));
    let all = arguments.filter.is_none() && arguments.skip.is_empty();
    trials.push(Trial::test("nothing was left out", nothing_left_out).with_ignored_flag(!watched || !all));
    let conclusion = libtest_mimic::run(&arguments, trials);
    if watched {
        println!("NOT CHECKED: rows that this CPU, or valgrind's, lacks; they need {}", lacking.join(", "));
    } else {
        println!("NOT CHECKED: this program is not running under valgrind");
    }
    conclusion.exit();
}

/// Every row of every backend that valgrind can execute and the machine has, by the system's word and not by what valgrind's
/// CPU says of itself.
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
        // Valgrind's CPU has no VPCLMULQDQ.
        let rows = rows.filter(|kernel| kernel.level == level && !kernel.needs.contains(Features::VPCLMUL));
        let rows: Vec<_> = rows.map(|kernel| kernel.symbol).collect();
        if rows.is_empty() {
            return Err(format!("{level} has no rows").into());
        }
        if let Some(missing) = rows.into_iter().chain([level.name()]).find(|what| !ran.contains(what)) {
            return Err(format!("{missing} did not run").into());
        }
    }
    Ok(())
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

/// No events for a row that is constant time; some for one that is not.
fn verdict(kernel: &'static Kernel, events: usize) -> Result<(), Failed> {
    ran(kernel.symbol)?;
    match (kernel.constant_time, events) {
        (true, _) => none(events),
        (false, 0) => Err("a leak that was not seen".into()),
        (false, _) => Ok(()),
    }
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
                Op::Schedule => (kernel.width * family.key, family.forms[kernel.form].bytes),
                _ => (family.schedule, family.forms[kernel.form].bytes),
            };
            let n = 3;
            let (input, mut out) = (secret(b"schedule", n * from), vec![0; n * to]);
            // SAFETY: the sizes are the family's, and the row is available.
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
            // SAFETY: two batches, the form has its size, and the row is available.
            let count = events(|| unsafe { crypt(form.as_ptr(), p, p, 2) });
            all_secret(&data)?;
            verdict(kernel, count)
        }
        Entry::Place(place) => {
            let (schedule, mut form) = (secret(b"schedule", family.schedule), vec![0; family.forms[kernel.form].bytes]);
            // SAFETY: the sizes are the family's, the lane is one of the form's, and the row is available.
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
            // SAFETY: the buffer has that many blocks.
            let count = events(|| unsafe { Row::new(family, kernel, &key).run(p, p, blocks) });
            all_secret(&data)?;
            verdict(kernel, count)
        }
        Entry::Hash(dot) if kernel.op == Op::Dot => {
            // Whole registers, and what is left of one.
            let n = 67;
            let (factors, data) = (secret(b"factors", n * family.block), secret(b"data", n * family.block));
            let mut sum = secret(b"sum", family.block);
            // SAFETY: that many blocks, one in the sum, and the row is available.
            let count = events(|| unsafe { dot(factors.as_ptr(), data.as_ptr(), sum.as_mut_ptr(), n) });
            all_secret(&sum)?;
            verdict(kernel, count)
        }
        Entry::Hash(_) => {
            let key = secret_key(family);
            let data = secret(b"data", 2 * 512 + 3 * family.block);
            let mut sum = secret(b"sum", family.block);
            let count = events(|| HashRow::new(family, kernel, &key).run(&mut sum, &data));
            all_secret(&sum)?;
            verdict(kernel, count)
        }
        entry => Err(format!("no test for the shape {}", entry.shape()).into()),
    }
}

/// What is beside the kernels, for whole registers of blocks and others.
fn routine(entry: RoutineEntry) -> Result<(), Failed> {
    /// As many blocks of the largest size.
    const ROOM: usize = 64 * 20;
    let mut count = 0;
    for n in [1, 2, 7, 8, 9, 20] {
        let (input, other) = (secret(b"input", ROOM), secret(b"other", ROOM));
        let (mut state, mut out) = (secret(b"state", 64), vec![0; ROOM]);
        let (from, to) = (input.as_ptr(), out.as_mut_ptr());
        // SAFETY: no routine takes larger blocks, and none writes more than 20.
        count += events(|| unsafe {
            match entry {
                RoutineEntry::Wipe(wipe) => wipe(to, 64 * n),
                RoutineEntry::Equal(equal) => _ = std::hint::black_box(equal(from, other.as_ptr(), 64 * n)),
                RoutineEntry::Xor(xor) => xor(from, other.as_ptr(), to, 61 * n),
                RoutineEntry::Sequence(fill) => fill(state.as_mut_ptr(), to, n),
                RoutineEntry::Skip(skip) => skip(state.as_mut_ptr(), 1000 * n),
                RoutineEntry::Map(map) => map(from, to, n),
                RoutineEntry::Unpad(unpad) => _ = std::hint::black_box(unpad(from, 3 * n)),
                #[cfg(target_arch = "x86_64")]
                RoutineEntry::Clear(clear) => clear(),
                entry => panic!("no test for the shape {}", entry.shape()),
            }
        });
    }
    none(count)
}

/// Whole messages. The comparison of tags may tell its verdict and nothing else, at whatever byte they differ.
fn gcm(level: Level) -> Result<(), Failed> {
    let (nonce, mut tag, mut data) = ([7; 32], [0; 32], secret(b"data", 1000));
    let mut key = [0; 64];
    key.copy_from_slice(&secret(b"key", 64));
    ran(level.name())?;
    none(events(|| {
        let sealed = Gcm::<Cipher>::with_level(&key, level)
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
            result = Gcm::<Cipher>::with_level(&key, level)
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

/// A way to process a message in place, with a public initialisation vector and a tag of 32 bytes.
type Mode = fn(&Cipher, &mut [u8], &mut [u8; 32]) -> Result<(), Error>;

const IV: [u8; 32] = [7; 32];

fn cipher(level: Level, key: &[u8]) -> Cipher {
    let mut array = [0; 64];
    array.copy_from_slice(key);
    Cipher::with_level(&array, level).expect("available")
}

/// The other modes: no events at all, and secrets everywhere.
fn dstu7624(level: Level) -> Result<(), Failed> {
    let modes: [(&str, Mode); 15] = [
        ("ctr", |cipher, data, _| Ctr::<Cipher>::from_cipher(cipher.clone()).apply(&IV, data)),
        ("ofb", |cipher, data, _| Ofb::<Cipher>::from_cipher(cipher.clone()).apply(&IV, data)),
        ("cfb-32", |cipher, data, _| Cfb::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, 32, data)),
        ("cfb-32 back", |cipher, data, _| Cfb::<Cipher>::from_cipher(cipher.clone()).decrypt_in_place(&IV, 32, data)),
        ("cfb-8", |cipher, data, _| Cfb::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, 8, data)),
        ("cfb-8 back", |cipher, data, _| Cfb::<Cipher>::from_cipher(cipher.clone()).decrypt_in_place(&IV, 8, data)),
        ("cbc", |cipher, data, _| {
            Cbc::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, &mut data[..992])?;
            // The last eight bytes are not a block.
            Ctr::<Cipher>::from_cipher(cipher.clone()).apply(&IV, &mut data[992..])
        }),
        ("cbc back", |cipher, data, _| {
            Cbc::<Cipher>::from_cipher(cipher.clone()).decrypt_in_place(&IV, &mut data[..992])?;
            Ctr::<Cipher>::from_cipher(cipher.clone()).apply(&IV, &mut data[992..])
        }),
        ("xts", |cipher, data, _| Xts::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, data)),
        ("xts back", |cipher, data, _| Xts::<Cipher>::from_cipher(cipher.clone()).decrypt_in_place(&IV, data)),
        ("ccm", |cipher, data, tag| {
            Ccm::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, b"aad", data, tag)
        }),
        ("cmac", |cipher, data, tag| Cmac::<Cipher>::from_cipher(cipher.clone()).mac(data, tag)),
        ("gmac", |cipher, data, tag| Gmac::<Cipher>::from_cipher(cipher.clone()).mac(data, tag)),
        ("kw", |cipher, data, _| {
            data.copy_from_slice(&KwPadded::<Cipher>::from_cipher(cipher.clone()).wrap(data)?[..1000]);
            Ok(())
        }),
        ("gcm in pieces", |cipher, data, tag| {
            let mut stream = Gcm::<Cipher>::from_cipher(cipher.clone()).start_encryption(&IV, b"aad")?;
            data.chunks_mut(77).try_for_each(|piece| stream.update(piece))?;
            stream.finish(tag)
        }),
    ];
    for (name, mode) in modes {
        let (key, mut data, mut tag) = (secret(b"key", 64), secret(b"data", 1000), [0; 32]);
        let mut outcome = Ok(());
        let count = events(|| outcome = mode(&cipher(level, &key), &mut data, &mut tag));
        outcome?;
        none(count).map_err(|_| format!("{name}: {count} events"))?;
        all_secret(&data)?;
        if ["ccm", "cmac", "gmac", "gcm in pieces"].contains(&name) {
            all_secret(&tag)?;
        }
    }
    Ok(())
}

/// A message, a tag or a wrapped key, and whether it is authentic.
type Verify = fn(&Cipher, &mut [u8], &[u8]) -> Result<(), Error>;

/// Verdicts tell themselves and nothing else, at whatever byte something differs.
fn dstu7624_verdicts(level: Level) -> Result<(), Failed> {
    let modes: [(&str, Mode, Verify); 3] = [
        (
            "ccm",
            |cipher, data, tag| Ccm::<Cipher>::from_cipher(cipher.clone()).encrypt_in_place(&IV, b"aad", data, tag),
            |cipher, data, tag| Ccm::<Cipher>::from_cipher(cipher.clone()).decrypt_in_place(&IV, b"aad", data, tag),
        ),
        (
            "cmac",
            |cipher, data, tag| Cmac::<Cipher>::from_cipher(cipher.clone()).mac(data, tag),
            |cipher, data, tag| Cmac::<Cipher>::from_cipher(cipher.clone()).verify(data, tag),
        ),
        (
            // The first block of a wrapped key stands for the tag.
            "kw",
            |cipher, data, tag| {
                let wrapped = Kw::<Cipher>::from_cipher(cipher.clone()).wrap(&data[..64])?;
                tag.copy_from_slice(&wrapped[..32]);
                data[..64].copy_from_slice(&wrapped[32..]);
                Ok(())
            },
            |cipher, data, tag| {
                let wrapped = [tag, &data[..64]].concat();
                Kw::<Cipher>::from_cipher(cipher.clone()).unwrap(&wrapped).map(|_| ())
            },
        ),
    ];
    for (name, seal, verify) in modes {
        let (key, mut data, mut tag) = (secret(b"key", 64), secret(b"data", 200), [0; 32]);
        seal(&cipher(level, &key), &mut data, &mut tag)?;
        valgrind::reveal(&data);
        valgrind::reveal(&tag);
        let check = |tag: &[u8]| {
            let (mut data, mut result) = (data.clone(), Ok(()));
            let count = events(|| result = verify(&cipher(level, &key), &mut data, tag));
            (result, count)
        };
        let verdict = check(&tag);
        // Whoever only hands a verdict on does not look at it.
        if verdict.0.is_err() || verdict.1 > 1 {
            return Err(format!("{name}: {verdict:?}").into());
        }
        for byte in 0..tag.len() {
            let mut wrong = tag;
            wrong[byte] ^= 1;
            let got = check(&wrong);
            if got != (Err(Error::NotAuthentic), verdict.1) {
                return Err(format!("{name}, byte {byte}: {got:?}").into());
            }
        }
    }
    Ok(())
}

/// The modes of GOST R 34.13-2015, whose names are those above.
mod of_gost3413 {
    use super::*;
    use phalanx::modes::gost3413::{Cfb, Ctr, CtrAcpkm, Gost, Mgm, Ofb, Omac, OmacAcpkm, kexp15};
    use phalanx::{Cipher, KeyOnly, Kuznyechik, Magma};

    /// A message in one mode after the other; gives it as an exported key before the last.
    fn every_mode<C: Gost>(
        cipher: &Cipher<C::Standard>,
        nonce: &[u8],
        data: &mut [u8],
        [omac_tag, acpkm_tag, mgm_tag]: &mut [impl AsMut<[u8]>; 3],
    ) -> Result<Vec<u8>, Error>
    where
        C::Standard: KeyOnly,
    {
        let (half, section, period) = (&nonce[..nonce.len() / 2], 4 * nonce.len(), 32 + nonce.len());
        let (omac, ctr) = (Omac::<C>::from_cipher(cipher.clone()), Ctr::from_cipher(cipher.clone()));
        omac.mac(data, omac_tag.as_mut())?;
        OmacAcpkm::<C>::from_cipher(cipher.clone()).mac(section, period, data, acpkm_tag.as_mut())?;
        ctr.apply(half, data)?;
        CtrAcpkm::<C>::from_cipher(cipher.clone()).apply(half, section, data)?;
        Cfb::<C>::from_cipher(cipher.clone()).encrypt_in_place(nonce, data)?;
        Ofb::<C>::from_cipher(cipher.clone()).apply(nonce, data)?;
        let exported = kexp15(&omac, &ctr, half, data)?;
        Mgm::<C>::from_cipher(cipher.clone()).encrypt_in_place(nonce, b"aad", data, mgm_tag.as_mut())?;
        Ok(exported)
    }

    /// Whole messages in the modes of GOST R 34.13-2015 and R 1323565.1: no event but the verdict on a tag.
    pub(super) fn gost3413(level: Level) -> Result<(), Failed> {
        let mut key = [0; 32];
        key.copy_from_slice(&secret(b"key", 32));
        macro_rules! check {
            ($cipher:ty, $block:literal) => {
                let cipher = <$cipher>::with_level(&key, level)?;
                let nonce = [7; $block];
                let mut data = secret(b"data", 1003);
                let mut tags = [[0; $block]; 3];
                let mut exported = Ok(Vec::new());
                none(events(|| exported = every_mode::<$cipher>(&cipher, &nonce, &mut data, &mut tags)))?;
                let exported = exported?;
                all_secret(&data)?;
                all_secret(&exported)?;
                tags.iter().try_for_each(|tag| all_secret(tag))?;
                // What is sent is public, and what was exported is what is sent here.
                valgrind::reveal(&data);
                valgrind::reveal(&tags[2]);
                let mgm = Mgm::<$cipher>::from_cipher(cipher.clone());
                for (byte, want) in
                    [(0, Err(Error::NotAuthentic)), ($block - 1, Err(Error::NotAuthentic)), ($block, Ok(()))]
                {
                    let mut tag = tags[2];
                    tag.iter_mut().skip(byte).take(1).for_each(|byte| *byte ^= 1);
                    let (mut data, mut got) = (data.clone(), Ok(()));
                    let count = events(|| got = mgm.decrypt_in_place(&nonce, b"aad", &mut data, &tag));
                    // With debug assertions the verdict is looked at twice more.
                    if got != want || count == 0 || count > if cfg!(debug_assertions) { 3 } else { 1 } {
                        return Err(format!("byte {byte}: {got:?}, {count} events").into());
                    }
                }
            };
        }
        check!(Kuznyechik, 16);
        check!(Magma, 8);
        Ok(())
    }
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
