//! Algorithm options, i.e. everything apart from key, nonce and message.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use phalanx::Level;
#[cfg(feature = "gost")]
use phalanx::gost28147::NamedSet;
use phalanx::modes::Padding;
use phalanx::modes::gost28147::{KeyMeshing, OneBlock};

use crate::Error;

/// Without GOST 28147-89, there are no S-box sets.
#[cfg(not(feature = "gost"))]
#[derive(Debug)]
pub enum NamedSet {}

#[cfg(not(feature = "gost"))]
impl NamedSet {
    fn find(_: &str) -> Option<&'static Self> {
        None
    }
}

/// The name of an option. Both sides must use the same options, except for [`Parameter::Level`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Parameter {
    /// `level`: the kernels to use, by the name of a [`Level`]. All algorithms have this option,
    /// and it does not affect the results.
    Level,
    /// `sbox`: the S-box set of GOST 28147-89, by name or OID.
    Sbox,
    /// `meshing`: `cryptopro` for the key meshing of RFC 4357, or `none`.
    Meshing,
    /// `one-block`: the rule for a one-block message in the GOST 28147-89 MAC, `append-zeros` or
    /// `as-it-is`.
    OneBlock,
    /// `section`: bytes of a section under one key, called N in ACPKM (R 1323565.1.017-2018).
    Section,
    /// `period`: bytes of a section under one master key, called T* in OMAC-ACPKM.
    Period,
    /// `segment`: bytes of a segment, called s in GOST R 34.13-2015 and q in DSTU 7624:2014.
    Segment,
    /// `iv`: the initialisation vector for CTR as in GOST R 34.13-2015, either the first half of
    /// the first counter (`half`) or all of it (`counter`). `counter` cannot be combined with
    /// [`Parameter::Segment`].
    Iv,
    /// `padding`: the padding for CBC, `none`, `10*` or `pkcs7`.
    Padding,
    /// `tag`: bytes of the tag.
    Tag,
    /// `lengths`: bytes of a length field, called N_B for CCM in DSTU 7624:2014.
    Lengths,
}

impl Parameter {
    /// All options.
    pub const ALL: &'static [Self] = &[
        Self::Level,
        Self::Sbox,
        Self::Meshing,
        Self::OneBlock,
        Self::Section,
        Self::Period,
        Self::Segment,
        Self::Iv,
        Self::Padding,
        Self::Tag,
        Self::Lengths,
    ];

    /// The name of the option in text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level => "level",
            Self::Sbox => "sbox",
            Self::Meshing => "meshing",
            Self::OneBlock => "one-block",
            Self::Section => "section",
            Self::Period => "period",
            Self::Segment => "segment",
            Self::Iv => "iv",
            Self::Padding => "padding",
            Self::Tag => "tag",
            Self::Lengths => "lengths",
        }
    }

    /// The accepted values, in words.
    pub const fn takes(self) -> &'static str {
        match self {
            Self::Level => "the name of a level of this CPU, as listed by phalanx info",
            Self::Sbox => "the name or OID of an S-box set, as in id-tc26-gost-28147-param-Z or 1.2.643.2.2.31.1",
            Self::Meshing => "none or cryptopro",
            Self::OneBlock => "append-zeros or as-it-is",
            Self::Iv => "half or counter",
            Self::Padding => "none, 10* or pkcs7",
            Self::Section | Self::Period | Self::Segment | Self::Tag | Self::Lengths => "a number of bytes",
        }
    }

    /// All names, for messages.
    pub(crate) fn names() -> String {
        list(Self::ALL)
    }
}

