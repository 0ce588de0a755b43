//! Why a call failed, as a sentence.

use std::ptr::null;

use crate::abi::Item;

/// Why a call failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) reason: Reason,
    pub(crate) text: String,
}

/// What a program may look for; the text says the rest.
#[derive(Clone, Copy, Debug)]
#[repr(u32)]
pub(crate) enum Reason {
    Refused = 1,
    NotAuthentic = 2,
    Internal = 3,
}

/// The reasons in words, for `get_reason_strings`.
pub(crate) static REASONS: [Item; 4] = [
    Item { id: Reason::Refused as u32, text: c"refused".as_ptr() },
    Item { id: Reason::NotAuthentic as u32, text: c"not authentic".as_ptr() },
    Item { id: Reason::Internal as u32, text: c"a defect of phalanx".as_ptr() },
    Item { id: 0, text: null() },
];

/// What a call gives.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    #[cold]
    pub(crate) fn refused(text: String) -> Self {
        Self { reason: Reason::Refused, text }
    }

    /// What was changed, or came with the wrong tag or padding.
    #[cold]
    pub(crate) fn not_authentic(text: String) -> Self {
        Self { reason: Reason::NotAuthentic, text }
    }
}

/// A failure with a text.
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
