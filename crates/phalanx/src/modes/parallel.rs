//! Processes large messages on several cores. The state that each chunk starts from is computed up
//! front. With k blocks per chunk:
//!
//! ```text
//! CTR    keystream of chunk i from block i k on
//! ACPKM  the same, with the key that the first section of the chunk has
//! XTS    first tweaks       T | T c | T c^2 | …                          c = x^k
//! GCM    sums of chunks    (…(S0 H^k + S1) H^k + S2) H^k + … + Sn        all chunks but the first have k blocks
//! ```

use core::error::Error as _;
use std::sync::OnceLock;

use phalanx_kernels::parts::{Engine, Secret, wiped_beside};
use rayon::iter::once;
use rayon::prelude::*;
use rayon::{ThreadPoolBuilder, current_thread_index};

use super::cipher::BlockCipher;
use super::common::Keyed;
use super::common::counter::{Counter, CounterMode, CtrStream};
use super::common::ghash::{Ghash, field};
use super::common::stream::{Buffered, Keystream, MAX_BLOCK_BYTES, PIECE_BYTES};
use super::common::xts::Xts;
use super::rules::mode;
use crate::Error;
use crate::modes::common::Direction;
use crate::steps::{Padding, Steps};

/// The chunk size in bytes. It is a multiple of every block size, and large enough to make the
/// overhead of a task negligible.
const CHUNK: usize = 256 << 10;

/// Whether a message is worth splitting, i.e. it is long enough and there are threads to split it
/// between.
pub(super) fn pays(bytes: usize) -> bool {
    bytes >= 2 * CHUNK && has_threads()
}

/// Whether there is a thread pool, either the caller's or the global one. On a system without
/// threads, using the global pool would panic.
fn has_threads() -> bool {
    static GLOBAL: OnceLock<bool> = OnceLock::new();
    // The error only has a source if threads couldn't be started. If the pool already exists, it
    // has none.
    let made = || ThreadPoolBuilder::new().build_global().map_or_else(|error| error.source().is_none(), |()| true);
    current_thread_index().is_some() || *GLOBAL.get_or_init(made)
}

/// Runs the work for one chunk. We wipe the stack even after a short chunk, because nothing else
/// ever wipes the stack of a pool thread.
fn task<T>(work: impl FnOnce() -> T) -> T {
    wiped_beside(CHUNK, work)
}

/// Encrypts or decrypts a whole message in counter mode.
pub(super) fn apply(start: impl FnOnce() -> Result<CtrStream, Error>, data: &mut [u8]) -> Result<(), Error> {
    // This includes the start, because its stack frames contain the counter.
    wiped_beside(data.len(), || {
        let mut seekable = start()?.0;
        let stream = &mut seekable.stream;
        if !pays(data.len()) {
            return stream.apply_unwiped(data);
        }
        stream.check(data.len())?;
        add(&stream.keystream, stream.steps, data);
        Ok(())
    })
}

impl<C: BlockCipher, R> Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: CounterMode<C>,
{
    /// [`Self::apply`] on the current `rayon` thread pool, for messages of 512 KiB or more.
    ///
    /// # Errors
    /// Same as [`Self::apply`].
    pub fn par_apply(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        apply(|| self.start(nonce), data)
    }
}

/// Adds keystream, starting at the counter's position. The caller has already checked the length.
pub(super) fn add(counter: &Counter<'_>, steps: Steps, data: &mut [u8]) {
    let blocks = CHUNK / counter.unit();
    if counter.has_sections() {
        // Each section key is derived from the previous one, so the thread that fetches a chunk
        // derives all keys up to that point.
        let mut next = counter.clone();
        let chunks = data.chunks_mut(CHUNK).map(|chunk| {
            let after = task(|| next.after(steps, blocks));
            (core::mem::replace(&mut next, after), chunk)
        });
        let work = |(counter, chunk)| Buffered::new(counter, steps).apply_in_frame(chunk, |_| {});
        return chunks.par_bridge().for_each(|job| task(|| work(job)));
    }
    let chunks = data.par_chunks_mut(CHUNK).enumerate();
    chunks.for_each(|(i, chunk)| task(|| add_from(counter, steps, i * blocks, chunk, |_| {})));
}

