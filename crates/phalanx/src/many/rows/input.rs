//! Input for row functions: data, nonces and associated data, and the errors for invalid input.

use core::fmt;
use core::ops::Range;

use crate::Error;

/// Short messages that are stored in one buffer, such as the values of a column.
#[derive(Clone, Copy)]
pub enum Rows<'a> {
    /// Rows that all have the same width.
    Fixed {
        /// The length of each row in bytes, at least 1.
        width: usize,
        /// All rows, one after the other.
        bytes: &'a [u8],
    },
    /// Row `i` extends from offset `i` to offset `i + 1`, which is the layout of Arrow strings. The
    /// first offset doesn't have to be zero.
    Offsets32 {
        /// The offsets. There must be one more than there are rows.
        offsets: &'a [u32],
        /// The buffer that the offsets refer to.
        bytes: &'a [u8],
    },
    /// The same with 64-bit offsets.
    Offsets64 {
        /// The offsets. There must be one more than there are rows.
        offsets: &'a [u64],
        /// The buffer that the offsets refer to.
        bytes: &'a [u8],
    },
}

impl<'a> Rows<'a> {
    /// The number of rows.
    pub fn len(&self) -> usize {
        match self {
            Self::Fixed { width, bytes } => bytes.len().checked_div(*width).unwrap_or(0),
            Self::Offsets32 { offsets, .. } => offsets.len().saturating_sub(1),
            Self::Offsets64 { offsets, .. } => offsets.len().saturating_sub(1),
        }
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the total length of all rows in bytes, i.e. the length of the output without tags.
    pub fn total(&self) -> usize {
        match self {
            Self::Fixed { bytes, .. } => bytes.len(),
            _ => self.range(self.len()).start.saturating_sub(self.range(0).start),
        }
    }

    /// Returns a row, or `None` if its number or offsets are out of range.
    pub fn get(&self, row: usize) -> Option<&'a [u8]> {
        let (Self::Fixed { bytes, .. } | Self::Offsets32 { bytes, .. } | Self::Offsets64 { bytes, .. }) = *self;
        if row < self.len() { bytes.get(self.range(row)) } else { None }
    }

    /// Returns the range of a row without checking it. If `row` is the number of rows, the range
    /// starts at the end of the last row.
    #[inline(always)]
    fn range(&self, row: usize) -> Range<usize> {
        match self {
            Self::Fixed { width, .. } => row * width..(row + 1) * width,
            Self::Offsets32 { offsets, .. } => {
                let at = |i: usize| offsets.get(i).map_or(0, |offset| *offset as usize);
                at(row)..at((row + 1).min(offsets.len().saturating_sub(1)))
            }
            Self::Offsets64 { offsets, .. } => {
                let at = |i: usize| offsets.get(i).map_or(0, |offset| *offset as usize);
                at(row)..at((row + 1).min(offsets.len().saturating_sub(1)))
            }
        }
    }

    /// Whether all rows are the same length.
    pub(super) fn alike(&self) -> bool {
        matches!(self, Self::Fixed { .. })
    }

