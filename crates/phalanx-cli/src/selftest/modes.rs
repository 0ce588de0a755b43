//! How the answers of blocks are checked.

use phalanx::gost28147::Sbox;
use phalanx::kernel::{Family, Kernel, Keyed, Op, Row};
use phalanx::{Error, Level};
use phalanx_vectors::{Test, Verdict};

/// One known answer under one level.
pub(super) struct Case<'a> {
    pub(super) family: &'static Family,
    pub(super) level: Level,
    pub(super) test: &'a Test,
    /// Whether answers that take long are wanted.
    pub(super) long: bool,
}

/// Why an answer did not pass.
pub(super) enum Problem {
    /// It came out wrong.
    Failed(String),
    /// It could not be tried.
    Skipped(String),
}

/// Checks one answer.
pub(super) type Check = fn(&Case) -> Result<(), Problem>;

/// The modes of this file. Those of a standard are in a file of their own.
pub(super) const MODES: &[(&str, Check)] = &[("ecb", ecb), ("ecb-iterated", ecb_iterated)];

/// Why an answer is skipped whose mode is known for other ciphers.
pub(super) const UNKNOWN: &str = "unknown mode of this cipher";

/// Answers of more iterations are long.
const ITERATIONS: u64 = 10_000;

/// The S-box of Magma, by its name among those of GOST 28147-89.
const MAGMA: &str = "id-tc26-gost-28147-param-Z";

impl Case<'_> {
    /// The key as the family's schedule reads it: that of GOST 28147-89 and Magma has the S-box in front.
    fn key(&self) -> Result<Vec<u8>, Problem> {
        let (family, test) = (self.family, self.test);
        if test.key.len() == family.key {
            return Ok(test.key.clone());
        }
        let name = test.sbox.as_deref().or((family.name == "magma").then_some(MAGMA));
        let sbox = match name {
            None => Vec::new(),
            Some(name) => {
                let known = Sbox::named(name).ok_or_else(|| Problem::Skipped(format!("unknown S-box {name}")))?;
                known.rows().concat()
            }
        };
        let key = [sbox.as_slice(), &test.key].concat();
        if key.len() == family.key {
            Ok(key)
        } else {
            Err(Problem::Failed(format!("a key of {} bytes", test.key.len())))
        }
    }

    /// What runs blocks under the level: the library's choice, then each kernel of the level by itself.
    fn machines(&self) -> Result<Vec<Machine>, Problem> {
        if self.family.candidates(Op::Encrypt, self.level).next().is_none() {
            return Err(Problem::Skipped(UNKNOWN.into()));
        }
        let key = self.key()?;
        let chosen = Keyed::new(self.family, self.level, &key).map_err(|error| Problem::Skipped(error.to_string()))?;
        let mut machines = vec![Machine::Chosen(chosen)];
        for kernel in self.family.kernels {
            // The S-box comes before the key; some rows have one of their own.
            let serves = kernel.set.is_none_or(|set| key.starts_with(set.sbox.rows().as_flattened()));
            let crypts = matches!(kernel.op, Op::Encrypt | Op::Decrypt) && serves;
            if crypts && kernel.level == self.level && kernel.is_available() {
                machines.push(Machine::Single(kernel, Row::new(self.family, kernel, &key)));
            }
        }
        Ok(machines)
    }

    /// The message, which has to be whole blocks, and a test that can be passed.
    fn blocks(&self) -> Result<Vec<u8>, Problem> {
        if self.test.result == Verdict::Invalid {
            return Err(Problem::Skipped("nothing is refused in this mode".into()));
        }
        let message = self.test.message().into_owned();
        if message.len().is_multiple_of(self.family.block) {
            Ok(message)
        } else {
            Err(Problem::Failed(format!("{} bytes are not whole blocks", message.len())))
        }
    }
}

/// Something that encrypts or decrypts blocks.
enum Machine {
    Chosen(Keyed),
    Single(&'static Kernel, Row),
}

impl Machine {
    fn can(&self, op: Op) -> bool {
        match self {
            Self::Chosen(_) => true,
            Self::Single(kernel, _) => kernel.op == op,
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Chosen(_) => "the kernels chosen",
            Self::Single(kernel, _) => kernel.symbol,
        }
    }

