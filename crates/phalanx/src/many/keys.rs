//! Many keys: one block per key, or messages of any length that are chained in parallel.

use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;
use core::iter;
use core::marker::PhantomData;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{
    Bank, Flag, KeptBank, MODE_STACK, Schedules, Secret, Slot, ZeroizeOnDrop, wipe_stack, wiped_beside,
};

use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// Many keys for one cipher, whose key schedules are in one buffer. Everything that is derived from
/// the keys is wiped on drop.
///
/// If keys are used more than once, we also store them in the layouts that kernels for many keys
/// read, one layout for each direction. Each layout needs about as much memory as the key
/// schedules, or slightly more.
///
/// ```
/// use phalanx::{Error, Kuznyechik, many::Keys};
///
/// let keys = Keys::<Kuznyechik>::new(&[[1; 32], [2; 32], [3; 32]]);
/// let mut blocks = [5; 6 * 16]; // Two blocks per key, e.g. blocks 0 and 3 under key 0.
/// keys.encrypt_each(&mut blocks)?;
/// assert_eq!(blocks[..16], blocks[3 * 16..4 * 16]);
/// keys.decrypt_each(&mut blocks)?;
/// assert_eq!(blocks, [5; 6 * 16]);
/// # Ok::<(), Error>(())
/// ```
pub struct Keys<C> {
    keys: Schedules,
    /// All keys in the lanes of the kernels, for encryption and decryption. We don't create these
    /// until the second use.
    kept: [KeptBank; 2],
    /// Whether the keys have been used yet.
    used: Flag,
    /// Whether any kernel used more stack than [`SHALLOW`].
    deep: Flag,
    /// The block size in bytes.
    block: usize,
    cipher: PhantomData<fn() -> C>,
}

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
    /// Creates a message under key number `key` of [`Keys`]. `iv` is one block. [`Keys::chain`]
    /// replaces it with the value that the next block is chained to, so you can continue a message
    /// that consists of whole blocks.
    pub fn new(key: usize, iv: &'a mut [u8], data: &'a mut [u8]) -> Self {
        Self { key, iv, data }
    }
}

/// How many bytes of stack are wiped on drop. Half of this is for a small kernel, and the other
/// half for its callers. After a deeper kernel, we wipe [`MODE_STACK`] instead.
const SHALLOW: usize = 8 << 10;

/// If a message has at least this many blocks, and they can be decrypted independently of each
/// other, it is decrypted on its own.
const ALONE: usize = 16;

impl<S: KeyOnly> Keys<Cipher<S>> {
    /// Expands keys for the best kernels that [`Level::active`] allows.
    pub fn new(keys: &[S::Key]) -> Self {
        Self::expand(keys, Level::active())
    }

    /// Expands keys for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(keys: &[S::Key], level: Level) -> Result<Self, Error> {
        Ok(Self::expand(keys, level.check()?))
    }

    fn expand(keys: &[S::Key], level: Level) -> Self {
        let prefix = S::PARAMETER.map_or(&[][..], |parameter| parameter.bytes);
        let keys = Schedules::new(S::FAMILY, level, S::PARAMETER, prefix, keys.iter().map(AsRef::as_ref));
        Self::wrap(keys)
    }
}

#[cfg(feature = "gost")]
impl Keys<crate::Gost28147> {
    /// Expands GOST 28147-89 keys with an S-box that is given at run time. All keys share the same
    /// S-box.
    pub fn with_sbox(keys: &[[u8; 32]], sbox: &crate::gost28147::Sbox) -> Self {
        let rows = sbox.rows().as_flattened();
        let family = <<crate::Gost28147 as crate::modes::BlockCipher>::Standard as Standard>::FAMILY;
        let keys = Schedules::new(family, Level::active(), None, rows, keys.iter().map(<[u8; 32]>::as_slice));
        Self::wrap(keys)
    }
}

impl Keys<&'static Family> {
    /// Expands keys for a cipher that is selected at run time. Each key is [`Family::key`] bytes
    /// long.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    #[doc(hidden)]
    pub fn of_family(family: &'static Family, level: Level, keys: &[Vec<u8>]) -> Result<Self, Error> {
        let keys = Schedules::new(family, level.check()?, None, &[], keys.iter().map(Vec::as_slice));
        Ok(Self::wrap(keys))
    }
}

impl<C> Keys<C> {
    fn wrap(keys: Schedules) -> Self {
        let (block, (kept, used, deep)) = (keys.family().block, Default::default());
        Self { keys, kept, used, deep, block, cipher: PhantomData }
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Encrypts blocks in place. Block `i` is encrypted under key `i` modulo the number of keys.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the number of blocks is not a multiple of the number of keys. The
    /// block size reported in the error is one block per key. On error, nothing is written.
    pub fn encrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.each(Op::Encrypt, blocks)
    }