/// Names separated by commas.
pub(crate) fn list(parameters: &[Parameter]) -> String {
    let mut names = String::new();
    for parameter in parameters {
        if !names.is_empty() {
            names += ", ";
        }
        names += parameter.name();
    }
    names
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The values of options. If a value is missing, the algorithm's default is used.
///
/// ```
/// use phalanx_catalogue::Options;
///
/// let options: Options = "section=4096;segment=8".parse()?;
/// assert_eq!((options.section, options.segment), (Some(4096), Some(8)));
/// assert!("sections=4096".parse::<Options>().is_err());
/// # Ok::<(), phalanx_catalogue::Error>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
#[non_exhaustive]
pub struct Options {
    /// [`Parameter::Level`]; by default [`Level::active`].
    pub level: Option<Level>,
    /// [`Parameter::Sbox`].
    pub sbox: Option<&'static NamedSet>,
    /// [`Parameter::Meshing`].
    pub meshing: Option<KeyMeshing>,
    /// [`Parameter::OneBlock`].
    pub one_block: Option<OneBlock>,
    /// [`Parameter::Section`], in bytes.
    pub section: Option<usize>,
    /// [`Parameter::Period`], in bytes.
    pub period: Option<usize>,
    /// [`Parameter::Segment`], in bytes.
    pub segment: Option<usize>,
    /// [`Parameter::Iv`].
    pub iv: Option<Iv>,
    /// [`Parameter::Padding`].
    pub padding: Option<Padding>,
    /// [`Parameter::Tag`], in bytes.
    pub tag: Option<usize>,
    /// [`Parameter::Lengths`], in bytes.
    pub lengths: Option<usize>,
}

/// The initialisation vector for CTR as in GOST R 34.13-2015.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Iv {
    /// The first half of the first counter, as in the standard. The second half is zero.
    Half,
    /// The whole first counter. You must ensure that no two messages share a counter.
    Counter,
}

impl Options {
    /// Options with only a level.
    pub fn at(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// Sets an option from its name and a value as text.
    ///
    /// # Errors
    /// [`Error::UnknownOption`], [`Error::OptionValue`], [`Error::OptionTwice`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Error> {
        let option = Parameter::ALL.iter().copied().find(|parameter| parameter.name() == name);
        let option = option.ok_or_else(|| Error::UnknownOption(name.to_owned()))?;
        if self.has(option) {
            return Err(Error::OptionTwice(option));
        }
        let bytes = || value.parse().ok();
        let understood = match option {
            Parameter::Level => put(&mut self.level, value.parse().ok()),
            Parameter::Sbox => put(&mut self.sbox, NamedSet::find(value)),
            Parameter::Meshing => put(
                &mut self.meshing,
                named(value, &[("none", KeyMeshing::None), ("cryptopro", KeyMeshing::CryptoPro)]),
            ),
            Parameter::OneBlock => {
                let rules = [("append-zeros", OneBlock::AppendZeros), ("as-it-is", OneBlock::AsItIs)];
                put(&mut self.one_block, named(value, &rules))
            }
            Parameter::Iv => put(&mut self.iv, named(value, &[("half", Iv::Half), ("counter", Iv::Counter)])),
            Parameter::Padding => {
                let paddings = [("none", Padding::None), ("10*", Padding::OneZeros), ("pkcs7", Padding::Pkcs7)];
                put(&mut self.padding, named(value, &paddings))
            }
            Parameter::Section => put(&mut self.section, bytes()),
            Parameter::Period => put(&mut self.period, bytes()),
            Parameter::Segment => put(&mut self.segment, bytes()),
            Parameter::Tag => put(&mut self.tag, bytes()),
            Parameter::Lengths => put(&mut self.lengths, bytes()),
        };
        if understood {
            return Ok(());
        }
        Err(Error::OptionValue { option, value: value.to_owned(), takes: option.takes() })
    }

    /// Whether an option is set.
    pub fn has(&self, parameter: Parameter) -> bool {
        match parameter {
            Parameter::Level => self.level.is_some(),
            Parameter::Sbox => self.sbox.is_some(),
            Parameter::Meshing => self.meshing.is_some(),
            Parameter::OneBlock => self.one_block.is_some(),
            Parameter::Section => self.section.is_some(),
            Parameter::Period => self.period.is_some(),
            Parameter::Segment => self.segment.is_some(),
            Parameter::Iv => self.iv.is_some(),
            Parameter::Padding => self.padding.is_some(),
            Parameter::Tag => self.tag.is_some(),
            Parameter::Lengths => self.lengths.is_some(),
        }
    }
}

impl FromStr for Options {
    type Err = Error;

    /// Parses options of the form `name=value`, separated by semicolons. An empty text means no
    /// options.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut options = Self::default();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| Error::UnknownOption(part.to_owned()))?;
            options.set(name.trim(), value.trim())?;
        }
        Ok(options)
    }
}

/// Looks up a value by name.
fn named<T: Copy>(name: &str, names: &[(&str, T)]) -> Option<T> {
    names.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

/// Stores a value. Returns false if there is none.
fn put<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    *place = value;
    place.is_some()
}
