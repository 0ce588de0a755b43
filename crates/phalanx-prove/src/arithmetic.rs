//! What scalar instructions compute, as far as the prover follows numbers and pointers.

use iced_x86::{ConditionCode, Mnemonic};

use crate::image::Image;
use crate::state::{Bit, Flags};
use crate::value::{Class, Region, Value, mask, sign_extend};

/// `a + b`, where one of them may be a pointer.
pub(crate) fn add(image: &Image, a: Value, b: Value) -> Value {
    use Value::{Constant, Number, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a.wrapping_add(b)),
        (Pointer(region, Some(offset)), Constant(c)) | (Constant(c), Pointer(region, Some(offset))) => {
            Pointer(region, offset.checked_add(c as i64))
        }
        (Pointer(region, _), number) | (number, Pointer(region, _)) if number.class() == Class::Number => {
            Pointer(region, None)
        }
        // A table in the file, and an index.
        (Constant(c), number) | (number, Constant(c)) if number.class() == Class::Number => {
            image.section(c).map_or(Number, |section| Pointer(Region::Section(section), None))
        }
        (a, b) => a.class().max(b.class()).into(),
    }
}

/// Whether two pointers into these regions point into the same object.
fn same_object(a: Region, b: Region) -> bool {
    a == b && !matches!(a, Region::OneOf(_))
}

/// Offsets for which a pointer does not wrap around: the lowest 64 KiB and the upper half of the addresses belong to no object.
const ORDERED: std::ops::Range<i64> = -(1 << 16)..1 << 40;

/// `a - b`
fn subtract(a: Value, b: Value) -> Value {
    use Value::{Constant, Number, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a.wrapping_sub(b)),
        (Pointer(r, Some(a)), Pointer(q, Some(b))) if same_object(r, q) => Constant(a.wrapping_sub(b) as u64),
        (Pointer(r, _), Pointer(q, _)) if r == q => Number,
        (Pointer(region, Some(a)), Constant(c)) => Pointer(region, a.checked_sub(c as i64)),
        (Pointer(region, _), number) if number.class() == Class::Number => Pointer(region, None),
        (a, b) => a.class().max(b.class()).into(),
    }
}

/// `a & b`
fn and(a: Value, b: Value) -> Value {
    use Value::{Constant, Pointer};
    match (a, b) {
        (Constant(a), Constant(b)) => Constant(a & b),
        (Constant(0), _) | (_, Constant(0)) => Constant(0),
        // A pointer, aligned; and how far a pointer is from being aligned.
        (Pointer(Region::Memory(_) | Region::OneOf(_) | Region::Section(_), _), Constant(c))
            if c as i64 <= -2 && c as i64 >= -4096 =>
        {
            match a {
                Pointer(region, _) => Pointer(region, None),
                _ => Value::Address,
            }
        }
        (Pointer(..), Constant(c)) if c < 4096 => Value::Number,
        (a, b) => a.class().max(b.class()).into(),
    }
}

