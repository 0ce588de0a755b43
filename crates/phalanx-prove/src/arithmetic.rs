//! The results of scalar instructions, to the extent that the prover tracks numbers and pointers.

use crate::image::Image;
use crate::state::{Bit, Condition, Flags};
use crate::value::{Class, Region, Span, TableEntry, Value, mask, sign_extend};

/// `a + b`, where either may be a pointer.
pub(crate) fn add(image: &Image, a: Value, b: Value) -> Value {
    use Value::{Constant, Number, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a.wrapping_add(b)),
        (value, Constant(0)) => value,
        (Pointer(region, span), number) | (number, Pointer(region, span)) if number.class() == Class::Number => {
            match (table(image, a, b), number) {
                (Some(entry), _) => entry,
                _ => Pointer(region, span.add(number.span())),
            }
        }
        // A table in the file plus an index.
        (Constant(c), number) | (number, Constant(c)) if number.class() == Class::Number => {
            match (table(image, a, b), image.section(c)) {
                (Some(entry), _) => entry,
                (None, Some(_)) => Pointer(Region::File, Span::exactly(c as i64).add(number.span())),
                (None, None) => {
                    let (sum, _) = sum(a, b, 8);
                    if sum == Value::Secret { Number } else { sum }
                }
            }
        }
        (a, b) => sum(a, b, 8).0,
    }
}

/// The sum of an entry and an address, which is how jump tables that store differences work.
fn table(image: &Image, a: Value, b: Value) -> Option<Value> {
    let (entry, plus) = match (a, b) {
        (Value::Entry(entry), address) | (address, Value::Entry(entry)) => (entry, image.number(address)),
        _ => return None,
    };
    match plus {
        Value::Constant(plus) if entry.plus.is_none() && entry.size < 8 => {
            Some(Value::Entry(TableEntry { plus: Some(plus), ..entry }))
        }
        _ => None,
    }
}

/// The sum of two numbers of `size` bytes, and the carry, if we know it.
fn sum(a: Value, b: Value, size: usize) -> (Value, Option<bool>) {
    let class = a.class().max(b.class());
    let ((al, ah, step), (bl, bh, other)) = (low_bounds(a, size), low_bounds(b, size));
    let total = u128::from(ah) + u128::from(bh);
    if total <= u128::from(mask(size)) {
        return (Value::within(class, al + bl, total as u64, step.min(other)), Some(false));
    }
    // All of them overflow.
    let least = u128::from(al) + u128::from(bl);
    if least > u128::from(mask(size)) {
        let value = Value::within(class, least as u64 & mask(size), total as u64 & mask(size), step.min(other));
        return (value, Some(true));
    }
    (Value::within(class, 0, mask(size), 0), None)
}

/// The bounds of the low `size` bytes.
fn low_bounds(value: Value, size: usize) -> (u64, u64, u8) {
    match value.bounds() {
        (lo, hi, step) if hi <= mask(size) => (lo, hi, step),
        _ => value.low_bytes(size).map_or((0, mask(size), 0), |(_, lo, hi)| (lo, hi, if lo == hi { 62 } else { 0 })),
    }
}

/// Whether two pointers into these regions point into the same object.
fn same_object(a: Region, b: Region) -> bool {
    a == b && !matches!(a, Region::OneOf(_) | Region::Choice(_) | Region::Table(_))
}

/// Offsets where a pointer doesn't wrap around, given that there are no objects in the lowest 64
/// KiB or the upper half of the address space.
const ORDERED: std::ops::Range<i64> = -(1 << 16)..1 << 40;

/// `a - b`
pub(crate) fn subtract(a: Value, b: Value) -> Value {
    use Value::{Constant, Number, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a.wrapping_sub(b)),
        (Pointer(r, a), Pointer(q, b)) if r == q => match (a.offset(), b.offset()) {
            (Some(a), Some(b)) if same_object(r, q) => Constant(a.wrapping_sub(b) as u64),
            _ if same_object(r, q) => Number,
            // If they point into different objects, the difference is how you get from one to the
            // other.
            _ => Value::Address,
        },
        (Pointer(region, span), number) if number.class() == Class::Number => {
            Pointer(region, span.add(number.span().negate()))
        }
        (a, b) => difference(a, b, 8).0,
    }
}

