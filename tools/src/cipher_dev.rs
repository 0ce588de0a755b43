//! `cipher-dev`: known answers for the test macros of the crates `cipher`, `digest` and `aead`.

use std::{collections::BTreeMap, error::Error, ffi::OsStr, fs, path::Path};

use phalanx_vectors::{Test, Verdict, vector_files};

/// Options of `phalanx-tools cipher-dev`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the existing files instead of writing them.
    #[arg(long)]
    check: bool,
}

const FOLDER: &str = "crates/phalanx/tests/data";
const EXTENSION: &str = "blb";

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(FOLDER);
    let files = files()?;
    if args.check {
        return check(&folder, &files);
    }
    fs::create_dir_all(&folder)?;
    for (name, contents) in files {
        fs::write(folder.join(name), contents)?;
    }
    Ok(())
}

/// Checks that the folder contains exactly these files, with these contents.
fn check(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<(), Box<dyn Error>> {
    for (name, contents) in files {
        if fs::read(folder.join(name)).map_err(|error| format!("{FOLDER}/{name}: {error}"))? != *contents {
            return Err(format!("{FOLDER}/{name}: does not match the known answers").into());
        }
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let known = path.file_name().and_then(OsStr::to_str).is_some_and(|name| files.contains_key(name));
        if path.extension().is_some_and(|extension| extension == EXTENSION) && !known {
            return Err(format!("{}: has no known answers", path.display()).into());
        }
    }
    Ok(())
}

/// File names and contents by mode, cipher and S-box set. The contents are the fields that a macro
/// reads, one test after another.
fn files() -> Result<BTreeMap<String, Vec<u8>>, Box<dyn Error>> {
    let mut blobs = BTreeMap::<String, Vec<Vec<u8>>>::new();
    for (name, file) in vector_files()? {
        // No block cipher, and their tests don't use these macros.
        if name.ends_with("hashes.json") {
            continue;
        }
        for group in &file.test_groups {
            let cipher = group.cipher.replace('/', "-");
            for test in &group.tests {
                match group.mode.as_str() {
                    "ecb" => {
                        let Some(ct) = test.ct.as_ref().filter(|_| test.result == Verdict::Valid) else { continue };
                        let block = block_of(&group.cipher)?;
                        let name = test.sbox.as_ref().map_or(cipher.clone(), |sbox| format!("{cipher}-{sbox}"));
                        let blobs = blobs.entry(name).or_default();
                        for (plaintext, ciphertext) in test.message().chunks_exact(block).zip(ct.chunks_exact(block)) {
                            blobs.extend([test.key.as_slice(), plaintext, ciphertext].map(<[u8]>::to_vec));
                        }
                    }
                    // Files for the block cipher macro are named after the cipher alone. The names
                    // of these start with the mode.
                    mode => {
                        let Some((name, fields)) = fields(mode, &cipher, block_of(&group.cipher)?, test) else {
                            continue;
                        };
                        blobs.entry(name).or_default().extend(fields);
                    }
                }
            }
        }
    }
    let named = |(name, blobs): (String, Vec<Vec<u8>>)| (format!("{name}.{EXTENSION}"), blobby::encode_blobs(&blobs).0);
    Ok(blobs.into_iter().map(named).collect())
}

fn block_of(cipher: &str) -> Result<usize, String> {
    let family = phalanx::families().iter().find(|family| family.name == cipher);
    Ok(family.ok_or_else(|| format!("{cipher}: unknown cipher"))?.block)
}

/// Returns the file and the fields of a test, or `None` if the traits do not support the message or
/// it is too long.
fn fields(mode: &str, cipher: &str, block: usize, test: &Test) -> Option<(String, Vec<Vec<u8>>)> {
    let (iv, ct) = (test.iv.as_deref().unwrap_or_default(), test.ct.as_deref().unwrap_or_default());
    let tag = test.tag.as_deref().unwrap_or_default();
    let valid = test.result == Verdict::Valid;
    if test.msg_bytes.is_some() {
        return None;
    }
    let whole = |bits: Option<usize>| bits.is_none_or(|bits| bits == 8 * block);
    let (name, fields): (_, Vec<&[u8]>) = match mode {
        // The trait does not accept a complete counter block.
        "ctr" if !cipher.starts_with("kalyna") && 2 * iv.len() != block => return None,
        // The stream traits only support OFB with a one-block register that uses every byte of
        // gamma.
        "ctr" | "ofb" | "nist-ctr32" | "nist-ctr64" | "nist-ctr128" | "nist-ctr256" | "nist-ofb"
            if valid && whole(test.segment_bits) && whole(test.register_bits) =>
        {
            (format!("{mode}-{cipher}"), vec![&test.key, iv, &test.msg, ct])
        }
        // The macro for MACs names the file after its function.
        "nist-cmac" | "omac" if valid => {
            (format!("{mode}_{cipher}").replace('-', "_"), vec![&test.key, &test.msg, tag])
        }
        "mgm" if tag.len() != block => return None,
        "nist-gcm" if iv.len() != 12 || tag.len() != 16 => return None,
        "nist-gcm" | "gcm-nonce-bound" | "ccm" | "mgm" => {
            let sealed = [ct, tag].concat();
            let name = if valid { format!("{mode}-{cipher}") } else { format!("{mode}-{cipher}-refused") };
            return Some((name, [&test.key, iv, &test.aad, &test.msg, &sealed].map(<[u8]>::to_vec).to_vec()));
        }
        _ => return None,
    };
    Some((name, fields.into_iter().map(<[u8]>::to_vec).collect()))
}
