//! The standards transcribed plainly: slow, with table look-ups on secrets, the oracle of the tests.
