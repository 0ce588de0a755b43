//! Rows: many short messages in one call.

use phalanx::many::rows::{Aad, Nonces, Rows};
use phalanx_catalogue::Role;
use phalanx_catalogue::roles::Direction;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyTuple};

use crate::aead::Aead;
use crate::algorithm::find;
use crate::buffer::{Source, Target};
use crate::cipher::{CipherKey, KeyByRole, options};
use crate::error::{refused, wrong};
use crate::thread::detached;

/// Counted nonces, which consist of `prefix` followed by `first`, `first + 1` and so on as 8 big-endian bytes. Never use a number twice with the same
/// key.
#[pyclass(frozen, module = "phalanx.rows")]
pub(crate) struct Counted {
    prefix: Vec<u8>,
    first: u64,
}

#[pymethods]
impl Counted {
    #[new]
    fn new(prefix: Source<'_>, first: u64) -> Self {
        Self { prefix: prefix.bytes().to_vec(), first }
    }
}

/// The nonces for a set of rows.
pub(crate) enum Given<'py> {
    Counted(PyRef<'py, Counted>),
    Bytes(Source<'py>),
}

impl<'py> FromPyObject<'_, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<Counted>() {
            Ok(counted) => Ok(Self::Counted(counted.borrow())),
            Err(_) => object.extract().map(Self::Bytes),
        }
    }
}

/// The two items in a tuple, or None if the object isn't a tuple.
fn pair<'py>(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Option<[Bound<'py, PyAny>; 2]>> {
    let Ok(pair) = object.cast::<PyTuple>() else { return Ok(None) };
    match pair.len() {
        2 => Ok(Some([pair.get_item(0)?, pair.get_item(1)?])),
        other => Err(wrong(format_args!("invalid tuple of {other} items: pass (data, width) or (data, offsets)"))),
    }
}

/// Rows passed in from Python, as a buffer with two dimensions or multi-byte items, as (bytes,
/// width), or as (bytes, offsets).
pub(crate) enum Table<'py> {
    Fixed(Source<'py>, usize),
    Offsets(Source<'py>, Source<'py>),
    Shaped(Source<'py>),
}

impl<'py> FromPyObject<'_, 'py> for Table<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match pair(object)? {
            Some([data, width]) if width.is_instance_of::<PyInt>() => {
                Ok(Self::Fixed(data.extract()?, width.extract()?))
            }
            Some([data, offsets]) => Ok(Self::Offsets(data.extract()?, offsets.extract()?)),
            None => object.extract().map(Self::Shaped),
        }
    }
}

/// A private copy of rows.
pub(crate) struct Owned {
    bytes: Vec<u8>,
    shape: Shape,
}

enum Shape {
    Width(usize),
    Offsets(Vec<u64>),
}

impl Shape {
    fn new(table: &Table<'_>) -> PyResult<Self> {
        match table {
            Table::Fixed(_, 0) => Err(wrong("invalid width 0: rows have at least one byte")),
            Table::Fixed(_, width) => Ok(Self::Width(*width)),
            Table::Offsets(_, offsets) => {
                let rows = offsets.rows().unwrap_or(0).max(1);
                let each = offsets.len() / rows;
                let copied = offsets.copied();
                match each {
                    4 => Ok(Self::Offsets(
                        copied.as_chunks().0.iter().map(|offset| u32::from_ne_bytes(*offset).into()).collect(),
                    )),
                    8 => Ok(Self::Offsets(
                        copied.as_chunks().0.iter().map(|offset| u64::from_ne_bytes(*offset)).collect(),
                    )),
                    _ => Err(wrong(
                        "invalid offsets: pass integers of 32 or 64 bits, such as numpy.int32 or array.array('q')",
                    )),
                }
            }
            Table::Shaped(data) => match data.rows() {
                Some(0) => Ok(Self::Offsets(vec![0])),
                Some(rows) => Ok(Self::Width((data.len() / rows).max(1))),
                None => Err(wrong("unknown row width: pass a two-dimensional array, (data, width) or (data, offsets)")),
            },
        }
    }

    fn rows<'a>(&'a self, bytes: &'a [u8]) -> Rows<'a> {
        match self {
            Self::Width(width) => Rows::Fixed { width: *width, bytes },
            Self::Offsets(offsets) => Rows::Offsets64 { offsets, bytes },
        }
    }
}

impl Table<'_> {
    fn data(&self) -> &Source<'_> {
        match self {
            Self::Fixed(data, _) | Self::Offsets(data, _) | Self::Shaped(data) => data,
        }
    }

    /// Copies public data, which is why the copy isn't wiped.
    fn owned(&self) -> PyResult<Owned> {
        Ok(Owned { bytes: self.data().bytes().to_vec(), shape: Shape::new(self)? })
    }
}

impl Owned {
    fn rows(&self) -> Rows<'_> {
        self.shape.rows(&self.bytes)
    }
}

/// A private copy of nonces.
enum Numbers {
    Counted(Vec<u8>, u64),
    Bytes(Vec<u8>),
}

impl Numbers {
    fn new(given: &Given<'_>) -> Self {
        match given {
            Given::Counted(counted) => Self::Counted(counted.prefix.clone(), counted.first),
            Given::Bytes(bytes) => Self::Bytes(bytes.bytes().to_vec()),
        }
    }

    fn nonces(&self) -> Nonces<'_> {
        match self {
            Self::Counted(prefix, first) => Nonces::Counted { prefix, first: *first },
            Self::Bytes(bytes) => Nonces::Given(bytes),
        }
    }
}

/// Associated data, which is either shared by all rows or separate for each row.
pub(crate) enum Extra<'py> {
    Offsets(Source<'py>, Source<'py>),
    One(Source<'py>),
}

