//! Columns of Arrow, by the C data interface: two structures, and a third for columns that come in chunks. `docs/python.md` has the format of
//! cells.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ops::Range;
use std::ptr;
use std::slice;
use std::sync::Arc;

use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::Error as Refusal;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyTuple};

use crate::aead::Aead;
use crate::buffer::{Wiped, room};
use crate::error::{Outcome, bad_row, refused, wrong};
use crate::thread::{call, detached, guarded};

/// The first byte of a cell that has its nonce in it, and of one that has not.
const STORED: u8 = 1;
const DERIVED: u8 = 2;

/// Rows and bytes that go through the cipher together.
const BATCH_ROWS: usize = 4096;
const BATCH_BYTES: usize = 256 << 10;

/// `struct ArrowSchema`.
#[repr(C)]
struct ArrowSchema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut ArrowSchema,
    dictionary: *mut ArrowSchema,
    release: Option<unsafe extern "C" fn(*mut ArrowSchema)>,
    private_data: *mut c_void,
}

/// `struct ArrowArray`.
#[repr(C)]
struct ArrowArray {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut ArrowArray,
    dictionary: *mut ArrowArray,
    release: Option<unsafe extern "C" fn(*mut ArrowArray)>,
    private_data: *mut c_void,
}

/// `struct ArrowArrayStream`.
#[repr(C)]
struct ArrowArrayStream {
    // These may run Python code of whoever made the stream.
    get_schema: Option<unsafe extern "C-unwind" fn(*mut ArrowArrayStream, *mut ArrowSchema) -> c_int>,
    get_next: Option<unsafe extern "C-unwind" fn(*mut ArrowArrayStream, *mut ArrowArray) -> c_int>,
    get_last_error: Option<unsafe extern "C" fn(*mut ArrowArrayStream) -> *const c_char>,
    release: Option<unsafe extern "C" fn(*mut ArrowArrayStream)>,
    private_data: *mut c_void,
}

/// What the interface calls a structure that was released, and may be moved by copying it and marking the old one as released.
trait Structure: Sized {
    const NAME: &'static CStr;
    const RELEASED: Self;
    fn release(&mut self);
}

macro_rules! structure {
    ($type:ident, $name:literal, {$($field:ident: $zero:expr),*}) => {
        impl Structure for $type {
            const NAME: &'static CStr = $name;
            const RELEASED: Self = Self { $($field: $zero),*, release: None, private_data: ptr::null_mut() };

            fn release(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: whoever made the structure gave this function for it, and it was not called yet: it sets itself to None.
                    unsafe { release(self) }
                }
            }
        }
    };
}

structure!(ArrowSchema, c"arrow_schema", {
    format: ptr::null(), name: ptr::null(), metadata: ptr::null(), flags: 0, n_children: 0, children: ptr::null_mut(), dictionary: ptr::null_mut()
});
structure!(ArrowArray, c"arrow_array", {
    length: 0, null_count: 0, offset: 0, n_buffers: 0, n_children: 0, buffers: ptr::null_mut(), children: ptr::null_mut(), dictionary: ptr::null_mut()
});
structure!(ArrowArrayStream, c"arrow_array_stream", { get_schema: None, get_next: None, get_last_error: None });

/// A structure that is released when it is dropped.
#[repr(transparent)]
struct Owned<T: Structure>(T);

// SAFETY: the interface allows structures to be moved between threads; only one uses them at a time, and buffers do not change.
unsafe impl<T: Structure> Send for Owned<T> {}

// SAFETY: shared structures are only read.
unsafe impl<T: Structure> Sync for Owned<T> {}

impl<T: Structure> Drop for Owned<T> {
    fn drop(&mut self) {
        self.0.release();
    }
}

impl<T: Structure> Owned<T> {
    /// Takes what is in a capsule: it is released there, so that it cannot be taken twice.
    fn take(capsule: &Bound<'_, PyAny>) -> PyResult<Self> {
        let capsule = capsule.cast::<PyCapsule>()?;
        let at = capsule.pointer_checked(Some(T::NAME))?.cast::<T>();
        // SAFETY: a capsule of this name holds this structure, says Arrow's interface for Python; the lock is held.
        Ok(Self(unsafe { ptr::replace(at.as_ptr(), T::RELEASED) }))
    }

