//! Forms are true: their values at random inputs are those of the same computation on known bits.

use phalanx_equal::forms::{Bit, Forms};
use rustc_hash::FxHashMap;

/// Random steps of all kinds on some bits, and the results. Steps that are too wide are left out.
/// `done` lists the steps to repeat on known bits.
fn steps(forms: &mut Forms, seed: u64, mut bits: Vec<Bit>, done: &mut Vec<bool>) -> Vec<Bit> {
    let table: Vec<u8> = (0..=255).map(|i: u8| i.wrapping_mul(167).rotate_left(3) ^ i >> 2).collect();
    let mut random = fastrand::Rng::with_seed(seed);
    for step in 0..60 {
        let is_named = step < 20;
        let chosen: [Bit; 8] = std::array::from_fn(|_| bits[random.usize(..bits.len())]);
        let [a, b, c, ..] = chosen;
        let (choice, ternary) = (random.u8(..6), random.u8(..));
        let made = match choice {
            0 => Ok(vec![forms.xor(a, b)]),
            1 => forms.and(a, b).map(|bit| vec![bit]),
            2 => forms.select(a, b, c).map(|bit| vec![bit]),
            3 => forms.ternary([a, b, c], ternary).map(|bit| vec![bit]),
            4 => forms.add_modular(&chosen[..4], &chosen[4..], a, is_named),
            _ => forms.look_up::<8>(&chosen, &table, is_named).map(|bits| bits.to_vec()),
        };
        if done.len() == step {
            done.push(made.is_ok());
        }
        if done[step] {
            bits.extend(made.expect("known bits are never too many"));
        }
    }
    bits
}

#[test]
fn forms_have_the_values_of_the_same_steps_on_known_bits() {
    let mut depends = 0;
    for seed in 0..200 {
        let (mut forms, mut done) = (Forms::new(), Vec::new());
        let inputs: [Bit; 12] = forms.inputs();
        let outputs = steps(&mut forms, seed, inputs.to_vec(), &mut done);
        for point in 0..4 {
            let mut random = fastrand::Rng::with_seed(1000 * point + seed);
            let values: Vec<bool> = inputs.iter().map(|_| random.bool()).collect();
            let known = values.iter().map(|value| Bit::constant(*value)).collect();
            let expected = steps(&mut Forms::new(), seed, known, &mut done);
            let mut values: FxHashMap<Bit, bool> = inputs.into_iter().zip(values).collect();
            assert_eq!(outputs.len(), expected.len());
            for (output, expected) in outputs.iter().zip(expected) {
                assert_eq!(forms.evaluate(*output, &mut values), expected.known(), "seed {seed}");
                depends += usize::from(output.known().is_none());
            }
        }
    }
    assert!(depends > 10_000, "{depends} bits depend on inputs");
}

#[test]
fn a_carry_is_the_same_however_it_is_computed() {
    let mut forms = Forms::new();
    let [a, b, c] = forms.inputs();
    let carry = forms.carry(a, b, c, true).unwrap();
    let (either, both) = (forms.xor(a, b), forms.and(a, b).unwrap());
    let through = forms.and(either, c).unwrap();
    assert_eq!(forms.or(both, through), Ok(carry));
    assert_ne!(forms.or(both, c), Ok(carry));
}
