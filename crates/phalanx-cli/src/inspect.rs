//! `phalanx inspect`: what a file says of itself without a key.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use phalanx_file::{Header, Layout, SlotKind};
use serde_json::{Value, json};

use crate::failure::{Failure, commands, for_each};
use crate::input::Input;
use crate::streams::print;
use crate::transfer::{inputs, read_header};

const EXAMPLES: &str = "\
Examples:
  phalanx inspect report.pdf.phx
  phalanx inspect *.phx
  phalanx inspect --json report.pdf.phx | jq .slots

No key is needed, and so nothing of this is verified: `phalanx verify` does that. With --json, each file is an object on a line of \
its own.";

/// Show a file's suite, sizes and key slots, without a key
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The encrypted files; `-` or none for standard input
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// As JSON, for scripts
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    Ok(for_each(inputs(&args.inputs)?, |path| inspect(args, path)))
}

fn inspect(args: &Args, path: Option<&Path>) -> Result<(), Failure> {
    let mut input = Input::open(path)?;
    let name = input.name().to_owned();
    let header = read_header(&mut input, path)?;
    let length = input.length();
    let layout = length.map(|length| header.layout_of_file(length)).transpose();
    let known = layout.as_ref().ok().copied().flatten();
    let text =
        if args.json { object(path, &header, length, known) + "\n" } else { table(&name, &header, length, known) };
    print(&text)?;
    // What is wrong is said after what is known.
    layout.map(drop).map_err(Failure::file(&name))
}

fn table(name: &str, header: &Header, length: Option<u64>, layout: Option<Layout>) -> String {
    let mut out = format!("{name}\n");
    let mut row = |title: &str, value: String| out += &format!("  {title:<12}{value}\n");
    row("format", format!("version {}", header.version()));
    row("suite", header.suite().to_string());
    row("chunk size", format!("{} bytes", header.chunk_size().bytes()));
    row("header", format!("{} bytes", header.as_bytes().len()));
    row("file", length.map_or_else(|| "of unknown length".to_owned(), |length| format!("{length} bytes")));
    if let Some(layout) = layout {
        row("chunks", layout.chunks().to_string());
        row("plaintext", format!("{} bytes, if the file is whole", layout.plain_len()));
    }
    for (number, slot) in header.slots().iter().enumerate() {
        row(&format!("slot {}", number + 1), slot.to_string());
    }
    out
}

/// The name as it is, except that bytes which are no text cannot be shown.
fn object(path: Option<&Path>, header: &Header, length: Option<u64>, layout: Option<Layout>) -> String {
    let slots: Vec<Value> = header.slots().iter().map(|slot| slot_object(*slot)).collect();
    let object = json!({
        "file": path.filter(|path| *path != Path::new("-")).map(Path::to_string_lossy),
        "version": header.version(),
        "suite": header.suite().name(),
        "chunk_size": header.chunk_size().bytes(),
        "header_length": header.as_bytes().len(),
        "file_length": length,
        "chunks": layout.map(|layout| layout.chunks()),
        "plaintext_length": layout.map(|layout| layout.plain_len()),
        "slots": slots,
    });
    // JSON need not escape all that commands a terminal; but it may.
    let mut out = String::new();
    for letter in object.to_string().chars() {
        if commands(letter) {
            out += &format!("\\u{:04x}", u32::from(letter));
        } else {
            out.push(letter);
        }
    }
    out
}

fn slot_object(slot: SlotKind) -> Value {
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
