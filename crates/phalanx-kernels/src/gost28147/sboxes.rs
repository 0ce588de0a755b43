//! The named S-box sets for GOST 28147-89, with their names, object identifiers and rows.

use super::Sbox;
use crate::table::Parameter;

/// An S-box set defined in a published document.
#[derive(Debug)]
#[non_exhaustive]
pub struct NamedSet {
    /// The name in the document, such as `id-Gost28147-89-CryptoPro-A-ParamSet`.
    pub name: &'static str,
    /// The dotted object identifier.
    pub oid: &'static str,
    /// The eight rows.
    pub sbox: Sbox,
    /// The index in [`NAMED_SETS`].
    pub(crate) index: usize,
}

impl NamedSet {
    /// The set as a generic parameter.
    #[doc(hidden)]
    pub const fn parameter(&self) -> &'static Parameter {
        &PARAMETERS[self.index]
    }
}

/// All sets as generic parameters.
static PARAMETERS: [Parameter; NAMED_SETS.len()] = {
    const ALL: &[NamedSet; NAMED_SETS.len()] = &NAMED_SETS;
    const NONE: Parameter = Parameter { name: "", bytes: &[], index: 0 };
    let (mut parameters, mut index) = ([NONE; NAMED_SETS.len()], 0);
    while index < ALL.len() {
        let NamedSet { name, sbox, .. } = &ALL[index];
        parameters[index] = Parameter { name, bytes: sbox.rows().as_flattened(), index };
        index += 1;
    }
    parameters
};

const fn set(index: usize, name: &'static str, oid: &'static str, rows: &str) -> NamedSet {
    NamedSet { name, oid, sbox: Sbox::from_hex(rows), index }
}

