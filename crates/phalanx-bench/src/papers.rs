//! Jobs for the techniques in the papers, and the corresponding jobs for Phalanx.

use std::sync::{Mutex, PoisonError};

use phalanx::kernel::{Family, Keyed, Op, row_once};
use phalanx::{Level, families};
use phalanx_papers::Published;
use phalanx_papers::modes::{ManyModes, Modes, rekeyed};

use crate::Job;
use crate::modes::{Make, Mode, Run, modes};
use crate::timed::whole_key;

/// The data size for figures that a paper measured on whole batches.
const BYTES: usize = 16384;

/// The data operation that a kernel for many keys performs.
fn direction(op: Op) -> Op {
    match op {
        Op::EncryptMany => Op::Encrypt,
        Op::DecryptMany => Op::Decrypt,
        other => other,
    }
}

/// The technique behind a figure.
///
/// # Errors
/// The reason, if this build or this CPU doesn't have it.
pub fn technique(published: &'static Published) -> Result<Job, String> {
    let Some((family, kernel)) = published.row() else {
        return Err(if published.symbol.contains("leaky") {
            "look-ups at secret addresses are not in this build: it needs the feature `leaky`, as in: cargo run --release -p phalanx-bench --features leaky -- papers".into()
        } else {
            "not for this architecture".into()
        });
    };
    if !kernel.is_available() {
        return Err(format!("this CPU lacks {}", kernel.level));
    }
    let op = direction(published.op);
    let blocks = published.bytes.unwrap_or(BYTES).div_ceil(family.block);
    let count = match op {
        Op::Schedule => kernel.width,
        _ => blocks.next_multiple_of(kernel.width.max(published.ways)),
    };
    let job = Job { row: Some(kernel), ..Job::new(family, op, kernel.level, count) };
    if op == Op::Schedule {
        return Ok(job);
    }
    Ok(driven(published, job, None, |driven| driver(driven.published, driven.job)))
}

/// A job with a driver, which runs the technique or, if a level is given, Phalanx. Drivers are
/// cached for each figure while the program runs.
fn driven(published: &'static Published, job: Job, ours: Option<Level>, make: fn(&Driven) -> Run) -> Job {
    static DRIVERS: Mutex<Vec<(usize, Option<Level>, &'static Mode)>> = Mutex::new(Vec::new());
    let address = std::ptr::from_ref(published) as usize;
    let mut drivers = DRIVERS.lock().unwrap_or_else(PoisonError::into_inner);
    let there = drivers.iter().find(|(of, level, _)| (*of, *level) == (address, ours)).map(|(.., mode)| *mode);
    let mode = there.unwrap_or_else(|| {
        let driven = Driven { published, job, level: ours.unwrap_or(job.level) };
        let make = Make::Peer(Box::new(move || Ok(make(&driven))));
        let mode = Mode { cipher: published.cipher, name: our_mode(published), op: job.op, peer: None, make };
        let mode: &'static Mode = Box::leak(Box::new(mode));
        drivers.push((address, ours, mode));
        mode
    });
    job.with_mode(mode)
}

/// The inputs of a driver.
struct Driven {
    published: &'static Published,
    job: Job,
    level: Level,
}

/// The plain driver for a mode, using a kernel.
fn driver(published: &'static Published, job: Job) -> Run {
    let (family, Some(kernel)) = (job.family, job.row) else { unreachable!("the job of a technique is a row") };
    let iv = vec![1; published.keys * family.block];
    if published.rekeyed {
        let keys: Vec<u8> = (0..published.keys).flat_map(|index| whole_key(family, index)).collect();
        return Box::new(move |data| rekeyed(family, kernel, &keys, data));
    }
    if published.keys == 1 {
        let modes = Modes::new(family, kernel, &whole_key(family, 0));
        let mode = phalanx_papers::modes::Mode::ALL.into_iter().find(|mode| mode.name() == published.mode);
        let mode = mode.unwrap_or(phalanx_papers::modes::Mode::Ecb);
        return Box::new(move |data| modes.run(mode, published.op, &iv, data));
    }
    let keys: Vec<u8> = (0..published.keys).flat_map(|index| whole_key(family, index)).collect();
    let many = ManyModes::new(family, kernel, &keys);
    if published.mode == "cbc" {
        Box::new(move |data| many.cbc_encrypt(&iv, data))
    } else {
        Box::new(move |data| many.ecb(data))
    }
}

/// Phalanx's job for the same work at a level, with either the paper's message or `blocks` blocks.
pub fn counterpart(published: &'static Published, level: Level, blocks: Option<usize>) -> Option<Job> {
    let family = families().iter().copied().find(|family| family.name == published.cipher)?;
    let op = direction(published.op);
    let bulk = published.bytes.unwrap_or(BYTES).div_ceil(family.block);
    let count = blocks.unwrap_or(if op == Op::Schedule { published.keys } else { bulk });
    let job = Job::new(family, op, level, count.next_multiple_of(published.keys.max(1)));
    if published.rekeyed {
        return Some(driven(published, job, Some(level), |driven| {
            let (family, level, op) = (driven.job.family, driven.level, driven.job.op);
            let keys: Vec<u8> = (0..driven.published.keys).flat_map(|index| whole_key(family, index)).collect();
            Box::new(move |data| with_schedules(family, level, op, &keys, data))
        }));
    }
    let job = match (op, our_mode(published)) {
        (Op::Schedule, _) | (_, "ecb") => Job { keys: if op == Op::Schedule { 1 } else { published.keys }, ..job },
        (_, name) => {
            // The key stream is the same in both directions.
            let mode = modes().find(|mode| {
                (mode.cipher, mode.name) == (published.cipher, name) && (mode.op == op || name.ends_with("ofb"))
            })?;
            Job { streams: published.keys, op: mode.op, ..job.with_mode(mode) }
        }
    };
    (!job.kernels().is_empty()).then_some(job)
}

/// Processes a message including its key schedules, as a program that uses the library would.
fn with_schedules(family: &'static Family, level: Level, op: Op, keys: &[u8], data: &mut [u8]) {
    if keys.len() == family.key {
        let Ok(keyed) = Keyed::fresh(family, level, keys) else { unreachable!("jobs have levels of this CPU") };
        let p = data.as_mut_ptr();
        // SAFETY: the buffer holds this many blocks, which are processed in place.
        return unsafe { keyed.run(op, p, p, data.len() / family.block) };
    }
    let done = row_once((family, op, level), keys, data);
    debug_assert!(done.is_ok(), "jobs have levels of this CPU");
}

/// The benchmark's name for a mode in a paper.
pub fn our_mode(published: &Published) -> &'static str {
    match (published.mode, published.keys) {
        ("ecb", _) if published.rekeyed => "ecb-fresh-key",
        ("cbc", 2..) => "many-cbc",
        ("cbc", _) => "gost3413-cbc",
        ("cfb", _) => "gost3413-cfb",
        ("ofb", _) => "gost3413-ofb",
        (other, _) => other,
    }
}