    fn capsule(self, py: Python<'_>) -> PyResult<Bound<'_, PyCapsule>>
    where
        T: 'static,
    {
        PyCapsule::new_with_value(py, self, T::NAME)
    }
}

/// How the values of a column lie.
enum Values {
    Fixed(usize),
    /// Where the first begins, and the last ends: what is between was promised to be there.
    Offsets(u64, u64),
    /// Views: buffers with their lengths.
    Views(Vec<(*const u8, usize)>),
}

/// A column that was given to us.
struct Input {
    array: Owned<ArrowArray>,
    values: Values,
    large: bool,
    len: usize,
    /// Whether there may be nulls.
    nulls: bool,
}

// SAFETY: pointers lead to buffers of the array, which is Send, and which nobody writes.
unsafe impl Send for Input {}

// SAFETY: as above.
unsafe impl Sync for Input {}

impl Input {
    fn new(schema: &ArrowSchema, array: Owned<ArrowArray>) -> PyResult<Self> {
        let format = if schema.format.is_null() {
            ""
        } else {
            // SAFETY: the format of a schema that was not released is a text that ends with a NUL.
            unsafe { CStr::from_ptr(schema.format) }.to_str().unwrap_or("")
        };
        let unfit = |what: &str| {
            PyTypeError::new_err(format!(
                "{what}: cast the column to string, or to binary, large_binary or fixed_size_binary"
            ))
        };
        if !schema.dictionary.is_null() {
            return Err(unfit("the column is dictionary-encoded: equal values would show as equal numbers"));
        }
        let len = usize::try_from(array.0.length).map_err(wrong)?;
        usize::try_from(array.0.offset).map_err(wrong)?;
        let buffers = usize::try_from(array.0.n_buffers).map_err(wrong)?;
        let large = matches!(format, "Z" | "U" | "vz" | "vu");
        let need = match format.as_bytes() {
            [b'w', b':', ..] => 2,
            b"z" | b"u" | b"Z" | b"U" | b"vz" | b"vu" => 3,
            b"+s" => {
                return Err(PyTypeError::new_err("this is a table, or a struct of several columns: give one of them"));
            }
            _ => {
                return Err(unfit(&format!(
                    "the column is neither binary nor string, but of Arrow's format {format:?}"
                )));
            }
        };
        if buffers < need {
            return Err(wrong(format_args!("the column has {buffers} buffers: {need} are needed")));
        }
        let mut input = Self { array, values: Values::Fixed(0), large, len, nulls: false };
        input.nulls = input.array.0.null_count != 0 && !input.buffer(0).is_null();
        input.values = match format.as_bytes() {
            [b'w', b':', width @ ..] => {
                // Arrow's own limit.
                let width = std::str::from_utf8(width).ok().and_then(|width| width.parse::<i32>().ok());
                let width = width.and_then(|width| usize::try_from(width).ok());
                if width.is_some_and(|width| width.checked_mul(len).is_none()) {
                    return Err(wrong(format_args!("the column has {len} rows of the format {format:?}: too many")));
                }
                Values::Fixed(width.ok_or_else(|| unfit(&format!("the format {format:?} is unknown")))?)
            }
            b"vz" | b"vu" => {
                let lengths = input.buffer(buffers - 1).cast::<i64>();
                // SAFETY: the last buffer has the length of each of those between.
                let views = (2..buffers - 1)
                    .map(|i| (input.buffer(i), unsafe { lengths.add(i - 2).read_unaligned() } as usize));
                Values::Views(views.collect())
            }
            _ if len == 0 => Values::Offsets(0, 0),
            _ if input.buffer(1).is_null() => return Err(wrong("the column has no offsets")),
            _ => Values::Offsets(input.offset(0), input.offset(len)),
        };
        match input.values {
            Values::Offsets(first, last) if first > last || last > isize::MAX as u64 => Err(descend()),
            _ => Ok(input),
        }
    }

    fn buffer(&self, i: usize) -> *const u8 {
        // SAFETY: there are as many pointers to buffers as the format asks for, which `new` has looked at.
        unsafe { *self.array.0.buffers.add(i) }.cast()
    }

    /// The place of a row in the buffers.
    fn place(&self, row: usize) -> usize {
        self.array.0.offset as usize + row
    }

