//! One message in pieces.

use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::{Secret, wipe, wiped_beside};

use super::rules::{ENDING_BYTES, Rules};

/// The state of a message.
#[derive(Clone)]
pub(crate) struct Message {
    rules: &'static Rules,
    function: Function,
    /// The state, followed by a block for waiting bytes.
    room: Secret,
    filled: usize,
    /// Bytes of the message so far.
    bytes: u128,
}

impl Message {
    pub(crate) fn new(rules: &'static Rules) -> Self {
        Self::with_function(rules, rules.function())
    }

    pub(crate) fn with_function(rules: &'static Rules, function: Function) -> Self {
        let mut room = Secret::zeros(rules.state() + rules.block);
        rules.start(&mut room.bytes_mut()[..rules.state()]);
        Self { rules, function, room, filled: 0, bytes: 0 }
    }

    /// Continues from a state after whole blocks.
    pub(crate) fn resume(rules: &'static Rules, function: Function, state: &[u8], bytes: u128) -> Self {
        let mut room = Secret::zeros(rules.state() + rules.block);
        room.bytes_mut()[..rules.state()].copy_from_slice(state);
        Self { rules, function, room, filled: 0, bytes }
    }

    pub(crate) fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The state after the whole blocks so far.
    pub(crate) fn state(&self) -> &[u8] {
        &self.room.bytes()[..self.rules.state()]
    }

    /// Bytes of the message so far.
    pub(crate) fn bytes(&self) -> u128 {
        self.bytes
    }

    /// Processes the next piece. After long pieces, the caller must wipe the stack.
    pub(crate) fn take(&mut self, mut piece: &[u8]) {
        let block = self.rules.block;
        let (state, waiting) = self.room.bytes_mut().split_at_mut(self.rules.state());
        self.bytes += piece.len() as u128;
        if self.filled > 0 {
            let (head, rest) = piece.split_at(piece.len().min(block - self.filled));
            waiting[self.filled..][..head.len()].copy_from_slice(head);
            self.filled += head.len();
            if self.filled < block {
                return;
            }
            self.function.absorb(state, waiting);
            piece = rest;
        }
        let (whole, rest) = piece.split_at(piece.len() & !(block - 1));
        if !whole.is_empty() {
            self.function.absorb(state, whole);
        }
        waiting[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// [`Message::take`], which also wipes registers and the stack.
    pub(crate) fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.take(piece));
    }

    /// Ends the message and returns its digest.
    pub(crate) fn end(&mut self) -> &[u8] {
        let (state, waiting) = self.room.bytes_mut().split_at_mut(self.rules.state());
        let mut ending = [0; ENDING_BYTES];
        let blocks = self.rules.ending(&waiting[..self.filled], self.bytes, &mut ending);
        let block = self.rules.block;
        for index in 0..blocks {
            self.rules.before(index, state, &mut ending);
            self.function.absorb(state, &ending[index * block..][..block]);
        }
        wipe(&mut ending);
        self.rules.digest(self.function, state)
    }

    /// Ends the message, writes its digest, and wipes registers.
    pub(crate) fn finish(&mut self, digest: &mut [u8]) {
        wiped_beside(0, || digest.copy_from_slice(self.end()));
    }
}
