//! Statements about hashes.

use super::chain::{Chain, Read};
use super::{OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::memory::{Byte, Memory};
use crate::table::Kernel;

/// Blocks of messages, and the states.
struct Messages {
    /// Block `i` of message `m` is block `i · width + m`.
    source: Vec<Byte>,
    /// The states of all messages, before the first block and behind each of them.
    states: Vec<Vec<Byte>>,
}

impl Prover<'_> {
    /// So many blocks of each message, from any state.
    fn messages(&mut self, kernel: &Kernel, blocks: usize) -> Result<Messages, Error> {
        let length = self.family.forms[kernel.form];
        let before: Vec<Byte> = (0..kernel.width * length).map(|_| self.free_byte()).collect();
        let mut messages = Messages { source: Vec::new(), states: vec![before] };
        for _ in 0..blocks {
            self.one_more(kernel, &mut messages)?;
        }
        Ok(messages)
    }

    /// One more block of each message.
    fn one_more(&mut self, kernel: &Kernel, messages: &mut Messages) -> Result<(), Error> {
        let row = self.free_blocks(kernel.width);
        let states = messages.states.last().cloned().unwrap_or_default();
        let mut after = Vec::new();
        for (state, block) in states.chunks(self.family.forms[kernel.form]).zip(&row) {
            let state = self.cipher.absorb(&mut self.forms, state, block);
            after.extend(state.ok_or(Error::NoStatement { what: "this is no hash" })??);
        }
        messages.source.extend(row.concat());
        messages.states.push(after);
        Ok(())
    }

    /// Blocks, compressed into states.
    pub(super) fn absorb(&mut self, kernel: &Kernel) -> Result<String, Error> {
        if self.random.is_some() {
            let messages = self.messages(kernel, 4)?;
            self.absorb_some(kernel, &messages)?;
            return Ok("states, 4 blocks of each message".into());
        }
        // Wrong functions fail here, where their forms need no memory. This also tests the induction.
        self.random = Some(4);
        let messages = self.messages(kernel, 4)?;
        self.absorb_some(kernel, &messages)?;
        self.random = None;
        let mut messages = self.messages(kernel, 1)?;
        self.absorb_some(kernel, &messages)?;
        let chain = Chain {
            symbol: &kernel.symbol,
            reads: vec![Read::blocks(SOURCE, kernel.width * self.family.block, &messages.source)],
            count: 1,
            before: messages.states[0].clone(),
        };
        self.note = self.any_blocks(&chain, &messages.states).err();
        if self.note.is_some() {
            self.one_more(kernel, &mut messages)?;
            self.absorb_some(kernel, &messages)?;
        }
        let count = if self.note.is_none() { "any number of" } else { "up to 2" };
        Ok(format!("states, {count} blocks of each message"))
    }

    /// Runs a kernel on no block, on one, and so on, and on all of them at multiples of 64.
    fn absorb_some(&mut self, kernel: &Kernel, messages: &Messages) -> Result<(), Error> {
        let row = kernel.width * self.family.block;
        let count = messages.states.len() - 1;
        for (n, offset) in (0..=count).map(|n| (n, 1)).chain([(count, 0)]) {
            let [source_at, state_at, ..] = PLACES.map(|place| place + offset);
            let mut memory = Memory::new(self.image);
            memory.readable(SOURCE, source_at, messages.source[..n * row].to_vec());
            memory.writable(OUTPUT, state_at, messages.states[0].clone());
            let out = self.call_on(&kernel.symbol, memory, &[source_at, state_at, n as u64], &[OUTPUT])?;
            self.compare(&out, &messages.states[n], &format!("{n} blocks"))?;
        }
        Ok(())
    }
}
