//! Catalogue entries: algorithms and their parameters.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use phalanx::kernel::Family;
use phalanx::modes::{BlockCipher, Key, Padding};
use phalanx::{Cipher, KeyOnly, Standard as _};
use phalanx::{Level, roles};

use crate::each::Each;
use crate::options::list;
use crate::roles::{Aead, AlgorithmKey, BlockMode, Blocks, KeyDerivation, KeyWrap, Mac, Stream, Xts};
use crate::text::Text;
use crate::{Error, Options, Parameter};

/// A cipher in a mode defined by a standard.
///
/// ```
/// use phalanx_catalogue::{Role, find};
///
/// let gcm = find("kalyna-256/256-gcm").ok_or("no such algorithm")?;
/// assert_eq!(gcm.role(), Role::Aead);
/// assert_eq!((gcm.key_bytes, gcm.block_bytes, gcm.nonce.bytes), (32, 32, 32));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Algorithm {
    pub(crate) name: Text,
    pub(crate) oid: Text,
    /// Spellings of the cipher and the mode, with the usual one first, and names that are not built
    /// from them.
    pub(crate) spelling: Spelling,
    /// Whether the name includes the standard, because the short name belongs to another standard's
    /// mode of that cipher.
    pub(crate) foreign: bool,
    /// The name of the cipher as used by its kernels, such as `kalyna-256/256`.
    pub cipher: &'static str,
    /// The standard that defines the mode.
    pub standard: Standard,
    /// The name of the mode as used by the library, such as `ctr` or `omac`.
    pub mode: &'static str,
    /// The section of the standard that defines it.
    pub section: &'static str,
    /// Whether it should be used in new designs.
    pub status: Status,
    /// Bytes of a key, or of both keys together if there are two.
    pub key_bytes: usize,
    /// Bytes of one of the cipher's blocks.
    pub block_bytes: usize,
    /// Nonce or initialisation vector.
    pub nonce: Nonce,
    /// Bytes of a tag. `None` if there is no tag.
    pub tag: Option<Tag>,
    /// Accepted message lengths or, for key wrap, accepted lengths of the key to wrap.
    pub message: Lengths,
    /// Maximum lengths.
    pub limits: Limits,
    /// The options it accepts, apart from the level.
    pub options: &'static [Parameter],
    /// The OID of the default S-box set. Empty if there is no option `sbox`.
    pub sbox: &'static str,
    /// Options that have no default, with example values. Usually empty.
    pub needs: &'static str,
    /// Known answers that it must reproduce, given by their mode, as named in their files, and
    /// their options.
    pub answers: &'static [Answers],
    /// If it has no known answers, the reason.
    pub not_confirmed: Option<&'static str>,
    pub(crate) make: Make,
    pub(crate) family: &'static Family,
    /// Whether it needs to know the length of a message up front.
    pub(crate) length_first: bool,
    /// Kernels for rows under many keys.
    pub(crate) each: Each,
}

/// Spellings of the parts of a name.
#[derive(Clone, Copy)]
pub(crate) struct Spelling {
    pub(crate) cipher: &'static [&'static str],
    pub(crate) mode: &'static [&'static str],
    pub(crate) whole: &'static [&'static str],
}

/// The standard that defines a mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Standard {
    /// DSTU 7624:2014, the standard of Kalyna.
    Dstu7624,
    /// GOST R 34.13-2015, R 1323565.1.017-2018 and R 1323565.1.026-2019.
    Gost3413,
    /// GOST 28147-89, RFC 4357, RFC 5830.
    Gost28147,
    /// NIST SP 800-38A, B, D.
    Nist,
    /// IEEE 1619.
    Ieee,
}

impl Standard {
    /// A short name, as used for the library's modules.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dstu7624 => "dstu7624",
            Self::Gost3413 => "gost3413",
            Self::Gost28147 => "gost28147",
            Self::Nist => "nist",
            Self::Ieee => "ieee",
        }
    }
}

/// Whether an algorithm is recommended for new designs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Status {
    /// Defined by a standard.
    Standard,
    /// Defined by this project, from parts of a standard.
    Ours,
    /// For existing formats, not for new designs.
    Compatibility,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Standard => "standard",
            Self::Ours => "ours",
            Self::Compatibility => "compatibility",
        })
    }
}

