//! Encrypts and decrypts parts of a file, possibly on several machines.

use std::ffi::{c_char, c_int};
use std::ops::Range;

use phalanx::Level;
use phalanx_file::{Draft, Error, Header, Layout, PartSealer, Payload, SystemRandom, Transfer};

use crate::cipher::{PHALANX_DECRYPT, PHALANX_ENCRYPT};
use crate::file::{FileOptions, phalanx_file_secrets};
use crate::memory::{Sized32, Span, check, free, give, give_bytes, give_structure, handle, stated_bytes};
use crate::status::{Failure, Outcome, guard, refuse};

/// A file whose chunks can be encrypted or decrypted in any order and on several machines.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_file_parts {
    layout: Layout,
    chunk: u32,
    keys: Keys,
}

enum Keys {
    Seal(PartSealer),
    Open(Payload),
}

/// Where a range of chunks is located. Set `struct_bytes` to sizeof(phalanx_file_range) before the
/// call, which fills in the rest.
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_file_range {
    /// Size of this structure, set by the caller.
    pub struct_bytes: u32,
    /// Plaintext bytes per chunk. The last chunk may be shorter.
    pub chunk_bytes: u32,
    /// Number of chunks in the whole file.
    pub chunks: u64,
    /// Size of the whole encrypted file, including its header.
    pub file_bytes: u64,
    /// Where these chunks begin in the plaintext.
    pub plain_begin: u64,
    /// Where these chunks end in the plaintext.
    pub plain_end: u64,
    /// Where these chunks begin in the encrypted file.
    pub file_begin: u64,
    /// Where these chunks end in the encrypted file.
    pub file_end: u64,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_file_range {
    const FIRST: usize = std::mem::offset_of!(Self, file_end) + size_of::<u64>();
}

/// Creates the draft of a new file with `plain_bytes` bytes of plaintext. Each of `secrets` will be
/// able to open it. All machines that share the work need the draft, which isn't secret, and one of
/// the secrets. phalanx_file_draft_header extracts the header that the encrypted file starts with.
///
/// The draft is written to `dst`, which has room for `cap` bytes; 65552 are always enough.
/// `*written` receives its length, even if it does not fit. In that case the draft is lost, and
/// calling again creates a different one. `options` is as in phalanx_file_encrypt, but without
/// "threads" and "existing".
///
/// Threads: any.
///
/// Errors: PHALANX_E_PARAMETER, PHALANX_E_ALGORITHM, PHALANX_E_LEVEL, PHALANX_E_LIMIT,
/// PHALANX_E_LENGTH if it does not fit, PHALANX_E_IO if the system has no randomness,
/// PHALANX_E_NULL.
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
        // SAFETY: the caller upholds the documented contract.
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

/// Extracts the header, which the encrypted file starts with, from a draft of `len` bytes. The
/// header is written to `dst`, which has room for `cap` bytes. `*written` receives its length, even
/// if it does not fit.
///
/// Threads: any. Errors: PHALANX_E_PARAMETER if it is not a draft, PHALANX_E_AUTH if the draft was
/// modified, PHALANX_E_LIMIT if its plaintext is too long for a file, PHALANX_E_LENGTH if the
/// header does not fit, PHALANX_E_NULL.
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
        // SAFETY: the caller upholds the documented contract, and all were checked.
        let draft = Draft::from_bytes(unsafe { draft.bytes() })?;
        // SAFETY: as above.
        unsafe { give_bytes(draft.header().as_bytes(), dst, written) }
    })
}

/// Gets the size of a file's header from the first 56 bytes of the encrypted file.
///
/// Threads: any. Errors: PHALANX_E_AUTH if it is not an encrypted file, PHALANX_E_LENGTH,
/// PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_header_bytes(start: *const u8, len: usize, bytes: *mut usize) -> c_int {
    guard(|| {
        let start = Span::read("start", start, len);
        check(&[start, Span::result("bytes", bytes)])?;
        // SAFETY: the caller upholds the documented contract, and both were checked.
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

/// Computes the plaintext size of an encrypted file of `file_bytes` bytes from its header, which is
/// `len` bytes long. The result assumes that the file is complete.
///
/// Threads: any. Errors: PHALANX_E_AUTH if it is not a header or no complete file has this size,
/// PHALANX_E_LIMIT, PHALANX_E_LENGTH, PHALANX_E_NULL.
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
        // SAFETY: the caller upholds the documented contract, and both were checked.
        let layout = Header::read(unsafe { header.bytes() })?.layout_of_file(file_bytes)?;
        // SAFETY: as above.
        unsafe { plain_bytes.write(layout.plain_len()) };
        Ok(())
    })
}

/// Unlocks a file that has `plain_bytes` bytes of plaintext with one of `secrets`, in order to
/// encrypt (PHALANX_ENCRYPT) or decrypt (PHALANX_DECRYPT) its chunks. `start`, of `len` bytes, is
/// the draft when encrypting, and the header when decrypting. `options` is NULL or a string such as
/// "level=avx2". `*out` receives the new handle, or NULL on failure. Free it with
/// phalanx_file_parts_free.
///
/// **Encrypt each chunk only once**: if you encrypt a second plaintext under the same chunk number,
/// both are revealed. This is why the header of an existing file is rejected for encryption. To
/// change a file, create a new draft.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if no secret opens the file or it was modified, PHALANX_E_PARAMETER if
/// the direction or an option is invalid, `start` is not a draft or `plain_bytes` does not match
/// it, PHALANX_E_LEVEL, PHALANX_E_LIMIT, PHALANX_E_LENGTH, PHALANX_E_IO if memory runs out,
/// PHALANX_E_NULL.
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
        // SAFETY: the caller upholds the documented contract.
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
                            refuse!(
                                PHALANX_E_PARAMETER,
                                "plain_bytes: {plain_bytes} does not match the draft: pass {stated}"
                            );
                        }
                        let sealer = draft.sealer(&secrets.0, 0..layout.chunks())?;
                        (Keys::Seal(sealer), layout, draft.header().chunk_size())
                    }
                    PHALANX_DECRYPT => {
                        let header = Header::read(start)?.with_level(level)?;
                        (Keys::Open(header.unlock(&secrets.0)?), header.layout(plain_bytes)?, header.chunk_size())
                    }
                    other => {
                        refuse!(
                            PHALANX_E_PARAMETER,
                            "invalid direction {other}: use PHALANX_ENCRYPT or PHALANX_DECRYPT"
                        )
                    }
                };
                Ok(phalanx_file_parts { layout, chunk: chunk.bytes() as u32, keys })
            })
        }
    })
}

