//! Hash functions, message authentication with them, and key derivation, by name, alias or OID.
//!
//! These have their own tables, because they have no nonce and no cipher. [`struct@Hash`] has no key
//! either, and [`KeyedHash`] and [`Kdf`] accept keys of different lengths.
//!
//! ```
//! use phalanx_catalogue::hashes::{self, KdfInputs};
//!
//! let hash = hashes::find_hash("md_gost12_256").ok_or("no such hash function")?;
//! assert_eq!((hash.name, hash.digest_bytes), ("streebog-256", 32));
//! let mut digest = [0; 32];
//! hash.function().hash(b"", &mut digest)?;
//! assert_eq!(digest[..2], [0x3f, 0x53]);
//!
//! let hmac = hashes::find_keyed("1.2.643.7.1.1.4.1").ok_or("no such algorithm")?;
//! let mut tag = [0; 32];
//! hmac.key(&[7; 32])?.mac(&[], b"message", &mut tag)?;
//!
//! let kdf = hashes::find_kdf("kdf-tree-gostr3411-2012-256").ok_or("no such algorithm")?;
//! let inputs = KdfInputs { label: Some(b"label"), seed: Some(b"seed"), counter_bytes: Some(1), ..KdfInputs::new(&[7; 32]) };
//! let mut keys = [0; 64];
//! kdf.derive(&inputs, &mut keys)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

#[cfg(feature = "kupyna")]
use phalanx::hash::Kmac;
#[cfg(feature = "streebog")]
use phalanx::hash::{Hmac, Streebog};
#[cfg(feature = "streebog")]
use phalanx::kdf::{EspTree, KdfKey, TlsTree, TlsTreeParameters, hkdf, hkdf_expand, hkdf_extract, pbkdf2};
use phalanx::roles;
use phalanx::{Error as Refused, Level};

use crate::{Error, Result};

#[cfg(any(feature = "streebog", feature = "kupyna"))]
use phalanx::hash::functions;

/// A hash function.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Hash {
    /// The name, such as `streebog-256`.
    pub name: &'static str,
    /// The other names, without the OID.
    pub aliases: &'static [&'static str],
    /// The object identifier in dotted form.
    pub oid: &'static str,
    /// The section of the standard that defines it.
    pub section: &'static str,
    /// Bytes of a digest.
    pub digest_bytes: usize,
    /// Bytes of a block.
    pub block_bytes: usize,
    function: &'static dyn roles::Hash,
}

impl Hash {
    /// The hash function.
    pub fn function(&self) -> &'static dyn roles::Hash {
        self.function
    }
}

/// The constructor of a MAC.
type MakeMac = fn(&[u8], Level) -> core::result::Result<Box<dyn roles::Mac>, Refused>;

/// Message authentication with a hash function.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct KeyedHash {
    /// The name, such as `hmac-streebog-256`.
    pub name: &'static str,
    /// The other names, without the OID.
    pub aliases: &'static [&'static str],
    /// The object identifier in dotted form.
    pub oid: &'static str,
    /// The section of the standard that defines it.
    pub section: &'static str,
    /// The name of the hash function.
    pub hash: &'static str,
    /// Bytes of the shortest and the longest key.
    pub key_bytes: [usize; 2],
    /// Bytes of the shortest and the longest tag.
    pub tag_bytes: [usize; 2],
    make: MakeMac,
}

impl KeyedHash {
    /// Prepares a key.
    ///
    /// # Errors
    /// [`Error::Refused`] if the key has a wrong length.
    pub fn key(&self, key: &[u8]) -> Result<Box<dyn roles::Mac>> {
        self.key_at(key, Level::active())
    }

    /// Prepares a key for the kernels of a level.
    ///
    /// # Errors
    /// [`Error::Refused`] if the key has a wrong length, or this CPU does not support the level.
    pub fn key_at(&self, key: &[u8], level: Level) -> Result<Box<dyn roles::Mac>> {
        Ok((self.make)(key, level)?)
    }
}

/// An input of a key derivation, apart from its key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum KdfInput {
    /// `salt`: bytes.
    Salt,
    /// `label`: bytes.
    Label,
    /// `seed`: bytes.
    Seed,
    /// `info`: bytes, the context in RFC 5869.
    Info,
    /// `counter-bytes`: R of RFC 7836, 1 to 4.
    CounterBytes,
    /// `iterations`: at least 1.
    Iterations,
    /// `record`: the number of a TLS record. For ESPTREE, i1, i2 and i3 in one number of 8, 16 and
    /// 16 bits.
    Record,
}