    /// Runs over `data`, whole blocks, in place.
    fn run(&self, family: &Family, op: Op, data: &mut [u8]) {
        let (p, blocks) = (data.as_mut_ptr(), data.len() / family.block);
        // SAFETY: `data` has that many blocks; in place.
        unsafe {
            match self {
                Self::Chosen(keyed) => keyed.run(op, p, p, blocks),
                Self::Single(_, row) => row.run(p, p, blocks),
            }
        }
    }
}

fn wrong_by(op: Op, machine: &Machine) -> Problem {
    Problem::Failed(format!("{op} by {}", machine.name()))
}

fn ecb(case: &Case) -> Result<(), Problem> {
    let (family, test) = (case.family, case.test);
    let message = case.blocks()?;
    let mut ciphertext = test.ct.clone();
    let machines = case.machines()?;
    for machine in machines.iter().filter(|machine| machine.can(Op::Encrypt)) {
        let mut data = message.clone();
        machine.run(family, Op::Encrypt, &mut data);
        if !test.check_ciphertext(&data) {
            return Err(wrong_by(Op::Encrypt, machine));
        }
        // Where only a digest is known, what has this digest.
        ciphertext.get_or_insert(data);
    }
    let ciphertext = ciphertext.unwrap_or_default();
    for machine in machines.iter().filter(|machine| machine.can(Op::Decrypt)) {
        let mut data = ciphertext.clone();
        machine.run(family, Op::Decrypt, &mut data);
        if data != message {
            return Err(wrong_by(Op::Decrypt, machine));
        }
    }
    Ok(())
}

fn ecb_iterated(case: &Case) -> Result<(), Problem> {
    let (family, test) = (case.family, case.test);
    let message = case.blocks()?;
    let iterations = test.iterations.ok_or_else(|| Problem::Failed("no number of iterations".into()))?;
    if iterations > ITERATIONS && !case.long {
        return Err(Problem::Skipped(format!("more than {ITERATIONS} iterations, run with --long")));
    }
    let Some(ciphertext) = test.ct.as_ref().filter(|ct| ct.len() == message.len()) else {
        return Err(Problem::Failed("no ciphertext of the message's length".into()));
    };
    for machine in case.machines()? {
        for (op, from, to) in [(Op::Encrypt, &message, ciphertext), (Op::Decrypt, ciphertext, &message)] {
            if !machine.can(op) {
                continue;
            }
            let mut data = from.clone();
            (0..iterations).for_each(|_| machine.run(family, op, &mut data));
            if data != *to {
                return Err(wrong_by(op, &machine));
            }
        }
    }
    Ok(())
}

/// Why an answer did not pass, in a word.
pub(super) fn wrong(what: &str) -> Problem {
    Problem::Failed(what.into())
}

/// What should have worked was refused; without the level it could not be tried.
pub(super) fn failed(error: Error) -> Problem {
    match error {
        Error::Level(_) => Problem::Skipped(error.to_string()),
        error => Problem::Failed(error.to_string()),
    }
}

/// Makes the tag of the message, and verifies that of the answer.
pub(super) fn tag_of(
    test: &Test,
    mac: impl Fn(&[u8], &mut [u8]) -> Result<(), Error>,
    verify: impl Fn(&[u8], &[u8]) -> Result<(), Error>,
) -> Result<(), Problem> {
    let (message, tag) = (test.message(), test.tag.as_deref().ok_or_else(|| wrong("no tag"))?);
    let verdict = verify(&message, tag);
    if test.result == Verdict::Invalid {
        return if verdict.is_err() { Ok(()) } else { Err(wrong("accepted what has to be refused")) };
    }
    let mut got = vec![0; tag.len()];
    mac(&message, &mut got).map_err(failed)?;
    if got != tag {
        return Err(wrong("tag"));
    }
    verdict.map_err(failed)
}
