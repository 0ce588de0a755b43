//! Circuits of the named S-box sets, bit 0 first; written by `phalanx-tools nibble-circuits`.

use crate::isa::Logic;

use super::named_sets::*;

/// A named set as circuits: row `ROW` of `x`, added to `y`.
pub(super) trait Circuits: 'static {
    /// With gates of two inputs.
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
    /// With gates of two inputs, one of which may be complemented, and selections.
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
    /// With gates of three inputs.
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
}

impl Circuits for Test {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_42f59108e3bcd7a6(l, x, y),
            1 => two_c9fe813a274d60b5(l, x, y),
            2 => two_d8ec739a15246f0b(l, x, y),
            3 => two_e9b25f710dc6a438(l, x, y),
            4 => two_3e59680dab7c21f4(l, x, y),
            5 => two_8f6b19c5d37a0e24(l, x, y),
            6 => two_9bc0367548ef1a2d(l, x, y),
            _ => two_c652b09d3e7af418(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_42f59108e3bcd7a6(l, x, y),
            1 => select_c9fe813a274d60b5(l, x, y),
            2 => select_d8ec739a15246f0b(l, x, y),
            3 => select_e9b25f710dc6a438(l, x, y),
            4 => select_3e59680dab7c21f4(l, x, y),
            5 => select_8f6b19c5d37a0e24(l, x, y),
            6 => select_9bc0367548ef1a2d(l, x, y),
            _ => select_c652b09d3e7af418(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_42f59108e3bcd7a6(l, x, y),
            1 => three_c9fe813a274d60b5(l, x, y),
            2 => three_d8ec739a15246f0b(l, x, y),
            3 => three_e9b25f710dc6a438(l, x, y),
            4 => three_3e59680dab7c21f4(l, x, y),
            5 => three_8f6b19c5d37a0e24(l, x, y),
            6 => three_9bc0367548ef1a2d(l, x, y),
            _ => three_c652b09d3e7af418(l, x, y),
        }
    }
}

impl Circuits for CryptoProA {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_96328b17a4efc0d5(l, x, y),
            1 => two_37e98af0526cb4d1(l, x, y),
            2 => two_e462b3d8cf5a0719(l, x, y),
            3 => two_e7acd13902b4f856(l, x, y),
            4 => two_b5198df0e423c7a6(l, x, y),
            5 => two_3adc120b75948fe6(l, x, y),
            6 => two_1d297a608c45f3be(l, x, y),
            _ => two_baf50ce8623917d4(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_96328b17a4efc0d5(l, x, y),
            1 => select_37e98af0526cb4d1(l, x, y),
            2 => select_e462b3d8cf5a0719(l, x, y),
            3 => select_e7acd13902b4f856(l, x, y),
            4 => select_b5198df0e423c7a6(l, x, y),
            5 => select_3adc120b75948fe6(l, x, y),
            6 => select_1d297a608c45f3be(l, x, y),
            _ => select_baf50ce8623917d4(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_96328b17a4efc0d5(l, x, y),
            1 => three_37e98af0526cb4d1(l, x, y),
            2 => three_e462b3d8cf5a0719(l, x, y),
            3 => three_e7acd13902b4f856(l, x, y),
            4 => three_b5198df0e423c7a6(l, x, y),
            5 => three_3adc120b75948fe6(l, x, y),
            6 => three_1d297a608c45f3be(l, x, y),
            _ => three_baf50ce8623917d4(l, x, y),
        }
    }
}

impl Circuits for CryptoProB {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_84b135092eacd67f(l, x, y),
            1 => two_012a4d5c973fb86e(l, x, y),
            2 => two_ec0a92db758f3614(l, x, y),
            3 => two_750db6123acf4e98(l, x, y),
            4 => two_27cf95ab140d68e3(l, x, y),
            5 => two_83264debc17fa095(l, x, y),
            6 => two_52ab91c374d06f8e(l, x, y),
            _ => two_04be8371a296fd5c(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_84b135092eacd67f(l, x, y),
            1 => select_012a4d5c973fb86e(l, x, y),
            2 => select_ec0a92db758f3614(l, x, y),
            3 => select_750db6123acf4e98(l, x, y),
            4 => select_27cf95ab140d68e3(l, x, y),
            5 => select_83264debc17fa095(l, x, y),
            6 => select_52ab91c374d06f8e(l, x, y),
            _ => select_04be8371a296fd5c(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_84b135092eacd67f(l, x, y),
            1 => three_012a4d5c973fb86e(l, x, y),
            2 => three_ec0a92db758f3614(l, x, y),
            3 => three_750db6123acf4e98(l, x, y),
            4 => three_27cf95ab140d68e3(l, x, y),
            5 => three_83264debc17fa095(l, x, y),
            6 => three_52ab91c374d06f8e(l, x, y),
            _ => three_04be8371a296fd5c(l, x, y),
        }
    }
}

impl Circuits for CryptoProC {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_1bc29d0f458ea763(l, x, y),
            1 => two_017db4528efc9a63(l, x, y),
            2 => two_825049fa37cd6e1b(l, x, y),
            3 => two_36015da8b297efc4(l, x, y),
            4 => two_8db0451293ce6fa7(l, x, y),
            5 => two_c9b18e247365a0fd(l, x, y),
            6 => two_a968de20f35b41c7(l, x, y),
            _ => two_7405a2fec61bd938(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_1bc29d0f458ea763(l, x, y),
            1 => select_017db4528efc9a63(l, x, y),
            2 => select_825049fa37cd6e1b(l, x, y),
            3 => select_36015da8b297efc4(l, x, y),
            4 => select_8db0451293ce6fa7(l, x, y),
            5 => select_c9b18e247365a0fd(l, x, y),
            6 => select_a968de20f35b41c7(l, x, y),
            _ => select_7405a2fec61bd938(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_1bc29d0f458ea763(l, x, y),
            1 => three_017db4528efc9a63(l, x, y),
            2 => three_825049fa37cd6e1b(l, x, y),
            3 => three_36015da8b297efc4(l, x, y),
            4 => three_8db0451293ce6fa7(l, x, y),
            5 => three_c9b18e247365a0fd(l, x, y),
            6 => three_a968de20f35b41c7(l, x, y),
            _ => three_7405a2fec61bd938(l, x, y),
        }
    }
}

impl Circuits for CryptoProD {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_fc2a645079ed1b83(l, x, y),
            1 => two_b634cfe27d805a91(l, x, y),
            2 => two_1cb0fe65ad489372(l, x, y),
            3 => two_15eca70d62b493f8(l, x, y),
            4 => two_0c89d2ab73654ef1(l, x, y),
            5 => two_80f325eb1a47c9d6(l, x, y),
            6 => two_306f1e92d8c4ba57(l, x, y),
            _ => two_1a68fb04c3597d2e(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_fc2a645079ed1b83(l, x, y),
            1 => select_b634cfe27d805a91(l, x, y),
            2 => select_1cb0fe65ad489372(l, x, y),
            3 => select_15eca70d62b493f8(l, x, y),
            4 => select_0c89d2ab73654ef1(l, x, y),
            5 => select_80f325eb1a47c9d6(l, x, y),
            6 => select_306f1e92d8c4ba57(l, x, y),
            _ => select_1a68fb04c3597d2e(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_fc2a645079ed1b83(l, x, y),
            1 => three_b634cfe27d805a91(l, x, y),
            2 => three_1cb0fe65ad489372(l, x, y),
            3 => three_15eca70d62b493f8(l, x, y),
            4 => three_0c89d2ab73654ef1(l, x, y),
            5 => three_80f325eb1a47c9d6(l, x, y),
            6 => three_306f1e92d8c4ba57(l, x, y),
            _ => three_1a68fb04c3597d2e(l, x, y),
        }
    }
}

impl Circuits for Tc26Z {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_c462a5b9e8d703f1(l, x, y),
            1 => two_68239a5c1e47bd0f(l, x, y),
            2 => two_b3582fade174c960(l, x, y),
            3 => two_c821d4f670a53e9b(l, x, y),
            4 => two_7f5a816d093eb42c(l, x, y),
            5 => two_5df692cab78143e0(l, x, y),
            6 => two_8e25691cf4b0da37(l, x, y),
            _ => two_17ed05834fa69cb2(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_c462a5b9e8d703f1(l, x, y),
            1 => select_68239a5c1e47bd0f(l, x, y),
            2 => select_b3582fade174c960(l, x, y),
            3 => select_c821d4f670a53e9b(l, x, y),
            4 => select_7f5a816d093eb42c(l, x, y),
            5 => select_5df692cab78143e0(l, x, y),
            6 => select_8e25691cf4b0da37(l, x, y),
            _ => select_17ed05834fa69cb2(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_c462a5b9e8d703f1(l, x, y),
            1 => three_68239a5c1e47bd0f(l, x, y),
            2 => three_b3582fade174c960(l, x, y),
            3 => three_c821d4f670a53e9b(l, x, y),
            4 => three_7f5a816d093eb42c(l, x, y),
            5 => three_5df692cab78143e0(l, x, y),
            6 => three_8e25691cf4b0da37(l, x, y),
            _ => three_17ed05834fa69cb2(l, x, y),
        }
    }
}

impl Circuits for HashTest {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_4a92d80e6b1c7f53(l, x, y),
            1 => two_eb4c6dfa23810759(l, x, y),
            2 => two_581da342efc7609b(l, x, y),
            3 => two_7da1089fe46cb253(l, x, y),
            4 => two_6c715fd84a9e03b2(l, x, y),
            5 => two_4ba0721d36859cfe(l, x, y),
            6 => two_db413f590ae7682c(l, x, y),
            _ => two_1fd057a4923e6b8c(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_4a92d80e6b1c7f53(l, x, y),
            1 => select_eb4c6dfa23810759(l, x, y),
            2 => select_581da342efc7609b(l, x, y),
            3 => select_7da1089fe46cb253(l, x, y),
            4 => select_6c715fd84a9e03b2(l, x, y),
            5 => select_4ba0721d36859cfe(l, x, y),
            6 => select_db413f590ae7682c(l, x, y),
            _ => select_1fd057a4923e6b8c(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_4a92d80e6b1c7f53(l, x, y),
            1 => three_eb4c6dfa23810759(l, x, y),
            2 => three_581da342efc7609b(l, x, y),
            3 => three_7da1089fe46cb253(l, x, y),
            4 => three_6c715fd84a9e03b2(l, x, y),
            5 => three_4ba0721d36859cfe(l, x, y),
            6 => three_db413f590ae7682c(l, x, y),
            _ => three_1fd057a4923e6b8c(l, x, y),
        }
    }
}

impl Circuits for HashCryptoPro {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_a4568137dce092bf(l, x, y),
            1 => two_5f402db91763cea8(l, x, y),
            2 => two_7fce94103b526a8d(l, x, y),
            3 => two_4a7c0f28e165db93(l, x, y),
            4 => two_764b9c2a180efd35(l, x, y),
            5 => two_7624d9f0a15b8ec3(l, x, y),
            6 => two_de41705a3c8f629b(l, x, y),
            _ => two_13a95b4f867ed02c(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_a4568137dce092bf(l, x, y),
            1 => select_5f402db91763cea8(l, x, y),
            2 => select_7fce94103b526a8d(l, x, y),
            3 => select_4a7c0f28e165db93(l, x, y),
            4 => select_764b9c2a180efd35(l, x, y),
            5 => select_7624d9f0a15b8ec3(l, x, y),
            6 => select_de41705a3c8f629b(l, x, y),
            _ => select_13a95b4f867ed02c(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_a4568137dce092bf(l, x, y),
            1 => three_5f402db91763cea8(l, x, y),
            2 => three_7fce94103b526a8d(l, x, y),
            3 => three_4a7c0f28e165db93(l, x, y),
            4 => three_764b9c2a180efd35(l, x, y),
            5 => three_7624d9f0a15b8ec3(l, x, y),
            6 => three_de41705a3c8f629b(l, x, y),
            _ => three_13a95b4f867ed02c(l, x, y),
        }
    }
}

impl Circuits for Dke1 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_a9d6eb45f13c7082(l, x, y),
            1 => two_80c4967b231f5ead(l, x, y),
            2 => two_f658eba4c037291d(l, x, y),
            3 => two_38d96bf025ca4e17(l, x, y),
            4 => two_f8e9720dc615b43a(l, x, y),
            5 => two_28975f0bc1dea364(l, x, y),
            6 => two_38b564ea2c179fd0(l, x, y),
            _ => two_123e6db8fac57904(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_a9d6eb45f13c7082(l, x, y),
            1 => select_80c4967b231f5ead(l, x, y),
            2 => select_f658eba4c037291d(l, x, y),
            3 => select_38d96bf025ca4e17(l, x, y),
            4 => select_f8e9720dc615b43a(l, x, y),
            5 => select_28975f0bc1dea364(l, x, y),
            6 => select_38b564ea2c179fd0(l, x, y),
            _ => select_123e6db8fac57904(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_a9d6eb45f13c7082(l, x, y),
            1 => three_80c4967b231f5ead(l, x, y),
            2 => three_f658eba4c037291d(l, x, y),
            3 => three_38d96bf025ca4e17(l, x, y),
            4 => three_f8e9720dc615b43a(l, x, y),
            5 => three_28975f0bc1dea364(l, x, y),
            6 => three_38b564ea2c179fd0(l, x, y),
            _ => three_123e6db8fac57904(l, x, y),
        }
    }
}

impl Circuits for Dke2 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_e937f4cb6ad10582(l, x, y),
            1 => two_adc76e81f3b40952(l, x, y),
            2 => two_4b1f92ec6a87350d(l, x, y),
            3 => two_451c7e92afbd0863(l, x, y),
            4 => two_cb39f04572ed1a86(l, x, y),
            5 => two_873a96e5d04c12fb(l, x, y),
            6 => two_f0e68d59a31c4b72(l, x, y),
            _ => two_43ed502b1a769f8c(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_e937f4cb6ad10582(l, x, y),
            1 => select_adc76e81f3b40952(l, x, y),
            2 => select_4b1f92ec6a87350d(l, x, y),
            3 => select_451c7e92afbd0863(l, x, y),
            4 => select_cb39f04572ed1a86(l, x, y),
            5 => select_873a96e5d04c12fb(l, x, y),
            6 => select_f0e68d59a31c4b72(l, x, y),
            _ => select_43ed502b1a769f8c(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_e937f4cb6ad10582(l, x, y),
            1 => three_adc76e81f3b40952(l, x, y),
            2 => three_4b1f92ec6a87350d(l, x, y),
            3 => three_451c7e92afbd0863(l, x, y),
            4 => three_cb39f04572ed1a86(l, x, y),
            5 => three_873a96e5d04c12fb(l, x, y),
            6 => three_f0e68d59a31c4b72(l, x, y),
            _ => three_43ed502b1a769f8c(l, x, y),
        }
    }
}

impl Circuits for Dke3 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_d91e72c54b6f38a0(l, x, y),
            1 => two_786b034d95feac21(l, x, y),
            2 => two_a53c98d64fe02b17(l, x, y),
            3 => two_bac1569e2df70438(l, x, y),
            4 => two_5b30f9e41c862a7d(l, x, y),
            5 => two_43bd1f827ec9a065(l, x, y),
            6 => two_378b1e50d4ca29f6(l, x, y),
            _ => two_6dcab793fe120845(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_d91e72c54b6f38a0(l, x, y),
            1 => select_786b034d95feac21(l, x, y),
            2 => select_a53c98d64fe02b17(l, x, y),
            3 => select_bac1569e2df70438(l, x, y),
            4 => select_5b30f9e41c862a7d(l, x, y),
            5 => select_43bd1f827ec9a065(l, x, y),
            6 => select_378b1e50d4ca29f6(l, x, y),
            _ => select_6dcab793fe120845(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_d91e72c54b6f38a0(l, x, y),
            1 => three_786b034d95feac21(l, x, y),
            2 => three_a53c98d64fe02b17(l, x, y),
            3 => three_bac1569e2df70438(l, x, y),
            4 => three_5b30f9e41c862a7d(l, x, y),
            5 => three_43bd1f827ec9a065(l, x, y),
            6 => three_378b1e50d4ca29f6(l, x, y),
            _ => three_6dcab793fe120845(l, x, y),
        }
    }
}

impl Circuits for Dke4 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_9c3d76e1a2048f5b(l, x, y),
            1 => two_a5be760c28f4d391(l, x, y),
            2 => two_4c30d2eb7f5918a6(l, x, y),
            3 => two_3945e786d02fbca1(l, x, y),
            4 => two_29cfdb41753e68a0(l, x, y),
            5 => two_e5db1942f8703ca6(l, x, y),
            6 => two_e65a9d48bc0371f2(l, x, y),
            _ => two_19cb76832fe05a4d(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_9c3d76e1a2048f5b(l, x, y),
            1 => select_a5be760c28f4d391(l, x, y),
            2 => select_4c30d2eb7f5918a6(l, x, y),
            3 => select_3945e786d02fbca1(l, x, y),
            4 => select_29cfdb41753e68a0(l, x, y),
            5 => select_e5db1942f8703ca6(l, x, y),
            6 => select_e65a9d48bc0371f2(l, x, y),
            _ => select_19cb76832fe05a4d(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_9c3d76e1a2048f5b(l, x, y),
            1 => three_a5be760c28f4d391(l, x, y),
            2 => three_4c30d2eb7f5918a6(l, x, y),
            3 => three_3945e786d02fbca1(l, x, y),
            4 => three_29cfdb41753e68a0(l, x, y),
            5 => three_e5db1942f8703ca6(l, x, y),
            6 => three_e65a9d48bc0371f2(l, x, y),
            _ => three_19cb76832fe05a4d(l, x, y),
        }
    }
}

impl Circuits for Dke5 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_34d8c7a20e9fb156(l, x, y),
            1 => two_c76938b5fa0d421e(l, x, y),
            2 => two_e487b3ac1269df05(l, x, y),
            3 => two_396d8fa27ec0b415(l, x, y),
            4 => two_5ca721fde3b40896(l, x, y),
            5 => two_18be74a0c35d9f62(l, x, y),
            6 => two_9bad5e23064cf178(l, x, y),
            _ => two_e9185fb062c7a4d3(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_34d8c7a20e9fb156(l, x, y),
            1 => select_c76938b5fa0d421e(l, x, y),
            2 => select_e487b3ac1269df05(l, x, y),
            3 => select_396d8fa27ec0b415(l, x, y),
            4 => select_5ca721fde3b40896(l, x, y),
            5 => select_18be74a0c35d9f62(l, x, y),
            6 => select_9bad5e23064cf178(l, x, y),
            _ => select_e9185fb062c7a4d3(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_34d8c7a20e9fb156(l, x, y),
            1 => three_c76938b5fa0d421e(l, x, y),
            2 => three_e487b3ac1269df05(l, x, y),
            3 => three_396d8fa27ec0b415(l, x, y),
            4 => three_5ca721fde3b40896(l, x, y),
            5 => three_18be74a0c35d9f62(l, x, y),
            6 => three_9bad5e23064cf178(l, x, y),
            _ => three_e9185fb062c7a4d3(l, x, y),
        }
    }
}

impl Circuits for Dke6 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_fc96e21b0d4a7835(l, x, y),
            1 => two_ec5074a3261d9bf8(l, x, y),
            2 => two_56d9bea3f281407c(l, x, y),
            3 => two_1f742ec36b9805ad(l, x, y),
            4 => two_f9e6d158423cab07(l, x, y),
            5 => two_b0d7ce142368a5f9(l, x, y),
            6 => two_7ef8d0b3a1429c65(l, x, y),
            _ => two_15eb2c38a097f64d(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_fc96e21b0d4a7835(l, x, y),
            1 => select_ec5074a3261d9bf8(l, x, y),
            2 => select_56d9bea3f281407c(l, x, y),
            3 => select_1f742ec36b9805ad(l, x, y),
            4 => select_f9e6d158423cab07(l, x, y),
            5 => select_b0d7ce142368a5f9(l, x, y),
            6 => select_7ef8d0b3a1429c65(l, x, y),
            _ => select_15eb2c38a097f64d(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_fc96e21b0d4a7835(l, x, y),
            1 => three_ec5074a3261d9bf8(l, x, y),
            2 => three_56d9bea3f281407c(l, x, y),
            3 => three_1f742ec36b9805ad(l, x, y),
            4 => three_f9e6d158423cab07(l, x, y),
            5 => three_b0d7ce142368a5f9(l, x, y),
            6 => three_7ef8d0b3a1429c65(l, x, y),
            _ => three_15eb2c38a097f64d(l, x, y),
        }
    }
}

impl Circuits for Dke7 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_fda5c01692e73b48(l, x, y),
            1 => two_25a0691fd47eb38c(l, x, y),
            2 => two_3e4b5912f68d70ac(l, x, y),
            3 => two_4ab9f2e5d13607c8(l, x, y),
            4 => two_f65897cb0a3124de(l, x, y),
            5 => two_cbf451e908d2a736(l, x, y),
            6 => two_d248bc13a59e7f06(l, x, y),
            _ => two_150f6a3e72cdb894(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_fda5c01692e73b48(l, x, y),
            1 => select_25a0691fd47eb38c(l, x, y),
            2 => select_3e4b5912f68d70ac(l, x, y),
            3 => select_4ab9f2e5d13607c8(l, x, y),
            4 => select_f65897cb0a3124de(l, x, y),
            5 => select_cbf451e908d2a736(l, x, y),
            6 => select_d248bc13a59e7f06(l, x, y),
            _ => select_150f6a3e72cdb894(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_fda5c01692e73b48(l, x, y),
            1 => three_25a0691fd47eb38c(l, x, y),
            2 => three_3e4b5912f68d70ac(l, x, y),
            3 => three_4ab9f2e5d13607c8(l, x, y),
            4 => three_f65897cb0a3124de(l, x, y),
            5 => three_cbf451e908d2a736(l, x, y),
            6 => three_d248bc13a59e7f06(l, x, y),
            _ => three_150f6a3e72cdb894(l, x, y),
        }
    }
}

impl Circuits for Dke8 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_e4b2875c9d031f6a(l, x, y),
            1 => two_3eca62d198740f5b(l, x, y),
            2 => two_52871fe64db0a3c9(l, x, y),
            3 => two_ca7de3029516b4f8(l, x, y),
            4 => two_63f709a8bc4152de(l, x, y),
            5 => two_6df15380bae49c27(l, x, y),
            6 => two_2fc5b13e06da7948(l, x, y),
            _ => two_305c8fdeb629714a(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_e4b2875c9d031f6a(l, x, y),
            1 => select_3eca62d198740f5b(l, x, y),
            2 => select_52871fe64db0a3c9(l, x, y),
            3 => select_ca7de3029516b4f8(l, x, y),
            4 => select_63f709a8bc4152de(l, x, y),
            5 => select_6df15380bae49c27(l, x, y),
            6 => select_2fc5b13e06da7948(l, x, y),
            _ => select_305c8fdeb629714a(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_e4b2875c9d031f6a(l, x, y),
            1 => three_3eca62d198740f5b(l, x, y),
            2 => three_52871fe64db0a3c9(l, x, y),
            3 => three_ca7de3029516b4f8(l, x, y),
            4 => three_63f709a8bc4152de(l, x, y),
            5 => three_6df15380bae49c27(l, x, y),
            6 => three_2fc5b13e06da7948(l, x, y),
            _ => three_305c8fdeb629714a(l, x, y),
        }
    }
}

impl Circuits for Dke9 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_90bc243fd6e1a758(l, x, y),
            1 => two_350f87ecda16b249(l, x, y),
            2 => two_845aebd6cf793120(l, x, y),
            3 => two_54f0cba91e8632d7(l, x, y),
            4 => two_7c3068eb1fda9524(l, x, y),
            5 => two_743b6a819ced0f25(l, x, y),
            6 => two_7e9f1483bd026a5c(l, x, y),
            _ => two_e28f307cbd15649a(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_90bc243fd6e1a758(l, x, y),
            1 => select_350f87ecda16b249(l, x, y),
            2 => select_845aebd6cf793120(l, x, y),
            3 => select_54f0cba91e8632d7(l, x, y),
            4 => select_7c3068eb1fda9524(l, x, y),
            5 => select_743b6a819ced0f25(l, x, y),
            6 => select_7e9f1483bd026a5c(l, x, y),
            _ => select_e28f307cbd15649a(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_90bc243fd6e1a758(l, x, y),
            1 => three_350f87ecda16b249(l, x, y),
            2 => three_845aebd6cf793120(l, x, y),
            3 => three_54f0cba91e8632d7(l, x, y),
            4 => three_7c3068eb1fda9524(l, x, y),
            5 => three_743b6a819ced0f25(l, x, y),
            6 => three_7e9f1483bd026a5c(l, x, y),
            _ => three_e28f307cbd15649a(l, x, y),
        }
    }
}

impl Circuits for Dke10 {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_8469bc1237e0daf5(l, x, y),
            1 => two_7d18ae4f90632cb5(l, x, y),
            2 => two_c8d1a29634e75f0b(l, x, y),
            3 => two_2b34c79df8501ea6(l, x, y),
            4 => two_83daef5147bc2069(l, x, y),
            5 => two_4c9bea76350f128d(l, x, y),
            6 => two_58e7301da692fbc4(l, x, y),
            _ => two_a3590d78c416bf2e(l, x, y),
        }
    }
    #[inline(always)]
    fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => select_8469bc1237e0daf5(l, x, y),
            1 => select_7d18ae4f90632cb5(l, x, y),
            2 => select_c8d1a29634e75f0b(l, x, y),
            3 => select_2b34c79df8501ea6(l, x, y),
            4 => select_83daef5147bc2069(l, x, y),
            5 => select_4c9bea76350f128d(l, x, y),
            6 => select_58e7301da692fbc4(l, x, y),
            _ => select_a3590d78c416bf2e(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_8469bc1237e0daf5(l, x, y),
            1 => three_7d18ae4f90632cb5(l, x, y),
            2 => three_c8d1a29634e75f0b(l, x, y),
            3 => three_2b34c79df8501ea6(l, x, y),
            4 => three_83daef5147bc2069(l, x, y),
            5 => three_4c9bea76350f128d(l, x, y),
            6 => three_58e7301da692fbc4(l, x, y),
            _ => three_a3590d78c416bf2e(l, x, y),
        }
    }
}

#[inline(always)]
fn two_012a4d5c973fb86e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x3);
    let t1 = l.and_not(t0, x2);
    let t2 = l.and(x3, x0);
    let t3 = l.and_not(x2, t2);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t2, x2);
    let t6 = l.or(t5, x1);
    let t7 = l.and_not(x3, x2);
    let t8 = l.xor(t6, t7);
    let t9 = l.and(t6, x0);
    let t10 = l.xor(t9, t0);
    let t11 = l.and(t1, x1);
    let t12 = l.xor(t11, x3);
    let t13 = l.and_not(t8, x0);
    let t14 = l.xor(t12, t13);
    [l.xor(y0, t14), l.xor(y1, t8), l.xor(y2, t4), l.xor(y3, t10)]
}

#[inline(always)]
fn select_012a4d5c973fb86e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(x0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<0>(t1, t0, t2);
    let t4 = l.select_over::<2>(x1, x0, t3);
    let t5 = l.select_over::<1>(t2, x1, x3);
    let t6 = l.select_over::<1>(t5, t2, x0);
    let t7 = l.xor(t0, t6);
    let t8 = l.select_over::<0>(t7, x0, t5);
    let t9 = l.select_over::<0>(x3, t8, x2);
    [l.xor(y0, t7), l.xor(y1, t5), l.xor(y2, t9), l.xor(y3, t4)]
}

#[inline(always)]
fn three_012a4d5c973fb86e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xa2>(x2, x1, x0);
    let t1 = l.ternary::<0x6a>(x3, x1, x0);
    let t2 = l.ternary::<0x34>(t0, x3, x2);
    let t3 = l.ternary::<0x92>(t1, x3, x2);
    let t4 = l.ternary::<0x8c>(t3, t1, x1);
    let t5 = l.ternary::<0x92>(t4, x2, x1);
    let t6 = l.ternary::<0xd6>(t5, t1, x3);
    [
        l.ternary::<0x96>(y0, t6, x1),
        l.ternary::<0x96>(y1, t6, t2),
        l.ternary::<0x96>(y2, t3, x0),
        l.ternary::<0x96>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_017db4528efc9a63<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.xor(x2, x1);
    let t2 = l.or(t1, t0);
    let t3 = l.xor(x3, x1);
    let t4 = l.and_not(x2, t3);
    let t5 = l.and_not(t4, x0);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(x3, x0);
    let t8 = l.and_not(t7, t1);
    let t9 = l.xor(t8, t4);
    let t10 = l.and_not(t1, x0);
    let t11 = l.or(t7, x1);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t5, t0);
    let t14 = l.xor(t12, t7);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t6), l.xor(y1, t15), l.xor(y2, t12), l.xor(y3, t9)]
}

#[inline(always)]
fn select_017db4528efc9a63<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or(x3, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x1, x2, t1);
    let t4 = l.select_over::<2>(x0, t2, x1);
    let t5 = l.select_over::<1>(x3, t4, t2);
    let t6 = l.select_over::<1>(x0, t3, t5);
    let t7 = l.select_over::<0>(t6, t0, x2);
    let t8 = l.select_over::<0>(t0, t7, t2);
    let t9 = l.select_over::<0>(t7, x3, t2);
    let t10 = l.xor(t8, x0);
    [l.xor(y0, t10), l.xor(y1, t6), l.xor(y2, t4), l.xor(y3, t9)]
}

#[inline(always)]
fn three_017db4528efc9a63<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9c>(x3, x2, x1);
    let t1 = l.ternary::<0xa8>(x3, x2, x1);
    let t2 = l.ternary::<0x6c>(t0, x1, x0);
    let t3 = l.ternary::<0x46>(t2, x3, x0);
    let t4 = l.ternary::<0x9e>(t2, t1, t0);
    let t5 = l.ternary::<0x5c>(t4, x2, x0);
    let t6 = l.ternary::<0x18>(t4, x3, x0);
    [
        l.ternary::<0x96>(y0, t4, t3),
        l.ternary::<0x96>(y1, t6, t1),
        l.ternary::<0x3c>(y2, t2, t1),
        l.ternary::<0x96>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_04be8371a296fd5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and_not(x1, x3);
    let t2 = l.and_not(t1, x0);
    let t3 = l.xor(x3, x1);
    let t4 = l.or(t3, t0);
    let t5 = l.and(t4, x2);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t2, x1);
    let t8 = l.or(t7, t5);
    let t9 = l.xor(t4, x2);
    let t10 = l.and_not(t9, x0);
    let t11 = l.xor(t3, t10);
    let t12 = l.and_not(x1, t0);
    let t13 = l.and_not(t12, t9);
    let t14 = l.xor(t13, t1);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t6), l.xor(y3, t14)]
}

#[inline(always)]
fn select_04be8371a296fd5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x1);
    let t1 = l.or(x3, x1);
    let t2 = l.select_over::<1>(x3, x1, x0);
    let t3 = l.xor(t2, x3);
    let t4 = l.select_over::<0>(t3, x2, t0);
    let t5 = l.select_over::<1>(x2, t0, t1);
    let t6 = l.select_over::<1>(x0, x3, x2);
    let t7 = l.xor(t5, t6);
    let t8 = l.select_over::<0>(x0, x2, t2);
    let t9 = l.select_over::<0>(t4, t6, t2);
    let t10 = l.xor(t1, t8);
    [l.xor(y0, t4), l.xor(y1, t10), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_04be8371a296fd5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x2, x1, x0);
    let t1 = l.ternary::<0x68>(t0, x3, x1);
    let t2 = l.ternary::<0x84>(t0, x3, x2);
    let t3 = l.ternary::<0xe2>(t2, t0, x0);
    let t4 = l.ternary::<0x94>(t3, t2, x3);
    let t5 = l.ternary::<0x74>(t4, t0, x3);
    let t6 = l.ternary::<0x3e>(t4, t2, x1);
    [
        l.ternary::<0x96>(y0, t3, x1),
        l.ternary::<0x96>(y1, t6, t1),
        l.ternary::<0x96>(y2, t5, x2),
        l.ternary::<0x96>(y3, t6, x2),
    ]
}

#[inline(always)]
fn two_0c89d2ab73654ef1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.or(t1, x1);
    let t3 = l.or(t1, x0);
    let t4 = l.and(t3, x3);
    let t5 = l.xor(t2, t4);
    let t6 = l.and(t1, x0);
    let t7 = l.and_not(t0, x2);
    let t8 = l.or(t7, x3);
    let t9 = l.xor(t6, t8);
    let t10 = l.and(t2, x0);
    let t11 = l.and_not(t4, t9);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(x3, t1);
    let t14 = l.or(t11, t0);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t12), l.xor(y1, t15), l.xor(y2, t9), l.xor(y3, t5)]
}

#[inline(always)]
fn select_0c89d2ab73654ef1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x1, x0);
    let t1 = l.xor(t0, x3);
    let t2 = l.select_over::<2>(x2, x1, t0);
    let t3 = l.xor(t1, x1);
    let t4 = l.select_over::<0>(x1, x0, x3);
    let t5 = l.select_over::<1>(t3, x0, t1);
    let t6 = l.and_not(t5, x2);
    let t7 = l.select_over::<1>(t1, t2, t6);
    let t8 = l.select_over::<2>(x2, t6, t3);
    let t9 = l.xor(t4, t6);
    let t10 = l.select_over::<0>(t1, x2, t5);
    let t11 = l.xor(t10, x3);
    [l.xor(y0, t9), l.xor(y1, t11), l.xor(y2, t8), l.xor(y3, t7)]
}

#[inline(always)]
fn three_0c89d2ab73654ef1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x2e>(x2, x1, x0);
    let t1 = l.ternary::<0x9a>(x2, x1, x0);
    let t2 = l.ternary::<0xa6>(t0, x3, x1);
    let t3 = l.ternary::<0x0e>(t1, x3, x2);
    let t4 = l.ternary::<0x18>(t2, t0, x3);
    let t5 = l.ternary::<0xa6>(t2, t1, x3);
    let t6 = l.ternary::<0x60>(t5, t0, x3);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x1e>(y1, t4, t3),
        l.ternary::<0x3c>(y2, t5, t2),
        l.ternary::<0x96>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_123e6db8fac57904<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and_not(t1, x3);
    let t3 = l.xor(t2, x1);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x2, t3);
    let t7 = l.and_not(t6, t1);
    let t8 = l.or(t5, x3);
    let t9 = l.xor(t7, t8);
    let t10 = l.and(t9, x0);
    let t11 = l.xor(t10, x3);
    let t12 = l.and_not(t4, x2);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t10, t5);
    let t15 = l.xor(t14, t3);
    [l.xor(l.not(y0), t5), l.xor(y1, t15), l.xor(y2, t9), l.xor(y3, t13)]
}

#[inline(always)]
fn select_123e6db8fac57904<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(x1, x0);
    let t3 = l.select_over::<1>(x3, x1, t1);
    let t4 = l.select_over::<2>(x2, t2, t0);
    let t5 = l.select_over::<2>(x3, t1, t4);
    let t6 = l.select_over::<1>(t3, t5, t2);
    let t7 = l.xor(t6, t1);
    let t8 = l.select_over::<1>(t1, t7, x3);
    let t9 = l.xor(t8, x2);
    let t10 = l.select_over::<0>(x2, t1, x3);
    let t11 = l.select_over::<0>(x0, t3, t10);
    [l.xor(y0, t5), l.xor(y1, t7), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_123e6db8fac57904<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0xd4>(x3, x2, x0);
    let t2 = l.ternary::<0x16>(t0, x3, x1);
    let t3 = l.ternary::<0x36>(t1, x3, x0);
    let t4 = l.ternary::<0x98>(t2, t1, x1);
    let t5 = l.ternary::<0xf6>(t2, t1, x3);
    let t6 = l.ternary::<0x26>(t4, x2, x1);
    [
        l.ternary::<0x69>(y0, t4, t3),
        l.ternary::<0x96>(y1, t3, t2),
        l.ternary::<0x96>(y2, t1, t0),
        l.ternary::<0x96>(y3, t6, t5),
    ]
}

#[inline(always)]
fn two_13a95b4f867ed02c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.and_not(x0, t1);
    let t3 = l.xor(x3, t2);
    let t4 = l.and_not(t1, x0);
    let t5 = l.xor(x2, x0);
    let t6 = l.and_not(x3, t5);
    let t7 = l.and_not(t6, x1);
    let t8 = l.xor(t4, t7);
    let t9 = l.and(t8, x3);
    let t10 = l.or(t5, x1);
    let t11 = l.and(t10, x2);
    let t12 = l.xor(t9, t11);
    let t13 = l.or(t6, t3);
    let t14 = l.and_not(t4, t13);
    let t15 = l.xor(t14, x2);
    [l.xor(l.not(y0), t3), l.xor(y1, t8), l.xor(y2, t12), l.xor(y3, t15)]
}

#[inline(always)]
fn select_13a95b4f867ed02c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x3);
    let t1 = l.or_not(x1, x0);
    let t2 = l.select_over::<0>(x0, t0, x3);
    let t3 = l.select_over::<2>(t2, t0, x3);
    let t4 = l.select_over::<2>(x1, t2, x0);
    let t5 = l.xor(t1, t3);
    let t6 = l.select_over::<1>(t4, t0, x2);
    let t7 = l.xor(t5, t6);
    let t8 = l.select_over::<1>(t7, x2, t2);
    let t9 = l.select_over::<0>(t7, t4, x1);
    let t10 = l.select_over::<0>(t8, t1, x1);
    [l.xor(y0, t5), l.xor(y1, t9), l.xor(y2, t6), l.xor(y3, t10)]
}

#[inline(always)]
fn three_13a95b4f867ed02c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x2, x1);
    let t1 = l.ternary::<0x9e>(t0, x3, x0);
    let t2 = l.ternary::<0xea>(t1, x1, x0);
    let t3 = l.ternary::<0x4a>(t2, t0, x2);
    let t4 = l.ternary::<0x26>(t3, x3, x0);
    let t5 = l.ternary::<0x1e>(t4, t2, x1);
    let t6 = l.ternary::<0x64>(t5, x2, x0);
    [
        l.ternary::<0xc3>(y0, t5, t3),
        l.ternary::<0x96>(y1, t1, x2),
        l.ternary::<0x96>(y2, t3, x1),
        l.ternary::<0x96>(y3, t6, t0),
    ]
}

#[inline(always)]
fn two_150f6a3e72cdb894<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x2);
    let t1 = l.and_not(x2, x3);
    let t2 = l.or(x3, x0);
    let t3 = l.and_not(t1, t2);
    let t4 = l.or(t3, x1);
    let t5 = l.xor(t0, t4);
    let t6 = l.and(t5, x2);
    let t7 = l.xor(t6, x3);
    let t8 = l.or(t1, t0);
    let t9 = l.and(t8, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t1, x0);
    let t12 = l.and_not(x1, t5);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t10, t13);
    let t15 = l.xor(t14, t3);
    [l.xor(l.not(y0), t5), l.xor(y1, t10), l.xor(y2, t13), l.xor(y3, t15)]
}

#[inline(always)]
fn select_150f6a3e72cdb894<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.or_not(x0, x1);
    let t2 = l.and(t1, x2);
    let t3 = l.xor(x3, x0);
    let t4 = l.select_over::<2>(t0, t3, t1);
    let t5 = l.select_over::<0>(x0, x1, x3);
    let t6 = l.select_over::<2>(x1, t0, t4);
    let t7 = l.xor(t6, x2);
    let t8 = l.select_over::<1>(t5, x1, x2);
    let t9 = l.select_over::<0>(t2, t3, t8);
    let t10 = l.select_over::<0>(t0, t7, t5);
    let t11 = l.xor(t8, x3);
    [l.xor(y0, t6), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t9)]
}

#[inline(always)]
fn three_150f6a3e72cdb894<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x66>(x3, x1, x0);
    let t1 = l.ternary::<0x92>(t0, x3, x2);
    let t2 = l.ternary::<0xf4>(t1, x2, x1);
    let t3 = l.ternary::<0xe0>(t2, x3, x0);
    let t4 = l.ternary::<0x36>(t3, x2, x1);
    let t5 = l.ternary::<0xd6>(t3, x3, x1);
    let t6 = l.ternary::<0x18>(t5, x2, x0);
    [
        l.ternary::<0x69>(y0, t4, x0),
        l.ternary::<0x96>(y1, t5, t1),
        l.ternary::<0x96>(y2, t6, t4),
        l.ternary::<0x96>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_15eb2c38a097f64d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.and_not(t1, x2);
    let t3 = l.xor(t2, x0);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x3, x2);
    let t7 = l.xor(t6, t1);
    let t8 = l.and_not(x1, t5);
    let t9 = l.xor(t7, t8);
    let t10 = l.or(t1, x3);
    let t11 = l.and(t10, x0);
    let t12 = l.xor(t7, t11);
    let t13 = l.xor(t10, x2);
    let t14 = l.xor(t13, t3);
    [l.xor(l.not(y0), t12), l.xor(y1, t5), l.xor(y2, t9), l.xor(y3, t14)]
}

#[inline(always)]
fn select_15eb2c38a097f64d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.select_over::<2>(x2, x0, x1);
    let t3 = l.xor(t2, x2);
    let t4 = l.xor(t2, x3);
    let t5 = l.select_over::<0>(x3, t1, t3);
    let t6 = l.select_over::<0>(t5, t4, t2);
    let t7 = l.or_not(t6, t2);
    let t8 = l.select_over::<2>(t1, x2, t3);
    let t9 = l.select_over::<1>(t4, t8, x0);
    let t10 = l.select_over::<0>(t1, x2, t4);
    let t11 = l.xor(t7, t10);
    [l.xor(y0, t11), l.xor(y1, t5), l.xor(y2, t9), l.xor(y3, t6)]
}

#[inline(always)]
fn three_15eb2c38a097f64d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xc6>(x2, x1, x0);
    let t1 = l.ternary::<0x56>(t0, x3, x0);
    let t2 = l.ternary::<0xc6>(t1, x3, x2);
    let t3 = l.ternary::<0xe2>(t2, t1, x2);
    let t4 = l.ternary::<0x56>(t3, t0, x2);
    let t5 = l.ternary::<0xe2>(t4, t0, x3);
    let t6 = l.ternary::<0xb4>(t5, t4, x1);
    [
        l.ternary::<0x69>(y0, t6, t2),
        l.ternary::<0x96>(y1, t3, x1),
        l.ternary::<0x96>(y2, t4, x3),
        l.ternary::<0x96>(y3, t5, x0),
    ]
}

#[inline(always)]
fn two_15eca70d62b493f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.xor(x2, x0);
    let t2 = l.and(t1, x3);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.xor(t3, x2);
    let t6 = l.and_not(t4, x2);
    let t7 = l.or(t6, x3);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(x0, t4);
    let t10 = l.and_not(x1, t7);
    let t11 = l.xor(t9, t10);
    let t12 = l.xor(t11, t1);
    let t13 = l.xor(t12, t8);
    let t14 = l.or(t4, x3);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t8), l.xor(y1, t11), l.xor(y2, t15), l.xor(y3, t4)]
}

#[inline(always)]
fn select_15eca70d62b493f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.or_not(x0, t1);
    let t3 = l.select_over::<1>(x1, t2, x3);
    let t4 = l.select_over::<2>(x2, t1, t3);
    let t5 = l.select_over::<1>(x1, t4, x2);
    let t6 = l.select_over::<0>(x2, x0, t1);
    let t7 = l.select_over::<2>(x3, t6, x0);
    let t8 = l.select_over::<1>(t7, x1, t5);
    let t9 = l.select_over::<1>(x3, t5, t6);
    let t10 = l.select_over::<0>(t1, t7, t8);
    let t11 = l.xor(t10, x3);
    [l.xor(y0, t9), l.xor(y1, t4), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_15eca70d62b493f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x94>(x2, x1, x0);
    let t1 = l.ternary::<0xda>(x3, x1, x0);
    let t2 = l.ternary::<0xd4>(x3, x2, x1);
    let t3 = l.ternary::<0x82>(x3, x2, x1);
    let t4 = l.ternary::<0xca>(x3, x2, x1);
    let t5 = l.ternary::<0xd0>(t0, x3, x2);
    let t6 = l.ternary::<0x7c>(t4, t0, x0);
    [
        l.ternary::<0x69>(y0, t6, x3),
        l.ternary::<0x96>(y1, t5, t2),
        l.ternary::<0x96>(y2, t5, t1),
        l.ternary::<0x1e>(y3, t3, t0),
    ]
}

#[inline(always)]
fn two_17ed05834fa69cb2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x2);
    let t1 = l.or(t0, x1);
    let t2 = l.and_not(x0, x3);
    let t3 = l.or(t2, x2);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t3, x1);
    let t6 = l.xor(t5, x3);
    let t7 = l.xor(t0, x3);
    let t8 = l.or(t7, t5);
    let t9 = l.and(t8, x2);
    let t10 = l.xor(t6, t9);
    let t11 = l.and(t6, x1);
    let t12 = l.and_not(t9, x0);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t7, t3);
    let t15 = l.and_not(t14, t8);
    [l.xor(l.not(y0), t15), l.xor(y1, t13), l.xor(y2, t4), l.xor(y3, t10)]
}

#[inline(always)]
fn select_17ed05834fa69cb2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x0);
    let t1 = l.xor(x3, x1);
    let t2 = l.or_not(x1, t1);
    let t3 = l.or(t1, x0);
    let t4 = l.select_over::<2>(t1, x0, t2);
    let t5 = l.xor(x3, x0);
    let t6 = l.select_over::<2>(x2, t0, t3);
    let t7 = l.select_over::<0>(t6, x1, x3);
    let t8 = l.select_over::<2>(t5, t7, t1);
    let t9 = l.select_over::<2>(t4, x2, t7);
    let t10 = l.select_over::<0>(t9, x1, t0);
    let t11 = l.select_over::<0>(x2, t5, t4);
    [l.xor(y0, t11), l.xor(y1, t10), l.xor(y2, t6), l.xor(y3, t8)]
}

#[inline(always)]
fn three_17ed05834fa69cb2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x94>(x3, x2, x0);
    let t1 = l.ternary::<0x2a>(x2, x1, x0);
    let t2 = l.ternary::<0x12>(t0, x2, x1);
    let t3 = l.ternary::<0x84>(x3, x1, x0);
    let t4 = l.ternary::<0xfc>(t3, t2, x0);
    let t5 = l.ternary::<0x42>(t3, x2, x0);
    [
        l.ternary::<0xe1>(y0, t3, t0),
        l.ternary::<0x96>(y1, t5, x1),
        l.ternary::<0x1e>(y2, t2, t1),
        l.ternary::<0x96>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_18be74a0c35d9f62<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.and_not(x2, x1);
    let t2 = l.xor(t1, x3);
    let t3 = l.and_not(x0, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t0, x3);
    let t6 = l.xor(t5, x2);
    let t7 = l.and_not(x0, t6);
    let t8 = l.xor(t2, t7);
    let t9 = l.and(t8, t4);
    let t10 = l.xor(t9, x0);
    let t11 = l.or(t2, x2);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t8, t6);
    let t14 = l.and_not(t4, t12);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(y1, t8), l.xor(y2, t4), l.xor(y3, t12)]
}

#[inline(always)]
fn select_18be74a0c35d9f62<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.xor(x2, x0);
    let t2 = l.or_not(x1, t0);
    let t3 = l.and_not(x1, t1);
    let t4 = l.xor(t3, x3);
    let t5 = l.select_over::<0>(x0, t0, t4);
    let t6 = l.select_over::<1>(t0, x1, t1);
    let t7 = l.select_over::<0>(t5, x3, t2);
    let t8 = l.select_over::<1>(t4, t0, t7);
    let t9 = l.select_over::<0>(t8, t1, t4);
    let t10 = l.select_over::<0>(t4, x2, t6);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t5), l.xor(y3, t11)]
}

#[inline(always)]
fn three_18be74a0c35d9f62<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x96>(x2, x1, x0);
    let t1 = l.ternary::<0x9c>(t0, x3, x1);
    let t2 = l.ternary::<0x0e>(t1, t0, x0);
    let t3 = l.ternary::<0x72>(t1, t0, x0);
    let t4 = l.ternary::<0x8a>(t2, x1, x0);
    let t5 = l.ternary::<0x1e>(t4, x2, x1);
    let t6 = l.ternary::<0x54>(t5, t1, t0);
    [
        l.ternary::<0x69>(y0, t6, t4),
        l.ternary::<0x96>(y1, t2, x2),
        l.ternary::<0x3c>(y2, t3, t1),
        l.ternary::<0x96>(y3, t5, t3),
    ]
}

#[inline(always)]
fn two_19cb76832fe05a4d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and(x2, x3);
    let t2 = l.and(x3, x0);
    let t3 = l.xor(t2, x2);
    let t4 = l.or(t3, t0);
    let t5 = l.xor(t4, t1);
    let t6 = l.and(t5, x1);
    let t7 = l.xor(t3, t6);
    let t8 = l.and(t7, x2);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t7, x3);
    let t12 = l.and_not(t9, t0);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t10, x3);
    let t15 = l.xor(t14, t4);
    [l.xor(l.not(y0), t13), l.xor(y1, t15), l.xor(y2, t7), l.xor(y3, t10)]
}

#[inline(always)]
fn select_19cb76832fe05a4d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x1, x0);
    let t2 = l.or_not(x3, t1);
    let t3 = l.select_over::<0>(x1, x2, t1);
    let t4 = l.select_over::<1>(t1, x0, t2);
    let t5 = l.xor(t1, x2);
    let t6 = l.select_over::<2>(t0, t5, t2);
    let t7 = l.select_over::<1>(t5, x3, t0);
    let t8 = l.select_over::<0>(t3, t7, t5);
    let t9 = l.select_over::<2>(x2, t4, t7);
    let t10 = l.select_over::<0>(x2, t5, t4);
    let t11 = l.select_over::<0>(t6, t1, t10);
    [l.xor(y0, t10), l.xor(y1, t9), l.xor(y2, t8), l.xor(y3, t11)]
}

#[inline(always)]
fn three_19cb76832fe05a4d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x2, x1, x0);
    let t1 = l.ternary::<0x94>(t0, x3, x2);
    let t2 = l.ternary::<0xb4>(t1, t0, x0);
    let t3 = l.ternary::<0x28>(t1, t0, x0);
    let t4 = l.ternary::<0xd6>(t2, x1, x0);
    let t5 = l.ternary::<0xc6>(t3, x3, x1);
    let t6 = l.ternary::<0xe0>(t5, t1, x2);
    [
        l.ternary::<0x4b>(y0, t4, t0),
        l.ternary::<0x96>(y1, t2, x0),
        l.ternary::<0x96>(y2, t6, t4),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_1a68fb04c3597d2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.xor(x3, x2);
    let t2 = l.and_not(x1, t1);
    let t3 = l.and_not(t0, x0);
    let t4 = l.xor(t2, t3);
    let t5 = l.xor(t3, x2);
    let t6 = l.and_not(t3, x3);
    let t7 = l.and_not(t6, x1);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t8, x3);
    let t10 = l.and_not(t1, x0);
    let t11 = l.or(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.or(t2, x2);
    let t14 = l.xor(t11, x0);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(y1, t8), l.xor(y2, t15), l.xor(y3, t4)]
}

#[inline(always)]
fn select_1a68fb04c3597d2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x3);
    let t1 = l.xor(x1, x0);
    let t2 = l.xor(x3, x0);
    let t3 = l.xor(t1, x2);
    let t4 = l.select_over::<2>(t3, x2, x3);
    let t5 = l.xor(t4, t2);
    let t6 = l.select_over::<2>(t0, t4, t5);
    let t7 = l.select_over::<2>(x1, t3, t4);
    let t8 = l.or_not(t2, x2);
    let t9 = l.select_over::<0>(x1, t0, t8);
    let t10 = l.select_over::<0>(t9, t8, t1);
    let t11 = l.select_over::<0>(t2, t10, t3);
    [l.xor(y0, t9), l.xor(y1, t11), l.xor(y2, t7), l.xor(y3, t6)]
}

#[inline(always)]
fn three_1a68fb04c3597d2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xe0>(x3, x1, x0);
    let t1 = l.ternary::<0x3e>(t0, x2, x0);
    let t2 = l.ternary::<0xd8>(t0, x2, x1);
    let t3 = l.ternary::<0xd4>(t0, x3, x2);
    let t4 = l.ternary::<0xb6>(t1, x2, x1);
    let t5 = l.ternary::<0xb4>(t2, x3, x0);
    let t6 = l.ternary::<0x56>(t4, t3, x2);
    [
        l.ternary::<0x69>(y0, t4, t3),
        l.ternary::<0x96>(y1, t1, x1),
        l.ternary::<0x96>(y2, t6, x0),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_1bc29d0f458ea763<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x0, x2);
    let t1 = l.and_not(x3, x0);
    let t2 = l.xor(t1, x2);
    let t3 = l.or(t0, x1);
    let t4 = l.xor(t2, t3);
    let t5 = l.and_not(x0, x3);
    let t6 = l.and_not(t5, x1);
    let t7 = l.and_not(t0, t6);
    let t8 = l.xor(t5, t7);
    let t9 = l.xor(t6, t4);
    let t10 = l.or(t6, t2);
    let t11 = l.or(t10, x3);
    let t12 = l.xor(t9, t11);
    let t13 = l.or(x3, x0);
    let t14 = l.and(t13, t10);
    [l.xor(l.not(y0), t8), l.xor(y1, t14), l.xor(y2, t12), l.xor(y3, t4)]
}

#[inline(always)]
fn select_1bc29d0f458ea763<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x0);
    let t1 = l.xor(x3, x2);
    let t2 = l.or_not(x1, x3);
    let t3 = l.select_over::<0>(x2, x0, t1);
    let t4 = l.xor(t1, x0);
    let t5 = l.xor(t4, x1);
    let t6 = l.select_over::<2>(x1, t5, t3);
    let t7 = l.select_over::<1>(x0, x1, x3);
    let t8 = l.select_over::<0>(t4, x0, t7);
    let t9 = l.select_over::<0>(t7, t0, t2);
    let t10 = l.select_over::<0>(x0, t9, t5);
    let t11 = l.xor(t10, x3);
    [l.xor(y0, t9), l.xor(y1, t8), l.xor(y2, t6), l.xor(y3, t11)]
}

#[inline(always)]
fn three_1bc29d0f458ea763<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xdc>(x3, x1, x0);
    let t1 = l.ternary::<0x70>(t0, x2, x0);
    let t2 = l.ternary::<0xc2>(t0, x3, x0);
    let t3 = l.ternary::<0x92>(t2, x2, x1);
    let t4 = l.ternary::<0x9e>(t2, t1, x2);
    let t5 = l.ternary::<0x6c>(t4, x1, x0);
    let t6 = l.ternary::<0x86>(t4, t2, x3);
    [
        l.ternary::<0xc3>(y0, t1, x1),
        l.ternary::<0x96>(y1, t6, x0),
        l.ternary::<0x96>(y2, t3, x0),
        l.ternary::<0x96>(y3, t5, x2),
    ]
}

#[inline(always)]
fn two_1cb0fe65ad489372<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x3);
    let t1 = l.and_not(x1, t0);
    let t2 = l.or(t1, x2);
    let t3 = l.xor(t0, x2);
    let t4 = l.and_not(t3, x1);
    let t5 = l.and_not(t4, x3);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t4, x2);
    let t8 = l.or(t4, t1);
    let t9 = l.and(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t8, x1);
    let t12 = l.and(t9, t7);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t11, t6);
    let t15 = l.xor(t14, t8);
    [l.xor(l.not(y0), t13), l.xor(y1, t10), l.xor(y2, t6), l.xor(y3, t15)]
}

#[inline(always)]
fn select_1cb0fe65ad489372<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and_not(t0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<0>(x0, x3, t2);
    let t4 = l.select_over::<1>(t2, t1, x1);
    let t5 = l.select_over::<1>(x3, x2, t0);
    let t6 = l.select_over::<2>(x1, t5, t2);
    let t7 = l.xor(t3, t5);
    let t8 = l.select_over::<0>(t7, t3, x1);
    let t9 = l.or_not(t5, x3);
    let t10 = l.xor(t9, t4);
    let t11 = l.select_over::<0>(t10, t8, t0);
    [l.xor(y0, t10), l.xor(y1, t6), l.xor(y2, t11), l.xor(y3, t7)]
}

#[inline(always)]
fn three_1cb0fe65ad489372<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x4c>(x3, x1, x0);
    let t1 = l.ternary::<0x7e>(x3, x2, x0);
    let t2 = l.ternary::<0x58>(t0, x3, x2);
    let t3 = l.ternary::<0x36>(t2, x1, x0);
    let t4 = l.ternary::<0xc6>(t3, t2, x3);
    let t5 = l.ternary::<0xec>(t4, x3, x0);
    let t6 = l.ternary::<0x58>(t4, t0, x0);
    [
        l.ternary::<0x69>(y0, t5, t3),
        l.ternary::<0x96>(y1, t6, x2),
        l.ternary::<0xd2>(y2, t4, t1),
        l.ternary::<0x96>(y3, t1, t0),
    ]
}

#[inline(always)]
fn two_1d297a608c45f3be<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.xor(x2, x0);
    let t2 = l.and_not(t1, x1);
    let t3 = l.and_not(x3, t2);
    let t4 = l.xor(x2, t3);
    let t5 = l.and_not(t2, x0);
    let t6 = l.xor(t5, x3);
    let t7 = l.and(t6, x1);
    let t8 = l.xor(t1, t7);
    let t9 = l.or(t6, t0);
    let t10 = l.xor(t8, x1);
    let t11 = l.xor(t9, t10);
    let t12 = l.and(t11, t8);
    let t13 = l.and_not(x2, t12);
    let t14 = l.xor(t6, t13);
    [l.xor(l.not(y0), t11), l.xor(y1, t4), l.xor(y2, t8), l.xor(y3, t14)]
}

#[inline(always)]
fn select_1d297a608c45f3be<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.select_over::<1>(x0, x3, t0);
    let t2 = l.xor(x2, x0);
    let t3 = l.select_over::<1>(x1, t1, t2);
    let t4 = l.xor(x1, x0);
    let t5 = l.select_over::<1>(t3, x2, t4);
    let t6 = l.and_not(t4, t3);
    let t7 = l.or_not(x1, t2);
    let t8 = l.select_over::<2>(t0, t6, t7);
    let t9 = l.or_not(t8, t3);
    let t10 = l.select_over::<0>(t6, t0, x1);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t8), l.xor(y1, t5), l.xor(y2, t3), l.xor(y3, t11)]
}

#[inline(always)]
fn three_1d297a608c45f3be<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xe6>(x2, x1, x0);
    let t1 = l.ternary::<0x7c>(t0, x3, x2);
    let t2 = l.ternary::<0x66>(t1, x3, x0);
    let t3 = l.ternary::<0xc6>(t2, x2, x1);
    let t4 = l.ternary::<0xce>(t2, x3, x2);
    let t5 = l.ternary::<0x20>(t3, x3, x1);
    [
        l.ternary::<0x69>(y0, t4, t3),
        l.ternary::<0x96>(y1, t5, x2),
        l.ternary::<0x96>(y2, t3, t0),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_1f742ec36b9805ad<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(t1, x0);
    let t3 = l.or(t2, x2);
    let t4 = l.and_not(x1, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t4, x2);
    let t7 = l.and_not(t0, t6);
    let t8 = l.and_not(x3, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t2, x2);
    let t11 = l.or(t10, x1);
    let t12 = l.and(t11, x0);
    let t13 = l.xor(t6, t12);
    let t14 = l.xor(t11, x3);
    let t15 = l.and(t13, t2);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t13), l.xor(y1, t16), l.xor(y2, t9), l.xor(y3, t5)]
}

#[inline(always)]
fn select_1f742ec36b9805ad<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.select_over::<2>(x1, x0, x3);
    let t3 = l.and_not(x2, t2);
    let t4 = l.xor(t1, t3);
    let t5 = l.select_over::<2>(x1, x2, x0);
    let t6 = l.or_not(x2, t2);
    let t7 = l.select_over::<1>(t2, t5, t6);
    let t8 = l.or_not(t6, t4);
    let t9 = l.select_over::<0>(t7, t2, t0);
    let t10 = l.xor(t8, t9);
    let t11 = l.select_over::<0>(t1, t10, t9);
    let t12 = l.xor(t11, x1);
    [l.xor(y0, t7), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t12)]
}

#[inline(always)]
fn three_1f742ec36b9805ad<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xd2>(x3, x1, x0);
    let t1 = l.ternary::<0xe4>(x3, x1, x0);
    let t2 = l.ternary::<0xb6>(t0, x2, x0);
    let t3 = l.ternary::<0x7e>(t0, x2, x0);
    let t4 = l.ternary::<0x2c>(t1, t0, x2);
    let t5 = l.ternary::<0xd8>(t3, x2, x1);
    let t6 = l.ternary::<0x6e>(t4, t1, x2);
    [
        l.ternary::<0x69>(y0, t5, x0),
        l.ternary::<0x96>(y1, t2, x1),
        l.ternary::<0x96>(y2, t6, t3),
        l.ternary::<0x96>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_1fd057a4923e6b8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x3);
    let t2 = l.and(t1, x0);
    let t3 = l.xor(t2, x3);
    let t4 = l.and(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x2, x1);
    let t7 = l.and_not(t6, t5);
    let t8 = l.or(t4, x3);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t4, x0);
    let t11 = l.and_not(x3, t7);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t2, t0);
    let t14 = l.or(t9, x2);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(y1, t9), l.xor(y2, t15), l.xor(y3, t5)]
}

#[inline(always)]
fn select_1fd057a4923e6b8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.and(t1, x2);
    let t3 = l.or_not(x1, t1);
    let t4 = l.select_over::<1>(t1, x1, x3);
    let t5 = l.xor(t4, x2);
    let t6 = l.select_over::<1>(t5, x3, t2);
    let t7 = l.select_over::<0>(x2, t4, t1);
    let t8 = l.xor(t3, t6);
    let t9 = l.select_over::<0>(t7, x0, t4);
    let t10 = l.select_over::<1>(t9, t1, t5);
    let t11 = l.xor(t2, t9);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t7)]
}

#[inline(always)]
fn three_1fd057a4923e6b8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xa8>(x3, x1, x0);
    let t1 = l.ternary::<0x18>(x3, x2, x0);
    let t2 = l.ternary::<0x34>(x3, x2, x1);
    let t3 = l.ternary::<0x18>(t1, x2, x1);
    let t4 = l.ternary::<0x86>(t2, x1, x0);
    let t5 = l.ternary::<0xd6>(t3, t0, x0);
    let t6 = l.ternary::<0x06>(t5, t4, x3);
    [
        l.ternary::<0x69>(y0, t6, x1),
        l.ternary::<0x96>(y1, t5, x3),
        l.ternary::<0x96>(y2, t4, x2),
        l.ternary::<0x1e>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_25a0691fd47eb38c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.xor(x2, x1);
    let t2 = l.xor(t0, x0);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.and_not(t2, x3);
    let t6 = l.or(t5, x2);
    let t7 = l.xor(x3, t6);
    let t8 = l.and_not(x1, t3);
    let t9 = l.xor(t7, t8);
    let t10 = l.and_not(t7, t3);
    let t11 = l.and(t9, x0);
    let t12 = l.xor(t10, t11);
    let t13 = l.or(t8, t5);
    let t14 = l.and_not(t4, t9);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t9), l.xor(l.not(y1), t4), l.xor(y2, t15), l.xor(y3, t12)]
}

#[inline(always)]
fn select_25a0691fd47eb38c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x1, t0);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<1>(x3, x1, x2);
    let t4 = l.or(t2, t0);
    let t5 = l.select_over::<2>(x3, t0, t2);
    let t6 = l.select_over::<0>(t5, t3, x3);
    let t7 = l.xor(t6, t0);
    let t8 = l.select_over::<2>(x0, t3, t7);
    let t9 = l.select_over::<0>(t4, t6, t1);
    let t10 = l.select_over::<0>(t9, x0, t3);
    let t11 = l.xor(t10, x3);
    [l.xor(y0, t11), l.xor(y1, t5), l.xor(y2, t9), l.xor(y3, t8)]
}

#[inline(always)]
fn three_25a0691fd47eb38c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x2, x1, x0);
    let t1 = l.ternary::<0xec>(x2, x1, x0);
    let t2 = l.ternary::<0x0a>(x3, x2, x0);
    let t3 = l.ternary::<0x98>(x3, x2, x1);
    let t4 = l.ternary::<0x9a>(t0, x2, x1);
    let t5 = l.ternary::<0x1a>(t4, t0, x3);
    let t6 = l.ternary::<0x16>(t5, t1, x2);
    [
        l.ternary::<0x96>(y0, t5, t2),
        l.ternary::<0x69>(y1, t3, t2),
        l.ternary::<0x96>(y2, t6, t0),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_27cf95ab140d68e3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.and_not(t0, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.and_not(t2, x2);
    let t4 = l.xor(t0, x2);
    let t5 = l.or(t4, t1);
    let t6 = l.and(t5, x1);
    let t7 = l.xor(t3, t6);
    let t8 = l.xor(t5, t2);
    let t9 = l.and_not(x1, t8);
    let t10 = l.xor(x0, t9);
    let t11 = l.and_not(t3, t5);
    let t12 = l.and_not(t9, t4);
    let t13 = l.and(t12, x0);
    let t14 = l.xor(t8, t13);
    [l.xor(y0, t10), l.xor(l.not(y1), t14), l.xor(y2, t11), l.xor(y3, t7)]
}

#[inline(always)]
fn select_27cf95ab140d68e3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<0>(x0, x3, t1);
    let t3 = l.or_not(t2, x1);
    let t4 = l.xor(t3, x3);
    let t5 = l.select_over::<0>(x3, t1, x0);
    let t6 = l.select_over::<2>(x1, t1, t5);
    let t7 = l.select_over::<1>(t6, t2, x1);
    let t8 = l.select_over::<0>(t6, x1, t4);
    let t9 = l.select_over::<0>(x1, x0, t3);
    let t10 = l.select_over::<0>(t7, x2, t1);
    [l.xor(y0, t9), l.xor(y1, t10), l.xor(y2, t6), l.xor(y3, t8)]
}

#[inline(always)]
fn three_27cf95ab140d68e3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x8a>(x2, x1, x0);
    let t1 = l.ternary::<0x64>(x2, x1, x0);
    let t2 = l.ternary::<0x96>(x3, x2, x0);
    let t3 = l.ternary::<0x1c>(t0, x3, x2);
    let t4 = l.ternary::<0xc6>(t2, t1, x1);
    let t5 = l.ternary::<0x1e>(t2, t1, x3);
    let t6 = l.ternary::<0x84>(t3, t2, t1);
    [
        l.ternary::<0x96>(y0, t4, t2),
        l.ternary::<0x69>(y1, t5, t3),
        l.ternary::<0xd2>(y2, t6, t5),
        l.ternary::<0x96>(y3, t6, x1),
    ]
}

#[inline(always)]
fn two_28975f0bc1dea364<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x1);
    let t1 = l.xor(x3, x1);
    let t2 = l.and(t1, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t1, t0);
    let t7 = l.xor(t6, x0);
    let t8 = l.xor(t2, x2);
    let t9 = l.and_not(x1, t8);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t10, x1);
    let t12 = l.xor(t11, t8);
    let t13 = l.and_not(t0, t7);
    let t14 = l.or(t10, t1);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(l.not(y1), t10), l.xor(y2, t5), l.xor(y3, t12)]
}

#[inline(always)]
fn select_28975f0bc1dea364<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(t0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<1>(x0, t1, x1);
    let t4 = l.xor(t2, x3);
    let t5 = l.select_over::<1>(x1, t2, t0);
    let t6 = l.select_over::<1>(t5, x0, t0);
    let t7 = l.select_over::<2>(x1, t6, t4);
    let t8 = l.select_over::<1>(x2, x1, t5);
    let t9 = l.select_over::<0>(t7, t6, x2);
    let t10 = l.select_over::<0>(t8, x3, t9);
    let t11 = l.xor(t9, t3);
    [l.xor(y0, t11), l.xor(y1, t7), l.xor(y2, t10), l.xor(y3, t5)]
}

#[inline(always)]
fn three_28975f0bc1dea364<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9a>(x2, x1, x0);
    let t1 = l.ternary::<0x60>(x3, x2, x0);
    let t2 = l.ternary::<0x9e>(t0, x3, x1);
    let t3 = l.ternary::<0xa8>(t2, x2, x0);
    let t4 = l.ternary::<0xd4>(t2, t0, x0);
    let t5 = l.ternary::<0x6c>(t3, x3, x0);
    let t6 = l.ternary::<0xe6>(t5, x2, x1);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x69>(y1, t4, t1),
        l.ternary::<0x96>(y2, t5, t0),
        l.ternary::<0x96>(y3, t2, x2),
    ]
}

#[inline(always)]
fn two_29cfdb41753e68a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(x3, x0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t5, x1);
    let t7 = l.or(t6, x0);
    let t8 = l.xor(t4, t7);
    let t9 = l.or(t5, x2);
    let t10 = l.and_not(t2, x1);
    let t11 = l.or(t10, x3);
    let t12 = l.xor(t9, t11);
    let t13 = l.and(t3, x2);
    let t14 = l.or(t13, t6);
    let t15 = l.or(x2, x0);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t12), l.xor(l.not(y1), t16), l.xor(y2, t8), l.xor(y3, t5)]
}

#[inline(always)]
fn select_29cfdb41753e68a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.xor(x3, x0);
    let t2 = l.or_not(t1, x1);
    let t3 = l.select_over::<0>(t1, x0, x1);
    let t4 = l.and(t2, x2);
    let t5 = l.select_over::<2>(t3, x0, x2);
    let t6 = l.xor(t3, t4);
    let t7 = l.select_over::<0>(x1, t3, t4);
    let t8 = l.xor(t0, t7);
    let t9 = l.xor(t5, x3);
    let t10 = l.select_over::<0>(x0, t4, t8);
    let t11 = l.xor(t10, t2);
    [l.xor(y0, t9), l.xor(y1, t8), l.xor(y2, t11), l.xor(y3, t6)]
}

#[inline(always)]
fn three_29cfdb41753e68a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xea>(x3, x2, x0);
    let t1 = l.ternary::<0x14>(x3, x2, x1);
    let t2 = l.ternary::<0x90>(t0, x2, x1);
    let t3 = l.ternary::<0xd6>(t1, t0, x3);
    let t4 = l.ternary::<0x16>(t3, x1, x0);
    let t5 = l.ternary::<0x12>(t4, t1, t0);
    let t6 = l.ternary::<0x76>(t4, t2, t1);
    [
        l.ternary::<0x1e>(y0, t3, t1),
        l.ternary::<0x69>(y1, t4, t2),
        l.ternary::<0x96>(y2, t6, t0),
        l.ternary::<0x96>(y3, t5, x2),
    ]
}

#[inline(always)]
fn two_2b34c79df8501ea6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and(t0, x2);
    let t2 = l.xor(t1, x3);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.and(t2, x0);
    let t6 = l.xor(t5, x2);
    let t7 = l.and(t0, x1);
    let t8 = l.xor(t6, t7);
    let t9 = l.and_not(t4, t8);
    let t10 = l.xor(t9, t2);
    let t11 = l.xor(t0, x1);
    let t12 = l.and_not(t3, t11);
    let t13 = l.or(t5, x2);
    let t14 = l.xor(t12, t13);
    [l.xor(y0, t4), l.xor(l.not(y1), t8), l.xor(y2, t10), l.xor(y3, t14)]
}

#[inline(always)]
fn select_2b34c79df8501ea6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(t0, x2);
    let t2 = l.xor(t1, x3);
    let t3 = l.or_not(t1, t2);
    let t4 = l.or_not(t0, t2);
    let t5 = l.select_over::<1>(x1, t2, t0);
    let t6 = l.select_over::<0>(t5, t0, x2);
    let t7 = l.select_over::<0>(t6, t4, t0);
    let t8 = l.select_over::<0>(t0, x1, x2);
    let t9 = l.xor(t3, t8);
    let t10 = l.select_over::<0>(x3, x1, t9);
    let t11 = l.xor(t4, t10);
    [l.xor(y0, t5), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_2b34c79df8501ea6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x5e>(x3, x1, x0);
    let t1 = l.ternary::<0x5e>(t0, x3, x2);
    let t2 = l.ternary::<0x56>(t0, x3, x2);
    let t3 = l.ternary::<0x7a>(t1, t0, x1);
    let t4 = l.ternary::<0xd0>(t2, x3, x1);
    let t5 = l.ternary::<0x78>(t3, t2, x0);
    let t6 = l.ternary::<0x90>(t5, x3, x2);
    [
        l.ternary::<0xd2>(y0, t6, t0),
        l.ternary::<0x69>(y1, t5, x3),
        l.ternary::<0x96>(y2, t4, x0),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_2fc5b13e06da7948<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(x3, t1);
    let t3 = l.and_not(x0, x2);
    let t4 = l.xor(t3, x3);
    let t5 = l.or(t4, x1);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t2, x0);
    let t8 = l.and_not(t2, x2);
    let t9 = l.and_not(t8, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t10, t0);
    let t12 = l.and_not(t7, t6);
    let t13 = l.or(t12, x1);
    let t14 = l.xor(t11, t13);
    let t15 = l.or(t11, t7);
    let t16 = l.xor(t15, t4);
    [l.xor(y0, t14), l.xor(l.not(y1), t6), l.xor(y2, t16), l.xor(y3, t10)]
}

#[inline(always)]
fn select_2fc5b13e06da7948<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(x3, x0);
    let t3 = l.select_over::<1>(x2, x0, x1);
    let t4 = l.select_over::<1>(x2, t0, t2);
    let t5 = l.select_over::<2>(t2, t1, x2);
    let t6 = l.select_over::<2>(t1, t5, x1);
    let t7 = l.select_over::<0>(t6, t2, t1);
    let t8 = l.select_over::<2>(x3, t3, t1);
    let t9 = l.select_over::<0>(x3, t4, t3);
    let t10 = l.select_over::<0>(t3, t4, t5);
    let t11 = l.or_not(t5, t10);
    let t12 = l.xor(t11, t9);
    [l.xor(y0, t10), l.xor(y1, t12), l.xor(y2, t7), l.xor(y3, t8)]
}

#[inline(always)]
fn three_2fc5b13e06da7948<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x3, x2, x0);
    let t1 = l.ternary::<0x18>(x3, x2, x1);
    let t2 = l.ternary::<0x82>(t1, x2, x0);
    let t3 = l.ternary::<0xa2>(t1, x2, x1);
    let t4 = l.ternary::<0x78>(t2, x3, x1);
    let t5 = l.ternary::<0xde>(t3, t0, x0);
    let t6 = l.ternary::<0x86>(t4, t1, x0);
    [
        l.ternary::<0x96>(y0, t4, x2),
        l.ternary::<0x69>(y1, t6, x1),
        l.ternary::<0x96>(y2, t5, x2),
        l.ternary::<0x96>(y3, t3, t0),
    ]
}

#[inline(always)]
fn two_305c8fdeb629714a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x0);
    let t1 = l.or(t0, x1);
    let t2 = l.xor(x2, x1);
    let t3 = l.or(t2, x0);
    let t4 = l.and(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x3, x2);
    let t7 = l.and_not(t4, t6);
    let t8 = l.and_not(t7, x1);
    let t9 = l.and(t8, x0);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t2, x0);
    let t12 = l.and_not(t6, t5);
    let t13 = l.xor(t11, t12);
    let t14 = l.or(t4, t0);
    let t15 = l.or(t11, t5);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t13), l.xor(l.not(y1), t16), l.xor(y2, t5), l.xor(y3, t10)]
}

#[inline(always)]
fn select_305c8fdeb629714a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<1>(t0, x2, x1);
    let t3 = l.xor(t2, x0);
    let t4 = l.select_over::<2>(x1, x0, t1);
    let t5 = l.select_over::<2>(x3, t4, t2);
    let t6 = l.select_over::<0>(x0, t5, x1);
    let t7 = l.select_over::<1>(x3, t3, t6);
    let t8 = l.xor(t7, x1);
    let t9 = l.select_over::<0>(x3, t0, t4);
    let t10 = l.select_over::<0>(t4, t0, t8);
    let t11 = l.xor(t9, t6);
    [l.xor(y0, t11), l.xor(y1, t10), l.xor(y2, t7), l.xor(y3, t5)]
}

#[inline(always)]
fn three_305c8fdeb629714a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x34>(x2, x1, x0);
    let t1 = l.ternary::<0x68>(t0, x3, x0);
    let t2 = l.ternary::<0xde>(t0, x3, x0);
    let t3 = l.ternary::<0x76>(t1, x1, x0);
    let t4 = l.ternary::<0x28>(t1, x1, x0);
    let t5 = l.ternary::<0xde>(t4, t3, x2);
    let t6 = l.ternary::<0x90>(t5, x3, x1);
    [
        l.ternary::<0x69>(y0, t6, t4),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x96>(y2, t1, x1),
        l.ternary::<0x96>(y3, t3, t2),
    ]
}

#[inline(always)]
fn two_306f1e92d8c4ba57<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x1);
    let t1 = l.and_not(t0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t3, x0);
    let t5 = l.and_not(t4, t2);
    let t6 = l.or(t5, x1);
    let t7 = l.and_not(x3, x2);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t0, x3);
    let t10 = l.and_not(t5, t8);
    let t11 = l.xor(t9, t10);
    let t12 = l.and_not(t9, t4);
    let t13 = l.xor(t12, t2);
    [l.xor(l.not(y0), t4), l.xor(l.not(y1), t13), l.xor(y2, t8), l.xor(y3, t11)]
}

#[inline(always)]
fn select_306f1e92d8c4ba57<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or_not(x0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<0>(t0, t2, x1);
    let t4 = l.select_over::<0>(t3, x0, x1);
    let t5 = l.select_over::<1>(x1, x0, x3);
    let t6 = l.select_over::<1>(x2, t5, x3);
    let t7 = l.xor(t6, t4);
    let t8 = l.select_over::<0>(t6, x2, t2);
    let t9 = l.select_over::<0>(x3, x2, t7);
    let t10 = l.select_over::<0>(x1, t9, t1);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t3), l.xor(y3, t7)]
}

#[inline(always)]
fn three_306f1e92d8c4ba57<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xe2>(x2, x1, x0);
    let t1 = l.ternary::<0xac>(t0, x3, x0);
    let t2 = l.ternary::<0x88>(t1, x1, x0);
    let t3 = l.ternary::<0xe6>(t1, x1, x0);
    let t4 = l.ternary::<0x9a>(t2, x3, x1);
    let t5 = l.ternary::<0x24>(t3, x3, x2);
    let t6 = l.ternary::<0xf8>(t5, t1, x3);
    [
        l.ternary::<0x69>(y0, t4, t0),
        l.ternary::<0x69>(y1, t1, x2),
        l.ternary::<0x96>(y2, t5, x1),
        l.ternary::<0x96>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_34d8c7a20e9fb156<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x0);
    let t1 = l.xor(t0, x3);
    let t2 = l.and_not(x2, x3);
    let t3 = l.or(t2, x1);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t3, x0);
    let t6 = l.and(t3, x0);
    let t7 = l.xor(t6, x2);
    let t8 = l.and_not(x3, t7);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(t2, x1);
    let t11 = l.and(t9, t4);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t12, t5);
    let t14 = l.xor(t13, t7);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t9), l.xor(y2, t4), l.xor(y3, t14)]
}

#[inline(always)]
fn select_34d8c7a20e9fb156<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.select_over::<2>(x2, x1, t0);
    let t3 = l.select_over::<1>(x3, t2, t1);
    let t4 = l.or_not(x3, x2);
    let t5 = l.xor(t4, t3);
    let t6 = l.select_over::<0>(x3, t3, x2);
    let t7 = l.select_over::<1>(x0, t6, t5);
    let t8 = l.select_over::<1>(t7, x2, t1);
    let t9 = l.xor(t8, x0);
    let t10 = l.select_over::<0>(t7, t4, t5);
    let t11 = l.xor(t10, x1);
    [l.xor(y0, t11), l.xor(y1, t7), l.xor(y2, t3), l.xor(y3, t9)]
}

#[inline(always)]
fn three_34d8c7a20e9fb156<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x62>(x2, x1, x0);
    let t1 = l.ternary::<0x86>(t0, x3, x2);
    let t2 = l.ternary::<0xda>(t1, t0, x1);
    let t3 = l.ternary::<0x98>(t2, t1, x2);
    let t4 = l.ternary::<0x74>(t3, t1, x0);
    let t5 = l.ternary::<0x52>(t4, x2, x0);
    let t6 = l.ternary::<0x58>(t5, t0, x3);
    [
        l.ternary::<0x69>(y0, t5, x1),
        l.ternary::<0xe1>(y1, t6, t4),
        l.ternary::<0x96>(y2, t3, x0),
        l.ternary::<0x96>(y3, t2, x3),
    ]
}

#[inline(always)]
fn two_350f87ecda16b249<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(t2, x3);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t2, x3);
    let t7 = l.and_not(t6, t0);
    let t8 = l.or(t1, x2);
    let t9 = l.xor(t7, t8);
    let t10 = l.and(t6, x2);
    let t11 = l.xor(t9, t2);
    let t12 = l.xor(t10, t11);
    let t13 = l.and(t11, t4);
    let t14 = l.or(t12, x0);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t5), l.xor(y2, t15), l.xor(y3, t12)]
}

#[inline(always)]
fn select_350f87ecda16b249<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.select_over::<1>(x2, x1, x0);
    let t2 = l.select_over::<1>(x2, x0, x3);
    let t3 = l.xor(t1, t0);
    let t4 = l.xor(t3, x2);
    let t5 = l.select_over::<2>(t2, t1, x2);
    let t6 = l.select_over::<1>(t2, t4, t1);
    let t7 = l.or_not(t3, t6);
    let t8 = l.xor(t7, t5);
    let t9 = l.select_over::<1>(t6, t0, t8);
    let t10 = l.select_over::<0>(t6, t9, t5);
    let t11 = l.xor(t9, t2);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t6), l.xor(y3, t10)]
}

#[inline(always)]
fn three_350f87ecda16b249<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x0c>(x2, x1, x0);
    let t1 = l.ternary::<0xd0>(x3, x2, x0);
    let t2 = l.ternary::<0x4a>(x3, x2, x1);
    let t3 = l.ternary::<0xb6>(t2, t0, x0);
    let t4 = l.ternary::<0x7c>(t3, x2, x0);
    let t5 = l.ternary::<0x9c>(t4, t2, x3);
    let t6 = l.ternary::<0x6c>(t5, t4, t3);
    [
        l.ternary::<0x69>(y0, t6, t0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x96>(y2, t3, x3),
        l.ternary::<0x96>(y3, t6, t1),
    ]
}

#[inline(always)]
fn two_36015da8b297efc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x0);
    let t1 = l.and_not(x2, t0);
    let t2 = l.and_not(x0, x3);
    let t3 = l.or(t2, x1);
    let t4 = l.xor(t1, t3);
    let t5 = l.and_not(x3, x2);
    let t6 = l.xor(t4, x3);
    let t7 = l.and(t6, x0);
    let t8 = l.and_not(t7, x1);
    let t9 = l.xor(t5, t8);
    let t10 = l.and(t3, x2);
    let t11 = l.or(t7, t5);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t1, x0);
    let t14 = l.and_not(t7, t10);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t4), l.xor(l.not(y1), t9), l.xor(y2, t12), l.xor(y3, t15)]
}

#[inline(always)]
fn select_36015da8b297efc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.xor(x2, x1);
    let t2 = l.or_not(t1, x3);
    let t3 = l.xor(t2, x2);
    let t4 = l.select_over::<1>(x0, t1, t3);
    let t5 = l.select_over::<1>(x0, t3, t0);
    let t6 = l.select_over::<2>(x1, t5, t2);
    let t7 = l.select_over::<0>(t6, t5, x0);
    let t8 = l.select_over::<1>(t7, t0, x3);
    let t9 = l.select_over::<2>(x1, x3, x0);
    let t10 = l.select_over::<0>(x3, x1, t9);
    let t11 = l.select_over::<0>(t7, t10, x2);
    [l.xor(y0, t4), l.xor(y1, t6), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_36015da8b297efc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x2c>(x3, x2, x0);
    let t1 = l.ternary::<0x58>(x3, x2, x0);
    let t2 = l.ternary::<0xc0>(x3, x2, x1);
    let t3 = l.ternary::<0x48>(x3, x2, x1);
    let t4 = l.ternary::<0x8e>(t0, x1, x0);
    let t5 = l.ternary::<0x86>(t1, x1, x0);
    let t6 = l.ternary::<0x1c>(t5, t0, x1);
    [
        l.ternary::<0x69>(y0, t5, t2),
        l.ternary::<0x69>(y1, t6, t4),
        l.ternary::<0x1e>(y2, t6, t2),
        l.ternary::<0x1e>(y3, t3, t1),
    ]
}

#[inline(always)]
fn two_378b1e50d4ca29f6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.and_not(x2, t1);
    let t3 = l.xor(t2, x3);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t3, x0);
    let t7 = l.xor(t6, x1);
    let t8 = l.or(t5, x3);
    let t9 = l.and(t8, x2);
    let t10 = l.xor(t7, t9);
    let t11 = l.and(t10, t8);
    let t12 = l.xor(t11, t3);
    let t13 = l.or(t2, x3);
    let t14 = l.xor(t13, x2);
    let t15 = l.and(t12, x0);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t10), l.xor(l.not(y1), t16), l.xor(y2, t5), l.xor(y3, t12)]
}

#[inline(always)]
fn select_378b1e50d4ca29f6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.select_over::<0>(t0, x0, x3);
    let t2 = l.or_not(t0, t1);
    let t3 = l.xor(t2, x3);
    let t4 = l.select_over::<1>(x0, t0, t1);
    let t5 = l.select_over::<0>(t2, t4, x1);
    let t6 = l.select_over::<1>(x1, t1, t3);
    let t7 = l.select_over::<1>(t3, x1, t4);
    let t8 = l.xor(t7, x0);
    let t9 = l.select_over::<0>(t8, t5, x2);
    let t10 = l.xor(t9, t3);
    [l.xor(y0, t10), l.xor(y1, t6), l.xor(y2, t8), l.xor(y3, t5)]
}

#[inline(always)]
fn three_378b1e50d4ca29f6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x28>(x2, x1, x0);
    let t1 = l.ternary::<0xc0>(x3, x1, x0);
    let t2 = l.ternary::<0x3e>(x3, x2, x1);
    let t3 = l.ternary::<0xd6>(t2, t1, x0);
    let t4 = l.ternary::<0x60>(t3, t2, x2);
    let t5 = l.ternary::<0x96>(t4, t1, x0);
    let t6 = l.ternary::<0xdc>(t5, x2, x1);
    [
        l.ternary::<0x69>(y0, t6, t3),
        l.ternary::<0x69>(y1, t2, t0),
        l.ternary::<0x96>(y2, t5, x1),
        l.ternary::<0x1e>(y3, t4, t0),
    ]
}

#[inline(always)]
fn two_37e98af0526cb4d1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x2);
    let t1 = l.and_not(x2, x3);
    let t2 = l.or(t1, x1);
    let t3 = l.xor(x3, x1);
    let t4 = l.and_not(t3, t0);
    let t5 = l.and_not(t4, x0);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t6, x2);
    let t8 = l.and_not(x0, t4);
    let t9 = l.and_not(t8, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.and_not(t6, t3);
    let t12 = l.xor(t11, t0);
    let t13 = l.xor(t8, x3);
    let t14 = l.xor(t13, t11);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t14), l.xor(y2, t6), l.xor(y3, t10)]
}

#[inline(always)]
fn select_37e98af0526cb4d1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(x3, x1);
    let t2 = l.and_not(x1, t1);
    let t3 = l.select_over::<1>(t0, x1, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.select_over::<1>(x3, t1, t2);
    let t6 = l.select_over::<1>(x2, x3, t2);
    let t7 = l.select_over::<0>(x2, t3, t4);
    let t8 = l.select_over::<1>(t6, t4, t0);
    let t9 = l.select_over::<0>(x0, t7, t8);
    let t10 = l.select_over::<0>(t6, t0, t3);
    let t11 = l.xor(t5, t9);
    [l.xor(y0, t7), l.xor(y1, t8), l.xor(y2, t10), l.xor(y3, t11)]
}

#[inline(always)]
fn three_37e98af0526cb4d1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x2, x0);
    let t1 = l.ternary::<0xf6>(t0, x3, x1);
    let t2 = l.ternary::<0x96>(t1, t0, x2);
    let t3 = l.ternary::<0x74>(t2, t1, x1);
    let t4 = l.ternary::<0xd6>(t3, t2, x3);
    let t5 = l.ternary::<0xb2>(t4, t1, x2);
    [
        l.ternary::<0x69>(y0, t2, x3),
        l.ternary::<0x69>(y1, t3, t0),
        l.ternary::<0x96>(y2, t4, x2),
        l.ternary::<0x96>(y3, t5, x1),
    ]
}

#[inline(always)]
fn two_38b564ea2c179fd0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and(t0, x3);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.and(t2, t0);
    let t6 = l.xor(t5, x3);
    let t7 = l.and_not(t4, x3);
    let t8 = l.or(t7, x1);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(t1, x2);
    let t11 = l.and_not(x1, t6);
    let t12 = l.xor(t10, t11);
    let t13 = l.and(t4, t2);
    let t14 = l.xor(t11, t7);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t15), l.xor(y2, t4), l.xor(y3, t9)]
}

#[inline(always)]
fn select_38b564ea2c179fd0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.or_not(x3, x0);
    let t2 = l.select_over::<2>(x2, x3, x0);
    let t3 = l.xor(t1, t2);
    let t4 = l.select_over::<2>(x1, t3, t2);
    let t5 = l.select_over::<0>(t3, t1, x1);
    let t6 = l.xor(t5, x2);
    let t7 = l.select_over::<1>(x3, t1, x2);
    let t8 = l.select_over::<2>(x1, t0, t7);
    let t9 = l.or_not(t8, t4);
    let t10 = l.select_over::<0>(x1, x3, t0);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t6), l.xor(y1, t11), l.xor(y2, t8), l.xor(y3, t4)]
}

#[inline(always)]
fn three_38b564ea2c179fd0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9c>(x3, x2, x1);
    let t1 = l.ternary::<0x8e>(t0, x3, x0);
    let t2 = l.ternary::<0x48>(t0, x3, x0);
    let t3 = l.ternary::<0xce>(t1, x1, x0);
    let t4 = l.ternary::<0xb8>(t2, x1, x0);
    let t5 = l.ternary::<0x24>(t3, t1, x3);
    let t6 = l.ternary::<0x92>(t3, t2, t1);
    [
        l.ternary::<0x69>(y0, t5, t0),
        l.ternary::<0x69>(y1, t6, x1),
        l.ternary::<0x96>(y2, t4, t0),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_38d96bf025ca4e17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.and(t1, x2);
    let t3 = l.xor(t2, t0);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t5, x3);
    let t7 = l.and(t6, x0);
    let t8 = l.xor(t3, t7);
    let t9 = l.and(t4, x2);
    let t10 = l.and_not(t1, t8);
    let t11 = l.or(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t11, x0);
    let t14 = l.xor(t13, t2);
    [l.xor(l.not(y0), t5), l.xor(l.not(y1), t8), l.xor(y2, t14), l.xor(y3, t12)]
}

#[inline(always)]
fn select_38d96bf025ca4e17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<2>(t0, x3, t1);
    let t4 = l.or_not(t3, x0);
    let t5 = l.xor(t2, t4);
    let t6 = l.select_over::<2>(t5, x2, x3);
    let t7 = l.select_over::<2>(x0, t6, t4);
    let t8 = l.select_over::<0>(t6, x2, x0);
    let t9 = l.select_over::<0>(t5, x0, t0);
    let t10 = l.xor(t8, t3);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t5), l.xor(y1, t7), l.xor(y2, t11), l.xor(y3, t10)]
}

#[inline(always)]
fn three_38d96bf025ca4e17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x98>(x2, x1, x0);
    let t1 = l.ternary::<0x92>(x3, x2, x0);
    let t2 = l.ternary::<0x16>(x3, x2, x1);
    let t3 = l.ternary::<0x86>(t1, t0, x3);
    let t4 = l.ternary::<0x1a>(t2, t0, x3);
    let t5 = l.ternary::<0xa4>(t3, x1, x0);
    let t6 = l.ternary::<0x38>(t3, x3, x2);
    [
        l.ternary::<0x69>(y0, t1, t0),
        l.ternary::<0x69>(y1, t4, x0),
        l.ternary::<0x96>(y2, t6, t5),
        l.ternary::<0x96>(y3, t5, x0),
    ]
}

#[inline(always)]
fn two_3945e786d02fbca1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(x3, x0);
    let t3 = l.and(t2, x2);
    let t4 = l.and_not(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x3, x1);
    let t7 = l.and_not(t3, t6);
    let t8 = l.or(t6, t5);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t5, t3);
    let t12 = l.and_not(x3, t10);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(x1, t8);
    let t15 = l.xor(t12, t2);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t10), l.xor(y2, t5), l.xor(y3, t13)]
}

#[inline(always)]
fn select_3945e786d02fbca1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x1);
    let t1 = l.xor(x3, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<1>(x0, t1, x3);
    let t4 = l.or_not(x0, t3);
    let t5 = l.select_over::<2>(t3, x2, t4);
    let t6 = l.select_over::<1>(t5, x3, x1);
    let t7 = l.xor(t2, t6);
    let t8 = l.select_over::<1>(t3, t7, x1);
    let t9 = l.xor(t8, x2);
    let t10 = l.select_over::<0>(x1, t3, t5);
    let t11 = l.select_over::<0>(t8, t5, t3);
    let t12 = l.xor(t0, t11);
    [l.xor(y0, t12), l.xor(y1, t10), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_3945e786d02fbca1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x90>(x2, x1, x0);
    let t1 = l.ternary::<0xf6>(x2, x1, x0);
    let t2 = l.ternary::<0x92>(x3, x1, x0);
    let t3 = l.ternary::<0x6a>(t2, t1, x1);
    let t4 = l.ternary::<0x6c>(t3, t2, t0);
    let t5 = l.ternary::<0xec>(t4, x3, x2);
    let t6 = l.ternary::<0x26>(t5, t3, x2);
    [
        l.ternary::<0x2d>(y0, t2, t1),
        l.ternary::<0x69>(y1, t5, t3),
        l.ternary::<0x96>(y2, t6, t4),
        l.ternary::<0x96>(y3, t4, x2),
    ]
}

#[inline(always)]
fn two_396d8fa27ec0b415<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(x3, x1);
    let t3 = l.and_not(t2, x2);
    let t4 = l.and_not(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t3, x0);
    let t7 = l.and(t6, t5);
    let t8 = l.or(t6, x1);
    let t9 = l.and(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t6, t2);
    let t12 = l.or(t9, t5);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t1, t10);
    let t15 = l.and_not(t14, t8);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t10), l.xor(y2, t13), l.xor(y3, t5)]
}

#[inline(always)]
fn select_396d8fa27ec0b415<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<1>(x2, x3, t0);
    let t4 = l.select_over::<2>(x1, t2, x2);
    let t5 = l.select_over::<2>(x0, t3, x1);
    let t6 = l.select_over::<2>(x0, t2, t3);
    let t7 = l.xor(t4, t5);
    let t8 = l.and_not(t4, t1);
    let t9 = l.select_over::<0>(t6, t5, t4);
    let t10 = l.xor(t9, t0);
    let t11 = l.select_over::<0>(t10, t2, x0);
    let t12 = l.xor(t8, t11);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t12), l.xor(y3, t7)]
}

#[inline(always)]
fn three_396d8fa27ec0b415<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x8a>(x3, x2, x0);
    let t1 = l.ternary::<0x2c>(x3, x2, x0);
    let t2 = l.ternary::<0xca>(t0, x2, x1);
    let t3 = l.ternary::<0x58>(t1, x2, x1);
    let t4 = l.ternary::<0x5e>(t3, x3, x0);
    let t5 = l.ternary::<0x9e>(t4, t1, x2);
    let t6 = l.ternary::<0x68>(t5, t2, x3);
    [
        l.ternary::<0x69>(y0, t3, t2),
        l.ternary::<0x69>(y1, t6, t5),
        l.ternary::<0x96>(y2, t6, x1),
        l.ternary::<0x96>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_3adc120b75948fe6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x0);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and(t2, x3);
    let t4 = l.xor(t3, x2);
    let t5 = l.and_not(t4, x1);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t4, t6);
    let t8 = l.xor(t7, x3);
    let t9 = l.xor(t7, x1);
    let t10 = l.xor(t9, t0);
    let t11 = l.or(t10, t6);
    let t12 = l.xor(t11, t4);
    [l.xor(l.not(y0), t10), l.xor(l.not(y1), t6), l.xor(y2, t8), l.xor(y3, t12)]
}

#[inline(always)]
fn select_3adc120b75948fe6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.and_not(x3, x2);
    let t3 = l.select_over::<2>(x0, t1, t0);
    let t4 = l.select_over::<2>(x1, x2, t3);
    let t5 = l.select_over::<0>(t2, x0, t4);
    let t6 = l.select_over::<0>(x2, x3, x1);
    let t7 = l.select_over::<1>(x0, t1, t6);
    let t8 = l.or_not(t7, t4);
    let t9 = l.select_over::<0>(x3, t8, t6);
    let t10 = l.select_over::<0>(x0, t9, t8);
    let t11 = l.xor(t10, x1);
    [l.xor(y0, t11), l.xor(y1, t5), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_3adc120b75948fe6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xde>(x2, x1, x0);
    let t1 = l.ternary::<0xa4>(x3, x2, x0);
    let t2 = l.ternary::<0x76>(x3, x2, x1);
    let t3 = l.ternary::<0xee>(t0, x3, x0);
    let t4 = l.ternary::<0x7e>(t3, t2, t0);
    let t5 = l.ternary::<0x16>(t4, t1, x3);
    [
        l.ternary::<0x69>(y0, t5, x1),
        l.ternary::<0x69>(y1, t4, t3),
        l.ternary::<0x96>(y2, t5, t3),
        l.ternary::<0x96>(y3, t1, t0),
    ]
}

#[inline(always)]
fn two_3e4b5912f68d70ac<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.and_not(t0, x2);
    let t2 = l.and_not(x3, x0);
    let t3 = l.xor(t2, x2);
    let t4 = l.and_not(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(t4, x0);
    let t7 = l.xor(t0, x1);
    let t8 = l.and(t7, x2);
    let t9 = l.and_not(t8, x3);
    let t10 = l.xor(t6, t9);
    let t11 = l.xor(t6, t1);
    let t12 = l.xor(t11, t7);
    let t13 = l.or(t9, t4);
    let t14 = l.and(t12, t10);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t5), l.xor(y2, t12), l.xor(y3, t10)]
}

#[inline(always)]
fn select_3e4b5912f68d70ac<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.xor(x1, x0);
    let t2 = l.and_not(x3, x0);
    let t3 = l.and_not(x2, x3);
    let t4 = l.or_not(x2, t0);
    let t5 = l.and_not(x3, x2);
    let t6 = l.select_over::<1>(t1, t5, t4);
    let t7 = l.select_over::<2>(x1, t2, t4);
    let t8 = l.select_over::<0>(t0, x3, t7);
    let t9 = l.select_over::<0>(t6, t3, x1);
    let t10 = l.select_over::<1>(t9, x3, t2);
    let t11 = l.select_over::<0>(t9, t10, x2);
    let t12 = l.xor(t11, t1);
    [l.xor(y0, t6), l.xor(y1, t8), l.xor(y2, t12), l.xor(y3, t10)]
}

#[inline(always)]
fn three_3e4b5912f68d70ac<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x2, x1, x0);
    let t1 = l.ternary::<0x62>(x2, x1, x0);
    let t2 = l.ternary::<0xc0>(t1, x3, x0);
    let t3 = l.ternary::<0x46>(t1, x3, x0);
    let t4 = l.ternary::<0xf2>(t1, x3, x0);
    let t5 = l.ternary::<0x3a>(t3, x2, x0);
    let t6 = l.ternary::<0xbe>(t5, t0, x2);
    [
        l.ternary::<0xe1>(y0, t2, t0),
        l.ternary::<0x69>(y1, t6, t3),
        l.ternary::<0x96>(y2, t6, t4),
        l.ternary::<0x96>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_3e59680dab7c21f4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.and_not(t0, x1);
    let t2 = l.and(x2, x0);
    let t3 = l.or(t2, t1);
    let t4 = l.xor(x2, x0);
    let t5 = l.and_not(x3, t4);
    let t6 = l.xor(t5, x1);
    let t7 = l.xor(t1, x3);
    let t8 = l.or(t6, x0);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t6, x2);
    let t11 = l.xor(t10, t7);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t3), l.xor(y2, t6), l.xor(y3, t11)]
}

#[inline(always)]
fn select_3e59680dab7c21f4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.or_not(x1, x0);
    let t2 = l.xor(t1, x2);
    let t3 = l.xor(t0, x1);
    let t4 = l.select_over::<1>(x3, x1, t3);
    let t5 = l.or_not(x0, t4);
    let t6 = l.select_over::<2>(x3, t2, x0);
    let t7 = l.select_over::<0>(t0, t3, t2);
    let t8 = l.xor(t6, x2);
    let t9 = l.xor(t5, t8);
    let t10 = l.select_over::<0>(t1, t7, x3);
    [l.xor(y0, t9), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t6)]
}

#[inline(always)]
fn three_3e59680dab7c21f4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x96>(x2, x1, x0);
    let t1 = l.ternary::<0x64>(t0, x2, x0);
    let t2 = l.ternary::<0xb8>(t0, x3, x1);
    let t3 = l.ternary::<0xba>(t2, x3, x0);
    let t4 = l.ternary::<0x6e>(t3, t1, x3);
    let t5 = l.ternary::<0xb6>(t3, t2, x2);
    let t6 = l.ternary::<0x5e>(t3, t2, x3);
    [
        l.ternary::<0x69>(y0, t6, x1),
        l.ternary::<0x69>(y1, t6, t4),
        l.ternary::<0x5a>(y2, t6, t2),
        l.ternary::<0x96>(y3, t5, t4),
    ]
}

#[inline(always)]
fn two_3eca62d198740f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and_not(x3, t0);
    let t2 = l.and_not(t1, x2);
    let t3 = l.xor(x3, x2);
    let t4 = l.and_not(t3, x1);
    let t5 = l.or(t4, x0);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t2, x3);
    let t8 = l.or(x2, x1);
    let t9 = l.and_not(x0, t8);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t8, t1);
    let t12 = l.or(t9, t7);
    let t13 = l.xor(t11, t12);
    let t14 = l.and(t6, t3);
    let t15 = l.xor(t14, t0);
    [l.xor(l.not(y0), t6), l.xor(l.not(y1), t10), l.xor(y2, t15), l.xor(y3, t13)]
}

#[inline(always)]
fn select_3eca62d198740f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x3);
    let t1 = l.or_not(x2, x3);
    let t2 = l.or_not(x0, t0);
    let t3 = l.xor(t2, t1);
    let t4 = l.select_over::<0>(x0, t3, t0);
    let t5 = l.or_not(x3, t3);
    let t6 = l.select_over::<2>(x1, t5, t0);
    let t7 = l.select_over::<1>(t2, t6, t4);
    let t8 = l.select_over::<2>(x1, t4, t5);
    let t9 = l.select_over::<1>(x1, t2, t3);
    let t10 = l.select_over::<0>(x2, x1, t8);
    let t11 = l.select_over::<0>(t4, x3, t10);
    [l.xor(y0, t11), l.xor(y1, t8), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_3eca62d198740f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xca>(x3, x2, x0);
    let t1 = l.ternary::<0x24>(x3, x2, x1);
    let t2 = l.ternary::<0x8e>(t1, x1, x0);
    let t3 = l.ternary::<0xa8>(t1, t0, x0);
    let t4 = l.ternary::<0x52>(t3, t1, x1);
    let t5 = l.ternary::<0x16>(t3, t1, x2);
    let t6 = l.ternary::<0x5e>(t5, t4, x3);
    [
        l.ternary::<0x69>(y0, t2, x2),
        l.ternary::<0x69>(y1, t6, t0),
        l.ternary::<0x96>(y2, t4, t1),
        l.ternary::<0xb4>(y3, t6, t1),
    ]
}

#[inline(always)]
fn two_42f59108e3bcd7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x0);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(x1, t1);
    let t3 = l.xor(t2, x0);
    let t4 = l.and_not(x2, t3);
    let t5 = l.and_not(x0, t2);
    let t6 = l.and_not(t5, x3);
    let t7 = l.xor(t4, t6);
    let t8 = l.and_not(t2, t7);
    let t9 = l.xor(t8, t3);
    let t10 = l.xor(t7, x2);
    let t11 = l.xor(t4, x3);
    let t12 = l.and_not(x0, t11);
    let t13 = l.xor(t10, t12);
    [l.xor(y0, t2), l.xor(y1, t7), l.xor(l.not(y2), t13), l.xor(y3, t9)]
}

#[inline(always)]
fn select_42f59108e3bcd7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.and_not(x2, x0);
    let t3 = l.select_over::<2>(t2, x3, x2);
    let t4 = l.xor(t3, x1);
    let t5 = l.select_over::<2>(t1, x1, x3);
    let t6 = l.select_over::<0>(x1, t0, t5);
    let t7 = l.xor(t5, t2);
    let t8 = l.or(t4, t7);
    let t9 = l.xor(t8, x0);
    let t10 = l.select_over::<0>(t7, t6, t1);
    [l.xor(y0, t4), l.xor(y1, t7), l.xor(y2, t10), l.xor(y3, t9)]
}

#[inline(always)]
fn three_42f59108e3bcd7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x98>(x3, x2, x0);
    let t1 = l.ternary::<0x62>(t0, x3, x2);
    let t2 = l.ternary::<0xc2>(t1, t0, x1);
    let t3 = l.ternary::<0x66>(t2, x3, x1);
    let t4 = l.ternary::<0x94>(t3, x2, x0);
    let t5 = l.ternary::<0x1a>(t4, x3, x0);
    let t6 = l.ternary::<0x7a>(t5, t2, x3);
    [
        l.ternary::<0x96>(y0, t3, t1),
        l.ternary::<0x96>(y1, t2, x0),
        l.ternary::<0x69>(y2, t5, x1),
        l.ternary::<0x96>(y3, t6, x0),
    ]
}

#[inline(always)]
fn two_43bd1f827ec9a065<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and(x3, x0);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(x2, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.xor(t2, x2);
    let t6 = l.and_not(t4, x1);
    let t7 = l.or(t6, x0);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t0, x2);
    let t10 = l.or(t5, t1);
    let t11 = l.xor(t9, t10);
    let t12 = l.xor(t4, x2);
    let t13 = l.and_not(t6, t12);
    let t14 = l.and(t10, x0);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(y1, t4), l.xor(l.not(y2), t8), l.xor(y3, t11)]
}

#[inline(always)]
fn select_43bd1f827ec9a065<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(t0, x0);
    let t3 = l.select_over::<2>(x1, t0, x2);
    let t4 = l.select_over::<0>(t0, t2, x1);
    let t5 = l.or_not(t3, x0);
    let t6 = l.select_over::<0>(t3, t1, t2);
    let t7 = l.select_over::<0>(x0, t1, t5);
    let t8 = l.and(t5, t1);
    let t9 = l.xor(t8, t4);
    let t10 = l.select_over::<0>(t6, t5, t9);
    let t11 = l.xor(t10, x1);
    [l.xor(y0, t6), l.xor(y1, t11), l.xor(y2, t7), l.xor(y3, t9)]
}

#[inline(always)]
fn three_43bd1f827ec9a065<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb4>(x3, x2, x0);
    let t1 = l.ternary::<0x2c>(t0, x1, x0);
    let t2 = l.ternary::<0x90>(t0, x3, x1);
    let t3 = l.ternary::<0x96>(t1, x2, x0);
    let t4 = l.ternary::<0x16>(t2, t1, x2);
    let t5 = l.ternary::<0x64>(t3, t0, x1);
    let t6 = l.ternary::<0x36>(t3, t0, x2);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0xb4>(y1, t6, t2),
        l.ternary::<0xc3>(y2, t3, x0),
        l.ternary::<0x3c>(y3, t4, x0),
    ]
}

#[inline(always)]
fn two_43ed502b1a769f8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and_not(x0, x3);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(t2, x2);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t3, x1);
    let t6 = l.or(t2, t0);
    let t7 = l.and_not(x2, t6);
    let t8 = l.xor(x3, t7);
    let t9 = l.and(t8, x0);
    let t10 = l.xor(t5, t9);
    let t11 = l.and_not(x3, t10);
    let t12 = l.and(t11, x0);
    let t13 = l.xor(t8, t12);
    let t14 = l.and_not(t9, t6);
    let t15 = l.and_not(x2, t10);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t4), l.xor(y1, t10), l.xor(l.not(y2), t16), l.xor(y3, t13)]
}

#[inline(always)]
fn select_43ed502b1a769f8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(x0, x3);
    let t2 = l.xor(t1, x1);
    let t3 = l.xor(t1, x3);
    let t4 = l.select_over::<2>(x1, t3, x0);
    let t5 = l.select_over::<1>(x2, x3, t4);
    let t6 = l.select_over::<0>(t1, t5, t2);
    let t7 = l.select_over::<2>(t0, t6, t3);
    let t8 = l.select_over::<1>(x2, t2, t0);
    let t9 = l.select_over::<0>(t6, x2, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.select_over::<0>(t5, t4, t9);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t6)]
}

#[inline(always)]
fn three_43ed502b1a769f8c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x2, x0);
    let t1 = l.ternary::<0x62>(t0, x3, x1);
    let t2 = l.ternary::<0x56>(t1, x1, x0);
    let t3 = l.ternary::<0x9e>(t2, x3, x2);
    let t4 = l.ternary::<0x74>(t3, t1, x0);
    let t5 = l.ternary::<0x18>(t3, t1, x2);
    let t6 = l.ternary::<0xe6>(t4, x3, x1);
    [
        l.ternary::<0x96>(y0, t4, x1),
        l.ternary::<0x96>(y1, t2, t0),
        l.ternary::<0x69>(y2, t5, t0),
        l.ternary::<0xb4>(y3, t6, t5),
    ]
}

#[inline(always)]
fn two_451c7e92afbd0863<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x0);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(x3, x0);
    let t3 = l.or(t2, x1);
    let t4 = l.and(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x1);
    let t7 = l.and_not(x0, x1);
    let t8 = l.or(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(t4, t1);
    let t11 = l.xor(t8, t2);
    let t12 = l.xor(t10, t11);
    let t13 = l.and(t8, x1);
    let t14 = l.and_not(t12, x3);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t12), l.xor(y1, t9), l.xor(l.not(y2), t15), l.xor(y3, t5)]
}

#[inline(always)]
fn select_451c7e92afbd0863<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x0);
    let t1 = l.and_not(x2, t0);
    let t2 = l.select_over::<2>(x3, x1, t0);
    let t3 = l.xor(t2, t1);
    let t4 = l.select_over::<2>(x0, x1, x2);
    let t5 = l.select_over::<0>(t2, t3, x3);
    let t6 = l.xor(t4, x0);
    let t7 = l.or_not(t1, x1);
    let t8 = l.select_over::<0>(x3, t6, x0);
    let t9 = l.xor(t4, t5);
    let t10 = l.xor(t7, t8);
    let t11 = l.select_over::<0>(t3, t6, t1);
    [l.xor(y0, t10), l.xor(y1, t3), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_451c7e92afbd0863<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x8e>(x2, x1, x0);
    let t1 = l.ternary::<0xd8>(x2, x1, x0);
    let t2 = l.ternary::<0x36>(t1, t0, x3);
    let t3 = l.ternary::<0x52>(t2, x3, x1);
    let t4 = l.ternary::<0xa6>(t3, t1, x3);
    let t5 = l.ternary::<0xda>(t4, x3, x2);
    let t6 = l.ternary::<0x84>(t5, t0, x0);
    [
        l.ternary::<0x96>(y0, t2, x3),
        l.ternary::<0x96>(y1, t4, x2),
        l.ternary::<0x69>(y2, t6, t4),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_4a7c0f28e165db93<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.and_not(x1, t1);
    let t3 = l.xor(x2, t2);
    let t4 = l.or(x3, x1);
    let t5 = l.xor(t4, t1);
    let t6 = l.and_not(t3, x3);
    let t7 = l.or(t6, t5);
    let t8 = l.xor(t7, x1);
    let t9 = l.and_not(t3, t5);
    let t10 = l.xor(t9, x3);
    [l.xor(y0, t10), l.xor(y1, t5), l.xor(l.not(y2), t3), l.xor(y3, t8)]
}

#[inline(always)]
fn select_4a7c0f28e165db93<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.select_over::<0>(x3, x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.or_not(t1, x1);
    let t4 = l.xor(t3, x2);
    let t5 = l.select_over::<0>(t4, t1, x3);
    let t6 = l.select_over::<1>(t2, x1, t0);
    let t7 = l.xor(t6, t2);
    [l.xor(y0, t5), l.xor(y1, t2), l.xor(y2, t4), l.xor(y3, t7)]
}

#[inline(always)]
fn three_4a7c0f28e165db93<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x2, x0);
    let t1 = l.ternary::<0x9c>(t0, x2, x1);
    let t2 = l.ternary::<0xd2>(t0, x3, x1);
    let t3 = l.ternary::<0x12>(t2, t1, x3);
    let t4 = l.ternary::<0x66>(t3, x2, x1);
    let t5 = l.ternary::<0x66>(t3, x3, x1);
    let t6 = l.ternary::<0x4c>(t4, t2, x3);
    [
        l.ternary::<0x96>(y0, t3, x3),
        l.ternary::<0x96>(y1, t2, x3),
        l.ternary::<0xc3>(y2, t1, x0),
        l.ternary::<0x96>(y3, t6, t5),
    ]
}

#[inline(always)]
fn two_4a92d80e6b1c7f53<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and_not(t0, x3);
    let t2 = l.xor(x3, x1);
    let t3 = l.and_not(t2, x2);
    let t4 = l.and_not(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x2, x1);
    let t7 = l.and_not(x3, t6);
    let t8 = l.xor(t7, t4);
    let t9 = l.and_not(t3, x1);
    let t10 = l.xor(t6, t5);
    let t11 = l.and(t10, x0);
    let t12 = l.xor(t9, t11);
    let t13 = l.or(x3, x1);
    let t14 = l.xor(t12, t10);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(y1, t5), l.xor(l.not(y2), t12), l.xor(y3, t8)]
}

#[inline(always)]
fn select_4a92d80e6b1c7f53<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x3);
    let t1 = l.xor(x3, x2);
    let t2 = l.or_not(x0, t1);
    let t3 = l.xor(t1, x1);
    let t4 = l.xor(t3, x0);
    let t5 = l.select_over::<2>(t4, x3, t2);
    let t6 = l.select_over::<0>(t1, t4, t5);
    let t7 = l.xor(t0, t3);
    let t8 = l.select_over::<1>(t4, t7, x3);
    let t9 = l.select_over::<2>(t5, x0, t4);
    let t10 = l.select_over::<0>(t5, t0, x0);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t6), l.xor(y3, t9)]
}

#[inline(always)]
fn three_4a92d80e6b1c7f53<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x2, x1);
    let t1 = l.ternary::<0x9e>(t0, x2, x0);
    let t2 = l.ternary::<0x62>(t0, x3, x0);
    let t3 = l.ternary::<0xde>(t0, x3, x2);
    let t4 = l.ternary::<0xb4>(t1, x3, x1);
    let t5 = l.ternary::<0xc6>(t2, t1, x0);
    let t6 = l.ternary::<0x9a>(t2, t1, x0);
    [
        l.ternary::<0x96>(y0, t6, t5),
        l.ternary::<0x96>(y1, t5, t3),
        l.ternary::<0x69>(y2, t6, t0),
        l.ternary::<0x96>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_4ab9f2e5d13607c8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.or(t1, x0);
    let t3 = l.xor(t2, x3);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(x3, x1);
    let t7 = l.xor(t6, t5);
    let t8 = l.and(t7, x2);
    let t9 = l.xor(t3, t8);
    let t10 = l.xor(t1, x2);
    let t11 = l.and(t10, t6);
    let t12 = l.xor(t11, x0);
    let t13 = l.xor(t1, x0);
    let t14 = l.and_not(t12, t9);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(y1, t5), l.xor(l.not(y2), t12), l.xor(y3, t9)]
}

#[inline(always)]
fn select_4ab9f2e5d13607c8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x3);
    let t1 = l.or(x1, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<0>(x3, x1, t0);
    let t4 = l.select_over::<1>(x0, t0, x2);
    let t5 = l.select_over::<1>(x2, t3, t2);
    let t6 = l.select_over::<0>(t1, x1, t2);
    let t7 = l.or_not(x2, t5);
    let t8 = l.xor(t6, t4);
    let t9 = l.select_over::<0>(t2, x0, x2);
    let t10 = l.xor(t7, x0);
    let t11 = l.xor(t9, x1);
    let t12 = l.select_over::<0>(t11, t4, t10);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t12), l.xor(y3, t5)]
}

#[inline(always)]
fn three_4ab9f2e5d13607c8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x62>(x2, x1, x0);
    let t1 = l.ternary::<0x16>(t0, x3, x2);
    let t2 = l.ternary::<0xa6>(t1, x2, x1);
    let t3 = l.ternary::<0xa8>(t1, x3, x0);
    let t4 = l.ternary::<0x1a>(t2, x2, x0);
    let t5 = l.ternary::<0xc2>(t3, x3, x2);
    let t6 = l.ternary::<0xb2>(t5, t2, x3);
    [
        l.ternary::<0x96>(y0, t6, x1),
        l.ternary::<0x96>(y1, t5, t4),
        l.ternary::<0x69>(y2, t3, t2),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_4b1f92ec6a87350d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x1);
    let t1 = l.and(t0, x2);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(t2, x3);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x3, x2);
    let t7 = l.and_not(t3, t6);
    let t8 = l.or(t5, t3);
    let t9 = l.and(t8, x0);
    let t10 = l.xor(t7, t9);
    let t11 = l.and_not(t5, x2);
    let t12 = l.or(t11, t2);
    let t13 = l.xor(t12, x0);
    let t14 = l.or(t9, t2);
    let t15 = l.and(t13, t6);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t16), l.xor(y1, t5), l.xor(l.not(y2), t13), l.xor(y3, t10)]
}

#[inline(always)]
fn select_4b1f92ec6a87350d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.xor(x3, x1);
    let t3 = l.or_not(t0, t2);
    let t4 = l.or(t1, t2);
    let t5 = l.select_over::<2>(x2, x1, t0);
    let t6 = l.select_over::<2>(x3, x0, x1);
    let t7 = l.select_over::<2>(t6, x2, t2);
    let t8 = l.xor(t7, x0);
    let t9 = l.select_over::<0>(x2, t6, t1);
    let t10 = l.xor(t4, t5);
    let t11 = l.select_over::<0>(t9, x3, t10);
    let t12 = l.xor(t3, t11);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t9), l.xor(y3, t12)]
}

#[inline(always)]
fn three_4b1f92ec6a87350d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x2, x0);
    let t1 = l.ternary::<0xb2>(t0, x3, x1);
    let t2 = l.ternary::<0x24>(t1, x2, x1);
    let t3 = l.ternary::<0x3e>(t2, t0, x3);
    let t4 = l.ternary::<0xa6>(t3, x3, x2);
    let t5 = l.ternary::<0xd2>(t3, t2, x1);
    let t6 = l.ternary::<0xa6>(t5, t3, x0);
    [
        l.ternary::<0x96>(y0, t1, x2),
        l.ternary::<0x96>(y1, t5, t2),
        l.ternary::<0x69>(y2, t6, t2),
        l.ternary::<0x96>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_4ba0721d36859cfe<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.and_not(x2, x0);
    let t2 = l.or(t1, x3);
    let t3 = l.xor(t0, t2);
    let t4 = l.and_not(x0, x1);
    let t5 = l.or(t4, x2);
    let t6 = l.xor(t4, t3);
    let t7 = l.and_not(x3, t6);
    let t8 = l.xor(t5, t7);
    let t9 = l.xor(x3, x0);
    let t10 = l.xor(t8, t6);
    let t11 = l.and(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.and(t6, x2);
    let t14 = l.xor(t12, x1);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(y1, t3), l.xor(l.not(y2), t12), l.xor(y3, t8)]
}

#[inline(always)]
fn select_4ba0721d36859cfe<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.or_not(x2, t0);
    let t3 = l.xor(t1, t2);
    let t4 = l.select_over::<1>(x0, t2, t0);
    let t5 = l.select_over::<0>(x0, x3, x2);
    let t6 = l.and(t4, x1);
    let t7 = l.xor(t4, x1);
    let t8 = l.or(t5, t7);
    let t9 = l.select_over::<1>(t3, t6, t8);
    let t10 = l.xor(t8, t0);
    let t11 = l.select_over::<0>(t7, t5, t3);
    [l.xor(y0, t9), l.xor(y1, t7), l.xor(y2, t11), l.xor(y3, t10)]
}

#[inline(always)]
fn three_4ba0721d36859cfe<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x60>(x2, x1, x0);
    let t1 = l.ternary::<0xe0>(x3, x2, x0);
    let t2 = l.ternary::<0xf8>(t0, x2, x0);
    let t3 = l.ternary::<0xc6>(t0, x3, x0);
    let t4 = l.ternary::<0x16>(t1, x1, x0);
    let t5 = l.ternary::<0x56>(t3, x2, x1);
    let t6 = l.ternary::<0x38>(t4, t3, x2);
    [
        l.ternary::<0x96>(y0, t6, t5),
        l.ternary::<0x96>(y1, t5, t1),
        l.ternary::<0x69>(y2, t6, t3),
        l.ternary::<0x96>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_4c30d2eb7f5918a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.and_not(t0, x0);
    let t2 = l.and_not(x1, x3);
    let t3 = l.and_not(t2, x2);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t4, x0);
    let t6 = l.and(x2, x0);
    let t7 = l.xor(t6, x3);
    let t8 = l.or(t7, x1);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(t2, x2);
    let t11 = l.and_not(t7, t9);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t11, x2);
    let t14 = l.and_not(t1, t7);
    let t15 = l.and_not(t14, x1);
    let t16 = l.xor(t13, t15);
    [l.xor(y0, t9), l.xor(y1, t12), l.xor(l.not(y2), t16), l.xor(y3, t4)]
}

#[inline(always)]
fn select_4c30d2eb7f5918a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<2>(x0, x1, x2);
    let t3 = l.and_not(x3, t2);
    let t4 = l.xor(t1, t3);
    let t5 = l.or_not(t1, t3);
    let t6 = l.select_over::<2>(x1, x0, t0);
    let t7 = l.xor(t5, t6);
    let t8 = l.select_over::<0>(t6, t1, x1);
    let t9 = l.xor(t8, t2);
    let t10 = l.select_over::<0>(t8, t2, t1);
    let t11 = l.xor(t10, x0);
    [l.xor(y0, t9), l.xor(y1, t4), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_4c30d2eb7f5918a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xd6>(x3, x1, x0);
    let t1 = l.ternary::<0xd8>(x3, x2, x1);
    let t2 = l.ternary::<0x9e>(x3, x2, x1);
    let t3 = l.ternary::<0x6a>(t0, x2, x0);
    let t4 = l.ternary::<0xa4>(t0, x2, x1);
    let t5 = l.ternary::<0x94>(t0, x3, x2);
    let t6 = l.ternary::<0x18>(t2, t1, t0);
    [
        l.ternary::<0x96>(y0, t4, t1),
        l.ternary::<0xd2>(y1, t6, t2),
        l.ternary::<0x69>(y2, t5, x0),
        l.ternary::<0x96>(y3, t6, t3),
    ]
}

#[inline(always)]
fn two_4c9bea76350f128d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.and_not(x1, x2);
    let t2 = l.and_not(t1, x0);
    let t3 = l.and_not(x2, x1);
    let t4 = l.xor(t3, x0);
    let t5 = l.or(t4, x3);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t1, x3);
    let t8 = l.or(t6, t4);
    let t9 = l.and_not(x2, t8);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t0, x1);
    let t12 = l.and_not(t10, t2);
    let t13 = l.xor(t11, t12);
    let t14 = l.or(t4, t1);
    let t15 = l.or(t13, t9);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t13), l.xor(y1, t16), l.xor(l.not(y2), t6), l.xor(y3, t10)]
}

#[inline(always)]
fn select_4c9bea76350f128d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x2, x0);
    let t2 = l.or_not(x1, x2);
    let t3 = l.or_not(x0, x1);
    let t4 = l.select_over::<2>(x3, t2, x2);
    let t5 = l.select_over::<2>(x3, x0, t2);
    let t6 = l.select_over::<0>(t3, t5, t1);
    let t7 = l.select_over::<0>(t6, x3, t1);
    let t8 = l.xor(t7, t4);
    let t9 = l.select_over::<1>(x0, t5, t4);
    let t10 = l.select_over::<0>(x0, t7, t0);
    let t11 = l.xor(t0, t9);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t6), l.xor(y3, t11)]
}

#[inline(always)]
fn three_4c9bea76350f128d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb6>(x3, x1, x0);
    let t1 = l.ternary::<0x94>(t0, x2, x1);
    let t2 = l.ternary::<0x32>(t1, x3, x0);
    let t3 = l.ternary::<0x96>(t2, t0, x2);
    let t4 = l.ternary::<0x36>(t3, x2, x0);
    let t5 = l.ternary::<0x7c>(t3, x3, x0);
    let t6 = l.ternary::<0x2a>(t4, t3, t1);
    [
        l.ternary::<0x96>(y0, t6, t4),
        l.ternary::<0x96>(y1, t1, x0),
        l.ternary::<0x2d>(y2, t6, t5),
        l.ternary::<0x96>(y3, t3, t1),
    ]
}

#[inline(always)]
fn two_52871fe64db0a3c9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(x1, x0);
    let t3 = l.and(t2, x2);
    let t4 = l.and_not(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x2);
    let t7 = l.xor(t3, x3);
    let t8 = l.and(t7, x0);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(t6, t7);
    let t11 = l.or(t10, x0);
    let t12 = l.xor(t4, t11);
    let t13 = l.and_not(t12, t5);
    let t14 = l.xor(t13, t7);
    [l.xor(l.not(y0), t5), l.xor(y1, t12), l.xor(l.not(y2), t9), l.xor(y3, t14)]
}

#[inline(always)]
fn select_52871fe64db0a3c9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(t0, x2);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<0>(x3, x2, t0);
    let t4 = l.select_over::<2>(x1, t2, t3);
    let t5 = l.select_over::<2>(x2, x1, t1);
    let t6 = l.select_over::<2>(x0, t2, t5);
    let t7 = l.select_over::<1>(t0, x1, x2);
    let t8 = l.select_over::<1>(t2, t0, t7);
    let t9 = l.and_not(t8, t7);
    let t10 = l.select_over::<0>(x2, x0, t2);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t11), l.xor(y1, t4), l.xor(y2, t6), l.xor(y3, t8)]
}

#[inline(always)]
fn three_52871fe64db0a3c9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x2, x1);
    let t1 = l.ternary::<0x58>(t0, x3, x0);
    let t2 = l.ternary::<0xda>(t1, x2, x0);
    let t3 = l.ternary::<0x26>(t1, x2, x1);
    let t4 = l.ternary::<0x96>(t2, t0, x2);
    let t5 = l.ternary::<0x46>(t4, x1, x0);
    let t6 = l.ternary::<0xf6>(t4, x3, x0);
    [
        l.ternary::<0x69>(y0, t6, t3),
        l.ternary::<0x78>(y1, t6, t2),
        l.ternary::<0x69>(y2, t4, x1),
        l.ternary::<0x1e>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_52ab91c374d06f8e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x1);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(x2, t1);
    let t3 = l.xor(x2, x1);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t3, x0);
    let t7 = l.or(t6, x2);
    let t8 = l.and(t7, x3);
    let t9 = l.xor(t4, t8);
    let t10 = l.and_not(t2, t7);
    let t11 = l.xor(t0, x3);
    let t12 = l.and(t11, x0);
    let t13 = l.xor(t10, t12);
    let t14 = l.and(t6, t2);
    let t15 = l.or(t14, x1);
    let t16 = l.xor(t12, t15);
    [l.xor(l.not(y0), t13), l.xor(y1, t5), l.xor(l.not(y2), t9), l.xor(y3, t16)]
}

#[inline(always)]
fn select_52ab91c374d06f8e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(x1, t0);
    let t2 = l.xor(t1, x2);
    let t3 = l.and_not(x3, x1);
    let t4 = l.select_over::<2>(x2, x0, t3);
    let t5 = l.select_over::<2>(x2, t0, x0);
    let t6 = l.xor(t0, t4);
    let t7 = l.select_over::<0>(x1, t4, t6);
    let t8 = l.select_over::<0>(t5, t4, t1);
    let t9 = l.select_over::<0>(t6, t7, x2);
    let t10 = l.select_over::<0>(t7, x3, t2);
    let t11 = l.xor(t9, t0);
    [l.xor(y0, t8), l.xor(y1, t7), l.xor(y2, t10), l.xor(y3, t11)]
}

#[inline(always)]
fn three_52ab91c374d06f8e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0x08>(x3, x2, x0);
    let t2 = l.ternary::<0xd6>(t0, x3, x0);
    let t3 = l.ternary::<0x56>(t2, t1, x1);
    let t4 = l.ternary::<0x68>(t3, x2, x1);
    let t5 = l.ternary::<0x76>(t3, t0, x2);
    let t6 = l.ternary::<0xe8>(t5, x3, x2);
    [
        l.ternary::<0x69>(y0, t4, x0),
        l.ternary::<0x96>(y1, t3, t1),
        l.ternary::<0x69>(y2, t6, t3),
        l.ternary::<0x96>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_54f0cba91e8632d7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.and_not(x2, x3);
    let t2 = l.or(t1, x1);
    let t3 = l.xor(x3, t2);
    let t4 = l.or(t2, t0);
    let t5 = l.and(t4, x0);
    let t6 = l.xor(t3, t5);
    let t7 = l.xor(t5, x1);
    let t8 = l.or(t7, t0);
    let t9 = l.and(t4, x2);
    let t10 = l.and(t8, x3);
    let t11 = l.or(t10, x0);
    let t12 = l.xor(t9, t11);
    let t13 = l.and(x2, x1);
    let t14 = l.or(t13, t5);
    let t15 = l.xor(t14, x3);
    [l.xor(l.not(y0), t12), l.xor(y1, t6), l.xor(l.not(y2), t15), l.xor(y3, t8)]
}

#[inline(always)]
fn select_54f0cba91e8632d7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(x0, t0);
    let t2 = l.xor(x3, x2);
    let t3 = l.and(t0, x2);
    let t4 = l.or_not(x2, x3);
    let t5 = l.xor(t4, x0);
    let t6 = l.select_over::<1>(x3, x0, t1);
    let t7 = l.xor(t6, t3);
    let t8 = l.select_over::<1>(t7, x3, x2);
    let t9 = l.select_over::<1>(x1, t6, t8);
    let t10 = l.select_over::<0>(x1, t7, t5);
    let t11 = l.select_over::<1>(t10, t0, t2);
    let t12 = l.select_over::<0>(t1, t10, x2);
    [l.xor(y0, t12), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_54f0cba91e8632d7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x1e>(x2, x1, x0);
    let t1 = l.ternary::<0xe4>(x3, x1, x0);
    let t2 = l.ternary::<0x68>(t0, x1, x0);
    let t3 = l.ternary::<0x38>(t0, x3, x1);
    let t4 = l.ternary::<0x1e>(t3, x2, x1);
    let t5 = l.ternary::<0x6a>(t4, t1, x0);
    let t6 = l.ternary::<0x14>(t5, x3, x2);
    [
        l.ternary::<0x69>(y0, t3, t1),
        l.ternary::<0x96>(y1, t4, t2),
        l.ternary::<0x69>(y2, t6, t4),
        l.ternary::<0x96>(y3, t5, t3),
    ]
}

#[inline(always)]
fn two_56d9bea3f281407c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and_not(x0, x1);
    let t2 = l.or(t0, x3);
    let t3 = l.and_not(x2, t2);
    let t4 = l.xor(x3, t3);
    let t5 = l.xor(x2, x0);
    let t6 = l.or(t5, x1);
    let t7 = l.xor(t4, t6);
    let t8 = l.and_not(t4, t0);
    let t9 = l.and_not(t1, t4);
    let t10 = l.xor(t8, t9);
    let t11 = l.and_not(x1, t3);
    let t12 = l.and_not(t9, x2);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t3, x0);
    let t15 = l.and(t7, x2);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t10), l.xor(y1, t13), l.xor(l.not(y2), t7), l.xor(y3, t16)]
}

#[inline(always)]
fn select_56d9bea3f281407c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x3, x2);
    let t2 = l.or_not(x3, t0);
    let t3 = l.or(x3, x2);
    let t4 = l.select_over::<2>(x0, t2, x2);
    let t5 = l.select_over::<2>(t1, x0, t2);
    let t6 = l.select_over::<1>(t0, t1, t4);
    let t7 = l.select_over::<0>(t0, x3, t4);
    let t8 = l.xor(t5, t7);
    let t9 = l.select_over::<0>(t7, x3, t5);
    let t10 = l.xor(t9, x0);
    let t11 = l.select_over::<0>(t8, x1, t9);
    let t12 = l.xor(t3, t11);
    [l.xor(y0, t8), l.xor(y1, t6), l.xor(y2, t10), l.xor(y3, t12)]
}

#[inline(always)]
fn three_56d9bea3f281407c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb6>(x2, x1, x0);
    let t1 = l.ternary::<0x2c>(t0, x3, x2);
    let t2 = l.ternary::<0xd4>(t1, x1, x0);
    let t3 = l.ternary::<0x9c>(t2, t0, x3);
    let t4 = l.ternary::<0x4e>(t3, x3, x1);
    let t5 = l.ternary::<0x54>(t3, t2, x0);
    let t6 = l.ternary::<0x5c>(t4, t0, x2);
    [
        l.ternary::<0xa5>(y0, t5, t3),
        l.ternary::<0x96>(y1, t6, x1),
        l.ternary::<0x69>(y2, t5, t4),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_581da342efc7609b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.xor(x2, x3);
    let t2 = l.and_not(x0, x1);
    let t3 = l.and_not(t2, t0);
    let t4 = l.and_not(x1, x0);
    let t5 = l.and_not(t4, x3);
    let t6 = l.xor(t3, t5);
    let t7 = l.xor(t4, t1);
    let t8 = l.and(t5, t3);
    let t9 = l.xor(t7, t8);
    let t10 = l.or(t5, t1);
    let t11 = l.and_not(t2, t10);
    let t12 = l.or(t6, x0);
    let t13 = l.or(t1, x1);
    let t14 = l.and_not(x2, t13);
    let t15 = l.xor(t12, t14);
    [l.xor(l.not(y0), t9), l.xor(y1, t11), l.xor(l.not(y2), t15), l.xor(y3, t6)]
}

#[inline(always)]
fn select_581da342efc7609b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<0>(t0, x3, x2);
    let t3 = l.xor(x3, x0);
    let t4 = l.select_over::<2>(x2, x1, x0);
    let t5 = l.select_over::<2>(x3, t4, t1);
    let t6 = l.xor(t4, x2);
    let t7 = l.xor(t6, t2);
    let t8 = l.and_not(t6, t5);
    let t9 = l.select_over::<0>(t2, x1, t7);
    let t10 = l.xor(t3, t9);
    let t11 = l.select_over::<0>(t10, x3, x1);
    let t12 = l.xor(t8, t11);
    [l.xor(y0, t5), l.xor(y1, t10), l.xor(y2, t12), l.xor(y3, t7)]
}

#[inline(always)]
fn three_581da342efc7609b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x54>(x3, x1, x0);
    let t1 = l.ternary::<0x98>(t0, x1, x0);
    let t2 = l.ternary::<0x7c>(t1, x3, x2);
    let t3 = l.ternary::<0x5a>(t2, t0, x0);
    let t4 = l.ternary::<0x92>(t2, t0, x2);
    let t5 = l.ternary::<0x1c>(t3, t0, x2);
    let t6 = l.ternary::<0x70>(t4, x3, x1);
    [
        l.ternary::<0x69>(y0, t3, x2),
        l.ternary::<0x96>(y1, t6, t1),
        l.ternary::<0x69>(y2, t5, x2),
        l.ternary::<0x96>(y3, t6, t3),
    ]
}

#[inline(always)]
fn two_58e7301da692fbc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x2);
    let t1 = l.and_not(t0, x0);
    let t2 = l.and_not(x2, x1);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.and_not(x1, x0);
    let t6 = l.xor(t5, x2);
    let t7 = l.and(x2, x0);
    let t8 = l.or(t7, x3);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t7, t4);
    let t11 = l.xor(t6, x1);
    let t12 = l.and(t11, x3);
    let t13 = l.xor(t10, t12);
    let t14 = l.and(t9, t4);
    let t15 = l.xor(t14, t11);
    [l.xor(l.not(y0), t13), l.xor(y1, t15), l.xor(l.not(y2), t9), l.xor(y3, t4)]
}

#[inline(always)]
fn select_58e7301da692fbc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.xor(t0, x3);
    let t2 = l.or(t0, x3);
    let t3 = l.xor(t2, x1);
    let t4 = l.or_not(x0, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.select_over::<1>(t0, t1, t4);
    let t7 = l.select_over::<0>(x1, t0, x3);
    let t8 = l.select_over::<0>(x0, t7, t3);
    let t9 = l.select_over::<0>(t3, x2, t6);
    let t10 = l.select_over::<0>(x2, t0, t9);
    let t11 = l.select_over::<0>(t10, x3, t6);
    [l.xor(y0, t9), l.xor(y1, t8), l.xor(y2, t5), l.xor(y3, t11)]
}

#[inline(always)]
fn three_58e7301da692fbc4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x72>(x3, x1, x0);
    let t1 = l.ternary::<0x6c>(t0, x2, x1);
    let t2 = l.ternary::<0x32>(t1, x3, x0);
    let t3 = l.ternary::<0x8c>(t2, x2, x1);
    let t4 = l.ternary::<0x7e>(t2, t1, x0);
    let t5 = l.ternary::<0x56>(t3, t2, t0);
    let t6 = l.ternary::<0x7a>(t5, t0, x1);
    [
        l.ternary::<0x69>(y0, t6, t2),
        l.ternary::<0x96>(y1, t6, t3),
        l.ternary::<0x69>(y2, t5, x0),
        l.ternary::<0x96>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_5b30f9e41c862a7d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x0, x3);
    let t1 = l.and_not(x1, t0);
    let t2 = l.and(x3, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.and_not(x2, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(x1, x0);
    let t7 = l.and_not(x3, t5);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t8, x2);
    let t10 = l.xor(t7, t3);
    let t11 = l.xor(t0, x1);
    let t12 = l.and_not(t11, x2);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(t13, t9);
    let t15 = l.xor(t14, t3);
    [l.xor(l.not(y0), t15), l.xor(y1, t9), l.xor(l.not(y2), t5), l.xor(y3, t13)]
}

#[inline(always)]
fn select_5b30f9e41c862a7d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x1);
    let t1 = l.and_not(x2, x1);
    let t2 = l.select_over::<2>(x1, x2, t0);
    let t3 = l.or_not(x3, t1);
    let t4 = l.select_over::<2>(x2, x1, x3);
    let t5 = l.select_over::<2>(t4, x1, x2);
    let t6 = l.select_over::<1>(x0, x1, t4);
    let t7 = l.xor(t3, t6);
    let t8 = l.select_over::<2>(x0, t2, t1);
    let t9 = l.xor(t5, t8);
    let t10 = l.select_over::<1>(x0, t7, t5);
    let t11 = l.select_over::<1>(x0, t4, t2);
    let t12 = l.select_over::<0>(t3, t10, x0);
    [l.xor(y0, t7), l.xor(y1, t9), l.xor(y2, t11), l.xor(y3, t12)]
}

#[inline(always)]
fn three_5b30f9e41c862a7d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x16>(x3, x2, x1);
    let t1 = l.ternary::<0x8e>(t0, x2, x0);
    let t2 = l.ternary::<0xdc>(t0, x2, x0);
    let t3 = l.ternary::<0x86>(t0, x3, x0);
    let t4 = l.ternary::<0x9e>(t2, x3, x1);
    let t5 = l.ternary::<0xb6>(t2, t1, x1);
    let t6 = l.ternary::<0x64>(t5, t3, t2);
    [
        l.ternary::<0x69>(y0, t4, x2),
        l.ternary::<0x96>(y1, t6, x3),
        l.ternary::<0x69>(y2, t5, x2),
        l.ternary::<0x96>(y3, t3, x2),
    ]
}

#[inline(always)]
fn two_5ca721fde3b40896<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(t2, x2);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x3, t5);
    let t7 = l.or(t6, x1);
    let t8 = l.xor(t4, t7);
    let t9 = l.or(t8, t1);
    let t10 = l.or(x3, x0);
    let t11 = l.and(t10, x2);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t2, x0);
    let t14 = l.and_not(x3, t12);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t5), l.xor(y1, t12), l.xor(l.not(y2), t8), l.xor(y3, t15)]
}

#[inline(always)]
fn select_5ca721fde3b40896<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x2);
    let t1 = l.select_over::<0>(t0, x1, x3);
    let t2 = l.or_not(x2, x3);
    let t3 = l.xor(t2, t1);
    let t4 = l.select_over::<2>(x0, t3, t1);
    let t5 = l.and_not(x1, x3);
    let t6 = l.select_over::<1>(t4, t3, t2);
    let t7 = l.xor(t5, t6);
    let t8 = l.or_not(t7, t4);
    let t9 = l.select_over::<1>(x3, x2, x0);
    let t10 = l.xor(t8, t9);
    let t11 = l.select_over::<0>(x1, x3, t9);
    let t12 = l.xor(t11, t6);
    [l.xor(y0, t12), l.xor(y1, t10), l.xor(y2, t7), l.xor(y3, t4)]
}

#[inline(always)]
fn three_5ca721fde3b40896<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x66>(x3, x2, x0);
    let t1 = l.ternary::<0xc8>(t0, x2, x1);
    let t2 = l.ternary::<0xd6>(t1, t0, x3);
    let t3 = l.ternary::<0x7c>(t2, x1, x0);
    let t4 = l.ternary::<0x94>(t2, x3, x2);
    let t5 = l.ternary::<0x70>(t3, t0, x1);
    let t6 = l.ternary::<0xa6>(t5, t4, x2);
    [
        l.ternary::<0x69>(y0, t2, x1),
        l.ternary::<0x96>(y1, t4, t3),
        l.ternary::<0x69>(y2, t6, x1),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_5df692cab78143e0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(x3, x1);
    let t3 = l.and(t2, x2);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t2, x0);
    let t7 = l.and_not(t6, t0);
    let t8 = l.xor(t7, x2);
    let t9 = l.and_not(x0, t8);
    let t10 = l.and(t6, x3);
    let t11 = l.or(t10, x2);
    let t12 = l.xor(t9, t11);
    let t13 = l.and_not(t10, t1);
    let t14 = l.and(t12, t5);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t8), l.xor(y1, t15), l.xor(l.not(y2), t12), l.xor(y3, t5)]
}

#[inline(always)]
fn select_5df692cab78143e0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(x3, x0);
    let t2 = l.or_not(x1, t1);
    let t3 = l.select_over::<2>(t2, x2, x0);
    let t4 = l.xor(t3, x1);
    let t5 = l.select_over::<0>(x2, t1, x1);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t0, t3);
    let t8 = l.select_over::<0>(x1, t7, t6);
    let t9 = l.select_over::<0>(x3, t8, t5);
    let t10 = l.select_over::<0>(t7, t1, t9);
    let t11 = l.xor(t4, t10);
    [l.xor(y0, t6), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_5df692cab78143e0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xbc>(x3, x2, x0);
    let t1 = l.ternary::<0x96>(x3, x1, x0);
    let t2 = l.ternary::<0x06>(t1, x2, x1);
    let t3 = l.ternary::<0x42>(t1, x2, x0);
    let t4 = l.ternary::<0xc8>(t1, t0, x3);
    let t5 = l.ternary::<0xa6>(t4, x1, x0);
    [
        l.ternary::<0x69>(y0, t2, x2),
        l.ternary::<0x96>(y1, t4, x1),
        l.ternary::<0x2d>(y2, t3, t0),
        l.ternary::<0x96>(y3, t5, t0),
    ]
}

#[inline(always)]
fn two_5f402db91763cea8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x1);
    let t1 = l.xor(x2, t0);
    let t2 = l.and_not(x3, t1);
    let t3 = l.xor(t2, x1);
    let t4 = l.and(t1, x1);
    let t5 = l.and_not(t4, x0);
    let t6 = l.xor(t3, t5);
    let t7 = l.and_not(x0, t1);
    let t8 = l.xor(t7, x1);
    let t9 = l.and_not(t0, t6);
    let t10 = l.xor(t9, x2);
    let t11 = l.xor(t1, x3);
    let t12 = l.and_not(t8, t3);
    let t13 = l.xor(t11, t12);
    [l.xor(l.not(y0), t13), l.xor(y1, t6), l.xor(l.not(y2), t8), l.xor(y3, t10)]
}

#[inline(always)]
fn select_5f402db91763cea8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.or_not(x3, x1);
    let t2 = l.xor(t1, t0);
    let t3 = l.xor(x1, x0);
    let t4 = l.select_over::<0>(x0, t3, t2);
    let t5 = l.select_over::<0>(t2, x2, t3);
    let t6 = l.select_over::<0>(t4, t1, x3);
    let t7 = l.select_over::<0>(t5, x1, t3);
    let t8 = l.xor(t6, t7);
    let t9 = l.select_over::<0>(x3, t3, x2);
    let t10 = l.select_over::<0>(t8, t0, t9);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t5)]
}

#[inline(always)]
fn three_5f402db91763cea8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x56>(x3, x1, x0);
    let t1 = l.ternary::<0xe8>(t0, x2, x0);
    let t2 = l.ternary::<0x72>(t0, x3, x2);
    let t3 = l.ternary::<0xb2>(t2, x3, x1);
    let t4 = l.ternary::<0x30>(t2, t1, x3);
    let t5 = l.ternary::<0xa6>(t3, t1, x1);
    let t6 = l.ternary::<0x86>(t5, t0, x2);
    [
        l.ternary::<0x69>(y0, t3, t1),
        l.ternary::<0x96>(y1, t6, x3),
        l.ternary::<0x69>(y2, t4, x1),
        l.ternary::<0x3c>(y3, t1, x0),
    ]
}

#[inline(always)]
fn two_63f709a8bc4152de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and(x1, x0);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.and(x3, x0);
    let t6 = l.xor(t5, x2);
    let t7 = l.or(t4, x0);
    let t8 = l.and_not(t7, x1);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t3, x1);
    let t11 = l.and(t7, x2);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t10, t9);
    let t14 = l.xor(t12, t1);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t4), l.xor(l.not(y1), t9), l.xor(l.not(y2), t15), l.xor(y3, t12)]
}

#[inline(always)]
fn select_63f709a8bc4152de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(x2, t0);
    let t2 = l.xor(t1, x3);
    let t3 = l.xor(t2, x2);
    let t4 = l.xor(t0, x3);
    let t5 = l.select_over::<2>(t3, x1, x3);
    let t6 = l.select_over::<1>(t0, t3, t1);
    let t7 = l.select_over::<1>(t5, x0, t1);
    let t8 = l.select_over::<2>(x1, t6, t4);
    let t9 = l.select_over::<0>(x1, t2, t6);
    let t10 = l.select_over::<0>(t0, t5, t2);
    let t11 = l.xor(t7, t6);
    [l.xor(y0, t8), l.xor(y1, t9), l.xor(y2, t10), l.xor(y3, t11)]
}

#[inline(always)]
fn three_63f709a8bc4152de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x52>(x3, x1, x0);
    let t1 = l.ternary::<0x54>(x3, x2, x0);
    let t2 = l.ternary::<0x22>(x3, x2, x1);
    let t3 = l.ternary::<0xa4>(x3, x2, x1);
    let t4 = l.ternary::<0x92>(t0, x2, x0);
    let t5 = l.ternary::<0xda>(t3, t1, x2);
    let t6 = l.ternary::<0x16>(t3, t1, x3);
    [
        l.ternary::<0x96>(y0, t2, t0),
        l.ternary::<0x69>(y1, t6, t5),
        l.ternary::<0x69>(y2, t5, t0),
        l.ternary::<0x96>(y3, t4, x1),
    ]
}

#[inline(always)]
fn two_68239a5c1e47bd0f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and(t2, x1);
    let t4 = l.and_not(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t0, x2);
    let t7 = l.and_not(t3, t6);
    let t8 = l.xor(t6, x1);
    let t9 = l.and_not(t5, x2);
    let t10 = l.and_not(t9, x3);
    let t11 = l.xor(t8, t10);
    let t12 = l.xor(t9, t2);
    let t13 = l.and(t11, x3);
    let t14 = l.xor(t12, t13);
    [l.xor(y0, t14), l.xor(l.not(y1), t5), l.xor(l.not(y2), t11), l.xor(y3, t7)]
}

#[inline(always)]
fn select_68239a5c1e47bd0f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x3);
    let t1 = l.xor(x2, x1);
    let t2 = l.select_over::<1>(t1, x2, x0);
    let t3 = l.select_over::<2>(x3, t1, t0);
    let t4 = l.and_not(x1, t3);
    let t5 = l.select_over::<2>(x3, x0, t1);
    let t6 = l.select_over::<0>(x0, x1, x3);
    let t7 = l.select_over::<2>(t5, t4, x1);
    let t8 = l.select_over::<0>(t2, t7, t3);
    let t9 = l.xor(t6, t7);
    let t10 = l.select_over::<1>(t5, x3, t8);
    let t11 = l.xor(t5, t4);
    [l.xor(y0, t9), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t2)]
}

#[inline(always)]
fn three_68239a5c1e47bd0f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x2, x1, x0);
    let t1 = l.ternary::<0xb6>(t0, x3, x2);
    let t2 = l.ternary::<0x9e>(x3, x1, x0);
    let t3 = l.ternary::<0x32>(x2, x1, x0);
    let t4 = l.ternary::<0xe6>(x3, x2, x1);
    let t5 = l.ternary::<0x8e>(t4, t3, t1);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0x69>(y1, t4, t2),
        l.ternary::<0x69>(y2, t1, x1),
        l.ternary::<0x1e>(y3, t3, t0),
    ]
}

#[inline(always)]
fn two_6c715fd84a9e03b2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.and_not(t0, x0);
    let t2 = l.or(x3, x2);
    let t3 = l.xor(t2, x0);
    let t4 = l.and(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t1, x1);
    let t7 = l.or(t5, x2);
    let t8 = l.and(t7, x3);
    let t9 = l.xor(t6, t8);
    let t10 = l.and(t2, x0);
    let t11 = l.and_not(t5, x2);
    let t12 = l.xor(t11, t8);
    let t13 = l.or(t12, x1);
    let t14 = l.xor(t10, t13);
    let t15 = l.and(t9, t5);
    let t16 = l.and(t15, x2);
    let t17 = l.xor(t3, t16);
    [l.xor(y0, t14), l.xor(l.not(y1), t17), l.xor(l.not(y2), t9), l.xor(y3, t5)]
}

#[inline(always)]
fn select_6c715fd84a9e03b2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.or_not(t0, x2);
    let t3 = l.select_over::<1>(x0, t0, x1);
    let t4 = l.xor(t2, x3);
    let t5 = l.and_not(t1, x2);
    let t6 = l.select_over::<1>(x1, x3, x0);
    let t7 = l.select_over::<2>(x2, t6, t2);
    let t8 = l.select_over::<2>(t6, t4, x1);
    let t9 = l.select_over::<0>(x2, t3, t6);
    let t10 = l.xor(t5, t8);
    let t11 = l.select_over::<0>(t9, t1, t4);
    [l.xor(y0, t10), l.xor(y1, t7), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_6c715fd84a9e03b2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x1, x0);
    let t1 = l.ternary::<0xf8>(t0, x3, x2);
    let t2 = l.ternary::<0x86>(t0, x3, x2);
    let t3 = l.ternary::<0x32>(t2, x2, x1);
    let t4 = l.ternary::<0x06>(t3, t2, x0);
    let t5 = l.ternary::<0x6e>(t4, t2, x3);
    let t6 = l.ternary::<0x94>(t5, x3, x1);
    [
        l.ternary::<0x96>(y0, t3, t2),
        l.ternary::<0x69>(y1, t5, x0),
        l.ternary::<0xc3>(y2, t1, x1),
        l.ternary::<0x96>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_6dcab793fe120845<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x0);
    let t1 = l.and_not(t0, x3);
    let t2 = l.and_not(x1, x0);
    let t3 = l.or(t2, x2);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t4, x0);
    let t6 = l.and_not(x3, x0);
    let t7 = l.xor(t6, x1);
    let t8 = l.and_not(x2, t7);
    let t9 = l.xor(t5, t8);
    let t10 = l.and(t5, x1);
    let t11 = l.and_not(t7, x2);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t0, t7);
    let t14 = l.xor(t12, t4);
    let t15 = l.and(t14, x2);
    let t16 = l.xor(t13, t15);
    [l.xor(y0, t4), l.xor(l.not(y1), t16), l.xor(l.not(y2), t12), l.xor(y3, t9)]
}

#[inline(always)]
fn select_6dcab793fe120845<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.or_not(t1, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.select_over::<0>(x3, t1, t3);
    let t5 = l.or_not(t3, t0);
    let t6 = l.xor(t5, x0);
    let t7 = l.select_over::<2>(t6, t4, t1);
    let t8 = l.select_over::<2>(x2, t6, t7);
    let t9 = l.select_over::<1>(t6, t0, t4);
    let t10 = l.xor(t9, x1);
    let t11 = l.select_over::<0>(x2, t5, t6);
    [l.xor(y0, t11), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t8)]
}

#[inline(always)]
fn three_6dcab793fe120845<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x78>(x3, x2, x1);
    let t1 = l.ternary::<0x94>(t0, x1, x0);
    let t2 = l.ternary::<0xe6>(t0, x2, x0);
    let t3 = l.ternary::<0x9c>(t0, x2, x1);
    let t4 = l.ternary::<0x26>(t0, x2, x1);
    let t5 = l.ternary::<0xec>(t4, x3, x0);
    let t6 = l.ternary::<0x78>(t4, t3, x0);
    [
        l.ternary::<0x96>(y0, t5, t2),
        l.ternary::<0x69>(y1, t6, t2),
        l.ternary::<0x69>(y2, t5, t3),
        l.ternary::<0x96>(y3, t2, t1),
    ]
}

#[inline(always)]
fn two_6df15380bae49c27<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.and_not(t0, x3);
    let t2 = l.xor(x2, t1);
    let t3 = l.and_not(x2, x0);
    let t4 = l.or(t3, x1);
    let t5 = l.xor(t2, t4);
    let t6 = l.or(t5, x3);
    let t7 = l.and_not(t3, t6);
    let t8 = l.xor(t1, x0);
    let t9 = l.or(t8, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(x3, x1);
    let t12 = l.and(t8, t4);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t12, t2);
    let t15 = l.and_not(t13, t10);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t5), l.xor(l.not(y1), t10), l.xor(l.not(y2), t16), l.xor(y3, t13)]
}

#[inline(always)]
fn select_6df15380bae49c27<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x1, x0);
    let t2 = l.or_not(t1, x3);
    let t3 = l.select_over::<1>(x2, x3, t1);
    let t4 = l.xor(t2, x2);
    let t5 = l.select_over::<0>(x1, t3, t4);
    let t6 = l.select_over::<0>(t3, x0, x2);
    let t7 = l.select_over::<0>(x2, t1, t0);
    let t8 = l.xor(t0, t6);
    let t9 = l.or_not(t0, t4);
    let t10 = l.xor(t9, t7);
    let t11 = l.select_over::<0>(t5, t10, x0);
    let t12 = l.select_over::<0>(t11, t1, t0);
    [l.xor(y0, t8), l.xor(y1, t5), l.xor(y2, t10), l.xor(y3, t12)]
}

#[inline(always)]
fn three_6df15380bae49c27<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x8e>(x2, x1, x0);
    let t1 = l.ternary::<0x64>(x2, x1, x0);
    let t2 = l.ternary::<0xd6>(x3, x1, x0);
    let t3 = l.ternary::<0xd6>(x3, x2, x0);
    let t4 = l.ternary::<0xee>(x3, x2, x0);
    let t5 = l.ternary::<0x2e>(t1, t0, x3);
    let t6 = l.ternary::<0x7a>(t3, x3, x1);
    [
        l.ternary::<0x96>(y0, t3, t1),
        l.ternary::<0x87>(y1, t6, t4),
        l.ternary::<0x69>(y2, t2, t0),
        l.ternary::<0x96>(y3, t5, x1),
    ]
}

#[inline(always)]
fn two_7405a2fec61bd938<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.and_not(t0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.or(t2, x0);
    let t4 = l.xor(t0, t3);
    let t5 = l.xor(t2, x1);
    let t6 = l.and_not(t0, t2);
    let t7 = l.and_not(x0, t6);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t6, t3);
    let t10 = l.or(x3, x0);
    let t11 = l.and_not(x1, t10);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t10, x1);
    let t14 = l.and(t12, x2);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t4), l.xor(l.not(y2), t8), l.xor(y3, t12)]
}

#[inline(always)]
fn select_7405a2fec61bd938<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x0);
    let t1 = l.xor(x1, x0);
    let t2 = l.select_over::<0>(t1, x3, x2);
    let t3 = l.select_over::<1>(t0, x3, x2);
    let t4 = l.or(t2, x2);
    let t5 = l.select_over::<1>(x0, x2, t0);
    let t6 = l.select_over::<0>(t2, t5, t3);
    let t7 = l.xor(t3, t5);
    let t8 = l.select_over::<0>(t6, t3, t5);
    let t9 = l.xor(t8, x0);
    let t10 = l.select_over::<0>(x1, t0, t7);
    let t11 = l.xor(t4, t10);
    [l.xor(y0, t11), l.xor(y1, t7), l.xor(y2, t9), l.xor(y3, t6)]
}

#[inline(always)]
fn three_7405a2fec61bd938<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0x90>(x3, x1, x0);
    let t2 = l.ternary::<0xd6>(x3, x1, x0);
    let t3 = l.ternary::<0x36>(x3, x1, x0);
    let t4 = l.ternary::<0x8e>(x3, x1, x0);
    let t5 = l.ternary::<0x84>(t4, x2, x1);
    let t6 = l.ternary::<0xd4>(t5, t0, x3);
    [
        l.ternary::<0x69>(y0, t5, t3),
        l.ternary::<0x69>(y1, t2, t0),
        l.ternary::<0x69>(y2, t6, x1),
        l.ternary::<0x1e>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_743b6a819ced0f25<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.and(t0, x0);
    let t2 = l.xor(x1, t1);
    let t3 = l.xor(t0, x0);
    let t4 = l.xor(t3, x2);
    let t5 = l.or(t4, x3);
    let t6 = l.xor(t2, t5);
    let t7 = l.or(t1, x3);
    let t8 = l.or(t6, x1);
    let t9 = l.and(t8, x2);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t4, x0);
    let t12 = l.and_not(t1, t6);
    let t13 = l.or(t12, x3);
    let t14 = l.xor(t11, t13);
    let t15 = l.and_not(t13, t2);
    let t16 = l.xor(t15, t3);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t6), l.xor(l.not(y2), t14), l.xor(y3, t10)]
}

#[inline(always)]
fn select_743b6a819ced0f25<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x3);
    let t1 = l.and(t0, x1);
    let t2 = l.select_over::<2>(x0, x1, t0);
    let t3 = l.xor(t2, x2);
    let t4 = l.select_over::<0>(x1, x0, t3);
    let t5 = l.select_over::<2>(t4, x0, x2);
    let t6 = l.xor(t4, x3);
    let t7 = l.select_over::<2>(x3, t4, t2);
    let t8 = l.select_over::<1>(t5, t3, x3);
    let t9 = l.select_over::<0>(x3, t5, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.select_over::<0>(t7, t10, t4);
    let t12 = l.xor(t1, t11);
    [l.xor(y0, t7), l.xor(y1, t12), l.xor(y2, t10), l.xor(y3, t8)]
}

#[inline(always)]
fn three_743b6a819ced0f25<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x1, x0);
    let t1 = l.ternary::<0x92>(t0, x2, x1);
    let t2 = l.ternary::<0x28>(t0, x3, x2);
    let t3 = l.ternary::<0xb2>(t1, t0, x0);
    let t4 = l.ternary::<0xf6>(t2, x3, x1);
    let t5 = l.ternary::<0xde>(t3, t0, x3);
    let t6 = l.ternary::<0xd6>(t5, x3, x1);
    [
        l.ternary::<0x69>(y0, t3, x2),
        l.ternary::<0x69>(y1, t6, t2),
        l.ternary::<0x87>(y2, t5, t4),
        l.ternary::<0x96>(y3, t1, x0),
    ]
}

#[inline(always)]
fn two_750db6123acf4e98<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x2, t0);
    let t2 = l.xor(x2, x0);
    let t3 = l.and(t2, t1);
    let t4 = l.xor(t3, x0);
    let t5 = l.or(t4, x1);
    let t6 = l.xor(t2, t5);
    let t7 = l.and(t5, x3);
    let t8 = l.or(t7, t3);
    let t9 = l.xor(t8, x2);
    let t10 = l.and_not(x3, t9);
    let t11 = l.xor(t1, t10);
    let t12 = l.xor(t4, x3);
    let t13 = l.or(t10, t1);
    let t14 = l.xor(t12, t13);
    [l.xor(l.not(y0), t6), l.xor(l.not(y1), t14), l.xor(l.not(y2), t11), l.xor(y3, t8)]
}

#[inline(always)]
fn select_750db6123acf4e98<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x2, x1);
    let t2 = l.or_not(x2, x3);
    let t3 = l.select_over::<2>(t1, x0, t2);
    let t4 = l.select_over::<0>(t0, x0, t1);
    let t5 = l.select_over::<1>(x3, t1, t3);
    let t6 = l.select_over::<1>(x0, x3, t3);
    let t7 = l.select_over::<0>(t3, x2, x0);
    let t8 = l.select_over::<0>(t7, t6, t4);
    let t9 = l.select_over::<1>(x2, t4, t6);
    let t10 = l.select_over::<0>(x1, x2, t9);
    let t11 = l.xor(t10, x0);
    [l.xor(y0, t11), l.xor(y1, t9), l.xor(y2, t5), l.xor(y3, t8)]
}

#[inline(always)]
fn three_750db6123acf4e98<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x74>(x2, x1, x0);
    let t1 = l.ternary::<0x56>(x3, x2, x0);
    let t2 = l.ternary::<0x24>(x3, x2, x0);
    let t3 = l.ternary::<0x3e>(x3, x2, x0);
    let t4 = l.ternary::<0xd8>(t2, x2, x1);
    let t5 = l.ternary::<0xb4>(t3, t1, x1);
    let t6 = l.ternary::<0x06>(t5, t0, x3);
    [
        l.ternary::<0x69>(y0, t4, t0),
        l.ternary::<0x69>(y1, t6, t1),
        l.ternary::<0xe1>(y2, t6, t4),
        l.ternary::<0x96>(y3, t5, x2),
    ]
}

#[inline(always)]
fn two_7624d9f0a15b8ec3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and(t0, x2);
    let t2 = l.xor(t1, x3);
    let t3 = l.or(x0, x1);
    let t4 = l.xor(t2, t3);
    let t5 = l.and(x2, x1);
    let t6 = l.and_not(t5, t4);
    let t7 = l.xor(t6, x0);
    let t8 = l.or(t0, x2);
    let t9 = l.and_not(t4, t8);
    let t10 = l.xor(t9, x3);
    let t11 = l.and_not(t2, t3);
    let t12 = l.and_not(t5, t8);
    let t13 = l.xor(t11, t12);
    [l.xor(l.not(y0), t4), l.xor(l.not(y1), t13), l.xor(l.not(y2), t7), l.xor(y3, t10)]
}

#[inline(always)]
fn select_7624d9f0a15b8ec3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(x2, x1);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<0>(x1, x0, t1);
    let t4 = l.select_over::<0>(t0, t2, t3);
    let t5 = l.select_over::<0>(t3, t2, x2);
    let t6 = l.xor(t5, x3);
    let t7 = l.and_not(x2, t4);
    let t8 = l.select_over::<0>(t7, x3, t5);
    let t9 = l.or_not(t2, t6);
    let t10 = l.select_over::<0>(t6, x0, x2);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t6), l.xor(y1, t4), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_7624d9f0a15b8ec3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x3, x2, x0);
    let t1 = l.ternary::<0x08>(t0, x2, x1);
    let t2 = l.ternary::<0x86>(t0, x3, x1);
    let t3 = l.ternary::<0xe0>(t2, x2, x1);
    let t4 = l.ternary::<0x58>(t2, t0, x0);
    let t5 = l.ternary::<0x96>(t3, t0, x0);
    let t6 = l.ternary::<0x7a>(t5, t4, x2);
    [
        l.ternary::<0x69>(y0, t4, t1),
        l.ternary::<0x69>(y1, t5, x1),
        l.ternary::<0x69>(y2, t4, x0),
        l.ternary::<0x96>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_764b9c2a180efd35<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x3);
    let t1 = l.and(t0, x2);
    let t2 = l.and_not(t1, x0);
    let t3 = l.xor(x2, t2);
    let t4 = l.xor(x3, x0);
    let t5 = l.or(t4, x1);
    let t6 = l.xor(t3, t5);
    let t7 = l.or(t4, t1);
    let t8 = l.or(x2, x0);
    let t9 = l.and_not(x1, t8);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t6, t0);
    let t12 = l.and(t11, x1);
    let t13 = l.xor(t2, t12);
    let t14 = l.and_not(t6, x0);
    let t15 = l.xor(t14, t9);
    [l.xor(l.not(y0), t13), l.xor(l.not(y1), t6), l.xor(l.not(y2), t10), l.xor(y3, t15)]
}

#[inline(always)]
fn select_764b9c2a180efd35<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x2, x1);
    let t2 = l.select_over::<0>(x1, x0, x2);
    let t3 = l.select_over::<2>(t0, x0, x2);
    let t4 = l.xor(t3, t1);
    let t5 = l.xor(t4, t0);
    let t6 = l.select_over::<2>(x3, t2, t4);
    let t7 = l.or_not(t6, t0);
    let t8 = l.select_over::<0>(t6, t5, t3);
    let t9 = l.select_over::<0>(t3, x3, x0);
    let t10 = l.xor(t5, t9);
    let t11 = l.select_over::<0>(x0, t7, t2);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t6), l.xor(y3, t11)]
}

#[inline(always)]
fn three_764b9c2a180efd35<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0xc2>(t0, x3, x0);
    let t2 = l.ternary::<0x12>(t1, t0, x2);
    let t3 = l.ternary::<0xa6>(t2, t1, x1);
    let t4 = l.ternary::<0x5e>(t2, t1, x3);
    let t5 = l.ternary::<0x76>(t4, t3, t0);
    let t6 = l.ternary::<0x6e>(t5, t0, x2);
    [
        l.ternary::<0x69>(y0, t3, x0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x69>(y2, t6, x3),
        l.ternary::<0x96>(y3, t2, x0),
    ]
}

#[inline(always)]
fn two_786b034d95feac21<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x0);
    let t1 = l.and_not(x1, t0);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(t2, x3);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x3, x1);
    let t7 = l.or(t6, x2);
    let t8 = l.and_not(t3, x0);
    let t9 = l.xor(t7, t8);
    let t10 = l.or(t9, t6);
    let t11 = l.or(t5, x1);
    let t12 = l.and_not(x0, t11);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(x2, t13);
    let t15 = l.xor(t14, t6);
    let t16 = l.or(t4, x1);
    let t17 = l.xor(t15, t16);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t5), l.xor(l.not(y2), t17), l.xor(y3, t13)]
}

#[inline(always)]
fn select_786b034d95feac21<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(x0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x2, x0, t0);
    let t4 = l.xor(t3, x1);
    let t5 = l.select_over::<1>(x1, x2, x3);
    let t6 = l.select_over::<1>(x1, t3, t2);
    let t7 = l.select_over::<1>(t4, t6, x3);
    let t8 = l.select_over::<0>(x3, x0, x1);
    let t9 = l.xor(t7, x0);
    let t10 = l.or(t8, t2);
    let t11 = l.xor(t10, t5);
    let t12 = l.select_over::<0>(t4, t8, t2);
    [l.xor(y0, t6), l.xor(y1, t11), l.xor(y2, t12), l.xor(y3, t9)]
}

#[inline(always)]
fn three_786b034d95feac21<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x72>(x3, x1, x0);
    let t1 = l.ternary::<0xa4>(x3, x2, x1);
    let t2 = l.ternary::<0x18>(t1, x2, x0);
    let t3 = l.ternary::<0x56>(t2, t0, x2);
    let t4 = l.ternary::<0x6e>(t3, t1, x0);
    let t5 = l.ternary::<0xbc>(t4, x3, x2);
    let t6 = l.ternary::<0xce>(t4, t3, x1);
    [
        l.ternary::<0x69>(y0, t6, x3),
        l.ternary::<0x69>(y1, t3, t2),
        l.ternary::<0x4b>(y2, t5, t2),
        l.ternary::<0x96>(y3, t5, t1),
    ]
}

#[inline(always)]
fn two_7c3068eb1fda9524<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t2, x0);
    let t6 = l.xor(t5, x3);
    let t7 = l.and_not(x2, x1);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t8, t2);
    let t10 = l.and_not(t6, t0);
    let t11 = l.and_not(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.and_not(t10, x0);
    let t14 = l.and_not(t12, t6);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t15), l.xor(l.not(y2), t8), l.xor(y3, t4)]
}

#[inline(always)]
fn select_7c3068eb1fda9524<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.select_over::<1>(t1, x1, x3);
    let t3 = l.select_over::<2>(x0, x3, t0);
    let t4 = l.select_over::<1>(x2, x0, t3);
    let t5 = l.select_over::<1>(x2, t3, t1);
    let t6 = l.select_over::<0>(t5, x2, t1);
    let t7 = l.xor(t6, t4);
    let t8 = l.select_over::<0>(t4, x3, t1);
    let t9 = l.xor(t8, x2);
    let t10 = l.select_over::<0>(t6, x3, t7);
    let t11 = l.xor(t2, t10);
    [l.xor(y0, t11), l.xor(y1, t7), l.xor(y2, t5), l.xor(y3, t9)]
}

#[inline(always)]
fn three_7c3068eb1fda9524<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb4>(x3, x1, x0);
    let t1 = l.ternary::<0x56>(x3, x2, x1);
    let t2 = l.ternary::<0xa4>(t0, x2, x1);
    let t3 = l.ternary::<0xac>(t1, x2, x0);
    let t4 = l.ternary::<0x96>(t2, x1, x0);
    let t5 = l.ternary::<0xde>(t3, t0, x0);
    let t6 = l.ternary::<0x94>(t4, t2, x2);
    [
        l.ternary::<0x69>(y0, t5, t1),
        l.ternary::<0x69>(y1, t6, t1),
        l.ternary::<0x69>(y2, t3, t0),
        l.ternary::<0x96>(y3, t4, x2),
    ]
}

#[inline(always)]
fn two_7d18ae4f90632cb5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x1);
    let t1 = l.xor(x0, t0);
    let t2 = l.xor(x3, x0);
    let t3 = l.and_not(t2, t0);
    let t4 = l.xor(t1, x1);
    let t5 = l.and_not(x2, t4);
    let t6 = l.xor(t3, t5);
    let t7 = l.xor(x2, x0);
    let t8 = l.and(t6, t1);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t6, t4);
    let t11 = l.or(t8, t7);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(x2, x1);
    let t14 = l.and(t11, t3);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t6), l.xor(l.not(y2), t9), l.xor(y3, t12)]
}

#[inline(always)]
fn select_7d18ae4f90632cb5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x1, x3);
    let t2 = l.select_over::<2>(x0, x2, t1);
    let t3 = l.xor(x3, x0);
    let t4 = l.or(t2, t3);
    let t5 = l.xor(t0, t4);
    let t6 = l.select_over::<2>(t3, x0, t4);
    let t7 = l.select_over::<0>(x0, t2, x1);
    let t8 = l.select_over::<0>(x2, t3, x1);
    let t9 = l.select_over::<0>(x3, t8, t2);
    let t10 = l.select_over::<1>(t5, t3, t6);
    let t11 = l.select_over::<0>(t5, t6, t7);
    [l.xor(y0, t5), l.xor(y1, t9), l.xor(y2, t11), l.xor(y3, t10)]
}

#[inline(always)]
fn three_7d18ae4f90632cb5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9a>(x3, x1, x0);
    let t1 = l.ternary::<0xc2>(x3, x1, x0);
    let t2 = l.ternary::<0xe6>(x3, x2, x0);
    let t3 = l.ternary::<0x12>(x3, x2, x1);
    let t4 = l.ternary::<0x18>(t1, x2, x1);
    let t5 = l.ternary::<0x76>(t3, x2, x0);
    let t6 = l.ternary::<0x82>(t4, t3, t2);
    [
        l.ternary::<0x69>(y0, t2, t1),
        l.ternary::<0x69>(y1, t6, t5),
        l.ternary::<0x4b>(y2, t5, t4),
        l.ternary::<0x96>(y3, t6, t0),
    ]
}

#[inline(always)]
fn two_7da1089fe46cb253<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.xor(t0, x3);
    let t2 = l.and_not(t1, x1);
    let t3 = l.xor(x2, t2);
    let t4 = l.and(t3, x0);
    let t5 = l.or(t4, t1);
    let t6 = l.and(t3, x1);
    let t7 = l.xor(t5, t6);
    let t8 = l.or(t1, x1);
    let t9 = l.and(t8, x2);
    let t10 = l.xor(x0, t9);
    let t11 = l.and_not(x1, x3);
    let t12 = l.xor(t6, x0);
    let t13 = l.xor(t11, t12);
    [l.xor(l.not(y0), t7), l.xor(l.not(y1), t10), l.xor(l.not(y2), t3), l.xor(y3, t13)]
}

#[inline(always)]
fn select_7da1089fe46cb253<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x1);
    let t1 = l.or_not(x0, x2);
    let t2 = l.xor(x3, x0);
    let t3 = l.select_over::<1>(x1, x0, x3);
    let t4 = l.xor(t1, x3);
    let t5 = l.select_over::<2>(x2, t2, x3);
    let t6 = l.select_over::<2>(x2, t3, t1);
    let t7 = l.select_over::<1>(x1, t4, t2);
    let t8 = l.select_over::<0>(t3, t5, x1);
    let t9 = l.select_over::<0>(x1, t5, t0);
    let t10 = l.select_over::<0>(t8, x2, t0);
    [l.xor(y0, t10), l.xor(y1, t6), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_7da1089fe46cb253<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb4>(x3, x2, x0);
    let t1 = l.ternary::<0x0a>(t0, x3, x1);
    let t2 = l.ternary::<0x28>(t1, t0, x2);
    let t3 = l.ternary::<0x68>(t2, x1, x0);
    let t4 = l.ternary::<0x86>(t3, t1, x2);
    let t5 = l.ternary::<0x54>(t4, t3, t2);
    let t6 = l.ternary::<0x6e>(t5, x1, x0);
    [
        l.ternary::<0x69>(y0, t4, x3),
        l.ternary::<0x69>(y1, t2, x0),
        l.ternary::<0x69>(y2, t1, x2),
        l.ternary::<0x96>(y3, t6, x3),
    ]
}

#[inline(always)]
fn two_7e9f1483bd026a5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.and_not(t0, x0);
    let t2 = l.xor(t1, x2);
    let t3 = l.and_not(x3, t2);
    let t4 = l.or(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t4, x3);
    let t7 = l.xor(x1, x0);
    let t8 = l.and_not(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(t0, t4);
    let t11 = l.and_not(t5, t9);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t4, x2);
    let t14 = l.and(t9, x1);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t5), l.xor(l.not(y2), t12), l.xor(y3, t9)]
}

#[inline(always)]
fn select_7e9f1483bd026a5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or_not(x2, x0);
    let t2 = l.xor(t0, t1);
    let t3 = l.select_over::<0>(t0, x3, x0);
    let t4 = l.select_over::<0>(x0, t3, x2);
    let t5 = l.select_over::<1>(x1, x2, t3);
    let t6 = l.xor(t5, t2);
    let t7 = l.or_not(t4, x3);
    let t8 = l.select_over::<1>(x1, t2, t3);
    let t9 = l.select_over::<2>(x1, t5, t6);
    let t10 = l.xor(t9, t4);
    let t11 = l.select_over::<0>(t5, t10, x1);
    let t12 = l.xor(t7, t11);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t12), l.xor(y3, t8)]
}

#[inline(always)]
fn three_7e9f1483bd026a5c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x2, x1, x0);
    let t1 = l.ternary::<0x38>(t0, x3, x1);
    let t2 = l.ternary::<0x42>(t1, x2, x0);
    let t3 = l.ternary::<0x36>(t2, t0, x1);
    let t4 = l.ternary::<0x16>(t3, t0, x0);
    let t5 = l.ternary::<0xc6>(t3, t2, x3);
    let t6 = l.ternary::<0x2c>(t5, t4, x0);
    [
        l.ternary::<0x69>(y0, t1, x2),
        l.ternary::<0x69>(y1, t6, t2),
        l.ternary::<0x69>(y2, t5, x1),
        l.ternary::<0x96>(y3, t3, x3),
    ]
}

#[inline(always)]
fn two_7ef8d0b3a1429c65<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.or(t0, x1);
    let t2 = l.xor(x1, x0);
    let t3 = l.and_not(t2, x2);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(t2, t5);
    let t7 = l.xor(t6, x2);
    let t8 = l.or(x2, x0);
    let t9 = l.and(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t5, t2);
    let t12 = l.and(t7, x3);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t2, t0);
    let t15 = l.and_not(t13, t5);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t13), l.xor(l.not(y2), t10), l.xor(y3, t5)]
}

#[inline(always)]
fn select_7ef8d0b3a1429c65<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.xor(x3, x1);
    let t3 = l.xor(t1, x3);
    let t4 = l.select_over::<1>(x2, x3, t0);
    let t5 = l.select_over::<1>(t4, t2, t3);
    let t6 = l.select_over::<1>(x1, t4, t3);
    let t7 = l.xor(t0, x1);
    let t8 = l.select_over::<0>(t3, t5, x2);
    let t9 = l.select_over::<0>(t5, t8, t7);
    let t10 = l.xor(t9, x0);
    let t11 = l.xor(t7, t8);
    [l.xor(y0, t10), l.xor(y1, t11), l.xor(y2, t6), l.xor(y3, t5)]
}

#[inline(always)]
fn three_7ef8d0b3a1429c65<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x28>(x3, x2, x0);
    let t1 = l.ternary::<0x9c>(x3, x2, x0);
    let t2 = l.ternary::<0x0e>(t0, x2, x1);
    let t3 = l.ternary::<0x90>(t2, x2, x0);
    let t4 = l.ternary::<0x86>(t2, x3, x1);
    let t5 = l.ternary::<0x16>(t3, x3, x1);
    let t6 = l.ternary::<0x1e>(t4, t2, x0);
    [
        l.ternary::<0x69>(y0, t4, x0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0xe1>(y2, t5, t0),
        l.ternary::<0xb4>(y3, t6, t0),
    ]
}

#[inline(always)]
fn two_7f5a816d093eb42c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.or(x3, x1);
    let t3 = l.and_not(x0, t2);
    let t4 = l.xor(x1, t3);
    let t5 = l.xor(t1, x3);
    let t6 = l.or(t5, t3);
    let t7 = l.and(t6, x2);
    let t8 = l.xor(t4, t7);
    let t9 = l.and_not(t8, x3);
    let t10 = l.or(t9, x2);
    let t11 = l.xor(t3, t10);
    let t12 = l.or(t0, x3);
    let t13 = l.and(t8, x0);
    let t14 = l.xor(t12, t13);
    [l.xor(l.not(y0), t8), l.xor(l.not(y1), t11), l.xor(l.not(y2), t14), l.xor(y3, t1)]
}

#[inline(always)]
fn select_7f5a816d093eb42c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(x2, x0);
    let t3 = l.select_over::<1>(x3, x2, x1);
    let t4 = l.select_over::<2>(t1, x1, x3);
    let t5 = l.select_over::<0>(x1, x0, t2);
    let t6 = l.xor(t4, t0);
    let t7 = l.select_over::<0>(x0, t6, t1);
    let t8 = l.select_over::<0>(t6, t1, t2);
    let t9 = l.select_over::<1>(t3, t2, t1);
    let t10 = l.xor(t8, t3);
    [l.xor(y0, t7), l.xor(y1, t9), l.xor(y2, t10), l.xor(y3, t5)]
}

#[inline(always)]
fn three_7f5a816d093eb42c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x16>(x3, x2, x1);
    let t1 = l.ternary::<0x9a>(x2, x1, x0);
    let t2 = l.ternary::<0x16>(t1, x3, x2);
    let t3 = l.ternary::<0xa4>(t2, t1, x1);
    let t4 = l.ternary::<0x52>(x2, x1, x0);
    let t5 = l.ternary::<0x94>(t4, t0, x0);
    [
        l.ternary::<0x69>(y0, t3, x3),
        l.ternary::<0x69>(y1, t5, x2),
        l.ternary::<0x69>(y2, t4, t2),
        l.ternary::<0x3c>(y3, t1, x2),
    ]
}

#[inline(always)]
fn two_7fce94103b526a8d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.and_not(x0, x1);
    let t2 = l.and_not(t1, x3);
    let t3 = l.and_not(x1, x0);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t2, t4);
    let t6 = l.or(t3, t0);
    let t7 = l.and_not(x1, x3);
    let t8 = l.and_not(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.or(t8, t1);
    let t11 = l.and(t10, t9);
    let t12 = l.xor(t11, t1);
    let t13 = l.or(x2, x1);
    let t14 = l.xor(t12, t13);
    [l.xor(l.not(y0), t14), l.xor(l.not(y1), t10), l.xor(l.not(y2), t5), l.xor(y3, t9)]
}

#[inline(always)]
fn select_7fce94103b526a8d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x0);
    let t1 = l.or_not(x3, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<0>(x2, t2, t0);
    let t4 = l.xor(t2, x3);
    let t5 = l.or_not(x0, t3);
    let t6 = l.select_over::<2>(x1, t4, t1);
    let t7 = l.select_over::<0>(t4, x1, t3);
    let t8 = l.select_over::<2>(x0, t6, t2);
    let t9 = l.xor(t5, t7);
    let t10 = l.select_over::<0>(t3, x0, t9);
    let t11 = l.select_over::<0>(x1, t6, t10);
    [l.xor(y0, t9), l.xor(y1, t3), l.xor(y2, t8), l.xor(y3, t11)]
}

#[inline(always)]
fn three_7fce94103b526a8d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x74>(x3, x1, x0);
    let t1 = l.ternary::<0xd6>(x3, x1, x0);
    let t2 = l.ternary::<0xac>(t0, x2, x1);
    let t3 = l.ternary::<0x94>(t1, x3, x2);
    let t4 = l.ternary::<0x52>(t3, x3, x0);
    let t5 = l.ternary::<0xc6>(t4, t2, x1);
    let t6 = l.ternary::<0x6c>(t4, t2, t1);
    [
        l.ternary::<0x69>(y0, t3, x0),
        l.ternary::<0xc3>(y1, t2, x2),
        l.ternary::<0x69>(y2, t6, x3),
        l.ternary::<0x96>(y3, t5, x0),
    ]
}

#[inline(always)]
fn two_80c4967b231f5ead<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.and_not(t0, x0);
    let t2 = l.xor(t1, x2);
    let t3 = l.xor(x3, x0);
    let t4 = l.or(t3, x2);
    let t5 = l.and_not(x1, t4);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t1, x2);
    let t8 = l.and_not(t5, x3);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t7, t3);
    let t11 = l.and_not(x1, t9);
    let t12 = l.xor(t10, t11);
    let t13 = l.or(t0, x2);
    let t14 = l.and_not(t12, t2);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t9), l.xor(y1, t6), l.xor(y2, t15), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_80c4967b231f5ead<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x3, x1);
    let t2 = l.and(x3, x0);
    let t3 = l.select_over::<1>(x2, x0, x3);
    let t4 = l.xor(t2, x2);
    let t5 = l.select_over::<1>(x1, t2, x2);
    let t6 = l.or_not(t4, t5);
    let t7 = l.xor(t6, t0);
    let t8 = l.select_over::<0>(t7, t5, x3);
    let t9 = l.select_over::<1>(t3, t5, t1);
    let t10 = l.select_over::<0>(t1, t4, t8);
    let t11 = l.select_over::<0>(x1, t4, t3);
    [l.xor(y0, t10), l.xor(y1, t11), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_80c4967b231f5ead<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x1a>(x3, x1, x0);
    let t1 = l.ternary::<0x38>(t0, x2, x1);
    let t2 = l.ternary::<0xe0>(t0, x3, x2);
    let t3 = l.ternary::<0x86>(t1, x2, x0);
    let t4 = l.ternary::<0x86>(t3, x3, x1);
    let t5 = l.ternary::<0x24>(t4, x3, x2);
    [
        l.ternary::<0x1e>(y0, t5, t3),
        l.ternary::<0x96>(y1, t1, x0),
        l.ternary::<0x96>(y2, t4, t2),
        l.ternary::<0x69>(y3, t5, t0),
    ]
}

#[inline(always)]
fn two_80f325eb1a47c9d6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(x1, x0);
    let t3 = l.or(t2, x3);
    let t4 = l.and(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(x3, x2);
    let t7 = l.and_not(t4, t6);
    let t8 = l.and(t5, x3);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t9, t5);
    let t12 = l.and_not(x1, t11);
    let t13 = l.xor(t3, t12);
    let t14 = l.or(t7, x1);
    let t15 = l.and_not(t0, t14);
    [l.xor(y0, t5), l.xor(y1, t15), l.xor(y2, t13), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_80f325eb1a47c9d6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x3);
    let t1 = l.xor(x3, x0);
    let t2 = l.xor(t1, x1);
    let t3 = l.select_over::<0>(t1, x2, x1);
    let t4 = l.xor(t3, x0);
    let t5 = l.select_over::<2>(x1, t0, t3);
    let t6 = l.xor(t4, x2);
    let t7 = l.select_over::<2>(t2, x1, t6);
    let t8 = l.select_over::<1>(x2, x1, t0);
    let t9 = l.select_over::<0>(x3, t4, t8);
    let t10 = l.select_over::<0>(t8, x2, t4);
    let t11 = l.xor(t2, t10);
    [l.xor(y0, t11), l.xor(y1, t7), l.xor(y2, t5), l.xor(y3, t9)]
}

#[inline(always)]
fn three_80f325eb1a47c9d6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x56>(x3, x1, x0);
    let t1 = l.ternary::<0x16>(t0, x3, x1);
    let t2 = l.ternary::<0x68>(t0, x3, x2);
    let t3 = l.ternary::<0x86>(t2, t1, x2);
    let t4 = l.ternary::<0x8c>(t3, x3, x2);
    let t5 = l.ternary::<0x7e>(t4, t3, t1);
    let t6 = l.ternary::<0x4e>(t5, t2, x1);
    [
        l.ternary::<0x96>(y0, t2, x1),
        l.ternary::<0x96>(y1, t5, t0),
        l.ternary::<0x96>(y2, t6, t4),
        l.ternary::<0x69>(y3, t3, x3),
    ]
}

#[inline(always)]
fn two_825049fa37cd6e1b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.or(x3, x0);
    let t2 = l.and(t1, x2);
    let t3 = l.xor(x3, t2);
    let t4 = l.and_not(t0, x1);
    let t5 = l.xor(t3, t4);
    let t6 = l.or(t0, x3);
    let t7 = l.xor(x2, x0);
    let t8 = l.or(t7, t3);
    let t9 = l.and(t8, x1);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t4, t8);
    let t12 = l.and_not(t10, t5);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t5, t0);
    let t15 = l.or(t11, x3);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t5), l.xor(y1, t10), l.xor(y2, t16), l.xor(l.not(y3), t13)]
}

#[inline(always)]
fn select_825049fa37cd6e1b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.or_not(t0, x3);
    let t2 = l.select_over::<1>(x0, x3, x2);
    let t3 = l.select_over::<0>(x2, t1, t0);
    let t4 = l.and(t3, x1);
    let t5 = l.xor(t1, x1);
    let t6 = l.xor(t4, t2);
    let t7 = l.select_over::<2>(t5, t3, t2);
    let t8 = l.select_over::<0>(t4, x0, t5);
    let t9 = l.select_over::<0>(t7, x0, t0);
    let t10 = l.select_over::<0>(t8, t6, t9);
    let t11 = l.xor(t10, t3);
    [l.xor(y0, t11), l.xor(y1, t8), l.xor(y2, t6), l.xor(y3, t9)]
}

#[inline(always)]
fn three_825049fa37cd6e1b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb4>(x3, x2, x0);
    let t1 = l.ternary::<0x38>(x3, x2, x1);
    let t2 = l.ternary::<0x60>(t0, x2, x1);
    let t3 = l.ternary::<0x24>(t1, x2, x0);
    let t4 = l.ternary::<0x64>(t2, x1, x0);
    let t5 = l.ternary::<0xd2>(t4, t3, x2);
    let t6 = l.ternary::<0x5e>(t5, x3, x0);
    [
        l.ternary::<0x96>(y0, t5, t1),
        l.ternary::<0x96>(y1, t6, x1),
        l.ternary::<0x96>(y2, t4, t3),
        l.ternary::<0x69>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_83264debc17fa095<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.and_not(x2, x3);
    let t2 = l.xor(t1, x1);
    let t3 = l.and(t2, x0);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(x3, x0);
    let t6 = l.and(x3, x1);
    let t7 = l.xor(t5, t6);
    let t8 = l.and_not(x2, t3);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t0, x0);
    let t11 = l.and_not(t7, t2);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t2, x3);
    let t14 = l.and_not(t4, t10);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t9), l.xor(y1, t15), l.xor(y2, t4), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_83264debc17fa095<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.xor(x3, x0);
    let t2 = l.or_not(x3, t0);
    let t3 = l.select_over::<2>(t0, x1, t2);
    let t4 = l.select_over::<1>(x3, t0, x1);
    let t5 = l.select_over::<1>(x3, x1, x2);
    let t6 = l.select_over::<2>(x0, t4, x3);
    let t7 = l.xor(t6, x2);
    let t8 = l.select_over::<0>(t6, t5, x0);
    let t9 = l.select_over::<0>(x0, t3, t4);
    let t10 = l.select_over::<0>(t4, t7, t3);
    let t11 = l.xor(t1, t10);
    [l.xor(y0, t8), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_83264debc17fa095<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x82>(x2, x1, x0);
    let t1 = l.ternary::<0x26>(x3, x1, x0);
    let t2 = l.ternary::<0xc2>(x3, x1, x0);
    let t3 = l.ternary::<0x5e>(x3, x1, x0);
    let t4 = l.ternary::<0x52>(x3, x1, x0);
    let t5 = l.ternary::<0x5e>(t3, x3, x2);
    let t6 = l.ternary::<0x94>(t4, t2, x2);
    [
        l.ternary::<0x1e>(y0, t2, t0),
        l.ternary::<0x96>(y1, t6, t3),
        l.ternary::<0x96>(y2, t5, t1),
        l.ternary::<0x2d>(y3, t6, t5),
    ]
}

#[inline(always)]
fn two_83daef5147bc2069<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.and_not(x3, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.xor(x2, x0);
    let t6 = l.or(t5, t1);
    let t7 = l.and(t0, x1);
    let t8 = l.xor(t6, t7);
    let t9 = l.and(t6, x2);
    let t10 = l.or(t0, x0);
    let t11 = l.and_not(x1, t10);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t5, x1);
    let t14 = l.and_not(t3, t9);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(y1, t8), l.xor(y2, t4), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_83daef5147bc2069<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x2);
    let t1 = l.or_not(x2, x3);
    let t2 = l.or_not(x0, x1);
    let t3 = l.select_over::<1>(x1, x3, x2);
    let t4 = l.select_over::<0>(x1, x0, t1);
    let t5 = l.xor(t1, t3);
    let t6 = l.select_over::<0>(x0, t5, t3);
    let t7 = l.xor(t0, t4);
    let t8 = l.select_over::<0>(x2, t6, t4);
    let t9 = l.xor(t2, t8);
    let t10 = l.select_over::<0>(t7, t4, t9);
    let t11 = l.select_over::<0>(t10, t3, t5);
    [l.xor(y0, t9), l.xor(y1, t6), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_83daef5147bc2069<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x62>(x3, x2, x0);
    let t1 = l.ternary::<0x40>(x3, x2, x1);
    let t2 = l.ternary::<0x26>(x3, x2, x1);
    let t3 = l.ternary::<0x3e>(t0, x1, x0);
    let t4 = l.ternary::<0xd6>(t0, x3, x1);
    let t5 = l.ternary::<0x68>(t4, x1, x0);
    let t6 = l.ternary::<0x56>(t5, t2, t0);
    [
        l.ternary::<0x96>(y0, t3, t1),
        l.ternary::<0x96>(y1, t6, t5),
        l.ternary::<0x96>(y2, t6, x3),
        l.ternary::<0x4b>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_845aebd6cf793120<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x0);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(x3, x1);
    let t3 = l.or(t2, x0);
    let t4 = l.and_not(x2, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t3, x2);
    let t7 = l.xor(x3, x0);
    let t8 = l.and_not(t7, t5);
    let t9 = l.and_not(t8, x1);
    let t10 = l.xor(t6, t9);
    let t11 = l.or(t6, t0);
    let t12 = l.or(t7, x2);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(x1, t10);
    let t15 = l.xor(t14, t7);
    [l.xor(y0, t13), l.xor(y1, t15), l.xor(y2, t10), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_845aebd6cf793120<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.xor(x3, x0);
    let t2 = l.select_over::<1>(x1, x3, t1);
    let t3 = l.select_over::<2>(t2, x2, x0);
    let t4 = l.select_over::<1>(t1, x2, t0);
    let t5 = l.select_over::<0>(t0, x1, t2);
    let t6 = l.select_over::<1>(x1, t1, t4);
    let t7 = l.select_over::<1>(t6, t4, x1);
    let t8 = l.xor(t3, x1);
    let t9 = l.or_not(t8, t6);
    let t10 = l.xor(t9, t5);
    let t11 = l.xor(t7, t2);
    [l.xor(y0, t8), l.xor(y1, t6), l.xor(y2, t11), l.xor(y3, t10)]
}

#[inline(always)]
fn three_845aebd6cf793120<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x3, x1, x0);
    let t1 = l.ternary::<0x68>(t0, x3, x2);
    let t2 = l.ternary::<0x6e>(t1, t0, x1);
    let t3 = l.ternary::<0x9e>(t2, t1, x0);
    let t4 = l.ternary::<0x42>(t3, x2, x1);
    let t5 = l.ternary::<0x2e>(t4, t0, x2);
    let t6 = l.ternary::<0xd8>(t5, x3, x1);
    [
        l.ternary::<0x3c>(y0, t3, x2),
        l.ternary::<0x96>(y1, t6, x0),
        l.ternary::<0x96>(y2, t5, x3),
        l.ternary::<0x69>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_8469bc1237e0daf5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x1);
    let t1 = l.and_not(t0, x0);
    let t2 = l.xor(x3, x0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x1, x0);
    let t7 = l.and_not(x0, t6);
    let t8 = l.xor(t7, x3);
    let t9 = l.and(t8, x2);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t7, t4);
    let t12 = l.xor(t11, t10);
    let t13 = l.and_not(x1, x2);
    let t14 = l.or(t11, t8);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t5), l.xor(y1, t12), l.xor(y2, t10), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_8469bc1237e0daf5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and_not(t0, x2);
    let t2 = l.xor(x2, x0);
    let t3 = l.xor(x3, x0);
    let t4 = l.select_over::<1>(t0, t3, x3);
    let t5 = l.or_not(x1, x3);
    let t6 = l.select_over::<2>(x2, t4, t0);
    let t7 = l.select_over::<1>(x1, t6, x3);
    let t8 = l.xor(t1, t7);
    let t9 = l.select_over::<0>(x1, x2, t7);
    let t10 = l.select_over::<0>(t4, t9, t2);
    let t11 = l.select_over::<0>(t2, x0, t10);
    let t12 = l.xor(t5, t11);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t6), l.xor(y3, t12)]
}

#[inline(always)]
fn three_8469bc1237e0daf5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x56>(x3, x2, x0);
    let t1 = l.ternary::<0x90>(x3, x2, x0);
    let t2 = l.ternary::<0x18>(x3, x2, x1);
    let t3 = l.ternary::<0x4a>(t0, x2, x1);
    let t4 = l.ternary::<0x1a>(t0, x2, x1);
    let t5 = l.ternary::<0xc6>(t0, x3, x2);
    let t6 = l.ternary::<0x0e>(t4, t0, x3);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x96>(y1, t3, x3),
        l.ternary::<0x96>(y2, t5, t4),
        l.ternary::<0xe1>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_84b135092eacd67f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x3);
    let t1 = l.and_not(x3, x1);
    let t2 = l.xor(x3, x1);
    let t3 = l.and(t2, x0);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t0, x0);
    let t7 = l.and_not(t1, t6);
    let t8 = l.xor(t5, t2);
    let t9 = l.xor(x2, x1);
    let t10 = l.xor(t9, t7);
    let t11 = l.and(t10, x0);
    let t12 = l.xor(t8, t11);
    let t13 = l.and_not(t4, t12);
    let t14 = l.xor(t13, t10);
    [l.xor(y0, t5), l.xor(y1, t14), l.xor(y2, t7), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_84b135092eacd67f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(x3, x1);
    let t2 = l.select_over::<1>(x0, x1, x2);
    let t3 = l.select_over::<2>(x0, x3, t1);
    let t4 = l.and_not(x0, t3);
    let t5 = l.xor(t4, t2);
    let t6 = l.and_not(t2, x3);
    let t7 = l.select_over::<0>(t0, t5, x2);
    let t8 = l.select_over::<0>(t2, x3, x0);
    let t9 = l.select_over::<0>(t7, t3, t6);
    let t10 = l.select_over::<0>(x2, t5, t3);
    [l.xor(y0, t7), l.xor(y1, t9), l.xor(y2, t8), l.xor(y3, t10)]
}

#[inline(always)]
fn three_84b135092eacd67f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9a>(x3, x2, x0);
    let t1 = l.ternary::<0x6c>(x3, x2, x1);
    let t2 = l.ternary::<0x3a>(x3, x2, x1);
    let t3 = l.ternary::<0x06>(t0, x2, x1);
    let t4 = l.ternary::<0xc6>(t1, x3, x0);
    let t5 = l.ternary::<0x84>(t2, t0, x3);
    let t6 = l.ternary::<0xc4>(t5, t1, t0);
    [
        l.ternary::<0x96>(y0, t6, x1),
        l.ternary::<0x96>(y1, t3, x3),
        l.ternary::<0x96>(y2, t5, x3),
        l.ternary::<0x69>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_873a96e5d04c12fb<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.and(x3, x2);
    let t3 = l.xor(t2, x1);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t3, x0);
    let t7 = l.xor(t6, x2);
    let t8 = l.and_not(t6, x1);
    let t9 = l.and_not(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.and_not(t7, x1);
    let t12 = l.and_not(t11, t4);
    let t13 = l.xor(t9, t6);
    let t14 = l.and_not(t12, t1);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t10), l.xor(y1, t15), l.xor(y2, t5), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_873a96e5d04c12fb<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.or_not(x1, t0);
    let t3 = l.xor(t2, x0);
    let t4 = l.select_over::<1>(x3, t3, t1);
    let t5 = l.select_over::<0>(t4, x3, t0);
    let t6 = l.select_over::<1>(x3, t1, x0);
    let t7 = l.xor(t5, t6);
    let t8 = l.xor(t2, x3);
    let t9 = l.select_over::<1>(t7, t5, t8);
    let t10 = l.select_over::<0>(t6, t7, x0);
    let t11 = l.xor(t10, x1);
    [l.xor(y0, t4), l.xor(y1, t11), l.xor(y2, t7), l.xor(y3, t9)]
}

#[inline(always)]
fn three_873a96e5d04c12fb<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x18>(x2, x1, x0);
    let t1 = l.ternary::<0xc6>(x3, x1, x0);
    let t2 = l.ternary::<0x5e>(x3, x2, x0);
    let t3 = l.ternary::<0x46>(t1, x3, x2);
    let t4 = l.ternary::<0x56>(t2, x2, x1);
    let t5 = l.ternary::<0xde>(t3, x1, x0);
    let t6 = l.ternary::<0x6a>(t5, x3, x2);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0xb4>(y1, t5, t3),
        l.ternary::<0x96>(y2, t2, t0),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_8db0451293ce6fa7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and_not(t0, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(t2, x3);
    let t4 = l.xor(t0, t3);
    let t5 = l.or(x2, x0);
    let t6 = l.or(t2, t0);
    let t7 = l.and_not(x3, t6);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t3, x2);
    let t10 = l.xor(t7, t4);
    let t11 = l.and(t10, x0);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t8, x0);
    let t14 = l.or(t13, t9);
    let t15 = l.xor(t14, x1);
    [l.xor(y0, t4), l.xor(y1, t8), l.xor(y2, t15), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_8db0451293ce6fa7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and(t0, x3);
    let t2 = l.xor(x3, x1);
    let t3 = l.select_over::<1>(x2, x0, t2);
    let t4 = l.select_over::<1>(x2, t2, x3);
    let t5 = l.select_over::<0>(x3, t3, t0);
    let t6 = l.select_over::<1>(t0, x1, t5);
    let t7 = l.or_not(t3, t6);
    let t8 = l.xor(t4, t6);
    let t9 = l.select_over::<2>(x2, t7, t8);
    let t10 = l.select_over::<0>(x2, t1, t7);
    let t11 = l.xor(t9, t0);
    [l.xor(y0, t5), l.xor(y1, t8), l.xor(y2, t11), l.xor(y3, t10)]
}

#[inline(always)]
fn three_8db0451293ce6fa7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x7a>(x2, x1, x0);
    let t1 = l.ternary::<0x7c>(t0, x3, x2);
    let t2 = l.ternary::<0x3e>(t1, x3, x1);
    let t3 = l.ternary::<0x92>(t1, t0, x1);
    let t4 = l.ternary::<0x3a>(t2, t1, x0);
    let t5 = l.ternary::<0x68>(t4, x1, x0);
    let t6 = l.ternary::<0x2c>(t5, x2, x0);
    [
        l.ternary::<0x96>(y0, t3, x0),
        l.ternary::<0x3c>(y1, t4, t2),
        l.ternary::<0x96>(y2, t2, x1),
        l.ternary::<0xc3>(y3, t6, t0),
    ]
}

#[inline(always)]
fn two_8e25691cf4b0da37<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.xor(x1, x0);
    let t2 = l.and_not(x3, x1);
    let t3 = l.or(t2, t0);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x2);
    let t7 = l.xor(t6, x3);
    let t8 = l.and(t7, x2);
    let t9 = l.xor(t8, x3);
    let t10 = l.and(t9, x1);
    let t11 = l.xor(t7, t10);
    let t12 = l.xor(t9, t3);
    let t13 = l.and_not(t0, t7);
    let t14 = l.and_not(t13, t4);
    [l.xor(y0, t14), l.xor(y1, t11), l.xor(y2, t5), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_8e25691cf4b0da37<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x2, x1);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<1>(t2, x0, t0);
    let t4 = l.select_over::<0>(x2, t2, t3);
    let t5 = l.or_not(x1, t2);
    let t6 = l.select_over::<0>(t2, t0, t5);
    let t7 = l.select_over::<1>(t0, x3, x1);
    let t8 = l.select_over::<1>(t1, t0, t7);
    let t9 = l.select_over::<0>(x1, t5, t1);
    let t10 = l.select_over::<0>(t4, t6, t3);
    let t11 = l.xor(t9, t10);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t4), l.xor(y3, t6)]
}

#[inline(always)]
fn three_8e25691cf4b0da37<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x98>(x3, x2, x0);
    let t1 = l.ternary::<0x26>(x2, x1, x0);
    let t2 = l.ternary::<0x36>(t0, x3, x0);
    let t3 = l.ternary::<0x94>(x3, x2, x1);
    let t4 = l.ternary::<0x42>(t3, t0, x1);
    let t5 = l.ternary::<0x1e>(t4, t2, t1);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0x96>(y1, t3, t1),
        l.ternary::<0x96>(y2, t3, t2),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_8f6b19c5d37a0e24<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and_not(x0, t0);
    let t2 = l.xor(t1, x1);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t0, t3);
    let t5 = l.and(t4, x2);
    let t6 = l.and_not(t2, t0);
    let t7 = l.or(t6, x1);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t4, t7);
    let t10 = l.xor(t9, t2);
    let t11 = l.xor(x3, x0);
    let t12 = l.and(t10, t0);
    let t13 = l.xor(t11, t12);
    [l.xor(y0, t13), l.xor(y1, t8), l.xor(y2, t4), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_8f6b19c5d37a0e24<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x0);
    let t1 = l.and_not(x2, x0);
    let t2 = l.xor(t0, x1);
    let t3 = l.select_over::<1>(x3, t0, x1);
    let t4 = l.xor(t1, t3);
    let t5 = l.select_over::<0>(t3, t1, x1);
    let t6 = l.xor(t2, t5);
    let t7 = l.select_over::<0>(t6, x0, x2);
    let t8 = l.xor(t7, x3);
    let t9 = l.select_over::<0>(t7, x1, t2);
    let t10 = l.select_over::<0>(t9, t5, t4);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t6)]
}

#[inline(always)]
fn three_8f6b19c5d37a0e24<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6e>(x2, x1, x0);
    let t1 = l.ternary::<0x62>(x3, x2, x0);
    let t2 = l.ternary::<0x1e>(t1, x3, x1);
    let t3 = l.ternary::<0xb6>(t2, x2, x0);
    let t4 = l.ternary::<0x52>(t2, x2, x1);
    let t5 = l.ternary::<0x56>(t3, t2, t1);
    let t6 = l.ternary::<0x78>(t5, x3, x1);
    [
        l.ternary::<0x96>(y0, t6, t0),
        l.ternary::<0x78>(y1, t3, t0),
        l.ternary::<0x3c>(y2, t2, x0),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_90bc243fd6e1a758<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and(t0, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.xor(x2, x0);
    let t6 = l.and_not(x3, t5);
    let t7 = l.or(t6, x1);
    let t8 = l.xor(t2, t7);
    let t9 = l.or(t5, t1);
    let t10 = l.or(x3, x2);
    let t11 = l.and(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.and(t4, x0);
    let t14 = l.and(t9, t7);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(y1, t8), l.xor(y2, t4), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_90bc243fd6e1a758<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x0, x3, x2);
    let t4 = l.or_not(t2, t1);
    let t5 = l.xor(t4, x0);
    let t6 = l.select_over::<0>(x3, t2, t5);
    let t7 = l.select_over::<0>(t2, t5, x0);
    let t8 = l.or_not(t1, t6);
    let t9 = l.xor(t8, t3);
    let t10 = l.select_over::<1>(x1, t0, t7);
    let t11 = l.select_over::<0>(x1, t5, t3);
    [l.xor(y0, t6), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t9)]
}

#[inline(always)]
fn three_90bc243fd6e1a758<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x2, x0);
    let t1 = l.ternary::<0x58>(x3, x2, x1);
    let t2 = l.ternary::<0xb8>(t1, t0, x0);
    let t3 = l.ternary::<0xbe>(t2, x3, x0);
    let t4 = l.ternary::<0xac>(t2, t0, x1);
    let t5 = l.ternary::<0xda>(t4, x2, x1);
    let t6 = l.ternary::<0xde>(t4, t1, x2);
    [
        l.ternary::<0x69>(y0, t1, t0),
        l.ternary::<0x96>(y1, t5, x3),
        l.ternary::<0x78>(y2, t6, t3),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_96328b17a4efc0d5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.or(t0, x1);
    let t2 = l.and_not(t0, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.and(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t5, x2);
    let t7 = l.and_not(x0, x2);
    let t8 = l.or(t7, x3);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(t7, t3);
    let t11 = l.xor(t9, x3);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t6, t0);
    let t14 = l.or(t9, t1);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(y1, t9), l.xor(y2, t12), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_96328b17a4efc0d5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x2);
    let t1 = l.select_over::<0>(x3, x0, t0);
    let t2 = l.select_over::<1>(x1, t0, x3);
    let t3 = l.xor(t2, t1);
    let t4 = l.select_over::<1>(x0, x3, x2);
    let t5 = l.select_over::<2>(t4, x1, t1);
    let t6 = l.select_over::<1>(t2, t4, x0);
    let t7 = l.xor(t6, t2);
    let t8 = l.and(x2, x0);
    let t9 = l.select_over::<0>(x1, t3, t6);
    let t10 = l.xor(t8, t9);
    [l.xor(y0, t5), l.xor(y1, t7), l.xor(y2, t10), l.xor(y3, t3)]
}

#[inline(always)]
fn three_96328b17a4efc0d5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x2c>(x2, x1, x0);
    let t1 = l.ternary::<0x2c>(x3, x1, x0);
    let t2 = l.ternary::<0x3a>(x3, x1, x0);
    let t3 = l.ternary::<0x58>(t1, t0, x0);
    let t4 = l.ternary::<0xd6>(t2, x3, x2);
    let t5 = l.ternary::<0x90>(t2, t1, x2);
    [
        l.ternary::<0x4b>(y0, t4, t3),
        l.ternary::<0x96>(y1, t5, t0),
        l.ternary::<0x96>(y2, t5, x3),
        l.ternary::<0x69>(y3, t3, x0),
    ]
}

#[inline(always)]
fn two_9bad5e23064cf178<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.and(t1, x1);
    let t3 = l.xor(t2, x3);
    let t4 = l.and_not(x0, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x0, t5);
    let t7 = l.xor(t6, x1);
    let t8 = l.or(t2, x3);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t6, x3);
    let t11 = l.xor(t3, x0);
    let t12 = l.or(t11, x2);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(t11, t7);
    let t15 = l.xor(t14, t1);
    [l.xor(l.not(y0), t15), l.xor(y1, t13), l.xor(y2, t5), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_9bad5e23064cf178<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and(x3, x0);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<1>(t2, t1, x3);
    let t4 = l.select_over::<2>(x0, x2, x3);
    let t5 = l.select_over::<2>(x0, t3, x2);
    let t6 = l.xor(t4, x0);
    let t7 = l.or_not(t0, t6);
    let t8 = l.select_over::<0>(t4, t2, t0);
    let t9 = l.xor(t7, t3);
    let t10 = l.select_over::<0>(t8, t0, t9);
    let t11 = l.xor(t5, t10);
    let t12 = l.select_over::<0>(x1, t6, t2);
    [l.xor(y0, t9), l.xor(y1, t8), l.xor(y2, t12), l.xor(y3, t11)]
}

#[inline(always)]
fn three_9bad5e23064cf178<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x38>(x3, x2, x1);
    let t1 = l.ternary::<0xf2>(x3, x2, x1);
    let t2 = l.ternary::<0x48>(x3, x2, x1);
    let t3 = l.ternary::<0x26>(t0, x1, x0);
    let t4 = l.ternary::<0x1e>(t1, x2, x0);
    let t5 = l.ternary::<0x6a>(t3, t1, x2);
    let t6 = l.ternary::<0x90>(t5, x2, x0);
    [
        l.ternary::<0x69>(y0, t6, t0),
        l.ternary::<0x96>(y1, t3, t2),
        l.ternary::<0x96>(y2, t5, x1),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_9bc0367548ef1a2d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(t1, x1);
    let t3 = l.or(x3, x1);
    let t4 = l.and_not(x0, t3);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t2, x2);
    let t7 = l.and(t5, t0);
    let t8 = l.xor(t6, t7);
    let t9 = l.and_not(t2, t8);
    let t10 = l.or(t9, x0);
    let t11 = l.xor(t6, t10);
    let t12 = l.and_not(t8, t2);
    let t13 = l.or(t12, x3);
    let t14 = l.xor(t10, t13);
    [l.xor(l.not(y0), t11), l.xor(y1, t5), l.xor(y2, t8), l.xor(l.not(y3), t14)]
}

#[inline(always)]
fn select_9bc0367548ef1a2d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x3, x2);
    let t2 = l.select_over::<0>(t0, t1, x1);
    let t3 = l.or_not(t1, x0);
    let t4 = l.and_not(x1, t3);
    let t5 = l.select_over::<2>(x0, x2, t3);
    let t6 = l.select_over::<1>(x3, x0, x2);
    let t7 = l.xor(t6, t4);
    let t8 = l.select_over::<1>(t7, x3, t2);
    let t9 = l.select_over::<0>(t8, x1, t4);
    let t10 = l.select_over::<0>(x1, t2, t7);
    let t11 = l.xor(t10, t5);
    [l.xor(y0, t7), l.xor(y1, t11), l.xor(y2, t2), l.xor(y3, t9)]
}

#[inline(always)]
fn three_9bc0367548ef1a2d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x5e>(x2, x1, x0);
    let t1 = l.ternary::<0xb4>(t0, x3, x0);
    let t2 = l.ternary::<0x6a>(t0, x3, x2);
    let t3 = l.ternary::<0xd8>(t1, x1, x0);
    let t4 = l.ternary::<0xec>(t3, t2, x0);
    let t5 = l.ternary::<0x3e>(t3, t2, x1);
    let t6 = l.ternary::<0x60>(t5, t4, x3);
    [
        l.ternary::<0xc3>(y0, t5, x3),
        l.ternary::<0x96>(y1, t5, t1),
        l.ternary::<0x96>(y2, t6, x1),
        l.ternary::<0x69>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_9c3d76e1a2048f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.or(x2, x0);
    let t3 = l.and(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t3, x0);
    let t6 = l.and_not(t4, t5);
    let t7 = l.or(t6, x1);
    let t8 = l.xor(t1, t7);
    let t9 = l.and(t7, t5);
    let t10 = l.xor(t7, x3);
    let t11 = l.or(t10, x2);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t5, x1);
    let t14 = l.and_not(t8, t12);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(y1, t12), l.xor(y2, t8), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_9c3d76e1a2048f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<2>(x0, x2, t0);
    let t3 = l.select_over::<0>(x2, x0, x1);
    let t4 = l.xor(t3, x3);
    let t5 = l.select_over::<0>(x3, t2, t1);
    let t6 = l.select_over::<0>(t5, x0, t2);
    let t7 = l.select_over::<2>(x1, t1, t6);
    let t8 = l.select_over::<1>(t4, x1, t2);
    let t9 = l.select_over::<0>(x0, t4, t1);
    let t10 = l.xor(t9, t8);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t7), l.xor(y3, t5)]
}

#[inline(always)]
fn three_9c3d76e1a2048f5b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0x06>(x3, x2, x0);
    let t2 = l.ternary::<0x7a>(x3, x2, x0);
    let t3 = l.ternary::<0xe4>(t2, x1, x0);
    let t4 = l.ternary::<0x2e>(t3, x2, x1);
    let t5 = l.ternary::<0x8a>(t4, t1, x1);
    let t6 = l.ternary::<0xfe>(t4, t1, x1);
    [
        l.ternary::<0x69>(y0, t5, t2),
        l.ternary::<0x96>(y1, t6, t2),
        l.ternary::<0x1e>(y2, t1, t0),
        l.ternary::<0x69>(y3, t3, t1),
    ]
}

#[inline(always)]
fn two_a3590d78c416bf2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x0);
    let t1 = l.or(t0, x2);
    let t2 = l.and_not(x0, x1);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t1, x1);
    let t6 = l.xor(x2, x0);
    let t7 = l.and_not(x3, t6);
    let t8 = l.xor(t5, t7);
    let t9 = l.xor(t2, x3);
    let t10 = l.and_not(t4, x0);
    let t11 = l.and_not(t10, t8);
    let t12 = l.and_not(x1, t11);
    let t13 = l.xor(t9, t12);
    let t14 = l.and_not(t11, t6);
    let t15 = l.or(t14, t2);
    [l.xor(y0, t8), l.xor(l.not(y1), t4), l.xor(y2, t13), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_a3590d78c416bf2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(x2, x1);
    let t2 = l.xor(t0, x0);
    let t3 = l.xor(t1, x3);
    let t4 = l.select_over::<1>(x0, t1, t0);
    let t5 = l.select_over::<0>(t0, x3, x2);
    let t6 = l.select_over::<1>(t2, t5, t3);
    let t7 = l.select_over::<1>(x2, x0, x3);
    let t8 = l.xor(t4, t7);
    let t9 = l.select_over::<2>(t7, t2, x2);
    let t10 = l.select_over::<1>(x1, t9, t3);
    let t11 = l.select_over::<0>(x1, t2, t7);
    [l.xor(y0, t8), l.xor(y1, t10), l.xor(y2, t11), l.xor(y3, t6)]
}

#[inline(always)]
fn three_a3590d78c416bf2e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xd2>(x3, x1, x0);
    let t1 = l.ternary::<0x5e>(t0, x2, x1);
    let t2 = l.ternary::<0x72>(t1, x2, x0);
    let t3 = l.ternary::<0xb0>(t1, x2, x1);
    let t4 = l.ternary::<0x6c>(t2, x3, x1);
    let t5 = l.ternary::<0x60>(t4, x3, x0);
    let t6 = l.ternary::<0x42>(t4, t0, x2);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x69>(y1, t4, x2),
        l.ternary::<0x96>(y2, t3, x0),
        l.ternary::<0x69>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_a4568137dce092bf<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and_not(x1, x3);
    let t2 = l.and_not(t1, x2);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t3, x1);
    let t5 = l.and_not(x0, t4);
    let t6 = l.xor(t2, t5);
    let t7 = l.or(t4, t0);
    let t8 = l.xor(t7, x2);
    let t9 = l.or(t8, t6);
    let t10 = l.xor(t9, x3);
    let t11 = l.xor(t9, x1);
    let t12 = l.or(t11, t5);
    [l.xor(y0, t6), l.xor(l.not(y1), t12), l.xor(y2, t8), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_a4568137dce092bf<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.and_not(x3, t1);
    let t3 = l.xor(t1, x0);
    let t4 = l.select_over::<2>(t2, x1, t3);
    let t5 = l.select_over::<0>(x0, x2, x1);
    let t6 = l.xor(t5, t2);
    let t7 = l.xor(t0, t5);
    let t8 = l.select_over::<0>(x1, x2, t0);
    let t9 = l.select_over::<2>(x3, t8, t5);
    let t10 = l.select_over::<0>(t7, t8, x3);
    [l.xor(y0, t9), l.xor(y1, t6), l.xor(y2, t4), l.xor(y3, t10)]
}

#[inline(always)]
fn three_a4568137dce092bf<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x3, x1, x0);
    let t1 = l.ternary::<0xb2>(x3, x2, x0);
    let t2 = l.ternary::<0xc2>(t0, x2, x0);
    let t3 = l.ternary::<0xc6>(t0, x2, x1);
    let t4 = l.ternary::<0xf6>(t2, t0, x1);
    let t5 = l.ternary::<0x34>(t3, x1, x0);
    let t6 = l.ternary::<0xc6>(t5, t2, x3);
    [
        l.ternary::<0x96>(y0, t6, x1),
        l.ternary::<0x69>(y1, t3, t1),
        l.ternary::<0xd2>(y2, t5, t4),
        l.ternary::<0x69>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_a53c98d64fe02b17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and_not(x0, x1);
    let t3 = l.xor(t2, x2);
    let t4 = l.and(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t5, x0);
    let t7 = l.xor(t6, x3);
    let t8 = l.and(t3, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.or(x3, x1);
    let t11 = l.or(t6, t3);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t7, x1);
    let t14 = l.and_not(t12, t1);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t5), l.xor(l.not(y1), t12), l.xor(y2, t15), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_a53c98d64fe02b17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.or_not(x3, x1);
    let t3 = l.xor(t1, x3);
    let t4 = l.xor(t2, x0);
    let t5 = l.select_over::<0>(t3, t1, x1);
    let t6 = l.xor(t5, x0);
    let t7 = l.select_over::<0>(t5, t3, t4);
    let t8 = l.select_over::<1>(x2, x1, x0);
    let t9 = l.select_over::<0>(x2, t1, t8);
    let t10 = l.xor(t2, t9);
    let t11 = l.select_over::<0>(x3, t3, t8);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t11), l.xor(y3, t7)]
}

#[inline(always)]
fn three_a53c98d64fe02b17<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xbe>(x3, x1, x0);
    let t1 = l.ternary::<0x6a>(x3, x1, x0);
    let t2 = l.ternary::<0x84>(x3, x2, x1);
    let t3 = l.ternary::<0xe8>(t0, x3, x2);
    let t4 = l.ternary::<0x7c>(t1, x2, x1);
    let t5 = l.ternary::<0x52>(t1, x3, x1);
    let t6 = l.ternary::<0xa4>(t5, x3, x2);
    [
        l.ternary::<0x96>(y0, t5, t2),
        l.ternary::<0x69>(y1, t4, x3),
        l.ternary::<0x96>(y2, t6, x0),
        l.ternary::<0x69>(y3, t5, t3),
    ]
}

#[inline(always)]
fn two_a5be760c28f4d391<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and_not(x1, x0);
    let t3 = l.and_not(x2, t1);
    let t4 = l.xor(t2, t3);
    let t5 = l.or(t4, x3);
    let t6 = l.xor(t1, t5);
    let t7 = l.and_not(x1, x2);
    let t8 = l.or(t7, x0);
    let t9 = l.xor(t1, x2);
    let t10 = l.and(t9, x3);
    let t11 = l.xor(t8, t10);
    let t12 = l.and(t5, t0);
    let t13 = l.and(t11, t6);
    let t14 = l.xor(t12, t13);
    let t15 = l.or(t13, t2);
    let t16 = l.xor(t15, x2);
    [l.xor(y0, t14), l.xor(l.not(y1), t16), l.xor(y2, t11), l.xor(l.not(y3), t6)]
}

#[inline(always)]
fn select_a5be760c28f4d391<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.xor(t0, x3);
    let t3 = l.select_over::<1>(x1, t2, x3);
    let t4 = l.and_not(x2, x1);
    let t5 = l.select_over::<1>(x3, t4, x0);
    let t6 = l.select_over::<2>(x0, t5, x2);
    let t7 = l.select_over::<2>(t1, x1, x0);
    let t8 = l.select_over::<0>(x1, t5, t6);
    let t9 = l.select_over::<0>(t5, t3, t1);
    let t10 = l.xor(t7, t8);
    let t11 = l.select_over::<0>(t3, x3, t8);
    let t12 = l.xor(t11, t1);
    [l.xor(y0, t10), l.xor(y1, t12), l.xor(y2, t8), l.xor(y3, t9)]
}

#[inline(always)]
fn three_a5be760c28f4d391<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x1, x0);
    let t1 = l.ternary::<0x86>(t0, x3, x2);
    let t2 = l.ternary::<0xb2>(t1, t0, x0);
    let t3 = l.ternary::<0xa2>(t2, x2, x1);
    let t4 = l.ternary::<0x52>(t3, x3, x0);
    let t5 = l.ternary::<0x0e>(t3, x3, x2);
    let t6 = l.ternary::<0xb2>(t4, t0, x2);
    [
        l.ternary::<0x96>(y0, t4, x2),
        l.ternary::<0x69>(y1, t5, t2),
        l.ternary::<0x96>(y2, t6, t3),
        l.ternary::<0xc3>(y3, t2, x1),
    ]
}

#[inline(always)]
fn two_a968de20f35b41c7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and_not(x0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.and_not(x1, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(x1, t4);
    let t6 = l.or(t5, x3);
    let t7 = l.and(t1, x2);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t7, x1);
    let t10 = l.xor(t5, x2);
    let t11 = l.and_not(t10, x0);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t2, x1);
    let t14 = l.or(t13, x3);
    let t15 = l.xor(t11, t14);
    [l.xor(y0, t8), l.xor(l.not(y1), t4), l.xor(y2, t15), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_a968de20f35b41c7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and_not(x2, t1);
    let t3 = l.or_not(x3, t1);
    let t4 = l.or(t3, x1);
    let t5 = l.select_over::<1>(x1, x0, t0);
    let t6 = l.select_over::<2>(x1, t2, t3);
    let t7 = l.select_over::<2>(x3, t5, t1);
    let t8 = l.select_over::<2>(x3, t6, x1);
    let t9 = l.select_over::<1>(t8, t2, x2);
    let t10 = l.select_over::<0>(t5, x2, t8);
    let t11 = l.xor(t4, t10);
    let t12 = l.select_over::<0>(t7, x3, t6);
    [l.xor(y0, t12), l.xor(y1, t7), l.xor(y2, t9), l.xor(y3, t11)]
}

#[inline(always)]
fn three_a968de20f35b41c7<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x3, x2, x0);
    let t1 = l.ternary::<0x16>(t0, x1, x0);
    let t2 = l.ternary::<0x30>(t0, x1, x0);
    let t3 = l.ternary::<0x84>(t0, x3, x1);
    let t4 = l.ternary::<0x84>(t0, x3, x2);
    let t5 = l.ternary::<0x36>(t4, t1, x1);
    let t6 = l.ternary::<0x92>(t5, x1, x0);
    [
        l.ternary::<0x1e>(y0, t4, t2),
        l.ternary::<0x69>(y1, t6, x3),
        l.ternary::<0x96>(y2, t3, t1),
        l.ternary::<0x69>(y3, t1, x2),
    ]
}

#[inline(always)]
fn two_a9d6eb45f13c7082<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x3);
    let t1 = l.or(t0, x0);
    let t2 = l.xor(x1, t1);
    let t3 = l.and(x3, x0);
    let t4 = l.xor(t3, x1);
    let t5 = l.and(t4, x2);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(x3, t4);
    let t8 = l.or(t7, t5);
    let t9 = l.and_not(x2, x0);
    let t10 = l.xor(t8, t9);
    let t11 = l.and_not(t6, x2);
    let t12 = l.or(t11, t4);
    let t13 = l.xor(t7, x2);
    let t14 = l.and_not(x0, t13);
    let t15 = l.xor(t12, t14);
    let t16 = l.xor(t12, x3);
    [l.xor(y0, t6), l.xor(l.not(y1), t10), l.xor(y2, t16), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_a9d6eb45f13c7082<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and(x3, x0);
    let t2 = l.select_over::<1>(x2, t1, t0);
    let t3 = l.or_not(x3, x2);
    let t4 = l.and_not(x1, t3);
    let t5 = l.xor(t2, t4);
    let t6 = l.or(t5, t2);
    let t7 = l.select_over::<2>(x2, x3, x1);
    let t8 = l.xor(t6, t7);
    let t9 = l.and_not(t5, t8);
    let t10 = l.select_over::<1>(x2, t0, x3);
    let t11 = l.xor(t9, t10);
    let t12 = l.select_over::<0>(t10, t8, t7);
    let t13 = l.xor(t12, x2);
    [l.xor(y0, t11), l.xor(y1, t5), l.xor(y2, t13), l.xor(y3, t8)]
}

#[inline(always)]
fn three_a9d6eb45f13c7082<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xd2>(x3, x2, x0);
    let t1 = l.ternary::<0x7e>(t0, x1, x0);
    let t2 = l.ternary::<0x16>(t0, x3, x1);
    let t3 = l.ternary::<0x90>(t1, x2, x1);
    let t4 = l.ternary::<0x36>(t3, x2, x0);
    let t5 = l.ternary::<0x28>(t3, x3, x0);
    let t6 = l.ternary::<0x68>(t5, x2, x1);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0xe1>(y1, t6, t2),
        l.ternary::<0x96>(y2, t4, t2),
        l.ternary::<0x69>(y3, t3, t0),
    ]
}

#[inline(always)]
fn two_adc76e81f3b40952<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x0);
    let t1 = l.xor(x3, x2);
    let t2 = l.and_not(t1, t0);
    let t3 = l.and_not(x0, x3);
    let t4 = l.and_not(t3, x1);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t4, x0);
    let t7 = l.or(t4, t2);
    let t8 = l.or(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t4, x2);
    let t11 = l.or(t3, t2);
    let t12 = l.and_not(x1, t11);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(t13, t9);
    let t15 = l.xor(t14, t11);
    [l.xor(y0, t15), l.xor(l.not(y1), t5), l.xor(y2, t13), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_adc76e81f3b40952<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.select_over::<1>(x1, t0, x2);
    let t3 = l.or(t2, x0);
    let t4 = l.select_over::<0>(x0, t2, x2);
    let t5 = l.select_over::<1>(x1, x2, x3);
    let t6 = l.or_not(t3, t5);
    let t7 = l.xor(t3, t5);
    let t8 = l.xor(t6, t4);
    let t9 = l.select_over::<1>(t8, t5, t1);
    let t10 = l.select_over::<0>(t6, t8, x3);
    let t11 = l.xor(t1, t10);
    let t12 = l.xor(t9, x1);
    [l.xor(y0, t12), l.xor(y1, t8), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_adc76e81f3b40952<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xe8>(x3, x2, x0);
    let t1 = l.ternary::<0x9c>(t0, x3, x1);
    let t2 = l.ternary::<0x76>(t1, x2, x1);
    let t3 = l.ternary::<0xa6>(t2, x3, x2);
    let t4 = l.ternary::<0x36>(t3, t2, x0);
    let t5 = l.ternary::<0x7e>(t4, x3, x1);
    let t6 = l.ternary::<0x9a>(t5, t2, x0);
    [
        l.ternary::<0x96>(y0, t1, x0),
        l.ternary::<0x69>(y1, t4, x3),
        l.ternary::<0x96>(y2, t5, t3),
        l.ternary::<0x69>(y3, t6, t3),
    ]
}

#[inline(always)]
fn two_b0d7ce142368a5f9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.and_not(x3, x2);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(x3, t2);
    let t4 = l.and_not(t3, t0);
    let t5 = l.and(t4, x0);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t0, x0);
    let t8 = l.and_not(x3, t7);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(x3, x2);
    let t11 = l.and_not(t2, t7);
    let t12 = l.xor(t10, t11);
    let t13 = l.xor(t7, t6);
    let t14 = l.and_not(t9, t12);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t9), l.xor(y2, t6), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_b0d7ce142368a5f9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.and(t1, x1);
    let t3 = l.select_over::<2>(x0, x3, x1);
    let t4 = l.select_over::<2>(x2, t3, t1);
    let t5 = l.select_over::<2>(t3, x0, t4);
    let t6 = l.select_over::<1>(t0, x3, x2);
    let t7 = l.select_over::<1>(t5, t0, x2);
    let t8 = l.xor(t5, t6);
    let t9 = l.xor(t2, t7);
    let t10 = l.select_over::<0>(t8, x0, t7);
    let t11 = l.xor(t10, t3);
    [l.xor(y0, t4), l.xor(y1, t8), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_b0d7ce142368a5f9<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x5e>(x3, x2, x0);
    let t1 = l.ternary::<0xe4>(x3, x2, x0);
    let t2 = l.ternary::<0xb6>(x3, x2, x1);
    let t3 = l.ternary::<0x9c>(t1, t0, x1);
    let t4 = l.ternary::<0x86>(t3, t2, x2);
    let t5 = l.ternary::<0x68>(t4, t1, x2);
    let t6 = l.ternary::<0x46>(t5, t2, x0);
    [
        l.ternary::<0x69>(y0, t6, t4),
        l.ternary::<0x69>(y1, t3, t2),
        l.ternary::<0x96>(y2, t5, x1),
        l.ternary::<0x2d>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_b3582fade174c960<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x0, x1);
    let t1 = l.and_not(x3, t0);
    let t2 = l.xor(x3, x1);
    let t3 = l.and(t2, x2);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t2, t0);
    let t7 = l.or(t6, x2);
    let t8 = l.xor(x0, t7);
    let t9 = l.and_not(x3, x2);
    let t10 = l.xor(t8, t9);
    let t11 = l.xor(t6, x2);
    let t12 = l.and(t11, x1);
    let t13 = l.xor(t8, t12);
    let t14 = l.xor(t4, x2);
    let t15 = l.xor(t14, t12);
    [l.xor(l.not(y0), t13), l.xor(l.not(y1), t5), l.xor(y2, t10), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_b3582fade174c960<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x0);
    let t1 = l.and_not(x1, t0);
    let t2 = l.and_not(x2, x1);
    let t3 = l.select_over::<1>(x0, x2, t2);
    let t4 = l.or_not(x0, t2);
    let t5 = l.select_over::<1>(x1, x0, t4);
    let t6 = l.select_over::<1>(x3, t5, t0);
    let t7 = l.select_over::<0>(t6, t1, t4);
    let t8 = l.select_over::<0>(x3, t4, t3);
    let t9 = l.select_over::<2>(t8, t3, t1);
    let t10 = l.or(t8, t3);
    let t11 = l.select_over::<0>(t9, t4, x1);
    let t12 = l.xor(t10, t11);
    [l.xor(y0, t9), l.xor(y1, t7), l.xor(y2, t8), l.xor(y3, t12)]
}

#[inline(always)]
fn three_b3582fade174c960<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x26>(x2, x1, x0);
    let t1 = l.ternary::<0xf6>(x3, x2, x0);
    let t2 = l.ternary::<0x9c>(t1, x2, x1);
    let t3 = l.ternary::<0x78>(t2, x2, x0);
    let t4 = l.ternary::<0xde>(t2, t0, x3);
    let t5 = l.ternary::<0x2e>(t3, x3, x0);
    [
        l.ternary::<0x4b>(y0, t1, t0),
        l.ternary::<0x69>(y1, t5, t0),
        l.ternary::<0x96>(y2, t4, t3),
        l.ternary::<0x69>(y3, t4, x2),
    ]
}

#[inline(always)]
fn two_b5198df0e423c7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.or(x3, x0);
    let t2 = l.xor(x3, x0);
    let t3 = l.or(t2, t0);
    let t4 = l.and(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x1, t0);
    let t7 = l.xor(t5, x1);
    let t8 = l.and_not(t6, t7);
    let t9 = l.and_not(x3, t8);
    let t10 = l.xor(t6, t9);
    let t11 = l.and(t8, x0);
    let t12 = l.xor(t4, x2);
    let t13 = l.or(t12, x3);
    let t14 = l.xor(t11, t13);
    let t15 = l.xor(t12, t10);
    [l.xor(l.not(y0), t14), l.xor(l.not(y1), t10), l.xor(y2, t5), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_b5198df0e423c7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.and_not(t0, x2);
    let t4 = l.or_not(x0, t3);
    let t5 = l.select_over::<2>(x1, t3, t1);
    let t6 = l.select_over::<0>(x2, x1, t4);
    let t7 = l.select_over::<0>(x1, x3, t6);
    let t8 = l.select_over::<0>(t3, t5, t7);
    let t9 = l.xor(t8, t5);
    let t10 = l.xor(t2, t9);
    let t11 = l.select_over::<0>(x3, t8, t0);
    let t12 = l.xor(t11, t6);
    [l.xor(y0, t12), l.xor(y1, t8), l.xor(y2, t5), l.xor(y3, t10)]
}

#[inline(always)]
fn three_b5198df0e423c7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x2, x1, x0);
    let t1 = l.ternary::<0x98>(t0, x3, x0);
    let t2 = l.ternary::<0xac>(t0, x3, x1);
    let t3 = l.ternary::<0x86>(t1, x2, x1);
    let t4 = l.ternary::<0x6e>(t3, t2, x0);
    let t5 = l.ternary::<0x18>(t3, t2, x0);
    [
        l.ternary::<0x69>(y0, t5, x3),
        l.ternary::<0x69>(y1, t3, t0),
        l.ternary::<0x96>(y2, t4, x1),
        l.ternary::<0xe1>(y3, t1, t0),
    ]
}

#[inline(always)]
fn two_b634cfe27d805a91<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x0);
    let t1 = l.or(t0, x3);
    let t2 = l.xor(x3, x0);
    let t3 = l.xor(t2, x2);
    let t4 = l.and_not(x1, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t2, t1);
    let t7 = l.and_not(x3, t3);
    let t8 = l.and_not(t7, x1);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t2, t0);
    let t11 = l.and_not(x1, t10);
    let t12 = l.xor(t7, t11);
    let t13 = l.and(t8, x0);
    let t14 = l.and_not(t11, t3);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t5), l.xor(y2, t12), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_b634cfe27d805a91<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.or_not(x0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x3, x1, x0);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t3, x3);
    let t6 = l.select_over::<2>(t2, x1, t3);
    let t7 = l.select_over::<2>(t2, t4, x3);
    let t8 = l.select_over::<1>(x2, t4, t5);
    let t9 = l.xor(t0, t6);
    let t10 = l.select_over::<0>(x1, x2, t5);
    let t11 = l.select_over::<0>(t7, t2, t10);
    [l.xor(y0, t7), l.xor(y1, t11), l.xor(y2, t8), l.xor(y3, t9)]
}

#[inline(always)]
fn three_b634cfe27d805a91<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xac>(x3, x2, x0);
    let t1 = l.ternary::<0x64>(t0, x1, x0);
    let t2 = l.ternary::<0xd2>(t1, x3, x0);
    let t3 = l.ternary::<0x92>(t2, x2, x0);
    let t4 = l.ternary::<0x2c>(t3, t0, x3);
    let t5 = l.ternary::<0xc6>(t4, x2, x1);
    let t6 = l.ternary::<0xd6>(t4, t2, x3);
    [
        l.ternary::<0x69>(y0, t4, x0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0xb4>(y2, t6, t3),
        l.ternary::<0x69>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_bac1569e2df70438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x3);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(t0, x2);
    let t3 = l.or(t2, x0);
    let t4 = l.and(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(x3, x0);
    let t7 = l.xor(t6, t3);
    let t8 = l.and_not(t2, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t9, t4);
    let t11 = l.and_not(x1, t6);
    let t12 = l.and(t11, x2);
    let t13 = l.xor(t10, t12);
    let t14 = l.xor(t1, x0);
    let t15 = l.or(t13, x1);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t9), l.xor(y2, t13), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_bac1569e2df70438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(x0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x3, x0, x2);
    let t4 = l.xor(t2, x3);
    let t5 = l.select_over::<0>(x3, x1, x0);
    let t6 = l.select_over::<1>(t0, t5, t2);
    let t7 = l.select_over::<0>(x1, t2, t3);
    let t8 = l.or_not(t6, t7);
    let t9 = l.xor(t8, t4);
    let t10 = l.select_over::<0>(t9, t4, t3);
    let t11 = l.xor(t10, t0);
    [l.xor(y0, t9), l.xor(y1, t6), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_bac1569e2df70438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6e>(x3, x2, x1);
    let t1 = l.ternary::<0x16>(t0, x3, x0);
    let t2 = l.ternary::<0xea>(t1, x3, x1);
    let t3 = l.ternary::<0x7a>(t2, x2, x0);
    let t4 = l.ternary::<0x64>(t3, t0, x0);
    let t5 = l.ternary::<0xc2>(t3, t2, t1);
    let t6 = l.ternary::<0xe8>(t4, x3, x1);
    [
        l.ternary::<0x69>(y0, t1, x2),
        l.ternary::<0x69>(y1, t5, x3),
        l.ternary::<0x96>(y2, t6, x2),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_baf50ce8623917d4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and(t0, x1);
    let t2 = l.and_not(x0, t0);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(x1, x0);
    let t6 = l.and(t5, x3);
    let t7 = l.and_not(t6, x2);
    let t8 = l.xor(t1, t7);
    let t9 = l.xor(t3, x2);
    let t10 = l.or(t6, x1);
    let t11 = l.xor(t9, t10);
    let t12 = l.and_not(t9, x0);
    let t13 = l.xor(t12, x3);
    let t14 = l.and_not(x1, t13);
    let t15 = l.xor(t7, t14);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t8), l.xor(y2, t11), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_baf50ce8623917d4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x0);
    let t1 = l.and_not(x3, t0);
    let t2 = l.xor(x2, x0);
    let t3 = l.xor(t2, t1);
    let t4 = l.select_over::<2>(x1, t3, t1);
    let t5 = l.select_over::<1>(t4, t3, x1);
    let t6 = l.xor(t5, x2);
    let t7 = l.select_over::<1>(t0, t6, x3);
    let t8 = l.xor(t7, t2);
    let t9 = l.select_over::<1>(t5, t8, t0);
    let t10 = l.or_not(t5, x0);
    let t11 = l.select_over::<0>(x1, t4, t2);
    let t12 = l.xor(t10, t11);
    [l.xor(y0, t7), l.xor(y1, t9), l.xor(y2, t12), l.xor(y3, t4)]
}

#[inline(always)]
fn three_baf50ce8623917d4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9c>(x2, x1, x0);
    let t1 = l.ternary::<0x46>(x3, x1, x0);
    let t2 = l.ternary::<0x92>(x3, x2, x0);
    let t3 = l.ternary::<0x42>(t0, x2, x0);
    let t4 = l.ternary::<0xb2>(t3, t0, x3);
    let t5 = l.ternary::<0xec>(t4, t3, x2);
    [
        l.ternary::<0x69>(y0, t4, x2),
        l.ternary::<0x69>(y1, t5, x0),
        l.ternary::<0x96>(y2, t2, t1),
        l.ternary::<0x69>(y3, t3, t2),
    ]
}

#[inline(always)]
fn two_c462a5b9e8d703f1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.and(t0, x2);
    let t3 = l.xor(t2, x0);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(t3, t0);
    let t7 = l.xor(t6, t5);
    let t8 = l.and(x2, x0);
    let t9 = l.or(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.and(t9, x1);
    let t12 = l.or(t11, t2);
    let t13 = l.xor(x3, x1);
    let t14 = l.and(t13, t1);
    let t15 = l.xor(t14, x0);
    [l.xor(y0, t12), l.xor(y1, t5), l.xor(l.not(y2), t10), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_c462a5b9e8d703f1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x3, x2);
    let t2 = l.or_not(x3, x1);
    let t3 = l.xor(t2, x0);
    let t4 = l.select_over::<1>(t0, t1, t3);
    let t5 = l.select_over::<2>(x0, x1, t0);
    let t6 = l.select_over::<2>(t5, x3, x0);
    let t7 = l.xor(t6, t5);
    let t8 = l.select_over::<1>(x2, x3, t3);
    let t9 = l.select_over::<0>(t7, x2, x1);
    let t10 = l.xor(t6, t8);
    let t11 = l.select_over::<0>(x2, t3, t5);
    [l.xor(y0, t9), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t4)]
}

#[inline(always)]
fn three_c462a5b9e8d703f1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x60>(x3, x2, x0);
    let t1 = l.ternary::<0x56>(x3, x1, x0);
    let t2 = l.ternary::<0xb2>(t1, x3, x2);
    let t3 = l.ternary::<0x8e>(t1, x2, x1);
    let t4 = l.ternary::<0x56>(t2, x2, x1);
    let t5 = l.ternary::<0xd0>(t4, t0, x0);
    [
        l.ternary::<0x96>(y0, t5, x2),
        l.ternary::<0x96>(y1, t4, t1),
        l.ternary::<0x69>(y2, t3, t0),
        l.ternary::<0x69>(y3, t3, t2),
    ]
}

#[inline(always)]
fn two_c652b09d3e7af418<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.or(t1, x0);
    let t3 = l.xor(t2, x2);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.or(t4, t1);
    let t7 = l.xor(t6, x0);
    let t8 = l.or(t5, t3);
    let t9 = l.xor(t8, x3);
    let t10 = l.or(x3, x2);
    let t11 = l.and_not(x0, t10);
    let t12 = l.xor(t9, t11);
    let t13 = l.and(t3, t0);
    let t14 = l.xor(t13, t11);
    [l.xor(y0, t7), l.xor(y1, t14), l.xor(l.not(y2), t5), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_c652b09d3e7af418<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and_not(x1, x2);
    let t2 = l.select_over::<1>(x2, t1, x3);
    let t3 = l.select_over::<0>(x0, t0, t2);
    let t4 = l.or_not(t2, x1);
    let t5 = l.select_over::<1>(x3, t3, x1);
    let t6 = l.or_not(t0, t5);
    let t7 = l.select_over::<2>(t5, t0, x3);
    let t8 = l.xor(t4, t7);
    let t9 = l.select_over::<2>(t5, x2, t6);
    let t10 = l.select_over::<0>(t2, t0, t9);
    let t11 = l.select_over::<0>(t0, x2, t5);
    [l.xor(y0, t11), l.xor(y1, t3), l.xor(y2, t8), l.xor(y3, t10)]
}

#[inline(always)]
fn three_c652b09d3e7af418<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x1, x0);
    let t1 = l.ternary::<0x28>(x3, x2, x0);
    let t2 = l.ternary::<0xbc>(x3, x2, x0);
    let t3 = l.ternary::<0x52>(t1, t0, x2);
    let t4 = l.ternary::<0x80>(t2, x2, x1);
    let t5 = l.ternary::<0xf6>(t3, t2, x0);
    let t6 = l.ternary::<0xf6>(t5, t2, x1);
    [
        l.ternary::<0x96>(y0, t6, x0),
        l.ternary::<0xb4>(y1, t5, t4),
        l.ternary::<0x69>(y2, t2, t0),
        l.ternary::<0x69>(y3, t6, t3),
    ]
}

#[inline(always)]
fn two_c76938b5fa0d421e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x2);
    let t1 = l.xor(t0, x3);
    let t2 = l.and_not(x3, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.and_not(x2, t3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x0);
    let t7 = l.and_not(t5, t3);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t3, x2);
    let t10 = l.and_not(t6, t7);
    let t11 = l.xor(t9, t10);
    let t12 = l.xor(t5, t3);
    let t13 = l.and_not(t11, t8);
    let t14 = l.xor(t12, t13);
    [l.xor(y0, t8), l.xor(y1, t5), l.xor(l.not(y2), t14), l.xor(l.not(y3), t11)]
}

#[inline(always)]
fn select_c76938b5fa0d421e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.select_over::<2>(x0, x3, t0);
    let t2 = l.or(x3, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.or_not(x1, t3);
    let t5 = l.select_over::<2>(t1, x0, x1);
    let t6 = l.select_over::<1>(x3, x0, x2);
    let t7 = l.xor(t4, t6);
    let t8 = l.select_over::<0>(x3, x2, t7);
    let t9 = l.select_over::<0>(x2, t1, t3);
    let t10 = l.xor(t5, t9);
    let t11 = l.select_over::<0>(t4, t3, t10);
    let t12 = l.xor(t11, t8);
    [l.xor(y0, t10), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t12)]
}

#[inline(always)]
fn three_c76938b5fa0d421e<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xa6>(x2, x1, x0);
    let t1 = l.ternary::<0x1c>(x3, x2, x0);
    let t2 = l.ternary::<0x24>(x3, x2, x1);
    let t3 = l.ternary::<0x4a>(t0, x3, x1);
    let t4 = l.ternary::<0x52>(t1, t0, x1);
    let t5 = l.ternary::<0xc6>(t3, x2, x1);
    let t6 = l.ternary::<0x12>(t3, x3, x0);
    [
        l.ternary::<0x96>(y0, t6, t4),
        l.ternary::<0x96>(y1, t1, t0),
        l.ternary::<0x69>(y2, t3, t2),
        l.ternary::<0x69>(y3, t6, t5),
    ]
}

#[inline(always)]
fn two_c821d4f670a53e9b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x1, x2);
    let t1 = l.xor(x3, x1);
    let t2 = l.and_not(t0, t1);
    let t3 = l.and_not(t1, x1);
    let t4 = l.xor(t3, x2);
    let t5 = l.and(t4, x0);
    let t6 = l.xor(t2, t5);
    let t7 = l.or(t6, t4);
    let t8 = l.xor(t7, x3);
    let t9 = l.or(t8, x0);
    let t10 = l.xor(t4, t9);
    let t11 = l.xor(t0, x0);
    let t12 = l.or(t10, t6);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t11, t7);
    let t15 = l.xor(t14, x1);
    [l.xor(y0, t15), l.xor(y1, t13), l.xor(l.not(y2), t10), l.xor(l.not(y3), t6)]
}

#[inline(always)]
fn select_c821d4f670a53e9b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or_not(x1, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<0>(x0, x1, x3);
    let t4 = l.select_over::<2>(t0, t2, t3);
    let t5 = l.select_over::<2>(t4, x3, t0);
    let t6 = l.select_over::<0>(t4, x3, t2);
    let t7 = l.xor(t6, x2);
    let t8 = l.select_over::<1>(t7, x3, t2);
    let t9 = l.xor(t8, x1);
    let t10 = l.or_not(x1, t7);
    let t11 = l.xor(t10, t5);
    [l.xor(y0, t4), l.xor(y1, t9), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_c821d4f670a53e9b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x56>(x2, x1, x0);
    let t1 = l.ternary::<0x74>(t0, x3, x2);
    let t2 = l.ternary::<0xd6>(t0, x3, x2);
    let t3 = l.ternary::<0xc2>(t2, t0, x1);
    let t4 = l.ternary::<0x94>(t2, t0, x1);
    let t5 = l.ternary::<0x84>(t4, t3, x3);
    [
        l.ternary::<0x96>(y0, t3, t1),
        l.ternary::<0x96>(y1, t4, x2),
        l.ternary::<0xa5>(y2, t4, t3),
        l.ternary::<0x69>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_c8d1a29634e75f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.and(t0, x2);
    let t2 = l.xor(t1, x3);
    let t3 = l.and(t2, x0);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t4, x2);
    let t6 = l.xor(t2, x0);
    let t7 = l.or(t6, x1);
    let t8 = l.and(t7, x3);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(t6, t0);
    let t11 = l.and_not(x2, t7);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(t12, t9);
    let t14 = l.xor(t13, t6);
    [l.xor(y0, t4), l.xor(y1, t9), l.xor(l.not(y2), t14), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_c8d1a29634e75f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.select_over::<2>(x2, x3, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<2>(x2, x0, x3);
    let t4 = l.select_over::<1>(x0, t1, t0);
    let t5 = l.or_not(t3, t2);
    let t6 = l.and_not(x2, t5);
    let t7 = l.select_over::<2>(t2, x0, x2);
    let t8 = l.xor(t5, t7);
    let t9 = l.select_over::<0>(t4, t3, t2);
    let t10 = l.select_over::<0>(t7, t0, x0);
    let t11 = l.xor(t6, t10);
    [l.xor(y0, t4), l.xor(y1, t9), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_c8d1a29634e75f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x48>(x2, x1, x0);
    let t1 = l.ternary::<0x0e>(x2, x1, x0);
    let t2 = l.ternary::<0x7a>(x2, x1, x0);
    let t3 = l.ternary::<0xb0>(x3, x1, x0);
    let t4 = l.ternary::<0xd4>(t0, x3, x0);
    let t5 = l.ternary::<0x1c>(t1, x3, x1);
    let t6 = l.ternary::<0xb6>(t5, t4, t3);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x96>(y1, t4, x2),
        l.ternary::<0x69>(y2, t3, t2),
        l.ternary::<0x69>(y3, t5, x0),
    ]
}

#[inline(always)]
fn two_c9b18e247365a0fd<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x3, x2);
    let t1 = l.and_not(x2, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.or(t2, x1);
    let t4 = l.xor(x0, t3);
    let t5 = l.or(t4, t0);
    let t6 = l.xor(t5, t2);
    let t7 = l.and_not(x1, x2);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t5, x1);
    let t10 = l.or(t9, t8);
    let t11 = l.xor(t10, x2);
    let t12 = l.and_not(t11, t4);
    let t13 = l.xor(t12, t9);
    [l.xor(y0, t11), l.xor(y1, t4), l.xor(l.not(y2), t8), l.xor(l.not(y3), t13)]
}

#[inline(always)]
fn select_c9b18e247365a0fd<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x0);
    let t1 = l.and_not(x0, x1);
    let t2 = l.xor(t0, x3);
    let t3 = l.select_over::<2>(x0, x2, t0);
    let t4 = l.select_over::<0>(x2, t2, x3);
    let t5 = l.or_not(x3, t4);
    let t6 = l.select_over::<1>(x1, t1, t4);
    let t7 = l.xor(t5, x1);
    let t8 = l.select_over::<0>(x0, t4, t7);
    let t9 = l.select_over::<0>(t6, t2, t7);
    let t10 = l.select_over::<0>(t7, t3, t4);
    let t11 = l.or(t9, t2);
    let t12 = l.xor(t11, t8);
    [l.xor(y0, t12), l.xor(y1, t6), l.xor(y2, t10), l.xor(y3, t9)]
}

#[inline(always)]
fn three_c9b18e247365a0fd<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xa8>(x2, x1, x0);
    let t1 = l.ternary::<0xe4>(x2, x1, x0);
    let t2 = l.ternary::<0x36>(x3, x2, x1);
    let t3 = l.ternary::<0x1c>(t1, x3, x0);
    let t4 = l.ternary::<0xee>(t1, x3, x1);
    let t5 = l.ternary::<0x92>(t2, x1, x0);
    let t6 = l.ternary::<0xd6>(t5, x3, x2);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x96>(y1, t4, t0),
        l.ternary::<0x69>(y2, t5, t3),
        l.ternary::<0x87>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_c9fe813a274d60b5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.and(t0, x2);
    let t2 = l.and_not(t1, x3);
    let t3 = l.xor(x1, t2);
    let t4 = l.and_not(t3, x3);
    let t5 = l.xor(t4, t0);
    let t6 = l.xor(t4, x2);
    let t7 = l.and(t6, t5);
    let t8 = l.xor(t7, x3);
    let t9 = l.and(t5, x0);
    let t10 = l.or(t9, t4);
    let t11 = l.or(t10, x2);
    let t12 = l.xor(t2, t11);
    [l.xor(y0, t5), l.xor(y1, t3), l.xor(l.not(y2), t12), l.xor(l.not(y3), t8)]
}

#[inline(always)]
fn select_c9fe813a274d60b5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.or_not(x2, t1);
    let t3 = l.and_not(t1, x1);
    let t4 = l.select_over::<1>(x3, t3, t2);
    let t5 = l.select_over::<0>(x0, t2, t4);
    let t6 = l.select_over::<2>(x3, t5, t0);
    let t7 = l.and(t2, x3);
    let t8 = l.xor(t7, x1);
    let t9 = l.select_over::<0>(t8, x2, t1);
    let t10 = l.select_over::<0>(t9, t7, t5);
    [l.xor(y0, t6), l.xor(y1, t8), l.xor(y2, t10), l.xor(y3, t4)]
}

#[inline(always)]
fn three_c9fe813a274d60b5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x2c>(x3, x2, x1);
    let t1 = l.ternary::<0x92>(t0, x2, x0);
    let t2 = l.ternary::<0xe2>(t1, t0, x1);
    let t3 = l.ternary::<0x86>(t2, x3, x0);
    let t4 = l.ternary::<0x14>(t3, t2, x1);
    let t5 = l.ternary::<0xe6>(t4, t1, x0);
    let t6 = l.ternary::<0x6e>(t5, x3, x1);
    [
        l.ternary::<0x96>(y0, t1, x1),
        l.ternary::<0xb4>(y1, t6, t5),
        l.ternary::<0x69>(y2, t3, x2),
        l.ternary::<0x69>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_ca7de3029516b4f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.and_not(x3, x1);
    let t3 = l.and_not(t2, x0);
    let t4 = l.xor(t1, t3);
    let t5 = l.and_not(t4, x1);
    let t6 = l.xor(t5, x3);
    let t7 = l.or(t5, t3);
    let t8 = l.and(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t4, x2);
    let t11 = l.or(t10, x0);
    let t12 = l.xor(t6, t11);
    let t13 = l.xor(t7, x1);
    let t14 = l.and_not(x2, t12);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t9), l.xor(y1, t12), l.xor(l.not(y2), t4), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_ca7de3029516b4f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x2);
    let t1 = l.xor(t0, x3);
    let t2 = l.xor(t0, x0);
    let t3 = l.xor(t1, x1);
    let t4 = l.select_over::<2>(t3, t2, x3);
    let t5 = l.select_over::<1>(x0, t4, t3);
    let t6 = l.select_over::<0>(x1, t3, x2);
    let t7 = l.xor(t6, t1);
    let t8 = l.select_over::<1>(x0, t1, t6);
    let t9 = l.select_over::<0>(t8, x0, t0);
    let t10 = l.xor(t7, t9);
    let t11 = l.select_over::<0>(t10, t2, t3);
    [l.xor(y0, t10), l.xor(y1, t8), l.xor(y2, t5), l.xor(y3, t11)]
}

#[inline(always)]
fn three_ca7de3029516b4f8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x0e>(x2, x1, x0);
    let t1 = l.ternary::<0x0e>(t0, x3, x0);
    let t2 = l.ternary::<0x9c>(t0, x3, x1);
    let t3 = l.ternary::<0x8a>(t0, x3, x1);
    let t4 = l.ternary::<0xa4>(t2, x1, x0);
    let t5 = l.ternary::<0x9e>(t2, x1, x0);
    let t6 = l.ternary::<0xac>(t4, x3, x1);
    [
        l.ternary::<0x96>(y0, t5, t3),
        l.ternary::<0x96>(y1, t4, x2),
        l.ternary::<0x69>(y2, t5, t0),
        l.ternary::<0x69>(y3, t6, t1),
    ]
}

#[inline(always)]
fn two_cb39f04572ed1a86<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x1, x2);
    let t1 = l.and_not(x3, x1);
    let t2 = l.xor(x3, x1);
    let t3 = l.xor(t1, x2);
    let t4 = l.and(t3, x0);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t3, x3);
    let t7 = l.and(t5, t2);
    let t8 = l.and_not(t7, x0);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t0, x0);
    let t11 = l.and(t9, t5);
    let t12 = l.xor(t10, t11);
    let t13 = l.and(t10, t9);
    let t14 = l.xor(t13, t3);
    [l.xor(y0, t12), l.xor(y1, t9), l.xor(l.not(y2), t14), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_cb39f04572ed1a86<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x1);
    let t1 = l.xor(t0, x2);
    let t2 = l.or_not(x3, x2);
    let t3 = l.select_over::<2>(x1, x3, t0);
    let t4 = l.select_over::<2>(x0, t1, t3);
    let t5 = l.select_over::<2>(t1, x1, x3);
    let t6 = l.select_over::<0>(x1, t4, x2);
    let t7 = l.xor(t5, x0);
    let t8 = l.select_over::<0>(t1, x0, t4);
    let t9 = l.xor(t7, t6);
    let t10 = l.xor(t8, t5);
    let t11 = l.select_over::<0>(t10, t7, t6);
    let t12 = l.xor(t2, t11);
    [l.xor(y0, t9), l.xor(y1, t10), l.xor(y2, t12), l.xor(y3, t4)]
}

#[inline(always)]
fn three_cb39f04572ed1a86<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x28>(x2, x1, x0);
    let t1 = l.ternary::<0x9c>(x2, x1, x0);
    let t2 = l.ternary::<0xbc>(x3, x1, x0);
    let t3 = l.ternary::<0x24>(t1, x3, x0);
    let t4 = l.ternary::<0x2e>(t2, x2, x1);
    let t5 = l.ternary::<0xda>(t4, t3, x0);
    let t6 = l.ternary::<0x7c>(t5, t4, t2);
    [
        l.ternary::<0x96>(y0, t5, x3),
        l.ternary::<0x96>(y1, t5, t3),
        l.ternary::<0x69>(y2, t6, t1),
        l.ternary::<0x69>(y3, t2, t0),
    ]
}

#[inline(always)]
fn two_cbf451e908d2a736<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.xor(t0, x0);
    let t2 = l.xor(x3, x2);
    let t3 = l.and(t2, x0);
    let t4 = l.or(t3, x1);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x3);
    let t7 = l.and_not(t5, t6);
    let t8 = l.or(t7, x2);
    let t9 = l.xor(t1, t8);
    let t10 = l.and(t3, x1);
    let t11 = l.xor(t7, x2);
    let t12 = l.xor(t10, t11);
    let t13 = l.and_not(x3, t5);
    let t14 = l.or(t10, x2);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t5), l.xor(y1, t15), l.xor(l.not(y2), t9), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_cbf451e908d2a736<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.or_not(x3, x2);
    let t3 = l.select_over::<0>(x1, t0, t2);
    let t4 = l.xor(t0, x0);
    let t5 = l.select_over::<0>(x0, t3, t1);
    let t6 = l.select_over::<2>(t4, t1, t3);
    let t7 = l.select_over::<0>(t6, x3, t2);
    let t8 = l.select_over::<2>(t5, t1, t2);
    let t9 = l.or(t4, t8);
    let t10 = l.select_over::<1>(x2, t4, t8);
    let t11 = l.select_over::<0>(t5, x2, t1);
    let t12 = l.xor(t9, t11);
    [l.xor(y0, t5), l.xor(y1, t7), l.xor(y2, t10), l.xor(y3, t12)]
}

#[inline(always)]
fn three_cbf451e908d2a736<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0xa2>(x3, x2, x1);
    let t2 = l.ternary::<0xa6>(t0, x3, x0);
    let t3 = l.ternary::<0x68>(t1, x3, x0);
    let t4 = l.ternary::<0x34>(t3, x2, x1);
    let t5 = l.ternary::<0xba>(t4, t2, t1);
    let t6 = l.ternary::<0xf6>(t5, x1, x0);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0x96>(y1, t6, t4),
        l.ternary::<0x69>(y2, t3, t2),
        l.ternary::<0x69>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_d248bc13a59e7f06<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.and(t0, x3);
    let t2 = l.xor(t1, x2);
    let t3 = l.or(t2, x0);
    let t4 = l.xor(t0, t3);
    let t5 = l.and(t2, x0);
    let t6 = l.xor(x3, x0);
    let t7 = l.or(t6, x2);
    let t8 = l.and_not(x1, t7);
    let t9 = l.xor(t5, t8);
    let t10 = l.and(t2, x1);
    let t11 = l.xor(t10, t6);
    let t12 = l.and_not(x0, t4);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t12, t11);
    let t15 = l.xor(t14, t2);
    [l.xor(l.not(y0), t13), l.xor(y1, t9), l.xor(l.not(y2), t15), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_d248bc13a59e7f06<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x3);
    let t1 = l.or_not(x3, x2);
    let t2 = l.select_over::<2>(x0, x3, t1);
    let t3 = l.xor(t2, x1);
    let t4 = l.select_over::<0>(t0, t3, x2);
    let t5 = l.select_over::<0>(t4, x3, x0);
    let t6 = l.select_over::<2>(x2, t5, t2);
    let t7 = l.or_not(x0, x1);
    let t8 = l.select_over::<0>(t5, x2, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.select_over::<0>(t9, t7, x0);
    let t11 = l.select_over::<0>(t3, x2, t10);
    [l.xor(y0, t4), l.xor(y1, t11), l.xor(y2, t6), l.xor(y3, t9)]
}

#[inline(always)]
fn three_d248bc13a59e7f06<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xb6>(x3, x2, x0);
    let t1 = l.ternary::<0x4a>(t0, x3, x1);
    let t2 = l.ternary::<0x16>(t1, x2, x0);
    let t3 = l.ternary::<0xb6>(t1, x2, x1);
    let t4 = l.ternary::<0x4e>(t1, t0, x0);
    let t5 = l.ternary::<0x2e>(t3, x3, x1);
    let t6 = l.ternary::<0x68>(t5, t4, t2);
    [
        l.ternary::<0x69>(y0, t1, x0),
        l.ternary::<0x96>(y1, t5, t2),
        l.ternary::<0x69>(y2, t6, x1),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_d8ec739a15246f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x0);
    let t1 = l.or(t0, x1);
    let t2 = l.xor(x3, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.and(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(x2, t0);
    let t7 = l.xor(t5, t3);
    let t8 = l.xor(t6, t7);
    let t9 = l.and_not(x0, x1);
    let t10 = l.xor(t9, x2);
    let t11 = l.and_not(t5, t10);
    let t12 = l.xor(t11, x3);
    [l.xor(l.not(y0), t5), l.xor(y1, t10), l.xor(l.not(y2), t8), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_d8ec739a15246f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x2, x1);
    let t2 = l.select_over::<0>(x1, t0, x3);
    let t3 = l.and(x2, x0);
    let t4 = l.select_over::<1>(x3, t3, t1);
    let t5 = l.or_not(x3, t0);
    let t6 = l.select_over::<2>(x0, x2, t0);
    let t7 = l.select_over::<1>(x0, t1, t2);
    let t8 = l.xor(t5, t7);
    let t9 = l.select_over::<0>(x2, t6, t4);
    let t10 = l.select_over::<0>(x0, t2, t9);
    [l.xor(y0, t8), l.xor(y1, t6), l.xor(y2, t10), l.xor(y3, t4)]
}

#[inline(always)]
fn three_d8ec739a15246f0b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x34>(x2, x1, x0);
    let t1 = l.ternary::<0x34>(t0, x3, x1);
    let t2 = l.ternary::<0x92>(t1, x2, x0);
    let t3 = l.ternary::<0x94>(t2, x3, x0);
    let t4 = l.ternary::<0x4e>(t3, t2, t1);
    let t5 = l.ternary::<0x06>(t4, t1, x0);
    let t6 = l.ternary::<0x32>(t4, t1, x3);
    [
        l.ternary::<0x69>(y0, t6, t5),
        l.ternary::<0x1e>(y1, t5, t0),
        l.ternary::<0x69>(y2, t2, x1),
        l.ternary::<0x69>(y3, t3, t1),
    ]
}

#[inline(always)]
fn two_d91e72c54b6f38a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and_not(t0, x3);
    let t2 = l.xor(t1, x0);
    let t3 = l.or(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t1, x1);
    let t6 = l.xor(t3, x3);
    let t7 = l.and(t6, x2);
    let t8 = l.or(t7, x0);
    let t9 = l.xor(t5, t8);
    let t10 = l.or(t6, x1);
    let t11 = l.xor(t10, t9);
    let t12 = l.and_not(t1, x2);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t8, x3);
    let t15 = l.and_not(t13, x0);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t16), l.xor(y1, t13), l.xor(l.not(y2), t9), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_d91e72c54b6f38a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x0);
    let t1 = l.xor(x3, x2);
    let t2 = l.or_not(x1, x0);
    let t3 = l.select_over::<0>(x0, x1, t0);
    let t4 = l.xor(t2, x2);
    let t5 = l.select_over::<2>(x1, t4, t0);
    let t6 = l.xor(t5, x3);
    let t7 = l.select_over::<1>(t3, x1, t1);
    let t8 = l.select_over::<0>(x3, t5, t4);
    let t9 = l.xor(t6, t7);
    let t10 = l.select_over::<0>(t9, t6, t1);
    let t11 = l.select_over::<0>(t5, t3, t1);
    let t12 = l.xor(t10, t4);
    [l.xor(y0, t9), l.xor(y1, t12), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_d91e72c54b6f38a0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xba>(x3, x2, x0);
    let t1 = l.ternary::<0xb6>(t0, x3, x1);
    let t2 = l.ternary::<0x78>(t1, x3, x0);
    let t3 = l.ternary::<0xd6>(t2, x3, x2);
    let t4 = l.ternary::<0x94>(t2, t0, x2);
    let t5 = l.ternary::<0x2a>(t4, t3, x1);
    let t6 = l.ternary::<0xa6>(t5, t2, t1);
    [
        l.ternary::<0x69>(y0, t4, x1),
        l.ternary::<0x96>(y1, t6, x2),
        l.ternary::<0x69>(y2, t5, t2),
        l.ternary::<0x69>(y3, t3, x0),
    ]
}

#[inline(always)]
fn two_db413f590ae7682c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or(t0, x0);
    let t2 = l.xor(t1, x1);
    let t3 = l.and_not(x2, t2);
    let t4 = l.xor(t3, x0);
    let t5 = l.and_not(x3, t4);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(x2, t4);
    let t8 = l.and_not(t6, t7);
    let t9 = l.xor(x3, t8);
    let t10 = l.or(t9, t6);
    let t11 = l.xor(t10, t4);
    let t12 = l.xor(t4, x2);
    [l.xor(l.not(y0), t9), l.xor(y1, t11), l.xor(l.not(y2), t6), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_db413f590ae7682c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or_not(t0, x1);
    let t2 = l.or_not(t0, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.select_over::<0>(x3, t3, t1);
    let t5 = l.select_over::<0>(x1, x0, t1);
    let t6 = l.select_over::<2>(x2, x0, t3);
    let t7 = l.select_over::<1>(x2, t0, t5);
    let t8 = l.xor(t4, x0);
    let t9 = l.select_over::<0>(t8, t5, x2);
    let t10 = l.xor(t9, t6);
    [l.xor(y0, t7), l.xor(y1, t10), l.xor(y2, t8), l.xor(y3, t6)]
}

#[inline(always)]
fn three_db413f590ae7682c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xac>(x2, x1, x0);
    let t1 = l.ternary::<0x1e>(x3, x2, x0);
    let t2 = l.ternary::<0x2a>(t1, x2, x0);
    let t3 = l.ternary::<0x02>(t1, x2, x1);
    let t4 = l.ternary::<0x6c>(t1, x2, x1);
    let t5 = l.ternary::<0xea>(t1, x3, x2);
    let t6 = l.ternary::<0x7e>(t1, t0, x0);
    [
        l.ternary::<0x69>(y0, t3, x3),
        l.ternary::<0x96>(y1, t4, t2),
        l.ternary::<0x69>(y2, t6, x1),
        l.ternary::<0x69>(y3, t5, t0),
    ]
}

#[inline(always)]
fn two_de41705a3c8f629b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or(t0, x1);
    let t2 = l.and(t1, x0);
    let t3 = l.xor(x1, x0);
    let t4 = l.or(t3, t0);
    let t5 = l.and(t4, x3);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t4, x1);
    let t8 = l.and_not(t7, x2);
    let t9 = l.xor(t3, t8);
    let t10 = l.xor(t6, x3);
    let t11 = l.xor(t10, t7);
    let t12 = l.and_not(t6, t3);
    let t13 = l.xor(t11, t2);
    let t14 = l.xor(t12, t13);
    [l.xor(l.not(y0), t9), l.xor(y1, t11), l.xor(l.not(y2), t6), l.xor(l.not(y3), t14)]
}

#[inline(always)]
fn select_de41705a3c8f629b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.or_not(t0, x2);
    let t2 = l.and_not(x0, t1);
    let t3 = l.select_over::<0>(x3, x1, t2);
    let t4 = l.select_over::<1>(t0, x1, x2);
    let t5 = l.select_over::<0>(x2, t3, t1);
    let t6 = l.select_over::<2>(t4, x3, t1);
    let t7 = l.select_over::<0>(t6, t3, x0);
    let t8 = l.select_over::<0>(t0, x3, t2);
    let t9 = l.xor(t7, t4);
    let t10 = l.xor(t8, t7);
    [l.xor(y0, t5), l.xor(y1, t10), l.xor(y2, t9), l.xor(y3, t7)]
}

#[inline(always)]
fn three_de41705a3c8f629b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x3, x1, x0);
    let t1 = l.ternary::<0x98>(x3, x2, x0);
    let t2 = l.ternary::<0xb6>(x3, x2, x1);
    let t3 = l.ternary::<0xe8>(t0, x2, x0);
    let t4 = l.ternary::<0x86>(t3, t1, x1);
    let t5 = l.ternary::<0x60>(t4, x2, x0);
    let t6 = l.ternary::<0xb6>(t4, t0, x2);
    [
        l.ternary::<0x69>(y0, t6, t2),
        l.ternary::<0x96>(y1, t6, t5),
        l.ternary::<0xe1>(y2, t5, t1),
        l.ternary::<0x69>(y3, t4, x2),
    ]
}

#[inline(always)]
fn two_e28f307cbd15649a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.and_not(x2, x1);
    let t3 = l.and_not(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.or(t4, x2);
    let t6 = l.xor(t2, x3);
    let t7 = l.and(t6, t1);
    let t8 = l.or(t7, x0);
    let t9 = l.xor(t5, t8);
    let t10 = l.and(t4, x1);
    let t11 = l.or(x3, x2);
    let t12 = l.and(t11, x0);
    let t13 = l.xor(t10, t12);
    let t14 = l.or(t9, t4);
    let t15 = l.xor(t14, t6);
    [l.xor(y0, t9), l.xor(l.not(y1), t13), l.xor(l.not(y2), t4), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_e28f307cbd15649a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(x1, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.select_over::<1>(x3, x0, t2);
    let t4 = l.select_over::<0>(x2, t0, t3);
    let t5 = l.select_over::<1>(x2, t3, t1);
    let t6 = l.select_over::<1>(t2, t1, t0);
    let t7 = l.select_over::<0>(t0, t2, t5);
    let t8 = l.select_over::<0>(t5, x2, t7);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t8, x3);
    [l.xor(y0, t10), l.xor(y1, t7), l.xor(y2, t4), l.xor(y3, t9)]
}

#[inline(always)]
fn three_e28f307cbd15649a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x1, x0);
    let t1 = l.ternary::<0xea>(t0, x3, x2);
    let t2 = l.ternary::<0xd6>(t0, x3, x2);
    let t3 = l.ternary::<0x68>(t1, t0, x1);
    let t4 = l.ternary::<0x7e>(t3, x3, x2);
    let t5 = l.ternary::<0xe2>(t3, t0, x1);
    let t6 = l.ternary::<0x2e>(t5, t0, x0);
    [
        l.ternary::<0x78>(y0, t4, t2),
        l.ternary::<0x69>(y1, t3, x1),
        l.ternary::<0x69>(y2, t5, t2),
        l.ternary::<0x69>(y3, t6, x2),
    ]
}

#[inline(always)]
fn two_e462b3d8cf5a0719<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.xor(t0, x1);
    let t2 = l.and(x1, x0);
    let t3 = l.and_not(t2, x2);
    let t4 = l.xor(t1, x0);
    let t5 = l.and_not(t4, x3);
    let t6 = l.xor(t3, t5);
    let t7 = l.xor(t5, t1);
    let t8 = l.and(t7, x2);
    let t9 = l.xor(t2, t8);
    let t10 = l.and_not(x1, t4);
    let t11 = l.xor(t10, t7);
    let t12 = l.xor(t7, x2);
    let t13 = l.and_not(t0, t11);
    let t14 = l.xor(t12, t13);
    [l.xor(y0, t6), l.xor(l.not(y1), t14), l.xor(l.not(y2), t9), l.xor(l.not(y3), t11)]
}

#[inline(always)]
fn select_e462b3d8cf5a0719<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.select_over::<0>(x3, x2, x0);
    let t2 = l.or_not(t1, x1);
    let t3 = l.select_over::<1>(x3, x0, x2);
    let t4 = l.select_over::<1>(t0, x3, x2);
    let t5 = l.select_over::<1>(t4, t1, t2);
    let t6 = l.select_over::<1>(x1, t4, t3);
    let t7 = l.select_over::<2>(t3, x1, t0);
    let t8 = l.select_over::<0>(x1, t3, t2);
    let t9 = l.and_not(x2, t5);
    let t10 = l.or_not(t7, t9);
    let t11 = l.xor(t7, t5);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_e462b3d8cf5a0719<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xf8>(x2, x1, x0);
    let t1 = l.ternary::<0xd8>(x3, x1, x0);
    let t2 = l.ternary::<0x9a>(x3, x2, x1);
    let t3 = l.ternary::<0x9c>(t2, t1, x2);
    let t4 = l.ternary::<0x32>(t2, t1, x3);
    let t5 = l.ternary::<0x42>(t4, x2, x0);
    let t6 = l.ternary::<0x86>(t4, t2, x3);
    [
        l.ternary::<0x96>(y0, t6, t0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x2d>(y2, t4, t0),
        l.ternary::<0x69>(y3, t3, x0),
    ]
}

#[inline(always)]
fn two_e487b3ac1269df05<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.and_not(x3, x2);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t3, t0);
    let t6 = l.xor(t5, x1);
    let t7 = l.xor(t2, x1);
    let t8 = l.and_not(x3, t7);
    let t9 = l.xor(t6, t8);
    let t10 = l.and_not(x0, x2);
    let t11 = l.and_not(t10, t7);
    let t12 = l.xor(t11, x3);
    let t13 = l.or(t12, t9);
    let t14 = l.xor(t13, t7);
    [l.xor(y0, t14), l.xor(l.not(y1), t12), l.xor(l.not(y2), t4), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_e487b3ac1269df05<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.or_not(x1, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<2>(x1, x0, x3);
    let t4 = l.xor(t2, x1);
    let t5 = l.select_over::<2>(x2, t3, t2);
    let t6 = l.select_over::<1>(t3, x2, x0);
    let t7 = l.xor(t4, t6);
    let t8 = l.select_over::<1>(t0, t7, t4);
    let t9 = l.xor(t8, x0);
    let t10 = l.select_over::<0>(x0, t4, t1);
    let t11 = l.select_over::<1>(t0, t10, t3);
    let t12 = l.select_over::<0>(t1, t9, t0);
    [l.xor(y0, t11), l.xor(y1, t12), l.xor(y2, t5), l.xor(y3, t7)]
}

#[inline(always)]
fn three_e487b3ac1269df05<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x2, x1);
    let t1 = l.ternary::<0x78>(t0, x1, x0);
    let t2 = l.ternary::<0x2c>(t1, x2, x0);
    let t3 = l.ternary::<0x52>(t1, x3, x1);
    let t4 = l.ternary::<0x7a>(t2, t0, x0);
    let t5 = l.ternary::<0x34>(t4, x3, x0);
    let t6 = l.ternary::<0xa6>(t5, x2, x0);
    [
        l.ternary::<0x96>(y0, t3, t2),
        l.ternary::<0x69>(y1, t6, t0),
        l.ternary::<0xc3>(y2, t1, x2),
        l.ternary::<0x69>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_e4b2875c9d031f6a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.or(t1, x2);
    let t3 = l.xor(t2, x1);
    let t4 = l.and(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and_not(t5, x3);
    let t7 = l.or(t6, t3);
    let t8 = l.and(t1, x0);
    let t9 = l.xor(t7, t8);
    let t10 = l.and_not(t8, x1);
    let t11 = l.and(x2, x0);
    let t12 = l.or(t11, x3);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(x3, t10);
    let t15 = l.and_not(t11, t7);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t13), l.xor(l.not(y1), t16), l.xor(l.not(y2), t9), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_e4b2875c9d031f6a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.or_not(t0, x2);
    let t2 = l.and_not(x0, t1);
    let t3 = l.select_over::<2>(x2, x1, x3);
    let t4 = l.xor(t3, x2);
    let t5 = l.or(t4, t0);
    let t6 = l.select_over::<1>(x0, t4, t0);
    let t7 = l.select_over::<1>(t6, t0, t3);
    let t8 = l.xor(t7, t2);
    let t9 = l.select_over::<0>(t3, t7, t2);
    let t10 = l.xor(t5, t9);
    let t11 = l.select_over::<0>(t6, x1, t10);
    let t12 = l.select_over::<0>(t11, t2, x0);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t12), l.xor(y3, t8)]
}

#[inline(always)]
fn three_e4b2875c9d031f6a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x3, x1, x0);
    let t1 = l.ternary::<0x70>(x3, x2, x0);
    let t2 = l.ternary::<0xfa>(t0, x1, x0);
    let t3 = l.ternary::<0x9e>(t0, x3, x2);
    let t4 = l.ternary::<0xe2>(t1, x2, x1);
    let t5 = l.ternary::<0x12>(t2, x3, x1);
    let t6 = l.ternary::<0x64>(t3, x1, x0);
    [
        l.ternary::<0x96>(y0, t6, t1),
        l.ternary::<0x69>(y1, t3, t2),
        l.ternary::<0x69>(y2, t6, t3),
        l.ternary::<0x69>(y3, t5, t4),
    ]
}

#[inline(always)]
fn two_e5db1942f8703ca6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x0);
    let t1 = l.and_not(x1, t0);
    let t2 = l.xor(x3, t1);
    let t3 = l.and(x3, x0);
    let t4 = l.and_not(t3, x2);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t3, x1);
    let t7 = l.or(t4, t1);
    let t8 = l.xor(t6, t7);
    let t9 = l.xor(t8, x3);
    let t10 = l.and(t6, x0);
    let t11 = l.xor(t10, x2);
    let t12 = l.and(t11, x1);
    let t13 = l.xor(t9, t12);
    let t14 = l.and_not(t8, t5);
    let t15 = l.xor(t14, t11);
    [l.xor(y0, t8), l.xor(l.not(y1), t13), l.xor(l.not(y2), t15), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_e5db1942f8703ca6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x3, x1);
    let t2 = l.or_not(x0, t1);
    let t3 = l.xor(t1, x2);
    let t4 = l.select_over::<1>(x2, x3, t2);
    let t5 = l.and(t4, t2);
    let t6 = l.select_over::<2>(x0, t3, x2);
    let t7 = l.select_over::<0>(x0, t0, t1);
    let t8 = l.select_over::<0>(t1, t0, t4);
    let t9 = l.select_over::<0>(t0, t3, t5);
    let t10 = l.or_not(x1, t5);
    let t11 = l.xor(t10, t6);
    let t12 = l.select_over::<0>(t9, t7, t10);
    [l.xor(y0, t12), l.xor(y1, t8), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_e5db1942f8703ca6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x5e>(x3, x1, x0);
    let t1 = l.ternary::<0xec>(x3, x1, x0);
    let t2 = l.ternary::<0xc4>(x3, x2, x1);
    let t3 = l.ternary::<0x92>(t0, x3, x2);
    let t4 = l.ternary::<0xe4>(t1, t0, x2);
    let t5 = l.ternary::<0xb4>(t2, t1, x0);
    let t6 = l.ternary::<0x9e>(t5, x3, x1);
    [
        l.ternary::<0x96>(y0, t4, x2),
        l.ternary::<0x69>(y1, t6, t4),
        l.ternary::<0x69>(y2, t5, t1),
        l.ternary::<0x69>(y3, t3, x1),
    ]
}

#[inline(always)]
fn two_e65a9d48bc0371f2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x1);
    let t1 = l.and_not(x1, x0);
    let t2 = l.and_not(t1, x3);
    let t3 = l.xor(t0, x3);
    let t4 = l.or(t3, x2);
    let t5 = l.xor(t2, t4);
    let t6 = l.or(t4, x0);
    let t7 = l.xor(t6, x1);
    let t8 = l.and_not(x2, t7);
    let t9 = l.xor(t3, t8);
    let t10 = l.and(x3, x2);
    let t11 = l.and_not(t10, t7);
    let t12 = l.xor(t11, x0);
    let t13 = l.xor(t7, x2);
    let t14 = l.or(t9, t5);
    let t15 = l.xor(t13, t14);
    [l.xor(y0, t15), l.xor(l.not(y1), t5), l.xor(l.not(y2), t12), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_e65a9d48bc0371f2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x0);
    let t1 = l.and_not(x2, x3);
    let t2 = l.select_over::<1>(x1, t1, x2);
    let t3 = l.xor(x3, x1);
    let t4 = l.xor(t3, x2);
    let t5 = l.select_over::<1>(t2, x2, t4);
    let t6 = l.select_over::<2>(x0, t2, t5);
    let t7 = l.select_over::<1>(t6, x3, x1);
    let t8 = l.xor(t0, t7);
    let t9 = l.select_over::<0>(x1, t6, t8);
    let t10 = l.select_over::<1>(t4, t7, t9);
    let t11 = l.select_over::<0>(x0, t3, t10);
    let t12 = l.select_over::<0>(t2, t4, t11);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t8), l.xor(y3, t12)]
}

#[inline(always)]
fn three_e65a9d48bc0371f2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x8a>(x2, x1, x0);
    let t1 = l.ternary::<0x68>(x2, x1, x0);
    let t2 = l.ternary::<0x38>(t0, x3, x2);
    let t3 = l.ternary::<0x1c>(t2, t1, x0);
    let t4 = l.ternary::<0x9e>(t2, t1, x0);
    let t5 = l.ternary::<0x3e>(t4, x2, x1);
    let t6 = l.ternary::<0xb6>(t4, x3, x2);
    [
        l.ternary::<0x96>(y0, t6, x1),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x69>(y2, t6, t3),
        l.ternary::<0x69>(y3, t2, x1),
    ]
}

#[inline(always)]
fn two_e7acd13902b4f856<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.xor(x2, x1);
    let t2 = l.xor(t1, t0);
    let t3 = l.and(t2, x1);
    let t4 = l.xor(t3, x0);
    let t5 = l.and_not(x3, t4);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t3, t1);
    let t8 = l.xor(x2, x0);
    let t9 = l.or(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t7, t2);
    let t12 = l.xor(t11, t8);
    let t13 = l.xor(t10, t4);
    let t14 = l.xor(t13, t11);
    [l.xor(y0, t14), l.xor(l.not(y1), t6), l.xor(l.not(y2), t12), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_e7acd13902b4f856<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(t0, x2);
    let t2 = l.select_over::<1>(x1, x3, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.xor(t1, t3);
    let t5 = l.select_over::<2>(x2, t0, t1);
    let t6 = l.select_over::<1>(t2, t0, x2);
    let t7 = l.select_over::<0>(t3, t6, t2);
    let t8 = l.or(t5, t4);
    let t9 = l.xor(t8, t2);
    let t10 = l.xor(t5, t7);
    [l.xor(y0, t6), l.xor(y1, t10), l.xor(y2, t4), l.xor(y3, t9)]
}

#[inline(always)]
fn three_e7acd13902b4f856<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9a>(x2, x1, x0);
    let t1 = l.ternary::<0x2e>(x3, x1, x0);
    let t2 = l.ternary::<0x12>(x3, x2, x0);
    let t3 = l.ternary::<0x96>(x3, x2, x0);
    let t4 = l.ternary::<0xa6>(t3, t1, x1);
    let t5 = l.ternary::<0x78>(t4, t1, t0);
    [
        l.ternary::<0x96>(y0, t4, t0),
        l.ternary::<0x69>(y1, t5, t3),
        l.ternary::<0x69>(y2, t2, t1),
        l.ternary::<0x69>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_e9185fb062c7a4d3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x2, x1);
    let t1 = l.and_not(x0, t0);
    let t2 = l.and(x2, x1);
    let t3 = l.or(t2, x3);
    let t4 = l.xor(t1, t3);
    let t5 = l.xor(t2, x0);
    let t6 = l.xor(t5, x3);
    let t7 = l.and_not(t5, t4);
    let t8 = l.or(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.or(t9, t5);
    let t11 = l.xor(t10, t0);
    let t12 = l.and_not(x3, x1);
    let t13 = l.xor(t11, t12);
    let t14 = l.and_not(t1, t3);
    let t15 = l.xor(t11, t8);
    let t16 = l.xor(t14, t15);
    [l.xor(y0, t16), l.xor(l.not(y1), t9), l.xor(l.not(y2), t13), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_e9185fb062c7a4d3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x3);
    let t1 = l.xor(t0, x1);
    let t2 = l.xor(t1, x2);
    let t3 = l.select_over::<0>(x2, t2, x3);
    let t4 = l.select_over::<2>(x0, t3, t1);
    let t5 = l.or_not(t3, t4);
    let t6 = l.select_over::<1>(x0, x3, t5);
    let t7 = l.select_over::<1>(t6, x1, t2);
    let t8 = l.select_over::<0>(t4, t3, t0);
    let t9 = l.xor(t8, t6);
    let t10 = l.xor(t2, x0);
    let t11 = l.select_over::<0>(t6, t10, t3);
    [l.xor(y0, t7), l.xor(y1, t4), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_e9185fb062c7a4d3<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x2, x1, x0);
    let t1 = l.ternary::<0x5e>(x3, x2, x0);
    let t2 = l.ternary::<0xb6>(t1, x2, x1);
    let t3 = l.ternary::<0x78>(t1, t0, x1);
    let t4 = l.ternary::<0x48>(t3, x3, x1);
    let t5 = l.ternary::<0x7c>(t4, t0, x1);
    let t6 = l.ternary::<0xb6>(t5, t1, x2);
    [
        l.ternary::<0xd2>(y0, t4, t3),
        l.ternary::<0x69>(y1, t5, x3),
        l.ternary::<0x69>(y2, t2, x3),
        l.ternary::<0x69>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_e937f4cb6ad10582<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x3, x1);
    let t1 = l.xor(t0, x0);
    let t2 = l.and(x1, x0);
    let t3 = l.or(t1, x3);
    let t4 = l.xor(t2, t3);
    let t5 = l.and(t4, x2);
    let t6 = l.xor(t1, t5);
    let t7 = l.and_not(x0, x3);
    let t8 = l.or(t7, t5);
    let t9 = l.xor(t8, x1);
    let t10 = l.xor(t1, x2);
    let t11 = l.or(t10, t2);
    let t12 = l.and_not(x2, t9);
    let t13 = l.and_not(t12, x3);
    let t14 = l.xor(t11, t13);
    let t15 = l.and(t6, x0);
    let t16 = l.or(t13, t5);
    let t17 = l.xor(t15, t16);
    [l.xor(y0, t14), l.xor(l.not(y1), t17), l.xor(l.not(y2), t6), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn select_e937f4cb6ad10582<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.or_not(t0, x2);
    let t2 = l.xor(t0, x1);
    let t3 = l.xor(t2, x2);
    let t4 = l.or_not(x2, t3);
    let t5 = l.select_over::<1>(t3, x0, x1);
    let t6 = l.select_over::<0>(t2, t5, t1);
    let t7 = l.select_over::<2>(t0, t5, t3);
    let t8 = l.select_over::<0>(t7, x1, x3);
    let t9 = l.select_over::<0>(x1, x3, t5);
    let t10 = l.xor(t1, t8);
    let t11 = l.xor(t4, t9);
    let t12 = l.select_over::<0>(t9, t0, t6);
    [l.xor(y0, t7), l.xor(y1, t11), l.xor(y2, t10), l.xor(y3, t12)]
}

#[inline(always)]
fn three_e937f4cb6ad10582<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x2, x0);
    let t1 = l.ternary::<0xf6>(x3, x2, x1);
    let t2 = l.ternary::<0x98>(t0, x3, x1);
    let t3 = l.ternary::<0x86>(t2, t0, x0);
    let t4 = l.ternary::<0x52>(t2, t0, x0);
    let t5 = l.ternary::<0x6c>(t3, t1, x1);
    let t6 = l.ternary::<0xda>(t5, t0, x2);
    [
        l.ternary::<0x96>(y0, t6, t3),
        l.ternary::<0x69>(y1, t3, x3),
        l.ternary::<0x69>(y2, t5, t0),
        l.ternary::<0x69>(y3, t4, t1),
    ]
}

#[inline(always)]
fn two_e9b25f710dc6a438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.xor(t0, x1);
    let t2 = l.and(t1, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.and(t4, x0);
    let t7 = l.xor(t6, x3);
    let t8 = l.and(t1, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.xor(t5, x0);
    let t11 = l.and_not(t0, t9);
    let t12 = l.xor(t10, t11);
    let t13 = l.or(t11, t5);
    let t14 = l.xor(t13, t3);
    [l.xor(y0, t12), l.xor(l.not(y1), t14), l.xor(l.not(y2), t9), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_e9b25f710dc6a438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(t0, x2);
    let t2 = l.select_over::<0>(x0, x1, x2);
    let t3 = l.select_over::<0>(x0, x2, x3);
    let t4 = l.or_not(t2, x3);
    let t5 = l.select_over::<2>(x3, t1, t4);
    let t6 = l.select_over::<2>(t3, x2, x3);
    let t7 = l.select_over::<0>(t1, t3, t5);
    let t8 = l.select_over::<0>(x2, t2, t7);
    let t9 = l.xor(t8, t5);
    let t10 = l.xor(t7, x1);
    let t11 = l.xor(t6, t8);
    [l.xor(y0, t9), l.xor(y1, t10), l.xor(y2, t11), l.xor(y3, t5)]
}

#[inline(always)]
fn three_e9b25f710dc6a438<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6c>(x3, x1, x0);
    let t1 = l.ternary::<0xb2>(t0, x2, x0);
    let t2 = l.ternary::<0x16>(t0, x3, x2);
    let t3 = l.ternary::<0x1e>(t2, t1, x0);
    let t4 = l.ternary::<0xba>(t3, x2, x1);
    let t5 = l.ternary::<0x7e>(t4, t1, x0);
    let t6 = l.ternary::<0xe4>(t5, t3, t1);
    [
        l.ternary::<0x96>(y0, t5, t3),
        l.ternary::<0xc3>(y1, t3, t1),
        l.ternary::<0x69>(y2, t1, x3),
        l.ternary::<0x69>(y3, t6, x1),
    ]
}

#[inline(always)]
fn two_eb4c6dfa23810759<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x1, x0);
    let t1 = l.and(t0, x2);
    let t2 = l.or(t1, x0);
    let t3 = l.and(x1, x0);
    let t4 = l.and_not(x3, t3);
    let t5 = l.xor(t2, t4);
    let t6 = l.and_not(t5, x2);
    let t7 = l.or(t6, x3);
    let t8 = l.xor(t1, x0);
    let t9 = l.and_not(t8, x1);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t1, x3);
    let t12 = l.and_not(t10, t5);
    let t13 = l.xor(t11, t12);
    let t14 = l.and(t11, x2);
    let t15 = l.xor(t14, x1);
    [l.xor(y0, t5), l.xor(l.not(y1), t15), l.xor(l.not(y2), t13), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_eb4c6dfa23810759<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x1, x2);
    let t1 = l.or_not(x0, x1);
    let t2 = l.and_not(x0, x1);
    let t3 = l.xor(t1, x3);
    let t4 = l.select_over::<2>(t2, t0, x3);
    let t5 = l.select_over::<0>(x1, t4, x0);
    let t6 = l.select_over::<2>(x2, t3, t0);
    let t7 = l.select_over::<1>(x2, t5, t3);
    let t8 = l.select_over::<0>(t6, x0, t2);
    let t9 = l.xor(t8, t7);
    let t10 = l.select_over::<0>(t8, t7, t3);
    let t11 = l.select_over::<0>(t1, t10, x2);
    [l.xor(y0, t5), l.xor(y1, t6), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_eb4c6dfa23810759<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x60>(x2, x1, x0);
    let t1 = l.ternary::<0x1e>(x3, x1, x0);
    let t2 = l.ternary::<0xa2>(x3, x1, x0);
    let t3 = l.ternary::<0x76>(x3, x2, x1);
    let t4 = l.ternary::<0xa0>(t1, t0, x2);
    let t5 = l.ternary::<0xce>(t3, x3, x0);
    let t6 = l.ternary::<0xbc>(t5, t3, t1);
    [
        l.ternary::<0x1e>(y0, t2, t0),
        l.ternary::<0x69>(y1, t4, x1),
        l.ternary::<0x4b>(y2, t5, t0),
        l.ternary::<0x69>(y3, t6, x0),
    ]
}

#[inline(always)]
fn two_ec0a92db758f3614<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x0, x3);
    let t1 = l.xor(x2, x3);
    let t2 = l.xor(x1, x0);
    let t3 = l.and_not(x1, t1);
    let t4 = l.or(t3, t0);
    let t5 = l.and(t4, x2);
    let t6 = l.xor(t2, t5);
    let t7 = l.and_not(t1, t6);
    let t8 = l.or(x3, x0);
    let t9 = l.and_not(x1, t8);
    let t10 = l.xor(t7, t9);
    let t11 = l.or(t3, x0);
    let t12 = l.or(t7, x3);
    let t13 = l.xor(t11, t12);
    let t14 = l.and(t8, t4);
    let t15 = l.xor(t14, x2);
    [l.xor(y0, t15), l.xor(l.not(y1), t6), l.xor(l.not(y2), t13), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn select_ec0a92db758f3614<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x0);
    let t1 = l.and(x3, x0);
    let t2 = l.or_not(x2, t0);
    let t3 = l.and_not(x1, t2);
    let t4 = l.select_over::<1>(x1, t2, x2);
    let t5 = l.select_over::<1>(t1, x1, t0);
    let t6 = l.xor(t1, x2);
    let t7 = l.or_not(t4, t1);
    let t8 = l.select_over::<0>(x0, t4, t3);
    let t9 = l.select_over::<1>(t3, x3, t6);
    let t10 = l.select_over::<0>(t8, t3, x2);
    let t11 = l.xor(t5, t10);
    [l.xor(y0, t9), l.xor(y1, t8), l.xor(y2, t7), l.xor(y3, t11)]
}

#[inline(always)]
fn three_ec0a92db758f3614<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x7c>(x3, x2, x0);
    let t1 = l.ternary::<0x94>(x3, x2, x0);
    let t2 = l.ternary::<0x4e>(t1, x3, x1);
    let t3 = l.ternary::<0x0e>(t2, x3, x0);
    let t4 = l.ternary::<0x3a>(t2, t0, x1);
    let t5 = l.ternary::<0xbc>(t2, t0, x1);
    let t6 = l.ternary::<0x28>(t5, t1, x0);
    [
        l.ternary::<0xd2>(y0, t3, t0),
        l.ternary::<0x69>(y1, t5, x0),
        l.ternary::<0x69>(y2, t4, x2),
        l.ternary::<0x69>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_ec5074a3261d9bf8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x2);
    let t1 = l.and(t0, x0);
    let t2 = l.xor(t1, x3);
    let t3 = l.and_not(t2, x1);
    let t4 = l.xor(t0, t3);
    let t5 = l.and_not(t1, x3);
    let t6 = l.xor(t4, x0);
    let t7 = l.and_not(t6, x1);
    let t8 = l.xor(t5, t7);
    let t9 = l.and_not(t1, x2);
    let t10 = l.or(t6, t0);
    let t11 = l.and(t10, x1);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t6, x1);
    let t14 = l.or(t11, t2);
    let t15 = l.or(t14, x2);
    let t16 = l.xor(t13, t15);
    [l.xor(y0, t12), l.xor(l.not(y1), t16), l.xor(l.not(y2), t8), l.xor(l.not(y3), t4)]
}

#[inline(always)]
fn select_ec5074a3261d9bf8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x2, x1);
    let t2 = l.xor(t1, x3);
    let t3 = l.select_over::<1>(x0, x3, x2);
    let t4 = l.select_over::<0>(x1, t3, t2);
    let t5 = l.xor(t1, x0);
    let t6 = l.or_not(t0, t3);
    let t7 = l.select_over::<2>(x0, t6, t2);
    let t8 = l.select_over::<0>(t4, t5, t6);
    let t9 = l.xor(t7, x2);
    let t10 = l.select_over::<0>(t9, x2, x0);
    let t11 = l.select_over::<0>(t10, t8, t0);
    [l.xor(y0, t11), l.xor(y1, t8), l.xor(y2, t9), l.xor(y3, t4)]
}

#[inline(always)]
fn three_ec5074a3261d9bf8<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xc0>(x3, x2, x0);
    let t1 = l.ternary::<0x46>(x3, x2, x0);
    let t2 = l.ternary::<0x14>(x3, x2, x1);
    let t3 = l.ternary::<0x38>(t1, x1, x0);
    let t4 = l.ternary::<0x16>(t3, x3, x0);
    let t5 = l.ternary::<0x62>(t4, t1, x1);
    let t6 = l.ternary::<0xd4>(t5, t4, x3);
    [
        l.ternary::<0x96>(y0, t5, t0),
        l.ternary::<0x69>(y1, t6, t3),
        l.ternary::<0x69>(y2, t4, x2),
        l.ternary::<0xe1>(y3, t6, t2),
    ]
}

#[inline(always)]
fn two_f0e68d59a31c4b72<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x3);
    let t1 = l.or(x3, x1);
    let t2 = l.xor(t1, x0);
    let t3 = l.xor(t2, x1);
    let t4 = l.and_not(t3, t0);
    let t5 = l.or(t4, x2);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t4, x2);
    let t8 = l.and_not(x3, t7);
    let t9 = l.xor(t3, t8);
    let t10 = l.xor(t5, x3);
    let t11 = l.or(t7, t3);
    let t12 = l.xor(t10, t11);
    let t13 = l.and(t9, t2);
    let t14 = l.xor(t13, t10);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t14), l.xor(l.not(y2), t6), l.xor(l.not(y3), t12)]
}

#[inline(always)]
fn select_f0e68d59a31c4b72<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x3, x1);
    let t1 = l.xor(x1, x0);
    let t2 = l.select_over::<1>(t0, x1, x2);
    let t3 = l.or_not(t0, x2);
    let t4 = l.select_over::<0>(x2, x3, t0);
    let t5 = l.and_not(t1, t3);
    let t6 = l.xor(t2, t5);
    let t7 = l.xor(t6, x3);
    let t8 = l.select_over::<2>(t4, t7, t5);
    let t9 = l.select_over::<0>(t0, t3, t6);
    let t10 = l.select_over::<0>(x0, t9, t8);
    let t11 = l.select_over::<1>(t1, t4, t7);
    let t12 = l.select_over::<0>(x3, t1, t9);
    [l.xor(y0, t12), l.xor(y1, t11), l.xor(y2, t6), l.xor(y3, t10)]
}

#[inline(always)]
fn three_f0e68d59a31c4b72<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9e>(x3, x2, x1);
    let t1 = l.ternary::<0x7a>(t0, x2, x0);
    let t2 = l.ternary::<0x94>(t0, x3, x0);
    let t3 = l.ternary::<0x8c>(t1, x2, x1);
    let t4 = l.ternary::<0x98>(t1, x3, x1);
    let t5 = l.ternary::<0x82>(t3, t2, t1);
    let t6 = l.ternary::<0x74>(t5, x3, x2);
    [
        l.ternary::<0x69>(y0, t6, t2),
        l.ternary::<0x69>(y1, t4, t3),
        l.ternary::<0x69>(y2, t1, x1),
        l.ternary::<0x69>(y3, t5, x3),
    ]
}

#[inline(always)]
fn two_f65897cb0a3124de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x0);
    let t1 = l.and_not(t0, x1);
    let t2 = l.xor(x1, x0);
    let t3 = l.and_not(x2, t2);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t4, x0);
    let t7 = l.xor(t6, x2);
    let t8 = l.and(x3, x1);
    let t9 = l.xor(t7, t8);
    let t10 = l.or(t9, t6);
    let t11 = l.and_not(t2, t10);
    let t12 = l.and(t3, x3);
    let t13 = l.xor(t11, t12);
    let t14 = l.xor(t10, x3);
    let t15 = l.or(t13, t5);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t5), l.xor(l.not(y1), t9), l.xor(l.not(y2), t13), l.xor(l.not(y3), t16)]
}

#[inline(always)]
fn select_f65897cb0a3124de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x1, x0);
    let t1 = l.xor(x3, x1);
    let t2 = l.xor(t0, x2);
    let t3 = l.or_not(x1, t2);
    let t4 = l.select_over::<1>(x3, x1, t2);
    let t5 = l.select_over::<2>(t2, x0, t3);
    let t6 = l.select_over::<0>(x3, t2, t5);
    let t7 = l.and_not(t1, t5);
    let t8 = l.xor(t4, t7);
    let t9 = l.select_over::<0>(t6, t7, t0);
    let t10 = l.xor(t9, x0);
    let t11 = l.select_over::<0>(t4, x2, t10);
    [l.xor(y0, t8), l.xor(y1, t6), l.xor(y2, t9), l.xor(y3, t11)]
}

#[inline(always)]
fn three_f65897cb0a3124de<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x68>(x2, x1, x0);
    let t1 = l.ternary::<0x3a>(x3, x1, x0);
    let t2 = l.ternary::<0x18>(x3, x1, x0);
    let t3 = l.ternary::<0x6c>(x3, x1, x0);
    let t4 = l.ternary::<0x46>(t0, x3, x2);
    let t5 = l.ternary::<0x7c>(t1, t0, x3);
    let t6 = l.ternary::<0xb2>(t5, t3, x3);
    [
        l.ternary::<0x69>(y0, t6, t0),
        l.ternary::<0x69>(y1, t4, t3),
        l.ternary::<0xe1>(y2, t4, t2),
        l.ternary::<0x69>(y3, t5, t3),
    ]
}

#[inline(always)]
fn two_f658eba4c037291d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x2, x1);
    let t1 = l.xor(x0, x3);
    let t2 = l.or(x3, x2);
    let t3 = l.xor(t2, x1);
    let t4 = l.xor(x3, x2);
    let t5 = l.or(t4, x1);
    let t6 = l.and_not(x0, t5);
    let t7 = l.xor(t3, t6);
    let t8 = l.and_not(t1, t7);
    let t9 = l.and_not(t8, x2);
    let t10 = l.xor(t3, t9);
    let t11 = l.xor(t6, t4);
    let t12 = l.and_not(t10, t1);
    let t13 = l.xor(t11, t12);
    let t14 = l.or(t6, t0);
    let t15 = l.xor(t14, t13);
    [l.xor(l.not(y0), t15), l.xor(l.not(y1), t10), l.xor(l.not(y2), t7), l.xor(l.not(y3), t13)]
}

#[inline(always)]
fn select_f658eba4c037291d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x2, x3);
    let t1 = l.xor(t0, x2);
    let t2 = l.and_not(x3, t0);
    let t3 = l.xor(t2, x0);
    let t4 = l.and(t3, x2);
    let t5 = l.select_over::<1>(x1, t0, t4);
    let t6 = l.select_over::<2>(x0, t2, t1);
    let t7 = l.select_over::<0>(t2, t3, t5);
    let t8 = l.select_over::<1>(x1, t3, t6);
    let t9 = l.select_over::<0>(x1, t7, x0);
    let t10 = l.select_over::<0>(x3, x2, t6);
    let t11 = l.xor(t10, t5);
    let t12 = l.select_over::<0>(t9, t4, t6);
    [l.xor(y0, t7), l.xor(y1, t11), l.xor(y2, t8), l.xor(y3, t12)]
}

#[inline(always)]
fn three_f658eba4c037291d<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x16>(x3, x1, x0);
    let t1 = l.ternary::<0x38>(t0, x2, x0);
    let t2 = l.ternary::<0x6a>(t1, x3, x1);
    let t3 = l.ternary::<0x7e>(t2, x3, x0);
    let t4 = l.ternary::<0xb6>(t2, t0, x2);
    let t5 = l.ternary::<0xe8>(t3, x2, x0);
    [
        l.ternary::<0x69>(y0, t4, x3),
        l.ternary::<0x69>(y1, t5, t0),
        l.ternary::<0x69>(y2, t3, t1),
        l.ternary::<0x69>(y3, t1, x3),
    ]
}

#[inline(always)]
fn two_f8e9720dc615b43a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and(x2, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.xor(x2, x1);
    let t3 = l.and_not(t2, x3);
    let t4 = l.or(t3, x0);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t3, x0);
    let t7 = l.and_not(t6, x3);
    let t8 = l.and_not(t7, x1);
    let t9 = l.xor(t4, t8);
    let t10 = l.xor(t7, x2);
    let t11 = l.and_not(t5, x1);
    let t12 = l.and(t11, x0);
    let t13 = l.xor(t10, t12);
    let t14 = l.and(t10, t5);
    let t15 = l.xor(t14, t6);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t15), l.xor(l.not(y2), t5), l.xor(l.not(y3), t13)]
}

#[inline(always)]
fn select_f8e9720dc615b43a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x3, x2);
    let t1 = l.and(t0, x0);
    let t2 = l.select_over::<0>(x0, x2, x3);
    let t3 = l.select_over::<0>(x2, t1, t0);
    let t4 = l.xor(t2, t3);
    let t5 = l.select_over::<1>(x1, t3, t4);
    let t6 = l.select_over::<1>(x1, t4, x3);
    let t7 = l.select_over::<0>(x1, x3, t0);
    let t8 = l.xor(t7, t1);
    let t9 = l.xor(t6, t8);
    let t10 = l.select_over::<0>(t0, t9, t6);
    let t11 = l.xor(t10, t2);
    [l.xor(y0, t8), l.xor(y1, t11), l.xor(y2, t9), l.xor(y3, t5)]
}

#[inline(always)]
fn three_f8e9720dc615b43a<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xca>(x2, x1, x0);
    let t1 = l.ternary::<0x94>(x3, x1, x0);
    let t2 = l.ternary::<0xac>(t1, t0, x2);
    let t3 = l.ternary::<0x3a>(t2, x1, x0);
    let t4 = l.ternary::<0xb6>(t3, x2, x0);
    let t5 = l.ternary::<0xe8>(t4, x3, x1);
    let t6 = l.ternary::<0x14>(t5, t3, x2);
    [
        l.ternary::<0x69>(y0, t3, t1),
        l.ternary::<0x69>(y1, t2, x3),
        l.ternary::<0x69>(y2, t5, t3),
        l.ternary::<0x69>(y3, t6, t4),
    ]
}

#[inline(always)]
fn two_f9e6d158423cab07<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.and_not(x0, x1);
    let t1 = l.or(t0, x2);
    let t2 = l.xor(x1, t1);
    let t3 = l.and_not(x0, x2);
    let t4 = l.or(t3, x3);
    let t5 = l.xor(t2, t4);
    let t6 = l.and(t1, x3);
    let t7 = l.or(t4, x1);
    let t8 = l.and(t7, t2);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.xor(t6, t3);
    let t12 = l.and_not(t11, t7);
    let t13 = l.and_not(t0, x3);
    let t14 = l.or(t9, x2);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t15), l.xor(l.not(y2), t10), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_f9e6d158423cab07<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x1);
    let t1 = l.xor(t0, x3);
    let t2 = l.xor(t1, x0);
    let t3 = l.xor(x2, x1);
    let t4 = l.select_over::<1>(x2, x3, t1);
    let t5 = l.or(t1, x0);
    let t6 = l.select_over::<0>(x0, t1, t3);
    let t7 = l.select_over::<1>(t3, x1, t6);
    let t8 = l.select_over::<1>(x2, t6, t2);
    let t9 = l.xor(t5, t7);
    let t10 = l.select_over::<0>(t9, t7, x2);
    let t11 = l.and_not(t10, t0);
    let t12 = l.select_over::<0>(t10, t3, t4);
    [l.xor(y0, t9), l.xor(y1, t12), l.xor(y2, t11), l.xor(y3, t8)]
}

#[inline(always)]
fn three_f9e6d158423cab07<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xa6>(x3, x1, x0);
    let t1 = l.ternary::<0x84>(x3, x2, x0);
    let t2 = l.ternary::<0xc6>(t0, x1, x0);
    let t3 = l.ternary::<0x9e>(t2, t0, x2);
    let t4 = l.ternary::<0x6e>(t3, x3, x1);
    let t5 = l.ternary::<0x12>(t4, t1, x2);
    let t6 = l.ternary::<0xea>(t4, t3, t0);
    [
        l.ternary::<0x4b>(y0, t4, t1),
        l.ternary::<0x69>(y1, t3, x3),
        l.ternary::<0x69>(y2, t6, t2),
        l.ternary::<0x69>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_fc2a645079ed1b83<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.and_not(x1, t0);
    let t2 = l.xor(t1, x0);
    let t3 = l.and_not(x3, t2);
    let t4 = l.xor(t0, t3);
    let t5 = l.or(x3, x2);
    let t6 = l.xor(t5, x1);
    let t7 = l.or(t6, x0);
    let t8 = l.xor(x3, t7);
    let t9 = l.or(t1, x2);
    let t10 = l.or(t6, t0);
    let t11 = l.and_not(x3, t10);
    let t12 = l.xor(t9, t11);
    let t13 = l.xor(t6, x0);
    let t14 = l.and_not(t12, t4);
    let t15 = l.xor(t13, t14);
    [l.xor(l.not(y0), t8), l.xor(l.not(y1), t4), l.xor(l.not(y2), t12), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn select_fc2a645079ed1b83<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x0);
    let t1 = l.select_over::<2>(x1, x0, x2);
    let t2 = l.or_not(t1, x3);
    let t3 = l.select_over::<0>(t1, t0, x3);
    let t4 = l.xor(t0, t2);
    let t5 = l.select_over::<2>(x3, x0, t2);
    let t6 = l.or_not(t3, t4);
    let t7 = l.select_over::<1>(x1, t3, t5);
    let t8 = l.select_over::<0>(t4, t7, x1);
    let t9 = l.select_over::<1>(t8, x0, x1);
    let t10 = l.xor(t6, t9);
    let t11 = l.select_over::<0>(t8, t5, x3);
    [l.xor(y0, t11), l.xor(y1, t4), l.xor(y2, t10), l.xor(y3, t7)]
}

#[inline(always)]
fn three_fc2a645079ed1b83<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x28>(x3, x1, x0);
    let t1 = l.ternary::<0xbc>(t0, x3, x2);
    let t2 = l.ternary::<0x7c>(t1, x2, x0);
    let t3 = l.ternary::<0xbe>(t2, x1, x0);
    let t4 = l.ternary::<0x7a>(t2, t1, x1);
    let t5 = l.ternary::<0x98>(t4, t1, x2);
    let t6 = l.ternary::<0xd2>(t5, x3, x1);
    [
        l.ternary::<0x69>(y0, t3, x3),
        l.ternary::<0x69>(y1, t6, x0),
        l.ternary::<0xe1>(y2, t5, t0),
        l.ternary::<0xc3>(y3, t4, x3),
    ]
}

#[inline(always)]
fn two_fc96e21b0d4a7835<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x2);
    let t1 = l.xor(x2, x1);
    let t2 = l.xor(t1, t0);
    let t3 = l.or(t1, x3);
    let t4 = l.and(t3, x0);
    let t5 = l.xor(t2, t4);
    let t6 = l.xor(t3, x2);
    let t7 = l.xor(t1, x3);
    let t8 = l.and_not(x1, t7);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t5, t7);
    let t12 = l.and_not(t9, t0);
    let t13 = l.xor(t11, t12);
    let t14 = l.or(t8, t4);
    let t15 = l.and_not(t5, t10);
    let t16 = l.xor(t14, t15);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t10), l.xor(l.not(y2), t5), l.xor(l.not(y3), t13)]
}

#[inline(always)]
fn select_fc96e21b0d4a7835<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or_not(x0, x3);
    let t1 = l.or_not(x1, t0);
    let t2 = l.select_over::<2>(x3, x0, t1);
    let t3 = l.or_not(t2, x1);
    let t4 = l.xor(t3, t0);
    let t5 = l.select_over::<2>(x2, t4, t2);
    let t6 = l.or_not(x1, t5);
    let t7 = l.select_over::<1>(x2, x0, t3);
    let t8 = l.xor(t6, t7);
    let t9 = l.select_over::<2>(x3, t4, t0);
    let t10 = l.select_over::<0>(x2, t3, t9);
    let t11 = l.select_over::<0>(t5, t4, t7);
    let t12 = l.xor(t11, x3);
    [l.xor(y0, t10), l.xor(y1, t12), l.xor(y2, t8), l.xor(y3, t5)]
}

#[inline(always)]
fn three_fc96e21b0d4a7835<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x3, x2, x0);
    let t1 = l.ternary::<0x5a>(x3, x2, x1);
    let t2 = l.ternary::<0x4a>(t1, x1, x0);
    let t3 = l.ternary::<0x52>(t2, x2, x0);
    let t4 = l.ternary::<0x86>(t2, x3, x2);
    let t5 = l.ternary::<0xc6>(t2, t0, x1);
    let t6 = l.ternary::<0x32>(t5, t4, x2);
    [
        l.ternary::<0x69>(y0, t4, x0),
        l.ternary::<0x69>(y1, t3, t0),
        l.ternary::<0x69>(y2, t5, t2),
        l.ternary::<0x69>(y3, t6, t0),
    ]
}

#[inline(always)]
fn two_fda5c01692e73b48<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.or(x3, x1);
    let t1 = l.and(t0, x0);
    let t2 = l.and_not(x3, x0);
    let t3 = l.xor(t2, t0);
    let t4 = l.and(t3, x2);
    let t5 = l.xor(t1, t4);
    let t6 = l.xor(t1, x1);
    let t7 = l.and_not(x0, x3);
    let t8 = l.and_not(t7, x2);
    let t9 = l.xor(t6, t8);
    let t10 = l.xor(t2, x2);
    let t11 = l.or(t7, t4);
    let t12 = l.and_not(x1, t11);
    let t13 = l.xor(t10, t12);
    let t14 = l.and(t9, t6);
    let t15 = l.xor(t14, t11);
    [l.xor(l.not(y0), t9), l.xor(l.not(y1), t13), l.xor(l.not(y2), t15), l.xor(l.not(y3), t5)]
}

#[inline(always)]
fn select_fda5c01692e73b48<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.xor(x2, x1);
    let t1 = l.or_not(x2, x3);
    let t2 = l.xor(t1, x1);
    let t3 = l.select_over::<2>(x3, t0, t1);
    let t4 = l.select_over::<1>(t3, x3, t2);
    let t5 = l.select_over::<2>(x0, t3, t2);
    let t6 = l.select_over::<2>(x0, t4, t3);
    let t7 = l.select_over::<0>(t6, x1, t0);
    let t8 = l.select_over::<1>(x2, x0, t5);
    let t9 = l.xor(t8, t7);
    let t10 = l.xor(t8, x2);
    let t11 = l.select_over::<0>(t4, t7, t10);
    [l.xor(y0, t5), l.xor(y1, t6), l.xor(y2, t11), l.xor(y3, t9)]
}

#[inline(always)]
fn three_fda5c01692e73b48<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xf6>(x3, x1, x0);
    let t1 = l.ternary::<0x90>(t0, x2, x0);
    let t2 = l.ternary::<0xd2>(t1, x3, x1);
    let t3 = l.ternary::<0x26>(t2, x3, x0);
    let t4 = l.ternary::<0x16>(t3, x1, x0);
    let t5 = l.ternary::<0x94>(t3, t2, x1);
    let t6 = l.ternary::<0xbc>(t4, t2, x2);
    [
        l.ternary::<0x69>(y0, t4, x2),
        l.ternary::<0x69>(y1, t5, x2),
        l.ternary::<0x87>(y2, t6, t0),
        l.ternary::<0x69>(y3, t2, x3),
    ]
}
