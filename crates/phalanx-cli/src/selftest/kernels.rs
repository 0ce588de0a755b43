//! Checks known answers for blocks with each kernel of a level separately. The catalogue cannot
//! select individual kernels.

use phalanx::Level;
use phalanx::gost28147::Sbox;
use phalanx::kernel::{Family, Kernel, KernelRun, Keyed, Op};
use phalanx_catalogue::known::Problem;
use phalanx_vectors::{Test, Verdict};

/// A known answer at a level.
pub(super) struct Case<'a> {
    pub(super) family: &'static Family,
    pub(super) level: Level,
    pub(super) test: &'a Test,
}

/// The S-box set of Magma, by its name in GOST 28147-89.
const MAGMA: &str = "id-tc26-gost-28147-param-Z";

impl Case<'_> {
    /// The key as the family expects it. For GOST 28147-89 and Magma, the S-box set comes first.
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
            Err(Problem::Failed(format!("unexpected key of {} bytes", test.key.len())))
        }
    }

    /// The implementations to check at this level: the library's selection, then each kernel of the
    /// level.
    fn machines(&self) -> Result<Vec<Subject>, Problem> {
        if self.family.candidates(Op::Encrypt, self.level).next().is_none() {
            return Err(Problem::Skipped("no block kernels".into()));
        }
        let key = self.key()?;
        let chosen = Keyed::new(self.family, self.level, &key).map_err(|error| Problem::Skipped(error.to_string()))?;
        let mut machines = vec![Subject::Chosen(chosen)];
        for kernel in self.family.kernels {
            // The S-box set precedes the key. Some kernels support only one set.
            let serves = kernel.parameter.is_none_or(|parameter| key.starts_with(parameter.bytes));
            let crypts = matches!(kernel.op, Op::Encrypt | Op::Decrypt) && serves;
            if crypts && kernel.level == self.level && kernel.is_available() {
                machines.push(Subject::Single(kernel, KernelRun::new(self.family, kernel, &key)));
            }
        }
        Ok(machines)
    }

    /// The message, if it consists of whole blocks and the test expects success.
    fn blocks(&self) -> Result<Vec<u8>, Problem> {
        if self.test.result == Verdict::Invalid {
            return Err(Problem::Skipped("this mode rejects nothing".into()));
        }
        let message = self.test.message().into_owned();
        if message.len().is_multiple_of(self.family.block) {
            Ok(message)
        } else {
            Err(Problem::Failed(format!("{} bytes are not a multiple of the block size", message.len())))
        }
    }
}

/// An implementation that encrypts or decrypts blocks.
enum Subject {
    Chosen(Keyed),
    Single(&'static Kernel, KernelRun),
}

impl Subject {
    fn can(&self, op: Op) -> bool {
        match self {
            Self::Chosen(_) => true,
            Self::Single(kernel, _) => kernel.op == op,
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Chosen(_) => "the selected kernels",
            Self::Single(kernel, _) => kernel.symbol,
        }
    }

    /// Processes `data`, which consists of whole blocks, in place.
    fn run(&self, family: &Family, op: Op, data: &mut [u8]) {
        let (p, blocks) = (data.as_mut_ptr(), data.len() / family.block);
        // SAFETY: `data` consists of that many blocks and is processed in place.
        unsafe {
            match self {
                Self::Chosen(keyed) => keyed.run(op, p, p, blocks),
                Self::Single(_, row) => row.run(p, p, blocks),
            }
        }
    }
}

fn wrong_by(op: Op, machine: &Subject) -> Problem {
    Problem::Failed(format!("{op} by {}", machine.name()))
}

/// Checks blocks, encrypted once or repeatedly.
pub(super) fn check(case: &Case) -> Result<(), Problem> {
    match case.test.iterations {
        None => ecb(case),
        Some(iterations) => ecb_iterated(case, iterations),
    }
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
        // If only a digest is known, use the ciphertext that has it.
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

fn ecb_iterated(case: &Case, iterations: u64) -> Result<(), Problem> {
    let (family, test) = (case.family, case.test);
    let message = case.blocks()?;
    let Some(ciphertext) = test.ct.as_ref().filter(|ct| ct.len() == message.len()) else {
        return Err(Problem::Failed("the ciphertext is not the same length as the message".into()));
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
