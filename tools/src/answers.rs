//! Known answers as lines of text, for clients that cannot read JSON.
//!
//! Each line contains these words, with `-` for none: role, algorithm, options; then, in
//! hexadecimal, key, nonce or IV, associated data, message, ciphertext or other result, and tag;
//! then `valid` or `invalid`, and iterations.

use std::error::Error;
use std::io::{self, Write};

use phalanx_catalogue::known::options_of;
use phalanx_catalogue::roles::Direction;
use phalanx_catalogue::{Algorithm, Options, Role, answering};
use phalanx_vectors::{Test, Verdict, vector_files};

/// More iterations would be too slow for a test that runs often. `phalanx selftest --long` runs
/// them.
const LONG: u64 = 10_000;

pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (mut lines, mut left_out) = (0, 0);
    for (_, file) in vector_files()? {
        for group in &file.test_groups {
            for test in &group.tests {
                for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                    let options = options_of(algorithm, answers, test);
                    match options.ok().filter(|_| test.iterations.is_none_or(|times| times <= LONG)) {
                        Some(options) => {
                            writeln!(out, "{}", line(algorithm, &options, test)?)?;
                            lines += 1;
                        }
                        None => left_out += 1,
                    }
                }
            }
        }
    }
    out.flush()?;
    eprintln!("{lines} answers; {left_out} skipped: too many iterations, or not supported by the library");
    Ok(())
}

fn line(algorithm: &'static Algorithm, options: &str, test: &Test) -> Result<String, Box<dyn Error>> {
    let (key, message) = ([test.mac_key.as_deref().unwrap_or_default(), &test.key].concat(), test.message());
    let iv = test.iv.as_deref().unwrap_or_default();
    let ciphertext = match &test.ct {
        Some(ct) => ct.clone(),
        None if test.ct_sha256.is_some() => whole(algorithm, options, &key, iv, test)?,
        None => Vec::new(),
    };
    let verdict = if test.result == Verdict::Valid { "valid" } else { "invalid" };
    let tag = test.tag.as_deref().unwrap_or_default();
    let hex = |bytes: &[u8]| if bytes.is_empty() { "-".to_owned() } else { base16ct::lower::encode_string(bytes) };
    Ok(format!(
        "{} {algorithm} {} {} {} {} {} {} {} {verdict} {}",
        algorithm.role(),
        if options.is_empty() { "-" } else { options },
        hex(&key),
        hex(iv),
        hex(&test.aad),
        hex(&message),
        hex(&ciphertext),
        hex(tag),
        test.iterations.unwrap_or(1)
    ))
}

/// Returns the ciphertext of an answer that gives only its SHA-256.
fn whole(
    algorithm: &'static Algorithm,
    options: &str,
    key: &[u8],
    iv: &[u8],
    test: &Test,
) -> Result<Vec<u8>, Box<dyn Error>> {
    let (mut data, options): (_, Options) = (test.message().to_vec(), options.parse()?);
    match algorithm.role() {
        Role::Blocks => {
            let cipher = algorithm.blocks(key, &options)?;
            (0..test.iterations.unwrap_or(1)).try_for_each(|_| cipher.crypt(Direction::Encrypt, &mut data))?;
        }
        Role::Stream => algorithm.stream(key, &options)?.crypt(Direction::Encrypt, iv, &mut data)?,
        Role::BlockMode => {
            let (mut chain, mut out) =
                (algorithm.block_mode(key, &options)?.start(Direction::Encrypt, iv)?, Vec::new());
            chain.update(&data, &mut out);
            chain.finish(&mut out)?;
            data = out;
        }
        Role::Xts => algorithm.xts(key, &options)?.crypt(Direction::Encrypt, iv, &mut data)?,
        Role::Aead => {
            let mut tag = vec![0; test.tag.as_ref().map_or(0, Vec::len)];
            algorithm.aead(key, &options)?.seal(iv, &test.aad, &mut data, &mut tag)?;
        }
        role => return Err(format!("{algorithm} has the role {role}, whose answers are short").into()),
    }
    if !test.check_ciphertext(&data) {
        return Err(format!("{algorithm}, answer {}: the SHA-256 of the ciphertext differs", test.id).into());
    }
    Ok(data)
}
