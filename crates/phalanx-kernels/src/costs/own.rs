//! Kernel costs that the user has measured, which replace the built-in ones. They only affect how
//! kernels are ranked.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
#[cfg(feature = "std")]
use alloc::string::String;
use alloc::string::ToString;
use core::fmt;
use once_cell::race::OnceBox;

use super::{Cost, ESTIMATED, FIGURES, detect, is_of_families, name};

/// The first line of a cost file.
pub const HEADER: &str = "phalanx-costs-1";

/// We reject figures that differ from those of all other generations by more than this factor.
const ABSURD: u32 = 100;

/// Why costs were rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CostsError {
    /// The first line is not [`HEADER`].
    Header,
    /// A line is invalid. We don't show what it contains, because the caller may not have
    /// permission to read the file.
    Line {
        /// The line number, starting at 1.
        line: usize,
        /// What is wrong with it.
        what: &'static str,
    },
    /// No line contains a cost.
    Empty,
    /// Kernels have already been selected.
    Late,
    /// The file cannot be read.
    #[cfg(feature = "std")]
    File(String),
}

impl core::error::Error for CostsError {}

impl fmt::Display for CostsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => write!(f, "no file of costs of this version: its first line is not {HEADER}"),
            Self::Line { line, what } => write!(f, "line {line}: {what}"),
            Self::Empty => f.write_str("no line has a cost"),
            Self::Late => f.write_str("kernels have already been selected: load costs first"),
            #[cfg(feature = "std")]
            Self::File(why) => f.write_str(why),
        }
    }
}

/// Costs by symbol.
type Figures = BTreeMap<&'static str, Cost>;

/// The user's costs.
struct Own {
    figures: Figures,
    /// The reason why the costs in the file were rejected, if they were.
    error: Option<CostsError>,
}

static OWN: OnceBox<Own> = OnceBox::new();

/// Loads costs that were measured on this CPU. You must call this before any other function of the
/// library.
///
/// `phalanx-bench choice calibrate --write FILE` writes such a file. The first line is
/// `phalanx-costs-1`. Every other line contains a symbol, how many core cycles a batch takes and,
/// if that is higher, how many the last batch takes. `#` starts a comment. There are two optional
/// lines that protect against mistakes:
///
/// * `cpu AuthenticAMD 25 1` is the CPU that was measured, as identified by CPUID.
/// * `kernels 509` is the number of kernels that have a cost, which makes it possible to detect
///   truncation.
///
/// Kernels that are not listed keep their built-in cost.
///
/// If the feature `std` is enabled, the environment variable `PHALANX_COSTS` can name a cost file,
/// which is read when the first kernel is selected. Use [`loaded`] to find out if it was accepted.
///
/// Costs determine which of several kernels runs. All of them are constant-time and compute the
/// same result, so wrong costs only affect speed.
///
/// # Errors
/// Fails if the text is invalid or truncated, was measured on another CPU, contains unknown
/// kernels, or contains a cost that is 0 or differs from all other generations by more than a
/// factor of 100. It also fails if kernels have already been selected. In all of these cases, the
/// built-in costs remain in use.
///
/// ```
/// use phalanx::costs;
///
/// assert!(costs::load("gf2_128_dot_clmul 7").unwrap_err().to_string().contains("phalanx-costs-1"));
/// costs::load("phalanx-costs-1\n# my machine\ngf2_128_dot_portable 140\n")?;
/// assert!(costs::load("phalanx-costs-1\ngf2_128_dot_portable 150\n").is_err(), "they are there");
/// # Ok::<(), phalanx::costs::CostsError>(())
/// ```
pub fn load(text: &str) -> Result<(), CostsError> {
    let figures = parse(text)?;
    OWN.set(Box::new(Own { figures, error: None })).map_err(|_| CostsError::Late)
}

/// How many kernels have a cost that the user has provided.
///
/// # Errors
/// Fails if the file that `PHALANX_COSTS` names was rejected.
pub fn loaded() -> Result<usize, CostsError> {
    let own = own();
    own.error.clone().map_or(Ok(own.figures.len()), Err)
}

/// The user's cost for a symbol.
pub(crate) fn own_cost(symbol: &str) -> Option<Cost> {
    own().figures.get(name(symbol)).copied()
}

