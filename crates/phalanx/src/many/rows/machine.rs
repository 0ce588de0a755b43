//! Processes rows of the same shape in parallel. We work in batches, one block of each row at a
//! time.
//!
//! ```text
//!              n blocks, one of each row, then the next        one call of the cipher for each line
//! starts     | Y Y Y … | Z Z Z … |                             E: where the counters of a row begin (not in every mode)
//! counters   | Y Y Y … | Y+1 Y+1 … | Z Z Z … | Z+1 …           E: mask of a tag, keystream, factors of MGM
//! texts      | aad … | data … | lengths … |                    by products; a row together where it is hashed by itself
//! sums       | sum sum sum … |                                 E: tags
//! ```
//!
//! Each step (counters, cipher, products) is a single call for all rows in the batch. Kernels with
//! a key per lane process one row per lane. Two rows have the same shape if they have the same
//! number of message blocks and the same number of associated data blocks. We first sort the rows
//! by shape, a few hundred at a time. A row that fills a whole batch becomes a batch of its own
//! with the same layout.
//!
//! Products read blocks as big-endian numbers. The GCM field for 16-byte blocks is the same, but in
//! reversed byte order.

use alloc::vec::Vec;
use core::ops::Range;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Bank, Dot, Engine, Schedules, Secret};

use super::input::{Aad, NonceRule, Nonces, Rows, copy};
use crate::steps::{
    BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16_FIRST_8, BIG_16_LAST_4, BIG_16_LAST_8, LITTLE_16_LOW, LITTLE_32_LOW,
    LITTLE_64_LOW, Sequence, Steps,
};

/// How many bytes we encrypt together. A batch and its buffers fit in the L1 cache.
pub(super) const BATCH: usize = 8192;

/// How many rows we sort by shape at a time.
const WINDOW: usize = 512;

/// The ciphers that rows are processed with.
pub(super) enum Ciphers<'k> {
    /// One key for all rows.
    One(&'k Engine),
    /// Row `i` uses key `i`, counted from the first row of the job.
    Each(&'k Schedules),
}

impl<'k> Ciphers<'k> {
    /// Returns the size of a block.
    pub(super) fn block(&self) -> usize {
        match self {
            Self::One(engine) => engine.family().block,
            Self::Each(keys) => keys.family().block,
        }
    }

    pub(super) fn keys(&self) -> usize {
        if let Self::Each(keys) = self { keys.len() } else { 1 }
    }

    /// Returns the number of a row's key.
    pub(super) fn key(&self, row: usize) -> usize {
        if let Self::Each(_) = self { row } else { 0 }
    }

    /// Encrypts one block under each key.
    pub(super) fn encrypt_each(&self, blocks: &mut [u8]) {
        match self {
            Self::One(engine) => engine.in_place(Op::Encrypt, blocks),
            Self::Each(keys) => Bank::filled(Op::Encrypt, keys, 0..keys.len(), 1).run_rows(blocks),
        }
    }

    fn schedule(&self, row: usize) -> &[u8] {
        match self {
            Self::One(engine) => engine.schedule(),
            Self::Each(keys) => keys.get(row),
        }
    }

    fn engine(&self, row: usize) -> &Engine {
        match self {
            Self::One(engine) => engine,
            Self::Each(keys) => keys.engine(row),
        }
    }

    /// Returns how many rows of `blocks` blocks to process at once. This is `wanted`, unless there
    /// are fewer lanes for keys.
    pub(super) fn most(&self, wanted: usize, blocks: usize) -> usize {
        let Self::Each(keys) = self else { return wanted };
        wanted.min(Bank::at_once(Op::Encrypt, keys, blocks))
    }

    /// Returns the keys for the given rows, which are counted from the first row of the job and
    /// have `blocks` blocks each. There must be at most [`Self::most`] rows.
    pub(super) fn lanes(&self, rows: impl ExactSizeIterator<Item = usize> + Clone, blocks: usize) -> Lanes<'k> {
        let keys: &'k Schedules = match *self {
            Self::One(engine) => return Lanes::One(engine),
            Self::Each(keys) => keys,
        };
        match rows.clone().next() {
            Some(row) if rows.len() == 1 => Lanes::One(keys.engine(row)),
            _ => Lanes::Each(Bank::filled(Op::Encrypt, keys, rows, blocks)),
        }
    }
}

