//! Fields and steps on known numbers.

use phalanx_equal::forms::{Bit, Forms};
use phalanx_equal::standard::field::{Field, Order};
use phalanx_equal::standard::steps::by_name;
use phalanx_equal::{Byte, byte};

fn values(bytes: &[Byte]) -> Vec<u8> {
    let value = |byte: &Byte| (0..8).fold(0, |sum, i| sum | u8::from(byte[i].known().unwrap()) << i);
    bytes.iter().map(value).collect()
}

fn after(name: &str, block: &[u8], count: u64) -> Vec<u8> {
    let (length, step) = by_name(name).unwrap();
    assert_eq!(length, block.len(), "{name}");
    let bytes: Vec<Byte> = block.iter().map(|value| byte(*value)).collect();
    values(&step.after(&mut Forms::new(), &bytes, count).unwrap())
}

/// Squaring `n` times is the identity in GF(2^n), and squaring less often is not. That holds only
/// if the polynomial is irreducible.
#[test]
fn squares_come_back() {
    for bits in [64, 128, 256] {
        let (field, mut forms) = (Field::new(bits, false).unwrap(), Forms::new());
        let mut random = fastrand::Rng::with_seed(bits as u64);
        let start: Vec<Bit> = (0..bits).map(|_| Bit::constant(random.bool())).collect();
        let mut power = start.clone();
        for i in 0..bits {
            assert!(i == 0 || power != start, "{bits}, {i}");
            power = field.dot(&mut forms, &[(&power, &power)]);
        }
        assert_eq!(power, start, "{bits}");
    }
    assert!(Field::new(100, false).is_none() && Field::new(256, true).is_none());
}

#[test]
fn products_are_those_of_the_definition() {
    // x^127 times x is the polynomial without its first term.
    let (field, mut forms) = (Field::new(128, false).unwrap(), Forms::new());
    let power = |exponent: usize| (0..128).map(|i| Bit::constant(i == exponent)).collect::<Vec<_>>();
    let product = field.dot(&mut forms, &[(&power(127), &power(1))]);
    assert_eq!((0..128).filter(|i| product[*i] == Bit::ONE).collect::<Vec<_>>(), [0, 1, 2, 7]);
    let sum = field.dot(&mut forms, &[(&power(3), &power(4)), (&power(7), &power(0))]);
    assert!(sum.iter().all(|bit| *bit == Bit::ZERO));
}

/// SP 800-38D, section 6.3: the first bit of a block is the coefficient of 1.
#[test]
fn orders_of_coefficients() {
    let (x, bytes) = (
        |exponent: usize| (0..128).map(|i| Bit::constant(i == exponent)).collect::<Vec<_>>(),
        |order: Order, element: &[Bit]| values(&order.bytes(element)),
    );
    for (order, exponent, at, value) in [
        (Order::Nist, 0, 0, 0x80),
        (Order::Nist, 9, 1, 0x40),
        (Order::Little, 0, 0, 1),
        (Order::Little, 9, 1, 2),
        (Order::Big, 0, 15, 1),
        (Order::Big, 9, 14, 2),
    ] {
        let block = bytes(order, &x(exponent));
        let mut expected = [0; 16];
        expected[at] = value;
        assert_eq!(block, expected);
        let back: Vec<Byte> = block.iter().map(|value| byte(*value)).collect();
        assert!(order.element(&back) == x(exponent));
    }
}

#[test]
fn counters_carry_where_they_count() {
    let ones = [0xff; 16];
    assert_eq!(after("little_16", &ones, 1), [0; 16]);
    let mut low = ones;
    low[..8].fill(0);
    assert_eq!(after("little_16_low", &ones, 1), low);
    let mut last = ones;
    last[12..].copy_from_slice(&[0, 0, 1, 1]);
    assert_eq!(after("big_16_last_4", &ones, 0x102), last);
    let mut first = ones;
    first[..8].copy_from_slice(&[0, 0, 0, 0, 0, 0, 0, 6]);
    assert_eq!(after("big_16_first_8", &ones, 7), first);
    assert_eq!(after("big_8", &[1, 2, 3, 4, 5, 6, 0xff, 0xff], 1), [1, 2, 3, 4, 5, 7, 0, 0]);
    assert_eq!(after("little_32_low_8", &[0xff; 32], 1), [[0; 8], [0xff; 8], [0xff; 8], [0xff; 8]].concat());
    assert!(by_name("big_16_middle").is_none() && by_name("wipe").is_none());
}

/// GOST 28147-89, section 3: the carry out of 32 bits is added to the lowest bit after each step.
#[test]
fn many_steps_of_the_gamma_are_as_many_single_ones() {
    let mut random = fastrand::Rng::with_seed(3);
    for start in
        [0, u64::MAX, 0xfefe_fefb_0000_0000, 0xfefe_fefc_ffff_ffff].into_iter().chain((0..4).map(|_| random.u64(..)))
    {
        let (mut low, mut high) = (start as u32, (start >> 32) as u32);
        for count in 0..600 {
            let expected = u64::from(low) | u64::from(high) << 32;
            assert_eq!(after("gamma", &start.to_le_bytes(), count), expected.to_le_bytes(), "{start:x}, {count}");
            low = low.wrapping_add(0x0101_0101);
            let (sum, carry) = high.overflowing_add(0x0101_0104);
            high = sum + u32::from(carry);
        }
    }
}

#[test]
fn tweaks_are_products_with_x() {
    // IEEE 1619 and NIST SP 800-38B.
    let mut block = [0; 16];
    block[15] = 0x80;
    let mut doubled = [0; 16];
    doubled[0] = 0x87;
    assert_eq!(after("tweaks_16", &block, 1), doubled);
    block.reverse();
    doubled.reverse();
    assert_eq!(after("double_16", &block, 1), doubled);
    assert_eq!(after("double_8", &[0x80, 0, 0, 0, 0, 0, 0, 1], 1), [0, 0, 0, 0, 0, 0, 0, 0x1b ^ 2]);
    assert_eq!(after("reverse_bits", &[1; 16], 1), [0x80; 16]);
}
