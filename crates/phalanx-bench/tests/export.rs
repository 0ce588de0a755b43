//! What others read of a record: tables with commas, LaTeX, and the papers by their names.

mod common;

use std::process::{Command, ExitCode, Stdio};

use common::{full, sample};
use libtest_mimic::{Arguments, Failed, Trial};
use phalanx_bench::{PAPERS, csv, latex, own_tables};
use serde_json::Value;

/// The lines of a file of cells, unquoted.
fn cells(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut cell, mut quoted) = (vec![Vec::new()], String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => cell.push(letters.next().unwrap_or_default()),
            '"' => quoted = !quoted,
            ',' if !quoted => lines.last_mut().expect("a line").push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                lines.last_mut().expect("a line").push(std::mem::take(&mut cell));
                lines.push(Vec::new());
            }
            other => cell.push(other),
        }
    }
    lines.pop();
    lines
}

fn everything_is_in_tables_with_commas() -> Result<(), Failed> {
    for mut record in [sample(), full()] {
        record.results[0].level = "with, comma and \"quotes\"\nand a line".into();
        let files = csv(&record)?;
        let file = |name: &str| files.iter().find(|(there, _)| there == name).map(|(_, text)| cells(text)).expect(name);
        let results = file("results.csv");
        assert_eq!(results.len(), record.results.len() + 1);
        for (line, row) in results[1..].iter().zip(&record.results) {
            assert_eq!(line.len(), results[0].len());
            let Value::Object(row) = serde_json::to_value(row)? else { return Err("a row is an object".into()) };
            for (name, value) in row.iter().filter(|(name, _)| *name != "ratio") {
                let at = results[0].iter().position(|head| head == name).unwrap_or_else(|| panic!("no column {name}"));
                let text = value.as_str().map_or_else(|| value.to_string().replace("null", ""), str::to_owned);
                assert_eq!(line[at], text, "{name}");
            }
        }
        assert_eq!(file("programs.csv").len(), record.programs.len() + 1);
        assert!(file("machine.csv").iter().any(|line| line[0] == "machine.cpu" && line[1] == record.machine.cpu));
    }
    Ok(())
}

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

/// By the LaTeX that is installed.
fn latex_compiles() -> Result<(), Failed> {
    for record in [sample(), full()] {
        let folder = tempfile::tempdir()?;
        for (name, text) in latex(&record) {
            std::fs::write(folder.path().join(name), text)?;
        }
        let run = Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-halt-on-error", "phalanx.tex"])
            .current_dir(folder.path())
            .output()?;
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
        assert!(std::fs::metadata(folder.path().join("phalanx.pdf"))?.len() > 10_000);
        let said = String::from_utf8_lossy(&run.stdout);
        assert!(!said.contains("multiply defined"), "{said}");
        let wide =
            said.lines().filter_map(|line| line.strip_prefix("Overfull \\hbox (")?.split("pt").next()?.parse().ok());
        assert!(wide.fold(0.0, f64::max) < 10.0, "{said}");
    }
    Ok(())
}

/// Why LaTeX cannot be asked.
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
        Trial::test("everything_is_in_tables_with_commas", everything_is_in_tables_with_commas),
        Trial::test("tables_of_papers_have_what_was_printed", tables_of_papers_have_what_was_printed),
        Trial::test("papers_have_one_name", papers_have_one_name),
        Trial::test(name, latex_compiles).with_ignored_flag(lacking.is_some()),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
