//! Registers that had a secret added to them. Compilers may count from one secret to another and
//! add the counter to an address in such a way that the secret cancels out. For example, `a[i]` for
//! `i` from 0 to 16 becomes `(a + s)[j]` for `j` from `-s` to `16 - s`.

use iced_x86::{Instruction, Mnemonic as M, OpKind, Register};

use super::Machine;
use crate::arithmetic::{Operation, add, binary, subtract};
use crate::state::{Bit, Flags, Shifted, State};
use crate::value::{Class, Value, mask};

/// A multiple of a secret plus a public value. The secret is identified by the instruction that
/// computed it last, and is None for a public value.
#[derive(Clone, Copy)]
struct Sum {
    secret: Option<u64>,
    factor: i64,
    base: Value,
}

impl Machine<'_> {
    /// A register as such a sum.
    fn sum_of(&self, s: &State, register: Register) -> Option<Sum> {
        if register == Register::None {
            return Some(Sum { secret: None, factor: 0, base: Value::Constant(0) });
        }
        let number = register.full_register().number();
        let value = s.general[number];
        // If a number is short enough, its upper half is zero.
        let is_short = register.is_gpr32() && value.bounds().1 <= mask(4);
        if !(register.is_gpr64() || is_short) {
            return None;
        }
        match s.shifted.iter().find(|shifted| shifted.register == number) {
            Some(shifted) => Some(Sum { secret: Some(shifted.of), factor: shifted.factor, base: shifted.base }),
            None => (value.class() < Class::Secret).then_some(Sum { secret: None, factor: 0, base: value }),
        }
    }

    fn plus(&self, a: Sum, b: Sum) -> Option<Sum> {
        if a.secret.zip(b.secret).is_some_and(|(a, b)| a != b) {
            return None;
        }
        let factor = a.factor.checked_add(b.factor)?;
        let secret = a.secret.or(b.secret).filter(|_| factor != 0);
        Some(Sum { secret, factor, base: add(self.image, a.base, b.base) })
    }

    fn times(&self, s: &State, a: Sum, scale: u64) -> Option<Sum> {
        let base = match scale {
            1 => a.base,
            _ => binary(self.image, Operation::Mul, a.base, Value::Constant(scale), 8, s.flags).0,
        };
        Some(Sum { factor: a.factor.checked_mul(i64::try_from(scale).ok()?)?, base, ..a })
    }

    fn minus(&self, a: Sum, b: Sum) -> Option<Sum> {
        if a.secret.zip(b.secret).is_some_and(|(a, b)| a != b) {
            return None;
        }
        let factor = a.factor.checked_sub(b.factor)?;
        let secret = a.secret.or(b.secret).filter(|_| factor != 0);
        Some(Sum { secret, factor, base: subtract(a.base, b.base) })
    }

    /// The address of a memory operand as such a sum, without its segment.
    fn sum_of_address(&self, s: &State, i: &Instruction) -> Option<Sum> {
        // Other registers are truncated to 32 bits.
        let whole = |register: Register| register == Register::None || register.is_gpr64();
        if !whole(i.memory_base()) || !whole(i.memory_index()) {
            return None;
        }
        let index = self.times(s, self.sum_of(s, i.memory_index())?, i.memory_index_scale().into())?;
        let sum = self.plus(self.sum_of(s, i.memory_base())?, index)?;
        Some(Sum { base: add(self.image, sum.base, Value::Constant(i.memory_displacement64())), ..sum })
    }

    /// The address of a memory operand whose registers depend on a secret that cancels out.
    pub(super) fn cancelled(&self, s: &State, i: &Instruction) -> Option<Value> {
        let shifted = |register: Register| {
            register.is_gpr64() && s.shifted.iter().any(|shifted| shifted.register == register.number())
        };
        if s.shifted.is_empty() || !shifted(i.memory_base()) || !shifted(i.memory_index()) {
            return None;
        }
        self.sum_of_address(s, i).filter(|sum| sum.factor == 0).map(|sum| sum.base)
    }

    /// The effect of an instruction on such sums: the register that it writes, and its sum. A
    /// comparison writes none.
    pub(super) fn shifts(&self, s: &State, i: &Instruction) -> Option<Shift> {
        let to = i.op0_register();
        let of = |op: u32| match i.op_kind(op) {
            OpKind::Register => self.sum_of(s, i.op_register(op)),
            OpKind::Memory => None,
            _ => Some(Sum { secret: None, factor: 0, base: Value::Constant(i.try_immediate(op).ok()?) }),
        };
        let constant = |c: u64| Sum { secret: None, factor: 0, base: Value::Constant(c) };
        let sum = match i.mnemonic() {
            M::Mov => of(1)?,
            _ if !to.is_gpr64() => return None,
            M::Lea => self.sum_of_address(s, i)?,
            M::Neg => self.minus(constant(0), of(0)?)?,
            M::Add => self.plus(of(0)?, of(1)?)?,
            M::Sub | M::Cmp => self.minus(of(0)?, of(1)?)?,
            M::Inc => self.plus(of(0)?, constant(1))?,
            M::Dec => self.minus(of(0)?, constant(1))?,
            M::Shl => self.times(s, of(0)?, 1 << i.try_immediate(1).ok().filter(|count| *count < 8)?)?,
            _ => return None,
        };
        let differs = matches!(i.mnemonic(), M::Sub | M::Cmp);
        // If no operand had a secret added to it, there's nothing to track.
        let shifted = |register: Register| {
            register.is_gpr() && s.shifted.iter().any(|shifted| shifted.register == register.full_register().number())
        };
        let of_operands = (0..i.op_count()).any(|op| {
            i.op_kind(op) == OpKind::Register && shifted(i.op_register(op)) && (op > 0 || i.mnemonic() != M::Mov)
        });
        let of_address = i.mnemonic() == M::Lea && (shifted(i.memory_base()) || shifted(i.memory_index()));
        (of_operands || of_address).then_some(Shift { to, sum, differs })
    }

    /// Once the instruction has been executed, applies the effect that was determined beforehand.
    pub(super) fn shift(&self, s: &mut State, i: &Instruction, shift: Option<Shift>) {
        if !s.shifted.is_empty() {
            // The instruction has a new result from now on.
            s.shifted.retain(|shifted| shifted.of != i.ip());
        }
        if let Some(Shift { to, sum, differs }) = shift {
            let cancels = sum.factor == 0;
            if cancels && differs {
                // The public difference tells us whether they are equal, but not which one is
                // larger.
                let (_, of_difference) = binary(self.image, Operation::Sub, sum.base, Value::Constant(0), 8, s.flags);
                let Flags { zero, sign, parity, .. } = of_difference;
                s.flags = Flags { zero, sign, parity, ..Flags::all(Bit::Unknown(Class::Secret)) };
                s.compared = None;
            }
            if i.mnemonic() == M::Cmp {
                return;
            }
            let number = to.full_register().number();
            if cancels {
                s.set(number, sum.base);
            } else if let (Some(of), true) = (sum.secret, s.general[number].class() == Class::Secret) {
                s.shifted.retain(|shifted| shifted.register != number);
                s.shifted.push(Shifted { register: number, of, factor: sum.factor, base: sum.base });
            }
            return;
        }
        // A small secret, which may be added to a value.
        if narrows(i) {
            let number = i.op0_register().full_register().number();
            let small = matches!(s.general[number], Value::Within(Class::Secret, ..));
            if small && !s.shifted.iter().any(|shifted| shifted.register == number) {
                s.shifted.push(Shifted { register: number, of: i.ip(), factor: 1, base: Value::Constant(0) });
            }
        }
    }
}

/// How an instruction affects a sum.
pub(super) struct Shift {
    to: Register,
    sum: Sum,
    /// The flags describe the difference.
    differs: bool,
}

/// Whether an instruction overwrites a whole general register.
fn writes_whole(i: &Instruction) -> bool {
    i.op0_kind() == OpKind::Register && i.op0_register().is_gpr() && i.op0_register().size() >= 4
}

/// Instructions that add or subtract a secret.
pub(super) fn adds(i: &Instruction) -> bool {
    let sums = matches!(i.mnemonic(), M::Mov | M::Lea | M::Neg | M::Add | M::Sub | M::Cmp | M::Inc | M::Dec | M::Shl);
    sums && writes_whole(i)
}

/// Instructions that compute small numbers.
pub(super) fn narrows(i: &Instruction) -> bool {
    matches!(i.mnemonic(), M::And | M::Shr | M::Movzx) && writes_whole(i)
}