impl KdfInput {
    /// All inputs.
    pub const ALL: [Self; 7] =
        [Self::Salt, Self::Label, Self::Seed, Self::Info, Self::CounterBytes, Self::Iterations, Self::Record];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Salt => "salt",
            Self::Label => "label",
            Self::Seed => "seed",
            Self::Info => "info",
            Self::CounterBytes => "counter-bytes",
            Self::Iterations => "iterations",
            Self::Record => "record",
        }
    }
}

impl fmt::Display for KdfInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The inputs of a key derivation. Missing byte strings are empty. Numbers have no default.
#[derive(Clone, Copy, Default)]
pub struct KdfInputs<'a> {
    /// The key, secret or password.
    pub key: &'a [u8],
    /// [`KdfInput::Salt`].
    pub salt: Option<&'a [u8]>,
    /// [`KdfInput::Label`].
    pub label: Option<&'a [u8]>,
    /// [`KdfInput::Seed`].
    pub seed: Option<&'a [u8]>,
    /// [`KdfInput::Info`].
    pub info: Option<&'a [u8]>,
    /// [`KdfInput::CounterBytes`].
    pub counter_bytes: Option<usize>,
    /// [`KdfInput::Iterations`].
    pub iterations: Option<u64>,
    /// [`KdfInput::Record`].
    pub record: Option<u64>,
}

impl<'a> KdfInputs<'a> {
    /// A key without other inputs.
    pub fn new(key: &'a [u8]) -> Self {
        Self { key, ..Self::default() }
    }

    /// Whether an input is given.
    pub fn has(&self, input: KdfInput) -> bool {
        match input {
            KdfInput::Salt => self.salt.is_some(),
            KdfInput::Label => self.label.is_some(),
            KdfInput::Seed => self.seed.is_some(),
            KdfInput::Info => self.info.is_some(),
            KdfInput::CounterBytes => self.counter_bytes.is_some(),
            KdfInput::Iterations => self.iterations.is_some(),
            KdfInput::Record => self.record.is_some(),
        }
    }
}

impl fmt::Debug for KdfInputs<'_> {
    /// Shows which inputs are given, but not the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let given = KdfInput::ALL.iter().filter(|input| self.has(**input));
        f.debug_list().entries(given).finish()
    }
}

/// A key derivation function.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Kdf {
    /// The name, such as `pbkdf2-streebog-512`.
    pub name: &'static str,
    /// The other names.
    pub aliases: &'static [&'static str],
    /// The section of the standard that defines it.
    pub section: &'static str,
    /// The mode of its known answers, as named in their files, and the hash function.
    pub answers: (&'static str, &'static str),
    /// The inputs it has.
    pub takes: &'static [KdfInput],
    /// Bytes of output, if there is only one length.
    pub output_bytes: Option<usize>,
    derive: fn(&KdfInputs<'_>, &mut [u8]) -> core::result::Result<(), Refused>,
}

impl Kdf {
    /// Derives a key as long as `out`.
    ///
    /// # Errors
    /// [`Error::KdfInput`] for an input that it doesn't have, [`Error::KdfInputMissing`], and
    /// [`Error::Refused`] for an input or a length outside the limits of the standard. Nothing is
    /// written in that case.
    pub fn derive(&self, inputs: &KdfInputs<'_>, out: &mut [u8]) -> Result {
        for input in KdfInput::ALL {
            let (given, taken) = (inputs.has(input), self.takes.contains(&input));
            if given && !taken {
                let mut takes = String::new();
                for input in self.takes {
                    takes += if takes.is_empty() { "" } else { ", " };
                    takes += input.name();
                }
                return Err(Error::KdfInput { algorithm: self.name, input, takes });
            }
            let is_number = matches!(input, KdfInput::CounterBytes | KdfInput::Iterations | KdfInput::Record);
            if taken && !given && is_number {
                return Err(Error::KdfInputMissing { algorithm: self.name, input });
            }
        }
        Ok((self.derive)(inputs, out)?)
    }
}

/// Implements the common parts of entries.
macro_rules! entries {
    ($($entry:ident)*) => {$(
        impl fmt::Debug for $entry {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($entry)).field("name", &self.name).finish_non_exhaustive()
            }
        }

        impl fmt::Display for $entry {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name)
            }
        }
    )*};
}

entries! { Hash KeyedHash Kdf }

