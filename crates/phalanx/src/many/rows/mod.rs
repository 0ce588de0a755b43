//! Many short messages in one call, such as the values of a column, each with its own nonce.
//!
//! A single short message leaves most lanes of a kernel empty and is dominated by overhead. These
//! functions encrypt the blocks of many rows together, in batches that fit in the L1 cache.
//!
//! | functions and modes | computed in parallel |
//! |---|---|
//! | [`seal_rows`], [`open_rows`]: [`gost3413::Mgm`], both GCMs of [`dstu7624`], [`nist::Gcm`] | everything, except sums for blocks of 32 and 64 bytes |
//! | [`apply_rows`]: the counter modes, [`Cnt`](gost28147::Cnt) without key meshing | counters |
//! | [`mac_rows`], [`verify_rows`]: [`gost3413::Omac`], [`nist::Cmac`], [`dstu7624::Cmac`] | chains |
//! | `…_each`: row `i` under key `i` | key schedules, then all of the above for as many rows as a kernel has lanes for keys |
//! | `…_singly`: any mode, by a function for one row | nothing |
//!
//! CCM, OFB, CFB, CBC, key meshing, ACPKM and the other MACs do not process rows in parallel. Use
//! `…_singly` for them.
//!
//! ```
//! use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, open_rows, seal_rows};
//! use phalanx::{Kuznyechik, modes::gost3413::Mgm};
//!
//! let mgm = Mgm::<Kuznyechik>::new(&[7; 32]);
//! let names = b"AdaBarbaraGrace";
//! let data = Rows::Offsets32 { offsets: &[0, 3, 10, 15], bytes: names };
//! // Never reuse a number under this key: the next column begins with 3.
//! let nonces = Nonces::Counted { prefix: &[0; 8], first: 0 };
//! let mut sealed = [0; 15 + 3 * 16];
//! seal_rows(&mgm, nonces, Aad::Shared(b"names"), data, &mut sealed)?;
//!
//! let rows = Rows::Offsets32 { offsets: &[0, 19, 42, 63], bytes: &sealed };
//! let mut opened = [0; 15];
//! open_rows(&mgm, nonces, Aad::Shared(b"names"), rows, &mut opened)?;
//! assert_eq!(&opened, names);
//! # Ok::<(), RowsError>(())
//! ```

mod crypt;
mod expand;
mod input;
mod mac;
mod machine;
mod single;

#[cfg(doc)]
use crate::modes::{dstu7624, gost3413, gost28147, nist};

pub(crate) use crypt::AeadSideBySide;
pub use crypt::{
    AeadRows, CtrRows, RowRules, apply_rows, apply_rows_each, open_rows, open_rows_each, seal_rows, seal_rows_each,
};
pub use input::{Aad, Nonces, Rows, RowsError};
pub(crate) use mac::MacSideBySide;
pub use mac::{MacRows, mac_rows, mac_rows_each, verify_rows, verify_rows_each};
pub use single::{Single, apply_rows_singly, mac_rows_singly, open_rows_singly, seal_rows_singly, verify_rows_singly};