/// Adds keystream to a chunk, starting `blocks` blocks after the counter. Each finished part is
/// passed to `then`.
pub(super) fn add_from(counter: &Counter<'_>, steps: Steps, blocks: usize, chunk: &mut [u8], then: impl FnMut(&[u8])) {
    Buffered::new(counter.after(steps, blocks), steps).apply_in_frame(chunk, then);
}

impl Xts<'_> {
    pub(super) fn par_run(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        if !pays(data.len()) {
            return self.run(direction, iv, data);
        }
        self.check(iv, data)?;
        wiped_beside(data.len(), || {
            let block = iv.len();
            // The last chunk must be at least one block long, because ciphertext stealing processes
            // a short block together with a whole one.
            let (chunks, last) = data.split_at_mut((data.len() - block) / CHUNK * CHUNK);
            let mut tweaks = self.tweaks_of_chunks(iv, chunks.len() / CHUNK + 1);
            let chunks = chunks.par_chunks_mut(CHUNK).chain(once(last));
            let chunks = chunks.zip(tweaks.bytes_mut().par_chunks_mut(block));
            chunks.for_each(|(chunk, tweak)| task(|| self.crypt(direction, tweak, chunk)));
        });
        Ok(())
    }

    /// Computes the first tweak for each chunk.
    fn tweaks_of_chunks(&self, iv: &[u8], chunks: usize) -> Secret {
        let block = iv.len();
        let mut x = [0; MAX_BLOCK_BYTES];
        x[0] = 2;
        let chunk = to_the_blocks_of_a_chunk(&Engine::new(field(block), self.engine.level(), None, &x[..block]));
        let mut tweaks = Secret::zeros(chunks * block);
        let bytes = tweaks.bytes_mut();
        self.first_tweak(iv, &mut bytes[..block]);
        for at in (block..bytes.len()).step_by(block) {
            let (before, next) = bytes.split_at_mut(at);
            chunk.hash(&mut next[..block], &before[at - block..]);
        }
        tweaks
    }
}

impl Ghash<'_> {
    /// Hashes a whole string on several cores, including its padding. `work` receives each chunk,
    /// the number of blocks before it, and the hash to update.
    pub(super) fn par_update(
        &mut self,
        padding: Padding,
        data: &mut [u8],
        work: impl Fn(usize, &mut [u8], &mut Self) + Sync,
    ) {
        self.bytes += data.len() as u64;
        // The blocks of the previous string come first.
        self.sum();
        let (key, block) = (&self.key, self.block());
        hash(key.hash(), key.steps, &mut self.sum[..block], data, |before, chunk, sum| {
            let mut hash = Ghash::new(key.clone());
            hash.sum().copy_from_slice(sum);
            work(before, chunk, &mut hash);
            hash.end(padding);
            sum.copy_from_slice(hash.sum());
        });
    }
}