    #[inline(always)]
    pub(super) fn row(&self, row: usize) -> &'a [u8] {
        let (Self::Fixed { bytes, .. } | Self::Offsets32 { bytes, .. } | Self::Offsets64 { bytes, .. }) = *self;
        &bytes[self.range(row)]
    }

    /// Calls `to` for each row with its number, its bytes and its offset from the first row.
    #[inline(always)]
    pub(super) fn each(&self, numbers: Range<usize>, mut to: impl FnMut(usize, &'a [u8], usize)) {
        match *self {
            Self::Fixed { width, bytes } => {
                let rows = bytes[numbers.start * width..numbers.end * width].chunks_exact(width);
                numbers.zip(rows).for_each(|(number, row)| to(number, row, number * width));
            }
            Self::Offsets32 { offsets, bytes } => {
                let pairs = offsets[numbers.start..=numbers.end].windows(2).map(|pair| [pair[0], pair[1]]);
                let pairs = pairs.map(|pair| pair.map(|offset| offset as usize));
                let first = offsets[0] as usize;
                numbers.zip(pairs).for_each(|(number, [from, end])| to(number, &bytes[from..end], from - first));
            }
            Self::Offsets64 { offsets, bytes } => {
                let pairs = offsets[numbers.start..=numbers.end].windows(2).map(|pair| [pair[0], pair[1]]);
                let pairs = pairs.map(|pair| pair.map(|offset| offset as usize));
                let first = offsets[0] as usize;
                numbers.zip(pairs).for_each(|(number, [from, end])| to(number, &bytes[from..end], from - first));
            }
        }
    }

    /// Returns the offset of a row from the first row.
    #[inline(always)]
    pub(super) fn begin(&self, row: usize) -> usize {
        self.range(row).start - self.range(0).start
    }

    /// Checks that all rows are within the buffer.
    pub(super) fn check(&self) -> Result<(), RowsError> {
        match *self {
            Self::Fixed { width: 0, .. } => Err(RowsError::NoWidth),
            Self::Fixed { width, bytes } if !bytes.len().is_multiple_of(width) => {
                Err(RowsError::PartialRow { width, got: bytes.len() })
            }
            Self::Fixed { .. } => Ok(()),
            Self::Offsets32 { offsets, bytes } => check_offsets(offsets.iter().map(|offset| u64::from(*offset)), bytes),
            Self::Offsets64 { offsets, bytes } => check_offsets(offsets.iter().copied(), bytes),
        }
    }
}

fn check_offsets(mut offsets: impl Iterator<Item = u64>, bytes: &[u8]) -> Result<(), RowsError> {
    let Some(mut last) = offsets.next() else { return Err(RowsError::NoOffsets) };
    for (row, next) in offsets.enumerate() {
        if next < last {
            return Err(RowsError::OffsetsDescend { row, from: last, to: next });
        }
        last = next;
    }
    let bytes = bytes.len() as u64;
    if last > bytes { Err(RowsError::OffsetsBeyond { last, bytes }) } else { Ok(()) }
}

/// The nonces for the rows.
#[derive(Clone, Copy, Debug)]
pub enum Nonces<'a> {
    /// One nonce after the other, each as long as the mode requires. They must all be different,
    /// but this isn't checked.
    Given(&'a [u8]),
    /// Each nonce is `prefix` followed by `first`, `first + 1`, … as a big-endian number that fills
    /// the rest of the nonce. Numbers never repeat within a call. For the next call, set `first` to
    /// this call's `first` plus the number of rows.
    Counted {
        /// The bytes that every nonce begins with.
        prefix: &'a [u8],
        /// The number for the first row.
        first: u64,
    },
}

/// What a mode requires of nonces.
#[derive(Clone, Copy)]
pub(super) struct NonceRule {
    /// The length of each row's nonce in bytes.
    pub(super) bytes: usize,
    /// How many bytes there are for a counted nonce, before the part that the mode itself
    /// increments. `None` if the mode increments the whole block.
    pub(super) counted: Option<usize>,
    /// Whether the first bit must be zero.
    pub(super) first_bit_zero: bool,
}

