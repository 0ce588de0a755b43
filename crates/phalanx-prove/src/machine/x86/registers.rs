//! Registers and their parts.

use iced_x86::Register;

use crate::state::State;
use crate::value::{Class, Value, mask};

impl State {
    /// Reads a general register or part of one.
    pub(crate) fn general(&self, register: Register) -> Value {
        let value = self.general[register.full_register().number()];
        if is_high_byte(register) {
            return match value {
                Value::Constant(c) => Value::Constant(c >> 8 & 0xff),
                // One of four bytes.
                Value::Low { size: 2.., class, .. } => Value::within(class, 0, 0xff, 0),
                other => Value::within(other.class(), 0, 0xff, 0),
            };
        }
        value.truncate(register.size())
    }

    /// Writes a general register or part of one. Writing 32 bits clears the rest.
    pub(crate) fn set_general(&mut self, register: Register, value: Value) {
        let (number, size) = (register.full_register().number(), register.size());
        let written = match (self.general[number], value) {
            _ if size >= 4 => value.truncate(size),
            (Value::Constant(a), Value::Constant(b)) => {
                let (keep, b) =
                    if is_high_byte(register) { (!0xff00, (b & 0xff) << 8) } else { (!mask(size), b & mask(size)) };
                Value::Constant(a & keep | b)
            }
            // The lowest one or two bytes, with leftovers in the rest.
            (a, b) if !is_high_byte(register) => {
                let (class, lo, hi) = b.low_bytes(size).unwrap_or((b.class(), 0, mask(size)));
                match a {
                    // The others are zero.
                    a if a.bounds().1 <= mask(size) => Value::within(class, lo, hi, 0),
                    a => Value::low(a.class(), size, class, lo, hi),
                }
            }
            (a, b) => a.class().max(b.class()).into(),
        };
        self.set(number, written);
    }

    /// The class of any register that holds data.
    pub(crate) fn class(&self, register: Register) -> Class {
        let number = register.number();
        match register {
            r if r.is_gpr() => self.general(r).class(),
            r if r.is_xmm() => self.vectors[number][0],
            r if r.is_vector_register() => self.vectors[number][0].max(self.vectors[number][1]),
            r if r.is_k() => self.masks[number][0].max(self.masks[number][1]),
            // Segments, control registers and so on.
            _ => Class::Secret,
        }
    }
}

fn is_high_byte(register: Register) -> bool {
    matches!(register, Register::AH | Register::BH | Register::CH | Register::DH)
}
