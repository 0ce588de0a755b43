//! What becomes of bounds that grow in a loop whose end is not seen.

use std::collections::BTreeSet;

use crate::image::Image;
use crate::value::{Region, Span, Value};

/// How far from a pointer to constants is still the same object.
pub(crate) const NEAR: i64 = 64;

/// What bounds are widened to.
pub(crate) struct Widening<'a> {
    pub(crate) image: &'a Image,
    /// Numbers that something was compared with, and those before them.
    pub(crate) limits: BTreeSet<u64>,
}

impl Widening<'_> {
    /// What is left of `value` where it has become `joined`.
    pub(crate) fn widen(&self, value: Value, joined: Value) -> Value {
        match (value, joined) {
            (a, b) if a == b => a,
            // It runs through constants. When it has run far, the array is there, even if its address is a little off.
            (Value::Pointer(Region::File, a), Value::Pointer(Region::File, b))
                if self.image.all_constant(b.lo as u64..b.hi as u64, true) =>
            {
                let section = self.image.section(b.lo as u64).unwrap_or_default();
                match a.hi.saturating_sub(a.lo) > NEAR {
                    true => Value::Pointer(Region::Constants(section), Span::exactly(0)),
                    false => joined,
                }
            }
            // It runs upwards.
            (Value::Pointer(r, a), Value::Pointer(q, b))
                if r == q && r != Region::File && a.lo == b.lo && a.lo != i64::MIN =>
            {
                Value::Pointer(r, Span { hi: i64::MAX, step: 0, ..a })
            }
            (_, Value::Pointer(region, _)) => Value::Pointer(region, Span::ALL),
            (_, Value::Low { rest, size, class, .. }) => Value::low(rest, size.into(), class, 0, u64::MAX),
            (_, Value::Within(class, lo, hi, step)) => {
                let lo = if value.bounds().0 == lo { lo } else { 0 };
                let hi = if value.bounds().1 == hi { Some(hi) } else { self.limits.range(hi..).next().copied() };
                Value::within(class, lo, hi.unwrap_or(u64::MAX), step.min(if lo == 0 { 0 } else { step }))
            }
            (_, Value::Entry(_)) => joined.class().into(),
            (_, other) => other,
        }
    }
}