/// The nonce or initialisation vector: its length in bytes, and the rule for choosing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Nonce {
    /// The usual length, or 0 if there is none.
    pub bytes: usize,
    /// The minimum length.
    pub min_bytes: usize,
    /// The maximum length.
    pub max_bytes: usize,
    /// The step between lengths, starting from the minimum.
    pub step: usize,
    /// The rule for choosing it.
    pub rule: NonceRule,
    /// Whether the output already contains it, as is the case for wrapped keys.
    pub carried: bool,
}

/// The rule for choosing a nonce or initialisation vector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NonceRule {
    /// There is no nonce.
    None,
    /// Never reuse it with the same key.
    Unique,
    /// Never reuse it with the same key. Its first bit must be 0.
    UniqueFirstBitZero,
    /// The first counter of a message. None of the message's counters, not just the first, may be
    /// reused with the same key.
    Counters,
    /// Unpredictable: random.
    Random,
    /// The position of the data, such as a sector number.
    Place,
    /// Agreed on by both sides. It doesn't have to be secret or unique.
    Agreed,
}

impl fmt::Display for NonceRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => "none",
            Self::Unique => "unique",
            Self::UniqueFirstBitZero => "unique, first bit 0",
            Self::Counters => "first counter",
            Self::Random => "random",
            Self::Place => "place",
            Self::Agreed => "agreed",
        })
    }
}

impl Nonce {
    pub(crate) const NONE: Self = Self::exactly(0, NonceRule::None);

    pub(crate) const fn exactly(bytes: usize, rule: NonceRule) -> Self {
        Self { bytes, min_bytes: bytes, max_bytes: bytes, step: 1, rule, carried: false }
    }

    /// At least one block, in steps of `step` bytes. The usual length is one block.
    pub(crate) const fn register(block: usize, step: usize, rule: NonceRule) -> Self {
        Self { bytes: block, min_bytes: block, max_bytes: usize::MAX, step, rule, carried: false }
    }

    /// Whether this length is allowed.
    pub const fn takes(&self, bytes: usize) -> bool {
        self.min_bytes <= bytes && bytes <= self.max_bytes && (bytes - self.min_bytes).is_multiple_of(self.step)
    }
}

/// Tag lengths in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Tag {
    /// The usual length. It is the maximum, unless [`Algorithm::options`] allow more.
    pub bytes: usize,
    /// The minimum that the option `tag` accepts.
    pub min_bytes: usize,
    /// The maximum that the option `tag` accepts.
    pub max_bytes: usize,
}

/// The lengths of a whole message in bytes, without padding and with the default options. The
/// maximum is [`Limits::message_bytes`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Lengths {
    /// The minimum length.
    pub min_bytes: usize,
    /// The step between lengths, starting from the minimum.
    pub step: usize,
    /// Multiples of this are rejected, unless it is 0. Only key wrap with padding has such a rule,
    /// because whole blocks are wrapped without padding.
    pub not_multiple_of: usize,
    /// Whether an empty message is also accepted if there is associated data.
    pub empty_with_aad: bool,
}

impl Lengths {
    /// Any number of bytes.
    pub(crate) const ANY: Self = Self { min_bytes: 0, step: 1, not_multiple_of: 0, empty_with_aad: false };

    /// `least` bytes or more.
    pub(crate) const fn from(min_bytes: usize) -> Self {
        Self { min_bytes, ..Self::ANY }
    }

    /// Whole blocks, at least `least` of them.
    pub(crate) const fn blocks(least: usize, block: usize) -> Self {
        Self { min_bytes: least * block, step: block, ..Self::ANY }
    }

    /// Exactly one length.
    pub(crate) const fn exactly(bytes: usize) -> Self {
        Self { min_bytes: bytes, step: usize::MAX, ..Self::ANY }
    }

    /// Whether a message may have this length. `has_aad` says whether there is associated data.
    pub const fn takes(&self, bytes: usize, has_aad: bool) -> bool {
        if bytes == 0 && has_aad && self.empty_with_aad {
            return true;
        }
        self.min_bytes <= bytes
            && (bytes - self.min_bytes).is_multiple_of(self.step)
            && (self.not_multiple_of == 0 || !bytes.is_multiple_of(self.not_multiple_of))
    }
}

