//! Encrypts ten thousand table fields in one call, each under its own key.
//!
//! A short message only uses a few lanes of a vector register, and expanding a key takes longer
//! than encrypting the message. `many::rows` therefore expands the keys for many rows in parallel
//! and processes one row per lane. Here we use it with Kuznyechik-MGM, which detects modified
//! fields.

use std::error::Error;

use phalanx::Kuznyechik;
use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, open_rows_each, seal_rows_each};
use phalanx::modes::gost3413::Mgm;

const FIELDS: usize = 10_000;
const FIELD: usize = 32;
const TAG: usize = 16;

/// Rows of the same width, one after the other.
fn rows(bytes: &[u8], width: usize) -> Rows<'_> {
    Rows::Fixed { width, bytes }
}

/// Encrypts and decrypts the table, then detects a modified field.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut keys = vec![0; FIELDS * 32];
    getrandom::fill(&mut keys)?;
    let plain: Vec<u8> = (0..FIELDS * FIELD).map(|i| (i / FIELD) as u8).collect();

    // Each key is only used once, so the nonces can be simple numbers. We pass the table's name as
    // associated data, so that a field can't be moved to another table.
    let nonces = Nonces::Counted { prefix: &[0; 8], first: 0 };
    let aad = Aad::Shared(b"table: patients");
    let mut table = vec![0; FIELDS * (FIELD + TAG)];
    seal_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&plain, FIELD), &mut table)?;

    let mut opened = vec![0; plain.len()];
    open_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&table, FIELD + TAG), &mut opened)?;
    assert!(opened == plain);

    // The error contains the number of the modified field, which is all zeros in the output. All
    // other fields are decrypted.
    table[1234 * (FIELD + TAG)] ^= 1;
    let refused =
        open_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&table, FIELD + TAG), &mut opened);
    assert!(matches!(refused, Err(RowsError::NotAuthentic { row: 1234, .. })), "{refused:?}");
    assert_eq!(opened[1234 * FIELD..][..FIELD], [0; FIELD]);
    println!("{FIELDS} fields encrypted and decrypted, each under its own key, and a modified one detected");
    Ok(())
}
