//! Processes many short messages in one call, such as the values of a column, each with its own
//! nonce.
//!
//! On its own, a short message leaves most of a kernel's lanes empty, and most of the time is spent
//! on overhead. These functions instead encrypt the blocks of many rows together, in batches that
//! fit in the L1 cache.
//!
//! | functions and modes | computed in parallel |
//! |---|---|
//! | [`seal_rows`], [`open_rows`]: [`gost3413::Mgm`], both GCMs of [`dstu7624`], [`nist::Gcm`] | everything except sums for 32-byte and 64-byte blocks |
//! | [`apply_rows`]: the counter modes, [`Cnt`](gost28147::Cnt) without key meshing | counters |
//! | [`mac_rows`], [`verify_rows`]: [`gost3413::Omac`], [`nist::Cmac`], [`dstu7624::Cmac`] | chains |
//! | `…_each`: row `i` under key `i` | key schedules, then all of the above, for as many rows as the kernel has key lanes |
//! | `…_singly`: any mode, using a function that processes one row | nothing |
//!
//! CCM, OFB, CFB, CBC, key meshing, ACPKM and the other MACs can't process rows in parallel. Use
//! the `…_singly` functions for these.
//!
//! ```
//! use phalanx::many::rows::{Aad, Nonces, Rows, RowsError, open_rows, seal_rows};
//! use phalanx::{Kuznyechik, modes::gost3413::Mgm};
//!
//! let mgm = Mgm::<Kuznyechik>::new(&[7; 32]);
//! let names = b"AdaBarbaraGrace";
//! let data = Rows::Offsets32 { offsets: &[0, 3, 10, 15], bytes: names };
//! // Never reuse a number under this key: for the next column, start at 3.
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
