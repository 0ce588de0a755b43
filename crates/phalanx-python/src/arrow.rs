//! Arrow columns, which are imported and exported through the C data interface. The cell format is
//! specified in `docs/python.md`.
//!
//! Exporters guarantee that the contents of their buffers are valid. We rely on as few of these
//! guarantees as possible, and check the bounds of every value, because other threads may be
//! writing to the buffers.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt::Display;
use std::mem;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{self, NonNull};
use std::sync::Arc;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_buffer::{ArrowNativeType, BooleanBuffer, Buffer, NullBuffer};
use arrow_data::{ArrayData, ByteView, MAX_INLINE_VIEW_LEN};
use arrow_schema::ffi::Flags;
use arrow_schema::{ArrowError, DataType};
use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::Error as Refusal;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyTuple};

use crate::aead::Aead;
use crate::buffer::room;
use crate::error::{Outcome, bad_row, refused, wrong};
use crate::thread::{call, detached, guarded};
use crate::values::{Build, Node, describe, parse, restored, stored, width};
use phalanx::Wiped;

/// The first byte of a cell that contains its nonce, and of one that doesn't.
const STORED: u8 = 1;
const DERIVED: u8 = 2;
/// This much is added to it if the cell also contains its type.
const TYPED: u8 = 2;

/// Maximum number of rows and bytes in a batch.
const BATCH_ROWS: usize = 4096;
const BATCH_BYTES: usize = 256 << 10;

/// How values are laid out in a column's buffers.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Fixed(usize),
    Offsets32,
    Offsets64,
    Views,
}

impl Kind {
    /// None if values of this type aren't just bytes in a buffer.
    fn new(data_type: &DataType) -> Option<Self> {
        match data_type {
            DataType::Binary | DataType::Utf8 => Some(Self::Offsets32),
            DataType::LargeBinary | DataType::LargeUtf8 => Some(Self::Offsets64),
            DataType::BinaryView | DataType::Utf8View => Some(Self::Views),
            DataType::Boolean => None,
            other => width(other).map(Self::Fixed),
        }
    }
}

fn unfit(what: impl Display) -> PyErr {
    PyTypeError::new_err(format!("{what}: cast it to another type"))
}

/// Runs functions from the arrow crate on a structure that we didn't create. They panic if it is
/// malformed in certain ways.
fn checked<T, E>(work: impl FnOnce() -> Result<T, E>, refusal: impl FnOnce(E) -> PyErr) -> PyResult<T> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(result) => result.map_err(refusal),
        Err(_) => Err(wrong("the column violates Arrow's C data interface")),
    }
}

fn data_type(schema: &FFI_ArrowSchema) -> PyResult<DataType> {
    checked(|| DataType::try_from(schema), unfit)
}

/// The buffer, or a copy of it if numbers of this type wouldn't be aligned.
pub(crate) fn aligned<T>(buffer: Buffer) -> Buffer {
    if buffer.as_ptr().cast::<T>().is_aligned() { buffer } else { Buffer::from_slice_ref(buffer.as_slice()) }
}

/// The part that all imported columns have in common. Dropping it releases the exporter's structure.
#[derive(Clone)]
pub(crate) struct Part {
    owner: Arc<FFI_ArrowArray>,
    pub(crate) len: usize,
    /// The number of the first row in the buffers.
    pub(crate) offset: usize,
    nulls: Option<NullBuffer>,
    /// The buffers that follow the validity bitmap. Offsets are aligned.
    pub(crate) buffers: Vec<Buffer>,
}

impl Part {
    /// Imports everything that doesn't depend on the type, for a column with this many buffers, whose rows have at
    /// most this many bytes in the first one.
    pub(crate) fn new(
        array: &FFI_ArrowArray,
        owner: &Arc<FFI_ArrowArray>,
        buffers: usize,
        width: usize,
    ) -> PyResult<Self> {
        // Negative numbers turn into large ones.
        let rows = array.len().checked_add(array.offset());
        let bytes = rows.and_then(|rows| rows.checked_add(1)?.checked_mul(width.max(1)));
        if bytes.is_none_or(|bytes| bytes > isize::MAX as usize / 8) {
            return Err(wrong("the column has too many rows"));
        }
        if array.num_buffers() != buffers {
            let (found, expected) = (array.num_buffers() as isize, buffers);
            return Err(wrong(format_args!("the column has {found} buffers (expected {expected})")));
        }
        let len = array.len();
        let offset = if len == 0 { 0 } else { array.offset() };
        let mut part = Self { owner: owner.clone(), len, offset, nulls: None, buffers: Vec::new() };
        if len > 0 && array.null_count_opt() != Some(0) && !array.buffer(0).is_null() {
            let bits = part.buffer(array, 0, part.end().div_ceil(8))?;
            part.nulls = Some(NullBuffer::new(BooleanBuffer::new(bits, offset, len)));
        }
        Ok(part)
    }

    /// The number of rows in the buffers.
    pub(crate) fn end(&self) -> usize {
        self.offset + self.len
    }

    /// A buffer of the column or the child of a column that this was made from. An empty one may have
    /// any address.
    pub(crate) fn buffer(&self, array: &FFI_ArrowArray, number: usize, bytes: usize) -> PyResult<Buffer> {
        if bytes == 0 || self.len == 0 {
            return Ok(Buffer::from_vec(vec![0_u8; bytes]));
        }
        match NonNull::new(array.buffer(number).cast_mut()) {
            // SAFETY: the exporter guarantees that this is a column of this type, whose buffers live
            // until it is released. That happens when the last of them is dropped.
            Some(at) => Ok(unsafe { Buffer::from_custom_allocation(at, bytes, self.owner.clone()) }),
            None => Err(wrong(format_args!("buffer {number} of the column is NULL"))),
        }
    }

    pub(crate) fn valid(&self, row: usize) -> bool {
        self.nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row))
    }
}

/// An imported column, or a part of one.
#[derive(Clone)]
pub(crate) struct Input {
    pub(crate) kind: Kind,
    pub(crate) part: Part,
}

