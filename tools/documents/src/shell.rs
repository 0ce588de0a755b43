//! Runs the commands in documents. All `sh` blocks of a document run in order, in one shell and in
//! a new folder.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::blocks::{Block, blocks, documents};

/// Options for `shell`.
#[derive(clap::Args)]
pub struct Args {
    /// The command `phalanx`. Without it, blocks that need it are skipped and reported
    #[arg(long, value_name = "FILE")]
    phalanx: Option<PathBuf>,
    /// Prerequisites of blocks `sh with NAME`: `openssl=FOLDER` with phalanx.so and phalanx.cnf,
    /// `gost-engine=FOLDER` with gost.so, `c=PREFIX` of an installed libphalanx, `python=FOLDER` of
    /// an environment with the wheel
    #[arg(long = "with", value_name = "NAME=FOLDER", value_parser = parse_with)]
    with: Vec<(String, PathBuf)>,
    /// Only these documents [default: all]
    documents: Vec<PathBuf>,
}

/// Possible prerequisites, and the variables they set: the name, and the value, with `@` for the
/// folder.
const NEEDS: [(&str, &[(&str, &str)]); 4] = [
    ("gost-engine", &[("OPENSSL_ENGINES", "@")]),
    ("openssl", &[("OPENSSL_MODULES", "@"), ("OPENSSL_CONF", "@/phalanx.cnf")]),
    ("c", &[("PKG_CONFIG_PATH", "@/lib/pkgconfig"), ("LD_LIBRARY_PATH", "@/lib")]),
    ("python", &[("PATH", "@/bin:$PATH")]),
];

fn parse_with(text: &str) -> Result<(String, PathBuf), String> {
    let known = |name: &str| NEEDS.iter().any(|(need, _)| *need == name);
    match text.split_once('=') {
        Some((name, folder)) if known(name) => {
            let folder = Path::new(folder).canonicalize().map_err(|error| format!("{folder}: {error}"))?;
            Ok((name.to_owned(), folder))
        }
        _ => Err("expected NAME=FOLDER, where NAME is openssl, gost-engine, c or python".into()),
    }
}

/// Runs them and reports each document.
pub fn run(root: &Path, args: &Args) -> Result<(), Box<dyn Error>> {
    let phalanx = args.phalanx.as_ref().map(|path| path.canonicalize()).transpose()?;
    let list = if args.documents.is_empty() { documents(root)?.0 } else { args.documents.clone() };
    let mut failed = Vec::new();
    for path in list {
        let text = fs::read_to_string(&path)?;
        let all: Vec<_> =
            blocks(&text).into_iter().filter(|block| block.kind() == Some("sh") && block.not_run().is_none()).collect();
        let mut runs = Vec::new();
        for block in &all {
            match missing(block, phalanx.is_some(), &args.with) {
                Some(what) => println!("NOT TESTED: {}:{}: needs {what}", path.display(), block.line),
                None => runs.push(block),
            }
        }
        if runs.is_empty() {
            continue;
        }
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        if execute(root, &name, &runs, phalanx.as_deref(), &args.with)? {
            println!("{name}: {} of {} blocks ran", runs.len(), all.len());
        } else {
            failed.push(name);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("commands failed in: {}", failed.join(", ")).into()) }
}

/// Returns the prerequisite of a block, other than the command.
fn needs(block: &Block) -> Option<&str> {
    block.info.as_ref()?.strip_prefix("sh with ")
}

fn missing<'a>(block: &'a Block, phalanx: bool, with: &[(String, PathBuf)]) -> Option<&'a str> {
    let needed = needs(block).filter(|need| with.iter().all(|(name, _)| name != need));
    needed.or_else(|| (!phalanx && block.body.contains("phalanx ")).then_some("the command phalanx"))
}

/// Runs a shell whose error messages contain the document's line numbers.
fn execute(
    root: &Path,
    name: &str,
    blocks: &[&Block],
    phalanx: Option<&Path>,
    with: &[(String, PathBuf)],
) -> Result<bool, Box<dyn Error>> {
    let mut script = String::new();
    for block in blocks {
        // Empty lines ensure that each line of the script has the same line number as in the
        // document. The commands that come before a block share the fence's line.
        while script.matches('\n').count() + 1 < block.line {
            script.push('\n');
        }
        let before: Vec<_> = block.before.lines().collect();
        let _ = write!(script, "{}\n{}", before.join("; "), block.body);
    }
    let folder = tempfile::tempdir()?;
    let work = folder.path().join("work");
    fs::create_dir(&work)?;
    let file = folder.path().join("commands");
    fs::write(&file, script)?;
    let mut shell = Command::new("bash");
    let trap = r#"set -Eeuo pipefail; trap 'echo "$DOCUMENT:$LINENO: exit code $?: $BASH_COMMAND" >&2' ERR; source "$COMMANDS""#;
    shell.args(["-c", trap]).current_dir(&work).stdin(Stdio::null());
    shell.env("DOCUMENT", name).env("COMMANDS", &file).env("REPOSITORY", root).env_remove("PHALANX_LEVEL");
    let mut path = env::var("PATH")?;
    if let Some(parent) = phalanx.and_then(Path::parent) {
        path = format!("{}:{path}", parent.display());
    }
    shell.env("PATH", &path);
    for (given, folder) in with {
        for (variable, value) in NEEDS.iter().filter(|(need, _)| need == given).flat_map(|(_, variables)| *variables) {
            shell.env(variable, value.replace('@', &folder.display().to_string()).replace("$PATH", &path));
        }
    }
    let output = shell.output()?;
    if !output.status.success() {
        eprint!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    }
    Ok(output.status.success())
}
