//! Many keys: one block per key, or messages of any lengths chained in parallel.

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

/// Many keys of one cipher. Everything derived from them is wiped on drop.
///
/// Keys that are used more than once are also stored in the layouts that kernels for many keys
/// read, one for each direction. Each layout needs as much memory as the key schedules or a little
/// more.
///
/// ```
/// use phalanx::{Error, Kuznyechik, many::Keys};
///
/// let keys = Keys::<Kuznyechik>::new(&[[1; 32], [2; 32], [3; 32]]);
/// let mut blocks = [5; 6 * 16]; // Two blocks per key: block 0 and 3 under key 0.
/// keys.encrypt_each(&mut blocks)?;
/// assert_eq!(blocks[..16], blocks[3 * 16..4 * 16]);
/// keys.decrypt_each(&mut blocks)?;
/// assert_eq!(blocks, [5; 6 * 16]);
/// # Ok::<(), Error>(())
/// ```
pub struct Keys<C> {
    engines: Box<[Engine]>,
    /// All keys in the lanes of kernels, for encryption and decryption. Created on second use.
    kept: [KeptBank; 2],
    /// Whether the keys have been used.
    used: Flag,
    /// Whether a kernel used more stack than [`SHALLOW`].
    deep: Flag,
    /// The block size in bytes.
    block: usize,
    cipher: PhantomData<fn() -> C>,
}

/// How the blocks of a message are chained. No padding is added or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Chaining {
    /// `c[i] = E(p[i] ^ c[i - 1])`, where `c[-1]` is the initialisation vector. Whole blocks.
    CbcEncrypt,
    /// `p[i] = D(c[i]) ^ c[i - 1]`. Whole blocks.
    CbcDecrypt,
    /// `c[i] = p[i] ^ E(c[i - 1])`. The last block may be partial.
    CfbEncrypt,
    /// `p[i] = c[i] ^ E(c[i - 1])`. The last block may be partial.
    CfbDecrypt,
    /// `o[i] = E(o[i - 1])`, added to the message. The last block may be partial.
    Ofb,
    /// `t = E(p[i] ^ t)`. The message is unchanged and the initialisation vector becomes the sum.
    /// Whole blocks.
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
    /// A message under key number `key` of [`Keys`]. `iv` is one block. The call replaces it with
    /// the value that the next block is chained to, so you can continue a message of whole blocks.
    pub fn new(key: usize, iv: &'a mut [u8], data: &'a mut [u8]) -> Self {
        Self { key, iv, data }
    }
}

/// Bytes of stack that are wiped on drop: half for a small kernel, half for its callers. After a
/// deeper kernel, [`MODE_STACK`].
const SHALLOW: usize = 8 << 10;

/// From this many blocks on, a message whose blocks can be decrypted independently is decrypted on
/// its own.
const ALONE: usize = 16;

impl<S: KeyOnly> Keys<Cipher<S>> {
    /// Expands keys, for the best kernels that [`Level::active`] allows.
    pub fn new(keys: &[S::Key]) -> Self {
        Self::expand(keys, Level::active())
    }

    /// Expands keys, for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
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
    /// Expands keys of GOST 28147-89 with an S-box given at run time, the same for all keys.
    pub fn with_sbox(keys: &[[u8; 32]], sbox: &crate::gost28147::Sbox) -> Self {
        let rows = sbox.rows().as_flattened();
        let family = <<crate::Gost28147 as crate::modes::BlockCipher>::Standard as Standard>::FAMILY;
        let engines = Engine::batch(family, Level::active(), None, rows, keys.iter().map(<[u8; 32]>::as_slice));
        Self::wrap(family, engines)
    }
}

