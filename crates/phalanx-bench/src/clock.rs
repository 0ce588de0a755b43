//! The two clocks, namely the time-stamp counter, which runs at a constant frequency, and core
//! cycles, whose frequency varies.

use std::sync::OnceLock;
use std::time::Instant;

use core_affinity::CoreId;
use serde::{Deserialize, Serialize};

/// How long one call takes. Cycles are only available on x86-64 and AArch64.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// Wall-clock nanoseconds.
    pub nanoseconds: f64,
    /// Ticks of the time-stamp counter.
    pub tsc: Option<f64>,
    /// Core cycles.
    pub core: Option<f64>,
}

/// The cores that the process may use. We only query them once because a pinned thread just sees
/// its own.
fn cores() -> &'static [CoreId] {
    static CORES: OnceLock<Vec<CoreId>> = OnceLock::new();
    CORES.get_or_init(|| core_affinity::get_core_ids().unwrap_or_default())
}

/// Pins the thread to one of the cores that it is allowed to use. Returns false on failure.
pub fn pin() -> bool {
    let cores = cores();
    // We use the last core because the first one handles most interrupts.
    cores.last().is_some_and(|core| core_affinity::set_for_current(*core))
}

/// Pins the thread to a core by index, modulo the number of cores. If that fails, it does nothing.
pub(crate) fn pin_to(number: usize) {
    let cores = cores();
    if let Some(core) = cores.get(number % cores.len().max(1)) {
        core_affinity::set_for_current(*core);
    }
}

/// Times `calls` calls and returns the average.
pub(crate) fn sample(calls: usize, mut call: impl FnMut()) -> Sample {
    let before = core_per_tick();
    let counted = counter::cycles();
    let (instant, start) = (Instant::now(), ticks());
    for _ in 0..calls {
        call();
    }
    let (end, elapsed) = (ticks(), instant.elapsed());
    let counted = counted.zip(counter::cycles()).map(|(before, after)| after.wrapping_sub(before) as f64);
    let after = core_per_tick();
    let per_call = |total: f64| total / calls as f64;
    let tsc = start.zip(end).map(|(start, end)| per_call(end.wrapping_sub(start) as f64));
    // If a calibration is disturbed, the core looks slower and the call cheaper, so the faster of
    // the two is the more accurate one.
    let ratio = before.zip(after).map(|(before, after)| before.max(after));
    Sample {
        nanoseconds: per_call(elapsed.as_secs_f64() * 1e9),
        tsc,
        core: counted.map(per_call).or(tsc.zip(ratio).map(|(tsc, ratio)| tsc * ratio)),
    }
}

/// The minimum time over individually timed calls, not counting the overhead of reading the clock.
pub(crate) fn least(calls: usize, mut call: impl FnMut()) -> Sample {
    let span = |call: &mut dyn FnMut()| {
        let (instant, start) = (Instant::now(), ticks());
        call();
        let (end, elapsed) = (ticks(), instant.elapsed());
        (start.zip(end).map(|(start, end)| end.wrapping_sub(start) as f64), elapsed.as_secs_f64() * 1e9)
    };
    let of = |call: &mut dyn FnMut()| {
        (0..calls).map(|_| span(call)).fold(
            (None, f64::INFINITY),
            |(tsc, time): (Option<f64>, f64), (ticks, elapsed)| {
                (tsc.map_or(ticks, |tsc| ticks.map(|ticks| ticks.min(tsc))), time.min(elapsed))
            },
        )
    };
    let before = core_per_tick();
    let (nothing, (tsc, time)) = (of(&mut || {}), of(&mut call));
    let ratio = before.zip(core_per_tick()).map(|(before, after)| before.max(after));
    let tsc = tsc.zip(nothing.0).map(|(tsc, nothing)| (tsc - nothing).max(0.0));
    Sample { nanoseconds: (time - nothing.1).max(0.0), tsc, core: tsc.zip(ratio).map(|(tsc, ratio)| tsc * ratio) }
}

/// Converts the time of another process or of several threads to cycles on this thread's core,
/// since those are the only ones we have.
pub(crate) fn elsewhere(calls: usize, nanoseconds: f64) -> Sample {
    static TSC_GHZ: OnceLock<Option<f64>> = OnceLock::new();
    let ghz = TSC_GHZ.get_or_init(|| frequencies().0);
    let tsc = ghz.map(|ghz| ghz * nanoseconds / calls as f64);
    let core = tsc.zip(core_per_tick()).map(|(tsc, ratio)| tsc * ratio);
    Sample { nanoseconds: nanoseconds / calls as f64, tsc, core }
}

/// Where core cycles come from: `perf` if the system allows access to the CPU's counters, otherwise
/// `chain of additions`, or `none`.
pub fn core_clock() -> &'static str {
    if counter::cycles().is_some() {
        "perf"
    } else if chain().is_some() {
        "chain of additions"
    } else {
        "none"
    }
}

