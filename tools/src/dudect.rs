//! Timing statistics that show whether a kernel's time depends on a secret, using the dudect method
//! (Reparaz, Balasch, Verbauwhede 2017). This is a report rather than a test, because it can find
//! leaks but cannot prove their absence.

use std::error::Error;
use std::hash::{BuildHasher, Hasher, RandomState};

use phalanx::kernel::{Entry, Expand, Family, Kernel, Load, Op};
use phalanx::{Level, families};
use phalanx_bench::{pin, ticks};

/// Test every kernel for timing that depends on secrets, with statistics. Includes lookup-table
/// code for comparison
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these ciphers, separated by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    cipher: Vec<String>,
    /// Only kernels of these levels, separated by commas
    #[arg(long, value_name = "L", value_delimiter = ',')]
    level: Vec<Level>,
    /// Measurements per kernel and secret
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(100..))]
    samples: u32,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let known = |name: &String| families().iter().any(|family| family.name == *name);
    if let Some(unknown) = args.cipher.iter().find(|name| !known(name)) {
        return Err(format!("unknown cipher {unknown}").into());
    }
    if ticks().is_none() {
        return Err("this machine has no counter of sufficient resolution".into());
    }
    if !pin() {
        eprintln!("cannot pin the thread to a core: expect noise");
    }
    if cfg!(debug_assertions) {
        eprintln!("this is a debug build; use `--release` to measure shipped code");
    }
    let mut random = Random::new();
    println!("{:70} {:6} {:>9}  verdict", "row", "secret", "|t|");
    for family in families().iter().chain(phalanx_papers::families()).copied() {
        if !args.cipher.is_empty() && !args.cipher.iter().any(|name| name == family.name) {
            continue;
        }
        for kernel in family.kernels {
            if !args.level.is_empty() && !args.level.contains(&kernel.level) {
                continue;
            }
            if !kernel.is_available() {
                println!("{:70} not measured: this CPU lacks {}", kernel.symbol, kernel.level);
                continue;
            }
            let secrets: &[Secret] = match kernel.entry {
                Entry::Expand(_) => &[Secret::Key],
                _ => &[Secret::Key, Secret::Data],
            };
            for secret in secrets {
                let samples = measure(Subject::new(family, kernel)?, *secret, args.samples, &mut random)?;
                let t = largest_t(&samples);
                println!("{:70} {:6} {t:9.2}  {}", kernel.symbol, secret.name(), verdict(t, args.samples));
            }
        }
    }
    Ok(())
}

fn verdict(t: f64, samples: u32) -> String {
    if t > 10.0 {
        "leak".into()
    } else if t > 4.5 {
        format!("inconclusive: retry with ten times the samples (--samples {})", u64::from(samples) * 10)
    } else {
        format!("nothing found in {samples} samples")
    }
}

/// The secret: fixed in one class of measurements, random in the other.
#[derive(Clone, Copy, PartialEq)]
enum Secret {
    Key,
    Data,
}

impl Secret {
    fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Data => "data",
        }
    }
}

/// A step from the key to the form that a kernel reads.
enum Maker {
    Expand(Expand),
    /// Loads the same key into this many lanes.
    Load(Load, usize),
}

/// A kernel and its buffers. All measurements use the same addresses, so that addresses cannot
/// reveal the class.
struct Subject {
    kernel: &'static Kernel,
    /// The steps from the key to the form that the kernel reads.
    makers: Vec<Maker>,
    /// The key, then the output of each step.
    keys: Vec<Vec<u8>>,
    data: Vec<u8>,
    /// The output of key schedules and hashes.
    out: Vec<u8>,
    /// Number of leading key bytes that are nibbles: the S-box of GOST 28147-89.
    nibbles: usize,
}

