//! The techniques of the papers as jobs, and what Phalanx does for the same.

use phalanx::kernel::{Kernel, Op};
use phalanx::{Level, families};
use phalanx_papers::Published;
use phalanx_papers::modes::{ManyModes, Modes};

use crate::Job;
use crate::modes::{Make, Mode, Run, modes};
use crate::subject::whole_key;

/// Bytes of data where the paper measured whole batches.
const BYTES: usize = 16384;

/// The operation on data that a row for many keys does.
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
/// This build or this CPU lacks it; why.
pub fn technique(published: &'static Published) -> Result<Job, String> {
    let Some((family, kernel)) = published.row() else {
        return Err(if published.symbol.contains("leaky") {
            "look-ups at secret addresses are not in this build: it needs the feature `leaky`".into()
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
    if op == Op::Schedule || (published.mode == "ecb" && published.keys == 1) {
        return Ok(job);
    }
    let driver = Mode {
        cipher: published.cipher,
        name: published.mode,
        op,
        peer: None,
        make: Make::Peer(Box::new(move || Ok(driver(published, kernel)))),
    };
    // As many as there are figures, for as long as the program runs.
    Ok(job.with_mode(Box::leak(Box::new(driver))))
}

/// The plain driver of a mode over a row.
fn driver(published: &'static Published, kernel: &'static Kernel) -> Run {
    let Some((family, _)) = published.row() else { unreachable!("the kernel is of a family") };
    let iv = vec![1; published.keys * family.block];
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

/// What Phalanx does for the same under a level, with the message of the paper or with `blocks` blocks.
pub fn counterpart(published: &Published, level: Level, blocks: Option<usize>) -> Option<Job> {
    let family = families().iter().copied().find(|family| family.name == published.cipher)?;
    let op = direction(published.op);
    let bulk = published.bytes.unwrap_or(BYTES).div_ceil(family.block);
    let count = blocks.unwrap_or(if op == Op::Schedule { published.keys } else { bulk });
    let job = Job::new(family, op, level, count.next_multiple_of(published.keys.max(1)));
    let job = match (op, our_mode(published)) {
        (Op::Schedule, _) | (_, "ecb") => Job { keys: if op == Op::Schedule { 1 } else { published.keys }, ..job },
        (_, name) => {
            // A stream of keys is the same in both directions.
            let mode = modes().find(|mode| {
                (mode.cipher, mode.name) == (published.cipher, name) && (mode.op == op || name.ends_with("ofb"))
            })?;
            Job { streams: published.keys, op: mode.op, ..job.with_mode(mode) }
        }
    };
    (!job.kernels().is_empty()).then_some(job)
}

/// The name that our benchmark has for the mode of a paper.
pub fn our_mode(published: &Published) -> &'static str {
    match (published.mode, published.keys) {
        ("cbc", 2..) => "many-cbc",
        ("cbc", _) => "gost3413-cbc",
        ("cfb", _) => "gost3413-cfb",
        ("ofb", _) => "gost3413-ofb",
        (other, _) => other,
    }
}