/// The difference between two numbers of `size` bytes, and the borrow, if we know it.
fn difference(a: Value, b: Value, size: usize) -> (Value, Option<bool>) {
    let class = a.class().max(b.class());
    let ((al, ah, step), (bl, bh, other)) = (low_bounds(a, size), low_bounds(b, size));
    let step = step.min(if bl == bh { 62 } else { other });
    if al >= bh {
        // Steps count from the lowest number. Those of `b` count from its other end, a multiple
        // away.
        return (Value::within(class, al - bh, ah - bl, if bl == bh { step } else { 0 }), Some(false));
    }
    if ah < bl {
        let value = Value::within(class, al.wrapping_sub(bh) & mask(size), ah.wrapping_sub(bl) & mask(size), 0);
        return (value, Some(true));
    }
    (Value::within(class, 0, mask(size), 0), None)
}

/// `a & b`, of `size` bytes
fn and(a: Value, b: Value, size: usize) -> Value {
    use Value::{Constant, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a & b),
        (Constant(0), _) | (_, Constant(0)) => Constant(0),
        // An aligned pointer. The loader preserves the alignment of the file, up to the page size.
        (Pointer(region, span), Constant(c)) if size == 8 && c as i64 <= -2 && c as i64 >= -4096 => match region {
            Region::File => span.offset().map_or(Value::Address, |o| Value::pointer(region, o & c as i64)),
            _ => Pointer(region, span.add(Span { lo: c as i64 + 1, hi: 0, step: 0 })),
        },
        // How far a pointer is from being aligned.
        (a, Constant(c)) if a.class() == Class::Address && c < 4096 => {
            Value::within(Class::Number, 0, c.min(low_bounds(a, size).1), 0)
        }
        (a, b) => {
            let ((_, ah, _), (_, bh, _)) = (low_bounds(a, size), low_bounds(b, size));
            let step = |v: Value| if let Constant(c) = v { c.trailing_zeros().min(62) as u8 } else { 0 };
            let most = ah.min(bh);
            // If only low bytes are left, the result has their class.
            let part = [1, 2, 4].into_iter().find(|part| *part < size && most <= mask(*part)).unwrap_or(8);
            Value::within(a.low_class(part).max(b.low_class(part)), 0, most, step(a).max(step(b)))
        }
    }
}

/// An operation on two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    Add,
    /// With the carry.
    Adc,
    Sub,
    /// With the borrow.
    Sbb,
    /// Like addition and subtraction, except that the carry flag is unchanged.
    Inc,
    Dec,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Sar,
    Rol,
    Ror,
    /// The low half of the product.
    Mul,
}

