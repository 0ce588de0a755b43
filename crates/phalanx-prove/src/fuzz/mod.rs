//! Tests the abstract step against the CPU. We execute random instructions on pairs of states that
//! have the same public values but different secrets. Everything that the step says about the
//! result must be true.
//!
//! A case consists of a random abstract state and a pair of concrete states that match it, followed
//! by a few instructions that the prover accepts. After each of them, we check the following:
//!
//! - Both runs continue at the same address, which the step has predicted. If there is a fault, it
//!   is the same in both.
//! - Public values are equal, and numbers, pointers and flags that are known have the values that
//!   we expect. This covers every general register and its parts, both parts of every vector and
//!   mask register, every flag and condition, and every byte of memory.
//! - This still holds after joining the state with another one, since a join is an upper bound.
//! - Steps are monotone. Compared with a step from either part, a step from the joined state
//!   doesn't accept more, continues everywhere that one does, and doesn't declare anything public
//!   that it doesn't. Everything that it says, including bounds on numbers and offsets, is true of
//!   the execution from that part.
//!
//! There are two exceptions to the last law. First, the bounds themselves need not be ordered: a
//! number is stored in one of several forms (by its bounds, by those of its low bytes, by a table
//! that it is from), and the form may depend on earlier knowledge. Proofs do not rely on that
//! order. They rely on joins that are upper bounds and on steps that are true of executions, and
//! both are tested for every bound. Second, stores that leave every object (above a frame, over a
//! return address, to read-only memory) may be accepted from a less precise state. They can only be
//! rejected if their place is known, and the proof assumes that there are none.

#[cfg(feature = "aarch64")]
mod a64;
mod concrete;
mod cpu;
mod encode;
mod executor;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::{Duration, Instant};

use fastrand::Rng;
use iced_x86::{Code, EncodingKind, Formatter, Instruction, IntelFormatter, Mnemonic, OpKind, Register, UsedMemory};
use serde::Serialize;

#[cfg(feature = "aarch64")]
pub use self::a64::run as run_aarch64;
use self::concrete::{Pair, REGIONS, World};
pub use self::cpu::CpuError;
use self::cpu::{Cpu, End, Registers};
use self::encode::{Opcodes, Source};
use crate::machine::x86::{Decoded, Machine, is_bit_string, writes};
use crate::machine::{self, Branch, Next};
use crate::report::Reason;
use crate::state::State;
use crate::value::{Class, Region, Span, Value, mask, sign_extend};

/// The parameters for a run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// This determines everything, i.e. the same seed produces the same cases.
    pub seed: u64,
    /// The first case.
    pub first: u64,
    /// Maximum number of cases.
    pub cases: u64,
    /// Maximum duration.
    pub time: Duration,
}

/// Something that the abstract step got wrong.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Fault {
    /// The seed of the run.
    pub seed: u64,
    /// The case.
    pub case: u64,
    /// The instruction.
    pub instruction: String,
    /// Its bytes, in hexadecimal.
    pub bytes: String,
    /// The law that was violated.
    pub law: &'static str,
    /// A description.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, case, instruction, bytes, law, what } = self;
        write!(f, "{instruction} ({bytes}): {law}: {what} (--seed {seed} --first {case} --cases 1)")
    }
}

/// The result of a run.
#[derive(Clone, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Outcome {
    /// Number of cases.
    pub cases: u64,
    /// How many instructions were accepted and executed twice.
    pub executed: u64,
    /// How many instructions had the same fault in both runs.
    pub faulted: u64,
    /// How many instructions the prover rejected in the current state.
    pub refused: u64,
    /// How many times two states were joined.
    pub joins: u64,
    /// How many steps started from a joined state.
    pub monotone: u64,
    /// How many steps from a joined state were compared with an execution.
    pub bounds: u64,
    /// How many instructions the executor of `phalanx-prove equal` computed as well.
    pub computed: u64,
    /// Number of instructions (opcode and operands) among them.
    pub computed_opcodes: usize,
    /// How many accesses were outside the object that their pointer belongs to, which the prover
    /// makes no claims about.
    pub outside: u64,
    /// How many instructions (opcode and operands) we know.
    pub known: usize,
    /// How many of them were executed, by kind of encoding.
    pub covered: BTreeMap<&'static str, usize>,
    /// How many instructions this CPU doesn't support.
    pub lacking: usize,
    /// Whether AVX-512 was executed.
    pub avx512: bool,
    /// How many instructions were never accepted.
    pub never_accepted: usize,
    /// Findings, one for each instruction and law.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.faults {
            writeln!(f, "FOUND  {fault}")?;
        }
        writeln!(
            f,
            "{} instructions executed twice in {} cases, {} more faulted twice",
            self.executed, self.cases, self.faulted
        )?;
        writeln!(
            f,
            "{} joins, {} steps from joined states ({} of them executed), {} instructions refused",
            self.joins, self.monotone, self.bounds, self.refused
        )?;
        let covered: Vec<String> = self.covered.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
        let all: usize = self.covered.values().sum();
        writeln!(
            f,
            "{all} of {} opcodes with their operands ({}), {} that this CPU lacks, {} never accepted, {} not met",
            self.known,
            covered.join(", "),
            self.lacking,
            self.never_accepted,
            self.known.saturating_sub(all + self.lacking + self.never_accepted),
        )?;
        writeln!(f, "{} of them also computed by `equal` ({} opcodes)", self.computed, self.computed_opcodes)?;
        if !self.avx512 {
            writeln!(f, "NOT TESTED: AVX-512, which this CPU lacks")?;
        }
        match self.faults.len() {
            0 => writeln!(f, "nothing found"),
            n => writeln!(f, "{n} found"),
        }
    }
}

