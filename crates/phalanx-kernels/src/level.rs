//! Levels and CPU features. There is one table for each, and every list of levels or features is
//! generated from these two tables.

mod detect;
#[cfg(any(test, all(target_arch = "aarch64", feature = "std")))]
mod midr;

use core::fmt;
use core::str::FromStr;
use core::sync::atomic::{AtomicU32, Ordering};

/// A set of CPU features that kernels require.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

/// Defines the features of each architecture: the name used in CPU manuals, followed by the
/// compiler's names for the features that must be detected for it.
macro_rules! features {
    ($($architecture:meta { $($(#[$doc:meta])* $feature:ident = $name:literal: $($asked:tt)and+;)* })*) => {
        /// Bit numbers.
        #[allow(clippy::upper_case_acronyms)]
        enum Bit { $($($feature,)*)* }

        impl Features {
            $($($(#[$doc])* pub const $feature: Self = Self(1 << Bit::$feature as u32);)*)*

            const NAMES: &[(Self, &'static str)] = &[$($((Self::$feature, $name),)*)*];

            fn ask() -> Self {
                #[allow(unused_mut, reason = "some architectures have no features")]
                let mut found = Self::NONE;
                $(#[cfg($architecture)]
                {
                    $(if $(detect::has!($asked))&&+ {
                        found = found.union(Self::$feature);
                    })*
                })*
                found
            }
        }
    };
}

features! {
    // CPUID reports GFNI and VPCLMULQDQ even if the operating system doesn't support AVX, which
    // their VEX forms require. We therefore check for AVX2 as well.
    all(target_arch = "x86_64", target_feature = "sse2") {
        /// SSSE3 and SSE4.1.
        SSE41 = "sse4.1": "ssse3" and "sse4.1";
        /// AVX2.
        AVX2 = "avx2": "avx2";
        /// GFNI, at least with 256-bit registers.
        GFNI = "gfni": "avx2" and "gfni";
        /// AVX-512 F, BW, VL, DQ.
        AVX512 = "avx512": "avx512f" and "avx512bw" and "avx512vl" and "avx512dq";
        /// AVX-512 VBMI and VBMI2.
        VBMI = "vbmi": "avx512f" and "avx512bw" and "avx512vl" and "avx512dq" and "avx512vbmi" and "avx512vbmi2";
        /// PCLMULQDQ: carry-less multiplication.
        CLMUL = "pclmulqdq": "pclmulqdq";
        /// VPCLMULQDQ: carry-less multiplication on wide registers.
        VPCLMUL = "vpclmulqdq": "avx2" and "vpclmulqdq";
    }
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little") {
        /// Advanced SIMD.
        NEON = "neon": "neon";
        /// PMULL on 64-bit polynomials.
        PMULL = "pmull": "aes" and "pmull";
        /// PSTATE.DIT.
        DIT = "dit": "dit";
        /// EOR3 and BCAX.
        SHA3 = "sha3": "sha3";
        /// All cores of the CPU are known to execute EOR3 at the same throughput as EOR.
        FASTEOR3 = "fast-eor3": "sha3" and "fast-eor3";
    }
}

impl Features {
    /// No features beyond the architecture's baseline.
    pub const NONE: Self = Self(0);

    /// The union of both sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `other` is a subset of this set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The names of the features, as used in CPU manuals.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.iter().filter(move |(f, _)| self.contains(*f)).map(|(_, name)| *name)
    }

    /// The features that this CPU and its operating system support. They are only detected once.
    pub fn detected() -> Self {
        // The top bit records that detection is complete. If threads race, they merely repeat the
        // detection.
        const DONE: u32 = 1 << 31;
        static CACHE: AtomicU32 = AtomicU32::new(0);
        let cached = CACHE.load(Ordering::Relaxed);
        if cached & DONE != 0 {
            return Self(cached & !DONE);
        }
        let found = Self::ask();
        CACHE.store(found.0 | DONE, Ordering::Relaxed);
        found
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}

/// Passes the table of levels, lowest first, to the macro `$then`, following its other arguments.
///
/// ```text
/// /// documentation
/// Variant = "name" {
///     on: the targets with kernels of the level,
///     features: [the `Features` that the CPU must support],
///     chosen: [additional `Features` that the CPU must support to select the level by default],
///     enable: [the target features of kernels],
///     narrow: [the token `Variant` on narrower registers, `Narrow<Variant>`],
///     with: [FEATURE "additional target features" Token, for kernels with additional features],
///     routines: [how routines are compiled for the level, and the suffix of their symbols],
/// }
/// ```
///
/// Other crates use this macro to compile their own kernels, so it must test target properties
/// rather than the `cfg`s set by this crate's build script.
///
/// A level's token is the type of the same name in `isa`. Routines are only compiled for one level
/// per register width. `plain` is a body that takes no token, and `wide` is a body that takes one.
#[doc(hidden)]
#[macro_export]
macro_rules! __levels {
    ($($then:tt)::+ ! $arguments:tt) => {
        $($then)::+! {
            $arguments

            /// Any CPU of any architecture.
            Portable = "portable" {
                on: all(),
                features: [],
                chosen: [],
                enable: [],
                narrow: [Planes],
                with: [],
                routines: [plain ""],
            }
            /// SSSE3 and SSE4.1.
            Sse41 = "sse41" {
                on: all(target_arch = "x86_64", target_feature = "sse2"),
                features: [SSE41],
                chosen: [],
                enable: ["sse4.1,ssse3"],
                narrow: [],
                with: [CLMUL "pclmulqdq" Clmul],
                routines: [wide "_sse41"],
            }
            /// AVX2.
            Avx2 = "avx2" {
                on: all(target_arch = "x86_64", target_feature = "sse2"),
                features: [SSE41, AVX2],
                chosen: [],
                enable: ["avx2"],
                narrow: [],
                with: [VPCLMUL "vpclmulqdq" Vpclmul256],
                routines: [wide "_avx2"],
            }
            /// AVX2 and GFNI.
            Avx2Gfni = "avx2-gfni" {
                on: all(target_arch = "x86_64", target_feature = "sse2"),
                features: [SSE41, AVX2, GFNI],
                chosen: [],
                enable: ["avx2,gfni"],
                narrow: [],
                with: [],
                routines: [],
            }
            /// AVX-512 F, BW, VL, DQ.
            Avx512 = "avx512" {
                on: all(target_arch = "x86_64", target_feature = "sse2"),
                features: [SSE41, AVX2, AVX512],
                chosen: [],
                enable: ["avx512f,avx512bw,avx512vl,avx512dq"],
                narrow: [Xmm, Ymm],
                with: [VPCLMUL "vpclmulqdq" Vpclmul],
                routines: [wide "_avx512"],
            }
            /// AVX-512 with VBMI, VBMI2 and GFNI.
            Avx512Vbmi = "avx512-vbmi" {
                on: all(target_arch = "x86_64", target_feature = "sse2"),
                features: [SSE41, AVX2, GFNI, AVX512, VBMI],
                chosen: [],
                enable: ["avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,gfni"],
                narrow: [Xmm, Ymm],
                with: [],
                routines: [],
            }
            /// Advanced SIMD of AArch64 (little-endian).
            Neon = "neon" {
                on: all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
                features: [NEON],
                chosen: [],
                enable: ["neon"],
                narrow: [],
                with: [PMULL "aes" Pmull],
                routines: [wide "_neon"],
            }
            /// Advanced SIMD with EOR3 and BCAX. This is selected by default on CPUs that are known
            /// to execute them at the same throughput as EOR.
            NeonSha3 = "neon-sha3" {
                on: all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
                features: [NEON, SHA3],
                chosen: [FASTEOR3],
                enable: ["neon,sha3"],
                narrow: [],
                with: [],
                routines: [],
            }
        }
    };
}
#[doc(hidden)]
pub use __levels as levels;

/// Defines [`Level`] from the table.
macro_rules! define {
    ([$(#[$about:meta])*] $(
        $(#[$doc:meta])*
        $level:ident = $name:literal {
            on: $on:meta, features: [$($feature:ident),*], chosen: [$($besides:ident),*], enable: $enable:tt, narrow: $narrow:tt,
            with: $with:tt, routines: $routines:tt,
        }
    )*) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Level {
            $($(#[$doc])* #[doc = concat!("\n\nIts name is `", $name, "`.")] $level,)*
        }

        impl Level {
            /// All levels, lowest first.
            pub const ALL: &'static [Self] = &[$(Self::$level),*];

            /// The name, as given in the documentation of each level.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$level => $name,)*
                }
            }

            /// The features that the level requires.
            pub const fn features(self) -> Features {
                match self {
                    $(Self::$level => Features::NONE$(.union(Features::$feature))*,)*
                }
            }

            /// The additional features that a CPU must have for the level to be selected by
            /// default.
            const fn chosen(self) -> Features {
                match self {
                    $(Self::$level => Features::NONE$(.union(Features::$besides))*,)*
                }
            }
        }
    };
}

crate::__levels! { define! [
/// The instruction sets that kernels may use.
///
/// A level allows the levels whose features are a subset of its own (see [`Level::allows`]). Note
/// that this differs from `Ord`, which follows the list below: `avx512` comes after `avx2-gfni`,
/// but doesn't allow it.
///
/// ```
/// use phalanx::Level;
/// let level: Level = "avx2".parse()?;
/// assert!(level.allows(Level::Portable) && !level.allows(Level::Avx512Vbmi));
/// assert!(!Level::Avx512.allows(Level::Avx2Gfni));
/// # Ok::<(), phalanx::LevelError>(())
/// ```
] }

impl Level {
    /// Whether kernels of level `other` may run at this level, i.e. whether its features are a
    /// subset of this level's.
    pub const fn allows(self, other: Self) -> bool {
        self.features().contains(other.features())
    }

    /// Whether this CPU supports the level.
    pub fn is_available(self) -> bool {
        Features::detected().contains(self.features())
    }

    /// The levels that this CPU supports, lowest first. They always include [`Level::Portable`].
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|l| l.is_available())
    }

    /// The highest level that this CPU supports, excluding levels whose instructions may be slow on
    /// it.
    pub fn best() -> Self {
        let chosen = |level: &Self| Features::detected().contains(level.chosen());
        Self::available().filter(chosen).last().unwrap_or(Self::Portable)
    }

    /// The level named by the environment variable `PHALANX_LEVEL`, which is only read once, or
    /// [`Level::best`] if the variable isn't set.
    ///
    /// # Errors
    /// Fails if the variable contains an unknown name or a level that this CPU doesn't support.
    /// Programs should report this to the user. Constructors that cannot fail fall back to
    /// [`Level::Portable`] instead, which [`active`](crate::active) will show.
    #[cfg(feature = "std")]
    pub fn from_env() -> Result<Self, LevelError> {
        use std::sync::OnceLock;
        static LEVEL: OnceLock<Result<Level, LevelError>> = OnceLock::new();
        LEVEL
            .get_or_init(|| match std::env::var_os("PHALANX_LEVEL") {
                None => Ok(Self::best()),
                Some(name) if name.is_empty() => Ok(Self::best()),
                Some(name) => name.to_string_lossy().parse::<Self>().and_then(Self::check),
            })
            .clone()
    }

    /// The level that constructors use by default. This is the one named by the environment
    /// variable `PHALANX_LEVEL`, [`Level::Portable`] if the variable is invalid, or [`Level::best`]
    /// if it isn't set.
    pub fn active() -> Self {
        #[cfg(feature = "std")]
        let level = Self::from_env().unwrap_or(Self::Portable);
        #[cfg(not(feature = "std"))]
        let level = Self::best();
        level
    }

    /// Returns the level itself if this CPU supports it.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn check(self) -> Result<Self, LevelError> {
        if self.is_available() { Ok(self) } else { Err(LevelError::Unavailable(self)) }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;
    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::ALL.iter().copied().find(|l| l.name() == name).ok_or_else(|| LevelError::Unknown(name.into()))
    }
}

/// Why a level cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LevelError {
    /// No level has this name.
    Unknown(alloc::string::String),
    /// This CPU does not support the level.
    Unavailable(Level),
}

impl core::error::Error for LevelError {}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "unknown level '{name}'")?,
            Self::Unavailable(level) => write!(f, "this CPU lacks the level {level}")?,
        }
        f.write_str("; valid here:")?;
        Level::available().try_for_each(|l| write!(f, " {l}"))
    }
}
