//! Columns of Arrow, by the C data interface: two structures, and a third for columns that come in chunks. `docs/python.md` has the format of
//! cells.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;
use std::slice;
use std::sync::Arc;

use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::Error as Refusal;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyTuple};
use zeroize::Zeroizing;

use crate::aead::Aead;
use crate::error::{bad_row, refused, wrong};

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
    get_schema: Option<unsafe extern "C" fn(*mut ArrowArrayStream, *mut ArrowSchema) -> c_int>,
    get_next: Option<unsafe extern "C" fn(*mut ArrowArrayStream, *mut ArrowArray) -> c_int>,
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
    /// Own offsets, which were checked.
    Offsets(Vec<u64>),
    /// Views: buffers with their lengths.
    Views(Vec<(*const u8, usize)>),
}

/// A column that was given to us.
struct Input {
    array: Owned<ArrowArray>,
    values: Values,
    large: bool,
    len: usize,
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
            PyTypeError::new_err(format!("{what}; cast the column to binary, large_binary or fixed_size_binary"))
        };
        if !schema.dictionary.is_null() {
            return Err(unfit("the column is dictionary-encoded: equal values would show as equal numbers"));
        }
        let len = usize::try_from(array.0.length).map_err(wrong)?;
        let offset = usize::try_from(array.0.offset).map_err(wrong)?;
        let buffers = usize::try_from(array.0.n_buffers).map_err(wrong)?;
        let buffer = |i: usize| {
            // SAFETY: there are as many pointers to buffers.
            if i < buffers { unsafe { *array.0.buffers.add(i) } } else { ptr::null() }
        };
        let (values, large) = match format.as_bytes() {
            [b'w', b':', width @ ..] => {
                let width = std::str::from_utf8(width).ok().and_then(|width| width.parse().ok());
                (Values::Fixed(width.ok_or_else(|| unfit(&format!("the format {format:?} is unknown")))?), false)
            }
            [kind @ (b'z' | b'u' | b'Z' | b'U')] => {
                let large = kind.is_ascii_uppercase();
                let mut offsets = vec![0; len + 1];
                if len > 0 {
                    let at = buffer(1);
                    if at.is_null() {
                        return Err(wrong("the column has no offsets"));
                    }
                    for (i, to) in offsets.iter_mut().enumerate() {
                        // SAFETY: a column of this format has `offset + len + 1` offsets of that size.
                        *to = unsafe {
                            if large {
                                at.cast::<i64>().add(offset + i).read_unaligned() as u64
                            } else {
                                at.cast::<i32>().add(offset + i).read_unaligned() as u64
                            }
                        };
                    }
                }
                if offsets.windows(2).any(|pair| pair[0] > pair[1]) || offsets[len] > isize::MAX as u64 {
                    return Err(wrong("the offsets of the column descend"));
                }
                (Values::Offsets(offsets), large)
            }
            b"vz" | b"vu" => {
                let count = buffers.saturating_sub(3);
                let lengths = buffer(buffers - 1).cast::<i64>();
                // SAFETY: the last buffer has the length of each of those between.
                let views = (0..count)
                    .map(|i| (buffer(2 + i).cast::<u8>(), unsafe { lengths.add(i).read_unaligned() } as usize));
                (Values::Views(views.collect()), true)
            }
            _ => return Err(unfit(&format!("the column has Arrow's format {format:?}"))),
        };
        Ok(Self { array, values, large, len })
    }

    fn buffer(&self, i: usize) -> *const u8 {
        // SAFETY: every format that `new` takes has the buffers that are asked for.
        unsafe { *self.array.0.buffers.add(i) }.cast()
    }

    fn valid(&self, row: usize) -> bool {
        let bits = self.buffer(0);
        let at = self.array.0.offset as usize + row;
        // SAFETY: a bitmap, if there is one, has a bit for each row.
        bits.is_null() || unsafe { bits.add(at / 8).read() } >> (at % 8) & 1 == 1
    }

    /// The value of a row.
    fn value(&self, row: usize) -> &[u8] {
        let (at, len) = match &self.values {
            Values::Fixed(width) => {
                // SAFETY: a column of this format has so many bytes for each row.
                (unsafe { self.buffer(1).add((self.array.0.offset as usize + row) * width) }, *width)
            }
            Values::Offsets(offsets) => {
                let (from, to) = (offsets[row] as usize, offsets[row + 1] as usize);
                // SAFETY: the bytes reach to the last offset; these were checked to ascend to it.
                (unsafe { self.buffer(2).add(from) }, to - from)
            }
            Values::Views(buffers) => {
                // SAFETY: a view has 16 bytes for each row.
                let view = unsafe { self.buffer(1).add((self.array.0.offset as usize + row) * 16).cast::<[u8; 16]>() };
                // SAFETY: as above.
                let bytes = unsafe { view.read() };
                let number =
                    |i: usize| u32::from_le_bytes([bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]) as usize;
                let len = number(0);
                if len <= 12 {
                    // SAFETY: as above; short values stand in the view.
                    (unsafe { view.cast::<u8>().add(4) }, len)
                } else {
                    match buffers.get(number(8)) {
                        Some((at, room)) if number(12).saturating_add(len) <= *room => {
                            // SAFETY: within that buffer.
                            (unsafe { at.add(number(12)) }, len)
                        }
                        _ => return &[],
                    }
                }
            }
        };
        // SAFETY: as said for each; NULL may stand for no bytes.
        if len == 0 { &[] } else { unsafe { slice::from_raw_parts(at, len) } }
    }

    /// Bytes of the values that are there, and how many these are.
    fn total(&self) -> (usize, usize) {
        let present = (0..self.len).filter(|row| self.valid(*row));
        present.fold((0, 0), |(bytes, count), row| (bytes + self.value(row).len(), count + 1))
    }

    fn width(&self) -> Option<usize> {
        if let Values::Fixed(width) = self.values { Some(width) } else { None }
    }
}

