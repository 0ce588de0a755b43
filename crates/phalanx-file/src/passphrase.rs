//! Generated passphrases, and warnings about weak ones.
//!
//! This runs in constant time: word lists are always scanned completely, and no address or branch
//! depends on the passphrase. Its length and the result are not secret.

use std::fmt;

use zeroize::Zeroizing;

use crate::error::Result;
use crate::random::Randomness;
use crate::secret::Passphrase;

/// 2,048 words.
const WORDS: &str = include_str!("words/passphrase.txt");
/// Common passphrases.
const COMMON: &str = include_str!("words/common.txt");

/// Number of letters of the longest word.
const LONGEST_WORD: usize = 8;
/// Number of words of a generated passphrase, which gives 88 bits.
const WORDS_MADE: usize = 8;
/// Passphrases with fewer bytes are short.
const SHORT: usize = 12;
/// Only a suffix shorter than this, in bytes, counts as appended to a common passphrase.
const APPENDED: usize = 8;

/// Why a chosen passphrase is weak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Weakness {
    /// It has fewer than twelve bytes.
    Short,
    /// It is one of the ten thousand most common ones, possibly followed by digits or signs.
    Common,
    /// It repeats a few bytes, or counts up or down.
    Pattern,
}

/// In words, for people.
impl fmt::Display for Weakness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Short => "short",
            Self::Common => "a common one",
            Self::Pattern => "a pattern",
        })
    }
}

fn lines(list: &str) -> impl Iterator<Item = &[u8]> {
    list.lines().filter(|line| !line.starts_with('#')).map(str::as_bytes)
}

/// All ones if `condition` holds, without a branch.
fn mask(condition: bool) -> u8 {
    std::hint::black_box(u8::from(condition)).wrapping_neg()
}

fn lower(byte: u8) -> u8 {
    byte | mask(byte.wrapping_sub(b'A') < 26) & 0x20
}

fn is_letter(byte: u8) -> u8 {
    mask(lower(byte).wrapping_sub(b'a') < 26) | mask(byte >= 0x80)
}

/// All ones if both are equal, in time that depends only on their length.
fn same(a: &[u8], b: &[u8]) -> u8 {
    mask(a.iter().zip(b).fold(0, |sum, (a, b)| sum | lower(*a) ^ lower(*b)) == 0)
}

impl Passphrase {
    /// Generates a passphrase of eight words joined by hyphens. Its 88 bits suffice at every
    /// allowed cost.
    ///
    /// # Errors
    /// [`Error::Random`](crate::Error::Random).
    pub fn generate(random: &mut dyn Randomness) -> Result<Self> {
        let mut numbers = Zeroizing::new([0; 2 * WORDS_MADE]);
        random.fill(numbers.as_mut_slice())?;
        let mut text = Zeroizing::new([0; WORDS_MADE * (LONGEST_WORD + 1)]);
        let mut length = 0;
        for bytes in numbers.as_chunks().0 {
            let number = usize::from(u16::from_le_bytes(*bytes) % 2048);
            let mut word = Zeroizing::new([0; LONGEST_WORD + 1]);
            for (at, candidate) in lines(WORDS).enumerate() {
                let chosen = mask(at ^ number == 0);
                word.iter_mut().zip(candidate.iter().chain(b"-")).for_each(|(byte, letter)| *byte |= letter & chosen);
            }
            // The length of this word is secret, and the start of the next one would reveal it.
            for letter in *word {
                text.iter_mut().enumerate().for_each(|(at, byte)| *byte |= letter & mask(at ^ length == 0));
                length += usize::from(mask(letter != 0) & 1);
            }
        }
        let text = &text[..length.saturating_sub(1)];
        Self::new(text.to_vec())
    }

    /// Whether it contains control characters other than tabs, which cannot be typed. UTF-16 text
    /// mistaken for UTF-8 usually does.
    pub fn has_control_characters(&self) -> bool {
        // No branch depends on where a control character is found.
        let is = |byte: u8| (byte < 0x20 && byte != b'\t') | (byte == 0x7f);
        self.as_bytes().iter().fold(0, |found, byte| found | std::hint::black_box(u8::from(is(*byte)))) != 0
    }