impl Input {
    /// Checks the lengths of the buffers, but none of the values in them.
    pub(crate) fn new(data_type: &DataType, array: &FFI_ArrowArray, owner: &Arc<FFI_ArrowArray>) -> PyResult<Self> {
        let kind = Kind::new(data_type).ok_or_else(|| unfit(format_args!("the column has the type {data_type}")))?;
        let count = array.num_buffers();
        let buffers = match kind {
            Kind::Fixed(_) => 2,
            Kind::Offsets32 | Kind::Offsets64 => 3,
            Kind::Views => count.clamp(3, i32::MAX as usize),
        };
        let width = if let Kind::Fixed(width) = kind { width } else { size_of::<ByteView>() };
        let mut part = Part::new(array, owner, buffers, width)?;
        let rows = part.end();
        part.buffers = match kind {
            Kind::Fixed(width) => vec![part.buffer(array, 1, rows * width)?],
            Kind::Offsets32 => with_offsets::<i32>(rows, |number, bytes| part.buffer(array, number, bytes))?,
            Kind::Offsets64 => with_offsets::<i64>(rows, |number, bytes| part.buffer(array, number, bytes))?,
            Kind::Views => {
                // The last buffer contains the lengths of all buffers after the views.
                let lengths = aligned::<i64>(part.buffer(array, count - 1, (count - 3) * size_of::<i64>())?);
                let lengths = lengths.typed_data::<i64>().iter().zip(2..);
                let others =
                    lengths.map(|(bytes, number)| part.buffer(array, number, bytes.to_usize().ok_or_else(descend)?));
                [part.buffer(array, 1, rows * size_of::<ByteView>())]
                    .into_iter()
                    .chain(others)
                    .collect::<PyResult<_>>()?
            }
        };
        Ok(Self { kind, part })
    }

    /// A column of our own.
    pub(crate) fn made(valid: Vec<bool>, offsets: Vec<i64>, bytes: Wiped) -> Self {
        let len = valid.len();
        let at = NonNull::new(bytes.as_ptr().cast_mut()).unwrap_or(NonNull::dangling());
        // SAFETY: the vector isn't changed any more, and it is dropped with the last buffer.
        let bytes = unsafe { Buffer::from_custom_allocation(at, bytes.len(), Arc::new(bytes)) };
        let nulls = valid.contains(&false).then(|| NullBuffer::from(valid));
        let owner = Arc::new(FFI_ArrowArray::empty());
        let small = offsets.iter().map(|end| i32::try_from(*end)).collect::<Result<Vec<_>, _>>();
        let (kind, offsets) = match small {
            Ok(small) => (Kind::Offsets32, Buffer::from_vec(small)),
            Err(_) => (Kind::Offsets64, Buffer::from_vec(offsets)),
        };
        Self { kind, part: Part { owner, len, offset: 0, nulls, buffers: vec![offsets, bytes] } }
    }

    /// Some of the rows.
    fn slice(&self, rows: Range<usize>) -> Self {
        let mut part = self.part.clone();
        part.offset += rows.start;
        part.len = rows.len();
        part.nulls = part.nulls.map(|nulls| nulls.slice(rows.start, rows.len()));
        Self { kind: self.kind, part }
    }

    /// The value of a row that isn't null.
    pub(crate) fn value(&self, row: usize) -> PyResult<&[u8]> {
        let value = match self.kind {
            Kind::Fixed(width) => self.fixed(width, row),
            Kind::Offsets32 => between(self.offsets::<i32>(), self.buffer(1), row),
            Kind::Offsets64 => between(self.offsets::<i64>(), self.buffer(1), row),
            Kind::Views => self.view(row),
        };
        value.ok_or_else(|| self.misplaced(row))
    }

    /// Whether the values may need 64-bit offsets.
    fn large(&self) -> bool {
        matches!(self.kind, Kind::Offsets64 | Kind::Views)
    }

    /// The bytes in a buffer, where number 0 is the first one after the validity bitmap.
    fn buffer(&self, number: usize) -> &[u8] {
        self.part.buffers.get(number).map_or(&[], |buffer| buffer.as_slice())
    }

    /// The offsets of all rows, plus the end.
    fn offsets<T: ArrowNativeType>(&self) -> &[T] {
        &self.part.buffers[0].typed_data()[self.part.offset..]
    }

    /// Collects the non-null values in the next batch, together with their row numbers. Returns the
    /// row that comes after the batch.
    fn values<'a>(&'a self, begin: usize, values: &mut Vec<(usize, &'a [u8])>) -> PyResult<usize> {
        match self.kind {
            Kind::Fixed(width) => self.take(begin, values, |row| self.fixed(width, row)),
            Kind::Offsets32 => {
                let (offsets, bytes) = (self.offsets::<i32>(), self.buffer(1));
                self.take(begin, values, |row| between(offsets, bytes, row))
            }
            Kind::Offsets64 => {
                let (offsets, bytes) = (self.offsets::<i64>(), self.buffer(1));
                self.take(begin, values, |row| between(offsets, bytes, row))
            }
            Kind::Views => self.take(begin, values, |row| self.view(row)),
        }
    }

    fn take<'a>(
        &'a self,
        begin: usize,
        values: &mut Vec<(usize, &'a [u8])>,
        value: impl Fn(usize) -> Option<&'a [u8]>,
    ) -> PyResult<usize> {
        values.clear();
        let (most, mut bytes) = (self.part.len.min(begin + BATCH_ROWS), 0);
        for row in begin..most {
            if self.part.valid(row) {
                let value = value(row).ok_or_else(|| self.misplaced(row))?;
                values.push((row, value));
                bytes += value.len();
                if bytes >= BATCH_BYTES {
                    return Ok(row + 1);
                }
            }
        }
        Ok(most)
    }

    fn fixed(&self, width: usize, row: usize) -> Option<&[u8]> {
        let begin = (self.part.offset + row) * width;
        self.buffer(0).get(begin..begin + width)
    }

    /// The value that a view refers to.
    fn view(&self, row: usize) -> Option<&[u8]> {
        let (views, _) = self.buffer(0).as_chunks::<{ size_of::<ByteView>() }>();
        let view = views.get(self.part.offset + row)?;
        // We must only read the view once because another thread could change it between check and
        // use.
        let ByteView { length, buffer_index, offset, .. } = ByteView::from(u128::from_le_bytes(*view));
        if length <= MAX_INLINE_VIEW_LEN {
            return view[4..].get(..length as usize);
        }
        self.buffer(1 + buffer_index as usize).get(offset as usize..)?.get(..length as usize)
    }

    fn misplaced(&self, row: usize) -> PyErr {
        match self.kind {
            Kind::Fixed(_) | Kind::Offsets32 | Kind::Offsets64 => descend(),
            Kind::Views => wrong(format_args!("row {row} refers to data outside the column")),
        }
    }

