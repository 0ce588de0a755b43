//! Values of every Arrow type as the bytes of a cell, and back. `docs/python.md` specifies both the
//! bytes and the descriptions of types.

use std::mem;
use std::sync::Arc;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_buffer::{ArrowNativeType, BooleanBuffer, Buffer, NullBuffer};
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field, FieldRef};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::arrow::{Input, Kind, Part, aligned, descend};
use crate::buffer::room;
use crate::error::wrong;
use phalanx::Wiped;

/// How deep lists and structs may be nested, so that descriptions can't exhaust the stack.
const MAX_DEPTH: usize = 32;

/// The type that cells of this type are restored as. Views become ordinary columns, and within lists
/// and structs, dictionaries become their values.
pub(crate) fn restored(data_type: &DataType) -> DataType {
    match data_type {
        DataType::Dictionary(index, values) => DataType::Dictionary(index.clone(), Box::new(restored(values))),
        other => mapped(other, &|leaf| match leaf {
            DataType::Utf8View => DataType::LargeUtf8,
            DataType::BinaryView => DataType::LargeBinary,
            DataType::Dictionary(_, values) => restored(values),
            other => other.clone(),
        }),
    }
}

/// The type of the column that we return. It has bytes instead of strings, because we don't check
/// that they are UTF-8, and no dictionaries. Python converts it to the restored type.
pub(crate) fn stored(data_type: &DataType) -> DataType {
    mapped(data_type, &|leaf| match leaf {
        DataType::Utf8 => DataType::Binary,
        DataType::LargeUtf8 => DataType::LargeBinary,
        DataType::Dictionary(_, values) => stored(values),
        other => other.clone(),
    })
}

/// The same type with other types inside of its lists and structs.
fn mapped(data_type: &DataType, leaf: &impl Fn(&DataType) -> DataType) -> DataType {
    let inner = |field: &FieldRef| Arc::new(field.as_ref().clone().with_data_type(mapped(field.data_type(), leaf)));
    match data_type {
        DataType::List(items) => DataType::List(inner(items)),
        DataType::LargeList(items) => DataType::LargeList(inner(items)),
        DataType::FixedSizeList(items, size) => DataType::FixedSizeList(inner(items), *size),
        DataType::Map(items, sorted) => DataType::Map(inner(items), *sorted),
        DataType::Struct(fields) => DataType::Struct(fields.iter().map(inner).collect()),
        other => leaf(other),
    }
}

/// Describes a type, as it is stored in each cell.
pub(crate) fn describe(data_type: &DataType) -> PyResult<String> {
    let mut text = String::new();
    add_description(&mut text, data_type, 0)?;
    // The last semicolon is redundant.
    text.pop();
    if text.len() > u16::MAX as usize {
        return Err(wrong(
            "the description of the column's type is longer than 65535 bytes: encrypt its fields one by one",
        ));
    }
    Ok(text)
}

fn add_description(text: &mut String, data_type: &DataType, depth: usize) -> PyResult<()> {
    if depth > MAX_DEPTH {
        return Err(wrong(format_args!(
            "the column is nested more than {MAX_DEPTH} deep: encrypt its fields one by one"
        )));
    }
    let mut add = |format: &str, fields: &[FieldRef]| {
        text.push_str(format);
        text.push(';');
        fields.iter().try_for_each(|field| {
            let (name, nullable) = (field.name(), if field.is_nullable() { '?' } else { '!' });
            *text += &format!("{}:{name}{nullable}", name.len());
            add_description(text, field.data_type(), depth + 1)
        })
    };
    match data_type {
        DataType::List(items) => add("+l", std::slice::from_ref(items)),
        DataType::LargeList(items) => add("+L", std::slice::from_ref(items)),
        DataType::FixedSizeList(items, size) => add(&format!("+w:{size}"), std::slice::from_ref(items)),
        DataType::Map(items, sorted) => add(if *sorted { "+ms" } else { "+m" }, std::slice::from_ref(items)),
        DataType::Struct(fields) => add(&format!("+s:{}", fields.len()), fields),
        DataType::Dictionary(index, values) => {
            text.push_str("+d;");
            add_description(text, index, depth + 1)?;
            add_description(text, values, depth + 1)
        }
        scalar => {
            let unfit = || {
                let message =
                    format!("the column has the type {scalar}, which cells cannot have: cast it to another type");
                PyTypeError::new_err(message)
            };
            let schema = FFI_ArrowSchema::try_from(scalar).map_err(|_| unfit())?;
            if schema.format().starts_with('+') || schema.format().contains(';') {
                return Err(unfit());
            }
            text.push_str(schema.format());
            text.push(';');
            Ok(())
        }
    }
}

