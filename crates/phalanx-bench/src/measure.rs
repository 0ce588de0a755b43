//! Times many subjects in turn.

use std::hash::BuildHasher;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::Job;
use crate::clock::{Sample, elsewhere, pin_to};
use crate::record::{Ratio, odd_rates};
use crate::timed::Subject;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Number of passes over all subjects.
    pub passes: usize,
    /// The time spent on each subject, over all passes.
    pub time: Duration,
    /// Whether the data moves to a different offset in its page, which is a multiple of 64, before
    /// each pass.
    pub wander: bool,
}

impl Default for Effort {
    fn default() -> Self {
        Self { passes: 8, time: Duration::from_millis(150), wander: true }
    }
}

/// The times measured for one call.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Timing {
    /// The minimum in each pass, of which there is at least one. In each pass, the data lies elsewhere.
    passes: Vec<Sample>,
    /// By how many percent the median of all samples exceeds the minimum, because the machine is busy.
    noise_percent: f64,
}

/// Random numbers that are different for each run and each pass.
fn random() -> impl FnMut() -> u64 {
    // The standard library's hasher uses a random key.
    let keys = std::hash::RandomState::new();
    let mut count = 0u64;
    move || {
        count += 1;
        keys.hash_one(count)
    }
}

/// Measures the subjects in turn, pass after pass. If a subject's cycles and seconds disagree, the
/// clock calibration was disturbed, so we measure the subject again, but no more than twice.
/// `progress` is called after each turn in the first passes.
pub fn measure(subjects: &mut [Subject], effort: Effort, mut progress: impl FnMut()) -> Vec<Option<Timing>> {
    let mut timings = in_turn(&mut subjects.iter_mut().collect::<Vec<_>>(), effort, &mut progress);
    for _ in 0..2 {
        let rate = |timing: &Option<Timing>| {
            timing.as_ref().map(Timing::minimum).and_then(|minimum| Some(minimum.core? / minimum.nanoseconds))
        };
        let odd = odd_rates(&timings.iter().map(rate).collect::<Vec<_>>());
        let (mut again, mut places): (Vec<&mut Subject>, Vec<&mut Option<Timing>>) =
            subjects.iter_mut().zip(&mut timings).zip(odd).filter(|(_, odd)| *odd).map(|(pair, _)| pair).unzip();
        for (place, timing) in places.iter_mut().zip(in_turn(&mut again, effort, &mut || {})) {
            **place = timing;
        }
    }
    timings
}

/// Runs the passes over all subjects.
fn in_turn(subjects: &mut [&mut Subject], effort: Effort, progress: &mut impl FnMut()) -> Vec<Option<Timing>> {
    let turn = effort.time / u32::try_from(effort.passes.max(1)).unwrap_or(u32::MAX);
    let mut samples: Vec<Vec<Vec<Sample>>> = subjects.iter().map(|_| Vec::new()).collect();
    let mut calls = vec![None; subjects.len()];
    let mut random = random();
    for _ in 0..effort.passes.max(1) {
        for ((subject, samples), calls) in subjects.iter_mut().zip(&mut samples).zip(&mut calls) {
            if effort.wander {
                subject.place(64 * (random() % 64) as usize);
            }
            let start = Instant::now();
            let calls = *calls.get_or_insert_with(|| calls_per_sample(subject));
            subject.call(); // brings the code and the data into the caches
            let mut pass = Vec::new();
            loop {
                pass.extend(subject.sample(calls));
                if start.elapsed() >= turn {
                    break;
                }
            }
            samples.push(pass);
            progress();
        }
    }
    samples.into_iter().map(|samples| Timing::from_passes(&samples)).collect()
}

/// Measures a job on several threads at once, each with its own buffer and, as far as possible, its
/// own core. The result is the elapsed time divided by the total number of calls. None if threads
/// can't be started or the job can't be done.
pub fn measure_threads(job: &Job, threads: usize, effort: Effort) -> Option<Timing> {
    let turn = effort.time / u32::try_from(effort.passes.max(1)).unwrap_or(u32::MAX);
    let passes = (0..effort.passes.max(1)).map(|_| together(job, threads, turn)).collect::<Option<Vec<Sample>>>()?;
    Timing::from_passes(&passes.into_iter().map(|sample| vec![sample]).collect::<Vec<_>>())
}

