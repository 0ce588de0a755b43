//! `phalanx list`: the algorithms of the catalogue.

use phalanx_catalogue::{Algorithm, all, find};
use phalanx_terminal::aligned;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::report::line;
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx list                            all algorithms
  phalanx list kuznyechik-mgm             names, sizes, options, limits of one
  phalanx list 1.2.804.2.1.1.1.1.1.3.2.2  the same, by OID
  phalanx list --json | jq -r .name       for scripts

Sizes are in bytes. File encryption uses a few of these algorithms as suites: see phalanx encrypt --help.";

/// List the algorithms with their roles, sizes and status
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Show one algorithm, by name, alias or OID, in upper or lower case
    #[arg(value_name = "NAME")]
    name: Option<String>,

    /// Print one JSON object per algorithm, for scripts
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let named = args
        .name
        .as_ref()
        .map(|name| find(name).ok_or_else(|| Failure::Usage(format!("unknown algorithm '{name}': see phalanx list"))));
    match (named.transpose()?, args.json) {
        (None, false) => print(&table()),
        (None, true) => print(&all().iter().map(|algorithm| line(object(algorithm))).collect::<String>()),
        (Some(algorithm), false) => print(&one(algorithm)),
        (Some(algorithm), true) => print(&line(object(algorithm))),
    }
}

/// Lengths are in bytes. Missing values, and absent limits, are null.
fn object(algorithm: &Algorithm) -> Value {
    let limit = |bytes: u64| Some(bytes).filter(|bytes| *bytes != u64::MAX);
    let length = |bytes: usize| Some(bytes).filter(|bytes| *bytes != 0);
    json!({
        "name": algorithm.name(),
        "aliases": algorithm.aliases(),
        "oid": algorithm.oid(),
        "role": algorithm.role().to_string(),
        "status": algorithm.status.to_string(),
        "defined_in": algorithm.section,
        "key_length": algorithm.key_bytes,
        "block_length": algorithm.block_bytes,
        "nonce_length": length(algorithm.nonce.bytes),
        "tag_length": algorithm.tag.map(|tag| tag.bytes),
        "message_limit": limit(algorithm.limits.message_bytes),
        "key_limit": limit(algorithm.limits.key_bytes),
    })
}

fn table() -> String {
    let bytes = |bytes: usize| if bytes == 0 { "-".into() } else { bytes.to_string() };
    let row = |algorithm: &Algorithm| {
        vec![
            algorithm.name().into(),
            algorithm.role().to_string(),
            algorithm.key_bytes.to_string(),
            bytes(algorithm.nonce.bytes),
            bytes(algorithm.tag.map_or(0, |tag| tag.bytes)),
            algorithm.status.to_string(),
        ]
    };
    aligned(&["name", "role", " key", " nonce", " tag", "status"], &all().iter().map(row).collect::<Vec<_>>())
}

fn one(algorithm: &Algorithm) -> String {
    let mut out = String::new();
    let mut line = |title: &str, text: String| out += &format!("{title:13}{text}\n");
    line("name", algorithm.name().into());
    line("aliases", algorithm.aliases().join(", "));
    line("OID", algorithm.oid().unwrap_or("-").into());
    line("role", algorithm.role().to_string());
    line("status", algorithm.status.to_string());
    line("defined in", algorithm.section.into());
    line("key", format!("{} bytes", algorithm.key_bytes));
    line("block", format!("{} bytes", algorithm.block_bytes));
    let nonce = algorithm.nonce;
    if nonce.max_bytes > 0 {
        let others = match (nonce.min_bytes == nonce.max_bytes, nonce.max_bytes) {
            (true, _) => String::new(),
            (false, usize::MAX) => format!(", or from {} in steps of {}", nonce.min_bytes, nonce.step),
            (false, most) => format!(", or {} or {most}", nonce.min_bytes),
        };
        line("nonce or IV", format!("{} bytes{others}: {}", nonce.bytes, nonce.rule));
    }
    if let Some(tag) = algorithm.tag {
        line("tag", format!("{} bytes (option tag: {} to {})", tag.bytes, tag.min_bytes, tag.max_bytes));
    }
    let options: Vec<_> = algorithm.options.iter().map(|option| option.name()).collect();
    line("options", if options.is_empty() { "level".into() } else { format!("level, {}", options.join(", ")) });
    if !algorithm.needs.is_empty() {
        line("needs", format!("options, for example {}", algorithm.needs));
    }
    let most = algorithm.limits.message_bytes;
    line("message", if most == u64::MAX { "any length".into() } else { format!("at most {most} bytes") });
    let under_key = algorithm.limits.key_bytes;
    line(
        "per key",
        if under_key == u64::MAX { "no limit".into() } else { format!("at most {under_key} bytes recommended") },
    );
    out
}
