//! Records as CSV, which is the form that we check in and that spreadsheets can open.
//!
//! A file starts with lines that begin with `#` and give the machine, the toolchain, the commit and
//! the method, with each value as JSON. They are followed by a single table, whose first column
//! names the list in the record that a line belongs to.

use serde_json::{Map, Value};

use crate::{Record, RecordError};

/// The columns, which are the list and the fields of its rows.
const COLUMNS: [&str; 36] = [
    "list",
    "cipher",
    "mode",
    "op",
    "level",
    "kernel",
    "code",
    "peer",
    "paper",
    "row",
    "ways",
    "published",
    "published_cpb",
    "bytes",
    "keys",
    "threads",
    "tsc_cpb",
    "core_cpb",
    "gbps",
    "core_cycles",
    "tsc_cpb_median",
    "core_cpb_median",
    "gbps_median",
    "tsc_cpb_high",
    "core_cpb_high",
    "spread_percent",
    "ratio.of_least",
    "ratio.of_medians",
    "ratio.from",
    "ratio.to",
    "name",
    "version",
    "wall_seconds",
    "cpu_seconds",
    "peak_mib",
    "why",
];

/// Columns that hold text. All others hold numbers.
const TEXT: [&str; 13] =
    ["cipher", "mode", "op", "level", "kernel", "code", "peer", "paper", "row", "published", "name", "version", "why"];

const LISTS: [&str; 3] = ["results", "programs", "not_yet"];

/// Formats the file.
pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let record = serde_json::to_value(record)?;
    let mut head = format!("# schema = {}\n", record["schema"]);
    for part in ["machine", "method"] {
        for (name, value) in record[part].as_object().into_iter().flatten() {
            head += &format!("# {part}.{name} = {value}\n");
        }
    }
    let mut table = csv::WriterBuilder::new().comment(Some(b'#')).from_writer(Vec::new());
    table.write_record(COLUMNS)?;
    for list in LISTS {
        for row in record[list].as_array().into_iter().flatten() {
            table.write_record(COLUMNS.map(|column| match column {
                "list" => list.to_owned(),
                _ => match column.split('.').try_fold(row, |value, part| value.get(part)) {
                    None | Some(Value::Null) => String::new(),
                    Some(Value::String(text)) => text.clone(),
                    Some(other) => other.to_string(),
                },
            }))?;
        }
    }
    let table = table.into_inner().map_err(|error| RecordError::Csv(error.into_error().into()))?;
    Ok(head + &String::from_utf8_lossy(&table))
}

/// Parses the output of [`write`].
pub(crate) fn read(text: &str) -> Result<Record, RecordError> {
    let mut record = Map::new();
    for line in text.lines().map_while(|line| line.strip_prefix("# ")) {
        let (name, value) = line.split_once(" = ").ok_or_else(|| RecordError::Head(line.to_owned()))?;
        put(&mut record, name, serde_json::from_str(value)?);
    }
    match record.get("schema").and_then(Value::as_str) {
        Some(Record::SCHEMA) => {}
        other => return Err(RecordError::Schema(other.unwrap_or_default().to_owned())),
    }
    let mut lists = LISTS.map(|_| Vec::new());
    let mut table = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(text.as_bytes());
    let head = table.headers()?.clone();
    for line in table.records() {
        let (line, mut row, mut list) = (line?, Map::new(), None);
        for (column, cell) in head.iter().zip(&line).filter(|(_, cell)| !cell.is_empty()) {
            match column {
                "list" => list = LISTS.iter().position(|list| *list == cell),
                _ if TEXT.contains(&column) => put(&mut row, column, cell.into()),
                _ => put(&mut row, column, serde_json::from_str(cell)?),
            }
        }
        let list = list.ok_or_else(|| RecordError::Line(line.position().map_or(0, csv::Position::line)))?;
        lists[list].push(Value::Object(row));
    }
    record.extend(LISTS.iter().zip(lists).map(|(name, rows)| ((*name).to_owned(), Value::Array(rows))));
    Ok(serde_json::from_value(Value::Object(record))?)
}

/// Sets a field, where `ratio.from` means `from` in `ratio`.
fn put(object: &mut Map<String, Value>, name: &str, value: Value) {
    match name.split_once('.') {
        None => drop(object.insert(name.to_owned(), value)),
        Some((outer, inner)) => {
            let outer = object.entry(outer).or_insert_with(|| Map::new().into());
            if let Value::Object(outer) = outer {
                put(outer, inner, value);
            }
        }
    }
}