impl Nonces<'_> {
    pub(super) fn check(&self, rule: NonceRule, rows: usize) -> Result<(), RowsError> {
        let first_bit = |first: u8| {
            let (what, allowed) = ("first bit of the nonce", "0");
            if rule.first_bit_zero && first >> 7 == 1 {
                Err(Error::Parameter { what, allowed, got: 1 })
            } else {
                Ok(())
            }
        };
        match *self {
            Self::Given(bytes) => {
                if rows.checked_mul(rule.bytes) != Some(bytes.len()) {
                    return Err(RowsError::NonceBytes { each: rule.bytes, rows, got: bytes.len() });
                }
                if rule.first_bit_zero {
                    for (row, nonce) in bytes.chunks_exact(rule.bytes).enumerate() {
                        first_bit(nonce[0]).map_err(|error| RowsError::Row { row, error })?;
                    }
                }
            }
            Self::Counted { prefix, first } => {
                let Some(whole) = rule.counted else { return Err(RowsError::NotCounted) };
                if prefix.len() >= whole {
                    return Err(RowsError::Prefix { nonce: whole, got: prefix.len() });
                }
                let most = u64::MAX >> (64 - 8 * (whole - prefix.len()).min(8));
                let bits = u32::from(rule.first_bit_zero && prefix.is_empty() && whole <= 8);
                let most = most >> bits;
                if rows > 0 && first.checked_add(rows as u64 - 1).is_none_or(|last| last > most) {
                    return Err(RowsError::Exhausted { first, rows, last: most });
                }
                if let Some(byte) = prefix.first() {
                    first_bit(*byte).map_err(|error| RowsError::Row { row: 0, error })?;
                }
            }
        }
        Ok(())
    }

    /// Writes a row's nonce to the beginning of a zeroed block.
    #[inline(always)]
    pub(super) fn write_one(&self, rule: NonceRule, row: usize, block: &mut [u8]) {
        match *self {
            Self::Given(bytes) => copy(&mut block[..rule.bytes], &bytes[row * rule.bytes..(row + 1) * rule.bytes]),
            Self::Counted { prefix, first } => {
                let whole = rule.counted.unwrap_or(0);
                let (number, room) = ((first + row as u64).to_be_bytes(), (whole - prefix.len()).min(8));
                copy(&mut block[..prefix.len()], prefix);
                copy(&mut block[whole - room..whole], &number[8 - room..]);
            }
        }
    }

    /// Writes each row's nonce to the beginning of a zeroed block.
    pub(super) fn write<const B: usize>(
        &self,
        rule: NonceRule,
        rows: impl Iterator<Item = usize>,
        blocks: &mut [[u8; B]],
    ) {
        match *self {
            Self::Given(_) => {
                for (row, block) in rows.zip(blocks) {
                    *block = [0; B];
                    self.write_one(rule, row, block);
                }
            }
            Self::Counted { prefix, first } => {
                let whole = rule.counted.unwrap_or(0);
                let room = (whole - prefix.len()).min(8);
                let mut like = [0; B];
                like[..prefix.len()].copy_from_slice(prefix);
                for (row, block) in rows.zip(blocks) {
                    let number = (first + row as u64).to_be_bytes();
                    *block = like;
                    copy(&mut block[whole - room..whole], &number[8 - room..]);
                }
            }
        }
    }
}

/// `copy_from_slice` for nonces and short rows. It copies two overlapping halves, which avoids a
/// function call.
#[inline(always)]
pub(super) fn copy(to: &mut [u8], from: &[u8]) {
    let to = &mut to[..from.len()];
    macro_rules! halves {
        ($($half:literal)*) => {
            match from.len() {
                0 => {}
                $($half.. if from.len() <= 2 * $half => {
                    if let (Some(first), Some(last)) = (from.first_chunk::<$half>(), from.last_chunk::<$half>()) {
                        to[..$half].copy_from_slice(first);
                        to[from.len() - $half..].copy_from_slice(last);
                    }
                })*
                _ => to.copy_from_slice(from),
            }
        };
    }
    halves!(8 16 4 2 1)
}

/// The associated data for the rows.
#[derive(Clone, Copy)]
pub enum Aad<'a> {
    /// No associated data.
    None,
    /// The same for all rows.
    Shared(&'a [u8]),
    /// Different associated data for each row. There must be as many rows as there are in the data.
    Each(Rows<'a>),
}

impl<'a> Aad<'a> {
    pub(super) fn check(&self, rows: usize) -> Result<(), RowsError> {
        let Self::Each(each) = self else { return Ok(()) };
        each.check()?;
        if each.len() == rows {
            Ok(())
        } else {
            Err(RowsError::Count { what: "associated data", rows, got: each.len() })
        }
    }

    /// Whether the associated data is the same length for all rows.
    pub(super) fn alike(&self) -> bool {
        match self {
            Self::None | Self::Shared(_) => true,
            Self::Each(each) => each.alike(),
        }
    }

    #[inline(always)]
    pub(super) fn row(&self, row: usize) -> &'a [u8] {
        match self {
            Self::None => &[],
            Self::Shared(bytes) => bytes,
            Self::Each(each) => each.row(row),
        }
    }
}