/// Counts for one instruction.
#[derive(Clone, Copy, Default)]
struct Count {
    executed: u64,
    undefined: u64,
    accepted: u64,
    computed: u64,
}

/// How many instructions to execute before creating a new state.
const INSTRUCTIONS: usize = 12;
/// Maximum number of findings.
const MOST_FAULTS: usize = 100;

const EQUAL: &str = "the step is true of the execution";
const JOIN: &str = "a join is an upper bound";
const MONOTONE: &str = "steps are monotone";
const COMPUTED: &str = "the executor of `equal` computes what the CPU does";

/// Executes random instructions until the time limit or the number of cases is reached.
///
/// # Errors
/// Instructions cannot be executed here.
pub fn run(plan: Plan) -> Result<Outcome, CpuError> {
    run_from(plan, &Source::All(Opcodes::new()))
}

fn run_from(plan: Plan, source: &Source) -> Result<Outcome, CpuError> {
    // The contract is a constant.
    let world = World::new(&mut Rng::with_seed(plan.seed)).map_err(|error| CpuError::new(error.to_string()))?;
    let mut cpu = Cpu::new(REGIONS, world.constants())?;
    let mut outcome = Outcome { known: source.len(), avx512: cpu.has_avx512(), ..Outcome::default() };
    let mut counts = BTreeMap::new();
    let began = Instant::now();
    for case in plan.first..plan.first.saturating_add(plan.cases) {
        if began.elapsed() >= plan.time || outcome.faults.len() >= MOST_FAULTS {
            break;
        }
        // This way, consecutive seeds produce unrelated numbers.
        let mut rng = Rng::with_seed(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ case);
        rng.u64(..);
        self::case(&mut cpu, &world, source, &mut rng, &mut outcome, &mut counts, (plan.seed, case));
        outcome.cases += 1;
    }
    outcome.computed_opcodes = counts.values().filter(|count| count.computed > 0).count();
    for (code, count) in &counts {
        let mut instruction = Instruction::default();
        instruction.set_code(*code);
        let kind = match instruction.encoding() {
            EncodingKind::Legacy => "legacy",
            EncodingKind::VEX => "VEX",
            EncodingKind::EVEX => "EVEX",
            _ => "other",
        };
        match count {
            Count { executed: 1.., .. } => *outcome.covered.entry(kind).or_default() += 1,
            Count { undefined: 1.., .. } => outcome.lacking += 1,
            _ => outcome.never_accepted += usize::from(count.accepted == 0),
        }
    }
    Ok(outcome)
}

