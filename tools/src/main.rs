//! Generators whose output is checked in: circuits, vectors, test data.

fn main() {}
