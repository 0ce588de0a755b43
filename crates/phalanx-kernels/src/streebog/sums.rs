//! The numbers N and Σ of a state: little-endian, modulo 2^512.

/// Adds a block of 512 bits to N and Σ.
///
/// # Safety
/// `state` must hold a state, and `block` one block.
#[inline(always)]
pub(super) unsafe fn add_block(state: *mut u8, block: *const u8) {
    // SAFETY: N follows h, and Σ follows N. Byte arrays don't need to be aligned.
    unsafe {
        add(state.add(64), [512, 0, 0, 0, 0, 0, 0, 0]);
        let mut words = [0; 8];
        for w in 0..8 {
            words[w] = u64::from_le_bytes(block.cast::<[u8; 8]>().add(w).read());
        }
        add(state.add(128), words);
    }
}

/// # Safety
/// `number` must hold 64 bytes.
#[inline(always)]
unsafe fn add(number: *mut u8, words: [u64; 8]) {
    let (number, mut carry) = (number.cast::<[u8; 8]>(), 0);
    for w in 0..8 {
        // SAFETY: this is word `w` of eight.
        unsafe {
            let (sum, over) = u64::from_le_bytes(number.add(w).read()).overflowing_add(words[w]);
            let (sum, again) = sum.overflowing_add(carry);
            carry = u64::from(over | again);
            number.add(w).write(sum.to_le_bytes());
        }
    }
}