/// The type with this description.
pub(crate) fn parse(text: &str) -> Option<DataType> {
    let mut rest = text;
    parse_type(&mut rest, 0).filter(|_| rest.is_empty())
}

fn parse_type(text: &mut &str, depth: usize) -> Option<DataType> {
    if depth > MAX_DEPTH {
        return None;
    }
    let (format, rest) = text.split_once(';').unwrap_or((text, ""));
    *text = rest;
    let mut field = || {
        let (len, rest) = text.split_once(':')?;
        let (name, rest) = rest.split_at_checked(len.parse().ok()?)?;
        let (flag, rest) = rest.split_at_checked(1)?;
        *text = rest;
        let data_type = parse_type(text, depth + 1)?;
        Some(Arc::new(Field::new(name, data_type, flag == "?")))
    };
    Some(match format {
        "+l" => DataType::List(field()?),
        "+L" => DataType::LargeList(field()?),
        "+m" => DataType::Map(field()?, false),
        "+ms" => DataType::Map(field()?, true),
        "+d" => DataType::Dictionary(parse_type(text, depth + 1)?.into(), parse_type(text, depth + 1)?.into()),
        nested if nested.starts_with('+') => match nested.split_once(':')? {
            ("+w", size) => DataType::FixedSizeList(field()?, size.parse().ok()?),
            ("+s", count) => {
                let count: usize = count.parse().ok()?;
                DataType::Struct((0..count).map(|_| field()).collect::<Option<_>>()?)
            }
            _ => return None,
        },
        scalar => DataType::try_from(&FFI_ArrowSchema::try_new(scalar, vec![], None).ok()?).ok()?,
    })
}

/// The number of bytes of each value, if that only depends on the type.
pub(crate) fn width(data_type: &DataType) -> Option<usize> {
    match data_type {
        DataType::Boolean => Some(1),
        DataType::FixedSizeBinary(width) => usize::try_from(*width).ok(),
        other => other.primitive_width(),
    }
}

/// An imported column of a type whose values aren't just bytes in its buffers.
pub(crate) enum Node {
    Null(usize),
    Flat(Input),
    Bits(Part),
    List { rows: Part, wide: bool, items: Box<Node> },
    FixedList { rows: Part, size: usize, items: Box<Node> },
    Struct { rows: Part, fields: Vec<Node> },
    Dictionary { indices: Input, signed: bool, values: Box<Node> },
}

impl Node {
    pub(crate) fn new(data_type: &DataType, array: &FFI_ArrowArray, owner: &Arc<FFI_ArrowArray>) -> PyResult<Self> {
        let child = |field: &Field, number: usize| {
            if number >= array.num_children() {
                return Err(wrong(format_args!("the column has {} children (expected more)", array.num_children())));
            }
            Self::new(field.data_type(), array.child(number), owner)
        };
        let part = |buffers| Part::new(array, owner, buffers, size_of::<i64>());
        Ok(match data_type {
            DataType::Null => Self::Null(array.len()),
            DataType::Boolean => {
                let mut rows = part(2)?;
                rows.buffers = vec![rows.buffer(array, 1, rows.end().div_ceil(8))?];
                Self::Bits(rows)
            }
            DataType::List(items) | DataType::Map(items, _) => {
                let mut rows = part(2)?;
                rows.buffers = vec![aligned::<i32>(rows.buffer(array, 1, (rows.end() + 1) * size_of::<i32>())?)];
                Self::List { rows, wide: false, items: child(items, 0)?.into() }
            }
            DataType::LargeList(items) => {
                let mut rows = part(2)?;
                rows.buffers = vec![aligned::<i64>(rows.buffer(array, 1, (rows.end() + 1) * size_of::<i64>())?)];
                Self::List { rows, wide: true, items: child(items, 0)?.into() }
            }
            DataType::FixedSizeList(items, size) => {
                let size = usize::try_from(*size).map_err(wrong)?;
                Self::FixedList { rows: part(1)?, size, items: child(items, 0)?.into() }
            }
            DataType::Struct(fields) => {
                let nodes = fields.iter().enumerate().map(|(number, field)| child(field, number));
                Self::Struct { rows: part(1)?, fields: nodes.collect::<PyResult<_>>()? }
            }
            DataType::Dictionary(index, values) => {
                let Some(dictionary) = array.dictionary() else {
                    return Err(wrong("the column is dictionary-encoded, but has no dictionary"));
                };
                let indices = Input::new(index, array, owner)?;
                let values = Self::new(values, dictionary, owner)?.into();
                Self::Dictionary { indices, signed: index.is_signed_integer(), values }
            }
            flat => Self::Flat(Input::new(flat, array, owner)?),
        })
    }