impl fmt::Display for Lengths {
    /// For example, "a multiple of 16 bytes, 16 or more".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = |bytes: usize| if bytes == 1 { "byte" } else { "bytes" };
        match *self {
            Self { min_bytes: 0, step: 1, .. } => f.write_str("any number of bytes")?,
            Self { min_bytes: least, step: 1, .. } => write!(f, "{least} {} or more", unit(least))?,
            Self { min_bytes: least, step: usize::MAX, .. } => write!(f, "{least} {}", unit(least))?,
            Self { min_bytes: 0, step, .. } => write!(f, "a multiple of {step} bytes")?,
            Self { min_bytes: least, step, .. } => write!(f, "a multiple of {step} bytes, {least} or more")?,
        }
        if self.not_multiple_of > 0 {
            write!(f, ", but not a multiple of {}", self.not_multiple_of)?;
        }
        if self.empty_with_aad {
            f.write_str(", or associated data alone")?;
        }
        Ok(())
    }
}

/// The maximum lengths of an algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum bytes of a message, i.e. per nonce. Longer messages are rejected. [`u64::MAX`] if
    /// the mode has no lower limit.
    pub message_bytes: u64,
    /// Recommended maximum bytes per key, over all messages. This is not enforced. See
    /// [`Algorithm::advised_key_bytes`].
    pub key_bytes: u64,
}

/// Known answers that an algorithm must reproduce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Answers {
    /// The mode, as named in the files of known answers.
    pub mode: &'static str,
    /// The options used for these answers, such as `meshing=none`.
    pub options: &'static str,
}

/// Answers without options.
pub(crate) const fn answers(mode: &'static str) -> Answers {
    Answers { mode, options: "" }
}

/// The role of an algorithm, which determines the type of its keys in [`roles`](crate::roles).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// [`Blocks`].
    Blocks,
    /// [`Stream`].
    Stream,
    /// [`BlockMode`].
    BlockMode,
    /// [`Aead`].
    Aead,
    /// [`Mac`].
    Mac,
    /// [`Xts`].
    Xts,
    /// [`KeyWrap`].
    KeyWrap,
    /// [`KeyDerivation`].
    KeyDerivation,
}

impl Role {
    /// The name of the role in lists.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blocks => "blocks",
            Self::Stream => "stream",
            Self::BlockMode => "block-mode",
            Self::Aead => "aead",
            Self::Mac => "mac",
            Self::Xts => "xts",
            Self::KeyWrap => "wrap",
            Self::KeyDerivation => "derivation",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Makes a key in the role `R`.
pub(crate) type Maker<R> = fn(&Request<'_>) -> Result<Box<R>, Error>;

/// Makes a key, by role.
#[derive(Clone, Copy)]
pub(crate) enum Make {
    Blocks(Maker<dyn roles::Blocks>),
    Stream(Maker<dyn roles::Stream>),
    BlockMode(Maker<dyn roles::BlockMode>),
    Aead(Maker<dyn roles::Aead>),
    Mac(Maker<dyn roles::Mac>),
    Xts(Maker<dyn roles::Xts>),
    KeyWrap(Maker<dyn roles::KeyWrap>),
    KeyDerivation(Maker<dyn roles::KeyDerivation>),
}

/// A request for an algorithm. The key length and the options are valid.
pub(crate) struct Request<'a> {
    pub(crate) algorithm: &'static Algorithm,
    pub(crate) key: &'a [u8],
    pub(crate) options: &'a Options,
}

/// A cipher that needs only a key, created from a slice. The key is passed by reference, because an
/// array would be another copy of it.
pub(crate) trait FromSlice: BlockCipher + 'static {
    fn from_slice(key: &[u8], level: Level) -> Result<Cipher<Self::Standard>, phalanx::Error>;
}

