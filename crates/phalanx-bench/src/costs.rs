//! Writes the library's cost files with a new column or one that replaces an existing one.

use std::collections::BTreeMap;

use phalanx::costs::{self, Basis, COLUMNS, Column, Cost, Costs, Cpu, ESTIMATED, FIGURES, LAST, MEASURED_CODE};
use phalanx::families;
use phalanx::frames;
use phalanx::kernel::{Kernel, Op};

/// A column to write.
#[derive(Clone, Debug)]
pub struct CostColumn<'a> {
    /// The name of the CPU generation.
    pub name: String,
    /// The CPU that represents the generation. If there is already a column for the same CPU, it is
    /// replaced.
    pub cpu: Cpu<'a>,
    /// Its features.
    pub features: String,
    /// Where the figures come from.
    pub basis: Basis<'a>,
}

impl From<&Column> for CostColumn<'static> {
    fn from(column: &Column) -> Self {
        let Column { name, cpu, features, basis } = *column;
        Self { name: name.into(), cpu, features: features.into(), basis }
    }
}

/// Kernel costs, by symbol.
pub type CostFigures = BTreeMap<&'static str, Cost>;

/// The library's cost file with these columns. If a figure is missing, we copy it from the nearest
/// column and mark it as estimated, as we do for all figures in an estimated column.
///
/// # Errors
/// There is a kernel that has no figure in any column.
pub fn with_columns(new: &[(CostColumn<'_>, CostFigures)]) -> Result<String, &'static str> {
    let mut columns: Vec<CostColumn<'_>> = COLUMNS.iter().map(CostColumn::from).collect();
    let table = |figures: &'static [(&str, Costs)], is_there: fn(&Kernel) -> bool| -> Table {
        let known: BTreeMap<&str, &Costs> = figures.iter().map(|(symbol, costs)| (*symbol, costs)).collect();
        let kernels = families().iter().flat_map(|family| family.kernels).filter(|kernel| is_there(kernel));
        let row = |symbol| known.get(costs::name(symbol)).map_or_else(Vec::new, |costs| costs.to_vec());
        kernels.map(|kernel| (kernel.symbol, row(kernel.symbol))).collect()
    };
    let mut each = table(FIGURES, |_| true);
    let mut last = table(LAST, |kernel| matches!(kernel.op, Op::Encrypt | Op::Decrypt));
    // For each kernel, the hash of the code that was measured for each column.
    let mut code = table(MEASURED_CODE, |_| true);
    code.values_mut().for_each(|row| row.resize(columns.len(), 0));
    for (column, figures) in new {
        let at = columns.iter().position(|other| other.cpu == column.cpu).unwrap_or(columns.len());
        let replaced = columns.len().min(at + 1);
        let mark = if matches!(column.basis, Basis::Estimated { .. }) { ESTIMATED } else { 0 };
        let nearest = costs::nearest_column(column.cpu, &column.features);
        let add = |table: &mut Table, figure: fn(&Cost) -> u32| {
            for (symbol, costs) in table {
                let here = figures.get(symbol).map(|cost| figure(cost) | mark);
                // Figures that were never measured come from this machine or, if this CPU can't run
                // the kernel, from the nearest column.
                let other = costs.get(nearest).copied().or(here).ok_or(*symbol)? | ESTIMATED;
                costs.resize(columns.len(), other);
                costs.splice(at..replaced, [here.unwrap_or(other)]);
            }
            Ok(())
        };
        add(&mut each, |cost| cost.each)?;
        add(&mut last, |cost| cost.last)?;
        for (symbol, row) in &mut code {
            let here = figures.get(symbol).filter(|_| mark == 0).and_then(|_| frames::code_of(symbol));
            row.splice(at..replaced, [here.unwrap_or(0)]);
        }
        columns.splice(at..replaced, [column.clone()]);
    }
    Ok(text(&columns, [each, last], &code))
}

/// Rows with one figure per column.
type Table = BTreeMap<&'static str, Vec<u32>>;

/// The contents of the file.
fn text(columns: &[CostColumn<'_>], tables: [Table; 2], code: &Table) -> String {
    let mut out = format!(
        "//! What kernels cost on {}. Written by `phalanx-bench choice calibrate --write` and, where it is estimated, by `phalanx-tools costs`: not by \
         hand.\n\n\
         use super::{{Basis, Column, Costs, Cpu, e}};\n\n\
         pub(super) const COLUMNS: [Column; {}] = [",
        costs::ARCHITECTURE,
        columns.len()
    );
    let indent = if columns.len() == 1 { "" } else { "    " };
    for CostColumn { name, cpu: Cpu { vendor, family, model }, features, basis } in columns {
        let (start, end) = if columns.len() == 1 { ("", "") } else { ("\n    ", ",") };
        let basis = match basis {
            Basis::Measured { on, date } => format!("Basis::Measured {{ on: {on:?}, date: {date:?} }}"),
            Basis::Estimated { how } => format!("Basis::Estimated {{ how: {how:?} }}"),
        };
        out += &format!(
            "{start}Column {{\n\
             {indent}    name: {name:?},\n\
             {indent}    cpu: Cpu {{ vendor: {vendor:?}, family: {family}, model: {model} }},\n\
             {indent}    features: {features:?},\n\
             {indent}    basis: {basis},\n\
             {indent}}}{end}"
        );
    }
    out += if columns.len() == 1 { "];\n" } else { "\n];\n" };
    for (name, table) in ["FIGURES", "LAST"].into_iter().zip(tables) {
        out += &format!("\npub(super) static {name}: [(&str, Costs); {}] = [\n", table.len());
        for (symbol, costs) in table {
            let cost = |cost: &u32| match cost & ESTIMATED {
                0 => cost.to_string(),
                _ => format!("e({})", cost & !ESTIMATED),
            };
            let costs: Vec<_> = costs.iter().map(cost).collect();
            out += &format!("    ({:?}, [{}]),\n", costs::name(symbol), costs.join(", "));
        }
        out += "];\n";
    }
    let code: Vec<_> = code.iter().filter(|(_, row)| row.iter().any(|hash| *hash != 0)).collect();
    out += &format!("\npub(super) static MEASURED_CODE: [(&str, Costs); {}] = [\n", code.len());
    for (symbol, row) in code {
        let row: Vec<_> =
            row.iter().map(|hash| if *hash == 0 { "0".into() } else { format!("{hash:#010x}") }).collect();
        out += &format!("    ({:?}, [{}]),\n", costs::name(symbol), row.join(", "));
    }
    out + "];\n"
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_file_is_as_it_would_be_written() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../phalanx-kernels/src/costs").join(costs::FILE);
        let columns: Vec<CostColumn<'_>> = COLUMNS.iter().map(CostColumn::from).collect();
        let there = std::fs::read_to_string(path).unwrap();
        let table = |figures: &[(&'static str, Costs)]| {
            figures.iter().map(|(symbol, costs)| (*symbol, costs.to_vec())).collect()
        };
        assert_eq!(text(&columns, [table(FIGURES), table(LAST)], &table(MEASURED_CODE)), there);
    }
}
