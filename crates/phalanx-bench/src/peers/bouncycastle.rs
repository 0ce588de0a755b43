//! Bouncy Castle, which runs in a separate Java process. `tools/install-peers` installs it along
//! with `tools/peers/BouncyCastle.java`. We tell it how many calls to make, and it times itself.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use base16ct::lower::encode_string;
use phalanx::kernel::Op;

use super::{BOTH, Peer, folder, key};
use crate::hashes::{HASH, hash_functions};
use crate::modes::{Make, Mode, Remote};

/// The process and its pipes.
struct Java {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Drop for Java {
    fn drop(&mut self) {
        // The process exits when its input ends. If there's an error, it has already exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Java {
    fn start() -> Result<Self, String> {
        let folder = folder();
        let jar = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let jar = jar.filter_map(Result::ok).map(|entry| entry.path());
        let jar = jar.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "jar"));
        let jar = jar.ok_or_else(|| format!("{}: contains no JAR file", folder.display()))?;
        let path = std::env::join_paths([&folder, &jar]).map_err(|error| error.to_string())?;
        let mut command = Command::new("java");
        command
            .arg("-cp")
            .arg(path)
            .arg("BouncyCastle")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| format!("java: {error}"))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => Ok(Self { child, input, output: BufReader::new(output) }),
            _ => Err("java: no pipes".into()),
        }
    }

    /// Writes a line and reads one.
    fn ask(&mut self, line: &str) -> Result<String, String> {
        let mut answer = String::new();
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.and_then(|()| self.output.read_line(&mut answer)).map_err(|error| format!("java: {error}"))?;
        match answer.trim_end().split_once(' ') {
            Some(("ok", rest)) => Ok(rest.to_owned()),
            _ if answer.is_empty() => Err("java: exited without an answer: run tools/install-peers".into()),
            _ => Err(format!("java: {}", answer.trim_end())),
        }
    }
}

/// Prepares a cipher with a buffer of this size. The cipher is given by the name that Bouncy Castle
/// uses, a colon and the key size.
fn ready(name: &str, op: Op, bytes: usize) -> Result<Java, String> {
    let (name, length) = name.split_once(':').unwrap_or((name, "32"));
    let key = key(length.parse().map_err(|_| format!("{length}: not a number of bytes"))?);
    let (mut java, key) = (Java::start()?, encode_string(&key));
    java.ask(&format!("cipher {name} {op} {key} {bytes}"))?;
    Ok(java)
}

fn remote(name: &str, op: Op, bytes: usize) -> Result<Remote, String> {
    let mut java = ready(name, op, bytes)?;
    Ok(Box::new(move |calls| java.ask(&format!("run {calls}")).ok()?.parse().ok()))
}

fn remote_hash(name: &str, bytes: usize) -> Result<Remote, String> {
    let mut java = Java::start()?;
    java.ask(&format!("hash {name} {bytes}"))?;
    Ok(Box::new(move |calls| java.ask(&format!("run {calls}")).ok()?.parse().ok()))
}

/// Hashes a message.
#[cfg(test)]
pub(super) fn digest(name: &str, message: &[u8]) -> Result<Vec<u8>, String> {
    let answer = Java::start()?.ask(&format!("digest {name} {}", encode_string(message)))?;
    base16ct::lower::decode_vec(answer).map_err(|error| error.to_string())
}

/// Processes some blocks with a cipher, given by our name for it.
#[cfg(test)]
pub(super) fn once(cipher: &str, op: Op, blocks: &[u8]) -> Result<Vec<u8>, String> {
    let theirs = CIPHERS.iter().find(|(ours, _)| *ours == cipher).map_or("", |(_, theirs)| theirs);
    let (mut java, blocks) = (ready(theirs, op, 0)?, encode_string(blocks));
    let answer = java.ask(&format!("once {blocks}"))?;
    base16ct::lower::decode_vec(answer).map_err(|error| error.to_string())
}

/// Our names, and the ones that Bouncy Castle uses.
const CIPHERS: [(&str, &str); 7] = [
    ("kalyna-128/128", "DSTU7624-128:16"),
    ("kalyna-128/256", "DSTU7624-128:32"),
    ("kalyna-256/256", "DSTU7624-256:32"),
    ("kalyna-256/512", "DSTU7624-256:64"),
    ("kalyna-512/512", "DSTU7624-512:64"),
    ("kuznyechik", "GOST3412-2015:32"),
    ("gost28147", "GOST28147:32"),
];

pub(super) fn peer() -> Peer {
    const NAME: &str = "bouncycastle";
    let version = match Java::start().and_then(|mut java| java.ask("version")) {
        Ok(version) => version,
        Err(why) => return Peer { name: NAME, modes: Err(why) },
    };
    let peer: &'static str = format!("{NAME}-{version}").leak();
    let modes = CIPHERS.iter().flat_map(|(cipher, theirs)| {
        BOTH.map(|op| Mode {
            cipher,
            name: "ecb",
            op,
            peer: Some(peer),
            make: Make::Remote(Box::new(move |bytes| remote(theirs, op, bytes))),
        })
    });
    let hashes = hash_functions().iter().map(|hash| Mode {
        cipher: hash.name,
        name: HASH,
        op: Op::Absorb,
        peer: Some(peer),
        make: Make::Remote(Box::new(|bytes| remote_hash(hash.name, bytes))),
    });
    Peer { name: NAME, modes: Ok(modes.chain(hashes).collect()) }
}