/// Updates `sum` with the blocks of `data`, the last of which may be partial. `work` receives each
/// chunk, the number of blocks before it, and the chunk's sum so far, which it must update with the
/// padded chunk.
fn hash(
    hash: &Engine,
    steps: Steps,
    sum: &mut [u8],
    data: &mut [u8],
    work: impl Fn(usize, &mut [u8], &mut [u8]) + Sync,
) {
    let (block, bytes) = (sum.len(), data.len().next_multiple_of(sum.len()));
    // We make the first chunk the short one, so that a single power of the hash key works for all
    // the others.
    let first = (bytes - block) % CHUNK + block;
    let (head, chunks) = data.split_at_mut(first);
    // The first chunk continues from the previous sum. The others start from zero.
    let mut sums = Secret::zeros(bytes.div_ceil(CHUNK) * block);
    sums.bytes_mut()[..block].copy_from_slice(sum);
    let chunks = once(head).chain(chunks.par_chunks_mut(CHUNK)).zip(sums.bytes_mut().par_chunks_mut(block));
    chunks.enumerate().for_each(|(i, (chunk, sum))| {
        let before = if i == 0 { 0 } else { first + (i - 1) * CHUNK };
        task(|| work(before / block, chunk, sum));
    });
    let (others, last) = sums.bytes().split_at(sums.bytes().len() - block);
    sum.fill(0);
    to_the_blocks_of_a_chunk(hash).hash(sum, others);
    steps.xor(sum, last);
}

/// The hash key raised to the number of blocks per chunk, as a key.
fn to_the_blocks_of_a_chunk(hash: &Engine) -> Engine {
    let piece = power(hash, PIECE_BYTES / hash.family().block);
    power(&piece, CHUNK / PIECE_BYTES)
}

/// The `n`th power of the hash key, as a key. To compute it, we hash the key followed by `n - 1`
/// zero blocks.
fn power(hash: &Engine, n: usize) -> Engine {
    static ZEROS: [u8; PIECE_BYTES] = [0; PIECE_BYTES];
    let block = hash.family().block;
    let mut power = Secret::zeros(block);
    power.bytes_mut().copy_from_slice(hash.schedule());
    hash.hash(power.bytes_mut(), &ZEROS[..(n - 1) * block]);
    Engine::new(hash.family(), hash.level(), None, power.bytes())
}

#[cfg(test)]
mod tests {
    use alloc::borrow::Cow;
    use alloc::vec;
    use alloc::vec::Vec;

    use phalanx_kernels::parts::{GF2_128, GF2_128_NIST, GF2_256, GF2_512};

    use super::*;
    use crate::Level;
    use crate::steps::BIG_16;

    /// A message that is too long is rejected before any chunk is written.
    #[test]
    fn the_whole_length_is_checked_first() {
        let cipher = crate::Kuznyechik::new(&[7; 32]);
        let most = 3 * CHUNK;
        let start = || {
            let blocks = (most / 16) as u128;
            let counter = Counter::new(Cow::Owned(cipher.engine().clone()), &BIG_16, blocks, 16).begun(&[1; 16]);
            Ok(CtrStream::new(counter, Steps::new(cipher.level())))
        };
        let mut data = vec![5; most + 1];
        let (most, got) = (most as u64, data.len() as u64);
        assert_eq!(apply(start, &mut data), Err(Error::TooLong { max: most, got }));
        assert!(data.iter().all(|byte| *byte == 5));
        assert_eq!(apply(start, &mut data[1..]), Ok(()));
    }

    /// The result continues from the previous sum, no matter where the first chunk ends.
    #[test]
    fn sums_are_those_of_one_core() {
        for level in Level::available() {
            for family in [&GF2_128, &GF2_128_NIST, &GF2_256, &GF2_512] {
                let block = family.block;
                let key = Engine::new(family, level, None, &[0xa7; MAX_BLOCK_BYTES][..block]);
                for blocks in [2 * CHUNK / block, 2 * CHUNK / block + 1, 3 * CHUNK / block - 1] {
                    let mut data: Vec<u8> = (0..blocks * block).map(|i| (i % 251) as u8).collect();
                    let (mut want, mut got) = ([9; MAX_BLOCK_BYTES], [9; MAX_BLOCK_BYTES]);
                    key.hash(&mut want[..block], &data);
                    hash(&key, Steps::new(level), &mut got[..block], &mut data, |_, chunk, sum| key.hash(sum, chunk));
                    assert_eq!(got, want, "{} {level}, {blocks} blocks", family.name);
                }
            }
        }
    }
}
