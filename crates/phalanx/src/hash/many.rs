//! Several messages in parallel.

use alloc::vec::Vec;

use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::{BATCH, Secret, wiped_beside};

use super::rules::{ENDING_BYTES, Rules};

/// Messages of equal length that end together.
pub(crate) struct Lanes {
    rules: &'static Rules,
    function: Function,
    lanes: usize,
    /// The endings, followed by one block of each lane.
    room: Secret,
}

impl Lanes {
    pub(crate) fn new(rules: &'static Rules, function: Function, lanes: usize) -> Self {
        Self { rules, function, lanes, room: Secret::zeros(lanes * (ENDING_BYTES + rules.block)) }
    }

    /// Ends messages of `bytes` bytes. `values` are digests, one after the other. Their first
    /// `waiting` bytes are the last bytes of the messages, and the new digests replace them.
    pub(crate) fn end(&mut self, states: &mut [u8], waiting: usize, bytes: u128, values: &mut [u8]) {
        let (rules, state, block) = (self.rules, self.rules.state(), self.rules.block);
        let (endings, step) = self.room.bytes_mut().split_at_mut(self.lanes * ENDING_BYTES);
        let mut blocks = 0;
        for (value, ending) in values.chunks(rules.digest).zip(endings.chunks_mut(ENDING_BYTES)) {
            blocks = rules.ending(&value[..waiting], bytes, ending);
        }
        for index in 0..blocks {
            let lanes = states.chunks_mut(state).zip(endings.chunks_mut(ENDING_BYTES));
            for ((lane, ending), step) in lanes.zip(step.chunks_mut(block)) {
                rules.before(index, lane, ending);
                step.copy_from_slice(&ending[index * block..][..block]);
            }
            self.function.absorb_many(states, step);
        }
        for (lane, value) in states.chunks_mut(state).zip(values.chunks_mut(rules.digest)) {
            value.copy_from_slice(rules.digest(self.function, lane));
        }
    }
}

/// A message that is being processed in a lane.
struct Lane<'m> {
    /// Which of the messages it is.
    index: usize,
    /// The whole blocks that remain.
    rest: &'m [u8],
    /// The number of blocks in its ending, and how many have been processed.
    blocks: usize,
    ended: usize,
}

/// Writes the digests of all messages, one after the other.
pub(crate) fn digest_many(rules: &'static Rules, function: Function, messages: &[&[u8]], digests: &mut [u8]) {
    let longest = messages.iter().map(|message| message.len()).max().unwrap_or_default();
    wiped_beside(longest, || digest_lanes(rules, function, messages, digests));
}

fn digest_lanes(rules: &'static Rules, function: Function, messages: &[&[u8]], digests: &mut [u8]) {
    let (block, state) = (rules.block, rules.state());
    let most = function.lanes().min(messages.len()).max(1);
    // How many blocks of each message are processed at once.
    let batch = (BATCH / (most * block)).max(1);
    let mut states = Secret::zeros(most * state);
    let mut endings = Secret::zeros(most * ENDING_BYTES);
    let mut blocks = Secret::zeros(most * batch * block);
    let mut lanes: Vec<Lane<'_>> = Vec::with_capacity(most);
    let mut next = messages.iter().copied().enumerate();
    loop {
        // Start messages in the free lanes.
        while lanes.len() < most {
            let Some((index, message)) = next.next() else { break };
            let (rest, last) = message.split_at(message.len() & !(block - 1));
            let lane = lanes.len();
            let ending = &mut endings.bytes_mut()[lane * ENDING_BYTES..][..ENDING_BYTES];
            let count = rules.ending(last, message.len() as u128, ending);
            let fresh = &mut states.bytes_mut()[lane * state..][..state];
            fresh.fill(0);
            rules.start(fresh);
            lanes.push(Lane { index, rest, blocks: count, ended: 0 });
        }
        let width = lanes.len();
        if width == 0 {
            return;
        }
        // Either several whole blocks of each message, or one block, which may be an ending.
        let whole = lanes.iter().map(|lane| lane.rest.len() / block).min().unwrap_or_default();
        let steps = whole.clamp(1, batch);
        for (w, lane) in lanes.iter_mut().enumerate() {
            let place = |step: usize| (step * width + w) * block;
            if lane.rest.is_empty() {
                let ending = &mut endings.bytes_mut()[w * ENDING_BYTES..][..ENDING_BYTES];
                rules.before(lane.ended, &mut states.bytes_mut()[w * state..][..state], ending);
                let from = &ending[lane.ended * block..][..block];
                blocks.bytes_mut()[place(0)..][..block].copy_from_slice(from);
                lane.ended += 1;
            } else {
                let (now, rest) = lane.rest.split_at(steps * block);
                for (step, from) in now.chunks(block).enumerate() {
                    blocks.bytes_mut()[place(step)..][..block].copy_from_slice(from);
                }
                lane.rest = rest;
            }
        }
        function.absorb_many(&mut states.bytes_mut()[..width * state], &blocks.bytes()[..steps * width * block]);
        // Free the lanes whose messages have ended. The last lane moves to the free place.
        for w in (0..width).rev() {
            let Lane { index, blocks: count, ended, .. } = lanes[w];
            if ended < count {
                continue;
            }
            let all = states.bytes_mut();
            let digest = &mut digests[index * rules.digest..][..rules.digest];
            digest.copy_from_slice(rules.digest(function, &mut all[w * state..][..state]));
            let last = lanes.len() - 1;
            if w < last {
                all.copy_within(last * state..(last + 1) * state, w * state);
                let from = last * ENDING_BYTES;
                endings.bytes_mut().copy_within(from..from + ENDING_BYTES, w * ENDING_BYTES);
            }
            lanes.swap_remove(w);
        }
    }
}
