//! Chains the blocks of messages, with one message per lane.
//!
//! ```text
//! message        0   1   2   3              row 0    0 1 2 3
//!                │   │   │   │     tile     row 1    0 1 2 3    one call of the kernel per row
//!                ▼   ▼   ▼   ▼              row 2    0 1 2 3
//! ```

use alloc::vec::Vec;
use core::cmp::Reverse;
use core::iter;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Bank, Secret, Slot, wiped_beside};

use super::set::KeySet;
use crate::steps::Steps;
use crate::{Error, Level};

/// How the blocks of a message are chained. No padding is added or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Chaining {
    /// `c[i] = E(p[i] ^ c[i - 1])`, where `c[-1]` is the initialisation vector. Whole blocks only.
    CbcEncrypt,
    /// `p[i] = D(c[i]) ^ c[i - 1]`. Whole blocks only.
    CbcDecrypt,
    /// `c[i] = p[i] ^ E(c[i - 1])`. The last block may be partial.
    CfbEncrypt,
    /// `p[i] = c[i] ^ E(c[i - 1])`. The last block may be partial.
    CfbDecrypt,
    /// `o[i] = E(o[i - 1])`, which is added to the message. The last block may be partial.
    Ofb,
    /// `t = E(p[i] ^ t)`. The message is left unchanged, and the initialisation vector is replaced
    /// with the sum. Whole blocks only.
    CbcMac,
}

impl Chaining {
    fn op(self) -> Op {
        if self == Self::CbcDecrypt { Op::Decrypt } else { Op::Encrypt }
    }

    fn whole_blocks(self) -> bool {
        matches!(self, Self::CbcEncrypt | Self::CbcDecrypt | Self::CbcMac)
    }
}

/// A message, together with the number of its key.
#[derive(Debug)]
pub struct MessageUnderKey<'a> {
    key: usize,
    iv: &'a mut [u8],
    data: &'a mut [u8],
}

impl<'a> MessageUnderKey<'a> {
    /// Creates a message under key number `key` of [`Keys`](super::Keys). `iv` is one block.
    /// [`Keys::chain`](super::Keys::chain) replaces it with the value that the next block is chained
    /// to, so you can continue a message that consists of whole blocks.
    pub fn new(key: usize, iv: &'a mut [u8], data: &'a mut [u8]) -> Self {
        Self { key, iv, data }
    }
}

/// If a message has at least this many blocks, and they can be decrypted independently of each
/// other, it is decrypted on its own.
const ALONE: usize = 16;

impl KeySet {
    /// Checks the arguments of [`Keys::chain`](super::Keys::chain), then processes the messages.
    pub(super) fn chain(&self, how: Chaining, messages: Vec<MessageUnderKey<'_>>) -> Result<(), Error> {
        let block = self.block;
        for message in &messages {
            if message.key >= self.keys.len() {
                return Err(Error::NoSuchKey { keys: self.keys.len(), got: message.key });
            }
            if message.iv.len() != block {
                return Err(Error::NonceLength { expected: block, got: message.iv.len() });
            }
            if how.whole_blocks() && !message.data.len().is_multiple_of(block) {
                return Err(Error::PartialBlock { block, got: message.data.len() });
            }
        }
        let bytes = messages.iter().map(|message| message.data.len()).sum();
        wiped_beside(bytes, || self.chain_in_frame(how, messages));
        Ok(())
    }

    fn chain_in_frame(&self, how: Chaining, mut messages: Vec<MessageUnderKey<'_>>) {
        let block = self.block;
        if matches!(how, Chaining::CbcDecrypt | Chaining::CfbDecrypt) {
            self.uses(0);
            for message in messages.iter_mut().filter(|message| message.data.len() >= ALONE * block) {
                self.decrypt_alone(how, message);
            }
            messages.retain(|message| message.data.len() < ALONE * block);
        }
        // The work between blocks is faster if the block size is known at compile time.
        match block {
            8 => self.side_by_side::<8>(how, messages),
            16 => self.side_by_side::<16>(how, messages),
            32 => self.side_by_side::<32>(how, messages),
            64 => self.side_by_side::<64>(how, messages),
            _ => unreachable!("no cipher has any other block size"),
        }
    }