    /// An upper bound on the total size of all values, and the number of values.
    fn total(&self) -> PyResult<(usize, usize)> {
        let bytes = match self.kind {
            Kind::Fixed(width) => Ok(width * self.part.len),
            Kind::Offsets32 => whole(self.offsets::<i32>(), self.part.len),
            Kind::Offsets64 => whole(self.offsets::<i64>(), self.part.len),
            Kind::Views => {
                let rows = (0..self.part.len).filter(|row| self.part.valid(*row));
                rows.map(|row| self.view(row).map(<[u8]>::len).ok_or_else(|| self.misplaced(row))).sum()
            }
        };
        Ok((bytes?, self.part.len - self.part.nulls.as_ref().map_or(0, NullBuffer::null_count)))
    }

    /// The width of the values, if they all have the same.
    fn width(&self) -> Option<usize> {
        if let Kind::Fixed(width) = self.kind { Some(width) } else { None }
    }
}

/// The buffers that hold the offsets and the values. The last offset is the total length of the
/// values.
fn with_offsets<T: ArrowNativeType>(
    rows: usize,
    buffer: impl Fn(usize, usize) -> PyResult<Buffer>,
) -> PyResult<Vec<Buffer>> {
    let offsets = aligned::<T>(buffer(1, (rows + 1) * size_of::<T>())?);
    let bytes = offsets.typed_data::<T>()[rows].to_usize().ok_or_else(descend)?;
    Ok(vec![offsets, buffer(2, bytes)?])
}

/// The value of a row, provided that its offsets are in order. We only read each offset once
/// because another thread could change it between check and use.
fn between<'a, T: ArrowNativeType>(offsets: &[T], bytes: &'a [u8], row: usize) -> Option<&'a [u8]> {
    bytes.get(offsets[row].to_usize()?..offsets[row + 1].to_usize()?)
}

/// The total size of these rows.
fn whole<T: ArrowNativeType>(offsets: &[T], rows: usize) -> PyResult<usize> {
    let ends = offsets[0].to_usize().zip(offsets[rows].to_usize());
    ends.and_then(|(first, last)| last.checked_sub(first)).ok_or_else(descend)
}

pub(crate) fn descend() -> PyErr {
    wrong("the offsets of the column descend or reach beyond its end")
}

/// Takes the structure out of a capsule, and marks it as released so that it can't be taken twice.
fn taken<T>(capsule: &Bound<'_, PyAny>, name: &CStr, from_raw: unsafe fn(*mut T) -> T) -> PyResult<T> {
    let at = capsule.cast::<PyCapsule>()?.pointer_checked(Some(name))?.cast::<T>();
    // SAFETY: according to Arrow's PyCapsule interface, a capsule with this name holds this
    // structure, and the thread is attached.
    Ok(unsafe { from_raw(at.as_ptr()) })
}

/// The columns that an object exports: a single one, or several chunks.
struct Inputs {
    data_type: DataType,
    chunks: Vec<Node>,
    stream: bool,
}

impl Inputs {
    fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = object.py();
        let node = |data_type: &DataType, array: FFI_ArrowArray| {
            let owner = Arc::new(array);
            checked(|| Node::new(data_type, &owner, &owner), |error| error)
        };
        if let Some(export) = object.getattr_opt(intern!(py, "__arrow_c_array__"))? {
            let pair = call(&export, ())?.cast_into::<PyTuple>()?;
            let schema = taken(&pair.get_item(0)?, SCHEMA, FFI_ArrowSchema::from_raw)?;
            let array = taken(&pair.get_item(1)?, ARRAY, FFI_ArrowArray::from_raw)?;
            let data_type = data_type(&schema)?;
            return Ok(Self { chunks: vec![node(&data_type, array)?], data_type, stream: false });
        }
        let Some(export) = object.getattr_opt(intern!(py, "__arrow_c_stream__"))? else {
            return Err(PyTypeError::new_err(
                "not an Arrow column, it has neither __arrow_c_array__ nor __arrow_c_stream__: pass a column of pyarrow, polars or DuckDB",
            ));
        };
        let capsule = call(&export, ())?;
        let mut stream = taken(&capsule, STREAM, FFI_ArrowArrayStream::from_raw)?;
        let (get_schema, get_next) = (stream.get_schema(), stream.get_next());
        let data_type = data_type(&next(&mut stream, get_schema, FFI_ArrowSchema::empty())?)?;
        let mut chunks = Vec::new();
        loop {
            let array = next(&mut stream, get_next, FFI_ArrowArray::empty())?;
            if array.is_released() {
                return Ok(Self { data_type, chunks, stream: true });
            }
            chunks.push(node(&data_type, array)?);
        }
    }

    fn rows(&self) -> usize {
        self.chunks.iter().map(Node::rows).sum()
    }

    /// The values of all rows as bytes.
    fn flat(self) -> PyResult<Vec<Input>> {
        self.chunks.into_iter().map(Node::flat).collect()
    }
}

/// Calls one of a stream's functions and returns the structure that it writes.
fn next<T>(
    stream: &mut FFI_ArrowArrayStream,
    get: Option<unsafe extern "C" fn(*mut FFI_ArrowArrayStream, *mut T) -> c_int>,
    mut out: T,
) -> PyResult<T> {
    type Unwinding<T> = unsafe extern "C-unwind" fn(*mut FFI_ArrowArrayStream, *mut T) -> c_int;
    let get = get.ok_or_else(|| wrong("the stream of columns was already released"))?;
    // This may run the exporter's Python code. SAFETY: it's fine to call a function that never
    // unwinds as one that might.
    let get = unsafe { mem::transmute::<unsafe extern "C" fn(_, _) -> _, Unwinding<T>>(get) };
    // SAFETY: the stream hasn't been released, the function belongs to it, and there is room for
    // the structure that it writes.
    let status = unsafe { guarded(|| get(stream, &mut out)) };
    if status == 0 {
        return Ok(out);
    }
    let said = stream.get_last_error().map_or(ptr::null(), |last| {
        // SAFETY: the stream hasn't been released, and a call on it has just failed.
        unsafe { last(stream) }
    });
    let why = if said.is_null() {
        format!("error {status}")
    } else {
        // SAFETY: this is a NUL-terminated string that stays valid until the next call.
        unsafe { CStr::from_ptr(said) }.to_string_lossy().into_owned()
    };
    Err(wrong(format_args!("the stream of columns failed: {why}")))
}

/// Where values end, counted from 0.
enum Offsets {
    Small(Vec<i32>),
    Large(Vec<i64>),
}

impl Offsets {
    fn extend(&mut self, ends: impl Iterator<Item = usize>) {
        match self {
            Self::Small(offsets) => offsets.extend(ends.map(|end| end as i32)),
            Self::Large(offsets) => offsets.extend(ends.map(|end| end as i64)),
        }
    }

