//! Encrypts rows with and without tags. This module contains the requirements of each mode, and the
//! public functions.

use alloc::vec;
use core::ops::Range;

use phalanx_kernels::parts::{Dot, Engine, GF2_128_NIST, MODE_STACK, Schedules, Secret, wipe_stack, wiped_beside};

use super::expand::KeyRows;
use super::input::{Aad, NonceRule, Nonces, Rows, RowsError, check_output, verdict};
use super::machine::{Ciphers, Job, ModeKind, Sum};
use crate::modes::common::ghash::{field, hash_key};
use crate::modes::dstu7624::{self, Kalyna};
use crate::modes::gost3413::{self, Gost};
use crate::modes::gost28147::{self, AnySet};
use crate::modes::nist::{self, Block128, Block256};
use crate::modes::{BlockCipher, KeyedMode};
use crate::steps::{
    BIG_8, BIG_16, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, GAMMA, LITTLE_16, LITTLE_32, LITTLE_64, Steps,
};
use crate::{Cipher, Error, KeyOnly, Level};

/// What a mode requires of rows.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct RowRules {
    kind: ModeKind,
    nonce: NonceRule,
    tag: usize,
    /// The maximum length of a row in bytes, including associated data.
    most: u64,
    /// Whether the message and the associated data must not both be empty.
    some_text: bool,
}

/// An authenticated encryption mode that supports rows.
pub trait AeadRows: KeyedMode {
    #[doc(hidden)]
    const ROWS: RowRules;

    /// The hash key, if the mode has one.
    #[doc(hidden)]
    fn hash_key(&self) -> Option<&Engine> {
        None
    }
}

/// A type-erased key for a mode that processes rows in parallel.
pub struct AeadSideBySide<'k> {
    engine: &'k Engine,
    hash_key: Option<&'k Engine>,
    rules: RowRules,
}

impl<'k> AeadSideBySide<'k> {
    pub(crate) fn new<M: AeadRows>(mode: &'k M) -> Self {
        Self { engine: mode.engine(), hash_key: mode.hash_key(), rules: M::ROWS }
    }

    pub(crate) fn seal(
        &self,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        check_seal(&self.rules, nonces, aad, data, out)?;
        wiped_beside(out.len(), || {
            with_key(self.engine, self.hash_key, &self.rules, nonces, aad, data, &mut |job| job.seal(out))
        });
        Ok(())
    }

    pub(crate) fn open(
        &self,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        sealed: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        check_open(&self.rules, nonces, aad, sealed, out)?;
        let mut bad = vec![0; sealed.len()];
        wiped_beside(sealed.total(), || {
            with_key(self.engine, self.hash_key, &self.rules, nonces, aad, sealed, &mut |job| {
                job.verify(&mut bad);
                job.release(out, &mut bad);
            });
        });
        verdict(&bad)
    }
}

/// A counter mode that supports rows.
pub trait CtrRows: KeyedMode {
    #[doc(hidden)]
    const ROWS: RowRules;
}

const fn block<C: BlockCipher>() -> usize {
    Cipher::<C::Standard>::BLOCK_BYTES
}

/// Nonces that are `bytes` bytes long. All of these bytes may be used for counting.
const fn nonce(bytes: usize) -> NonceRule {
    NonceRule { bytes, counted: Some(bytes), first_bit_zero: false }
}

impl<C: Gost> AeadRows for gost3413::Mgm<C> {
    const ROWS: RowRules = RowRules {
        kind: ModeKind::Mgm,
        nonce: NonceRule { first_bit_zero: true, ..nonce(block::<C>()) },
        tag: block::<C>(),
        // This is less than 2^(n/2) bits for n-bit blocks.
        most: u64::MAX >> (67 - 4 * block::<C>()),
        some_text: true,
    };
}

const fn dstu_gcm(block: usize, bound: bool) -> RowRules {
    RowRules { kind: ModeKind::Dstu { bound }, nonce: nonce(block), tag: block, most: u64::MAX / 8, some_text: !bound }
}

impl<C: Kalyna> AeadRows for dstu7624::Gcm<C> {
    const ROWS: RowRules = dstu_gcm(block::<C>(), true);

    fn hash_key(&self) -> Option<&Engine> {
        Some(hash_key(self.engine(), field(block::<C>())))
    }
}

