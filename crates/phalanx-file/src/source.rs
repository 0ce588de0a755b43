//! Inputs that are read to the last byte, and can be asked whether that was it.

use std::io::{self, Read};

use crate::error::{Error, Result};

/// An input, and how far it was read.
pub(crate) struct Source<R> {
    inner: R,
    /// A byte that was read to find out whether it ends.
    ahead: Option<u8>,
    /// Where in the file it is, for messages.
    offset: u64,
}

impl<R: Read> Source<R> {
    /// An input whose next byte is at `offset` of its file.
    pub(crate) fn new(inner: R, offset: u64) -> Self {
        Self { inner, ahead: None, offset }
    }

    /// Reads until `out` is full or the input ends; the number of bytes.
    pub(crate) fn fill(&mut self, out: &mut [u8]) -> Result<usize> {
        let mut have = 0;
        if let (Some(place), Some(byte)) = (out.first_mut(), self.ahead.take()) {
            *place = byte;
            have = 1;
        }
        have += read_full(&mut self.inner, &mut out[have..], self.offset + have as u64)?;
        self.offset += have as u64;
        Ok(have)
    }

    pub(crate) fn at_end(&mut self) -> Result<bool> {
        if self.ahead.is_none() {
            let mut byte = [0];
            self.ahead = (read_full(&mut self.inner, &mut byte, self.offset)? == 1).then_some(byte[0]);
        }
        Ok(self.ahead.is_none())
    }
}

/// Reads until `out` is full or the input ends; the number of bytes. `offset` is where the input is, for messages.
pub(crate) fn read_full(input: &mut impl Read, out: &mut [u8], offset: u64) -> Result<usize> {
    let mut have = 0;
    while have < out.len() {
        match input.read(&mut out[have..]) {
            Ok(0) => break,
            Ok(n) if n <= out.len() - have => have += n,
            Ok(_) => {
                let source = io::Error::other("the reader says that it has read more than it was asked for");
                return Err(Error::Read { offset: offset + have as u64, source });
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(source) => return Err(Error::Read { offset: offset + have as u64, source }),
        }
    }
    Ok(have)
}
