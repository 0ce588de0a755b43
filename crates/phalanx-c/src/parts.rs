//! Encrypted files in parts, for several machines.

use std::ffi::{c_char, c_int};
use std::ops::Range;

use phalanx::Level;
use phalanx_file::{Draft, Error, Header, Layout, PartSealer, Payload, SystemRandom, Transfer};

use crate::cipher::{PHALANX_DECRYPT, PHALANX_ENCRYPT};
use crate::file::{FileOptions, phalanx_file_secrets};
use crate::memory::{Sized32, Span, check, free, give, give_bytes, give_structure, handle, stated_bytes};
use crate::status::{Failure, Outcome, guard, refuse};

/// A file whose chunks are encrypted or decrypted in any order, by several machines.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_file_parts {
    layout: Layout,
    chunk: u32,
    keys: Keys,
}

enum Keys {
    Seal(PartSealer),
    Open(Payload),
}

/// Where chunks of a file lie. Set `struct_bytes` to the sizeof before the call; the rest is written.
#[allow(non_camel_case_types, reason = "a name of C")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_file_range {
    /// Bytes of this structure, from the caller.
    pub struct_bytes: u32,
    /// Plaintext bytes of a chunk; the last one may have fewer.
    pub chunk_bytes: u32,
    /// Chunks of the whole file.
    pub chunks: u64,
    /// Bytes of the whole encrypted file, with its header.
    pub file_bytes: u64,
    /// Where the plaintext of the chunks that were asked for begins.
    pub plain_begin: u64,
    /// Where it ends.
    pub plain_end: u64,
    /// Where these chunks begin in the encrypted file.
    pub file_begin: u64,
    /// Where they end.
    pub file_end: u64,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_file_range {
    const FIRST: usize = std::mem::offset_of!(Self, file_end) + size_of::<u64>();
}

/// Makes the draft of a new file of `plain_bytes` bytes of plaintext, which each of `secrets` opens: what those who share the work need beside a
/// secret. It is not secret. phalanx_file_draft_header gives what the encrypted file begins with.
///
/// It goes to `dst`, which has room for `cap` bytes; 65552 are enough. `*written` is how many it has, even if they do not fit (what was made is
/// lost then: another call makes another draft). `options` as in phalanx_file_encrypt, without "threads" and "existing".
///
/// Threads: any.
///
/// Errors: PHALANX_E_PARAMETER, PHALANX_E_ALGORITHM, PHALANX_E_LEVEL, PHALANX_E_LIMIT, PHALANX_E_LENGTH if it does not fit, PHALANX_E_IO without
/// randomness, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_draft_new(
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
    plain_bytes: u64,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (secrets, dst) = (unsafe { handle(secrets) }?, Span::written("dst", dst, cap));
        check(&[Span::text("options", options).or_none(), dst, Span::result("written", written)])?;
        // SAFETY: as above, and all were checked.
        let options = unsafe { FileOptions::read(options, FileOptions::DRAFT) }?.of_new(Some(plain_bytes));
        let draft = Draft::create(&options, &secrets.0, plain_bytes, &mut SystemRandom);
        let draft = draft.map_err(Failure::of_parameter)?;
        // SAFETY: as above.
        unsafe { give_bytes(&draft.to_bytes(), dst, written) }
    })
}

/// The header of a new file, of its draft, of `len` bytes: what the encrypted file begins with. It goes to `dst`, which has room for `cap` bytes;
/// `*written` is how many it has, even if they do not fit.
///
/// Threads: any. Errors: PHALANX_E_PARAMETER if it is no draft, PHALANX_E_AUTH for a draft that was changed, PHALANX_E_LIMIT for one of more
/// plaintext than a file has, PHALANX_E_LENGTH if the header does not fit, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_draft_header(
    draft: *const u8,
    len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        let (draft, dst) = (Span::read("draft", draft, len), Span::written("dst", dst, cap));
        check(&[draft, dst, Span::result("written", written)])?;
        // SAFETY: the caller gives what the documentation says, and all were checked.
        let draft = Draft::from_bytes(unsafe { draft.bytes() })?;
        // SAFETY: as above.
        unsafe { give_bytes(draft.header().as_bytes(), dst, written) }
    })
}

/// Bytes of a file's header, of the beginning of the encrypted file: 56 bytes of it say that.
///
/// Threads: any. Errors: PHALANX_E_AUTH if it is no encrypted file, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_header_bytes(start: *const u8, len: usize, bytes: *mut usize) -> c_int {
    guard(|| {
        let start = Span::read("start", start, len);
        check(&[start, Span::result("bytes", bytes)])?;
        // SAFETY: the caller gives what the documentation says, and both were checked.
        let length = match Header::read(unsafe { start.bytes() }) {
            Ok(header) => header.as_bytes().len(),
            Err(Error::Cut { at_least, .. }) => at_least as usize,
            Err(error) => return Err(error.into()),
        };
        // SAFETY: as above.
        unsafe { bytes.write(length) };
        Ok(())
    })
}