/// One pass of [`measure_threads`].
fn together(job: &Job, threads: usize, turn: Duration) -> Option<Sample> {
    // All threads start together, but we don't wait for any that couldn't be started.
    let (arrived, expected) = (AtomicUsize::new(0), AtomicUsize::new(threads));
    let work = |core: usize| {
        pin_to(core);
        let mut subject = Subject::new(*job).ok();
        let calls = subject.as_mut().map_or(1, calls_per_sample);
        arrived.fetch_add(1, Ordering::SeqCst);
        while arrived.load(Ordering::SeqCst) < expected.load(Ordering::SeqCst) {
            thread::yield_now();
        }
        let (subject, start, mut done) = (subject.as_mut()?, Instant::now(), 0);
        while start.elapsed() < turn || done == 0 {
            subject.sample(calls)?;
            done += calls;
        }
        Some((start, Instant::now(), done))
    };
    let spans: Option<Vec<(Instant, Instant, usize)>> = thread::scope(|scope| {
        let (work, expected) = (&work, &expected);
        let spawn = |core| {
            let spawned = thread::Builder::new().spawn_scoped(scope, move || work(core)).ok();
            if spawned.is_none() {
                expected.fetch_sub(1, Ordering::SeqCst);
            }
            spawned
        };
        let handles: Vec<_> = (0..threads).map(spawn).collect();
        handles.into_iter().map(|handle| handle?.join().ok()?).collect()
    });
    let spans = spans?;
    let (first, last) = (spans.iter().map(|span| span.0).min()?, spans.iter().map(|span| span.1).max()?);
    Some(elsewhere(spans.iter().map(|span| span.2).sum(), last.duration_since(first).as_secs_f64() * 1e9))
}

/// The number of calls that take about a quarter of a millisecond. This is much longer than it
/// takes to read the clocks, but shorter than the time between two interrupts.
fn calls_per_sample(subject: &mut Subject) -> usize {
    const SAMPLE: f64 = 250_000.0;
    let mut calls = 1;
    loop {
        // If it can't be called, we assume that one call is long enough.
        let nanoseconds = subject.sample(calls).map_or(SAMPLE, |sample| sample.nanoseconds * calls as f64);
        if nanoseconds > SAMPLE / 4.0 {
            return ((SAMPLE / nanoseconds * calls as f64) as usize).max(1);
        }
        calls *= 4;
    }
}

impl Timing {
    fn from_passes(passes: &[Vec<Sample>]) -> Option<Self> {
        let mut all: Vec<f64> = passes.iter().flatten().map(|sample| sample.nanoseconds).collect();
        all.sort_by(f64::total_cmp);
        let noise_percent = (all.get(all.len() / 2)? / all.first()? - 1.0) * 100.0;
        let passes = passes.iter().filter(|pass| !pass.is_empty()).map(|pass| pick(pass, |_| 0)).collect();
        Some(Self { passes, noise_percent })
    }

    /// Adds the passes of another process.
    pub fn extend(&mut self, other: Self) {
        let [own, others] = [&*self, &other].map(|timing| timing.passes.len() as f64);
        self.noise_percent = (self.noise_percent * own + other.noise_percent * others) / (own + others);
        self.passes.extend(other.passes);
    }

    /// The minimum of each clock.
    pub fn minimum(&self) -> Sample {
        pick(&self.passes, |_| 0)
    }

    /// The median over the passes, and so over the places of data. In half of all places, a call takes
    /// at most this long on an idle machine.
    pub fn median(&self) -> Sample {
        pick(&self.passes, |len| len / 2)
    }

    /// The 90th percentile over the passes.
    pub fn high(&self) -> Sample {
        pick(&self.passes, |len| len * 9 / 10)
    }

    /// How much slower the slowest pass is than the fastest, in percent.
    pub fn spread_percent(&self) -> f64 {
        let passes = || self.passes.iter().map(|pass| pass.core.unwrap_or(pass.nanoseconds));
        let (fastest, slowest) = (passes().fold(f64::INFINITY, f64::min), passes().fold(0.0, f64::max));
        if fastest > 0.0 && fastest.is_finite() { (slowest / fastest - 1.0) * 100.0 } else { 0.0 }
    }

    /// This time divided by that of `other`, both for the overall minimum and pass by pass.
    pub fn ratio(&self, other: &Self) -> Ratio {
        let of = |a: &Sample, b: &Sample| a.core.zip(b.core).map_or(a.nanoseconds / b.nanoseconds, |(a, b)| a / b);
        let passes = self.passes.iter().zip(&other.passes).map(|(a, b)| of(a, b));
        Ratio {
            of_least: of(&self.minimum(), &other.minimum()),
            of_medians: Some(of(&self.median(), &other.median())),
            from: passes.clone().fold(f64::INFINITY, f64::min),
            to: passes.fold(0.0, f64::max),
        }
    }
}

/// How busy the machine is: the median of how far medians of all samples exceed the minimum, in percent.
pub fn noise<'a>(timings: impl Iterator<Item = &'a Timing>) -> f64 {
    let mut above: Vec<f64> = timings.map(|timing| timing.noise_percent).collect();
    above.sort_by(f64::total_cmp);
    above.get(above.len() / 2).copied().unwrap_or(0.0)
}

/// Picks one of the sorted values for each clock.
fn pick(samples: &[Sample], at: fn(usize) -> usize) -> Sample {
    let of = |clock: fn(&Sample) -> Option<f64>| {
        let mut values: Vec<f64> = samples.iter().filter_map(clock).collect();
        values.sort_by(f64::total_cmp);
        values.get(at(values.len())).copied()
    };
    Sample { nanoseconds: of(|s| Some(s.nanoseconds)).unwrap_or(f64::NAN), tsc: of(|s| s.tsc), core: of(|s| s.core) }
}
