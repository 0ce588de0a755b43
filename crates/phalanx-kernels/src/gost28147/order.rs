//! The order in which the rounds take the words of the key.

/// Words of a key.
pub(super) const WORDS: usize = 8;

/// The word of the key that a round takes: the key goes forward thrice and backward once, or once and thrice.
pub(super) const fn word_of(round: usize, decrypt: bool) -> usize {
    let forward = if decrypt { round < WORDS } else { round < 3 * WORDS };
    if forward { round % WORDS } else { WORDS - 1 - round % WORDS }
}

/// The rounds of encryption that take a word.
pub(super) const fn rounds_of(word: usize) -> [usize; 4] {
    [word, WORDS + word, 2 * WORDS + word, 4 * WORDS - 1 - word]
}