impl<C: Kalyna> AeadRows for dstu7624::StandardGcmWithUnboundNonce<C> {
    const ROWS: RowRules = dstu_gcm(block::<C>(), false);

    fn hash_key(&self) -> Option<&Engine> {
        Some(hash_key(self.engine(), field(block::<C>())))
    }
}

impl<C: Block128> AeadRows for nist::Gcm<C> {
    const ROWS: RowRules =
        RowRules { kind: ModeKind::Nist, nonce: nonce(12), tag: 16, most: (1 << 36) - 32, some_text: false };

    fn hash_key(&self) -> Option<&Engine> {
        Some(hash_key(self.engine(), &GF2_128_NIST))
    }
}

const fn counter(kind: ModeKind, nonce: NonceRule, most: u64) -> RowRules {
    RowRules { kind, nonce, tag: 0, most, some_text: false }
}

impl<C: Gost> CtrRows for gost3413::Ctr<C> {
    const ROWS: RowRules = match block::<C>() {
        8 => counter(ModeKind::Counter(&BIG_8), nonce(4), 8 << 32),
        _ => counter(ModeKind::Counter(&BIG_16), nonce(8), u64::MAX),
    };
}

impl<C: Kalyna> CtrRows for dstu7624::Ctr<C> {
    const ROWS: RowRules = {
        let sequence = match block::<C>() {
            16 => &LITTLE_16,
            32 => &LITTLE_32,
            _ => &LITTLE_64,
        };
        counter(ModeKind::EncryptedCounter(sequence), nonce(block::<C>()), u64::MAX)
    };
}

impl<C: AnySet> CtrRows for gost28147::Cnt<C> {
    const ROWS: RowRules = counter(ModeKind::EncryptedCounter(&GAMMA), nonce(8), u64::MAX);
}

/// Each row starts at a counter that is one block long. Counted nonces are padded with trailing
/// zeros.
const fn first_counter(block: usize, counted: Option<usize>) -> NonceRule {
    NonceRule { bytes: block, counted, first_bit_zero: false }
}

impl<C: Block128> CtrRows for nist::Ctr128Be<C> {
    const ROWS: RowRules = counter(ModeKind::Counter(&BIG_16), first_counter(16, None), u64::MAX);
}

impl<C: Block128> CtrRows for nist::Ctr64Be<C> {
    const ROWS: RowRules = counter(ModeKind::Counter(&BIG_16_LAST_8), first_counter(16, Some(8)), u64::MAX);
}

impl<C: Block128> CtrRows for nist::Ctr32Be<C> {
    const ROWS: RowRules = counter(ModeKind::Counter(&BIG_16_LAST_4), first_counter(16, Some(12)), 16 << 32);
}

impl<C: Block256> CtrRows for nist::Ctr256Be<C> {
    const ROWS: RowRules = counter(ModeKind::Counter(&BIG_32), first_counter(32, None), u64::MAX);
}

/// Encrypts rows, each with its own nonce and a full tag. Row `i` of `out` is the ciphertext of row
/// `i` followed by its tag, so the length of `out` must be [`Rows::total`] plus one tag per row.
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn seal_rows<M: AeadRows>(
    mode: &M,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    data: Rows<'_>,
    out: &mut [u8],
) -> Result<(), RowsError> {
    AeadSideBySide::new(mode).seal(nonces, aad, data, out)
}

/// Like [`seal_rows`], but row `i` is encrypted under key `i`. Each row of `keys` is a key for the
/// cipher. We expand keys in batches that fit in the cache. If the cipher has kernels for many
/// keys, each key uses one lane.
///
/// ```
/// use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, open_rows_each, seal_rows_each};
/// use phalanx::{Kuznyechik, modes::gost3413::Mgm};
///
/// let keys = [[1; 32], [2; 32], [3; 32]];
/// let keys = Rows::Fixed { width: 32, bytes: keys.as_flattened() };
/// let data = Rows::Fixed { width: 5, bytes: b"first2nd..third" };
/// let nonces = Nonces::Counted { prefix: &[0; 8], first: 0 };
/// let mut sealed = [0; 3 * (5 + 16)];
/// seal_rows_each::<Mgm<Kuznyechik>>(keys, nonces, Aad::None, data, &mut sealed)?;
///
/// let rows = Rows::Fixed { width: 5 + 16, bytes: &sealed };
/// let mut opened = [0; 3 * 5];
/// open_rows_each::<Mgm<Kuznyechik>>(keys, nonces, Aad::None, rows, &mut opened)?;
/// assert_eq!(&opened, b"first2nd..third");
/// # Ok::<(), RowsError>(())
/// ```
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn seal_rows_each<M: AeadRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    keys: Rows<'_>,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    data: Rows<'_>,
    out: &mut [u8],
) -> Result<(), RowsError> {
    check_seal(&M::ROWS, nonces, aad, data, out)?;
    let keys = KeyRows::new::<M::Cipher>(keys, data.len())?;
    with_keys(&keys, &M::ROWS, nonces, aad, data, &mut |job| job.seal(out));
    Ok(())
}