/// The CPU's cycle counter, which the system may deny us access to. The architectures are the ones
/// that `perf_event` supports.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "aarch64", target_arch = "riscv64", target_arch = "x86", target_arch = "x86_64")
))]
mod counter {
    use std::cell::RefCell;

    use perf_event::events::Hardware;
    use perf_event::{Builder, Counter};

    fn start() -> Option<Counter> {
        let mut counter = Builder::new(Hardware::CPU_CYCLES).exclude_kernel(true).exclude_hv(true).build().ok()?;
        counter.enable().ok()?;
        // In virtual machines, the counter may always be zero.
        let before = counter.read().ok()?;
        let spun = (0..1000).fold(0u64, |sum, i| std::hint::black_box(sum + i));
        let after = counter.read().ok()?;
        (spun > 0 && after > before).then_some(counter)
    }

    /// The cycles that this thread has used so far. None if the system doesn't report them.
    pub(super) fn cycles() -> Option<u64> {
        thread_local!(static COUNTER: RefCell<Option<Counter>> = RefCell::new(start()));
        COUNTER.with_borrow_mut(|counter| counter.as_mut()?.read().ok())
    }
}

#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "aarch64", target_arch = "riscv64", target_arch = "x86", target_arch = "x86_64")
)))]
mod counter {
    /// Other systems are not supported.
    pub(super) fn cycles() -> Option<u64> {
        None
    }
}

/// The frequencies of the time-stamp counter and of the core in GHz, measured under load for a few
/// milliseconds.
pub(crate) fn frequencies() -> (Option<f64>, Option<f64>) {
    let (instant, start) = (Instant::now(), ticks());
    let mut ratio = core_per_tick();
    while instant.elapsed().as_millis() < 50 {
        ratio = ratio.zip(core_per_tick()).map(|(a, b)| a.max(b));
    }
    let (end, elapsed) = (ticks(), instant.elapsed());
    let tsc = start.zip(end).map(|(start, end)| end.wrapping_sub(start) as f64 / (elapsed.as_secs_f64() * 1e9));
    (tsc, tsc.zip(ratio).map(|(tsc, ratio)| tsc * ratio))
}

/// How many core cycles there currently are per tick of the time-stamp counter.
fn core_per_tick() -> Option<f64> {
    (0..3).filter_map(|_| chain()).reduce(f64::max)
}

/// Reads the time-stamp counter once all earlier work is done. None if there isn't one.
#[cfg(target_arch = "x86_64")]
pub fn ticks() -> Option<u64> {
    use core::arch::x86_64::{_mm_lfence, _rdtsc};
    // SAFETY: both instructions exist on every x86-64 CPU. The fences make sure that earlier work
    // comes before the read, and later work after it.
    Some(unsafe {
        _mm_lfence();
        let ticks = _rdtsc();
        _mm_lfence();
        ticks
    })
}

/// Reads the system counter once all earlier work is done. It ticks at 24 MHz to 1 GHz, regardless
/// of the core's frequency.
#[cfg(target_arch = "aarch64")]
pub fn ticks() -> Option<u64> {
    let ticks: u64;
    // SAFETY: all supported systems allow programs to read it. The barriers make sure that earlier
    // work comes before the read, and later work after it.
    unsafe { core::arch::asm!("isb", "mrs {0}, cntvct_el0", "isb", out(reg) ticks, options(nostack)) };
    Some(ticks)
}

/// Times a chain of dependent additions, which take one cycle each.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn chain() -> Option<f64> {
    // This is long enough for the counter's resolution.
    const ROUNDS: u64 = if cfg!(target_arch = "x86_64") { 200 } else { 4000 };
    let start = ticks()?;
    // SAFETY: this only uses registers. The summand is a register because some cores fuse additions
    // of constants.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        core::arch::asm!(
            "2:",
            ".rept 100",
            "add {sum}, {summand}",
            ".endr",
            "dec {round}",
            "jnz 2b",
            sum = inout(reg) 0u64 => _,
            summand = in(reg) 3u64,
            round = inout(reg) ROUNDS => _,
            options(nomem, nostack),
        );
    }
    // SAFETY: as above.
    #[cfg(target_arch = "aarch64")]
    unsafe {
        core::arch::asm!(
            "2:",
            ".rept 100",
            "add {sum}, {sum}, {summand}",
            ".endr",
            "subs {round}, {round}, #1",
            "b.ne 2b",
            sum = inout(reg) 0u64 => _,
            summand = in(reg) 3u64,
            round = inout(reg) ROUNDS => _,
            options(nomem, nostack),
        );
    }
    let end = ticks()?;
    Some((100 * ROUNDS) as f64 / end.checked_sub(start).filter(|ticks| *ticks > 0)? as f64)
}

/// The time-stamp counter. None on this architecture.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
pub fn ticks() -> Option<u64> {
    None
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn chain() -> Option<f64> {
    None
}