/// The result and the flags of an instruction with two operands of `size` bytes. `b` is 1 for
/// [`Operation::Inc`] and [`Operation::Dec`].
pub(crate) fn binary(
    image: &Image,
    operation: Operation,
    a: Value,
    b: Value,
    size: usize,
    before: Flags,
) -> (Value, Flags) {
    use Operation::{Adc, Add, And, Dec, Inc, Mul, Or, Rol, Ror, Sar, Sbb, Shl, Shr, Sub, Xor};
    // A stack protector's comparison either aborts the program or reveals nothing. The branch that
    // follows tells us whether this is one.
    if let (Sub | Xor, Value::Canary(_), Value::Canary(_)) = (operation, a, b) {
        let class = a.class().max(b.class());
        let (value, mut flags) = binary(image, operation, class.into(), class.into(), size, before);
        if class == Class::Secret {
            flags.zero = Bit::Protector;
        }
        return (value, flags);
    }
    let class = a.class().max(b.class());
    let unknown = Flags::all(Bit::Unknown(class));
    let numbers = match (a, b) {
        (Value::Constant(a), Value::Constant(b)) => Some((a & mask(size), b & mask(size))),
        _ => None,
    };
    let whole = |value: Value| if size == 8 { value } else { value.truncate(size) };
    match operation {
        Add | Inc => {
            let (total, carry) = sum(a, b, size);
            let vague = Flags { carry: carry.map_or(unknown.carry, Bit::Known), ..unknown };
            let flags = numbers.map_or(vague, |(a, b)| {
                let sum = a.wrapping_add(b) & mask(size);
                of_result(sum, size, sum < a, (a ^ sum) & (b ^ sum))
            });
            let flags = if operation == Inc { Flags { carry: before.carry, ..flags } } else { flags };
            (if size == 8 || numbers.is_some() { whole(add(image, a, b)) } else { total }, flags)
        }
        Sub | Dec => {
            let (rest, borrow) = difference(a, b, size);
            let ((al, ah, _), (bl, bh, _)) = (low_bounds(a, size), low_bounds(b, size));
            let mut vague = Flags { carry: borrow.map_or(unknown.carry, Bit::Known), ..unknown };
            if ah < bl || bh < al {
                vague.zero = Bit::Known(false);
            }
            let positive = mask(size) >> 1;
            if let (Some(borrow), true) = (borrow, ah <= positive && bh <= positive) {
                (vague.sign, vague.overflow) = (Bit::Known(borrow), Bit::Known(false));
            }
            // If pointers into the same object have ranges that don't overlap, we know their order.
            if let (Value::Pointer(r, a), Value::Pointer(q, b)) = (a, b)
                && same_object(r, q)
                && r != Region::File
                && size == 8
                && [a.lo, a.hi, b.lo, b.hi].iter().all(|offset| ORDERED.contains(offset))
                && (a.hi < b.lo || b.hi < a.lo)
            {
                let below = Bit::Known(a.hi < b.lo);
                vague =
                    Flags { carry: below, zero: Bit::Known(false), sign: below, overflow: Bit::Known(false), ..vague };
            }
            let offsets = match (a, b) {
                (Value::Pointer(r, a), Value::Pointer(q, b)) if same_object(r, q) && size == 8 => {
                    // Addresses in the file include the bias.
                    let bias = if r == Region::File { image.internal(0) as i64 } else { 0 };
                    a.offset().zip(b.offset()).map(|(a, b)| (a.wrapping_sub(bias), b.wrapping_sub(bias)))
                }
                _ => None,
            };
            let flags = match offsets {
                // Since objects don't wrap around the end of memory, addresses are in the same
                // order as offsets.
                Some((a, b)) if ORDERED.contains(&a) && ORDERED.contains(&b) => {
                    of_result(a.wrapping_sub(b) as u64, size, a < b, 0)
                }
                _ => numbers.map_or(vague, |(a, b)| {
                    let difference = a.wrapping_sub(b) & mask(size);
                    of_result(difference, size, a < b, (a ^ b) & (a ^ difference))
                }),
            };
            let flags = match (a, b) {
                (Value::Argument(i), Value::Constant(0)) => Flags { zero: Bit::IsZero(i), ..flags },
                _ => flags,
            };
            let flags = if operation == Dec { Flags { carry: before.carry, ..flags } } else { flags };
            (if size == 8 || numbers.is_some() { whole(subtract(a, b)) } else { rest }, flags)
        }
        And | Or | Xor => {
            let value = match (operation, a, b) {
                (And, ..) => and(a, b, size),
                (Or, Value::Constant(a), Value::Constant(b)) => Value::Constant(a | b),
                (Or, _, Value::Constant(b)) if b & mask(size) == mask(size) => Value::Constant(mask(size)),
                (Xor, Value::Constant(a), Value::Constant(b)) => Value::Constant(a ^ b),
                _ => {
                    let ((al, ah, _), (bl, bh, _)) = (low_bounds(a, size), low_bounds(b, size));
                    let ones = u64::MAX.checked_shr((ah | bh).leading_zeros()).unwrap_or(0);
                    Value::within(class, if operation == Or { al.max(bl) } else { 0 }, ones, 0)
                }
            };
            let bounds = low_bounds(value, size);
            // Each byte separately.
            let value = match (a.low_bytes(1), b.low_bytes(1)) {
                (Some((c, _, x)), Some((d, _, y)))
                    if size > 1 && (value == Value::from(value.class()).truncate(size) || c.max(d) < value.class()) =>
                {
                    let ones = u64::MAX.checked_shr((x | y).leading_zeros()).unwrap_or(0);
                    Value::low(value.class(), 1, c.max(d), 0, if operation == And { x.min(y) } else { ones })
                }
                _ => value,
            };
            let flags = match (whole(value), a, b) {
                (Value::Constant(c), ..) => of_result(c, size, false, 0),
                (_, Value::Argument(i), Value::Argument(j)) if i == j && operation == And => {
                    Flags { zero: Bit::IsZero(i), carry: Bit::Known(false), overflow: Bit::Known(false), ..unknown }
                }
                _ => {
                    let (lo, hi, _) = bounds;
                    let zero = if lo > 0 { Bit::Known(false) } else { unknown.zero };
                    let sign = if hi <= mask(size) >> 1 { Bit::Known(false) } else { unknown.sign };
                    Flags { carry: Bit::Known(false), overflow: Bit::Known(false), zero, sign, ..unknown }
                }
            };
            (whole(value), flags)
        }
        Shl | Shr | Sar | Rol | Ror => {
            let bits = 8 * size as u32;
            let count = match b {
                Value::Constant(count) => Some(count as u32 & if size == 8 { 63 } else { 31 }),
                _ => None,
            };
            // If the count is zero, all flags are unchanged, and rotations leave most of them
            // unchanged.
            let mut flags = before;
            for flag in flags.each() {
                *flag = Bit::Unknown(flag.class().max(class));
            }
            if count.is_some() {
                let bit = Bit::Unknown(class);
                flags = match operation {
                    // For rotations by more than one bit, the overflow flag is undefined and may be
                    // unchanged.
                    Rol | Ror => {
                        Flags { carry: bit, overflow: Bit::Unknown(class.max(before.overflow.class())), ..before }
                    }
                    _ => Flags::all(bit),
                };
            }
            match (a, count) {
                (_, Some(0)) => (a, before),
                (Value::Constant(a), Some(count)) if count < bits => {
                    let a = a & mask(size);
                    let result = mask(size)
                        & match operation {
                            Shl => a << count,
                            Shr => a >> count,
                            Sar => (sign_extend(a, size) as i64 >> count) as u64,
                            Rol => a << count | a >> (bits - count),
                            _ => a >> count | a << (bits - count),
                        };
                    let Flags { zero, sign, .. } = of_result(result, size, false, 0);
                    let flags = if matches!(operation, Rol | Ror) { flags } else { Flags { zero, sign, ..flags } };
                    (Value::Constant(result), flags)
                }
                (_, Some(count)) if count < bits && matches!(operation, Shl | Shr | Sar) => {
                    let (lo, hi, step) = low_bounds(a, size);
                    let value = match operation {
                        Shl if hi <= mask(size) >> count => {
                            Value::within(class, lo << count, hi << count, step.saturating_add(count as u8))
                        }
                        Shr => Value::within(class, lo >> count, hi >> count, 0),
                        Sar if hi <= mask(size) >> 1 => Value::within(class, lo >> count, hi >> count, 0),
                        _ => Value::within(class, 0, mask(size), 0),
                    };
                    (value, flags)
                }
                _ => (Value::within(class, 0, mask(size), 0), flags),
            }
        }
        Adc | Sbb => {
            // The carry is added to `b`.
            let class = class.max(before.carry.class());
            let Some((a, b, carry)) = numbers.zip(before.carry.known()).map(|((a, b), carry)| (a, b, u64::from(carry)))
            else {
                // A pointer may be advanced by a carry.
                let carry = match before.carry.known() {
                    Some(carry) => Value::Constant(carry.into()),
                    None => bit(before.carry.class()),
                };
                let value = if operation == Adc { add(image, add(image, a, b), carry) } else { class.into() };
                return (whole(value), Flags::all(Bit::Unknown(class)));
            };
            let (result, carry, overflow) = if operation == Adc {
                let sum = a.wrapping_add(b).wrapping_add(carry) & mask(size);
                (sum, u128::from(a) + u128::from(b) + u128::from(carry) > u128::from(mask(size)), (a ^ sum) & (b ^ sum))
            } else {
                let difference = a.wrapping_sub(b).wrapping_sub(carry) & mask(size);
                (difference, u128::from(a) < u128::from(b) + u128::from(carry), (a ^ b) & (a ^ difference))
            };
            (Value::Constant(result), of_result(result, size, carry, overflow))
        }
        Mul => {
            let ((al, ah, step), (bl, bh, other)) = (low_bounds(a, size), low_bounds(b, size));
            let factor = |lo: u64, hi: u64| if lo == hi { lo.trailing_zeros() as u8 } else { 0 };
            // Steps are multiplied by a known factor. We only keep the power of two in it.
            let step = if bl == bh {
                step
            } else if al == ah {
                other
            } else {
                0
            };
            let step = step.saturating_add(factor(al, ah).max(factor(bl, bh)));
            let value = match u128::from(ah) * u128::from(bh) {
                _ if numbers.is_some() => Value::Constant(al.wrapping_mul(bl) & mask(size)),
                most if most <= u128::from(mask(size)) => {
                    Value::within(class, al * bl, most as u64, if al == ah || bl == bh { step } else { 0 })
                }
                _ => Value::within(class, 0, mask(size), 0),
            };
            (value, unknown)
        }
    }
}