/// Verifies the tags of all rows in constant time, then decrypts the rows. Each row of `sealed`
/// ends with its tag. In `out`, a row with a wrong tag is all zeros.
///
/// # Errors
/// [`RowsError::NotAuthentic`] with the number of the first row that has a wrong tag. In `out`,
/// every row with a wrong tag is all zeros, and the other rows are decrypted. After any other
/// [`RowsError`], nothing is written.
pub fn open_rows<M: AeadRows>(
    mode: &M,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    sealed: Rows<'_>,
    out: &mut [u8],
) -> Result<(), RowsError> {
    AeadSideBySide::new(mode).open(nonces, aad, sealed, out)
}

/// Like [`open_rows`], but row `i` is decrypted under key `i`. The rows for one batch of keys are
/// verified and decrypted before the next batch.
///
/// # Errors
/// Same as [`open_rows`].
pub fn open_rows_each<M: AeadRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    keys: Rows<'_>,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    sealed: Rows<'_>,
    out: &mut [u8],
) -> Result<(), RowsError> {
    check_open(&M::ROWS, nonces, aad, sealed, out)?;
    let keys = KeyRows::new::<M::Cipher>(keys, sealed.len())?;
    let mut bad = vec![0; sealed.len()];
    with_keys(&keys, &M::ROWS, nonces, aad, sealed, &mut |job| {
        job.verify(&mut bad);
        job.release(out, &mut bad);
    });
    verdict(&bad)
}

/// Encrypts or decrypts rows in counter mode, each with its own nonce. **No authentication:**
/// tampering goes undetected. `out` must be [`Rows::total`] bytes long.
///
/// ```
/// use phalanx::many::rows::{Nonces, Rows, RowsError, apply_rows};
/// use phalanx::{Kuznyechik, modes::gost3413::Ctr};
///
/// let ctr = Ctr::<Kuznyechik>::new(&[7; 32]);
/// let nonces = Nonces::Counted { prefix: &[], first: 0 };
/// let (mut encrypted, mut decrypted) = ([0; 15], [0; 15]);
/// apply_rows(&ctr, nonces, Rows::Fixed { width: 5, bytes: b"first2nd..third" }, &mut encrypted)?;
/// apply_rows(&ctr, nonces, Rows::Fixed { width: 5, bytes: &encrypted }, &mut decrypted)?;
/// assert_eq!(&decrypted, b"first2nd..third");
/// # Ok::<(), RowsError>(())
/// ```
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn apply_rows<M: CtrRows>(mode: &M, nonces: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result<(), RowsError> {
    check_seal(&M::ROWS, nonces, Aad::None, data, out)?;
    wiped_beside(out.len(), || {
        with_key(mode.engine(), None, &M::ROWS, nonces, Aad::None, data, &mut |job| job.apply(out))
    });
    Ok(())
}

/// Like [`apply_rows`], but row `i` is processed under key `i`. **No authentication.**
///
/// # Errors
/// [`RowsError`]. On error, nothing is written.
pub fn apply_rows_each<M: CtrRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    keys: Rows<'_>,
    nonces: Nonces<'_>,
    data: Rows<'_>,
    out: &mut [u8],
) -> Result<(), RowsError> {
    check_seal(&M::ROWS, nonces, Aad::None, data, out)?;
    let keys = KeyRows::new::<M::Cipher>(keys, data.len())?;
    with_keys(&keys, &M::ROWS, nonces, Aad::None, data, &mut |job| job.apply(out));
    Ok(())
}

fn check_seal(rules: &RowRules, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, out: &[u8]) -> Result<(), RowsError> {
    check(rules, nonces, aad, data, 0)?;
    let tags = rules.tag.saturating_mul(data.len());
    check_output(data.total().saturating_add(tags), out.len())
}

