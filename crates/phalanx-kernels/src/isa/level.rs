//! Levels, and what the CPU can do.

use core::fmt;
use core::str::FromStr;
use core::sync::atomic::{AtomicU32, Ordering};

/// A set of CPU features that kernels ask for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

impl Features {
    /// Nothing beyond the baseline of the architecture.
    pub const NONE: Self = Self(0);
    /// SSSE3 and SSE4.1.
    pub const SSE41: Self = Self(1);
    /// AVX2.
    pub const AVX2: Self = Self(1 << 1);
    /// GFNI, in the form for 256-bit registers at least.
    pub const GFNI: Self = Self(1 << 2);
    /// AVX-512 F, BW, VL, DQ.
    pub const AVX512: Self = Self(1 << 3);
    /// AVX-512 VBMI and VBMI2.
    pub const VBMI: Self = Self(1 << 4);
    /// PCLMULQDQ: carry-less multiplication.
    pub const CLMUL: Self = Self(1 << 5);
    /// VPCLMULQDQ: the same on wide registers.
    pub const VPCLMUL: Self = Self(1 << 6);

    const NAMES: [(Self, &'static str); 7] = [
        (Self::SSE41, "sse4.1"),
        (Self::AVX2, "avx2"),
        (Self::GFNI, "gfni"),
        (Self::AVX512, "avx512"),
        (Self::VBMI, "vbmi"),
        (Self::CLMUL, "pclmulqdq"),
        (Self::VPCLMUL, "vpclmulqdq"),
    ];

    /// Both sets together.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `other` is a subset.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The names of the features, as CPU manuals spell them.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().filter(move |(f, _)| self.contains(*f)).map(|(_, name)| name)
    }

    /// What this CPU and its operating system offer. Detected once.
    pub fn detected() -> Self {
        // The top bit says that detection has run; a race only repeats it.
        const DONE: u32 = 1 << 31;
        static CACHE: AtomicU32 = AtomicU32::new(0);
        let cached = CACHE.load(Ordering::Relaxed);
        if cached & DONE != 0 {
            return Self(cached & !DONE);
        }
        let found = detect();
        CACHE.store(found.0 | DONE, Ordering::Relaxed);
        found
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn detect() -> Features {
    Features::NONE
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn detect() -> Features {
    use std::arch::is_x86_feature_detected as has;
    let pick = |yes: bool, f: Features| if yes { f } else { Features::NONE };
    // GFNI and VPCLMULQDQ are told by CPUID alone: their VEX forms need the operating system's leave for AVX, so AVX2
    // is asked for with them.
    let avx2 = has!("avx2");
    let avx512 = has!("avx512f") && has!("avx512bw") && has!("avx512vl") && has!("avx512dq");
    pick(has!("ssse3") && has!("sse4.1"), Features::SSE41)
        .union(pick(avx2, Features::AVX2))
        .union(pick(avx2 && has!("gfni"), Features::GFNI))
        .union(pick(avx512, Features::AVX512))
        .union(pick(avx512 && has!("avx512vbmi") && has!("avx512vbmi2"), Features::VBMI))
        .union(pick(has!("pclmulqdq"), Features::CLMUL))
        .union(pick(avx2 && has!("vpclmulqdq"), Features::VPCLMUL))
}

#[cfg(all(target_arch = "x86_64", not(feature = "std")))]
fn detect() -> Features {
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    #[target_feature(enable = "xsave")]
    fn enabled_state() -> u64 {
        // SAFETY: register 0 exists wherever XGETBV does.
        unsafe { _xgetbv(0) }
    }
    let pick = |yes: bool, f: Features| if yes { f } else { Features::NONE };
    let bit = |word: u32, n: u32| word >> n & 1 == 1;
    // SAFETY: every x86-64 CPU has CPUID. (The functions became safe in later toolchains.)
    #[allow(unused_unsafe)]
    let (max, one) = unsafe { (__cpuid(0).eax, __cpuid(1)) };
    // SAFETY: as above.
    #[allow(unused_unsafe)]
    let seven = if max >= 7 { Some(unsafe { __cpuid_count(7, 0) }) } else { None };
    let (ebx, ecx) = seven.map_or((0, 0), |r| (r.ebx, r.ecx));
    // SAFETY: OSXSAVE (bit 27) says that XGETBV exists and is enabled.
    let state = if bit(one.ecx, 27) { unsafe { enabled_state() } } else { 0 };
    let avx = bit(one.ecx, 28) && state & 0x06 == 0x06;
    let avx2 = avx && bit(ebx, 5);
    let avx512 = avx && state & 0xe6 == 0xe6 && [16, 17, 30, 31].iter().all(|n| bit(ebx, *n));
    pick(bit(one.ecx, 9) && bit(one.ecx, 19), Features::SSE41)
        .union(pick(avx2, Features::AVX2))
        .union(pick(avx2 && bit(ecx, 8), Features::GFNI))
        .union(pick(avx512, Features::AVX512))
        .union(pick(avx512 && bit(ecx, 1) && bit(ecx, 6), Features::VBMI))
        .union(pick(bit(one.ecx, 1), Features::CLMUL))
        .union(pick(avx2 && bit(ecx, 10), Features::VPCLMUL))
}

/// How much of the CPU kernels may use.
///
/// A level allows exactly the levels whose features are a subset of its own; see [`Level::allows`]. (`Ord` is the order of
/// the list below, which is not that: `avx512` comes behind `avx2-gfni` and does not allow it.)
///
/// ```
/// use phalanx::Level;
/// let level: Level = "avx2".parse()?;
/// assert!(level.allows(Level::Portable) && !level.allows(Level::Avx512Vbmi));
/// assert!(!Level::Avx512.allows(Level::Avx2Gfni));
/// # Ok::<(), phalanx::LevelError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Level {
    /// Any CPU of any architecture.
    Portable,
    /// SSSE3 and SSE4.1.
    Sse41,
    /// AVX2.
    Avx2,
    /// AVX2 and GFNI.
    Avx2Gfni,
    /// AVX-512 F, BW, VL, DQ.
    Avx512,
    /// AVX-512 with VBMI, VBMI2 and GFNI.
    Avx512Vbmi,
}

impl Level {
    /// Every level, the least first.
    pub const ALL: [Self; 6] =
        [Self::Portable, Self::Sse41, Self::Avx2, Self::Avx2Gfni, Self::Avx512, Self::Avx512Vbmi];

    /// The name: `portable`, `sse41`, `avx2`, `avx2-gfni`, `avx512` or `avx512-vbmi`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Sse41 => "sse41",
            Self::Avx2 => "avx2",
            Self::Avx2Gfni => "avx2-gfni",
            Self::Avx512 => "avx512",
            Self::Avx512Vbmi => "avx512-vbmi",
        }
    }

