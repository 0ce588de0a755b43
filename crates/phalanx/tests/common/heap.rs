//! An allocator that checks memory when it is freed.

use std::alloc::{GlobalAlloc, Layout, System};
use std::arch::asm;
use std::cell::Cell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::SeqCst};

use super::secrets::Secrets;

/// Install it with `#[global_allocator]`.
pub(crate) struct Watching;

/// The alignment of keys and their forms. No other allocation in the tested code uses it.
const ALIGNED: usize = 16;
const MAX_ALLOCATIONS: usize = 256;

thread_local! {
    /// Whether this thread is creating keys. The test harness has tables with the same alignment,
    /// but it creates them in another thread.
    pub(crate) static MAKES_KEYS: Cell<bool> = const { Cell::new(false) };
}

/// The address and size of each key allocation in use.
pub(crate) static LIVE: [(AtomicPtr<u8>, AtomicUsize); MAX_ALLOCATIONS] =
    [const { (AtomicPtr::new(std::ptr::null_mut()), AtomicUsize::new(0)) }; MAX_ALLOCATIONS];
pub(crate) static FREED: AtomicUsize = AtomicUsize::new(0);
pub(crate) static NOT_ZERO: AtomicUsize = AtomicUsize::new(0);
pub(crate) static OVERFLOW: AtomicBool = AtomicBool::new(false);

// SAFETY: this forwards to the system allocator. The additional code neither allocates nor panics.
unsafe impl GlobalAlloc for Watching {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // The memory is zeroed, so that the search doesn't find what the tests themselves left in
        // freed memory.
        // SAFETY: the caller upholds the same contract.
        let new = unsafe { System.alloc_zeroed(layout) };
        if layout.align() == ALIGNED && MAKES_KEYS.get() && !new.is_null() {
            let free = LIVE.iter().find(|(p, _)| p.compare_exchange(std::ptr::null_mut(), new, SeqCst, SeqCst).is_ok());
            match free {
                Some((_, size)) => size.store(layout.size(), SeqCst),
                None => OVERFLOW.store(true, SeqCst),
            }
        }
        new
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: the memory hasn't been freed yet.
        unsafe { search(old, layout.size()) };
        let is = |p: &&AtomicPtr<u8>| p.load(SeqCst) == old;
        if let Some(p) = LIVE.iter().map(|(p, _)| p).find(is) {
            // SAFETY: the memory hasn't been freed yet, and it is initialised because it contains
            // no padding.
            let bytes = unsafe { std::slice::from_raw_parts(old, layout.size()) };
            FREED.fetch_add(1, SeqCst);
            NOT_ZERO.fetch_add(usize::from(bytes.iter().any(|byte| *byte != 0)), SeqCst);
            p.store(std::ptr::null_mut(), SeqCst);
        }
        // SAFETY: the caller upholds the same contract.
        unsafe { System.dealloc(old, layout) }
    }
}

/// Secrets to search for in all memory that any thread frees.
static WANTED: AtomicPtr<Secrets> = AtomicPtr::new(std::ptr::null_mut());
static FOUND: Mutex<Option<&'static str>> = Mutex::new(None);
static SEARCHED: AtomicUsize = AtomicUsize::new(0);

/// Searches for `secrets` in all memory that is freed while `f` runs. Returns the number of bytes
/// searched, and the secret that was found, if any.
pub(crate) fn given_back_by(secrets: Secrets, f: impl FnOnce()) -> (usize, Option<&'static str>) {
    SEARCHED.store(0, SeqCst);
    // This is leaked, because another thread may still be searching.
    WANTED.store(Box::leak(Box::new(secrets)), SeqCst);
    f();
    WANTED.store(std::ptr::null_mut(), SeqCst);
    (SEARCHED.load(SeqCst), FOUND.lock().expect("nothing panics with it").take())
}

/// # Safety
/// The memory must be readable, but doesn't have to be initialised.
unsafe fn search(memory: *const u8, size: usize) {
    const STEP: usize = 4096;
    let mut copy = [0; STEP + 7];
    // SAFETY: the pointer is either null or was leaked by `given_back_by`.
    let Some(wanted) = (unsafe { WANTED.load(SeqCst).as_ref() }) else { return };
    SEARCHED.fetch_add(size, SeqCst);
    for at in (0..size).step_by(STEP) {
        let bytes = copy.len().min(size - at);
        // SAFETY: this copies within both buffers, using instructions that accept uninitialised
        // memory.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            asm!(
                "rep movsb",
                inout("rsi") memory.add(at) => _, inout("rdi") copy.as_mut_ptr() => _, inout("rcx") bytes => _,
            );
        }
        // SAFETY: as above.
        #[cfg(target_arch = "aarch64")]
        unsafe {
            asm!(
                "2:", "ldrb {byte:w}, [{from}], #1", "strb {byte:w}, [{to}], #1", "subs {n}, {n}, #1", "b.ne 2b",
                from = inout(reg) memory.add(at) => _, to = inout(reg) copy.as_mut_ptr() => _, n = inout(reg) bytes => _,
                byte = out(reg) _,
            );
        }
        if let Some((name, _)) = wanted.find_in(&copy[..bytes]) {
            *FOUND.lock().expect("nothing panics with it") = Some(name);
        }
    }
}