    /// Decrypts one message on its own. We can decrypt many blocks at once, because each of them
    /// only depends on the ciphertext.
    fn decrypt_alone(&self, how: Chaining, message: &mut MessageUnderKey<'_>) {
        let (block, engine) = (self.block, self.keys.engine(message.key));
        let mut work = Secret::zeros(block * 256);
        for part in message.data.chunks_mut(block * 256) {
            let work = &mut work.bytes_mut()[..part.len().next_multiple_of(block)];
            let whole = part.len() / block * block;
            // The ciphertext block that each block is chained to.
            let mut next = Secret::zeros(block);
            next.bytes_mut().copy_from_slice(message.iv);
            if whole > 0 {
                next.bytes_mut().copy_from_slice(&part[whole - block..whole]);
            }
            if how == Chaining::CbcDecrypt {
                work.copy_from_slice(part);
                engine.in_place(Op::Decrypt, work);
                xor(&mut work[..block], message.iv);
                xor(&mut work[block..], &part[..whole - block]);
                part.copy_from_slice(work);
            } else {
                let chained = work.len() - block;
                work[..block].copy_from_slice(message.iv);
                work[block..].copy_from_slice(&part[..chained]);
                engine.in_place(Op::Encrypt, work);
                xor(part, &work[..part.len()]);
            }
            message.iv.copy_from_slice(next.bytes());
        }
    }

    /// Processes all lanes in lockstep. Whenever a message ends, the next one starts in its lane.
    fn side_by_side<const BLOCK: usize>(&self, how: Chaining, mut messages: Vec<MessageUnderKey<'_>>) {
        messages.retain(|message| !message.data.is_empty());
        if messages.is_empty() {
            return;
        }
        if let Some(bank) = self.kept_for(how.op(), &mut messages) {
            let tiles = Tiles::new(how, self.keys.level(), bank.widest() * BLOCK);
            return in_kept_lanes::<BLOCK>(bank, messages, tiles);
        }
        // We start with the longest messages, so that all lanes end at about the same time.
        messages.sort_by_key(|message| Reverse(message.data.len()));
        let (most, blocks) = (messages.len(), blocks(BLOCK, &messages));
        let mut waiting = messages.into_iter();
        // The number of lanes is the number of messages that run at once.
        let mut bank = Bank::in_turn(how.op(), &self.keys, most, blocks);
        self.uses(bank.frame());
        let (capacity, (form, _)) = (bank.capacity(), bank.place(0));
        let mut tiles = Tiles::new(how, self.keys.level(), bank.widest() * BLOCK);
        let mut running = Vec::with_capacity(capacity);
        for (lane, message) in waiting.by_ref().take(capacity).enumerate() {
            bank.load(lane, self.keys.get(message.key));
            running.push(InLane { message, lane, at: 0 });
        }
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(&bank, form, &mut running, &mut tiles);
            let mut lane = 0;
            while lane < running.len() {
                if running[lane].left() > 0 {
                    lane += 1;
                    continue;
                }
                match waiting.next() {
                    Some(message) => running[lane] = InLane { message, lane, at: 0 },
                    // Move the message in the last lane to this one.
                    None => _ = running.swap_remove(lane),
                }
                if let Some(running) = running.get_mut(lane) {
                    running.lane = lane;
                    bank.load(lane, self.keys.get(running.message.key));
                }
            }
        }
    }

    /// Returns the stored lanes of all keys, provided no key has two messages and it's cheaper to
    /// use them than to load just these keys into lanes. Sorts the messages by key.
    fn kept_for(&self, op: Op, messages: &mut [MessageUnderKey<'_>]) -> Option<&Bank> {
        messages.sort_by_key(|message| message.key);
        // It isn't worth storing all keys for just a few messages.
        if messages.len() < self.keys.len() / 2 || messages.windows(2).any(|two| two[0].key == two[1].key) {
            return None;
        }
        let bank = self.kept(op)?;
        self.uses(bank.frame());
        let forms = messages.chunk_by(|one, next| bank.place(one.key).0 == bank.place(next.key).0);
        let cost = forms.map(|form| {
            let (slot, lane) = bank.place(form[form.len() - 1].key);
            let longest = form.iter().map(|message| message.data.len().div_ceil(self.block)).max();
            bank.cost(slot, lane + 1).saturating_mul(longest.unwrap_or(0) as u64)
        });
        let anew = Bank::cost_in_turn(op, &self.keys, messages.len(), blocks(self.block, messages));
        (cost.sum::<u64>() <= anew).then_some(bank)
    }
}

/// A message in progress, with its lane and position.
struct InLane<'m> {
    message: MessageUnderKey<'m>,
    lane: usize,
    at: usize,
}

impl InLane<'_> {
    fn left(&self) -> usize {
        // After a partial block, the position is beyond the end.
        self.message.data.len().saturating_sub(self.at)
    }
}

