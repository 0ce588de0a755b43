//! Messages of any lengths under many keys, chained side by side.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;
use core::iter;
use core::marker::PhantomData;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{
    Bank, Engine, Flag, KeptBank, MODE_STACK, Secret, ZeroizeOnDrop, wipe_stack, wiped_beside,
};

use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// Many keys of one cipher. All that is made of them is wiped on drop.
///
/// Keys that are used again are kept in the forms that kernels for many keys read, one for each direction: each takes as much memory as
/// the schedules do, or a little more.
pub struct Keys<C> {
    engines: Box<[Engine]>,
    /// All of them in the lanes of kernels, once they have been used before: for encryption and for decryption.
    kept: [KeptBank; 2],
    /// Whether they were used.
    used: Flag,
    /// Whether a kernel took more of the stack than [`SHALLOW`] allows.
    deep: Flag,
    /// Bytes of a block.
    block: usize,
    cipher: PhantomData<fn() -> C>,
}

/// How the blocks of a message depend on each other. These are the plain forms, without any padding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Chaining {
    /// `c[i] = E(p[i] ^ c[i - 1])`, with the initialisation vector for `c[-1]`; whole blocks.
    CbcEncrypt,
    /// `p[i] = D(c[i]) ^ c[i - 1]`; whole blocks.
    CbcDecrypt,
    /// `c[i] = p[i] ^ E(c[i - 1])`; the last block may be partial.
    CfbEncrypt,
    /// `p[i] = c[i] ^ E(c[i - 1])`; the last block may be partial.
    CfbDecrypt,
    /// `o[i] = E(o[i - 1])`, added to the message; the last block may be partial.
    Ofb,
    /// `t = E(p[i] ^ t)`: the message stays as it is, and the initialisation vector becomes the sum; whole blocks.
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

/// A message with its key.
#[derive(Debug)]
pub struct MessageUnderKey<'a> {
    key: usize,
    iv: &'a mut [u8],
    data: &'a mut [u8],
}

impl<'a> MessageUnderKey<'a> {
    /// A message under key `key` of [`Keys`]. `iv` is one block; what the next block would be chained to is left there, so
    /// that a message of whole blocks can be continued.
    pub fn new(key: usize, iv: &'a mut [u8], data: &'a mut [u8]) -> Self {
        Self { key, iv, data }
    }
}

/// Bytes of stack that calls leave something in: as much for a kernel as for what is around it. Where kernels go deeper, [`MODE_STACK`].
const SHALLOW: usize = 8 << 10;

/// From how many blocks on a message whose blocks can be decrypted independently is decrypted by itself.
const ALONE: usize = 16;

impl<S: KeyOnly> Keys<Cipher<S>> {
    /// Expands keys, for the best kernels that [`Level::active`] allows.
    pub fn new(keys: &[S::Key]) -> Self {
        Self::expand(keys, Level::active())
    }

    /// Expands keys, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(keys: &[S::Key], level: Level) -> Result<Self, Error> {
        Ok(Self::expand(keys, level.check()?))
    }

    fn expand(keys: &[S::Key], level: Level) -> Self {
        let prefix = S::PARAMETER.map_or(&[][..], |parameter| parameter.bytes);
        let engines = Engine::batch(S::FAMILY, level, S::PARAMETER, prefix, keys.iter().map(AsRef::as_ref));
        Self::wrap(S::FAMILY, engines)
    }
}

#[cfg(feature = "gost")]
impl Keys<crate::Gost28147> {
    /// Expands keys of GOST 28147-89 with an S-box given at run time, the same for all.
    pub fn with_sbox(keys: &[[u8; 32]], sbox: &crate::gost28147::Sbox) -> Self {
        let rows = sbox.rows().as_flattened();
        let family = <<crate::Gost28147 as crate::modes::BlockCipher>::Standard as Standard>::FAMILY;
        let engines = Engine::batch(family, Level::active(), None, rows, keys.iter().map(<[u8; 32]>::as_slice));
        Self::wrap(family, engines)
    }
}

impl Keys<&'static Family> {
    /// Expands keys of a cipher without its type, each as long as [`Family::key`] says.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    #[doc(hidden)]
    pub fn of_family(family: &'static Family, level: Level, keys: &[Vec<u8>]) -> Result<Self, Error> {
        let engines = Engine::batch(family, level.check()?, None, &[], keys.iter().map(Vec::as_slice));
        Ok(Self::wrap(family, engines))
    }
}

