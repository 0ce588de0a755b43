//! Contracts, which declare which of a function's inputs are public.
//!
//! Each line is one contract, and cannot be continued on the next line:
//!
//! ```text
//! # name, or a pattern with `*`; then the arguments in the registers and on the stack, in order
//! aes_*_encrypt(&secret, &secret, &secret, public)
//! tag_is_equal(&secret, &secret, public) -> secret
//! wipe(&secret, public) wipes 0 for 1
//! forget() clears ymm
//! update(&{ 0..8: public, 8..16: &secret, ..: secret }, &secret, public)
//! verify(&secret, public) -> public bool except the verdict is public: branch at verify.c:31
//! data cpu_features(&public)
//! call my_memcpy(&secret, &secret, public)
//! ```
//!
//! - `public`: a number that an attacker may know, such as a length, a count or a flag.
//!   `public<256` also bounds it, so that the prover knows that an access to a constant table at
//!   this index stays in the table.
//! - `secret`: a number that an attacker must not learn.
//! - `&…`: a public pointer to memory. The memory is `public` or `secret`, contains pointers
//!   (`&&secret`), or consists of byte ranges that don't overlap. `..` is the rest, which is secret
//!   by default. The prover assumes that different `&` point to different memory.
//! - `-> public`: the result in RAX must be public. Without this, it can be anything. `-> public
//!   bool`, `u8`, `u16` or `u32` only covers the low bytes of RAX. Results in RDX or XMM0 aren't
//!   checked.
//! - `wipes A for B`: every path calls `memset` to zero at argument A with exactly the number of
//!   bytes in argument B, or B is zero on that path. Afterwards, only public numbers are stored
//!   there.
//! - `clears xmm`, `ymm` or `zmm`: on return, no secret is in a general register that a callee may
//!   change, nor in the given vector registers: the low 16 bytes of the first sixteen, all of these
//!   sixteen, or all thirty-two and the mask registers. `clears neon`, on AArch64, covers all
//!   vector registers except the callee-saved low halves of V8 to V15.
//! - `except NAME: KIND at FILE:LINE`, any number of times: allows a finding of this kind
//!   (`branch`, `address`, `index`, `mask`, `timing`, `unlisted`, `argument`, `result`) at this
//!   line. The verdict mentions it. The line is that of the debug information.
//! - `data NAME(&public)`: the contents of a variable of the file, which all functions of the
//!   program must respect. The name cannot contain `*`. It says nothing about pointers, so bounds
//!   must show that a running pointer is still inside the variable.
//! - `call`: not a contract to prove, but a summary that is believed wherever other functions call
//!   this one. Its public arguments, and public memory that its pointers point to, must really be
//!   public. It overwrites all memory behind its pointers with secrets.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A line, which is the assumption that a function is proved under.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Contract {
    /// The symbol. `*` matches any characters.
    pub symbol: String,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// How many of the result's low bytes must be public, which is 1, 2, 4 or 8.
    pub public_result: Option<usize>,
    /// The indices of the arguments that hold the pointer and the length to wipe.
    pub wipes: Option<(usize, usize)>,
    /// Vector registers that must be public on return, as well as the general registers that a
    /// callee may change.
    pub clears: Option<Vectors>,
    /// Whether this is a summary to believe rather than a claim to prove.
    pub summary: bool,
    /// Whether this describes a variable in the file. Such a line is treated as a summary.
    pub data: bool,
    /// Whether we assume that pointers computed from a constant table's address stay inside it.
    /// Contract files can't set this. Only the proof of Phalanx does, for one of its own tables.
    #[doc(hidden)]
    pub stays: bool,
    /// Findings that are allowed.
    pub exceptions: Vec<Exception>,
    /// The line that it was parsed from, without any comment. May be empty.
    pub text: String,
    /// Where that line is, as FILE:LINE. May be empty.
    pub place: String,
}

/// A finding on one line of the source that is allowed under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Exception {
    /// Why it is allowed, in the contract author's own words.
    pub name: String,
    /// The kind of finding: `branch`, `address`, `index`, `mask`, `timing`, `unlisted`, `argument`
    /// or `result`.
    pub kind: String,
    /// File and line.
    pub line: String,
}

impl fmt::Display for Exception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} at {}", self.name, self.kind, self.line)
    }
}

/// Sets of vector registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vectors {
    /// XMM0 to XMM15.
    Xmm,
    /// YMM0 to YMM15.
    Ymm,
    /// ZMM0 to ZMM31.
    Zmm,
    /// V0 to V31, except for the low halves of V8 to V15, which belong to the caller.
    Neon,
}

/// An argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A public number.
    Public,
    /// A public number less than this one.
    Below(u64),
    /// A secret number.
    Secret,
    /// A public pointer.
    Pointer(Content),
}