/// Returns the total number of blocks in all messages, including partial ones.
fn blocks(block: usize, messages: &[MessageUnderKey<'_>]) -> usize {
    messages.iter().map(|message| message.data.len().div_ceil(block)).sum()
}

/// Processes one form after the other, with each message in its key's lane. The messages must be
/// sorted by key.
fn in_kept_lanes<const BLOCK: usize>(bank: &Bank, messages: Vec<MessageUnderKey<'_>>, mut tiles: Tiles) {
    let mut running = Vec::with_capacity(messages.len());
    let mut messages = messages.into_iter().peekable();
    while let Some((form, _)) = messages.peek().map(|message| bank.place(message.key)) {
        let of_form = iter::from_fn(|| messages.next_if(|message| bank.place(message.key).0 == form));
        running.extend(of_form.map(|message| InLane { lane: bank.place(message.key).1, message, at: 0 }));
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(bank, form, &mut running, &mut tiles);
            running.retain(|running| running.left() > 0);
        }
    }
}

fn xor(a: &mut [u8], b: &[u8]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}

#[inline(always)]
fn sum<const BLOCK: usize>(a: &[u8; BLOCK], b: &[u8; BLOCK]) -> [u8; BLOCK] {
    let mut out = *a;
    xor(&mut out, b);
    out
}