fn is_called(asked: &str, name: &str, aliases: &[&str], oid: &str) -> bool {
    let same = |name: &str| asked.eq_ignore_ascii_case(name);
    same(name) || aliases.iter().any(|alias| same(alias)) || (!oid.is_empty() && asked == oid)
}

/// Finds a hash function by name, alias or OID, in upper or lower case.
pub fn find_hash(name: &str) -> Option<&'static Hash> {
    HASHES.iter().find(|hash| is_called(name, hash.name, hash.aliases, hash.oid))
}

/// Finds message authentication with a hash function by name, alias or OID, in upper or lower case.
pub fn find_keyed(name: &str) -> Option<&'static KeyedHash> {
    KEYED.iter().find(|keyed| is_called(name, keyed.name, keyed.aliases, keyed.oid))
}

/// Finds a key derivation function by name or alias, in upper or lower case.
pub fn find_kdf(name: &str) -> Option<&'static Kdf> {
    KDFS.iter().find(|kdf| is_called(name, kdf.name, kdf.aliases, ""))
}

#[cfg(any(feature = "streebog", feature = "kupyna"))]
macro_rules! hashes {
    ($($feature:literal: $function:ident $name:literal, $oid:literal, $section:literal, $aliases:expr;)*) => {
        /// All hash functions.
        pub static HASHES: &[Hash] = &[$(
            #[cfg(feature = $feature)]
            Hash {
                name: $name,
                aliases: &$aliases,
                oid: $oid,
                section: $section,
                digest_bytes: <functions::$function as phalanx::hash::HashFunction>::DIGEST_BYTES,
                block_bytes: <functions::$function as phalanx::hash::HashFunction>::BLOCK_BYTES,
                function: &functions::$function,
            },
        )*];
    };
}

#[cfg(any(feature = "streebog", feature = "kupyna"))]
hashes! {
    "streebog": Streebog256 "streebog-256", "1.2.643.7.1.1.2.2", "GOST R 34.11-2012",
        ["streebog256", "md_gost12_256", "GOST R 34.11-2012 with 256 bit hash", "id-tc26-gost3411-12-256"];
    "streebog": Streebog512 "streebog-512", "1.2.643.7.1.1.2.3", "GOST R 34.11-2012",
        ["streebog512", "md_gost12_512", "GOST R 34.11-2012 with 512 bit hash", "id-tc26-gost3411-12-512"];
    "kupyna": Kupyna256 "kupyna-256", "1.2.804.2.1.1.1.1.2.2.1", "DSTU 7564:2014", ["kupyna256", "dstu7564-256"];
    "kupyna": Kupyna384 "kupyna-384", "1.2.804.2.1.1.1.1.2.2.2", "DSTU 7564:2014", ["kupyna384", "dstu7564-384"];
    "kupyna": Kupyna512 "kupyna-512", "1.2.804.2.1.1.1.1.2.2.3", "DSTU 7564:2014", ["kupyna512", "dstu7564-512"];
}

/// All hash functions.
#[cfg(not(any(feature = "streebog", feature = "kupyna")))]
pub static HASHES: &[Hash] = &[];

#[cfg(feature = "streebog")]
macro_rules! hmac {
    ($function:ident $bytes:literal: $name:literal of $hash:literal, $oid:literal, $aliases:expr) => {
        KeyedHash {
            name: $name,
            aliases: &$aliases,
            oid: $oid,
            section: "RFC 7836, 4.1",
            hash: $hash,
            key_bytes: [0, usize::MAX],
            tag_bytes: [$bytes / 2, $bytes],
            make: |key, level| Ok(Box::new(Hmac::<functions::$function>::with_level(key, level)?)),
        }
    };
}

#[cfg(feature = "kupyna")]
macro_rules! kmac {
    ($function:ident $bytes:literal: $name:literal of $hash:literal, $oid:literal, $aliases:expr) => {
        KeyedHash {
            name: $name,
            aliases: &$aliases,
            oid: $oid,
            section: "DSTU 7564:2014",
            hash: $hash,
            key_bytes: [$bytes; 2],
            tag_bytes: [$bytes; 2],
            make: |key, level| Ok(Box::new(Kmac::<functions::$function>::with_level(key, level)?)),
        }
    };
}

