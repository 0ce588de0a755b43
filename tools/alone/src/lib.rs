//! Tests phalanx with only some of its families. The tests of phalanx itself use its reference,
//! which needs all of them.
//!
//! ```text
//! cargo test -p phalanx-alone --no-default-features --features kalyna
//! ```
#![cfg(test)]

use std::collections::BTreeSet;

use phalanx::hazmat::RawBlocks;
use phalanx::{Cipher, Error, KeyOnly, Level};
use phalanx_vectors::{Verdict, vector_files};

/// Every cipher by name. GOST 28147-89 uses Magma's S-box set.
macro_rules! for_each_cipher {
    ($check:ident) => {{
        let mut names = BTreeSet::from(["gf2-64", "gf2-128", "gf2-128-nist", "gf2-256", "gf2-512"]);
        #[cfg(feature = "kalyna")]
        {
            names.insert($check::<phalanx::kalyna::K128_128>());
            names.insert($check::<phalanx::kalyna::K128_256>());
            names.insert($check::<phalanx::kalyna::K256_256>());
            names.insert($check::<phalanx::kalyna::K256_512>());
            names.insert($check::<phalanx::kalyna::K512_512>());
        }
        #[cfg(feature = "gost")]
        {
            names.insert($check::<phalanx::gost28147::Gost28147_89<phalanx::gost28147::Tc26Z>>());
            names.insert($check::<phalanx::gost28147::Magma2015>());
        }
        #[cfg(feature = "kuznyechik")]
        names.insert($check::<phalanx::kuznyechik::Kuznyechik2015>());
        #[cfg(feature = "ublock")]
        {
            names.insert($check::<phalanx::ublock::U128_128>());
            names.insert($check::<phalanx::ublock::U128_256>());
            names.insert($check::<phalanx::ublock::U256_256>());
        }
        names
    }};
}

/// Checks the known answers for single blocks at every level of this CPU. If the S-box is not part
/// of the cipher's name, only the answers for one set are checked.
fn known_answers<S: KeyOnly>() -> &'static str {
    let files = vector_files().expect("the files of known answers are readable");
    let groups = files.iter().flat_map(|(_, file)| &file.test_groups);
    let tests = groups.filter(|group| group.cipher == S::NAME && group.mode == "ecb").flat_map(|group| &group.tests);
    let mut answers = 0;
    for test in tests {
        let sbox = test.sbox.as_deref().is_none_or(|sbox| sbox == "id-tc26-gost-28147-param-Z");
        let Some(answer) = test.ct.as_ref().filter(|_| sbox && test.result == Verdict::Valid) else { continue };
        let message = test.message();
        let key = S::Key::try_from(&test.key).ok().expect("the key length is right");
        for level in Level::available() {
            let cipher = Cipher::<S>::with_level(&key, level).expect("the level is available");
            let mut data = message.to_vec();
            cipher.encrypt_bytes(&mut data).expect("whole blocks");
            assert_eq!(&data, answer, "{} {level}, test {}", S::NAME, test.id);
            cipher.decrypt_bytes(&mut data).expect("whole blocks");
            assert_eq!(data, *message, "{} {level}, test {}", S::NAME, test.id);
            answers += 1;
        }
    }
    assert!(answers > 0, "no known answer for {}", S::NAME);
    S::NAME
}

#[test]
fn the_families_of_the_features_are_there_and_no_others() {
    #[allow(unused_mut, reason = "there may be no hash")]
    let mut names = for_each_cipher!(known_answers);
    #[cfg(feature = "streebog")]
    names.insert("streebog");
    #[cfg(feature = "kupyna")]
    names.extend(["kupyna-256", "kupyna-512"]);
    // Cargo unifies the features of packages that are built together.
    let there: BTreeSet<_> = phalanx::families().iter().map(|family| family.name).collect();
    assert_eq!(there, names);
    assert!(phalanx::active().iter().all(|choice| names.contains(choice.cipher)));
}

/// Every family has an authenticated mode.
macro_rules! modes {
    ($($feature:literal $name:ident: $mode:ty, $key:literal, $nonce:literal, $tag:literal;)*) => {$(
        #[cfg(feature = $feature)]
        #[test]
        fn $name() -> Result<(), Error> {
            let (nonce, message) = ([1; $nonce], [5; 1000]);
            let mut answers = BTreeSet::new();
            for level in Level::available() {
                let mode = <$mode>::with_level(&[7; $key], level)?;
                let (mut data, mut tag) = (message, [0; $tag]);
                mode.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
                answers.insert((data, tag));
                assert_eq!(mode.decrypt_detached(&nonce, b"another", &mut data, &tag), Err(Error::NotAuthentic));
                mode.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
                assert_eq!(data, message);
            }
            assert_eq!(answers.len(), 1);
            Ok(())
        }
    )*};
}

modes! {
    "kalyna" kalyna_gcm: phalanx::modes::dstu7624::Gcm<phalanx::Kalyna512_512>, 64, 64, 64;
    "gost" magma_mgm: phalanx::modes::gost3413::Mgm<phalanx::Magma>, 32, 8, 8;
    "kuznyechik" kuznyechik_mgm: phalanx::modes::gost3413::Mgm<phalanx::Kuznyechik>, 32, 16, 16;
    "ublock" ublock_gcm: phalanx::modes::nist::Gcm<phalanx::Ublock128_128>, 16, 12, 16;
}
