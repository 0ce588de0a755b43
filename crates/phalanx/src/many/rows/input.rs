//! What rows are made of: where each is, its nonce, its associated data; and what is refused.

use core::fmt;
use core::ops::Range;

use crate::Error;

/// Short messages one behind the other: the values of a column.
#[derive(Clone, Copy)]
pub enum Rows<'a> {
    /// Rows of one width.
    Fixed {
        /// Bytes of each row, one or more.
        width: usize,
        /// All rows.
        bytes: &'a [u8],
    },
    /// Row `i` from offset `i` to offset `i + 1`, as Arrow has strings. The first need not be zero.
    Offsets32 {
        /// One more than there are rows.
        offsets: &'a [u32],
        /// What the offsets count in.
        bytes: &'a [u8],
    },
    /// The same with larger offsets.
    Offsets64 {
        /// One more than there are rows.
        offsets: &'a [u64],
        /// What the offsets count in.
        bytes: &'a [u8],
    },
}

impl<'a> Rows<'a> {
    /// How many rows there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Fixed { width, bytes } => bytes.len().checked_div(*width).unwrap_or(0),
            Self::Offsets32 { offsets, .. } => offsets.len().saturating_sub(1),
            Self::Offsets64 { offsets, .. } => offsets.len().saturating_sub(1),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of all rows: what a call for them writes, but for the tags.
    pub fn total(&self) -> usize {
        match self {
            Self::Fixed { bytes, .. } => bytes.len(),
            _ => self.range(self.len()).start.saturating_sub(self.range(0).start),
        }
    }

    /// A row; none if there is none of this number, or it is not where it is said to be.
    pub fn get(&self, row: usize) -> Option<&'a [u8]> {
        let (Self::Fixed { bytes, .. } | Self::Offsets32 { bytes, .. } | Self::Offsets64 { bytes, .. }) = *self;
        if row < self.len() { bytes.get(self.range(row)) } else { None }
    }

    /// Where a row is; of the number of rows, where the last one ends. Rows were checked.
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

    /// Whether all are as long.
    pub(super) fn alike(&self) -> bool {
        matches!(self, Self::Fixed { .. })
    }

    /// A row.
    #[inline(always)]
    pub(super) fn row(&self, row: usize) -> &'a [u8] {
        let (Self::Fixed { bytes, .. } | Self::Offsets32 { bytes, .. } | Self::Offsets64 { bytes, .. }) = *self;
        &bytes[self.range(row)]
    }

    /// Gives the number, the bytes and the beginning of each row to `to`, the last counted from the first row.
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

    /// Where a row begins, counted from the first one.
    #[inline(always)]
    pub(super) fn begin(&self, row: usize) -> usize {
        self.range(row).start - self.range(0).start
    }

    /// Whether the rows are where they are said to be.
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

/// The nonce of each row.
#[derive(Clone, Copy, Debug)]
pub enum Nonces<'a> {
    /// One behind the other, each as long as the mode takes. That they differ is for the caller to see to.
    Given(&'a [u8]),
    /// The prefix, then `first`, `first + 1`, … as a big-endian number that fills the nonce. No number comes twice in a call; go on with
    /// `first` plus the number of rows in the next.
    Counted {
        /// What all nonces begin with.
        prefix: &'a [u8],
        /// The number of the first row.
        first: u64,
    },
}

/// What a mode takes as a nonce.
#[derive(Clone, Copy)]
pub(super) struct NonceRule {
    /// Bytes that are given for each row.
    pub(super) bytes: usize,
    /// Bytes that counted nonces fill, in front of what the mode counts; none where all of it counts.
    pub(super) counted: Option<usize>,
    /// Whether the first bit has to be zero.
    pub(super) first_bit_zero: bool,
}

impl Nonces<'_> {
    pub(super) fn check(&self, rule: NonceRule, rows: usize) -> Result<(), RowsError> {
        let first_bit = |first: u8| {
            let (what, allowed) = ("first bit of a nonce", "0");
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
                    return Err(RowsError::Exhausted { first, rows, most });
                }
                if let Some(byte) = prefix.first() {
                    first_bit(*byte).map_err(|error| RowsError::Row { row: 0, error })?;
                }
            }
        }
        Ok(())
    }

    /// Writes the nonce of a row at the beginning of zeros.
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

    /// Writes the nonce of each row at the beginning of a block of zeros.
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

/// `copy_from_slice` without a call for what nonces and short rows have: two halves that overlap.
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