impl<C> Keys<C> {
    fn wrap(family: &'static Family, engines: Box<[Engine]>) -> Self {
        let (kept, used, deep) = Default::default();
        Self { engines, kept, used, deep, block: family.block, cipher: PhantomData }
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.engines.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.engines.is_empty()
    }

    /// Encrypts blocks in place, each under its own key: block `i` under key `i` modulo their number.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if there is not the same number of blocks for each key: what that error calls a block has one for each.
    /// Nothing is written then.
    pub fn encrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.each(Op::Encrypt, blocks)
    }

    /// Decrypts blocks in place, each under its own key.
    ///
    /// # Errors
    /// As [`Keys::encrypt_each`].
    pub fn decrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.each(Op::Decrypt, blocks)
    }

    fn each(&self, op: Op, blocks: &mut [u8]) -> Result<(), Error> {
        let one = self.len() * self.block;
        if !blocks.len().is_multiple_of(one.max(1)) || (one == 0 && !blocks.is_empty()) {
            return Err(Error::PartialBlock { block: one, got: blocks.len() });
        }
        if blocks.is_empty() {
            return Ok(());
        }
        wiped_beside(blocks.len(), || {
            let filled;
            let bank = match self.kept(op) {
                Some(bank) => bank,
                None => {
                    filled = Bank::filled(op, self.block, &self.engines, blocks.len() / one);
                    &filled
                }
            };
            self.uses(bank.frame());
            bank.run_rows(blocks);
        });
        Ok(())
    }

    /// Takes note of what is to be wiped when all is dropped, behind kernels of which one takes so many bytes of stack.
    fn uses(&self, frame: usize) {
        self.used.set();
        if frame > SHALLOW / 2 {
            self.deep.set();
        }
    }

    /// All keys in lanes, if they have been asked for before.
    fn kept(&self, op: Op) -> Option<&Bank<'static>> {
        self.kept[usize::from(op == Op::Decrypt)].get(op, self.block, &self.engines)
    }

    /// Runs messages side by side, each under its own key, in place. They may be of any lengths and in any number; several may
    /// have the same key.
    ///
    /// Time depends on the lengths and on the numbers of the keys, which are public.
    ///
    /// # Errors
    /// [`Error::NoSuchKey`], [`Error::NonceLength`] if an initialisation vector is not one block, [`Error::PartialBlock`]; nothing
    /// is written then.
    pub fn chain<'m>(
        &self,
        how: Chaining,
        messages: impl IntoIterator<Item = MessageUnderKey<'m>>,
    ) -> Result<(), Error> {
        let block = self.block;
        let messages: Vec<MessageUnderKey<'m>> = messages.into_iter().collect();
        for message in &messages {
            if message.key >= self.len() {
                return Err(Error::NoSuchKey { keys: self.len(), got: message.key });
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
        // A size that the compiler knows makes the steps between the blocks short.
        match block {
            8 => self.side_by_side::<8>(how, messages),
            16 => self.side_by_side::<16>(how, messages),
            32 => self.side_by_side::<32>(how, messages),
            64 => self.side_by_side::<64>(how, messages),
            _ => unreachable!("no cipher has blocks of another size"),
        }
    }

    /// A message whose blocks need only ciphertext: many of them at once.
    fn decrypt_alone(&self, how: Chaining, message: &mut MessageUnderKey<'_>) {
        let (block, engine) = (self.block, &self.engines[message.key]);
        let mut work = Secret::zeros(block * 256);
        for part in message.data.chunks_mut(block * 256) {
            let work = &mut work.bytes_mut()[..part.len().next_multiple_of(block)];
            let whole = part.len() / block * block;
            // What each block is chained to: the ciphertext before it.
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

    /// All lanes step by step; a lane whose message ends takes the next one.
    fn side_by_side<const BLOCK: usize>(&self, how: Chaining, mut messages: Vec<MessageUnderKey<'_>>) {
        messages.retain(|message| !message.data.is_empty());
        if let Some(bank) = self.kept_for(how.op(), &mut messages) {
            return in_kept_lanes::<BLOCK>(how, bank, messages);
        }
        // The longest first, so that all lanes end at about the same time.
        messages.sort_by_key(|message| Reverse(message.data.len()));
        let (most, blocks) = (messages.len(), blocks(BLOCK, &messages));
        let mut waiting = messages.into_iter();
        // One form: as many messages run at once as it has lanes.
        let mut bank = Bank::new(how.op(), BLOCK, self.engines.first(), [most, most, blocks], 1);
        self.uses(bank.frame());
        let capacity = bank.capacity();
        let mut registers = Secret::zeros(capacity * BLOCK);
        let mut running = Vec::with_capacity(capacity);
        for (lane, message) in waiting.by_ref().take(capacity).enumerate() {
            bank.load(lane, &self.engines[message.key]);
            running.push(InLane { message, lane, at: 0 });
        }
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(how, &bank, 0, &mut running, registers.bytes_mut());
            let mut lane = 0;
            while lane < running.len() {
                if running[lane].left() > 0 {
                    lane += 1;
                    continue;
                }
                match waiting.next() {
                    Some(message) => running[lane] = InLane { message, lane, at: 0 },
                    // The message of the last lane moves here.
                    None => _ = running.swap_remove(lane),
                }
                if let Some(running) = running.get_mut(lane) {
                    running.lane = lane;
                    bank.load(lane, &self.engines[running.message.key]);
                }
            }
        }
    }

    /// All keys in lanes, if each has one message at most, and if that costs less than to put the keys of these messages into lanes
    /// of their own. The messages are in the order of their keys then.
    fn kept_for(&self, op: Op, messages: &mut [MessageUnderKey<'_>]) -> Option<&Bank<'static>> {
        messages.sort_by_key(|message| message.key);
        // Those of a few keys are not worth that all are kept.
        if messages.len() < self.len() / 2 || messages.windows(2).any(|two| two[0].key == two[1].key) {
            return None;
        }
        let bank = self.kept(op)?;
        self.uses(bank.frame());
        let (n, capacity) = (messages.len(), bank.capacity());
        let forms = messages.chunk_by(|one, next| one.key / capacity == next.key / capacity);
        let cost = forms.map(|form| {
            let lanes = form.last().map_or(0, |last| last.key % capacity + 1);
            let longest = form.iter().map(|message| message.data.len().div_ceil(self.block)).max();
            bank.cost(lanes).saturating_mul(longest.unwrap_or(0) as u64)
        });
        (cost.sum::<u64>() <= bank.cost_anew([n, n, blocks(self.block, messages)])).then_some(bank)
    }
}

/// A message that runs, its lane, and how far it is.
struct InLane<'m> {
    message: MessageUnderKey<'m>,
    lane: usize,
    at: usize,
}

impl InLane<'_> {
    /// Bytes that are left.
    fn left(&self) -> usize {
        // A partial block is taken for a whole one.
        self.message.data.len().saturating_sub(self.at)
    }
}

/// Blocks of all messages; partial ones count.
fn blocks(block: usize, messages: &[MessageUnderKey<'_>]) -> usize {
    messages.iter().map(|message| message.data.len().div_ceil(block)).sum()
}

/// One form after the other, each message in the lane of its key; the messages are in the order of their keys.
fn in_kept_lanes<const BLOCK: usize>(how: Chaining, bank: &Bank<'_>, messages: Vec<MessageUnderKey<'_>>) {
    let capacity = bank.capacity();
    let mut registers = Secret::zeros(capacity * BLOCK);
    let mut messages = messages.into_iter().peekable();
    while let Some(form) = messages.peek().map(|message| message.key / capacity) {
        let of_form = iter::from_fn(|| messages.next_if(|message| message.key / capacity == form));
        let mut running: Vec<_> =
            of_form.map(|message| InLane { lane: message.key % capacity, message, at: 0 }).collect();
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(how, bank, form, &mut running, registers.bytes_mut());
            running.retain(|running| running.left() > 0);
        }
    }
}

impl<C> ZeroizeOnDrop for Keys<C> {}

impl<C> Drop for Keys<C> {
    /// The keys wipe themselves; this wipes what short calls have left on the stack.
    fn drop(&mut self) {
        if self.deep.is_set() {
            wipe_stack::<MODE_STACK>();
        } else if self.used.is_set() {
            wipe_stack::<SHALLOW>();
        }
    }
}

impl<C> fmt::Debug for Keys<C> {
    /// The number of keys, never a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("len", &self.engines.len()).finish_non_exhaustive()
    }
}

/// `a ^= b`
fn xor(a: &mut [u8], b: &[u8]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}

/// `a ^ b`
#[inline(always)]
fn sum<const BLOCK: usize>(a: &[u8; BLOCK], b: &[u8; BLOCK]) -> [u8; BLOCK] {
    let mut out = *a;
    xor(&mut out, b);
    out
}

/// All messages that run, in the order of their lanes, as far as the one that ends first goes.
fn run_until_one_ends<const BLOCK: usize>(
    how: Chaining,
    bank: &Bank<'_>,
    form: usize,
    running: &mut [InLane<'_>],
    registers: &mut [u8],
) {
    let left = running.iter().map(InLane::left).min().unwrap_or(0);
    let lanes = running.last().map_or(0, |last| last.lane + 1);
    // As many steps as that one has whole blocks, and then what is left of it.
    if left >= BLOCK && how != Chaining::CbcDecrypt {
        let (steps, registers) = (left / BLOCK, &mut registers[..bank.width(lanes) * BLOCK]);
        return run_whole::<BLOCK>(how, |registers| bank.run(form, lanes, registers), running, registers, steps);
    }
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

/// Bytes of a tile: all of it, with what the kernel reads, stays in the first-level cache.
const TILE: usize = 8 << 10;

/// Rows with a block of every lane each. What the first is chained to is in `registers`, and then what the next one would be.
#[inline(always)]
fn chain_rows(how: Chaining, encrypt: impl Fn(&mut [u8]), registers: &mut [u8], rows: &mut [u8]) {
    let row_bytes = registers.len();
    if matches!(how, Chaining::CbcEncrypt | Chaining::CbcMac) {
        // In place: no row is copied but the last.
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
            // Those are chained by other code.
            Chaining::CbcEncrypt | Chaining::CbcMac | Chaining::CbcDecrypt => {}
        }
    }
}

/// So many whole blocks of each message, tile by tile: row i of a tile has block i of every lane. So what is done between the blocks is done
/// with whole registers, and each line of a message is read and written once. What the next block is chained to goes back to the
/// messages at the end.
fn run_whole<const BLOCK: usize>(
    how: Chaining,
    encrypt: impl Fn(&mut [u8]),
    running: &mut [InLane<'_>],
    registers: &mut [u8],
    steps: usize,
) {
    let lanes = registers.len() / BLOCK;
    let most = (TILE / registers.len()).clamp(1, steps);
    let mut tile = Secret::zeros(most * registers.len());
    let mut ivs: Vec<&mut [u8]> = Vec::with_capacity(running.len());
    let mut parts: Vec<(usize, &mut [[u8; BLOCK]])> = Vec::with_capacity(running.len());
    for InLane { message, lane, at } in running {
        registers.as_chunks_mut::<BLOCK>().0[*lane].copy_from_slice(message.iv);
        parts.push((*lane, message.data[*at..*at + steps * BLOCK].as_chunks_mut().0));
        ivs.push(message.iv);
        *at += steps * BLOCK;
    }
    for first in (0..steps).step_by(most) {
        let n = most.min(steps - first);
        let tile = &mut tile.bytes_mut()[..n * registers.len()];
        for (lane, part) in &parts {
            let rows = tile.as_chunks_mut::<BLOCK>().0.chunks_exact_mut(lanes);
            rows.zip(&part[first..first + n]).for_each(|(row, block)| row[*lane] = *block);
        }
        chain_rows(how, &encrypt, registers, tile);
        if how == Chaining::CbcMac {
            continue;
        }
        for (lane, part) in &mut parts {
            let rows = tile.as_chunks::<BLOCK>().0.chunks_exact(lanes);
            rows.zip(&mut part[first..first + n]).for_each(|(row, block)| *block = row[*lane]);
        }
    }
    for (iv, (lane, _)) in ivs.into_iter().zip(parts) {
        iv.copy_from_slice(&registers.as_chunks::<BLOCK>().0[lane]);
    }
}

/// What the cipher reads for the block at `at`.
#[inline(always)]
fn feed_block<const BLOCK: usize>(how: Chaining, message: &MessageUnderKey<'_>, at: usize, input: &mut [u8; BLOCK]) {
    // Initialisation vectors are one block, and modes of whole blocks have one left.
    let (Some(iv), data) = (message.iv.first_chunk(), message.data[at..].first_chunk()) else { return };
    *input = match (how, data) {
        (Chaining::CbcEncrypt | Chaining::CbcMac, Some(block)) => sum(block, iv),
        (Chaining::CbcDecrypt, Some(block)) => *block,
        _ => *iv,
    };
}

/// What becomes of the block at `at` when the cipher gave `output`.
#[inline(always)]
fn take_block<const BLOCK: usize>(how: Chaining, message: &mut MessageUnderKey<'_>, at: usize, output: &[u8; BLOCK]) {
    let rest = &mut message.data[at..];
    let Some(iv) = message.iv.first_chunk_mut::<BLOCK>() else { return };
    let Some(block) = rest.first_chunk_mut::<BLOCK>() else {
        // A partial block is the last: nothing is chained to it.
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
