//! The kernels' checked-in assembly, with one file per cipher and level.
//!
//! `phalanx-assembly` generates these files from the bodies. Each file is included between a
//! prologue and an epilogue, whose macros hide the differences between object formats. We only
//! include the files for the target architecture and the enabled ciphers.

/// Includes the files of one architecture, cipher by cipher.
macro_rules! assembly {
    ($architecture:literal $options:tt { $($when:meta: $cipher:literal [$($level:literal),*],)* }) => {$($(
        #[cfg($when)]
        assembly!(@ $options concat!("../asm/", $architecture, "/", $cipher, "/", $level, ".s"));
    )*)*};
    (@ $options:tt $file:expr) => {
        #[cfg(not(any(target_vendor = "apple", windows, target_os = "uefi")))]
        assembly!(@@ $options "../asm/elf.s", $file);
        #[cfg(target_vendor = "apple")]
        assembly!(@@ $options "../asm/macho.s", $file);
        #[cfg(any(windows, target_os = "uefi"))]
        assembly!(@@ $options "../asm/coff.s", $file);
    };
    (@@ ($($option:ident),*) $begin:literal, $file:expr) => {
        core::arch::global_asm!(include_str!($begin), include_str!($file), include_str!("../asm/end.s"), options($($option),*));
    };
}

#[cfg(vectors = "x86_64")]
assembly! {
    "x86_64" (att_syntax, raw) {
        all(): "gf" ["portable", "sse41", "avx2", "avx512"],
        all(): "steps" ["portable", "sse41", "avx2", "avx512"],
        feature = "gost": "gost28147" ["portable", "sse41", "avx2", "avx512", "avx512-vbmi"],
        feature = "kalyna": "kalyna" ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"],
        feature = "kupyna": "kupyna" ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"],
        feature = "kuznyechik": "kuznyechik" ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"],
        feature = "streebog": "streebog" ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"],
        feature = "ublock": "ublock" ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"],
    }
}

#[cfg(vectors = "aarch64")]
assembly! {
    "aarch64" (raw) {
        all(): "gf" ["portable", "neon"],
        all(): "steps" ["portable", "neon"],
        feature = "gost": "gost28147" ["portable", "neon"],
        feature = "kalyna": "kalyna" ["portable", "neon", "neon-sha3"],
        feature = "kupyna": "kupyna" ["portable", "neon"],
        feature = "kuznyechik": "kuznyechik" ["portable", "neon", "neon-sha3"],
        feature = "streebog": "streebog" ["portable", "neon"],
        feature = "ublock": "ublock" ["portable", "neon"],
    }
}
