//! Hash functions, message authentication with them and key derivation, from their tables in the
//! catalogue.

use std::sync::LazyLock;

use phalanx::hash::{HashFunction, functions::Streebog512};
use phalanx::kdf::pbkdf2_many;
use phalanx::kernel::{Family, Op};
use phalanx::{Level, families};
use phalanx_catalogue::hashes::{self, Hash, Kdf, KdfInput, KdfInputs, KeyedHash};

use crate::modes::{Make, Mode, Run, done, ready};

/// The mode of a digest.
pub(crate) const HASH: &str = "hash";

/// The iterations and passwords of PBKDF2.
pub(crate) const ITERATIONS: u32 = 2000;
pub(crate) const PASSWORDS: usize = 64;

/// The key, password or secret, which is as long as a digest, and the salt or seed.
pub(crate) const KEY: [u8; 64] = [7; 64];
pub(crate) const SALT: [u8; 16] = [1; 16];

/// The hash functions of the catalogue, with the kernels of their compression functions, which
/// several of them share.
pub fn hash_functions() -> &'static [Family] {
    static ALL: LazyLock<Vec<Family>> = LazyLock::new(|| hashes::HASHES.iter().filter_map(with_kernels).collect());
    &ALL
}

fn with_kernels(hash: &Hash) -> Option<Family> {
    fn stem(name: &str) -> Option<&str> {
        name.split('-').next()
    }
    let is_own = |family: &&&Family| stem(family.name) == stem(hash.name) && family.block == hash.block_bytes;
    let own = families().iter().find(is_own)?;
    Some(Family::new(hash.name, [own.block, own.key, own.schedule], own.forms, own.kernels))
}

/// Writes a digest, tag or key over the beginning of the data, so that it isn't optimised away, and
/// so that tests can compare it.
pub(crate) fn put(data: &mut [u8], result: &[u8]) {
    let bytes = result.len().min(data.len());
    data[..bytes].copy_from_slice(&result[..bytes]);
}

fn digest(hash: &'static Hash, level: Level) -> Run {
    let mut digest = vec![0; hash.digest_bytes];
    Box::new(move |data| {
        let mut message = ready(hash.function().start_at(level).map_err(Into::into));
        message.update(data);
        done(message.finish(&mut digest));
        put(data, &digest);
    })
}

/// Messages of equal length, one after the other.
fn digests(hash: &'static Hash, level: Level, messages: usize) -> Run {
    let mut digests = vec![0; messages * hash.digest_bytes];
    Box::new(move |data| {
        let bytes = (data.len() / messages).max(1);
        let messages: Vec<&[u8]> = data.chunks_exact(bytes).take(messages).collect();
        done(hash.function().hash_many_at(level, &messages, &mut digests));
        put(data, &digests);
    })
}

fn tag(keyed: &'static KeyedHash, level: Level) -> Run {
    let (most, mut tag) = (keyed.tag_bytes[1], [0; 64]);
    let key = ready(keyed.key_at(&KEY[..most], level));
    Box::new(move |data| {
        done(key.mac(&[], data, &mut tag[..most]));
        put(data, &tag[..most]);
    })
}

/// A key as long as a digest.
fn derived(kdf: &'static Kdf) -> Run {
    let bytes = hashes::find_hash(kdf.answers.0).map_or(0, |hash| hash.digest_bytes);
    let has = move |input| kdf.takes.contains(&input);
    let octets = move |input| Some(&SALT[..]).filter(|_| has(input));
    let inputs = KdfInputs {
        salt: octets(KdfInput::Salt),
        label: octets(KdfInput::Label),
        seed: octets(KdfInput::Seed),
        info: octets(KdfInput::Info),
        counter_bytes: Some(1).filter(|_| has(KdfInput::CounterBytes)),
        iterations: Some(ITERATIONS.into()).filter(|_| has(KdfInput::Iterations)),
        record: Some(1).filter(|_| has(KdfInput::Record)),
        ..KdfInputs::new(&KEY[..bytes])
    };
    Box::new(move |data| done(kdf.derive(&inputs, &mut data[..bytes])))
}

/// PBKDF2 with a key of a digest for each of several passwords.
fn derived_many() -> Run {
    let (passwords, mut keys) = ([&KEY[..]; PASSWORDS], vec![0; PASSWORDS * Streebog512::DIGEST_BYTES]);
    Box::new(move |data| {
        done(pbkdf2_many::<Streebog512>(&passwords, &[&SALT[..]; PASSWORDS], ITERATIONS, &mut keys));
        put(data, &keys);
    })
}

/// All of these modes.
pub(crate) fn hash_modes() -> impl Iterator<Item = Mode> {
    let mode = |cipher, name, make| Mode { cipher, name, op: Op::Absorb, peer: None, make };
    let digests = hashes::HASHES.iter().flat_map(move |hash| {
        let one = Make::Level(Box::new(move |level| digest(hash, level)));
        let many = Make::Streams(Box::new(move |level, messages| digests(hash, level, messages)));
        [mode(hash.name, HASH, one), mode(hash.name, "many-hash", many)]
    });
    let tags = hashes::KEYED.iter().map(move |keyed| {
        let (name, _) = keyed.name.split_once('-').unwrap_or((keyed.name, ""));
        mode(keyed.hash, name, Make::Level(Box::new(move |level| tag(keyed, level))))
    });
    let keys = hashes::KDFS.iter().map(move |kdf| {
        let (cipher, name) = kdf.answers;
        mode(cipher, name, Make::Key(Box::new(move || derived(kdf))))
    });
    let many = mode(Streebog512::NAME, "many-pbkdf2", Make::Key(Box::new(derived_many)));
    digests.chain(tags).chain(keys).chain([many])
}