/// The reason why rows were rejected. Nothing is written, except in the case of
/// [`RowsError::NotAuthentic`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RowsError {
    /// The row width is 0.
    NoWidth,
    /// The length of the data is not a multiple of the row width.
    PartialRow {
        /// The row width in bytes.
        width: usize,
        /// The number of bytes given.
        got: usize,
    },
    /// There are no offsets.
    NoOffsets,
    /// A row ends before it begins.
    OffsetsDescend {
        /// The row number.
        row: usize,
        /// The offset at which it begins.
        from: u64,
        /// The offset at which it ends.
        to: u64,
    },
    /// The last offset is beyond the end of the buffer.
    OffsetsBeyond {
        /// The last offset.
        last: u64,
        /// The number of bytes given.
        bytes: u64,
    },
    /// The number of some other input doesn't match the number of rows.
    Count {
        /// The input.
        what: &'static str,
        /// The number of rows.
        rows: usize,
        /// The number of inputs given.
        got: usize,
    },
    /// The length of the nonces does not match the number of rows.
    NonceBytes {
        /// The length of a nonce in bytes.
        each: usize,
        /// The number of rows.
        rows: usize,
        /// The number of bytes given.
        got: usize,
    },
    /// The prefix leaves no room for the row number.
    Prefix {
        /// The length of a nonce in bytes.
        nonce: usize,
        /// The length of the prefix in bytes.
        got: usize,
    },
    /// This mode increments the whole block, so counted nonces can't be used with it.
    NotCounted,
    /// The nonce numbers would repeat.
    Exhausted {
        /// The number for the first row.
        first: u64,
        /// The number of rows.
        rows: usize,
        /// The last number.
        last: u64,
    },
    /// The output buffer has the wrong length.
    OutputLength {
        /// The number of bytes required.
        expected: usize,
        /// The number of bytes given.
        got: usize,
    },
    /// The mode rejected a row.
    Row {
        /// The number of the first such row.
        row: usize,
        /// The reason.
        error: Error,
    },
    /// Authentication failed for some rows. In the output, these rows are all zeros, and the others
    /// are decrypted.
    NotAuthentic {
        /// The number of the first such row.
        row: usize,
        /// The number of such rows.
        bad: usize,
    },
}

impl core::error::Error for RowsError {}

// Written by hand, because a derive macro would take as long to compile as the rest of the library.
impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWidth => f.write_str("invalid row width 0: use offsets for empty rows"),
            Self::PartialRow { width, got } => {
                write!(f, "{got} bytes are not a multiple of the row width of {width} bytes")
            }
            Self::NoOffsets => f.write_str("no offsets: pass one more than the number of rows"),
            Self::OffsetsDescend { row, from, to } => {
                write!(f, "row {row} goes from offset {from} to {to}: offsets must not decrease")
            }
            Self::OffsetsBeyond { last, bytes } => {
                write!(f, "the last offset is {last}, but there are only {bytes} bytes")
            }
            Self::Count { what, rows, got } => write!(f, "there are {rows} rows, but {what} for {got}"),
            Self::NonceBytes { each, rows, got } => {
                write!(f, "got {got} bytes of nonces, but {rows} rows need {each} bytes each")
            }
            Self::Prefix { nonce, got } => write!(
                f,
                "the prefix is {got} bytes long: it must be shorter than the {nonce}-byte nonce to leave room for the row number"
            ),
            Self::NotCounted => f.write_str(
                "this mode increments the whole block, so counted nonces would overlap: pass the first counter for each row",
            ),
            Self::Exhausted { first, rows, last } => write!(
                f,
                "{rows} rows starting at number {first} would go past the last number, {last}, and nonces would repeat: choose another prefix or key"
            ),
            Self::OutputLength { expected, got } => write!(f, "the output is {got} bytes; these rows need {expected}"),
            Self::Row { row, error } => write!(f, "row {row}: {error}"),
            Self::NotAuthentic { row, bad } => write!(
                f,
                "authentication failed for row {row}, the first of {bad}: the row, its nonce or its associated data was modified, or the key is wrong"
            ),
        }
    }
}

/// Checks the length of the output buffer.
pub(super) fn check_output(expected: usize, got: usize) -> Result<(), RowsError> {
    if expected == got { Ok(()) } else { Err(RowsError::OutputLength { expected, got }) }
}

/// Returns the overall result, given which rows are bad.
pub(super) fn verdict(bad: &[u8]) -> Result<(), RowsError> {
    let count = bad.iter().filter(|bad| **bad != 0).count();
    match bad.iter().position(|bad| *bad != 0) {
        None => Ok(()),
        Some(row) => Err(RowsError::NotAuthentic { row, bad: count }),
    }
}
