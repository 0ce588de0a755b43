//! Runs memcheck on the whole catalogue: every algorithm, with valid and invalid messages, whole,
//! in pieces and in rows, at every level that valgrind supports. Keys and messages are marked as
//! secret. This is evidence rather than proof, because only executed code is checked.
//!
//! See the test of the same name in `phalanx` for how it is started. A verdict may cause a few
//! events, because an error is checked again each time it is returned. The number must not depend
//! on where a message was modified. Removing padding from messages and keys is exempt, because it
//! reveals their length.

use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::Level;
use phalanx::many::rows::{Aad, Nonces, Rows};
use phalanx_catalogue::roles::Direction;
use phalanx_catalogue::{Algorithm, Error, Options, Parameter, Role, all};
use phalanx_valgrind::{self as valgrind, events};
use phalanx_vectors::stream;

/// Message length: a multiple of every block size, longer than the widest batch of some kernels but
/// shorter than that of others.
const MESSAGE: usize = 1024;
/// Pieces with arbitrary ends.
const PIECES: [usize; 4] = [1, 130, 0, MESSAGE - 131];
/// Rows, and bytes per row. There are more rows than the lanes of some kernels and fewer than those
/// of others. The length is not a multiple of the block size.
const ROWS: usize = 9;
const WIDTH: usize = 44;