    /// The offset of a row, or of the end.
    fn offset(&self, row: usize) -> u64 {
        let (at, place) = (self.buffer(1), self.place(row));
        // SAFETY: a column with offsets has one more than there are rows, of this size; it is asked for no other.
        unsafe {
            if self.large {
                at.cast::<i64>().add(place).read_unaligned() as u64
            } else {
                at.cast::<i32>().add(place).read_unaligned() as u64
            }
        }
    }

    fn valid(&self, row: usize) -> bool {
        let at = self.place(row);
        // SAFETY: a bitmap, if there is one, has a bit for each row.
        !self.nulls || unsafe { self.buffer(0).add(at / 8).read() } >> (at % 8) & 1 == 1
    }

    /// The values of the rows from one on, with the numbers of the rows, but for those that are null: as many as go through the cipher
    /// together. Where it goes on.
    fn values<'a>(&'a self, begin: usize, values: &mut Vec<(usize, &'a [u8])>) -> PyResult<usize> {
        values.clear();
        let most = self.len.min(begin + BATCH_ROWS);
        let mut bytes = 0;
        let mut take = |row: usize, value: &'a [u8]| {
            if self.valid(row) {
                values.push((row, value));
                bytes += value.len();
            }
            bytes < BATCH_BYTES
        };
        match &self.values {
            Values::Fixed(width) => {
                for row in begin..most {
                    // SAFETY: a column of this format has so many bytes for each row; NULL may stand for none.
                    let value = unsafe { bytes_at(self.buffer(1).wrapping_add(self.place(row) * width), *width) };
                    if !take(row, value) {
                        return Ok(row + 1);
                    }
                }
            }
            Values::Offsets(first, last) => {
                let mut from = if begin < most { self.offset(begin) } else { 0 };
                for row in begin..most {
                    // Read once: what was looked at is what is used.
                    let to = self.offset(row + 1);
                    if from < *first || to < from || to > *last {
                        return Err(descend());
                    }
                    // SAFETY: the bytes reach to the last offset, and this is not behind it.
                    let value = unsafe { bytes_at(self.buffer(2).wrapping_add(from as usize), (to - from) as usize) };
                    from = to;
                    if !take(row, value) {
                        return Ok(row + 1);
                    }
                }
            }
            Values::Views(buffers) => {
                for row in begin..most {
                    if !take(row, if self.valid(row) { self.view(row, buffers)? } else { &[] }) {
                        return Ok(row + 1);
                    }
                }
            }
        }
        Ok(most)
    }

    /// The value that a view leads to.
    fn view(&self, row: usize, buffers: &[(*const u8, usize)]) -> PyResult<&[u8]> {
        let at = self.buffer(1).wrapping_add(self.place(row) * 16);
        // SAFETY: a column of views has 16 bytes for each row.
        let view = unsafe { at.cast::<[u8; 16]>().read() };
        let number = |i: usize| u32::from_le_bytes([view[i], view[i + 1], view[i + 2], view[i + 3]]) as usize;
        let len = number(0);
        if len <= 12 {
            // SAFETY: short values stand in the view.
            return Ok(unsafe { bytes_at(at.wrapping_add(4), len) });
        }
        match buffers.get(number(8)) {
            Some((at, room)) if number(12).saturating_add(len) <= *room => {
                // SAFETY: within that buffer.
                Ok(unsafe { bytes_at(at.wrapping_add(number(12)), len) })
            }
            _ => Err(wrong(format_args!("row {row} is a view of what is not there"))),
        }
    }

    /// The most bytes that the values have together, and how many these are.
    fn total(&self) -> PyResult<(usize, usize)> {
        let nulls = usize::try_from(self.array.0.null_count).unwrap_or(0);
        let bytes = match &self.values {
            Values::Fixed(width) => width * self.len,
            Values::Offsets(first, last) => (last - first) as usize,
            Values::Views(buffers) => {
                let rows = (0..self.len).filter(|row| self.valid(*row));
                rows.map(|row| self.view(row, buffers).map(<[u8]>::len)).sum::<PyResult<usize>>()?
            }
        };
        Ok((bytes, self.len.saturating_sub(nulls)))
    }

    fn width(&self) -> Option<usize> {
        if let Values::Fixed(width) = self.values { Some(width) } else { None }
    }
}

fn descend() -> PyErr {
    wrong("the offsets of the column descend, or reach beyond its end")
}

/// A slice, empty for no bytes wherever they are.
///
/// # Safety
/// There are as many bytes for as long as the slice lives.
unsafe fn bytes_at<'a>(at: *const u8, len: usize) -> &'a [u8] {
    // SAFETY: as above.
    if len == 0 { &[] } else { unsafe { slice::from_raw_parts(at, len) } }
}

