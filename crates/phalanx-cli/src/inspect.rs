//! `phalanx inspect`: shows the header of a file without a key.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use phalanx_file::{Content, Header, Layout, SlotKind};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::input::Input;
use crate::report::{JsonArgs, Report, for_each};
use crate::transfer::{inputs, read_header};

const EXAMPLES: &str = "\
Examples:
  phalanx inspect report.pdf.phx                     suite, sizes, key slots
  phalanx inspect *.phx                              inspect several files
  phalanx inspect --json report.pdf.phx | jq .slots  for scripts

Nothing is verified, because no key is used. To verify a file, use `phalanx verify`.";

/// Show the suite, sizes and key slots of a file without a key
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Encrypted files; standard input if none or `-`
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    #[command(flatten)]
    json: JsonArgs,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    Ok(for_each(inputs(&args.inputs)?, &args.json, inspect))
}

fn inspect(path: Option<&Path>, report: &mut Report) -> Result<(), Failure> {
    let mut input = Input::open(path)?;
    let name = input.name().to_owned();
    let header = read_header(&mut input, path)?;
    let length = input.length();
    let layout = length.map(|length| header.layout_of_file(length)).transpose();
    let known = layout.as_ref().ok().copied().flatten();
    describe(report, &header, length, known);
    report.print(&table(&name, &header, length, known))?;
    // Report what we know before any error.
    layout.map(drop).map_err(Failure::file(&name))
}

fn table(name: &str, header: &Header, length: Option<u64>, layout: Option<Layout>) -> String {
    let mut out = format!("{name}\n");
    let mut row = |title: &str, value: String| out += &format!("  {title:<12}{value}\n");
    row("format", format!("version {}", header.version()));
    row("content", kind(header).unwrap_or("unknown until decrypted").to_owned());
    row("suite", header.suite().to_string());
    row("chunk size", format!("{} bytes", header.chunk_size().bytes()));
    row("header", format!("{} bytes", header.as_bytes().len()));
    row("file", length.map_or_else(|| "unknown length".to_owned(), |length| format!("{length} bytes")));
    if let Some(layout) = layout {
        row("chunks", layout.chunks().to_string());
        row("plaintext", format!("{} bytes, if the file is complete", layout.plain_len()));
    }
    for (number, slot) in header.slots().iter().enumerate() {
        row(&format!("slot {}", number + 1), slot.to_string());
    }
    out
}

/// Whether a file or a folder was encrypted, if recorded.
fn kind(header: &Header) -> Option<&'static str> {
    header.content().map(|content| match content {
        Content::File => "file",
        Content::Folder => "folder",
    })
}

fn describe(report: &mut Report, header: &Header, length: Option<u64>, layout: Option<Layout>) {
    let slots: Vec<Value> = header.slots().iter().map(|slot| slot_object(*slot)).collect();
    report.add("version", header.version());
    report.add("content", kind(header));
    report.add("suite", header.suite().name());
    report.add("chunk_size", header.chunk_size().bytes());
    report.add("header_length", header.as_bytes().len());
    report.add("file_length", length);
    report.add("chunks", layout.map(|layout| layout.chunks()));
    report.add("plaintext_length", layout.map(|layout| layout.plain_len()));
    report.add("slots", slots);
}

/// A slot as a JSON object.
pub(crate) fn slot_object(slot: SlotKind) -> Value {
    match slot {
        SlotKind::Key => json!({ "kind": "key" }),
        SlotKind::Passphrase(cost) => json!({
            "kind": "passphrase",
            "argon2id": { "memory_kib": cost.memory_kib(), "passes": cost.passes(), "lanes": cost.lanes() },
        }),
        SlotKind::XWing(whose) => json!({ "kind": "x-wing", "fingerprint": whose.to_string() }),
        SlotKind::Unknown(kind) => json!({ "kind": kind }),
        _ => Value::Null,
    }
}