/// Executes instructions from one random state.
fn case(
    cpu: &mut Cpu,
    world: &World,
    source: &Source,
    rng: &mut Rng,
    outcome: &mut Outcome,
    counts: &mut BTreeMap<Code, Count>,
    at: (u64, u64),
) {
    let mut machine: Machine<'_> = world.machine();
    let entry = machine.entry();
    let (mut s, mut pair) = world.random(rng, &machine, &entry);
    if let Some(what) = world.violation(rng, &machine, &s, &pair, None) {
        // If we get here, it's the fuzzer that is at fault.
        outcome.faults.push(fault(at, &Instruction::default(), &[], "a state is true of its pair", what));
        return;
    }
    let mut tries = 0;
    for _ in 0..INSTRUCTIONS {
        let ip = cpu::CODE + 1024 + rng.u64(..1024);
        let (instruction, bytes) = source.random(rng, ip, REGIONS);
        let decoded = Decoded::new(instruction);
        let count = counts.entry(instruction.code()).or_default();
        // This CPU doesn't support it.
        if count.undefined >= 8 && count.executed == 0 {
            continue;
        }
        prepare(rng, world, &mut s, &mut pair, &decoded);
        let mut after = s.clone();
        machine.findings.clear();
        let next = machine.step(&mut after, &decoded);
        let inside = |target: u64| (ip + 1..ip + bytes.len() as u64 + cpu::EXIT as u64).contains(&target);
        let next_ip = instruction.next_ip();
        let (targets, ways) = places(next, next_ip);
        if !machine.findings.is_empty() {
            outcome.refused += 1;
            tries += 1;
            if rng.u8(..8) == 0 {
                monotone(rng, world, &mut machine, outcome, &entry, (&s, &pair), &decoded, at, &bytes, None);
            }
            if tries > 4 * INSTRUCTIONS {
                return;
            }
            continue;
        }
        count.accepted += 1;
        // The function ends, or loops forever.
        if targets.is_empty() || targets.iter().any(|target| *target == ip || inside(*target) && *target != next_ip) {
            continue;
        }
        let fault = |law, what| fault(at, &instruction, &bytes, law, what);
        let before = pair.clone();
        let [a, b] = [0, 1].map(|i| cpu.run(&bytes, ip, &mut pair.registers[i], &mut pair.memory[i]));
        if !matches!(a, End::Fault(libc::SIGILL, _)) {
            use executor::{Compared, compare};
            use phalanx_equal::Architecture::X86_64;
            let of = |registers: &Registers| phalanx_equal::Registers {
                general: registers.general.to_vec(),
                vectors: registers.vectors.map(Vec::from).to_vec(),
                masks: registers.masks.to_vec(),
                flags: registers.flags,
            };
            let registers = [of(&before.registers[0]), of(&pair.registers[0])];
            let (before, after) = ((&registers[0], &before.memory[0]), (&registers[1], &pair.memory[0]));
            let end = match a {
                End::At(next) => Some(next),
                End::Fault(..) => None,
            };
            // A generator of its own, so that cases are the same without this.
            let mut own = Rng::with_seed(ip ^ at.1);
            match compare(&mut own, X86_64, &bytes, ip, before, after, end) {
                Compared::NotAccepted => {}
                Compared::Same => (count.computed, outcome.computed) = (count.computed + 1, outcome.computed + 1),
                Compared::Differs(what) => report(outcome, instruction.code(), fault(COMPUTED, what)),
            }
        }
        let found = match (a, b) {
            (End::Fault(libc::SIGILL, _), End::Fault(libc::SIGILL, _)) => {
                count.undefined += 1;
                pair = before;
                continue;
            }
            (End::Fault(..), _) | (_, End::Fault(..)) if a == b => {
                outcome.faulted += 1;
                pair = before;
                continue;
            }
            (End::At(x), End::At(y)) if x == y && targets.contains(&x) => {
                outcome.executed += 1;
                count.executed += 1;
                // A new frame is at the current stack pointer.
                let aligned = instruction.mnemonic() == Mnemonic::And && instruction.op0_register() == Register::RSP;
                pair.frames.truncate(after.frames.len() - usize::from(aligned && after.frames.len() > 1));
                while pair.frames.len() < after.frames.len() {
                    pair.frames.push(pair.registers[0].general[4]);
                }
                // Applies the facts of the side that was taken.
                learn(&mut after, ways, x);
                world.violation(rng, &machine, &after, &pair, Some(&before))
            }
            _ => Some(format!("the runs end differently: {a:x?}, {b:x?}, and should at {targets:x?}")),
        };
        if let Some(what) = found {
            // We make no claims about accesses outside objects.
            if is_outside(world, &s, &before, &decoded) || overwrites_canary(&s, &before, &pair) {
                outcome.outside += 1;
            } else {
                report(outcome, instruction.code(), fault(EQUAL, what));
            }
            return;
        }
        // A stray store has hit the stack protector's word, so the state no longer matches.
        if overwrites_canary(&s, &before, &pair) && overwrites_canary(&after, &before, &pair) {
            outcome.outside += 1;
            return;
        }
        if rng.u8(..8) == 0 {
            let ran = match a {
                End::At(x) => Some((&pair, x)),
                End::Fault(..) => None,
            };
            monotone(rng, world, &mut machine, outcome, &entry, (&s, &before), &decoded, at, &bytes, ran);
        }
        s = after;
        if rng.u8(..8) == 0 {
            let (other, _) = world.random(rng, &machine, &entry);
            s.join(&other, None);
            pair.frames.truncate(s.frames.len());
            outcome.joins += 1;
            if let Some(what) = world.violation(rng, &machine, &s, &pair, Some(&pair)) {
                report(outcome, instruction.code(), fault(JOIN, what));
                return;
            }
        }
    }
}

/// Where execution continues, and the facts that hold there after a branch.
fn places(next: Next, behind: u64) -> (Vec<u64>, Option<[Branch; 2]>) {
    match next {
        Next::Follow => (vec![behind], None),
        Next::Jump(target) => (vec![target], None),
        Next::Fork(ways) => (ways.map(|way| way.target).into(), Some(*ways)),
        Next::Switch(targets) => (targets, None),
        Next::End => (Vec::new(), None),
    }
}

