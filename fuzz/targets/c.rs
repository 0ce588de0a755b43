//! Calls the C functions with arbitrary lengths and with buffers that end at a guard page. No
//! function may panic or access memory beyond a buffer. Rejected calls must leave either zeros or
//! the previous contents in the output.

#![no_main]

use std::ffi::CString;
use std::ptr;
use std::slice;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use phalanx_c::*;
use phalanx_catalogue::all;

/// Memory that ends at a guard page.
struct Edge {
    end: *mut u8,
    most: usize,
}

// SAFETY: the fuzzer uses only one thread.
unsafe impl Sync for Edge {}
// SAFETY: as above.
unsafe impl Send for Edge {}

/// Number of such buffers.
const BUFFERS: usize = 6;
const MOST: usize = 8192;

unsafe extern "C" {
    fn mmap(at: *mut u8, len: usize, protection: i32, flags: i32, file: i32, offset: i64) -> *mut u8;
    fn mprotect(at: *mut u8, len: usize, protection: i32) -> i32;
}

impl Edge {
    fn new() -> Self {
        // SAFETY: this maps new private memory (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS
        // on Linux) and makes its last page inaccessible.
        unsafe {
            let at = mmap(ptr::null_mut(), MOST + 4096, 3, 0x22, -1, 0);
            assert!(at as isize != -1 && mprotect(at.add(MOST), 4096, 0) == 0, "no guard pages");
            Self { end: at.add(MOST), most: MOST }
        }
    }

    /// Returns the last `len` bytes, filled with a value.
    fn take(&self, len: usize, with: u8) -> (*mut u8, usize) {
        let len = len.min(self.most);
        // SAFETY: they are part of the mapping.
        unsafe {
            let at = self.end.sub(len);
            at.write_bytes(with, len);
            (at, len)
        }
    }
}

fn edges() -> &'static [Edge; BUFFERS] {
    static EDGES: OnceLock<[Edge; BUFFERS]> = OnceLock::new();
    EDGES.get_or_init(|| std::array::from_fn(|_| Edge::new()))
}

/// Returns whether all bytes are zero or unchanged.
fn untouched(at: *const u8, len: usize, was: u8) -> bool {
    // SAFETY: `take` returned this memory.
    let bytes = unsafe { slice::from_raw_parts(at, len) };
    bytes.iter().all(|byte| *byte == 0) || bytes.iter().all(|byte| *byte == was)
}

