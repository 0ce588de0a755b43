//! Tests algorithms against known answers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use phalanx::Level;
use phalanx_vectors::{Test, Verdict};

use crate::hashes::{self, KdfInput, KdfInputs};
use crate::roles::Direction;
use crate::{Algorithm, Answers, Error, Options, Parameter, Role, answering};

/// Why an answer did not pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The result is wrong.
    Failed(String),
    /// It could not be tested.
    Skipped(String),
}

/// The outcome of a test.
type Outcome = Result<(), Problem>;

/// Tests an algorithm against a known answer at a level: encryption and decryption, tag and
/// verification, or rejection of an invalid input.
///
/// # Errors
/// [`Problem`].
pub fn check(algorithm: &'static Algorithm, answers: &Answers, test: &Test, level: Level) -> Outcome {
    let case = Case { algorithm, test, options: options(algorithm, answers, test, level)? };
    let role = algorithm.role();
    if test.result == Verdict::Invalid {
        return case.refused();
    }
    match role {
        Role::Blocks => case.blocks(),
        Role::Stream => case.stream(),
        Role::BlockMode => case.chain(),
        Role::Aead => case.aead(),
        Role::Mac => case.mac(),
        Role::Xts => case.xts(),
        Role::KeyWrap => case.wrap(),
        Role::KeyDerivation => case.derivation(),
    }
}

/// Chains of known answers with more iterations would take minutes.
const MOST_ITERATIONS: u64 = 10_000;

/// Tests all algorithms against the built-in known answers, at every level that this CPU supports.
/// Returns how many tests passed.
///
/// # Errors
/// The first answer that is wrong, in a sentence.
pub fn check_built_in() -> Result<usize, String> {
    let groups = phalanx_vectors::built_in_vectors().map_err(|error| error.to_string())?;
    let tests = groups.iter().flat_map(|group| group.tests.iter().map(move |test| (group, test)));
    let mut passed = 0;
    let mut count = |outcome, name: &str, test: &Test, level| match outcome {
        Ok(()) => {
            passed += 1;
            Ok(())
        }
        Err(Problem::Skipped(_)) => Ok(()),
        Err(Problem::Failed(why)) => Err(format!("{name}, known answer {}, level {level}: wrong {why}", test.id)),
    };
    for (group, test) in tests.filter(|(_, test)| test.iterations.is_none_or(|times| times <= MOST_ITERATIONS)) {
        for level in Level::available() {
            if is_hash(&group.cipher) {
                let name = format!("{} {}", group.cipher, group.mode);
                count(check_hash(&group.cipher, &group.mode, test, level), &name, test, level)?;
            }
            for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                count(check(algorithm, answers, test, level), algorithm.name(), test, level)?;
            }
        }
    }
    Ok(passed)
}

/// Tests the hash function, message authentication or key derivation of an answer, whose cipher
/// and mode are named as in its file. Only hash functions use `level`.
///
/// # Errors
/// [`Problem`]. [`Problem::Skipped`] if there is no such algorithm.
pub fn check_hash(cipher: &str, mode: &str, test: &Test, level: Level) -> Outcome {
    let refused = |error: Error| Problem::Failed(error.to_string());
    let tag = || test.tag.as_deref().ok_or_else(|| Problem::Failed("no tag".into()));
    if let (Some(hash), "hash") = (hashes::find_hash(cipher), mode) {
        let (mut digest, mut pieces) = (vec![0; hash.digest_bytes], vec![0; hash.digest_bytes]);
        hash.function().hash(&test.message(), &mut digest).map_err(|error| refused(error.into()))?;
        right(digest == tag()?, "digest")?;
        let mut message = hash.function().start_at(level).map_err(|error| failed(error.into()))?;
        test.message().chunks(hash.block_bytes - 1).for_each(|piece| message.update(piece));
        message.finish(&mut pieces).map_err(|error| refused(error.into()))?;
        return right(digest == pieces, "digest of a message in pieces");
    }
    if let Some(keyed) = hashes::find_keyed(&format!("{mode}-{cipher}")) {
        let (key, tag) = (keyed.key(&test.key).map_err(refused)?, tag()?);
        let mut got = vec![0; tag.len()];
        key.mac(&[], &test.message(), &mut got).map_err(|error| refused(error.into()))?;
        right(got == tag, "tag")?;
        return key.verify(&[], &test.message(), tag).map_err(|error| refused(error.into()));
    }
    let Some(kdf) = hashes::KDFS.iter().find(|kdf| kdf.answers == (cipher, mode)) else {
        return Err(Problem::Skipped(format!("unknown mode {mode} of {cipher}")));
    };
    let bytes = |input, bytes| Some(bytes).filter(|_| kdf.takes.contains(&input));
    let inputs = KdfInputs {
        key: &test.key,
        salt: bytes(KdfInput::Salt, &test.salt[..]),
        label: bytes(KdfInput::Label, &test.label[..]),
        seed: bytes(KdfInput::Seed, &test.seed[..]),
        info: bytes(KdfInput::Info, &test.info[..]),
        counter_bytes: test.counter_bytes,
        iterations: test.iterations,
        record: test.record,
    };
    let mut key = vec![0; test.ct.as_ref().map_or(0, Vec::len)];
    kdf.derive(&inputs, &mut key).map_err(refused)?;
    right(test.check_ciphertext(&key), "key")
}

