//! Times single calls that process one message, with either an expanded or a fresh key.

use phalanx::{Level, families};
use phalanx_catalogue::{Role, all};
use serde::{Deserialize, Serialize};

use crate::clock::{self, Sample};
use crate::modes::{Make, Mode, Run, modes, of_algorithm};
use crate::peers::peers;

/// How long a single call takes.
#[derive(Debug, Clone)]
pub struct Call {
    /// The cipher.
    pub cipher: &'static str,
    /// The mode, including its standard.
    pub mode: &'static str,
    /// The direction.
    pub op: &'static str,
    /// Message length in bytes.
    pub bytes: usize,
    /// The name of the library, unless it's Phalanx.
    pub peer: Option<&'static str>,
    /// The minimum over many calls.
    pub minimum: Sample,
}

/// Which key a call uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Key {
    /// The key is created, used for one message, and dropped.
    Fresh,
    /// The key has already been expanded and used.
    #[default]
    Kept,
}

/// Other libraries whose calls we time. These are crates, where keys are created and dropped in the
/// same way.
pub const CRATES: [&str; 2] = ["rustcrypto", "dstu-core"];

/// Number of passes over all calls. Using several means that disturbances affect all calls equally.
const PASSES: usize = 20;
/// Calls of a pass.
const CALLS: usize = 150;

/// A mode to time.
struct Subject<'a> {
    mode: &'a Mode,
    make: Box<dyn Fn() -> Option<Run> + 'a>,
}

/// Phalanx's modes at a level, including whole blocks, followed by what other Rust libraries
/// provide for the same ciphers.
fn subjects<'a>(level: Level, blocks: &'a [Mode], is_asked: &dyn Fn(&Mode) -> bool) -> Vec<Subject<'a>> {
    let all = modes().map(|mode| -> &'a Mode { mode });
    let ours = blocks.iter().chain(all).filter(|mode| is_asked(mode));
    let ours: Vec<Subject<'a>> = ours
        .filter_map(|mode| match &mode.make {
            Make::Level(make) => Some(Subject { mode, make: Box::new(move || Some(make(level))) }),
            _ => None,
        })
        .collect();
    let is_ours = |mode: &&Mode| ours.iter().any(|ours| (ours.mode.cipher, ours.mode.op) == (mode.cipher, mode.op));
    let theirs = peers(|name| CRATES.contains(&name));
    let theirs = theirs.flat_map(|peer| peer.modes.iter().flatten()).filter(is_ours);
    let theirs: Vec<_> = theirs
        .filter_map(|mode| match &mode.make {
            Make::Peer(make) => Some(Subject { mode, make: Box::new(move || make().ok()) }),
            _ => None,
        })
        .collect();
    ours.into_iter().chain(theirs).collect()
}

/// The smallest number of whole blocks with at least this many bytes.
fn whole(mode: &Mode, bytes: usize) -> usize {
    let block = families().iter().find(|family| family.name == mode.cipher && family.is_cipher());
    let block = block.map_or(1, |family| family.block);
    bytes.next_multiple_of(block)
}

/// Times single calls of the selected modes for messages of these sizes, rounded up to whole
/// blocks, and the calls of other libraries for the same ciphers.
pub fn calls(level: Level, key: Key, is_asked: impl Fn(&Mode) -> bool, sizes: &[usize]) -> Vec<Call> {
    let blocks: Vec<Mode> =
        all().iter().filter(|algorithm| algorithm.role() == Role::Blocks).flat_map(of_algorithm).collect();
    let subjects = subjects(level, &blocks, &is_asked);
    let mut found: Vec<Call> = Vec::new();
    for subject in &subjects {
        for bytes in sizes.iter().map(|bytes| whole(subject.mode, *bytes)) {
            let Mode { cipher, name: mode, op, peer, .. } = *subject.mode;
            let minimum = Sample { nanoseconds: f64::INFINITY, tsc: None, core: None };
            found.push(Call { cipher, mode, op: op.name(), bytes, peer, minimum });
        }
    }
    for _ in 0..PASSES {
        // One call per size, for each subject.
        for (subject, calls) in subjects.iter().zip(found.chunks_mut(sizes.len().max(1))) {
            let Some(mut ready) = (subject.make)() else { continue };
            for call in calls {
                let mut data = vec![5; call.bytes];
                let sample = match key {
                    Key::Kept => clock::least(CALLS, || ready(&mut data)),
                    Key::Fresh => clock::least(CALLS, || {
                        if let Some(mut fresh) = (subject.make)() {
                            fresh(&mut data);
                        }
                    }),
                };
                if sample.nanoseconds < call.minimum.nanoseconds {
                    call.minimum = sample;
                }
            }
        }
    }
    found
}