/// A number that is 0 or 1. We treat a single bit of an address as an ordinary number.
pub(crate) fn bit(class: Class) -> Value {
    Value::within(if class == Class::Address { Class::Number } else { class }, 0, 1, 0)
}

/// The flags after AND, OR or TEST of a register with itself.
pub(crate) fn of_itself(value: Value, size: usize) -> Flags {
    let (lo, hi, _) = low_bounds(value, size);
    let unknown = Flags::all(Bit::Unknown(value.class()));
    let zero = match value {
        _ if lo > 0 => Bit::Known(false),
        _ if hi == 0 => Bit::Known(true),
        Value::Argument(argument) => Bit::IsZero(argument),
        _ => unknown.zero,
    };
    let sign = if hi <= mask(size) >> 1 { Bit::Known(false) } else { unknown.sign };
    Flags { carry: Bit::Known(false), overflow: Bit::Known(false), zero, sign, ..unknown }
}

/// The flags for a result. The sign of `overflow` says whether it overflowed.
fn of_result(result: u64, size: usize, carry: bool, overflow: u64) -> Flags {
    let sign = |x: u64| Bit::Known(x >> (8 * size - 1) & 1 == 1);
    Flags {
        carry: Bit::Known(carry),
        parity: Bit::Known((result as u8).count_ones().is_multiple_of(2)),
        adjust: Bit::Unknown(Class::Number),
        zero: Bit::Known(result & mask(size) == 0),
        sign: sign(result),
        overflow: sign(overflow),
    }
}

