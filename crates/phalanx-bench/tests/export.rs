//! Tests what is exported from a record as LaTeX, and the names of the papers.

mod common;

use std::process::{Command, ExitCode, Stdio};

use common::{full, sample};
use libtest_mimic::{Arguments, Failed, Trial};
use phalanx_bench::{PAPERS, Record, latex, own_tables};

fn tables_of_papers_have_what_was_printed() -> Result<(), Failed> {
    let record = sample();
    let tables = own_tables(record.results.iter());
    let of_papers = || record.results.iter().filter(|row| row.paper.is_some());
    let printed = tables.iter().flat_map(|table| &table.rows).flat_map(|row| [&row[5], &row[7]]);
    let printed: Vec<&String> = printed.filter(|cell| !cell.is_empty()).collect();
    assert_eq!(printed.len(), of_papers().count());
    for row in of_papers() {
        let text = row.published.clone().unwrap_or_else(|| "-".into());
        assert!(printed.contains(&&text), "{text}");
        if let (true, Some(cycles)) = (text.contains("cpb"), row.core_cpb) {
            let here = format!("{cycles:.2} cpb");
            assert!(tables.iter().flat_map(|table| &table.rows).any(|row| row.contains(&here)), "{here}");
        }
    }
    Ok(())
}

fn papers_have_one_name() -> Result<(), Failed> {
    let documents = [include_str!("../../../docs/papers.md"), include_str!("../../../CITATION.cff")];
    let plain = |text: &str| text.replace(['\n', '*'], " ").split_whitespace().collect::<Vec<_>>().join(" ");
    for paper in PAPERS {
        for text in documents.map(plain) {
            assert!(text.contains(paper.title), "{}", paper.title);
            assert!(paper.doi.is_none_or(|doi| text.contains(doi)), "{paper}");
        }
        assert!(plain(documents[0]).contains(paper.authors) && plain(documents[0]).contains(paper.venue), "{paper}");
    }
    Ok(())
}

fn a_dash_is_explained_below_its_table() -> Result<(), Failed> {
    let mut tables = 0;
    for (name, text) in latex(&sample()).iter().filter(|(_, text)| text.contains("& - ")) {
        let (_, below) = text.split_once("\\end{longtable}").ok_or_else(|| format!("{name} has no table"))?;
        assert!(below.contains("-: "), "{name}: {below}");
        tables += 1;
    }
    assert!(tables > 0);
    Ok(())
}

/// Returns the checked-in records, which contain the widest tables.
fn records() -> Result<Vec<Record>, Failed> {
    let mut records = Vec::new();
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records"))? {
        let path = entry?.path();
        let is_record = |name: &str| name.starts_with(|c: char| c.is_ascii_digit()) && name.ends_with(".csv");
        if path.file_name().and_then(|name| name.to_str()).is_some_and(is_record) {
            records.push(Record::parse(&std::fs::read_to_string(path)?)?);
        }
    }
    assert!(!records.is_empty());
    Ok(records)
}

/// Compiles with the installed LaTeX.
fn latex_compiles() -> Result<(), Failed> {
    for record in [sample(), full()].into_iter().chain(records()?) {
        let folder = tempfile::tempdir()?;
        for (name, text) in latex(&record) {
            std::fs::write(folder.path().join(name), text)?;
        }
        let compile = || {
            let options = ["-interaction=nonstopmode", "-halt-on-error", "phalanx.tex"];
            Command::new("pdflatex").args(options).current_dir(folder.path()).output()
        };
        // The column widths of long tables are only final after the second pass.
        compile()?;
        compile()?;
        let run = compile()?;
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
        assert!(std::fs::metadata(folder.path().join("phalanx.pdf"))?.len() > 10_000);
        let said = String::from_utf8_lossy(&run.stdout);
        assert!(!said.contains("multiply defined"), "{said}");
        let wide =
            said.lines().filter_map(|line| line.strip_prefix("Overfull \\hbox (")?.split("pt").next()?.parse().ok());
        assert!(wide.fold(0.0, f64::max) < 1.0, "{said}");
    }
    Ok(())
}

/// Returns the reason why LaTeX can't be used, if any.
fn lacks_latex() -> Option<&'static str> {
    let found = |file: &str| {
        let run = Command::new("kpsewhich").arg(file).stdout(Stdio::null()).stderr(Stdio::null()).status();
        run.is_ok_and(|status| status.success())
    };
    let runs =
        Command::new("pdflatex").arg("-version").stdout(Stdio::null()).status().is_ok_and(|status| status.success());
    if !runs {
        return Some("needs pdflatex (Debian's texlive-latex-base and texlive-pictures)");
    }
    (!["booktabs.sty", "longtable.sty", "pgfplots.sty"].into_iter().all(found))
        .then_some("needs booktabs, longtable and pgfplots (texlive-pictures)")
}

fn main() -> ExitCode {
    let lacking = lacks_latex();
    let name = lacking.map_or_else(|| "latex_compiles".to_owned(), |why| format!("latex_compiles: {why}"));
    let trials = vec![
        Trial::test("a_dash_is_explained_below_its_table", a_dash_is_explained_below_its_table),
        Trial::test("tables_of_papers_have_what_was_printed", tables_of_papers_have_what_was_printed),
        Trial::test("papers_have_one_name", papers_have_one_name),
        Trial::test(name, latex_compiles).with_ignored_flag(lacking.is_some()),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
