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
use crate::buffer::{Wiped, room};
use crate::error::{Outcome, bad_row, refused, wrong};
use crate::thread::{call, detached, guarded};

/// The first byte of a cell that contains its nonce, and of one that doesn't.
const STORED: u8 = 1;
const DERIVED: u8 = 2;

/// Maximum number of rows and bytes in a batch.
const BATCH_ROWS: usize = 4096;
const BATCH_BYTES: usize = 256 << 10;

/// How values are laid out in a column's buffers. This is the only place that distinguishes between
/// Arrow types.
#[derive(Clone, Copy)]
enum Kind {
    Fixed(usize),
    Offsets32,
    Offsets64,
    Views,
}

impl Kind {
    fn new(data_type: &DataType) -> PyResult<Self> {
        match data_type {
            DataType::FixedSizeBinary(width) => Ok(Self::Fixed(usize::try_from(*width).map_err(wrong)?)),
            DataType::Binary | DataType::Utf8 => Ok(Self::Offsets32),
            DataType::LargeBinary | DataType::LargeUtf8 => Ok(Self::Offsets64),
            DataType::BinaryView | DataType::Utf8View => Ok(Self::Views),
            DataType::Struct(_) => Err(PyTypeError::new_err("a table or struct has several columns: pass one of them")),
            DataType::Dictionary(..) => Err(unfit("the column is dictionary-encoded, which reveals equal values")),
            other => Err(unfit(format_args!("the column has the type {other}"))),
        }
    }
}