    /// The largest representable end.
    fn most(&self) -> usize {
        if let Self::Small(_) = self { i32::MAX as usize } else { i64::MAX as usize }
    }
}

/// Copies a short value with overlapping loads and stores, which is faster than calling `memcpy`.
#[inline(always)]
fn copy(to: &mut [u8], from: &[u8]) {
    #[inline(always)]
    fn ends<const N: usize>(to: &mut [u8], from: &[u8]) {
        if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk()) {
            *to = *from;
        }
        if let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk()) {
            *to = *from;
        }
    }
    match from.len() {
        len if len != to.len() => to.copy_from_slice(from),
        8..=16 => ends::<8>(to, from),
        17..=32 => ends::<16>(to, from),
        33..=64 => ends::<32>(to, from),
        _ => to.copy_from_slice(from),
    }
}

/// A column under construction.
struct Data {
    data_type: DataType,
    len: usize,
    nulls: usize,
    /// The validity bitmap, if there may be nulls.
    validity: Vec<u8>,
    /// None if all values have the same width.
    offsets: Option<Offsets>,
    /// Wiped on failure.
    bytes: Wiped,
}

impl Data {
    /// Reserves space for as many rows as there are in the input. If offsets are 32 bits wide, the
    /// caller guarantees that there aren't too many bytes for them.
    fn new(part: &Part, width: Option<usize>, bytes: usize, large: bool) -> PyResult<Self> {
        let (data_type, offsets) = match (width, large) {
            (Some(width), _) => (DataType::FixedSizeBinary(width.try_into().map_err(wrong)?), None),
            (None, false) => (DataType::Binary, Some(Offsets::Small(room(part.len + 1)?))),
            (None, true) => (DataType::LargeBinary, Some(Offsets::Large(room(part.len + 1)?))),
        };
        let mut data = Self {
            data_type,
            len: 0,
            nulls: 0,
            validity: vec![0; if part.nulls.is_some() { part.len.div_ceil(8) } else { 0 }],
            offsets,
            bytes: Wiped(room(bytes)?),
        };
        if let Some(offsets) = &mut data.offsets {
            offsets.extend([0].into_iter());
        }
        Ok(data)
    }

    /// Adds zeroed space for the rows in a batch and for the nulls between them. Each non-null row
    /// is `change` bytes longer than it is in the batch, and each null takes up `null` bytes.
    /// Returns where the space begins.
    fn add(&mut self, batch: &Batch<'_>, rows: Range<usize>, change: isize, null: usize) -> PyResult<usize> {
        let (begin, nulls) = (self.bytes.len(), rows.len() - batch.values.len());
        let present = batch.bytes.len().wrapping_add_signed(change * batch.values.len() as isize);
        let end = begin + present + nulls * null;
        if self.offsets.as_ref().is_some_and(|offsets| end > offsets.most()) {
            return Err(wrong("the column grew while it was read: do not change it during the call"));
        }
        self.bytes.resize(end, 0);
        if !self.validity.is_empty() {
            for (row, _) in &batch.values {
                let place = self.len + row - rows.start;
                self.validity[place / 8] |= 1 << (place % 8);
            }
        }
        if let Some(offsets) = &mut self.offsets {
            match batch.width {
                Some(width) if nulls == 0 => {
                    let width = width.wrapping_add_signed(change);
                    offsets.extend((1..=rows.len()).map(|i| begin + i * width));
                }
                _ => {
                    let mut at = begin;
                    batch.each(rows.clone(), |present| {
                        at += present.map_or(null, |i| batch.length(i).wrapping_add_signed(change));
                        offsets.extend([at].into_iter());
                    });
                }
            }
        }
        self.len += rows.len();
        self.nulls += nulls;
        Ok(begin)
    }

    /// The value of a row, or None if it is null.
    fn value(&self, row: usize) -> Option<&[u8]> {
        if !self.validity.is_empty() && self.validity[row / 8] >> (row % 8) & 1 == 0 {
            return None;
        }
        match &self.offsets {
            Some(Offsets::Small(offsets)) => between(offsets, &self.bytes, row),
            Some(Offsets::Large(offsets)) => between(offsets, &self.bytes, row),
            None => {
                let width = self.bytes.len() / self.len;
                self.bytes.get(row * width..(row + 1) * width)
            }
        }
    }

    /// Turns the values of cells into a column of a stored type. `begin` is the number of the first
    /// row.
    fn shaped(mut self, data_type: &DataType, begin: usize) -> Outcome<ArrayData> {
        let unfit = |row| {
            bad_row(format_args!("row {}: its value is not of the type {data_type}", begin + row), begin + row, 1)
        };
        match (data_type, &self.offsets) {
            (DataType::Binary | DataType::LargeBinary, Some(_)) => return Ok(self.finish()),
            (DataType::FixedSizeBinary(_), None) => return Ok(self.finish()),
            _ => {}
        }
        let width = width(data_type).filter(|_| *data_type != DataType::Boolean && self.nulls == 0);
        if let Some(width) = width {
            // The values follow each other just as they have to.
            if let Some(row) = (0..self.len).find(|row| self.value(*row).map(<[u8]>::len) != Some(width)) {
                return Err(unfit(row));
            }
            let bytes = Buffer::from_vec(mem::take(&mut *self.bytes));
            let builder = ArrayData::builder(data_type.clone()).len(self.len).add_buffer(bytes).align_buffers(true);
            return Ok(builder.build().map_err(wrong)?);
        }
        let mut build = Build::new(data_type, self.len, self.bytes.len())?;
        for row in 0..self.len {
            match self.value(row) {
                None => build.add_null(),
                Some(mut value) => {
                    build.add(&mut value, true).filter(|()| value.is_empty()).ok_or_else(|| unfit(row))?;
                }
            }
        }
        Ok(build.finish()?)
    }

    /// Finishes the column. From here on, its values are owned by Python.
    fn finish(mut self) -> ArrayData {
        let validity = (self.nulls > 0).then(|| Buffer::from_vec(self.validity));
        let builder = ArrayData::builder(self.data_type).len(self.len).null_bit_buffer(validity);
        let builder = match self.offsets {
            Some(Offsets::Small(offsets)) => builder.add_buffer(Buffer::from_vec(offsets)),
            Some(Offsets::Large(offsets)) => builder.add_buffer(Buffer::from_vec(offsets)),
            None => builder,
        };
        let builder = builder.add_buffer(Buffer::from_vec(mem::take(&mut *self.bytes)));
        // SAFETY: `add` has written a bit for each row, as well as ascending offsets that end where
        // the bytes do.
        unsafe { builder.build_unchecked() }
    }
}