    /// Why the passphrase is weak, as far as can be detected. Anyone with the file can try billions
    /// of guesses.
    ///
    /// `None` does not mean that it is strong: other people may have chosen or published it.
    pub fn weakness(&self) -> Option<Weakness> {
        let bytes = self.as_bytes();
        if bytes.len() < SHORT {
            return Some(Weakness::Short);
        }
        // Whether there are no letters at or after this byte.
        let mut bare = Zeroizing::new(vec![0xff; bytes.len() + 1]);
        for at in (0..bytes.len()).rev() {
            bare[at] = bare[at + 1] & !is_letter(bytes[at]);
        }
        let mut common = 0;
        for word in lines(COMMON) {
            if let Some((start, rest)) = bytes.split_at_checked(word.len())
                && rest.len() < APPENDED
            {
                common |= same(start, word) & bare[word.len()];
            }
        }
        let mut pattern = 0;
        for period in 1..=bytes.len() / 2 {
            pattern |= same(bytes, &bytes[period..]);
        }
        let step = bytes[1].wrapping_sub(bytes[0]);
        let steps = bytes.windows(2).fold(0, |sum, pair| sum | pair[1].wrapping_sub(pair[0]) ^ step);
        pattern |= mask(steps == 0);
        match (common != 0, pattern != 0) {
            (true, _) => Some(Weakness::Common),
            (_, true) => Some(Weakness::Pattern),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemRandom;

    fn weakness(text: &str) -> Option<Weakness> {
        Passphrase::new(text.as_bytes().to_vec()).unwrap().weakness()
    }

    #[test]
    fn words_are_there() {
        let words: Vec<_> = lines(WORDS).collect();
        assert_eq!(words.len(), 2048);
        assert!(words.is_sorted() && words.iter().all(|word| (3..=LONGEST_WORD).contains(&word.len())));
        assert_eq!(lines(COMMON).count(), 10_000);
        assert!(lines(COMMON).all(|word| word.len() >= 5 && word.is_ascii()));
    }

    #[test]
    fn weak_ones_are_called_so() {
        for (text, why) in [
            ("abc", Weakness::Short),
            ("correct hor", Weakness::Short),
            ("password12345", Weakness::Common),
            ("PassWord1234!", Weakness::Common),
            ("sonyericsson", Weakness::Common),
            ("aaaaaaaaaaaaaaaa", Weakness::Pattern),
            ("banabanabanaban", Weakness::Pattern),
            ("abcdefghijklmnop", Weakness::Pattern),
            ("zyxwvutsrqpon", Weakness::Pattern),
        ] {
            assert_eq!(weakness(text), Some(why), "{text}");
        }
        for text in ["correct horse battery staple", "шість пілотів", "password, then more words", "8305617294450912"]
        {
            assert_eq!(weakness(text), None, "{text}");
        }
    }

    /// Each number selects its word, and nothing else is in the passphrase.
    #[test]
    fn made_ones_are_words() {
        struct Fixed([u8; 16]);
        impl Randomness for Fixed {
            fn fill(&mut self, out: &mut [u8]) -> Result<()> {
                out.copy_from_slice(&self.0[..out.len()]);
                Ok(())
            }
        }
        let mut numbers = [0; 16];
        for (at, number) in [0_u16, 1, 2, 1000, 2047, 2048, 65_535, 3].into_iter().enumerate() {
            numbers[2 * at..2 * at + 2].copy_from_slice(&number.to_le_bytes());
        }
        let made = Passphrase::generate(&mut Fixed(numbers)).unwrap();
        let words: Vec<_> = lines(WORDS).collect();
        let expected = [0, 1, 2, 1000, 2047, 0, 2047, 3].map(|number| words[number]).join(&b'-');
        assert_eq!(made.as_bytes(), expected);
        let made = Passphrase::generate(&mut SystemRandom).unwrap();
        assert_eq!((made.weakness(), made.as_bytes().split(|byte| *byte == b'-').count()), (None, 8));
    }
}
