//! Processes rows under many keys, with row `i` under key `i`.

use alloc::vec;

use phalanx::many::rows::{
    Aad, Nonces, Rows, RowsError, apply_rows_singly, mac_rows_singly, open_rows_singly, seal_rows_singly,
    verify_rows_singly,
};

use crate::roles::Direction;
use crate::{Algorithm, Error, Options, Parameter, Result};

/// The result type of the library's functions.
type Given = core::result::Result<(), RowsError>;

/// Arguments: keys, nonces, associated data, rows.
type OfAead = fn(Rows<'_>, Nonces<'_>, Aad<'_>, Rows<'_>, &mut [u8]) -> Given;

/// The library's functions that process many keys in parallel, with tags of full length.
#[derive(Clone, Copy)]
pub(crate) enum Each {
    /// None.
    None,
    /// Encryption and decryption.
    Aead([OfAead; 2]),
    /// Adds the keystream.
    Stream(fn(Rows<'_>, Nonces<'_>, Rows<'_>, &mut [u8]) -> Given),
    /// Computes tags, and verifies them.
    Mac(fn(Rows<'_>, Rows<'_>, usize, &mut [u8]) -> Given, fn(Rows<'_>, Rows<'_>, usize, &[u8]) -> Given),
}

/// Keys and options have already been checked, so the mode is the only remaining source of errors.
fn of_row(error: Error) -> phalanx::Error {
    match error {
        Error::Refused(error) => error,
        other => unreachable!("keys and options were checked: {other}"),
    }
}

/// The parallel functions don't support options.
fn are_none(options: &Options) -> bool {
    !Parameter::ALL.iter().any(|option| options.has(*option))
}

impl Algorithm {
    /// Whether the library processes rows of this algorithm in parallel. Otherwise, rows are
    /// processed one after another.
    pub fn has_rows(&self) -> bool {
        !matches!(self.each, Each::None)
    }

    /// Checks that there is a key for each row. Returns the nonce length and the tag length in
    /// bytes.
    fn check_keys(&'static self, keys: Rows<'_>, rows: usize, options: &Options) -> Result<[usize; 2]> {
        if keys.len() != rows {
            return Err(RowsError::Count { what: "keys", rows, got: keys.len() }.into());
        }
        for row in 0..rows {
            let got = keys.get(row).map_or(0, <[u8]>::len);
            if got != self.key_bytes {
                return Err(Error::Key { algorithm: self.name(), takes: self.key_bytes, got });
            }
        }
        let tag = self.request(&vec![0; self.key_bytes], options)?.tag()?;
        Ok([self.nonce.bytes, tag])
    }

    /// [`Aead::seal_rows`](crate::roles::Aead::seal_rows), with row `i` under key `i`. MGM and GCM
    /// without options process many keys in parallel. Other modes process them one after another.
    ///
    /// # Errors
    /// As [`Algorithm::aead`] and [`Aead::seal_rows`](crate::roles::Aead::seal_rows).
    pub fn seal_rows_each(
        &'static self,
        keys: Rows<'_>,
        options: &Options,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result {
        let sizes = self.check_keys(keys, data.len(), options)?;
        self.aead(&vec![0; self.key_bytes], options)?;
        Ok(match self.each {
            Each::Aead([rows, _]) if are_none(options) => rows(keys, nonces, aad, data, out),
            _ => seal_rows_singly(sizes, nonces, aad, data, out, &mut |row, data, tag| {
                let aead = self.aead(keys.get(row.row).unwrap_or_default(), options).map_err(of_row)?;
                aead.seal(row.nonce, row.aad, data, tag).map_err(of_row)
            }),
        }?)
    }

    /// [`Aead::open_rows`](crate::roles::Aead::open_rows), with row `i` under key `i`.
    ///
    /// # Errors
    /// As [`Algorithm::aead`] and [`Aead::open_rows`](crate::roles::Aead::open_rows).
    pub fn open_rows_each(
        &'static self,
        keys: Rows<'_>,
        options: &Options,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        sealed: Rows<'_>,
        out: &mut [u8],
    ) -> Result {
        let sizes = self.check_keys(keys, sealed.len(), options)?;
        self.aead(&vec![0; self.key_bytes], options)?;
        Ok(match self.each {
            Each::Aead([_, rows]) if are_none(options) => rows(keys, nonces, aad, sealed, out),
            _ => open_rows_singly(sizes, nonces, aad, sealed, out, &mut |row, data, tag| {
                let aead = self.aead(keys.get(row.row).unwrap_or_default(), options).map_err(of_row)?;
                aead.open(row.nonce, row.aad, data, tag).map_err(of_row)
            }),
        }?)
    }

    /// [`Stream::crypt_rows`](crate::roles::Stream::crypt_rows), with row `i` under key `i`.
    ///
    /// # Errors
    /// As [`Algorithm::stream`] and [`Stream::crypt_rows`](crate::roles::Stream::crypt_rows).
    pub fn crypt_rows_each(
        &'static self,
        keys: Rows<'_>,
        options: &Options,
        direction: Direction,
        ivs: Nonces<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result {
        self.check_keys(keys, data.len(), options)?;
        let nonce = self.stream(&vec![0; self.key_bytes], options)?.nonce_bytes();
        Ok(match self.each {
            Each::Stream(rows) if are_none(options) => rows(keys, ivs, data, out),
            _ => apply_rows_singly(nonce, ivs, data, out, &mut |row, data| {
                let stream = self.stream(keys.get(row.row).unwrap_or_default(), options).map_err(of_row)?;
                stream.crypt(direction, row.nonce, data).map_err(of_row)
            }),
        }?)
    }

    /// [`Mac::mac_rows`](crate::roles::Mac::mac_rows), with row `i` under key `i`.
    ///
    /// # Errors
    /// As [`Algorithm::mac`] and [`Mac::mac_rows`](crate::roles::Mac::mac_rows).
    pub fn mac_rows_each(
        &'static self,
        keys: Rows<'_>,
        options: &Options,
        nonces: Nonces<'_>,
        data: Rows<'_>,
        tags: &mut [u8],
    ) -> Result {
        let sizes = self.check_keys(keys, data.len(), options)?;
        self.mac(&vec![0; self.key_bytes], options)?;
        Ok(match (self.each, nonces) {
            (Each::Mac(rows, _), Nonces::Given(&[])) if options.level.is_none() => rows(keys, data, sizes[1], tags),
            _ => mac_rows_singly(sizes, nonces, data, tags, &mut |row, data, tag| {
                let mac = self.mac(keys.get(row.row).unwrap_or_default(), options).map_err(of_row)?;
                mac.mac(row.nonce, data, tag).map_err(of_row)
            }),
        }?)
    }

    /// [`Mac::verify_rows`](crate::roles::Mac::verify_rows), with row `i` under key `i`.
    ///
    /// # Errors
    /// As [`Algorithm::mac`] and [`Mac::verify_rows`](crate::roles::Mac::verify_rows).
    pub fn verify_rows_each(
        &'static self,
        keys: Rows<'_>,
        options: &Options,
        nonces: Nonces<'_>,
        data: Rows<'_>,
        tags: &[u8],
    ) -> Result {
        let sizes = self.check_keys(keys, data.len(), options)?;
        self.mac(&vec![0; self.key_bytes], options)?;
        Ok(match (self.each, nonces) {
            (Each::Mac(_, rows), Nonces::Given(&[])) if options.level.is_none() => rows(keys, data, sizes[1], tags),
            _ => verify_rows_singly(sizes, nonces, data, tags, &mut |row, data, tag| {
                let mac = self.mac(keys.get(row.row).unwrap_or_default(), options).map_err(of_row)?;
                mac.verify(row.nonce, data, tag).map_err(of_row)
            }),
        }?)
    }
}
