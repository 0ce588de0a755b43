//! Standard output.

use std::io::{self, Write};

use crate::failure::Failure;

/// Writes a text. A reader that goes away has seen enough: that is no failure.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(Failure::io("standard output", "cannot write")),
    }
}