/// Whether an answer is one of [`check_hash`], by its cipher.
pub fn is_hash(cipher: &str) -> bool {
    ["streebog-", "kupyna-"].iter().any(|family| cipher.starts_with(family))
}

/// The options of an answer, as text.
///
/// # Errors
/// [`Problem::Skipped`] if the library does not support them.
pub fn options_of(algorithm: &Algorithm, answers: &Answers, test: &Test) -> Result<String, Problem> {
    let mut options = Vec::from([answers.options.to_string()]);
    let mut set = |option: Parameter, value: String| options.push(format!("{option}={value}"));
    let mut number = |option, bits: Option<usize>| match bits {
        Some(bits) if !bits.is_multiple_of(8) => Err(Problem::Skipped("not a whole number of bytes".into())),
        Some(bits) if algorithm.has(option) => {
            set(option, (bits / 8).to_string());
            Ok(())
        }
        _ => Ok(()),
    };
    number(Parameter::Section, test.section_bits)?;
    number(Parameter::Period, test.master_period_bits)?;
    number(Parameter::Lengths, test.nb.map(|bytes| 8 * bytes))?;
    // In known answers for MACs, this field is the tag size.
    let tag_bits = test.tag_bits.or(test.segment_bits).or(test.tag.as_ref().map(|tag| 8 * tag.len()));
    number(Parameter::Tag, tag_bits)?;
    number(Parameter::Segment, test.segment_bits)?;
    for (option, value) in [(Parameter::Sbox, &test.sbox), (Parameter::Padding, &test.padding)] {
        let Some(value) = value.as_ref().filter(|_| algorithm.has(option)) else { continue };
        if Options::default().set(option.name(), value).is_err() {
            return Err(Problem::Skipped(format!("unknown {option} {value}")));
        }
        set(option, value.clone());
    }
    if algorithm.has(Parameter::Iv) && test.iv.as_ref().is_some_and(|iv| iv.len() == algorithm.block_bytes) {
        set(Parameter::Iv, "counter".into());
    }
    options.retain(|option| !option.is_empty());
    Ok(options.join(";"))
}

/// The parsed options of an answer.
fn options(algorithm: &Algorithm, answers: &Answers, test: &Test, level: Level) -> Result<Options, Problem> {
    let mut options: Options = options_of(algorithm, answers, test)?.parse().map_err(failed)?;
    options.level = Some(level);
    Ok(options)
}

/// A failure that should not occur, unless this CPU doesn't support the level. In that case, the
/// answer could not be tested.
fn failed(error: Error) -> Problem {
    match error {
        Error::Refused(phalanx::Error::Level(_)) => Problem::Skipped(error.to_string()),
        error => Problem::Failed(error.to_string()),
    }
}

fn right(right: bool, what: &str) -> Outcome {
    if right { Ok(()) } else { Err(Problem::Failed(what.into())) }
}

/// A role's constructor.
type Make<T> = fn(&'static Algorithm, &[u8], &Options) -> crate::Result<T>;

/// An answer, and the algorithm and options to test it with.
struct Case<'a> {
    algorithm: &'static Algorithm,
    test: &'a Test,
    options: Options,
}

