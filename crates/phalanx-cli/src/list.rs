//! `phalanx list`: the algorithms of the catalogue.

use std::path::Path;

use phalanx_catalogue::{Algorithm, Limits, all, find, hashes};
use phalanx_terminal::{aligned, power_of_two};
use serde_json::{Value, json};

use crate::failure::{Failure, shown};
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
    if let Some(entry) = args.name.as_deref().and_then(|name| every_hash().find(|entry| entry.is_called(name))) {
        return print(&if args.json { line(entry.object()) } else { entry.text() });
    }
    let named = args.name.as_ref().map(|name| find(name).ok_or_else(|| unknown(name)));
    match (named.transpose()?, args.json) {
        (None, false) => print(&table()),
        (None, true) => {
            let ciphers = all().iter().map(|algorithm| line(object(algorithm)));
            print(&ciphers.chain(every_hash().map(|entry| line(entry.object()))).collect::<String>())
        }
        (Some(algorithm), false) => print(&one(algorithm)),
        (Some(algorithm), true) => print(&line(object(algorithm))),
    }
}

/// The failure for a name that is not an algorithm.
fn unknown(name: &str) -> Failure {
    let path = Path::new(name);
    Failure::Usage(match path.symlink_metadata() {
        Ok(_) => inspect_instead(path),
        Err(_) => format!("unknown algorithm '{name}': see phalanx list"),
    })
}

/// Advice for commands that don't accept a file.
pub(crate) fn inspect_instead(path: &Path) -> String {
    let name = shown(path);
    format!("{name}: is a file: to show its suite and slots, run phalanx inspect {name}")
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

/// A hash function, or an algorithm built from one.
enum OfHash {
    Hash(&'static hashes::Hash),
    Keyed(&'static hashes::KeyedHash),
    Kdf(&'static hashes::Kdf),
}

fn every_hash() -> impl Iterator<Item = OfHash> {
    let keyed = hashes::KEYED.iter().map(OfHash::Keyed);
    hashes::HASHES.iter().map(OfHash::Hash).chain(keyed).chain(hashes::KDFS.iter().map(OfHash::Kdf))
}

impl OfHash {
    /// The name, the other names, the OID, the role and the section.
    fn names(&self) -> (&'static str, &'static [&'static str], Option<&'static str>, &'static str, &'static str) {
        match self {
            Self::Hash(hash) => (hash.name, hash.aliases, Some(hash.oid), "hash", hash.section),
            Self::Keyed(keyed) => (keyed.name, keyed.aliases, Some(keyed.oid), "mac", keyed.section),
            Self::Kdf(kdf) => (kdf.name, kdf.aliases, None, "kdf", kdf.section),
        }
    }

    /// Bytes of the digest, the longest tag or the derived key, if there is only one length.
    fn output(&self) -> Option<usize> {
        match self {
            Self::Hash(hash) => Some(hash.digest_bytes),
            Self::Keyed(keyed) => Some(keyed.tag_bytes[1]),
            Self::Kdf(kdf) => kdf.output_bytes,
        }
    }

    /// Bytes of a key, if there is only one length.
    fn key(&self) -> Option<usize> {
        match self {
            Self::Keyed(keyed) => Some(keyed.key_bytes[0]).filter(|bytes| *bytes == keyed.key_bytes[1]),
            _ => None,
        }
    }

    fn is_called(&self, name: &str) -> bool {
        let (own, aliases, oid, ..) = self.names();
        [own].iter().chain(aliases).any(|known| name.eq_ignore_ascii_case(known)) || oid == Some(name)
    }

    fn row(&self) -> Vec<String> {
        let bytes = |bytes: Option<usize>| bytes.map_or("-".into(), |bytes| bytes.to_string());
        let (name, _, _, role, _) = self.names();
        vec![name.into(), role.into(), bytes(self.key()), "-".into(), bytes(self.output()), "standard".into()]
    }

    fn object(&self) -> Value {
        let (name, aliases, oid, role, section) = self.names();
        let block = if let Self::Hash(hash) = self { Some(hash.block_bytes) } else { None };
        json!({
            "name": name,
            "aliases": aliases,
            "oid": oid,
            "role": role,
            "status": "standard",
            "defined_in": section,
            "key_length": self.key(),
            "block_length": block,
            "nonce_length": null,
            "tag_length": self.output(),
            "message_limit": null,
            "key_limit": null,
        })
    }

    fn text(&self) -> String {
        let (name, aliases, oid, role, section) = self.names();
        let mut out = String::new();
        let mut line = |title: &str, text: String| out += &format!("{title:13}{text}\n");
        line("name", name.into());
        line("aliases", aliases.join(", "));
        line("OID", oid.unwrap_or("-").into());
        line("role", role.into());
        line("status", "standard".into());
        line("defined in", section.into());
        match self {
            Self::Hash(hash) => {
                line("digest", format!("{} bytes", hash.digest_bytes));
                line("block", format!("{} bytes", hash.block_bytes));
            }
            Self::Keyed(keyed) => {
                line("key", self.key().map_or("any length".into(), |bytes| format!("{bytes} bytes")));
                let [least, most] = keyed.tag_bytes;
                line("tag", if least == most { format!("{most} bytes") } else { format!("{least} to {most} bytes") });
            }
            Self::Kdf(kdf) => {
                let inputs: Vec<_> = kdf.takes.iter().map(|input| input.name()).collect();
                line("inputs", format!("key, {}", inputs.join(", ")));
                line("output", self.output().map_or("any length".into(), |bytes| format!("{bytes} bytes")));
            }
        }
        out
    }
}

/// A limit as a power of two with its size in a binary unit, as in `2^36 - 256 bytes (64 GiB)`.
fn limit(bytes: u64) -> Option<String> {
    const UNITS: [&str; 7] = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let power = power_of_two(bytes)?;
    let bits = u128::from(bytes).next_power_of_two().ilog2();
    let size = if bits < 10 { String::new() } else { format!(" ({} {})", 1 << (bits % 10), UNITS[bits as usize / 10]) };
    Some(format!("{power} bytes{size}"))
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
    let rows = all().iter().map(row).chain(every_hash().map(|entry| entry.row()));
    aligned(&["name", "role", " key", " nonce", " tag", "status"], &rows.collect::<Vec<_>>())
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
    let Limits { message_bytes, key_bytes, .. } = algorithm.limits;
    line("message", limit(message_bytes).map_or("any length".into(), |most| format!("at most {most}")));
    line("per key", limit(key_bytes).map_or("no limit".into(), |most| format!("at most {most} recommended")));
    out
}