/// The columns that an object exports: one, or several as chunks.
struct Inputs {
    chunks: Vec<Input>,
    stream: bool,
}

impl Inputs {
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if object.hasattr("__arrow_c_array__")? {
            let pair = call(&object.getattr("__arrow_c_array__")?, ())?.cast_into::<PyTuple>()?;
            let schema = Owned::<ArrowSchema>::take(&pair.get_item(0)?)?;
            let array = Owned::<ArrowArray>::take(&pair.get_item(1)?)?;
            return Ok(Self { chunks: vec![Input::new(&schema.0, array)?], stream: false });
        }
        if !object.hasattr("__arrow_c_stream__")? {
            return Err(PyTypeError::new_err(
                "this is no Arrow column: it has neither __arrow_c_array__ nor __arrow_c_stream__, as columns of pyarrow, polars and DuckDB have",
            ));
        }
        let mut stream = Owned::<ArrowArrayStream>::take(&call(&object.getattr("__arrow_c_stream__")?, ())?)?;
        let stream = &mut stream.0;
        let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
            return Err(wrong("the stream of columns was released"));
        };
        let mut schema = Owned(ArrowSchema::RELEASED);
        // SAFETY: a stream that was not released, and room for a schema.
        let status = unsafe { guarded(|| get_schema(stream, &mut schema.0)) };
        check(stream, status)?;
        let mut chunks = Vec::new();
        loop {
            let mut array = Owned(ArrowArray::RELEASED);
            // SAFETY: as above, for an array.
            let status = unsafe { guarded(|| get_next(stream, &mut array.0)) };
            check(stream, status)?;
            if array.0.release.is_none() {
                return Ok(Self { chunks, stream: true });
            }
            chunks.push(Input::new(&schema.0, array)?);
        }
    }
}

fn check(stream: &mut ArrowArrayStream, status: c_int) -> PyResult<()> {
    if status == 0 {
        return Ok(());
    }
    let said = stream.get_last_error.map_or(ptr::null(), |last| {
        // SAFETY: the stream was not released, and has just failed.
        unsafe { last(stream) }
    });
    let why = if said.is_null() {
        format!("error {status}")
    } else {
        // SAFETY: a text that ends with a NUL, until the next call.
        unsafe { CStr::from_ptr(said) }.to_string_lossy().into_owned()
    };
    Err(wrong(format_args!("the stream of columns failed: {why}")))
}

/// Where values end, the first of them from 0.
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

    /// The most bytes that they can tell of.
    fn most(&self) -> usize {
        if let Self::Small(_) = self { i32::MAX as usize } else { i64::MAX as usize }
    }

    fn at(&self) -> *const c_void {
        match self {
            Self::Small(offsets) => offsets.as_ptr().cast(),
            Self::Large(offsets) => offsets.as_ptr().cast(),
        }
    }
}

/// Copies a value. A call of `memcpy` takes longer than so few bytes; what overlaps is copied twice.
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

/// A new column.
struct Data {
    format: CString,
    len: usize,
    nulls: usize,
    /// A bit for each row, if there may be nulls.
    validity: Vec<u8>,
    /// None if all values are as wide.
    offsets: Option<Offsets>,
    bytes: Vec<u8>,
    /// Whether Python has it. What failed before is wiped.
    given: bool,
}

impl Drop for Data {
    fn drop(&mut self) {
        if !self.given {
            phalanx::wipe(&mut self.bytes);
        }
    }
}

impl Data {
    /// Room for as many rows as the input has. Who asks for offsets of 32 bits knows that the bytes are fewer.
    fn new(input: &Input, width: Option<usize>, bytes: usize, large: bool) -> PyResult<Self> {
        let (format, offsets) = match (width, large) {
            (Some(width), _) => (format!("w:{width}"), None),
            (None, false) => ("z".into(), Some(Offsets::Small(room(input.len + 1)?))),
            (None, true) => ("Z".into(), Some(Offsets::Large(room(input.len + 1)?))),
        };
        let mut data = Self {
            format: CString::new(format).map_err(wrong)?,
            len: 0,
            nulls: 0,
            validity: vec![0; if input.nulls { input.len.div_ceil(8) } else { 0 }],
            offsets,
            bytes: room(bytes)?,
            given: false,
        };
        if let Some(offsets) = &mut data.offsets {
            offsets.extend([0].into_iter());
        }
        Ok(data)
    }

