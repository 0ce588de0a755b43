//! Tests that with the `dit` feature, PSTATE.DIT is set during calls into the library and restored
//! afterwards.
#![cfg(all(target_arch = "aarch64", feature = "dit"))]

use core::arch::asm;

use phalanx::kernel::Op;
use phalanx::modes::nist::Gcm;
use phalanx::{Kuznyechik, Level, families};
use phalanx_kernels::parts::{Engine, wiped_beside};

const BIT: u64 = 1 << 24;

fn dit() -> bool {
    let register: u64;
    // SAFETY: this is only called if the CPU supports it.
    unsafe { asm!("mrs {0}, s3_3_c4_c2_5", out(reg) register) }
    register & BIT != 0
}

fn set(to: bool) {
    let register = if to { BIT } else { 0 };
    // SAFETY: as above.
    unsafe { asm!("msr s3_3_c4_c2_5, {0}", in(reg) register) }
}

/// Returns the value of the bit inside the closures that the library calls.
fn inside() -> Vec<bool> {
    let mut seen = vec![wiped_beside(0, dit), wiped_beside(1 << 20, dit), wiped_beside(0, || wiped_beside(0, dit))];
    for family in families().iter().filter(|family| family.is_cipher()) {
        let engine = Engine::new(family, Level::active(), None, &vec![1; family.key]);
        let mut blocks = vec![0; 3 * family.block];
        let p = blocks.as_mut_ptr();
        // SAFETY: the buffer is three blocks long and is processed in place.
        unsafe { engine.run(Op::Encrypt, p, p, 3, |_, _| seen.push(dit())) }
    }
    seen
}

#[test]
fn set_inside_and_restored_outside() {
    if !std::arch::is_aarch64_feature_detected!("dit") {
        println!("NOT TESTED: this CPU lacks FEAT_DIT");
        wiped_beside(0, || ());
        return;
    }
    for before in [false, true] {
        set(before);
        assert!(inside().iter().all(|bit| *bit), "before: {before}");
        assert_eq!(dit(), before, "behind calls");

        let (mut data, mut tag) = ([7; 100], [0; 16]);
        let key = Gcm::<Kuznyechik>::new(&[1; 32]);
        key.encrypt_detached(&[0; 12], b"", &mut data, &mut tag).expect("lengths that are allowed");
        assert_eq!(dit(), before, "behind a message");

        let unwound = std::panic::catch_unwind(|| wiped_beside(0, || panic!("on purpose")));
        assert!(unwound.is_err() && dit() == before, "behind a panic");
    }
    set(false);
}