/// The columns that an object exports: one, or several as chunks.
struct Inputs {
    chunks: Vec<Input>,
    stream: bool,
}

impl Inputs {
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if object.hasattr("__arrow_c_array__")? {
            let pair = object.call_method0("__arrow_c_array__")?.cast_into::<PyTuple>()?;
            let schema = Owned::<ArrowSchema>::take(&pair.get_item(0)?)?;
            let array = Owned::<ArrowArray>::take(&pair.get_item(1)?)?;
            return Ok(Self { chunks: vec![Input::new(&schema.0, array)?], stream: false });
        }
        if !object.hasattr("__arrow_c_stream__")? {
            return Err(PyTypeError::new_err(
                "this is no Arrow column: it has neither __arrow_c_array__ nor __arrow_c_stream__, as columns of pyarrow, polars and DuckDB have",
            ));
        }
        let mut stream = Owned::<ArrowArrayStream>::take(&object.call_method0("__arrow_c_stream__")?)?;
        let stream = &mut stream.0;
        let (Some(get_schema), Some(get_next)) = (stream.get_schema, stream.get_next) else {
            return Err(wrong("the stream of columns was released"));
        };
        let mut schema = Owned(ArrowSchema::RELEASED);
        // SAFETY: a stream that was not released, and room for a schema.
        let status = unsafe { get_schema(stream, &mut schema.0) };
        check(stream, status)?;
        let mut chunks = Vec::new();
        loop {
            let mut array = Owned(ArrowArray::RELEASED);
            // SAFETY: as above, for an array.
            let status = unsafe { get_next(stream, &mut array.0) };
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

/// A new column.
struct Data {
    format: CString,
    len: usize,
    nulls: usize,
    validity: Vec<u8>,
    /// Of 32 or 64 bits; none if all values are as wide.
    offsets: Option<Vec<u8>>,
    bytes: Vec<u8>,
}

/// A column that is being made.
struct Maker {
    data: Data,
    large: bool,
    wide: bool,
}

impl Maker {
    fn new(input: &Input, width: Option<usize>, bytes: usize, large: bool) -> PyResult<Self> {
        let format = match (width, large) {
            (Some(width), _) => format!("w:{width}"),
            (None, false) => "z".into(),
            (None, true) => "Z".into(),
        };
        let mut offsets = width.is_none().then(|| Vec::with_capacity((input.len + 1) * 8));
        if let Some(offsets) = &mut offsets {
            offsets.extend_from_slice(if large { &[0; 8] } else { &[0; 4] });
        }
        let mut room = Vec::new();
        room.try_reserve_exact(bytes).map_err(|error| pyo3::exceptions::PyMemoryError::new_err(error.to_string()))?;
        let data = Data {
            format: CString::new(format).map_err(wrong)?,
            len: 0,
            nulls: 0,
            validity: vec![0; input.len.div_ceil(8)],
            offsets,
            bytes: room,
        };
        Ok(Self { data, large, wide: width.is_some() })
    }

    /// Ends a value, whose bytes were appended.
    fn end(&mut self, valid: bool) {
        let data = &mut self.data;
        if valid {
            data.validity[data.len / 8] |= 1 << (data.len % 8);
        } else {
            data.nulls += 1;
        }
        data.len += 1;
        if let Some(offsets) = &mut data.offsets {
            let end = data.bytes.len();
            if self.large {
                offsets.extend_from_slice(&(end as u64).to_ne_bytes())
            } else {
                offsets.extend_from_slice(&(end as u32).to_ne_bytes())
            }
        }
    }

    fn null(&mut self, width: usize) {
        if self.wide {
            self.data.bytes.resize(self.data.bytes.len() + width, 0);
        }
        self.end(false);
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
        Some(offsets) => [validity, offsets.as_ptr().cast(), bytes],
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

/// A new column, for every library that takes Arrow columns: `pyarrow.array(column)`, `polars.Series(column)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Column(Arc<Data>);

#[pymethods]
impl Column {
    /// Arrow's interface.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Py<PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        Ok((schema(&self.0.format).capsule(py)?, array(&self.0).capsule(py)?))
    }

    /// Arrow's interface.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema(&self.0.format).capsule(py)
    }

    fn __len__(&self) -> usize {
        self.0.len
    }

    /// How many rows are null.
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

unsafe extern "C" fn stream_schema(stream: *mut ArrowArrayStream, out: *mut ArrowSchema) -> c_int {
    // SAFETY: a stream of ours, and room for a schema.
    unsafe {
        out.write(std::mem::ManuallyDrop::new(schema(&(*(*stream).private_data.cast::<Streamed>()).format)).moved())
    };
    0
}

unsafe extern "C" fn stream_next(stream: *mut ArrowArrayStream, out: *mut ArrowArray) -> c_int {
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

/// New columns, one for each chunk: `pyarrow.chunked_array(chunks)`, `polars.Series(chunks)`.
#[pyclass(frozen, module = "phalanx.arrow")]
pub(crate) struct Chunks {
    format: CString,
    chunks: Vec<Arc<Data>>,
}

#[pymethods]
impl Chunks {
    /// Arrow's interface.
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

    /// How many rows are null.
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
struct Batch {
    bytes: Zeroizing<Vec<u8>>,
    offsets: Vec<u64>,
    nonces: Vec<u8>,
    /// Numbers of the rows.
    numbers: Vec<usize>,
    out: Zeroizing<Vec<u8>>,
}

impl Batch {
    fn clear(&mut self) {
        self.bytes.clear();
        self.nonces.clear();
        self.numbers.clear();
        self.offsets.clear();
        self.offsets.push(0);
    }

    fn add(&mut self, number: usize, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.offsets.push(self.bytes.len() as u64);
        self.numbers.push(number);
    }

    /// The rows: as wide ones, if they are, for which there is a faster way.
    fn rows(&self) -> Rows<'_> {
        let width = self.offsets.get(1).map_or(0, |end| *end as usize);
        let alike = width > 0 && self.offsets.windows(2).all(|pair| (pair[1] - pair[0]) as usize == width);
        if alike {
            Rows::Fixed { width, bytes: &self.bytes }
        } else {
            Rows::Offsets64 { offsets: &self.offsets, bytes: &self.bytes }
        }
    }

    /// Values of the result, which are longer or shorter by so many bytes.
    fn values(&self, change: isize) -> impl Iterator<Item = &[u8]> {
        let mut at = 0;
        self.offsets.windows(2).map(move |pair| {
            let len = ((pair[1] - pair[0]) as usize).wrapping_add_signed(change);
            at += len;
            &self.out[at - len..at]
        })
    }
}

impl Cells<'_> {
    fn nonce_bytes(&self) -> usize {
        self.aead.algorithm.nonce.bytes
    }

    fn head(&self) -> usize {
        1 + if self.stored { self.nonce_bytes() } else { 0 }
    }

    /// Goes through a column: `take` puts a row into the batch, `make` has the batch done, `give` makes a cell of a result.
    #[allow(clippy::too_many_arguments, reason = "three steps of one loop")]
    fn each(
        &self,
        input: &Input,
        maker: &mut Maker,
        null: usize,
        mut take: impl FnMut(&mut Batch, usize) -> PyResult<()>,
        mut make: impl FnMut(&mut Batch) -> PyResult<()>,
        change: isize,
        mut give: impl FnMut(&mut Vec<u8>, &[u8], &[u8]),
    ) -> PyResult<()> {
        let (mut batch, mut begin) = (Batch::default(), 0);
        while begin < input.len {
            batch.clear();
            let mut end = begin;
            while end < input.len && end - begin < BATCH_ROWS && batch.bytes.len() < BATCH_BYTES {
                if input.valid(end) {
                    take(&mut batch, end)?;
                }
                end += 1;
            }
            make(&mut batch)?;
            let mut results = batch.values(change).zip(batch.nonces.chunks_exact(self.nonce_bytes()));
            let mut numbers = batch.numbers.iter().peekable();
            for row in begin..end {
                if numbers.next_if_eq(&&row).is_some()
                    && let Some((value, nonce)) = results.next()
                {
                    give(&mut maker.data.bytes, value, nonce);
                    maker.end(true);
                } else {
                    maker.null(null);
                }
            }
            begin = end;
        }
        Ok(())
    }

    fn seal(&self, input: &Input, first: u64, large: bool) -> PyResult<Data> {
        let more = self.head() + self.aead.tag;
        let (bytes, count) = input.total();
        let width = input.width().map(|width| width + more);
        let mut maker = Maker::new(input, width, width.map_or(bytes + count * more, |width| width * input.len), large)?;
        let version = if self.stored { STORED } else { DERIVED };
        self.each(
            input,
            &mut maker,
            width.unwrap_or(0),
            |batch, row| {
                batch.add(row, input.value(row));
                batch.nonces.extend_from_slice(self.prefix);
                batch.nonces.extend_from_slice(&(first + row as u64).to_be_bytes());
                Ok(())
            },
            |batch| {
                let mut out = std::mem::take(&mut batch.out);
                out.resize(batch.bytes.len() + batch.numbers.len() * self.aead.tag, 0);
                let done = self.aead.aead.seal_rows(
                    Nonces::Given(&batch.nonces),
                    Aad::Shared(self.aad),
                    batch.rows(),
                    &mut out,
                );
                batch.out = out;
                done.map_err(refused)
            },
            self.aead.tag as isize,
            |cells, value, nonce| {
                cells.push(version);
                if self.stored {
                    cells.extend_from_slice(nonce);
                }
                cells.extend_from_slice(value);
            },
        )?;
        Ok(maker.data)
    }

    fn open(
        &self,
        input: &Input,
        first: Option<u64>,
        begin: usize,
        large: bool,
        bad: &mut Option<(usize, usize)>,
    ) -> PyResult<Data> {
        let (nonce_bytes, tag) = (self.nonce_bytes(), self.aead.tag);
        let (bytes, _) = input.total();
        let width = input.width().map(|width| {
            width.checked_sub(self.head() + tag).ok_or_else(|| {
                bad_row(
                    format_args!("the column has values of {width} bytes: they are shorter than a cell of nothing"),
                    begin,
                    1,
                )
            })
        });
        let width = width.transpose()?;
        let mut maker = Maker::new(input, width, bytes, large)?;
        self.each(
            input,
            &mut maker,
            width.unwrap_or(0),
            |batch, row| {
                let cell = input.value(row);
                let refuse = |why: &str| bad_row(format_args!("row {} is no cell: {why}", begin + row), begin + row, 1);
                let (version, rest) = cell.split_first().ok_or_else(|| refuse("it is empty"))?;
                let sealed = match (*version, first) {
                    (STORED, _) => {
                        let (nonce, sealed) =
                            rest.split_at_checked(nonce_bytes).ok_or_else(|| refuse("it is too short"))?;
                        batch.nonces.extend_from_slice(nonce);
                        sealed
                    }
                    (DERIVED, Some(first)) => {
                        batch.nonces.extend_from_slice(self.prefix);
                        batch.nonces.extend_from_slice(&(first + row as u64).to_be_bytes());
                        rest
                    }
                    (DERIVED, None) => {
                        return Err(refuse("its nonce is not in it: say by first_row which row the first is"));
                    }
                    _ => return Err(refuse("it begins with another byte than 1 or 2; was the column encrypted?")),
                };
                if sealed.len() < tag {
                    return Err(refuse("it is too short"));
                }
                if width.is_some_and(|width| sealed.len() != width + tag) {
                    return Err(refuse("its version is another than that of the column"));
                }
                batch.add(row, sealed);
                Ok(())
            },
            |batch| {
                let mut out = std::mem::take(&mut batch.out);
                out.resize(batch.bytes.len() - batch.numbers.len() * tag, 0);
                // The batch is a copy: it is verified, and then decrypted, and nobody else knows it.
                let done = self.aead.aead.open_rows(
                    Nonces::Given(&batch.nonces),
                    Aad::Shared(self.aad),
                    batch.rows(),
                    &mut out,
                );
                batch.out = out;
                match done {
                    Err(Refusal::Rows(RowsError::NotAuthentic { row, bad: count })) => {
                        let (_, all) = bad.get_or_insert((begin + batch.numbers[row], 0));
                        *all += count;
                        Ok(())
                    }
                    Err(Refusal::Rows(RowsError::Row { row, error })) => {
                        Err(wrong(format_args!("row {}: {error}", begin + batch.numbers[row])))
                    }
                    other => other.map_err(refused),
                }
            },
            -(tag as isize),
            |values, value, _| values.extend_from_slice(value),
        )?;
        Ok(maker.data)
    }
}

/// What was made of an object: a column of a column, chunks of chunks.
fn result<'py>(py: Python<'py>, inputs: &Inputs, made: Vec<Data>) -> PyResult<Bound<'py, PyAny>> {
    let mut made: Vec<_> = made.into_iter().map(Arc::new).collect();
    if inputs.stream {
        let format = made.first().map_or_else(|| c"z".to_owned(), |data| data.format.clone());
        return Ok(Bound::new(py, Chunks { format, chunks: made })?.into_any());
    }
    let column = made.pop().ok_or_else(|| wrong("no column"))?;
    Ok(Bound::new(py, Column(column))?.into_any())
}

/// The number of the row behind the last.
fn last(first: u64, inputs: &Inputs) -> PyResult<u64> {
    let rows: usize = inputs.chunks.iter().map(|chunk| chunk.len).sum();
    first.checked_add(rows as u64).ok_or_else(|| PyOverflowError::new_err("row numbers reach beyond 2^64"))
}

fn prefix_fits(aead: &Aead, prefix: &[u8]) -> PyResult<()> {
    let nonce = aead.algorithm.nonce.bytes;
    if prefix.len() + 8 == nonce {
        Ok(())
    } else {
        Err(wrong(format_args!("the nonce has {nonce} bytes: its prefix has 8 fewer, not {}", prefix.len())))
    }
}

/// Encrypts a column: row i has the nonce `prefix || first + i`.
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
    last(first, &inputs)?;
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored };
    let more = cells.head() + aead.tag;
    let chunks = &inputs.chunks;
    let made = py.detach(|| {
        let large = chunks.iter().any(|chunk| {
            let (bytes, count) = chunk.total();
            chunk.large || bytes + count * more > i32::MAX as usize
        });
        let mut first = first;
        let made = chunks.iter().map(|chunk| {
            let made = cells.seal(chunk, first, large);
            first += chunk.len as u64;
            made
        });
        made.collect::<PyResult<Vec<_>>>()
    });
    result(py, &inputs, made?)
}

/// Verifies a column, and only then decrypts. Nothing of it comes out if a single row is not authentic.
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
    last(first.unwrap_or(0), &inputs)?;
    let cells = Cells { aead: &aead, aad: aad.as_bytes(), prefix: prefix.as_bytes(), stored: first.is_none() };
    let chunks = &inputs.chunks;
    let (made, bad) = py.detach(|| {
        let large = chunks.iter().any(|chunk| chunk.large);
        let (mut bad, mut begin) = (None, 0);
        let made = chunks.iter().map(|chunk| {
            let made = cells.open(chunk, first.map(|first| first + begin as u64), begin, large, &mut bad);
            begin += chunk.len;
            made
        });
        (made.collect::<PyResult<Vec<_>>>(), bad)
    });
    let made = made?;
    if let Some((row, bad)) = bad {
        return Err(bad_row(format_args!("row {row} is not authentic, and {} others", bad - 1), row, bad));
    }
    result(py, &inputs, made)
}