    /// Room, in zeros, for the rows of a batch, whose present ones are `change` bytes longer than what went through the cipher, one behind the other,
    /// and the nulls between them, of `null` bytes. Where it begins.
    fn add(&mut self, batch: &Batch<'_>, rows: Range<usize>, change: isize, null: usize) -> PyResult<usize> {
        let (begin, nulls) = (self.bytes.len(), rows.len() - batch.values.len());
        let present = batch.bytes.len().wrapping_add_signed(change * batch.values.len() as isize);
        let end = begin + present + nulls * null;
        if self.offsets.as_ref().is_some_and(|offsets| end > offsets.most()) {
            return Err(wrong("the column grew while it was read: give one that nobody changes"));
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
}

/// The structures of a column that lead to it.
struct Exported {
    _data: Arc<Data>,
    buffers: [*const c_void; 3],
}

unsafe extern "C" fn release_array(array: *mut ArrowArray) {
    // SAFETY: called once, with an array that `array` made, whose private data is this box.
    unsafe {
        drop(Box::from_raw((*array).private_data.cast::<Exported>()));
        (*array).release = None;
    }
}

unsafe extern "C" fn release_schema(schema: *mut ArrowSchema) {
    // SAFETY: called once, with a schema that `schema` made, whose private data is this text.
    unsafe {
        drop(CString::from_raw((*schema).private_data.cast()));
        (*schema).release = None;
    }
}

fn schema(format: &CStr) -> Owned<ArrowSchema> {
    let format = format.to_owned().into_raw();
    const NULLABLE: i64 = 2;
    Owned(ArrowSchema {
        format,
        name: c"".as_ptr(),
        flags: NULLABLE,
        release: Some(release_schema),
        private_data: format.cast(),
        ..ArrowSchema::RELEASED
    })
}

fn array(data: &Arc<Data>) -> Owned<ArrowArray> {
    let validity = if data.nulls == 0 { ptr::null() } else { data.validity.as_ptr().cast() };
    let bytes = data.bytes.as_ptr().cast();
    let buffers = match &data.offsets {
        Some(offsets) => [validity, offsets.at(), bytes],
        None => [validity, bytes, ptr::null()],
    };
    let count = if data.offsets.is_some() { 3 } else { 2 };
    let exported = Box::into_raw(Box::new(Exported { _data: Arc::clone(data), buffers }));
    Owned(ArrowArray {
        length: data.len as i64,
        null_count: data.nulls as i64,
        n_buffers: count,
        // SAFETY: the box lives until the release.
        buffers: unsafe { (&raw mut (*exported).buffers).cast() },
        release: Some(release_array),
        private_data: exported.cast(),
        ..ArrowArray::RELEASED
    })
}

/// A new column, for any library that accepts Arrow columns: `pyarrow.array(column)` or `polars.Series(column)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Column(Arc<Data>);

#[pymethods]
impl Column {
    /// Exports the data by the PyCapsule interface of Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Py<PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        Ok((schema(&self.0.format).capsule(py)?, array(&self.0).capsule(py)?))
    }

    /// Exports the data by the PyCapsule interface of Arrow.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(&self.0.format).capsule(py)
    }

    fn __len__(&self) -> usize {
        self.0.len
    }

    /// The number of null rows.
    #[getter]
    fn null_count(&self) -> usize {
        self.0.nulls
    }
}

/// A stream that is read.
struct Streamed {
    format: CString,
    chunks: std::vec::IntoIter<Arc<Data>>,
}

unsafe extern "C-unwind" fn stream_schema(stream: *mut ArrowArrayStream, out: *mut ArrowSchema) -> c_int {
    // SAFETY: a stream of ours, and room for a schema.
    unsafe {
        out.write(std::mem::ManuallyDrop::new(schema(&(*(*stream).private_data.cast::<Streamed>()).format)).moved())
    };
    0
}

unsafe extern "C-unwind" fn stream_next(stream: *mut ArrowArrayStream, out: *mut ArrowArray) -> c_int {
    // SAFETY: a stream of ours, which one thread uses, and room for an array.
    unsafe {
        let next = (*(*stream).private_data.cast::<Streamed>()).chunks.next();
        out.write(next.map_or(ArrowArray::RELEASED, |data| std::mem::ManuallyDrop::new(array(&data)).moved()));
    }
    0
}

