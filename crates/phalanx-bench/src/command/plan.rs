//! A plan of jobs, and the results once they have been measured.

use indicatif::{ProgressBar, ProgressStyle};
use phalanx_bench::{
    Job, Machine, Method, NotYet, Program, Record, Row, Subject, Target, Timing, core_clock, mark_clocks, measure,
    measure_threads, noise, pin,
};
use phalanx_papers::Published;

use crate::failure::{Failure, print, say};
use crate::options::Effort;
use crate::outputs::Outputs;
use crate::papers;

/// If noise exceeds this many percent, we warn the user.
const NOISY: f64 = 20.0;

/// A requested row, which holds the job or why it can't be measured, and additional figures.
pub(crate) struct Asked {
    pub(crate) job: Result<Job, NotYet>,
    pub(crate) threads: usize,
    pub(crate) target: Option<Target>,
    pub(crate) published: Option<&'static Published>,
    /// The job to compare it with, which is measured in the same run.
    pub(crate) against: Option<Job>,
}

impl Asked {
    pub(crate) fn new(job: Job) -> Self {
        Self::from_result(Ok(job))
    }

    pub(crate) fn from_result(job: Result<Job, NotYet>) -> Self {
        Self { job, threads: 1, target: None, published: None, against: None }
    }
}

/// The requested rows, within the memory limit for all buffers.
#[derive(Default)]
pub(crate) struct Plan {
    asked: Vec<Asked>,
    bytes: usize,
}

impl Plan {
    pub(crate) fn push(&mut self, asked: Asked) -> Result<(), Failure> {
        if let Ok(job) = &asked.job {
            self.bytes = self.with(job).ok_or_else(too_large)?;
        }
        self.asked.push(asked);
        Ok(())
    }

    /// Adds a job. If there isn't enough memory for it, adds just its row.
    pub(crate) fn push_if_it_fits(&mut self, mut asked: Asked) {
        if let Ok(job) = asked.job {
            match self.with(&job) {
                Some(bytes) => self.bytes = bytes,
                None => asked.job = Err(not_yet(&job, 1, "too large")),
            }
        }
        self.asked.push(asked);
    }

    /// Adds a job unless it is already planned.
    pub(crate) fn push_once(&mut self, job: Job) -> Result<(), Failure> {
        if self.asked.iter().any(|asked| asked.threads == 1 && asked.job.as_ref().is_ok_and(|there| there.is(&job))) {
            return Ok(());
        }
        self.push(Asked::new(job))
    }

    /// The total buffer size with one more job. None if it exceeds the limit.
    fn with(&self, job: &Job) -> Option<usize> {
        job.buffers().ok()?.checked_add(self.bytes).filter(|sum| *sum <= Job::MAX_BYTES)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.asked.is_empty()
    }

    /// Rejects an empty plan.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.is_empty() {
            return Err(Failure::Usage(
                "nothing matches: none of these ciphers has this operation, mode, library or technique at these levels"
                    .into(),
            ));
        }
        Ok(())
    }

    /// Measures every row that can be measured.
    pub(crate) fn measure(self, effort: &Effort) -> Result<Measured, Failure> {
        let machine = machine();
        let (lines, noise_percent) = measured(self.asked, effort)?;
        if noise_percent > NOISY {
            say(format!(
                "the machine was busy: medians exceed minimums by {noise_percent:.0} %, but only minimums count"
            ));
        }
        let phalanx_bench::Effort { passes, wander, .. } = effort.get();
        let date = Some(today());
        let core_clock = core_clock().into();
        let processes = effort.processes.into();
        let method = Method { passes, processes, milliseconds: effort.time, wander, core_clock, noise_percent, date };
        Ok(Measured { machine, lines, method })
    }
}

fn too_large() -> Failure {
    Failure::Usage(format!(
        "bytes: too many: use at most {} in all rows together: select fewer ciphers, levels, operations or sizes",
        Job::MAX_BYTES
    ))
}