fn main() {
    let mut arguments = Arguments::from_args();
    // The counter of events is global to the process.
    arguments.test_threads = Some(1);
    let watched = valgrind::is_running();
    let mut trials = Vec::new();
    for level in Level::available() {
        for algorithm in all() {
            let name = format!("{algorithm} {level}");
            trials.push(Trial::test(name, move || watch(algorithm, level)));
        }
    }
    if !watched {
        let name = format!("{} algorithms at their levels", trials.len());
        let alone = || Err("this program is not running under valgrind".into());
        let needs = "needs valgrind: see docs/constant-time.md";
        trials = vec![Trial::test(name, alone).with_kind(needs).with_ignored_flag(true)];
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    match watched {
        true => {
            println!("NOT CHECKED: levels that this CPU or valgrind does not support; what removing padding reveals")
        }
        false => println!("NOT CHECKED: this program is not running under valgrind"),
    }
    conclusion.exit();
}

fn secret(seed: &[u8], bytes: usize) -> Vec<u8> {
    let bytes = stream(seed, bytes);
    valgrind::poison(&bytes);
    bytes
}

/// Transmitted data is public.
fn sent(bytes: &[u8]) -> Vec<u8> {
    let bytes = bytes.to_vec();
    valgrind::reveal(&bytes);
    bytes
}

/// Requires that there are no events and that the result depends on the secrets.
fn clean(what: &str, run: impl FnOnce() -> Result<Vec<u8>, Error>) -> Result<Vec<u8>, Failed> {
    let mut result = Ok(Vec::new());
    let count = events(|| result = run());
    let result = result.map_err(|error| format!("{what}: {error}"))?;
    let public = valgrind::undefined_bits(&result).iter().filter(|bits| **bits == 0).count();
    match (count, public) {
        (0, 0) => Ok(result),
        (0, _) => Err(format!("{what}: {public} of {} bytes do not depend on the secrets", result.len()).into()),
        (count, _) => Err(format!("{what}: {count} events").into()),
    }
}

/// Maximum number of events that a verdict can cause: the check itself, and its error being
/// returned twice. In a debug build, the error is returned once more, and `subtle` checks the
/// verdict twice more.
const VERDICT: usize = if cfg!(debug_assertions) { 6 } else { 3 };

/// Checks verdicts on valid and modified inputs: at most `most` events, and the same number
/// wherever the input was modified.
fn verdicts(what: &str, most: usize, right: &[u8], run: impl Fn(&[u8]) -> Result<(), Error>) -> Result<(), Failed> {
    let judge = |bytes: &[u8]| {
        let mut result = Ok(());
        let count = events(|| result = run(bytes));
        (result.is_ok(), count)
    };
    let (accepted, count) = judge(right);
    if !accepted || count == 0 || count > most {
        return Err(format!("{what}: accepted: {accepted}, {count} events for one verdict").into());
    }
    let mut refusals = Vec::new();
    for byte in [0, right.len() / 2, right.len() - 1] {
        let mut wrong = right.to_vec();
        wrong[byte] ^= 1;
        refusals.push(judge(&wrong));
    }
    let (first, count) = refusals[0];
    if first || count == 0 || count > VERDICT || refusals.iter().any(|other| *other != refusals[0]) {
        return Err(format!(
            "{what}: rejections depend on the place of the change, or inputs were accepted: {refusals:?}"
        )
        .into());
    }
    Ok(())
}

/// Rows with a common key and with separate keys cause no events, except for the verdict on each
/// received row.
fn watch_rows(algorithm: &'static Algorithm, options: &Options) -> Result<(), Failed> {
    let tag_bytes = algorithm.tag.map_or(0, |tag| tag.bytes);
    let keys = &secret(b"keys", ROWS * algorithm.key_bytes)[..];
    let every = Rows::Fixed { width: algorithm.key_bytes, bytes: keys };
    let one = &keys[..algorithm.key_bytes];
    let mut ivs = stream(b"nonces", ROWS * algorithm.nonce.bytes);
    // Some modes reserve the first bit.
    ivs.chunks_exact_mut(algorithm.nonce.bytes.max(1)).for_each(|nonce| nonce[0] &= 0x7f);
    let (nonces, aad) = (Nonces::Given(&ivs), Aad::Shared(b"header"));
    let data = &secret(b"rows", ROWS * WIDTH)[..];
    let rows = Rows::Fixed { width: WIDTH, bytes: data };
    for each in [false, true] {
        let what = |name: &str| format!("{name}, {}", if each { "a key each" } else { "one key" });
        match algorithm.role() {
            Role::Aead => {
                let sealed = clean(&what("seal rows"), || {
                    let mut out = vec![0; ROWS * (WIDTH + tag_bytes)];
                    match each {
                        true => algorithm.seal_rows_each(every, options, nonces, aad, rows, &mut out)?,
                        false => algorithm.aead(one, options)?.seal_rows(nonces, aad, rows, &mut out)?,
                    }
                    Ok(out)
                })?;
                verdicts_of_rows(&what("open rows"), &sent(&sealed), |sealed| {
                    let sealed = Rows::Fixed { width: WIDTH + tag_bytes, bytes: sealed };
                    let mut out = vec![0; ROWS * WIDTH];
                    match each {
                        true => algorithm.open_rows_each(every, options, nonces, aad, sealed, &mut out),
                        false => algorithm.aead(one, options)?.open_rows(nonces, aad, sealed, &mut out),
                    }
                })?;
            }
            Role::Stream => {
                for direction in Direction::BOTH {
                    clean(&what("rows"), || {
                        let mut out = vec![0; ROWS * WIDTH];
                        match each {
                            true => algorithm.crypt_rows_each(every, options, direction, nonces, rows, &mut out)?,
                            false => algorithm.stream(one, options)?.crypt_rows(direction, nonces, rows, &mut out)?,
                        }
                        Ok(out)
                    })?;
                }
            }
            Role::Mac => {
                let tags = clean(&what("tags of rows"), || {
                    let mut out = vec![0; ROWS * tag_bytes];
                    match each {
                        true => algorithm.mac_rows_each(every, options, nonces, rows, &mut out)?,
                        false => algorithm.mac(one, options)?.mac_rows(nonces, rows, &mut out)?,
                    }
                    Ok(out)
                })?;
                verdicts_of_rows(&what("verify rows"), &sent(&tags), |tags| match each {
                    true => algorithm.verify_rows_each(every, options, nonces, rows, tags),
                    false => algorithm.mac(one, options)?.verify_rows(nonces, rows, tags),
                })?;
            }
            Role::Blocks | Role::BlockMode | Role::Xts | Role::KeyWrap | Role::KeyDerivation => {}
        }
    }
    Ok(())
}

/// Like [`verdicts`], with one verdict per row. It is public which rows are rejected, but not where
/// a row was modified.
fn verdicts_of_rows(what: &str, right: &[u8], run: impl Fn(&[u8]) -> Result<(), Error>) -> Result<(), Failed> {
    let judge = |bytes: &[u8]| {
        let mut result = Ok(());
        let count = events(|| result = run(bytes));
        (result.is_ok(), count)
    };
    let most = ROWS * VERDICT + VERDICT;
    let (accepted, count) = judge(right);
    if !accepted || count == 0 || count > most {
        return Err(format!("{what}: accepted: {accepted}, {count} events for {ROWS} verdicts").into());
    }
    let row = right.len() / ROWS;
    let refusals = [0, row / 2, row - 1].map(|byte| {
        let mut wrong = right.to_vec();
        wrong[3 * row + byte] ^= 1;
        judge(&wrong)
    });
    if refusals[0].0 || refusals[0].1 > most || refusals.iter().any(|other| *other != refusals[0]) {
        return Err(format!(
            "{what}: rejections depend on the place of the change, or inputs were accepted: {refusals:?}"
        )
        .into());
    }
    Ok(())
}

/// Splits the message into pieces.
fn pieces(mut message: &[u8]) -> impl Iterator<Item = &[u8]> {
    PIECES.into_iter().map(move |bytes| {
        let (piece, rest) = message.split_at(bytes);
        message = rest;
        piece
    })
}

fn watch(algorithm: &'static Algorithm, level: Level) -> Result<(), Failed> {
    let mut options: Options = algorithm.needs.parse().map_err(|error| format!("{error}"))?;
    options.level = Some(level);
    let key = &secret(b"key", algorithm.key_bytes)[..];
    let nonce: &[u8] = &(1..=127).cycle().take(algorithm.nonce.bytes).collect::<Vec<u8>>();
    let tag_bytes = algorithm.tag.map_or(0, |tag| tag.bytes);
    let message = &secret(b"message", MESSAGE)[..];
    let ciphertext = &stream(b"ciphertext", MESSAGE)[..];
    watch_rows(algorithm, &options)?;
    match algorithm.role() {
        Role::Blocks => {
            for (direction, input) in [(Direction::Encrypt, message), (Direction::Decrypt, ciphertext)] {
                clean("blocks", || {
                    let mut data = input.to_vec();
                    algorithm.blocks(key, &options)?.crypt(direction, &mut data)?;
                    Ok(data)
                })?;
            }
        }
        Role::Stream => {
            for (direction, input) in [(Direction::Encrypt, message), (Direction::Decrypt, ciphertext)] {
                clean("whole", || {
                    let mut data = input.to_vec();
                    algorithm.stream(key, &options)?.crypt(direction, nonce, &mut data)?;
                    Ok(data)
                })?;
                clean("pieces", || {
                    let mut running = algorithm.stream(key, &options)?.start(direction, nonce)?;
                    let mut out = Vec::new();
                    for piece in pieces(input) {
                        let mut piece = piece.to_vec();
                        running.apply(&mut piece)?;
                        out.extend_from_slice(&piece);
                    }
                    Ok(out)
                })?;
            }
        }
        Role::BlockMode => {
            for (direction, input) in [(Direction::Encrypt, message), (Direction::Decrypt, ciphertext)] {
                clean("whole", || {
                    let mut data = input.to_vec();
                    algorithm.block_mode(key, &options)?.crypt(direction, nonce, &mut data)?;
                    Ok(data)
                })?;
                for padding in ["none", "10*", "pkcs7"] {
                    let mut options = options;
                    match (algorithm.has(Parameter::Padding), padding, direction) {
                        (true, "none", _) | (true, _, Direction::Encrypt) => {
                            options.padding = None;
                            options.set("padding", padding)?;
                        }
                        (false, "none", _) => {}
                        _ => continue,
                    }
                    clean("pieces", || {
                        let mut running = algorithm.block_mode(key, &options)?.start(direction, nonce)?;
                        let mut out = Vec::new();
                        pieces(input).for_each(|piece| running.update(piece, &mut out));
                        running.finish(&mut out)?;
                        Ok(out)
                    })?;
                }
            }
        }
        Role::Aead => {
            let sealed = clean("whole", || {
                let mut out = message.to_vec();
                let mut tag = vec![0; tag_bytes];
                algorithm.aead(key, &options)?.seal(nonce, b"header", &mut out, &mut tag)?;
                out.extend_from_slice(&tag);
                Ok(out)
            })?;
            let sealed = sent(&sealed);
            verdicts("open", VERDICT, &sealed, |sealed| {
                let (data, tag) = sealed.split_at(MESSAGE);
                algorithm.aead(key, &options)?.open(nonce, b"header", &mut data.to_vec(), tag)
            })?;
            if matches!(algorithm.aead(key, &options)?.start_seal(nonce, b"header"), Err(Error::Unsupported { .. })) {
                return Ok(());
            }
            clean("pieces", || {
                let mut running = algorithm.aead(key, &options)?.start_seal(nonce, b"header")?;
                let mut out = Vec::new();
                for piece in pieces(message) {
                    let mut piece = piece.to_vec();
                    running.update(&mut piece)?;
                    out.extend_from_slice(&piece);
                }
                let mut tag = vec![0; tag_bytes];
                running.finish(&mut tag)?;
                out.extend_from_slice(&tag);
                Ok(out)
            })?;
            verdicts("open in pieces", VERDICT, &sealed, |sealed| {
                let mut running = algorithm.aead(key, &options)?.start_open_unverified(nonce, b"header")?;
                for piece in pieces(&sealed[..MESSAGE]) {
                    running.update(&mut piece.to_vec())?;
                }
                running.verify(&sealed[MESSAGE..])
            })?;
        }
        Role::Mac => {
            let tag = clean("whole", || {
                let mut tag = vec![0; tag_bytes];
                algorithm.mac(key, &options)?.mac(nonce, message, &mut tag)?;
                Ok(tag)
            })?;
            let tag = sent(&tag);
            verdicts("verify", VERDICT, &tag, |tag| algorithm.mac(key, &options)?.verify(nonce, message, tag))?;
            let start = || -> Result<_, Error> {
                let mut running = algorithm.mac(key, &options)?.start(nonce)?;
                pieces(message).try_for_each(|piece| running.update(piece))?;
                Ok(running)
            };
            clean("pieces", || {
                let mut tag = vec![0; tag_bytes];
                start()?.finish(&mut tag)?;
                Ok(tag)
            })?;
            verdicts("verify pieces", VERDICT, &tag, |tag| start()?.verify(tag))?;
        }
        Role::Xts => {
            for (direction, input) in [(Direction::Encrypt, message), (Direction::Decrypt, ciphertext)] {
                // The last sector uses ciphertext stealing.
                for bytes in [MESSAGE, MESSAGE - 5] {
                    // Keys with two equal halves may be rejected, which is a verdict.
                    let mut made = algorithm.xts(&stream(b"other", algorithm.key_bytes), &options);
                    let count = events(|| made = algorithm.xts(key, &options));
                    if count > VERDICT {
                        return Err(format!("key: {count} events").into());
                    }
                    let xts = made?;
                    clean("sectors", || {
                        let mut data = input[..bytes].to_vec();
                        xts.crypt_sectors(direction, 7, 512, &mut data)?;
                        xts.crypt(direction, nonce, &mut data)?;
                        Ok(data)
                    })?;
                }
            }
        }
        Role::KeyWrap => {
            let message = &message[..if algorithm.name().starts_with("gost89-wrap") { 32 } else { 128 }];
            let message = &message[..if algorithm.mode == "kwp" { algorithm.block_bytes + 1 } else { message.len() }];
            let mut wrapped = Vec::new();
            let count = events(|| {
                wrapped = algorithm.key_wrap(key, &options).and_then(|w| w.wrap(nonce, message)).unwrap_or_default()
            });
            if count != 0 || wrapped.is_empty() {
                return Err(format!("wrap: {count} events, {} bytes", wrapped.len()).into());
            }
            let wrapped = sent(&wrapped);
            let carried: &[u8] = if algorithm.nonce.carried { &[] } else { nonce };
            // Padding reveals the length.
            let most = if algorithm.mode == "kwp" { usize::MAX } else { VERDICT };
            verdicts("unwrap", most, &wrapped, |wrapped| {
                algorithm.key_wrap(key, &options)?.unwrap(carried, wrapped).map(|_| ())
            })?;
        }
        Role::KeyDerivation => {
            clean("derive", || algorithm.key_derivation(key, &options)?.derive(nonce))?;
        }
    }
    Ok(())
}
