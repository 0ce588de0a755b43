//! The order in which the rounds use the key's words.

/// Number of words in a key.
pub(super) const WORDS: usize = 8;

/// Returns the index of the key word that a round uses. Encryption goes through the words in order
/// three times and then once in reverse, while decryption goes through them once in order and then
/// three times in reverse.
pub(super) const fn word_of(round: usize, decrypt: bool) -> usize {
    let forward = if decrypt { round < WORDS } else { round < 3 * WORDS };
    if forward { round % WORDS } else { WORDS - 1 - round % WORDS }
}

/// The encryption rounds that use a given word.
pub(super) const fn rounds_of(word: usize) -> [usize; 4] {
    [word, WORDS + word, 2 * WORDS + word, 4 * WORDS - 1 - word]
}