/// A row in the output, with the job, additional figures and the outcome.
pub(crate) struct Line {
    pub(crate) job: Option<Job>,
    pub(crate) target: Option<Target>,
    pub(crate) published: Option<&'static Published>,
    pub(crate) outcome: Outcome,
}

pub(crate) enum Outcome {
    Measured(Box<Row>),
    /// The result for a target of single calls or rows.
    Called(f64),
    NotYet(NotYet),
}

/// A run, with all its rows and the method.
pub(crate) struct Measured {
    pub(crate) machine: Machine,
    pub(crate) lines: Vec<Line>,
    method: Method,
}

impl Measured {
    /// Prints a table, unless the record goes to standard output, and writes the requested files.
    pub(crate) fn report(self, table: &str, programs: Vec<Program>, outputs: &Outputs) -> Result<(), Failure> {
        outputs.print(table)?;
        let (mut results, mut not_yet) = (Vec::new(), Vec::new());
        for line in self.lines {
            match line.outcome {
                Outcome::Measured(row) => results.push(*row),
                Outcome::NotYet(row) => not_yet.push(row),
                // Records don't contain these.
                Outcome::Called(_) => {}
            }
        }
        outputs.write(&Record { programs, ..Record::new(self.machine, self.method, results, not_yet) })
    }
}

/// Describes this machine and pins the thread to a core. Warns the user if times will be
/// inaccurate.
pub(crate) fn machine() -> Machine {
    let pinned = pin();
    if !pinned {
        say("cannot pin the thread to a core, so expect noise");
    }
    let machine = Machine::this(pinned);
    if !machine.release {
        say("this is a debug build, whose times are meaningless: use `cargo run --release -p phalanx-bench`");
    }
    machine
}

/// The date in UTC.
pub(crate) fn today() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// A job that can't be measured.
pub(crate) fn not_yet(job: &Job, keys: usize, why: impl Into<String>) -> NotYet {
    NotYet {
        cipher: job.family.name.into(),
        op: job.op.name().into(),
        level: job.level.name().into(),
        bytes: job.bytes(),
        keys,
        why: why.into(),
    }
}

/// Measures all possible rows, in all processes. Also returns the noise of the machine.
fn measured(asked: Vec<Asked>, options: &Effort) -> Result<(Vec<Line>, f64), Failure> {
    let mut timed = timed(asked, options.get());
    let timings = timed.iter().map(|(_, timing)| timing);
    if options.part {
        // The first process prints the table.
        print(
            &serde_json::to_string(&timings.collect::<Vec<_>>()).map_err(|error| Failure::Wrong(error.to_string()))?,
        )?;
        std::process::exit(0);
    }
    for _ in 1..options.processes {
        let others = part()?;
        if others.len() != timed.len() {
            return Err(Failure::Wrong("another process has measured other rows".into()));
        }
        for ((_, timing), other) in timed.iter_mut().zip(others) {
            if let (Some(timing), Some(other)) = (timing, other) {
                timing.extend(other);
            }
        }
    }
    Ok(lines(&timed))
}

/// Measures the same rows in another process.
fn part() -> Result<Vec<Option<Timing>>, Failure> {
    let wrong = |what: String| Failure::Wrong(format!("cannot measure in another process: {what}"));
    let program = std::env::current_exe().map_err(|error| wrong(error.to_string()))?;
    let mut command = std::process::Command::new(program);
    command.args(std::env::args_os().skip(1)).arg("--part").stderr(std::process::Stdio::inherit());
    let output = command.output().map_err(|error| wrong(error.to_string()))?;
    match output.status.success() {
        true => serde_json::from_slice(&output.stdout).map_err(|error| wrong(error.to_string())),
        false => Err(wrong(output.status.to_string())),
    }
}

