//! Tests the abstract step for AArch64 against an emulator. An AArch64 program (source:
//! `tests/aarch64/runner.s`) executes random instructions that the prover accepts on pairs of
//! states that have the same public values but different secrets.
//!
//! The laws are the same as for x86-64: both runs continue at the same address, which the step has
//! predicted, everything it says about registers, flags and memory is true, joins are upper bounds,
//! and steps are monotone. The test covers the instructions that the emulator supports, except for
//! branches by register, calls and returns.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use exarmo_aarch64::Mnemonic;
use fastrand::Rng;

use super::concrete::{self, ENTRY, STACK, World};
use super::cpu::{CODE, CpuError, Memory, region};
use super::{
    COMPUTED,
    executor::{Compared, compare},
};
use super::{EQUAL, Fault, INSTRUCTIONS, JOIN, MONOTONE, MOST_FAULTS, Outcome, Plan, Stepped, joined, learn, places};
use crate::arithmetic::condition;
use crate::machine::Instruction;
use crate::machine::a64::Decoded;
use crate::machine::a64::operand::{Offset, Operand, Place, SP, Update};
use crate::machine::a64::table::Role;
use crate::state::{Bit, Condition, State};
use crate::value::{Class, Region, Span, Value};

/// The inputs and outputs of an instruction.
#[derive(Clone)]
struct Emulated {
    /// X0 to X30, and SP.
    general: [u64; 32],
    vectors: [[u8; 16]; 32],
    /// N, Z, C, V: bits 31 to 28.
    flags: u64,
    memory: Memory,
}

/// The address of the instruction.
const AT: u64 = CODE + 1024;

/// How a run ended, i.e. after the instruction, after the next one, or with a signal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    At(u64),
    Fault,
}

/// The program that executes instructions on request.
struct Runner {
    child: Child,
    to: ChildStdin,
    from: ChildStdout,
}

impl Runner {
    fn new(command: &mut Command) -> Result<Self, CpuError> {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| CpuError::new(format!("{command:?}: {error}")))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => Ok(Self { child, to, from }),
            _ => Err(CpuError::new(format!("{command:?}: no pipes"))),
        }
    }

    /// Executes one instruction.
    fn run(&mut self, word: u32, machine: &mut Emulated) -> Result<End, CpuError> {
        let mut record = u64::from(word).to_le_bytes().to_vec();
        machine.general.iter().for_each(|number| record.extend(number.to_le_bytes()));
        machine.vectors.iter().for_each(|vector| record.extend(vector));
        record.extend(machine.flags.to_le_bytes());
        record.extend([0; 8]);
        machine.memory.iter().for_each(|bytes| record.extend(bytes));
        let failed = |error: std::io::Error| CpuError::new(format!("the program for AArch64 has exited: {error}"));
        self.to.write_all(&record).and_then(|()| self.to.flush()).map_err(failed)?;
        self.from.read_exact(&mut record).map_err(failed)?;
        let mut words = record.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes));
        let mut next = || words.next().unwrap_or_default();
        next();
        machine.general = std::array::from_fn(|_| next());
        for vector in &mut machine.vectors {
            let (low, high) = (next(), next());
            *vector = (u128::from(high) << 64 | u128::from(low)).to_le_bytes();
        }
        machine.flags = next();
        let end = next();
        for bytes in &mut machine.memory {
            bytes.as_chunks_mut::<8>().0.iter_mut().for_each(|chunk| *chunk = next().to_le_bytes());
        }
        Ok(match end {
            0 => End::At(AT + 4),
            1 => End::At(AT + 8),
            _ => End::Fault,
        })
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        // The program exits when its input ends.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Executes random instructions with the given program until the time limit or the number of cases
/// is reached.
///
/// # Errors
/// The program cannot be started, or exits.
pub fn run(plan: Plan, command: &mut Command) -> Result<Outcome, CpuError> {
    let world = World::new(&mut Rng::with_seed(plan.seed)).map_err(|error| CpuError::new(error.to_string()))?;
    let mut runner = Runner::new(command)?;
    let mut outcome = Outcome { avx512: true, ..Outcome::default() };
    let mut counts: BTreeMap<Mnemonic, Count> = BTreeMap::new();
    let began = Instant::now();
    for case in plan.first..plan.first.saturating_add(plan.cases) {
        if began.elapsed() >= plan.time || outcome.faults.len() >= MOST_FAULTS {
            break;
        }
        let mut rng = Rng::with_seed(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ case);
        rng.u64(..);
        self::case(&mut runner, &world, &mut rng, &mut outcome, &mut counts, (plan.seed, case))?;
        outcome.cases += 1;
    }
    outcome.known = counts.len();
    let executed = counts.values().filter(|count| count.executed > 0).count();
    outcome.covered.insert("A64 mnemonics", executed);
    outcome.computed_opcodes = counts.values().filter(|count| count.computed > 0).count();
    outcome.lacking = counts.values().filter(|count| count.executed == 0 && count.faulted > 0).count();
    outcome.never_accepted = counts.values().filter(|count| count.executed == 0 && count.faulted == 0).count();
    Ok(outcome)
}

