//! The constants of the rounds.

/// By how many columns row `row` is shifted to the right.
pub(super) const fn shift(columns: usize, row: usize) -> usize {
    if columns == 16 && row == 7 { 11 } else { row }
}

/// The constant that T⊕ adds to row 0 of a column by exclusive or, without the number of the round.
pub(super) const fn xored(column: usize) -> u8 {
    (column << 4) as u8
}

/// The constant that T+ adds to a row of a column as part of a 64-bit number. In row 7, the number
/// of the round is added to it by exclusive or.
pub(super) const fn added(columns: usize, row: usize, column: usize) -> u8 {
    match row {
        0 => 0xf3,
        7 => ((columns - 1 - column) << 4) as u8,
        _ => 0xf0,
    }
}