/// Frees a file handle and wipes its keys. NULL is allowed. No other thread may be using it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_parts_free(parts: *mut phalanx_file_parts) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(parts) }
}

/// Checks that these chunks exist.
fn range(parts: &phalanx_file_parts, first: u64, end: u64) -> Outcome<Range<u64>> {
    let chunks = parts.layout.chunks();
    if first > end || end > chunks {
        refuse!(PHALANX_E_PARAMETER, "no chunks {first} to {end}: the file has {chunks}, numbered from 0");
    }
    Ok(first..end)
}

/// Gets the positions of the chunks from `first` up to but not including `end`, in the plaintext
/// and in the encrypted file, and the total number of chunks.
///
/// Threads: any. Errors: PHALANX_E_PARAMETER if these chunks do not exist, PHALANX_E_LENGTH for
/// struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_layout(
    parts: *const phalanx_file_parts,
    first: u64,
    end: u64,
    layout: *mut phalanx_file_range,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
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

/// Finds the chunks that contain the plaintext bytes from `plain_begin` up to but not including
/// `plain_end`. They run from `*first` up to but not including `*end`. A range that reaches the end
/// of the file includes the last chunk, because only that chunk proves where the plaintext ends.
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
        // SAFETY: the caller upholds the documented contract.
        let parts = unsafe { handle(parts) }?;
        check(&[Span::result("first", first), Span::result("end", end)])?;
        if plain_begin > plain_end {
            refuse!(PHALANX_E_PARAMETER, "plain_end: {plain_end} is before plain_begin, {plain_begin}");
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
        refuse!(
            PHALANX_E_LENGTH,
            "{what}: invalid length {got}: these chunks have {expected} bytes, see phalanx_file_layout"
        );
    }
    Ok(())
}

/// Encrypts the chunks from `first` up to but not including `end`. `src` is their plaintext, and
/// `dst` receives their part of the encrypted file. Both must be exactly the sizes that
/// phalanx_file_layout returns, and must not overlap. **Never encrypt a chunk twice**, except with
/// the same plaintext.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_STATE for a decryption handle, PHALANX_E_PARAMETER, PHALANX_E_LENGTH,
/// PHALANX_E_IO, PHALANX_E_NULL. On error, `dst` is zero or unchanged.
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
        // SAFETY: the caller upholds the documented contract.
        let parts = unsafe { handle(parts) }?;
        let (src, dst) = (Span::read("src", src, src_len), Span::written("dst", dst, dst_len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let (src, dst) = unsafe { (src.bytes(), dst.bytes_mut()) };
        let Keys::Seal(keys) = &parts.keys else {
            refuse!(PHALANX_E_STATE, "the handle is for decryption: create one with PHALANX_ENCRYPT");
        };
        let chunks = range(parts, first, end)?;
        let (plain, file) = (parts.layout.plain_range(chunks.clone()), parts.layout.file_range(chunks.clone()));
        check_length("src", plain.end - plain.start, src_len)?;
        check_length("dst", file.end - file.start, dst_len)?;
        settle(dst, |dst| keys.encrypt_some(chunks, src, dst, Transfer::default()))
    })
}

/// Verifies and decrypts the chunks from `first` up to but not including `end`. `src` is their part
/// of the encrypted file, and `dst` receives their plaintext. Both must be exactly the sizes that
/// phalanx_file_layout returns, and must not overlap. **Only the last chunk proves where the
/// plaintext ends**: to detect truncation, decrypt that chunk too.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if a chunk was modified, PHALANX_E_STATE for an encryption handle, and
/// those of phalanx_file_seal_chunks. On error, `dst` is zero or unchanged.
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
        // SAFETY: the caller upholds the documented contract.
        let parts = unsafe { handle(parts) }?;
        let (src, dst) = (Span::read("src", src, src_len), Span::written("dst", dst, dst_len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let (src, dst) = unsafe { (src.bytes(), dst.bytes_mut()) };
        let Keys::Open(keys) = &parts.keys else {
            refuse!(PHALANX_E_STATE, "the handle is for encryption: create one with PHALANX_DECRYPT");
        };
        let chunks = range(parts, first, end)?;
        let (plain, file) = (parts.layout.plain_range(chunks.clone()), parts.layout.file_range(chunks.clone()));
        check_length("src", file.end - file.start, src_len)?;
        check_length("dst", plain.end - plain.start, dst_len)?;
        settle(dst, |dst| keys.decrypt_chunks(&parts.layout, chunks, src, dst, Transfer::default()))
    })
}

/// Fills a buffer, or zeroes it on failure.
fn settle(dst: &mut [u8], fill: impl FnOnce(&mut [u8]) -> phalanx_file::Result<u64>) -> Outcome {
    let result = fill(dst);
    if result.is_err() {
        phalanx::wipe(dst);
    }
    result?;
    Ok(())
}
