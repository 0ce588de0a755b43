//! All modes that can be timed, in each direction. These are the ones in the catalogue, and many
//! messages in parallel.

use std::collections::HashSet;
use std::sync::LazyLock;

use phalanx::gost28147::{NamedSet, ParamSet, Tc26Z};
use phalanx::kernel::{Family, Op};
use phalanx::many::{Chaining, Keys, MessageUnderKey};
use phalanx::modes::gost28147::KeyMeshing;
use phalanx::{Level, families};
use phalanx_catalogue::roles::Direction;
use phalanx_catalogue::{Algorithm, Options, Parameter, Role, all};

use crate::hashes::{hash_modes, put};

/// A closure to time, which processes a message in place.
pub(crate) type Run = Box<dyn FnMut(&mut [u8])>;

/// A remote process that times itself. It returns how many nanoseconds a number of calls took, or
/// None if it has exited.
pub(crate) type Remote = Box<dyn FnMut(usize) -> Option<f64>>;

/// How to prepare a mode.
pub(crate) enum Make {
    /// At a level.
    Level(Box<dyn Fn(Level) -> Run + Send + Sync>),
    /// At a level, with several messages in parallel.
    Streams(Box<dyn Fn(Level, usize) -> Run + Send + Sync>),
    /// The derivation of a key, whatever the size of the data, at [`Level::active`].
    Key(Box<dyn Fn() -> Run + Send + Sync>),
    /// Using another library.
    Peer(Box<dyn Fn() -> Result<Run, String> + Send + Sync>),
    /// In another process, using a buffer of this size.
    Remote(Box<dyn Fn(usize) -> Result<Remote, String> + Send + Sync>),
}

/// A mode over a cipher, in one direction.
pub struct Mode {
    /// The cipher, such as `kalyna-256/256`.
    pub cipher: &'static str,
    /// The mode with its standard, such as `gost3413-ctr`.
    pub name: &'static str,
    /// The direction.
    pub op: Op,
    /// The library, unless it's Phalanx.
    pub peer: Option<&'static str>,
    /// How to prepare it.
    pub(crate) make: Make,
}

impl Mode {
    /// Whether it processes several messages in parallel.
    pub fn has_streams(&self) -> bool {
        matches!(self.make, Make::Streams(_))
    }

    /// Whether it derives a key instead of processing a message.
    pub fn derives_a_key(&self) -> bool {
        matches!(self.make, Make::Key(_))
    }

    /// Whether each block depends on the previous one.
    pub(crate) fn is_serial(&self) -> bool {
        let (_, mode) = self.name.split_once('-').unwrap_or(("", self.name));
        let mode = mode.trim_end_matches("-mesh");
        matches!(mode, "ofb" | "cmac" | "omac" | "omac-acpkm")
            || (self.op == Op::Encrypt && matches!(mode, "cbc" | "cfb"))
    }

    /// Whether both are the same mode of the same cipher in the same direction, regardless of the
    /// library.
    pub fn is(&self, other: &Self) -> bool {
        (self.cipher, self.name, self.op) == (other.cipher, other.name, other.op)
    }
}

impl std::fmt::Debug for Mode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.cipher, self.name, self.op)
    }
}

/// All modes that can be timed, starting with the ones of ciphers in the catalogue, followed by many
/// messages in parallel, and by hash functions.
pub fn modes() -> impl Iterator<Item = &'static Mode> {
    static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
        let mut modes: Vec<Mode> = Vec::new();
        // There are separate jobs for whole blocks, which report their kernels.
        for mode in all().iter().filter(|algorithm| algorithm.role() != Role::Blocks).flat_map(of_algorithm) {
            // Some algorithms only differ in their S-box set.
            if !modes.iter().any(|other| other.is(&mode)) {
                modes.push(mode);
            }
        }
        let mut names: Vec<&str> = modes.iter().map(|mode| mode.name).collect();
        let mut seen = HashSet::new();
        names.retain(|name| seen.insert(*name));
        modes.sort_by_key(|mode| names.iter().position(|name| *name == mode.name));
        modes.extend(many_modes());
        modes.extend(hash_modes());
        modes
    });
    MODES.iter()
}