/// Applies the facts from the side that execution went to. If both sides have the same target,
/// there are none.
fn learn(s: &mut State, ways: Option<[Branch; 2]>, taken: u64) {
    let known = ways.filter(|[a, b]| a.target != b.target).into_iter().flatten().find(|way| way.target == taken);
    for (compared, condition) in known.into_iter().flat_map(|way| way.learned).flatten() {
        s.learn(compared, condition);
    }
}

/// A state after a step, where execution continues, and the findings.
struct Stepped {
    state: State,
    targets: Vec<u64>,
    findings: BTreeMap<u64, BTreeSet<Reason>>,
}

impl Stepped {
    /// Executes a step and applies the facts from the execution, if there was one.
    fn new<I: machine::Instruction>(
        machine: &mut machine::Machine<'_, I>,
        mut state: State,
        decoded: &I,
        ran: Option<u64>,
    ) -> Self {
        machine.findings.clear();
        let next = decoded.step(machine, &mut state);
        let (targets, ways) = places(next, decoded.ip() + decoded.size() as u64);
        if let Some(at) = ran {
            learn(&mut state, ways, at);
        }
        Self { state, targets, findings: std::mem::take(&mut machine.findings) }
    }

    /// Something that is missing from an accepted step from a less precise state.
    fn says_less(&self, from_less: &Self) -> Option<String> {
        if !self.findings.is_empty() {
            return Some(format!("refused ({:?}), but not from a state that knows less", self.findings));
        }
        let (ours, theirs) = (&self.targets, &from_less.targets);
        let more = ours.iter().any(|target| !theirs.contains(target));
        more.then(|| format!("goes on at {ours:x?}, and at {theirs:x?} from a state that knows less"))
    }
}

/// Joins the state with one that is mostly the same, so that many instructions are still accepted.
fn joined(rng: &mut Rng, s: &State, mut other: State, stack: usize) -> State {
    for (n, value) in s.general.iter().enumerate() {
        if rng.u8(..8) != 0 || n == stack {
            other.general[n] = *value;
        }
    }
    let mut upper = s.clone();
    upper.join(&other, None);
    upper
}

fn fault((seed, case): (u64, u64), instruction: &Instruction, bytes: &[u8], law: &'static str, what: String) -> Fault {
    let mut text = String::new();
    IntelFormatter::new().format(instruction, &mut text);
    let bytes = base16ct::lower::encode_string(bytes);
    Fault { seed, case, instruction: text, bytes, law, what }
}

/// Keeps one finding for each instruction and law.
fn report(outcome: &mut Outcome, code: Code, mut fault: Fault) {
    fault.instruction = format!("{code:?}: {}", fault.instruction);
    let same = |known: &&Fault| {
        known.law == fault.law && known.instruction.split(':').next() == fault.instruction.split(':').next()
    };
    if !outcome.faults.iter().any(|known| same(&known)) {
        outcome.faults.push(fault);
    }
}

/// Checks a step from a joined state. It must not accept more, or declare more public, than a step
/// from one of the parts, and its statements must be true of an execution from there. `ran` is how
/// and where that ended.
#[expect(clippy::too_many_arguments, reason = "the complete context of a step")]
fn monotone(
    rng: &mut Rng,
    world: &World,
    machine: &mut Machine<'_>,
    outcome: &mut Outcome,
    entry: &State,
    (s, pair): (&State, &Pair),
    decoded: &Decoded,
    at: (u64, u64),
    bytes: &[u8],
    ran: Option<(&Pair, u64)>,
) {
    let (other, _) = world.random(rng, machine, entry);
    let upper = joined(rng, s, other, 4);
    let i = &decoded.instruction;
    // If a pointer may be NULL, we assume that it isn't when it gets dereferenced. We make no
    // claims about memory near address zero.
    let null = |register: Register| {
        let number = register.full_register().number();
        register.is_gpr() && s.general[number] == Value::Constant(0) && upper.general[number].region().is_some()
    };
    if decoded.memory.iter().any(|memory| null(memory.base()) || null(memory.index())) {
        return;
    }
    let mut step = |s: State| Stepped::new(machine, s, decoded, ran.map(|(_, at)| at));
    let (lower, upper) = (step(s.clone()), step(upper));
    if !upper.findings.is_empty() {
        return;
    }
    outcome.monotone += 1;
    let of_stores = |reason: &Reason| matches!(reason, Reason::Store | Reason::Indirect);
    let what = if !lower.findings.is_empty()
        && lower.findings.values().flatten().all(of_stores)
        && leaves_objects(world, s, pair, decoded)
    {
        None
    } else if let Some(what) = lower.says_less(&upper) {
        Some(what)
    } else if let Some(what) = concrete::higher_class(machine, &lower.state, &upper.state) {
        Some(format!("{what} is of a higher class than from a state that knows less"))
    } else if let Some((after, _)) = ran
        && !is_outside(world, s, pair, decoded)
        && !overwrites_canary(s, pair, after)
    {
        outcome.bounds += 1;
        let what = world.violation(rng, machine, &upper.state, after, Some(pair));
        what.map(|what| format!("from a state that knows less, {what}"))
    } else {
        None
    };
    if let Some(what) = what {
        report(outcome, i.code(), fault(at, i, bytes, MONOTONE, what));
    }
}