/// Capsule names.
const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

fn schema(data_type: &DataType) -> Result<FFI_ArrowSchema, ArrowError> {
    FFI_ArrowSchema::try_from(data_type)?.with_name("")?.with_flags(Flags::NULLABLE)
}

/// A new column, which you can pass to any library that accepts Arrow columns, e.g. `pyarrow.array(column)` or `polars.Series(column)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Column {
    data: ArrayData,
    restored: Option<DataType>,
}

#[pymethods]
impl Column {
    /// Exports the data through Arrow's PyCapsule interface.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Py<PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        Ok((self.__arrow_c_schema__(py)?, PyCapsule::new_with_value(py, FFI_ArrowArray::new(&self.data), ARRAY)?))
    }

    /// Exports the data through Arrow's PyCapsule interface.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, schema(self.data.data_type()).map_err(wrong)?, SCHEMA)
    }

    fn __len__(&self) -> usize {
        self.data.len()
    }

    /// The number of null rows.
    #[getter]
    fn null_count(&self) -> usize {
        self.data.null_count()
    }

    /// An empty column of the type that was encrypted, if this one has another type. Strings are returned as bytes, and dictionaries as their values.
    #[getter]
    fn restored(&self) -> Option<Self> {
        empty(self.restored.as_ref())
    }
}

/// An empty column of a type.
fn empty(data_type: Option<&DataType>) -> Option<Column> {
    data_type.map(|data_type| Column { data: ArrayData::new_empty(data_type), restored: None })
}

/// We need our own stream because the ones in the arrow crate only support tables.
struct Streamed {
    data_type: DataType,
    chunks: std::vec::IntoIter<ArrayData>,
}

/// The state of a stream that was created by [`Chunks`].
///
/// # Safety
/// The stream hasn't been released, and is only used by one thread.
unsafe fn streamed<'a>(stream: *mut FFI_ArrowArrayStream) -> &'a mut Streamed {
    // SAFETY: as above.
    unsafe { &mut *(*stream).private_data().cast() }
}

/// The error code that stream functions return.
const EINVAL: c_int = 22;

unsafe extern "C" fn stream_schema(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowSchema) -> c_int {
    // SAFETY: the stream was created by `Chunks` and is used by one thread.
    let made = schema(unsafe { &streamed(stream).data_type });
    let status = if made.is_ok() { 0 } else { EINVAL };
    // SAFETY: the caller provides room for a schema.
    unsafe { out.write(made.unwrap_or_else(|_| FFI_ArrowSchema::empty())) };
    status
}

unsafe extern "C" fn stream_next(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowArray) -> c_int {
    // SAFETY: the stream was created by `Chunks` and is used by one thread, and there is room for
    // an array.
    unsafe {
        let next = streamed(stream).chunks.next();
        out.write(next.map_or_else(FFI_ArrowArray::empty, |data| FFI_ArrowArray::new(&data)));
    }
    0
}

unsafe extern "C" fn stream_error(_: *mut FFI_ArrowArrayStream) -> *const c_char {
    ptr::null()
}

unsafe extern "C" fn release_stream(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: this is called once, with a stream that was created by `Chunks`, and it marks the
    // stream as released.
    unsafe {
        drop(Box::from_raw((*stream).set_private_data(ptr::null_mut()).cast::<Streamed>()));
        (*stream).set_release(None);
    }
}

/// New columns, one for each chunk, which you can pass to any library that accepts Arrow columns, e.g. `pyarrow.chunked_array(chunks)` or
/// `polars.Series(chunks)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Chunks {
    data_type: DataType,
    chunks: Vec<ArrayData>,
    restored: Option<DataType>,
}

#[pymethods]
impl Chunks {
    /// Exports the data through Arrow's PyCapsule interface.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let state = Streamed { data_type: self.data_type.clone(), chunks: self.chunks.clone().into_iter() };
        // SAFETY: these functions follow the interface, and own the box until the stream is
        // released.
        let stream = unsafe {
            FFI_ArrowArrayStream::new_unchecked(
                Some(stream_schema),
                Some(stream_next),
                Some(stream_error),
                Some(release_stream),
                Box::into_raw(Box::new(state)).cast::<c_void>(),
            )
        };
        PyCapsule::new_with_value(py, stream, STREAM)
    }

    fn __len__(&self) -> usize {
        self.chunks.iter().map(ArrayData::len).sum()
    }

    /// The number of null rows.
    #[getter]
    fn null_count(&self) -> usize {
        self.chunks.iter().map(ArrayData::null_count).sum()
    }

    /// An empty column of the type that was encrypted, if this one has another type. Strings are returned as bytes, and dictionaries as their values.
    #[getter]
    fn restored(&self) -> Option<Column> {
        empty(self.restored.as_ref())
    }
}

/// The properties that all cells in a column have in common.
struct Cells<'a> {
    aead: &'a Aead,
    /// Without the type.
    context: &'a [u8],
    prefix: &'a [u8],
    stored: bool,
}

impl<'a> Cells<'a> {
    /// Those of a type, or of none if its description is empty.
    fn typed(&self, description: &[u8]) -> TypedCells<'a> {
        let Self { aead, context, prefix, stored } = *self;
        let mut front = vec![if stored { STORED } else { DERIVED }];
        let mut aad = context.to_vec();
        if !description.is_empty() {
            front[0] += TYPED;
            front.extend_from_slice(&(description.len() as u16).to_le_bytes());
            front.extend_from_slice(description);
            aad[0] += TYPED;
            aad.extend_from_slice(&(description.len() as u32).to_le_bytes());
            aad.extend_from_slice(description);
        }
        TypedCells { aead, aad, prefix, stored, front }
    }

    /// The description of a cell's type, which is empty if there is none.
    fn description<'c>(&self, cell: &'c [u8]) -> Result<&'c [u8], &'static str> {
        let (version, rest) = cell.split_first().ok_or("it is empty")?;
        let typed = *version > DERIVED;
        match (version.wrapping_sub(if typed { TYPED } else { 0 }), self.stored) {
            (STORED, true) | (DERIVED, false) if !typed => Ok(&[]),
            (STORED, true) | (DERIVED, false) => {
                let (len, rest) = rest.split_first_chunk().ok_or("it is too short")?;
                let len = u16::from_le_bytes(*len) as usize;
                rest.get(..len).filter(|description| !description.is_empty()).ok_or("it is too short")
            }
            (STORED, false) => Err("it contains its nonce: omit first_row"),
            (DERIVED, true) => Err("it does not contain its nonce: pass first_row"),
            _ => Err("it does not begin with 1 to 4: check that the column is encrypted"),
        }
    }

    /// The ranges of rows whose cells have the same type, with the type. Cells that were made before
    /// cells had types may be in the same column as others. `begin` is the number of the first row.
    fn runs<'i>(&self, input: &'i Input, begin: usize) -> Outcome<Vec<(Range<usize>, &'i [u8])>> {
        let mut runs: Vec<(Range<usize>, &[u8])> = Vec::new();
        for row in (0..input.part.len).filter(|row| input.part.valid(*row)) {
            let found = self
                .description(input.value(row)?)
                .map_err(|why| bad_row(format_args!("row {} is not a cell: {why}", begin + row), begin + row, 1))?;
            match runs.last_mut() {
                Some((_, last)) if *last == found => {}
                Some((rows, _)) => {
                    rows.end = row;
                    runs.push((row..input.part.len, found));
                }
                None => runs.push((0..input.part.len, found)),
            }
        }
        Ok(runs)
    }
}