/// The contents of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Public numbers.
    Public,
    /// Secrets.
    Secret,
    /// Public pointers.
    Pointer(Box<Content>),
    /// Fields, and the contents of the rest.
    Fields(Vec<(Range<i64>, Content)>, Box<Content>),
}

/// A line that doesn't follow the grammar.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{what} at `{rest}` in the contract `{line}`")]
pub struct ContractError {
    /// `FILE:LINE: `, or empty if unknown.
    place: String,
    what: Cow<'static, str>,
    rest: String,
    line: String,
}

impl Contract {
    /// A contract that requires nothing of the result.
    pub fn new(symbol: impl Into<String>, arguments: Vec<Argument>) -> Self {
        Self {
            symbol: symbol.into(),
            arguments,
            public_result: None,
            wipes: None,
            clears: None,
            summary: false,
            data: false,
            stays: false,
            exceptions: Vec::new(),
            text: String::new(),
            place: String::new(),
        }
    }

    /// Parses a text with one contract per line. `#` begins a comment.
    ///
    /// # Errors
    /// A line doesn't follow the grammar.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, ContractError> {
        Self::parse_lines(text, |number| format!("line {number}"))
    }

    /// Like [`parse_all`](Self::parse_all), but for the contents of a file, whose name is used in
    /// messages.
    ///
    /// # Errors
    /// A line doesn't follow the grammar.
    pub fn parse_file(name: &str, text: &str) -> Result<Vec<Self>, ContractError> {
        Self::parse_lines(text, |number| format!("{name}:{number}"))
    }

    fn parse_lines(text: &str, place: impl Fn(usize) -> String) -> Result<Vec<Self>, ContractError> {
        // Some editors put a byte order mark at the beginning of a file.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let lines = lines.enumerate().filter(|(_, line)| !line.is_empty());
        lines
            .map(|(number, line)| match Self::parse(line) {
                Ok(contract) => Ok(Self { place: place(number + 1), ..contract }),
                Err(error) => Err(ContractError { place: format!("{}: ", place(number + 1)), ..error }),
            })
            .collect()
    }

    /// Parses one contract.
    ///
    /// # Errors
    /// It doesn't follow the grammar.
    pub fn parse(line: &str) -> Result<Self, ContractError> {
        let mut parser = Parser { line, rest: line };
        let data = parser.word("data ");
        let summary = data || parser.word("call ");
        let symbol = parser.take(|c| !c.is_whitespace() && c != '(', "expected a symbol")?.to_owned();
        parser.expect("(")?;
        let mut arguments = Vec::new();
        while !parser.word(")") {
            if !arguments.is_empty() && !parser.word(",") {
                return parser.fail("expected `,` or `)`");
            }
            arguments.push(parser.argument()?);
        }
        if data && !matches!(arguments[..], [Argument::Pointer(_)]) {
            return parser.fail("a `data` line describes the contents of a variable: write `(&public)`");
        }
        let mut contract = Self { summary, data, text: line.trim().to_owned(), ..Self::new(symbol, arguments) };
        if !data && parser.word("->") {
            if parser.name("public") {
                let widths = [("bool", 1), ("u8", 1), ("u16", 2), ("u32", 4), ("u64", 8)];
                let width = widths.into_iter().find(|(word, _)| parser.name(word));
                contract.public_result = Some(width.map_or(8, |(_, size)| size));
            } else if !parser.name("secret") {
                return parser.fail("expected `public` or `secret`");
            }
        }
        if summary && !parser.rest.trim().is_empty() {
            return parser.fail("expected the end: a `call` or `data` line proves nothing");
        }
        if parser.word("wipes ") {
            let pointer = parser.number()? as usize;
            parser.expect("for ")?;
            let length = parser.number()? as usize;
            let fits = matches!(contract.arguments.get(pointer), Some(Argument::Pointer(_)))
                && contract.arguments.get(length) == Some(&Argument::Public);
            if !fits {
                return parser
                    .fail("`wipes A for B` needs the indices of a pointer and a public length, counted from 0");
            }
            contract.wipes = Some((pointer, length));
        }
        if parser.word("clears ") {
            let widths = [("xmm", Vectors::Xmm), ("ymm", Vectors::Ymm), ("zmm", Vectors::Zmm), ("neon", Vectors::Neon)];
            let Some((_, vectors)) = widths.into_iter().find(|(word, _)| parser.name(word)) else {
                return parser.fail("expected `xmm`, `ymm`, `zmm` or `neon`");
            };
            contract.clears = Some(vectors);
        }
        while parser.word("except ") {
            contract.exceptions.push(parser.exception()?);
        }
        if !parser.rest.trim().is_empty() {
            return parser.fail("expected the end");
        }
        Ok(contract)
    }

    /// Whether the contract applies to this symbol. Descriptions of unnamed functions contain a
    /// space and never match.
    pub fn matches(&self, symbol: &str) -> bool {
        if symbol.contains(' ') {
            return false;
        }
        let mut parts = self.symbol.split('*');
        let Some(mut rest) = parts.next().and_then(|first| symbol.strip_prefix(first)) else { return false };
        let Some(last) = parts.next_back() else { return rest.is_empty() };
        for part in parts {
            let Some(at) = rest.find(part) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last)
    }
}