fuzz_target!(|data: &[u8]| {
    let Some(([which, key, nonce, aad, low, high, tag, flags], _)) = data.split_first_chunk::<8>() else { return };
    let algorithm = &all()[usize::from(*which) % all().len()];
    let mostly = |usual: usize, other: u8, flag: u8| if flags & flag == 0 { usual } else { usize::from(other) };
    let name = CString::new(algorithm.name()).expect("no NUL in a name");
    let options = CString::new(algorithm.needs).expect("no NUL in options");
    let [a, b, c, d, e, f] = edges();
    let (key, key_len) = a.take(mostly(algorithm.key_bytes, *key, 1), 7);
    let (iv, iv_len) = b.take(mostly(algorithm.nonce.bytes, *nonce, 2), 1);
    let (aad, aad_len) = c.take(usize::from(*aad), 2);
    let (src, len) = d.take(usize::from(u16::from_le_bytes([*low, *high])) % MOST, 3);
    // Another buffer, in place, or overlapping.
    let (dst, dst_len) = if flags & 4 == 0 { e.take(len, 4) } else { (src, len) };
    let shift = usize::from(flags & 12 == 12 && len > 1);
    let (dst, len) = (dst, dst_len - shift);
    let src = src.wrapping_add(shift).cast_const();
    let (tag, tag_len) = f.take(mostly(algorithm.tag.map_or(0, |tag| tag.bytes), *tag, 16), 5);
    // SAFETY: every buffer is as long as stated. Texts end with a NUL. Handles are created, used
    // and freed once.
    unsafe {
        let mut aead = ptr::null_mut();
        if phalanx_aead_new(&raw mut aead, name.as_ptr(), key, key_len, options.as_ptr()) == PHALANX_OK {
            let sealed = phalanx_aead_seal(aead, iv, iv_len, aad, aad_len, src, dst, len, tag, tag_len);
            assert!(sealed != PHALANX_E_INTERNAL, "{algorithm}");
            assert!(shift == 0 || sealed != PHALANX_OK, "{algorithm} accepted overlapping buffers");
            if sealed == PHALANX_OK {
                *tag ^= 1;
                let (out, _) = d.take(len, 9);
                let opened = phalanx_aead_open(aead, iv, iv_len, aad, aad_len, dst, out, len, tag, tag_len);
                assert!(opened != PHALANX_OK && untouched(out, len, 9), "{algorithm} released unauthenticated data");
            } else if flags & 4 == 0 {
                assert!(untouched(dst, len, 4), "{algorithm} wrote output of a rejected call");
            }
            // Rows are as wide as the associated data. Nonces are either counted, or given and all
            // equal.
            let (width, tag_bytes) = (aad_len.max(1), algorithm.tag.map_or(0, |tag| tag.bytes));
            let count = len / width;
            let (out, room) = e.take(count * (width + tag_bytes), 4);
            let rows = |bytes: *const u8, width: usize| phalanx_rows {
                struct_bytes: size_of::<phalanx_rows>() as u32,
                kind: PHALANX_ROWS_FIXED,
                count,
                width,
                offsets: ptr::null(),
                bytes,
                bytes_len: count * width,
            };
            let nonces = phalanx_nonces {
                struct_bytes: size_of::<phalanx_nonces>() as u32,
                counted: u32::from(flags & 64 != 0),
                bytes: iv,
                bytes_len: iv_len,
                first: u64::from(*high),
            };
            let (plain, sealed) = (rows(src, width), rows(out, width + tag_bytes));
            let status = phalanx_aead_seal_rows(aead, &raw const nonces, ptr::null(), &raw const plain, out, room);
            assert!(status != PHALANX_E_INTERNAL, "{algorithm}");
            if status == PHALANX_OK {
                assert!(count < 2 || nonces.counted == 1, "{algorithm} sealed two rows with the same nonce");
                let (mut bad, (back, back_len)) = (0, d.take(count * width, 9));
                let (nonces, sealed) = (&raw const nonces, &raw const sealed);
                let opened = phalanx_aead_open_rows(aead, nonces, ptr::null(), sealed, back, back_len, &raw mut bad);
                assert!(opened == PHALANX_OK && bad == usize::MAX, "{algorithm}: {opened}, row {bad}");
            } else {
                assert!(untouched(out, room, 4), "{algorithm} wrote output of a rejected call");
            }
        }
        phalanx_aead_free(aead);
        let mut cipher = ptr::null_mut();
        if phalanx_cipher_new(&raw mut cipher, name.as_ptr(), key, key_len, options.as_ptr()) == PHALANX_OK {
            let done = phalanx_cipher_encrypt(cipher, iv, iv_len, src, dst, len);
            assert!(done != PHALANX_E_INTERNAL && (shift == 0 || done != PHALANX_OK), "{algorithm}");
            let (mut stream, mut chain, mut written) = (ptr::null_mut(), ptr::null_mut(), 0);
            let direction = i32::from(flags & 32 != 0);
            if phalanx_stream_new(&raw mut stream, cipher, direction, iv, iv_len) == PHALANX_OK {
                assert!(phalanx_stream_apply(stream, src, dst, len) != PHALANX_E_INTERNAL);
                assert!(phalanx_stream_seek(stream, u64::from(*tag)) != PHALANX_E_INTERNAL);
            }
            if phalanx_block_mode_new(&raw mut chain, cipher, direction, iv, iv_len) == PHALANX_OK {
                let room = len.saturating_sub(usize::from(*high));
                assert!(phalanx_block_mode_update(chain, src, room, dst, len, &raw mut written) != PHALANX_E_INTERNAL);
                assert!(written <= len);
                assert!(phalanx_block_mode_finish(chain, dst, len, &raw mut written) != PHALANX_E_INTERNAL);
            }
            phalanx_stream_free(stream);
            phalanx_block_mode_free(chain);
        }
        phalanx_cipher_free(cipher);
        let mut mac = ptr::null_mut();
        if phalanx_mac_new(&raw mut mac, name.as_ptr(), key, key_len, options.as_ptr()) == PHALANX_OK {
            let done = phalanx_mac_compute(mac, iv, iv_len, src, len, tag, tag_len);
            assert!(done == PHALANX_OK || (done != PHALANX_E_INTERNAL && untouched(tag, tag_len, 5)), "{algorithm}");
        }
        phalanx_mac_free(mac);
        let mut xts = ptr::null_mut();
        if phalanx_xts_new(&raw mut xts, name.as_ptr(), key, key_len, options.as_ptr()) == PHALANX_OK {
            let done = phalanx_xts_encrypt_sectors(xts, u64::MAX, aad_len, src, dst, len);
            assert!(done != PHALANX_E_INTERNAL && (shift == 0 || done != PHALANX_OK || len == 0), "{algorithm}");
        }
        phalanx_xts_free(xts);
        let (mut wrap, mut written) = (ptr::null_mut(), 0);
        if phalanx_wrap_new(&raw mut wrap, name.as_ptr(), key, key_len, options.as_ptr()) == PHALANX_OK {
            assert!(
                phalanx_wrap_wrap(wrap, iv, iv_len, src, len.min(256), tag, tag_len, &raw mut written)
                    != PHALANX_E_INTERNAL
            );
            assert!(
                phalanx_wrap_unwrap(wrap, iv, iv_len, src, len.min(256), tag, tag_len, &raw mut written) != PHALANX_OK
            );
        }
        phalanx_wrap_free(wrap);
    }
});
