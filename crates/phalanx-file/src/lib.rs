//! The encrypted-file format of Phalanx and its parallel reader and writer.
