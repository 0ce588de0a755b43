//! Widens bounds that grow in a loop whose end we don't know.

use std::collections::BTreeSet;

use crate::value::{Region, Span, Value};

/// Limits for widened bounds.
pub(crate) struct Widening {
    /// Numbers used in comparisons, and their predecessors.
    pub(crate) limits: BTreeSet<u64>,
}

impl Widening {
    /// The widened form of `value` that has grown to `joined`.
    pub(crate) fn widen(&self, value: Value, joined: Value) -> Value {
        match (value, joined) {
            (a, b) if a == b => a,
            // Usually in a table, whose size is found by doubling.
            (Value::Pointer(Region::File, a), Value::Pointer(Region::File, b)) => {
                Value::Pointer(Region::File, doubled(a, b).unwrap_or(Span::ALL))
            }
            // An increasing pointer.
            (Value::Pointer(r, a), Value::Pointer(q, b)) if r == q && a.lo == b.lo && a.lo != i64::MIN => {
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

/// Doubles the bounds from the end that did not move. None if they are already large or both ends
/// moved.
fn doubled(before: Span, grown: Span) -> Option<Span> {
    const LARGEST: u64 = 1 << 16;
    let size = u64::try_from(grown.hi.checked_sub(grown.lo)?).ok()?.checked_add(1)?.next_power_of_two();
    let more = i64::try_from(size).ok().filter(|_| size <= LARGEST)? - 1;
    match (before.lo == grown.lo, before.hi == grown.hi) {
        // The highest is a multiple of the step above the lowest.
        (true, _) => Some(Span { hi: grown.lo.checked_add(more & !((1 << grown.step.min(62)) - 1))?, ..grown }),
        (false, true) => Some(Span { lo: grown.hi.checked_sub(more)?, hi: grown.hi, step: 0 }),
        (false, false) => None,
    }
}