impl<'py> FromPyObject<'_, 'py> for Extra<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match pair(object)? {
            Some([data, offsets]) => Ok(Self::Offsets(data.extract()?, offsets.extract()?)),
            None => object.extract().map(Self::One),
        }
    }
}

enum OwnedAad {
    None,
    Shared(Vec<u8>),
    Each(Owned),
}

impl OwnedAad {
    fn new(given: Option<Extra<'_>>) -> PyResult<Self> {
        Ok(match given {
            None => Self::None,
            Some(Extra::Offsets(data, offsets)) => Self::Each(Table::Offsets(data, offsets).owned()?),
            Some(Extra::One(data)) if data.rows().is_some() => Self::Each(Table::Shaped(data).owned()?),
            Some(Extra::One(data)) => Self::Shared(data.bytes().to_vec()),
        })
    }

    fn aad(&self) -> Aad<'_> {
        match self {
            Self::None => Aad::None,
            Self::Shared(bytes) => Aad::Shared(bytes),
            Self::Each(rows) => Aad::Each(rows.rows()),
        }
    }
}

/// Rejects any output that overlaps its input.
fn apart(out: &Target<'_>, data: &Table<'_>) -> PyResult<()> {
    out.apart(data.data(), false)
}

/// Encrypts rows. Row i of `out` is the ciphertext of row i, followed by its tag.
#[pyfunction]
#[pyo3(signature = (aead, nonces, aad, data, out))]
pub(crate) fn seal_rows(
    py: Python<'_>,
    aead: PyRef<'_, Aead>,
    nonces: Given<'_>,
    aad: Option<Extra<'_>>,
    data: Table<'_>,
    out: Target<'_>,
) -> PyResult<()> {
    apart(&out, &data)?;
    let (shape, numbers, aad) = (Shape::new(&data)?, Numbers::new(&nonces), OwnedAad::new(aad)?);
    let (bytes, rows, aead) = (out.bytes(), shape.rows(data.data().bytes()), &aead.aead);
    detached(py, || aead.seal_rows(numbers.nonces(), aad.aad(), rows, bytes).map_err(refused))
}

/// Verifies and decrypts rows. Raises RowError if authentication of any row fails.
#[pyfunction]
#[pyo3(signature = (aead, nonces, aad, data, out))]
pub(crate) fn open_rows(
    py: Python<'_>,
    aead: PyRef<'_, Aead>,
    nonces: Given<'_>,
    aad: Option<Extra<'_>>,
    data: Table<'_>,
    out: Target<'_>,
) -> PyResult<()> {
    apart(&out, &data)?;
    // We verify and decrypt a private copy so that no other thread can access it.
    let (data, numbers, aad) = (data.owned()?, Numbers::new(&nonces), OwnedAad::new(aad)?);
    let (bytes, aead) = (out.bytes(), &aead.aead);
    detached(py, || aead.open_rows(numbers.nonces(), aad.aad(), data.rows(), bytes).map_err(refused))
}

/// Encrypts or decrypts rows with a stream cipher, i.e. without authentication.
#[pyfunction]
#[pyo3(signature = (cipher, decrypt, nonces, data, out))]
pub(crate) fn apply_rows(
    py: Python<'_>,
    cipher: PyRef<'_, CipherKey>,
    decrypt: bool,
    nonces: Given<'_>,
    data: Table<'_>,
    out: Target<'_>,
) -> PyResult<()> {
    apart(&out, &data)?;
    let (shape, numbers) = (Shape::new(&data)?, Numbers::new(&nonces));
    let KeyByRole::Stream(stream) = &cipher.key else {
        return Err(wrong(format_args!(
            "{} does not support rows: use a stream cipher, such as kuznyechik-ctr",
            cipher.algorithm.name()
        )));
    };
    let (bytes, rows) = (out.bytes(), shape.rows(data.data().bytes()));
    detached(py, || stream.crypt_rows(direction(decrypt), numbers.nonces(), rows, bytes).map_err(refused))
}

fn direction(decrypt: bool) -> Direction {
    if decrypt { Direction::Decrypt } else { Direction::Encrypt }
}

/// Encrypts or decrypts row i with key i.
#[pyfunction]
#[pyo3(signature = (name, settings, keys, decrypt, nonces, aad, data, out))]
#[allow(clippy::too_many_arguments, reason = "arguments of the Python function")]
pub(crate) fn each_rows(
    py: Python<'_>,
    name: &str,
    settings: &str,
    keys: Source<'_>,
    decrypt: bool,
    nonces: Given<'_>,
    aad: Option<Extra<'_>>,
    data: Table<'_>,
    out: Target<'_>,
) -> PyResult<()> {
    apart(&out, &data)?;
    let (algorithm, settings, keys) = (find(name)?, options(settings)?, keys.secret());
    let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: &keys };
    let (numbers, aad, bytes) = (Numbers::new(&nonces), OwnedAad::new(aad)?, out.bytes());
    if decrypt && algorithm.role() != Role::Stream {
        // As in `open_rows`.
        let data = data.owned()?;
        let mut open = || algorithm.open_rows_each(keys, &settings, numbers.nonces(), aad.aad(), data.rows(), bytes);
        return detached(py, || open().map_err(refused));
    }
    let shape = Shape::new(&data)?;
    let rows = shape.rows(data.data().bytes());
    let mut crypt = || match algorithm.role() {
        Role::Stream => algorithm.crypt_rows_each(keys, &settings, direction(decrypt), numbers.nonces(), rows, bytes),
        _ => algorithm.seal_rows_each(keys, &settings, numbers.nonces(), aad.aad(), rows, bytes),
    };
    detached(py, || crypt().map_err(refused))
}