#[derive(Default)]
struct Count {
    executed: u64,
    faulted: u64,
    computed: u64,
}

/// Both runs, and the addresses of the abstract state's frames.
#[derive(Clone)]
struct Pair {
    machines: [Emulated; 2],
    frames: Vec<u64>,
}

impl Pair {
    /// Changes a general register.
    fn set(&mut self, rng: &mut Rng, world: &World, s: &mut State, number: usize, value: Value) {
        s.set(number, value);
        let numbers = world.choose(rng, &self.frames, value);
        self.machines.iter_mut().zip(numbers).for_each(|(machine, n)| machine.general[number] = n);
    }

    /// Changes half of a vector register.
    fn set_vector(&mut self, rng: &mut Rng, s: &mut State, number: usize, half: usize, class: Class) {
        s.vectors[number][half] = class;
        let range = 8 * half..8 * half + 8;
        let mut fill = |bytes: &mut [u8]| match rng.u8(..4) {
            0 => bytes.fill(0xff),
            1 => bytes.fill(0),
            _ => rng.fill(bytes),
        };
        let [a, b] = &mut self.machines;
        fill(&mut a.vectors[number][range.clone()]);
        match class {
            Class::Secret => fill(&mut b.vectors[number][range]),
            _ => b.vectors[number][range.clone()].copy_from_slice(&a.vectors[number][range]),
        }
    }

    /// Compares the first run with the executor of `phalanx-prove equal`.
    fn compare(&self, before: &Self, word: u32, end: End) -> Compared {
        let of = |machine: &Emulated| phalanx_equal::Registers {
            general: machine.general.to_vec(),
            vectors: machine.vectors.map(Vec::from).to_vec(),
            masks: Vec::new(),
            flags: machine.flags,
        };
        let [old, new] = [before, self].map(|pair| &pair.machines[0]);
        let registers = [of(old), of(new)];
        let end = match end {
            End::At(next) => Some(next),
            End::Fault => None,
        };
        // A generator of its own, so that cases are the same without this.
        let mut rng = Rng::with_seed(u64::from(word));
        let (before, after) = ((&registers[0], &old.memory), (&registers[1], &new.memory));
        compare(&mut rng, phalanx_equal::Architecture::Aarch64, &word.to_le_bytes(), AT, before, after, end)
    }

    fn memory(&self) -> [Memory; 2] {
        [0, 1].map(|i: usize| self.machines[i].memory.clone())
    }
}