/// Whether a store leaves its object, i.e. goes to read-only memory, outside its pointer's frame,
/// or over the return address.
fn leaves_objects(world: &World, s: &State, pair: &Pair, decoded: &Decoded) -> bool {
    let i = &decoded.instruction;
    let registers = &pair.registers[0];
    decoded.memory.iter().filter(|memory| writes(memory.access())).any(|memory| {
        let (at, size) = place(registers, i, memory);
        // String stores have no condition, so both prefixes just repeat them.
        let repeated = i.is_string_instruction() && (i.has_rep_prefix() || i.has_repne_prefix());
        let times = if repeated { registers.general[1] } else { 1 };
        let size = size.saturating_mul(usize::try_from(times).unwrap_or(usize::MAX)).min(i64::MAX as usize);
        let of = [memory.base(), memory.index()].into_iter().filter(|register| register.is_gpr());
        let of = of.filter_map(|register| s.general[register.full_register().number()].region()).flat_map(Region::each);
        let frame_ends = of.into_iter().any(|of| match of {
            Region::Frame(n) => s.frames.get(n).zip(pair.frames.get(n)).is_none_or(|(frame, start)| {
                let offset = at.wrapping_sub(*start) as i64;
                let returns = n == 0 && offset < 8 && offset.saturating_add_unsigned(size as u64) > 0;
                returns || frame.excludes(Span::exactly(offset), size)
            }),
            _ => false,
        });
        let is_number = [memory.base(), memory.index()]
            .into_iter()
            .all(|register| !register.is_gpr() || s.general[register.full_register().number()].region().is_none());
        frame_ends || !world.is_writable(at, size) || is_number && !world.contains(&pair.frames, Region::File, at, size)
    })
}

/// Makes it likely that the instruction will be accepted and access objects.
fn prepare(rng: &mut Rng, world: &World, s: &mut State, pair: &mut Pair, decoded: &Decoded) {
    let i = &decoded.instruction;
    let Pair { registers, frames, .. } = pair;
    // Operands.
    for op in 0..i.op_count() {
        if i.op_kind(op) != OpKind::Register || rng.bool() {
            continue;
        }
        let register = i.op_register(op);
        if register.is_gpr() && register.full_register() != Register::RSP {
            let value = concrete::random_value(rng, world);
            world.set(rng, s, registers, frames, register.full_register().number(), value);
        } else if register.is_vector_register() {
            for half in 0..2 {
                let class = concrete::random_class(rng);
                concrete::set_vector(rng, s, registers, register.number(), half, class);
            }
        } else if register.is_k() {
            for part in 0..2 {
                let class = concrete::random_class(rng);
                concrete::set_mask(rng, s, registers, register.number(), part, class);
            }
        }
    }
    if i.op_mask() != Register::None && rng.bool() {
        for part in 0..2 {
            let class = if rng.u8(..4) == 0 { concrete::random_class(rng) } else { Class::Number };
            concrete::set_mask(rng, s, registers, i.op_mask().number(), part, class);
        }
    }
    // Addresses.
    for memory in &decoded.memory {
        let (base, index) = (memory.base(), memory.index());
        if index.is_vector_register() && rng.u8(..8) != 0 {
            for half in 0..2 {
                concrete::set_vector(rng, s, registers, index.number(), half, Class::Number);
            }
        }
        let usable = |register: Register| register.is_gpr() && register.full_register() != Register::RSP;
        let mut moved = 0u64;
        if usable(index) && index != base && rng.u8(..8) != 0 {
            let small = rng.u64(..16);
            let values = [Value::Constant(small), Value::Number, Value::within(Class::Number, 0, 15, 0)];
            let value = values[rng.usize(..3)];
            s.set_general(index.full_register(), value);
            registers.iter_mut().for_each(|r| r.general[index.full_register().number()] = small);
            moved = small.wrapping_mul(memory.scale() as u64);
        }
        if usable(base) && rng.u8(..16) != 0 {
            let pointer = concrete::random_pointer(rng, world);
            // The memory operand itself is at that address.
            let back = moved.wrapping_add(i.memory_displacement64()) as i64;
            let pointer = match pointer {
                Value::Pointer(of, span) => Value::Pointer(of, span.add(Span::exactly(back.wrapping_neg()))),
                other => other,
            };
            world.set(rng, s, registers, frames, base.full_register().number(), pointer);
        }
    }
    let counted = i.is_string_instruction() || i.mnemonic() == Mnemonic::Jrcxz;
    if counted && rng.u8(..8) != 0 {
        let count = rng.u64(..12);
        let value = if rng.bool() { Value::Constant(count) } else { Value::Number };
        s.set_general(Register::RCX, value);
        registers.iter_mut().for_each(|r| r.general[1] = count);
    }
    // The number of a bit.
    if matches!(i.mnemonic(), Mnemonic::Bt | Mnemonic::Btc | Mnemonic::Btr | Mnemonic::Bts)
        && i.op1_kind() == OpKind::Register
        && i.op1_register().full_register() != Register::RSP
        && i.op1_register().full_register() != i.memory_base().full_register()
        && rng.bool()
    {
        let bit = rng.u64(..256);
        s.set_general(i.op1_register().full_register(), Value::Number);
        registers.iter_mut().for_each(|r| r.general[i.op1_register().full_register().number()] = bit);
    }
}

