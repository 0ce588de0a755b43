//! Functions of two elements of vectors.

use crate::Fault;
use crate::forms::Bit;
use crate::machine::{Machine, value};

/// A function of two elements.
pub(super) type Pairwise = fn(&mut Machine<'_>, &[Bit], &[Bit]) -> Result<Vec<Bit>, Fault>;

pub(super) fn complement(bits: &[Bit]) -> Vec<Bit> {
    bits.iter().map(|bit| !*bit).collect()
}

/// The number with its highest bit inverted, so that signed numbers have the order of unsigned ones.
fn biased(bits: &[Bit]) -> Vec<Bit> {
    let mut biased = bits.to_vec();
    let last = biased.len() - 1;
    biased[last] = !biased[last];
    biased
}

pub(super) fn extended(bits: &[Bit], size: usize, is_signed: bool) -> Vec<Bit> {
    let fill = if is_signed { bits[bits.len() - 1] } else { Bit::ZERO };
    bits.iter().copied().chain(std::iter::repeat(fill)).take(size).collect()
}

pub(super) fn sum(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    Ok(machine.forms.add_modular(a, b, Bit::ZERO, false)?)
}

/// Half of the sum of two elements without sign, rounded down.
pub(super) fn half_sum(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    half(machine, a, b, Bit::ZERO)
}

/// The same, rounded up.
pub(super) fn half_sum_up(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    half(machine, a, b, Bit::ONE)
}

fn half(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit], more: Bit) -> Result<Vec<Bit>, Fault> {
    let (sum, carry) = machine.forms.add(a, b, more, false)?;
    Ok([&sum[1..], &[carry]].concat())
}

pub(super) fn difference(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    Ok(machine.forms.add_modular(a, &complement(b), Bit::ONE, false)?)
}

pub(super) fn low_product(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    machine.product(a, b, a.len())
}

pub(super) fn whole_product(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    machine.product(&a[..a.len() / 2], &b[..b.len() / 2], a.len())
}

/// All bits are 1 if the elements have a bit in common.
pub(super) fn tests(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    let mut any = Bit::ZERO;
    for (a, b) in a.iter().zip(b) {
        let both = machine.forms.and(*a, *b)?;
        any = machine.forms.or(any, both)?;
    }
    Ok(vec![any; a.len()])
}

pub(super) fn equals(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    Ok(vec![machine.is_equal(a, b)?; a.len()])
}

pub(super) fn not_below(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    Ok(vec![machine.at_least(a, b)?; a.len()])
}

pub(super) fn above(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    Ok(vec![!machine.at_least(b, a)?; a.len()])
}

pub(super) fn not_less(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    not_below(machine, &biased(a), &biased(b))
}

pub(super) fn greater(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    above(machine, &biased(a), &biased(b))
}

pub(super) fn not_greater(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    not_less(machine, b, a)
}

pub(super) fn less(machine: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    match b.iter().all(|bit| *bit == Bit::ZERO) {
        true => Ok(vec![a[a.len() - 1]; a.len()]),
        false => greater(machine, b, a),
    }
}

/// A number, shifted by the signed low byte of another one: to the left, or, if that is negative,
/// to the right.
fn shifted_by(a: &[Bit], b: &[Bit], is_signed: bool) -> Result<Vec<Bit>, Fault> {
    let size = a.len();
    let count = value(&b[..8]).ok_or(Fault::Known("the count of a shift"))? as u8 as i8;
    let places = usize::from(count.unsigned_abs()).min(size);
    let fill = if is_signed && count < 0 { a[size - 1] } else { Bit::ZERO };
    let fill = std::iter::repeat_n(fill, places);
    Ok(match count < 0 {
        true => a[places..].iter().copied().chain(fill).collect(),
        false => fill.chain(a[..size - places].iter().copied()).collect(),
    })
}

pub(super) fn shifted_unsigned(_: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    shifted_by(a, b, false)
}

pub(super) fn shifted_signed(_: &mut Machine<'_>, a: &[Bit], b: &[Bit]) -> Result<Vec<Bit>, Fault> {
    shifted_by(a, b, true)
}