unsafe extern "C" fn stream_error(_: *mut ArrowArrayStream) -> *const c_char {
    ptr::null()
}

unsafe extern "C" fn release_stream(stream: *mut ArrowArrayStream) {
    // SAFETY: called once, with a stream of ours.
    unsafe {
        drop(Box::from_raw((*stream).private_data.cast::<Streamed>()));
        (*stream).release = None;
    }
}

impl<T: Structure> Owned<T> {
    /// The structure, which whoever gets it releases.
    fn moved(&self) -> T {
        // SAFETY: callers hold it in a ManuallyDrop, so that this copy is the only one that is released.
        unsafe { ptr::read(&self.0) }
    }
}

/// New columns, one for each chunk, for any library that accepts Arrow columns: `pyarrow.chunked_array(chunks)` or `polars.Series(chunks)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Chunks {
    format: CString,
    chunks: Vec<Arc<Data>>,
}

#[pymethods]
impl Chunks {
    /// Exports the data by the PyCapsule interface of Arrow.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let state = Box::new(Streamed { format: self.format.clone(), chunks: self.chunks.clone().into_iter() });
        Owned(ArrowArrayStream {
            get_schema: Some(stream_schema),
            get_next: Some(stream_next),
            get_last_error: Some(stream_error),
            release: Some(release_stream),
            private_data: Box::into_raw(state).cast(),
        })
        .capsule(py)
    }

    fn __len__(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len).sum()
    }

    /// The number of null rows.
    #[getter]
    fn null_count(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.nulls).sum()
    }
}

/// What all cells of a column share.
struct Cells<'a> {
    aead: &'a Aead,
    aad: &'a [u8],
    prefix: &'a [u8],
    stored: bool,
}

/// Rows on their way through the cipher.
#[derive(Default)]
struct Batch<'a> {
    /// Numbers of the rows, and what the column has there.
    values: Vec<(usize, &'a [u8])>,
    /// What goes through the cipher, copied once: nobody changes it.
    bytes: Wiped,
    offsets: Vec<u64>,
    /// How long they are, if all are as long, and not empty.
    width: Option<usize>,
    nonces: Vec<u8>,
    out: Wiped,
}

impl<'a> Batch<'a> {
    /// Takes the next rows, and makes room for what goes through the cipher: `head` bytes less of each. Where it goes on.
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

    /// Each row with its number and its part of the bytes.
    fn parts(&mut self) -> impl Iterator<Item = (usize, &'a [u8], &mut [u8])> {
        let mut rest = &mut self.bytes[..];
        self.values.iter().zip(self.offsets.windows(2)).map(move |((row, value), pair)| {
            let (part, behind) = std::mem::take(&mut rest).split_at_mut((pair[1] - pair[0]) as usize);
            rest = behind;
            (*row, *value, part)
        })
    }

