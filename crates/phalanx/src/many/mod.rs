//! Processes many messages at once: short messages under a single key ([`rows`]), or messages under
//! many different keys ([`Keys`]).
//!
//! When a mode chains its blocks (CBC, CFB, OFB or CBC-MAC), a message can only use a single lane
//! of a vector register. [`Keys::chain`] therefore processes one message per lane, and whenever a
//! message ends, the next one starts in its lane. [`Keys::encrypt_each`] encrypts block `i` under
//! key `i`.
//!
//! ```
//! use phalanx::{Error, Ublock128_128, many::{Chaining, Keys, MessageUnderKey}};
//!
//! let keys = Keys::<Ublock128_128>::new(&[[1; 16], [2; 16], [3; 16]]);
//! let mut ivs = [[0; 16]; 3];
//! let (mut short, mut long, mut other) = ([5; 32], [6; 1600], [7; 320]);
//! let [a, b, c] = &mut ivs;
//! let messages = [MessageUnderKey::new(0, a, &mut short), MessageUnderKey::new(1, b, &mut long), MessageUnderKey::new(2, c, &mut other)];
//! keys.chain(Chaining::CbcEncrypt, messages)?;
//!
//! // A call for just one message gives the same result.
//! let (mut alone, mut iv) = ([5; 32], [0; 16]);
//! keys.chain(Chaining::CbcEncrypt, [MessageUnderKey::new(0, &mut iv, &mut alone)])?;
//! assert_eq!(short, alone);
//! # Ok::<(), Error>(())
//! ```

mod chain;
mod keys;
pub mod rows;
mod set;

pub use chain::{Chaining, MessageUnderKey};
pub use keys::Keys;
