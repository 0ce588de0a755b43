//! Timing many subjects in turn.

use std::time::{Duration, Instant};

use crate::clock::{Sample, sample};
use crate::subject::Subject;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How often all subjects are gone through.
    pub passes: usize,
    /// The time for each subject, over all passes.
    pub time: Duration,
    /// Whether the data moves to another offset in its page before each pass.
    pub wander: bool,
}

impl Default for Effort {
    fn default() -> Self {
        Self { passes: 8, time: Duration::from_millis(150), wander: false }
    }
}

/// What was measured of one call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Timing {
    /// The least of each clock.
    pub least: Sample,
    /// The median of each clock.
    pub median: Sample,
}

/// Measures the subjects in turn, pass after pass. `progress` is called after each turn.
pub fn measure(subjects: &mut [Subject], effort: Effort, mut progress: impl FnMut()) -> Vec<Option<Timing>> {
    let turn = effort.time / u32::try_from(effort.passes.max(1)).unwrap_or(u32::MAX);
    let mut samples: Vec<Vec<Sample>> = subjects.iter().map(|_| Vec::new()).collect();
    let mut calls = vec![None; subjects.len()];
    for pass in 0..effort.passes.max(1) {
        for ((subject, samples), calls) in subjects.iter_mut().zip(&mut samples).zip(&mut calls) {
            if effort.wander {
                subject.place(64 * (pass * 37 + 11) % 4096);
            }
            let start = Instant::now();
            let calls = *calls.get_or_insert_with(|| calls_per_sample(subject));
            subject.call(); // brings code and data into the caches
            loop {
                samples.push(sample(calls, || subject.call()));
                if start.elapsed() >= turn {
                    break;
                }
            }
            progress();
        }
    }
    samples.into_iter().map(|samples| Timing::of(&samples)).collect()
}

/// Calls that take about a quarter of a millisecond: long against reading the clocks, short against the time between two
/// interrupts.
fn calls_per_sample(subject: &mut Subject) -> usize {
    const SAMPLE: f64 = 250_000.0;
    let mut calls = 1;
    loop {
        let nanoseconds = sample(calls, || subject.call()).nanoseconds * calls as f64;
        if nanoseconds > SAMPLE / 4.0 {
            return ((SAMPLE / nanoseconds * calls as f64) as usize).max(1);
        }
        calls *= 4;
    }
}

impl Timing {
    fn of(samples: &[Sample]) -> Option<Self> {
        let sorted = |clock: fn(&Sample) -> Option<f64>| {
            let mut values: Vec<f64> = samples.iter().filter_map(clock).collect();
            values.sort_by(f64::total_cmp);
            values
        };
        let clocks: [fn(&Sample) -> Option<f64>; 3] = [|s| Some(s.nanoseconds), |s| s.tsc, |s| s.core];
        let [nanoseconds, tsc, core] = clocks.map(sorted);
        let pick = |at: fn(usize) -> usize| {
            let of = |values: &[f64]| values.get(at(values.len())).copied();
            Some(Sample { nanoseconds: of(&nanoseconds)?, tsc: of(&tsc), core: of(&core) })
        };
        Some(Self { least: pick(|_| 0)?, median: pick(|len| len / 2)? })
    }
}