/// Measures all possible rows in this process.
fn timed(asked: Vec<Asked>, effort: phalanx_bench::Effort) -> Vec<(Asked, Option<Timing>)> {
    if effort.wander {
        scatter();
    }
    let (mut subjects, mut ready) = (Vec::new(), Vec::new());
    for mut row in asked {
        if let (Ok(job), 1) = (&row.job, row.threads) {
            match Subject::new(*job) {
                Ok(subject) => subjects.push(subject),
                Err(error) => row.job = Err(not_yet(job, job.keys, error.to_string())),
            }
        }
        ready.push(row);
    }
    let several = ready.iter().filter(|row| row.threads > 1).count();
    let bar = progress_bar((subjects.len() * effort.passes + several) as u64);
    let mut timings = measure(&mut subjects, effort, || bar.inc(1)).into_iter();
    let mut timed: Vec<(Asked, Option<Timing>)> = Vec::new();
    for row in ready {
        let timing = match (&row.job, row.threads) {
            (Err(_), _) => None,
            // Subjects were created from the same jobs, in the same order.
            (Ok(_), 1) => timings.next().flatten(),
            (Ok(job), threads) => {
                bar.inc(1);
                measure_threads(job, threads, effort)
            }
        };
        timed.push((row, timing));
    }
    bar.finish_and_clear();
    timed
}

/// Moves later allocations, such as keys, by a random number of cache lines in their page. The system
/// places the stack of each process at random.
fn scatter() {
    let lines = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0) % 64;
    // Small blocks come from the heap one behind another.
    (0..lines).for_each(|_| std::mem::forget(std::hint::black_box(Box::new([0u8; 48]))));
}

/// The rows of the output, and the noise of the machine.
fn lines(timed: &[(Asked, Option<Timing>)]) -> (Vec<Line>, f64) {
    let noise = noise(timed.iter().filter_map(|(_, timing)| timing.as_ref()));
    let of = |job: &Job| {
        let is = |(asked, _): &&(Asked, _)| asked.threads == 1 && asked.job.as_ref().is_ok_and(|other| other.is(job));
        timed.iter().find(is).and_then(|(_, timing)| timing.as_ref())
    };
    let line = |(asked, timing): &(Asked, Option<Timing>)| {
        let (job, outcome) = match (&asked.job, timing) {
            (Err(not_yet), _) => (None, Outcome::NotYet(not_yet.clone())),
            (Ok(job), None) => (None, Outcome::NotYet(not_yet(job, job.keys, "no sample"))),
            (Ok(job), Some(timing)) => {
                let mut row = Row { threads: asked.threads, ..Row::new(job, timing) };
                // With several threads, cycles per call aren't the cycles of a single core.
                row.core_cycles = row.core_cycles.filter(|_| asked.threads == 1);
                row.ratio = asked.against.as_ref().and_then(of).map(|against| timing.ratio(against));
                if let Some(published) = asked.published {
                    papers::fill(&mut row, published);
                }
                (Some(*job), Outcome::Measured(Box::new(row)))
            }
        };
        Line { job, target: asked.target.clone(), published: asked.published, outcome }
    };
    let mut lines: Vec<Line> = timed.iter().map(line).collect();
    let rows = lines.iter_mut().filter_map(|line| match &mut line.outcome {
        Outcome::Measured(row) => Some(&mut **row),
        Outcome::NotYet(_) | Outcome::Called(_) => None,
    });
    mark_clocks(&mut rows.collect::<Vec<_>>());
    (lines, noise)
}

/// The measured rows.
pub(crate) fn rows(lines: &[Line]) -> impl Iterator<Item = &Row> {
    lines.iter().filter_map(|line| match &line.outcome {
        Outcome::Measured(row) => Some(&**row),
        Outcome::NotYet(_) | Outcome::Called(_) => None,
    })
}

/// A progress bar on the terminal, nothing in a pipe. Without a total, it shows the number of
/// finished runs.
pub(crate) fn progress_bar(total: u64) -> ProgressBar {
    let bar = if total == 0 { ProgressBar::new_spinner() } else { ProgressBar::new(total) };
    let template = if total == 0 { "{spinner} {msg}: run {pos}, {elapsed}" } else { "measuring {wide_bar} {eta} left" };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar, // the default style shows just as much
    }
}