/// Address and size of an access. For gathers and scatters, without an index.
fn place(registers: &Registers, i: &Instruction, memory: &UsedMemory) -> (u64, usize) {
    let value = |register: Register| match register.is_gpr() {
        true => registers.general[register.full_register().number()] & mask(register.size()),
        false => 0,
    };
    // The decoder doesn't give a size for repeated string instructions because it depends on the
    // count.
    let size = if i.is_string_instruction() { i.memory_size() } else { memory.memory_size() }.size();
    let scaled = value(memory.index()).wrapping_mul(memory.scale() as u64);
    let mut at = value(memory.base()).wrapping_add(scaled).wrapping_add(memory.displacement());
    if is_bit_string(i) {
        // In units of the operand size.
        let word = sign_extend(value(i.op1_register()), size) as i64 >> (8 * size).trailing_zeros();
        at = at.wrapping_add_signed(word * size as i64);
    }
    (at, size.max(1))
}

/// Whether an access leaves, or may leave, the object that its pointer belongs to.
fn is_outside(world: &World, s: &State, pair: &Pair, decoded: &Decoded) -> bool {
    decoded.memory.iter().any(|memory| {
        // We make no claims about gathers.
        if memory.index().is_vector_register() {
            return false;
        }
        let (at, size) = place(&pair.registers[0], &decoded.instruction, memory);
        let pointer = |register: Register| match register {
            Register::None => None,
            register => s.general[register.full_register().number() & 15].region(),
        };
        // A store through a number can only go to the file.
        let number = writes(memory.access()).then_some(Region::File);
        let of = pointer(memory.base()).or_else(|| pointer(memory.index())).or(number);
        of.is_some_and(|of| !world.contains(&pair.frames, of, at, size))
    })
}