impl Case<'_> {
    /// The key. If there are two keys, the MAC key comes first.
    fn key(&self) -> Vec<u8> {
        [self.test.mac_key.as_deref().unwrap_or_default(), &self.test.key].concat()
    }

    fn iv(&self) -> &[u8] {
        self.test.iv.as_deref().unwrap_or_default()
    }

    fn tag(&self) -> Result<&[u8], Problem> {
        self.test.tag.as_deref().ok_or_else(|| Problem::Failed("no tag".into()))
    }

    fn made<T>(&self, make: Make<T>) -> Result<T, Problem> {
        make(self.algorithm, &self.key(), &self.options).map_err(failed)
    }

    /// Encrypts the message and decrypts the ciphertext.
    fn both_ways(&self, crypt: impl Fn(Direction, &mut Vec<u8>) -> Result<(), Error>) -> Outcome {
        let message = self.test.message();
        let mut data = message.to_vec();
        crypt(Direction::Encrypt, &mut data).map_err(failed)?;
        right(self.test.check_ciphertext(&data), "ciphertext")?;
        crypt(Direction::Decrypt, &mut data).map_err(failed)?;
        right(data == *message, "decryption")
    }

    fn blocks(&self) -> Outcome {
        let cipher = self.made(Algorithm::blocks)?;
        let times = self.test.iterations.unwrap_or(1);
        self.both_ways(|direction, data| (0..times).try_for_each(|_| cipher.crypt(direction, data)))
    }

    fn stream(&self) -> Outcome {
        let cipher = self.made(Algorithm::stream)?;
        self.both_ways(|direction, data| cipher.crypt(direction, self.iv(), data))?;
        self.both_ways(|direction, data| cipher.start(direction, self.iv())?.apply(data))
    }

    fn chain(&self) -> Outcome {
        let cipher = self.made(Algorithm::block_mode)?;
        if self.test.padding.is_none() {
            self.both_ways(|direction, data| cipher.crypt(direction, self.iv(), data))?;
        }
        self.both_ways(|direction, data| {
            let (mut chain, mut out) = (cipher.start(direction, self.iv())?, Vec::new());
            chain.update(data, &mut out);
            chain.finish(&mut out)?;
            *data = out;
            Ok(())
        })
    }

    fn aead(&self) -> Outcome {
        let (aead, test) = (self.made(Algorithm::aead)?, self.test);
        let (message, tag) = (test.message(), self.tag()?);
        let (mut data, mut got) = (message.to_vec(), vec![0; tag.len()]);
        aead.seal(self.iv(), &test.aad, &mut data, &mut got).map_err(failed)?;
        // The message may consist of associated data alone.
        right(data.is_empty() || test.check_ciphertext(&data), "ciphertext")?;
        right(got == tag, "tag")?;
        aead.open(self.iv(), &test.aad, &mut data, tag).map_err(failed)?;
        right(data == *message, "decryption")
    }

    fn mac(&self) -> Outcome {
        let (mac, message, tag) = (self.made(Algorithm::mac)?, self.test.message(), self.tag()?);
        let mut got = vec![0; tag.len()];
        mac.mac(self.iv(), &message, &mut got).map_err(failed)?;
        right(got == tag, "tag")?;
        mac.verify(self.iv(), &message, tag).map_err(failed)
    }

    fn xts(&self) -> Outcome {
        let xts = self.made(Algorithm::xts)?;
        self.both_ways(|direction, data| xts.crypt(direction, self.iv(), data))
    }

    /// The nonce, unless the wrapped key contains it.
    fn iv_beside(&self) -> &[u8] {
        if self.algorithm.nonce.carried { &[] } else { self.iv() }
    }

    fn wrap(&self) -> Outcome {
        let (wrap, message) = (self.made(Algorithm::key_wrap)?, self.test.message());
        let wrapped = wrap.wrap(self.iv(), &message).map_err(failed)?;
        right(self.test.check_ciphertext(&wrapped), "wrapped key")?;
        right(wrap.unwrap(self.iv_beside(), &wrapped).map_err(failed)? == *message, "unwrapped key")
    }

    fn derivation(&self) -> Outcome {
        let key = self.made(Algorithm::key_derivation)?.derive(self.iv()).map_err(failed)?;
        right(self.test.check_ciphertext(&key), "key")
    }

    /// Checks that the input is rejected, either by the mode or because of its options.
    fn refused(&self) -> Outcome {
        let (test, key) = (self.test, self.key());
        let ciphertext = test.ct.as_deref().unwrap_or_default();
        let verdict = match self.algorithm.role() {
            Role::Aead => {
                let (mut data, tag) = (ciphertext.to_vec(), self.tag()?);
                self.algorithm
                    .aead(&key, &self.options)
                    .and_then(|aead| aead.open(self.iv(), &test.aad, &mut data, tag))
            }
            Role::Mac => {
                let (message, tag) = (test.message(), self.tag()?);
                self.algorithm.mac(&key, &self.options).and_then(|mac| mac.verify(self.iv(), &message, tag))
            }
            Role::KeyWrap => {
                let unwrapped = self.algorithm.key_wrap(&key, &self.options);
                unwrapped.and_then(|wrap| wrap.unwrap(self.iv_beside(), ciphertext)).map(|_| ())
            }
            _ => return Err(Problem::Skipped("this mode rejects nothing".into())),
        };
        match verdict {
            Ok(()) => Err(Problem::Failed("accepted an input that must be rejected".into())),
            Err(Error::Refused(phalanx::Error::Level(error))) => Err(Problem::Skipped(error.to_string())),
            Err(Error::Refused(_) | Error::Tag { .. } | Error::Nonce { .. }) => Ok(()),
            // If this happens, the answer was not tested as intended.
            Err(error) => Err(failed(error)),
        }
    }
}
