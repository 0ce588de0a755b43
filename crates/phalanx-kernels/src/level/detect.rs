//! Detects whether the CPU has a feature, given by the compiler's name for it, and whether the
//! operating system has enabled it.

/// Uses the standard library.
#[cfg(all(vectors = "x86_64", feature = "std"))]
macro_rules! has {
    ($feature:tt) => {
        std::arch::is_x86_feature_detected!($feature)
    };
}

/// Uses the standard library.
#[cfg(all(target_arch = "aarch64", feature = "std"))]
#[allow(unused_macros, reason = "unused on big-endian CPUs")]
macro_rules! has {
    // There's no CPU flag for this, so we have to look at the core's ID register. Apple's systems
    // only run on Apple's own cores.
    ("fast-eor3") => {
        cfg!(target_vendor = "apple") || $crate::level::midr::here()
    };
    ($feature:tt) => {
        std::arch::is_aarch64_feature_detected!($feature)
    };
}

/// Uses CPUID directly.
#[cfg(all(vectors = "x86_64", not(feature = "std")))]
macro_rules! has {
    ($feature:tt) => {
        $crate::level::detect::cpuid($feature)
    };
}

/// Uses the features enabled at compile time.
#[cfg(not(any(vectors = "x86_64", all(target_arch = "aarch64", feature = "std"))))]
#[allow(unused_macros)]
macro_rules! has {
    // The compiler treats this as part of "aes".
    ("pmull") => {
        cfg!(target_feature = "aes")
    };
    ("fast-eor3") => {
        cfg!(target_vendor = "apple")
    };
    ($feature:tt) => {
        cfg!(target_feature = $feature)
    };
}

#[allow(unused_imports)]
pub(super) use has;

#[cfg(all(vectors = "x86_64", not(feature = "std")))]
pub(super) fn cpuid(feature: &str) -> bool {
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    #[target_feature(enable = "xsave")]
    fn enabled_state() -> u64 {
        // SAFETY: the caller has checked that XGETBV is available, and register 0 always exists if
        // it is.
        unsafe { _xgetbv(0) }
    }
    let bit = |word: u32, n: u32| word >> n & 1 == 1;
    // SAFETY: every x86-64 CPU supports CPUID. (These functions are safe in newer toolchains.)
    #[allow(unused_unsafe)]
    let (max, one) = unsafe { (__cpuid(0).eax, __cpuid(1)) };
    // SAFETY: as above.
    #[allow(unused_unsafe)]
    let seven = if max >= 7 { Some(unsafe { __cpuid_count(7, 0) }) } else { None };
    let (ebx, ecx) = seven.map_or((0, 0), |r| (r.ebx, r.ecx));
    // SAFETY: OSXSAVE (bit 27) indicates that XGETBV exists and is enabled.
    let state = if bit(one.ecx, 27) { unsafe { enabled_state() } } else { 0 };
    let avx = bit(one.ecx, 28) && state & 0x06 == 0x06;
    let avx512 = avx && state & 0xe6 == 0xe6;
    match feature {
        "ssse3" => bit(one.ecx, 9),
        "sse4.1" => bit(one.ecx, 19),
        "pclmulqdq" => bit(one.ecx, 1),
        "avx2" => avx && bit(ebx, 5),
        "avx512f" => avx512 && bit(ebx, 16),
        "avx512dq" => avx512 && bit(ebx, 17),
        "avx512bw" => avx512 && bit(ebx, 30),
        "avx512vl" => avx512 && bit(ebx, 31),
        "avx512vbmi" => avx512 && bit(ecx, 1),
        "avx512vbmi2" => avx512 && bit(ecx, 6),
        "gfni" => bit(ecx, 8),
        "vpclmulqdq" => bit(ecx, 10),
        _ => unreachable!("unknown feature {feature}"),
    }
}