struct Parser<'a> {
    line: &'a str,
    rest: &'a str,
}

impl<'a> Parser<'a> {
    fn fail<T>(&self, what: impl Into<Cow<'static, str>>) -> Result<T, ContractError> {
        let (rest, line) = (self.rest.to_owned(), self.line.to_owned());
        Err(ContractError { place: String::new(), what: what.into(), rest, line })
    }

    /// Skips `word` if it comes next, and returns whether that was the case.
    fn word(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// The same, but for a complete word.
    fn name(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(word);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')) && self.word(word)
    }

    fn expect(&mut self, word: &'static str) -> Result<(), ContractError> {
        if self.word(word) { Ok(()) } else { self.fail(format!("expected `{}`", word.trim())) }
    }

    fn take(&mut self, accept: fn(char) -> bool, what: &'static str) -> Result<&'a str, ContractError> {
        let rest = self.rest.trim_start();
        let end = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        let (taken, rest) = rest.split_at(end);
        if taken.is_empty() {
            return self.fail(what);
        }
        self.rest = rest;
        Ok(taken)
    }

    /// `except NAME: KIND at FILE:LINE`
    fn exception(&mut self) -> Result<Exception, ContractError> {
        let name = self.take(|c| c != ':', "expected the name of the exception")?.trim().to_owned();
        self.expect(":")?;
        let kind = self.take(|c| c.is_ascii_lowercase(), "expected the kind of finding")?.to_owned();
        // Other kinds of findings stop the analysis, so they can't be allowed.
        if !["branch", "address", "index", "mask", "timing", "unlisted", "argument", "result"].contains(&kind.as_str())
        {
            return self.fail("expected branch, address, index, mask, timing, unlisted, argument or result");
        }
        self.expect("at ")?;
        let line = self.take(|c| !c.is_whitespace() && c != ',', "expected FILE:LINE")?.to_owned();
        let number = line.rsplit_once(':').and_then(|(file, number)| Some((file, number.parse::<u32>().ok()?)));
        if number.is_none_or(|(file, _)| file.is_empty()) {
            return self.fail("expected FILE:LINE");
        }
        self.word(",");
        Ok(Exception { name, kind, line })
    }

    fn number(&mut self) -> Result<u32, ContractError> {
        let digits = self.take(|c| c.is_ascii_digit(), "expected a number")?;
        digits.parse().or_else(|_| self.fail("the number is too large"))
    }

    fn argument(&mut self) -> Result<Argument, ContractError> {
        if self.word("&") {
            return Ok(Argument::Pointer(self.content(0)?));
        }
        match self.content(0)? {
            Content::Public if self.word("<") => match self.number()? {
                0 => self.fail("`public<0` allows no number: use a larger bound"),
                end => Ok(Argument::Below(end.into())),
            },
            Content::Public => Ok(Argument::Public),
            Content::Secret => Ok(Argument::Secret),
            _ => self.fail("fields need a pointer: write `&{ … }`"),
        }
    }

    fn content(&mut self, depth: u8) -> Result<Content, ContractError> {
        if depth > 8 {
            return self.fail("too many pointers to pointers");
        }
        if self.name("public") {
            return Ok(Content::Public);
        }
        if self.name("secret") {
            return Ok(Content::Secret);
        }
        if self.word("&") {
            return Ok(Content::Pointer(Box::new(self.content(depth + 1)?)));
        }
        if !self.word("{") {
            return self.fail("expected `public`, `secret`, `&` or `{`");
        }
        let (mut fields, mut rest) = (Vec::<(Range<i64>, Content)>::new(), None);
        while !self.word("}") {
            if self.word("..") {
                if rest.is_some() {
                    return self.fail("the rest is already described");
                }
                rest = Some(self.field(depth)?);
            } else {
                let range = self.range()?;
                if fields.iter().any(|(other, _)| other.start < range.end && range.start < other.end) {
                    return self.fail("the range overlaps another one");
                }
                fields.push((range, self.field(depth)?));
            }
            if !self.word(",") && !self.rest.trim_start().starts_with('}') {
                return self.fail("expected a comma or `}`");
            }
        }
        let rest = rest.unwrap_or(Content::Secret);
        Ok(Content::Fields(fields, Box::new(rest)))
    }

    /// `8..16`
    fn range(&mut self) -> Result<Range<i64>, ContractError> {
        let whole = "expected a range with two ends such as `8..16`, or `..` for the rest";
        let start = i64::from(self.number()?);
        if !self.word("..") || !self.rest.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            return self.fail(whole);
        }
        let end = i64::from(self.number()?);
        if start >= end {
            return self.fail("the range is empty");
        }
        Ok(start..end)
    }

    /// `: public`
    fn field(&mut self, depth: u8) -> Result<Content, ContractError> {
        self.expect(":")?;
        match self.content(depth + 1)? {
            Content::Fields(..) => self.fail("fields cannot be nested: write their ranges separately"),
            content => Ok(content),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grammar() {
        let contract =
            Contract::parse("f_*(&{0..8: public, 8..16: &secret, ..: secret}, public, secret) -> public").unwrap();
        assert!(contract.public_result == Some(8) && !contract.summary);
        let fields = vec![(0..8, Content::Public), (8..16, Content::Pointer(Box::new(Content::Secret)))];
        let layout = Content::Fields(fields, Box::new(Content::Secret));
        assert_eq!(contract.arguments, [Argument::Pointer(layout), Argument::Public, Argument::Secret]);
        assert!(contract.matches("f_") && contract.matches("f_x") && !contract.matches("g_x"));
        assert_eq!(Contract::parse("w(&secret, public) wipes 0 for 1").unwrap().wipes, Some((0, 1)));
        assert_eq!(Contract::parse("c() clears ymm").unwrap().clears, Some(Vectors::Ymm));
        assert!(Contract::parse("call g()").unwrap().summary);
        assert_eq!(Contract::parse_all("# only this\n\nf() # and this\n").unwrap().len(), 1);
    }

    #[test]
    fn patterns() {
        let matches = |pattern: &str, symbol| Contract::new(pattern, Vec::new()).matches(symbol);
        assert!(matches("a*b*c", "a1b2c") && matches("a*b*c", "abc") && matches("*", "anything"));
        assert!(!matches("a*b*c", "a1c2b") && !matches("abc", "abcd") && !matches("ab*ba", "aba"));
        // Patterns do not match descriptions of unnamed functions.
        assert!(!matches("a*", "a function that is chosen when the program starts"));
        assert!(!matches("*", "something of another file"));
    }

    #[test]
    fn errors_name_the_place() {
        for (line, rest) in [
            ("f(publik)", "publik)"),
            ("f(public", ""),
            ("f(public) x", " x"),
            ("f({0..1: public})", ")"),
            ("f(&{2..1: public})", ": public})"),
            // Ambiguous lines.
            ("f(&{0..8: public, 4..12: secret})", ": secret})"),
            ("f(&{..: public, ..: secret})", ": secret})"),
            ("f(&{0..8: {0..4: public}})", "})"),
            ("f(public) -> publicbool", " publicbool"),
            ("f(public) -> public boolean", " boolean"),
            ("f(public<0)", ")"),
            ("call f(&secret, public) wipes 0 for 1", " wipes 0 for 1"),
            ("data f(&public) -> public", " -> public"),
            ("w(public, public) wipes 0 for 1", ""),
            ("(public)", "(public)"),
            ("c() clears all", "all"),
        ] {
            let error = Contract::parse(line).unwrap_err();
            assert_eq!(error.rest, rest, "{error}");
        }
    }

    #[test]
    fn errors_name_the_line_and_what_is_expected() {
        let error = |text| Contract::parse_file("f.contracts", text).unwrap_err().to_string();
        let rest = error("# one\n\nf(&{0..8: public, 8..: secret}, public)\n");
        assert!(rest.starts_with("f.contracts:3: expected a range with two ends"), "{rest}");
        assert!(rest.contains("or `..` for the rest at `: secret}"), "{rest}");
        assert!(error("f()\ng(public secret)").starts_with("f.contracts:2: expected `,` or `)` at ` secret)`"));
        assert!(error("g").starts_with("f.contracts:1: expected `(`"));
        assert!(Contract::parse_all("f()\ng").unwrap_err().to_string().starts_with("line 2: expected `(`"));
    }

    #[test]
    fn contracts_know_where_they_stand() {
        // With the mark that some editors begin a file with.
        let contracts = Contract::parse_file("f.contracts", "\u{feff}f(public) # a comment\r\n\r\ng()\r\n").unwrap();
        let known: Vec<_> = contracts.iter().map(|c| (c.symbol.as_str(), c.text.as_str(), c.place.as_str())).collect();
        assert_eq!(known, [("f", "f(public)", "f.contracts:1"), ("g", "g()", "f.contracts:3")]);
    }
}