fn own() -> &'static Own {
    OWN.get_or_init(|| {
        let (figures, error) = match from_env() {
            Ok(figures) => (figures, None),
            Err(error) => (Figures::new(), Some(error)),
        };
        Box::new(Own { figures, error })
    })
}

/// Reads the file that `PHALANX_COSTS` names, if the variable is set and not empty.
#[cfg(feature = "std")]
fn from_env() -> Result<Figures, CostsError> {
    use std::io::Read;

    let Some(path) = std::env::var_os("PHALANX_COSTS").filter(|path| !path.is_empty()) else {
        return Ok(Figures::new());
    };
    let unreadable = |why: &dyn fmt::Display| CostsError::File(alloc::format!("cannot be read: {why}"));
    // If this were a device or a pipe, we might never finish reading it.
    match std::fs::metadata(&path) {
        Ok(about) if !about.is_file() => return Err(unreadable(&"it is not a file")),
        Ok(about) if about.len() > MOST_BYTES => return Err(unreadable(&"it is larger than 1 MiB")),
        Ok(_) => {}
        Err(error) => return Err(unreadable(&error)),
    }
    let mut text = String::new();
    let file = std::fs::File::open(&path).map_err(|error| unreadable(&error))?;
    file.take(MOST_BYTES).read_to_string(&mut text).map_err(|error| unreadable(&error))?;
    parse(&text)
}

#[cfg(feature = "std")]
const MOST_BYTES: u64 = 1 << 20;

#[cfg(not(feature = "std"))]
fn from_env() -> Result<Figures, CostsError> {
    Ok(Figures::new())
}

/// Parses a cost file.
fn parse(text: &str) -> Result<Figures, CostsError> {
    // Some editors write a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_cut = !text.ends_with('\n');
    let mut lines = text.lines().zip(1..).map(|(line, n)| (line.split('#').next().unwrap_or("").trim(), n));
    if lines.next().is_none_or(|(line, _)| line != HEADER) {
        return Err(CostsError::Header);
    }
    let (mut own, mut count, mut of_other_families) = (Figures::new(), None, 0);
    for (text, line) in lines.filter(|(text, _)| !text.is_empty()) {
        let wrong = |what| CostsError::Line { line, what };
        if let Some(cpu) = text.strip_prefix("cpu ") {
            let here = detect(&mut [0; 12]).to_string();
            if !cpu.split_ascii_whitespace().eq(here.split_ascii_whitespace()) {
                return Err(wrong("measured on another CPU"));
            }
            continue;
        }
        if let Some(kernels) = text.strip_prefix("kernels ") {
            if count.replace((kernels.trim(), line)).is_some() {
                return Err(wrong("the number of kernels stands above"));
            }
            continue;
        }
        let mut words = text.split_ascii_whitespace();
        let (Some(symbol), Some(each), last, None) = (words.next(), words.next(), words.next(), words.next()) else {
            return Err(wrong("not a kernel and its cycles"));
        };
        if !is_of_families(symbol) {
            of_other_families += 1;
            continue;
        }
        let known = FIGURES.binary_search_by(|(name, _)| (*name).cmp(symbol));
        let Ok((symbol, others)) = known.map(|i| FIGURES[i]) else {
            return Err(wrong("this version has no such kernel"));
        };
        let number = |word: &str| {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            let Some(cost) = word.parse::<u32>().ok().filter(|_| digits) else {
                return Err(wrong("the cost is not a number of cycles"));
            };
            let mut others = others.into_iter().map(|other| other & !ESTIMATED);
            match cost {
                0 => Err(wrong("a cost of 0")),
                _ if others.all(|other| cost / ABSURD > other || cost < other / ABSURD) => {
                    Err(wrong("the cost is more than a hundred times that on other CPUs, or less than a hundredth"))
                }
                _ => Ok(cost),
            }
        };
        let each = number(each)?;
        let last = last.map_or(Ok(each), number)?;
        if last < each {
            return Err(wrong("the last batch costs less than one that others follow"));
        }
        let cost = Cost { each, last };
        if own.insert(symbol, cost).is_some() {
            return Err(wrong("this kernel has a cost above"));
        }
    }
    match count {
        Some((kernels, line)) if is_cut || kernels.parse() != Ok(own.len() + of_other_families) => {
            Err(CostsError::Line { line, what: "fewer kernels than that: the file is truncated, or lines are missing" })
        }
        _ if own.is_empty() && of_other_families == 0 => Err(CostsError::Empty),
        _ => Ok(own),
    }
}
