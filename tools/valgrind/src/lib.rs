//! Marks secrets as undefined memory for valgrind's memcheck, and counts its events. Memcheck
//! reports every branch and every address that depends on undefined memory.
//!
//! Valgrind recognises client requests by an instruction sequence that otherwise has no effect.
//! Without valgrind, and on systems other than x86-64 Linux, these functions do nothing.

/// Returns whether this program runs under valgrind.
pub fn is_running() -> bool {
    client::request(client::RUNNING, [0; 3]) > 0
}

/// Runs `f` and returns the number of events that it caused. The counter is global to the process.
pub fn events(f: impl FnOnce()) -> usize {
    let before = client::request(client::EVENTS, [0; 3]);
    f();
    client::request(client::EVENTS, [0; 3]) - before
}

/// Marks bytes as secret.
pub fn poison(bytes: &[u8]) {
    client::request(client::MAKE_UNDEFINED, [bytes.as_ptr().expose_provenance(), bytes.len(), 0]);
}

/// Marks bytes as public.
pub fn reveal(bytes: &[u8]) {
    client::request(client::MAKE_DEFINED, [bytes.as_ptr().expose_provenance(), bytes.len(), 0]);
}

/// Returns a set bit for every bit that depends on a secret.
pub fn undefined_bits(bytes: &[u8]) -> Vec<u8> {
    let mut bits = vec![0; bytes.len()];
    let from = bytes.as_ptr().expose_provenance();
    client::request(client::GET_UNDEFINED_BITS, [from, bits.as_mut_ptr().expose_provenance(), bits.len()]);
    bits
}

/// Memcheck's client requests.
mod client {
    pub(super) const RUNNING: usize = 0x1001;
    pub(super) const EVENTS: usize = 0x1201;
    pub(super) const MAKE_UNDEFINED: usize = 0x4d43_0001;
    pub(super) const MAKE_DEFINED: usize = 0x4d43_0002;
    pub(super) const GET_UNDEFINED_BITS: usize = 0x4d43_0008;

    /// Makes a client request. Returns zero if we are not running under valgrind.
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    pub(super) fn request(code: usize, arguments: [usize; 3]) -> usize {
        let block = [code, arguments[0], arguments[1], arguments[2], 0, 0];
        let mut result = 0;
        // SAFETY: rotating by 128 bits in total restores `rdi`, and exchanging a register with
        // itself does nothing. Under valgrind, the sequence reads `block` and writes only to memory
        // that callers pass.
        unsafe {
            std::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") block.as_ptr(), inout("rdx") result,
            );
        }
        result
    }

    #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
    pub(super) fn request(_: usize, _: [usize; 3]) -> usize {
        0
    }
}