fn unfit(what: impl Display) -> PyErr {
    PyTypeError::new_err(format!("{what}: cast it to string, binary, large_binary or fixed_size_binary"))
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
fn aligned<T>(buffer: Buffer) -> Buffer {
    if buffer.as_ptr().cast::<T>().is_aligned() { buffer } else { Buffer::from_slice_ref(buffer.as_slice()) }
}

/// An imported column. Dropping its buffers releases the exporter's structure.
struct Input {
    kind: Kind,
    len: usize,
    /// The number of the first row in the buffers.
    offset: usize,
    nulls: Option<NullBuffer>,
    /// The buffers that follow the validity bitmap. Offsets are aligned.
    buffers: Vec<Buffer>,
}

impl Input {
    fn new(data_type: &DataType, array: FFI_ArrowArray) -> PyResult<Self> {
        let kind = Kind::new(data_type)?;
        // Negative numbers turn into large ones.
        let width = if let Kind::Fixed(width) = kind { width.max(1) } else { size_of::<ByteView>() };
        let rows = array.len().checked_add(array.offset());
        let bytes = rows.and_then(|rows| rows.checked_add(1)?.checked_mul(width));
        if bytes.is_none_or(|bytes| bytes > isize::MAX as usize / 8) {
            return Err(wrong("the column has too many rows"));
        }
        let buffers = array.num_buffers();
        let (need, most) = match kind {
            Kind::Fixed(_) => (2, 2),
            Kind::Offsets32 | Kind::Offsets64 => (3, 3),
            Kind::Views => (3, i32::MAX as usize),
        };
        if !(need..=most).contains(&buffers) {
            return Err(wrong(format_args!("the column has {} buffers (expected {need})", buffers as isize)));
        }
        if array.is_empty() {
            return Ok(Self { kind, len: 0, offset: 0, nulls: None, buffers: vec![Buffer::from_slice_ref([0_i64])] });
        }
        checked(|| Self::imported(kind, array), |error| error)
    }

    /// Checks the lengths of the buffers, but none of the values in them.
    fn imported(kind: Kind, array: FFI_ArrowArray) -> PyResult<Self> {
        let (len, offset, count) = (array.len(), array.offset(), array.num_buffers());
        let (rows, array) = (len + offset, Arc::new(array));
        // An empty buffer may have any address.
        let buffer = |number: usize, bytes: usize| match NonNull::new(array.buffer(number).cast_mut()) {
            _ if bytes == 0 => Ok(Buffer::default()),
            // SAFETY: the exporter guarantees that this is a column of this type, whose buffers
            // live until it is released. That happens when the last of them is dropped.
            Some(at) => Ok(unsafe { Buffer::from_custom_allocation(at, bytes, array.clone()) }),
            None => Err(wrong(format_args!("buffer {number} of the column is NULL"))),
        };
        let buffers = match kind {
            Kind::Fixed(width) => vec![buffer(1, rows * width)?],
            Kind::Offsets32 => with_offsets::<i32>(rows, buffer)?,
            Kind::Offsets64 => with_offsets::<i64>(rows, buffer)?,
            Kind::Views => {
                // The last buffer contains the lengths of all buffers after the views.
                let lengths = aligned::<i64>(buffer(count - 1, (count - 3) * size_of::<i64>())?);
                let lengths = lengths.typed_data::<i64>().iter().zip(2..);
                let others = lengths.map(|(bytes, number)| buffer(number, bytes.to_usize().ok_or_else(descend)?));
                [buffer(1, rows * size_of::<ByteView>())].into_iter().chain(others).collect::<PyResult<_>>()?
            }
        };
        let has_nulls = array.null_count_opt() != Some(0) && !array.buffer(0).is_null();
        let nulls = if has_nulls {
            Some(NullBuffer::new(BooleanBuffer::new(buffer(0, rows.div_ceil(8))?, offset, len)))
        } else {
            None
        };
        Ok(Self { kind, len, offset, nulls, buffers })
    }

    /// Whether the values may need 64-bit offsets.
    fn large(&self) -> bool {
        matches!(self.kind, Kind::Offsets64 | Kind::Views)
    }

    fn valid(&self, row: usize) -> bool {
        self.nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row))
    }

    /// The bytes in a buffer, where number 0 is the first one after the validity bitmap.
    fn buffer(&self, number: usize) -> &[u8] {
        self.buffers.get(number).map_or(&[], |buffer| buffer.as_slice())
    }

    /// The offsets of all rows, plus the end.
    fn offsets<T: ArrowNativeType>(&self) -> &[T] {
        &self.buffers[0].typed_data()[self.offset..]
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
        let (most, mut bytes) = (self.len.min(begin + BATCH_ROWS), 0);
        for row in begin..most {
            if self.valid(row) {
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
        let begin = (self.offset + row) * width;
        self.buffer(0).get(begin..begin + width)
    }

    /// The value that a view refers to.
    fn view(&self, row: usize) -> Option<&[u8]> {
        let (views, _) = self.buffer(0).as_chunks::<{ size_of::<ByteView>() }>();
        let view = views.get(self.offset + row)?;
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
            Kind::Fixed(width) => Ok(width * self.len),
            Kind::Offsets32 => whole(self.offsets::<i32>(), self.len),
            Kind::Offsets64 => whole(self.offsets::<i64>(), self.len),
            Kind::Views => {
                let rows = (0..self.len).filter(|row| self.valid(*row));
                rows.map(|row| self.view(row).map(<[u8]>::len).ok_or_else(|| self.misplaced(row))).sum()
            }
        };
        Ok((bytes?, self.len - self.nulls.as_ref().map_or(0, NullBuffer::null_count)))
    }

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

fn descend() -> PyErr {
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
    chunks: Vec<Input>,
    stream: bool,
}

impl Inputs {
    fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = object.py();
        if let Some(export) = object.getattr_opt(intern!(py, "__arrow_c_array__"))? {
            let pair = call(&export, ())?.cast_into::<PyTuple>()?;
            let schema = taken(&pair.get_item(0)?, SCHEMA, FFI_ArrowSchema::from_raw)?;
            let array = taken(&pair.get_item(1)?, ARRAY, FFI_ArrowArray::from_raw)?;
            return Ok(Self { chunks: vec![Input::new(&data_type(&schema)?, array)?], stream: false });
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
                return Ok(Self { chunks, stream: true });
            }
            chunks.push(Input::new(&data_type, array)?);
        }
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
    fn new(input: &Input, width: Option<usize>, bytes: usize, large: bool) -> PyResult<Self> {
        let (data_type, offsets) = match (width, large) {
            (Some(width), _) => (DataType::FixedSizeBinary(width.try_into().map_err(wrong)?), None),
            (None, false) => (DataType::Binary, Some(Offsets::Small(room(input.len + 1)?))),
            (None, true) => (DataType::LargeBinary, Some(Offsets::Large(room(input.len + 1)?))),
        };
        let mut data = Self {
            data_type,
            len: 0,
            nulls: 0,
            validity: vec![0; if input.nulls.is_some() { input.len.div_ceil(8) } else { 0 }],
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
pub(crate) struct Column(ArrayData);

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
        Ok((self.__arrow_c_schema__(py)?, PyCapsule::new_with_value(py, FFI_ArrowArray::new(&self.0), ARRAY)?))
    }

    /// Exports the data through Arrow's PyCapsule interface.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, schema(self.0.data_type()).map_err(wrong)?, SCHEMA)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The number of null rows.
    #[getter]
    fn null_count(&self) -> usize {
        self.0.null_count()
    }
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
}

/// The properties that all cells in a column have in common.
struct Cells<'a> {
    aead: &'a Aead,
    aad: &'a [u8],
    prefix: &'a [u8],
    stored: bool,
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

impl Cells<'_> {
    fn nonce_bytes(&self) -> usize {
        self.aead.algorithm.nonce.bytes
    }

    fn head(&self) -> usize {
        1 + if self.stored { self.nonce_bytes() } else { 0 }
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

    fn seal(&self, input: &Input, first: u64, large: bool) -> Outcome<Data> {
        let (head, tag) = (self.head(), self.aead.tag);
        let (bytes, count) = input.total()?;
        let width = input.width().map(|width| width + head + tag);
        let room = width.map_or(bytes + count * (head + tag), |width| width * input.len);
        let mut data = Data::new(input, width, room, large)?;
        // The header of a cell. We overwrite the row number in it for each row.
        let mut begin_of_cell = vec![if self.stored { STORED } else { DERIVED }];
        if self.stored {
            begin_of_cell.extend_from_slice(self.prefix);
        }
        let (mut batch, mut begin) = (Batch::default(), 0);
        while begin < input.len {
            let end = batch.take(input, begin, 0)?;
            batch.parts().for_each(|(_, value, part)| copy(part, value));
            let mut out = std::mem::take(&mut batch.out);
            out.resize(batch.bytes.len() + batch.values.len() * tag, 0);
            self.count(&mut batch, first);
            let nonces = self.nonces(&batch, first);
            self.aead.aead.seal_rows(nonces, Aad::Shared(self.aad), batch.rows(), &mut out).map_err(refused)?;
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
        let mut data = Data::new(input, width, bytes, large)?;
        let (mut batch, mut at) = (Batch::default(), 0);
        while at < input.len {
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
            let done = self.aead.aead.open_rows(nonces, Aad::Shared(self.aad), batch.rows(), to);
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

    /// Returns the sealed part of a cell. If the cell contains a nonce, that is appended to
    /// `nonces`.
    fn sealed<'c>(&self, cell: &'c [u8], nonces: &mut Vec<u8>, nonce_bytes: usize) -> Result<&'c [u8], &'static str> {
        let (version, rest) = cell.split_first().ok_or("it is empty")?;
        match (*version, self.stored) {
            (STORED, true) => {
                let (nonce, sealed) = rest.split_at_checked(nonce_bytes).ok_or("it is too short")?;
                nonces.extend_from_slice(nonce);
                Ok(sealed)
            }
            (DERIVED, false) => Ok(rest),
            (STORED, false) => Err("it contains its nonce: omit first_row"),
            (DERIVED, true) => Err("it does not contain its nonce: pass first_row"),
            _ => Err("it does not begin with 1 or 2: check that the column is encrypted"),
        }
    }
}

/// The result, which is a column if the input was a column, and chunks if it was chunks.
fn result<'py>(py: Python<'py>, inputs: &Inputs, made: Vec<Data>) -> PyResult<Bound<'py, PyAny>> {
    let mut made: Vec<_> = made.into_iter().map(Data::finish).collect();
    if inputs.stream {
        let data_type = made.first().map_or(DataType::Binary, |data| data.data_type().clone());
        return Ok(Bound::new(py, Chunks { data_type, chunks: made })?.into_any());
    }
    let column = made.pop().ok_or_else(|| wrong("no column"))?;
    Ok(Bound::new(py, Column(column))?.into_any())
}

/// Rejects row numbers beyond 2^64 - 1.
fn check_numbers(first: u64, inputs: &Inputs) -> PyResult<()> {
    let rows: usize = inputs.chunks.iter().map(|chunk| chunk.len).sum();
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
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored };
    let more = cells.head() + aead.tag;
    let chunks = &inputs.chunks;
    let made = detached(py, || {
        let mut large = false;
        for chunk in chunks {
            let (bytes, count) = chunk.total()?;
            large |= chunk.large() || bytes + count * more > i32::MAX as usize;
        }
        let mut first = first;
        let made = chunks.iter().map(|chunk| {
            let made = cells.seal(chunk, first, large);
            first += chunk.len as u64;
            made
        });
        made.collect::<Outcome<Vec<_>>>()
    })?;
    result(py, &inputs, made)
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
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored: first.is_none() };
    let chunks = &inputs.chunks;
    let (made, bad) = detached(py, || {
        let large = chunks.iter().any(|chunk| chunk.large());
        let (mut bad, mut begin) = (None, 0);
        let made = chunks.iter().map(|chunk| {
            let made = cells.open(chunk, first.map(|first| first + begin as u64), begin, large, &mut bad);
            begin += chunk.len;
            made
        });
        Ok((made.collect::<Outcome<Vec<_>>>()?, bad))
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
    result(py, &inputs, made)
}