    /// Decrypts blocks in place. This is the inverse of [`Keys::encrypt_each`].
    ///
    /// # Errors
    /// Same as [`Keys::encrypt_each`].
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
                    filled = Bank::filled(op, &self.keys, 0..self.keys.len(), blocks.len() / one);
                    &filled
                }
            };
            self.uses(bank.frame());
            bank.run_rows(blocks);
        });
        Ok(())
    }

    /// Records how much must be wiped on drop, given that a kernel with a stack frame of `frame`
    /// bytes has run.
    fn uses(&self, frame: usize) {
        self.used.set();
        if frame > SHALLOW / 2 {
            self.deep.set();
        }
    }

    /// Returns all keys in lanes, provided the keys have been used before.
    fn kept(&self, op: Op) -> Option<&Bank> {
        self.kept[usize::from(op == Op::Decrypt)].get(op, &self.keys)
    }

    /// Processes messages in parallel and in place, each under its own key. The messages may be of
    /// any length, and several of them may use the same key.
    ///
    /// The running time depends on the lengths of the messages and on which keys they use, both of
    /// which are public.
    ///
    /// # Errors
    /// [`Error::NoSuchKey`]. [`Error::NonceLength`] if an initialisation vector is not one block.
    /// [`Error::PartialBlock`] if the chaining needs whole blocks. On error, nothing is written.
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
            return in_kept_lanes::<BLOCK>(how, bank, messages);
        }
        // We start with the longest messages, so that all lanes end at about the same time.
        messages.sort_by_key(|message| Reverse(message.data.len()));
        let (most, blocks) = (messages.len(), blocks(BLOCK, &messages));
        let mut waiting = messages.into_iter();
        // The number of lanes is the number of messages that run at once.
        let mut bank = Bank::in_turn(how.op(), &self.keys, most, blocks);
        self.uses(bank.frame());
        let (capacity, (form, _)) = (bank.capacity(), bank.place(0));
        let mut registers = Secret::zeros(bank.widest() * BLOCK);
        let mut running = Vec::with_capacity(capacity);
        for (lane, message) in waiting.by_ref().take(capacity).enumerate() {
            bank.load(lane, self.keys.get(message.key));
            running.push(InLane { message, lane, at: 0 });
        }
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(how, &bank, form, &mut running, registers.bytes_mut());
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
        if messages.len() < self.len() / 2 || messages.windows(2).any(|two| two[0].key == two[1].key) {
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
fn in_kept_lanes<const BLOCK: usize>(how: Chaining, bank: &Bank, messages: Vec<MessageUnderKey<'_>>) {
    let mut registers = Secret::zeros(bank.widest() * BLOCK);
    let mut messages = messages.into_iter().peekable();
    while let Some((form, _)) = messages.peek().map(|message| bank.place(message.key)) {
        let of_form = iter::from_fn(|| messages.next_if(|message| bank.place(message.key).0 == form));
        let mut running: Vec<_> =
            of_form.map(|message| InLane { lane: bank.place(message.key).1, message, at: 0 }).collect();
        while !running.is_empty() {
            run_until_one_ends::<BLOCK>(how, bank, form, &mut running, registers.bytes_mut());
            running.retain(|running| running.left() > 0);
        }
    }
}

impl<C> ZeroizeOnDrop for Keys<C> {}

impl<C> Drop for Keys<C> {
    /// The keys wipe themselves. Here, we wipe the stack below us, where short calls may have left
    /// secrets.
    fn drop(&mut self) {
        if self.deep.is_set() {
            wipe_stack::<MODE_STACK>();
        } else if self.used.is_set() {
            wipe_stack::<SHALLOW>();
        }
    }
}

impl<C> fmt::Debug for Keys<C> {
    /// Shows the number of keys, but never a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("len", &self.len()).finish_non_exhaustive()
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
fn run_until_one_ends<const BLOCK: usize>(
    how: Chaining,
    bank: &Bank,
    form: Slot,
    running: &mut [InLane<'_>],
    registers: &mut [u8],
) {
    let left = running.iter().map(InLane::left).min().unwrap_or(0);
    let lanes = running.last().map_or(0, |last| last.lane + 1);
    // We first process the whole blocks of the shortest message, then its partial block.
    if left >= BLOCK && how != Chaining::CbcDecrypt {
        let (steps, registers) = (left / BLOCK, &mut registers[..bank.width(form, lanes) * BLOCK]);
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

/// The size of a tile in bytes. A tile fits in the L1 cache together with the kernel's input.
const TILE: usize = 8 << 10;

/// Chains rows that each consist of one block per lane. On entry, `registers` holds what the first
/// row is chained to, and on return, what the next row will be chained to.
#[inline(always)]
fn chain_rows(how: Chaining, encrypt: impl Fn(&mut [u8]), registers: &mut [u8], rows: &mut [u8]) {
    let row_bytes = registers.len();
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

/// Processes `steps` whole blocks of each message, tile by tile. Row `i` of a tile contains block
/// `i` of every lane. This way, the work between blocks uses whole registers, and each cache line
/// of a message is only read and written once.
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
