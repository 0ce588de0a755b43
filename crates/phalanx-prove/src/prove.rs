//! The fixpoint over all paths of a function.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};

use crate::contract::{Contract, Exception};
use crate::flow::FlowKind;
use crate::image::{Function, Image};
use crate::leak::{Leak, MutateError};
use crate::machine::{Branch, Instruction, Machine, Next, Register, on_architecture};
use crate::report::{Finding, Granted, Reason, Verdict};
use crate::state::State;
use crate::widening::Widening;

/// The maximum number of steps for a single function.
const STEPS: usize = 20_000_000;

/// How many loop iterations we follow individually at most if the condition is known.
const ROUNDS: usize = 1100;

/// After this many joins at one place, which are usually iterations of a loop, we widen any bounds
/// that are still growing.
const PATIENCE: usize = 3;

/// The maximum total size of all states in bytes. Recursive code may have a large frame for each
/// call.
const MEMORY: usize = 256 << 20;

/// Proves that no branch and no address in `function` depends on a secret in its contract, or lists
/// those that do. Any `summaries` of called functions are believed.
pub fn prove(image: &Image, function: &Function, contract: &Contract, summaries: &[Contract]) -> Verdict {
    prove_within(STEPS, image, function, contract, summaries)
}

/// [`prove`] with a limit on the number of steps.
#[doc(hidden)]
pub fn prove_within(
    steps: usize,
    image: &Image,
    function: &Function,
    contract: &Contract,
    summaries: &[Contract],
) -> Verdict {
    on_architecture!(image.architecture(), I => {
        let mut machine = Machine::<I>::new(image, contract, summaries);
        run(&mut machine, image.internal(function.address), steps);
        verdict(&machine, function)
    })
}

/// For each instruction, a register of at least 64 bits that holds a secret afterwards, which is
/// where a leak can be injected.
pub(crate) fn secrets(image: &Image, function: &Function, contract: &Contract) -> BTreeMap<u64, Register> {
    let found = on_architecture!(image.architecture(), I => {
        let mut machine = Machine::<I>::new(image, contract, &[]);
        machine.watch = Some(BTreeMap::new());
        run(&mut machine, image.internal(function.address), STEPS);
        machine.watch.take().unwrap_or_default()
    });
    found.into_iter().map(|(address, register)| (image.printed(address), register)).collect()
}

/// Copies a function, given as `code` at `address`, to `place`, and injects a leak after one of its
/// instructions. Also returns the leak's address.
pub(crate) fn inject(
    image: &Image,
    code: &[u8],
    address: u64,
    behind: u64,
    register: Register,
    leak: Leak,
    place: u64,
) -> Result<(Vec<u8>, u64), MutateError> {
    on_architecture!(image.architecture(), I => I::inject(image, code, address, behind, register, leak, place))
}

/// Follows all paths. We only join states at branches whose condition is unknown, where we follow
/// both sides. If we know how many iterations a loop has, we follow it iteration by iteration, so
/// that the addresses of its stores stay known.
fn run<I: Instruction>(machine: &mut Machine<'_, I>, start: u64, most: usize) {
    let mut states = Known::default();
    let mut entry = machine.entry();
    I::at_entry(machine.image, start, &mut entry);
    let mut waiting = vec![(start, entry)];
    let (mut steps, mut memory, mut ends) = (0, 0, false);
    while let Some((mut ip, mut state)) = waiting.pop() {
        // Iteration counts of loops whose condition is known.
        let mut rounds: FxHashMap<u64, usize> = FxHashMap::default();
        // The last direct jump or call, as its address and its target.
        let mut jump = None;
        loop {
            steps += 1;
            if steps > most || memory > MEMORY || state.calls.len() > 64 {
                machine.refuse(ip, Reason::Endless);
                return;
            }
            let decoded = match machine.decode(ip) {
                Ok(decoded) => decoded,
                Err(reason) => {
                    machine.refuse(ip, reason);
                    break;
                }
            };
            let next = decoded.step(machine, &mut state);
            machine.note_depth(&state);
            blame_the_caller(machine, &*decoded, jump);
            if let Next::Jump(target) = next {
                // Not for a return.
                jump = (machine.flow(ip).target == Some(target)).then_some((ip, target));
            }
            match next {
                Next::Follow => ip += decoded.size() as u64,
                Next::Jump(target) if target <= ip && state.calls.is_empty() => {
                    let rounds = rounds.entry(target).or_default();
                    *rounds += 1;
                    if *rounds > ROUNDS {
                        // If bounds are imprecise, this may look like a loop that the program never
                        // enters.
                        memory += merge(&machine.widening, &mut states, &mut waiting, target, state.clone());
                        break;
                    }
                    ip = target;
                }
                Next::Jump(target) => ip = target,
                Next::End => {
                    ends = true;
                    break;
                }
                Next::Fork(ways) => {
                    for Branch { target, learned, zero } in *ways {
                        let mut state = state.clone();
                        // If the length is zero, there's nothing to wipe.
                        state.wiped |=
                            zero.is_some_and(|zero| machine.contract.wipes.is_some_and(|(_, length)| length == zero));
                        for (compared, condition) in learned.into_iter().flatten() {
                            state.learn(compared, condition);
                        }
                        memory += merge(&machine.widening, &mut states, &mut waiting, target, state);
                    }
                    break;
                }
                Next::Switch(targets) => {
                    for target in targets {
                        memory += merge(&machine.widening, &mut states, &mut waiting, target, state.clone());
                    }
                    break;
                }
            }
        }
    }
    if !ends && machine.findings.is_empty() {
        // There are nothing but endless loops, so nothing was verified.
        machine.refuse(start, Reason::Endless);
    }
}

