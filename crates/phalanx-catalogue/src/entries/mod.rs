//! The entries. For each standard, there is a function that returns the entries for a cipher.

#[cfg(feature = "kalyna")]
mod dstu7624;
#[cfg(feature = "gost")]
mod gost28147;
mod gost3413;
mod nist;

#[cfg(feature = "kuznyechik")]
use phalanx::Kuznyechik;
#[cfg(feature = "gost")]
use phalanx::Magma;
#[cfg(feature = "kalyna")]
use phalanx::{Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512};
#[cfg(feature = "ublock")]
use phalanx::{Ublock128_128, Ublock128_256, Ublock256_256};

use crate::{ALGORITHMS, Algorithm};

/// How ciphers are spelled in algorithm names.
const KALYNA_128_128: &[&str] = &["kalyna-128/128", "kalyna-128-128", "dstu7624-128-128"];
const KALYNA_128_256: &[&str] = &["kalyna-128/256", "kalyna-128-256", "dstu7624-128-256"];
const KALYNA_256_256: &[&str] = &["kalyna-256/256", "kalyna-256-256", "dstu7624-256-256"];
const KALYNA_256_512: &[&str] = &["kalyna-256/512", "kalyna-256-512", "dstu7624-256-512"];
const KALYNA_512_512: &[&str] = &["kalyna-512/512", "kalyna-512-512", "dstu7624-512-512"];
const KUZNYECHIK: &[&str] = &["kuznyechik"];
const MAGMA: &[&str] = &["magma"];
const UBLOCK_128_128: &[&str] = &["ublock-128/128", "ublock-128-128"];
const UBLOCK_128_256: &[&str] = &["ublock-128/256", "ublock-128-256"];
const UBLOCK_256_256: &[&str] = &["ublock-256/256", "ublock-256-256"];

/// The entries of each standard, for each cipher it applies to. Variants without an OID have an
/// empty last arc.
const PARTS: &[&[Algorithm]] = &[
    #[cfg(feature = "kalyna")]
    &dstu7624::modes::<Kalyna128_128>(KALYNA_128_128, ".1"),
    #[cfg(feature = "kalyna")]
    &dstu7624::modes::<Kalyna128_256>(KALYNA_128_256, ""),
    #[cfg(feature = "kalyna")]
    &dstu7624::modes::<Kalyna256_256>(KALYNA_256_256, ".2"),
    #[cfg(feature = "kalyna")]
    &dstu7624::modes::<Kalyna256_512>(KALYNA_256_512, ""),
    #[cfg(feature = "kalyna")]
    &dstu7624::modes::<Kalyna512_512>(KALYNA_512_512, ".3"),
    #[cfg(feature = "kalyna")]
    &dstu7624::cms(KALYNA_256_256),
    #[cfg(feature = "kuznyechik")]
    &gost3413::modes::<Kuznyechik>(KUZNYECHIK, "2", "section=4096;period=4800"),
    #[cfg(feature = "gost")]
    &gost3413::modes::<Magma>(MAGMA, "1", "section=1024;period=4000"),
    #[cfg(feature = "gost")]
    &gost28147::MODES,
    #[cfg(feature = "ublock")]
    &nist::blocks::<Ublock128_128>(UBLOCK_128_128),
    #[cfg(feature = "ublock")]
    &nist::blocks::<Ublock128_256>(UBLOCK_128_256),
    #[cfg(feature = "ublock")]
    &nist::blocks::<Ublock256_256>(UBLOCK_256_256),
    #[cfg(feature = "ublock")]
    &nist::modes_128::<Ublock128_128>(UBLOCK_128_128, true),
    #[cfg(feature = "ublock")]
    &nist::modes_128::<Ublock128_256>(UBLOCK_128_256, true),
    #[cfg(feature = "ublock")]
    &nist::modes_256::<Ublock256_256>(UBLOCK_256_256),
    #[cfg(feature = "ublock")]
    &nist::modes_128_or_256::<Ublock128_128>(UBLOCK_128_128, true),
    #[cfg(feature = "ublock")]
    &nist::modes_128_or_256::<Ublock128_256>(UBLOCK_128_256, true),
    #[cfg(feature = "ublock")]
    &nist::modes_128_or_256::<Ublock256_256>(UBLOCK_256_256, true),
    #[cfg(feature = "kalyna")]
    &nist::modes_128::<Kalyna128_128>(KALYNA_128_128, false),
    #[cfg(feature = "kalyna")]
    &nist::modes_128::<Kalyna128_256>(KALYNA_128_256, false),
    #[cfg(feature = "kuznyechik")]
    &nist::modes_128::<Kuznyechik>(KUZNYECHIK, false),
    #[cfg(feature = "kalyna")]
    &nist::modes_128_or_256::<Kalyna128_128>(KALYNA_128_128, false),
    #[cfg(feature = "kalyna")]
    &nist::modes_128_or_256::<Kalyna128_256>(KALYNA_128_256, false),
    #[cfg(feature = "kuznyechik")]
    &nist::modes_128_or_256::<Kuznyechik>(KUZNYECHIK, false),
];

/// Whether this build includes an algorithm. The code of all others is left out, because nothing
/// refers to it.
const fn included(algorithm: &Algorithm) -> bool {
    let Some(names) = ALGORITHMS else { return true };
    let (mut rest, mut found) = (names.as_bytes(), false);
    while let Some((name, behind)) = first_word(rest) {
        found |= algorithm.name.is_bytes(name);
        rest = behind;
    }
    found
}

/// The first word of a text, and the rest.
const fn first_word(mut text: &[u8]) -> Option<(&[u8], &[u8])> {
    while let [b' ', rest @ ..] = text {
        text = rest;
    }
    let mut end = 0;
    while end < text.len() && text[end] != b' ' {
        end += 1;
    }
    if end == 0 { None } else { Some(text.split_at(end)) }
}

/// The number of entries.
const COUNT: usize = {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut i = 0;
        while i < PARTS[part].len() {
            count += included(&PARTS[part][i]) as usize;
            i += 1;
        }
        part += 1;
    }
    if let Some(names) = ALGORITHMS {
        let (mut rest, mut words) = (names.as_bytes(), 0);
        while let Some((_, behind)) = first_word(rest) {
            (rest, words) = (behind, words + 1);
        }
        assert!(
            words == count && count > 0,
            "PHALANX_ALGORITHMS contains an unknown or duplicate name, or a family is missing"
        );
    }
    count
};

/// All entries in a single array.
static EVERY: [Algorithm; COUNT] = {
    let (mut every, mut at, mut part) = ([PARTS[0][0]; COUNT], 0, 0);
    while part < PARTS.len() {
        let mut i = 0;
        while i < PARTS[part].len() {
            if included(&PARTS[part][i]) {
                every[at] = PARTS[part][i];
                at += 1;
            }
            i += 1;
        }
        part += 1;
    }
    every
};

pub(crate) static ALL: &[Algorithm] = &EVERY;