/// Advances all running messages until the shortest one ends. They are in lane order.
fn run_until_one_ends<const BLOCK: usize>(bank: &Bank, form: Slot, running: &mut [InLane<'_>], tiles: &mut Tiles) {
    let left = running.iter().map(InLane::left).min().unwrap_or(0);
    let lanes = running.last().map_or(0, |last| last.lane + 1);
    // We first process the whole blocks of the shortest message, then its partial block.
    if left >= BLOCK && tiles.how != Chaining::CbcDecrypt {
        return tiles.run_whole::<BLOCK>(bank, (form, lanes), running, left / BLOCK);
    }
    let (how, registers) = (tiles.how, tiles.registers.bytes_mut());
    for _ in 0..left.div_ceil(BLOCK) {
        for InLane { message, lane, at } in running.iter() {
            feed_block(how, message, *at, &mut registers.as_chunks_mut::<BLOCK>().0[*lane]);
        }
        bank.run(form, lanes, registers);
        for InLane { message, lane, at } in running.iter_mut() {
            take_block(how, message, *at, &registers.as_chunks::<BLOCK>().0[*lane]);
            *at += BLOCK;
        }
    }
}

/// The size of a tile in bytes. A tile fits in the L1 cache together with the kernel's input.
const TILE: usize = 8 << 10;

/// A cache line in bytes.
const LINE: usize = 64;

/// The buffers between messages and kernels.
struct Tiles {
    how: Chaining,
    steps: Steps,
    /// Chaining values of the next row, or the blocks on their way to and from the cipher. It has a
    /// block for every lane.
    registers: Secret,
    /// Several rows, each of which consists of one block for every lane. Most calls for short
    /// messages don't need it.
    tile: Secret,
}

impl Tiles {
    /// `row` is the size of the longest row in bytes.
    fn new(how: Chaining, level: Level, row: usize) -> Self {
        Self { how, steps: Steps::new(level), registers: Secret::zeros(row), tile: Secret::zeros(0) }
    }

    /// Processes `steps` whole blocks of each message in the first `lanes` lanes of a form, tile by
    /// tile. Row `i` of a tile contains block `i` of every lane. This way, the work between blocks
    /// uses whole registers, and each cache line of a message is only read and written once.
    fn run_whole<const BLOCK: usize>(
        &mut self,
        bank: &Bank,
        (form, lanes): (Slot, usize),
        running: &mut [InLane<'_>],
        steps: usize,
    ) {
        let width = bank.width(form, lanes);
        let row = width * BLOCK;
        let most = (TILE / row).clamp(1, steps);
        if self.tile.bytes().len() < most * row {
            self.tile = Secret::zeros(most * row);
        }
        let registers = &mut self.registers.bytes_mut()[..row];
        for InLane { message, lane, .. } in running.iter() {
            registers.as_chunks_mut::<BLOCK>().0[*lane].copy_from_slice(message.iv);
        }
        for first in (0..steps).step_by(most) {
            let n = most.min(steps - first);
            let tile = &mut self.tile.bytes_mut()[..n * row];
            for InLane { message, lane, at } in running.iter() {
                gather(&message.data[*at..*at + n * BLOCK], tile.as_chunks_mut::<BLOCK>().0, *lane, width);
            }
            chain_rows(self.how, self.steps, |blocks| bank.run(form, lanes, blocks), registers, tile);
            for InLane { message, lane, at } in running.iter_mut() {
                if self.how != Chaining::CbcMac {
                    scatter(&mut message.data[*at..*at + n * BLOCK], tile.as_chunks::<BLOCK>().0, *lane, width);
                }
                *at += n * BLOCK;
            }
        }
        for InLane { message, lane, .. } in running {
            message.iv.copy_from_slice(&registers.as_chunks::<BLOCK>().0[*lane]);
        }
    }
}

/// Copies blocks to a lane of rows that are `width` blocks wide.
#[inline(always)]
fn gather<const BLOCK: usize>(blocks: &[u8], tile: &mut [[u8; BLOCK]], lane: usize, width: usize) {
    // Iterators over rows would divide by the width, once for every message.
    let mut at = lane;
    for block in blocks.as_chunks::<BLOCK>().0 {
        tile[at] = *block;
        at += width;
    }
}

/// The inverse of [`gather`].
#[inline(always)]
fn scatter<const BLOCK: usize>(blocks: &mut [u8], tile: &[[u8; BLOCK]], lane: usize, width: usize) {
    let mut at = lane;
    for block in blocks.as_chunks_mut::<BLOCK>().0 {
        *block = tile[at];
        at += width;
    }
}

/// Chains rows that each consist of one block per lane. On entry, `registers` holds the chaining
/// values of the first row, and on return, those of the next one.
#[inline(always)]
fn chain_rows(how: Chaining, steps: Steps, encrypt: impl Fn(&mut [u8]), registers: &mut [u8], rows: &mut [u8]) {
    let row_bytes = registers.len();
    // If kernels read whole registers that were written in smaller pieces, they have to wait until
    // all pieces are in the cache.
    let xor = |a: &mut [u8], b: &[u8]| if row_bytes.is_multiple_of(LINE) { steps.xor(a, b) } else { xor(a, b) };
    if matches!(how, Chaining::CbcEncrypt | Chaining::CbcMac) {
        // We work in place, so only the last row has to be copied.
        let mut last = &*registers;
        for row in rows.chunks_exact_mut(row_bytes) {
            xor(row, last);
            encrypt(row);
            last = row;
        }
        return registers.copy_from_slice(&rows[rows.len() - row_bytes..]);
    }
    for row in rows.chunks_exact_mut(row_bytes) {
        encrypt(registers);
        match how {
            Chaining::CfbEncrypt => {
                xor(row, registers);
                registers.copy_from_slice(row);
            }
            Chaining::CfbDecrypt => {
                let both = row.iter_mut().zip(registers.iter_mut());
                both.for_each(|(block, register)| (*block, *register) = (*block ^ *register, *block));
            }
            Chaining::Ofb => xor(row, registers),
            // These are handled elsewhere.
            Chaining::CbcEncrypt | Chaining::CbcMac | Chaining::CbcDecrypt => {}
        }
    }
}

/// Writes the cipher's input for the block at `at`.
#[inline(always)]
fn feed_block<const BLOCK: usize>(how: Chaining, message: &MessageUnderKey<'_>, at: usize, input: &mut [u8; BLOCK]) {
    // The initialisation vector is one block long, and modes that need whole blocks have at least
    // one left.
    let (Some(iv), data) = (message.iv.first_chunk(), message.data[at..].first_chunk()) else { return };
    *input = match (how, data) {
        (Chaining::CbcEncrypt | Chaining::CbcMac, Some(block)) => sum(block, iv),
        (Chaining::CbcDecrypt, Some(block)) => *block,
        _ => *iv,
    };
}

/// Processes the cipher's `output` for the block at `at`.
#[inline(always)]
fn take_block<const BLOCK: usize>(how: Chaining, message: &mut MessageUnderKey<'_>, at: usize, output: &[u8; BLOCK]) {
    let rest = &mut message.data[at..];
    let Some(iv) = message.iv.first_chunk_mut::<BLOCK>() else { return };
    let Some(block) = rest.first_chunk_mut::<BLOCK>() else {
        // A partial block is always the last one, so nothing is chained to it.
        xor(rest, output);
        return;
    };
    match how {
        Chaining::CbcEncrypt => {
            *block = *output;
            *iv = *output;
        }
        Chaining::CbcMac => *iv = *output,
        Chaining::CbcDecrypt => (*block, *iv) = (sum(output, iv), *block),
        Chaining::CfbEncrypt => {
            *block = sum(block, output);
            *iv = *block;
        }
        Chaining::CfbDecrypt => (*block, *iv) = (sum(block, output), *block),
        Chaining::Ofb => {
            *block = sum(block, output);
            *iv = *output;
        }
    }
}