/// Bytes of the plaintext of a file with this header, of `len` bytes, and `file_bytes` bytes in all, if it is whole.
///
/// Threads: any. Errors: PHALANX_E_AUTH if it is no header, or no whole file is so long; PHALANX_E_LIMIT, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_plain_bytes(
    header: *const u8,
    len: usize,
    file_bytes: u64,
    plain_bytes: *mut u64,
) -> c_int {
    guard(|| {
        let header = Span::read("header", header, len);
        check(&[header, Span::result("plain_bytes", plain_bytes)])?;
        // SAFETY: the caller gives what the documentation says, and both were checked.
        let layout = Header::read(unsafe { header.bytes() })?.layout_of_file(file_bytes)?;
        // SAFETY: as above.
        unsafe { plain_bytes.write(layout.plain_len()) };
        Ok(())
    })
}

/// Unlocks a file of `plain_bytes` bytes of plaintext with one of `secrets`, to encrypt (PHALANX_ENCRYPT) or decrypt (PHALANX_DECRYPT) its chunks.
/// `start`, of `len` bytes, is the draft of a new file, to encrypt; to decrypt, the header. `options` is NULL or a text such as
/// "level=avx2". `*out` is the new handle, which phalanx_file_parts_free ends, or NULL if that fails.
///
/// **Each chunk must be encrypted once**: a second plaintext under its number would give both away. So the header of a file that exists is
/// refused to encrypt: to change a file, make a new draft.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if no secret opens it or it was changed, PHALANX_E_PARAMETER for the direction, for options, for what is no draft and
/// for another length than the draft says, PHALANX_E_LEVEL, PHALANX_E_LIMIT, PHALANX_E_LENGTH, PHALANX_E_IO without memory, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_parts_new(
    out: *mut *mut phalanx_file_parts,
    start: *const u8,
    len: usize,
    plain_bytes: u64,
    secrets: *const phalanx_file_secrets,
    direction: c_int,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let (secrets, start) = (handle(secrets)?, Span::read("start", start, len));
                check(&[start, Span::text("options", options).or_none()])?;
                let start = start.bytes();
                let level = FileOptions::read(options, FileOptions::READ)?.level.unwrap_or_else(Level::active);
                let (keys, layout, chunk) = match direction {
                    PHALANX_ENCRYPT => {
                        let draft = Draft::from_bytes(start)?.with_level(level)?;
                        let layout = *draft.layout();
                        if layout.plain_len() != plain_bytes {
                            let stated = layout.plain_len();
                            refuse!(PHALANX_E_PARAMETER, "the draft is one of {stated} bytes, not of {plain_bytes}");
                        }
                        let sealer = draft.sealer(&secrets.0, 0..layout.chunks())?;
                        (Keys::Seal(sealer), layout, draft.header().chunk_size())
                    }
                    PHALANX_DECRYPT => {
                        let header = Header::read(start)?.with_level(level)?;
                        (Keys::Open(header.unlock(&secrets.0)?), header.layout(plain_bytes)?, header.chunk_size())
                    }
                    other => {
                        refuse!(PHALANX_E_PARAMETER, "{other} is no direction: give PHALANX_ENCRYPT or PHALANX_DECRYPT")
                    }
                };
                Ok(phalanx_file_parts { layout, chunk: chunk.bytes() as u32, keys })
            })
        }
    })
}

/// Ends the handle of a file and wipes its keys. NULL is nothing. No other thread may use it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_parts_free(parts: *mut phalanx_file_parts) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(parts) }
}

/// Chunks that the file has.
fn range(parts: &phalanx_file_parts, first: u64, end: u64) -> Outcome<Range<u64>> {
    let chunks = parts.layout.chunks();
    if first > end || end > chunks {
        refuse!(PHALANX_E_PARAMETER, "the file has no chunks {first} to {end}: it has {chunks}, numbered from 0");
    }
    Ok(first..end)
}

/// Says where the chunks from `first` to before `end` lie, in the plaintext and in the encrypted file; and how many there are in all.
///
/// Threads: any. Errors: PHALANX_E_PARAMETER if the file has no such chunks, PHALANX_E_LENGTH for struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_layout(
    parts: *const phalanx_file_parts,
    first: u64,
    end: u64,
    layout: *mut phalanx_file_range,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let parts = unsafe { handle(parts) }?;
        check(&[Span::written_structure("layout", layout)])?;
        // SAFETY: as above, and it was checked.
        unsafe { stated_bytes("layout", layout) }?;
        let chunks = range(parts, first, end)?;
        let (plain, file) = (parts.layout.plain_range(chunks.clone()), parts.layout.file_range(chunks));
        let value = phalanx_file_range {
            struct_bytes: 0,
            chunk_bytes: parts.chunk,
            chunks: parts.layout.chunks(),
            file_bytes: parts.layout.file_len(),
            plain_begin: plain.start,
            plain_end: plain.end,
            file_begin: file.start,
            file_end: file.end,
        };
        // SAFETY: as above.
        unsafe { give_structure("layout", layout, &value) }
    })
}

