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
fn a_sum_of_sums_has_the_inputs_that_are_in_one_of_them() {
    let mut random = fastrand::Rng::with_seed(1);
    for round in 0..200 {
        let mut forms = Forms::new();
        let inputs: [Bit; 80] = forms.inputs();
        // Long runs of one sum between inputs of the other, up to sums that have nothing in common.
        let runs = 1 + round % 40;
        let chosen: Vec<usize> = (0..80 / runs + 1).map(|_| random.usize(..4)).collect();
        let of = |part: usize| (0..80).filter(move |i| (i * 7 + part) % 11 < 8).collect::<Vec<_>>();
        let is_in = |i: usize, sum: usize| chosen[i / runs] >> sum & 1 == 1;
        let [a, b] = [0, 1].map(|sum| of(sum).into_iter().filter(|i| is_in(*i, sum)).collect::<Vec<_>>());
        let in_one = (0..80).filter(|i| a.contains(i) != b.contains(i)).map(|i| inputs[i]);
        let expected = forms.sum(in_one);
        let [a, b] = [a, b].map(|sum| forms.sum(sum.into_iter().map(|i| inputs[i])));
        assert_eq!(forms.xor(a, b), expected, "round {round}");
    }
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

#[test]
fn functions_of_blocks_have_the_values_of_the_same_steps_on_known_bits() {
    let mut depends = 0;
    for seed in 0..200 {
        let (mut forms, mut done) = (Forms::new(), Vec::new());
        // Bits that all blocks share, and bits of each of three blocks.
        let mut inputs: Vec<Bit> = (0..3).map(|_| forms.input()).collect();
        let parameters: [Bit; 4] = std::array::from_fn(|_| forms.parameter());
        inputs.push(forms.input());
        for block in 1..=3 {
            inputs.extend(parameters.map(|bit| forms.at(bit, block)));
        }
        let named = forms.look_up::<4>(&parameters, &[7, 1, 4, 0, 9, 2, 3, 11, 5, 6, 12, 15, 8, 10, 14, 13], true);
        named.unwrap();
        // Half of the time, steps on one block, and then also on several.
        let of_one = 4 + 4 * (seed as usize % 2);
        let mut outputs = steps(&mut forms, seed, inputs[..of_one].to_vec(), &mut done);
        let (mut done_later, own) = (Vec::new(), outputs.split_off(of_one));
        outputs = steps(&mut forms, seed + 1000, [&inputs[..], &own].concat(), &mut done_later);
        for point in 0..4 {
            let mut random = fastrand::Rng::with_seed(1000 * point + seed);
            let values: Vec<bool> = inputs.iter().map(|_| random.bool()).collect();
            let known: Vec<Bit> = values.iter().map(|value| Bit::constant(*value)).collect();
            let mut other = Forms::new();
            let own = steps(&mut other, seed, known[..of_one].to_vec(), &mut done).split_off(of_one);
            let expected = steps(&mut other, seed + 1000, [&known[..], &own].concat(), &mut done_later);
            let mut values: FxHashMap<Bit, bool> = inputs.iter().copied().zip(values).collect();
            // Spaces with parameters may contain functions that do not depend on them.
            values.extend(parameters.map(|bit| (bit, random.bool())));
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
fn blocks_are_kept_apart() {
    let mut forms = Forms::new();
    let (shared, [a, b]) = (forms.input(), [forms.parameter(), forms.parameter()]);
    let product = forms.and(a, b).unwrap();
    let at = |forms: &mut Forms, block| {
        let [a, b] = [a, b].map(|bit| forms.at(bit, block));
        (a, b, forms.and(a, b).unwrap())
    };
    let ((a1, b1, product1), (a2, _, product2)) = (at(&mut forms, 1), at(&mut forms, 2));
    assert_eq!((product1, product2), (forms.at(product, 1), forms.at(product, 2)));
    assert!(product1 != product2 && !forms.is_equal(product1, product2));
    // A function without bits of a block is one of no block.
    let sum = forms.xor(a1, shared);
    assert_eq!(forms.xor(sum, a1), shared);
    // Sums of two blocks, and back.
    let exchanged = forms.xor(product1, a2);
    assert!(!forms.is_equal(exchanged, Bit::ZERO));
    assert_eq!(forms.xor(exchanged, a2), product1);
    assert_eq!(forms.xor(product1, exchanged), a2);
    assert_eq!(forms.xor(!exchanged, a2), !product1);
    // Zero if both blocks are equal.
    let difference = forms.xor(a1, a2);
    let dependent = forms.and(difference, b1).unwrap();
    let wrong = forms.xor(product1, dependent);
    assert!(!forms.is_equal(wrong, product1));
    // A function that is chosen by a known bit.
    assert_eq!(forms.select(Bit::ONE, a1, a2), Ok(a1));
    assert_eq!(forms.ternary([Bit::ZERO, a1, a2], 0xca), Ok(a2));
    assert_eq!(forms.ternary([Bit::ONE, a1, a2], 0xca), Ok(a1));
}

#[test]
fn a_carry_without_effect_on_a_product_may_be_left_out() {
    let mut forms = Forms::new();
    let [a, b, c, d] = forms.inputs();
    let (sum, _) = forms.add(&[a, c, d], &[b, Bit::ZERO, Bit::ZERO], Bit::ZERO, true).unwrap();
    let _ = forms.look_up::<3>(&sum, &[3, 6, 1, 7, 0, 2, 5, 4], true).unwrap();
    let product = forms.and(sum[0], sum[1]).unwrap();
    assert_eq!(forms.and(sum[0], c), Ok(product));
    assert_eq!(forms.and(c, sum[0]), Ok(product));
    assert_ne!(forms.and(!sum[0], c), forms.and(!sum[0], sum[1]));
    assert_ne!(forms.and(sum[0], d), Ok(product));
}

/// Compilers compute such products by 254 as differences of shifts.
#[test]
fn products_of_bits_of_separate_bytes_are_linear() {
    let mut forms = Forms::new();
    let mut number = [Bit::ZERO; 64];
    (0..8).for_each(|i| number[8 * i] = forms.input());
    let double = forms.add_modular(&number, &number, Bit::ZERO, false).unwrap();
    let shifted = [&[Bit::ZERO; 8], &number[..56]].concat();
    let complement: Vec<Bit> = double.iter().map(|bit| !*bit).collect();
    let product = forms.add_modular(&shifted, &complement, Bit::ONE, false).unwrap();
    let expected: Vec<Bit> = (0..64).map(|i| if i % 8 == 0 { Bit::ZERO } else { number[i / 8 * 8] }).collect();
    assert_eq!(product, expected);
}

#[test]
fn constants_are_kept_behind_long_sums() {
    let mut forms = Forms::new();
    let mut random = fastrand::Rng::with_seed(1);
    let table: Vec<u8> = (0..256).map(|_| random.u8(..)).collect();
    let inputs: [[Bit; 8]; 60] = std::array::from_fn(|_| forms.inputs());
    let d = forms.input();
    let functions: Vec<Bit> = inputs.iter().map(|bits| forms.look_up::<8>(bits, &table, false).unwrap()[0]).collect();
    let sum = |forms: &mut Forms, bits: &[Bit]| bits.iter().fold(Bit::ZERO, |sum, bit| forms.xor(sum, *bit));
    let a = sum(&mut forms, &[&functions[..25], &functions[59..]].concat());
    let c = sum(&mut forms, &[&functions[30..55], &functions[59..]].concat());
    // An atom stands for the sum of both, since it is long.
    let long = forms.xor(a, c);
    let index = [a, c, d, !forms.xor(long, d)];
    // The sum of the index, which is 1, and a product.
    let table: Vec<u8> = (0..16u32).map(|i| (i.count_ones() as u8 & 1) | u8::from(i & 3 == 3) << 1).collect();
    let [sum, _] = forms.look_up::<2>(&index, &table, false).unwrap();
    assert_eq!(sum, Bit::ONE);
}