/// A call to a function in another file goes through a PLT stub, which has neither a name nor a
/// line. We report any findings there at the call to the stub.
fn blame_the_caller<I: Instruction>(machine: &mut Machine<'_, I>, i: &I, jump: Option<(u64, u64)>) {
    let Some((from, to)) = jump else { return };
    let ip = i.ip();
    if ip.checked_sub(to).is_some_and(|into| into < I::CONVENTION.stub)
        && machine.findings.contains_key(&ip)
        && machine.flow(ip).kind == FlowKind::IndirectJump
        && machine.image.function_around(ip).is_none()
    {
        let reasons = machine.findings.remove(&ip).unwrap_or_default();
        machine.findings.entry(from).or_default().extend(reasons);
    }
}

/// States at the places where paths meet, and the number of joins there.
type Known = FxHashMap<(u64, Vec<u64>), (State, usize)>;

/// Joins a state into the one we know at a place, and queues that again if it changed. Returns how
/// much memory was added.
fn merge(widening: &Widening, states: &mut Known, waiting: &mut Vec<(u64, State)>, target: u64, state: State) -> usize {
    let key = (target, state.context());
    let Some((known, times)) = states.get_mut(&key) else {
        // Any later joins don't increase the size.
        let memory = state.size();
        states.insert(key, (state.clone(), 0));
        waiting.push((target, state));
        return memory;
    };
    *times += 1;
    if known.join(&state, (*times > PATIENCE).then_some(widening)) {
        waiting.push((target, known.clone()));
    }
    0
}

fn verdict<I: Instruction>(machine: &Machine<'_, I>, function: &Function) -> Verdict {
    let image = machine.image;
    let mut findings = Vec::new();
    for (ip, reasons) in &machine.findings {
        for reason in reasons {
            let code = image.code_at(*ip).unwrap_or(&[]);
            let around = image.function_around(*ip).filter(|f| f.address != function.address);
            findings.push(Finding {
                address: image.printed(*ip),
                instruction: I::text(code, image.printed(*ip)),
                reason: reason.clone(),
                function: around.map(|f| rustc_demangle::demangle(&f.symbol).to_string()),
                line: image.line(*ip),
            });
        }
    }
    let mut granted = Vec::new();
    let mut needed = vec![false; machine.contract.exceptions.len()];
    findings.retain(|finding: &Finding| {
        let exception = machine.contract.exceptions.iter().position(|exception| grants(exception, finding));
        if let Some(number) = exception {
            needed[number] = true;
            granted.push(Granted { name: machine.contract.exceptions[number].name.clone(), finding: finding.clone() });
        }
        exception.is_none()
    });
    let exceptions = machine.contract.exceptions.iter().zip(needed);
    let unneeded = exceptions.filter(|(_, needed)| !needed).map(|(exception, _)| exception.to_string()).collect();
    let names = machine.follows.iter().filter_map(|address| image.function_at(*address));
    let names = names.filter(|f| f.address != function.address);
    Verdict {
        symbol: function.symbol.clone(),
        address: function.address,
        instructions: machine.reached().count(),
        follows: names.map(|f| rustc_demangle::demangle(&f.symbol).to_string()).collect(),
        believes: machine.believes.iter().cloned().collect(),
        stack_bytes: machine.stack_bytes(),
        sha256: hash(machine, function),
        findings,
        granted,
        unneeded,
    }
}

/// Whether a contract's exception applies to a finding, i.e. the kind and the line are the same.
/// The contract may leave out folders.
fn grants(exception: &Exception, finding: &Finding) -> bool {
    let Some(rest) = finding.line.as_deref().and_then(|line| line.strip_suffix(exception.line.as_str())) else {
        return false;
    };
    exception.kind == finding.reason.kind() && (rest.is_empty() || rest.ends_with('/'))
}

/// A hash of all instructions that were reached, in order. This leaves out displacements to other
/// places in the file and targets outside the function because they change when the linker moves
/// code.
fn hash<I: Instruction>(machine: &Machine<'_, I>, function: &Function) -> String {
    let image = machine.image;
    let mut reached: Vec<&I> = machine.reached().collect();
    reached.sort_by_key(|i| i.ip());
    // The function first, then the functions that it calls.
    let start = image.internal(function.address);
    let own = start..start.saturating_add(function.size.max(1));
    reached.sort_by_key(|i| !own.contains(&i.ip()));
    let mut hasher = Sha256::new();
    for i in reached {
        let Some(bytes) = image.code_at(i.ip()).and_then(|code| code.get(..i.size())) else { continue };
        let around = image.function_around(i.ip());
        let inside = |target| {
            let target = image.printed(target);
            around.is_some_and(|f| (f.address..f.address.saturating_add(f.size)).contains(&target))
        };
        hasher.update(i.unplaced(bytes, inside, machine.placed.contains(&i.ip())));
    }
    base16ct::lower::encode_string(&hasher.finalize())
}
