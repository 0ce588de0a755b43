//! Ten thousand fields of a table, each under a key of its own, all of them in one call.
//!
//! A short message fills few lanes of a vector register, and a new key costs more than the message. `many::rows` prepares the keys of many
//! rows side by side, and gives each row a lane: here with Kuznyechik-MGM, so that a changed field is found.

use std::error::Error;

use phalanx::Kuznyechik;
use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, open_rows_each, seal_rows_each};
use phalanx::modes::gost3413::Mgm;

const FIELDS: usize = 10_000;
const FIELD: usize = 32;
const TAG: usize = 16;

/// Rows of one width, one after the other.
fn rows(bytes: &[u8], width: usize) -> Rows<'_> {
    Rows::Fixed { width, bytes }
}

/// The table is encrypted, decrypted, and found out when one field is changed.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut keys = vec![0; FIELDS * 32];
    getrandom::fill(&mut keys)?;
    let plain: Vec<u8> = (0..FIELDS * FIELD).map(|i| (i / FIELD) as u8).collect();

    // Each key is used once, so the nonces may be numbers. Whose table it is goes into every tag: a field cannot be moved to another table.
    let nonces = Nonces::Counted { prefix: &[0; 8], first: 0 };
    let aad = Aad::Shared(b"table: patients");
    let mut table = vec![0; FIELDS * (FIELD + TAG)];
    seal_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&plain, FIELD), &mut table)?;

    let mut opened = vec![0; plain.len()];
    open_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&table, FIELD + TAG), &mut opened)?;
    assert!(opened == plain);

    // A changed field is named, and zeros stand in its place; the others are there.
    table[1234 * (FIELD + TAG)] ^= 1;
    let refused =
        open_rows_each::<Mgm<Kuznyechik>>(rows(&keys, 32), nonces, aad, rows(&table, FIELD + TAG), &mut opened);
    assert!(matches!(refused, Err(RowsError::NotAuthentic { row: 1234, .. })), "{refused:?}");
    assert_eq!(opened[1234 * FIELD..][..FIELD], [0; FIELD]);
    println!("{FIELDS} fields encrypted and decrypted, each under a key of its own; a changed one was found");
    Ok(())
}