/// Whether a stack protector's word was overwritten, which no store within its object does.
fn overwrites_canary(s: &State, before: &Pair, after: &Pair) -> bool {
    let bytes = |pair: &Pair, i: usize, at: u64| concrete::read(&pair.memory[i], at, 8);
    s.frames.iter().zip(&before.frames).any(|(frame, start)| {
        let places = frame.canaries().map(|offset| start.wrapping_add_signed(offset));
        let mut changed = places.flat_map(|at| [(0, at), (1, at)]);
        changed.any(|(i, at)| bytes(before, i, at) != bytes(after, i, at))
    })
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions, InstructionInfoFactory};

    use super::*;
    use crate::machine::x86::decode;
    use crate::state::{Bit, Compared, Condition, Place};

    fn plan(cases: u64) -> Plan {
        Plan { seed: 1, first: 0, cases, time: Duration::from_secs(600) }
    }

    /// A few thousand instructions. `phalanx-prove fuzz` runs more.
    #[test]
    fn random_instructions_do_what_the_step_says() {
        let outcome = run(plan(400)).unwrap();
        assert!(outcome.faults.is_empty(), "{outcome}");
        assert!(
            outcome.executed > 2000 && outcome.joins > 100 && outcome.monotone > 100 && outcome.bounds > 50,
            "{outcome}"
        );
        assert!(outcome.covered["legacy"] > 500 && outcome.covered["VEX"] > 200, "{outcome}");
        assert!(!outcome.avx512 || outcome.covered["EVEX"] > 300, "{outcome}");
    }

    /// A regression test for earlier findings.
    #[test]
    fn what_was_found_is_mended() {
        let found: [&[u8]; 17] = [
            &[0x65, 0x8d, 0x03],             // lea eax, gs:[rbx]
            &[0x64, 0x66, 0x48, 0x8d, 0x12], // lea rdx, fs:[rdx]
            &[0x0f, 0xa3, 0xd8],             // bt eax, ebx
            &[0x0f, 0xba, 0xf0, 5],          // btr eax, 5
            &[0x48, 0xf7, 0xf3],             // div rbx
            &[0xf6, 0xfb],                   // idiv bl
            &[0xd3, 0xf0],                   // sal eax, cl
            &[0xc1, 0xc0, 8],                // rol eax, 8
            &[0x66, 0xc1, 0xc8, 3],          // ror ax, 3
            &[0x66, 0x44, 0x0f, 0xbb, 0x36], // btc [rsi], r14w
            &[0x4c, 0x6b, 0xe3, 0x26],       // imul r12, rbx, 38
            &[0x66, 0x6b, 0xed, 0x10],       // imul bp, bp, 16
            &[0x40, 0xc0, 0xdc, 0x89],       // rcr spl, 137
            &[0x49, 0xc0, 0xd2, 0x29],       // rcl r10b, 41
            &[0xf3, 0xab],                   // rep stosd [rdi]
            &[0xf2, 0xab],                   // repne stosd [rdi]
            &[0x44, 0xa8, 0xce],             // test al, 206
        ];
        for bytes in found {
            let outcome = run_from(plan(40), &Source::These(vec![bytes.to_vec()])).unwrap();
            assert!(outcome.faults.is_empty(), "{}", outcome.faults[0]);
            assert!(outcome.executed > 10, "{bytes:02x?}: {outcome:?}");
        }
    }

    /// Instructions that different vendors decode differently are rejected.
    #[test]
    fn one_instruction_for_all_processors() {
        let different: [&[u8]; 8] = [
            &[0x67, 0x48, 0x8d, 0x05, 0, 0, 0, 0], // lea rax, [eip], of 32 bits
            &[0x66, 0xc3],                         // ret, of 2 or 8 bytes
            &[0x66, 0xff, 0xd3],                   // call rbx, or bx
            &[0x66, 0xe9, 0, 0, 0, 0],             // jmp, by four bytes or two
            &[0x66, 0x0f, 0x84, 0, 0, 0, 0],       // je
            &[0xf3, 0x45, 0x90],                   // pause, or xchg r8d, eax
            &[0xf3, 0xe0, 5],                      // loopne, or loope
            &[0xf2, 0xe1, 5],                      // loope, or loopne
        ];
        for bytes in different {
            assert!(decode(bytes, 0x1000).is_none(), "{bytes:02x?}");
        }
        // The padding in calls to __tls_get_addr. REX.W has precedence everywhere.
        let same: [&[u8]; 5] =
            [&[0x66, 0x66, 0x48, 0xe8, 0, 0, 0, 0], &[0xf3, 0x90], &[0xf3, 0xc3], &[0x41, 0x90], &[0xe0, 5]];
        for bytes in same {
            assert!(decode(bytes, 0x1000).is_some(), "{bytes:02x?}");
        }
    }

    /// Comparing one part doesn't make us forget what we know about the rest.
    #[test]
    fn a_comparison_of_a_part_forgets_nothing() {
        let mut s = State::new(0, 4);
        for (most, after) in [(0x400, (4, 0x23, 0x400)), (0x1_0400, (4, 0, 0x1_0400))] {
            s.general[15] = Value::low(Class::Secret, 4, Class::Number, 0, most);
            s.learn(Compared { place: Place::General(15), size: 2, with: 0x22 }, Condition::Above);
            let (size, lo, hi) = after;
            assert_eq!(s.general[15], Value::low(Class::Secret, size, Class::Number, lo, hi));
        }
    }

    /// If a state says anything false, we detect it.
    #[test]
    fn wrong_claims_are_seen() {
        let mut rng = Rng::with_seed(1);
        let world = World::new(&mut rng).unwrap();
        let mut machine: Machine<'_> = world.machine();
        let entry = machine.entry();
        type Claim = (&'static str, fn(&mut State));
        let claims: [Claim; 9] = [
            ("a number", |s| s.general[1] = Value::Number),
            ("a constant", |s| s.general[1] = Value::Constant(0x1234_5678_9abc)),
            ("a byte", |s| s.general[1] = Value::low(Class::Secret, 1, Class::Number, 0, 0xff)),
            ("the low part of a vector", |s| s.vectors[9][0] = Class::Number),
            ("the high part of a vector", |s| s.vectors[9][1] = Class::Address),
            ("the low part of a mask", |s| s.masks[3][0] = Class::Number),
            ("the high part of a mask", |s| s.masks[3][1] = Class::Number),
            ("a flag", |s| s.flags.adjust = Bit::Unknown(Class::Number)),
            ("the stack", |s| assert!(s.frames[0].store(-64, 8, Value::Number, true))),
        ];
        for (what, claim) in claims {
            let mut seen = 0;
            for _ in 0..100 {
                let (mut s, mut pair) = world.random(&mut rng, &machine, &entry);
                world.set(&mut rng, &mut s, &mut pair.registers, &pair.frames, 1, Value::Secret);
                for part in 0..2 {
                    concrete::set_vector(&mut rng, &mut s, &mut pair.registers, 9, part, Class::Secret);
                    concrete::set_mask(&mut rng, &mut s, &mut pair.registers, 3, part, Class::Secret);
                }
                s.flags.adjust = Bit::Unknown(Class::Secret);
                pair.registers[0].flags ^= 1 << 4;
                let before = pair.clone();
                pair.memory[0][2][concrete::ENTRY as usize - 64] ^= 1;
                assert!(s.frames[0].store(-64, 8, Value::Secret, true));
                assert_eq!(world.violation(&mut rng, &machine, &s, &pair, Some(&before)), None);
                claim(&mut s);
                seen += usize::from(world.violation(&mut rng, &machine, &s, &pair, Some(&before)).is_some());
            }
            assert!(seen >= 30, "{what}: {seen} of 100");
        }
        // The memories that the contract describes.
        let (mut s, pair) = world.random(&mut rng, &machine, &entry);
        s.spoilt.fill(0);
        let mut after = pair.clone();
        // The second one is public.
        after.memory[1][3 + 1][300] ^= 1;
        assert!(world.violation(&mut rng, &machine, &s, &after, Some(&pair)).is_some());
    }

    /// A bit whose number is in a register may be outside the operand.
    #[test]
    fn the_place_of_an_access_is_that_of_its_bit() {
        let place_of = |bytes: &[u8]| {
            let instruction = Decoder::with_ip(64, bytes, cpu::CODE, DecoderOptions::NONE).decode();
            let memory = InstructionInfoFactory::new().info(&instruction).used_memory()[0];
            let mut registers = Registers::ZERO;
            (registers.general[6], registers.general[14]) = (0x10_0000, 0x1_d7d8);
            place(&registers, &instruction, &memory)
        };
        assert_eq!(place_of(&[0x66, 0x44, 0x0f, 0xbb, 0x36]), (0x10_0000 - 0x506, 2)); // btc [rsi], r14w
        assert_eq!(place_of(&[0x44, 0x0f, 0xbb, 0x36]), (0x10_0000 + 0x3af8, 4)); // btc [rsi], r14d
        assert_eq!(place_of(&[0x4a, 0x8b, 0x44, 0x76, 4]), (0x13_afb4, 8)); // mov rax, [rsi+r14*2+4]
    }

    /// A fault only ends the run.
    #[test]
    fn faults_are_survived() {
        let mut cpu = Cpu::new(REGIONS, &[0; cpu::WINDOW]).unwrap();
        let ip = cpu::CODE + 1024;
        let mut memory = vec![[0; cpu::WINDOW]; REGIONS];
        // Data that a run wrote below the regions is gone in the next one: btc [rbx], rax
        for _ in 0..2 {
            let mut registers = cpu::Registers::ZERO;
            (registers.general[0], registers.general[3]) = (u64::MAX, cpu::region(3));
            assert_eq!(cpu.run(&[0x48, 0x0f, 0xbb, 0x03], ip, &mut registers, &mut memory), End::At(ip + 4));
            assert_eq!(registers.flags & 1, 0);
        }
        let mut run = |bytes: &[u8], set: fn(&mut cpu::Registers)| {
            let mut registers = cpu::Registers::ZERO;
            registers.general[4] = cpu::region(2) + 512;
            set(&mut registers);
            let end = cpu.run(bytes, ip, &mut registers, &mut memory);
            (end, registers)
        };
        let next = |bytes: u64| End::At(ip + bytes);
        assert_eq!(run(&[0x0f, 0x0b], |_| {}).0, End::Fault(libc::SIGILL, ip)); // ud2
        assert!(matches!(run(&[0xf4], |_| {}).0, End::Fault(libc::SIGSEGV, _))); // hlt
        assert_eq!(run(&[0x8a, 0x00], |r| r.general[0] = 0x1000).0, End::Fault(libc::SIGSEGV, 0x1000)); // mov al, [rax]
        assert_eq!(run(&[0xf7, 0xf3], |_| {}).0, End::Fault(libc::SIGFPE, ip)); // div ebx
        assert_eq!(run(&[0xeb, 0x20], |_| {}).0, next(0x22)); // jmp
        assert_eq!(run(&[0xff, 0xe0], |r| r.general[0] = 0x1000).0, End::At(0x1000)); // jmp rax
        // The stack pointer may be anywhere at a fault.
        assert_eq!(run(&[0x50], |r| r.general[4] = 0x1000).0, End::Fault(libc::SIGSEGV, 0xff8)); // push rax
        let (end, registers) = run(&[0x48, 0x01, 0xd8], |r| (r.general[0], r.general[3]) = (u64::MAX, 1)); // add rax, rbx
        assert_eq!((end, registers.general[0], registers.flags & 1), (next(3), 0, 1));
        let (end, registers) = run(&[0xc5, 0xfd, 0xef, 0xc1], |r| r.vectors[1] = [3; 64]); // vpxor ymm0, ymm0, ymm1
        assert_eq!((end, &registers.vectors[0][..32], registers.vectors[0][32]), (next(4), &[3; 32][..], 0));
        let (_, registers) = run(&[0x48, 0x89, 0x1c, 0x24], |r| r.general[3] = 7); // mov [rsp], rbx
        assert_eq!(memory[2][512], 7, "{:x}", registers.general[3]);
    }
}