/// A random abstract state and two concrete states that match it.
fn random(rng: &mut Rng, world: &World, entry: &State) -> (State, Pair) {
    let mut s = entry.clone();
    let memory = world.contents(rng);
    let frames = vec![region(STACK) + ENTRY];
    let machine = |memory| Emulated { general: [0; 32], vectors: [[0; 16]; 32], flags: 0, memory };
    let mut pair = Pair { machines: memory.map(machine), frames };
    for number in 0..31 {
        let value = concrete::random_value(rng, world);
        pair.set(rng, world, &mut s, number, value);
    }
    let top = Value::pointer(Region::Frame(0), -16 * rng.i64(0..20));
    pair.set(rng, world, &mut s, SP, top);
    for number in 0..32 {
        for half in 0..2 {
            let class = concrete::random_class(rng);
            pair.set_vector(rng, &mut s, number, half, class);
        }
    }
    let mut flag = |flag: &mut Bit, bit: u32, inverted: bool| {
        *flag = match rng.u8(..6) {
            0 => Bit::Known(rng.bool()),
            1 | 2 => Bit::Unknown(Class::Number),
            _ => Bit::Unknown(Class::Secret),
        };
        let a = rng.bool();
        let values = match *flag {
            Bit::Known(known) => [known != inverted; 2],
            Bit::Unknown(Class::Secret) => [a, rng.bool()],
            _ => [a; 2],
        };
        for (machine, value) in pair.machines.iter_mut().zip(values) {
            machine.flags |= u64::from(value) << bit;
        }
    };
    flag(&mut s.flags.sign, 31, false);
    flag(&mut s.flags.zero, 30, false);
    flag(&mut s.flags.carry, 29, true);
    flag(&mut s.flags.overflow, 28, false);
    (s.flags.parity, s.flags.adjust) = (Bit::Known(false), Bit::Known(false));
    // Stack contents.
    for _ in 0..rng.usize(..24) {
        let offset = -8 * rng.i64(1..48);
        let value = concrete::random_value(rng, world);
        if s.frames[0].store(offset, 8, value, true) {
            let at = ENTRY.wrapping_add_signed(offset) as usize;
            for (machine, number) in pair.machines.iter_mut().zip(world.choose(rng, &pair.frames, value)) {
                machine.memory[STACK][at..at + 8].copy_from_slice(&number.to_le_bytes());
            }
        }
    }
    (s, pair)
}

/// A condition as a function of N, Z, C and V.
type OfFlags = fn([bool; 4]) -> bool;

const CONDITIONS: [(Condition, OfFlags); 14] = [
    (Condition::Equal, |[_, z, _, _]| z),
    (Condition::NotEqual, |[_, z, _, _]| !z),
    (Condition::NotBelow, |[_, _, c, _]| c),
    (Condition::Below, |[_, _, c, _]| !c),
    (Condition::Negative, |[n, ..]| n),
    (Condition::NotNegative, |[n, ..]| !n),
    (Condition::Overflow, |[.., v]| v),
    (Condition::NoOverflow, |[.., v]| !v),
    (Condition::Above, |[_, z, c, _]| c && !z),
    (Condition::NotAbove, |[_, z, c, _]| !c || z),
    (Condition::NotLess, |[n, _, _, v]| n == v),
    (Condition::Less, |[n, _, _, v]| n != v),
    (Condition::Greater, |[n, z, _, v]| !z && n == v),
    (Condition::NotGreater, |[n, z, _, v]| z || n != v),
];