/// Whole messages for an algorithm, processed in place, with and without key meshing, and in both
/// directions if they differ.
pub(crate) fn of_algorithm(algorithm: &'static Algorithm) -> Vec<Mode> {
    let directions = match algorithm.role() {
        Role::KeyWrap | Role::KeyDerivation => &[][..],
        Role::Stream if algorithm.mode == "cfb" => &Direction::BOTH[..],
        Role::Blocks | Role::BlockMode | Role::Xts => &Direction::BOTH[..],
        Role::Stream | Role::Aead | Role::Mac => &Direction::BOTH[..1],
    };
    let meshings = if algorithm.has(Parameter::Meshing) {
        &[("", KeyMeshing::None), ("-mesh", KeyMeshing::CryptoPro)][..]
    } else {
        &[("", KeyMeshing::None)]
    };
    let Ok(mut options) = algorithm.needs.parse::<Options>() else { unreachable!("the entry has an example") };
    // We use Magma's S-box set, since that runs the same kernels.
    options.sbox = NamedSet::find(<Tc26Z as ParamSet>::SET.oid).filter(|_| algorithm.has(Parameter::Sbox));
    let mut modes = Vec::new();
    for (suffix, meshing) in meshings {
        options.meshing = algorithm.has(Parameter::Meshing).then_some(*meshing);
        let name: &'static str = format!("{}-{}{suffix}", algorithm.standard.name(), algorithm.mode).leak();
        for direction in directions {
            let op = if *direction == Direction::Encrypt { Op::Encrypt } else { Op::Decrypt };
            let of = Keyed::new(algorithm, options, *direction);
            let make = Make::Level(Box::new(move |level| of.run(level)));
            modes.push(Mode { cipher: algorithm.cipher, name, op, peer: None, make });
        }
    }
    modes
}

/// An algorithm with a key and a nonce of the right sizes. Like its modes, these are static, so a
/// fresh key doesn't copy either of them.
struct Keyed {
    algorithm: &'static Algorithm,
    options: Options,
    direction: Direction,
    key: &'static [u8],
    nonce: &'static [u8],
}

/// Maximum tag size, in bytes.
const LONGEST_TAG: usize = 64;

impl Keyed {
    fn new(algorithm: &'static Algorithm, options: Options, direction: Direction) -> Self {
        let key = (0..=255).take(algorithm.key_bytes).collect::<Vec<u8>>().leak();
        Self { algorithm, options, direction, key, nonce: vec![1; algorithm.nonce.bytes].leak() }
    }

    /// Prepares the algorithm.
    fn run(&self, level: Level) -> Run {
        let Self { algorithm, direction, key, nonce, .. } = *self;
        let mut options = self.options;
        options.level = Some(level);
        let options = &options;
        let (mut tag, tag_bytes) = ([0; LONGEST_TAG], algorithm.tag.map_or(0, |tag| tag.bytes));
        match algorithm.role() {
            Role::Blocks => {
                let cipher = ready(algorithm.blocks(key, options));
                Box::new(move |data| done(cipher.crypt(direction, data)))
            }
            Role::Stream => {
                let cipher = ready(algorithm.stream(key, options));
                Box::new(move |data| done(cipher.crypt(direction, nonce, data)))
            }
            Role::BlockMode => {
                let cipher = ready(algorithm.block_mode(key, options));
                Box::new(move |data| done(cipher.crypt(direction, nonce, data)))
            }
            Role::Xts => {
                let cipher = ready(algorithm.xts(key, options));
                Box::new(move |data| done(cipher.crypt(direction, nonce, data)))
            }
            Role::Aead => {
                let aead = ready(algorithm.aead(key, options));
                Box::new(move |data| {
                    done(aead.seal(nonce, &[], data, &mut tag[..tag_bytes]));
                    std::hint::black_box(&mut tag);
                })
            }
            Role::Mac => {
                let mac = ready(algorithm.mac(key, options));
                Box::new(move |data| {
                    done(mac.mac(nonce, data, &mut tag[..tag_bytes]));
                    std::hint::black_box(&mut tag);
                })
            }
            Role::KeyWrap | Role::KeyDerivation => unreachable!("these are no modes over messages"),
        }
    }
}