/// The properties that all cells of one type in a column have in common.
struct TypedCells<'a> {
    aead: &'a Aead,
    aad: Vec<u8>,
    prefix: &'a [u8],
    stored: bool,
    /// The beginning of each cell: its version and type.
    front: Vec<u8>,
}

/// A batch of rows to encrypt or decrypt.
#[derive(Default)]
struct Batch<'a> {
    /// The row numbers, and where the values are in the input column.
    values: Vec<(usize, &'a [u8])>,
    /// A private copy of the data to process, so that no other thread can change it.
    bytes: Wiped,
    offsets: Vec<u64>,
    /// The length of the rows, if they are all the same length and not empty.
    width: Option<usize>,
    nonces: Vec<u8>,
    out: Wiped,
}

impl<'a> Batch<'a> {
    /// Starts the batch with the next rows and reserves space for each of them, without its first
    /// `head` bytes. Returns the row that comes after the batch.
    fn take(&mut self, input: &'a Input, begin: usize, head: usize) -> PyResult<usize> {
        let end = input.values(begin, &mut self.values)?;
        let width = self.values.first().map_or(0, |(_, value)| value.len().saturating_sub(head));
        let (mut at, mut alike) = (0, width > 0);
        self.offsets.clear();
        self.offsets.push(0);
        self.offsets.extend(self.values.iter().map(|(_, value)| {
            let len = value.len().saturating_sub(head);
            alike &= len == width;
            at += len as u64;
            at
        }));
        self.width = alike.then_some(width);
        self.bytes.resize(at as usize, 0);
        self.nonces.clear();
        Ok(end)
    }

    /// Each row's number and data.
    fn parts(&mut self) -> impl Iterator<Item = (usize, &'a [u8], &mut [u8])> {
        let mut rest = &mut self.bytes[..];
        self.values.iter().zip(self.offsets.windows(2)).map(move |((row, value), pair)| {
            let (part, behind) = std::mem::take(&mut rest).split_at_mut((pair[1] - pair[0]) as usize);
            rest = behind;
            (*row, *value, part)
        })
    }

    /// The rows. If possible, we use a fixed width because that is faster.
    fn rows(&self) -> Rows<'_> {
        match self.width {
            Some(width) => Rows::Fixed { width, bytes: &self.bytes },
            None => Rows::Offsets64 { offsets: &self.offsets, bytes: &self.bytes },
        }
    }

    /// Where row `i` of the batch is in the data.
    fn length(&self, i: usize) -> usize {
        (self.offsets[i + 1] - self.offsets[i]) as usize
    }

    /// The number that a row in the batch has in the column.
    fn number(&self, i: usize) -> usize {
        self.values.get(i).map_or(0, |(row, _)| *row)
    }

    /// Iterates over these rows of the column. For each of them, it yields its index in the batch,
    /// or None if the row is null.
    fn each(&self, rows: Range<usize>, mut then: impl FnMut(Option<usize>)) {
        let mut i = 0;
        for row in rows {
            let present = self.values.get(i).is_some_and(|(number, _)| *number == row);
            then(present.then_some(i));
            i += usize::from(present);
        }
    }

    /// Iterates over the non-null rows among these rows of the column. For each of them, it yields
    /// its index, its position in `out` (as laid out by [`Data::add`]) and its result.
    fn place(
        &self,
        rows: Range<usize>,
        change: [isize; 2],
        null: usize,
        mut out: &mut [u8],
        mut write: impl FnMut(usize, &mut [u8], &[u8]),
    ) {
        let [of_place, of_result] = change;
        if let (Some(width), true) = (self.width, rows.len() == self.values.len()) {
            let [place, result] = change.map(|change| width.wrapping_add_signed(change).max(1));
            for ((row, place), result) in rows.zip(out.chunks_exact_mut(place)).zip(self.out.chunks_exact(result)) {
                write(row, place, result);
            }
            return;
        }
        let mut results = &self.out[..];
        self.each(rows, |present| {
            let len = |change| present.map_or(null, |i| self.length(i).wrapping_add_signed(change));
            let place = out.split_off_mut(..len(of_place)).unwrap_or_default();
            if let Some(i) = present {
                write(self.number(i), place, results.split_off(..len(of_result)).unwrap_or_default());
            }
        });
    }
}