/// The first thing that the abstract state gets wrong.
fn violation(
    rng: &mut Rng,
    world: &World,
    machine: &crate::machine::Machine<'_, Decoded>,
    s: &State,
    pair: &Pair,
    before: Option<&Pair>,
) -> Option<String> {
    let [a, b] = &pair.machines;
    for number in 0..32 {
        for size in [8, 4, 2, 1] {
            let value = if size == 8 { s.general[number] } else { s.general[number].truncate(size) };
            let both = [a, b].map(|machine| machine.general[number] & crate::value::mask(size));
            if !world.holds(&pair.frames, value, both, size) {
                return Some(format!("{size} bytes of X{number} are {both:x?}, and should be {value:x?}"));
            }
        }
    }
    for (number, halves) in s.vectors.iter().enumerate() {
        for (half, class) in halves.iter().enumerate() {
            let [x, y] = [a, b].map(|machine| &machine.vectors[number][8 * half..8 * half + 8]);
            if *class != Class::Secret && x != y {
                return Some(format!("half {half} of V{number} is {x:02x?} and {y:02x?}, and should be {class:?}"));
            }
        }
    }
    let flags = [a, b].map(|machine| [31, 30, 29, 28].map(|bit| machine.flags >> bit & 1 == 1));
    let known = [s.flags.sign, s.flags.zero, s.flags.carry, s.flags.overflow];
    for (n, flag) in known.into_iter().enumerate() {
        let values = flags.map(|flags| flags[n] != (n == 2));
        let right = match flag {
            Bit::Known(value) => values == [value; 2],
            Bit::IsZero(argument) => values == world.is_zero(argument),
            Bit::Unknown(Class::Secret) | Bit::Protector => true,
            Bit::Unknown(_) => values[0] == values[1],
        };
        if !right {
            return Some(format!("flag {n} of N, Z, C, V is {flags:?}, and should be {flag:?}"));
        }
    }
    for (code, is_true) in CONDITIONS {
        let values = flags.map(is_true);
        let right = match condition(s.flags, code) {
            (Some(known), _) => values == [known; 2],
            (None, Class::Secret) => true,
            (None, _) => values[0] == values[1],
        };
        if !right {
            return Some(format!("the condition {code:?} is {values:?}, of {:?}", s.flags));
        }
    }
    let (memory, before) = (pair.memory(), before.map(Pair::memory));
    world.violation_in_memory(rng, machine, s, (&pair.frames, &memory), before.as_ref())
}

/// A random supported instruction that can be executed on its own.
fn instruction(rng: &mut Rng) -> (u32, Decoded) {
    loop {
        let mut word = rng.u32(..);
        // Most of the others are SVE and SME.
        word = word & !(0xf << 25)
            | [0b1000, 0b1001, 0b0101, 0b1101, 0b0111, 0b1111, 0b0100, 0b0110, 0b1100, 0b1110][rng.usize(..10)] << 25;
        if rng.u8(..8) == 0 {
            // The same register twice.
            word = word & !(0x1f << 16) | (word >> 5 & 0x1f) << 16;
        }
        word = match Decoded::decode(&word.to_le_bytes(), AT).map(|decoded| (decoded.role, decoded.mnemonic)) {
            // To the instruction after the next.
            Some((Role::Jumps, Mnemonic::B)) if word >> 24 == 0x54 => word & 0xff00_000f | 2 << 5,
            Some((Role::Jumps, Mnemonic::Cbz | Mnemonic::Cbnz)) => word & 0xff00_001f | 2 << 5,
            Some((Role::Jumps, Mnemonic::Tbz | Mnemonic::Tbnz)) => word & 0xfff8_001f | 2 << 5,
            Some((Role::Jumps | Role::Stops | Role::System | Role::ReadsSystem | Role::Nothing, _)) | None => continue,
            Some(_) => word,
        };
        let Some(decoded) = Decoded::decode(&word.to_le_bytes(), AT) else { continue };
        let far = matches!(decoded.role, Role::Loads(_) | Role::Prefetches)
            && decoded.operands.iter().any(|operand| matches!(operand, Operand::Label(_)));
        if !far {
            return (word, decoded);
        }
    }
}

