//! Rows for modes that have to process them one at a time, with a function call per row.

use alloc::vec;

use phalanx_kernels::parts::{Secret, wipe};

use super::input::{Aad, NonceRule, Nonces, Rows, RowsError, check_output, verdict};
use crate::Error;

/// A single row, as passed to the function.
pub struct Single<'a> {
    /// The row number.
    pub row: usize,
    /// The nonce for this row.
    pub nonce: &'a [u8],
    /// The associated data for this row.
    pub aad: &'a [u8],
}

// Functions that process a row and its tag. These are trait objects so that their callers are
// compiled once rather than once per mode.
type SealRow<'a> = &'a mut dyn FnMut(Single<'_>, &mut [u8], &mut [u8]) -> Result<(), Error>;
type OpenRow<'a> = &'a mut dyn FnMut(Single<'_>, &mut [u8], &[u8]) -> Result<(), Error>;
type MacRow<'a> = &'a mut dyn FnMut(Single<'_>, &[u8], &mut [u8]) -> Result<(), Error>;
type VerifyRow<'a> = &'a mut dyn FnMut(Single<'_>, &[u8], &[u8]) -> Result<(), Error>;
type ApplyRow<'a> = &'a mut dyn FnMut(Single<'_>, &mut [u8]) -> Result<(), Error>;

/// Calls `then` for every row. If `then` returns an error, we report it as the error for that row.
fn each_row(
    nonce_bytes: usize,
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    rows: usize,
    then: &mut dyn FnMut(Single<'_>) -> Result<(), Error>,
) -> Result<(), RowsError> {
    if rows == 0 {
        return Ok(());
    }
    let rule = NonceRule { bytes: nonce_bytes, counted: Some(nonce_bytes), first_bit_zero: false };
    let mut nonce = Secret::zeros(nonce_bytes);
    for row in 0..rows {
        nonces.write_one(rule, row, nonce.bytes_mut());
        let single = Single { row, nonce: nonce.bytes(), aad: aad.row(row) };
        then(single).map_err(|error| RowsError::Row { row, error })?;
    }
    Ok(())
}

fn check(nonce_bytes: usize, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>) -> Result<(), RowsError> {
    data.check()?;
    aad.check(data.len())?;
    nonces.check(NonceRule { bytes: nonce_bytes, counted: Some(nonce_bytes), first_bit_zero: false }, data.len())
}

/// [`seal_rows`](super::seal_rows) for any mode. `seal` encrypts a message in place and writes its
/// tag, which is `tag_bytes` bytes long. Nonces are `nonce_bytes` bytes long. This is no faster
/// than one call per row.
///
/// ```
/// use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, seal_rows_singly};
/// use phalanx::{Kalyna256_256, modes::dstu7624::Ccm};
///
/// let ccm = Ccm::<Kalyna256_256>::new(&[7; 32]);
/// let data = Rows::Fixed { width: 5, bytes: b"first2nd..third" };
/// // In CCM, the part before the last N_B + 1 bytes must be unique, so don't count at the end.
/// let mut nonces = [0; 3 * 32];
/// for (row, nonce) in nonces.chunks_mut(32).enumerate() {
///     nonce[0] = row as u8;
/// }
/// let mut sealed = [0; 3 * (5 + 16)];
/// seal_rows_singly([32, 16], Nonces::Given(&nonces), Aad::None, data, &mut sealed, &mut |row, data, tag| {
///     ccm.encrypt_detached(row.nonce, row.aad, data, tag)
/// })?;
/// # Ok::<(), RowsError>(())
/// ```
///
/// # Errors
/// [`RowsError`]. If `seal` rejected a row, `out` is all zeros. Otherwise, nothing is written.
pub fn seal_rows_singly(
    [nonce_bytes, tag_bytes]: [usize; 2],
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    data: Rows<'_>,
    out: &mut [u8],
    seal: SealRow<'_>,
) -> Result<(), RowsError> {
    check(nonce_bytes, nonces, aad, data)?;
    check_output(data.total().saturating_add(tag_bytes.saturating_mul(data.len())), out.len())?;
    let sealed = each_row(nonce_bytes, nonces, aad, data.len(), &mut |single| {
        let (message, at) = (data.row(single.row), data.begin(single.row) + tag_bytes * single.row);
        let (own, tag) = out[at..at + message.len() + tag_bytes].split_at_mut(message.len());
        own.copy_from_slice(message);
        seal(single, own, tag)
    });
    if sealed.is_err() {
        wipe(out);
    }
    sealed
}

/// [`open_rows`](super::open_rows) for any mode. `open` must verify the tag before it decrypts the
/// message in place.
///
/// # Errors
/// [`RowsError::NotAuthentic`] as in [`open_rows`](super::open_rows). If `open` rejected a row for
/// another reason, `out` is all zeros. Otherwise, nothing is written.
pub fn open_rows_singly(
    [nonce_bytes, tag_bytes]: [usize; 2],
    nonces: Nonces<'_>,
    aad: Aad<'_>,
    sealed: Rows<'_>,
    out: &mut [u8],
    open: OpenRow<'_>,
) -> Result<(), RowsError> {
    check(nonce_bytes, nonces, aad, sealed)?;
    if let Some(row) = (0..sealed.len()).find(|row| sealed.row(*row).len() < tag_bytes) {
        return Err(RowsError::Row { row, error: Error::NotAuthentic });
    }
    check_output(sealed.total() - tag_bytes * sealed.len(), out.len())?;
    let mut bad = vec![0; sealed.len()];
    let opened = each_row(nonce_bytes, nonces, aad, sealed.len(), &mut |single| {
        let (row, whole) = (single.row, sealed.row(single.row));
        let (message, tag) = whole.split_at(whole.len() - tag_bytes);
        let at = sealed.begin(row) - tag_bytes * row;
        let own = &mut out[at..at + message.len()];
        own.copy_from_slice(message);
        match open(single, own, tag) {
            Err(Error::NotAuthentic) => {
                own.fill(0);
                bad[row] = 1;
                Ok(())
            }
            other => other,
        }
    });
    if opened.is_err() {
        wipe(out);
    }
    opened.and_then(|()| verdict(&bad))
}

/// Computes the MACs of rows for any mode. `mac` writes the tag of a message.
///
/// # Errors
/// Same as [`seal_rows_singly`].
pub fn mac_rows_singly(
    [nonce_bytes, tag_bytes]: [usize; 2],
    nonces: Nonces<'_>,
    data: Rows<'_>,
    out: &mut [u8],
    mac: MacRow<'_>,
) -> Result<(), RowsError> {
    check(nonce_bytes, nonces, Aad::None, data)?;
    check_output(tag_bytes.saturating_mul(data.len()), out.len())?;
    let made = each_row(nonce_bytes, nonces, Aad::None, data.len(), &mut |single| {
        let row = single.row;
        mac(single, data.row(row), &mut out[row * tag_bytes..(row + 1) * tag_bytes])
    });
    if made.is_err() {
        wipe(out);
    }
    made
}

/// Verifies the MACs of rows for any mode. `verify` must compare a message's tag in constant time.
///
/// # Errors
/// [`RowsError::NotAuthentic`] with the number of the first row that has a wrong tag.
pub fn verify_rows_singly(
    [nonce_bytes, tag_bytes]: [usize; 2],
    nonces: Nonces<'_>,
    data: Rows<'_>,
    tags: &[u8],
    verify: VerifyRow<'_>,
) -> Result<(), RowsError> {
    check(nonce_bytes, nonces, Aad::None, data)?;
    check_output(tag_bytes.saturating_mul(data.len()), tags.len())?;
    let mut bad = vec![0; data.len()];
    each_row(nonce_bytes, nonces, Aad::None, data.len(), &mut |single| {
        let row = single.row;
        match verify(single, data.row(row), &tags[row * tag_bytes..(row + 1) * tag_bytes]) {
            Err(Error::NotAuthentic) => {
                bad[row] = 1;
                Ok(())
            }
            other => other,
        }
    })?;
    verdict(&bad)
}

/// Encrypts or decrypts rows without authentication, for any mode that doesn't change their length.
/// `apply` encrypts or decrypts a message in place.
///
/// # Errors
/// Same as [`seal_rows_singly`].
pub fn apply_rows_singly(
    nonce_bytes: usize,
    nonces: Nonces<'_>,
    data: Rows<'_>,
    out: &mut [u8],
    apply: ApplyRow<'_>,
) -> Result<(), RowsError> {
    seal_rows_singly([nonce_bytes, 0], nonces, Aad::None, data, out, &mut |single, own, _| apply(single, own))
}
