//! The order in which the rounds use the key's words.

/// Number of words in a key.
pub(super) const WORDS: usize = 8;

/// The key word that a round uses. Encryption uses the words in order three times, then once in
/// reverse. Decryption uses them in order once, then three times in reverse.
pub(super) const fn word_of(round: usize, decrypt: bool) -> usize {
    let forward = if decrypt { round < WORDS } else { round < 3 * WORDS };
    if forward { round % WORDS } else { WORDS - 1 - round % WORDS }
}

/// The encryption rounds that use a given word.
pub(super) const fn rounds_of(word: usize) -> [usize; 4] {
    [word, WORDS + word, 2 * WORDS + word, 4 * WORDS - 1 - word]
}