impl Keys<&'static Family> {
    /// Expands keys of a cipher selected at run time. Each key has [`Family::key`] bytes.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
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

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.engines.len()
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.engines.is_empty()
    }

    /// Encrypts blocks in place. Block `i` is encrypted under key `i` modulo the number of keys.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the number of blocks is not a multiple of the number of keys. The
    /// block size in the error is one block per key. On error, nothing is written.
    pub fn encrypt_each(&self, blocks: &mut [u8]) -> Result<(), Error> {
        self.each(Op::Encrypt, blocks)
    }

    /// Decrypts blocks in place, the inverse of [`Keys::encrypt_each`].
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
                    filled = Bank::filled(op, self.block, &self.engines, blocks.len() / one);
                    &filled
                }
            };
            self.uses(bank.frame());
            bank.run_rows(blocks);
        });
        Ok(())
    }

    /// Records what must be wiped on drop, after kernels with a stack frame of `frame` bytes.
    fn uses(&self, frame: usize) {
        self.used.set();
        if frame > SHALLOW / 2 {
            self.deep.set();
        }
    }

    /// All keys in lanes, if they have been used before.
    fn kept(&self, op: Op) -> Option<&Bank<'static>> {
        self.kept[usize::from(op == Op::Decrypt)].get(op, self.block, &self.engines)
    }

    /// Processes messages in parallel and in place, each under its own key. The messages may have
    /// any lengths, and several may use the same key.
    ///
    /// The running time depends on the lengths of the messages and the numbers of their keys, which
    /// are public.
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
        // A block size known at compile time speeds up the work between blocks.
        match block {
            8 => self.side_by_side::<8>(how, messages),
            16 => self.side_by_side::<16>(how, messages),
            32 => self.side_by_side::<32>(how, messages),
            64 => self.side_by_side::<64>(how, messages),
            _ => unreachable!("no cipher has any other block size"),
        }
    }

    /// Decrypts one message on its own, many blocks at once: decryption needs only ciphertext.
    fn decrypt_alone(&self, how: Chaining, message: &mut MessageUnderKey<'_>) {
        let (block, engine) = (self.block, &self.engines[message.key]);
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

    /// Processes all lanes step by step. When a message ends, the next one starts in its lane.
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
                    // Moves the message of the last lane to this one.
                    None => _ = running.swap_remove(lane),
                }
                if let Some(running) = running.get_mut(lane) {
                    running.lane = lane;
                    bank.load(lane, &self.engines[running.message.key]);
                }
            }
        }
    }

    /// The stored lanes of all keys, if no key has two messages and using them costs less than
    /// loading these keys into lanes. Sorts the messages by key.
    fn kept_for(&self, op: Op, messages: &mut [MessageUnderKey<'_>]) -> Option<&Bank<'static>> {
        messages.sort_by_key(|message| message.key);
        // A few messages do not justify storing all keys.
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

/// A message in progress: its lane and position.
struct InLane<'m> {
    message: MessageUnderKey<'m>,
    lane: usize,
    at: usize,
}

impl InLane<'_> {
    fn left(&self) -> usize {
        // The position after a partial block is beyond the end.
        self.message.data.len().saturating_sub(self.at)
    }
}

/// Blocks of all messages, including partial ones.
fn blocks(block: usize, messages: &[MessageUnderKey<'_>]) -> usize {
    messages.iter().map(|message| message.data.len().div_ceil(block)).sum()
}

/// Processes one form after the other, with each message in the lane of its key. The messages are
/// sorted by key.
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
    /// The keys wipe themselves. This wipes the stack below, where short calls may have left
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
    /// Shows the number of keys, never a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("len", &self.engines.len()).finish_non_exhaustive()
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

/// Advances all running messages, in the order of their lanes, until the shortest one ends.
fn run_until_one_ends<const BLOCK: usize>(
    how: Chaining,
    bank: &Bank<'_>,
    form: usize,
    running: &mut [InLane<'_>],
    registers: &mut [u8],
) {
    let left = running.iter().map(InLane::left).min().unwrap_or(0);
    let lanes = running.last().map_or(0, |last| last.lane + 1);
    // First the whole blocks of the shortest message, then its partial block.
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

/// Bytes of a tile, which fits the L1 cache together with the input of the kernel.
const TILE: usize = 8 << 10;

/// Chains rows that have one block of every lane each. On entry `registers` is what the first row
/// is chained to, on return what the next one is.
#[inline(always)]
fn chain_rows(how: Chaining, encrypt: impl Fn(&mut [u8]), registers: &mut [u8], rows: &mut [u8]) {
    let row_bytes = registers.len();
    if matches!(how, Chaining::CbcEncrypt | Chaining::CbcMac) {
        // In place: only the last row is copied.
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
            // Other code handles these.
            Chaining::CbcEncrypt | Chaining::CbcMac | Chaining::CbcDecrypt => {}
        }
    }
}

/// Processes `steps` whole blocks of each message, tile by tile. Row `i` of a tile has block `i` of
/// every lane, so the work between blocks uses whole registers, and each cache line of a message is
/// read and written once.
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

/// Writes the input of the cipher for the block at `at`.
#[inline(always)]
fn feed_block<const BLOCK: usize>(how: Chaining, message: &MessageUnderKey<'_>, at: usize, input: &mut [u8; BLOCK]) {
    // The initialisation vector is one block, and modes of whole blocks have at least one left.
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
        // A partial block is the last one: nothing is chained to it.
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