/// All message authentication with hash functions.
pub static KEYED: &[KeyedHash] = &[
    #[cfg(feature = "streebog")]
    hmac!(Streebog256 32: "hmac-streebog-256" of "streebog-256", "1.2.643.7.1.1.4.1",
        ["hmac-md_gost12_256", "HMAC GOST 34.11-2012 256 bit", "id-tc26-hmac-gost-3411-12-256"]),
    #[cfg(feature = "streebog")]
    hmac!(Streebog512 64: "hmac-streebog-512" of "streebog-512", "1.2.643.7.1.1.4.2",
        ["hmac-md_gost12_512", "HMAC GOST 34.11-2012 512 bit", "id-tc26-hmac-gost-3411-12-512"]),
    #[cfg(feature = "kupyna")]
    kmac!(Kupyna256 32: "kmac-kupyna-256" of "kupyna-256", "1.2.804.2.1.1.1.1.2.2.4", ["dstu7564mac-256"]),
    #[cfg(feature = "kupyna")]
    kmac!(Kupyna384 48: "kmac-kupyna-384" of "kupyna-384", "1.2.804.2.1.1.1.1.2.2.5", ["dstu7564mac-384"]),
    #[cfg(feature = "kupyna")]
    kmac!(Kupyna512 64: "kmac-kupyna-512" of "kupyna-512", "1.2.804.2.1.1.1.1.2.2.6", ["dstu7564mac-512"]),
];

/// A key of exactly 32 bytes.
#[cfg(feature = "streebog")]
fn one_key(out: &mut [u8]) -> core::result::Result<&mut [u8; 32], Refused> {
    let got = out.len() as u64;
    let what = "length of the derived key";
    out.try_into().map_err(|_| Refused::Parameter { what, allowed: "32 bytes", got })
}

#[cfg(feature = "streebog")]
fn kdf(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    let (key, out) = (KdfKey::new(inputs.key)?, one_key(out)?);
    key.derive(inputs.label.unwrap_or_default(), inputs.seed.unwrap_or_default(), out);
    Ok(())
}

#[cfg(feature = "streebog")]
fn kdf_tree(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    let (label, seed) = (inputs.label.unwrap_or_default(), inputs.seed.unwrap_or_default());
    KdfKey::new(inputs.key)?.derive_tree(label, seed, inputs.counter_bytes.unwrap_or_default(), out)
}

/// The iterations, of which the library supports up to 2^32 - 1.
#[cfg(feature = "streebog")]
fn iterations(inputs: &KdfInputs<'_>) -> core::result::Result<u32, Refused> {
    let got = inputs.iterations.unwrap_or_default();
    let (what, allowed) = ("number of iterations", "1 to 2^32 - 1");
    got.try_into().map_err(|_| Refused::Parameter { what, allowed, got })
}

#[cfg(feature = "streebog")]
fn tls_tree(
    inputs: &KdfInputs<'_>,
    parameters: TlsTreeParameters,
    out: &mut [u8],
) -> core::result::Result<(), Refused> {
    let (mut tree, out) = (TlsTree::new(inputs.key, parameters)?, one_key(out)?);
    tree.key(inputs.record.unwrap_or_default(), out)
}

#[cfg(feature = "streebog")]
fn esp_tree(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    let got = inputs.record.unwrap_or_default();
    let [0, 0, 0, i1, a, b, c, d] = got.to_be_bytes() else {
        let (what, allowed) = ("i1, i2 and i3", "0 to 2^40 - 1 (RFC 9227)");
        return Err(Refused::Parameter { what, allowed, got });
    };
    let (mut tree, out) = (EspTree::new(inputs.key)?, one_key(out)?);
    tree.key(i1, u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]), out);
    Ok(())
}

#[cfg(feature = "streebog")]
macro_rules! tls_tree {
    ($suite:literal $parameters:ident, $section:literal) => {
        Kdf {
            name: concat!("tlstree-", $suite),
            aliases: &[],
            section: $section,
            answers: ("streebog-256", concat!("tlstree-", $suite)),
            takes: &[KdfInput::Record],
            output_bytes: Some(32),
            derive: |inputs, out| tls_tree(inputs, TlsTreeParameters::$parameters, out),
        }
    };
}

#[cfg(feature = "streebog")]
fn hkdf_whole<F: Streebog>(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    hkdf::<F>(inputs.salt.unwrap_or_default(), inputs.key, inputs.info.unwrap_or_default(), out)
}

#[cfg(feature = "streebog")]
fn hkdf_first<F: Streebog>(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    hkdf_extract::<F>(inputs.salt.unwrap_or_default(), inputs.key, out)
}