/// Whether a condition holds, if we know, and its class.
pub(crate) fn condition(flags: Flags, condition: Condition) -> (Option<bool>, Class) {
    use Condition as C;
    let not = |bit: Bit| match bit {
        Bit::Known(b) => Bit::Known(!b),
        other => Bit::Unknown(other.class()),
    };
    let or = |a: Bit, b: Bit| match (a, b) {
        (Bit::Known(true), _) | (_, Bit::Known(true)) => Bit::Known(true),
        (Bit::Known(false), Bit::Known(false)) => Bit::Known(false),
        _ => Bit::Unknown(a.class().max(b.class())),
    };
    let differ = |a: Bit, b: Bit| match (a, b) {
        (Bit::Known(a), Bit::Known(b)) => Bit::Known(a != b),
        _ => Bit::Unknown(a.class().max(b.class())),
    };
    let Flags { carry, parity, zero, sign, overflow, .. } = flags;
    let bit = match condition {
        C::Overflow => overflow,
        C::NoOverflow => not(overflow),
        C::Below => carry,
        C::NotBelow => not(carry),
        C::Equal => zero,
        C::NotEqual => not(zero),
        C::NotAbove => or(carry, zero),
        C::Above => not(or(carry, zero)),
        C::Negative => sign,
        C::NotNegative => not(sign),
        C::Parity => parity,
        C::NoParity => not(parity),
        C::Less => differ(sign, overflow),
        C::NotLess => not(differ(sign, overflow)),
        C::NotGreater => or(zero, differ(sign, overflow)),
        C::Greater => not(or(zero, differ(sign, overflow))),
    };
    match bit {
        Bit::Known(b) => (Some(b), Class::Number),
        other => (None, other.class()),
    }
}
