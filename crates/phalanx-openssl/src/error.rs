//! Describes why a call failed.

use std::ptr::null;

use crate::abi::Item;

/// Why a call failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) reason: Reason,
    pub(crate) text: String,
}

/// The kind of failure, which programs can check. The text contains the details.
#[derive(Clone, Copy, Debug)]
#[repr(u32)]
pub(crate) enum Reason {
    Refused = 1,
    NotAuthentic = 2,
    Internal = 3,
}

/// A description for each reason, for `get_reason_strings`.
pub(crate) static REASONS: [Item; 4] = [
    Item { id: Reason::Refused as u32, text: c"refused".as_ptr() },
    Item { id: Reason::NotAuthentic as u32, text: c"authentication failed".as_ptr() },
    Item { id: Reason::Internal as u32, text: c"internal error".as_ptr() },
    Item { id: 0, text: null() },
];

/// The result of a call.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    #[cold]
    pub(crate) fn refused(text: String) -> Self {
        Self { reason: Reason::Refused, text }
    }

    /// The failure if data was modified, or a tag or padding is wrong.
    #[cold]
    pub(crate) fn not_authentic(text: String) -> Self {
        Self { reason: Reason::NotAuthentic, text }
    }
}

/// Returns a failure with a formatted message.
macro_rules! refuse {
    ($($text:tt)+) => {
        return Err($crate::error::Failure::refused(format!($($text)+)))
    };
}
pub(crate) use refuse;

impl From<phalanx_catalogue::Error> for Failure {
    fn from(error: phalanx_catalogue::Error) -> Self {
        let padding = error == phalanx_catalogue::Error::Refused(phalanx::Error::Padding);
        let reason = if error.is_not_authentic() || padding { Reason::NotAuthentic } else { Reason::Refused };
        Self { reason, text: error.to_string() }
    }
}