impl Subject {
    fn new(family: &'static Family, kernel: &'static Kernel) -> Result<Self, String> {
        // Leaky entries use the key schedule of the library's family that has the same name.
        let rows = || {
            let namesakes = families().iter().filter(|f| f.name == family.name);
            namesakes.flat_map(|f| f.kernels).chain(family.kernels).filter(|kernel| kernel.is_available())
        };
        let mut makers = Vec::new();
        let mut keys = vec![vec![0; family.key]];
        if kernel.op == Op::Absorb {
            // The blocks take the place of the key, and the states are the output.
            keys[0] = vec![0; kernel.width * family.block];
        } else if matches!(kernel.op, Op::Dot | Op::Products) {
            // The factors are passed along with the data.
            keys[0] = vec![0; kernel.width * family.block];
        } else if kernel.op != Op::Schedule {
            let schedule = rows().find(|k| k.op == Op::Schedule && k.form == 0);
            makers.push((schedule, family.schedule));
        } else if kernel.form != 0 {
            // Schedules that expand several keys into one form.
            keys[0] = vec![0; kernel.width * family.key];
        }
        if kernel.form != 0 && !matches!(kernel.op, Op::Schedule | Op::Prepare | Op::Load) {
            let many = matches!(kernel.op, Op::EncryptMany | Op::DecryptMany);
            let op = if many { Op::Load } else { Op::Prepare };
            let mut own = family.kernels.iter().filter(|k| k.op == op && k.form == kernel.form);
            makers.push((own.find(|k| k.is_available()), family.forms[kernel.form].bytes));
        }
        let mut entries = Vec::new();
        for (maker, bytes) in makers {
            entries.push(match maker.map(|kernel| kernel.entry) {
                Some(Entry::Expand(expand)) => Maker::Expand(expand),
                Some(Entry::Load(place)) => Maker::Load(place, kernel.width),
                _ => return Err(format!("{}: no key schedule or no form", kernel.symbol)),
            });
            keys.push(vec![0; bytes]);
        }
        let form = family.forms.iter().map(|form| form.bytes).max().unwrap_or(0);
        let out = form.max(kernel.width * family.block).max(kernel.width * family.schedule);
        let nibbles = if family.name == "gost28147" { 128 } else { 0 };
        let data = vec![0; kernel.width * family.block];
        Ok(Self { kernel, makers: entries, keys, data, out: vec![0; out], nibbles })
    }

    /// Returns the bytes of a secret.
    fn secret(&mut self, secret: Secret) -> &mut [u8] {
        match secret {
            Secret::Key => &mut self.keys[0],
            Secret::Data => &mut self.data,
        }
    }

    /// Computes the form that the kernel reads.
    fn prepare(&mut self) {
        self.keys[0][..self.nibbles].iter_mut().for_each(|byte| *byte &= 15);
        for (i, maker) in self.makers.iter().enumerate() {
            let (before, behind) = self.keys.split_at_mut(i + 1);
            // SAFETY: the key, the schedule and the form are the sizes that the family requires,
            // and this CPU supports the kernels.
            unsafe {
                match *maker {
                    Maker::Expand(expand) => expand(before[i].as_ptr(), behind[0].as_mut_ptr(), 1),
                    Maker::Load(place, lanes) => {
                        (0..lanes).for_each(|lane| place(before[i].as_ptr(), behind[0].as_mut_ptr(), lane));
                    }
                }
            }
        }
    }

    /// Runs the kernel once.
    fn call(&mut self) {
        let Some(keys) = self.keys.last() else { unreachable!("there is always the key itself") };
        let (keys, data, out) = (keys.as_ptr(), self.data.as_mut_ptr(), self.out.as_mut_ptr());
        // SAFETY: the forms, blocks and outputs are the sizes that the family requires, and this
        // CPU supports the kernel.
        unsafe {
            match self.kernel.entry {
                Entry::Crypt(crypt) => crypt(keys, data, data, 1),
                Entry::Expand(expand) => expand(keys, out, 1),
                Entry::Load(place) => place(keys, out, 0),
                Entry::Absorb(absorb) => absorb(keys, out, 1),
                Entry::Ghash(hash) => hash(keys, data, out, self.kernel.width),
                _ => {}
            }
        }
    }
}

