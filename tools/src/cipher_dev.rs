//! `cipher-dev`: known answers for the test macros of crate `cipher`.

use std::{collections::BTreeMap, error::Error, ffi::OsStr, fs, path::Path};

use phalanx_vectors::{Verdict, vector_files};

/// The arguments of `phalanx-tools cipher-dev`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the files that are there instead of writing them.
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

/// Every file has to be there as it would be written, and no other.
fn check(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<(), Box<dyn Error>> {
    for (name, contents) in files {
        if fs::read(folder.join(name)).map_err(|error| format!("{FOLDER}/{name}: {error}"))? != *contents {
            return Err(format!("{FOLDER}/{name}: not what the known answers give").into());
        }
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let known = path.file_name().and_then(OsStr::to_str).is_some_and(|name| files.contains_key(name));
        if path.extension().is_some_and(|extension| extension == EXTENSION) && !known {
            return Err(format!("{}: no known answers belong to it", path.display()).into());
        }
    }
    Ok(())
}

/// Names and contents: key, plaintext and ciphertext of every block whose ciphertext is known, by cipher and S-box set.
fn files() -> Result<BTreeMap<String, Vec<u8>>, Box<dyn Error>> {
    let mut blobs = BTreeMap::<String, Vec<Vec<u8>>>::new();
    for (_, file) in vector_files()? {
        for group in file.test_groups.iter().filter(|group| group.mode == "ecb") {
            let block = phalanx::families()
                .iter()
                .find(|family| family.name == group.cipher)
                .ok_or_else(|| format!("{}: no such cipher", group.cipher))?
                .block;
            for test in &group.tests {
                let Some(ct) = test.ct.as_ref().filter(|_| test.result == Verdict::Valid) else { continue };
                let cipher = group.cipher.replace('/', "-");
                let name = test.sbox.as_ref().map_or(cipher.clone(), |sbox| format!("{cipher}-{sbox}"));
                let blobs = blobs.entry(format!("{name}.{EXTENSION}")).or_default();
                for (plaintext, ciphertext) in test.message().chunks_exact(block).zip(ct.chunks_exact(block)) {
                    blobs.extend([test.key.as_slice(), plaintext, ciphertext].map(<[u8]>::to_vec));
                }
            }
        }
    }
    Ok(blobs.into_iter().map(|(name, blobs)| (name, blobby::encode_blobs(&blobs).0)).collect())
}