/// The chunks that hold the bytes of the plaintext from `plain_begin` to before `plain_end`: from `*first` to before `*end`. A range that reaches
/// the end includes the last chunk, which alone says that the plaintext ends there.
///
/// Threads: any. Errors: PHALANX_E_PARAMETER if the end is before the beginning, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_chunks_of(
    parts: *const phalanx_file_parts,
    plain_begin: u64,
    plain_end: u64,
    first: *mut u64,
    end: *mut u64,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let parts = unsafe { handle(parts) }?;
        check(&[Span::result("first", first), Span::result("end", end)])?;
        if plain_begin > plain_end {
            refuse!(PHALANX_E_PARAMETER, "the range ends at {plain_end}, before its beginning {plain_begin}");
        }
        let chunks = parts.layout.chunks_of(plain_begin..plain_end);
        // SAFETY: as above, and both were checked.
        unsafe {
            first.write(chunks.start);
            end.write(chunks.end);
        }
        Ok(())
    })
}

fn check_length(what: &str, expected: u64, got: usize) -> Outcome {
    if expected != got as u64 {
        refuse!(PHALANX_E_LENGTH, "{what} has {got} bytes; these chunks take {expected}: phalanx_file_layout says so");
    }
    Ok(())
}

/// Encrypts the chunks from `first` to before `end`: `src` has their plaintext, `dst` gets what belongs at their place in the encrypted file, both
/// with exactly the lengths of phalanx_file_layout, and apart. **Never encrypt a chunk twice**, except the same plaintext again.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_STATE for a handle to decrypt, PHALANX_E_PARAMETER, PHALANX_E_LENGTH, PHALANX_E_IO, PHALANX_E_NULL; `dst` is zero or untouched
/// then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_seal_chunks(
    parts: *const phalanx_file_parts,
    first: u64,
    end: u64,
    src: *const u8,
    src_len: usize,
    dst: *mut u8,
    dst_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let parts = unsafe { handle(parts) }?;
        let (src, dst) = (Span::read("src", src, src_len), Span::written("dst", dst, dst_len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let (src, dst) = unsafe { (src.bytes(), dst.bytes_mut()) };
        let Keys::Seal(keys) = &parts.keys else {
            refuse!(PHALANX_E_STATE, "this file was unlocked to decrypt: make a handle with PHALANX_ENCRYPT");
        };
        let chunks = range(parts, first, end)?;
        let (plain, file) = (parts.layout.plain_range(chunks.clone()), parts.layout.file_range(chunks.clone()));
        check_length("src", plain.end - plain.start, src_len)?;
        check_length("dst", file.end - file.start, dst_len)?;
        settle(dst, |dst| keys.encrypt_some(chunks, src, dst, Transfer::default()))
    })
}

/// Decrypts the chunks from `first` to before `end`, after verifying them: `src` has what is at their place in the encrypted file, `dst` gets their
/// plaintext, both with exactly the lengths of phalanx_file_layout, and apart. **Only the last chunk says that the plaintext ends there**:
/// whoever needs the whole needs that chunk, too.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if a chunk was changed, PHALANX_E_STATE for a handle to encrypt, and as phalanx_file_seal_chunks; `dst` is zero or untouched
/// then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_open_chunks(
    parts: *const phalanx_file_parts,
    first: u64,
    end: u64,
    src: *const u8,
    src_len: usize,
    dst: *mut u8,
    dst_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let parts = unsafe { handle(parts) }?;
        let (src, dst) = (Span::read("src", src, src_len), Span::written("dst", dst, dst_len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let (src, dst) = unsafe { (src.bytes(), dst.bytes_mut()) };
        let Keys::Open(keys) = &parts.keys else {
            refuse!(PHALANX_E_STATE, "this file was unlocked to encrypt: make a handle with PHALANX_DECRYPT");
        };
        let chunks = range(parts, first, end)?;
        let (plain, file) = (parts.layout.plain_range(chunks.clone()), parts.layout.file_range(chunks.clone()));
        check_length("src", file.end - file.start, src_len)?;
        check_length("dst", plain.end - plain.start, dst_len)?;
        settle(dst, |dst| keys.decrypt_chunks(&parts.layout, chunks, src, dst, Transfer::default()))
    })
}

/// Fills a buffer; with zeros, if that fails.
fn settle(dst: &mut [u8], fill: impl FnOnce(&mut [u8]) -> phalanx_file::Result<u64>) -> Outcome {
    let result = fill(dst);
    if result.is_err() {
        phalanx::wipe(dst);
    }
    result?;
    Ok(())
}