/// The associated data of each row.
#[derive(Clone, Copy)]
pub enum Aad<'a> {
    /// None.
    None,
    /// The same for all.
    Shared(&'a [u8]),
    /// Its own for each, as many as there are rows.
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

    /// Whether all are as long.
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

/// Why rows were refused. Nothing is written then, but for [`RowsError::NotAuthentic`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RowsError {
    /// Rows of no bytes.
    NoWidth,
    /// The last row is not whole.
    PartialRow {
        /// Bytes of a row.
        width: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// No offset at all.
    NoOffsets,
    /// A row ends in front of its beginning.
    OffsetsDescend {
        /// The row.
        row: usize,
        /// Where it begins.
        from: u64,
        /// Where it ends.
        to: u64,
    },
    /// The rows go on behind the end of the bytes.
    OffsetsBeyond {
        /// The last offset.
        last: u64,
        /// Bytes that were given.
        bytes: u64,
    },
    /// Something is not there once for each row.
    Count {
        /// What it is.
        what: &'static str,
        /// How many rows there are.
        rows: usize,
        /// How many of it.
        got: usize,
    },
    /// The nonces have not the length of as many as there are rows.
    NonceBytes {
        /// Bytes of a nonce.
        each: usize,
        /// How many rows there are.
        rows: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A prefix that leaves no byte to count in.
    Prefix {
        /// Bytes of a nonce.
        nonce: usize,
        /// Bytes of the prefix.
        got: usize,
    },
    /// In this mode all of the block counts.
    NotCounted,
    /// The numbers would come twice.
    Exhausted {
        /// The number of the first row.
        first: u64,
        /// How many rows there are.
        rows: usize,
        /// The last number.
        most: u64,
    },
    /// The output has another length than what is written.
    OutputLength {
        /// Bytes that are written.
        expected: usize,
        /// Bytes that it has.
        got: usize,
    },
    /// The mode refuses a row.
    Row {
        /// The first such row.
        row: usize,
        /// Why.
        error: Error,
    },
    /// Tags that do not belong to their rows. Those rows are zeros in the output, the others are what was sealed.
    NotAuthentic {
        /// The first such row.
        row: usize,
        /// How many there are.
        bad: usize,
    },
}

impl core::error::Error for RowsError {}

// By hand: procedural macros would take as long to compile as the library.
impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWidth => f.write_str("rows of width 0 cannot be counted: give empty rows by offsets"),
            Self::PartialRow { width, got } => write!(f, "{got} bytes are not a whole number of rows of {width} bytes"),
            Self::NoOffsets => f.write_str("there are no offsets: there is one more than there are rows, so one at least"),
            Self::OffsetsDescend { row, from, to } => write!(f, "row {row} goes from offset {from} to {to}: offsets never descend"),
            Self::OffsetsBeyond { last, bytes } => write!(f, "the last offset is {last}, but there are {bytes} bytes"),
            Self::Count { what, rows, got } => write!(f, "there are {rows} rows, but {what} for {got}"),
            Self::NonceBytes { each, rows, got } => write!(f, "the nonces have {got} bytes; {rows} rows take {each} each"),
            Self::Prefix { nonce, got } => write!(f, "the prefix has {got} bytes; it must be shorter than the nonce of {nonce}, whose rest counts the rows"),
            Self::NotCounted => f.write_str("this mode counts in all of its block, so that counted nonces would meet: give each row its first counter"),
            Self::Exhausted { first, rows, most } => write!(f, "{rows} rows from number {first} on go beyond {most}, after which nonces would repeat: take another prefix or key"),
            Self::OutputLength { expected, got } => write!(f, "the output has {got} bytes; these rows take {expected}"),
            Self::Row { row, error } => write!(f, "row {row}: {error}"),
            Self::NotAuthentic { row, bad } => write!(f, "row {row} is not authentic, the first of {bad}: it, its nonce or its associated data was changed, or the key is another"),
        }
    }
}

/// Whether the output has as many bytes as it takes.
pub(super) fn check_output(expected: usize, got: usize) -> Result<(), RowsError> {
    if expected == got { Ok(()) } else { Err(RowsError::OutputLength { expected, got }) }
}

/// What is said of rows of which some are bad.
pub(super) fn verdict(bad: &[u8]) -> Result<(), RowsError> {
    let count = bad.iter().filter(|bad| **bad != 0).count();
    match bad.iter().position(|bad| *bad != 0) {
        None => Ok(()),
        Some(row) => Err(RowsError::NotAuthentic { row, bad: count }),
    }
}