impl TypedCells<'_> {
    fn nonce_bytes(&self) -> usize {
        self.aead.algorithm.nonce.bytes
    }

    fn head(&self) -> usize {
        self.front.len() + if self.stored { self.nonce_bytes() } else { 0 }
    }

    /// Writes out the nonces for a batch whose row numbers have gaps. If there are no gaps, the
    /// library counts nonces itself.
    fn count(&self, batch: &mut Batch<'_>, first: u64) {
        let rows = batch.values.len();
        if rows == 0 || batch.number(rows - 1) - batch.number(0) == rows - 1 {
            return;
        }
        for (row, _) in &batch.values {
            batch.nonces.extend_from_slice(self.prefix);
            batch.nonces.extend_from_slice(&(first + *row as u64).to_be_bytes());
        }
    }

    /// The nonces for a batch, which are either explicit or counted.
    fn nonces<'b>(&'b self, batch: &'b Batch<'_>, first: u64) -> Nonces<'b> {
        if batch.nonces.is_empty() {
            Nonces::Counted { prefix: self.prefix, first: first + batch.number(0) as u64 }
        } else {
            Nonces::Given(&batch.nonces)
        }
    }

    /// Encrypts a column. If `fixed`, the cells become a column of a fixed width as well.
    fn seal(&self, input: &Input, first: u64, large: bool, fixed: bool) -> Outcome<Data> {
        let (head, tag) = (self.head(), self.aead.tag);
        let (bytes, count) = input.total()?;
        let width = input.width().filter(|_| fixed).map(|width| width + head + tag);
        let room = width.map_or(bytes + count * (head + tag), |width| width * input.part.len);
        let mut data = Data::new(&input.part, width, room, large)?;
        // The header of a cell. We overwrite the row number in it for each row.
        let mut begin_of_cell = self.front.clone();
        if self.stored {
            begin_of_cell.extend_from_slice(self.prefix);
        }
        let (mut batch, mut begin) = (Batch::default(), 0);
        while begin < input.part.len {
            let end = batch.take(input, begin, 0)?;
            batch.parts().for_each(|(_, value, part)| copy(part, value));
            let mut out = std::mem::take(&mut batch.out);
            out.resize(batch.bytes.len() + batch.values.len() * tag, 0);
            self.count(&mut batch, first);
            let nonces = self.nonces(&batch, first);
            self.aead.aead.seal_rows(nonces, Aad::Shared(&self.aad), batch.rows(), &mut out).map_err(refused)?;
            batch.out = out;
            let (change, null) = ((head + tag) as isize, width.unwrap_or(0));
            let at = data.add(&batch, begin..end, change, null)?;
            let front = begin_of_cell.len();
            batch.place(begin..end, [change, tag as isize], null, &mut data.bytes[at..], |row, cell, sealed| {
                let (start, value) = cell.split_at_mut(head);
                copy(&mut start[..front], &begin_of_cell);
                if let Some(number) = start[front..].first_chunk_mut() {
                    *number = (first + row as u64).to_be_bytes();
                }
                copy(value, sealed);
            });
            begin = end;
        }
        Ok(data)
    }

    /// Decrypts a column whose first row is number `begin`. `bad` counts the rows that failed.
    fn open(
        &self,
        input: &Input,
        first: Option<u64>,
        begin: usize,
        large: bool,
        bad: &mut Option<(usize, usize)>,
    ) -> Outcome<Data> {
        let (nonce_bytes, head, tag) = (self.nonce_bytes(), self.head(), self.aead.tag);
        let (bytes, _) = input.total()?;
        let width = input.width().map(|width| {
            width.checked_sub(head + tag).ok_or_else(|| {
                bad_row(format_args!("the column has values of {width} bytes, shorter than an empty cell"), begin, 1)
            })
        });
        let width = width.transpose()?;
        let mut data = Data::new(&input.part, width, bytes, large)?;
        let (mut batch, mut at) = (Batch::default(), 0);
        while at < input.part.len {
            let end = batch.take(input, at, head)?;
            let mut nonces = std::mem::take(&mut batch.nonces);
            for (row, cell, part) in batch.parts() {
                let sealed = self
                    .sealed(cell, &mut nonces, nonce_bytes)
                    .and_then(|sealed| if sealed.len() < tag { Err("it is too short") } else { Ok(sealed) });
                match sealed {
                    Ok(sealed) => copy(part, sealed),
                    Err(why) => {
                        return Err(bad_row(format_args!("row {} is not a cell: {why}", begin + row), begin + row, 1));
                    }
                }
            }
            batch.nonces = nonces;
            if let Some(first) = first {
                self.count(&mut batch, first);
            }
            let (change, null) = (-(tag as isize), width.unwrap_or(0));
            let place = data.add(&batch, at..end, change, null)?;
            // If there are no nulls between the rows, we decrypt them straight into the new column.
            // This is safe because the batch is a private copy, which we verify before decrypting
            // it, and no other thread can access either that or the new column.
            let gaps = null > 0 && batch.values.len() < end - at;
            let mut out = std::mem::take(&mut batch.out);
            out.resize(if gaps { batch.bytes.len() - batch.values.len() * tag } else { 0 }, 0);
            let to = if gaps { &mut out[..] } else { &mut data.bytes[place..] };
            let nonces = self.nonces(&batch, first.unwrap_or(0));
            let done = self.aead.aead.open_rows(nonces, Aad::Shared(&self.aad), batch.rows(), to);
            batch.out = out;
            match done {
                Err(Refusal::Rows(RowsError::NotAuthentic { row, bad: count })) => {
                    let (_, all) = bad.get_or_insert((begin + batch.number(row), 0));
                    *all += count;
                }
                Err(Refusal::Rows(RowsError::Row { row, error })) => {
                    return Err(wrong(format_args!("row {}: {error}", begin + batch.number(row))).into());
                }
                other => other.map_err(refused)?,
            }
            if gaps {
                batch.place(at..end, [change; 2], null, &mut data.bytes[place..], |_, value, opened| {
                    copy(value, opened)
                });
            }
            at = end;
        }
        Ok(data)
    }

    /// Returns the sealed part of a cell, whose front is known to be right. If the cell contains a
    /// nonce, that is appended to `nonces`.
    fn sealed<'c>(&self, cell: &'c [u8], nonces: &mut Vec<u8>, nonce_bytes: usize) -> Result<&'c [u8], &'static str> {
        let rest = cell.strip_prefix(&self.front[..]).ok_or("it changed during the call")?;
        if !self.stored {
            return Ok(rest);
        }
        let (nonce, sealed) = rest.split_at_checked(nonce_bytes).ok_or("it is too short")?;
        nonces.extend_from_slice(nonce);
        Ok(sealed)
    }
}

/// The result, which is a column if the input was a column, and chunks if it was chunks or there are
/// several.
fn result(
    py: Python<'_>,
    stream: bool,
    mut made: Vec<ArrayData>,
    restored: Option<DataType>,
) -> PyResult<Bound<'_, PyAny>> {
    if stream || made.len() > 1 {
        let data_type = made.first().map_or(DataType::Binary, |data| data.data_type().clone());
        return Ok(Bound::new(py, Chunks { data_type, chunks: made, restored })?.into_any());
    }
    let data = made.pop().ok_or_else(|| wrong("no column"))?;
    Ok(Bound::new(py, Column { data, restored })?.into_any())
}

/// Rejects row numbers beyond 2^64 - 1.
fn check_numbers(first: u64, inputs: &Inputs) -> PyResult<()> {
    let rows = inputs.rows();
    if u128::from(first) + rows as u128 > 1 << 64 {
        return Err(PyOverflowError::new_err(format!(
            "{rows} rows from {first} on exceed the maximum row number 2^64 - 1"
        )));
    }
    Ok(())
}