/// All named sets. They come from RFC 4357 and GOST R 34.12-2015, from the hash function GOST R
/// 34.11-94, and ten of them from the supplements to Ukrainian Instruction No. 114 (DKE). The row
/// for the least significant nibble comes first, and each row lists the images of 0 to f.
pub const NAMED_SETS: [NamedSet; 18] = [
    set(
        0,
        "id-Gost28147-89-TestParamSet",
        "1.2.643.2.2.31.0",
        "42f59108e3bcd7a6 c9fe813a274d60b5 d8ec739a15246f0b e9b25f710dc6a438 \
         3e59680dab7c21f4 8f6b19c5d37a0e24 9bc0367548ef1a2d c652b09d3e7af418",
    ),
    set(
        1,
        "id-Gost28147-89-CryptoPro-A-ParamSet",
        "1.2.643.2.2.31.1",
        "96328b17a4efc0d5 37e98af0526cb4d1 e462b3d8cf5a0719 e7acd13902b4f856 \
         b5198df0e423c7a6 3adc120b75948fe6 1d297a608c45f3be baf50ce8623917d4",
    ),
    set(
        2,
        "id-Gost28147-89-CryptoPro-B-ParamSet",
        "1.2.643.2.2.31.2",
        "84b135092eacd67f 012a4d5c973fb86e ec0a92db758f3614 750db6123acf4e98 \
         27cf95ab140d68e3 83264debc17fa095 52ab91c374d06f8e 04be8371a296fd5c",
    ),
    set(
        3,
        "id-Gost28147-89-CryptoPro-C-ParamSet",
        "1.2.643.2.2.31.3",
        "1bc29d0f458ea763 017db4528efc9a63 825049fa37cd6e1b 36015da8b297efc4 \
         8db0451293ce6fa7 c9b18e247365a0fd a968de20f35b41c7 7405a2fec61bd938",
    ),
    set(
        4,
        "id-Gost28147-89-CryptoPro-D-ParamSet",
        "1.2.643.2.2.31.4",
        "fc2a645079ed1b83 b634cfe27d805a91 1cb0fe65ad489372 15eca70d62b493f8 \
         0c89d2ab73654ef1 80f325eb1a47c9d6 306f1e92d8c4ba57 1a68fb04c3597d2e",
    ),
    set(
        5,
        "id-tc26-gost-28147-param-Z",
        "1.2.643.7.1.2.5.1.1",
        "c462a5b9e8d703f1 68239a5c1e47bd0f b3582fade174c960 c821d4f670a53e9b \
         7f5a816d093eb42c 5df692cab78143e0 8e25691cf4b0da37 17ed05834fa69cb2",
    ),
    set(
        6,
        "id-GostR3411-94-TestParamSet",
        "1.2.643.2.2.30.0",
        "4a92d80e6b1c7f53 eb4c6dfa23810759 581da342efc7609b 7da1089fe46cb253 \
         6c715fd84a9e03b2 4ba0721d36859cfe db413f590ae7682c 1fd057a4923e6b8c",
    ),
    set(
        7,
        "id-GostR3411-94-CryptoProParamSet",
        "1.2.643.2.2.30.1",
        "a4568137dce092bf 5f402db91763cea8 7fce94103b526a8d 4a7c0f28e165db93 \
         764b9c2a180efd35 7624d9f0a15b8ec3 de41705a3c8f629b 13a95b4f867ed02c",
    ),
    set(
        8,
        "dstu-dke-1",
        "1.2.804.2.1.1.1.1.1.1.10.1",
        "a9d6eb45f13c7082 80c4967b231f5ead f658eba4c037291d 38d96bf025ca4e17 \
         f8e9720dc615b43a 28975f0bc1dea364 38b564ea2c179fd0 123e6db8fac57904",
    ),
    set(
        9,
        "dstu-dke-2",
        "1.2.804.2.1.1.1.1.1.1.10.2",
        "e937f4cb6ad10582 adc76e81f3b40952 4b1f92ec6a87350d 451c7e92afbd0863 \
         cb39f04572ed1a86 873a96e5d04c12fb f0e68d59a31c4b72 43ed502b1a769f8c",
    ),
    set(
        10,
        "dstu-dke-3",
        "1.2.804.2.1.1.1.1.1.1.10.3",
        "d91e72c54b6f38a0 786b034d95feac21 a53c98d64fe02b17 bac1569e2df70438 \
         5b30f9e41c862a7d 43bd1f827ec9a065 378b1e50d4ca29f6 6dcab793fe120845",
    ),
    set(
        11,
        "dstu-dke-4",
        "1.2.804.2.1.1.1.1.1.1.10.4",
        "9c3d76e1a2048f5b a5be760c28f4d391 4c30d2eb7f5918a6 3945e786d02fbca1 \
         29cfdb41753e68a0 e5db1942f8703ca6 e65a9d48bc0371f2 19cb76832fe05a4d",
    ),
    set(
        12,
        "dstu-dke-5",
        "1.2.804.2.1.1.1.1.1.1.10.5",
        "34d8c7a20e9fb156 c76938b5fa0d421e e487b3ac1269df05 396d8fa27ec0b415 \
         5ca721fde3b40896 18be74a0c35d9f62 9bad5e23064cf178 e9185fb062c7a4d3",
    ),
    set(
        13,
        "dstu-dke-6",
        "1.2.804.2.1.1.1.1.1.1.10.6",
        "fc96e21b0d4a7835 ec5074a3261d9bf8 56d9bea3f281407c 1f742ec36b9805ad \
         f9e6d158423cab07 b0d7ce142368a5f9 7ef8d0b3a1429c65 15eb2c38a097f64d",
    ),
    set(
        14,
        "dstu-dke-7",
        "1.2.804.2.1.1.1.1.1.1.10.7",
        "fda5c01692e73b48 25a0691fd47eb38c 3e4b5912f68d70ac 4ab9f2e5d13607c8 \
         f65897cb0a3124de cbf451e908d2a736 d248bc13a59e7f06 150f6a3e72cdb894",
    ),
    set(
        15,
        "dstu-dke-8",
        "1.2.804.2.1.1.1.1.1.1.10.8",
        "e4b2875c9d031f6a 3eca62d198740f5b 52871fe64db0a3c9 ca7de3029516b4f8 \
         63f709a8bc4152de 6df15380bae49c27 2fc5b13e06da7948 305c8fdeb629714a",
    ),
    set(
        16,
        "dstu-dke-9",
        "1.2.804.2.1.1.1.1.1.1.10.9",
        "90bc243fd6e1a758 350f87ecda16b249 845aebd6cf793120 54f0cba91e8632d7 \
         7c3068eb1fda9524 743b6a819ced0f25 7e9f1483bd026a5c e28f307cbd15649a",
    ),
    set(
        17,
        "dstu-dke-10",
        "1.2.804.2.1.1.1.1.1.1.10.10",
        "8469bc1237e0daf5 7d18ae4f90632cb5 c8d1a29634e75f0b 2b34c79df8501ea6 \
         83daef5147bc2069 4c9bea76350f128d 58e7301da692fbc4 a3590d78c416bf2e",
    ),
];
