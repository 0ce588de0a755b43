//! MACs for rows. The chains run in parallel, longest first.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use phalanx_kernels::equal;
use phalanx_kernels::parts::{Engine, MODE_STACK, Secret, wipe_stack, wiped_beside};

use super::expand::KeyRows;
use super::input::{Rows, RowsError, check_output, verdict};
use super::machine::{BATCH, Ciphers};
use crate::modes::dstu7624::{self, Kalyna};
use crate::modes::gost3413::{self, Gost};
use crate::modes::nist::{self, Block128};
use crate::modes::{BlockCipher, KeyedMode};
use crate::steps::double_big_endian;
use crate::{Cipher, Error, KeyOnly, Level};

/// A MAC that supports rows.
pub trait MacRows: KeyedMode {
    #[doc(hidden)]
    const RULES: MacRules;
}

/// A type-erased key for a mode that processes rows in parallel.
pub struct MacSideBySide<'k> {
    engine: &'k Engine,
    rules: MacRules,
}

impl<'k> MacSideBySide<'k> {
    pub(crate) fn new<M: MacRows>(mode: &'k M) -> Self {
        Self { engine: mode.engine(), rules: M::RULES }
    }

    pub(crate) fn mac(&self, data: Rows<'_>, tag_bytes: usize, out: &mut [u8]) -> Result<(), RowsError> {
        check(&self.rules, data, tag_bytes, out.len())?;
        wiped_beside(data.total(), || {
            run(&self.rules, &Ciphers::One(self.engine), data, 0..data.len(), &mut |row, tag| {
                out[row * tag_bytes..(row + 1) * tag_bytes].copy_from_slice(&tag[..tag_bytes]);
            });
        });
        Ok(())
    }

    pub(crate) fn verify(&self, data: Rows<'_>, tag_bytes: usize, tags: &[u8]) -> Result<(), RowsError> {
        check(&self.rules, data, tag_bytes, tags.len())?;
        let mut bad = vec![0; data.len()];
        wiped_beside(data.total(), || {
            run(&self.rules, &Ciphers::One(self.engine), data, 0..data.len(), &mut |row, tag| {
                bad[row] = u8::from(!equal(&tag[..tag_bytes], &tags[row * tag_bytes..(row + 1) * tag_bytes]));
            });
        });
        verdict(&bad)
    }
}

/// What a MAC requires of rows.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct MacRules {
    /// The minimum and maximum tag length in bytes.
    least: usize,
    most: usize,
    kind: Masking,
}

/// How the last block is masked, and whether an empty row has a last block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Masking {
    /// E(0) times x, or times x^2 if the block was padded.
    Doubled,
    /// E(0), or E(1) if the block was padded.
    Encrypted,
}

impl<C: Gost> MacRows for gost3413::Omac<C> {
    const RULES: MacRules = MacRules { least: 4, most: Cipher::<C::Standard>::BLOCK_BYTES, kind: Masking::Doubled };
}

impl<C: Block128> MacRows for nist::Cmac<C> {
    const RULES: MacRules = MacRules { least: 4, most: 16, kind: Masking::Doubled };
}

impl<C: Kalyna> MacRows for dstu7624::Cmac<C> {
    const RULES: MacRules = MacRules { least: 8, most: Cipher::<C::Standard>::BLOCK_BYTES, kind: Masking::Encrypted };
}

/// Writes the first `tag_bytes` bytes of the tag of each row, one after the other.
///
/// ```
/// use phalanx::many::rows::{Rows, RowsError, mac_rows, verify_rows};
/// use phalanx::{Kuznyechik, modes::gost3413::Omac};
///
/// let omac = Omac::<Kuznyechik>::new(&[7; 32]);
/// let data = Rows::Fixed { width: 5, bytes: b"first2nd..third" };
/// let mut tags = [0; 3 * 16];
/// mac_rows(&omac, data, 16, &mut tags)?;
/// verify_rows(&omac, data, 16, &tags)?;
///
/// tags[16] ^= 1;
/// assert_eq!(verify_rows(&omac, data, 16, &tags), Err(RowsError::NotAuthentic { row: 1, bad: 1 }));
/// # Ok::<(), RowsError>(())
/// ```
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn mac_rows<M: MacRows>(mode: &M, data: Rows<'_>, tag_bytes: usize, out: &mut [u8]) -> Result<(), RowsError> {
    MacSideBySide::new(mode).mac(data, tag_bytes, out)
}

/// Like [`mac_rows`], but row `i` is authenticated under key `i`.
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn mac_rows_each<M: MacRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    keys: Rows<'_>,
    data: Rows<'_>,
    tag_bytes: usize,
    out: &mut [u8],
) -> Result<(), RowsError> {
    check(&M::RULES, data, tag_bytes, out.len())?;
    let keys = KeyRows::new::<M::Cipher>(keys, data.len())?;
    run_each(&M::RULES, &keys, data, &mut |row, tag| {
        out[row * tag_bytes..(row + 1) * tag_bytes].copy_from_slice(&tag[..tag_bytes]);
    });
    Ok(())
}

/// Verifies the tags of all rows in constant time. `tags` contains `tag_bytes` bytes for each row.
///
/// # Errors
/// [`RowsError::NotAuthentic`] with the number of the first row that has a wrong tag.
pub fn verify_rows<M: MacRows>(mode: &M, data: Rows<'_>, tag_bytes: usize, tags: &[u8]) -> Result<(), RowsError> {
    MacSideBySide::new(mode).verify(data, tag_bytes, tags)
}