    pub(crate) fn rows(&self) -> usize {
        match self {
            Self::Null(rows) => *rows,
            Self::Flat(input) | Self::Dictionary { indices: input, .. } => input.part.len,
            Self::Bits(rows) | Self::List { rows, .. } | Self::FixedList { rows, .. } | Self::Struct { rows, .. } => {
                rows.len
            }
        }
    }

    /// Whether a row exists and isn't null.
    fn valid(&self, row: usize) -> PyResult<bool> {
        if row >= self.rows() {
            return Err(descend());
        }
        Ok(match self {
            Self::Null(_) => false,
            Self::Flat(input) => input.part.valid(row),
            Self::Bits(rows) | Self::List { rows, .. } | Self::FixedList { rows, .. } | Self::Struct { rows, .. } => {
                rows.valid(row)
            }
            Self::Dictionary { indices, signed, values } => {
                indices.part.valid(row) && values.valid(index(indices, *signed, row)?)?
            }
        })
    }

    /// Calls `write` with the bytes of a row that isn't null, piece by piece. If it isn't the whole
    /// cell, strings are preceded by their length.
    fn value(&self, row: usize, whole: bool, write: &mut impl FnMut(&[u8])) -> PyResult<()> {
        match self {
            Self::Null(_) => Ok(()),
            Self::Flat(input) => {
                let value = input.value(row)?;
                if !whole && !matches!(input.kind, Kind::Fixed(_)) {
                    write(&length(value.len())?);
                }
                write(value);
                Ok(())
            }
            Self::Bits(rows) => {
                let place = rows.offset + row;
                let byte = rows.buffers[0].as_slice().get(place / 8).ok_or_else(descend)?;
                write(&[byte >> (place % 8) & 1]);
                Ok(())
            }
            Self::List { rows, wide, items } => {
                let at = |row: usize| {
                    let offset = if *wide {
                        rows.buffers[0].typed_data::<i64>().get(rows.offset + row).and_then(|end| end.to_usize())
                    } else {
                        rows.buffers[0].typed_data::<i32>().get(rows.offset + row).and_then(|end| end.to_usize())
                    };
                    offset.ok_or_else(descend)
                };
                let (begin, end) = (at(row)?, at(row + 1)?);
                write(&length(end.checked_sub(begin).ok_or_else(descend)?)?);
                (begin..end).try_for_each(|item| items.nullable(item, write))
            }
            Self::FixedList { rows, size, items } => {
                let first = (rows.offset + row).checked_mul(*size).ok_or_else(descend)?;
                (first..first + size).try_for_each(|item| items.nullable(item, write))
            }
            Self::Struct { rows, fields } => {
                fields.iter().try_for_each(|field| field.nullable(rows.offset + row, write))
            }
            Self::Dictionary { indices, signed, values } => values.value(index(indices, *signed, row)?, whole, write),
        }
    }

    fn nullable(&self, row: usize, write: &mut impl FnMut(&[u8])) -> PyResult<()> {
        let valid = self.valid(row)?;
        write(&[valid.into()]);
        if valid { self.value(row, false, write) } else { Ok(()) }
    }

