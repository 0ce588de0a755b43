//! Known answers tie the references to the standards.

use phalanx_equal::forms::Forms;
use phalanx_equal::standard::kupyna::Kupyna;
use phalanx_equal::standard::streebog::Streebog;
use phalanx_equal::{Byte, Cipher, Front, byte};

fn bytes(values: &[u8]) -> Vec<Byte> {
    values.iter().map(|value| byte(*value)).collect()
}

fn values(bytes: &[Byte]) -> Vec<u8> {
    let value = |byte: &Byte| (0..8).fold(0, |sum, i| sum | u8::from(byte[i].known().unwrap()) << i);
    bytes.iter().map(value).collect()
}

#[test]
fn blocks_are_those_of_the_known_answers() {
    let (mut ciphers, mut count) = (std::collections::BTreeSet::new(), 0);
    for (file, vectors) in phalanx_vectors::vector_files().unwrap() {
        for group in vectors.test_groups.iter().filter(|group| group.mode == "ecb") {
            for test in &group.tests {
                let (Some(expected), None, true) =
                    (&test.ct, test.iterations, test.result == phalanx_vectors::Verdict::Valid)
                else {
                    continue;
                };
                let Some(cipher) = Cipher::new(&group.cipher, test.sbox.as_deref()) else { continue };
                let block = match group.cipher.as_str() {
                    "magma" | "gost28147" => 8,
                    "kuznyechik" => 16,
                    name => name.split(['-', '/']).nth(1).unwrap().parse::<usize>().unwrap() / 8,
                };
                if test.msg.len() != expected.len() || test.msg.len() % block != 0 {
                    continue;
                }
                let mut forms = Forms::new();
                let Front::Fixed(front) = cipher.front() else { panic!("{file}: test {} has no S-box", test.id) };
                let key = [front, bytes(&test.key)].concat();
                let schedule = cipher.schedule(&mut forms, &key).unwrap();
                for (plain, encrypted) in test.msg.chunks(block).zip(expected.chunks(block)).take(4) {
                    let place = format!("{file}, {}, test {}", group.cipher, test.id);
                    let there = cipher.crypt(&mut forms, &bytes(plain), &schedule, false).unwrap().unwrap();
                    assert_eq!(values(&there), encrypted, "{place}");
                    let back = cipher.crypt(&mut forms, &bytes(encrypted), &schedule, true).unwrap().unwrap();
                    assert_eq!(values(&back), plain, "{place}");
                    count += 1;
                }
                ciphers.insert(group.cipher.clone());
            }
        }
    }
    assert_eq!(ciphers.len(), 11, "{ciphers:?}");
    assert!(count >= 100, "{count} blocks");
}

#[test]
fn round_keys_are_those_of_the_known_answers() {
    let mut count = 0;
    for (file, schedules) in phalanx_vectors::schedule_files().unwrap() {
        for answer in schedules.round_keys {
            let name = answer.variant.to_lowercase();
            let cipher = Cipher::new(&name, None).unwrap();
            let mut forms = Forms::new();
            let schedule = cipher.schedule(&mut forms, &bytes(&answer.key)).unwrap();
            assert_eq!(values(&schedule), answer.round_keys.concat(), "{file}, {name}");
            count += 1;
        }
    }
    assert!(count >= 8, "{count} schedules");
}

#[test]
fn hash_codes_are_those_of_the_known_answers() {
    const LONGEST: usize = 200;
    const MOST: usize = 12;
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for (file, vectors) in phalanx_vectors::vector_files().unwrap() {
        for group in vectors.test_groups.iter().filter(|group| group.mode == "hash") {
            for test in &group.tests {
                let (message, count) = (test.message(), counts.entry(group.cipher.clone()).or_default());
                if message.len() > LONGEST || *count == MOST {
                    continue;
                }
                *count += 1;
                let (mut forms, message) = (Forms::new(), bytes(&message));
                let tag = test.tag.as_ref().unwrap();
                let code = match group.cipher.split_once('-').unwrap().0 {
                    "streebog" => Streebog::default().hash(&mut forms, &message, tag.len()),
                    "kupyna" => {
                        Kupyna::new(if tag.len() > 32 { 128 } else { 64 }).hash(&mut forms, &message, tag.len())
                    }
                    other => panic!("{other}"),
                };
                assert_eq!(values(&code.unwrap()), *tag, "{file}, {}, test {}", group.cipher, test.id);
            }
        }
    }
    assert_eq!(counts.len(), 5, "{counts:?}");
    assert!(counts.values().all(|count| *count >= 7), "{counts:?}");
}