/// The ticks of each measurement in both classes. The class with the fixed secret comes first.
fn measure(
    mut subject: Subject,
    secret: Secret,
    samples: u32,
    random: &mut Random,
) -> Result<[Vec<f64>; 2], Box<dyn Error>> {
    if !matches!(
        subject.kernel.entry,
        Entry::Crypt(_) | Entry::Expand(_) | Entry::Load(_) | Entry::Ghash(_) | Entry::Absorb(_)
    ) {
        return Err(format!("{}: cannot measure kernels of this kind", subject.kernel.symbol).into());
    }
    for other in [Secret::Key, Secret::Data] {
        random.fill(subject.secret(other));
    }
    let (fixed, other) = (subject.secret(secret).to_vec(), subject.data.clone());
    let mut drawn = fixed.clone();
    let mut times = [Vec::new(), Vec::new()];
    // The first samples are just a warm-up.
    for sample in 0..samples + samples / 10 {
        // Both classes draw random bytes and select without a branch, so that they differ only in
        // the secret.
        random.fill(&mut drawn);
        let class = random.next() & 1;
        let mask = (class as u8).wrapping_neg();
        subject.data.copy_from_slice(&other);
        for ((byte, fixed), drawn) in subject.secret(secret).iter_mut().zip(&fixed).zip(&drawn) {
            *byte = fixed ^ (fixed ^ drawn) & mask;
        }
        subject.prepare();
        let start = ticks();
        subject.call();
        let (Some(start), Some(end)) = (start, ticks()) else { return Err("the counter failed".into()) };
        if sample >= samples / 10 {
            times[class as usize].push(end.wrapping_sub(start) as f64);
        }
    }
    Ok(times)
}

/// Returns the largest |t| over all measurements, and over those below several percentiles of both
/// classes. Interrupts cause high values that hide small differences.
fn largest_t(times: &[Vec<f64>; 2]) -> f64 {
    let mut all = times.concat();
    all.sort_by(f64::total_cmp);
    let bound = |percent: usize| all.get(all.len() * percent / 100).copied().unwrap_or(f64::INFINITY);
    let bounds = [100, 99, 95, 90, 75, 50].map(bound);
    bounds.into_iter().map(|bound| welch_t(times, bound).abs()).fold(0.0, f64::max)
}

/// Welch's t of the measurements up to a bound, or 0 if a class has no variance.
fn welch_t(times: &[Vec<f64>; 2], bound: f64) -> f64 {
    let [a, b] = times.each_ref().map(|times| {
        let kept: Vec<f64> = times.iter().copied().filter(|time| *time <= bound).collect();
        let count = kept.len() as f64;
        let mean = kept.iter().sum::<f64>() / count;
        let variance = kept.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / (count - 1.0);
        (mean, variance / count)
    });
    let t = (a.0 - b.0) / (a.1 + b.1).sqrt();
    match t {
        t if t.is_finite() => t,
        // No variance but different means is the clearest result possible.
        t if t.is_infinite() => f64::MAX,
        _ => 0.0,
    }
}

/// SplitMix64: fast, and random enough to choose inputs.
struct Random(u64);

impl Random {
    fn new() -> Self {
        Self(RandomState::new().build_hasher().finish())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes()[..chunk.len()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn welch_by_hand() {
        // Means 2 and 4, variances 1 and 4, three values each: t = -2 / sqrt(1/3 + 4/3).
        let times = [vec![1.0, 2.0, 3.0], vec![2.0, 4.0, 6.0]];
        assert!((welch_t(&times, f64::INFINITY) + 2.0 / (5.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        // Equal and without variance.
        assert_eq!(welch_t(&[vec![1.0; 5], vec![1.0; 5]], f64::INFINITY), 0.0);
        assert_eq!(largest_t(&[vec![1.0; 50], vec![2.0; 50]]), f64::MAX);
    }

    #[test]
    fn verdicts() {
        assert_eq!(verdict(10.5, 100), "leak");
        assert_eq!(verdict(-0.0, 100), "nothing found in 100 samples");
        assert!(verdict(5.0, 100).ends_with("(--samples 1000)"));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn every_row_can_be_measured() {
        let mut random = Random::new();
        for family in families().iter().chain(phalanx_papers::families()) {
            for kernel in family.kernels.iter().filter(|kernel| kernel.is_available()) {
                let subject = Subject::new(family, kernel).expect("every form can be computed");
                let times =
                    measure(subject, Secret::Key, 100, &mut random).expect("every kind of kernel can be measured");
                assert_eq!(times.concat().len(), 100);
            }
        }
    }
}
