//! Leaks in code compiled by `rustc`, one per function. The `# prove` lines are the contracts.

use std::hint::black_box;

type Bytes = [u8; 256];

macro_rules! export {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty $body:block)*) => {
        $($(#[$doc])* #[unsafe(no_mangle)] pub extern "C" fn $name($($argument: $type),*) -> $result $body)*
    };
}

static TABLE: Bytes = [7; 256];
static FLAG: std::sync::atomic::AtomicU8 = std::sync::atomic::AtomicU8::new(0);
#[unsafe(no_mangle)]
static mut SECRETS: Bytes = [1; 256];

export! {
    /// # prove r_table(&secret)
    fn r_table(key: &Bytes) -> u8 { black_box(&TABLE)[usize::from(key[0])] }
    /// # prove r_branch(&secret)
    fn r_branch(key: &Bytes) -> u8 { if key[0] == 3 { black_box(1) } else { 0 } }
    /// # prove r_compare(&secret, &secret)
    fn r_compare(a: &Bytes, b: &Bytes) -> bool { a == b }
    /// # prove r_find(&secret, public)
    fn r_find(key: &Bytes, byte: u8) -> usize { key.iter().position(|b| *b == byte).unwrap_or(9) }
    /// # prove r_divide(&secret, public)
    fn r_divide(key: &Bytes, n: u64) -> u64 { u64::from(key[0]) * 99 / (n | 1) }
    /// # prove r_slice(&secret, &secret)
    fn r_slice(key: &Bytes, data: &Bytes) -> u8 { data[..usize::from(key[0])].iter().fold(0, |a, b| a ^ b) }
    /// # prove r_stack(&secret, &public, public, public)
    fn r_stack(key: &Bytes, table: &Bytes, i: usize, j: usize) -> u8 {
        let mut buffer = [0u8; 64];
        buffer[i % 64] = key[0];
        table[usize::from(black_box(&mut buffer)[j % 64])]
    }
    /// # prove r_stack_words(&secret, &public, public, public)
    fn r_stack_words(key: &Bytes, table: &Bytes, i: usize, j: usize) -> u8 {
        let mut buffer = [0u64; 16];
        black_box(&mut buffer)[i & 15] = u64::from(key[3]);
        table[(black_box(&mut buffer)[j & 15] & 255) as usize]
    }
    /// # prove r_copied(&secret, &public, public)
    fn r_copied(key: &Bytes, table: &Bytes, n: usize) -> u8 {
        let mut buffer = [0u8; 256];
        let n = n.min(256);
        buffer[..n].copy_from_slice(&key[..n]);
        table[usize::from(black_box(&mut buffer)[17])]
    }
    /// # prove r_match(&secret)
    fn r_match(key: &Bytes) -> u8 {
        match key[0] {
            0 => black_box(3),
            1 => black_box(7) ^ black_box(1),
            2 => black_box(9) + black_box(2) / 2,
            3 => black_box(11),
            4 => black_box(1) * 3,
            _ => 0,
        }
    }
    /// # prove r_option(&secret)
    fn r_option(key: &Bytes) -> u8 {
        let found = if key[0] > 9 { Some(black_box(key[1])) } else { None };
        black_box(found).map_or(0, |b| black_box(b))
    }
    /// # prove r_choice(&secret, &public, &public)
    fn r_choice(key: &Bytes, a: &Bytes, b: &Bytes) -> u8 { black_box(if key[0] & 1 == 1 { a } else { b })[7] }
    /// # prove r_static(&secret)
    fn r_static(key: &Bytes) -> u8 {
        FLAG.store(key[0], std::sync::atomic::Ordering::Relaxed);
        if FLAG.load(std::sync::atomic::Ordering::Relaxed) != 0 { black_box(1) } else { 2 }
    }
    /// # prove r_biased(&public, public)
    fn r_biased(table: &Bytes, i: usize) -> u8 {
        // SAFETY: this is never executed, because we only analyse the machine code.
        table[usize::from(unsafe { *(&raw const SECRETS).cast::<u8>().wrapping_add(i.wrapping_sub(0x2000)) })]
    }
    /// # prove r_result(&secret) -> public bool
    fn r_result(key: &Bytes) -> bool { key[0] < 7 }
}