#[cfg(feature = "streebog")]
fn hkdf_second<F: Streebog>(inputs: &KdfInputs<'_>, out: &mut [u8]) -> core::result::Result<(), Refused> {
    hkdf_expand::<F>(inputs.key, inputs.info.unwrap_or_default(), out)
}

#[cfg(feature = "streebog")]
macro_rules! hkdf {
    ($mode:literal of $hash:literal, $section:literal, $takes:expr, $output_bytes:expr, $derive:expr) => {
        Kdf {
            name: concat!($mode, "-", $hash),
            aliases: &[],
            section: $section,
            answers: ($hash, $mode),
            takes: &$takes,
            output_bytes: $output_bytes,
            derive: $derive,
        }
    };
}

#[cfg(feature = "streebog")]
macro_rules! pbkdf2 {
    ($function:ident $name:literal of $hash:literal) => {
        Kdf {
            name: $name,
            aliases: &[],
            section: "RFC 9337",
            answers: ($hash, "pbkdf2"),
            takes: &[KdfInput::Salt, KdfInput::Iterations],
            output_bytes: None,
            derive: |inputs, out| {
                let salt = inputs.salt.unwrap_or_default();
                pbkdf2::<functions::$function>(inputs.key, salt, iterations(inputs)?, out)
            },
        }
    };
}

/// All key derivation functions.
#[cfg(feature = "streebog")]
pub static KDFS: &[Kdf] = &[
    Kdf {
        name: "kdf-gostr3411-2012-256",
        aliases: &["KDF_GOSTR3411_2012_256"],
        section: "RFC 7836, 4.5",
        answers: ("streebog-256", "kdf"),
        takes: &[KdfInput::Label, KdfInput::Seed],
        output_bytes: Some(32),
        derive: kdf,
    },
    Kdf {
        name: "kdf-tree-gostr3411-2012-256",
        aliases: &["KDF_TREE_GOSTR3411_2012_256", "kdf-tree"],
        section: "RFC 7836, 4.4",
        answers: ("streebog-256", "kdf-tree"),
        takes: &[KdfInput::Label, KdfInput::Seed, KdfInput::CounterBytes],
        output_bytes: None,
        derive: kdf_tree,
    },
    hkdf!("hkdf" of "streebog-256", "RFC 5869", [KdfInput::Salt, KdfInput::Info], None, hkdf_whole::<functions::Streebog256>),
    hkdf!("hkdf-extract" of "streebog-256", "RFC 5869, 2.2", [KdfInput::Salt], Some(32), hkdf_first::<functions::Streebog256>),
    hkdf!("hkdf-expand" of "streebog-256", "RFC 5869, 2.3", [KdfInput::Info], None, hkdf_second::<functions::Streebog256>),
    hkdf!("hkdf" of "streebog-512", "RFC 5869", [KdfInput::Salt, KdfInput::Info], None, hkdf_whole::<functions::Streebog512>),
    hkdf!("hkdf-extract" of "streebog-512", "RFC 5869, 2.2", [KdfInput::Salt], Some(64), hkdf_first::<functions::Streebog512>),
    hkdf!("hkdf-expand" of "streebog-512", "RFC 5869, 2.3", [KdfInput::Info], None, hkdf_second::<functions::Streebog512>),
    pbkdf2!(Streebog256 "pbkdf2-streebog-256" of "streebog-256"),
    pbkdf2!(Streebog512 "pbkdf2-streebog-512" of "streebog-512"),
    tls_tree!("kuznyechik-ctr-omac" KUZNYECHIK_CTR_OMAC, "RFC 9189, 8.1"),
    tls_tree!("magma-ctr-omac" MAGMA_CTR_OMAC, "RFC 9189, 8.1"),
    tls_tree!("kuznyechik-mgm-l" KUZNYECHIK_MGM_L, "RFC 9367, 4.1.2"),
    tls_tree!("magma-mgm-l" MAGMA_MGM_L, "RFC 9367, 4.1.2"),
    tls_tree!("kuznyechik-mgm-s" KUZNYECHIK_MGM_S, "RFC 9367, 4.1.2"),
    tls_tree!("magma-mgm-s" MAGMA_MGM_S, "RFC 9367, 4.1.2"),
    Kdf {
        name: "esptree",
        aliases: &[],
        section: "RFC 9227",
        answers: ("streebog-256", "esptree"),
        takes: &[KdfInput::Record],
        output_bytes: Some(32),
        derive: esp_tree,
    },
];

/// All key derivation functions.
#[cfg(not(feature = "streebog"))]
pub static KDFS: &[Kdf] = &[];