impl<C: BlockCipher<Standard: KeyOnly> + 'static> FromSlice for C
where
    for<'a> &'a Key<C>: TryFrom<&'a [u8]>,
{
    fn from_slice(bytes: &[u8], level: Level) -> Result<Cipher<C::Standard>, phalanx::Error> {
        let key = <&Key<C>>::try_from(bytes).map_err(|_| {
            let (cipher, expected) = (Cipher::<C::Standard>::NAME, Cipher::<C::Standard>::KEY_BYTES);
            phalanx::Error::KeyLength { cipher, expected, got: bytes.len() }
        })?;
        Cipher::with_level(key, level)
    }
}

impl Request<'_> {
    pub(crate) fn level(&self) -> Level {
        self.options.level.unwrap_or_else(Level::active)
    }

    /// The cipher with the key.
    pub(crate) fn cipher<C: FromSlice>(&self) -> Result<Cipher<C::Standard>, Error> {
        Ok(C::from_slice(self.key, self.level())?)
    }

    /// The requested padding, or none.
    pub(crate) fn padding(&self) -> Padding {
        self.options.padding.unwrap_or(Padding::None)
    }

    /// The requested tag length in bytes, or the usual one.
    pub(crate) fn tag(&self) -> Result<usize, Error> {
        let Some(tag) = self.algorithm.tag else { return Ok(0) };
        let got = self.options.tag.unwrap_or(tag.bytes);
        if (tag.min_bytes..=tag.max_bytes).contains(&got) {
            Ok(got)
        } else {
            Err(phalanx::Error::TagLength { min: tag.min_bytes, max: tag.max_bytes, got }.into())
        }
    }

    /// The error for an option that makes no sense with another option's value.
    pub(crate) fn excludes(&self, option: Parameter, with: &'static str) -> Error {
        Error::OptionsExclude { algorithm: self.algorithm.name(), option, with }
    }

    /// The value of an option without a default.
    pub(crate) fn needed<T>(&self, option: Parameter, value: Option<T>) -> Result<T, Error> {
        value.ok_or(Error::OptionMissing { algorithm: self.algorithm.name(), option })
    }
}

impl Algorithm {
    /// The name, such as `kalyna-256/256-gcm`.
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// The object identifier in dotted form, if there is one.
    pub fn oid(&self) -> Option<&str> {
        Some(self.oid.as_str()).filter(|oid| !oid.is_empty())
    }

    /// The other names, without the OID. All names are case-insensitive.
    pub fn aliases(&self) -> Vec<String> {
        let mut names = Vec::new();
        for cipher in self.spelling.cipher {
            if !self.foreign {
                names.extend(self.spelling.mode.iter().map(|mode| format!("{cipher}-{mode}")));
            }
            if self.status != Status::Ours {
                names.extend(self.spelling.mode.iter().map(|mode| format!("{cipher}-{}-{mode}", self.standard.name())));
            }
        }
        names.extend(self.spelling.whole.iter().map(|name| String::from(*name)));
        names.retain(|name| name != self.name());
        names
    }