/// Makes it likely that the instruction is accepted and accesses objects.
fn prepare(rng: &mut Rng, world: &World, s: &mut State, pair: &mut Pair, decoded: &Decoded) {
    for operand in &decoded.operands {
        match operand {
            Operand::Register(Place::General(number, _), _) if *number != SP && rng.bool() => {
                let value = concrete::random_value(rng, world);
                pair.set(rng, world, s, *number, value);
            }
            Operand::Register(Place::Vector(number, _) | Place::Element(number, ..), _) if rng.bool() => {
                for half in 0..2 {
                    let class = concrete::random_class(rng);
                    pair.set_vector(rng, s, *number, half, class);
                }
            }
            _ => {}
        }
    }
    for operand in &decoded.operands {
        let Operand::Memory { base, offset, update } = operand else { continue };
        let mut moved = 0;
        match offset {
            Offset::Register(Place::General(number, _), change) if number != base => {
                let small = rng.u64(..16);
                let value = if rng.bool() { Value::Constant(small) } else { Value::within(Class::Number, 0, 15, 0) };
                s.set(*number, value);
                pair.machines.iter_mut().for_each(|machine| machine.general[*number] = small);
                moved = small << change.map_or(0, |(_, amount)| amount);
            }
            Offset::Number(number) => moved = *number as u64,
            Offset::Register(..) => {}
        }
        if *update == Update::After {
            moved = 0;
        }
        if *base != SP {
            let pointer = match concrete::random_pointer(rng, world) {
                Value::Pointer(of, span) => Value::Pointer(of, span.add(Span::exactly((moved as i64).wrapping_neg()))),
                other => other,
            };
            pair.set(rng, world, s, *base, pointer);
        }
    }
}

/// The address of a memory access, and its maximum size.
fn access(machine: &Emulated, decoded: &Decoded) -> Option<(u64, usize)> {
    let size: usize = decoded
        .operands
        .iter()
        .map(|operand| match operand {
            Operand::Register(place, _) => place.size(),
            Operand::List(places) => places.iter().map(|place| place.size()).sum(),
            _ => 0,
        })
        .sum();
    decoded.operands.iter().find_map(|operand| match operand {
        Operand::Memory { base, offset, update } => {
            let base = machine.general[*base];
            let by = match offset {
                _ if *update == Update::After => 0,
                Offset::Number(number) => *number as u64,
                Offset::Register(Place::General(number, width), change) => {
                    use crate::machine::a64::operand::Change;
                    let number = machine.general[*number] & crate::value::mask(*width);
                    match change {
                        Some((Change::Signed(width), amount)) => crate::value::sign_extend(number, *width) << amount,
                        Some((_, amount)) => number << amount,
                        None => number,
                    }
                }
                Offset::Register(..) => 0,
            };
            Some((base.wrapping_add(by), size))
        }
        _ => None,
    })
}

/// Statements of a step that a step from a less precise state lacks, and statements of the latter
/// that contradict the execution, which ended at an address.
#[expect(clippy::too_many_arguments, reason = "the complete context of a step")]
fn disorder(
    rng: &mut Rng,
    world: &World,
    machine: &mut crate::machine::Machine<'_, Decoded>,
    outcome: &mut Outcome,
    entry: &State,
    (s, pair): (&State, &Pair),
    decoded: &Decoded,
    ran: Option<(&Pair, u64)>,
) -> Option<String> {
    let (other, _) = random(rng, world, entry);
    let upper = joined(rng, s, other, SP);
    // If a pointer may be NULL, we assume that it isn't when it gets dereferenced.
    let null = |number: usize| s.general[number] == Value::Constant(0) && upper.general[number].region().is_some();
    if decoded.operands.iter().any(|operand| matches!(operand, Operand::Memory { base, .. } if null(*base))) {
        return None;
    }
    let mut step = |s: State| Stepped::new(machine, s, decoded, ran.map(|(_, at)| at));
    let (lower, upper) = (step(s.clone()), step(upper));
    if !upper.findings.is_empty() {
        return None;
    }
    outcome.monotone += 1;
    let of = |state: &State, number: usize, size| match state.general[number] {
        value if size == 8 => value.class(),
        value => value.truncate(size).class(),
    };
    let parts = (0..32).flat_map(|number| [8, 4, 2, 1].map(|size| (number, size)));
    let higher = |(number, size): &(usize, usize)| of(&lower.state, *number, *size) > of(&upper.state, *number, *size);
    if let Some(what) = lower.says_less(&upper) {
        return Some(what);
    }
    if let Some((number, size)) = parts.into_iter().find(higher) {
        return Some(format!("{size} bytes of X{number} are of a higher class than from a state that knows less"));
    }
    if let Some(what) = concrete::higher_class_beside(machine, &lower.state, &upper.state) {
        return Some(format!("{what} is of a higher class than from a state that knows less"));
    }
    let (after, _) = ran?;
    outcome.bounds += 1;
    let what = violation(rng, world, machine, &upper.state, after, Some(pair));
    what.map(|what| format!("from a state that knows less, {what}"))
}

