//! `phalanx.h`: the declarations by cbindgen, the names of algorithms from the catalogue.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use phalanx_catalogue::{Algorithm, NonceRule, all};

/// From the root of the repository.
const HEADER: &str = "crates/phalanx-c/include/phalanx.h";

/// What is between these lines is from the catalogue.
const MARKS: [&str; 2] = ["/* algorithms: begin */\n", "/* algorithms: end */\n"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the header that is there, in place of writing it
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let made = Command::new("cbindgen")
        .args(["--quiet", "--config", "cbindgen.toml", "--lockfile", "../../Cargo.lock", "."])
        .current_dir(root.join("crates/phalanx-c"))
        .output()
        .map_err(|error| format!("cbindgen: {error}; install it: cargo install --locked cbindgen"))?;
    if !made.status.success() {
        return Err(String::from_utf8_lossy(&made.stderr).into());
    }
    let header = with_names(&plain(&String::from_utf8(made.stdout)?)).ok_or("cbindgen.toml has no marks")?;
    let path = root.join(HEADER);
    if !args.check {
        std::fs::write(path, header)?;
    } else if std::fs::read_to_string(path)? != header {
        return Err(format!("{HEADER} is not what it is made from: cargo run -p phalanx-tools -- header").into());
    }
    Ok(())
}

/// C of 1989 has no comments that end with a line.
fn plain(header: &str) -> String {
    let mut text = String::new();
    for line in header.lines() {
        let _ = match line.split_once(" // ") {
            Some((code, comment)) => writeln!(text, "{} /* {comment} */", code.trim_end()),
            None => writeln!(text, "{line}"),
        };
    }
    text
}

/// The header with the names between the marks.
fn with_names(header: &str) -> Option<String> {
    let start = header.find(MARKS[0])? + MARKS[0].len();
    let end = start + header[start..].find(MARKS[1])?;
    Some(format!("{}{}{}", &header[..start], names(), &header[end..]))
}

/// The name of an algorithm as C has it.
fn symbol(algorithm: &Algorithm) -> String {
    let upper = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_uppercase() } else { '_' };
    format!("PHALANX_{}", algorithm.name().chars().map(upper).collect::<String>())
}

/// Every algorithm, with its sizes and where it is defined.
fn names() -> String {
    let width = all().iter().map(|algorithm| symbol(algorithm).len()).max().unwrap_or(0);
    let mut text = String::from("/* Bytes of key, nonce and tag; role; where it is defined. */\n");
    for algorithm in all() {
        let mut sizes = format!("key {}", algorithm.key_bytes);
        if algorithm.nonce.rule != NonceRule::None {
            let _ = write!(sizes, ", nonce {}", algorithm.nonce.bytes);
        }
        if let Some(tag) = algorithm.tag {
            let _ = write!(sizes, ", tag {}", tag.bytes);
        }
        let (symbol, role, section) = (symbol(algorithm), algorithm.role(), algorithm.section);
        let _ = writeln!(text, "#define {symbol:width$} \"{algorithm}\" /* {sizes}; {role}; {section} */");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_header_has_the_algorithms_of_the_catalogue() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(HEADER);
        let header = std::fs::read_to_string(path).unwrap();
        assert!(with_names(&header).unwrap() == header, "cargo run -p phalanx-tools -- header");
        let symbols: HashSet<_> = all().iter().map(symbol).collect();
        assert_eq!(symbols.len(), all().len(), "two algorithms have one name in C");
        for symbol in symbols {
            assert_eq!(header.matches(&format!("#define {symbol} ")).count(), 1, "{symbol}");
        }
    }
}