    /// The features that the level stands for.
    pub const fn features(self) -> Features {
        match self {
            Self::Portable => Features::NONE,
            Self::Sse41 => Features::SSE41,
            Self::Avx2 => Self::Sse41.features().union(Features::AVX2),
            Self::Avx2Gfni => Self::Avx2.features().union(Features::GFNI),
            Self::Avx512 => Self::Avx2.features().union(Features::AVX512),
            Self::Avx512Vbmi => Self::Avx512.features().union(Features::GFNI).union(Features::VBMI),
        }
    }

    /// Whether kernels of `other` may run under this level: its features are a subset.
    pub const fn allows(self, other: Self) -> bool {
        self.features().contains(other.features())
    }

    /// Whether this CPU has the level.
    pub fn is_available(self) -> bool {
        Features::detected().contains(self.features())
    }

    /// The levels of this CPU, the least first. [`Level::Portable`] is always there.
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|l| l.is_available())
    }

    /// The highest level of this CPU.
    pub fn best() -> Self {
        Self::available().last().unwrap_or(Self::Portable)
    }

    /// The level named by the environment variable `PHALANX_LEVEL`, read once; [`Level::best`] if it is not set.
    ///
    /// # Errors
    /// The variable holds an unknown name, or a level that this CPU lacks. Programs should tell their user;
    /// constructors that cannot fail use [`Level::Portable`] then, and [`active`](crate::active) shows it.
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

    /// The level that constructors use when none is named: that of the environment variable `PHALANX_LEVEL` if it is
    /// set and valid, [`Level::Portable`] if it is set and not valid, else [`Level::best`].
    pub fn active() -> Self {
        #[cfg(feature = "std")]
        let level = Self::from_env().unwrap_or(Self::Portable);
        #[cfg(not(feature = "std"))]
        let level = Self::best();
        level
    }

    /// The level itself.
    ///
    /// # Errors
    /// This CPU lacks it.
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
        Self::ALL.into_iter().find(|l| l.name() == name).ok_or_else(|| LevelError::Unknown(name.into()))
    }
}

/// A level could not be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LevelError {
    /// No level has this name.
    Unknown(alloc::string::String),
    /// This CPU lacks the level.
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