    /// The same rows as a binary column, whose values are those of the cells.
    pub(crate) fn flat(self) -> PyResult<Input> {
        let node = match self {
            Self::Flat(input) => return Ok(input),
            node => node,
        };
        // The sizes first, so that the values are never moved.
        let (rows, mut total) = (node.rows(), 0);
        let (mut offsets, mut valid): (Vec<i64>, Vec<bool>) = (room(rows + 1)?, room(rows)?);
        offsets.push(0);
        for row in 0..rows {
            valid.push(node.valid(row)?);
            if valid[row] {
                node.value(row, true, &mut |piece| total += piece.len())?;
            }
            offsets.push(total as i64);
        }
        let mut bytes = Wiped(room(total)?);
        for row in (0..rows).filter(|row| valid[*row]) {
            let end = offsets[row + 1] as usize;
            node.value(row, true, &mut |piece| {
                // Never more than there is room for, even if another thread changes the column.
                let left = end - bytes.len();
                bytes.extend_from_slice(&piece[..piece.len().min(left)]);
            })?;
            if bytes.len() != end {
                return Err(wrong("the column changed while it was read: do not change it during the call"));
            }
        }
        Ok(Input::made(valid, offsets, bytes))
    }
}

/// The number of items or bytes that follow, as 4 bytes.
fn length(len: usize) -> PyResult<[u8; 4]> {
    let len = u32::try_from(len).map_err(|_| wrong("a value inside a list or struct has 4 GiB or more: split it"))?;
    Ok(len.to_le_bytes())
}

/// A row's index into the dictionary.
fn index(indices: &Input, signed: bool, row: usize) -> PyResult<usize> {
    let bytes = indices.value(row)?;
    let mut number = [0; 8];
    number.get_mut(..bytes.len()).ok_or_else(descend)?.copy_from_slice(bytes);
    if signed && bytes.last().is_some_and(|last| last >> 7 == 1) {
        return Err(descend());
    }
    usize::try_from(u64::from_le_bytes(number)).map_err(wrong)
}

/// A column under construction, from the bytes of its values.
pub(crate) struct Build {
    data_type: DataType,
    valid: Vec<bool>,
    body: Body,
}

enum Body {
    Null,
    Bits(Vec<bool>),
    Fixed(usize, Wiped),
    Bytes { ends: Vec<i64>, bytes: Wiped },
    List { ends: Vec<i64>, items: Box<Build> },
    FixedList { size: usize, items: Box<Build> },
    Struct(Vec<Build>),
}

impl Build {
    /// A column of a stored type. `bytes` is at least the total size of its values.
    pub(crate) fn new(data_type: &DataType, rows: usize, bytes: usize) -> PyResult<Self> {
        // Columns inside of a list or struct grow. Their old memory is wiped as well.
        let inner = |field: &FieldRef| Self::new(field.data_type(), 0, 0);
        let ends = || {
            let mut ends = room(rows + 1)?;
            ends.push(0);
            PyResult::Ok(ends)
        };
        let body = match data_type {
            DataType::Null => Body::Null,
            DataType::Boolean => Body::Bits(room(rows)?),
            DataType::Binary | DataType::LargeBinary => Body::Bytes { ends: ends()?, bytes: Wiped(room(bytes)?) },
            DataType::List(items) | DataType::LargeList(items) | DataType::Map(items, _) => {
                Body::List { ends: ends()?, items: inner(items)?.into() }
            }
            DataType::FixedSizeList(items, size) => {
                Body::FixedList { size: usize::try_from(*size).map_err(wrong)?, items: inner(items)?.into() }
            }
            DataType::Struct(fields) => Body::Struct(fields.iter().map(inner).collect::<PyResult<_>>()?),
            other => match width(other) {
                Some(width) => Body::Fixed(width, Wiped(room(rows * width)?)),
                None => return Err(wrong(format_args!("cells of the type {other} need a newer version of phalanx"))),
            },
        };
        Ok(Self { data_type: data_type.clone(), valid: room(rows)?, body })
    }

