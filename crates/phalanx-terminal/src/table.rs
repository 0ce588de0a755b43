//! Text tables.

use comfy_table::{CellAlignment, Table, presets};

/// Formats a table in Markdown, without its empty columns. If a title begins with a space, the
/// column contains numbers and gets right-aligned.
pub fn markdown(titles: &[&str], rows: &[Vec<String>]) -> String {
    format!("{}\n", table(titles, rows, presets::ASCII_MARKDOWN))
}

/// Formats a table as plain text without lines. The columns are two spaces apart.
pub fn aligned(titles: &[&str], rows: &[Vec<String>]) -> String {
    let mut table = table(titles, rows, presets::NOTHING);
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn table(titles: &[&str], rows: &[Vec<String>], preset: &str) -> Table {
    let cell = |row: &[String], i: usize| row.get(i).cloned().unwrap_or_default();
    let used: Vec<usize> = (0..titles.len()).filter(|i| rows.iter().any(|row| !cell(row, *i).is_empty())).collect();
    let mut table = Table::new();
    table.load_preset(preset).set_header(used.iter().map(|i| titles[*i].trim_start()));
    table.add_rows(rows.iter().map(|row| used.iter().map(|i| cell(row, *i)).collect::<Vec<_>>()));
    for (column, i) in table.column_iter_mut().zip(&used) {
        if titles[*i].starts_with(' ') {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_do_not_touch() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["a_very_long_name", "1", ""]), row(["b", "4096", ""])];
        let titles = ["name", " bytes", "empty"];
        let text = "name              bytes\na_very_long_name      1\nb                  4096\n";
        assert_eq!(aligned(&titles, &rows), text);
        assert!(markdown(&titles, &rows).ends_with("| b                |  4096 |\n"));
    }
}