    /// The rows: as wide ones, if they are, for which there is a faster way.
    fn rows(&self) -> Rows<'_> {
        match self.width {
            Some(width) => Rows::Fixed { width, bytes: &self.bytes },
            None => Rows::Offsets64 { offsets: &self.offsets, bytes: &self.bytes },
        }
    }

    /// Bytes that row number i of the batch has in the cipher.
    fn length(&self, i: usize) -> usize {
        (self.offsets[i + 1] - self.offsets[i]) as usize
    }

    /// The number of a row of the batch.
    fn number(&self, i: usize) -> usize {
        self.values.get(i).map_or(0, |(row, _)| *row)
    }

    /// Goes through these rows of the column: which of the batch each is, if it is not null.
    fn each(&self, rows: Range<usize>, mut then: impl FnMut(Option<usize>)) {
        let mut i = 0;
        for row in rows {
            let present = self.values.get(i).is_some_and(|(number, _)| *number == row);
            then(present.then_some(i));
            i += usize::from(present);
        }
    }

    /// Goes through these rows of the column, which lie in `out` as [`Data::add`] says: the number of each that is not null, its place there, and
    /// what the cipher made of it.
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

    /// Writes the nonces of a batch that counts from a number on, if rows are missing in it, so that the library cannot count by itself.
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

    /// The nonces of a batch: those that were written, or else counted ones.
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
        // What a cell begins with; the number is written over for each row.
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

    /// Opens a column whose first row has the number `begin`. Rows that are not authentic are counted in `bad`.
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
                bad_row(
                    format_args!("the column has values of {width} bytes: they are shorter than a cell of nothing"),
                    begin,
                    1,
                )
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
                        return Err(bad_row(format_args!("row {} is no cell: {why}", begin + row), begin + row, 1));
                    }
                }
            }
            batch.nonces = nonces;
            if let Some(first) = first {
                self.count(&mut batch, first);
            }
            let (change, null) = (-(tag as isize), width.unwrap_or(0));
            let place = data.add(&batch, at..end, change, null)?;
            // Without room for nulls between them the rows come out where they belong. The batch is a copy: it is verified, and then decrypted, and
            // nobody else knows it, nor the column that is made.
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

    /// What is sealed in a cell; its nonce, if that is in it, behind the others.
    fn sealed<'c>(&self, cell: &'c [u8], nonces: &mut Vec<u8>, nonce_bytes: usize) -> Result<&'c [u8], &'static str> {
        let (version, rest) = cell.split_first().ok_or("it is empty")?;
        match (*version, self.stored) {
            (STORED, true) => {
                let (nonce, sealed) = rest.split_at_checked(nonce_bytes).ok_or("it is too short")?;
                nonces.extend_from_slice(nonce);
                Ok(sealed)
            }
            (DERIVED, false) => Ok(rest),
            (STORED, false) => Err("its nonce is in it: leave first_row out"),
            (DERIVED, true) => Err("its nonce is not in it: say by first_row which row the first is"),
            _ => Err("it begins with another byte than 1 or 2; was the column encrypted?"),
        }
    }
}

/// What was made of an object: a column of a column, chunks of chunks.
fn result<'py>(py: Python<'py>, inputs: &Inputs, mut made: Vec<Data>) -> PyResult<Bound<'py, PyAny>> {
    made.iter_mut().for_each(|data| data.given = true);
    let mut made: Vec<_> = made.into_iter().map(Arc::new).collect();
    if inputs.stream {
        let format = made.first().map_or_else(|| c"z".to_owned(), |data| data.format.clone());
        return Ok(Bound::new(py, Chunks { format, chunks: made })?.into_any());
    }
    let column = made.pop().ok_or_else(|| wrong("no column"))?;
    Ok(Bound::new(py, Column(column))?.into_any())
}

/// Refuses rows whose numbers would be beyond 2^64 - 1.
fn check_numbers(first: u64, inputs: &Inputs) -> PyResult<()> {
    let rows: usize = inputs.chunks.iter().map(|chunk| chunk.len).sum();
    if u128::from(first) + rows as u128 > 1 << 64 {
        return Err(PyOverflowError::new_err(format!("{rows} rows from {first} on: row numbers go to 2^64 - 1")));
    }
    Ok(())
}

fn prefix_fits(aead: &Aead, prefix: &[u8]) -> PyResult<()> {
    let nonce = aead.algorithm.nonce.bytes;
    if prefix.len() + 8 == nonce {
        Ok(())
    } else {
        Err(wrong(format_args!("the nonce has {nonce} bytes: its prefix has 8 fewer, not {}", prefix.len())))
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
    let inputs = Inputs::of(array)?;
    prefix_fits(&aead, prefix.as_bytes())?;
    check_numbers(first, &inputs)?;
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored };
    let more = cells.head() + aead.tag;
    let chunks = &inputs.chunks;
    let made = detached(py, || {
        let mut large = false;
        for chunk in chunks {
            let (bytes, count) = chunk.total()?;
            large |= chunk.large || bytes + count * more > i32::MAX as usize;
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

/// Verifies and decrypts a column. Raises RowError, and returns nothing, if authentication of a row fails.
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
    let inputs = Inputs::of(array)?;
    prefix_fits(&aead, prefix.as_bytes())?;
    check_numbers(first.unwrap_or(0), &inputs)?;
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored: first.is_none() };
    let chunks = &inputs.chunks;
    let (made, bad) = detached(py, || {
        let large = chunks.iter().any(|chunk| chunk.large);
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
            2 => ", and another".into(),
            _ => format!(", and {} others", bad - 1),
        };
        let message = format!(
            "row {row} is not authentic{others}: it was changed, or the key, the suite, or the name of the column or the table is another than when it was encrypted"
        );
        return Err(bad_row(message, row, bad).into());
    }
    result(py, &inputs, made)
}