    pub(crate) fn add_null(&mut self) {
        self.valid.push(false);
        match &mut self.body {
            Body::Null => {}
            Body::Bits(bits) => bits.push(false),
            Body::Fixed(width, bytes) => extend(bytes, &[], *width),
            Body::Bytes { ends, .. } | Body::List { ends, .. } => ends.push(ends[ends.len() - 1]),
            Body::FixedList { size, items } => (0..*size).for_each(|_| items.add_null()),
            Body::Struct(fields) => fields.iter_mut().for_each(Self::add_null),
        }
    }

    /// Adds the value at the beginning of `from`, and removes it from there. Returns None if there is
    /// no such value.
    pub(crate) fn add(&mut self, from: &mut &[u8], whole: bool) -> Option<()> {
        self.valid.push(true);
        match &mut self.body {
            Body::Null => return None,
            Body::Bits(bits) => bits.push(from.split_off_first()? & 1 == 1),
            Body::Fixed(width, bytes) => extend(bytes, from.split_off(..*width)?, *width),
            Body::Bytes { ends, bytes } => {
                let len = if whole { from.len() } else { length_in(from)? };
                extend(bytes, from.split_off(..len)?, len);
                ends.push(bytes.len() as i64);
            }
            Body::List { ends, items } => {
                for _ in 0..length_in(from)? {
                    items.add_nullable(from)?;
                }
                ends.push(items.valid.len() as i64);
            }
            Body::FixedList { size, items } => (0..*size).try_for_each(|_| items.add_nullable(from))?,
            Body::Struct(fields) => fields.iter_mut().try_for_each(|field| field.add_nullable(from))?,
        }
        Some(())
    }

    fn add_nullable(&mut self, from: &mut &[u8]) -> Option<()> {
        match from.split_off_first()? {
            0 => self.add_null(),
            1 => self.add(from, false)?,
            _ => return None,
        }
        Some(())
    }

    pub(crate) fn finish(self) -> PyResult<ArrayData> {
        let (len, has_nulls) = (self.valid.len(), self.valid.contains(&false));
        let nulls = (has_nulls && !matches!(self.body, Body::Null)).then(|| NullBuffer::from(self.valid));
        let large = matches!(self.data_type, DataType::LargeBinary | DataType::LargeList(_));
        let builder = ArrayData::builder(self.data_type).len(len).nulls(nulls).align_buffers(true);
        let offsets = |ends: Vec<i64>| {
            if large {
                return Ok(Buffer::from_vec(ends));
            }
            let small = ends.into_iter().map(i32::try_from).collect::<Result<Vec<_>, _>>();
            small
                .map(Buffer::from_vec)
                .map_err(|_| wrong("the column has more than 2 GiB: decrypt fewer rows at a time"))
        };
        let builder = match self.body {
            Body::Null => builder,
            Body::Bits(bits) => builder.add_buffer(BooleanBuffer::from(bits).into_inner()),
            Body::Fixed(_, mut bytes) => builder.add_buffer(Buffer::from_vec(mem::take(&mut *bytes))),
            Body::Bytes { ends, mut bytes } => {
                builder.add_buffer(offsets(ends)?).add_buffer(Buffer::from_vec(mem::take(&mut *bytes)))
            }
            Body::List { ends, items } => builder.add_buffer(offsets(ends)?).add_child_data(items.finish()?),
            Body::FixedList { items, .. } => builder.add_child_data(items.finish()?),
            Body::Struct(fields) => builder.child_data(fields.into_iter().map(Self::finish).collect::<PyResult<_>>()?),
        };
        builder.build().map_err(wrong)
    }
}

/// The number at the beginning, which is removed from there.
fn length_in(from: &mut &[u8]) -> Option<usize> {
    let (bytes, rest) = from.split_first_chunk()?;
    *from = rest;
    usize::try_from(u32::from_le_bytes(*bytes)).ok()
}

/// Appends bytes, and zeros up to a length. If they need new memory, the old one is wiped.
fn extend(to: &mut Wiped, from: &[u8], len: usize) {
    let end = to.len() + len;
    if to.capacity() < end {
        let mut larger = Wiped(Vec::with_capacity(2 * end));
        larger.extend_from_slice(to);
        *to = larger;
    }
    to.extend_from_slice(from);
    to.resize(end, 0);
}
