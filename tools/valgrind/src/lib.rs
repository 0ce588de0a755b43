//! Secrets as undefined memory for valgrind's memcheck, and its events counted: it reports every branch and every address that
//! depends on undefined memory.
//!
//! Valgrind sees its client requests in a sequence of instructions that does nothing elsewhere; without valgrind, and on other
//! systems than Linux on x86-64, the functions here do nothing either.

/// Whether this program runs under valgrind.
pub fn is_running() -> bool {
    client::request(client::RUNNING, [0; 3]) > 0
}

/// Runs `f` and gives the number of events that it caused. They are counted for the whole process.
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

/// A set bit for every bit that depends on a secret.
pub fn undefined_bits(bytes: &[u8]) -> Vec<u8> {
    let mut bits = vec![0; bytes.len()];
    let from = bytes.as_ptr().expose_provenance();
    client::request(client::GET_UNDEFINED_BITS, [from, bits.as_mut_ptr().expose_provenance(), bits.len()]);
    bits
}

/// The client requests of memcheck.
mod client {
    pub(super) const RUNNING: usize = 0x1001;
    pub(super) const EVENTS: usize = 0x1201;
    pub(super) const MAKE_UNDEFINED: usize = 0x4d43_0001;
    pub(super) const MAKE_DEFINED: usize = 0x4d43_0002;
    pub(super) const GET_UNDEFINED_BITS: usize = 0x4d43_0008;

    /// Zero without valgrind.
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    pub(super) fn request(code: usize, arguments: [usize; 3]) -> usize {
        let block = [code, arguments[0], arguments[1], arguments[2], 0, 0];
        let mut result = 0;
        // SAFETY: 128 bits of rotation leave `rdi` as it was, and exchanging a register with itself does nothing; under
        // valgrind the sequence reads the block, and writes nothing that Rust sees but what the callers pass.
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