/// Like [`verify_rows`], but row `i` is verified under key `i`.
///
/// # Errors
/// Same as [`verify_rows`].
pub fn verify_rows_each<M: MacRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    keys: Rows<'_>,
    data: Rows<'_>,
    tag_bytes: usize,
    tags: &[u8],
) -> Result<(), RowsError> {
    check(&M::RULES, data, tag_bytes, tags.len())?;
    let keys = KeyRows::new::<M::Cipher>(keys, data.len())?;
    let mut bad = vec![0; data.len()];
    run_each(&M::RULES, &keys, data, &mut |row, tag| {
        bad[row] = u8::from(!equal(&tag[..tag_bytes], &tags[row * tag_bytes..(row + 1) * tag_bytes]));
    });
    verdict(&bad)
}

fn check(rules: &MacRules, data: Rows<'_>, tag: usize, tags: usize) -> Result<(), RowsError> {
    data.check()?;
    if !(rules.least..=rules.most).contains(&tag) {
        let error = Error::TagLength { min: rules.least, max: rules.most, got: tag };
        return Err(RowsError::Row { row: 0, error });
    }
    if rules.kind == Masking::Encrypted
        && let Some(row) = (0..data.len()).find(|row| data.row(*row).is_empty())
    {
        return Err(RowsError::Row { row, error: Error::Empty });
    }
    check_output(tag.saturating_mul(data.len()), tags)
}

/// Receives the full tag of a row. This is a trait object so that the loop is compiled once rather
/// than once per mode.
type Take<'a> = &'a mut dyn FnMut(usize, &[u8]);

fn run_each(rules: &MacRules, keys: &KeyRows<'_>, data: Rows<'_>, take: Take<'_>) {
    for (rows, keys) in keys.batches(Level::active()) {
        run(rules, &Ciphers::Each(&keys), data, rows, take);
    }
    // The keys of a batch don't wipe the stack when they are dropped, so we do it here.
    wipe_stack::<MODE_STACK>();
}

/// Passes the full tag of each row to `take`. If there is one key per row, the keys are counted
/// from the first row.
fn run(rules: &MacRules, ciphers: &Ciphers<'_>, data: Rows<'_>, rows: Range<usize>, take: Take<'_>) {
    let block = ciphers.block();
    let masks = masks(rules.kind, ciphers, block);
    let blocks = |row: usize| data.row(row).len().div_ceil(block).max(1);
    let longest = rows.clone().map(blocks).max().unwrap_or(1);
    let (window, at_once) = (BATCH / block, ciphers.most(BATCH / block, longest));
    let (mut sums, mut order) = (Secret::zeros(at_once.min(rows.len()) * block), Vec::with_capacity(window));
    for first in rows.clone().step_by(window) {
        order.clear();
        order.extend(first..rows.end.min(first + window));
        order.sort_by_key(|row| core::cmp::Reverse(blocks(*row)));
        for batch in order.chunks(at_once) {
            let lanes = ciphers.lanes(batch.iter().map(|row| row - rows.start), blocks(batch[0]));
            let sums = &mut sums.bytes_mut()[..batch.len() * block];
            sums.fill(0);
            for step in 0..blocks(batch[0]) {
                // The rows are sorted by length, so the ones that continue are at the front.
                let active = batch.partition_point(|row| blocks(*row) > step);
                for (row, sum) in batch[..active].iter().zip(sums.chunks_exact_mut(block)) {
                    let (message, last) = (data.row(*row), blocks(*row) == step + 1);
                    let part = &message[step * block..message.len().min((step + 1) * block)];
                    add(sum, part);
                    if last {
                        let padded = part.len() < block;
                        if padded {
                            sum[part.len()] ^= 0x80;
                        }
                        let mask = usize::from(padded) * ciphers.keys() + ciphers.key(row - rows.start);
                        add(sum, &masks.bytes()[mask * block..(mask + 1) * block]);
                    }
                }
                lanes.encrypt_first(active, sums, block);
                // These rows end at this step, so their tags are ready.
                let ready = batch.partition_point(|row| blocks(*row) > step + 1)..active;
                let of_ready = sums[ready.start * block..ready.end * block].chunks_exact(block);
                batch[ready].iter().zip(of_ready).for_each(|(row, sum)| take(*row, sum));
            }
        }
    }
}

/// Computes the masks for the last block: first the one for a whole block under each key, then the
/// one for a padded block under each key.
fn masks(kind: Masking, ciphers: &Ciphers<'_>, block: usize) -> Secret {
    let half = ciphers.keys() * block;
    let mut masks = Secret::zeros(2 * half);
    let (whole, padded) = masks.bytes_mut().split_at_mut(half);
    ciphers.encrypt_each(whole);
    if kind == Masking::Encrypted {
        padded.chunks_exact_mut(block).for_each(|mask| mask[0] = 1);
        ciphers.encrypt_each(padded);
        return masks;
    }
    whole.chunks_exact_mut(block).for_each(double_big_endian);
    padded.copy_from_slice(whole);
    padded.chunks_exact_mut(block).for_each(double_big_endian);
    masks
}

/// `sum ^= part`, up to the length of `part`.
#[inline]
fn add(sum: &mut [u8], part: &[u8]) {
    sum.iter_mut().zip(part).for_each(|(byte, other)| *byte ^= other);
}