    /// Whether this is the algorithm's name, one of its aliases or its OID.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        let spelled = |rest: &str| self.spelling.mode.iter().any(|mode| rest.eq_ignore_ascii_case(mode));
        let with_cipher = |cipher: &&str| {
            let Some(rest) = after(name, cipher) else { return false };
            (!self.foreign && spelled(rest))
                || (self.status != Status::Ours && after(rest, self.standard.name()).is_some_and(spelled))
        };
        name.eq_ignore_ascii_case(self.name())
            || self.oid() == Some(name)
            || self.spelling.whole.iter().any(|whole| name.eq_ignore_ascii_case(whole))
            || self.spelling.cipher.iter().any(with_cipher)
    }

    /// The role of the algorithm.
    pub fn role(&self) -> Role {
        match self.make {
            Make::Blocks(_) => Role::Blocks,
            Make::Stream(_) => Role::Stream,
            Make::BlockMode(_) => Role::BlockMode,
            Make::Aead(_) => Role::Aead,
            Make::Mac(_) => Role::Mac,
            Make::Xts(_) => Role::Xts,
            Make::KeyWrap(_) => Role::KeyWrap,
            Make::KeyDerivation(_) => Role::KeyDerivation,
        }
    }

    /// The kernels of its cipher.
    #[doc(hidden)]
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// Whether it has an option.
    pub fn has(&self, option: Parameter) -> bool {
        option == Parameter::Level || self.options.contains(&option)
    }

    /// Checks that it has an option.
    ///
    /// # Errors
    /// [`Error::OptionNotTaken`].
    pub fn check_option(&'static self, option: Parameter) -> Result<(), Error> {
        if self.has(option) {
            return Ok(());
        }
        let takes = list(&[&[Parameter::Level], self.options].concat());
        Err(Error::OptionNotTaken { algorithm: self.name(), option, takes })
    }

    /// Whether a message can be processed in pieces. CCM can't, because it needs the length up
    /// front, and blocks, sectors and keys are always processed whole.
    pub fn has_pieces(&self) -> bool {
        matches!(self.role(), Role::Stream | Role::BlockMode | Role::Aead | Role::Mac) && !self.length_first
    }

    /// Whether modifications of a message are detected.
    pub fn is_authenticated(&self) -> bool {
        matches!(self.role(), Role::Aead | Role::Mac | Role::KeyWrap)
    }

    /// The number of bytes per key up to which the advantage of distinguishing ciphertext from
    /// random data stays below 2^-40, for a mode that makes `calls` encryptions per block. For
    /// 8-byte blocks, the bound is 2^-17, because 2^-40 would only allow 32 KiB.
    pub const fn advised_key_bytes(block_bytes: usize, calls: u64) -> u64 {
        match block_bytes {
            8 => (1 << 27) / calls,
            16 => (1 << 48) / calls,
            _ => 1 << 60,
        }
    }

    /// Creates a key for encrypting whole blocks.
    ///
    /// # Errors
    /// [`Error::Role`], [`Error::Key`], the errors of options, and [`Error::Refused`].
    pub fn blocks(&'static self, key: &[u8], options: &Options) -> Result<Blocks, Error> {
        let Make::Blocks(make) = self.make else { return Err(self.other_role(Role::Blocks)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key of a stream cipher.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn stream(&'static self, key: &[u8], options: &Options) -> Result<Stream, Error> {
        let Make::Stream(make) = self.make else { return Err(self.other_role(Role::Stream)) };
        AlgorithmKey::new(&self.request(key, options)?, make).map(Stream::with_its_nonce)
    }

    /// Creates a key of a block mode, such as CBC.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn block_mode(&'static self, key: &[u8], options: &Options) -> Result<BlockMode, Error> {
        let Make::BlockMode(make) = self.make else { return Err(self.other_role(Role::BlockMode)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key for authenticated encryption.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn aead(&'static self, key: &[u8], options: &Options) -> Result<Aead, Error> {
        let Make::Aead(make) = self.make else { return Err(self.other_role(Role::Aead)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key for message authentication.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn mac(&'static self, key: &[u8], options: &Options) -> Result<Mac, Error> {
        let Make::Mac(make) = self.make else { return Err(self.other_role(Role::Mac)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key for encrypting sectors.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn xts(&'static self, key: &[u8], options: &Options) -> Result<Xts, Error> {
        let Make::Xts(make) = self.make else { return Err(self.other_role(Role::Xts)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key for wrapping keys.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn key_wrap(&'static self, key: &[u8], options: &Options) -> Result<KeyWrap, Error> {
        let Make::KeyWrap(make) = self.make else { return Err(self.other_role(Role::KeyWrap)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    /// Creates a key for deriving keys.
    ///
    /// # Errors
    /// As [`Algorithm::blocks`].
    pub fn key_derivation(&'static self, key: &[u8], options: &Options) -> Result<KeyDerivation, Error> {
        let Make::KeyDerivation(make) = self.make else { return Err(self.other_role(Role::KeyDerivation)) };
        AlgorithmKey::new(&self.request(key, options)?, make)
    }

    fn other_role(&'static self, asked: Role) -> Error {
        Error::Role { algorithm: self.name(), is: self.role(), asked }
    }

    pub(crate) fn request<'a>(&'static self, key: &'a [u8], options: &'a Options) -> Result<Request<'a>, Error> {
        if key.len() != self.key_bytes {
            return Err(Error::Key { algorithm: self.name(), takes: self.key_bytes, got: key.len() });
        }
        self.check_options(options)?;
        Ok(Request { algorithm: self, key, options })
    }

    fn check_options(&'static self, options: &Options) -> Result<(), Error> {
        let given = Parameter::ALL.iter().filter(|option| options.has(**option));
        given.copied().try_for_each(|option| self.check_option(option))
    }
}

/// The part of a name that follows `part` and a hyphen.
fn after<'n>(name: &'n str, part: &str) -> Option<&'n str> {
    let (head, rest) = name.split_at_checked(part.len())?;
    rest.strip_prefix('-').filter(|_| head.eq_ignore_ascii_case(part))
}

impl fmt::Debug for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Algorithm").field("name", &self.name).field("role", &self.role()).finish_non_exhaustive()
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Builders for entries. The settings common to a standard come first, then those of a mode.
impl Algorithm {
    /// The settings common to all modes of a cipher. `spelled` lists the spellings of the cipher in
    /// algorithm names.
    pub(crate) const fn base<C: BlockCipher>(standard: Standard, spelled: &'static [&'static str]) -> Self {
        let block_bytes = Cipher::<C::Standard>::BLOCK_BYTES;
        Self {
            name: Text::join(&[]),
            oid: Text::join(&[]),
            spelling: Spelling { cipher: spelled, mode: &[], whole: &[] },
            foreign: false,
            cipher: Cipher::<C::Standard>::NAME,
            standard,
            mode: "",
            section: "",
            status: Status::Standard,
            key_bytes: Cipher::<C::Standard>::KEY_BYTES,
            block_bytes,
            nonce: Nonce::NONE,
            tag: None,
            message: Lengths::ANY,
            limits: Limits { message_bytes: u64::MAX, key_bytes: Self::advised_key_bytes(block_bytes, 1) },
            options: &[],
            sbox: "",
            needs: "",
            answers: &[],
            not_confirmed: None,
            family: C::Standard::FAMILY,
            make: Make::Blocks(|request| Err(request.algorithm.other_role(Role::Blocks))),
            length_first: false,
            each: Each::None,
        }
    }

    /// A mode with its names, and the section of the standard that defines it.
    pub(crate) const fn mode(self, mode: &'static [&'static str], section: &'static str) -> Self {
        let (cipher, standard) = (self.spelling.cipher[0], self.standard.name());
        let name = if self.foreign {
            Text::join(&[cipher, "-", standard, "-", mode[0]])
        } else {
            Text::join(&[cipher, "-", mode[0]])
        };
        let spelling = Spelling { mode, ..self.spelling };
        Self { name, spelling, mode: mode[0], section, ..self }
    }

    /// Adds names that are not built from the names of the cipher and the mode.
    pub(crate) const fn also(self, whole: &'static [&'static str]) -> Self {
        Self { spelling: Spelling { whole, ..self.spelling }, ..self }
    }

    /// Sets a name that is not built from the names of the cipher and the mode.
    pub(crate) const fn called(self, name: &'static str) -> Self {
        Self { name: Text::join(&[name]), ..self }
    }

    /// Leaves the short names to another standard's modes.
    pub(crate) const fn foreign(self) -> Self {
        Self { foreign: true, ..self }
    }

    /// Sets the object identifier.
    pub(crate) const fn identified(self, oid: Text) -> Self {
        Self { oid, ..self }
    }

    pub(crate) const fn longest(self, message_bytes: u64) -> Self {
        Self { limits: Limits { message_bytes, ..self.limits }, ..self }
    }

    /// Sets the accepted message lengths.
    pub(crate) const fn messages(self, message: Lengths) -> Self {
        Self { message, ..self }
    }

    /// Accepts everything except an empty message without associated data.
    pub(crate) const fn not_nothing(self) -> Self {
        self.messages(Lengths { empty_with_aad: true, ..Lengths::from(1) })
    }

    /// Sets the number of encryptions per block.
    pub(crate) const fn calls(self, calls: u64) -> Self {
        let key_bytes = Self::advised_key_bytes(self.block_bytes, calls);
        Self { limits: Limits { key_bytes, ..self.limits }, ..self }
    }

    pub(crate) const fn tagged(self, min_bytes: usize, bytes: usize, max_bytes: usize) -> Self {
        Self { tag: Some(Tag { bytes, min_bytes, max_bytes }), ..self }
    }
}
