//! JavaScript exceptions. Each has the name of a class in `js/index.js`.

use std::fmt::Display;

use phalanx_catalogue::Error;
use wasm_bindgen::prelude::*;

/// The result of functions that JavaScript calls.
pub(crate) type Result<T> = std::result::Result<T, JsValue>;

pub(crate) fn named(name: &str, message: &str) -> js_sys::Error {
    let error = js_sys::Error::new(message);
    error.set_name(name);
    error
}

/// A value that Phalanx rejects.
pub(crate) fn wrong(message: impl Display) -> JsValue {
    named("PhalanxError", &message.to_string()).into()
}

/// A message, tag, key or file that fails authentication.
pub(crate) fn not_authentic(message: impl Display) -> JsValue {
    named("InvalidTag", &message.to_string()).into()
}

/// The error if memory cannot grow. It must not allocate.
pub(crate) fn no_memory() -> JsValue {
    named("RangeError", "not enough memory: process the data in smaller parts, or free other keys and messages").into()
}

/// The error for a message in pieces that has ended.
pub(crate) fn ended() -> JsValue {
    wrong("the message has ended: start a new one")
}

/// An error from the catalogue.
pub(crate) fn refused(error: Error) -> JsValue {
    if error.is_not_authentic() { not_authentic(error) } else { wrong(error) }
}

/// An error from the library.
pub(crate) fn of_library(error: phalanx::Error) -> JsValue {
    refused(error.into())
}