/// The result and the flags of an instruction of two operands of `size` bytes (`b` is 1 for INC and DEC).
pub(crate) fn binary(
    image: &Image,
    mnemonic: Mnemonic,
    a: Value,
    b: Value,
    size: usize,
    before: Flags,
) -> (Value, Flags) {
    use Mnemonic::{Adc, Add, And, Cmp, Dec, Imul, Inc, Or, Rol, Ror, Sar, Sbb, Shl, Shr, Sub, Test, Xor};
    let class = a.class().max(b.class());
    let unknown = Flags::all(Bit::Unknown(class));
    let numbers = match (a, b) {
        (Value::Constant(a), Value::Constant(b)) => Some((a & mask(size), b & mask(size))),
        _ => None,
    };
    let whole = |value: Value| if size == 8 { value } else { value.truncate(size) };
    match mnemonic {
        Add | Inc => {
            let flags = numbers.map_or(unknown, |(a, b)| {
                let sum = a.wrapping_add(b) & mask(size);
                of_result(sum, size, sum < a, (a ^ sum) & (b ^ sum))
            });
            let flags = if mnemonic == Inc { Flags { carry: before.carry, ..flags } } else { flags };
            (whole(add(image, a, b)), flags)
        }
        Sub | Cmp | Dec => {
            let flags = match (a, b) {
                // Objects do not wrap around the end of memory, so their addresses are ordered as their offsets.
                (Value::Pointer(r, Some(a)), Value::Pointer(q, Some(b)))
                    if same_object(r, q) && size == 8 && ORDERED.contains(&a) && ORDERED.contains(&b) =>
                {
                    of_result(a.wrapping_sub(b) as u64, size, a < b, 0)
                }
                _ => numbers.map_or(unknown, |(a, b)| {
                    let difference = a.wrapping_sub(b) & mask(size);
                    of_result(difference, size, a < b, (a ^ b) & (a ^ difference))
                }),
            };
            let flags = match (a, b) {
                (Value::Argument(i), Value::Constant(0)) => Flags { zero: Bit::IsZero(i), ..flags },
                _ => flags,
            };
            let flags = if mnemonic == Dec { Flags { carry: before.carry, ..flags } } else { flags };
            (whole(subtract(a, b)), flags)
        }
        And | Test | Or | Xor => {
            let value = match (mnemonic, a, b) {
                (And | Test, ..) => and(a, b),
                (Or, Value::Constant(a), Value::Constant(b)) => Value::Constant(a | b),
                (Or, _, Value::Constant(b)) if b & mask(size) == mask(size) => Value::Constant(mask(size)),
                (Xor, Value::Constant(a), Value::Constant(b)) => Value::Constant(a ^ b),
                _ => class.into(),
            };
            let flags = match (whole(value), a, b) {
                (Value::Constant(c), ..) => of_result(c, size, false, 0),
                (_, Value::Argument(i), Value::Argument(j)) if i == j && mnemonic == Test => {
                    Flags { zero: Bit::IsZero(i), carry: Bit::Known(false), overflow: Bit::Known(false), ..unknown }
                }
                _ => Flags { carry: Bit::Known(false), overflow: Bit::Known(false), ..unknown },
            };
            (whole(value), flags)
        }
        Shl | Shr | Sar | Rol | Ror => {
            let bits = 8 * size as u32;
            let count = match b {
                Value::Constant(count) => Some(count as u32 & if size == 8 { 63 } else { 31 }),
                _ => None,
            };
            // A count of zero leaves the flags alone, and rotations most of them.
            let mut flags = before;
            for flag in flags.each() {
                *flag = Bit::Unknown(flag.class().max(class));
            }
            if count.is_some() {
                let bit = Bit::Unknown(class);
                flags = match mnemonic {
                    Rol | Ror => Flags { carry: bit, overflow: bit, ..before },
                    _ => Flags::all(bit),
                };
            }
            match (a, count) {
                (_, Some(0)) => (a, before),
                (Value::Constant(a), Some(count)) if count < bits => {
                    let a = a & mask(size);
                    let result = mask(size)
                        & match mnemonic {
                            Shl => a << count,
                            Shr => a >> count,
                            Sar => (sign_extend(a, size) as i64 >> count) as u64,
                            Rol => a << count | a >> (bits - count),
                            _ => a >> count | a << (bits - count),
                        };
                    let Flags { zero, sign, .. } = of_result(result, size, false, 0);
                    let flags = if matches!(mnemonic, Rol | Ror) { flags } else { Flags { zero, sign, ..flags } };
                    (Value::Constant(result), flags)
                }
                _ => (class.into(), flags),
            }
        }
        Adc | Sbb => {
            // The carry is one more number to add to `b`.
            let class = class.max(before.carry.class());
            let Some((a, b, carry)) = numbers.zip(before.carry.known()).map(|((a, b), carry)| (a, b, u64::from(carry)))
            else {
                // A pointer may be advanced by a carry.
                let carry = match before.carry.known() {
                    Some(carry) => Value::Constant(carry.into()),
                    None => before.carry.class().into(),
                };
                let value = if mnemonic == Adc { add(image, add(image, a, b), carry) } else { class.into() };
                return (whole(value), Flags::all(Bit::Unknown(class)));
            };
            let (result, carry, overflow) = if mnemonic == Adc {
                let sum = a.wrapping_add(b).wrapping_add(carry) & mask(size);
                (sum, u128::from(a) + u128::from(b) + u128::from(carry) > u128::from(mask(size)), (a ^ sum) & (b ^ sum))
            } else {
                let difference = a.wrapping_sub(b).wrapping_sub(carry) & mask(size);
                (difference, u128::from(a) < u128::from(b) + u128::from(carry), (a ^ b) & (a ^ difference))
            };
            (Value::Constant(result), of_result(result, size, carry, overflow))
        }
        Imul => (numbers.map_or(class.into(), |(a, b)| Value::Constant(a.wrapping_mul(b) & mask(size))), unknown),
        _ => (class.into(), unknown),
    }
}

/// The flags after a result; `overflow` is a number whose sign says whether it overflowed.
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

/// Whether a condition holds, if that is known; and how secret that is.
pub(crate) fn condition(flags: Flags, code: ConditionCode) -> (Option<bool>, Class) {
    use ConditionCode as C;
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
    let bit = match code {
        C::None => Bit::Known(true),
        C::o => overflow,
        C::no => not(overflow),
        C::b => carry,
        C::ae => not(carry),
        C::e => zero,
        C::ne => not(zero),
        C::be => or(carry, zero),
        C::a => not(or(carry, zero)),
        C::s => sign,
        C::ns => not(sign),
        C::p => parity,
        C::np => not(parity),
        C::l => differ(sign, overflow),
        C::ge => not(differ(sign, overflow)),
        C::le => or(zero, differ(sign, overflow)),
        C::g => not(or(zero, differ(sign, overflow))),
    };
    match bit {
        Bit::Known(b) => (Some(b), Class::Number),
        other => (None, other.class()),
    }
}