/// The keys for a batch.
pub(super) enum Lanes<'k> {
    /// One key for all blocks.
    One(&'k Engine),
    /// Block `i` uses key `i`.
    Each(Bank),
}

impl Lanes<'_> {
    /// Encrypts one block of each row, then the next block of each row.
    pub(super) fn encrypt(&self, blocks: &mut [u8]) {
        match self {
            _ if blocks.is_empty() => {}
            Self::One(engine) => engine.in_place(Op::Encrypt, blocks),
            Self::Each(bank) => bank.run_rows(blocks),
        }
    }

    /// Encrypts one block of each row. Only the first `n` results will be used.
    pub(super) fn encrypt_first(&self, n: usize, blocks: &mut [u8], block: usize) {
        match self {
            Self::One(engine) => engine.in_place(Op::Encrypt, &mut blocks[..n * block]),
            Self::Each(bank) => bank.run_rows(blocks),
        }
    }
}

/// How a mode processes rows.
#[derive(Clone, Copy)]
pub(super) enum ModeKind {
    /// The zero-padded nonce, followed by the sequence of counters.
    Counter(&'static Sequence),
    /// The sequence of counters that starts one after the encrypted nonce.
    EncryptedCounter(&'static Sequence),
    Mgm,
    /// DSTU 7624:2014 GCM.
    Dstu {
        /// Whether the nonce is put in front of the associated data.
        bound: bool,
    },
    /// SP 800-38D GCM with 12-byte nonces.
    Nist,
}

/// How texts are summed.
pub(super) enum Sum<'k> {
    None,
    Dot(Dot),
    /// Either one hash key for all rows or one per row, and the kernels that multiply row by row,
    /// if there are any.
    Hash(Ciphers<'k>, Option<Dot>),
}

#[derive(Clone, Copy)]
struct Row<'a> {
    number: usize,
    /// The message or ciphertext, without the tag.
    message: &'a [u8],
    /// The offset of this row's output.
    out: usize,
}

/// The rows to process and all their inputs, which have been checked.
pub(super) struct Job<'a> {
    pub(super) ciphers: Ciphers<'a>,
    pub(super) kind: ModeKind,
    pub(super) sum: Sum<'a>,
    pub(super) rule: NonceRule,
    pub(super) nonces: Nonces<'a>,
    pub(super) aad: Aad<'a>,
    /// Either messages, or ciphertexts followed by tags of `tag` bytes.
    pub(super) data: Rows<'a>,
    pub(super) tag: usize,
    /// The range of rows to process.
    pub(super) rows: Range<usize>,
    pub(super) steps: Steps,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Add keystream. There are no tags.
    Apply,
    /// Add keystream and append tags.
    Seal,
    Verify,
    /// Add keystream, leaving out the tags at the end.
    Release,
}

impl Task {
    fn has_keystream(self) -> bool {
        self != Self::Verify
    }

    fn has_sum(self) -> bool {
        matches!(self, Self::Seal | Self::Verify)
    }
}

/// Buffers that are reused for each batch.
struct Work {
    starts: Secret,
    counters: Secret,
    texts: Secret,
    sums: Secret,
    /// The hash keys, and products computed with them.
    keys: Secret,
}

/// Grows a buffer to at least `blocks` blocks.
fn room<const B: usize>(secret: &mut Secret, blocks: usize) -> &mut [[u8; B]] {
    if secret.bytes().len() < blocks * B {
        *secret = Secret::zeros(blocks * B);
    }
    &mut secret.bytes_mut().as_chunks_mut::<B>().0[..blocks]
}

/// The block counts that define a row's shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Shape {
    aad: usize,
    message: usize,
}

/// How many blocks a row uses for each purpose.
#[derive(Clone, Copy)]
struct Counts {
    /// Blocks from which counters start.
    starts: usize,
    /// Masks for tags, which come before the keystream.
    mask: usize,
    keystream: usize,
    factors: usize,
    texts: usize,
}