/// Executes instructions from one random state.
fn case(
    runner: &mut Runner,
    world: &World,
    rng: &mut Rng,
    outcome: &mut Outcome,
    counts: &mut BTreeMap<Mnemonic, Count>,
    (seed, case): (u64, u64),
) -> Result<(), CpuError> {
    let mut machine = world.machine::<Decoded>();
    let entry = machine.entry();
    let (mut s, mut pair) = random(rng, world, &entry);
    let fault = |word: u32, law: &'static str, what: String| Fault {
        seed,
        case,
        instruction: Decoded::text(&word.to_le_bytes(), AT),
        bytes: format!("{word:08x}"),
        law,
        what,
    };
    if let Some(what) = violation(rng, world, &machine, &s, &pair, None) {
        // This is a fault of the fuzzer.
        outcome.faults.push(fault(0, "a state is true of its pair", what));
        return Ok(());
    }
    for _ in 0..INSTRUCTIONS {
        let (word, decoded) = instruction(rng);
        prepare(rng, world, &mut s, &mut pair, &decoded);
        let stores = matches!(decoded.role, Role::Stores(_));
        // The prover makes no claims about accesses that leave their object, and we can't execute
        // them.
        let base = decoded.operands.iter().find_map(|operand| match operand {
            Operand::Memory { base, .. } => s.general[*base].region(),
            _ => None,
        });
        let outside = pair.machines.iter().filter_map(|machine| access(machine, &decoded)).any(|(at, size)| {
            !world.contains(&pair.frames, base.unwrap_or(Region::File), at, size)
                || stores && !world.is_writable(at, size)
        });
        let mut after = s.clone();
        machine.findings.clear();
        let next = decoded.step(&mut machine, &mut after);
        if !machine.findings.is_empty() {
            outcome.refused += 1;
            counts.entry(decoded.mnemonic).or_default();
            // From a less precise state, stores outside objects may be accepted.
            if !outside && rng.u8(..8) == 0 {
                let what = disorder(rng, world, &mut machine, outcome, &entry, (&s, &pair), &decoded, None);
                outcome.faults.extend(what.map(|what| fault(word, MONOTONE, what)));
            }
            continue;
        }
        if outside {
            outcome.outside += 1;
            continue;
        }
        let count = counts.entry(decoded.mnemonic).or_default();
        let (targets, ways) = places(next, AT + 4);
        let before = pair.clone();
        let [a, b] = &mut pair.machines;
        let ends = [runner.run(word, a)?, runner.run(word, b)?];
        match pair.compare(&before, word, ends[0]) {
            Compared::NotAccepted => {}
            Compared::Same => (count.computed, outcome.computed) = (count.computed + 1, outcome.computed + 1),
            Compared::Differs(what) => outcome.faults.push(fault(word, COMPUTED, what)),
        }
        let found = match ends {
            [End::Fault, End::Fault] => {
                outcome.faulted += 1;
                count.faulted += 1;
                pair = before;
                continue;
            }
            [End::At(x), End::At(y)] if x == y && targets.contains(&x) => {
                outcome.executed += 1;
                count.executed += 1;
                while pair.frames.len() < after.frames.len() {
                    pair.frames.push(pair.machines[0].general[SP]);
                }
                pair.frames.truncate(after.frames.len());
                learn(&mut after, ways, x);
                violation(rng, world, &machine, &after, &pair, Some(&before))
            }
            _ => Some(format!("the runs end differently: {ends:x?}, and should at {targets:x?}")),
        };
        // Words between objects, which no store within its object hits.
        let stray = s.frames.iter().zip(&before.frames).any(|(frame, start)| {
            frame.canaries().any(|offset| {
                let at = start.wrapping_add_signed(offset);
                let word = |machine: &Emulated| concrete::read(&machine.memory, at, 8);
                before.machines.iter().zip(&pair.machines).any(|(before, after)| word(before) != word(after))
            })
        });
        if stray {
            outcome.outside += 1;
            return Ok(());
        }
        if let Some(what) = found {
            let known =
                outcome.faults.iter().any(|fault| fault.instruction.split(' ').next() == Some(decoded.mnemonic.name()));
            if !known {
                outcome.faults.push(fault(word, EQUAL, what));
            }
            return Ok(());
        }
        if rng.u8(..8) == 0 {
            let ran = match ends {
                [End::At(x), _] => Some((&pair, x)),
                _ => None,
            };
            let what = disorder(rng, world, &mut machine, outcome, &entry, (&s, &before), &decoded, ran);
            outcome.faults.extend(what.map(|what| fault(word, MONOTONE, what)));
        }
        s = after;
        if rng.u8(..8) == 0 {
            let (other, _) = random(rng, world, &entry);
            s.join(&other, None);
            pair.frames.truncate(s.frames.len());
            outcome.joins += 1;
            if let Some(what) = violation(rng, world, &machine, &s, &pair, Some(&pair)) {
                outcome.faults.push(fault(word, JOIN, what));
                return Ok(());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If a state says anything false, we detect it.
    #[test]
    fn wrong_claims_are_seen() {
        let mut rng = Rng::with_seed(1);
        let world = World::new(&mut rng).unwrap();
        let mut machine = world.machine::<Decoded>();
        let entry = machine.entry();
        type Claim = (&'static str, fn(&mut State));
        let claims: [Claim; 7] = [
            ("a number", |s| s.general[1] = Value::Number),
            ("a constant", |s| s.general[30] = Value::Constant(0x1234_5678_9abc)),
            ("a byte", |s| s.general[1] = Value::low(Class::Secret, 1, Class::Number, 0, 0xff)),
            ("the low half of a vector", |s| s.vectors[9][0] = Class::Number),
            ("the high half of a vector", |s| s.vectors[9][1] = Class::Address),
            ("a flag", |s| s.flags.carry = Bit::Unknown(Class::Number)),
            ("the stack", |s| assert!(s.frames[0].store(-64, 8, Value::Number, true))),
        ];
        for (what, claim) in claims {
            let mut seen = 0;
            for _ in 0..100 {
                let (mut s, mut pair) = random(&mut rng, &world, &entry);
                for number in [1, 30] {
                    pair.set(&mut rng, &world, &mut s, number, Value::Secret);
                }
                for half in 0..2 {
                    pair.set_vector(&mut rng, &mut s, 9, half, Class::Secret);
                }
                s.flags.carry = Bit::Unknown(Class::Secret);
                pair.machines[0].flags ^= 1 << 29;
                let before = pair.clone();
                pair.machines[0].memory[STACK][ENTRY as usize - 64] ^= 1;
                assert!(s.frames[0].store(-64, 8, Value::Secret, true));
                assert_eq!(violation(&mut rng, &world, &machine, &s, &pair, Some(&before)), None);
                claim(&mut s);
                seen += usize::from(violation(&mut rng, &world, &machine, &s, &pair, Some(&before)).is_some());
            }
            assert!(seen >= 30, "{what}: {seen} of 100");
        }
    }
}