fn prefix_fits(aead: &Aead, prefix: &[u8]) -> PyResult<()> {
    let nonce = aead.algorithm.nonce.bytes;
    if prefix.len() + 8 == nonce {
        Ok(())
    } else {
        Err(wrong(format_args!(
            "invalid prefix length for nonces of {nonce} bytes: {} (expected 8 bytes fewer)",
            prefix.len()
        )))
    }
}

/// Encrypts a column. Row i has the nonce `prefix || first + i`.
#[pyfunction]
#[pyo3(signature = (array, aead, aad, prefix, first, stored))]
pub(crate) fn seal_column<'py>(
    py: Python<'py>,
    array: &Bound<'py, PyAny>,
    aead: PyRef<'py, Aead>,
    aad: &Bound<'py, PyBytes>,
    prefix: &Bound<'py, PyBytes>,
    first: u64,
    stored: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let inputs = Inputs::new(array)?;
    prefix_fits(&aead, prefix.as_bytes())?;
    check_numbers(first, &inputs)?;
    let (stream, data_type) = (inputs.stream, restored(&inputs.data_type));
    // Cells of bytes have no type, as they did before cells had types.
    let description = if data_type == DataType::Binary { String::new() } else { describe(&data_type)? };
    let fixed = matches!(data_type, DataType::FixedSizeBinary(_));
    let cells = Cells { aead: &aead, context: aad.as_bytes(), prefix: prefix.as_bytes(), stored };
    let cells = cells.typed(description.as_bytes());
    let more = cells.head() + aead.tag;
    let made = detached(py, || {
        let chunks = inputs.flat()?;
        let mut large = false;
        for chunk in &chunks {
            let (bytes, count) = chunk.total()?;
            large |= chunk.large() || bytes + count * more > i32::MAX as usize;
        }
        let mut first = first;
        let made = chunks.iter().map(|chunk| {
            let made = cells.seal(chunk, first, large, fixed).map(Data::finish);
            first += chunk.part.len as u64;
            made
        });
        made.collect::<Outcome<Vec<_>>>()
    })?;
    result(py, stream, made, None)
}

/// Verifies and decrypts a column. If authentication of any row fails, it raises RowError and returns nothing.
#[pyfunction]
#[pyo3(signature = (array, aead, aad, prefix, first = None))]
pub(crate) fn open_column<'py>(
    py: Python<'py>,
    array: &Bound<'py, PyAny>,
    aead: PyRef<'py, Aead>,
    aad: &Bound<'py, PyBytes>,
    prefix: &Bound<'py, PyBytes>,
    first: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let inputs = Inputs::new(array)?;
    prefix_fits(&aead, prefix.as_bytes())?;
    check_numbers(first.unwrap_or(0), &inputs)?;
    let cells = Cells { aead: &aead, context: aad.as_bytes(), prefix: prefix.as_bytes(), stored: first.is_none() };
    let stream = inputs.stream;
    let (opened, bad) = detached(py, || {
        let chunks = inputs.flat()?;
        let large = chunks.iter().any(|chunk| chunk.large());
        let (mut bad, mut begin) = (None, 0);
        let mut opened: Vec<(usize, Vec<u8>, Data)> = Vec::new();
        for chunk in &chunks {
            let mut runs = cells.runs(chunk, begin)?;
            if runs.is_empty() {
                // These are nulls, which have no type.
                runs.push((0..chunk.part.len, &[]));
            }
            for (rows, description) in runs {
                let (run, begin) = (chunk.slice(rows.clone()), begin + rows.start);
                let first = first.map(|first| first + begin as u64);
                let data = cells.typed(description).open(&run, first, begin, large, &mut bad)?;
                opened.push((begin, description.to_vec(), data));
            }
            begin += chunk.part.len;
        }
        Ok((opened, bad))
    })?;
    if let Some((row, bad)) = bad {
        let others = match bad {
            1 => String::new(),
            2 => " and 1 other".into(),
            _ => format!(" and {} others", bad - 1),
        };
        let message = format!(
            "authentication of row {row}{others} failed: it was modified, or the key, suite, column name or table name differs from the one used for encryption"
        );
        return Err(bad_row(message, row, bad).into());
    }
    let (made, restored) = detached(py, || shaped(opened))?;
    result(py, stream, made, restored)
}

/// Gives the values of authentic cells their type. Also returns the type that they had, if it isn't
/// the same.
fn shaped(opened: Vec<(usize, Vec<u8>, Data)>) -> Outcome<(Vec<ArrayData>, Option<DataType>)> {
    let mut typed: Option<(usize, Vec<u8>)> = None;
    let mut untyped = None;
    for (begin, description, data) in &opened {
        match &typed {
            _ if data.nulls == data.len => {}
            _ if description.is_empty() => untyped = Some(*begin),
            Some((first, other)) if other != description => {
                let [one, two] = [other, description].map(|text| String::from_utf8_lossy(text).into_owned());
                let message = format!(
                    "the cells from row {first} on have the type {one}, and those from row {begin} on {two}: decrypt them separately"
                );
                return Err(wrong(message).into());
            }
            _ => typed = Some((*begin, description.clone())),
        }
    }
    let Some((first, description)) = typed else {
        return Ok((opened.into_iter().map(|(_, _, data)| data.finish()).collect(), None));
    };
    let restored = std::str::from_utf8(&description).ok().and_then(parse).ok_or_else(|| {
        wrong(format_args!(
            "the cells have a type that this version does not know, {}: use a newer version of phalanx",
            String::from_utf8_lossy(&description)
        ))
    })?;
    let mut stored = stored(&restored);
    let bytes = matches!(stored, DataType::Binary | DataType::LargeBinary);
    if let (Some(row), false) = (untyped, bytes) {
        return Err(wrong(format_args!(
            "the cells from row {first} on have the type {restored}, and those from row {row} on none: decrypt them separately"
        ))
        .into());
    }
    if let (true, Some((_, _, data))) = (bytes, opened.first()) {
        // All chunks have offsets of the same size.
        stored = if matches!(data.offsets, Some(Offsets::Large(_))) { DataType::LargeBinary } else { DataType::Binary };
    }
    let made = opened.into_iter().map(|(begin, _, data)| data.shaped(&stored, begin));
    let made = made.collect::<Outcome<Vec<_>>>()?;
    Ok((made, Some(restored).filter(|restored| *restored != stored)))
}