fn check_open(
    rules: &RowRules,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    sealed: Rows<'_>,
    out: &[u8],
) -> Result<(), RowsError> {
    check(rules, nonces, aad, sealed, rules.tag)?;
    check_output(sealed.total() - rules.tag * sealed.len(), out.len())
}

/// Checks all arguments against the mode's requirements. Each row ends with a tag of `tag` bytes.
fn check(rules: &RowRules, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, tag: usize) -> Result<(), RowsError> {
    data.check()?;
    aad.check(data.len())?;
    nonces.check(rules.nonce, data.len())?;
    // If all rows are the same length, it's enough to check one of them.
    let told = if data.alike() && aad.alike() { 1 } else { usize::MAX };
    for row in 0..data.len().min(told) {
        let refused = |error| Err(RowsError::Row { row, error });
        let Some(bytes) = data.row(row).len().checked_sub(tag) else { return refused(Error::NotAuthentic) };
        let got = (bytes as u64).saturating_add(aad.row(row).len() as u64);
        if got > rules.most {
            return refused(Error::TooLong { max: rules.most, got });
        }
        if got == 0 && rules.some_text {
            return refused(Error::Empty);
        }
    }
    Ok(())
}

/// Processes rows in a mode. This is a trait object so that the code around it is compiled once
/// rather than once per mode.
type Run<'a> = &'a mut dyn FnMut(&Job<'_>);

fn with_key(
    engine: &Engine,
    hash: Option<&Engine>,
    rules: &RowRules,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    data: Rows<'_>,
    run: Run<'_>,
) {
    let sum = sum(rules, hash.map(Ciphers::One), engine.level());
    run(&job(rules, Ciphers::One(engine), sum, nonces, aad, data, 0..data.len(), engine.level()));
}

/// Processes row `i` under key `i`, one batch of keys at a time.
fn with_keys(keys: &KeyRows<'_>, rules: &RowRules, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, run: Run<'_>) {
    let level = Level::active();
    for (rows, keys) in keys.batches(level) {
        let ciphers = Ciphers::Each(&keys);
        let hashes = hash_keys(rules, &ciphers, level);
        let sum = sum(rules, hashes.as_ref().map(Ciphers::Each), level);
        run(&job(rules, ciphers, sum, nonces, aad, data, rows, level));
    }
    // The keys of a batch don't wipe the stack when they are dropped, so we do it here.
    wipe_stack::<MODE_STACK>();
}

/// Returns how to sum texts. For modes that have hash keys, these are included.
fn sum<'k>(rules: &RowRules, hash: Option<Ciphers<'k>>, level: Level) -> Sum<'k> {
    match (hash, rules.kind) {
        // Only the field for 16-byte blocks has kernels for products.
        (Some(hash), _) => Sum::Hash(hash, (rules.tag == 16).then(|| Dot::new(16, level))),
        (None, ModeKind::Mgm) => Sum::Dot(Dot::new(rules.tag, level)),
        _ => Sum::None,
    }
}

/// Computes the hash keys E(0) for many ciphers, if the mode has hash keys.
fn hash_keys(rules: &RowRules, ciphers: &Ciphers<'_>, level: Level) -> Option<Schedules> {
    let field = match rules.kind {
        ModeKind::Dstu { .. } => field(rules.tag),
        ModeKind::Nist => &GF2_128_NIST,
        _ => return None,
    };
    let mut hash_keys = Secret::zeros(ciphers.keys() * rules.tag);
    ciphers.encrypt_each(hash_keys.bytes_mut());
    Some(Schedules::new(field, level, None, &[], hash_keys.bytes().chunks_exact(rules.tag)))
}

#[allow(clippy::too_many_arguments, reason = "it only combines its arguments")]
fn job<'a>(
    rules: &RowRules,
    ciphers: Ciphers<'a>,
    sum: Sum<'a>,
    nonces: Nonces<'a>,
    aad: Aad<'a>,
    data: Rows<'a>,
    rows: Range<usize>,
    level: Level,
) -> Job<'a> {
    let (kind, rule, tag, steps) = (rules.kind, rules.nonce, rules.tag, Steps::new(level));
    Job { ciphers, kind, sum, rule, nonces, aad, data, tag, rows, steps }
}