impl Counts {
    fn counters(self) -> usize {
        self.mask + self.keystream + self.factors
    }
}

impl Job<'_> {
    pub(super) fn apply(&self, out: &mut [u8]) {
        self.run(Task::Apply, out, &mut []);
    }

    /// Encrypts all rows and appends their tags.
    pub(super) fn seal(&self, out: &mut [u8]) {
        self.run(Task::Seal, out, &mut []);
    }

    /// Compares all tags. Sets `bad` to zero for each authentic row.
    pub(super) fn verify(&self, bad: &mut [u8]) {
        self.run(Task::Verify, &mut [], bad);
    }

    /// Decrypts all rows except for the bad ones, which become zeros.
    pub(super) fn release(&self, out: &mut [u8], bad: &mut [u8]) {
        self.run(Task::Release, out, bad);
    }

    fn run(&self, task: Task, out: &mut [u8], bad: &mut [u8]) {
        match self.ciphers.block() {
            8 => self.run_sized::<8>(task, out, bad),
            16 => self.run_sized::<16>(task, out, bad),
            32 => self.run_sized::<32>(task, out, bad),
            64 => self.run_sized::<64>(task, out, bad),
            _ => unreachable!("no cipher has any other block size"),
        }
    }

    fn run_sized<const B: usize>(&self, task: Task, out: &mut [u8], bad: &mut [u8]) {
        let empty = || Secret::zeros(0);
        let mut work = Work { starts: empty(), counters: empty(), texts: empty(), sums: empty(), keys: empty() };
        // Rows of the same width don't need to be sorted.
        let alike = self.data.alike() && self.aad.alike();
        let shape = |row: &Row<'_>| self.shape::<B>(row);
        let mut order = Vec::with_capacity(WINDOW.min(self.rows.len()));
        for first in self.rows.clone().step_by(WINDOW) {
            order.clear();
            self.read(task, first..self.rows.end.min(first + WINDOW), &mut order);
            if !alike {
                order.sort_by_cached_key(shape);
            }
            for rows in order.chunk_by(|a, b| alike || shape(a) == shape(b)) {
                let counts = self.counts(task, shape(&rows[0]));
                let blocks = counts.counters().max(counts.texts).max(1);
                // We use a power of two, so that wide kernels never have to pad a batch.
                let wanted = 1 << (BATCH / B / blocks).max(1).ilog2();
                for rows in rows.chunks(self.ciphers.most(wanted, blocks)) {
                    self.batch::<B>(task, counts, rows, out, bad, &mut work);
                }
            }
        }
    }

    fn read<'s>(&'s self, task: Task, numbers: Range<usize>, rows: &mut Vec<Row<'s>>) {
        let (tag, tags_before) = match task {
            Task::Verify | Task::Release => (self.tag, -(self.tag as isize)),
            Task::Seal => (0, self.tag as isize),
            Task::Apply => (0, 0),
        };
        self.data.each(numbers, |number, whole, begin| {
            let out = begin.wrapping_add_signed(tags_before.wrapping_mul(number as isize));
            rows.push(Row { number, message: &whole[..whole.len() - tag], out });
        });
    }

    fn shape<const B: usize>(&self, row: &Row<'_>) -> Shape {
        Shape { aad: self.aad.row(row.number).len().div_ceil(B), message: row.message.len().div_ceil(B) }
    }

    fn counts(&self, task: Task, Shape { aad, message }: Shape) -> Counts {
        let (sum, key) = (usize::from(task.has_sum()), usize::from(task.has_keystream() && message > 0));
        let (keystream, texts) = (key * message, sum * (aad + message));
        match self.kind {
            ModeKind::Counter(_) => Counts { starts: 0, mask: 0, keystream, factors: 0, texts: 0 },
            ModeKind::EncryptedCounter(_) => Counts { starts: key, mask: 0, keystream, factors: 0, texts: 0 },
            ModeKind::Mgm => Counts { starts: key + sum, mask: 0, keystream, factors: texts + sum, texts: texts + sum },
            ModeKind::Dstu { bound } => {
                Counts { starts: key, mask: 0, keystream, factors: 0, texts: texts + sum * usize::from(bound) }
            }
            // The first counter becomes the mask, and the keystream follows it.
            ModeKind::Nist => Counts { starts: 0, mask: 1, keystream, factors: 0, texts: texts + sum },
        }
    }

    /// Processes rows of the same shape.
    fn batch<const B: usize>(
        &self,
        task: Task,
        counts: Counts,
        rows: &[Row<'_>],
        out: &mut [u8],
        bad: &mut [u8],
        work: &mut Work,
    ) {
        let n = rows.len();
        let encrypted = counts.starts + counts.counters() + 1;
        let lanes = self.ciphers.lanes(rows.iter().map(|row| row.number - self.rows.start), encrypted);
        let starts = room::<B>(&mut work.starts, counts.starts * n);
        let counters = room::<B>(&mut work.counters, counts.counters() * n);
        self.count(counts, rows, &lanes, starts, counters);
        lanes.encrypt(counters.as_flattened_mut());
        let (keystream, factors) = counters.split_at((counts.mask + counts.keystream) * n);
        let (mask, keystream) = keystream.split_at(counts.mask * n);

        if counts.keystream > 0 {
            self.add(task, rows, keystream, out, bad);
        }
        if task.has_sum() {
            let texts = room::<B>(&mut work.texts, counts.texts * n);
            let sums = room::<B>(&mut work.sums, n);
            let by_products = match &self.sum {
                Sum::Dot(_) => true,
                Sum::Hash(_, dot) => n > 1 && dot.is_some(),
                Sum::None => false,
            };
            self.write_texts(task, counts, rows, out, texts, by_products);
            sums.fill([0; B]);
            match &self.sum {
                Sum::None => {}
                Sum::Dot(dot) if n == 1 => {
                    dot.add(sums.as_flattened_mut(), factors.as_flattened(), texts.as_flattened());
                }
                Sum::Dot(dot) => {
                    for (factors, texts) in factors.chunks_exact(n).zip(texts.chunks_exact(n)) {
                        dot.add_each(sums.as_flattened_mut(), factors.as_flattened(), texts.as_flattened());
                    }
                }
                Sum::Hash(keys, dot) => self.hash(rows, keys, dot.filter(|_| by_products), texts, sums, &mut work.keys),
            }
            self.finish(rows, &lanes, mask, sums);
            self.tags(task, rows, sums, out, bad);
        }
    }

    /// Writes all counters of each row.
    fn count<const B: usize>(
        &self,
        counts: Counts,
        rows: &[Row<'_>],
        lanes: &Lanes<'_>,
        starts: &mut [[u8; B]],
        counters: &mut [[u8; B]],
    ) {
        let n = rows.len();
        let nonces = |blocks: &mut [[u8; B]]| self.nonces.write(self.rule, rows.iter().map(|row| row.number), blocks);
        match self.kind {
            _ if counters.is_empty() => {}
            ModeKind::Counter(sequence) => {
                nonces(&mut counters[..n]);
                self.go_on(sequence, n, counters);
            }
            ModeKind::Nist => {
                let first = &mut counters[..n];
                nonces(first);
                first.iter_mut().for_each(|block| block[B - 1] = 1);
                self.go_on(&BIG_16_LAST_4, n, counters);
            }
            ModeKind::EncryptedCounter(_) | ModeKind::Dstu { .. } => {
                let low = [&LITTLE_16_LOW, &LITTLE_32_LOW, &LITTLE_64_LOW][B.ilog2().saturating_sub(4) as usize];
                let sequence = if let ModeKind::EncryptedCounter(sequence) = self.kind { sequence } else { low };
                nonces(starts);
                lanes.encrypt(starts.as_flattened_mut());
                self.steps.next(sequence, starts.as_flattened(), counters[..n].as_flattened_mut());
                self.go_on(sequence, n, counters);
            }
            ModeKind::Mgm => {
                let sequences =
                    if B == 8 { [&BIG_8_LAST_4, &BIG_8_FIRST_4] } else { [&BIG_16_LAST_8, &BIG_16_FIRST_8] };
                let front = n * usize::from(counts.keystream > 0);
                starts.chunks_exact_mut(n).for_each(nonces);
                // The counters for the factors have their first bit set.
                starts[front..].iter_mut().for_each(|block| block[0] |= 0x80);
                lanes.encrypt(starts.as_flattened_mut());
                let halves = (starts.split_at(front), counters.split_at_mut(counts.keystream * n));
                let ((keystream, factors), (front, back)) = halves;
                for (sequence, starts, counters) in [(sequences[0], keystream, front), (sequences[1], factors, back)] {
                    if !counters.is_empty() {
                        counters[..n].copy_from_slice(starts);
                        self.go_on(sequence, n, counters);
                    }
                }
            }
        }
    }

    /// Writes the counters that follow the first one of each of `n` rows.
    fn go_on<const B: usize>(&self, sequence: &'static Sequence, n: usize, counters: &mut [[u8; B]]) {
        if n == 1 && counters.len() > 1 {
            let mut start = counters[0];
            self.steps.fill(sequence, &mut start, counters.as_flattened_mut());
            return;
        }
        for at in (n..counters.len()).step_by(n) {
            let (before, after) = counters.split_at_mut(at);
            self.steps.next(sequence, before[at - n..].as_flattened(), after[..n].as_flattened_mut());
        }
    }

    /// `out = message ^ keystream`. Bad rows become zeros.
    fn add<const B: usize>(&self, task: Task, rows: &[Row<'_>], keystream: &[[u8; B]], out: &mut [u8], bad: &[u8]) {
        let n = rows.len();
        // If each row is one block and they are in order, the keystream has the same layout as the
        // output.
        if let (Task::Apply, Rows::Fixed { width, bytes }) = (task, self.data)
            && width == B
        {
            let place = rows[0].out..rows[0].out + n * B;
            out[place.clone()].copy_from_slice(&bytes[place.clone()]);
            self.steps.xor(&mut out[place], keystream.as_flattened());
            return;
        }
        for (i, row) in rows.iter().enumerate() {
            let out = &mut out[row.out..row.out + row.message.len()];
            if bad.get(row.number).is_some_and(|bad| *bad != 0) {
                out.fill(0);
            } else if n == 1 {
                out.copy_from_slice(row.message);
                self.steps.xor(out, keystream.as_flattened());
            } else {
                let ((out, out_rest), (message, rest)) = (out.as_chunks_mut::<B>(), row.message.as_chunks::<B>());
                let mut at = i;
                for (out, message) in out.iter_mut().zip(message) {
                    let keystream = &keystream[at];
                    *out = core::array::from_fn(|i| message[i] ^ keystream[i]);
                    at += n;
                }
                if !rest.is_empty() {
                    let (mut block, keystream) = ([0; B], &keystream[at]);
                    copy(&mut block[..rest.len()], rest);
                    let sum: [u8; B] = core::array::from_fn(|i| block[i] ^ keystream[i]);
                    copy(out_rest, &sum[..rest.len()]);
                }
            }
        }
    }

    /// Writes the texts to be summed. For products they are interleaved, otherwise they are written
    /// row by row.
    fn write_texts<const B: usize>(
        &self,
        task: Task,
        counts: Counts,
        rows: &[Row<'_>],
        out: &[u8],
        texts: &mut [[u8; B]],
        by_products: bool,
    ) {
        let (of_row, of_block) = if by_products { (1, rows.len()) } else { (counts.texts, 1) };
        let padding = if let ModeKind::Dstu { .. } = self.kind { 0x80 } else { 0 };
        for (i, row) in rows.iter().enumerate() {
            let message = if task == Task::Seal { &out[row.out..][..row.message.len()] } else { row.message };
            let mut at = i * of_row;
            if let ModeKind::Dstu { bound: true } = self.kind {
                self.nonces.write(self.rule, core::iter::once(row.number), &mut texts[at..=at]);
                at += of_block;
            }
            let aad = self.aad.row(row.number);
            for string in [aad, message] {
                let (blocks, rest) = string.as_chunks::<B>();
                for block in blocks {
                    texts[at] = *block;
                    at += of_block;
                }
                if !rest.is_empty() {
                    let block = &mut texts[at];
                    *block = [0; B];
                    copy(&mut block[..rest.len()], rest);
                    block[rest.len()] = padding;
                    at += of_block;
                }
            }
            if let ModeKind::Mgm | ModeKind::Nist = self.kind {
                each_length(&mut texts[at], [aad.len(), message.len()], |bits, half| {
                    half.copy_from_slice(&bits.to_be_bytes()[8 - half.len().min(8)..]);
                });
            }
        }
    }

    /// Sums with a hash key, either in parallel with products or row by row.
    fn hash<const B: usize>(
        &self,
        rows: &[Row<'_>],
        keys: &Ciphers<'_>,
        products: Option<Dot>,
        texts: &mut [[u8; B]],
        sums: &mut [[u8; B]],
        room_of_keys: &mut Secret,
    ) {
        let n = rows.len();
        let key = |row: &Row<'_>| keys.engine(row.number - self.rows.start);
        if let Some(dot) = products {
            let factors = room::<B>(room_of_keys, 2 * n);
            let (factors, products) = factors.split_at_mut(n);
            for (row, factor) in rows.iter().zip(factors.iter_mut()) {
                factor.copy_from_slice(keys.schedule(row.number - self.rows.start));
            }
            if let ModeKind::Nist = self.kind {
                self.steps.reverse_bits(factors.as_flattened_mut());
                self.steps.reverse_bits(texts.as_flattened_mut());
            }
            factors.iter_mut().chain(texts.iter_mut()).for_each(|block| block.reverse());
            for texts in texts.chunks_exact(n) {
                self.steps.xor(sums.as_flattened_mut(), texts.as_flattened());
                products.fill([0; B]);
                dot.add_each(products.as_flattened_mut(), factors.as_flattened(), sums.as_flattened());
                sums.copy_from_slice(products);
            }
            sums.iter_mut().for_each(|block| block.reverse());
            if let ModeKind::Nist = self.kind {
                self.steps.reverse_bits(sums.as_flattened_mut());
            }
        } else if !texts.is_empty() {
            for ((row, sum), own) in rows.iter().zip(sums.iter_mut()).zip(texts.chunks_exact(texts.len() / n)) {
                key(row).hash(sum, own.as_flattened());
            }
        }
    }

    /// Turns the sums into tags.
    fn finish<const B: usize>(&self, rows: &[Row<'_>], lanes: &Lanes<'_>, mask: &[[u8; B]], sums: &mut [[u8; B]]) {
        if let ModeKind::Nist = self.kind {
            self.steps.xor(sums.as_flattened_mut(), mask.as_flattened());
            return;
        }
        if let ModeKind::Dstu { bound } = self.kind {
            let nonce = if bound { B } else { 0 };
            for (row, sum) in rows.iter().zip(sums.iter_mut()) {
                each_length(sum, [self.aad.row(row.number).len() + nonce, row.message.len()], |bits, half| {
                    half.iter_mut().zip(bits.to_le_bytes()).for_each(|(byte, length)| *byte ^= length);
                });
            }
        }
        lanes.encrypt(sums.as_flattened_mut());
    }

    /// Writes the tags, or compares them.
    fn tags<const B: usize>(&self, task: Task, rows: &[Row<'_>], sums: &[[u8; B]], out: &mut [u8], bad: &mut [u8]) {
        for (row, sum) in rows.iter().zip(sums) {
            if task == Task::Seal {
                let at = row.out + row.message.len();
                copy(&mut out[at..at + self.tag], &sum[..self.tag]);
            } else {
                let tag = &self.data.row(row.number)[row.message.len()..];
                bad[row.number] = u8::from(!equal(&sum[..self.tag], tag));
            }
        }
    }
}

/// Writes both lengths in bits, each as half a block.
#[inline(always)]
fn each_length<const B: usize>(block: &mut [u8; B], bytes: [usize; 2], write: impl Fn(u64, &mut [u8])) {
    for (half, bytes) in block.chunks_exact_mut(B / 2).zip(bytes) {
        write(8 * bytes as u64, half);
    }
}
