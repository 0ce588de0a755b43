//! Heap memory of keys is zero when it is given back: looked at by the allocator of this program.
//!
//! Keys and their forms are the only memory here that is aligned to a cache line, which is how the allocator knows them.
//! Registers and the stack are out of its sight.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::SeqCst};

use phalanx::gost28147::{CryptoProA, Gost28147, Sbox};
use phalanx::modes::dstu7624::Gcm;
use phalanx::{
    Cipher, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Level, Magma,
    Standard, Ublock128_128, Ublock128_256, Ublock256_256,
};

struct Watching;

const LINE: usize = 64;
const MOST: usize = 256;

/// Memory of keys that is in use: address and size.
static LIVE: [(AtomicPtr<u8>, AtomicUsize); MOST] =
    [const { (AtomicPtr::new(std::ptr::null_mut()), AtomicUsize::new(0)) }; MOST];
static FREED: AtomicUsize = AtomicUsize::new(0);
static NOT_ZERO: AtomicUsize = AtomicUsize::new(0);
static OVERFLOW: AtomicBool = AtomicBool::new(false);

// SAFETY: the system's allocator does the work; what is added neither allocates nor panics.
unsafe impl GlobalAlloc for Watching {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        let new = unsafe { System.alloc(layout) };
        if layout.align() == LINE && !new.is_null() {
            let free = LIVE.iter().find(|(p, _)| p.compare_exchange(std::ptr::null_mut(), new, SeqCst, SeqCst).is_ok());
            match free {
                Some((_, size)) => size.store(layout.size(), SeqCst),
                None => OVERFLOW.store(true, SeqCst),
            }
        }
        new
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        if layout.align() == LINE {
            // SAFETY: the memory is still the caller's, who has initialised all of it: lines have no padding.
            let bytes = unsafe { std::slice::from_raw_parts(old, layout.size()) };
            FREED.fetch_add(1, SeqCst);
            NOT_ZERO.fetch_add(usize::from(bytes.iter().any(|byte| *byte != 0)), SeqCst);
            for (p, _) in &LIVE {
                let _ = p.compare_exchange(old, std::ptr::null_mut(), SeqCst, SeqCst);
            }
        }
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(old, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Watching = Watching;

/// How many memories of keys are in use, all of which have to hold something.
fn live() -> usize {
    let mut count = 0;
    for (p, size) in &LIVE {
        let p = p.load(SeqCst);
        if !p.is_null() {
            // SAFETY: this program has one thread that uses keys, and nothing is freed meanwhile.
            let bytes = unsafe { std::slice::from_raw_parts(p, size.load(SeqCst)) };
            assert!(bytes.iter().any(|byte| *byte != 0), "memory of a key without a key");
            count += 1;
        }
    }
    count
}

/// Uses a value, drops it, and looks at what was freed.
fn check<T>(name: &str, make: impl FnOnce() -> T, work: impl FnOnce(&T)) {
    let (before, freed, not_zero) = (live(), FREED.load(SeqCst), NOT_ZERO.load(SeqCst));
    let value = make();
    work(&value);
    let used = live() - before;
    assert!(used >= 2, "{name}: {used} memories of keys");
    drop(value);
    assert_eq!(live(), before, "{name}: not all given back");
    assert!(FREED.load(SeqCst) >= freed + used, "{name}");
    assert_eq!(NOT_ZERO.load(SeqCst), not_zero, "{name}: memory of a key was given back as it was");
    assert!(!OVERFLOW.load(SeqCst));
}

/// Both directions, few blocks and many, so that all forms of a level are made.
fn crypt<S: Standard>(cipher: &Cipher<S>) {
    let mut data = vec![3; Cipher::<S>::BLOCK_BYTES * 300];
    for blocks in [1, 7, 300] {
        let data = &mut data[..Cipher::<S>::BLOCK_BYTES * blocks];
        cipher.encrypt_blocks(data).expect("whole blocks");
        cipher.decrypt_blocks(data).expect("whole blocks");
    }
    // A clone is other memory.
    drop(cipher.clone());
}

// One test: the counts are the process's.
#[test]
fn keys_are_wiped() {
    for level in Level::available() {
        macro_rules! ciphers {
            ($($cipher:ty),*) => {$(
                check(<$cipher>::NAME, || <$cipher>::with_level(&[0xc3; <$cipher>::KEY_BYTES], level).expect("available"), crypt);
            )*};
        }
        ciphers!(Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, Kuznyechik, Magma);
        ciphers!(Ublock128_128, Ublock128_256, Ublock256_256, Gost28147<CryptoProA>);
        let sbox = Sbox::named("dstu-dke-1").expect("a set that is known");
        check("gost28147", || Gost28147::with_sbox_and_level(&[0xc3; 32], sbox, level).expect("available"), crypt);
        check(
            "gcm",
            || Gcm::<Kalyna256_256>::with_level(&[0xc3; 32], level).expect("available"),
            |gcm| {
                let mut tag = [0; 32];
                gcm.encrypt_in_place(&[1; 32], b"aad", &mut [7; 5000], &mut tag).expect("lengths are right");
                drop(gcm.clone());
            },
        );
    }
}