/// Unwraps a result that can't fail because the key is the right size and this CPU supports the
/// level.
pub(crate) fn ready<T>(made: phalanx_catalogue::Result<T>) -> T {
    made.unwrap_or_else(|error| unreachable!("jobs have levels of this CPU: {error}"))
}

/// The size of a cache line, and of the largest block, in bytes.
const LINE: usize = 64;

/// Messages of equal length, each with its own key. Together they are as long as the data, which is
/// a number of blocks that the messages share evenly.
fn many(family: &'static Family, level: Level, streams: usize, how: Chaining) -> Run {
    let keys: Vec<_> = (0..streams).map(|i| vec![i as u8; family.key]).collect();
    let Ok(keys) = Keys::of_family(family, level, &keys) else { unreachable!("jobs have levels of this CPU") };
    let block = family.block;
    let mut ivs = vec![1; streams * block];
    let mut messages = Vec::new();
    Box::new(move |data| {
        debug_assert!(data.len().is_multiple_of(streams * block), "{} bytes", data.len());
        let bytes = data.len() / streams;
        // Messages start an odd number of cache lines apart, because long messages that are a power
        // of two apart would evict each other from the L1 cache.
        let apart = (bytes.div_ceil(LINE) | 1) * LINE;
        messages.resize(streams * apart, 1);
        let each = messages.chunks_mut(apart).zip(ivs.chunks_mut(block)).zip(0..streams);
        done(keys.chain(how, each.map(|((data, iv), key)| MessageUnderKey::new(key, iv, &mut data[..bytes]))));
        put(data, &messages[..bytes]);
    })
}

/// Unwraps a result that can't fail because lengths are multiples of the block size and IVs are the
/// right size.
pub(crate) fn done<E: std::fmt::Debug>(result: Result<(), E>) {
    debug_assert!(result.is_ok(), "{result:?}");
}

/// Makes as many keys as there are messages, and drops them.
fn making(family: &'static Family, level: Level, keys: usize) -> Run {
    let keys: Vec<_> = (0..keys).map(|i| vec![i as u8; family.key]).collect();
    Box::new(move |_| done(Keys::of_family(family, level, &keys).map(|keys| drop(std::hint::black_box(keys)))))
}

/// Makes a [`Run`] for a number of keys.
type MakeMany = fn(&'static Family, Level, usize) -> Run;

/// Many messages in parallel, and making their keys. These aren't in the catalogue because they are
/// a way to call an algorithm rather than an algorithm of their own.
fn many_modes() -> impl Iterator<Item = Mode> {
    let modes: [(&str, MakeMany); 3] = [
        ("many-cbc", |family, level, streams| many(family, level, streams, Chaining::CbcEncrypt)),
        ("many-ofb", |family, level, streams| many(family, level, streams, Chaining::Ofb)),
        ("many-keys", making),
    ];
    modes.into_iter().flat_map(|(name, make)| {
        // Families that only need a key.
        let blocks =
            all().iter().filter(|algorithm| algorithm.role() == Role::Blocks && !algorithm.has(Parameter::Sbox));
        blocks.filter_map(move |algorithm| {
            let family = families().iter().copied().find(|family| family.name == algorithm.cipher)?;
            let make = Make::Streams(Box::new(move |level, streams| make(family, level, streams)));
            Some(Mode { cipher: family.name, name, op: Op::Encrypt, peer: None, make })
        })
    })
}
